//! The states: what each place holds, around loops until nothing changes.

use super::{Def, Entry, Placed, Same, Test};
use crate::affine::{Affine, Atom, Ranges};
use crate::body::Body;
use crate::eval;
use crate::operands::{self, Domain, Index};
use lanemask_isa::linx::{Field, Insn, Op, Reg};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

const VECTOR_DEPTH: usize = 31;
const T: usize = 4 * VECTOR_DEPTH;
const U: usize = T + 4;
const REGISTERS: usize = U + 4;
const PLACES: usize = REGISTERS + 24;

/// First place and depth of each queue: vt, vu, vm, vn, T, U.
const QUEUES: [(usize, usize); 6] = [
    (0, VECTOR_DEPTH),
    (VECTOR_DEPTH, VECTOR_DEPTH),
    (2 * VECTOR_DEPTH, VECTOR_DEPTH),
    (3 * VECTOR_DEPTH, VECTOR_DEPTH),
    (T, 4),
    (U, 4),
];

/// Pushes since a place that all paths have passed.
type Count = (u64, u32);

#[derive(Clone, PartialEq, Eq)]
pub(super) struct State {
    entries: Vec<Rc<Entry>>,
    counts: [Count; 6],
}

impl State {
    pub(super) fn entry(&self, place: usize) -> &Entry {
        &self.entries[place]
    }
}

/// The place of an operand among the entries of a state.
pub(super) fn place_of(reg: Reg) -> Option<usize> {
    match reg {
        Reg::R(n) => Some(REGISTERS + usize::from(n)),
        Reg::T(n) => Some(T + usize::from(n) - 1),
        Reg::U(n) => Some(U + usize::from(n) - 1),
        Reg::Vec(q, n) => Some(q as usize * VECTOR_DEPTH + usize::from(n) - 1),
        _ => None,
    }
}

/// The places of the queue that a place belongs to, the latest entry first; for a register only itself.
pub(super) fn queue_of(place: usize) -> std::ops::Range<usize> {
    let queue = QUEUES.iter().map(|(first, depth)| *first..first + depth);
    let mut queue = queue.filter(|q| q.contains(&place));
    queue.next().unwrap_or(place..place + 1)
}

pub(super) struct Run<'a> {
    body: &'a Body,
    pub(super) ranges: Ranges,
    /// How often the range of a result has grown.
    grown: BTreeMap<Atom, u32>,
    states: BTreeMap<u64, State>,
    /// Pushes on each edge into a block.
    edges: BTreeMap<u64, BTreeMap<u64, [Count; 6]>>,
    carried: BTreeSet<u8>,
    nothing: Rc<BTreeSet<u64>>,
}

impl<'a> Run<'a> {
    pub(super) fn new(body: &'a Body, carried: BTreeSet<u8>, ranges: Ranges) -> Run<'a> {
        Run {
            body,
            ranges,
            grown: BTreeMap::new(),
            states: BTreeMap::new(),
            edges: BTreeMap::new(),
            carried,
            nothing: Rc::default(),
        }
    }

    pub(super) fn body(&self) -> &'a Body {
        self.body
    }

    fn start(&self) -> State {
        let entry = |def, value, never| {
            Rc::new(Entry {
                def,
                value,
                sites: self.nothing.clone(),
                never,
                launch: !never,
                unaligned: None,
                moves: None,
            })
        };
        // all zero.
        let never = entry(Def::Never, Affine::default(), true);
        let mut entries = vec![never; REGISTERS];
        for n in 0..24u8 {
            let value = if n == 0 {
                Affine::default()
            } else if self.carried.contains(&n) {
                Affine::atom(Atom::Merge(
                    self.body.entry,
                    REGISTERS as u16 + u16::from(n),
                ))
            } else {
                Affine::atom(Atom::Register(n))
            };
            entries.push(entry(Def::Launch(n), value, false));
        }
        debug_assert_eq!(entries.len(), PLACES);
        State {
            entries,
            counts: [(self.body.entry, 0); 6],
        }
    }

    pub(super) fn fixpoint(&mut self) {
        let position: BTreeMap<u64, usize> = (self.body.order.iter().enumerate())
            .map(|(k, b)| (*b, k))
            .collect();
        let Some(first) = self.body.order.first() else {
            return;
        };
        let start = self.start();
        self.states.insert(*first, start);
        let mut open: BTreeSet<usize> = [0].into();
        while let Some(k) = open.pop_first() {
            let block = self.body.order[k];
            let mut state = self.states[&block].clone();
            for pc in &self.body.blocks[&block].pcs {
                self.step(&mut state, *pc);
            }
            for to in self.body.successors(block) {
                if self.arrive(block, to, &state) {
                    open.insert(position[&to]);
                }
            }
        }
    }

    /// Shows each instruction with the state before it.
    pub(super) fn walk(&mut self, mut see: impl FnMut(&Run, &State, u64)) {
        for block in &self.body.order {
            let Some(mut state) = self.states.get(block).cloned() else {
                continue;
            };
            for pc in &self.body.blocks[block].pcs {
                see(self, &state, *pc);
                self.step(&mut state, *pc);
            }
        }
    }

