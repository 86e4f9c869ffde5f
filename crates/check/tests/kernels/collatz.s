; examples/collatz.wgsl, compiled
.isa linx
.base 0x1000
.kernel main
    .workgroup_size 64, 1, 1
    .launch lb0=64, lb1=a1
    .imports a0, a2, a3, a4, a5, a6, a7, s0, s1, s2, s3, s4
    .mode proven
    .lane_private 0, 7680
    .condition "num_workgroups.y <= 1"
    .condition "num_workgroups.z <= 1"
    .abi 1, 820, 8192, 0, 0
    .resource 0, 0, numbers, read, 4
    .resource 0, 1, steps, read_write, 4
.end
.text
main:
    BSTART.MPAR 0
    C.B.DIMI 64, ->lb0
    B.DIM a1, 0, ->lb1
    B.IOR [a0],[]
    B.IOR [a2],[]
    B.IOR [a3],[]
    B.IOR [a4],[]
    B.IOR [a5],[]
    B.IOR [a6],[]
    B.IOR [a7],[]
    B.IOR [s0],[]
    B.IOR [s1],[]
    B.IOR [s2],[]
    B.IOR [s3],[]
    B.IOR [s4],[]
    B.IOT ->t<128B>
    B.IOT last, ->u<8KB>
    B.TEXT .L0
    C.BSTOP
