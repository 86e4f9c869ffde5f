//! Operations of a warp that the machine has no row for, by those that it has: reductions over the active lanes, and shuffles.
//!
//! A group is a warp. What is left are [`Over::All`] of sums, `and`, `or`, `xor`, signed minimum and maximum and float sums, and shuffles whose
//! lanes differ (L-95 to L-99). The rest is made of them:
//!
//! - A ballot is the `or` of each lane's bit; votes are `and` and `or` of 0 and 1.
//! - The value of one lane for all is the `or` of it and of zeros in the other lanes.
//! - Other reductions, scans and clusters take the active lanes one by one, in a loop that all of them go around together.
//! - A barrier is nothing: lanes go in step, and so does what they do to memory.

use lanemask_diag::Span;
use lanemask_ir::uniform::{Uniformity, analyse};
use lanemask_ir::{
    BinOp, Builtin, CmpOp, Combine, Const, Inst, Kernel, Label, LabelData, Op, Over, Region, Stmt,
    Subgroup, Term, Type, UnOp, Value, ValueData,
};

const SIGN: u32 = 0x8000_0000;

/// The first operation of a warp, if the kernel has one.
pub fn first(region: &Region) -> Option<Span> {
    super::find(region, &|inst| matches!(inst.op, Op::Subgroup(_)))
}

/// The kernel with only what the machine has, for groups of `lanes` lanes.
pub fn lower(kernel: &Kernel, lanes: u32) -> Kernel {
    let facts = analyse(kernel, lanes);
    let mut kernel = kernel.clone();
    let mut body = std::mem::take(&mut kernel.body);
    region(&mut body, &mut kernel, &facts, lanes);
    kernel.body = body;
    kernel
}

fn region(region: &mut Region, kernel: &mut Kernel, facts: &Uniformity, lanes: u32) {
    let stmts = std::mem::take(&mut region.stmts);
    let mut out = Vec::with_capacity(stmts.len());
    for mut stmt in stmts {
        match &mut stmt {
            Stmt::Inst(inst) => {
                if let Op::Subgroup(op) = inst.op {
                    let mut w = Writer {
                        kernel,
                        out,
                        span: inst.span,
                        lanes,
                    };
                    w.operation(op, inst.results.first().copied(), facts);
                    out = w.out;
                    continue;
                }
            }
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => {
                self::region(body, kernel, facts, lanes);
            }
            Stmt::If {
                then, otherwise, ..
            } => {
                self::region(then, kernel, facts, lanes);
                self::region(otherwise, kernel, facts, lanes);
            }
        }
        out.push(stmt);
    }
    region.stmts = out;
}

/// Writes statements.
struct Writer<'a> {
    kernel: &'a mut Kernel,
    out: Vec<Stmt>,
    span: Span,
    lanes: u32,
}

