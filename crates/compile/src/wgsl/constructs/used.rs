//! Which constructs a shader is made of.

use super::Row;
use super::tables::*;
use naga::valid::{Capabilities, FunctionInfo, ValidationFlags, Validator};
use naga::{Binding, Block, Expression, Function, GatherMode, Module, Statement, TypeInner};

/// The rows of what naga makes of a shader, each once, in the order in which they are met.
///
/// # Errors
/// naga's message, if the text is no shader.
pub fn used(text: &str) -> Result<Vec<&'static Row>, String> {
    let prepared = crate::wgsl::extensions::prepare(text);
    let module = naga::front::wgsl::parse_str(&prepared).map_err(|e| e.to_string())?;
    let info = Validator::new(ValidationFlags::all(), Capabilities::all())
        .validate(&module)
        .map_err(|e| e.into_inner().to_string())?;
    let mut found = Found {
        module: &module,
        rows: Vec::new(),
    };
    for (_, ty) in module.types.iter() {
        found.ty(&ty.inner);
        if let TypeInner::Struct { members, .. } = &ty.inner {
            members
                .iter()
                .for_each(|m| found.binding(m.binding.as_ref()));
        }
    }
    for (_, var) in module.global_variables.iter() {
        found.add(space(&var.space));
    }
    for (_, e) in module.global_expressions.iter() {
        found.expression(e);
    }
    for (h, function) in module.functions.iter() {
        found.function(function, &info[h]);
    }
    for (i, entry) in module.entry_points.iter().enumerate() {
        found.function(&entry.function, info.get_entry_point(i));
    }
    Ok(found.rows)
}

struct Found<'m> {
    module: &'m Module,
    rows: Vec<&'static Row>,
}

impl Found<'_> {
    fn add(&mut self, row: &'static Row) {
        if !self.rows.contains(&row) {
            self.rows.push(row);
        }
    }

    fn binding(&mut self, binding: Option<&Binding>) {
        if let Some(Binding::BuiltIn(b)) = binding {
            self.add(builtin(b));
        }
    }

    fn ty(&mut self, ty: &TypeInner) {
        self.add(type_inner(ty));
        let found = match *ty {
            TypeInner::Scalar(s)
            | TypeInner::Vector { scalar: s, .. }
            | TypeInner::Matrix { scalar: s, .. }
            | TypeInner::ValuePointer { scalar: s, .. } => scalar(s),
            TypeInner::Atomic(s) => atomic_type(s),
            _ => None,
        };
        found.into_iter().for_each(|row| self.add(row));
        if let TypeInner::Pointer { space: s, .. } | TypeInner::ValuePointer { space: s, .. } = ty {
            self.add(space(s));
        }
        if let TypeInner::Image { class: c, .. } = ty {
            self.add(class(c));
            if let naga::ImageClass::Storage { format: f, .. } = c {
                self.add(format(f));
            }
        }
    }

    fn function(&mut self, function: &Function, info: &FunctionInfo) {
        for argument in &function.arguments {
            self.binding(argument.binding.as_ref());
        }
        for (h, e) in function.expressions.iter() {
            self.expression(e);
            self.ty(info[h].ty.inner_with(&self.module.types));
        }
        self.block(&function.body);
    }

    fn expression(&mut self, e: &Expression) {
        self.add(expression(e));
        match e {
            Expression::Literal(l) => self.add(literal(l)),
            Expression::Unary { op, .. } => self.add(unary(op)),
            Expression::Binary { op, .. } => self.add(binary(op)),
            Expression::Relational { fun, .. } => self.add(relational(fun)),
            Expression::Math { fun, .. } => self.add(math(fun)),
            Expression::ImageSample { level: l, .. } => self.add(level(l)),
            Expression::ImageQuery { query: q, .. } => self.add(query(q)),
            _ => {}
        }
    }

    fn block(&mut self, block: &Block) {
        for s in block.iter() {
            self.add(statement(s));
            match s {
                Statement::Block(inner) => self.block(inner),
                Statement::If { accept, reject, .. } => {
                    self.block(accept);
                    self.block(reject);
                }
                Statement::Switch { cases, .. } => {
                    for c in cases {
                        self.add(case(&c.value));
                        self.block(&c.body);
                    }
                }
                Statement::Loop {
                    body, continuing, ..
                } => {
                    self.block(body);
                    self.block(continuing);
                }
                Statement::Atomic { fun, .. } | Statement::ImageAtomic { fun, .. } => {
                    self.add(atomic(fun));
                }
                Statement::SubgroupGather { mode, .. } => {
                    self.add(gather(mode));
                    if let GatherMode::QuadSwap(d) = mode {
                        self.add(direction(d));
                    }
                }
                Statement::SubgroupCollectiveOperation {
                    op, collective_op, ..
                } => {
                    self.add(combine(op));
                    self.add(collective(collective_op));
                }
                _ => {}
            }
        }
    }
}
