; One of two paths has no end.
    bz u2, other
    endpgm
other:
    v.add.u32 v4, v3, 1 ; ! w32-end
