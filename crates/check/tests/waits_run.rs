//! Three judges of waits: the verifier, the check of a run, and results that come at other moments.
//!
//! Programs are made so that a register never gets the value that it has: then a register that is touched too early shows in what
//! some instruction finds in the registers that it names, or in the registers at the end.
use lanemask_asm::assemble;
use lanemask_check::{Options, check};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu::*;
use lanemask_isa::w32::{LANES, Operand};
use lanemask_object::Object;
use std::collections::BTreeSet;
use std::sync::Mutex;

struct Random(u64);

impl Random {
    fn below(&mut self, n: u32) -> u32 {
        // xorshift64.
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 33) as u32 % n
    }
}

/// What comes before: the descriptor of a buffer of distinct words in u[12:15], v1 = 4 times the lane, v2 = 4, workgroup memory
/// full of distinct words, and a number of its own in each register that a program may name.
fn before() -> String {
    let mut text = "\
.kernel main
.workgroup_memory 1024
.v_regs 128
.u_regs 64
.resource 0, 0, data, read_write
.end
main: u.load.b128 u[12:15], u[0:1], 0
v.shl.b32 v1, v3, 2
v.mov.b32 v2, 4
waitcnt sm=0
v.mov.b32 v5, v1
"
    .to_string();
    for k in 0..8 {
        text += &format!(
            "v.add.u32 v4, v1, {k}\nv.mul.u32 v4, v4, 0x9e3779b1\nls.store.b32 v4, v1, {}\n",
            128 * k
        );
    }
    for n in 4..=11 {
        text += &format!("v.add.u32 v{n}, v1, {:#x}\n", 0x1357_0000 + 0x101 * n);
        text += &format!("u.mov.b32 u{}, {:#x}\n", 16 + n, 0x2468_0000 + n);
    }
    for n in 0..40 {
        text += &format!("v.mov.b32 v{}, {:#x}\n", 64 + n, 0x4000_0000 + 0x1_2345 * n);
    }
    text + "waitcnt vst=0, ls=0\n"
}

