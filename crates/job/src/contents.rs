//! Contents of a buffer, and how they become bytes.
//!
//! A [`Contents`] has been checked against its element type and length when the job was read; only the
//! files it names can still fail.

use std::fs::File;
use std::io::Read;
use std::path::{Path, PathBuf};

use lanemask_diag::Diagnostic;

use crate::element::{Element, ElementType, round_to_float};
use crate::npy;

/// The most bytes that one binding may have: 4 GiB.
pub const BINDING_MAX_BYTES: u64 = 1 << 32;

/// Size of the pieces of [`Contents::each_piece`].
pub const PIECE_BYTES: usize = 1 << 20;

/// What a buffer holds before the run, or should hold after it.
#[derive(Clone, Debug, PartialEq)]
pub enum Contents {
    /// Zeros.
    Zero,
    /// Every element the same.
    Value(Element),
    /// Listed elements or fields, as little-endian bytes.
    Bytes(Vec<u8>),
    /// `start + i * step`.
    Iota {
        /// The first element.
        start: Number,
        /// What each element adds.
        step: Number,
    },
    /// SplitMix64.
    Random {
        /// State before the first element.
        seed: u64,
        /// Lower end, inclusive.
        low: Number,
        /// Upper end; exclusive for integers.
        high: Number,
    },
    /// The elements of an `.npy` file.
    Npy(PathBuf),
    /// The bytes of a file.
    Raw(PathBuf),
}

/// A parameter of [`Contents`]: an integer if the element type is one, otherwise a float.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Number {
    /// For integer types.
    Integer(i128),
    /// For float types.
    Float(f64),
}

impl Contents {
    /// The file that they come from, if it is one.
    pub fn path(&self) -> Option<&Path> {
        match self {
            Contents::Npy(path) | Contents::Raw(path) => Some(path),
            _ => None,
        }
    }

    /// The little-endian bytes of `len` elements of type `ty`.
    ///
    /// # Errors
    ///
    /// A file cannot be read, or has changed since the job was read; or there is not enough memory.
    pub fn to_bytes(&self, ty: ElementType, len: u64) -> Result<Vec<u8>, Diagnostic> {
        let len_bytes = len
            .checked_mul(ty.size_bytes() as u64)
            .filter(|&b| b <= BINDING_MAX_BYTES)
            .and_then(|b| usize::try_from(b).ok())
            .ok_or_else(|| too_large(len))?;
        let mut bytes = Vec::new();
        bytes
            .try_reserve_exact(len_bytes)
            .map_err(|_| too_large(len))?;
        self.each_piece(ty, len, &mut |piece| {
            bytes.extend_from_slice(piece);
            Ok(())
        })?;
        Ok(bytes)
    }

