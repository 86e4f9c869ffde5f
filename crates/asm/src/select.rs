//! From operands as written to the encoding of an instruction. Everything about instructions comes from the tables.

use crate::expr::{EvalError, Expr, Kind, Names, eval};
use crate::mirror;
use crate::operand::{Meant, Problem, convert, describe, rounding};
use crate::parse::{Arg, ArgKind};
use crate::program::suggest;
use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::w32::{self, Codec, Insn, Op};

/// An instruction with its arguments brought into the order of the operands; `None` = left out.
#[derive(Clone, Debug)]
pub(crate) struct Source {
    pub op: Op,
    /// The encoding that the suffix asks for.
    pub forced: Option<u8>,
    pub args: Vec<Option<Arg>>,
    /// The mnemonic.
    pub span: Span,
}

/// The instruction and the encoding that a mnemonic with or without suffix names.
pub(crate) fn mnemonic(text: &str) -> Option<(Op, Option<u8>)> {
    if let Some(op) = Op::from_mnemonic(text) {
        return Some((op, None));
    }
    let (name, suffix) = text.rsplit_once('.')?;
    let op = Op::from_mnemonic(name)?;
    let variant = op.info().variants.iter().position(|v| v.suffix == suffix)?;
    Some((op, Some(variant as u8)))
}

/// Error for a name that is no mnemonic.
pub(crate) fn unknown_mnemonic(text: &str, span: Span, help: bool) -> Diagnostic {
    let all = || Op::ALL.iter().map(|o| o.info().mnemonic);
    let d = Diagnostic::error(
        "asm-unknown-mnemonic",
        format!("there is no instruction `{text}`"),
    );
    let d = d.at(span, "not a mnemonic");
    if !help {
        return d;
    }
    if let Some((name, suffix)) = text.rsplit_once('.')
        && let Some(op) = Op::from_mnemonic(name)
    {
        let known: Vec<_> = op
            .info()
            .variants
            .iter()
            .map(|v| format!("`.{}`", v.suffix))
            .collect();
        return d.note(format!(
            "`{name}` has no encoding `.{suffix}`; its encodings are {}",
            known.join(", ")
        ));
    }
    let lower = text.to_lowercase();
    if mnemonic(&lower).is_some() {
        return d.note(format!("mnemonics are written in small letters: `{lower}`"));
    }
    let longer: Vec<_> = all()
        .filter(|m| m.strip_prefix(text).is_some_and(|r| r.starts_with('.')))
        .collect();
    if !longer.is_empty() {
        let list: Vec<_> = longer.iter().take(6).map(|m| format!("`{m}`")).collect();
        let more = if longer.len() > 6 { " and others" } else { "" };
        return d.note(format!("there are {}{more}", list.join(", ")));
    }
    let others = mirror::other_condition(&lower, |m| mnemonic(m).is_some());
    if let Some(note) = others.or_else(|| mirror::from_elsewhere(&lower, all())) {
        return d.note(note);
    }
    match suggest(&lower, all()) {
        Some(m) => d.note(format!("did you mean `{m}`?")),
        None => d.note("`lanemask isa` lists all instructions"),
    }
}

/// How the operands of an instruction are written.
pub(crate) fn syntax(op: Op) -> String {
    let info = op.info();
    let mut text = info.mnemonic.to_string();
    for (k, o) in info.operands.iter().enumerate() {
        let separator = if k == 0 { " " } else { ", " };
        text += &match codec_of(op, k) {
            Codec::Counter => format!("{separator}[{}=N]", o.name),
            Codec::Flag => format!("[{separator}{}]", o.name),
            _ => format!("{separator}{}", o.name),
        };
    }
    text
}

fn codec_of(op: Op, k: usize) -> Codec {
    op.info().variants[0].fields[k].codec
}

fn codecs(op: Op, k: usize) -> impl Iterator<Item = &'static w32::FieldInfo> {
    op.info().variants.iter().map(move |v| &v.fields[k])
}

