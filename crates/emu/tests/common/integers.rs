//! What integer instructions compute, written a second time: bit by bit or in 128 bits, from the cards alone.

/// Bits `count` from `offset` on.
fn bits(x: u64, offset: u64, count: u64) -> u64 {
    (0..count)
        .filter(|k| offset + k < 64 && x >> (offset + k) & 1 == 1)
        .map(|k| 1 << k)
        .sum()
}

/// `x` of `w` bits as a number.
fn number(x: u64, w: u64, signed: bool) -> i128 {
    let x = i128::from(bits(x, 0, w));
    if signed && x >> (w - 1) == 1 {
        x - (1 << w)
    } else {
        x
    }
}

/// The elements of `w` bits of a word, lowest first.
fn elements(x: u64, w: u64, signed: bool) -> Vec<i128> {
    (0..32 / w)
        .map(|k| number(bits(x, k * w, w), w, signed))
        .collect()
}

fn clamp(x: i128, w: u64, signed: bool) -> u64 {
    let (low, high) = if signed {
        (-(1 << (w - 1)), (1 << (w - 1)) - 1)
    } else {
        (0, (1 << w) - 1)
    };
    x.max(low).min(high) as u64
}

/// `w32` type name: signedness and bits.
fn of(name: &str) -> Option<(bool, u64)> {
    Some((name.starts_with('i'), name.get(1..)?.parse().ok()?))
}

/// Highest bit of `w` that is set.
fn highest(x: u64, w: u64) -> Option<u64> {
    (0..w).rev().find(|k| x >> k & 1 == 1)
}

fn dot(name: &str, ty: &str, a: u64, b: u64, c: u64) -> Option<u64> {
    let (x, y) = match ty {
        "i8" | "u8" | "i16" | "u16" => (of(ty)?, of(ty)?),
        "i8u8" => ((true, 8), (false, 8)),
        _ => ((true, 16), (false, 16)),
    };
    let products = elements(a, x.1, x.0)
        .into_iter()
        .zip(elements(b, y.1, y.0))
        .map(|(p, q)| p * q);
    let sum: i128 = products.sum();
    Some(match &name[4..] {
        "" => sum as u64,
        "add" => (sum + number(c, 32, x.0)) as u64,
        _ => clamp(sum + number(c, 32, x.0), 32, x.0),
    })
}

