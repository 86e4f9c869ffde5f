//! Buffers, and the types that they can hold.

use std::fmt;

/// A type of which a buffer can be an array. The bytes are those of the machine: little endian, without padding.
pub trait Element: Copy {
    /// Size in bytes.
    const SIZE_BYTES: usize;

    /// Appends the bytes of the value.
    fn append_to(self, bytes: &mut Vec<u8>);

    /// The value of [`Element::SIZE_BYTES`] bytes.
    fn from_bytes(bytes: &[u8]) -> Self;
}

macro_rules! number {
    ($($ty:ty)*) => {$(
        impl Element for $ty {
            const SIZE_BYTES: usize = size_of::<$ty>();

            fn append_to(self, bytes: &mut Vec<u8>) {
                bytes.extend_from_slice(&self.to_le_bytes());
            }

            fn from_bytes(bytes: &[u8]) -> $ty {
                let mut own = [0; size_of::<$ty>()];
                own.copy_from_slice(bytes);
                <$ty>::from_le_bytes(own)
            }
        }
    )*};
}

number!(u8 i8 u16 i16 u32 i32 u64 i64 f32 f64);

/// Arrays lie without gaps: a `[f32; 3]` has 12 bytes, unlike an element of WGSL's `array<vec3f>`, which has 16.
impl<T: Element, const N: usize> Element for [T; N] {
    const SIZE_BYTES: usize = N * T::SIZE_BYTES;

    fn append_to(self, bytes: &mut Vec<u8>) {
        for element in self {
            element.append_to(bytes);
        }
    }

    fn from_bytes(bytes: &[u8]) -> [T; N] {
        std::array::from_fn(|i| T::from_bytes(&bytes[i * T::SIZE_BYTES..][..T::SIZE_BYTES]))
    }
}

/// Bytes that kernels can read and write.
///
/// ```
/// use lanemask::Buffer;
/// let mut uniform = Buffer::from_slice(&[16u32]);
/// uniform.append(&[0.5f32, 2.0]);
/// assert_eq!(uniform.len_bytes(), 12);
/// assert_eq!(uniform.read::<u32>()[1], 0x3f00_0000);
/// ```
#[derive(Clone, PartialEq, Eq, Default)]
pub struct Buffer {
    pub(crate) bytes: Vec<u8>,
}

impl Buffer {
    /// `len_bytes` zeros.
    pub fn zeroed(len_bytes: usize) -> Buffer {
        Buffer::from_bytes(vec![0; len_bytes])
    }

    /// The elements of a slice.
    pub fn from_slice<T: Element>(elements: &[T]) -> Buffer {
        let mut buffer = Buffer::default();
        buffer.append(elements);
        buffer
    }

    /// Bytes as they are.
    pub fn from_bytes(bytes: Vec<u8>) -> Buffer {
        Buffer { bytes }
    }

    /// Adds elements at the end, which helps with structs of several types.
    pub fn append<T: Element>(&mut self, elements: &[T]) {
        self.bytes.reserve(elements.len() * T::SIZE_BYTES);
        for element in elements {
            element.append_to(&mut self.bytes);
        }
    }

    /// The contents as elements. Bytes at the end that are no whole element are left out.
    pub fn read<T: Element>(&self) -> Vec<T> {
        self.bytes
            .chunks_exact(T::SIZE_BYTES.max(1))
            .map(T::from_bytes)
            .collect()
    }

    /// The contents.
    pub fn bytes(&self) -> &[u8] {
        &self.bytes
    }

    /// The contents, taken out.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }

    /// Size in bytes.
    pub fn len_bytes(&self) -> usize {
        self.bytes.len()
    }
}

impl fmt::Debug for Buffer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Buffer({} bytes)", self.bytes.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_are_little_endian_and_packed() {
        let buffer = Buffer::from_slice(&[[1u16, 2], [3, 0xffee]]);
        assert_eq!(buffer.bytes(), [1, 0, 2, 0, 3, 0, 0xee, 0xff]);
        assert_eq!(buffer.read::<[u16; 2]>(), [[1, 2], [3, 0xffee]]);
        assert_eq!(buffer.read::<[u8; 3]>(), [[1, 0, 2], [0, 3, 0]]);
        assert_eq!(Buffer::from_slice(&[1.5f64]).read::<f64>(), [1.5]);
        assert_eq!(Buffer::from_slice(&[-2i8]).bytes(), [0xfe]);
        assert!(Buffer::zeroed(3).read::<u32>().is_empty());
    }
}
