; All groups write the same cells.
.isa linx
.kernel main
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.swi.brg vt#1, [ri1, lc0<<2, 0]    ; ! linx-mpar-conflict
    C.BSTOP
