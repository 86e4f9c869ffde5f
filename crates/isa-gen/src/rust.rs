//! Emits Rust: the tables of `lanemask-isa`, the trait and the dispatcher of `lanemask-sem`.

use crate::{Fold, Insn, Latency, Sem, Source, Spec};
use std::collections::BTreeMap;
use std::fmt::Write;

pub(crate) const HEAD: &str =
    "// Generated from the description in isa/ by `cargo xtask codegen`; do not edit.\n";

/// Names of the arguments of a function of lanes.
const ARGUMENTS: [&str; 4] = ["a", "b", "c", "d"];

/// `v.add.u32` → `VAddU32`.
pub fn variant_name(mnemonic: &str) -> String {
    mnemonic
        .split('.')
        .map(|part| part[..1].to_uppercase() + &part[1..])
        .collect()
}

/// The tables: `enum Op`, `OPS`, decoder index, CSRs, trap causes, constants.
pub fn tables(spec: &Spec) -> String {
    let mut s = String::from(HEAD);
    let w = &mut s;
    macro_rules! out { ($($a:tt)*) => { writeln!(w, $($a)*).expect("writing to a string") } }
    out!("use super::Codec::*;");
    out!(
        "use super::{{FieldInfo, OpInfo, VariantInfo}};\nuse crate::desc::{{ConstInfo, CounterInfo, CsrInfo, Flags, Latency, OperandInfo, Source, TrapInfo}};"
    );
    out!(
        "\n/// Fingerprint of the description that this file was made from.\npub const FINGERPRINT: u64 = {:#018x};",
        spec.fingerprint
    );
    out!(
        "\n/// Lanes of a warp.\npub const LANES: usize = {};",
        spec.lanes
    );
    out!(
        "\n/// An instruction of {}.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u16)]\npub enum Op {{",
        spec.name
    );
    for i in &spec.insns {
        out!(
            "    /// `{}`: {}.\n    {},",
            i.name,
            doc(&i.desc),
            variant_name(&i.name)
        );
    }
    out!(
        "}}\n\nimpl Op {{\n    /// Number of instructions.\n    pub const COUNT: usize = {};",
        spec.insns.len()
    );
    out!(
        "    /// All instructions, in the order of [`OPS`].\n    pub const ALL: [Op; {}] = [",
        spec.insns.len()
    );
    for i in &spec.insns {
        out!("        Op::{},", variant_name(&i.name));
    }
    out!("    ];\n}}");
    let flags: Vec<_> = spec.flags.iter().collect();
    out!(
        "\n/// Letters and meanings of the flags, bit 0 of [`Flags`] first.\npub static FLAGS: [(&str, &str); {}] = [",
        flags.len()
    );
    for (n, d) in &flags {
        out!("    ({n:?}, {d:?}),");
    }
    out!("];");
    out!(
        "\n/// The wait counters, in the order of the operands of `waitcnt`.\npub static COUNTERS: [CounterInfo; {}] = [",
        spec.counters.len()
    );
    for c in &spec.counters {
        out!(
            "    CounterInfo {{ name: {:?}, bits: {}, desc: {:?} }},",
            c.name,
            c.bits,
            c.desc
        );
    }
    out!("];");
    out!(
        "\n/// One entry an instruction, indexed by `Op as usize`.\npub static OPS: [OpInfo; {}] = [",
        spec.insns.len()
    );
    for i in &spec.insns {
        op_info(w, spec, i, &flags);
    }
    out!("];");
    index(w, spec);
    out!(
        "\n/// The CSRs by number.\npub static CSRS: [CsrInfo; {}] = [",
        spec.csrs.len()
    );
    for c in &spec.csrs {
        out!(
            "    CsrInfo {{ name: {:?}, number: {:#05x}, writable: {}, desc: {:?}, reset: {:?} }},",
            c.name,
            c.number,
            c.access == "rw",
            c.desc,
            c.reset
        );
    }
    out!("];\n\n/// CSR numbers.\npub mod csr {{");
    for c in &spec.csrs {
        out!(
            "    /// {}.\n    pub const {}: u32 = {:#05x};",
            c.desc,
            c.name.to_uppercase(),
            c.number
        );
    }
    out!(
        "}}\n\n/// The trap causes.\npub static TRAPS: [TrapInfo; {}] = [",
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
    out!("];\n\n/// Trap cause numbers.\npub mod cause {{");
    for t in &spec.traps {
        out!(
            "    /// {}.\n    pub const {}: u8 = {};",
            t.desc,
            screaming(&t.name),
            t.cause
        );
    }
    let consts = spec.consts.all();
    out!(
        "}}\n\n/// Inline constants of vector sources.\npub static CONSTS: [ConstInfo; {}] = [",
        consts.len()
    );
    for (code, text) in consts {
        let (b16, b32, b64) = const_bits(&text);
        out!(
            "    ConstInfo {{ code: {code}, text: {text:?}, b16: {b16:#06x}, b32: {b32:#010x}, b64: {b64:#018x} }},"
        );
    }
    out!("];");
    s
}

fn op_info(w: &mut String, spec: &Spec, i: &Insn, flags: &[(&String, &String)]) {
    macro_rules! out { ($($a:tt)*) => { writeln!(w, $($a)*).expect("writing to a string") } }
    let bits: u32 = i
        .flags
        .iter()
        .map(|f| 1 << flags.iter().position(|(n, _)| *n == f).unwrap_or(0))
        .sum();
    let latency = match &i.latency {
        Latency::Fixed(n) => format!("Latency::Fixed({n})"),
        Latency::Var(c) => format!(
            "Latency::Var({})",
            spec.counters.iter().position(|k| k.name == *c).unwrap_or(0)
        ),
        Latency::Unstated => "Latency::Unstated".into(),
    };
    out!("    OpInfo {{");
    out!(
        "        mnemonic: {:?}, group: {}, category: {}, desc: {:?}, syntax: {:?},",
        i.name,
        i.group,
        i.category,
        i.desc,
        i.template
    );
    out!(
        "        latency: {latency}, flags: Flags({bits:#x}), traps: &{:?}, ids: &{:?}, source: {}, fp: {},",
        i.traps,
        i.ids,
        source(i.source),
        i.fp
    );
    out!("        operands: &[");
    for o in &i.operands {
        out!(
            "            OperandInfo {{ name: {:?}, kind: {:?}, reads: {}, writes: {} }},",
            o.name,
            o.kind,
            o.reads,
            o.writes
        );
    }
    out!("        ],\n        variants: &[");
    for v in &i.variants {
        let fields: Vec<String> = v
            .fields
            .iter()
            .map(|(f, codec)| {
                format!(
                    "FieldInfo {{ codec: {}, pieces: &{:?} }}",
                    codec_name(codec),
                    f.pieces
                )
            })
            .collect();
        out!(
            "            VariantInfo {{ format: {:?}, suffix: {:?}, bits: {}, mask: {:#x}, value: {:#x}, fixed: &{:?}, fields: &[{}], excluded: &{:?} }},",
            v.format,
            v.suffix,
            v.bits,
            v.mask,
            v.value,
            v.fixed,
            fields.join(", "),
            v.excluded
        );
    }
    out!("        ],\n    }},");
}

/// Candidates by the low seven bits of the first word.
fn index(w: &mut String, spec: &Spec) {
    let mut by_opcode: BTreeMap<u64, Vec<String>> = BTreeMap::new();
    for i in &spec.insns {
        for (k, v) in i.variants.iter().enumerate() {
            by_opcode
                .entry(v.value & 0x7f)
                .or_default()
                .push(format!("(Op::{}, {k})", variant_name(&i.name)));
        }
    }
    writeln!(w, "\n/// Instruction and variant candidates for each opcode (bits 6:0 of the first word).\npub static BY_OPCODE: [&[(Op, u8)]; 128] = [")
        .expect("writing to a string");
    for opcode in 0..128 {
        let list = by_opcode
            .get(&opcode)
            .map(|l| l.join(", "))
            .unwrap_or_default();
        writeln!(w, "    &[{list}],").expect("writing to a string");
    }
    w.push_str("];\n");
}

pub(crate) fn source(s: Source) -> &'static str {
    match s {
        Source::Fixed => "Source::Fixed",
        Source::Completed => "Source::Completed",
    }
}

