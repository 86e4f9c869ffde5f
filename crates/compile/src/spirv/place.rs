//! Pointers, the places that they name, and how those are read and written.

use super::constants::Known;
use super::error::{NESTING, UNSUPPORTED, malformed};
use super::image::Handle;
use super::lower::{Frame, Lower, Slot};
use super::structure::makes_pointer;
use super::types::Layout;
use super::words::{Inst, R};
use crate::front::memory::{Cell, Index, Leaf, PROMOTE_LIMIT, in_memory};
use crate::front::numbers::Num;
use lanemask_diag::Diagnostic;
use lanemask_ir::*;
use rspirv::spirv::{Decoration, Op as SpvOp};

/// A pointer: a place and the type of what is there.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Pointer {
    pub place: Place,
    pub ty: u32,
}

/// A place that a pointer names.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Place {
    /// In a function's variable or a private one.
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
        /// How what is there lies.
        layout: Layout,
    },
    /// An image or sampler, or both.
    Handle(Handle),
    /// A texel of level 0, for atomic operations.
    Texel {
        /// The storage image.
        image: ResourceId,
        /// Its coordinates.
        at: Vec<Value>,
    },
}

/// Pointers made of each other where they are wanted.
const MAX_CHAIN: u32 = 64;

impl Pointer {
    /// The same in memory, at another offset.
    pub(super) fn at(mut self, value: Value) -> Pointer {
        if let Place::Memory { offset, .. } = &mut self.place {
            *offset = Some(value);
        }
        self
    }
}

fn unsupported(message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(UNSUPPORTED, message))
}

fn no_data() -> Box<Diagnostic> {
    Box::new(malformed("an image, sampler or texel where memory is due"))
}

impl<'m> Lower<'m> {
    /// A variable of a function.
    pub(super) fn variable(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        let (pointer, id) = (inst.word(1)?, inst.word(2)?);
        let Some((_, ty)) = self.t.types.pointee(pointer) else {
            return Err(Box::new(malformed("a variable that is not a pointer")));
        };
        let init = match inst.words.get(4) {
            Some(&init) => Some(self.values(frame, init)?),
            None => None,
        };
        let pointer = self.declare(id, ty, init.as_deref())?;
        frame.slots.insert(id, Slot::Pointer(pointer));
        Ok(())
    }

    /// Makes the cells of a variable. `init` has a value for each word, or is `None` for zero.
    pub(super) fn declare(&mut self, id: u32, ty: u32, init: Option<&[Value]>) -> R<Pointer> {
        let scalars = self.t.types.scalars(ty)?;
        if init.is_some_and(|i| i.len() != scalars.len()) {
            return Err(Box::new(malformed(
                "the initial value is not of the variable's type",
            )));
        }
        let first = self.cells.len() as u32;
        let ranges = self.analysis.ranges.get(&id).map(in_memory);
        let ranges = ranges.unwrap_or_default();
        let all = scalars.len() as u32 > PROMOTE_LIMIT;
        let name = self.t.names.get(&id).cloned();
        let start = self.scratch_top;
        for (i, &scalar) in scalars.iter().enumerate() {
            let n = i as u32;
            if all || ranges.iter().any(|&(at, len)| n >= at && n - at < len) {
                self.cells.push(Cell::Scratch(self.scratch_top));
                self.scratch_top += 4;
            } else {
                let value = match init {
                    Some(values) => values[i],
                    None => self.b.zero(scalar),
                };
                self.cells.push(Cell::Env(self.b.env.len() as u32));
                self.b.env.push(value);
                self.b.env_names.push(name.clone());
            }
        }
        self.scratch_bytes = self.scratch_bytes.max(self.scratch_top);
        let pointer = Pointer {
            place: Place::Local {
                cell: first,
                dynamic: Vec::new(),
            },
            ty,
        };
        if self.scratch_top > start {
            match init {
                None => self.b.zero_scratch(start, self.scratch_top),
                Some(values) => self.write(&pointer, values)?,
            }
        }
        Ok(pointer)
    }

