//! Loops over active lanes run trip by trip: the same as instruction by instruction, wherever they stop.

use crate::common::{memory, start, words};
use lanemask_diag::Sources;
use lanemask_emu::linx::{Program, RunError, RunOptions};

const NUMBERS: u64 = 0x8000;
const VALUES: u64 = 0x8100;
const CELLS: u64 = 0x9000;
const OUT: u64 = 0xa000;
/// Bytes of the cells.
const CELL_BYTES: u64 = 0x200;

/// Lanes of the mask at `OUT` add their values to the cells of their numbers; then T, U and p go to memory. `changed`: the body with
/// something else in it.
fn program(lanes: u32, change: impl Fn(&str) -> String) -> Program {
    let body = "\
    l.ldi.brg [ri3, 0], ->t
    l.addi zero, 11, ->u
    l.addi zero, 12, ->u
    l.addi zero, 13, ->u
    l.addi zero, 14, ->u
    v.lw.brg [ri0, lc0<<2], ->vt
    v.lw.brg [ri1, lc0<<2], ->vu
    l.or t#1, zero, ->t
1:
    l.sub zero, t#1, ->u
    l.and t#1, u#1, ->p
    v.rdor vt#1, ->t
    l.add ri2, t#1<<2, ->t
    v.sw.add [t#1], vu#1
    l.and t#3, p.not, ->t
    b.ne t#1, zero, 1b
    l.sdi p, [ri3, 8]
";
    let body = change(body);
    let mut text = format!(
        ".isa linx\n.base 0x1000\n.kernel main\n.end\nmain:\n BSTART.MSEQ 0\n C.B.DIMI {lanes}, ->lb0\n"
    );
    for k in 0..4 {
        text += &format!(" B.IOR [a{k}],[]\n");
    }
    text += &format!(" B.TEXT body\n C.BSTOP\nbody:\n{body}");
    for (ring, first) in [("t", 2), ("u", 6)] {
        for k in 1..5 {
            let at = 8 * (first + k - 1);
            text += &format!(" l.sdi {ring}#{k}, [ri3, {at}]\n");
        }
    }
    text += " C.BSTOP\n";
    let text = text
        .replace("l.sdi ", "l.sdi.brg ")
        .replace("1b", "again")
        .replace("1:", "again:");
    let mut sources = Sources::new();
    let file = sources.add("each.s", text.as_str());
    let (object, found) = lanemask_asm::assemble(&sources, file);
    let errors: Vec<_> = found.iter().filter(|d| d.is_error()).collect();
    assert!(errors.is_empty(), "{errors:#?}\n{text}");
    Program::load(&object).expect("loads")
}

/// What is there after a run: how it ended, cells, and what the kernel wrote of its state.
type After = (Result<(), RunError>, u64, Vec<u32>, Vec<u32>);

fn run(program: &Program, numbers: &[u32], mask: u64, slow: bool, limit: Option<u64>) -> After {
    let values: Vec<u32> = (0..64).map(|l| 1000 + l).collect();
    let mask = [mask as u32, (mask >> 32) as u32];
    let m = memory(&[
        (NUMBERS, 0x100, numbers),
        (VALUES, 0x100, &values),
        (CELLS, CELL_BYTES, &[]),
        (OUT, 0x100, &mask),
    ]);
    let options = RunOptions {
        // Whoever gathers flags goes instruction by instruction.
        flags: slow,
        max_instructions: limit,
        ..RunOptions::default()
    };
    let end = start(program, &[NUMBERS, VALUES, CELLS, OUT], &m, &options);
    let count = match &end {
        Ok(summary) => {
            let s = summary.stats;
            s.group_instructions << 32 | s.vector_instructions << 16 | s.lane_instructions
        }
        Err(_) => 0,
    };
    (
        end.map(|_| ()),
        count,
        words(&m, CELLS, CELL_BYTES / 4),
        words(&m, OUT, 20),
    )
}

/// Both ways, with every limit on instructions up to the last.
fn compare(program: &Program, numbers: &[u32], mask: u64) -> After {
    let whole = run(program, numbers, mask, false, None);
    assert_eq!(whole, run(program, numbers, mask, true, None), "{mask:#x}");
    let trips = u64::from(mask.count_ones());
    for limit in 0..30 + 7 * trips {
        let [quick, slow] =
            [false, true].map(|slow| run(program, numbers, mask, slow, Some(limit)));
        assert_eq!(quick, slow, "{mask:#x}, at most {limit} instructions");
    }
    whole
}

#[test]
fn trips_leave_behind_what_instructions_do() {
    let numbers: Vec<u32> = (0..64).map(|l| l * 5 % 64).collect();
    for lanes in [32, 64] {
        let program = program(lanes, str::to_string);
        for mask in [
            1,
            2,
            0x8000_0001,
            0xff,
            0x1234_5678,
            u64::MAX,
            0x8000_0000_0000_0000,
        ] {
            let mask = if lanes == 32 {
                mask & 0xffff_ffff
            } else {
                mask
            };
            if mask == 0 {
                continue;
            }
            let (end, _, cells, state) = compare(&program, &numbers, mask);
            assert_eq!(end, Ok(()));
            for lane in 0..64 {
                let added = if mask >> lane & 1 == 1 {
                    1000 + lane as u32
                } else {
                    0
                };
                assert_eq!(
                    cells[numbers[lane] as usize], added,
                    "{mask:#x}, lane {lane}"
                );
            }
            // p: the highest lane, which came last. T: nothing left, its address, its number.
            let last = 63 - mask.leading_zeros() as usize;
            let pair = |k: usize| u64::from(state[k]) | u64::from(state[k + 1]) << 32;
            assert_eq!(pair(2), 1 << last);
            let number = u64::from(numbers[last]);
            assert_eq!([pair(4), pair(6), pair(8)], [0, CELLS + 4 * number, number]);
        }
    }
}

/// A lane whose word is no memory: those before it are done, it traps.
#[test]
fn a_trip_that_traps_does_so_at_its_instruction() {
    let mut numbers = vec![3; 64];
    numbers[5] = CELL_BYTES as u32;
    let program = program(64, str::to_string);
    let (end, _, cells, _) = compare(&program, &numbers, 0xf6);
    assert!(matches!(end, Err(RunError::Trap(_))), "{end:?}");
    assert_eq!(cells[3], 1001 + 1002 + 1004);
}

/// Loops that look almost alike are no such loops.
#[test]
fn other_loops_do_what_they_say() {
    let numbers: Vec<u32> = (0..64).collect();
    for (from, to) in [
        (
            "l.and t#3, p.not, ->t",
            "l.and t#3, p.not, ->t\n l.addi zero, 1, ->u",
        ),
        ("t#1<<2, ->t", "t#1<<3, ->t"),
        ("v.sw.add [t#1], vu#1", "v.sw.xor [t#1], vu#1"),
        ("v.sw.add [t#1], vu#1", "v.sw.add [t#1], vt#1"),
        ("v.sw.add [t#1], vu#1", "v.lw.add [t#1], vu#1, ->vm"),
        ("v.rdor vt#1", "v.rdmax vt#1"),
        ("l.add ri2, t#1<<2", "l.sub ri2, t#1.neg<<2"),
        (
            "1:\n    l.sub zero, t#1, ->u",
            "    l.sub zero, t#1, ->u\n1:\n    l.sub zero, t#1, ->u",
        ),
    ] {
        let program = program(64, |body| {
            assert!(body.contains(from));
            body.replace(from, to)
        });
        let (end, ..) = compare(&program, &numbers, 0x8421);
        assert_eq!(end, Ok(()), "{to}");
    }
}
