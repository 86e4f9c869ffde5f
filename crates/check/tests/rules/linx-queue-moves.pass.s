; The value is pushed again in each trip.
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
    addi zero, 3, ->t
    v.add lc0, ri0, ->vu
loop:
    v.addi vu#1, 1, ->vu
    subi t#1, 1, ->t
    b.ne t#1, zero, loop
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
