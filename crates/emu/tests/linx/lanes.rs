//! Rows in their reading as instructions of lanes.

use crate::common::*;
use lanemask_emu::linx::{Inactive, Policy};
use lanemask_isa::linx::{Field, Op, Queue, Reg};

/// Values with all the corners.
const A: [u32; 20] = [
    0,
    1,
    2,
    3,
    7,
    31,
    32,
    33,
    0x7fff_ffff,
    0x8000_0000,
    0x8000_0001,
    0xffff_ffff,
    0xffff_fffe,
    0xaaaa_5555,
    0x0000_ff00,
    0x00f0_0000,
    0x1234_5678,
    0xdead_beef,
    100,
    0xffff_ff9c,
];

/// Every pair of corners, 40 lanes at a time.
fn pairs() -> Vec<(Vec<u32>, Vec<u32>)> {
    let all: Vec<(u32, u32)> = A
        .iter()
        .flat_map(|a| A.iter().map(move |b| (*a, *b)))
        .collect();
    all.chunks(40).map(|c| c.iter().copied().unzip()).collect()
}

fn binary(op: Op, more: &[(Field, u64)], f: impl Fn(u32, u32) -> u32) {
    let mut fields = vec![
        (Field::SrcL, vt(1)),
        (Field::SrcR, vt(2)),
        (Field::RegDst, TO_VU),
    ];
    fields.extend(more);
    for (a, b) in pairs() {
        let got = lanes(&[&a, &b], Policy::default(), &ins(op, &fields)).expect("runs");
        let want: Vec<u32> = a.iter().zip(&b).map(|(a, b)| f(*a, *b)).collect();
        assert_eq!(got, want, "{op:?} {more:?}");
    }
}

fn unary(op: Op, more: &[(Field, u64)], f: impl Fn(u32) -> u32) {
    let mut fields = vec![(Field::SrcL, vt(1)), (Field::RegDst, TO_VU)];
    fields.extend(more);
    let got = lanes(&[&A], Policy::default(), &ins(op, &fields)).expect("runs");
    assert_eq!(got, A.map(f), "{op:?} {more:?}");
}

fn s(a: u32) -> i64 {
    i64::from(a as i32)
}

// spec: L-63 L-67 L-68
#[test]
fn integer_arithmetic() {
    binary(Op::VAdd, &[], |a, b| (u64::from(a) + u64::from(b)) as u32);
    binary(Op::VSub, &[], |a, b| (i128::from(a) - i128::from(b)) as u32);
    binary(Op::VAnd, &[], |a, b| a & b);
    binary(Op::VOr, &[], |a, b| a | b);
    binary(Op::VXor, &[], |a, b| a ^ b);
    binary(Op::VMul, &[], |a, b| (u64::from(a) * u64::from(b)) as u32);
    binary(
        Op::VDiv,
        &[],
        |a, b| if b == 0 { 0 } else { (s(a) / s(b)) as u32 },
    );
    binary(
        Op::VRem,
        &[],
        |a, b| if b == 0 { a } else { (s(a) % s(b)) as u32 },
    );
    binary(Op::VMax, &[], |a, b| if s(a) > s(b) { a } else { b });
    binary(Op::VMin, &[], |a, b| if s(a) < s(b) { a } else { b });
    // MADD = SrcL * SrcR + SrcD.
    binary(Op::VMadd, &[(Field::SrcD, vt(1))], |a, b| {
        (u64::from(a) * u64::from(b) + u64::from(a)) as u32
    });
}

