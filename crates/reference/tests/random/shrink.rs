//! Smaller programs that still differ.

use crate::compare::{Tamper, Verdict, compare};
use lanemask_isa::w32::{Insn, Mods, Operand};
use lanemask_reference::generate::{Line, Program};

/// Whether the executors still differ, and how.
fn differs(program: &Program, tamper: Tamper<'_>) -> Option<String> {
    let labels = |line: &Line| match line {
        Line::Branch(_, label) | Line::Address(_, label) => Some(*label),
        _ => None,
    };
    // A branch whose label is gone cannot be assembled.
    let placed = |label: usize| program.lines.contains(&Line::Label(label));
    if !program.lines.iter().filter_map(labels).all(placed) {
        return None;
    }
    match compare(program, tamper) {
        Verdict::Different(text) => Some(text),
        _ => None,
    }
}

/// A program that differs, and how.
struct Shrinking<'a> {
    program: Program,
    text: String,
    tamper: Tamper<'a>,
}

impl Shrinking<'_> {
    /// Takes the change if the executors still differ.
    fn attempt(&mut self, change: impl FnOnce(&mut Program)) -> bool {
        let mut smaller = self.program.clone();
        change(&mut smaller);
        match differs(&smaller, self.tamper) {
            Some(text) => {
                (self.program, self.text) = (smaller, text);
                true
            }
            None => false,
        }
    }

    fn lines(&mut self) {
        let mut size = self.program.lines.len().div_ceil(2).max(1);
        loop {
            let mut k = 0;
            while k < self.program.lines.len() {
                let end = (k + size).min(self.program.lines.len());
                if !self.attempt(|p| drop(p.lines.drain(k..end))) {
                    k += size;
                }
            }
            if size == 1 {
                break;
            }
            size = size.div_ceil(2);
        }
    }

    /// Without modifiers, and with 0 for numbers.
    fn operands(&mut self, k: usize) {
        for n in 0..lanemask_isa::w32::MAX_OPERANDS {
            let Line::Insn(insn) = self.program.lines[k] else {
                return;
            };
            let mut operands = insn.operands();
            let Some(operand) = operands.get_mut(n) else {
                return;
            };
            *operand = match *operand {
                Operand::V { first, count, .. } => Operand::vs(first, count),
                Operand::U { first, count, .. } => Operand::us(first, count),
                Operand::VHalf { reg, high, .. } => Operand::VHalf {
                    reg,
                    high,
                    mods: Mods::default(),
                },
                Operand::Imm(_) => Operand::Imm(0),
                Operand::Flag(_) => Operand::Flag(false),
                other => other,
            };
            let simpler = Insn::new(insn.op, &operands);
            if let Some(new) = simpler.filter(|new| *new != insn) {
                self.attempt(|p| p.lines[k] = Line::Insn(new));
            }
        }
    }

    fn setup(&mut self) {
        self.attempt(|p| p.setup.workgroups = 1);
        self.attempt(|p| p.setup.size = [32, 1, 1]);
        self.attempt(|p| p.setup.keeps_launch = false);
        self.attempt(|p| p.setup.helpers = 0);
        self.attempt(|p| p.setup.handler = false);
        self.attempt(|p| p.setup.trapctl = 0);
        for bit in 0..11 {
            self.attempt(|p| p.setup.mode = p.setup.mode.map(|m| m & !(1 << bit)));
        }
        if !self.attempt(|p| p.setup.exec = u32::MAX) {
            for lane in 0..32 {
                self.attempt(|p| p.setup.exec &= !(1 << lane));
            }
        }
        for n in 0..self.program.setup.v.len() {
            if !self.program.names('v', n) || self.attempt(|p| p.setup.v[n] = [0; 32]) {
                continue;
            }
            // One value for all lanes, if one alone is enough.
            let row = self.program.setup.v[n];
            let _ = row
                .iter()
                .any(|w| self.attempt(|p| p.setup.v[n] = [*w; 32]));
        }
        for n in 0..self.program.setup.u.len() {
            if self.program.names('u', n) {
                self.attempt(|p| p.setup.u[n] = 0);
            }
        }
    }
}

/// Deletes lines, then makes operands and the first state simpler. Gives the program and how the executors differ on it.
pub fn shrink(program: Program, text: String, tamper: Tamper<'_>) -> (Program, String) {
    let mut s = Shrinking {
        program,
        text,
        tamper,
    };
    s.lines();
    for k in 0..s.program.lines.len() {
        s.operands(k);
    }
    s.setup();
    (s.program, s.text)
}
