; The inner restore gives p back what the first compare left.
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vt
    l.or p, zero, ->t
    v.cmp.lt vt#2, vt#1, ->p
    b.z else
    l.or p, zero, ->u
    v.cmp.lt vt#2, zero, ->p
    b.z ielse
    v.sub zero, vt#2, ->vu
    v.sw.brg vu#1, [ri2, lc0<<2, lc1<<4]
ielse:
    l.and u#1, p.not, ->p
    b.z ijoin
    v.sw.brg vt#2, [ri2, lc0<<2, lc1<<4]
ijoin:
    l.or u#1, zero, ->p
else:
    l.and t#1, p.not, ->p
    b.z join
    v.sw.brg vt#1, [ri2, lc0<<2, lc1<<4]
join:
    l.or t#1, zero, ->p
    C.BSTOP
