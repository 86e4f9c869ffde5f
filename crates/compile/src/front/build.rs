//! Builds regions: values, labels, and SSA form for the variables of the source.
//!
//! `env` holds the present value of each promoted variable. Each `br` notes how `env` differs from what it was
//! when its label was opened; when the label is closed, the variables that differ become its parameters.
//! A loop first takes a parameter for each variable and drops those that no trip changes.

use crate::opt::visit;
use lanemask_diag::Span;
use lanemask_ir::*;
use std::collections::{BTreeMap, HashMap};

/// The kernel under construction.
#[derive(Default)]
pub(crate) struct Builder {
    pub kernel: Kernel,
    /// Constants and launch values, which everything may use; they go in front of the body.
    head: Vec<Stmt>,
    consts: HashMap<Const, Value>,
    const_of: HashMap<Value, Const>,
    builtins: BTreeMap<Builtin, Value>,
    stmts: Vec<Stmt>,
    term: Option<(Term, Span)>,
    /// Loop parameters that turned out to be the value from before the loop.
    alias: HashMap<Value, Value>,
    /// Arguments of each `br`; the term itself carries the index until `finish`.
    args: Vec<Vec<Value>>,
    /// Present values of the promoted variables.
    pub env: Vec<Value>,
    /// Their names.
    pub env_names: Vec<Option<String>>,
    /// Position for what is emitted next.
    pub span: Span,
    /// Number of instructions so far.
    pub emitted: usize,
}

/// A label that is open.
pub(crate) struct Target {
    pub label: Label,
    entry: Vec<Value>,
    brs: Vec<Leaver>,
}

struct Leaver {
    args: usize,
    explicit: Vec<Value>,
    changes: Vec<(u32, Value)>,
}

/// What surrounds a region that is being filled.
pub(crate) struct Outer {
    stmts: Vec<Stmt>,
    term: Option<(Term, Span)>,
}

impl Builder {
    pub fn value(&mut self, ty: Type) -> Value {
        self.kernel.values.push(ValueData { ty, name: None });
        Value(self.kernel.values.len() as u32 - 1)
    }

    pub fn ty(&self, value: Value) -> Type {
        self.kernel.values[value.0 as usize].ty
    }

    pub fn constant(&mut self, c: Const) -> Value {
        if let Some(&v) = self.consts.get(&c) {
            return v;
        }
        let v = self.value(match c {
            Const::Bool(_) => Type::Bool,
            Const::I32(_) => Type::I32,
            Const::F32(_) => Type::F32,
        });
        self.head.push(Stmt::Inst(Inst {
            results: vec![v],
            op: Op::Const(c),
            span: self.span,
        }));
        self.consts.insert(c, v);
        self.const_of.insert(v, c);
        v
    }

    pub fn i32(&mut self, x: u32) -> Value {
        self.constant(Const::I32(x))
    }

    pub fn f32(&mut self, x: f32) -> Value {
        self.constant(Const::F32(x.to_bits()))
    }

    pub fn bool(&mut self, x: bool) -> Value {
        self.constant(Const::Bool(x))
    }

    pub fn zero(&mut self, ty: Type) -> Value {
        match ty {
            Type::Bool => self.bool(false),
            Type::I32 => self.i32(0),
            Type::F32 => self.f32(0.0),
        }
    }

    /// The number, if the value is a constant integer.
    pub fn known(&self, value: Value) -> Option<u32> {
        match self.const_of.get(&self.resolve(value)) {
            Some(&Const::I32(x)) => Some(x),
            _ => None,
        }
    }

    /// The constant, if the value is one.
    pub fn known_const(&self, value: Value) -> Option<Const> {
        self.const_of.get(&self.resolve(value)).copied()
    }

    pub fn builtin(&mut self, b: Builtin) -> Value {
        if let Some(&v) = self.builtins.get(&b) {
            return v;
        }
        let v = self.value(Type::I32);
        self.head.push(Stmt::Inst(Inst {
            results: vec![v],
            op: Op::Builtin(b),
            span: self.span,
        }));
        self.builtins.insert(b, v);
        v
    }

