    csrr u9, clock
    csrwi fflags, 0
    endpgm
