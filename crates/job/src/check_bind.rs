//! The rules for one bind.

use lanemask_diag::{Diagnostic, Span};
use lanemask_image::MAX_IMMEDIATE_BYTES;

use crate::check::{Checker, FoundSlot, named};
use crate::compare::Tolerance;
use crate::contents::{BINDING_MAX_BYTES, Contents, Number, npy_len, raw_len};
use crate::element::{Element, ElementType};
use crate::job::{Bind, Expect, Image, ImageFormat, Slot};
use crate::raw::*;
use crate::texture;

/// PNG has 31 bits for a side.
const IMAGE_MAX_SIDE: u64 = (1 << 31) - 1;
/// Of one list, no more mistakes than this are reported.
const LIST_ERRORS_MAX: usize = 8;

pub(crate) fn check_bind(
    checker: &mut Checker,
    raw: &RawBind,
    (slot, slot_from_map): FoundSlot,
) -> Option<Bind> {
    if let Some(sampler) = &raw.sampler
        && raw.texture.is_none()
    {
        return sampler_bind(checker, raw, sampler, (slot, slot_from_map));
    }
    let texture = match &raw.texture {
        None => None,
        Some(raw) => Some(texture::texture(checker, raw)?),
    };
    // A texture may have a sampler with it.
    let sampler = match &raw.sampler {
        None => None,
        Some(raw) => Some(texture::sampler(checker, raw)?),
    };
    let init = match &raw.init {
        None => Located::new(RawContents::Zero, raw.span),
        Some(init) => only_one(checker, &init.value, init.span, "init")?,
    };
    let (ty, fields, contents, implied) = match &init.value {
        RawContents::Fields(list) => {
            if let Some(ty) = &raw.ty {
                let diagnostic =
                    Diagnostic::error("job-type-with-fields", "`type` is given besides `fields`")
                        .also(init.span, "these have their own types")
                        .note("leave `type` out");
                return checker.error(ty.span, diagnostic);
            }
            let (types, bytes) = pack_fields(checker, list, init.span)?;
            let len = bytes.len() as u64;
            (
                ElementType::U8,
                Some(types),
                Contents::Bytes(bytes),
                Some(len),
            )
        }
        other => {
            let Some(ty) = &raw.ty else {
                let diagnostic = Diagnostic::error("job-missing-key", "the bind has no `type`")
                    .note("it may be left out only where `init` has `fields`");
                return checker.error(raw.span, diagnostic);
            };
            let ty = element_type(checker, ty)?;
            let (contents, implied) = contents(checker, other, init.span, ty)?;
            (ty, None, contents, implied)
        }
    };
    let implied = match (&texture, &raw.texture) {
        (Some(image), Some(raw)) => {
            let (bytes, size) = (image.bytes(), ty.size_bytes() as u64);
            if !bytes.is_multiple_of(size) {
                let message = format!("the texture has {bytes} bytes, which is no whole {ty}");
                return checker.error(raw.span, Diagnostic::error("job-texture", message));
            }
            let texels = bytes / size;
            if let Some(has) = implied
                && has != texels
            {
                let message = format!("the texture has {texels} elements, the contents {has}");
                let diagnostic =
                    Diagnostic::error("job-len-mismatch", message).also(raw.span, "this texture");
                return checker.error(init.span, diagnostic);
            }
            Some(texels)
        }
        _ => implied,
    };
    let len = length(checker, raw, implied, init.span)?;
    let len_span = raw.len.as_ref().map_or(init.span, |l| l.span);
    if len
        .checked_mul(ty.size_bytes() as u64)
        .is_none_or(|b| b > BINDING_MAX_BYTES)
    {
        let message = format!("{len} elements of type {ty} are too many");
        let note = format!("a binding has at most {BINDING_MAX_BYTES} bytes");
        return checker.error(
            len_span,
            Diagnostic::error("job-too-large", message).note(note),
        );
    }
    let mut bind = Bind {
        slot,
        slot_from_map,
        name: raw.name.as_ref().map(|n| n.value.clone()),
        ty,
        fields,
        len,
        init: contents,
        out: None,
        image: None,
        texture,
        sampler,
        print: None,
        address: None,
        expect: None,
        span: Some(raw.span),
    };
    // From here on everything is looked at, so that all mistakes are found.
    let mut fine = true;
    if let Some(out) = &raw.out {
        bind.out = checker.out(out);
        fine &= bind.out.is_some();
    }
    if let Some(raw) = &raw.image {
        bind.image = image(checker, raw, &bind);
        fine &= bind.image.is_some();
    }
    if let Some(print) = &raw.print {
        bind.print = checker.u64(print, "print");
        fine &= bind.print.is_some();
    }
    if let Some(raw) = &raw.address {
        bind.address = address(checker, raw, &bind);
        fine &= bind.address.is_some();
    }
    if let Some(raw) = &raw.expect {
        bind.expect = expect(checker, raw, ty, len);
        fine &= bind.expect.is_some();
    }
    fine.then_some(bind)
}

