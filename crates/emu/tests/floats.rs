//! Floats of all widths on the engine: halves, pairs, masks, modifiers, saturation, flags, traps. What the operations
//! compute is compared with other programs in `crates/sem/tests`.
mod common;
use common::*;
use half::f16;
use lanemask_isa::w32::Mods;

/// Puts a value in each lane of a register, by way of u58 and u59.
fn fill(reg: u8, values: impl Fn(usize) -> u32) -> Vec<Line> {
    (0..32)
        .flat_map(|l| {
            code![
                i(Op::UMovB32, &[u(58), c(values(l))]),
                i(Op::UMovB32, &[u(59), c(l as u32)]),
                i(Op::VWritelane, &[v(reg), u(58), u(59)]),
            ]
        })
        .collect()
}

fn neg(o: Operand) -> Operand {
    with(o, true, false)
}

fn abs(o: Operand) -> Operand {
    with(o, false, true)
}

fn with(o: Operand, neg: bool, abs: bool) -> Operand {
    let mods = Mods { neg, abs };
    match o {
        Operand::V { first, count, .. } => Operand::V { first, count, mods },
        Operand::VHalf { reg, high, .. } => Operand::VHalf { reg, high, mods },
        other => other,
    }
}

/// Runs on the host's floats, and again where flags can be seen: the registers must be the same.
fn both(lines: impl Fn() -> Vec<Line>) -> After {
    let fast = test(lines()).run();
    let mut exact = code![i(Op::Csrr, &[u(62), csr("fflags")])];
    exact.extend(lines());
    let exact = test(exact).run();
    assert_eq!(fast.warp(0).v, exact.warp(0).v);
    assert_eq!(fast.warp(0).u[..58], exact.warp(0).u[..58]);
    fast
}

const MASKS: [u32; 5] = [0, 1, 0x8000_0000, 0x5a5a_1234, u32::MAX];

/// Corner values of binary16, one a lane; a second list with other neighbours.
const HALVES: [u16; 16] = [
    0x0000, 0x8000, 0x0001, 0x83ff, 0x0400, 0x3c00, 0xbc00, 0x3555, 0x4248, 0x7bff, 0xfbff, 0x7c00,
    0xfc00, 0x7e00, 0xfe12, 0x7d01,
];

fn half_a(l: usize) -> u16 {
    HALVES[l % 16]
}

fn half_b(l: usize) -> u16 {
    HALVES[(l * 7 + l / 16) % 16]
}

fn canonical(x: f32) -> u16 {
    if x.is_nan() {
        0x7e00
    } else {
        f16::from_f32(x).to_bits()
    }
}

#[test]
fn half_operations_take_and_leave_either_half_under_every_mask() {
    // spec: P-63
    // spec: W-REG-4
    // spec: W-REG-5
    // pitfall: P13.63
    type F = fn(f32, f32) -> f32;
    let table: [(Op, F); 4] = [
        (Op::VAddF16, |a, b| a + b),
        (Op::VSubF16, |a, b| a - b),
        (Op::VMulF16, |a, b| a * b),
        (Op::VDivF16, |a, b| a / b),
    ];
    // a in the high half of v4, b in the low half of v5, the other halves hold something else.
    for (op, want) in table {
        for exec in MASKS {
            for high in [false, true] {
                let after = both(|| {
                    let mut lines = fill(4, |l| u32::from(half_a(l)) << 16 | 0x1234);
                    lines.extend(fill(5, |l| u32::from(half_b(l)) | 0x4321_0000));
                    lines.extend(code![i(Op::VMovB32, &[v(6), c(0xaaaa_5555)])]);
                    lines.extend(mask(exec));
                    let d = if high { hi(6) } else { lo(6) };
                    lines.extend(code![i(op, &[d, hi(4), lo(5)])]);
                    lines
                });
                for l in 0..32 {
                    let x = f16::from_bits(half_a(l)).to_f32();
                    let y = f16::from_bits(half_b(l)).to_f32();
                    let r = u32::from(canonical(want(x, y)));
                    let want = match (exec >> l & 1, high) {
                        (0, _) => 0xaaaa_5555,
                        (_, true) => r << 16 | 0x5555,
                        (_, false) => 0xaaaa_0000 | r,
                    };
                    assert_eq!(after.v(6)[l], want, "{op:?} {exec:08x} lane {l}");
                }
                assert_eq!(after.v(4)[3] & 0xffff, 0x1234);
            }
        }
    }
}

