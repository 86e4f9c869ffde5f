//! Directives of linx sources.

use crate::lex::Tok;
use crate::parse::{Cursor, Parsed};
use crate::program::{ItemKind, MAX_SECTION, Program};
use lanemask_diag::{Diagnostic, Span};
use lanemask_isa::linx::Reg;
use lanemask_object::{
    LinxAbi, LinxBound, LinxChoice, LinxLaunch, LinxMeta, LinxMode, SectionKind,
};

/// Metadata before the header is read.
fn meta<'a>(
    p: &'a mut Program,
    name: &'static str,
    span: Span,
    again: bool,
) -> Parsed<&'a mut LinxMeta> {
    let base = p.base;
    let kernel = p.kernel(name, span, again)?;
    Ok((kernel.meta.linx).get_or_insert_with(|| LinxMeta::new(base, 0, LinxMode::Mseq)))
}

/// `.base ADDRESS`: where the code lies.
pub(crate) fn base(
    p: &mut Program,
    _: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let e = cursor.expr()?;
    let n = p.constant(&e)?;
    let Some(n) = u64::try_from(n).ok().filter(|n| n % 2 == 0 && *n < 1 << 48) else {
        let d = Diagnostic::error("asm-out-of-range", format!("{n} is no address of code"));
        return Err(Box::new(d.at(e.span, "expected an even number below 2^48")));
    };
    if p.items.iter().any(|items| !items.is_empty()) {
        let d = Diagnostic::error("asm-late-base", "the base must be known before any code");
        return Err(Box::new(d.at(span, "stands behind code or data")));
    }
    p.base = n;
    Ok(())
}

/// `.org ADDRESS`: goes on at an address of the code, zeros in between.
pub(crate) fn org(p: &mut Program, _: &'static str, span: Span, cursor: &mut Cursor) -> Parsed<()> {
    if p.section() != SectionKind::Code {
        let d = Diagnostic::error("asm-wrong-section", "`.org` places code");
        return Err(Box::new(d.at(span, "stands in the data section")));
    }
    let e = cursor.expr()?;
    let n = p.constant(&e)?;
    let (low, high) = (
        i128::from(p.base),
        i128::from(p.base) + i128::from(MAX_SECTION),
    );
    if !(low..=high).contains(&n) {
        let message = format!("the code cannot go on at {n:#x}");
        let d = Diagnostic::error("asm-out-of-range", message);
        let label = format!("expected {low:#x} to {high:#x}");
        return Err(Box::new(
            d.at(e.span, label)
                .note("`.base` says where the code starts"),
        ));
    }
    let to = (n - low) as u32;
    p.push_org(ItemKind::Org(to), span, to.into());
    Ok(())
}

/// `.lanes N`: lanes of a group, where the header takes LB0 from a register.
pub(crate) fn lanes(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let n = p.number(cursor, "number of lanes", 1, 64)?;
    p.kernel(name, span, false)?.lanes = Some(n);
    Ok(())
}

/// `.lane_private OFFSET, BYTES`: these bytes of TS are scratch of single lanes (L-91).
pub(crate) fn lane_private(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let at = cursor.span();
    let offset = p.number(cursor, "offset in TS", 0, 8191)?;
    cursor.expect(",")?;
    let bytes = p.number(cursor, "number of bytes", 1, 8192)?;
    if offset + bytes > 8192 {
        let message = format!("bytes {offset} to {} lie outside of TS", offset + bytes - 1);
        let d = Diagnostic::error("asm-out-of-range", message);
        return Err(Box::new(d.at(at, "a tile has at most 8192 bytes (L-23)")));
    }
    let ranges = &mut meta(p, name, span, true)?.lane_private;
    ranges.push((offset, bytes));
    Ok(())
}

/// `.abi strips, scratch, tile, spill, workgroup`: how the launcher runs a compiled kernel.
pub(crate) fn abi(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let mut n = [0; 5];
    for (k, n) in n.iter_mut().enumerate() {
        if k > 0 {
            cursor.expect(",")?;
        }
        *n = p.number(cursor, "number of strips or bytes", 0, u32::MAX)?;
    }
    let [strips, scratch, tile, spill, workgroup] = n;
    meta(p, name, span, false)?.abi = Some(LinxAbi {
        strips,
        scratch_bytes_per_group: scratch,
        tile_bytes: tile,
        spill_bytes_per_group: spill,
        workgroup_bytes: workgroup,
    });
    Ok(())
}

