; values and masks in scratch: two rows for the lanes of each group, then a mask for each
.isa linx
.kernel main
    .lane_private 0, 1024
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOT ->t<128B>
    B.IOT last, ->u<1KB>
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.sw.local vt#1, [ts, lc0<<2, lc1<<5]
    l.addi lc1, 64, ->u
    l.sd.local p, [ts, u#1<<3]
    v.cmp.lt vt#1, zero, ->p
    b.z else
    v.lw.local [ts, lc0<<2, lc1<<5], ->vt
    v.sub zero, vt#1, ->vu
    l.slli lc1, 1, ->u
    l.addi u#1, 1, ->u
    v.sw.local vu#1, [ts, lc0<<2, u#1<<4]
else:
    l.addi lc1, 64, ->u
    l.ld.local [ts, u#1<<3], ->t
    l.and t#1, p.not, ->p
    b.z join
    v.lw.local [ts, lc0<<2, lc1<<5], ->vt
    v.addi vt#1, 5, ->vu
    l.slli lc1, 1, ->u
    l.addi u#1, 1, ->u
    v.sw.local vu#1, [ts, lc0<<2, u#1<<4]
join:
    l.addi lc1, 64, ->u
    l.ld.local [ts, u#1<<3], ->t
    l.or t#1, zero, ->p
    l.slli lc1, 1, ->u
    l.addi u#1, 1, ->u
    v.lw.local [ts, lc0<<2, u#1<<4], ->vt
    v.lw.local [ts, lc0<<2, lc1<<5], ->vu
    v.add vt#1, vu#1, ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
