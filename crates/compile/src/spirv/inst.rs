//! The instructions of a block.

use super::error::{UNSUPPORTED, malformed};
use super::group;
use super::image;
use super::lower::{Frame, Lower, Slot, chosen_handle};
use super::ops::{self, Arg};
use super::place::Place;
use super::tables::missing;
use super::types::Ty;
use super::words::{Inst, R};
use crate::front::numbers::Num;
use lanemask_diag::Diagnostic;
use lanemask_ir::*;
use rspirv::spirv::{Op as SpvOp, Scope};

fn unsupported(message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(UNSUPPORTED, message))
}

impl<'m> Lower<'m> {
    pub(super) fn instruction(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        match inst.op {
            // Declared when the function was entered.
            SpvOp::Variable => Ok(()),
            SpvOp::Nop
            | SpvOp::Line
            | SpvOp::NoLine
            | SpvOp::AssumeTrueKHR
            // Memory operations of an invocation take effect in program order.
            | SpvOp::MemoryBarrier => Ok(()),
            SpvOp::Undef => {
                let values = self.undefined(inst.word(1)?)?;
                self.set(frame, inst.word(2)?, Slot::Values(values.into()));
                Ok(())
            }
            SpvOp::Phi => self.phi(frame, inst.word(2)?),
            SpvOp::Load => {
                let pointer = self.pointer(frame, inst.word(3)?)?;
                if let Place::Handle(handle) = pointer.place {
                    if pointer.ty != inst.word(1)? {
                        return Err(missing(inst, "the result is not of the variable's type"));
                    }
                    frame.slots.insert(inst.word(2)?, Slot::Handle(handle));
                    return Ok(());
                }
                let values = self.read(&pointer)?;
                self.give(frame, inst, values)
            }
            SpvOp::Store => {
                let pointer = self.pointer(frame, inst.word(1)?)?;
                let values = self.values(frame, inst.word(2)?)?;
                self.write(&pointer, &values)
            }
            SpvOp::CopyMemory => {
                let to = self.pointer(frame, inst.word(1)?)?;
                let from = self.pointer(frame, inst.word(2)?)?;
                let values = self.read(&from)?;
                self.write(&to, &values)
            }
            SpvOp::AccessChain
            | SpvOp::InBoundsAccessChain
            | SpvOp::PtrAccessChain
            | SpvOp::InBoundsPtrAccessChain => {
                let pointer = self.made_pointer(frame, inst)?;
                frame.slots.insert(inst.word(2)?, Slot::Pointer(pointer));
                Ok(())
            }
            SpvOp::CopyObject if self.t.types.pointee(inst.word(1)?).is_some() => {
                let pointer = self.made_pointer(frame, inst)?;
                frame.slots.insert(inst.word(2)?, Slot::Pointer(pointer));
                Ok(())
            }
            SpvOp::CopyObject if self.t.types.is_handle(inst.word(1)?) => {
                let handle = self.handle(frame, inst.word(3)?)?;
                frame.slots.insert(inst.word(2)?, Slot::Handle(handle));
                Ok(())
            }
            SpvOp::Select if self.t.types.is_handle(inst.word(1)?) => Err(chosen_handle()),
            SpvOp::ImageTexelPointer => {
                let pointer = self.texel_pointer(frame, inst)?;
                frame.slots.insert(inst.word(2)?, Slot::Pointer(pointer));
                Ok(())
            }
            SpvOp::Select if self.t.types.pointee(inst.word(1)?).is_some() => {
                let pointer = self.select_pointer(frame, inst)?;
                frame.slots.insert(inst.word(2)?, Slot::Pointer(pointer));
                Ok(())
            }
            SpvOp::ArrayLength => {
                let length = self.array_length(frame, inst)?;
                self.give(frame, inst, vec![length])
            }
            SpvOp::FunctionCall => self.call(frame, inst),
            SpvOp::ExtInst => self.extended(frame, inst),
            SpvOp::ControlBarrier => self.control_barrier(inst),
            op if image::is_image(op) => self.image(frame, inst),
            op if group::is_group(op) => self.group(frame, inst),
            op if is_atomic(op) => self.atomic(frame, inst),
            op => self.value_operation(frame, op, inst),
        }
    }

