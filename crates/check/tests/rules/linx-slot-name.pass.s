; a row of words and a mask behind all rows, each under its name; another mask without one
.isa linx
.kernel main
    .lane_private 0, 32
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.IOT ->t<128B>
    B.IOT last, ->u<128B>
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.sw.local vt#1, [ts@x, lc0<<2, lc1<<4]
    l.addi lc1, 4, ->u
    l.sd.local p, [ts@all, u#1<<3]
    l.addi lc1, 6, ->u
    l.sd.local p, [ts, u#1<<3]
    v.cmp.lt vt#1, zero, ->p
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    l.addi lc1, 4, ->u
    l.ld.local [ts@all, u#1<<3], ->t
    l.and t#1, p.not, ->p
    v.lw.local [ts@x, lc0<<2, lc1<<4], ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    l.addi lc1, 6, ->u
    l.ld.local [ts, u#1<<3], ->t
    l.or t#1, zero, ->p
    C.BSTOP
