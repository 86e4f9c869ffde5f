//! Tables of instructions in which lanes read other lanes, on integers: moves, ranks, reductions and scans, from the rules of
//! `docs/w32/cross-lane.md`; the step of a reduction is that of the second description of integers.

use crate::format::{Case, Code, File, LANES, Place, exactly};
use crate::integer::{MASKS, step};
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use std::collections::BTreeMap;

const RS1: u8 = 8;
const RS2: u8 = 10;
const RD: u8 = 14;
const URD: u8 = 22;
const MASK_IN: u8 = 20;
const LANES_IN: u32 = 0xf0f3_0a5d;

/// First source of each lane: small numbers, corners, others.
fn first(lane: usize) -> u64 {
    let l = lane as u64;
    match lane % 5 {
        0 => l + 3,
        1 => l.wrapping_mul(0x9e37_79b9_7f4a_7c15),
        2 => !l,
        3 => 0x8000_0000_8000_0000 + l,
        _ => 0x7fff_ffff_7fff_ffff - l,
    }
}

/// Lane numbers and distances of each lane: in range, out of range, and large.
fn second(lane: usize) -> u32 {
    let l = lane as u32;
    match lane % 4 {
        0 => l * 7 % 32,
        1 => l + 1,
        2 => 33 + l,
        _ => 0xffff_fff0 + l % 16,
    }
}

/// The lane that a lane reads.
fn other(parts: &[&str], cluster: usize, lane: usize) -> Option<usize> {
    let b = second(lane) as usize;
    Some(match parts[1..] {
        ["shuffle", "b32"] => b % 32,
        ["shuffle", "xor", _] => lane ^ (b % 32),
        ["shuffle", "up", _] if b > lane => lane,
        ["shuffle", "up", _] => lane - b,
        ["shuffle", "down", _] if lane + b > 31 => lane,
        ["shuffle", "down", _] => lane + b,
        ["rotate", _] => lane / cluster * cluster + (lane + b) % cluster,
        ["quad", "bcast", _] => lane / 4 * 4 + b % 4,
        ["quad", "swapx", _] => lane ^ 1,
        ["quad", "swapy", _] => lane ^ 2,
        ["quad", "swapd", _] => lane ^ 3,
        _ => return None,
    })
}

/// The value for no lanes.
fn identity(op: &str, ty: &str, width: u32) -> u64 {
    let ones = u64::MAX >> (64 - width);
    match (op, ty.starts_with('i')) {
        ("mul", _) => 1,
        ("and", _) | ("min", false) => ones,
        ("min", true) => ones >> 1,
        ("max", true) => (ones >> 1) + 1,
        _ => 0,
    }
}

/// What a lane gets from a reduction or scan over its cluster.
fn combined(form: &str, op: &str, ty: &str, cluster: usize, exec: u32, lane: usize) -> Option<u64> {
    if ty.starts_with('f') {
        return None;
    }
    let width: u32 = ty[1..].parse().ok()?;
    let from = lane / cluster * cluster;
    let to = match form {
        "reduce" => from + cluster,
        "scan" => lane + 1,
        "exscan" => lane,
        _ => return None,
    };
    let mut value = None;
    for l in (from..to).filter(|l| exec >> l & 1 == 1) {
        let x = first(l) & u64::MAX >> (64 - width);
        value = Some(match value {
            None => x,
            Some(y) => step(&format!("{op}.{ty}"), y, x)? & u64::MAX >> (64 - width),
        });
    }
    Some(value.unwrap_or(identity(op, ty, width)))
}

fn insn(op: Op, cluster: u32, alias: bool) -> Option<Insn> {
    let rd = if alias { RS1 } else { RD };
    let operands: Option<Vec<Operand>> = (op.info().operands.iter())
        .map(|o| {
            Some(match (o.kind, o.name) {
                ("cluster", _) => Operand::Imm(cluster),
                ("mask", _) => Operand::u(MASK_IN),
                ("ud", _) => Operand::u(URD),
                ("udp", _) => Operand::us(URD, 2),
                ("vd", _) => Operand::v(rd),
                ("vdp", _) => Operand::vs(rd, 2),
                ("vsp", "rs1") => Operand::vs(RS1, 2),
                ("vs" | "vx", "rs1") => Operand::v(RS1),
                ("vs" | "vx", "rs2") => Operand::v(RS2),
                _ => return None,
            })
        })
        .collect();
    Insn::new(op, &operands?)
}

