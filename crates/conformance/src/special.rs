//! Tables of what has a stated bound or acts in binary32 only: special functions, normalised integers, and saturation. The values
//! come from exact numbers (`lanemask-reference`): quotients of integers without bound, and series that go on until all bits of the
//! result are sure. Where the bound of `docs/w32/floats.md` allows several results, a range holds them all.

use crate::format::{Case, Code, File, LANES, Place, Rows, Word, exactly};
use crate::integer::MASKS;
use crate::values::{format_of, ordinary, random};
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use lanemask_reference::float::Float;
use lanemask_reference::lane::{Extras, Outcome, compute};
use std::collections::BTreeMap;

const SOURCES: [u8; 3] = [8, 10, 12];
const RD: u8 = 14;
const U_SOURCE: u8 = 30;
const URD: u8 = 38;
const MODE: u16 = 0x001;
const FFLAGS: u16 = 0x002;
/// Flushes all formats.
const FLUSH: u32 = 0x38;
const FUNCTIONS: [&str; 5] = ["rsq", "exp2", "log2", "sin", "cos"];
/// Operations that saturate in a table of their own.
const SATURATED: [&str; 12] = [
    "add", "sub", "mul", "div", "fma", "min", "max", "mov", "sqrt", "rcp", "floor", "fract",
];

/// A result: the words that it may be, from the low one on, and its flags.
struct Answer {
    low: u64,
    high: u64,
    flags: u32,
}

/// The result of sources, if the flags are certain and a range does not leave its upper word.
fn answer(name: &[&str], args: &[u64], mode: u32, sat: bool) -> Option<Answer> {
    let mut float = Float::of_mode(mode);
    let extras = Extras {
        sat,
        direction: None,
    };
    Some(match compute(name, args, &mut float, extras)? {
        Outcome::Bits(bits) => Answer {
            low: bits,
            high: bits,
            flags: float.flags,
        },
        Outcome::Truth(_) => return None,
        Outcome::Within(answer) => {
            let low = *answer.results.iter().min()?;
            let high = *answer.results.iter().max()?;
            if answer.maybe != 0 || low >> 32 != high >> 32 {
                return None;
            }
            Answer {
                low,
                high,
                flags: answer.flags,
            }
        }
    })
}

/// Zeros, ones, infinities, NaN, ends of the range, powers of two and their neighbours, multiples of pi and a half.
fn corners(ty: &str) -> Vec<u64> {
    let Some((bits, fraction)) = format_of(ty) else {
        // Ends of 8 and 16 bits, and what lies above them.
        let ends = [
            0, 1, 0x7f, 0x80, 0x81, 0xff, 0x100, 0x1ff, 0x7fff, 0x8000, 0x8001, 0xffff,
        ];
        return ends
            .into_iter()
            .chain([0x1_0000, 0xffff_ffff, 0x8000_0000])
            .collect();
    };
    let top = 1u64 << fraction;
    let exponents = (1u64 << (bits - 1 - fraction)) - 1;
    let bias = exponents / 2;
    let sign = 1u64 << (bits - 1);
    let at = |e: u64, f: u64| e << fraction | f;
    let mut all = vec![
        0,
        sign,
        at(exponents, 0),
        at(exponents, 0) | sign,
        at(exponents, top / 2),
        at(exponents, 1),
        1,
        1 | sign,
        top - 1,
        at(1, 0),
        at(exponents - 1, top - 1),
        at(exponents - 1, top - 1) | sign,
        at(bias, 0),
        at(bias, 0) | sign,
        at(bias, 1),
        at(bias - 1, top - 1),
        at(bias + 1, 0),
        at(bias + 2, 0),
        at(bias + 2, top / 2),
        at(bias - 2, 0),
        at(bias - 1, 0),
        at(bias - 1, 0) | sign,
        at(bias + 1, top / 2) | sign,
        at(bias + 3, top / 4),
        at(bias + u64::from(fraction).min(bias - 1), 1),
        at(3, 0),
        at(exponents - 3, 0),
    ];
    // Next to pi, and to -pi / 2.
    let pi = std::f64::consts::PI.to_bits() & ((1 << 52) - 1);
    all.push(at(bias + 1, pi >> (52 - fraction)));
    all.push(at(bias, pi >> (52 - fraction)) | sign);
    all
}

/// Operands of a set of 32: the first set are corners.
fn operands(ty: &str, set: u64, accept: &dyn Fn(u64) -> bool, salt: u64) -> Vec<u64> {
    let corners: Vec<u64> = match set {
        0 => corners(ty),
        _ => Vec::new(),
    };
    let mut state = (set * 7919 + 13) ^ salt << 20;
    (0..LANES)
        .map(|k| {
            let mut x = corners.get(k).copied();
            for _ in 0..1000 {
                match x {
                    Some(x) if accept(x) => return x,
                    _ => x = Some(ordinary(ty, &mut state)),
                }
            }
            0
        })
        .collect()
}

