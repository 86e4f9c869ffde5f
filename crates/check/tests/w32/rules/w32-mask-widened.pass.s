; The complement of a condition, of the lanes that are there: the last warp has 20 lanes only.
.kernel k
    .workgroup_size 20
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    exec.get u20
    v.cmp.lt.u32 u21, v3, 10
    u.not.b32 u22, u21
    u.and.b32 u22, u22, u20
    exec.set u22
    buffer.store.b32 v3, u[12:15], v3, 0
    exec.set u20
    buffer.store.b32 v3, u[12:15], v3, 4
    endpgm
