//! Instructions in which lanes read other lanes: each under every mask of 8 lanes, then under random masks of 32.
mod common;
use common::*;
use half::f16;

const GROUPS: usize = 256 + 64;

fn random(state: &mut u64) -> u64 {
    *state = state
        .wrapping_mul(6364136223846793005)
        .wrapping_add(1442695040888963407);
    *state >> 16
}

fn masks() -> Vec<u32> {
    let mut state = 3;
    let mut all: Vec<u32> = (0..256).collect();
    all.extend([u32::MAX, 0x8000_0000, 0xffff_0000, 0x5555_5555]);
    all.resize_with(GROUPS, || random(&mut state) as u32);
    all
}

/// First source (64 bits), second source, old destination, of each lane of each workgroup.
type Lane = (u64, u32, u64);

/// Float values: halves that are also common in f32 and f64 are made by the test's type.
fn lanes(ty: &str) -> Vec<Lane> {
    let mut state = 11;
    (0..GROUPS * 32)
        .map(|k| {
            let r = random(&mut state);
            let x = [
                0.0, -0.0, 1.0, -1.5, 3.25, 0.1, -7.7, 1e-7, 60000.0, -60000.0, 5.0, 0.5,
            ][r as usize % 12];
            let special = [f64::INFINITY, f64::NEG_INFINITY, f64::NAN][r as usize / 16 % 3];
            // Few workgroups have infinities and NaNs.
            let x = if k / 32 % 5 == 0 && (r / 64).is_multiple_of(9) {
                special
            } else {
                x
            };
            let a = match ty {
                "f16" => u64::from(f16::from_f64(x).to_bits()) | r << 16 & 0xffff_0000,
                "f32" => (x as f32).to_bits().into(),
                "f64" => x.to_bits(),
                // Small numbers too, so that products are not all 0.
                _ if k / 32 % 2 == 0 => r % 9,
                _ => r << 40 ^ random(&mut state),
            };
            let b = match random(&mut state) % 4 {
                0 => random(&mut state) as u32,
                _ => random(&mut state) as u32 % 40,
            };
            (a, b, random(&mut state) << 32 | 0x1234_5678)
        })
        .collect()
}

/// A number of a type, exact; rounded back once.
fn float(ty: &str, bits: u64) -> f64 {
    match ty {
        "f16" => f16::from_bits(bits as u16).to_f64(),
        "f32" => f32::from_bits(bits as u32).into(),
        _ => f64::from_bits(bits),
    }
}

/// Rounded once to nearest; NaN is the canonical one. Sums and products of f16 are exact in f64, those of f32 are not
/// always: they are computed in f32.
fn combine(op: &str, ty: &str, x: u64, y: u64) -> u64 {
    if !ty.starts_with('f') {
        // Numbers of 32 bits at the top of 64 have their order, signed or not.
        let shift = if ty.ends_with("32") { 32 } else { 0 };
        let signed = ty.starts_with('i');
        let less = match signed {
            true => ((x << shift) as i64) < (y << shift) as i64,
            false => x < y,
        };
        let value = match op {
            "add" => x.wrapping_add(y),
            "mul" => x.wrapping_mul(y),
            "and" => x & y,
            "or" => x | y,
            "xor" => x ^ y,
            "min" => [y, x][usize::from(less)],
            _ => [x, y][usize::from(less)],
        };
        return value << shift >> shift;
    }
    let (a, b) = (float(ty, x), float(ty, y));
    let value = match op {
        "add" if ty == "f32" => (a as f32 + b as f32).into(),
        "mul" if ty == "f32" => (a as f32 * b as f32).into(),
        "add" => a + b,
        "mul" => a * b,
        _ if a.is_nan() => b,
        _ if b.is_nan() => a,
        "min" if a < b || (a == b && a.is_sign_negative()) => a,
        "max" if a > b || (a == b && a.is_sign_positive()) => a,
        _ => b,
    };
    match ty {
        "f16" if value.is_nan() => 0x7e00,
        "f16" => f16::from_f64(value).to_bits().into(),
        "f32" if value.is_nan() => 0x7fc0_0000,
        "f32" => (value as f32).to_bits().into(),
        _ if value.is_nan() => 0x7ff8 << 48,
        _ => value.to_bits(),
    }
}

