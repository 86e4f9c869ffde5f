; y = x < 0 ? -x : 2 * x. The entry mask is saved in T; behind the first branch, saved AND NOT p is the mask of the other one.
; The last OR puts the saved mask back, which a compare cannot do: it only clears bits.
.isa linx
.kernel if_else
.end
if_else:
    BSTART.MSEQ 0
    C.B.DIMI 8, ->lb0
    C.B.DIMI 1, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
.org 0x1100
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
