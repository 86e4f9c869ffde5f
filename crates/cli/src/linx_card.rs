//! `lanemask isa --target linx`: rows, registers and traps, made from the tables.

use std::fmt::{self, Write};

use lanemask::diag::{Diagnostic, suggest};
use lanemask::isa::desc::{Source, TrapInfo};
use lanemask::isa::linx::{
    CATEGORIES, Codec, FieldInfo, GROUPS, Op, REGISTERS, TRAPS, VariantInfo,
};
use serde_json::{Value, json};

/// What a name stands for.
#[derive(Clone, Copy, Debug)]
pub enum Entry {
    /// A row.
    Row(Op),
    /// A trap.
    Trap(&'static TrapInfo),
}

impl Entry {
    fn name(self) -> &'static str {
        match self {
            Entry::Row(op) => op.info().mnemonic,
            Entry::Trap(trap) => trap.name,
        }
    }

    fn line(self) -> String {
        match self {
            Entry::Row(op) => format!("  {:<44} {}", op.syntax(), op.info().desc),
            Entry::Trap(trap) => format!("  {:<44} {}", trap.name, trap.desc),
        }
    }
}

fn all() -> Vec<Entry> {
    let rows = Op::ALL.iter().map(|op| Entry::Row(*op));
    rows.chain(TRAPS.iter().map(Entry::Trap)).collect()
}

/// The trap of a TRAPNUM in decimal.
fn by_number(text: &str) -> Option<&'static TrapInfo> {
    let number: u8 = text.parse().ok()?;
    TRAPS.iter().find(|t| t.cause == number)
}

/// Finds the rows of a mnemonic (`l.` is the `v.` row) or a trap, in any case, or a trap by its number; or else all whose names contain the text.
pub fn find(name: &str) -> Result<Vec<Entry>, Diagnostic> {
    if let Some(trap) = by_number(name) {
        return Ok(vec![Entry::Trap(trap)]);
    }
    let lower = name.to_lowercase();
    let rows = Op::by_mnemonic(&lower);
    if !rows.is_empty() {
        return Ok(rows.iter().map(|op| Entry::Row(*op)).collect());
    }
    let mut found = all();
    if let Some(entry) = found.iter().find(|e| e.name().to_lowercase() == lower) {
        return Ok(vec![*entry]);
    }
    found.retain(|e| !lower.is_empty() && e.name().to_lowercase().contains(&lower));
    if !found.is_empty() {
        return Ok(found);
    }
    let d = Diagnostic::error(
        "isa-unknown-name",
        format!("linx has no instruction or trap `{name}`"),
    );
    Err(match suggest(&lower, all().into_iter().map(Entry::name)) {
        Some(near) if name.len() > 1 => d.note(format!("did you mean `{near}`?")),
        _ => d.note("`lanemask isa --target linx` lists all"),
    })
}

/// The cards of the rows of one mnemonic, or a line each for those that only contain the text.
pub fn text(name: &str, found: &[Entry]) -> String {
    let mut out = String::new();
    let exact = |e: &Entry| {
        let wanted = name.to_lowercase();
        let wanted = wanted
            .strip_prefix("l.")
            .map_or(wanted.clone(), |r| format!("v.{r}"));
        let this = e.name().to_lowercase();
        this == wanted || this == name.to_lowercase() || by_number(name).is_some()
    };
    if !found.iter().all(exact) {
        let _ = writeln!(out, "names that contain `{name}`:");
        for entry in found {
            let _ = writeln!(out, "{}", entry.line());
        }
        return out;
    }
    for (k, entry) in found.iter().enumerate() {
        if k > 0 {
            out.push('\n');
        }
        // Writing to a string cannot fail.
        let _ = match entry {
            Entry::Row(op) => row(&mut out, *op),
            Entry::Trap(trap) => trap_text(&mut out, trap),
        };
    }
    out
}

