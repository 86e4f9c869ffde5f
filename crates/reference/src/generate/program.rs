//! A program as lines, and how it becomes an object.

use super::images::ENTRY_WORDS;
use super::setup::{SCRATCH_BYTES, Setup, U_HANDLER, U_REGS, V_REGS, WORKGROUP_BYTES};
use crate::state::{LANES, Memory, Segment};
use lanemask_isa::w32::{Codec, Insn, Op, Operand, encode};
use lanemask_object::{KernelMeta, Object};
use std::collections::BTreeMap;
use std::fmt;

/// Address and size of the buffer that programs use.
pub const BUFFER: u64 = 0x2_0000_0000;
/// Bytes of it.
pub const BUFFER_BYTES: u64 = 640;
/// Address of the read-only buffer.
pub const READ_ONLY: u64 = 0x2_0001_0000;
/// Bytes of it.
pub const READ_ONLY_BYTES: u64 = 64;
/// Where the epilogue copies workgroup and scratch memory.
pub const DUMP: u64 = 0x2_0010_0000;
const DUMP_BYTES: u64 = WORKGROUP_BYTES as u64 + (SCRATCH_BYTES as usize * LANES) as u64;
/// Memory of images.
pub(super) const IMAGES: u64 = 0x2_0030_0000;
pub(super) const IMAGE_BYTES: u64 = 0x1_0000;
/// Table of descriptors.
pub(super) const DESCRIPTORS: u64 = 0x2_0040_0000;
/// Where the vector registers' first contents lie.
const INITIAL: u64 = 0x2_0020_0000;
const TRAPBASE: u32 = 0x040;
const TRAPPC: u32 = 0x042;
const TRAPCTL: u32 = 0x003;
const MODE: u32 = 0x001;

/// A line of a program.
#[derive(Clone, Debug, PartialEq)]
pub enum Line {
    /// An instruction that is no branch to a label.
    Insn(Insn),
    /// A branch; the operand that stands for the label is `Rel(0)`.
    Branch(Insn, usize),
    /// `u.mov.b32` of a label's PC to a uniform register.
    Address(u8, usize),
    /// A label.
    Label(usize),
    /// A word that may be no instruction.
    Word(u32),
}

/// A random program.
#[derive(Clone, Debug)]
pub struct Program {
    /// What it was made from.
    pub seed: u64,
    /// State before its first line.
    pub setup: Setup,
    /// Lines.
    pub lines: Vec<Line>,
}

/// An assembled program.
#[derive(Clone, Debug)]
pub struct Assembled {
    /// Its code; the kernel is the only one.
    pub object: Object,
    /// PCs below this one are lines, epilogue or handler; from it on lies the prologue.
    pub observed: u32,
    /// PCs below this one are lines.
    pub lines_end: u32,
    /// Memory before the run, without code.
    pub memory: Memory,
}

/// Words of code, as they grow.
#[derive(Default)]
struct Code(Vec<u32>);

impl Code {
    fn pc(&self) -> u32 {
        self.0.len() as u32 * 4
    }

    fn insn(&mut self, insn: &Insn) {
        let word = encode(insn).expect("generated operands can be encoded");
        self.0.extend(word.words());
    }

    fn push(&mut self, op: Op, operands: &[Operand]) {
        let insn = Insn::new(op, operands);
        self.insn(&insn.unwrap_or_else(|| panic!("{op:?} does not take {operands:?}")));
    }

    /// `u.mov.b32` of any word, 64 bits long.
    fn set(&mut self, register: u8, word: u32) {
        self.insn(&literal_move(register, word));
    }
}

/// `u.mov.b32 register, word` in the encoding with a literal.
fn literal_move(register: u8, word: u32) -> Insn {
    let variants = Op::UMovB32.info().variants;
    let k = (variants.iter()).position(|v| v.fields.iter().any(|f| f.codec == Codec::Lit));
    let k = k.expect("u.mov.b32 takes a literal") as u8;
    let operands = [Operand::u(register), Operand::Lit(word)];
    Insn::with_variant(Op::UMovB32, k, &operands).expect("any word is a literal")
}

