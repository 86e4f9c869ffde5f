    .byte 1
    nop
    .data
    endpgm
    .text
    .target amdgpu
    b.e32 far
    .zero 0x300000
far:
    endpgm
