//! Proofs and obstacles as text.

use super::poly::{Poly, Sym};
use super::symbols::{Function, Kind, Symbols};
use super::walk::Action;
use super::{Condition, Groups, LaunchFacts, Legality, Quantity, is_memory};
use lanemask_diag::{Diagnostic, Sources, Span};
use lanemask_ir::{AtomicOp, Kernel, Label};
use std::fmt::Write;

/// An access in a proof or an obstacle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// `load`, `store`, `atomic add`, …
    pub action: String,
    /// Where it stands; an empty span if that is not known.
    pub span: Span,
    /// Its address: `word 64 * workgroup_id.x + local_id.x`.
    pub address: String,
}

/// Why the groups do not meet in a buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Why {
    /// Nobody writes it during the dispatch.
    NotWritten,
    /// All accesses are atomic operations of one kind that commutes, and no result is used.
    Commutative,
    /// A word that one invocation writes and another one touches has both in one group.
    Distinct {
        /// Coordinates that an address determines.
        told: Vec<String>,
        /// Coordinates that must have one value only.
        absent: Vec<String>,
    },
}

/// What was shown of a buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BufferProof {
    /// Its source name.
    pub name: String,
    /// The reason.
    pub why: Why,
    /// Its accesses, unless nobody writes it.
    pub places: Vec<Place>,
}

/// Why MPAR is legal (L-32).
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    kernel: String,
    groups: Groups,
    buffers: Vec<BufferProof>,
    conditions: Vec<Condition>,
    workgroup_bytes: u32,
    scratch_bytes: u32,
    names: Vec<String>,
}

impl Proof {
    pub(super) fn new(
        kernel: &Kernel,
        groups: Groups,
        buffers: Vec<BufferProof>,
        conditions: Vec<Condition>,
    ) -> Proof {
        Proof {
            kernel: kernel.name.clone(),
            groups,
            buffers,
            conditions,
            workgroup_bytes: kernel.workgroup_bytes,
            scratch_bytes: kernel.scratch_bytes,
            names: kernel.resources.iter().map(|r| r.name.clone()).collect(),
        }
    }

    /// What a launch must satisfy to run its groups in any order; else they run in order.
    pub fn conditions(&self) -> &[Condition] {
        &self.conditions
    }

    /// Whether the launch satisfies all conditions.
    pub fn holds(&self, launch: &dyn LaunchFacts) -> bool {
        self.conditions.iter().all(|c| c.holds(launch))
    }

    /// What was shown, buffer by buffer, in the order of the kernel's resources.
    pub fn buffers(&self) -> &[BufferProof] {
        &self.buffers
    }

    fn text(&self, sources: &Sources) -> String {
        let mut out = String::new();
        let unit = match self.groups {
            Groups::Workgroups => "a group is a workgroup",
            Groups::Strips => "a workgroup is several groups: all invocations are independent",
        };
        let _ = writeln!(out, "MPAR is legal for `{}` ({unit}).", self.kernel);
        for buffer in &self.buffers {
            let name = &buffer.name;
            match &buffer.why {
                Why::NotWritten => {
                    let _ = writeln!(out, "- `{name}`: nobody writes it during the dispatch.");
                    continue;
                }
                Why::Commutative => {
                    let _ = writeln!(
                        out,
                        "- `{name}`: only atomic operations of one kind that commutes, and no result is used; the \
                         words at the end do not depend on the order."
                    );
                }
                Why::Distinct { told, absent } => {
                    let _ = write!(out, "- `{name}`: ");
                    if told.is_empty() {
                        let _ = write!(out, "no two invocations touch one word");
                    } else {
                        let _ = write!(
                            out,
                            "who touches the same word has the same {}",
                            told.join(", ")
                        );
                    }
                    if !absent.is_empty() {
                        let _ = write!(
                            out,
                            "; the addresses do not depend on {}, which must be 0 in the whole launch",
                            absent.join(" and ")
                        );
                    }
                    out.push_str(".\n");
                }
            }
            for place in &buffer.places {
                let _ = writeln!(out, "  - {}{}", place.text(sources), place.address);
            }
        }
        if self.workgroup_bytes > 0 {
            out.push_str("- Workgroup memory: each workgroup has its own.\n");
        }
        if self.scratch_bytes > 0 {
            out.push_str("- Private memory: each invocation has its own slots.\n");
        }
        out.push_str(
            "- Bindings do not overlap: the launcher copies each into a piece of its own.\n\
             - Registers and queues are not read after a group: only memory is live across groups.\n",
        );
        if !self.conditions.is_empty() {
            out.push_str("The launcher checks, and otherwise runs the groups in order:\n");
            let name = |r: u32| self.names[r as usize].clone();
            for c in &self.conditions {
                let _ = writeln!(out, "- {}", c.named(&name));
            }
        }
        out
    }
}

