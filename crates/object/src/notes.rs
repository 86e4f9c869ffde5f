//! What instructions of LinxISA are meant to do: names of what operands find, and what masks are equal to.
//!
//! The machine knows nothing of this. Assembly states it (`vt#2@x`, `.mask`), the compiler too, and the verifier proves it.

use std::fmt;
use std::str::FromStr;

/// Notes on code, in ascending order of their offsets.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Notes {
    /// Names of operands.
    pub names: Vec<OperandName>,
    /// Statements on p.
    pub masks: Vec<MaskNote>,
}

impl Notes {
    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.names.is_empty() && self.masks.is_empty()
    }
}

/// The name of what an operand reads, writes or accesses.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct OperandName {
    /// The instruction, in bytes from the start of the code.
    pub offset: u32,
    /// The position of the operand's field among the fields of the instruction's row.
    pub field: u32,
    /// The name.
    pub name: String,
}

/// A statement on the mask p at a place, before the instruction there runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaskNote {
    /// The place, in bytes from the start of the code.
    pub offset: u32,
    /// From here on the name means what p is here, until control comes by such a note again.
    pub name: Option<String>,
    /// What p is equal to here.
    pub is: Option<MaskExpr>,
}

/// A mask as a union of intersections: `all & ~then | left`. `entry` is the mask at the entry of the body,
/// `none` has no lanes. On w32 the name of a uniform register means what is in it at the place ([`mask_register`]).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaskExpr(pub Vec<Vec<MaskTerm>>);

/// A mask in an intersection.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MaskTerm {
    /// Whether its lanes are those that are not in the named mask.
    pub not: bool,
    /// The name of the mask.
    pub name: String,
}

/// Whether a text can be the name of a mask or an operand: letters, digits, `_` and `$`, and no digit first.
pub fn is_name(text: &str) -> bool {
    let sign = |c: char| matches!(c, '_' | '$');
    let mut rest = text.chars();
    rest.next().is_some_and(|c| c.is_alphabetic() || sign(c))
        && rest.all(|c| c.is_alphanumeric() || sign(c))
}

/// The number of the uniform register of w32 that a name means: `u0` to `u63`.
pub fn mask_register(name: &str) -> Option<u8> {
    let digits = name.strip_prefix('u')?;
    let plain = digits == "0" || !digits.starts_with(['0', '+']);
    digits.parse().ok().filter(|n| plain && *n < 64)
}

impl fmt::Display for MaskExpr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (k, all) in self.0.iter().enumerate() {
            f.write_str(if k > 0 { " | " } else { "" })?;
            for (k, term) in all.iter().enumerate() {
                f.write_str(if k > 0 { " & " } else { "" })?;
                f.write_str(if term.not { "~" } else { "" })?;
                f.write_str(&term.name)?;
            }
        }
        Ok(())
    }
}

impl FromStr for MaskExpr {
    type Err = String;

    fn from_str(text: &str) -> Result<MaskExpr, String> {
        let term = |text: &str| {
            let text = text.trim();
            let (not, name) = match text.strip_prefix('~') {
                Some(name) => (true, name.trim_start()),
                None => (false, text),
            };
            let term = || MaskTerm {
                not,
                name: name.to_owned(),
            };
            is_name(name)
                .then(term)
                .ok_or_else(|| format!("`{text}` is no name of a mask"))
        };
        let all = |text: &str| text.split('&').map(term).collect();
        Ok(MaskExpr(
            text.split('|').map(all).collect::<Result<_, String>>()?,
        ))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expressions_are_read_as_they_are_written() {
        let text = "all & ~then | left";
        let term = |not, name: &str| MaskTerm {
            not,
            name: name.into(),
        };
        let wanted = MaskExpr(vec![
            vec![term(false, "all"), term(true, "then")],
            vec![term(false, "left")],
        ]);
        assert_eq!(" all&~ then|left ".parse(), Ok(wanted.clone()));
        assert_eq!(wanted.to_string(), text);
        for wrong in ["", "a |", "a & & b", "~~a", "1a", "a b", "a.b"] {
            assert!(wrong.parse::<MaskExpr>().is_err(), "{wrong}");
        }
    }
}
