//! The state in which a program starts, and which registers have which use.

use super::program::{BUFFER, BUFFER_BYTES, IMAGE_BYTES, READ_ONLY, READ_ONLY_BYTES};
use super::random::Random;
use crate::state::{LANES, Row};

/// Vector registers of every program.
pub(super) const V_REGS: u32 = 36;
/// Uniform registers of every program.
pub(super) const U_REGS: u32 = 64;
/// Vector registers below this one may be written by any line.
pub(super) const FREE_V: u32 = 16;
/// Uniform registers below this one may be written by any line.
pub(super) const FREE_U: u32 = 24;
/// Bytes of workgroup memory, and of scratch memory of a lane.
pub(super) const WORKGROUP_BYTES: u32 = 1024;
pub(super) const SCRATCH_BYTES: u32 = 640;

/// Offsets, 8-aligned and in bounds of every memory: 8 a lane, then random ones.
pub(super) const OFFSETS: [u8; 2] = [16, 17];
/// Offsets, 8-aligned, some outside of buffers.
pub(super) const FAR: u8 = 18;
/// Offsets of any kind.
pub(super) const WILD: u8 = 19;
/// Pair of registers with addresses in the buffer, and with some elsewhere.
pub(super) const ADDRESS: u8 = 20;
pub(super) const WILD_ADDRESS: u8 = 22;
/// Four registers with small integers, and eight with small floats: coordinates.
pub(super) const INTEGERS: u8 = 24;
pub(super) const FLOATS: u8 = 28;

/// Pair with an address in the buffer, and one with any.
pub(super) const U_ADDRESS: u8 = 24;
pub(super) const U_WILD_ADDRESS: u8 = 26;
/// Counters of two loops, link and target of calls.
pub(super) const U_COUNTER: u8 = 30;
pub(super) const U_LINK: u8 = 59;
pub(super) const U_TARGET: u8 = 62;
/// Descriptors of a sampler and of an image.
pub(super) const U_SAMPLER: u8 = 44;
pub(super) const U_IMAGE: u8 = 48;
/// Descriptors of the buffer, of the read-only one, and of none or an illegal one.
pub(super) const U_BUFFER: u8 = 32;
pub(super) const U_READ_ONLY: u8 = 36;
pub(super) const U_NO_BUFFER: u8 = 40;
/// Registers of the trap handler.
pub(super) const U_HANDLER: u8 = 56;
/// A small number, 8-aligned; a large one; all lanes.
pub(super) const U_SMALL: u8 = 60;
pub(super) const U_LARGE: u8 = 61;
pub(super) const U_ALL: u8 = 63;

/// The state in which a program starts.
#[derive(Clone, Debug)]
pub struct Setup {
    /// Vector registers.
    pub v: Vec<Row>,
    /// Uniform registers.
    pub u: Vec<u32>,
    /// Whether `v0` to `v3`, `u2` to `u8` and `u29` stay as the launch made them.
    pub keeps_launch: bool,
    /// Invocations of a workgroup per dimension.
    pub size: [u32; 3],
    /// Workgroups along x.
    pub workgroups: u32,
    /// EXEC.
    pub exec: u32,
    /// Helper lanes.
    pub helpers: u32,
    /// MODE; `None`: no word of the program names MODE or FFLAGS.
    pub mode: Option<u32>,
    /// Whether there is a trap handler.
    pub handler: bool,
    /// TRAPCTL.
    pub trapctl: u32,
    /// Contents of the buffer, and of the read-only one behind it.
    pub data: Vec<u8>,
    /// Contents of the memory of images.
    pub images: Vec<u8>,
    /// Descriptors of images and samplers, as lines load them.
    pub descriptors: Vec<[u32; 12]>,
}

