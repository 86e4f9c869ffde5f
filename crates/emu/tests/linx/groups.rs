//! Group values: the l.* reading and scalar rows.

use crate::common::*;
use lanemask_isa::linx::{Field, Op};

const V: [u64; 18] = [
    0,
    1,
    2,
    3,
    63,
    64,
    65,
    0x7fff_ffff,
    0x8000_0000,
    0xffff_ffff,
    0x1_0000_0000,
    0x7fff_ffff_ffff_ffff,
    0x8000_0000_0000_0000,
    0x8000_0000_0000_0001,
    u64::MAX,
    u64::MAX - 1,
    0x0123_4567_89ab_cdef,
    0xaaaa_5555_ff00_00ff,
];

/// x0 after an instruction of a0, a1, a2 (R2, R3, R4).
fn two(op: Op, more: &[(Field, u64)], f: impl Fn(u64, u64) -> u64) {
    let mut fields = vec![(Field::SrcL, 2), (Field::SrcR, 3), (Field::RegDst, 20)];
    fields.extend(more);
    for a in V {
        for b in V {
            let got = scalars(&[a, b], &ins(op, &fields)).expect("runs")[20];
            assert_eq!(got, f(a, b), "{op:?} {more:?} {a:#x} {b:#x}");
        }
    }
}

fn one(op: Op, more: &[(Field, u64)], f: impl Fn(u64) -> u64) {
    let mut fields = vec![(Field::SrcL, 2), (Field::RegDst, 20)];
    fields.extend(more);
    for a in V {
        let got = scalars(&[a], &ins(op, &fields)).expect("runs")[20];
        assert_eq!(got, f(a), "{op:?} {more:?} {a:#x}");
    }
}

fn wide(a: u64) -> i128 {
    (a as i64).into()
}

fn w(a: u64) -> u64 {
    a as u32 as i32 as u64
}

fn low(a: i128) -> u64 {
    (a & i128::from(u64::MAX)) as u64
}

// spec: L-15 L-102 Q-6
#[test]
fn both_readings_of_sums_and_logic() {
    for op in [Op::Add, Op::VAdd] {
        two(op, &[], |a, b| low(wide(a) + wide(b)));
        two(op, &[(Field::SrcRType, 1), (Field::Shamt, 3)], |a, b| {
            low(wide(a) + wide(w(b)) * 8)
        });
        two(op, &[(Field::SrcRType, 2), (Field::Shamt, 31)], |a, b| {
            low(wide(a) + (wide(b & 0xffff_ffff) << 31))
        });
        two(op, &[(Field::SrcRType, 3)], |a, b| low(wide(a) - wide(b)));
    }
    for op in [Op::Sub, Op::VSub] {
        two(op, &[(Field::SrcRType, 3), (Field::Shamt, 1)], |a, b| {
            low(wide(a) + wide(b) * 2)
        });
    }
    for op in [Op::And, Op::VAnd] {
        two(op, &[(Field::SrcRType, 3)], |a, b| a & !b);
    }
    for op in [Op::Or, Op::VOr] {
        two(op, &[(Field::SrcRType, 1)], |a, b| a | w(b));
    }
    for op in [Op::Xor, Op::VXor] {
        two(op, &[(Field::Shamt, 4)], |a, b| a ^ low(wide(b) * 16));
    }
    for op in [Op::Sll, Op::VSll] {
        two(op, &[], |a, b| low((u128::from(a) << (b % 64)) as i128));
    }
    for op in [Op::Srl, Op::VSrl] {
        two(op, &[], |a, b| (u128::from(a) >> (b % 64)) as u64);
    }
    for op in [Op::Sra, Op::VSra] {
        two(op, &[], |a, b| (wide(a) >> (b % 64)) as u64);
    }
}

