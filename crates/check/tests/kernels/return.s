; lanes that return early, then an if
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
    v.cmp.gei vt#1@x, -6, ->p
    b.z end
    .mask some
    l.or p, zero, ->t@some
    v.cmp.lt vt#1@x, zero, ->p
    b.z join
    v.addi vt#1@x, 50, ->vu@y
    v.sw.brg vu#1@y, [ri1, lc0<<2, lc1<<4]
join:
    l.or t#1@some, zero, ->p
    .mask = some
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm@z
    v.addi vm#1@z, 7, ->vm@z
    v.sw.brg vm#1@z, [ri1, lc0<<2, lc1<<4]
end:
    C.BSTOP
