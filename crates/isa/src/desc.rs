//! What a description says of instructions, CSRs, traps and constants. Nothing here names an instruction set.

/// Where a fact comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// From the surviving excerpts of the manual.
    Fixed,
    /// This project's own design.
    Completed,
}

/// How long a result takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Latency {
    /// Cycles.
    Fixed(u32),
    /// Until the counter of this index says so.
    Var(u8),
    /// The instruction set does not say.
    Unstated,
}

/// Set of flags; bit k is entry k of the instruction set's `FLAGS`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct Flags(pub u8);

/// What is known of one instruction. `C` is the instruction set's way to say how a field holds an operand.
#[derive(Debug)]
pub struct OpInfo<C: 'static> {
    /// Mnemonic.
    pub mnemonic: &'static str,
    /// Group number.
    pub group: u8,
    /// Number of its category in the instruction set's list of them; 0 where there is none.
    pub category: u8,
    /// Description.
    pub desc: &'static str,
    /// Latency.
    pub latency: Latency,
    /// Flags.
    pub flags: Flags,
    /// Causes that it may raise.
    pub traps: &'static [u8],
    /// Requirement ids.
    pub ids: &'static [&'static str],
    /// Fixed or completed.
    pub source: Source,
    /// Whether it depends on the float environment (rounding mode, flags).
    pub fp: bool,
    /// Template of the text after the mnemonic; empty: the operands in their order, separated by commas.
    pub syntax: &'static str,
    /// Operands in the order of the syntax, or, with a template, of the fields.
    pub operands: &'static [OperandInfo],
    /// Encodings, in the order in which the assembler tries them.
    pub variants: &'static [VariantInfo<C>],
}

/// What is known of one operand.
#[derive(Debug)]
pub struct OperandInfo {
    /// Name.
    pub name: &'static str,
    /// Kind, as on the card.
    pub kind: &'static str,
    /// Whether the instruction reads it.
    pub reads: bool,
    /// Whether the instruction writes it.
    pub writes: bool,
}

/// One encoding of an instruction.
#[derive(Debug)]
pub struct VariantInfo<C: 'static> {
    /// Format name.
    pub format: &'static str,
    /// Suffix of the mnemonic that asks for this encoding.
    pub suffix: &'static str,
    /// Length in bits.
    pub bits: u8,
    /// Bits that are fixed, reserved ones included.
    pub mask: u64,
    /// Their values.
    pub value: u64,
    /// Fixed fields by name.
    pub fixed: &'static [(&'static str, u64)],
    /// One per operand.
    pub fields: &'static [FieldInfo<C>],
    /// Values that a field cannot have here: index of the field, and a set in which bit k is the value k.
    pub excluded: &'static [(u8, u64)],
}

/// Where an operand lies and how it is held.
#[derive(Debug)]
pub struct FieldInfo<C: 'static> {
    /// How it is held.
    pub codec: C,
    /// Bit ranges (high, low), most significant piece first; none = always 0.
    pub pieces: &'static [(u32, u32)],
}

impl<C> FieldInfo<C> {
    /// Width in bits.
    pub fn width(&self) -> u32 {
        self.pieces.iter().map(|(h, l)| h - l + 1).sum()
    }

    /// The field's value in a word.
    pub fn get(&self, word: u64) -> u64 {
        self.pieces.iter().fold(0, |v, &(h, l)| {
            v << (h - l + 1) | (word >> l) & (u64::MAX >> (63 - (h - l)))
        })
    }

    /// The bits of `value` in place.
    pub fn put(&self, value: u64) -> u64 {
        let (mut word, mut left) = (0, self.width());
        for &(h, l) in self.pieces {
            left -= h - l + 1;
            word |= ((value >> left) & (u64::MAX >> (63 - (h - l)))) << l;
        }
        word
    }
}

/// How the first bits of an instruction tell its length, and which bits sort instructions of that length best.
#[derive(Debug)]
pub struct LengthInfo {
    /// Bits that count.
    pub mask: u64,
    /// Their values.
    pub value: u64,
    /// Length in bits.
    pub bits: u8,
    /// Bit ranges (high, low) of the decoder's index.
    pub index: &'static [(u32, u32)],
}

/// A register file.
#[derive(Debug)]
pub struct RegisterInfo {
    /// Letters before the number.
    pub prefix: &'static str,
    /// Registers.
    pub count: u32,
    /// Width of each.
    pub bits: u32,
    /// What has a copy of its own.
    pub scope: &'static str,
    /// Use.
    pub desc: &'static str,
}

/// A control and status register.
#[derive(Debug)]
pub struct CsrInfo {
    /// Name.
    pub name: &'static str,
    /// Number.
    pub number: u32,
    /// Whether programs may write it.
    pub writable: bool,
    /// Meaning.
    pub desc: &'static str,
    /// Value at launch, in words.
    pub reset: &'static str,
}

/// A trap cause.
#[derive(Debug)]
pub struct TrapInfo {
    /// Number.
    pub cause: u8,
    /// Name.
    pub name: &'static str,
    /// What `trapinfo` holds.
    pub info: &'static str,
    /// When it is raised.
    pub desc: &'static str,
    /// Fixed or completed.
    pub source: Source,
}

/// A wait counter.
#[derive(Debug)]
pub struct CounterInfo {
    /// Name.
    pub name: &'static str,
    /// Width of its field in `waitcnt`.
    pub bits: u8,
    /// What counts.
    pub desc: &'static str,
}

/// An inline constant.
#[derive(Debug)]
pub struct ConstInfo {
    /// Source code.
    pub code: u16,
    /// Text.
    pub text: &'static str,
    /// Value as a 16-bit operand.
    pub b16: u16,
    /// Value as a 32-bit operand.
    pub b32: u32,
    /// Value as a 64-bit operand.
    pub b64: u64,
}
