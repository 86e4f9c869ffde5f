; y = a * x + y, 2 groups of 4 lanes in any order: every store address is distinct and no lane reads what another one writes.
; ri0 = x, ri1 = y, ri2 = a. The second load pushes y on top of x, so vt#1 is y and vt#2 is x when v.fmadd reads them.
.isa linx
.kernel saxpy
.end
saxpy:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.TEXT body
    C.BSTOP
.org 0x1100
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vt
    v.fmadd vt#2, ri2, vt#1, ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
