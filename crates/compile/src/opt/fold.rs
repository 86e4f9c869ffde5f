//! Constants, and identities of integers and truth values. Never reorders or drops a float operation.

use super::bounds::Bounds;
use super::subst::Subst;
use super::visit;
use lanemask_ir::*;
use std::collections::HashMap;

struct Pass<'k> {
    kernel: &'k mut Kernel,
    subst: Subst,
    /// Operation of each value that is the only result of a plain one.
    defs: Vec<Option<Op>>,
    consts: HashMap<Const, Value>,
    fresh: Vec<Stmt>,
    changed: bool,
    /// What branches that were taken tell: largest unsigned numbers, and truth values.
    limits: HashMap<Value, u64>,
    truths: HashMap<Value, bool>,
    /// What to put back at the end of a region.
    trail: Vec<Undo>,
}

enum Undo {
    Limit(Value, Option<u64>),
    Truth(Value, Option<bool>),
}

/// What an operation turns out to be.
enum Found {
    Nothing,
    Value(Value),
    Const(Const),
    Op(Op),
    /// An operation with a constant on the right, which may have to be made.
    With(BinOp, Value, u32),
}

/// Puts constants and launch values at the start of the body, each once.
fn gather_heads(kernel: &mut Kernel) -> bool {
    fn gather(region: &mut Region, top: bool, out: &mut Vec<Inst>) -> bool {
        let mut moved = false;
        region.stmts.retain_mut(|stmt| match stmt {
            Stmt::Inst(inst) if matches!(inst.op, Op::Const(_) | Op::Builtin(_)) => {
                moved |= !top;
                out.push(inst.clone());
                false
            }
            Stmt::Inst(_) => true,
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => {
                moved |= gather(body, false, out);
                true
            }
            Stmt::If {
                then, otherwise, ..
            } => {
                moved |= gather(then, false, out);
                moved |= gather(otherwise, false, out);
                true
            }
        });
        moved
    }
    let mut body = std::mem::take(&mut kernel.body);
    let mut found = Vec::new();
    let mut changed = gather(&mut body, true, &mut found);
    let mut subst = Subst::new(kernel);
    let mut consts: HashMap<Const, Value> = HashMap::new();
    let mut builtins: HashMap<Builtin, Value> = HashMap::new();
    let mut head = Vec::new();
    for inst in found {
        let v = inst.results[0];
        let same = match inst.op {
            Op::Const(c) => *consts.entry(c).or_insert(v),
            Op::Builtin(b) => *builtins.entry(b).or_insert(v),
            _ => v,
        };
        if same == v {
            head.push(Stmt::Inst(inst));
        } else {
            subst.set(v, same);
            changed = true;
        }
    }
    head.append(&mut body.stmts);
    body.stmts = head;
    kernel.body = body;
    subst.apply(kernel);
    changed
}

/// Whether anything was simplified.
pub(super) fn run(kernel: &mut Kernel) -> bool {
    let moved = gather_heads(kernel);
    let mut body = std::mem::take(&mut kernel.body);
    let mut pass = Pass {
        subst: Subst::new(kernel),
        defs: vec![None; kernel.values.len()],
        consts: HashMap::new(),
        fresh: Vec::new(),
        changed: false,
        limits: HashMap::new(),
        truths: HashMap::new(),
        trail: Vec::new(),
        kernel,
    };
    pass.region(&mut body);
    let (mut subst, fresh, changed) = (pass.subst, pass.fresh, pass.changed);
    body.stmts.splice(0..0, fresh);
    kernel.body = body;
    subst.apply(kernel);
    moved || changed || subst.is_used()
}