/// A line of a program, number `k` of it: instruction or wait.
#[derive(Clone, Debug)]
enum Line {
    Insn(String),
    /// By counter: name and field.
    Wait(Vec<(&'static str, u32)>),
}

/// Counters of the programs, and the largest field that waits.
const COUNTERS: [(&str, u32); 5] = [("vm", 62), ("vst", 62), ("ls", 14), ("sm", 0), ("sfu", 6)];

fn line(random: &mut Random, k: u32, kinds: u32) -> Line {
    let [d, a, b] = [(); 3].map(|()| 4 + random.below(6));
    let [ud, ua] = [(); 2].map(|()| 20 + random.below(4));
    let pair = 4 + 2 * random.below(3);
    let half = ["l", "h"][random.below(2) as usize];
    let other = ["l", "h"][random.below(2) as usize];
    let at = 4 * k;
    Line::Insn(match random.below(kinds) {
        0 | 1 => format!("v.rcp.f32 v{d}, v{}", 64 + k),
        2 => format!("v.add.u32 v{d}, v{a}, v{b}"),
        3 => format!("v.mad.u32 v{d}, v{a}, v{b}, v{}", 64 + k),
        4 | 5 => {
            let mut wait = Vec::new();
            for (name, most) in COUNTERS {
                if random.below(3) == 0 {
                    wait.push((name, random.below(most.min(5) + 1)));
                }
            }
            return Line::Wait(wait);
        }
        6 | 7 => format!("buffer.load.b32 v{d}, u[12:15], v1, {at}"),
        8 => format!("buffer.load.b64 v[{pair}:{}], u[12:15], v1, {at}", pair + 1),
        9 => format!("buffer.load.b16 v{d}.{half}, u[12:15], v1, {at}"),
        10 => format!(
            "v.mov.b16 v{d}.{half}, v{a}.{other}\nv.add.u32 v{d}, v{d}, v{}",
            64 + k
        ),
        11 => format!("buffer.store.b32 v{d}, u[12:15], v1, {}", 2048 + 128 * k),
        12 => format!("ls.load.b32 v{d}, v1, {at}"),
        13 => format!("ls.atomic.add.u32 v{d}, v1, {at}, v{}", 64 + k),
        14 | 15 => format!("u.bload.b32 u{ud}, u[12:15], u60, {at}"),
        16 => format!("u.add.u32 u{ud}, u{ua}, {:#x}", 0x1_0000 + k),
        17 => format!("v.add.u32 v{d}, v{a}, u{ua}"),
        18 => format!("u.rcp.f32 u{ud}, u{}", 40 + random.below(4)),
        _ => format!(
            "v.mov.b64 v[{pair}:{}], v[{}:{}]",
            pair + 1,
            64 + 2 * (k / 2),
            65 + 2 * (k / 2)
        ),
    })
}

fn text(lines: &[Line]) -> String {
    let mut out = before();
    for line in lines {
        match line {
            Line::Insn(text) => out += text,
            Line::Wait(wait) if wait.is_empty() => out += "nop",
            Line::Wait(wait) => {
                let fields: Vec<String> = wait.iter().map(|(n, k)| format!("{n}={k}")).collect();
                out += &format!("waitcnt {}", fields.join(", "));
            }
        }
        out += "\n";
    }
    out + "endpgm\n"
}

fn object(text: &str) -> Object {
    let mut sources = Sources::new();
    let file = sources.add("random.s", text);
    let (object, diagnostics) = assemble(&sources, file);
    if let Some(error) = diagnostics.iter().find(|d| Diagnostic::is_error(d)) {
        panic!("{error}\n{text}");
    }
    object
}

/// Keeps what each instruction finds in the registers that it names.
#[derive(Default)]
struct Finds(Mutex<Vec<(u32, Vec<[u32; LANES]>)>>);

impl Observer for Finds {
    fn before(&self, view: &View<'_>) {
        let mut rows = Vec::new();
        for operand in view.insn.iter().flat_map(|i| i.operands()) {
            match operand {
                Operand::V { first, count, .. } => {
                    rows.extend((first..first + count).map(|n| *view.v(n)));
                }
                Operand::VHalf { reg, .. } => rows.push(*view.v(reg)),
                Operand::U { first, count, .. } => {
                    rows.extend((first..first + count).map(|n| [view.u(n); LANES]));
                }
                _ => {}
            }
        }
        self.0.lock().unwrap().push((view.pc, rows));
    }
}

/// What is seen of a run: what instructions find, registers at the end, memory.
type Seen = (Vec<(u32, Vec<[u32; LANES]>)>, Vec<WarpRegisters>, Vec<u8>);

fn run_with(
    program: &Program,
    completion: Completion,
    registers: &[(u8, u32)],
    observer: &dyn Observer,
) -> (Summary, Vec<u8>) {
    let mut memory = Memory::new();
    let size = 16384;
    let addr = memory.alloc(size, true).unwrap();
    let words = (0..size as u32 / 4).map(|k| (k + 1).wrapping_mul(0x85eb_ca6b));
    memory
        .write(addr, &words.flat_map(u32::to_le_bytes).collect::<Vec<u8>>())
        .unwrap();
    let dispatch = Dispatch {
        args: vec![
            BufferBinding {
                addr,
                size,
                writable: true,
            }
            .into(),
        ],
        initial_registers: registers.to_vec(),
        ..Dispatch::new(program, "main", [1, 1, 1])
    };
    let options = RunOptions {
        completion,
        max_instructions: Some(10_000),
        dump: Some(WarpFilter {
            workgroup: [0; 3],
            warp: None,
        }),
        ..RunOptions::default()
    };
    let summary = run(&dispatch, &memory, &options, Some(observer)).unwrap();
    (summary, memory.read(addr, size).unwrap())
}

fn seen(program: &Program, completion: Completion, registers: &[(u8, u32)]) -> Seen {
    let finds = Finds::default();
    let (summary, bytes) = run_with(program, completion, registers, &finds);
    (finds.0.into_inner().unwrap(), summary.registers, bytes)
}

/// Initial values of uniform registers: sources of special functions, and what branches look at.
fn registers(a: u32, b: u32) -> Vec<(u8, u32)> {
    let mut all: Vec<(u8, u32)> = (0..4)
        .map(|k| (40 + k, 0x4100_0000 + 0x12345 * u32::from(k)))
        .collect();
    all.extend([(61, a), (62, b)]);
    all
}

/// Whether some order of completion changes what is seen.
fn changes(program: &Program, registers: &[(u8, u32)]) -> bool {
    let first = seen(program, Completion::AtOnce, registers);
    let late = seen(program, Completion::Late, registers);
    first != late
        || (0..24).any(|seed| first != seen(program, Completion::Random { seed }, registers))
}

/// PC, counter, largest wait that mends it.
type Early = BTreeSet<(u32, String, u32)>;

/// What the verifier finds.
fn by_verifier(object: &Object) -> Early {
    let findings = check(object, &Options::default());
    let missing = findings.iter().filter(|f| f.rule == "w32-wait-missing");
    missing
        .map(|f| {
            let wait = f.fix.split('`').nth(1).unwrap();
            let (name, keep) = wait["waitcnt ".len()..].split_once('=').unwrap();
            (
                f.pc.unwrap() as u32,
                name.to_string(),
                keep.parse().unwrap(),
            )
        })
        .collect()
}

/// What the check of a run finds.
fn by_run(program: &Program, registers: &[(u8, u32)]) -> Early {
    let check = WaitCheck::new(program, "main");
    run_with(program, Completion::AtOnce, registers, &check);
    let found = check.finish().into_iter();
    found
        .map(|f| (f.pc, f.counter.to_string(), f.wait))
        .collect()
}

/// Puts waits where the verifier wants them, as it says.
fn mend(lines: &mut Vec<Line>) {
    let first = before().lines().count() as u32;
    for _ in 0..100 {
        let object = object(&text(lines));
        let findings = check(&object, &Options::default());
        let Some(f) = findings.iter().find(|f| f.rule == "w32-wait-missing") else {
            return;
        };
        let wait = f.fix.split('`').nth(1).unwrap();
        let (name, keep) = wait["waitcnt ".len()..].split_once('=').unwrap();
        let (name, _) = COUNTERS.iter().find(|(n, _)| *n == name).unwrap();
        // Some lines hold two instructions.
        let mut at = f.position.as_ref().unwrap().line - first - 1;
        let mut k = 0;
        while let Some(line) = lines.get(k) {
            let rows = match line {
                Line::Insn(text) => text.lines().count() as u32,
                Line::Wait(_) => 1,
            };
            if at < rows {
                break;
            }
            at -= rows;
            k += 1;
        }
        if at > 0
            && let Line::Insn(text) = lines[k].clone()
            && let Some((one, two)) = text.split_once('\n')
        {
            lines[k] = Line::Insn(one.to_string());
            k += 1;
            lines.insert(k, Line::Insn(two.to_string()));
        }
        lines.insert(k, Line::Wait(vec![(*name, keep.parse().unwrap())]));
    }
    panic!("too many waits\n{}", text(lines));
}

/// How many programs: `LANEMASK_PROGRAMS`, or some.
fn programs() -> usize {
    std::env::var("LANEMASK_PROGRAMS").map_or(24, |n| n.parse().expect("a number"))
}

/// All three judges on a program without branches; whether it is wrong.
fn judged(lines: &[Line]) -> bool {
    let text = text(lines);
    let object = object(&text);
    let program = Program::load(&object).unwrap();
    let registers = registers(0, 0);
    let (verifier, run) = (by_verifier(&object), by_run(&program, &registers));
    assert_eq!(verifier, run, "{text}");
    assert_eq!(changes(&program, &registers), !run.is_empty(), "{text}");
    !run.is_empty()
}

// spec: W-G6-9 W-REG-4
// pitfall: P5.22 P5.24 P5.26 P5.27 P5.28
#[test]
fn p05_without_a_wait_all_judges_object_or_none() {
    // spec: P-28
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let [mut wrong, mut needed, mut idle] = [0; 3];
    for _ in 0..programs() {
        let count = 6 + random.below(14);
        let kinds = [20, 20, 6, 16][random.below(4) as usize];
        let mut lines: Vec<Line> = (0..count).map(|k| line(&mut random, k, kinds)).collect();
        wrong += usize::from(judged(&lines));
        mend(&mut lines);
        assert!(!judged(&lines), "{}", text(&lines));
        // Each field in turn.
        for k in 0..lines.len() {
            let Line::Wait(wait) = lines[k].clone() else {
                continue;
            };
            for field in 0..wait.len() {
                let mut less = wait.clone();
                less.remove(field);
                lines[k] = Line::Wait(less);
                if judged(&lines) {
                    needed += 1;
                } else {
                    idle += 1;
                }
            }
            lines[k] = Line::Wait(wait);
        }
    }
    let some = programs() / 4;
    assert!(
        wrong > some && needed > some && idle > some,
        "{wrong} {needed} {idle}"
    );
}

/// Lines with branches forward among them, the whole twice.
fn branching(random: &mut Random) -> Vec<Line> {
    let insn = |text: String| Line::Insn(text);
    let mut lines = vec![insn("u.mov.b32 u50, 2".into()), insn("top: nop".into())];
    let count = 6 + random.below(10);
    lines.extend((0..count).map(|k| line(random, k, 20)));
    for j in 0..1 + random.below(3) {
        let from = 2 + random.below(lines.len() as u32 - 2) as usize;
        let to = from + random.below((lines.len() - from) as u32 + 1) as usize;
        let condition = ["bz", "bnz"][random.below(2) as usize];
        let on = 61 + random.below(2);
        lines.insert(to, insn(format!("M{j}: nop")));
        lines.insert(from, insn(format!("{condition} u{on}, M{j}")));
    }
    lines.extend(["u.sub.u32 u50, u50, 1", "bnz u50, top"].map(|text| insn(text.into())));
    lines
}

/// What the verifier says of all paths against what runs on some of them show: whether it objects, and whether they do.
fn judged_on_paths(lines: &[Line]) -> (bool, bool) {
    let text = text(lines);
    let object = object(&text);
    let program = Program::load(&object).unwrap();
    let all = by_verifier(&object);
    let mut any = false;
    for (a, b) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
        let registers = registers(a, b);
        let run = by_run(&program, &registers);
        any |= !run.is_empty();
        assert!(run.is_empty() || !all.is_empty(), "{run:?}\n{text}");
        if run.is_empty() {
            assert!(!changes(&program, &registers), "{a} {b}\n{text}");
        }
    }
    (!all.is_empty(), any)
}

// spec: W-G6-9
// pitfall: P5.23 P5.25 P5.28
#[test]
fn p05_what_runs_show_the_verifier_finds_on_some_path() {
    let mut random = Random(0x2545_f491_4f6c_dd1d);
    let [mut shown, mut hidden, mut idle] = [0; 3];
    for _ in 0..programs() / 3 {
        let mut lines = branching(&mut random);
        judged_on_paths(&lines);
        mend(&mut lines);
        assert_eq!(judged_on_paths(&lines), (false, false), "{}", text(&lines));
        for k in 0..lines.len() {
            let Line::Wait(wait) = lines[k].clone() else {
                continue;
            };
            lines[k] = Line::Wait(Vec::new());
            match judged_on_paths(&lines) {
                (true, true) => shown += 1,
                (true, false) => hidden += 1,
                (false, _) => idle += 1,
            }
            lines[k] = Line::Wait(wait);
        }
    }
    // Few paths are such that no run takes them.
    assert!(
        shown > programs() / 3 && shown > 2 * hidden && idle > 0,
        "{shown} {hidden} {idle}"
    );
}
