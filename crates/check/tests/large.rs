//! Large programs: the work grows with their length, and what is too much of it is said.

use lanemask_asm::assemble;
use lanemask_check::{Options, check};
use lanemask_diag::{Diagnostic, Sources};
use std::fmt::Write;

const W32: &str = "\
.kernel main
    .workgroup_size 64
    .resource 0, 0, x, read_write, 4
.end
main:
    u.load.b128 u[12:15], u[0:1], 0
    waitcnt sm=0
    v.mov.b32 v5, 1
";

const LINX: &str = "\
.isa linx
.kernel main
.end
main:
    BSTART.MODE 0
    C.B.DIMI 4, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOT ->t<128B>
    B.IOT last, ->u<8KB>
    B.IOR [a0, a1],[]
    B.TEXT body
    C.BSTOP
body:
    v.lw.brg [ri0, lc0<<2, lc1<<4], ->vt
";

const W32_STORE: &str = "    buffer.store.b32 v3, u[12:15], v3, 0\n";
const LINX_STORE: &str = "    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<4]\n";

/// Regions of w32 in each other, `depth` deep, so many of them one behind the other.
fn w32_nests(depth: usize, count: usize) -> String {
    let mut text = W32.to_string();
    for k in 0..count {
        for d in 0..depth {
            let save = 16 + d;
            let _ = write!(
                text,
                "    v.cmp.lt.i32 u15, v5, {d}\n    saveexec.and u{save}, u15\n    bexecz j{k}_{d}\n{W32_STORE}"
            );
        }
        for d in (0..depth).rev() {
            let _ = write!(text, "j{k}_{d}:\n    exec.set u{}\n{W32_STORE}", 16 + d);
        }
    }
    text + "    endpgm\n"
}

/// Loops of w32 that lanes leave, one behind the other.
fn w32_loops(count: usize) -> String {
    let mut text = W32.to_string();
    for k in 0..count {
        let _ = write!(
            text,
            "    exec.get u16\nl{k}:\n{W32_STORE}    v.cmp.lt.i32 u15, v5, 3\n    saveexec.and u14, u15\n    bexecnz l{k}\n    exec.set u16\n{W32_STORE}"
        );
    }
    text + "    endpgm\n"
}

/// Regions of w32 whose lanes are all collected in one register, inside of a loop around all of them.
fn w32_collected(count: usize) -> String {
    let mut text = W32.to_string() + "    exec.get u40\ntop:\n    u.mov.b32 u30, 0\n";
    for k in 0..count {
        let _ = write!(
            text,
            "    v.cmp.lt.i32 u21, v5, 7\n    saveexec.and u20, u21\n    bexecz j{k}\n{W32_STORE}    exec.get u24\n    u.or.b32 u30, u30, u24\nj{k}:\n    exec.set u20\n"
        );
    }
    text + "    exec.set u30\n    v.cmp.lt.i32 u41, v5, 3\n    saveexec.and u42, u41\n    bexecnz top\n    exec.set u40\n"
        + W32_STORE
        + "    endpgm\n"
}

/// Regions of LinxISA one behind the other.
fn linx_ifs(count: usize) -> String {
    let mut text = LINX.replace("MODE", "MSEQ");
    for k in 0..count {
        let _ = write!(
            text,
            "    l.or p, zero, ->t\n    v.cmp.lt vt#1, zero, ->p\n    b.z j{k}\n{LINX_STORE}j{k}:\n    l.or t#1, zero, ->p\n"
        );
    }
    text + LINX_STORE + "    C.BSTOP\n"
}

/// Regions of LinxISA in each other, each with its mask in a slot of its own.
fn linx_nests(depth: usize, count: usize) -> String {
    let mut text = LINX.replace("MODE", "MSEQ");
    for k in 0..count {
        for d in 0..depth {
            let _ = write!(
                text,
                "    l.ori zero, {d}, ->u\n    l.sd.local p, [ts, u#1<<3]\n    v.cmp.lti vt#1, {d}, ->p\n    b.z j{k}_{d}\n{LINX_STORE}"
            );
        }
        for d in (0..depth).rev() {
            let _ = write!(
                text,
                "j{k}_{d}:\n    l.ori zero, {d}, ->u\n    l.ld.local [ts, u#1<<3], ->t\n    l.or t#1, zero, ->p\n{LINX_STORE}"
            );
        }
    }
    text + "    C.BSTOP\n"
}

/// Stores of all groups to a few rows of scratch.
fn linx_rows(count: usize) -> String {
    let mut text = LINX.replace("MODE", "MPAR");
    for k in 0..count {
        let row = 2 * (k % 100);
        let _ = write!(
            text,
            "    l.ori lc1, {row}, ->u\n    v.sw.local vt#1, [ts, lc0<<2, u#1<<4]\n"
        );
    }
    text + "    C.BSTOP\n"
}

/// Rules of which there is a finding when masks may take so many steps for each line.
fn rules(text: &str, steps_a_line: u64) -> Vec<&'static str> {
    let options = Options {
        mask_steps: steps_a_line * text.lines().count() as u64,
        ..Options::default()
    };
    let mut sources = Sources::new();
    let file = sources.add("large.s", text);
    let (object, diagnostics) = assemble(&sources, file);
    assert!(
        !diagnostics.iter().any(Diagnostic::is_error),
        "{diagnostics:?}"
    );
    let mut rules: Vec<_> = check(&object, &options).iter().map(|f| f.rule).collect();
    rules.sort_unstable();
    rules.dedup();
    rules
}

/// The same few steps a line are enough for programs that are ten times as long.
#[test]
fn the_work_grows_with_the_length() {
    for scale in [1, 10] {
        assert_eq!(rules(&w32_nests(1, 60 * scale), 400), [""; 0]);
        assert_eq!(rules(&w32_nests(10, 6 * scale), 400), [""; 0]);
        assert_eq!(rules(&w32_loops(60 * scale), 400), [""; 0]);
        assert_eq!(rules(&w32_collected(60 * scale), 800), [""; 0]);
        assert_eq!(rules(&linx_ifs(60 * scale), 400), [""; 0]);
        assert_eq!(rules(&linx_nests(10, 6 * scale), 400), [""; 0]);
    }
}

/// Beyond the limit the masks are not followed, nothing is made up, and all else is checked.
#[test]
fn what_is_too_much_work_is_said() {
    assert_eq!(rules(&w32_nests(24, 2), 20), ["w32-mask-complex"]);
    let late = w32_nests(24, 2) + "    u.mov.b32 u16, u63\n";
    let late = late.replace("    endpgm\n", "") + "    endpgm\n";
    assert_eq!(rules(&late, 20), ["w32-mask-complex", "w32-unwritten"]);
    assert_eq!(rules(&linx_nests(40, 2), 20), ["linx-mask-complex"]);
    // More masks at once than are followed.
    assert_eq!(rules(&linx_nests(1010, 1), 1_000), ["linx-mask-complex"]);
}

/// Pairs of stores to a few rows are told apart by row, not one by one.
#[test]
fn stores_to_a_few_rows() {
    assert_eq!(rules(&linx_rows(20_000), 400), ["linx-mpar-conflict"; 0]);
}