/// `vsrc32` → `VSrc32` as a variant of `Codec`; a trailing count becomes a payload: `vregs4` → `VRegs(4)`.
fn codec_name(codec: &str) -> String {
    for (prefix, name) in [
        ("vregs", "VRegs"),
        ("vlist", "VList"),
        ("uregs", "URegs"),
        ("vsrc", "VSrc"),
        ("fsrc", "FSrc"),
        ("udesc", "UDesc"),
    ] {
        if let Some(n) = codec.strip_prefix(prefix) {
            return format!("{name}({n})");
        }
    }
    match codec {
        "vreg" => "VReg".into(),
        "vhalf" => "VHalf".into(),
        "vpair" => "VPair".into(),
        "vbase" => "VBase".into(),
        "ureg" => "UReg".into(),
        "upair" => "UPair".into(),
        "lit" => "Lit".into(),
        "uimm" => "UImm".into(),
        "simm" => "SImm".into(),
        "csr" => "Csr".into(),
        "rel" => "Rel".into(),
        "counter" => "Counter".into(),
        "flag" => "Flag".into(),
        "lanes" => "Lanes".into(),
        "round" => "Round".into(),
        other => other.to_string(),
    }
}

/// `IllegalInsn` → `ILLEGAL_INSN`.
pub(crate) fn screaming(name: &str) -> String {
    let mut out = String::new();
    for (k, c) in name.chars().enumerate() {
        if k > 0 && c.is_uppercase() {
            out.push('_');
        }
        out.extend(c.to_uppercase());
    }
    out
}