impl Setup {
    /// A random one; `hazard`: with what may trap.
    pub(super) fn random(random: &mut Random, hazard: bool) -> Setup {
        let mut v = vec![[0; LANES]; V_REGS as usize];
        for n in (0..FREE_V as usize).step_by(2) {
            let style = random.below(5);
            let pairs: [[u32; 2]; LANES] = std::array::from_fn(|_| random.pair(style));
            (v[n], v[n + 1]) = (pairs.map(|p| p[0]), pairs.map(|p| p[1]));
        }
        let in_bounds = |random: &mut Random| 8 * random.below(56);
        let end = BUFFER_BYTES as u32;
        for lane in 0..LANES {
            let set = |v: &mut Vec<Row>, n: u8, value: u32| v[usize::from(n)][lane] = value;
            set(&mut v, OFFSETS[0], 8 * lane as u32);
            let offset = in_bounds(random);
            set(&mut v, OFFSETS[1], offset);
            let far = match random.below(4) {
                0 => end - 16 + 8 * random.below(4),
                1 => 0u32.wrapping_sub(8 * (1 + random.below(4))),
                2 => random.word() & !7,
                _ => in_bounds(random),
            };
            set(&mut v, FAR, far);
            let wild = match random.below(4) {
                0 => random.below(64),
                1 => end - 8 + random.below(16),
                2 if random.once_in(8) => random.word(),
                _ => in_bounds(random),
            };
            set(&mut v, WILD, wild);
            for (pair, wild) in [(ADDRESS, false), (WILD_ADDRESS, true)] {
                let offset = u64::from(in_bounds(random));
                let address = match random.below(24) {
                    0 if wild => BUFFER + offset + u64::from(random.below(8)),
                    1 if wild => random.bits(),
                    2 if wild => READ_ONLY + u64::from(8 * random.below(4)),
                    3 if wild => BUFFER + BUFFER_BYTES - 8 + u64::from(random.below(16)),
                    _ => BUFFER + offset,
                };
                set(&mut v, pair, address as u32);
                set(&mut v, pair + 1, (address >> 32) as u32);
            }
            for k in 0..4 {
                let integer = random.below(10).wrapping_sub(1);
                set(&mut v, INTEGERS + k, integer);
            }
            for k in 0..8 {
                let float = (random.below(4096) as f32 - 1536.0) / 1024.0;
                set(&mut v, FLOATS + k, float.to_bits());
            }
        }
        let mut u: Vec<u32> = (0..U_REGS / 2)
            .flat_map(|_| {
                let style = random.below(5);
                random.pair(style)
            })
            .collect();
        for n in 0..FREE_U {
            if random.once_in(4) {
                u[n as usize] = random.mask();
            }
        }
        let mut put = |n: u8, words: &[u32]| {
            u[usize::from(n)..][..words.len()].copy_from_slice(words);
        };
        let halves = |address: u64| [address as u32, (address >> 32) as u32];
        put(U_ADDRESS, &halves(BUFFER + 64));
        put(
            U_WILD_ADDRESS,
            &halves(BUFFER + u64::from(random.below(1024))),
        );
        let buffer = halves(BUFFER);
        put(U_BUFFER, &[buffer[0], buffer[1], BUFFER_BYTES as u32, 0]);
        let read_only = halves(READ_ONLY);
        let size = random.pick(&[READ_ONLY_BYTES as u32, 60, 20, 3]);
        put(U_READ_ONLY, &[read_only[0], read_only[1], size, 1]);
        let mut none = [0; 4];
        if hazard && random.once_in(2) {
            none = [
                buffer[0] + random.below(2) * 2,
                buffer[1],
                256,
                random.below(4),
            ];
            none[1] |= u32::from(random.once_in(4)) << (16 + random.below(16));
        }
        put(U_NO_BUFFER, &none);
        put(
            U_SMALL,
            &[
                8 * random.below(2),
                random.pick(&[1000, u32::MAX, 32, 2000]),
            ],
        );
        put(U_ALL, &[u32::MAX]);
        let data = (0..(BUFFER_BYTES + READ_ONLY_BYTES) / 8)
            .flat_map(|_| {
                let style = random.below(5);
                random.pair(style)
            })
            .flat_map(u32::to_le_bytes)
            .collect();
        let style = random.below(4);
        let images = (0..IMAGE_BYTES / 8)
            .flat_map(|_| random.pair(if style == 3 { 4 } else { style }))
            .flat_map(u32::to_le_bytes)
            .collect();
        Setup {
            v,
            u,
            keeps_launch: random.once_in(4),
            size: match random.below(8) {
                0 => [
                    1 + random.below(9),
                    1 + random.below(4),
                    1 + random.below(2),
                ],
                1 => [32 * (1 + random.below(3)), 1, 1],
                _ => [LANES as u32, 1, 1],
            },
            workgroups: if random.once_in(8) { 2 } else { 1 },
            exec: random.mask(),
            helpers: if random.once_in(4) {
                random.word() & random.word()
            } else {
                0
            },
            mode: None,
            handler: false,
            trapctl: 0,
            data,
            images,
            descriptors: Vec::new(),
        }
    }
}
