; each group adds to what the one before it wrote
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 3, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vu
    v.add vt#1, vu#1, ->vt
    l.addi lc1, 1, ->t
    v.sw.brg vt#1, [ri1, lc0<<2, t#1<<4]
    C.BSTOP
