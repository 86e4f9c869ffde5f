; another entry, one without a name, a later one of the name, a name that is not written, a register of the launch
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@x
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vt@y
    v.add vt#1@x, vt#2@x, ->vt ; ! linx-name
    v.add vt#1@sum, vt#2@y, ->vt@x ; ! linx-name
    v.add vt#4@x, vt#1@x, ->vu ; ! linx-name
    v.add vt#3, vu#1, ->vu ; ! linx-name
    l.or p, zero, ->x1@all
    v.cmp.lt vu#1, zero, ->p
    b.z join
    l.or p, zero, ->x2@then
    v.cmp.lti vu#1, -5, ->p
join:
    l.or x2@then, p, ->p ; ! linx-name; ! linx-mask-widened
    l.or x1@all, zero, ->p
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
