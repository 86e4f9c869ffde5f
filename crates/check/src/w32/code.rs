//! The code that control can reach.
//!
//! Jumps through a register are followed where the register holds a known address: what `jal` or `jalr` linked, or a literal. So
//! that a return leads back to its own call only, instructions of a function are kept apart by the addresses that those registers
//! hold: a *place* is an instruction with them. Only registers that some jump, or some write of trapbase or MODE, reads are followed.

use crate::Report;
use lanemask_isa::w32::{DecodeError, Insn, Op, Operand, csr, decode};
use lanemask_object::{KernelMeta, Object, SectionKind};
use std::collections::{BTreeMap, BTreeSet};

/// What is known of a uniform register.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Value {
    /// A number: an address in bytes from CODE_BASE, if it is one.
    Number(u32),
    /// What `trappc` held: where a trap was.
    TrapPc,
}

/// Known values of the registers that jumps read.
type Known = BTreeMap<u8, Value>;

/// An instruction at a place.
pub struct Node {
    /// Bytes from CODE_BASE.
    pub pc: u32,
    /// The instruction.
    pub insn: Insn,
    /// Where control may go next.
    pub next: Vec<usize>,
    /// Whether the warp may end here, or go where the analysis does not follow.
    ends: bool,
}

/// A place where control comes from outside.
pub struct Entry {
    /// Index of the place.
    pub node: usize,
    /// Whether it is a trap handler, which runs with whatever state the trap met.
    pub handler: bool,
}

/// What control can reach from a kernel's entry.
pub struct Graph {
    /// All places.
    pub nodes: Vec<Node>,
    /// Where control comes from outside: the kernel's entry, trap handlers.
    pub entries: Vec<Entry>,
}

impl Graph {
    /// Each instruction that is reached once, by address.
    pub fn insns(&self) -> impl Iterator<Item = (u32, &Insn)> {
        let all: BTreeMap<u32, &Insn> = self.nodes.iter().map(|n| (n.pc, &n.insn)).collect();
        all.into_iter()
    }

    /// Addresses of the instructions that trap handlers reach.
    pub fn handler_pcs(&self) -> BTreeSet<u32> {
        let handlers = self.entries.iter().filter(|e| e.handler);
        let mut work: Vec<usize> = handlers.map(|e| e.node).collect();
        let mut seen: BTreeSet<usize> = work.iter().copied().collect();
        while let Some(k) = work.pop() {
            let new = self.nodes[k].next.iter().filter(|to| seen.insert(**to));
            work.extend(new);
        }
        seen.into_iter().map(|k| self.nodes[k].pc).collect()
    }

    /// By place, whether the warp may end from there, or go where the analysis does not follow.
    pub fn can_end(&self) -> Vec<bool> {
        self.reaching(|n| n.ends)
    }

    /// By place, where control comes from.
    pub fn before(&self) -> Vec<Vec<usize>> {
        let mut before: Vec<Vec<usize>> = vec![Vec::new(); self.nodes.len()];
        for (k, node) in self.nodes.iter().enumerate() {
            node.next.iter().for_each(|to| before[*to].push(k));
        }
        before
    }

    /// The places from which control gets to one that `goal` holds for.
    pub fn reaching(&self, goal: impl Fn(&Node) -> bool) -> Vec<bool> {
        let before = self.before();
        let mut found: Vec<bool> = self.nodes.iter().map(goal).collect();
        let mut work: Vec<usize> = (0..found.len()).filter(|k| found[*k]).collect();
        while let Some(k) = work.pop() {
            for &b in &before[k] {
                if !found[b] {
                    found[b] = true;
                    work.push(b);
                }
            }
        }
        found
    }
}

/// A finding that is reported when the exploration has settled.
struct Remark {
    rule: &'static str,
    pc: u32,
    insn: Option<Insn>,
    message: String,
}

