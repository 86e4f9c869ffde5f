start:
    b strat
    b table
start:
    u.mov.b32 u0, SIZE + 1
    .equ LOOP, LOOP + .
    u.mov.b32 u0, LOOP
    bz u0, start + 2
v3: endpgm
    .global start, nobody
    .size start, 100000
    .data
table:
    .word table, nowhere
    nop
