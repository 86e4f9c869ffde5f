; y = x < 0 ? -x : 2 * x
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 8, ->lb0
    C.B.DIMI 1, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<5], ->vt
    l.or p, zero, ->t
    v.cmp.lt vt#1, zero, ->p
    b.z else
    v.sub zero, vt#1, ->vu
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<5]
else:
    l.and t#1, p.not, ->p
    b.z join
    v.slli vt#1, 1, ->vu
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<5]
join:
    l.or t#1, zero, ->p
    C.BSTOP
