//! Pieces of linx code as text.

use super::header::{Lanes, scan};
use super::{bind, hex, source};
use crate::expr::{EvalError, Names, Value};
use crate::lex::{Tok, lex};
use crate::parse::Cursor;
use crate::program::{DEFAULT_BASE, undefined};
use lanemask_diag::{FileId, Span};
use lanemask_isa::linx::{DecodeError, Insn, Reg, decode, len_bytes};
use lanemask_object::{KernelMeta, LinxBound, LinxChoice, Object, SectionKind};

/// Zero bytes behind C.BSTOP that become one line; longer than any instruction.
const MIN_ZEROS: usize = 10;

/// A piece of code: the bytes from `at`, which must not go beyond `next`.
#[derive(Clone, Copy)]
pub(crate) struct Place<'a> {
    pub code: &'a [u8],
    /// Address of the first byte of the code.
    pub base: u64,
    pub at: u32,
    pub next: u32,
}

impl<'a> Place<'a> {
    fn bytes(&self) -> &'a [u8] {
        let end = (self.next as usize).min(self.code.len());
        self.code.get(self.at as usize..end).unwrap_or(&[])
    }

    fn address(&self) -> u64 {
        self.base.wrapping_add(self.at.into())
    }
}

/// Address of the code of an object: what its kernels say.
pub(crate) fn base_of(object: &Object) -> u64 {
    (object.kernels.iter())
        .find_map(|k| k.linx.as_ref())
        .map_or(DEFAULT_BASE, |m| m.base)
}

/// The text of the instruction at the start of `bytes`, as it stands in reports; what is none as `.word` or `.hword`.
pub fn instruction(bytes: &[u8]) -> String {
    match decode(bytes) {
        Ok(insn) => insn.to_string(),
        Err(e) => {
            let announced = match bytes {
                [a, b, ..] => len_bytes(u16::from_le_bytes([*a, *b])) as usize,
                _ => bytes.len(),
            };
            let len = match e {
                DecodeError::Illegal => announced,
                DecodeError::Truncated => bytes.len(),
            };
            numbers(&bytes[..len.min(bytes.len())])
        }
    }
}

/// Length of the piece at a place: an instruction, or data up to the next possible instruction. `stopped`: the piece
/// before is C.BSTOP, behind which zeros are padding.
pub(crate) fn piece(place: Place, stopped: bool) -> u32 {
    let bytes = place.bytes();
    if !place.at.is_multiple_of(2) || bytes.len() < 2 {
        return bytes.len().clamp(1, 1) as u32;
    }
    let zeros = bytes.iter().take_while(|b| **b == 0).count() & !1;
    if stopped && zeros >= MIN_ZEROS {
        return zeros as u32;
    }
    let announced = len_bytes(u16::from_le_bytes([bytes[0], bytes[1]])) as usize;
    if announced <= bytes.len() {
        return announced as u32;
    }
    // Cut off by a label or the end.
    2
}

/// The instruction that fills a place, if the assembler makes the same from its text.
pub(crate) fn readable(place: Place) -> Option<Insn> {
    let insn = decoded(place)?;
    let pc = place.address();
    (reassembled(&insn, pc)? == insn).then_some(insn)
}

fn decoded(place: Place) -> Option<Insn> {
    let even = place.at.is_multiple_of(2);
    let insn = even.then(|| decode(place.bytes()).ok())??;
    (insn.len_bytes() == place.next - place.at).then_some(insn)
}

/// `.` is the only name.
struct Here(u64);

impl Names for Here {
    fn symbol(&self, name: &str, span: Span) -> Result<Value, EvalError> {
        Err(undefined(name, span))
    }

    fn here(&self) -> Value {
        Value::Int {
            n: self.0.into(),
            section: Some(SectionKind::Code),
        }
    }
}

fn reassembled(insn: &Insn, pc: u64) -> Option<Insn> {
    let text = insn.to_string();
    let file = FileId::default();
    let tokens = lex(file, &text, true, &mut Vec::new());
    let (first, rest) = tokens.split_first()?;
    let Tok::Name(name) = &first.tok else {
        return None;
    };
    let end = Span::new(file, text.len(), text.len());
    let rest = &rest[..rest.len().saturating_sub(1)];
    let mut cursor = Cursor::new(rest, end, super::is_register);
    let (source, _) = source::parse(name, first.span, &mut cursor, false).ok()?;
    bind::bind(&source, &Here(pc), pc.into()).ok()
}