    /// Notes the result of an instruction.
    pub(super) fn give(&mut self, frame: &mut Frame<'m>, inst: &Inst, values: Vec<Value>) -> R<()> {
        if values.len() as u32 != self.t.types.flat(inst.word(1)?) {
            return Err(missing(inst, "the operands do not make the result's type"));
        }
        self.set(frame, inst.word(2)?, Slot::Values(values.into()));
        Ok(())
    }

    fn undefined(&mut self, ty: u32) -> R<Vec<Value>> {
        let scalars = self.t.types.scalars(ty)?;
        Ok(scalars.into_iter().map(|s| self.b.zero(s)).collect())
    }

    /// Operations that look at values alone.
    fn value_operation(&mut self, frame: &mut Frame<'m>, op: SpvOp, inst: &Inst) -> R<()> {
        let not_here = || unsupported(format!("`Op{op:?}` is not supported yet"));
        let (Some(ty), Some(_)) = (inst.result_type(), inst.result()) else {
            return Err(not_here());
        };
        if !ops::is_known(op) {
            return Err(not_here());
        }
        self.t.types.scalars(ty)?;
        let (ids, literals) = ops::split(op, inst.rest(3));
        let mut args = Vec::with_capacity(ids.len());
        for &id in ids {
            args.push(Arg {
                values: self.values(frame, id)?,
                ty: self.type_of(id)?,
            });
        }
        let made = ops::operation(&mut self.b, &self.t.types, op, &args, literals, ty)?;
        match made {
            Some(values) => self.give(frame, inst, values),
            None => Err(not_here()),
        }
    }

