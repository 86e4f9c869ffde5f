//! Results that come late: what a program without its `waitcnt` sees, in each way to complete.
use lanemask_asm::assemble;
use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu::*;
use lanemask_object::Object;

/// Before each program: descriptors of a buffer of 256 words to read, in which word k is 1000 + k, and of one to write; v1 = 4
/// times the lane.
const BEFORE: &str = "
.kernel main
    .workgroup_size SIZE
    .resource 0, 0, from, read
    .resource 0, 1, to, read_write
    .scratch 64
    .workgroup_memory 1024
    .v_regs 128
    .u_regs 64
.end
main:
    u.load.b128 u[8:11], u[0:1], 0
    u.load.b128 u[12:15], u[0:1], 16
    waitcnt sm=0
    v.shl.b32 v1, v3, 2
";

const LATE: Completion = Completion::Late;

fn random(seed: u64) -> Completion {
    Completion::Random { seed }
}

fn object(text: &str, size: u32) -> Object {
    let mut sources = Sources::new();
    let before = BEFORE.replace("SIZE", &size.to_string());
    let file = sources.add("test.s", format!("{before}{text}"));
    let (object, diagnostics) = assemble(&sources, file);
    if let Some(error) = diagnostics.iter().find(|d| Diagnostic::is_error(d)) {
        panic!("{error}\n{text}");
    }
    object
}

/// Registers of the warps of workgroup 0 at their end, and the buffer that was written.
struct After {
    warps: Vec<WarpRegisters>,
    out: Vec<u32>,
}

impl After {
    /// Lane 0 of a vector register of warp 0.
    fn v0(&self, n: usize) -> u32 {
        self.warps[0].v[n][0]
    }
    fn v(&self, n: usize) -> [u32; 32] {
        self.warps[0].v[n]
    }
    fn u(&self, n: usize) -> u32 {
        self.warps[0].u[n]
    }
}

fn try_run(object: &Object, options: &RunOptions<'_>) -> Result<After, RunError> {
    let program = Program::load(object).unwrap();
    let mut memory = Memory::new();
    let size = 1024;
    let from = memory.alloc(size, true).unwrap();
    let to = memory.alloc(size, true).unwrap();
    let words: Vec<u8> = (0..256u32).flat_map(|k| (1000 + k).to_le_bytes()).collect();
    memory.write(from, &words).unwrap();
    let args = [(from, false), (to, true)]
        .map(|(addr, writable)| BufferBinding {
            addr,
            size,
            writable,
        })
        .to_vec();
    let dispatch = Dispatch {
        args,
        ..Dispatch::new(&program, "main", [1, 1, 1])
    };
    let options = RunOptions {
        max_instructions: Some(100_000),
        dump: Some(WarpFilter {
            workgroup: [0; 3],
            warp: None,
        }),
        ..*options
    };
    let summary = lanemask_emu::run(&dispatch, &memory, &options, None)?;
    let bytes = memory.read(to, size).unwrap();
    let out = bytes
        .chunks(4)
        .map(|c| u32::from_le_bytes(c.try_into().unwrap()));
    Ok(After {
        warps: summary.registers,
        out: out.collect(),
    })
}

fn with(completion: Completion) -> RunOptions<'static> {
    RunOptions {
        completion,
        ..RunOptions::default()
    }
}

fn run_size(text: &str, size: u32, completion: Completion) -> After {
    match try_run(&object(text, size), &with(completion)) {
        Ok(after) => after,
        Err(e) => panic!("{e}\n{text}"),
    }
}

fn run(text: &str, completion: Completion) -> After {
    run_size(text, 32, completion)
}

/// What is different in some order of completion: the values that a lane, register or word has with so many seeds.
fn all<T: Ord>(text: &str, of: impl Fn(&After) -> T) -> Vec<T> {
    let mut seen: Vec<T> = (0..60).map(|seed| of(&run(text, random(seed)))).collect();
    seen.sort();
    seen.dedup();
    seen
}

#[test]
fn a_result_comes_with_the_wait_that_demands_it() {
    // spec: W-G6-9
    let early = "
        buffer.load.b32 v4, u[8:11], v1, 0
        v.mov.b32 v5, v4
        waitcnt vm=0
        v.mov.b32 v6, v4
        endpgm";
    for (completion, v5) in [(Completion::AtOnce, 1000), (LATE, 0)] {
        let after = run(early, completion);
        assert_eq!((after.v0(5), after.v0(6)), (v5, 1000), "{completion:?}");
    }
    assert_eq!(
        all(early, |a| (a.v0(5), a.v0(6))),
        [(0, 1000), (1000, 1000)]
    );
}

