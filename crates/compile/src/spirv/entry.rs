//! Which entry point is meant, and what else messages say about a module.

use super::is_line;
use super::tables::{Entry, Tables};
use super::words::{Code, R};
use lanemask_diag::{Diagnostic, suggest};
use rspirv::spirv::{ExecutionModel, Op};

fn list(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|n| format!("`{n}`")).collect();
    names.join(", ")
}

/// The compute entry point that is asked for, or the only one.
pub(super) fn choose<'m>(t: &'m Tables, wanted: Option<&str>) -> R<&'m Entry> {
    let compute: Vec<&Entry> = t
        .entries
        .iter()
        .filter(|e| e.model == Some(ExecutionModel::GLCompute))
        .collect();
    let names: Vec<&str> = compute.iter().map(|e| e.name.as_str()).collect();
    let refusal = match (wanted, &compute[..]) {
        (None, &[one]) => return Ok(one),
        (None, []) => {
            let d = Diagnostic::error("spirv-no-entry", "the module has no compute entry point");
            let others: Vec<&str> = t.entries.iter().map(|e| e.name.as_str()).collect();
            if others.is_empty() {
                d
            } else {
                d.note(format!(
                    "its entry points are of other stages: {}",
                    list(&others)
                ))
            }
        }
        (None, several) => Diagnostic::error(
            "spirv-ambiguous-entry",
            format!(
                "the module has {} compute entry points; one must be chosen",
                several.len()
            ),
        )
        .note(format!("they are: {}", list(&names))),
        (Some(wanted), _) => {
            if let Some(&one) = compute.iter().find(|e| e.name == wanted) {
                return Ok(one);
            }
            match t.entries.iter().find(|e| e.name == wanted) {
                Some(other) => {
                    let stage = match other.model {
                        Some(model) => format!("{model:?}"),
                        None => "unknown".to_owned(),
                    };
                    let message = format!("`{wanted}` is an entry point of the {stage} stage");
                    Diagnostic::error("spirv-not-compute", message)
                        .note("only compute entry points can be compiled")
                }
                None => {
                    let message = format!("the module has no entry point `{wanted}`");
                    let d = Diagnostic::error("spirv-unknown-entry", message);
                    match suggest(wanted, names.iter().copied()) {
                        Some(near) => d.note(format!("did you mean `{near}`?")),
                        None if names.is_empty() => d,
                        None => d.note(format!("its compute entry points are: {}", list(&names))),
                    }
                }
            }
        }
    };
    Err(Box::new(refusal))
}

/// The message for a value that is given to no specialisation constant.
pub(super) fn unknown_override(t: &Tables, key: &str) -> Diagnostic {
    let d = Diagnostic::error(
        "spirv-unknown-override",
        format!("the module has no specialisation constant `{key}`"),
    );
    let known: Vec<String> = t
        .specs
        .iter()
        .filter_map(|(number, name, _)| match (number, name) {
            (Some(n), Some(name)) => Some(format!("{n} (`{name}`)")),
            (Some(n), None) => Some(n.to_string()),
            (None, name) => name.clone(),
        })
        .collect();
    let names = t.specs.iter().filter_map(|s| s.1.as_deref());
    match suggest(key, names) {
        Some(near) => d.note(format!("did you mean `{near}`?")),
        None if known.is_empty() => d,
        None => d.note(format!("it has: {}", known.join(", "))),
    }
}

/// Adds the function, and the place in the source of the other language, where the module says them.
pub(super) fn with_context(mut d: Diagnostic, code: &Code, t: Option<&Tables>) -> Diagnostic {
    let at = d.primary.as_ref().and_then(|p| code.at_span(p.span));
    let Some(at) = at else { return d };
    let mut line = None;
    let mut looking = true;
    for i in (0..=at).rev() {
        let inst = code.get(i);
        if looking && is_line(inst.op) {
            looking = false;
            if inst.op == Op::Line {
                line = Some((inst.words[1], inst.words[2]));
            }
        }
        match inst.op {
            // Lines hold up to the end of their block.
            Op::Label => looking = false,
            Op::FunctionEnd if i < at => break,
            Op::Function => {
                if let Some(name) = t.and_then(|t| t.names.get(&inst.words[2])) {
                    d = d.note(format!("in the function `{name}`"));
                }
                break;
            }
            _ => {}
        }
    }
    if let Some((file, line)) = line {
        let name = code
            .iter()
            .find(|i| i.op == Op::String && i.words[1] == file)
            .and_then(|i| i.string(2).ok());
        if let Some((name, _)) = name {
            d = d.note(format!("line {line} of `{name}`"));
        }
    }
    d
}