/// The value for no lanes, by hand.
fn identity(op: &str, ty: &str) -> u64 {
    match (op, ty) {
        ("mul", "f16") => 0x3c00,
        ("mul", "f32") => 0x3f80_0000,
        ("mul", "f64") => 0x3ff0 << 48,
        ("min", "f16") => 0x7c00,
        ("max", "f16") => 0xfc00,
        ("min", "f32") => 0x7f80_0000,
        ("max", "f32") => 0xff80_0000,
        ("min", "f64") => 0x7ff0 << 48,
        ("max", "f64") => 0xfff0 << 48,
        ("mul", _) => 1,
        ("and", "b32") | ("min", "u32") => 0xffff_ffff,
        ("and", "b64") | ("min", "u64") => u64::MAX,
        ("min", "i32") => 0x7fff_ffff,
        ("max", "i32") => 0x8000_0000,
        ("min", "i64") => u64::MAX >> 1,
        ("max", "i64") => 1 << 63,
        _ => 0,
    }
}

/// Operands, `rd` in v16 (v17) or u22 (u23), `rs1` in v8 (v9), `rs2` in v10; `alias`: rd is rs1.
fn insn(op: Op, cluster: u32, alias: bool) -> Insn {
    let operands: Vec<Operand> = (op.info().operands.iter())
        .map(|o| match (o.kind, o.name) {
            ("cluster", _) => n(cluster),
            ("mask", _) => u(20),
            ("ud", _) => u(22),
            ("udp", _) => us(22, 2),
            ("vd", _) => v(if alias { 8 } else { 16 }),
            ("vdp", _) => vs(if alias { 8 } else { 16 }, 2),
            ("vdh", _) => lo(if alias { 8 } else { 16 }),
            ("vsh", _) => lo(8),
            ("vsp", _) => vs(8, 2),
            (_, "rs1") => v(8),
            _ => v(10),
        })
        .collect();
    i(op, &operands)
}

/// The mask operand of `v.mbcnt`.
const MASK: u32 = 0xf0f3_0a5d;

/// Runs it in all workgroups; the destination as 64 bits a lane (for a uniform one: u22, u23).
fn run_all(insn: Insn, alias: bool, masks: &[u32], lanes: &[Lane]) -> Vec<u64> {
    let mut words = masks.to_vec();
    for (a, b, d) in lanes {
        words.extend([
            *a as u32,
            (a >> 32) as u32,
            *b,
            0,
            *d as u32,
            (d >> 32) as u32,
            0,
            0,
        ]);
    }
    let first = GROUPS as u32 * 4;
    let mut code = descriptors();
    code.extend(code![
        i(Op::VMovB32, &[v(4), u(2)]),
        i(Op::VMulU32, &[v(4), v(4), c(4)]),
        i(Op::BufferLoadB32, &[v(4), us(8, 4), v(4), n(0)]),
        i(Op::UReadfirst, &[u(60), v(4)]),
        i(Op::UMovB32, &[u(40), c(32)]),
        i(Op::UMulU32, &[u(41), u(2), u(40)]),
        i(Op::VAddU32, &[v(5), u(41), v(3)]),
        i(Op::VMulU32, &[v(5), v(5), c(32)]),
        i(Op::BufferLoadB128, &[vs(8, 4), us(8, 4), v(5), n(first)]),
        i(
            Op::BufferLoadB64,
            &[vs(16, 2), us(8, 4), v(5), n(first + 16)]
        ),
        i(Op::UMovB32, &[u(20), c(MASK)]),
        i(Op::UMovB64, &[us(22, 2), us(40, 2)]),
        i(Op::ExecSet, &[u(60)]),
        insn,
    ]);
    code.extend(mask(u32::MAX));
    let uniform = insn.op.info().mnemonic.starts_with('u');
    let at = if alias { 8 } else { 16 };
    if uniform {
        code.push(i(Op::VMovB64, &[vs(at, 2), us(22, 2)]).into());
    }
    code.extend(code![
        i(Op::UMulU32, &[u(41), u(2), u(40)]),
        i(Op::VAddU32, &[v(5), u(41), v(3)]),
        i(Op::VMulU32, &[v(5), v(5), c(8)]),
        i(Op::BufferStoreB64, &[vs(at, 2), us(12, 4), v(5), n(0)]),
    ]);
    let mut t = test(code).buffer(words).buffer(vec![0; GROUPS * 64]);
    t.groups = [GROUPS as u32, 1, 1];
    let pair = |w: &[u32]| u64::from(w[0]) | u64::from(w[1]) << 32;
    t.run().buffers[1].chunks(2).map(pair).collect()
}

