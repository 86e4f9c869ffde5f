; What stands behind a table is code of its own: jumps lead there.
    btab u2, table
table:
    b.e32 one
    b.e32 two
two:
    nop
    b one
one:
    endpgm
