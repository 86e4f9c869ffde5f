//! What does not bring results: barriers, traps, other instructions, lanes that are not there.
use crate::{LATE, all, object, random, run, run_size, try_run, with};
use lanemask_emu::*;
use lanemask_image::{Dim, Format, Image};

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

#[test]
fn images_have_a_counter_of_their_own() {
    // spec: W-G6-9
    // pitfall: P5.24
    // The buffer that is written, as an image of 32 texels of one word.
    let image = Image::new(Dim::D1, Format::R32Uint, [32, 1, 1]);
    let words = image.to_words().unwrap();
    let mut text = String::new();
    for (k, word) in words.iter().enumerate() {
        text += &format!("u.mov.b32 u{}, {word:#x}\n", 16 + k);
    }
    text += "
        u.mov.b32 u16, u12
        u.mov.b32 u17, u13
        v.mov.b32 v30, v3
        v.add.u32 v6, v3, 1
        image.store v6, u[16:23], v30, 0
        v.mov.b32 v6, 9
        image.atomic.add.u32 v5, u[16:23], v30, v6
        image.load v4, u[16:23], v30, 0
        waitcnt vm=0, vst=0, ls=0, sm=0, sfu=0
        v.mov.b32 v10, v5
        waitcnt tex=1
        v.mov.b32 v11, v5
        v.mov.b32 v12, v4
        waitcnt tex=0
        v.mov.b32 v13, v4
        endpgm";
    let after = run(&text, LATE);
    assert_eq!([after.v0(10), after.v0(11)], [0, 1]);
    assert_eq!([after.v0(12), after.v0(13)], [0, 10]);
    assert_eq!(after.out[..3], [10, 11, 12]);
}

#[test]
fn flags_and_float_traps_are_those_of_the_issue() {
    // Division by zero is flag 3.
    let text = "
        v.mov.b32 v7, 0
        v.rcp.f32 v4, v7
        csrr u20, fflags
        v.mov.b32 v5, v4
        waitcnt sfu=0
        v.mov.b32 v6, v4
        endpgm";
    let after = run(text, LATE);
    let infinity = f32::INFINITY.to_bits();
    assert_eq!((after.u(20), after.v0(5), after.v0(6)), (8, 0, infinity));
    // Where MODE enables it, the instruction traps, and nothing comes.
    let enabled = "u.mov.b32 u21, 0x200\ncsrw mode, u21\n";
    match try_run(&object(&format!("{enabled}{text}"), 32), &with(LATE)) {
        Err(RunError::Trap(report)) => {
            assert_eq!((report.cause, report.registers.v[4][0]), (6, 0));
            assert!(report.instruction.starts_with("v.rcp.f32"), "{report}");
        }
        _ => panic!("it traps"),
    }
}
