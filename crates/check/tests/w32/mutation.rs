//! Kernels with one line changed: does the verifier notice, or a run whose results come late?
//!
//! The kernels of `kernels/` run on several inputs, with results that come at once, late and at random moments, before and after
//! the change. The tables of what became of the mutants stand in `docs/w32/check.md`.

use super::object;
use lanemask_check::{Options, Severity, check};
use lanemask_emu::{BufferBinding, Completion, Dispatch, Memory, Program, RunOptions, run};
use lanemask_object::Object;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// What is changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Class {
    DropRestore,
    DropSwitch,
    DropNarrow,
    OtherOp,
    OtherPlace,
    OtherMask,
    Overwrite,
    DropMask,
    DropBranch,
    OtherBranch,
    BranchOut,
    DropEnd,
    DropWait,
    WeakWait,
}

impl Class {
    fn text(self) -> &'static str {
        match self {
            Class::DropRestore => "a restore of EXEC is left out",
            Class::DropSwitch => "a switch of EXEC to the other lanes is left out",
            Class::DropNarrow => "a `saveexec` copies EXEC and does not narrow it",
            Class::OtherOp => "a `saveexec` combines in another way",
            Class::OtherPlace => "a copy of EXEC goes to another register",
            Class::OtherMask => "EXEC is written from another mask",
            Class::Overwrite => "a copy is overwritten before it is put back",
            Class::DropMask => "an operation on masks is left out",
            Class::DropBranch => "a branch on EXEC is left out",
            Class::OtherBranch => "a branch on EXEC is the opposite one",
            Class::BranchOut => "a branch leads out of the code",
            Class::DropEnd => "`endpgm` is left out",
            Class::DropWait => "a field of a wait is left out",
            Class::WeakWait => "a wait leaves one more under way",
        }
    }
}

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    /// The verifier has an error.
    Error,
    /// The verifier has a warning.
    Warning,
    /// What results give depends on when they come.
    Late,
    /// It traps or does not end, on these inputs.
    Stopped,
    /// The same results as the original.
    Harmless,
    /// Other results, and nothing said so.
    Missed,
}

#[derive(Clone)]
struct Kernel {
    name: String,
    lines: Vec<String>,
}

fn kernels() -> Vec<Kernel> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/w32/kernels");
    let entries = fs::read_dir(folder).unwrap();
    let mut paths: Vec<_> = entries.map(|e| e.unwrap().path()).collect();
    paths.sort();
    let read = |path: &Path| {
        let text = fs::read_to_string(path).unwrap();
        let lines = text.lines().map(|l| {
            let code = l.split(';').next().unwrap_or("");
            code.trim().to_string()
        });
        // A mutant may need another register.
        let allocated = |l: &String| l.starts_with(".u_regs") || l.starts_with(".v_regs");
        Kernel {
            name: path.file_stem().unwrap().to_str().unwrap().to_string(),
            lines: lines.filter(|l| !l.is_empty() && !allocated(l)).collect(),
        }
    };
    paths.iter().map(|p| read(p)).collect()
}

/// A register that no kernel uses.
const OTHER: &str = "u50";

/// Mnemonic and operands of a line with an instruction.
fn parts(line: &str) -> Option<(&str, Vec<&str>)> {
    if line.starts_with('.') || line.ends_with(':') {
        return None;
    }
    let (name, rest) = line.split_once(' ').unwrap_or((line, ""));
    let operands = rest.split(',').map(str::trim).filter(|o| !o.is_empty());
    Some((name, operands.collect()))
}

impl Kernel {
    fn is_compiled(&self) -> bool {
        self.name.starts_with("compiled_")
    }

    /// Without what states the meaning of masks.
    fn unstated(mut self) -> Kernel {
        self.lines.retain(|l| !l.starts_with(".mask"));
        self
    }

    /// `None`: the assembler refuses it.
    fn object(&self) -> Option<Object> {
        object(&self.name, &(self.lines.join("\n") + "\n")).ok()
    }

    fn with(&self, k: usize, line: impl Into<String>) -> Kernel {
        let mut out = self.clone();
        out.lines[k] = line.into();
        out
    }

    /// Registers that masks are in.
    fn masks(&self) -> BTreeSet<&str> {
        let mut all = BTreeSet::new();
        for (name, operands) in self.lines.iter().filter_map(|l| parts(l)) {
            if name.starts_with("saveexec.") || name.starts_with("exec.") {
                all.extend(operands);
            }
        }
        all
    }

