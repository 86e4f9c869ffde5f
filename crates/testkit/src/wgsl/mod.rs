//! Random shaders in WGSL, valid and without anything that the language leaves open, on every engine and on lavapipe.
//!
//! Divergent flow, early exits, nested loops, switches with shared cases, functions, pointers, structures, matrices, arrays with
//! computed indices, workgroup memory between barriers, atomics. Arithmetic is that of integers of 32 and 64 bits, and of floats of 16 and
//! 32 where one result is right; loops end after few trips; what several invocations write commutes. So there is one right answer.
//!
//! Some programs have operations on subgroups, or functions of bits and atomics on 64 bits ([`Extra`]); not all engines take these.
//!
//! A program is made of [`Choices`]; one that fails is made smaller by making these fewer.

mod choices;
mod expr;
mod program;
mod stmt;

pub use choices::{Choices, shrink};
pub use program::Extra;

use std::collections::BTreeMap;

use lanemask::linx::{Compile, Settings};
use lanemask_compile::linx::{Reason, Scratch};
use lanemask_compile::wgsl::FrontOptions;
use lanemask_compile::{spirv, w32};
use lanemask_diag::Sources;
use lanemask_emu::linx::{Inactive, Order, Policy};
use lanemask_ir::generate::Rng;
use lanemask_job::Slot;
use lanemask_object::LinxMode;

use crate::engine::{self, Buffers, Engine, Failure, Program, Shader};
use crate::linx;

/// Words of the buffer that programs read.
pub(crate) const INPUT: u32 = 64;
/// Words that each invocation writes.
pub(crate) const OUTPUT: u32 = 6;
/// Words that all invocations update.
pub(crate) const CELLS: u32 = 6;

/// A program with what it runs on.
#[derive(Clone, Debug)]
pub struct Case {
    /// The shader.
    pub wgsl: String,
    /// Workgroups per dimension.
    pub workgroups: [u32; 3],
    /// Contents of the buffers before the run.
    pub buffers: Buffers,
    /// The choices that it was made of.
    pub choices: Vec<u32>,
    /// How it runs on linx.
    pub linx: Settings,
    /// Who can run it.
    pub extra: Extra,
    /// Invocations of a workgroup.
    pub invocations: u32,
}

/// The case that these choices make.
pub fn case(mut choices: Choices) -> Case {
    let made = program::program(&mut choices);
    let mut rng = Rng::new(choices.taken().iter().map(|n| u64::from(*n)).sum());
    let slot = |binding| Slot { group: 0, binding };
    let bytes = |words: Vec<u32>| words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let groups: u32 = made.workgroups.iter().product();
    let lanes: u32 = made.workgroup_size.iter().product();
    let input = (0..INPUT)
        .map(|k| match k % 4 {
            0 => rng.below(8) as u32,
            1 => rng.pick(&[0, 1, u32::MAX, 0x7fff_ffff, 0x8000_0000, 31, 32, 255]),
            _ => rng.next_u64() as u32,
        })
        .collect();
    let buffers = BTreeMap::from([
        (slot(0), bytes(input)),
        (slot(1), bytes(vec![0; (groups * lanes * OUTPUT) as usize])),
        (slot(2), bytes(vec![0; CELLS as usize])),
    ]);
    let seed = rng.next_u64();
    let policy = Policy {
        inactive: rng.pick(&[
            Inactive::Keep,
            Inactive::Zero,
            Inactive::Poison(0x7fff_dead),
        ]),
        ..Policy::default()
    };
    Case {
        wgsl: made.text,
        workgroups: made.workgroups,
        buffers,
        choices: choices.taken().to_vec(),
        linx: Settings {
            compile: Compile {
                scratch: rng.pick(&[Scratch::Ts, Scratch::Brg]),
                mode: rng.pick(&[None, Some(LinxMode::Mseq)]),
                lanes: rng.pick(&[None, Some(64), Some(32), Some(8)]),
            },
            policy,
            order: rng.pick(&[None, Some(Order::Random { seed })]),
            check_orders: Vec::new(),
        },
        extra: made.extra,
        invocations: lanes,
    }
}

/// What became of a case that nobody disagrees about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ran {
    /// Linx ran it, too; else it refused it for want of scratch memory.
    pub on_linx: bool,
}

/// A second opinion: gets the buffers and leaves what it makes of them.
pub type Opinion<'o> = dyn Fn(Shader<'_>, [u32; 3], &mut Buffers) -> Result<(), Failure> + 'o;

