//! Instructions that look at other lanes or registers than their operands name, carries, selects; reductions and scans.
//! Source: `docs/w32/cross-lane.md` and the cards.

use crate::execute::{Operands, Raised, lanes, write};
use crate::float::{Float, Format};
use crate::integer::{self, Type, pack_byte};
use crate::lane::arithmetic;
use crate::machine::Machine;
use crate::state::{LANES, Trap};
use lanemask_isa::w32::Operand;

impl Machine {
    /// Executes one of them; `false` if it is none.
    pub(crate) fn across(&mut self, warp: usize, words: &[&str], ops: &Operands<'_>) -> bool {
        let v_regs = self.kernel.v_regs;
        let s = &mut self.warps[warp].state;
        let exec = ops.before.exec;
        let word = |name: &str, lane: usize| ops.lane(name, lane) as u32;
        match *words {
            ["u", "readlane"] => {
                let lane = ops.uniform("rs2") as usize % LANES;
                write(s, ops.get("rd"), 32, 0, ops.lane("rs1", lane));
            }
            ["u", "readfirst"] => {
                let value = lanes(exec).next().map_or(0, |l| ops.lane("rs1", l));
                write(s, ops.get("rd"), 32, 0, value);
            }
            ["v", "writelane"] => {
                let lane = ops.uniform("rs2") as usize % LANES;
                write(s, ops.get("rd"), 32, lane, ops.lane("rs1", lane));
            }
            ["v", "laneid"] => {
                for lane in lanes(exec) {
                    write(s, ops.get("rd"), 32, lane, lane as u64);
                }
            }
            ["v", "mbcnt", _] => {
                let mask = ops.uniform("mask") as u32;
                for lane in lanes(exec) {
                    let below = (0..lane).filter(|l| mask >> l & 1 == 1).count() as u32;
                    let sum = word("rs1", lane).wrapping_add(below);
                    write(s, ops.get("rd"), 32, lane, sum.into());
                }
            }
            ["v", "movrel", direction] => {
                let named = if direction == "s" { "rs1" } else { "rd" };
                let Operand::V { first, .. } = ops.get(named) else {
                    panic!("{named} of movrel is a vector register");
                };
                let n = u64::from(first) + ops.uniform("rs2");
                let inside = n < u64::from(v_regs);
                for lane in lanes(exec) {
                    if direction == "s" {
                        let value = if inside {
                            ops.before.v[n as usize][lane]
                        } else {
                            0
                        };
                        write(s, ops.get("rd"), 32, lane, value.into());
                    } else if inside {
                        s.v[n as usize][lane] = word("rs1", lane);
                    }
                }
            }
            ["v", "pack", ty @ ("b8x4" | "i8x4" | "u8x4")] => {
                for lane in lanes(exec) {
                    let byte = |k: usize| pack_byte(ty, ops.register("rs1", k, lane)) << (8 * k);
                    let packed = (0..4).fold(0, |word, k| word | byte(k));
                    write(s, ops.get("rd"), 32, lane, packed.into());
                }
            }
            ["v", "unpack", ty] => {
                let Operand::V { first, .. } = ops.get("rd") else {
                    panic!("rd of unpack is a list of registers");
                };
                let byte = Type {
                    signed: ty == "i8x4",
                    bits: 8,
                };
                for lane in lanes(exec) {
                    for k in 0..4 {
                        let value = byte.number(ops.lane("rs1", lane) >> (8 * k));
                        s.v[usize::from(first) + k][lane] = value as u32;
                    }
                }
            }
            ["v", "sel", _] => {
                let mask = ops.uniform("mask") as u32;
                for lane in lanes(exec) {
                    let chosen = if mask >> lane & 1 == 1 { "rs1" } else { "rs2" };
                    let value = ops.lane(chosen, lane);
                    write(s, ops.get("rd"), ops.bits("rd"), lane, value);
                }
            }
            ["u", "sel", _] => {
                let chosen = if ops.uniform("ci") != 0 { "rs1" } else { "rs2" };
                write(s, ops.get("rd"), ops.bits("rd"), 0, ops.uniform(chosen));
            }
            [file, name, "co", "u32"] => {
                let vector = file == "v";
                let mut carries = 0u32;
                for lane in lanes(if vector { exec } else { 1 }) {
                    let carry = ops.has("ci")
                        && if vector {
                            ops.uniform("ci") >> lane & 1 == 1
                        } else {
                            ops.uniform("ci") != 0
                        };
                    let (a, b) = (i64::from(word("rs1", lane)), i64::from(word("rs2", lane)));
                    let exact = match name {
                        "add" | "addc" => a + b + i64::from(carry),
                        _ => a - b - i64::from(carry),
                    };
                    let out = exact < 0 || exact > u32::MAX.into();
                    carries |= u32::from(out) << lane;
                    write(s, ops.get("rd"), 32, lane, exact as u64);
                }
                let co = if vector { carries } else { carries * u32::MAX };
                write(s, ops.get("co"), 32, 0, co.into());
            }
            ["v", "shuffle" | "rotate" | "quad", ..] => {
                for lane in lanes(exec) {
                    let from = source_lane(words, ops, lane);
                    write(s, ops.get("rd"), 32, lane, ops.lane("rs1", from));
                }
            }
            _ => return false,
        }
        true
    }

