; A function with two callers, one of which moves the address of the return; a table; a handler that returns.
    u.mov.b32 u20, handler
    csrw trapbase, u20
    jal u10, function
    jal u11, moves
    u.mov.b32 u12, 1
    btab u12, table
table:
    b.e32 one
    b.e32 two
one:
    trap 1
    endpgm
two:
    endpgm
moves:
    u.mov.b32 u10, u11
function:
    jr u10, 0
handler:
    csrr u13, trappc
    jr u13, 4
