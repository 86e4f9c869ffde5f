//! Tables of integer instructions: corner operands, masks of no, one, some and all lanes, every kind of source. The values
//! come from a second description (`integers.rs` of the emulator's tests), which works bit by bit or in 128 bits.

#[path = "../../emu/tests/common/integers.rs"]
mod model;

use crate::format::{Case, Code, File, LANES, Place, Rows, exactly};
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use model::model;
use std::collections::BTreeMap;

/// EXEC of the runs of a vector instruction: none, one, some, all.
pub const MASKS: [u32; 4] = [0, 1 << 19, 0x8421_7ee3, u32::MAX];
const V: [u8; 4] = [8, 10, 12, 14];
const U: [u8; 4] = [30, 32, 34, 38];
const MASK_IN: u8 = 20;
const MASK_OUT: u8 = 22;
/// What mask operands hold.
const LANES_IN: u32 = 0x1357_9bdf;
/// Rows of a uniform instruction.
const ROWS: usize = 12;

type Tuple = [u64; 4];

/// Operands of 32 lanes, four of 64 bits each: corners of every width first, then pairs of equal ones, small and random ones.
fn tuples(set: u64) -> Vec<Tuple> {
    const EDGES: [u64; 28] = [
        0,
        1,
        2,
        7,
        8,
        15,
        16,
        31,
        32,
        33,
        63,
        64,
        0x7f,
        0x80,
        0xff,
        0x7fff,
        0x8000,
        0xffff,
        0x7fff_ffff,
        0x8000_0000,
        0xffff_ffff,
        0x1_0000_0000,
        0x7fff_ffff_ffff_ffff,
        0x8000_0000_0000_0000,
        u64::MAX,
        u64::MAX - 1,
        0x8000_8000_8000_8000,
        0x7fff_7fff_8080_7f7f,
    ];
    let mut state = set.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    (0..LANES)
        .map(|k| {
            let mut t: Tuple = std::array::from_fn(|_| match random() % 4 {
                0 => random(),
                1 => random() >> (random() % 60),
                _ => EDGES[(random() % 28) as usize],
            });
            match k % 8 {
                0 => t[1] = t[0],
                1 | 2 => (t[1], t[2]) = (t[1] % 70, t[2] % 70),
                3 => t[1] = u64::MAX,
                4 => t[2] &= 0x0f0f_0f0f,
                _ => {}
            }
            t
        })
        .collect()
}

/// Operand number of a source or destination by its name on the card.
fn place(name: &str) -> usize {
    match name {
        "rs1" => 0,
        "rs2" => 1,
        "rs3" => 2,
        _ => 3,
    }
}

/// What stands in for the vector sources of an instruction.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Form {
    /// Registers; of halves the low one of the destination.
    Registers,
    /// Registers; of halves the high one of the destination.
    Others,
    /// The first source is the destination's register.
    Same,
    /// The last source is a uniform register.
    Uniform,
    /// The first source is the inline constant -3.
    Inline,
    /// The last source is a literal.
    Literal,
}

const FORMS: [(Form, &str); 6] = [
    (Form::Registers, "registers"),
    (Form::Others, "other halves"),
    (Form::Same, "destination is source"),
    (Form::Uniform, "uniform source"),
    (Form::Inline, "constant"),
    (Form::Literal, "literal"),
];
const INLINE: u32 = (-3i32) as u32;
const LITERAL: u32 = 0x8765_4321;