/// Follows a kernel from its entry, through at most `limit` places.
pub fn explore(object: &Object, kernel: &KernelMeta, limit: usize, report: &mut Report) -> Graph {
    let others = object.kernels.iter().map(|k| k.entry);
    let code = (object.symbols.iter()).filter(|s| s.section == SectionKind::Code);
    let symbols: BTreeSet<u32> = code.map(|s| s.offset).collect();
    let mut followed = BTreeSet::new();
    let mut handled = false;
    loop {
        let mut e = Explorer {
            code: &object.code,
            kernels: others.clone().filter(|e| *e != kernel.entry).collect(),
            followed: followed.clone(),
            handled,
            limit,
            index: BTreeMap::new(),
            nodes: Vec::new(),
            known: Vec::new(),
            work: Vec::new(),
            entries: Vec::new(),
            remarks: Vec::new(),
            read: BTreeSet::new(),
            handlers: false,
            symbols: symbols.clone(),
            targets: None,
        };
        e.run(kernel.entry);
        // Registers that are read may lead to more code, where more of them may be read. Whether there are trap handlers is asked
        // when nothing new is read: a handler at an address that was not known may turn out to be none.
        let more = if !e.read.is_subset(&followed) {
            followed.extend(&e.read);
            true
        } else {
            let new = e.handlers && !handled;
            handled |= new;
            new
        };
        if more && e.nodes.len() < limit {
            continue;
        }
        let graph = Graph {
            nodes: e.nodes,
            entries: e.entries,
        };
        for r in e.remarks {
            let text = r.insn.map(|i| i.to_string());
            report.add_text(r.rule, Some(r.pc.into()), text, r.message);
        }
        overlaps(&graph, report);
        endless(&graph, report);
        return graph;
    }
}

/// Reports jumps into instructions.
fn overlaps(graph: &Graph, report: &mut Report) {
    let starts: BTreeSet<u32> = graph.nodes.iter().map(|n| n.pc).collect();
    for (pc, insn) in graph.insns() {
        if insn.len_bytes() == 8 && starts.contains(&(pc + 4)) {
            let from = graph
                .nodes
                .iter()
                .find(|n| n.pc != pc && (n.next.iter()).any(|to| graph.nodes[*to].pc == pc + 4));
            let (at, insn) = from.map_or((pc, insn), |n| (n.pc, &n.insn));
            let message = format!(
                "it leads into the instruction at {}",
                report.place(pc.into())
            );
            report.w32("w32-overlap", at, insn, message);
        }
    }
}

/// Reports the first place of each stretch of code that never ends.
fn endless(graph: &Graph, report: &mut Report) {
    let ending = graph.can_end();
    let stuck = (graph.nodes.iter().zip(&ending))
        .filter(|(_, ends)| !**ends)
        .map(|(n, _)| n)
        .min_by_key(|n| n.pc);
    if let Some(node) = stuck {
        let message = "from here no path leads to endpgm".to_string();
        report.w32("w32-no-end", node.pc, &node.insn, message);
    }
}

struct Explorer<'a> {
    code: &'a [u8],
    /// Entries of the other kernels.
    kernels: BTreeSet<u32>,
    /// Registers whose values are kept.
    followed: BTreeSet<u8>,
    /// Whether traps may lead to a handler, which may return.
    handled: bool,
    limit: usize,
    index: BTreeMap<(u32, Known), usize>,
    nodes: Vec<Node>,
    /// By place.
    known: Vec<Known>,
    work: Vec<usize>,
    entries: Vec<Entry>,
    remarks: Vec<Remark>,
    /// Registers that jumps and writes of CSRs read, and those that are moved there.
    read: BTreeSet<u8>,
    /// Whether a trap handler is set.
    handlers: bool,
    /// Offsets of the symbols of the code.
    symbols: BTreeSet<u32>,
    /// Where jumps and symbols lead; made when it is wanted.
    targets: Option<BTreeSet<u32>>,
}

