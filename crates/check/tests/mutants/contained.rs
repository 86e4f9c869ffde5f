//! What the verifier passes stays in its body: kernels with random changes are checked, and those without errors run.

use super::{BASE, Kernel, X, kernels};
use lanemask_check::{Options, Severity, check};
use lanemask_emu::Memory;
use lanemask_emu::linx::{Launch, Program, RunError, RunOptions, run, trapnum};
use lanemask_isa::linx::{Insn, MAX_FIELDS, Op, Role, encode};
use lanemask_object::Object;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        ((self.next() >> 33) as usize) % n.max(1)
    }
}

/// An instruction of any row that a body may have, with operands that exist more often than not.
fn any(random: &mut Random, ops: &[Op]) -> Vec<u8> {
    loop {
        let op = ops[random.below(ops.len())];
        let mut raw = [0; MAX_FIELDS];
        for (slot, field) in raw.iter_mut().zip(op.encoding().fields) {
            let bits = random.next() & ((1 << field.width()) - 1);
            *slot = match field.width() {
                // vt#1, vu#2, t#1, u#1, p, zero, ri0, lc1, vt, vu, t, ts.
                10 => [129, 162, 24, 28, 92, 0, 32, 97, 128, 160, 31, 261][random.below(12)],
                _ => bits,
            };
        }
        if let Some(word) = encode(&Insn { op, raw }) {
            return word.to_bytes();
        }
    }
}

fn changed(kernel: &Kernel, random: &mut Random, ops: &[Op]) -> Object {
    let mut object = kernel.object().expect("encodes");
    let body = super::BODY as usize;
    for _ in 0..=random.below(3) {
        let len = object.code.len();
        match random.below(4) {
            0 => {
                let at = random.below(len);
                object.code[at] ^= 1 << random.below(8);
            }
            1 => {
                let at = body + random.below((len - body) / 2) * 2;
                let insn = any(random, ops);
                let end = (at + insn.len()).min(len);
                object.code[at..end].copy_from_slice(&insn[..end - at]);
            }
            2 => {
                let at = body + random.below((len - body) / 4) * 4;
                let from = body + random.below((len - body) / 4) * 4;
                let n = 8.min(len - at.max(from));
                object.code.copy_within(from..from + n, at);
            }
            _ => object.code.truncate(len - random.below(12)),
        }
    }
    object
}

/// Runs an object; says what is wrong if it does what the verifier should have excluded.
fn breaks(object: &Object) -> Option<String> {
    let program = Program::load(object).ok()?;
    let mut memory = Memory::new();
    memory.alloc_at(X, 0x2000, true).expect("memory");
    let mut launch = Launch::new(&program, BASE);
    launch.registers[2..6].copy_from_slice(&[X, X + 0x1000, 3, 7]);
    let options = RunOptions {
        max_instructions: Some(500),
        max_groups: Some(64),
        ..RunOptions::default()
    };
    let Err(RunError::Trap(report)) = run(&launch, &memory, &options, None) else {
        return None;
    };
    let tile = report.instruction.contains("[t");
    match report.trap.trapnum {
        trapnum::BLOCK => Some(report.to_string()),
        // An access outside of its tile depends on data.
        trapnum::ILLEGAL if !tile => Some(report.to_string()),
        _ => None,
    }
}

// spec: L-28 L-45 L-46 L-54 L-57 L-106 Q-13 Q-23
#[test]
fn kernels_that_pass_do_not_leave_their_body() {
    let ops: Vec<Op> = (Op::ALL.iter().copied())
        .filter(|op| {
            matches!(
                op.role(),
                Role::BodyVector | Role::BodyBranch | Role::BodyScalar | Role::Terminator
            )
        })
        .collect();
    let kernels = kernels();
    let mut random = Random(0x1234_5678_9abc_def1);
    let (mut passed, mut failed, mut wrong) = (0, 0, Vec::new());
    for _ in 0..4000 {
        let kernel = &kernels[random.below(kernels.len())];
        let object = changed(kernel, &mut random, &ops);
        let findings = check(&object, &Options::default());
        if findings.iter().any(|f| f.severity == Severity::Error) {
            failed += 1;
            continue;
        }
        passed += 1;
        if let Some(what) = breaks(&object) {
            wrong.push(format!("{}: {what}", kernel.name));
        }
    }
    assert!(
        wrong.is_empty(),
        "{} of {passed}: {:#?}",
        wrong.len(),
        &wrong[..wrong.len().min(8)]
    );
    assert!(
        passed > 200 && failed > 200,
        "{passed} passed, {failed} failed"
    );
}

/// Bodies of random bytes: the verifier ends, and says something of nearly all.
#[test]
fn random_bytes_do_not_stop_the_verifier() {
    let kernels = kernels();
    let mut random = Random(0x9876_5432_1fed_cba9);
    for _ in 0..3000 {
        let mut object = kernels[0].object().expect("encodes");
        let from = [0, super::BODY as usize][random.below(2)];
        for byte in &mut object.code[from..] {
            *byte = random.next() as u8;
        }
        let findings = check(&object, &Options::default());
        if findings.iter().all(|f| f.severity != Severity::Error) {
            assert_eq!(breaks(&object), None, "{findings:?}");
        }
    }
}
