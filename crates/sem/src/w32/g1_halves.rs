//! Group 1: both halves of a register at once, by the functions of one half.

use super::g1::functions;
use super::{Group1Half, Group1Halves, W32};

#[inline(always)]
fn halves(a: u32, b: u32, f: impl Fn(u16, u16) -> u16) -> u32 {
    let (low, high) = (f(a as u16, b as u16), f((a >> 16) as u16, (b >> 16) as u16));
    u32::from(high) << 16 | u32::from(low)
}

impl Group1Halves for W32 {
    functions! {
        fn add_u16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::add_u16) }
        fn sub_u16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::sub_u16) }
        fn mul_u16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::mul_u16) }
        fn shl_b16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::shl_b16) }
        fn shr_u16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::shr_u16) }
        fn shr_i16x2(a: u32, b: u32) -> u32 { halves(a, b, |x, y| Self::shr_i16(x as i16, y) as u16) }
        fn min_u16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::min_u16) }
        fn max_u16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::max_u16) }
        fn min_i16x2(a: u32, b: u32) -> u32 {
            halves(a, b, |x, y| Self::min_i16(x as i16, y as i16) as u16)
        }
        fn max_i16x2(a: u32, b: u32) -> u32 {
            halves(a, b, |x, y| Self::max_i16(x as i16, y as i16) as u16)
        }
        fn mad_u16x2(a: u32, b: u32, c: u32) -> u32 {
            let half = |k: u32| Self::mad_u16((a >> k) as u16, (b >> k) as u16, (c >> k) as u16);
            u32::from(half(16)) << 16 | u32::from(half(0))
        }
        fn addsat_u16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::addsat_u16) }
        fn addsat_i16x2(a: u32, b: u32) -> u32 {
            halves(a, b, |x, y| Self::addsat_i16(x as i16, y as i16) as u16)
        }
        fn subsat_u16x2(a: u32, b: u32) -> u32 { halves(a, b, Self::subsat_u16) }
        fn subsat_i16x2(a: u32, b: u32) -> u32 {
            halves(a, b, |x, y| Self::subsat_i16(x as i16, y as i16) as u16)
        }
    }
}
