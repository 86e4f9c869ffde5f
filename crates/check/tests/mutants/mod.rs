//! Kernels, how they are taken apart, changed, checked and run.

mod contained;

use lanemask_asm::assemble;
use lanemask_check::{Options, Severity, check};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu::Memory;
use lanemask_emu::linx::{Inactive, Launch, Order, Policy, Program, RunOptions, TileState, run};
use lanemask_isa::linx::{Field, Insn, Op, Reg, Role, TileBase, decode, encode};
use lanemask_object::{KernelMeta, LinxMeta, LinxMode, Object};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Inputs that each kernel runs on.
pub const INPUTS: u64 = 4;

const BASE: u64 = 0x1000;
const BODY: u64 = 0x100;
const X: u64 = 0x8000;
const Y: u64 = 0x9000;
const BYTES: u64 = 0x400;

/// What is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Class {
    /// A group write of p that puts a copy back is left out.
    DropRestore,
    /// The same where there are branches on p: the switch to the other lanes.
    DropSwitch,
    /// The same in a kernel without branches on p.
    DropPlainSwitch,
    /// A copy of p is left out.
    DropSave,
    /// p is not added to a copy, or taken out of it.
    DropCollect,
    /// p is restored from another place.
    OtherCopy,
    /// `.not` is left out of a mask.
    DropNot,
    /// A branch on p is left out.
    DropBranch,
    /// A branch leads out of the body, or into an instruction.
    BranchOut,
    /// The terminator is left out.
    DropEnd,
    /// The lane term is left out of an address.
    DropLaneTerm,
    /// MSEQ becomes MPAR.
    Parallel,
    /// LB0 is another number, or LB1 is left out.
    Geometry,
    /// A descriptor is left out.
    DropDescriptor,
    /// The address in scratch is another one.
    Slot,
    /// A queue index is one more or less.
    QueueIndex,
}

impl Class {
    pub fn text(self) -> &'static str {
        match self {
            Class::DropRestore => "a restore of p is left out",
            Class::DropSwitch => "a switch of p to the other lanes is left out",
            Class::DropPlainSwitch => "the same in a kernel without branches",
            Class::DropSave => "a copy of p is left out",
            Class::DropCollect => "lanes are not added to a copy",
            Class::OtherCopy => "p is restored from another copy",
            Class::DropNot => "`.not` is left out of a mask",
            Class::DropBranch => "a branch on p is left out",
            Class::BranchOut => "a branch leads out of the body or into an instruction",
            Class::DropEnd => "the terminator is left out",
            Class::DropLaneTerm => "the lane term is left out of an address",
            Class::Parallel => "MSEQ becomes MPAR",
            Class::Geometry => "LB0 is another number, or LB1 is left out",
            Class::DropDescriptor => "a descriptor is left out",
            Class::Slot => "an address in scratch is another one",
            Class::QueueIndex => "a queue index is one more or less",
        }
    }

    /// Whether a mutant of the class can be a legal kernel that does something else.
    pub fn may_be_another_program(self) -> bool {
        matches!(
            self,
            Class::QueueIndex
                | Class::Slot
                | Class::Geometry
                | Class::DropPlainSwitch
                | Class::DropCollect
        )
    }
}

/// How a run ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// All bytes of both buffers.
    Memory(Vec<u8>),
    /// It trapped or did not end. Which group says so first depends on the order.
    Stopped(()),
}

/// An instruction and the one that its branch leads to; a displacement in bytes leads out of the list.
#[derive(Clone, Copy, Debug)]
enum Target {
    None,
    Index(usize),
    Bytes(i64),
}

/// A kernel as two lists of instructions.
#[derive(Clone, Debug)]
pub struct Kernel {
    pub name: String,
    header: Vec<Insn>,
    body: Vec<(Insn, Target)>,
    private: Vec<(u32, u32)>,
}

/// All kernels, by name.
pub fn kernels() -> Vec<Kernel> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/kernels");
    let mut names: Vec<_> = (fs::read_dir(folder).expect("the folder of kernels"))
        .map(|e| e.expect("a file").path())
        .collect();
    names.sort();
    names.iter().map(|path| Kernel::read(path)).collect()
}

