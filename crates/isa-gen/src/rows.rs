//! Emits the Rust tables of a description that is written in families: one line a row, layouts shared.

use crate::rust::{HEAD, doc, screaming, source};
use crate::{Spec, Variant};
use std::collections::BTreeMap;
use std::fmt::Write;

/// `src10` → `Src10`, `int 4` → `Int(4)`.
fn codec(text: &str) -> String {
    let (name, scale) = text.split_once(' ').unwrap_or((text, ""));
    let mut chars = name.chars();
    let name: String = chars
        .next()
        .map(|c| c.to_ascii_uppercase())
        .into_iter()
        .chain(chars)
        .collect();
    if scale.is_empty() {
        name
    } else {
        format!("{name}({scale})")
    }
}

/// The tables: `enum Op`, `OPS`, `enum Field`, `FIELDS`, categories, lengths, trap causes.
pub fn tables(spec: &Spec) -> String {
    let mut s = String::from(HEAD);
    let w = &mut s;
    macro_rules! out { ($($a:tt)*) => { writeln!(w, $($a)*).expect("writing to a string") } }
    out!("use super::Codec::*;\nuse super::{{Codec, FieldInfo, OpInfo, Role, VariantInfo}};");
    out!(
        "use crate::desc::{{Flags, Latency, LengthInfo, OperandInfo, RegisterInfo, Source, TrapInfo}};"
    );
    out!(
        "\n/// Fingerprint of the description that this file was made from.\npub const FINGERPRINT: u64 = {:#018x};",
        spec.fingerprint
    );
    out!(
        "\n/// Lanes of a group.\npub const LANES: usize = {};",
        spec.lanes
    );
    let count = spec.insns.len();
    out!(
        "\n/// A row of {}.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u16)]\npub enum Op {{",
        spec.name
    );
    for i in &spec.insns {
        out!("    /// `{}`: {}.\n    {},", i.name, doc(&i.desc), i.op);
    }
    out!(
        "}}\n\nimpl Op {{\n    /// Number of rows.\n    pub const COUNT: usize = {count};\n    /// All rows, in the order of [`OPS`].\n    pub const ALL: &[Op] = &["
    );
    let names: Vec<String> = spec.insns.iter().map(|i| format!("Op::{}", i.op)).collect();
    wrapped(w, &names);
    out!("    ];\n}}");
    out!(
        "\n/// How the first parcel tells the length.\npub static LENGTHS: [LengthInfo; {}] = [",
        spec.lengths.len()
    );
    for l in &spec.lengths {
        let index: Vec<(u32, u32)> = l
            .index
            .split(',')
            .filter_map(|r| r.trim().split_once(':'))
            .filter_map(|(h, l)| Some((h.parse().ok()?, l.parse().ok()?)))
            .collect();
        out!(
            "    LengthInfo {{ mask: {:#x}, value: {:#x}, bits: {}, index: &{index:?} }},",
            l.mask,
            l.r#match,
            l.bits
        );
    }
    out!(
        "];\n\n/// Name, role and meaning of each category.\npub static CATEGORIES: [(&str, Role, &str); {}] = [",
        spec.categories.len()
    );
    for c in &spec.categories {
        out!("    ({:?}, Role::{}, {:?}),", c.name, c.role, c.desc);
    }
    out!(
        "];\n\n/// Number and title of each chapter.\npub static GROUPS: [(u8, &str); {}] = [",
        spec.groups.len()
    );
    for g in &spec.groups {
        out!("    ({}, {:?}),", g.number, g.title);
    }
    out!("];\n\n/// Name of a field; the same in every row that has it.");
    let mut names: Vec<&str> = spec
        .insns
        .iter()
        .flat_map(|i| i.operands.iter().map(|o| &o.name[..]))
        .collect();
    names.sort_unstable();
    names.dedup();
    out!(
        "#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u8)]\n#[allow(missing_docs)]\npub enum Field {{"
    );
    wrapped(w, &names);
    let most = spec
        .insns
        .iter()
        .map(|i| i.operands.len())
        .max()
        .unwrap_or(0);
    out!("}}\n\n/// Most fields of a row.\npub const MAX_FIELDS: usize = {most};\n");
    helpers(w);
    rows(w, spec);
    out!(
        "\n/// Register files.\npub static REGISTERS: [RegisterInfo; {}] = [",
        spec.registers.len()
    );
    for r in &spec.registers {
        out!(
            "    RegisterInfo {{ prefix: {:?}, count: {}, bits: {}, scope: {:?}, desc: {:?} }},",
            r.prefix,
            r.count,
            r.bits,
            r.scope,
            r.desc
        );
    }
    out!(
        "];\n\n/// The traps by number.\npub static TRAPS: [TrapInfo; {}] = [",
        spec.traps.len()
    );
    for t in &spec.traps {
        out!(
            "    TrapInfo {{ cause: {}, name: {:?}, info: {:?}, desc: {:?}, source: {} }},",
            t.cause,
            t.name,
            t.info,
            t.desc,
            source(t.source)
        );
    }
    out!("];\n\n/// Trap numbers.\npub mod trapnum {{");
    for t in &spec.traps {
        out!(
            "    /// {}.\n    pub const {}: u8 = {};",
            t.desc,
            screaming(&t.name),
            t.cause
        );
    }
    out!("}}");
    s
}

