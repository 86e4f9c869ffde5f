; The sum of each group: v.rdadd gives one value for the group, and the store has no lane operand, so it is done once.
.isa linx
.kernel reduction
.end
reduction:
    BSTART.MPAR 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
.org 0x1100
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
    v.rdadd vt#1, ->t
    l.sw.brg t#1, [ri1, lc1<<2]
    C.BSTOP
