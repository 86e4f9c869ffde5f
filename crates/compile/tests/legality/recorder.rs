//! Runs kernels without barriers, one invocation after the other, and notes who touches which word.

use lanemask_ir::{Addr, Builtin, Inst, Kernel, Label, Op, Region, Space, Stmt, Term, Value, eval};
use std::collections::BTreeMap;

/// How a word was touched.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Touch {
    Load,
    Store,
    /// An atomic operation of a class that commutes with itself, whose result nobody uses.
    Commuting(u8),
    /// Another atomic operation.
    Atomic,
}

/// Who touched what: by resource and byte address, the touches with workgroup and local index.
pub type Record = BTreeMap<(u32, u64), Vec<(Touch, [u32; 3], u32)>>;

enum Exit {
    Br(Label),
    Return,
}

struct Machine<'a> {
    kernel: &'a Kernel,
    grid: [u32; 3],
    group: [u32; 3],
    index: u32,
    values: Vec<u32>,
    buffers: Vec<Vec<u32>>,
    used: Vec<bool>,
    steps: usize,
    record: Record,
}

/// All accesses of a dispatch, in bounds or not. `None` if the kernel runs for too long.
pub fn record(kernel: &Kernel, grid: [u32; 3], buffers: &[Vec<u32>]) -> Option<Record> {
    let mut m = Machine {
        kernel,
        grid,
        group: [0; 3],
        index: 0,
        values: Vec::new(),
        buffers: buffers.to_vec(),
        used: vec![false; kernel.values.len()],
        steps: 0,
        record: Record::new(),
    };
    m.uses(&kernel.body);
    let invocations: u32 = kernel.workgroup_size.iter().product();
    for z in 0..grid[2] {
        for y in 0..grid[1] {
            for x in 0..grid[0] {
                for index in 0..invocations {
                    m.group = [x, y, z];
                    m.index = index;
                    m.values = vec![0; kernel.values.len()];
                    m.region(&kernel.body)?;
                }
            }
        }
    }
    Some(m.record)
}

/// A word that is touched in two groups, at least once by a write whose order could be seen. With `strips`, every
/// invocation is a group.
pub fn conflict(record: &Record, strips: bool) -> Option<(u32, u64)> {
    let meets = |(a, g, i): (Touch, [u32; 3], u32), (b, h, j): (Touch, [u32; 3], u32)| {
        let apart = g != h || strips && i != j;
        let harmless = match (a, b) {
            (Touch::Load, Touch::Load) => true,
            (Touch::Commuting(a), Touch::Commuting(b)) => a == b,
            _ => false,
        };
        apart && !harmless
    };
    record
        .iter()
        .find(|(_, touches)| {
            touches
                .iter()
                .any(|a| touches.iter().any(|b| meets(*a, *b)))
        })
        .map(|(place, _)| *place)
}

