//! Writes random statements.

use super::{
    COUNTERS, IN, OUT, Options, PARAMS, Rng, WORDS_COUNTERS, WORDS_IN, WORDS_OUT, WORDS_PARAMS,
    WORDS_SCRATCH, interesting_word,
};
use crate::{
    Access, Addr, AtomicOp, BinOp, Builder, Builtin, CmpOp, Const, Kernel, Label, Op, Resource,
    ResourceKind, Space, Type, UnOp, Unit, Value,
};
use lanemask_diag::{FileId, Span};

/// The kernel of a seed; each of its barriers has a position of its own, and may be in non-uniform flow.
pub(super) fn write(seed: u64, options: &Options, invocations: u32) -> Kernel {
    let mut g = Generator {
        rng: Rng::new(seed),
        options: options.clone(),
        b: Builder::new(format!("random_{seed}"), options.workgroup_size),
        invocations,
        pool: Pool::default(),
        open: Vec::new(),
        budget: options.statements,
        slot: Value(0),
        local_index: Value(0),
        spans: 0,
    };
    g.prologue();
    g.statements(options.statements);
    g.write_results();
    g.b.ret();
    g.b.finish()
}

/// Values in scope, by type.
#[derive(Default)]
struct Pool {
    values: [Vec<Value>; 3],
    /// Of those, the ones that look uniform.
    uniform: [Vec<Value>; 3],
}

fn class(ty: Type) -> usize {
    match ty {
        Type::Bool => 0,
        Type::I32 => 1,
        Type::F32 => 2,
    }
}

/// An enclosing statement.
struct Open {
    label: Label,
    /// The counter of a loop, which each `br` to it raises by one.
    counter: Option<Value>,
}

pub(super) struct Generator {
    pub(super) rng: Rng,
    pub(super) options: Options,
    pub(super) b: Builder,
    invocations: u32,
    pool: Pool,
    open: Vec<Open>,
    budget: usize,
    /// Byte offset of the invocation's words in `buffer0`.
    pub(super) slot: Value,
    pub(super) local_index: Value,
    /// Each barrier gets a position of its own, to be recognised by.
    spans: usize,
}

impl Generator {
    fn prologue(&mut self) {
        let mut resource = |binding, name: &str, access, words: u32| {
            self.b.resource(Resource {
                group: 0,
                binding,
                name: name.to_owned(),
                access,
                min_bytes: 4 * words,
                kind: ResourceKind::Buffer,
            });
        };
        resource(0, "out", Access::ReadWrite, WORDS_OUT);
        resource(1, "in", Access::ReadOnly, WORDS_IN);
        resource(2, "params", Access::Uniform, WORDS_PARAMS);
        resource(3, "counters", Access::ReadWrite, WORDS_COUNTERS);
        if self.options.barriers {
            self.b.set_workgroup_bytes(4 * self.invocations);
        }

        // slot = ((z * ny + y) * nx + x) * invocations + local_index, in units of WORDS_OUT words
        let b = &mut self.b;
        let [x, y, z, nx, ny, li] = [
            Builtin::WorkgroupIdX,
            Builtin::WorkgroupIdY,
            Builtin::WorkgroupIdZ,
            Builtin::NumWorkgroupsX,
            Builtin::NumWorkgroupsY,
            Builtin::LocalIndex,
        ]
        .map(|id| b.builtin(id));
        let mut n = b.bin(BinOp::Mul, z, ny);
        n = b.bin(BinOp::Add, n, y);
        n = b.bin(BinOp::Mul, n, nx);
        n = b.bin(BinOp::Add, n, x);
        let count = b.const_i32(self.invocations);
        n = b.bin(BinOp::Mul, n, count);
        n = b.bin(BinOp::Add, n, li);
        let bytes = b.const_i32(4 * WORDS_OUT);
        self.slot = b.bin(BinOp::Mul, n, bytes);
        self.local_index = li;
        self.add(li, false);
        self.add(n, false);
        for v in [x, count] {
            self.add(v, true);
        }
        for id in [Builtin::LocalIdX, Builtin::LocalIdY, Builtin::LocalIdZ] {
            let v = self.b.builtin(id);
            self.add(v, false);
        }
        if self.options.warp_builtins {
            for id in [
                Builtin::LaneId,
                Builtin::WarpSize,
                Builtin::WarpId,
                Builtin::NumWarps,
            ] {
                let v = self.b.builtin(id);
                self.add(v, matches!(id, Builtin::WarpSize | Builtin::NumWarps));
            }
        }
        let t = self.b.const_bool(true);
        self.add(t, true);
        let one = self.b.const_f32(1.0);
        self.add(one, true);
        if self.options.scratch {
            self.b.set_scratch_bytes(4 * WORDS_SCRATCH);
            for word in 0..WORDS_SCRATCH {
                let v = self.pick(Type::I32);
                self.b.store(at(Space::Scratch, None, 4 * word), &[v]);
            }
        }
    }

