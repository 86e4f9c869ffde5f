//! From operands as written to the encoding of an instruction. Everything about instructions comes from the tables.

use crate::expr::{EvalError, Expr, Kind, Names, Value, eval};
use crate::parse::{Arg, ArgKind, Reg};
use crate::program::suggest;
use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::desc::FieldInfo;
use lanemask_isa::w32::{self, CONSTS, Codec, Insn, Mods, Op, Operand};
use lanemask_object::SectionKind;

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

fn codecs(op: Op, k: usize) -> impl Iterator<Item = &'static FieldInfo> {
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

fn describe(codec: Codec, width: u32) -> Vec<String> {
    let range = |file: char, n: u8| format!("{n} registers such as `{file}[4:{}]`", 3 + n);
    match codec {
        Codec::VReg | Codec::VBase => vec!["a vector register `v0` to `v127`".into()],
        Codec::VHalf => vec!["half a vector register such as `v3.l` or `v3.h`".into()],
        Codec::VPair => vec!["a pair of vector registers such as `v[2:3]`".into()],
        Codec::VRegs(n) => vec![range('v', n)],
        Codec::VSrc(w) | Codec::FSrc(w) => match w {
            16 => vec![
                "half a vector register such as `v3.l` or `v3.h`".into(),
                "a uniform register `u0` to `u63`".into(),
                "an inline constant".into(),
            ],
            64 => vec![
                "a pair of vector registers such as `v[2:3]`".into(),
                "a pair of uniform registers such as `u[2:3]`".into(),
                "an inline constant".into(),
            ],
            _ => vec![
                "a vector register `v0` to `v127`".into(),
                "a uniform register `u0` to `u63`".into(),
                "an inline constant".into(),
            ],
        },
        Codec::UReg => vec!["a uniform register `u0` to `u63`".into()],
        Codec::UPair => vec!["a pair of uniform registers such as `u[2:3]`".into()],
        Codec::URegs(n) => vec![range('u', n)],
        Codec::UDesc(n) => vec![format!("{} at a multiple of 4", range('u', n))],
        Codec::Lit => vec!["a 32-bit number".into()],
        Codec::SImm => vec!["a number from -32768 to 32767".into()],
        Codec::UImm => vec![format!(
            "a number from 0 to {}",
            u64::MAX >> (64 - width.max(1))
        )],
        Codec::Csr => vec!["a CSR".into()],
        Codec::Rel => vec!["a label or address".into()],
        Codec::Counter => vec![format!(
            "a number from 0 to {}",
            u64::MAX >> (64 - width.max(1))
        )],
        Codec::Flag => vec!["a flag".into()],
    }
}

/// Why an operand does not fit a field; the higher the rank, the nearer it came.
struct Problem {
    rank: u8,
    code: &'static str,
    message: String,
    note: Option<String>,
}

