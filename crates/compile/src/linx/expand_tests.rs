//! Expansions against the definitions of the operations, by the interpreter of the IR.

use super::expand;
use lanemask_ir::{
    Access, Addr, BinOp, Builder, Builtin, Kernel, Op, Resource, ResourceKind, Space, Type, UnOp,
    Unit, Value, eval, interp, verify,
};

/// Words at the edges of every format and range.
fn edges() -> Vec<u32> {
    let mut words = vec![
        0,
        1,
        2,
        3,
        31,
        32,
        33,
        127,
        128,
        149,
        150,
        151,
        255,
        400,
        401,
        1000,
        0x7fff_ffff,
        0x8000_0000,
        0x8000_0001,
        0xffff_ffff,
        0xffff_fffe,
        0xffff_ff6a,
    ];
    let floats = [
        0.0,
        0.25,
        0.5,
        0.75,
        1.0,
        1.5,
        2.0,
        2.5,
        3.5,
        8_388_607.5,
        8_388_608.0,
        8_388_609.0,
        16_777_216.0,
        1e9,
        2_147_483_520.0,
        2_147_483_648.0,
        4_294_967_040.0,
        4_294_967_296.0,
        3.4e38,
        f32::MAX,
        f32::MIN_POSITIVE,
        1e-40,
        1e-45,
        126.0,
        127.0,
        128.0,
        149.0,
        150.0,
        f32::INFINITY,
    ];
    for x in floats {
        let bits = x.to_bits();
        for near in [bits.wrapping_sub(1), bits, bits + 1] {
            words.extend([near, near ^ 0x8000_0000]);
        }
    }
    words.extend([0x7fc0_0000, 0xffc0_1234, 0x7f80_0001, 0xffbf_ffff]);
    words
}

fn random(count: usize) -> Vec<u32> {
    let mut state = 0x1234_5678_9abc_def1u64;
    (0..count)
        .map(|_| {
            state ^= state << 13;
            state ^= state >> 7;
            state ^= state << 17;
            (state >> 16) as u32
        })
        .collect()
}

const INPUTS: usize = 4;

/// Runs the expansion of what `write` makes of the words of each invocation.
fn run(
    rows: &[[u32; INPUTS]],
    write: impl FnOnce(&mut Builder, [Value; INPUTS]) -> Value,
) -> Vec<u32> {
    let mut b = Builder::new("one", [1, 1, 1]);
    let buffer = |b: &mut Builder, binding, access| {
        b.resource(Resource {
            group: 0,
            binding,
            name: format!("b{binding}"),
            access,
            min_bytes: 0,
            kind: ResourceKind::Buffer,
        })
    };
    let input = buffer(&mut b, 0, Access::ReadOnly);
    let output = buffer(&mut b, 1, Access::ReadWrite);
    let id = b.builtin(Builtin::WorkgroupIdX);
    let at = b.const_i32(16);
    let offset = b.bin(BinOp::Mul, id, at);
    let addr = |id, offset| Addr {
        space: Space::Buffer(id),
        offset: Some(offset),
        imm: 0,
        unit: Unit::Word,
    };
    let words = b.load(addr(input, offset), Type::I32, INPUTS);
    let result = write(&mut b, [words[0], words[1], words[2], words[3]]);
    let result = if b.ty(result) == Type::F32 {
        b.un(UnOp::BitsToI32, result)
    } else {
        result
    };
    let four = b.const_i32(4);
    let offset = b.bin(BinOp::Mul, id, four);
    b.store(addr(output, offset), &[result]);
    b.ret();
    let kernel = expand(&b.finish());
    assert_eq!(verify(&kernel), []);
    assert!(expanded(&kernel));
    let mut buffers = vec![
        rows.iter()
            .flatten()
            .flat_map(|w| w.to_le_bytes())
            .collect(),
        vec![0; rows.len() * 4],
    ];
    let launch = interp::Launch {
        workgroups: [rows.len() as u32, 1, 1],
        ..interp::Launch::default()
    };
    interp::run(&kernel, &launch, &mut buffers).unwrap();
    buffers[1]
        .chunks_exact(4)
        .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
        .collect()
}

