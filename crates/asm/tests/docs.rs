//! The page on the syntax shows code that assembles, and names what there is.

mod common;

const PAGE: &str = include_str!("../../../docs/assembly.md");

#[test]
fn the_example_assembles() {
    let mut blocks = PAGE
        .split("```asm\n")
        .skip(1)
        .map(|b| b.split("```").next().unwrap_or(""));
    let example = blocks.next().expect("there is an example");
    let (object, diags) = common::assemble(example);
    assert!(diags.is_empty(), "{diags:#?}");
    let k = &object.kernels[0];
    assert_eq!(
        (k.name.as_str(), k.v_regs, k.u_regs, k.resources.len()),
        ("saxpy", 7, 44, 3)
    );
    for block in blocks {
        common::clean(block);
    }
}

/// Every directive that an unknown one is answered with is on the page, and the page names no other.
#[test]
fn the_page_lists_all_directives() {
    let (_, diags) = common::assemble(".zzzzzzzzzz\n");
    let list = diags[0].notes[0].trim_start_matches("directives are ");
    let mut known: Vec<&str> = list.split(' ').collect();
    for d in &known {
        assert!(
            PAGE.contains(&format!("`{d}`")) || PAGE.contains(&format!("`{d} ")),
            "{d} is not described"
        );
    }
    known.push(".L");
    for part in PAGE.split('`').skip(1).step_by(2) {
        let word = part.split(' ').next().unwrap_or("");
        if word.starts_with('.') && word.len() > 1 {
            assert!(known.contains(&word), "{word} does not exist");
        }
    }
}
