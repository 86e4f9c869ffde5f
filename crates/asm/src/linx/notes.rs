//! What the source says that instructions are meant to do: names of operands, and `.mask`.

use super::registers;
use crate::Target;
use crate::lex::Tok;
use crate::parse::{Cursor, Parsed};
use crate::program::{Addresses, ItemKind, Mark, Program, suggest};
use lanemask_diag::{Diagnostic, Span};
use lanemask_object::{
    MaskExpr, MaskNote, MaskTerm, Notes, Object, OperandName, SectionKind, is_name, mask_register,
};

/// Names that mean a mask everywhere: that at the entry of the body or kernel, and no lane.
const GIVEN: [&str; 2] = ["entry", "none"];

/// A `.mask`.
pub(crate) struct Mask {
    mark: Mark,
    name: Option<String>,
    is: Option<MaskExpr>,
    /// Names in the expression, and where.
    uses: Vec<(String, Span)>,
}

/// `.mask all`, `.mask else = all & ~then`, `.mask = entry`: names the mask of active lanes at this place (p, or EXEC), and says what it is equal to.
pub(crate) fn mask(
    p: &mut Program,
    _: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    if p.section() != SectionKind::Code {
        let d = Diagnostic::error("asm-wrong-section", "`.mask` speaks of a place in the code");
        return Err(Box::new(d.at(span, "stands in the data section")));
    }
    let name = match cursor.is_sign("=") {
        true => None,
        false => {
            let (name, at) = mask_name(p.target, cursor)?;
            if p.target == Target::W32 && mask_register(&name).is_some() {
                let message = format!("`{name}` is the mask in that register");
                let d = Diagnostic::error("asm-reserved-name", message);
                return Err(Box::new(d.at(at, "cannot name another one")));
            }
            if GIVEN.contains(&name.as_str()) {
                let message = "`entry` is the mask at the entry, `none` that of no lane";
                let d = Diagnostic::error("asm-reserved-name", message);
                return Err(Box::new(d.at(at, "cannot name another one")));
            }
            Some(name)
        }
    };
    let mut uses = Vec::new();
    let is = match cursor.eat("=") {
        true => Some(expression(p.target, cursor, &mut uses)?),
        false => None,
    };
    let mark = p.mark();
    p.masks.push(Mask {
        mark,
        name,
        is,
        uses,
    });
    Ok(())
}

fn mask_name(target: Target, cursor: &mut Cursor) -> Parsed<(String, Span)> {
    match cursor.peek() {
        Some(Tok::Name(n))
            if is_name(n) && !(target == Target::Linx && registers::is_register(n)) =>
        {
            cursor.name("the name of a mask")
        }
        _ => Err(cursor.unexpected("the name of a mask")),
    }
}

fn expression(
    target: Target,
    cursor: &mut Cursor,
    uses: &mut Vec<(String, Span)>,
) -> Parsed<MaskExpr> {
    let mut any = Vec::new();
    loop {
        let mut all = Vec::new();
        loop {
            let not = cursor.eat("~");
            let (name, span) = mask_name(target, cursor)?;
            if target == Target::Linx || mask_register(&name).is_none() {
                uses.push((name.clone(), span));
            }
            all.push(MaskTerm { not, name });
            if !cursor.eat("&") {
                break;
            }
        }
        any.push(all);
        if !cursor.eat("|") {
            return Ok(MaskExpr(any));
        }
    }
}

/// All notes, once addresses are known.
pub(crate) fn collect(p: &mut Program, addresses: &Addresses) -> Notes {
    let mut notes = Notes::default();
    for (k, item) in p.items[SectionKind::Code as usize].iter().enumerate() {
        let ItemKind::Linx(source) = &item.kind else {
            continue;
        };
        let offset = addresses.offset((SectionKind::Code, k));
        let mut names: Vec<OperandName> = (source.names.iter())
            .map(|(field, name)| OperandName {
                offset,
                field: *field as u32,
                name: name.clone(),
            })
            .collect();
        names.sort();
        notes.names.extend(names);
    }
    let known: Vec<&str> = (p.masks.iter())
        .filter_map(|m| m.name.as_deref())
        .chain(GIVEN)
        .collect();
    for (name, span) in p.masks.iter().flat_map(|m| &m.uses) {
        if !known.contains(&name.as_str()) {
            let d = Diagnostic::error("asm-undefined-mask", format!("no mask is called `{name}`"));
            let d = d.at(*span, "no `.mask` gives this name");
            p.diags.push(match suggest(name, known.iter().copied()) {
                Some(near) => d.note(format!("did you mean `{near}`?")),
                None => {
                    d.note("`.mask NAME` names the mask at its place; `entry` is that at the entry")
                }
            });
        }
    }
    for m in &p.masks {
        notes.masks.push(MaskNote {
            offset: addresses.offset(m.mark),
            name: m.name.clone(),
            is: m.is.clone(),
        });
    }
    notes
}

/// The lines of `.mask` at an offset.
pub(crate) fn masks_at(object: &Object, at: u32) -> Vec<String> {
    let here = object.notes.masks.iter().filter(|m| m.offset == at);
    here.map(|m| {
        let name = m.name.iter().map(|n| format!(" {n}"));
        let is = m.is.iter().map(|e| format!(" = {e}"));
        format!(".mask{}", name.chain(is).collect::<String>())
    })
    .collect()
}

/// The name of an operand, by the offset of its instruction and the position of its field.
pub(crate) fn name_of(object: &Object, at: u32, field: usize) -> Option<&str> {
    let names = &object.notes.names;
    let key = (at, field as u32);
    let k = names
        .binary_search_by_key(&key, |n| (n.offset, n.field))
        .ok()?;
    Some(&names[k].name)
}
