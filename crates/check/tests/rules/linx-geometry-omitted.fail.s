; LB0 is left out.
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0    ; ! linx-geometry-omitted
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<2], ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<2]
    C.BSTOP
