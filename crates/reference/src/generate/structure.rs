//! Which instructions a program has, and its control flow: forward branches, loops of a few trips, calls, tables of jumps.

use super::images;
use super::operands::{self, Hazard};
use super::program::{Line, Program};
use super::random::Random;
use super::setup::*;
use lanemask_isa::w32::{Codec, Insn, Op, Operand};

/// Instructions that no program has, with the reason.
pub const UNREACHED: &[(&str, &str)] = &[];

/// Whether programs have this instruction.
fn is_reached(op: Op) -> bool {
    let name = op.info().mnemonic;
    !UNREACHED.iter().any(|(prefix, _)| name.starts_with(prefix))
}

/// Instructions of a program that are taken in turn from all there are.
const TURNS: u64 = 24;

/// The program of a seed. Of any `instructions / 24` consecutive seeds of one kind (`seed % 4`) each tries every instruction.
pub fn program(seed: u64) -> Program {
    let mut random = Random::new(seed);
    let kind = seed % 4;
    let hazard = Hazard {
        flags: kind != 0,
        traps: kind >= 2,
    };
    let mut setup = Setup::random(&mut random, hazard.traps);
    if hazard.flags {
        let enables = if hazard.traps && random.once_in(2) {
            random.word() & 0x7c0
        } else {
            0
        };
        let flush = if random.once_in(2) {
            random.word() & 0x38
        } else {
            0
        };
        setup.mode = Some(random.below(4) | flush | enables);
    }
    setup.handler = kind == 2;
    if hazard.traps && random.once_in(2) {
        let stop = random.bits() & random.bits() & random.bits();
        let pause = if random.once_in(4) { random.word() } else { 0 };
        setup.trapctl = stop as u32 & 0x3fe | random.word() & 0x1_0000 | pause & 0xe_0000;
    }
    let mut b = Builder {
        random,
        hazard,
        lines: Vec::new(),
        labels: 0,
        depth: 0,
        descriptors: Vec::new(),
    };
    let all: Vec<Op> = shuffled(seed / 4 / rounds());
    let first = seed / 4 % rounds() * TURNS;
    for k in first..first + TURNS {
        let op = all[(k % all.len() as u64) as usize];
        b.one(op);
        if b.random.once_in(5) {
            b.random_line();
        }
        if hazard.traps && b.random.once_in(100) {
            let word = b.random.word();
            b.lines.push(Line::Word(word));
        }
    }
    setup.descriptors = b.descriptors;
    Program {
        seed,
        setup,
        lines: b.lines,
    }
}

fn rounds() -> u64 {
    (Op::ALL.len() as u64).div_ceil(TURNS)
}

/// All instructions in an order of its own for each round.
fn shuffled(round: u64) -> Vec<Op> {
    let mut random = Random::new(round ^ 0x5eed_0000);
    let mut all: Vec<Op> = Op::ALL.iter().copied().filter(|o| is_reached(*o)).collect();
    for k in (1..all.len()).rev() {
        let other = random.below(k as u32 + 1) as usize;
        all.swap(k, other);
    }
    all
}

struct Builder {
    random: Random,
    hazard: Hazard,
    lines: Vec<Line>,
    labels: usize,
    depth: u32,
    descriptors: Vec<[u32; 12]>,
}

impl Builder {
    fn label(&mut self) -> usize {
        self.labels += 1;
        self.labels - 1
    }

    fn place(&mut self, label: usize) {
        self.lines.push(Line::Label(label));
    }

    fn push(&mut self, op: Op, operands: &[Operand]) {
        let insn = Insn::new(op, operands);
        let insn = insn.unwrap_or_else(|| panic!("{op:?} does not take {operands:?}"));
        self.lines.push(Line::Insn(insn));
    }

    /// A branch with random operands to a label.
    fn branch(&mut self, op: Op, label: usize) {
        if let Some(insn) = operands::insn(&mut self.random, op, self.hazard) {
            self.lines.push(Line::Branch(insn, label));
        }
    }

    fn branch_with(&mut self, op: Op, operands: &[Operand], label: usize) {
        let insn = Insn::new(op, operands);
        let insn = insn.unwrap_or_else(|| panic!("{op:?} does not take {operands:?}"));
        self.lines.push(Line::Branch(insn, label));
    }

    /// A few lines that are no branches.
    fn random_lines(&mut self) {
        for _ in 0..1 + self.random.below(3) {
            self.random_line();
        }
    }