/// The bind of a dispatch's immediates.
pub(crate) fn immediates(checker: &mut Checker, raw: &Located<Vec<(Text, Lit)>>) -> Option<Bind> {
    let (types, bytes) = pack_fields(checker, &raw.value, raw.span)?;
    let len = bytes.len() as u64;
    if len > u64::from(MAX_IMMEDIATE_BYTES) {
        let message = format!("immediates of {len} bytes");
        let note = format!("a kernel has at most {MAX_IMMEDIATE_BYTES} bytes of them");
        let diagnostic = Diagnostic::error("job-immediates", message).note(note);
        return checker.error(raw.span, diagnostic);
    }
    Some(Bind {
        slot: Slot::IMMEDIATES,
        slot_from_map: true,
        name: None,
        ty: ElementType::U8,
        fields: Some(types),
        len,
        init: Contents::Bytes(bytes),
        out: None,
        image: None,
        texture: None,
        sampler: None,
        print: None,
        address: None,
        expect: None,
        span: Some(raw.span),
    })
}

/// A sampler has no data.
fn sampler_bind(
    checker: &mut Checker,
    raw: &RawBind,
    sampler: &RawSampler,
    (slot, slot_from_map): FoundSlot,
) -> Option<Bind> {
    let data = [
        ("type", raw.ty.is_some()),
        ("len", raw.len.is_some()),
        ("init", raw.init.is_some()),
        ("out", raw.out.is_some()),
        ("image", raw.image.is_some()),
        ("print", raw.print.is_some()),
        ("address", raw.address.is_some()),
        ("expect", raw.expect.is_some()),
    ];
    if let Some((key, _)) = data.iter().find(|(_, given)| *given) {
        let message = format!("a sampler has no `{key}`");
        return checker.error(raw.span, Diagnostic::error("job-sampler", message));
    }
    let sampler = texture::sampler(checker, sampler)?;
    let words = sampler.to_words().ok()?;
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
    Some(Bind {
        slot,
        slot_from_map,
        name: raw.name.as_ref().map(|n| n.value.clone()),
        ty: ElementType::U8,
        fields: None,
        len: bytes.len() as u64,
        init: Contents::Bytes(bytes),
        out: None,
        image: None,
        texture: None,
        sampler: Some(sampler),
        print: None,
        address: None,
        expect: None,
        span: Some(raw.span),
    })
}

fn only_one(
    checker: &mut Checker,
    found: &[Located<RawContents>],
    span: Span,
    what: &str,
) -> Option<Located<RawContents>> {
    match found {
        [one] => Some(one.clone()),
        [] => {
            let message = format!("`{what}` does not say what the contents are");
            let keys = if what == "init" {
                "one of zero, value, values, iota, random, npy, raw, fields"
            } else {
                "one of values, npy, raw, value, iota"
            };
            checker.error(span, Diagnostic::error("job-contents", message).note(keys))
        }
        [first, second, ..] => {
            let (a, b) = (first.value.key(), second.value.key());
            let message = format!("`{what}` has both `{a}` and `{b}`");
            let diagnostic =
                Diagnostic::error("job-contents", message).also(first.span, "the other one");
            checker.error(
                second.span,
                diagnostic.note("there must be exactly one kind of contents"),
            )
        }
    }
}

