//! Reductions and scans of floats: active lanes in increasing order, each step with the exact arithmetic of `lanemask-reference`,
//! rounded once by MODE, with the flags of each step, from the rules of `docs/w32/cross-lane.md`.

use crate::format::{Case, Code, File, LANES, Place, exactly};
use crate::integer::MASKS;
use crate::values::{format_of, ordinary, random, value};
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use lanemask_reference::float::{Float, Format};
use lanemask_reference::lane::arithmetic;
use std::collections::BTreeMap;

const RS1: u8 = 8;
const RD: u8 = 14;
const URD: u8 = 22;
const MODE: u16 = 0x001;
const FFLAGS: u16 = 0x002;

/// Of an instruction: how, with what, on which type, with which cluster.
struct Combination<'a> {
    form: &'a str,
    op: &'a str,
    format: Format,
    cluster: usize,
}

impl Combination<'_> {
    fn identity(&self) -> u64 {
        match self.op {
            "mul" => self.format.one(),
            "min" => self.format.infinity(false),
            "max" => self.format.infinity(true),
            _ => 0,
        }
    }

    /// The lanes from `from` to `to` combined, and the flags of the steps.
    fn over(&self, values: &[u64], exec: u32, from: usize, to: usize, mode: u32) -> (u64, u32) {
        let mut float = Float::of_mode(mode);
        let mut all = None;
        for lane in (from..to).filter(|lane| exec >> lane & 1 == 1) {
            all = match all {
                None => Some(values[lane]),
                Some(sum) => arithmetic(self.op, self.format, &[sum, values[lane]], &mut float),
            };
        }
        (all.unwrap_or(self.identity()), float.flags)
    }

    /// What each lane gets, and the flags of all steps that are made.
    fn lanes(&self, values: &[u64], exec: u32, mode: u32) -> (Vec<u64>, u32) {
        let mut flags = 0;
        let results = (0..LANES).map(|lane| {
            let from = lane / self.cluster * self.cluster;
            let to = match self.form {
                "reduce" => from + self.cluster,
                "scan" => lane + 1,
                _ => lane,
            };
            let (value, raised) = self.over(values, exec, from, to, mode);
            if exec >> lane & 1 == 1 {
                flags |= raised;
            }
            value
        });
        let results = results.collect();
        (results, flags)
    }
}

/// Values of a set: 0 ordinary numbers, 1 corners too.
fn sources(ty: &str, set: u64, salt: u64) -> Vec<u64> {
    let bits = format_of(ty).map_or(64, |f| f.0);
    let mut state = salt * 31 + set;
    (0..LANES)
        .map(|_| match set {
            0 => ordinary(ty, &mut state),
            _ => value(ty, &mut state) & (u64::MAX >> (64 - bits)),
        })
        .collect()
}

fn insn(op: Op, cluster: u32, alias: bool) -> Option<Insn> {
    let rd = if alias { RS1 } else { RD };
    let half = |reg: u8, high: bool| Operand::VHalf {
        reg,
        high,
        mods: Default::default(),
    };
    let operands: Option<Vec<Operand>> = (op.info().operands.iter())
        .map(|o| {
            Some(match o.kind {
                "cluster" => Operand::Imm(cluster),
                "ud" => Operand::u(URD),
                "udp" => Operand::us(URD, 2),
                "vd" => Operand::v(rd),
                "vdh" => half(rd, false),
                "vdp" => Operand::vs(rd, 2),
                "vs" => Operand::v(RS1),
                "vsh" => half(RS1, true),
                "vsp" => Operand::vs(RS1, 2),
                _ => return None,
            })
        })
        .collect();
    Insn::new(op, &operands?)
}

/// A case: cluster, EXEC, MODE, set of values, whether the destination is the source.
struct Shape {
    cluster: usize,
    exec: u32,
    mode: u32,
    set: u64,
    alias: bool,
}

