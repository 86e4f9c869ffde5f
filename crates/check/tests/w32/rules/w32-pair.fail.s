; Pairs of both files, as destination and as source.
    v.mov.b64 v[5:6], 1 ; ! w32-pair
    u.add.u64 u[10:11], u[1:2], u[2:3] ; ! w32-pair
    endpgm
