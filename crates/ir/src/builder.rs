//! Writes kernels front to back.

use crate::{
    Addr, AtomicOp, BinOp, Builtin, CmpOp, Const, Inst, Kernel, Label, LabelData, NumOp, Op,
    Region, Resource, ResourceId, Stmt, Term, Type, UnOp, Value, ValueData, result_type,
};
use lanemask_diag::Span;

/// A kernel in the making: a stack of open statements, and a place in the innermost one.
///
/// ```
/// use lanemask_ir::*;
///
/// let mut b = Builder::new("main", [64, 1, 1]);
/// let data = b.resource(Resource {
///     group: 0,
///     binding: 0,
///     name: "data".into(),
///     access: Access::ReadWrite,
///     min_bytes: 4,
///     kind: ResourceKind::Buffer,
/// });
/// // for (i = 0; i < local_index; i++) {}  data[0] = i
/// let limit = b.builtin(Builtin::LocalIndex);
/// let zero = b.const_i32(0);
/// let after = b.open_block(&[Type::I32]);
/// let next = b.open_loop(&[zero]);
/// let i = b.params(next)[0];
/// let done = b.cmp(CmpOp::EqI32, i, limit);
/// b.open_if(done, &[]);
/// b.br(after, &[i]);
/// b.close(); // the other arm goes on after the `if`
/// let one = b.const_i32(1);
/// let more = b.bin(BinOp::Add, i, one);
/// b.br(next, &[more]);
/// b.close(); // loop; what follows it is unreachable
/// b.close(); // block
/// let i = b.params(after)[0];
/// b.store(Addr { space: Space::Buffer(data), offset: None, imm: 0, unit: Unit::Word }, &[i]);
/// let kernel = b.finish();
/// assert_eq!(verify(&kernel), []);
/// ```
///
/// Misuse (a statement after a terminator, closing what is not open) is a mistake of the caller's and panics.
#[derive(Debug)]
pub struct Builder {
    kernel: Kernel,
    span: Span,
    frames: Vec<Frame>,
}

#[derive(Debug)]
struct Frame {
    kind: FrameKind,
    stmts: Vec<Stmt>,
    term: Option<(Term, Span)>,
}

#[derive(Debug)]
enum FrameKind {
    Body,
    Block(Label),
    Then(Label, Value, Span),
    Else(Label, Value, Span, Region),
    Loop(Label, Vec<Value>),
}

impl Builder {
    /// A kernel without code, resources or memory.
    pub fn new(name: impl Into<String>, workgroup_size: [u32; 3]) -> Builder {
        Builder {
            kernel: Kernel {
                name: name.into(),
                workgroup_size,
                ..Kernel::default()
            },
            span: Span::default(),
            frames: vec![Frame::new(FrameKind::Body)],
        }
    }

    /// The kernel as far as it is; its body is empty until [`finish`](Builder::finish).
    pub fn kernel(&self) -> &Kernel {
        &self.kernel
    }

    /// The position that following instructions, conditions and terminators get.
    pub fn set_span(&mut self, span: Span) {
        self.span = span;
    }

    /// Adds a buffer.
    pub fn resource(&mut self, resource: Resource) -> ResourceId {
        self.kernel.resources.push(resource);
        ResourceId(self.kernel.resources.len() as u32 - 1)
    }

    /// A buffer added before, to be changed (for instance its `min_bytes`).
    pub fn resource_mut(&mut self, id: ResourceId) -> &mut Resource {
        &mut self.kernel.resources[id.0 as usize]
    }

    /// Sets the size of workgroup memory.
    pub fn set_workgroup_bytes(&mut self, bytes: u32) {
        self.kernel.workgroup_bytes = bytes;
    }

    /// Sets the contents of the last buffer, which the kernel brings along.
    pub fn set_constants(&mut self, words: Vec<u32>) {
        self.kernel.constants = words;
    }

    /// Sets the size of private memory.
    pub fn set_scratch_bytes(&mut self, bytes: u32) {
        self.kernel.scratch_bytes = bytes;
    }

    /// A new value that nothing defines yet.
    pub fn value(&mut self, ty: Type) -> Value {
        self.kernel.values.push(ValueData { ty, name: None });
        Value(self.kernel.values.len() as u32 - 1)
    }

    /// Gives a value its source name.
    pub fn set_name(&mut self, value: Value, name: impl Into<String>) {
        self.kernel.values[value.0 as usize].name = Some(name.into());
    }

    /// Type of a value.
    pub fn ty(&self, value: Value) -> Type {
        self.kernel.values[value.0 as usize].ty
    }

