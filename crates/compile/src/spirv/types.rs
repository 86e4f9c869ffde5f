//! Types: as flat lists of words, and where those lie in memory. A scalar is a word, or two if it has 64 bits.

use super::error::{LAYOUT, NESTING, TOO_LARGE, UNSUPPORTED};
use super::words::R;
use crate::front::memory::Leaf;
use crate::front::numbers::Num;
use lanemask_diag::Diagnostic;
use lanemask_ir::{ImageType, Type, Unit};
use rspirv::spirv::StorageClass;
use std::collections::HashMap;

/// Types within types.
const MAX_DEPTH: u32 = 64;
/// Scalars of one value.
pub(super) const MAX_SCALARS: u32 = 1 << 15;

/// A type, by its parts.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Ty {
    Void,
    Bool,
    Int {
        width: u32,
        signed: bool,
    },
    Float {
        width: u32,
    },
    Vector {
        elem: u32,
        n: u32,
    },
    Matrix {
        column: u32,
        n: u32,
    },
    Array {
        elem: u32,
        n: u32,
        stride: Option<u32>,
    },
    /// An array whose length the buffer gives.
    Runtime {
        elem: u32,
        stride: Option<u32>,
    },
    Struct {
        members: Vec<Member>,
    },
    Pointer {
        class: StorageClass,
        to: u32,
    },
    Function,
    Image(ImageType),
    Sampler,
    /// An image with a sampler.
    SampledImage {
        image: u32,
    },
    /// What no kernel can compute with; its name.
    Other(&'static str),
}

/// A member of a struct.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Member {
    pub ty: u32,
    pub offset: Option<u32>,
    pub matrix_stride: Option<u32>,
    pub row_major: bool,
    pub non_writable: bool,
}

/// What is known of a type.
#[derive(Clone, Debug)]
struct Info {
    ty: Ty,
    /// Number of words, saturating; 0 for run-time arrays and what is no value.
    flat: u32,
    /// What its address in a buffer is a multiple of: bytes of its largest unit.
    align: u32,
    depth: u32,
    /// Whether its size is known.
    sized: bool,
    /// The first part that no kernel can compute with.
    bad: Option<String>,
}

/// Number format of a scalar.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    Bool,
    Sint,
    Uint,
    Float,
}

/// How a composite lies in memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Layout {
    /// As its decorations say; inside of it, the matrix layout of the member and the stride of a vector's components.
    Host(Matrix),
    /// Words one after the other.
    Packed,
}

impl Layout {
    /// At the start of a buffer.
    pub const HOST: Layout = Layout::Host(Matrix {
        stride: None,
        row_major: false,
        component: None,
    });
}

/// What a member's decorations say of the matrices in it, and what is left of that in a column.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Matrix {
    pub stride: Option<u32>,
    pub row_major: bool,
    /// Bytes from a vector's component to the next; `None`: one follows the other.
    pub component: Option<u32>,
}

/// What an index goes to.
#[derive(Clone, Copy, Debug)]
pub(super) struct Step {
    pub elem: u32,
    /// Number of elements; `None` for a run-time array.
    pub count: Option<u32>,
    /// Bytes from an element to the next.
    pub stride: u32,
    /// Layout of the element.
    pub layout: Layout,
}

/// The types of a module, by id.
#[derive(Clone, Debug, Default)]
pub(super) struct Types {
    all: HashMap<u32, Info>,
}

fn error(code: &'static str, message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(code, message))
}

