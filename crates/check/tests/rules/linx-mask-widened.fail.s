; p comes from an import.
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
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.cmp.lt vt#1, zero, ->p
    b.z join
    v.sub zero, vt#1, ->vu
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
join:
    l.or ri0, zero, ->p    ; ! linx-mask-widened
    C.BSTOP
