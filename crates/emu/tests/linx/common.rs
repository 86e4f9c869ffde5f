//! Building and running small programs. Type words come from the instruction set's description by field, expected
//! values never from the emulator.

use lanemask_emu::Memory;
use lanemask_emu::linx::{Launch, Program, RunError, RunOptions, Summary, run};
use lanemask_object::Object;

/// Address of headers.
pub const HEADER: u64 = 0x1000;
/// Address of bodies.
pub const BODY: u64 = 0x1100;

/// Bytes of hexadecimal digits, blanks between them.
pub fn bytes(hex: &str) -> Vec<u8> {
    hex.split_whitespace()
        .map(|h| u8::from_str_radix(h, 16).expect("hex"))
        .collect()
}

/// A header at 0x1000 and a body at 0x1100.
pub fn object(header: &[u8], body: &[u8]) -> Object {
    let mut code = header.to_vec();
    assert!(code.len() <= 0x100);
    code.resize(0x100, 0);
    code.extend(body);
    Object {
        target: "linx".into(),
        code,
        ..Object::default()
    }
}

pub fn load(header: &[u8], body: &[u8]) -> Program {
    Program::load(&object(header, body)).expect("loads")
}

/// Memory with writable segments: address, bytes, words from the start.
pub fn memory(segments: &[(u64, u64, &[u32])]) -> Memory {
    let mut m = Memory::new();
    for (at, bytes, words) in segments {
        m.alloc_at(*at, *bytes, true).expect("room");
        let data: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
        m.write(*at, &data).expect("fits");
    }
    m
}

pub fn words(m: &Memory, at: u64, count: u64) -> Vec<u32> {
    let bytes = m.read(at, 4 * count).expect("mapped");
    bytes
        .chunks(4)
        .map(|c| u32::from_le_bytes(c.try_into().expect("four")))
        .collect()
}

/// Runs the header at 0x1000 with these registers a0, a1, ….
pub fn start(
    program: &Program,
    a: &[u64],
    memory: &Memory,
    options: &RunOptions<'_>,
) -> Result<Summary, RunError> {
    let mut launch = Launch::new(program, HEADER);
    launch.registers[2..2 + a.len()].copy_from_slice(a);
    run(&launch, memory, options, None)
}

use lanemask_isa::linx::{Field, Insn, Op, Queue, Reg, encode};

/// An instruction from field values.
pub fn ins(op: Op, fields: &[(Field, u64)]) -> Vec<u8> {
    let insn = Insn::new(op, fields).unwrap_or_else(|| panic!("{op:?} {fields:?}"));
    encode(&insn).expect("encodes").to_bytes()
}

/// Code of a 10-bit operand.
pub fn c(reg: Reg) -> u64 {
    reg.code10().expect("a code")
}

pub fn vt(k: u8) -> u64 {
    c(Reg::Vec(Queue::Vt, k))
}
pub fn vu(k: u8) -> u64 {
    c(Reg::Vec(Queue::Vu, k))
}
pub const TO_VT: u64 = 0x80;
pub const TO_VU: u64 = 0xa0;
pub const TO_T: u64 = 31;
pub const TO_U: u64 = 30;
pub const P: u64 = 0x5c;
pub const LC0: u64 = 0x60;
pub const LC1: u64 = 0x61;
pub const T1: u64 = 24;
pub const U1: u64 = 28;

pub fn ri(k: u64) -> u64 {
    0x20 + k
}

/// Header: MSEQ or MPAR, lanes and groups by B.DIM, `ri` registers a0, a1, … one B.IOR each.
pub fn header(parallel: bool, lanes: u64, groups: u64, ri: u64) -> Vec<u8> {
    header_with(parallel, lanes, groups, ri, &[])
}