/// The instruction in that form; `None` if it is none of these, or has no such form.
fn insn(op: Op, form: Form) -> Option<Insn> {
    let info = op.info();
    let float =
        info.fp || (info.mnemonic.split('.')).any(|t| matches!(t, "f16" | "f32" | "f64" | "cvt"));
    if !matches!(info.group, 1 | 3)
        || float
        || model(info.mnemonic.get(2..)?, [0; 4], false).is_none()
    {
        return None;
    }
    let sources: Vec<usize> = (info.operands.iter().enumerate())
        .filter(|(_, o)| matches!(o.name, "rs1" | "rs2" | "rs3"))
        .map(|(k, _)| k)
        .collect();
    let uniform = info.mnemonic.starts_with('u');
    let halves = info.operands.iter().any(|o| o.kind.ends_with('h'));
    let (first, last) = (*sources.first()?, *sources.last()?);
    let mut operands = Vec::new();
    for (index, o) in info.operands.iter().enumerate() {
        let mut k = place(o.name);
        if form == Form::Same && index == first {
            k = 3;
        }
        let vector = o.kind.starts_with('v');
        let number = match (o.kind, form) {
            ("vs" | "vsh" | "vsp", Form::Uniform) if index == last => Some(match o.kind {
                "vsp" => Operand::us(U[k], 2),
                _ => Operand::u(U[k]),
            }),
            ("vs" | "vsh" | "vsp", Form::Inline) if index == first => Some(Operand::bits32(INLINE)),
            ("vs" | "us", Form::Literal) if index == last => Some(Operand::Lit(LITERAL)),
            _ => None,
        };
        operands.push(match (o.kind, o.name) {
            _ if number.is_some() => number?,
            ("mask", _) | ("u", "ci") => Operand::u(MASK_IN),
            ("um", _) | ("ud", "co") => Operand::u(MASK_OUT),
            ("vd" | "vs" | "vx", _) => Operand::v(V[k]),
            ("vdh" | "vsh", _) => Operand::VHalf {
                reg: V[k],
                high: (k + usize::from(form == Form::Others)).is_multiple_of(2),
                mods: Default::default(),
            },
            ("vdp" | "vsp", _) => Operand::vs(V[k], 2),
            ("ud" | "u" | "us", _) => Operand::u(U[k]),
            ("udp" | "usp", _) => Operand::us(U[k], 2),
            _ => return None,
        });
        if form == Form::Same && index == first && (!vector && !uniform) {
            return None;
        }
    }
    let insn = Insn::new(op, &operands)?;
    // A form that says nothing new, or that the fields cannot hold as asked.
    let has = |f: &dyn Fn(&Operand) -> bool| insn.operands().iter().any(f);
    let useful = match form {
        Form::Registers => true,
        Form::Others => halves,
        Form::Same => info.operands[0].writes && info.operands[0].kind != "um",
        Form::Uniform | Form::Inline | Form::Literal => {
            insn.operands() == operands && operands != self_registers(op)?
        }
    };
    let literal = has(&|o| matches!(o, Operand::Lit(_)));
    (useful && literal == (form == Form::Literal)).then_some(insn)
}

fn self_registers(op: Op) -> Option<Vec<Operand>> {
    insn(op, Form::Registers).map(|i| i.operands())
}

/// What a source reads of a 64-bit value that lies in its registers.
fn seen(kind: &str, operand: Operand, x: u64) -> u64 {
    let wide = kind.ends_with('p');
    match operand {
        Operand::VHalf { high, .. } => x >> if high { 16 } else { 0 } & 0xffff,
        Operand::Lit(n) => n.into(),
        Operand::U { .. } | Operand::V { .. } if wide => x,
        Operand::U { .. } if kind.ends_with('h') => x & 0xffff,
        Operand::U { .. } | Operand::V { .. } => x & 0xffff_ffff,
        // An inline constant, sign-extended to the width.
        _ if wide => INLINE as i32 as u64,
        _ if kind.ends_with('h') => u64::from(INLINE & 0xffff),
        _ => INLINE.into(),
    }
}

/// Where the value of a source or of the old destination comes from: a row of the tuple.
fn number(operand: Operand) -> Option<usize> {
    let at = |all: [u8; 4], n: u8| all.iter().position(|r| *r == n);
    match operand {
        Operand::V { first, .. } => at(V, first),
        Operand::VHalf { reg, .. } => at(V, reg),
        Operand::U { first, .. } => at(U, first),
        _ => None,
    }
}

/// Results of one lane: register pair of the destination, and its bit of a mask.
fn result(insn: Insn, t: &Tuple, scalars: &Tuple, bit: bool) -> (u64, bool) {
    let info = insn.op.info();
    let operands = insn.operands();
    let mut args = [0; 4];
    for (o, x) in info.operands.iter().zip(&operands) {
        if o.reads && !matches!(o.name, "mask" | "ci") {
            let from = if matches!(x, Operand::U { .. }) {
                scalars
            } else {
                t
            };
            let value = number(*x).map_or(0, |k| from[k]);
            args[place(o.name)] = seen(o.kind, *x, value);
        }
    }
    let (value, carry) = model(&info.mnemonic[2..], args, bit).unwrap_or_default();
    let old = t[3];
    let new = match info.operands[0].kind {
        "um" => return (old, value == 1),
        "vdp" | "udp" => value,
        "vdh" => {
            let high = matches!(operands[0], Operand::VHalf { high: true, .. });
            let shift = if high { 16 } else { 0 };
            old & !(0xffff << shift) | (value & 0xffff) << shift
        }
        "ud" if info.mnemonic.contains("cmp") => old & !0xffff_ffff | (value * 0xffff_ffff),
        _ => old & !0xffff_ffff | value & 0xffff_ffff,
    };
    (new, carry)
}

fn code(insn: Insn) -> Vec<Code> {
    let words = encode(&insn).map(|w| w.words()).unwrap_or_default();
    vec![Code {
        words,
        text: insn.to_string(),
    }]
}

