//! Where uniforms lie in a storage buffer: GLSL's `std430`.

/// Members of a block.
#[derive(Debug, PartialEq, Default)]
pub(super) struct Layout {
    members: Vec<Member>,
    /// Size of the block in bytes.
    pub(super) size_bytes: usize,
}

#[derive(Debug, PartialEq)]
struct Member {
    ty: String,
    name: String,
    offset: usize,
}

/// How the bytes of one number are made.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Scalar {
    Float,
    Int,
    Uint,
    Int64,
    Uint64,
    Double,
}

/// A type: scalars in columns of rows.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Type {
    scalar: Scalar,
    columns: usize,
    rows: usize,
}

impl Type {
    fn of(name: &str) -> Option<Type> {
        let vector = |prefix: &str| {
            let rows = name
                .strip_prefix(prefix)?
                .strip_prefix("vec")?
                .parse()
                .ok()?;
            (2..=4).contains(&rows).then_some(rows)
        };
        let ty = |scalar, columns, rows| {
            Some(Type {
                scalar,
                columns,
                rows,
            })
        };
        for (prefix, scalar) in [
            ("i64", Scalar::Int64),
            ("u64", Scalar::Uint64),
            ("i", Scalar::Int),
            ("u", Scalar::Uint),
            // In a buffer a truth value is a word.
            ("b", Scalar::Uint),
            ("d", Scalar::Double),
            ("", Scalar::Float),
        ] {
            if let Some(rows) = vector(prefix) {
                return ty(scalar, 1, rows);
            }
        }
        if let Some(sizes) = name.strip_prefix("mat") {
            let (columns, rows) = sizes.split_once('x').unwrap_or((sizes, sizes));
            return ty(Scalar::Float, columns.parse().ok()?, rows.parse().ok()?);
        }
        let scalar = match name {
            "float" => Scalar::Float,
            "double" => Scalar::Double,
            "int" => Scalar::Int,
            "uint" | "bool" => Scalar::Uint,
            "int64_t" => Scalar::Int64,
            "uint64_t" => Scalar::Uint64,
            _ => return None,
        };
        ty(scalar, 1, 1)
    }

    fn scalar_bytes(self) -> usize {
        match self.scalar {
            Scalar::Float | Scalar::Int | Scalar::Uint => 4,
            Scalar::Int64 | Scalar::Uint64 | Scalar::Double => 8,
        }
    }

    /// Of a column, and so of the whole; vectors of three are aligned like vectors of four.
    fn alignment(self) -> usize {
        self.scalar_bytes() * self.rows.next_power_of_two()
    }

    fn size_bytes(self) -> usize {
        match self.columns {
            1 => self.scalar_bytes() * self.rows,
            columns => self.alignment() * columns,
        }
    }
}

/// Places uniforms, given as type and name.
///
/// # Errors
/// A type that is not known.
pub(super) fn members(uniforms: &[(&str, &str)]) -> Result<Layout, String> {
    let mut layout = Layout::default();
    let mut alignment = 4;
    for (ty, name) in uniforms {
        let known = Type::of(ty).ok_or(format!("uniforms of type `{ty}` are not known"))?;
        let offset = layout.size_bytes.next_multiple_of(known.alignment());
        alignment = alignment.max(known.alignment());
        layout.size_bytes = offset + known.size_bytes();
        layout.members.push(Member {
            ty: (*ty).to_owned(),
            name: (*name).to_owned(),
            offset,
        });
    }
    layout.size_bytes = layout.size_bytes.next_multiple_of(alignment);
    Ok(layout)
}