impl Place {
    fn text(&self, sources: &Sources) -> String {
        match sources.locate(self.span) {
            Some((file, line, column)) if self.span.start < self.span.end => {
                format!("{} at {file}:{line}:{column}: ", self.action)
            }
            _ => format!("{}: ", self.action),
        }
    }
}

/// Why MPAR is not known to be legal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Obstacle {
    /// Stable: `linx-mpar-overlap`, `linx-mpar-address`, `linx-mpar-atomic`, `linx-mpar-workgroup`.
    pub code: &'static str,
    /// The buffer; `None`: workgroup memory or a barrier, between the groups of one workgroup.
    pub buffer: Option<String>,
    /// One sentence.
    pub reason: String,
    /// The first access.
    pub first: Place,
    /// The other one; `None` if it is the same one in another group.
    pub second: Option<Place>,
    /// Where an index comes from that is not followed.
    pub source: Option<Span>,
}

impl Obstacle {
    /// The groups of a workgroup meet at this place.
    pub(super) fn workgroup(span: Span) -> Obstacle {
        Obstacle {
            code: "linx-mpar-workgroup",
            buffer: None,
            reason: "The invocations of a workgroup wait for each other or share memory, and here they are several \
                     groups"
                .to_owned(),
            first: Place {
                action: "barrier or access to workgroup memory".to_owned(),
                span,
                address: String::new(),
            },
            second: None,
            source: None,
        }
    }

    /// What may happen, in one sentence.
    fn what(&self) -> String {
        let first = &self.first.action;
        let of = match &self.buffer {
            None => return "the groups of a workgroup depend on each other".to_owned(),
            Some(name) => format!("of `{name}` may touch the same word in different groups"),
        };
        match &self.second {
            None => format!("{first} {of}"),
            Some(second) => format!("{first} and {} {of}", second.action),
        }
    }

    /// As a warning `linx-mpar-…` with both places: the kernel runs as MSEQ.
    pub fn diagnostic(&self) -> Diagnostic {
        let known = |span: Span| span.start < span.end;
        let message = format!("MSEQ, not MPAR: {}", self.what());
        let mut d = Diagnostic::warning(self.code, message);
        if known(self.first.span) {
            d = d.at(self.first.span, self.first.address.clone());
        }
        if let Some(second) = &self.second
            && known(second.span)
        {
            d = d.also(second.span, second.address.clone());
        }
        if let Some(span) = self.source
            && known(span)
        {
            d = d.also(span, "the index comes from here");
        }
        d.note(self.reason.clone())
    }

    fn text(&self, sources: &Sources) -> String {
        let mut out = format!(
            "MPAR is not proven; the kernel runs as MSEQ ({}): {}.\n",
            self.code,
            self.what()
        );
        for place in std::iter::once(&self.first).chain(&self.second) {
            let _ = writeln!(out, "- {}{}", place.text(sources), place.address);
        }
        let _ = writeln!(out, "{}.", self.reason);
        out
    }
}

