//! `lanemask isa`: cards of instructions, CSRs and trap causes, made from the tables.

use std::fmt::{self, Write};

use lanemask::diag::{Diagnostic, suggest};
use lanemask::isa::desc::{CsrInfo, Latency, OperandInfo, Source, TrapInfo};
use lanemask::isa::w32::{
    self, CSRS, Codec, FLAGS, FieldInfo, Op, OpInfo, ROUNDINGS, TRAPS, VariantInfo,
};
use serde_json::{Value, json};

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    /// An instruction.
    Insn(&'static OpInfo),
    /// A CSR.
    Csr(&'static CsrInfo),
    /// A trap cause.
    Trap(&'static TrapInfo),
}

impl Entry {
    /// What such entries are called together.
    fn plural(self) -> &'static str {
        match self {
            Entry::Insn(_) => "instructions",
            Entry::Csr(_) => "CSRs",
            Entry::Trap(_) => "trap causes",
        }
    }

    /// Mnemonic, or name of a CSR or trap cause.
    pub fn name(self) -> &'static str {
        match self {
            Entry::Insn(info) => info.mnemonic,
            Entry::Csr(csr) => csr.name,
            Entry::Trap(trap) => trap.name,
        }
    }
}

/// All instructions, CSRs and trap causes.
pub fn all() -> Vec<Entry> {
    let insns = Op::ALL.iter().map(|o| Entry::Insn(o.info()));
    let csrs = CSRS.iter().map(Entry::Csr);
    insns
        .chain(csrs)
        .chain(TRAPS.iter().map(Entry::Trap))
        .collect()
}

/// What a number stands for: in decimal a trap cause, in hexadecimal a CSR, as lists and traps show them.
pub fn by_number(text: &str) -> Option<Entry> {
    if let Some(digits) = text.strip_prefix("0x") {
        let number = u32::from_str_radix(digits, 16).ok()?;
        return CSRS.iter().find(|c| c.number == number).map(Entry::Csr);
    }
    let cause: u8 = text.parse().ok()?;
    TRAPS.iter().find(|t| t.cause == cause).map(Entry::Trap)
}

/// Finds an instruction by its mnemonic (with or without the suffix of an encoding), a CSR or a trap cause by its
/// name in any case or by its number; or else all whose names contain the text.
pub fn find(name: &str) -> Result<Vec<Entry>, Diagnostic> {
    if let Some(entry) = by_number(name) {
        return Ok(vec![entry]);
    }
    let lower = name.to_lowercase();
    if let Some((stem, suffix)) = lower.rsplit_once('.')
        && let Some(info) = Op::from_mnemonic(stem).map(Op::info)
        && info.variants.iter().any(|v| v.suffix == suffix)
    {
        return Ok(vec![Entry::Insn(info)]);
    }
    let (all, lower_name) = (all(), |e: &Entry| e.name().to_lowercase());
    if let Some(entry) = all.iter().find(|e| lower_name(e) == lower) {
        return Ok(vec![*entry]);
    }
    let mut found = all;
    found.retain(|e| !lower.is_empty() && lower_name(e).contains(&lower));
    if found.is_empty() {
        Err(unknown(name))
    } else {
        Ok(found)
    }
}

fn unknown(name: &str) -> Diagnostic {
    let message = format!("w32 has no instruction, CSR or trap cause `{name}`");
    let diagnostic = Diagnostic::error("isa-unknown-name", message);
    match suggest(name, all().into_iter().map(Entry::name)) {
        Some(near) if name.len() > 1 => diagnostic.note(format!("did you mean `{near}`?")),
        _ => diagnostic.note("`lanemask isa` lists all"),
    }
}

