//! Pseudo-code: from the texts of `pseudo.toml`, one for each function or instruction, to what the manual shows.
//!
//! A text belongs to a name or to a pattern with sets of name parts. The frame around it, which lanes, which types, comes
//! from the semantic class of the instruction.

use crate::check::{Errors, TYPES};
use crate::{Fold, Insn, Sem, Spec};
use serde::Deserialize;
use std::collections::BTreeMap;

/// Attributes of a member of a set.
type Attributes = BTreeMap<String, String>;

/// Attributes by member of a set.
type Set = BTreeMap<String, Attributes>;

/// `pseudo.toml`.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawPseudo {
    /// Sets of name parts.
    #[serde(default)]
    set: BTreeMap<String, Set>,
    /// By pattern of a function's name: its value.
    #[serde(default)]
    function: BTreeMap<String, String>,
    /// By name of a function of both halves: the function of one.
    #[serde(default)]
    halves: BTreeMap<String, String>,
    /// By pattern of a mnemonic: everything.
    #[serde(default)]
    instruction: BTreeMap<String, String>,
}

/// A text with the parts of the name filled in, and the key that it stood under.
struct Text {
    key: String,
    text: String,
}

/// Fills in the pseudo-code of all instructions that do not bring it along.
pub(crate) fn fill(spec: &mut Spec, raw: &RawPseudo, errors: &mut Errors) {
    let functions = expand(&raw.set, &raw.function, errors);
    let instructions = expand(&raw.set, &raw.instruction, errors);
    let mut used = Vec::new();
    let mut texts = Vec::new();
    for insn in &spec.insns {
        let function = dotted(insn);
        let half = raw.halves.get(&function);
        let found = match &insn.sem {
            Sem::Warp | Sem::Unstated => instructions.get(&insn.name),
            _ => functions.get(half.unwrap_or(&function)),
        };
        used.extend(half.map(|_| function.clone()));
        let text = match (found, insn.pseudo.is_empty()) {
            (Some(text), true) => {
                used.push(text.key.clone());
                frame(spec, insn, half, &text.text)
            }
            (None, false) => insn.pseudo.clone(),
            (Some(text), false) => {
                let other = format!("has pseudo-code of its own and under `{}`", text.key);
                errors.add(&insn.name, other);
                continue;
            }
            (None, true) => {
                errors.add(
                    &insn.name,
                    format!("no pseudo-code: pseudo.toml has no text for `{function}`, and the card no `pseudo`"),
                );
                continue;
            }
        };
        if let Some(at) = text.find(['{', '}']) {
            let rest: String = text[at..].chars().take(20).collect();
            errors.add(
                &insn.name,
                format!("pseudo-code: nothing stands for `{rest}`"),
            );
        }
        texts.push((insn.op.clone(), text));
    }
    for (op, text) in texts {
        if let Some(insn) = spec.insns.iter_mut().find(|i| i.op == op) {
            insn.pseudo = text;
        }
    }
    let keys = raw
        .function
        .keys()
        .chain(raw.halves.keys())
        .chain(raw.instruction.keys());
    for key in keys.filter(|k| !used.contains(k)) {
        errors.add("pseudo.toml", format!("no instruction needs `{key}`"));
    }
}

/// Name of the function as `pseudo.toml` writes it; of an instruction of the warp, the mnemonic.
fn dotted(insn: &Insn) -> String {
    let skipped = match insn.sem {
        Sem::Warp | Sem::Unstated => 0,
        Sem::Lane(_) | Sem::Uni(_) => 1,
        Sem::Fold { .. } => 2,
    };
    insn.name
        .splitn(skipped + 1, '.')
        .last()
        .unwrap_or("")
        .into()
}

