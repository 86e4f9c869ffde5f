//! The code of a body that control can reach: containment (L-45, L-46, Q-13) and basic blocks.

use crate::header::Header;
use crate::{Code, Report, operands};
use lanemask_isa::linx::{DecodeError, Insn, Op, Reg, Role, decode, len_bytes};
use lanemask_object::{Object, SectionKind};
use std::collections::{BTreeMap, BTreeSet};

/// How control leaves an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// To the next one.
    Next,
    /// To the target if p is empty (`b.z`), else to the next one; or the other way round (`b.nz`).
    Mask { target: u64, if_empty: bool },
    /// To the target or to the next one.
    Either(u64),
    /// To the target; `None` if it is not known.
    To(Option<u64>),
    /// The body ends.
    End,
}

/// A basic block: its instructions, and where control comes from.
#[derive(Debug, Default)]
pub(crate) struct Block {
    /// Addresses of its instructions.
    pub pcs: Vec<u64>,
    /// Starts of the blocks before, in order.
    pub predecessors: Vec<u64>,
    /// Whether a predecessor comes from further down in depth-first order.
    pub loop_head: bool,
}

/// What can be reached from the entry.
#[derive(Debug)]
pub(crate) struct Body {
    pub entry: u64,
    insns: BTreeMap<u64, Insn>,
    pub blocks: BTreeMap<u64, Block>,
    /// Blocks in reverse postorder.
    pub order: Vec<u64>,
    /// No error was found that makes control flow unknown.
    pub sound: bool,
    /// Targets of JR, as far as they are known.
    jumps: BTreeMap<u64, u64>,
}

impl Body {
    pub(crate) fn insns(&self) -> &BTreeMap<u64, Insn> {
        &self.insns
    }

    pub(crate) fn insn(&self, pc: u64) -> &Insn {
        &self.insns[&pc]
    }

    /// How control leaves an instruction.
    pub(crate) fn exit(&self, pc: u64) -> Exit {
        exit(pc, &self.insns[&pc], &self.jumps)
    }

    /// Address behind an instruction.
    pub(crate) fn next(&self, pc: u64) -> u64 {
        pc + u64::from(self.insns[&pc].len_bytes())
    }

    /// Where control goes from a block.
    pub(crate) fn successors(&self, block: u64) -> Vec<u64> {
        let last = *self.blocks[&block]
            .pcs
            .last()
            .expect("a block has instructions");
        self.successors_of(last)
    }

    /// Where control goes from an instruction.
    pub(crate) fn successors_of(&self, pc: u64) -> Vec<u64> {
        let mut out = successors(pc, self.next(pc), self.exit(pc));
        out.retain(|s| self.insns.contains_key(s));
        out
    }

    /// Unconditional jumps: where control ends up at.
    pub(crate) fn jumps_end(&self) -> BTreeMap<u64, u64> {
        let jumps = self.insns.keys().filter_map(|pc| match self.exit(*pc) {
            Exit::To(Some(target)) => Some((*pc, target)),
            _ => None,
        });
        crate::masks::jumps::ends(&jumps.collect())
    }
}

fn exit(pc: u64, insn: &Insn, jumps: &BTreeMap<u64, u64>) -> Exit {
    let target = pc.wrapping_add_signed(insn.target().unwrap_or(0));
    match insn.op {
        Op::BZ | Op::BNz => Exit::Mask {
            target,
            if_empty: insn.op == Op::BZ,
        },
        Op::J => Exit::To(Some(target)),
        Op::Jr => Exit::To(jumps.get(&pc).copied()),
        _ => match insn.op.role() {
            Role::BodyBranch => Exit::Either(target),
            Role::Terminator | Role::Launch => Exit::End,
            _ => Exit::Next,
        },
    }
}

fn successors(_pc: u64, next: u64, exit: Exit) -> Vec<u64> {
    match exit {
        Exit::Next => vec![next],
        Exit::Mask { target, .. } | Exit::Either(target) => vec![next, target],
        Exit::To(target) => target.into_iter().collect(),
        Exit::End => Vec::new(),
    }
}

