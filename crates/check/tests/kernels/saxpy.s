; y = a * x + y
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
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vt
    v.fmadd vt#2, ri2, vt#1, ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