/// Those whose names contain a text, a line each.
pub fn matches(name: &str, found: &[Entry]) -> String {
    let mut out = String::new();
    for what in ["instructions", "CSRs", "trap causes"] {
        let entries: Vec<&Entry> = found.iter().filter(|e| e.plural() == what).collect();
        if entries.is_empty() {
            continue;
        }
        let gap = if out.is_empty() { "" } else { "\n" };
        let _ = writeln!(out, "{gap}{what} whose name contains `{name}`:");
        for entry in entries {
            let (left, desc) = match entry {
                Entry::Insn(info) => (syntax(info), info.desc),
                Entry::Csr(csr) => (csr.name.to_string(), csr.desc),
                Entry::Trap(trap) => (trap.name.to_string(), trap.desc),
            };
            let _ = writeln!(out, "  {left:<36} {desc}");
        }
    }
    out
}

/// The card of one entry.
pub fn text(entry: Entry) -> String {
    let mut out = String::new();
    // Writing to a string cannot fail.
    let _ = match entry {
        Entry::Insn(info) => insn_text(&mut out, info),
        Entry::Csr(csr) => csr_text(&mut out, csr),
        Entry::Trap(trap) => trap_text(&mut out, trap),
    };
    out
}

fn source(source: Source) -> &'static str {
    match source {
        Source::Fixed => "fixed",
        Source::Completed => "completed",
    }
}

/// As in assembly, with the operands' names: `v.add.u32 rd, rs1, rs2`.
fn syntax(info: &OpInfo) -> String {
    let mut out = info.mnemonic.to_string();
    for (i, operand) in info.operands.iter().enumerate() {
        out.push_str(if i == 0 { " " } else { ", " });
        out.push_str(operand.name);
    }
    out
}

fn latency(latency: Latency) -> String {
    match latency {
        Latency::Unstated => "not stated".to_string(),
        Latency::Fixed(1) => "1 cycle".to_string(),
        Latency::Fixed(n) => format!("{n} cycles"),
        Latency::Var(counter) => {
            let name = w32::COUNTERS
                .get(usize::from(counter))
                .map_or("?", |c| c.name);
            format!("variable; counted by {name}, `waitcnt` waits for it")
        }
    }
}

fn flags(info: &OpInfo) -> impl Iterator<Item = (&'static str, &'static str)> {
    let bits = info.flags.0;
    FLAGS
        .iter()
        .enumerate()
        .filter(move |(k, _)| bits >> k & 1 == 1)
        .map(|(_, f)| *f)
}

fn trap(cause: u8) -> Option<&'static TrapInfo> {
    TRAPS.iter().find(|t| t.cause == cause)
}

fn insn_text(out: &mut String, info: &OpInfo) -> fmt::Result {
    writeln!(out, "{}\n    {}\n", syntax(info), info.desc)?;
    writeln!(out, "group      {} ({})", info.group, source(info.source))?;
    writeln!(out, "latency    {}", latency(info.latency))?;
    rows(
        out,
        "flags",
        flags(info).map(|(letters, meaning)| format!("{letters}: {meaning}")),
    )?;
    rows(
        out,
        "traps",
        info.traps
            .iter()
            .filter_map(|c| trap(*c))
            .map(|t| format!("{} {}: {}", t.cause, t.name, t.desc)),
    )?;
    if info.fp {
        writeln!(out, "float      rounds by `mode`, accrues `fflags`")?;
    }
    if !info.ids.is_empty() {
        writeln!(out, "ids        {}", info.ids.join(", "))?;
    }
    rows(
        out,
        "operands",
        info.operands
            .iter()
            .enumerate()
            .map(|(k, o)| operand_text(info, k, o)),
    )?;
    for variant in info.variants {
        variant_text(out, info, variant)?;
    }
    Ok(())
}

/// Names in columns, as many as fit a line of 100.
fn wrapped(names: &[&str]) -> Vec<String> {
    let longest = names.iter().map(|n| n.len()).max().unwrap_or(1);
    let columns = (89 / (longest + 2)).max(1);
    let line = |part: &[&str]| {
        let cells: Vec<String> = part.iter().map(|n| format!("{n:<longest$}")).collect();
        cells.join("  ").trim_end().to_string()
    };
    names.chunks(columns).map(line).collect()
}