/// Follows every branch from the entry. Targets of JR that are constants are found on the way.
pub(crate) fn explore(
    code: &Code,
    object: &Object,
    header: &Header,
    entry: u64,
    report: &mut Report,
) -> Body {
    let mut jumps = BTreeMap::new();
    // Each round may reach more code, and more JR in it.
    for _ in 0..8 {
        let body = Walk::new(code, object, header, entry, &jumps).body(None);
        let found = constant_jumps(&body);
        if found == jumps {
            break;
        }
        jumps = found;
    }
    Walk::new(code, object, header, entry, &jumps).body(Some(report))
}

/// JR whose source is a constant on all paths.
fn constant_jumps(body: &Body) -> BTreeMap<u64, u64> {
    let wanted: Vec<u64> = (body.insns.iter())
        .filter(|(_, i)| i.op == Op::Jr)
        .map(|(pc, _)| *pc)
        .collect();
    if wanted.is_empty() {
        return BTreeMap::new();
    }
    let values = crate::flow::constants(body, &wanted);
    (wanted.iter())
        .filter_map(|pc| {
            let base = values.get(pc)?;
            // L-42: the immediate is scaled already.
            let target = base.wrapping_add(body.insn(*pc).imm().unwrap_or(0));
            Some((*pc, target as u64))
        })
        .collect()
}

struct Walk<'a> {
    code: &'a Code<'a>,
    header: &'a Header,
    entry: u64,
    jumps: &'a BTreeMap<u64, u64>,
    /// First address behind the body.
    end: u64,
    problems: Vec<(&'static str, u64, Option<Insn>, String)>,
}

