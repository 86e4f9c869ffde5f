//! `lanemask check`: what can be said of kernels without running them.

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::path::Path;

use lanemask::asm::assemble_for;
use lanemask::diag::{Diagnostic, Severity, Sources};
use lanemask::files;
use lanemask::object::Object;
use lanemask_check::{Finding, Options, RULES, check};
use serde_json::{Value, json};

use crate::args::CheckArgs;
use crate::lines::Lines;
use crate::output::{Exit, Failure, to_stderr, to_stdout};
use crate::{render, target};

/// `lanemask check`.
pub fn run(args: &CheckArgs) -> Result<Exit, Failure> {
    if args.rules {
        let text = if args.json {
            rules_json()
        } else {
            rules_text()
        };
        to_stdout(text.as_bytes())?;
        return Ok(Exit::Fine);
    }
    let Some(path) = &args.file else {
        let d = Diagnostic::error("cli-usage", "there is no file to check");
        return Err(d
            .note("name an assembly file or an object, or say --rules")
            .into());
    };
    let mut sources = Sources::new();
    let object = match read(path, args, &mut sources) {
        Ok(object) => object,
        Err(diagnostics) => return Err(Failure::new(diagnostics, sources)),
    };
    let options = Options {
        kernel: args.kernel.clone(),
        ..Options::default()
    };
    let findings = check(&object, &options);
    if let Some(f) = findings.iter().find(|f| f.rule == "check-target") {
        return Err(Diagnostic::error(f.rule, &f.message).note(&f.fix).into());
    }
    if let Some(problem) = nothing_to_check(&object, args) {
        return Err(problem.into());
    }
    let errors = findings
        .iter()
        .filter(|f| f.severity == Severity::Error)
        .count();
    let counted = if args.deny_warnings {
        findings.len()
    } else {
        errors
    };
    let fine = counted == 0;
    if args.json {
        let value = json!({
            "ok": fine,
            "file": path.display().to_string(),
            "target": object.target,
            "kernels": checked(&object, args).collect::<Vec<_>>(),
            "error_count": errors,
            "warning_count": findings.len() - errors,
            "findings": findings.iter().map(finding_json).collect::<Vec<_>>(),
        });
        to_stdout(format!("{value:#}\n").as_bytes())?;
    } else {
        let several = object.kernels.len() > 1;
        let lines = Lines::new(&sources);
        let shown = shown(&findings, args.max_findings);
        let diagnostics: Vec<Diagnostic> = (shown.iter())
            .map(|f| diagnostic(f, several, &lines))
            .collect();
        let mut text = render::render(&diagnostics, &sources, render::colors_on_stderr());
        text += &more(&findings, &shown);
        to_stderr(&text);
        to_stdout(summary(&object, args, errors, findings.len() - errors).as_bytes())?;
    }
    Ok(if fine { Exit::Fine } else { Exit::Mismatch })
}

/// Names of the kernels that are checked.
fn checked<'a>(object: &'a Object, args: &'a CheckArgs) -> impl Iterator<Item = &'a str> {
    (object.kernels.iter())
        .map(|k| k.name.as_str())
        .filter(|n| args.kernel.as_deref().is_none_or(|wanted| wanted == *n))
}

fn nothing_to_check(object: &Object, args: &CheckArgs) -> Option<Diagnostic> {
    if checked(object, args).next().is_some() {
        return None;
    }
    let names: Vec<&str> = object.kernels.iter().map(|k| k.name.as_str()).collect();
    Some(match &args.kernel {
        Some(name) if !names.is_empty() => {
            let d = Diagnostic::error("check-kernel", format!("there is no kernel `{name}`"));
            d.note(format!("the kernels are {}", names.join(", ")))
        }
        _ => Diagnostic::error("check-kernel", "the file has no kernel")
            .note("`.kernel NAME` and `.end` describe one"),
    })
}

fn read(path: &Path, args: &CheckArgs, sources: &mut Sources) -> Result<Object, Vec<Diagnostic>> {
    let one = |d: Diagnostic| vec![d];
    crate::commands::only_assembly(path).map_err(one)?;
    let (bytes, name) = crate::commands::input(path).map_err(one)?;
    let wanted = args
        .target
        .as_deref()
        .map(target::parse)
        .transpose()
        .map_err(one)?;
    if bytes.starts_with(b"\x7fELF") {
        let object = lanemask::elf(&bytes, &name)?;
        return match wanted {
            Some(t) if t.name() != object.target => {
                let message = format!("`{name}` is an object of `{}`", object.target);
                Err(one(Diagnostic::error("check-other-target", message)
                    .note("leave --target out, or name another file")))
            }
            _ => Ok(object),
        };
    }
    let text = files::text(bytes, &name).map_err(one)?;
    let file = sources.add(name, text);
    let wanted = wanted.and_then(|t| lanemask::asm::Target::from_name(t.name()));
    let (object, diagnostics) = assemble_for(sources, file, wanted);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics);
    }
    Ok(object)
}

