//! Whether the groups of a kernel may run in any order: MPAR or MSEQ (L-32).
//!
//! MSEQ is always legal. MPAR needs a proof that no group can see what another one does; [`analyse`] finds it, or the first
//! obstacle, and either can be printed. Nothing is recognised by its looks: a [`Proof`] is a chain of facts about addresses,
//! which `docs/linx/legality.md` describes.
//!
//! A proof may rest on [`Condition`]s: numbers that only a launch has, such as the size of the grid. Who launches the
//! kernel checks them, and runs the groups in order, as MSEQ would, where one does not hold.
//!
//! ```
//! use lanemask_compile::legality::{Groups, Legality, analyse};
//! use lanemask_ir::text;
//!
//! let (kernel, _) = text::parse(Default::default(), r#"
//! kernel "iota" workgroup_size(64, 1, 1) {
//!     buffer0 "out": read_write group(0) binding(0) min_bytes(0)
//!     %0: i32 = builtin workgroup_id.x
//!     %1: i32 = builtin local_id.x
//!     %2: i32 = const.i32 64
//!     %3: i32 = const.i32 4
//!     %4: i32 = mul.i32 %0, %2
//!     %5: i32 = add.i32 %4, %1
//!     %6: i32 = mul.i32 %5, %3
//!     store buffer0[%6], %5
//!     return
//! }"#);
//! let Legality::Proven(proof) = analyse(&kernel.unwrap(), Groups::Workgroups) else { panic!() };
//! let conditions: Vec<String> = proof.conditions().iter().map(|c| c.to_string()).collect();
//! assert_eq!(
//!     conditions,
//!     ["num_workgroups.x <= 16777216", "num_workgroups.y <= 1", "num_workgroups.z <= 1"]
//! );
//! ```
//!
//! What this module deliberately does not know: registers and queues, which are private to a group and not live after it
//! (Q-2, Q-22), and how a kernel is cut into strips.

mod condition;
mod guards;
mod overlap;
mod poly;
mod prove;
mod report;
mod symbols;
mod values;
mod walk;

pub use condition::{Condition, LaunchFacts, NoCondition, Quantity};
pub use report::{BufferProof, Obstacle, Place, Proof, Why};

use lanemask_ir::{AtomicOp, Kernel, ResourceId};
use overlap::Outcome;
use poly::{Poly, Sym};
use std::collections::BTreeSet;
use std::rc::Rc;
use symbols::{Conditions, Fact, Function, Kind};
use walk::{Access, Action, Form, Walk};

/// What runs as one linx group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Groups {
    /// A workgroup is one group: its invocations may depend on each other, other workgroups may not.
    Workgroups,
    /// A workgroup is several groups (L-29). As the proof does not look at which invocations share one, all
    /// invocations must be independent of each other.
    Strips,
}

/// Whether MPAR is legal.
#[derive(Clone, Debug, PartialEq)]
pub enum Legality {
    /// It is, where the conditions of the proof hold.
    Proven(Proof),
    /// It is not known to be.
    Obstacle(Obstacle),
}

/// Looks for the proof that the groups of the kernel are independent of each other (L-32). The kernel is one that
/// [`verify`](lanemask_ir::verify()) accepts, before it is cut into strips.
pub fn analyse(kernel: &Kernel, groups: Groups) -> Legality {
    let mut walk = Walk::new(kernel);
    if groups == Groups::Strips
        && let Some(span) = walk.shared
    {
        return Legality::Obstacle(Obstacle::workgroup(span));
    }
    walk.region(&kernel.body);
    walk.finish();
    let mut judge = Judge {
        accesses: std::mem::take(&mut walk.accesses),
        walk,
        groups,
        conditions: Conditions::new(),
        single: BTreeSet::new(),
        places: Vec::new(),
    };
    match judge.all() {
        Ok(proof) => Legality::Proven(proof),
        Err(obstacle) => Legality::Obstacle(*obstacle),
    }
}

