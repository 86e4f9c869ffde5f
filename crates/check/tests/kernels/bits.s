; y = number of bits that x needs
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
    l.or p, zero, ->t
loop:
    l.or p, zero, ->u
    v.cmp.eq vt#1, zero, ->p
    b.z cont
    v.sw.brg vu#1, [ri1, lc0<<2, lc1<<4]
cont:
    l.and u#1, p.not, ->p
    b.z done
    v.srli vt#1, 1, ->vt
    v.addi vu#1, 1, ->vu
    j loop
done:
    l.or t#1, zero, ->p
    C.BSTOP
