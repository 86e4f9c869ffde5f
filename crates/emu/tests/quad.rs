//! Whole-quad mode: which lanes are helpers, and what they leave out.
mod common;
use common::*;

/// Lanes 1, 6, 7 and 20: quads 0, 1 and 5.
const REAL: u32 = 1 << 1 | 1 << 6 | 1 << 7 | 1 << 20;
const QUADS: u32 = 0x00f0_00ff;
const HELPERS: u32 = QUADS & !REAL;

fn enter() -> Vec<Line> {
    let mut lines: Vec<Line> = mask(REAL).into();
    lines.push(i(Op::ExecWqm, &[u(50)]).into());
    lines
}

#[test]
fn entering_makes_helpers_of_lanes_that_were_off() {
    // spec: W-EXEC-1
    // pitfall: P8.43
    let mut lines = code![i(Op::HelperGet, &[u(10)])];
    lines.extend(enter());
    lines.extend(code![
        i(Op::HelperGet, &[u(11)]),
        i(Op::ExecGet, &[u(12)]),
        // Once more: nothing was off.
        i(Op::ExecWqm, &[u(13)]),
        i(Op::HelperGet, &[u(14)]),
        // Lane 6 is demoted.
        i(Op::UMovB32, &[u(20), c(1 << 6)]),
        i(Op::UOrB32, &[u(21), u(14), u(20)]),
        i(Op::HelperSet, &[u(21)]),
        i(Op::HelperGet, &[u(15)]),
        // Back.
        i(Op::HelperSet, &[u(10)]),
        i(Op::ExecSet, &[u(50)]),
        i(Op::HelperGet, &[u(16)]),
    ]);
    let mut t = test(lines);
    t.groups = [2, 1, 1];
    t.dump.workgroup = [1, 0, 0];
    let after = t.run();
    let us: Vec<u32> = (10..17).map(|n| after.u(n)).collect();
    assert_eq!(us, [0, HELPERS, QUADS, QUADS, HELPERS, HELPERS | 1 << 6, 0]);
    assert_eq!(after.warp(0).exec, REAL);
}

#[test]
fn with_exec_0_there_is_no_quad() {
    let mut lines: Vec<Line> = mask(0).into();
    lines.extend(code![
        i(Op::ExecWqm, &[u(10)]),
        i(Op::HelperGet, &[u(11)]),
        i(Op::ExecGet, &[u(12)]),
    ]);
    let after = test(lines).run();
    assert_eq!((after.u(10), after.u(11), after.u(12)), (0, 0, 0));
}

#[test]
fn helpers_stay_helpers_through_control_flow() {
    // spec: P-43
    // spec: W-EXEC-2 W-EXEC-3
    // pitfall: P8.41
    // An if whose then side has only real lanes, and whose else side has all helpers.
    let mut lines = descriptors();
    lines.extend(enter());
    lines.extend(code![
        i(Op::VMulU32, &[v(5), v(3), c(4)]),
        i(Op::UMovB32, &[u(20), c(REAL)]),
        i(Op::SaveexecAnd, &[u(21), u(20)]),
        i(Op::HelperGet, &[u(22)]),
        i(Op::VMovB32, &[v(6), c(1)]),
        i(Op::SaveexecAndn1, &[u(23), u(21)]),
        i(Op::ExecGet, &[u(24)]),
        i(Op::VMovB32, &[v(6), c(2)]),
        i(Op::ExecSet, &[u(21)]),
        i(Op::HelperGet, &[u(25)]),
        i(Op::BufferStoreB32, &[v(6), us(8, 4), v(5), n(0)]),
    ]);
    let after = test(lines).buffer(vec![9; 32]).buffer(vec![0]).run();
    assert_eq!((after.u(22), after.u(25)), (HELPERS, HELPERS));
    assert_eq!(after.u(24), HELPERS);
    for l in 0..32 {
        let real = REAL >> l & 1 == 1;
        assert_eq!(after.buffers[0][l], if real { 1 } else { 9 }, "lane {l}");
        let want = [0, 1, 2][usize::from(QUADS >> l & 1 == 1) + usize::from(HELPERS >> l & 1 == 1)];
        assert_eq!(after.v(6)[l], want, "lane {l}");
    }
}

