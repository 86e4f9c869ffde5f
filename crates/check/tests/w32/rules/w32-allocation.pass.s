; The highest registers; movrel may name a higher one (W-REG-10).
.kernel main
    .v_regs 6
    .u_regs 9
.end
main:
    v.mov.b32 v5, u8
    v.mov.b16 v5.h, v3.l
    v.movrel.s v4, v9, u2
    v.movrel.d v9, v4, u2
    endpgm