#[test]
fn a_half_may_be_source_and_destination_of_mac() {
    // spec: W-REG-11
    // 1.5 * 2 + 0.25 = 3.25 in the high half, from the low half of the same register.
    let after = both(|| {
        code![
            i(Op::VMovB32, &[v(4), c(0x3400_3e00)]),
            i(Op::VMacF16, &[hi(4), lo(4), f(2.0)]),
            i(Op::VMovB32, &[v(6), c(0)]),
            i(Op::VMovB32, &[v(7), c(0x3ff8_0000)]),
            i(Op::VMacF64, &[vs(6, 2), vs(6, 2), vs(6, 2)]),
        ]
    });
    assert_eq!(after.v(4), [0x4280_3e00; 32]);
    // 1.5 * 1.5 + 1.5 = 3.75.
    assert_eq!((after.v(6), after.v(7)), ([0; 32], [0x400e_0000; 32]));
}

#[test]
fn fused_halves_round_once() {
    // pitfall: P11.53
    // 1.5 * 1.333984375 = 2 + 2^-10 is the middle of two numbers; 2^-24 more or less decides, and is lost in binary32.
    let after = both(|| {
        code![
            i(Op::VMovB32, &[v(4), c(0x0001_0000)]),
            i(Op::VMovB32, &[v(5), c(0x3d56_3e00)]),
            i(Op::VFmaF16, &[lo(6), lo(5), hi(5), Operand::bits32(0)]),
            i(Op::VFmaF16, &[hi(6), lo(5), hi(5), hi(4)]),
            i(Op::VFmaF16, &[lo(7), lo(5), hi(5), neg(hi(4))]),
        ]
    });
    assert_eq!(after.v(6), [0x4001_4000; 32]);
    assert_eq!(after.v(7)[0] & 0xffff, 0x4000);
}

#[test]
fn modifiers_and_saturation_of_every_width() {
    let sat = Operand::Flag(true);
    let after = both(|| {
        code![
            i(Op::VMovB32, &[v(4), c(0x3800_c000)]), // high 0.5, low -2
            i(Op::VMovF16, &[lo(5), neg(hi(4))]),
            i(Op::VMovF16, &[hi(5), abs(lo(4))]),
            i(Op::VMovF16, &[lo(6), abs(lo(4)), sat]),
            i(Op::VAddF16, &[hi(6), lo(4), hi(4), sat]),
            i(Op::VMovB32, &[v(8), c(0)]),
            i(Op::VMovB32, &[v(9), c(0xbfe0_0000)]), // -0.5
            i(Op::VMovF64, &[vs(10, 2), abs(vs(8, 2))]),
            i(Op::VMovF64, &[vs(12, 2), with(vs(8, 2), true, true)]),
            i(Op::VSubF64, &[vs(14, 2), f(2.0), vs(8, 2), sat]),
            i(Op::VMovF64, &[vs(16, 2), vs(8, 2), sat]),
        ]
    });
    assert_eq!(after.v(5), [0x4000_b800; 32]);
    assert_eq!(after.v(6), [0x0000_3c00; 32]);
    assert_eq!((after.v(10), after.v(11)), ([0; 32], [0x3fe0_0000; 32]));
    assert_eq!(after.v(13), [0xbfe0_0000; 32]);
    assert_eq!(after.v(15), [0x3ff0_0000; 32]);
    assert_eq!((after.v(16), after.v(17)), ([0; 32], [0; 32]));
}

const DOUBLES: [f64; 11] = [
    0.0,
    -0.0,
    5e-324,
    2.2250738585072014e-308,
    1.0,
    -1.5,
    1e300,
    -1e-300,
    f64::INFINITY,
    f64::NEG_INFINITY,
    f64::NAN,
];

fn double_bits(x: f64) -> u64 {
    if x.is_nan() {
        0x7ff8_0000_0000_0000
    } else {
        x.to_bits()
    }
}

