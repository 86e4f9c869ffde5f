//! Variables, the places in them, and how those are read and written.

use super::analyze::{Ranges, in_memory};
use super::lower::{Lower, R, Spill};
use super::types::{Elem, Layout, Leaf};
use lanemask_ir::*;
use naga::TypeInner;

/// Where a scalar of a variable lives.
#[derive(Clone, Copy, Debug)]
pub(super) enum Cell {
    /// In the environment, at this index.
    Env(u32),
    /// In private memory, at this byte.
    Scratch(u32),
}

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

/// A run-time index into a local.
#[derive(Clone, Copy, Debug)]
pub(super) struct Index {
    /// The index, unchecked.
    index: Value,
    /// Number of elements.
    count: u32,
    /// Scalars of an element.
    stride: u32,
}

/// An index step: a constant or a value.
#[derive(Clone, Copy, Debug)]
pub(super) enum At {
    /// Known when compiling.
    Const(u32),
    /// Known at run time.
    Value(Value),
}

fn layout_of(space: Space) -> Layout {
    match space {
        Space::Buffer(_) => Layout::Host,
        Space::Workgroup | Space::Scratch => Layout::Packed,
    }
}

impl<'m> Lower<'m> {
    /// Makes the cells of a variable; returns the first. `init` has a value for each scalar, or is `None` for zero.
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
                None => self.zero_scratch(scratch_start, self.scratch_top)?,
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

    /// Fills private memory from `start` to `end` with zeros.
    fn zero_scratch(&mut self, start: u32, end: u32) -> R<()> {
        let zero = self.b.i32(0);
        let mut at = start;
        if end - start > 128 {
            // 16 bytes a trip; the counter is a variable of its own.
            let bytes = (end - start) / 16 * 16;
            let step = self.b.i32(16);
            let limit = self.b.i32(bytes);
            self.b.env.push(zero);
            self.b.env_names.push(None);
            let index = self.b.env.len() - 1;
            let outer = self.b.enter();
            let mut exit = self.b.target();
            let (mut head, before) = self.b.open_loop();
            let body = self.b.enter();
            let counter = self.b.env[index];
            let addr = Addr {
                space: Space::Scratch,
                offset: Some(counter),
                imm: start,
            };
            self.b.emit(Vec::new(), Op::Store(addr, vec![zero; 4]));
            let next = self.b.bin(BinOp::Add, counter, step);
            self.b.env[index] = next;
            let more = self.b.cmp(CmpOp::LtU32, next, limit);
            let join = self.b.target();
            let label = join.label;
            let arm = self.b.enter();
            self.b.br(&mut head, Vec::new());
            let then = self.b.leave(arm);
            self.b.rewind(&join);
            let arm = self.b.enter();
            self.b.br(&mut exit, Vec::new());
            let otherwise = self.b.leave(arm);
            let span = self.b.span;
            self.b.push(Stmt::If {
                label,
                cond: more,
                then,
                otherwise,
                span,
            });
            self.b.close(join, &[]);
            let body = self.b.leave(body);
            self.b.close_loop(head, before, body);
            let body = self.b.leave(outer);
            let label = exit.label;
            self.b.push(Stmt::Block { label, body });
            self.b.close(exit, &[]);
            self.b.env.truncate(index);
            self.b.env_names.truncate(index);
            at += bytes;
        }
        while at < end {
            let words = ((end - at) / 4).min(4);
            let addr = Addr {
                space: Space::Scratch,
                offset: None,
                imm: at,
            };
            self.b
                .emit(Vec::new(), Op::Store(addr, vec![zero; words as usize]));
            at += words * 4;
        }
        Ok(())
    }

