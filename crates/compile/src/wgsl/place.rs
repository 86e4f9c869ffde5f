//! Variables, the places in them, and how those are read and written.

use super::lower::{Lower, R, Spill};
use super::types::{Elem, Layout};
use crate::front::memory::{Cell, Index, Leaf, Ranges, in_memory};
use lanemask_ir::*;
use naga::TypeInner;

/// A place that a pointer names.
#[derive(Clone, Debug)]
pub(super) enum Place {
    /// In a function or private variable.
    Local {
        /// First cell.
        cell: u32,
        /// Indexes that are not constants, outermost first.
        dynamic: Vec<Index>,
    },
    /// A texture or sampler.
    Handle(ResourceId),
    /// In a buffer, or in workgroup memory.
    Memory {
        /// Which memory.
        space: Space,
        /// Byte offset that is known only at run time.
        offset: Option<Value>,
        /// Bytes more.
        imm: u32,
    },
}

/// An index step: a constant or a value.
#[derive(Clone, Copy, Debug)]
pub(super) enum At {
    /// Known when compiling.
    Const(u32),
    /// Known at run time.
    Value(Value),
}

/// What no valid shader does.
const INSIDE_HANDLE: &str = "an access to the inside of a texture or sampler";

fn layout_of(space: Space) -> Layout {
    match space {
        Space::Buffer(_) => Layout::Host,
        Space::Workgroup | Space::Scratch => Layout::Packed,
    }
}

impl<'m> Lower<'m> {
    /// Makes the cells of a variable; returns the first. `init` has a value for each word, or is `None` for zero.
    pub(super) fn declare(
        &mut self,
        ty: &'m TypeInner,
        ranges: &Ranges,
        all_in_memory: bool,
        init: Option<&[Value]>,
        name: Option<&str>,
    ) -> R<u32> {
        let first = self.cells.len() as u32;
        let n = self.types.flat_len(ty);
        self.check_flat(n)?;
        let mut scalars = Vec::new();
        self.types.scalars(ty, &mut scalars);
        let ranges = in_memory(ranges);
        let in_memory =
            |i: u32| all_in_memory || ranges.iter().any(|&(at, len)| i >= at && i - at < len);
        let scratch_start = self.scratch_top;
        for i in 0..n {
            if in_memory(i) {
                self.cells.push(Cell::Scratch(self.scratch_top));
                self.scratch_top += 4;
            } else {
                let value = match init {
                    Some(values) => values[i as usize],
                    None => self.b.zero(scalars[i as usize]),
                };
                self.cells.push(Cell::Env(self.b.env.len() as u32));
                self.b.env.push(value);
                self.b.env_names.push(name.map(str::to_owned));
            }
        }
        self.scratch_bytes = self.scratch_bytes.max(self.scratch_top);
        if self.scratch_top > scratch_start {
            match init {
                None => self.b.zero_scratch(scratch_start, self.scratch_top),
                Some(values) => {
                    let place = Place::Local {
                        cell: first,
                        dynamic: Vec::new(),
                    };
                    self.write(&place, ty, values)?;
                }
            }
        }
        Ok(first)
    }

    /// The place of an element or member of a place of type `ty`.
    pub(super) fn place_at(&mut self, place: &Place, ty: &'m TypeInner, at: At) -> R<Place> {
        let (index, step) = match at {
            At::Const(i) => {
                let Some((scalars, bytes)) = self.types.member(ty, i) else {
                    return Err(self.internal("index into a type without elements"));
                };
                return Ok(match place {
                    Place::Handle(_) => return Err(self.internal(INSIDE_HANDLE)),
                    Place::Local { cell, dynamic } => Place::Local {
                        cell: cell + scalars,
                        dynamic: dynamic.clone(),
                    },
                    Place::Memory { space, offset, imm } => {
                        let bytes = match layout_of(*space) {
                            Layout::Host => bytes,
                            Layout::Packed => scalars * 4,
                        };
                        Place::Memory {
                            space: *space,
                            offset: *offset,
                            // Accesses align it to their unit.
                            imm: imm.saturating_add(bytes),
                        }
                    }
                });
            }
            At::Value(index) => match self.types.step(ty) {
                Some(step) => (index, step),
                None => return Err(self.internal("run-time index into a struct")),
            },
        };
        if let (Some(i), Some(count)) = (self.b.known(index), step.count) {
            return self.place_at(place, ty, At::Const(i.min(count - 1)));
        }
        let stride = self.types.elem_len(step.element);
        Ok(match place {
            Place::Handle(_) => return Err(self.internal(INSIDE_HANDLE)),
            Place::Local { cell, dynamic } => {
                let mut dynamic = dynamic.clone();
                dynamic.push(Index {
                    index,
                    count: step.count.unwrap_or(1),
                    stride,
                });
                Place::Local {
                    cell: *cell,
                    dynamic,
                }
            }
            Place::Memory { space, offset, imm } => {
                let (index, stride) = match layout_of(*space) {
                    Layout::Host => (index, step.host_stride),
                    Layout::Packed => (self.b.clamped(index, step.count), stride * 4),
                };
                let bytes = self.b.scaled(index, stride);
                let offset = match *offset {
                    None => bytes,
                    Some(so_far) => self.b.bin(BinOp::Add, so_far, bytes),
                };
                Place::Memory {
                    space: *space,
                    offset: Some(offset),
                    imm: *imm,
                }
            }
        })
    }

