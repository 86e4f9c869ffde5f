//! Every cause: what it reports, that nothing has changed, that a handler can skip or mend and return; and traps in handlers.

use crate::common::*;
use crate::text::{kernel_with, label};

/// Distinct values in all registers that the cases use, flags that are set, a mask with holes, and a word of each memory.
/// u8:u11 and u12:u15 are descriptors; v[20:21] is the address of the lane's word in buffer 0, v[24:25] the byte after that.
const BEFORE: &str = "
    u.load.b128 u[8:11], u[0:1], 0
    u.load.b128 u[12:15], u[0:1], 16
    u.mov.b32 u16, 0x1234
    u.mov.b32 u17, 0x800
    u.mov.b32 u18, 6
    v.mul.u32 v4, v3, 1001
    v.mul.u32 v5, v3, 1003
    v.mul.u32 v6, v3, 1007
    v.mul.u32 v7, v3, 1013
    v.cvt.f32.u32 v8, v3
    v.mov.b32 v9, -1.0
    v.shl.b32 v10, v3, 2
    v.add.u32 v20, v10, u8
    v.mov.b32 v21, u9
    v.add.u32 v24, v20, 1
    v.mov.b32 v25, v21
    v.mov.b32 v26, 0x7f800001
    ls.store.b32 v4, v10, 0
    scratch.store.b32 v5, 0, 0
    u.mov.b32 u61, 1.0
    csrwi fflags, 2
    u.mov.b32 u60, 0x0ffffff5
    exec.set u60
";

/// An instruction, what it traps with, and which lanes are at fault.
type Case = (&'static str, u8, u32, &'static str, u32);

/// Buffer 0 has 40 words, so that wide accesses of the last lanes go past it.
const WORDS: usize = 40;
/// Where it lies.
const FIRST: u32 = FIRST_FREE as u32;
/// Lane 27 is the last active one.
const EXEC: u32 = 0x0fff_fff5;
/// Exceptions NV and DZ trap.
const MODE: u32 = 0x600;

#[rustfmt::skip]
const CASES: &[Case] = &[
    // A reserved word, an odd pair, registers past the allocation: the information is their first word.
    (".word 0xfffffffe", 1, 0xffff_fffe, "IllegalInsn", 0),
    ("v.mov.b64 v[5:6], v[6:7]", 1, WORD, "IllegalInsn", 0),
    ("v.add.u32 v48, v4, v5", 1, WORD, "IllegalInsn", 0),
    ("v.add.u32 v4, v48, v5", 1, WORD, "IllegalInsn", 0),
    ("trap 77", 2, 77, "Trap", 0),
    ("brk", 3, 0, "Breakpoint", 0),
    // Every active lane, then those of which the sum is no multiple of 4.
    ("global.load.b32 v4, v[24:25], 0", 4, FIRST + 1, "Misaligned", EXEC),
    ("global.load.b128 v[4:7], v[24:25], 0", 4, FIRST + 1, "Misaligned", EXEC),
    ("global.store.b64 v[4:5], v[24:25], 0", 4, FIRST + 1, "Misaligned", EXEC),
    ("global.atomic.add.u32 v4, v[24:25], 0, v5", 4, FIRST + 1, "Misaligned", EXEC),
    ("buffer.load.b32 v4, u[8:11], v3, 2", 4, FIRST + 2, "Misaligned", EXEC & 0xbbbb_bbbb),
    ("ls.store.b32 v4, v3, 0", 4, 2, "Misaligned", EXEC & 0xeeee_eeee),
    ("scratch.load.b64 v[4:5], v3, 2", 4, 2, "Misaligned", EXEC & 0xbbbb_bbbb),
    ("u.load.b128 u[16:19], u[8:9], 2", 4, FIRST + 2, "Misaligned", 0),
    // Lane 27 has words 37 to 39, and word 40 is not mapped.
    ("global.load.b128 v[4:7], v[20:21], 40", 5, FIRST + 148, "MemoryFault", 1 << 27),
    ("global.load.b128 v[20:23], v[20:21], 40", 5, FIRST + 148, "MemoryFault", 1 << 27),
    ("global.store.b128 v[4:7], v[20:21], 40", 5, FIRST + 148, "MemoryFault", 1 << 27),
    // Of 1024 bytes, lane 26 wants 1012 to 1027.
    ("ls.store.b128 v[4:7], v10, 908", 5, 1012, "MemoryFault", 3 << 26),
    ("scratch.store.b64 v[4:5], v10, 0", 5, 60, "MemoryFault", EXEC & !0x7fff),
    ("u.load.b128 u[16:19], u[8:9], 152", 5, FIRST + 152, "MemoryFault", 0),
    // Lane 0 divides by 0; that others are inexact is forgotten as well.
    ("v.div.f32 v4, 1.0, v8", 6, 8, "FloatException", 0),
    ("v.sqrt.f32 v9, v9", 6, 16, "FloatException", 0),
    ("u.div.f32 u16, u61, u40", 6, 8, "FloatException", 0),
    ("u.reduce.add.f32 u16, v26", 6, 16, "FloatException", 0),
    ("jalr u16, u18", 7, 6, "FetchFault", 0),
    ("jal u16, 0x100000", 7, 0x10_0000, "FetchFault", 0),
    ("csrw mode, u17", 8, 0x800, "IllegalMode", 0),
    ("csrs mode, u17", 8, 0xe00, "IllegalMode", 0),
    ("csrw 0x020, u16", 9, 0x20, "IllegalCsr", 0),
    ("csrr u16, 0x123", 9, 0x123, "IllegalCsr", 0),
];
/// Stands for the first word of the instruction.
const WORD: u32 = u32::MAX;