// spec: L-68 L-102
#[test]
fn multiplication_and_division() {
    for op in [Op::Mul, Op::Mulu, Op::VMul] {
        two(op, &[], |a, b| (u128::from(a) * u128::from(b)) as u64);
    }
    for op in [Op::Div, Op::VDiv] {
        two(
            op,
            &[],
            |a, b| if b == 0 { 0 } else { low(wide(a) / wide(b)) },
        );
    }
    for op in [Op::Rem, Op::VRem] {
        two(
            op,
            &[],
            |a, b| if b == 0 { a } else { low(wide(a) % wide(b)) },
        );
    }
    two(Op::Divu, &[], |a, b| a.checked_div(b).unwrap_or(0));
    two(Op::Remu, &[], |a, b| if b == 0 { a } else { a % b });
    let (n, u) = (|a: u64| wide(w(a)), |a: u64| a & 0xffff_ffff);
    two(Op::Divw, &[], |a, b| {
        if u(b) == 0 { 0 } else { w(low(n(a) / n(b))) }
    });
    two(Op::Remw, &[], |a, b| {
        if u(b) == 0 { w(a) } else { w(low(n(a) % n(b))) }
    });
    two(
        Op::Divuw,
        &[],
        |a, b| if u(b) == 0 { 0 } else { w(u(a) / u(b)) },
    );
    two(Op::Remuw, &[], |a, b| {
        if u(b) == 0 { w(a) } else { w(u(a) % u(b)) }
    });
    for op in [Op::Mulw, Op::Muluw] {
        two(op, &[], |a, b| w(low(n(a) * n(b))));
    }
    two(Op::Madd, &[(Field::SrcD, 2)], |a, b| {
        low(wide(a).wrapping_mul(wide(b)) + wide(a))
    });
    two(Op::Maddw, &[(Field::SrcD, 3)], |a, b| {
        w(low(n(a) * n(b) + n(b)))
    });
}

// spec: L-102
#[test]
fn word_forms_extend_their_result() {
    two(Op::Addw, &[(Field::Shamt, 2)], |a, b| {
        w(low(wide(a) + wide(b) * 4))
    });
    two(Op::Subw, &[(Field::SrcRType, 3)], |a, b| {
        w(low(wide(a) + wide(b)))
    });
    two(Op::Andw, &[(Field::SrcRType, 3)], |a, b| w(a & !b));
    two(Op::Orw, &[], |a, b| w(a | b));
    two(Op::Xorw, &[], |a, b| w(a ^ b));
    two(Op::Sllw, &[], |a, b| w(low(wide(a) << (b % 32))));
    two(Op::Srlw, &[], |a, b| w((a & 0xffff_ffff) >> (b % 32)));
    two(Op::Sraw, &[], |a, b| w(low(wide(w(a)) >> (b % 32))));
    one(Op::Addiw, &[(Field::Imm, 4095)], |a| w(low(wide(a) + 4095)));
    one(Op::Subiw, &[(Field::Imm, 1)], |a| w(low(wide(a) - 1)));
    one(Op::Andiw, &[(Field::Imm, -2i64 as u64)], |a| w(a & !1));
    one(Op::HlAddi, &[(Field::Imm, 0xff_ffff)], |a| {
        low(wide(a) + 0xff_ffff)
    });
    one(Op::HlXori, &[(Field::Imm, -1i64 as u64)], |a| !a);
    one(Op::Slliw, &[(Field::Shamt, 31)], |a| w(a << 31));
    one(Op::Sraiw, &[(Field::Shamt, 4)], |a| low(wide(w(a)) >> 4));
}

// spec: L-102 L-70 Q-7
#[test]
fn compares_and_extremes() {
    for op in [Op::CmpLt, Op::VCmpLt] {
        two(op, &[], |a, b| (wide(a) < wide(b)).into());
    }
    two(Op::CmpGe, &[(Field::SrcRType, 1)], |a, b| {
        (wide(a) >= wide(w(b))).into()
    });
    two(Op::CmpEq, &[(Field::SrcRType, 2)], |a, b| {
        (a == b & 0xffff_ffff).into()
    });
    // .neg is not one of their modifiers.
    two(Op::CmpNe, &[(Field::SrcRType, 3)], |a, b| (a != b).into());
    two(Op::CmpLtu, &[], |a, b| (a < b).into());
    two(Op::VCmpGeu, &[], |a, b| (a >= b).into());
    two(Op::CmpAnd, &[(Field::SrcRType, 3)], |a, b| {
        (a & !b != 0).into()
    });
    two(Op::VCmpOr, &[], |a, b| (a | b != 0).into());
    two(Op::Max, &[], |a, b| low(wide(a).max(wide(b))));
    two(Op::VMin, &[], |a, b| low(wide(a).min(wide(b))));
    two(Op::Maxu, &[], |a, b| if a > b { a } else { b });
    two(Op::Minu, &[], |a, b| if a < b { a } else { b });
    one(Op::CmpLti, &[(Field::Imm, -1i64 as u64)], |a| {
        (wide(a) < -1).into()
    });
    one(Op::HlCmpLtui, &[(Field::Imm, 0xff_ffff)], |a| {
        (a < 0xff_ffff).into()
    });
    two(
        Op::Csel,
        &[(Field::SrcP, 2)],
        |a, b| if a != 0 { a } else { b },
    );
    two(
        Op::Csel,
        &[(Field::SrcP, 0), (Field::SrcRType, 3)],
        |_, b| low(-wide(b)),
    );
}