impl Pass<'_> {
    fn region(&mut self, region: &mut Region) {
        let mark = self.trail.len();
        region.stmts.retain_mut(|stmt| match stmt {
            Stmt::Inst(inst) => self.keep(inst),
            Stmt::Block { body, .. } => {
                self.region(body);
                true
            }
            Stmt::Loop { init, body, .. } => {
                for v in init {
                    *v = self.subst.get(*v);
                }
                self.region(body);
                true
            }
            Stmt::If {
                label,
                cond,
                then,
                otherwise,
                ..
            } => {
                *cond = self.subst.get(*cond);
                if let Some(Op::Un(UnOp::NotBool, inner)) = self.def(*cond) {
                    *cond = inner;
                    std::mem::swap(then, otherwise);
                    self.changed = true;
                }
                if let Some(&known) = self.truths.get(cond) {
                    *cond = self.constant(Const::Bool(known));
                    self.changed = true;
                }
                self.arm(then, *cond, true);
                self.arm(otherwise, *cond, false);
                // After an arm that leaves, control comes from the other.
                match (stays(then, *label), stays(otherwise, *label)) {
                    (false, true) => self.assume(*cond, false),
                    (true, false) => self.assume(*cond, true),
                    _ => {}
                }
                true
            }
        });
        visit::term_operands(&mut region.term, &mut |v| *v = self.subst.get(*v));
        self.undo(mark);
    }

    fn arm(&mut self, region: &mut Region, cond: Value, taken: bool) {
        let mark = self.trail.len();
        self.assume(cond, taken);
        self.region(region);
        self.undo(mark);
    }

    fn undo(&mut self, mark: usize) {
        for undo in self.trail.drain(mark..).rev() {
            match undo {
                Undo::Limit(v, Some(old)) => _ = self.limits.insert(v, old),
                Undo::Limit(v, None) => _ = self.limits.remove(&v),
                Undo::Truth(v, Some(old)) => _ = self.truths.insert(v, old),
                Undo::Truth(v, None) => _ = self.truths.remove(&v),
            }
        }
    }

    /// Notes what follows from a condition that holds or does not.
    fn assume(&mut self, cond: Value, holds: bool) {
        let old = self.truths.insert(cond, holds);
        self.trail.push(Undo::Truth(cond, old));
        match (self.def(cond), holds) {
            (Some(Op::Bin(BinOp::AndBool, a, b)), true)
            | (Some(Op::Bin(BinOp::OrBool, a, b)), false) => {
                self.assume(a, holds);
                self.assume(b, holds);
            }
            (Some(Op::Un(UnOp::NotBool, a)), _) => self.assume(a, !holds),
            (Some(Op::Cmp(CmpOp::LtU32, a, b)), true)
            | (Some(Op::Cmp(CmpOp::LeU32, b, a)), false) => {
                let below = self.upper(b);
                self.limit(a, below.saturating_sub(1));
            }
            (Some(Op::Cmp(CmpOp::LeU32, a, b)), true)
            | (Some(Op::Cmp(CmpOp::LtU32, b, a)), false) => {
                let most = self.upper(b);
                self.limit(a, most);
            }
            (Some(Op::Cmp(CmpOp::EqI32, a, b)), true)
            | (Some(Op::Cmp(CmpOp::NeI32, a, b)), false) => {
                let most = self.upper(b);
                self.limit(a, most);
            }
            _ => {}
        }
    }

    fn limit(&mut self, v: Value, most: u64) {
        if most < self.upper(v) {
            let old = self.limits.insert(v, most);
            self.trail.push(Undo::Limit(v, old));
        }
    }

    /// Simplifies; false if the instruction is not needed any more.
    fn keep(&mut self, inst: &mut Inst) -> bool {
        let subst = &mut self.subst;
        inst.op.for_each_operand_mut(|v| *v = subst.get(*v));
        if let Op::Load(addr) | Op::Store(addr, _) | Op::Atomic(_, addr, _) = &mut inst.op {
            self.address(addr);
        } else if let Op::CompareExchange { addr, .. } = &mut inst.op {
            self.address(addr);
        }
        if let Op::Num(op, words) = &inst.op
            && let Some(known) = self.known_words(words)
        {
            let found = eval::num(*op, known);
            for ((r, ty), bits) in inst.results.iter().zip(op.results()).zip(found) {
                let v = self.constant(match ty {
                    Type::Bool => Const::Bool(bits != 0),
                    Type::I32 => Const::I32(bits),
                    Type::F32 => Const::F32(bits),
                });
                self.subst.set(*r, v);
            }
            return false;
        }
        let &[result] = &inst.results[..] else {
            return true;
        };
        // One step may open the way for the next.
        for _ in 0..8 {
            match self.simplify(&inst.op) {
                Found::Nothing => break,
                Found::Value(v) => {
                    self.subst.set(result, v);
                    return false;
                }
                Found::Const(c) => {
                    let v = self.constant(c);
                    self.subst.set(result, v);
                    return false;
                }
                Found::Op(op) => {
                    inst.op = op;
                    self.changed = true;
                }
                Found::With(op, a, k) => {
                    let k = self.constant(Const::I32(k));
                    inst.op = Op::Bin(op, a, k);
                    self.changed = true;
                }
            }
        }
        if let Op::Const(c) = inst.op {
            self.consts.insert(c, result);
        }
        if !matches!(inst.op, Op::Store(..) | Op::Atomic(..)) {
            self.defs[result.0 as usize] = Some(inst.op.clone());
        }
        true
    }

    fn constant(&mut self, c: Const) -> Value {
        if let Some(&v) = self.consts.get(&c) {
            return v;
        }
        let v = Value(self.kernel.values.len() as u32);
        self.kernel.values.push(ValueData {
            ty: c.ty(),
            name: None,
        });
        self.defs.push(Some(Op::Const(c)));
        self.fresh.push(Stmt::Inst(Inst {
            results: vec![v],
            op: Op::Const(c),
            span: Default::default(),
        }));
        self.consts.insert(c, v);
        v
    }

    /// The words, if all are constants.
    fn known_words(&self, words: &[Value]) -> Option<[u32; 6]> {
        let mut known = [0; 6];
        for (k, v) in known.iter_mut().zip(words) {
            *k = self.as_const(*v)?.bits();
        }
        Some(known)
    }

    fn def(&self, v: Value) -> Option<Op> {
        self.defs[v.0 as usize].clone()
    }

    fn as_const(&self, v: Value) -> Option<Const> {
        match self.defs[v.0 as usize] {
            Some(Op::Const(c)) => Some(c),
            _ => None,
        }
    }

    fn int(&self, v: Value) -> Option<u32> {
        match self.as_const(v) {
            Some(Const::I32(x)) => Some(x),
            _ => None,
        }
    }

    fn truth(&self, v: Value) -> Option<bool> {
        match self.as_const(v) {
            Some(Const::Bool(x)) => Some(x),
            _ => None,
        }
    }

    /// The largest number that an unsigned value can be.
    fn upper(&self, v: Value) -> u64 {
        Bounds {
            defs: &self.defs,
            limits: &self.limits,
            workgroup_size: self.kernel.workgroup_size,
        }
        .upper(v)
    }

    /// Moves constants from the offset to the immediate, where the sum cannot wrap.
    fn address(&mut self, addr: &mut Addr) {
        loop {
            let Some(offset) = addr.offset else { return };
            let (rest, more) = match self.def(offset) {
                Some(Op::Const(Const::I32(x))) => (None, x),
                Some(Op::Bin(BinOp::Add, a, b)) => match self.int(b) {
                    Some(x) if self.upper(a) + u64::from(x) <= u64::from(u32::MAX) => (Some(a), x),
                    _ => return,
                },
                _ => return,
            };
            let aligned = more.is_multiple_of(addr.unit.bytes());
            let Some(imm) = addr.imm.checked_add(more).filter(|_| aligned) else {
                return;
            };
            addr.offset = rest;
            addr.imm = imm;
            self.changed = true;
        }
    }

    fn simplify(&self, op: &Op) -> Found {
        match *op {
            Op::Select { cond, yes, no } if self.truths.contains_key(&cond) => {
                Found::Value(if self.truths[&cond] { yes } else { no })
            }
            Op::Un(un, a) => self.unary(un, a),
            Op::Bin(bin, a, b) => self.binary(bin, a, b),
            Op::Cmp(cmp, a, b) => self.compare(cmp, a, b),
            Op::Select { cond, yes, no } => self.select(cond, yes, no),
            Op::ExtractBits {
                signed,
                value,
                offset,
                count,
            } => match (self.int(value), self.int(offset), self.int(count)) {
                (Some(v), Some(o), Some(c)) => {
                    Found::Const(Const::I32(eval::extract_bits(signed, v, o, c)))
                }
                (_, Some(0), Some(32..)) => Found::Value(value),
                _ => Found::Nothing,
            },
            Op::InsertBits {
                value,
                insert,
                offset,
                count,
            } => match (
                self.int(value),
                self.int(insert),
                self.int(offset),
                self.int(count),
            ) {
                (Some(v), Some(i), Some(o), Some(c)) => {
                    Found::Const(Const::I32(eval::insert_bits(v, i, o, c)))
                }
                (_, _, Some(32..), _) | (_, _, _, Some(0)) => Found::Value(value),
                _ => Found::Nothing,
            },
            _ => Found::Nothing,
        }
    }

    fn unary(&self, op: UnOp, a: Value) -> Found {
        use UnOp::*;
        if let Some(c) = self.as_const(a)
            && is_exact(op)
        {
            let bits = eval::un(op, c.bits());
            return from_bits(op.signature().1, bits);
        }
        match (op, self.def(a)) {
            (NotBool, Some(Op::Un(NotBool, x)))
            | (NotI32, Some(Op::Un(NotI32, x)))
            | (NegI32, Some(Op::Un(NegI32, x)))
            | (NegF32, Some(Op::Un(NegF32, x)))
            | (BitsToF32, Some(Op::Un(BitsToI32, x)))
            | (BitsToI32, Some(Op::Un(BitsToF32, x)))
            | (BitRev, Some(Op::Un(BitRev, x))) => Found::Value(x),
            (NotBool, Some(Op::Cmp(cmp, x, y))) => match cmp {
                CmpOp::EqI32 => Found::Op(Op::Cmp(CmpOp::NeI32, x, y)),
                CmpOp::NeI32 => Found::Op(Op::Cmp(CmpOp::EqI32, x, y)),
                CmpOp::LtS32 => Found::Op(Op::Cmp(CmpOp::LeS32, y, x)),
                CmpOp::LeS32 => Found::Op(Op::Cmp(CmpOp::LtS32, y, x)),
                CmpOp::LtU32 => Found::Op(Op::Cmp(CmpOp::LeU32, y, x)),
                CmpOp::LeU32 => Found::Op(Op::Cmp(CmpOp::LtU32, y, x)),
                // Equal and not-equal are opposites for NaN too; less and greater-or-equal are not.
                CmpOp::EqF32 => Found::Op(Op::Cmp(CmpOp::NeF32, x, y)),
                CmpOp::NeF32 => Found::Op(Op::Cmp(CmpOp::EqF32, x, y)),
                CmpOp::LtF32 | CmpOp::LeF32 => Found::Nothing,
            },
            _ => Found::Nothing,
        }
    }

    fn binary(&self, op: BinOp, a: Value, b: Value) -> Found {
        use BinOp::*;
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            let bits = eval::bin(op, x.bits(), y.bits());
            return from_bits(op.signature().2, bits);
        }
        match op {
            AndBool | OrBool | XorBool => return self.truth_binary(op, a, b),
            AddF32 | SubF32 | MulF32 | DivF32 | MinF32 | MaxF32 | Ldexp => return Found::Nothing,
            _ => {}
        }
        let commutes = matches!(
            op,
            Add | Mul | And | Or | Xor | MinU32 | MaxU32 | MinS32 | MaxS32 | MulHiU32 | MulHiS32
        );
        if commutes && self.int(a).is_some() {
            return Found::Op(Op::Bin(op, b, a));
        }
        if a == b {
            match op {
                Sub | Xor => return Found::Const(Const::I32(0)),
                And | Or | MinU32 | MaxU32 | MinS32 | MaxS32 => return Found::Value(a),
                _ => {}
            }
        }
        if let (DivU32 | DivS32 | RemU32 | RemS32 | Shl | ShrU32 | ShrS32, Some(0)) =
            (op, self.int(a))
        {
            return Found::Const(Const::I32(0));
        }
        match self.int(b) {
            Some(k) => self.binary_with(op, a, b, k),
            None => Found::Nothing,
        }
    }

    /// With a constant on the right.
    fn binary_with(&self, op: BinOp, a: Value, b: Value, k: u32) -> Found {
        use BinOp::*;
        let again = |op, x: u32, inner: Value| Found::With(op, inner, x);
        match (op, k) {
            (Add | Sub | Or | Xor | Shl | ShrU32 | ShrS32 | MaxU32, 0)
            | (Mul | DivU32 | DivS32, 1)
            | (And | MinU32, u32::MAX)
            | (DivU32 | DivS32, 0) => return Found::Value(a),
            (Mul | And | MinU32 | MulHiU32 | MulHiS32 | RemU32 | RemS32, 0)
            | (RemU32 | RemS32, 1) => {
                return Found::Const(Const::I32(0));
            }
            (Or | MaxU32, u32::MAX) => return Found::Value(b),
            (Mul, _) if k.is_power_of_two() => return again(Shl, k.trailing_zeros(), a),
            (DivU32, _) if k.is_power_of_two() => return again(ShrU32, k.trailing_zeros(), a),
            (RemU32, _) if k.is_power_of_two() => return again(And, k - 1, a),
            (Sub, _) => return again(Add, k.wrapping_neg(), a),
            (Shl | ShrU32 | ShrS32, 32..) => return again(op, k % 32, a),
            (MinU32, _) if self.upper(a) <= u64::from(k) => return Found::Value(a),
            (MaxU32, _) if self.upper(a) <= u64::from(k) => return Found::Value(b),
            (RemU32, _) if self.upper(a) < u64::from(k) => return Found::Value(a),
            (And, _) if (k + 1).is_power_of_two() && self.upper(a) <= u64::from(k) => {
                return Found::Value(a);
            }
            _ => {}
        }
        // (x op c) op k
        if let Some(Op::Bin(inner, x, c)) = self.def(a)
            && let Some(c) = self.int(c)
        {
            match (op, inner) {
                (Add, Add) => return again(Add, c.wrapping_add(k), x),
                (Mul, Mul) => return again(Mul, c.wrapping_mul(k), x),
                (And, And) => return again(And, c & k, x),
                (Or, Or) => return again(Or, c | k, x),
                (Xor, Xor) => return again(Xor, c ^ k, x),
                (MinU32, MinU32) => return again(MinU32, c.min(k), x),
                (Shl, Shl) | (ShrU32, ShrU32) if c + k < 32 => return again(op, c + k, x),
                _ => {}
            }
        }
        Found::Nothing
    }

    fn truth_binary(&self, op: BinOp, a: Value, b: Value) -> Found {
        if self.truth(a).is_some() {
            return Found::Op(Op::Bin(op, b, a));
        }
        match (op, self.truth(b)) {
            (BinOp::AndBool, Some(true)) | (BinOp::OrBool | BinOp::XorBool, Some(false)) => {
                Found::Value(a)
            }
            (BinOp::AndBool, Some(false)) | (BinOp::OrBool, Some(true)) => Found::Value(b),
            (BinOp::XorBool, Some(true)) => Found::Op(Op::Un(UnOp::NotBool, a)),
            _ if a == b && op == BinOp::XorBool => Found::Const(Const::Bool(false)),
            _ if a == b => Found::Value(a),
            _ => Found::Nothing,
        }
    }

    fn compare(&self, op: CmpOp, a: Value, b: Value) -> Found {
        use CmpOp::*;
        if let (Some(x), Some(y)) = (self.as_const(a), self.as_const(b)) {
            return Found::Const(Const::Bool(eval::cmp(op, x.bits(), y.bits())));
        }
        if a == b {
            match op {
                EqI32 | LeS32 | LeU32 => return Found::Const(Const::Bool(true)),
                NeI32 | LtS32 | LtU32 => return Found::Const(Const::Bool(false)),
                _ => {}
            }
        }
        if let (EqI32 | NeI32, Some(_), None) = (op, self.int(a), self.int(b)) {
            return Found::Op(Op::Cmp(op, b, a));
        }
        let (left, right) = (self.int(a), self.int(b));
        match (op, left, right) {
            (LtU32, _, Some(0)) => return Found::Const(Const::Bool(false)),
            (LeU32, Some(0), _) => return Found::Const(Const::Bool(true)),
            (LtU32, _, Some(k)) if self.upper(a) < u64::from(k) => {
                return Found::Const(Const::Bool(true));
            }
            (LeU32, _, Some(k)) if self.upper(a) <= u64::from(k) => {
                return Found::Const(Const::Bool(true));
            }
            (LeU32, Some(k), _) if self.upper(b) < u64::from(k) => {
                return Found::Const(Const::Bool(false));
            }
            (LtU32, Some(k), _) if self.upper(b) <= u64::from(k) => {
                return Found::Const(Const::Bool(false));
            }
            _ => {}
        }
        // A truth value that was made a number.
        if let (EqI32 | NeI32, Some(k)) = (op, right)
            && let Some(Op::Select { cond, yes, no }) = self.def(a)
            && let (Some(y), Some(n)) = (self.int(yes), self.int(no))
        {
            let on = |x: u32| (x == k) == (op == EqI32);
            return match (on(y), on(n)) {
                (true, false) => Found::Value(cond),
                (false, true) => Found::Op(Op::Un(UnOp::NotBool, cond)),
                (same, _) => Found::Const(Const::Bool(same)),
            };
        }
        Found::Nothing
    }

    fn select(&self, cond: Value, yes: Value, no: Value) -> Found {
        if yes == no {
            return Found::Value(yes);
        }
        if let Some(c) = self.truth(cond) {
            return Found::Value(if c { yes } else { no });
        }
        if let Some(Op::Un(UnOp::NotBool, inner)) = self.def(cond) {
            return Found::Op(Op::Select {
                cond: inner,
                yes: no,
                no: yes,
            });
        }
        match (self.truth(yes), self.truth(no)) {
            (Some(true), Some(false)) => Found::Value(cond),
            (Some(false), Some(true)) => Found::Op(Op::Un(UnOp::NotBool, cond)),
            (Some(true), None) => Found::Op(Op::Bin(BinOp::OrBool, cond, no)),
            (None, Some(false)) => Found::Op(Op::Bin(BinOp::AndBool, cond, yes)),
            _ if yes == cond => Found::Op(Op::Bin(BinOp::OrBool, cond, no)),
            _ if no == cond => Found::Op(Op::Bin(BinOp::AndBool, cond, yes)),
            _ => Found::Nothing,
        }
    }
}

/// Operations whose result is the same on every machine.
fn is_exact(op: UnOp) -> bool {
    use UnOp::*;
    !matches!(op, Rsqrt | Exp2 | Log2 | Sin | Cos)
}

/// Whether the region may come to the end of its `if`.
fn stays(region: &Region, label: Label) -> bool {
    let goes = |term: &Term| matches!(term, Term::Br { label: to, .. } if *to == label);
    goes(&region.term)
        || region.stmts.iter().any(|stmt| match stmt {
            Stmt::Inst(_) => false,
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => stays(body, label),
            Stmt::If {
                then, otherwise, ..
            } => stays(then, label) || stays(otherwise, label),
        })
}

fn from_bits(ty: Type, bits: u32) -> Found {
    Found::Const(match ty {
        Type::Bool => Const::Bool(bits != 0),
        Type::I32 => Const::I32(bits),
        // Which NaN an operation gives is the machine's business.
        Type::F32 if f32::from_bits(bits).is_nan() => return Found::Nothing,
        Type::F32 => Const::F32(bits),
    })
}
