//! Random kernels on both machines and in the interpreter of the IR, as many as one likes:
//!
//! ```text
//! cargo run --release -p lanemask-testkit --example differential -- SEEDS [FIRST]
//! ```
//!
//! On linx each seed runs twice, in one of 72 ways that take turns; what the scratch tile is too small for is counted.
//! Seeds that differ are listed with their kernels; the exit code is 1 if there are any.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::panic::catch_unwind;
use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use lanemask_testkit::differential::{case, check};

fn main() -> ExitCode {
    let numbers: Result<Vec<u64>, _> = std::env::args().skip(1).map(|a| a.parse()).collect();
    let (count, first) = match numbers.as_deref() {
        Ok([count]) => (*count, 0),
        Ok([count, first]) => (*count, *first),
        _ => {
            eprintln!("usage: differential SEEDS [FIRST]");
            return ExitCode::from(2);
        }
    };
    let next = AtomicU64::new(first);
    let end = first.saturating_add(count);
    let wrong = Mutex::new(Vec::new());
    let (ran, refused) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                loop {
                    let seed = next.fetch_add(1, Ordering::Relaxed);
                    if seed >= end {
                        break;
                    }
                    if (seed - first) % 1000 == 999 {
                        eprintln!("{} of {count}", seed - first + 1);
                    }
                    // A panic is a difference that needs its seed too.
                    let found = catch_unwind(|| check(&case(seed)));
                    match found.unwrap_or_else(|_| Err("panicked".to_owned())) {
                        Ok(linx) => {
                            ran.fetch_add(linx.ran.len(), Ordering::Relaxed);
                            refused.fetch_add(linx.refused.len(), Ordering::Relaxed);
                        }
                        Err(what) => {
                            println!("seed {seed}: {what}\n");
                            wrong.lock().unwrap_or_else(|e| e.into_inner()).push(seed);
                        }
                    }
                }
            });
        }
    });
    let mut wrong = wrong.into_inner().unwrap_or_else(|e| e.into_inner());
    wrong.sort_unstable();
    println!(
        "{count} seeds from {first}: {} runs on linx, {} did not fit the tile; {} differ {wrong:?}",
        ran.into_inner(),
        refused.into_inner(),
        wrong.len()
    );
    if wrong.is_empty() {
        ExitCode::SUCCESS
    } else {
        ExitCode::FAILURE
    }
}