    /// The same bytes piece by piece, each of at most [`PIECE_BYTES`] and but for the last a multiple of 8 bytes long, so
    /// that they need not all be in memory at once.
    ///
    /// # Errors
    ///
    /// Those of [`Contents::to_bytes`], and of the receiver.
    pub fn each_piece(
        &self,
        ty: ElementType,
        len: u64,
        receive: &mut dyn FnMut(&[u8]) -> Result<(), Diagnostic>,
    ) -> Result<(), Diagnostic> {
        let len_bytes = len
            .checked_mul(ty.size_bytes() as u64)
            .filter(|&b| b <= BINDING_MAX_BYTES)
            .and_then(|b| usize::try_from(b).ok())
            .ok_or_else(|| too_large(len))?;
        let mut fill = |bits: &mut dyn FnMut(u64) -> u64| {
            let mut piece = Vec::with_capacity(PIECE_BYTES.min(len_bytes));
            for i in 0..len {
                Element { ty, bits: bits(i) }.append_to(&mut piece);
                if piece.len() == PIECE_BYTES {
                    receive(&piece)?;
                    piece.clear();
                }
            }
            receive(&piece)
        };
        match self {
            Contents::Zero => fill(&mut |_| 0),
            Contents::Value(element) => fill(&mut |_| element.bits),
            Contents::Bytes(listed) if listed.len() == len_bytes => {
                listed.chunks(PIECE_BYTES).try_for_each(receive)
            }
            Contents::Bytes(listed) => Err(Diagnostic::error(
                "job-len-mismatch",
                format!(
                    "the contents have {} bytes instead of {len_bytes}",
                    listed.len()
                ),
            )),
            Contents::Iota {
                start: Number::Integer(start),
                step: Number::Integer(step),
            } => {
                let (start, step) = (*start as u64, *step as u64);
                fill(&mut |i| start.wrapping_add(i.wrapping_mul(step)) & ty.mask())
            }
            Contents::Iota {
                start: Number::Float(start),
                step: Number::Float(step),
            } => fill(&mut |i| round_to_float(ty, start + i as f64 * step)),
            Contents::Random {
                seed,
                low: Number::Integer(low),
                high: Number::Integer(high),
            } => {
                let mut random = SplitMix64::new(*seed);
                let span = (high - low) as u128;
                fill(&mut |_| {
                    let z = random.next_u64();
                    let offset = if ty.bits() == 64 {
                        (u128::from(z) * span) >> 64
                    } else {
                        (u128::from(z >> 32) * span) >> 32
                    };
                    (low + offset as i128) as u64 & ty.mask()
                })
            }
            Contents::Random {
                seed,
                low: Number::Float(low),
                high: Number::Float(high),
            } => {
                let mut random = SplitMix64::new(*seed);
                fill(&mut |_| {
                    let r = (random.next_u64() >> 32) as f64;
                    round_to_float(ty, low + (high - low) * (r / 4_294_967_296.0))
                })
            }
            Contents::Iota { .. } | Contents::Random { .. } => {
                unreachable!("numbers of an integer and a float are never mixed")
            }
            Contents::Npy(path) => read_npy(path, ty, len_bytes, receive),
            Contents::Raw(path) => {
                let mut file = open(path)?;
                read_exactly(&mut file, path, len_bytes, receive)
            }
        }
    }
}

/// The generator of `random`.
#[derive(Clone, Debug)]
pub struct SplitMix64 {
    state: u64,
}

impl SplitMix64 {
    /// Starts with this state.
    pub fn new(seed: u64) -> SplitMix64 {
        SplitMix64 { state: seed }
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.state = self.state.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.state;
        z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ (z >> 31)
    }
}

fn too_large(len: u64) -> Diagnostic {
    Diagnostic::error("job-too-large", format!("{len} elements are too many"))
        .note(format!("a binding has at most {BINDING_MAX_BYTES} bytes"))
}

pub(crate) fn file_error(path: &Path, what: impl std::fmt::Display) -> Diagnostic {
    Diagnostic::error(
        "job-file",
        format!("cannot read `{}`: {what}", path.display()),
    )
}

fn open(path: &Path) -> Result<File, Diagnostic> {
    let file = File::open(path).map_err(|e| file_error(path, e))?;
    let meta = file.metadata().map_err(|e| file_error(path, e))?;
    if meta.is_file() {
        Ok(file)
    } else {
        Err(file_error(path, "it is not a regular file"))
    }
}

fn read_npy(
    path: &Path,
    ty: ElementType,
    len_bytes: usize,
    receive: &mut dyn FnMut(&[u8]) -> Result<(), Diagnostic>,
) -> Result<(), Diagnostic> {
    let mut file = open(path)?;
    let header = npy::read_header(&mut file).map_err(|e| npy_error(path, e))?;
    if header.ty != ty {
        return Err(npy_type_error(path, header.ty, ty));
    }
    read_exactly(&mut file, path, len_bytes, receive)
}

fn read_exactly(
    file: &mut File,
    path: &Path,
    len_bytes: usize,
    receive: &mut dyn FnMut(&[u8]) -> Result<(), Diagnostic>,
) -> Result<(), Diagnostic> {
    let mut piece = Vec::with_capacity(PIECE_BYTES.min(len_bytes + 1));
    let mut left = len_bytes;
    loop {
        // One byte more than there should be tells a file that is longer.
        let want = PIECE_BYTES.min(left + usize::from(left < PIECE_BYTES));
        piece.clear();
        file.take(want as u64)
            .read_to_end(&mut piece)
            .map_err(|e| file_error(path, e))?;
        if piece.len() > left || piece.len() < want.min(left) {
            break;
        }
        receive(&piece)?;
        left -= piece.len();
        if piece.len() < want {
            return Ok(());
        }
    }
    {
        let how = if piece.len() > left { "more" } else { "less" };
        Err(Diagnostic::error(
            "job-len-mismatch",
            format!(
                "`{}` has {how} than the {len_bytes} bytes of the binding",
                path.display()
            ),
        ))
    }
}

