//! Group 6 and the CSRs, traps and their reports, handlers.
mod common;
use common::*;

#[test]
fn nop_does_nothing() {
    // spec: W-G6-1
    let after = test(code![i(Op::Nop, &[]), i(Op::Nop, &[])]).run();
    assert_eq!(after.summary.stats.warp_instructions, 3);
    assert_eq!(after.warp(0).pc, 12);
}

#[test]
fn endpgm_ends_the_warp() {
    // spec: W-G6-2
    let after = test(code![
        i(Op::UMovB32, &[u(9), c(1)]),
        i(Op::Endpgm, &[]),
        i(Op::Trap, &[n(1)])
    ])
    .run();
    assert_eq!((after.u(9), after.summary.stats.warp_instructions), (1, 2));
}

#[test]
fn trap_carries_its_code() {
    // spec: W-G6-3
    // spec: W-TRAP-1
    let trap = test(code![i(Op::Nop, &[]), i(Op::Trap, &[n(0xabcde)])]).trap();
    assert_eq!(
        (trap.cause, trap.info, trap.pc, trap.name),
        (2, 0xabcde, 4, "Trap")
    );
    assert_eq!(
        (trap.warp, trap.workgroup, trap.lanes),
        (0, [0, 0, 0], u32::MAX)
    );
    assert_eq!(trap.instruction, "trap 703710");
    let source = trap.source.clone().unwrap();
    assert_eq!(
        (source.file.as_str(), source.line, source.column),
        ("test.s", 2, 3)
    );
    let text = trap.to_string();
    assert!(
        text.contains("trap 2 (Trap), info 0xabcde") && text.contains("test.s:2:3"),
        "{text}"
    );
}

#[test]
fn brk_traps_with_info_0() {
    // spec: W-G6-4
    // spec: W-TRAP-1
    let trap = test(code![i(Op::Brk, &[])]).trap();
    assert_eq!((trap.cause, trap.info, trap.name), (3, 0, "Breakpoint"));
}

#[test]
fn sleep_lets_other_warps_go_first() {
    // spec: W-G6-5
    // Warp 0 sleeps; the store of warp 1 comes before its load although warp 0 began.
    let t = |op: Line| {
        let mut lines = descriptors();
        lines.extend(code![
            jump(Op::Bnz, &[u(29)], 6),
            op,
            i(Op::UBloadB32, &[u(20), us(8, 4), u(40), n(0)]),
            jump(Op::B, &[], 7),
            i(Op::BufferStoreB32, &[v(3), us(8, 4), c(0), n(0)]),
        ]);
        test(lines)
            .size(64, 1, 1)
            .buffer(vec![7])
            .buffer(vec![0])
            .run()
            .u(20)
    };
    assert_eq!(t(i(Op::Sleep, &[n(1)]).into()), 63);
    assert_eq!(t(i(Op::Nop, &[]).into()), 7);
}

#[test]
fn setprio_uses_the_low_two_bits() {
    // spec: W-G6-6
    // Each warp takes a ticket at its second turn: warps of a higher priority go first.
    let mut lines = descriptors();
    lines.extend(code![
        jump(Op::Bz, &[u(29)], 4),
        i(Op::Setprio, &[n(0xf_fffd)]),
        i(Op::Sleep, &[n(0)]),
        i(Op::UMovB32, &[u(20), c(1)]),
        i(Op::ExecSet, &[u(20)]),
        i(Op::BufferAtomicAddU32, &[v(4), us(8, 4), c(0), n(0), v(5)]),
    ]);
    lines.insert(2, i(Op::VMovB32, &[v(5), c(1)]).into());
    let lines = lines
        .into_iter()
        .map(|l| {
            if let Line::Jump(op, o, t) = l {
                Line::Jump(op, o, t + 1)
            } else {
                l
            }
        })
        .collect();
    let after = test(lines)
        .size(96, 1, 1)
        .buffer(vec![0])
        .buffer(vec![0])
        .run();
    let tickets: Vec<u32> = (0..3).map(|w| after.warp(w).v[4][0]).collect();
    assert_eq!(tickets, [2, 0, 1]);
}