    fn array_length(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<Value> {
        let pointer = self.pointer(frame, inst.word(3)?)?;
        let Place::Memory {
            space: Space::Buffer(buffer),
            offset: None,
            imm,
            layout,
        } = pointer.place
        else {
            return Err(missing(inst, "the length of what is no buffer"));
        };
        let (ty, _, bytes, layout) = self.t.types.member(pointer.ty, inst.word(4)?, layout)?;
        let start = imm.saturating_add(bytes);
        let stride = match (self.t.types.get(ty)?, self.t.types.step(ty, layout)?) {
            (Ty::Runtime { .. }, Some(step)) if step.stride > 0 => step.stride,
            _ => return Err(missing(inst, "the member is no run-time array")),
        };
        let mut len = self.b.one(Type::I32, Op::BufferLen(buffer));
        if start > 0 {
            // A buffer that ends before the array has none of its elements.
            let start = self.b.i32(start);
            len = self.b.bin(BinOp::MaxU32, len, start);
            len = self.b.bin(BinOp::Sub, len, start);
        }
        let stride = self.b.i32(stride);
        Ok(self.b.bin(BinOp::DivU32, len, stride))
    }

    fn control_barrier(&mut self, inst: &Inst) -> R<()> {
        match Scope::from_u32(self.t.number(inst.word(1)?)?) {
            Some(Scope::Workgroup) => {
                self.b.emit(Vec::new(), Op::Barrier);
                Ok(())
            }
            Some(Scope::Subgroup) => {
                self.b.subgroup_barrier();
                Ok(())
            }
            Some(Scope::Invocation) => Ok(()),
            Some(scope) => Err(unsupported(format!(
                "barriers of the scope `{scope:?}` are not supported yet"
            ))),
            None => Err(Box::new(malformed("an unknown scope"))),
        }
    }

    fn atomic(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        let pointer = match inst.op {
            SpvOp::AtomicStore => inst.word(1)?,
            _ => inst.word(3)?,
        };
        if let Place::Texel { image, at } = self.pointer(frame, pointer)?.place {
            return self.texel_atomic(frame, inst, image, at);
        }
        if inst.op == SpvOp::AtomicStore {
            let (addr, n) = self.atomic_addr(frame, inst.word(1)?)?;
            let values = self.operand_of(frame, n, inst.word(4)?)?;
            self.b.emit(Vec::new(), Op::Store(addr, values));
            return Ok(());
        }
        let (addr, n) = self.atomic_addr(frame, inst.word(3)?)?;
        if inst.op == SpvOp::AtomicLoad {
            let values: Vec<Value> = (0..n.words()).map(|_| self.b.value(n.word())).collect();
            self.b.emit(values.clone(), Op::Load(addr));
            return self.give(frame, inst, values);
        }
        let old = match inst.op {
            SpvOp::AtomicCompareExchange | SpvOp::AtomicCompareExchangeWeak => {
                let new = self.operand_of(frame, n, inst.word(7)?)?;
                let expected = self.operand_of(frame, n, inst.word(8)?)?;
                self.b.compare_exchange(n, addr, &expected, &new)
            }
            op => {
                let Some(how) = read_modify_write(op) else {
                    return Err(unsupported(format!("`Op{op:?}` is not supported yet")));
                };
                if how != AtomicOp::Exchange && how.is_float() != n.is_float() {
                    let message = format!("`Op{op:?}` of `{}`", n.name());
                    return Err(Box::new(malformed(message)));
                }
                let one = matches!(op, SpvOp::AtomicIIncrement | SpvOp::AtomicIDecrement);
                let value = match (one, n.words()) {
                    (true, 1) => vec![self.b.i32(1)],
                    (true, _) => self.b.wide(1),
                    _ => self.operand_of(frame, n, inst.word(6)?)?,
                };
                self.b.atomic(n, how, addr, &value)
            }
        };
        self.give(frame, inst, old)
    }

    /// An operand of an atomic on numbers of this kind.
    fn operand_of(&mut self, frame: &mut Frame<'m>, n: Num, id: u32) -> R<Vec<Value>> {
        let values = self.values(frame, id)?;
        let fits = values.iter().all(|v| self.b.ty(*v) == n.word());
        if !fits || values.len() != n.words() as usize {
            let message = "the operand of an atomic operation does not fit its pointer";
            return Err(Box::new(malformed(message)));
        }
        Ok(values.to_vec())
    }
}

/// Whether [`Lower::instruction`] has code of its own for it.
pub(super) fn is_plain(op: SpvOp) -> bool {
    matches!(
        op,
        SpvOp::Variable
            | SpvOp::Nop
            | SpvOp::Line
            | SpvOp::NoLine
            | SpvOp::AssumeTrueKHR
            | SpvOp::MemoryBarrier
            | SpvOp::Undef
            | SpvOp::Phi
            | SpvOp::Load
            | SpvOp::Store
            | SpvOp::CopyMemory
            | SpvOp::AccessChain
            | SpvOp::InBoundsAccessChain
            | SpvOp::PtrAccessChain
            | SpvOp::InBoundsPtrAccessChain
            | SpvOp::ArrayLength
            | SpvOp::FunctionCall
            | SpvOp::ExtInst
            | SpvOp::ControlBarrier
            | SpvOp::ImageTexelPointer
    )
}

/// Whether the instruction is an atomic operation that is known here.
pub(super) fn is_atomic(op: SpvOp) -> bool {
    matches!(
        op,
        SpvOp::AtomicLoad
            | SpvOp::AtomicStore
            | SpvOp::AtomicCompareExchange
            | SpvOp::AtomicCompareExchangeWeak
    ) || read_modify_write(op).is_some()
}

/// The operation of an atomic one with one operand.
pub(super) fn read_modify_write(op: SpvOp) -> Option<AtomicOp> {
    Some(match op {
        SpvOp::AtomicExchange => AtomicOp::Exchange,
        SpvOp::AtomicIAdd | SpvOp::AtomicIIncrement => AtomicOp::Add,
        SpvOp::AtomicISub | SpvOp::AtomicIDecrement => AtomicOp::Sub,
        SpvOp::AtomicSMin => AtomicOp::MinS,
        SpvOp::AtomicUMin => AtomicOp::MinU,
        SpvOp::AtomicSMax => AtomicOp::MaxS,
        SpvOp::AtomicUMax => AtomicOp::MaxU,
        SpvOp::AtomicAnd => AtomicOp::And,
        SpvOp::AtomicOr => AtomicOp::Or,
        SpvOp::AtomicXor => AtomicOp::Xor,
        SpvOp::AtomicFAddEXT => AtomicOp::AddF,
        SpvOp::AtomicFMinEXT => AtomicOp::MinF,
        SpvOp::AtomicFMaxEXT => AtomicOp::MaxF,
        _ => return None,
    })
}