    /// Parameters of a label.
    pub fn params(&self, label: Label) -> &[Value] {
        &self.kernel.labels[label.0 as usize].params
    }

    /// Adds a parameter to a label. Every `br` to it, and the first arguments of a loop, must have or get
    /// an argument for it.
    pub fn add_param(&mut self, label: Label, ty: Type) -> Value {
        let value = self.value(ty);
        self.kernel.labels[label.0 as usize].params.push(value);
        value
    }

    fn label(&mut self, types: &[Type]) -> Label {
        let params = types.iter().map(|ty| self.value(*ty)).collect();
        self.kernel.labels.push(LabelData { params });
        Label(self.kernel.labels.len() as u32 - 1)
    }

    // Instructions.

    /// An operation with the given results.
    pub fn inst(&mut self, op: Op, results: Vec<Value>) {
        let span = self.span;
        self.push(Stmt::Inst(Inst { results, op, span }));
    }

    /// An operation with one result, of the type that follows from the operation.
    ///
    /// # Panics
    /// For loads, stores and barriers, which have no such type.
    pub fn emit(&mut self, op: Op) -> Value {
        let ty = result_type(&op, &self.kernel.values)
            .expect("the operation has exactly one result of a known type");
        let result = self.value(ty);
        self.inst(op, vec![result]);
        result
    }

    /// A constant.
    pub fn constant(&mut self, c: Const) -> Value {
        self.emit(Op::Const(c))
    }

    /// A truth value.
    pub fn const_bool(&mut self, b: bool) -> Value {
        self.constant(Const::Bool(b))
    }

    /// An integer.
    pub fn const_i32(&mut self, bits: u32) -> Value {
        self.constant(Const::I32(bits))
    }

    /// A float.
    pub fn const_f32(&mut self, x: f32) -> Value {
        self.constant(Const::F32(x.to_bits()))
    }

    /// An operation on one operand.
    pub fn un(&mut self, op: UnOp, a: Value) -> Value {
        self.emit(Op::Un(op, a))
    }

    /// An operation on two operands.
    pub fn bin(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        self.emit(Op::Bin(op, a, b))
    }

    /// A comparison.
    pub fn cmp(&mut self, op: CmpOp, a: Value, b: Value) -> Value {
        self.emit(Op::Cmp(op, a, b))
    }

    /// `cond ? yes : no`.
    pub fn select(&mut self, cond: Value, yes: Value, no: Value) -> Value {
        self.emit(Op::Select { cond, yes, no })
    }

    /// A number that the launch gives.
    pub fn builtin(&mut self, b: Builtin) -> Value {
        self.emit(Op::Builtin(b))
    }

    /// An operation on numbers of another format; the words of its result.
    pub fn num(&mut self, op: NumOp, words: &[Value]) -> Vec<Value> {
        let results: Vec<Value> = op.results().iter().map(|ty| self.value(*ty)).collect();
        self.inst(Op::Num(op, words.to_vec()), results.clone());
        results
    }

    /// Reads `count` units; words are of one type, what is less is an I32.
    pub fn load(&mut self, addr: Addr, ty: Type, count: usize) -> Vec<Value> {
        let results: Vec<Value> = (0..count).map(|_| self.value(ty)).collect();
        self.inst(Op::Load(addr), results.clone());
        results
    }

    /// Writes words, or one smaller unit.
    pub fn store(&mut self, addr: Addr, values: &[Value]) {
        self.inst(Op::Store(addr, values.to_vec()), Vec::new());
    }

    /// An atomic read-modify-write of a word; gives the old one.
    pub fn atomic(&mut self, op: AtomicOp, addr: Addr, value: Value) -> Value {
        self.emit(Op::Atomic(op, addr, vec![value]))
    }

    /// An atomic read-modify-write of two words; gives the old ones.
    pub fn atomic_wide(&mut self, op: AtomicOp, addr: Addr, words: [Value; 2]) -> [Value; 2] {
        let results = [self.value(Type::I32), self.value(Type::I32)];
        self.inst(Op::Atomic(op, addr, words.to_vec()), results.to_vec());
        results
    }

    /// A workgroup barrier.
    pub fn barrier(&mut self) {
        self.inst(Op::Barrier, Vec::new());
    }

    // Structure.

    /// Opens a block whose label takes parameters of these types.
    pub fn open_block(&mut self, params: &[Type]) -> Label {
        let label = self.label(params);
        self.open(FrameKind::Block(label));
        label
    }

    /// Opens an `if`, in its first arm.
    pub fn open_if(&mut self, cond: Value, params: &[Type]) -> Label {
        let label = self.label(params);
        self.open(FrameKind::Then(label, cond, self.span));
        label
    }

