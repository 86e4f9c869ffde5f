//! Element types of buffers, and single elements of them.
//!
//! Everything about one element is here: its size, its range, how a number of a job file becomes its
//! bits, and how it is printed.

use std::fmt;

use half::f16;

/// Type of the elements of a buffer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum ElementType {
    /// Unsigned, 8 bits.
    U8,
    /// Signed, 8 bits.
    I8,
    /// Unsigned, 16 bits.
    U16,
    /// Signed, 16 bits.
    I16,
    /// Unsigned, 32 bits.
    U32,
    /// Signed, 32 bits.
    I32,
    /// Unsigned, 64 bits.
    U64,
    /// Signed, 64 bits.
    I64,
    /// IEEE binary16.
    F16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
}

impl ElementType {
    /// All of them.
    pub const ALL: [ElementType; 11] = [
        ElementType::U8,
        ElementType::I8,
        ElementType::U16,
        ElementType::I16,
        ElementType::U32,
        ElementType::I32,
        ElementType::U64,
        ElementType::I64,
        ElementType::F16,
        ElementType::F32,
        ElementType::F64,
    ];

    /// The name in job files: `f32`.
    pub fn name(self) -> &'static str {
        match self {
            ElementType::U8 => "u8",
            ElementType::I8 => "i8",
            ElementType::U16 => "u16",
            ElementType::I16 => "i16",
            ElementType::U32 => "u32",
            ElementType::I32 => "i32",
            ElementType::U64 => "u64",
            ElementType::I64 => "i64",
            ElementType::F16 => "f16",
            ElementType::F32 => "f32",
            ElementType::F64 => "f64",
        }
    }

    /// The type of this name.
    pub fn from_name(name: &str) -> Option<ElementType> {
        ElementType::ALL.into_iter().find(|t| t.name() == name)
    }

    /// Bytes of one element.
    pub fn size_bytes(self) -> usize {
        match self {
            ElementType::U8 | ElementType::I8 => 1,
            ElementType::U16 | ElementType::I16 | ElementType::F16 => 2,
            ElementType::U32 | ElementType::I32 | ElementType::F32 => 4,
            ElementType::U64 | ElementType::I64 | ElementType::F64 => 8,
        }
    }

    /// Bits of one element.
    pub fn bits(self) -> u32 {
        self.size_bytes() as u32 * 8
    }

    /// Whether this is a floating-point type.
    pub fn is_float(self) -> bool {
        matches!(self, ElementType::F16 | ElementType::F32 | ElementType::F64)
    }

    /// Whether this is a signed integer type.
    pub fn is_signed_integer(self) -> bool {
        matches!(
            self,
            ElementType::I8 | ElementType::I16 | ElementType::I32 | ElementType::I64
        )
    }

    /// Smallest and largest value of an integer type; `None` for floats.
    pub fn integer_range(self) -> Option<(i128, i128)> {
        let bits = self.bits();
        if self.is_float() {
            None
        } else if self.is_signed_integer() {
            Some((-(1i128 << (bits - 1)), (1i128 << (bits - 1)) - 1))
        } else {
            Some((0, (1i128 << bits) - 1))
        }
    }

    /// A mask of the bits of one element.
    pub(crate) fn mask(self) -> u64 {
        u64::MAX >> (64 - self.bits())
    }
}

impl fmt::Display for ElementType {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// One element: its type and its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Element {
    /// The type.
    pub ty: ElementType,
    /// The bits, zero above the type's size.
    pub bits: u64,
}

impl Element {
    /// The element at `index` of a little-endian buffer; `None` past its end.
    pub fn read(ty: ElementType, bytes: &[u8], index: usize) -> Option<Element> {
        let size = ty.size_bytes();
        let start = index.checked_mul(size)?;
        let piece = bytes.get(start..start.checked_add(size)?)?;
        let mut word = [0u8; 8];
        word[..size].copy_from_slice(piece);
        Some(Element {
            ty,
            bits: u64::from_le_bytes(word),
        })
    }

