; the launch and the imports that the kernel is written for; LB2 is left out, which is 1
.isa linx
.kernel main
    .lanes 4
    .launch lb0=a4, lb1=a5 + 2
    .imports a0, a1
.end
main:
    BSTART.MPAR 0
    B.DIM a4, 0, ->lb0
    B.DIM a5, 2, ->lb1
    B.IOR [a0],[]
    B.IOR [a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
