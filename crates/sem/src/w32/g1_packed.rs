//! Group 1: 32-bit operations on bits, bytes and halves, carries. The uniform forms of group 3 share the functions of
//! one lane. All are total.

use super::g1::{field, functions, ones};
use super::{Flow, Group1Packed, UDst, VDst, VSrc, W32, Warp};
use lanemask_isa::w32::LANES;

/// Sum of the products of the bytes of `a` and `b`, widened by `x` and `y`.
#[inline(always)]
fn dot4(a: u32, b: u32, x: impl Fn(u8) -> i64, y: impl Fn(u8) -> i64) -> i64 {
    let (a, b) = (a.to_le_bytes(), b.to_le_bytes());
    (0..4).map(|k| x(a[k]) * y(b[k])).sum()
}

/// The same of halves.
#[inline(always)]
fn dot2(a: u32, b: u32, x: impl Fn(u16) -> i64, y: impl Fn(u16) -> i64) -> i64 {
    x(a as u16) * y(b as u16) + x((a >> 16) as u16) * y((b >> 16) as u16)
}

fn s8(x: u8) -> i64 {
    i64::from(x as i8)
}

fn s16(x: u16) -> i64 {
    i64::from(x as i16)
}

/// Sum with a signed accumulator, clamped once.
fn signed_sum(sum: i64, c: u32) -> u32 {
    (sum + i64::from(c as i32)).clamp(i32::MIN.into(), i32::MAX.into()) as u32
}

/// Sum with an unsigned accumulator, clamped once.
fn unsigned_sum(sum: i64, c: u32) -> u32 {
    (sum + i64::from(c)).clamp(0, u32::MAX.into()) as u32
}

fn modular_sum(sum: i64, c: u32) -> u32 {
    (sum as u32).wrapping_add(c)
}

/// Byte `n` of the eight in `bytes`, 8 to 15: the sign of byte `n` - 8 in all bits; others give 0.
fn byte(bytes: u64, n: u8) -> u8 {
    match n {
        0..8 => (bytes >> (n * 8)) as u8,
        8..16 => ((bytes >> ((n - 8) * 8)) as i8 >> 7) as u8,
        _ => 0,
    }
}

/// Both halves of 64 bits, `a` high.
fn joined(a: u32, b: u32) -> u64 {
    u64::from(a) << 32 | u64::from(b)
}

impl Group1Packed for W32 {
    functions! {
        fn andn_b32(a: u32, b: u32) -> u32 { a & !b }
        fn neg_i32(a: i32) -> i32 { a.wrapping_neg() }
        fn or3_b32(a: u32, b: u32, c: u32) -> u32 { a | b | c }
        fn xor3_b32(a: u32, b: u32, c: u32) -> u32 { a ^ b ^ c }
        fn andor_b32(a: u32, b: u32, c: u32) -> u32 { a & b | c }
        fn fshl_b32(a: u32, b: u32, c: u32) -> u32 { (joined(a, b) << (c % 32) >> 32) as u32 }
        fn fshr_b32(a: u32, b: u32, c: u32) -> u32 { (joined(a, b) >> (c % 32)) as u32 }
        fn perm_b32(a: u32, b: u32, c: u32) -> u32 {
            u32::from_le_bytes(c.to_le_bytes().map(|n| byte(joined(b, a), n)))
        }
        fn addsat_u32(a: u32, b: u32) -> u32 { a.saturating_add(b) }
        fn addsat_i32(a: i32, b: i32) -> i32 { a.saturating_add(b) }
        fn subsat_u32(a: u32, b: u32) -> u32 { a.saturating_sub(b) }
        fn subsat_i32(a: i32, b: i32) -> i32 { a.saturating_sub(b) }
        fn bfi_b32(a: u32, b: u32, c: u32, d: u32) -> u32 {
            let (offset, count) = field(b, c);
            let mask = u64::from(ones(count)) << offset;
            (u64::from(d) & !mask | u64::from(a) << offset & mask) as u32
        }
        fn dot4_i8u8(a: u32, b: u32) -> u32 { dot4(a, b, s8, i64::from) as u32 }
        fn dot4add_i8(a: u32, b: u32, c: u32) -> u32 { modular_sum(dot4(a, b, s8, s8), c) }
        fn dot4add_u8(a: u32, b: u32, c: u32) -> u32 {
            modular_sum(dot4(a, b, i64::from, i64::from), c)
        }
        fn dot4add_i8u8(a: u32, b: u32, c: u32) -> u32 { modular_sum(dot4(a, b, s8, i64::from), c) }
        fn dot4addsat_i8(a: u32, b: u32, c: u32) -> u32 { signed_sum(dot4(a, b, s8, s8), c) }
        fn dot4addsat_u8(a: u32, b: u32, c: u32) -> u32 {
            unsigned_sum(dot4(a, b, i64::from, i64::from), c)
        }
        fn dot4addsat_i8u8(a: u32, b: u32, c: u32) -> u32 {
            signed_sum(dot4(a, b, s8, i64::from), c)
        }
        fn dot2_i16(a: u32, b: u32) -> u32 { dot2(a, b, s16, s16) as u32 }
        fn dot2_u16(a: u32, b: u32) -> u32 { dot2(a, b, i64::from, i64::from) as u32 }
        fn dot2_i16u16(a: u32, b: u32) -> u32 { dot2(a, b, s16, i64::from) as u32 }
        fn dot2add_i16(a: u32, b: u32, c: u32) -> u32 { modular_sum(dot2(a, b, s16, s16), c) }
        fn dot2add_u16(a: u32, b: u32, c: u32) -> u32 {
            modular_sum(dot2(a, b, i64::from, i64::from), c)
        }
        fn dot2add_i16u16(a: u32, b: u32, c: u32) -> u32 {
            modular_sum(dot2(a, b, s16, i64::from), c)
        }
        fn dot2addsat_i16(a: u32, b: u32, c: u32) -> u32 { signed_sum(dot2(a, b, s16, s16), c) }
        fn dot2addsat_u16(a: u32, b: u32, c: u32) -> u32 {
            unsigned_sum(dot2(a, b, i64::from, i64::from), c)
        }
        fn dot2addsat_i16u16(a: u32, b: u32, c: u32) -> u32 {
            signed_sum(dot2(a, b, s16, i64::from), c)
        }
        fn sad_u8(a: u32, b: u32, c: u32) -> u32 {
            let (a, b) = (a.to_le_bytes(), b.to_le_bytes());
            let sum: u32 = (0..4).map(|k| u32::from(a[k].abs_diff(b[k]))).sum();
            sum.wrapping_add(c)
        }
        fn sad_u16(a: u32, b: u32, c: u32) -> u32 {
            let low = u32::from((a as u16).abs_diff(b as u16));
            low.wrapping_add((a >> 16).abs_diff(b >> 16)).wrapping_add(c)
        }
        fn sad_u32(a: u32, b: u32, c: u32) -> u32 { a.abs_diff(b).wrapping_add(c) }
        fn pack_b16x2(a: u16, b: u16) -> u32 { u32::from(b) << 16 | u32::from(a) }
        fn pack_i16x2(a: i32, b: i32) -> u32 {
            let clamp = |x: i32| x.clamp(i16::MIN.into(), i16::MAX.into()) as u16;
            Self::pack_b16x2(clamp(a), clamp(b))
        }
        fn pack_u16x2(a: u32, b: u32) -> u32 {
            let clamp = |x: u32| x.min(u16::MAX.into()) as u16;
            Self::pack_b16x2(clamp(a), clamp(b))
        }
        fn cmp_tst_b32(a: u32, b: u32) -> bool { a & b != 0 }
    }