impl Problem {
    fn new(rank: u8, code: &'static str, message: impl Into<String>) -> Problem {
        Problem {
            rank,
            code,
            message: message.into(),
            note: None,
        }
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

/// An evaluation error as a diagnostic.
pub(crate) fn eval_diagnostic(e: EvalError) -> Diagnostic {
    let mut d = Diagnostic::error(e.code, e.message).at(e.span, e.label);
    d.notes.extend(e.note);
    d
}

/// What an argument stands for besides registers.
#[derive(Clone, Copy)]
enum Meant {
    Nothing,
    Csr(u32),
    Value(Value),
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

fn convert(
    arg: Option<&Arg>,
    meant: Meant,
    field: &FieldInfo,
    pc: i128,
) -> Result<Operand, Problem> {
    let width = field.width();
    let Some(arg) = arg else {
        return Ok(match field.codec {
            Codec::Counter => {
                let max = (1 << width) - 1;
                Operand::Wait { value: max, max }
            }
            _ => Operand::Flag(false),
        });
    };
    if field.codec == Codec::Flag {
        let problem = Problem::new(2, "asm-no-encoding", "this encoding has no such flag");
        return if field.pieces.is_empty() {
            Err(problem)
        } else {
            Ok(Operand::Flag(true))
        };
    }
    let operand = match (&arg.kind, meant) {
        (ArgKind::Reg(reg), _) => registers(*reg, arg.mods, field.codec)?,
        (_, Meant::Csr(n)) if field.codec == Codec::Csr => Operand::Csr(n),
        (_, Meant::Csr(_)) => {
            return Err(Problem::new(
                1,
                "asm-wrong-operand",
                "a CSR cannot stand here",
            ));
        }
        (_, Meant::Value(v)) => number(v, arg.mods, field, pc)?,
        (_, Meant::Nothing) => {
            return Err(Problem::new(
                0,
                "asm-wrong-operand",
                "this operand has the wrong kind",
            ));
        }
    };
    if operand.mods() != Mods::default() && !matches!(field.codec, Codec::FSrc(_)) {
        let message = "`-` and `| |` cannot stand here";
        let mut p = Problem::new(3, "asm-no-modifiers", message);
        p.note = Some("they exist on the sources of float instructions".into());
        return Err(p);
    }
    match field.codec.raw(operand, width) {
        Some(_) => Ok(operand),
        None => {
            let small = matches!(
                operand,
                Operand::V { .. } | Operand::VHalf { .. } | Operand::U { .. }
            );
            let mut p = Problem::new(1, "asm-wrong-operand", "this operand has the wrong kind");
            if !small {
                p = Problem::new(2, "asm-not-encodable", "this value cannot be encoded here");
            }
            if let (Codec::UDesc(_), ArgKind::Reg(_)) = (field.codec, &arg.kind) {
                p.rank = 2;
            }
            Err(p)
        }
    }
}

fn registers(reg: Reg, mods: Mods, codec: Codec) -> Result<Operand, Problem> {
    let (file, limit) = if reg.vector {
        ('v', w32::V_REGS)
    } else {
        ('u', w32::U_REGS)
    };
    let past = u64::from(reg.first) + u64::from(reg.count);
    // An odd pair can be encoded, also the one that begins with the last register (W-REG-7).
    let pair = matches!(
        codec,
        Codec::VPair | Codec::UPair | Codec::VSrc(64) | Codec::FSrc(64)
    ) && reg.count == 2;
    if past > limit as u64 + u64::from(pair && reg.first % 2 == 1) {
        let kind = if reg.vector { "vector" } else { "uniform" };
        let message = format!("there is no register `{file}{}`", past - 1);
        let mut p = Problem::new(9, "asm-no-such-register", message);
        p.note = Some(format!(
            "{kind} registers are `{file}0` to `{file}{}`",
            limit - 1
        ));
        return Err(p);
    }
    let (first, count) = (reg.first as u8, reg.count as u8);
    let wrong =
        |what: &str| Problem::new(1, "asm-wrong-operand", format!("{what} cannot stand here"));
    let takes_v = matches!(
        codec,
        Codec::VReg
            | Codec::VBase
            | Codec::VHalf
            | Codec::VPair
            | Codec::VRegs(_)
            | Codec::VSrc(_)
            | Codec::FSrc(_)
    );
    let takes_u = matches!(
        codec,
        Codec::UReg
            | Codec::UPair
            | Codec::URegs(_)
            | Codec::UDesc(_)
            | Codec::VSrc(_)
            | Codec::FSrc(_)
    );
    if reg.vector && !takes_v {
        return Err(wrong("a vector register"));
    }
    if !reg.vector && !takes_u {
        return Err(wrong("a uniform register"));
    }
    let counted = |n: u8| match (count, n) {
        (a, b) if a == b => Ok(()),
        (1, n) => Err(Problem::new(
            2,
            "asm-wrong-operand",
            format!("{n} registers are needed here, this is one"),
        )),
        (a, 1) => Err(Problem::new(
            2,
            "asm-wrong-operand",
            format!("one register is needed here, these are {a}"),
        )),
        (a, n) => Err(Problem::new(
            2,
            "asm-wrong-operand",
            format!("{n} registers are needed here, these are {a}"),
        )),
    };
    let halves = reg.vector && matches!(codec, Codec::VHalf | Codec::VSrc(16) | Codec::FSrc(16));
    match (reg.half, halves) {
        (Some(high), true) => {
            return Ok(Operand::VHalf {
                reg: first,
                high,
                mods,
            });
        }
        (Some(_), false) => {
            return Err(Problem::new(
                2,
                "asm-wrong-operand",
                "a half register cannot stand here",
            ));
        }
        (None, true) => {
            let mut p = Problem::new(2, "asm-wrong-operand", "half a register is needed here");
            p.note = (count == 1)
                .then(|| format!("`v{first}.l` is the low half, `v{first}.h` the high half"));
            return Err(p);
        }
        (None, false) => {}
    }
    match codec {
        Codec::VRegs(n) | Codec::URegs(n) | Codec::UDesc(n) => counted(n)?,
        Codec::VPair | Codec::UPair | Codec::VSrc(64) | Codec::FSrc(64) => counted(2)?,
        _ => counted(1)?,
    }
    if matches!(codec, Codec::UDesc(_)) && !first.is_multiple_of(4) {
        let message = "a descriptor starts at a register whose number is a multiple of 4";
        let mut p = Problem::new(3, "asm-unaligned-descriptor", message);
        let down = first / 4 * 4;
        p.note = Some(format!("for example `u[{down}:{}]`", down + count - 1));
        return Err(p);
    }
    Ok(match reg.vector {
        true => Operand::V { first, count, mods },
        false => Operand::U { first, count, mods },
    })
}

/// The 32 bits that a number stands for.
fn bits32(v: Value) -> Option<u32> {
    match v {
        Value::Int { n, .. } if n >= i32::MIN.into() && n <= u32::MAX.into() => Some(n as u32),
        Value::Int { .. } => None,
        Value::Float { single, .. } => Some(single.to_bits()),
    }
}

fn number(v: Value, mods: Mods, field: &FieldInfo, pc: i128) -> Result<Operand, Problem> {
    let too_large = |what: &str| match v {
        Value::Int { n, .. } => {
            Problem::new(3, "asm-out-of-range", format!("{n} does not fit {what}"))
        }
        Value::Float { .. } => Problem::new(1, "asm-wrong-operand", "a float cannot stand here"),
    };
    let width = field.width();
    match field.codec {
        Codec::VSrc(w) | Codec::FSrc(w) => source(v, mods, w),
        Codec::Lit => {
            let mut bits = bits32(v).ok_or_else(|| too_large("32 bits"))?;
            if mods != Mods::default() && matches!(v, Value::Int { .. } | Value::Float { .. }) {
                bits = modified(bits, mods);
            }
            Ok(Operand::Lit(bits))
        }
        Codec::SImm => {
            let bits = bits32(v).ok_or_else(|| too_large("32 bits"))?;
            if bits as i32 != i32::from(bits as i16) {
                return Err(too_large("16 bits"));
            }
            Ok(Operand::Lit(bits))
        }
        Codec::UImm | Codec::Counter => {
            let max = u32::MAX >> (32 - width);
            let Value::Int { n, .. } = v else {
                return Err(too_large(""));
            };
            let fits = u32::try_from(n).ok().filter(|n| *n <= max);
            let n = fits.ok_or_else(|| too_large(&format!("{width} bits")))?;
            Ok(if field.codec == Codec::UImm {
                Operand::Imm(n)
            } else {
                Operand::Wait { value: n, max }
            })
        }
        Codec::Csr => {
            let Value::Int { n, .. } = v else {
                return Err(too_large(""));
            };
            let max = u32::MAX >> (32 - width);
            let n = u32::try_from(n)
                .ok()
                .filter(|n| *n <= max)
                .ok_or_else(|| too_large("the number of a CSR"))?;
            Ok(Operand::Csr(n))
        }
        Codec::Rel => {
            let Value::Int { n, section } = v else {
                return Err(too_large(""));
            };
            if section == Some(SectionKind::Data) {
                return Err(Problem::new(
                    3,
                    "asm-wrong-section",
                    "the target of a branch lies in the data section",
                ));
            }
            let distance = n - pc;
            if distance % 4 != 0 {
                let message = format!("the branch target {n:#x} is not a multiple of 4 bytes away");
                return Err(Problem::new(3, "asm-misaligned-target", message));
            }
            let words = i32::try_from(distance / 4).ok();
            let operand = words
                .map(Operand::Rel)
                .filter(|o| field.codec.raw(*o, width).is_some());
            operand.ok_or_else(|| {
                let message = format!(
                    "the branch target is {distance} bytes away, too far for this encoding"
                );
                Problem::new(3, "asm-too-far", message)
            })
        }
        _ => Err(Problem::new(
            0,
            "asm-wrong-operand",
            "a number cannot stand here",
        )),
    }
}

fn modified(mut bits: u32, mods: Mods) -> u32 {
    if mods.abs {
        bits &= !(1 << 31);
    }
    if mods.neg {
        bits ^= 1 << 31;
    }
    bits
}

/// A number as vector source of a width: an inline constant, or at width 32 any number.
fn source(v: Value, mods: Mods, width: u8) -> Result<Operand, Problem> {
    let found = match (v, width) {
        (Value::Int { .. }, 32) => {
            let bits = bits32(v).ok_or_else(|| {
                Problem::new(3, "asm-out-of-range", "the value does not fit 32 bits")
            })?;
            CONSTS.iter().find(|c| c.b32 == bits)
        }
        // Integers stand for themselves at every width.
        (Value::Int { n, .. }, _) => CONSTS
            .iter()
            .find(|c| i128::from(c.b64 as i64) == n && c.text.parse() == Ok(n)),
        (Value::Float { single, .. }, 32) => CONSTS.iter().find(|c| c.b32 == single.to_bits()),
        (Value::Float { double, .. }, _) => CONSTS.iter().find(|c| c.b64 == double.to_bits()),
    };
    if let Some(c) = found {
        return Ok(Operand::Const { code: c.code, mods });
    }
    if width == 32 {
        let bits = bits32(v)
            .ok_or_else(|| Problem::new(3, "asm-out-of-range", "the value does not fit 32 bits"))?;
        return Err(Problem::new(
            2,
            "asm-not-inline",
            format!("{bits:#x} is not an inline constant, and only one source can be a literal"),
        ));
    }
    let ints: Vec<i64> = CONSTS.iter().filter_map(|c| c.text.parse().ok()).collect();
    let (low, high) = (
        ints.iter().min().copied().unwrap_or(0),
        ints.iter().max().copied().unwrap_or(0),
    );
    let floats: Vec<_> = CONSTS
        .iter()
        .map(|c| c.text)
        .filter(|t| t.parse::<i64>().is_err())
        .collect();
    let mut p = Problem::new(
        2,
        "asm-not-inline",
        format!("a {width}-bit source takes inline constants only, no other numbers"),
    );
    p.note = Some(format!(
        "inline constants are {low} to {high}, {}",
        floats.join(", ")
    ));
    Err(p)
}

impl Source {
    /// Whether its encoding can depend on addresses.
    pub fn is_dynamic(&self) -> bool {
        let csr = |name: &str| {
            codecs_of(self.op).any(|c| c == Codec::Csr) && w32::csr_by_name(name).is_some()
        };
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
            }) if csr(name) || flag(name) => false,
            ArgKind::Expr(e) | ArgKind::Negated(e) | ArgKind::Named(_, _, e) => e.is_dynamic(),
        }) || codecs_of(self.op).any(|c| c == Codec::Rel)
    }
}

fn codecs_of(op: Op) -> impl Iterator<Item = Codec> {
    op.info().variants[0].fields.iter().map(|f| f.codec)
}
