; The result under way is for a lower register.
    v.rcp.f32 v4, v3
    v.movrel.d v5, v3, u2
    v.movrel.s v9, v5, u2
    endpgm
