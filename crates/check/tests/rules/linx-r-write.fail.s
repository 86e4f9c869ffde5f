; An MPAR body may not.
.isa linx
.kernel main
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    addi zero, 1, ->x0    ; ! linx-r-write
    l.sw.brg x0, [ri1, lc1<<2]
    C.BSTOP