fn helpers(w: &mut String) {
    w.push_str(
        "const fn f(codec: Codec, pieces: &'static [(u32, u32)]) -> FieldInfo {\n    FieldInfo { codec, pieces }\n}\n\
         const fn o(name: &'static str, kind: &'static str, reads: bool, writes: bool) -> OperandInfo {\n    OperandInfo { name, kind, reads, writes }\n}\n\
         const fn v(format: &'static str, bits: u8, mask: u64, value: u64, fields: &'static [FieldInfo], excluded: &'static [(u8, u64)]) -> VariantInfo {\n    \
         VariantInfo { format, suffix: \"\", bits, mask, value, fixed: &[], fields, excluded }\n}\n\
         #[allow(clippy::too_many_arguments)]\n\
         const fn r(mnemonic: &'static str, group: u8, category: u8, desc: &'static str, ids: &'static [&'static str], source: Source, syntax: &'static str, operands: &'static [OperandInfo], variants: &'static [VariantInfo]) -> OpInfo {\n    \
         OpInfo { mnemonic, group, category, desc, latency: Latency::Unstated, flags: Flags(0), traps: &[], ids, source, fp: false, syntax, operands, variants }\n}\n",
    );
}

/// `O…`, `N…`: operands and field names by layout; `F…`: fields by layout and scale; then the rows.
fn rows(w: &mut String, spec: &Spec) {
    macro_rules! out { ($($a:tt)*) => { writeln!(w, $($a)*).expect("writing to a string") } }
    let (mut operands, mut fields): (BTreeMap<String, usize>, BTreeMap<String, usize>) =
        Default::default();
    let mut lines = String::new();
    let mut uses = Vec::new();
    for i in &spec.insns {
        let variant: &Variant = &i.variants[0];
        let o: Vec<String> = i
            .operands
            .iter()
            .map(|o| format!("o({:?}, {:?}, {}, {})", o.name, o.kind, o.reads, o.writes))
            .collect();
        let n: Vec<String> = i
            .operands
            .iter()
            .map(|o| format!("Field::{}", o.name))
            .collect();
        let f: Vec<String> = variant
            .fields
            .iter()
            .map(|(f, c)| format!("f({}, &{:?})", codec(c), f.pieces))
            .collect();
        let next = operands.len();
        let k = *operands.entry(o.join(", ")).or_insert(next);
        if k == next {
            out!(
                "static O{k}: [OperandInfo; {}] = [{}];\nstatic N{k}: [Field; {}] = [{}];",
                o.len(),
                o.join(", "),
                n.len(),
                n.join(", ")
            );
        }
        let next = fields.len();
        let m = *fields.entry(f.join(", ")).or_insert(next);
        if m == next {
            out!(
                "static F{m}: [FieldInfo; {}] = [{}];",
                f.len(),
                f.join(", ")
            );
        }
        writeln!(
            lines,
            "    r({:?}, {}, {}, {:?}, &{:?}, {}, {:?}, &O{k}, &[v({:?}, {}, {:#x}, {:#x}, &F{m}, &{:?})]),",
            i.name,
            i.group,
            i.category,
            i.desc,
            i.ids,
            source(i.source),
            i.template,
            variant.format,
            variant.bits,
            variant.mask,
            variant.value,
            variant.excluded
        )
        .expect("writing to a string");
        uses.push(format!("&N{k}"));
    }
    out!(
        "\n/// One entry a row, indexed by `Op as usize`.\npub static OPS: [OpInfo; {}] = [\n{lines}];",
        spec.insns.len()
    );
    out!(
        "\n/// Names of the fields of each row, in their order.\npub static FIELDS: [&[Field]; {}] = [",
        spec.insns.len()
    );
    wrapped(w, &uses);
    out!("];");
}

/// Items separated by commas, in lines of at most 120.
fn wrapped<S: AsRef<str>>(w: &mut String, items: &[S]) {
    let mut line = String::from("   ");
    for item in items {
        let item = item.as_ref();
        if line.len() + item.len() + 2 > 120 {
            w.push_str(&line);
            w.push('\n');
            line = String::from("   ");
        }
        line.push(' ');
        line.push_str(item);
        line.push(',');
    }
    w.push_str(&line);
    w.push('\n');
}
