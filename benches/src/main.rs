//! Kernels at real sizes in plain Rust, on the emulators of w32 and LinxISA and, with the feature `lavapipe`, on lavapipe, in one run.
//!
//! ```text
//! cargo run --release -p lanemask-bench [--features lavapipe] -- [options]
//!     --only NAME,...   only these kernels
//!     --rounds N        measurements of each, of which the median counts (5)
//!     --tiny            small sizes, for a look
//!     --record FILE     also writes the report to a file
//! ```
//!
//! Every engine starts from the same data; the emulator's and lavapipe's results are compared with plain Rust's bit for bit
//! before anything is measured. The engines take turns, so that a busy machine disturbs all alike.
#![forbid(unsafe_code)]
#![allow(clippy::print_stdout, clippy::print_stderr)]

mod cases;
mod emulator;
#[cfg(feature = "lavapipe")]
mod gpu;
mod linx;
mod measure;
mod native;
mod report;
mod sha256;

use std::process::ExitCode;

use cases::{Case, Size};
use measure::{Cost, Sampler};
use report::Row;

struct Options {
    size: Size,
    rounds: usize,
    only: Vec<String>,
    record: Option<String>,
}

fn options(arguments: impl Iterator<Item = String>) -> Result<Options, String> {
    let mut options = Options {
        size: Size::Real,
        rounds: 5,
        only: Vec::new(),
        record: None,
    };
    let mut arguments = arguments;
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} wants a value"));
        match argument.as_str() {
            "--tiny" => options.size = Size::Tiny,
            "--rounds" => {
                options.rounds = value()?.parse().map_err(|e| format!("--rounds: {e}"))?;
            }
            "--only" => options.only = value()?.split(',').map(str::to_owned).collect(),
            "--record" => options.record = Some(value()?),
            _ => return Err(format!("unknown option {argument}")),
        }
    }
    Ok(options)
}

fn main() -> ExitCode {
    let mut arguments = std::env::args().skip(1).peekable();
    // A process of its own, whose peak memory is looked at.
    if arguments.peek().is_some_and(|a| a == measure::CHILD) {
        return match in_child(&arguments.nth(1).unwrap_or_default()) {
            Ok(text) => {
                print!("{text}");
                ExitCode::SUCCESS
            }
            Err(e) => fail(&e),
        };
    }
    #[cfg(feature = "lavapipe")]
    if let Some(code) = gpu::restart() {
        return code;
    }
    match options(arguments).and_then(|o| run(&o)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(e) => fail(&e),
    }
}

fn in_child(name: &str) -> Result<String, String> {
    if name == measure::TINY {
        return Ok(measure::tiny_command_here());
    }
    let case = cases::find(name, Size::Real).ok_or("no such kernel")?;
    emulator::Emulated::new(&case)?.run()?;
    let peak = measure::peak_memory().ok_or("peak memory is not known")?;
    Ok(peak.to_string())
}

fn fail(message: &str) -> ExitCode {
    eprintln!("error: {message}");
    ExitCode::FAILURE
}

fn run(options: &Options) -> Result<(), String> {
    let mut report = report::heading(options.rounds);
    let mut rows = Vec::new();
    #[cfg(feature = "lavapipe")]
    let device = gpu::open();
    for (name, make) in cases::ALL {
        if !options.only.is_empty() && !options.only.iter().any(|o| o == name) {
            continue;
        }
        let case = make(options.size);
        eprint!("{} ... ", case.name);
        #[cfg(feature = "lavapipe")]
        let other = match &device {
            Ok(device) => Some(gpu::OnDevice::new(device, &case)?),
            Err(_) => None,
        };
        #[cfg(not(feature = "lavapipe"))]
        let other = None;
        let row = measure_case(&case, other, options)?;
        eprintln!("done");
        rows.push(row);
    }
    report += &report::table(&rows);
    #[cfg(feature = "lavapipe")]
    match &device {
        Ok(device) => report += &format!("lavapipe: {}\n", device.name()),
        Err(why) => report += &format!("lavapipe: skipped, {why}\n"),
    }
    if options.only.is_empty() && options.size == Size::Real {
        report += &measure::tiny_command();
    }
    print!("{report}");
    if let Some(path) = &options.record {
        std::fs::write(path, report).map_err(|e| format!("{path}: {e}"))?;
    }
    Ok(())
}

/// Something that runs a case again and again on the same data.
trait Engine {
    fn run(&mut self) -> Result<(), String>;