#[test]
fn double_operations_under_every_mask() {
    // spec: W-REG-6
    type F = fn(f64, f64) -> f64;
    let table: [(Op, F); 5] = [
        (Op::VAddF64, |a, b| a + b),
        (Op::VSubF64, |a, b| a - b),
        (Op::VMulF64, |a, b| a * b),
        (Op::VDivF64, |a, b| a / b),
        (Op::VCopysignF64, |a, b| a.copysign(b)),
    ];
    let (a, b) = (
        |l: usize| DOUBLES[l % 11],
        |l: usize| DOUBLES[(l * 3 + l / 11) % 11],
    );
    for (op, want) in table {
        for exec in MASKS {
            let after = both(|| {
                let mut lines = fill(4, |l| a(l).to_bits() as u32);
                lines.extend(fill(5, |l| (a(l).to_bits() >> 32) as u32));
                lines.extend(fill(6, |l| b(l).to_bits() as u32));
                lines.extend(fill(7, |l| (b(l).to_bits() >> 32) as u32));
                lines.extend(mask(exec));
                // The destination is a source.
                lines.extend(code![i(op, &[vs(4, 2), vs(4, 2), vs(6, 2)])]);
                lines
            });
            for l in 0..32 {
                let r = want(a(l), b(l));
                let r = if op == Op::VCopysignF64 {
                    r.to_bits()
                } else {
                    double_bits(r)
                };
                let want = if exec >> l & 1 == 1 {
                    r
                } else {
                    a(l).to_bits()
                };
                let got = u64::from(after.v(4)[l]) | u64::from(after.v(5)[l]) << 32;
                assert_eq!(got, want, "{op:?} {exec:08x} lane {l}");
            }
        }
    }
}

#[test]
fn minimum_number_and_minimum_differ_on_nan() {
    // spec: P-54
    // pitfall: P11.54
    let nan = 0x7e00_3c00; // high NaN, low 1
    let zeros = 0x8000_0000; // high -0, low +0
    let after = both(|| {
        code![
            i(Op::VMovB32, &[v(4), c(nan)]),
            i(Op::VMovB32, &[v(5), c(zeros)]),
            i(Op::VMinF16, &[lo(6), hi(4), lo(4)]),
            i(Op::VMinF16, &[hi(6), lo(4), hi(4)]),
            i(Op::VMinimumF16, &[lo(7), hi(4), lo(4)]),
            i(Op::VMinimumF16, &[hi(7), lo(4), hi(4)]),
            i(Op::VMinF16, &[lo(8), lo(5), hi(5)]),
            i(Op::VMaxF16, &[hi(8), hi(5), lo(5)]),
            i(Op::VMinimumF16, &[lo(9), hi(5), lo(5)]),
            i(Op::VMaximumF16, &[hi(9), lo(5), hi(5)]),
        ]
    });
    assert_eq!(after.v(6), [0x3c00_3c00; 32]);
    assert_eq!(after.v(7), [0x7e00_7e00; 32]);
    assert_eq!(after.v(8), [0x0000_8000; 32]);
    assert_eq!(after.v(9), [0x0000_8000; 32]);
}

#[test]
fn compares_and_classes_give_masks_of_active_lanes() {
    // spec: P-17
    // spec: P-55
    // pitfall: P11.55
    // pitfall: P4.17
    let class = |bits: u16| {
        let m = bits & 0x7fff;
        let step = match m {
            0 => 3,
            1..0x400 => 2,
            0x400..0x7c00 => 1,
            _ => 0,
        };
        match m {
            0x7c01..0x7e00 => 8,
            0x7e00.. => 9,
            _ if bits >> 15 == 1 => step,
            _ => 7 - step,
        }
    };
    for exec in MASKS {
        for k in 0..10 {
            let after = both(|| {
                let mut lines = fill(4, |l| half_a(l).into());
                lines.extend(mask(exec));
                lines.extend(code![i(Op::VClassF16, &[u(10), lo(4), c(1 << k)])]);
                lines
            });
            let want = (0..32).fold(0, |m, l| m | u32::from(class(half_a(l)) == k) << l);
            assert_eq!(after.u(10), want & exec, "class {k}");
        }
        let after = both(|| {
            let mut lines = fill(4, |l| u32::from(half_a(l)) | u32::from(half_b(l)) << 16);
            lines.extend(mask(exec));
            let ops = [
                Op::VCmpEqF16,
                Op::VCmpNeF16,
                Op::VCmpLtF16,
                Op::VCmpLeF16,
                Op::VCmpGtF16,
                Op::VCmpGeF16,
                Op::VCmpOrdF16,
                Op::VCmpUnoF16,
            ];
            for (k, op) in ops.into_iter().enumerate() {
                lines.extend(code![i(op, &[u(10 + k as u8), lo(4), hi(4)])]);
            }
            lines
        });
        let holds: [fn(f32, f32) -> bool; 8] = [
            |a, b| a == b,
            |a, b| a != b,
            |a, b| a < b,
            |a, b| a <= b,
            |a, b| a > b,
            |a, b| a >= b,
            |a, b| !a.is_nan() && !b.is_nan(),
            |a, b| a.is_nan() || b.is_nan(),
        ];
        for (k, holds) in holds.into_iter().enumerate() {
            let value = |bits| f16::from_bits(bits).to_f32();
            let want = (0..32).fold(0, |m, l| {
                m | u32::from(holds(value(half_a(l)), value(half_b(l)))) << l
            });
            assert_eq!(after.u(10 + k), want & exec, "compare {k}");
        }
    }
}

