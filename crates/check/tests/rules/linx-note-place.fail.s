; notes in the header, behind the end, and on an import that is no base
.isa linx
.kernel main
.end
main:
    BSTART.MPAR 0
    .mask all
    C.B.DIMI 4, ->lb0 ; ! linx-note-place
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.add vt#1, ri1@x, ->vt ; ! linx-note-place
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
    v.add vt#1@x, zero, ->vt ; ! linx-note-place
    C.BSTOP
