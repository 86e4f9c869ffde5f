//! The stages on LinxISA, against w32 and against Vello's Rust versions, by the same rules.

use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use lanemask::emu::linx::{Inactive, Order, Policy};
use lanemask::linx::{Compile, Settings};
use lanemask::object::LinxMode;
use lanemask_compile::linx::Scratch;
use lanemask_diag::Severity;
use lanemask_testkit::engine::{Engine, Failure, Program, Shader};
use lanemask_testkit::linx;

use super::compare::differences;
use super::stream::{self, Dispatch, Stage};
use super::{expected_of, run_with, scenes};

/// What the compiler makes of a stage.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fate {
    Mpar,
    Mseq,
    /// With this code.
    Refused(&'static str),
}

use Fate::{Mpar, Mseq, Refused};

impl fmt::Display for Fate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Mpar => f.write_str("MPAR"),
            Mseq => f.write_str("MSEQ"),
            Refused(code) => write!(f, "refused: `{code}`"),
        }
    }
}

/// What crosses barriers in workgroups of 256 invocations is more than 8 KiB.
const TOO_LARGE: Fate = Refused("linx-scratch-size");
const TEXTURE: Fate = Refused("linx-images");

/// What becomes of each stage with `--scratch ts` and with `--scratch brg`.
const STAGES: [(&str, Fate, Fate); 22] = [
    ("pathtag_reduce", Mpar, Mpar),
    ("pathtag_reduce2", Mpar, Mpar),
    ("pathtag_scan1", Mpar, Mpar),
    ("pathtag_scan_small", Mpar, Mpar),
    ("pathtag_scan_large", Mpar, Mpar),
    ("bbox_clear", Mpar, Mpar),
    ("flatten", Mseq, Mseq),
    ("draw_reduce", Mpar, Mpar),
    ("draw_leaf", TOO_LARGE, Mseq),
    ("clip_reduce", Mpar, Mpar),
    ("clip_leaf", TOO_LARGE, Mseq),
    ("binning", Mseq, Mseq),
    ("tile_alloc", Mseq, Mseq),
    ("path_count_setup", Mseq, Mseq),
    ("path_count", Mseq, Mseq),
    ("backdrop_dyn", Mseq, Mseq),
    ("coarse", Mseq, Mseq),
    ("path_tiling_setup", Mseq, Mseq),
    ("path_tiling", Mseq, Mseq),
    ("fine_area", TEXTURE, TEXTURE),
    ("fine_msaa8", TEXTURE, TEXTURE),
    ("fine_msaa16", TEXTURE, TEXTURE),
];

const SCRATCH: [Scratch; 2] = [Scratch::Ts, Scratch::Brg];

/// A stage, compiled for linx in both ways.
struct Compiled {
    name: &'static str,
    programs: [Result<Program, Failure>; 2],
}

fn compiled() -> &'static [Compiled] {
    static COMPILED: OnceLock<Vec<Compiled>> = OnceLock::new();
    COMPILED.get_or_init(|| {
        let compile = |stage: &Stage, scratch| {
            let options = Compile {
                scratch,
                ..Compile::default()
            };
            Engine::Linx(options).compile(shader(stage, &BTreeMap::new()))
        };
        let stages = stream::stages();
        let all = stages.iter().map(|stage| Compiled {
            name: stage.name,
            programs: SCRATCH.map(|scratch| compile(stage, scratch)),
        });
        all.collect()
    })
}

fn shader<'a>(stage: &Stage, overrides: &'a BTreeMap<String, f64>) -> Shader<'a> {
    Shader {
        name: stage.name,
        wgsl: &stage.shader.wgsl.code,
        entry: Some("main"),
        overrides,
    }
}

fn kernel(program: &Program) -> &lanemask::Kernel {
    match program {
        Program::Linx(kernel) => kernel,
        _ => unreachable!("compiled for linx"),
    }
}

fn fate(program: &Result<Program, Failure>) -> Fate {
    match program {
        Ok(program) => match kernel(program).meta().linx.as_ref().unwrap().mode {
            LinxMode::Mpar => Mpar,
            LinxMode::Mseq => Mseq,
        },
        Err(Failure::Compile { first, .. }) => Refused(first.code),
        Err(Failure::Run(what)) => panic!("{what}"),
    }
}

/// What a stage did.
#[derive(Default)]
struct Outcome {
    /// Dispatches that ran to the end, with each kind of scratch memory.
    runs: [usize; 2],
    /// Dispatches that were compared with a Rust version.
    compared: usize,
    faults: Vec<String>,
}