fn operand(kind: &str, name: &str, sat: bool) -> Option<Operand> {
    let source = match name {
        "rs2" => 1,
        "rs3" => 2,
        _ => 0,
    };
    let half = |reg: u8, high: bool| Operand::VHalf {
        reg,
        high,
        mods: Default::default(),
    };
    let v = SOURCES[source];
    Some(match (kind, name) {
        ("vd", _) => Operand::v(RD),
        ("vdh", _) => half(RD, false),
        ("vdp", _) => Operand::vs(RD, 2),
        ("ud" | "uhd", _) => Operand::u(URD),
        ("udp", _) => Operand::us(URD, 2),
        ("vs" | "fs", _) => Operand::v(v),
        ("vsh" | "fsh", _) => half(v, source != 1),
        ("vsp" | "fsp", _) => Operand::vs(v, 2),
        ("u" | "us" | "uh", _) => Operand::u(U_SOURCE),
        ("usp", _) => Operand::us(U_SOURCE, 2),
        ("sat", _) => Operand::Flag(sat),
        _ => return None,
    })
}

/// The instruction, with how many sources it has.
fn insn(op: Op, sat: bool) -> Option<(Insn, usize)> {
    let info = op.info();
    let operands: Option<Vec<Operand>> = (info.operands.iter())
        .map(|o| operand(o.kind, o.name, sat))
        .collect();
    let sources = info
        .operands
        .iter()
        .filter(|o| o.name.starts_with("rs"))
        .count();
    Some((Insn::new(op, &operands?)?, sources))
}

fn start(insn: &Insn, title: String, mode: u32) -> Case {
    let mut case = Case::new(title);
    case.of = vec![insn.op.info().mnemonic.into()];
    case.code = vec![Code {
        words: encode(insn).map(|w| w.words()).unwrap_or_default(),
        text: insn.to_string(),
    }];
    if mode != 0 {
        case.before.insert(Place::Csr(MODE), vec![mode]);
    }
    case
}

/// A case of a vector instruction: each lane has sources of its own.
fn vector(op: Op, title: String, mode: u32, set: u64, sat: bool) -> Option<Case> {
    let (insn, sources) = insn(op, sat)?;
    let info = op.info();
    let name: Vec<&str> = info.mnemonic.split('.').skip(1).collect();
    let ty = *name.last()?;
    let salt = salt(info.mnemonic);
    let others: Vec<Vec<u64>> = (1..sources)
        .map(|k| operands(ty, 1, &|_| true, salt + k as u64))
        .collect();
    let args = |x: u64, lane: usize| -> Vec<u64> {
        [x].into_iter()
            .chain(others.iter().map(|o| o[lane]))
            .collect()
    };
    // What a function may give must be certain enough to be written down.
    let certain = |x: u64| sources > 1 || answer(&name, &[x], mode, sat).is_some();
    let first = operands(ty, set, &certain, salt);
    let answers: Option<Vec<Answer>> = (first.iter().enumerate())
        .map(|(lane, x)| answer(&name, &args(*x, lane), mode, sat))
        .collect();
    let answers = answers?;
    let mut case = start(&insn, title, mode);
    case.execs = MASKS.to_vec();
    let mut noise = salt;
    for (k, o) in info
        .operands
        .iter()
        .filter(|o| o.name.starts_with("rs"))
        .enumerate()
    {
        let values = if k == 0 { &first } else { &others[k - 1] };
        let word = |shift: u32| {
            values
                .iter()
                .map(|x| (x >> shift) as u32)
                .collect::<Vec<u32>>()
        };
        let place = Place::V(SOURCES[k]);
        match o.kind {
            "vsp" | "fsp" => {
                case.before.insert(place, word(0));
                case.before.insert(Place::V(SOURCES[k] + 1), word(32));
            }
            "vsh" | "fsh" => {
                // The other half is anything.
                let shift = if k == 1 { 0 } else { 16 };
                let other = 0xffff_u32 << (16 - shift);
                let words = values
                    .iter()
                    .map(|x| (*x as u32 & 0xffff) << shift | random(&mut noise) as u32 & other);
                case.before.insert(place, words.collect());
            }
            _ => {
                case.before.insert(place, word(0));
            }
        }
    }
    let ranges = |f: &dyn Fn(&Answer) -> (u32, u32)| -> Vec<Word> {
        answers
            .iter()
            .map(f)
            .map(|(low, high)| Word { low, high })
            .collect()
    };
    match info.operands[0].kind {
        "vdh" => {
            let old: Vec<u32> = (0..LANES).map(|_| random(&mut noise) as u32).collect();
            let low = answers.iter().zip(&old);
            let words = low.map(|(a, old)| {
                let with = |x: u64| old & 0xffff_0000 | x as u32 & 0xffff;
                Word {
                    low: with(a.low),
                    high: with(a.high),
                }
            });
            case.masked.insert(Place::V(RD), words.collect());
            case.before.insert(Place::V(RD), old);
        }
        "vdp" => {
            let low = ranges(&|a| (a.low as u32, a.high as u32));
            case.masked.insert(Place::V(RD), low);
            let high = ranges(&|a| ((a.low >> 32) as u32, (a.high >> 32) as u32));
            case.masked.insert(Place::V(RD + 1), high);
        }
        _ => {
            let words = ranges(&|a| (a.low as u32, a.high as u32));
            case.masked.insert(Place::V(RD), words);
        }
    }
    let flags: Vec<u32> = answers.iter().map(|a| a.flags).collect();
    if flags.iter().any(|f| *f != 0) {
        case.masked.insert(Place::Csr(FFLAGS), exactly(flags));
    }
    Some(case)
}

