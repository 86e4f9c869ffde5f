; Also where nothing would change.
    csrw warpid, u2 ; ! w32-csr-read-only
    csrsi clock, 0 ; ! w32-csr-read-only
    csrc code_lo, u3 ; ! w32-csr-read-only
    endpgm
