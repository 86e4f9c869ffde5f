    nop ]
    # not a comment
    v.mov.b32 v0, §
    .ascii "a\q"
    v.mov.b32 v0, ''
    v.mov.b32 v0, (1 + 2
    v.mov.b32 v0, 1 2
    ,
    v.mov.b32 v0, v1 + 1
    /* no end
