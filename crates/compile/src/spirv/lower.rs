//! One kernel: resources, variables, launch values, then the regions of its functions.

use super::analyze::Analysis;
use super::constants::{self, Known};
use super::error::{NESTING, TOO_LARGE, UNSUPPORTED, malformed};
use super::image::Handle;
use super::place::Pointer;
use super::structure::{self, Cond, Item, Shape, phis};
use super::tables::{Function, Tables, missing, placed};
use super::words::{Code, Inst, R};
use crate::front::build::{Builder, Target};
use crate::front::memory::Cell;
use crate::front::numbers::{Compare, Num};
use lanemask_diag::{Diagnostic, Span};
use lanemask_ir::*;
use rspirv::spirv::{self, StorageClass};
use std::collections::HashMap;
use std::rc::Rc;

/// Instructions that one kernel may have; inlining multiplies what the module says.
const MAX_INSTRUCTIONS: usize = 1 << 20;
/// Regions within regions, calls counted in.
const MAX_DEPTH: usize = 600;
/// Values that may be looked at when labels are opened and left: what many variables times many branches cost.
const MAX_WORK: usize = 1 << 29;

/// What an id is.
#[derive(Clone, Debug)]
pub(super) enum Slot {
    /// Scalars.
    Values(Rc<[Value]>),
    /// A pointer.
    Pointer(Pointer),
    /// An image, a sampler or both.
    Handle(Handle),
}

/// A function that is being lowered: once for each call.
pub(super) struct Frame<'m> {
    function: &'m Function,
    shape: Rc<Shape>,
    pub slots: HashMap<u32, Slot>,
    /// First variable of what is carried over labels: phis, and values used out of their regions.
    pub vars: HashMap<u32, usize>,
    /// What the pointers of a phi have in common.
    pub bases: HashMap<u32, Pointer>,
    targets: HashMap<usize, Target>,
    /// Where `OpReturn` goes; `None` ends the invocation.
    exit: Option<Target>,
}

/// The state of lowering one kernel.
pub(super) struct Lower<'m> {
    pub code: &'m Code,
    pub t: &'m Tables,
    pub analysis: Analysis,
    pub b: Builder,
    pub cells: Vec<Cell>,
    pub scratch_top: u32,
    pub scratch_bytes: u32,
    /// Variables outside of functions.
    pub globals: HashMap<u32, Pointer>,
    /// Whether workgroup memory has numbers of 64 bits at odd words.
    pub uneven: bool,
    shapes: HashMap<u32, Rc<Shape>>,
    depth: usize,
    work: usize,
    /// Pointers that are being made again.
    pub chain: u32,
}

