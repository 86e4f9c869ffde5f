//! Group operations as functions of three sources and an immediate: the l.* reading of 64-bit rows and the scalar rows
//! of 16, 32 and 48 bits (L-102).
//!
//! The immediate of a row with two register sources holds SrcRType in bits 7:0 and the shift above; that of a bit-field
//! row the first bit in 7:0 and the number of bits above.

use super::code::Scalar;
use half::{bf16, f16};
use lanemask_isa::linx::Op;
use lanemask_sem::fp::{Exact, Fast, Float};
use lanemask_sem::linx::{self as sem, Format, Modifier, Rounded, group as g, lane, word};

/// The first source.
pub(crate) fn first(a: u64, _: u64, _: u64, _: u64) -> (u64, u64) {
    (a, 0)
}

fn one(a: u64) -> (u64, u64) {
    (a, 0)
}

fn set(a: bool) -> (u64, u64) {
    (a.into(), 0)
}

/// Second source of a sum, modified and shifted (L-64).
fn plus(b: u64, imm: u64) -> u64 {
    Modifier::new(imm, Modifier::Neg).group(b) << (imm >> 8 & 63)
}

/// Second source of a logic operation.
fn bits(b: u64, imm: u64) -> u64 {
    Modifier::new(imm, Modifier::Not).group(b) << (imm >> 8 & 63)
}

/// The same of 32-bit forms, where modifiers work on 32 bits.
fn plus_word(b: u64, imm: u64) -> u32 {
    Modifier::new(imm, Modifier::Neg).lane(b as u32) << (imm >> 8 & 31)
}

fn bits_word(b: u64, imm: u64) -> u32 {
    Modifier::new(imm, Modifier::Not).lane(b as u32) << (imm >> 8 & 31)
}

/// Second source of a compare: only the extensions mean something.
fn extended(b: u64, imm: u64) -> u64 {
    Modifier::new(imm, Modifier::None).group(b)
}

/// First bit and bits of a field.
fn m(imm: u64) -> (u32, u32) {
    (imm as u32 & 63, imm as u32 >> 8)
}

/// REV: the bytes of a field reversed; 0 if it is not whole bytes.
fn rev(a: u64, imm: u64) -> u64 {
    let (first, n) = m(imm);
    if !n.is_multiple_of(8) || n == 0 {
        return 0;
    }
    g::bxu(a, first, n).swap_bytes() >> (64 - n.min(64))
}

