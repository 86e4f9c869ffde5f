.target w32
.kernel main
    .workgroup_size 40, 1, 1
    .v_regs 5
    .u_regs 12
    .workgroup_memory 160
    .resource 0, 0, x, read_write, 4
    .resource 0, 1, y, read_write, 4
.end
.text
main:
    u.load.b128 u[4:7], u[0:1], 0
    u.load.b128 u[8:11], u[0:1], 16
    bexecz .L3
    u.mul.u32 u0, u2, 0x28
    v.add.u32 v0, u0, v0
    v.shl.b32 v2, v3, 2
    v.shl.b32 v4, v0, 2
    waitcnt sm=0
    buffer.load.b32 v0, u[4:7], v4, 0
    waitcnt vm=0
    ls.store.b32 v0, v2, 0
    barrier
    v.sub.u32 v0, 39, v3
    v.min.u32 v0, v0, 39
    v.shl.b32 v0, v0, 2
    ls.load.b32 v0, v0, 0
    v.rem.u32 v1, v3, 3
    v.cmp.eq.u32 u0, v1, 0
    saveexec.and u2, u0
    bexecz .L0
    v.shr.u32 v1, v3, 1
    v.shl.b32 v1, v1, 2
    ls.load.b32 v1, v1, 0
    waitcnt ls=0
    v.add.u32 v0, v0, v1
.L0:
    saveexec.andn1 u0, u2
    bexecz .L1
    waitcnt ls=0
    v.cmp.gt.i32 u0, v0, 4
    saveexec.and u0, u0
    v.div.i32 v0, v0, 3
    saveexec.andn1 u1, u0
    exec.set u0
.L1:
    exec.set u2
    barrier
    waitcnt ls=0
    ls.store.b32 v0, v2, 0
    barrier
    v.cmp.lt.u32 u0, v3, 20
    saveexec.and u0, u0
    bexecz .L2
    ls.load.b32 v1, v2, 0
    v.add.u32 v0, v3, 20
    v.shl.b32 v0, v0, 2
    ls.load.b32 v0, v0, 0
    waitcnt ls=0
    v.add.u32 v0, v1, v0
    buffer.store.b32 v0, u[8:11], v4, 0
.L2:
    exec.set u0
.L3:
    endpgm
