//! What a description must keep: fields that cover a format without overlap, kinds that fit their fields, types that
//! fit their operands, encodings that do not overlap.

use crate::load::{RawCard, RawField, RawFormat};
use crate::model::bits;
use crate::{Field, Fold, Format, Insn, Latency, Operand, Sem, Source, Spec, SpecError, Variant};
use std::collections::{BTreeMap, BTreeSet};

/// Names of element types and their widths.
pub const TYPES: &[(&str, u32)] = &[
    ("bool", 1),
    ("u16", 16),
    ("i16", 16),
    ("f16", 16),
    ("u32", 32),
    ("i32", 32),
    ("f32", 32),
    ("u64", 64),
    ("i64", 64),
    ("f64", 64),
];

pub(crate) struct Errors(pub(crate) Vec<SpecError>);

impl Errors {
    pub(crate) fn add(&mut self, place: impl Into<String>, message: impl Into<String>) {
        self.0.push(SpecError {
            place: place.into(),
            message: message.into(),
        });
    }
}

pub(crate) fn check_format(raw: RawFormat, errors: &mut Errors) -> Option<Format> {
    let place = format!("format {}", raw.name);
    let before = errors.0.len();
    let mut covered = 0u64;
    let mut fields = Vec::new();
    let rest = raw.layout.is_some();
    let written = match &raw.layout {
        Some(layout) if raw.fields.is_empty() => layout_fields(&place, layout, errors),
        Some(_) => {
            errors.add(&place, "a format has `fields` or a `layout`, not both");
            return None;
        }
        None => raw.fields.into_iter().map(|f| (f, None)).collect(),
    };
    for (f, kind) in &written {
        let mut pieces = Vec::new();
        for piece in f.bits.split(',') {
            let range = piece
                .trim()
                .split_once(':')
                .and_then(|(h, l)| Some((h.parse().ok()?, l.parse().ok()?)));
            match range {
                Some((h, l)) if l <= h && h < raw.bits && raw.bits <= 64 => pieces.push((h, l)),
                _ => errors.add(&place, format!("field {}: bad bit range `{piece}`", f.name)),
            }
        }
        let names = f.name.split('/').map(String::from).collect();
        let field = Field {
            names,
            pieces,
            source: f.source,
            kind: kind.clone(),
        };
        for &(h, l) in &field.pieces {
            let m = bits(h, l);
            if covered & m != 0 {
                errors.add(&place, format!("field {} overlaps another field", f.name));
            }
            covered |= m;
        }
        fields.push(field);
    }
    let all = if raw.bits == 64 {
        u64::MAX
    } else {
        (1u64 << (raw.bits & 63)) - 1
    };
    if covered != all && !rest {
        errors.add(
            &place,
            format!("bits {:#x} belong to no field", all & !covered),
        );
    }
    let suffix = raw.suffix.unwrap_or_else(|| format!("e{}", raw.bits));
    (errors.0.len() == before).then_some(Format {
        name: raw.name,
        bits: raw.bits,
        desc: raw.desc,
        suffix,
        fields,
        rest,
    })
}

/// The fields of a layout line, each with its kind.
fn layout_fields(
    place: &str,
    layout: &str,
    errors: &mut Errors,
) -> Vec<(RawField, Option<String>)> {
    let mut fields = Vec::new();
    for word in layout.split_whitespace() {
        let parts = word
            .split_once('@')
            .and_then(|(head, bits)| Some((head.split_once(':')?, bits)));
        let Some(((name, kind), bits)) = parts else {
            errors.add(place, format!("`{word}` is not name:kind@high:low"));
            continue;
        };
        let field = RawField {
            name: name.into(),
            bits: bits.into(),
            source: Source::Fixed,
        };
        fields.push((field, Some(kind.into())));
    }
    fields
}