impl<'m> Lower<'m> {
    pub fn new(code: &'m Code, t: &'m Tables, entry: u32) -> R<Lower<'m>> {
        Ok(Lower {
            code,
            t,
            analysis: Analysis::new(code, t, entry)?,
            b: Builder::default(),
            cells: Vec::new(),
            scratch_top: 0,
            scratch_bytes: 0,
            globals: HashMap::new(),
            uneven: false,
            shapes: HashMap::new(),
            depth: 0,
            work: 0,
            chain: 0,
        })
    }

    /// Lowers an entry point.
    pub fn run(mut self, name: &str, function: u32, size: [u32; 3]) -> R<Kernel> {
        self.b.kernel.name = name.to_owned();
        self.b.kernel.workgroup_size = size;
        self.declare_globals()?;
        self.b.span = Span::default();
        let mut frame = self.frame(function, None)?;
        self.function(&mut frame)?;
        let scratch_bytes = self.scratch_bytes;
        let mut kernel = self.b.finish();
        kernel.scratch_bytes = scratch_bytes;
        Ok(kernel)
    }

    fn frame(&mut self, id: u32, exit: Option<Target>) -> R<Frame<'m>> {
        let Some(function) = self.t.functions.get(&id) else {
            return Err(Box::new(malformed(format!("%{id} is not a function"))));
        };
        let shape = match self.shapes.get(&id) {
            Some(shape) => Rc::clone(shape),
            None if function.blocks.is_empty() => {
                let message = format!("{} has no code: linking is not supported", self.t.name(id));
                let d = Diagnostic::error(UNSUPPORTED, message);
                return Err(placed(Box::new(d), &self.code.get(function.at)));
            }
            None => {
                let shape = Rc::new(structure::shape(self.code, function)?);
                self.shapes.insert(id, Rc::clone(&shape));
                shape
            }
        };
        Ok(Frame {
            function,
            shape,
            slots: HashMap::new(),
            vars: HashMap::new(),
            bases: HashMap::new(),
            targets: HashMap::new(),
            exit,
        })
    }

    /// Variables, then the code.
    fn function(&mut self, frame: &mut Frame<'m>) -> R<()> {
        let shape = Rc::clone(&frame.shape);
        let entry = &frame.function.blocks[0];
        for i in entry.body.clone() {
            let inst = self.code.get(i);
            if inst.op == spirv::Op::Variable {
                self.b.span = inst.span;
                self.variable(frame, &inst).map_err(|d| placed(d, &inst))?;
            }
        }
        let phis = shape.phis.iter().map(|(id, _)| *id);
        for id in phis.chain(shape.escaping.iter().copied()) {
            let Some(&ty) = self.t.types_of.get(&id) else {
                continue;
            };
            if self.t.types.is_handle(ty) {
                // It is the same wherever it is used.
                continue;
            }
            let types = match self.t.types.pointee(ty) {
                // The offset.
                Some(_) => vec![Type::I32],
                None => self.t.types.scalars(ty)?,
            };
            frame.vars.insert(id, self.b.env.len());
            for ty in types {
                let zero = self.b.zero(ty);
                self.b.env.push(zero);
                self.b.env_names.push(self.t.names.get(&id).cloned());
            }
        }
        self.items(frame, &shape, &shape.items)
    }

    fn items(&mut self, frame: &mut Frame<'m>, shape: &Shape, items: &[Item]) -> R<()> {
        self.depth += 1;
        if self.depth > MAX_DEPTH {
            let d = Diagnostic::error(NESTING, "control flow and calls are nested too deeply")
                .at(self.b.span, "here")
                .note(format!(
                    "functions are inlined; regions may be nested {MAX_DEPTH} deep"
                ));
            return Err(Box::new(d));
        }
        for item in items {
            if self.b.ended() {
                break;
            }
            match item {
                Item::Body(node) => self.body(frame, shape.blocks[*node])?,
                Item::Edge { from, to } => {
                    self.edge(frame, shape.blocks[*from], shape.blocks[*to])?;
                }
                Item::Br { to } => {
                    self.spend()?;
                    let Some(mut target) = frame.targets.remove(to) else {
                        return Err(self.internal("a label that is not open"));
                    };
                    self.b.br(&mut target, Vec::new());
                    frame.targets.insert(*to, target);
                }
                Item::Block { node, body } => {
                    self.spend()?;
                    let target = self.b.target();
                    let label = target.label;
                    frame.targets.insert(*node, target);
                    let outer = self.b.enter();
                    self.items(frame, shape, body)?;
                    let body = self.b.leave(outer);
                    self.b.push(Stmt::Block { label, body });
                    if let Some(target) = frame.targets.remove(node) {
                        self.b.close(target, &[]);
                    }
                }
                Item::Loop { node, body } => {
                    self.spend()?;
                    let (head, before) = self.b.open_loop();
                    frame.targets.insert(*node, head);
                    let outer = self.b.enter();
                    self.items(frame, shape, body)?;
                    let body = self.b.leave(outer);
                    if let Some(head) = frame.targets.remove(node) {
                        self.b.close_loop(head, before, body);
                    }
                }
                Item::If {
                    cond,
                    at,
                    then,
                    otherwise,
                } => {
                    let inst = self.code.get(*at);
                    self.b.span = inst.span;
                    let cond = self.condition(frame, cond).map_err(|d| placed(d, &inst))?;
                    self.branch(frame, shape, cond, then, otherwise)?;
                }
                Item::Leave { at } => {
                    let inst = self.code.get(*at);
                    self.b.span = inst.span;
                    self.leave(frame, &inst).map_err(|d| placed(d, &inst))?;
                }
            }
        }
        self.depth -= 1;
        Ok(())
    }

    /// Counts what labels cost.
    fn spend(&mut self) -> R<()> {
        self.work += self.b.env.len() + 1;
        self.check_size()
    }

    fn check_size(&self) -> R<()> {
        if self.work <= MAX_WORK && self.b.emitted <= MAX_INSTRUCTIONS {
            return Ok(());
        }
        let message = if self.work > MAX_WORK {
            "the kernel has too many variables and branches".to_owned()
        } else {
            format!("the kernel grows beyond {MAX_INSTRUCTIONS} instructions")
        };
        Err(Box::new(
            Diagnostic::error(TOO_LARGE, message)
                .at(self.b.span, "when this is reached")
                .note("every call is inlined, so calls within calls multiply"),
        ))
    }

    fn condition(&mut self, frame: &mut Frame<'m>, cond: &Cond) -> R<Value> {
        match cond {
            Cond::Value(id) => self.scalar(frame, *id),
            Cond::Case(id, literals) => {
                let selector = self.values(frame, *id)?;
                let n = match self.t.types.num(self.type_of(*id)?) {
                    Some(n @ Num::Int { .. }) if selector.len() == n.words() as usize => n,
                    _ => return Err(Box::new(malformed("a switch over no integer"))),
                };
                let mut any = None;
                for &x in literals {
                    let x = match n.bits() {
                        64 => self.b.wide(x),
                        // Narrow ones may have copies of the sign above them, the selector has not.
                        bits => vec![self.b.i32(x as u32 & (u32::MAX >> (32 - bits)))],
                    };
                    let equal = self.b.compare(Compare::Eq, n, &selector, &x);
                    any = Some(match any {
                        None => equal,
                        Some(c) => self.b.bin(BinOp::OrBool, c, equal),
                    });
                }
                Ok(any.unwrap_or_else(|| self.b.bool(false)))
            }
        }
    }

    fn branch(
        &mut self,
        frame: &mut Frame<'m>,
        shape: &Shape,
        cond: Value,
        then: &[Item],
        otherwise: &[Item],
    ) -> R<()> {
        if let Some(Const::Bool(taken)) = self.b.known_const(cond) {
            return self.items(frame, shape, if taken { then } else { otherwise });
        }
        self.spend()?;
        let span = self.b.span;
        let mut join = self.b.target();
        let mut regions = [Region::default(), Region::default()];
        for (items, region) in [then, otherwise].into_iter().zip(&mut regions) {
            self.b.rewind(&join);
            let outer = self.b.enter();
            self.items(frame, shape, items)?;
            if !self.b.ended() {
                self.b.br(&mut join, Vec::new());
            }
            *region = self.b.leave(outer);
        }
        self.b.span = span;
        let [then, otherwise] = regions;
        self.b.push(Stmt::If {
            label: join.label,
            cond,
            then,
            otherwise,
            span,
        });
        self.b.close(join, &[]);
        Ok(())
    }

    fn leave(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        match inst.op {
            // Control arrives, though it should not: what then happens is left open.
            spirv::Op::Unreachable => self.b.end(Term::Return),
            spirv::Op::Return | spirv::Op::ReturnValue => {
                let values = match inst.op {
                    spirv::Op::ReturnValue => self.values(frame, inst.word(1)?)?.to_vec(),
                    _ => Vec::new(),
                };
                match frame.exit.take() {
                    None => self.b.end(Term::Return),
                    Some(mut exit) => {
                        if values.len() as u32 != self.t.types.flat(frame.function.result) {
                            return Err(missing(inst, "the value is not of the result's type"));
                        }
                        self.spend()?;
                        self.b.br(&mut exit, values);
                        frame.exit = Some(exit);
                    }
                }
            }
            op => {
                let message = format!("`Op{op:?}` belongs to other stages than compute");
                return Err(Box::new(Diagnostic::error(UNSUPPORTED, message)));
            }
        }
        Ok(())
    }

    fn body(&mut self, frame: &mut Frame<'m>, block: usize) -> R<()> {
        for i in frame.function.blocks[block].body.clone() {
            let inst = self.code.get(i);
            self.b.span = inst.span;
            self.check_size()?;
            self.instruction(frame, &inst)
                .map_err(|d| placed(d, &inst))?;
        }
        Ok(())
    }

    /// What a phi is in its block.
    pub(super) fn phi(&mut self, frame: &mut Frame<'m>, id: u32) -> R<()> {
        if self.t.types.is_handle(self.type_of(id)?) {
            return Err(chosen_handle());
        }
        let Some(&var) = frame.vars.get(&id) else {
            return Err(self.internal("a phi without a variable"));
        };
        let slot = match frame.bases.get(&id) {
            Some(base) => Slot::Pointer(base.clone().at(self.b.env[var])),
            None => {
                let n = self.t.types.flat(self.type_of(id)?) as usize;
                Slot::Values(self.b.env[var..var + n].into())
            }
        };
        frame.slots.insert(id, slot);
        Ok(())
    }

    /// Gives the phis of a block what they are when coming from another.
    fn edge(&mut self, frame: &mut Frame<'m>, from: usize, to: usize) -> R<()> {
        let label = frame.function.blocks[from].label;
        let (code, function) = (self.code, frame.function);
        let mut news = Vec::new();
        for i in phis(code, function, to) {
            let inst = code.get(i);
            let id = inst.word(2)?;
            let pairs = inst.rest(3).chunks_exact(2);
            let Some(value) = pairs.clone().find(|p| p[1] == label).map(|p| p[0]) else {
                let message = format!("no value for coming from %{label}");
                return Err(missing(&inst, &message));
            };
            if self.t.types.is_handle(self.type_of(id)?) {
                return Err(placed(chosen_handle(), &inst));
            }
            let Some(&var) = frame.vars.get(&id) else {
                return Err(self.internal("a phi without a variable"));
            };
            let placing = |d| placed(d, &inst);
            if self.t.types.pointee(self.type_of(id)?).is_some() {
                let pointer = self.pointer(frame, value).map_err(placing)?;
                let (base, offset) = self.movable(&pointer).map_err(placing)?;
                let known = frame.bases.entry(id).or_insert_with(|| base.clone());
                if *known != base {
                    return Err(placed(self.mixed_pointers(), &inst));
                }
                news.push((var, vec![offset].into()));
            } else {
                let values = self.values(frame, value).map_err(placing)?;
                if values.len() as u32 != self.t.types.flat(self.type_of(id)?) {
                    return Err(missing(&inst, "the values are not of the phi's type"));
                }
                news.push((var, values));
            }
        }
        // All of them are read before one is written.
        for (var, values) in news {
            self.b.env[var..var + values.len()].copy_from_slice(&values);
        }
        Ok(())
    }

    /// Notes what an id is.
    pub(super) fn set(&mut self, frame: &mut Frame<'m>, id: u32, slot: Slot) {
        if let Slot::Values(values) = &slot {
            if let Some(name) = self.t.names.get(&id) {
                self.name_values(name, values);
            }
            if let Some(&var) = frame.vars.get(&id) {
                self.b.env[var..var + values.len()].copy_from_slice(values);
            }
        }
        frame.slots.insert(id, slot);
    }

    fn name_values(&mut self, name: &str, values: &[Value]) {
        for (i, &v) in values.iter().enumerate() {
            if self.b.known_const(v).is_some() {
                continue;
            }
            let data = &mut self.b.kernel.values[v.0 as usize];
            if data.name.is_none() {
                data.name = Some(match values.len() {
                    1 => name.to_owned(),
                    2..=4 => format!("{name}.{}", ["x", "y", "z", "w"][i]),
                    _ => format!("{name}.{i}"),
                });
            }
        }
    }

    /// Type of a value.
    pub(super) fn type_of(&self, id: u32) -> R<u32> {
        match self.t.types_of.get(&id) {
            Some(&ty) => Ok(ty),
            None => Err(Box::new(malformed(format!("%{id} is not a value")))),
        }
    }

    /// The scalars of a value.
    pub(super) fn values(&mut self, frame: &mut Frame<'m>, id: u32) -> R<Rc<[Value]>> {
        if let Some(&var) = frame.vars.get(&id) {
            let ty = self.type_of(id)?;
            if self.t.types.pointee(ty).is_none() {
                let n = self.t.types.flat(ty) as usize;
                return Ok(self.b.env[var..var + n].into());
            }
        }
        match frame.slots.get(&id) {
            Some(Slot::Values(values)) => return Ok(Rc::clone(values)),
            Some(Slot::Pointer(_)) => {
                let message = format!("the pointer %{id} as a value is not supported yet");
                return Err(Box::new(Diagnostic::error(UNSUPPORTED, message)));
            }
            Some(Slot::Handle(_)) => {
                let message = format!("the image or sampler %{id} as a value is not supported yet");
                return Err(Box::new(Diagnostic::error(UNSUPPORTED, message)));
            }
            None => {}
        }
        match self.t.constants.get(&id) {
            Some(Known::Scalars(scalars)) => {
                Ok(scalars.iter().map(|c| self.b.constant(*c)).collect())
            }
            Some(_) => {
                let scalars = constants::scalars_of(self.t, id)?;
                Ok(scalars.into_iter().map(|c| self.b.constant(c)).collect())
            }
            None => Err(Box::new(malformed(format!(
                "%{id} is used where it has no value"
            )))),
        }
    }

    /// The one scalar of a value.
    pub(super) fn scalar(&mut self, frame: &mut Frame<'m>, id: u32) -> R<Value> {
        match self.values(frame, id)?[..] {
            [v] => Ok(v),
            _ => Err(Box::new(malformed(format!("%{id} is not a scalar")))),
        }
    }

    pub(super) fn call(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        let (id, callee) = (inst.word(2)?, inst.word(3)?);
        let span = self.b.span;
        self.spend()?;
        let exit = self.b.target();
        let label = exit.label;
        let (cells, scratch) = (self.cells.len(), self.scratch_top);
        let mut inner = self.frame(callee, Some(exit))?;
        if inner.function.params.len() != inst.rest(4).len() {
            return Err(missing(inst, "the number of arguments is wrong"));
        }
        for (&param, &arg) in inner.function.params.iter().zip(inst.rest(4)) {
            let (want, have) = (self.type_of(param)?, self.type_of(arg)?);
            let slot = if self.t.types.pointee(want).is_some() {
                Slot::Pointer(self.pointer(frame, arg)?)
            } else if self.t.types.is_handle(want) {
                Slot::Handle(self.handle(frame, arg)?)
            } else {
                Slot::Values(self.values(frame, arg)?)
            };
            if want != have {
                return Err(missing(inst, "an argument is not of the parameter's type"));
            }
            inner.slots.insert(param, slot);
        }
        let outer = self.b.enter();
        self.function(&mut inner)?;
        let body = self.b.leave(outer);
        self.b.span = span;
        let types = self.t.types.scalars(inner.function.result)?;
        self.b.push(Stmt::Block { label, body });
        let given = match inner.exit.take() {
            Some(exit) => self.b.close(exit, &types),
            None => return Err(self.internal("a call without an exit")),
        };
        self.cells.truncate(cells);
        self.scratch_top = scratch;
        if let Some(values) = given.filter(|v| !v.is_empty()) {
            if values.len() as u32 != self.t.types.flat(self.type_of(id)?) {
                return Err(missing(inst, "the result is not of the function's type"));
            }
            self.set(frame, id, Slot::Values(values.into()));
        }
        Ok(())
    }

    /// A state that is not reached; an error rather than a panic, since the input is the user's.
    pub(super) fn internal(&self, what: &str) -> Box<Diagnostic> {
        let d = Diagnostic::error("spirv-internal", format!("the compiler met {what}"))
            .note("this is a mistake in the compiler; please report it with the module");
        Box::new(d)
    }

    /// Whether the launch binds something to variables of a storage class.
    pub(super) fn is_bound(class: StorageClass) -> bool {
        matches!(
            class,
            StorageClass::Uniform
                | StorageClass::StorageBuffer
                | StorageClass::PushConstant
                | StorageClass::UniformConstant
        )
    }
}

/// The message for images of which one is chosen.
pub(super) fn chosen_handle() -> Box<Diagnostic> {
    let message = "choosing among images or samplers is not supported yet";
    Box::new(Diagnostic::error(UNSUPPORTED, message))
}