/// Result and carry of an instruction: `name` without its file prefix, operands zero-extended, `d` the old destination,
/// `mask` the lane's bit of a mask operand. The result has garbage above its width. `None` for names it does not know.
pub fn model(name: &str, [a, b, c, d]: [u64; 4], mask: bool) -> Option<(u64, bool)> {
    let parts: Vec<&str> = name.split('.').collect();
    let (op, ty) = (parts[0], *parts.last()?);
    if op.starts_with("dot") {
        return Some((dot(op, ty, a, b, c)?, false));
    }
    if op == "pack" {
        let ok = |x| match ty {
            "b16x2" => Some(bits(x, 0, 16)),
            "i16x2" => Some(bits(clamp(number(x, 32, true), 16, true), 0, 16)),
            "u16x2" => Some(clamp(number(x, 32, false), 16, false)),
            _ => None,
        };
        return Some((ok(a)? | ok(b)? << 16, false));
    }
    if let Some(ty) = ty.strip_suffix("x2") {
        let each = |k: u64| {
            let args = [a, b, c, d].map(|x| bits(x, k, 16));
            Some(bits(model(&format!("{op}.{ty}"), args, mask)?.0, 0, 16) << k)
        };
        return Some((each(0)? | each(16)?, false));
    }
    let (signed, w) = of(ty)?;
    let n = |x| number(x, w, signed);
    let (x, y) = (n(a), n(b));
    let field = || {
        let offset = b.min(w);
        (offset, c.min(w - offset))
    };
    let is = |b: bool| u64::from(b);
    let none = u64::MAX;
    let value = match op {
        "mov" => a,
        "add" if parts.len() == 2 => (x + y) as u64,
        "sub" if parts.len() == 2 => (x - y) as u64,
        "add" | "addc" => {
            let sum = x + y + i128::from(op == "addc" && mask);
            return Some((sum as u64, sum >= 1 << w));
        }
        "sub" | "subb" => {
            let difference = x - y - i128::from(op == "subb" && mask);
            return Some((difference as u64, difference < 0));
        }
        "mul" => x.wrapping_mul(y) as u64,
        "mad" if parts.len() == 2 => x.wrapping_mul(y).wrapping_add(n(c)) as u64,
        "mad" => (x * y).wrapping_add(c.into()) as u64,
        "mac" => (x * y + n(d)) as u64,
        "mulhi" if signed => ((x * y) >> w) as u64,
        "mulhi" => ((u128::from(a) * u128::from(b)) >> w) as u64,
        "add3" => (x + y + n(c)) as u64,
        "shladd" => ((u128::from(a) << (b % w)) as u64).wrapping_add(c),
        "addsat" => clamp(x + y, w, signed),
        "subsat" => clamp(x - y, w, signed),
        "neg" => -x as u64,
        "abs" => x.unsigned_abs() as u64,
        "div" | "rem" => {
            let limit = 1i128 << (w - 1);
            let (q, r) = if y == 0 || (signed && x / y == limit) {
                (x, 0)
            } else {
                (x / y, x % y)
            };
            (if op == "div" { q } else { r }) as u64
        }
        "min" => x.min(y) as u64,
        "max" => x.max(y) as u64,
        "and" => a & b,
        "or" => a | b,
        "xor" => a ^ b,
        "not" => !a,
        "andn" => a & !b,
        "or3" => a | b | c,
        "xor3" => a ^ b ^ c,
        "andor" => (a & b) | c,
        "bsel" => (0..w)
            .map(|k| bits(if a >> k & 1 == 1 { b } else { c }, k, 1) << k)
            .sum(),
        "shl" => (u128::from(a) << (b % w)) as u64,
        "shr" => (x >> (b % w)) as u64,
        "rotr" => (0..w).map(|k| bits(a, (k + b % w) % w, 1) << k).sum(),
        "fshl" => ((a << 32 | b) << (c % 32)) >> 32,
        "fshr" => (a << 32 | b) >> (c % 32),
        "clz" => highest(a, w).map_or(w, |k| w - 1 - k),
        "ctz" => (0..w).find(|k| a >> k & 1 == 1).unwrap_or(w),
        "popc" => (0..w).filter(|k| a >> k & 1 == 1).count() as u64,
        "brev" => (0..w).map(|k| bits(a, k, 1) << (w - 1 - k)).sum(),
        "flb" if signed && x < 0 => highest(bits(!a, 0, w), w).unwrap_or(none),
        "flb" => highest(a, w).unwrap_or(none),
        "ftb" => (0..w).find(|k| a >> k & 1 == 1).unwrap_or(none),
        "bfe" => {
            let (offset, count) = field();
            match bits(a, offset, count) {
                _ if count == 0 => 0,
                x => number(x, count, signed) as u64,
            }
        }
        "bfm" => {
            let offset = a.min(w);
            (0..b.min(w - offset)).map(|k| 1 << (offset + k)).sum()
        }
        "bfi" => {
            let (offset, count) = field();
            (0..w)
                .map(|k| {
                    let inside = (offset..offset + count).contains(&k);
                    (if inside {
                        bits(a, k - offset, 1)
                    } else {
                        bits(d, k, 1)
                    }) << k
                })
                .sum()
        }
        "perm" => (0..4)
            .map(|k| {
                let byte = |n: u64| bits(if n < 4 { a } else { b }, n % 4 * 8, 8);
                let chosen = match bits(c, k * 8, 8) {
                    n @ 0..8 => byte(n),
                    n @ 8..16 => 255 * (byte(n - 8) >> 7),
                    _ => 0,
                };
                chosen << (k * 8)
            })
            .sum(),
        "sad" => {
            let of = |x| elements(x, w, false).into_iter();
            let sum: i128 = of(a).zip(of(b)).map(|(x, y)| (x - y).abs()).sum();
            (sum + i128::from(c)) as u64
        }
        "sel" => {
            if mask {
                a
            } else {
                b
            }
        }
        "cmp" => is(match parts[1] {
            "eq" => x == y,
            "ne" => x != y,
            "lt" => x < y,
            "le" => x <= y,
            "gt" => x > y,
            "ge" => x >= y,
            "tst" => a & b != 0,
            _ => return None,
        }),
        _ => return None,
    };
    Some((value, false))
}
