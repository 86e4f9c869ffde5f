    btab u2, table
table:
    b.e32 one
    nop                             ; ! w32-table-gap
    b.e32 two
one:
    endpgm
two:                                ; entries behind the gap are followed, too
    u.mov.b32 u10, u11              ; ! w32-unwritten
    endpgm
