//! Atomics of floats on buffers, addresses and workgroup memory: lanes in increasing order, each step in the default MODE and without
//! flags, with the exact arithmetic of `lanemask-reference`, from the rules of `docs/w32/memory.md`.

use crate::format::{Case, Code, File, LANES, Place, exactly};
use crate::integer::MASKS;
use crate::values::{format_of, ordinary, value};
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use lanemask_reference::float::{Float, Format};
use lanemask_reference::lane::arithmetic;
use std::collections::BTreeMap;

const ADDRESS: u8 = 8;
const DATA: u8 = 12;
const RD: u8 = 14;
/// The descriptor of a buffer.
const DESC: u8 = 8;
const BASE: u64 = 0x2_0000_0000;
/// Where the words lie, from the address on.
const OFFSET: u32 = 8;
const MODE: u16 = 0x001;
/// Numbers in memory; a lane acts on that of its number modulo this, or all on the first.
const SLOTS: usize = 4;

fn push(case: &mut Case, op: Op, operands: &[Operand]) -> Option<()> {
    let insn = Insn::new(op, operands)?;
    case.code.push(Code {
        words: encode(&insn)?.words(),
        text: insn.to_string(),
    });
    Some(())
}

/// A case: on one number or several, of one set of values, in one MODE.
fn case(op: Op, exec: u32, slots: usize, set: u64, mode: u32) -> Option<Case> {
    let info = op.info();
    let [space, form, name, ty] = info.mnemonic.split('.').collect::<Vec<_>>()[..] else {
        return None;
    };
    let format = Format::named(ty)?;
    let wide = ty == "f64";
    let salt = info
        .mnemonic
        .bytes()
        .fold(3, |h, b| h * 37 % 1_000_003 + u64::from(b));
    let mut state = salt + 1000 * set;
    let bits = format_of(ty)?.0;
    let mut next = || match set {
        0 => ordinary(ty, &mut state),
        _ => value(ty, &mut state) & (u64::MAX >> (64 - bits)),
    };
    let before: Vec<u64> = (0..SLOTS).map(|_| next()).collect();
    let data: Vec<u64> = (0..LANES).map(|_| next()).collect();
    let mut after = before.clone();
    let mut old = vec![0; LANES];
    for lane in (0..LANES).filter(|lane| exec >> lane & 1 == 1) {
        let slot = &mut after[lane % slots];
        old[lane] = *slot;
        *slot = arithmetic(name, format, &[*slot, data[lane]], &mut Float::of_mode(0))?;
    }
    let title = format!("{}, {slots} places, EXEC {exec:x}, {set}", info.mnemonic);
    let mut case = Case::new(title);
    case.of = vec![info.mnemonic.into()];
    case.execs = vec![exec];
    if mode != 0 {
        case.before.insert(Place::Csr(MODE), vec![mode]);
    }
    let bytes = bits / 8;
    let words = |values: &[u64]| -> Vec<u32> {
        let low_first = |x: &u64| [*x as u32, (*x >> 32) as u32];
        let all = values.iter().map(low_first);
        all.flat_map(|w| w.into_iter().take(bytes as usize / 4))
            .collect()
    };
    let part = |values: &[u64], k: u32| -> Vec<u32> {
        values.iter().map(|x| (x >> (32 * k)) as u32).collect()
    };
    let width: u8 = if wide { 2 } else { 1 };
    let v = |first: u8| match wide {
        true => Operand::vs(first, 2),
        false => Operand::v(first),
    };
    let offsets: Vec<u32> = (0..LANES)
        .map(|lane| (lane % slots) as u32 * bytes)
        .collect();
    let mut memory = [vec![0; 2], words(&before), vec![0x1111_1111]].concat();
    let workgroup = space == "ls";
    if workgroup {
        // Each lane of the first slots brings one number there, and gets what became of it.
        let store = if wide { Op::LsStoreB64 } else { Op::LsStoreB32 };
        let load = if wide { Op::LsLoadB64 } else { Op::LsLoadB32 };
        let (first, at) = (24, 28);
        let held: Vec<u64> = (0..LANES).map(|lane| before[lane % SLOTS]).collect();
        let left: Vec<u64> = (0..LANES).map(|lane| after[lane % SLOTS]).collect();
        for k in 0..width {
            case.before
                .insert(Place::V(first + k), part(&held, k.into()));
            case.after
                .insert(Place::V(first + k), exactly(part(&left, k.into())));
        }
        let places = (0..LANES)
            .map(|lane| (lane % SLOTS) as u32 * bytes)
            .collect();
        case.before.insert(Place::V(at), places);
        let immediate = Operand::Imm(OFFSET);
        case.before.insert(Place::U(40), vec![u32::MAX]);
        push(
            &mut case,
            Op::SaveexecMov,
            &[Operand::u(41), Operand::u(40)],
        )?;
        push(&mut case, store, &[v(first), Operand::v(at), immediate])?;
        push(&mut case, Op::ExecSet, &[Operand::u(41)])?;
        case.after.insert(Place::U(41), exactly([exec]));
        let mut operands = vec![Operand::v(ADDRESS), immediate, v(DATA)];
        if form == "atomic" {
            operands.insert(0, v(RD));
        }
        push(&mut case, op, &operands)?;
        push(&mut case, Op::ExecSet, &[Operand::u(40)])?;
        push(&mut case, load, &[v(first), Operand::v(at), immediate])?;
        push(&mut case, Op::ExecSet, &[Operand::u(41)])?;
        case.before.insert(Place::V(ADDRESS), offsets);
    } else {
        case.before.insert(Place::Memory(BASE), memory.clone());
        memory = [vec![0; 2], words(&after), vec![0x1111_1111]].concat();
        let size = 4 * memory.len() as u32;
        case.after.insert(Place::Memory(BASE), exactly(memory));
        let immediate = Operand::Imm(OFFSET);
        let mut operands = match space {
            "buffer" => {
                case.before.insert(Place::V(ADDRESS), offsets);
                let desc = [BASE as u32, (BASE >> 32) as u32, size, 0];
                for (n, word) in (DESC..).zip(desc) {
                    case.before.insert(Place::U(n), vec![word]);
                }
                vec![Operand::us(DESC, 4), Operand::v(ADDRESS), immediate]
            }
            _ => {
                let low = offsets.iter().map(|o| BASE as u32 + o).collect();
                case.before.insert(Place::V(ADDRESS), low);
                case.before
                    .insert(Place::V(ADDRESS + 1), vec![(BASE >> 32) as u32; LANES]);
                vec![Operand::vs(ADDRESS, 2), immediate]
            }
        };
        operands.push(v(DATA));
        if form == "atomic" {
            operands.insert(0, v(RD));
        }
        push(&mut case, op, &operands)?;
    }
    for k in 0..width {
        case.before
            .insert(Place::V(DATA + k), part(&data, k.into()));
        if form == "atomic" {
            case.masked
                .insert(Place::V(RD + k), exactly(part(&old, k.into())));
        }
    }
    Some(case)
}

/// The file, by its name.
pub fn files() -> BTreeMap<String, File> {
    let mut file = File {
        notes: vec!["Atomics of floats; made with exact numbers, from the rules.".into()],
        cases: Vec::new(),
    };
    for op in Op::ALL {
        let parts: Vec<&str> = op.info().mnemonic.split('.').collect();
        let ["buffer" | "global" | "ls", "atomic" | "red", _, ty] = parts[..] else {
            continue;
        };
        if format_of(ty).is_none() {
            continue;
        }
        for exec in MASKS {
            file.cases.extend(case(op, exec, 1, 0, 0));
        }
        // MODE does not matter: neither its direction nor flushing.
        file.cases.extend(case(op, u32::MAX, SLOTS, 1, 0));
        file.cases.extend(case(op, u32::MAX, SLOTS, 2, 0x3a));
        file.cases.extend(case(op, MASKS[2], SLOTS, 3, 0x39));
    }
    BTreeMap::from([("float-atomics".into(), file)])
}