#[test]
fn a_barrier_waits_for_all_live_warps_and_orders_memory() {
    // spec: W-G6-7
    // Each warp writes its id to workgroup memory, then reads that of the next one; warp 3 ends before.
    let lines = code![
        i(Op::UMovB32, &[u(20), c(3)]),
        jump(Op::BeqU32, &[u(29), u(20)], 9),
        i(Op::VMovB32, &[v(4), u(29)]),
        i(Op::VShlB32, &[v(5), v(3), c(2)]),
        i(Op::LsStoreB32, &[v(4), v(5), n(0)]),
        i(Op::Barrier, &[]),
        i(Op::VAddU32, &[v(6), v(5), c(64)]),
        i(Op::VAndB32, &[v(6), v(6), c(0xff)]),
        i(Op::LsLoadB32, &[v(7), v(6), n(0)]),
    ];
    // 64 bytes are 16 lanes on: half of the lanes see the next warp; of the last live one, warp 0 (mod 64 words).
    let after = test(lines)
        .size(128, 1, 1)
        .kernel(|k| k.workgroup_bytes = 384)
        .run();
    for w in 0..3u32 {
        let want: [u32; 32] = std::array::from_fn(|l| ((32 * w + l as u32 + 16) % 64) / 32);
        // Warps 0 and 2 both write words that warp 0 and 2 read: bytes 0 to 255 hold warps 0 and 1.
        assert_eq!(after.warp(w as usize).v[7], want, "warp {w}");
    }
}

#[test]
fn barriers_again_and_again() {
    // spec: W-G6-7
    // Warp w counts to 10 with a barrier a trip; a fast warp must not slip through a second time.
    let lines = code![
        i(Op::UMovB32, &[u(20), c(10)]),
        i(Op::UMovB32, &[u(21), c(1)]),
        i(Op::UMovB32, &[u(22), c(0)]),
        i(Op::ExecSet, &[u(21)]),
        // top: every warp adds 1, then all see the same sum.
        i(Op::LsRedAddU32, &[c(0), n(0), u_as_v(6)]),
        i(Op::Barrier, &[]),
        i(Op::LsLoadB32, &[v(5), c(0), n(0)]),
        i(Op::UReadfirst, &[u(23), v(5)]),
        i(Op::UAddU32, &[u(22), u(22), u(23)]),
        i(Op::Barrier, &[]),
        i(Op::USubU32, &[u(20), u(20), c(1)]),
        jump(Op::Bnz, &[u(20)], 4),
    ];
    let mut all = code![i(Op::VMovB32, &[v(6), c(1)])];
    all.extend(lines.into_iter().map(|l| {
        if let Line::Jump(op, o, t) = l {
            Line::Jump(op, o, t + 1)
        } else {
            l
        }
    }));
    let after = test(all)
        .size(128, 1, 1)
        .kernel(|k| k.workgroup_bytes = 4)
        .run();
    for w in 0..4 {
        // 4 + 8 + … + 40.
        assert_eq!(after.warp(w).u[22], 220);
    }
}

fn u_as_v(n: u8) -> Operand {
    v(n)
}

#[test]
fn warps_at_different_barriers_are_a_fault() {
    // spec: W-G6-7
    let lines = code![
        jump(Op::Bz, &[u(29)], 3),
        i(Op::Barrier, &[]),
        i(Op::Endpgm, &[]),
        i(Op::Barrier, &[]),
    ];
    let trap = test(lines).size(64, 1, 1).trap();
    assert_eq!(
        (trap.cause, trap.name, trap.info),
        (10, "BarrierFault", 0b11)
    );
    assert_eq!((trap.warp, trap.instruction.as_str()), (0, "barrier"));
}

#[test]
fn icache_inv_goes_on() {
    // spec: W-G6-8
    assert_eq!(
        test(code![i(Op::IcacheInv, &[]), i(Op::UMovB32, &[u(9), c(2)])])
            .run()
            .u(9),
        2
    );
}

