; values and masks in scratch: two rows for the lanes of each group, then a mask for each
.isa linx
.kernel main
    .launch lb0=4, lb1=2
    .imports a0, a1, a2, a3
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
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@x
    v.sw.local vt#1@x, [ts@x, lc0<<2, lc1<<5]
    l.addi lc1, 64, ->u@at_all
    l.sd.local p, [ts@all, u#1@at_all<<3]
    v.cmp.lt vt#1@x, zero, ->p
    .mask negative
    b.z else
    v.lw.local [ts@x, lc0<<2, lc1<<5], ->vt@x
    v.sub zero, vt#1@x, ->vu@y
    l.slli lc1, 1, ->u@rows
    l.addi u#1@rows, 1, ->u@at_y
    v.sw.local vu#1@y, [ts@y, lc0<<2, u#1@at_y<<4]
else:
    l.addi lc1, 64, ->u@at_all
    l.ld.local [ts@all, u#1@at_all<<3], ->t@all
    l.and t#1@all, p.not, ->p
    .mask = entry & ~negative
    b.z join
    v.lw.local [ts@x, lc0<<2, lc1<<5], ->vt@x
    v.addi vt#1@x, 5, ->vu@y
    l.slli lc1, 1, ->u@rows
    l.addi u#1@rows, 1, ->u@at_y
    v.sw.local vu#1@y, [ts@y, lc0<<2, u#1@at_y<<4]
join:
    l.addi lc1, 64, ->u@at_all
    l.ld.local [ts@all, u#1@at_all<<3], ->t@all
    l.or t#1@all, zero, ->p
    .mask = entry
    l.slli lc1, 1, ->u@rows
    l.addi u#1@rows, 1, ->u@at_y
    v.lw.local [ts@y, lc0<<2, u#1@at_y<<4], ->vt@y
    v.lw.local [ts@x, lc0<<2, lc1<<5], ->vu@x
    v.add vt#1@y, vu#1@x, ->vt@sum
    v.sw.brg vt#1@sum, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
