//! Expressions, as flat lists of scalars.

use super::lower::{Frame, Lower, R, Slot};
use super::place::{At, Place};
use lanemask_ir::*;
use naga::{BinaryOperator, Expression, Handle, Literal, RelationalFunction, Scalar, ScalarKind};
use naga::{TypeInner, UnaryOperator};
use std::rc::Rc;

/// The scalar type of a scalar, vector, matrix or atomic.
pub(super) fn scalar_of(ty: &TypeInner) -> Option<Scalar> {
    match *ty {
        TypeInner::Scalar(s)
        | TypeInner::Atomic(s)
        | TypeInner::Vector { scalar: s, .. }
        | TypeInner::Matrix { scalar: s, .. } => Some(s),
        _ => None,
    }
}

impl<'m> Lower<'m> {
    /// Notes what an expression is.
    pub(super) fn set_slot(
        &mut self,
        frame: &mut Frame<'m>,
        h: Handle<Expression>,
        slot: Slot,
    ) -> R<()> {
        if let Slot::Values(values) = &slot {
            if let Some(name) = frame.fun.named_expressions.get(&h) {
                self.name_values(Some(name), values);
            }
            if self.is_spilled(frame, h) {
                let ty = frame.info[h].ty.inner_with(&self.m.types);
                let at = self.spill(ty, values)?;
                frame.spills.insert(h.index(), at);
            }
            if let Some(&at) = frame.carried.get(&h.index()) {
                self.b.env[at..at + values.len()].copy_from_slice(values);
            }
        }
        frame.slots[h.index()] = Some(slot);
        Ok(())
    }

    /// What an expression is; computes those that need no emitting.
    pub(super) fn eval(&mut self, frame: &mut Frame<'m>, h: Handle<Expression>) -> R<Slot> {
        if let Some(slot) = &frame.slots[h.index()] {
            return Ok(slot.clone());
        }
        if !frame.fun.expressions[h].needs_pre_emit()
            && !matches!(
                frame.fun.expressions[h],
                Expression::ZeroValue(_) | Expression::Compose { .. } | Expression::Splat { .. }
            )
        {
            return Err(self.internal("an expression that is used before it is evaluated"));
        }
        let slot = self.compute(frame, h)?;
        self.set_slot(frame, h, slot.clone())?;
        Ok(slot)
    }

    pub(super) fn values(
        &mut self,
        frame: &mut Frame<'m>,
        h: Handle<Expression>,
    ) -> R<Rc<[Value]>> {
        match self.eval(frame, h)? {
            Slot::Values(values) => Ok(values),
            Slot::Place(_) => Err(self.internal("a pointer where a value is due")),
        }
    }

    pub(super) fn scalar(&mut self, frame: &mut Frame<'m>, h: Handle<Expression>) -> R<Value> {
        let values = self.values(frame, h)?;
        match values.first() {
            Some(&v) => Ok(v),
            None => Err(self.internal("an empty value where a scalar is due")),
        }
    }

    pub(super) fn place(&mut self, frame: &mut Frame<'m>, h: Handle<Expression>) -> R<Place> {
        match self.eval(frame, h)? {
            Slot::Place(place) => Ok(place),
            Slot::Values(_) => Err(self.internal("a value where a pointer is due")),
        }
    }