fn element_type(checker: &mut Checker, text: &Text) -> Option<ElementType> {
    let found = ElementType::from_name(&text.value);
    if found.is_none() {
        let message = format!("unknown element type `{}`", text.value);
        let note = named(
            &text.value,
            &ElementType::ALL.map(ElementType::name),
            "element types",
        );
        let diagnostic = Diagnostic::error("job-element-type", message).note(note);
        checker.error::<()>(text.span, diagnostic);
    }
    found
}

fn literal(checker: &mut Checker, lit: &Lit, ty: ElementType) -> Option<Element> {
    match lit.value.bits(ty) {
        Ok(bits) => Some(Element { ty, bits }),
        Err((message, note)) => {
            checker.error(lit.span, Diagnostic::error("job-value", message).note(note))
        }
    }
}

fn pack_fields(
    checker: &mut Checker,
    list: &[(Text, Lit)],
    span: Span,
) -> Option<(Vec<ElementType>, Vec<u8>)> {
    let (mut types, mut bytes) = (Vec::new(), Vec::new());
    let mut fine = true;
    for (ty, value) in list {
        match element_type(checker, ty).and_then(|ty| literal(checker, value, ty)) {
            Some(element) => {
                types.push(element.ty);
                element.append_to(&mut bytes);
            }
            None => fine = false,
        }
    }
    if list.is_empty() {
        return checker.error(span, Diagnostic::error("job-len-zero", "`fields` is empty"));
    }
    fine.then_some((types, bytes))
}

/// The contents and, where they imply it, the number of elements.
fn contents(
    checker: &mut Checker,
    raw: &RawContents,
    span: Span,
    ty: ElementType,
) -> Option<(Contents, Option<u64>)> {
    match raw {
        RawContents::Zero => Some((Contents::Zero, None)),
        RawContents::Value(lit) => Some((Contents::Value(literal(checker, lit, ty)?), None)),
        RawContents::Values(list) => {
            let mut bytes = Vec::with_capacity(list.len() * ty.size_bytes());
            let mut errors = 0;
            for lit in list {
                match literal(checker, lit, ty) {
                    Some(element) => element.append_to(&mut bytes),
                    None => errors += 1,
                }
                if errors == LIST_ERRORS_MAX {
                    break;
                }
            }
            (errors == 0).then_some((Contents::Bytes(bytes), Some(list.len() as u64)))
        }
        RawContents::Iota { start, step } => {
            let (start, step) = (
                iota_number(checker, start, ty),
                iota_number(checker, step, ty),
            );
            Some((
                Contents::Iota {
                    start: start?,
                    step: step?,
                },
                None,
            ))
        }
        RawContents::Random { seed, low, high } => {
            let seed = checker.u64(seed, "seed");
            let (low, high) = random_range(checker, low, high, span, ty)?;
            Some((
                Contents::Random {
                    seed: seed?,
                    low,
                    high,
                },
                None,
            ))
        }
        RawContents::Npy(text) => {
            let path = checker.path(text, "npy")?;
            match npy_len(&path, ty) {
                Ok(len) => Some((Contents::Npy(path), Some(len))),
                Err(diagnostic) => checker.error(text.span, diagnostic),
            }
        }
        RawContents::Raw(text) => {
            let path = checker.path(text, "raw")?;
            match raw_len(&path, ty) {
                Ok(len) => Some((Contents::Raw(path), Some(len))),
                Err(diagnostic) => checker.error(text.span, diagnostic),
            }
        }
        RawContents::Fields(_) => {
            let message = "`fields` cannot be expected";
            checker.error(span, Diagnostic::error("job-contents", message))
        }
    }
}

/// Integers may be anything of that many bits, with or without sign, as they wrap.
fn iota_number(checker: &mut Checker, lit: &Lit, ty: ElementType) -> Option<Number> {
    match ty.integer_range() {
        None => finite(checker, lit).map(Number::Float),
        Some(_) => {
            let low = -(1i128 << (ty.bits() - 1));
            let value = integer(checker, lit, ty)?;
            if (low..=i128::from(ty.mask())).contains(&value) {
                Some(Number::Integer(value))
            } else {
                let message = format!("{value} does not fit into {} bits", ty.bits());
                checker.error(lit.span, Diagnostic::error("job-number-range", message))
            }
        }
    }
}

