; a mask from another slot, a row where others have their mask, an access without a name that meets one, an address that data move
.isa linx
.kernel main
.end
main:
    BSTART.MSEQ 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.IOT ->t<128B>
    B.IOT last, ->u<128B>
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.sw.local vt#1, [ts@x, lc0<<2, lc1<<4]
    l.addi lc1, 4, ->u
    l.sd.local p, [ts@all, u#1<<3] ; ! linx-mask-unused
    v.cmp.lt vt#1, zero, ->p
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    l.addi lc1, 6, ->u
    l.sd.local p, [ts@then, u#1<<3]
    v.cmp.lti vt#1, -5, ->p
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    l.addi lc1, 6, ->u
    l.ld.local [ts@then, u#1<<3], ->t
    l.or t#1, zero, ->p
    l.addi lc1, 3, ->u
    v.lw.local [ts, lc0<<2, u#1<<4], ->vt ; ! linx-slot-name
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    l.addi lc1, 6, ->u
    l.ld.local [ts@all, u#1<<3], ->t ; ! linx-slot-name
    l.or t#1, zero, ->p ; ! linx-mask-idle
    v.rdmax vt#1, ->t
    l.andi t#1, 1, ->t
    v.lw.local [ts@y, lc0<<2, t#1<<4], ->vt ; ! linx-slot-name; ! linx-slot-name
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
