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

/// The table of jumps on the page on the machine: entries of one word.
#[test]
fn the_table_of_jumps_assembles() {
    let page = include_str!("../../../docs/w32/machine.md");
    let block = page.split("```text\n").nth(1).expect("there is an example");
    let table = block.split("```").next().unwrap_or("");
    let cases = "case0:\ncase1:\ncase2:\nother:\n endpgm\n";
    let words = common::words(&common::clean(&format!("{table}{cases}")).code);
    // bge.u32 of two words, btab u1, three jumps, endpgm. BR op=0x30: rel 31:12.
    assert_eq!(words.len(), 7);
    assert_eq!(
        words[2..],
        [
            0x32 | 4 << 7 | 1 << 10 | 1 << 16,
            0x30 | 3 << 12,
            0x30 | 2 << 12,
            0x30 | 1 << 12,
            0xce
        ]
    );
}

/// A literal is the last source, and an instruction with three sources has none.
#[test]
fn where_literals_stand() {
    use lanemask_isa::w32::{Codec, Op};
    let row = "A literal can only be the last source, and only of an instruction that has an encoding `lit`";
    assert!(PAGE.contains(row));
    let mut with = 0;
    for op in Op::ALL {
        let info = op.info();
        let is_source = |k: &usize| matches!(info.operands[*k].kind, "vs" | "fs" | "us");
        let sources: Vec<usize> = (0..info.operands.len()).filter(is_source).collect();
        for v in info.variants {
            for (k, field) in v.fields.iter().enumerate() {
                if field.codec == Codec::Lit {
                    assert_eq!(Some(&k), sources.last(), "{}", info.mnemonic);
                    assert!(sources.len() < 3, "{}", info.mnemonic);
                    assert_eq!(v.suffix, "lit", "{}", info.mnemonic);
                    with += 1;
                }
            }
        }
    }
    assert!(with > 100, "{with}");
}
