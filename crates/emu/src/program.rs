//! Programs: an object's code made ready for the engine, once per kernel.

use crate::outstanding::{Acts, Completion};
use crate::warp::{CONST_ROWS, FIRST_CONST, FIRST_TEMP, FIRST_U};
use lanemask_isa::w32::{
    self, Codec, DecodeError, Flat, Insn, Op, Operand, V_REGS, const_by_code, csr,
};
use lanemask_object::{
    KernelMeta, MAX_INVOCATIONS, MAX_SCRATCH_BYTES, MAX_WORKGROUP_BYTES, Object, ResourceKind,
};
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// Why an object cannot be loaded.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LoadError {
    /// The object is for another instruction set.
    Target(String),
    /// Something in it contradicts the machine.
    Kernel {
        /// Kernel name.
        kernel: String,
        /// What is wrong.
        problem: String,
    },
    /// Code or data do not fit the address space of PCs.
    TooLarge,
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LoadError::Target(t) => {
                write!(
                    f,
                    "the object is for target {t:?}, which this machine does not run"
                )
            }
            LoadError::Kernel { kernel, problem } => write!(f, "kernel {kernel:?}: {problem}"),
            LoadError::TooLarge => f.write_str("the object is too large"),
        }
    }
}

impl std::error::Error for LoadError {}

/// A loaded object.
#[derive(Debug)]
pub struct Program {
    object: Object,
    code_words: Vec<u32>,
    data_words: Vec<u32>,
    codes: Vec<OnceLock<Code>>,
}

impl Program {
    /// Checks an object's metadata and loads it. Code is not checked: bad words trap when they are executed.
    pub fn load(object: &Object) -> Result<Program, LoadError> {
        Program::check(object)?;
        Ok(Program {
            code_words: words(&object.code),
            data_words: words(&object.data),
            codes: object.kernels.iter().map(|_| OnceLock::new()).collect(),
            object: object.clone(),
        })
    }

    /// Checks the metadata of an object as [`load`](Program::load) does.
    ///
    /// # Errors
    ///
    /// What contradicts the machine.
    pub fn check(object: &Object) -> Result<(), LoadError> {
        if object.target != "w32" {
            return Err(LoadError::Target(object.target.clone()));
        }
        if object.code.len() as u64 + object.data.len() as u64 + 8192 > u64::from(u32::MAX) {
            return Err(LoadError::TooLarge);
        }
        for k in &object.kernels {
            let problem = problem(k, object.code.len());
            if let Some(problem) = problem {
                return Err(LoadError::Kernel {
                    kernel: k.name.clone(),
                    problem,
                });
            }
        }
        Ok(())
    }

    /// The object that it was made from.
    pub fn object(&self) -> &Object {
        &self.object
    }

    /// Index and metadata of a kernel.
    pub fn kernel(&self, name: &str) -> Option<(usize, &KernelMeta)> {
        self.object
            .kernels
            .iter()
            .enumerate()
            .find(|(_, k)| k.name == name)
    }

    /// The instruction at a PC.
    pub fn insn(&self, pc: u32) -> Option<Result<Insn, DecodeError>> {
        insn(self.whole_words(), pc)
    }

    /// The code without a last word that is not whole.
    pub(crate) fn whole_words(&self) -> &[u32] {
        &self.code_words[..self.object.code.len() / 4]
    }

    pub(crate) fn code_words(&self) -> &[u32] {
        &self.code_words
    }

    pub(crate) fn data_words(&self) -> &[u32] {
        &self.data_words
    }

    pub(crate) fn code(&self, kernel: usize) -> &Code {
        self.codes[kernel].get_or_init(|| {
            let meta = &self.object.kernels[kernel];
            Code::new(self.whole_words(), meta.v_regs, meta.u_regs)
        })
    }
}

fn problem(k: &KernelMeta, code_bytes: usize) -> Option<String> {
    if !k.entry.is_multiple_of(4) || k.entry as usize >= code_bytes {
        return Some(format!("entry {:#x} is not in the code", k.entry));
    }
    if k.v_regs as usize > V_REGS {
        return Some(format!("{} vector registers, there are {V_REGS}", k.v_regs));
    }
    if k.u_regs as usize > w32::U_REGS {
        return Some(format!(
            "{} uniform registers, there are {}",
            k.u_regs,
            w32::U_REGS
        ));
    }
    let size = k
        .workgroup_size
        .iter()
        .try_fold(1u32, |n, d| n.checked_mul(*d));
    if !size.is_some_and(|n| (1..=MAX_INVOCATIONS).contains(&n)) {
        return Some(format!(
            "workgroup size {:?} is not 1 to {MAX_INVOCATIONS} invocations",
            k.workgroup_size
        ));
    }
    if !k.scratch_bytes.is_multiple_of(4) || k.scratch_bytes > MAX_SCRATCH_BYTES {
        return Some(format!(
            "{} scratch bytes per lane: not a multiple of 4 up to 1 MiB",
            k.scratch_bytes
        ));
    }
    if k.workgroup_bytes > MAX_WORKGROUP_BYTES {
        return Some(format!(
            "{} bytes of workgroup memory, more than 1 MiB",
            k.workgroup_bytes
        ));
    }
    same_resource(k)
}