    /// Appends the little-endian bytes.
    pub fn append_to(self, bytes: &mut Vec<u8>) {
        bytes.extend_from_slice(&self.bits.to_le_bytes()[..self.ty.size_bytes()]);
    }

    /// The value as an integer; `None` for floats.
    pub fn as_integer(self) -> Option<i128> {
        if self.ty.is_float() {
            None
        } else if self.ty.is_signed_integer() {
            let shift = 64 - self.ty.bits();
            Some(i128::from(((self.bits << shift) as i64) >> shift))
        } else {
            Some(i128::from(self.bits))
        }
    }

    /// The value as `f64`: exact, except for integers beyond 2^53, which are rounded.
    pub fn as_f64(self) -> f64 {
        match self.ty {
            ElementType::F16 => f16::from_bits(self.bits as u16).to_f64(),
            ElementType::F32 => f64::from(f32::from_bits(self.bits as u32)),
            ElementType::F64 => f64::from_bits(self.bits),
            _ => self.as_integer().unwrap_or_default() as f64,
        }
    }

    /// Whether this is a NaN.
    pub fn is_nan(self) -> bool {
        self.ty.is_float() && self.as_f64().is_nan()
    }
}

/// Integers in decimal; floats in the shortest form that reads back as the same value, always with a
/// point or an exponent, or `NaN`, `inf`, `-inf`.
impl fmt::Display for Element {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.ty {
            ElementType::F16 => write!(f, "{:?}", f16::from_bits(self.bits as u16)),
            ElementType::F32 => write!(f, "{:?}", f32::from_bits(self.bits as u32)),
            ElementType::F64 => write!(f, "{:?}", f64::from_bits(self.bits)),
            _ => write!(f, "{}", self.as_integer().unwrap_or_default()),
        }
    }
}

/// The bits of `value` rounded (to nearest, ties to even) to a float type; every NaN becomes the
/// positive quiet one without payload.
///
/// Invariant: `ty` is a float type.
pub(crate) fn round_to_float(ty: ElementType, value: f64) -> u64 {
    match ty {
        ElementType::F16 if value.is_nan() => 0x7e00,
        ElementType::F32 if value.is_nan() => 0x7fc0_0000,
        ElementType::F64 if value.is_nan() => 0x7ff8_0000_0000_0000,
        ElementType::F16 => u64::from(f64_to_f16(value)),
        ElementType::F32 => u64::from((value as f32).to_bits()),
        ElementType::F64 => value.to_bits(),
        other => unreachable!("{other} is not a float type"),
    }
}

/// Rounds once. `half::f16::from_f64` rounds twice where the host has conversion instructions, and
/// drops low bits where it has not; here the step through `f32` rounds to odd, so that nothing is lost.
fn f64_to_f16(value: f64) -> u16 {
    let near = value as f32;
    let mut bits = near.to_bits();
    let back = f64::from(near);
    if back != value {
        if back.abs() > value.abs() {
            bits -= 1;
        }
        bits |= 1;
    }
    f16::from_f32(f32::from_bits(bits)).to_bits()
}

/// A number as it is written in a job.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Literal {
    /// An integer.
    Integer(i128),
    /// A float.
    Float(f64),
    /// A string: `"nan"`, `"inf"`, `"-inf"` or a hexadecimal number.
    Text(String),
}

/// Why a literal is no value of the type: a message and a note.
pub(crate) type LiteralError = (String, String);

