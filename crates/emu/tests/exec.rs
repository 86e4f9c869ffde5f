//! EXEC: masks, idioms, EXEC = 0.
mod common;
use common::*;

fn lanes(f: impl Fn(u32) -> u32) -> [u32; 32] {
    std::array::from_fn(|l| f(l as u32))
}

#[test]
fn exec_is_read_and_written() {
    // spec: W-EXEC-1
    let after = test(code![
        i(Op::ExecGet, &[u(9)]),
        i(Op::UMovB32, &[u(10), c(0x8000_0101)]),
        i(Op::ExecSet, &[u(10)]),
        i(Op::ExecGet, &[u(11)]),
        i(Op::VMovB32, &[v(4), c(1)]),
        i(Op::ExecWqm, &[u(12)]),
        i(Op::ExecGet, &[u(13)]),
    ])
    .run();
    assert_eq!((after.u(9), after.u(11)), (u32::MAX, 0x8000_0101));
    assert_eq!(after.v(4), lanes(|l| u32::from([0, 8, 31].contains(&l))));
    assert_eq!((after.u(12), after.u(13)), (0x8000_0101, 0xf000_0f0f));
}

#[test]
fn saveexec_saves_the_old_mask_and_combines() {
    // spec: W-EXEC-2
    let (e, k) = (0x0ff0_1234, 0x00ff_4321);
    for (op, want) in [
        (Op::SaveexecAnd, 0x00f0_0220),
        (Op::SaveexecOr, 0x0fff_5335),
        (Op::SaveexecXor, 0x0f0f_5115),
        (Op::SaveexecAndn1, 0x000f_4101),
        (Op::SaveexecAndn2, 0x0f00_1014),
        (Op::SaveexecMov, 0x00ff_4321),
    ] {
        let mut lines: Vec<Line> = mask(e).into();
        lines.extend(code![
            i(Op::UMovB32, &[u(9), c(k)]),
            i(op, &[u(10), u(9)]),
            i(Op::ExecGet, &[u(11)])
        ]);
        let after = test(lines).run();
        assert_eq!(
            (after.u(9), after.u(10), after.u(11)),
            (k, e, want),
            "{op:?}"
        );
    }
}

#[test]
fn if_else() {
    // spec: W-EXEC-3
    // if (lane < 10) v4 = 1 else v4 = 2, inside lanes 4 to 19.
    let mut lines: Vec<Line> = mask(0x000f_fff0).into();
    lines.extend(code![
        i(Op::VCmpLtU32, &[u(9), v(3), c(10)]),
        i(Op::SaveexecAnd, &[u(10), u(9)]),
        i(Op::VMovB32, &[v(4), c(1)]),
        i(Op::SaveexecAndn1, &[u(11), u(10)]),
        i(Op::VMovB32, &[v(4), c(2)]),
        i(Op::ExecSet, &[u(10)]),
        i(Op::ExecGet, &[u(12)]),
    ]);
    let after = test(lines).run();
    assert_eq!(
        after.v(4),
        lanes(|l| match l {
            4..10 => 1,
            10..20 => 2,
            _ => 0,
        })
    );
    assert_eq!(
        (after.u(9), after.u(11), after.u(12)),
        (0x3f0, 0x3f0, 0x000f_fff0)
    );
}

#[test]
fn loop_with_lanes_that_leave() {
    // spec: W-EXEC-4
    // do v4 += 1 while (v4 < lane + 1), so that lane l takes l + 1 trips.
    let after = test(code![
        i(Op::ExecGet, &[u(9)]),
        i(Op::VAddU32, &[v(4), v(4), c(1)]),
        i(Op::VCmpGtU32, &[u(10), v(4), v(3)]),
        i(Op::SaveexecAndn2, &[u(11), u(10)]),
        jump(Op::Bexecnz, &[], 1),
        i(Op::ExecSet, &[u(9)]),
    ])
    .run();
    assert_eq!(after.v(4), lanes(|l| l + 1));
    assert_eq!(after.warp(0).exec, u32::MAX);
    // The loop's last trip: only lane 31 was left.
    assert_eq!(after.u(11), 0x8000_0000);
    assert_eq!(after.summary.stats.warp_instructions, 1 + 32 * 4 + 2);
}