impl<'a> Walk<'a> {
    fn new(
        code: &'a Code,
        object: &Object,
        header: &'a Header,
        entry: u64,
        jumps: &'a BTreeMap<u64, u64>,
    ) -> Walk<'a> {
        Walk {
            code,
            header,
            entry,
            jumps,
            end: region_end(code, object, entry),
            problems: Vec::new(),
        }
    }

    fn body(mut self, report: Option<&mut Report>) -> Body {
        let insns = self.reach();
        self.overlaps(&insns);
        let mut body = Body {
            entry: self.entry,
            insns,
            blocks: BTreeMap::new(),
            order: Vec::new(),
            sound: (self.problems.iter()).all(|(rule, ..)| *rule == "linx-body-call"),
            jumps: self.jumps.clone(),
        };
        blocks(&mut body);
        self.endless(&body);
        if let Some(report) = report {
            for (rule, pc, insn, message) in self.problems {
                report.add(rule, Some((pc, insn.as_ref())), message);
            }
        }
        body
    }

    fn problem(&mut self, rule: &'static str, pc: u64, insn: &Insn, message: String) {
        self.problems.push((rule, pc, Some(*insn), message));
    }

    /// Why an address cannot be in the body.
    fn outside(&self, pc: u64) -> Option<String> {
        if !pc.is_multiple_of(2) {
            Some("which is odd".into())
        } else if pc < self.entry {
            Some(format!(
                "before the body, which starts at {:#x}",
                self.entry
            ))
        } else if (self.header.start..self.header.end).contains(&pc) {
            Some("in the header".into())
        } else if self.code.at(pc).is_none() {
            Some("outside of the code".into())
        } else if pc >= self.end {
            Some(format!("behind the body, which ends at {:#x}", self.end))
        } else {
            None
        }
    }

    fn reach(&mut self) -> BTreeMap<u64, Insn> {
        let mut insns = BTreeMap::new();
        // Where to go on, and from where.
        let mut open: Vec<(u64, Option<u64>)> = vec![(self.entry, None)];
        while let Some((pc, from)) = open.pop() {
            if insns.contains_key(&pc) {
                continue;
            }
            let Some(insn) = self.fetch(pc, from, &insns) else {
                continue;
            };
            insns.insert(pc, insn);
            let next = pc + u64::from(insn.len_bytes());
            let exit = exit(pc, &insn, self.jumps);
            if exit == Exit::To(None) {
                let message = "the target of this jump is not a constant".to_string();
                self.problem("linx-jr", pc, &insn, message);
            }
            if exit == Exit::End && is_call(&insn) {
                let message = "this ends the body; it neither calls nor launches".to_string();
                self.problem("linx-body-call", pc, &insn, message);
            }
            for to in successors(pc, next, exit) {
                if to != next
                    && let Some(why) = self.outside(to)
                {
                    let message = format!("the target is {to:#x}, {why}");
                    self.problem("linx-branch-target", pc, &insn, message);
                    continue;
                }
                open.push((to, Some(pc)));
            }
        }
        insns
    }

    fn fetch(&mut self, pc: u64, from: Option<u64>, insns: &BTreeMap<u64, Insn>) -> Option<Insn> {
        let source = from.map(|from| (from, insns[&from]));
        let (at, insn) = match source {
            Some((from, insn)) => (from, Some(insn)),
            None => (pc, None),
        };
        if let Some(why) = self.outside(pc) {
            let message = format!("control runs on to {pc:#x}, {why}");
            self.problems.push(("linx-body-end", at, insn, message));
            return None;
        }
        let bytes = self.code.at(pc)?;
        let bytes = &bytes[..bytes.len().min((self.end - pc) as usize)];
        let (rule, why) = match decode(bytes) {
            Ok(insn) => return Some(insn),
            Err(DecodeError::Illegal) => ("linx-body-decode", "is none"),
            Err(DecodeError::Truncated) => ("linx-body-end", "is cut off by the end of the body"),
        };
        let message = format!("the instruction at {pc:#x} {why}");
        self.problems.push((rule, at, insn, message));
        None
    }

    fn overlaps(&mut self, insns: &BTreeMap<u64, Insn>) {
        let mut before: Option<(u64, u64)> = None;
        for (pc, insn) in insns {
            if let Some((start, end)) = before
                && *pc < end
            {
                let message = format!("this overlaps the instruction at {start:#x}");
                self.problem("linx-overlap", *pc, insn, message);
            }
            let end = pc + u64::from(insn.len_bytes());
            if before.is_none_or(|(_, e)| e < end) {
                before = Some((*pc, end));
            }
        }
    }

    fn endless(&mut self, body: &Body) {
        let mut ends: BTreeSet<u64> = BTreeSet::new();
        let mut open: Vec<u64> = (body.blocks.iter())
            .filter(|(_, b)| b.pcs.last().is_some_and(|pc| body.exit(*pc) == Exit::End))
            .map(|(start, _)| *start)
            .collect();
        while let Some(block) = open.pop() {
            if ends.insert(block) {
                open.extend(&body.blocks[&block].predecessors);
            }
        }
        // One message for all: the first place from which there is no way out.
        if self
            .problems
            .iter()
            .all(|(rule, ..)| *rule == "linx-body-call")
            && let Some(block) = body.order.iter().find(|b| !ends.contains(b))
        {
            let message = "no terminator can be reached from here".to_string();
            let insn = *body.insn(*block);
            self.problem("linx-no-terminator", *block, &insn, message);
        }
    }
}

/// Address behind the body: the size of the symbol at its entry, if known; else the end of the last terminator of the
/// contiguous code that branches from the entry reach. Code behind a terminator belongs to it only if a branch from before leads
/// there, and instructions that nothing reaches may lie between as long as they are no terminators.
fn region_end(code: &Code, object: &Object, entry: u64) -> u64 {
    let size = object.symbols.iter().find_map(|s| {
        let at = code.base + u64::from(s.offset);
        (s.section == SectionKind::Code && s.size > 0 && at == entry).then_some(s.size)
    });
    let limit = code.base + code.bytes.len() as u64;
    if let Some(size) = size {
        return (entry + u64::from(size)).min(limit);
    }
    // Targets ahead that have not been passed, and whether control can run on to `pc`.
    let mut ahead: BTreeSet<u64> = BTreeSet::new();
    let mut live = true;
    let (mut pc, mut end) = (entry, entry);
    while pc < limit && (live || ahead.range(pc..).next().is_some()) {
        live |= ahead.remove(&pc);
        let Some(Ok(insn)) = code.at(pc).map(decode) else {
            let length = match code.at(pc) {
                Some([a, b, ..]) => u64::from(len_bytes(u16::from_le_bytes([*a, *b]))),
                _ => 2,
            };
            end = end.max((pc + length).min(limit));
            if !live {
                break;
            }
            live = false;
            pc += length;
            continue;
        };
        let ends = matches!(insn.op.role(), Role::Terminator | Role::Launch);
        if ends && !live {
            break;
        }
        if live && insn.op.role() == Role::BodyBranch {
            let target = pc.wrapping_add_signed(insn.target().unwrap_or(0));
            if target > pc {
                ahead.insert(target);
            }
        }
        pc += u64::from(insn.len_bytes());
        if live {
            end = pc;
        }
        live &= !ends && !matches!(insn.op, Op::J | Op::Jr);
    }
    end
}

