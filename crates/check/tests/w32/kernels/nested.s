; An if in an if, one with two arms
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
    v.mov.b32 v6, 7
    v.cmp.gt.i32 u21, v5, 0
    saveexec.and u20, u21
    .mask outer = all & u21
    bexecz done
    v.and.b32 v7, v5, 1
    v.cmp.eq.u32 u23, v7, 1
    saveexec.and u22, u23
    .mask odd = outer & u23
    bexecz even
    v.mul.u32 v6, v5, v5
    buffer.store.b32 v6, u[16:19], v4, 0
even:
    .mask = odd
    saveexec.andn1 u24, u22
    .mask pairs = outer & ~odd
    bexecz joined
    v.shr.u32 v6, v5, 1
    buffer.store.b32 v6, u[16:19], v4, 0
joined:
    .mask = pairs
    exec.set u22
    .mask = outer
    v.add.u32 v6, v6, 5
    buffer.store.b32 v6, u[12:15], v4, 0
done:
    exec.set u20
    .mask = all
    v.add.u32 v6, v6, v5
    buffer.store.b32 v6, u[12:15], v4, 0
    endpgm
