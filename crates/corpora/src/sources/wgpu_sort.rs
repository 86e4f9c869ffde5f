//! The radix sort of the crate `wgpu_sort`, against `slice::sort_by_key`.
//!
//! The shader wants to know how many invocations run in lockstep. With 1 it relies on nothing that WGSL does not promise; with
//! more it reads what its neighbours have just written, without a barrier.

use crate::compare::{Number, Tolerance};
use crate::corpus::{Bound, Case, Check, Corpus, Resource, Shader, Step, Targets};
use crate::fetch::{FetchError, Store, text};
use crate::measure::Machine;
use crate::preprocess::Names;

/// On the command line.
pub const NAME: &str = "wgpu_sort";
const VERSION: &str = "0.1.0";

/// The constants of the crate: 8 bits a pass, 256 invocations that sort 15 rows.
const WORKGROUP: u32 = 256;
const PREFIX_WORKGROUP: u32 = 128;
const RADIX_LOG2: u32 = 8;
const RADIX: u32 = 1 << RADIX_LOG2;
const PASSES: u32 = 32 / RADIX_LOG2;
const ROWS: u32 = 15;
const BLOCK: u32 = WORKGROUP * ROWS;

const ENTRIES: [&str; 5] = [
    "zero_histograms",
    "calculate_histogram",
    "prefix_histogram",
    "scatter_even",
    "scatter_odd",
];

/// Invocations in lockstep, and where that is so.
const LOCKSTEPS: [(u32, Targets); 2] = [(1, Targets::All), (32, Targets::Only(Machine::W32))];

/// Numbers of keys: one workgroup in part, one in full, several.
const LENGTHS: [u32; 3] = [1000, BLOCK, 20_000];

/// Fetches the crate.
///
/// # Errors
/// Cargo fails.
pub fn load(store: &Store) -> Result<Corpus, FetchError> {
    let folder = store.cargo(NAME, VERSION)?;
    let template = text(&folder.join("src/radix_sort.wgsl"))?;
    let mut corpus = Corpus {
        name: NAME,
        origin: format!("crate {NAME} {VERSION}"),
        oracle: Some("`slice::sort_by_key`"),
        ..Corpus::default()
    };
    for (lockstep, targets) in LOCKSTEPS {
        let wgsl = shader(&template, lockstep);
        let first = corpus.shaders.len();
        for entry in ENTRIES {
            let name = format!("{entry} by {lockstep}");
            corpus.shaders.push(Shader::wgsl(name, &wgsl).at(entry));
        }
        for length in LENGTHS {
            for key_mask in [u32::MAX, 0x1f] {
                corpus.cases.push(Case {
                    name: format!("{length} keys and {key_mask:x} by {lockstep}"),
                    targets,
                    ..case(length, key_mask, first)
                });
            }
        }
    }
    Ok(corpus)
}

/// The shader with its constants in front of it, as the crate puts them there.
fn shader(template: &str, lockstep: u32) -> String {
    let sweep = RADIX / lockstep;
    let constants = [
        ("histogram_sg_size", lockstep),
        ("histogram_wg_size", WORKGROUP),
        ("rs_radix_log2", RADIX_LOG2),
        ("rs_radix_size", RADIX),
        ("rs_keyval_size", PASSES),
        ("rs_histogram_block_rows", ROWS),
        ("rs_scatter_block_rows", ROWS),
        ("rs_mem_dwords", RADIX + BLOCK),
        ("rs_mem_sweep_0_offset", 0),
        ("rs_mem_sweep_1_offset", sweep),
        ("rs_mem_sweep_2_offset", sweep + sweep / lockstep),
    ];
    let mut out = String::new();
    for (name, value) in constants {
        out += &format!("const {name}: u32 = {value}u;\n");
    }
    let mut body = template.to_owned();
    let sizes: Names = [
        ("histogram_wg_size", WORKGROUP),
        ("prefix_wg_size", PREFIX_WORKGROUP),
        ("scatter_wg_size", WORKGROUP),
    ]
    .map(|(name, n)| (name.to_owned(), n.to_string()))
    .into();
    for (name, value) in &sizes {
        body = body.replace(&format!("{{{name}}}"), value);
    }
    out + &body
}

/// Keys with their places as payload, sorted; `first` is the index of the first of the five shaders.
fn case(length: u32, key_mask: u32, first: usize) -> Case {
    let blocks = length.div_ceil(BLOCK);
    let padded = blocks * BLOCK;
    let words = |all: &[u32]| {
        all.iter()
            .flat_map(|w| w.to_le_bytes())
            .collect::<Vec<u8>>()
    };
    // A multiplicative generator is random enough for keys.
    let mut state = 0x9e37_79b9_u32;
    let keys: Vec<u32> = (0..length)
        .map(|_| {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            (state ^ state >> 15) & key_mask
        })
        .collect();
    let mut sorted: Vec<(u32, u32)> = keys.iter().copied().zip(0..).collect();
    // It keeps the order of equal keys, as this does.
    sorted.sort_by_key(|(key, _)| *key);
    let (sorted_keys, places): (Vec<u32>, Vec<u32>) = sorted.into_iter().unzip();
    // What nobody has written is not 0.
    let dirty = |len_words: u32| vec![0xaa; 4 * len_words as usize];
    let mut key_buffer = dirty(padded * PASSES);
    key_buffer[..4 * length as usize].copy_from_slice(&words(&keys));
    let payload: Vec<u32> = (0..length).collect();
    let buffers = vec![
        words(&[length, padded, 0, 0]),
        dirty((PASSES + blocks) * RADIX),
        key_buffer,
        dirty(padded * PASSES),
        words(&payload),
        dirty(length),
    ];
    let dispatch = |shader: usize, groups: u32| Step::Dispatch {
        shader: first + shader,
        workgroups: [groups, 1, 1],
        bound: (0..6)
            .map(|k| Bound {
                group: 0,
                binding: k as u32,
                resource: Resource::Buffer {
                    buffer: k,
                    offset: 0,
                    len_bytes: None,
                },
            })
            .collect(),
    };
    let steps = vec![
        dispatch(0, blocks),
        dispatch(1, blocks),
        dispatch(2, PASSES),
        dispatch(3, blocks),
        dispatch(4, blocks),
        dispatch(3, blocks),
        dispatch(4, blocks),
    ];
    let check = |buffer: usize, want: &[u32]| Check {
        buffer,
        offset: 0,
        number: Number::U32,
        want: words(want),
        tolerance: Tolerance::EXACT,
    };
    Case {
        buffers,
        steps,
        checks: vec![check(2, &sorted_keys), check(4, &places)],
        ..Case::default()
    }
}
