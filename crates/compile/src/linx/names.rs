//! Names for what operands find, for the verifier.
//!
//! Within a chain positions in the queues are known: each push gets a name of its own, and each read the name of what lies there by the
//! pushes of its chain alone. That every path to the read has the same pushes, so that the machine finds the same entry, is what the
//! verifier then proves. Accesses to rows and places have the name of the row or place, so that all of one go to one address.
//! What a loop keeps in queues is called the same before the loop and where its trips end. Registers of the group, and private memory, have no names.
//!
//! Masks are stated where a chain shows them: behind a branch back nobody is left, and where p becomes the lanes of a saved mask that p
//! does not hold, it is the other arm of a branch.

use super::alloc::{Code, Out, Val};
use super::lir::{Carrier, Late};
use lanemask_isa::linx::{Field, Op, Queue, Reg};
use lanemask_object::{MaskExpr, MaskTerm};
use std::collections::{BTreeMap, BTreeSet, VecDeque};

/// What is stated.
#[derive(Default)]
pub struct Stated {
    /// Names by field, of the instruction with that number in that block.
    pub names: BTreeMap<(usize, usize), Vec<(Field, String)>>,
    /// What p is before such an instruction: its name from here on, and what it is equal to.
    pub masks: BTreeMap<(usize, usize), Vec<Mask>>,
}

/// A name for p, and what p is.
pub type Mask = (Option<String>, Option<MaskExpr>);

/// The name of p before it becomes the other arm.
const ARM: &str = "arm";

/// An entry of a queue.
#[derive(Clone)]
struct Entry {
    /// Its name.
    name: String,
    /// The row or place whose number it is.
    slot: Option<Late>,
    /// The name of the mask that it is a copy of.
    mask: Option<String>,
}

/// What is known at a place in a chain.
#[derive(Clone, Default)]
struct Known {
    /// vt, vu, vm, vn, T and U, the latest entry first.
    queues: [VecDeque<Entry>; 6],
    /// Masks in places and registers of the group: the place or register is the name of p where it was saved.
    masks: Vec<String>,
}

/// Entries of vector queues, and of T and U, that can be read.
const DEPTH: usize = 31;

/// States what all code is meant to do. `chains` as in `homes`; `slots` is the base of rows and places.
pub fn find(code: &Code, chains: &[Option<usize>], carriers: &[Carrier], slots: Reg) -> Stated {
    // Once to see what is ever stored where, once to state it.
    let first = pass(code, chains, carriers, slots, BTreeMap::new());
    let mut stated = pass(code, chains, carriers, slots, first.writes).stated;
    behind_loops(code, &mut stated);
    // A name that nothing is compared with says nothing.
    let all = stated.masks.values().flatten();
    let used: BTreeSet<String> = all
        .filter_map(|(_, is)| is.as_ref())
        .flat_map(|is| is.0.iter().flatten())
        .map(|term| term.name.clone())
        .collect();
    stated.masks.retain(|_, masks| {
        let says =
            |(name, is): &Mask| is.is_some() || name.as_ref().is_some_and(|n| used.contains(n));
        masks.retain(says);
        !masks.is_empty()
    });
    stated
}

fn pass(
    code: &Code,
    chains: &[Option<usize>],
    carriers: &[Carrier],
    slots: Reg,
    only_p: BTreeMap<String, bool>,
) -> Pass {
    let mut pass = Pass {
        slots,
        pushes: 0,
        only_p,
        writes: BTreeMap::new(),
        known: Known::default(),
        stated: Stated::default(),
    };
    let mut branched: BTreeMap<usize, Known> = BTreeMap::new();
    for (b, (outs, from)) in code.blocks.iter().zip(chains).enumerate() {
        match from {
            Some(from) if from + 1 == b => {}
            Some(from) => pass.known = branched[from].clone(),
            None => pass.known = in_loop(carriers, b),
        }
        let kept = kept(carriers, b, outs);
        for (k, out) in outs.iter().enumerate() {
            pass.out(out, (b, k), outs.get(k + 1), kept.get(&k));
        }
        let mut later = chains.iter().skip(b + 2);
        if later.any(|from| *from == Some(b)) {
            branched.insert(b, pass.known.clone());
        }
    }
    pass
}

const VM: usize = Queue::Vm as usize;
const VN: usize = Queue::Vn as usize;

/// The name of what loop `k` keeps as number `n` in a queue.
fn kept_name(k: usize, queue: usize, n: usize) -> String {
    let what = if queue == VM { "stable" } else { "carried" };
    format!("{what}{k}_{n}")
}