#[test]
fn uniform_halves_have_zeros_above_and_uniform_doubles_are_pairs() {
    let after = both(|| {
        code![
            i(Op::UMovB32, &[u(9), c(0xffff_3c00)]),  // 1 in the low half
            i(Op::UMovB32, &[u(10), c(0x1234_4000)]), // 2
            i(Op::UMovB32, &[u(11), c(u32::MAX)]),
            i(Op::UAddF16, &[u(11), u(9), u(10)]),
            i(Op::UMacF16, &[u(10), u(9), u(10)]),
            i(Op::UMovB32, &[u(12), c(0)]),
            i(Op::UMovB32, &[u(13), c(0x4008_0000)]), // 3
            i(Op::UMulF64, &[us(14, 2), us(12, 2), us(12, 2)]),
            i(Op::USqrtF64, &[us(16, 2), us(14, 2)]),
            i(Op::UCmpLtF64, &[u(18), us(12, 2), us(14, 2)]),
            i(Op::UClassF64, &[u(19), us(12, 2), c(1 << 6)]),
            i(Op::UFmaF64, &[us(20, 2), us(12, 2), us(12, 2), us(12, 2)]),
        ]
    });
    // 1 + 2 = 3 and 1 * 2 + 2 = 4 in binary16.
    assert_eq!((after.u(11), after.u(10)), (0x4200, 0x4400));
    let pair = |n| f64::from_bits(u64::from(after.u(n)) | u64::from(after.u(n + 1)) << 32);
    assert_eq!((pair(14), pair(16), pair(20)), (9.0, 3.0, 12.0));
    assert_eq!((after.u(18), after.u(19)), (u32::MAX, u32::MAX));
}

#[test]
fn flags_of_halves_and_doubles_come_from_active_lanes() {
    // spec: P-57
    // pitfall: P11.57
    for (op, d, a, b) in [
        (Op::VDivF16, lo(8), lo(4), lo(5)),
        (Op::VDivF64, vs(8, 2), vs(4, 2), vs(6, 2)),
    ] {
        for (exec, want) in [(0xffff_fffe, 0), (1, 8), (u32::MAX, 8), (0, 0)] {
            // 1 / 1 everywhere but for lane 0, which divides by 0.
            let half = op == Op::VDivF16;
            let one = if half { 0x3c00 } else { 0 };
            let mut lines = code![i(Op::VMovB32, &[v(4), c(one)])];
            lines.extend(fill(5, |l| match (half, l) {
                (true, 0) => 0,
                (true, _) => 0x3c00,
                (false, _) => 0x3ff0_0000,
            }));
            lines.extend(fill(6, |_| 0));
            lines.extend(fill(7, |l| if l == 0 { 0 } else { 0x3ff0_0000 }));
            lines.extend(mask(exec));
            lines.extend(code![
                i(op, &[d, a, b]),
                i(Op::Csrr, &[u(9), csr("fflags")]),
            ]);
            assert_eq!(test(lines).run().u(9), want, "{op:?} {exec:08x}");
        }
    }
}

