; if and else without branches
.isa linx
.kernel main
    .launch lb0=4, lb1=2
    .imports a0, a1, a2, a3
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@x
    l.or p, zero, ->t@all
    v.cmp.lt vt#1@x, zero, ->p
    .mask then
    v.sub zero, vt#1@x, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<4]
    l.and t#1@all, p.not, ->p
    .mask = entry & ~then
    v.slli vt#1@x, 1, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<4]
    l.or t#1@all, zero, ->p
    .mask = entry
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm@z
    v.addi vm#1@z, 7, ->vm@z
    v.sw.brg vm#1@z, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
