//! Register files, halves, pairs, descriptors, relative moves.
mod common;
use common::*;

fn lanes(f: impl Fn(u32) -> u32) -> [u32; 32] {
    std::array::from_fn(|l| f(l as u32))
}

#[test]
fn vector_registers_have_a_copy_per_lane() {
    // spec: W-REG-1
    let after = test(code![
        i(Op::VLaneid, &[v(5)]),
        i(Op::VAddU32, &[v(126), v(5), c(100)]),
        i(Op::VMovB32, &[v(0), v(126)]),
    ])
    .run();
    assert_eq!(after.v(126), lanes(|l| l + 100));
    assert_eq!(after.v(0), lanes(|l| l + 100));
    assert_eq!(after.v(125), [0; 32]);
}

#[test]
fn v127_and_u63_exist() {
    // spec: W-REG-1
    // spec: W-REG-2
    let all = |t: Test| t.kernel(|k| (k.v_regs, k.u_regs) = (128, 64));
    let after = all(test(code![
        i(Op::VMovB32, &[v(127), c(9)]),
        i(Op::UMovB32, &[u(63), c(0x1234_5678)])
    ]))
    .run();
    assert_eq!(after.v(127), [9; 32]);
    assert_eq!(after.u(63), 0x1234_5678);
}

#[test]
fn uniform_registers_have_one_copy_and_feed_vectors() {
    // spec: W-REG-2
    let after = test(code![
        i(Op::UMovB32, &[u(62), c(7)]),
        i(Op::UMulU32, &[u(61), u(62), c(6)]),
        i(Op::VAddU32, &[v(9), u(61), v(3)]),
    ])
    .run();
    assert_eq!(after.u(61), 42);
    assert_eq!(after.v(9), lanes(|l| l + 42));
}

#[test]
fn a_lane_mask_fits_a_uniform_register() {
    // spec: P-19
    // spec: W-REG-3
    let after = test(code![
        i(Op::VCmpGeU32, &[u(9), v(3), c(31)]),
        i(Op::VCmpLtU32, &[u(10), v(3), c(32)])
    ])
    .run();
    assert_eq!(after.u(9), 0x8000_0000);
    assert_eq!(after.u(10), 0xffff_ffff);
}

#[test]
fn halves_are_bits_of_their_register_and_leave_the_other_alone() {
    // spec: W-REG-4
    // spec: W-REG-5
    let after = test(code![
        i(Op::VMovB32, &[v(4), c(0xaaaa_bbbb)]),
        i(Op::VMovB32, &[v(5), c(0x1111_2222)]),
        i(Op::VMovB16, &[lo(5), hi(4)]),
        i(Op::VMovB32, &[v(6), c(0x1111_2222)]),
        i(Op::VMovB16, &[hi(6), lo(4)]),
        // 1.0 + 2.0 = 3.0 in binary16: 3c00, 4000, 4200.
        i(Op::VMovB32, &[v(7), c(0x4000_3c00)]),
        i(Op::VAddF16, &[hi(7), hi(7), lo(7)]),
        i(Op::VMovB32, &[v(8), c(0x4000_3c00)]),
        i(Op::VMulF16, &[lo(8), hi(8), hi(8)]),
    ])
    .run();
    assert_eq!(after.v(5), [0x1111_aaaa; 32]);
    assert_eq!(after.v(6), [0xbbbb_2222; 32]);
    assert_eq!(after.v(7), [0x4200_3c00; 32]);
    assert_eq!(after.v(8), [0x4000_4400; 32]);
}

#[test]
fn a_half_written_under_a_mask_keeps_the_rest() {
    // spec: P-63
    // spec: W-REG-5
    let mut lines = code![i(Op::VMovB32, &[v(5), c(0x1111_2222)])];
    lines.extend(mask(0x0000_ffff));
    lines.extend(code![i(Op::VMovB16, &[hi(5), lo(3)])]);
    let after = test(lines).run();
    assert_eq!(
        after.v(5),
        lanes(|l| if l < 16 {
            l << 16 | 0x2222
        } else {
            0x1111_2222
        })
    );
}

#[test]
fn the_low_register_of_a_pair_holds_the_low_word() {
    // spec: W-REG-6
    let after = test(code![
        i(Op::VMovB32, &[v(4), c(0xffff_ffff)]),
        i(Op::VMovB32, &[v(5), c(1)]),
        i(Op::VMovB32, &[v(6), c(2)]),
        i(Op::VMovB32, &[v(7), c(3)]),
        i(Op::VAddU64, &[vs(8, 2), vs(4, 2), vs(6, 2)]),
        // Destination = source, and a constant, sign-extended.
        i(Op::VAddU64, &[vs(4, 2), vs(4, 2), c(u32::MAX)]),
        i(Op::UMovB32, &[u(10), c(0x8000_0000)]),
        i(Op::UMovB32, &[u(11), c(5)]),
        i(Op::UAddU64, &[us(12, 2), us(10, 2), us(10, 2)]),
        // 1.5 + 2.0 = 3.5 in binary64.
        i(Op::VMovB32, &[v(21), c(0x3ff8_0000)]),
        i(Op::VAddF64, &[vs(22, 2), vs(20, 2), f(2.0)]),
    ])
    .run();
    assert_eq!((after.v(8), after.v(9)), ([1; 32], [5; 32]));
    assert_eq!((after.v(4), after.v(5)), ([0xffff_fffe; 32], [1; 32]));
    assert_eq!((after.u(12), after.u(13)), (0, 11));
    assert_eq!((after.v(22), after.v(23)), ([0; 32], [0x400c_0000; 32]));
}

