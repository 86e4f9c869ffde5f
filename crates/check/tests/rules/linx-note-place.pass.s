; notes on instructions that run
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
    .mask all = entry
    v.lw.brg [ri0@in, lc0<<2, lc1<<4], ->vt@x
    v.sw.brg vt#1@x, [ri1@out, lc0<<2, lc1<<4]
    .mask = all
    C.BSTOP
