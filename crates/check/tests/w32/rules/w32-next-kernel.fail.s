; The end of the first kernel is missing.
.kernel first
.end
.kernel second
.end
first:
    u.mov.b32 u9, 1 ; ! w32-next-kernel
second:
    endpgm
