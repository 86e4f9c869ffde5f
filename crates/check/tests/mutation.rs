//! Kernels with one aspect changed: does the verifier notice, or the comparison of orders and policies?
//!
//! Each kernel of `tests/kernels/` is taken apart into instructions, one is changed or left out, and the rest is put together again
//! with branches that lead where they led. Original and mutant run on several inputs, in several orders of the
//! groups and with each choice for inactive lanes. The table of what became of the mutants stands in `docs/linx/check.md`.

mod mutants;

use mutants::{Class, Counts, Kernel, Outcome};
use std::collections::BTreeMap;
use std::path::Path;

/// What became of a mutant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Fate {
    /// The verifier has an error.
    Error,
    /// The verifier has a warning.
    Warning,
    /// Results differ between orders or policies.
    Compared,
    /// It traps or does not end, on these inputs.
    Trapped,
    /// The same results as the original.
    Harmless,
    /// Other results, and nothing said so.
    Missed,
}

fn fate(kernel: &Kernel, findings: &Counts, mutant: &Kernel) -> Fate {
    if let Some(error) = mutant.new_finding(findings) {
        return if error { Fate::Error } else { Fate::Warning };
    }
    let mut fates = vec![Fate::Harmless];
    for input in 0..mutants::INPUTS {
        let want = kernel.reference(input);
        let all = mutant.outcomes(input);
        if all.iter().any(|o| *o != all[0]) {
            fates.push(Fate::Compared);
        } else if all.iter().any(|o| matches!(o, Outcome::Stopped(_))) {
            fates.push(Fate::Trapped);
        } else if all.iter().any(|o| *o != want) {
            fates.push(Fate::Missed);
        }
    }
    // A difference on one input is noticed if the comparison is made with that input.
    let rank = [Fate::Compared, Fate::Trapped, Fate::Missed, Fate::Harmless];
    *rank.iter().find(|f| fates.contains(f)).expect("a fate")
}

#[test]
fn originals_are_clean_and_do_not_depend_on_order_or_policy() {
    for kernel in mutants::kernels() {
        assert_eq!(kernel.findings(), [] as [String; 0], "{}", kernel.name);
        for input in 0..mutants::INPUTS {
            let want = kernel.reference(input);
            assert!(
                matches!(want, Outcome::Memory(_)),
                "{}: {want:?}",
                kernel.name
            );
            for outcome in kernel.outcomes(input) {
                assert_eq!(outcome, want, "{}", kernel.name);
            }
        }
    }
}

/// What became of the mutants of these kernels, and those that are missed.
type Fates = (Table, Vec<(Class, String)>);
type Table = BTreeMap<Class, BTreeMap<Fate, u32>>;

fn fates(kernels: impl IntoIterator<Item = Kernel>) -> Fates {
    let mut table = Table::new();
    let mut missed = Vec::new();
    for kernel in kernels {
        let findings = kernel.counts();
        for (class, what, mutant) in kernel.mutants() {
            let fate = fate(&kernel, &findings, &mutant);
            *table.entry(class).or_default().entry(fate).or_default() += 1;
            if fate == Fate::Missed {
                missed.push((class, format!("{}: {class:?}: {what}", kernel.name)));
            }
        }
    }
    (table, missed)
}

fn on_page(table: &Table) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/linx/check.md");
    let text = std::fs::read_to_string(path).expect("the page");
    let page = page(table);
    assert!(
        text.contains(&page),
        "docs/linx/check.md should have\n{page}"
    );
}

// spec: L-9 L-21 L-31 L-32 L-38 L-46 L-84 L-91 Q-1 Q-34
#[test]
fn every_mutant_that_changes_results_is_caught() {
    let (table, missed) = fates(mutants::kernels());
    assert!(missed.is_empty(), "{missed:#?}\n{}", page(&table));
    on_page(&table);
}

/// The kernels that are written by hand without launches, names and statements on masks: where the machine's rules are broken, nothing
/// passes. An index that names another value, or another number, is another program, and legal.
// spec: L-31 L-32 L-38 L-46 L-84 L-91 Q-1 Q-34
#[test]
fn without_statements_only_other_programs_pass() {
    let by_hand = mutants::kernels().into_iter().filter(|k| !k.is_compiled());
    let (table, missed) = fates(by_hand.map(Kernel::unstated));
    let wrong: Vec<&String> = (missed.iter())
        .filter(|(class, _)| !class.may_be_another_program())
        .map(|(_, what)| what)
        .collect();
    assert!(wrong.is_empty(), "{wrong:#?}\n{}", page(&table));
    on_page(&table);
}

fn page(table: &Table) -> String {
    let mut out = String::from(
        "| changed | mutants | error | warning | orders or policies differ | trap | harmless | missed |\n|---|---|---|---|---|---|---|---|\n",
    );
    for (class, fates) in table {
        let n = |f: Fate| fates.get(&f).copied().unwrap_or(0);
        out += &format!(
            "| {} | {} | {} | {} | {} | {} | {} | {} |\n",
            class.text(),
            fates.values().sum::<u32>(),
            n(Fate::Error),
            n(Fate::Warning),
            n(Fate::Compared),
            n(Fate::Trapped),
            n(Fate::Harmless),
            n(Fate::Missed)
        );
    }
    out
}