#[test]
fn p05_a_late_result_lands_on_a_rewritten_register() {
    // spec: W-G6-9
    // pitfall: P5.28
    let text = "
        buffer.load.b32 v4, u[8:11], v1, 0
        v.mov.b32 v4, 7
        v.mov.b32 v5, v4
        waitcnt vm=0
        v.mov.b32 v6, v4
        endpgm";
    let seen = |a: &After| (a.v0(5), a.v0(6));
    assert_eq!(seen(&run(text, Completion::AtOnce)), (7, 7));
    assert_eq!(seen(&run(text, LATE)), (7, 1000));
    assert_eq!(all(text, seen), [(7, 7), (7, 1000), (1000, 1000)]);
}

#[test]
fn address_data_and_mask_are_those_of_the_issue() {
    let text = "
        u.mov.b32 u20, 0x0ff0
        exec.set u20
        v.mov.b32 v4, 5
        v.mov.b32 v7, v1
        buffer.load.b32 v4, u[8:11], v7, 0
        v.mov.b32 v7, 0
        u.mov.b32 u20, 0xffff0000
        exec.set u20
        waitcnt vm=0
        v.mov.b32 v5, 1
        buffer.store.b32 v5, u[12:15], v1, 0
        v.mov.b32 v5, 2
        waitcnt vst=0
        endpgm";
    for completion in [Completion::AtOnce, LATE, random(1), random(2), random(3)] {
        let after = run(text, completion);
        let want = |l: usize| {
            if (4..12).contains(&l) {
                1000 + l as u32
            } else {
                0
            }
        };
        assert_eq!(after.v(4), std::array::from_fn(want), "{completion:?}");
        let stored: Vec<u32> = (0..32).map(|l| u32::from(l >= 16)).collect();
        assert_eq!(after.out[..32], stored, "{completion:?}");
    }
}

#[test]
fn results_of_one_counter_come_in_the_order_of_issue() {
    // spec: W-G6-9
    let text = "
        buffer.load.b32 v4, u[8:11], v1, 0
        scratch.load.b32 v5, 0, 0
        buffer.load.b32 v6, u[8:11], v1, 8
        v.rcp.f32 v7, 4.0
        waitcnt vm=1
        v.mov.b32 v8, v4
        v.mov.b32 v9, v6
        v.mov.b32 v10, v7
        endpgm";
    let late = run(text, LATE);
    // The load of scratch memory, between the others, counts.
    assert_eq!((late.v0(8), late.v0(9), late.v0(10)), (1000, 0, 0));
    let text = "
        buffer.load.b32 v4, u[8:11], v1, 0
        buffer.load.b32 v5, u[8:11], v1, 4
        v.mov.b32 v6, v5
        v.mov.b32 v7, v4
        endpgm";
    // If the second has come, so has the first.
    let seen = all(text, |a| (a.v0(6), a.v0(7)));
    assert_eq!(seen, [(0, 0), (0, 1000), (1001, 1000)]);
}

#[test]
fn counters_have_no_order_among_them() {
    let text = "
        buffer.load.b32 v4, u[8:11], v1, 0
        v.rcp.f32 v5, 4.0
        ls.load.b32 v6, 0, 0
        v.mov.b32 v7, v4
        v.mov.b32 v8, v5
        endpgm";
    let seen = all(text, |a| (a.v0(7), a.v0(8)));
    let quarter = 0.25f32.to_bits();
    assert_eq!(seen, [(0, 0), (0, quarter), (1000, 0), (1000, quarter)]);
    // A wait for one brings nothing of another.
    let waits = text.replace("v.mov.b32 v7", "waitcnt sfu=0\n v.mov.b32 v7");
    let late = run(&waits, LATE);
    assert_eq!((late.v0(7), late.v0(8)), (0, quarter));
}

#[test]
fn uniform_loads_come_in_any_order_and_can_only_be_drained() {
    // spec: W-G6-9
    let text = "
        u.mov.b32 u20, 1
        u.mov.b32 u21, 1
        u.bload.b32 u20, u[8:11], u60, 4
        u.bload.b32 u21, u[8:11], u60, 8
        WAIT
        u.mov.b32 u22, u20
        u.mov.b32 u23, u21
        waitcnt sm=0
        endpgm";
    let seen = |a: &After| (a.u(22), a.u(23));
    let any = [(1, 1), (1, 1002), (1001, 1), (1001, 1002)];
    assert_eq!(all(&text.replace("WAIT", "nop"), seen), any);
    // All ones wait for nothing; the reserved 1 and 2 are taken as 0.
    for (wait, late) in [("3", (1, 1)), ("2", any[3]), ("1", any[3]), ("0", any[3])] {
        let text = text.replace("WAIT", &format!("waitcnt sm={wait}"));
        assert_eq!(seen(&run(&text, LATE)), late, "sm={wait}");
    }
}

