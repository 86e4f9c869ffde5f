//! Headers and geometry.

use crate::common::*;
use lanemask_emu::linx::{
    Launch, LaunchError, Order, Policy, RiOrder, RunError, RunOptions, Stats, Trace, run, run_each,
    run_many,
};
use lanemask_isa::linx::{Field, Op, Reg};

/// Every lane stores a mark at Y + (lc0 + 64 * lc1 + 512 * lc2) * 4.
fn marks(header: &[u8], a: &[u64]) -> Result<Vec<u32>, RunError> {
    let lc2 = c(Reg::Lc(2));
    let add = |a: u64, b: u64, shift: u64| {
        ins(
            Op::VAdd,
            &[
                (Field::SrcL, a),
                (Field::SrcR, b),
                (Field::Shamt, shift),
                (Field::RegDst, TO_VU),
            ],
        )
    };
    let mut body = ins(
        Op::VAdd,
        &[(Field::SrcL, LC0), (Field::SrcR, 0), (Field::RegDst, TO_VU)],
    );
    body.extend(add(vu(1), LC1, 6));
    body.extend(add(vu(1), lc2, 9));
    body.extend(ins(
        Op::VAddi,
        &[
            (Field::SrcL, vu(1)),
            (Field::Imm, 1),
            (Field::RegDst, TO_VT),
        ],
    ));
    body.extend(ins(
        Op::VSwBrg,
        &[
            (Field::SrcD, vt(1)),
            (Field::SrcL, ri(0)),
            (Field::SrcR, vu(1)),
        ],
    ));
    body.extend(STOP);
    let m = memory(&[(Y, 8192, &[])]);
    let program = load(header, &body);
    start(&program, a, &m, &RunOptions::default())?;
    Ok(words(&m, Y, 2048))
}

fn expect(lanes: u32, groups: u32, outer: u32) -> Vec<u32> {
    let mut v = vec![0; 2048];
    for z in 0..outer {
        for y in 0..groups {
            for x in 0..lanes {
                let k = x + 64 * y + 512 * z;
                v[k as usize] = k + 1;
            }
        }
    }
    v
}

fn text(mut h: Vec<u8>) -> Vec<u8> {
    let by = 0x100 - h.len() as u64;
    h.extend(ins(Op::BText, &[(Field::Imm, by / 2)]));
    h.extend(STOP);
    h
}

// spec: L-10 L-12 L-18 L-19 L-21 L-26 L-34 Q-12
#[test]
fn dimensions() {
    // B.DIM: register plus immediate; a1 = 2.
    let mut h = ins(Op::BstartMseq, &[]);
    h.extend(ins(Op::BDimLb0, &[(Field::RegSrc, 3), (Field::Imm, 3)]));
    h.extend(ins(Op::CBDim, &[(Field::RegSrc, 3), (Field::LoopNest, 1)]));
    h.extend(ins(Op::CBDimi, &[(Field::Imm, 3), (Field::LoopNest, 2)]));
    h.extend(ins(Op::BIor, &[(Field::RegSrc0, 2)]));
    h.extend(ins(Op::BHintBr, &[]));
    h.extend(ins(Op::BDatr, &[(Field::RMode, 1), (Field::Sat, 1)]));
    assert_eq!(marks(&text(h), &[Y, 2]).expect("runs"), expect(5, 2, 3));
    // Omitted dimensions are 1; the 16-bit start.
    let mut h = ins(Op::CBstartMpar, &[]);
    h.extend(ins(Op::BIor, &[(Field::RegSrc0, 2)]));
    assert_eq!(marks(&text(h), &[Y]).expect("runs"), expect(1, 1, 1));
    for lanes in [1, 8, 15, 16, 17, 31, 32, 33, 63, 64] {
        assert_eq!(
            marks(&header(true, lanes, 2, 1), &[Y]).expect("runs"),
            expect(lanes as u32, 2, 1)
        );
    }
    // Zero in any: no lanes, and not even the body's place matters.
    for k in 0..3u64 {
        let mut h = ins(Op::BstartMpar, &[]);
        for d in 0..3 {
            h.extend(ins(
                Op::CBDimi,
                &[
                    (Field::Imm, if d == k { 0 } else { 2 }),
                    (Field::LoopNest, d),
                ],
            ));
        }
        h.extend(ins(Op::BIor, &[(Field::RegSrc0, 2)]));
        assert_eq!(marks(&text(h), &[Y]).expect("runs"), vec![0; 2048]);
    }
}

