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
