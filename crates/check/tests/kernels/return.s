; lanes that return early, then an if
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.cmp.gei vt#1, -6, ->p
    b.z end
    l.or p, zero, ->t
    v.cmp.lt vt#1, zero, ->p
    b.z join
    v.addi vt#1, 50, ->vu
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
join:
    l.or t#1, zero, ->p
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm
    v.addi vm#1, 7, ->vm
    v.sw.brg vm#1, [ri1, lc0<<2, lc1<<4]
end:
    C.BSTOP
