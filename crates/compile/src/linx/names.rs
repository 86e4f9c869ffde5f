//! Names for what operands find, for the verifier.
//!
//! Within a chain positions in the queues are known: each push gets a name of its own, and each read the name of what lies there by the
//! pushes of its chain alone. That every path to the read has the same pushes, so that the machine finds the same entry, is what the
//! verifier then proves. Accesses to rows and places have the name of the row or place, so that all of one go to one address.
//! Registers of the group, and private memory, have no names.

use super::alloc::{Code, Out, Val};
use super::lir::Late;
use lanemask_isa::linx::{Field, Op, Reg};
use std::collections::{BTreeMap, VecDeque};

/// Names by field, of the instruction with that number in that block.
pub type Names = BTreeMap<(usize, usize), Vec<(Field, String)>>;

/// An entry of a queue.
#[derive(Clone)]
struct Entry {
    /// Number of the push.
    number: u32,
    /// The row or place whose number it is.
    slot: Option<Late>,
}

/// vt, vu, vm, vn, T and U, the latest entry first.
type Queues = [VecDeque<Entry>; 6];

/// Entries of vector queues, and of T and U, that can be read.
const DEPTH: usize = 31;

/// Names the operands of all code. `chains` as in `homes`; `slots` is the base of rows and places.
pub fn find(code: &Code, chains: &[Option<usize>], slots: Reg) -> Names {
    let mut names = Names::new();
    let mut pushes = 0;
    let mut branched: BTreeMap<usize, Queues> = BTreeMap::new();
    let mut queues = Queues::default();
    let is_branched = |b: usize| {
        let later = chains.iter().enumerate().skip(b + 2);
        later.into_iter().any(|(_, from)| *from == Some(b))
    };
    for (b, (outs, from)) in code.blocks.iter().zip(chains).enumerate() {
        match from {
            Some(from) if from + 1 == b => {}
            Some(from) => queues = branched[from].clone(),
            None => queues = Queues::default(),
        }
        for (k, out) in outs.iter().enumerate() {
            let here = of(out, &mut queues, &mut pushes, slots);
            if !here.is_empty() {
                names.insert((b, k), here);
            }
        }
        if is_branched(b) {
            branched.insert(b, queues.clone());
        }
    }
    names
}

/// Names of an instruction's operands, and what it does to the queues.
fn of(out: &Out, queues: &mut Queues, pushes: &mut u32, slots: Reg) -> Vec<(Field, String)> {
    let mut names = Vec::new();
    let mut pushed = None;
    let mut index = None;
    let mut base = None;
    for (field, val) in &out.fields {
        let Val::Reg(reg) = val else { continue };
        if *field == Field::RegDst {
            pushed = push(*reg);
        } else if let Some(entry) = read(*reg).and_then(|(q, n)| queues[q].get(n - 1)) {
            names.push((*field, format!("v{}", entry.number)));
            index = index.or(entry.slot.filter(|_| *field == Field::SrcR));
        } else if *reg == slots {
            base = Some(*field);
        }
    }
    if let (Some(field), Some(slot)) = (base, index) {
        names.push((
            field,
            match slot {
                Late::Home(k) => format!("home{k}"),
                Late::Spill(k) => format!("spill{k}"),
                Late::Mask(k) => format!("place{k}"),
                _ => unreachable!("only rows and places are slots"),
            },
        ));
    }
    if let Some(q) = pushed {
        *pushes += 1;
        names.push((Field::RegDst, format!("v{pushes}")));
        let slot = made(out).or(if copies(out) {
            copied(out, queues)
        } else {
            None
        });
        queues[q].push_front(Entry {
            number: *pushes,
            slot,
        });
        queues[q].truncate(DEPTH);
    }
    names
}

fn push(reg: Reg) -> Option<usize> {
    match reg {
        Reg::Push(q) => Some(q as usize),
        Reg::PushT => Some(4),
        Reg::PushU => Some(5),
        _ => None,
    }
}

fn read(reg: Reg) -> Option<(usize, usize)> {
    match reg {
        Reg::Vec(q, n) => Some((q as usize, n.into())),
        Reg::T(n) => Some((4, n.into())),
        Reg::U(n) => Some((5, n.into())),
        _ => None,
    }
}

/// The row or place whose number an instruction makes.
fn made(out: &Out) -> Option<Late> {
    out.fields.iter().find_map(|(field, val)| match val {
        Val::Late(late @ (Late::Home(_) | Late::Spill(_) | Late::Mask(_))) => {
            (*field == Field::Imm).then_some(*late)
        }
        _ => None,
    })
}

/// Whether an instruction pushes again what it reads.
fn copies(out: &Out) -> bool {
    let zero = (Field::SrcR, Reg::Zero);
    let plain = |(f, v): &(Field, Val)| matches!(v, Val::Reg(r) if (*f, *r) == zero);
    out.op == Op::VOr && out.fields.iter().any(plain)
}

fn copied(out: &Out, queues: &Queues) -> Option<Late> {
    out.fields.iter().find_map(|(field, val)| match val {
        Val::Reg(reg) if *field == Field::SrcL => {
            let (q, n) = read(*reg)?;
            queues[q].get(n - 1)?.slot
        }
        _ => None,
    })
}
