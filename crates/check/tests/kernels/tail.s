; y = a * x + y for the first ri3 elements
.isa linx
.kernel main
    .launch lb0=4, lb1=2
    .imports a0, a1, a2, a3
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.add lc0, lc1<<2, ->vu@id
    v.cmp.ltu vu#1@id, ri3, ->p
    b.z end
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@x
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vt@y
    v.fmadd vt#2@x, ri2, vt#1@y, ->vt@sum
    v.sw.brg vt#1@sum, [ri1, lc0<<2, lc1<<4]
end:
    C.BSTOP
