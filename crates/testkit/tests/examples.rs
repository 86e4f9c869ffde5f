//! The example jobs on both machines: every buffer of every job.

use std::cell::RefCell;

use lanemask::emu::linx::{Inactive, Order, Policy};
use lanemask::linx::{Compile, Settings};
use lanemask::object::LinxMode;
use lanemask_compile::linx::Scratch;
use lanemask_diag::Severity;
use lanemask_job::{Job, Mismatches, compare};
use lanemask_testkit::engine::{Engine, Program};
use lanemask_testkit::{jobs, linx};

/// Each value of inactive lanes, each order and each kind of scratch memory.
const WAYS: [(Inactive, Order, Scratch); 3] = [
    (Inactive::Keep, Order::Random { seed: 11 }, Scratch::Ts),
    (Inactive::Zero, Order::AllCores, Scratch::Brg),
    (
        Inactive::Poison(0xdead_beef),
        Order::Random { seed: 12 },
        Scratch::Ts,
    ),
];

/// Differences between results of a job.
fn differences(job: &Job, want: &[Vec<u8>], got: &[Vec<u8>]) -> Vec<String> {
    let mut wrong = Vec::new();
    for ((bind, want), got) in job.binds.iter().zip(want).zip(got) {
        let found = compare(bind.ty, want, got, jobs::tolerance(job, bind), 4);
        if found.count > 0 {
            wrong.push(format!(
                "binding {}: {} are not as on w32, {:?}",
                bind.label(),
                found.count,
                found.first
            ));
        }
        let mut mismatches = Mismatches::default();
        bind.check(got, &mut mismatches).unwrap();
        if mismatches.count > 0 {
            wrong.push(format!("binding {}: not as expected", bind.label()));
        }
    }
    wrong
}

/// Errors of the verifier.
fn errors(kernel: &lanemask::Kernel) -> Vec<String> {
    lanemask_check::check(kernel.object(), &lanemask_check::Options::default())
        .into_iter()
        .filter(|f| f.severity == Severity::Error)
        .map(|f| format!("{:x?} {:?} {}: {}", f.pc, f.instruction, f.rule, f.message))
        .collect()
}

// spec: L-31 L-32 L-50 Q-1 Q-32 Q-33: the examples, in random orders where they are proven to be free
#[test]
fn examples_give_the_same_on_both_machines() {
    let paths = jobs::examples().unwrap();
    assert!(paths.len() >= 8, "the examples are missing");
    let (mut mpar, mut mseq) = (0, 0);
    for path in paths {
        let name = path.file_name().unwrap().display().to_string();
        let job = jobs::load(&path).unwrap();
        let want = jobs::run(&job, |shader, spec, buffers| {
            let program = Engine::W32.compile(shader)?;
            program.run(spec.workgroups, buffers)
        })
        .unwrap_or_else(|e| panic!("{name} on w32: {e}"));
        assert_eq!(
            differences(&job, &want, &want),
            Vec::<String>::new(),
            "{name}"
        );
        for (inactive, order, scratch) in WAYS {
            let settings = Settings {
                compile: Compile {
                    scratch,
                    ..Compile::default()
                },
                policy: Policy {
                    inactive,
                    ..Policy::default()
                },
                order: Some(order),
                check_orders: Vec::new(),
            };
            let modes = RefCell::new(Vec::new());
            let got = jobs::run(&job, |shader, spec, buffers| {
                let program = Engine::Linx(settings.compile).compile(shader)?;
                let Program::Linx(kernel) = program else {
                    unreachable!("compiled for linx")
                };
                assert_eq!(errors(&kernel), Vec::<String>::new(), "{name}");
                modes
                    .borrow_mut()
                    .push(kernel.meta().linx.as_ref().unwrap().mode);
                linx::run(&kernel, &settings, 0, spec.workgroups, buffers)
            })
            .unwrap_or_else(|e| panic!("{name} on linx, {settings:?}: {e}"));
            let wrong = differences(&job, &want, &got);
            assert!(
                wrong.is_empty(),
                "{name} {settings:?}\n{}",
                wrong.join("\n")
            );
            for mode in modes.into_inner() {
                match mode {
                    LinxMode::Mpar => mpar += 1,
                    LinxMode::Mseq => mseq += 1,
                }
            }
        }
    }
    // Orders would mean nothing otherwise.
    assert!(mpar >= 12 && mpar + mseq >= 33, "{mpar} MPAR, {mseq} MSEQ");
}
