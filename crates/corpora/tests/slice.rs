//! A slice of the corpora that needs nothing but crates: Cargo unpacks two of them.
//!
//! Without a registry the tests say so and end; `LANEMASK_REQUIRE_CORPORA` makes that a failure.
#![allow(clippy::print_stderr)]

use lanemask_corpora::report::{Outcome, list, survey};
use lanemask_corpora::sources::ALL;
use lanemask_corpora::{Corpus, Machine, Store};

fn load(name: &str) -> Option<Corpus> {
    let source = ALL.iter().find(|s| s.name == name).expect("a corpus");
    match (source.load)(&Store::new()) {
        Ok(corpus) => Some(corpus),
        Err(why) if std::env::var_os("LANEMASK_REQUIRE_CORPORA").is_none() => {
            eprintln!("skipped: {name} cannot be fetched: {why}");
            None
        }
        Err(why) => panic!("{name}: {why}"),
    }
}

fn counts(outcome: &Outcome) -> [usize; 5] {
    let compiled = outcome.compiled().count();
    let cases = (outcome.cases.len(), outcome.agreeing_cases());
    [
        outcome.shaders.len(),
        compiled,
        outcome.agreeing,
        cases.0,
        cases.1,
    ]
}

/// A radix sort of 1000 keys in five shaders, against the sort of the standard library.
#[test]
fn the_radix_sort_of_wgpu_sort_sorts() {
    let Some(corpus) = load("wgpu_sort") else {
        return;
    };
    for (machine, part) in [(Machine::W32, "1f by 32"), (Machine::Linx, "1f by 1")] {
        let corpus = corpus.clone().only(&format!("1000 keys and {part}"));
        let outcome = survey(&corpus, machine);
        assert_eq!(counts(&outcome), [5, 5, 5, 1, 1], "{}", list(&outcome));
    }
}

/// SPIR-V that others have made with glslang.
#[test]
fn the_modules_of_rend3_compile() {
    let Some(corpus) = load("rend3") else {
        return;
    };
    for machine in [Machine::W32, Machine::Linx] {
        let outcome = survey(&corpus, machine);
        assert_eq!(counts(&outcome), [4, 4, 0, 0, 0], "{}", list(&outcome));
        assert!(outcome.refusals().is_empty());
    }
}
