//! Memory spaces: bounds, alignment, masks, order of lanes, faults.
mod common;
use common::*;

fn lanes(f: impl Fn(u32) -> u32) -> [u32; 32] {
    std::array::from_fn(|l| f(l as u32))
}

fn with(lines: Vec<Line>) -> Vec<Line> {
    let mut all = descriptors();
    all.extend(code![i(Op::VShlB32, &[v(4), v(3), c(2)])]);
    all.extend(lines);
    all
}

/// Code after the descriptors (u8, u12) and v4 = lane * 4, on buffers of these words.
fn buffers(lines: Vec<Line>, a: Vec<u32>, b: Vec<u32>) -> Test {
    test(with(lines)).buffer(a).buffer(b)
}

#[test]
fn loads_outside_read_0_word_by_word() {
    // spec: P-51
    let after = buffers(
        code![
            i(Op::BufferLoadB32, &[v(5), us(8, 4), v(4), n(0)]),
            i(Op::VShlB32, &[v(6), v(3), c(4)]),
            i(Op::BufferLoadB128, &[vs(20, 4), us(8, 4), v(6), n(0)]),
            // Far outside: no wrapping at 2^32.
            i(Op::BufferLoadB32, &[v(7), us(8, 4), c(0xffff_fffc), n(4)]),
            i(Op::BufferLoadB32, &[v(8), us(8, 4), c(0xffff_fffc), n(8)]),
        ],
        (100..110).collect(),
        vec![0],
    )
    .run();
    assert_eq!(after.v(5), lanes(|l| if l < 10 { 100 + l } else { 0 }));
    for k in 0..4 {
        let word = |l: u32| 4 * l + k;
        assert_eq!(
            after.v(20 + k as usize),
            lanes(|l| if word(l) < 10 { 100 + word(l) } else { 0 })
        );
    }
    assert_eq!((after.v(7), after.v(8)), ([0; 32], [0; 32]));
}

#[test]
fn stores_outside_are_dropped_word_by_word() {
    // spec: P-51
    let after = buffers(
        code![
            i(Op::VMovB32, &[v(20), c(1)]),
            i(Op::VMovB32, &[v(21), c(2)]),
            i(Op::VMovB32, &[v(22), c(3)]),
            i(Op::VMovB32, &[v(23), c(4)]),
            i(Op::VShlB32, &[v(6), v(3), c(4)]),
            i(Op::BufferStoreB128, &[vs(20, 4), us(8, 4), v(6), n(0)]),
            i(Op::BufferStoreB32, &[v(3), us(12, 4), v(4), n(0)]),
        ],
        vec![9; 6],
        vec![9; 2],
    )
    .run();
    assert_eq!(after.buffers[0], [1, 2, 3, 4, 1, 2]);
    assert_eq!(after.buffers[1], [0, 1]);
}

#[test]
fn addresses_of_inactive_lanes_do_not_matter() {
    // spec: P-45
    // Lane l has address 4l + 1 where it is inactive, and far outside of workgroup and scratch memory.
    let mut lines = code![
        i(Op::VMovB32, &[v(5), c(0x7fff_fff1)]),
        i(Op::VMovB32, &[v(6), c(77)]),
        i(Op::VMovB32, &[v(7), c(77)]),
        i(Op::VMovB32, &[v(8), c(77)]),
    ];
    lines.extend(mask(0x0000_00f0));
    lines.extend(code![
        i(Op::VMovB32, &[v(5), v(4)]),
        i(Op::BufferLoadB32, &[v(6), us(8, 4), v(5), n(0)]),
        i(Op::LsStoreB32, &[v(3), v(5), n(0)]),
        i(Op::LsLoadB32, &[v(7), v(5), n(0)]),
        i(Op::ScratchStoreB32, &[v(6), v(5), n(0)]),
        i(Op::ScratchLoadB32, &[v(8), v(5), n(0)]),
        i(Op::BufferStoreB32, &[v(6), us(12, 4), v(5), n(0)]),
        i(Op::BufferAtomicAddU32, &[v(9), us(12, 4), v(5), n(0), v(3)]),
        i(Op::LsRedAddU32, &[v(5), n(0), v(3)]),
        i(Op::LsLoadB32, &[v(10), v(5), n(0)]),
    ]);
    let after = buffers(lines, (100..132).collect(), vec![1; 32])
        .kernel(|k| (k.workgroup_bytes, k.scratch_bytes) = (32, 32))
        .run();
    let on = |l: u32| (4..8).contains(&l);
    assert_eq!(after.v(6), lanes(|l| if on(l) { 100 + l } else { 77 }));
    assert_eq!(after.v(7), lanes(|l| if on(l) { l } else { 77 }));
    assert_eq!(after.v(8), lanes(|l| if on(l) { 100 + l } else { 77 }));
    assert_eq!(after.v(9), lanes(|l| if on(l) { 100 + l } else { 0 }));
    assert_eq!(after.v(10), lanes(|l| if on(l) { 2 * l } else { 0 }));
    assert_eq!(
        after.buffers[1],
        lanes(|l| if on(l) { 100 + 2 * l } else { 1 })
    );
}

