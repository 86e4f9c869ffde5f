; What is stated stands where control comes by.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    .mask = entry
    buffer.store.b32 v3, u[12:15], v3, 0
    endpgm
