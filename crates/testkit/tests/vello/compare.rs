//! What two runs of a stage must have in common.
//!
//! Most stages must leave the same bytes. Where Vello's Rust version leaves out a write that has no reader, or where
//! the order of allocation is free, the comparison says so.

use std::collections::BTreeMap;

use crate::stream::{CONFIG_N_DRAW_OBJECTS, Dispatch};

/// How much of the results must agree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Rule {
    /// Every byte.
    Bits,
    /// Every byte that has a reader.
    BitsRead,
    /// The same things in any order; see the functions of the stages.
    AnyOrder,
}

pub fn rule(stage: &str) -> Rule {
    match stage {
        "binning" | "tile_alloc" | "path_tiling" => Rule::BitsRead,
        "flatten" | "path_count" | "coarse" => Rule::AnyOrder,
        _ => Rule::Bits,
    }
}

/// What is not the same, in words; empty if all is well. `got` has an entry per resource.
/// The buffers of a dispatch as words, by name without the prefix.
type Words = BTreeMap<&'static str, Vec<u32>>;

/// What is not the same, in words; empty if all is well. `got` has an entry per resource of the dispatch.
pub fn differences(stage: &str, dispatch: &Dispatch, got: &[Option<Vec<u8>>]) -> Vec<String> {
    let wanted: Vec<Option<Vec<u8>>> = dispatch.resources.iter().map(|r| r.after.clone()).collect();
    let mut found = Vec::new();
    let (want, got) = (read(stage, dispatch, &wanted), read(stage, dispatch, got));
    assert_eq!(want.len(), got.len());
    for ((name, want), (_, got)) in want.iter().zip(&got) {
        if stage == "flatten" && name == "lines" {
            found.extend(unmatched_lines(want, got));
        } else if want.len() != got.len() {
            found.push(format!("{name}: {} words, not {}", got.len(), want.len()));
        } else {
            let wrong: Vec<usize> = (0..want.len()).filter(|&i| want[i] != got[i]).collect();
            if let Some(&i) = wrong.first() {
                found.push(format!(
                    "{name}: {} of {} words differ, first word {i}: {:#010x} ({}), not {:#010x} ({})",
                    wrong.len(),
                    want.len(),
                    got[i],
                    f32::from_bits(got[i]),
                    want[i],
                    f32::from_bits(want[i]),
                ));
            }
        }
    }
    found
}

/// The results of a stage as named lists of words that two correct runs have in common.
fn read(stage: &str, dispatch: &Dispatch, bytes: &[Option<Vec<u8>>]) -> Vec<(String, Vec<u32>)> {
    let mut words = Words::new();
    for (resource, bytes) in dispatch.resources.iter().zip(bytes) {
        if let Some(bytes) = bytes {
            let list = bytes
                .chunks_exact(4)
                .map(|c| u32::from_le_bytes(c.try_into().unwrap()));
            words.insert(resource.name.trim_start_matches("vello."), list.collect());
        }
    }
    let mut out: Vec<(String, Vec<u32>)> = Vec::new();
    for resource in dispatch.resources.iter().filter(|r| r.writable) {
        let name = resource.name.trim_start_matches("vello.");
        let buffer = &words[name];
        let list = match (stage, name) {
            ("binning", "bin_header_buf") => used_bin_headers(dispatch, &words),
            ("tile_alloc", "path_buf") => paths(&words),
            ("path_tiling", "segments_buf") => segments(&words),
            ("flatten", "lines_buf") => {
                let used = words["bump_buf"][BUMP_LINES] as usize;
                out.push((
                    "lines".to_owned(),
                    buffer[..(6 * used).min(buffer.len())].to_vec(),
                ));
                continue;
            }
            ("path_count", "seg_counts_buf") => segment_counts(&words),
            ("coarse", "ptcl_buf") => commands(&words),
            ("coarse", "tile_buf") => tiles_with_segments(&words),
            _ => buffer.clone(),
        };
        out.push((name.to_owned(), list));
    }
    out
}

const BUMP_SEG_COUNTS: usize = 4;
const BUMP_LINES: usize = 7;

