//! Writes the text form.

use crate::{
    Access, Addr, Const, ImageOp, Inst, Kernel, Label, Lod, Op, Over, Region, ResourceKind, Space,
    Stmt, Subgroup, Term, Unit, Value,
};
use std::fmt::Write;

/// The text of a kernel; ends with a newline.
pub fn print(kernel: &Kernel) -> String {
    let mut p = Printer {
        kernel,
        out: String::new(),
        depth: 1,
    };
    p.kernel();
    p.out
}

struct Printer<'a> {
    kernel: &'a Kernel,
    out: String,
    depth: usize,
}

impl Printer<'_> {
    fn kernel(&mut self) {
        let kernel = self.kernel;
        let [x, y, z] = kernel.workgroup_size;
        self.put(&format!(
            "kernel {} workgroup_size({x}, {y}, {z}) {{\n",
            quoted(&kernel.name)
        ));
        for (i, r) in kernel.resources.iter().enumerate() {
            let access = access_text(r.access);
            let name = quoted(&r.name);
            let place = format!("group({}) binding({})", r.group, r.binding);
            self.line(&match r.kind {
                ResourceKind::Buffer => {
                    format!(
                        "buffer{i} {name}: {access} {place} min_bytes({})",
                        r.min_bytes
                    )
                }
                ResourceKind::Image(ty) => {
                    format!("image{i} {name}: {access} {place} type(\"{ty}\")")
                }
                ResourceKind::Sampler { comparison } => {
                    let kind = if comparison {
                        "comparison"
                    } else {
                        "filtering"
                    };
                    format!("sampler{i} {name}: {kind} {place}")
                }
            });
        }
        for words in kernel.constants.chunks(8) {
            let words: Vec<String> = words.iter().map(u32::to_string).collect();
            self.line(&format!("constants {}", words.join(", ")));
        }
        if kernel.workgroup_bytes != 0 {
            self.line(&format!("workgroup {}", kernel.workgroup_bytes));
        }
        if kernel.scratch_bytes != 0 {
            self.line(&format!("scratch {}", kernel.scratch_bytes));
        }
        let (values, labels) = self.defined();
        for (i, _) in labels.iter().enumerate().filter(|(_, d)| !**d) {
            let params = self.params(Label(i as u32), None);
            self.line(&format!("unused L{i}{params}"));
        }
        for (i, _) in values.iter().enumerate().filter(|(_, d)| !**d) {
            let def = self.def(Value(i as u32));
            self.line(&format!("unused {def}"));
        }
        if self.out.lines().count() > 1 {
            self.put("\n");
        }
        self.region(&kernel.body);
        self.put("}\n");
    }

    /// Which values and labels some statement (or, for values, some label) defines.
    fn defined(&self) -> (Vec<bool>, Vec<bool>) {
        fn walk(region: &Region, values: &mut Vec<bool>, labels: &mut Vec<bool>) {
            for stmt in &region.stmts {
                match stmt {
                    Stmt::Inst(inst) => {
                        for r in &inst.results {
                            set(values, r.0);
                        }
                    }
                    Stmt::Block { label, body } | Stmt::Loop { label, body, .. } => {
                        set(labels, label.0);
                        walk(body, values, labels);
                    }
                    Stmt::If {
                        label,
                        then,
                        otherwise,
                        ..
                    } => {
                        set(labels, label.0);
                        walk(then, values, labels);
                        walk(otherwise, values, labels);
                    }
                }
            }
        }
        fn set(bits: &mut [bool], i: u32) {
            if let Some(b) = bits.get_mut(i as usize) {
                *b = true;
            }
        }
        let mut values = vec![false; self.kernel.values.len()];
        let mut labels = vec![false; self.kernel.labels.len()];
        walk(&self.kernel.body, &mut values, &mut labels);
        for label in &self.kernel.labels {
            for p in &label.params {
                set(&mut values, p.0);
            }
        }
        (values, labels)
    }

    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn line(&mut self, text: &str) {
        for _ in 0..self.depth {
            self.out.push_str("    ");
        }
        self.out.push_str(text);
        self.out.push('\n');
    }

    fn region(&mut self, region: &Region) {
        for stmt in &region.stmts {
            self.stmt(stmt);
        }
        let term = match &region.term {
            Term::Br { label, args } if args.is_empty() => format!("br L{}", label.0),
            Term::Br { label, args } => format!("br L{}({})", label.0, values(args)),
            Term::Return => "return".to_owned(),
            Term::Unreachable => "unreachable".to_owned(),
        };
        self.line(&term);
    }

    fn nested(&mut self, region: &Region) {
        self.depth += 1;
        self.region(region);
        self.depth -= 1;
    }

    fn stmt(&mut self, stmt: &Stmt) {
        match stmt {
            Stmt::Inst(inst) => {
                let text = self.inst(inst);
                self.line(&text);
            }
            Stmt::Block { label, body } => {
                let params = self.params(*label, None);
                self.line(&format!("block L{}{params} {{", label.0));
                self.nested(body);
                self.line("}");
            }
            Stmt::If {
                label,
                cond,
                then,
                otherwise,
                ..
            } => {
                let params = self.params(*label, None);
                self.line(&format!("if L{}{params} %{} {{", label.0, cond.0));
                self.nested(then);
                self.line("} else {");
                self.nested(otherwise);
                self.line("}");
            }
            Stmt::Loop { label, init, body } => {
                let params = self.params(*label, Some(init));
                self.line(&format!("loop L{}{params} {{", label.0));
                self.nested(body);
                self.line("}");
            }
        }
    }

    fn def(&self, value: Value) -> String {
        match self.kernel.values.get(value.0 as usize) {
            Some(data) => match &data.name {
                Some(name) => format!("%{} {}: {}", value.0, quoted(name), data.ty.text()),
                None => format!("%{}: {}", value.0, data.ty.text()),
            },
            None => format!("%{}: ?", value.0),
        }
    }

    fn params(&self, label: Label, init: Option<&[Value]>) -> String {
        let none = Vec::new();
        let params = self
            .kernel
            .labels
            .get(label.0 as usize)
            .map_or(&none, |l| &l.params);
        let init = init.unwrap_or(&[]);
        let count = params.len().max(init.len());
        if count == 0 {
            return String::new();
        }
        let items: Vec<String> = (0..count)
            .map(|i| match (params.get(i), init.get(i)) {
                (Some(p), Some(a)) => format!("{} = %{}", self.def(*p), a.0),
                (Some(p), None) => self.def(*p),
                (None, Some(a)) => format!("= %{}", a.0),
                (None, None) => String::new(),
            })
            .collect();
        format!(" ({})", items.join(", "))
    }

    fn inst(&self, inst: &Inst) -> String {
        let op = op_text(&inst.op);
        if inst.results.is_empty() {
            return op;
        }
        let results: Vec<String> = inst.results.iter().map(|r| self.def(*r)).collect();
        format!("{} = {op}", results.join(", "))
    }
}

