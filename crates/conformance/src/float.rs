//! Tables of float instructions: corner operands, masks of no, one, some and all lanes, every rounding direction of MODE. Arithmetic and
//! conversions come from Berkeley SoftFloat (its RISC-V variant: canonical NaN, tininess after rounding), what looks at bits only from
//! the rules of `docs/w32/floats.md`, bit by bit.

mod model;

use crate::format::{Case, Code, File, LANES, Place, Rows, exactly};
use crate::integer::MASKS;
use crate::values::{format_of, random, value};
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use model::model;
use std::collections::BTreeMap;

const V: [u8; 4] = [8, 10, 12, 14];
const U: [u8; 4] = [30, 32, 34, 38];
const MASK_OUT: u8 = 22;
const FFLAGS: u16 = 0x002;
const MODE: u16 = 0x001;
/// The bits of MODE that flush all formats.
const FLUSH: u32 = 0x38;
/// Rows of a uniform instruction.
const ROWS: usize = 10;
type Tuple = [u64; 4];

/// Whether the direction matters.
fn rounds(name: &str) -> bool {
    let op = name.split('.').next().unwrap_or_default();
    let into_integer = name.starts_with("cvt.i") || name.starts_with("cvt.u");
    let all = [
        "add", "sub", "mul", "div", "fma", "mac", "sqrt", "rcp", "fract", "ldexp", "cvt", "cvtr",
        "pack",
    ];
    all.contains(&op) && !into_integer
}

/// Whether there are cases in which MODE flushes.
fn flushes(name: &str) -> bool {
    let op = name.split('.').next().unwrap_or_default();
    let all = [
        "add", "sub", "mul", "div", "fma", "mac", "sqrt", "rcp", "cmp",
    ];
    all.contains(&op) && !name.ends_with("x2")
}

/// Types of the first source, the second one and the others.
fn types(name: &str) -> [&str; 2] {
    let last = name.rsplit('.').next().unwrap_or_default();
    match name.split('.').next() {
        Some("ldexp") => [last, "shift"],
        Some("class") => [last, "classes"],
        Some("pack") => ["f32", "f32"],
        _ => [last, last],
    }
}

/// A value in its register: both halves of one that holds a half are numbers.
fn filled(ty: &str, state: &mut u64) -> u64 {
    match ty {
        "f16" | "f16x2" => {
            let (a, b) = (value("f16", state), value("f16", state));
            a | b << 16
        }
        "f32" => value(ty, state) | random(state) << 32,
        "shift" => {
            let n = [
                0,
                1,
                -1,
                5,
                -12,
                24,
                -24,
                130,
                -149,
                1100,
                -1074,
                i32::MAX,
                i32::MIN,
            ];
            u64::from(n[random(state) as usize % n.len()] as u32)
        }
        "classes" => random(state) & 0x3ff,
        _ => value(ty, state),
    }
}

fn tuples(name: &str, set: u64) -> Vec<Tuple> {
    let [first, other] = types(name);
    let mut state = set.wrapping_mul(77)
        ^ name
            .bytes()
            .fold(5, |h, b| h * 31 % 1_000_003 + u64::from(b));
    (0..LANES)
        .map(|k| {
            let mut t = [0; 4];
            for (n, x) in t.iter_mut().enumerate() {
                *x = filled(if n == 0 { first } else { other }, &mut state);
            }
            // Equal and nearly opposite numbers.
            if first == other && format_of(first).is_some() {
                let bits = format_of(first).map_or(0, |f| f.0);
                match k % 8 {
                    1 => t[1] = t[0] ^ 1 << (bits - 1) ^ (random(&mut state) & 3),
                    2 => t[1] = t[0],
                    3 => t[1] = t[0] ^ 1 << (bits - 1),
                    _ => {}
                }
            }
            t
        })
        .collect()
}

fn place(name: &str) -> usize {
    match name {
        "rs1" => 0,
        "rs2" => 1,
        "rs3" => 2,
        _ => 3,
    }
}