    fn random_line(&mut self) {
        let all = if self.random.once_in(3) {
            U_ALL
        } else {
            self.random.below(FREE_U) as u8
        };
        if self.random.once_in(4) {
            return self.push(Op::ExecSet, &[Operand::u(all)]);
        }
        let op = Op::ALL[self.random.below(Op::ALL.len() as u32) as usize];
        let branches = op.has_flag("eb") || op == Op::Brk;
        if is_reached(op) && (!branches || self.depth < 2) {
            self.one(op);
        }
    }

    /// An instruction, in what it takes to be reached and left again.
    fn one(&mut self, op: Op) {
        self.depth += 1;
        match op {
            Op::Endpgm => {}
            Op::Trap | Op::Brk if !self.hazard.traps => {}
            Op::Jal | Op::Jalr | Op::Jr => self.call(op == Op::Jalr),
            Op::Btab => self.table(),
            _ if op.info().operands.iter().any(|o| o.kind == "udesc8") => {
                let entry = self.descriptors.len();
                let lines = images::lines(&mut self.random, op, self.hazard, entry);
                if let Some((lines, entry)) = lines {
                    self.lines.extend(lines.into_iter().map(Line::Insn));
                    self.descriptors.push(entry);
                }
            }
            _ if has_target(op) => {
                if self.random.once_in(3) {
                    self.repeat(op);
                } else {
                    let end = self.label();
                    self.branch(op, end);
                    self.random_lines();
                    self.place(end);
                }
            }
            _ => {
                if let Some(insn) = operands::insn(&mut self.random, op, self.hazard) {
                    self.lines.push(Line::Insn(insn));
                }
                let name = op.info().mnemonic;
                let masks = name.starts_with("saveexec") || name.starts_with("exec.");
                if masks && self.random.once_in(2) {
                    self.random_lines();
                    self.push(Op::ExecSet, &[Operand::u(U_ALL)]);
                }
            }
        }
        self.depth -= 1;
    }

    /// A loop of a few trips, from which the branch may leave early.
    fn repeat(&mut self, op: Op) {
        let (top, end) = (self.label(), self.label());
        let counter = Operand::u(U_COUNTER + self.depth as u8 % 2);
        let trips = 1 + self.random.below(3);
        self.push(Op::UMovB32, &[counter, Operand::Lit(trips)]);
        self.place(top);
        let depth = self.depth;
        self.random_lines();
        if self.random.once_in(2) {
            self.branch(op, end);
            self.random_lines();
        }
        self.depth = depth;
        self.push(Op::USubU32, &[counter, counter, Operand::Lit(1)]);
        self.branch_with(Op::Bnz, &[counter, Operand::Rel(0)], top);
        self.place(end);
    }

    /// A call over a function behind it, by displacement or through a register.
    fn call(&mut self, by_register: bool) {
        let (function, end) = (self.label(), self.label());
        let link = Operand::u(U_LINK);
        if by_register {
            self.lines.push(Line::Address(U_TARGET, function));
            let to = if self.hazard.traps && self.random.once_in(4) {
                3
            } else {
                U_TARGET
            };
            self.push(Op::Jalr, &[link, Operand::u(to)]);
        } else {
            self.branch_with(Op::Jal, &[link, Operand::Rel(0)], function);
        }
        self.branch_with(Op::B, &[Operand::Rel(0)], end);
        self.place(function);
        let depth = std::mem::replace(&mut self.depth, 5);
        self.random_lines();
        self.depth = depth;
        self.push(Op::Jr, &[link, Operand::Lit(0)]);
        self.place(end);
    }

    /// A table of two jumps.
    fn table(&mut self) {
        let [entries, first, second, end] = [(); 4].map(|()| self.label());
        let index = Operand::u(U_TARGET);
        let n = self.random.below(2);
        self.push(Op::UMovB32, &[index, Operand::Lit(n)]);
        self.branch_with(Op::Btab, &[index, Operand::Rel(0)], entries);
        self.place(entries);
        for label in [first, second] {
            let insn = Insn::with_variant(Op::B, 0, &[Operand::Rel(0)]);
            let insn = insn
                .filter(|i| i.len_bytes() == 4)
                .expect("b has a short form");
            self.lines.push(Line::Branch(insn, label));
        }
        self.place(first);
        self.random_lines();
        self.branch_with(Op::B, &[Operand::Rel(0)], end);
        self.place(second);
        self.random_lines();
        self.place(end);
    }
}

fn has_target(op: Op) -> bool {
    let fields = op.info().variants.iter().flat_map(|v| v.fields);
    fields.into_iter().any(|f| f.codec == Codec::Rel)
}
