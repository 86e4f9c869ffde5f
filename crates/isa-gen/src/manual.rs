//! Emits the pages of the reference manual (Markdown): a page for each file of instructions, one for each group that has
//! several, and pages for registers, formats, operand kinds, CSRs and traps. Every chapter, instruction, field and kind is
//! marked *fixed* or *completed*.

use crate::book::{W32_FIRST, W32_LAST};
use crate::card::{card, mark};
use crate::{Field, Group, Insn, Source, Spec};

/// File name and text of each page.
pub fn pages(spec: &Spec) -> Vec<(String, String)> {
    let mut pages = vec![
        ("README.md".to_string(), index(spec)),
        ("registers.md".into(), registers(spec)),
        ("formats.md".into(), formats(spec)),
        ("operands.md".into(), operands(spec)),
        ("csrs.md".into(), csrs(spec)),
        ("traps.md".into(), traps(spec)),
    ];
    for group in &spec.groups {
        let sections = sections(group);
        if sections.len() > 1 {
            pages.push((format!("group-{}.md", group.number), contents(spec, group)));
        }
        for (file, page, title) in sections {
            let heading = match group.more.is_empty() {
                true => title,
                false => format!("Group {}: {title}", group.number),
            };
            let mut s = head(&heading, group.source);
            let mine = |i: &&Insn| i.group == group.number && i.file == *file;
            let n = spec.insns.iter().filter(mine).count();
            line(
                &mut s,
                &format!("{n} instructions; [how to read their cards](../notation.md)."),
            );
            let mut level = "";
            for insn in spec.insns.iter().filter(mine) {
                if !insn.section.is_empty() {
                    line(&mut s, &format!("\n## {}", insn.section));
                    level = "#";
                }
                line(&mut s, "");
                s.push_str(level);
                s.push_str(&card(spec, insn));
            }
            pages.push((page, s));
        }
    }
    pages
}

/// The pages with cards of a group: file, page, title.
pub fn sections(group: &Group) -> Vec<(&String, String, String)> {
    let whole = format!("Group {}: {}", group.number, group.title);
    let one = group.more.is_empty();
    let titles = group
        .sections
        .iter()
        .map(String::as_str)
        .chain(std::iter::repeat(""));
    group
        .files()
        .zip(titles)
        .map(|(file, title)| {
            let stem = file.trim_end_matches(".toml");
            match (one, title) {
                (true, _) => (file, format!("group-{}.md", group.number), whole.clone()),
                (false, "") => (file, format!("{stem}.md"), stem.to_string()),
                (false, title) => (file, format!("{stem}.md"), title.to_string()),
            }
        })
        .collect()
}

/// The page of a group with several pages of cards: its instructions by page.
fn contents(spec: &Spec, group: &Group) -> String {
    let mut s = head(
        &format!("Group {}: {}", group.number, group.title),
        group.source,
    );
    for (file, page, title) in sections(group) {
        let insns: Vec<&Insn> = spec
            .insns
            .iter()
            .filter(|i| i.group == group.number && i.file == *file)
            .collect();
        line(
            &mut s,
            &format!("\n## [{title}]({page})\n\n{} instructions:", insns.len()),
        );
        let links: Vec<String> = insns
            .iter()
            .map(|i| format!("[{}]({page}#{})", i.name, anchor(&i.name)))
            .collect();
        line(&mut s, &links.join(",\n"));
    }
    s
}

/// The anchor that Markdown renderers give to a heading.
pub fn anchor(heading: &str) -> String {
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_'));
    kept.map(|c| {
        if c == ' ' {
            '-'
        } else {
            c.to_ascii_lowercase()
        }
    })
    .collect()
}

fn head(title: &str, source: Source) -> String {
    format!(
        "<!-- Generated from isa/ by `cargo xtask codegen`; do not edit. -->\n# {title}\n\nThis chapter: {}.\n",
        mark(source)
    )
}

/// The contents of the manual: chapters by hand and made ones, as the book has them.
fn index(spec: &Spec) -> String {
    let mut s = format!(
        "<!-- Generated from isa/ by `cargo xtask codegen`; do not edit. -->\n# {}: reference\n\n\
         *Fixed* = from the surviving excerpts of the manual, *completed* = this project's own design.\n\n",
        spec.title
    );
    let chapters = |s: &mut String, chapters: &[(usize, &str, &str)]| {
        for (depth, page, title) in chapters {
            let here = page.strip_prefix("w32/reference/");
            let above = page.strip_prefix("w32/").unwrap_or(page);
            let link = here.map_or(format!("../{above}"), String::from);
            line(s, &format!("{}- [{title}]({link})", "  ".repeat(*depth)));
        }
    };
    chapters(&mut s, W32_FIRST);
    for g in &spec.groups {
        let n = spec.insns.iter().filter(|i| i.group == g.number).count();
        let title = format!("Group {}: {}", g.number, g.title);
        let page = format!("group-{}.md", g.number);
        let mark = mark(g.source);
        line(
            &mut s,
            &format!("- [{title}]({page}), {n} instructions, {mark}"),
        );
    }
    chapters(&mut s, W32_LAST);
    s
}

