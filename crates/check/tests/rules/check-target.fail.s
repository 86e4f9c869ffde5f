; !! check-target
; There are no rules for w32.
endpgm