/// A case of a uniform instruction: a row for each operand.
fn uniform(op: Op, title: String, mode: u32, set: u64) -> Option<Case> {
    let (insn, sources) = insn(op, false)?;
    if sources != 1 {
        return None;
    }
    let info = op.info();
    let name: Vec<&str> = info.mnemonic.split('.').skip(1).collect();
    let ty = *name.last()?;
    let salt = salt(info.mnemonic);
    let certain = |x: u64| answer(&name, &[x], mode, false).is_some();
    let wide = info.operands[0].kind == "udp";
    let mut case = start(&insn, title, mode);
    case.execs = vec![0, u32::MAX];
    let pair = |first: u8, wide: bool| {
        let words = if wide { 2 } else { 1 };
        (first..first + words).map(Place::U).collect::<Vec<Place>>()
    };
    let mut rows = Rows {
        before: pair(U_SOURCE, ty == "f64"),
        after: pair(URD, wide),
        values: Vec::new(),
    };
    rows.after.push(Place::Csr(FFLAGS));
    let mut noise = salt;
    for x in operands(ty, set, &certain, salt) {
        let a = answer(&name, &[x], mode, false)?;
        let mut row: Vec<Word> = match ty {
            "f64" => exactly([x as u32, (x >> 32) as u32]),
            // Above the half a register holds anything.
            "f16" => exactly([x as u32 & 0xffff | (random(&mut noise) as u32) << 16]),
            _ => exactly([x as u32]),
        };
        row.push(Word {
            low: a.low as u32,
            high: a.high as u32,
        });
        if wide {
            row.push(Word::from((a.low >> 32) as u32));
        }
        row.push(a.flags.into());
        rows.values.push(row);
    }
    case.rows = rows;
    Some(case)
}

fn salt(name: &str) -> u64 {
    name.bytes()
        .fold(5, |h, b| h * 31 % 1_000_003 + u64::from(b))
}

/// All files, by name.
pub fn files() -> BTreeMap<String, File> {
    let mut files: BTreeMap<String, File> = BTreeMap::new();
    for op in Op::ALL {
        let mnemonic = op.info().mnemonic;
        let parts: Vec<&str> = mnemonic.split('.').collect();
        let (Some(side @ ("v" | "u")), 2 | 3) = (parts.first().copied(), op.info().group) else {
            continue;
        };
        let norm = parts
            .iter()
            .any(|p| p.starts_with("unorm") || p.starts_with("snorm"));
        let function = parts.len() == 3 && FUNCTIONS.contains(&parts[1]);
        let saturated = side == "v"
            && parts.len() == 3
            && (SATURATED.contains(&parts[1]) || function)
            && format_of(parts[2]).is_some()
            && op.info().operands.iter().any(|o| o.kind == "sat");
        // MODE and the set of operands, saturation.
        let mut wanted: Vec<(&str, u32, u64, bool)> = Vec::new();
        if function {
            wanted.extend([("functions", 0, 0, false), ("functions", 3, 1, false)]);
            wanted.push(("functions", FLUSH, 0, false));
        }
        if norm {
            wanted.extend((0..4).map(|mode| ("norm", mode, u64::from(mode), false)));
            wanted.push(("norm", FLUSH, 0, false));
        }
        if saturated {
            let kind = if function { "functions" } else { "saturation" };
            wanted.extend([(kind, 0, 0, true), (kind, 2, 1, true)]);
        }
        for (kind, mode, set, sat) in wanted {
            let title = format!(
                "{mnemonic} MODE {mode:x} {set}{}",
                if sat { " sat" } else { "" }
            );
            let case = match side {
                "v" => vector(op, title, mode, set, sat),
                _ => uniform(op, title, mode, set),
            };
            let Some(case) = case else { continue };
            let file = files.entry(format!("{side}-{kind}")).or_default();
            if file.notes.is_empty() {
                let note = "Made with exact numbers; a range holds all results within the stated bound of 1 ULP.";
                file.notes = vec![note.into()];
            }
            file.cases.push(case);
        }
    }
    files
}
