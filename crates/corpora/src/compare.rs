//! Numbers with tolerances.

use half::f16;

/// How bytes of a buffer are to be read, little endian.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Number {
    /// IEEE binary16.
    F16,
    /// IEEE binary32.
    F32,
    /// IEEE binary64.
    F64,
    /// Signed, of 8 bits.
    I8,
    /// Signed, of 16 bits.
    I16,
    /// Signed, of 32 bits.
    I32,
    /// Signed, of 64 bits.
    I64,
    /// Unsigned, of 8 bits.
    U8,
    /// Unsigned, of 16 bits.
    U16,
    /// Unsigned, of 32 bits.
    U32,
    /// Unsigned, of 64 bits.
    U64,
}

/// What counts as equal: `|got - want| <= absolute + relative * |want|`. NaN equals NaN and nothing else, an infinity only
/// itself; both signs of zero are equal. Integers are compared exactly where both are 0.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Tolerance {
    /// In the unit of the numbers.
    pub absolute: f64,
    /// Times the wanted number.
    pub relative: f64,
}

impl Tolerance {
    /// Nothing but equality.
    pub const EXACT: Tolerance = Tolerance {
        absolute: 0.0,
        relative: 0.0,
    };
}

/// A number as it is, so that no integer is rounded.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Value {
    Int(i128),
    Float(f64),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Value::Int(n) => n.fmt(f),
            Value::Float(x) => write!(f, "{x:?}"),
        }
    }
}

impl Number {
    /// By the names `f32`, `u8` and so on.
    pub fn from_name(name: &str) -> Option<Number> {
        Some(match name {
            "f16" => Number::F16,
            "f32" => Number::F32,
            "f64" => Number::F64,
            "i8" => Number::I8,
            "i16" => Number::I16,
            "i32" => Number::I32,
            "i64" => Number::I64,
            "u8" => Number::U8,
            "u16" => Number::U16,
            "u32" => Number::U32,
            "u64" => Number::U64,
            _ => return None,
        })
    }

    /// Size in bytes.
    pub fn size_bytes(self) -> usize {
        match self {
            Number::I8 | Number::U8 => 1,
            Number::F16 | Number::I16 | Number::U16 => 2,
            Number::F32 | Number::I32 | Number::U32 => 4,
            Number::F64 | Number::I64 | Number::U64 => 8,
        }
    }

    fn value(self, bytes: &[u8]) -> Value {
        let mut wide = [0; 8];
        wide[..bytes.len()].copy_from_slice(bytes);
        let bits = u64::from_le_bytes(wide);
        match self {
            Number::F16 => Value::Float(f16::from_bits(bits as u16).into()),
            Number::F32 => Value::Float(f32::from_bits(bits as u32).into()),
            Number::F64 => Value::Float(f64::from_bits(bits)),
            Number::I8 => Value::Int((bits as i8).into()),
            Number::I16 => Value::Int((bits as i16).into()),
            Number::I32 => Value::Int((bits as i32).into()),
            Number::I64 => Value::Int((bits as i64).into()),
            Number::U8 | Number::U16 | Number::U32 | Number::U64 => Value::Int(bits.into()),
        }
    }

    /// The first number that is not as wanted, and how many there are.
    ///
    /// # Errors
    /// What is wrong, in one line.
    pub fn compare(self, got: &[u8], want: &[u8], tolerance: Tolerance) -> Result<(), String> {
        if got.len() != want.len() {
            return Err(format!("{} bytes, wanted {}", got.len(), want.len()));
        }
        let size = self.size_bytes();
        let all = want.len() / size;
        let mut first = None;
        let mut count = 0;
        let pairs = got.chunks_exact(size).zip(want.chunks_exact(size));
        for (index, (got, want)) in pairs.enumerate() {
            let (got, want) = (self.value(got), self.value(want));
            if !tolerance.accepts(got, want) {
                count += 1;
                first.get_or_insert((index, got, want));
            }
        }
        match first {
            None => Ok(()),
            Some((index, got, want)) => Err(format!(
                "{count} of {all} differ, the first at [{index}]: {got}, wanted {want}"
            )),
        }
    }
}

impl Tolerance {
    fn accepts(self, got: Value, want: Value) -> bool {
        match (got, want) {
            (Value::Int(got), Value::Int(want)) => {
                let apart = got.abs_diff(want);
                apart == 0 || apart as f64 <= self.absolute + self.relative * want.abs() as f64
            }
            (Value::Float(got), Value::Float(want)) => {
                if got == want || got.is_nan() && want.is_nan() {
                    return true;
                }
                let finite = got.is_finite() && want.is_finite();
                finite && (got - want).abs() <= self.absolute + self.relative * want.abs()
            }
            _ => false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn f32s(all: &[f32]) -> Vec<u8> {
        all.iter().flat_map(|x| x.to_le_bytes()).collect()
    }

    #[test]
    fn floats_have_tolerances() {
        let t = |absolute, relative| Tolerance { absolute, relative };
        let same = |a, b, tolerance| {
            Number::F32
                .compare(&f32s(&[a]), &f32s(&[b]), tolerance)
                .is_ok()
        };
        assert!(same(1.0, 1.0, Tolerance::EXACT));
        assert!(same(0.0, -0.0, Tolerance::EXACT));
        assert!(!same(1.0, 1.0000001, Tolerance::EXACT));
        assert!(same(1.0, 1.0000001, t(0.0, 2e-7)));
        assert!(!same(0.1, 0.0, t(0.0, 0.5)));
        assert!(same(0.1, 0.0, t(0.11, 0.0)));
        assert!(same(f32::NAN, -f32::NAN, Tolerance::EXACT));
        assert!(!same(f32::NAN, 1.0, t(1e30, 0.0)));
        assert!(!same(f32::INFINITY, f32::MAX, t(f64::MAX, 1.0)));
        assert!(!same(f32::INFINITY, f32::NEG_INFINITY, t(f64::MAX, 1.0)));
    }

    #[test]
    fn the_first_difference_is_told() {
        let said = Number::I16.compare(
            &[1, 0, 0xff, 0xff, 3, 0],
            &[1, 0, 2, 0, 4, 0],
            Tolerance::EXACT,
        );
        let want = "2 of 3 differ, the first at [1]: -1, wanted 2";
        assert_eq!(said, Err(want.to_owned()));
        let said = Number::F64.compare(&[0; 8], &[0; 16], Tolerance::EXACT);
        assert_eq!(said, Err("8 bytes, wanted 16".to_owned()));
        assert!(
            Number::U64
                .compare(&[0xff; 8], &[0xff; 8], Tolerance::EXACT)
                .is_ok()
        );
    }
}