fn with_target(insn: &Insn, words: i32) -> Insn {
    let mut insn = *insn;
    for (k, field) in insn.variant_info().fields.iter().enumerate() {
        if field.codec == Codec::Rel {
            let raw = field.codec.raw(Operand::Rel(words), field.width());
            insn.raw[k] = raw.expect("programs are short");
        }
    }
    insn
}

impl Line {
    fn bytes(&self) -> u32 {
        match self {
            Line::Insn(insn) | Line::Branch(insn, _) => insn.len_bytes(),
            Line::Address(..) => 8,
            Line::Label(_) => 0,
            Line::Word(_) => 4,
        }
    }
}

impl Program {
    /// PC of each label.
    fn labels(&self) -> BTreeMap<usize, u32> {
        let mut pc = 0;
        let mut labels = BTreeMap::new();
        for line in &self.lines {
            if let Line::Label(n) = line {
                labels.insert(*n, pc);
            }
            pc += line.bytes();
        }
        labels
    }

    /// Whether a line names that register of the file `v` or `u`.
    pub fn names(&self, file: char, n: usize) -> bool {
        let among = |first: u8, count: u8| {
            (first.into()..usize::from(first) + usize::from(count)).contains(&n)
        };
        let named = |operand: &Operand| match *operand {
            Operand::V { first, count, .. } => file == 'v' && among(first, count),
            Operand::VHalf { reg, .. } => file == 'v' && among(reg, 1),
            Operand::U { first, count, .. } => file == 'u' && among(first, count),
            _ => false,
        };
        self.lines.iter().any(|line| match line {
            Line::Insn(insn) | Line::Branch(insn, _) => insn.operands().iter().any(named),
            Line::Address(register, _) => file == 'u' && among(*register, 1),
            Line::Label(_) => false,
            // Whatever it names.
            Line::Word(_) => true,
        })
    }

    /// Whether a line loads entry `n` of the table of descriptors.
    fn loads(&self, n: usize) -> bool {
        let at = entry_offset(n);
        let entry = at..at + 4 * ENTRY_WORDS as u32;
        self.lines.iter().any(|line| match line {
            Line::Insn(insn) => (insn.operands().iter())
                .any(|o| matches!(o, Operand::Imm(at) if entry.contains(at))),
            _ => false,
        })
    }

    /// The line at a PC.
    pub fn line_at(&self, pc: u32) -> Option<usize> {
        let mut at = 0;
        for (k, line) in self.lines.iter().enumerate() {
            if at == pc && line.bytes() != 0 {
                return Some(k);
            }
            at += line.bytes();
        }
        None
    }

    /// Code with prologue, epilogue and handler, and memory.
    pub fn assemble(&self) -> Assembled {
        let mut code = Code::default();
        let labels = self.labels();
        for line in &self.lines {
            match line {
                Line::Insn(insn) => code.insn(insn),
                Line::Branch(insn, label) => {
                    let distance = labels[label] as i32 - code.pc() as i32;
                    code.insn(&with_target(insn, distance / 4));
                }
                Line::Address(register, label) => code.set(*register, labels[label]),
                Line::Label(_) => {}
                Line::Word(word) => code.0.push(*word),
            }
        }
        let lines_end = code.pc();
        epilogue(&mut code);
        let handler = code.pc();
        trap_handler(&mut code);
        let entry = code.pc();
        self.prologue(&mut code, handler);
        let kernel = KernelMeta {
            name: "main".into(),
            entry,
            workgroup_size: self.setup.size,
            v_regs: V_REGS,
            u_regs: U_REGS,
            scratch_bytes: SCRATCH_BYTES,
            workgroup_bytes: WORKGROUP_BYTES,
            ..KernelMeta::default()
        };
        let (data, read_only) = self.setup.data.split_at(BUFFER_BYTES as usize);
        let initial = self.setup.v.iter().flatten();
        let descriptors = self.setup.descriptors.iter().flatten();
        let descriptors: Vec<u8> = descriptors.flat_map(|w| w.to_le_bytes()).collect();
        let segment = |base, bytes: Vec<u8>, writable| Segment {
            base,
            bytes,
            writable,
        };
        let segments = vec![
            segment(BUFFER, data.to_vec(), true),
            segment(READ_ONLY, read_only.to_vec(), false),
            segment(DUMP, vec![0; DUMP_BYTES as usize], true),
            segment(IMAGES, self.setup.images.clone(), true),
            segment(DESCRIPTORS, descriptors, false),
            segment(
                INITIAL,
                initial.flat_map(|w| w.to_le_bytes()).collect(),
                false,
            ),
        ];
        Assembled {
            object: Object {
                target: "w32".into(),
                code: code.0.iter().flat_map(|w| w.to_le_bytes()).collect(),
                kernels: vec![kernel],
                ..Object::default()
            },
            observed: entry,
            lines_end,
            memory: Memory { segments },
        }
    }

