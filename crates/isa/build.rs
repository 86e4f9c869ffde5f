//! Refuses to build when the generated tables are older than the description they were made from.

use std::path::Path;

fn main() {
    for isa in ["w32", "linx"] {
        check(isa);
    }
}

fn check(isa: &str) {
    let dir = Path::new("../../isa").join(isa);
    let table = format!("src/{isa}/generated.rs");
    println!("cargo::rerun-if-changed={table}");
    println!("cargo::rerun-if-changed=../../isa/{isa}");
    // A published package carries only the generated tables.
    let Ok(entries) = std::fs::read_dir(dir) else {
        return;
    };
    let mut files: Vec<_> = entries
        .flatten()
        .map(|e| e.path())
        .filter(|p| p.extension().is_some_and(|e| e == "toml"))
        .collect();
    files.sort();
    // The same hash as `lanemask_isa_gen::fingerprint`, which this script cannot depend on without slowing every build.
    let mut hash = 0xcbf2_9ce4_8422_2325u64;
    for byte in files
        .iter()
        .filter_map(|f| std::fs::read(f).ok())
        .flatten()
        .filter(|b| *b != b'\r')
    {
        hash = (hash ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3);
    }
    let table = std::fs::read_to_string(table).unwrap_or_default();
    if !table.contains(&format!("{hash:#018x}")) {
        println!(
            "cargo::error=isa/{isa} has changed since its tables were generated: run `cargo xtask codegen`"
        );
    }
}