/// Two resources of a kernel that are one.
pub(crate) fn same_resource(k: &KernelMeta) -> Option<String> {
    let mut seen: BTreeMap<(u32, u32), Vec<ResourceKind>> = BTreeMap::new();
    let twice = (k.resources.iter()).find(|r| {
        let before = seen.entry((r.group, r.binding)).or_default();
        let clashes = before.iter().any(|kind| !kind.may_share_with(r.kind));
        before.push(r.kind);
        clashes
    })?;
    let (group, binding) = (twice.group, twice.binding);
    Some(format!(
        "two resources are binding {binding} of group {group}"
    ))
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let word = |c: &[u8]| c.iter().rev().fold(0, |w, b| w << 8 | u32::from(*b));
    bytes.chunks(4).map(word).collect()
}

/// The instruction at a PC of this code.
pub(crate) fn insn(words: &[u32], pc: u32) -> Option<Result<Insn, DecodeError>> {
    let k = (pc / 4) as usize;
    (pc.is_multiple_of(4) && k < words.len()).then(|| insn_at(words, k))
}

fn insn_at(words: &[u32], k: usize) -> Result<Insn, DecodeError> {
    w32::decode(words[k], words.get(k + 1).copied())
}

/// What the engine must do besides `step`.
pub(crate) mod special {
    /// Trap: not an instruction, odd pair, register past the allocation.
    pub(crate) const ILLEGAL: u8 = 1;
    /// Prepare sources.
    pub(crate) const SOURCES: u8 = 2;
    /// Saturate the result.
    pub(crate) const SATURATE: u8 = 4;
}

/// An instruction with its operands resolved to rows of the register file.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Decoded {
    pub(crate) flat: Flat,
    pub(crate) special: u8,
    /// 1 for a vector instruction (one that depends on EXEC).
    pub(crate) vector: u8,
    /// Index into [`Code::sources`] for those that need it.
    pub(crate) extra: u32,
}

/// A source that is prepared in a temporary row: modified, or a constant that has no row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// Slot to read, if it is not a constant.
    pub(crate) from: Option<u16>,
    /// Value of a constant.
    pub(crate) value: u64,
    /// First temporary row.
    pub(crate) to: u16,
    /// Element width.
    pub(crate) bits: u8,
    pub(crate) neg: bool,
    pub(crate) abs: bool,
}

/// The code of a kernel, ready to execute: one entry for each multiple of 4, so that jumps may go anywhere.
#[derive(Debug)]
pub(crate) struct Code {
    pub(crate) entries: Vec<Decoded>,
    pub(crate) sources: Vec<Vec<Source>>,
    /// Values of the constant rows.
    pub(crate) consts: Vec<u32>,
    /// Whether float modes or flags can be seen: then arithmetic must be exact.
    pub(crate) exact: bool,
    pub(crate) v_regs: u32,
    pub(crate) u_regs: u32,
    /// Distinguishes the constants of one code from those of another.
    pub(crate) id: u64,
}

/// Code that was read again, with its words.
#[derive(Debug)]
pub(crate) struct Refetched {
    pub(crate) code: Code,
    pub(crate) words: Vec<u32>,
    /// Where results come later.
    pub(crate) acts: Option<Acts>,
}

impl Refetched {
    pub(crate) fn new(
        words: Vec<u32>,
        v_regs: u32,
        u_regs: u32,
        completion: Completion,
    ) -> Refetched {
        Refetched {
            code: Code::new(&words, v_regs, u_regs),
            acts: Acts::new(&words, completion),
            words,
        }
    }
}

impl Code {
    fn new(words: &[u32], v_regs: u32, u_regs: u32) -> Code {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let mut b = Builder {
            sources: Vec::new(),
            consts: Vec::new(),
            index: HashMap::new(),
            v_regs,
            u_regs,
        };
        let mut exact = false;
        let entries = (0..words.len())
            .map(|k| match insn_at(words, k) {
                Ok(insn) => {
                    exact |= (insn.operands().iter())
                        .any(|o| matches!(*o, Operand::Csr(csr::MODE | csr::FFLAGS)));
                    b.decoded(&insn, k as u32 * 4)
                }
                Err(_) => illegal(k as u32 * 4, words[k]),
            })
            .collect();
        Code {
            entries,
            sources: b.sources,
            consts: b.consts,
            exact,
            v_regs,
            u_regs,
            id: NEXT.fetch_add(1, Relaxed),
        }
    }
}