/// `.condition "a <= b"`: what the proof that groups may run in any order rests on (L-32).
pub(crate) fn condition(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let Some(Tok::Text(text)) = cursor.peek().cloned() else {
        return Err(cursor.unexpected("a condition in double quotes"));
    };
    cursor.next();
    meta(p, name, span, true)?.conditions.push(text);
    Ok(())
}

/// `.launch lb0=64, lb1=a1, dr`: the launch that the kernel is written for (L-21, L-35); a bound that is left out is 1.
pub(crate) fn launch(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let mut bounds = [None; 3];
    let mut strip_mined = false;
    loop {
        let expected = "`lb0=`, `lb1=`, `lb2=` or `dr`";
        let at = cursor.span();
        let Some(Tok::Name(word)) = cursor.peek() else {
            return Err(cursor.unexpected(expected));
        };
        let word = word.to_ascii_lowercase();
        let bound = ["lb0", "lb1", "lb2"].iter().position(|b| *b == word);
        let twice = match bound {
            Some(k) => {
                cursor.next();
                cursor.expect("=")?;
                bounds[k].replace(self::bound(p, cursor)?).is_some()
            }
            None if word == "dr" => {
                cursor.next();
                std::mem::replace(&mut strip_mined, true)
            }
            None => return Err(cursor.unexpected(expected)),
        };
        if twice {
            let d = Diagnostic::error("asm-redefined", format!("`{word}` is given twice"));
            return Err(Box::new(d.at(at, "again here")));
        }
        if !cursor.eat(",") {
            break;
        }
    }
    meta(p, name, span, false)?.launch = Some(LinxLaunch {
        bounds: bounds.map(|b| b.unwrap_or(LinxBound::number(1))),
        strip_mined,
    });
    Ok(())
}

/// A register, a number, or both: `a1 + 4`.
fn bound(p: &mut Program, cursor: &mut Cursor) -> Parsed<LinxBound> {
    let register = scalar(cursor);
    if register.is_some() && !cursor.eat("+") {
        return Ok(LinxBound {
            register: register.unwrap_or(0),
            number: 0,
        });
    }
    // The immediate of B.DIM has 17 bits (L-21).
    let number = p.number(cursor, "bound", 0, (1 << 17) - 1)?;
    Ok(LinxBound {
        register: register.unwrap_or(0),
        number: number.into(),
    })
}

/// Number of the scalar register that stands here, if one does.
fn scalar(cursor: &mut Cursor) -> Option<u8> {
    let Some(Tok::Name(name)) = cursor.peek() else {
        return None;
    };
    let number = match Reg::scalar(&name.to_ascii_lowercase())? {
        Reg::Zero => 0,
        Reg::R(n) => n,
        _ => return None,
    };
    cursor.next();
    Some(number)
}

/// `.imports a0, a1`: the registers of ri0, ri1, … that the kernel is written for (L-22).
pub(crate) fn imports(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let mut all = Vec::new();
    loop {
        match scalar(cursor) {
            Some(n @ 1..) => all.push(n),
            _ => return Err(cursor.unexpected("a scalar register other than `zero`")),
        }
        if !cursor.eat(",") {
            break;
        }
    }
    meta(p, name, span, false)?.imports = all;
    Ok(())
}

/// `.mode proven`: how MPAR or MSEQ was chosen (L-32).
pub(crate) fn mode(
    p: &mut Program,
    name: &'static str,
    span: Span,
    cursor: &mut Cursor,
) -> Parsed<()> {
    let word = match cursor.peek() {
        Some(Tok::Name(word)) => LinxChoice::from_word(&word.to_ascii_lowercase()),
        _ => None,
    };
    let Some(choice) = word else {
        let words = LinxChoice::ALL.map(|(_, w)| format!("`{w}`"));
        return Err(cursor.unexpected(&format!("one of {}", words.join(", "))));
    };
    cursor.next();
    meta(p, name, span, false)?.choice = choice;
    Ok(())
}
