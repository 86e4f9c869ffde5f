//! Emits the card of an instruction: syntax, encodings with their bits, pseudo-code, traps, examples.

use crate::example::example;
use crate::{Format, Insn, Latency, Source, Spec, Variant};
use std::fmt::Write;

macro_rules! out { ($w:expr, $($a:tt)*) => { writeln!($w, $($a)*).expect("writing to a string") } }

/// The mark of a source.
pub(crate) fn mark(source: Source) -> &'static str {
    match source {
        Source::Fixed => "*fixed*",
        Source::Completed => "*completed*",
    }
}

/// Format and fixed fields as section 6.6 writes them.
fn encoding(v: &Variant) -> String {
    let fixed = v.fixed.iter().map(|(f, n)| match f.as_str() {
        "op" => format!("opcode={n:#04x}"),
        _ => format!("{f}={n:#x}"),
    });
    format!("{} op {}", v.format, fixed.collect::<Vec<_>>().join(" "))
}

/// The card of one instruction, in the shape of section 6.6 of the manual, under a heading of the second level.
pub fn card(spec: &Spec, i: &Insn) -> String {
    let mut s = String::new();
    let syntax = format!("{} {}", i.name, i.syntax());
    out!(s, "## {}\n\n{}\n", i.name, mark(i.source));
    out!(s, "```text\n{}\n```\n\n{}.\n", syntax.trim_end(), i.desc);
    let latency = match &i.latency {
        Latency::Fixed(n) => format!("fixed:{n}"),
        Latency::Var(c) => format!("var:{c}"),
        Latency::Unstated => "not stated".into(),
    };
    out!(
        s,
        "| variant | encoding | latency | flags |\n|---|---|---|---|"
    );
    for v in &i.variants {
        let flags = i.flags.join(" ");
        let name = match i.variants.len() {
            1 => i.name.clone(),
            _ => format!("{}.{}", i.name, v.suffix),
        };
        out!(s, "| `{name}` | {} | {latency} | {flags} |", encoding(v));
    }
    if !i.pseudo.is_empty() {
        out!(s, "\n```text\n{}\n```", i.pseudo);
    }
    if !i.traps.is_empty() {
        let names = i
            .traps
            .iter()
            .filter_map(|c| spec.traps.iter().find(|t| t.cause == *c))
            .map(|t| format!("{} {}", t.cause, t.name));
        out!(s, "\nMay raise: {}.", names.collect::<Vec<_>>().join(", "));
    }
    if !i.ids.is_empty() {
        out!(s, "\nSource: {}.", i.ids.join(", "));
    }
    for (k, v) in i.variants.iter().enumerate() {
        let e = example(spec, i, k);
        out!(s, "\n{}, {} bits:", v.format, v.bits);
        let Some(format) = spec.formats.iter().find(|f| f.name == v.format) else {
            continue;
        };
        let numbers = operand_numbers(i, v, &e.raws);
        for (high, low) in [(63, 32), (31, 0)] {
            if high < v.bits {
                diagram(&mut s, v, format, &numbers, (high, low));
            }
        }
        out!(s, "\n```text\n{:40} ; {}\n```", e.text, e.words(v.bits));
    }
    s
}

/// The number that the example has in each field, by the names of the field.
fn operand_numbers(i: &Insn, v: &Variant, raws: &[u64]) -> Vec<(String, u64)> {
    let names = i.operands.iter().map(|o| o.name.clone());
    let operands = names.zip(raws.iter().copied());
    operands.chain(v.fixed.iter().cloned()).collect()
}

/// A column of a diagram.
struct Column {
    high: u32,
    range: String,
    label: String,
    number: u64,
}

/// One word as a table: bit ranges, what stands there, and the number that the example has there.
fn diagram(
    s: &mut String,
    v: &Variant,
    format: &Format,
    numbers: &[(String, u64)],
    (high, low): (u32, u32),
) {
    let mut columns = Vec::new();
    for field in &format.fields {
        let found = numbers.iter().find(|(n, _)| field.names.contains(n));
        let mut left = field.width();
        for &(h, l) in &field.pieces {
            let bits = h - l + 1;
            left -= bits;
            if l < low || h > high {
                continue;
            }
            let part = match field.pieces.len() {
                1 => String::new(),
                _ if bits == 1 => format!("[{left}]"),
                _ => format!("[{}:{left}]", left + bits - 1),
            };
            let (label, number) = match found {
                Some((name, n)) if v.fixed.iter().any(|(f, _)| f == name) => {
                    (format!("{name} = {n:#x}"), *n)
                }
                Some((name, n)) => (format!("{name}{part}"), n >> left & ((1 << bits) - 1)),
                None => ("0".into(), 0),
            };
            let range = if h == l {
                h.to_string()
            } else {
                format!("{h}:{l}")
            };
            columns.push(Column {
                high: h,
                range,
                label,
                number,
            });
        }
    }
    columns.sort_by_key(|c| std::cmp::Reverse(c.high));
    let row = |f: fn(&Column) -> String| {
        let cells: Vec<String> = columns.iter().map(f).collect();
        format!("| {} |", cells.join(" | "))
    };
    out!(s, "\n{}", row(|c| c.range.clone()));
    out!(s, "{}|", "|---".repeat(columns.len()));
    out!(s, "{}", row(|c| c.label.clone()));
    out!(s, "{}", row(|c| format!("{:#x}", c.number)));
}
