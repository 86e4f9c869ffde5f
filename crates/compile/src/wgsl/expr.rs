//! Expressions, as flat lists of words.

use super::image::Spot;
use super::lower::{Frame, Lower, R, Slot};
use super::place::{At, Place};
use super::types::num_of;
use crate::front::numbers::{Arith, Compare, Num};
use lanemask_ir::*;
use naga::{BinaryOperator, Expression, Handle, Literal, RelationalFunction, Scalar};
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
            Expression::Literal(literal) => self.literal(literal)?,
            Expression::Constant(c) => self.global_expr(self.m.constants[c].init)?,
            Expression::ZeroValue(ty) => self.zeros(self.types.inner(ty))?,
            Expression::Compose { ref components, .. } => {
                let mut values = Vec::new();
                for &c in components {
                    values.extend_from_slice(&self.values(frame, c)?);
                }
                values
            }
            Expression::Splat { size, value } => self.values(frame, value)?.repeat(size as usize),
            Expression::Swizzle {
                size,
                vector,
                pattern,
            } => {
                let words = self.num(frame, vector)?.words() as usize;
                let vector = self.values(frame, vector)?;
                pattern[..size as usize]
                    .iter()
                    .flat_map(|&c| &vector[c as usize * words..][..words])
                    .copied()
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
                let n = self.num(frame, expr)?;
                let mut out = Vec::with_capacity(a.len());
                for a in a.chunks(n.words() as usize) {
                    out.extend(match op {
                        UnaryOperator::Negate => self.b.negate(n, a),
                        UnaryOperator::LogicalNot | UnaryOperator::BitwiseNot => {
                            self.b.complement(n, a)
                        }
                    });
                }
                out
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
                let words = yes.len() / cond.len();
                (0..yes.len())
                    .map(|i| self.b.select(cond[i / words], yes[i], no[i]))
                    .collect()
            }
            Expression::Relational { fun, argument } => {
                let a = self.values(frame, argument)?;
                let n = self.num(frame, argument)?;
                self.relational(fun, n, &a)
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
                let from = self.num(frame, expr)?;
                let to = Scalar {
                    kind,
                    width: convert.unwrap_or((from.bits() / 8) as u8),
                };
                let Some(to) = num_of(to) else {
                    return Err(self.internal("a conversion to an unknown type"));
                };
                let mut out = Vec::with_capacity(a.len());
                for a in a.chunks(from.words() as usize) {
                    out.extend(match convert {
                        Some(_) => self.b.convert(a, from, to),
                        None => self.b.reinterpret(a, from, to),
                    });
                }
                out
            }
            Expression::ImageLoad {
                image,
                coordinate,
                array_index,
                sample,
                level,
            } => self.image_load(frame, image, coordinate, array_index, sample.or(level))?,
            Expression::ImageQuery { image, query } => self.image_query(frame, image, query)?,
            Expression::ImageSample {
                image,
                sampler,
                gather,
                coordinate,
                array_index,
                offset,
                level,
                depth_ref,
                clamp_to_edge,
            } => {
                let spot = Spot {
                    image,
                    sampler,
                    coordinate,
                    array_index,
                    offset,
                    depth_ref,
                    clamp_to_edge,
                };
                self.image_sample(frame, spot, gather.map(|c| c as u8), level)?
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

    /// What the scalars of an expression are.
    pub(super) fn num(&self, frame: &Frame<'m>, h: Handle<Expression>) -> R<Num> {
        scalar_of(self.type_of(frame, h))
            .and_then(num_of)
            .ok_or_else(|| self.internal("an operand without a scalar"))
    }

    fn literal(&mut self, literal: Literal) -> R<Vec<Value>> {
        Ok(vec![match literal {
            Literal::F32(x) => self.b.f32(x),
            Literal::U32(x) => self.b.i32(x),
            Literal::I32(x) => self.b.i32(x as u32),
            Literal::Bool(x) => self.b.bool(x),
            Literal::F16(x) => self.b.i32(u32::from(x.to_bits())),
            Literal::U16(x) => self.b.i32(u32::from(x)),
            Literal::I16(x) => self.b.i32(i32::from(x) as u32),
            Literal::F64(x) => return Ok(self.b.wide(x.to_bits())),
            Literal::U64(x) => return Ok(self.b.wide(x)),
            Literal::I64(x) => return Ok(self.b.wide(x as u64)),
            other => {
                return Err(self.unsupported(self.b.span, format!("the literal `{other:?}`")));
            }
        }])
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
            Expression::Literal(literal) => self.literal(literal)?,
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

    fn binary(
        &mut self,
        frame: &mut Frame<'m>,
        op: BinaryOperator,
        left: Handle<Expression>,
        right: Handle<Expression>,
    ) -> R<Vec<Value>> {
        let a = self.values(frame, left)?;
        let b = self.values(frame, right)?;
        let (left_ty, right_ty) = (self.type_of(frame, left), self.type_of(frame, right));
        let (Some(n), Some(right_scalar)) =
            (scalar_of(left_ty).and_then(num_of), scalar_of(right_ty))
        else {
            return Err(self.internal("an operator on composites"));
        };
        if op == BinaryOperator::Multiply
            && let Some(product) = self.matrix_product(n, left_ty, &a, right_ty, &b)
        {
            return Ok(product);
        }
        // The amount of a shift is of a type of its own.
        let of_right = num_of(right_scalar).unwrap_or(n);
        let (words, right_words) = (n.words() as usize, of_right.words() as usize);
        let count = (a.len() / words).max(b.len() / right_words);
        fn at(v: &[Value], words: usize, i: usize) -> &[Value] {
            if v.len() == words {
                v
            } else {
                &v[i * words..][..words]
            }
        }
        let mut out = Vec::with_capacity(count * words);
        for i in 0..count {
            out.extend(self.binary_scalar(op, n, at(&a, words, i), at(&b, right_words, i)));
        }
        Ok(out)
    }

    /// Products with a matrix and something that is not a scalar.
    fn matrix_product(
        &mut self,
        n: Num,
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
        Some(self.b.matrix_product(n, a, b, [m, rows, inner]))
    }

    fn binary_scalar(
        &mut self,
        op: BinaryOperator,
        n: Num,
        x: &[Value],
        y: &[Value],
    ) -> Vec<Value> {
        use BinaryOperator as O;
        let b = &mut self.b;
        match op {
            O::Add => b.arith(Arith::Add, n, x, y),
            O::Subtract => b.arith(Arith::Sub, n, x, y),
            O::Multiply => b.arith(Arith::Mul, n, x, y),
            O::Divide => b.arith(Arith::Div, n, x, y),
            O::Modulo => b.arith(Arith::Rem, n, x, y),
            O::And | O::LogicalAnd => b.arith(Arith::And, n, x, y),
            O::InclusiveOr | O::LogicalOr => b.arith(Arith::Or, n, x, y),
            O::ExclusiveOr => b.arith(Arith::Xor, n, x, y),
            O::ShiftLeft => b.shift(true, n, x, y[0]),
            O::ShiftRight => b.shift(false, n, x, y[0]),
            O::Equal => vec![b.compare(Compare::Eq, n, x, y)],
            O::NotEqual => vec![b.compare(Compare::Ne, n, x, y)],
            O::Less => vec![b.compare(Compare::Lt, n, x, y)],
            O::LessEqual => vec![b.compare(Compare::Le, n, x, y)],
            O::Greater => vec![b.compare(Compare::Lt, n, y, x)],
            O::GreaterEqual => vec![b.compare(Compare::Le, n, y, x)],
        }
    }

    fn relational(&mut self, fun: RelationalFunction, n: Num, a: &[Value]) -> Vec<Value> {
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
            RelationalFunction::IsNan => a
                .chunks(n.words() as usize)
                .map(|v| self.b.compare(Compare::Ne, n, v, v))
                .collect(),
            RelationalFunction::IsInf => {
                let inf = self.b.float_of(n, f64::INFINITY);
                a.chunks(n.words() as usize)
                    .map(|v| {
                        let v = self.b.absolute(n, v);
                        self.b.compare(Compare::Eq, n, &v, &inf)
                    })
                    .collect()
            }
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