impl Types {
    /// Adds a type whose parts are there already.
    pub fn add(&mut self, id: u32, ty: Ty) -> R<()> {
        let part = |id: u32| {
            self.all
                .get(&id)
                .ok_or_else(|| error(super::error::MALFORMED, format!("%{id} is no type so far")))
        };
        let (mut flat, mut depth, mut sized, mut bad) = (0, 0, true, None);
        let mut align = 1;
        match &ty {
            Ty::Void | Ty::Function => {}
            Ty::Bool => (flat, align) = (1, 4),
            Ty::Int { width, .. } => {
                flat = if *width == 64 { 2 } else { 1 };
                align = (*width / 8).clamp(1, 4);
                let known = matches!(width, 8 | 16 | 32 | 64);
                bad = (!known).then(|| format!("integers of {width} bits"));
            }
            Ty::Float { width } => {
                flat = if *width == 64 { 2 } else { 1 };
                align = (*width / 8).clamp(1, 4);
                let known = matches!(width, 16 | 32 | 64);
                bad = (!known).then(|| format!("floats of {width} bits"));
            }
            Ty::Vector { elem, n } | Ty::Matrix { column: elem, n } | Ty::Array { elem, n, .. } => {
                let part = part(*elem)?;
                let fits = match &ty {
                    Ty::Vector { .. } => {
                        matches!(part.ty, Ty::Bool | Ty::Int { .. } | Ty::Float { .. })
                    }
                    Ty::Matrix { .. } => matches!(part.ty, Ty::Vector { .. }),
                    _ => !matches!(part.ty, Ty::Void | Ty::Function | Ty::Runtime { .. }),
                };
                if !fits || *n == 0 {
                    let message = format!("%{id} cannot have %{elem} as its element");
                    return Err(error(super::error::MALFORMED, message));
                }
                if *n > 4 && !matches!(ty, Ty::Array { .. }) {
                    bad = Some(format!("vectors of {n} components"));
                }
                flat = part.flat.saturating_mul(*n);
                align = part.align;
                depth = part.depth + 1;
                sized = part.sized;
                bad = bad.or_else(|| part.bad.clone());
            }
            Ty::Runtime { elem, .. } => {
                let part = part(*elem)?;
                align = part.align;
                depth = part.depth + 1;
                sized = false;
                bad = part.bad.clone();
            }
            Ty::Struct { members } => {
                for m in members {
                    let part = part(m.ty)?;
                    flat = flat.saturating_add(part.flat);
                    align = align.max(part.align);
                    depth = depth.max(part.depth + 1);
                    sized &= part.sized;
                    bad = bad.or_else(|| part.bad.clone());
                }
            }
            Ty::Pointer { to, .. } => {
                part(*to)?;
                bad = Some("pointers in memory".to_owned());
            }
            Ty::Image(_) => bad = Some("images as values in variables".to_owned()),
            Ty::Sampler => bad = Some("samplers as values in variables".to_owned()),
            Ty::SampledImage { image } => bad = part(*image)?.bad.clone(),
            Ty::Other(name) => bad = Some((*name).to_owned()),
        }
        if depth > MAX_DEPTH {
            let message = format!("types are nested more than {MAX_DEPTH} deep");
            return Err(error(NESTING, message));
        }
        let info = Info {
            ty,
            flat,
            align,
            depth,
            sized,
            bad,
        };
        if self.all.insert(id, info).is_some() {
            let message = format!("%{id} is defined twice");
            return Err(error(super::error::MALFORMED, message));
        }
        Ok(())
    }

    /// The type with this id.
    pub fn get(&self, id: u32) -> R<&Ty> {
        match self.all.get(&id) {
            Some(info) => Ok(&info.ty),
            None => Err(error(
                super::error::MALFORMED,
                format!("%{id} is not a type"),
            )),
        }
    }

    /// Whether a value of the type is the name of an image or sampler.
    pub fn is_handle(&self, id: u32) -> bool {
        matches!(
            self.get(id),
            Ok(Ty::Image(_) | Ty::Sampler | Ty::SampledImage { .. })
        )
    }

    /// The type of an image, also of one with a sampler; `None` of other types.
    pub fn image(&self, id: u32) -> Option<ImageType> {
        match self.get(id).ok()? {
            Ty::Image(ty) => Some(*ty),
            Ty::SampledImage { image } => self.image(*image),
            _ => None,
        }
    }

    /// What its address in a buffer is a multiple of.
    pub fn align(&self, id: u32) -> u32 {
        self.all.get(&id).map_or(4, |i| i.align)
    }