/// The instruction with its operands: first sources in low halves, second ones in high halves, and so on.
fn insn(op: Op, round: Option<u8>) -> Option<Insn> {
    let operands: Option<Vec<Operand>> = (op.info().operands.iter())
        .map(|o| {
            let k = place(o.name);
            Some(match o.kind {
                "um" => Operand::u(MASK_OUT),
                "vd" | "vs" | "fs" => Operand::v(V[k]),
                "vdh" | "vsh" | "fsh" => Operand::VHalf {
                    reg: V[k],
                    high: k % 2 == 1,
                    mods: Default::default(),
                },
                "vdp" | "vsp" | "fsp" => Operand::vs(V[k], 2),
                "ud" | "u" | "us" | "uh" | "uhd" => Operand::u(U[k]),
                "udp" | "usp" => Operand::us(U[k], 2),
                "sat" => Operand::Flag(false),
                "round" => Operand::Round(round?),
                _ => return None,
            })
        })
        .collect();
    Insn::new(op, &operands?)
}

/// What the sources read.
fn arguments(insn: Insn, t: &Tuple) -> Tuple {
    let mut args = [0; 4];
    for (o, x) in insn.op.info().operands.iter().zip(insn.operands()) {
        let k = place(o.name);
        if o.reads
            && matches!(
                x,
                Operand::V { .. } | Operand::VHalf { .. } | Operand::U { .. }
            )
        {
            args[k] = match x {
                Operand::VHalf { high, .. } => t[k] >> if high { 16 } else { 0 } & 0xffff,
                _ if o.kind.starts_with("uh") => t[k] & 0xffff,
                _ if o.kind.ends_with('p') => t[k],
                _ => t[k] & 0xffff_ffff,
            };
        }
    }
    args
}

fn named(insn: Insn) -> Option<u8> {
    insn.operands().into_iter().find_map(|o| match o {
        Operand::Round(k) => Some(k),
        _ => None,
    })
}

/// Registers of the destination after the instruction, its truth, and its flags.
fn result(insn: Insn, mode: u32, t: &Tuple) -> Option<(u64, bool, u32)> {
    let info = insn.op.info();
    let name = info.mnemonic.get(2..)?;
    let (value, flags) = model(name, mode, named(insn), arguments(insn, t))?;
    let old = t[3];
    let new = match info.operands[0].kind {
        "um" => old,
        "vdp" | "udp" => value,
        "vdh" => old & !0xffff_0000 | (value & 0xffff) << 16,
        "uhd" => old & !0xffff_ffff | value & 0xffff,
        "ud" if name.starts_with("cmp") || name.starts_with("class") => {
            old & !0xffff_ffff | (value * 0xffff_ffff)
        }
        _ => old & !0xffff_ffff | value & 0xffff_ffff,
    };
    Some((new, value == 1, flags))
}

fn start(insn: Insn, name: String, mode: u32) -> Case {
    let mut case = Case::new(name);
    case.of = vec![insn.op.info().mnemonic.into()];
    case.code = vec![Code {
        words: encode(&insn).map(|w| w.words()).unwrap_or_default(),
        text: insn.to_string(),
    }];
    if mode != 0 {
        case.before.insert(Place::Csr(MODE), vec![mode]);
    }
    case
}

fn vector(insn: Insn, name: String, mode: u32, set: u64) -> Option<Case> {
    let info = insn.op.info();
    let tuples = tuples(&info.mnemonic[2..], set);
    let mut case = start(insn, name, mode);
    case.execs = MASKS.to_vec();
    let half = |k: usize, word: u32| -> Vec<u32> {
        tuples
            .iter()
            .map(|t| (t[k] >> (32 * word)) as u32)
            .collect()
    };
    let results: Option<Vec<_>> = tuples.iter().map(|t| result(insn, mode, t)).collect();
    let results = results?;
    for (o, x) in info.operands.iter().zip(insn.operands()) {
        let k = place(o.name);
        if matches!(x, Operand::V { .. } | Operand::VHalf { .. }) {
            let words = if o.kind.ends_with('p') { 2 } else { 1 };
            for word in 0..words {
                case.before
                    .insert(Place::V(V[k] + word), half(k, word.into()));
                if k == 3 {
                    let new = results.iter().map(|r| (r.0 >> (32 * word)) as u32);
                    case.masked.insert(Place::V(V[3] + word), exactly(new));
                }
            }
        }
    }
    if info.operands[0].kind == "um" {
        let bits = results.iter().rev().fold(0, |m, r| m << 1 | u32::from(r.1));
        case.masked.insert(Place::U(MASK_OUT), exactly([bits]));
    }
    let flags: Vec<u32> = results.iter().map(|r| r.2).collect();
    if flags.iter().any(|f| *f != 0) {
        case.masked.insert(Place::Csr(FFLAGS), exactly(flags));
    }
    Some(case)
}

