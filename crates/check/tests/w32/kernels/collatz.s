; Lanes leave a loop one after the other
.kernel main
    .workgroup_size 40
    .resource 0, 0, x, read_write, 4
    .resource 0, 1, y, read_write, 4
.end
main:
    u.load.b128 u[12:15], u[0:1], 0
    u.load.b128 u[16:19], u[0:1], 16
    v.mov.b32 v4, 40
    v.mad.u32 v4, u2, v4, v3                ; i
    v.shl.b32 v4, v4, 2
    waitcnt sm=0
    buffer.load.b32 v5, u[12:15], v4, 0     ; x
    waitcnt vm=0
    .mask all = entry
    v.and.b32 v5, v5, 0xff
    v.mov.b32 v6, 0
    exec.get u20
    b test
loop:
    .mask trip
    v.and.b32 v7, v5, 1
    v.cmp.eq.u32 u21, v7, 0
    saveexec.and u22, u21
    .mask even = trip & u21
    v.shr.u32 v5, v5, 1
    u.andn.b32 u23, u22, u21
    exec.set u23
    .mask = trip & ~even
    v.mad.u32 v5, v5, 3, 1
    exec.set u22
    .mask = trip
    v.add.u32 v6, v6, 1
test:
    v.cmp.le.u32 u21, v5, 1
    saveexec.andn2 u24, u21
    bexecnz loop
    .mask = none
    exec.set u20
    .mask = all
    buffer.store.b32 v6, u[16:19], v4, 0
    endpgm