    /// What a scalar is, or the components of a vector or matrix. Integers have no sign: operations do.
    pub fn num(&self, id: u32) -> Option<Num> {
        match *self.get(id).ok()? {
            Ty::Bool => Some(Num::Bool),
            Ty::Int { width, .. } => Some(Num::Int {
                bits: width,
                signed: false,
            }),
            Ty::Float { width } => Some(Num::Float { bits: width }),
            Ty::Vector { elem, .. } | Ty::Matrix { column: elem, .. } => self.num(elem),
            _ => None,
        }
    }

    /// Number of words, saturating.
    pub fn flat(&self, id: u32) -> u32 {
        self.all.get(&id).map_or(0, |i| i.flat)
    }

    /// Refuses a type that no kernel can compute with.
    pub fn check(&self, id: u32) -> R<()> {
        self.get(id)?;
        match self.all.get(&id).and_then(|i| i.bad.as_ref()) {
            None => Ok(()),
            Some(bad) => Err(error(UNSUPPORTED, format!("{bad}: not supported yet"))),
        }
    }

    /// Refuses a type without a size that is known.
    pub fn check_sized(&self, id: u32) -> R<()> {
        match self.all.get(&id) {
            Some(info) if !info.sized => {
                let message = format!("%{id} has an array without a length, and is no buffer");
                Err(error(super::error::MALFORMED, message))
            }
            _ => self.check(id),
        }
    }

    /// The types of the words of a value.
    pub fn scalars(&self, id: u32) -> R<Vec<Type>> {
        self.check_sized(id)?;
        let n = self.flat(id);
        if n > MAX_SCALARS {
            let message = format!("a value of {n} scalars; at most {MAX_SCALARS} are compiled");
            return Err(error(TOO_LARGE, message));
        }
        let mut out = Vec::with_capacity(n as usize);
        self.push_scalars(id, &mut out)?;
        Ok(out)
    }

