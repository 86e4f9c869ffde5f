; The last word of the code is part of it; so is the target of a call.
    u.mov.b32 u9, function
    jalr u10, u9
    bz u2, last
    nop
last:
    endpgm
function:
    jr u10, 0