pub(crate) fn npy_error(path: &Path, what: impl std::fmt::Display) -> Diagnostic {
    Diagnostic::error(
        "job-npy",
        format!("cannot use `{}`: {what}", path.display()),
    )
}

pub(crate) fn npy_type_error(path: &Path, has: ElementType, wanted: ElementType) -> Diagnostic {
    Diagnostic::error(
        "job-npy-type",
        format!(
            "`{}` has elements of type {has}, not {wanted}",
            path.display()
        ),
    )
    .note("the type of the file must be that of the binding")
}

/// Number of elements in an `.npy` file, from its header and its size.
pub(crate) fn npy_len(path: &Path, ty: ElementType) -> Result<u64, Diagnostic> {
    let mut file = open(path)?;
    let header = npy::read_header(&mut file).map_err(|e| npy_error(path, e))?;
    if header.ty != ty {
        return Err(npy_type_error(path, header.ty, ty));
    }
    let size = file.metadata().map_err(|e| file_error(path, e))?.len();
    let data = size.saturating_sub(header.data_offset);
    if header.len.checked_mul(ty.size_bytes() as u64) != Some(data) {
        return Err(npy_error(
            path,
            format!(
                "its header announces {} elements, but {data} bytes follow",
                header.len
            ),
        ));
    }
    Ok(header.len)
}

/// Number of elements in a raw file, from its size.
pub(crate) fn raw_len(path: &Path, ty: ElementType) -> Result<u64, Diagnostic> {
    let size = open(path)?
        .metadata()
        .map_err(|e| file_error(path, e))?
        .len();
    let element = ty.size_bytes() as u64;
    if !size.is_multiple_of(element) {
        return Err(Diagnostic::error(
            "job-raw-size",
            format!(
                "`{}` has {size} bytes, no whole number of {ty} elements",
                path.display()
            ),
        )
        .note(format!("an element of type {ty} has {element} bytes")));
    }
    Ok(size / element)
}

#[cfg(test)]
mod tests {
    use super::*;
    use ElementType::*;

    fn elements(contents: &Contents, ty: ElementType, len: u64) -> Vec<String> {
        let bytes = contents.to_bytes(ty, len).unwrap();
        (0..len as usize)
            .map(|i| Element::read(ty, &bytes, i).unwrap().to_string())
            .collect()
    }

    fn bits(contents: &Contents, ty: ElementType, len: u64) -> Vec<u64> {
        let bytes = contents.to_bytes(ty, len).unwrap();
        (0..len as usize)
            .map(|i| Element::read(ty, &bytes, i).unwrap().bits)
            .collect()
    }

    fn random_integers(seed: u64, low: i128, high: i128) -> Contents {
        Contents::Random {
            seed,
            low: Number::Integer(low),
            high: Number::Integer(high),
        }
    }

    // Expected numbers in the tests of `random`: a few lines of Python with its own integers,
    //   s = (s + 0x9E3779B97F4A7C15) % 2**64; z = s
    //   z = (z ^ z>>30) * 0xBF58476D1CE4E5B9 % 2**64
    //   z = (z ^ z>>27) * 0x94D049BB133111EB % 2**64
    //   z ^= z>>31
    // then low + ((z>>32) * (high-low) >> 32), or struct.pack of low + (high-low) * ((z>>32) / 2**32).

    #[test]
    fn splitmix64() {
        let mut random = SplitMix64::new(7);
        let got: Vec<u64> = (0..4).map(|_| random.next_u64()).collect();
        assert_eq!(
            got,
            [
                0x63cb_e1e4_5932_0dd7,
                0x044c_3cd7_f43c_661c,
                0xe698_4080_bab1_2a02,
                0x953a_eb70_673e_29cb
            ]
        );
        let mut random = SplitMix64::new(1_234_567);
        let got: Vec<u64> = (0..5).map(|_| random.next_u64()).collect();
        assert_eq!(
            got,
            [
                6_457_827_717_110_365_317,
                3_203_168_211_198_807_973,
                9_817_491_932_198_370_423,
                4_593_380_528_125_082_431,
                16_408_922_859_458_223_821
            ]
        );
    }

