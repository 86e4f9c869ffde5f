; Both paths end, one of them by a jump back.
    bz u2, other
    endpgm
other:
    b . - 4