/// A heading beside the first line; nothing if there are no lines.
fn rows(out: &mut String, heading: &str, lines: impl Iterator<Item = String>) -> fmt::Result {
    for (i, line) in lines.enumerate() {
        let heading = if i == 0 { heading } else { "" };
        writeln!(out, "{heading:<10} {line}")?;
    }
    Ok(())
}

fn access(operand: &OperandInfo) -> &'static str {
    match (operand.reads, operand.writes) {
        (true, true) => "read and written",
        (false, true) => "written",
        _ => "read",
    }
}

fn operand_text(info: &OpInfo, k: usize, operand: &OperandInfo) -> String {
    let mut shapes: Vec<String> = Vec::new();
    let fields: Vec<&FieldInfo> = info
        .variants
        .iter()
        .filter_map(|v| v.fields.get(k))
        .collect();
    for field in &fields {
        // What can have modifiers says it all.
        if let Codec::VSrc(w) = field.codec
            && fields.iter().any(|f| f.codec == Codec::FSrc(w))
        {
            continue;
        }
        let shape = codec_text(field);
        if !shapes.contains(&shape) {
            shapes.push(shape);
        }
    }
    format!(
        "{:<6} {}, {}",
        operand.name,
        shapes.join("; or "),
        access(operand)
    )
}

fn codec_text(field: &FieldInfo) -> String {
    let width = field.width();
    match field.codec {
        Codec::VReg => "vector register".into(),
        Codec::VHalf => "half of a vector register".into(),
        Codec::VPair => "pair of vector registers".into(),
        Codec::VRegs(n) => format!("{n} consecutive vector registers"),
        Codec::VList(n) => format!("1 to {n} consecutive vector registers"),
        Codec::VBase => "number of a vector register that an index is added to".into(),
        Codec::VSrc(w) => format!("{w}-bit vector or uniform register or inline constant"),
        Codec::FSrc(w) => {
            format!("{w}-bit vector or uniform register or inline constant (neg, abs)")
        }
        Codec::UReg => "uniform register".into(),
        Codec::UPair => "pair of uniform registers".into(),
        Codec::URegs(n) => format!("{n} consecutive uniform registers"),
        Codec::UDesc(n) => format!("descriptor in {n} uniform registers from a multiple of 4"),
        Codec::Lit => "32-bit literal".into(),
        Codec::UImm => format!("unsigned {width}-bit number"),
        Codec::SImm => format!("signed {width}-bit number"),
        Codec::Csr => "CSR".into(),
        Codec::Rel => format!("branch target, {width}-bit signed displacement in words"),
        Codec::Counter => format!("count, {width} bits, all ones = no wait"),
        Codec::Flag => "flag".into(),
        Codec::Lanes => "lanes of a cluster: 1, 2, 4, 8, 16 or 32, encoded as the logarithm".into(),
        Codec::Round => format!("rounding direction: {}", ROUNDINGS.join(", ")),
    }
}

/// What each run of bits holds, from the highest bit down.
#[derive(Debug, PartialEq, Eq)]
struct Bits {
    high: u32,
    low: u32,
    what: String,
}

fn layout(info: &OpInfo, variant: &VariantInfo) -> Vec<Bits> {
    let mut pieces: Vec<Bits> = Vec::new();
    for (field, operand) in variant.fields.iter().zip(info.operands) {
        let mut left = field.width();
        for &(high, low) in field.pieces {
            let width = high - low + 1;
            left -= width;
            let what = match (field.codec, width) {
                (Codec::FSrc(_), 1) if left == 9 => format!("{} neg", operand.name),
                (Codec::FSrc(_), 1) if left == 10 => format!("{} abs", operand.name),
                (Codec::FSrc(_), 9) => operand.name.to_string(),
                (_, w) if w == field.width() => operand.name.to_string(),
                (_, 1) => format!("{}[{left}]", operand.name),
                _ => format!("{}[{}:{left}]", operand.name, left + width - 1),
            };
            pieces.push(Bits { high, low, what });
        }
    }
    pieces.sort_by_key(|b| std::cmp::Reverse(b.high));
    // Between them lie fixed bits.
    let mut all = Vec::new();
    let mut next = u32::from(variant.bits);
    for piece in pieces {
        fixed_bits(variant, next, piece.high + 1, &mut all);
        next = piece.low;
        all.push(piece);
    }
    fixed_bits(variant, next, 0, &mut all);
    all
}