    /// Ends the first arm of the innermost open `if` and opens the other. An arm without a terminator goes on
    /// after the `if`, whose label then must not take parameters.
    pub fn open_else(&mut self) {
        let frame = self.pop();
        let FrameKind::Then(label, cond, span) = frame.kind else {
            panic!("open_else outside of the first arm of an if");
        };
        let then = self.region(frame.stmts, frame.term, Some(label));
        self.open(FrameKind::Else(label, cond, span, then));
    }

    /// Opens a loop; its label takes a parameter for each first argument.
    pub fn open_loop(&mut self, init: &[Value]) -> Label {
        let types: Vec<Type> = init.iter().map(|v| self.ty(*v)).collect();
        let label = self.label(&types);
        self.open(FrameKind::Loop(label, init.to_vec()));
        label
    }

    /// Closes the innermost open statement. A region of a block or an `if` without a terminator goes on after it, and so
    /// does the missing arm of an `if`; then the label must not take parameters. After a loop, the enclosing
    /// region is terminated as unreachable.
    pub fn close(&mut self) {
        if matches!(self.top().kind, FrameKind::Then(..)) {
            self.open_else();
        }
        let frame = self.pop();
        let mut after_loop = false;
        let stmt = match frame.kind {
            FrameKind::Body => panic!("close without an open statement"),
            FrameKind::Then(..) => unreachable!("turned into the other arm above"),
            FrameKind::Block(label) => Stmt::Block {
                label,
                body: self.region(frame.stmts, frame.term, Some(label)),
            },
            FrameKind::Else(label, cond, span, then) => Stmt::If {
                label,
                cond,
                then,
                otherwise: self.region(frame.stmts, frame.term, Some(label)),
                span,
            },
            FrameKind::Loop(label, init) => {
                after_loop = true;
                Stmt::Loop {
                    label,
                    init,
                    body: self.region(frame.stmts, frame.term, None),
                }
            }
        };
        self.push(stmt);
        if after_loop {
            self.terminate(Term::Unreachable);
        }
    }

    /// Ends the current region: leaves for an enclosing label.
    pub fn br(&mut self, label: Label, args: &[Value]) {
        let args = args.to_vec();
        self.terminate(Term::Br { label, args });
    }

    /// Ends the current region: the invocation is done.
    pub fn ret(&mut self) {
        self.terminate(Term::Return);
    }

    /// Ends the current region where control cannot arrive.
    pub fn unreachable(&mut self) {
        self.terminate(Term::Unreachable);
    }

    /// Whether the current region has its terminator, so that no statement may follow.
    pub fn is_terminated(&self) -> bool {
        self.top().term.is_some()
    }

    /// The kernel; a body without a terminator returns.
    ///
    /// # Panics
    /// If a statement is still open.
    pub fn finish(mut self) -> Kernel {
        let frame = self.pop();
        assert!(
            matches!(frame.kind, FrameKind::Body),
            "finish with an open statement"
        );
        let (term, term_span) = frame.term.unwrap_or((Term::Return, self.span));
        self.kernel.body = Region {
            stmts: frame.stmts,
            term,
            term_span,
        };
        self.kernel
    }

    fn top(&self) -> &Frame {
        self.frames.last().expect("the body is always open")
    }

    fn open(&mut self, kind: FrameKind) {
        self.frames.push(Frame::new(kind));
    }

    fn pop(&mut self) -> Frame {
        self.frames.pop().expect("the body is always open")
    }

    fn push(&mut self, stmt: Stmt) {
        let frame = self.frames.last_mut().expect("the body is always open");
        assert!(frame.term.is_none(), "statement after a terminator");
        frame.stmts.push(stmt);
    }

    fn terminate(&mut self, term: Term) {
        let span = self.span;
        let frame = self.frames.last_mut().expect("the body is always open");
        assert!(frame.term.is_none(), "second terminator of a region");
        frame.term = Some((term, span));
    }

    fn region(
        &self,
        stmts: Vec<Stmt>,
        term: Option<(Term, Span)>,
        falls_to: Option<Label>,
    ) -> Region {
        let (term, term_span) = term.unwrap_or_else(|| {
            let label = falls_to.expect("the body of a loop needs a terminator");
            assert!(
                self.params(label).is_empty(),
                "a region without a terminator, and its label takes parameters"
            );
            let args = Vec::new();
            (Term::Br { label, args }, self.span)
        });
        Region {
            stmts,
            term,
            term_span,
        }
    }
}

impl Frame {
    fn new(kind: FrameKind) -> Frame {
        Frame {
            kind,
            stmts: Vec::new(),
            term: None,
        }
    }
}