.L0:
    l.add lc1, ri1, ->t@v1
    l.or ri2, zero, ->u@v2
    remu t#1@v1, u#1@v2, ->t@v3
    slliw t#1@v3, 6, ->t@v4
    v.add t#1@v4, lc0, ->vt@v5
    l.lwi.brg [ri0, 4], ->t@v6
    srliw t#1@v6, 2, ->t@v7
    v.cmp.ltu vt#1@v5, t#1@v7, ->p
    b.z .L6
    v.slli vt#1@v5, 2, ->vu@v8
    l.addi lc1, 0, ->u@v9
    v.sw.local vu#1@v8, [ts@home0, lc0<<2, u#1@v9<<8]
    v.srli vu#1@v8, 2, ->vt@v10
    l.lwui.brg [ri0, 4], ->t@v11
    srli t#1@v11, 2, ->t@v12
    v.cmp.ltu vt#1@v10, t#1@v12, ->vu@v13
    addi t#2@v11, 3, ->t@v14
    srli t#1@v14, 2, ->t@v15
    v.csel vu#1@v13, vt#1@v10, t#1@v15, ->vt@v16
    v.lw.brg [ri7, vt#1@v16<<2], ->vu@v17
    l.addi lc1, 10, ->u@v18
    v.sw.local vu#1@v17, [ts@home1, lc0<<2, u#1@v18<<8]
    l.addi lc1, 960, ->u@v19
    .mask place0
    l.sd.local p, [ts@place0, u#1@v19<<3]
    v.cmp.eqi vu#1@v17, 0, ->p
    hl.lis -2, ->t@v20
    v.or t#1@v20, zero, ->vt@v21
    v.sw.local vt#1@v21, [ts@home1, lc0<<2, u#2@v18<<8]
    l.ld.local [ts@place0, u#1@v19<<3], ->t@v22
    .mask arm
    l.and t#1@v22, p.not, ->p
    .mask = place0 & ~arm
    b.z .L5
    l.addi lc1, 970, ->u@v23
    l.sd.local zero, [ts@place1, u#1@v23<<3]
    l.addi lc1, 980, ->u@v24
    l.sd.local zero, [ts@place2, u#1@v24<<3]
    v.lw.local [ts@home1, lc0<<2, u#4@v18<<8], ->vt@v25
    v.sw.local vt#1@v25, [ts@home1, lc0<<2, u#4@v18<<8]
    v.or zero, zero, ->vt@v26
    l.addi lc1, 20, ->u@v27
    v.sw.local vt#1@v26, [ts@home2, lc0<<2, u#1@v27<<8]
.L1:
    l.addi lc1, 10, ->u@v28
    v.lw.local [ts@home1, lc0<<2, u#1@v28<<8], ->vt@v29
    l.addi lc1, 990, ->u@v30
    .mask place3
    l.sd.local p, [ts@place3, u#1@v30<<3]
    v.cmp.eqi vt#1@v29, 1, ->p
    l.addi lc1, 20, ->u@v31
    v.lw.local [ts@home2, lc0<<2, u#1@v31<<8], ->vt@v32
    v.sw.local vt#1@v32, [ts@home1, lc0<<2, u#3@v28<<8]
    l.addi lc1, 970, ->u@v33
    l.ld.local [ts@place1, u#1@v33<<3], ->t@v34
    l.or t#1@v34, p, ->t@v35
    l.sd.local t#1@v35, [ts@place1, u#1@v33<<3]
    l.ld.local [ts@place3, u#3@v30<<3], ->t@v36
    .mask arm
    l.and t#1@v36, p.not, ->p
    .mask = place3 & ~arm
    b.z .L4
    v.lw.local [ts@home1, lc0<<2, u#4@v28<<8], ->vt@v37
    v.ctz vt#1@v37, 0, 32, ->vu@v38
    .mask place3
    l.sd.local p, [ts@place3, u#3@v30<<3]
    v.cmp.nei vu#1@v38, 0, ->p
    b.z .L2
    v.andi vu#1@v38, 31, ->vt@v39
    v.srl vt#2@v37, vt#1@v39, ->vu@v40
    v.lw.local [ts@home2, lc0<<2, u#2@v31<<8], ->vt@v41
    v.add vt#1@v41, vu#2@v38, ->vt@v42
    v.sw.local vu#1@v40, [ts@home1, lc0<<2, u#4@v28<<8]
    v.sw.local vt#1@v42, [ts@home2, lc0<<2, u#2@v31<<8]
    l.addi lc1, 980, ->u@v43
    l.ld.local [ts@place2, u#1@v43<<3], ->t@v44
    l.or t#1@v44, p, ->t@v45
    l.sd.local t#1@v45, [ts@place2, u#1@v43<<3]
.L2:
    l.addi lc1, 990, ->u@v46
    l.ld.local [ts@place3, u#1@v46<<3], ->t@v47
    .mask arm
    l.and t#1@v47, p.not, ->p
    .mask = place3 & ~arm
    b.z .L3
    l.addi lc1, 10, ->u@v48
    v.lw.local [ts@home1, lc0<<2, u#1@v48<<8], ->vt@v49
    .mask place3
    l.sd.local p, [ts@place3, u#2@v46<<3]
    hl.lis 1431655764, ->t@v50
    v.cmp.ltu t#1@v50, vt#1@v49, ->p
    hl.lis -1, ->t@v51
    v.or t#1@v51, zero, ->vt@v52
    v.sw.local vt#1@v52, [ts@home1, lc0<<2, u#1@v48<<8]
    l.ld.local [ts@place3, u#2@v46<<3], ->t@v53
    .mask arm
    l.and t#1@v53, p.not, ->p
    .mask = place3 & ~arm
    b.z .L3
    v.lw.local [ts@home1, lc0<<2, u#1@v48<<8], ->vt@v54
    addi zero, 3, ->t@v55
    v.mul vt#1@v54, t#1@v55, ->vu@v56
    v.addi vu#1@v56, 1, ->vt@v57
    l.addi lc1, 20, ->u@v58
    v.lw.local [ts@home2, lc0<<2, u#1@v58<<8], ->vu@v59
    v.addi vu#1@v59, 1, ->vt@v60
    v.sw.local vt#2@v57, [ts@home1, lc0<<2, u#2@v48<<8]
    v.sw.local vt#1@v60, [ts@home2, lc0<<2, u#1@v58<<8]
    l.addi lc1, 980, ->u@v61
    l.ld.local [ts@place2, u#1@v61<<3], ->t@v62
    l.or t#1@v62, p, ->t@v63
    l.sd.local t#1@v63, [ts@place2, u#1@v61<<3]
.L3:
    l.addi lc1, 980, ->u@v64
    l.ld.local [ts@place2, u#1@v64<<3], ->t@v65
    l.or t#1@v65, zero, ->p
    l.sd.local zero, [ts@place2, u#1@v64<<3]
    b.nz .L1
.L4:
    .mask = none
    l.addi lc1, 970, ->u@v66
    l.ld.local [ts@place1, u#1@v66<<3], ->t@v67
    l.or t#1@v67, zero, ->p
    b.z .L5
    l.addi lc1, 10, ->u@v68
    v.lw.local [ts@home1, lc0<<2, u#1@v68<<8], ->vt@v69
    v.sw.local vt#1@v69, [ts@home1, lc0<<2, u#1@v68<<8]
.L5:
    l.addi lc1, 960, ->u@v70
    l.ld.local [ts@place0, u#1@v70<<3], ->t@v71
    l.or t#1@v71, zero, ->p
    l.addi lc1, 0, ->u@v72
    v.lw.local [ts@home0, lc0<<2, u#1@v72<<8], ->vt@v73
    v.srli vt#1@v73, 2, ->vu@v74
    l.addi lc1, 10, ->u@v75
    v.lw.local [ts@home1, lc0<<2, u#1@v75<<8], ->vt@v76
    l.or p, zero, ->t@v77
    l.lwui.brg [ri0, 20], ->t@v78
    srli t#1@v78, 2, ->t@v79
    v.cmp.ltu vu#1@v74, t#1@v79, ->p
    v.sw.brg vt#1@v76, [ri8, vu#1@v74<<2]
    l.or t#3@v77, zero, ->p
.L6:
    C.BSTOP
