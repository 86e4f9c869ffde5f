//! Workgroups larger than a group of lanes, cut into strips: IR to IR.
//!
//! [`cut`] turns a kernel with N invocations in a workgroup into one with a workgroup of `lanes` invocations that does the
//! work of all N. Barriers part the body into *phases*; each phase becomes a loop over the S = ceil(N / lanes) strips, in
//! which the local index is `lane + strip * lanes`. What is the same for the workgroup stays outside of these loops:
//!
//! - The *skeleton*: statements that contain a barrier, or that all invocations leave together. Their conditions are uniform
//!   over the workgroup, or the barrier would not be legal. Everything else is in phases.
//! - Uniform operations that read no memory that anybody writes run once, before the phase in whose place they stand.
//!
//! From the first statement on that only some invocations leave for an outer label, a phase goes on to where all meet again
//! (no barrier can lie between); what stands behind the statements that it leaves is copied into it.
//!
//! How values cross phases:
//!
//! - Uniform ones that a phase computes go through a word of workgroup memory, read between two barriers.
//! - Cheap ones are computed again from ids, constants and values of the skeleton.
//! - The others, and the parameters of labels of the skeleton that are not uniform, have a word per strip in private memory:
//!   slot k of strip s is word k * S + s behind the private arrays, and slots are shared by values that do not live at the
//!   same time. Private arrays exist once per strip.
//!
//! In the cut kernel `lane_id` is the lane, `warp_id` the strip, `num_warps` S and `warp_size` the number of lanes.
//!
//! The result wants [`opt::run`](crate::opt::run): what became useless is still there.

mod emit;
mod plan;
mod slots;
mod walk;

use lanemask_diag::Diagnostic;
use lanemask_ir::{Kernel, uniform};

/// Cuts a kernel for groups of `lanes` lanes; one whose workgroup fits in a group comes back as it is.
///
/// # Errors
///
/// Codes: `barrier-non-uniform` (from the uniformity analysis), `linx-strips-lanes` (no lanes), `linx-strips-size` (more
/// invocations or private memory than 32-bit addresses reach), `linx-strips-flow` (a barrier behind a divergent exit, which
/// the analysis excludes).
pub fn cut(kernel: &Kernel, lanes: u32) -> Result<Kernel, Vec<Diagnostic>> {
    let shape = Shape::new(kernel, lanes).map_err(|d| vec![d])?;
    if shape.strips <= 1 {
        return Ok(kernel.clone());
    }
    let facts = uniform::analyse(kernel, lanes);
    if !facts.barriers().is_empty() {
        return Err(facts.barriers().to_vec());
    }
    let plan = plan::plan(kernel, &facts).map_err(|d| vec![d])?;
    // First few operations again; if private memory then is more than a tile, more of them.
    let mut best = emit::emit(kernel, &facts, shape, &plan, RECOMPUTE)?;
    if u64::from(best.scratch_bytes) * u64::from(lanes) > TILE_BYTES {
        let other = emit::emit(kernel, &facts, shape, &plan, RECOMPUTE_MORE)?;
        if other.scratch_bytes < best.scratch_bytes {
            best = other;
        }
    }
    Ok(best)
}

/// Cost up to which a value is computed again in each phase that uses it.
const RECOMPUTE: u32 = 8;
/// The same when private memory is scarce.
const RECOMPUTE_MORE: u32 = 48;
/// Largest tile (L-23).
const TILE_BYTES: u64 = 8192;

/// Sizes of the workgroup and its strips.
#[derive(Clone, Copy, Debug)]
struct Shape {
    size: [u32; 3],
    invocations: u32,
    lanes: u32,
    strips: u32,
}

impl Shape {
    fn new(kernel: &Kernel, lanes: u32) -> Result<Shape, Diagnostic> {
        if lanes == 0 {
            return Err(Diagnostic::error(
                "linx-strips-lanes",
                "a group needs at least one lane",
            ));
        }
        let size = kernel.workgroup_size;
        let invocations = size
            .iter()
            .try_fold(1u32, |n, d| n.checked_mul(*d))
            .filter(|n| *n <= 1 << 24)
            .ok_or_else(|| {
                let [x, y, z] = size;
                let message = format!("a workgroup of {x} x {y} x {z} invocations is too large");
                Diagnostic::error("linx-strips-size", message)
            })?;
        Ok(Shape {
            size,
            invocations,
            lanes,
            strips: invocations.div_ceil(lanes),
        })
    }
}
