; Words that no path reaches may be anything.
    u.mov.b32 u9, 1
    bnz u9, done
    nop
done:
    endpgm
    .word 0
