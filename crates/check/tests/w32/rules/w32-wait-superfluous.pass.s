; A wait before a loop instead of one in each trip; one that a single path of two needs.
    v.rcp.f32 v4, v3
    v.mov.b32 v6, 0
    waitcnt sfu=0
loop:
    v.add.f32 v6, v6, v4
    bnz u2, loop
    v.rcp.f32 v5, v6
    waitcnt sfu=0
    bz u2, done
    v.mov.b32 v6, v5
done:
    endpgm
