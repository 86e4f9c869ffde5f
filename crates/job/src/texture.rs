//! Textures and samplers of a job.

use lanemask_diag::Diagnostic;
use lanemask_image::{Border, Compare, Dim, Filter, Format, Image, Sampler, Wrap};

use crate::check::{Checker, named};
use crate::raw::*;

/// Names of filters in job files.
const FILTERS: [(&str, Filter); 2] = [("nearest", Filter::Nearest), ("linear", Filter::Linear)];
/// Names of address modes.
const WRAPS: [(&str, Wrap); 5] = [
    ("repeat", Wrap::Repeat),
    ("mirror", Wrap::Mirror),
    ("clamp", Wrap::Clamp),
    ("border", Wrap::Border),
    ("mirror-once", Wrap::MirrorOnce),
];
/// Names of comparisons.
const COMPARES: [(&str, Compare); 8] = [
    ("never", Compare::Never),
    ("less", Compare::Less),
    ("equal", Compare::Equal),
    ("less-equal", Compare::LessEqual),
    ("greater", Compare::Greater),
    ("not-equal", Compare::NotEqual),
    ("greater-equal", Compare::GreaterEqual),
    ("always", Compare::Always),
];
/// Names of border colours.
const BORDERS: [(&str, Border); 3] = [
    ("transparent", Border::TransparentBlack),
    ("black", Border::OpaqueBlack),
    ("white", Border::OpaqueWhite),
];

/// What a name of a list means.
fn choose<T: Copy>(
    checker: &mut Checker,
    text: &Text,
    all: &[(&'static str, T)],
    what: &str,
) -> Option<T> {
    let found = all.iter().find(|(name, _)| *name == text.value);
    if found.is_none() {
        let names: Vec<&str> = all.iter().map(|(name, _)| *name).collect();
        let message = format!("unknown {what} `{}`", text.value);
        let note = named(&text.value, &names, "names");
        let diagnostic = Diagnostic::error("job-texture", message).note(note);
        checker.error::<()>(text.span, diagnostic);
    }
    found.map(|(_, value)| *value)
}

/// The image that a bind holds, at address 0.
pub(crate) fn texture(checker: &mut Checker, raw: &RawTexture) -> Option<Image> {
    let formats: Vec<(&str, Format)> = Format::ALL.iter().map(|f| (f.name(), *f)).collect();
    let format = choose(checker, &raw.format, &formats, "texture format")?;
    let given = raw.size.value.len();
    let dim = match &raw.dim {
        Some(text) => {
            let names: Vec<String> = Dim::ALL.iter().map(Dim::to_string).collect();
            match names.iter().position(|n| *n == text.value) {
                Some(k) => Dim::ALL[k],
                None => {
                    let message = format!("unknown dimension `{}`", text.value);
                    let names: Vec<&str> = names.iter().map(String::as_str).collect();
                    let note = named(&text.value, &names, "dimensions");
                    let diagnostic = Diagnostic::error("job-texture", message).note(note);
                    return checker.error(text.span, diagnostic);
                }
            }
        }
        None => match given {
            1 => Dim::D1,
            3 => Dim::D3,
            _ => Dim::D2,
        },
    };
    let wanted = match dim {
        Dim::D1 => 1,
        Dim::D2 | Dim::Cube | Dim::D1Array => 2,
        Dim::D3 | Dim::D2Array | Dim::CubeArray => 3,
    };
    if given != wanted {
        let message = format!("a {dim} texture has {wanted} sizes, here are {given}");
        return checker.error(raw.size.span, Diagnostic::error("job-texture", message));
    }
    let mut size = [1; 3];
    for (k, (to, from)) in size.iter_mut().zip(&raw.size.value).enumerate() {
        *to = checker.u32(from, ["width", "height", "depth"][k])?;
    }
    if dim == Dim::D1Array {
        size = [size[0], 1, size[1]];
    }
    let number = |checker: &mut Checker, raw: &Option<Int>, what: &str| match raw {
        Some(n) => checker.u32(n, what),
        None => Some(1),
    };
    let image = Image {
        levels: number(checker, &raw.levels, "levels")?,
        samples: number(checker, &raw.samples, "samples")?,
        ..Image::new(dim, format, size)
    };
    match image.to_words() {
        Ok(_) => Some(image),
        Err(problem) => checker.error(
            raw.span,
            Diagnostic::error("job-texture", format!("no such texture: {problem}")),
        ),
    }
}

/// A sampler.
pub(crate) fn sampler(checker: &mut Checker, raw: &RawSampler) -> Option<Sampler> {
    let mut sampler = Sampler::default();
    for (key, text) in &raw.filters {
        let filter = choose(checker, text, &FILTERS, "filter")?;
        match *key {
            "mag" => sampler.mag = filter,
            "min" => sampler.min = filter,
            "mip" => sampler.mip = filter,
            _ => (sampler.mag, sampler.min) = (filter, filter),
        }
    }
    match &raw.wrap[..] {
        [] => {}
        [all] => sampler.wrap = [choose(checker, all, &WRAPS, "address mode")?; 3],
        several => {
            for (to, text) in sampler.wrap.iter_mut().zip(several) {
                *to = choose(checker, text, &WRAPS, "address mode")?;
            }
        }
    }
    if let Some(text) = &raw.compare {
        sampler.compare = choose(checker, text, &COMPARES, "comparison")?;
    }
    if let Some(text) = &raw.border {
        sampler.border = choose(checker, text, &BORDERS, "border")?;
    }
    let set = |to: &mut f32, from: &Option<Located<f64>>| {
        if let Some(from) = from {
            *to = from.value as f32;
        }
    };
    set(&mut sampler.lod_min, &raw.lod_min);
    set(&mut sampler.lod_max, &raw.lod_max);
    set(&mut sampler.lod_bias, &raw.lod_bias);
    match sampler.to_words() {
        Ok(_) => Some(sampler),
        Err(problem) => checker.error(
            raw.span,
            Diagnostic::error("job-sampler", format!("no such sampler: {problem}")),
        ),
    }
}
