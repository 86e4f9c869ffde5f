//! Kernels, how they are taken apart, changed, checked and run.

mod class;
mod contained;
mod make;

pub use class::Class;

use lanemask_asm::assemble;
use lanemask_check::{Options, Severity, check};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu::Memory;
use lanemask_emu::linx::{Inactive, Launch, Order, Policy, Program, RunOptions, TileState, run};
use lanemask_isa::linx::{Field, Insn, Op, Role, decode, encode};
use lanemask_object::{KernelMeta, LinxMeta, LinxMode, MaskNote, Notes, Object, OperandName};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

/// Inputs that each kernel runs on.
pub const INPUTS: u64 = 4;

const BASE: u64 = 0x1000;
const BODY: u64 = 0x100;
const ARENA: u64 = 0x7000;
const X: u64 = 0x8000;
const Y: u64 = 0x9000;
const BYTES: u64 = 0x400;

/// Findings by rule.
pub type Counts = BTreeMap<&'static str, (usize, bool)>;

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

/// An instruction of a body with what is stated of it. What a mutant changes is the code: statements stay, and go with
/// their instruction.
#[derive(Clone, Debug)]
struct Item {
    insn: Insn,
    target: Target,
    /// By the position of the field.
    names: Vec<(u32, String)>,
    /// What p is before it.
    masks: Vec<MaskNote>,
}

/// A kernel as two lists of instructions.
#[derive(Clone, Debug)]
pub struct Kernel {
    pub name: String,
    header: Vec<Insn>,
    body: Vec<Item>,
    /// What its directives say.
    meta: LinxMeta,
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
        let item = |at: usize, insn: Insn| Item {
            insn,
            target: target(at, &insn),
            names: (object.notes.names.iter())
                .filter(|n| n.offset as usize == at)
                .map(|n| (n.field, n.name.clone()))
                .collect(),
            masks: (object.notes.masks.iter())
                .filter(|m| m.offset as usize == at)
                .cloned()
                .collect(),
        };
        Kernel {
            name: path
                .file_stem()
                .expect("a name")
                .to_string_lossy()
                .into_owned(),
            header: header.iter().map(|(_, i)| *i).collect(),
            body: body.iter().map(|(at, i)| item(*at, *i)).collect(),
            meta: object.kernels[0].linx.clone().expect("metadata"),
        }
    }

    /// Whether it comes from the compiler.
    pub fn is_compiled(&self) -> bool {
        self.meta.abi.is_some()
    }

    /// The kernel without what is stated of it.
    pub fn unstated(mut self) -> Kernel {
        self.meta.launch = None;
        self.meta.imports.clear();
        for item in &mut self.body {
            item.names.clear();
            item.masks.clear();
        }
        self
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
        for item in &self.body {
            places.push(at);
            at += i64::from(item.insn.len_bytes());
        }
        places.push(at);
        for (k, item) in self.body.iter().enumerate() {
            let mut insn = item.insn;
            let by = match &item.target {
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
        let mut notes = Notes::default();
        for (item, place) in self.body.iter().zip(&places) {
            let offset = *place as u32;
            let named = |(field, name): &(u32, String)| OperandName {
                offset,
                field: *field,
                name: name.clone(),
            };
            notes.names.extend(item.names.iter().map(named));
            let masks = item.masks.iter().cloned();
            notes.masks.extend(masks.map(|m| MaskNote { offset, ..m }));
        }
        Some(Object {
            target: "linx".into(),
            code,
            notes,
            kernels: vec![KernelMeta {
                name: "main".into(),
                // As the assembler reads lanes and mode from the header.
                linx: Some(LinxMeta {
                    base: BASE,
                    lanes: lanes.unwrap_or(1) as u32,
                    mode,
                    ..self.meta.clone()
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

    /// How many findings of each rule it has, and whether they are errors.
    pub fn counts(&self) -> Counts {
        let mut out = Counts::new();
        for f in check(&self.object().expect("encodes"), &Options::default()) {
            let entry = out.entry(f.rule).or_default();
            *entry = (entry.0 + 1, f.severity == Severity::Error);
        }
        out
    }

    /// Whether the verifier finds something that it does not find in the original: an error, or only a warning.
    pub fn new_finding(&self, original: &Counts) -> Option<bool> {
        (self.counts().iter())
            .filter(|(rule, (n, _))| original.get(*rule).is_none_or(|(m, _)| m < n))
            .map(|(_, (_, error))| *error)
            .max()
    }

    fn run(&self, input: u64, order: Order, inactive: Inactive) -> Outcome {
        let object = self.object().expect("a kernel that can be encoded");
        let program = Program::load(&object).expect("loads");
        let mut memory = Memory::new();
        let mut random = input.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1;
        for at in [X, Y] {
            memory.alloc_at(at, BYTES + 8, true).expect("memory");
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
        // The buffers of a compiled kernel are its resources, in an arena that starts before them (`docs/linx/abi.md`).
        if self.is_compiled() {
            let table = [X, Y].map(|at| {
                let guard = (at + BYTES - ARENA) / 4;
                [at - ARENA, BYTES, guard, guard + 1].map(|n| n as u32)
            });
            let table = table.concat();
            let words: Vec<u8> = table.iter().flat_map(|n| n.to_le_bytes()).collect();
            memory.alloc_at(ARENA, 32, true).expect("memory");
            memory.write(ARENA, &words).expect("memory");
            memory.write(X + BYTES, &[0; 8]).expect("memory");
            memory.write(Y + BYTES, &[0; 8]).expect("memory");
            launch.registers[2..10].copy_from_slice(&[ARENA, 2, 0, 2, 1, 1, 0, 0]);
            launch.registers[11..13].copy_from_slice(&[X, Y]);
        }
        let options = RunOptions {
            policy: Policy {
                inactive,
                ..Policy::default()
            },
            order,
            max_instructions: Some(if self.is_compiled() { 20_000 } else { 5000 }),
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
        // Long kernels in fewer orders.
        let orders = &orders[..if self.is_compiled() { 2 } else { 5 }];
        for order in orders.iter().copied() {
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
        let gone = out.body.remove(k);
        if let Some(next) = out.body.get_mut(k) {
            next.masks.splice(..0, gone.masks);
        }
        for item in &mut out.body {
            if let Target::Index(to) = &mut item.target
                && *to > k
            {
                *to -= 1;
            }
        }
        out
    }

    fn with(&self, k: usize, insn: Insn) -> Kernel {
        let mut out = self.clone();
        out.body[k].insn = insn;
        out
    }

    fn leading(&self, k: usize, by: i64) -> Kernel {
        let mut out = self.clone();
        out.body[k].target = Target::Bytes(by);
        out
    }
}
