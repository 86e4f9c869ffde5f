; One path does not write, no path does, only the other half, and the first trip of a loop.
    bz u8, both
    v.mov.b32 v4, v0
both:
    v.mov.b32 v5, v4 ; ! w32-unwritten
    u.add.u32 u10, u9, u2 ; ! w32-unwritten
    v.mov.b16 v6.l, v5.l
    v.mov.b16 v7.l, v6.h ; ! w32-unwritten
loop:
    u.add.u32 u12, u11, 1 ; ! w32-unwritten
    u.mov.b32 u11, u12
    bnz u2, loop
    v.cmp.eq.u32 u10, v3, 0
    saveexec.and u13, u10
    bexecz joined
    u.mov.b32 u14, 1
joined:
    exec.set u13
    u.mov.b32 u15, u14 ; ! w32-unwritten
    v.mov.b32 v8, v9 ; ! w32-unwritten
    endpgm