#[test]
fn enabled_exceptions_of_every_width_trap_without_effect() {
    // DZ is bit 3, its enable bit 9; NX is bit 0, its enable bit 6.
    let cases = [
        (9, 8, i(Op::VDivF16, &[hi(4), f(1.0), c(0)])),
        (9, 8, i(Op::VDivF64, &[vs(4, 2), f(1.0), c(0)])),
        (9, 8, i(Op::VRsqF16, &[lo(4), c(0)])),
        (6, 1, i(Op::VCvtrI32F32, &[v(4), f(0.5), Operand::Round(3)])),
        (6, 1, i(Op::VCvtI16F16, &[lo(4), f(0.5)])),
        (10, 16, i(Op::VCvtU64F32, &[vs(4, 2), f(-1.0)])),
        (10, 16, i(Op::VMinimumF64, &[vs(4, 2), vs(6, 2), f(1.0)])),
    ];
    for (enable, flags, insn) in cases {
        let t = |enables: u32| {
            let mut lines = code![
                i(Op::UMovB32, &[u(9), c(enables)]),
                i(Op::Csrw, &[csr("mode"), u(9)]),
                i(Op::VMovB32, &[v(4), c(0x1357)]),
                i(Op::VMovB32, &[v(5), c(0x2468)]),
                i(Op::VMovB32, &[v(6), c(1)]),
                // With v6 a signalling NaN.
                i(Op::VMovB32, &[v(7), c(0x7ff0_0000)]),
            ];
            lines.extend(mask(0x10));
            lines.extend(code![insn, i(Op::Csrr, &[u(10), csr("fflags")])]);
            test(lines)
        };
        let trap = t(1 << enable).trap();
        assert_eq!((trap.cause, trap.info), (6, flags), "{insn}");
        assert_eq!(
            (trap.registers.v[4], trap.registers.v[5]),
            ([0x1357; 32], [0x2468; 32])
        );
        let after = t(0x7c0 & !(1 << enable)).run();
        assert_eq!(after.u(10), flags, "{insn}");
        assert_ne!((after.v(4)[4], after.v(5)[4]), (0x1357, 0x2468), "{insn}");
        assert_eq!(after.v(4)[5], 0x1357);
    }
}

#[test]
fn flushing_is_set_by_format() {
    // spec: P-53
    // pitfall: P11.53
    for flush in 0..8u32 {
        let after = test(code![
            i(Op::UMovB32, &[u(9), c(flush << 3)]),
            i(Op::Csrw, &[csr("mode"), u(9)]),
            i(Op::VMovB32, &[v(4), c(1)]), // the smallest number of binary16 and binary32, and of binary64 in v[4:5]
            i(Op::VMovB32, &[v(5), c(0)]),
            i(Op::VAddF16, &[lo(6), lo(4), lo(5)]),
            i(Op::VAddF32, &[v(7), v(4), v(5)]),
            i(Op::VAddF64, &[vs(8, 2), vs(4, 2), c(0)]),
            // To and from: the operand by its format, the result by its own.
            i(Op::VCvtF64F32, &[vs(10, 2), v(4)]),
            i(Op::VLdexpF16, &[lo(12), f(1.0), c(-16i32 as u32)]),
        ])
        .run();
        let kept = |bit: u32, value: u32| if flush >> bit & 1 == 1 { 0 } else { value };
        assert_eq!(after.v(6)[0], kept(0, 1));
        assert_eq!(after.v(7)[0], kept(1, 1));
        assert_eq!(after.v(8)[0], kept(2, 1));
        // 2^-149 in binary64.
        assert_eq!(after.v(11)[0], kept(1, 0x36a0_0000));
        // 2^-16 in binary16.
        assert_eq!(after.v(12)[0], kept(0, 0x100));
    }
}