// spec: L-69 L-71
#[test]
fn bit_fields_of_64_bits() {
    let f = |m: u64, n: u64| [(Field::ImmS, m), (Field::ImmL, n - 1)];
    let ring = |a: u64, m: u64, n: u64| -> u64 {
        (0..n).fold(0, |v, k| v | (a >> ((m + k) % 64) & 1) << k)
    };
    for (m, n) in [(0, 64), (5, 1), (60, 8), (33, 40), (63, 64)] {
        for op in [Op::Bxu, Op::VBxu] {
            one(op, &f(m, n), |a| ring(a, m, n));
        }
        one(Op::Bxs, &f(m, n), |a| {
            ((ring(a, m, n) << (64 - n)) as i64 >> (64 - n)) as u64
        });
        one(Op::Clz, &f(m, n), |a| {
            u64::from(ring(a, m, n).leading_zeros()) - (64 - n)
        });
        one(Op::Ctz, &f(m, n), |a| {
            u64::from(ring(a, m, n).trailing_zeros()).min(n)
        });
        one(Op::VBcnt, &f(m, n), |a| ring(a, m, n).count_ones().into());
        let field = |m: u64, n: u64| (0..n).fold(0u64, |v, k| v | 1 << ((m + k) % 64));
        one(Op::Bic, &f(m, n), |a| a & !field(m, n));
        one(Op::Bis, &f(m, n), |a| a | field(m, n));
    }
    one(Op::Rev, &f(0, 64), |a| u64::from_be_bytes(a.to_le_bytes()));
    one(Op::Rev, &f(8, 16), |a| {
        (a >> 8 & 0xff) << 8 | a >> 16 & 0xff
    });
}

// spec: L-102
#[test]
fn rows_with_two_results() {
    let run = |op: Op, more: &[(Field, u64)], a: u64, b: u64| -> (u64, u64) {
        let mut fields = vec![
            (Field::SrcL, 2),
            (Field::SrcR, 3),
            (Field::RegDst0, 20),
            (Field::RegDst1, 21),
        ];
        fields.extend(more);
        let r = scalars(&[a, b], &ins(op, &fields)).expect("runs");
        (r[20], r[21])
    };
    for a in V {
        for b in V {
            let p = u128::from(a) * u128::from(b);
            assert_eq!(run(Op::HlMulu, &[], a, b), (p as u64, (p >> 64) as u64));
            let p = wide(a) * wide(b);
            assert_eq!(run(Op::HlMul, &[], a, b), (p as u64, (p >> 64) as u64));
            let p = wide(a) * wide(b) + wide(b);
            assert_eq!(
                run(Op::HlMadd, &[(Field::SrcD, 3)], a, b),
                (p as u64, (p >> 64) as u64)
            );
            let both = if b == 0 {
                (0, a)
            } else {
                (low(wide(a) / wide(b)), low(wide(a) % wide(b)))
            };
            assert_eq!(run(Op::HlDiv, &[], a, b), both);
            assert_eq!(run(Op::HlRem, &[], a, b), both);
            let p = (u128::from(a) << 64 | u128::from(b)) >> 100;
            assert_eq!(
                run(Op::HlCcat, &[(Field::Shamt, 100)], a, b),
                (p as u64, (p >> 64) as u64)
            );
        }
    }
}

