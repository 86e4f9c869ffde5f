; A scalar load.
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
    lwi [a0, 0], ->t    ; ! linx-scalar-memory
    l.sw.brg t#1, [ri1, lc1<<2]
    C.BSTOP
