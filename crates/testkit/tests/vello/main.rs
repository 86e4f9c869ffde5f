//! Vello's compute shaders, which nobody here wrote, on the inputs of recorded scenes.
//!
//! Vello's Rust versions of the stages run over the list of dispatches of each scene; every stage of ours gets the same
//! inputs and must leave the same outputs. `docs/vello.md` holds the outcome as a table, which is checked here.
//! `LANEMASK_BLESS=1` rewrites it; `--nocapture` shows it.
#![allow(clippy::print_stdout)]

mod compare;
mod late;
mod linx;
mod picture;
mod scenes;
mod stream;

use std::collections::BTreeMap;
use std::sync::{Mutex, OnceLock};

use compare::{Rule, differences, rule};
use lanemask_job::Slot;
use lanemask_testkit::engine::{Buffers, Engine, Failure, Program, Shader};
use stream::{Dispatch, Stage};

/// What became of a stage.
struct Outcome {
    name: &'static str,
    /// The message of the compiler for what it cannot do.
    refused: Option<String>,
    /// Dispatches that ran to the end.
    runs: usize,
    /// Dispatches that were compared.
    compared: usize,
    /// What was not as expected.
    faults: Vec<String>,
    /// What it is compared with.
    oracle: &'static str,
}

impl Outcome {
    fn agrees(&self) -> bool {
        self.compared > 0 && self.faults.is_empty()
    }
}

fn outcomes(engine: Engine) -> Vec<Outcome> {
    let stages = stream::stages();
    let overrides = BTreeMap::new();
    let programs: Vec<Result<Program, Failure>> = stages
        .iter()
        .map(|stage| {
            engine.compile(Shader {
                name: stage.name,
                wgsl: &stage.shader.wgsl.code,
                entry: Some("main"),
                overrides: &overrides,
            })
        })
        .collect();
    let mut outcomes: Vec<Outcome> = stages
        .iter()
        .zip(&programs)
        .map(|(stage, program)| Outcome {
            name: stage.name,
            refused: program.as_ref().err().map(|e| match e {
                Failure::Compile { first, .. } => first.message.clone(),
                Failure::Run(what) => what.clone(),
            }),
            runs: 0,
            compared: 0,
            faults: Vec::new(),
            oracle: match (stage.cpu, stage.name) {
                (Some(_), name) => match rule(name) {
                    Rule::Bits => "Rust version, every bit",
                    Rule::BitsRead => "Rust version, every bit that is read",
                    Rule::AnyOrder => "Rust version, in any order",
                },
                (None, "pathtag_reduce2" | "pathtag_scan1") => "through pathtag_scan_large",
                (None, "pathtag_scan_large") => "Rust version of pathtag_scan, every bit",
                _ => "none",
            },
        })
        .collect();
    for picture in scenes::all() {
        let mut stand_ins = Vec::new();
        let dispatches = stream::record(&picture, &stages, |dispatch| {
            // The last step is compared below.
            if stages[dispatch.stage].name == "pathtag_scan_large" {
                return None;
            }
            let program = programs[dispatch.stage].as_ref().ok();
            let program = program.filter(|p| p.wants_only_buffers())?;
            let result = run(program, dispatch);
            let after = result.as_ref().ok().cloned();
            stand_ins.push((dispatch.stage, result.map(drop)));
            after
        });
        for (stage, result) in stand_ins {
            match result {
                Ok(()) => outcomes[stage].runs += 1,
                Err(e) => outcomes[stage]
                    .faults
                    .push(format!("{}: {e}", picture.name)),
            }
        }
        for dispatch in &dispatches {
            let stage = &stages[dispatch.stage];
            let Ok(program) = &programs[dispatch.stage] else {
                continue;
            };
            let expected = match expected_of(stage, dispatch) {
                Some(expected) => expected,
                None => continue,
            };
            let outcome = &mut outcomes[dispatch.stage];
            match run(program, &expected) {
                Ok(got) => {
                    outcome.runs += 1;
                    outcome.compared += 1;
                    let found = differences(stage.name, &expected, &got);
                    outcome
                        .faults
                        .extend(found.into_iter().map(|f| format!("{}: {f}", picture.name)));
                }
                Err(e) => outcome.faults.push(format!("{}: {e}", picture.name)),
            }
        }
    }
    // The two first of the three steps of the long scan have no twin, but the third has, and reads what they wrote.
    let through = outcomes
        .iter()
        .find(|o| o.name == "pathtag_scan_large")
        .is_some_and(Outcome::agrees);
    for outcome in &mut outcomes {
        if outcome.oracle == "through pathtag_scan_large" && through {
            outcome.compared = outcome.runs;
        }
    }
    outcomes
}

