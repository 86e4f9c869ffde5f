//! The check of waits: what it tells of, and what it does not.
use lanemask_asm::assemble;
use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu::*;

/// Runs a program of warps of 32, with `u60` = 0 and `u61` as given; what it used too early, as line of the use and message.
fn findings(text: &str, size: u32, u61: u32) -> Vec<EarlyUse> {
    let text = format!(
        ".kernel main\n.workgroup_size {size}\n.workgroup_memory 256\n.scratch 16\n.v_regs 100\n.u_regs 64\n.resource 0, 0, data, read_write\n.end\nmain: {text}"
    );
    let mut sources = Sources::new();
    let file = sources.add("test.s", &text);
    let (object, diagnostics) = assemble(&sources, file);
    if let Some(error) = diagnostics.iter().find(|d| Diagnostic::is_error(d)) {
        panic!("{error}\n{text}");
    }
    let program = Program::load(&object).unwrap();
    let found = |completion| {
        let mut memory = Memory::new();
        let addr = memory.alloc(1024, true).unwrap();
        let dispatch = Dispatch {
            args: vec![
                BufferBinding {
                    addr,
                    size: 1024,
                    writable: true,
                }
                .into(),
            ],
            initial_registers: vec![(61, u61)],
            ..Dispatch::new(&program, "main", [2, 1, 1])
        };
        let options = RunOptions {
            max_instructions: Some(10_000),
            completion,
            ..RunOptions::default()
        };
        let check = WaitCheck::new(&program, "main");
        match run(&dispatch, &memory, &options, Some(&check)) {
            Ok(_) | Err(RunError::Trap(_)) => check.finish(),
            Err(e) => panic!("{e}\n{text}"),
        }
    };
    // It does not matter when the engine completes.
    let all = found(Completion::AtOnce);
    assert_eq!(all, found(Completion::Late));
    all
}

/// The messages, with the wait that is missing, of a program that runs behind `u[12:15]` = descriptor, v1 = byte address.
fn told(text: &str) -> Vec<String> {
    let before = "u.load.b128 u[12:15], u[0:1], 0\nv.shl.b32 v1, v3, 2\nwaitcnt sm=0\n";
    let found = findings(&format!("{before}{text}\nendpgm"), 32, 0);
    let message = |f: &EarlyUse| {
        let text = f.to_string();
        // Addresses are of no interest here.
        let (what, place) = text.split_once(" of ").unwrap();
        let rest = place.split_once(')').map_or("", |(_, rest)| rest);
        format!("{what}{rest}: {}={}", f.counter, f.wait)
    };
    found.iter().map(message).collect()
}

const LOAD: &str = "buffer.load.b32 v4, u[12:15], v1, 0\n";

fn after_load(text: &str) -> Vec<String> {
    told(&format!("{LOAD}{text}"))
}

#[test]
fn reads_and_overwrites_are_told_apart() {
    // spec: W-G6-9
    // pitfall: P5.28
    let read = ["v4 is read while the result is under way: vm=0"];
    let written = ["v4 is overwritten while the result is under way: vm=0"];
    assert_eq!(after_load("v.mov.b32 v5, v4"), read);
    assert_eq!(after_load("v.mov.b32 v4, v5"), written);
    assert_eq!(after_load("v.add.u32 v4, v4, v5").len(), 1);
    assert_eq!(after_load("buffer.store.b32 v4, u[12:15], v1, 0"), read);
    // The second result comes behind the first, but issue does not wait.
    assert_eq!(after_load(LOAD), written);
    assert_eq!(after_load("waitcnt vm=0\nv.mov.b32 v5, v4"), [""; 0]);
    assert_eq!(after_load("waitcnt vm=0\nv.mov.b32 v4, v5"), [""; 0]);
    // The end waits for all.
    assert_eq!(after_load("v.mov.b32 v5, v6"), [""; 0]);
}

