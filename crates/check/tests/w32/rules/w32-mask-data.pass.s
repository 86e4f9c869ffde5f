; Constants that every launch has the lanes of, and masks through a lane of a vector register.
.kernel k
    .workgroup_size 20
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    exec.get u20
    u.mov.b32 u25, 3
    v.writelane v10, u20, u25
    u.mov.b32 u20, u2
    csrwi exec, 7
    buffer.store.b32 v3, u[12:15], v3, 0
    u.readlane u21, v10, u25
    exec.set u21
    buffer.store.b32 v3, u[12:15], v3, 4
    endpgm