    /// Joins a state into a block's; whether that has changed.
    fn arrive(&mut self, from: u64, to: u64, state: &State) -> bool {
        let block = &self.body.blocks[&to];
        let edges = self.edges.entry(to).or_default();
        edges.insert(from, state.counts);
        // Pushes since a common place that differ between two edges.
        let uneven = [0, 1, 2, 3, 4, 5].map(|q: usize| {
            (edges.iter()).find_map(|(other, counts)| {
                let (a, b) = (counts[q], state.counts[q]);
                (*other != from && a.0 == b.0 && a.1 != b.1).then_some((*other, from))
            })
        });
        let last = |start: u64| {
            let pcs = &self.body.blocks[&start].pcs;
            *pcs.last().expect("a block has instructions")
        };
        let uneven = uneven.map(|u| u.map(|(a, b)| (to, last(a), last(b))));
        let counts = [0, 1, 2, 3, 4, 5].map(|q: usize| {
            let mut all = edges.values().map(|c| c[q]);
            let first = all.next().expect("this edge");
            if !block.loop_head && all.all(|c| c == first) {
                first
            } else {
                (to, 0)
            }
        });
        let Some(old) = self.states.get(&to) else {
            let state = State {
                entries: state.entries.clone(),
                counts,
            };
            self.states.insert(to, state);
            return true;
        };
        let mut new = old.clone();
        new.counts = counts;
        for (q, (first, depth)) in QUEUES.iter().enumerate() {
            for place in *first..first + depth {
                let joined = join(
                    &old.entries[place],
                    &state.entries[place],
                    (to, place, *first..first + depth),
                    uneven[q],
                    block.loop_head,
                );
                new.entries[place] = joined;
            }
        }
        for place in REGISTERS..PLACES {
            let (a, b) = (&old.entries[place], &state.entries[place]);
            new.entries[place] = join(a, b, (to, place, 0..0), None, false);
        }
        let changed = new != *old;
        if changed {
            self.states.insert(to, new);
        }
        changed
    }

    /// Executes an instruction.
    fn step(&mut self, state: &mut State, pc: u64) {
        let insn = self.body.insn(pc);
        let destinations = operands::destinations(insn);
        if destinations.is_empty() {
            return;
        }
        let results: Vec<Affine> = (0..destinations.len())
            .map(|k| self.result(state, pc, insn, k))
            .collect();
        age(state, pc);
        for (reg, value) in destinations.into_iter().zip(results) {
            let entry = Rc::new(Entry {
                def: Def::Last(pc),
                value,
                sites: Rc::new([pc].into()),
                never: false,
                launch: false,
                unaligned: None,
                moves: None,
            });
            let queue = match reg {
                Reg::Push(q) => q as usize,
                Reg::PushT => 4,
                Reg::PushU => 5,
                Reg::R(n) => {
                    state.entries[REGISTERS + usize::from(n)] = entry;
                    continue;
                }
                _ => continue,
            };
            let (first, depth) = QUEUES[queue];
            state.entries[first..first + depth].rotate_right(1);
            state.entries[first] = entry;
            state.counts[queue].1 = state.counts[queue].1.saturating_add(1);
        }
    }

    /// The value of result `k`.
    fn result(&mut self, state: &State, pc: u64, insn: &Insn, k: usize) -> Affine {
        let lanes = operands::domain(insn) == Domain::Lanes;
        let made = if k == 0 {
            let read = |f: Field| insn.reg(f).map(|r| self.value(state, r));
            eval::value(insn, pc, lanes, &read, &self.ranges)
        } else {
            eval::Made::unknown(false)
        };
        let range = match made {
            eval::Made::Sum(sum) => return sum,
            eval::Made::Within(range) => range,
        };
        for atom in [Atom::Result(pc), Atom::Earlier(pc)] {
            self.bound(atom, range);
        }
        Affine::atom(Atom::Result(pc))
    }

    /// Widens the range of an atom.
    fn bound(&mut self, atom: Atom, range: Option<(i64, i64)>) {
        let grown = self.grown.entry(atom).or_insert(0);
        let first = *grown == 0;
        let new = match (self.ranges.get(&atom).copied(), range) {
            _ if *grown > 6 => None,
            (None, range) if first => range,
            (Some(a), Some(b)) => Some((a.0.min(b.0), a.1.max(b.1))),
            _ => None,
        };
        if first || self.ranges.get(&atom).copied() != new {
            *grown += 1;
            match new {
                Some(range) => self.ranges.insert(atom, range),
                None => {
                    *grown = 7;
                    self.ranges.remove(&atom)
                }
            };
        }
    }

    /// The value of an operand; `None` for p and what has none.
    pub(super) fn value(&self, state: &State, reg: Reg) -> Option<Affine> {
        match reg {
            Reg::Zero => Some(Affine::default()),
            Reg::Ri(n) => Some(Affine::atom(Atom::Import(n))),
            Reg::Lc(n) => Some(Affine::atom(Atom::Counter(n))),
            _ => place_of(reg).map(|p| state.entries[p].value.clone()),
        }
    }