    /// The scalars at a place of type `ty`.
    pub(super) fn read(&mut self, place: &Place, ty: &TypeInner) -> R<Vec<Value>> {
        let n = self.types.flat_len(ty);
        self.check_flat(n)?;
        match place {
            Place::Handle(_) => Err(self.internal(INSIDE_HANDLE)),
            Place::Memory { space, offset, imm } => {
                let addr = Addr {
                    space: *space,
                    offset: *offset,
                    imm: *imm,
                    unit: Unit::Word,
                };
                Ok(self.read_memory(addr, ty, layout_of(*space)))
            }
            Place::Local { cell, dynamic } => {
                if dynamic.is_empty() {
                    return Ok(self.read_cells(*cell, ty));
                }
                match self.cells[*cell as usize] {
                    Cell::Scratch(start) => {
                        let addr = self.b.scratch_addr(start, dynamic);
                        Ok(self.read_memory(addr, ty, Layout::Packed))
                    }
                    Cell::Env(_) => Ok(self.b.read_selected(&self.cells, *cell, dynamic, n)),
                }
            }
        }
    }

    fn read_memory(&mut self, addr: Addr, ty: &TypeInner, layout: Layout) -> Vec<Value> {
        let mut out = Vec::new();
        for leaf in self.types.accesses(ty, layout) {
            self.b.load_leaf(addr, leaf, &mut out);
        }
        out
    }

    fn read_cells(&mut self, cell: u32, ty: &TypeInner) -> Vec<Value> {
        let mut leaves = Vec::new();
        self.types.leaves(ty, Layout::Packed, 0, &mut leaves);
        let mut out = Vec::new();
        for leaf in leaves {
            let first = cell + leaf.offset / 4;
            let cells = &self.cells[first as usize..(first + leaf.words) as usize];
            if let Cell::Scratch(start) = cells[0] {
                let addr = self.b.scratch_addr(start, &[]);
                self.b.load_leaf(addr, Leaf { offset: 0, ..leaf }, &mut out);
            } else {
                for c in cells {
                    if let Cell::Env(i) = *c {
                        out.push(self.b.env[i as usize]);
                    }
                }
            }
        }
        out
    }

    /// Stores the scalars of a value of type `ty`.
    pub(super) fn write(&mut self, place: &Place, ty: &TypeInner, values: &[Value]) -> R<()> {
        match place {
            Place::Handle(_) => return Err(self.internal(INSIDE_HANDLE)),
            Place::Memory { space, offset, imm } => {
                let addr = Addr {
                    space: *space,
                    offset: *offset,
                    imm: *imm,
                    unit: Unit::Word,
                };
                self.write_memory(addr, ty, layout_of(*space), values);
            }
            Place::Local { cell, dynamic } if dynamic.is_empty() => {
                self.write_cells(*cell, ty, values);
            }
            Place::Local { cell, dynamic } => match self.cells[*cell as usize] {
                Cell::Scratch(start) => {
                    let addr = self.b.scratch_addr(start, dynamic);
                    self.write_memory(addr, ty, Layout::Packed, values);
                }
                Cell::Env(_) => self
                    .b
                    .write_selected(&self.cells, *cell, dynamic, None, values),
            },
        }
        Ok(())
    }

    /// Stores zeros; long runs of private memory by a loop.
    pub(super) fn write_zero(&mut self, place: &Place, ty: &TypeInner) -> R<bool> {
        let n = self.types.flat_len(ty);
        if let Place::Local { cell, dynamic } = place
            && dynamic.is_empty()
            && n > 32
        {
            let cells = &self.cells[*cell as usize..(*cell + n) as usize];
            let (first, last) = (cells[0], cells[cells.len() - 1]);
            let all = cells.iter().all(|c| matches!(c, Cell::Scratch(_)));
            if let (Cell::Scratch(start), Cell::Scratch(end), true) = (first, last, all) {
                self.b.zero_scratch(start, end + 4);
                return Ok(true);
            }
        }
        Ok(false)
    }

