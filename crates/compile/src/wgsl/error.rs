//! naga's errors as diagnostics: what is wrong in the shader's own terms, without naga's names and numbers for it.

use super::support::CODE as UNSUPPORTED;
use super::{MAX_INVOCATIONS, support, text};
use lanemask_diag::{Diagnostic, FileId, Label, Span};
use naga::valid::{CallError, EntryPointError, ExpressionError, FunctionError};
use naga::valid::{GlobalVariableError, ValidationError};
use naga::{AddressSpace, Expression, Function, Handle, Module, StorageAccess, Type, TypeInner};
use naga::{ArraySize, WithSpan};
use std::error::Error;

/// A file and its text.
#[derive(Clone, Copy)]
pub(super) struct Shader<'a> {
    pub file: FileId,
    pub text: &'a str,
}

impl Shader<'_> {
    fn span(self, span: naga::Span) -> Option<Span> {
        let range = span.to_range()?;
        (!range.is_empty()).then(|| Span::new(self.file, range.start, range.end))
    }
}

/// Sets the primary place if it is known.
pub(super) fn at(diagnostic: Diagnostic, span: Span, message: &str) -> Diagnostic {
    if span.start < span.end {
        diagnostic.at(span, message)
    } else {
        diagnostic
    }
}

/// The word between the first two backquotes.
fn quoted(message: &str) -> Option<&str> {
    message.split('`').nth(1)
}

/// A mistake that the parser found.
pub(super) fn parse(error: &naga::front::wgsl::ParseError, shader: Shader) -> Diagnostic {
    let message = error.message();
    let labels = error.labels().filter_map(|(span, label)| {
        let label = if label == "see msg" { "" } else { label };
        Some((shader.span(span)?, label.to_owned()))
    });
    let extension = [
        "enable extension is not enabled",
        "enable-extension is not yet supported",
        "extension is not supported in the current environment",
    ];
    if extension.iter().any(|e| message.ends_with(e)) {
        let name = quoted(message).unwrap_or_default();
        let known = matches!(name, "f16" | "wgpu_int16");
        let d = if known {
            Diagnostic::error(
                "wgsl-parse",
                format!("the extension `{name}` is not enabled"),
            )
            .note(format!("write `enable {name};` before all declarations"))
        } else {
            Diagnostic::error(
                UNSUPPORTED,
                format!("the extension `{name}` is not supported yet"),
            )
        };
        let d = with_labels(
            d,
            labels.map(|(span, _)| (span, "needs the extension".to_owned())),
        );
        return d;
    }
    if error.notes().any(|note| note.contains("recursion limit")) {
        let message =
            format!("an expression or a type is nested more than {MAX_NESTING} levels deep");
        let d = Diagnostic::error("wgsl-nesting", message).note(
            "brackets and operators in brackets count; give what stands inside a name with `let`",
        );
        return match text::deepest(shader.text) {
            // Else it is something else that is nested: operators in front of operators.
            Some((levels, at)) if levels > MAX_NESTING / 8 => {
                let span = Span::new(shader.file, at.start, at.end);
                d.at(span, "the innermost bracket")
            }
            _ => d,
        };
    }
    if message == "brace nesting limit reached" {
        let message = format!("blocks are nested more than {MAX_BLOCKS} deep");
        return with_labels(Diagnostic::error("wgsl-nesting", message), labels);
    }
    let mut d = with_labels(Diagnostic::error("wgsl-parse", message), labels);
    d.notes.extend(error.notes().map(str::to_owned));
    let near = match quoted(message) {
        Some(word) if message.starts_with("no definition in scope for identifier") => {
            text::near_identifier(shader.text, word)
        }
        Some(word) if message.starts_with("invalid field accessor") => {
            text::near_member(shader.text, word)
        }
        _ => None,
    };
    match near {
        Some(near) => d.note(format!("did you mean `{near}`?")),
        None => d,
    }
}

/// Levels of expressions and types that naga's parser goes into, and of blocks.
const MAX_NESTING: usize = 199;
const MAX_BLOCKS: u32 = 127;

