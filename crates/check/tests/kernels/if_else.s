; y = x < 0 ? -x : 2 * x
.isa linx
.kernel main
    .launch lb0=8, lb1=1
    .imports a0, a1, a2, a3
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 8, ->lb0
    C.B.DIMI 1, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<5], ->vt@x
    .mask all = entry
    l.or p, zero, ->t@all
    v.cmp.lt vt#1@x, zero, ->p
    .mask then
    b.z else
    v.sub zero, vt#1@x, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<5]
else:
    l.and t#1@all, p.not, ->p
    .mask = all & ~then
    b.z join
    v.slli vt#1@x, 1, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<5]
join:
    l.or t#1@all, zero, ->p
    .mask = entry
    C.BSTOP
