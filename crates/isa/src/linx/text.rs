//! Instructions as text, in the syntax of the worked kernels.

use super::{Codec, Field, Insn, Op, Piece, Reg, Style};
use std::fmt::{self, Write};

/// FP types by code (L-79).
pub const FP_TYPES: [&str; 15] = [
    "fp64", "fp32", "tf32", "hf32", "fp16", "bf16", "hif8", "e4m3", "e5m2", "e3m2", "e2m3", "e2m1",
    "e1m2", "e3m4", "e8m0",
];
/// Integer types by code (L-79).
pub const INT_TYPES: [&str; 15] = [
    "u64", "u32", "u16", "u8", "u4", "u2", "u1", "bool", "s64", "s32", "s16", "s8", "s4", "s2",
    "s1",
];
/// Branch types of 16-bit block starts by code.
pub const BRANCH_TYPES: [&str; 8] = ["0", "FALL", "DIRECT", "COND", "CALL", "IND", "ICALL", "RET"];
/// Tile hands by code (L-23).
pub const HANDS: [&str; 4] = ["t", "u", "m", "n"];
/// Words of B.HINT TEMP by code.
pub const TEMPERATURES: [&str; 4] = ["hot", "warm", "cool", "none"];

impl Style {
    /// Names of the codes of a type; `None` for other styles.
    pub fn types(self) -> Option<&'static [&'static str]> {
        Some(match self {
            Style::Fp => &FP_TYPES,
            Style::Int => &INT_TYPES,
            Style::ScalarFp => &["fp64", "fp32", "fp16", "bf16"],
            Style::ScalarInt => &["s64", "s32", "s16", "s8"],
            Style::ScalarUint => &["u64", "u32", "u16", "u8"],
            _ => return None,
        })
    }

    /// Words after a register by SrcRType; `None` for other styles.
    pub fn modifiers(self) -> Option<[&'static str; 4]> {
        match self {
            Style::Neg | Style::Ext => Some(["", ".sw", ".uw", ".neg"]),
            Style::Not => Some(["", ".sw", ".uw", ".not"]),
            _ => None,
        }
    }
}

impl Insn {
    /// Whether it runs once a lane: an operand is vt, vu, vm or vn (L-15), or it is a compare to `p`.
    pub fn is_lane_wise(&self) -> bool {
        self.is_vector()
            || (matches!(self.op.category(), "compare" | "fcompare")
                && self.reg(Field::RegDst) == Some(Reg::P))
    }

    /// The mnemonic without suffixes, `l.` where the row's `v.` runs once a group (L-15).
    pub fn mnemonic(&self) -> String {
        let name = self.op.info().mnemonic;
        match name.strip_prefix("v.") {
            Some(rest) if !self.is_lane_wise() => format!("l.{rest}"),
            _ => name.into(),
        }
    }

    /// Text with the branch target, if there is one, replaced by `target` (a label, for example).
    pub fn text_with_target(&self, target: &str) -> String {
        self.text_with(Some(target), &|_| None)
    }

