.isa linx
k:
    BSTART.MPAR 0
    B.ATTR x
    B.IOT [t#1], ->t<4KB>
    C.B.DIMI 4, ->lb0
    l.add vt#1, zero, ->vt
    v.add t#1, zero, ->t
    v.add vt#1.sw, zero, ->vt
    v.add vt#1, vt#2.uw, ->vt
    v.add vt#1, t#1.sw, ->vt
    v.add vt#1.reuse, zero, ->vt
    v.add vt#1, zero, ->a0
    v.cmp.lt vt#1, zero, ->t
    l.cmp.lt lc0, ri0, ->p
    v.lw.brg.local [ri0, lc0<<2, zero], ->vt
    v.lw.brg [ri0, lc0<<3, zero], ->vt
    v.sw.brg vt#1, [ri0, lc0<<2, lc1]
    v.sw.brg vt#1, [ri0, lc0<<2, lc1<<1]
    v.addi vt#1, 4096, ->vt
    v.lwi.brg [ri0, lc0<<2, 6], ->vt
    v.lwi.brg [ri0, lc0<<2, 0x4000000], ->vt
    v.bxu vt#1, 0, 65, ->vt
    v.ad vt#1, zero, ->vt
    v.add vt#1, zero, ->vt#1
    v.add vt, zero, ->vt
    v.add vt#32, zero, ->vt
    add a0, vt#1, ->t
    add a0, a1.not, ->t
    b.z nowhere
    b.eq a0, a1, far
    v.fcvt vt#1, ->vt
    v.fcvt.fp32 vt#1, ->vt
    B.DIM a1, 0, ->lb3
    B.IOT ->t<64B>
    B.IOR [a0, lc0],[]
    v.add lb0, vt#1, ->vt
    v.add vt#1 vt#2, ->vt
    v.lw.add.acq [ri0], vt#1, ->vt
    c.movi 1, ->ra
    .v_regs 4
    .lane_private 0, 4
    .base 0x2000
    .org 0x1000
    t: C.BSTOP
    .byte 1
    C.BSTOP
.org 0x8000
far: b.nz far
