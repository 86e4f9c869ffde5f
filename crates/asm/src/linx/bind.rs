//! Numbers of an instruction once addresses are known, and the rules on domains.

use super::source::Source;
use crate::expr::{Names, Value, eval};
use crate::parse::Parsed;
use crate::select::eval_diagnostic;
use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::linx::{Codec, Field, Insn, Op, Reg, Role, Style};

/// The instruction at `pc`.
pub(crate) fn bind(source: &Source, names: &dyn Names, pc: i128) -> Parsed<Insn> {
    let mut insn = source.insn;
    for (k, style, e) in &source.exprs {
        let n = match eval(e, names).map_err(|e| Box::new(eval_diagnostic(e)))? {
            Value::Int { n, .. } => n,
            Value::Float { .. } => {
                let d = Diagnostic::error("asm-wrong-operand", "a whole number is needed here");
                return Err(Box::new(d.at(e.span, "this is a float")));
            }
        };
        // A return label counts from the second half of the pair.
        let field = insn.op.fields()[*k];
        let from = match (insn.op, field) {
            (Op::BstartCall, Field::RetImm) => pc + 2,
            (Op::HlBstartCall, Field::RetImm) => pc + 4,
            _ => pc,
        };
        insn.raw[*k] = match style {
            Style::Label | Style::Fixup => number(insn.op, *k, n - from, e.span, true)?,
            Style::Pcr => number(insn.op, *k, n - (pc & !3), e.span, true)?,
            Style::ShlBy(by) => {
                number(insn.op, *k, n - i128::from(*by), e.span, false).map_err(|_| {
                    let d = Diagnostic::error("asm-out-of-range", format!("cannot shift by {n}"));
                    let label = format!("expected {by} to {}", by + 31);
                    Box::new(
                        d.at(e.span, label)
                            .note("the `.u` form shifts by 0 to 31 (L-84)"),
                    )
                })?
            }
            Style::Plus1 => number(insn.op, *k, n - 1, e.span, false).map_err(|_| {
                let d = Diagnostic::error("asm-out-of-range", format!("{n} bits are no field"));
                Box::new(d.at(e.span, "expected 1 to 64"))
            })?,
            _ => number(insn.op, *k, n, e.span, false)?,
        };
    }
    if lanemask_isa::linx::encode(&insn).is_none() {
        let d = Diagnostic::error(
            "asm-no-encoding",
            format!("`{}` has no encoding with these operands", insn.mnemonic()),
        );
        let what = excluded(&insn).unwrap_or_default();
        return Err(Box::new(d.at(source.span, "a reserved value").note(what)));
    }
    Ok(insn)
}

/// What may stand in a program although the sources doubt it.
pub(crate) fn doubtful(source: &Source, insn: &Insn) -> Option<Diagnostic> {
    if insn.op != Op::BDatr || insn.get(Field::Layout) != Some(2) {
        return None;
    }
    let d = Diagnostic::warning("asm-linx-layout", "layout 2 of B.DATR is doubtful");
    let d = d.at(source.span, "the opcode table forbids it");
    Some(d.note("tests of v0.57.1 use it; it has no effect on a kernel (Q-27)"))
}

/// Which field has a value that the row excludes.
fn excluded(insn: &Insn) -> Option<String> {
    let v = insn.op.encoding();
    let (k, _) = (v.excluded.iter()).find(|(k, set)| set >> insn.raw[usize::from(*k)] & 1 == 1)?;
    let k = usize::from(*k);
    Some(match (insn.op, insn.op.fields()[k]) {
        (Op::Addtpc | Op::HlAddtpc, Field::RegDst) => {
            "with destination ra these bits are `setret`".into()
        }
        (Op::CMovi, Field::RegDst) => "with destination ra these bits are `c.setret`".into(),
        _ => {
            let name = insn.op.info().operands[k].name;
            format!("{name} = {} is reserved", insn.raw[k])
        }
    })
}

