; The copy is overwritten before it is put back; a lane that it was kept in, too; a number has lanes that a launch may not have.
.kernel k
    .workgroup_size 20
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    v.cmp.lt.u32 u21, v3, 10
    saveexec.and u20, u21           ; ! w32-mask-unused
    buffer.store.b32 v3, u[12:15], v3, 0
    u.mov.b32 u25, 3
    v.writelane v10, u20, u25
    u.shl.b32 u20, u2, 2
    v.mov.b32 v10, u20
    exec.set u20                    ; ! w32-mask-data
    buffer.store.b32 v3, u[12:15], v3, 4
    u.readlane u22, v10, u25
    exec.set u22                    ; ! w32-mask-data
    u.mov.b32 u23, 0x3fffff
    exec.set u23                    ; ! w32-mask-data
    endpgm