struct Judge<'a> {
    walk: Walk<'a>,
    accesses: Vec<Access>,
    groups: Groups,
    conditions: Conditions,
    /// Dimensions of the grid that must be 1.
    single: BTreeSet<usize>,
    /// By access: its addresses, if they are exact.
    places: Vec<Option<(overlap::Place, Conditions)>>,
}

/// Why two accesses may meet.
enum Meeting {
    /// The address of this access is not known well enough.
    Address(usize),
    /// The common address does not tell this coordinate.
    Coordinate(Sym),
}

impl Judge<'_> {
    fn all(&mut self) -> Result<Proof, Box<Obstacle>> {
        for axis in 0..3 {
            self.walk.workgroup(axis);
            self.walk.local(axis);
        }
        self.places = (0..self.accesses.len()).map(|i| self.place(i)).collect();
        let mut buffers = Vec::new();
        for r in 0..self.walk.kernel.resources.len() as u32 {
            buffers.push(self.buffer(ResourceId(r))?);
        }
        let used = std::mem::take(&mut self.conditions);
        let mut conditions: Vec<Condition> = self
            .strongest(&used)
            .iter()
            .map(|p| report::condition(&self.walk.symbols, p))
            .collect();
        for axis in &self.single {
            let terms = vec![
                (-1, vec![Quantity::Workgroups(*axis as u8)]),
                (1, Vec::new()),
            ];
            conditions.push(Condition::new(terms));
        }
        Ok(Proof::new(
            self.walk.kernel,
            self.groups,
            buffers,
            conditions,
        ))
    }

    /// Byte addresses of an access as integers.
    fn place(&mut self, i: usize) -> Option<(overlap::Place, Conditions)> {
        let access = &self.accesses[i];
        let (offset, imm) = (access.offset.clone(), i128::from(access.imm));
        let (bytes, guards) = (access.bytes, access.guards.clone());
        self.walk.facts = guards.clone();
        let exact = self.walk.exact(&offset)?;
        let place = overlap::Place {
            address: exact.poly.add(&Poly::constant(imm))?,
            bytes,
            facts: guards,
        };
        Some((place, exact.conditions))
    }

    fn buffer(&mut self, r: ResourceId) -> Result<BufferProof, Box<Obstacle>> {
        let resource = &self.walk.kernel.resources[r.0 as usize];
        let name = resource.name.clone();
        if self.walk.is_constant(r) {
            let why = Why::NotWritten;
            let places = Vec::new();
            return Ok(BufferProof { name, why, places });
        }
        let mine: Vec<usize> = (0..self.accesses.len())
            .filter(|i| self.accesses[*i].buffer == r)
            .collect();
        let mut told = BTreeSet::new();
        let mut absent = BTreeSet::new();
        let mut compared = false;
        for (n, i) in mine.iter().enumerate() {
            for j in &mine[n..] {
                let (a, b) = (self.accesses[*i].action, self.accesses[*j].action);
                if (a == Action::Load && b == Action::Load) || commute(a, b) {
                    continue;
                }
                compared = true;
                self.pair(*i, *j, &mut told, &mut absent)
                    .map_err(|why| Box::new(self.obstacle(*i, *j, &why)))?;
                if self.single.len() == 3 && self.groups == Groups::Workgroups {
                    let why = Meeting::Coordinate(self.coordinate(0));
                    return Err(Box::new(self.obstacle(*i, *j, &why)));
                }
            }
        }
        let places = mine.iter().map(|i| self.describe(*i)).collect();
        let why = if compared {
            let names = |set: BTreeSet<Sym>| -> Vec<String> {
                set.iter()
                    .map(|s| report::symbol(self.walk.kernel, &self.walk.symbols, *s))
                    .collect()
            };
            Why::Distinct {
                told: names(told),
                absent: names(absent),
            }
        } else {
            Why::Commutative
        };
        Ok(BufferProof { name, why, places })
    }

    /// The coordinate of a workgroup in a dimension.
    fn coordinate(&self, axis: usize) -> Sym {
        let kind = Kind::WorkgroupId(axis);
        self.walk
            .symbols
            .find(&kind)
            .expect("made before accesses are compared")
    }

    /// Shows that two accesses touch no common word in different groups.
    fn pair(
        &mut self,
        i: usize,
        j: usize,
        told: &mut BTreeSet<Sym>,
        absent: &mut BTreeSet<Sym>,
    ) -> Result<(), Meeting> {
        let (a, a_used) = self.places[i].clone().ok_or(Meeting::Address(i))?;
        let (b, b_used) = self.places[j].clone().ok_or(Meeting::Address(j))?;
        let outcome = overlap::common(&mut self.walk.symbols, &a, &b).ok_or(Meeting::Address(i))?;
        let (equal, used) = match outcome {
            Outcome::Never(used) => {
                self.conditions.extend(a_used);
                self.conditions.extend(b_used);
                self.conditions.extend(used);
                return Ok(());
            }
            Outcome::Equal(equal, used) => (equal, used),
        };
        let mut single = BTreeSet::new();
        let mut fixed_by = Conditions::new();
        let mut kinds: Vec<Kind> = (0..3).map(Kind::WorkgroupId).collect();
        if self.groups == Groups::Strips {
            kinds.extend((0..3).map(Kind::LocalId));
        }
        for kind in kinds {
            let Some(c) = self.walk.symbols.find(&kind) else {
                continue;
            };
            if equal.contains(&c) {
                told.insert(c);
                continue;
            }
            if let Some(used) = self.fixed(c, &a.facts, &b.facts) {
                fixed_by.extend(used);
                told.insert(c);
                continue;
            }
            let mentioned = self.depends(&a.address, c) || self.depends(&b.address, c);
            match kind {
                Kind::WorkgroupId(axis) if !mentioned => {
                    single.insert(axis);
                    absent.insert(c);
                }
                _ => return Err(Meeting::Coordinate(c)),
            }
        }
        self.conditions.extend(a_used);
        self.conditions.extend(b_used);
        self.conditions.extend(used);
        self.conditions.extend(fixed_by);
        self.single.extend(single);
        Ok(())
    }

    /// Whether guards give the coordinate one value for both accesses: `if workgroup_id.x == 0`.
    fn fixed(&self, c: Sym, a: &[Rc<Fact>], b: &[Rc<Fact>]) -> Option<Conditions> {
        let coordinate = Poly::sym(c);
        let mut values = vec![Poly::default()];
        for fact in a {
            let (with, rest) = fact.poly.partition(|m, _| m.contains(&c));
            let value = if with == coordinate {
                rest.scale(-1)
            } else if with.scale(-1).as_ref() == Some(&coordinate) {
                Some(rest)
            } else {
                None
            };
            values.extend(value.filter(|v| self.walk.symbols.is_uniform(v)));
        }
        values.iter().find_map(|value| {
            let mut used = Conditions::new();
            for guards in [a, b] {
                let prover = prove::Prover {
                    symbols: &self.walk.symbols,
                    guards,
                };
                used.extend(prover.not_negative(&coordinate.sub(value)?)?);
                used.extend(prover.not_negative(&value.sub(&coordinate)?)?);
            }
            Some(used)
        })
    }

    fn depends(&self, poly: &Poly, c: Sym) -> bool {
        poly.symbols().any(|s| {
            s == c
                || matches!(&self.walk.symbols.get(s).kind,
                    Kind::Apply(_, args) if args.iter().any(|p| self.depends(p, c)))
        })
    }

    /// The conditions in use without those that follow from others.
    fn strongest(&self, used: &Conditions) -> Vec<Poly> {
        let all: Vec<&Poly> = used.iter().map(|i| &self.walk.conditions[*i]).collect();
        // a >= 0 follows from b >= 0 if a - b has no negative term.
        let follows = |a: &Poly, b: &Poly| {
            a.sub(b)
                .is_some_and(|d| !d.is_zero() && d.terms().all(|(_, c)| c >= 0))
        };
        let kept = all.iter().filter(|a| !all.iter().any(|b| follows(a, b)));
        kept.map(|p| (*p).clone()).collect()
    }

    fn describe(&self, i: usize) -> Place {
        let access = &self.accesses[i];
        let poly = match &self.places[i] {
            Some((place, _)) => place.address.clone(),
            None => access.offset.poly.clone(),
        };
        Place {
            action: report::action(access.action),
            span: access.span,
            address: report::address(self.walk.kernel, &self.walk.symbols, &poly),
        }
    }

    fn obstacle(&self, i: usize, j: usize, why: &Meeting) -> Obstacle {
        let (a, b) = (self.accesses[i].action, self.accesses[j].action);
        let name = self.walk.kernel.resources[self.accesses[i].buffer.0 as usize]
            .name
            .clone();
        let atomic = |a| matches!(a, Action::Atomic(..) | Action::CompareExchange);
        let (code, reason) = if atomic(a) && atomic(b) {
            report::atomics(a, b)
        } else {
            match why {
                Meeting::Address(at) => {
                    let form: &Form = &self.accesses[*at].offset;
                    report::address_unknown(self.walk.kernel, &self.walk.symbols, &form.poly)
                }
                Meeting::Coordinate(c) => {
                    let polys = [i, j].map(|i| match &self.places[i] {
                        Some((place, _)) => place.address.clone(),
                        None => self.accesses[i].offset.poly.clone(),
                    });
                    let mentioned = polys.iter().any(|p| self.depends(p, *c));
                    report::not_told(
                        self.walk.kernel,
                        &self.walk.symbols,
                        &polys,
                        *c,
                        mentioned,
                        i == j,
                    )
                }
            }
        };
        let source = [i, j]
            .into_iter()
            .find_map(|i| report::memory_index(&self.walk.symbols, &self.accesses[i].offset.poly));
        Obstacle {
            code,
            buffer: Some(name),
            reason,
            first: self.describe(i),
            second: (i != j).then(|| self.describe(j)),
            source,
        }
    }
}

