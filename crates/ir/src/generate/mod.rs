//! Random kernels for differential tests (feature `generate`).
//!
//! [`generate`] makes a kernel that [`verify`](crate::verify) accepts, that ends on every input, whose barriers are
//! legal, and whose buffers at the end do not depend on the order of its invocations or on the number of
//! lanes in a warp (unless [`Options::warp_builtins`] or [`Options::subgroups`]). [`buffers`] makes its inputs.
//!
//! The kernels branch on uniform and on varying conditions, carry values out of loops, leave through several levels, return
//! early, exchange values through workgroup memory, and write what they computed to
//! slots of their own in `buffer0`. A NaN never becomes an integer or a result, as its bits may differ between machines.

mod barriers;
mod numbers;
mod subgroup;
mod writer;

use crate::{Kernel, ResourceId, without_spans};

/// SplitMix64: a small generator of random numbers, the same on every host.
#[derive(Clone, Debug)]
pub struct Rng(u64);

impl Rng {
    /// The sequence of a seed.
    pub fn new(seed: u64) -> Rng {
        Rng(seed)
    }

    /// The next 64 bits.
    pub fn next_u64(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `n`, which is not 0.
    pub fn below(&mut self, n: usize) -> usize {
        (self.next_u64() % n as u64) as usize
    }

    /// True in `percent` of 100 cases.
    pub fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// One of the items.
    pub fn pick<T: Copy>(&mut self, items: &[T]) -> T {
        items[self.below(items.len())]
    }
}

/// What kernels may contain.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    /// Invocations of a workgroup.
    pub workgroup_size: [u32; 3],
    /// About how many statements.
    pub statements: usize,
    /// How deep statements nest.
    pub depth: usize,
    /// Loops.
    pub loops: bool,
    /// Float operations that are exact or correctly rounded.
    pub floats: bool,
    /// Numbers of other formats (binary16, 64-bit integers), and accesses of 8 and 16 bits.
    pub numbers: bool,
    /// Among them binary64.
    pub doubles: bool,
    /// Barriers and workgroup memory.
    pub barriers: bool,
    /// Private memory.
    pub scratch: bool,
    /// Atomic sums whose old values are not used.
    pub atomics: bool,
    /// Early returns.
    pub returns: bool,
    /// The builtins that tell how warps lie.
    pub warp_builtins: bool,
    /// Operations among the invocations of a warp, under whatever control flow. What a shuffle from a lane that is not active gives is
    /// not used.
    pub subgroups: bool,
}

impl Default for Options {
    /// Everything but what depends on warps and numbers of other formats, 64 invocations.
    fn default() -> Options {
        Options {
            workgroup_size: [64, 1, 1],
            statements: 60,
            depth: 4,
            loops: true,
            floats: true,
            numbers: false,
            doubles: false,
            barriers: true,
            scratch: true,
            atomics: true,
            returns: true,
            warp_builtins: false,
            subgroups: false,
        }
    }
}

/// Words that each invocation owns in `buffer0`.
pub const WORDS_OUT: u32 = 8;

const OUT: ResourceId = ResourceId(0);
const IN: ResourceId = ResourceId(1);
const PARAMS: ResourceId = ResourceId(2);
const COUNTERS: ResourceId = ResourceId(3);

const WORDS_IN: u32 = 64;
const WORDS_PARAMS: u32 = 8;
const WORDS_COUNTERS: u32 = 16;
const WORDS_SCRATCH: u32 = 8;

/// Contents for the buffers of a generated kernel: zeros to write to, random words to read.
pub fn buffers(kernel: &Kernel, workgroups: [u32; 3], seed: u64) -> Vec<Vec<u8>> {
    let mut rng = Rng::new(seed);
    let invocations: u32 = kernel.workgroup_size.iter().chain(&workgroups).product();
    let mut random = |words: u32| {
        (0..words)
            .flat_map(|_| interesting_word(&mut rng).to_le_bytes())
            .collect()
    };
    vec![
        vec![0; (4 * WORDS_OUT * invocations) as usize],
        random(WORDS_IN),
        random(WORDS_PARAMS),
        vec![0; 4 * WORDS_COUNTERS as usize],
    ]
}

/// The kernel of a seed.
///
/// # Panics
/// If a dimension of the workgroup size is 0 or their product is above 65536.
pub fn generate(seed: u64, options: &Options) -> Kernel {
    let invocations: u64 = options
        .workgroup_size
        .iter()
        .map(|n| u64::from(*n))
        .product();
    assert!(
        (1..=65536).contains(&invocations),
        "the workgroup size is in range"
    );
    let mut kernel = writer::write(seed, options, invocations as u32);
    barriers::legalise(&mut kernel);
    without_spans(&kernel)
}

/// Small numbers, ends of ranges, floats, noise.
fn interesting_word(rng: &mut Rng) -> u32 {
    let noise = rng.next_u64() as u32;
    match rng.below(6) {
        0 => noise % 16,
        1 => (noise % 16).wrapping_neg(),
        2 => rng.pick(&[0x8000_0000, 0x7fff_ffff, 0xffff_ffff, 0xffff, 0x1_0000]),
        3 => (noise as i32 as f32 / 65536.0).to_bits(),
        4 => rng
            .pick(&[
                1.0f32,
                -1.0,
                0.5,
                -0.0,
                1e-40,
                3e38,
                2147483648.0,
                f32::INFINITY,
            ])
            .to_bits(),
        _ => noise,
    }
}