impl Explorer<'_> {
    fn run(&mut self, entry: u32) {
        if let Some(node) = self.place(entry, Known::new(), None) {
            self.entries.push(Entry {
                node,
                handler: false,
            });
        }
        while let Some(n) = self.work.pop() {
            if self.nodes.len() >= self.limit {
                let message = format!("there are more than {} places", self.limit);
                self.remark("w32-complex", n, message);
                // What has not been followed may end.
                self.nodes[n].ends = true;
                self.work.drain(..).for_each(|n| self.nodes[n].ends = true);
                return;
            }
            self.follow(n);
        }
    }

    fn word(&self, pc: u32) -> Option<u32> {
        let at = pc as usize;
        let bytes = self.code.get(at..at.checked_add(4)?)?;
        Some(u32::from_le_bytes(bytes.try_into().ok()?))
    }

    fn remark(&mut self, rule: &'static str, node: usize, message: String) {
        self.remark_at(rule, self.nodes[node].pc, self.nodes[node].insn, message);
    }

    fn remark_at(&mut self, rule: &'static str, pc: u32, insn: Insn, message: String) {
        self.remarks.push(Remark {
            rule,
            pc,
            insn: Some(insn),
            message,
        });
    }

    /// The place of an address, new or not. `from` is what falls through to it or jumps there.
    fn place(&mut self, pc: u32, known: Known, from: Option<usize>) -> Option<usize> {
        let key = (pc, known);
        if let Some(k) = self.index.get(&key) {
            return Some(*k);
        }
        let Some(first) = self.word(pc) else {
            match from {
                Some(n) => {
                    let message = "behind it the code ends".to_string();
                    self.remark("w32-end", n, message);
                }
                None => self.remarks.push(Remark {
                    rule: "w32-end",
                    pc,
                    insn: None,
                    message: "the kernel begins behind the code".into(),
                }),
            }
            return None;
        };
        let insn = match decode(first, self.word(pc.saturating_add(4))) {
            Ok(insn) => insn,
            Err(e) => {
                let what = match e {
                    DecodeError::Illegal => format!("{first:#010x} is no instruction"),
                    DecodeError::Truncated => e.to_string(),
                };
                let message = match from {
                    Some(n) => format!("{what}; it is reached from {:#x}", self.nodes[n].pc),
                    None => what,
                };
                self.remarks.push(Remark {
                    rule: "w32-decode",
                    pc,
                    insn: None,
                    message,
                });
                if let Some(n) = from {
                    self.nodes[n].ends = true;
                }
                return None;
            }
        };
        let k = self.nodes.len();
        self.nodes.push(Node {
            pc,
            insn,
            next: Vec::new(),
            ends: false,
        });
        self.known.push(key.1.clone());
        self.index.insert(key, k);
        self.work.push(k);
        Some(k)
    }

    /// Finds what comes after a place.
    fn follow(&mut self, n: usize) {
        let (pc, insn) = (self.nodes[n].pc, self.nodes[n].insn);
        let before = self.known[n].clone();
        let after = self.step(n, &before);
        let next = pc.wrapping_add(insn.len_bytes());
        let mut falls = true;
        match insn.op {
            Op::Endpgm => {
                self.nodes[n].ends = true;
                falls = false;
            }
            Op::Trap | Op::Brk => {
                self.nodes[n].ends = true;
                falls = self.handled;
            }
            Op::Jr | Op::Jalr => {
                falls = false;
                let source = usize::from(insn.op == Op::Jalr);
                self.indirect(n, source, &before, &after);
            }
            Op::Btab => {
                falls = false;
                self.table(n, &after);
            }
            Op::B | Op::Jal => {
                falls = false;
                self.jump(n, insn.target_bytes(), &after);
            }
            _ if insn.target_bytes().is_some() => self.jump(n, insn.target_bytes(), &after),
            _ => {}
        }
        if falls {
            if self.kernels.contains(&next) {
                let message = "behind it another kernel begins".to_string();
                self.remark("w32-next-kernel", n, message);
            }
            match self.place(next, after, Some(n)) {
                Some(to) => self.nodes[n].next.push(to),
                None => self.nodes[n].ends = true,
            }
        }
    }

    /// A jump by a distance.
    fn jump(&mut self, n: usize, distance: Option<i64>, after: &Known) {
        let target = distance.map(|d| i64::from(self.nodes[n].pc) + d);
        self.go(n, target.unwrap_or(-1), after);
    }

    /// A jump to an address.
    fn go(&mut self, n: usize, target: i64, after: &Known) {
        let inside = u32::try_from(target)
            .ok()
            .filter(|t| t.is_multiple_of(4) && (*t as usize).saturating_add(4) <= self.code.len());
        let Some(to) = inside else {
            let size = self.code.len();
            let message = match target {
                t if t >= 0 && t % 4 != 0 => format!("{t:#x} is no multiple of 4"),
                t if t < 0 => format!("it leads {} bytes before the code", -t),
                t => format!("it leads to {t:#x}, and the code ends at {size:#x}"),
            };
            self.remark("w32-branch-target", n, message);
            self.nodes[n].ends = true;
            return;
        };
        match self.place(to, after.clone(), Some(n)) {
            Some(to) => {
                if !self.nodes[n].next.contains(&to) {
                    self.nodes[n].next.push(to);
                }
            }
            None => self.nodes[n].ends = true,
        }
    }

    /// `jr` and `jalr`: a jump to the address in operand `source`.
    fn indirect(&mut self, n: usize, source: usize, before: &Known, after: &Known) {
        let insn = self.nodes[n].insn;
        let offset = match insn.operand(1) {
            Some(Operand::Lit(v)) if insn.op == Op::Jr => v,
            _ => 0,
        };
        let Some(register) = uniform(&insn, source) else {
            return;
        };
        self.read.insert(register);
        match before.get(&register) {
            Some(Value::Number(base)) => self.go(n, base.wrapping_add(offset).into(), after),
            // A return from a trap handler: to where the trap was.
            Some(Value::TrapPc) => self.nodes[n].ends = true,
            None => {
                let message = format!("what u{register} holds is not known");
                self.remark("w32-jump-unknown", n, message);
                self.nodes[n].ends = true;
            }
        }
    }

    /// `btab`: a jump to one of the jumps that stand at its target, one behind the other.
    fn table(&mut self, n: usize, after: &Known) {
        let insn = self.nodes[n].insn;
        let start = i64::from(self.nodes[n].pc) + insn.target_bytes().unwrap_or(0);
        self.go(n, start, after);
        let mut at = start;
        let mut entries = 0;
        while let Some((pc, entry)) = self.insn_at(at) {
            if entry.op == Op::B {
                self.go(n, at, after);
                if entry.len_bytes() != 4 {
                    let message = format!("entry {entries} of the table takes two words");
                    self.remark_at("w32-table-entry", pc, entry, message);
                }
                entries += 1;
            } else {
                // The table has ended, unless nothing else leads here and jumps go on behind it.
                let behind = at + i64::from(entry.len_bytes());
                let more = matches!(self.insn_at(behind), Some((_, i)) if i.op == Op::B);
                if entries == 0 || !more || self.targets().contains(&pc) {
                    break;
                }
                let message = format!("behind entry {} of the table stands no jump", entries - 1);
                self.remark_at("w32-table-gap", pc, entry, message);
                self.go(n, at, after);
            }
            at += i64::from(entry.len_bytes());
        }
        if entries == 0 {
            let message = "there is no table of jumps at its target".to_string();
            self.remark("w32-jump-unknown", n, message);
        }
    }

    /// The instruction at an address, if there is one.
    fn insn_at(&self, at: i64) -> Option<(u32, Insn)> {
        let pc = u32::try_from(at).ok()?;
        let insn = decode(self.word(pc)?, self.word(pc.saturating_add(4))).ok()?;
        Some((pc, insn))
    }

    /// Where the jumps of the code lead, all of it read from its start, and where symbols are.
    fn targets(&mut self) -> &BTreeSet<u32> {
        if self.targets.is_none() {
            let mut all = self.kernels.clone();
            all.extend(&self.symbols);
            let mut at = 0;
            while self.word(at as u32).is_some() {
                let insn = self.insn_at(at).map(|(_, insn)| insn);
                let target = insn.and_then(|i| i.target_bytes()).map(|d| at + d);
                all.extend(target.and_then(|t| u32::try_from(t).ok()));
                at += insn.map_or(4, |i| i64::from(i.len_bytes()));
            }
            self.targets = Some(all);
        }
        self.targets.get_or_insert_default()
    }

    /// Known values after an instruction; trap handlers that it sets become entries.
    fn step(&mut self, n: usize, before: &Known) -> Known {
        let (pc, insn) = (self.nodes[n].pc, self.nodes[n].insn);
        let mut after = before.clone();
        for t in super::touches(&insn) {
            if let super::Register::U(r) = t.register
                && t.writes
            {
                after.remove(&r);
            }
        }
        let value = match insn.op {
            Op::Jal | Op::Jalr => Some(Value::Number(pc.wrapping_add(insn.len_bytes()))),
            Op::UMovB32 => match insn.operand(1) {
                Some(Operand::Lit(v)) => Some(Value::Number(v)),
                Some(Operand::U { first, .. }) => {
                    if uniform(&insn, 0).is_some_and(|r| self.followed.contains(&r)) {
                        self.read.insert(first);
                    }
                    before.get(&first).copied()
                }
                _ => None,
            },
            Op::Csrr if insn.operand(1) == Some(Operand::Csr(csr::TRAPPC)) => Some(Value::TrapPc),
            _ => None,
        };
        if let Some(value) = value
            && let Some(register) = uniform(&insn, 0)
            && self.followed.contains(&register)
        {
            after.insert(register, value);
        }
        if insn.op != Op::Csrr && insn.operand(0) == Some(Operand::Csr(csr::TRAPBASE)) {
            self.handler(n, before);
        }
        if insn.operand(0) == Some(Operand::Csr(csr::MODE)) {
            self.mode(n, before);
        }
        after
    }

    /// A write of MODE from a register.
    fn mode(&mut self, n: usize, before: &Known) {
        let insn = self.nodes[n].insn;
        let Some(register) = uniform(&insn, 1) else {
            return;
        };
        self.read.insert(register);
        if let Some(Value::Number(value)) = before.get(&register)
            && let Some(problem) = super::legal::bad_mode(insn.op, *value)
        {
            self.remark(
                "w32-mode",
                n,
                format!("u{register} holds {value:#x}: {problem}"),
            );
        }
    }

    /// A write of `trapbase`.
    fn handler(&mut self, n: usize, before: &Known) {
        let insn = self.nodes[n].insn;
        let address = match (insn.op, insn.operand(1)) {
            (Op::Csrwi, Some(Operand::Imm(v))) => Some(v),
            (Op::Csrw, Some(Operand::U { first, .. })) => {
                self.read.insert(first);
                match before.get(&first) {
                    Some(Value::Number(v)) => Some(*v),
                    _ => None,
                }
            }
            _ => None,
        };
        match address {
            Some(0) => {}
            Some(pc) if pc.is_multiple_of(4) && self.word(pc).is_some() => {
                self.handlers = true;
                if let Some(node) = self.place(pc, Known::new(), Some(n))
                    && !self.entries.iter().any(|e| e.node == node && e.handler)
                {
                    self.entries.push(Entry {
                        node,
                        handler: true,
                    });
                }
            }
            Some(pc) => {
                let message = format!("{pc:#x} is no place of the code for a trap handler");
                self.remark("w32-branch-target", n, message);
            }
            None => {
                self.handlers = true;
                let message = "where the trap handler lies is not known".to_string();
                self.remark("w32-jump-unknown", n, message);
            }
        }
    }
}

/// The number of the uniform register that an operand names.
fn uniform(insn: &Insn, operand: usize) -> Option<u8> {
    match insn.operand(operand) {
        Some(Operand::U { first, .. }) => Some(first),
        _ => None,
    }
}
