; An address from memory, one from two paths of which one knows nothing, no table, and a handler from nowhere.
    csrw trapbase, u2 ; ! w32-jump-unknown
    u.load.b32 u9, u[0:1], 0
    waitcnt sm=0
    bz u2, address
    bz u3, table
    jr u9, 0 ; ! w32-jump-unknown
address:
    bz u3, jump
    u.mov.b32 u4, table
jump:
    jr u4, 0 ; ! w32-jump-unknown
table:
    btab u2, other ; ! w32-jump-unknown
other:
    endpgm