#[test]
fn sub_word_accesses_extend_and_spare_their_neighbours() {
    // spec: P-46
    let after = buffers(
        code![
            i(Op::BufferLoadU8, &[v(5), us(8, 4), v(3), n(0)]),
            i(Op::BufferLoadI8, &[v(6), us(8, 4), v(3), n(0)]),
            i(Op::VShlB32, &[v(7), v(3), c(1)]),
            i(Op::BufferLoadU16, &[v(8), us(8, 4), v(7), n(0)]),
            i(Op::BufferLoadI16, &[v(9), us(8, 4), v(7), n(2)]),
            // Every other byte.
            i(Op::VAddU32, &[v(10), v(3), c(0x300)]),
            i(Op::BufferStoreB8, &[v(10), us(12, 4), v(7), n(0)]),
        ],
        vec![0x8182_0304, 0x7fff_8000],
        vec![0xeeee_eeee; 3],
    )
    .run();
    assert_eq!(after.v(5)[..9], [4, 3, 0x82, 0x81, 0, 0x80, 0xff, 0x7f, 0]);
    assert_eq!(
        after.v(6)[..8],
        [
            4,
            3,
            0xffff_ff82,
            0xffff_ff81,
            0,
            0xffff_ff80,
            0xffff_ffff,
            0x7f
        ]
    );
    assert_eq!(after.v(8)[..5], [0x0304, 0x8182, 0x8000, 0x7fff, 0]);
    assert_eq!(after.v(9)[..4], [0xffff_8182, 0xffff_8000, 0x7fff, 0]);
    assert_eq!(after.buffers[1], [0xee01_ee00, 0xee03_ee02, 0xee05_ee04]);
    let after = buffers(
        code![
            i(Op::VShlB32, &[v(7), v(3), c(2)]),
            i(Op::BufferStoreB16, &[lo(3), us(8, 4), v(7), n(2)])
        ],
        vec![0xeeee_eeee; 3],
        vec![0],
    )
    .run();
    assert_eq!(after.buffers[0], [0x0000_eeee, 0x0001_eeee, 0x0002_eeee]);
}

