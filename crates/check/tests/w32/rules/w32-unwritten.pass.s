; Both paths write; the launch writes the rest; halves are registers of their own; what is skipped without lanes counts as run.
    bz u8, other
    v.mov.b32 v4, v0
    b both
other:
    v.mov.b32 v4, v3
both:
    v.mov.b16 v5.l, v4.l
    v.mov.b16 v6.l, v5.l
    u.add.u32 u9, u29, u7
    v.cmp.eq.u32 u10, v3, 0
    saveexec.and u11, u10
    bexecz joined                           ; skips what would write nothing
    v.mov.b32 v7, 1
joined:
    exec.set u11
    v.mov.b32 v8, v7
    endpgm