/// The file of moves and the file of reductions.
pub fn files() -> BTreeMap<String, File> {
    let mut files: BTreeMap<String, File> = BTreeMap::new();
    for op in Op::ALL {
        let info = op.info();
        let parts: Vec<&str> = info.mnemonic.split('.').collect();
        let clustered = info.operands.iter().any(|o| o.kind == "cluster");
        let clusters: &[u32] = if clustered { &[32, 8, 1] } else { &[32] };
        for (&cluster, alias) in clusters.iter().flat_map(|c| [(c, false), (c, true)]) {
            let uniform = parts[0] == "u";
            let Some(insn) = insn(op, cluster, alias).filter(|_| !(alias && uniform)) else {
                continue;
            };
            let mut case = Case::new(format!(
                "{} cluster {cluster}{}",
                info.mnemonic,
                if alias { ", destination is source" } else { "" }
            ));
            case.of = vec![info.mnemonic.into()];
            case.code = vec![Code {
                words: encode(&insn).map(|w| w.words()).unwrap_or_default(),
                text: insn.to_string(),
            }];
            let lanes = |f: &dyn Fn(usize) -> u32| (0..LANES).map(f).collect::<Vec<u32>>();
            let wide = info.operands.iter().any(|o| o.kind.ends_with('p'));
            let words = if wide { 2 } else { 1 };
            for word in 0..words {
                let values = lanes(&|l| (first(l) >> (32 * word)) as u32);
                case.before.insert(Place::V(RS1 + word), values);
            }
            let rd = if alias { RS1 } else { RD };
            if insn.operands().contains(&Operand::v(RS2)) {
                case.before.insert(Place::V(RS2), lanes(&second));
            }
            let mut out = Vec::new();
            if parts.get(1) == Some(&"mbcnt") {
                case.before.insert(Place::U(MASK_IN), vec![LANES_IN]);
                let rank = |l: usize| (0..l).filter(|k| LANES_IN >> k & 1 == 1).count() as u32;
                let values = lanes(&|l| (first(l) as u32).wrapping_add(rank(l)));
                case.masked.insert(Place::V(rd), exactly(values));
                case.execs = MASKS.to_vec();
                out.push(case);
            } else if other(&parts, cluster as usize, 0).is_some() {
                let from = |l: usize| other(&parts, cluster as usize, l).unwrap_or(l);
                let values = lanes(&|l| first(from(l)) as u32);
                case.masked.insert(Place::V(rd), exactly(values));
                case.execs = MASKS.to_vec();
                out.push(case);
            } else if let [_, form, op, ty] = parts[..] {
                // What is combined depends on EXEC: a case for each.
                for exec in MASKS.into_iter().chain([0x0ff0_050f]) {
                    let value = |l: usize| combined(form, op, ty, cluster as usize, exec, l);
                    let Some(values) = (0..LANES).map(value).collect::<Option<Vec<u64>>>() else {
                        continue;
                    };
                    let mut case = case.clone();
                    case.name += &format!(", EXEC {exec:x}");
                    case.execs = vec![exec];
                    for word in 0..words {
                        let part = |l: usize| (values[l] >> (32 * word)) as u32;
                        if uniform {
                            case.after.insert(Place::U(URD + word), exactly([part(0)]));
                        } else {
                            case.masked
                                .insert(Place::V(rd + word), exactly(lanes(&part)));
                        }
                    }
                    out.push(case);
                }
            }
            let kind = if out.len() == 1 {
                "moves"
            } else {
                "reductions"
            };
            if out.is_empty() {
                continue;
            }
            let file = files.entry(kind.into()).or_default();
            if file.notes.is_empty() {
                file.notes = vec!["Lanes that read other lanes; made from the rules.".into()];
            }
            file.cases.append(&mut out);
        }
    }
    files
}
