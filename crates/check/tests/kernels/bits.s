; y = number of bits that x needs
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
    v.add zero, zero, ->vu@bits
    l.or p, zero, ->t@all
loop:
    .mask turn
    l.or p, zero, ->u@turn
    v.cmp.eq vt#1@x, zero, ->p
    .mask through
    b.z cont
    v.sw.brg vu#1@bits, [ri1, lc0<<2, lc1<<4]
cont:
    l.and u#1@turn, p.not, ->p
    .mask = turn & ~through
    b.z done
    v.srli vt#1@x, 1, ->vt@x
    v.addi vu#1@bits, 1, ->vu@bits
    j loop
done:
    l.or t#1@all, zero, ->p
    .mask = entry
    C.BSTOP