fn vector(insn: Insn, name: String, set: u64) -> Case {
    let info = insn.op.info();
    let tuples = tuples(set);
    let scalars = tuples[5];
    let mut case = Case::new(name);
    case.of = vec![info.mnemonic.into()];
    case.code = code(insn);
    case.execs = MASKS.to_vec();
    let half = |k: usize, word: u32| -> Vec<u32> {
        tuples
            .iter()
            .map(|t| (t[k] >> (32 * word)) as u32)
            .collect()
    };
    for operand in insn.operands() {
        let Some(k) = number(operand) else { continue };
        for word in 0..2u8 {
            if matches!(operand, Operand::U { .. }) {
                let value = (scalars[k] >> (32 * word)) as u32;
                case.before.insert(Place::U(U[k] + word), vec![value]);
            } else {
                case.before
                    .insert(Place::V(V[k] + word), half(k, word.into()));
            }
        }
    }
    if insn.operands().contains(&Operand::u(MASK_IN)) {
        case.before.insert(Place::U(MASK_IN), vec![LANES_IN]);
    }
    // The old destination counts even where nothing reads it.
    let writes_vector = info.operands[0].kind.starts_with('v');
    if writes_vector {
        for word in 0..2u8 {
            let place = Place::V(V[3] + word);
            case.before
                .entry(place)
                .or_insert_with(|| half(3, word.into()));
        }
    }
    let results: Vec<(u64, bool)> = (0..LANES)
        .map(|l| result(insn, &tuples[l], &scalars, LANES_IN >> l & 1 == 1))
        .collect();
    if writes_vector {
        for word in 0..2u8 {
            let values: Vec<u32> = (results.iter().map(|r| (r.0 >> (32 * word)) as u32)).collect();
            if values != half(3, word.into()) {
                case.masked.insert(Place::V(V[3] + word), exactly(values));
            }
        }
    }
    if insn.operands().contains(&Operand::u(MASK_OUT)) {
        let bits = results.iter().rev().fold(0, |m, r| m << 1 | u32::from(r.1));
        case.masked.insert(Place::U(MASK_OUT), exactly([bits]));
    }
    case
}

fn uniform(insn: Insn, name: String, set: u64) -> Case {
    let info = insn.op.info();
    let mut case = Case::new(name);
    case.of = vec![info.mnemonic.into()];
    case.code = code(insn);
    case.execs = vec![0, u32::MAX];
    let operands = insn.operands();
    let mut rows = Rows::default();
    let mut sources: Vec<usize> = operands.iter().filter_map(|o| number(*o)).collect();
    sources.sort_unstable();
    sources.dedup();
    let wide = |k: usize| {
        let kind = |o: &Operand| number(*o) == Some(k);
        (info.operands.iter().zip(&operands)).any(|(i, o)| kind(o) && i.kind.ends_with('p'))
    };
    for &k in &sources {
        rows.before.push(Place::U(U[k]));
        if wide(k) {
            rows.before.push(Place::U(U[k] + 1));
        }
    }
    let mask_in = operands.contains(&Operand::u(MASK_IN));
    let mask_out = operands.contains(&Operand::u(MASK_OUT));
    if mask_in {
        rows.before.push(Place::U(MASK_IN));
    }
    rows.after.push(Place::U(U[3]));
    if wide(3) {
        rows.after.push(Place::U(U[3] + 1));
    }
    if mask_out {
        rows.after.push(Place::U(MASK_OUT));
    }
    for (n, t) in tuples(set).iter().take(ROWS).enumerate() {
        let mut row = Vec::new();
        for &k in &sources {
            row.push(t[k] as u32);
            if wide(k) {
                row.push((t[k] >> 32) as u32);
            }
        }
        let bit = n % 3 != 0;
        if mask_in {
            row.push(if bit { 1 << n } else { 0 });
        }
        let (value, carry) = result(insn, t, t, bit);
        row.push(value as u32);
        if wide(3) {
            row.push((value >> 32) as u32);
        }
        if mask_out {
            row.push(if carry { u32::MAX } else { 0 });
        }
        rows.values.push(exactly(row));
    }
    case.rows = rows;
    case
}

/// One step of a reduction: the function of that name on two values.
pub(crate) fn step(name: &str, a: u64, b: u64) -> Option<u64> {
    model(name, [a, b, 0, 0], false).map(|r| r.0)
}

/// All files, by name: one for each beginning of a mnemonic (`v.add`).
pub fn files() -> BTreeMap<String, File> {
    let mut files: BTreeMap<String, File> = BTreeMap::new();
    for op in Op::ALL {
        let mnemonic = op.info().mnemonic;
        for (form, what) in FORMS {
            let Some(insn) = insn(op, form) else { continue };
            let ty = mnemonic.rsplit('.').next().unwrap_or_default();
            let width: String = ty.chars().skip(1).collect();
            let side = if mnemonic.starts_with('u') { "u" } else { "v" };
            let file = files.entry(format!("{side}-{width}")).or_default();
            if file.notes.is_empty() {
                file.notes = vec![
                    "Integer instructions; made from a second description of what they do.".into(),
                ];
            }
            let sets: &[u64] = if form == Form::Registers {
                &[1, 2]
            } else {
                &[3]
            };
            for set in sets {
                let name = format!("{mnemonic} {what} {set}");
                file.cases.push(if side == "u" {
                    uniform(insn, name, *set)
                } else {
                    vector(insn, name, *set)
                });
            }
        }
    }
    files
}