/// What an active lane gets, and the bits that are written.
fn expected(name: &str, cluster: usize, exec: u32, lane: usize, lanes: &[Lane]) -> (u64, u64) {
    let parts: Vec<&str> = name.split('.').collect();
    let b = lanes[lane].1 as usize;
    let other = |l: usize| (lanes[l].0 & 0xffff_ffff, 0xffff_ffff);
    let first = lane - lane % cluster;
    match parts[..] {
        ["v", "shuffle", "b32"] => return other(b % 32),
        ["v", "shuffle", "xor", _] => return other(lane ^ (b % 32)),
        ["v", "shuffle", "up", _] => return other(if b > lane { lane } else { lane - b }),
        ["v", "shuffle", "down", _] => return other(if lane + b > 31 { lane } else { lane + b }),
        ["v", "rotate", _] => return other(first + (lane + b) % cluster),
        ["v", "quad", "bcast", _] => return other(lane / 4 * 4 + b % 4),
        ["v", "quad", "swapx", _] => return other([1, 0, 3, 2][lane % 4] + lane / 4 * 4),
        ["v", "quad", "swapy", _] => return other([2, 3, 0, 1][lane % 4] + lane / 4 * 4),
        ["v", "quad", "swapd", _] => return other([3, 2, 1, 0][lane % 4] + lane / 4 * 4),
        ["v", "mbcnt", _] => {
            let below = (0..lane).filter(|k| MASK >> k & 1 == 1).count();
            return ((lanes[lane].0 + below as u64) & 0xffff_ffff, 0xffff_ffff);
        }
        _ => {}
    }
    let [form, op, ty] = parts[1..] else {
        panic!("{name} has no model")
    };
    let bits = match ty[1..].parse::<u32>() {
        Ok(w) => u64::MAX >> (64 - w),
        Err(_) => panic!("{name} has no model"),
    };
    let end = match form {
        "reduce" => first + cluster,
        "scan" => lane + 1,
        _ => lane,
    };
    let members = (first..end).filter(|l| exec >> l & 1 == 1);
    let value = members
        .map(|l| lanes[l].0 & bits)
        .reduce(|x, y| combine(op, ty, x, y));
    let written = if parts[0] == "u" { u64::MAX } else { bits };
    (value.unwrap_or(identity(op, ty)), written)
}

fn is_cross_lane(name: &str) -> bool {
    [
        "shuffle", "rotate", "quad", "mbcnt", "reduce", "scan", "exscan",
    ]
    .contains(&name.split('.').nth(1).unwrap_or(""))
}