// spec: L-25 L-35
#[test]
fn strip_mined_masks() {
    // 50 * 3 * 1 = 150 lanes: groups of 64, 64 and 22.
    let catr = ins(Op::BCatr, &[(Field::Dr, 1)]);
    let got = marks(&header_with(true, 50, 3, 1, &catr), &[Y]).expect("runs");
    let mut want = vec![0; 2048];
    for (k, w) in want.iter_mut().enumerate().take(150) {
        *w = k as u32 + 1;
    }
    assert_eq!(got, want);
    // LB0 above 64 is legal then.
    let got = marks(&header_with(true, 100, 1, 1, &catr), &[Y]).expect("runs");
    assert_eq!(got.iter().filter(|w| **w != 0).count(), 100);
}

// spec: L-13 L-22 Q-9 Q-10
#[test]
fn imports_are_numbered_in_the_order_of_the_policy() {
    // Two B.IOR: [a0, zero, a1] -> [a5], then [a2].
    let mut more = ins(
        Op::BIor,
        &[(Field::RegSrc0, 2), (Field::RegSrc2, 3), (Field::RegDst, 7)],
    );
    more.extend(ins(Op::BIor, &[(Field::RegSrc1, 5), (Field::RegSrc0, 4)]));
    let mut body = Vec::new();
    for k in 0..4 {
        body.extend(ins(
            Op::VAdd,
            &[
                (Field::SrcL, ri(k)),
                (Field::SrcR, 0),
                (Field::RegDst, 20 + k),
            ],
        ));
    }
    body.extend(STOP);
    let program = load(&header_with(false, 1, 1, 0, &more), &body);
    let run = |ri_order| {
        let options = RunOptions {
            policy: Policy {
                ri_order,
                ..Policy::default()
            },
            ..RunOptions::default()
        };
        start(&program, &[10, 11, 12, 13, 14, 15], &memory(&[]), &options)
            .expect("runs")
            .registers[20..24]
            .to_vec()
    };
    assert_eq!(run(RiOrder::Kex), [10, 11, 12, 13]);
    // a1 (RegSrc1) before a2 (RegSrc0), and the register in the brackets of the first.
    assert_eq!(run(RiOrder::Sail), [10, 11, 15, 13]);
}

// spec: L-18 L-36 L-45 L-103
#[test]
fn the_next_block_start_ends_a_header_and_a_body() {
    let mut h = ins(Op::BstartMseq, &[]);
    let by = 0x100 - h.len() as u64;
    h.extend(ins(Op::BText, &[(Field::Imm, by / 2)]));
    let next = HEADER + h.len() as u64;
    h.extend(ins(Op::BstartMpar, &[]));
    // Every kind of terminator, after one that is jumped over.
    for (op, fields) in [
        (Op::Bstop, vec![]),
        (Op::CBstop, vec![]),
        (Op::BstartMpar, vec![]),
        (Op::CBstartMseq, vec![]),
        (Op::BstartStdFall, vec![(Field::Imm, 0)]),
        (Op::HlBstartStdFall, vec![(Field::Imm, 0)]),
        (Op::LBstartStdFall, vec![(Field::Imm, 0)]),
        (Op::BstartTload, vec![]),
    ] {
        let mut body = ins(Op::J, &[(Field::Imm, 3)]);
        body.extend(STOP);
        body.extend(ins(Op::CMovi, &[(Field::Imm, 7), (Field::RegDst, 20)]));
        body.extend(ins(op, &fields));
        let program = load(&h, &body);
        let summary = start(&program, &[], &memory(&[]), &RunOptions::default()).expect("runs");
        assert_eq!((summary.next, summary.registers[20]), (next, 7), "{op:?}");
    }
}

// spec: Q-22 L-1 L-31 L-95
#[test]
fn registers_after_the_block() {
    // x0 = x0 + 1; x1 = lc1 + 40; x2 = 9 in group 0 only.
    let mut body = ins(
        Op::Addi,
        &[(Field::SrcL, 20), (Field::Imm, 1), (Field::RegDst, 20)],
    );
    body.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, LC1), (Field::Imm, 40), (Field::RegDst, 21)],
    ));
    body.extend(ins(Op::VAddi, &[(Field::SrcL, LC1), (Field::RegDst, TO_T)]));
    body.extend(ins(
        Op::BNe,
        &[(Field::SrcL, 24), (Field::SrcR, 0), (Field::Imm, 3)],
    ));
    body.extend(ins(Op::CMovi, &[(Field::Imm, 9), (Field::RegDst, 22)]));
    body.extend(STOP);
    for order in [Order::InOrder, Order::AllCores, Order::Random { seed: 5 }] {
        let options = RunOptions {
            order,
            ..RunOptions::default()
        };
        let seq = start(
            &load(&header(false, 4, 5, 0), &body),
            &[],
            &memory(&[]),
            &options,
        )
        .expect("runs");
        assert_eq!(seq.registers[20..24], [5, 44, 9, 0]);
        assert_eq!(seq.contested, 0);
        let par = start(
            &load(&header(true, 4, 5, 0), &body),
            &[],
            &memory(&[]),
            &options,
        )
        .expect("runs");
        assert_eq!(par.registers[20..24], [1, 44, 9, 0]);
        assert_eq!(par.contested, 7 << 20);
    }
}

