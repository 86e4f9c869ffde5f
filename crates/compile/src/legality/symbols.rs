//! What the symbols of addresses stand for.

use super::poly::{Poly, Sym};
use lanemask_diag::Span;
use lanemask_ir::{BinOp, Label, ResourceId, UnOp, Value};
use std::collections::{BTreeMap, BTreeSet};
use std::rc::Rc;

/// Numbers of launch conditions that a statement rests on.
pub(super) type Conditions = BTreeSet<usize>;

/// A polynomial that is at least 0 if the conditions hold.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Fact {
    pub(super) poly: Poly,
    pub(super) conditions: Conditions,
}

/// A function of words that is applied to words: the same arguments give the same result.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Function {
    Un(UnOp),
    Bin(BinOp),
    /// A word of a buffer that no invocation writes, that many bytes behind the address.
    Load(ResourceId, u64),
}

/// What a symbol stands for: an integer that is at least 0.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Kind {
    /// Workgroups in a dimension.
    NumWorkgroups(usize),
    /// Size of a buffer in bytes.
    BufferLen(ResourceId),
    /// Position of the workgroup in a dimension.
    WorkgroupId(usize),
    /// Position of the invocation in a dimension of the workgroup.
    LocalId(usize),
    /// Trips of a loop that are over.
    Trip(Label),
    /// A function of other words.
    Apply(Function, Vec<Poly>),
    /// A value that the analysis does not follow; the number tells walks over the same loop apart.
    Value(Value, u32),
    /// A byte of an access, counted from its first.
    Byte(u32),
}

/// A symbol.
#[derive(Clone, Debug)]
pub(super) struct SymData {
    pub(super) kind: Kind,
    /// The largest value, if there is one.
    pub(super) most: Option<i128>,
    /// The same for all invocations of the dispatch.
    pub(super) uniform: bool,
    /// Where the value comes from, for messages.
    pub(super) span: Span,
    /// Loops in which it may change from trip to trip.
    pub(super) varies_in: Vec<Label>,
    /// What is always true of it.
    pub(super) facts: Vec<Rc<Fact>>,
}

/// All symbols of an analysis.
#[derive(Clone, Debug, Default)]
pub(super) struct Symbols {
    all: Vec<SymData>,
    numbers: BTreeMap<Kind, Sym>,
}

impl Symbols {
    pub(super) fn get(&self, s: Sym) -> &SymData {
        &self.all[s.0 as usize]
    }

    pub(super) fn get_mut(&mut self, s: Sym) -> &mut SymData {
        &mut self.all[s.0 as usize]
    }

    pub(super) fn find(&self, kind: &Kind) -> Option<Sym> {
        self.numbers.get(kind).copied()
    }

    /// The symbol of that kind, and whether it is new: then the caller sets what is known of it.
    pub(super) fn intern(&mut self, kind: Kind) -> (Sym, bool) {
        if let Some(s) = self.numbers.get(&kind) {
            return (*s, false);
        }
        let s = Sym(self.all.len() as u32);
        self.numbers.insert(kind.clone(), s);
        self.all.push(SymData {
            kind,
            most: None,
            uniform: false,
            span: Span::default(),
            varies_in: Vec::new(),
            facts: Vec::new(),
        });
        (s, true)
    }

    /// Whether the polynomial has the same value for all invocations.
    pub(super) fn is_uniform(&self, poly: &Poly) -> bool {
        poly.symbols().all(|s| self.get(s).uniform)
    }

    /// Whether a launcher knows the symbol before the kernel runs.
    pub(super) fn is_launch(&self, s: Sym) -> bool {
        match &self.get(s).kind {
            Kind::NumWorkgroups(_) | Kind::BufferLen(_) => true,
            Kind::Apply(Function::Load(..), args) => args.is_empty(),
            _ => false,
        }
    }
}
