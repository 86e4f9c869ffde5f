//! Syntax templates of the description, taken apart: what follows the mnemonic.
//!
//! `{Field}` is an operand, `{Field:style}` one that is written in a special way, `{.A=a,B=b}` a suffix made of the
//! words of the flags that are set, `{,A=a,B=b}` a list of them. What stands before the first blank belongs to the
//! mnemonic.

use super::{Field, Op};
use std::sync::OnceLock;

/// How a field is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Register or number.
    Plain,
    /// Branch target.
    Label,
    /// `, ` and a target, where it is not 0.
    Fixup,
    /// Symbol relative to the PC rounded down to 4.
    Pcr,
    /// `.sw`, `.uw`, `.neg` after a register (L-64).
    Neg,
    /// `.sw`, `.uw`, `.not` after a register (L-64).
    Not,
    /// `.sw`, `.uw` after a register.
    Ext,
    /// `<<n` where n is not 0.
    Shl,
    /// `<<(n+k)`, always (L-84).
    ShlBy(u32),
    /// `, lc0<<k`: the lane term (L-83, Q-3).
    Lane(u32),
    /// `lb0` to `lb2`.
    Lb,
    /// Registers in brackets, those at the end that are zero left out.
    List,
    /// `.reuse` after a tile.
    Reuse,
    /// `last, `.
    Last,
    /// `, last`.
    Tail,
    /// Tile hand `t`, `u`, `m`, `n`.
    Hand,
    /// Tile size in bytes (L-23).
    Size,
    /// `br.likely, ` or `br.unlikely, `, with the field `Unlikely`.
    Br,
    /// `temp.hot` and so on.
    Temp,
    /// `begin` or `end`.
    Trace,
    /// Branch type FALL to RET.
    BrType,
    /// Cache level after a dot.
    Cache,
    /// The number plus 1.
    Plus1,
    /// FP type (L-79).
    Fp,
    /// Integer type (L-79).
    Int,
    /// Scalar FP type of 2 bits.
    ScalarFp,
    /// Signed scalar integer type of 2 bits.
    ScalarInt,
    /// Unsigned scalar integer type of 2 bits.
    ScalarUint,
}

/// A piece of a template.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Piece {
    /// As it is.
    Text(&'static str),
    /// A field: its position in [`super::Insn::raw`] and how it is written.
    Field(usize, Style),
    /// Suffix of the words of the flags that are set, after one dot.
    Suffix(Vec<(usize, &'static str)>),
    /// List of the words of the flags that are set.
    List(Vec<(usize, &'static str)>),
}

/// The two parts of a template: what is glued to the mnemonic, and the operands.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Template {
    /// Before the first blank.
    pub suffix: Vec<Piece>,
    /// After it.
    pub operands: Vec<Piece>,
}

fn style(text: &str) -> Option<Style> {
    Some(match text {
        "" => Style::Plain,
        "label" => Style::Label,
        "fixup" => Style::Fixup,
        "pcr" => Style::Pcr,
        "neg" => Style::Neg,
        "not" => Style::Not,
        "ext" => Style::Ext,
        "shl" => Style::Shl,
        "lb" => Style::Lb,
        "list" => Style::List,
        "reuse" => Style::Reuse,
        "last" => Style::Last,
        "tail" => Style::Tail,
        "hand" => Style::Hand,
        "size" => Style::Size,
        "br" => Style::Br,
        "temp" => Style::Temp,
        "trace" => Style::Trace,
        "brtype" => Style::BrType,
        "cache" => Style::Cache,
        "plus1" => Style::Plus1,
        "fp" => Style::Fp,
        "int" => Style::Int,
        "sfp" => Style::ScalarFp,
        "sint" => Style::ScalarInt,
        "suint" => Style::ScalarUint,
        _ => {
            let number = |prefix| text.strip_prefix(prefix).and_then(|n: &str| n.parse().ok());
            return number("shl")
                .map(Style::ShlBy)
                .or(number("lane").map(Style::Lane));
        }
    })
}

fn position(op: Op, name: &str) -> usize {
    op.info()
        .operands
        .iter()
        .position(|o| o.name == name)
        .expect("the description is checked to name only fields that exist")
}

fn pieces(op: Op, template: &'static str) -> Vec<Piece> {
    let words = |list: &'static str| {
        list.split(',')
            .filter_map(|w| w.split_once('='))
            .map(|(name, word)| (position(op, name), word))
            .collect()
    };
    let mut out = Vec::new();
    for (k, part) in template.split('{').enumerate() {
        let (inner, text) = match part.split_once('}') {
            Some(halves) if k > 0 => halves,
            _ => ("", part),
        };
        if let Some(list) = inner.strip_prefix('.') {
            out.push(Piece::Suffix(words(list)));
        } else if let Some(list) = inner.strip_prefix(',') {
            out.push(Piece::List(words(list)));
        } else if !inner.is_empty() {
            let (name, how) = inner.split_once(':').unwrap_or((inner, ""));
            let style = style(how).expect("the templates are tested to name only known styles");
            out.push(Piece::Field(position(op, name), style));
        }
        if !text.is_empty() {
            out.push(Piece::Text(text));
        }
    }
    out
}

impl Op {
    /// The template of its text.
    pub fn template(self) -> &'static Template {
        static ALL: OnceLock<Vec<Template>> = OnceLock::new();
        let all = ALL.get_or_init(|| {
            Op::ALL
                .iter()
                .map(|&op| {
                    let text = op.info().syntax;
                    let glued = text.starts_with(['{', '.'])
                        && (text.starts_with('.')
                            || text.starts_with("{.")
                            || text.starts_with("{Model"));
                    let (suffix, operands) = match text.split_once(' ') {
                        Some(halves) if glued => halves,
                        None if glued => (text, ""),
                        _ => ("", text),
                    };
                    Template {
                        suffix: pieces(op, suffix),
                        operands: pieces(op, operands),
                    }
                })
                .collect()
        });
        &all[self as usize]
    }

    /// How a field is written; `None` if the row has no such field or its text does not show it.
    pub fn style(self, field: Field) -> Option<Style> {
        let k = self.position(field)?;
        let template = self.template();
        template
            .suffix
            .iter()
            .chain(&template.operands)
            .find_map(|p| match p {
                Piece::Field(at, style) if *at == k => Some(*style),
                _ => None,
            })
    }
}