#[test]
fn what_is_told_says_where_and_how_often() {
    let text = "v.mov.b32 v10, 2.0\nu.mov.b32 u20, 5\nloop: v.rcp.f32 v4, v10\nv.mov.b32 v5, v4\nu.sub.u32 u20, u20, 1\nbnz u20, loop\nendpgm";
    let found = findings(text, 64, 0);
    let [f] = &found[..] else { panic!("{found:?}") };
    assert_eq!(
        (f.instruction.as_str(), f.pending_instruction.as_str()),
        ("v.mov.b32 v5, v4", "v.rcp.f32 v4, v10")
    );
    let line = |s: &Option<SourcePosition>| s.as_ref().map(|s| s.line);
    assert_eq!(
        (line(&f.source), line(&f.pending_source)),
        (Some(12), Some(11))
    );
    assert_eq!(f.pc - f.pending_pc, 8);
    // Two workgroups of two warps with five trips each.
    assert_eq!((f.workgroup, f.warp, f.count), ([0; 3], 0, 20));
    assert_eq!((f.kernel.as_str(), f.counter, f.wait), ("main", "sfu", 0));
    assert_eq!(
        f.to_string(),
        format!(
            "v4 is read while the result of {:#x} (line 11) is under way",
            f.pending_pc
        )
    );
    // A result of the trip before.
    let text = "v.mov.b32 v10, 2.0\nu.mov.b32 u20, 5\nloop: v.rcp.f32 v4, v10\nu.sub.u32 u20, u20, 1\nbnz u20, loop\nendpgm";
    let found = findings(text, 32, 0);
    assert_eq!(
        found[0].to_string(),
        "v4 is overwritten while the result of its last trip is under way"
    );
    assert_eq!(found.len(), 1);
}

#[test]
fn waits_are_by_counter_and_in_order() {
    // spec: W-G6-9
    // pitfall: P5.24
    let two = |wait: &str, use_: &str| {
        let text =
            format!("{LOAD}buffer.load.b32 v5, u[12:15], v1, 4\n{wait}\nv.mov.b32 v6, {use_}");
        told(&text).len()
    };
    assert_eq!(
        [two("waitcnt vm=1", "v4"), two("waitcnt vm=1", "v5")],
        [0, 1]
    );
    assert_eq!(
        [two("waitcnt vm=2", "v4"), two("waitcnt vm=0", "v5")],
        [1, 0]
    );
    // Another counter does not help, whatever memory is meant.
    for counter in ["vst", "tex", "ls", "sm", "sfu"] {
        assert_eq!(two(&format!("waitcnt {counter}=0"), "v4"), 1, "{counter}");
    }
    let wrong = "ls.load.b32 v4, v1, 0\nwaitcnt vm=0\nv.mov.b32 v5, v4";
    assert_eq!(
        told(wrong),
        ["v4 is read while the result is under way: ls=0"]
    );
    // The weakest wait that mends it.
    let older = format!(
        "{LOAD}buffer.load.b32 v5, u[12:15], v1, 4\nscratch.load.b32 v6, 0, 0\nv.mov.b32 v7, v4"
    );
    assert_eq!(
        told(&older),
        ["v4 is read while the result is under way: vm=2"]
    );
    // Uniform loads have no order: only a drain helps, and 3 is no wait.
    let sm = |wait: &str| {
        told(&format!(
            "u.load.b32 u20, u[0:1], 0\nu.load.b32 u21, u[0:1], 4\n{wait}\nu.mov.b32 u22, u20"
        ))
    };
    assert_eq!(
        sm("nop"),
        ["u20 is read while the result is under way: sm=0"]
    );
    assert_eq!(
        [
            sm("waitcnt sm=3").len(),
            sm("waitcnt sm=2").len(),
            sm("waitcnt sm=1").len()
        ],
        [1, 0, 0]
    );
}

#[test]
fn a_full_counter_makes_sure_of_the_oldest() {
    // spec: W-G6-9
    let fill = |n: u32| {
        (0..n)
            .map(|k| format!("v.rcp.f32 v{}, 2.0\n", 20 + k))
            .collect::<String>()
    };
    // Six fit; the seventh has the first complete.
    assert_eq!(told(&(fill(6) + "v.mov.b32 v5, v20")).len(), 1);
    assert_eq!(told(&(fill(7) + "v.mov.b32 v5, v20")).len(), 0);
    assert_eq!(told(&(fill(7) + "v.mov.b32 v5, v21")).len(), 1);
    // Of uniform loads nobody knows which.
    let loads: String = (0..6)
        .map(|k| format!("u.load.b32 u{}, u[0:1], 0\n", 20 + k))
        .collect();
    assert_eq!(told(&(loads + "u.mov.b32 u30, u20")).len(), 1);
}

#[test]
fn p05_a_pending_half_is_the_whole_register() {
    // spec: P-26
    // spec: W-REG-4 W-REG-5
    // pitfall: P5.26
    let half = "buffer.load.b16 v4.l, u[12:15], v1, 0\n";
    let told = |text: &str| told(&format!("{half}{text}"));
    assert_eq!(
        told("v.mov.b16 v5.l, v4.h"),
        ["v4.h is read while the result for v4.l is under way: vm=0"]
    );
    assert_eq!(
        told("v.mov.b16 v4.h, v5.l"),
        ["v4.h is overwritten while the result for v4.l is under way: vm=0"]
    );
    assert_eq!(
        told("v.mov.b16 v4.l, v5.l"),
        ["v4.l is overwritten while the result is under way: vm=0"]
    );
    assert_eq!(
        told("v.mov.b32 v5, v4"),
        ["v4 is read while the result for v4.l is under way: vm=0"]
    );
    assert_eq!(told("v.mov.b16 v5.l, v5.h"), [""; 0]);
}

