; The same for n elements of 8 lanes: the compare narrows p to the lanes below n (ri3), a group without any skips to the end.
; p is not restored, because nothing follows.
.isa linx
.kernel saxpy_tail
.end
saxpy_tail:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
.org 0x1100
body:
    v.add lc0, lc1<<2, ->vu
    v.cmp.ltu vu#1, ri3, ->p
    b.z end
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vt
    v.fmadd vt#2, ri2, vt#1, ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
end:
    C.BSTOP
