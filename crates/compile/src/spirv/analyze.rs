//! Which functions and variables a kernel reaches, and which variables are indexed by values that are not constants.

use super::constants::Known;
use super::tables::{Function, Tables};
use super::types::Layout;
use super::words::{Code, Inst, R};
use crate::front::memory::{Range, Ranges};
use rspirv::spirv::Op;
use std::collections::{BTreeSet, HashMap};

/// What is found out before a kernel is made.
#[derive(Debug, Default)]
pub(super) struct Analysis {
    /// Ids that the functions use.
    pub used: BTreeSet<u32>,
    /// Scalars under run-time indexes, of variables and of what pointer parameters point to.
    pub ranges: HashMap<u32, Ranges>,
    /// Variables that are written, or whose pointers go where that cannot be seen.
    functions: Vec<u32>,
}

/// A place in a variable or behind a parameter.
#[derive(Clone, Copy)]
struct Place {
    root: u32,
    ty: u32,
    first: u32,
    /// Whether a run-time index is on the way.
    indexed: bool,
}

impl Analysis {
    /// Looks through what the entry point reaches.
    pub fn new(code: &Code, t: &Tables, entry: u32) -> R<Analysis> {
        let mut a = Analysis::default();
        a.reach(code, t, entry);
        // Callees first, so that what they do to their parameters is known.
        for id in std::mem::take(&mut a.functions) {
            if let Some(function) = t.functions.get(&id) {
                a.function(code, t, function)?;
            }
        }
        Ok(a)
    }

    fn reach(&mut self, code: &Code, t: &Tables, entry: u32) {
        let mut seen = BTreeSet::new();
        let mut stack = vec![(entry, false)];
        while let Some((id, left)) = stack.pop() {
            if left {
                self.functions.push(id);
                continue;
            }
            if !seen.insert(id) {
                continue;
            }
            stack.push((id, true));
            let Some(function) = t.functions.get(&id) else {
                continue;
            };
            for inst in insts(code, function) {
                if inst.op == Op::FunctionCall {
                    stack.extend(inst.words.get(3).map(|callee| (*callee, false)));
                }
                self.used.extend(inst.used_ids());
            }
        }
    }

    fn function(&mut self, code: &Code, t: &Tables, function: &Function) -> R<()> {
        let mut places: HashMap<u32, Place> = HashMap::new();
        let root = |id: u32| -> Option<Place> {
            let (_, ty) = t.types.pointee(*t.types_of.get(&id)?)?;
            Some(Place {
                root: id,
                ty,
                first: 0,
                indexed: false,
            })
        };
        for &id in &function.params {
            places.extend(root(id).map(|p| (id, p)));
        }
        for inst in insts(code, function) {
            match inst.op {
                Op::Variable => {
                    let id = inst.word(2)?;
                    places.extend(root(id).map(|p| (id, p)));
                }
                Op::AccessChain | Op::InBoundsAccessChain => {
                    let base = inst.word(3)?;
                    let Some(mut place) = places.get(&base).copied().or_else(|| root(base)) else {
                        continue;
                    };
                    for &index in inst.rest(4) {
                        self.step(t, &mut place, index)?;
                    }
                    places.insert(inst.word(2)?, place);
                }
                Op::CopyObject => {
                    if let Some(&place) = places.get(&inst.word(3)?) {
                        places.insert(inst.word(2)?, place);
                    }
                }
                Op::FunctionCall => {
                    let Some(callee) = t.functions.get(&inst.word(3)?) else {
                        continue;
                    };
                    for (param, arg) in callee.params.iter().zip(inst.rest(4)) {
                        let marks = self.ranges.get(param).cloned().unwrap_or_default();
                        let place = places.get(arg).copied().or_else(|| root(*arg));
                        if let Some(place) = place.filter(|p| !p.indexed) {
                            for mark in marks {
                                let first = place.first.saturating_add(mark.first);
                                self.mark(place.root, Range { first, ..mark });
                            }
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn step(&mut self, t: &Tables, place: &mut Place, index: u32) -> R<()> {
        let known = t.constants.get(&index).and_then(Known::number);
        if let Some(i) = known {
            let (ty, before, _, _) = t.types.member(place.ty, i, Layout::Packed)?;
            place.ty = ty;
            place.first = place.first.saturating_add(before);
            return Ok(());
        }
        let Some(step) = t.types.step(place.ty, Layout::Packed)? else {
            return Ok(());
        };
        if !place.indexed {
            let count = step.count.unwrap_or(0);
            let len = t.types.flat(step.elem).saturating_mul(count);
            self.mark(place.root, Range::indexed(place.first, len, count));
        }
        place.ty = step.elem;
        place.indexed = true;
        Ok(())
    }

    fn mark(&mut self, root: u32, range: Range) {
        let ranges = self.ranges.entry(root).or_default();
        if !ranges.contains(&range) {
            ranges.push(range);
        }
    }
}

/// All instructions of a function.
fn insts<'a>(code: &'a Code, function: &'a Function) -> impl Iterator<Item = Inst<'a>> {
    function.blocks.iter().flat_map(move |b| {
        b.body
            .clone()
            .chain(b.merge)
            .chain([b.term])
            .map(|i| code.get(i))
    })
}