#[test]
fn with_exec_0_vector_instructions_do_nothing_and_uniform_ones_run() {
    // spec: W-EXEC-5
    let mut lines = descriptors();
    lines.extend(mask(0));
    lines.extend(code![
        i(Op::VMovB32, &[v(4), c(5)]),
        i(Op::VDivU32, &[v(4), v(3), v(4)]),
        i(Op::BufferStoreB32, &[v(3), us(8, 4), c(0), n(0)]),
        // Addresses that would trap.
        i(Op::BufferLoadB32, &[v(5), us(8, 4), c(1), n(0)]),
        i(Op::GlobalLoadB32, &[v(5), vs(6, 2), n(0)]),
        i(Op::BufferAtomicAddU32, &[v(5), us(8, 4), c(0), n(0), v(3)]),
        i(Op::UMovB32, &[u(20), c(5)]),
        // A compare gives 0 in inactive lanes: all of them.
        i(Op::UMovB32, &[u(21), c(5)]),
        i(Op::VCmpEqU32, &[u(21), v(3), v(3)]),
        i(Op::UMovB32, &[u(22), c(5)]),
        i(Op::UReadfirst, &[u(22), v(3)]),
        i(Op::UReadlane, &[u(23), v(3), u(20)]),
        i(Op::UMovB32, &[u(24), c(123)]),
        i(Op::VWritelane, &[v(6), u(24), u(20)]),
        // No skipped uniform instruction: the branch is taken.
        jump(Op::Bexecz, &[], 20),
        i(Op::Trap, &[n(1)]),
        i(Op::ExecWqm, &[u(25)]),
    ]);
    assert_eq!(lines.len(), 21);
    let after = test(lines).buffer(vec![7; 4]).buffer(vec![0]).run();
    assert_eq!((after.v(4), after.v(5)), ([0; 32], [0; 32]));
    assert_eq!(after.buffers[0], [7; 4]);
    assert_eq!(after.warp(0).u[20..26], [5, 0, 0, 5, 123, 0]);
    assert_eq!(after.v(6), lanes(|l| if l == 5 { 123 } else { 0 }));
    assert_eq!(after.warp(0).exec, 0);
    // Skipped ones retire and count: 7 of 21 are vector instructions (compare too), none on any lane.
    let stats = after.summary.stats;
    assert_eq!(
        (
            stats.warp_instructions,
            stats.vector_instructions,
            stats.lane_instructions
        ),
        (21, 7, 0)
    );
}

#[test]
fn static_illegality_traps_with_exec_0() {
    // spec: W-EXEC-5
    let mut lines: Vec<Line> = mask(0).into();
    lines.push(i(Op::VMovB32, &[v(100), c(0)]).into());
    assert_eq!(test(lines).kernel(|k| k.v_regs = 4).trap().cause, 1);
    let mut lines: Vec<Line> = mask(0).into();
    lines.push(i(Op::Csrr, &[u(9), Operand::Csr(0x7ff)]).into());
    assert_eq!(test(lines).trap().cause, 9);
    let mut lines: Vec<Line> = mask(0).into();
    lines.push(word(0xffff_fffe));
    assert_eq!(test(lines).trap().cause, 1);
}

#[test]
fn a_masked_write_keeps_inactive_lanes() {
    // spec: W-EXEC-1
    for m in [0, 1, 0x8000_0000, 0x5555_5555, 0xffff_0000, u32::MAX] {
        let mut lines = code![
            i(Op::VMovB32, &[v(4), c(1000)]),
            i(Op::VMovB32, &[v(6), c(1)])
        ];
        lines.extend(mask(m));
        lines.extend(code![
            i(Op::VAddU32, &[v(4), v(3), c(1)]),
            i(Op::VAddU64, &[vs(6, 2), vs(6, 2), vs(6, 2)]),
            i(Op::VCmpLtU32, &[u(9), v(3), c(16)]),
            i(Op::VSelB32, &[v(8), u(9), c(3), c(4)]),
        ]);
        let after = test(lines).run();
        let on = |l: u32| m >> l & 1 == 1;
        assert_eq!(after.v(4), lanes(|l| if on(l) { l + 1 } else { 1000 }));
        assert_eq!(after.v(6), lanes(|l| if on(l) { 2 } else { 1 }));
        assert_eq!(after.u(9), m & 0xffff);
        assert_eq!(
            after.v(8),
            lanes(|l| match l {
                _ if !on(l) => 0,
                0..16 => 3,
                _ => 4,
            })
        );
    }
}

#[test]
fn division_by_zero_in_inactive_lanes_is_harmless() {
    // spec: P-61
    let mut lines: Vec<Line> = mask(0xffff_fffe).into();
    lines.extend(code![
        i(Op::VDivI32, &[v(4), c(60), v(3)]),
        i(Op::VRemU32, &[v(5), c(60), v(3)]),
    ]);
    let after = test(lines).run();
    assert_eq!(after.v(4), lanes(|l| 60u32.checked_div(l).unwrap_or(0)));
    assert_eq!(after.v(5), lanes(|l| 60u32.checked_rem(l).unwrap_or(0)));
}
