    btab u2, table
table:
    b.e32 one
    b.e32 two
one:
    nop
two:
    endpgm
