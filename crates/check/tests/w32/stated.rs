//! What the verifier lets pass of statements on EXEC is true in every run: random programs of mask operations and jumps, with the
//! statement, at each instruction, that EXEC is what each register holds, and what it is without it.

use super::garbage::{Random, any, object};
use lanemask_check::{Options, check};
use lanemask_emu::{Dispatch, Memory, Observer, Program, RunOptions, View, run};
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use lanemask_object::{MaskExpr, MaskNote, MaskTerm, Notes};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// Registers of the programs.
const REGISTERS: std::ops::Range<u8> = 10..16;

/// A statement: EXEC is what is in the first register, or without what is in the second.
type Claim = (u32, u8, Option<u8>);

/// Claims that a run has met, with those that were false.
struct Watch<'c> {
    claims: &'c BTreeMap<u32, Vec<Claim>>,
    entry: u32,
    met: Mutex<BTreeSet<Claim>>,
    wrong: Mutex<BTreeSet<Claim>>,
}

impl Observer for Watch<'_> {
    fn before(&self, view: &View<'_>) {
        for claim in self.claims.get(&view.pc).into_iter().flatten() {
            let (_, register, without) = *claim;
            let mut mask = view.u(register) & self.entry;
            mask &= !without.map_or(0, |r| view.u(r));
            self.met.lock().unwrap().insert(*claim);
            if mask != view.exec {
                self.wrong.lock().unwrap().insert(*claim);
            }
        }
    }
}

fn note((offset, register, without): Claim) -> MaskNote {
    let term = |r: u8, not| MaskTerm {
        not,
        name: format!("u{r}"),
    };
    let mut all = vec![term(register, false)];
    all.extend(without.map(|r| term(r, true)));
    MaskNote {
        offset,
        name: None,
        is: Some(MaskExpr(vec![all])),
    }
}

// spec: W-EXEC-1 W-EXEC-2 W-EXEC-4
#[test]
fn statements_that_pass_are_true() {
    let mut random = Random(0x0123_4567_89ab_cdef);
    let (mut proven, mut refuted, mut trivial) = (0, 0, 0);
    for _ in 0..150 {
        let count = 12 + random.below(30);
        let copies = REGISTERS.map(|r| Insn::new(Op::ExecGet, &[Operand::u(r)]).unwrap());
        let mut insns: Vec<Insn> = copies.skip(random.below(5) as usize).collect();
        while (insns.len() as u64) < count {
            let at = insns.iter().map(|i| u64::from(i.len_bytes()) / 4).sum();
            insns.push(any(&mut random, at, count));
        }
        insns.push(Insn::new(Op::Endpgm, &[]).unwrap());
        let mut claims: BTreeMap<u32, Vec<Claim>> = BTreeMap::new();
        let mut pc = 0;
        for insn in &insns {
            let own = claims.entry(pc).or_default();
            for a in REGISTERS {
                own.push((pc, a, None));
                let b = REGISTERS.start + random.below(6) as u8;
                own.push((pc, a, Some(b)));
            }
            pc += insn.len_bytes();
        }
        let code: Vec<u8> = (insns.iter())
            .flat_map(|i| encode(i).unwrap().words())
            .flat_map(u32::to_le_bytes)
            .collect();
        let lanes = [20, 32][random.below(2) as usize];
        let entry = u32::MAX >> (32 - lanes);
        let notes = Notes {
            masks: claims.values().flatten().map(|c| note(*c)).collect(),
            ..Notes::default()
        };
        let object = object(code, [lanes, 1, 1], notes);
        let findings = check(&object, &Options::default());
        let stated = findings.iter().filter(|f| f.rule == "w32-mask-stated");
        let said: BTreeSet<(u32, String)> = stated
            .map(|f| {
                let is = f.message.split(", and").next().unwrap();
                (f.pc.unwrap() as u32, is.to_string())
            })
            .collect();
        let unsure = |claim: &Claim| {
            let is = format!("EXEC is said to be {}", note(*claim).is.unwrap());
            said.contains(&(claim.0, is))
        };
        let program = Program::load(&object).unwrap();
        for _ in 0..4 {
            let registers = REGISTERS.chain(20..22).map(|r| (r, random.next() as u32));
            let watch = Watch {
                claims: &claims,
                entry,
                met: Mutex::default(),
                wrong: Mutex::default(),
            };
            let dispatch = Dispatch {
                initial_registers: registers.collect(),
                ..Dispatch::new(&program, "k", [1, 1, 1])
            };
            let options = RunOptions {
                max_instructions: Some(300),
                ..RunOptions::default()
            };
            // How it ends is of no account.
            let _ = run(&dispatch, &Memory::new(), &options, Some(&watch));
            let wrong = watch.wrong.into_inner().unwrap();
            for claim in watch.met.into_inner().unwrap() {
                let listing = || insns.iter().map(|i| format!("{i}\n")).collect::<String>();
                let false_here = wrong.contains(&claim);
                if unsure(&claim) {
                    refuted += 1;
                    trivial += u32::from(!false_here);
                } else {
                    proven += 1;
                    assert!(!false_here, "{claim:?} is false\n{}", listing());
                }
            }
        }
    }
    // Most of what is refuted is false in this very run.
    assert!(proven > 10_000 && refuted > 10_000, "{proven}, {refuted}");
    assert!(trivial < refuted / 5, "{trivial} of {refuted}");
}