/// The function of an integer row; `None` if it has none.
pub(crate) fn integer(op: Op) -> Option<Scalar> {
    Some(match op {
        Op::Add | Op::VAdd | Op::Addi | Op::VAddi | Op::HlAddi | Op::CAdd | Op::CAddi => {
            |a, b, _, i| one(g::add(a, plus(b, i)))
        }
        Op::Sub | Op::VSub | Op::Subi | Op::VSubi | Op::HlSubi | Op::CSub => {
            |a, b, _, i| one(g::sub(a, plus(b, i)))
        }
        Op::And | Op::VAnd | Op::Andi | Op::VAndi | Op::HlAndi | Op::CAnd => {
            |a, b, _, i| one(a & bits(b, i))
        }
        Op::Or | Op::VOr | Op::Ori | Op::VOri | Op::HlOri | Op::COr => {
            |a, b, _, i| one(a | bits(b, i))
        }
        Op::Xor | Op::VXor | Op::Xori | Op::VXori | Op::HlXori => |a, b, _, i| one(a ^ bits(b, i)),
        Op::Addw | Op::Addiw | Op::HlAddiw => {
            |a, b, _, i| one(word(lane::add(a as u32, plus_word(b, i))))
        }
        Op::Subw | Op::Subiw | Op::HlSubiw => {
            |a, b, _, i| one(word(lane::sub(a as u32, plus_word(b, i))))
        }
        Op::Andw | Op::Andiw | Op::HlAndiw => |a, b, _, i| one(word(a as u32 & bits_word(b, i))),
        Op::Orw | Op::Oriw | Op::HlOriw => |a, b, _, i| one(word(a as u32 | bits_word(b, i))),
        Op::Xorw | Op::Xoriw | Op::HlXoriw => |a, b, _, i| one(word(a as u32 ^ bits_word(b, i))),
        Op::Sll | Op::VSll | Op::Slli | Op::VSlli | Op::CSlli => |a, b, _, _| one(g::sll(a, b)),
        Op::Srl | Op::VSrl | Op::Srli | Op::VSrli | Op::CSrli => |a, b, _, _| one(g::srl(a, b)),
        Op::Sra | Op::VSra | Op::Srai | Op::VSrai => |a, b, _, _| one(g::sra(a, b)),
        Op::Sllw | Op::Slliw => |a, b, _, _| one(word(lane::sll(a as u32, b as u32))),
        Op::Srlw | Op::Srliw => |a, b, _, _| one(word(lane::srl(a as u32, b as u32))),
        Op::Sraw | Op::Sraiw => |a, b, _, _| one(word(lane::sra(a as u32, b as u32))),
        Op::Mul | Op::Mulu | Op::VMul => |a, b, _, _| one(g::mul(a, b)),
        Op::Mulw | Op::Muluw => |a, b, _, _| one(word(lane::mul(a as u32, b as u32))),
        Op::Madd | Op::VMadd => |a, b, c, _| one(g::madd(a, b, c)),
        Op::Maddw => |a, b, c, _| one(word(lane::madd(a as u32, b as u32, c as u32))),
        Op::Div | Op::VDiv => |a, b, _, _| one(g::div(a, b)),
        Op::Divu => |a, b, _, _| one(g::divu(a, b)),
        Op::Divw => |a, b, _, _| one(word(lane::div(a as u32, b as u32))),
        Op::Divuw => |a, b, _, _| one(word(lane::divu(a as u32, b as u32))),
        Op::Rem | Op::VRem => |a, b, _, _| one(g::rem(a, b)),
        Op::Remu => |a, b, _, _| one(g::remu(a, b)),
        Op::Remw => |a, b, _, _| one(word(lane::rem(a as u32, b as u32))),
        Op::Remuw => |a, b, _, _| one(word(lane::remu(a as u32, b as u32))),
        Op::Max | Op::VMax => |a, b, _, _| one(g::max(a, b)),
        Op::Min | Op::VMin => |a, b, _, _| one(g::min(a, b)),
        Op::Maxu => |a, b, _, _| one(g::maxu(a, b)),
        Op::Minu => |a, b, _, _| one(g::minu(a, b)),
        Op::CmpEq | Op::VCmpEq | Op::CmpEqi | Op::VCmpEqi | Op::HlCmpEqi | Op::CCmpEqi => {
            |a, b, _, i| set(a == extended(b, i))
        }
        Op::CmpNe | Op::VCmpNe | Op::CmpNei | Op::VCmpNei | Op::HlCmpNei | Op::CCmpNei => {
            |a, b, _, i| set(a != extended(b, i))
        }
        Op::CmpLt | Op::VCmpLt | Op::CmpLti | Op::VCmpLti | Op::HlCmpLti => {
            |a, b, _, i| set(g::lt(a, extended(b, i)))
        }
        Op::CmpGe | Op::VCmpGe | Op::CmpGei | Op::VCmpGei | Op::HlCmpGei => {
            |a, b, _, i| set(g::ge(a, extended(b, i)))
        }
        Op::CmpLtu | Op::VCmpLtu | Op::CmpLtui | Op::VCmpLtui | Op::HlCmpLtui => {
            |a, b, _, i| set(a < extended(b, i))
        }
        Op::CmpGeu | Op::VCmpGeu | Op::CmpGeui | Op::VCmpGeui | Op::HlCmpGeui => {
            |a, b, _, i| set(a >= extended(b, i))
        }
        Op::CmpAnd | Op::VCmpAnd | Op::CmpAndi | Op::VCmpAndi | Op::HlCmpAndi => {
            |a, b, _, i| set(g::test_and(a, bits(b, i)))
        }
        Op::CmpOr | Op::VCmpOr | Op::CmpOri | Op::VCmpOri | Op::HlCmpOri => {
            |a, b, _, i| set(g::test_or(a, bits(b, i)))
        }
        Op::Bxu | Op::VBxu => |a, _, _, i| one(g::bxu(a, m(i).0, m(i).1)),
        Op::Bxs | Op::VBxs => |a, _, _, i| one(g::bxs(a, m(i).0, m(i).1)),
        Op::Bic | Op::VBic => |a, _, _, i| one(g::bic(a, m(i).0, m(i).1)),
        Op::Bis | Op::VBis => |a, _, _, i| one(g::bis(a, m(i).0, m(i).1)),
        Op::Clz | Op::VClz => |a, _, _, i| one(g::clz(a, m(i).0, m(i).1)),
        Op::Ctz | Op::VCtz => |a, _, _, i| one(g::ctz(a, m(i).0, m(i).1)),
        Op::Bcnt | Op::VBcnt => |a, _, _, i| one(g::bcnt(a, m(i).0, m(i).1)),
        Op::Rev | Op::VRev => |a, _, _, i| one(rev(a, i)),
        Op::Csel | Op::VCsel | Op::VPsel => |a, b, c, i| {
            let other = if i & 3 == 3 { b.wrapping_neg() } else { b };
            one(if c != 0 { a } else { other })
        },
        Op::CMovr => first,
        Op::CSextB => |a, _, _, _| one(g::bxs(a, 0, 8)),
        Op::CSextH => |a, _, _, _| one(g::bxs(a, 0, 16)),
        Op::CSextW => |a, _, _, _| one(g::bxs(a, 0, 32)),
        Op::CZextB => |a, _, _, _| one(g::bxu(a, 0, 8)),
        Op::CZextH => |a, _, _, _| one(g::bxu(a, 0, 16)),
        Op::CZextW => |a, _, _, _| one(g::bxu(a, 0, 32)),
        Op::HlBfi => |a, b, _, i| one(sem::insert(a, b, i as u32 & 63, i as u32 >> 8 & 63)),
        Op::HlMiadd => |a, b, _, i| one(a.wrapping_add(b.wrapping_mul(i))),
        Op::HlMisub => |a, b, _, i| one(a.wrapping_sub(b.wrapping_mul(i))),
        _ => return None,
    })
}

