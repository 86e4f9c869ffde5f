; if in if with both arms, code after each
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
    v.cmp.lt vt#1, zero, ->p
    b.z outer_else
    l.or p, zero, ->u
    v.cmp.lti vt#1, -4, ->p
    b.z inner_else
    v.sub zero, vt#1, ->vu
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
inner_else:
    l.and u#1, p.not, ->p
    b.z inner_join
    v.slli vt#1, 1, ->vu
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
inner_join:
    l.or u#1, zero, ->p
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm
    v.addi vm#1, 1, ->vm
    v.sw.brg vm#1, [ri1, lc0<<2, lc1<<4]
outer_else:
    l.and t#1, p.not, ->p
    b.z outer_join
    v.addi vt#1, 100, ->vn
    v.sw.brg vn#1, [ri1, lc0<<2, lc1<<4]
outer_join:
    l.or t#1, zero, ->p
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm
    v.addi vm#1, 3, ->vm
    v.sw.brg vm#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
