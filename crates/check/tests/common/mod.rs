//! Programs that keep a rule, `RULE.pass.s`, and programs that break it, `RULE.fail.s`.
//!
//! A comment `; ! RULE` says that the line has a finding of the rule, `; !! RULE` that the program has one without a place. A
//! program has exactly the findings that it says.

use lanemask_asm::assemble;
use lanemask_check::{Finding, Options, Rule, check};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_object::Object;
use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The object of an assembly text, or its first error.
pub fn object(name: &str, text: &str) -> Result<Object, String> {
    let mut sources = Sources::new();
    let file = sources.add(name, text);
    let (object, diagnostics) = assemble(&sources, file);
    match diagnostics.iter().find(|d| Diagnostic::is_error(d)) {
        None => Ok(object),
        Some(error) => Err(format!("{name}: {error}")),
    }
}

/// Lines and rules that a text says.
fn expected(text: &str) -> Vec<(u32, String)> {
    let mut out = Vec::new();
    for (line, text) in (1..).zip(text.lines()) {
        for mark in text.split("; !").skip(1) {
            let (line, rule) = match mark.strip_prefix('!') {
                Some(rule) => (0, rule),
                None => (line, mark),
            };
            let rule = rule.trim().trim_end_matches([';', ' ']);
            out.push((line, rule.to_string()));
        }
    }
    out.sort();
    out
}

/// Lines and rules of findings; those without a place are in line 0.
pub fn found(findings: &[Finding]) -> Vec<(u32, String)> {
    let line = |f: &Finding| f.position.as_ref().map_or(0, |p| p.line);
    let place = |f: &Finding| (line(f), f.rule.to_string());
    let mut out: Vec<_> = findings.iter().map(place).collect();
    out.sort();
    out
}

/// A folder with the two programs of each rule.
pub struct Programs {
    folder: PathBuf,
    rules: Vec<&'static Rule>,
    /// Rules without programs.
    elsewhere: &'static [&'static str],
}

impl Programs {
    /// Those of these rules in `tests/FOLDER`; `elsewhere`: what breaks these rules is no source file of a few lines.
    pub fn new(
        folder: &str,
        rules: Vec<&'static Rule>,
        elsewhere: &'static [&'static str],
    ) -> Programs {
        Programs {
            folder: Path::new(env!("CARGO_MANIFEST_DIR"))
                .join("tests")
                .join(folder),
            rules,
            elsewhere,
        }
    }

    /// The text of a program.
    pub fn text(&self, name: &str) -> Result<String, String> {
        fs::read_to_string(self.folder.join(name)).map_err(|e| format!("{name}: {e}"))
    }

    /// The findings of a program, which are those that it says.
    fn run(&self, name: &str) -> Result<Vec<Finding>, String> {
        let text = self.text(name)?;
        let findings = check(&object(name, &text)?, &Options::default());
        let (want, have) = (expected(&text), found(&findings));
        if want == have {
            return Ok(findings);
        }
        let told = |f: &Finding| format!("{}: {}", f.rule, f.message);
        let told: Vec<String> = findings.iter().map(told).collect();
        Err(format!(
            "{name}\n  says {want:?}\n  has  {have:?}\n  {}",
            told.join("\n  ")
        ))
    }

    /// Each rule has a program without findings and one with a finding of it.
    pub fn keep_and_break_their_rules(&self) {
        let mut wrong = Vec::new();
        let here = |r: &&&Rule| !self.elsewhere.contains(&r.id);
        for rule in self.rules.iter().filter(here) {
            match self.run(&format!("{}.pass.s", rule.id)) {
                Ok(findings) if findings.is_empty() => {}
                Ok(findings) => wrong.push(format!("{}.pass.s: {findings:#?}", rule.id)),
                Err(e) => wrong.push(e),
            }
            match self.run(&format!("{}.fail.s", rule.id)) {
                Ok(findings) if findings.iter().any(|f| f.rule == rule.id) => {}
                Ok(findings) => wrong.push(format!("{}.fail.s: {findings:#?}", rule.id)),
                Err(e) => wrong.push(e),
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }

    /// No file is of another rule.
    pub fn belong_to_rules(&self) {
        for entry in fs::read_dir(&self.folder).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let rule = name
                .strip_suffix(".pass.s")
                .or(name.strip_suffix(".fail.s"));
            assert!(self.rules.iter().any(|r| Some(r.id) == rule), "{name}");
        }
    }

    /// The ids that this source text names are those of the rules.
    pub fn ids_are_those_of(&self, source: &str) {
        let named: BTreeSet<&str> = (source.lines())
            .filter_map(|l| l.strip_prefix("// spec:"))
            .flat_map(str::split_whitespace)
            .collect();
        let table = self.rules.iter().flat_map(|r| r.sources).copied().collect();
        assert_eq!(named, table);
    }
}
