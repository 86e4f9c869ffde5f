; Complements switch on lanes that do not exist.
.kernel k
    .workgroup_size 20
    .resource 0, 0, x, read_write, 4
.end
k:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    exec.get u20
    v.cmp.lt.u32 u21, v3, 10
    u.not.b32 u22, u21
    exec.set u22                    ; ! w32-mask-widened
    buffer.store.b32 v3, u[12:15], v3, 0
    exec.set u20
    u.not.b32 u23, u20
    saveexec.xor u24, u23           ; ! w32-mask-widened
    buffer.store.b32 v3, u[12:15], v3, 4
    exec.set u24
    saveexec.andn1 u25, u23         ; ! w32-mask-widened
    exec.set u25
    csrwi exec, 0x3f
    exec.set u25
    endpgm
