//! What must hold of every kernel, on random ones.

use lanemask_ir::generate::{Options, Rng, buffers, generate};
use lanemask_ir::interp::{Event, Launch, What, run, run_observed};
use lanemask_ir::uniform::{Level, analyse};
use lanemask_ir::{Kernel, Op, Region, Stmt, Term, Value, text, verify, without_spans};
use std::collections::BTreeMap;

const SEEDS: std::ops::Range<u64> = 0..1500;

fn options(seed: u64) -> Options {
    let sizes = [
        [16, 1, 1],
        [4, 2, 2],
        [12, 1, 1],
        [1, 1, 1],
        [8, 4, 1],
        [3, 5, 1],
    ];
    Options {
        workgroup_size: sizes[seed as usize % sizes.len()],
        statements: 20 + 30 * (seed as usize % 5),
        depth: 2 + seed as usize % 5,
        warp_builtins: seed.is_multiple_of(3),
        subgroups: seed.is_multiple_of(6),
        numbers: seed.is_multiple_of(4),
        doubles: seed.is_multiple_of(8),
        ..Options::default()
    }
}

#[test]
fn generated_kernels_are_valid_and_their_barriers_uniform() {
    for seed in SEEDS {
        let k = generate(seed, &options(seed));
        assert_eq!(verify(&k), [], "seed {seed}\n{}", text::print(&k));
        for lanes in [1, 4, 32] {
            assert_eq!(
                analyse(&k, lanes).barriers(),
                [],
                "seed {seed}, {lanes} lanes"
            );
        }
    }
}

#[test]
fn text_reads_back_as_the_same_kernel() {
    for seed in SEEDS {
        let k = generate(seed, &options(seed));
        let printed = text::print(&k);
        let (back, mistakes) = text::parse(Default::default(), &printed);
        assert_eq!(mistakes, [], "seed {seed}\n{printed}");
        let back = back.unwrap();
        assert_eq!(without_spans(&back), k, "seed {seed}\n{printed}");
        assert_eq!(text::print(&back), printed);
    }
}

#[test]
fn damaged_text_is_refused_without_panic() {
    let mut rng = Rng::new(1);
    for seed in 0..60 {
        let printed = text::print(&generate(seed, &options(seed)));
        for _ in 0..40 {
            let mut bytes = printed.clone().into_bytes();
            for _ in 0..1 + rng.below(3) {
                let at = rng.below(bytes.len());
                match rng.below(4) {
                    0 => bytes[at] = rng.pick(b"%L{}()=,\"\\ 0-9a.[]:+/\n"),
                    1 => bytes.truncate(at.max(1)),
                    2 => {
                        bytes.remove(at);
                    }
                    _ => bytes[at] = rng.next_u64() as u8,
                }
            }
            let damaged = String::from_utf8_lossy(&bytes);
            let (kernel, mistakes) = text::parse(Default::default(), &damaged);
            assert_eq!(kernel.is_some(), mistakes.is_empty());
            if let Some(kernel) = kernel {
                // Whatever was read, the verifier has an opinion, and its text reads back.
                let bad = verify(&kernel);
                let again = text::parse(Default::default(), &text::print(&kernel));
                assert_eq!(again.1, []);
                assert_eq!(without_spans(&again.0.unwrap()), without_spans(&kernel));
                if bad.is_empty() {
                    analyse(&kernel, 4);
                }
            }
        }
    }
}

/// Loops around the definition of each value.
fn loops_around(kernel: &Kernel) -> Vec<Vec<u32>> {
    fn walk(k: &Kernel, region: &Region, loops: &mut Vec<u32>, out: &mut [Vec<u32>]) {
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => {
                    for r in &inst.results {
                        out[r.0 as usize] = loops.clone();
                    }
                }
                Stmt::Loop { label, body, .. } => {
                    loops.push(label.0);
                    for p in &k.labels[label.0 as usize].params {
                        out[p.0 as usize] = loops.clone();
                    }
                    walk(k, body, loops, out);
                    loops.pop();
                }
                Stmt::Block { label, body } => {
                    walk(k, body, loops, out);
                    for p in &k.labels[label.0 as usize].params {
                        out[p.0 as usize] = loops.clone();
                    }
                }
                Stmt::If {
                    label,
                    then,
                    otherwise,
                    ..
                } => {
                    walk(k, then, loops, out);
                    walk(k, otherwise, loops, out);
                    for p in &k.labels[label.0 as usize].params {
                        out[p.0 as usize] = loops.clone();
                    }
                }
            }
        }
    }
    let mut out = vec![Vec::new(); kernel.values.len()];
    walk(kernel, &kernel.body, &mut Vec::new(), &mut out);
    out
}

/// Who shares a definition: the group of invocations (0 = the workgroup, else the warp), the value, the trips.
type Definition = (u32, Value, Vec<u32>);

