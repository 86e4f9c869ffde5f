//! Integer instructions on numbers of 128 bits, from the words of their names. Source: the cards of groups 1 and 3.

/// A type by name: `u16`, `i32`, `b64`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Type {
    /// Whether it has a sign.
    pub signed: bool,
    /// Width.
    pub bits: u32,
}

impl Type {
    /// The type of that name, of 8 to 64 bits.
    pub fn named(name: &str) -> Option<Type> {
        let bits = name.get(1..)?.parse().ok()?;
        let signed = match name.get(..1)? {
            "i" => true,
            "u" | "b" => false,
            _ => return None,
        };
        matches!(bits, 8 | 16 | 32 | 64).then_some(Type { signed, bits })
    }

    /// The number that the low bits are.
    pub fn number(self, bits: u64) -> i128 {
        let low = i128::from(bits) & self.ones();
        if self.signed && low >> (self.bits - 1) == 1 {
            low - (1 << self.bits)
        } else {
            low
        }
    }

    fn ones(self) -> i128 {
        (1 << self.bits) - 1
    }

    /// Smallest number.
    pub fn least(self) -> i128 {
        if self.signed {
            -(1 << (self.bits - 1))
        } else {
            0
        }
    }

    /// Largest number.
    pub fn most(self) -> i128 {
        if self.signed {
            (1 << (self.bits - 1)) - 1
        } else {
            self.ones()
        }
    }

    fn clamp(self, n: i128) -> i128 {
        n.clamp(self.least(), self.most())
    }
}

/// Pieces of a word, the lowest first.
fn pieces(ty: Type, word: u64) -> impl Iterator<Item = i128> {
    (0..32 / ty.bits).map(move |k| ty.number(word >> (k * ty.bits)))
}

/// The types of the two factors of a dot product: `i8`, `u16`, `i8u8`.
fn factors(name: &str) -> Option<(Type, Type)> {
    match Type::named(name) {
        Some(ty) => Some((ty, ty)),
        None => {
            let second = name[1..].find(['i', 'u'])? + 1;
            Some((Type::named(&name[..second])?, Type::named(&name[second..])?))
        }
    }
}

/// Offset and count of a bit field, clamped to the width.
fn field(ty: Type, offset: u64, count: u64) -> (u32, u32) {
    let offset = offset.min(ty.bits.into()) as u32;
    (offset, count.min((ty.bits - offset).into()) as u32)
}

fn low_ones(count: u32) -> i128 {
    (1i128 << count) - 1
}

/// A comparison of integers by name.
pub fn compare(name: &str, ty: Type, a: u64, b: u64) -> Option<bool> {
    let (x, y) = (ty.number(a), ty.number(b));
    Some(match name {
        "eq" => x == y,
        "ne" => x != y,
        "lt" => x < y,
        "le" => x <= y,
        "gt" => x > y,
        "ge" => x >= y,
        "tst" => x & y != 0,
        _ => return None,
    })
}

/// The result of an integer instruction: `words` is its name without file, `args` its sources and, where it reads its destination,
/// that one last. Results are taken modulo 2^width by whoever writes them. `None` if this is no such instruction.
pub fn compute(words: &[&str], args: &[u64]) -> Option<u64> {
    match *words {
        ["sel", ty] if Type::named(ty).is_some() => None,
        [name, ty] if ty.ends_with("x2") && !name.starts_with("pack") => halves(name, ty, args),
        [name, to, from] if matches!(name, "mul" | "mad" | "cvt") => {
            let (to, from) = (Type::named(to)?, Type::named(from)?);
            Some(wide(name, to, from, args)? as u64)
        }
        [name, ty] => match Type::named(ty) {
            Some(ty) if ty.bits >= 16 && !name.starts_with("dot") && !name.starts_with("sad") => {
                Some(plain(name, ty, args)? as u64)
            }
            _ => Some(packed(name, ty, args)? as u64),
        },
        _ => None,
    }
}

/// Products of the whole width, and extensions.
fn wide(name: &str, to: Type, from: Type, args: &[u64]) -> Option<i128> {
    let x = from.number(args[0]);
    Some(match name {
        "cvt" => x,
        "mul" => x * from.number(args[1]),
        "mad" => x * from.number(args[1]) + to.number(args[2]),
        _ => return None,
    })
}

/// The operation on both halves.
fn halves(name: &str, ty: &str, args: &[u64]) -> Option<u64> {
    let ty = Type::named(ty.strip_suffix("x2")?)?;
    let half = |shift: u32| {
        let args: Vec<u64> = args.iter().map(|a| a >> shift & 0xffff).collect();
        Some(plain(name, ty, &args)? as u64 & 0xffff)
    };
    Some(half(16)? << 16 | half(0)?)
}