fn op_text(op: &Op) -> String {
    match op {
        Op::Const(Const::Bool(b)) => format!("const.bool {b}"),
        Op::Const(Const::I32(bits)) => match *bits as i32 {
            -4096..0 => format!("const.i32 {}", *bits as i32),
            _ => format!("const.i32 {bits}"),
        },
        Op::Const(Const::F32(bits)) => {
            let x = f32::from_bits(*bits);
            if x.is_finite() {
                format!("const.f32 {x:?}")
            } else {
                format!("const.f32 {bits:#010x}")
            }
        }
        Op::Un(op, a) => format!("{} %{}", op.text(), a.0),
        Op::Bin(op, a, b) => format!("{} %{}, %{}", op.text(), a.0, b.0),
        Op::Fma(a, b, c) => format!("fma.f32 %{}, %{}, %{}", a.0, b.0, c.0),
        Op::Cmp(op, a, b) => format!("{} %{}, %{}", op.text(), a.0, b.0),
        Op::Select { cond, yes, no } => format!("select %{}, %{}, %{}", cond.0, yes.0, no.0),
        Op::ExtractBits {
            signed,
            value,
            offset,
            count,
        } => {
            let ty = if *signed { "s32" } else { "u32" };
            format!(
                "extract_bits.{ty} %{}, %{}, %{}",
                value.0, offset.0, count.0
            )
        }
        Op::InsertBits {
            value,
            insert,
            offset,
            count,
        } => format!(
            "insert_bits %{}, %{}, %{}, %{}",
            value.0, insert.0, offset.0, count.0
        ),
        Op::Builtin(b) => format!("builtin {}", b.text()),
        Op::BufferLen(r) => format!("buffer_len buffer{}", r.0),
        Op::Num(op, args) => format!("{} {}", op.text(), values(args)),
        Op::Load(addr) => format!("load{} {}", unit_text(addr.unit), addr_text(addr)),
        Op::Store(addr, args) => {
            let unit = unit_text(addr.unit);
            let args: String = args.iter().map(|v| format!(", %{}", v.0)).collect();
            format!("store{unit} {}{args}", addr_text(addr))
        }
        Op::Atomic(op, addr, words) => {
            format!(
                "atomic.{} {}, {}",
                op.text(),
                addr_text(addr),
                values(words)
            )
        }
        Op::CompareExchange {
            addr,
            expected,
            new,
        } => format!(
            "atomic.compare_exchange {}, {}, {}",
            addr_text(addr),
            values(expected),
            values(new)
        ),
        Op::Barrier => "barrier".to_owned(),
        Op::Subgroup(op) => subgroup_text(op),
        Op::Image(op) => image_text(op),
    }
}