    pub(super) fn add(&mut self, value: Value, uniform: bool) {
        let class = class(self.b.ty(value));
        self.pool.values[class].push(value);
        if uniform {
            self.pool.uniform[class].push(value);
        }
    }

    pub(super) fn looks_uniform(&self, value: Value) -> bool {
        self.pool.uniform[class(self.b.ty(value))].contains(&value)
    }

    /// A value of the type, often a recent one.
    pub(super) fn pick(&mut self, ty: Type) -> Value {
        let uniform = self.rng.chance(25);
        let list = if uniform {
            &self.pool.uniform[class(ty)]
        } else {
            &self.pool.values[class(ty)]
        };
        let recent = self.rng.chance(60);
        let among = if recent {
            list.len().min(6)
        } else {
            list.len()
        };
        list[list.len() - 1 - self.rng.below(among)]
    }

    fn pick_uniform(&mut self, ty: Type) -> Value {
        let list = &self.pool.uniform[class(ty)];
        list[self.rng.below(list.len())]
    }

    fn types(&mut self) -> Vec<Type> {
        let all = if self.options.floats {
            &[Type::Bool, Type::I32, Type::I32, Type::F32][..]
        } else {
            &[Type::Bool, Type::I32, Type::I32][..]
        };
        let count = self.rng.below(4);
        (0..count).map(|_| self.rng.pick(all)).collect()
    }

    /// Random statements in the current region.
    fn statements(&mut self, limit: usize) {
        let count = 1 + self.rng.below(limit.max(1));
        for _ in 0..count {
            if self.budget == 0 {
                break;
            }
            self.budget -= 1;
            let nest = self.open.len() < self.options.depth;
            match self.rng.below(100) {
                0..12 if nest => self.if_statement(),
                12..18 if nest => self.block_statement(),
                18..26 if nest && self.options.loops => self.loop_statement(),
                26..32 if self.options.barriers => self.exchange(),
                32..44 => self.memory(),
                44..56 if self.options.subgroups => self.subgroup(),
                _ => self.operation(),
            }
        }
    }

    /// A region of an open statement, with its terminator. Values defined in it go out of scope.
    fn region(&mut self) {
        let marks = self.marks();
        self.statements(8);
        self.terminator();
        self.back_to(marks);
    }

    fn marks(&self) -> [usize; 6] {
        let p = &self.pool;
        std::array::from_fn(|i| {
            if i < 3 {
                p.values[i].len()
            } else {
                p.uniform[i - 3].len()
            }
        })
    }

    fn back_to(&mut self, marks: [usize; 6]) {
        for i in 0..3 {
            self.pool.values[i].truncate(marks[i]);
            self.pool.uniform[i].truncate(marks[i + 3]);
        }
    }

    fn terminator(&mut self) {
        let inner = self.open.len() - 1;
        let target = match self.rng.below(100) {
            0..4 if self.options.returns => {
                self.write_results();
                self.b.ret();
                return;
            }
            4..30 => self.rng.below(self.open.len()),
            _ => inner,
        };
        self.br(target);
    }

