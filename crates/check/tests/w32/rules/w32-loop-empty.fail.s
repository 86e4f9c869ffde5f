; The loop ends when some lane is done, and no lane may be active.
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
loop:
    v.add.u32 v4, v4, 1
    v.cmp.ge.u32 u22, v4, 100
    bz u22, loop                    ; ! w32-loop-empty
    exec.set u20
    buffer.store.b32 v4, u[12:15], v3, 0
    endpgm
