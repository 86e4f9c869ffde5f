; Nothing is under way; too little is; it is waited for again before anybody reads it; nobody reads it; nothing is named.
    waitcnt vm=0 ; ! w32-wait-superfluous
    v.rcp.f32 v4, v3
    waitcnt sfu=1 ; ! w32-wait-superfluous
    v.rcp.f32 v5, v3
    waitcnt sfu=1, sm=0 ; ! w32-wait-superfluous
    v.mov.b32 v6, v4
    waitcnt ; ! w32-wait-superfluous
    waitcnt sfu=0
    v.mov.b32 v6, v5
    v.rcp.f32 v5, v3
    waitcnt sfu=0 ; ! w32-wait-superfluous
    barrier
    endpgm
