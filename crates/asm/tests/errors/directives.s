    .wrod 1
    .align 3
    .zero start
    .v_regs 5
    .kernel a
        .workgroup_size 64, 64
        .workgroup_size 0
        .v_regs 129
        .u_regs 7
        .u_regs 8
        .scratch 6
        .resource 0, 0, x, readwrite
        .resource 0, 0, x, read
        .resource 0, 0, y, read
    .kernel b
    .end
    .end
    .loc 0 1
start:
    endpgm
    .ascii "open
    .byte 300
    .word 1.5