/// What is known where ways meet: what a loop keeps.
fn in_loop(carriers: &[Carrier], b: usize) -> Known {
    let mut known = Known::default();
    let found = carriers.iter().position(|c| c.blocks.contains(&b));
    if let Some(k) = found {
        for (queue, lanes) in [(VM, &carriers[k].stable), (VN, &carriers[k].carried)] {
            for n in 0..lanes.len() {
                known.queues[queue].push_front(Entry {
                    name: kept_name(k, queue, n),
                    slot: None,
                    mask: None,
                });
            }
        }
    }
    known
}

/// By instruction of a block: the name of what it pushes for a loop. Before the loop these are the last pushes to vm and vn of the
/// block, in the loop the only ones to vn.
fn kept(carriers: &[Carrier], b: usize, outs: &[Out]) -> BTreeMap<usize, String> {
    let before = carriers.iter().position(|c| c.blocks.start == b + 1);
    let Some(k) = before.or_else(|| carriers.iter().position(|c| c.blocks.contains(&b))) else {
        return BTreeMap::new();
    };
    let mut kept = BTreeMap::new();
    for (queue, lanes) in [(VM, &carriers[k].stable), (VN, &carriers[k].carried)] {
        if queue == VM && before.is_none() {
            continue;
        }
        let pushes =
            |(_, out): &(usize, &Out)| operand(out, Field::RegDst).and_then(push) == Some(queue);
        let last = outs.iter().enumerate().rev().filter(pushes);
        for ((at, _), n) in last.zip((0..lanes.len()).rev()) {
            kept.insert(at, kept_name(k, queue, n));
        }
    }
    kept
}

struct Pass {
    slots: Reg,
    pushes: u32,
    /// Places and registers of the group, and whether they never get anything but p.
    only_p: BTreeMap<String, bool>,
    /// The same, as found on the way.
    writes: BTreeMap<String, bool>,
    known: Known,
    stated: Stated,
}

impl Pass {
    fn entry(&self, reg: Reg) -> Option<&Entry> {
        let (q, n) = read(reg)?;
        self.known.queues[q].get(n - 1)
    }

    /// Names the operands of an instruction, and follows what it does. `kept`: the name of what it pushes for a loop.
    fn out(&mut self, out: &Out, at: (usize, usize), next: Option<&Out>, kept: Option<&String>) {
        let mut names = Vec::new();
        let mut destination = None;
        let mut index = None;
        let mut base = None;
        for (field, val) in &out.fields {
            let Val::Reg(reg) = val else { continue };
            if *field == Field::RegDst {
                destination = Some(*reg);
            } else if let Some(entry) = self.entry(*reg) {
                names.push((*field, entry.name.clone()));
                index = index.or(entry.slot.filter(|_| *field == Field::SrcR));
            } else if *reg == self.slots {
                base = Some(*field);
            }
        }
        let slot = base.zip(index).map(|(field, slot)| {
            let name = match slot {
                Late::Home(k) => format!("home{k}"),
                Late::Spill(k) => format!("spill{k}"),
                Late::Mask(k) => format!("place{k}"),
                _ => unreachable!("only rows and places are slots"),
            };
            names.push((field, name.clone()));
            name
        });
        self.switch(out, at, next);
        let stores = destination.is_none();
        let copy = self.copy(out, slot.as_deref().filter(|_| !stores));
        match destination {
            None => {
                if let Some(name) = slot {
                    let p = operand(out, Field::SrcD) == Some(Reg::P);
                    self.save(name, p, at);
                }
            }
            Some(Reg::R(n)) => self.save(format!("r{n}"), copies_p(out), at),
            Some(reg) => {
                if let Some(q) = push(reg) {
                    self.pushes += 1;
                    let common = out.common.map(|n| format!("left{n}"));
                    let name = kept.cloned().or(common);
                    let name = name.unwrap_or(format!("v{}", self.pushes));
                    names.push((Field::RegDst, name.clone()));
                    let from = operand(out, Field::SrcL).filter(|_| copies(out));
                    let slot = made(out).or(from.and_then(|r| self.entry(r)?.slot));
                    self.known.queues[q].push_front(Entry {
                        name,
                        slot,
                        mask: copy,
                    });
                    self.known.queues[q].truncate(DEPTH);
                }
            }
        }
        if !names.is_empty() {
            self.stated.names.insert(at, names);
        }
    }

    /// A place or register of the group gets p, or something else.
    fn save(&mut self, name: String, p: bool, at: (usize, usize)) {
        *self.writes.entry(name.clone()).or_insert(true) &= p;
        self.known.masks.retain(|m| *m != name);
        for entry in self.known.queues.iter_mut().flatten() {
            entry.mask = entry.mask.take().filter(|m| *m != name);
        }
        if p {
            let masks = self.stated.masks.entry(at).or_default();
            masks.push((Some(name.clone()), None));
            self.known.masks.push(name);
        }
    }

