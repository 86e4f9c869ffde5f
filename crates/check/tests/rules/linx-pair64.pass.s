; A group loads 64 bits.
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
    l.ld.brg [ri0, lc1<<3], ->t
    l.sd.brg t#1, [ri1, lc1<<3]
    C.BSTOP
