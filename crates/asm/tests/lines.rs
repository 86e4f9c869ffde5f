//! Where instructions and data among them come from.

use lanemask_diag::Sources;

#[test]
fn data_in_the_code_has_rows_of_its_own() {
    let mut sources = Sources::new();
    let text = "main:\n nop\n nop\n\n .word 0xfffffffe\n endpgm\n";
    let file = sources.add("word.s", text);
    let (object, _) = lanemask_asm::assemble(&sources, file);
    let at = |pc| object.lines.find(pc).map(|(_, row)| (row.line, row.column));
    assert_eq!(
        [at(0), at(4), at(8), at(12)],
        [Some((2, 2)), Some((3, 2)), Some((5, 2)), Some((6, 2))]
    );
}