/// One type for all sources and the result (but for amounts and indexes).
fn plain(name: &str, ty: Type, args: &[u64]) -> Option<i128> {
    let unsigned = Type {
        signed: false,
        ..ty
    };
    let bits = ty.bits;
    let n = |k: usize| ty.number(args[k]);
    let u = |k: usize| unsigned.number(args[k]);
    let amount = |k: usize| (args[k] % u64::from(bits)) as u32;
    let high = |product: u128| (product >> bits) as i128;
    Some(match name {
        "mov" => u(0),
        "add" => n(0) + n(1),
        "sub" => n(0) - n(1),
        "mul" => n(0).wrapping_mul(n(1)),
        "mad" | "mac" => n(0).wrapping_mul(n(1)).wrapping_add(n(2)),
        "mulhi" if ty.signed => (n(0) * n(1)) >> bits,
        "mulhi" => high(u(0) as u128 * u(1) as u128),
        "and" => u(0) & u(1),
        "andn" => u(0) & !u(1),
        "or" => u(0) | u(1),
        "xor" => u(0) ^ u(1),
        "or3" => u(0) | u(1) | u(2),
        "xor3" => u(0) ^ u(1) ^ u(2),
        "andor" => u(0) & u(1) | u(2),
        "not" => !u(0),
        "neg" => -n(0),
        "abs" => n(0).abs(),
        "shl" => u(0) << amount(1),
        "shr" => n(0) >> amount(1),
        "rotr" => (u(0) << bits | u(0)) >> amount(1),
        "shladd" => (u(0) << amount(1)).wrapping_add(u(2)),
        "add3" => u(0) + u(1) + u(2),
        "div" | "rem" => {
            let fits = n(1) != 0 && (n(0) / n(1)) <= ty.most();
            match (name, fits) {
                ("div", true) => n(0) / n(1),
                ("div", false) => n(0),
                (_, true) => n(0) % n(1),
                _ => 0,
            }
        }
        "min" => n(0).min(n(1)),
        "max" => n(0).max(n(1)),
        "addsat" => ty.clamp(n(0) + n(1)),
        "subsat" => ty.clamp(n(0) - n(1)),
        "popc" => (0..bits).filter(|k| u(0) >> k & 1 == 1).count() as i128,
        "clz" => (0..bits)
            .take_while(|k| u(0) >> (bits - 1 - k) & 1 == 0)
            .count() as i128,
        "ctz" => (0..bits).take_while(|k| u(0) >> k & 1 == 0).count() as i128,
        "brev" => (0..bits).map(|k| (u(0) >> k & 1) << (bits - 1 - k)).sum(),
        "ftb" => (0..bits)
            .find(|k| u(0) >> k & 1 == 1)
            .map_or(-1, i128::from),
        "flb" => {
            let sign = i128::from(n(0) < 0);
            let highest = (0..bits).rev().find(|k| u(0) >> k & 1 != sign);
            highest.map_or(-1, i128::from)
        }
        "bfe" => {
            let (offset, count) = field(ty, args[1], args[2]);
            let value = u(0) >> offset & low_ones(count);
            let negative = ty.signed && count > 0 && value >> (count - 1) == 1;
            value - if negative { 1 << count } else { 0 }
        }
        "bfm" => {
            let (offset, count) = field(ty, args[0], args[1]);
            low_ones(count) << offset
        }
        "bfi" => {
            let (offset, count) = field(ty, args[1], args[2]);
            let mask = low_ones(count) << offset;
            u(3) & !mask | u(0) << offset & mask
        }
        "bsel" => u(0) & u(1) | !u(0) & u(2),
        "fshl" => ((u(0) << bits | u(1)) << amount(2)) >> bits,
        "fshr" => (u(0) << bits | u(1)) >> amount(2),
        "perm" => {
            let source = |n: u32| args[(n / 4) as usize] >> (n % 4 * 8) & 0xff;
            let byte = |selector: u64| match selector {
                0..8 => source(selector as u32),
                8..16 => source(selector as u32 - 8) / 0x80 * 0xff,
                _ => 0,
            };
            (0..4)
                .map(|k| i128::from(byte(args[2] >> (k * 8) & 0xff) << (k * 8)))
                .sum()
        }
        _ => return None,
    })
}

/// Dot products, sums of differences, packs.
fn packed(name: &str, ty: &str, args: &[u64]) -> Option<i128> {
    let word = |signed: bool| Type { signed, bits: 32 };
    let unsigned = word(false);
    if let Some(rest) = name.strip_prefix("dot") {
        let (a, b) = factors(ty)?;
        let terms = pieces(a, args[0]).zip(pieces(b, args[1]));
        let sum: i128 = terms.map(|(x, y)| x * y).sum();
        let accumulator = word(a.signed);
        return Some(match rest {
            "2" | "4" => sum,
            "2add" | "4add" => sum + accumulator.number(args[2]),
            "2addsat" | "4addsat" => accumulator.clamp(sum + accumulator.number(args[2])),
            _ => return None,
        });
    }
    match (name, ty) {
        ("sad", _) => {
            let ty = Type::named(ty)?;
            let terms = pieces(ty, args[0]).zip(pieces(ty, args[1]));
            let sum: i128 = terms.map(|(x, y)| (x - y).abs()).sum();
            Some(sum + unsigned.number(args[2]))
        }
        ("pack", "b16x2") => Some(i128::from(args[1] << 16 | args[0])),
        ("pack", "i16x2" | "u16x2") => {
            let half = Type::named(ty.strip_suffix("x2")?)?;
            let clamped = |k: usize| half.clamp(word(half.signed).number(args[k])) & 0xffff;
            Some(clamped(1) << 16 | clamped(0))
        }
        _ => None,
    }
}

/// The byte that a word becomes in `pack.b8x4`, `pack.i8x4`, `pack.u8x4`.
pub fn pack_byte(ty: &str, word: u32) -> u32 {
    match ty {
        "i8x4" => (word as i32).clamp(-128, 127) as u32 & 0xff,
        "u8x4" => word.min(255),
        _ => word & 0xff,
    }
}
