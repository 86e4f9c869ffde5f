; The literal reads as `nop`.
    bz u2, . + 8 ; ! w32-overlap
    v.mov.b32.lit v4, 0x0000004e
    endpgm