    pub fn emit(&mut self, results: Vec<Value>, op: Op) {
        debug_assert!(self.term.is_none(), "nothing follows a terminator");
        self.emitted += 1;
        self.stmts.push(Stmt::Inst(Inst {
            results,
            op,
            span: self.span,
        }));
    }

    pub fn one(&mut self, ty: Type, op: Op) -> Value {
        let v = self.value(ty);
        self.emit(vec![v], op);
        v
    }

    pub fn un(&mut self, op: UnOp, a: Value) -> Value {
        self.one(op.signature().1, Op::Un(op, a))
    }

    pub fn bin(&mut self, op: BinOp, a: Value, b: Value) -> Value {
        self.one(self.ty(a), Op::Bin(op, a, b))
    }

    pub fn cmp(&mut self, op: CmpOp, a: Value, b: Value) -> Value {
        self.one(Type::Bool, Op::Cmp(op, a, b))
    }

    pub fn fma(&mut self, a: Value, b: Value, c: Value) -> Value {
        self.one(Type::F32, Op::Fma(a, b, c))
    }

    pub fn select(&mut self, cond: Value, yes: Value, no: Value) -> Value {
        if yes == no {
            return yes;
        }
        self.one(self.ty(yes), Op::Select { cond, yes, no })
    }

    /// Whether control cannot come to what would be emitted next.
    pub fn ended(&self) -> bool {
        self.term.is_some()
    }

    pub fn end(&mut self, term: Term) {
        debug_assert!(self.term.is_none(), "a region has one terminator");
        self.term = Some((term, self.span));
    }

    /// Starts a region.
    pub fn enter(&mut self) -> Outer {
        Outer {
            stmts: std::mem::take(&mut self.stmts),
            term: self.term.take(),
        }
    }

    /// Ends the region.
    pub fn leave(&mut self, outer: Outer) -> Region {
        let (term, term_span) = self.term.take().unwrap_or((Term::Unreachable, self.span));
        self.term = outer.term;
        Region {
            stmts: std::mem::replace(&mut self.stmts, outer.stmts),
            term,
            term_span,
        }
    }

    /// Opens the label of a block or an `if`.
    pub fn target(&mut self) -> Target {
        let entry = self.env.clone();
        self.target_from(entry)
    }

    fn target_from(&mut self, entry: Vec<Value>) -> Target {
        self.kernel.labels.push(LabelData::default());
        Target {
            label: Label(self.kernel.labels.len() as u32 - 1),
            entry,
            brs: Vec::new(),
        }
    }

    /// Leaves for a label with the present values of the variables.
    pub fn br(&mut self, target: &mut Target, explicit: Vec<Value>) {
        let changes = target
            .entry
            .iter()
            .zip(&self.env)
            .enumerate()
            .filter(|(_, (a, b))| a != b)
            .map(|(i, (_, &b))| (i as u32, b))
            .collect();
        target.brs.push(Leaver {
            args: self.args.len(),
            explicit,
            changes,
        });
        let index = self.args.len() as u32;
        self.args.push(Vec::new());
        self.end(Term::Br {
            label: target.label,
            args: vec![Value(index)],
        });
    }

    /// Puts the variables back to what they were when the label was opened.
    pub fn rewind(&mut self, target: &Target) {
        self.env.clear();
        self.env.extend_from_slice(&target.entry);
    }