/// Text of a piece that is no instruction, and why.
pub(crate) fn data(place: Place) -> (String, String) {
    let bytes = place.bytes();
    if bytes.len() >= MIN_ZEROS && bytes.iter().all(|b| *b == 0) {
        let end = place.address() + bytes.len() as u64;
        return (format!(".org {end:#x}"), String::new());
    }
    let note = match (decoded(place), decode(bytes)) {
        (Some(insn), _) => format!("{insn}, which the assembler does not write"),
        (_, Err(DecodeError::Truncated)) if bytes.len() >= 2 => {
            "the end of an instruction is missing".into()
        }
        _ => "not an instruction".into(),
    };
    (numbers(bytes), note)
}

/// `.word` for words, else `.hword`, else `.byte`.
fn numbers(bytes: &[u8]) -> String {
    let (directive, width) = match bytes.len() {
        n if n > 0 && n.is_multiple_of(4) => (".word", 4),
        n if n > 0 && n.is_multiple_of(2) => (".hword", 2),
        _ => (".byte", 1),
    };
    let numbers: Vec<String> = bytes
        .chunks(width)
        .map(|c| {
            let n = c.iter().rev().fold(0u32, |n, b| n << 8 | u32::from(*b));
            format!("{n:#0digits$x}", digits = 2 + 2 * width)
        })
        .collect();
    format!("{directive} {}", numbers.join(", "))
}

/// Address and bits of a piece.
pub(crate) fn encoding(place: Place) -> String {
    let bytes = place.bytes();
    let bits = match bytes.len() {
        2 | 4 | 6 | 8 => hex::line(bytes),
        n if n >= MIN_ZEROS => String::new(),
        _ => bytes.iter().map(|b| format!("{b:02x}")).collect(),
    };
    format!("{:6x}:  {bits}", place.address()).trim_end().into()
}

/// The directives that describe a kernel.
pub(crate) fn kernel(code: &[u8], k: &KernelMeta) -> String {
    let mut out = String::new();
    let Some(meta) = &k.linx else {
        return out;
    };
    let known = matches!(scan(code, k.entry).lanes, Lanes::Number(_));
    if !known && (1..=64).contains(&meta.lanes) {
        out += &format!("    .lanes {}\n", meta.lanes);
    }
    if let Some(launch) = &meta.launch {
        let mut words: Vec<String> = (0..)
            .zip(&launch.bounds)
            .filter(|(k, b)| *k == 0 || **b != LinxBound::number(1))
            .map(|(k, b)| format!("lb{k}={}", bound(b)))
            .collect();
        if launch.strip_mined {
            words.push("dr".into());
        }
        out += &format!("    .launch {}\n", words.join(", "));
    }
    if !meta.imports.is_empty() {
        let all: Vec<String> = meta.imports.iter().map(|r| register(*r)).collect();
        out += &format!("    .imports {}\n", all.join(", "));
    }
    if meta.choice != LinxChoice::ByHand {
        out += &format!("    .mode {}\n", meta.choice.word());
    }
    for (offset, bytes) in &meta.lane_private {
        out += &format!("    .lane_private {offset}, {bytes}\n");
    }
    for condition in &meta.conditions {
        out += &format!("    .condition {}\n", crate::disasm::quoted(condition));
    }
    if let Some(a) = &meta.abi {
        out += &format!(
            "    .abi {}, {}, {}, {}, {}\n",
            a.strips,
            a.scratch_bytes_per_group,
            a.tile_bytes,
            a.spill_bytes_per_group,
            a.workgroup_bytes
        );
    }
    out
}

fn register(n: u8) -> String {
    match n {
        0 => Reg::Zero.to_string(),
        n => Reg::R(n).to_string(),
    }
}

fn bound(b: &LinxBound) -> String {
    match (b.register, b.number) {
        (0, n) => n.to_string(),
        (r, 0) => register(r),
        (r, n) => format!("{} + {n}", register(r)),
    }
}
