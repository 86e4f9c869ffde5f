; Loads and special functions under way at once
.kernel main
    .workgroup_size 40
    .resource 0, 0, x, read_write, 4
    .resource 0, 1, y, read_write, 4
.end
main:
    u.load.b128 u[12:15], u[0:1], 0
    u.load.b128 u[16:19], u[0:1], 16
    v.mov.b32 v4, 40
    v.mad.u32 v4, u2, v4, v3                ; i
    v.shl.b32 v4, v4, 2
    waitcnt sm=0
    buffer.load.b32 v5, u[12:15], v4, 0     ; x
    waitcnt vm=0
    .mask all = entry
    buffer.load.b32 v6, u[16:19], v4, 0
    v.cvt.f32.i32 v7, v5
    v.rcp.f32 v8, v7
    v.exp2.f32 v9, v7
    buffer.load.b32 v10, u[12:15], v4, 320
    waitcnt sfu=1
    v.add.f32 v11, v8, 1.0
    waitcnt sfu=0
    v.add.f32 v11, v11, v9
    waitcnt vm=1
    v.add.u32 v12, v6, 1
    buffer.store.b32 v12, u[16:19], v4, 0
    waitcnt vm=0
    v.xor.b32 v11, v11, v10
    buffer.store.b32 v11, u[12:15], v4, 0
    endpgm