    #[test]
    fn random_floats() {
        let contents = Contents::Random {
            seed: 7,
            low: Number::Float(-1.0),
            high: Number::Float(1.0),
        };
        assert_eq!(
            bits(&contents, F32, 4),
            [0xbe61_a0f1, 0xbf77_6786, 0x3f4d_3081, 0x3e29_d75c]
        );
        assert_eq!(bits(&contents, F16, 4), [0xb30d, 0xbbbb, 0x3a6a, 0x314f]);
        assert_eq!(
            bits(&contents, F64, 4),
            [
                0xbfcc_341e_1c00_0000,
                0xbfee_ecf0_ca40_0000,
                0x3fe9_a610_2000_0000,
                0x3fc5_3aeb_7000_0000
            ]
        );
    }

    #[test]
    fn random_integers_up_to_32_bits() {
        let got = elements(&random_integers(7, 10, 1000), U32, 6);
        assert_eq!(got, ["395", "26", "901", "587", "457", "256"]);
        let got = elements(&random_integers(9, -128, 128), I8, 6);
        assert_eq!(got, ["46", "64", "-61", "72", "-61", "-99"]);
        let got = elements(&random_integers(u64::MAX, 0, 1 << 32), U32, 3);
        assert_eq!(got, ["3839455607", "3919575143", "942667852"]);
    }

    #[test]
    fn random_integers_of_64_bits_use_all_of_z() {
        let got = elements(&random_integers(9, 0, 1 << 64), U64, 3);
        assert_eq!(
            got,
            [
                "12587370737594032228",
                "13847876567842155106",
                "4894335158745139638"
            ]
        );
        let e = 5_000_000_000_000_000_000;
        let got = elements(&random_integers(9, -e, e), I64, 4);
        assert_eq!(
            got,
            [
                "1823627349789958050",
                "2506948929582787697",
                "-2346775594008166695",
                "2848136924650979170"
            ]
        );
    }

    #[test]
    fn iota_wraps_for_integers_and_rounds_for_floats() {
        let ints = |a, b| Contents::Iota {
            start: Number::Integer(a),
            step: Number::Integer(b),
        };
        assert_eq!(elements(&ints(250, 3), U8, 4), ["250", "253", "0", "3"]);
        assert_eq!(
            elements(&ints(0, -1), U32, 3),
            ["0", "4294967295", "4294967294"]
        );
        assert_eq!(elements(&ints(127, 1), I8, 2), ["127", "-128"]);
        let max = i128::from(i64::MAX);
        assert_eq!(
            elements(&ints(max, 1), I64, 2),
            ["9223372036854775807", "-9223372036854775808"]
        );
        let floats = |a, b| Contents::Iota {
            start: Number::Float(a),
            step: Number::Float(b),
        };
        assert_eq!(
            elements(&floats(0.5, -0.25), F32, 4),
            ["0.5", "0.25", "0.0", "-0.25"]
        );
        // 16777217 has 25 bits; from 1 on, every other one is rounded to even.
        assert_eq!(
            elements(&floats(16_777_216.0, 1.0), F32, 3)[1..],
            ["16777216.0", "16777218.0"]
        );
    }

    #[test]
    fn values_and_zeros() {
        assert_eq!(Contents::Zero.to_bytes(F32, 2).unwrap(), [0; 8]);
        let value = Contents::Value(Element {
            ty: U16,
            bits: 0x1234,
        });
        assert_eq!(value.to_bytes(U16, 2).unwrap(), [0x34, 0x12, 0x34, 0x12]);
        assert_eq!(Contents::Bytes(vec![1, 2]).to_bytes(U8, 2).unwrap(), [1, 2]);
        assert_eq!(
            Contents::Bytes(vec![1, 2])
                .to_bytes(U8, 3)
                .unwrap_err()
                .code,
            "job-len-mismatch"
        );
    }

    #[test]
    fn absurd_lengths_are_errors() {
        assert_eq!(
            Contents::Zero.to_bytes(F32, u64::MAX).unwrap_err().code,
            "job-too-large"
        );
        assert_eq!(
            Contents::Zero.to_bytes(F32, 1 << 31).unwrap_err().code,
            "job-too-large"
        );
    }
}