/// Bits `low..high`.
fn fixed_bits(variant: &VariantInfo, high: u32, low: u32, to: &mut Vec<Bits>) {
    if high > low {
        let digits = (low..high).rev().map(|b| match variant.value >> b & 1 {
            0 => '0',
            _ => '1',
        });
        to.push(Bits {
            high: high - 1,
            low,
            what: digits.collect(),
        });
    }
}

fn variant_text(out: &mut String, info: &OpInfo, variant: &VariantInfo) -> fmt::Result {
    let fixed: Vec<String> = variant
        .fixed
        .iter()
        .map(|(name, value)| format!("{name} = {value:#x}"))
        .collect();
    writeln!(
        out,
        "\nencoding   {}.{}: format {}, {} bits; {}",
        info.mnemonic,
        variant.suffix,
        variant.format,
        variant.bits,
        fixed.join(", ")
    )?;
    for bits in layout(info, variant) {
        let range = if bits.high == bits.low {
            bits.high.to_string()
        } else {
            format!("{}:{}", bits.high, bits.low)
        };
        writeln!(out, "    {range:>5}  {}", bits.what)?;
    }
    Ok(())
}

fn csr_text(out: &mut String, csr: &CsrInfo) -> fmt::Result {
    writeln!(
        out,
        "{} (CSR {:#05x})\n    {}\n",
        csr.name, csr.number, csr.desc
    )?;
    let access = if csr.writable {
        "read and write"
    } else {
        "read only"
    };
    writeln!(out, "access     {access}")?;
    writeln!(out, "at launch  {}", csr.reset)
}

fn trap_text(out: &mut String, trap: &TrapInfo) -> fmt::Result {
    writeln!(
        out,
        "{} (trap cause {})\n    {}\n",
        trap.name, trap.cause, trap.desc
    )?;
    writeln!(out, "source     {}", source(trap.source))?;
    writeln!(out, "trapinfo   {}", trap.info)?;
    let raised_by: Vec<&str> = Op::ALL
        .iter()
        .map(|o| o.info())
        .filter(|i| i.traps.contains(&trap.cause))
        .map(|i| i.mnemonic)
        .collect();
    rows(out, "raised by", wrapped(&raised_by).into_iter())
}

/// All instructions by group, the CSRs, the trap causes; a line each.
pub fn list() -> String {
    let mut out = String::new();
    let mut group = None;
    for info in Op::ALL.iter().map(|o| o.info()) {
        if group.replace(info.group) != Some(info.group) {
            let gap = if out.is_empty() { "" } else { "\n" };
            let _ = writeln!(out, "{gap}Group {}", info.group);
        }
        let _ = writeln!(out, "  {:<36} {}", syntax(info), info.desc);
    }
    let _ = writeln!(out, "\nCSRs");
    for csr in &CSRS {
        let access = if csr.writable { "rw" } else { "ro" };
        let _ = writeln!(
            out,
            "  {:#05x} {access} {:<12} {}",
            csr.number, csr.name, csr.desc
        );
    }
    let _ = writeln!(out, "\nTrap causes");
    for trap in &TRAPS {
        let _ = writeln!(out, "  {:>2} {:<16} {}", trap.cause, trap.name, trap.desc);
    }
    out
}

/// Entries as an object.
pub fn json(entries: &[Entry]) -> Value {
    let (mut insns, mut csrs, mut traps) = (Vec::new(), Vec::new(), Vec::new());
    for entry in entries {
        match entry {
            Entry::Insn(info) => insns.push(insn_json(info)),
            Entry::Csr(csr) => csrs.push(csr_json(csr)),
            Entry::Trap(trap) => traps.push(trap_json(trap)),
        }
    }
    json!({
        "ok": true,
        "target": "w32",
        "instructions": insns,
        "csrs": csrs,
        "traps": traps,
    })
}