impl Literal {
    /// The bits of this literal as an element of type `ty`.
    pub(crate) fn bits(&self, ty: ElementType) -> Result<u64, LiteralError> {
        match (self, ty.integer_range()) {
            (Literal::Integer(v), Some(range)) => integer_bits(ty, *v, range),
            (Literal::Integer(v), None) => finite_bits(ty, *v as f64),
            (Literal::Float(v), Some(_)) => Err((
                format!("{v:?} is a float, but the type is {ty}"),
                "write an integer without a point or exponent".into(),
            )),
            (Literal::Float(v), None) if v.is_finite() => finite_bits(ty, *v),
            (Literal::Float(v), None) => Ok(round_to_float(ty, *v)),
            (Literal::Text(text), Some(range)) => match hexadecimal(text) {
                Some(v) => integer_bits(ty, v, range),
                None => Err(not_a_number(text, ty)),
            },
            (Literal::Text(text), None) => match text.as_str() {
                "nan" => Ok(round_to_float(ty, f64::NAN)),
                "inf" => Ok(round_to_float(ty, f64::INFINITY)),
                "-inf" => Ok(round_to_float(ty, f64::NEG_INFINITY)),
                _ => match hexadecimal(text) {
                    Some(v) if (0..=i128::from(ty.mask())).contains(&v) => Ok(v as u64),
                    Some(_) => Err((
                        format!("the bit pattern `{text}` does not fit into {ty}"),
                        format!("{ty} has {} bits", ty.bits()),
                    )),
                    None => Err(not_a_number(text, ty)),
                },
            },
        }
    }

    /// The value as an integer, if it is one.
    pub(crate) fn as_integer(&self) -> Option<i128> {
        match self {
            Literal::Integer(v) => Some(*v),
            Literal::Float(_) => None,
            Literal::Text(text) => hexadecimal(text),
        }
    }

    /// The value as a finite float, if it is one. Strings are not: they mean bit patterns of a type.
    pub(crate) fn as_finite(&self) -> Option<f64> {
        match self {
            Literal::Integer(v) => Some(*v as f64),
            Literal::Float(v) if v.is_finite() => Some(*v),
            _ => None,
        }
    }
}

fn integer_bits(
    ty: ElementType,
    value: i128,
    (low, high): (i128, i128),
) -> Result<u64, LiteralError> {
    if (low..=high).contains(&value) {
        Ok(value as u64 & ty.mask())
    } else {
        Err((
            format!("{value} is out of range for {ty}"),
            format!("{ty} goes from {low} to {high}"),
        ))
    }
}

fn finite_bits(ty: ElementType, value: f64) -> Result<u64, LiteralError> {
    let bits = round_to_float(ty, value);
    if (Element { ty, bits }).as_f64().is_infinite() {
        Err((
            format!("{value:?} is out of range for {ty}"),
            "write \"inf\" or \"-inf\" if infinity is meant".into(),
        ))
    } else {
        Ok(bits)
    }
}

fn not_a_number(text: &str, ty: ElementType) -> LiteralError {
    let note = if ty.is_float() {
        "a string may be \"nan\", \"inf\", \"-inf\" or a hexadecimal bit pattern such as \"0x7fc00000\""
    } else {
        "a string may be a hexadecimal integer such as \"0xffffffffffffffff\""
    };
    (format!("`{text}` is not a value of type {ty}"), note.into())
}

