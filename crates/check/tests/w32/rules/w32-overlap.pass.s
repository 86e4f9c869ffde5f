; A jump over an instruction of 64 bits.
    bz u2, behind
    v.mov.b32.lit v4, 0x12345678
behind:
    endpgm