// spec: L-19
#[test]
fn tile_blocks_are_refused_by_name() {
    for (op, name) in [
        (Op::BstartVpar, "VPAR"),
        (Op::CBstartVpar, "VPAR"),
        (Op::BstartVseq, "VSEQ"),
        (Op::CBstartVseq, "VSEQ"),
    ] {
        let program = load(&ins(op, &[]), &STOP);
        let e = start(&program, &[], &memory(&[]), &RunOptions::default()).expect_err("refused");
        assert_eq!(e, RunError::Launch(LaunchError::NotRunnable(name)));
        assert!(e.to_string().contains(name));
    }
}

#[test]
fn limits_and_interrupts() {
    let body = ins(Op::J, &[(Field::Imm, 0)]);
    let program = load(&header(false, 1, 1, 0), &body);
    let options = RunOptions {
        max_instructions: Some(10_000),
        ..RunOptions::default()
    };
    let Err(RunError::Limit(r)) = start(&program, &[], &memory(&[]), &options) else {
        panic!("no limit");
    };
    assert_eq!((r.limit, r.pc, r.group), (10_000, BODY, (0, 0)));
    let executed = |group_instructions| Stats {
        group_instructions,
        ..Stats::default()
    };
    assert_eq!(r.stats, executed(10_000));
    let stop = std::sync::atomic::AtomicBool::new(true);
    let options = RunOptions {
        interrupt: Some(&stop),
        ..RunOptions::default()
    };
    assert_eq!(
        start(&program, &[], &memory(&[]), &options),
        // It is looked whether to go on after 4096 instructions.
        Err(RunError::Interrupted(executed(4096)))
    );
    let options = RunOptions {
        max_groups: Some(3),
        ..RunOptions::default()
    };
    let e = start(
        &load(&header(true, 1, 4, 0), &STOP),
        &[],
        &memory(&[]),
        &options,
    );
    assert_eq!(e, Err(RunError::Launch(LaunchError::TooManyGroups(4))));
}

// spec: Q-2
#[test]
fn groups_start_with_empty_queues() {
    // Group g stores vu#2 (pushed by nobody in it) and t#3, then fills everything.
    let mut body = store_row(vu(2), 0, 0);
    body.extend(ins(
        Op::VSwBrg,
        &[
            (Field::SrcD, 26),
            (Field::SrcL, ri(0)),
            (Field::SrcR, LC1),
            (Field::Shamt, 0),
        ],
    ));
    for _ in 0..33 {
        body.extend(ins(
            Op::VAddi,
            &[(Field::SrcL, 0), (Field::Imm, 99), (Field::RegDst, TO_VU)],
        ));
        body.extend(ins(
            Op::VAddi,
            &[(Field::SrcL, 0), (Field::Imm, 99), (Field::RegDst, TO_T)],
        ));
    }
    body.extend(STOP);
    let m = memory(&[(Y, 256, &[1; 64])]);
    start(
        &load(&header(false, 8, 3, 1), &body),
        &[Y],
        &m,
        &RunOptions::default(),
    )
    .expect("runs");
    assert_eq!(words(&m, Y, 9), [0, 0, 0, 0, 0, 0, 0, 0, 1]);
}

#[test]
fn many_launches_at_once() {
    // Launch k: groups store k at their place.
    let mut body = ins(
        Op::VAdd,
        &[
            (Field::SrcL, ri(1)),
            (Field::SrcR, 0),
            (Field::RegDst, TO_VU),
        ],
    );
    body.extend(ins(
        Op::VSwBrg,
        &[
            (Field::SrcD, vu(1)),
            (Field::SrcL, ri(0)),
            (Field::SrcR, LC1),
            (Field::Shamt, 2),
            (Field::C, 1),
        ],
    ));
    body.extend(STOP);
    let program = load(&header(true, 4, 2, 2), &body);
    let m = memory(&[(Y, 4096, &[])]);
    let launches: Vec<Launch<'_>> = (0..50)
        .map(|k| {
            let mut l = Launch::new(&program, HEADER);
            (l.registers[2], l.registers[3]) = (Y + 32 * k, k + 1);
            l
        })
        .collect();
    let summaries = run_many(&launches, &m, &RunOptions::default()).expect("runs");
    assert_eq!(summaries.len(), 50);
    assert_eq!(summaries[7].stats.groups, 2);
    assert_eq!(summaries[7].stats.group_instructions, 6);
    assert_eq!(summaries[7].stats.vector_instructions, 4);
    assert_eq!(summaries[7].stats.lane_instructions, 16);
    let want: Vec<u32> = (0..400).map(|k| k / 8 + 1).collect();
    assert_eq!(words(&m, Y, 400), want);
    // The first launch that fails is told.
    let mut bad = launches;
    bad[9].registers[2] = 16;
    bad[30].registers[2] = 32;
    let Err(failed) = run_many(&bad, &m, &RunOptions::default()) else {
        panic!("no trap");
    };
    assert_eq!(failed.launch, 9);
    let RunError::Trap(r) = &failed.error else {
        panic!("no trap: {failed}");
    };
    assert_eq!((r.trap.arg0, r.in_grid), (16, None));
}

