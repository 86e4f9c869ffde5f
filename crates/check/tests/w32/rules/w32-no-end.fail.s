; A loop that is entered and never left.
    bz u2, loop
    endpgm
loop:
    sleep 1 ; ! w32-no-end
    b loop