    pub(super) fn type_of(&self, frame: &Frame<'m>, h: Handle<Expression>) -> &'m TypeInner {
        frame.info[h].ty.inner_with(&self.m.types)
    }

    /// Evaluates an expression here.
    pub(super) fn compute(&mut self, frame: &mut Frame<'m>, h: Handle<Expression>) -> R<Slot> {
        let values: Vec<Value> = match frame.fun.expressions[h] {
            Expression::Literal(literal) => vec![self.literal(literal)?],
            Expression::Constant(c) => self.global_expr(self.m.constants[c].init)?,
            Expression::ZeroValue(ty) => self.zeros(self.types.inner(ty))?,
            Expression::Compose { ref components, .. } => {
                let mut values = Vec::new();
                for &c in components {
                    values.extend_from_slice(&self.values(frame, c)?);
                }
                values
            }
            Expression::Splat { size, value } => vec![self.scalar(frame, value)?; size as usize],
            Expression::Swizzle {
                size,
                vector,
                pattern,
            } => {
                let vector = self.values(frame, vector)?;
                pattern[..size as usize]
                    .iter()
                    .map(|&c| vector[c as usize])
                    .collect()
            }
            Expression::Access { base, index } => return self.access(frame, base, index),
            Expression::AccessIndex { base, index } => {
                return self.access_index(frame, base, index);
            }
            Expression::FunctionArgument(i) => return Ok(frame.args[i as usize].clone()),
            Expression::GlobalVariable(g) => {
                return match &self.globals[g.index()] {
                    Some(place) => Ok(Slot::Place(place.clone())),
                    None => Err(self.internal("a global variable that is not declared")),
                };
            }
            Expression::LocalVariable(l) => {
                return Ok(Slot::Place(Place::Local {
                    cell: frame.locals[l.index()],
                    dynamic: Vec::new(),
                }));
            }
            Expression::Load { pointer } => {
                let place = self.place(frame, pointer)?;
                self.read(&place, self.type_of(frame, h))?
            }
            Expression::Unary { op, expr } => {
                let a = self.values(frame, expr)?;
                let scalar = self.scalar_type(frame, expr)?;
                a.iter().map(|&a| self.unary(op, scalar, a)).collect()
            }
            Expression::Binary { op, left, right } => self.binary(frame, op, left, right)?,
            Expression::Select {
                condition,
                accept,
                reject,
            } => {
                let cond = self.values(frame, condition)?;
                let yes = self.values(frame, accept)?;
                let no = self.values(frame, reject)?;
                (0..yes.len())
                    .map(|i| {
                        let c = if cond.len() == 1 { cond[0] } else { cond[i] };
                        self.b.select(c, yes[i], no[i])
                    })
                    .collect()
            }
            Expression::Relational { fun, argument } => {
                let a = self.values(frame, argument)?;
                self.relational(fun, &a)
            }
            Expression::Math {
                fun,
                arg,
                arg1,
                arg2,
                arg3,
            } => {
                let mut args = Vec::new();
                for h in [Some(arg), arg1, arg2, arg3].into_iter().flatten() {
                    args.push((self.values(frame, h)?, self.type_of(frame, h)));
                }
                self.math(fun, &args)?
            }
            Expression::As {
                expr,
                kind,
                convert,
            } => {
                let a = self.values(frame, expr)?;
                let from = self.scalar_type(frame, expr)?;
                a.iter()
                    .map(|&a| self.convert(a, from, kind, convert.is_some()))
                    .collect()
            }
            Expression::ArrayLength(pointer) => vec![self.array_length(frame, pointer)?],
            ref other => {
                return Err(self.unsupported(
                    self.b.span,
                    super::support::expression_name(other).unwrap_or("this expression"),
                ));
            }
        };
        Ok(Slot::Values(values.into()))
    }

    fn scalar_type(&self, frame: &Frame<'m>, h: Handle<Expression>) -> R<Scalar> {
        scalar_of(self.type_of(frame, h))
            .ok_or_else(|| self.internal("an operand without a scalar"))
    }

    fn literal(&mut self, literal: Literal) -> R<Value> {
        Ok(match literal {
            Literal::F32(x) => self.b.f32(x),
            Literal::U32(x) => self.b.i32(x),
            Literal::I32(x) => self.b.i32(x as u32),
            Literal::Bool(x) => self.b.bool(x),
            other => {
                return Err(self.unsupported(self.b.span, format!("the literal `{other:?}`")));
            }
        })
    }

    fn zeros(&mut self, ty: &TypeInner) -> R<Vec<Value>> {
        self.check_flat(self.types.flat_len(ty))?;
        let mut scalars = Vec::new();
        self.types.scalars(ty, &mut scalars);
        Ok(scalars.into_iter().map(|t| self.b.zero(t)).collect())
    }

    /// The scalars of a constant expression of the module.
    pub(super) fn global_expr(&mut self, h: Handle<Expression>) -> R<Vec<Value>> {
        Ok(match self.m.global_expressions[h] {
            Expression::Literal(literal) => vec![self.literal(literal)?],
            Expression::Constant(c) => self.global_expr(self.m.constants[c].init)?,
            Expression::ZeroValue(ty) => self.zeros(self.types.inner(ty))?,
            Expression::Compose { ref components, .. } => {
                let mut values = Vec::new();
                for &c in components {
                    values.extend(self.global_expr(c)?);
                    self.check_flat(values.len() as u32)?;
                }
                values
            }
            Expression::Splat { size, value } => {
                let v = self.global_expr(value)?;
                v.repeat(size as usize)
            }
            _ => {
                let span = self.span_of(self.m.global_expressions.get_span(h));
                return Err(self.unsupported(span, "this constant expression"));
            }
        })
    }

    fn access(
        &mut self,
        frame: &mut Frame<'m>,
        base: Handle<Expression>,
        index: Handle<Expression>,
    ) -> R<Slot> {
        let index = self.scalar(frame, index)?;
        let ty = self.type_of(frame, base);
        if let Some(pointee) = self.types.pointee(ty) {
            let place = self.place(frame, base)?;
            return Ok(Slot::Place(self.place_at(
                &place,
                pointee,
                At::Value(index),
            )?));
        }
        let values = self.values(frame, base)?;
        let Some(step) = self.types.step(ty) else {
            return Err(self.internal("run-time index into a value without elements"));
        };
        let len = self.types.elem_len(step.element) as usize;
        let count = values.len() / len.max(1);
        if let Some(i) = self.b.known(index) {
            let i = (i as usize).min(count - 1);
            return Ok(Slot::Values(values[i * len..(i + 1) * len].into()));
        }
        if let Some(&at) = frame.spills.get(&base.index()) {
            return Ok(Slot::Values(self.read_spilled(at, ty, index)?.into()));
        }
        let elements: Vec<Vec<Value>> = values.chunks(len).map(<[Value]>::to_vec).collect();
        Ok(Slot::Values(self.b.choose(index, &elements).into()))
    }

    fn access_index(
        &mut self,
        frame: &mut Frame<'m>,
        base: Handle<Expression>,
        index: u32,
    ) -> R<Slot> {
        let ty = self.type_of(frame, base);
        if let Some(pointee) = self.types.pointee(ty) {
            let place = self.place(frame, base)?;
            return Ok(Slot::Place(self.place_at(
                &place,
                pointee,
                At::Const(index),
            )?));
        }
        let values = self.values(frame, base)?;
        let (Some((first, _)), Some(len)) = (
            self.types.member(ty, index),
            self.types.member_len(ty, index),
        ) else {
            return Err(self.internal("index into a value without elements"));
        };
        Ok(Slot::Values(
            values[first as usize..(first + len) as usize].into(),
        ))
    }

    fn unary(&mut self, op: UnaryOperator, scalar: Scalar, a: Value) -> Value {
        self.b.un(
            match (op, scalar.kind) {
                (UnaryOperator::Negate, ScalarKind::Float) => UnOp::NegF32,
                (UnaryOperator::Negate, _) => UnOp::NegI32,
                (UnaryOperator::LogicalNot, _) | (UnaryOperator::BitwiseNot, ScalarKind::Bool) => {
                    UnOp::NotBool
                }
                (UnaryOperator::BitwiseNot, _) => UnOp::NotI32,
            },
            a,
        )
    }

    fn binary(
        &mut self,
        frame: &mut Frame<'m>,
        op: BinaryOperator,
        left: Handle<Expression>,
        right: Handle<Expression>,
    ) -> R<Vec<Value>> {
        let a = self.values(frame, left)?;
        let b = self.values(frame, right)?;
        let (left, right) = (self.type_of(frame, left), self.type_of(frame, right));
        if op == BinaryOperator::Multiply
            && let Some(product) = self.matrix_product(left, &a, right, &b)
        {
            return Ok(product);
        }
        let Some(scalar) = scalar_of(left) else {
            return Err(self.internal("an operator on composites"));
        };
        let n = a.len().max(b.len());
        let at = |v: &Rc<[Value]>, i: usize| if v.len() == 1 { v[0] } else { v[i] };
        Ok((0..n)
            .map(|i| self.binary_scalar(op, scalar.kind, at(&a, i), at(&b, i)))
            .collect())
    }

    /// Products with a matrix and something that is not a scalar.
    fn matrix_product(
        &mut self,
        left: &TypeInner,
        a: &[Value],
        right: &TypeInner,
        b: &[Value],
    ) -> Option<Vec<Value>> {
        // Columns, rows and values of each side; a vector is a column on the right, a row on the left.
        let (m, rows, inner) = match (left, right) {
            (
                &TypeInner::Matrix { columns, rows, .. },
                &TypeInner::Matrix {
                    columns: right_columns,
                    ..
                },
            ) => (right_columns as usize, rows as usize, columns as usize),
            (&TypeInner::Matrix { columns, rows, .. }, &TypeInner::Vector { .. }) => {
                (1, rows as usize, columns as usize)
            }
            (&TypeInner::Vector { size, .. }, &TypeInner::Matrix { columns, .. }) => {
                (columns as usize, 1, size as usize)
            }
            _ => return None,
        };
        let mut out = Vec::with_capacity(m * rows);
        for column in 0..m {
            for row in 0..rows {
                let terms: Vec<(Value, Value)> = (0..inner)
                    .map(|k| (a[k * rows + row], b[column * inner + k]))
                    .collect();
                out.push(self.b.sum_of_products(&terms));
            }
        }
        Some(out)
    }

    fn binary_scalar(&mut self, op: BinaryOperator, kind: ScalarKind, x: Value, y: Value) -> Value {
        use BinaryOperator as O;
        let float = kind == ScalarKind::Float;
        let signed = kind == ScalarKind::Sint;
        let bool = kind == ScalarKind::Bool;
        let by = |f, s, u| {
            if float {
                f
            } else if signed {
                s
            } else {
                u
            }
        };
        let less = by(CmpOp::LtF32, CmpOp::LtS32, CmpOp::LtU32);
        let less_equal = by(CmpOp::LeF32, CmpOp::LeS32, CmpOp::LeU32);
        let b = &mut self.b;
        match op {
            O::Add if float => b.bin(BinOp::AddF32, x, y),
            O::Add => b.bin(BinOp::Add, x, y),
            O::Subtract if float => b.bin(BinOp::SubF32, x, y),
            O::Subtract => b.bin(BinOp::Sub, x, y),
            O::Multiply if float => b.bin(BinOp::MulF32, x, y),
            O::Multiply => b.bin(BinOp::Mul, x, y),
            O::Divide if float => b.bin(BinOp::DivF32, x, y),
            O::Divide if signed => b.bin(BinOp::DivS32, x, y),
            O::Divide => b.bin(BinOp::DivU32, x, y),
            O::Modulo if float => b.remainder(UnOp::Trunc, x, y),
            O::Modulo if signed => b.bin(BinOp::RemS32, x, y),
            O::Modulo => b.bin(BinOp::RemU32, x, y),
            O::Equal if bool => {
                let differ = b.bin(BinOp::XorBool, x, y);
                b.un(UnOp::NotBool, differ)
            }
            O::NotEqual if bool => b.bin(BinOp::XorBool, x, y),
            O::Equal if float => b.cmp(CmpOp::EqF32, x, y),
            O::Equal => b.cmp(CmpOp::EqI32, x, y),
            O::NotEqual if float => b.cmp(CmpOp::NeF32, x, y),
            O::NotEqual => b.cmp(CmpOp::NeI32, x, y),
            O::Less => b.cmp(less, x, y),
            O::LessEqual => b.cmp(less_equal, x, y),
            O::Greater => b.cmp(less, y, x),
            O::GreaterEqual => b.cmp(less_equal, y, x),
            O::And if bool => b.bin(BinOp::AndBool, x, y),
            O::And => b.bin(BinOp::And, x, y),
            O::InclusiveOr if bool => b.bin(BinOp::OrBool, x, y),
            O::InclusiveOr => b.bin(BinOp::Or, x, y),
            O::ExclusiveOr if bool => b.bin(BinOp::XorBool, x, y),
            O::ExclusiveOr => b.bin(BinOp::Xor, x, y),
            O::LogicalAnd => b.bin(BinOp::AndBool, x, y),
            O::LogicalOr => b.bin(BinOp::OrBool, x, y),
            O::ShiftLeft => b.bin(BinOp::Shl, x, y),
            O::ShiftRight if signed => b.bin(BinOp::ShrS32, x, y),
            O::ShiftRight => b.bin(BinOp::ShrU32, x, y),
        }
    }

    fn relational(&mut self, fun: RelationalFunction, a: &[Value]) -> Vec<Value> {
        let fold = |lower: &mut Self, op| {
            let mut all = a[0];
            for &v in &a[1..] {
                all = lower.b.bin(op, all, v);
            }
            vec![all]
        };
        match fun {
            RelationalFunction::All => fold(self, BinOp::AndBool),
            RelationalFunction::Any => fold(self, BinOp::OrBool),
            RelationalFunction::IsNan => {
                a.iter().map(|&v| self.b.cmp(CmpOp::NeF32, v, v)).collect()
            }
            RelationalFunction::IsInf => {
                let inf = self.b.f32(f32::INFINITY);
                a.iter()
                    .map(|&v| {
                        let v = self.b.un(UnOp::AbsF32, v);
                        self.b.cmp(CmpOp::EqF32, v, inf)
                    })
                    .collect()
            }
        }
    }

    fn convert(&mut self, a: Value, from: Scalar, to: ScalarKind, convert: bool) -> Value {
        use ScalarKind::{Bool, Float, Sint, Uint};
        let b = &mut self.b;
        match (from.kind, to) {
            (Float, Sint | Uint) if !convert => b.un(UnOp::BitsToI32, a),
            (Sint | Uint, Float) if !convert => b.un(UnOp::BitsToF32, a),
            // Only values that exist in both types: the largest f32 below 2^31 and 2^32.
            (Float, Sint) => {
                let max = b.f32(2147483520.0);
                let a = b.bin(BinOp::MinF32, a, max);
                b.un(UnOp::F32ToS32, a)
            }
            (Float, Uint) => {
                let max = b.f32(4294967040.0);
                let a = b.bin(BinOp::MinF32, a, max);
                b.un(UnOp::F32ToU32, a)
            }
            (Sint, Float) => b.un(UnOp::S32ToF32, a),
            (Uint, Float) => b.un(UnOp::U32ToF32, a),
            (Bool, Float) => {
                let (one, zero) = (b.f32(1.0), b.f32(0.0));
                b.select(a, one, zero)
            }
            (Bool, Sint | Uint) => {
                let (one, zero) = (b.i32(1), b.i32(0));
                b.select(a, one, zero)
            }
            (Float, Bool) => {
                let zero = b.f32(0.0);
                b.cmp(CmpOp::NeF32, a, zero)
            }
            (Sint | Uint, Bool) => {
                let zero = b.i32(0);
                b.cmp(CmpOp::NeI32, a, zero)
            }
            _ => a,
        }
    }

    fn array_length(&mut self, frame: &mut Frame<'m>, pointer: Handle<Expression>) -> R<Value> {
        let ty = self.type_of(frame, pointer);
        let stride = match self.types.pointee(ty) {
            Some(&TypeInner::Array { stride, .. }) => stride,
            _ => return Err(self.internal("arrayLength of something else")),
        };
        let Place::Memory {
            space: Space::Buffer(buffer),
            offset: None,
            imm,
        } = self.place(frame, pointer)?
        else {
            return Err(self.internal("arrayLength of an array outside of buffers"));
        };
        let mut bytes = self.b.one(Type::I32, Op::BufferLen(buffer));
        if imm > 0 {
            // A buffer that ends before the array has none of its elements.
            let start = self.b.i32(imm);
            bytes = self.b.bin(BinOp::MaxU32, bytes, start);
            bytes = self.b.bin(BinOp::Sub, bytes, start);
        }
        let stride = self.b.i32(stride);
        Ok(self.b.bin(BinOp::DivU32, bytes, stride))
    }
}