#[test]
fn misaligned_lanes_are_named_and_nothing_happens() {
    for (op, ok) in [
        (i(Op::BufferLoadB32, &[v(5), us(8, 4), v(6), n(0)]), 4),
        (i(Op::BufferStoreB32, &[v(3), us(8, 4), v(6), n(0)]), 4),
        (i(Op::BufferLoadB64, &[vs(20, 2), us(8, 4), v(6), n(0)]), 4),
        (i(Op::BufferRedAddU32, &[us(8, 4), v(6), n(0), v(3)]), 4),
        (i(Op::LsLoadB32, &[v(5), v(6), n(0)]), 4),
        (i(Op::ScratchStoreB32, &[v(5), v(6), n(0)]), 4),
        (i(Op::BufferLoadU16, &[v(5), us(8, 4), v(6), n(1)]), 2),
    ] {
        // Lanes 3 and 9 are one byte off (of the halfword access: all but these).
        let lines = code![
            i(Op::UMovB32, &[u(20), c(0x208)]),
            i(Op::VMovB32, &[v(7), c(1)]),
            i(Op::VSelB32, &[v(7), u(20), v(7), c(0)]),
            i(Op::VAddU32, &[v(6), v(4), v(7)]),
            i(Op::VMovB32, &[v(5), c(5)]),
            op,
        ];
        let t = buffers(lines, vec![7; 40], vec![0])
            .kernel(|k| (k.workgroup_bytes, k.scratch_bytes) = (160, 160));
        let trap = t.trap();
        let (bad, first) = if ok == 4 { (0x208, 13) } else { (!0x208, 1) };
        assert_eq!(
            (trap.cause, trap.name, trap.faulting_lanes),
            (4, "Misaligned", bad),
            "{op}"
        );
        assert_eq!(trap.info & 0xfff, first, "{op}");
        assert_eq!(trap.address.map(|a| a as u32), Some(trap.info));
        assert_eq!(trap.registers.v[5], [5; 32]);
    }
}

#[test]
fn unmapped_lanes_are_named_and_nothing_is_stored() {
    // Lanes 0 to 15 point to the buffer, the others to nothing.
    let lines = |op: Insn| {
        code![
            i(Op::VMovB32, &[v(6), u(8)]),
            i(Op::VMovB32, &[v(7), u(9)]),
            i(Op::VCmpLtU32, &[u(20), v(3), c(16)]),
            i(Op::VMovB32, &[v(21), c(0x7000)]),
            i(Op::VSelB32, &[v(7), u(20), v(7), v(21)]),
            op,
        ]
    };
    let trap = buffers(
        lines(i(Op::GlobalStoreB32, &[v(3), vs(6, 2), n(0)])),
        vec![7],
        vec![0],
    )
    .trap();
    assert_eq!(
        (trap.cause, trap.name, trap.faulting_lanes),
        (5, "MemoryFault", 0xffff_0000)
    );
    assert_eq!(trap.address.map(|a| a >> 32), Some(0x7000));
    let load = lines(i(Op::GlobalLoadB32, &[v(5), vs(6, 2), n(0)]));
    assert_eq!(
        buffers(load, vec![7], vec![0]).trap().faulting_lanes,
        0xffff_0000
    );
    // All in the buffer: fine, and lanes on one address store in increasing order.
    let all = code![
        i(Op::VMovB32, &[v(6), u(8)]),
        i(Op::VMovB32, &[v(7), u(9)]),
        i(Op::GlobalStoreB32, &[v(3), vs(6, 2), n(4)]),
        i(Op::GlobalLoadB64, &[vs(20, 2), vs(6, 2), n(0)]),
        i(Op::GlobalAtomicMaxU32, &[v(5), vs(6, 2), n(0), v(4)]),
    ];
    let after = buffers(all, vec![7, 8], vec![0]).run();
    assert_eq!((after.v(20), after.v(21)), ([7; 32], [31; 32]));
    assert_eq!(
        after.v(5),
        lanes(|l| if l == 0 { 7 } else { (4 * (l - 1)).max(7) })
    );
    assert_eq!(after.buffers[0], [124, 31]);
}

#[test]
fn scratch_and_workgroup_memory_end_where_they_end() {
    let t = |op: Insn| {
        buffers(code![op], vec![0], vec![0])
            .kernel(|k| (k.workgroup_bytes, k.scratch_bytes) = (64, 64))
    };
    for op in [
        i(Op::LsLoadB32, &[v(5), v(4), n(0)]),
        i(Op::LsStoreB32, &[v(5), v(4), n(0)]),
        i(Op::LsAtomicAddU32, &[v(5), v(4), n(0), v(3)]),
        i(Op::ScratchLoadB32, &[v(5), v(4), n(0)]),
        i(Op::ScratchStoreB32, &[v(5), v(4), n(0)]),
    ] {
        let trap = t(op).trap();
        assert_eq!(
            (trap.cause, trap.info, trap.faulting_lanes),
            (5, 64, 0xffff_0000),
            "{op}"
        );
    }
    // A wide access that ends outside.
    let trap = t(i(Op::LsLoadB128, &[vs(20, 4), c(0), n(56)])).trap();
    assert_eq!(
        (trap.cause, trap.info, trap.faulting_lanes),
        (5, 56, u32::MAX)
    );
}

