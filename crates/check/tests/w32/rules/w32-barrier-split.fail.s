; A warp without lanes passes the first barrier by and waits at the second.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    v.cmp.lt.u32 u21, v3, 10
    saveexec.and u20, u21
    bexecz past                     ; ! w32-barrier-split
    ls.store.b32 v3, v3, 0
    barrier
past:
    exec.set u20
    barrier
    buffer.store.b32 v3, u[12:15], v3, 0
    endpgm
