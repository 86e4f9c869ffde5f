//! Code that kernels change.

use crate::common::*;
use crate::text::{kernel, kernel_with, label};

/// Overwrites the word at `target` by the one at `other`.
const PATCH: &str = "
    csrr u31, code_hi
    v.mov.b32 v10, other
    v.mov.b32 v11, u31
    v.mov.b32 v14, target
    v.mov.b32 v15, u31
    global.load.b32 v12, v[10:11], 0
    waitcnt vm=0
    store: global.store.b32 v12, v[14:15], 0
    waitcnt vst=0
";

fn writable(t: &Test) -> RunOptions<'static> {
    RunOptions {
        writable_code: true,
        ..t.options()
    }
}

fn run_writable(t: &Test) -> Summary {
    match t.outcome(&writable(t), None).0 {
        Ok(summary) => summary,
        Err(e) => panic!("{e}"),
    }
}

#[test]
fn a_store_to_code_traps_and_the_message_names_the_option() {
    let t = kernel_with(
        32,
        &format!("{PATCH}\n target: u.mov.b32 u20, 1"),
        "other: u.mov.b32 u20, 2",
        &[],
    );
    let got = t.trap();
    assert_eq!((got.cause, got.pc), (5, label(&t, "store")));
    assert_eq!(
        got.address,
        Some(CODE_BASE + u64::from(label(&t, "target")))
    );
    assert_eq!(got.faulting_lanes, u32::MAX);
    let text = got.to_string();
    assert!(text.contains("`--writable-code`"), "{text}");
    // Elsewhere it is not said.
    let other = kernel("v.mov.b32 v10, 16\n global.load.b32 v12, v[10:11], 0", &[]).trap();
    assert_eq!((other.cause, other.detail), (5, None));
}

#[test]
fn a_core_runs_the_old_code_until_it_fetches_again() {
    // spec: W-G6-8
    for (sync, want) in [
        ("nop", 1),
        ("icache.inv", 2),
        ("barrier", 1),
        ("sleep 9", 1),
    ] {
        let t = kernel_with(
            32,
            &format!("{PATCH}\n {sync}\n target: u.mov.b32 u20, 1"),
            "other: u.mov.b32 u20, 2",
            &[],
        );
        let summary = run_writable(&t);
        assert_eq!(summary.registers[0].u[20], want, "{sync}");
        // Nine instructions of the patch and three behind it; `icache.inv` is one as any other.
        assert_eq!(summary.stats.warp_instructions, 9 + 3);
    }
}

#[test]
fn new_code_may_have_new_constants_and_lengths() {
    // spec: W-G6-8
    // Both words of a 64-bit instruction with a literal that the old code does not have.
    let t = kernel_with(
        32,
        "csrr u31, code_hi
        v.mov.b32 v10, other
        v.mov.b32 v11, u31
        v.mov.b32 v14, target
        v.mov.b32 v15, u31
        global.load.b64 v[12:13], v[10:11], 0
        global.store.b64 v[12:13], v[14:15], 0
        icache.inv
        target: nop
        nop
        v.add.u32 v21, v20, 0x7777",
        "other: v.add.u32 v20, v3, 0x12345678",
        &[],
    );
    let r = &run_writable(&t).registers[0];
    assert_eq!(r.v[20], std::array::from_fn(|l| 0x1234_5678 + l as u32));
    assert_eq!(r.v[21][0], 0x1234_5678 + 0x7777);
    // An instruction that is none, and the report shows what was fetched.
    let t = kernel_with(
        32,
        &format!("{PATCH}\n icache.inv\n target: u.mov.b32 u20, 1"),
        "other: .word 0xfffffffe",
        &[],
    );
    match t.outcome(&writable(&t), None).0 {
        Err(RunError::Trap(r)) => {
            assert_eq!(
                (r.cause, r.info, r.pc),
                (1, 0xffff_fffe, label(&t, "target"))
            );
            assert_eq!(r.instruction, "fffffffe (not an instruction)");
        }
        other => panic!("{other:?}"),
    }
}

/// Warp 0 changes the code and fetches; the other warps and workgroups run it afterwards.
fn patched_by_the_first_warp() -> Test {
    let mut t = kernel_with(
        64,
        &format!(
            "u.load.b128 u[8:11], u[0:1], 0
            u.or.b32 u21, u29, u2
            bnz u21, wait
            {PATCH}
            icache.inv
            v.mov.b32 v4, 1
            buffer.store.b32 v4, u[8:11], 0, 0
            wait: buffer.load.b32 v5, u[8:11], 0, 0
            waitcnt vm=0
            u.readfirst u22, v5
            bz u22, wait
            target: u.mov.b32 u20, 1
            u.shl.b32 u23, u2, 1
            u.add.u32 u23, u23, u29
            u.shl.b32 u23, u23, 2
            v.mov.b32 v6, u20
            buffer.store.b32 v6, u[8:11], u23, 4"
        ),
        "other: u.mov.b32 u20, 2",
        &[&[0; 5]],
    );
    t.groups = [2, 1, 1];
    t
}