fn illegal(pc: u32, word: u32) -> Decoded {
    let flat = Flat {
        op: Op::Nop,
        slots: [0; 6],
        imm: 0,
        pc,
        next: pc.wrapping_add(w32::len_bytes(word)),
        modified: false,
        wide: None,
    };
    Decoded {
        flat,
        special: special::ILLEGAL,
        vector: 0,
        extra: 0,
    }
}

struct Builder {
    sources: Vec<Vec<Source>>,
    consts: Vec<u32>,
    index: HashMap<u32, u16>,
    v_regs: u32,
    u_regs: u32,
}

impl Builder {
    fn decoded(&mut self, insn: &Insn, pc: u32) -> Decoded {
        let mut flat = Flat::new(insn, pc);
        let mut special = 0;
        if insn.has_odd_pair() || self.past_allocation(insn) {
            special |= special::ILLEGAL;
        }
        let mut prepared = Vec::new();
        for (k, field) in insn.variant_info().fields.iter().enumerate() {
            let raw = insn.raw[k];
            flat.slots[k] = match field.codec {
                Codec::VSrc(bits) | Codec::FSrc(bits) => {
                    self.source(insn.operand(k), raw, bits, k, &mut prepared)
                }
                Codec::Lit | Codec::SImm => self.literal(flat.imm.into(), 32, k, &mut prepared),
                Codec::UReg | Codec::UPair | Codec::URegs(_) => FIRST_U + raw as u16,
                Codec::UDesc(_) => FIRST_U + raw as u16 * 4,
                _ => flat.slots[k],
            };
            if field.codec == Codec::Flag && raw != 0 {
                special |= special::SATURATE;
            }
        }
        if !prepared.is_empty() {
            special |= special::SOURCES;
            self.sources.push(prepared);
        }
        Decoded {
            flat,
            special,
            vector: u8::from(!insn.op.has_flag("ei")),
            extra: self.sources.len().saturating_sub(1) as u32,
        }
    }

    /// Whether it names a register that the kernel does not have. `movrel` alone may.
    fn past_allocation(&self, insn: &Insn) -> bool {
        insn.variant_info()
            .fields
            .iter()
            .enumerate()
            .any(|(k, field)| match insn.operand(k) {
                _ if field.codec == Codec::VBase => false,
                _ if insn.op == Op::VMovrelD && k == 0 => false,
                Some(Operand::V { first, count, .. }) => {
                    u32::from(first) + u32::from(count) > self.v_regs
                }
                Some(Operand::VHalf { reg, .. }) => u32::from(reg) >= self.v_regs,
                Some(Operand::U { first, count, .. }) => {
                    u32::from(first) + u32::from(count) > self.u_regs
                }
                _ => false,
            })
    }

    fn source(
        &mut self,
        operand: Option<Operand>,
        raw: u32,
        bits: u8,
        k: usize,
        prepared: &mut Vec<Source>,
    ) -> u16 {
        let code = (raw & 511) as u16;
        let slot = match code {
            0..256 => code,
            256..320 if bits == 16 => (FIRST_U + code - 256) * 2,
            256..320 => FIRST_U + code - 256,
            _ => {
                let c = const_by_code(code);
                let value = c.map_or(0, |c| match bits {
                    16 => c.b16.into(),
                    32 => c.b32.into(),
                    _ => c.b64,
                });
                let row = self.literal(value, bits, k, prepared);
                if bits == 16 { row * 2 } else { row }
            }
        };
        let mods = operand.map(Operand::mods).unwrap_or_default();
        if !mods.neg && !mods.abs {
            return slot;
        }
        let to = FIRST_TEMP + 2 * (k as u16 % 4);
        match prepared.iter_mut().find(|s| s.to == to) {
            Some(s) => (s.neg, s.abs) = (mods.neg, mods.abs),
            None => {
                prepared.push(Source {
                    from: Some(slot),
                    value: 0,
                    to,
                    bits,
                    neg: mods.neg,
                    abs: mods.abs,
                });
            }
        }
        if bits == 16 { to * 2 } else { to }
    }

    /// Row of a constant: a row of its own, or while there is none left a temporary one.
    fn literal(&mut self, value: u64, bits: u8, k: usize, prepared: &mut Vec<Source>) -> u16 {
        let rows: &[u32] = &[value as u32, (value >> 32) as u32][..if bits == 64 { 2 } else { 1 }];
        if bits != 64 {
            if let Some(row) = self.index.get(&(value as u32)) {
                return *row;
            }
        } else if let Some(at) = self.consts.windows(2).position(|w| w == rows) {
            return FIRST_CONST + at as u16;
        }
        if self.consts.len() + rows.len() > CONST_ROWS {
            let to = FIRST_TEMP + 2 * (k as u16 % 4);
            prepared.push(Source {
                from: None,
                value,
                to,
                bits,
                neg: false,
                abs: false,
            });
            return to;
        }
        let row = FIRST_CONST + self.consts.len() as u16;
        self.consts.extend_from_slice(rows);
        if bits != 64 {
            self.index.insert(value as u32, row);
        }
        row
    }
}