#[test]
fn waitcnt_with_any_field_goes_on_when_nothing_is_outstanding() {
    // spec: W-G6-9
    let wait = |value, max| Operand::Wait { value, max };
    for sm in 0..4 {
        let w = i(
            Op::Waitcnt,
            &[
                wait(0, 63),
                wait(63, 63),
                wait(0, 15),
                wait(15, 15),
                wait(sm, 3),
                wait(0, 7),
            ],
        );
        let mut lines = descriptors();
        lines.extend(code![w, i(Op::UBsize, &[u(20), us(8, 4)])]);
        assert_eq!(
            test(lines).buffer(vec![0; 5]).buffer(vec![0]).run().u(20),
            20
        );
    }
}

#[test]
fn csr_instructions() {
    // spec: W-G6-10
    // spec: W-G6-11
    // spec: W-G6-12
    // spec: W-G6-13
    // spec: W-G6-14
    // spec: W-G6-15
    // spec: W-G6-16
    let x = csr("trapinfo");
    let after = test(code![
        i(Op::UMovB32, &[u(9), c(0xf0f0)]),
        i(Op::UMovB32, &[u(10), c(0x00ff)]),
        i(Op::Csrw, &[x, u(9)]),
        i(Op::Csrr, &[u(20), x]),
        i(Op::Csrs, &[x, u(10)]),
        i(Op::Csrr, &[u(21), x]),
        i(Op::Csrc, &[x, u(9)]),
        i(Op::Csrr, &[u(22), x]),
        i(Op::Csrsi, &[x, n(48)]),
        i(Op::Csrr, &[u(23), x]),
        i(Op::Csrci, &[x, n(33)]),
        i(Op::Csrr, &[u(24), x]),
        i(Op::Csrwi, &[x, n(63)]),
        i(Op::Csrr, &[u(25), x]),
    ])
    .run();
    assert_eq!(
        after.warp(0).u[20..26],
        [0xf0f0, 0xf0ff, 0x000f, 0x003f, 0x001e, 63]
    );
}

#[test]
fn every_csr_of_the_table_reads_as_the_launch_says() {
    // spec: W-CSR-1
    let table = [
        ("exec", 0x000, 0x000f_ffff),
        ("mode", 0x001, 0),
        ("fflags", 0x002, 0),
        ("trapctl", 0x003, 0),
        ("warpid", 0x010, 1),
        ("spid", 0x011, 0),
        ("coreid", 0x012, 0),
        ("wgslot", 0x013, 0),
        ("clock", 0x020, 0),
        ("clockh", 0x021, 0),
        ("time", 0x022, 2),
        ("timeh", 0x023, 0),
        ("scratch_lo", 0x030, 0x0200_0000),
        ("scratch_hi", 0x031, 0x7ffe),
        ("scratch_size", 0x032, 64),
        ("code_lo", 0x033, 0),
        ("code_hi", 0x034, 1),
        ("trapbase", 0x040, 0),
        ("trapcause", 0x041, 0),
        ("trappc", 0x042, 0),
        ("trapinfo", 0x043, 0),
    ];
    for (name, number, want) in table {
        assert_eq!(csr(name), Operand::Csr(number));
        let t = test(code![i(Op::Csrr, &[u(9), csr(name)])])
            .size(52, 1, 1)
            .kernel(|k| k.scratch_bytes = 64);
        assert_eq!(t.run().warp(1).u[9], want, "{name}");
    }
}

#[test]
fn exec_is_a_csr_like_any_other() {
    // spec: W-CSR-1
    let after = test(code![
        i(Op::Csrwi, &[csr("exec"), n(6)]),
        i(Op::VMovB32, &[v(4), c(1)]),
        i(Op::Csrci, &[csr("exec"), n(2)]),
        i(Op::ExecGet, &[u(9)]),
    ])
    .run();
    assert_eq!(after.u(9), 4);
    assert_eq!(after.v(4)[..4], [0, 1, 1, 0]);
}

