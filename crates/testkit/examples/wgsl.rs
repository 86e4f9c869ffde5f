//! Random shaders on all engines, and with the feature `lavapipe` there, as many as one likes:
//!
//! ```text
//! cargo run --release -p lanemask-testkit --features lavapipe --example wgsl -- SEEDS [FIRST]
//! cargo run --release -p lanemask-testkit --example wgsl -- show SEED
//! ```
//!
//! A shader on which they differ is made smaller and printed; the exit code is 1 if there is any.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::process::ExitCode;

use lanemask_testkit::wgsl::{Case, Choices, Opinion, case, check, smaller};

/// Attempts to make a shader smaller.
const ATTEMPTS: usize = 800;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let numbers: Result<Vec<u64>, _> = arguments.iter().map(|a| a.parse()).collect();
    let (count, first) = match (numbers.as_deref(), arguments.as_slice()) {
        (Ok([count]), _) => (*count, 0),
        (Ok([count, first]), _) => (*count, *first),
        (_, [show, seed]) if show == "show" && seed.parse::<u64>().is_ok() => {
            print!("{}", case(Choices::random(seed.parse().unwrap_or(0))).wgsl);
            return ExitCode::SUCCESS;
        }
        _ => {
            eprintln!("usage: wgsl SEEDS [FIRST] | wgsl show SEED");
            return ExitCode::from(2);
        }
    };
    with_opinion(|opinion| campaign(first..first.saturating_add(count), opinion))
}

#[cfg(not(feature = "lavapipe"))]
fn with_opinion(run: impl FnOnce(Option<&Opinion<'_>>) -> ExitCode) -> ExitCode {
    run(None)
}

/// In a process whose only Vulkan driver is lavapipe.
#[cfg(feature = "lavapipe")]
fn with_opinion(run: impl FnOnce(Option<&Opinion<'_>>) -> ExitCode) -> ExitCode {
    use lanemask_testkit::lavapipe;
    let fail = |why: String| {
        eprintln!("{why}");
        ExitCode::from(2)
    };
    if !lavapipe::is_prepared() {
        let started = lavapipe::manifest().and_then(|manifest| {
            let exe = std::env::current_exe().map_err(|e| e.to_string())?;
            let command = std::process::Command::new(exe);
            let mut command = lavapipe::on_lavapipe(command, &manifest);
            let status = command.args(std::env::args().skip(1)).status();
            status.map_err(|e| e.to_string())
        });
        return match started.map(|status| status.code()) {
            Ok(code) => ExitCode::from(code.and_then(|c| u8::try_from(c).ok()).unwrap_or(1)),
            Err(why) => fail(why),
        };
    }
    match lavapipe::Lavapipe::open() {
        Ok(gpu) => run(Some(&|shader, workgroups, buffers| {
            gpu.run(&gpu.compile(shader)?, workgroups, buffers)
        })),
        Err(why) => fail(why),
    }
}

fn outcome(case: &Case, opinion: Option<&Opinion<'_>>) -> Result<bool, String> {
    // A panic is a difference, too.
    let checked = catch_unwind(AssertUnwindSafe(|| check(case, opinion)));
    let checked = checked.unwrap_or_else(|_| Err("panicked: ".to_owned()));
    checked.map(|ran| ran.on_linx)
}

/// Who differs; what exactly changes while a shader is made smaller.
fn who(what: &str) -> &str {
    what.split_once(':').map_or(what, |(who, _)| who)
}

fn campaign(seeds: std::ops::Range<u64>, opinion: Option<&Opinion<'_>>) -> ExitCode {
    let (mut wrong, mut on_linx) = (0, 0);
    let count = seeds.end - seeds.start;
    for seed in seeds.clone() {
        let done = seed - seeds.start;
        if done > 0 && done.is_multiple_of(500) {
            eprintln!("{done} of {count}: {wrong} differ");
        }
        let made = case(Choices::random(seed));
        match outcome(&made, opinion) {
            Ok(ran) => on_linx += u64::from(ran),
            Err(what) => {
                wrong += 1;
                let fails =
                    |c: &Case| outcome(c, opinion).is_err_and(|other| who(&other) == who(&what));
                let small = smaller(&made, ATTEMPTS, fails);
                let now = outcome(&small, opinion).err().unwrap_or_default();
                println!("seed {seed}: {what}\nsmaller: {now}");
                println!(
                    "workgroups {:?}, {:?}\n{}",
                    small.workgroups, small.linx, small.wgsl
                );
            }
        }
    }
    println!("{count} shaders, {on_linx} also on linx, {wrong} differ");
    if wrong == 0 {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