/// Brings arguments into the order of the operands.
pub(crate) fn arrange(
    op: Op,
    args: Vec<Arg>,
    span: Span,
    end: Span,
) -> Result<Vec<Option<Arg>>, Box<Diagnostic>> {
    let info = op.info();
    let names = || info.operands.iter().map(|o| o.name);
    let mut out: Vec<Option<Arg>> = vec![None; info.operands.len()];
    let usage = |d: Diagnostic| Box::new(d.note(format!("syntax: {}", syntax(op))));
    let positional: Vec<usize> = (0..out.len())
        .filter(|k| !matches!(codec_of(op, *k), Codec::Counter | Codec::Flag))
        .collect();
    let mut next = 0;
    for arg in args {
        let slot = match &arg.kind {
            ArgKind::Named(name, at, _) => {
                let slot = names()
                    .position(|n| n == name)
                    .filter(|k| codec_of(op, *k) == Codec::Counter);
                slot.ok_or_else(|| {
                    let d = Diagnostic::error(
                        "asm-unknown-operand",
                        format!("`{}` has no operand `{name}=`", info.mnemonic),
                    );
                    let d = d.at(*at, "not an operand of this instruction");
                    let near = suggest(name, names());
                    usage(match near {
                        Some(n)
                            if codec_of(op, names().position(|x| x == n).unwrap_or(0))
                                == Codec::Counter =>
                        {
                            d.note(format!("did you mean `{n}=`?"))
                        }
                        _ => d,
                    })
                })?
            }
            ArgKind::Expr(Expr {
                kind: Kind::Symbol(name),
                ..
            }) if names()
                .position(|n| n == name)
                .is_some_and(|k| codec_of(op, k) == Codec::Flag) =>
            {
                names().position(|n| n == name).unwrap_or(0)
            }
            _ => match positional.get(next) {
                Some(slot) => {
                    next += 1;
                    *slot
                }
                None => {
                    let message = match positional.len() {
                        0 if info.operands.is_empty() => {
                            format!("`{}` takes no operands", info.mnemonic)
                        }
                        0 => format!("the operands of `{}` are named", info.mnemonic),
                        n => format!("`{}` takes {n} operands", info.mnemonic),
                    };
                    let d = Diagnostic::error("asm-too-many-operands", message)
                        .at(arg.span, "one too many");
                    let flag = (0..out.len()).find(|k| codec_of(op, *k) == Codec::Flag);
                    let near = match (&arg.kind, flag) {
                        (
                            ArgKind::Expr(Expr {
                                kind: Kind::Symbol(s),
                                ..
                            }),
                            Some(k),
                        ) => suggest(s, [info.operands[k].name]),
                        _ => None,
                    };
                    return Err(usage(match near {
                        Some(n) => d.note(format!("did you mean `{n}`?")),
                        None => d,
                    }));
                }
            },
        };
        if let Some(first) = &out[slot] {
            let d = Diagnostic::error(
                "asm-repeated-operand",
                format!("`{}` is given twice", info.operands[slot].name),
            );
            return Err(Box::new(
                d.at(arg.span, "again here").also(first.span, "first here"),
            ));
        }
        out[slot] = Some(arg);
    }
    if let Some(slot) = positional.get(next) {
        let name = info.operands[*slot].name;
        let message = format!(
            "`{}` takes {} operands, found {next}",
            info.mnemonic,
            positional.len()
        );
        let place = if next == 0 { span } else { end };
        let label = format!("expected `{name}`: {}", accepted(op, *slot));
        return Err(usage(
            Diagnostic::error("asm-missing-operand", message).at(place, label),
        ));
    }
    // `-( … )` is a modifier only where some encoding has one.
    for (k, arg) in out.iter_mut().enumerate() {
        let Some(Arg {
            kind: kind @ ArgKind::Negated(_),
            mods,
            span,
        }) = arg
        else {
            continue;
        };
        let ArgKind::Negated(inner) = kind.clone() else {
            continue;
        };
        *kind = if codecs(op, k).any(|f| matches!(f.codec, Codec::FSrc(_))) {
            mods.neg = true;
            ArgKind::Expr(inner)
        } else {
            ArgKind::Expr(Expr {
                kind: Kind::Unary("-", Box::new(inner)),
                span: *span,
            })
        };
    }
    Ok(out)
}