#[test]
fn issue_stalls_before_a_counter_is_past_its_largest_wait() {
    // spec: W-G6-9
    let cases = [
        ("buffer.load.b32 vN, u[8:11], v1, 4", 62),
        ("scratch.load.b32 vN, 0, 0", 62),
        ("ls.load.b32 vN, v1, 0", 14),
        ("v.rcp.f32 vN, 4.0", 6),
    ];
    for (insn, most) in cases {
        // The first of so many more that fit has come; the second has not.
        for (more, came) in [(0, [false, false]), (1, [true, false]), (2, [true, true])] {
            let mut text = "
                v.mov.b32 v4, 5
                ls.store.b32 v4, v1, 0
                scratch.store.b32 v4, 0, 0
                waitcnt vst=0, ls=0
            "
            .to_string();
            for k in 0..most + more {
                text += &format!("{}\n", insn.replace('N', &(20 + k).to_string()));
            }
            text += "v.mov.b32 v4, v20\nv.mov.b32 v5, v21\nendpgm";
            let after = run(&text, LATE);
            let seen = [after.v0(4) != 0, after.v0(5) != 0];
            assert_eq!(seen, came, "{} x {insn}", most + more);
        }
    }
    // Two uniform loads may be under way.
    let text = "
        u.bload.b32 u20, u[8:11], u60, 4
        u.bload.b32 u21, u[8:11], u60, 8
        u.bload.b32 u22, u[8:11], u60, 12
        u.mov.b32 u24, u20
        u.mov.b32 u25, u21
        u.mov.b32 u26, u22
        endpgm";
    let counts = all(text, |a| {
        [24, 25, 26].iter().filter(|n| a.u(**n) != 0).count()
    });
    assert_eq!(counts, [1, 2, 3]);
}

#[test]
fn endpgm_completes_in_the_order_of_issue() {
    // spec: W-G6-2
    let text = "
        v.rcp.f32 v4, 4.0
        buffer.load.b32 v4, u[8:11], v1, 0
        ls.load.b32 v5, 0, 0
        v.rcp.f32 v5, 4.0
        endpgm";
    for completion in [Completion::AtOnce, LATE] {
        let after = run(text, completion);
        assert_eq!((after.v0(4), after.v0(5)), (1000, 0.25f32.to_bits()));
    }
}

#[test]
fn barrier_orders_memory_and_brings_no_results() {
    // spec: W-G6-7
    // pitfall: P5.22 P5.28
    // Each warp writes what the other reads.
    let text = "
        v.xor.b32 v2, v1, 128
        ls.store.b32 v3, v1, 0
        barrier
        ls.load.b32 v4, v2, 0
        barrier
        v.mov.b32 v5, v4
        waitcnt ls=0
        v.mov.b32 v6, v4
        endpgm";
    for (completion, early) in [(Completion::AtOnce, [32, 0]), (LATE, [0, 0])] {
        let after = run_size(text, 64, completion);
        let seen: Vec<_> = after.warps.iter().map(|w| (w.v[5][0], w.v[6][0])).collect();
        assert_eq!(seen, [(early[0], 32), (early[1], 0)], "{completion:?}");
    }
    let one = all(
        &text.replace(
            "barrier\n        v.mov",
            "barrier\n        waitcnt ls=0\n        v.mov",
        ),
        |a| a.v0(5),
    );
    assert_eq!(one, [0], "a single warp reads what nobody has written");
}

#[test]
fn nothing_else_brings_results() {
    // spec: W-G6-5 W-G6-6 W-G6-8
    // pitfall: P5.25
    let others = [
        "icache.inv",
        "sleep 100",
        "setprio 3",
        "fence.seqcst.device",
        "csrr u20, clock",
        "csrwi fflags, 0",
        "nop",
        "b next\nnext:",
        "waitcnt vst=0, tex=0, ls=0, sm=0, sfu=0",
        "waitcnt vm=1",
    ];
    for other in others {
        let text = format!(
            "buffer.load.b32 v4, u[8:11], v1, 0\n{other}\nv.mov.b32 v5, v4\nwaitcnt vm=0\nv.mov.b32 v6, v4\nendpgm"
        );
        let after = run(&text, LATE);
        assert_eq!((after.v0(5), after.v0(6)), (0, 1000), "{other}");
    }
}

