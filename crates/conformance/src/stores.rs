//! Loads and stores of every width on every memory, for no, one, some and all lanes: byte by byte, from `docs/w32/memory.md`.

use crate::format::{Case, Code, File, LANES, Place, exactly};
use crate::integer::MASKS;
use crate::values::random;
use lanemask_isa::w32::{Insn, Op, Operand, encode};

const DATA: u8 = 16;
const RD: u8 = 20;
const ADDRESS: u8 = 8;
/// All lanes, and where their own mask is kept.
const ALL: u8 = 40;
const OWN: u8 = 41;
const BASE: u64 = 0x2_0000_0000;
/// Bytes from an address to its access.
const OFFSET: u32 = 16;
/// Lanes whose access is outside of a buffer: the last ones.
const OUTSIDE: usize = 3;

fn push(case: &mut Case, op: Op, operands: &[Operand]) {
    let insn = Insn::new(op, operands);
    let Some((insn, word)) = insn.and_then(|i| Some((i, encode(&i)?))) else {
        panic!("{} does not take {operands:?}", op.info().mnemonic);
    };
    case.code.push(Code {
        words: word.words(),
        text: insn.to_string(),
    });
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let word = |b: &[u8]| b.iter().rev().fold(0, |w, b| w << 8 | u32::from(*b));
    bytes.chunks(4).map(word).collect()
}

/// The operands that find the access, from the offset in `ADDRESS`.
fn address(case: &mut Case, space: &str, offsets: &[u32], size: u32) -> Vec<Operand> {
    let mut operands = match space {
        "global" => {
            let low = offsets.iter().map(|o| BASE as u32 + o).collect();
            case.before.insert(Place::V(ADDRESS), low);
            let high = vec![(BASE >> 32) as u32; LANES];
            case.before.insert(Place::V(ADDRESS + 1), high);
            vec![Operand::vs(ADDRESS, 2)]
        }
        "buffer" => {
            for (n, word) in (8..).zip([BASE as u32, (BASE >> 32) as u32, size, 0]) {
                case.before.insert(Place::U(n), vec![word]);
            }
            vec![Operand::us(8, 4), Operand::v(ADDRESS)]
        }
        _ => vec![Operand::v(ADDRESS)],
    };
    if space != "global" {
        case.before.insert(Place::V(ADDRESS), offsets.to_vec());
    }
    operands.push(Operand::Imm(OFFSET));
    operands
}

/// Bytes of an access by the last part of its name.
fn width(ty: &str) -> Option<usize> {
    match ty {
        "b8" | "u8" | "i8" => Some(1),
        "b16" | "u16" | "i16" => Some(2),
        "b32" => Some(4),
        "b64" => Some(8),
        "b96" => Some(12),
        "b128" => Some(16),
        _ => None,
    }
}

/// A store in one of the memories that cases can name.
fn store(op: Op, exec: u32) -> Option<Case> {
    let parts: Vec<&str> = op.info().mnemonic.split('.').collect();
    let [
        space @ ("global" | "buffer" | "ls" | "scratch"),
        "store",
        ty,
    ] = parts[..]
    else {
        return None;
    };
    let width = width(ty)?;
    let mut state = width as u64 * 31 + 7;
    let data: Vec<Vec<u32>> = (0..width.div_ceil(4))
        .map(|_| (0..LANES).map(|_| random(&mut state) as u32).collect())
        .collect();
    let mut case = Case::new(format!("{}, EXEC {exec:x}", op.info().mnemonic));
    case.of = vec![op.info().mnemonic.into()];
    case.execs = vec![exec];
    for (n, row) in (DATA..).zip(&data) {
        case.before.insert(Place::V(n), row.clone());
    }
    // Lanes lie side by side, upside down.
    let offsets: Vec<u32> = (0..LANES)
        .map(|l| ((LANES - 1 - l) * width) as u32)
        .collect();
    let bytes = |lane: usize| -> Vec<u8> {
        let all = data.iter().flat_map(|row| row[lane].to_le_bytes());
        // Of a half the high one.
        all.skip(if ty == "b16" { 2 } else { 0 })
            .take(width)
            .collect()
    };
    let buffer = space == "buffer";
    let inside = |lane: usize| !buffer || lane >= OUTSIDE;
    let size = OFFSET as usize + (LANES - OUTSIDE) * width;
    let mut operands = address(&mut case, space, &offsets, size as u32);
    let half = Operand::VHalf {
        reg: DATA,
        high: true,
        mods: Default::default(),
    };
    operands.insert(
        0,
        if ty == "b16" {
            half
        } else {
            Operand::vs(DATA, data.len() as u8)
        },
    );
    let active = (0..LANES).filter(|lane| exec >> lane & 1 == 1);
    if matches!(space, "global" | "buffer") {
        let mut held: Vec<u8> = (0..OFFSET as usize + LANES * width + 4)
            .map(|_| random(&mut state) as u8)
            .collect();
        held.resize(held.len().next_multiple_of(4), 0);
        case.before.insert(Place::Memory(BASE), words(&held));
        for lane in active.filter(|lane| inside(*lane)) {
            let at = OFFSET as usize + offsets[lane] as usize;
            held[at..at + width].copy_from_slice(&bytes(lane));
        }
        case.after
            .insert(Place::Memory(BASE), exactly(words(&held)));
        push(&mut case, op, &operands);
        return Some(case);
    }
    // All lanes look at what is there then: in workgroup memory at words of one lane after the other, in scratch memory at their own.
    push(&mut case, op, &operands);
    case.before.insert(Place::U(ALL), vec![u32::MAX]);
    push(
        &mut case,
        Op::SaveexecMov,
        &[Operand::u(OWN), Operand::u(ALL)],
    );
    let mut held = vec![vec![0u8; 1024]; LANES];
    for lane in active {
        let at = OFFSET as usize + offsets[lane] as usize;
        let lane_memory = if space == "ls" { 0 } else { lane };
        held[lane_memory][at..at + width].copy_from_slice(&bytes(lane));
    }
    if space == "scratch" {
        // 256 bytes hold no 16 of each of 32 lanes.
        return scratch(case, op, exec, &bytes, width);
    }
    let at: Vec<u32> = (0..LANES as u32).map(|l| l * 16).collect();
    case.before.insert(Place::V(12), at.clone());
    let load = [Operand::vs(RD, 4), Operand::v(12), Operand::Imm(OFFSET)];
    push(&mut case, Op::LsLoadB128, &load);
    push(&mut case, Op::ExecSet, &[Operand::u(OWN)]);
    case.after.insert(Place::U(OWN), exactly([exec]));
    for n in 0..4u8 {
        let word = |l: usize| {
            let first = OFFSET as usize + at[l] as usize + 4 * usize::from(n);
            words(&held[0][first..first + 4])[0]
        };
        case.after
            .insert(Place::V(RD + n), exactly((0..LANES).map(word)));
    }
    Some(case)
}

