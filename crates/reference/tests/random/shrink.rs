//! Smaller programs that still differ.

use crate::compare::{Verdict, compare};
use lanemask_isa::w32::{Insn, Mods, Operand};
use lanemask_reference::generate::{Line, Program};

/// Whether the executors still differ, and how.
fn differs(program: &Program) -> Option<String> {
    let labels = |line: &Line| match line {
        Line::Branch(_, label) | Line::Address(_, label) => Some(*label),
        _ => None,
    };
    // A branch whose label is gone cannot be assembled.
    let placed = |label: usize| program.lines.contains(&Line::Label(label));
    if !program.lines.iter().filter_map(labels).all(placed) {
        return None;
    }
    match compare(program) {
        Verdict::Different(text) => Some(text),
        _ => None,
    }
}

/// Takes the change if the programs still differ.
fn attempt(program: &mut Program, text: &mut String, change: impl FnOnce(&mut Program)) -> bool {
    let mut smaller = program.clone();
    change(&mut smaller);
    match differs(&smaller) {
        Some(new) => {
            (*program, *text) = (smaller, new);
            true
        }
        None => false,
    }
}

/// Deletes lines, then makes operands and the first state simpler. Gives the program and how the executors differ on it.
pub fn shrink(mut program: Program, mut text: String) -> (Program, String) {
    let mut size = program.lines.len().div_ceil(2).max(1);
    loop {
        let mut k = 0;
        while k < program.lines.len() {
            let end = (k + size).min(program.lines.len());
            let gone = attempt(&mut program, &mut text, |p| drop(p.lines.drain(k..end)));
            if !gone {
                k += size;
            }
        }
        if size == 1 {
            break;
        }
        size = size.div_ceil(2);
    }
    for k in 0..program.lines.len() {
        simpler_operands(&mut program, &mut text, k);
    }
    attempt(&mut program, &mut text, |p| p.setup.helpers = 0);
    attempt(&mut program, &mut text, |p| p.setup.handler = false);
    attempt(&mut program, &mut text, |p| p.setup.trapctl = 0);
    for bit in 0..11 {
        let clear = |p: &mut Program| p.setup.mode = p.setup.mode.map(|m| m & !(1 << bit));
        attempt(&mut program, &mut text, clear);
    }
    if !attempt(&mut program, &mut text, |p| p.setup.exec = u32::MAX) {
        for lane in 0..32 {
            attempt(&mut program, &mut text, |p| p.setup.exec &= !(1 << lane));
        }
    }
    for n in (0..program.setup.v.len())
        .filter(|n| *n < 16 && program.names('v', *n))
        .collect::<Vec<_>>()
    {
        let zero = attempt(&mut program, &mut text, |p| p.setup.v[n] = [0; 32]);
        // One value for all lanes, if one alone is enough.
        let rows = program.setup.v[n];
        let _ = zero
            || rows
                .iter()
                .any(|w| attempt(&mut program, &mut text, |p| p.setup.v[n] = [*w; 32]));
    }
    for n in (0..program.setup.u.len())
        .filter(|n| program.names('u', *n))
        .collect::<Vec<_>>()
    {
        attempt(&mut program, &mut text, |p| p.setup.u[n] = 0);
    }
    (program, text)
}

/// Without modifiers, and with 0 for numbers and uniform sources.
fn simpler_operands(program: &mut Program, text: &mut String, k: usize) {
    let Line::Insn(insn) = &program.lines[k] else {
        return;
    };
    let insn = *insn;
    for n in 0..insn.operands().len() {
        let Line::Insn(now) = &program.lines[k] else {
            return;
        };
        let operands = now.operands();
        let plain = match operands[n] {
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
        let mut simpler = operands.clone();
        simpler[n] = plain;
        if simpler != operands
            && let Some(new) = Insn::new(insn.op, &simpler)
        {
            attempt(program, text, |p| p.lines[k] = Line::Insn(new));
        }
    }
}