    fn mutants(&self) -> Vec<(Class, String, Kernel)> {
        let masks = self.masks();
        let mut out = Vec::new();
        for (k, line) in self.lines.iter().enumerate() {
            let Some((name, operands)) = parts(line) else {
                continue;
            };
            let mut add = |class: Class, new: String| {
                let what = format!("line {k}: {line} -> {new}");
                out.push((class, what, self.with(k, new)));
            };
            match (name, operands.as_slice()) {
                ("exec.set", [from]) => {
                    add(Class::DropRestore, String::new());
                    for other in masks.iter().filter(|m| *m != from) {
                        add(Class::OtherMask, format!("exec.set {other}"));
                    }
                    add(
                        Class::Overwrite,
                        format!("u.mov.b32 {from}, u3\nexec.set {from}"),
                    );
                }
                ("exec.get", [_]) => add(Class::OtherPlace, format!("exec.get {OTHER}")),
                ("bexecz" | "bexecnz", [to]) => {
                    add(Class::DropBranch, String::new());
                    let opposite = if name == "bexecz" {
                        "bexecnz"
                    } else {
                        "bexecz"
                    };
                    add(Class::OtherBranch, format!("{opposite} {to}"));
                    add(Class::BranchOut, format!("{name} {to} + 0x10000"));
                }
                ("b" | "bz" | "bnz", [.., to]) => {
                    let far = line.replace(to, &format!("{to} + 0x10000"));
                    add(Class::BranchOut, far);
                }
                ("endpgm", _) => add(Class::DropEnd, String::new()),
                ("waitcnt", fields) => waits(fields, &mut add),
                ("u.or.b32" | "u.and.b32" | "u.andn.b32" | "u.mov.b32", [to, ..])
                    if masks.contains(to) =>
                {
                    add(Class::DropMask, String::new());
                }
                _ => {}
            }
            if let (Some(op), [to, from]) = (name.strip_prefix("saveexec."), operands.as_slice()) {
                let class = match op {
                    "andn1" => Class::DropSwitch,
                    _ => Class::DropNarrow,
                };
                add(class, format!("exec.get {to}"));
                for other in ["and", "or", "xor", "andn1", "andn2", "mov"] {
                    if other != op {
                        add(Class::OtherOp, format!("saveexec.{other} {to}, {from}"));
                    }
                }
                add(Class::OtherPlace, format!("saveexec.{op} {OTHER}, {from}"));
            }
        }
        out
    }

    /// How many findings of each rule it has, and whether they are errors; `None`: it is no assembly.
    fn findings(&self) -> Option<BTreeMap<&'static str, (u32, bool)>> {
        let mut out: BTreeMap<&'static str, (u32, bool)> = BTreeMap::new();
        for f in check(&self.object()?, &Options::default()) {
            let entry = out.entry(f.rule).or_default();
            *entry = (entry.0 + 1, f.severity == Severity::Error);
        }
        Some(out)
    }

    /// Memory at the end; `None`: it stops before.
    fn run(&self, program: &Program, input: u32, completion: Completion) -> Option<Vec<u8>> {
        let mut memory = Memory::new();
        let mut random = input.wrapping_mul(0x9e37_79b9) | 1;
        let mut args = Vec::new();
        for _ in 0..2 {
            let addr = memory.alloc(BYTES, true).unwrap();
            let words = (0..BYTES as i32 / 4).map(|k| {
                random ^= random << 13;
                random ^= random >> 17;
                random ^= random << 5;
                match input {
                    // Numbers of one kind make branches that all lanes take.
                    0 => 5 + k % 2,
                    1 => -1 - k,
                    _ => (random % 17) as i32 - 5,
                }
            });
            let bytes: Vec<u8> = words.flat_map(i32::to_le_bytes).collect();
            memory.write(addr, &bytes).unwrap();
            args.push(BufferBinding {
                addr,
                size: BYTES,
                writable: true,
            });
        }
        let dispatch = Dispatch {
            args: args.iter().map(|b: &BufferBinding| (*b).into()).collect(),
            ..Dispatch::new(program, "main", [2, 1, 1])
        };
        let options = RunOptions {
            completion,
            threads: 1,
            max_instructions: Some(20_000),
            ..RunOptions::default()
        };
        run(&dispatch, &memory, &options, None).ok()?;
        let buffers = args.iter().map(|a| memory.read(a.addr, a.size).unwrap());
        Some(buffers.flatten().collect())
    }

    /// Results with every completion; the first is the reference.
    fn outcomes(&self, input: u32) -> Vec<Option<Vec<u8>>> {
        let program = self.object().and_then(|o| Program::load(&o).ok());
        let completions = [
            Completion::AtOnce,
            Completion::Late,
            Completion::Random { seed: 1 },
            Completion::Random { seed: 2 },
        ];
        (completions.into_iter())
            .map(|c| self.run(program.as_ref()?, input, c))
            .collect()
    }
}

/// Bytes of a buffer: more than the invocations access.
const BYTES: u64 = 1024;
const INPUTS: u32 = 4;

