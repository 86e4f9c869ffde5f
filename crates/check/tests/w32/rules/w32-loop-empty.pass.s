; Loops that a warp without lanes leaves: a condition that is 0 then, and a branch on EXEC.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    v.mov.b32 v4, v3
    v.cmp.lt.u32 u21, v3, 10
    saveexec.and u20, u21
first:
    v.add.u32 v4, v4, 1
    v.cmp.lt.u32 u22, v4, 100
    bnz u22, first
second:
    bexecz past
    v.add.u32 v4, v4, 1
    v.cmp.ge.u32 u22, v4, 200
    bz u22, second
past:
    exec.set u20
    buffer.store.b32 v4, u[12:15], v3, 0
    endpgm
