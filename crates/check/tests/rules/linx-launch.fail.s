; another register for LB0, LB1 left out, another register for ri1, one import too many
.isa linx
.kernel main
    .lanes 4
    .launch lb0=a4, lb1=2
    .imports a0, a1
.end
main:
    BSTART.MPAR 0 ; ! linx-launch
    B.DIM a3, 0, ->lb0 ; ! linx-launch
    B.IOR [a0],[]
    B.IOR [a2],[] ; ! linx-launch
    B.IOR [a1],[] ; ! linx-launch
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