/// The dispatch with what it should leave.
fn expected_of(stage: &Stage, dispatch: &Dispatch) -> Option<Dispatch> {
    if stage.cpu.is_some() {
        return Some(dispatch.clone());
    }
    // The Rust version of the scan takes any number of groups, and reads the sums of the groups, not their scan; so
    // the sums are made again.
    (stage.name == "pathtag_scan_large").then(|| stream::scan_in_rust(dispatch))
}

fn run(program: &Program, dispatch: &Dispatch) -> Result<Vec<Option<Vec<u8>>>, Failure> {
    run_with(dispatch, |workgroups, buffers| {
        program.run(workgroups, buffers)
    })
}

/// The contents of the resources after a dispatch.
fn run_with(
    dispatch: &Dispatch,
    run: impl FnOnce([u32; 3], &mut Buffers) -> Result<(), Failure>,
) -> Result<Vec<Option<Vec<u8>>>, Failure> {
    let slot = |binding| Slot { group: 0, binding };
    let mut buffers: Buffers = dispatch
        .resources
        .iter()
        .filter_map(|r| Some((slot(r.binding), r.before.clone()?)))
        .collect();
    run(dispatch.workgroups, &mut buffers)?;
    let mut after = Vec::new();
    for resource in &dispatch.resources {
        let bytes = buffers.remove(&slot(resource.binding));
        if !resource.writable && bytes != resource.before {
            return Err(Failure::Run(format!("{} was written", resource.name)));
        }
        after.push(bytes);
    }
    Ok(after)
}

fn table(outcomes: &[Outcome]) -> String {
    let mut text = String::from(
        "| stage | compiles | dispatches run | agrees | compared with | first cause |\n\
         |---|---|--:|---|---|---|\n",
    );
    for o in outcomes {
        let compiles = if o.refused.is_none() { "yes" } else { "no" };
        let agrees = match (o.agrees(), o.faults.is_empty()) {
            (true, _) => "yes",
            (false, true) => "–",
            (false, false) => "no",
        };
        let cause = o
            .refused
            .as_ref()
            .or(o.faults.first())
            .map_or("", String::as_str);
        text += &format!(
            "| `{}` | {compiles} | {} | {agrees} | {} | {cause} |\n",
            o.name, o.runs, o.oracle
        );
    }
    text
}

/// All outcomes on the machine, made once.
fn on_the_machine() -> &'static [Outcome] {
    static OUTCOMES: OnceLock<Vec<Outcome>> = OnceLock::new();
    OUTCOMES.get_or_init(|| outcomes(Engine::W32))
}

/// Stages that `docs/vello.md` promises.
const AGREE: [&str; 19] = [
    "pathtag_reduce",
    "pathtag_reduce2",
    "pathtag_scan1",
    "pathtag_scan_small",
    "pathtag_scan_large",
    "bbox_clear",
    "flatten",
    "draw_reduce",
    "draw_leaf",
    "clip_reduce",
    "clip_leaf",
    "binning",
    "tile_alloc",
    "path_count_setup",
    "path_count",
    "backdrop_dyn",
    "coarse",
    "path_tiling_setup",
    "path_tiling",
];