    /// The name of the mask that an instruction's result is a copy of. `slot` is what it loads.
    fn copy(&self, out: &Out, slot: Option<&str>) -> Option<String> {
        match slot {
            Some(name) => self.is_mask(name).then(|| name.to_owned()),
            None if copies(out) => self.mask(operand(out, Field::SrcL)?),
            None => None,
        }
    }

    /// Whether a place or register holds the p that has its name.
    fn is_mask(&self, name: &str) -> bool {
        let here = self.known.masks.iter().any(|m| m == name);
        here || self.only_p.get(name).is_some_and(|p| *p)
    }

    /// The name of the mask that an operand is a copy of.
    fn mask(&self, reg: Reg) -> Option<String> {
        match reg {
            Reg::R(n) => {
                let name = format!("r{n}");
                self.is_mask(&name).then_some(name)
            }
            reg => self.entry(reg)?.mask.clone(),
        }
    }

    /// p becomes the lanes of a saved mask that it does not hold.
    fn switch(&mut self, out: &Out, (b, k): (usize, usize), next: Option<&Out>) {
        let is = out.op == Op::VAnd
            && operand(out, Field::RegDst) == Some(Reg::P)
            && operand(out, Field::SrcR) == Some(Reg::P)
            && (out.fields.iter()).any(|(f, v)| *f == Field::SrcRType && matches!(v, Val::Num(3)));
        let saved = operand(out, Field::SrcL).and_then(|r| self.mask(r));
        let (true, Some(saved), Some(next)) = (is, saved, next) else {
            return;
        };
        // A jump may be left out, and what follows it is reached from elsewhere too.
        if next.op == Op::J {
            return;
        }
        let masks = &mut self.stated.masks;
        let before = masks.entry((b, k)).or_default();
        before.push((Some(ARM.to_owned()), None));
        let term = |not, name: &str| MaskTerm {
            not,
            name: name.to_owned(),
        };
        let other = MaskExpr(vec![vec![term(false, &saved), term(true, ARM)]]);
        let behind = masks.entry((b, k + 1)).or_default();
        behind.push((None, Some(other)));
    }
}

/// Behind a branch back nobody is left, if what follows is reached from nowhere else but by branches on an empty p.
fn behind_loops(code: &Code, stated: &mut Stated) {
    let target = |out: &Out| {
        out.fields.iter().find_map(|(_, val)| match val {
            Val::Block(to) => Some(*to),
            _ => None,
        })
    };
    let mut into: BTreeMap<usize, Vec<Op>> = BTreeMap::new();
    for out in code.blocks.iter().flatten() {
        if let Some(to) = target(out) {
            into.entry(to).or_default().push(out.op);
        }
    }
    for (b, outs) in code.blocks.iter().enumerate() {
        // Jumps to what follows may come behind it: they are left out.
        let mut jumps = match outs.as_slice() {
            [.., branch] if target(branch).is_none() => continue,
            [.., branch] if branch.op == Op::BNz => Vec::new(),
            [.., branch, jump] if branch.op == Op::BNz && jump.op == Op::J => vec![target(jump)],
            _ => continue,
        };
        let mut next = b + 1;
        while let Some(outs) = code.blocks.get(next) {
            match outs.as_slice() {
                [] => {}
                [jump] if jump.op == Op::J => jumps.push(target(jump)),
                _ => break,
            }
            next += 1;
        }
        // Where control gets to otherwise: branches on an empty p, and those jumps.
        let others = into.range(b + 1..=next).flat_map(|(_, ops)| ops);
        let others: Vec<&Op> = others.filter(|op| **op != Op::BZ).collect();
        let first = code.blocks.get(next).and_then(|outs| outs.first());
        let here = |to: &Option<usize>| to.is_some_and(|to| (b + 1..=next).contains(&to));
        if others.len() == jumps.len()
            && jumps.iter().all(here)
            && others.iter().all(|op| **op == Op::J)
            && first.is_some_and(|out| out.op != Op::J)
        {
            let nobody = MaskTerm {
                not: false,
                name: "none".to_owned(),
            };
            let masks = stated.masks.entry((next, 0)).or_default();
            masks.insert(0, (None, Some(MaskExpr(vec![vec![nobody]]))));
        }
    }
}

fn operand(out: &Out, wanted: Field) -> Option<Reg> {
    out.fields.iter().find_map(|(field, val)| match val {
        Val::Reg(reg) if *field == wanted => Some(*reg),
        _ => None,
    })
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

/// Whether the result of an instruction is its first source.
fn copies(out: &Out) -> bool {
    out.op == Op::VOr && operand(out, Field::SrcR) == Some(Reg::Zero)
}

fn copies_p(out: &Out) -> bool {
    copies(out) && operand(out, Field::SrcL) == Some(Reg::P)
}