fn case(op: Op, shape: &Shape) -> Option<Case> {
    let info = op.info();
    let [file, form, name, ty] = info.mnemonic.split('.').collect::<Vec<_>>()[..] else {
        return None;
    };
    let combination = Combination {
        form,
        op: name,
        format: Format::named(ty)?,
        cluster: shape.cluster,
    };
    let insn = insn(op, shape.cluster as u32, shape.alias)?;
    let salt = info
        .mnemonic
        .bytes()
        .fold(7, |h, b| h * 33 % 1_000_003 + u64::from(b));
    let values = sources(ty, shape.set, salt);
    let mut title = format!(
        "{}, cluster {}, EXEC {:x}",
        info.mnemonic, shape.cluster, shape.exec
    );
    title += &format!(", MODE {:x}, {}", shape.mode, shape.set);
    if shape.alias {
        title += ", destination is source";
    }
    let mut case = Case::new(title);
    case.of = vec![info.mnemonic.into()];
    case.code = vec![Code {
        words: encode(&insn).map(|w| w.words()).unwrap_or_default(),
        text: insn.to_string(),
    }];
    case.execs = vec![shape.exec];
    if shape.mode != 0 {
        case.before.insert(Place::Csr(MODE), vec![shape.mode]);
    }
    let word = |values: &[u64], k: u32| -> Vec<u32> {
        values.iter().map(|x| (x >> (32 * k)) as u32).collect()
    };
    let mut noise = salt;
    let mut held = word(&values, 0);
    if ty == "f16" {
        // High halves; below them lies anything.
        held = (held.iter())
            .map(|x| x << 16 | random(&mut noise) as u32 & 0xffff)
            .collect();
    }
    case.before.insert(Place::V(RS1), held.clone());
    if ty == "f64" {
        case.before.insert(Place::V(RS1 + 1), word(&values, 1));
    }
    let flags = if file == "u" {
        let (value, flags) = combination.over(&values, shape.exec, 0, LANES, shape.mode);
        case.after.insert(Place::U(URD), exactly([value as u32]));
        if ty == "f64" {
            let high = exactly([(value >> 32) as u32]);
            case.after.insert(Place::U(URD + 1), high);
        }
        flags
    } else {
        let (results, flags) = combination.lanes(&values, shape.exec, shape.mode);
        let rd = if shape.alias { RS1 } else { RD };
        let mut low = word(&results, 0);
        if ty == "f16" {
            let old: Vec<u32> = if shape.alias {
                held
            } else {
                (0..LANES).map(|_| random(&mut noise) as u32).collect()
            };
            low = (low.iter().zip(&old))
                .map(|(x, old)| old & 0xffff_0000 | x)
                .collect();
            case.before.insert(Place::V(rd), old);
        }
        case.masked.insert(Place::V(rd), exactly(low));
        if ty == "f64" {
            case.masked
                .insert(Place::V(rd + 1), exactly(word(&results, 1)));
        }
        flags
    };
    if flags != 0 {
        case.after.insert(Place::Csr(FFLAGS), exactly([flags]));
    }
    Some(case)
}

/// The file, by its name.
pub fn files() -> BTreeMap<String, File> {
    let mut file = File {
        notes: vec![
            "Reductions and scans of floats; made with exact numbers, from the rules.".into(),
        ],
        cases: Vec::new(),
    };
    let some = MASKS[2];
    let all = u32::MAX;
    for op in Op::ALL {
        let parts: Vec<&str> = op.info().mnemonic.split('.').collect();
        let [side, "reduce" | "scan" | "exscan", name, ty] = parts[..] else {
            continue;
        };
        if format_of(ty).is_none() {
            continue;
        }
        let rounds = matches!(name, "add" | "mul");
        let mut shapes: Vec<(usize, u32, u32, u64, bool)> = Vec::new();
        for exec in MASKS.into_iter().chain([0x0ff0_050f]) {
            shapes.push((32, exec, 0, 0, false));
        }
        shapes.extend([(32, all, 0, 1, false), (32, some, 0, 1, false)]);
        if side == "v" {
            shapes.extend([
                (8, some, 0, 0, false),
                (4, all, 0, 1, false),
                (2, all, 0, 0, true),
            ]);
            shapes.extend([(16, all, 0, 1, true), (1, all, 0, 1, false)]);
        }
        if rounds {
            shapes.extend([
                (32, all, 1, 0, false),
                (32, some, 2, 0, false),
                (32, all, 3, 1, false),
            ]);
            shapes.push((32, all, 0x38, 1, false));
        }
        for (cluster, exec, mode, set, alias) in shapes {
            let shape = Shape {
                cluster,
                exec,
                mode,
                set,
                alias,
            };
            file.cases.extend(case(op, &shape));
        }
    }
    BTreeMap::from([("floats".into(), file)])
}
