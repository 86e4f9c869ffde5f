//! Examples of encodings: for each one a line of assembly and its bits, both by rule from the operand kinds and the
//! positions of the fields. The assembler has no part in it, so that it can be tested with them.

use crate::{Field, Insn, Spec, Variant};

/// An example of one encoding.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Example {
    /// The line, with a suffix where the assembler would choose another encoding.
    pub text: String,
    /// Number in each operand's field.
    pub raws: Vec<u64>,
    /// All bits.
    pub bits: u64,
}

impl Example {
    /// The words in hex, the one at the lower address first.
    pub fn words(&self, bits: u32) -> String {
        match bits {
            32 => format!("{:08x}", self.bits),
            _ => format!("{:08x} {:08x}", self.bits as u32, self.bits >> 32),
        }
    }
}

/// What a number in a field stands for, as far as another encoding must be able to hold it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// A vector register without modifiers.
    Vector,
    /// A uniform register.
    Uniform,
    /// An inline constant.
    Constant,
    /// neg or abs.
    Modified,
    /// A literal.
    Literal(u64),
    /// Anything else.
    Other(u64),
}

/// The example of an encoding: registers 4 apart, sources by turns a vector register, a uniform one and a constant.
pub fn example(spec: &Spec, insn: &Insn, variant: usize) -> Example {
    let v = &insn.variants[variant];
    let mut shapes = Vec::new();
    let mut raws = Vec::new();
    let mut texts = Vec::new();
    let mut sources = 0;
    for (k, (operand, (field, codec))) in insn.operands.iter().zip(&v.fields).enumerate() {
        let (raw, text, shape) = operand_example(spec, insn, k, field, codec, &mut sources);
        raws.push(raw);
        shapes.push(shape);
        match codec.as_str() {
            "counter" if raw == (1 << field.width()) - 1 => {}
            "counter" => texts.push(format!("{}={raw}", operand.name)),
            "flag" if raw == 0 => {}
            _ => texts.push(text),
        }
    }
    let earlier = insn.variants[..variant].iter().any(|e| holds(e, &shapes));
    let suffix = if earlier {
        format!(".{}", v.suffix)
    } else {
        String::new()
    };
    let text = format!("{}{suffix} {}", insn.name, texts.join(", "));
    let placed = v
        .fields
        .iter()
        .zip(&raws)
        .map(|((f, _), raw)| f.place(*raw));
    Example {
        text: text.trim_end().into(),
        bits: placed.fold(v.value, |a, b| a | b),
        raws,
    }
}

/// Whether an encoding can hold operands of these shapes.
fn holds(v: &Variant, shapes: &[Shape]) -> bool {
    v.fields
        .iter()
        .zip(shapes)
        .all(|((field, codec), shape)| match (codec.as_str(), *shape) {
            ("vreg", s) if field.width() == 7 => s == Shape::Vector,
            (c, Shape::Literal(n)) => c == "lit" || (c == "simm" && n < 1 << 15),
            (c, Shape::Constant) => c.contains("src") || matches!(c, "lit" | "simm"),
            ("vsrc16" | "vsrc32" | "vsrc64", s) => s != Shape::Modified,
            ("lit" | "simm", _) => false,
            ("flag", Shape::Other(n)) => n == 0 || !field.pieces.is_empty(),
            _ => true,
        })
}

