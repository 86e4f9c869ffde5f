//! Static checks of kernels: what can be known of them without running them.
//!
//! [`check`] reads an object and returns [`Finding`]s, each with the id of its rule (see [`RULES`]), the instruction, the
//! source line, why it matters and how to mend it. The crate knows instructions and objects; it runs nothing and prints nothing.
//!
//! Kernels of w32 have a module of their own (`w32`): the code that control can reach and each of its instructions, waits for
//! results on all paths, registers that nothing has written, EXEC on all paths.
//!
//! The parts for LinxISA: the launch header (`header`), the code that control can reach (`body`), one instruction at a time (`domain`),
//! values and queue positions on all paths (`flow`), masks on all paths (`masks`), addresses (`memory`), slots with names (`slots`).
//!
//! ```
//! use lanemask_check::{Options, check};
//! use lanemask_object::Object;
//! let other = Object { target: "other".into(), ..Object::default() };
//! assert_eq!(check(&other, &Options::default())[0].rule, "check-target");
//! ```
#![forbid(unsafe_code)]

mod affine;
mod bdd;
mod body;
mod domain;
mod eval;
mod flow;
mod header;
mod masks;
mod memory;
mod notes;
mod operands;
mod rules;
mod shape;
mod slots;
mod w32;

pub use lanemask_diag::Severity;
pub use rules::{RULES, Rule, rule};

use lanemask_isa::linx::Insn;
use lanemask_object::{KernelMeta, LinxMeta, LinxMode, Object};
use std::collections::BTreeSet;

/// What to check.
#[derive(Clone, Debug)]
pub struct Options {
    /// Only this kernel; all if `None`.
    pub kernel: Option<String>,
    /// Without warnings.
    pub errors_only: bool,
    /// Most nodes of the decision diagrams that follow the masks of a body; beyond that the analysis gives up, with
    /// a finding of the rule `linx-mask-complex` or `w32-mask-complex`.
    pub mask_nodes: usize,
    /// Most steps of such a kernel: visits of such nodes, more or less. Beyond that it gives up in the same way.
    pub mask_steps: u64,
    /// Most places of a w32 kernel, an instruction counting once for each set of return addresses that it runs with; beyond
    /// that the analysis gives up, with a finding of the rule `w32-complex`.
    pub w32_places: usize,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            kernel: None,
            errors_only: false,
            mask_nodes: 1_500_000,
            mask_steps: 40_000_000,
            w32_places: 100_000,
        }
    }
}

impl Options {
    fn limits(&self) -> bdd::Limits {
        bdd::Limits {
            nodes: self.mask_nodes,
            steps: self.mask_steps,
        }
    }
}

/// A place in a source file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SourcePosition {
    /// File name.
    pub file: String,
    /// Line from 1.
    pub line: u32,
    /// Column from 1; 0 = not known.
    pub column: u32,
}

/// One thing that a kernel does wrong, or may.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// Stable id of the rule, for example `linx-p-writer`.
    pub rule: &'static str,
    /// Facts and rulings that the rule comes from.
    pub sources: &'static [&'static str],
    /// Whether the kernel is wrong, or only doubtful.
    pub severity: Severity,
    /// The kernel.
    pub kernel: String,
    /// Address of the instruction.
    pub pc: Option<u64>,
    /// Where the instruction comes from.
    pub position: Option<SourcePosition>,
    /// Its text.
    pub instruction: Option<String>,
    /// What is wrong, in one sentence.
    pub message: String,
    /// Why that is wrong.
    pub why: String,
    /// How to mend it.
    pub fix: String,
}

/// All findings, by kernel and address. Empty if there is nothing to say.
///
/// An object of another instruction set gives one finding of the rule `check-target`: there are no rules for it.
pub fn check(object: &Object, options: &Options) -> Vec<Finding> {
    if object.target == "w32" {
        return w32::check(object, options);
    }
    if object.target != "linx" {
        let mut report = Report::new(object, String::new(), 0);
        report.add(
            "check-target",
            None,
            format!("there are no rules for `{}` yet", object.target),
        );
        return report.findings;
    }
    let mut findings = Vec::new();
    let wanted = |k: &&KernelMeta| options.kernel.as_ref().is_none_or(|n| *n == k.name);
    let mut bodies = Vec::new();
    for kernel in object.kernels.iter().filter(wanted) {
        let mut report = Report::new(object, kernel.name.clone(), base(kernel));
        bodies.extend(check_kernel(object, kernel, options, &mut report));
        let mut found = report.findings;
        found.sort_by_key(|f| f.pc);
        findings.extend(found);
    }
    // What belongs to a body that cannot be followed is not known.
    if let Some(first) = object.kernels.first()
        && bodies.len() == object.kernels.len()
    {
        findings.extend(notes::check(object, base(first), &bodies));
    }
    if options.errors_only {
        findings.retain(|f| f.severity == Severity::Error);
    }
    findings
}

/// Address of the first byte of code if the metadata say nothing.
const CODE_BASE: u64 = 0x1000;

fn base(kernel: &KernelMeta) -> u64 {
    kernel.linx.as_ref().map_or(CODE_BASE, |m| m.base)
}

