; It restores the outer one.
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
    l.or p, zero, ->t
    v.cmp.lt vt#1, zero, ->p
    b.z outer
    l.or p, zero, ->u    ; ! linx-mask-unused
    v.cmp.ge vt#1, ri1, ->p
    b.z inner
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
inner:
    l.or t#1, zero, ->p
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]    ; ! linx-mask-early
outer:
    l.or t#1, zero, ->p
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
