; The body lies in the header.
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
inside:
    C.B.DIMI 2, ->lb1
    B.TEXT inside    ; ! linx-body-address
    C.BSTOP
