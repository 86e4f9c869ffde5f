//! The rules of w32: each has a program that keeps it and one that breaks it, in `rules/`.

#[path = "../common/mod.rs"]
mod common;
mod conformance;
mod garbage;
mod mutation;
mod random;
mod stated;

use common::{Programs, found, object};
use lanemask_check::{Options, RULES, check};
use lanemask_isa::w32::{Op, decode};
use lanemask_object::{KernelMeta, Object};

/// Some rules are broken only with more code than one reads: what breaks them says the test of that name.
fn programs() -> Programs {
    let rules = RULES.iter().filter(|r| r.id.starts_with("w32-"));
    Programs::new(
        "w32/rules",
        rules.collect(),
        &["w32-complex", "w32-mask-complex"],
    )
}

// spec: W-CSR-1 W-CSR-3 W-CSR-4 W-EXEC-1 W-EXEC-2 W-EXEC-3 W-EXEC-4 W-EXEC-5 W-G6-2 W-G6-7 W-G6-9 W-REG-1 W-REG-2 W-REG-4 W-REG-6 W-REG-7 W-REG-8 W-REG-10 W-TRAP-1
#[test]
fn every_rule_has_a_program_that_keeps_it_and_one_that_breaks_it() {
    programs().keep_and_break_their_rules();
}

#[test]
fn every_file_belongs_to_a_rule() {
    programs().belong_to_rules();
}

#[test]
fn ids_of_the_table_are_those_of_the_test() {
    programs().ids_are_those_of(include_str!("main.rs"));
}

/// Calls that cannot all be followed are said; what was followed is checked.
#[test]
fn too_many_places_are_said() {
    let text = "jal u10, f\njal u10, f\nendpgm\nf: v.mov.b64 v[5:6], 1\njr u10, 0\n";
    let object = object("calls.s", text).unwrap();
    let rules = |places| -> Vec<&str> {
        let options = Options {
            w32_places: places,
            ..Options::default()
        };
        check(&object, &options).iter().map(|f| f.rule).collect()
    };
    assert_eq!(rules(100), ["w32-pair"]);
    // The calls, the end, and the function once for each call are seven places.
    assert_eq!(rules(8), ["w32-pair"]);
    assert_eq!(rules(4), ["w32-complex", "w32-pair"]);
}

/// A function is followed for each of its calls: what one caller waits for says nothing of the other.
#[test]
fn returns_lead_back_to_their_own_call() {
    let calls = |first: &str, second: &str| {
        let text = format!(
            "v.rcp.f32 v4, v3\njal u10, f\n{first}\nv.mov.b32 v5, v4\n\
             v.rcp.f32 v6, v3\njal u10, f\n{second}\nv.mov.b32 v5, v6\nendpgm\nf: jr u10, 0\n"
        );
        found(&check(&object("f.s", &text).unwrap(), &Options::default()))
    };
    assert_eq!(calls("waitcnt sfu=0", "waitcnt sfu=0"), []);
    let missing = |line| (line, "w32-wait-missing".to_string());
    assert_eq!(calls("waitcnt sfu=0", "nop"), [missing(8)]);
    assert_eq!(calls("nop", "waitcnt sfu=0"), [missing(4)]);
}