fn list(code: &[u8], mut at: usize) -> Vec<(usize, Insn)> {
    let mut out = Vec::new();
    loop {
        let insn = decode(&code[at..]).expect("an instruction");
        out.push((at, insn));
        at += insn.len_bytes() as usize;
        let ends = insn.op.role() == Role::Terminator;
        if ends && code[at..].iter().take(2).all(|b| *b == 0) || at >= code.len() {
            return out;
        }
        if ends && out[0].1.op.role() == Role::Launch {
            return out;
        }
    }
}

fn set(insn: &Insn, field: Field, value: u64) -> Option<Insn> {
    let mut out = *insn;
    out.raw[insn.op.position(field)?] = value;
    encode(&out)?;
    Some(out)
}

impl Kernel {
    fn read(path: &Path) -> Kernel {
        let text = fs::read_to_string(path).expect("a kernel");
        let mut sources = Sources::new();
        let file = sources.add(path.display().to_string(), text);
        let (object, diagnostics) = assemble(&sources, file);
        assert!(
            !diagnostics.iter().any(Diagnostic::is_error),
            "{diagnostics:?}"
        );
        let header = list(&object.code, object.kernels[0].entry as usize);
        let (at, text) = (header.iter())
            .find(|(_, i)| i.op == Op::BText)
            .expect("B.TEXT");
        let start = *at as i64 + text.target().expect("a target");
        let body = list(&object.code, start as usize);
        let index = |at: usize| body.iter().position(|(pc, _)| *pc == at);
        let target = |at: usize, insn: &Insn| match (insn.op.role(), insn.target()) {
            (Role::BodyBranch, Some(by)) => {
                let to = at.wrapping_add_signed(by as isize);
                Target::Index(index(to).expect("an instruction"))
            }
            _ => Target::None,
        };
        Kernel {
            name: path
                .file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned(),
            header: header.iter().map(|(_, i)| *i).collect(),
            body: body.iter().map(|(at, i)| (*i, target(*at, i))).collect(),
            private: object.kernels[0]
                .linx
                .as_ref()
                .expect("metadata")
                .lane_private
                .clone(),
        }
    }

    /// Puts the lists together.
    fn object(&self) -> Option<Object> {
        let mut code = Vec::new();
        for insn in &self.header {
            let mut insn = *insn;
            if insn.op == Op::BText {
                let by = (BODY as i64 - code.len() as i64) / 2;
                insn = set(&insn, Field::Imm, by as u64 & 0x1ff_ffff)?;
            }
            code.extend(encode(&insn)?.to_bytes());
        }
        code.resize(BODY as usize, 0);
        let mut places = Vec::new();
        let mut at = BODY as i64;
        for (insn, _) in &self.body {
            places.push(at);
            at += i64::from(insn.len_bytes());
        }
        places.push(at);
        for (k, (insn, target)) in self.body.iter().enumerate() {
            let mut insn = *insn;
            let by = match target {
                Target::None => None,
                Target::Index(to) => Some(places[*to] - places[k]),
                Target::Bytes(by) => Some(*by),
            };
            if let Some(by) = by {
                let width = insn.op.encoding().fields[insn.op.position(Field::Imm)?].width();
                insn = set(&insn, Field::Imm, (by / 2) as u64 & ((1 << width) - 1))?;
            }
            code.extend(encode(&insn)?.to_bytes());
        }
        let lanes = self.header.iter().find_map(|i| match i.op {
            Op::CBDimi if i.get(Field::LoopNest) == Some(0) => i.imm(),
            _ => None,
        });
        let mode = match self.header.first().map(|i| i.op) {
            Some(Op::BstartMpar) => LinxMode::Mpar,
            _ => LinxMode::Mseq,
        };
        Some(Object {
            target: "linx".into(),
            code,
            kernels: vec![KernelMeta {
                name: "main".into(),
                linx: Some(LinxMeta {
                    base: BASE,
                    lanes: lanes.unwrap_or(1) as u32,
                    mode,
                    lane_private: self.private.clone(),
                    conditions: Vec::new(),
                    abi: None,
                }),
                ..KernelMeta::default()
            }],
            ..Object::default()
        })
    }

