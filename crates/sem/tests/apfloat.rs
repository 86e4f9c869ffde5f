//! Arithmetic against `rustc_apfloat`: a slice of what `softfloat.rs` compares with Berkeley SoftFloat, without a C compiler.
//!
//! This oracle does not say whether a number that rounds up to the smallest normal one was tiny, nor whether the largest
//! finite number stands for a larger one: these flags are left out then.
mod common;

use common::{Op, Oracle, ROUNDINGS, Random, operands};
use half::f16;
use lanemask_sem::w32::{Float, Rounding, flag};
use rustc_apfloat::{Float as Soft, Round, Status, ieee};

fn direction(to: Rounding) -> Round {
    match to {
        Rounding::NearestEven => Round::NearestTiesToEven,
        Rounding::Zero => Round::TowardZero,
        Rounding::Down => Round::TowardNegative,
        Rounding::Up => Round::TowardPositive,
    }
}

fn oracle<S: Soft, T: Float>(op: Op, to: Rounding, abc: [u64; 3]) -> (u64, u32) {
    let [a, b, c] = abc.map(|x| S::from_bits(x.into()));
    let (to, signalling) = (direction(to), |x: S| x.is_signaling());
    let invalid = match op {
        Op::Fma => {
            signalling(a)
                || signalling(b)
                || signalling(c)
                || (a.is_infinite() && b.is_zero())
                || (a.is_zero() && b.is_infinite())
        }
        _ => signalling(a) || signalling(b),
    };
    let r = match op {
        Op::Add => a.add_r(b, to),
        Op::Sub => a.sub_r(b, to),
        Op::Mul => a.mul_r(b, to),
        Op::Div => a.div_r(b, to),
        Op::Fma => a.mul_add_r(b, c, to),
        Op::Sqrt => unreachable!("it has none"),
    };
    let mut flags = if invalid { flag::NV } else { 0 };
    for (status, flag) in [
        (Status::INVALID_OP, flag::NV),
        (Status::DIV_BY_ZERO, flag::DZ),
        (Status::OVERFLOW, flag::OF),
        (Status::UNDERFLOW, flag::UF),
        (Status::INEXACT, flag::NX),
    ] {
        if r.status.contains(status) {
            flags |= flag;
        }
    }
    let nan = r.value.is_nan();
    let bits = if nan {
        flags &= flag::NV;
        T::NAN.to_bits64()
    } else {
        r.value.to_bits() as u64
    };
    (bits, flags)
}

fn compare<S: Soft, T: Float>(step: usize, count: usize) {
    let oracle: Oracle = oracle::<S, T>;
    let smallest_normal = 1 << T::FRACTION;
    let case = |op: Op, to: Rounding, abc: [T; 3]| {
        let (want, _) = oracle(op, to, abc.map(T::to_bits64));
        let unknown = match T::from_bits64(want).magnitude() {
            m if m == smallest_normal => flag::UF,
            m if m == T::INFINITY_BITS - 1 => flag::OF,
            _ => 0,
        };
        common::check(op, to, abc, oracle, !unknown);
    };
    let all = operands::<T>();
    for (k, (a, b)) in all
        .iter()
        .flat_map(|a| all.iter().map(move |b| (*a, *b)))
        .enumerate()
    {
        if k % step == 0 {
            for (op, to) in Op::TWO.iter().flat_map(|op| ROUNDINGS.map(|to| (*op, to))) {
                case(op, to, [a, b, b]);
            }
        }
    }
    let mut random = Random(11);
    for k in 0..count {
        let abc = [random.number(), random.number(), random.number()];
        case(Op::Fma, ROUNDINGS[k % 4], abc);
    }
}

#[test]
fn arithmetic() {
    // pitfall: P11.53
    compare::<ieee::Half, f16>(13, 15_000);
    compare::<ieee::Single, f32>(13, 15_000);
    compare::<ieee::Double, f64>(13, 15_000);
}
