; v8 is one of those that the index may name.
    v.rcp.f32 v8, v3
    v.movrel.s v4, v5, u2 ; ! w32-wait-movrel
    endpgm