#[test]
fn scratch_belongs_to_the_lane() {
    let after = buffers(
        code![
            i(Op::VMovB32, &[v(20), v(3)]),
            i(Op::VMovB32, &[v(21), v(4)]),
            i(Op::ScratchStoreB64, &[vs(20, 2), c(8), n(0)]),
            i(Op::ScratchLoadB64, &[vs(22, 2), c(0), n(8)]),
            // An address of its own in each lane.
            i(Op::VAndB32, &[v(5), v(4), c(12)]),
            i(Op::ScratchStoreB32, &[v(3), v(5), n(16)]),
            i(Op::ScratchLoadB128, &[vs(24, 4), c(16), n(0)]),
        ],
        vec![0],
        vec![0],
    )
    .kernel(|k| k.scratch_bytes = 32)
    .run();
    assert_eq!((after.v(22), after.v(23)), (lanes(|l| l), lanes(|l| 4 * l)));
    for k in 0..4u32 {
        assert_eq!(
            after.v(24 + k as usize),
            lanes(|l| if l % 4 == k { l } else { 0 })
        );
    }
}

#[test]
fn atomics_act_in_the_order_of_lanes() {
    // spec: P-48
    let one = |op, old: u32, data: Insn| {
        let after = buffers(
            code![data, i(op, &[v(6), us(8, 4), c(0), n(0), v(5)])],
            vec![old],
            vec![0],
        )
        .run();
        (after.v(6), after.buffers[0][0])
    };
    let lane = i(Op::VMovB32, &[v(5), v(3)]);
    let sums = |start: u32, sign: u32| {
        lanes(|l| start.wrapping_add(sign.wrapping_mul(l * l.wrapping_sub(1) / 2)))
    };
    assert_eq!(one(Op::BufferAtomicAddU32, 10, lane), (sums(10, 1), 506));
    assert_eq!(
        one(Op::BufferAtomicSubU32, 10, lane),
        (sums(10, u32::MAX), 10u32.wrapping_sub(496))
    );
    assert_eq!(
        one(Op::BufferAtomicXchgB32, 10, lane),
        (lanes(|l| if l == 0 { 10 } else { l - 1 }), 31)
    );
    assert_eq!(one(Op::BufferAtomicMaxI32, u32::MAX, lane).1, 31);
    assert_eq!(one(Op::BufferAtomicMinI32, u32::MAX, lane).1, u32::MAX);
    assert_eq!(one(Op::BufferAtomicMinU32, u32::MAX, lane).1, 0);
    assert_eq!(one(Op::BufferAtomicMaxU32, u32::MAX, lane).1, u32::MAX);
    let bit = i(Op::VShlB32, &[v(5), c(1), v(3)]);
    assert_eq!(
        one(Op::BufferAtomicOrB32, 0, bit),
        (lanes(|l| (1u32 << l) - 1), u32::MAX)
    );
    assert_eq!(one(Op::BufferAtomicXorB32, u32::MAX, bit).1, 0);
    assert_eq!(
        one(Op::BufferAtomicAndB32, 7, i(Op::VMovB32, &[v(5), c(5)])).1,
        5
    );
    // Compare and exchange: lane l changes l into l + 1, one after the other.
    let after = buffers(
        code![
            i(Op::VMovB32, &[v(20), v(3)]),
            i(Op::VAddU32, &[v(21), v(3), c(1)]),
            i(
                Op::BufferAtomicCmpxchgB32,
                &[v(6), us(8, 4), c(0), n(0), vs(20, 2)]
            ),
            i(Op::LsAtomicCmpxchgB32, &[v(7), c(0), n(0), vs(20, 2)]),
        ],
        vec![0],
        vec![0],
    )
    .kernel(|k| k.workgroup_bytes = 4)
    .run();
    assert_eq!((after.v(6), after.v(7)), (lanes(|l| l), lanes(|l| l)));
    assert_eq!(after.buffers[0], [32]);
}