pub(crate) fn check_card(
    spec: &Spec,
    group: u32,
    raw: RawCard,
    errors: &mut Errors,
) -> Option<Insn> {
    let before = errors.0.len();
    let place = raw.name.clone();
    let mut operands = Vec::new();
    for word in raw.syntax.split_whitespace() {
        let mut parts = word.split(':');
        let (name, kind, rw) = (
            parts.next().unwrap_or(""),
            parts.next().unwrap_or(""),
            parts.next(),
        );
        let Some(k) = spec.kind(kind) else {
            errors.add(&place, format!("operand {name}: unknown kind `{kind}`"));
            continue;
        };
        if !matches!(rw, None | Some("rw" | "w")) {
            errors.add(
                &place,
                format!(
                    "operand {name}: `{word}` should be name:kind, name:kind:w or name:kind:rw"
                ),
            );
        }
        operands.push(Operand {
            name: name.into(),
            kind: kind.into(),
            reads: (k.dir == "read" && rw.is_none()) || rw == Some("rw"),
            writes: k.dir == "write" || rw.is_some(),
        });
    }
    for flag in &raw.flags {
        if !spec.flags.contains_key(flag) {
            errors.add(&place, format!("unknown flag `{flag}`"));
        }
    }
    for trap in &raw.traps {
        if !spec.traps.iter().any(|t| t.cause == *trap) {
            errors.add(&place, format!("unknown trap cause {trap}"));
        }
    }
    let latency = match raw.latency.split_once(':') {
        Some(("fixed", n)) if n.parse::<u32>().is_ok() => Latency::Fixed(n.parse().unwrap_or(0)),
        Some(("var", c)) if spec.counters.iter().any(|k| k.name == c) => Latency::Var(c.into()),
        _ => {
            errors.add(
                &place,
                format!(
                    "latency `{}` is neither fixed:N nor var:COUNTER",
                    raw.latency
                ),
            );
            Latency::Fixed(0)
        }
    };
    let mut words = raw.sem.split_whitespace();
    let class = words.next();
    let types: Vec<String> = words.map(String::from).collect();
    let sem = match class {
        Some("lane") => Sem::Lane(types.clone()),
        Some("uni") => Sem::Uni(types.clone()),
        Some("warp") if types.is_empty() => Sem::Warp,
        Some(word) if Fold::named(word).is_some() => match (Fold::named(word), &types[..]) {
            (Some(form), [ty, identity]) => Sem::Fold {
                form,
                types: vec![ty.clone(); 3],
                identity: number(identity).unwrap_or_else(|| {
                    errors.add(&place, format!("`{identity}` is not a number"));
                    0
                }),
            },
            _ => {
                errors.add(
                    &place,
                    format!("sem `{}` is not {word} TYPE VALUE", raw.sem),
                );
                return None;
            }
        },
        _ => {
            errors.add(
                &place,
                format!(
                    "sem `{}` is neither lane TYPES, uni TYPES, a reduction or scan nor warp",
                    raw.sem
                ),
            );
            return None;
        }
    };
    match &sem {
        Sem::Lane(types) | Sem::Uni(types) => {
            check_types(spec, &place, &operands, types, errors);
        }
        Sem::Fold { types, .. } => check_folded(spec, &place, &operands, &types[0], errors),
        Sem::Warp | Sem::Unstated => {}
    }
    let mut variants = Vec::new();
    for text in &raw.variants {
        variants.extend(check_variant(spec, &place, &operands, text, errors));
    }
    if raw.variants.is_empty() {
        errors.add(&place, "no variant: an instruction needs an encoding");
    }
    (errors.0.len() == before).then_some(Insn {
        op: crate::rust::variant_name(&raw.name),
        name: raw.name,
        group,
        semantics: String::new(),
        file: String::new(),
        section: raw.section,
        pseudo: raw.pseudo.trim_end().into(),
        category: 0,
        desc: raw.desc,
        template: String::new(),
        operands,
        sem,
        fp: raw.fp,
        rare: raw.rare,
        latency,
        flags: raw.flags,
        traps: raw.traps,
        ids: raw.ids,
        source: raw.source,
        variants,
    })
}

/// A number as it is written in a description.
fn number(text: &str) -> Option<u64> {
    match text.strip_prefix("0x") {
        Some(hex) => u64::from_str_radix(hex, 16).ok(),
        None => text.parse().ok(),
    }
}

/// Destination, source, and for vectors the size of the cluster.
fn check_folded(spec: &Spec, place: &str, operands: &[Operand], ty: &str, errors: &mut Errors) {
    let width = TYPES.iter().find(|(n, _)| *n == ty).map(|(_, w)| *w);
    let of = |k: usize| operands.get(k).and_then(|o| spec.kind(&o.kind));
    let source = of(1).map(|k| k.width);
    let result = of(0).map(|k| k.width);
    // A uniform register holds a half in its low bits.
    let fits = result == width || (width == Some(16) && result == Some(32));
    if width.is_none() || source != width || !fits || operands.len() > 3 {
        errors.add(
            place,
            format!("the operands are not what {ty} is combined from"),
        );
    }
}

