//! Contents that are larger than a piece.

// A `Diagnostic` is a little larger than the lint likes.
#![allow(clippy::result_large_err)]

use std::path::{Path, PathBuf};

use lanemask_job::{
    Bind, Contents, ElementType, Job, Mismatches, PIECE_BYTES, sha256_hex, sha256_hex_of,
    write_file,
};

const LEN: u64 = PIECE_BYTES as u64 + 3;

fn bind(more: &str) -> Bind {
    let text = format!(
        "shader = \"x.wgsl\"\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 0\n\
         type = \"u16\"\nlen = {LEN}\n{more}"
    );
    let mut job = Job::parse(&text, Default::default(), Path::new("")).unwrap();
    job.binds.remove(0)
}

#[test]
fn pieces_are_of_whole_elements_and_make_up_the_contents() {
    let bind = bind("init = { iota = { start = 5, step = 3 } }");
    let (mut all, mut sizes) = (Vec::new(), Vec::new());
    bind.each_initial_piece(&mut |piece| {
        all.extend_from_slice(piece);
        sizes.push(piece.len());
        Ok(())
    })
    .unwrap();
    assert_eq!(sizes, [PIECE_BYTES, PIECE_BYTES, 6]);
    let want: Vec<u8> = (0..LEN)
        .flat_map(|i| ((5 + 3 * i) as u16).to_le_bytes())
        .collect();
    assert!(all == want);
    assert!(bind.initial_bytes().unwrap() == want);
    let digest = sha256_hex_of(|add| want.chunks(1000).for_each(add));
    assert_eq!(digest, sha256_hex(&want));
}

#[test]
fn differences_have_their_index_in_the_whole() {
    let bind = bind("expect = { value = 7 }");
    let mut got: Vec<u8> = (0..LEN).flat_map(|_| 7u16.to_le_bytes()).collect();
    for index in [1, PIECE_BYTES / 2, PIECE_BYTES + 2] {
        got[2 * index] = 8;
    }
    let mut mismatches = Mismatches::default();
    bind.check(&got, &mut mismatches).unwrap();
    let indices: Vec<u64> = mismatches.first.iter().map(|m| m.index).collect();
    assert_eq!(indices, [1, PIECE_BYTES as u64 / 2, PIECE_BYTES as u64 + 2]);
    assert_eq!(mismatches.count, 3);
    assert_eq!(
        bind.check(&got[1..], &mut mismatches).unwrap_err().code,
        "job-len-mismatch"
    );
}

#[test]
fn files_must_have_exactly_the_bytes() {
    let path: PathBuf = Path::new(env!("CARGO_TARGET_TMPDIR")).join("pieces.bin");
    for len in [
        0,
        1,
        PIECE_BYTES - 1,
        PIECE_BYTES,
        PIECE_BYTES + 1,
        2 * PIECE_BYTES,
    ] {
        let bytes: Vec<u8> = (0..len).map(|i| (i % 251) as u8).collect();
        write_file(&path, &bytes).unwrap();
        let raw = Contents::Raw(path.clone());
        let read = |len: usize| raw.to_bytes(ElementType::U8, len as u64);
        assert!(read(len).unwrap() == bytes, "{len}");
        for wrong in [len + 1, len + PIECE_BYTES] {
            let error = read(wrong).unwrap_err();
            assert!(
                error.message.contains(" has less than "),
                "{len} {wrong}: {error}"
            );
        }
        for wrong in [1, PIECE_BYTES].into_iter().filter(|n| *n <= len) {
            let error = read(len - wrong).unwrap_err();
            assert!(
                error.message.contains(" has more than "),
                "{len} {wrong}: {error}"
            );
        }
    }
    std::fs::remove_file(path).unwrap();
}
