; each group adds to what the one before it wrote
.isa linx
.kernel main
    .launch lb0=4, lb1=3
    .imports a0, a1, a2, a3
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 3, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@x
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vu@before
    v.add vt#1@x, vu#1@before, ->vt@sum
    l.addi lc1, 1, ->t@next
    v.sw.brg vt#1@sum, [ri1, lc0<<2, t#1@next<<4]
    C.BSTOP
