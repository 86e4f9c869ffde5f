; Before the code, behind it, and between two words of it.
    bz u2, . - 8 ; ! w32-branch-target
    bnz u2, . + 0x100 ; ! w32-branch-target
    u.mov.b32 u9, 6
    u.mov.b32 u10, 64
    bnz u3, other
    jr u9, 0 ; ! w32-branch-target
other:
    jr u10, 0x40 ; ! w32-branch-target