    /// The same with a name behind operands: `vt#1@x`. `name` takes the position of the operand's field.
    pub fn text_with<'n>(
        &self,
        target: Option<&str>,
        name: &dyn Fn(usize) -> Option<&'n str>,
    ) -> String {
        let mut out = String::new();
        // Writing to a string does not fail.
        let _ = self.write(&mut out, target, name);
        out
    }

    fn write<'n>(
        &self,
        f: &mut dyn Write,
        target: Option<&str>,
        name: &dyn Fn(usize) -> Option<&'n str>,
    ) -> fmt::Result {
        f.write_str(&self.mnemonic())?;
        let template = self.op.template();
        for piece in &template.suffix {
            self.piece(f, piece, target)?;
        }
        let mut operands = String::new();
        let mut named = None;
        for piece in &template.operands {
            // A modifier belongs to the register before it.
            let modifies = matches!(piece, Piece::Field(_, style) if style.modifiers().is_some());
            if !modifies && let Some(name) = named.take() {
                write!(operands, "@{name}")?;
            }
            self.piece(&mut operands, piece, target)?;
            if let Piece::Field(k, _) = piece
                && !modifies
            {
                named = name(*k);
            }
        }
        if let Some(name) = named {
            write!(operands, "@{name}")?;
        }
        match operands.trim_end() {
            "" => Ok(()),
            text => write!(f, " {text}"),
        }
    }

    fn piece(&self, f: &mut dyn Write, piece: &Piece, target: Option<&str>) -> fmt::Result {
        match piece {
            Piece::Text(text) => f.write_str(text),
            Piece::Suffix(flags) => {
                let words: String = self.set(flags).collect();
                if words.is_empty() {
                    return Ok(());
                }
                write!(f, ".{words}")
            }
            Piece::List(flags) => {
                let words: Vec<&str> = self.set(flags).collect();
                f.write_str(&words.join(", "))
            }
            Piece::Field(k, style) => self.field(f, *k, *style, target),
        }
    }

    fn set(&self, flags: &[(usize, &'static str)]) -> impl Iterator<Item = &'static str> {
        flags
            .iter()
            .filter(|(k, _)| self.raw[*k] == 1)
            .map(|(_, word)| *word)
    }

    fn field(
        &self,
        f: &mut dyn Write,
        k: usize,
        style: Style,
        target: Option<&str>,
    ) -> fmt::Result {
        let raw = self.raw[k];
        let number = self.number(self.op.fields()[k]).unwrap_or(0);
        if let Some(names) = style.types() {
            return match names.get(raw as usize) {
                Some(name) => f.write_str(name),
                None => write!(f, "type{raw}"),
            };
        }
        if let Some(words) = style.modifiers() {
            return f.write_str(words[raw as usize & 3]);
        }
        match style {
            Style::Label => match target {
                Some(label) => f.write_str(label),
                None => write!(f, ".{number:+}"),
            },
            Style::Fixup if raw == 0 => Ok(()),
            Style::Fixup => match target {
                Some(label) => write!(f, ", {label}"),
                None => write!(f, ", .{number:+}"),
            },
            Style::Pcr => write!(f, ".{number:+}"),
            Style::Shl if raw == 0 => Ok(()),
            Style::Shl => write!(f, "<<{raw}"),
            Style::ShlBy(n) => write!(f, "<<{}", raw + u64::from(n)),
            Style::Lane(_) if raw == 0 => Ok(()),
            Style::Lane(0) => f.write_str(", lc0"),
            Style::Lane(n) => write!(f, ", lc0<<{n}"),
            Style::Lb => write!(f, "lb{raw}"),
            Style::List => self.list(f, k),
            Style::Reuse if raw == 1 => f.write_str(".reuse"),
            Style::Last if raw == 1 => f.write_str("last, "),
            Style::Tail if raw == 1 => f.write_str(", last"),
            Style::Reuse | Style::Last | Style::Tail => Ok(()),
            Style::Hand => f.write_str(HANDS.get(raw as usize).unwrap_or(&"?")),
            Style::Size if raw < 6 => write!(f, "{}B", 16u64 << raw),
            Style::Size => write!(f, "{}KB", 1u64 << (raw - 6)),
            Style::Br => match (raw, self.get(Field::Unlikely)) {
                (0, _) => Ok(()),
                (_, Some(1)) => f.write_str("br.unlikely, "),
                _ => f.write_str("br.likely, "),
            },
            Style::Temp => write!(f, "temp.{}", TEMPERATURES[raw as usize & 3]),
            Style::Trace => f.write_str(["begin", "end"][raw as usize & 1]),
            Style::BrType => f.write_str(BRANCH_TYPES[raw as usize & 7]),
            Style::Cache if raw == 0 => Ok(()),
            Style::Cache => write!(f, ".l{raw}"),
            Style::Plus1 => write!(f, "{}", raw + 1),
            _ => match self.op.encoding().fields[k].codec {
                Codec::Tile => write!(f, "{}#{}", HANDS[raw as usize >> 4 & 3], (raw & 15) + 1),
                _ => match self.reg_at(k) {
                    Some(reg) => write!(f, "{reg}"),
                    None => write!(f, "{number}"),
                },
            },
        }
    }

    /// A register of the brackets of B.IOR: those at the end that are zero are left out.
    fn list(&self, f: &mut dyn Write, k: usize) -> fmt::Result {
        let fields = self.op.fields();
        let order = [Field::RegSrc0, Field::RegSrc1, Field::RegSrc2];
        let Some(n) = order.iter().position(|r| *r == fields[k]) else {
            return match self.raw[k] {
                0 => Ok(()),
                _ => write!(f, "{}", self.reg_at(k).unwrap_or(Reg::Zero)),
            };
        };
        let present = (order[n..].iter()).any(|r| self.get(*r).is_some_and(|raw| raw != 0));
        if !present {
            return Ok(());
        }
        let comma = if n > 0 { ", " } else { "" };
        write!(f, "{comma}{}", self.reg_at(k).unwrap_or(Reg::Zero))
    }
}

/// As the assembler reads it; branch targets as a displacement in bytes from the instruction (`.+8`).
impl fmt::Display for Insn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, None, &|_| None)
    }
}