impl Legality {
    /// The proof, if there is one.
    pub fn proof(&self) -> Option<&Proof> {
        match self {
            Legality::Proven(proof) => Some(proof),
            Legality::Obstacle(_) => None,
        }
    }

    /// The written proof or the first obstacle, with positions.
    pub fn explain(&self, sources: &Sources) -> String {
        match self {
            Legality::Proven(proof) => proof.text(sources),
            Legality::Obstacle(obstacle) => obstacle.text(sources),
        }
    }

    /// The obstacle as a warning; nothing for a proof.
    pub fn diagnostics(&self) -> Vec<Diagnostic> {
        match self {
            Legality::Proven(_) => Vec::new(),
            Legality::Obstacle(obstacle) => vec![obstacle.diagnostic()],
        }
    }
}

/// A condition over numbers that a launcher knows.
pub(super) fn condition(symbols: &Symbols, poly: &Poly) -> Condition {
    let quantity = |s: &Sym| match &symbols.get(*s).kind {
        Kind::NumWorkgroups(axis) => Quantity::Workgroups(*axis as u8),
        Kind::BufferLen(r) => Quantity::Bytes(r.0),
        Kind::Apply(Function::Load(r, at), args) if args.is_empty() => Quantity::Word(r.0, *at),
        other => unreachable!("no launcher knows {other:?}"),
    };
    let terms = poly.terms();
    Condition::new(
        terms
            .map(|(m, c)| (c, m.iter().map(quantity).collect()))
            .collect(),
    )
}

pub(super) fn action(action: Action) -> String {
    match action {
        Action::Load => "load".to_owned(),
        Action::Store => "store".to_owned(),
        Action::Atomic(op, _) => format!("atomic {}", op.text()),
        Action::CompareExchange => "atomic compare-exchange".to_owned(),
    }
}

/// Name of a symbol for people.
pub(super) fn symbol(kernel: &Kernel, symbols: &Symbols, s: Sym) -> String {
    let axis = |a: usize| ["x", "y", "z"][a];
    let resource = |r: u32| kernel.resources[r as usize].name.clone();
    match &symbols.get(s).kind {
        Kind::NumWorkgroups(a) => format!("num_workgroups.{}", axis(*a)),
        Kind::WorkgroupId(a) => format!("workgroup_id.{}", axis(*a)),
        Kind::LocalId(a) => format!("local_id.{}", axis(*a)),
        Kind::BufferLen(r) => format!("bytes({})", resource(r.0)),
        Kind::Trip(Label(n)) => format!("trip{n}"),
        Kind::Byte(_) => "byte".to_owned(),
        Kind::Value(v, _) => match &kernel.values[v.0 as usize].name {
            Some(name) => format!("`{name}`"),
            None => format!("%{}", v.0),
        },
        Kind::Apply(function, args) => {
            let mut args: Vec<String> = args.iter().map(|p| sum(kernel, symbols, p)).collect();
            match function {
                Function::Load(r, at) => {
                    if *at != 0 || args.is_empty() {
                        args.push(at.to_string());
                    }
                    format!("{}[{}]", resource(r.0), args.join(" + "))
                }
                Function::Un(op) => format!("{}({})", op.text(), args.join(", ")),
                Function::Bin(op) => format!("{}({})", op.text(), args.join(", ")),
            }
        }
    }
}

/// A polynomial for people, large products first.
fn sum(kernel: &Kernel, symbols: &Symbols, poly: &Poly) -> String {
    let mut terms: Vec<_> = poly.terms().collect();
    terms.sort_by(|(m, a), (n, b)| {
        n.len()
            .cmp(&m.len())
            .then_with(|| b.abs().cmp(&a.abs()))
            .then_with(|| m.cmp(n))
    });
    let mut out = String::new();
    for (i, (mono, c)) in terms.iter().enumerate() {
        let sign = match (i, *c < 0) {
            (0, true) => "-",
            (0, false) => "",
            (_, true) => " - ",
            (_, false) => " + ",
        };
        out.push_str(sign);
        let mut parts: Vec<String> = mono.iter().map(|s| symbol(kernel, symbols, *s)).collect();
        if c.abs() != 1 || parts.is_empty() {
            parts.insert(0, c.abs().to_string());
        }
        out.push_str(&parts.join(" * "));
    }
    if out.is_empty() { "0".to_owned() } else { out }
}

