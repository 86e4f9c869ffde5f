//! What is true behind a condition.

use super::poly::Poly;
use super::symbols::{Conditions, Fact};
use super::walk::{Form, MAX_SIGNED, Truth, Walk};
use lanemask_ir::{CmpOp, Type, Value};
use std::rc::Rc;

impl Walk<'_> {
    /// What follows from a truth value.
    pub(super) fn implied(&mut self, value: Value, truth: bool, depth: usize) -> Vec<Rc<Fact>> {
        if depth > 8 {
            return Vec::new();
        }
        let Some(known) = self.truths.get(&value).cloned() else {
            return Vec::new();
        };
        match known {
            Truth::Known(_) | Truth::Unknown => Vec::new(),
            Truth::Not(a) => self.implied(a, !truth, depth + 1),
            Truth::Both(a, b) if truth => self.both(a, b, true, depth),
            Truth::Either(a, b) if !truth => self.both(a, b, false, depth),
            // `c ? yes : false` is `c and yes`; `c ? true : no` is `c or no`.
            Truth::Select(c, yes, no) if truth && self.is_known(no, false) => {
                self.both(c, yes, true, depth)
            }
            Truth::Select(c, yes, no) if !truth && self.is_known(yes, true) => {
                self.both(c, no, false, depth)
            }
            Truth::Both(..) | Truth::Either(..) | Truth::Select(..) => Vec::new(),
            Truth::Join(ways) => {
                let mut common: Option<Vec<Rc<Fact>>> = None;
                for (arg, mut facts) in ways {
                    if self.is_known(arg, !truth) {
                        continue;
                    }
                    facts.extend(self.implied(arg, truth, depth + 1));
                    common = Some(match common {
                        None => facts,
                        Some(old) => old.into_iter().filter(|f| facts.contains(f)).collect(),
                    });
                }
                common.unwrap_or_default()
            }
            Truth::Compare(op, a, b) => {
                if op.operand_type() != Type::I32 {
                    return Vec::new();
                }
                let (a, b) = (self.form(a), self.form(b));
                let (Some(a), Some(b)) = (self.exact(&a), self.exact(&b)) else {
                    return Vec::new();
                };
                self.compared(op, truth, &a, &b)
            }
        }
    }

    fn both(&mut self, a: Value, b: Value, truth: bool, depth: usize) -> Vec<Rc<Fact>> {
        let mut facts = self.implied(a, truth, depth + 1);
        facts.extend(self.implied(b, truth, depth + 1));
        facts
    }

    fn is_known(&self, value: Value, truth: bool) -> bool {
        matches!(self.truths.get(&value), Some(Truth::Known(b)) if *b == truth)
    }

    /// Facts of a comparison of two integers, each a word.
    fn compared(&self, op: CmpOp, truth: bool, a: &Form, b: &Form) -> Vec<Rc<Fact>> {
        let conditions: Conditions = a.conditions.union(&b.conditions).copied().collect();
        // high - low >= more
        let order = |low: &Poly, high: &Poly, more: i128| {
            let poly = high.sub(low)?.sub(&Poly::constant(more))?;
            let conditions = conditions.clone();
            Some(Rc::new(Fact { poly, conditions }))
        };
        let (a, b) = (&a.poly, &b.poly);
        let signed = |p: &Poly| self.at_most(p, MAX_SIGNED);
        let below = || Poly::constant(MAX_SIGNED);
        let zero = Poly::default();
        let facts = match (op, truth) {
            (CmpOp::EqI32, true) | (CmpOp::NeI32, false) => vec![order(a, b, 0), order(b, a, 0)],
            (CmpOp::EqI32, false) | (CmpOp::NeI32, true) if b.is_zero() => {
                vec![order(&zero, a, 1)]
            }
            (CmpOp::EqI32, false) | (CmpOp::NeI32, true) if a.is_zero() => {
                vec![order(&zero, b, 1)]
            }
            (CmpOp::LtU32, true) => vec![order(a, b, 1)],
            (CmpOp::LtU32, false) => vec![order(b, a, 0)],
            (CmpOp::LeU32, true) => vec![order(a, b, 0)],
            (CmpOp::LeU32, false) => vec![order(b, a, 1)],
            // Signed: if the smaller one is not negative, nor is the larger one.
            (CmpOp::LtS32, true) if signed(a) => vec![order(a, b, 1), order(b, &below(), 0)],
            (CmpOp::LeS32, true) if signed(a) => vec![order(a, b, 0), order(b, &below(), 0)],
            (CmpOp::LtS32, false) if signed(b) => vec![order(b, a, 0), order(a, &below(), 0)],
            (CmpOp::LeS32, false) if signed(b) => vec![order(b, a, 1), order(a, &below(), 0)],
            _ => Vec::new(),
        };
        facts.into_iter().flatten().collect()
    }
}
