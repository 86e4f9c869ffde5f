//! The page on the object format against a file.

use crate::{cells, page};
use lanemask_asm::assemble;
use lanemask_diag::Sources;
use std::collections::BTreeSet;

/// The keys of the metadata that the page lists are those of a kernel that has everything, and its sections are there.
#[test]
fn the_page_on_objects_lists_what_an_object_has() {
    let text = ".kernel k\n .workgroup_size 8, 4\n .resource 0, 1, a, read, 16\n \
                .image 0, 2, b, read, \"2d f32\"\n .sampler 0, 3, c, comparison\n .constants 1, 2\n .scratch 64\n\
                .workgroup_memory 4\n .order_dependent\n.end\nendpgm\n.data\n.word 1\n";
    let mut sources = Sources::new();
    let file = sources.add("k.s", text);
    let (object, diagnostics) = assemble(&sources, file);
    assert!(diagnostics.is_empty(), "{diagnostics:#?}");
    let elf = object.to_elf();
    let all = String::from_utf8_lossy(&elf);
    let json = all.split_once("{\"format\":").expect("metadata").1;
    let json = json.split('\0').next().expect("an end");
    // A key is a quoted word before a colon.
    let quoted: Vec<&str> = json.split('"').collect();
    let keys = quoted
        .windows(2)
        .filter(|w| w[1].starts_with(':'))
        .map(|w| w[0]);
    let mut keys: BTreeSet<&str> = keys.collect();
    keys.insert("format");

    let page = page("w32/object.md");
    let metadata = page.split_once("## Kernel metadata").expect("a part").1;
    let rows = metadata.lines().filter_map(cells);
    let listed: Vec<&str> = rows
        .flat_map(|r| r[0].split(", ").collect::<Vec<_>>())
        .collect();
    let names = listed.iter().filter(|n| n.starts_with('`'));
    let names: BTreeSet<&str> = names.map(|n| n.trim_matches('`')).collect();
    assert_eq!(names, keys);
    for section in [
        ".text",
        ".rodata",
        ".note.lanemask",
        ".debug_line",
        ".symtab",
        ".strtab",
        ".shstrtab",
    ] {
        assert!(
            all.contains(section) && page.contains(&format!("`{section}`")),
            "{section}"
        );
    }
    assert!(page.contains(&format!("{:#x}", lanemask_object::MACHINE)));
}
