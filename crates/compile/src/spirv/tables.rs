//! A module as tables: names, decorations, types, constants, variables, functions, entry points.

use super::constants::{self, Known};
use super::error::{RECURSION, UNSUPPORTED, error_at, malformed, malformed_at};
use super::types::{Member, Ty, Types};
use super::words::{Code, Inst, R};
use lanemask_diag::Diagnostic;
use rspirv::spirv::{Capability, Decoration, ExecutionMode, ExecutionModel, Op, StorageClass};
use std::collections::{BTreeMap, HashMap};

/// Everything that is known of a module before a kernel is made of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Tables {
    pub names: HashMap<u32, String>,
    decorations: HashMap<u32, Decorations>,
    members: HashMap<(u32, u32), Decorations>,
    pub types: Types,
    pub constants: HashMap<u32, Known>,
    /// Type of every value, of whatever function.
    pub types_of: HashMap<u32, u32>,
    /// Instruction of every value of a function.
    pub defined: HashMap<u32, usize>,
    /// In source order.
    pub globals: Vec<Global>,
    pub functions: HashMap<u32, Function>,
    pub entries: Vec<Entry>,
    /// Sets of extended instructions, by the id of their import.
    pub sets: HashMap<u32, String>,
    /// Values by which specialisation constants are set, by their numbers or names; taken out when used.
    pub overrides: BTreeMap<String, f64>,
    /// Specialisation constants: (number, name, id).
    pub specs: Vec<(Option<u32>, Option<String>, u32)>,
}

/// Decorations of one id, with their operands.
type Decorations = Vec<(Decoration, Vec<u32>)>;

/// A variable outside of functions.
#[derive(Clone, Debug)]
pub(super) struct Global {
    pub id: u32,
    pub class: StorageClass,
    /// Type of its contents.
    pub ty: u32,
    pub init: Option<u32>,
    /// Its instruction.
    pub at: usize,
}

/// A function.
#[derive(Clone, Debug)]
pub(super) struct Function {
    /// Its instruction.
    pub at: usize,
    pub result: u32,
    pub params: Vec<u32>,
    pub blocks: Vec<Block>,
}

/// A basic block.
#[derive(Clone, Debug)]
pub(super) struct Block {
    pub label: u32,
    /// Instructions between the label and the terminator, merge instructions left out.
    pub body: std::ops::Range<usize>,
    /// The merge instruction.
    pub merge: Option<usize>,
    /// The terminator.
    pub term: usize,
}

/// An entry point.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub model: Option<ExecutionModel>,
    pub function: u32,
    pub name: String,
    pub size: Option<[u32; 3]>,
    size_ids: Option<[u32; 3]>,
}

/// Capabilities that change nothing, or whose instructions are judged one by one where a kernel reaches them.
fn is_refused(capability: Capability) -> bool {
    use Capability as C;
    matches!(
        capability,
        C::Kernel
            | C::Addresses
            | C::PhysicalStorageBufferAddresses
            | C::WorkgroupMemoryExplicitLayoutKHR
    )
}

impl Tables {
    /// Reads the tables.
    pub fn new(code: &Code, overrides: &BTreeMap<String, f64>) -> R<Tables> {
        let mut t = Tables {
            overrides: overrides.clone(),
            ..Tables::default()
        };
        let mut open: Option<(u32, Function)> = None;
        let mut block: Option<(u32, usize, Option<usize>)> = None;
        for i in 0..code.len() {
            let inst = code.get(i);
            if let Some((_, function)) = &mut open {
                if let Some(id) = inst.result()
                    && let Some(ty) = inst.result_type()
                {
                    t.defined.insert(id, i);
                    if t.types_of.insert(id, ty).is_some() {
                        return Err(at(twice(id), &inst));
                    }
                }
                match inst.op {
                    Op::FunctionParameter => function.params.push(inst.word(2)?),
                    Op::Label if block.is_some() => {
                        return Err(at(malformed("a block without an end"), &inst));
                    }
                    Op::Label => block = Some((inst.word(1)?, i + 1, None)),
                    Op::FunctionEnd => {
                        if block.is_some() {
                            return Err(at(malformed("a block without an end"), &inst));
                        }
                        let (id, function) = open.take().expect("a function is open");
                        if t.functions.insert(id, function).is_some() {
                            return Err(at(twice(id), &inst));
                        }
                    }
                    op => {
                        let Some((label, start, merge)) = &mut block else {
                            if matches!(op, Op::Line | Op::NoLine | Op::ExtInst) {
                                continue;
                            }
                            return Err(at(malformed("an instruction outside of blocks"), &inst));
                        };
                        if merge.is_some() && !is_terminator(op) && !super::is_line(op) {
                            let message = "a merge instruction that does not stand before a branch";
                            return Err(at(malformed(message), &inst));
                        }
                        if matches!(op, Op::SelectionMerge | Op::LoopMerge) {
                            *merge = Some(i);
                        } else if is_terminator(op) {
                            function.blocks.push(Block {
                                label: *label,
                                body: *start..merge.unwrap_or(i),
                                merge: *merge,
                                term: i,
                            });
                            block = None;
                        }
                    }
                }
                continue;
            }
            if inst.op == Op::Function {
                let function = Function {
                    at: i,
                    result: inst.word(1)?,
                    params: Vec::new(),
                    blocks: Vec::new(),
                };
                open = Some((inst.word(2)?, function));
                continue;
            }
            t.global(i, &inst).map_err(|d| placed(d, &inst))?;
        }
        if open.is_some() {
            return Err(Box::new(malformed("the module ends within a function")));
        }
        t.sizes()?;
        t.check_calls(code)?;
        Ok(t)
    }