    /// Closes the label of a block or an `if`, after its statement has been pushed; gives the explicit
    /// parameters. If nothing leaves for it, control does not go on.
    pub fn close(&mut self, target: Target, explicit: &[Type]) -> Option<Vec<Value>> {
        self.rewind(&target);
        self.env_names.truncate(self.env.len());
        if target.brs.is_empty() {
            self.end(Term::Unreachable);
            return None;
        }
        let mut changed: Vec<u32> = Vec::new();
        for leaver in &target.brs {
            for &(i, v) in &leaver.changes {
                if self.resolve(v) != self.resolve(target.entry[i as usize]) {
                    changed.push(i);
                }
            }
        }
        changed.sort_unstable();
        changed.dedup();
        let mut params: Vec<Value> = explicit.iter().map(|&t| self.value(t)).collect();
        let given = params.clone();
        for &i in &changed {
            let v = self.variable_value(i, target.entry[i as usize]);
            self.env[i as usize] = v;
            params.push(v);
        }
        self.give_args(&target.brs, &changed, &target.entry);
        self.kernel.labels[target.label.0 as usize].params = params;
        Some(given)
    }

    fn variable_value(&mut self, index: u32, like: Value) -> Value {
        let v = self.value(self.ty(like));
        self.kernel.values[v.0 as usize].name = self
            .env_names
            .get(index as usize)
            .and_then(|name| name.clone());
        v
    }

    fn give_args(&mut self, brs: &[Leaver], vars: &[u32], entry: &[Value]) {
        for leaver in brs {
            let mut args = leaver.explicit.clone();
            let mut changes = leaver.changes.iter().peekable();
            for &i in vars {
                while changes.next_if(|c| c.0 < i).is_some() {}
                args.push(match changes.peek() {
                    Some(&&(j, v)) if j == i => v,
                    _ => entry[i as usize],
                });
            }
            self.args[leaver.args] = args;
        }
    }

    /// Opens a loop: each variable becomes a parameter. Gives the label and the values from before.
    pub fn open_loop(&mut self) -> (Target, Vec<Value>) {
        let before = self.env.clone();
        for (i, &value) in before.iter().enumerate() {
            self.env[i] = self.variable_value(i as u32, value);
        }
        let entry = self.env.clone();
        (self.target_from(entry), before)
    }

    /// Closes a loop; parameters that no trip changes become the value from before.
    pub fn close_loop(&mut self, target: Target, before: Vec<Value>, body: Region) {
        let mut kept = vec![false; before.len()];
        for leaver in &target.brs {
            for &(i, v) in &leaver.changes {
                let (v, init) = (self.resolve(v), self.resolve(before[i as usize]));
                if v != init && v != target.entry[i as usize] {
                    kept[i as usize] = true;
                }
            }
        }
        let vars: Vec<u32> = (0..before.len() as u32)
            .filter(|&i| kept[i as usize])
            .collect();
        for (i, &init) in before.iter().enumerate() {
            if !kept[i] {
                self.alias.insert(target.entry[i], init);
            }
        }
        self.give_args(&target.brs, &vars, &target.entry);
        self.kernel.labels[target.label.0 as usize].params =
            vars.iter().map(|&i| target.entry[i as usize]).collect();
        self.stmts.push(Stmt::Loop {
            label: target.label,
            init: vars.iter().map(|&i| before[i as usize]).collect(),
            body,
        });
        self.end(Term::Unreachable);
    }

    pub fn push(&mut self, stmt: Stmt) {
        self.stmts.push(stmt);
    }

    fn resolve(&self, mut v: Value) -> Value {
        while let Some(&to) = self.alias.get(&v) {
            v = to;
        }
        v
    }

    /// The finished kernel.
    pub fn finish(mut self) -> Kernel {
        let (term, term_span) = self.term.take().unwrap_or((Term::Return, self.span));
        let mut stmts = std::mem::take(&mut self.head);
        stmts.append(&mut self.stmts);
        let mut body = Region {
            stmts,
            term,
            term_span,
        };
        let args = std::mem::take(&mut self.args);
        visit::terms(&mut body, &mut |term| {
            if let Term::Br { args: given, .. } = term {
                *given = args[given[0].0 as usize].clone();
            }
        });
        visit::operands(&mut body, &mut |v| *v = self.resolve(*v));
        self.kernel.body = body;
        self.kernel
    }
}
