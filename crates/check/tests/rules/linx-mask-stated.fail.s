; the second arm runs the lanes of the first, and behind it those that have returned are missing
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
    v.cmp.gei vt#1, -8, ->p
    b.z end
    .mask some
    l.or p, zero, ->t
    v.cmp.lt vt#1, zero, ->p
    .mask then
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    .mask = some & ~then
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4] ; ! linx-mask-stated; ! linx-mask-stated
    l.or t#1, zero, ->p
    .mask = entry
    v.sw.brg vt#1, [ri0, lc0<<2, lc1<<4] ; ! linx-mask-stated
end:
    C.BSTOP
