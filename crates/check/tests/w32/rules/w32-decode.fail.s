; A path runs into data.
    u.mov.b32 u9, 1
    bnz u9, done
    nop
    .word 0 ; ! w32-decode
done:
    endpgm