fn line(s: &mut String, text: &str) {
    s.push_str(text);
    s.push('\n');
}

fn registers(spec: &Spec) -> String {
    let mut s = head("Registers", Source::Fixed);
    line(
        &mut s,
        &format!(
            "\nA warp has {} lanes.\n\n| registers | bits | one copy per | use | |\n|---|---|---|---|---|",
            spec.lanes
        ),
    );
    for r in &spec.registers {
        line(
            &mut s,
            &format!(
                "| `{0}0`–`{0}{1}` | {2} | {3} | {4} | {5} |",
                r.prefix,
                r.count - 1,
                r.bits,
                r.scope,
                r.desc,
                mark(r.source)
            ),
        );
    }
    line(
        &mut s,
        "\n## Wait counters\n\n| counter | bits of its `waitcnt` field | counts |\n|---|---|---|",
    );
    for c in &spec.counters {
        line(
            &mut s,
            &format!("| `{}` | {} | {} |", c.name, c.bits, c.desc),
        );
    }
    line(
        &mut s,
        "\n## Flags of instructions\n\n| flag | meaning |\n|---|---|",
    );
    for (n, d) in &spec.flags {
        line(&mut s, &format!("| `{n}` | {d} |"));
    }
    s
}

pub(crate) fn field_bits(f: &Field) -> String {
    let pieces: Vec<String> = f
        .pieces
        .iter()
        .map(|&(h, l)| {
            if h == l {
                h.to_string()
            } else {
                format!("{h}:{l}")
            }
        })
        .collect();
    pieces.join(",")
}

fn formats(spec: &Spec) -> String {
    let mut s = head("Formats", Source::Completed);
    line(
        &mut s,
        "\nAn instruction is 32 bits long when bit 0 is 0 and 64 bits when bit 0 is 1; words are little-endian, the lower address first.",
    );
    line(
        &mut s,
        "A field that an instruction neither fixes nor names must be zero. The position of every field is completed; *fixed* says that its name, width or codes are printed in the excerpts.",
    );
    for f in &spec.formats {
        line(
            &mut s,
            &format!(
                "\n## {}\n\n{} bits, suffix `.{}`: {}.\n\n| field | bits | |\n|---|---|---|",
                f.name, f.bits, f.suffix, f.desc
            ),
        );
        for field in &f.fields {
            line(
                &mut s,
                &format!(
                    "| {} | {} | {} |",
                    field.names.join(" / "),
                    field_bits(field),
                    mark(field.source)
                ),
            );
        }
    }
    s
}

fn operands(spec: &Spec) -> String {
    let mut s = head("Operand kinds", Source::Completed);
    line(
        &mut s,
        "\n| kind | what it is | access | held in fields of | |\n|---|---|---|---|---|",
    );
    for k in &spec.kinds {
        let widths: Vec<String> = k
            .codecs
            .iter()
            .map(|c| format!("{} ({})", c.bits, c.codec))
            .collect();
        line(
            &mut s,
            &format!(
                "| `{}` | {} | {} | {} bits | {} |",
                k.name,
                k.desc,
                k.dir,
                widths.join(", "),
                mark(k.source)
            ),
        );
    }
    if !spec.codecs.is_empty() {
        line(
            &mut s,
            "\n## What the number in a field stands for\n\nThe word in parentheses above says how a field of that width holds the operand. *raw* is the number in the field.\n\n| held as | meaning |\n|---|---|",
        );
        for c in &spec.codecs {
            line(&mut s, &format!("| {} | {} |", c.name, c.desc));
        }
    }
    line(
        &mut s,
        "\n## Inline constants\n\nCodes 320 to 511 of a vector source; codes that are not listed are reserved.\n\n| codes | values |\n|---|---|",
    );
    for r in &spec.consts.ints {
        let last = r.code + (r.last - r.first).unsigned_abs() as u32;
        line(
            &mut s,
            &format!(
                "| {}–{last} | integers {} to {}, sign-extended to the width of the operand |",
                r.code, r.first, r.last
            ),
        );
    }
    for f in &spec.consts.floats {
        line(
            &mut s,
            &format!(
                "| {} | {} in the format of the operand's width |",
                f.code, f.value
            ),
        );
    }
    s
}

fn csrs(spec: &Spec) -> String {
    let mut s = head("CSRs", Source::Fixed);
    line(
        &mut s,
        "\nNumbers, names and access are fixed (W-CSR-1), reset values completed.\n\n| CSR | number | access | meaning | at launch |\n|---|---|---|---|---|",
    );
    for c in &spec.csrs {
        line(
            &mut s,
            &format!(
                "| `{}` | {:#05x} | {} | {} | {} |",
                c.name, c.number, c.access, c.desc, c.reset
            ),
        );
    }
    s
}

fn traps(spec: &Spec) -> String {
    let mut s = head("Traps", Source::Completed);
    line(
        &mut s,
        "\n| cause | name | raised by | `trapinfo` | |\n|---|---|---|---|---|",
    );
    for t in &spec.traps {
        line(
            &mut s,
            &format!(
                "| {} | {} | {} | {} | {} |",
                t.cause,
                t.name,
                t.desc,
                t.info,
                mark(t.source)
            ),
        );
    }
    s
}