/// The headers of the bins that the picture has, without the offsets of the empty ones: the shader writes headers
/// for 256 bins at a time, the Rust version only those that there are.
fn used_bin_headers(dispatch: &Dispatch, words: &Words) -> Vec<u32> {
    let config = &words["config"];
    let bins = (config[0].div_ceil(16) * config[1].div_ceil(16)) as usize;
    let aligned = bins.next_multiple_of(256);
    let headers = &words["bin_header_buf"];
    let mut out = Vec::new();
    for group in 0..dispatch.workgroups[0] as usize {
        for bin in 0..bins {
            let at = 2 * (group * aligned + bin);
            out.push(headers[at]);
            out.push(if headers[at] == 0 { 0 } else { headers[at + 1] });
        }
    }
    out
}

/// The five used words of each path; behind them is padding, which the Rust version clears, and beyond the paths
/// there is a word in which the shader passes a number on.
fn paths(words: &Words) -> Vec<u32> {
    let count = words["config"][CONFIG_N_DRAW_OBJECTS] as usize;
    words["path_buf"]
        .chunks_exact(8)
        .take(count)
        .flat_map(|p| p[..5].to_vec())
        .collect()
}

/// The five used words of each segment; the sixth is padding.
fn segments(words: &Words) -> Vec<u32> {
    words["segments_buf"]
        .chunks_exact(6)
        .flat_map(|s| s[..5].to_vec())
        .collect()
}

/// Line and position in the line of each tile crossing, sorted. The rest of the record numbers the crossings of a
/// tile in the order in which they came.
fn segment_counts(words: &Words) -> Vec<u32> {
    let used = words["bump_buf"][BUMP_SEG_COUNTS] as usize;
    let mut pairs: Vec<[u32; 2]> = words["seg_counts_buf"]
        .chunks_exact(2)
        .take(used)
        .map(|s| [s[0], s[1] & 0xffff])
        .collect();
    pairs.sort_unstable();
    pairs.concat()
}

/// Per tile its winding number, and whether it was given room for segments.
fn tiles_with_segments(words: &Words) -> Vec<u32> {
    words["tile_buf"]
        .chunks_exact(2)
        .flat_map(|t| [t[0], if t[1] >> 31 == 1 { 1 } else { t[1] }])
        .collect()
}

/// The commands of every tile, through its jumps, without the jumps and the places of segments.
fn commands(words: &Words) -> Vec<u32> {
    const END: u32 = 0;
    const JUMP: u32 = 12;
    let tiles = (words["config"][0] * words["config"][1]) as usize;
    let list = &words["ptcl_buf"];
    let mut out = Vec::new();
    for tile in 0..tiles {
        let mut at = 64 * tile + 1;
        for _ in 0..10_000 {
            let Some(&command) = list.get(at) else { break };
            if command == JUMP {
                at = list[at + 1] as usize;
                continue;
            }
            out.push(command);
            let operands = match command {
                1 => 3,
                5 | 9 => 1,
                6 | 7 | 8 | 11 | 13 => 2,
                _ => 0,
            };
            for k in 1..=operands {
                // The second operand of a fill is the place of its segments.
                if !(command == 1 && k == 2) {
                    out.push(list.get(at + k).copied().unwrap_or(0));
                }
            }
            at += 1 + operands;
            if command == END {
                break;
            }
        }
    }
    out
}

/// Lines come in any order, and their ends are computed with functions that may be rounded differently.
fn unmatched_lines(want: &[u32], got: &[u32]) -> Option<String> {
    let split = |words: &[u32]| -> Vec<(u32, [f32; 4])> {
        words
            .chunks_exact(6)
            .map(|l| (l[0], [2, 3, 4, 5].map(|i| f32::from_bits(l[i]))))
            .collect()
    };
    let (want, mut left) = (split(want), split(got));
    let near = |a: f32, b: f32| (a - b).abs() <= 1e-4 * a.abs().max(b.abs()).max(1.0);
    let mut missing = 0;
    for (path, ends) in &want {
        let found = left
            .iter()
            .position(|(p, e)| p == path && ends.iter().zip(e).all(|(&a, &b)| near(a, b)));
        match found {
            Some(i) => drop(left.swap_remove(i)),
            None => missing += 1,
        }
    }
    (missing > 0 || !left.is_empty()).then(|| {
        format!(
            "lines: {missing} of {} are missing, {} are not expected",
            want.len(),
            left.len()
        )
    })
}