    /// Rules of its findings, errors marked.
    pub fn findings(&self) -> Vec<String> {
        let object = self.object().expect("a kernel that can be encoded");
        (check(&object, &Options::default()).iter())
            .map(|f| format!("{:?} {} at {:x?}: {}", f.severity, f.rule, f.pc, f.message))
            .collect()
    }

    /// Whether the verifier finds something that it does not find in `original`: an error, or only a warning.
    pub fn new_finding(&self, original: &Kernel) -> Option<bool> {
        let count = |k: &Kernel| {
            let mut out: BTreeMap<&str, (usize, bool)> = BTreeMap::new();
            for f in check(&k.object().expect("encodes"), &Options::default()) {
                let entry = out.entry(f.rule).or_default();
                *entry = (entry.0 + 1, f.severity == Severity::Error);
            }
            out
        };
        let (old, new) = (count(original), count(self));
        (new.iter())
            .filter(|(rule, (n, _))| old.get(*rule).is_none_or(|(m, _)| m < n))
            .map(|(_, (_, error))| *error)
            .max()
    }

    fn run(&self, input: u64, order: Order, inactive: Inactive) -> Outcome {
        let object = self.object().expect("a kernel that can be encoded");
        let program = Program::load(&object).expect("loads");
        let mut memory = Memory::new();
        let mut random = input.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        for at in [X, Y] {
            memory.alloc_at(at, BYTES, true).expect("memory");
            let words: Vec<u8> = (0..BYTES / 4)
                .flat_map(|k| {
                    random ^= random << 13;
                    random ^= random >> 7;
                    random ^= random << 17;
                    let value = match input {
                        // Numbers of one sign make branches that all lanes take.
                        0 => k as i32 + 1,
                        1 => -1 - k as i32,
                        _ => (random >> 32) as i32 % 9,
                    };
                    value.to_le_bytes()
                })
                .collect();
            memory.write(at, &words).expect("memory");
        }
        let mut launch = Launch {
            program: &program,
            header: BASE,
            first_group: None,
            registers: [0; 24],
            tiles: TileState::default(),
        };
        launch.registers[2..6].copy_from_slice(&[X, Y, 0x4000_0000, 7]);
        let options = RunOptions {
            policy: Policy {
                inactive,
                ..Policy::default()
            },
            order,
            max_instructions: Some(5000),
            ..RunOptions::default()
        };
        if run(&launch, &memory, &options, None).is_err() {
            return Outcome::Stopped(());
        }
        let mut all = memory.read(X, BYTES).expect("memory");
        all.extend(memory.read(Y, BYTES).expect("memory"));
        Outcome::Memory(all)
    }

    /// The result in order, with the ruling for inactive lanes.
    pub fn reference(&self, input: u64) -> Outcome {
        self.run(input, Order::InOrder, Inactive::Keep)
    }

    /// Results in every order and with every policy; the first is the reference.
    pub fn outcomes(&self, input: u64) -> Vec<Outcome> {
        let mut out = Vec::new();
        let orders = [
            Order::InOrder,
            Order::Random { seed: 1 },
            Order::Random { seed: 2 },
            Order::Random { seed: 3 },
            Order::Random { seed: 4 },
        ];
        for order in orders {
            for inactive in [
                Inactive::Keep,
                Inactive::Zero,
                Inactive::Poison(0x5a5a_5a5a),
            ] {
                out.push(self.run(input, order, inactive));
            }
        }
        out
    }

    /// Without instruction `k` of the body: branches to it lead to the next one.
    fn without(&self, k: usize) -> Kernel {
        let mut out = self.clone();
        out.body.remove(k);
        for (_, target) in &mut out.body {
            if let Target::Index(to) = target
                && *to > k
            {
                *to -= 1;
            }
        }
        out
    }