    fn v_pack_b8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow {
        pack(w, rd, rs1, |x| x as u8)
    }
    fn v_pack_i8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow {
        pack(w, rd, rs1, |x| (x as i32).clamp(-128, 127) as u8)
    }
    fn v_pack_u8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow {
        pack(w, rd, rs1, |x| x.min(255) as u8)
    }
    fn v_unpack_i8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow {
        unpack(w, rd, rs1, |x| x as i8 as u32)
    }
    fn v_unpack_u8x4<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc) -> Flow {
        unpack(w, rd, rs1, u32::from)
    }

    fn v_add_co_u32<W: Warp>(w: &mut W, rd: VDst, co: UDst, rs1: VSrc, rs2: VSrc) -> Flow {
        carrying(w, rd, co, rs1, rs2, 0, add)
    }
    fn v_addc_co_u32<W: Warp>(
        w: &mut W,
        rd: VDst,
        co: UDst,
        rs1: VSrc,
        rs2: VSrc,
        ci: u32,
    ) -> Flow {
        carrying(w, rd, co, rs1, rs2, ci, add)
    }
    fn v_sub_co_u32<W: Warp>(w: &mut W, rd: VDst, co: UDst, rs1: VSrc, rs2: VSrc) -> Flow {
        carrying(w, rd, co, rs1, rs2, 0, sub)
    }
    fn v_subb_co_u32<W: Warp>(
        w: &mut W,
        rd: VDst,
        co: UDst,
        rs1: VSrc,
        rs2: VSrc,
        ci: u32,
    ) -> Flow {
        carrying(w, rd, co, rs1, rs2, ci, sub)
    }
}

/// `a` + `b` + `carry`, and whether it carries.
pub(super) fn add(a: u32, b: u32, carry: bool) -> (u32, bool) {
    let wide = u64::from(a) + u64::from(b) + u64::from(carry);
    (wide as u32, wide >> 32 != 0)
}

/// `a` - `b` - `borrow`, and whether it borrows.
pub(super) fn sub(a: u32, b: u32, borrow: bool) -> (u32, bool) {
    let wide = i64::from(a) - i64::from(b) - i64::from(borrow);
    (wide as u32, wide < 0)
}

/// `f` of each active lane; carries come in and go out as lane masks.
fn carrying<W: Warp>(
    w: &mut W,
    rd: VDst,
    co: UDst,
    rs1: VSrc,
    rs2: VSrc,
    ci: u32,
    f: impl Fn(u32, u32, bool) -> (u32, bool),
) -> Flow {
    let (a, b) = (w.lanes(rs1), w.lanes(rs2));
    let mut out = [0; LANES];
    let mut carries = 0;
    for lane in 0..LANES {
        let (value, carry) = f(a[lane], b[lane], ci >> lane & 1 == 1);
        out[lane] = value;
        carries |= u32::from(carry) << lane;
    }
    w.set_lanes(rd, &out);
    w.set_u(co, carries & w.exec());
    Flow::Next
}

/// A byte of each of four registers.
fn pack<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, f: impl Fn(u32) -> u8) -> Flow {
    let rows: [_; 4] = std::array::from_fn(|k| w.lanes(rs1.plus(k)));
    let out = std::array::from_fn(|lane| u32::from_le_bytes(rows.map(|row| f(row[lane]))));
    w.set_lanes(rd, &out);
    Flow::Next
}

/// The bytes of a register into four registers, one of which it may be.
fn unpack<W: Warp>(w: &mut W, rd: VDst, rs1: VSrc, f: impl Fn(u8) -> u32) -> Flow {
    let a = w.lanes(rs1);
    for k in 0..4 {
        w.set_lanes(rd.plus(k), &a.map(|x| f(x.to_le_bytes()[k])));
    }
    Flow::Next
}