#[test]
fn an_operation_without_lanes_counts_and_writes_nothing() {
    // spec: W-EXEC-5 W-G6-9
    let text = "
        v.mov.b32 v5, 9
        buffer.load.b32 v4, u[8:11], v1, 0
        exec.get u20
        exec.set u60
        buffer.load.b32 v5, u[8:11], v1, 4
        exec.set u20
        waitcnt vm=1
        v.mov.b32 v6, v4
        waitcnt vm=0
        endpgm";
    for completion in [Completion::AtOnce, LATE, random(4)] {
        let after = run(text, completion);
        assert_eq!((after.v0(6), after.v0(5)), (1000, 9), "{completion:?}");
    }
}

#[test]
fn p05_a_late_half_leaves_the_other_half() {
    // spec: W-REG-4 W-REG-5
    // pitfall: P5.26
    let text = "
        buffer.load.b16 v4.l, u[8:11], v1, 0
        v.mov.b16 v4.h, 5
        v.mov.b32 v5, v4
        waitcnt vm=0
        v.mov.b32 v6, v4
        v.rcp.f16 v7.h, 4.0
        v.mov.b16 v7.l, 6
        waitcnt sfu=0
        endpgm";
    let after = run(text, LATE);
    let quarter = u32::from(half_bits(0.25)) << 16;
    assert_eq!(after.v0(5), 5 << 16);
    assert_eq!((after.v0(6), after.v0(7)), (5 << 16 | 1000, quarter | 6));
}

/// The bits of a binary16 number that is a power of two.
fn half_bits(x: f32) -> u16 {
    ((x.to_bits() >> 13) - ((127 - 15) << 10)) as u16
}

#[test]
fn registers_of_wide_results_come_together() {
    // spec: W-REG-6 W-REG-8
    let text = "
        buffer.load.b128 v[4:7], u[8:11], v1, 0
        buffer.atomic.add.u64 v[10:11], u[12:15], v60, 0, v[14:15]
        u.mov.b32 u23, 0x40100000 ; the high word of 4.0
        u.rcp.f64 u[20:21], u[22:23]
        OVERWRITE
        waitcnt vm=0, sfu=0
        endpgm";
    let four = |a: &After| [4, 5, 6, 7].map(|n| a.v0(n));
    let after = run(
        &text.replace("OVERWRITE", "v.mov.b32 v5, 1\nv.mov.b32 v7, 1"),
        LATE,
    );
    assert_eq!(four(&after), [1000, 1001, 1002, 1003]);
    let seen = all(
        &text.replace("OVERWRITE", "v.mov.b32 v5, 1\nv.mov.b32 v7, 1"),
        four,
    );
    // At once, between the two moves, or behind them: both registers of a moment are new or old.
    let between = [1000, 1001, 1002, 1];
    assert_eq!(
        seen,
        [[1000, 1, 1002, 1], between, [1000, 1001, 1002, 1003]]
    );
    let after = run(&text.replace("OVERWRITE", "u.mov.b32 u21, 3"), LATE);
    let quarter = 0.25f64.to_bits();
    assert_eq!(
        (after.u(20), after.u(21)),
        (quarter as u32, (quarter >> 32) as u32)
    );
}

#[test]
fn movrel_reads_what_is_there() {
    // spec: W-REG-10
    let text = "
        buffer.load.b32 v6, u[8:11], v1, 0
        u.mov.b32 u20, 2
        v.movrel.s v7, v4, u20
        waitcnt vm=0
        v.movrel.s v8, v4, u20
        endpgm";
    let after = run(text, LATE);
    assert_eq!((after.v0(7), after.v0(8)), (0, 1000));
}

#[test]
fn a_trapping_operation_issues_nothing() {
    // spec: W-G6-9 W-TRAP-1
    // The second load is misaligned; the handler skips it. Had it been issued, `vm=1` would bring the first.
    let text = "
        u.mov.b32 u20, handler
        csrw trapbase, u20
        v.mov.b32 v7, 2
        buffer.load.b32 v4, u[8:11], v1, 0
        buffer.load.b32 v5, u[8:11], v7, 0
        waitcnt vm=1
        v.mov.b32 v8, v4
        waitcnt vm=0
        v.mov.b32 v9, v4
        endpgm
    handler:
        csrr u21, trapcause
        csrr u22, trappc
        jr u22, 8";
    let after = run(text, LATE);
    assert_eq!(after.u(21), 4);
    assert_eq!((after.v0(8), after.v0(9), after.v0(5)), (0, 1000, 0));
}

