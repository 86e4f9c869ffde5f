; Reading is allowed.
    csrr u9, clockh
    csrs fflags, u9
    endpgm
