; both arms of an if, and all lanes behind them
.isa linx
.kernel main
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.cmp.gei vt#1, -8, ->p
    b.z end
    .mask some
    l.or p, zero, ->t
    v.cmp.lt vt#1, zero, ->p
    .mask then
    b.z else
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
else:
    .mask = then
    l.and t#1, p.not, ->p
    .mask else = some & ~then
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]
    l.or t#1, zero, ->p
    .mask = then | else
    .mask = some & entry
    v.sw.brg vt#1, [ri0, lc0<<2, lc1<<4]
loop:
    v.srli vt#1, 1, ->vt
    v.cmp.nei vt#1, 0, ->p
    b.nz loop
    .mask = none
end:
    C.BSTOP
