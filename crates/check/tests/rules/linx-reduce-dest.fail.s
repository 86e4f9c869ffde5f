; A group value to T.
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
    .quad 0x00000f8d0000807f    ; ! linx-reduce-dest
    l.sw.brg t#1, [ri1, lc1<<2]
    C.BSTOP
