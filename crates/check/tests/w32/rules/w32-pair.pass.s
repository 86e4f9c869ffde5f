    v.mov.b64 v[4:5], 1
    u.add.u64 u[10:11], u[0:1], u[2:3]
    endpgm