impl Machine<'_> {
    fn uses(&mut self, region: &Region) {
        let mut mark = |v: Value| self.used[v.0 as usize] = true;
        if let Term::Br { args, .. } = &region.term {
            args.iter().for_each(|v| mark(*v));
        }
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => inst.op.for_each_operand(|v| self.used[v.0 as usize] = true),
                Stmt::Block { body, .. } => self.uses(body),
                Stmt::Loop { init, body, .. } => {
                    init.iter().for_each(|v| self.used[v.0 as usize] = true);
                    self.uses(body);
                }
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    self.used[cond.0 as usize] = true;
                    self.uses(then);
                    self.uses(otherwise);
                }
            }
        }
    }

    fn get(&self, v: Value) -> u32 {
        self.values[v.0 as usize]
    }

    fn pass(&mut self, label: Label, args: &[Value]) {
        let words: Vec<u32> = args.iter().map(|v| self.get(*v)).collect();
        let params = &self.kernel.labels[label.0 as usize].params;
        for (p, w) in std::iter::zip(params, words) {
            self.values[p.0 as usize] = w;
        }
    }

    fn region(&mut self, region: &Region) -> Option<Exit> {
        for stmt in &region.stmts {
            self.steps += 1;
            if self.steps > 200_000 {
                return None;
            }
            let (label, exit) = match stmt {
                Stmt::Inst(inst) => {
                    self.inst(inst);
                    continue;
                }
                Stmt::Block { label, body } => (*label, self.region(body)?),
                Stmt::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    let arm = if self.get(*cond) != 0 {
                        then
                    } else {
                        otherwise
                    };
                    (*label, self.region(arm)?)
                }
                Stmt::Loop { label, init, body } => {
                    self.pass(*label, init);
                    loop {
                        match self.region(body)? {
                            Exit::Br(to) if to == *label => {}
                            exit => return Some(exit),
                        }
                    }
                }
            };
            match exit {
                Exit::Br(to) if to == label => {}
                exit => return Some(exit),
            }
        }
        match &region.term {
            Term::Br { label, args } => {
                self.pass(*label, args);
                Some(Exit::Br(*label))
            }
            Term::Return => Some(Exit::Return),
            Term::Unreachable => panic!("control arrived at unreachable"),
        }
    }

    /// The word at an address, after noting the touch.
    fn touch(&mut self, addr: &Addr, n: usize, touch: Touch) -> Option<&mut u32> {
        let Space::Buffer(r) = addr.space else {
            panic!("buffers only");
        };
        let offset = addr.offset.map_or(0, |v| self.get(v));
        let at = u64::from(offset) + u64::from(addr.imm) + 4 * n as u64;
        let who = (touch, self.group, self.index);
        let touches = self.record.entry((r.0, at)).or_default();
        if !touches.contains(&who) {
            touches.push(who);
        }
        self.buffers[r.0 as usize].get_mut(usize::try_from(at / 4).ok()?)
    }

    fn inst(&mut self, inst: &Inst) {
        let result = match &inst.op {
            Op::Const(c) => c.bits(),
            Op::Un(op, a) => eval::un(*op, self.get(*a)),
            Op::Bin(op, a, b) => eval::bin(*op, self.get(*a), self.get(*b)),
            Op::Fma(a, b, c) => eval::fma(self.get(*a), self.get(*b), self.get(*c)),
            Op::Cmp(op, a, b) => u32::from(eval::cmp(*op, self.get(*a), self.get(*b))),
            Op::Select { cond, yes, no } => self.get(if self.get(*cond) != 0 { *yes } else { *no }),
            Op::ExtractBits {
                signed,
                value,
                offset,
                count,
            } => eval::extract_bits(
                *signed,
                self.get(*value),
                self.get(*offset),
                self.get(*count),
            ),
            Op::InsertBits {
                value,
                insert,
                offset,
                count,
            } => eval::insert_bits(
                self.get(*value),
                self.get(*insert),
                self.get(*offset),
                self.get(*count),
            ),
            Op::BufferLen(r) => 4 * self.buffers[r.0 as usize].len() as u32,
            Op::Builtin(b) => self.builtin(*b),
            Op::Load(addr) => {
                for (n, r) in inst.results.iter().enumerate() {
                    let word = self.touch(addr, n, Touch::Load).map_or(0, |w| *w);
                    self.values[r.0 as usize] = word;
                }
                return;
            }
            Op::Store(addr, values) => {
                for (n, v) in values.iter().enumerate() {
                    let new = self.get(*v);
                    if let Some(word) = self.touch(addr, n, Touch::Store) {
                        *word = new;
                    }
                }
                return;
            }
            Op::Atomic(op, addr, words) => {
                let [v] = words[..] else {
                    unreachable!("these kernels have atomics on words only")
                };
                let v = self.get(v);
                let used = self.used[inst.results[0].0 as usize];
                let touch = match op {
                    lanemask_ir::AtomicOp::Exchange => Touch::Atomic,
                    _ if used => Touch::Atomic,
                    lanemask_ir::AtomicOp::Sub => Touch::Commuting(0),
                    op => Touch::Commuting(*op as u8),
                };
                match self.touch(addr, 0, touch) {
                    Some(word) => {
                        let old = *word;
                        *word = eval::atomic(*op, old, v);
                        old
                    }
                    None => 0,
                }
            }
            op => panic!("{op:?} is not recorded"),
        };
        self.values[inst.results[0].0 as usize] = result;
    }

    fn builtin(&self, builtin: Builtin) -> u32 {
        let [x, y, _] = self.kernel.workgroup_size;
        match builtin {
            Builtin::LocalIdX => self.index % x,
            Builtin::LocalIdY => self.index / x % y,
            Builtin::LocalIdZ => self.index / x / y,
            Builtin::LocalIndex => self.index,
            Builtin::WorkgroupIdX => self.group[0],
            Builtin::WorkgroupIdY => self.group[1],
            Builtin::WorkgroupIdZ => self.group[2],
            Builtin::NumWorkgroupsX => self.grid[0],
            Builtin::NumWorkgroupsY => self.grid[1],
            Builtin::NumWorkgroupsZ => self.grid[2],
            b => panic!("{b:?} is not recorded"),
        }
    }
}