#[test]
fn lanes_read_lanes_under_every_mask() {
    // spec: P-21
    // spec: P-37
    // spec: P-38
    // pitfall: P4.21 P7.37 P7.38 P7.39
    let masks = masks();
    let mut count = 0;
    for (k, op) in (Op::ALL.into_iter())
        .filter(|op| is_cross_lane(op.info().mnemonic))
        .enumerate()
    {
        let name = op.info().mnemonic;
        let lanes = lanes(name.split('.').next_back().unwrap_or(""));
        let clustered = op.info().operands.iter().any(|o| o.kind == "cluster");
        let clusters = [32, 1 << (k % 5)];
        for (cluster, alias) in clusters.into_iter().zip([k % 2 == 0, k % 2 == 1]) {
            if cluster != 32 && !clustered {
                continue;
            }
            count += 1;
            let insn = insn(op, cluster, alias);
            let out = run_all(insn, alias, &masks, &lanes);
            for (group, exec) in masks.iter().enumerate() {
                let lanes = &lanes[group * 32..][..32];
                // All lanes of a cluster get one value of a reduction.
                let shared = match (name.starts_with("u."), name.contains(".reduce.")) {
                    (true, _) => 32,
                    (_, true) => cluster as usize,
                    _ => 1,
                };
                let mut value = (0, 0);
                for lane in 0..32 {
                    if lane % shared == 0 {
                        value = expected(name, cluster as usize, *exec, lane, lanes);
                    }
                    let old = if alias { lanes[lane].0 } else { lanes[lane].2 };
                    let got = out[group * 32 + lane];
                    let uniform = name.starts_with('u');
                    let (value, written) = value;
                    let want = match (uniform, exec >> lane & 1 == 1) {
                        // The high register is not the instruction's.
                        (true, _) if op.info().operands[0].kind == "ud" => {
                            value | got & !0xffff_ffff
                        }
                        (true, _) => value,
                        (false, true) => value & written | old & !written,
                        (false, false) => old,
                    };
                    assert_eq!(
                        got, want,
                        "{insn}, EXEC {exec:#x}, lane {lane}: {got:#x}, want {want:#x}"
                    );
                }
            }
        }
    }
    assert!(count > 150, "{count}");
}

#[test]
fn float_reductions_round_and_raise_at_each_step() {
    // Lanes 3, 5 and 9 hold 1, 2^-30 and -1: in this order the small one is lost, upwards it becomes an ULP.
    let program = |mode: u32, lanes: u32, insn: Insn| {
        let mut lines = code![
            i(Op::UMovB32, &[u(9), c(mode)]),
            i(Op::Csrw, &[csr("mode"), u(9)]),
            i(Op::VMovB32, &[v(8), f(1e30)]),
        ];
        for (lane, x) in [(3, 1.0f32), (5, 2f32.powi(-30)), (9, -1.0)] {
            lines.extend(mask(1 << lane));
            lines.push(i(Op::VMovB32, &[v(8), f(x)]).into());
        }
        lines.extend(mask(lanes));
        lines.extend(code![insn, i(Op::Csrr, &[u(10), csr("fflags")])]);
        test(lines)
    };
    let sum = i(Op::UReduceAddF32, &[u(22), v(8)]);
    let before = i(Op::VExscanAddF32, &[v(16), v(8), n(32)]);
    let (one, small, all) = (1 << 3, 1 << 5, 1 << 3 | 1 << 5 | 1 << 9);
    let result = |mode, lanes| {
        let after = program(mode, lanes, sum).run();
        (f32::from_bits(after.u(22)), after.u(10))
    };
    assert_eq!(result(0, all), (0.0, 1));
    assert_eq!(result(3, all), (2f32.powi(-23), 1));
    assert_eq!(result(0, one | 1 << 9), (0.0, 0));
    assert_eq!(result(0, small), (2f32.powi(-30), 0));
    // Downwards the sum of a number and its opposite is -0.
    let downwards = program(2, one | 1 << 9, sum).run();
    assert_eq!(downwards.u(22), 0x8000_0000);
    // An exclusive scan does not add the last lane.
    let after = program(0, one | small, before).run();
    assert_eq!((after.f(16)[3], after.f(16)[5], after.u(10)), (0.0, 1.0, 0));
    // Inexact is enabled: nothing is written.
    let trap = program(1 << 6, all, sum).trap();
    assert_eq!(
        (trap.name, trap.info, trap.registers.u[22]),
        ("FloatException", 1, 0)
    );
}