/// The same with more descriptors before B.TEXT.
pub fn header_with(parallel: bool, lanes: u64, groups: u64, ri: u64, more: &[u8]) -> Vec<u8> {
    let mut h = ins(
        if parallel {
            Op::BstartMpar
        } else {
            Op::BstartMseq
        },
        &[],
    );
    h.extend(ins(Op::BDimLb0, &[(Field::Imm, lanes)]));
    h.extend(ins(Op::BDimLb1, &[(Field::Imm, groups)]));
    for k in 0..ri {
        h.extend(ins(Op::BIor, &[(Field::RegSrc0, 2 + k)]));
    }
    h.extend(more);
    let by = 0x100 - h.len() as u64;
    h.extend(ins(Op::BText, &[(Field::Imm, by / 2)]));
    h.extend([0, 0]);
    h
}

/// Load of a word a lane: [ri k + lc0 * 4 + imm * 4] to a queue.
pub fn load_row(k: u64, words: i64, to: u64) -> Vec<u8> {
    let fields = [
        (Field::SrcL, ri(k)),
        (Field::Imm, words as u64),
        (Field::C, 1),
        (Field::RegDst, to),
    ];
    ins(Op::VLwiBrg, &fields)
}

/// Store of a word a lane: data to [ri k + lc0 * 4 + imm * 4].
pub fn store_row(data: u64, k: u64, words: i64) -> Vec<u8> {
    let fields = [
        (Field::SrcL, data),
        (Field::SrcR, ri(k)),
        (Field::Imm, words as u64),
        (Field::C, 1),
    ];
    ins(Op::VSwiBrg, &fields)
}

pub const STOP: [u8; 2] = [0, 0];
/// Where tests read.
pub const X: u64 = 0x1_0000;
/// Where tests write.
pub const Y: u64 = 0x2_0000;

/// Runs a body of one group with `rows` loaded so that the first is vt#1, the second vt#2 and so on, and gives the
/// lanes of vu#1 at the end.
pub fn lanes(
    rows: &[&[u32]],
    policy: lanemask_emu::linx::Policy,
    code: &[u8],
) -> Result<Vec<u32>, RunError> {
    let n = rows[0].len() as u64;
    let mut body = Vec::new();
    for (k, _) in rows.iter().enumerate().rev() {
        body.extend(load_row(0, 64 * k as i64, TO_VT));
    }
    body.extend(code);
    body.extend(store_row(vu(1), 1, 0));
    body.extend(STOP);
    let mut x = vec![0; 64 * rows.len()];
    for (k, row) in rows.iter().enumerate() {
        x[64 * k..][..row.len()].copy_from_slice(row);
    }
    let m = memory(&[(X, 4 * x.len() as u64, &x), (Y, 256, &[])]);
    let program = load(&header(false, n, 1, 2), &body);
    let options = RunOptions {
        policy,
        ..RunOptions::default()
    };
    start(&program, &[X, Y], &m, &options)?;
    // The same with flags gathered: the other float environment.
    let m2 = memory(&[(X, 4 * x.len() as u64, &x), (Y, 256, &[])]);
    start(
        &program,
        &[X, Y],
        &m2,
        &RunOptions {
            flags: true,
            ..options
        },
    )?;
    assert_eq!(
        words(&m, Y, 64),
        words(&m2, Y, 64),
        "both environments agree"
    );
    Ok(words(&m, Y, n))
}

/// Runs scalar instructions with these values in a0, a1, …; gives the registers after them.
pub fn scalars(a: &[u64], code: &[u8]) -> Result<[u64; 24], RunError> {
    let mut body = code.to_vec();
    body.extend(STOP);
    let program = load(&header(false, 1, 1, 0), &body);
    let m = memory(&[]);
    let plain = start(&program, a, &m, &RunOptions::default())?;
    let exact = start(
        &program,
        a,
        &m,
        &RunOptions {
            flags: true,
            ..RunOptions::default()
        },
    )?;
    assert_eq!(plain.registers, exact.registers, "both environments agree");
    Ok(plain.registers)
}
