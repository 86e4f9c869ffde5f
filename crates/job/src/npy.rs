//! The `.npy` format: a dictionary in ASCII, then the elements.
//!
//! Reads versions 1.0, 2.0 and 3.0, little endian and C order; writes 1.0, one dimension. The format is
//! described in NumPy's `numpy.lib.format`. Arrays of any number of dimensions are read as one row of
//! elements in memory order. (The `npyz` crate would bring some thirty crates for this, among them one
//! that compiles C.)

use std::io::Read;

use crate::element::ElementType;

const MAGIC: &[u8; 6] = b"\x93NUMPY";
/// Longer headers are no arrays of numbers.
const HEADER_MAX_BYTES: usize = 1 << 20;

/// What the header of a file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NpyHeader {
    /// Type of the elements.
    pub ty: ElementType,
    /// Number of elements: the product of the dimensions.
    pub len: u64,
    /// Bytes before the first element.
    pub data_offset: u64,
}

/// Name of a type in the header, for example `<f4`.
pub(crate) fn type_descr(ty: ElementType) -> &'static str {
    match ty {
        ElementType::U8 => "|u1",
        ElementType::I8 => "|i1",
        ElementType::U16 => "<u2",
        ElementType::I16 => "<i2",
        ElementType::U32 => "<u4",
        ElementType::I32 => "<i4",
        ElementType::U64 => "<u8",
        ElementType::I64 => "<i8",
        ElementType::F16 => "<f2",
        ElementType::F32 => "<f4",
        ElementType::F64 => "<f8",
    }
}

fn type_from_descr(descr: &str) -> Result<ElementType, String> {
    let found = ElementType::ALL.into_iter().find(|&t| {
        let name = type_descr(t);
        // The byte order of one byte may be written in any way.
        descr == name || (t.size_bytes() == 1 && descr.get(1..) == Some(&name[1..]))
    });
    match found {
        Some(ty) => Ok(ty),
        None if descr.starts_with('>') => Err(format!(
            "its elements are big endian (`{descr}`); only little endian is read"
        )),
        None => Err(format!(
            "its element type `{descr}` is not one that a job can use"
        )),
    }
}

/// Reads the header, leaving `reader` at the first element.
///
/// # Errors
///
/// A clause that says what is wrong with the file.
pub fn read_header(reader: &mut impl Read) -> Result<NpyHeader, String> {
    let mut start = [0u8; 8];
    read(reader, &mut start)?;
    if &start[..6] != MAGIC {
        return Err("it is not an .npy file".into());
    }
    let (length, prefix) = match start[6] {
        1 => {
            let mut field = [0u8; 2];
            read(reader, &mut field)?;
            (usize::from(u16::from_le_bytes(field)), 10)
        }
        2 | 3 => {
            let mut field = [0u8; 4];
            read(reader, &mut field)?;
            (u32::from_le_bytes(field) as usize, 12)
        }
        major => return Err(format!("its version {major}.{} is unknown", start[7])),
    };
    if length > HEADER_MAX_BYTES {
        return Err(format!("its header claims to have {length} bytes"));
    }
    let mut header = vec![0u8; length];
    read(reader, &mut header)?;
    let text = str::from_utf8(&header).map_err(|_| "its header is not text".to_string())?;
    let (ty, len) = parse_header(text)?;
    Ok(NpyHeader {
        ty,
        len,
        data_offset: (prefix + length) as u64,
    })
}

fn read(reader: &mut impl Read, into: &mut [u8]) -> Result<(), String> {
    reader.read_exact(into).map_err(|e| match e.kind() {
        std::io::ErrorKind::UnexpectedEof => "it ends within its header".to_string(),
        _ => e.to_string(),
    })
}

/// The whole file for `data`, elements of type `ty`.
pub fn write(ty: ElementType, data: &[u8]) -> Vec<u8> {
    let mut file = start(ty, (data.len() / ty.size_bytes()) as u64);
    file.extend_from_slice(data);
    file
}

