; a loop that lanes leave at two places, with the leavers collected in a register
.isa linx
.kernel main
    .launch lb0=4, lb1=2
    .imports a0, a1, a2, a3
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
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@x
    v.add zero, zero, ->vu@n
    l.or zero, zero, ->x0@left
head:
    v.sw.brg vu#1@n, [ri1, lc0<<2, lc1<<4]
    .mask turn
    l.or p, zero, ->x2@turn
    v.andi vt#1@x, 1, ->vm@y
    v.cmp.nei vm#1@y, 0, ->p
    .mask odd
    b.z stay
    l.or x0@left, p, ->x0@left
stay:
    l.and x2@turn, p.not, ->p
    .mask = turn & ~odd
    b.z done
    v.srli vt#1@x, 1, ->vt@x
    v.addi vu#1@n, 1, ->vu@n
    .mask turn
    l.or p, zero, ->x2@turn
    v.cmp.lti vu#1@n, 6, ->p
    l.and x2@turn, p.not, ->x3@now
    l.or x0@left, x3@now, ->x0@left
    b.nz head
done:
    l.or x0@left, zero, ->p
    .mask = entry
    v.lw.brg [ri1, lc0<<2, lc1<<4], ->vm@y
    v.addi vm#1@y, 1000, ->vm@y
    v.sw.brg vm#1@y, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
