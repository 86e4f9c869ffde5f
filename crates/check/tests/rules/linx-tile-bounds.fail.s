; The last lane is outside; words at odd places, in all lanes or in some.
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOT ->t<128B>
    B.IOT last, ->u<1KB>
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.swi.local vt#1, [to, lc0<<2, 116]    ; ! linx-tile-bounds
    v.swi.u.local vt#1, [to, lc0<<2, 2]    ; ! linx-tile-bounds
    v.sw.u.local vt#1, [to, lc0<<2, lc1<<1]    ; ! linx-tile-bounds
    C.BSTOP
