    csrr u9, 0x7ff ; ! w32-csr-unknown
    csrwi 0x100, 0 ; ! w32-csr-unknown
    endpgm