    /// The place of an element or member of a place of type `ty`.
    pub(super) fn place_at(&mut self, place: &Place, ty: &'m TypeInner, at: At) -> R<Place> {
        let (index, step) = match at {
            At::Const(i) => {
                let Some((scalars, bytes)) = self.types.member(ty, i) else {
                    return Err(self.internal("index into a type without elements"));
                };
                return Ok(match place {
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
                            imm: imm.saturating_add(bytes) & !3,
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
                    Layout::Packed => (self.clamped(index, step.count), stride * 4),
                };
                let bytes = self.scaled(index, stride);
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

    fn clamped(&mut self, index: Value, count: Option<u32>) -> Value {
        match count {
            Some(n) => {
                let last = self.b.i32(n - 1);
                self.b.bin(BinOp::MinU32, index, last)
            }
            None => index,
        }
    }

    fn scaled(&mut self, index: Value, stride: u32) -> Value {
        if stride == 1 {
            return index;
        }
        let stride = self.b.i32(stride);
        self.b.bin(BinOp::Mul, index, stride)
    }

    /// Address in private memory of a local place.
    fn scratch_addr(&mut self, start: u32, dynamic: &[Index]) -> Addr {
        self.memory_addr(Space::Scratch, start, dynamic)
    }

    fn memory_addr(&mut self, space: Space, start: u32, dynamic: &[Index]) -> Addr {
        let mut offset: Option<Value> = None;
        for d in dynamic {
            let index = self.clamped(d.index, Some(d.count));
            let bytes = self.scaled(index, d.stride * 4);
            offset = Some(match offset {
                None => bytes,
                Some(so_far) => self.b.bin(BinOp::Add, so_far, bytes),
            });
        }
        Addr {
            space,
            offset,
            imm: start,
        }
    }

    /// The scalars at a place of type `ty`.
    pub(super) fn read(&mut self, place: &Place, ty: &TypeInner) -> R<Vec<Value>> {
        let n = self.types.flat_len(ty);
        self.check_flat(n)?;
        match place {
            Place::Memory { space, offset, imm } => {
                let addr = Addr {
                    space: *space,
                    offset: *offset,
                    imm: *imm,
                };
                Ok(self.read_memory(addr, ty, layout_of(*space)))
            }
            Place::Local { cell, dynamic } => {
                if dynamic.is_empty() {
                    return Ok(self.read_cells(*cell, ty));
                }
                match self.cells[*cell as usize] {
                    Cell::Scratch(start) => {
                        let addr = self.scratch_addr(start, dynamic);
                        Ok(self.read_memory(addr, ty, Layout::Packed))
                    }
                    Cell::Env(_) => Ok(self.read_selected(*cell, dynamic, n)),
                }
            }
        }
    }

    fn read_memory(&mut self, addr: Addr, ty: &TypeInner, layout: Layout) -> Vec<Value> {
        let mut out = Vec::new();
        for leaf in self.types.accesses(ty, layout) {
            self.load_leaf(addr, leaf, &mut out);
        }
        out
    }

    fn load_leaf(&mut self, addr: Addr, leaf: Leaf, out: &mut Vec<Value>) {
        let addr = Addr {
            imm: addr.imm.saturating_add(leaf.offset) & !3,
            ..addr
        };
        let word = if leaf.ty == Type::F32 {
            Type::F32
        } else {
            Type::I32
        };
        let results: Vec<Value> = (0..leaf.words).map(|_| self.b.value(word)).collect();
        self.b.emit(results.clone(), Op::Load(addr));
        if leaf.ty == Type::Bool {
            let zero = self.b.i32(0);
            for r in results {
                out.push(self.b.cmp(CmpOp::NeI32, r, zero));
            }
        } else {
            out.extend(results);
        }
    }

    fn read_cells(&mut self, cell: u32, ty: &TypeInner) -> Vec<Value> {
        let mut leaves = Vec::new();
        self.types.leaves(ty, Layout::Packed, 0, &mut leaves);
        let mut out = Vec::new();
        for leaf in leaves {
            let first = cell + leaf.offset / 4;
            let cells = &self.cells[first as usize..(first + leaf.words) as usize];
            if let Cell::Scratch(start) = cells[0] {
                let addr = self.scratch_addr(start, &[]);
                self.load_leaf(addr, Leaf { offset: 0, ..leaf }, &mut out);
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

    fn read_selected(&mut self, cell: u32, dynamic: &[Index], n: u32) -> Vec<Value> {
        let Some((d, rest)) = dynamic.split_first() else {
            let cells = self.cells[cell as usize..(cell + n) as usize].to_vec();
            return cells
                .into_iter()
                .map(|c| match c {
                    Cell::Env(i) => self.b.env[i as usize],
                    Cell::Scratch(_) => {
                        unreachable!("a range under a run-time index is all of one kind")
                    }
                })
                .collect();
        };
        let elements: Vec<Vec<Value>> = (0..d.count)
            .map(|i| self.read_selected(cell + i * d.stride, rest, n))
            .collect();
        self.choose(d.index, &elements)
    }

    /// The element that the index names, by comparisons; the last one for an index out of range.
    pub(super) fn choose(&mut self, index: Value, elements: &[Vec<Value>]) -> Vec<Value> {
        let (last, others) = elements.split_last().expect("at least one element");
        let mut result = last.clone();
        for (i, element) in others.iter().enumerate() {
            let i = self.b.i32(i as u32);
            let here = self.b.cmp(CmpOp::EqI32, index, i);
            for (r, &e) in result.iter_mut().zip(element) {
                *r = self.b.select(here, e, *r);
            }
        }
        result
    }

    /// Stores the scalars of a value of type `ty`.
    pub(super) fn write(&mut self, place: &Place, ty: &TypeInner, values: &[Value]) -> R<()> {
        match place {
            Place::Memory { space, offset, imm } => {
                let addr = Addr {
                    space: *space,
                    offset: *offset,
                    imm: *imm,
                };
                self.write_memory(addr, ty, layout_of(*space), values);
            }
            Place::Local { cell, dynamic } if dynamic.is_empty() => {
                self.write_cells(*cell, ty, values);
            }
            Place::Local { cell, dynamic } => match self.cells[*cell as usize] {
                Cell::Scratch(start) => {
                    let addr = self.scratch_addr(start, dynamic);
                    self.write_memory(addr, ty, Layout::Packed, values);
                }
                Cell::Env(_) => self.write_selected(*cell, dynamic, None, values),
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
                self.zero_scratch(start, end + 4)?;
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
            self.store_leaf(addr, leaf, words);
        }
    }

    fn store_leaf(&mut self, addr: Addr, leaf: Leaf, values: &[Value]) {
        let addr = Addr {
            imm: addr.imm.saturating_add(leaf.offset) & !3,
            ..addr
        };
        let mut words = values.to_vec();
        if leaf.ty == Type::Bool {
            let (one, zero) = (self.b.i32(1), self.b.i32(0));
            for w in &mut words {
                *w = self.b.select(*w, one, zero);
            }
        }
        self.b.emit(Vec::new(), Op::Store(addr, words));
    }

    fn write_cells(&mut self, cell: u32, ty: &TypeInner, values: &[Value]) {
        let mut leaves = Vec::new();
        self.types.leaves(ty, Layout::Packed, 0, &mut leaves);
        for leaf in leaves {
            let from = (leaf.offset / 4) as usize;
            let first = cell as usize + from;
            let words = &values[from..from + leaf.words as usize];
            if let Cell::Scratch(start) = self.cells[first] {
                let addr = self.scratch_addr(start, &[]);
                self.store_leaf(addr, Leaf { offset: 0, ..leaf }, words);
            } else {
                for (i, &w) in words.iter().enumerate() {
                    if let Cell::Env(e) = self.cells[first + i] {
                        self.b.env[e as usize] = w;
                    }
                }
            }
        }
    }

    fn write_selected(
        &mut self,
        cell: u32,
        dynamic: &[Index],
        guard: Option<Value>,
        values: &[Value],
    ) {
        let Some((d, rest)) = dynamic.split_first() else {
            for (i, &v) in values.iter().enumerate() {
                if let Cell::Env(e) = self.cells[cell as usize + i] {
                    let old = self.b.env[e as usize];
                    self.b.env[e as usize] = match guard {
                        Some(guard) => self.b.select(guard, v, old),
                        None => v,
                    };
                }
            }
            return;
        };
        for i in 0..d.count {
            let at = self.b.i32(i);
            // The last element also takes what is out of range, as a clamped index would.
            let here = if i + 1 == d.count {
                self.b.cmp(CmpOp::LeU32, at, d.index)
            } else {
                self.b.cmp(CmpOp::EqI32, d.index, at)
            };
            let guard = match guard {
                Some(g) => self.b.bin(BinOp::AndBool, g, here),
                None => here,
            };
            self.write_selected(cell + i * d.stride, rest, Some(guard), values);
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
                }),
            }
            self.tables.insert(consts, at);
            return Ok(Spill::Table(at));
        }
        let at = self.scratch_top;
        self.scratch_top += n * 4;
        self.scratch_bytes = self.scratch_bytes.max(self.scratch_top);
        let addr = self.memory_addr(Space::Scratch, at, &[]);
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
        let addr = self.memory_addr(
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
