; for k in lc0 % 2 .. 4 { n = x; while n > 0 { if n == 3 { break } n = n - 1 - k; y += k } y += 2 * n }: y, n and the masks of
; both loops live in scratch
.isa linx
.kernel main
    .launch lb0=4, lb1=2
    .imports a0, a1, a2, a3
    .lane_private 0, 64
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOT ->t<128B>
    B.IOT last, ->u<128B>
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.andi lc0, 1, ->vu@k
    v.sub vu#1@k, vu#1@k, ->vm@y
    v.sw.local vm#1@y, [ts@y, lc0<<2, lc1<<4]
    l.addi lc1, 8, ->u@at_all
    l.sd.local p, [ts@all, u#1@at_all<<3]
outer:
    .mask outer
    l.addi lc1, 10, ->u@at_outer
    l.sd.local p, [ts@outer, u#1@at_outer<<3]
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt@n
    l.addi lc1, 2, ->u@at_n
    v.sw.local vt#1@n, [ts@n, lc0<<2, u#1@at_n<<4]
    v.cmp.lt zero, vt#1@n, ->p
    b.z left
inner:
    .mask turn
    l.or p, zero, ->t@turn
    l.addi lc1, 2, ->u@at_n
    v.lw.local [ts@n, lc0<<2, u#1@at_n<<4], ->vt@n
    v.cmp.eqi vt#1@n, 3, ->p
    .mask three
    l.and t#1@turn, p.not, ->p
    .mask = turn & ~three
    b.z left
    v.subi vt#1@n, 1, ->vt@less
    v.sub vt#1@less, vu#1@k, ->vt@n
    v.sw.local vt#1@n, [ts@n, lc0<<2, u#1@at_n<<4]
    v.lw.local [ts@y, lc0<<2, lc1<<4], ->vm@y
    v.add vm#1@y, vu#1@k, ->vm@y
    v.sw.local vm#1@y, [ts@y, lc0<<2, lc1<<4]
    v.cmp.lt zero, vt#1@n, ->p
    b.nz inner
    .mask = none
left:
    l.addi lc1, 10, ->u@at_outer
    l.ld.local [ts@outer, u#1@at_outer<<3], ->t@outer
    l.or t#1@outer, zero, ->p
    .mask = outer
    l.addi lc1, 2, ->u@at_n
    v.lw.local [ts@n, lc0<<2, u#1@at_n<<4], ->vn@n
    v.lw.local [ts@y, lc0<<2, lc1<<4], ->vm@y
    v.add vn#1@n, vn#1@n, ->vn@twice
    v.add vn#1@twice, vm#1@y, ->vm@y
    v.sw.local vm#1@y, [ts@y, lc0<<2, lc1<<4]
    v.addi vu#1@k, 1, ->vu@k
    v.cmp.lti vu#1@k, 4, ->p
    b.nz outer
    .mask = none
    l.addi lc1, 8, ->u@at_all
    l.ld.local [ts@all, u#1@at_all<<3], ->t@all
    l.or t#1@all, zero, ->p
    .mask = entry
    v.lw.local [ts@y, lc0<<2, lc1<<4], ->vm@y
    v.sw.brg vm#1@y, [ri1, lc0<<2, lc1<<4]
    C.BSTOP
