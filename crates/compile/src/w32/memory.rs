//! Selection of memory operations.

use super::lir::{Arg, Class, Reg, Vreg};
use super::select::{Home, Select};
use lanemask_ir::{Addr, ResourceId, Space, Unit, Value};
use lanemask_isa::w32::Op;

/// Largest offset that an instruction adds.
const MAX_IMM: u32 = 0xffff;
/// An address out of bounds in every buffer, by its bits as an inline constant.
const NOWHERE: u32 = -4i32 as u32;

/// Size of a buffer.
pub fn buffer_len(s: &mut Select<'_>, result: Value, id: ResourceId) {
    let desc = descriptor(s, id);
    let d = s.define(result);
    s.emit(Op::UBsize, vec![Arg::one(d), desc]);
}

/// The registers with the descriptor of a resource.
pub fn descriptor(s: &mut Select<'_>, id: ResourceId) -> Arg {
    let v = s.abi.descriptor(&mut s.func, id.0);
    Arg::Reg(Reg::all(v, s.func.info(v).width))
}

/// `off` and `imm` of a vector access.
pub fn vector_address(s: &mut Select<'_>, addr: &Addr) -> [Arg; 2] {
    let offset = match addr.offset {
        None => Home::Const(0),
        Some(v) => s.home(v),
    };
    let (offset, imm) = match offset {
        Home::Const(bits) => match bits.checked_add(addr.imm) {
            None => (Arg::Bits(NOWHERE), 0),
            Some(sum) if sum <= MAX_IMM => (Arg::Bits(0), sum),
            Some(sum) => (s.constant(sum & !MAX_IMM), sum & MAX_IMM),
        },
        Home::Reg(reg, _) if addr.imm <= MAX_IMM => (Arg::Reg(reg), addr.imm),
        Home::Reg(reg, class) => {
            let high = addr.imm & !MAX_IMM;
            let (add, compare, select) = if class == Class::V {
                (Op::VAddU32, Op::VCmpLtU32, Op::VSelB32)
            } else {
                (Op::UAddU32, Op::UCmpLtU32, Op::UBselB32)
            };
            let sum = s.emit_new(add, class, &[Arg::Reg(reg), Arg::Bits(high)]);
            let sum = if matches!(addr.space, Space::Buffer(_)) {
                // The sum must not wrap into the buffer.
                let wrapped = s.emit_new(compare, Class::U, &[Arg::one(sum), Arg::Bits(high)]);
                let nowhere = s.bits(NOWHERE, select, 2);
                s.emit_new(select, class, &[Arg::one(wrapped), nowhere, Arg::one(sum)])
            } else {
                sum
            };
            (Arg::one(sum), addr.imm & MAX_IMM)
        }
    };
    [offset, Arg::Imm(imm)]
}

/// `off` and `imm` of a uniform access.
fn uniform_address(s: &mut Select<'_>, addr: &Addr) -> [Arg; 2] {
    match addr.offset.map(|v| s.home(v)) {
        None => [s.constant(0), Arg::Imm(addr.imm)],
        Some(Home::Const(bits)) => match bits.checked_add(addr.imm) {
            Some(sum) => [s.constant(0), Arg::Imm(sum)],
            None => [s.constant(NOWHERE), Arg::Imm(addr.imm)],
        },
        Some(Home::Reg(..)) => {
            let offset = addr.offset.expect("it has a home");
            [s.in_u(offset), Arg::Imm(addr.imm)]
        }
    }
}

fn by_words(words: usize, ops: [Op; 4]) -> Op {
    ops[words - 1]
}

/// A load of 8 or 16 bits from a buffer.
fn load_narrow(s: &mut Select<'_>, result: Value, addr: &Addr) {
    let Space::Buffer(id) = addr.space else {
        unreachable!("less than a word is for buffers only");
    };
    let byte = addr.unit == Unit::Byte;
    if s.uniform(result) {
        let [offset, imm] = uniform_address(s, addr);
        let desc = descriptor(s, id);
        let d = s.define(result);
        let op = if byte { Op::UBloadU8 } else { Op::UBloadU16 };
        return s.emit(op, vec![Arg::one(d), desc, offset, imm]);
    }
    let [offset, imm] = vector_address(s, addr);
    let desc = descriptor(s, id);
    let d = s.define(result);
    let op = if byte {
        Op::BufferLoadU8
    } else {
        Op::BufferLoadU16
    };
    s.emit(op, vec![Arg::one(d), desc, offset, imm]);
}

/// A store of 8 or 16 bits to a buffer.
fn store_narrow(s: &mut Select<'_>, addr: &Addr, value: Value) {
    let Space::Buffer(id) = addr.space else {
        unreachable!("less than a word is for buffers only");
    };
    let [offset, imm] = vector_address(s, addr);
    let data = s.in_v(value);
    let desc = descriptor(s, id);
    let (op, data) = match (addr.unit, data) {
        (Unit::Half, Arg::Reg(reg)) => (Op::BufferStoreB16, Arg::Half(reg)),
        _ => (Op::BufferStoreB8, data),
    };
    s.emit(op, vec![data, desc, offset, imm]);
}