/// The bits of a constant as an operand of 16, 32 and 64 bits. Every float in the list is exact in binary16.
fn const_bits(text: &str) -> (u16, u32, u64) {
    if let Ok(n) = text.parse::<i64>() {
        return (n as u16, n as u32, n as u64);
    }
    let x: f64 = text.parse().unwrap_or(f64::NAN);
    let bits = x.to_bits();
    let sign = (bits >> 63) as u16;
    let exponent = ((bits >> 52) & 0x7ff) as i32 - 1023;
    let half = sign << 15 | ((exponent + 15) as u16) << 10 | ((bits >> 42) & 0x3ff) as u16;
    (half, (x as f32).to_bits(), bits)
}

/// The semantics trait (one method an instruction, none with a default) and the dispatcher.
pub fn semantics(spec: &Spec) -> String {
    let mut s = String::from(HEAD);
    let w = &mut s;
    macro_rules! out { ($($a:tt)*) => { writeln!(w, $($a)*).expect("writing to a string") } }
    out!("#![allow(clippy::too_many_arguments)]");
    out!("use super::machine::*;");
    out!("use half::f16;");
    out!("use lanemask_isa::w32::{{Flat, Op}};");
    let mut done: Vec<String> = Vec::new();
    let mut all: Vec<String> = Vec::new();
    for group in &spec.groups {
        for semantics in group.files().map(|f| group.semantics(f)) {
            let new: Vec<&Insn> = (spec.insns.iter())
                .filter(|i| i.semantics == semantics && !done.contains(&i.function()))
                .collect();
            if all.contains(&semantics) || new.is_empty() {
                continue;
            }
            out!(
                "\n/// What the instructions of group {} do: {}.\npub trait {semantics} {{",
                group.number,
                group.title
            );
            for i in new {
                let name = i.function();
                if !done.contains(&name) {
                    method(w, spec, i);
                    done.push(name);
                }
            }
            out!("}}");
            all.push(semantics);
        }
    }
    let all = all.join(" + ");
    out!(
        "\n/// What each instruction does; lane and uniform forms of an operation share a function.\npub trait Semantics: {all} {{}}\n\nimpl<T: {all}> Semantics for T {{}}"
    );
    let arms = |rare: bool| -> String {
        (spec.insns.iter().filter(|i| i.rare == rare))
            .map(|i| arm(spec, i))
            .collect()
    };
    out!(
        "\n/// Executes one instruction on a machine.\n#[inline(always)]\npub fn step<S: Semantics, M: Machine>(m: &mut M, i: &Flat) -> Flow {{\n    match i.op {{\n{}        _ => m.rare(i),\n    }}\n}}",
        arms(false)
    );
    out!(
        "\n/// Executes one of the instructions that engines keep out of their main loop.\n#[inline(always)]\npub fn step_rare<S: Semantics, M: Machine>(m: &mut M, i: &Flat) -> Flow {{\n    match i.op {{\n{}        _ => unreachable!(\"`step` executes what is not rare\"),\n    }}\n}}",
        arms(true)
    );
    s
}

