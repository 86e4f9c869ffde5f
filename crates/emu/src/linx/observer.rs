//! Watching groups as they execute.

use super::Launch;
use super::code::Inst;
use super::exec::Watch;
use super::group::Group;
use super::header::Groups;
use super::trap::Trap;
use lanemask_isa::linx::{Insn, Queue, Reg};
use std::io::Write;

/// A group at an instruction.
pub struct View<'a> {
    /// lc1 and lc2.
    pub group: (u64, u64),
    /// Number of the group in the grid, if the launch is a piece of one.
    pub in_grid: Option<u64>,
    /// Address of the instruction.
    pub pc: u64,
    /// The instruction; `None` if there is none.
    pub insn: Option<Insn>,
    /// p before the instruction.
    pub p: u64,
    state: &'a Group,
}

impl View<'_> {
    /// p as it is now.
    pub fn p_now(&self) -> u64 {
        self.state.p()
    }

    /// R0 to R23 as they are now; 0 if there is none of that number.
    pub fn r(&self, n: u8) -> u64 {
        if n < 24 { self.state.g[n as usize] } else { 0 }
    }

    /// t#1 to t#4 as they are now.
    pub fn t(&self, k: u8) -> u64 {
        self.state.back(0, k.into())
    }

    /// u#1 to u#4 as they are now.
    pub fn u(&self, k: u8) -> u64 {
        self.state.back(1, k.into())
    }

    /// The lanes of an entry of a vector queue, 1 to 31 back, as they are now; at least as many as the group has.
    pub fn entry(&self, queue: Queue, k: u8) -> &[u32] {
        self.state.entry(queue as usize, k.into())
    }
}

/// Sees every instruction of a launch. An observed launch runs on one thread.
pub trait Observer {
    /// Whether it wants to see this group at all.
    fn wants(&self, _group: (u64, u64)) -> bool {
        true
    }

    /// Before an instruction.
    fn before(&mut self, _view: &View<'_>) {}

    /// After it. If it trapped, nothing has changed.
    fn after(&mut self, _view: &View<'_>, _trap: Option<&Trap>) {}
}

/// Passes what the engine does on to an observer.
pub(crate) struct On<'a> {
    pub(crate) observer: &'a mut dyn Observer,
    pub(crate) launch: &'a Launch<'a>,
    pub(crate) groups: Groups,
    pub(crate) p: u64,
}

impl On<'_> {
    fn view<'g>(&self, state: &'g Group, inst: &Inst) -> View<'g> {
        let (lc1, lc2, _) = self.groups.get(state.number);
        View {
            group: (lc1, lc2),
            in_grid: self.launch.in_grid(state.number),
            pc: inst.pc,
            insn: self.launch.program.insn(inst.pc).ok(),
            p: self.p,
            state,
        }
    }
}

impl Watch for On<'_> {
    fn before(&mut self, group: &Group, inst: &Inst) {
        self.p = group.p();
        let view = self.view(group, inst);
        self.observer.before(&view);
    }

    fn after(&mut self, group: &Group, inst: &Inst, trap: Option<&Trap>) {
        let view = self.view(group, inst);
        self.observer.after(&view, trap);
    }
}

/// Writes a line for every executed instruction: group, its number in the grid if there is one, address, p, instruction, and what it wrote. Lanes are printed
/// lane 0 first, inactive ones as dots.
pub struct Trace<W> {
    out: W,
    error: Option<std::io::Error>,
    group: Option<(u64, u64)>,
}

impl<W: Write> Trace<W> {
    /// Traces all groups, or only the one with these lc1 and lc2.
    pub fn new(out: W, group: Option<(u64, u64)>) -> Trace<W> {
        Trace {
            out,
            error: None,
            group,
        }
    }

    /// The writer, or the first error that it gave.
    pub fn finish(mut self) -> std::io::Result<W> {
        match self.error {
            Some(e) => Err(e),
            None => self.out.flush().map(|()| self.out),
        }
    }
}

impl<W: Write> Observer for Trace<W> {
    fn wants(&self, group: (u64, u64)) -> bool {
        self.group.is_none_or(|g| g == group)
    }

    fn after(&mut self, view: &View<'_>, trap: Option<&Trap>) {
        if self.error.is_none() {
            self.error = self.out.write_all(line(view, trap).as_bytes()).err();
        }
    }
}

fn line(view: &View<'_>, trap: Option<&Trap>) -> String {
    let text = match &view.insn {
        Some(insn) => insn.to_string(),
        None => "(not an instruction)".to_string(),
    };
    let (lc1, lc2) = view.group;
    let in_grid = view.in_grid.map_or(String::new(), |n| format!(" grid {n}"));
    let mut line = format!(
        "group {lc1},{lc2}{in_grid} pc {:#06x} p {:016x} {text}",
        view.pc, view.p
    );
    if let Some(t) = trap {
        line += &format!(
            " ; trap {} cause {:#x} argument {:#x}",
            t.trapnum, t.cause, t.arg0
        );
    } else if let Some(insn) = &view.insn {
        for (_, reg, writes) in insn.regs() {
            if !writes {
                continue;
            }
            match reg {
                Reg::R(n) => line += &format!(" ; r{n} = {:x}", view.r(n)),
                Reg::PushT => line += &format!(" ; t = {:x}", view.t(1)),
                Reg::PushU => line += &format!(" ; u = {:x}", view.u(1)),
                Reg::Push(q) => line += &format!(" ; {} ={}", q.name(), lanes(view, q)),
                _ => {}
            }
        }
    }
    if view.p_now() != view.p {
        line += &format!(" ; p = {:016x}", view.p_now());
    }
    line.push('\n');
    line
}

fn lanes(view: &View<'_>, q: Queue) -> String {
    let one = |(lane, value): (usize, &u32)| {
        if view.p >> lane & 1 == 1 {
            format!(" {value:08x}")
        } else {
            " .".to_string()
        }
    };
    view.entry(q, 1).iter().enumerate().map(one).collect()
}