    fn with(&self, k: usize, insn: Insn) -> Kernel {
        let mut out = self.clone();
        out.body[k].0 = insn;
        out
    }

    fn leading(&self, k: usize, by: i64) -> Kernel {
        let mut out = self.clone();
        out.body[k].1 = Target::Bytes(by);
        out
    }

    /// All mutants that can be encoded.
    pub fn mutants(&self) -> Vec<(Class, String, Kernel)> {
        let mut out: Vec<(Class, String, Kernel)> = Vec::new();
        let branches = self
            .body
            .iter()
            .any(|(i, _)| matches!(i.op, Op::BZ | Op::BNz));
        let mut places = Vec::new();
        let mut at = BODY as i64;
        for (insn, _) in &self.body {
            places.push(at);
            at += i64::from(insn.len_bytes());
        }
        for (k, (insn, target)) in self.body.iter().enumerate() {
            let mut add = |class: Class, how: String, mutant: Kernel| {
                out.push((class, format!("{k}: {insn}: {how}"), mutant));
            };
            let reg = |f| insn.reg(f);
            let lanes = insn.is_vector();
            let compare = matches!(insn.op.category(), "compare" | "fcompare");
            let reads_p = [Field::SrcL, Field::SrcR, Field::SrcD]
                .iter()
                .any(|f| reg(*f) == Some(Reg::P));
            let to_p = reg(Field::RegDst) == Some(Reg::P) && !compare;
            if to_p {
                let class = match (reads_p, branches) {
                    (false, _) => Class::DropRestore,
                    (true, true) => Class::DropSwitch,
                    (true, false) => Class::DropPlainSwitch,
                };
                add(class, "left out".into(), self.without(k));
                for (from, others) in copies(insn) {
                    for other in others {
                        if let Some(insn) = other.code10().and_then(|c| set(insn, from, c)) {
                            add(
                                Class::OtherCopy,
                                format!("{from:?} is {other}"),
                                self.with(k, insn),
                            );
                        }
                    }
                }
            } else if reads_p && !lanes && !compare {
                let zero = [Field::SrcL, Field::SrcR]
                    .iter()
                    .any(|f| reg(*f) == Some(Reg::Zero));
                let stores = insn.op.category().starts_with("store");
                let class = if zero || stores {
                    Class::DropSave
                } else {
                    Class::DropCollect
                };
                add(class, "left out".into(), self.without(k));
            }
            if !lanes
                && insn.get(Field::SrcRType) == Some(3)
                && let Some(insn) = set(insn, Field::SrcRType, 0)
            {
                add(Class::DropNot, "without .not".into(), self.with(k, insn));
            }
            if matches!(insn.op, Op::BZ | Op::BNz) {
                add(Class::DropBranch, "left out".into(), self.without(k));
            }
            if let Target::Index(to) = target {
                let to_target = places[*to] - places[k];
                for by in [
                    -places[k],
                    BODY as i64 - 2 - places[k],
                    at + 64 - places[k],
                    1 << 11,
                    -(1 << 11),
                ] {
                    add(
                        Class::BranchOut,
                        format!("leads {by} bytes on"),
                        self.leading(k, by),
                    );
                }
                if self.body.get(*to).is_some_and(|(i, _)| i.len_bytes() > 2) {
                    add(
                        Class::BranchOut,
                        "leads into an instruction".into(),
                        self.leading(k, to_target + 2),
                    );
                }
            }
            if insn.op.role() == Role::Terminator {
                add(Class::DropEnd, "left out".into(), self.without(k));
            }
            if insn.get(Field::C) == Some(1)
                && let Some(insn) = set(insn, Field::C, 0)
            {
                add(Class::DropLaneTerm, "C is 0".into(), self.with(k, insn));
            }
            let scratch = [Field::SrcL, Field::SrcR]
                .iter()
                .any(|f| reg(*f) == Some(Reg::Tile(TileBase::Ts)));
            if scratch && let Some(shift) = insn.get(Field::Shamt) {
                for other in [shift.wrapping_sub(1), shift + 1] {
                    if let Some(insn) = set(insn, Field::Shamt, other) {
                        add(Class::Slot, format!("shift {other}"), self.with(k, insn));
                    }
                }
            }
            if !lanes && insn.op == Op::VAddi && !self.private.is_empty() {
                let imm = insn.get(Field::Imm).unwrap_or(0);
                for other in [imm.wrapping_sub(1), imm + 1] {
                    if let Some(insn) = set(insn, Field::Imm, other) {
                        add(Class::Slot, format!("{other} is added"), self.with(k, insn));
                    }
                }
            }
            for field in [
                Field::SrcL,
                Field::SrcR,
                Field::SrcD,
                Field::SrcA,
                Field::SrcP,
            ] {
                for other in neighbours(reg(field)) {
                    // Other copies of p are a class of their own.
                    if let Some(insn) = other
                        .code10()
                        .and_then(|c| set(insn, field, c))
                        .filter(|_| !to_p)
                    {
                        add(
                            Class::QueueIndex,
                            format!("{field:?} is {other}"),
                            self.with(k, insn),
                        );
                    }
                }
            }
        }
        self.header_mutants(&mut out);
        out.retain(|(_, _, m)| m.object().is_some());
        out
    }