/// Result first, then sources in operand order, then a destination that is also read.
fn check_types(
    spec: &Spec,
    place: &str,
    operands: &[Operand],
    types: &[String],
    errors: &mut Errors,
) {
    let width = |t: &str| TYPES.iter().find(|(n, _)| *n == t).map(|(_, w)| *w);
    let dest = operands.iter().find(|o| o.writes);
    let sources = operands
        .iter()
        .filter(|o| o.reads && !o.writes)
        .chain(operands.iter().filter(|o| o.reads && o.writes));
    let expected: Vec<&Operand> = dest.into_iter().chain(sources).collect();
    if dest.is_none() || expected.len() != types.len() {
        errors.add(
            place,
            format!(
                "sem has {} types, the operands ask for {}",
                types.len(),
                expected.len()
            ),
        );
        return;
    }
    for (operand, ty) in expected.iter().zip(types) {
        let kind = spec.kind(&operand.kind);
        match width(ty) {
            None => errors.add(place, format!("unknown type `{ty}`")),
            Some(1) => {}
            Some(w) if kind.is_some_and(|k| k.width != w) => errors.add(
                place,
                format!(
                    "operand {} of kind {} cannot hold {ty}",
                    operand.name, operand.kind
                ),
            ),
            Some(_) => {}
        }
    }
}

