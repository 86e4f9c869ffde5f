//! `--texture` and `--sampler`.

use lanemask_diag::Diagnostic;

use crate::check::named;
use crate::job::Slot;
use crate::options::{Piece, Reader, literal};
use crate::raw::*;

const TEXTURE: &str = "SLOT=FORMAT:SIZE:KEY=VALUE, for example 0.1=rgba8unorm:64,32 or 0.1=r32float:8,8,4:dim=2d array:levels=2";
const SAMPLER: &str = "SLOT=KEY=VALUE:KEY=VALUE, for example 0.1=filter=linear:wrap=clamp";
const TEXTURE_KEYS: [&str; 3] = ["dim", "levels", "samples"];
const FILTER_KEYS: [&str; 4] = ["filter", "mag", "min", "mip"];
const SAMPLER_KEYS: [&str; 10] = [
    "filter", "mag", "min", "mip", "wrap", "compare", "border", "lod_min", "lod_max", "lod_bias",
];

/// The bind of a slot, which may be there already; `None` if it has one of these already.
fn bind_at<'b>(
    reader: &mut Reader,
    option: &str,
    (slot, piece): (Slot, Piece),
    binds: &'b mut Vec<RawBind>,
    is_given: impl Fn(&RawBind) -> bool,
) -> Option<&'b mut RawBind> {
    let at = |i: &Option<Int>| i.as_ref().map(|i| i.value);
    let found = binds.iter().position(|b| {
        at(&b.group) == Some(slot.group.into()) && at(&b.binding) == Some(slot.binding.into())
    });
    let index = match found {
        Some(index) if is_given(&binds[index]) => {
            let message = format!("`{option}` is given twice for {slot}");
            return reader.error(piece, Diagnostic::error("job-option", message));
        }
        Some(index) => index,
        None => {
            let mut bind = RawBind::new(piece.span());
            bind.group = Some(Located::new(slot.group.into(), piece.span()));
            bind.binding = Some(Located::new(slot.binding.into(), piece.span()));
            binds.push(bind);
            binds.len() - 1
        }
    };
    Some(&mut binds[index])
}

/// A key of a list of them, with its value.
fn key<'a>(
    reader: &mut Reader,
    piece: Piece<'a>,
    keys: &[&'static str],
    grammar: &str,
) -> Option<(&'static str, Piece<'a>)> {
    let (name, value) = reader.pair(piece, grammar)?;
    match keys.iter().find(|k| **k == name.text) {
        Some(key) => Some((key, value)),
        None => {
            let message = format!("unknown key `{}`", name.text);
            let note = named(name.text, keys, "keys");
            reader.error(name, Diagnostic::error("job-option", message).note(note))
        }
    }
}

/// `--texture`: what the bytes of a bind are. Without a `--bind` they are zeros of type `u8`.
pub(crate) fn texture(reader: &mut Reader, text: &str, binds: &mut Vec<RawBind>) -> Option<()> {
    let piece = reader.source("--texture", text);
    let (slot, slot_piece, value) = reader.of_slot(piece, "FORMAT:SIZE")?;
    let parts = value.split(':');
    let [format, size, rest @ ..] = &parts[..] else {
        return reader.grammar(value, TEXTURE);
    };
    let sizes: Option<Vec<Int>> = (size.split(',').into_iter())
        .map(|n| reader.integer(n))
        .collect();
    let mut texture = RawTexture {
        span: piece.span(),
        format: format.text(),
        size: Located::new(sizes?, size.span()),
        dim: None,
        levels: None,
        samples: None,
    };
    for part in rest {
        let (key, value) = key(reader, *part, &TEXTURE_KEYS, TEXTURE)?;
        match key {
            "dim" => texture.dim = Some(value.text()),
            "levels" => texture.levels = Some(reader.integer(value)?),
            _ => texture.samples = Some(reader.integer(value)?),
        }
    }
    let slot = (slot, slot_piece);
    let bind = bind_at(reader, "--texture", slot, binds, |b| b.texture.is_some())?;
    if bind.ty.is_none() && bind.init.is_none() {
        bind.ty = Some(Located::new("u8".to_owned(), piece.span()));
    }
    bind.texture = Some(texture);
    Some(())
}

/// `--sampler`: a sampler, or the one that goes with a texture of the same slot.
pub(crate) fn sampler(reader: &mut Reader, text: &str, binds: &mut Vec<RawBind>) -> Option<()> {
    let piece = reader.source("--sampler", text);
    let (slot, slot_piece, value) = reader.of_slot(piece, "KEY=VALUE")?;
    let mut sampler = RawSampler {
        span: piece.span(),
        filters: Vec::new(),
        wrap: Vec::new(),
        compare: None,
        border: None,
        lod_min: None,
        lod_max: None,
        lod_bias: None,
    };
    for part in value.split(':') {
        let (key, value) = key(reader, part, &SAMPLER_KEYS, SAMPLER)?;
        match key {
            "wrap" => {
                let modes = value.split(',');
                if !matches!(modes.len(), 1 | 3) {
                    return reader.grammar(value, "an address mode, or three with commas");
                }
                sampler.wrap = modes.iter().map(|mode| mode.text()).collect();
            }
            "compare" => sampler.compare = Some(value.text()),
            "border" => sampler.border = Some(value.text()),
            key if FILTER_KEYS.contains(&key) => sampler.filters.push((key, value.text())),
            key => {
                let Some(number) = literal(value.text).and_then(|l| l.as_finite()) else {
                    return reader.grammar(value, "a finite number");
                };
                let number = Some(Located::new(number, value.span()));
                match key {
                    "lod_min" => sampler.lod_min = number,
                    "lod_max" => sampler.lod_max = number,
                    _ => sampler.lod_bias = number,
                }
            }
        }
    }
    let slot = (slot, slot_piece);
    let bind = bind_at(reader, "--sampler", slot, binds, |b| b.sampler.is_some())?;
    bind.sampler = Some(sampler);
    Some(())
}
