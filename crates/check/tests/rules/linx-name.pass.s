; one name from two arms, a value of each trip, a register, a modifier before the name
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@x
    l.or p, zero, ->x1@all
    v.cmp.lt vt#1@x, zero, ->p
    v.sub zero, vt#1@x, ->vu@y
    l.and x1@all, p.not, ->p
    v.addi vt#1@x, 1, ->vm@z
    l.or x1@all, zero, ->p
    v.add vu#1@y, vm#1@z, ->vu@sum
loop:
    v.srli vt#1@x, 1, ->vt@x
    v.add vu#1@sum, vt#1@x, ->vu@sum
    v.cmp.nei vt#1@x, 0, ->p
    b.nz loop
    l.or x1@all, zero, ->p
    v.sub vu#1@sum, vu#1.neg@sum, ->vn
    v.sw.brg vn#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