#[test]
fn helpers_take_part_in_quads_votes_and_reductions() {
    // spec: P-21
    // spec: P-42
    // pitfall: P8.40 P8.42
    let mut lines = enter();
    lines.extend(code![
        // Only in whole-quad mode have the neighbours these values.
        i(Op::VMulU32, &[v(4), v(3), v(3)]),
        i(Op::VQuadSwapxB32, &[v(5), v(4)]),
        i(Op::VSubU32, &[v(5), v(5), v(4)]),
        i(Op::VCmpGeU32, &[u(10), v(3), c(0)]),
        i(Op::UReduceAddU32, &[u(11), v(3)]),
        i(Op::UReadfirst, &[u(12), v(3)]),
    ]);
    let after = test(lines).run();
    for l in (0..32u32).filter(|l| QUADS >> l & 1 == 1) {
        let neighbour = l ^ 1;
        let want = (neighbour * neighbour).wrapping_sub(l * l);
        assert_eq!(after.v(5)[l as usize], want);
    }
    let sum = (0..8).chain(20..24).sum();
    assert_eq!((after.u(10), after.u(11), after.u(12)), (QUADS, sum, 0));
}

/// Operands of an access: data in v20 to v23, destination v24 to v27, offset v5, address v[6:7].
fn access(op: Op) -> Option<Insn> {
    let info = op.info();
    let space = info.mnemonic.split('.').next().unwrap_or("");
    if info.group != 5 || !["buffer", "global", "scratch", "ls"].contains(&space) {
        return None;
    }
    let operands: Option<Vec<Operand>> = (info.operands.iter())
        .map(|o| {
            let first = if o.name == "rd" { 24 } else { 20 };
            Some(match (o.name, o.kind) {
                ("desc", _) => us(8, 4),
                ("off", _) => v(5),
                ("addr", _) => vs(6, 2),
                ("imm", _) => n(0),
                (_, "vd" | "vx") => v(first),
                (_, "vdh" | "vxh") => lo(first),
                (_, "vdp" | "vxp" | "vd2" | "vx2") => vs(first, 2),
                (_, "vd3" | "vx3") => vs(first, 3),
                (_, "vd4" | "vx4") => vs(first, 4),
                _ => return None,
            })
        })
        .collect();
    Some(i(op, &operands?))
}

/// Runs an access of lane * 16; helpers add `off`. All memories and v24 to v27 after it.
fn run_access(insn: Insn, whole_quads: bool, off: u32) -> (Vec<u32>, Vec<[u32; 32]>) {
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::UMovB32, &[u(40), c(HELPERS)]),
        i(Op::VMovB32, &[v(8), c(off)]),
        i(Op::VSelB32, &[v(8), u(40), v(8), c(0)]),
        i(Op::VMulU32, &[v(9), v(3), c(16)]),
        i(Op::VAddU32, &[v(5), v(9), v(8)]),
        i(Op::VAddU32, &[v(6), u(8), v(5)]),
        i(Op::VMovB32, &[v(7), u(9)]),
    ]);
    for k in 0..4 {
        lines.extend(code![
            i(
                Op::VAddU32,
                &[v(20 + k), v(3), c(u32::from(k) * 0x0101_0101)]
            ),
            i(Op::VMovB32, &[v(24 + k), c(0x7777_7777)]),
            i(Op::VMovB32, &[v(10 + k), c(0x5a5a_5a5a)]),
        ]);
    }
    lines.extend(code![
        i(Op::LsStoreB128, &[vs(10, 4), v(9), n(0)]),
        i(Op::VMovB32, &[v(30), c(0)]),
        i(Op::VMovB32, &[v(31), c(0)]),
        i(Op::ScratchStoreB128, &[vs(10, 4), v(30), n(0)]),
    ]);
    lines.extend(mask(REAL));
    if whole_quads {
        lines.push(i(Op::ExecWqm, &[u(50)]).into());
    }
    lines.push(insn.into());
    lines.extend(code![
        i(Op::UMovB32, &[u(51), c(0)]),
        i(Op::HelperSet, &[u(51)])
    ]);
    lines.extend(mask(u32::MAX));
    lines.extend(code![
        i(Op::LsLoadB128, &[vs(10, 4), v(9), n(0)]),
        i(Op::BufferStoreB128, &[vs(10, 4), us(12, 4), v(9), n(0)]),
        i(Op::ScratchLoadB128, &[vs(10, 4), v(30), n(0)]),
        i(Op::BufferStoreB128, &[vs(10, 4), us(12, 4), v(9), n(512)]),
    ]);
    let after = test(lines)
        .buffer(vec![0x5a5a_5a5a; 128])
        .buffer(vec![0; 256])
        .kernel(|k| (k.workgroup_bytes, k.scratch_bytes) = (512, 512))
        .run();
    let memory = after.buffers.concat();
    (memory, (24..28).map(|k| after.v(k)).collect())
}

