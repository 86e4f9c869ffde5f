//! Random operands of every kind.

use super::random::Random;
use super::setup::*;
use lanemask_isa::w32::{CONSTS, CSRS, Codec, Insn, Mods, Op, Operand, csr};

/// What a program may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hazard {
    /// Name MODE and FFLAGS.
    pub flags: bool,
    /// Do what may trap.
    pub traps: bool,
}

/// An instruction with random operands; `None` if no encoding takes those that came up.
pub(super) fn insn(random: &mut Random, op: Op, hazard: Hazard) -> Option<Insn> {
    (0..16).find_map(|_| {
        let info = op.info();
        let mut operands: Vec<Operand> = (info.operands.iter())
            .map(|o| operand(random, op, o.name, o.kind, hazard))
            .collect();
        // A direction and flush bits, nothing reserved.
        if let [Operand::Csr(csr::MODE), Operand::Imm(imm)] = &mut operands[..] {
            *imm &= 0x3b;
        }
        let from = random.below(info.variants.len() as u32) as usize;
        let order = (0..info.variants.len()).map(|k| (k + from) % info.variants.len());
        order
            .filter_map(|k| Insn::with_variant(op, k as u8, &operands))
            .next()
    })
}

/// The variants' codecs of operand `k`, to know whether it takes a literal.
fn takes_literal(op: Op, name: &str) -> bool {
    let k = op.info().operands.iter().position(|o| o.name == name);
    let fields = op.info().variants.iter().filter_map(|v| v.fields.get(k?));
    fields
        .into_iter()
        .any(|f| matches!(f.codec, Codec::Lit | Codec::SImm))
}

fn free(random: &mut Random, end: u32, count: u32, even: bool) -> u8 {
    let n = random.below(end + 1 - count);
    (if even { n & !1 } else { n }) as u8
}

/// A register that is read: mostly a free one, so that values flow.
fn any_register(random: &mut Random, free_ones: u32, all: u32, count: u32, even: bool) -> u8 {
    if random.once_in(8) {
        free(random, all, count, even)
    } else {
        free(random, free_ones, count, even)
    }
}

fn mods(random: &mut Random, kind: &str) -> Mods {
    let float = kind.starts_with('f');
    Mods {
        neg: float && random.once_in(4),
        abs: float && random.once_in(5),
    }
}

fn word(random: &mut Random) -> u32 {
    if random.once_in(2) {
        random.integer()
    } else {
        random.float(8, 23) as u32
    }
}