/// A load of 1 to 4 words, or of less than one.
pub fn load(s: &mut Select<'_>, results: &[Value], addr: &Addr) {
    if addr.unit != Unit::Word {
        return load_narrow(s, results[0], addr);
    }
    let words = results.len();
    let uniform = results.iter().all(|r| s.uniform(*r));
    if let (Space::Buffer(id), true) = (addr.space, uniform) {
        let [offset, imm] = uniform_address(s, addr);
        let desc = descriptor(s, id);
        // There is none of 3 words; the fourth does no harm.
        let op = by_words(
            words,
            [Op::UBloadB32, Op::UBloadB64, Op::UBloadB128, Op::UBloadB128],
        );
        let width = words.next_power_of_two() as u8;
        let tuple = s.func.vreg(Class::U, width);
        s.emit(
            op,
            vec![Arg::Reg(Reg::all(tuple, width)), desc, offset, imm],
        );
        set_parts(s, results, tuple, Class::U);
        return;
    }
    let [offset, imm] = vector_address(s, addr);
    let tuple = s.func.vreg(Class::V, words as u8);
    let dest = Arg::Reg(Reg::all(tuple, words as u8));
    match addr.space {
        Space::Buffer(id) => {
            let desc = descriptor(s, id);
            let op = by_words(
                words,
                [
                    Op::BufferLoadB32,
                    Op::BufferLoadB64,
                    Op::BufferLoadB96,
                    Op::BufferLoadB128,
                ],
            );
            s.emit(op, vec![dest, desc, offset, imm]);
        }
        Space::Workgroup => {
            let op = by_words(
                words,
                [Op::LsLoadB32, Op::LsLoadB64, Op::LsLoadB96, Op::LsLoadB128],
            );
            s.emit(op, vec![dest, offset, imm]);
        }
        Space::Scratch => {
            let op = by_words(
                words,
                [
                    Op::ScratchLoadB32,
                    Op::ScratchLoadB64,
                    Op::ScratchLoadB96,
                    Op::ScratchLoadB128,
                ],
            );
            s.emit(op, vec![dest, offset, imm]);
        }
    }
    loaded(s, results, tuple);
}

/// The results of a load are in these vector registers.
pub fn loaded(s: &mut Select<'_>, results: &[Value], tuple: Vreg) {
    set_parts(s, results, tuple, Class::V);
    if results.iter().all(|r| s.uniform(*r)) {
        // Vector instructions can as well use what all lanes have loaded.
        for (i, r) in results.iter().enumerate() {
            if s.wanted_uniform(*r) {
                let d = s.define(*r);
                let part = Arg::Reg(Reg::part(tuple, i as u8));
                s.emit(Op::UReadfirst, vec![Arg::one(d), part]);
            }
        }
    }
}

/// The results are the registers of the tuple.
pub fn set_parts(s: &mut Select<'_>, results: &[Value], tuple: Vreg, class: Class) {
    for (i, r) in results.iter().enumerate() {
        s.set_home(*r, Home::Reg(Reg::part(tuple, i as u8), class));
    }
}

/// The values in consecutive vector registers.
pub fn gather(s: &mut Select<'_>, values: &[Value]) -> Arg {
    if let [v] = values {
        return s.in_v(*v);
    }
    let tuple = s.func.vreg(Class::V, values.len() as u8);
    for (i, v) in values.iter().enumerate() {
        let source = s.source(*v, Op::VMovB32, 1);
        s.move_to(Class::V, Reg::part(tuple, i as u8), source);
    }
    Arg::Reg(Reg::all(tuple, values.len() as u8))
}

/// A store of 1 to 4 words, or of less than one.
pub fn store(s: &mut Select<'_>, addr: &Addr, values: &[Value]) {
    if addr.unit != Unit::Word {
        return store_narrow(s, addr, values[0]);
    }
    let [offset, imm] = vector_address(s, addr);
    let data = gather(s, values);
    let words = values.len();
    match addr.space {
        Space::Buffer(id) => {
            let desc = descriptor(s, id);
            let op = by_words(
                words,
                [
                    Op::BufferStoreB32,
                    Op::BufferStoreB64,
                    Op::BufferStoreB96,
                    Op::BufferStoreB128,
                ],
            );
            s.emit(op, vec![data, desc, offset, imm]);
        }
        Space::Workgroup => {
            let op = by_words(
                words,
                [
                    Op::LsStoreB32,
                    Op::LsStoreB64,
                    Op::LsStoreB96,
                    Op::LsStoreB128,
                ],
            );
            s.emit(op, vec![data, offset, imm]);
        }
        Space::Scratch => {
            let op = by_words(
                words,
                [
                    Op::ScratchStoreB32,
                    Op::ScratchStoreB64,
                    Op::ScratchStoreB96,
                    Op::ScratchStoreB128,
                ],
            );
            s.emit(op, vec![data, offset, imm]);
        }
    }
}