#[test]
fn directions_named_by_the_instruction_or_by_mode() {
    // 2.5, -2.5 to integers, and 1 + 2^-12 to binary16, by rn, rz, rd, ru, and mode with each direction in MODE.
    let integers = [[2, 2, 2, 3], [-2, -2, -3, -2]];
    let halves = [0x3c00, 0x3c00, 0x3c00, 0x3c01];
    for mode in 0..4 {
        for code in 0..5u8 {
            let round = Operand::Round(code);
            let after = test(code![
                i(Op::UMovB32, &[u(9), c(mode)]),
                i(Op::Csrw, &[csr("mode"), u(9)]),
                i(Op::VMovB32, &[v(4), f(2.5)]),
                i(Op::VMovB32, &[v(5), f(1.0 + 2f32.powi(-12))]),
                i(Op::VCvtrI32F32, &[v(6), v(4), round]),
                i(Op::VCvtrI32F32, &[v(7), neg(v(4)), round]),
                i(Op::VCvtrI64F32, &[vs(8, 2), neg(v(4)), round]),
                i(Op::VCvtrF16F32, &[hi(10), v(5), round]),
                // 2^24 + 1 lies between two numbers of binary32.
                i(Op::UMovB32, &[u(10), c(0x0100_0001)]),
                i(Op::UCvtrF32U32, &[u(11), u(10), round]),
                i(Op::UCvtF32U32, &[u(12), u(10)]),
                i(Op::VCvtF16F32, &[lo(10), v(5)]),
            ])
            .run();
            let to = if code == 4 {
                mode as usize
            } else {
                code.into()
            };
            assert_eq!(after.v(6)[0] as i32, integers[0][to]);
            assert_eq!(after.v(7)[0] as i32, integers[1][to]);
            assert_eq!(
                (after.v(8)[0] as i32, after.v(9)[0]),
                (integers[1][to], u32::MAX)
            );
            assert_eq!(after.v(10)[0], halves[to] << 16 | halves[mode as usize]);
            let single = |to| if to == 3 { 0x4b80_0001 } else { 0x4b80_0000 };
            assert_eq!(
                (after.u(11), after.u(12)),
                (single(to), single(mode as usize))
            );
        }
    }
}

#[test]
fn conversions_keep_inactive_lanes_and_saturate() {
    // spec: P-56
    // pitfall: P11.56
    for exec in MASKS {
        let values = [
            300.7f32,
            -1.5,
            1e20,
            -1e20,
            f32::NAN,
            70000.0,
            0.5,
            f32::INFINITY,
        ];
        let after = both(|| {
            let mut lines = fill(4, |l| values[l % 8].to_bits());
            lines.extend(code![
                i(Op::VMovB32, &[v(5), c(0x7777_7777)]),
                i(Op::VMovB32, &[v(6), c(0x7777_7777)]),
                i(Op::VMovB32, &[v(7), c(0x7777_7777)]),
            ]);
            lines.extend(mask(exec));
            lines.extend(code![
                i(Op::VCvtI16F32, &[lo(5), v(4)]),
                i(Op::VCvtU16F32, &[hi(5), v(4)]),
                i(Op::VCvtI64F32, &[vs(6, 2), v(4)]),
            ]);
            lines
        });
        for l in 0..32 {
            let x = values[l % 8];
            let (halves, wide) = (
                u32::from(x as i16 as u16) | u32::from(x as u16) << 16,
                x as i64 as u64,
            );
            let got = (after.v(5)[l], after.v(6)[l], after.v(7)[l]);
            if exec >> l & 1 == 1 {
                assert_eq!(got, (halves, wide as u32, (wide >> 32) as u32), "{x}");
            } else {
                assert_eq!(got, (0x7777_7777, 0x7777_7777, 0x7777_7777));
            }
        }
    }
}

#[test]
fn normalised_numbers_and_packed_halves() {
    let after = both(|| {
        code![
            i(Op::VMovB32, &[v(4), f(0.5)]),
            i(Op::VCvtUnorm8F32, &[v(5), v(4)]),
            i(Op::VCvtSnorm8F32, &[v(6), neg(v(4))]),
            i(Op::VCvtUnorm16F32, &[v(7), f(2.0)]),
            i(Op::VCvtSnorm16F32, &[v(8), f(-4.0)]),
            i(Op::VMovB32, &[v(9), c(0xffff_ff80)]),
            i(Op::VCvtF32Unorm8, &[v(10), v(9)]),
            i(Op::VCvtF32Snorm8, &[v(11), v(9)]),
            i(Op::VCvtF32Unorm16, &[v(12), v(9)]),
            i(Op::VPackF16x2, &[v(13), v(4), f(-2.0)]),
        ]
    });
    // 127.5 and -63.5 are ties.
    assert_eq!((after.v(5)[0], after.v(6)[0] as i32), (128, -64));
    assert_eq!((after.v(7)[0], after.v(8)[0] as i32), (65535, -32767));
    assert_eq!(after.f(10)[0], 128.0 / 255.0);
    assert_eq!(after.f(11)[0], -1.0);
    assert_eq!(after.f(12)[0], 65408.0 / 65535.0);
    assert_eq!(after.v(13), [0xc000_3800; 32]);
}