    /// Leaves for an open label, with arguments from the pool.
    fn br(&mut self, target: usize) {
        let Open { label, counter } = self.open[target];
        let params = self.b.params(label).to_vec();
        let mut args = Vec::new();
        if let Some(counter) = counter {
            let one = self.b.const_i32(1);
            args.push(self.b.bin(BinOp::Add, counter, one));
        }
        for p in &params[args.len()..] {
            args.push(self.pick(self.b.ty(*p)));
        }
        self.b.br(label, &args);
    }

    /// Brings the parameters of a label into scope.
    fn add_params(&mut self, label: Label, uniform: bool) {
        for p in self.b.params(label).to_vec() {
            self.add(p, uniform);
        }
    }

    fn condition(&mut self) -> Value {
        match self.rng.below(4) {
            0 => {
                let (a, b) = (self.pick_uniform(Type::I32), self.pick_uniform(Type::I32));
                self.b.cmp(CmpOp::LtU32, a, b)
            }
            1 => {
                // Parts the lanes somewhere.
                let mask = self.b.const_i32(1 << self.rng.below(6));
                let bit = self.b.bin(BinOp::And, self.local_index, mask);
                self.b.cmp(CmpOp::EqI32, bit, mask)
            }
            _ => self.pick(Type::Bool),
        }
    }

    fn if_statement(&mut self) {
        let cond = self.condition();
        let uniform = self.looks_uniform(cond);
        let types = self.types();
        let label = self.b.open_if(cond, &types);
        let counter = None;
        self.open.push(Open { label, counter });
        self.region();
        self.b.open_else();
        if self.rng.chance(40) {
            self.br(self.open.len() - 1);
        } else {
            self.region();
        }
        self.open.pop();
        self.b.close();
        self.add_params(label, uniform);
    }

    fn block_statement(&mut self) {
        let types = self.types();
        let label = self.b.open_block(&types);
        let counter = None;
        self.open.push(Open { label, counter });
        self.region();
        self.open.pop();
        self.b.close();
        self.add_params(label, false);
    }

    /// `block exit { loop (counter, …) { if limit <= counter { br exit } …; br loop } }`
    fn loop_statement(&mut self) {
        let loops = self.open.iter().filter(|o| o.counter.is_some()).count();
        let most = [9, 4, 3][loops.min(2)];
        let uniform = self.rng.chance(40);
        let limit = if uniform {
            self.pick_uniform(Type::I32)
        } else {
            self.pick(Type::I32)
        };
        let modulus = self.b.const_i32(most);
        let limit = self.b.bin(BinOp::RemU32, limit, modulus);

        let types = self.types();
        let exit = self.b.open_block(&types);
        let counter = None;
        self.open.push(Open {
            label: exit,
            counter,
        });
        let marks = self.marks();
        // Sometimes another block between, so that there are two ways out.
        let inner = self.rng.chance(30).then(|| {
            let types = self.types();
            let label = self.b.open_block(&types);
            self.open.push(Open {
                label,
                counter: None,
            });
            label
        });
        let inner_marks = self.marks();
        let mut init = vec![self.b.const_i32(0)];
        for ty in self.types() {
            init.push(self.pick(ty));
        }
        let label = self.b.open_loop(&init);
        let counter = self.b.params(label)[0];
        self.add_params(label, uniform);
        self.open.push(Open {
            label,
            counter: Some(counter),
        });
        let done = self.b.cmp(CmpOp::LeU32, limit, counter);
        self.b.open_if(done, &[]);
        let ways = if inner.is_some() { 2 } else { 1 };
        let way = self.open.len() - 2 - self.rng.below(ways);
        self.br(way);
        self.b.close();
        self.region();
        self.open.pop();
        self.b.close();
        if let Some(label) = inner {
            self.back_to(inner_marks);
            self.open.pop();
            self.b.close();
            self.add_params(label, false);
            self.statements(4);
            self.terminator();
        }
        self.back_to(marks);
        self.open.pop();
        self.b.close();
        self.add_params(exit, false);
    }

