; How many bits each x needs. In every turn the lanes whose x has become zero store their count and drop out of p; U holds
; the lanes that were in the loop at the start of the turn.
.isa linx
.kernel bits
.end
bits:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
.org 0x1100
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