#[test]
fn helpers_load_but_change_no_memory() {
    // spec: P-42
    // pitfall: P8.42 P9.45
    let mut counts = [0, 0];
    for op in Op::ALL {
        let Some(insn) = access(op) else { continue };
        let changes = (op.info().operands.iter()).any(|o| matches!(o.name, "data" | "src"));
        counts[usize::from(changes)] += 1;
        let alone = run_access(insn, false, 0);
        // In bounds; misaligned or out of bounds, which helpers do not trap for.
        for off in [0, 1, 0x4000_0000] {
            let together = run_access(insn, true, off);
            assert_eq!(alone.0, together.0, "{insn}, {off:#x}");
            let fill = vec![0x5a5a_5a5a; 128];
            let stored = alone.0[..128] != fill || alone.0[128..256] != fill;
            assert!(!stored || changes, "{insn}");
            for (k, (a, b)) in alone.1.iter().zip(&together.1).enumerate() {
                for l in 0..32 {
                    let helper = HELPERS >> l & 1 == 1;
                    if changes || !helper {
                        assert_eq!(a[l], b[l], "{insn}, {off:#x}, v{}, lane {l}", 24 + k);
                    } else if off == 0 && k == 0 {
                        assert_ne!(b[l], 0x7777_7777, "{insn}, lane {l}");
                    }
                }
            }
        }
    }
    assert!(counts[0] > 20 && counts[1] > 100, "{counts:?}");
}

#[test]
fn faults_of_real_lanes_still_trap() {
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::VMulU32, &[v(5), v(3), c(2)]),
        i(Op::VMovB32, &[v(6), c(0)]),
    ]);
    lines.extend(enter());
    // Lanes 1 and 7 are misaligned, and helpers 3 and 5 too.
    lines.push(i(Op::BufferLoadB32, &[v(6), us(8, 4), v(5), n(0)]).into());
    let trap = test(lines).buffer(vec![1; 32]).buffer(vec![0]).trap();
    assert_eq!(trap.name, "Misaligned");
    assert_eq!(trap.faulting_lanes, 1 << 1 | 1 << 7);
    assert_eq!(trap.lanes, QUADS);
}

#[test]
fn helpers_raise_no_float_exception() {
    // pitfall: P8.42 P11.57
    // Real lanes divide by 1, helpers by 0; then the sums of a scan overflow in a helper only.
    let program = |enables: u32, divisor: u32| {
        let mut lines = code![
            i(Op::UMovB32, &[u(9), c(enables << 6)]),
            i(Op::Csrw, &[csr("mode"), u(9)]),
            i(Op::UMovB32, &[u(20), c(HELPERS)]),
            i(Op::VMovB32, &[v(4), f(1.0)]),
            i(Op::VSelB32, &[v(5), u(20), c(divisor), f(1.0)]),
        ];
        lines.extend(enter());
        lines.extend(code![
            i(Op::VDivF32, &[v(6), v(4), v(5), Operand::Flag(false)]),
            i(Op::Csrr, &[u(10), csr("fflags")]),
            i(Op::VMovB32, &[v(7), c(0x7f7f_ffff)]),
            i(Op::VSelB32, &[v(7), u(20), v(7), c(0)]),
            i(Op::VScanAddF32, &[v(8), v(7), n(32)]),
            i(Op::Csrr, &[u(11), csr("fflags")]),
            i(Op::HelperSet, &[u(30)]),
            i(Op::VDivF32, &[v(9), v(4), v(5), Operand::Flag(false)]),
            i(Op::Csrr, &[u(12), csr("fflags")]),
        ]);
        test(lines)
    };
    let after = program(0, 0).run();
    assert_eq!((after.u(10), after.u(11), after.u(12)), (0, 0, 8));
    // The helper computes nevertheless.
    assert_eq!(after.f(6)[0], f32::INFINITY);
    // Enabled exceptions trap for real lanes only.
    let trap = program(0x1f, 0).trap();
    assert_eq!((trap.name, trap.info), ("FloatException", 8));
    assert!(trap.instruction.contains("v9"), "{}", trap.instruction);
}
