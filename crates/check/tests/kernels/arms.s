; if in if with both arms, nothing between the ends of the inner one and of the outer first arm
.isa linx
.kernel main
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
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    l.or p, zero, ->t
    v.cmp.lti vt#1, 2, ->p
    b.z else
    l.or p, zero, ->u
    v.cmp.lt vt#1, zero, ->p
    b.z ielse
    v.sub zero, vt#1, ->vu
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
ielse:
    l.and u#1, p.not, ->p
    b.z ijoin
    v.addi vt#1, 50, ->vu
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
ijoin:
    l.or u#1, zero, ->p
else:
    l.and t#1, p.not, ->p
    b.z join
    v.addi vt#1, 100, ->vn
    v.sw.brg vn#1, [ri1, lc0<<2, lc1<<4]
join:
    l.or t#1, zero, ->p
    C.BSTOP