#[test]
fn clock_and_time_count_instructions() {
    // spec: W-CSR-2
    let mut lines = code![i(Op::Csrr, &[u(9), csr("clock")]), i(Op::Nop, &[])];
    lines.extend(mask(0));
    lines.extend(code![
        // Skipped, and it counts.
        i(Op::VMovB32, &[v(4), c(1)]),
        i(Op::Csrr, &[u(10), csr("clock")]),
        i(Op::Csrr, &[u(11), csr("time")]),
    ]);
    let after = test(lines).size(64, 1, 1).run();
    assert_eq!((after.u(9), after.u(10), after.u(11)), (0, 5, 6));
    // Warp 1 runs after warp 0 has retired its 8 instructions.
    assert_eq!((after.warp(1).u[10], after.warp(1).u[11]), (5, 8 + 6));
    // The same on any number of threads and in any workgroup.
    let mut t = test(code![i(Op::Csrr, &[u(9), csr("time")])]);
    (t.groups, t.threads, t.dump.workgroup) = ([9, 1, 1], 2, [8, 0, 0]);
    assert_eq!(t.run().u(9), 0);
}

#[test]
fn accesses_that_are_not_allowed_trap_9_with_the_number() {
    // spec: W-CSR-3
    // spec: W-TRAP-1
    let clock = 0x020;
    for insn in [
        i(Op::Csrw, &[Operand::Csr(clock), u(9)]),
        i(Op::Csrs, &[Operand::Csr(clock), u(9)]),
        i(Op::Csrc, &[Operand::Csr(clock), u(9)]),
        i(Op::Csrwi, &[Operand::Csr(clock), n(0)]),
        i(Op::Csrsi, &[Operand::Csr(clock), n(0)]),
        i(Op::Csrci, &[Operand::Csr(clock), n(0)]),
    ] {
        let trap = test(code![insn]).trap();
        assert_eq!((trap.cause, trap.info, trap.name), (9, clock, "IllegalCsr"));
    }
    for insn in [
        i(Op::Csrw, &[Operand::Csr(0x123), u(9)]),
        i(Op::Csrr, &[u(9), Operand::Csr(0x123)]),
        i(Op::Csrsi, &[Operand::Csr(0x123), n(0)]),
    ] {
        let trap = test(code![i(Op::UMovB32, &[u(9), c(5)]), insn]).trap();
        assert_eq!((trap.cause, trap.info, trap.registers.u[9]), (9, 0x123, 5));
    }
}

#[test]
fn an_illegal_mode_traps_8_and_changes_nothing() {
    // spec: W-CSR-4
    // spec: W-TRAP-1
    for (before, insn, candidate) in [
        (0, i(Op::Csrwi, &[csr("mode"), n(4)]), 4),
        (3, i(Op::Csrsi, &[csr("mode"), n(4)]), 7),
        (1, i(Op::Csrw, &[csr("mode"), u(10)]), 0x800),
        (1, i(Op::Csrs, &[csr("mode"), u(10)]), 0x801),
    ] {
        let set = i(Op::Csrwi, &[csr("mode"), n(before)]);
        // Five instructions of 4 bytes come before the handler.
        let handler = 20;
        let lines = code![
            i(Op::Csrwi, &[csr("trapbase"), n(handler)]),
            set,
            i(Op::UMovB32, &[u(10), c(0x800)]),
            insn,
            i(Op::Endpgm, &[]),
            i(Op::Csrr, &[u(20), csr("mode")]),
            i(Op::Csrr, &[u(21), csr("trapcause")]),
            i(Op::Csrr, &[u(22), csr("trapinfo")]),
            i(Op::Csrr, &[u(23), csr("trappc")]),
        ];
        let after = test(lines).run();
        assert_eq!(after.warp(0).u[20..23], [before, 8, candidate]);
    }
    // A combination that becomes legal is legal: clearing and setting allowed bits.
    let after = test(code![
        i(Op::Csrwi, &[csr("mode"), n(0x3b)]),
        i(Op::Csrci, &[csr("mode"), n(0x2)]),
        i(Op::Csrr, &[u(9), csr("mode")]),
    ])
    .run();
    assert_eq!(after.u(9), 0x39);
}

