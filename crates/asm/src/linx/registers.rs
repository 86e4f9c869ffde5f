//! Names of registers, queues and tiles, and what may follow them.

use lanemask_isa::linx::{HANDS, Queue, Reg, TileBase};

/// A register name taken apart: the register and what follows after a dot (`.not`), dot included.
pub(crate) struct Written<'a> {
    pub base: &'a str,
    pub suffix: &'a str,
}

/// Splits at the first dot.
pub(crate) fn split(name: &str) -> Written<'_> {
    let at = name.find('.').unwrap_or(name.len());
    Written {
        base: &name[..at],
        suffix: &name[at..],
    }
}

/// A decimal number without signs or leading zeros.
fn number(text: &str) -> Option<u8> {
    let plain =
        text.bytes().all(|b| b.is_ascii_digit()) && (text.len() == 1 || !text.starts_with('0'));
    plain.then(|| text.parse().ok())?
}

fn queue(name: &str) -> Option<Queue> {
    Queue::ALL.into_iter().find(|q| q.name() == name)
}

/// The register that a name means as a source.
pub(crate) fn source(name: &str) -> Option<Reg> {
    let name = name.to_ascii_lowercase();
    if let Some((base, index)) = name.split_once('#') {
        let k = number(index)?;
        return match (base, k) {
            ("t", 1..=4) => Some(Reg::T(k)),
            ("u", 1..=4) => Some(Reg::U(k)),
            (_, 1..=31) => queue(base).map(|q| Reg::Vec(q, k)),
            _ => None,
        };
    }
    common(&name)
}

/// The register that a name means as a destination.
pub(crate) fn destination(name: &str) -> Option<Reg> {
    let name = name.to_ascii_lowercase();
    if let Some((base, index)) = name.split_once('#') {
        let k = number(index).filter(|k| (1..=31).contains(k))?;
        return queue(base).map(|q| Reg::PushIndexed(q, k));
    }
    match name.as_str() {
        "zero" | "r0" => Some(Reg::Drop(0)),
        "t" => Some(Reg::PushT),
        "u" => Some(Reg::PushU),
        _ => match name.strip_prefix("drop") {
            Some(n) => number(n).filter(|n| (24..=29).contains(n)).map(Reg::Drop),
            None => queue(&name).map(Reg::Push).or_else(|| common(&name)),
        },
    }
}

/// Names that mean the same both ways.
fn common(name: &str) -> Option<Reg> {
    if let Some(reg) = Reg::scalar(name) {
        return Some(reg);
    }
    if name == "p" {
        return Some(Reg::P);
    }
    if let Some(n) = name.strip_prefix("ri") {
        return number(n).filter(|n| *n < 32).map(Reg::Ri);
    }
    if let Some(n) = name.strip_prefix("lc") {
        return number(n).filter(|n| *n < 3).map(Reg::Lc);
    }
    (TileBase::ALL.into_iter())
        .find(|t| t.name() == name)
        .map(Reg::Tile)
}

/// The tile of B.IOT that a name means, as its code (L-23): `t#1` to `n#16`.
pub(crate) fn tile(name: &str) -> Option<u64> {
    let name = name.to_ascii_lowercase();
    let (hand, index) = name.split_once('#')?;
    let hand = HANDS.iter().position(|h| *h == hand)?;
    let k = number(index).filter(|k| (1..=16).contains(k))?;
    Some(hand as u64 * 16 + u64::from(k) - 1)
}

/// Whether a name means a register, so that it cannot be a symbol.
pub(crate) fn is_register(name: &str) -> bool {
    let base = split(name).base;
    base.contains('#')
        || source(base).is_some()
        || destination(base).is_some()
        || matches!(base.to_ascii_lowercase().as_str(), "lb0" | "lb1" | "lb2")
}

/// Type suffixes of older assemblers, which say nothing in v0.57 (L-8).
pub(crate) fn is_old_suffix(suffix: &str) -> bool {
    const OLD: [&str; 22] = [
        ".sw", ".uw", ".sh", ".uh", ".sb", ".ub", ".sd", ".ud", ".fs", ".fd", ".fh", ".fb", ".bf",
        ".w", ".h", ".b", ".d", ".s", ".u", ".f", ".reuse", ".t",
    ];
    suffix
        .split_inclusive('.')
        .skip(1)
        .all(|part| OLD.contains(&format!(".{}", part.trim_end_matches('.')).as_str()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_follow_the_register() {
        assert_eq!(source("A3"), Some(Reg::R(5)));
        assert_eq!(source("t#4"), Some(Reg::T(4)));
        assert_eq!(source("t#5"), None);
        assert_eq!(source("vt#31"), Some(Reg::Vec(Queue::Vt, 31)));
        assert_eq!(
            (source("vt"), source("vt#0"), source("vt#32")),
            (None, None, None)
        );
        assert_eq!(destination("vt"), Some(Reg::Push(Queue::Vt)));
        assert_eq!(destination("u"), Some(Reg::PushU));
        assert_eq!(destination("t#1"), None);
        assert_eq!(tile("n#16"), Some(63));
        assert_eq!((tile("n#17"), tile("v#1")), (None, None));
        assert_eq!(
            (source("ri31"), source("ri32"), source("ri01")),
            (Some(Reg::Ri(31)), None, None)
        );
        assert!(is_register("p.not") && is_register("lb1") && !is_register("body"));
        assert!(is_old_suffix(".sw") && is_old_suffix(".reuse") && is_old_suffix(".fs.reuse"));
        assert!(!is_old_suffix(".not") && !is_old_suffix(".neg"));
    }
}
