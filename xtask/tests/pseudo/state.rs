//! What a warp has, and operands as they are written.

use crate::memory::Memory;
use std::collections::BTreeMap;

/// What a warp has.
#[derive(Clone)]
pub struct State {
    pub v: Vec<[u32; 32]>,
    pub u: Vec<u32>,
    pub exec: u32,
    pub helpers: u32,
    /// CSRs that are kept, by number; EXEC aside, and without flags.
    pub csrs: BTreeMap<u32, u32>,
    /// In bytes.
    pub pc: i64,
    /// Length of the code.
    pub code_bytes: i64,
    pub memory: Memory,
    /// Vector registers that are allocated.
    pub v_regs: i64,
}

/// Number, name and whether it is read-only of the CSRs (3.3).
pub const CSRS: [(u32, &str, bool); 21] = [
    (0x000, "exec", false),
    (0x001, "mode", false),
    (0x002, "fflags", false),
    (0x003, "trapctl", false),
    (0x010, "warpid", true),
    (0x011, "spid", true),
    (0x012, "coreid", true),
    (0x013, "wgslot", true),
    (0x020, "clock", true),
    (0x021, "clockh", true),
    (0x022, "time", true),
    (0x023, "timeh", true),
    (0x030, "scratch_lo", true),
    (0x031, "scratch_hi", true),
    (0x032, "scratch_size", true),
    (0x033, "code_lo", true),
    (0x034, "code_hi", true),
    (0x040, "trapbase", false),
    (0x041, "trapcause", false),
    (0x042, "trappc", false),
    (0x043, "trapinfo", false),
];

/// The number of a CSR.
pub fn csr_number(name: &str) -> Option<u32> {
    CSRS.iter().find(|c| c.1 == name).map(|c| c.0)
}

impl State {
    /// As every case of the suite starts.
    pub fn new() -> State {
        let v = |n: u32| std::array::from_fn(|lane| 0x5a00_0000 + 0x100 * n + lane as u32);
        State {
            v: (0..128).map(v).collect(),
            u: (0..64).map(|n| 0xa500_0000 + n).collect(),
            exec: u32::MAX,
            helpers: 0,
            csrs: BTreeMap::new(),
            pc: 0,
            code_bytes: 0,
            memory: Memory::new(),
            v_regs: 32,
        }
    }
}

/// An operand as it is written.
#[derive(Clone, Debug)]
pub enum Operand {
    /// First register, number of registers.
    V(usize, usize),
    /// Register, whether the high half.
    Half(usize, bool),
    U(usize, usize),
    /// A constant, a number of lanes, the code of a direction, the number of a CSR.
    Number(i64),
    /// Bytes from the instruction to a target.
    Target(i64),
    /// A CSR, or the direction that it names.
    Mode,
    /// What is not followed here.
    Other,
}

impl Operand {
    pub fn new(text: &str) -> Operand {
        if text == "mode" {
            return Operand::Mode;
        }
        if let Some(code) = ["rn", "rz", "rd", "ru"].iter().position(|r| *r == text) {
            return Operand::Number(code as i64);
        }
        if text == "sat" {
            return Operand::Number(1);
        }
        if text.contains('=') {
            return Operand::Other;
        }
        if let Some(n) = csr_number(text) {
            return Operand::Number(n.into());
        }
        if let Some(bytes) = text.strip_prefix('.') {
            return Operand::Target(bytes.parse().unwrap_or_else(|e| panic!("`{text}`: {e}")));
        }
        let file = text.chars().next().unwrap_or(' ');
        let register = |t: &str| {
            t.parse::<usize>()
                .unwrap_or_else(|e| panic!("`{text}`: {e}"))
        };
        let (first, count) = match (file, text.get(1..).unwrap_or("")) {
            ('v' | 'u', rest) if rest.starts_with('[') => {
                let (a, b) = rest[1..rest.len() - 1].split_once(':').expect("a range");
                (register(a), register(b) - register(a) + 1)
            }
            ('v', rest) if rest.ends_with(".l") || rest.ends_with(".h") => {
                return Operand::Half(register(&rest[..rest.len() - 2]), rest.ends_with('h'));
            }
            ('v' | 'u', rest) => (register(rest), 1),
            _ => {
                let hex = text.strip_prefix("0x").map(|h| i64::from_str_radix(h, 16));
                let n = hex.unwrap_or_else(|| text.parse());
                return n.map_or(Operand::Other, Operand::Number);
            }
        };
        if file == 'v' {
            Operand::V(first, count)
        } else {
            Operand::U(first, count)
        }
    }
}
