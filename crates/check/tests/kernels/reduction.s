; y[group] = sum of its x
.isa linx
.kernel main
.end
main:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1, a2],[]
    B.IOR [a3],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.rdadd vt#1, ->t
    l.sw.brg t#1, [ri1, lc1<<2]
    C.BSTOP