// spec: L-48 L-102
#[test]
fn constants_and_addresses() {
    let run = |code: &[u8]| scalars(&[], code).expect("runs");
    assert_eq!(
        run(&ins(
            Op::Lui,
            &[
                (Field::Imm, 0x8_0000u64.wrapping_sub(0x10_0000)),
                (Field::RegDst, 20)
            ]
        ))[20],
        0xffff_ffff_8000_0000
    );
    assert_eq!(
        run(&ins(
            Op::HlLis,
            &[(Field::Imm, -5i64 as u64), (Field::RegDst, 20)]
        ))[20],
        -5i64 as u64
    );
    assert_eq!(
        run(&ins(
            Op::HlLiu,
            &[(Field::Imm, 0xffff_fffb), (Field::RegDst, 20)]
        ))[20],
        0xffff_fffb
    );
    assert_eq!(
        run(&ins(
            Op::CMovi,
            &[(Field::Imm, -16i64 as u64), (Field::RegDst, 20)]
        ))[20],
        -16i64 as u64
    );
    assert_eq!(
        run(&ins(
            Op::Addtpc,
            &[(Field::Imm, -3i64 as u64), (Field::RegDst, 20)]
        ))[20],
        BODY - 6
    );
    // SETRET zero-extends and writes ra.
    assert_eq!(
        run(&ins(Op::Setret, &[(Field::Imm, 0xf_ffff)]))[10],
        BODY + 0x1f_fffe
    );
    assert_eq!(run(&ins(Op::CSetret, &[(Field::Imm, 31)]))[10], BODY + 62);
}

// spec: L-2 L-3 L-102
#[test]
fn queues_of_the_group() {
    let addi = |from: u64, by: u64, to: u64| {
        ins(
            Op::Addi,
            &[(Field::SrcL, from), (Field::Imm, by), (Field::RegDst, to)],
        )
    };
    let mut code = Vec::new();
    for k in 1..=5 {
        code.extend(addi(0, 10 * k, 31));
        code.extend(addi(0, 100 * k, 30));
    }
    for k in 0..4 {
        code.extend(addi(24 + k, 1, 12 + k));
        code.extend(addi(28 + k, 2, 16 + k));
    }
    // 0 and 24 to 29 drop the result.
    for to in [0, 24, 29] {
        code.extend(addi(0, 7, to));
    }
    code.extend(addi(24, 0, 20));
    code.extend(addi(0, 3, 21));
    let r = scalars(&[], &code).expect("runs");
    assert_eq!(r[12..20], [51, 41, 31, 21, 502, 402, 302, 202]);
    assert_eq!((r[0], r[20], r[21]), (0, 50, 3));
    // 16-bit rows push T; some read t#1 of themselves.
    let mut code = ins(Op::CAddi, &[(Field::SrcL, 2), (Field::Imm, -3i64 as u64)]);
    code.extend(ins(Op::CSlli, &[(Field::Imm, 4)]));
    code.extend(ins(Op::CMovr, &[(Field::SrcL, 24), (Field::RegDst, 20)]));
    code.extend(ins(Op::CCmpEqi, &[(Field::Imm, -16i64 as u64)]));
    code.extend(ins(Op::CMovr, &[(Field::SrcL, 24), (Field::RegDst, 21)]));
    code.extend(ins(Op::CSextB, &[(Field::SrcL, 2)]));
    code.extend(ins(Op::CMovr, &[(Field::SrcL, 24), (Field::RegDst, 22)]));
    code.extend(ins(Op::CZextW, &[(Field::SrcL, 3)]));
    code.extend(ins(Op::CMovr, &[(Field::SrcL, 24), (Field::RegDst, 23)]));
    let r = scalars(&[0x82, u64::MAX], &code).expect("runs");
    assert_eq!(
        r[20..24],
        [0x7f << 4, 0, 0xffff_ffff_ffff_ff82, 0xffff_ffff]
    );
}

