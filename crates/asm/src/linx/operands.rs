//! Operands that are written in special ways: lane terms, lists, tiles, registers with their modifiers.

use super::registers::{self, Written};
use super::source::Reader;
use crate::expr::Value;
use crate::lex::Tok;
use crate::parse::{Cursor, Parsed};
use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::linx::{Codec, Field, Op, Reg, Style};

impl Reader<'_> {
    /// `, lc0<<2` before the index or offset (L-83, Q-3).
    pub(super) fn lane_term(&mut self, k: usize, n: u32) -> Parsed<()> {
        let is = |cursor: &Cursor, at: usize, sign: &str| matches!(cursor.peek_at(at), Some(Tok::Sign(s)) if *s == sign);
        let lane =
            matches!(self.cursor.peek_at(1), Some(Tok::Name(n)) if n.eq_ignore_ascii_case("lc0"));
        if !is(&self.cursor, 0, ",") || !lane {
            return Ok(());
        }
        let (shift, len) = match (is(&self.cursor, 2, "<<"), self.cursor.peek_at(3)) {
            (true, Some(Tok::Number(Value::Int { n, .. }))) => (Some(*n), 4),
            (true, _) => return Ok(()),
            _ => (Some(0), 2),
        };
        // With nothing behind it, it is the index itself.
        if !is(&self.cursor, len, ",") {
            return Ok(());
        }
        self.cursor.next();
        let start = self.cursor.span();
        let mut end = start;
        for _ in 1..len {
            end = self.cursor.span();
            self.cursor.next();
        }
        if shift != Some(n.into()) {
            let term = if n == 0 {
                "lc0".into()
            } else {
                format!("lc0<<{n}")
            };
            let d = Diagnostic::error(
                "asm-linx-lane-term",
                format!("the lane term of this access is `{term}`"),
            );
            return Err(Box::new(
                d.at(start.to(end), format!("expected `{term}`"))
                    .note("the term steps by the size of the access (L-84); other steps go into the index"),
            ));
        }
        self.set(k, 1, start.to(end));
        Ok(())
    }

    /// Registers in the brackets of B.IOR.
    pub(super) fn listed(&mut self, k: usize) -> Parsed<()> {
        match self.op.fields()[k] {
            Field::RegSrc0 | Field::RegDst => {
                if self.cursor.is_sign("]") {
                    return Ok(());
                }
            }
            _ => {
                if !self.cursor.eat(",") {
                    return Ok(());
                }
            }
        }
        let destination = self.op.info().operands[k].writes;
        self.register(k, destination)?;
        self.no_pending()
    }

    pub(super) fn list(&mut self, flags: &[(usize, &'static str)]) -> Parsed<()> {
        let braces = self.cursor.eat("{");
        while let Some(Tok::Name(n)) = self.cursor.peek() {
            let span = self.cursor.span();
            let lower = n.to_ascii_lowercase();
            let (words, both) = match lower.as_str() {
                "aqrl" => (["aq", "rl"], true),
                other => ([other, ""], false),
            };
            for word in &words[..if both { 2 } else { 1 }] {
                match flags.iter().find(|(_, w)| w == word) {
                    Some((k, _)) => self.set(*k, 1, span),
                    None => {
                        let names: Vec<&str> = flags.iter().map(|f| f.1).collect();
                        return Err(self
                            .cursor
                            .unexpected(&format!("one of {}", names.join(", "))));
                    }
                }
            }
            self.cursor.next();
            if !self.cursor.eat(",") {
                break;
            }
        }
        if braces {
            self.cursor.expect("}")?;
        }
        Ok(())
    }

    /// Size of a tile: a number of bytes or `4KB` (L-23).
    pub(super) fn size(&mut self, k: usize) -> Parsed<()> {
        let span = self.cursor.span();
        let bytes = match self.cursor.peek() {
            Some(Tok::Name(n)) => {
                let upper = n.to_ascii_uppercase();
                let (digits, unit) = match (upper.strip_suffix("KB"), upper.strip_suffix('B')) {
                    (Some(d), _) => (d, 1024),
                    (None, Some(d)) => (d, 1),
                    _ => return Err(self.cursor.unexpected("a tile size such as `4KB`")),
                };
                digits.parse::<u64>().ok().and_then(|n| n.checked_mul(unit))
            }
            Some(Tok::Number(Value::Int { n, .. })) => u64::try_from(*n).ok(),
            _ => return Err(self.cursor.unexpected("a tile size such as `4KB`")),
        };
        self.cursor.next();
        match bytes.filter(|b| b.is_power_of_two() && (128..=8192).contains(b)) {
            Some(b) => {
                self.set(k, u64::from(b.trailing_zeros()) - 4, span);
                Ok(())
            }
            None => {
                let d = Diagnostic::error("asm-out-of-range", "there are no tiles of this size");
                Err(Box::new(d.at(
                    span,
                    "expected 128B, 256B, 512B, 1KB, 2KB, 4KB or 8KB (L-23)",
                )))
            }
        }
    }

    pub(super) fn tile(&mut self, k: usize) -> Parsed<()> {
        let span = self.cursor.span();
        let Some(Tok::Name(name)) = self.cursor.peek() else {
            return Err(self.cursor.unexpected("a tile such as `t#1`"));
        };
        let Written { base, suffix } = registers::split(name);
        let Some(code) = registers::tile(base) else {
            return Err(self.cursor.unexpected("a tile `t#1` to `n#16`"));
        };
        self.cursor.next();
        self.set(k, code, span);
        if !suffix.is_empty() {
            self.pending = Some((suffix.into(), span, Reg::Zero));
        }
        Ok(())
    }

    pub(super) fn register(&mut self, k: usize, destination: bool) -> Parsed<()> {
        let span = self.cursor.span();
        let ten = matches!(
            self.op.encoding().fields[k].codec,
            Codec::Src10 | Codec::Dst10
        );
        let wanted = wanted(ten, destination);
        let name = match self.cursor.peek() {
            Some(Tok::Name(name)) => name,
            _ => return Err(self.cursor.unexpected(wanted)),
        };
        let Written { base, suffix } = registers::split(name);
        let reg = match destination {
            true => registers::destination(base),
            false => registers::source(base),
        };
        let Some(reg) = reg else {
            return Err(not_a_register(name, base, span, destination, wanted));
        };
        let code = if ten { reg.code10() } else { reg.code5() };
        let Some(code) = code else {
            let message = format!("`{base}` cannot stand here: the operand has 5 bits");
            let d = Diagnostic::error("asm-wrong-operand", message);
            let d = d.at(span, format!("expected {wanted}"));
            let mnemonic = self.op.info().mnemonic.to_ascii_lowercase();
            let lanes = format!("v.{}", mnemonic.trim_start_matches("c."));
            if !Op::by_mnemonic(&lanes).is_empty() {
                let prefix = if reg.is_vector() { "v" } else { "l" };
                return Err(Box::new(d.note(format!(
                    "the operands of a scalar instruction such as `{mnemonic}` cannot name it; in a body write `{prefix}.{}`",
                    &lanes[2..]
                ))));
            }
            return Err(Box::new(d));
        };
        if let Reg::PushIndexed(queue, _) = reg {
            let d = Diagnostic::warning(
                "asm-linx-indexed-destination",
                format!(
                    "a push to `{}` with an index has no defined meaning (Q-19)",
                    queue.name()
                ),
            );
            let note = "the verifier rejects it and the machine raises an illegal instruction";
            self.warnings
                .push(d.at(span, format!("write `{}`", queue.name())).note(note));
        }
        self.cursor.next();
        self.set(k, code, span);
        if !suffix.is_empty() {
            self.pending = Some((suffix.to_ascii_lowercase(), span, reg));
        }
        self.name(k, span, reg)
    }

    /// `@x` behind an operand.
    fn name(&mut self, k: usize, operand: Span, reg: Reg) -> Parsed<()> {
        if !self.cursor.eat("@") {
            return Ok(());
        }
        let (name, span) = self.cursor.name("a name")?;
        if !lanemask_object::is_name(&name) {
            let message = format!("`{name}` cannot be the name of an operand");
            let d = Diagnostic::error("asm-wrong-operand", message);
            let d = d.at(span, "expected letters, digits and `_`");
            return Err(Box::new(
                d.note("a modifier stands before the name: `t#1.not@x`"),
            ));
        }
        if matches!(reg, Reg::Zero | Reg::P | Reg::Lc(_) | Reg::Drop(_)) {
            let d = Diagnostic::error("asm-wrong-operand", "this operand takes no name");
            let d = d.at(operand, "says itself what it is");
            return Err(Box::new(d.note(
                "names are for queue entries, registers and the base of an access",
            )));
        }
        self.source.names.push((k, name));
        Ok(())
    }

    /// `.sw`, `.uw`, `.neg`, `.not` after SrcR (L-64).
    pub(super) fn modifier(&mut self, k: usize, style: Style) -> Parsed<()> {
        let Some((suffix, span, reg)) = self.pending.take() else {
            return Ok(());
        };
        let words = style.modifiers().unwrap_or([""; 4]);
        match words.iter().position(|w| *w == suffix) {
            Some(code) if !(reg.is_vector() && (code == 1 || code == 2)) => {
                self.set(k, code as u64, span);
                Ok(())
            }
            _ => Err(suffix_error(&suffix, span, reg, Some(words))),
        }
    }
}

/// What a register field takes, in words.
fn wanted(ten: bool, destination: bool) -> &'static str {
    match (ten, destination) {
        (true, false) => {
            "a register, `t#k`, `u#k`, `vt#k` and its like, `ri`, `lc`, `p` or a tile base"
        }
        (false, false) => "a scalar register, `t#1` to `t#4` or `u#1` to `u#4`",
        (true, true) => "a register, `t`, `u`, `vt`, `vu`, `vm`, `vn` or `p`",
        (false, true) => "a scalar register, `t` or `u`",
    }
}

