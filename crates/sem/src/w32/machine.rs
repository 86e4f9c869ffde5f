//! What semantic functions are written against.

use lanemask_isa::w32::{Flat, LANES};

pub use super::memory::{Detail, Narrow, Order, Rmw, Scope, Space};
pub use crate::fp::{Elem, Fp, Rounding};

/// A vector destination, in the engine's numbering of [`Flat::slots`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VDst(pub u16);

impl VDst {
    /// The register `k` further on.
    pub fn plus(self, k: usize) -> VDst {
        VDst(self.0 + k as u16)
    }
}

/// A vector source (register, uniform register, constant or literal), in the engine's numbering.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VSrc(pub u16);

impl VSrc {
    /// The register `k` further on, of consecutive ones.
    pub fn plus(self, k: usize) -> VSrc {
        VSrc(self.0 + k as u16)
    }
}

/// Consecutive vector registers, in the engine's numbering (W-REG-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VList {
    /// The first.
    pub first: u16,
    /// How many.
    pub count: u16,
}

impl VList {
    /// The list in an operand field: bits 6:0 = first register, above them the count - 1.
    pub fn new(slot: u16) -> VList {
        VList {
            first: slot & 127,
            count: (slot >> 7) + 1,
        }
    }
}

/// A uniform destination, in the engine's numbering. Consecutive registers have consecutive numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UDst(pub u16);

impl UDst {
    /// The register `k` further on.
    pub fn plus(self, k: usize) -> UDst {
        UDst(self.0 + k as u16)
    }
}

/// A trap: which and what for. The engine adds who and where.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Trap {
    /// Cause, one of [`lanemask_isa::w32::cause`].
    pub cause: u8,
    /// What `trapinfo` gets.
    pub info: u32,
}

/// Where a warp goes after an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// To the next instruction.
    Next,
    /// To this PC, which holds code.
    Jump(u32),
    /// Nowhere: it has ended.
    End,
    /// The instruction did nothing but this.
    Trap(Trap),
    /// To the next instruction when all live warps of the workgroup have come here.
    Barrier,
    /// To the next instruction, after other warps.
    Yield,
}

/// Shorthand for a trap.
pub(super) fn trap(cause: u8, info: u32) -> Flow {
    Flow::Trap(Trap { cause, info })
}