/// What stands in a file before the bytes of `len` elements of type `ty`.
pub fn start(ty: ElementType, len: u64) -> Vec<u8> {
    let mut header = format!(
        "{{'descr': '{}', 'fortran_order': False, 'shape': ({},), }}",
        type_descr(ty),
        len
    );
    // The elements start at a multiple of 64 bytes.
    while (10 + header.len() + 1) % 64 != 0 {
        header.push(' ');
    }
    header.push('\n');
    let mut file = Vec::with_capacity(10 + header.len());
    file.extend_from_slice(MAGIC);
    file.extend_from_slice(&[1, 0]);
    file.extend_from_slice(&(header.len() as u16).to_le_bytes());
    file.extend_from_slice(header.as_bytes());
    file
}

/// The dictionary: three keys in any order, values of the few kinds that NumPy writes.
fn parse_header(text: &str) -> Result<(ElementType, u64), String> {
    let mut at = Scanner { rest: text };
    let (mut ty, mut fortran, mut shape) = (None, None, None);
    at.expect('{')?;
    while !at.accept('}') {
        let key = at.string()?;
        at.expect(':')?;
        match key {
            "descr" if at.peek() == Some('[') => {
                return Err("its elements are structs; a job needs numbers".into());
            }
            "descr" => ty = Some(type_from_descr(at.string()?)?),
            "fortran_order" => fortran = Some(at.boolean()?),
            "shape" => shape = Some(at.shape()?),
            other => return Err(format!("its header has the unknown key `{other}`")),
        }
        if !at.accept(',') {
            at.expect('}')?;
            break;
        }
    }
    if at.peek().is_some() {
        return Err("its header goes on after the dictionary".into());
    }
    let (Some(ty), Some(fortran), Some(shape)) = (ty, fortran, shape) else {
        return Err("its header does not have all of `descr`, `fortran_order` and `shape`".into());
    };
    if fortran && shape.iter().filter(|&&d| d != 1).count() > 1 {
        return Err("it is in Fortran order; only C order is read".into());
    }
    let len = shape
        .iter()
        .try_fold(1u64, |product, &d| product.checked_mul(d))
        .ok_or("its shape is too large")?;
    Ok((ty, len))
}

struct Scanner<'a> {
    rest: &'a str,
}

impl<'a> Scanner<'a> {
    fn peek(&mut self) -> Option<char> {
        self.rest = self.rest.trim_start();
        self.rest.chars().next()
    }

    fn accept(&mut self, c: char) -> bool {
        let found = self.peek() == Some(c);
        if found {
            self.rest = &self.rest[c.len_utf8()..];
        }
        found
    }

    fn expect(&mut self, c: char) -> Result<(), String> {
        if self.accept(c) {
            Ok(())
        } else {
            Err(format!("its header lacks a `{c}`"))
        }
    }