fn summary(object: &Object, args: &CheckArgs, errors: usize, warnings: usize) -> String {
    let names: Vec<&str> = checked(object, args).collect();
    let plural = |n: usize, what: &str| format!("{n} {what}{}", if n == 1 { "" } else { "s" });
    let verdict = match (errors, warnings) {
        (0, 0) => "nothing to object to".to_string(),
        (e, w) => format!("{}, {}", plural(e, "error"), plural(w, "warning")),
    };
    format!("{}: {verdict}\n", render::plain(&names.join(", ")))
}

/// The findings that are shown, in their order: errors before warnings if there are more than `most`. 0: all.
fn shown(findings: &[Finding], most: usize) -> Vec<&Finding> {
    if most == 0 || findings.len() <= most {
        return findings.iter().collect();
    }
    let is_error = |f: &Finding| f.severity == Severity::Error;
    let errors = findings.iter().filter(|f| is_error(f)).count().min(most);
    let mut left = [most - errors, errors];
    let mut take = |f: &&Finding| {
        let left = &mut left[usize::from(is_error(f))];
        let takes = *left > 0;
        *left -= usize::from(takes);
        takes
    };
    findings.iter().filter(|f| take(f)).collect()
}

/// How many findings of each rule are not shown; nothing if all are.
fn more(findings: &[Finding], shown: &[&Finding]) -> String {
    let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
    findings
        .iter()
        .for_each(|f| *counts.entry(f.rule).or_default() += 1);
    for f in shown {
        counts.entry(f.rule).and_modify(|n| *n -= 1);
    }
    let mut counts: Vec<(&str, usize)> = counts.into_iter().filter(|(_, n)| *n > 0).collect();
    if counts.is_empty() {
        return String::new();
    }
    counts.sort_by_key(|(rule, n)| (Reverse(*n), *rule));
    let hidden = counts.iter().map(|(_, n)| n).sum();
    let mut out = format!(
        "and {} more (all with --max-findings 0):\n",
        grouped(hidden)
    );
    for (rule, n) in counts {
        out += &format!("{:>9} {rule}\n", grouped(n));
    }
    out + "\n"
}

/// A number with a comma before each three digits.
fn grouped(n: usize) -> String {
    let digits = n.to_string();
    let mut out = String::new();
    for (k, digit) in digits.chars().enumerate() {
        if k > 0 && (digits.len() - k).is_multiple_of(3) {
            out.push(',');
        }
        out.push(digit);
    }
    out
}

/// A finding as the command line shows its other messages.
fn diagnostic(finding: &Finding, several: bool, lines: &Lines) -> Diagnostic {
    let mut message = finding.message.clone();
    if several {
        message = format!("{}: {message}", finding.kernel);
    }
    let mut d = match finding.severity {
        Severity::Error => Diagnostic::error(finding.rule, message),
        Severity::Warning => Diagnostic::warning(finding.rule, message),
    };
    let mut place = match (finding.pc, &finding.instruction) {
        (Some(pc), Some(insn)) => format!("at {pc:#x}: {insn}"),
        (Some(pc), None) => format!("at {pc:#x}"),
        (None, _) => String::new(),
    };
    if let Some(position) = &finding.position {
        match lines.span(&position.file, position.line) {
            Some(span) => d = d.at(span, ""),
            None => place += &format!("  ({}:{})", position.file, position.line),
        }
    }
    if !place.is_empty() {
        d = d.note(place);
    }
    let ids = match finding.sources {
        [] => String::new(),
        ids => format!(" ({})", ids.join(", ")),
    };
    d.note(format!("why: {}{ids}", finding.why))
        .note(format!("to mend it: {}", finding.fix))
}

fn finding_json(f: &Finding) -> Value {
    json!({
        "rule": f.rule,
        "sources": f.sources,
        "severity": severity(f.severity),
        "kernel": f.kernel,
        "pc": f.pc,
        "instruction": f.instruction,
        "file": f.position.as_ref().map(|p| &p.file),
        "line": f.position.as_ref().map(|p| p.line),
        "column": f.position.as_ref().map(|p| p.column).filter(|c| *c > 0),
        "message": f.message,
        "why": f.why,
        "fix": f.fix,
    })
}

fn severity(s: Severity) -> &'static str {
    match s {
        Severity::Error => "error",
        Severity::Warning => "warning",
    }
}

fn rules_text() -> String {
    let mut out = String::new();
    for r in RULES {
        out += &format!("{} ({})", r.id, severity(r.severity));
        if !r.sources.is_empty() {
            out += &format!(" [{}]", r.sources.join(" "));
        }
        out += &format!(
            "\n    {}\n    why: {}\n    to mend it: {}\n",
            r.text, r.why, r.fix
        );
    }
    out
}

fn rules_json() -> String {
    let rules: Vec<Value> = (RULES.iter())
        .map(|r| {
            json!({
                "id": r.id,
                "sources": r.sources,
                "severity": severity(r.severity),
                "text": r.text,
                "why": r.why,
                "fix": r.fix,
            })
        })
        .collect();
    format!("{:#}\n", json!({ "ok": true, "rules": rules }))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_in_groups() {
        let texts = [0, 7, 999, 1_000, 45_678, 1_234_567].map(grouped);
        assert_eq!(texts, ["0", "7", "999", "1,000", "45,678", "1,234,567"]);
    }
}
