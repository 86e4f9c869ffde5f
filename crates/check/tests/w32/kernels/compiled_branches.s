.target w32
.kernel main
    .workgroup_size 40, 1, 1
    .v_regs 5
    .u_regs 16
    .resource 0, 0, x, read_write, 4
    .resource 0, 1, y, read_write, 4
.end
.text
main:
    u.load.b128 u[12:15], u[0:1], 0
    u.load.b128 u[4:7], u[0:1], 16
    u.mov.b32 u9, 0xd
    v.mov.b32 v4, 0x63
    bexecz .L9
    u.mul.u32 u0, u2, 0x28
    v.add.u32 v0, u0, v0
    v.shl.b32 v3, v0, 2
    waitcnt sm=0
    buffer.load.b32 v1, u[12:15], v3, 0
    waitcnt vm=0
    v.cmp.lt.i32 u0, v1, 0
    saveexec.and u0, u0
    bexecz .L0
    v.sub.u32 v0, 0, v1
    buffer.store.b32 v0, u[4:7], v3, 0
.L0:
    saveexec.andn1 u0, u0
    bexecz .L9
    u.mov.b32 u10, 0x0
    u.mov.b32 u8, 0x0
    v.mov.b32 v0, 0
.L1:
    v.cmp.gt.i32 u0, v1, 40
    saveexec.and u1, u0
    saveexec.andn1 u0, u1
    u.or.b32 u10, u10, u0
    bexecz .L6
    v.add.u32 v1, v1, 1
    v.and.b32 v2, v1, 3
    v.cmp.eq.u32 u0, v2, 0
    saveexec.and u1, u0
    saveexec.andn1 u0, u1
    u.or.b32 u8, u8, u0
    bexecz .L5
    u.mov.b32 u3, 0x0
    u.mov.b32 u0, 0x0
.L2:
    v.cmp.lt.i32 u1, u0, v1
    saveexec.andn2 u2, u1
    saveexec.andn1 u1, u2
    u.or.b32 u3, u3, u1
    bexecz .L4
    u.mul.u32 u1, u0, u0
    v.cmp.lt.i32 u1, v1, u1
    saveexec.and u2, u1
    v.add.u32 v0, v0, u0
    saveexec.andn1 u1, u2
    u.or.b32 u3, u3, u1
    bexecz .L4
    bne.u32 u0, u9, .L3
    buffer.store.b32 v4, u[4:7], v3, 0
    b .L4
.L3:
    u.add.u32 u0, u0, 0x1
    b .L2
.L4:
    exec.set u3
    bexecz .L5
    v.add.u32 v0, v0, 1
    exec.get u0
    u.or.b32 u8, u8, u0
.L5:
    exec.set u8
    u.mov.b32 u8, 0x0
    bexecnz .L1
.L6:
    exec.set u10
    bexecz .L9
    v.and.b32 v2, v0, 1
    v.cmp.eq.u32 u0, v2, 1
    saveexec.and u0, u0
    bexecz .L7
    buffer.store.b32 v0, u[4:7], v3, 0
.L7:
    saveexec.andn1 u1, u0
    bexecz .L8
    buffer.store.b32 v0, u[12:15], v3, 0
.L8:
    exec.set u0
    buffer.load.b32 v0, u[4:7], v3, 0
    waitcnt vm=0
    v.add.u32 v0, v0, v1
    buffer.store.b32 v0, u[4:7], v3, 0
.L9:
    endpgm