    /// One instruction outside of functions.
    fn global(&mut self, i: usize, inst: &Inst) -> R<()> {
        match inst.op {
            Op::Capability => {
                if let Some(c) = Capability::from_u32(inst.word(1)?).filter(|c| is_refused(*c)) {
                    let message = format!("the capability `{c:?}` is not supported yet");
                    return Err(error_at(UNSUPPORTED, message, inst.span, inst.at));
                }
            }
            Op::ExtInstImport => {
                self.sets.insert(inst.word(1)?, inst.string(2)?.0);
            }
            Op::EntryPoint => {
                let entry = Entry {
                    model: ExecutionModel::from_u32(inst.word(1)?),
                    function: inst.word(2)?,
                    name: inst.string(3)?.0,
                    size: None,
                    size_ids: None,
                };
                self.entries.push(entry);
            }
            Op::ExecutionMode | Op::ExecutionModeId => {
                let function = inst.word(1)?;
                let mode = ExecutionMode::from_u32(inst.word(2)?);
                for e in self.entries.iter_mut().filter(|e| e.function == function) {
                    match mode {
                        Some(ExecutionMode::LocalSize) => {
                            e.size = Some([inst.word(3)?, inst.word(4)?, inst.word(5)?]);
                        }
                        Some(ExecutionMode::LocalSizeId) => {
                            e.size_ids = Some([inst.word(3)?, inst.word(4)?, inst.word(5)?]);
                        }
                        _ => {}
                    }
                }
            }
            Op::Name => {
                let name = inst.string(2)?.0;
                if !name.is_empty() {
                    self.names.insert(inst.word(1)?, name);
                }
            }
            Op::Decorate | Op::DecorateId => {
                if let Some(d) = Decoration::from_u32(inst.word(2)?) {
                    let list = self.decorations.entry(inst.word(1)?).or_default();
                    list.push((d, inst.rest(3).to_vec()));
                }
            }
            Op::MemberDecorate => {
                if let Some(d) = Decoration::from_u32(inst.word(3)?) {
                    let key = (inst.word(1)?, inst.word(2)?);
                    let list = self.members.entry(key).or_default();
                    list.push((d, inst.rest(4).to_vec()));
                }
            }
            Op::GroupDecorate | Op::GroupMemberDecorate => {
                let group = inst.word(1)?;
                let list = self.decorations.get(&group).cloned().unwrap_or_default();
                let step = if inst.op == Op::GroupDecorate { 1 } else { 2 };
                for target in inst.rest(2).chunks_exact(step) {
                    let to = match *target {
                        [id] => self.decorations.entry(id).or_default(),
                        [id, member] => self.members.entry((id, member)).or_default(),
                        _ => continue,
                    };
                    to.extend(list.iter().cloned());
                }
            }
            Op::Variable => self.variable(i, inst)?,
            op if is_type(op) => self.ty(inst)?,
            op if constants::is_constant(op) => {
                let (id, ty) = (inst.word(2)?, inst.word(1)?);
                let known = constants::read(self, inst)?;
                if self.types_of.insert(id, ty).is_some() {
                    return Err(Box::new(twice(id)));
                }
                self.constants.insert(id, known);
            }
            _ => {}
        }
        Ok(())
    }