#[test]
fn pairs_lists_descriptors_and_bases_are_registers() {
    // spec: W-REG-6 W-REG-8 W-REG-9
    let wide = "buffer.load.b128 v[4:7], u[12:15], v1, 0\n";
    let one = |text: &str| {
        let told = told(text);
        assert_eq!(told.len(), 1, "{text}: {told:?}");
        told[0].split(" while").next().unwrap().to_string()
    };
    assert_eq!(one(&format!("{wide}v.mov.b32 v8, v7")), "v7 is read");
    assert_eq!(
        one(&format!("{wide}v.mov.b64 v[6:7], v[8:9]")),
        "v6 is overwritten"
    );
    assert_eq!(
        one(&format!("{LOAD}v.add.u64 v[8:9], v[4:5], v[10:11]")),
        "v4 is read"
    );
    // A descriptor that is loaded, an address, data of a store, the data of an atomic.
    assert_eq!(
        one("u.load.b128 u[16:19], u[0:1], 0\nbuffer.load.b32 v4, u[16:19], v1, 0"),
        "u16 is read"
    );
    assert_eq!(
        one("u.load.b32 u19, u[0:1], 0\nbuffer.load.b32 v4, u[16:19], v1, 0"),
        "u19 is read"
    );
    assert_eq!(
        one(&format!("{LOAD}buffer.load.b32 v5, u[12:15], v4, 0")),
        "v4 is read"
    );
    assert_eq!(
        one(&format!(
            "{LOAD}buffer.atomic.cmpxchg.b32 v5, u[12:15], v1, 0, v[4:5]"
        )),
        "v4 is read"
    );
    // All that one operation writes is told of once.
    assert_eq!(
        one(&format!("{wide}v.add.u32 v8, v4, v5\nv.add.u32 v9, v6, v7")),
        "v4 is read"
    );
    // Uniform results and sources of vector instructions.
    assert_eq!(one("u.rcp.f32 u20, u60\nv.mov.b32 v4, u20"), "u20 is read");
    assert_eq!(
        one("u.load.b32 u20, u[0:1], 0\nv.cmp.eq.u32 u20, v1, v1"),
        "u20 is overwritten"
    );
}

#[test]
fn movrel_touches_what_its_index_says() {
    // spec: W-REG-10
    let load = "u.mov.b32 u20, 3\nbuffer.load.b32 v7, u[12:15], v1, 0\n";
    let told = |text: &str| told(&format!("{load}{text}"));
    assert_eq!(
        told("v.movrel.s v8, v4, u20"),
        ["v7 is read while the result is under way: vm=0"]
    );
    assert_eq!(
        told("v.movrel.d v4, v8, u20"),
        ["v7 is overwritten while the result is under way: vm=0"]
    );
    assert_eq!(told("v.movrel.s v8, v5, u20"), [""; 0]);
    // The base is a number only, and nothing is there past the allocation.
    assert_eq!(told("v.movrel.s v8, v7, u20"), [""; 0]);
    assert_eq!(
        told("u.mov.b32 u20, 0xffffffff\nv.movrel.d v7, v8, u20"),
        [""; 0]
    );
    // Behind the vector registers lie no uniform ones: 7 + 141 is 128 + 20.
    let past = "u.mov.b32 u21, 141\nu.load.b32 u20, u[0:1], 0\nv.movrel.s v8, v7, u21";
    assert_eq!(told(past), [""; 0]);
    assert_eq!(told("v.movrel.d v7, v8, u60").len(), 1);
}

