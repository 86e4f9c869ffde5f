//! Random kernels of the IR through the w32 back end and the emulator, against the reference interpreter of the IR.
//!
//! The two share the kernel and nothing else: mask lowering, instruction selection, registers, spills, waits, encoding,
//! the object file and the machine are all on one side.

use std::collections::BTreeMap;

use lanemask_compile::w32;
use lanemask_diag::Sources;
use lanemask_emu::RunOptions;
use lanemask_ir::Kernel;
use lanemask_ir::generate::{self, Options, Rng};
use lanemask_ir::text;
use lanemask_job::Slot;

use crate::engine::{self, Buffers, Failure};

/// What a seed stands for.
#[derive(Clone, Debug)]
pub struct Case {
    /// The kernel.
    pub kernel: Kernel,
    /// Workgroups per dimension.
    pub workgroups: [u32; 3],
    /// Vector and uniform registers that the compiler may use: often too few.
    pub registers: [u32; 2],
    /// Host threads of the emulator.
    pub threads: usize,
    /// Contents of the buffers before the run.
    pub buffers: Buffers,
}

/// The case of a seed. Sizes of workgroups are below, at and above those of one, two and more warps.
pub fn case(seed: u64) -> Case {
    // Its own sequence: that of the generator begins with the seed itself.
    let mut rng = Rng::new(seed ^ 0x5eed_0000_0000_0000);
    let sizes = [
        [1, 1, 1],
        [3, 5, 1],
        [31, 1, 1],
        [32, 1, 1],
        [33, 1, 1],
        [8, 8, 1],
        [4, 4, 4],
        [100, 1, 1],
        [128, 1, 1],
    ];
    let options = Options {
        workgroup_size: rng.pick(&sizes),
        statements: 10 + rng.below(120),
        depth: 2 + rng.below(5),
        loops: rng.chance(90),
        floats: rng.chance(80),
        barriers: rng.chance(70),
        scratch: rng.chance(70),
        atomics: rng.chance(70),
        returns: rng.chance(70),
        warp_builtins: rng.chance(30),
    };
    let kernel = generate::generate(seed, &options);
    let workgroups = [1 + rng.below(3) as u32, 1 + rng.below(2) as u32, 1];
    let contents = generate::buffers(&kernel, workgroups, rng.next_u64());
    let slots = kernel.resources.iter().map(|r| Slot {
        group: r.group,
        binding: r.binding,
    });
    Case {
        workgroups,
        registers: [rng.pick(&[10, 16, 32, 128]), rng.pick(&[14, 20, 64])],
        threads: rng.pick(&[1, 2, 3]),
        buffers: slots.zip(contents).collect(),
        kernel,
    }
}

/// Runs a case both ways.
///
/// # Errors
/// What differs, with the kernel as text.
pub fn check(case: &Case) -> Result<(), String> {
    compare(case).map_err(|what| {
        format!(
            "{what}\nworkgroups {:?}, registers {:?}, threads {}\n{}",
            case.workgroups,
            case.registers,
            case.threads,
            text::print(&case.kernel)
        )
    })
}

fn compare(case: &Case) -> Result<(), String> {
    let mut want = case.buffers.clone();
    engine::run_interpreter(&case.kernel, case.workgroups, &mut want)
        .map_err(|e| format!("the interpreter of the IR: {e}"))?;
    let got = on_w32(case).map_err(|e| format!("w32: {e}"))?;
    differences(&want, &got)
}

fn on_w32(case: &Case) -> Result<Buffers, Failure> {
    let sources = Sources::new();
    let options = w32::Options {
        v_regs: case.registers[0],
        u_regs: case.registers[1],
        ..w32::Options::new(&sources)
    };
    let program = engine::w32_program(&case.kernel, &options)?;
    let mut buffers = case.buffers.clone();
    let options = RunOptions {
        threads: case.threads,
        max_instructions: Some(50_000_000),
        ..RunOptions::default()
    };
    engine::run_w32(&program, case.workgroups, &mut buffers, &options)?;
    Ok(buffers)
}

fn differences(
    want: &BTreeMap<Slot, Vec<u8>>,
    got: &BTreeMap<Slot, Vec<u8>>,
) -> Result<(), String> {
    for (slot, want) in want {
        let got = got.get(slot).map_or(&[][..], |bytes| bytes);
        if want == got {
            continue;
        }
        if want.len() != got.len() {
            return Err(format!(
                "buffer {slot}: {} bytes, not {}",
                got.len(),
                want.len()
            ));
        }
        let wrong: Vec<usize> = (0..want.len() / 4)
            .filter(|i| want[4 * i..4 * i + 4] != got[4 * i..4 * i + 4])
            .collect();
        let first = wrong.first().copied().unwrap_or(0);
        let word = |bytes: &[u8]| bytes[4 * first..4 * first + 4].to_vec();
        return Err(format!(
            "buffer {slot}: {} words differ, first {first}: bytes {:02x?}, not {:02x?}",
            wrong.len(),
            word(got),
            word(want)
        ));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_changed_word_is_found() {
        let slot = |binding| Slot { group: 0, binding };
        let want: Buffers = [(slot(0), vec![0; 12]), (slot(1), vec![7; 8])].into();
        assert_eq!(differences(&want, &want), Ok(()));
        let mut got = want.clone();
        got.get_mut(&slot(1)).unwrap()[5] = 8;
        let message = differences(&want, &got).unwrap_err();
        assert!(
            message.starts_with("buffer 0.1: 1 words differ, first 1"),
            "{message}"
        );
        got.insert(slot(1), vec![7; 4]);
        assert!(differences(&want, &got).is_err());
    }

    /// What is compared must depend on the kernel, and a wrong kernel must be noticed.
    #[test]
    fn another_kernel_gives_other_results() {
        let (one, two) = (case(1), case(2));
        let wrong = Case {
            kernel: two.kernel,
            ..one.clone()
        };
        let right = on_w32(&one).unwrap();
        let other = on_w32(&wrong).unwrap();
        assert!(differences(&right, &other).is_err());
    }
}