    /// Reductions and scans.
    pub(crate) fn combine(
        &mut self,
        warp: usize,
        words: &[&str],
        ops: &Operands<'_>,
    ) -> Result<(), Trap> {
        let [file, how, name, ty] = *words else {
            panic!("{} is no reduction", ops.insn);
        };
        let cluster = if file == "u" {
            LANES
        } else {
            ops.uniform("cl") as usize
        };
        let mut flags = Raised::default();
        let (rd, bits) = (ops.get("rd"), ops.bits("rd"));
        let state = &mut self.warps[warp].state;
        let identity = identity(name, ty);
        for first in (0..LANES).step_by(cluster) {
            let members: Vec<usize> = lanes(ops.before.exec)
                .filter(|l| (first..first + cluster).contains(l))
                .collect();
            let mut so_far: Option<u64> = None;
            for (k, &lane) in members.iter().enumerate() {
                if how == "exscan" {
                    write(state, rd, bits, lane, so_far.unwrap_or(identity));
                    if k + 1 == members.len() {
                        break;
                    }
                }
                let mut float = Float::of_mode(ops.before.mode);
                let value = ops.lane("rs1", lane);
                let sum = match so_far {
                    None => value,
                    Some(sum) => combine_two(name, ty, sum, value, &mut float),
                };
                // A step counts as the lane's whose result it makes.
                let whose = if how == "exscan" {
                    members[k + 1]
                } else {
                    lane
                };
                if ops.before.helpers >> whose & 1 == 0 {
                    flags.must |= float.flags;
                }
                so_far = Some(sum);
                if how == "scan" {
                    write(state, rd, bits, lane, sum);
                }
            }
            let all = so_far.unwrap_or(identity);
            match (how, file) {
                ("reduce", "u") => write(state, rd, bits.max(ops.bits("rs1")), 0, all),
                ("reduce", _) => {
                    for lane in members {
                        write(state, rd, bits, lane, all);
                    }
                }
                _ => {}
            }
        }
        flags.settle(state, None)
    }
}

fn combine_two(name: &str, ty: &str, a: u64, b: u64, float: &mut Float) -> u64 {
    let result = match Format::named(ty) {
        Some(format) => arithmetic(name, format, &[a, b], float),
        None => integer::compute(&[name, ty], &[a, b]),
    };
    result.unwrap_or_else(|| panic!("no reduction is called {name}.{ty}"))
}

/// The value for no lanes.
fn identity(name: &str, ty: &str) -> u64 {
    if let Some(format) = Format::named(ty) {
        return match name {
            "mul" => format.one(),
            "min" => format.infinity(false),
            "max" => format.infinity(true),
            _ => 0,
        };
    }
    let ty = Type::named(ty).expect("a reduction of integers names a type");
    let all = match name {
        "mul" => 1,
        "and" => -1,
        "min" => ty.most(),
        "max" => ty.least(),
        _ => 0,
    };
    all as u64
}

/// The lane that a lane reads.
fn source_lane(words: &[&str], ops: &Operands<'_>, lane: usize) -> usize {
    let number = || ops.lane("rs2", lane) as usize;
    let quad = lane / 4 * 4;
    match words[1..] {
        ["shuffle", "b32"] => number() % LANES,
        ["shuffle", "xor", _] => lane ^ (number() % LANES),
        ["shuffle", "up", _] => lane.checked_sub(number()).unwrap_or(lane),
        ["shuffle", "down", _] => {
            let other = lane + number();
            if other < LANES { other } else { lane }
        }
        ["rotate", _] => {
            let cluster = ops.uniform("cl") as usize;
            let first = lane / cluster * cluster;
            first + (lane - first + number()) % cluster
        }
        ["quad", "bcast", _] => quad + number() % 4,
        ["quad", "swapx", _] => quad + [1, 0, 3, 2][lane % 4],
        ["quad", "swapy", _] => quad + [2, 3, 0, 1][lane % 4],
        ["quad", "swapd", _] => quad + [3, 2, 1, 0][lane % 4],
        _ => panic!("{} is no move between lanes", ops.insn),
    }
}