/// Whether nothing is left that needs an expansion.
fn expanded(kernel: &Kernel) -> bool {
    kernel.body.stmts.iter().all(|s| match s {
        lanemask_ir::Stmt::Inst(i) => !matches!(
            i.op,
            Op::Un(
                UnOp::Floor
                    | UnOp::Ceil
                    | UnOp::Trunc
                    | UnOp::Rint
                    | UnOp::Fract
                    | UnOp::Rsqrt
                    | UnOp::Exp2
                    | UnOp::Log2
                    | UnOp::Sin
                    | UnOp::Cos
                    | UnOp::FrexpExp
                    | UnOp::FrexpFract,
                _
            ) | Op::Bin(BinOp::Ldexp, ..)
                | Op::InsertBits { .. }
        ),
        _ => true,
    })
}

fn unary(op: UnOp, words: &[u32]) -> Vec<u32> {
    let rows: Vec<_> = words.iter().map(|w| [*w, 0, 0, 0]).collect();
    run(&rows, |b, [a, ..]| {
        let a = b.un(UnOp::BitsToF32, a);
        b.un(op, a)
    })
}

#[test]
fn exact_operations_agree_with_their_definition() {
    let mut words = edges();
    words.extend(random(4000));
    for op in [
        UnOp::Floor,
        UnOp::Ceil,
        UnOp::Trunc,
        UnOp::Rint,
        UnOp::Fract,
        UnOp::F32ToS32,
        UnOp::F32ToU32,
        UnOp::FrexpExp,
        UnOp::FrexpFract,
    ] {
        for (w, got) in std::iter::zip(&words, unary(op, &words)) {
            assert_eq!(got, eval::un(op, *w), "{op:?} of {w:#x}");
        }
    }
}

#[test]
fn conversions_ask_the_machine_for_whole_numbers_in_range_only() {
    for (op, low, high) in [
        (UnOp::F32ToS32, -2_147_483_648.0f64, 2_147_483_648.0),
        (UnOp::F32ToU32, 0.0, 4_294_967_296.0),
    ] {
        let mut b = Builder::new("one", [1, 1, 1]);
        let r = b.resource(Resource {
            group: 0,
            binding: 0,
            name: "b".into(),
            access: Access::ReadWrite,
            min_bytes: 4,
            kind: ResourceKind::Buffer,
        });
        let addr = Addr {
            space: Space::Buffer(r),
            offset: None,
            imm: 0,
            unit: Unit::Word,
        };
        let x = b.load(addr, Type::F32, 1)[0];
        let n = b.un(op, x);
        b.store(addr, &[n]);
        b.ret();
        let kernel = expand(&b.finish());
        let source = kernel.body.stmts.iter().find_map(|s| match s {
            lanemask_ir::Stmt::Inst(i) => match i.op {
                Op::Un(o, a) if o == op => Some(a),
                _ => None,
            },
            _ => None,
        });
        let source = source.unwrap();
        for w in edges() {
            let mut buffers = vec![w.to_le_bytes().to_vec()];
            let mut seen = Vec::new();
            interp::run_observed(&kernel, &interp::Launch::default(), &mut buffers, |e| {
                if let interp::What::Define(v, word) = e.what
                    && v == source
                {
                    seen.push(f64::from(f32::from_bits(word)));
                }
            })
            .unwrap();
            assert_eq!(seen.len(), 1);
            let x = seen[0];
            assert!(
                x.fract() == 0.0 && x >= low && x < high,
                "{op:?} of {w:#x}: {x}"
            );
        }
    }
}