fn not_a_register(
    name: &str,
    base: &str,
    span: Span,
    destination: bool,
    wanted: &str,
) -> Box<Diagnostic> {
    let other = match destination {
        true => registers::source(base),
        false => registers::destination(base),
    };
    let d = Diagnostic::error("asm-wrong-operand", format!("`{name}` is not {wanted}"));
    let d = d.at(span, format!("expected {wanted}"));
    let note = match (destination, other) {
        (true, Some(_)) if base.contains('#') => format!(
            "a result is pushed: write `{}`",
            base.split('#').next().unwrap_or(base)
        ),
        (false, Some(_)) => {
            format!("a queue is read at a distance: write `{base}#1` for the latest entry")
        }
        _ if base.contains('#') => {
            "t and u are read at 1 to 4, vt, vu, vm and vn at 1 to 31".into()
        }
        _ if matches!(base, "lb0" | "lb1" | "lb2") => {
            "bounds have no operand code (Q-11): import them with B.IOR".into()
        }
        _ => return Box::new(d),
    };
    Box::new(d.note(note))
}

/// A register with a suffix that it cannot have.
pub(super) fn suffix_error(
    suffix: &str,
    span: Span,
    reg: Reg,
    words: Option<[&str; 4]>,
) -> Box<Diagnostic> {
    if registers::is_old_suffix(suffix) && (reg.is_vector() || words.is_none()) {
        let d = Diagnostic::error(
            "asm-linx-old-suffix",
            format!("`{suffix}` says nothing in LinxISA v0.57"),
        );
        let why = match suffix.ends_with(".reuse") {
            true => "`.reuse` belongs to the tiles of B.IOT only (L-8)",
            false => "the element type is part of the instruction, not of the operand (L-8)",
        };
        return Box::new(d.at(span, format!("leave `{suffix}` out")).note(why));
    }
    let d = Diagnostic::error(
        "asm-wrong-operand",
        format!("`{suffix}` cannot follow a register here"),
    );
    Box::new(match words {
        Some([_, rest @ ..]) => d.at(span, format!("expected {}", rest.join(", "))),
        None => d.at(span, "this operand has no modifiers"),
    })
}