/// All names that the patterns stand for.
fn expand(
    sets: &BTreeMap<String, Set>,
    texts: &BTreeMap<String, String>,
    errors: &mut Errors,
) -> BTreeMap<String, Text> {
    let mut out: BTreeMap<String, Text> = BTreeMap::new();
    for (key, text) in texts {
        let mut names = vec![(key.clone(), text.trim_end().to_string())];
        for (set, members) in sets {
            let hole = format!("{{{set}}}");
            if !key.contains(&hole) {
                continue;
            }
            let fill = |n: &(String, String), (member, attributes): (&String, &Attributes)| {
                let mut text = n.1.replace(&hole, member);
                for (attribute, value) in attributes {
                    text = text.replace(&format!("{{{set}.{attribute}}}"), value);
                }
                (n.0.replace(&hole, member), text)
            };
            names = names
                .iter()
                .flat_map(|n| members.iter().map(move |m| fill(n, m)))
                .collect();
        }
        for (name, text) in names {
            let entry = Text {
                key: key.clone(),
                text,
            };
            if let Some(other) = out.insert(name.clone(), entry) {
                errors.add(
                    "pseudo.toml",
                    format!("`{}` and `{key}` are both {name}", other.key),
                );
            }
        }
    }
    out
}

/// Replaces whole words.
fn substitute(text: &str, by: impl Fn(&str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut word = String::new();
    let flush = |word: &mut String, out: &mut String| {
        out.push_str(&by(word).unwrap_or_else(|| word.clone()));
        word.clear();
    };
    for c in text.chars() {
        if c.is_ascii_alphanumeric() || c == '_' {
            word.push(c);
        } else {
            flush(&mut word, &mut out);
            out.push(c);
        }
    }
    flush(&mut word, &mut out);
    out
}

/// The destination, and the sources in the order of the types of `sem`.
fn typed(insn: &Insn) -> (Option<&str>, Vec<&str>) {
    let dest = insn.operands.iter().find(|o| o.writes);
    let pure = insn.operands.iter().filter(|o| o.reads && !o.writes);
    let both = insn.operands.iter().filter(|o| o.reads && o.writes);
    (
        dest.map(|o| o.name.as_str()),
        pure.chain(both).map(|o| o.name.as_str()).collect(),
    )
}

/// Width of a type of `sem`.
fn width(ty: &str) -> u32 {
    TYPES.iter().find(|(n, _)| *n == ty).map_or(0, |(_, w)| *w)
}

/// The text with its frame.
fn frame(spec: &Spec, insn: &Insn, half: Option<&String>, text: &str) -> String {
    let of_kind = |o: &crate::Operand| spec.kind(&o.kind).map_or(0, |k| k.width);
    let first =
        |f: fn(&crate::Operand) -> bool| insn.operands.iter().find(|o| f(o)).map_or(0, of_kind);
    let (w, a) = match &insn.sem {
        Sem::Lane(types) | Sem::Uni(types) | Sem::Fold { types, .. } if half.is_none() => {
            (width(&types[0]), types.get(1).map_or(0, |t| width(t)))
        }
        Sem::Warp | Sem::Unstated => (first(|o| o.writes), first(|o| o.reads)),
        _ => (16, 16),
    };
    let text = text
        .replace("{W}", &w.to_string())
        .replace("{A}", &a.to_string());
    let (types, uniform, fold) = match &insn.sem {
        Sem::Warp | Sem::Unstated => return text,
        Sem::Lane(types) => (types, false, None),
        Sem::Uni(types) => (types, true, None),
        Sem::Fold {
            form,
            types,
            identity,
        } => (types, false, Some((*form, *identity))),
    };
    let (dest, sources) = typed(insn);
    let dest = dest.unwrap_or("rd");
    let mut lines = vec![type_line(insn, half, types)];
    if let Some((form, identity)) = fold {
        fold_lines(insn, dest, form, identity, &types[0], &text, &mut lines);
        return lines.join("\n");
    }
    let text = match half {
        Some(_) => substitute(&text, |word| {
            (word == dest || sources.contains(&word)).then(|| format!("{word}.h"))
        }),
        None => text,
    };
    let saturates = insn.operands.iter().any(|o| o.kind == "sat");
    let mask = !uniform && types[0] == "bool";
    let (before, value) = text.rsplit_once('\n').unwrap_or(("", &text));
    let mut body: Vec<String> = before.lines().map(String::from).collect();
    match (half.is_some(), mask, saturates) {
        (true, ..) => body.push(format!("{dest}.h = {value}")),
        (_, true, _) => body.push(format!("t[lane] = {value}")),
        (_, _, true) => {
            body.push(format!("r = {value}"));
            body.push(format!("{dest} = sat ? saturate(r) : r"));
        }
        _ if types[0] == "bool" => body.push(format!("{dest} = {value} ? 2^32 - 1 : 0")),
        _ => body.push(format!("{dest} = {value}")),
    }
    let mut indent = String::new();
    if mask {
        lines.push("t = 0".into());
    }
    if !uniform {
        lines.push("for each lane in EXEC:".into());
        indent += "    ";
    }
    if half.is_some() {
        lines.push(format!("{indent}for each half h of a register:"));
        indent += "    ";
    }
    lines.extend(body.iter().map(|l| format!("{indent}{l}")));
    if mask {
        lines.push(format!("{dest} = t"));
    }
    lines.join("\n")
}

/// `rd: u32, rs1: u32`.
fn type_line(insn: &Insn, half: Option<&String>, types: &[String]) -> String {
    let (dest, sources) = typed(insn);
    let names = dest.into_iter().chain(sources);
    // A reduction has one source.
    let mut parts: Vec<String> = Vec::new();
    for (k, (name, ty)) in names.zip(types).enumerate() {
        // The destination that is read as well comes last, once more.
        if k > 0 && Some(name) == dest {
            continue;
        }
        let ty = match (half, ty.as_str()) {
            (Some(f), _) => format!(
                "two {}",
                f.rsplit('.').next().unwrap_or("").replace('b', "u")
            ),
            (_, "bool") if k == 0 => continue,
            (_, "bool") => "bit of the lane".into(),
            _ => ty.clone(),
        };
        parts.push(format!("{name}: {ty}"));
    }
    parts.join(", ")
}

/// The frame of reductions and scans: the function's value of what has been combined and of the next lane.
fn fold_lines(
    insn: &Insn,
    dest: &str,
    form: Fold,
    identity: u64,
    ty: &str,
    text: &str,
    lines: &mut Vec<String>,
) {
    let source = insn
        .operands
        .iter()
        .find(|o| o.reads)
        .map_or("rs1", |o| &o.name);
    let step = substitute(text, |word| match word {
        "rs1" => Some("r".into()),
        "rs2" => Some(format!("{source} of lane k")),
        _ => None,
    });
    let cluster = insn.operands.iter().any(|o| o.kind == "cluster");
    let place = if cluster {
        "EXEC in the cluster of cl lanes around this lane"
    } else {
        "EXEC"
    };
    let which = match form {
        Fold::Reduce => "",
        Fold::Scan => ", up to this lane",
        Fold::Exscan => ", below this lane",
    };
    let mut body = vec![format!("K = lanes of {place}{which}, upwards")];
    // An active lane is in its own cluster.
    let empty = !cluster || form == Fold::Exscan;
    let first = format!("{source} of the first lane of K");
    body.push(if empty {
        let digits = (width(ty) / 4) as usize;
        format!("r = K is empty ? 0x{identity:0digits$x} : {first}")
    } else {
        format!("r = {first}")
    });
    body.push("for each further lane k of K:".into());
    body.extend(step.lines().enumerate().map(|(n, line)| {
        let last = n + 1 == step.lines().count();
        format!("    {}{line}", if last { "r = " } else { "" })
    }));
    body.push(format!("{dest} = r"));
    if cluster {
        lines.push("for each lane in EXEC:".into());
        lines.extend(body.iter().map(|l| format!("    {l}")));
    } else {
        lines.extend(body);
    }
}
