; The second kernel is the first one with another start: a jump says so.
.kernel first
.end
.kernel second
.end
first:
    u.mov.b32 u9, 1
    b second
second:
    endpgm