fn row(out: &mut String, op: Op) -> fmt::Result {
    let (info, v) = (op.info(), op.encoding());
    writeln!(out, "{}\n    {}\n", op.syntax(), info.desc)?;
    let title = GROUPS
        .iter()
        .find(|g| g.0 == info.group)
        .map_or("", |g| g.1);
    writeln!(out, "group      {} {title}", info.group)?;
    let (category, role, meaning) = CATEGORIES[usize::from(info.category)];
    writeln!(out, "category   {category} ({role:?}): {meaning}")?;
    if !info.ids.is_empty() {
        writeln!(out, "ids        {}", info.ids.join(", "))?;
    }
    for (k, field) in v.fields.iter().enumerate() {
        let heading = if k == 0 { "fields" } else { "" };
        let name = info.operands[k].name;
        let mut what = codec(field, info.operands[k].writes);
        if let Some((_, set)) = v.excluded.iter().find(|e| usize::from(e.0) == k) {
            let values: Vec<String> = (0..64)
                .filter(|b| set >> b & 1 == 1)
                .map(|b| b.to_string())
                .collect();
            let _ = write!(what, "; not {}", values.join(" "));
        }
        writeln!(out, "{heading:<10} {name:<10} {what}")?;
    }
    let extends = info.operands.iter().any(|o| o.name == "SrcRType");
    if extends && let Some(rest) = info.mnemonic.strip_prefix("v.") {
        writeln!(
            out,
            "{:<10} as `l.{rest}`, once a group, SrcR takes `.sw` and `.uw` too",
            "group form"
        )?;
    }
    writeln!(
        out,
        "\nencoding   {} bits, mask {:#x}, match {:#x}",
        v.bits, v.mask, v.value
    )?;
    for (high, low, what) in layout(op, v) {
        let range = if high == low {
            high.to_string()
        } else {
            format!("{high}:{low}")
        };
        writeln!(out, "    {range:>5}  {what}")?;
    }
    Ok(())
}

fn codec(field: &FieldInfo, writes: bool) -> String {
    let width = field.width();
    match field.codec {
        Codec::Src5 => "scalar register, t# or u#, read".into(),
        Codec::Src10 => "register of any class, read".into(),
        Codec::Dst5 => "scalar register, t or u, written".into(),
        Codec::Dst10 => "register of any class, written".into(),
        Codec::Tile => "tile: hand and distance".into(),
        Codec::Int(1) => format!("signed {width}-bit number"),
        Codec::Uint(1) => format!("unsigned {width}-bit number"),
        Codec::Int(scale) => format!("signed {width}-bit number times {scale}"),
        Codec::Uint(scale) => format!("unsigned {width}-bit number times {scale}"),
        Codec::Plain if width == 1 => "bit".into(),
        Codec::Plain if writes => "code, written".into(),
        Codec::Plain => format!("{width}-bit number or code"),
    }
}

/// What each run of bits holds, from the highest bit down.
fn layout(op: Op, v: &VariantInfo) -> Vec<(u32, u32, String)> {
    let mut pieces = Vec::new();
    for (field, operand) in v.fields.iter().zip(op.info().operands) {
        let mut left = field.width();
        for &(high, low) in field.pieces {
            let width = high - low + 1;
            left -= width;
            let name = operand.name;
            let what = match width {
                w if w == field.width() => name.to_string(),
                1 => format!("{name}[{left}]"),
                _ => format!("{name}[{}:{left}]", left + width - 1),
            };
            pieces.push((high, low, what));
        }
    }
    pieces.sort_by_key(|p| std::cmp::Reverse(p.0));
    let mut all = Vec::new();
    let mut next = u32::from(v.bits);
    let fixed = |from: u32, to: u32, all: &mut Vec<(u32, u32, String)>| {
        if from > to {
            let digits = (to..from)
                .rev()
                .map(|b| if v.value >> b & 1 == 1 { '1' } else { '0' });
            all.push((from - 1, to, digits.collect()));
        }
    };
    for (high, low, what) in pieces {
        fixed(next, high + 1, &mut all);
        next = low;
        all.push((high, low, what));
    }
    fixed(next, 0, &mut all);
    all
}