/// Every instruction in every encoding, with the smallest, the largest and mixed numbers in its fields, is judged: odd pairs are errors,
/// and of a kernel with all registers nothing else is past the allocation.
// spec: W-REG-7 W-REG-8 W-CSR-3
#[test]
fn every_encoding_is_judged() {
    let mut judged = 0;
    for op in Op::ALL {
        for (variant, info) in op.info().variants.iter().enumerate() {
            for pattern in [0, u64::MAX, 0x5555_5555_5555_5555, 0xcccc_cccc_cccc_cccc] {
                let free = pattern & !info.mask;
                let bits = info.value | free;
                let words = [bits as u32, (bits >> 32) as u32];
                let count = usize::from(info.bits) / 32;
                let second = (count == 2).then_some(words[1]);
                let Ok(insn) = decode(words[0], second) else {
                    continue;
                };
                assert_eq!(usize::from(insn.variant), variant, "{insn}");
                let code = words[..count].iter().chain(&[0xce; 3]);
                let object = Object {
                    target: "w32".into(),
                    code: code.flat_map(|w| w.to_le_bytes()).collect(),
                    kernels: vec![KernelMeta {
                        name: "k".into(),
                        v_regs: 128,
                        u_regs: 64,
                        ..KernelMeta::default()
                    }],
                    ..Object::default()
                };
                let findings = check(&object, &Options::default());
                let has = |rule| findings.iter().any(|f| f.rule == rule);
                assert_eq!(has("w32-pair"), insn.has_odd_pair(), "{insn}");
                assert!(!has("w32-allocation") || insn.has_odd_pair(), "{insn}");
                judged += 1;
            }
        }
    }
    assert!(judged > 2 * Op::ALL.len(), "{judged}");
}

/// The finding says what to write: with it there is nothing to object to.
#[test]
fn the_fix_of_a_missing_wait_mends_it() {
    let text = "u.load.b128 u[12:15], u[0:1], 0\nwaitcnt sm=0\n\
        buffer.load.b32 v4, u[12:15], v3, 0\nbuffer.load.b32 v5, u[12:15], v3, 4\n\
        @\nv.mov.b32 v6, v4\nwaitcnt vm=0\nv.mov.b32 v6, v5\nendpgm\n";
    let with = |wait: &str| {
        let object = object("a.s", &text.replace('@', wait)).unwrap();
        check(&object, &Options::default())
    };
    let findings = with("nop");
    assert_eq!(findings.len(), 1);
    assert_eq!(findings[0].fix, "put `waitcnt vm=1` before it");
    assert_eq!(with("waitcnt vm=1"), []);
    assert_eq!(with("waitcnt vm=2").len(), 2);
}

/// Registers that an instruction reads together are one finding.
#[test]
fn unwritten_registers_are_named_together() {
    let said = |text: &str| -> Vec<String> {
        let findings = check(&object("a.s", text).unwrap(), &Options::default());
        findings.into_iter().map(|f| f.message).collect()
    };
    let text = "buffer.load.b32 v4, u[12:15], v5, 0\nendpgm\n";
    assert_eq!(said(text), ["nothing writes v5, u[12:15]"]);
    // Those that another path writes are another matter.
    let text =
        "bz u2, past\nu.mov.b32 u13, 0\npast:\nbuffer.load.b32 v4, u[12:15], v3, 0\nendpgm\n";
    assert_eq!(
        said(text),
        [
            "nothing writes u12, u[14:15]",
            "on some path nothing has written u13 before"
        ]
    );
}

/// A register that trapbase is written from may turn out to hold no place for a handler: that is a finding, and the check ends.
#[test]
fn a_handler_that_is_none_is_an_error_whatever_it_is_written_from() {
    let said = |text: &str| found(&check(&object("a.s", text).unwrap(), &Options::default()));
    let target = |line| (line, "w32-branch-target".to_string());
    assert_eq!(said("csrwi trapbase, 40\nendpgm\n"), [target(1)]);
    for number in ["0x40000", "2", "12"] {
        let text = format!("u.mov.b32 u10, {number}\ncsrw trapbase, u10\nendpgm\n");
        assert_eq!(said(&text), [target(2)], "{number}");
        // No handler: behind the trap nothing runs.
        let text = format!("u.mov.b32 u10, {number}\ncsrw trapbase, u10\ntrap 1\n");
        assert_eq!(said(&text), [target(2)], "{number}");
    }
    // A handler in another place is followed all the same.
    let text = "u.mov.b32 u10, 2\nu.mov.b32 u11, h\ncsrw trapbase, u10\ncsrw trapbase, u11\n\
        trap 1\nendpgm\nh: csrr u12, trappc\nv.mov.b64 v[5:6], 1\njr u12, 4\n";
    assert_eq!(said(text), [target(3), (8, "w32-pair".to_string())]);
}