    /// What a pointer points to.
    pub(super) fn pointer(&mut self, frame: &mut Frame<'m>, id: u32) -> R<Pointer> {
        if let Some(&var) = frame.vars.get(&id) {
            if let Some(base) = frame.bases.get(&id) {
                return Ok(base.clone().at(self.b.env[var]));
            }
            // The values in it may not be visible here: it is made again from its indexes.
            let made = self.t.defined.get(&id).map(|&at| self.code.get(at));
            if let Some(inst) = made.filter(|inst| makes_pointer(inst.op)) {
                self.chain += 1;
                if self.chain > MAX_CHAIN {
                    let message = format!("more than {MAX_CHAIN} pointers made of each other");
                    return Err(Box::new(Diagnostic::error(NESTING, message)));
                }
                let pointer = self.made_pointer(frame, &inst)?;
                self.chain -= 1;
                return Ok(pointer);
            }
        }
        match frame.slots.get(&id) {
            Some(Slot::Pointer(pointer)) => return Ok(pointer.clone()),
            Some(Slot::Values(_) | Slot::Handle(_)) => {
                return Err(Box::new(malformed(format!("%{id} is not a pointer"))));
            }
            None => {}
        }
        if let Some(pointer) = self.globals.get(&id) {
            return Ok(pointer.clone());
        }
        if self.t.constants.contains_key(&id) {
            return Err(unsupported(format!(
                "the null or undefined pointer %{id} is not supported yet"
            )));
        }
        Err(Box::new(malformed(format!(
            "%{id} is used where it is no pointer"
        ))))
    }

