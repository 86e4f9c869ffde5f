; One path pushes once more.
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
    l.or ri0, zero, ->t
    v.add lc0, zero, ->vt
    b.eq t#1, zero, join
    v.addi vt#1, 1, ->vt
join:
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]    ; ! linx-queue-paths
    C.BSTOP