fn uniform(insn: Insn, name: String, mode: u32, set: u64) -> Option<Case> {
    let info = insn.op.info();
    let mut case = start(insn, name, mode);
    case.execs = vec![0, u32::MAX];
    let mut rows = Rows::default();
    let mut words: Vec<(usize, u8)> = Vec::new();
    for o in info
        .operands
        .iter()
        .filter(|o| o.reads && o.name.starts_with('r') && o.kind != "round")
    {
        let k = place(o.name);
        words.push((k, 0));
        if o.kind.ends_with('p') {
            words.push((k, 1));
        }
    }
    let wide = info.operands[0].kind == "udp";
    if info.operands[0].writes && !info.operands[0].reads {
        words.push((3, 0));
    }
    rows.before = words.iter().map(|(k, w)| Place::U(U[*k] + w)).collect();
    rows.after.push(Place::U(U[3]));
    if wide {
        rows.after.push(Place::U(U[3] + 1));
    }
    rows.after.push(Place::Csr(FFLAGS));
    for t in tuples(&info.mnemonic[2..], set).iter().take(ROWS) {
        let (new, _, flags) = result(insn, mode, t)?;
        let mut row: Vec<u32> = words
            .iter()
            .map(|(k, w)| (t[*k] >> (32 * w)) as u32)
            .collect();
        row.push(new as u32);
        if wide {
            row.push((new >> 32) as u32);
        }
        row.push(flags);
        rows.values.push(exactly(row));
    }
    case.rows = rows;
    Some(case)
}

/// All files, by name: `v-f32` and the like, conversions apart.
pub fn files() -> BTreeMap<String, File> {
    let mut files: BTreeMap<String, File> = BTreeMap::new();
    for op in Op::ALL {
        let info = op.info();
        let Some(name) = info.mnemonic.get(2..) else {
            continue;
        };
        let ty = name.rsplit('.').next().unwrap_or_default();
        let float = |p: &str| format_of(p).is_some() || p == "f16x2";
        if !matches!(info.group, 2 | 3) || !name.split('.').any(float) {
            continue;
        }
        let vector_side = info.mnemonic.starts_with('v');
        let directions: Vec<Option<u8>> = if name.starts_with("cvtr") {
            (0..5).map(Some).collect()
        } else {
            vec![None]
        };
        for direction in directions {
            let Some(insn) = insn(op, direction) else {
                continue;
            };
            let modes: &[(u32, u64)] = match direction {
                // A named direction does not look at MODE.
                Some(0..4) => &[(1, 6)],
                Some(_) => &[(3, 7)],
                None if !rounds(name) => &[(0, 1), (0, 2)],
                None if vector_side => &[(0, 1), (0, 2), (1, 3), (2, 4), (3, 5)],
                None => &[(0, 1), (1, 3), (2, 4), (3, 5)],
            };
            let flushed: &[(u32, u64)] = if flushes(name) {
                &[(FLUSH, 8), (FLUSH | 3, 9)]
            } else {
                &[]
            };
            for &(mode, set) in modes.iter().chain(flushed) {
                let named = direction.map_or(String::new(), |k| format!(" direction {k}"));
                let title = format!("{}{named} MODE {mode:x} {set}", info.mnemonic);
                let case = if vector_side {
                    vector(insn, title, mode, set)
                } else {
                    uniform(insn, title, mode, set)
                };
                let Some(case) = case else { continue };
                let kind = if name.starts_with("cvt") {
                    "convert"
                } else {
                    ty
                };
                let side = if vector_side { "v" } else { "u" };
                let file = files.entry(format!("{side}-{kind}")).or_default();
                if file.notes.is_empty() {
                    file.notes =
                        vec!["Floats; made with Berkeley SoftFloat 3e, RISC-V variant.".into()];
                }
                file.cases.push(case);
            }
        }
    }
    files
}