impl Writer<'_> {
    fn value(&mut self, ty: Type) -> Value {
        self.kernel.values.push(ValueData { ty, name: None });
        Value(self.kernel.values.len() as u32 - 1)
    }

    fn ty(&self, value: Value) -> Type {
        self.kernel.values[value.0 as usize].ty
    }

    fn label(&mut self, params: Vec<Value>) -> Label {
        self.kernel.labels.push(LabelData { params });
        Label(self.kernel.labels.len() as u32 - 1)
    }

    /// An operation with this result.
    fn put(&mut self, op: Op, result: Value) {
        self.out.push(Stmt::Inst(Inst {
            results: vec![result],
            op,
            span: self.span,
        }));
    }

    fn op(&mut self, op: Op, ty: Type) -> Value {
        let result = self.value(ty);
        self.put(op, result);
        result
    }

    fn constant(&mut self, c: Const) -> Value {
        self.op(Op::Const(c), c.ty())
    }

    fn i32(&mut self, bits: u32) -> Value {
        self.constant(Const::I32(bits))
    }

    fn un(&mut self, op: UnOp, a: Value) -> Value {
        self.op(Op::Un(op, a), op.signature().1)
    }

    fn bin(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        self.op(Op::Bin(op, a, b), op.signature().2)
    }

    fn cmp(&mut self, op: CmpOp, a: Value, b: Value) -> Value {
        self.op(Op::Cmp(op, a, b), Type::Bool)
    }

    fn select(&mut self, cond: Value, yes: Value, no: Value) -> Value {
        let ty = self.ty(yes);
        self.op(Op::Select { cond, yes, no }, ty)
    }

    fn lane(&mut self) -> Value {
        self.op(Op::Builtin(Builtin::LaneId), Type::I32)
    }

    /// A reduction that the machine has.
    fn reduce(&mut self, op: Combine, value: Value) -> Value {
        let over = Over::All;
        self.op(Op::Subgroup(Subgroup::Combine { op, over, value }), op.ty())
    }

    /// 1 or 0.
    fn number(&mut self, cond: Value) -> Value {
        let (one, zero) = (self.i32(1), self.i32(0));
        self.select(cond, one, zero)
    }

    /// The value in the lane for which the condition holds, for all; 0 without such a lane. `result`: where to.
    fn of_one(&mut self, here: Value, value: Value, result: Option<Value>) -> Value {
        let float = self.ty(value) == Type::F32;
        let word = if float {
            self.un(UnOp::BitsToI32, value)
        } else {
            value
        };
        let zero = self.i32(0);
        let word = self.select(here, word, zero);
        let op = Subgroup::Combine {
            op: Combine::Or,
            over: Over::All,
            value: word,
        };
        let ty = self.ty(value);
        let result = match result {
            Some(result) => result,
            None => self.value(ty),
        };
        if float {
            let word = self.op(Op::Subgroup(op), Type::I32);
            self.put(Op::Un(UnOp::BitsToF32, word), result);
        } else {
            self.put(Op::Subgroup(op), result);
        }
        result
    }

    /// A word of a ballot.
    fn ballot(&mut self, cond: Value, word: u32) -> Value {
        let zero = self.i32(0);
        if 32 * word >= self.lanes {
            return zero;
        }
        let lane = self.lane();
        let number = self.number(cond);
        let mut bit = self.bin(BinOp::Shl, number, lane);
        if self.lanes > 32 {
            let five = self.i32(5);
            let which = self.bin(BinOp::ShrU32, lane, five);
            let own = self.i32(word);
            let here = self.cmp(CmpOp::EqI32, which, own);
            bit = self.select(here, bit, zero);
        }
        self.reduce(Combine::Or, bit)
    }

    fn operation(&mut self, op: Subgroup, result: Option<Value>, facts: &Uniformity) {
        let Some(result) = result else { return };
        match op {
            Subgroup::Ballot { cond, word } => {
                let ballot = self.ballot(cond, word);
                let zero = self.i32(0);
                self.put(Op::Bin(BinOp::Or, ballot, zero), result);
            }
            Subgroup::All(cond) | Subgroup::Any(cond) => {
                let combine = match op {
                    Subgroup::All(_) => Combine::And,
                    _ => Combine::Or,
                };
                let number = self.number(cond);
                let number = self.reduce(combine, number);
                let zero = self.i32(0);
                self.put(Op::Cmp(CmpOp::NeI32, number, zero), result);
            }
            Subgroup::First(value) => {
                let lane = self.lane();
                let first = self.reduce(Combine::MinS32, lane);
                let here = self.cmp(CmpOp::EqI32, lane, first);
                self.of_one(here, value, Some(result));
            }
            Subgroup::Shuffle { value, lane } => {
                let uniform = |v| facts.is_warp_uniform(v);
                if uniform(value) {
                    // All have it already.
                    self.select_same(value, result);
                } else if uniform(lane) {
                    let own = self.lane();
                    let here = self.cmp(CmpOp::EqI32, own, lane);
                    self.of_one(here, value, Some(result));
                } else {
                    self.put(Op::Subgroup(op), result);
                }
            }
            Subgroup::Combine { op, over, value } => self.combine(op, over, value, result),
            Subgroup::Barrier => {}
        }
    }

    /// The value again, under another number.
    fn select_same(&mut self, value: Value, result: Value) {
        let cond = self.constant(Const::Bool(true));
        let (yes, no) = (value, value);
        self.put(Op::Select { cond, yes, no }, result);
    }

    fn combine(&mut self, op: Combine, over: Over, value: Value, result: Value) {
        let over = match over {
            Over::Cluster(n) if n >= self.lanes => Over::All,
            Over::Cluster(1) => return self.select_same(value, result),
            other => other,
        };
        match (op, over) {
            (
                Combine::Add
                | Combine::And
                | Combine::Or
                | Combine::Xor
                | Combine::MinS32
                | Combine::MaxS32
                | Combine::AddF32,
                Over::All,
            ) => self.put(Op::Subgroup(Subgroup::Combine { op, over, value }), result),
            (Combine::MinU32 | Combine::MaxU32, Over::All) => {
                let signed = match op {
                    Combine::MinU32 => Combine::MinS32,
                    _ => Combine::MaxS32,
                };
                let sign = self.i32(SIGN);
                let value = self.bin(BinOp::Xor, value, sign);
                let value = self.reduce(signed, value);
                self.put(Op::Bin(BinOp::Xor, value, sign), result);
            }
            _ => self.one_by_one(op, over, value, result),
        }
    }

    /// `block (result) { loop (active lanes, what is combined so far, own result) { … } }`
    fn one_by_one(&mut self, op: Combine, over: Over, value: Value, result: Value) {
        let ty = op.ty();
        let all = self.constant(Const::Bool(true));
        let words: Vec<Value> = (0..self.lanes.div_ceil(32))
            .map(|k| self.ballot(all, k))
            .collect();
        let (identity, own) = (self.constant(op.identity()), self.lane());
        let nobody = self.i32(u32::MAX);
        // Left over of each word; the cluster of the last lane; what is combined; the result.
        let left: Vec<Value> = words.iter().map(|_| self.value(Type::I32)).collect();
        let (cluster, sum, mine) = (self.value(Type::I32), self.value(ty), self.value(ty));
        let exit = self.label(vec![result]);
        let params = [&left[..], &[cluster, sum, mine]].concat();
        let init = [&words[..], &[nobody, identity, identity]].concat();
        let trip = self.label(params);
        let outer = std::mem::take(&mut self.out);

        // The next lane, which its word loses.
        let (zero, one) = (self.i32(0), self.i32(1));
        let mut rest = Vec::new();
        let mut next = self.i32(0);
        let mut before_empty = None;
        for (k, &word) in left.iter().enumerate() {
            let less = self.bin(BinOp::Sub, word, one);
            let less = self.bin(BinOp::And, word, less);
            let within = self.un(UnOp::Ctz, word);
            let start = self.i32(32 * k as u32);
            let number = self.bin(BinOp::Add, within, start);
            match before_empty {
                None => {
                    rest.push(less);
                    next = number;
                }
                Some(empty) => {
                    let less = self.select(empty, less, word);
                    rest.push(less);
                    next = self.select(empty, number, next);
                }
            }
            before_empty = Some(self.cmp(CmpOp::EqI32, word, zero));
        }
        let here = self.cmp(CmpOp::EqI32, own, next);
        let theirs = self.of_one(here, value, None);
        let size = match over {
            Over::Cluster(n) => n,
            _ => self.lanes.next_power_of_two(),
        };
        let shift = self.i32(size.trailing_zeros().min(31));
        let of_next = self.bin(BinOp::ShrU32, next, shift);
        let same = self.cmp(CmpOp::EqI32, of_next, cluster);
        let both = self.bin(op.bin(), sum, theirs);
        let sum_now = self.select(same, both, theirs);
        let mine_now = match over {
            Over::Exclusive => {
                // The first lane has the identity, which is what there is before.
                self.select(here, sum, mine)
            }
            Over::Inclusive => self.select(here, sum_now, mine),
            Over::All | Over::Cluster(_) => {
                let of_own = self.bin(BinOp::ShrU32, own, shift);
                let ours = self.cmp(CmpOp::EqI32, of_own, of_next);
                self.select(ours, sum_now, mine)
            }
        };
        let mut any = rest[0];
        for &word in &rest[1..] {
            any = self.bin(BinOp::Or, any, word);
        }
        let done = self.cmp(CmpOp::EqI32, any, zero);
        let after = self.label(Vec::new());
        let leave = |term| Region {
            stmts: Vec::new(),
            term,
            term_span: self.span,
        };
        let given = match over {
            Over::All => sum_now,
            _ => mine_now,
        };
        let branch = Stmt::If {
            label: after,
            cond: done,
            then: leave(Term::Br {
                label: exit,
                args: vec![given],
            }),
            otherwise: leave(Term::Br {
                label: after,
                args: Vec::new(),
            }),
            span: self.span,
        };
        self.out.push(branch);
        let args = [&rest[..], &[of_next, sum_now, mine_now]].concat();
        let body = Region {
            stmts: std::mem::replace(&mut self.out, outer),
            term: Term::Br { label: trip, args },
            term_span: self.span,
        };
        let around = Region {
            stmts: vec![Stmt::Loop {
                label: trip,
                init,
                body,
            }],
            term: Term::Unreachable,
            term_span: self.span,
        };
        self.out.push(Stmt::Block {
            label: exit,
            body: around,
        });
    }
}
