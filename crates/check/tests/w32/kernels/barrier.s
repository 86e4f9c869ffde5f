; Rounds of a sum over a workgroup, with a barrier that all warps come by
.kernel main
    .workgroup_size 40
    .workgroup_memory 256
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
    v.shl.b32 v8, v3, 2
    ls.store.b32 v5, v8, 0
    u.mov.b32 u24, 20
    exec.get u20
round:
    barrier
    v.cmp.lt.u32 u21, v3, u24
    saveexec.and u22, u21
    .mask low = all & u21
    bexecz wait
    v.add.u32 v7, v3, u24
    v.shl.b32 v7, v7, 2
    ls.load.b32 v9, v7, 0
    ls.load.b32 v10, v8, 0
    waitcnt ls=0
    v.add.u32 v10, v10, v9
    ls.store.b32 v10, v8, 0
wait:
    exec.set u20
    .mask = all
    u.shr.u32 u24, u24, 1
    bnz u24, round
    barrier
    v.cmp.eq.u32 u21, v3, 0
    saveexec.and u22, u21
    .mask = all & u21
    bexecz end
    ls.load.b32 v9, v8, 0
    waitcnt ls=0
    buffer.store.b32 v9, u[16:19], v4, 0
end:
    endpgm
