//! Emits the reference pages (Markdown) of a description that is written in families: registers, layouts, traps, and a
//! page a group with one table for the rows that share layout and syntax.

use crate::manual::field_bits;
use crate::{Insn, Spec};
use std::collections::BTreeMap;
use std::fmt::Write;

const HEAD: &str = "<!-- Generated from isa/ by `cargo xtask codegen`; do not edit. -->\n";

/// File name and text of each page.
pub fn pages(spec: &Spec) -> Vec<(String, String)> {
    let mut pages = vec![
        ("README.md".to_string(), index(spec)),
        ("registers.md".into(), registers(spec)),
        ("traps.md".into(), traps(spec)),
    ];
    for group in &spec.groups {
        pages.push((
            format!("group-{}.md", group.number),
            page(spec, group.number, &group.title),
        ));
    }
    pages
}

macro_rules! out { ($w:expr, $($a:tt)*) => { writeln!($w, $($a)*).expect("writing to a string") } }

fn index(spec: &Spec) -> String {
    let mut s = format!("{HEAD}# {}: reference\n\n", spec.title);
    out!(s, "- [Registers](registers.md)\n- [Traps](traps.md)");
    for g in &spec.groups {
        let n = spec.insns.iter().filter(|i| i.group == g.number).count();
        let file = format!("group-{}.md", g.number);
        out!(s, "- [Group {}: {}]({file}), {n} rows", g.number, g.title);
    }
    out!(
        s,
        "\nDoubts about the published tables, and what was taken: [rulings](rulings.md).\n"
    );
    out!(s, "## Lengths\n\n| first parcel | bits |\n|---|---|");
    for l in &spec.lengths {
        let mask = format!("`& {:#x} = {:#x}`", l.mask, l.r#match);
        out!(s, "| {mask} | {} |", l.bits);
    }
    out!(
        s,
        "\nThe first line that applies counts (L-103). Bits 15:0 are the first parcel; of 64 bits, bits 31:0 are the word at the lower address.\n"
    );
    out!(s, "## Kinds of fields\n\n| kind | meaning |\n|---|---|");
    for k in &spec.kinds {
        out!(s, "| `{}` | {} |", k.name, k.desc);
    }
    out!(
        s,
        "\n## Notation of the syntax\n\n| written | stands for |\n|---|---|"
    );
    for (written, meaning) in [
        ("{F}", "register or number"),
        (
            "{F:label}, {F:fixup}",
            "branch target; the second only where it is not 0",
        ),
        ("{F:pcr}", "symbol relative to the PC rounded down to 4"),
        (
            "{F:neg}, {F:not}, {F:ext}",
            "`.sw` (1), `.uw` (2), and `.neg` or `.not` (3) after a register",
        ),
        (
            "{F:shl}, {F:shl2}",
            "`<<n` where n is not 0; `<<(2+n)` always",
        ),
        ("{F:lane2}", "lane term `, lc0<<2` where the bit is set"),
        (
            "{.F=a,G=b}",
            "suffix of the mnemonic: the words of the flags that are set, after one dot",
        ),
        ("{,F=a,G=b}", "list of the words of the flags that are set"),
        (
            "{F:fp}, {F:int}, {F:sfp}, {F:sint}, {F:suint}",
            "type, of 5 and of 2 bits",
        ),
        ("{F:plus1}", "the number plus 1"),
        (
            "{F:reuse}, {F:last}, {F:tail}, {F:hand}, {F:size}, {F:list}, {F:lb}",
            "parts of header descriptors",
        ),
    ] {
        out!(s, "| `{written}` | {meaning} |");
    }
    s
}

fn registers(spec: &Spec) -> String {
    let mut s = format!(
        "{HEAD}# Registers\n\nA group has up to {} lanes.\n\n",
        spec.lanes
    );
    out!(
        s,
        "| registers | number | bits | one copy per | use |\n|---|---|---|---|---|"
    );
    for r in &spec.registers {
        out!(
            s,
            "| `{}` | {} | {} | {} | {} |",
            r.prefix,
            r.count,
            r.bits,
            r.scope,
            r.desc
        );
    }
    s
}

fn traps(spec: &Spec) -> String {
    let mut s =
        format!("{HEAD}# Traps\n\n| TRAPNUM | name | raised by | report |\n|---|---|---|---|\n");
    for t in &spec.traps {
        out!(s, "| {} | {} | {} | {} |", t.cause, t.name, t.desc, t.info);
    }
    s
}

type Shared = (usize, String, String, String);

/// What rows of one table share: category, layout, syntax, scale and excluded values.
fn shared(i: &Insn) -> Shared {
    let v = &i.variants[0];
    let fields: Vec<String> = v
        .fields
        .iter()
        .enumerate()
        .map(|(k, (f, codec))| {
            let excluded: Vec<String> = v
                .excluded
                .iter()
                .filter(|(at, _)| *at == k)
                .flat_map(|(_, set)| (0..64).filter(move |b| set >> b & 1 == 1))
                .map(|b| b.to_string())
                .collect();
            let scale = match codec.split_once(' ') {
                Some((_, n)) if n != "1" => format!(" times {n}"),
                _ => String::new(),
            };
            let not = match excluded.is_empty() {
                true => String::new(),
                false => format!(" (not {})", excluded.join(" ")),
            };
            let kind = &i.operands[k].kind;
            format!("{} `{kind}` {}{scale}{not}", f.names[0], field_bits(f))
        })
        .collect();
    (
        i.category,
        format!("{} bits", v.bits),
        i.template.clone(),
        fields.join(", "),
    )
}

fn page(spec: &Spec, number: u32, title: &str) -> String {
    let mut s = format!("{HEAD}# Group {number}: {title}\n");
    let mut tables: Vec<(Shared, Vec<&Insn>)> = Vec::new();
    let mut at: BTreeMap<Shared, usize> = BTreeMap::new();
    for i in spec.insns.iter().filter(|i| i.group == number) {
        let key = shared(i);
        let k = *at.entry(key.clone()).or_insert_with(|| {
            tables.push((key, Vec::new()));
            tables.len() - 1
        });
        tables[k].1.push(i);
    }
    let mut category = None;
    for ((c, bits, template, fields), rows) in &tables {
        if category.replace(*c) != Some(*c) {
            let c = &spec.categories[*c];
            out!(s, "\n## {}\n\nRole {}: {}.", c.name, c.role, c.desc);
        }
        let syntax = match template.is_empty() {
            true => String::new(),
            false => format!(", `{template}`"),
        };
        let fields = match fields.is_empty() {
            true => "no fields",
            false => fields,
        };
        out!(s, "\n{bits}{syntax}; {fields}.\n");
        out!(s, "| mnemonic | match | | ids |\n|---|---|---|---|");
        for i in rows {
            let v = &i.variants[0];
            let digits = v.bits as usize / 4 + 2;
            out!(
                s,
                "| `{}` | `{:#0digits$x}` | {} | {} |",
                i.name,
                v.value,
                i.desc,
                i.ids.join(" ")
            );
        }
    }
    s
}
