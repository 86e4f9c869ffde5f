//! Kernels for one thing each.

use super::run::{check, parse};

fn words(words: &[u32]) -> Vec<u8> {
    words.iter().flat_map(|w| w.to_le_bytes()).collect()
}

#[test]
fn the_simplest_kernel() {
    let kernel = parse(
        r#"kernel "square" workgroup_size(16, 1, 1) {
            buffer0 "out": read_write group(0) binding(0) min_bytes(0)
            %0: i32 = builtin local_index
            %1: i32 = mul.i32 %0, %0
            %2: i32 = const.i32 2
            %3: i32 = shl.i32 %0, %2
            store buffer0[%3], %1
            return
        }"#,
    );
    check(&kernel, [1, 1, 1], &[words(&[7; 16])]);
    // Beyond the end of the buffer, also within a word.
    check(&kernel, [1, 1, 1], &[vec![7; 41]]);
}