// spec: L-64
#[test]
fn second_sources_are_modified_then_shifted() {
    let m = |t: u64, sh: u64| [(Field::SrcRType, t), (Field::Shamt, sh)];
    binary(Op::VAdd, &m(3, 0), |a, b| {
        (i128::from(a) - i128::from(b)) as u32
    });
    binary(Op::VAdd, &m(3, 4), |a, b| {
        (i128::from(a) - i128::from(b) * 16) as u32
    });
    binary(Op::VAdd, &m(0, 31), |a, b| {
        (u64::from(a) + (u64::from(b) << 31)) as u32
    });
    binary(Op::VSub, &m(3, 1), |a, b| {
        (i128::from(a) + i128::from(b) * 2) as u32
    });
    binary(Op::VAnd, &m(3, 0), |a, b| a & !b);
    binary(Op::VOr, &m(3, 8), |a, b| a | (!u64::from(b) << 8) as u32);
    binary(Op::VXor, &m(0, 5), |a, b| a ^ (u64::from(b) << 5) as u32);
    // The extensions mean nothing to lanes.
    binary(Op::VAdd, &m(1, 0), |a, b| {
        (u64::from(a) + u64::from(b)) as u32
    });
    binary(Op::VAdd, &m(2, 2), |a, b| {
        (u64::from(a) + (u64::from(b) << 2)) as u32
    });
}

// spec: L-65
#[test]
fn immediates() {
    unary(Op::VAddi, &[(Field::Imm, 4095)], |a| {
        (u64::from(a) + 4095) as u32
    });
    unary(Op::VSubi, &[(Field::Imm, 4095)], |a| {
        (i64::from(a) - 4095) as u32
    });
    unary(Op::VAndi, &[(Field::Imm, -16i64 as u64)], |a| {
        a & 0xffff_fff0
    });
    unary(Op::VOri, &[(Field::Imm, -2048i64 as u64)], |a| {
        a | 0xffff_f800
    });
    unary(Op::VXori, &[(Field::Imm, -1i64 as u64)], |a| !a);
    unary(Op::VCmpLti, &[(Field::Imm, -1i64 as u64)], |a| {
        (s(a) < -1).into()
    });
    unary(Op::VCmpGei, &[(Field::Imm, 2)], |a| (s(a) >= 2).into());
    unary(Op::VCmpLtui, &[(Field::Imm, 4095)], |a| (a < 4095).into());
    unary(Op::VCmpGeui, &[(Field::Imm, 33)], |a| (a >= 33).into());
    unary(Op::VCmpEqi, &[(Field::Imm, -1i64 as u64)], |a| {
        (s(a) == -1).into()
    });
    unary(Op::VCmpNei, &[(Field::Imm, 7)], |a| (s(a) != 7).into());
    unary(Op::VCmpAndi, &[(Field::Imm, -2i64 as u64)], |a| {
        (a & 0xffff_fffe != 0).into()
    });
    unary(Op::VCmpOri, &[(Field::Imm, 0)], |a| (a != 0).into());
}

// spec: L-66 Q-6
#[test]
fn shifts_are_modulo_32() {
    let by = |b: u32| u64::from(b) % 32;
    binary(Op::VSll, &[], |a, b| (u64::from(a) << by(b)) as u32);
    binary(Op::VSrl, &[], |a, b| (u64::from(a) >> by(b)) as u32);
    binary(Op::VSra, &[], |a, b| (s(a) >> by(b)) as u32);
    // The immediate has six bits.
    unary(Op::VSlli, &[(Field::Shamt, 33)], |a| {
        (u64::from(a) * 2) as u32
    });
    unary(Op::VSrli, &[(Field::Shamt, 4)], |a| a / 16);
    unary(Op::VSrai, &[(Field::Shamt, 63)], |a| {
        if s(a) < 0 { u32::MAX } else { 0 }
    });
}

// spec: L-39 L-63 L-70 Q-7
#[test]
fn compares_to_lanes() {
    binary(Op::VCmpEq, &[], |a, b| (a == b).into());
    binary(Op::VCmpNe, &[], |a, b| (a != b).into());
    binary(Op::VCmpLt, &[], |a, b| (s(a) < s(b)).into());
    binary(Op::VCmpGe, &[], |a, b| (s(a) >= s(b)).into());
    binary(Op::VCmpLtu, &[], |a, b| (a < b).into());
    binary(Op::VCmpGeu, &[], |a, b| (a >= b).into());
    binary(Op::VCmpAnd, &[], |a, b| (a & b != 0).into());
    binary(Op::VCmpOr, &[], |a, b| (a | b != 0).into());
}

