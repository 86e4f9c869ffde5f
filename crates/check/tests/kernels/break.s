; a loop that lanes leave at two places, with the leavers collected in a register
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.add zero, zero, ->vu
    l.or zero, zero, ->x0
head:
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
    l.or p, zero, ->x2
    v.andi vt#1, 1, ->vm
    v.cmp.nei vm#1, 0, ->p
    b.z stay
    l.or x0, p, ->x0
stay:
    l.and x2, p.not, ->p
    b.z done
    v.srli vt#1, 1, ->vt
    v.addi vu#1, 1, ->vu
    l.or p, zero, ->x2
    v.cmp.lti vu#1, 6, ->p
    l.and x2, p.not, ->x3
    l.or x0, x3, ->x0
    b.nz head
done:
    l.or x0, zero, ->p
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm
    v.addi vm#1, 1000, ->vm
    v.sw.brg vm#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
