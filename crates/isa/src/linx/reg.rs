//! Registers, queues and tile bases, and their codes of 5 and 10 bits.

use std::fmt;

/// A vector queue (L-9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Queue {
    /// vt.
    Vt,
    /// vu.
    Vu,
    /// vm.
    Vm,
    /// vn.
    Vn,
}

impl Queue {
    /// The four of them, in the order of their classes.
    pub const ALL: [Queue; 4] = [Queue::Vt, Queue::Vu, Queue::Vm, Queue::Vn];

    /// As written.
    pub fn name(self) -> &'static str {
        ["vt", "vu", "vm", "vn"][self as usize]
    }
}

/// A tile that an address can start from (L-14).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum TileBase {
    /// First tile source.
    Ta,
    /// Second tile source.
    Tb,
    /// Third tile source.
    Tc,
    /// Fourth tile source.
    Td,
    /// Output: the first tile destination.
    To,
    /// Scratch: the second tile destination.
    Ts,
}

impl TileBase {
    /// All of them, in the order of their codes.
    pub const ALL: [TileBase; 6] = [
        TileBase::Ta,
        TileBase::Tb,
        TileBase::Tc,
        TileBase::Td,
        TileBase::To,
        TileBase::Ts,
    ];

    /// As written.
    pub fn name(self) -> &'static str {
        ["ta", "tb", "tc", "td", "to", "ts"][self as usize]
    }
}

/// What a register operand names. The same code means different things as source and as destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Reg {
    /// Reads 0.
    Zero,
    /// R1 to R23 (L-1).
    R(u8),
    /// t#1 to t#4 (L-2).
    T(u8),
    /// u#1 to u#4 (L-2).
    U(u8),
    /// Destination: pushes T (L-3).
    PushT,
    /// Destination: pushes U (L-3).
    PushU,
    /// Destination 0 or 24 to 29: the result is dropped (L-3).
    Drop(u8),
    /// ri0 to ri31 (L-13, Q-10).
    Ri(u8),
    /// The mask (L-11).
    P,
    /// lc0 to lc2 (L-12).
    Lc(u8),
    /// Entry 1 to 31 pushes back in a vector queue (L-9).
    Vec(Queue, u8),
    /// Destination: pushes a vector queue.
    Push(Queue),
    /// Destination with an index other than 0, which nothing defines.
    PushIndexed(Queue, u8),
    /// Tile base (L-14).
    Tile(TileBase),
    /// A reserved class or index (L-6).
    Reserved(u16),
}

/// Names of R1 to R23.
const SCALARS: [&str; 24] = [
    "zero", "sp", "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "ra", "s0", "s1", "s2", "s3",
    "s4", "s5", "s6", "s7", "s8", "x0", "x1", "x2", "x3",
];

impl Reg {
    /// The scalar register of that name (`zero`, `sp`, `a0` …, or `r0` to `r23`).
    pub fn scalar(name: &str) -> Option<Reg> {
        let number = match SCALARS.iter().position(|s| *s == name) {
            Some(n) => n,
            None => name
                .strip_prefix('r')
                .filter(|n| !n.starts_with('+') && (n.len() == 1 || !n.starts_with('0')))
                .and_then(|n| n.parse().ok())
                .filter(|n| *n < 24)?,
        };
        Some(Reg::source5(number as u64))
    }

    /// Whether it is an operand of a lane: vt, vu, vm or vn, reserved indices included.
    pub fn is_vector(self) -> bool {
        match self {
            Reg::Vec(..) | Reg::Push(_) | Reg::PushIndexed(..) => true,
            Reg::Reserved(code) => (4..=7).contains(&(code >> 5)),
            _ => false,
        }
    }

