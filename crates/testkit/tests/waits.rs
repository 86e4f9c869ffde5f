//! Compiled kernels of w32 with results that come at other moments; and without each of their waits.

use lanemask::emu::{Completion, EarlyUse, Observer, Program, RunOptions, WaitCheck};
use lanemask::isa::w32::{Insn, Op, Operand, encode};
use lanemask_check::{Options, check};
use lanemask_compile::w32;
use lanemask_diag::Sources;
use lanemask_object::Object;
use lanemask_testkit::differential::{Case, case};
use lanemask_testkit::engine::{Buffers, Engine, run_w32, run_w32_observed, w32_program};
use lanemask_testkit::{engine, jobs};

const MODES: [Completion; 4] = [
    Completion::AtOnce,
    Completion::Late,
    Completion::Random { seed: 1 },
    Completion::Random { seed: 2 },
];

/// One workgroup after the other, so that atomics have one order.
fn with(completion: Completion) -> RunOptions<'static> {
    RunOptions {
        deterministic: true,
        completion,
        // Wrong programs may go on for ever.
        max_instructions: Some(2_000_000),
        ..RunOptions::default()
    }
}

/// The buffers after a run, or why there are none.
fn run(program: &Program, case: &Case, completion: Completion) -> Result<Buffers, String> {
    let mut buffers = case.buffers.clone();
    run_w32(program, case.workgroups, &mut buffers, &with(completion))
        .map(|_| buffers)
        .map_err(|e| e.to_string())
}

fn early(program: &Program, case: &Case) -> Vec<EarlyUse> {
    let check = WaitCheck::new(program, &program.object().kernels[0].name);
    let mut buffers = case.buffers.clone();
    let options = with(Completion::AtOnce);
    let watch = Some(&check as &dyn Observer);
    run_w32_observed(program, case.workgroups, &mut buffers, &options, watch).unwrap();
    check.finish()
}

fn compiled(case: &Case) -> Program {
    let sources = Sources::new();
    let options = w32::Options {
        v_regs: case.registers[0],
        u_regs: case.registers[1],
        ..w32::Options::new(&sources)
    };
    w32_program(&case.kernel, &options).unwrap()
}

/// The program without one field of a `waitcnt` each.
fn without_waits(program: &Program) -> Vec<Program> {
    let object = program.object();
    let mut all = Vec::new();
    let mut pc = 0;
    while let Some(Ok(insn)) = program.insn(pc) {
        let at = pc as usize;
        pc += insn.len_bytes();
        if insn.op != Op::Waitcnt {
            continue;
        }
        for (k, operand) in insn.operands().into_iter().enumerate() {
            let Operand::Wait { value, max } = operand else {
                continue;
            };
            if value == max {
                continue;
            }
            let mut less: Insn = insn;
            less.raw[k] = max;
            let mut object: Object = object.clone();
            let word = encode(&less).unwrap().words()[0];
            object.code[at..at + 4].copy_from_slice(&word.to_le_bytes());
            all.push(Program::load(&object).unwrap());
        }
    }
    all
}

// spec: W-G6-9
#[test]
fn random_kernels_give_the_same_whenever_results_come() {
    for seed in 0..120 {
        let case = case(seed);
        let program = compiled(&case);
        let [first, others @ ..] = MODES.map(|mode| run(&program, &case, mode));
        assert!(first.is_ok(), "seed {seed}: {first:?}");
        for (other, mode) in others.iter().zip(&MODES[1..]) {
            assert!(*other == first, "seed {seed}, {mode:?}");
        }
        let found = early(&program, &case);
        assert!(found.is_empty(), "seed {seed}: {}", found[0]);
    }
}

// spec: W-G6-9
// pitfall: P5.22 P5.23 P5.24 P5.25 P5.26 P5.28
#[test]
fn p05_without_a_wait_the_verifier_objects_and_results_may_change() {
    // Fields without which results change; stay, though a register is used too early; which only the verifier misses, on a path
    // that nobody takes or without lanes; which nobody misses.
    let [mut changed, mut same, mut unseen, mut idle] = [0; 4];
    for seed in 0..40 {
        let case = case(seed);
        let program = compiled(&case);
        let want = run(&program, &case, Completion::AtOnce);
        for (k, less) in without_waits(&program).iter().enumerate() {
            let label = format!("seed {seed}, field {k}");
            let findings = check(less.object(), &Options::default());
            let verifier = findings.iter().any(|f| f.rule == "w32-wait-missing");
            let found = !early(less, &case).is_empty();
            let differs = (MODES.iter()).any(|mode| run(less, &case, *mode) != want);
            assert!(
                !differs || found,
                "{label}: results change, and nothing is used too early"
            );
            assert!(
                !found || verifier,
                "{label}: the verifier does not know that path"
            );
            match (verifier, found, differs) {
                (_, _, true) => changed += 1,
                (_, true, _) => same += 1,
                (true, ..) => unseen += 1,
                _ => idle += 1,
            }
        }
    }
    let all = changed + same + unseen + idle;
    assert!(
        all > 300 && 3 * changed > all && changed + same > unseen && 20 * idle < all,
        "{changed} {same} {unseen} {idle}"
    );
}

// spec: W-G6-9
#[test]
fn examples_give_the_same_whenever_results_come() {
    let paths = jobs::examples().unwrap();
    assert!(paths.len() >= 8, "the examples are missing");
    for path in paths {
        let name = path.file_name().unwrap().display().to_string();
        let job = jobs::load(&path).unwrap();
        let [first, others @ ..] = [
            Completion::AtOnce,
            Completion::Late,
            Completion::Random { seed: 3 },
        ]
        .map(|completion| {
            jobs::run(&job, |shader, spec, buffers| {
                let engine::Program::W32(program) = Engine::W32.compile(shader)? else {
                    panic!("it is compiled for w32");
                };
                let options = RunOptions {
                    max_instructions: None,
                    ..with(completion)
                };
                run_w32(&program, spec.workgroups, buffers, &options).map(drop)
            })
            .unwrap_or_else(|e| panic!("{name}, {completion:?}: {e}"))
        });
        for other in others {
            assert!(other == first, "{name}");
        }
    }
}