    /// Each stores a word, all wait, each reads its neighbour's or all read the same, all wait.
    fn exchange(&mut self) {
        let two = self.b.const_i32(2);
        let own = self.b.bin(BinOp::Shl, self.local_index, two);
        let broadcast = self.rng.chance(40);
        let from = if broadcast {
            let imm = 4 * self.rng.below(self.invocations as usize) as u32;
            at(Space::Workgroup, None, imm)
        } else {
            let step = self.b.const_i32(1 + self.rng.below(7) as u32);
            let count = self.b.const_i32(self.invocations);
            let n = self.b.bin(BinOp::Add, self.local_index, step);
            let n = self.b.bin(BinOp::RemU32, n, count);
            let offset = self.b.bin(BinOp::Shl, n, two);
            at(Space::Workgroup, Some(offset), 0)
        };
        let value = self.pick(Type::I32);
        self.b.store(at(Space::Workgroup, Some(own), 0), &[value]);
        self.barrier();
        let got = self.b.load(from, Type::I32, 1)[0];
        self.barrier();
        self.add(got, broadcast);
    }

    fn barrier(&mut self) {
        self.b
            .set_span(Span::new(FileId(0), self.spans, self.spans + 1));
        self.b.barrier();
        self.b.set_span(Span::default());
        self.spans += 1;
    }

    fn masked(&mut self, words: u32) -> Value {
        let index = self.pick(Type::I32);
        let mask = self.b.const_i32(words - 1);
        let two = self.b.const_i32(2);
        let word = self.b.bin(BinOp::And, index, mask);
        self.b.bin(BinOp::Shl, word, two)
    }

    fn memory(&mut self) {
        let count = 1 + self.rng.below(4);
        match self.rng.below(7) {
            0 => {
                let imm = 4 * self.rng.below((WORDS_OUT as usize) - count + 1) as u32;
                let addr = at(Space::Buffer(OUT), Some(self.slot), imm);
                let values: Vec<Value> = (0..count).map(|_| self.pick(Type::I32)).collect();
                self.b.store(addr, &values);
            }
            1 => {
                let imm = 4 * self.rng.below((WORDS_OUT as usize) - count + 1) as u32;
                let addr = at(Space::Buffer(OUT), Some(self.slot), imm);
                for v in self.b.load(addr, Type::I32, count) {
                    self.add(v, false);
                }
            }
            2 => {
                // Some are out of bounds.
                let offset = self.masked(2 * WORDS_IN);
                let ty = if self.options.floats && self.rng.chance(50) {
                    Type::F32
                } else {
                    Type::I32
                };
                let addr = at(Space::Buffer(IN), Some(offset), 4);
                for v in self.b.load(addr, ty, count) {
                    self.add(v, false);
                }
            }
            3 => {
                let imm = 4 * self.rng.below(WORDS_PARAMS as usize) as u32;
                let addr = at(Space::Buffer(PARAMS), None, imm);
                for v in self.b.load(addr, Type::I32, count) {
                    self.add(v, true);
                }
            }
            4 if self.options.scratch => {
                let offset = self.masked(WORDS_SCRATCH);
                let value = self.pick(Type::I32);
                self.b.store(at(Space::Scratch, Some(offset), 0), &[value]);
            }
            5 if self.options.scratch => {
                let offset = self.masked(WORDS_SCRATCH);
                let v = self
                    .b
                    .load(at(Space::Scratch, Some(offset), 0), Type::I32, 1)[0];
                self.add(v, false);
            }
            6 if self.options.atomics => {
                let offset = self.masked(2 * WORDS_COUNTERS);
                let value = self.pick(Type::I32);
                let addr = at(Space::Buffer(COUNTERS), Some(offset), 0);
                self.b.atomic(AtomicOp::Add, addr, value);
            }
            _ => {
                let len = self.b.emit(Op::BufferLen(IN));
                self.add(len, true);
            }
        }
    }