/// A byte address for people, in words if that comes out even.
pub(super) fn address(kernel: &Kernel, symbols: &Symbols, poly: &Poly) -> String {
    let poly = poly.reduced();
    let words = poly
        .terms()
        .try_fold(Poly::default(), |p, (m, c)| match c % 4 {
            0 => p.add(&Poly::term(m.clone(), c / 4)),
            _ => None,
        });
    match words {
        Some(words) => format!("word {}", sum(kernel, symbols, &words)),
        None => format!("byte {}", sum(kernel, symbols, &poly)),
    }
}

/// Why two atomic operations are an obstacle.
pub(super) fn atomics(a: Action, b: Action) -> (&'static str, String) {
    let reason = match (a, b) {
        (Action::CompareExchange, _) | (_, Action::CompareExchange) => {
            "What a compare-exchange does depends on the order of the groups".to_owned()
        }
        (Action::Atomic(AtomicOp::Exchange, _), _) | (_, Action::Atomic(AtomicOp::Exchange, _)) => {
            "The last exchange wins, so the order of the groups matters".to_owned()
        }
        (Action::Atomic(AtomicOp::AddF, _), _) | (_, Action::Atomic(AtomicOp::AddF, _)) => {
            "How a sum of floats is rounded depends on the order of the groups".to_owned()
        }
        (Action::Atomic(_, true), _) | (_, Action::Atomic(_, true)) => {
            "The old value that the atomic operation gives is used, and it depends on the order of the groups"
                .to_owned()
        }
        _ => format!(
            "{} and {} do not commute, so the order of the groups matters",
            action(a),
            action(b)
        ),
    };
    ("linx-mpar-atomic", reason)
}

/// Why an address is not known well enough.
pub(super) fn address_unknown(
    kernel: &Kernel,
    symbols: &Symbols,
    poly: &Poly,
) -> (&'static str, String) {
    let opaque = poly.symbols().find(|s| is_memory(&symbols.get(*s).kind));
    let reason = match opaque {
        Some(s) => format!(
            "The address depends on {}, of which the analysis knows no bound",
            symbol(kernel, symbols, s)
        ),
        None => "The address may wrap around 2^32, and then come out the same twice".to_owned(),
    };
    ("linx-mpar-address", reason)
}

/// Why an address does not tell a coordinate.
pub(super) fn not_told(
    kernel: &Kernel,
    symbols: &Symbols,
    polys: &[Poly; 2],
    c: Sym,
    mentioned: bool,
    same: bool,
) -> (&'static str, String) {
    let name = symbol(kernel, symbols, c);
    let reason = if !mentioned {
        format!("The address does not depend on {name}: all values of it meet in the same words")
    } else if let Some(s) = polys
        .iter()
        .flat_map(Poly::symbols)
        .find(|s| matches!(symbols.get(*s).kind, Kind::Value(..)))
    {
        format!(
            "The address depends on {}, which the analysis does not follow, so it does not tell {name}",
            symbol(kernel, symbols, s)
        )
    } else if same {
        format!("Nothing shows that different values of {name} give different addresses")
    } else {
        format!("Nothing shows that equal addresses mean the same {name}")
    };
    ("linx-mpar-overlap", reason)
}

/// Where an index comes from that is read from memory.
pub(super) fn memory_index(symbols: &Symbols, poly: &Poly) -> Option<Span> {
    poly.symbols()
        .map(|s| symbols.get(s))
        .filter(|data| is_memory(&data.kind) && !data.uniform)
        .map(|data| data.span)
        .find(|span| span.start < span.end)
}