/// Bits of the field, lowest first.
fn ring(a: u32, m: u32, n: u32) -> Vec<u32> {
    (0..n.min(32))
        .map(|k| (u64::from(a) >> ((m + k) % 32) & 1) as u32)
        .collect()
}

// spec: L-69
#[test]
fn bit_fields_wrap_around() {
    let value = |bits: &[u32]| bits.iter().enumerate().fold(0u32, |v, (k, b)| v | b << k);
    for m in [0, 1, 5, 16, 31, 33] {
        for n in [1, 2, 8, 17, 31, 32, 40, 64] {
            let f = [(Field::ImmS, u64::from(m)), (Field::ImmL, u64::from(n) - 1)];
            let put = |a: u32, bit: u32| {
                (0..n.min(32)).fold(a, |v, k| {
                    let at = (m + k) % 32;
                    v & !(1 << at) | bit << at
                })
            };
            unary(Op::VBxu, &f, |a| value(&ring(a, m, n)));
            unary(Op::VBxs, &f, |a| {
                let bits = ring(a, m, n);
                let top = bits[bits.len() - 1];
                let wide: Vec<u32> = (0..32).map(|k| *bits.get(k).unwrap_or(&top)).collect();
                value(&wide)
            });
            unary(Op::VBic, &f, |a| put(a, 0));
            unary(Op::VBis, &f, |a| put(a, 1));
            unary(Op::VClz, &f, |a| {
                ring(a, m, n).iter().rev().take_while(|b| **b == 0).count() as u32
            });
            unary(Op::VCtz, &f, |a| {
                ring(a, m, n).iter().take_while(|b| **b == 0).count() as u32
            });
            unary(Op::VBcnt, &f, |a| ring(a, m, n).iter().sum());
        }
    }
}

// spec: L-71 Q-8
#[test]
fn rev_swaps_bytes() {
    unary(Op::VRev, &[(Field::ImmS, 0), (Field::ImmL, 31)], |a| {
        a >> 24 | a >> 8 & 0xff00 | a << 8 & 0xff_0000 | a << 24
    });
}

// spec: L-51 L-52 Q-31
#[test]
fn selections() {
    let (p, a, b) = ([0, 1, 2, 0x8000_0000], [10, 11, 12, 13], [20, 21, 22, 23]);
    let run = |op: Op, field: Field, kind: u64, policy: Policy, before: &[u8]| {
        let fields = [
            (field, vt(1)),
            (Field::SrcL, vt(2)),
            (Field::SrcR, vt(3)),
            (Field::SrcRType, kind),
            (Field::RegDst, TO_VU),
        ];
        let mut code = before.to_vec();
        code.extend(ins(op, &fields));
        // Everything is stored: p is put back.
        code.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
        lanes(&[&p, &a, &b], policy, &code).expect("runs")
    };
    let save = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    let keep = Policy::default();
    assert_eq!(
        run(Op::VCsel, Field::SrcP, 0, keep, &save),
        [20, 11, 12, 13]
    );
    assert_eq!(
        run(Op::VCsel, Field::SrcP, 1, keep, &save),
        [20, 11, 12, 13]
    );
    assert_eq!(
        run(Op::VCsel, Field::SrcP, 3, keep, &save),
        [-20i32 as u32, 11, 12, 13]
    );
    assert_eq!(
        run(Op::VPsel, Field::SrcZero, 3, keep, &save),
        [-20i32 as u32, 11, 12, 13]
    );
    // Lanes 2 and 3 switched off: masked, or under the other reading of V.PSEL written all the same.
    let mut off = save.clone();
    let cmp = [(Field::SrcL, LC0), (Field::Imm, 2), (Field::RegDst, P)];
    off.extend(ins(Op::VCmpLtui, &cmp));
    let zero = Policy {
        inactive: Inactive::Zero,
        ..keep
    };
    assert_eq!(run(Op::VCsel, Field::SrcP, 0, zero, &off), [20, 11, 0, 0]);
    assert_eq!(
        run(Op::VPsel, Field::SrcZero, 0, zero, &off),
        [20, 11, 0, 0]
    );
    let all = Policy {
        psel_writes_all: true,
        ..zero
    };
    assert_eq!(
        run(Op::VPsel, Field::SrcZero, 0, all, &off),
        [20, 11, 12, 13]
    );
    assert_eq!(run(Op::VCsel, Field::SrcP, 0, all, &off), [20, 11, 0, 0]);
}

