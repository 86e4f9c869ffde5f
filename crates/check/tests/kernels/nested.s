; if in if with both arms, code after each
.isa linx
.kernel main
    .launch lb0=4, lb1=2
    .imports a0, a1, a2, a3
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@x
    l.or p, zero, ->t@all
    v.cmp.lt vt#1@x, zero, ->p
    .mask then
    b.z outer_else
    l.or p, zero, ->u@then
    v.cmp.lti vt#1@x, -4, ->p
    .mask inner
    b.z inner_else
    v.sub zero, vt#1@x, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<4]
inner_else:
    l.and u#1@then, p.not, ->p
    .mask = then & ~inner
    b.z inner_join
    v.slli vt#1@x, 1, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<4]
inner_join:
    l.or u#1@then, zero, ->p
    .mask = then
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm@z
    v.addi vm#1@z, 1, ->vm@z
    v.sw.brg vm#1@z, [ri1, lc0<<2, lc1<<4]
outer_else:
    l.and t#1@all, p.not, ->p
    .mask = entry & ~then
    b.z outer_join
    v.addi vt#1@x, 100, ->vn@y
    v.sw.brg vn#1@y, [ri1, lc0<<2, lc1<<4]
outer_join:
    l.or t#1@all, zero, ->p
    .mask = entry
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm@z
    v.addi vm#1@z, 3, ->vm@z
    v.sw.brg vm#1@z, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