/// Checks a kernel. Gives its body, if that can be followed.
fn check_kernel(
    object: &Object,
    kernel: &KernelMeta,
    options: &Options,
    report: &mut Report,
) -> Option<body::Body> {
    let code = Code {
        bytes: &object.code,
        base: base(kernel),
    };
    let header = header::check(&code, kernel, report)?;
    let body = body::explore(&code, object, &header, header.body?, report);
    if !header.simt {
        return body.sound.then_some(body);
    }
    for (pc, insn) in body.insns() {
        domain::check(*pc, insn, &header, report);
    }
    if !body.sound {
        return None;
    }
    let facts = Facts {
        header: &header,
        meta: kernel.linx.as_ref(),
        notes: notes::Noted::new(object, code.base),
    };
    let flow = flow::analyse(&body, &facts, report);
    let full = masks::analyse(&body, &flow, &facts, options.limits(), report);
    memory::check(&body, &flow, &facts, &full, report);
    slots::check(&body, &flow, &facts, report);
    Some(body)
}

/// What the analyses of a body are given.
struct Facts<'a> {
    header: &'a header::Header,
    meta: Option<&'a LinxMeta>,
    notes: notes::Noted<'a>,
}

impl Facts<'_> {
    /// Whether the code comes from the compiler.
    fn compiled(&self) -> bool {
        self.meta.is_some_and(|m| m.abi.is_some())
    }

    fn parallel(&self) -> bool {
        self.header.mode == LinxMode::Mpar
    }

    /// Lanes of a group, if known.
    fn lanes(&self) -> u64 {
        self.header.lanes.unwrap_or(64)
    }

    /// Largest number of groups that a launch can have, if that is known.
    fn groups(&self) -> Option<u64> {
        let by_header = self.header.groups;
        let by_abi = self.meta.and_then(|m| m.abi).and_then(|abi| {
            u64::from(abi.tile_bytes).checked_div(u64::from(abi.scratch_bytes_per_group))
        });
        by_header.or(by_abi)
    }
}

/// Code with its address.
struct Code<'a> {
    bytes: &'a [u8],
    base: u64,
}

impl<'a> Code<'a> {
    /// The bytes from an address to the end.
    fn at(&self, pc: u64) -> Option<&'a [u8]> {
        let offset = usize::try_from(pc.checked_sub(self.base)?).ok()?;
        self.bytes.get(offset..).filter(|rest| !rest.is_empty())
    }
}

/// Collects findings, each once.
struct Report<'a> {
    object: &'a Object,
    kernel: String,
    base: u64,
    findings: Vec<Finding>,
    seen: BTreeSet<(&'static str, Option<u64>, String)>,
}

impl<'a> Report<'a> {
    fn new(object: &'a Object, kernel: String, base: u64) -> Report<'a> {
        Report {
            object,
            kernel,
            base,
            findings: Vec::new(),
            seen: BTreeSet::new(),
        }
    }

    /// A finding of a rule, with the rule's severity.
    fn add(&mut self, rule: &'static str, at: Option<(u64, Option<&Insn>)>, message: String) {
        let pc = at.map(|(pc, _)| pc);
        let text = at.and_then(|(_, insn)| insn).map(ToString::to_string);
        self.add_text(rule, pc, text, message);
    }

    /// The same with the text of the instruction.
    fn add_text(
        &mut self,
        rule: &'static str,
        pc: Option<u64>,
        instruction: Option<String>,
        message: String,
    ) {
        let info = rules::rule(rule).expect("rules are named as in the table");
        if !self.seen.insert((rule, pc, message.clone())) {
            return;
        }
        self.findings.push(Finding {
            rule: info.id,
            sources: info.sources,
            severity: info.severity,
            kernel: self.kernel.clone(),
            pc,
            position: pc.and_then(|pc| self.position(pc)),
            instruction,
            message,
            why: info.why.to_string(),
            fix: info.fix.to_string(),
        });
    }

    /// The same for an instruction.
    fn at(&mut self, rule: &'static str, pc: u64, insn: &Insn, message: impl Into<String>) {
        self.add(rule, Some((pc, Some(insn))), message.into());
    }

    /// The same with its own words on why and how to mend it.
    fn because(
        &mut self,
        rule: &'static str,
        (pc, insn): (u64, &Insn),
        message: impl Into<String>,
        (why, fix): (&str, &str),
    ) {
        let before = self.findings.len();
        self.at(rule, pc, insn, message);
        if let Some(new) = self.findings.get_mut(before) {
            new.why = why.to_string();
            new.fix = fix.to_string();
        }
    }

    /// Whether there is a finding of a rule.
    fn has(&self, rule: &str) -> bool {
        self.findings.iter().any(|f| f.rule == rule)
    }

    fn position(&self, pc: u64) -> Option<SourcePosition> {
        let offset = u32::try_from(pc.checked_sub(self.base)?).ok()?;
        let (file, row) = self.object.lines.find(offset)?;
        Some(SourcePosition {
            file: file.to_string(),
            line: row.line,
            column: row.column,
        })
    }

    /// A place as a person names it: source line if known, else address.
    fn place(&self, pc: u64) -> String {
        match self.position(pc) {
            Some(p) => format!("{pc:#x} (line {})", p.line),
            None => format!("{pc:#x}"),
        }
    }
}