// spec: L-51
#[test]
fn selection_by_p_takes_the_lanes_own_bit() {
    // T = p of lanes 1 and 3; with the whole mask back, the selector p is all ones.
    let mut code = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    code.extend(ins(
        Op::VCmpNe,
        &[(Field::SrcL, vt(1)), (Field::SrcR, 0), (Field::RegDst, P)],
    ));
    let csel = [
        (Field::SrcP, P),
        (Field::SrcL, vt(2)),
        (Field::SrcR, vt(3)),
        (Field::RegDst, TO_VU),
    ];
    code.extend(ins(Op::VCsel, &csel));
    code.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
    let policy = Policy {
        inactive: Inactive::Poison(99),
        ..Policy::default()
    };
    let got = lanes(
        &[&[0, 1, 0, 1], &[1, 2, 3, 4], &[5, 6, 7, 8]],
        policy,
        &code,
    )
    .expect("runs");
    assert_eq!(got, [99, 2, 99, 4]);
    let mut psel = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    psel.extend(ins(
        Op::VCmpNe,
        &[(Field::SrcL, vt(1)), (Field::SrcR, 0), (Field::RegDst, P)],
    ));
    let fields = [
        (Field::SrcZero, P),
        (Field::SrcL, vt(2)),
        (Field::SrcR, vt(3)),
        (Field::RegDst, TO_VU),
    ];
    psel.extend(ins(Op::VPsel, &fields));
    psel.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
    let policy = Policy {
        psel_writes_all: true,
        ..policy
    };
    let got = lanes(
        &[&[0, 1, 0, 1], &[1, 2, 3, 4], &[5, 6, 7, 8]],
        policy,
        &psel,
    )
    .expect("runs");
    assert_eq!(got, [5, 2, 7, 4]);
}

// spec: L-50 Q-1 Q-2
#[test]
fn inactive_lanes() {
    // vu holds lc0 + 1; then 7 is pushed under a mask of lanes below 2.
    let mut code = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, LC0), (Field::Imm, 1), (Field::RegDst, TO_VU)],
    ));
    code.extend(ins(
        Op::VCmpLtui,
        &[(Field::SrcL, LC0), (Field::Imm, 2), (Field::RegDst, P)],
    ));
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 7), (Field::RegDst, TO_VU)],
    ));
    code.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
    for (inactive, rest) in [
        (Inactive::Keep, [3, 4]),
        (Inactive::Zero, [0, 0]),
        (Inactive::Poison(0xbad), [0xbad, 0xbad]),
    ] {
        let got = lanes(
            &[&[0; 4]],
            Policy {
                inactive,
                ..Policy::default()
            },
            &code,
        )
        .expect("runs");
        assert_eq!(got, [7, 7, rest[0], rest[1]]);
    }
}

// spec: L-9 Q-2
#[test]
fn queues_are_31_deep_and_zero_at_entry() {
    // 33 pushes of 1..=33; then the entry 31 back is the 3rd value.
    let mut code = Vec::new();
    for k in 1..=33 {
        code.extend(ins(
            Op::VAddi,
            &[
                (Field::SrcL, 0),
                (Field::Imm, k),
                (Field::RegDst, c(Reg::Push(Queue::Vn))),
            ],
        ));
    }
    let fields = [
        (Field::SrcL, c(Reg::Vec(Queue::Vn, 31))),
        (Field::SrcR, c(Reg::Vec(Queue::Vn, 1))),
        (Field::RegDst, TO_VU),
    ];
    code.extend(ins(
        Op::VAdd,
        &[fields.as_slice(), &[(Field::Shamt, 8)]].concat(),
    ));
    assert_eq!(
        lanes(&[&[0; 3]], Policy::default(), &code).expect("runs"),
        [3 + (33 << 8); 3]
    );
    // Never pushed: zero, in every queue.
    let mut code = ins(
        Op::VAddi,
        &[
            (Field::SrcL, c(Reg::Vec(Queue::Vm, 31))),
            (Field::Imm, 5),
            (Field::RegDst, TO_VU),
        ],
    );
    code.extend(ins(
        Op::VAdd,
        &[
            (Field::SrcL, vu(1)),
            (Field::SrcR, vu(31)),
            (Field::RegDst, TO_VU),
        ],
    ));
    assert_eq!(
        lanes(&[&[9; 3]], Policy::default(), &code).expect("runs"),
        [5; 3]
    );
}