#[test]
fn a_trap_completes_nothing_and_a_handler_can_wait() {
    // spec: W-G6-9 W-TRAP-1
    let text = "
        u.mov.b32 u20, handler
        csrw trapbase, u20
        buffer.load.b32 v4, u[8:11], v1, 0
        v.rcp.f32 v5, 4.0
        trap 1
        v.mov.b32 v8, v4
        waitcnt vm=0
        v.mov.b32 v9, v4
        endpgm
    handler:
        v.mov.b32 v6, v5
        waitcnt sfu=0
        v.mov.b32 v7, v5
        csrr u22, trappc
        jr u22, 4";
    let after = run(text, LATE);
    let quarter = 0.25f32.to_bits();
    assert_eq!((after.v0(6), after.v0(7)), (0, quarter));
    assert_eq!((after.v0(8), after.v0(9)), (0, 1000));
}

#[test]
fn a_report_has_all_results() {
    let text = "
        buffer.load.b32 v4, u[8:11], v1, 0
        v.rcp.f32 v5, 4.0
        trap 1";
    for completion in [Completion::AtOnce, LATE, random(1)] {
        match try_run(&object(text, 32), &with(completion)) {
            Err(RunError::Trap(report)) => {
                let v = &report.registers.v;
                assert_eq!(
                    (v[4][0], v[5][0]),
                    (1000, 0.25f32.to_bits()),
                    "{completion:?}"
                );
            }
            _ => panic!("it traps"),
        }
    }
}

#[test]
fn helpers_keep_what_atomics_and_bad_loads_do_not_give_them() {
    // spec: W-EXEC-1
    // Lane 1 works, the rest of its quad helps; lane 2 could not load.
    let text = "
        v.mov.b32 v4, 7
        v.mov.b32 v5, 7
        v.mov.b32 v6, v1
        v.mov.b32 v7, 2
        u.mov.b32 u20, 4
        exec.set u20
        v.mov.b32 v6, v7
        u.mov.b32 u20, 2
        exec.set u20
        exec.wqm u21
        buffer.load.b32 v4, u[8:11], v6, 0
        buffer.atomic.add.u32 v5, u[12:15], v1, 0, v7
        MORE
        waitcnt vm=0
        endpgm";
    for (more, kept) in [("nop", 7), ("v.mov.b32 v4, 8\nv.mov.b32 v5, 8", 8)] {
        let after = run(&text.replace("MORE", more), LATE);
        assert_eq!(after.v(4)[..5], [1000, 1001, kept, 1003, 7], "{more}");
        assert_eq!(after.v(5)[..5], [kept, 0, kept, kept, 7], "{more}");
    }
}

/// Reads registers early all the time; the lanes of 40 workgroups write what they saw.
const RACY: &str = "
        buffer.load.b32 v4, u[8:11], v1, 0
        v.mov.b32 v5, v4
        v.rcp.f32 v6, 4.0
        v.add.u32 v5, v5, v4
        v.add.u32 v5, v5, v6
        v.mov.b32 v4, 3
        v.add.u32 v5, v5, v4
        v.mov.b32 v8, 7
        v.and.b32 v7, v3, v8
        v.shl.b32 v7, v7, 2
        u.and.b32 u20, u2, 31
        u.shl.b32 u20, u20, 5
        v.add.u32 v7, v7, u20
        waitcnt vm=0
        v.add.u32 v5, v5, v4
        buffer.store.b32 v5, u[12:15], v7, 0
        endpgm";

#[test]
fn a_seed_gives_the_same_bytes_on_any_number_of_threads() {
    let object = object(RACY, 32);
    let run = |seed, threads| {
        let program = Program::load(&object).unwrap();
        let mut memory = Memory::new();
        let args = [0, 1].map(|k| BufferBinding {
            addr: memory.alloc(1024, true).unwrap(),
            size: 1024,
            writable: k == 1,
        });
        memory.write(args[0].addr, &[1; 1024]).unwrap();
        let dispatch = Dispatch {
            args: args.to_vec(),
            ..Dispatch::new(&program, "main", [32, 1, 1])
        };
        let options = RunOptions {
            threads,
            ..with(random(seed))
        };
        lanemask_emu::run(&dispatch, &memory, &options, None).unwrap();
        memory.read(args[1].addr, 1024).unwrap()
    };
    let mut distinct = std::collections::BTreeSet::new();
    for seed in 0..10 {
        let first = run(seed, 1);
        assert_eq!(first, run(seed, 1), "seed {seed}");
        assert_eq!(first, run(seed, 4), "seed {seed}");
        // Workgroups do not all have the same moments.
        assert!(first.chunks(32).any(|g| g != &first[..32]), "seed {seed}");
        distinct.insert(first);
    }
    assert!(distinct.len() > 5, "seeds differ");
}