    fn header_mutants(&self, out: &mut Vec<(Class, String, Kernel)>) {
        for (k, insn) in self.header.iter().enumerate() {
            let mut with = |class: Class, how: &str, insn: Insn| {
                let mut mutant = self.clone();
                mutant.header[k] = insn;
                out.push((class, format!("header {k}: {how}"), mutant));
            };
            if insn.op == Op::BstartMseq
                && let Some(insn) = Insn::new(Op::BstartMpar, &[])
            {
                with(Class::Parallel, "MPAR", insn);
            }
            if insn.op == Op::CBDimi && insn.get(Field::LoopNest) == Some(0) {
                let lanes = insn.get(Field::Imm).unwrap_or(0);
                for other in [0, lanes - 1, lanes + 1, 2 * lanes, 65] {
                    if let Some(insn) = set(insn, Field::Imm, other) {
                        with(Class::Geometry, &format!("LB0 is {other}"), insn);
                    }
                }
            }
            if insn.op.role() == Role::Header {
                let mut mutant = self.clone();
                mutant.header.remove(k);
                let bounds = insn.op == Op::CBDimi && insn.get(Field::LoopNest) == Some(1);
                let class = if bounds {
                    Class::Geometry
                } else {
                    Class::DropDescriptor
                };
                out.push((class, format!("header {k}: {insn} is left out"), mutant));
            }
        }
    }
}

/// Sources of a mask that could be another copy.
fn copies(insn: &Insn) -> Vec<(Field, Vec<Reg>)> {
    [Field::SrcL, Field::SrcR]
        .into_iter()
        .filter_map(|f| {
            let others = match insn.reg(f)? {
                Reg::T(n) => vec![Reg::U(n), Reg::T(n % 4 + 1)],
                Reg::U(n) => vec![Reg::T(n), Reg::U(n % 4 + 1)],
                Reg::R(n) => vec![Reg::R(n - 1), Reg::R(n + 1)],
                _ => return None,
            };
            Some((f, others))
        })
        .collect()
}

fn neighbours(reg: Option<Reg>) -> Vec<Reg> {
    let around = |n: u8, last: u8, make: &dyn Fn(u8) -> Reg| -> Vec<Reg> {
        [n.wrapping_sub(1), n + 1]
            .into_iter()
            .filter(|n| (1..=last).contains(n))
            .map(make)
            .collect()
    };
    match reg {
        Some(Reg::Vec(q, n)) => around(n, 31, &|n| Reg::Vec(q, n)),
        Some(Reg::T(n)) => around(n, 4, &Reg::T),
        Some(Reg::U(n)) => around(n, 4, &Reg::U),
        _ => Vec::new(),
    }
}