/// A warp as its instructions see it.
pub trait Warp {
    /// EXEC.
    fn exec(&self) -> u32;
    /// Writes EXEC.
    fn set_exec(&mut self, mask: u32);
    /// Helper lanes of whole-quad mode.
    fn helpers(&self) -> u32;
    /// Makes these lanes the helpers.
    fn set_helpers(&mut self, mask: u32);
    /// Vector registers allocated to the dispatch.
    fn v_regs(&self) -> u32;
    /// Vector register `n`, which must be allocated, as source.
    fn v_source(&self, n: u32) -> VSrc;
    /// Vector register `n`, which must be allocated, as destination.
    fn v_dest(&self, n: u32) -> VDst;
    /// Number of a vector register named as destination.
    fn v_number(&self, rd: VDst) -> u32;
    /// Uniform operand `k`: a register or a literal.
    fn u_src(&self, i: &Flat, k: usize) -> u32;
    /// Uniform pair.
    fn u_pair(&self, slot: u16) -> u64;
    /// Descriptor.
    fn u_desc<const N: usize>(&self, slot: u16) -> [u32; N];
    /// Writes a uniform register.
    fn set_u(&mut self, rd: UDst, value: u32);
    /// All lanes of a source, active or not.
    fn lanes(&self, s: VSrc) -> [u32; LANES];
    /// One lane of a source, active or not.
    fn lane(&self, s: VSrc, lane: u32) -> u32;
    /// Writes the active lanes of a register.
    fn set_lanes(&mut self, rd: VDst, values: &[u32; LANES]);
    /// Writes one lane of a register, active or not.
    fn set_lane(&mut self, rd: VDst, lane: u32, value: u32);
    /// PC of the instruction after this one.
    fn next_pc(&self) -> u32;
    /// Whether an instruction can be fetched there.
    fn is_code(&self, pc: u32) -> bool;
    /// A known CSR.
    fn csr(&self, number: u32) -> u32;
    /// Writes a known, writable CSR with a legal value.
    fn set_csr(&mut self, number: u32, value: u32);
    /// Scheduling priority, 0 to 3.
    fn set_priority(&mut self, priority: u32);
    /// Gives up issue for so many cycles; the instruction then yields.
    fn sleep(&mut self, cycles: u64);
    /// Forgets the core's copy of the code; whether it may have changed, so that the next instruction must be fetched again.
    fn invalidate_code(&mut self) -> bool;
    /// Vector load of `words` words per lane at `addr` + `imm`.
    fn load(&mut self, space: Space, words: usize, rd: VDst, addr: VSrc, imm: u32) -> Flow;
    /// Vector load of a narrow element.
    fn load_narrow(&mut self, space: Space, narrow: Narrow, rd: VDst, addr: VSrc, imm: u32)
    -> Flow;
    /// Vector store of `words` words per lane.
    fn store(&mut self, space: Space, words: usize, data: VSrc, addr: VSrc, imm: u32) -> Flow;
    /// Vector store of the low `narrow.bytes()` bytes.
    fn store_narrow(
        &mut self,
        space: Space,
        narrow: Narrow,
        data: VSrc,
        addr: VSrc,
        imm: u32,
    ) -> Flow;
    /// Atomic of each lane, lower lanes first; `rd` gets the old word.
    fn atomic(
        &mut self,
        space: Space,
        op: Rmw,
        rd: Option<VDst>,
        addr: VSrc,
        imm: u32,
        src: VSrc,
    ) -> Flow;
    /// The same with 64 bits in register pairs; of `CompareExchange` the new value follows the expected one.
    fn atomic64(
        &mut self,
        space: Space,
        op: Rmw,
        rd: Option<VDst>,
        addr: VSrc,
        imm: u32,
        src: VSrc,
    ) -> Flow;
    /// Reads a texel of an image; `lod` is the level, of multisample images the sample.
    fn image_load(&mut self, desc: [u32; 8], rd: VList, coord: VList, lod: VSrc) -> Flow;
    /// Writes a texel of an image.
    fn image_store(&mut self, desc: [u32; 8], data: VList, coord: VList, lod: VSrc) -> Flow;
    /// Atomic on a texel of level 0, lower lanes first; `rd` gets the old one.
    fn image_atomic(
        &mut self,
        desc: [u32; 8],
        op: Rmw,
        rd: Option<VDst>,
        coord: VList,
        src: VSrc,
    ) -> Flow;
    /// Samples an image. `off`: three signed offsets in texels, of 4 bits each; `compares`: the last of `coord` is a
    /// reference.
    #[allow(clippy::too_many_arguments)]
    fn image_sample(
        &mut self,
        desc: [u32; 8],
        samp: [u32; 4],
        rd: VList,
        coord: VList,
        detail: Detail,
        off: u32,
        compares: bool,
    ) -> Flow;
    /// One component of four texels.
    #[allow(clippy::too_many_arguments)]
    fn image_gather(
        &mut self,
        desc: [u32; 8],
        samp: [u32; 4],
        rd: VDst,
        coord: VList,
        component: u32,
        off: u32,
        compares: bool,
    ) -> Flow;
    /// Width, height, depth or layers, and number of levels; all 0 for the null descriptor or a level that does not
    /// exist. The error is the trap of an illegal descriptor.
    fn image_size(&mut self, desc: [u32; 8], lod: u32) -> Result<[u32; 4], Flow>;
    /// Samples of a texel, likewise.
    fn image_samples(&mut self, desc: [u32; 8]) -> Result<u32, Flow>;
    /// Orders accesses.
    fn fence(&mut self, order: Order, scope: Scope);
    /// Uniform load of a narrow element at `base` + `imm`.
    fn u_load_narrow(&mut self, narrow: Narrow, rd: UDst, base: u64, imm: u32) -> Flow;
    /// Uniform load of a narrow element through a buffer descriptor at `off` + `imm`.
    fn u_bload_narrow(
        &mut self,
        narrow: Narrow,
        rd: UDst,
        desc: [u32; 4],
        off: u32,
        imm: u32,
    ) -> Flow;
    /// Uniform load of `words` words at `base` + `imm`.
    fn u_load(&mut self, words: usize, rd: UDst, base: u64, imm: u32) -> Flow;
    /// Uniform load of `words` words through a buffer descriptor at `off` + `imm`.
    fn u_bload(&mut self, words: usize, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow;
}

/// What becomes of the values of active lanes that a function combines, in increasing order of lanes. Clusters are of equal
/// size and aligned to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fold {
    /// All of the warp, into a uniform register.
    Uniform,
    /// All of a cluster, into each of its active lanes.
    Reduce,
    /// Those of the cluster up to the lane itself.
    Scan,
    /// Those of the cluster below the lane.
    Exscan,
}

