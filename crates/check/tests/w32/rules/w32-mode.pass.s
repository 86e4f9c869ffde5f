; Every direction, flushing and enables; bits are set and cleared one by one.
    csrwi mode, 0x3b
    csrsi mode, 3
    csrci mode, 0x3f
    u.mov.b32 u10, 0x7c3
    csrw mode, u10
    csrs mode, u2                   ; what the register holds is not known
    csrc mode, u10
    u.mov.b32 u10, 0xffff
    csrc mode, u10
    csrwi fflags, 0x3f              ; another CSR: a write keeps bits 4:0
    endpgm