#[test]
fn ldexp_rounds_once() {
    let mut rows = Vec::new();
    for x in edges() {
        for n in [
            0,
            1,
            24,
            126,
            127,
            128,
            149,
            150,
            253,
            278,
            300,
            399,
            400,
            5000,
            i32::MAX,
        ] {
            rows.extend([[x, n as u32, 0, 0], [x, n.wrapping_neg() as u32, 0, 0]]);
        }
    }
    for w in random(6000).chunks_exact(2) {
        rows.push([w[0], w[1] % 600, 0, 0]);
        rows.push([w[0], (w[1] % 600).wrapping_neg(), 0, 0]);
    }
    rows.push([1, i32::MIN as u32, 0, 0]);
    let got = run(&rows, |b, [x, n, ..]| {
        let x = b.un(UnOp::BitsToF32, x);
        b.bin(BinOp::Ldexp, x, n)
    });
    for (row, got) in std::iter::zip(&rows, got) {
        assert_eq!(got, eval::bin(BinOp::Ldexp, row[0], row[1]), "{row:x?}");
    }
}

#[test]
fn bit_fields_of_any_place() {
    let mut rows = Vec::new();
    let words = random(200);
    for w in words.chunks_exact(2) {
        for offset in [0, 1, 7, 16, 31, 32, 33, u32::MAX] {
            for count in [0, 1, 5, 16, 31, 32, 33, u32::MAX] {
                rows.push([w[0], w[1], offset, count]);
            }
        }
    }
    for signed in [false, true] {
        let got = run(&rows, |b, [value, _, offset, count]| {
            b.emit(Op::ExtractBits {
                signed,
                value,
                offset,
                count,
            })
        });
        for (r, got) in std::iter::zip(&rows, got) {
            assert_eq!(got, eval::extract_bits(signed, r[0], r[2], r[3]), "{r:x?}");
        }
    }
    let got = run(&rows, |b, [value, insert, offset, count]| {
        b.emit(Op::InsertBits {
            value,
            insert,
            offset,
            count,
        })
    });
    for (r, got) in std::iter::zip(&rows, got) {
        assert_eq!(got, eval::insert_bits(r[0], r[1], r[2], r[3]), "{r:x?}");
    }
}

/// Distance in units in the last place; the same for results that are no numbers.
fn ulps(got: u32, want: u32) -> u32 {
    let (a, b) = (f32::from_bits(got), f32::from_bits(want));
    if got == want || (a == 0.0 && b == 0.0) {
        return 0;
    }
    if a.is_nan() || b.is_nan() || a.is_sign_negative() != b.is_sign_negative() {
        return u32::MAX;
    }
    got.abs_diff(want)
}

#[test]
fn elementary_functions_are_accurate() {
    let mut words = edges();
    words.extend(random(20_000));
    // Where their results are ordinary numbers.
    words.extend((0..20_000).map(|i| (i as f32 * 0.013 - 130.0).to_bits()));
    words.extend((0..20_000).map(|i| (0.5 + i as f32 * 0.0001).to_bits()));
    for (op, limit) in [(UnOp::Rsqrt, 1), (UnOp::Exp2, 2), (UnOp::Log2, 3)] {
        for (w, got) in std::iter::zip(&words, unary(op, &words)) {
            let off = ulps(got, eval::un(op, *w));
            assert!(off <= limit, "{op:?} of {w:#x}: {got:#x}, off by {off}");
        }
    }
    for op in [UnOp::Sin, UnOp::Cos] {
        for (w, got) in std::iter::zip(&words, unary(op, &words)) {
            let x = f32::from_bits(*w);
            let want = f32::from_bits(eval::un(op, *w));
            let got = f32::from_bits(got);
            if !x.is_finite() {
                assert_eq!(got.to_bits(), 0x7fc0_0000, "{op:?} of {x}");
            } else if x.abs() <= 131_072.0 {
                let error = (f64::from(got) - f64::from(want)).abs();
                assert!(error <= 1.5e-7, "{op:?} of {x}: {got}, not {want}");
                if x.abs() <= 3.2 {
                    assert!(
                        error <= f64::from(want.abs()) * 3e-7 + 1e-14,
                        "{op:?} of {x}: {got}, not {want}"
                    );
                }
            }
        }
    }
}