    fn push_scalars(&self, id: u32, out: &mut Vec<Type>) -> R<()> {
        match self.get(id)? {
            Ty::Bool | Ty::Int { .. } | Ty::Float { .. } => {
                let n = self.num(id).unwrap_or(Num::U32);
                out.extend(std::iter::repeat_n(n.word(), n.words() as usize));
            }
            Ty::Vector { elem, n } | Ty::Matrix { column: elem, n } | Ty::Array { elem, n, .. } => {
                let start = out.len();
                self.push_scalars(*elem, out)?;
                let one = out[start..].to_vec();
                for _ in 1..*n {
                    out.extend_from_slice(&one);
                }
            }
            Ty::Struct { members } => {
                for m in members {
                    self.push_scalars(m.ty, out)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Number format of a scalar, or of the components of a vector or matrix.
    pub fn kind(&self, id: u32) -> Option<Kind> {
        match self.get(id).ok()? {
            Ty::Bool => Some(Kind::Bool),
            Ty::Int { signed: true, .. } => Some(Kind::Sint),
            Ty::Int { .. } => Some(Kind::Uint),
            Ty::Float { .. } => Some(Kind::Float),
            Ty::Vector { elem, .. } | Ty::Matrix { column: elem, .. } => self.kind(*elem),
            _ => None,
        }
    }

    /// Columns and rows of a matrix.
    pub fn matrix(&self, id: u32) -> Option<(usize, usize)> {
        match self.get(id).ok()? {
            Ty::Matrix { column, n } => match self.get(*column).ok()? {
                Ty::Vector { n: rows, .. } => Some((*n as usize, *rows as usize)),
                _ => None,
            },
            _ => None,
        }
    }

    /// What a pointer points to.
    pub fn pointee(&self, id: u32) -> Option<(StorageClass, u32)> {
        match self.get(id).ok()? {
            Ty::Pointer { class, to } => Some((*class, *to)),
            _ => None,
        }
    }

    /// What an index by a value goes to; `None` for structs and what has no elements.
    pub fn step(&self, id: u32, layout: Layout) -> R<Option<Step>> {
        Ok(Some(match *self.get(id)? {
            Ty::Vector { elem, n } => Step {
                elem,
                count: Some(n),
                stride: match layout {
                    Layout::Host(m) => m.component.unwrap_or(self.scalar_bytes(elem)),
                    Layout::Packed => 4 * self.flat(elem),
                },
                layout: Layout::HOST.like(layout),
            },
            Ty::Matrix { column, n } => {
                let (stride, layout) = match layout {
                    Layout::Packed => (4 * self.flat(column), Layout::Packed),
                    Layout::Host(m) => {
                        let stride = m.stride.ok_or_else(|| {
                            error(LAYOUT, "a matrix in a buffer without MatrixStride")
                        })?;
                        if !stride.is_multiple_of(self.align(column)) {
                            let message = format!("a matrix stride of {stride} bytes does not fit");
                            return Err(error(LAYOUT, message));
                        }
                        let (step, component) = if m.row_major {
                            (self.scalar_bytes(column), Some(stride))
                        } else {
                            (stride, None)
                        };
                        (step, Layout::Host(Matrix { component, ..m }))
                    }
                };
                Step {
                    elem: column,
                    count: Some(n),
                    stride,
                    layout,
                }
            }
            Ty::Array { elem, n, stride } => Step {
                elem,
                count: Some(n),
                stride: self.array_stride(elem, stride, layout)?,
                layout,
            },
            Ty::Runtime { elem, stride } => Step {
                elem,
                count: None,
                stride: self.array_stride(elem, stride, layout)?,
                layout,
            },
            _ => return Ok(None),
        }))
    }

    /// Bytes of a scalar, or of a component, in a buffer.
    fn scalar_bytes(&self, id: u32) -> u32 {
        self.num(id).map_or(4, |n| n.bits() / 8)
    }

    fn array_stride(&self, elem: u32, stride: Option<u32>, layout: Layout) -> R<u32> {
        match (layout, stride) {
            (Layout::Packed, _) => Ok(self.flat(elem).saturating_mul(4)),
            (Layout::Host(_), Some(stride)) if stride.is_multiple_of(self.align(elem)) => {
                Ok(stride)
            }
            (Layout::Host(_), Some(stride)) => Err(error(
                LAYOUT,
                format!("an array stride of {stride} bytes is not whole words"),
            )),
            (Layout::Host(_), None) => Err(error(LAYOUT, "an array in a buffer without a stride")),
        }
    }

    /// Where member `i` of a struct, or element `i` of what has elements, starts: its type, (words, bytes) from the
    /// start, and its layout. Elements past the end are the last one.
    pub fn member(&self, id: u32, i: u32, layout: Layout) -> R<(u32, u32, u32, Layout)> {
        if let Ty::Struct { members } = self.get(id)? {
            let Some(member) = members.get(i as usize) else {
                let message = format!("%{id} has no member {i}");
                return Err(error(super::error::MALFORMED, message));
            };
            let before = members[..i as usize]
                .iter()
                .fold(0u32, |n, m| n.saturating_add(self.flat(m.ty)));
            let (bytes, layout) = match layout {
                Layout::Packed => (before.saturating_mul(4), layout),
                Layout::Host(_) => match member.offset {
                    Some(at) if at.is_multiple_of(self.align(member.ty)) => (at, member.layout()),
                    Some(at) => {
                        let message = format!("a member at byte {at} is not at a whole word");
                        return Err(error(LAYOUT, message));
                    }
                    None => return Err(error(LAYOUT, "a member in a buffer without an offset")),
                },
            };
            return Ok((member.ty, before, bytes, layout));
        }
        let Some(step) = self.step(id, layout)? else {
            let message = format!("%{id} has no elements");
            return Err(error(super::error::MALFORMED, message));
        };
        let i = step.count.map_or(i, |n| i.min(n - 1));
        let scalars = i.saturating_mul(self.flat(step.elem));
        Ok((
            step.elem,
            scalars,
            i.saturating_mul(step.stride),
            step.layout,
        ))
    }

    /// Whether all scalars of 64 bits in a type are at even words, packed, if it starts at this word.
    pub fn is_even(&self, id: u32, at: u32) -> bool {
        match self.get(id) {
            Ok(Ty::Int { width: 64, .. } | Ty::Float { width: 64 }) => at.is_multiple_of(2),
            Ok(Ty::Struct { members }) => {
                let mut at = at;
                members.iter().all(|m| {
                    let even = self.is_even(m.ty, at);
                    at = at.wrapping_add(self.flat(m.ty));
                    even
                })
            }
            Ok(
                Ty::Array { elem, n, .. } | Ty::Vector { elem, n } | Ty::Matrix { column: elem, n },
            ) => {
                // The others are as far from a pair of words as one of these.
                (0..(*n).min(2)).all(|i| self.is_even(*elem, at.wrapping_add(i * self.flat(*elem))))
            }
            _ => true,
        }
    }

    /// The words of a composite in memory, in flat order.
    fn leaves(&self, id: u32, layout: Layout, at: u32, out: &mut Vec<Leaf>) -> R<()> {
        match self.get(id)? {
            Ty::Bool | Ty::Int { .. } | Ty::Float { .. } => {
                let n = self.num(id).unwrap_or(Num::U32);
                match layout {
                    Layout::Host(_) => Leaf::host(n, at, 1, false, out),
                    Layout::Packed => Leaf::packed(n, at, 1, out),
                }
            }
            Ty::Struct { members } => {
                for i in 0..members.len() as u32 {
                    let (ty, _, bytes, layout) = self.member(id, i, layout)?;
                    self.leaves(ty, layout, at.saturating_add(bytes), out)?;
                }
            }
            _ => {
                let Some(step) = self.step(id, layout)? else {
                    return Ok(());
                };
                for i in 0..step.count.unwrap_or(0) {
                    let bytes = i.saturating_mul(step.stride);
                    self.leaves(step.elem, step.layout, at.saturating_add(bytes), out)?;
                }
            }
        }
        Ok(())
    }

    /// The words of a composite in memory as accesses of 1 to 4 consecutive words of one type, in flat order.
    pub fn accesses(&self, id: u32, layout: Layout) -> R<Vec<Leaf>> {
        self.scalars(id)?;
        let mut leaves = Vec::new();
        self.leaves(id, layout, 0, &mut leaves)?;
        let mut out: Vec<Leaf> = Vec::with_capacity(leaves.len());
        for leaf in leaves {
            match out.last_mut() {
                Some(last)
                    if last.ty == leaf.ty
                        && (last.unit, leaf.unit) == (Unit::Word, Unit::Word)
                        && last.offset.checked_add(last.words * 4) == Some(leaf.offset)
                        && last.words + leaf.words <= 4 =>
                {
                    last.words += leaf.words;
                }
                _ => out.push(leaf),
            }
        }
        Ok(out)
    }

    /// Bytes from the start to the end of what has a size; a run-time array counts with one element.
    pub fn bytes(&self, id: u32, layout: Layout) -> R<u32> {
        Ok(match self.get(id)? {
            Ty::Bool | Ty::Int { .. } | Ty::Float { .. } => self.scalar_bytes(id),
            Ty::Struct { members } => {
                let mut end = 0;
                for i in 0..members.len() as u32 {
                    let (ty, _, at, layout) = self.member(id, i, layout)?;
                    end = end.max(at.saturating_add(self.bytes(ty, layout)?));
                }
                end
            }
            _ => match self.step(id, layout)? {
                Some(step) => {
                    let last = step.count.unwrap_or(1).saturating_sub(1);
                    let start = last.saturating_mul(step.stride);
                    start.saturating_add(self.bytes(step.elem, step.layout)?)
                }
                None => 0,
            },
        })
    }
}

impl Member {
    fn layout(&self) -> Layout {
        Layout::Host(Matrix {
            stride: self.matrix_stride,
            row_major: self.row_major,
            component: None,
        })
    }
}

impl Layout {
    /// Itself in memory that the host shares, else packed.
    fn like(self, other: Layout) -> Layout {
        match other {
            Layout::Host(_) => self,
            Layout::Packed => Layout::Packed,
        }
    }
}