    /// Makes the state in which the lines start.
    fn prologue(&self, code: &mut Code, handler: u32) {
        let setup = &self.setup;
        // Registers that this uses itself: an offset, a descriptor, a word.
        let (offset, descriptor, word) = (4, 12, 16);
        let (v, u) = (Operand::v(offset), Operand::u(word));
        let size = V_REGS * LANES as u32 * 4;
        let words = [INITIAL as u32, (INITIAL >> 32) as u32, size, 1];
        code.set(word, u32::MAX);
        code.push(Op::ExecSet, &[u]);
        for (k, word) in words.into_iter().enumerate() {
            code.set(descriptor + k as u8, word);
        }
        code.push(Op::VLaneid, &[v]);
        code.push(Op::VShlB32, &[v, v, Operand::bits32(2)]);
        let first = if setup.keeps_launch { 4 } else { 0 };
        let others = (first..V_REGS).filter(|n| *n != u32::from(offset));
        for n in others.chain([offset.into()]) {
            let at = Operand::Imm(n * LANES as u32 * 4);
            let descriptor = Operand::us(descriptor, 4);
            code.push(Op::BufferLoadB32, &[Operand::v(n as u8), descriptor, v, at]);
        }
        if setup.handler {
            code.set(word, handler);
            code.push(Op::Csrw, &[Operand::Csr(TRAPBASE), u]);
        }
        if setup.trapctl != 0 {
            code.set(word, setup.trapctl);
            code.push(Op::Csrw, &[Operand::Csr(TRAPCTL), u]);
        }
        if let Some(mode) = setup.mode {
            code.set(word, mode);
            code.push(Op::Csrw, &[Operand::Csr(MODE), u]);
        }
        code.set(word, setup.helpers);
        code.push(Op::HelperSet, &[u]);
        code.set(word, setup.exec);
        code.push(Op::ExecSet, &[u]);
        for (n, word) in setup.u.iter().enumerate() {
            let launched = matches!(n, 2..=8 | 29);
            if !(setup.keeps_launch && launched) {
                code.set(n as u8, *word);
            }
        }
        let back = -(code.pc() as i32 / 4);
        code.push(Op::B, &[Operand::Rel(back)]);
    }
}

/// Bytes from the address in [`U_ADDRESS`] to an entry of the table of descriptors.
pub(super) fn entry_offset(n: usize) -> u32 {
    (DESCRIPTORS - BUFFER - 64) as u32 + (n * ENTRY_WORDS * 4) as u32
}

/// Copies workgroup and scratch memory to [`DUMP`].
fn epilogue(code: &mut Code) {
    let (v0, u0) = (Operand::v(0), Operand::u(0));
    let (row, buffer) = (Operand::vs(4, 4), Operand::us(0, 4));
    code.set(0, 0);
    code.push(Op::HelperSet, &[u0]);
    code.set(0, u32::MAX);
    code.push(Op::ExecSet, &[u0]);
    let words = [DUMP as u32, (DUMP >> 32) as u32, DUMP_BYTES as u32, 0];
    for (k, word) in words.into_iter().enumerate() {
        code.set(k as u8, word);
    }
    code.push(Op::VLaneid, &[v0]);
    code.push(Op::VShlB32, &[v0, v0, Operand::bits32(4)]);
    let row_bytes = 16 * LANES as u32;
    for at in (0..WORKGROUP_BYTES).step_by(row_bytes as usize) {
        code.push(Op::LsLoadB128, &[row, v0, Operand::Imm(at)]);
        code.push(Op::BufferStoreB128, &[row, buffer, v0, Operand::Imm(at)]);
    }
    for k in 0..SCRATCH_BYTES / 16 {
        let zero = Operand::bits32(0);
        code.push(Op::ScratchLoadB128, &[row, zero, Operand::Imm(16 * k)]);
        let at = Operand::Imm(WORKGROUP_BYTES + row_bytes * k);
        code.push(Op::BufferStoreB128, &[row, buffer, v0, at]);
    }
    code.push(Op::Endpgm, &[]);
}

