; Lanes leave in the first arm; the second is made from saved masks.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    v.cmp.lt.u32 u21, v3, 20
    saveexec.and u20, u21
    v.cmp.lt.u32 u23, v3, 10
    saveexec.and u22, u23
    buffer.store.b32 v3, u[12:15], v3, 0
    exec.set u22
    saveexec.andn1 u24, u20
    buffer.store.b32 v3, u[12:15], v3, 4
    exec.set u20
    buffer.store.b32 v3, u[12:15], v3, 8
    endpgm
