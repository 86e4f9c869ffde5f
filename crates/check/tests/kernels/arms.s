; if in if with both arms, nothing between the ends of the inner one and of the outer first arm
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
    .mask all = entry
    l.or p, zero, ->t@all
    v.cmp.lti vt#1@x, 2, ->p
    .mask small
    b.z else
    l.or p, zero, ->u@small
    v.cmp.lt vt#1@x, zero, ->p
    .mask negative
    b.z ielse
    v.sub zero, vt#1@x, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<4]
ielse:
    l.and u#1@small, p.not, ->p
    .mask = small & ~negative
    b.z ijoin
    v.addi vt#1@x, 50, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<4]
ijoin:
    l.or u#1@small, zero, ->p
    .mask = small
else:
    l.and t#1@all, p.not, ->p
    .mask = all & ~small
    b.z join
    v.addi vt#1@x, 100, ->vn@y
    v.sw.brg vn#1@y, [ri1, lc0<<2, lc1<<4]
join:
    l.or t#1@all, zero, ->p
    .mask = entry
    C.BSTOP
