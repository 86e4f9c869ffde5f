//! Families: rows that share layout and syntax, one line each. The other way to write cards.

use crate::check::Errors;
use crate::{Insn, Latency, Operand, Sem, Source, Spec, Variant};
use serde::Deserialize;
use std::collections::BTreeMap;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawFamily {
    /// What the rows do, where they do not say it themselves.
    desc: String,
    category: String,
    format: String,
    /// Template of the text after the mnemonic: `{Field}`, `{Field:style}`, `{.Field=word,…}`.
    #[serde(default)]
    syntax: String,
    /// What numbers that scale are multiplied by.
    #[serde(default = "one")]
    scale: u32,
    /// Values that fields cannot have.
    #[serde(default)]
    exclude: BTreeMap<String, Vec<u64>>,
    /// Whether the rows are pairs of shorter instructions, so that their first parcel announces the shorter length.
    #[serde(default)]
    fused: bool,
    #[serde(default)]
    ids: Vec<String>,
    #[serde(default = "fixed")]
    source: Source,
    rows: Vec<RawRow>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RawRow {
    name: String,
    /// Name in Rust, where the mnemonic does not give it.
    op: Option<String>,
    r#match: u64,
    desc: Option<String>,
    #[serde(default)]
    ids: Vec<String>,
}

fn one() -> u32 {
    1
}

fn fixed() -> Source {
    Source::Fixed
}

/// `V.LW.BRG` → `VLwBrg`, `c.bstop` → `CBstop`.
fn op_name(mnemonic: &str) -> String {
    mnemonic
        .split(['.', ' '])
        .map(|part| {
            let mut chars = part.chars();
            let first = chars.next().map(|c| c.to_ascii_uppercase());
            first
                .into_iter()
                .chain(chars.map(|c| c.to_ascii_lowercase()))
                .collect::<String>()
        })
        .collect()
}

/// The instructions of a family.
pub(crate) fn check_family(
    spec: &Spec,
    group: u32,
    raw: RawFamily,
    errors: &mut Errors,
) -> Vec<Insn> {
    let place = format!(
        "family of {}",
        raw.rows.first().map_or("no rows", |r| &r.name)
    );
    let category = spec
        .categories
        .iter()
        .position(|c| c.name == raw.category)
        .unwrap_or_else(|| {
            errors.add(&place, format!("unknown category `{}`", raw.category));
            0
        });
    let Some(format) = spec.formats.iter().find(|f| f.name == raw.format) else {
        errors.add(&place, format!("unknown format `{}`", raw.format));
        return Vec::new();
    };
    if !format.rest {
        errors.add(
            &place,
            format!("format {} has no layout for rows", format.name),
        );
        return Vec::new();
    }
    let (mut operands, mut fields) = (Vec::new(), Vec::new());
    for field in &format.fields {
        let name = &field.names[0];
        let kind = field.kind.as_deref().unwrap_or_default();
        let Some(k) = spec.kind(kind) else {
            errors.add(&place, format!("field {name}: unknown kind `{kind}`"));
            continue;
        };
        operands.push(Operand {
            name: name.clone(),
            kind: kind.into(),
            reads: k.dir == "read",
            writes: k.dir == "write",
        });
        match k
            .codecs
            .iter()
            .find(|c| c.bits == 0 || c.bits == field.width())
        {
            Some(c) => fields.push((field.clone(), c.codec.replace('*', &raw.scale.to_string()))),
            None => errors.add(
                &place,
                format!(
                    "kind {kind} cannot be held in field {name} of {} bits",
                    field.width()
                ),
            ),
        }
    }
    check_template(&place, &raw.syntax, &operands, errors);
    let mut excluded = Vec::new();
    for (name, values) in &raw.exclude {
        match fields.iter().position(|(f, _)| f.names[0] == *name) {
            Some(k)
                if values
                    .iter()
                    .all(|v| *v < 64 && v >> fields[k].0.width() == 0) =>
            {
                excluded.push((k, values.iter().fold(0, |set, v| set | 1 << v)));
            }
            Some(_) => errors.add(
                &place,
                format!("field {name} cannot have all of {values:?}"),
            ),
            None => errors.add(
                &place,
                format!("format {} has no field `{name}`", format.name),
            ),
        }
    }
    let held = format.fields.iter().fold(0, |m, f| m | f.mask());
    let mask = crate::model::bits(format.bits - 1, 0) & !held;
    raw.rows
        .into_iter()
        .map(|row| {
            if row.r#match & !mask != 0 {
                errors.add(
                    &row.name,
                    format!(
                        "match has bits {:#x} that belong to fields",
                        row.r#match & !mask
                    ),
                );
            }
            let length = spec
                .lengths
                .iter()
                .find(|l| row.r#match & l.mask == l.r#match && mask & l.mask == l.mask);
            if !raw.fused && length.is_none_or(|l| l.bits != format.bits) {
                errors.add(
                    &row.name,
                    format!(
                        "the fixed bits do not announce a length of {} bits",
                        format.bits
                    ),
                );
            }
            Insn {
                op: row.op.unwrap_or_else(|| op_name(&row.name)),
                name: row.name,
                group,
                semantics: String::new(),
                file: String::new(),
                section: String::new(),
                pseudo: String::new(),
                category,
                desc: row.desc.unwrap_or_else(|| raw.desc.clone()),
                template: raw.syntax.clone(),
                operands: operands.clone(),
                sem: Sem::Unstated,
                fp: false,
                rare: false,
                latency: Latency::Unstated,
                flags: Vec::new(),
                traps: Vec::new(),
                ids: raw.ids.iter().chain(&row.ids).cloned().collect(),
                source: raw.source,
                variants: vec![Variant {
                    format: format.name.clone(),
                    suffix: String::new(),
                    bits: format.bits,
                    mask,
                    value: row.r#match,
                    fixed: Vec::new(),
                    fields: fields.clone(),
                    excluded: excluded.clone(),
                }],
            }
        })
        .collect()
}

/// Placeholders must name fields of the format.
fn check_template(place: &str, template: &str, operands: &[Operand], errors: &mut Errors) {
    let known = |name: &str| operands.iter().any(|o| o.name == name);
    for part in template.split('{').skip(1) {
        let Some((inner, _)) = part.split_once('}') else {
            errors.add(place, format!("syntax `{template}`: `{{` without `}}`"));
            return;
        };
        let names: Vec<&str> = match inner.strip_prefix(['.', ',']) {
            Some(words) => words
                .split(',')
                .map(|w| w.split('=').next().unwrap_or(w))
                .collect(),
            None => vec![inner.split(':').next().unwrap_or(inner)],
        };
        for name in names {
            if !known(name) {
                errors.add(
                    place,
                    format!("syntax `{template}`: the format has no field `{name}`"),
                );
            }
        }
    }
}