#[test]
fn values_agree_where_the_analysis_says_so() {
    const LANES: u32 = 4;
    let (mut uniform, mut varying) = (0u64, 0u64);
    for seed in SEEDS {
        let k = generate(seed, &options(seed));
        let u = analyse(&k, LANES);
        let loops = loops_around(&k);
        let mut trips: BTreeMap<(u32, u32), u32> = BTreeMap::new();
        let mut words: BTreeMap<Definition, (u32, u32)> = BTreeMap::new();
        let mut group = [0; 3];
        let observe = |e: Event| {
            if e.workgroup != group {
                group = e.workgroup;
                words.clear();
            }
            match e.what {
                What::Enter(l) => {
                    trips.insert((e.local_index, l.0), 0);
                }
                What::Br(l) => *trips.entry((e.local_index, l.0)).or_default() += 1,
                What::Define(v, word) => {
                    let whom = match u.level(v) {
                        Level::WorkgroupUniform => 0,
                        Level::WarpUniform => 1 + e.local_index / LANES,
                        Level::Varying => {
                            varying += 1;
                            return;
                        }
                    };
                    uniform += 1;
                    let instance: Vec<u32> = loops[v.0 as usize]
                        .iter()
                        .map(|l| trips[&(e.local_index, *l)])
                        .collect();
                    let first = *words
                        .entry((whom, v, instance.clone()))
                        .or_insert((word, e.local_index));
                    assert_eq!(
                        word,
                        first.0,
                        "seed {seed}: %{} in trips {instance:?} differs between invocations {} and {}\n{}",
                        v.0,
                        first.1,
                        e.local_index,
                        text::print(&k)
                    );
                }
            }
        };
        let launch = Launch {
            workgroups: [2, 1, 1],
            lanes_per_warp: LANES,
            max_steps: 20_000_000,
            ..Launch::default()
        };
        let mut data = buffers(&k, launch.workgroups, seed);
        run_observed(&k, &launch, &mut data, observe)
            .unwrap_or_else(|e| panic!("seed {seed}: {e}"));
    }
    // The kernels exercise both.
    assert!(
        uniform > varying / 20 && varying > uniform / 20,
        "{uniform} {varying}"
    );
}

#[test]
fn results_do_not_depend_on_lanes_per_warp_and_are_not_trivial() {
    let mut written = 0;
    for seed in SEEDS.filter(|s| s % 3 != 0) {
        let k = generate(seed, &options(seed));
        let results = [1, 4, 32].map(|lanes_per_warp| {
            let launch = Launch {
                workgroups: [2, 2, 1],
                lanes_per_warp,
                scratch_fill: lanes_per_warp as u8,
                ..Launch::default()
            };
            let mut data = buffers(&k, launch.workgroups, seed);
            run(&k, &launch, &mut data).unwrap();
            data
        });
        assert_eq!(results[0], results[1], "seed {seed}");
        assert_eq!(results[0], results[2], "seed {seed}");
        written += usize::from(results[0][0].chunks(4).filter(|w| *w != [0; 4]).count() > 4);
    }
    assert!(written > 200, "only {written} kernels wrote something");
}

#[test]
fn what_a_shuffle_from_nobody_gives_is_not_used() {
    for seed in SEEDS.filter(|s| s % 6 == 0) {
        let k = generate(seed, &options(seed));
        let results = [0u8, 0xff].map(|scratch_fill| {
            let launch = Launch {
                lanes_per_warp: 8,
                scratch_fill,
                ..Launch::default()
            };
            let mut data = buffers(&k, launch.workgroups, seed);
            run(&k, &launch, &mut data).unwrap();
            data
        });
        assert_eq!(results[0], results[1], "seed {seed}\n{}", text::print(&k));
    }
}

/// The generator is of use only while it makes what it promises.
#[test]
fn generated_kernels_contain_what_they_promise() {
    #[derive(Default)]
    struct Seen {
        barriers: usize,
        loops: usize,
        inner_returns: usize,
        multi_level: usize,
        divergent_loops: usize,
        uniform_loops_with_params: usize,
        scratch: usize,
        subgroups: usize,
    }
    fn walk(region: &Region, open: &mut Vec<u32>, seen: &mut Seen) {
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => {
                    seen.barriers += usize::from(inst.op == Op::Barrier);
                    seen.subgroups += usize::from(matches!(inst.op, Op::Subgroup(_)));
                    if let Op::Load(a) = &inst.op {
                        seen.scratch += usize::from(a.space == lanemask_ir::Space::Scratch);
                    }
                }
                Stmt::Block { label, body } => {
                    open.push(label.0);
                    walk(body, open, seen);
                    open.pop();
                }
                Stmt::Loop { label, body, .. } => {
                    seen.loops += 1;
                    open.push(label.0);
                    walk(body, open, seen);
                    open.pop();
                }
                Stmt::If {
                    label,
                    then,
                    otherwise,
                    ..
                } => {
                    open.push(label.0);
                    walk(then, open, seen);
                    walk(otherwise, open, seen);
                    open.pop();
                }
            }
        }
        match &region.term {
            Term::Br { label, .. } => {
                let at = open.iter().position(|l| *l == label.0).unwrap();
                seen.multi_level += usize::from(open.len() - at > 3);
            }
            Term::Return => seen.inner_returns += usize::from(!open.is_empty()),
            Term::Unreachable => {}
        }
    }
    let mut seen = Seen::default();
    for seed in SEEDS {
        let k = generate(seed, &options(seed));
        walk(&k.body, &mut Vec::new(), &mut seen);
        let u = analyse(&k, 4);
        for l in (0..k.labels.len()).map(|l| lanemask_ir::Label(l as u32)) {
            let params = &k.labels[l.0 as usize].params;
            seen.divergent_loops += usize::from(u.label(l).divergent_leave);
            seen.uniform_loops_with_params +=
                usize::from(!params.is_empty() && params.iter().any(|p| u.is_warp_uniform(*p)));
        }
    }
    let counts = [
        seen.barriers,
        seen.loops,
        seen.inner_returns,
        seen.multi_level,
        seen.divergent_loops,
        seen.uniform_loops_with_params,
        seen.scratch,
        seen.subgroups,
    ];
    assert!(counts.iter().all(|c| *c > 100), "{counts:?}");
}