#[test]
fn fflags_keeps_five_bits() {
    // spec: W-CSR-1
    let after = test(code![
        i(Op::UMovB32, &[u(9), c(u32::MAX)]),
        i(Op::Csrw, &[csr("fflags"), u(9)]),
        i(Op::Csrr, &[u(10), csr("fflags")]),
    ])
    .run();
    assert_eq!(after.u(10), 0x1f);
}

#[test]
fn flags_accrue_from_active_lanes_only() {
    // spec: P-57
    let mut lines = code![i(Op::VCvtF32U32, &[v(4), v(3)])];
    lines.extend(mask(0xffff_fffe));
    lines.extend(code![
        i(Op::VDivF32, &[v(5), f(1.0), v(4)]),
        i(Op::Csrr, &[u(9), csr("fflags")]),
        i(Op::Csrwi, &[csr("exec"), n(1)]),
        i(Op::VDivF32, &[v(5), f(1.0), v(4)]),
        i(Op::Csrr, &[u(10), csr("fflags")]),
    ]);
    let after = test(lines).run();
    // 1/3 is inexact; lane 0 divides by zero.
    assert_eq!((after.u(9), after.u(10)), (1, 1 | 8));
}

#[test]
fn an_enabled_exception_traps_6_without_effect() {
    // NV is bit 4, its enable bit 10.
    let t = |enable: u32| {
        test(code![
            i(Op::UMovB32, &[u(9), c(enable)]),
            i(Op::Csrw, &[csr("mode"), u(9)]),
            i(Op::VMovB32, &[v(4), c(9)]),
            i(Op::VSqrtF32, &[v(4), f(-4.0)]),
            i(Op::Csrr, &[u(10), csr("fflags")]),
        ])
    };
    let trap = t(1 << 10).trap();
    assert_eq!(
        (trap.cause, trap.name, trap.info),
        (6, "FloatException", 16)
    );
    assert_eq!(trap.registers.v[4], [9; 32]);
    let after = t(1 << 9).run();
    assert_eq!((after.v(4), after.u(10)), ([0x7fc0_0000; 32], 16));
}

#[test]
fn rounding_modes_and_flushing() {
    let t = |mode: u32, op, a: f32, b: f32| {
        let after = test(code![
            i(Op::UMovB32, &[u(9), c(mode)]),
            i(Op::Csrw, &[csr("mode"), u(9)]),
            i(Op::VMovB32, &[v(4), f(a)]),
            i(Op::VMovB32, &[v(5), f(b)]),
            i(op, &[v(6), v(4), v(5)]),
        ])
        .run();
        after.v(6)[0]
    };
    // 1 + 2^-25 and its opposite, by direction.
    let tiny = 2f32.powi(-25);
    assert_eq!(
        (0..4)
            .map(|m| t(m, Op::VAddF32, 1.0, tiny))
            .collect::<Vec<_>>(),
        [0x3f80_0000, 0x3f80_0000, 0x3f80_0000, 0x3f80_0001]
    );
    assert_eq!(
        (0..4)
            .map(|m| t(m, Op::VAddF32, -1.0, -tiny))
            .collect::<Vec<_>>(),
        [0xbf80_0000, 0xbf80_0000, 0xbf80_0001, 0xbf80_0000]
    );
    // 2^-100 * 2^-40 = 2^-140 is subnormal.
    let (a, b) = (2f32.powi(-100), 2f32.powi(-40));
    assert_eq!(t(0, Op::VMulF32, a, -b), 0x8000_0200);
    assert_eq!(t(1 << 4, Op::VMulF32, a, -b), 0x8000_0000);
    // As operand.
    assert_eq!(
        t(1 << 4, Op::VMulF32, f32::from_bits(0x200), 2f32.powi(40)),
        0
    );
}