// spec: L-72 L-102
#[test]
fn scalar_floats_have_four_formats() {
    let add = |kind: u64| {
        ins(
            Op::Fadd,
            &[
                (Field::SrcL, 2),
                (Field::SrcR, 3),
                (Field::SrcType, kind),
                (Field::RegDst, 20),
            ],
        )
    };
    let run = |code: Vec<u8>, a: u64, b: u64| scalars(&[a, b], &code).expect("runs")[20];
    assert_eq!(
        run(add(0), 0.1f64.to_bits(), 0.2f64.to_bits()),
        (0.1f64 + 0.2).to_bits()
    );
    assert_eq!(
        run(add(1), 0.1f32.to_bits().into(), 0.2f32.to_bits().into()),
        u64::from((0.1f32 + 0.2).to_bits())
    );
    // FP16: 1 + 2^-10; BF16: 1 + 2^-7.
    assert_eq!(run(add(2), 0x3c00, 0x1400), 0x3c01);
    assert_eq!(run(add(3), 0x3f80, 0x3c00), 0x3f81);
    let one = |op: Op, kind: u64| {
        ins(
            op,
            &[
                (Field::SrcL, 2),
                (Field::SrcType, kind),
                (Field::RegDst, 20),
            ],
        )
    };
    assert_eq!(
        run(one(Op::Frecip, 0), 3f64.to_bits(), 0),
        (1.0f64 / 3.0).to_bits()
    );
    assert_eq!(run(one(Op::Frecip, 2), 0x4000, 0), 0x3800);
    assert_eq!(run(one(Op::Frecip, 3), 0x4000, 0), 0x3f00);
    assert_eq!(
        run(one(Op::Fsqrt, 0), 2f64.to_bits(), 0),
        2f64.sqrt().to_bits()
    );
    // l.fadd is FP32 on low words.
    let lf = ins(
        Op::VFadd,
        &[(Field::SrcL, 2), (Field::SrcR, 3), (Field::RegDst, 20)],
    );
    assert_eq!(run(lf, 0xffff_ffff_3f80_0000, 0x4000_0000), 0x4040_0000);
    // fexp is done in FP32 only.
    assert!(scalars(&[0], &one(Op::Fexp, 0)).is_err());
}

// spec: L-79 L-81 L-102
#[test]
fn scalar_conversions_name_their_rounding() {
    let run = |op: Op, from: u64, to: u64, a: u64| {
        let fields = [
            (Field::SrcL, 2),
            (Field::SrcType, from),
            (Field::DstType, to),
            (Field::RegDst, 20),
        ];
        scalars(&[a], &ins(op, &fields)).expect("runs")[20]
    };
    let minus = (-2.5f64).to_bits();
    // To s64 (code 8): nearest even, away, down, up, to zero.
    assert_eq!(run(Op::Fcvtn, 0, 8, minus) as i64, -2);
    assert_eq!(run(Op::Fcvta, 0, 8, minus) as i64, -3);
    assert_eq!(run(Op::Fcvtm, 0, 8, minus) as i64, -3);
    assert_eq!(run(Op::Fcvtp, 0, 8, minus) as i64, -2);
    assert_eq!(run(Op::Fcvtz, 0, 9, minus) as i64, -2);
    // From integers of 64 and 32 bits; to FP64 and FP32.
    assert_eq!(run(Op::Scvtf, 0, 0, -7i64 as u64), (-7f64).to_bits());
    assert_eq!(
        run(Op::Ucvtf, 0, 1, u64::MAX),
        u64::from(18_446_744_073_709_551_615f32.to_bits())
    );
    assert_eq!(run(Op::Scvtf, 1, 0, 0xffff_ffff), (-1f64).to_bits());
    assert_eq!(
        run(Op::Fcvt, 0, 1, 0.1f64.to_bits()),
        u64::from(0.1f32.to_bits())
    );
    assert_eq!(
        run(Op::Fcvt, 1, 0, 0.1f32.to_bits().into()),
        f64::from(0.1f32).to_bits()
    );
}

