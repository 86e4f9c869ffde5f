//! Values as polynomials.
//!
//! Sums, products and shifts to the left are polynomials modulo 2^32 without more ado. Quotients, remainders and bit fields
//! are split by the terms that the divisor divides, where the other terms are shown to stay below it.

use super::poly::Poly;
use super::symbols::{Conditions, Fact, Function, Kind};
use super::walk::{Form, MAX, MAX_SIGNED, Walk};
use lanemask_ir::{BinOp, Builtin, Const, Inst, Op, Space, UnOp, Unit, Value, eval};
use std::rc::Rc;

impl Walk<'_> {
    /// The word that an instruction defines as its `i`-th result.
    pub(super) fn word(&mut self, inst: &Inst, i: usize, value: Value) -> Form {
        let form = match &inst.op {
            Op::Const(c) => plain(match c {
                Const::I32(bits) => Poly::constant(i128::from(*bits)),
                _ => return self.unknown(value, MAX, inst.span),
            }),
            Op::Builtin(b) => self.builtin(*b).and_then(plain),
            Op::BufferLen(r) => {
                let (s, new) = self.symbols.intern(Kind::BufferLen(*r));
                if new {
                    let data = self.symbols.get_mut(s);
                    data.uniform = true;
                    data.most = Some(MAX);
                }
                plain(Poly::sym(s))
            }
            Op::Load(addr) if addr.unit != Unit::Word => {
                let most = (1 << (8 * addr.unit.bytes())) - 1;
                return self.unknown(value, most, inst.span);
            }
            Op::Load(addr) => {
                let Space::Buffer(r) = addr.space else {
                    return self.unknown(value, MAX, inst.span);
                };
                if !self.is_constant(r) {
                    return self.unknown(value, MAX, inst.span);
                }
                let mut at = u64::from(addr.imm) + 4 * i as u64;
                let mut conditions = Conditions::new();
                let mut args = Vec::new();
                if let Some(offset) = addr.offset {
                    let offset = self.form(offset);
                    conditions = offset.conditions;
                    match offset.poly.as_constant() {
                        Some(c) => at += u64::from(c as u32),
                        None => args.push(offset.poly),
                    }
                }
                let mut form = self.apply(Function::Load(r, at), args, MAX, inst);
                form.conditions.extend(conditions);
                Some(form)
            }
            Op::Un(op, a) => self.unary(*op, *a, inst),
            Op::Bin(op, a, b) => {
                let (a, b) = (self.form(*a), self.form(*b));
                self.binary(*op, &a, &b, inst)
            }
            Op::Select { yes, no, .. } => {
                let (yes, no) = (self.form(*yes), self.form(*no));
                if yes == no {
                    Some(yes)
                } else {
                    let most = self.most(&yes).max(self.most(&no));
                    return self.unknown(value, most, inst.span);
                }
            }
            Op::ExtractBits {
                signed: false,
                value: x,
                offset,
                count,
            } => {
                let x = self.form(*x);
                let (offset, count) = (self.form(*offset), self.form(*count));
                match (offset.poly.as_constant(), count.poly.as_constant()) {
                    (Some(offset), Some(count)) => {
                        // Clamped as WGSL demands.
                        let offset = (offset as u32).min(32);
                        let count = (count as u32).min(32 - offset);
                        match count {
                            0 => plain(Poly::default()),
                            _ => {
                                let (q, _) = self.divide(&x, 1 << offset, inst);
                                let (_, r) = self.divide(&q, 1 << count, inst);
                                Some(r)
                            }
                        }
                    }
                    _ => None,
                }
            }
            _ => None,
        };
        match form {
            Some(mut form) => {
                form.poly = form.poly.reduced();
                form
            }
            None => self.unknown(value, MAX, inst.span),
        }
    }

    fn builtin(&mut self, builtin: Builtin) -> Option<Poly> {
        let size = self.kernel.workgroup_size;
        let [x, y, _] = size.map(i128::from);
        Some(match builtin {
            Builtin::LocalIdX => self.local(0),
            Builtin::LocalIdY => self.local(1),
            Builtin::LocalIdZ => self.local(2),
            Builtin::LocalIndex => {
                let [a, b, c] = [self.local(0), self.local(1), self.local(2)];
                a.add(&b.scale(x)?)?.add(&c.scale(x * y)?)?
            }
            Builtin::WorkgroupIdX => self.workgroup(0),
            Builtin::WorkgroupIdY => self.workgroup(1),
            Builtin::WorkgroupIdZ => self.workgroup(2),
            Builtin::NumWorkgroupsX => self.count(0),
            Builtin::NumWorkgroupsY => self.count(1),
            Builtin::NumWorkgroupsZ => self.count(2),
            Builtin::LaneId | Builtin::WarpSize | Builtin::WarpId | Builtin::NumWarps => {
                return None;
            }
        })
    }

    /// Workgroups in a dimension. The launcher refuses grids whose global ids do not fit a word.
    pub(super) fn count(&mut self, axis: usize) -> Poly {
        let (s, new) = self.symbols.intern(Kind::NumWorkgroups(axis));
        if new {
            let size = i128::from(self.kernel.workgroup_size[axis]).max(1);
            let at_least_one = Poly::sym(s).add(&Poly::constant(-1));
            let data = self.symbols.get_mut(s);
            data.uniform = true;
            data.most = Some(MAX / size);
            data.facts.extend(at_least_one.map(always));
        }
        Poly::sym(s)
    }

    pub(super) fn workgroup(&mut self, axis: usize) -> Poly {
        let count = self.count(axis);
        let (s, new) = self.symbols.intern(Kind::WorkgroupId(axis));
        if new {
            let below = count
                .sub(&Poly::sym(s))
                .and_then(|p| p.add(&Poly::constant(-1)));
            let size = i128::from(self.kernel.workgroup_size[axis]).max(1);
            let data = self.symbols.get_mut(s);
            data.most = Some(MAX / size - 1);
            data.facts.extend(below.map(always));
        }
        Poly::sym(s)
    }

    pub(super) fn local(&mut self, axis: usize) -> Poly {
        let size = i128::from(self.kernel.workgroup_size[axis]);
        if size <= 1 {
            return Poly::default();
        }
        let (s, _) = self.symbols.intern(Kind::LocalId(axis));
        self.symbols.get_mut(s).most = Some(size - 1);
        Poly::sym(s)
    }

    /// A function of words as a symbol.
    fn apply(&mut self, function: Function, args: Vec<Poly>, most: i128, inst: &Inst) -> Form {
        let args: Vec<Poly> = args.iter().map(Poly::reduced).collect();
        let uniform = args.iter().all(|p| self.symbols.is_uniform(p));
        let (s, new) = self.symbols.intern(Kind::Apply(function, args));
        let data = self.symbols.get_mut(s);
        if new {
            data.most = Some(most);
            data.uniform = uniform;
            data.span = inst.span;
        }
        Form {
            poly: Poly::sym(s),
            conditions: Conditions::new(),
        }
    }

    fn unary(&mut self, op: UnOp, a: Value, inst: &Inst) -> Option<Form> {
        let (from, to) = op.signature();
        if from != to || from != lanemask_ir::Type::I32 {
            return None;
        }
        let a = self.form(a);
        if let Some(c) = a.poly.as_constant() {
            return with(&a, Poly::constant(i128::from(eval::un(op, c as u32))));
        }
        match op {
            UnOp::NegI32 => with(&a, a.poly.scale(-1)?),
            // -1 - a
            UnOp::NotI32 => with(&a, Poly::constant(-1).sub(&a.poly)?),
            UnOp::Clz | UnOp::Ctz | UnOp::Popcnt => {
                let form = self.apply(Function::Un(op), vec![a.poly.clone()], 32, inst);
                with(&a, form.poly)
            }
            _ => {
                let form = self.apply(Function::Un(op), vec![a.poly.clone()], MAX, inst);
                with(&a, form.poly)
            }
        }
    }

    fn binary(&mut self, op: BinOp, a: &Form, b: &Form, inst: &Inst) -> Option<Form> {
        if op.signature().2 != lanemask_ir::Type::I32 {
            return None;
        }
        let conditions: Conditions = a.conditions.union(&b.conditions).copied().collect();
        let both = |poly: Poly| {
            Some(Form {
                poly,
                conditions: conditions.clone(),
            })
        };
        let constants = (a.poly.as_constant(), b.poly.as_constant());
        if let (Some(x), Some(y)) = constants {
            let word = eval::bin(op, x as u32, y as u32);
            return both(Poly::constant(i128::from(word)));
        }
        let right = constants.1.map(|c| c as u32);
        match op {
            BinOp::Add => return both(a.poly.add(&b.poly)?),
            BinOp::Sub => return both(a.poly.sub(&b.poly)?),
            BinOp::Mul => return both(a.poly.mul(&b.poly)?),
            BinOp::Shl => {
                if let Some(k) = right {
                    return both(a.poly.scale(1i128 << (k % 32))?);
                }
            }
            BinOp::ShrU32 => {
                if let Some(k) = right {
                    return Some(self.divide(a, 1 << (k % 32), inst).0);
                }
            }
            BinOp::DivU32 | BinOp::RemU32 => {
                if let Some(c) = right.filter(|c| *c != 0) {
                    let (q, r) = self.divide(a, i128::from(c), inst);
                    return Some(if op == BinOp::DivU32 { q } else { r });
                }
            }
            BinOp::And => {
                let mask = right.map(|m| (a, m)).or(constants.0.map(|c| (b, c as u32)));
                if let Some((x, mask)) = mask {
                    if mask == 0 {
                        return both(Poly::default());
                    }
                    if mask == u32::MAX {
                        return Some(x.clone());
                    }
                    // Low bits, or all but low bits.
                    if mask & mask.wrapping_add(1) == 0 {
                        return Some(self.divide(x, i128::from(mask) + 1, inst).1);
                    }
                    if mask.wrapping_neg() & !mask == 0 {
                        let (_, r) = self.divide(x, i128::from(!mask) + 1, inst);
                        let poly = x.poly.sub(&r.poly)?;
                        return Some(Form {
                            poly,
                            conditions: r.conditions,
                        });
                    }
                }
            }
            BinOp::Or | BinOp::Xor => {
                for (x, y) in [(a, b), (b, a)] {
                    if let Some(form) = self.disjoint_bits(x, y) {
                        return Some(form);
                    }
                }
                if op == BinOp::Xor
                    && let Some((x, c)) =
                        right.map(|c| (a, c)).or(constants.0.map(|c| (b, c as u32)))
                    && c <= i32::MAX as u32
                {
                    // Only the low bits change.
                    let size = i128::from((c + 1).next_power_of_two());
                    let (size, low) = self.low_bits(x, size, inst);
                    let high = x.poly.sub(&low.poly)?;
                    let args = vec![low.poly.clone(), Poly::constant(i128::from(c))];
                    let most = size - 1;
                    let changed = self.apply(Function::Bin(op), args, most, inst);
                    return Some(Form {
                        poly: high.add(&changed.poly)?,
                        conditions: low.conditions,
                    });
                }
            }
            _ => {}
        }
        let form = self.ordered(op, a, b, inst);
        Some(Form {
            poly: form.poly,
            conditions: form.conditions.union(&conditions).copied().collect(),
        })
    }

    /// A sum, if no bit is set in both: all of `high` is a multiple of a power of two above `low`.
    fn disjoint_bits(&mut self, high: &Form, low: &Form) -> Option<Form> {
        let bits = high
            .poly
            .reduced()
            .terms()
            .map(|(_, c)| c.trailing_zeros().min(31))
            .min()?;
        let low = self.exact(low)?;
        if !low.conditions.is_empty() || !self.at_most(&low.poly, (1 << bits) - 1) {
            return None;
        }
        with(high, high.poly.add(&low.poly)?)
    }

    /// Operations that give one of their operands, or a number that they bound.
    fn ordered(&mut self, op: BinOp, a: &Form, b: &Form, inst: &Inst) -> Form {
        let signed = |walk: &Walk<'_>, f: &Form| walk.most(f) <= MAX_SIGNED;
        // The same as the unsigned operation where no operand is negative.
        let plain_op = match op {
            BinOp::MinS32 | BinOp::MaxS32 | BinOp::DivS32 | BinOp::RemS32 | BinOp::ShrS32
                if signed(self, a) && (op == BinOp::ShrS32 || signed(self, b)) =>
            {
                match op {
                    BinOp::MinS32 => BinOp::MinU32,
                    BinOp::MaxS32 => BinOp::MaxU32,
                    BinOp::DivS32 => BinOp::DivU32,
                    BinOp::RemS32 => BinOp::RemU32,
                    _ => BinOp::ShrU32,
                }
            }
            op => op,
        };
        if plain_op != op
            && let Some(form) = self.binary(plain_op, a, b, inst)
        {
            return form;
        }
        // Bounds that hold wherever the symbol is used.
        let own = |walk: &Walk<'_>, f: &Form| match (f.poly.as_constant(), f.poly.as_sym()) {
            (Some(c), _) => i128::from(c as u32),
            (_, Some(s)) => walk.symbols.get(s).most.unwrap_or(MAX).min(MAX),
            _ => MAX,
        };
        let (most_a, most_b) = (own(self, a), own(self, b));
        let most = match op {
            BinOp::And | BinOp::MinU32 => most_a.min(most_b),
            BinOp::MaxU32 => most_a.max(most_b),
            BinOp::Or | BinOp::Xor => {
                let bits = most_a.max(most_b) as u64;
                i128::from((bits + 1).next_power_of_two()) - 1
            }
            BinOp::ShrU32 | BinOp::DivU32 | BinOp::RemU32 => most_a,
            BinOp::MaxS32 if most_a <= MAX_SIGNED || most_b <= MAX_SIGNED => MAX_SIGNED,
            _ => MAX,
        };
        let args = vec![a.poly.clone(), b.poly.clone()];
        let mut form = self.apply(Function::Bin(op), args, most.min(MAX), inst);
        let (Some(a), Some(b)) = (self.exact(a), self.exact(b)) else {
            return form;
        };
        let x = form.poly.clone();
        match op {
            BinOp::MinU32 => {
                self.learn(a.poly.sub(&x), &a.conditions);
                self.learn(b.poly.sub(&x), &b.conditions);
            }
            BinOp::MaxU32 => {
                self.learn(x.sub(&a.poly), &a.conditions);
                self.learn(x.sub(&b.poly), &b.conditions);
            }
            BinOp::ShrU32 => self.learn(a.poly.sub(&x), &a.conditions),
            BinOp::DivU32 | BinOp::RemU32 => {
                // By a number that is not 0.
                let known: Conditions = a.conditions.union(&b.conditions).copied().collect();
                let positive = b
                    .poly
                    .add(&Poly::constant(-1))
                    .and_then(|p| self.prover().not_negative(&p));
                if !positive.is_some_and(|c| c.is_empty()) {
                    self.learn(a.poly.sub(&x), &a.conditions);
                    return form;
                }
                let args = vec![a.poly.clone(), b.poly.clone()];
                let q = match op {
                    BinOp::DivU32 => x,
                    _ => {
                        self.apply(Function::Bin(BinOp::DivU32), args, MAX, inst)
                            .poly
                    }
                };
                let Some(r) = q.mul(&b.poly).and_then(|p| a.poly.sub(&p)) else {
                    return form;
                };
                let room = b.poly.sub(&r).and_then(|p| p.add(&Poly::constant(-1)));
                self.learn(room, &known);
                self.learn(Some(r.clone()), &known);
                if op == BinOp::RemU32 && known.is_empty() {
                    form = Form {
                        poly: r,
                        conditions: known,
                    };
                }
            }
            _ => {}
        }
        form
    }

    /// Quotient and remainder by a number that is not 0.
    fn divide(&mut self, x: &Form, by: i128, inst: &Inst) -> (Form, Form) {
        if by == 1 {
            return (x.clone(), plain(Poly::default()).expect("a form"));
        }
        // A condition for the sake of a quotient would cost more than it tells.
        let whole = self.exact(x).filter(|w| w.conditions == x.conditions);
        let Some(whole) = whole else {
            let op = |op| Function::Bin(op);
            let args = vec![x.poly.clone(), Poly::constant(by)];
            let mut q = self.apply(op(BinOp::DivU32), args.clone(), MAX / by, inst);
            let mut r = self.apply(op(BinOp::RemU32), args, by - 1, inst);
            q.conditions.extend(&x.conditions);
            r.conditions.extend(&x.conditions);
            return (q, r);
        };
        let conditions = whole.conditions.clone();
        let form = |poly| Form {
            poly,
            conditions: conditions.clone(),
        };
        if let Some((q, r)) = self.split(&whole.poly, by) {
            return (form(q), form(r));
        }
        let args = vec![whole.poly.clone(), Poly::constant(by)];
        let most = self.largest(&whole.poly).map_or(MAX, |m| m.min(MAX)) / by;
        let q = self.apply(Function::Bin(BinOp::DivU32), args.clone(), most, inst);
        let rest = q.poly.scale(by).and_then(|p| whole.poly.sub(&p));
        let Some(rest) = rest else {
            let r = self.apply(Function::Bin(BinOp::RemU32), args, by - 1, inst);
            return (form(q.poly), form(r.poly));
        };
        self.learn(Some(rest.clone()), &conditions);
        let room = Poly::constant(by - 1).sub(&rest);
        self.learn(room, &conditions);
        (form(q.poly), form(rest))
    }

    /// Quotient and remainder, if the terms that the divisor does not divide are a remainder.
    fn split(&self, poly: &Poly, by: i128) -> Option<(Poly, Poly)> {
        let constant = poly.coefficient(&[]);
        let whole = Poly::constant(constant - constant.rem_euclid(by));
        let (multiples, rest) = poly.partition(|m, c| !m.is_empty() && c % by == 0);
        let (multiples, rest) = (multiples.add(&whole)?, rest.sub(&whole)?);
        let low = self.prover().not_negative(&rest)?;
        let quotient = multiples.terms().try_fold(Poly::default(), |p, (m, c)| {
            p.add(&Poly::term(m.clone(), c / by))
        })?;
        (low.is_empty() && self.at_most(&rest, by - 1)).then_some((quotient, rest))
    }

    /// The smallest number of low bits, at least that of `size`, that are a remainder by themselves; else those of `size`.
    fn low_bits(&mut self, x: &Form, size: i128, inst: &Inst) -> (i128, Form) {
        if let Some(whole) = self.exact(x).filter(|w| w.conditions == x.conditions) {
            let mut by = size;
            while by <= 1 << 31 {
                if let Some((_, poly)) = self.split(&whole.poly, by) {
                    return (
                        by,
                        Form {
                            poly,
                            conditions: whole.conditions,
                        },
                    );
                }
                by *= 2;
            }
        }
        (size, self.divide(x, size, inst).1)
    }

    /// Something that is true from here on.
    fn learn(&mut self, poly: Option<Poly>, conditions: &Conditions) {
        if let Some(poly) = poly {
            let conditions = conditions.clone();
            let fact = Rc::new(Fact { poly, conditions });
            if !self.facts.contains(&fact) {
                self.facts.push(fact);
            }
        }
    }
}

fn plain(poly: Poly) -> Option<Form> {
    Some(Form {
        poly,
        conditions: Conditions::new(),
    })
}

/// Another polynomial under the same conditions.
fn with(form: &Form, poly: Poly) -> Option<Form> {
    Some(Form {
        poly,
        conditions: form.conditions.clone(),
    })
}

fn always(poly: Poly) -> Rc<Fact> {
    Rc::new(Fact {
        poly,
        conditions: Conditions::new(),
    })
}
