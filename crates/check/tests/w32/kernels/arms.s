; An if without branches, whose second arm is what is left
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
    v.cmp.lt.i32 u21, v5, 3
    saveexec.and u20, u21
    .mask low = all & u21
    v.add.u32 v6, v5, 100
    saveexec.andn1 u22, u20
    .mask = all & ~low
    v.sub.u32 v6, v5, 100
    exec.set u20
    .mask = all
    buffer.store.b32 v6, u[16:19], v4, 0
    endpgm