/// An engine: a warp that can apply functions of lanes. `src` holds the operand numbers of the sources, operand 0 is the
/// destination. `lane*` write the active lanes; `mask*` write a uniform register, 0 in inactive lanes; `uni*` read and
/// write uniform registers, a `bool` as all ones or 0.
pub trait Machine: Warp {
    /// Its float environment.
    type Fp: Fp;

    /// An instruction of [`super::step_rare`], out of the main loop.
    fn rare(&mut self, i: &Flat) -> Flow;
    /// One source.
    fn lane1<D: Elem, A: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 1],
        f: impl Fn(&mut Self::Fp, A) -> D,
    ) -> Flow;
    /// Two sources.
    fn lane2<D: Elem, A: Elem, B: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 2],
        f: impl Fn(&mut Self::Fp, A, B) -> D,
    ) -> Flow;
    /// Three sources.
    fn lane3<D: Elem, A: Elem, B: Elem, C: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 3],
        f: impl Fn(&mut Self::Fp, A, B, C) -> D,
    ) -> Flow;
    /// Four sources.
    fn lane4<D: Elem, A: Elem, B: Elem, C: Elem, E: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 4],
        f: impl Fn(&mut Self::Fp, A, B, C, E) -> D,
    ) -> Flow;
    /// Two sources, lane mask as result.
    fn mask2<A: Elem, B: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 2],
        f: impl Fn(&mut Self::Fp, A, B) -> bool,
    ) -> Flow;
    /// Combines operand 1 over the active lanes of clusters of 2^`cluster` lanes. Without lanes the result is `identity`, of
    /// one lane it is its value, untouched.
    fn fold<D: Elem>(
        &mut self,
        i: &Flat,
        form: Fold,
        cluster: u32,
        identity: u64,
        f: impl Fn(&mut Self::Fp, D, D) -> D,
    ) -> Flow;
    /// One source.
    fn uni1<D: Elem, A: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 1],
        f: impl Fn(&mut Self::Fp, A) -> D,
    ) -> Flow;
    /// Two sources.
    fn uni2<D: Elem, A: Elem, B: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 2],
        f: impl Fn(&mut Self::Fp, A, B) -> D,
    ) -> Flow;
    /// Three sources.
    fn uni3<D: Elem, A: Elem, B: Elem, C: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 3],
        f: impl Fn(&mut Self::Fp, A, B, C) -> D,
    ) -> Flow;
    /// Four sources.
    fn uni4<D: Elem, A: Elem, B: Elem, C: Elem, E: Elem>(
        &mut self,
        i: &Flat,
        src: [usize; 4],
        f: impl Fn(&mut Self::Fp, A, B, C, E) -> D,
    ) -> Flow;
}