/// Whether the order of two atomic operations on a word cannot be seen: their results are not used, and both orders
/// leave the same word.
fn commute(a: Action, b: Action) -> bool {
    let class = |action| match action {
        Action::Atomic(op, false) => match op {
            // How a sum is rounded depends on the order.
            AtomicOp::Exchange | AtomicOp::AddF => None,
            // x + a - b = x - b + a
            AtomicOp::Sub => Some(AtomicOp::Add),
            op => Some(op),
        },
        _ => None,
    };
    class(a).is_some() && class(a) == class(b)
}

impl Walk<'_> {
    /// Puts what loops have shown in the place of their parameters.
    fn finish(&mut self) {
        let inductions = std::mem::take(&mut self.inductions);
        let resolve = |poly: &Poly, conditions: &Conditions| -> Option<(Poly, Conditions)> {
            let (mut poly, mut conditions) = (poly.clone(), conditions.clone());
            // Inner loops start from parameters of outer ones.
            for _ in 0..=inductions.len() {
                let Some(known) = inductions.iter().find(|n| poly.mentions(n.param)) else {
                    return Some((poly, conditions));
                };
                poly = poly.substitute(known.param, &known.poly)?;
                conditions.extend(&known.conditions);
            }
            None
        };
        for access in &mut self.accesses {
            let form = &access.offset;
            if let Some((poly, conditions)) = resolve(&form.poly, &form.conditions) {
                access.offset = Form { poly, conditions };
            }
            // Facts as they are, too: a parameter that is followed nowhere else may still bound something.
            let resolved: Vec<Rc<Fact>> = access
                .guards
                .iter()
                .filter_map(|f| {
                    let (poly, conditions) = resolve(&f.poly, &f.conditions)?;
                    (poly != f.poly).then(|| Rc::new(Fact { poly, conditions }))
                })
                .collect();
            access.guards.extend(resolved);
        }
    }
}

/// A word of a buffer that is indexed by another buffer's contents.
fn is_memory(kind: &Kind) -> bool {
    matches!(kind, Kind::Value(..) | Kind::Apply(Function::Load(..), _))
}