// spec: L-40 L-41 L-42 L-44 Q-21
#[test]
fn branches() {
    // r20 = 1 if taken, 2 if not.
    let run = |branch: &[u8], a: &[u64]| -> u64 {
        let mut code = branch.to_vec();
        code.extend(ins(Op::CMovi, &[(Field::Imm, 2), (Field::RegDst, 20)]));
        code.extend(STOP);
        code.extend(ins(Op::CMovi, &[(Field::Imm, 1), (Field::RegDst, 20)]));
        scalars(a, &code).expect("runs")[20]
    };
    let cases: [(Op, fn(u64, u64) -> bool); 6] = [
        (Op::BEq, |a, b| a == b),
        (Op::BNe, |a, b| a != b),
        (Op::BLt, |a, b| wide(a) < wide(b)),
        (Op::BGe, |a, b| wide(a) >= wide(b)),
        (Op::BLtu, |a, b| a < b),
        (Op::BGeu, |a, b| a >= b),
    ];
    for (op, f) in cases {
        for a in V {
            for b in V {
                let branch = ins(op, &[(Field::SrcL, 2), (Field::SrcR, 3), (Field::Imm, 4)]);
                assert_eq!(
                    run(&branch, &[a, b]),
                    if f(a, b) { 1 } else { 2 },
                    "{op:?} {a:#x} {b:#x}"
                );
            }
        }
    }
    assert_eq!(run(&ins(Op::J, &[(Field::Imm, 4)]), &[]), 1);
    assert_eq!(run(&ins(Op::BNz, &[(Field::Imm, 4)]), &[]), 1);
    assert_eq!(run(&ins(Op::BZ, &[(Field::Imm, 4)]), &[]), 2);
    // JR: register plus displacement; SrcZero is ignored.
    let jr = ins(
        Op::Jr,
        &[
            (Field::SrcL, 2),
            (Field::SrcZero, 31),
            (Field::Imm, -4i64 as u64),
        ],
    );
    let mut code = jr.to_vec();
    code.extend(ins(Op::CMovi, &[(Field::Imm, 2), (Field::RegDst, 20)]));
    code.extend(ins(Op::CMovi, &[(Field::Imm, 1), (Field::RegDst, 21)]));
    let r = scalars(&[BODY + 6 + 8], &code).expect("runs");
    assert_eq!((r[20], r[21]), (0, 1));
    // t#1 as an operand.
    let mut code = ins(Op::CMovi, &[(Field::Imm, 5), (Field::RegDst, 31)]);
    code.extend(ins(
        Op::BNe,
        &[(Field::SrcL, 24), (Field::SrcR, 0), (Field::Imm, 4)],
    ));
    code.extend(ins(Op::CMovi, &[(Field::Imm, 2), (Field::RegDst, 20)]));
    code.extend(STOP);
    code.extend(ins(Op::CMovi, &[(Field::Imm, 1), (Field::RegDst, 20)]));
    assert_eq!(scalars(&[], &code).expect("runs")[20], 1);
}

// spec: L-11 L-38
#[test]
fn p_is_a_group_value() {
    // r20 = p; p = p + 6 = lanes 0 to 2 of 8; r21 = p.
    let mut code = ins(Op::VAddi, &[(Field::SrcL, P), (Field::RegDst, 20)]);
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, P), (Field::Imm, 6), (Field::RegDst, P)],
    ));
    code.extend(ins(Op::VAddi, &[(Field::SrcL, P), (Field::RegDst, 21)]));
    let r = scalars(&[], &code).expect("runs");
    assert_eq!((r[20], r[21]), (1, 7));
}

// spec: L-73 L-81 L-105 L-49
#[test]
fn flags_come_from_active_lanes_only() {
    use lanemask_emu::linx::RunOptions;
    // 1 / x with x = 0 in lane 1 only.
    let run = |active: u64, op: Op| {
        let mut body = load_row(0, 0, TO_VT);
        body.extend(ins(
            Op::VCmpLtui,
            &[(Field::SrcL, LC0), (Field::Imm, active), (Field::RegDst, P)],
        ));
        body.extend(ins(op, &[(Field::SrcL, vt(1)), (Field::RegDst, TO_VU)]));
        body.extend(STOP);
        let m = memory(&[(X, 64, &[2f32.to_bits(), 0])]);
        let program = load(&header(false, 2, 1, 1), &body);
        let options = RunOptions {
            flags: true,
            ..RunOptions::default()
        };
        start(&program, &[X], &m, &options).expect("runs").fcsr
    };
    assert_eq!(run(1, Op::VFrecip), Some(0));
    // Division by zero is bit 3.
    assert_eq!(run(2, Op::VFrecip), Some(8));
    // The root of 2 is inexact: bit 0.
    assert_eq!(run(1, Op::VFsqrt), Some(1));
}