/// What operand `k` may be, in words.
fn accepted(op: Op, k: usize) -> String {
    let mut parts: Vec<String> = Vec::new();
    for field in codecs(op, k) {
        for part in describe(field.codec, field.width()) {
            if !parts.contains(&part) {
                parts.push(part);
            }
        }
    }
    match parts.as_slice() {
        [] => "nothing".into(),
        [one] => one.clone(),
        [all @ .., last] => format!("{} or {last}", all.join(", ")),
    }
}

/// Chooses the encoding: the forced one, or the first from `min` that holds the operands.
pub(crate) fn select(
    source: &Source,
    min: u8,
    names: &dyn Names,
    pc: i128,
) -> Result<Insn, Box<Diagnostic>> {
    let op = source.op;
    let info = op.info();
    let candidates: Vec<u8> = match source.forced {
        Some(v) => vec![v],
        None => (min..info.variants.len() as u8).collect(),
    };
    // Per operand the problem that came nearest to a fit, if it fits no candidate.
    let mut problems: Vec<Option<Problem>> = info.operands.iter().map(|_| None).collect();
    let mut fits = vec![false; info.operands.len()];
    let values = source
        .args
        .iter()
        .map(|a| value(op, a.as_ref(), names))
        .collect::<Result<Vec<_>, _>>();
    let values = values.map_err(|e| Box::new(eval_diagnostic(e)))?;
    for v in candidates {
        let mut operands = Vec::new();
        for (k, field) in info.variants[v as usize].fields.iter().enumerate() {
            match convert(source.args[k].as_ref(), values[k], field, pc) {
                Ok(o) => {
                    fits[k] = true;
                    operands.push(o);
                }
                Err(p) => {
                    if problems[k].as_ref().is_none_or(|old| old.rank < p.rank) {
                        problems[k] = Some(p);
                    }
                }
            }
        }
        if operands.len() == info.operands.len()
            && let Some(insn) = Insn::with_variant(op, v, &operands)
        {
            return Ok(insn);
        }
    }
    for (k, problem) in problems.into_iter().enumerate() {
        let (false, Some(problem), Some(arg)) = (fits[k], problem, &source.args[k]) else {
            continue;
        };
        let name = info.operands[k].name;
        let mut d = Diagnostic::error(problem.code, problem.message);
        let expected = match source.forced {
            Some(v) => {
                let field = &info.variants[v as usize].fields[k];
                describe(field.codec, field.width()).join(" or ")
            }
            None => accepted(op, k),
        };
        d = d.at(arg.span, format!("`{name}` takes {expected}"));
        d.notes.extend(problem.note);
        if problem.needs_literal {
            d = d.note(no_literal(source, k, &values));
        }
        return Err(Box::new(d));
    }
    let message = format!(
        "no encoding of `{}` takes these operands together",
        info.mnemonic
    );
    let mut d = Diagnostic::error("asm-no-encoding", message).at(source.span, "cannot be encoded");
    for v in info.variants {
        for (k, field) in v.fields.iter().enumerate() {
            if let Err(p) = convert(source.args[k].as_ref(), values[k], field, pc) {
                let name = info.operands[k].name;
                d = d.note(format!(
                    "`.{}` does not fit: `{name}`: {}",
                    v.suffix, p.message
                ));
            }
        }
    }
    Err(Box::new(d))
}

/// Why operand `k` cannot be a literal, and what to do instead.
fn no_literal(source: &Source, k: usize, values: &[Meant]) -> String {
    let op = source.op;
    let info = op.info();
    let takes = |k: &usize| codecs(op, *k).any(|f| f.codec == Codec::Lit);
    let Some(other) = (0..info.operands.len()).find(takes) else {
        return format!(
            "no source of `{}` can be a literal; put the number into a register",
            info.mnemonic
        );
    };
    let name = info.operands[other].name;
    if other == k {
        return format!(
            "a literal stands in another encoding than `{}`",
            suffix(source)
        );
    }
    let fits = |f: &w32::FieldInfo| {
        f.codec != Codec::Lit && convert(source.args[other].as_ref(), values[other], f, 0).is_ok()
    };
    if !codecs(op, other).any(fits) {
        return "one source can be a literal; put one of the two numbers into a register".into();
    }
    format!(
        "only `{name}` can be a literal; put the number into a register, or swap the two where their order does not matter"
    )
}

