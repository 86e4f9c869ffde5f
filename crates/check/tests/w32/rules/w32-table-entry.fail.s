    btab u2, table
table:
    b.e32 one
    b.e64 two                       ; ! w32-table-entry
    b.e32 three
one:
    nop
two:
    nop
three:                              ; entries behind a long one are followed, too
    jr u10, 0                       ; ! w32-jump-unknown ; ! w32-unwritten