fn random_range(
    checker: &mut Checker,
    low: &Lit,
    high: &Lit,
    span: Span,
    ty: ElementType,
) -> Option<(Number, Number)> {
    if let Some((min, max)) = ty.integer_range() {
        let (low_value, high_value) = (integer(checker, low, ty), integer(checker, high, ty));
        let (low_value, high_value) = (low_value?, high_value?);
        for (lit, value, max) in [(low, low_value, max), (high, high_value, max + 1)] {
            if !(min..=max).contains(&value) {
                let message = format!("{value} is out of range for {ty}");
                let diagnostic = Diagnostic::error("job-number-range", message)
                    .note(format!("here it is from {min} to {max}"));
                return checker.error(lit.span, diagnostic);
            }
        }
        if low_value >= high_value {
            let message = format!("there is no {ty} from {low_value} to below {high_value}");
            let diagnostic = Diagnostic::error("job-random-range", message)
                .note("`low` is inclusive, `high` is exclusive");
            return checker.error(span, diagnostic);
        }
        return Some((Number::Integer(low_value), Number::Integer(high_value)));
    }
    let (low_value, high_value) = (finite(checker, low), finite(checker, high));
    let (low_value, high_value) = (low_value?, high_value?);
    // Reports ends that the type rounds to infinity.
    let (first, last) = (literal(checker, low, ty), literal(checker, high, ty));
    if (high_value - low_value).is_infinite() {
        let message = "the distance from `low` to `high` is beyond the range of f64";
        return checker.error(span, Diagnostic::error("job-random-range", message));
    }
    first?;
    last?;
    if low_value > high_value {
        let message = format!("`low` = {low_value:?} is above `high` = {high_value:?}");
        return checker.error(span, Diagnostic::error("job-random-range", message));
    }
    Some((Number::Float(low_value), Number::Float(high_value)))
}

fn integer(checker: &mut Checker, lit: &Lit, ty: ElementType) -> Option<i128> {
    let value = lit.value.as_integer();
    if value.is_none() {
        let message = format!("this must be an integer, as the type is {ty}");
        checker.error::<()>(lit.span, Diagnostic::error("job-value", message));
    }
    value
}

fn finite(checker: &mut Checker, lit: &Lit) -> Option<f64> {
    let value = lit.value.as_finite();
    if value.is_none() {
        let message = "this must be a finite number";
        checker.error::<()>(lit.span, Diagnostic::error("job-value", message));
    }
    value
}

fn length(checker: &mut Checker, raw: &RawBind, implied: Option<u64>, init: Span) -> Option<u64> {
    let given = match &raw.len {
        Some(len) => Some((checker.u64(len, "len")?, len.span)),
        None => None,
    };
    match (given, implied) {
        (Some((0, span)), _) => checker.error(
            span,
            Diagnostic::error("job-len-zero", "`len` must be at least 1"),
        ),
        (_, Some(0)) => checker.error(
            init,
            Diagnostic::error("job-len-zero", "the contents are empty"),
        ),
        (Some((len, span)), Some(has)) if len != has => {
            let message = format!("`len` is {len}, but the contents have {has} elements");
            let diagnostic = Diagnostic::error("job-len-mismatch", message)
                .also(init, format!("{has} elements"))
                .note("`len` may be left out here");
            checker.error(span, diagnostic)
        }
        (Some((len, _)), _) => Some(len),
        (None, Some(has)) => Some(has),
        (None, None) => {
            let diagnostic = Diagnostic::error("job-missing-key", "the bind has no `len`")
                .note("it may be left out only where `init` has values, npy, raw or fields");
            checker.error(raw.span, diagnostic)
        }
    }
}