#[test]
fn a_handler_gets_the_trap_and_can_return() {
    // The handler skips the trapping instruction: 4 bytes.
    let lines = code![
        i(Op::Csrwi, &[csr("trapbase"), n(20)]),
        i(Op::UMovB32, &[u(9), c(1)]),
        i(Op::Trap, &[n(77)]),
        i(Op::UMovB32, &[u(10), c(2)]),
        i(Op::Endpgm, &[]),
        // 20:
        i(Op::Csrr, &[u(20), csr("trapcause")]),
        i(Op::Csrr, &[u(21), csr("trapinfo")]),
        i(Op::Csrr, &[u(22), csr("trappc")]),
        i(Op::UAddU32, &[u(23), u(22), u(24)]),
        i(Op::Jalr, &[u(25), u(23)]),
    ];
    let after = test(lines).set(24, 4).run();
    assert_eq!(after.warp(0).u[20..23], [2, 77, 8]);
    assert_eq!((after.u(9), after.u(10)), (1, 2));
    // A handler that cannot be fetched: the report is of the trap itself.
    let trap = test(code![
        i(Op::Csrwi, &[csr("trapbase"), n(63)]),
        i(Op::Trap, &[n(5)])
    ])
    .trap();
    assert_eq!((trap.cause, trap.info, trap.pc), (2, 5, 4));
}

#[test]
fn jumps_outside_the_code_trap_at_the_jump() {
    for target in [2, 6, 0x1000, u32::MAX - 3] {
        let t = test(code![
            i(Op::UMovB32, &[u(9), c(5)]),
            i(Op::Jalr, &[u(9), u(10)])
        ])
        .set(10, target);
        let trap = t.trap();
        assert_eq!(
            (trap.cause, trap.name, trap.info, trap.pc),
            (7, "FetchFault", target, 4)
        );
        assert_eq!(trap.registers.u[9], 5);
    }
    let trap = test(code![i(Op::Nop, &[]), i(Op::B, &[Operand::Rel(-2)])]).trap();
    assert_eq!((trap.cause, trap.info, trap.pc), (7, u32::MAX - 3, 4));
}

#[test]
fn falling_off_the_end_is_a_fetch_fault() {
    let mut t = test(code![i(Op::Nop, &[])]);
    t.object.code.truncate(4);
    let trap = t.trap();
    assert_eq!(
        (trap.cause, trap.info, trap.pc, trap.instruction.as_str()),
        (7, 4, 4, "(no code)")
    );
}

#[test]
fn words_that_are_no_instructions_trap_when_they_are_executed() {
    test(code![jump(Op::B, &[], 2), word(0xffff_fffe)]).run();
    let trap = test(code![word(0xffff_fffe)]).trap();
    assert_eq!((trap.cause, trap.info), (1, 0xffff_fffe));
    assert_eq!(trap.instruction, "fffffffe (not an instruction)");
    // The first half of a 64-bit instruction at the end of the code.
    let mut t = test(code![]);
    t.object.code = 1u32.to_le_bytes().to_vec();
    assert_eq!(t.trap().cause, 1);
}

#[test]
fn a_jump_into_the_middle_executes_what_it_finds() {
    // The literal is the word of `endpgm`.
    let endpgm = encode(&i(Op::Endpgm, &[])).unwrap().words()[0];
    let lines = code![
        i(Op::Jalr, &[u(9), u(10)]),
        i(Op::VAddU32, &[v(4), v(4), Operand::Lit(endpgm)]),
        i(Op::Trap, &[n(1)])
    ];
    let after = test(lines).set(10, 8).run();
    assert_eq!(after.summary.stats.warp_instructions, 2);
}

#[test]
fn endless_loops_meet_the_limit() {
    let mut t = test(code![i(Op::Nop, &[]), jump(Op::B, &[], 0)]).size(64, 1, 1);
    t.max_instructions = Some(5001);
    match t.try_run() {
        Err(RunError::InstructionLimit(r)) => {
            assert_eq!(
                (r.cause, r.name, r.info, r.warp, r.pc),
                (0, "InstructionLimit", 5001, 0, 4)
            );
            // The other warp had its turns meanwhile.
            assert_eq!(r.stats.warp_instructions, 2 * 5001);
        }
        other => panic!("{:?}", other.map(|a| a.summary)),
    }
    // Just enough is enough.
    let mut t = test(code![i(Op::Nop, &[])]);
    t.max_instructions = Some(2);
    t.run();
    t.max_instructions = Some(1);
    assert!(t.try_run().is_err());
}