/// A store to scratch memory at small offsets, which many lanes share: each has its own.
fn scratch(
    mut case: Case,
    op: Op,
    exec: u32,
    bytes: &dyn Fn(usize) -> Vec<u8>,
    width: usize,
) -> Option<Case> {
    let step = width.max(4).next_multiple_of(4) as u32;
    // Narrow accesses are anywhere in their word.
    let narrow = |l: u32| {
        if width < 4 {
            l % (4 / width as u32) * width as u32
        } else {
            0
        }
    };
    let offsets: Vec<u32> = (0..LANES as u32)
        .map(|l| l % 8 * step + narrow(l))
        .collect();
    case.before.insert(Place::V(ADDRESS), offsets.clone());
    let loads = offsets.iter().map(|o| o / step * step).collect();
    case.before.insert(Place::V(12), loads);
    let load = [Operand::vs(RD, 4), Operand::v(12), Operand::Imm(OFFSET)];
    push(&mut case, Op::ScratchLoadB128, &load);
    push(&mut case, Op::ExecSet, &[Operand::u(OWN)]);
    case.after.insert(Place::U(OWN), exactly([exec]));
    let seen: Vec<Vec<u32>> = (0..LANES)
        .map(|lane| {
            let mut held = [0u8; 16];
            if exec >> lane & 1 == 1 {
                let at = (offsets[lane] % step) as usize;
                held[at..at + width].copy_from_slice(&bytes(lane));
            }
            words(&held)
        })
        .collect();
    for n in 0..4u8 {
        let row = seen.iter().map(|w| w[usize::from(n)]);
        case.after.insert(Place::V(RD + n), exactly(row));
    }
    case.of = vec![op.info().mnemonic.into(), "scratch.load.b128".into()];
    Some(case)
}

/// A load from memory that cases can name.
fn load(op: Op) -> Option<Case> {
    let parts: Vec<&str> = op.info().mnemonic.split('.').collect();
    let [space @ ("global" | "buffer"), "load", ty] = parts[..] else {
        return None;
    };
    let width = width(ty)?;
    let mut state = width as u64 * 37 + 11;
    let held: Vec<u8> = (0..(OFFSET as usize + LANES * width).next_multiple_of(4))
        .map(|_| random(&mut state) as u8)
        .collect();
    let mut case = Case::new(format!("{} upside down", op.info().mnemonic));
    case.of = vec![op.info().mnemonic.into()];
    case.execs = MASKS.to_vec();
    case.before.insert(Place::Memory(BASE), words(&held));
    let offsets: Vec<u32> = (0..LANES)
        .map(|l| ((LANES - 1 - l) * width) as u32)
        .collect();
    let size = OFFSET as usize + (LANES - OUTSIDE) * width;
    let operands = address(&mut case, space, &offsets, size as u32);
    let count = width.div_ceil(4) as u8;
    let half = Operand::VHalf {
        reg: RD,
        high: true,
        mods: Default::default(),
    };
    let rd = if ty == "b16" {
        half
    } else {
        Operand::vs(RD, count)
    };
    push(&mut case, op, &[vec![rd], operands].concat());
    let inside = |lane: usize| space == "global" || lane >= OUTSIDE;
    let value = |lane: usize| -> Vec<u32> {
        let at = OFFSET as usize + offsets[lane] as usize;
        let mut bytes = match inside(lane) {
            true => held[at..at + width].to_vec(),
            false => vec![0; width],
        };
        let sign = bytes.last().is_some_and(|b| b >> 7 == 1) && ty.starts_with('i');
        bytes.resize(width.next_multiple_of(4), if sign { 0xff } else { 0 });
        words(&bytes)
    };
    if ty == "b16" {
        let old: Vec<u32> = (0..LANES).map(|_| random(&mut state) as u32).collect();
        let new = (0..LANES).map(|l| old[l] & 0xffff | value(l)[0] << 16);
        case.masked.insert(Place::V(RD), exactly(new));
        case.before.insert(Place::V(RD), old);
        return Some(case);
    }
    for n in 0..count {
        let row = (0..LANES).map(|l| value(l)[usize::from(n)]);
        case.masked.insert(Place::V(RD + n), exactly(row));
    }
    Some(case)
}

/// The file of stores and loads.
pub fn file() -> File {
    let mut file = File {
        notes: vec!["Stores and loads of every width; made byte by byte, from the rules.".into()],
        cases: Vec::new(),
    };
    for op in Op::ALL {
        file.cases
            .extend(MASKS.into_iter().filter_map(|exec| store(op, exec)));
        file.cases.extend(load(op));
    }
    file
}
