; Read and overwritten too early: of each counter, on one path of two, on the next trip, and after a wait for too few.
.kernel main
    .workgroup_memory 256
.end
main:
    u.load.b128 u[12:15], u[0:1], 0
    u.mov.b32 u16, u14 ; ! w32-wait-missing
    v.shl.b32 v4, v3, 2
    buffer.load.b32 v5, u[12:15], v4, 0
    buffer.load.b32 v6, u[12:15], v4, 4
    waitcnt vm=1
    v.add.f32 v7, v5, v5
    v.add.f32 v7, v6, v6 ; ! w32-wait-missing
    v.rcp.f32 v8, v5
    v.mov.b32 v8, 0 ; ! w32-wait-missing
    ls.load.b32 v9, v4, 0
    ls.load.b16 v10.l, v4, 0
    barrier
    bz u2, both
    waitcnt ls=0
both:
    v.mov.b32 v11, v9 ; ! w32-wait-missing
    v.mov.b16 v10.h, 0 ; ! w32-wait-missing
loop:
    buffer.load.b32 v5, u[12:15], v4, 0 ; ! w32-wait-missing
    bnz u2, loop
    endpgm