fn trap_text(out: &mut String, trap: &TrapInfo) -> fmt::Result {
    writeln!(
        out,
        "{} (TRAPNUM {})\n    {}\n",
        trap.name, trap.cause, trap.desc
    )?;
    writeln!(out, "report     {}", trap.info)
}

/// All rows by chapter, the registers, the traps; a line each.
pub fn list() -> String {
    let mut out = String::new();
    for (number, title) in GROUPS {
        let gap = if out.is_empty() { "" } else { "\n" };
        let _ = writeln!(out, "{gap}Group {number}: {title}");
        for op in Op::ALL.iter().filter(|o| o.info().group == number) {
            let _ = writeln!(out, "{}", Entry::Row(*op).line());
        }
    }
    let _ = writeln!(out, "\nRegisters");
    for r in &REGISTERS {
        let _ = writeln!(
            out,
            "  {:<5} {:>3} of {} bits per {:<6} {}",
            r.prefix, r.count, r.bits, r.scope, r.desc
        );
    }
    let _ = writeln!(out, "\nTraps");
    for t in &TRAPS {
        let _ = writeln!(out, "  {:>2} {:<20} {}", t.cause, t.name, t.desc);
    }
    out
}

/// Entries, or all, as an object.
pub fn json(entries: Option<&[Entry]>) -> Value {
    let all = all();
    let (mut rows, mut traps) = (Vec::new(), Vec::new());
    for entry in entries.unwrap_or(&all) {
        match entry {
            Entry::Row(op) => rows.push(row_json(*op)),
            Entry::Trap(t) => traps.push(json!({
                "trapnum": t.cause, "name": t.name, "info": t.info, "description": t.desc,
            })),
        }
    }
    json!({ "ok": true, "target": "linx", "instructions": rows, "traps": traps })
}

fn row_json(op: Op) -> Value {
    let (info, v) = (op.info(), op.encoding());
    let fields: Vec<Value> = info
        .operands
        .iter()
        .zip(v.fields)
        .map(|(o, f)| {
            let (signed, scale) = match f.codec {
                Codec::Int(scale) => (true, scale),
                Codec::Uint(scale) => (false, scale),
                _ => (false, 1),
            };
            let bits: Vec<[u32; 2]> = f.pieces.iter().map(|&(h, l)| [h, l]).collect();
            json!({
                "name": o.name, "kind": o.kind, "reads": o.reads, "writes": o.writes,
                "bits": bits, "signed": signed, "scale": scale,
            })
        })
        .collect();
    json!({
        "mnemonic": info.mnemonic,
        "syntax": op.syntax(),
        "description": info.desc,
        "group": info.group,
        "category": op.category(),
        "role": format!("{:?}", op.role()),
        "source": match info.source { Source::Fixed => "fixed", Source::Completed => "completed" },
        "ids": info.ids,
        "bits": v.bits,
        "mask": format!("{:#x}", v.mask),
        "match": format!("{:#x}", v.value),
        "fields": fields,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn layouts_cover_every_bit_once() {
        for op in Op::ALL {
            let v = op.encoding();
            let mut next = u32::from(v.bits);
            for (high, low, what) in layout(*op, v) {
                assert_eq!(high + 1, next, "{op:?}");
                next = low;
                if what.bytes().all(|b| b == b'0' || b == b'1') {
                    let width = high - low + 1;
                    let ones = u64::MAX >> (64 - width);
                    assert_eq!(what.len(), width as usize);
                    assert_eq!(v.mask >> low & ones, ones, "{op:?}");
                    assert_eq!(u64::from_str_radix(&what, 2), Ok(v.value >> low & ones));
                }
            }
            assert_eq!(next, 0, "{op:?}");
        }
    }
}