/// Shuffles by L-99, from its words.
fn shuffled(how: &str, n: i64, range: i64, amount: i64, lane: i64) -> i64 {
    let range = if range == 0 { n } else { range };
    let segment = lane / range * range;
    let by = amount % range;
    let from = match how {
        "up" => {
            if lane - by >= segment {
                lane - by
            } else {
                lane
            }
        }
        "down" => {
            if lane + by < segment + range {
                lane + by
            } else {
                lane
            }
        }
        "idx" => segment + by,
        _ => lane ^ (amount % n),
    };
    if from < n { from } else { lane }
}

// spec: L-99 L-101
#[test]
fn shuffles() {
    for n in [1usize, 4, 7, 16, 33, 64] {
        let a: Vec<u32> = (0..n as u32).map(|k| 1000 + k).collect();
        for range in [0u32, 1, 4, 8, 5, 100] {
            for amount in [0u32, 1, 3, 5, 64, 9001] {
                for (how, op, imm) in [
                    ("up", Op::VShflUp, Op::VShfliUp),
                    ("down", Op::VShflDown, Op::VShfliDown),
                    ("idx", Op::VShflIdx, Op::VShfliIdx),
                    ("bfly", Op::VShflBfly, Op::VShfliBfly),
                ] {
                    if how == "bfly" && range != 0 {
                        continue;
                    }
                    let want: Vec<u32> = (0..n as i64)
                        .map(|l| {
                            1000 + shuffled(how, n as i64, range.into(), amount.into(), l) as u32
                        })
                        .collect();
                    let ranges = vec![range; n];
                    let amounts = vec![amount; n];
                    let mut fields = vec![
                        (Field::SrcL, vt(1)),
                        (Field::SrcP, vt(3)),
                        (Field::RegDst, TO_VU),
                    ];
                    if how != "bfly" {
                        fields.push((Field::SrcR, vt(2)));
                    }
                    let got = lanes(
                        &[&a, &ranges, &amounts],
                        Policy::default(),
                        &ins(op, &fields),
                    )
                    .expect("runs");
                    assert_eq!(got, want, "{how} {n} {range} {amount}");
                    fields[1] = (Field::Imm, amount.into());
                    let got =
                        lanes(&[&a, &ranges], Policy::default(), &ins(imm, &fields)).expect("runs");
                    assert_eq!(got, want, "{how} {n} {range} {amount} immediate");
                }
            }
        }
    }
}

