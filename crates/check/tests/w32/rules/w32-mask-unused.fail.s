; Two copies that nothing reads, and one that goes into another mask which goes nowhere.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    exec.get u19                    ; ! w32-mask-unused
    v.cmp.lt.u32 u21, v3, 10
    saveexec.and u20, u21           ; ! w32-mask-unused
    buffer.store.b32 v3, u[12:15], v3, 0
    endpgm