/// The function of a row with two results.
pub(crate) fn pair(op: Op) -> Option<Scalar> {
    fn words(f: fn(u32, u32) -> u32, a: u64, b: u64) -> u64 {
        word(f(a as u32, b as u32))
    }
    Some(match op {
        Op::HlMul => |a, b, _, _| sem::mul_wide(a, b),
        Op::HlMulu => |a, b, _, _| sem::mulu_wide(a, b),
        Op::HlMadd => |a, b, c, _| sem::madd_wide(a, b, c),
        Op::HlMaddw => |a, b, c, _| sem::madd_wide(word(a as u32), word(b as u32), word(c as u32)),
        Op::HlDiv | Op::HlRem => |a, b, _, _| (g::div(a, b), g::rem(a, b)),
        Op::HlDivu | Op::HlRemu => |a, b, _, _| (g::divu(a, b), g::remu(a, b)),
        Op::HlDivw | Op::HlRemw => |a, b, _, _| (words(lane::div, a, b), words(lane::rem, a, b)),
        Op::HlDivuw | Op::HlRemuw => {
            |a, b, _, _| (words(lane::divu, a, b), words(lane::remu, a, b))
        }
        Op::HlCcat => |a, b, _, i| sem::concatenate(a, b, i as u32),
        Op::HlCcatw => |a, b, _, i| sem::concatenate_words(a, b, i as u32),
        _ => return None,
    })
}

fn float_of<E: Env, T: Float>(op: Op) -> Option<Scalar> {
    fn with<E: Env, T: Float>(f: impl FnOnce(&mut E) -> T) -> (u64, u64) {
        let mut fp = E::default();
        let value = f(&mut fp).to_bits64();
        (value, fp.flags().into())
    }
    fn test<E: Env>(f: impl FnOnce(&mut E) -> bool) -> (u64, u64) {
        let mut fp = E::default();
        let value = f(&mut fp).into();
        (value, fp.flags().into())
    }
    fn t<T: Float>(a: u64) -> T {
        T::from_bits64(a & u64::MAX >> (64 - T::BITS))
    }
    fn unit<T: Float>() -> T {
        // 1.0: the bias as exponent field.
        let bias = (1u64 << (T::BITS - T::FRACTION - 2)) - 1;
        T::from_bits64(bias << T::FRACTION)
    }
    Some(match op {
        Op::Fadd | Op::VFadd => |a, b, _, _| with::<E, T>(|fp| fp.add(t(a), t(b))),
        Op::Fsub | Op::VFsub => |a, b, _, _| with::<E, T>(|fp| fp.sub(t(a), t(b))),
        Op::Fmul | Op::VFmul => |a, b, _, _| with::<E, T>(|fp| fp.mul(t(a), t(b))),
        Op::Fdiv | Op::VFdiv => |a, b, _, _| with::<E, T>(|fp| fp.div(t(a), t(b))),
        Op::Fmax | Op::VFmax => |a, b, _, _| with::<E, T>(|fp| sem::fmax(fp, t(a), t(b))),
        Op::Fmin | Op::VFmin => |a, b, _, _| with::<E, T>(|fp| sem::fmin(fp, t(a), t(b))),
        Op::Fmadd | Op::VFmadd => |a, b, c, _| with::<E, T>(|fp| sem::fmadd(fp, t(a), t(b), t(c))),
        Op::Fmsub | Op::VFmsub => |a, b, c, _| with::<E, T>(|fp| sem::fmsub(fp, t(a), t(b), t(c))),
        Op::Fnmadd | Op::VFnmadd => {
            |a, b, c, _| with::<E, T>(|fp| sem::fnmadd(fp, t(a), t(b), t(c)))
        }
        Op::Fnmsub | Op::VFnmsub => {
            |a, b, c, _| with::<E, T>(|fp| sem::fnmsub(fp, t(a), t(b), t(c)))
        }
        Op::Fabs | Op::VFabs => |a, _, _, _| one(sem::fabs(t::<T>(a)).to_bits64()),
        Op::Fsqrt | Op::VFsqrt => |a, _, _, _| with::<E, T>(|fp| fp.sqrt(t(a))),
        Op::Frecip | Op::VFrecip => |a, _, _, _| with::<E, T>(|fp| sem::frecip(fp, t(a), unit())),
        Op::VFclass => |a, _, _, _| one(sem::fclass(t::<T>(a)).into()),
        Op::Feq | Op::Feqs | Op::VFeq | Op::VFeqs => {
            |a, b, _, _| test::<E>(|fp| sem::feq::<E, T>(fp, t(a), t(b)))
        }
        Op::Fne | Op::Fnes | Op::VFne | Op::VFnes => {
            |a, b, _, _| test::<E>(|fp| sem::fne::<E, T>(fp, t(a), t(b)))
        }
        Op::Flt | Op::Flts | Op::VFlt | Op::VFlts => {
            |a, b, _, _| test::<E>(|fp| sem::flt::<E, T>(fp, t(a), t(b)))
        }
        Op::Fge | Op::Fges | Op::VFge | Op::VFges => {
            |a, b, _, _| test::<E>(|fp| sem::fge::<E, T>(fp, t(a), t(b)))
        }
        _ => return None,
    })
}

