//! Reads and checks instruction-set descriptions (`isa/<name>/*.toml`) and emits what is derived from them:
//! Rust tables for `lanemask-isa`, the semantics trait and dispatcher for `lanemask-sem`, manual pages.
//!
//! The description is the only list of instructions. This crate knows formats, fields, kinds and cards; it
//! deliberately does not know what an instruction does.
//!
//! ```
//! let spec = lanemask_isa_gen::Spec::load(std::path::Path::new("../../isa/w32")).unwrap();
//! assert_eq!(spec.insn("endpgm").unwrap().variants[0].value, 0x4e | 1 << 7);
//! ```
#![forbid(unsafe_code)]

pub mod book;
pub mod card;
mod check;
pub mod example;
mod family;
mod load;
pub mod manual;
mod model;
mod pseudo;
pub mod rows;
pub mod rows_manual;
pub mod rust;

pub use check::TYPES;
pub use model::*;

/// FNV-1a over the description's bytes, in the order of the file names: what generated files carry so that a build
/// notices when they are stale. `build.rs` of `lanemask-isa` computes the same.
pub fn fingerprint(dir: &std::path::Path) -> std::io::Result<u64> {
    let mut files: Vec<_> = std::fs::read_dir(dir)?
        .collect::<Result<Vec<_>, _>>()?
        .into_iter()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for file in files {
        for byte in std::fs::read(file)? {
            if byte != b'\r' {
                hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
            }
        }
    }
    Ok(hash)
}
