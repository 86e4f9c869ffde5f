//! Image instructions: each with descriptors of its own, which it loads from a table.

use super::operands::{self, Hazard};
use super::program::{IMAGES, entry_offset};
use super::random::Random;
use super::setup::*;
use crate::texel::Texel;
use lanemask_isa::w32::{Insn, Op, Operand};

/// Words of an entry of the table: image, sampler.
pub(super) const ENTRY_WORDS: usize = 12;

/// A dimension's code; coordinates of loads, of samples, axes.
const DIMENSIONS: [(u32, u32, u32, u32); 7] = [
    (0, 1, 1, 1),
    (1, 2, 2, 2),
    (2, 3, 3, 3),
    (3, 3, 3, 3),
    (4, 2, 2, 1),
    (5, 3, 3, 2),
    (6, 3, 4, 3),
];

/// Lines that load descriptors and use them, and the entry of the table, which is number `entry`.
pub(super) fn lines(
    random: &mut Random,
    op: Op,
    hazard: Hazard,
    entry: usize,
) -> Option<(Vec<Insn>, [u32; ENTRY_WORDS])> {
    let name = op.info().mnemonic;
    let words: Vec<&str> = name.split('.').collect();
    let samples = matches!(words[1], "sample" | "gather");
    let compares = words.contains(&"cmp");
    let gathers = words[1] == "gather";
    let (code, loads, sampled, axes) = loop {
        let d = random.pick(&DIMENSIONS);
        if !gathers || matches!(d.0, 1 | 3 | 5 | 6) {
            break d;
        }
    };
    let atomic = matches!(words[1], "atomic" | "red");
    let (texel, texels) = loop {
        let code = if atomic {
            let float = name.ends_with("f32") || words[2] == "xchg" && random.once_in(3);
            if float { 33 } else { 31 + random.below(2) }
        } else {
            1 + random.below(45)
        };
        let texel = Texel::of_code(code)?;
        if !(compares && texel.is_integer()) {
            break (texel, code);
        }
    };
    let mut table = [0; ENTRY_WORDS];
    let cube = matches!(code, 3 | 6);
    let width = 1 + random.below(6);
    let height = match code {
        0 | 4 => 1,
        _ if cube => width,
        _ => 1 + random.below(6),
    };
    let depth = if matches!(code, 0 | 1 | 3) {
        1
    } else {
        1 + random.below(3)
    };
    let largest = width.max(height).max(if code == 2 { depth } else { 1 });
    let most = 32 - largest.leading_zeros();
    let many = matches!(code, 1 | 5) && words[1] == "load" && random.once_in(3);
    let (first, levels, log2) = if many {
        (0, 1, 1 + random.below(2))
    } else {
        let first = random.below(most);
        (first, 1 + random.below(most - first), 0)
    };
    let base = IMAGES + 16 * u64::from(random.below(4));
    let row = (u64::from(width) << log2) * texel.bytes;
    table[0] = base as u32;
    table[1] = (base >> 32) as u32;
    table[2] = width | height << 16;
    table[3] = depth | levels << 16 | log2 << 20 | code << 23;
    let swizzle = if random.once_in(2) {
        [0, 1, 2, 3].map(|_: u32| random.below(6))
    } else {
        [0, 1, 2, 3]
    };
    table[4] = (0..4).fold(texels, |w, k| w | swizzle[k] << (8 + 3 * k));
    table[5] = if random.once_in(3) {
        (row + texel.bytes * u64::from(random.below(3))) as u32
    } else {
        0
    };
    table[6] = if random.once_in(4) { 4096 } else { 0 };
    table[7] = first;
    let integer = texel.is_integer();
    let linear = |random: &mut Random| u32::from(!integer && random.once_in(2));
    let filters = linear(random) | linear(random) << 1 | linear(random) << 2;
    let modes = (0..3).fold(0, |w, k| w | random.below(5) << (3 + 3 * k));
    let rest = random.below(8) << 13 | random.below(3) << 17 | 1 << 31;
    table[8] = filters | modes | rest;
    if matches!(code, 0 | 1) && levels == 1 && random.once_in(4) {
        let filter = if filters & 1 == 1 { 3 } else { 0 };
        let modes = (2 + random.below(2)) << 3 | (2 + random.below(2)) << 6;
        table[8] = filter | modes | rest | 1 << 16;
    }
    let quarter = |n: u32| (n as f32 / 4.0).to_bits();
    table[9] = quarter(random.below(4));
    table[10] = quarter(random.below(24));
    table[11] = (random.below(9) as f32 / 4.0 - 1.0).to_bits();
    let mut count = if samples {
        sampled + u32::from(compares)
    } else {
        loads
    };
    if hazard.traps && random.once_in(3) {
        match random.below(5) {
            0 => table[random.below(9) as usize] ^= 1 << random.below(32),
            1 => count = 1 + random.below(5),
            2 => table[3] |= 1 << 26,
            3 => table[4] = table[4] & !0xff | random.below(50),
            _ => table[random.pick(&[2usize, 3, 8])] ^= 1 << random.below(24),
        }
        // What is not illegal may lie outside of what is mapped.
        if !still_small(&table) {
            return None;
        }
    }
    match random.below(12) {
        0 => table[..8].fill(0),
        1 => table[8..].fill(0),
        _ => {}
    }
    let at = entry_offset(entry);
    let base = Operand::us(U_ADDRESS, 2);
    let load = |op: Op, to: u8, count: u8, at: u32| {
        Insn::new(op, &[Operand::us(to, count), base, Operand::Imm(at)])
    };
    let mut out = vec![load(Op::ULoadB256, U_IMAGE, 8, at)?];
    if samples {
        out.push(load(Op::ULoadB128, U_SAMPLER, 4, at + 32)?);
    }
    let lod = random.below(3);
    out.push(Insn::new(
        Op::UMovB32,
        &[Operand::u(U_TARGET), Operand::Lit(lod)],
    )?);
    let operands: Vec<Operand> = (op.info().operands.iter())
        .map(|o| match o.name {
            "desc" => Operand::us(U_IMAGE, 8),
            "samp" => Operand::us(U_SAMPLER, 4),
            "coord" if samples => Operand::vs(FLOATS + random.below(9 - count) as u8, count as u8),
            "coord" => Operand::vs(INTEGERS + random.below(5 - count.min(4)) as u8, count as u8),
            "grad" => Operand::vs(FLOATS + random.below(9 - 2 * axes) as u8, 2 * axes as u8),
            "lod" if name.starts_with("u.") => Operand::u(U_TARGET),
            "lod" => match random.below(4) {
                0 if samples => Operand::v(FLOATS + random.below(8) as u8),
                0 => Operand::v(INTEGERS + random.below(4) as u8),
                1 if samples => Operand::bits32(0.5f32.to_bits()),
                1 => Operand::bits32(1),
                _ => Operand::bits32(0),
            },
            "off" if cube || random.once_in(2) => Operand::Imm(0),
            "off" => Operand::Imm(random.below(1 << 12)),
            _ => operands::operand(random, op, o.name, o.kind, hazard),
        })
        .collect();
    out.push(Insn::new(op, &operands)?);
    Some((out, table))
}

/// Whether sizes and addresses are those that [`lines`] gives.
fn still_small(table: &[u32; ENTRY_WORDS]) -> bool {
    let size = |n: u32| (1..=6).contains(&n);
    let illegal = !table[0].is_multiple_of(16)
        || table[1] >> 16 != 0
        || !table[6].is_multiple_of(16)
        || table[7] >> 4 != 0
        || table[3] >> 27 != 0
        || table[4] >> 20 != 0
        || table[2] & 0xffff == 0
        || table[2] >> 16 == 0;
    let here = table[0] >> 8 == IMAGES as u32 >> 8 && table[1] == (IMAGES >> 32) as u32;
    illegal
        || here
            && size(table[2] & 0xffff)
            && size(table[2] >> 16)
            && size(table[3] & 0xffff)
            && table[5] <= 512
            && table[6] <= 4096
            && table[3] >> 20 & 7 <= 2
}