    fn operation(&mut self) {
        if self.options.numbers && self.rng.chance(40) {
            return self.number();
        }
        let op = match self.rng.below(10) {
            0 => {
                let word = interesting_word(&mut self.rng);
                match self.rng.below(3) {
                    0 if self.options.floats => Op::Const(Const::F32(tame(word))),
                    1 => Op::Const(Const::Bool(word & 1 == 1)),
                    _ => Op::Const(Const::I32(word)),
                }
            }
            1 | 2 => {
                let op = self.rng.pick(UnOp::ALL);
                let (operand, result) = op.signature();
                if inexact(op) || !self.allows(operand) || !self.allows(result) {
                    return;
                }
                let mut a = self.pick(operand);
                if operand == Type::F32 && result == Type::I32 {
                    a = self.not_nan(a);
                }
                Op::Un(op, a)
            }
            3..6 => {
                let op = self.rng.pick(BinOp::ALL);
                let (left, right, result) = op.signature();
                if !self.allows(result) {
                    return;
                }
                Op::Bin(op, self.pick(left), self.pick(right))
            }
            6 | 7 => {
                let op = self.rng.pick(CmpOp::ALL);
                let ty = op.operand_type();
                if !self.allows(ty) {
                    return;
                }
                Op::Cmp(op, self.pick(ty), self.pick(ty))
            }
            8 => {
                let ty = match self.rng.below(3) {
                    0 if self.options.floats => Type::F32,
                    1 => Type::Bool,
                    _ => Type::I32,
                };
                Op::Select {
                    cond: self.pick(Type::Bool),
                    yes: self.pick(ty),
                    no: self.pick(ty),
                }
            }
            _ => {
                let [value, insert, offset, count] = [(); 4].map(|()| self.pick(Type::I32));
                match self.rng.below(3) {
                    0 => Op::InsertBits {
                        value,
                        insert,
                        offset,
                        count,
                    },
                    1 if self.options.floats => {
                        let [a, b, c] = [(); 3].map(|()| self.pick(Type::F32));
                        Op::Fma(a, b, c)
                    }
                    n => Op::ExtractBits {
                        signed: n == 1,
                        value,
                        offset,
                        count,
                    },
                }
            }
        };
        let uniform = op.operands().into_iter().all(|v| self.looks_uniform(v));
        let result = self.b.emit(op);
        self.add(result, uniform);
    }

    pub(super) fn allows(&self, ty: Type) -> bool {
        ty != Type::F32 || self.options.floats
    }

    /// The float, or 1 if it is a NaN.
    pub(super) fn not_nan(&mut self, x: Value) -> Value {
        let one = self.b.const_f32(1.0);
        let number = self.b.cmp(CmpOp::EqF32, x, x);
        self.b.select(number, x, one)
    }

    /// Adds what was computed last to the invocation's words.
    fn write_results(&mut self) {
        let mut words: Vec<Value> = (0..3).map(|_| self.pick(Type::I32)).collect();
        let x = self.pick(Type::F32);
        let x = self.not_nan(x);
        words.push(self.b.un(UnOp::BitsToI32, x));
        let addr = at(Space::Buffer(OUT), Some(self.slot), 0);
        let old = self.b.load(addr, Type::I32, 4);
        for (word, old) in std::iter::zip(&mut words, old) {
            *word = self.b.bin(BinOp::Xor, *word, old);
        }
        self.b.store(addr, &words);
        let cond = self.pick(Type::Bool);
        let [a, b] = [7, 11].map(|n| self.b.const_i32(n));
        let last = self.b.select(cond, a, b);
        self.b
            .store(at(Space::Buffer(OUT), Some(self.slot), 28), &[last]);
    }
}

pub(super) fn at(space: Space, offset: Option<Value>, imm: u32) -> Addr {
    Addr {
        space,
        offset,
        imm,
        unit: Unit::Word,
    }
}

/// Those within a tolerance, which differ between machines.
fn inexact(op: UnOp) -> bool {
    matches!(
        op,
        UnOp::Rsqrt | UnOp::Exp2 | UnOp::Log2 | UnOp::Sin | UnOp::Cos
    )
}

/// A NaN becomes 1.
fn tame(word: u32) -> u32 {
    if f32::from_bits(word).is_nan() {
        0x3f80_0000
    } else {
        word
    }
}
