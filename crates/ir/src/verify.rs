//! Checks what every kernel must keep to.

use crate::image::{Dim, Format, Numbers, Texel};
use crate::{
    Access, Addr, AtomicOp, ImageOp, Inst, Kernel, Label, Lod, Op, Over, Region, ResourceId,
    ResourceKind, Space, Stmt, Subgroup, Term, Type, Unit, Value, result_type,
};
use lanemask_diag::{Diagnostic, Span};

/// What is wrong with a kernel; nothing if it keeps to the rules of the crate page and of the types.
///
/// Codes: `ir-workgroup-size`, `ir-duplicate-binding`, `ir-value-range`, `ir-label-range`, `ir-resource-range`,
/// `ir-value-redefined`, `ir-value-undefined`, `ir-label-reused`, `ir-param-shared`, `ir-type`, `ir-result-count`, `ir-result-type`,
/// `ir-br-outside`, `ir-arg-count`, `ir-arg-type`, `ir-after-loop`, `ir-reachable`, `ir-read-only`,
/// `ir-scratch-atomic`, `ir-word-count`, `ir-alignment`, `ir-address-range`, `ir-subgroup`, `ir-image`.
///
/// It deliberately does not check that barriers are in uniform flow; [`uniform`](crate::uniform) does.
pub fn verify(kernel: &Kernel) -> Vec<Diagnostic> {
    let mut v = Verifier {
        kernel,
        mistakes: Vec::new(),
        states: vec![State::Unseen; kernel.values.len()],
        used_labels: vec![false; kernel.labels.len()],
        open: Vec::new(),
        arrivals: vec![false; kernel.labels.len()],
    };
    v.header();
    v.region(&kernel.body, true);
    v.mistakes
}

/// Of a value, on the walk.
#[derive(Clone, Copy, PartialEq)]
enum State {
    /// Not defined so far.
    Unseen,
    /// Defined and in scope.
    Visible,
    /// Defined in a region that has ended.
    OutOfScope,
}

struct Verifier<'a> {
    kernel: &'a Kernel,
    mistakes: Vec<Diagnostic>,
    states: Vec<State>,
    used_labels: Vec<bool>,
    /// Labels of the enclosing statements, outermost first.
    open: Vec<Label>,
    /// Labels with a `br` that control may reach.
    arrivals: Vec<bool>,
}

