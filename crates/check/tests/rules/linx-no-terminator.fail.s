; It cannot.
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
    addi zero, 1, ->t    ; ! linx-no-terminator
    b.eq t#1, zero, loop
    j loop