/// Notes what it finds, memories too, and goes on behind the instruction, whose length is in u39.
const HANDLER: &str = "
handler:
    csrr u41, trapcause
    csrr u42, trapinfo
    csrr u43, trappc
    csrr u44, mode
    csrr u45, fflags
    exec.get u46
    csrr u47, trapctl
    ls.load.b32 v30, v10, 0
    scratch.load.b32 v31, 0, 0
    buffer.load.b32 v32, u[8:11], v10, 0
    u.add.u32 u43, u43, u39
    jr u43, 0
";

fn program(insn: &str, handled: bool) -> Test {
    let enter = if handled { "csrw trapbase, u38" } else { "nop" };
    let body = format!(
        "{BEFORE}
        u.mov.b32 u38, handler
        u.mov.b32 u39, after - at
        u.mov.b32 u19, {MODE}
        csrw mode, u19
        {enter}
        at: {insn}
        after: v.mov.b32 v33, 1"
    );
    let words: Vec<u32> = (0..WORDS as u32).map(|k| k * 3 + 1).collect();
    let mut t = kernel_with(32, &body, HANDLER, &[&words, &[0; 4]]);
    // Lengths differ by case.
    t.object.lines = Default::default();
    t
}

fn first_word(t: &Test) -> u32 {
    let at = label(t, "at") as usize;
    u32::from_le_bytes(t.object.code[at..at + 4].try_into().expect("4 bytes"))
}

#[test]
fn without_a_handler_every_trap_is_reported_and_has_changed_nothing() {
    // spec: W-TRAP-1
    let stopped = |insn: &str| {
        let t = program(insn, false);
        let (result, buffers) = t.outcome(&t.options(), None);
        match result {
            Err(RunError::Trap(report)) => (t, *report, buffers),
            other => panic!("{insn}: {other:?}"),
        }
    };
    let (_, want, memory) = stopped("brk");
    assert_eq!(want.registers.v[4][2], 2 * 1001);
    assert_eq!(want.registers.exec, EXEC);
    for &(insn, cause, info, name, lanes) in CASES {
        let (t, got, buffers) = stopped(insn);
        let info = if info == WORD { first_word(&t) } else { info };
        assert_eq!(
            (got.cause, got.info, got.name),
            (cause, info, name),
            "{insn}"
        );
        assert_eq!((got.pc, got.lanes), (label(&t, "at"), EXEC), "{insn}");
        assert_eq!(got.faulting_lanes, lanes, "{insn}");
        assert_eq!(got.address.is_some(), matches!(cause, 4 | 5), "{insn}");
        for n in 0..48 {
            let (got, want) = (got.registers.v[n], want.registers.v[n]);
            assert_eq!(got, want, "{insn}: v{n}");
        }
        let same = |n: &usize| !matches!(n, 38 | 39);
        for n in (0..64).filter(same) {
            assert_eq!(got.registers.u[n], want.registers.u[n], "{insn}: u{n}");
        }
        assert_eq!(buffers, memory, "{insn}");
    }
}

#[test]
fn a_handler_finds_every_trap_and_nothing_changed_and_skips_it() {
    // spec: W-TRAP-1
    let want = program("brk", true).run();
    assert_eq!(want.v(30)[2], 2 * 1001, "workgroup memory");
    assert_eq!(want.v(31)[2], 2 * 1003, "scratch memory");
    assert_eq!(want.v(32)[2], 2 * 3 + 1, "buffer");
    for &(insn, cause, info, ..) in CASES {
        let t = program(insn, true);
        let info = if info == WORD { first_word(&t) } else { info };
        let after = t.run();
        let u = &after.warp(0).u;
        assert_eq!((u[41], u[42]), (cause.into(), info), "{insn}");
        assert_eq!(u[43], label(&t, "after"), "{insn}");
        assert_eq!((u[44], u[45], u[46], u[47]), (MODE, 2, EXEC, 0), "{insn}");
        for n in 0..48 {
            assert_eq!(after.v(n), want.v(n), "{insn}: v{n}");
        }
        for n in (0..64).filter(|n| !matches!(n, 38 | 39 | 41..=43)) {
            assert_eq!(u[n], want.u(n), "{insn}: u{n}");
        }
        assert_eq!(after.buffers, want.buffers, "{insn}");
        // What is behind it ran.
        assert_eq!(after.v(33)[0], 1, "{insn}");
    }
}