use super::exec::Env;

/// The function of a float row; the format by its 2-bit code: FP64, FP32, FP16, BF16.
pub(crate) fn float(op: Op, format: u64, exact: bool) -> Option<Scalar> {
    match op {
        Op::Fexp | Op::VFexp if format == 1 => {
            return Some(|a, _, _, _| {
                let mut fp = Exact::default();
                let value = sem::fexp(&mut fp, f32::from_bits(a as u32)).to_bits();
                (value.into(), fp.flags.into())
            });
        }
        Op::Fcvt
        | Op::Fcvta
        | Op::Fcvtm
        | Op::Fcvtn
        | Op::Fcvtp
        | Op::Fcvtz
        | Op::Scvtf
        | Op::Ucvtf => {
            return Some(convert_extended);
        }
        _ => {}
    }
    match (format & 3, exact) {
        (0, false) => float_of::<Fast, f64>(op),
        (0, true) => float_of::<Exact, f64>(op),
        (1, false) => float_of::<Fast, f32>(op),
        (1, true) => float_of::<Exact, f32>(op),
        (2, false) => float_of::<Fast, f16>(op),
        (2, true) => float_of::<Exact, f16>(op),
        (_, false) => float_of::<Fast, bf16>(op),
        (_, true) => float_of::<Exact, bf16>(op),
    }
}

const FORMATS: [Format; 19] = [
    Format::Fp64,
    Format::Fp32,
    Format::Tf32,
    Format::Fp16,
    Format::Bf16,
    Format::E4m3,
    Format::E5m2,
    Format::E3m2,
    Format::E2m3,
    Format::E2m1,
    Format::E8m0,
    Format::Unsigned(64),
    Format::Unsigned(32),
    Format::Unsigned(16),
    Format::Unsigned(8),
    Format::Signed(64),
    Format::Signed(32),
    Format::Signed(16),
    Format::Signed(8),
];

/// Formats and rounding of a convert as an immediate.
pub(crate) fn packed(from: Format, to: Format, round: u64) -> u64 {
    let code = |f| FORMATS.iter().position(|g| *g == f).unwrap_or(0) as u64;
    code(from) | code(to) << 8 | round << 16
}

fn converted(a: u64, imm: u64) -> (u64, u64, Format) {
    let format = |k: u64| FORMATS[(k & 0xff) as usize % FORMATS.len()];
    let round = match imm >> 16 {
        1 => Rounded::Down,
        2 => Rounded::Up,
        3 => Rounded::Zero,
        4 => Rounded::NearestAway,
        _ => Rounded::NearestEven,
    };
    let to = format(imm >> 8);
    let (value, flags) = sem::convert(a, format(imm), to, round);
    (value, flags.into(), to)
}

/// A scalar convert: integer results are extended by their own signedness.
fn convert_extended(a: u64, _: u64, _: u64, imm: u64) -> (u64, u64) {
    let (value, flags, _) = converted(a, imm);
    (value, flags)
}

/// An l.* convert: the result in the low bits, zeros above, as in lanes.
pub(crate) fn convert_plain(a: u64, _: u64, _: u64, imm: u64) -> (u64, u64) {
    let (value, flags, to) = converted(a, imm);
    (value & u64::MAX >> (64 - to.bits()), flags)
}
