    .kernel first
    .end
    nop
    endpgm
    .kernel second
    .end
    .kernel first
    .end
    .equ third, 4
    .kernel third
    .end
    .data
    .kernel fourth
