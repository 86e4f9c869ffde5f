; Waits for all that is needed, and no more; endpgm waits by itself.
.kernel main
    .workgroup_memory 256
.end
main:
    u.load.b128 u[12:15], u[0:1], 0
    v.shl.b32 v4, v3, 2
    waitcnt sm=0
    buffer.load.b32 v5, u[12:15], v4, 0
    buffer.load.b32 v6, u[12:15], v4, 4
    buffer.load.b32 v7, u[12:15], v4, 8
    buffer.store.b32 v4, u[12:15], v4, 12   ; the store counts elsewhere
    waitcnt vm=2
    v.rcp.f32 v8, v5
    waitcnt vm=1, sfu=0
    v.add.f32 v9, v6, v8
    bz u2, done
    waitcnt vm=0
    v.mov.b32 v7, 1
done:
    endpgm
