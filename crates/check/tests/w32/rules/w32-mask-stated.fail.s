; The second arm has all lanes, and the end only those of the first.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    .mask all = entry
    v.cmp.lt.u32 u21, v3, 10
    saveexec.and u20, u21
    .mask small
    buffer.store.b32 v3, u[12:15], v3, 0
    exec.set u20
    .mask large = all & ~small
    buffer.store.b32 v3, u[12:15], v3, 4 ; ! w32-mask-stated
    exec.set u21
    .mask = all
    buffer.store.b32 v3, u[12:15], v3, 8 ; ! w32-mask-stated
    exec.set u20
    .mask = u21 | none
    endpgm                          ; ! w32-mask-stated