fn image(checker: &mut Checker, raw: &RawImage, bind: &Bind) -> Option<Image> {
    let path = checker.image_path(&raw.path);
    let width = checker.u32(&raw.width, "width");
    let Some(format) = ImageFormat::ALL
        .into_iter()
        .find(|f| f.name() == raw.format.value)
    else {
        let message = format!("unknown image format `{}`", raw.format.value);
        let note = named(
            &raw.format.value,
            &ImageFormat::ALL.map(ImageFormat::name),
            "formats",
        );
        return checker.error(
            raw.format.span,
            Diagnostic::error("job-image-format", message).note(note),
        );
    };
    let (path, width) = (path?, width?);
    let fits = match format {
        ImageFormat::R32f => bind.ty == ElementType::F32,
        ImageFormat::Rgba8 | ImageFormat::R8 => !bind.ty.is_float(),
    };
    if !fits {
        let message = format!(
            "elements of type {} are no pixels of format {}",
            bind.ty,
            format.name()
        );
        let diagnostic = Diagnostic::error("job-image-type", message)
            .note("r32f is for f32; rgba8 and r8 are for the bytes of integers");
        return checker.error(raw.format.span, diagnostic);
    }
    let row = u64::from(width) * format.pixel_bytes();
    let rows = bind.len_bytes().checked_div(row).unwrap_or(0);
    let whole = rows > 0 && bind.len_bytes() == rows * row;
    if !whole || rows > IMAGE_MAX_SIDE || u64::from(width) > IMAGE_MAX_SIDE {
        let message = format!(
            "{} bytes are no picture of width {width} in format {}",
            bind.len_bytes(),
            format.name()
        );
        let diagnostic = Diagnostic::error("job-image-size", message).note(format!(
            "a row has {row} bytes, and there must be whole rows"
        ));
        return checker.error(raw.width.span, diagnostic.also(raw.span, "this picture"));
    }
    Some(Image {
        path,
        width,
        format,
    })
}

fn address(checker: &mut Checker, raw: &Int, bind: &Bind) -> Option<u64> {
    let address = checker.u64(raw, "address")?;
    let widest = bind
        .fields
        .iter()
        .flatten()
        .map(|t| t.size_bytes() as u64)
        .max();
    let mut align = widest.unwrap_or(bind.ty.size_bytes() as u64);
    if bind.texture.is_some() {
        align = align.max(16);
    }
    if !address.is_multiple_of(align) {
        let message = format!("the address {address:#x} is not a multiple of {align}");
        let diagnostic = Diagnostic::error("job-address-alignment", message).note(format!(
            "elements of {align} bytes lie at multiples of {align}"
        ));
        return checker.error(raw.span, diagnostic);
    }
    if address.checked_add(bind.len_bytes() - 1).is_none() {
        let message = format!("{} bytes from {address:#x} go past 2^64", bind.len_bytes());
        return checker.error(raw.span, Diagnostic::error("job-address-range", message));
    }
    Some(address)
}

fn expect(checker: &mut Checker, raw: &RawExpect, ty: ElementType, len: u64) -> Option<Expect> {
    let tolerance = tolerance(checker, &raw.tolerances);
    let one = only_one(checker, &raw.contents, raw.span, "expect")?;
    let (contents, implied) = contents(checker, &one.value, one.span, ty)?;
    if let Some(has) = implied
        && has != len
    {
        let message = format!("{has} elements are expected, but the binding has {len}");
        return checker.error(one.span, Diagnostic::error("job-len-mismatch", message));
    }
    Some(Expect {
        contents,
        tolerance: tolerance?,
    })
}

fn tolerance(checker: &mut Checker, raw: &[Located<RawTolerance>]) -> Option<Tolerance> {
    let one = match raw {
        [] => return Some(Tolerance::Exact),
        [one] => one,
        [first, second, ..] => {
            let diagnostic =
                Diagnostic::error("job-tolerance", "`expect` has more than one tolerance")
                    .also(first.span, "the other one")
                    .note("at most one of ulp, abs, rel");
            return checker.error(second.span, diagnostic);
        }
    };
    let found = match one.value {
        RawTolerance::Ulp(n) => u64::try_from(n).ok().map(Tolerance::Ulp),
        RawTolerance::Absolute(x) => (x >= 0.0 && x.is_finite()).then_some(Tolerance::Absolute(x)),
        RawTolerance::Relative(x) => (x >= 0.0 && x.is_finite()).then_some(Tolerance::Relative(x)),
    };
    if found.is_none() {
        let message = "a tolerance is a finite number that is not negative";
        checker.error::<()>(one.span, Diagnostic::error("job-tolerance", message));
    }
    found
}
