//! Random kernels of the IR through the back ends and emulators of w32 and linx, against the reference interpreter of the IR.
//!
//! They share the kernel and nothing else: mask lowering, instruction selection, registers, queues, spills, waits, encoding,
//! the object file and the machine are all on one side.
//!
//! On linx each kernel runs twice, as MSEQ and as MPAR, on 64, 32, 16 or 8 lanes, with scratch memory in the tile or beyond
//! it, with inactive lanes kept, zero or poisoned, its groups in order, at random or on all cores.

use std::collections::BTreeMap;

use lanemask::linx::{Compile, Settings};
use lanemask_compile::linx::{Reason, Scratch};
use lanemask_compile::w32;
use lanemask_diag::Sources;
use lanemask_emu::RunOptions;
use lanemask_emu::linx::{Inactive, Order, Policy};
use lanemask_ir::Kernel;
use lanemask_ir::generate::{self, Options, Rng};
use lanemask_ir::text;
use lanemask_job::Slot;
use lanemask_object::LinxMode;

use crate::engine::{self, Buffers, Failure};
use crate::linx;

/// What a seed stands for.
#[derive(Clone, Debug)]
pub struct Case {
    /// The kernel.
    pub kernel: Kernel,
    /// Workgroups per dimension.
    pub workgroups: [u32; 3],
    /// Vector and uniform registers that the compiler may use: often too few.
    pub registers: [u32; 2],
    /// Host threads of the emulators.
    pub threads: usize,
    /// How it is compiled and run on linx, each of several times.
    pub linx: Vec<Settings>,
    /// The kernel asks how warps lie or has operations among their invocations, which is not the same on both machines.
    pub warps: bool,
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
        [16, 16, 1],
    ];
    let options = Options {
        workgroup_size: rng.pick(&sizes),
        // Some are so long that their values do not fit the scratch tile of linx.
        statements: match rng.below(12) {
            0 => 200 + rng.below(300),
            _ => 10 + rng.below(120),
        },
        depth: 2 + rng.below(5),
        loops: rng.chance(90),
        floats: rng.chance(80),
        barriers: rng.chance(70),
        scratch: rng.chance(70),
        atomics: rng.chance(70),
        returns: rng.chance(70),
        warp_builtins: rng.chance(30),
        subgroups: rng.chance(30),
        numbers: rng.chance(30),
        // LinxISA has none.
        doubles: false,
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
        linx: [LinxMode::Mseq, LinxMode::Mpar]
            .map(|mode| on_linx_as(seed, mode))
            .into(),
        warps: options.warp_builtins || options.subgroups,
        buffers: slots.zip(contents).collect(),
        kernel,
    }
}

/// The choices rotate, so that 72 seeds in a row have every combination.
fn on_linx_as(seed: u64, mode: LinxMode) -> Settings {
    let turn = |every: u64, of: u64| (seed / every % of) as usize;
    Settings {
        compile: Compile {
            scratch: [Scratch::Brg, Scratch::Ts][turn(12, 2)],
            mode: Some(mode),
            lanes: Some([64, 32, 16, 8][turn(3, 4)]),
        },
        policy: Policy {
            inactive: [
                Inactive::Keep,
                Inactive::Zero,
                Inactive::Poison(0x7fff_dead),
            ][turn(1, 3)],
            ..Policy::default()
        },
        order: Some([Order::Random { seed }, Order::AllCores, Order::InOrder][turn(24, 3)]),
        check_orders: Vec::new(),
    }
}

/// What became of a case on linx.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct OnLinx {
    /// Settings with which it ran and agreed.
    pub ran: Vec<Settings>,
    /// Settings with which it was refused for a reason that is in order.
    pub refused: Vec<(Settings, &'static str)>,
}

/// Runs a case on everything.
///
/// # Errors
/// What differs, with the kernel as text.
pub fn check(case: &Case) -> Result<OnLinx, String> {
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

fn compare(case: &Case) -> Result<OnLinx, String> {
    let interpret = |lanes| {
        let mut buffers = case.buffers.clone();
        engine::run_interpreter_of(&case.kernel, lanes, case.workgroups, &mut buffers)
            .map_err(|e| format!("the interpreter of the IR: {e}"))?;
        Ok::<_, String>(buffers)
    };
    let want = interpret(32)?;
    let got = on_w32(case).map_err(|e| format!("w32: {e}"))?;
    differences(&want, &got).map_err(|e| format!("w32: {e}"))?;
    let mut found = OnLinx::default();
    for settings in &case.linx {
        let label = |e: String| format!("linx, {settings:?}: {e}");
        match on_linx(case, settings) {
            Ok((lanes, got)) => {
                let own = (case.warps && lanes != 32).then(|| interpret(lanes));
                let own = own.transpose()?;
                differences(own.as_ref().unwrap_or(&want), &got).map_err(label)?;
                found.ran.push(settings.clone());
            }
            Err(Failure::Compile { first, .. }) if may_refuse(settings, first.code) => {
                found.refused.push((settings.clone(), first.code));
            }
            Err(e) => return Err(label(e.to_string())),
        }
    }
    Ok(found)
}

/// Whether a good kernel may be refused with this code.
fn may_refuse(settings: &Settings, code: &str) -> bool {
    settings.compile.scratch == Scratch::Ts && code == Reason::ScratchSize.code()
}

/// The lanes of a warp, and what the buffers hold.
fn on_linx(case: &Case, settings: &Settings) -> Result<(u32, Buffers), Failure> {
    let kernel = linx::compile(&case.kernel, &settings.compile, &Sources::new())?;
    let mut buffers = case.buffers.clone();
    linx::run(
        &kernel,
        settings,
        case.threads,
        case.workgroups,
        &mut buffers,
    )?;
    // One group for a whole workgroup says that it has as many lanes as a power of two.
    let lanes = kernel.meta().linx.as_ref().map_or(0, |l| l.lanes);
    let whole = case.kernel.workgroup_size.iter().product::<u32>() <= lanes;
    let warp = if whole {
        lanes.next_power_of_two().max(4)
    } else {
        lanes
    };
    Ok((warp, buffers))
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

    #[test]
    fn another_kernel_gives_other_results_on_linx() {
        let (one, two) = (case(1), case(2));
        let wrong = Case {
            kernel: two.kernel,
            ..one.clone()
        };
        let settings = &one.linx[0];
        let (lanes, right) = on_linx(&one, settings).unwrap();
        let (_, other) = on_linx(&wrong, settings).unwrap();
        assert!(lanes > 0 && differences(&right, &other).is_err());
    }

    #[test]
    fn seeds_in_a_row_have_every_way() {
        let mut seen = std::collections::BTreeSet::new();
        for seed in 7..7 + 72 {
            for mode in [LinxMode::Mseq, LinxMode::Mpar] {
                let s = on_linx_as(seed, mode);
                let order = match s.order {
                    Some(Order::Random { .. }) => "random".to_owned(),
                    other => format!("{other:?}"),
                };
                seen.insert(format!("{:?} {:?} {order}", s.compile, s.policy.inactive));
            }
        }
        // Modes, lanes, kinds of scratch memory, inactive lanes, orders.
        assert_eq!(seen.len(), 2 * 4 * 2 * 3 * 3);
    }
}
