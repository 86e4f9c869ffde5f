//! Programs as assembly.

use crate::common::*;
use lanemask_diag::Sources;

/// A kernel `main` of workgroups of `size` invocations: the body, then `endpgm`, then what stands behind it. It has 48 vector
/// and all uniform registers, 1024 bytes of workgroup memory, 64 of scratch per lane, and a buffer for each given one.
pub fn kernel_with(size: u32, body: &str, behind: &str, buffers: &[&[u32]]) -> Test {
    let mut text = format!(
        ".kernel main\n.workgroup_size {size}\n.v_regs 48\n.u_regs 64\n.scratch 64\n.workgroup_memory 1024\n"
    );
    for k in 0..buffers.len() {
        text += &format!(".resource 0, {k}, b{k}, read_write, 4\n");
    }
    text += &format!(".end\nmain:\n{body}\nendpgm\n{behind}\n");
    let mut sources = Sources::new();
    let file = sources.add("test.s", text.as_str());
    let (object, found) = lanemask_asm::assemble(&sources, file);
    let errors: Vec<String> = found
        .iter()
        .filter(|d| d.is_error())
        .map(|d| format!("{}: {:?}", d.message, d.primary))
        .collect();
    assert!(errors.is_empty(), "{errors:#?}\n{text}");
    let mut t = test(Vec::new());
    t.object = object;
    t.buffers = buffers.iter().map(|b| b.to_vec()).collect();
    t
}

/// The same of one warp, with nothing behind it.
pub fn kernel(body: &str, buffers: &[&[u32]]) -> Test {
    kernel_with(32, body, "", buffers)
}

/// PC of a label.
pub fn label(t: &Test, name: &str) -> u32 {
    let symbol = t.object.symbols.iter().find(|s| s.name == name);
    symbol.unwrap_or_else(|| panic!("no label {name}")).offset
}