#[test]
fn an_odd_pair_traps_when_it_executes() {
    // spec: P-64
    // spec: W-REG-7
    for insn in [
        i(Op::VAddU64, &[vs(5, 2), vs(4, 2), vs(6, 2)]),
        i(Op::VAddU64, &[vs(4, 2), vs(5, 2), vs(6, 2)]),
        i(Op::UAddU64, &[us(10, 2), us(11, 2), us(12, 2)]),
        i(Op::GlobalLoadB32, &[v(5), vs(7, 2), n(0)]),
    ] {
        let t = test(code![i(Op::UMovB32, &[u(9), c(1)]), insn]);
        let trap = t.trap();
        assert_eq!((trap.cause, trap.name, trap.pc), (1, "IllegalInsn", 4));
        assert_eq!(trap.info, encode(&insn).unwrap().words()[0]);
        assert_eq!(trap.instruction, insn.to_string());
        assert_eq!(trap.registers.u[9], 1);
        // Not when it is only there, or jumped over.
        test(code![jump(Op::B, &[], 2), insn]).run();
        // Even if no lane is active.
        let mut off: Vec<Line> = mask(0).into();
        off.push(insn.into());
        assert_eq!(test(off).trap().cause, 1);
    }
}

#[test]
fn consecutive_registers_hold_consecutive_words() {
    // spec: W-REG-8
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::VShlB32, &[v(4), v(3), c(4)]),
        i(Op::BufferLoadB128, &[vs(20, 4), us(8, 4), v(4), n(0)]),
        i(Op::BufferLoadB96, &[vs(25, 3), us(8, 4), v(4), n(4)]),
        i(Op::UBloadB128, &[us(20, 4), us(8, 4), u(40), n(16)]),
    ]);
    let after = test(lines).buffer((0..128).collect()).buffer(vec![0]).run();
    for k in 0..4 {
        assert_eq!(after.v(20 + k), lanes(|l| 4 * l + k as u32));
        assert_eq!(after.u(20 + k), 4 + k as u32);
    }
    for k in 0..3 {
        assert_eq!(after.v(25 + k), lanes(|l| 4 * l + 1 + k as u32));
    }
}

#[test]
fn registers_past_the_allocation_are_illegal() {
    // spec: P-51
    // spec: W-REG-8
    let few = |lines| test(lines).kernel(|k| (k.v_regs, k.u_regs) = (8, 16));
    assert_eq!(few(code![i(Op::VMovB32, &[v(8), c(1)])]).trap().cause, 1);
    assert_eq!(few(code![i(Op::VMovB32, &[v(1), v(8)])]).trap().cause, 1);
    assert_eq!(few(code![i(Op::UMovB32, &[u(16), c(1)])]).trap().cause, 1);
    assert_eq!(few(code![i(Op::VMovB32, &[v(1), u(16)])]).trap().cause, 1);
    // The last of several counts.
    assert_eq!(
        few(code![i(Op::LsLoadB64, &[vs(7, 2), v(0), n(0)])])
            .trap()
            .cause,
        1
    );
    few(code![i(Op::VMovB32, &[v(7), u(15)])]).run();
}

#[test]
fn descriptors_are_four_or_eight_registers() {
    // spec: W-REG-9
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::UBsize, &[u(20), us(8, 4)]),
        // Null descriptor: everything 0.
        i(Op::UBsize, &[u(21), us(24, 4)]),
        i(Op::VShlB32, &[v(4), v(3), c(2)]),
        i(Op::VMovB32, &[v(5), c(77)]),
        i(Op::BufferLoadB32, &[v(5), us(24, 4), v(4), n(0)]),
        i(Op::BufferStoreB32, &[v(4), us(24, 4), v(4), n(0)]),
        i(Op::VMovB32, &[v(6), c(77)]),
        i(Op::BufferAtomicAddU32, &[v(6), us(24, 4), v(4), n(0), v(4)]),
        // Image of 640 x 480, 6 layers, 3 levels: 2d array, rgba8unorm, components in their order.
        i(Op::UMovB32, &[u(30), c(640 | 480 << 16)]),
        i(Op::UMovB32, &[u(31), c(6 | 3 << 16 | 5 << 23)]),
        i(Op::UMovB32, &[u(32), c(9 | 1 << 11 | 2 << 14 | 3 << 17)]),
        i(Op::UMovB32, &[u(40), c(2)]),
        i(Op::UImageSize, &[us(44, 4), us(28, 8), u(40)]),
        i(Op::UMovB32, &[u(40), c(3)]),
        i(Op::UMovB32, &[u(48), c(5)]),
        i(Op::UImageSize, &[us(48, 4), us(28, 8), u(40)]),
        i(Op::UImageSize, &[us(52, 4), us(52, 8), u(41)]),
    ]);
    let after = test(lines).buffer(vec![1, 2, 3]).buffer(vec![0]).run();
    assert_eq!((after.u(20), after.u(21)), (12, 0));
    assert_eq!((after.v(5), after.v(6)), ([0; 32], [0; 32]));
    assert_eq!(after.warp(0).u[44..48], [160, 120, 6, 3]);
    assert_eq!(after.warp(0).u[48..52], [0; 4]);
    assert_eq!(after.warp(0).u[52..56], [0; 4]);
}

