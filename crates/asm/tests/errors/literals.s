    v.add.f64 v[0:1], v[0:1], 1.5
    v.add.f16 v0.l, v0.l, 3.0
    v.add.u32 v0, 1000, 2000
    v.add.f32 v0, -v1, 1.5
    v.add.u32 v0, -v1, v2
    v.mov.b32 v0, 0x1ffffffff
    v.mov.b32 v0, 12x
    v.mov.b32 v0, 0xfg
    v.mov.b32 v0, 1 << 64
    v.mov.b32 v0, 1 / 0
    endpgm