impl Op {
    /// How it is written, with the names of the fields.
    pub fn syntax(self) -> String {
        let template = self.template();
        let mut out = self.info().mnemonic.to_string();
        for piece in &template.suffix {
            out += &self.piece_syntax(piece);
        }
        let operands: String = (template.operands.iter())
            .map(|p| self.piece_syntax(p))
            .collect();
        format!("{out} {operands}").trim_end().into()
    }

    fn piece_syntax(self, piece: &Piece) -> String {
        let words = |flags: &[(usize, &str)], comma: &str| {
            let words: Vec<&str> = flags.iter().map(|f| f.1).collect();
            words.join(comma)
        };
        match piece {
            Piece::Text(text) => text.to_string(),
            Piece::Suffix(flags) => format!("<.{}>", words(flags, "")),
            Piece::List(flags) => format!("<{}>", words(flags, ", ")),
            Piece::Field(k, style) => {
                let name = self.info().operands[*k].name;
                let lanes = self.info().mnemonic.starts_with("v.");
                match style {
                    Style::Label => "label".into(),
                    Style::Fixup => "<, label>".into(),
                    Style::Pcr => "symbol".into(),
                    // Lanes have 32 bits, so that nothing is to be extended there (L-64).
                    Style::Neg if lanes => "<.neg>".into(),
                    Style::Not if lanes => "<.not>".into(),
                    Style::Ext if lanes => String::new(),
                    Style::Neg => "<.sw|.uw|.neg>".into(),
                    Style::Not => "<.sw|.uw|.not>".into(),
                    Style::Ext => "<.sw|.uw>".into(),
                    Style::Shl => "<<<n>".into(),
                    Style::ShlBy(n) => format!("<<({n}+n)"),
                    Style::Lane(0) => "<, lc0>".into(),
                    Style::Lane(n) => format!("<, lc0<<{n}>"),
                    Style::Lb => "lb0|lb1|lb2".into(),
                    Style::List if name == "RegSrc0" || name == "RegDst" => format!("<{name}>"),
                    Style::List => format!("<, {name}>"),
                    Style::Reuse => "<.reuse>".into(),
                    Style::Last => "<last, >".into(),
                    Style::Tail => "<, last>".into(),
                    Style::Hand => "t|u|m|n".into(),
                    Style::Size => "size".into(),
                    Style::Br => "<br.likely|br.unlikely, >".into(),
                    Style::Temp => "temp.hot|warm|cool|none".into(),
                    Style::Trace => "begin|end".into(),
                    Style::BrType => BRANCH_TYPES[1..].join("|"),
                    Style::Cache => "<.l1|.l2|.l3>".into(),
                    Style::Plus1 => "N".into(),
                    _ => name.into(),
                }
            }
        }
    }

    /// The rows with that mnemonic, in lower case and without suffixes; `l.` is the `v.` row.
    pub fn by_mnemonic(mnemonic: &str) -> &'static [Op] {
        use std::collections::HashMap;
        use std::sync::OnceLock;
        static MAP: OnceLock<HashMap<String, Vec<Op>>> = OnceLock::new();
        let map = MAP.get_or_init(|| {
            let mut map: HashMap<String, Vec<Op>> = HashMap::new();
            for &op in Op::ALL {
                map.entry(op.info().mnemonic.to_lowercase())
                    .or_default()
                    .push(op);
            }
            map
        });
        match mnemonic.strip_prefix("l.") {
            Some(rest) if !rest.starts_with("bst") => map.get(&format!("v.{rest}")),
            _ => map.get(mnemonic),
        }
        .map_or(&[], |v| v)
    }
}