#[test]
fn stages_agree_with_their_rust_versions() {
    let outcomes = on_the_machine();
    print!("{}", table(outcomes));
    let bad: Vec<String> = outcomes
        .iter()
        .filter(|o| AGREE.contains(&o.name) && !o.agrees())
        .map(|o| format!("{}: {:?} {}", o.name, o.refused, o.faults.join("\n    ")))
        .collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

/// The front end by itself: its IR in the interpreter that knows no machine.
#[test]
fn stages_agree_in_the_interpreter_of_the_ir() {
    let outcomes = outcomes(Engine::Interpreter);
    print!("{}", table(&outcomes));
    let bad: Vec<String> = outcomes
        .iter()
        .filter(|o| AGREE.contains(&o.name) && !o.agrees())
        .map(|o| format!("{}: {:?} {}", o.name, o.refused, o.faults.join("\n    ")))
        .collect();
    assert!(bad.is_empty(), "{}", bad.join("\n"));
}

#[test]
fn the_other_stages_compile() {
    // They have textures and no Rust version: what they draw is compared in `picture`.
    for o in on_the_machine().iter().filter(|o| !AGREE.contains(&o.name)) {
        assert_eq!(o.refused, None, "{}", o.name);
    }
}

/// Agreement on nothing would be worth nothing.
#[test]
fn the_scenes_give_the_stages_work() {
    let stages = stream::stages();
    let index = |name| stages.iter().position(|s| s.name == name).unwrap();
    let mut most = [0; 8];
    let mut groups = BTreeMap::new();
    for picture in scenes::all() {
        for dispatch in stream::record(&picture, &stages, |_| None) {
            let name = stages[dispatch.stage].name;
            let [x, y, z] = dispatch.workgroups;
            let most_groups = groups.entry(name).or_insert(0);
            *most_groups = (x * y * z).max(*most_groups);
            if dispatch.stage == index("coarse") {
                let bump = dispatch
                    .resources
                    .iter()
                    .find(|r| r.name == "vello.bump_buf");
                let after = bump.and_then(|r| r.after.as_ref()).unwrap();
                for (i, most) in most.iter_mut().enumerate() {
                    *most = stream::word(after, i).max(*most);
                }
            }
        }
    }
    // Failed stages; then allocations of binning, commands beyond the first block, tiles, tile crossings, segments,
    // blend spills, lines.
    assert_eq!(most[0], 0, "a buffer is too small");
    let least = [0, 500, 256, 1000, 2000, 2000, 256, 1500];
    let enough = most[1..].iter().zip(&least[1..]).all(|(m, l)| m >= l);
    assert!(enough, "{most:?}, want at least {least:?}");
    for name in AGREE {
        let want = match name {
            "path_count_setup" | "path_tiling_setup" | "clip_reduce" | "pathtag_scan_small" => 1,
            _ => 2,
        };
        assert!(
            groups.get(name).is_some_and(|g| *g >= want),
            "{name}: {groups:?}"
        );
    }
}

/// Compares a table of `docs/vello.md` with what is true now, or writes it.
fn document(heading: &str, now: &str) {
    // Two tests write the same file.
    static WRITING: Mutex<()> = Mutex::new(());
    let _one = WRITING.lock().unwrap_or_else(|e| e.into_inner());
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/vello.md");
    let text = std::fs::read_to_string(path).unwrap();
    let start = text.find(heading).expect("docs/vello.md has the table");
    let len = text[start..]
        .find("\n\n")
        .map_or(text.len() - start, |n| n + 1);
    if std::env::var_os("LANEMASK_BLESS").is_some() {
        let new = format!("{}{now}{}", &text[..start], &text[start + len..]);
        std::fs::write(path, new).unwrap();
        return;
    }
    assert_eq!(text[start..start + len], *now, "LANEMASK_BLESS=1 writes it");
}

#[test]
fn the_document_tells_the_outcome() {
    document("| stage |", &table(on_the_machine()));
}

#[test]
fn the_document_tells_the_outcome_on_linx() {
    document("| stage on linx |", &linx::table());
}