/// `0x1F`, also with `_` between digits and with a leading minus.
pub(crate) fn hexadecimal(text: &str) -> Option<i128> {
    let (negative, rest) = match text.strip_prefix('-') {
        Some(rest) => (true, rest),
        None => (false, text),
    };
    let digits = rest
        .strip_prefix("0x")
        .or_else(|| rest.strip_prefix("0X"))?;
    if digits.starts_with('_') || digits.ends_with('_') {
        return None;
    }
    let digits: String = digits.chars().filter(|&c| c != '_').collect();
    if !digits.chars().all(|c| c.is_ascii_hexdigit()) {
        return None;
    }
    let value = i128::from_str_radix(&digits, 16).ok()?;
    Some(if negative { -value } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::*;

    fn text(t: &str) -> Literal {
        Literal::Text(t.into())
    }

    #[test]
    fn literals_become_bits() {
        let cases = [
            (I8, Literal::Integer(-128), 0x80),
            (U8, Literal::Integer(255), 0xff),
            (I64, Literal::Integer(i128::from(i64::MIN)), 1 << 63),
            (U64, text("0xffff_ffff_ffff_ffff"), u64::MAX),
            (I32, text("-0x1"), 0xffff_ffff),
            (F32, Literal::Integer(16), 0x4180_0000),
            (F32, Literal::Float(-0.0), 0x8000_0000),
            (F32, Literal::Float(f64::NAN), 0x7fc0_0000),
            (F32, text("0x7fc00001"), 0x7fc0_0001),
            (F32, text("nan"), 0x7fc0_0000),
            (F32, text("-inf"), 0xff80_0000),
            (F16, text("inf"), 0x7c00),
            (F16, Literal::Float(65504.0), 0x7bff),
            (F64, Literal::Float(1.0), 0x3ff0_0000_0000_0000),
            (F64, text("0xfff8000000000000"), 0xfff8_0000_0000_0000),
        ];
        for (ty, literal, bits) in cases {
            assert_eq!(literal.bits(ty), Ok(bits), "{ty} {literal:?}");
        }
    }

    #[test]
    fn literals_out_of_range_or_of_the_wrong_kind_are_refused() {
        let cases = [
            (U8, Literal::Integer(256)),
            (U8, Literal::Integer(-1)),
            (I8, Literal::Integer(128)),
            (I32, text("0xffffffff")),
            (U64, text("0x10000000000000000")),
            (U64, text("0x")),
            (U64, text("0x_1")),
            (U64, text("0x+1")),
            (U64, text("--0x1")),
            (U32, Literal::Float(2.0)),
            (U32, text("nan")),
            (F32, Literal::Float(1e39)),
            (F16, Literal::Integer(65520)),
            (F16, text("0x10000")),
            (F16, text("-0x1")),
            (F32, text("infinity")),
            (F32, text("é")),
        ];
        for (ty, literal) in cases {
            assert!(literal.bits(ty).is_err(), "{ty} {literal:?}");
        }
    }

    // Expected values from Python: struct.pack("<e", v).
    #[test]
    fn f16_is_rounded_once() {
        let cases = [
            (1.0 + 2f64.powi(-11) + 2f64.powi(-40), 0x3c01),
            (1.0 + 2f64.powi(-11), 0x3c00),
            (65519.999, 0x7bff),
            (2f64.powi(-25), 0x0000),
            (2f64.powi(-25) + 2f64.powi(-70), 0x0001),
            (0.1, 0x2e66),
            (5.96e-8, 0x0001),
            (-0.0, 0x8000),
            (1e300, 0x7c00),
            (65520.0, 0x7c00),
        ];
        for (value, bits) in cases {
            assert_eq!(f64_to_f16(value), bits, "{value:e}");
        }
    }

    #[test]
    fn elements_print_as_values() {
        let cases = [
            (I8, 0x80, "-128"),
            (U8, 0x80, "128"),
            (I64, u64::MAX, "-1"),
            (U64, u64::MAX, "18446744073709551615"),
            (F32, 0x3f80_0000, "1.0"),
            (F32, 0x8000_0000, "-0.0"),
            (F32, 0x7fc0_0000, "NaN"),
            (F64, 0xfff0_0000_0000_0000, "-inf"),
            (F16, 0x3800, "0.5"),
        ];
        for (ty, bits, want) in cases {
            assert_eq!(Element { ty, bits }.to_string(), want);
        }
    }

    #[test]
    fn reads_elements_little_endian() {
        let bytes = [1, 2, 3, 4, 5];
        assert_eq!(
            Element::read(U16, &bytes, 1),
            Some(Element {
                ty: U16,
                bits: 0x0403
            })
        );
        assert_eq!(Element::read(U16, &bytes, 2), None);
        assert_eq!(Element::read(U64, &bytes, usize::MAX), None);
    }

    #[test]
    fn every_type_is_found_by_its_name() {
        for ty in ElementType::ALL {
            assert_eq!(ElementType::from_name(ty.name()), Some(ty));
        }
        assert_eq!(ElementType::from_name("float"), None);
    }
}