#[test]
fn uniform_floats_raise_and_trap_whatever_exec_is() {
    // pitfall: P11.57
    // OF is bit 2, its enable bit 8. 65504 + 65504 overflows binary16.
    let t = |enables: u32| {
        let mut lines = code![
            i(Op::UMovB32, &[u(9), c(enables)]),
            i(Op::Csrw, &[csr("mode"), u(9)]),
            i(Op::UMovB32, &[u(10), c(0x7bff)]),
            i(Op::UMovB32, &[u(11), c(0x1234)]),
        ];
        lines.extend(mask(0));
        lines.extend(code![
            i(Op::UAddF16, &[u(11), u(10), u(10)]),
            i(Op::Csrr, &[u(12), csr("fflags")]),
            // The same on lanes raises nothing: none is active.
            i(Op::VAddF16, &[lo(4), f(0.5), u(10)]),
            i(Op::Csrr, &[u(13), csr("fflags")]),
        ]);
        test(lines)
    };
    let trap = t(1 << 8).trap();
    assert_eq!(
        (trap.cause, trap.info, trap.registers.u[11]),
        (6, 4, 0x1234)
    );
    let after = t(0).run();
    assert_eq!((after.u(11), after.u(12), after.u(13)), (0x7c00, 5, 5));
}

#[test]
fn both_halves_at_once_are_the_operation_on_each() {
    // spec: W-REG-4
    // pitfall: P13.63
    let table = [
        (Op::VAddF16x2, Op::VAddF16),
        (Op::VSubF16x2, Op::VSubF16),
        (Op::VMulF16x2, Op::VMulF16),
        (Op::VMinF16x2, Op::VMinF16),
        (Op::VMaxF16x2, Op::VMaxF16),
        (Op::VMinimumF16x2, Op::VMinimumF16),
        (Op::VMaximumF16x2, Op::VMaximumF16),
        (Op::VFmaF16x2, Op::VFmaF16),
        (Op::VMacF16x2, Op::VMacF16),
    ];
    let flags = |d: u8| i(Op::Csrr, &[u(d), csr("fflags")]);
    for (op, half) in table {
        for exec in MASKS {
            let mut lines = fill(4, |l| u32::from(half_a(l)) << 16 | u32::from(half_b(l)));
            lines.extend(fill(5, |l| {
                u32::from(half_b(l + 5)) << 16 | u32::from(half_a(l + 1))
            }));
            lines.extend(code![
                i(Op::VMovB32, &[v(6), c(0x3c00_4248)]),
                i(Op::VMovB32, &[v(7), c(0x3c00_4248)]),
            ]);
            lines.extend(mask(exec));
            let three = op == Op::VFmaF16x2;
            let args = |d: Operand, o: [Operand; 3]| {
                let mut all = vec![d, o[0], o[1]];
                all.extend(three.then_some(o[2]));
                all
            };
            lines.extend(code![
                i(op, &args(v(6), [v(4), v(5), v(4)])),
                flags(10),
                i(Op::Csrwi, &[csr("fflags"), n(0)]),
                i(half, &args(lo(7), [lo(4), lo(5), lo(4)])),
                i(half, &args(hi(7), [hi(4), hi(5), hi(4)])),
                flags(11),
            ]);
            let after = test(lines).run();
            assert_eq!(after.v(6), after.v(7), "{op:?} {exec:08x}");
            assert_eq!(after.u(10), after.u(11), "{op:?} {exec:08x}");
        }
    }
    // (1, 2) + (0.5, 0.25) = (1.5, 2.25), the first in the low half.
    let after = both(|| {
        code![
            i(Op::VMovB32, &[v(4), c(0x4000_3c00)]),
            i(Op::VMovB32, &[v(5), c(0x3400_3800)]),
            i(Op::VAddF16x2, &[v(6), v(4), v(5)]),
        ]
    });
    assert_eq!(after.v(6), [0x4080_3e00; 32]);
}