// spec: L-95 L-96 L-97 L-98 Q-30
#[test]
fn reductions() {
    let a = [0xffff_ffff, 3, 0x8000_0000, 0x7fff_fff0, 6];
    // Of lanes 0 to 3, lane 4 is off; both words of the result are stored by two group stores.
    let run = |op: Op, a: &[u32], active: u64| -> u64 {
        let mut body = load_row(0, 0, TO_VT);
        body.extend(ins(
            Op::VCmpLtui,
            &[(Field::SrcL, LC0), (Field::Imm, active), (Field::RegDst, P)],
        ));
        body.extend(ins(op, &[(Field::SrcL, vt(1)), (Field::RegDst, 20)]));
        body.extend(STOP);
        let m = memory(&[(X, 256, a)]);
        let program = load(&header(false, a.len() as u64, 1, 1), &body);
        start(&program, &[X], &m, &Default::default())
            .expect("runs")
            .registers[20]
    };
    assert_eq!(
        run(Op::VRdadd, &a, 4),
        0xffff_ffff + 3 + 0x8000_0000 + 0x7fff_fff0
    );
    assert_eq!(run(Op::VRdand, &a, 2), 3);
    assert_eq!(run(Op::VRdor, &a, 4), 0xffff_ffff);
    assert_eq!(run(Op::VRdxor, &a, 3), 0xffff_ffff ^ 3 ^ 0x8000_0000);
    assert_eq!(run(Op::VRdmax, &a, 4), 0x7fff_fff0);
    assert_eq!(run(Op::VRdmax, &a, 1), u64::MAX);
    assert_eq!(run(Op::VRdmin, &a, 4), 0xffff_ffff_8000_0000);
    for (op, empty) in [
        (Op::VRdadd, 0),
        (Op::VRdor, 0),
        (Op::VRdxor, 0),
        (Op::VRdand, 0xffff_ffff),
        (Op::VRdmax, 0),
        (Op::VRdmin, 0),
        (Op::VRdfadd, 0),
        (Op::VRdfmax, 0x7fc0_0000),
        (Op::VRdfmin, 0x7fc0_0000),
    ] {
        assert_eq!(run(op, &a, 0), empty, "{op:?}");
    }
    // One by one: 2^24 + 1 + 1 stays 2^24 in FP32.
    let f = [16_777_216f32, 1.0, 1.0, -3.0, f32::NAN].map(f32::to_bits);
    assert_eq!(run(Op::VRdfadd, &f, 3), u64::from(16_777_216f32.to_bits()));
    assert_eq!(run(Op::VRdfmax, &f, 5), u64::from(16_777_216f32.to_bits()));
    assert_eq!(run(Op::VRdfmin, &f, 5), u64::from((-3f32).to_bits()));
}

// spec: L-12 L-16 L-29
#[test]
fn group_values_broadcast() {
    // vu = lc0 + ri1 low + T + u#1 + r3 + lc1 (0).
    let add = |a: u64, b: u64| {
        ins(
            Op::VAdd,
            &[(Field::SrcL, a), (Field::SrcR, b), (Field::RegDst, TO_VU)],
        )
    };
    let mut code = ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 100), (Field::RegDst, TO_T)],
    );
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 1000), (Field::RegDst, TO_U)],
    ));
    code.extend(add(LC0, ri(1)));
    code.extend(add(vu(1), T1));
    code.extend(add(vu(1), U1));
    code.extend(add(vu(1), 3));
    code.extend(add(vu(1), LC1));
    let got = lanes(&[&[0; 5]], Policy::default(), &code).expect("runs");
    assert_eq!(got, [0, 1, 2, 3, 4].map(|l| l + 2 * Y as u32 + 1100));
}

// spec: Q-17 Q-18
#[test]
fn compares_to_p_are_of_lanes_whatever_their_sources() {
    // lc0 < 3 narrows; then 1 < 0 clears; FP32 0 < 1.0 of group values keeps.
    let mut code = ins(Op::VOr, &[(Field::SrcL, P), (Field::RegDst, TO_T)]);
    code.extend(ins(
        Op::VCmpLti,
        &[(Field::SrcL, LC0), (Field::Imm, 3), (Field::RegDst, P)],
    ));
    code.extend(ins(
        Op::VFge,
        &[(Field::SrcL, 0), (Field::SrcR, 0), (Field::RegDst, P)],
    ));
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 9), (Field::RegDst, TO_VU)],
    ));
    code.extend(ins(
        Op::VCmpLt,
        &[(Field::SrcL, ri(0)), (Field::SrcR, 0), (Field::RegDst, P)],
    ));
    code.extend(ins(
        Op::VAddi,
        &[
            (Field::SrcL, vu(1)),
            (Field::Imm, 1),
            (Field::RegDst, TO_VU),
        ],
    ));
    code.extend(ins(Op::VOr, &[(Field::SrcL, T1), (Field::RegDst, P)]));
    assert_eq!(
        lanes(&[&[0; 5]], Policy::default(), &code).expect("runs"),
        [9, 9, 9, 0, 0]
    );
}
