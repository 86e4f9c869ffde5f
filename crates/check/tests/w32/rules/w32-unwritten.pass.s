; Both paths write; the launch writes the rest; halves are registers of their own.
    bz u8, other
    v.mov.b32 v4, v0
    b both
other:
    v.mov.b32 v4, v3
both:
    v.mov.b16 v5.l, v4.l
    v.mov.b16 v6.l, v5.l
    u.add.u32 u9, u29, u7
    endpgm
