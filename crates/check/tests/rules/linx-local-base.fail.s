; The base is an import.
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
    .quad 0x201020090030d27f    ; ! linx-local-base
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