    /// The contents of the buffers, in the order of the case.
    fn results(&self) -> Result<Vec<Vec<u32>>, String>;
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let (whole, _) = bytes.as_chunks();
    whole.iter().map(|w| u32::from_le_bytes(*w)).collect()
}

/// The type of an engine that is not there.
#[cfg(not(feature = "lavapipe"))]
type Other = Box<dyn Engine>;
#[cfg(feature = "lavapipe")]
type Other<'a> = gpu::OnDevice<'a>;

fn measure_case(case: &Case, other: Option<Other>, options: &Options) -> Result<Row, String> {
    let mut native = native::Native::new(case);
    let mut emulated = emulator::Emulated::new(case)?;
    let mut on_linx = linx::OnLinx::new(case)?;
    let mut other = other;
    native.run()?;
    let want = native.results()?;
    let stats = emulated.run_counted()?;
    compare(case, "the emulator", &want, &emulated.results()?)?;
    on_linx.run()?;
    compare(case, "linx", &want, &on_linx.results()?)?;
    let mut on_linx = on_linx.prepared()?;
    if let Some(other) = &mut other {
        other.run()?;
        compare(case, "lavapipe", &want, &other.results()?)?;
    }
    let mut samplers = [(); 4].map(|()| Sampler::new());
    for _ in 0..options.rounds {
        // Before and after each of the others: it is the yardstick, and short.
        samplers[0].sample(|| native.run())?;
        samplers[1].sample(|| emulated.run())?;
        samplers[0].sample(|| native.run())?;
        samplers[3].sample(|| on_linx.run())?;
        samplers[0].sample(|| native.run())?;
        if let Some(other) = &mut other {
            samplers[2].sample(|| other.run())?;
            samplers[0].sample(|| native.run())?;
        }
    }
    let beyond = match options.size {
        Size::Real => measure::memory_beyond_buffers(case.name, case.bytes()),
        Size::Tiny => None,
    };
    let [native, emulator, lavapipe, linx] = samplers.map(|s| s.median());
    Ok(Row {
        name: case.name,
        invocations: case.invocations(),
        native: native.unwrap_or(Cost::NONE),
        emulator: emulator.unwrap_or(Cost::NONE),
        linx: linx.unwrap_or(Cost::NONE),
        lavapipe,
        stats,
        beyond,
        in_mean: case.in_mean,
    })
}

fn compare(case: &Case, who: &str, want: &[Vec<u32>], got: &[Vec<u32>]) -> Result<(), String> {
    for &index in &case.outputs {
        let pairs = want[index].iter().zip(&got[index]);
        let wrong: Vec<usize> = pairs
            .enumerate()
            .filter(|(_, (w, g))| w != g)
            .map(|(i, _)| i)
            .collect();
        if let Some(&i) = wrong.first() {
            return Err(format!(
                "{}: {} words of buffer {index} differ on {who}, first {i}: {:#x}, not {:#x}",
                case.name,
                wrong.len(),
                got[index][i],
                want[index][i]
            ));
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_kernel_agrees_with_plain_rust_at_small_sizes() {
        let options = options(["--tiny", "--rounds", "1"].map(str::to_owned).into_iter()).unwrap();
        let rows: Vec<Row> = cases::ALL
            .iter()
            .map(|(_, make)| measure_case(&make(options.size), None, &options).unwrap())
            .collect();
        for row in &rows {
            assert!(row.stats.lane_instructions > 0, "{}", row.name);
        }
        assert!(report::table(&rows).contains("geometric mean"));
    }

    #[test]
    fn wrong_results_are_noticed() {
        let case = cases::find("saxpy", Size::Tiny).unwrap();
        let mut native = native::Native::new(&case);
        native.run().unwrap();
        let want = native.results().unwrap();
        let mut got = want.clone();
        got[case.outputs[0]][3] ^= 1;
        assert!(
            compare(&case, "nobody", &want, &got)
                .unwrap_err()
                .contains("first 3")
        );
    }

    #[test]
    fn sha256_of_known_messages() {
        // FIPS 180-2, appendix B: "abc".
        let digest = sha256::digest(&[u32::from_le_bytes(*b"abc\0")], 3);
        assert_eq!(digest[0], 0xba78_16bf);
        assert_eq!(digest[7], 0xf200_15ad);
    }

    #[test]
    fn options_are_checked() {
        assert!(options(["--rounds".to_owned()].into_iter()).is_err());
        assert!(options(["--what".to_owned()].into_iter()).is_err());
    }
}
