; 65 lanes.
.isa linx
.kernel main
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 65, ->lb0    ; ! linx-geometry
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<8], ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<8]
    C.BSTOP