#[test]
fn the_cache_belongs_to_the_core() {
    // spec: W-G6-8
    let t = patched_by_the_first_warp();
    let stored = |shape: Option<&str>| {
        let options = RunOptions {
            shape: shape.map(|s| s.parse().expect("a shape")),
            ..writable(&t)
        };
        let (result, buffers) = t.outcome(&options, None);
        result.expect("runs");
        buffers[0][1..].to_vec()
    };
    // Both workgroups on one core, each on its own, each on a new one.
    assert_eq!(stored(Some("cores=1,workgroups=2")), [2, 2, 2, 2]);
    assert_eq!(stored(Some("cores=1,workgroups=1")), [2, 2, 2, 2]);
    assert_eq!(stored(Some("cores=2")), [2, 2, 1, 1]);
    assert_eq!(stored(None), [2, 2, 1, 1]);
}

#[test]
fn results_may_be_under_way_while_the_code_changes() {
    // spec: W-G6-8
    // The new instruction is a load, whose result is late; it is waited for.
    let t = kernel_with(
        32,
        "csrr u31, code_hi
        v.mov.b32 v10, other
        v.mov.b32 v11, u31
        v.mov.b32 v14, target
        v.mov.b32 v15, u31
        v.mov.b32 v20, 99
        ls.store.b32 v20, 0, 0
        waitcnt ls=0
        global.load.b64 v[12:13], v[10:11], 0
        waitcnt vm=0
        global.store.b64 v[12:13], v[14:15], 0
        waitcnt vst=0
        icache.inv
        target: nop
        nop
        v.mov.b32 v22, v21
        waitcnt ls=0
        v.mov.b32 v23, v21",
        "other: ls.load.b32 v21, 0, 0",
        &[],
    );
    for (completion, early) in [(Completion::AtOnce, 99), (Completion::Late, 0)] {
        let options = RunOptions {
            completion,
            ..writable(&t)
        };
        let summary = t.outcome(&options, None).0.expect("runs");
        let r = &summary.registers[0];
        assert_eq!((r.v[22][0], r.v[23][0]), (early, 99), "{completion:?}");
    }
}

#[test]
fn the_trace_shows_what_was_fetched() {
    let t = kernel_with(
        32,
        &format!("{PATCH}\n icache.inv\n target: u.mov.b32 u20, 1"),
        "other: u.mov.b32 u20, 2",
        &[],
    );
    let trace = Trace::new(Vec::new(), None, None);
    t.outcome(&writable(&t), Some(&trace)).0.expect("runs");
    let text = String::from_utf8(trace.finish().expect("no file")).expect("UTF-8");
    assert!(
        text.contains("u.mov.b32 u20, 0x2 ; u20 = 00000002"),
        "{text}"
    );
}

#[test]
fn stale_code_is_found_with_both_places() {
    // spec: W-G6-8
    let stale = |t: &Test| {
        let program = Program::load(&t.object).expect("loads");
        let stale = StaleCode::new(&program, "main");
        t.outcome(&writable(t), Some(&stale)).0.expect("runs");
        stale.findings()
    };
    let program = |sync: &str| {
        kernel_with(
            32,
            &format!("{PATCH}\n {sync}\n target: u.mov.b32 u20, 1\n u.mov.b32 u21, 5"),
            "other: u.mov.b32 u20, 2",
            &[],
        )
    };
    assert_eq!(stale(&program("icache.inv")), []);
    let t = program("nop");
    let source = |pc: u32| {
        let (file, row) = t.object.lines.find(pc).expect("assembly has lines");
        Some(SourcePosition {
            file: file.into(),
            line: row.line,
            column: row.column,
        })
    };
    let want = StaleExecution {
        kernel: "main".into(),
        store_instruction: "global.store.b32 v12, v[14:15], 0".into(),
        store_source: source(label(&t, "store")),
        source: source(label(&t, "target")),
        store_pc: label(&t, "store"),
        store_workgroup: [0; 3],
        store_warp: 0,
        pc: label(&t, "target"),
        instruction: "u.mov.b32 u20, 0x1".into(),
        workgroup: [0; 3],
        warp: 0,
        count: 1,
    };
    assert_eq!(stale(&t), [want]);
    // The other workgroup has a core of its own, which has not fetched again.
    let found = stale(&patched_by_the_first_warp());
    assert_eq!(found.len(), 1);
    assert_eq!(
        (found[0].workgroup, found[0].warp, found[0].count),
        ([1, 0, 0], 0, 2)
    );
    // A store of what is there already changes nothing.
    let same = kernel_with(
        32,
        &format!("{PATCH}\n target: u.mov.b32 u20, 1"),
        "other: u.mov.b32 u20, 1",
        &[],
    );
    assert_eq!(stale(&same), []);
}
