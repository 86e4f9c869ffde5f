; Lanes that leave a loop come back from the copy before it; lanes that are done end; a copy that is counted.
.kernel k
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    exec.get u20
    u.popc.b32 u24, u20
    v.mov.b32 v4, u24
loop:
    v.add.u32 v4, v4, v3
    v.cmp.lt.u32 u21, v4, 100
    saveexec.and u22, u21
    bexecnz loop
    exec.set u20
    v.cmp.lt.u32 u21, v3, 10
    saveexec.and u22, u21
    bexecz end
    buffer.store.b32 v4, u[12:15], v3, 0
end:
    endpgm
