; Warps without lanes come by the same barrier, or end.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    v.cmp.lt.u32 u21, v3, 10
    saveexec.and u20, u21
    bexecz past
    ls.store.b32 v3, v3, 0
past:
    exec.set u20
    barrier
    saveexec.and u20, u21
    bexecz end
    barrier
    buffer.store.b32 v3, u[12:15], v3, 0
end:
    endpgm
