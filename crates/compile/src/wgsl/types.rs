//! Types as flat lists of words, and where those lie in memory. A scalar is a word, or two if it has 64 bits; in memory that the host
//! shares, one of 16 bits is half a word.

use crate::front::memory::Leaf;
use crate::front::numbers::Num;
use lanemask_ir::{Type, Unit};
use naga::proc::IndexableLength;
use naga::{ArraySize, Handle, Scalar, ScalarKind, TypeInner};

/// How a composite lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// WGSL's memory layout, which the host shares.
    Host,
    /// Words one after the other: workgroup and private memory, which nobody else sees.
    Packed,
}

/// What an index step does.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step<'m> {
    /// Type of the element.
    pub element: Elem<'m>,
    /// Number of elements; `None` for a runtime-sized array.
    pub count: Option<u32>,
    /// Bytes from one element to the next in host layout.
    pub host_stride: u32,
}

/// A type without a handle of its own (columns, components) or with one.
#[derive(Clone, Copy, Debug)]
pub(super) enum Elem<'m> {
    /// A type of the module.
    Inner(&'m TypeInner),
    /// Column of a matrix.
    Column(naga::VectorSize, Scalar),
    /// Component of a vector.
    Component(Scalar),
}

/// Types of one module.
pub(super) struct Types<'m> {
    pub module: &'m naga::Module,
    flat: Vec<u32>,
}

/// What a scalar is; `None` for what is not supported.
pub(super) fn num_of(scalar: Scalar) -> Option<Num> {
    let bits = u32::from(scalar.width) * 8;
    match (scalar.kind, bits) {
        (ScalarKind::Bool, _) => Some(Num::Bool),
        (ScalarKind::Sint | ScalarKind::Uint, 16 | 32 | 64) => Some(Num::Int {
            bits,
            signed: scalar.kind == ScalarKind::Sint,
        }),
        (ScalarKind::Float, 16 | 32 | 64) => Some(Num::Float { bits }),
        _ => None,
    }
}

/// The same for what is supported, as all is that is lowered.
fn num(scalar: Scalar) -> Num {
    num_of(scalar).unwrap_or(Num::U32)
}

/// Bytes from one column to the next in host layout.
pub(super) fn column_stride(rows: naga::VectorSize, scalar: Scalar) -> u32 {
    let count = if rows == naga::VectorSize::Bi { 2 } else { 4 };
    count * u32::from(scalar.width)
}

impl<'m> Types<'m> {
    pub fn new(module: &'m naga::Module) -> Types<'m> {
        let mut types = Types {
            module,
            flat: Vec::with_capacity(module.types.len()),
        };
        for (_, ty) in module.types.iter() {
            let n = types.flat_len(&ty.inner);
            types.flat.push(n);
        }
        types
    }

    pub fn inner(&self, ty: Handle<naga::Type>) -> &'m TypeInner {
        &self.module.types[ty].inner
    }

    /// Number of elements; `None` for a runtime-sized array. Sizes by overrides are known by now.
    fn count(&self, size: ArraySize) -> Option<u32> {
        match size.resolve(self.module.to_ctx()) {
            Ok(IndexableLength::Known(n)) => Some(n),
            Ok(IndexableLength::Dynamic) | Err(_) => None,
        }
    }

    fn handle_len(&self, ty: Handle<naga::Type>) -> u32 {
        self.flat[ty.index()]
    }

    /// Number of words (saturating); runtime-sized arrays and handles have none.
    pub fn flat_len(&self, ty: &TypeInner) -> u32 {
        match *ty {
            TypeInner::Scalar(s) | TypeInner::Atomic(s) => num(s).words(),
            TypeInner::Vector { size, scalar } => size as u32 * num(scalar).words(),
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => columns as u32 * rows as u32 * num(scalar).words(),
            TypeInner::Array { base, size, .. } => match self.count(size) {
                Some(n) => self.handle_len(base).saturating_mul(n),
                None => 0,
            },
            TypeInner::Struct { ref members, .. } => members
                .iter()
                .fold(0u32, |sum, m| sum.saturating_add(self.handle_len(m.ty))),
            _ => 0,
        }
    }

    /// Number of words of an element.
    pub fn elem_len(&self, elem: Elem) -> u32 {
        match elem {
            Elem::Inner(inner) => self.flat_len(inner),
            Elem::Column(rows, scalar) => rows as u32 * num(scalar).words(),
            Elem::Component(scalar) => num(scalar).words(),
        }
    }

    /// Types of the words.
    pub fn scalars(&self, ty: &TypeInner, out: &mut Vec<Type>) {
        let mut words = |scalar, count: usize| {
            let n = num(scalar);
            out.extend(std::iter::repeat_n(n.word(), count * n.words() as usize));
        };
        match *ty {
            TypeInner::Scalar(s) | TypeInner::Atomic(s) => words(s, 1),
            TypeInner::Vector { size, scalar } => words(scalar, size as usize),
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => words(scalar, columns as usize * rows as usize),
            TypeInner::Array { base, size, .. } => {
                let n = self.count(size).unwrap_or(0);
                let start = out.len();
                self.scalars(self.inner(base), out);
                let one: Vec<Type> = out[start..].to_vec();
                out.truncate(start);
                for _ in 0..n {
                    out.extend_from_slice(&one);
                }
            }
            TypeInner::Struct { ref members, .. } => {
                for m in members {
                    self.scalars(self.inner(m.ty), out);
                }
            }
            _ => {}
        }
    }

