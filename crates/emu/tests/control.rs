//! Branches on pairs, through registers and into tables; calls.
mod common;
use common::*;

#[test]
fn compare_and_branch_of_pairs() {
    // spec: W-REG-6
    let edges = [
        0u64,
        1,
        0xffff_ffff,
        0x1_0000_0000,
        0x1_0000_0001,
        i64::MAX as u64,
        1 << 63,
        u64::MAX,
    ];
    for a in edges {
        for b in edges {
            let (sa, sb) = (a as i64, b as i64);
            for (op, want) in [
                (Op::BeqU64, a == b),
                (Op::BneU64, a != b),
                (Op::BltU64, a < b),
                (Op::BgeU64, a >= b),
                (Op::BltI64, sa < sb),
                (Op::BgeI64, sa >= sb),
            ] {
                let mut lines: Vec<Line> = mask(0).into();
                lines.extend(code![
                    jump(op, &[us(10, 2), us(12, 2)], 4),
                    i(Op::UMovB32, &[u(20), c(1)]),
                ]);
                let t = test(lines)
                    .set(10, a as u32)
                    .set(11, (a >> 32) as u32)
                    .set(12, b as u32)
                    .set(13, (b >> 32) as u32);
                assert_eq!(t.run().u(20) == 0, want, "{op:?} {a:x} {b:x}");
            }
        }
    }
}

#[test]
fn an_odd_pair_of_a_branch_is_illegal_when_it_executes() {
    // spec: W-REG-7
    let insn = i(Op::BeqU64, &[us(11, 2), us(12, 2), Operand::Rel(2)]);
    assert_eq!(test(code![insn]).trap().name, "IllegalInsn");
    test(code![jump(Op::B, &[], 2), insn]).run();
}

#[test]
fn jumps_through_a_register_with_an_offset() {
    // Words: 0 jr, 1 u20 = 1, 2 end, 3 u21 = 1, 4 end.
    let lines = |off: u32| {
        code![
            i(Op::Jr, &[u(10), Operand::Lit(off)]),
            i(Op::UMovB32, &[u(20), c(1)]),
            i(Op::Endpgm, &[]),
            i(Op::UMovB32, &[u(21), c(1)]),
        ]
    };
    for (base, off) in [
        (12, 0),
        (0, 12),
        (20, -8i32 as u32),
        (0u32.wrapping_sub(20), 32),
    ] {
        let after = test(lines(off)).set(10, base).run();
        assert_eq!(
            (after.u(20), after.u(21), after.u(10)),
            (0, 1, base),
            "{base} {off}"
        );
    }
    for (base, off, target) in [
        (13, 0, 13),
        (0, 0x4000, 0x4000),
        (0, -4i32 as u32, -4i32 as u32),
    ] {
        let trap = test(lines(off)).set(10, base).trap();
        assert_eq!((trap.name, trap.info, trap.pc), ("FetchFault", target, 0));
    }
}

#[test]
fn a_table_of_jumps() {
    // Words: 0 btab, 1 to 3 table, then u20 = 10 + index of the case and the end of each case.
    let program = |index: u32| {
        let case = |k: u32| i(Op::UMovB32, &[u(20), c(10 + k)]);
        test(code![
            jump(Op::Btab, &[u(10)], 1),
            jump(Op::B, &[], 8),
            jump(Op::B, &[], 6),
            jump(Op::B, &[], 4),
            case(2),
            i(Op::Endpgm, &[]),
            case(1),
            i(Op::Endpgm, &[]),
            case(0),
        ])
        .set(10, index)
    };
    for index in 0..3 {
        assert_eq!(program(index).run().u(20), 10 + index);
    }
    // Behind the table the code goes on; behind the code there is nothing, also where the sum has more than 32 bits.
    assert_eq!(program(3).run().u(20), 12);
    for index in [9, 0x3fff_ffff, 0x4000_0000, u32::MAX] {
        let trap = program(index).trap();
        let target = (4 + 4 * u64::from(index)) as u32;
        assert_eq!((trap.name, trap.info, trap.pc), ("FetchFault", target, 0));
    }
}

#[test]
fn calls_return_without_changing_a_register() {
    // pitfall: P1.1
    // main calls outer, outer saves its return address and calls inner; with and without active lanes.
    for exec in [0, u32::MAX] {
        let mut lines: Vec<Line> = mask(exec).into();
        lines.extend(code![
            // 2, 3
            jump(Op::Jal, &[u(30)], 4),
            i(Op::Endpgm, &[]),
            // 4: outer saves its own return address.
            i(Op::UMovB32, &[u(31), u(30)]),
            i(Op::UAddU32, &[u(10), u(10), c(1)]),
            jump(Op::Jal, &[u(30)], 9),
            i(Op::UAddU32, &[u(10), u(10), c(100)]),
            i(Op::Jr, &[u(31), Operand::Lit(0)]),
            // 9: inner.
            i(Op::UAddU32, &[u(10), u(10), c(10)]),
            i(Op::Jr, &[u(30), Operand::Lit(0)]),
        ]);
        let after = test(lines).run();
        assert_eq!(after.u(10), 111);
        // endpgm, mov, add with a literal, jal.
        assert_eq!(after.u(30), after.u(31) + 4 + 4 + 8 + 4);
    }
}