    pub(super) fn write_memory(
        &mut self,
        addr: Addr,
        ty: &TypeInner,
        layout: Layout,
        values: &[Value],
    ) {
        let mut at = 0;
        for leaf in self.types.accesses(ty, layout) {
            let words = &values[at..at + leaf.words as usize];
            at += leaf.words as usize;
            self.b.store_leaf(addr, leaf, words);
        }
    }

    fn write_cells(&mut self, cell: u32, ty: &TypeInner, values: &[Value]) {
        let mut leaves = Vec::new();
        self.types.leaves(ty, Layout::Packed, 0, &mut leaves);
        for leaf in leaves {
            let from = (leaf.offset / 4) as usize;
            let first = cell as usize + from;
            let words = &values[from..from + leaf.words as usize];
            if let Cell::Scratch(start) = self.cells[first] {
                let addr = self.b.scratch_addr(start, &[]);
                self.b.store_leaf(addr, Leaf { offset: 0, ..leaf }, words);
            } else {
                for (i, &w) in words.iter().enumerate() {
                    if let Cell::Env(e) = self.cells[first + i] {
                        self.b.env[e as usize] = w;
                    }
                }
            }
        }
    }

    /// A value in memory. Constant values are in the kernel's constants, once.
    pub(super) fn spill(&mut self, ty: &TypeInner, values: &[Value]) -> R<Spill> {
        let n = values.len() as u32;
        self.check_flat(n)?;
        let consts: Option<Vec<Const>> = values.iter().map(|&v| self.b.known_const(v)).collect();
        if let Some(consts) = consts {
            if let Some(&at) = self.tables.get(&consts) {
                return Ok(Spill::Table(at));
            }
            let words = &mut self.b.kernel.constants;
            let at = 4 * words.len() as u32;
            words.extend(consts.iter().map(|c| match *c {
                Const::I32(bits) | Const::F32(bits) => bits,
                Const::Bool(b) => u32::from(b),
            }));
            let bytes = 4 * words.len() as u32;
            let resources = &mut self.b.kernel.resources;
            let (group, binding) = CONSTANTS;
            match resources
                .last_mut()
                .filter(|r| (r.group, r.binding) == CONSTANTS)
            {
                Some(table) => table.min_bytes = bytes,
                None => resources.push(Resource {
                    group,
                    binding,
                    name: "constants".to_owned(),
                    access: Access::ReadOnly,
                    min_bytes: bytes,
                    kind: ResourceKind::Buffer,
                }),
            }
            self.tables.insert(consts, at);
            return Ok(Spill::Table(at));
        }
        let at = self.scratch_top;
        self.scratch_top += n * 4;
        self.scratch_bytes = self.scratch_bytes.max(self.scratch_top);
        let addr = self.b.memory_addr(Space::Scratch, at, &[]);
        self.write_memory(addr, ty, Layout::Packed, values);
        Ok(Spill::Scratch(at))
    }

    /// Element of a spilled value.
    pub(super) fn read_spilled(
        &mut self,
        at: Spill,
        ty: &'m TypeInner,
        index: Value,
    ) -> R<Vec<Value>> {
        let Some(step) = self.types.step(ty) else {
            return Err(self.internal("run-time index into a value without elements"));
        };
        let stride = self.types.elem_len(step.element);
        let (space, at) = match at {
            Spill::Scratch(at) => (Space::Scratch, at),
            // The buffer behind those that are bound: all of these are declared by now.
            Spill::Table(at) => {
                let last = self.b.kernel.resources.len() - 1;
                (Space::Buffer(ResourceId(last as u32)), at)
            }
        };
        let addr = self.b.memory_addr(
            space,
            at,
            &[Index {
                index,
                count: step.count.unwrap_or(1),
                stride,
            }],
        );
        let column;
        let element = match step.element {
            Elem::Inner(inner) => inner,
            Elem::Column(size, scalar) => {
                column = TypeInner::Vector { size, scalar };
                &column
            }
            Elem::Component(scalar) => {
                column = TypeInner::Scalar(scalar);
                &column
            }
        };
        Ok(self.read_memory(addr, element, Layout::Packed))
    }
}
