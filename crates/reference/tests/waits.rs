//! Random programs that reach every instruction, with the waits that they need: they give the same whenever results come.
use lanemask_emu::{
    Completion, Dispatch, Memory, Observer, Program as Loaded, RunError, RunOptions, Summary,
    WaitCheck, WarpFilter, run,
};
use lanemask_isa::desc::Latency;
use lanemask_isa::w32::{COUNTERS, Insn, Op, Operand, csr, encode};
use lanemask_reference::generate::{Assembled, Line, Program, UNREACHED, program};
use std::collections::BTreeSet;

/// `waitcnt` with all fields 0.
fn drain() -> Insn {
    let zero = |bits: u8| Operand::Wait {
        value: 0,
        max: (1 << bits) - 1,
    };
    let fields: Vec<Operand> = COUNTERS.iter().map(|c| zero(c.bits)).collect();
    Insn::new(Op::Waitcnt, &fields).unwrap()
}

/// Registers of the handler, which no line names.
fn free(p: &Program) -> Option<u8> {
    let free = |n: u8| (n..n + 3).all(|n| !p.names('u', n.into()));
    (0..60).step_by(2).find(|n| free(*n))
}

/// The program with a wait at its beginning and one at its end, which is the end; and a handler that waits.
fn assemble(p: &Program) -> Option<Assembled> {
    let mut p = p.clone();
    p.lines.insert(0, Line::Insn(drain()));
    p.lines.push(Line::Insn(drain()));
    p.lines
        .push(Line::Insn(Insn::new(Op::Endpgm, &[]).unwrap()));
    let mut assembled = p.assemble();
    if !p.setup.handler {
        return Some(assembled);
    }
    let first = free(&p)?;
    let [pc, high, word] = [0, 1, 2].map(|k| Operand::u(first + k));
    let lit = Operand::Lit;
    let handler = [
        (Op::Waitcnt, drain().operands()),
        (Op::Csrr, vec![pc, Operand::Csr(csr::TRAPPC)]),
        (Op::UMovB32, vec![high, Operand::bits32(1)]),
        (
            Op::ULoadB32,
            vec![word, Operand::us(first, 2), Operand::Imm(0)],
        ),
        (Op::Waitcnt, drain().operands()),
        (Op::UAndB32, vec![word, word, lit(1)]),
        (Op::UShlB32, vec![word, word, lit(2)]),
        (Op::UAddU32, vec![pc, pc, word]),
        (Op::Jr, vec![pc, lit(4)]),
    ];
    let code = &mut assembled.object.code;
    let at = code.len() as u32;
    for (op, operands) in &handler {
        let insn = Insn::new(*op, operands).unwrap();
        let words = encode(&insn).unwrap().words();
        code.extend(words.into_iter().flat_map(u32::to_le_bytes));
    }
    // The prologue sets trapbase from a literal in u0.
    let set = Insn::new(Op::Csrw, &[Operand::Csr(csr::TRAPBASE), Operand::u(0)]).unwrap();
    let set = encode(&set).unwrap().words()[0].to_le_bytes();
    let from = assembled.observed as usize;
    let k = (from..code.len())
        .step_by(4)
        .find(|k| code[*k..*k + 4] == set)?;
    code[k - 4..k].copy_from_slice(&at.to_le_bytes());
    Some(assembled)
}

type Ended = (Result<Summary, RunError>, Vec<Vec<u8>>);

fn once(assembled: &Assembled, completion: Completion, observer: Option<&dyn Observer>) -> Ended {
    let loaded = Loaded::load(&assembled.object).unwrap();
    let mut memory = Memory::new();
    for s in &assembled.memory.segments {
        let bytes = s.bytes.len() as u64;
        memory.alloc_at(s.base, bytes, s.writable).unwrap();
        memory.write(s.base, &s.bytes).unwrap();
    }
    let options = RunOptions {
        threads: 1,
        max_instructions: Some(4000),
        dump: Some(WarpFilter {
            workgroup: [0, 0, 0],
            warp: None,
        }),
        completion,
        ..RunOptions::default()
    };
    let dispatch = Dispatch::new(&loaded, "main", [1, 1, 1]);
    let result = run(&dispatch, &memory, &options, observer);
    let writable = assembled.memory.segments.iter().filter(|s| s.writable);
    let contents = writable.map(|s| memory.read(s.base, s.bytes.len() as u64).unwrap());
    (result, contents.collect())
}

/// Puts a wait before each line that uses something too early, until none does.
fn mend(p: &mut Program) -> Option<(Assembled, usize)> {
    for waits in 0..400 {
        let assembled = assemble(p)?;
        let loaded = Loaded::load(&assembled.object).unwrap();
        let check = WaitCheck::new(&loaded, "main");
        let (result, _) = once(&assembled, Completion::AtOnce, Some(&check));
        if matches!(result, Err(RunError::InstructionLimit(_))) {
            return None;
        }
        let found = check.finish();
        let Some(use_) = found.first() else {
            return Some((assembled, waits));
        };
        // Behind the wait at the beginning.
        let at = use_.pc - drain().len_bytes();
        let line = p
            .line_at(at)
            .unwrap_or_else(|| panic!("{use_} at {:#x}\n{p}", use_.pc));
        p.lines.insert(line, Line::Insn(drain()));
    }
    panic!("waits do not help\n{p}");
}

fn number(name: &str, default: u64) -> u64 {
    std::env::var(name).map_or(default, |v| v.parse().expect("a number"))
}

// spec: W-G6-9
#[test]
fn programs_that_wait_give_the_same_whenever_results_come() {
    let count = number("LANEMASK_PROGRAMS", 416);
    let first = number("LANEMASK_SEED", 0);
    let (mut compared, mut waits) = (0, 0);
    let mut late: BTreeSet<&str> = BTreeSet::new();
    for seed in first..first + count {
        let mut p = program(seed);
        let Some((assembled, added)) = mend(&mut p) else {
            continue;
        };
        compared += 1;
        waits += added;
        let at_once = once(&assembled, Completion::AtOnce, None);
        let modes = [
            Completion::Late,
            Completion::Random { seed },
            Completion::Random { seed: seed + 1000 },
        ];
        for mode in modes {
            let other = once(&assembled, mode, None);
            assert!(
                other == at_once,
                "{mode:?}\n{:?}\n{:?}\n{p}",
                at_once.0,
                other.0
            );
        }
        for line in &p.lines {
            if let Line::Insn(insn) = line
                && let Latency::Var(_) = insn.op.info().latency
            {
                late.insert(insn.op.info().mnemonic);
            }
        }
    }
    assert!(2 * compared > count, "{compared} of {count} programs end");
    assert!(waits as u64 > count / 2, "{waits} waits");
    let missing: Vec<&str> = (Op::ALL.iter())
        .filter(|op| matches!(op.info().latency, Latency::Var(_)))
        .map(|op| op.info().mnemonic)
        .filter(|name| !UNREACHED.iter().any(|(prefix, _)| name.starts_with(prefix)))
        .filter(|name| !late.contains(name))
        .collect();
    assert!(missing.is_empty(), "not among them: {missing:?}");
}
