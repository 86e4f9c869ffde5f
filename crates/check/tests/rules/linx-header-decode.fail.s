; The header runs off the code.
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0    ; ! linx-header-decode