    /// Code of 10 bits; `None` only for a register that does not exist, such as R24.
    pub fn code10(self) -> Option<u64> {
        let class = |class: u64, index: u8, last: u8| {
            (index <= last).then_some(class << 5 | u64::from(index))
        };
        match self {
            Reg::Ri(n) => class(1, n, 31),
            Reg::P => Some(2 << 5 | 28),
            Reg::Lc(n) => class(3, n, 2),
            Reg::Push(q) => Some((4 + q as u64) << 5),
            Reg::Vec(q, n) | Reg::PushIndexed(q, n) if n > 0 => class(4 + q as u64, n, 31),
            Reg::Tile(t) => Some(8 << 5 | t as u64),
            Reg::Reserved(code) if code < 1024 => Some(code.into()),
            _ => self.code5(),
        }
    }

    /// Code of 5 bits; `None` if it is outside the scalar space.
    pub fn code5(self) -> Option<u64> {
        match self {
            Reg::Zero => Some(0),
            Reg::R(n @ 1..=23) => Some(n.into()),
            Reg::T(n @ 1..=4) => Some(u64::from(n) + 23),
            Reg::U(n @ 1..=4) => Some(u64::from(n) + 27),
            Reg::PushT => Some(31),
            Reg::PushU => Some(30),
            Reg::Drop(n @ (0 | 24..=29)) => Some(n.into()),
            _ => None,
        }
    }

    /// A 5-bit code as a source (L-2).
    pub fn source5(code: u64) -> Reg {
        match code as u8 & 31 {
            0 => Reg::Zero,
            n @ 1..=23 => Reg::R(n),
            n @ 24..=27 => Reg::T(n - 23),
            n => Reg::U(n - 27),
        }
    }

    /// A 5-bit code as a destination (L-3).
    pub fn dest5(code: u64) -> Reg {
        match code as u8 & 31 {
            n @ 1..=23 => Reg::R(n),
            30 => Reg::PushU,
            31 => Reg::PushT,
            n => Reg::Drop(n),
        }
    }

    /// A 10-bit code as a source (L-6). Index 0 of a vector queue is the push selector and cannot be read (L-9).
    pub fn source10(code: u64) -> Reg {
        match (code >> 5 & 31, code as u8 & 31) {
            (0, _) => Reg::source5(code),
            (class @ 4..=7, n) if n > 0 => Reg::Vec(Queue::ALL[class as usize - 4], n),
            _ => Reg::other10(code),
        }
    }

    /// A 10-bit code as a destination (L-6).
    pub fn dest10(code: u64) -> Reg {
        match (code >> 5 & 31, code as u8 & 31) {
            (0, _) => Reg::dest5(code),
            (class @ 4..=7, 0) => Reg::Push(Queue::ALL[class as usize - 4]),
            (class @ 4..=7, n) => Reg::PushIndexed(Queue::ALL[class as usize - 4], n),
            _ => Reg::other10(code),
        }
    }

    /// The classes that read the same both ways.
    fn other10(code: u64) -> Reg {
        match (code >> 5 & 31, code as u8 & 31) {
            (1, n) => Reg::Ri(n),
            (2, 28) => Reg::P,
            (3, n @ 0..=2) => Reg::Lc(n),
            (8, n @ 0..=5) => Reg::Tile(TileBase::ALL[n as usize]),
            _ => Reg::Reserved(code as u16 & 1023),
        }
    }
}

impl fmt::Display for Reg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Reg::Zero => f.write_str("zero"),
            Reg::R(n) => f.write_str(SCALARS.get(usize::from(n)).unwrap_or(&"r?")),
            Reg::T(n) => write!(f, "t#{n}"),
            Reg::U(n) => write!(f, "u#{n}"),
            Reg::PushT => f.write_str("t"),
            Reg::PushU => f.write_str("u"),
            Reg::Drop(0) => f.write_str("zero"),
            Reg::Drop(n) => write!(f, "drop{n}"),
            Reg::Ri(n) => write!(f, "ri{n}"),
            Reg::P => f.write_str("p"),
            Reg::Lc(n) => write!(f, "lc{n}"),
            Reg::Vec(q, n) | Reg::PushIndexed(q, n) => write!(f, "{}#{n}", q.name()),
            Reg::Push(q) => f.write_str(q.name()),
            Reg::Tile(t) => f.write_str(t.name()),
            Reg::Reserved(code) => write!(f, "reserved{code}"),
        }
    }
}