fn is_call(insn: &Insn) -> bool {
    let mnemonic = insn.op.info().mnemonic.to_ascii_uppercase();
    insn.op.role() == Role::Launch
        || mnemonic.contains("CALL")
        || matches!(
            insn.op,
            Op::BstartFpCall
                | Op::BstartStdCall
                | Op::BstartFpIcall
                | Op::BstartStdIcall
                | Op::BstartCall
                | Op::HlBstartCall
                | Op::HlBstartFpCall
                | Op::HlBstartStdCall
                | Op::LBstartFpCall
                | Op::LBstartStdCall
        )
}

fn blocks(body: &mut Body) {
    let mut leaders: BTreeSet<u64> = [body.entry].into();
    for (pc, insn) in &body.insns {
        let next = pc + u64::from(insn.len_bytes());
        let exit = exit(*pc, insn, &body.jumps);
        if exit != Exit::Next {
            leaders.extend(successors(*pc, next, exit));
        }
    }
    let mut falls: BTreeMap<u64, u32> = BTreeMap::new();
    for (pc, insn) in &body.insns {
        *falls.entry(pc + u64::from(insn.len_bytes())).or_default() += 1;
    }
    // Overlapping instructions may fall into one place from two.
    leaders.extend(falls.iter().filter(|(_, n)| **n > 1).map(|(pc, _)| *pc));
    for start in leaders.iter().filter(|l| body.insns.contains_key(l)) {
        let mut block = Block::default();
        let mut pc = *start;
        loop {
            block.pcs.push(pc);
            let next = body.next(pc);
            if body.exit(pc) != Exit::Next
                || leaders.contains(&next)
                || !body.insns.contains_key(&next)
            {
                break;
            }
            pc = next;
        }
        body.blocks.insert(*start, block);
    }
    // Depth first, without recursion: bodies may be long.
    let mut state: BTreeMap<u64, bool> = BTreeMap::new();
    let mut order = Vec::new();
    let mut edges: Vec<(u64, u64)> = Vec::new();
    let mut heads: BTreeSet<u64> = BTreeSet::new();
    let mut stack: Vec<(u64, Vec<u64>)> = Vec::new();
    if body.blocks.contains_key(&body.entry) {
        state.insert(body.entry, true);
        stack.push((body.entry, body.successors(body.entry)));
    }
    while let Some((block, rest)) = stack.last_mut() {
        let block = *block;
        let Some(to) = rest.pop() else {
            state.insert(block, false);
            order.push(block);
            stack.pop();
            continue;
        };
        edges.push((block, to));
        match state.get(&to) {
            None => {
                state.insert(to, true);
                let next = body.successors(to);
                stack.push((to, next));
            }
            Some(true) => {
                heads.insert(to);
            }
            Some(false) => {}
        }
    }
    order.reverse();
    edges.sort_unstable();
    edges.dedup();
    for (from, to) in edges {
        if let Some(block) = body.blocks.get_mut(&to) {
            block.predecessors.push(from);
        }
    }
    for head in heads {
        if let Some(block) = body.blocks.get_mut(&head) {
            block.loop_head = true;
        }
    }
    body.order = order;
}

/// Whether control at a place may reach an instruction for which lanes are needed before p is written by the group.
pub(crate) fn needs_lanes(insn: &Insn) -> bool {
    if operands::domain(insn) != operands::Domain::Lanes {
        return false;
    }
    let category = insn.op.category();
    operands::access(insn).is_some() || category == "reduce" || category == "shuffle"
}

/// Whether the group writes p here: a restore, or another mask.
pub(crate) fn sets_mask(insn: &Insn) -> bool {
    operands::domain(insn) == operands::Domain::Group
        && operands::destinations(insn).contains(&Reg::P)
}
