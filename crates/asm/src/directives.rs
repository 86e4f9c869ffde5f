//! Lines that start with a dot.

use crate::Target;
use crate::expr::Value;
use crate::lex::Tok;
use crate::linx::directives::{
    abi, base, condition, imports, lane_private, lanes, launch, mode, org,
};
use crate::linx::notes::mask;
use crate::parse::{Cursor, Parsed};
use crate::program::{ItemKind, Kernel, Program, Symbol, SymbolKind, suggest};
use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::w32;
use lanemask_object::{
    Access, ImageType, KernelMeta, MAX_INVOCATIONS, MAX_SCRATCH_BYTES, MAX_WORKGROUP_BYTES,
    ResourceKind, ResourceMeta, SectionKind,
};

type Handler = fn(&mut Program, &'static str, Span, &mut Cursor) -> Parsed<()>;

/// All directives, and the instruction set if it is for one only.
const DIRECTIVES: [(&str, Option<Target>, Handler); 44] = [
    (".text", None, section),
    (".data", None, section),
    (".byte", None, numbers),
    (".half", None, numbers),
    (".hword", LINX, numbers),
    (".word", None, numbers),
    (".quad", None, numbers),
    (".float", None, numbers),
    (".double", None, numbers),
    (".ascii", None, text),
    (".asciz", None, text),
    (".zero", None, zero),
    (".align", None, align),
    (".base", LINX, base),
    (".org", LINX, org),
    (".equ", None, equ),
    (".global", None, global),
    (".size", None, size),
    (".target", None, target),
    (".isa", None, target),
    (".library", None, library),
    (".no_lines", None, no_lines),
    (".file", None, file),
    (".loc", None, loc),
    (".kernel", None, kernel),
    (".end", None, end),
    (".workgroup_size", None, workgroup_size),
    (".workgroup_memory", None, kernel_number),
    (".scratch", None, kernel_number),
    (".v_regs", W32, kernel_number),
    (".u_regs", W32, kernel_number),
    (".lanes", LINX, lanes),
    (".lane_private", LINX, lane_private),
    (".condition", LINX, condition),
    (".abi", LINX, abi),
    (".launch", LINX, launch),
    (".imports", LINX, imports),
    (".mode", LINX, mode),
    (".mask", None, mask),
    (".resource", None, resource),
    (".image", W32, image),
    (".sampler", W32, sampler),
    (".constants", None, constants),
    (".order_dependent", None, order_dependent),
];
const W32: Option<Target> = Some(Target::W32);
const LINX: Option<Target> = Some(Target::Linx);

impl Program {
    pub(crate) fn directive(&mut self, name: &str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
        let here = |t: &Option<Target>| t.is_none_or(|t| t == self.target);
        let known = || (DIRECTIVES.iter()).filter(|d| here(&d.1)).map(|d| d.0);
        match DIRECTIVES.iter().find(|d| d.0 == name) {
            Some((name, only, handler)) if here(only) => {
                handler(self, name, span, cursor)?;
                cursor.finish()
            }
            Some((name, ..)) => {
                let target = self.target.name();
                let message = format!("`{name}` is not for the instruction set `{target}`");
                let d = Diagnostic::error("asm-unknown-directive", message);
                let d = d.at(span, format!("not a directive of {target}"));
                Err(Box::new(match self.target {
                    Target::W32 => d.note("write `.isa linx` at the top of a linx source"),
                    Target::Linx => d,
                }))
            }
            None => {
                let d = Diagnostic::error(
                    "asm-unknown-directive",
                    format!("there is no directive `{name}`"),
                );
                let d = d.at(span, "not a directive");
                Err(Box::new(match suggest(name, known()) {
                    Some(n) => d.note(format!("did you mean `{n}`?")),
                    None => {
                        let all: Vec<_> = known().collect();
                        d.note(format!("directives are {}", all.join(" ")))
                    }
                }))
            }
        }
    }

    pub(crate) fn end_of_file(&mut self) {
        if let Some(k) = self.open_kernel {
            let kernel = &self.kernels[k];
            let message = format!(
                "the description of kernel `{}` has no end",
                kernel.meta.name
            );
            let d = Diagnostic::error("asm-open-kernel", message);
            self.diags.push(d.at(kernel.span, "`.end` is missing"));
        }
        // A kernel without a label of its name starts where it is described.
        for kernel in &self.kernels {
            let symbol = || Symbol {
                span: kernel.span,
                kind: SymbolKind::Label(kernel.mark),
            };
            self.symbols
                .entry(kernel.meta.name.clone())
                .or_insert_with(symbol);
        }
    }

    /// The value of a constant expression within bounds.
    pub(crate) fn number(
        &mut self,
        cursor: &mut Cursor,
        what: &str,
        low: u32,
        high: u32,
    ) -> Parsed<u32> {
        let e = cursor.expr()?;
        let n = self.constant(&e)?;
        u32::try_from(n)
            .ok()
            .filter(|n| (low..=high).contains(n))
            .ok_or_else(|| {
                let message = format!("{n} is no valid {what}");
                let d = Diagnostic::error("asm-out-of-range", message);
                Box::new(d.at(e.span, format!("expected {low} to {high}")))
            })
    }

    /// The open kernel; each directive may describe it once.
    pub(crate) fn kernel(
        &mut self,
        name: &'static str,
        span: Span,
        repeatable: bool,
    ) -> Parsed<&mut Kernel> {
        let Some(k) = self.open_kernel else {
            let message = format!("`{name}` describes a kernel, but none is open");
            let d =
                Diagnostic::error("asm-no-kernel", message).at(span, "stands outside of a kernel");
            return Err(Box::new(
                d.note("write it between `.kernel name` and `.end`"),
            ));
        };
        let kernel = &mut self.kernels[k];
        if let Some((_, first)) = kernel.given.iter().find(|(n, _)| *n == name && !repeatable) {
            let d = Diagnostic::error(
                "asm-redefined",
                format!("`{name}` is given twice for this kernel"),
            );
            return Err(Box::new(
                d.at(span, "again here").also(*first, "first here"),
            ));
        }
        kernel.given.push((name, span));
        Ok(kernel)
    }
}

fn section(p: &mut Program, name: &'static str, _: Span, _: &mut Cursor) -> Parsed<()> {
    p.set_section(if name == ".text" {
        SectionKind::Code
    } else {
        SectionKind::Data
    });
    Ok(())
}

fn numbers(p: &mut Program, name: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    let (width, float) = match name {
        ".byte" => (1, false),
        ".half" | ".hword" => (2, false),
        ".word" => (4, false),
        ".quad" => (8, false),
        ".float" => (4, true),
        _ => (8, true),
    };
    let mut exprs = vec![cursor.expr()?];
    while cursor.eat(",") {
        exprs.push(cursor.expr()?);
    }
    let size = u64::from(width) * exprs.len() as u64;
    p.push(
        ItemKind::Numbers {
            width,
            float,
            exprs,
        },
        span,
        size,
    );
    Ok(())
}

fn text(p: &mut Program, name: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    let mut bytes = Vec::new();
    loop {
        match cursor.peek() {
            Some(Tok::Text(t)) => bytes.extend(t.bytes()),
            _ => return Err(cursor.unexpected("a text in double quotes")),
        }
        cursor.next();
        if name == ".asciz" {
            bytes.push(0);
        }
        if !cursor.eat(",") {
            break;
        }
    }
    let size = bytes.len() as u64;
    p.push(ItemKind::Bytes(bytes), span, size);
    Ok(())
}

fn zero(p: &mut Program, _: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    let n = p.number(
        cursor,
        "number of bytes",
        0,
        crate::program::MAX_SECTION as u32,
    )?;
    p.push(ItemKind::Zero, span, n.into());
    Ok(())
}

fn align(p: &mut Program, _: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    let at = cursor.span();
    let to = p.number(cursor, "alignment", 1, 1 << 16)?;
    if !to.is_power_of_two() {
        let d = Diagnostic::error(
            "asm-out-of-range",
            format!("the alignment {to} is not a power of two"),
        );
        return Err(Box::new(
            d.at(at, format!("for example {}", to.next_power_of_two())),
        ));
    }
    let fill = if cursor.eat(",") {
        Some(p.number(cursor, "byte", 0, 255)? as u8)
    } else {
        None
    };
    p.push(ItemKind::Align { to, fill }, span, 0);
    Ok(())
}

fn equ(p: &mut Program, _: &'static str, _: Span, cursor: &mut Cursor) -> Parsed<()> {
    let plain = matches!(cursor.peek(), Some(Tok::Name(_)));
    let (name, span) = cursor.name("the name of a constant")?;
    let reserved = plain && p.is_reserved(&name, span);
    if !cursor.eat("=") {
        cursor.expect(",")?;
    }
    let value = cursor.expr()?;
    let value = p.folded(value);
    let mark = p.mark();
    if !reserved {
        p.define(&name, span, SymbolKind::Constant(value, mark));
    }
    Ok(())
}

fn global(p: &mut Program, _: &'static str, _: Span, cursor: &mut Cursor) -> Parsed<()> {
    loop {
        let name = cursor.name("the name of a label")?;
        p.globals.push(name);
        if !cursor.eat(",") {
            return Ok(());
        }
    }
}

fn size(p: &mut Program, _: &'static str, _: Span, cursor: &mut Cursor) -> Parsed<()> {
    let (name, span) = cursor.name("the name of a label")?;
    cursor.expect(",")?;
    let value = cursor.expr()?;
    if let Some((_, first, _)) = p.sizes.iter().find(|(n, ..)| *n == name) {
        let d = Diagnostic::error(
            "asm-redefined",
            format!("the size of `{name}` is given twice"),
        );
        return Err(Box::new(
            d.at(span, "again here").also(*first, "first here"),
        ));
    }
    p.sizes.push((name, span, value));
    Ok(())
}

fn target(p: &mut Program, _: &'static str, _: Span, cursor: &mut Cursor) -> Parsed<()> {
    let (name, span) = cursor.name("the name of an instruction set")?;
    let d = match Target::from_name(&name) {
        Some(t) if t == p.target => return Ok(()),
        Some(_) => {
            let wanted = p.target.name();
            let message =
                format!("this source is for `{name}`, and it is assembled for `{wanted}`");
            let d = Diagnostic::error("asm-unknown-target", message);
            d.at(span, format!("expected `{}`", p.target.name()))
        }
        None => {
            let message = format!("the instruction set `{name}` is not known");
            let d = Diagnostic::error("asm-unknown-target", message);
            d.at(span, "expected `w32` or `linx`")
        }
    };
    Err(Box::new(d))
}

fn library(p: &mut Program, _: &'static str, _: Span, _: &mut Cursor) -> Parsed<()> {
    p.library = true;
    Ok(())
}

fn no_lines(p: &mut Program, _: &'static str, _: Span, _: &mut Cursor) -> Parsed<()> {
    p.no_lines = true;
    Ok(())
}

fn file(p: &mut Program, _: &'static str, _: Span, cursor: &mut Cursor) -> Parsed<()> {
    if let Some(Tok::Number(_)) = cursor.peek() {
        let next = p.files.len() as u32;
        p.number(cursor, "number of the next file", next, next)?;
        cursor.eat(",");
    }
    match cursor.peek() {
        Some(Tok::Text(name)) => p.files.push(name.clone()),
        _ => return Err(cursor.unexpected("a file name in double quotes")),
    }
    cursor.next();
    Ok(())
}

fn loc(p: &mut Program, _: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    if p.section() != SectionKind::Code {
        let d = Diagnostic::error(
            "asm-wrong-section",
            "`.loc` says where instructions come from",
        );
        return Err(Box::new(d.at(span, "stands in the data section")));
    }
    let Some(last) = p.files.len().checked_sub(1) else {
        let d = Diagnostic::error(
            "asm-no-file",
            "`.loc` refers to a file, but none is declared",
        );
        return Err(Box::new(
            d.at(span, "stands before `.file`")
                .note("write `.file \"name\"` before it"),
        ));
    };
    let file = p.loc_number(cursor, "file number", last as u32)?;
    cursor.eat(",");
    let line = p.loc_number(cursor, "line", u32::MAX)?;
    cursor.eat(",");
    let column = if cursor.done() {
        0
    } else {
        p.loc_number(cursor, "column", u32::MAX)?
    };
    let (_, item) = p.mark();
    p.locs.push((item, file, line, column));
    Ok(())
}

impl Program {
    /// A plain number, so that several can stand side by side without commas.
    fn loc_number(&mut self, cursor: &mut Cursor, what: &str, high: u32) -> Parsed<u32> {
        let span = cursor.span();
        let Some(Tok::Number(Value::Int { n, .. })) = cursor.peek() else {
            return Err(cursor.unexpected(&format!("a {what}")));
        };
        cursor.next();
        u32::try_from(*n)
            .ok()
            .filter(|n| *n <= high)
            .ok_or_else(|| {
                let d = Diagnostic::error("asm-out-of-range", format!("{n} is no valid {what}"));
                Box::new(d.at(span, format!("expected 0 to {high}")))
            })
    }
}

fn kernel(p: &mut Program, _: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    let (name, at) = cursor.name("the name of a kernel")?;
    if let Some(k) = p.open_kernel {
        let message = format!(
            "the description of kernel `{}` has no end",
            p.kernels[k].meta.name
        );
        let d = Diagnostic::error("asm-open-kernel", message)
            .at(p.kernels[k].span, "`.end` is missing");
        p.diags.push(d.also(span, "the next kernel starts here"));
        p.open_kernel = None;
    }
    if p.section() != SectionKind::Code {
        let d = Diagnostic::error(
            "asm-wrong-section",
            "a kernel cannot stand in the data section",
        );
        p.diags.push(d.at(span, "write `.text` before it"));
    }
    if let Some(first) = p.kernels.iter().find(|k| k.meta.name == name) {
        let d = Diagnostic::error(
            "asm-redefined",
            format!("kernel `{name}` is described twice"),
        );
        p.diags
            .push(d.at(at, "again here").also(first.span, "first here"));
    }
    p.open_kernel = Some(p.kernels.len());
    let meta = KernelMeta {
        name,
        workgroup_size: [w32::LANES as u32, 1, 1],
        ..KernelMeta::default()
    };
    let mark = (SectionKind::Code, p.items[0].len());
    p.kernels.push(Kernel {
        meta,
        span: at,
        mark,
        v_regs: None,
        u_regs: None,
        lanes: None,
        given: Vec::new(),
    });
    Ok(())
}

fn end(p: &mut Program, _: &'static str, span: Span, _: &mut Cursor) -> Parsed<()> {
    if p.open_kernel.take().is_none() {
        let d = Diagnostic::error("asm-no-kernel", "`.end` ends a kernel, but none is open");
        return Err(Box::new(d.at(span, "no `.kernel` before it")));
    }
    Ok(())
}

fn workgroup_size(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let mut size = [1; 3];
    size[0] = p.number(cursor, "workgroup size", 1, MAX_INVOCATIONS)?;
    for n in &mut size[1..] {
        if cursor.eat(",") {
            *n = p.number(cursor, "workgroup size", 1, MAX_INVOCATIONS)?;
        }
    }
    if size.iter().product::<u32>() > MAX_INVOCATIONS {
        let message = format!(
            "a workgroup of {} x {} x {} is too large",
            size[0], size[1], size[2]
        );
        return Err(Box::new(
            Diagnostic::error("asm-out-of-range", message)
                .at(span, format!("at most {MAX_INVOCATIONS} invocations")),
        ));
    }
    p.kernel(name, span, false)?.meta.workgroup_size = size;
    Ok(())
}

fn kernel_number(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let at = cursor.span();
    let (what, high) = match name {
        ".v_regs" => ("number of vector registers", w32::V_REGS as u32),
        ".u_regs" => ("number of uniform registers", w32::U_REGS as u32),
        // Scratch of LinxISA may lie in ordinary memory.
        ".scratch" if p.target == Target::Linx => ("number of bytes", 1 << 30),
        ".scratch" => ("number of bytes", MAX_SCRATCH_BYTES),
        _ => ("number of bytes", MAX_WORKGROUP_BYTES),
    };
    let n = p.number(cursor, what, 0, high)?;
    if name == ".scratch" && !n.is_multiple_of(4) {
        let d = Diagnostic::error(
            "asm-out-of-range",
            format!("{n} is no valid number of scratch bytes"),
        );
        return Err(Box::new(d.at(at, "expected a multiple of 4")));
    }
    let kernel = p.kernel(name, span, false)?;
    match name {
        ".v_regs" => kernel.v_regs = Some(n),
        ".u_regs" => kernel.u_regs = Some(n),
        ".scratch" => kernel.meta.scratch_bytes = n,
        _ => kernel.meta.workgroup_bytes = n,
    }
    Ok(())
}

fn order_dependent(p: &mut Program, name: &'static str, span: Span, _: &mut Cursor) -> Parsed<()> {
    p.kernel(name, span, false)?.meta.order_dependent = true;
    Ok(())
}

/// Words of the buffer that the kernel brings along.
fn constants(p: &mut Program, name: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    loop {
        let word = p.number(cursor, "word", 0, u32::MAX)?;
        p.kernel(name, span, true)?.meta.constants.push(word);
        if !cursor.eat(",") {
            return Ok(());
        }
    }
}

/// What all resources begin with: group and binding with their place, and a name.
fn binding(p: &mut Program, cursor: &mut Cursor, of: &str) -> Parsed<((u32, u32), Span, String)> {
    let start = cursor.span();
    let group = p.number(cursor, "bind group", 0, u32::MAX)?;
    cursor.expect(",")?;
    let binding = p.number(cursor, "binding", 0, u32::MAX)?;
    let place = start.to(cursor.span());
    cursor.expect(",")?;
    let (label, _) = cursor.name(&format!("the name of the {of}"))?;
    cursor.expect(",")?;
    Ok(((group, binding), place, label))
}

/// One of some words.
fn one_of<T: Copy>(cursor: &mut Cursor, what: &str, words: &[(&str, T)]) -> Parsed<T> {
    let names = || words.iter().map(|(w, _)| *w);
    let all = names().map(|w| format!("`{w}`")).collect::<Vec<_>>();
    let expected = match all.split_last() {
        Some((last, before)) if !before.is_empty() => format!("{} or {last}", before.join(", ")),
        _ => all.concat(),
    };
    let (word, at) = cursor.name(&expected)?;
    if let Some((_, value)) = words.iter().find(|(w, _)| *w == word) {
        return Ok(*value);
    }
    let d = Diagnostic::error("asm-unknown-access", format!("`{word}` is no {what}"));
    let d = d.at(at, format!("expected {expected}"));
    Err(Box::new(match suggest(&word, names()) {
        Some(s) => d.note(format!("did you mean `{s}`?")),
        None => d,
    }))
}

const ACCESSES: [(&str, Access); 3] = [
    ("uniform", Access::Uniform),
    ("read", Access::ReadOnly),
    ("read_write", Access::ReadWrite),
];

fn add_resource(
    p: &mut Program,
    (name, span): (&'static str, Span),
    place: Span,
    meta: ResourceMeta,
) -> Parsed<()> {
    let kernel = p.kernel(name, span, true)?;
    let slot = (meta.group, meta.binding);
    let clashes =
        |r: &ResourceMeta| (r.group, r.binding) == slot && !r.kind.may_share_with(meta.kind);
    if kernel.meta.resources.iter().any(clashes) {
        let (group, binding) = slot;
        let d = Diagnostic::error(
            "asm-redefined",
            format!("group {group}, binding {binding} is given twice"),
        );
        return Err(Box::new(d.at(place, "again here")));
    }
    kernel.meta.resources.push(meta);
    Ok(())
}

fn resource(p: &mut Program, name: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    let ((group, binding), place, label) = binding(p, cursor, "buffer")?;
    let access = one_of(cursor, "access to a buffer", &ACCESSES)?;
    let min_bytes = if cursor.eat(",") {
        p.number(cursor, "number of bytes", 0, u32::MAX)?
    } else {
        0
    };
    let meta = ResourceMeta {
        group,
        binding,
        name: label,
        access,
        min_bytes,
        kind: ResourceKind::Buffer,
    };
    add_resource(p, (name, span), place, meta)
}

fn image(p: &mut Program, name: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    let ((group, binding), place, label) = binding(p, cursor, "image")?;
    let access = one_of(cursor, "access to an image", &ACCESSES[1..])?;
    cursor.expect(",")?;
    let (text, at) = cursor.name("the type of the image, such as \"2d f32\"")?;
    let ty: ImageType = text.parse().map_err(|()| {
        let d = Diagnostic::error("asm-image-type", format!("`{text}` is no type of an image"));
        let d = d.at(at, "not a type");
        Box::new(d.note(
            "examples: \"2d f32\", \"2d array depth\", \"3d rgba8unorm\", \"2d multisampled u32\"",
        ))
    })?;
    let meta = ResourceMeta {
        group,
        binding,
        name: label,
        access,
        min_bytes: 0,
        kind: ResourceKind::Image(ty),
    };
    add_resource(p, (name, span), place, meta)
}

fn sampler(p: &mut Program, name: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    let ((group, binding), place, label) = binding(p, cursor, "sampler")?;
    let kinds = [("filtering", false), ("comparison", true)];
    let comparison = one_of(cursor, "kind of sampler", &kinds)?;
    let meta = ResourceMeta {
        group,
        binding,
        name: label,
        access: Access::ReadOnly,
        min_bytes: 0,
        kind: ResourceKind::Sampler { comparison },
    };
    add_resource(p, (name, span), place, meta)
}