    fn string(&mut self) -> Result<&'a str, String> {
        for quote in ['\'', '"'] {
            if self.accept(quote) {
                let (text, rest) = self
                    .rest
                    .split_once(quote)
                    .ok_or("its header has an unclosed string")?;
                self.rest = rest;
                return Ok(text);
            }
        }
        Err("its header lacks a string".into())
    }

    fn boolean(&mut self) -> Result<bool, String> {
        self.peek();
        for (word, value) in [("True", true), ("False", false)] {
            if let Some(rest) = self.rest.strip_prefix(word) {
                self.rest = rest;
                return Ok(value);
            }
        }
        Err("`fortran_order` is neither True nor False".into())
    }

    fn shape(&mut self) -> Result<Vec<u64>, String> {
        let mut shape = Vec::new();
        self.expect('(')?;
        while !self.accept(')') {
            self.peek();
            let digits = self.rest.len()
                - self
                    .rest
                    .trim_start_matches(|c: char| c.is_ascii_digit())
                    .len();
            let (number, rest) = self.rest.split_at(digits);
            shape.push(
                number
                    .parse()
                    .map_err(|_| "its shape is not a tuple of numbers")?,
            );
            // Python 2 wrote some lengths as 3L.
            self.rest = rest.strip_prefix('L').unwrap_or(rest);
            if !self.accept(',') {
                self.expect(')')?;
                break;
            }
        }
        Ok(shape)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // The bytes in this module were written by NumPy 2.4.6 (numpy.save, numpy.lib.format.write_array).

    fn file(version: u8, header: &str) -> Vec<u8> {
        let mut bytes = b"\x93NUMPY".to_vec();
        bytes.extend([version, 0]);
        if version == 1 {
            bytes.extend((header.len() as u16).to_le_bytes());
        } else {
            bytes.extend((header.len() as u32).to_le_bytes());
        }
        bytes.extend(header.as_bytes());
        bytes
    }

    #[test]
    fn writes_what_numpy_writes() {
        let mut want =
            b"\x93NUMPY\x01\x00v\x00{'descr': '<f4', 'fortran_order': False, 'shape': (3,), }"
                .to_vec();
        want.extend([b' '; 60]);
        want.extend(b"\n\x00\x00\x80?\x00\x00 @\x00\x00@\xc0");
        let data: Vec<u8> = [1f32, 2.5, -3.0]
            .iter()
            .flat_map(|v| v.to_le_bytes())
            .collect();
        let got = write(ElementType::F32, &data);
        assert_eq!(got.len(), 140);
        assert_eq!(got, want);
    }

    #[test]
    fn reads_headers() {
        let header = "{'descr': '<u2', 'fortran_order': False, 'shape': (2,), }   \n";
        let cases = [
            (1, header, ElementType::U16, 2),
            (2, header, ElementType::U16, 2),
            (3, header, ElementType::U16, 2),
            (
                1,
                "{'descr': '|u1', 'fortran_order': False, 'shape': (), }\n",
                ElementType::U8,
                1,
            ),
            (
                1,
                "{'shape': (2, 3), 'descr': \"<i8\", 'fortran_order': False}",
                ElementType::I64,
                6,
            ),
            (
                1,
                "{'descr': '<i1', 'fortran_order': True, 'shape': (1, 4L), }",
                ElementType::I8,
                4,
            ),
            (
                1,
                "{'descr': '<f2', 'fortran_order': False, 'shape': (0,), }",
                ElementType::F16,
                0,
            ),
        ];
        for (version, header, ty, len) in cases {
            let bytes = file(version, header);
            let want = NpyHeader {
                ty,
                len,
                data_offset: bytes.len() as u64,
            };
            assert_eq!(read_header(&mut bytes.as_slice()), Ok(want), "{header}");
        }
    }

    #[test]
    fn refuses_what_it_cannot_read() {
        let cases = [
            (
                "{'descr': '>f4', 'fortran_order': False, 'shape': (2,), }",
                "big endian",
            ),
            (
                "{'descr': '<c8', 'fortran_order': False, 'shape': (2,), }",
                "`<c8`",
            ),
            (
                "{'descr': '|b1', 'fortran_order': False, 'shape': (2,), }",
                "`|b1`",
            ),
            (
                "{'descr': 'é1', 'fortran_order': False, 'shape': (2,), }",
                "`é1`",
            ),
            (
                "{'descr': [('a', '<f4')], 'fortran_order': False, 'shape': (2,), }",
                "structs",
            ),
            (
                "{'descr': '<i8', 'fortran_order': True, 'shape': (2, 3), }",
                "Fortran",
            ),
            (
                "{'descr': '<i8', 'fortran_order': False, }",
                "does not have all",
            ),
            (
                "{'descr': '<i8', 'fortran_order': 0, 'shape': (2,), }",
                "neither",
            ),
            (
                "{'descr': '<i8', 'fortran_order': False, 'shape': (-2,), }",
                "tuple",
            ),
            (
                "{'descr': '<i8', 'fortran_order': False, 'shape': (4294967296, 4294967296), }",
                "too large",
            ),
            (
                "{'descr': '<i8', 'fortran_order': False, 'shape': (2,), } x",
                "goes on",
            ),
            ("{'descr': '<i8', 'colour': 'red'}", "`colour`"),
            ("{'descr': '<i8", "unclosed"),
            ("", "lacks"),
        ];
        for (header, part) in cases {
            let error = read_header(&mut file(1, header).as_slice()).unwrap_err();
            assert!(error.contains(part), "{header}: {error}");
        }
        for (bytes, part) in [
            (b"PK\x03\x04....".to_vec(), "not an .npy"),
            (b"\x93NUM".to_vec(), "ends within"),
            (b"\x93NUMPY\x01\x00\x10\x00{".to_vec(), "ends within"),
            (b"\x93NUMPY\x09\x00".to_vec(), "version 9.0"),
            (b"\x93NUMPY\x02\x00\xff\xff\xff\xff".to_vec(), "claims"),
        ] {
            let error = read_header(&mut bytes.as_slice()).unwrap_err();
            assert!(error.contains(part), "{error}");
        }
    }
}
