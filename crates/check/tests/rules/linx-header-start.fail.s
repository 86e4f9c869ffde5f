; The kernel starts at an instruction of the body.
.isa linx
.kernel main
.end
main:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt    ; ! linx-header-start
    C.BSTOP