impl Verifier<'_> {
    fn report(&mut self, code: &'static str, span: Span, message: String) {
        self.mistakes
            .push(Diagnostic::error(code, message).at(span, ""));
    }

    fn header(&mut self) {
        let kernel = self.kernel;
        if kernel.workgroup_size.contains(&0) {
            self.mistakes.push(Diagnostic::error(
                "ir-workgroup-size",
                "a dimension of the workgroup size is 0",
            ));
        }
        for (i, r) in kernel.resources.iter().enumerate() {
            let same = |o: &crate::Resource| {
                (o.group, o.binding) == (r.group, r.binding) && !o.kind.may_share_with(r.kind)
            };
            if kernel.resources[..i].iter().any(same) {
                self.mistakes.push(Diagnostic::error(
                    "ir-duplicate-binding",
                    format!("two resources at group {}, binding {}", r.group, r.binding),
                ));
            }
        }
        let bytes = u32::try_from(4 * kernel.constants.len() as u64);
        let fits = |r: &crate::Resource| {
            r.access == Access::ReadOnly && bytes.is_ok_and(|bytes| r.min_bytes <= bytes)
        };
        if !kernel.constants.is_empty() && !kernel.resources.last().is_some_and(fits) {
            self.mistakes.push(Diagnostic::error(
                "ir-constants",
                "constants are the contents of the last buffer, which must be one that is read and not longer",
            ));
        }
        let mut seen = vec![false; kernel.values.len()];
        for (i, label) in kernel.labels.iter().enumerate() {
            for p in &label.params {
                match seen.get_mut(p.0 as usize) {
                    None => self.mistakes.push(Diagnostic::error(
                        "ir-value-range",
                        format!("parameter %{} of L{i} has no entry in the value table", p.0),
                    )),
                    Some(true) => self.mistakes.push(Diagnostic::error(
                        "ir-param-shared",
                        format!("%{} is a parameter twice, the second time of L{i}", p.0),
                    )),
                    Some(seen) => *seen = true,
                }
            }
        }
    }

    /// Walks a region; `reachable` says whether control may arrive at its start.
    fn region(&mut self, region: &Region, mut reachable: bool) {
        let mut defined = Vec::new();
        for (i, stmt) in region.stmts.iter().enumerate() {
            match stmt {
                Stmt::Inst(inst) => {
                    self.inst(inst);
                    for r in &inst.results {
                        self.define(*r, inst.span, &mut defined);
                    }
                }
                Stmt::Block { label, body } => {
                    if self.enter(*label, first_span(body)) {
                        self.region(body, reachable);
                        self.open.pop();
                        reachable = self.arrivals[label.0 as usize];
                        self.define_params(*label, first_span(body), &mut defined);
                    }
                }
                Stmt::If {
                    label,
                    cond,
                    then,
                    otherwise,
                    span,
                } => {
                    self.operand(*cond, Type::Bool, *span);
                    if self.enter(*label, *span) {
                        self.region(then, reachable);
                        self.region(otherwise, reachable);
                        self.open.pop();
                        reachable = self.arrivals[label.0 as usize];
                        self.define_params(*label, *span, &mut defined);
                    }
                }
                Stmt::Loop { label, init, body } => {
                    let span = first_span(body);
                    self.args(*label, init, span, "first arguments");
                    if self.enter(*label, span) {
                        let mut params = Vec::new();
                        self.define_params(*label, span, &mut params);
                        self.region(body, reachable);
                        self.open.pop();
                        self.end_scope(&params);
                    }
                    reachable = false;
                    if i + 1 < region.stmts.len() || region.term != Term::Unreachable {
                        self.report(
                            "ir-after-loop",
                            span,
                            format!(
                                "only `unreachable` may follow loop L{}, which nothing falls out of",
                                label.0
                            ),
                        );
                    }
                }
            }
        }
        match &region.term {
            Term::Br { label, args } => {
                if self.label_exists(*label, region.term_span) {
                    if self.open.contains(label) {
                        self.arrivals[label.0 as usize] |= reachable;
                    } else {
                        self.report(
                            "ir-br-outside",
                            region.term_span,
                            format!("`br` to L{}, which does not enclose it", label.0),
                        );
                    }
                    self.args(*label, args, region.term_span, "arguments");
                }
            }
            Term::Return => {}
            Term::Unreachable => {
                if reachable {
                    self.report(
                        "ir-reachable",
                        region.term_span,
                        "control may arrive at `unreachable`".to_owned(),
                    );
                }
            }
        }
        self.end_scope(&defined);
    }

    fn end_scope(&mut self, values: &[Value]) {
        for v in values {
            self.states[v.0 as usize] = State::OutOfScope;
        }
    }

    fn label_exists(&mut self, label: Label, span: Span) -> bool {
        let exists = (label.0 as usize) < self.kernel.labels.len();
        if !exists {
            self.report(
                "ir-label-range",
                span,
                format!("L{} has no entry in the label table", label.0),
            );
        }
        exists
    }

    /// Opens a statement; false if its label is no good, and then its regions are left out.
    fn enter(&mut self, label: Label, span: Span) -> bool {
        if !self.label_exists(label, span) {
            return false;
        }
        if std::mem::replace(&mut self.used_labels[label.0 as usize], true) {
            self.report(
                "ir-label-reused",
                span,
                format!("L{} is the label of two statements", label.0),
            );
            return false;
        }
        self.open.push(label);
        true
    }

    fn define_params(&mut self, label: Label, span: Span, defined: &mut Vec<Value>) {
        let kernel = self.kernel;
        for p in &kernel.labels[label.0 as usize].params {
            // A number out of range is reported with the header.
            if (p.0 as usize) < kernel.values.len() {
                self.define(*p, span, defined);
            }
        }
    }

    fn define(&mut self, value: Value, span: Span, defined: &mut Vec<Value>) {
        match self.states.get_mut(value.0 as usize) {
            None => self.report(
                "ir-value-range",
                span,
                format!("%{} has no entry in the value table", value.0),
            ),
            Some(state @ State::Unseen) => {
                *state = State::Visible;
                defined.push(value);
            }
            Some(_) => self.report(
                "ir-value-redefined",
                span,
                format!("%{} is defined a second time", value.0),
            ),
        }
    }

    /// Type of a value in use; reports a use out of scope.
    fn use_of(&mut self, value: Value, span: Span) -> Option<Type> {
        let n = value.0;
        match self.states.get(n as usize) {
            None => self.report(
                "ir-value-range",
                span,
                format!("%{n} has no entry in the value table"),
            ),
            Some(State::Visible) => {}
            Some(State::Unseen) => self.report(
                "ir-value-undefined",
                span,
                format!("%{n} is used before its definition"),
            ),
            Some(State::OutOfScope) => self.report(
                "ir-value-undefined",
                span,
                format!("%{n} is used outside of the region that defines it"),
            ),
        }
        Some(self.kernel.values.get(n as usize)?.ty)
    }

    fn operand(&mut self, value: Value, expected: Type, span: Span) {
        if let Some(found) = self.use_of(value, span)
            && found != expected
        {
            self.report(
                "ir-type",
                span,
                format!(
                    "operand %{} is {}, expected {}",
                    value.0,
                    found.text(),
                    expected.text()
                ),
            );
        }
    }

    fn args(&mut self, label: Label, args: &[Value], span: Span, what: &str) {
        let kernel = self.kernel;
        let Some(data) = kernel.labels.get(label.0 as usize) else {
            return;
        };
        if args.len() != data.params.len() {
            self.report(
                "ir-arg-count",
                span,
                format!(
                    "L{} takes {} {what}, found {}",
                    label.0,
                    data.params.len(),
                    args.len()
                ),
            );
        }
        for (i, arg) in args.iter().enumerate() {
            let found = self.use_of(*arg, span);
            let param = data
                .params
                .get(i)
                .and_then(|p| kernel.values.get(p.0 as usize));
            if let (Some(found), Some(param)) = (found, param)
                && found != param.ty
            {
                self.report(
                    "ir-arg-type",
                    span,
                    format!(
                        "argument %{} is {}, parameter {i} of L{} is {}",
                        arg.0,
                        found.text(),
                        label.0,
                        param.ty.text()
                    ),
                );
            }
        }
    }

    fn inst(&mut self, inst: &Inst) {
        use Type::{Bool, F32, I32};
        let span = inst.span;
        match &inst.op {
            Op::Const(_) | Op::Builtin(_) | Op::Barrier => {}
            Op::BufferLen(r) => {
                self.resource(*r, span);
            }
            Op::Un(op, a) => self.operand(*a, op.signature().0, span),
            Op::Bin(op, a, b) => {
                let (left, right, _) = op.signature();
                self.operand(*a, left, span);
                self.operand(*b, right, span);
            }
            Op::Num(op, values) => {
                let types = op.operands();
                if values.len() != types.len() {
                    self.report(
                        "ir-operand-count",
                        span,
                        format!(
                            "`{}` takes {} words, found {}",
                            op.text(),
                            types.len(),
                            values.len()
                        ),
                    );
                }
                for (v, ty) in std::iter::zip(values, types) {
                    self.operand(*v, ty, span);
                }
            }
            Op::Fma(..) => inst
                .op
                .operands()
                .into_iter()
                .for_each(|v| self.operand(v, F32, span)),
            Op::Cmp(op, a, b) => {
                self.operand(*a, op.operand_type(), span);
                self.operand(*b, op.operand_type(), span);
            }
            Op::Select { cond, yes, no } => {
                self.operand(*cond, Bool, span);
                if let Some(ty) = self.use_of(*yes, span) {
                    self.operand(*no, ty, span);
                }
            }
            Op::ExtractBits { .. } | Op::InsertBits { .. } => {
                for v in inst.op.operands() {
                    self.operand(v, I32, span);
                }
            }
            Op::Subgroup(op) => self.subgroup(op, span),
            Op::Image(op) => self.image(op, inst),
            Op::Load(addr) => {
                self.addr(addr, inst.results.len(), span);
            }
            Op::Store(addr, values) => {
                self.addr(addr, values.len(), span);
                self.writable(addr, span);
                self.word_count("store", addr.unit, values.len(), span);
                for v in values {
                    if addr.unit != Unit::Word {
                        self.operand(*v, I32, span);
                    } else if self.use_of(*v, span) == Some(Bool) {
                        self.report(
                            "ir-type",
                            span,
                            format!("operand %{} is bool, expected i32 or f32", v.0),
                        );
                    }
                }
            }
            Op::Atomic(_, addr, words) => self.atomic(addr, &[words], span),
            Op::CompareExchange {
                addr,
                expected,
                new,
            } => {
                self.atomic(addr, &[expected, new], span);
            }
        }
        self.results(inst);
    }

    fn subgroup(&mut self, op: &Subgroup, span: Span) {
        match *op {
            Subgroup::Ballot { cond, word } => {
                self.operand(cond, Type::Bool, span);
                if word > Subgroup::MAX_WORD {
                    self.report(
                        "ir-subgroup",
                        span,
                        format!(
                            "a ballot has no word {word}, only {}",
                            Subgroup::MAX_WORD + 1
                        ),
                    );
                }
            }
            Subgroup::All(a) | Subgroup::Any(a) => self.operand(a, Type::Bool, span),
            Subgroup::First(value) => self.word_operand(value, span),
            Subgroup::Shuffle { value, lane } => {
                self.word_operand(value, span);
                self.operand(lane, Type::I32, span);
            }
            Subgroup::Combine { op, over, value } => {
                self.operand(value, op.ty(), span);
                if let Over::Cluster(lanes) = over
                    && !lanes.is_power_of_two()
                {
                    self.report(
                        "ir-subgroup",
                        span,
                        format!("a cluster of {lanes} lanes, which is no power of two"),
                    );
                }
            }
            Subgroup::Barrier => {}
        }
    }

    /// An operand that is anything but a Bool.
    fn word_operand(&mut self, value: Value, span: Span) {
        if self.use_of(value, span) == Some(Type::Bool) {
            self.report(
                "ir-type",
                span,
                format!("operand %{} is bool, expected i32 or f32", value.0),
            );
        }
    }

    fn results(&mut self, inst: &Inst) {
        let kernel = self.kernel;
        let ty = |v: &Value| kernel.values.get(v.0 as usize).map(|d| d.ty);
        let span = inst.span;
        let expected = match &inst.op {
            Op::Num(op, _) => {
                let types = op.results();
                if inst.results.len() != types.len() {
                    let (count, found) = (types.len(), inst.results.len());
                    self.report(
                        "ir-result-count",
                        span,
                        format!("the operation has {count} results, found {found}"),
                    );
                }
                for (r, expected) in std::iter::zip(&inst.results, types) {
                    if let Some(found) = ty(r)
                        && found != *expected
                    {
                        self.report(
                            "ir-result-type",
                            span,
                            format!("the result is {}, found {}", expected.text(), found.text()),
                        );
                        break;
                    }
                }
                return;
            }
            Op::Atomic(_, _, words) | Op::CompareExchange { new: words, .. } if words.len() > 1 => {
                let (count, found) = (words.len(), inst.results.len());
                if found != count {
                    let message = format!("the operation has {count} results, found {found}");
                    self.report("ir-result-count", span, message);
                }
                for r in &inst.results {
                    if let Some(ty) = ty(r).filter(|ty| *ty != Type::I32) {
                        let message = format!("the result is i32, found {}", ty.text());
                        self.report("ir-result-type", span, message);
                    }
                }
                return;
            }
            Op::Load(addr) => {
                self.word_count("load", addr.unit, inst.results.len(), span);
                let first = inst.results.first().and_then(ty);
                if addr.unit != Unit::Word && first.is_some_and(|ty| ty != Type::I32) {
                    self.report(
                        "ir-result-type",
                        span,
                        "the result of a load of less than a word is i32".to_owned(),
                    );
                    return;
                }
                for r in &inst.results {
                    if ty(r) == Some(Type::Bool) || ty(r) != first {
                        self.report(
                            "ir-result-type",
                            span,
                            "results of a load are all i32 or all f32".to_owned(),
                        );
                        break;
                    }
                }
                return;
            }
            Op::Image(_) => return,
            Op::Store(..) | Op::Barrier | Op::Subgroup(Subgroup::Barrier) => None,
            Op::Select { yes: of, .. }
            | Op::Subgroup(Subgroup::First(of) | Subgroup::Shuffle { value: of, .. }) => {
                match ty(of) {
                    Some(ty) => Some(ty),
                    None => return,
                }
            }
            op => result_type(op, &[]),
        };
        let count = usize::from(expected.is_some());
        if inst.results.len() != count {
            self.report(
                "ir-result-count",
                span,
                format!(
                    "the operation has {count} results, found {}",
                    inst.results.len()
                ),
            );
        } else if let (Some(expected), Some(found)) = (expected, inst.results.first().and_then(ty))
            && expected != found
        {
            self.report(
                "ir-result-type",
                span,
                format!("the result is {}, found {}", expected.text(), found.text()),
            );
        }
    }

    fn word_count(&mut self, what: &str, unit: Unit, count: usize, span: Span) {
        if unit != Unit::Word && count != 1 {
            self.report(
                "ir-word-count",
                span,
                format!("a {what} of less than a word has 1 unit, found {count}"),
            );
        } else if !(1..=4).contains(&count) {
            self.report(
                "ir-word-count",
                span,
                format!("a {what} has 1 to 4 words, found {count}"),
            );
        }
    }

    /// An operation on an image, with its results.
    fn image(&mut self, op: &ImageOp, inst: &Inst) {
        let span = inst.span;
        let id = op.image();
        let kernel = self.kernel;
        let Some((ResourceKind::Image(ty), access)) =
            (kernel.resources.get(id.0 as usize)).map(|r| (r.kind, r.access))
        else {
            let message = format!("there is no image{}", id.0);
            return self.report("ir-resource-range", span, message);
        };
        let texel = match ty.numbers() {
            Numbers::Float => Type::F32,
            Numbers::Uint | Numbers::Sint => Type::I32,
        };
        let mut unfit = |fits: bool, what: &str| {
            if !fits {
                self.report("ir-image", span, format!("image{} is {ty}: {what}", id.0));
            }
        };
        let dim = ty.dim;
        let texels = |at: &[Value]| at.len() == dim.texel_coordinates();
        let wrong_count = "another number of coordinates";
        match op {
            ImageOp::Size { .. } | ImageOp::Samples { .. } => {}
            ImageOp::Load { at, .. } => unfit(texels(at), wrong_count),
            ImageOp::Store { at, .. }
            | ImageOp::Atomic { at, .. }
            | ImageOp::CompareExchange { at, .. } => {
                unfit(texels(at), wrong_count);
                unfit(ty.is_storage(), "only storage images are written");
                unfit(access == Access::ReadWrite, "it is only read");
                if !matches!(op, ImageOp::Store { .. }) {
                    let float = matches!(op, ImageOp::Atomic { op, .. } if op.is_float());
                    unfit(!float, "atomics on texels are those of integers");
                    let exchange = matches!(
                        op,
                        ImageOp::Atomic {
                            op: AtomicOp::Exchange,
                            ..
                        }
                    );
                    let fits = match ty.texel {
                        Texel::Storage(Format::R32Uint | Format::R32Sint) => true,
                        Texel::Storage(Format::R32Float) => exchange,
                        _ => false,
                    };
                    unfit(fits, "atomics are for `r32uint` and `r32sint`");
                }
            }
            ImageOp::Sample {
                sampler,
                at,
                reference,
                offset,
                ..
            }
            | ImageOp::Gather {
                sampler,
                at,
                reference,
                offset,
                ..
            } => {
                unfit(at.len() == dim.coordinates(), wrong_count);
                unfit(
                    !ty.is_storage() && !ty.multisampled,
                    "such an image has no sampler",
                );
                unfit(
                    reference.is_none() || ty.numbers() == Numbers::Float,
                    "integers are not compared",
                );
                let axes = if dim.is_cube() { 0 } else { dim.axes() };
                let fits = (offset.iter().enumerate())
                    .all(|(k, n)| (-8..8).contains(n) && (k < axes || *n == 0));
                unfit(fits, "the offset does not fit");
                if let ImageOp::Sample {
                    lod: Lod::Gradient(all),
                    ..
                } = op
                {
                    unfit(all.len() == 2 * dim.axes(), "another number of derivatives");
                }
                if let ImageOp::Gather { component, .. } = op {
                    let planar = matches!(dim, Dim::D2 | Dim::D2Array | Dim::Cube | Dim::CubeArray);
                    unfit(planar, "gathers are for 2d and cube images");
                    unfit(
                        *component < 4 && (*component == 0 || reference.is_none()),
                        "no such component",
                    );
                }
                let kind = kernel.resources.get(sampler.0 as usize).map(|r| r.kind);
                if !matches!(kind, Some(ResourceKind::Sampler { .. })) {
                    let message = format!("there is no sampler{}", sampler.0);
                    self.report("ir-resource-range", span, message);
                }
            }
        }
        let place = match op {
            ImageOp::Sample { .. } | ImageOp::Gather { .. } => Type::F32,
            _ => Type::I32,
        };
        let data = match op {
            ImageOp::Store { .. } => texel,
            _ => place,
        };
        let coordinates = match op {
            ImageOp::Size { .. } | ImageOp::Samples { .. } => 0,
            ImageOp::Load { at, .. }
            | ImageOp::Store { at, .. }
            | ImageOp::Atomic { at, .. }
            | ImageOp::CompareExchange { at, .. }
            | ImageOp::Sample { at, .. }
            | ImageOp::Gather { at, .. } => at.len(),
        };
        for (k, v) in inst.op.operands().into_iter().enumerate() {
            self.operand(v, if k < coordinates { place } else { data }, span);
        }
        let result = match op {
            ImageOp::Size { .. }
            | ImageOp::Samples { .. }
            | ImageOp::Atomic { .. }
            | ImageOp::CompareExchange { .. } => Type::I32,
            _ => texel,
        };
        let count = op.results(&ty);
        if inst.results.len() != count {
            self.report(
                "ir-result-count",
                span,
                format!(
                    "the operation has {count} results, found {}",
                    inst.results.len()
                ),
            );
        }
        for r in &inst.results {
            let found = kernel.values.get(r.0 as usize).map(|d| d.ty);
            if let Some(found) = found
                && found != result
            {
                self.report(
                    "ir-result-type",
                    span,
                    format!("the result is {}, found {}", result.text(), found.text()),
                );
            }
        }
    }

    /// The access of a buffer.
    fn resource(&mut self, id: ResourceId, span: Span) -> Option<Access> {
        let found = (self.kernel.resources.get(id.0 as usize))
            .filter(|r| r.kind == ResourceKind::Buffer)
            .map(|r| r.access);
        if found.is_none() {
            self.report(
                "ir-resource-range",
                span,
                format!("there is no buffer{}", id.0),
            );
        }
        found
    }

    fn addr(&mut self, addr: &Addr, words: usize, span: Span) {
        if let Some(offset) = addr.offset {
            self.operand(offset, Type::I32, span);
        }
        let unit = addr.unit.bytes();
        if !addr.imm.is_multiple_of(unit) {
            self.report(
                "ir-alignment",
                span,
                format!("byte offset {} is not a multiple of {unit}", addr.imm),
            );
        }
        if addr.unit != Unit::Word && !matches!(addr.space, Space::Buffer(_)) {
            self.report(
                "ir-unit",
                span,
                "units smaller than a word are for buffers only".to_owned(),
            );
        }
        let (name, size) = match addr.space {
            Space::Buffer(id) => {
                self.resource(id, span);
                return;
            }
            Space::Workgroup => ("workgroup", self.kernel.workgroup_bytes),
            Space::Scratch => ("scratch", self.kernel.scratch_bytes),
        };
        let end = u64::from(addr.imm) + 4 * words as u64;
        if end > u64::from(size) {
            self.report(
                "ir-address-range",
                span,
                format!("the access ends at byte {end} of {name} memory, which has {size}"),
            );
        }
    }

    fn writable(&mut self, addr: &Addr, span: Span) {
        if let Space::Buffer(id) = addr.space
            && matches!(
                self.kernel.resources.get(id.0 as usize).map(|r| r.access),
                Some(Access::Uniform | Access::ReadOnly)
            )
        {
            self.report(
                "ir-read-only",
                span,
                format!("write to buffer{}, which is only read", id.0),
            );
        }
    }

    /// An atomic with operands of one or two words, which are as many.
    fn atomic(&mut self, addr: &Addr, operands: &[&Vec<Value>], span: Span) {
        let count = operands[0].len();
        self.addr(addr, count, span);
        self.writable(addr, span);
        for words in operands {
            if !(1..=2).contains(&words.len()) || words.len() != count {
                let found = words.len();
                self.report(
                    "ir-word-count",
                    span,
                    format!("the number of an atomic has 1 or 2 words, found {found}"),
                );
            }
            for v in *words {
                self.operand(*v, Type::I32, span);
            }
        }
        if count == 2 && addr.offset.is_none() && !addr.imm.is_multiple_of(8) {
            self.report(
                "ir-alignment",
                span,
                format!("byte offset {} is not a multiple of 8", addr.imm),
            );
        }
        if addr.unit != Unit::Word {
            self.report(
                "ir-unit",
                span,
                "atomic operation on less than a word".to_owned(),
            );
        }
        if addr.space == Space::Scratch {
            self.report(
                "ir-scratch-atomic",
                span,
                "atomic operation on private memory".to_owned(),
            );
        }
    }
}

/// A position to name when a block or a loop, which have none, is at fault.
fn first_span(body: &Region) -> Span {
    match body.stmts.first() {
        Some(Stmt::Inst(inst)) => inst.span,
        Some(Stmt::If { span, .. }) => *span,
        Some(Stmt::Block { body, .. } | Stmt::Loop { body, .. }) => first_span(body),
        None => body.term_span,
    }
}