/// Goes on behind the instruction that trapped, whose length is in its first word.
fn trap_handler(code: &mut Code) {
    let [pc, high, word] = [0, 1, 2].map(|k| Operand::u(U_HANDLER + k));
    code.push(Op::Csrr, &[pc, Operand::Csr(TRAPPC)]);
    code.set(U_HANDLER + 1, 1);
    let _ = high;
    let address = Operand::us(U_HANDLER, 2);
    code.push(Op::ULoadB32, &[word, address, Operand::Imm(0)]);
    code.push(Op::UAndB32, &[word, word, Operand::Lit(1)]);
    code.push(Op::UShlB32, &[word, word, Operand::Lit(2)]);
    code.push(Op::UAddU32, &[pc, pc, word]);
    code.push(Op::Csrci, &[Operand::Csr(TRAPCTL), Operand::Imm(1)]);
    code.push(Op::Jr, &[pc, Operand::Lit(4)]);
}

/// The lines as assembly, and what of the state before them they may need.
impl fmt::Display for Program {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let setup = &self.setup;
        writeln!(f, "; seed {}", self.seed)?;
        let launched = if setup.keeps_launch {
            ", launch registers kept"
        } else {
            ""
        };
        let ([x, y, z], n) = (setup.size, setup.workgroups);
        writeln!(f, "; {n} workgroups of {x} * {y} * {z}{launched}")?;
        writeln!(f, "; exec {:08x} helpers {:08x}", setup.exec, setup.helpers)?;
        if let Some(mode) = setup.mode {
            writeln!(f, "; mode {mode:#x}")?;
        }
        if setup.trapctl != 0 {
            writeln!(f, "; trapctl {:#x}", setup.trapctl)?;
        }
        if setup.handler {
            writeln!(f, "; with a handler that skips what traps")?;
        }
        for (n, word) in setup
            .u
            .iter()
            .enumerate()
            .filter(|(n, _)| self.names('u', *n))
        {
            writeln!(f, "; u{n} = {word:08x}")?;
        }
        for (n, row) in setup
            .v
            .iter()
            .enumerate()
            .filter(|(n, _)| self.names('v', *n))
        {
            write!(f, "; v{n} =")?;
            if row.iter().all(|w| *w == row[0]) {
                write!(f, " {:08x} in every lane", row[0])?;
            } else {
                row.iter().try_for_each(|w| write!(f, " {w:08x}"))?;
            }
            writeln!(f)?;
        }
        for (n, entry) in setup.descriptors.iter().enumerate() {
            if self.loads(n) {
                writeln!(f, "; descriptors at {:#x}: {entry:08x?}", entry_offset(n))?;
            }
        }
        let labels = self.labels();
        for line in &self.lines {
            match line {
                Line::Insn(insn) => writeln!(f, "    {insn}")?,
                Line::Branch(insn, label) => {
                    writeln!(f, "    {}", insn.text_with_target(&format!("L{label}")))?;
                }
                Line::Address(register, label) => {
                    writeln!(
                        f,
                        "    u.mov.b32 u{register}, {:#x} ; L{label}",
                        labels[label]
                    )?;
                }
                Line::Label(label) => writeln!(f, "L{label}:")?,
                Line::Word(word) => writeln!(f, "    .word {word:#010x}")?,
            }
        }
        Ok(())
    }
}
