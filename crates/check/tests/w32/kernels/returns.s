; Lanes end before a loop that others break out of; who breaks is collected
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
    v.cmp.gt.i32 u21, v5, 1
    saveexec.and u22, u21
    .mask stay = all & u21
    bexecz end
    u.mov.b32 u25, 0
    exec.get u20
    v.mov.b32 v6, 0
loop:
    .mask trip
    v.add.u32 v6, v6, v5
    v.cmp.gt.i32 u21, v6, 30
    saveexec.and u23, u21
    .mask done = trip & u21
    bexecz go
    v.sub.u32 v6, v6, 1
    exec.get u24
    u.or.b32 u25, u25, u24
go:
    saveexec.andn1 u24, u23
    .mask more = trip & ~done
    bexecz out
    v.add.u32 v5, v5, 1
    v.cmp.lt.i32 u21, v5, 12
    saveexec.and u24, u21
    .mask = more & u21
    bexecnz loop
    .mask = none
out:
    exec.set u25
    .mask = u25
    bexecz late
    buffer.store.b32 v5, u[16:19], v4, 0
late:
    exec.set u20
    .mask = stay
    buffer.store.b32 v6, u[12:15], v4, 0
end:
    endpgm
