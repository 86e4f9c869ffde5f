    v.mov.b64 v[1:2], v[4:5]
    u.mov.b64 u[2:3], u[63:64]
    nop