/// The first label is the primary one.
fn with_labels(mut d: Diagnostic, labels: impl Iterator<Item = (Span, String)>) -> Diagnostic {
    for (span, message) in labels {
        let label = Label { span, message };
        if d.primary.is_none() {
            d.primary = Some(label);
        } else {
            d.secondary.push(label);
        }
    }
    d
}

/// A mistake that the validator found.
pub(super) fn validation(
    error: &WithSpan<ValidationError>,
    module: &Module,
    shader: Shader,
) -> Diagnostic {
    let (inner, scope) = (error.as_inner(), Scope { module, shader });
    let known = match inner {
        ValidationError::EntryPoint { name, source, .. } => match source {
            EntryPointError::OutOfRangeWorkgroupSize => Some(workgroup_size(shader, name)),
            EntryPointError::ForbiddenStageOperations => {
                support::other_stages_only(module, shader.file)
            }
            EntryPointError::Function(e) => module
                .entry_points
                .iter()
                .find(|ep| ep.name == *name)
                .and_then(|ep| scope.function(&ep.function, e)),
            _ => None,
        },
        ValidationError::Function { handle, source, .. } => {
            scope.function(&module.functions[*handle], source)
        }
        ValidationError::GlobalVariable {
            handle,
            name,
            source: GlobalVariableError::MissingTypeFlags { .. },
        } => {
            let variable = &module.global_variables[*handle];
            let has_bool = contains_bool(module, variable.ty);
            let is_storage = matches!(variable.space, AddressSpace::Storage { .. });
            let inner = &module.types[variable.ty].inner;
            let d = invalid(format!(
                "the type of `{name}` cannot be used in {}",
                space_text(variable.space)
            ));
            Some(
                if !is_storage && inner.is_dynamically_sized(&module.types) {
                    d.note("only a storage buffer can end with an array without a size")
                } else if has_bool {
                    d.note("`bool` has no layout in a buffer; use `u32` and compare with `0u`")
                } else {
                    d
                },
            )
        }
        _ => None,
    };
    let d = known.unwrap_or_else(|| from_chain(inner));
    if d.primary.is_some() || d.code != "wgsl-invalid" {
        return d;
    }
    with_labels(d, labels(error, shader).into_iter())
}

fn invalid(message: impl Into<String>) -> Diagnostic {
    Diagnostic::error("wgsl-invalid", message)
}

/// Labels that say something; if there is none, the narrowest of the others without its text.
fn labels(error: &WithSpan<ValidationError>, shader: Shader) -> Vec<(Span, String)> {
    let all: Vec<(Span, &str)> = error
        .spans()
        .filter_map(|(span, message)| Some((shader.span(*span)?, message.as_str())))
        .collect();
    let mut spoken: Vec<(Span, String)> = Vec::new();
    for (span, message) in &all {
        if !message.is_empty()
            && !message.starts_with("naga::")
            && !spoken.iter().any(|(s, _)| s == span)
        {
            spoken.push((*span, without_handles(message)));
        }
    }
    if spoken.is_empty() {
        let narrowest = all.iter().min_by_key(|(span, _)| span.end - span.start);
        spoken.extend(narrowest.map(|(span, _)| (*span, String::new())));
    }
    spoken
}

/// The innermost cause as the message, and what led to it as notes, from the inside out.
fn from_chain(error: &ValidationError) -> Diagnostic {
    let mut chain = vec![without_handles(&error.to_string())];
    let mut error: &dyn Error = error;
    while let Some(cause) = error.source() {
        let text = without_handles(&cause.to_string());
        // A cause that only passes another one on says the same again.
        if chain.last() != Some(&text) {
            chain.push(text);
        }
        error = cause;
    }
    let innermost = chain.pop().unwrap_or_default();
    let outer = chain.into_iter().rev();
    outer.fold(invalid(innermost), |d, text| d.note(format!("so {text}")))
}

