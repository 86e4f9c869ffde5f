; The loop can be left.
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
loop:
    v.cmp.ne lc0, ri1, ->p
    b.nz loop
    C.BSTOP