fn insn_json(info: &OpInfo) -> Value {
    let latency = match info.latency {
        Latency::Unstated => Value::Null,
        Latency::Fixed(cycles) => json!(cycles),
        Latency::Var(counter) => {
            json!(w32::COUNTERS.get(usize::from(counter)).map(|c| c.name))
        }
    };
    let operands: Vec<Value> = info
        .operands
        .iter()
        .map(|o| json!({ "name": o.name, "kind": o.kind, "reads": o.reads, "writes": o.writes }))
        .collect();
    let encodings: Vec<Value> = info
        .variants
        .iter()
        .map(|v| {
            let bits: Vec<Value> = layout(info, v)
                .into_iter()
                .map(|b| json!({ "high": b.high, "low": b.low, "what": b.what }))
                .collect();
            json!({
                "suffix": v.suffix,
                "format": v.format,
                "bits": v.bits,
                "mask": format!("{:#x}", v.mask),
                "value": format!("{:#x}", v.value),
                "layout": bits,
            })
        })
        .collect();
    json!({
        "mnemonic": info.mnemonic,
        "syntax": syntax(info),
        "description": info.desc,
        "group": info.group,
        "source": source(info.source),
        "latency": latency,
        "flags": flags(info).map(|(letters, _)| letters).collect::<Vec<_>>(),
        "traps": info.traps,
        "float_environment": info.fp,
        "ids": info.ids,
        "operands": operands,
        "encodings": encodings,
    })
}

fn csr_json(csr: &CsrInfo) -> Value {
    json!({
        "name": csr.name,
        "number": csr.number,
        "writable": csr.writable,
        "description": csr.desc,
        "reset": csr.reset,
    })
}

fn trap_json(trap: &TrapInfo) -> Value {
    json!({
        "cause": trap.cause,
        "name": trap.name,
        "info": trap.info,
        "description": trap.desc,
        "source": source(trap.source),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_cover_every_bit_once_and_agree_with_the_masks() {
        for op in Op::ALL {
            let info = op.info();
            for variant in info.variants {
                let layout = layout(info, variant);
                let mut next = u32::from(variant.bits);
                for bits in &layout {
                    assert_eq!(bits.high + 1, next, "{} {}", info.mnemonic, variant.suffix);
                    next = bits.low;
                    let digits = bits.what.bytes().all(|b| b == b'0' || b == b'1');
                    if digits {
                        let width = bits.high - bits.low + 1;
                        assert_eq!(bits.what.len(), width as usize);
                        let ones = u64::MAX >> (64 - width);
                        assert_eq!(variant.mask >> bits.low & ones, ones, "{}", info.mnemonic);
                    }
                }
                assert_eq!(next, 0);
            }
        }
    }

    #[test]
    fn names_are_found_or_suggested() {
        let one = |name: &str| match find(name).unwrap()[..] {
            [entry] => entry,
            ref many => panic!("{many:?}"),
        };
        assert!(matches!(one("endpgm"), Entry::Insn(i) if i.mnemonic == "endpgm"));
        assert!(matches!(one("V.add.u32"), Entry::Insn(i) if i.mnemonic == "v.add.u32"));
        assert!(matches!(one("v.add.u32.E32"), Entry::Insn(i) if i.mnemonic == "v.add.u32"));
        assert!(matches!(one("EXEC"), Entry::Csr(c) if c.number == 0));
        assert!(matches!(one("illegalinsn"), Entry::Trap(t) if t.cause == 1));
        let near = find("ednpgm").unwrap_err();
        assert_eq!(near.notes, ["did you mean `endpgm`?"]);
        let found = find("V.add").unwrap();
        assert!(found.iter().any(|e| e.name() == "v.add.u32"));
        assert!(found.iter().all(|e| e.name().contains("v.add")));
        assert_eq!(find("").unwrap_err().notes, ["`lanemask isa` lists all"]);
    }
}