#[test]
fn without_lanes_nothing_is_used() {
    // spec: W-EXEC-5
    let off = "exec.set u60\n";
    // A vector instruction neither reads nor writes, its uniform result aside; what it would load does not come.
    assert_eq!(after_load(&format!("{off}v.add.u32 v4, v4, v4")), [""; 0]);
    assert_eq!(
        told(&format!(
            "{off}{LOAD}u.mov.b32 u20, 0xff\nexec.set u20\nv.mov.b32 v5, v4"
        )),
        [""; 0]
    );
    let result = "u.load.b32 u20, u[0:1], 0\nexec.set u60\nv.cmp.eq.u32 u20, v1, v1";
    assert_eq!(told(result).len(), 1);
    // What looks at lanes whatever EXEC is does read.
    assert_eq!(
        after_load(&format!("{off}u.readlane u20, v4, u60")).len(),
        1
    );
    // It counts all the same: with it, vm=1 is enough for the one before.
    let counted = format!(
        "{LOAD}exec.get u20\n{off}buffer.load.b32 v5, u[12:15], v1, 0\nexec.set u20\nwaitcnt vm=1\nv.mov.b32 v6, v4"
    );
    assert_eq!(told(&counted), [""; 0]);
    // Lanes do not count apart: a register is pending as a whole.
    let other = format!(
        "u.mov.b32 u20, 0xff\nexec.set u20\n{LOAD}u.mov.b32 u20, 0xff00\nexec.set u20\nv.mov.b32 v4, 1"
    );
    assert_eq!(
        told(&other),
        ["v4 is overwritten while the result is under way: vm=0"]
    );
}

#[test]
fn p05_barriers_fences_and_ends_of_blocks_do_not_wait() {
    // spec: P-25
    // spec: W-G6-7 W-G6-8 W-G6-5
    // pitfall: P5.22 P5.25
    for other in [
        "barrier",
        "fence.seqcst.device",
        "icache.inv",
        "sleep 3",
        "b next\nnext:",
        "jal u30, function\nfunction:",
        "csrwi fflags, 0",
    ] {
        assert_eq!(
            after_load(&format!("{other}\nv.mov.b32 v5, v4")).len(),
            1,
            "{other}"
        );
    }
    // One warp or several; in two workgroups.
    let text = "ls.load.b32 v4, v0, 0\nbarrier\nv.mov.b32 v5, v4\nendpgm";
    let text = text.replace("ls.load", "v.mov.b32 v0, 0\nls.load");
    for size in [32, 64] {
        let count: u64 = findings(&text, size, 0).iter().map(|f| f.count).sum();
        assert_eq!(count, u64::from(size / 32 * 2), "{size}");
    }
}

#[test]
fn memory_needs_no_wait() {
    let text = "buffer.store.b32 v3, u[12:15], v1, 0\nv.mov.b32 v3, 5\nbuffer.load.b32 v4, u[12:15], v1, 0\nwaitcnt vm=0\nv.mov.b32 v5, v4\nbuffer.red.add.u32 u[12:15], v1, 0, v5\nv.mov.b32 v5, 1";
    assert_eq!(told(text), [""; 0]);
}

#[test]
fn traps_neither_issue_nor_complete() {
    // spec: W-TRAP-1 W-G6-9
    let handled = |body: &str, handler: &str| {
        let text = format!(
            "u.mov.b32 u20, handler\ncsrw trapbase, u20\n{body}\nendpgm\nhandler:\n{handler}\ncsrr u22, trappc\njr u22, 4"
        );
        told(&text)
    };
    let read = ["v4 is read while the result is under way: vm=0"];
    assert_eq!(
        handled(&format!("{LOAD}trap 1\nv.mov.b32 v5, v4"), "nop"),
        read
    );
    assert_eq!(
        handled(&format!("{LOAD}trap 1\nnop"), "v.mov.b32 v5, v4"),
        read
    );
    // A handler can wait, for the code around it, too.
    assert_eq!(
        handled(&format!("{LOAD}trap 1\nv.mov.b32 v5, v4"), "waitcnt vm=0"),
        [""; 0]
    );
    // A load that traps is not under way; skipped by 8.
    let bad = "v.mov.b32 v7, 2\nbuffer.load.b32 v4, u[12:15], v7, 0\nv.mov.b32 v5, v4";
    let text = handled(bad, "csrr u22, trappc\njr u22, 8");
    assert_eq!(text, [""; 0]);
    // What an instruction has read before it traps, it has read.
    let reads = "u.mov.b32 u20, 2\nu.load.b32 u21, u[0:1], 0\nu.load.b32 u22, u[20:21], 0\nnop";
    assert_eq!(told(reads).len(), 1);
    // An illegal instruction reads nothing.
    assert_eq!(after_load("v.mov.b32 v110, v4"), [""; 0]);
}

#[test]
fn only_the_way_that_was_taken_counts() {
    let text = "v.mov.b32 v10, 2.0\nv.rcp.f32 v4, v10\nbz u61, other\nwaitcnt sfu=0\nother: v.mov.b32 v5, v4\nendpgm";
    assert_eq!(findings(text, 32, 1).len(), 0);
    assert_eq!(findings(text, 32, 0).len(), 1);
}
