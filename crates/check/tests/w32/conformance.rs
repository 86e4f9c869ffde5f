//! The conformance suite of w32, whose expectations come from the machine's documents: what traps there whatever the state is, is an error
//! here, at the same address; what does not trap has no error.

use lanemask_check::{Options, check};
use lanemask_object::{KernelMeta, Object};
use std::fs;
use std::path::Path;

/// A case: its code, and where it ends in which trap.
struct Case {
    name: String,
    object: Object,
    traps: Vec<(u32, u64)>,
}

fn case(text: &str) -> Case {
    let mut words: Vec<u32> = Vec::new();
    let (mut v_regs, mut u_regs) = (32, 48);
    let mut traps = Vec::new();
    for line in text.lines() {
        let fields: Vec<&str> = line.split_whitespace().collect();
        match fields[..] {
            ["code", ref rest @ ..] => {
                let code = rest.iter().take_while(|w| **w != "|");
                words.extend(code.map(|w| u32::from_str_radix(w, 16).unwrap()));
            }
            ["registers", v, u] => (v_regs, u_regs) = (v.parse().unwrap(), u.parse().unwrap()),
            ["end", "trap", cause, _, "at", pc] => {
                let pc = u64::from_str_radix(pc, 16).unwrap();
                traps.push((cause.parse().unwrap(), pc));
            }
            _ => {}
        }
    }
    // Behind the code lies the tester's.
    words.push(0xce);
    let object = Object {
        target: "w32".into(),
        code: words.iter().flat_map(|w| w.to_le_bytes()).collect(),
        kernels: vec![KernelMeta {
            name: "k".into(),
            v_regs,
            u_regs,
            ..KernelMeta::default()
        }],
        ..Object::default()
    };
    Case {
        name: text.lines().next().unwrap_or_default().to_string(),
        object,
        traps,
    }
}

fn cases() -> Vec<Case> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../conformance");
    let mut out = Vec::new();
    let entries = fs::read_dir(folder).unwrap().map(|e| e.unwrap().path());
    for part in entries.filter(|p| p.is_dir()) {
        for entry in fs::read_dir(part).unwrap() {
            let text = fs::read_to_string(entry.unwrap().path()).unwrap();
            out.extend(text.split("\ncase ").skip(1).map(case));
        }
    }
    out
}

/// Rules on what traps, by cause.
fn rules(cause: u32) -> &'static [&'static str] {
    match cause {
        1 => &["w32-decode", "w32-pair", "w32-allocation"],
        7 => &["w32-branch-target"],
        9 => &["w32-csr-unknown", "w32-csr-read-only"],
        _ => &[],
    }
}

#[test]
fn what_traps_in_the_suite_is_an_error() {
    let (mut trapping, mut wrong) = (0, Vec::new());
    for case in cases() {
        let findings = check(&case.object, &Options::default());
        let errors: Vec<_> = (findings.iter())
            .filter(|f| [1, 7, 9].iter().any(|c| rules(*c).contains(&f.rule)))
            .collect();
        for (cause, pc) in &case.traps {
            if rules(*cause).is_empty() {
                continue;
            }
            trapping += 1;
            let said = |rule: &str| rules(*cause).contains(&rule) || rule == "w32-jump-unknown";
            // The target of a jump through a register may not be known; then that is said.
            if !findings.iter().any(|f| f.pc == Some(*pc) && said(f.rule)) {
                wrong.push(format!("{}: nothing is said of {pc:#x}", case.name));
            }
        }
        if case.traps.iter().all(|(cause, _)| rules(*cause).is_empty()) && !errors.is_empty() {
            wrong.push(format!("{}: {errors:#?}", case.name));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(trapping > 50, "{trapping}");
}
