; An if with two arms, and what is meant.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    .mask all = entry
    v.cmp.lt.u32 u21, v3, 10
    saveexec.and u20, u21
    .mask small = all & u21
    buffer.store.b32 v3, u[12:15], v3, 0
    u.andn.b32 u22, u20, u21
    exec.set u22
    .mask large = all & ~small
    buffer.store.b32 v3, u[12:15], v3, 4
    exec.set u20
    .mask = small | large
    .mask = all
    buffer.store.b32 v3, u[12:15], v3, 8
    endpgm