/// A field less, or weaker, of a wait.
fn waits(fields: &[&str], add: &mut impl FnMut(Class, String)) {
    for (k, field) in fields.iter().enumerate() {
        let others = |new: Option<String>| {
            let mut all: Vec<String> = fields.iter().map(ToString::to_string).collect();
            match new {
                Some(new) => all[k] = new,
                None => drop(all.remove(k)),
            }
            match all.is_empty() {
                true => String::new(),
                false => format!("waitcnt {}", all.join(", ")),
            }
        };
        add(Class::DropWait, others(None));
        let (name, keep) = field.split_once('=').unwrap();
        if name != "sm" {
            let keep: u32 = keep.parse().unwrap();
            add(
                Class::WeakWait,
                others(Some(format!("{name}={}", keep + 1))),
            );
        }
    }
}

fn fate(kernel: &Kernel, mutant: &Kernel) -> Fate {
    let Some(new) = mutant.findings() else {
        return Fate::Error;
    };
    let old = kernel.findings().expect("an original assembles");
    let found = (new.iter())
        .filter(|(rule, (n, _))| old.get(*rule).is_none_or(|(m, _)| m < n))
        .map(|(_, (_, error))| *error)
        .max();
    if let Some(error) = found {
        return if error { Fate::Error } else { Fate::Warning };
    }
    let mut fates = vec![Fate::Harmless];
    for input in 0..INPUTS {
        let want = &kernel.outcomes(input)[0];
        let all = mutant.outcomes(input);
        if all.iter().any(Option::is_none) {
            fates.push(Fate::Stopped);
        } else if all.iter().any(|o| *o != all[0]) {
            fates.push(Fate::Late);
        } else if all[0] != *want {
            fates.push(Fate::Missed);
        }
    }
    // What one input shows is shown.
    let rank = [Fate::Late, Fate::Stopped, Fate::Missed, Fate::Harmless];
    *rank.iter().find(|f| fates.contains(f)).expect("a fate")
}

#[test]
fn originals_are_clean_and_do_not_depend_on_when_results_come() {
    let mut compiled = 0;
    for kernel in kernels() {
        compiled += u32::from(kernel.is_compiled());
        let findings = kernel.findings();
        assert_eq!(findings, Some(BTreeMap::new()), "{}", kernel.name);
        for input in 0..INPUTS {
            let all = kernel.outcomes(input);
            assert!(all[0].is_some(), "{}", kernel.name);
            assert!(all.iter().all(|o| *o == all[0]), "{}", kernel.name);
        }
    }
    assert_eq!(compiled, 2);
}

type Table = BTreeMap<Class, BTreeMap<Fate, u32>>;

/// What became of the mutants of these kernels, and those that are missed.
fn fates(kernels: impl IntoIterator<Item = Kernel>) -> (Table, Vec<(Class, String)>) {
    let mut table = Table::new();
    let mut missed = Vec::new();
    for kernel in kernels {
        for (class, what, mutant) in kernel.mutants() {
            let fate = fate(&kernel, &mutant);
            *table.entry(class).or_default().entry(fate).or_default() += 1;
            if fate == Fate::Missed {
                missed.push((class, format!("{}: {class:?}: {what}", kernel.name)));
            }
        }
    }
    (table, missed)
}

fn on_page(table: &Table, missed: &[(Class, String)]) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/w32/check.md");
    let text = fs::read_to_string(path).expect("the page");
    let page = page(table);
    assert!(
        text.contains(&page),
        "docs/w32/check.md should have\n{page}\nmissed: {missed:#?}"
    );
}

fn page(table: &Table) -> String {
    let mut out = String::from(
        "| changed | mutants | error | warning | depends on when results come | stops | harmless | missed |\n\
         |---|---|---|---|---|---|---|---|\n",
    );
    for (class, fates) in table {
        let n = |f: Fate| fates.get(&f).copied().unwrap_or(0);
        out += &format!(
            "| {} | {} | {} | {} | {} | {} | {} | {} |\n",
            class.text(),
            fates.values().sum::<u32>(),
            n(Fate::Error),
            n(Fate::Warning),
            n(Fate::Late),
            n(Fate::Stopped),
            n(Fate::Harmless),
            n(Fate::Missed)
        );
    }
    out
}

/// Kernels that state what is meant.
// spec: W-EXEC-2 W-EXEC-3 W-EXEC-4 W-G6-9
#[test]
fn mutants_of_kernels_with_statements() {
    let by_hand = kernels().into_iter().filter(|k| !k.is_compiled());
    let (table, missed) = fates(by_hand);
    assert!(missed.is_empty(), "{missed:#?}");
    on_page(&table, &missed);
}

/// The same without statements, and kernels that are compiled. Whatever is missed, waits and containment are not.
// spec: W-EXEC-2 W-EXEC-3 W-EXEC-4 W-G6-9
#[test]
fn mutants_of_kernels_without_statements() {
    let (table, missed) = fates(kernels().into_iter().map(Kernel::unstated));
    let sure = [
        Class::Overwrite,
        Class::BranchOut,
        Class::DropEnd,
        Class::DropWait,
        Class::WeakWait,
    ];
    assert!(
        !missed.iter().any(|(class, _)| sure.contains(class)),
        "{missed:#?}"
    );
    on_page(&table, &missed);
}