/// Without numbers in brackets, which are naga's handles; as a sentence without a capital and a period.
fn without_handles(message: &str) -> String {
    let mut out = String::new();
    let mut rest = message.trim_end_matches('.');
    while let Some(open) = rest.find('[') {
        let digits = rest[open + 1..].bytes().take_while(u8::is_ascii_digit);
        let close = open + 1 + digits.count();
        if close > open + 1 && rest[close..].starts_with(']') {
            let before = &rest[..open];
            let wrapped = before.ends_with("Some(") && rest[close + 1..].starts_with(')');
            out.push_str(
                before
                    .strip_suffix("Some(")
                    .filter(|_| wrapped)
                    .unwrap_or(before),
            );
            if out.ends_with(' ') {
                out.pop();
            }
            rest = &rest[close + 1 + usize::from(wrapped)..];
        } else {
            out.push_str(&rest[..close]);
            rest = &rest[close..];
        }
    }
    out.push_str(rest);
    let mut letters = out.chars();
    match (letters.next(), letters.next()) {
        (Some(first), Some(second)) if second.is_lowercase() || second == ' ' => {
            let tail = out[first.len_utf8()..].to_owned();
            format!("{}{tail}", first.to_lowercase())
        }
        _ => out,
    }
}

/// The error for a workgroup of no or too many invocations.
pub(super) fn workgroup_size(shader: Shader, entry: &str) -> Diagnostic {
    let d = Diagnostic::error(
        "wgsl-workgroup-size",
        format!("the workgroup size of `{entry}` is out of range"),
    )
    .note(format!(
        "a workgroup has 1 to {MAX_INVOCATIONS} invocations, the product of its three sizes"
    ));
    match text::workgroup_size(shader.text, entry) {
        Some(r) => d.at(Span::new(shader.file, r.start, r.end), ""),
        None => d,
    }
}

fn space_text(space: AddressSpace) -> &'static str {
    match space {
        AddressSpace::Uniform => "a uniform buffer",
        AddressSpace::Immediate => "the immediates",
        AddressSpace::Storage { .. } => "a storage buffer",
        AddressSpace::WorkGroup => "workgroup memory",
        AddressSpace::Private | AddressSpace::Function => "private memory",
        _ => "this address space",
    }
}

fn contains_bool(module: &Module, ty: Handle<Type>) -> bool {
    match &module.types[ty].inner {
        TypeInner::Scalar(s) | TypeInner::Vector { scalar: s, .. } => {
            s.kind == naga::ScalarKind::Bool
        }
        TypeInner::Array { base, .. } => contains_bool(module, *base),
        TypeInner::Struct { members, .. } => members.iter().any(|m| contains_bool(module, m.ty)),
        _ => false,
    }
}

/// Scalars, vectors and what has a name, as WGSL writes them.
fn type_text(module: &Module, ty: Handle<Type>) -> Option<String> {
    let ty = &module.types[ty];
    if let Some(name) = &ty.name {
        return Some(name.clone());
    }
    match ty.inner {
        TypeInner::Scalar(s) => Some(support::scalar_name(s)),
        TypeInner::Vector { size, scalar } => Some(format!(
            "vec{}<{}>",
            size as u8,
            support::scalar_name(scalar)
        )),
        _ => None,
    }
}

/// What the messages of a function's mistakes look up.
#[derive(Clone, Copy)]
struct Scope<'a> {
    module: &'a Module,
    shader: Shader<'a>,
}