fn image_text(op: &ImageOp) -> String {
    let after = |reference: &Option<Value>, offset: &[i8; 3]| {
        let mut text = String::new();
        if let Some(reference) = reference {
            let _ = write!(text, " compare %{}", reference.0);
        }
        if *offset != [0; 3] {
            let [x, y, z] = offset;
            let _ = write!(text, " offset({x}, {y}, {z})");
        }
        text
    };
    match op {
        ImageOp::Size { image } => format!("image.size image{}", image.0),
        ImageOp::Samples { image } => format!("image.samples image{}", image.0),
        ImageOp::Load { image, at, level } => {
            format!("image.load image{}[{}], %{}", image.0, values(at), level.0)
        }
        ImageOp::Store { image, at, data } => {
            format!(
                "image.store image{}[{}], {}",
                image.0,
                values(at),
                values(data)
            )
        }
        ImageOp::Atomic {
            op,
            image,
            at,
            value,
        } => format!(
            "image.atomic.{} image{}[{}], %{}",
            op.text(),
            image.0,
            values(at),
            value.0
        ),
        ImageOp::CompareExchange {
            image,
            at,
            expected,
            new,
        } => format!(
            "image.atomic.compare_exchange image{}[{}], %{}, %{}",
            image.0,
            values(at),
            expected.0,
            new.0
        ),
        ImageOp::Sample {
            image,
            sampler,
            at,
            reference,
            lod,
            offset,
        } => {
            let lod = match lod {
                Lod::Level(level) => format!("lod %{}", level.0),
                Lod::Gradient(all) => format!("gradient {}", values(all)),
            };
            format!(
                "image.sample image{} sampler{}[{}] {lod}{}",
                image.0,
                sampler.0,
                values(at),
                after(reference, offset)
            )
        }
        ImageOp::Gather {
            image,
            sampler,
            at,
            reference,
            component,
            offset,
        } => format!(
            "image.gather image{} sampler{}[{}] component {component}{}",
            image.0,
            sampler.0,
            values(at),
            after(reference, offset)
        ),
    }
}

fn subgroup_text(op: &Subgroup) -> String {
    match *op {
        Subgroup::Ballot { cond, word } => format!("subgroup.ballot %{}, {word}", cond.0),
        Subgroup::All(a) => format!("subgroup.all %{}", a.0),
        Subgroup::Any(a) => format!("subgroup.any %{}", a.0),
        Subgroup::First(a) => format!("subgroup.first %{}", a.0),
        Subgroup::Shuffle { value, lane } => {
            format!("subgroup.shuffle %{}, %{}", value.0, lane.0)
        }
        Subgroup::Combine { op, over, value } => {
            let text = format!("subgroup.{}.{} %{}", over.text(), op.text(), value.0);
            match over {
                Over::Cluster(lanes) => format!("{text}, {lanes}"),
                _ => text,
            }
        }
        Subgroup::Barrier => "subgroup.barrier".to_owned(),
    }
}

fn unit_text(unit: Unit) -> &'static str {
    match unit {
        Unit::Byte => ".b8",
        Unit::Half => ".b16",
        Unit::Word => "",
    }
}

fn addr_text(addr: &Addr) -> String {
    let space = match addr.space {
        Space::Buffer(r) => format!("buffer{}", r.0),
        Space::Workgroup => "workgroup".to_owned(),
        Space::Scratch => "scratch".to_owned(),
    };
    match (addr.offset, addr.imm) {
        (None, imm) => format!("{space}[{imm}]"),
        (Some(v), 0) => format!("{space}[%{}]", v.0),
        (Some(v), imm) => format!("{space}[%{} + {imm}]", v.0),
    }
}

fn values(list: &[Value]) -> String {
    let items: Vec<String> = list.iter().map(|v| format!("%{}", v.0)).collect();
    items.join(", ")
}

pub(super) fn access_text(access: Access) -> &'static str {
    match access {
        Access::Uniform => "uniform",
        Access::ReadOnly => "read",
        Access::ReadWrite => "read_write",
    }
}

/// A name in quotes; quotes, backslashes and control characters are escaped.
fn quoted(name: &str) -> String {
    let mut out = String::from("\"");
    for c in name.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            c if c.is_control() => {
                let _ = write!(out, "\\u{{{:x}}}", c as u32);
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}
