//! Directives of linx sources.

use crate::lex::Tok;
use crate::parse::{Cursor, Parsed};
use crate::program::{ItemKind, MAX_SECTION, Program};
use lanemask_diag::{Diagnostic, Span};
use lanemask_object::{LinxAbi, LinxMeta, LinxMode, SectionKind};

/// Metadata before the header is read.
fn meta<'a>(
    p: &'a mut Program,
    name: &'static str,
    span: Span,
    again: bool,
) -> Parsed<&'a mut LinxMeta> {
    let base = p.base;
    let kernel = p.kernel(name, span, again)?;
    Ok(kernel.meta.linx.get_or_insert_with(|| LinxMeta {
        base,
        lanes: 0,
        mode: LinxMode::Mseq,
        lane_private: Vec::new(),
        conditions: Vec::new(),
        abi: None,
    }))
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