#[test]
fn launches_are_made_when_their_turn_comes_and_know_their_place_in_the_grid() {
    // Lane lc0 of group lc1 of a launch stores ri1 at ri0 + 4 * lc0 + 16 * lc1.
    let mut body = ins(
        Op::VAdd,
        &[
            (Field::SrcL, ri(1)),
            (Field::SrcR, 0),
            (Field::RegDst, TO_VU),
        ],
    );
    body.extend(ins(
        Op::VSwBrg,
        &[
            (Field::SrcD, vu(1)),
            (Field::SrcL, ri(0)),
            (Field::SrcR, LC1),
            (Field::Shamt, 2),
            (Field::C, 1),
        ],
    ));
    body.extend(STOP);
    let program = load(&header(true, 4, 3, 2), &body);
    for threads in [1, 3] {
        let m = memory(&[(Y, 4096, &[7; 1024])]);
        let make = |k: u64, thread: usize| {
            assert!(thread < threads);
            m.clear(Y + 48 * k + 4, 4).expect("mapped");
            let mut l = Launch::new(&program, HEADER);
            l.first_group = Some(3 * k);
            let at = if k == 40 { 16 } else { Y + 48 * k };
            (l.registers[2], l.registers[3]) = (at, k + 1);
            l
        };
        let options = RunOptions {
            threads,
            ..RunOptions::default()
        };
        let total = run_each(&program, 40, &make, &m, &options).expect("runs");
        assert_eq!((total.stats.groups, total.threads), (120, threads));
        let want: Vec<u32> = (0..480).map(|k| k / 12 + 1).collect();
        assert_eq!(words(&m, Y, 480), want);
        let failed = run_each(&program, 50, &make, &m, &options).expect_err("a trap");
        assert_eq!(failed.launch, 40);
        // Three instructions of each group, and one before the trap.
        if threads == 1 {
            let counts = (failed.stats.groups, failed.stats.group_instructions);
            assert_eq!(counts, (120, 361));
        }
        let RunError::Trap(r) = &failed.error else {
            panic!("no trap: {failed}");
        };
        assert_eq!((r.group, r.in_grid), ((0, 0), Some(120)));
        assert!(
            r.to_string()
                .contains("lc1 = 0, lc2 = 0 (group 120 of the grid)"),
            "{r}"
        );
    }
}

#[test]
fn traces_name_every_instruction() {
    let mut body = ins(
        Op::VCmpLtui,
        &[(Field::SrcL, LC0), (Field::Imm, 2), (Field::RegDst, P)],
    );
    body.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, LC0), (Field::Imm, 5), (Field::RegDst, TO_VU)],
    ));
    body.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, LC1), (Field::Imm, 7), (Field::RegDst, TO_T)],
    ));
    body.extend(STOP);
    let program = load(&header(true, 3, 2, 0), &body);
    let mut trace = Trace::new(Vec::new(), Some((1, 0)));
    let launch = Launch::new(&program, HEADER);
    run(
        &launch,
        &memory(&[]),
        &RunOptions::default(),
        Some(&mut trace),
    )
    .expect("runs");
    let text = String::from_utf8(trace.finish().expect("written")).expect("text");
    let lines: Vec<&str> = text.lines().collect();
    assert_eq!(lines.len(), 4, "{text}");
    assert!(
        lines[0].starts_with("group 1,0 pc 0x1100 p 0000000000000007 v.cmp.ltui"),
        "{text}"
    );
    assert!(lines[0].ends_with("; p = 0000000000000003"), "{text}");
    assert!(lines[1].contains("; vu = 00000005 00000006 ."), "{text}");
    assert!(lines[2].ends_with("; t = 8"), "{text}");
}