    /// Whether all atomics of 64 bits in a type are at even words, packed, if it starts at this word.
    pub fn is_even(&self, ty: &TypeInner, at: u32) -> bool {
        match *ty {
            TypeInner::Atomic(s) => num(s).words() == 1 || at.is_multiple_of(2),
            TypeInner::Array { base, size, .. } => {
                // The others are as far from a pair of words as one of these.
                let count = self.count(size).unwrap_or(0).min(2);
                let words = self.handle_len(base);
                (0..count).all(|i| self.is_even(self.inner(base), at.wrapping_add(i * words)))
            }
            TypeInner::Struct { ref members, .. } => {
                let mut at = at;
                members.iter().all(|m| {
                    let even = self.is_even(self.inner(m.ty), at);
                    at = at.wrapping_add(self.handle_len(m.ty));
                    even
                })
            }
            _ => true,
        }
    }

    /// The words of a composite in memory, in flat order.
    pub fn leaves(&self, ty: &TypeInner, layout: Layout, at: u32, out: &mut Vec<Leaf>) {
        let mut leaf = |offset, count, scalar| match layout {
            // Vectors of halves are at words, as their sizes are.
            Layout::Host => Leaf::host(num(scalar), offset, count, count > 1, out),
            Layout::Packed => Leaf::packed(num(scalar), offset, count, out),
        };
        match *ty {
            TypeInner::Scalar(s) | TypeInner::Atomic(s) => leaf(at, 1, s),
            TypeInner::Vector { size, scalar } => leaf(at, size as u32, scalar),
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => {
                let stride = match layout {
                    Layout::Host => column_stride(rows, scalar),
                    Layout::Packed => rows as u32 * num(scalar).words() * 4,
                };
                for c in 0..columns as u32 {
                    leaf(at + c * stride, rows as u32, scalar);
                }
            }
            TypeInner::Array { base, size, stride } => {
                let stride = match layout {
                    Layout::Host => stride,
                    Layout::Packed => self.handle_len(base) * 4,
                };
                for i in 0..self.count(size).unwrap_or(0) {
                    self.leaves(self.inner(base), layout, at + i * stride, out);
                }
            }
            TypeInner::Struct { ref members, .. } => {
                let mut packed = at;
                for m in members {
                    let start = match layout {
                        Layout::Host => at + m.offset,
                        Layout::Packed => packed,
                    };
                    self.leaves(self.inner(m.ty), layout, start, out);
                    packed += self.handle_len(m.ty) * 4;
                }
            }
            _ => {}
        }
    }

    /// The words of a composite in memory as accesses: words of one type are put together, 4 at most.
    pub fn accesses(&self, ty: &TypeInner, layout: Layout) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.leaves(ty, layout, 0, &mut leaves);
        let mut out: Vec<Leaf> = Vec::with_capacity(leaves.len());
        for leaf in leaves {
            match out.last_mut() {
                Some(last)
                    if last.ty == leaf.ty
                        && (last.unit, leaf.unit) == (Unit::Word, Unit::Word)
                        && last.offset + last.words * 4 == leaf.offset
                        && last.words + leaf.words <= 4 =>
                {
                    last.words += leaf.words;
                }
                _ => out.push(leaf),
            }
        }
        out
    }

    /// What indexing this type means; `None` for types that cannot be indexed by a value.
    pub fn step(&self, ty: &'m TypeInner) -> Option<Step<'m>> {
        Some(match *ty {
            TypeInner::Vector { size, scalar }
            | TypeInner::ValuePointer {
                size: Some(size),
                scalar,
                ..
            } => Step {
                element: Elem::Component(scalar),
                count: Some(size as u32),
                host_stride: u32::from(scalar.width),
            },
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => Step {
                element: Elem::Column(rows, scalar),
                count: Some(columns as u32),
                host_stride: column_stride(rows, scalar),
            },
            TypeInner::Array { base, size, stride } => Step {
                element: Elem::Inner(self.inner(base)),
                count: self.count(size),
                host_stride: stride,
            },
            _ => return None,
        })
    }

    /// What a pointer points to, if it is one.
    pub fn pointee(&self, ty: &'m TypeInner) -> Option<&'m TypeInner> {
        match *ty {
            TypeInner::Pointer { base, .. } => Some(self.inner(base)),
            // Indexes like the vector that it points to; see `step`.
            TypeInner::ValuePointer { .. } => Some(ty),
            _ => None,
        }
    }

    /// Where constant component `index` starts: (words, bytes in host layout) from the start.
    pub fn member(&self, ty: &'m TypeInner, index: u32) -> Option<(u32, u32)> {
        if let TypeInner::Struct { ref members, .. } = *ty {
            let member = members.get(index as usize)?;
            let before = members[..index as usize]
                .iter()
                .map(|m| self.handle_len(m.ty))
                .sum();
            return Some((before, member.offset));
        }
        let step = self.step(ty)?;
        Some((
            index.wrapping_mul(self.elem_len(step.element)),
            index.wrapping_mul(step.host_stride),
        ))
    }

    /// Number of words of constant component `index`.
    pub fn member_len(&self, ty: &'m TypeInner, index: u32) -> Option<u32> {
        if let TypeInner::Struct { ref members, .. } = *ty {
            return Some(self.handle_len(members.get(index as usize)?.ty));
        }
        Some(self.elem_len(self.step(ty)?.element))
    }

    /// Smallest binding of a resource of this type, in bytes: a run-time-sized array counts with one element, as in
    /// WebGPU's minimum binding size.
    pub fn min_bytes(&self, ty: &TypeInner) -> u32 {
        ty.size(self.module.to_ctx())
    }
}