/// The suffix of the encoding that is asked for.
fn suffix(source: &Source) -> String {
    let variant = source
        .forced
        .map(|v| &source.op.info().variants[v as usize]);
    variant.map_or(String::new(), |v| format!(".{}", v.suffix))
}

/// An evaluation error as a diagnostic.
pub(crate) fn eval_diagnostic(e: EvalError) -> Diagnostic {
    let mut d = Diagnostic::error(e.code, e.message).at(e.span, e.label);
    d.notes.extend(e.note);
    d
}

fn value(op: Op, arg: Option<&Arg>, names: &dyn Names) -> Result<Meant, EvalError> {
    let Some(arg) = arg else {
        return Ok(Meant::Nothing);
    };
    let (ArgKind::Expr(e) | ArgKind::Named(_, _, e) | ArgKind::Negated(e)) = &arg.kind else {
        return Ok(Meant::Nothing);
    };
    if let Kind::Symbol(name) = &e.kind {
        let info = op.info();
        let has = |codec| info.variants[0].fields.iter().any(|f| f.codec == codec);
        if has(Codec::Flag) && info.operands.iter().any(|o| o.name == name) {
            return Ok(Meant::Nothing);
        }
        if has(Codec::Round) {
            if rounding(name).is_some() {
                return Ok(Meant::Nothing);
            }
            return names.symbol(name, e.span).map(Meant::Value).map_err(|_| {
                let mut e = EvalError::new(
                    "asm-unknown-rounding",
                    e.span,
                    format!("there is no rounding direction `{name}`"),
                    "not a rounding direction",
                );
                e.note = Some(format!("there are {}", w32::ROUNDINGS.join(", ")));
                e
            });
        }
        if has(Codec::Csr) {
            if let Some(csr) = w32::csr_by_name(name) {
                return Ok(Meant::Csr(csr.number));
            }
            return names
                .symbol(name, e.span)
                .map(Meant::Value)
                .map_err(|mut e| {
                    if e.code == "asm-undefined-symbol"
                        && let Some(csr) = suggest(name, w32::CSRS.iter().map(|c| c.name))
                    {
                        e = EvalError::new(
                            "asm-unknown-csr",
                            e.span,
                            format!("there is no CSR `{name}`"),
                            "not a CSR",
                        );
                        e.note = Some(format!("did you mean `{csr}`?"));
                    }
                    e
                });
        }
    }
    eval(e, names).map(Meant::Value)
}

impl Source {
    /// Whether its encoding can depend on addresses.
    pub fn is_dynamic(&self) -> bool {
        let csr = |name: &str| {
            codecs_of(self.op).any(|c| c == Codec::Csr) && w32::csr_by_name(name).is_some()
        };
        let round =
            |name: &str| codecs_of(self.op).any(|c| c == Codec::Round) && rounding(name).is_some();
        let flag = |name: &str| {
            self.op
                .info()
                .operands
                .iter()
                .any(|o| o.name == name && o.kind == "sat")
        };
        self.args.iter().flatten().any(|a| match &a.kind {
            ArgKind::Reg(_) => false,
            ArgKind::Expr(Expr {
                kind: Kind::Symbol(name),
                ..
            }) if csr(name) || flag(name) || round(name) => false,
            ArgKind::Expr(e) | ArgKind::Negated(e) | ArgKind::Named(_, _, e) => e.is_dynamic(),
        }) || codecs_of(self.op).any(|c| c == Codec::Rel)
    }
}

fn codecs_of(op: Op) -> impl Iterator<Item = Codec> {
    op.info().variants[0].fields.iter().map(|f| f.codec)
}