fn check_variant(
    spec: &Spec,
    place: &str,
    operands: &[Operand],
    text: &str,
    errors: &mut Errors,
) -> Option<Variant> {
    let before = errors.0.len();
    let mut words = text.split_whitespace();
    let name = words.next().unwrap_or("");
    let Some(format) = spec.formats.iter().find(|f| f.name == name) else {
        errors.add(place, format!("unknown format `{name}`"));
        return None;
    };
    let find = |n: &str| {
        format
            .fields
            .iter()
            .find(|f| f.names.iter().any(|x| x == n))
    };
    let (mut mask, mut value, mut fixed) = (0u64, 0u64, Vec::new());
    for word in words {
        let parsed = word
            .split_once('=')
            .and_then(|(f, v)| Some((f, number(v)?)));
        let Some((field_name, v)) = parsed else {
            errors.add(place, format!("`{word}` is not field=number"));
            continue;
        };
        let Some(field) = find(field_name) else {
            errors.add(place, format!("format {name} has no field `{field_name}`"));
            continue;
        };
        if v >> field.width() != 0 {
            errors.add(
                place,
                format!(
                    "{v:#x} does not fit field {field_name} of {} bits",
                    field.width()
                ),
            );
        }
        if mask & field.mask() != 0 {
            errors.add(place, format!("field {field_name} is fixed twice"));
        }
        mask |= field.mask();
        value |= field.place(v);
        fixed.push((field_name.to_string(), v));
    }
    let mut fields = Vec::new();
    let mut used = mask;
    for operand in operands {
        let kind = spec.kind(&operand.kind);
        let Some(field) = find(&operand.name) else {
            match kind.filter(|k| k.optional).and_then(|k| k.codecs.first()) {
                Some(c) => fields.push((
                    Field {
                        names: vec![operand.name.clone()],
                        pieces: Vec::new(),
                        source: Source::Completed,
                        kind: None,
                    },
                    c.codec.clone(),
                )),
                None => errors.add(
                    place,
                    format!("format {name} has no field for operand {}", operand.name),
                ),
            }
            continue;
        };
        if used & field.mask() != 0 {
            errors.add(
                place,
                format!("field {} is used twice in format {name}", operand.name),
            );
        }
        used |= field.mask();
        let codec = kind.and_then(|k| {
            k.codecs
                .iter()
                .find(|c| c.bits == 0 || c.bits == field.width())
        });
        match codec {
            Some(c) => fields.push((field.clone(), c.codec.clone())),
            None => errors.add(
                place,
                format!(
                    "kind {} cannot be held in field {} of {} bits",
                    operand.kind,
                    operand.name,
                    field.width()
                ),
            ),
        }
    }
    if find("op").is_some_and(|f| mask & f.mask() == 0) {
        errors.add(place, format!("the opcode of format {name} is not given"));
    }
    // What is neither fixed nor an operand is reserved and must be zero.
    for field in &format.fields {
        if used & field.mask() == 0 {
            mask |= field.mask();
        }
    }
    let length = spec
        .lengths
        .iter()
        .find(|l| value & l.mask == l.r#match && mask & l.mask == l.mask);
    if length.is_none_or(|l| l.bits != format.bits) {
        errors.add(
            place,
            format!(
                "the fixed bits of format {name} do not announce a length of {} bits",
                format.bits
            ),
        );
    }
    (errors.0.len() == before).then(|| Variant {
        format: format.name.clone(),
        suffix: format.suffix.clone(),
        bits: format.bits,
        mask,
        value,
        fixed,
        fields,
        excluded: Vec::new(),
    })
}

/// Whether every word of `b` has an excluded value in a field of `a`.
fn excludes(a: &Variant, b: &Variant) -> bool {
    a.excluded.iter().any(|&(k, set)| {
        let field = &a.fields[k].0;
        b.mask & field.mask() == field.mask() && set >> field.get(b.value) & 1 == 1
    })
}

pub(crate) fn check_whole(spec: &Spec, errors: &mut Errors) {
    let mut names = BTreeSet::new();
    let mut functions: BTreeMap<String, (&Insn, &[String])> = BTreeMap::new();
    let mut flat: Vec<(&Insn, &Variant)> = Vec::new();
    for insn in &spec.insns {
        // Rows of one mnemonic are told apart by their name in Rust.
        if !names.insert(&insn.op) {
            errors.add(&insn.name, "described twice");
        }
        let mut suffixes = BTreeSet::new();
        for v in &insn.variants {
            if !suffixes.insert(&v.suffix) {
                errors.add(
                    &insn.name,
                    format!("two variants with suffix `{}`", v.suffix),
                );
            }
            flat.push((insn, v));
        }
        if let Sem::Lane(types) | Sem::Uni(types) | Sem::Fold { types, .. } = &insn.sem {
            let new = !functions.contains_key(&insn.function());
            if new && matches!(insn.sem, Sem::Fold { .. }) {
                errors.add(
                    &insn.name,
                    format!("no instruction of lanes has function {}", insn.function()),
                );
            }
            let (first, other) = functions.entry(insn.function()).or_insert((insn, types));
            if *other != types || first.fp != insn.fp {
                errors.add(
                    &insn.name,
                    format!(
                        "shares function {} with {} but not its types",
                        insn.function(),
                        first.name
                    ),
                );
            }
        }
    }
    for (i, (a, va)) in flat.iter().enumerate() {
        for (b, vb) in &flat[i + 1..] {
            if va.bits == vb.bits
                && (va.value ^ vb.value) & va.mask & vb.mask == 0
                && !excludes(va, vb)
                && !excludes(vb, va)
            {
                errors.add(
                    &b.name,
                    format!(
                        "encoding {} overlaps {} of {}",
                        vb.format, va.format, a.name
                    ),
                );
            }
        }
    }
    let used: BTreeSet<&String> = (spec.kinds.iter())
        .flat_map(|k| k.codecs.iter().map(|c| &c.codec))
        .collect();
    let described: BTreeSet<&String> = spec.codecs.iter().map(|c| &c.name).collect();
    if !described.is_empty() {
        for codec in used.symmetric_difference(&described) {
            let what = if used.contains(codec) {
                "is not described"
            } else {
                "is of no kind"
            };
            errors.add("kinds.toml", format!("codec {codec} {what}"));
        }
    }
    for group in &spec.groups {
        let files = group.files().count();
        if files > 1 && group.sections.len() != files && !group.sections.is_empty() {
            errors.add(
                &group.title,
                format!(
                    "{} titles in `sections` for {files} files",
                    group.sections.len()
                ),
            );
        }
    }
    let mut numbers = BTreeSet::new();
    for csr in &spec.csrs {
        if !numbers.insert(csr.number) {
            errors.add(&csr.name, format!("CSR number {:#x} is taken", csr.number));
        }
        if !matches!(csr.access.as_str(), "r" | "rw") {
            errors.add(&csr.name, "access is neither r nor rw");
        }
    }
    let mut causes = BTreeSet::new();
    for trap in &spec.traps {
        if !causes.insert(trap.cause) {
            errors.add(&trap.name, format!("trap cause {} is taken", trap.cause));
        }
    }
    let mut codes = BTreeSet::new();
    for (code, text) in spec.consts.all() {
        if !codes.insert(code) || !(320..512).contains(&code) {
            errors.add(
                "consts.toml",
                format!("code {code} of {text} is taken or outside 320 to 511"),
            );
        }
    }
}
