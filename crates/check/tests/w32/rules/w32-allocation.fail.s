; One past the highest, as a single register, as a half, and as the last of several.
.kernel main
    .v_regs 6
    .u_regs 9
.end
main:
    v.mov.b32 v6, u8 ; ! w32-allocation
    v.mov.b32 v5, u9 ; ! w32-allocation
    v.mov.b16 v6.l, v3.l ; ! w32-allocation
    u.load.b128 u[6:9], u[0:1], 0 ; ! w32-allocation
    endpgm
