//! When results come, by counter, and what they write.
use crate::{After, LATE, all, random, run};
use lanemask_emu::*;

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
fn p05_a_late_half_leaves_the_other_half() {
    // spec: P-26
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
        buffer.atomic.add.u64 v[10:11], u[12:15], v60, 0, v[14:15]
        u.mov.b32 u23, 0x40100000 ; the high word of 4.0
        u.rcp.f64 u[20:21], u[22:23]
        buffer.load.b128 v[4:7], u[8:11], v1, 0
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