#[test]
fn atomics_outside_give_0() {
    let after = buffers(
        code![
            i(Op::VMovB32, &[v(6), c(9)]),
            i(Op::BufferAtomicAddU32, &[v(6), us(8, 4), v(4), n(0), v(3)])
        ],
        vec![5; 3],
        vec![0],
    )
    .run();
    assert_eq!(after.v(6), lanes(|l| if l < 3 { 5 } else { 0 }));
    assert_eq!(after.buffers[0], [5, 6, 7]);
}

#[test]
fn reductions_have_no_result() {
    // spec: P-48
    let after = buffers(
        code![
            i(Op::BufferRedAddU32, &[us(8, 4), c(0), n(0), v(3)]),
            i(Op::BufferRedMaxU32, &[us(8, 4), c(4), n(0), v(3)])
        ],
        vec![0, 0],
        vec![0],
    )
    .run();
    assert_eq!(after.buffers[0], [496, 31]);
}

#[test]
fn read_only_buffers_refuse_stores_and_atomics() {
    for op in [
        i(Op::BufferStoreB32, &[v(3), us(8, 4), v(4), n(0)]),
        i(Op::BufferStoreB8, &[v(3), us(8, 4), v(4), n(0)]),
        i(Op::BufferAtomicAddU32, &[v(5), us(8, 4), v(4), n(0), v(3)]),
    ] {
        let t = buffers(code![op], vec![7; 32], vec![0])
            .kernel(|k| k.resources[0].access = Access::ReadOnly);
        assert_eq!((t.trap().cause, t.trap().faulting_lanes), (5, u32::MAX));
        // Behind the descriptor's back.
        let t = buffers(
            code![
                i(Op::VMovB32, &[v(6), u(8)]),
                i(Op::VMovB32, &[v(7), u(9)]),
                i(Op::GlobalStoreB32, &[v(3), vs(6, 2), n(0)]),
            ],
            vec![7; 32],
            vec![0],
        )
        .kernel(|k| k.resources[0].access = Access::ReadOnly);
        assert_eq!(t.trap().cause, 5);
    }
    let t = buffers(
        code![i(Op::BufferLoadB32, &[v(5), us(8, 4), v(4), n(0)])],
        vec![7; 32],
        vec![0],
    );
    assert_eq!(
        t.kernel(|k| k.resources[0].access = Access::ReadOnly)
            .run()
            .v(5),
        [7; 32]
    );
}

#[test]
fn reserved_bits_of_a_descriptor_are_a_memory_fault() {
    for (register, bits) in [(9, 0x1_0000), (11, 2)] {
        let t = buffers(
            code![
                i(Op::UOrB32, &[u(register), u(register), c(bits)]),
                i(Op::BufferLoadB32, &[v(5), us(8, 4), v(4), n(0)])
            ],
            vec![7; 32],
            vec![0],
        );
        assert_eq!(t.trap().cause, 5);
    }
}

#[test]
fn code_can_be_read_and_not_written() {
    let t = |op| test(code![i(Op::VMovB32, &[v(7), c(1)]), op]);
    let after = t(i(Op::GlobalLoadB32, &[v(5), vs(6, 2), n(0)])).run();
    assert_eq!(
        after.v(5),
        [encode(&i(Op::VMovB32, &[v(7), c(1)])).unwrap().words()[0]; 32]
    );
    assert_eq!(
        t(i(Op::GlobalStoreB32, &[v(5), vs(6, 2), n(0)]))
            .trap()
            .cause,
        5
    );
}