/// One operand.
pub(super) fn operand(
    random: &mut Random,
    op: Op,
    name: &str,
    kind: &str,
    hazard: Hazard,
) -> Operand {
    let mnemonic = op.info().mnemonic;
    let traps = hazard.traps;
    match (mnemonic.split('.').next().unwrap_or(""), name) {
        ("buffer" | "global" | "scratch" | "ls", "imm") => {
            let imm = if traps && random.once_in(16) {
                random.below(700)
            } else {
                8 * random.below(8)
            };
            return Operand::Imm(imm);
        }
        ("u", "imm") => {
            let imm = if traps && random.once_in(8) {
                random.below(700)
            } else {
                8 * random.below(8)
            };
            return Operand::Imm(imm);
        }
        ("buffer", "off") => {
            let choice = random.below(4);
            return match choice {
                0 if traps => Operand::v(WILD),
                0 | 1 => Operand::v(FAR),
                _ => Operand::v(random.pick(&OFFSETS)),
            };
        }
        ("scratch" | "ls", "off") => {
            return match random.below(8) {
                0 if traps => Operand::v(WILD),
                1 => Operand::u(U_SMALL),
                2 => Operand::bits32(8 * random.below(8)),
                _ => Operand::v(random.pick(&OFFSETS)),
            };
        }
        ("global", "addr") => {
            let wild = traps && random.once_in(4);
            return match random.below(8) {
                0 => Operand::us(U_ADDRESS, 2),
                _ => Operand::vs(if wild { WILD_ADDRESS } else { ADDRESS }, 2),
            };
        }
        ("u", "base") => {
            let wild = traps && random.once_in(4);
            return Operand::us(if wild { U_WILD_ADDRESS } else { U_ADDRESS }, 2);
        }
        ("u", "off") => {
            let far = traps && random.once_in(4);
            return Operand::u(if far { U_LARGE } else { U_SMALL });
        }
        ("buffer" | "u", "desc") => {
            let loads = mnemonic.contains("load") || mnemonic.contains("bsize");
            let choices = [U_BUFFER, U_BUFFER, U_NO_BUFFER, U_READ_ONLY];
            let some = if loads || traps { 4 } else { 3 };
            return Operand::us(choices[random.below(some) as usize], 4);
        }
        (_, "rs2") if op == Op::VMovrelS || op == Op::VMovrelD => {
            return Operand::u(random.pick(&[U_SMALL, U_SMALL, U_LARGE]));
        }
        _ => {}
    }
    let odd = traps && random.once_in(150);
    let past = traps && random.once_in(300);
    let even = !odd;
    let v = |n: u8, count: u8, mods: Mods| Operand::V {
        first: if past { n + 100 } else { n },
        count,
        mods,
    };
    let none = Mods::default();
    let list = |random: &mut Random, least: u32, most: u32| {
        let count = least + random.below(most + 1 - least);
        v(free(random, FREE_V, count, false), count as u8, none)
    };
    match kind {
        "vd" if op == Op::VMovrelD => Operand::v(random.below(FREE_V - 8) as u8),
        "vd" => v(free(random, FREE_V, 1, false), 1, none),
        "vdh" => Operand::VHalf {
            reg: random.below(FREE_V) as u8,
            high: random.once_in(2),
            mods: none,
        },
        "vdp" => v(free(random, FREE_V, 2, even), 2, none),
        "vd2" | "vx2" => list(random, 2, 2),
        "vd3" | "vx3" => list(random, 3, 3),
        "vd4" | "vx4" => list(random, 4, 4),
        "vdl" | "vxl" => list(random, 1, 4),
        "vx" => v(any_register(random, FREE_V, V_REGS, 1, false), 1, none),
        "vxh" => Operand::VHalf {
            reg: random.below(FREE_V) as u8,
            high: random.once_in(2),
            mods: none,
        },
        "vxp" => v(any_register(random, FREE_V, V_REGS, 2, even), 2, none),
        "vb" => Operand::v(random.below(V_REGS + 8) as u8),
        "vs" | "vsh" | "vsp" | "fs" | "fsh" | "fsp" => {
            let pair = kind.ends_with('p');
            let count = if pair { 2 } else { 1 };
            let mods = mods(random, kind);
            match random.below(10) {
                0 | 1 => Operand::U {
                    first: any_register(random, FREE_U, U_REGS, count, pair && even),
                    count: count as u8,
                    mods,
                },
                2 => Operand::Const {
                    code: CONSTS[random.below(CONSTS.len() as u32) as usize].code,
                    mods,
                },
                3 if takes_literal(op, name) => Operand::Lit(word(random)),
                _ if kind.ends_with('h') => Operand::VHalf {
                    reg: random.below(FREE_V) as u8,
                    high: random.once_in(2),
                    mods,
                },
                _ => v(
                    any_register(random, FREE_V, V_REGS, count, pair && even),
                    count as u8,
                    mods,
                ),
            }
        }
        "ud" | "uhd" | "um" => Operand::u(free(random, FREE_U, 1, false)),
        "udp" => Operand::us(free(random, FREE_U, 2, even), 2),
        "ud2" => Operand::us(free(random, FREE_U, 2, false), 2),
        "ud4" => Operand::us(free(random, FREE_U, 4, false), 4),
        "ud8" => Operand::us(free(random, FREE_U, 8, false), 8),
        "u" if name == "rd" => Operand::u(free(random, FREE_U, 1, false)),
        "us" if random.once_in(4) => Operand::Lit(word(random)),
        "u" | "us" | "uh" | "mask" => Operand::u(any_register(random, FREE_U, U_REGS, 1, false)),
        "usp" => Operand::us(any_register(random, FREE_U, U_REGS, 2, even), 2),
        "cluster" => Operand::Imm(1 << random.below(6)),
        "u20" => Operand::Imm(random.below(1 << 20)),
        "u6" => Operand::Imm(random.below(64)),
        "u2" => Operand::Imm(random.below(4)),
        "u12" => Operand::Imm(random.below(1 << 12)),
        "csr" => Operand::Csr(csr_number(random, mnemonic, hazard)),
        "sat" => Operand::Flag(random.once_in(5)),
        "round" => Operand::Round(random.below(5) as u8),
        kind if kind.starts_with("c_") => {
            let max = match kind {
                "c_vm" | "c_vst" => 63,
                "c_tex" | "c_ls" => 15,
                "c_sm" => 3,
                _ => 7,
            };
            Operand::Wait {
                value: random.below(max + 1),
                max,
            }
        }
        "off16" => Operand::Lit(0),
        "rel" => Operand::Rel(0),
        other => panic!("no operand of kind {other} is known, of {mnemonic}"),
    }
}

/// A CSR that may be named.
fn csr_number(random: &mut Random, mnemonic: &str, hazard: Hazard) -> u32 {
    let reads = mnemonic == "csrr";
    for _ in 0..64 {
        let c = &CSRS[random.below(CSRS.len() as u32) as usize];
        let flags = matches!(c.name, "mode" | "fflags");
        // What these hold decides how later traps go on.
        let control = matches!(c.name, "trapctl" | "trapbase");
        let kept = control && !reads && !(hazard.traps && random.once_in(4));
        if flags && !hazard.flags || kept || !reads && !c.writable && !hazard.traps {
            continue;
        }
        if c.name == "mode" && !reads && !mnemonic.ends_with('i') && !hazard.traps {
            continue;
        }
        return c.number;
    }
    0
}
