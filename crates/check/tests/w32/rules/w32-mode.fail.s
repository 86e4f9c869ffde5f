    csrwi mode, 4                   ; ! w32-mode
    csrwi mode, 0x3f                ; ! w32-mode
    csrsi mode, 4                   ; ! w32-mode
    u.mov.b32 u10, 0x800
    csrw mode, u10                  ; ! w32-mode
    csrs mode, u10                  ; ! w32-mode
    u.mov.b32 u11, 5
    csrs mode, u11                  ; ! w32-mode
    endpgm