/// The arm of the dispatcher for an instruction.
fn arm(spec: &Spec, i: &Insn) -> String {
    let op = variant_name(&i.name);
    let f = i.function();
    match &i.sem {
        Sem::Lane(types) | Sem::Uni(types) => {
            let slots: Vec<String> = source_slots(i).iter().map(|k| k.to_string()).collect();
            let n = types.len() - 1;
            let args = ARGUMENTS[..n].join(", ");
            // A function item is inlined as its attribute says, a closure only if it is small.
            let round = rounding(i);
            let call = if round.is_some() {
                format!("|fp, {args}| S::{f}(fp, to, {args})")
            } else if i.fp {
                format!("S::{f}")
            } else {
                format!("|_, {args}| S::{f}({args})")
            };
            let (method, generics) = match (&i.sem, types[0].as_str()) {
                (Sem::Lane(_), "bool") => (format!("mask{n}"), types[1..].join(", ")),
                (Sem::Lane(_), _) => (format!("lane{n}"), types.join(", ")),
                _ => (format!("uni{n}"), types.join(", ")),
            };
            let apply = format!(
                "m.{method}::<{generics}>(i, [{}], {call})",
                slots.join(", ")
            );
            match round {
                Some(k) => format!(
                    "        Op::{op} => {{ let to = Rounding::named(i.number({k})); {apply} }}\n"
                ),
                None => format!("        Op::{op} => {apply},\n"),
            }
        }
        Sem::Unstated => String::new(),
        Sem::Fold {
            form,
            types,
            identity,
        } => {
            let call = if i.fp {
                format!("S::{f}")
            } else {
                format!("|_, a, b| S::{f}(a, b)")
            };
            let form = match (form, i.operands.len()) {
                (Fold::Reduce, 2) => "Fold::Uniform",
                (Fold::Reduce, _) => "Fold::Reduce",
                (Fold::Scan, _) => "Fold::Scan",
                (Fold::Exscan, _) => "Fold::Exscan",
            };
            let cluster = match i.operands.len() {
                2 => spec.lanes.ilog2().to_string(),
                _ => "i.number(2)".into(),
            };
            format!(
                "        Op::{op} => m.fold::<{}>(i, {form}, {cluster}, {identity:#x}, {call}),\n",
                types[0]
            )
        }
        Sem::Warp => {
            let mut lets = String::new();
            let mut args = String::new();
            for (k, o) in i.operands.iter().enumerate() {
                let (_, get) = warp_param(spec, o);
                write!(lets, "let a{k} = {}; ", get.replace('#', &k.to_string()))
                    .expect("writing to a string");
                write!(args, ", a{k}").expect("writing to a string");
            }
            format!("        Op::{op} => {{ {lets}S::{f}(m{args}) }}\n")
        }
    }
}

