; A loop that is left.
loop:
    sleep 1
    bnz u2, loop
    endpgm
