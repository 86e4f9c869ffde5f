; The target is made by ADDTPC.
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
    addtpc 8, ->t
    jr t#1, 0
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
end:
    .size body, end - body