    fn ty(&mut self, inst: &Inst) -> R<()> {
        if inst.op == Op::TypeForwardPointer {
            let message = "pointers that are used before they are declared are not supported yet";
            return Err(Box::new(Diagnostic::error(UNSUPPORTED, message)));
        }
        let id = inst.word(1)?;
        let ty = match inst.op {
            Op::TypeVoid => Ty::Void,
            Op::TypeBool => Ty::Bool,
            Op::TypeInt => Ty::Int {
                width: inst.word(2)?,
                signed: inst.word(3)? != 0,
            },
            // An encoding may follow: not IEEE 754.
            Op::TypeFloat if !inst.rest(3).is_empty() => Ty::Other("floats of another encoding"),
            Op::TypeFloat => Ty::Float {
                width: inst.word(2)?,
            },
            Op::TypeVector => Ty::Vector {
                elem: inst.word(2)?,
                n: inst.word(3)?,
            },
            Op::TypeMatrix => Ty::Matrix {
                column: inst.word(2)?,
                n: inst.word(3)?,
            },
            Op::TypeArray => Ty::Array {
                elem: inst.word(2)?,
                n: self.number(inst.word(3)?)?,
                stride: self.decoration(id, Decoration::ArrayStride),
            },
            Op::TypeRuntimeArray => Ty::Runtime {
                elem: inst.word(2)?,
                stride: self.decoration(id, Decoration::ArrayStride),
            },
            Op::TypeStruct => {
                let members = inst.rest(2).iter().enumerate();
                Ty::Struct {
                    members: members.map(|(i, &ty)| self.member(id, i, ty)).collect(),
                }
            }
            Op::TypePointer => match StorageClass::from_u32(inst.word(2)?) {
                Some(class) => Ty::Pointer {
                    class,
                    to: inst.word(3)?,
                },
                None => Ty::Other("pointers of an unknown storage class"),
            },
            Op::TypeFunction => Ty::Function,
            Op::TypeImage => super::image::image_type(&self.types, inst)?,
            Op::TypeSampler => Ty::Sampler,
            Op::TypeSampledImage => Ty::SampledImage {
                image: inst.word(2)?,
            },
            Op::TypeAccelerationStructureKHR => Ty::Other("acceleration structures"),
            Op::TypeRayQueryKHR => Ty::Other("ray queries"),
            Op::TypeCooperativeMatrixKHR => Ty::Other("cooperative matrices"),
            _ => Ty::Other("types that are unknown here"),
        };
        self.types.add(id, ty)
    }

    fn member(&self, id: u32, i: usize, ty: u32) -> Member {
        let mut member = Member {
            ty,
            ..Member::default()
        };
        for (d, args) in self.members.get(&(id, i as u32)).into_iter().flatten() {
            let first = args.first().copied();
            match d {
                Decoration::Offset => member.offset = first,
                Decoration::MatrixStride => member.matrix_stride = first,
                Decoration::RowMajor => member.row_major = true,
                Decoration::NonWritable => member.non_writable = true,
                _ => {}
            }
        }
        member
    }

    fn variable(&mut self, i: usize, inst: &Inst) -> R<()> {
        let (pointer, id) = (inst.word(1)?, inst.word(2)?);
        let Some((class, ty)) = self.types.pointee(pointer) else {
            return Err(Box::new(malformed(format!(
                "%{pointer} is no pointer type"
            ))));
        };
        if self.types_of.insert(id, pointer).is_some() {
            return Err(Box::new(twice(id)));
        }
        self.globals.push(Global {
            id,
            class,
            ty,
            init: inst.words.get(4).copied(),
            at: i,
        });
        Ok(())
    }

    /// The number of a constant integer.
    pub fn number(&self, id: u32) -> R<u32> {
        match self.constants.get(&id).and_then(Known::number) {
            Some(n) => Ok(n),
            None => Err(Box::new(malformed(format!(
                "%{id} is not a constant integer of 32 bits"
            )))),
        }
    }

    /// The first operand of a decoration.
    pub fn decoration(&self, id: u32, wanted: Decoration) -> Option<u32> {
        let list = self.decorations.get(&id)?;
        let (_, args) = list.iter().find(|(d, _)| *d == wanted)?;
        args.first().copied()
    }

    /// Whether an id has a decoration.
    pub fn has(&self, id: u32, wanted: Decoration) -> bool {
        let list = self.decorations.get(&id);
        list.is_some_and(|l| l.iter().any(|(d, _)| *d == wanted))
    }

    /// What a built-in variable, or member of one, is.
    pub fn builtin(&self, id: u32) -> Option<u32> {
        self.decoration(id, Decoration::BuiltIn)
    }

