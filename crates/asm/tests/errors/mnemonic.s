    v.mov.b32 v0, 1
    v.mvo.b32 v1, 2
    ednpgm
    V.MOV.B32 v1, 2
    v.add v1, v2, v3
    v.mov.b32.e32 v1, v2
    frobnicate
    endpgm