/// The trait method of an instruction, without a default.
fn method(w: &mut String, spec: &Spec, i: &Insn) {
    macro_rules! out { ($($a:tt)*) => { writeln!(w, $($a)*).expect("writing to a string") } }
    let name = i.function();
    let users: Vec<String> = spec
        .insns
        .iter()
        .filter(|o| o.function() == name)
        .map(|o| format!("`{}`", o.name))
        .collect();
    out!("    /// {}: {}.", users.join(", "), doc(&i.desc));
    match &i.sem {
        Sem::Lane(types) | Sem::Uni(types) | Sem::Fold { types, .. } => {
            let args: Vec<String> = types[1..]
                .iter()
                .enumerate()
                .map(|(k, t)| format!("{}: {t}", ARGUMENTS[k]))
                .collect();
            let (g, p) = if rounding(i).is_some() {
                ("<F: Fp>", "fp: &mut F, to: Option<Rounding>, ")
            } else if i.fp {
                ("<F: Fp>", "fp: &mut F, ")
            } else {
                ("", "")
            };
            out!("    fn {name}{g}({p}{}) -> {};", args.join(", "), types[0]);
        }
        Sem::Unstated => {}
        Sem::Warp => {
            let args: Vec<String> = i
                .operands
                .iter()
                .map(|o| format!(", {}: {}", o.name, warp_param(spec, o).0))
                .collect();
            out!(
                "    fn {name}<W: Warp>(w: &mut W{}) -> Flow;",
                args.join("")
            );
        }
    }
}

/// A description as text of a doc comment: no full stop, no brackets that would be links.
pub(crate) fn doc(desc: &str) -> String {
    let desc = desc.trim_end_matches('.');
    desc.replace('[', "\\[").replace(']', "\\]")
}

/// Operand number of a rounding direction.
fn rounding(i: &Insn) -> Option<usize> {
    i.operands.iter().position(|o| o.kind == "round")
}

/// Operand numbers of the sources: plain ones first, then a destination that is also read.
fn source_slots(i: &Insn) -> Vec<usize> {
    let at = |both: bool| {
        i.operands
            .iter()
            .enumerate()
            .filter(move |(_, o)| o.reads && o.writes == both)
            .map(|(k, _)| k)
    };
    at(false).chain(at(true)).collect()
}

/// Rust type of a parameter of a warp function, and how the dispatcher gets operand `#`.
fn warp_param(spec: &Spec, o: &crate::Operand) -> (&'static str, &'static str) {
    let kind = spec.kind(&o.kind).expect("cards name known kinds");
    match (
        if o.writes { "write" } else { &kind.dir },
        kind.name.as_str(),
    ) {
        (_, "vdl" | "vxl" | "vcl" | "vgl") => ("VList", "VList::new(i.slots[#])"),
        ("write", n) if n.starts_with('v') => ("VDst", "VDst(i.slots[#])"),
        ("write", _) => ("UDst", "UDst(i.slots[#])"),
        ("imm", _) => ("u32", "i.number(#)"),
        (_, "vb") => ("u32", "u32::from(i.slots[#])"),
        (_, n) if n.starts_with('v') || n.starts_with('f') => ("VSrc", "VSrc(i.slots[#])"),
        (_, "usp") => ("u64", "m.u_pair(i.slots[#])"),
        (_, "udesc4") => ("[u32; 4]", "m.u_desc::<4>(i.slots[#])"),
        (_, "udesc8") => ("[u32; 8]", "m.u_desc::<8>(i.slots[#])"),
        _ => ("u32", "m.u_src(i, #)"),
    }
}