    /// Workgroup sizes that constants give.
    fn sizes(&mut self) -> R<()> {
        let builtin = rspirv::spirv::BuiltIn::WorkgroupSize as u32;
        let decorated = self
            .constants
            .iter()
            .filter(|(id, _)| self.builtin(**id) == Some(builtin))
            .min_by_key(|(id, _)| **id)
            .map(|(_, known)| known.numbers());
        let mut entries = std::mem::take(&mut self.entries);
        for e in &mut entries {
            if let Some(ids) = e.size_ids {
                e.size = Some([
                    self.number(ids[0])?,
                    self.number(ids[1])?,
                    self.number(ids[2])?,
                ]);
            }
            if let Some(Some([x, y, z])) = decorated.as_ref().map(|n| n.as_deref()) {
                e.size = Some([*x, *y, *z]);
            }
        }
        self.entries = entries;
        Ok(())
    }

    /// Refuses functions that call themselves, directly or not.
    fn check_calls(&self, code: &Code) -> R<()> {
        let mut calls: BTreeMap<u32, Vec<(u32, usize)>> = BTreeMap::new();
        for (&id, function) in &self.functions {
            let list = calls.entry(id).or_default();
            for i in function.blocks.iter().flat_map(|b| b.body.clone()) {
                let inst = code.get(i);
                if inst.op == Op::FunctionCall {
                    list.push((inst.word(3)?, i));
                }
            }
        }
        // 1: on the way down to where we are, 2: done.
        let mut state: HashMap<u32, u8> = HashMap::new();
        for &root in calls.keys() {
            let mut stack = vec![(root, 0)];
            while let Some((id, next)) = stack.pop() {
                if next == 0 {
                    if state.contains_key(&id) {
                        continue;
                    }
                    state.insert(id, 1);
                }
                match calls.get(&id).and_then(|list| list.get(next)) {
                    Some(&(callee, at)) => {
                        stack.push((id, next + 1));
                        match state.get(&callee) {
                            Some(1) => {
                                let inst = code.get(at);
                                let name = self.name(callee);
                                let message = format!("{name} calls itself");
                                return Err(error_at(RECURSION, message, inst.span, inst.at));
                            }
                            Some(_) => {}
                            None => stack.push((callee, 0)),
                        }
                    }
                    None => {
                        state.insert(id, 2);
                    }
                }
            }
        }
        Ok(())
    }

    /// A function or variable in messages.
    pub fn name(&self, id: u32) -> String {
        match self.names.get(&id) {
            Some(name) => format!("`{name}`"),
            None => format!("%{id}"),
        }
    }
}

fn twice(id: u32) -> Diagnostic {
    malformed(format!("%{id} is defined twice"))
}

fn at(d: Diagnostic, inst: &Inst) -> Box<Diagnostic> {
    placed(Box::new(d), inst)
}

/// Gives a message that has no place yet the one of an instruction.
pub(super) fn placed(d: Box<Diagnostic>, inst: &Inst) -> Box<Diagnostic> {
    if d.primary.is_some() {
        return d;
    }
    let notes = d.notes.clone();
    let mut placed = error_at(d.code, d.message, inst.span, inst.at);
    placed.notes.splice(0..0, notes);
    placed
}

/// Whether it declares a type that kernels compute with.
pub(super) fn is_known_type(op: Op) -> bool {
    matches!(
        op,
        Op::TypeVoid
            | Op::TypeBool
            | Op::TypeInt
            | Op::TypeFloat
            | Op::TypeVector
            | Op::TypeMatrix
            | Op::TypeArray
            | Op::TypeRuntimeArray
            | Op::TypeStruct
            | Op::TypePointer
            | Op::TypeFunction
            | Op::TypeImage
            | Op::TypeSampler
            | Op::TypeSampledImage
    )
}

fn is_type(op: Op) -> bool {
    format!("{op:?}").starts_with("Type")
}

/// Whether the instruction ends a block.
pub(super) fn is_terminator(op: Op) -> bool {
    matches!(
        op,
        Op::Branch
            | Op::BranchConditional
            | Op::Switch
            | Op::Return
            | Op::ReturnValue
            | Op::Unreachable
            | Op::Kill
            | Op::TerminateInvocation
            | Op::IgnoreIntersectionKHR
            | Op::TerminateRayKHR
            | Op::EmitMeshTasksEXT
    )
}

/// A message that a part of the module is missing.
pub(super) fn missing(inst: &Inst, what: &str) -> Box<Diagnostic> {
    malformed_at(what, inst.span, inst.at)
}
