    v.add.u32 v1, v2
    v.add.u32 v1, v2, v3, v4
    v.add.u32 v1, v2, v128
    v.add.u32 u1, v2, v3
    v.add.u32 v1, v[2:3], v3
    v.mov.b64 v2, v[4:5]
    buffer.load.b32 v0, u[5:8], v1, 0
    buffer.load.b32 v0, u[4:7], v1, 70000
    waitcnt vn=1
    waitcnt vm=64, ls=3, vm=1
    csrr u1, fflgas
    csrw 0x1000, u1
    v.add.f16 v1, v2.l, v3.l
    v.mov.b32 v1, v[3:2]
    nop 1
    v.cvtr.i32.f32 v1, v2, up
    endpgm