impl Layout {
    /// Sets a uniform.
    ///
    /// # Errors
    /// There is none of this name and type, or it has another number of numbers.
    pub(super) fn set(
        &self,
        block: &mut [u8],
        ty: &str,
        name: &str,
        values: &[&str],
    ) -> Result<(), String> {
        // Truth values are set as integers, and square matrices by their long names.
        let known = |ty: &str| match ty {
            "bool" => "int".to_owned(),
            "mat2" | "mat3" | "mat4" => format!("{ty}x{}", &ty[3..]),
            _ => ty.replace("bvec", "ivec"),
        };
        let same = |member: &Member| member.name == name && known(&member.ty) == known(ty);
        let member = self.members.iter().find(|m| same(m));
        let member = member.ok_or(format!("no uniform `{ty} {name}`"))?;
        let ty = Type::of(&member.ty).ok_or("a type is not known")?;
        if values.len() != ty.columns * ty.rows {
            return Err(format!("`{name}` wants other values than {values:?}"));
        }
        for (k, value) in values.iter().enumerate() {
            let wrong = || format!("`{value}` is no value for `{name}`");
            let bytes = ty.scalar.bytes(value).ok_or_else(wrong)?;
            let column = k / ty.rows * ty.alignment();
            let offset = member.offset + column + k % ty.rows * ty.scalar_bytes();
            block[offset..][..bytes.len()].copy_from_slice(&bytes);
        }
        Ok(())
    }
}

impl Scalar {
    fn bytes(self, text: &str) -> Option<Vec<u8>> {
        Some(match self {
            Scalar::Float => text.parse::<f32>().ok()?.to_le_bytes().to_vec(),
            Scalar::Double => text.parse::<f64>().ok()?.to_le_bytes().to_vec(),
            Scalar::Int => text.parse::<i32>().ok()?.to_le_bytes().to_vec(),
            Scalar::Uint => text.parse::<u32>().ok()?.to_le_bytes().to_vec(),
            Scalar::Int64 => text.parse::<i64>().ok()?.to_le_bytes().to_vec(),
            Scalar::Uint64 => text.parse::<u64>().ok()?.to_le_bytes().to_vec(),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    // Rules 1 to 9 of "Standard Uniform Block Layout", without the rounding to 16 of arrays and structures.
    #[test]
    fn members_lie_where_std430_says() {
        let place = |list: &[&str]| {
            let uniforms: Vec<_> = list.iter().map(|ty| (*ty, "x")).collect();
            let layout = members(&uniforms).unwrap();
            let offsets = layout.members.iter().map(|m| m.offset).collect::<Vec<_>>();
            (offsets, layout.size_bytes)
        };
        assert_eq!(place(&["float", "vec3", "int"]), (vec![0, 16, 28], 32));
        assert_eq!(place(&["vec2", "mat2x3", "bool"]), (vec![0, 16, 48], 64));
        assert_eq!(place(&["mat3x2", "mat4"]), (vec![0, 32], 96));
        assert_eq!(
            place(&["int", "i64vec2", "uint64_t"]),
            (vec![0, 16, 32], 48)
        );
        assert_eq!(place(&["int", "u64vec3"]), (vec![0, 32], 64));
        assert!(members(&[("sampler2D", "x")]).is_err());
    }

    #[test]
    fn values_are_set_column_by_column() {
        let layout = members(&[("mat2x3", "m"), ("bvec2", "b")]).unwrap();
        let mut block = vec![0; layout.size_bytes];
        let values = ["1", "2", "3", "4", "5", "6"];
        layout.set(&mut block, "mat2x3", "m", &values).unwrap();
        layout.set(&mut block, "ivec2", "b", &["0", "1"]).unwrap();
        let words: Vec<u32> = block
            .chunks_exact(4)
            .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
            .collect();
        let f = |x: f32| x.to_bits();
        assert_eq!(
            words,
            [
                f(1.0),
                f(2.0),
                f(3.0),
                0,
                f(4.0),
                f(5.0),
                f(6.0),
                0,
                0,
                1,
                0,
                0
            ]
        );
        assert!(layout.set(&mut block, "mat2x3", "m", &["1"]).is_err());
        assert!(layout.set(&mut block, "vec2", "b", &["0", "1"]).is_err());
        let square = members(&[("mat2", "m")]).unwrap();
        assert_eq!(square.set(&mut [0; 16], "mat2x2", "m", &["1"; 4]), Ok(()));
    }
}