    /// A pointer made of another one.
    pub(super) fn made_pointer(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<Pointer> {
        if inst.op == SpvOp::ImageTexelPointer {
            return self.texel_pointer(frame, inst);
        }
        let mut pointer = self.pointer(frame, inst.word(3)?)?;
        let mut indexes = inst.rest(4);
        match inst.op {
            SpvOp::CopyObject => return Ok(pointer),
            SpvOp::PtrAccessChain | SpvOp::InBoundsPtrAccessChain => {
                let base = self.type_of(inst.word(3)?)?;
                if let Some((&element, rest)) = indexes.split_first() {
                    self.advance(frame, &mut pointer, base, element)?;
                    indexes = rest;
                }
            }
            _ => {}
        }
        for &index in indexes {
            pointer = self.element(frame, pointer, index)?;
        }
        let want = self.t.types.pointee(inst.word(1)?).map(|p| p.1);
        if want != Some(pointer.ty) {
            return Err(Box::new(malformed(
                "the indexes do not lead to what the result points to",
            )));
        }
        Ok(pointer)
    }

    /// Moves a pointer by elements of the array that it points into.
    fn advance(
        &mut self,
        frame: &mut Frame<'m>,
        pointer: &mut Pointer,
        base: u32,
        element: u32,
    ) -> R<()> {
        if self.t.constants.get(&element).and_then(Known::number) == Some(0) {
            return Ok(());
        }
        let element = self.scalar(frame, element)?;
        let size = self.t.types.flat(pointer.ty).saturating_mul(4);
        let Place::Memory {
            space, offset, imm, ..
        } = &mut pointer.place
        else {
            return Err(unsupported("moving a pointer into a variable of its own"));
        };
        let stride = match (*space, self.t.decoration(base, Decoration::ArrayStride)) {
            (Space::Buffer(_), Some(stride))
                if stride.is_multiple_of(self.t.types.align(pointer.ty)) =>
            {
                stride
            }
            (Space::Buffer(_), _) => {
                let message = "the pointer's type has no stride of whole words";
                return Err(Box::new(Diagnostic::error(super::error::LAYOUT, message)));
            }
            _ => size,
        };
        let bytes = self.b.scaled(element, stride);
        let mut at = match *offset {
            Some(so_far) => self.b.bin(BinOp::Add, so_far, bytes),
            None => bytes,
        };
        if *space == Space::Workgroup {
            // Nothing but this keeps the place within the memory.
            let start = self.b.i32(*imm);
            at = self.b.bin(BinOp::Add, at, start);
            *imm = 0;
            let end = self.b.kernel.workgroup_bytes.saturating_sub(size);
            let last = self.b.i32(end);
            at = self.b.bin(BinOp::MinU32, at, last);
        }
        *offset = Some(at);
        Ok(())
    }

    /// The place of an element or member.
    fn element(&mut self, frame: &mut Frame<'m>, pointer: Pointer, index: u32) -> R<Pointer> {
        let layout = match pointer.place {
            Place::Local { .. } => Layout::Packed,
            Place::Memory { layout, .. } => layout,
            Place::Handle(_) | Place::Texel { .. } => return Err(no_data()),
        };
        let step = self.t.types.step(pointer.ty, layout)?;
        let known = match self.t.constants.get(&index).and_then(Known::number) {
            Some(i) => Some(i),
            None if step.is_some() => {
                let value = self.scalar(frame, index)?;
                self.b.known(value)
            }
            None => return Err(Box::new(malformed("an index into a struct is a constant"))),
        };
        if let Some(i) = known {
            let (ty, scalars, bytes, inner) = self.t.types.member(pointer.ty, i, layout)?;
            let place = match pointer.place {
                Place::Local { cell, dynamic } => Place::Local {
                    cell: cell + scalars,
                    dynamic,
                },
                Place::Memory {
                    space, offset, imm, ..
                } => Place::Memory {
                    space,
                    offset,
                    // Accesses align it to their unit.
                    imm: imm.saturating_add(bytes),
                    layout: inner,
                },
                Place::Handle(_) | Place::Texel { .. } => return Err(no_data()),
            };
            return Ok(Pointer { place, ty });
        }
        let Some(step) = step else {
            return Err(Box::new(malformed("an index into what has no elements")));
        };
        let index = self.scalar(frame, index)?;
        let place = match pointer.place {
            Place::Local { cell, mut dynamic } => {
                dynamic.push(Index {
                    index,
                    count: step.count.unwrap_or(1),
                    stride: self.t.types.flat(step.elem),
                });
                Place::Local { cell, dynamic }
            }
            Place::Memory {
                space, offset, imm, ..
            } => {
                let index = match space {
                    Space::Buffer(_) => index,
                    _ => self.b.clamped(index, step.count),
                };
                let bytes = self.b.scaled(index, step.stride);
                Place::Memory {
                    space,
                    offset: Some(match offset {
                        None => bytes,
                        Some(so_far) => self.b.bin(BinOp::Add, so_far, bytes),
                    }),
                    imm,
                    layout: step.layout,
                }
            }
            Place::Handle(_) | Place::Texel { .. } => return Err(no_data()),
        };
        Ok(Pointer {
            place,
            ty: step.elem,
        })
    }

    /// A pointer as what it shares with others into the same memory, and its offset.
    pub(super) fn movable(&mut self, pointer: &Pointer) -> R<(Pointer, Value)> {
        let Place::Memory {
            space,
            offset,
            imm,
            layout,
        } = pointer.place
        else {
            return Err(unsupported("choosing among pointers to variables"));
        };
        let start = self.b.i32(imm);
        let offset = match offset {
            Some(offset) if imm > 0 => self.b.bin(BinOp::Add, offset, start),
            Some(offset) => offset,
            None => start,
        };
        let base = Pointer {
            place: Place::Memory {
                space,
                offset: None,
                imm: 0,
                layout,
            },
            ty: pointer.ty,
        };
        Ok((base, offset))
    }

    /// The message for pointers of which one is chosen.
    pub(super) fn mixed_pointers(&self) -> Box<Diagnostic> {
        unsupported("choosing among pointers into different buffers is not supported yet")
    }

    /// `OpSelect` of pointers.
    pub(super) fn select_pointer(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<Pointer> {
        let cond = self.scalar(frame, inst.word(3)?)?;
        let yes = self.pointer(frame, inst.word(4)?)?;
        let no = self.pointer(frame, inst.word(5)?)?;
        let ((base, yes), (other, no)) = (self.movable(&yes)?, self.movable(&no)?);
        if base != other {
            return Err(self.mixed_pointers());
        }
        let chosen = self.b.select(cond, yes, no);
        let id = inst.word(2)?;
        if let Some(&var) = frame.vars.get(&id) {
            self.b.env[var] = chosen;
            frame.bases.insert(id, base.clone());
        }
        Ok(base.at(chosen))
    }

    /// The scalars at a place.
    pub(super) fn read(&mut self, pointer: &Pointer) -> R<Vec<Value>> {
        let n = self.t.types.scalars(pointer.ty)?.len() as u32;
        if n == 0 {
            return Ok(Vec::new());
        }
        match &pointer.place {
            Place::Memory {
                space,
                offset,
                imm,
                layout,
            } => {
                let addr = Addr {
                    space: *space,
                    offset: *offset,
                    imm: *imm,
                    unit: Unit::Word,
                };
                self.read_memory(addr, pointer.ty, *layout)
            }
            Place::Local { cell, dynamic } if dynamic.is_empty() => {
                self.read_cells(*cell, pointer.ty)
            }
            Place::Local { cell, dynamic } => match self.cells[*cell as usize] {
                Cell::Scratch(start) => {
                    let addr = self.b.scratch_addr(start, dynamic);
                    self.read_memory(addr, pointer.ty, Layout::Packed)
                }
                Cell::Env(_) => Ok(self.b.read_selected(&self.cells, *cell, dynamic, n)),
            },
            Place::Handle(_) | Place::Texel { .. } => Err(no_data()),
        }
    }

    fn read_memory(&mut self, addr: Addr, ty: u32, layout: Layout) -> R<Vec<Value>> {
        let mut out = Vec::new();
        for leaf in self.t.types.accesses(ty, layout)? {
            self.b.load_leaf(addr, leaf, &mut out);
        }
        Ok(out)
    }

    /// Runs of cells in registers or in memory, as (first scalar, leaf).
    fn runs(&self, cell: u32, ty: u32) -> R<Vec<Leaf>> {
        let mut runs = Vec::new();
        for leaf in self.t.types.accesses(ty, Layout::Packed)? {
            let first = leaf.offset / 4;
            let in_memory =
                |i: u32| matches!(self.cells[(cell + first + i) as usize], Cell::Scratch(_));
            let mut start = 0;
            for i in 1..=leaf.words {
                if i == leaf.words || in_memory(i) != in_memory(start) {
                    runs.push(Leaf::words(leaf.offset + start * 4, i - start, leaf.ty));
                    start = i;
                }
            }
        }
        Ok(runs)
    }

    fn read_cells(&mut self, cell: u32, ty: u32) -> R<Vec<Value>> {
        let mut out = Vec::new();
        for run in self.runs(cell, ty)? {
            let first = (cell + run.offset / 4) as usize;
            if let Cell::Scratch(start) = self.cells[first] {
                let addr = self.b.scratch_addr(start, &[]);
                self.b.load_leaf(addr, Leaf { offset: 0, ..run }, &mut out);
                continue;
            }
            for c in &self.cells[first..first + run.words as usize] {
                if let Cell::Env(i) = *c {
                    out.push(self.b.env[i as usize]);
                }
            }
        }
        Ok(out)
    }

    /// Stores the scalars of a value.
    pub(super) fn write(&mut self, pointer: &Pointer, values: &[Value]) -> R<()> {
        if values.len() as u32 != self.t.types.flat(pointer.ty) {
            return Err(Box::new(malformed("the value is not of the place's type")));
        }
        if values.is_empty() {
            return Ok(());
        }
        match &pointer.place {
            Place::Memory {
                space,
                offset,
                imm,
                layout,
            } => {
                let addr = Addr {
                    space: *space,
                    offset: *offset,
                    imm: *imm,
                    unit: Unit::Word,
                };
                self.write_memory(addr, pointer.ty, *layout, values)
            }
            Place::Local { cell, dynamic } if dynamic.is_empty() => {
                self.write_cells(*cell, pointer.ty, values)
            }
            Place::Local { cell, dynamic } => {
                match self.cells[*cell as usize] {
                    Cell::Scratch(start) => {
                        let addr = self.b.scratch_addr(start, dynamic);
                        self.write_memory(addr, pointer.ty, Layout::Packed, values)?;
                    }
                    Cell::Env(_) => {
                        self.b
                            .write_selected(&self.cells, *cell, dynamic, None, values);
                    }
                }
                Ok(())
            }
            Place::Handle(_) | Place::Texel { .. } => Err(no_data()),
        }
    }

    fn write_memory(&mut self, addr: Addr, ty: u32, layout: Layout, values: &[Value]) -> R<()> {
        let mut at = 0;
        for leaf in self.t.types.accesses(ty, layout)? {
            let words = &values[at..at + leaf.words as usize];
            at += leaf.words as usize;
            self.b.store_leaf(addr, leaf, words);
        }
        Ok(())
    }

    fn write_cells(&mut self, cell: u32, ty: u32, values: &[Value]) -> R<()> {
        for run in self.runs(cell, ty)? {
            let from = (run.offset / 4) as usize;
            let first = cell as usize + from;
            let words = &values[from..from + run.words as usize];
            if let Cell::Scratch(start) = self.cells[first] {
                let addr = self.b.scratch_addr(start, &[]);
                self.b.store_leaf(addr, Leaf { offset: 0, ..run }, words);
                continue;
            }
            for (i, &w) in words.iter().enumerate() {
                if let Cell::Env(e) = self.cells[first + i] {
                    self.b.env[e as usize] = w;
                }
            }
        }
        Ok(())
    }

    /// The place that an atomic operation is on, and what it holds.
    pub(super) fn atomic_addr(&mut self, frame: &mut Frame<'m>, id: u32) -> R<(Addr, Num)> {
        let pointer = self.pointer(frame, id)?;
        let words = self.t.types.scalars(pointer.ty)?.len();
        let n = match self.t.types.num(pointer.ty) {
            Some(n) if n != Num::Bool && words == n.words() as usize => n,
            _ => return Err(Box::new(malformed("an atomic operation on no number"))),
        };
        if n.bits() < 32 {
            let message = format!("atomic operations on `{}` are not supported yet", n.name());
            return Err(unsupported(message));
        }
        match pointer.place {
            Place::Memory {
                space: Space::Workgroup,
                ..
            } if n.bits() == 64 && self.uneven => Err(unsupported(
                "atomic operations of 64 bits in workgroup memory with such numbers at odd words are not supported yet",
            )),
            Place::Memory {
                space, offset, imm, ..
            } => Ok((
                Addr {
                    space,
                    offset,
                    imm,
                    unit: Unit::Word,
                },
                n,
            )),
            Place::Handle(_) | Place::Texel { .. } => Err(no_data()),
            Place::Local { .. } => Err(unsupported(
                "atomic operations on variables of one invocation are not supported",
            )),
        }
    }
}