/// Number, text and shape of operand `k`. `sources` counts the vector sources before it.
fn operand_example(
    spec: &Spec,
    insn: &Insn,
    k: usize,
    field: &Field,
    codec: &str,
    sources: &mut usize,
) -> (u64, String, Shape) {
    let at = 4 * (k as u64 + 1);
    let list = |file: char, n: u64, at: u64| match n {
        1 => format!("{file}{at}"),
        _ => format!("{file}[{at}:{}]", at + n - 1),
    };
    let half = |at: u64| {
        (
            at << 1 | k as u64 & 1,
            format!("v{at}.{}", if k % 2 == 1 { "h" } else { "l" }),
        )
    };
    let vector = |n: u64| (at, list('v', n, at), Shape::Vector);
    let uniform = |n: u64| (at, list('u', n, at), Shape::Uniform);
    let number = |n: u64| (n, n.to_string(), Shape::Other(n));
    let several = |n: u64| (at | (n - 1) << 7, list('v', n, at), Shape::Vector);
    // Operands that name a size end with it.
    let size = |prefix: &str| codec.strip_prefix(prefix).and_then(|n| n.parse().ok());
    if let Some(n) = size("vregs") {
        return vector(n);
    }
    if let Some(n) = size("uregs") {
        let at = at.next_multiple_of(n);
        return (at, list('u', n, at), Shape::Uniform);
    }
    if let Some(n) = size("udesc") {
        let at = n * (k as u64 + 1);
        return (at / 4, list('u', n, at), Shape::Uniform);
    }
    if let Some(w) = size("vsrc").or(size("fsrc")) {
        *sources += 1;
        let registers = if w == 64 { 2 } else { 1 };
        let (raw, text, shape) = match *sources {
            1 if w == 16 => {
                let (raw, text) = half(at);
                (raw, text, Shape::Vector)
            }
            1 => vector(registers),
            2 => (256 + at, list('u', registers, at), Shape::Uniform),
            _ => {
                let (code, text) = constant(spec, insn.fp);
                (code, text, Shape::Constant)
            }
        };
        // abs in bit 10, neg in bit 9, on the first source.
        return match codec.starts_with('f') && *sources == 1 {
            true => (raw | 3 << 9, format!("-|{text}|"), Shape::Modified),
            false => (raw, text, shape),
        };
    }
    match codec {
        "vreg" => {
            *sources += usize::from(insn.operands[k].reads);
            vector(1)
        }
        "vbase" => vector(1),
        "vhalf" => {
            let (raw, text) = half(at);
            (raw, text, Shape::Vector)
        }
        "vpair" => vector(2),
        "vlist4" => several(4),
        // Two coordinates, and a reference where one is compared with.
        "vlist5" => several(if insn.name.contains(".cmp") { 3 } else { 2 }),
        // Derivatives of two coordinates.
        "vlist6" => several(4),
        "ureg" => uniform(1),
        "upair" => uniform(2),
        "lit" => {
            // Pi, or its digits: no inline constant is either.
            let n = if insn.fp { 0x4049_0fdb } else { 0x3141_5926 };
            (n, format!("{n:#x}"), Shape::Literal(n))
        }
        // A displacement counts bytes; as a source it is a literal.
        "simm" => {
            let n = if insn.operands[k].kind == "off16" {
                0x80
            } else {
                0x3141
            };
            (n, format!("{n:#x}"), Shape::Literal(n))
        }
        "rel" => (4, ".+16".into(), Shape::Other(4)),
        "csr" => {
            let name = if insn.operands.iter().any(|o| o.writes) {
                "clock"
            } else {
                "mode"
            };
            let found = spec.csrs.iter().find(|c| c.name == name);
            let n = found.map_or(0, |c| u64::from(c.number));
            (
                n,
                found.map_or("0".into(), |c| c.name.clone()),
                Shape::Other(n),
            )
        }
        // At most one load outstanding, and no uniform ones.
        "counter" => {
            let n = match insn.operands[k].name.as_str() {
                "vm" => 1,
                "sm" => 0,
                _ => (1 << field.width()) - 1,
            };
            (n, String::new(), Shape::Other(n))
        }
        "flag" => {
            let n = u64::from(!field.pieces.is_empty());
            (n, insn.operands[k].name.clone(), Shape::Other(n))
        }
        "lanes" => (3, "8".into(), Shape::Other(3)),
        "round" => (1, "rz".into(), Shape::Other(1)),
        _ => number(match field.width() {
            2 => 2,
            6 => 9,
            // Offsets 1, 2 and 0 of a sample.
            12 => 0x021,
            16 => 16,
            _ => 100,
        }),
    }
}

/// 1 as an inline constant: code and text.
fn constant(spec: &Spec, float: bool) -> (u64, String) {
    let wanted = if float { "1.0" } else { "1" };
    let all = spec.consts.all();
    let found = all.iter().find(|(_, text)| text == wanted).or(all.first());
    found.map_or((0, "0".into()), |(code, text)| {
        (u64::from(*code), text.clone())
    })
}