/// The bits of a number in field `k`, or what it may be.
fn number(op: Op, k: usize, n: i128, span: Span, relative: bool) -> Parsed<u64> {
    let field = &op.encoding().fields[k];
    let width = field.width();
    let (scale, low, high) = match field.codec {
        Codec::Int(scale) => (scale, -(1i128 << (width - 1)), (1i128 << (width - 1)) - 1),
        Codec::Uint(scale) => (scale, 0, (1i128 << width) - 1),
        _ => (1, 0, (1i128 << width) - 1),
    };
    let scale = i128::from(scale);
    if n % scale == 0 && (low..=high).contains(&(n / scale)) {
        return Ok((n / scale) as u64 & (u64::MAX >> (64 - width)));
    }
    let (low, high) = (low * scale, high * scale);
    let mnemonic = op.info().mnemonic;
    Err(Box::new(if n % scale != 0 {
        let message = match relative {
            true => format!("the target lies {n} bytes away, which is not a multiple of {scale}"),
            false => format!("{n} is not a multiple of {scale}"),
        };
        Diagnostic::error("asm-out-of-range", message)
            .at(span, format!("`{mnemonic}` counts in steps of {scale}"))
    } else if relative {
        Diagnostic::error(
            "asm-out-of-range",
            format!("the target lies {n} bytes away, too far for `{mnemonic}`"),
        )
        .at(span, format!("reaches {low} to {high} bytes"))
    } else {
        let steps = if scale > 1 {
            format!(" in steps of {scale}")
        } else {
            String::new()
        };
        Diagnostic::error("asm-out-of-range", format!("{n} does not fit `{mnemonic}`"))
            .at(span, format!("expected {low} to {high}{steps}"))
    }))
}

/// The domain rules: `v.` or `l.` by the operands (L-15, Q-17), what a lane-wise instruction may write (L-17), the L bit
/// modifiers of lanes (L-64).
pub(crate) fn check_domain(
    stem: &str,
    source: &Source,
    spans: &[Span],
    warnings: &mut Vec<Diagnostic>,
) -> Parsed<()> {
    let insn = &source.insn;
    if insn.op.role() != Role::BodyVector {
        return Ok(());
    }
    let span = |field: Field| insn.op.position(field).map_or(source.span, |k| spans[k]);
    let rest = stem.get(2..).unwrap_or("");
    let lanes = insn.is_lane_wise();
    match (stem.starts_with("l."), lanes) {
        (true, true) => {
            let vector = insn.regs().find(|(_, reg, _)| reg.is_vector());
            let d = Diagnostic::error(
                "asm-linx-domain",
                format!("`l.{rest}` runs once a group, but these operands make it run once a lane"),
            );
            return Err(Box::new(match vector {
                Some((field, reg, _)) => d
                    .at(span(field), format!("`{reg}` is a vector operand"))
                    .note(format!(
                        "write `v.{rest}`: one vector operand is enough (L-15)"
                    )),
                None => d
                    .at(span(Field::RegDst), "this compare makes a mask")
                    .note(format!(
                        "write `v.{rest}`: a compare to p works lane by lane (Q-17)"
                    )),
            }));
        }
        (false, false) => {
            let d = Diagnostic::error(
                "asm-linx-domain",
                format!("`v.{rest}` runs once a lane, but no operand is vt, vu, vm or vn"),
            );
            return Err(Box::new(
                d.at(source.span, format!("write `l.{rest}`"))
                    .note("without a vector operand the same bits run once a group (L-15)"),
            ));
        }
        _ => {}
    }
    if insn.get(Field::L) == Some(1) && insn.op.category().ends_with(".brg") {
        let d = Diagnostic::error(
            "asm-linx-brg-local",
            "an access is `.brg` or `.local`, not both",
        );
        return Err(Box::new(
            d.at(source.span, "leave `.local` out")
                .note("bit L belongs to tile accesses (Q-3)"),
        ));
    }
    let category = insn.op.category();
    if lanes
        && let Some(reg) = insn.reg(Field::RegDst)
        && !reg.is_vector()
        && !matches!(reg, Reg::Drop(_))
        && category != "reduce"
        && !(reg == Reg::P && matches!(category, "compare" | "fcompare"))
    {
        let d = Diagnostic::error(
            "asm-linx-vector-to-scalar",
            format!("a lane-wise instruction cannot write `{reg}`"),
        );
        let note = match category {
            "compare" | "fcompare" => {
                "a compare of lanes writes `p` or a vector queue (L-17, L-39)"
            }
            _ => "only reductions write group values, and compares write p (L-17)",
        };
        return Err(Box::new(
            d.at(span(Field::RegDst), "one value for all lanes")
                .note(note),
        ));
    }
    if lanes && matches!(insn.get(Field::SrcRType), Some(1 | 2)) {
        let d = Diagnostic::error(
            "asm-linx-old-suffix",
            "`.sw` and `.uw` mean nothing for lanes",
        );
        return Err(Box::new(
            d.at(span(Field::SrcRType), "leave the suffix out")
                .note("lanes have 32 bits; only `.neg` and `.not` change them (L-64)"),
        ));
    }
    if !lanes && insn.get(Field::C) == Some(1) {
        let d = Diagnostic::warning(
            "asm-linx-lane-term",
            "this access runs once a group, where the lane term means nothing",
        );
        warnings.push(
            d.at(span(Field::C), "no operand is a vector")
                .note("the verifier rejects lc0 outside of lane-wise instructions (Q-17)"),
        );
    }
    Ok(())
}