#[test]
fn a_buffer_of_a_size_that_is_no_multiple_of_4() {
    // The last word is not whole: word accesses do not reach it, byte accesses do.
    let mut t = buffers(
        code![
            i(Op::BufferLoadB32, &[v(5), us(8, 4), v(4), n(0)]),
            i(Op::BufferLoadU8, &[v(6), us(8, 4), v(3), n(4)]),
            i(Op::UBsize, &[u(20), us(8, 4)]),
        ],
        vec![1, 2],
        vec![0],
    );
    let program = Program::load(&t.object).unwrap();
    t.object.kernels.clear();
    let mut memory = Memory::new();
    let a = memory.alloc(6, true).unwrap();
    let b = memory.alloc(4, true).unwrap();
    memory.write(a, &[1, 2, 3, 4, 5, 6]).unwrap();
    let binding = |addr, size| {
        Binding::Buffer(BufferBinding {
            addr,
            size,
            writable: true,
        })
    };
    let dispatch = Dispatch {
        args: vec![binding(a, 6), binding(b, 4)],
        ..Dispatch::new(&program, "main", [1, 1, 1])
    };
    let dump = Some(WarpFilter {
        workgroup: [0; 3],
        warp: None,
    });
    let after = run(
        &dispatch,
        &memory,
        &RunOptions {
            dump,
            ..RunOptions::default()
        },
        None,
    )
    .unwrap();
    let w = &after.registers[0];
    assert_eq!(w.v[5], lanes(|l| if l == 0 { 0x0403_0201 } else { 0 }));
    assert_eq!(w.v[6], lanes(|l| if l < 2 { 5 + l } else { 0 }));
    assert_eq!(w.u[20], 6);
}

#[test]
fn host_clears_words_that_kernels_may_write() {
    let mut memory = Memory::new();
    let a = memory.alloc(16, true).unwrap();
    let fixed = memory.alloc(16, false).unwrap();
    memory.write(a, &[9; 16]).unwrap();
    memory.clear(a + 4, 8).unwrap();
    let want: Vec<u8> = [[9; 4], [0; 4], [0; 4], [9; 4]].concat();
    assert_eq!(memory.read(a, 16).unwrap(), want);
    for (address, bytes) in [(a + 2, 4), (a, 6), (a + 12, 8), (fixed, 4)] {
        let refused = MemoryError::Unmapped { address, bytes };
        assert_eq!(memory.clear(address, bytes), Err(refused));
    }
    assert_eq!(memory.read(a, 16).unwrap(), want);
}

#[test]
fn host_reads_and_writes_any_bytes() {
    let mut memory = Memory::new();
    for writable in [true, false] {
        let a = memory.alloc(11, writable).unwrap();
        memory.write(a + 1, &[1, 2, 3, 4, 5, 6, 7, 8, 9]).unwrap();
        assert_eq!(
            memory.read(a, 11).unwrap(),
            [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 0]
        );
        memory.set_writable(a, !writable).unwrap();
        assert_eq!(memory.read(a + 3, 2).unwrap(), [3, 4]);
        assert!(memory.read(a, 12).is_err() && memory.write(a + 11, &[0]).is_err());
    }
    assert_eq!(memory.alloc_at(0x8000, 64, true), Ok(()));
    assert!(matches!(
        memory.alloc_at(0x8020, 64, true),
        Err(MemoryError::Overlap { .. })
    ));
    assert!(matches!(
        memory.alloc_at(0x7fe8, 64, true),
        Err(MemoryError::Misaligned { .. })
    ));
    assert!(matches!(
        memory.alloc_at(0x7ff0, 64, true),
        Err(MemoryError::Overlap { .. })
    ));
    assert!(matches!(
        memory.alloc(u64::MAX, true),
        Err(MemoryError::TooLarge { .. })
    ));
    assert!(matches!(
        memory.alloc(1 << 60, true),
        Err(MemoryError::TooLarge { .. })
    ));
}

/// An offset past 32 bits is no address of the code, whatever its number.
#[test]
fn offsets_that_look_like_addresses_of_the_code() {
    let code = |op: Insn| code![i(Op::VMovB32, &[v(4), c(0xffff_fffc)]), op];
    for op in [
        i(Op::ScratchStoreB32, &[v(3), v(4), n(8)]),
        i(Op::LsStoreB32, &[v(3), v(4), n(8)]),
    ] {
        let trap = test(code(op))
            .kernel(|k| (k.workgroup_bytes, k.scratch_bytes) = (64, 64))
            .trap();
        assert_eq!((trap.cause, trap.address), (5, Some(0x1_0000_0004)), "{op}");
        assert_eq!(trap.detail, None, "{op}");
    }
}