#[test]
fn movrel_reads_0_and_drops_outside_the_allocation() {
    // spec: P-51
    // spec: W-REG-10
    let lines = code![
        i(Op::VMovB32, &[v(7), v(3)]),
        i(Op::UMovB32, &[u(9), c(5)]),
        i(Op::VMovrelS, &[v(4), v(2), u(9)]),
        i(Op::VMovB32, &[v(5), c(77)]),
        i(Op::UMovB32, &[u(10), c(6)]),
        i(Op::VMovrelS, &[v(5), v(2), u(10)]),
        i(Op::VMovB32, &[v(6), c(77)]),
        i(Op::UMovB32, &[u(11), c(u32::MAX)]),
        i(Op::VMovrelS, &[v(6), v(2), u(11)]),
        i(Op::VMovrelD, &[v(1), v(3), u(10)]),
        // v9 does not exist: dropped, although it is named.
        i(Op::UMovB32, &[u(12), c(0)]),
        i(Op::VMovrelD, &[v(9), c(5), u(12)]),
        i(Op::VMovrelD, &[v(2), c(5), u(11)]),
    ];
    let after = test(lines).kernel(|k| k.v_regs = 8).run();
    assert_eq!(after.v(4), lanes(|l| l));
    assert_eq!(after.v(5), [0; 32]);
    assert_eq!(after.v(6), [0; 32]);
    assert_eq!(after.v(7), lanes(|l| l));
    assert_eq!(after.v(2), [0; 32]);
    // v[1 + 6] was v7; under a mask only active lanes move.
    let mut lines: Vec<Line> = mask(0xf0).into();
    lines.extend(code![
        i(Op::UMovB32, &[u(9), c(4)]),
        i(Op::VMovrelD, &[v(1), v(3), u(9)])
    ]);
    let after = test(lines).kernel(|k| k.v_regs = 8).run();
    assert_eq!(
        after.v(5),
        lanes(|l| if (4..8).contains(&l) { l } else { 0 })
    );
}

#[test]
fn sources_are_read_before_the_destination_is_written() {
    // spec: P-49
    // spec: W-REG-11
    let after = test(code![
        i(Op::VMovB32, &[v(4), c(3)]),
        i(Op::VMacU32, &[v(4), v(4), v(4)]),
        i(Op::VMovB32, &[v(5), f(3.0)]),
        i(Op::VMacF32, &[v(5), v(5), v(5)]),
        i(Op::UMovB32, &[u(9), c(0x00ff_00ff)]),
        i(Op::SaveexecAnd, &[u(9), u(9)]),
        i(Op::ExecGet, &[u(10)]),
    ])
    .run();
    assert_eq!(after.v(4), [12; 32]);
    assert_eq!(after.f(5), [12.0; 32]);
    assert_eq!((after.u(9), after.u(10)), (u32::MAX, 0x00ff_00ff));
    // jalr through the register that it links.
    let after = test(code![
        i(Op::UMovB32, &[u(9), c(12)]),
        i(Op::Jalr, &[u(9), u(9)]),
        i(Op::UMovB32, &[u(10), c(1)]),
        i(Op::UMovB32, &[u(11), c(1)]),
    ])
    .run();
    assert_eq!((after.u(9), after.u(10), after.u(11)), (8, 0, 1));
    // An address register that the load overwrites.
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::VSubU32, &[v(4), c(31), v(3)]),
        i(Op::VShlB32, &[v(4), v(4), c(3)]),
        i(Op::BufferLoadB64, &[vs(4, 2), us(8, 4), v(4), n(0)]),
    ]);
    let after = test(lines).buffer((0..64).collect()).buffer(vec![0]).run();
    assert_eq!(after.v(4), lanes(|l| 62 - 2 * l));
    assert_eq!(after.v(5), lanes(|l| 63 - 2 * l));
}

#[test]
fn more_constants_than_rows() {
    // Literals that find no row of their own.
    let mut lines = code![i(Op::VMovB32, &[v(4), c(0)])];
    for k in 0..600u32 {
        lines.push(i(Op::VAddU32, &[v(4), v(4), c(1000 + k)]).into());
        lines.push(i(Op::UAddU32, &[u(9), u(9), c(1000 + k)]).into());
    }
    let after = test(lines).run();
    let sum: u32 = (1000..1600).sum();
    assert_eq!(after.v(4), [sum; 32]);
    assert_eq!(after.u(9), sum);
}