    pub(super) fn placed(&self, state: &State, insn: &Insn) -> Option<Placed> {
        let access = operands::access(insn)?;
        let unknown = || Affine::atom(Atom::Merge(u64::MAX, 0));
        let index = match access.index {
            Index::Bytes(n) => Affine::constant(n),
            Index::Reg(reg, shift) => (self.value(state, reg))
                .and_then(|v| v.times(1_i64.checked_shl(shift)?))
                .unwrap_or_else(unknown),
        };
        let lane = if access.lane_term {
            access.bytes as i64
        } else {
            0
        };
        let offset = index
            .plus(&Affine::atom(Atom::Counter(0)), lane)
            .unwrap_or_else(unknown);
        Some(Placed {
            domain: operands::domain(insn),
            access,
            offset,
            result_used: false,
        })
    }

    fn same(&self, state: &State, reg: Reg) -> Option<Same> {
        match reg {
            Reg::Zero => Some(Same::Constant(0)),
            Reg::Ri(n) => Some(Same::Import(n)),
            Reg::Lc(n) => Some(Same::Counter(n)),
            _ => {
                let entry = &state.entries[place_of(reg)?];
                match (entry.value.as_constant(), entry.def) {
                    (_, Def::Never | Def::Earlier(_)) => None,
                    (Some(c), _) => Some(Same::Constant(c)),
                    (None, def) => Some(Same::Def(def)),
                }
            }
        }
    }

    /// A compare to p in its positive form, and whether it is negated.
    pub(super) fn test(&self, state: &State, insn: &Insn) -> Option<(Test, bool)> {
        if !operands::is_compare(insn.op) || insn.reg(Field::RegDst) != Some(Reg::P) {
            return None;
        }
        let left = self.same(state, insn.reg(Field::SrcL)?)?;
        let right = match insn.reg(Field::SrcR) {
            Some(reg) => self.same(state, reg)?,
            None => Same::Constant(insn.imm()?),
        };
        let (op, negated) = match insn.op {
            Op::VCmpEq | Op::VCmpEqi => (Op::VCmpEq, false),
            Op::VCmpNe | Op::VCmpNei => (Op::VCmpEq, true),
            Op::VCmpLt | Op::VCmpLti => (Op::VCmpLt, false),
            Op::VCmpGe | Op::VCmpGei => (Op::VCmpLt, true),
            Op::VCmpLtu | Op::VCmpLtui => (Op::VCmpLtu, false),
            Op::VCmpGeu | Op::VCmpGeui => (Op::VCmpLtu, true),
            Op::VFeq | Op::VFne => (Op::VFeq, insn.op == Op::VFne),
            op => (op, false),
        };
        let swap = matches!(op, Op::VCmpEq | Op::VFeq) && right < left;
        let (left, right) = if swap { (right, left) } else { (left, right) };
        Some((Test { op, left, right }, negated))
    }
}

/// After the instruction at `pc` has run again, its earlier results are no longer its last one.
fn age(state: &mut State, pc: u64) {
    let old = |e: &Entry| e.def == Def::Last(pc) || e.value.factor(Atom::Result(pc)) != 0;
    for (place, slot) in state.entries.iter_mut().enumerate() {
        if old(slot) {
            let mut entry = Entry::clone(slot);
            if entry.def == Def::Last(pc) {
                entry.def = Def::Earlier(pc);
            }
            entry.value = (entry.value.aged(pc))
                .unwrap_or_else(|| Affine::atom(Atom::Merge(pc, place as u16)));
            *slot = Rc::new(entry);
        }
    }
}

/// What is known where two paths meet. `queue` are the places of the queue.
fn join(
    a: &Rc<Entry>,
    b: &Rc<Entry>,
    (at, place, queue): (u64, usize, std::ops::Range<usize>),
    uneven: Option<(u64, u64, u64)>,
    loop_head: bool,
) -> Rc<Entry> {
    if Rc::ptr_eq(a, b) || a == b {
        return a.clone();
    }
    let here = Def::Merge(at, place as u16);
    let moved = |e: &Entry| match e.def {
        Def::Merge(pc, other) => {
            loop_head && pc == at && other as usize != place && queue.contains(&(other as usize))
        }
        _ => false,
    };
    let uneven = uneven.filter(|_| a.def != b.def);
    let sites = if a.sites == b.sites {
        a.sites.clone()
    } else {
        Rc::new(a.sites.union(&b.sites).copied().collect())
    };
    Rc::new(Entry {
        def: if a.def == b.def { a.def } else { here },
        value: if a.value == b.value {
            a.value.clone()
        } else {
            Affine::atom(Atom::Merge(at, place as u16))
        },
        sites,
        never: a.never | b.never,
        launch: a.launch | b.launch,
        unaligned: a.unaligned.or(b.unaligned).or(uneven),
        moves: (a.moves.or(b.moves)).or_else(|| (moved(a) || moved(b)).then_some(at)),
    })
}