impl Scope<'_> {
    fn expression(self, fun: &Function, h: Handle<Expression>) -> Option<Span> {
        self.shader.span(fun.expressions.get_span(h))
    }

    /// The usual mistakes.
    fn function(self, fun: &Function, error: &FunctionError) -> Option<Diagnostic> {
        Some(match error {
            FunctionError::InvalidStorePointer(pointer) => self.store(fun, *pointer),
            FunctionError::InvalidCall { function, error } => {
                let callee = &self.module.functions[*function];
                let name = callee.name.as_deref().unwrap_or("the function");
                match error {
                    CallError::ArgumentCount { required, seen } => {
                        let s = if *required == 1 { "" } else { "s" };
                        let are = if *seen == 1 { "is" } else { "are" };
                        invalid(format!(
                            "`{name}` takes {required} argument{s}, but {seen} {are} given"
                        ))
                    }
                    CallError::ArgumentType {
                        index,
                        required,
                        seen_expression,
                    } => {
                        let d = invalid(format!(
                            "argument {} of `{name}` has the wrong type",
                            index + 1
                        ));
                        let parameter = callee.arguments.get(*index);
                        let parameter = parameter.and_then(|a| a.name.as_deref());
                        let (ty, place) = (
                            type_text(self.module, *required),
                            self.expression(fun, *seen_expression),
                        );
                        let d = match place {
                            Some(span) => d.at(span, "this argument"),
                            None => d,
                        };
                        match (parameter, ty) {
                            (Some(p), Some(ty)) => d.note(format!("the parameter is `{p}: {ty}`")),
                            _ => d,
                        }
                    }
                    _ => return None,
                }
            }
            FunctionError::InvalidReturnType { expected_ty, .. } => match expected_ty {
                Some(ty) => {
                    let d = invalid("the value returned does not have the function's return type");
                    match type_text(self.module, *ty) {
                        Some(ty) => d.note(format!("the function returns `{ty}`")),
                        None => d,
                    }
                }
                None => invalid("a value is returned from a function without a return type"),
            },
            FunctionError::InvalidIfType(_) => invalid("the condition is not a `bool`"),
            FunctionError::InvalidSwitchType(_) => {
                invalid("the selector of the `switch` is not an integer")
            }
            FunctionError::Expression { source, .. } => match source {
                ExpressionError::IndexOutOfBounds(base, index) => {
                    let d = invalid(format!("index {index} is out of bounds"));
                    match self.len(fun, *base) {
                        Some(n) => d.note(format!("the indices are 0 to {}", n.saturating_sub(1))),
                        None => d,
                    }
                }
                other if other.to_string().starts_with("Abstract types may only") => {
                    invalid("a literal without a suffix has no concrete type here")
                        .note("give one argument a suffix, for example `0.0f`")
                }
                _ => return None,
            },
            _ => return None,
        })
    }

    /// Number of elements, where the base is a variable.
    fn len(self, fun: &Function, base: Handle<Expression>) -> Option<u32> {
        let ty = match fun.expressions[base] {
            Expression::LocalVariable(v) => fun.local_variables[v].ty,
            Expression::GlobalVariable(v) => self.module.global_variables[v].ty,
            Expression::FunctionArgument(i) => fun.arguments.get(i as usize)?.ty,
            Expression::Load { pointer } => return self.len(fun, pointer),
            Expression::Compose { ty, .. } => ty,
            _ => return None,
        };
        match &self.module.types[ty].inner {
            TypeInner::Array {
                size: ArraySize::Constant(n),
                ..
            } => Some(n.get()),
            TypeInner::Vector { size, .. } => Some(*size as u32),
            TypeInner::Matrix { columns, .. } => Some(*columns as u32),
            _ => None,
        }
    }

    fn store(self, fun: &Function, mut pointer: Handle<Expression>) -> Diagnostic {
        let variable = loop {
            match fun.expressions[pointer] {
                Expression::Access { base, .. } | Expression::AccessIndex { base, .. } => {
                    pointer = base;
                }
                Expression::GlobalVariable(v) => break v,
                _ => return invalid("this place cannot be written"),
            }
        };
        let global = &self.module.global_variables[variable];
        let name = global.name.as_deref().unwrap_or("_");
        match global.space {
            AddressSpace::Storage { access } if !access.contains(StorageAccess::STORE) => {
                invalid(format!("store to the read-only buffer `{name}`"))
                    .note("to write it, declare it `var<storage, read_write>`")
            }
            AddressSpace::Uniform => invalid(format!("store to the uniform buffer `{name}`"))
                .note("uniform buffers are read-only; use `var<storage, read_write>`"),
            _ => invalid(format!("`{name}` cannot be written here")),
        }
    }
}