fn outcomes() -> &'static [Outcome] {
    static OUTCOMES: OnceLock<Vec<Outcome>> = OnceLock::new();
    OUTCOMES.get_or_init(|| {
        let stages = stream::stages();
        let overrides = BTreeMap::new();
        let w32: Vec<Option<Program>> = stages
            .iter()
            .map(|stage| Engine::W32.compile(shader(stage, &overrides)).ok())
            .map(|program| program.filter(Program::wants_only_buffers))
            .collect();
        let on_w32 = |dispatch: &Dispatch| -> Option<Result<Vec<Option<Vec<u8>>>, Failure>> {
            let program = w32[dispatch.stage].as_ref()?;
            Some(run_with(dispatch, |workgroups, buffers| {
                program.run(workgroups, buffers)
            }))
        };
        let mut outcomes: Vec<Outcome> = stages.iter().map(|_| Outcome::default()).collect();
        let mut turn = 0;
        for picture in scenes::all() {
            let dispatches = stream::record(&picture, &stages, |dispatch| on_w32(dispatch)?.ok());
            for dispatch in &dispatches {
                let stage = &stages[dispatch.stage];
                let Some(first) = on_w32(dispatch) else {
                    continue;
                };
                let mut first_machine = dispatch.clone();
                let results = first.unwrap_or_else(|e| panic!("{} on w32: {e}", stage.name));
                for (resource, after) in first_machine.resources.iter_mut().zip(results) {
                    resource.after = after;
                }
                let rust = expected_of(stage, dispatch);
                let outcome = &mut outcomes[dispatch.stage];
                for (k, program) in compiled()[dispatch.stage].programs.iter().enumerate() {
                    let Ok(program) = program else { continue };
                    turn += 1;
                    let settings = settings(turn);
                    let label = format!(
                        "{} with {:?}, {:?}",
                        picture.name, SCRATCH[k], settings.policy
                    );
                    let got = run_with(dispatch, |workgroups, buffers| {
                        linx::run(kernel(program), &settings, 1, workgroups, buffers)
                    });
                    let got = match got {
                        Ok(got) => got,
                        Err(e) => {
                            outcome.faults.push(format!("{label}: {e}"));
                            continue;
                        }
                    };
                    outcome.runs[k] += 1;
                    let mut found = differences(stage.name, &first_machine, &got);
                    if let Some(rust) = &rust {
                        outcome.compared += 1;
                        found.extend(differences(stage.name, rust, &got));
                    }
                    let faults = found.into_iter().map(|f| format!("{label}: {f}"));
                    outcome.faults.extend(faults);
                }
            }
        }
        outcomes
    })
}

/// Values of inactive lanes and orders of groups take turns.
fn settings(turn: u64) -> Settings {
    let inactive = match turn % 3 {
        0 => Inactive::Keep,
        1 => Inactive::Zero,
        _ => Inactive::Poison(0xdead_beef),
    };
    let order = match turn % 4 {
        0 => Order::InOrder,
        _ => Order::Random { seed: turn },
    };
    Settings {
        policy: Policy {
            inactive,
            ..Policy::default()
        },
        order: Some(order),
        ..Settings::default()
    }
}

// spec: L-32 Q-32: what is compiled to what, and what is refused
#[test]
fn stages_compile_to_linx_or_are_refused_as_listed() {
    let now: Vec<(&str, Fate, Fate)> = compiled()
        .iter()
        .map(|c| (c.name, fate(&c.programs[0]), fate(&c.programs[1])))
        .collect();
    let changed: Vec<String> = std::iter::zip(&now, &STAGES)
        .filter(|(now, listed)| now != listed)
        .map(|(now, listed)| format!("{now:?}, listed as {listed:?}"))
        .collect();
    assert_eq!(now.len(), STAGES.len());
    assert!(changed.is_empty(), "{}", changed.join("\n"));
}

// spec: L-30 L-31 L-50 Q-1 Q-32 Q-33: whole shaders, with every value of inactive lanes and both kinds of scratch memory
#[test]
fn stages_agree_on_linx_with_w32_and_the_rust_versions() {
    print!("{}", table());
    let mut bad = Vec::new();
    for ((name, ts, brg), outcome) in STAGES.iter().zip(outcomes()) {
        for (k, fate) in [ts, brg].into_iter().enumerate() {
            if !matches!(fate, Refused(_)) && outcome.runs[k] == 0 {
                bad.push(format!("{name} has not run with {:?}", SCRATCH[k]));
            }
        }
        if !outcome.faults.is_empty() {
            bad.push(format!("{name}: {}", outcome.faults.join("\n    ")));
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

// spec: L-32: the verifier and the compiler agree on whole shaders
#[test]
fn the_verifier_finds_no_error_in_the_stages() {
    let mut bad = Vec::new();
    for stage in compiled() {
        let mut last = None;
        for (scratch, program) in SCRATCH.iter().zip(&stage.programs) {
            let Ok(program) = program else { continue };
            // What fits the tile is the same either way.
            if last.replace(kernel(program).object()) == Some(kernel(program).object()) {
                continue;
            }
            let findings = lanemask_check::check(
                kernel(program).object(),
                &lanemask_check::Options::default(),
            );
            let errors = findings.iter().filter(|f| f.severity == Severity::Error);
            bad.extend(errors.map(|f| {
                format!(
                    "{} {scratch:?} {:x?} {:?} {}: {}",
                    stage.name, f.pc, f.instruction, f.rule, f.message
                )
            }));
        }
    }
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// The table of `docs/vello.md`.
pub fn table() -> String {
    let mut text = String::from(
        "| stage on linx | `--scratch ts` | `--scratch brg` | dispatches run | as on w32 | as the Rust version |\n\
         |---|---|---|--:|---|---|\n",
    );
    for (stage, outcome) in compiled().iter().zip(outcomes()) {
        let fates = [0, 1].map(|k| match &stage.programs[k] {
            Ok(program) => {
                let lanes = kernel(program).meta().linx.as_ref().unwrap().lanes;
                let plural = if lanes == 1 { "" } else { "s" };
                format!("{}, {lanes} lane{plural}", fate(&stage.programs[k]))
            }
            Err(_) => fate(&stage.programs[k]).to_string(),
        });
        let runs: usize = outcome.runs.iter().sum();
        let agrees = |count: usize| match (count, outcome.faults.is_empty()) {
            (0, _) => "–",
            (_, true) => "yes",
            (_, false) => "no",
        };
        text += &format!(
            "| `{}` | {} | {} | {runs} | {} | {} |\n",
            stage.name,
            fates[0],
            fates[1],
            agrees(runs),
            agrees(outcome.compared)
        );
    }
    text
}