/// Runs a case in the interpreter of the IR, on w32 (also by way of SPIR-V), on linx and by `opinion`.
///
/// # Errors
/// Who differs from the interpreter and where, or who fails.
pub fn check(case: &Case, opinion: Option<&Opinion<'_>>) -> Result<Ran, String> {
    let none = BTreeMap::new();
    let shader = Shader {
        name: "random.wgsl",
        wgsl: &case.wgsl,
        entry: None,
        overrides: &none,
    };
    let by = |who: &str, run: &dyn Fn(&mut Buffers) -> Result<(), Failure>| {
        let mut buffers = case.buffers.clone();
        run(&mut buffers).map_err(|e| format!("{who}: {e}"))?;
        Ok::<_, String>(buffers)
    };
    let want = by("the interpreter of the IR", &|buffers| {
        let program = Engine::Interpreter.compile(shader)?;
        program.run(case.workgroups, buffers)
    })?;
    let got = by("w32", &|buffers| {
        Engine::W32.compile(shader)?.run(case.workgroups, buffers)
    })?;
    same("w32", &want, &got)?;
    if case.extra != Extra::WideBits {
        let got = by("w32 by way of SPIR-V", &|buffers| {
            let bytes = as_spirv(&case.wgsl).map_err(Failure::Run)?;
            let mut sources = Sources::new();
            let options = FrontOptions::default();
            let kernel = spirv::Module::parse(&mut sources, "random.spv", &bytes, options)
                .and_then(|module| module.kernel(None))
                .map_err(|found| engine::refused(&sources, found))?;
            let program = engine::w32_program(&kernel, &w32::Options::new(&sources))?;
            Program::W32(program).run(case.workgroups, buffers)
        })?;
        same("w32 by way of SPIR-V", &want, &got)?;
    }
    let mut ran = Ran { on_linx: true };
    match Engine::Linx(case.linx.compile).compile(shader) {
        Ok(Program::Linx(kernel)) => {
            let lanes = subgroup_size(&kernel, case.invocations);
            let want = match case.extra {
                Extra::Subgroups if lanes != 32 => by("the interpreter of the IR", &|buffers| {
                    let kernel = engine::kernel(shader)?;
                    engine::run_interpreter_of(&kernel, lanes, case.workgroups, buffers)
                })?,
                _ => want.clone(),
            };
            let got = by("linx", &|buffers| {
                linx::run(&kernel, &case.linx, 2, case.workgroups, buffers)
            })?;
            same("linx", &want, &got)?;
        }
        Ok(_) => return Err("linx: not a kernel of linx".to_owned()),
        Err(Failure::Compile { first, .. }) if is_in_order(first.code) => ran.on_linx = false,
        Err(e) => return Err(format!("linx: {e}")),
    }
    // Its subgroups have other sizes, and naga does not write some functions of bits.
    if let Some(opinion) = opinion.filter(|_| case.extra == Extra::None) {
        let got = by("the second opinion", &|buffers| {
            opinion(shader, case.workgroups, buffers)
        })?;
        same("the second opinion", &want, &got)?;
    }
    Ok(ran)
}

/// Lanes of a subgroup of a kernel of linx: one group that is no power of two calls itself one.
fn subgroup_size(kernel: &lanemask::Kernel, invocations: u32) -> u32 {
    let lanes = kernel.meta().linx.as_ref().map_or(32, |meta| meta.lanes);
    if invocations <= lanes {
        lanes.next_power_of_two().max(4)
    } else {
        lanes
    }
}

/// A shader as naga writes it in SPIR-V, without bounds checks: nothing here leaves its bounds.
///
/// # Errors
/// naga's message.
pub fn as_spirv(text: &str) -> Result<Vec<u8>, String> {
    use naga::back::spv;
    use naga::valid::{Capabilities, ValidationFlags, Validator};
    let module = naga::front::wgsl::parse_str(text).map_err(|e| e.to_string())?;
    let info = Validator::new(ValidationFlags::all(), Capabilities::all())
        .validate(&module)
        .map_err(|e| e.to_string())?;
    let options = spv::Options {
        lang_version: (1, 3),
        flags: spv::WriterFlags::DEBUG,
        bounds_check_policies: naga::proc::BoundsCheckPolicies::default(),
        force_loop_bounding: false,
        zero_initialize_workgroup_memory: spv::ZeroInitializeWorkgroupMemoryMode::None,
        ..spv::Options::default()
    };
    let words = spv::write_vec(&module, &info, &options, None).map_err(|e| e.to_string())?;
    Ok(words.into_iter().flat_map(u32::to_le_bytes).collect())
}

/// The refusal that says that the tile is too small.
fn is_in_order(code: &str) -> bool {
    code == Reason::ScratchSize.code()
}

fn same(who: &str, want: &Buffers, got: &Buffers) -> Result<(), String> {
    for (slot, want) in want {
        let got = got.get(slot).map_or(&[][..], Vec::as_slice);
        let words = |bytes: &[u8]| -> Vec<u32> {
            let (whole, _) = bytes.as_chunks();
            whole.iter().map(|w| u32::from_le_bytes(*w)).collect()
        };
        let (want, got) = (words(want), words(got));
        if let Some(at) = (0..want.len().max(got.len())).find(|k| want.get(*k) != got.get(*k)) {
            return Err(format!(
                "{who}: word {at} of buffer {slot} is {:?}, not {:?}",
                got.get(at),
                want.get(at)
            ));
        }
    }
    Ok(())
}

/// The smallest case found that fails in the same way, as `fails` sees it, in so many attempts.
pub fn smaller(case_: &Case, attempts: usize, fails: impl Fn(&Case) -> bool) -> Case {
    let list = shrink(&case_.choices, attempts, |list| {
        fails(&case(Choices::list(list)))
    });
    case(Choices::list(&list))
}
