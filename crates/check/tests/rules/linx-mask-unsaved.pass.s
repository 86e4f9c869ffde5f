; p is saved before it is narrowed.
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
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    l.or p, zero, ->t
    v.cmp.lt vt#1, zero, ->p
    b.z join
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
join:
    l.or t#1, zero, ->p
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
