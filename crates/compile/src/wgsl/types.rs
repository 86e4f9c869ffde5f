//! Types as flat lists of scalars, and where those lie in memory.

use crate::front::memory::Leaf;
use lanemask_ir::Type;
use naga::proc::IndexableLength;
use naga::{ArraySize, Handle, Scalar, ScalarKind, TypeInner};

/// How a composite lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// WGSL's memory layout, which the host shares.
    Host,
    /// Scalars one after the other, a word each: workgroup and private memory, which nobody else sees.
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

/// The IR's type for a scalar; `None` for what is not supported.
pub(super) fn scalar_type(scalar: Scalar) -> Option<Type> {
    match (scalar.kind, scalar.width) {
        (ScalarKind::Bool, _) => Some(Type::Bool),
        (ScalarKind::Sint | ScalarKind::Uint, 4) => Some(Type::I32),
        (ScalarKind::Float, 4) => Some(Type::F32),
        _ => None,
    }
}

fn ir_type(scalar: Scalar) -> Type {
    scalar_type(scalar).unwrap_or(Type::I32)
}

/// Bytes from one column to the next in host layout.
pub(super) fn column_stride(rows: naga::VectorSize) -> u32 {
    if rows == naga::VectorSize::Bi { 8 } else { 16 }
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

    /// Number of scalars (saturating); runtime-sized arrays and handles have none.
    pub fn flat_len(&self, ty: &TypeInner) -> u32 {
        match *ty {
            TypeInner::Scalar(_) | TypeInner::Atomic(_) => 1,
            TypeInner::Vector { size, .. } => size as u32,
            TypeInner::Matrix { columns, rows, .. } => columns as u32 * rows as u32,
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

    /// Number of scalars of an element.
    pub fn elem_len(&self, elem: Elem) -> u32 {
        match elem {
            Elem::Inner(inner) => self.flat_len(inner),
            Elem::Column(rows, _) => rows as u32,
            Elem::Component(_) => 1,
        }
    }

    /// Types of the scalars.
    pub fn scalars(&self, ty: &TypeInner, out: &mut Vec<Type>) {
        match *ty {
            TypeInner::Scalar(s) | TypeInner::Atomic(s) => out.push(ir_type(s)),
            TypeInner::Vector { size, scalar } => {
                out.extend(std::iter::repeat_n(ir_type(scalar), size as usize));
            }
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => out.extend(std::iter::repeat_n(
                ir_type(scalar),
                columns as usize * rows as usize,
            )),
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

    /// The words of a composite in memory, in flat order.
    pub fn leaves(&self, ty: &TypeInner, layout: Layout, at: u32, out: &mut Vec<Leaf>) {
        let mut leaf = |offset, words, scalar| {
            out.push(Leaf {
                offset,
                words,
                ty: ir_type(scalar),
            })
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
                    Layout::Host => column_stride(rows),
                    Layout::Packed => rows as u32 * 4,
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

    /// The words of a composite in memory as accesses of 1 to 4 consecutive words of one type.
    pub fn accesses(&self, ty: &TypeInner, layout: Layout) -> Vec<Leaf> {
        let mut leaves = Vec::new();
        self.leaves(ty, layout, 0, &mut leaves);
        let mut out: Vec<Leaf> = Vec::with_capacity(leaves.len());
        for leaf in leaves {
            match out.last_mut() {
                Some(last)
                    if last.ty == leaf.ty
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
                host_stride: 4,
            },
            TypeInner::Matrix {
                columns,
                rows,
                scalar,
            } => Step {
                element: Elem::Column(rows, scalar),
                count: Some(columns as u32),
                host_stride: column_stride(rows),
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

    /// Where constant component `index` starts: (scalars, bytes in host layout) from the start.
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

    /// Number of scalars of constant component `index`.
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
