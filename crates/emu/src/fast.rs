//! The usual accesses, quickly: aligned words of one memory. What these functions decline, `access.rs` does in full.

use crate::host::{load_row, store_lanes};
use crate::interp::write_row;
use crate::warp::{FIRST_U, Row, WarpState};
use lanemask_isa::w32::LANES;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// Words of a memory as a lane sees them.
pub(crate) trait Area {
    /// Words.
    fn len(&self) -> usize;
    /// A word below `len`.
    fn get(&self, word: usize, lane: usize) -> u32;
    /// The words of lane 0, 1, … from `first`; false if it cannot do better than `get`.
    fn row(&self, first: usize, out: &mut Row) -> bool;
    /// The same of half as many lanes, whose words are all there.
    #[inline(always)]
    fn half(&self, first: usize, out: &mut Half) {
        for (lane, out) in out.iter_mut().enumerate() {
            *out = self.get(first + lane, lane);
        }
    }
}

/// Half of a row.
type Half = [u32; LANES / 2];

/// An area that can be written.
pub(crate) trait AreaMut: Area {
    /// Writes a word below `len`.
    fn set(&mut self, word: usize, lane: usize, value: u32);
    /// Writes those of the consecutive words of lane 0, 1, … from `first` whose lanes are in `exec`; false if it cannot do
    /// better than `set`.
    fn set_row(&mut self, first: usize, exec: u32, values: &Row) -> bool;
}

impl Area for &[u32] {
    fn len(&self) -> usize {
        <[u32]>::len(self)
    }
    #[inline(always)]
    fn get(&self, word: usize, _: usize) -> u32 {
        self[word]
    }
    #[inline(always)]
    fn row(&self, first: usize, out: &mut Row) -> bool {
        out.copy_from_slice(&self[first..first + LANES]);
        true
    }
}

impl Area for &[AtomicU32] {
    fn len(&self) -> usize {
        <[AtomicU32]>::len(self)
    }
    #[inline(always)]
    fn get(&self, word: usize, _: usize) -> u32 {
        self[word].load(Relaxed)
    }
    #[inline(always)]
    fn row(&self, first: usize, out: &mut Row) -> bool {
        match self[first..].first_chunk() {
            Some(words) => *out = load_row(words),
            None => return false,
        }
        true
    }
}

impl AreaMut for &[AtomicU32] {
    #[inline(always)]
    fn set(&mut self, word: usize, _: usize, value: u32) {
        self[word].store(value, Relaxed);
    }
    #[inline(always)]
    fn set_row(&mut self, first: usize, exec: u32, values: &Row) -> bool {
        match self[first..].first_chunk() {
            Some(words) => store_lanes(words, exec, values),
            None => return false,
        }
        true
    }
}

/// Memory of one owner.
pub(crate) struct Own<'a>(pub(crate) &'a mut [u32]);

impl Area for Own<'_> {
    fn len(&self) -> usize {
        self.0.len()
    }
    #[inline(always)]
    fn half(&self, first: usize, out: &mut Half) {
        out.copy_from_slice(&self.0[first..][..LANES / 2]);
    }
    #[inline(always)]
    fn get(&self, word: usize, _: usize) -> u32 {
        self.0[word]
    }
    #[inline(always)]
    fn row(&self, first: usize, out: &mut Row) -> bool {
        out.copy_from_slice(&self.0[first..first + LANES]);
        true
    }
}

impl AreaMut for Own<'_> {
    #[inline(always)]
    fn set(&mut self, word: usize, _: usize, value: u32) {
        self.0[word] = value;
    }
    #[inline(always)]
    fn set_row(&mut self, first: usize, exec: u32, values: &Row) -> bool {
        match self.0[first..].first_chunk_mut() {
            Some(words) => write_row(words, exec, values),
            None => return false,
        }
        true
    }
}

/// Scratch memory: word w of lane l at w * 32 + l.
pub(crate) struct Scratch<'a>(pub(crate) &'a mut [u32]);

impl Area for Scratch<'_> {
    fn len(&self) -> usize {
        self.0.len() / LANES
    }
    #[inline(always)]
    fn get(&self, word: usize, lane: usize) -> u32 {
        self.0[word * LANES + lane]
    }
    fn row(&self, _: usize, _: &mut Row) -> bool {
        false
    }
}

impl AreaMut for Scratch<'_> {
    #[inline(always)]
    fn set(&mut self, word: usize, lane: usize, value: u32) {
        self.0[word * LANES + lane] = value;
    }
    fn set_row(&mut self, _: usize, _: u32, _: &Row) -> bool {
        false
    }
}

/// Word numbers of the lanes; `None` if an active lane is not aligned.
#[inline(always)]
fn word_numbers(w: &WarpState, addr: u16, imm: u32) -> Option<Row> {
    let offsets = w.regs.row(addr);
    let mut low = 0;
    if w.exec == u32::MAX {
        low = offsets.iter().fold(0, |m, o| m | o);
    } else {
        for (lane, offset) in offsets.iter().enumerate() {
            low |= if w.exec >> lane & 1 == 1 { *offset } else { 0 };
        }
    }
    // Neither sum can overflow: 2^30 + 2^14.
    ((low | imm) & 3 == 0).then(|| offsets.map(|o| (o >> 2) + (imm >> 2)))
}

#[inline(always)]
fn consecutive(words: &Row, stride: u32) -> bool {
    let first = words[0];
    let mut differ = 0;
    for (lane, word) in words.iter().enumerate() {
        differ |= word ^ (first.wrapping_add(lane as u32 * stride));
    }
    differ == 0
}

/// Loads the two halves of a row, if each is one word or consecutive words inside the area, as where a workgroup is 16 wide;
/// else false.
#[inline(always)]
fn load_halves(area: &impl Area, words: &Row, out: &mut Row) -> bool {
    let (halves, _) = words.as_chunks::<{ LANES / 2 }>();
    for half in halves {
        let stride = half[1].wrapping_sub(half[0]);
        let mut differ = stride & !1;
        for (lane, word) in half.iter().enumerate() {
            differ |= word ^ half[0].wrapping_add(stride.wrapping_mul(lane as u32));
        }
        if differ != 0 || half[0] as usize + half.len() > area.len() {
            return false;
        }
    }
    let (outs, _) = out.as_chunks_mut::<{ LANES / 2 }>();
    for (half, out) in halves.iter().zip(outs) {
        if half[0] == half[1] {
            *out = [area.get(half[0] as usize, 0); LANES / 2];
        } else {
            area.half(half[0] as usize, out);
        }
    }
    true
}

/// Whether every active lane's words are inside. Word numbers are below 2^31.
#[inline(always)]
fn all_inside(words: &Row, exec: u32, count: usize, len: usize) -> bool {
    let Some(last) = len.checked_sub(count) else {
        return false;
    };
    let last = u32::try_from(last).unwrap_or(u32::MAX);
    let mut outside = false;
    for (lane, word) in words.iter().enumerate() {
        outside |= *word > last && exec >> lane & 1 == 1;
    }
    !outside
}

/// Loads `count` words a lane; false = not done, nothing has happened. Outside, words are 0 if `lenient`.
#[inline(always)]
pub(crate) fn load(
    w: &mut WarpState,
    area: &impl Area,
    lenient: bool,
    count: usize,
    rd: u16,
    addr: u16,
    imm: u32,
) -> bool {
    let Some(words) = word_numbers(w, addr, imm) else {
        return false;
    };
    let (len, exec) = (area.len(), w.exec);
    let mut out: Row = [0; LANES];
    if count == 1
        && consecutive(&words, 1)
        && words[0] as usize + LANES <= len
        && area.row(words[0] as usize, &mut out)
    {
        write_row(w.regs.row_mut(rd), exec, &out);
        return true;
    }
    let inside = all_inside(&words, exec, count, len);
    if !inside && !lenient {
        return false;
    }
    // One address for all lanes.
    if (FIRST_U..).contains(&addr) || consecutive(&words, 0) {
        for k in 0..count {
            let word = words[0] as usize + k;
            let value = if word < len { area.get(word, 0) } else { 0 };
            write_row(w.regs.row_mut(rd + k as u16), exec, &[value; LANES]);
        }
        return true;
    }
    if count == 1 && load_halves(area, &words, &mut out) {
        write_row(w.regs.row_mut(rd), exec, &out);
        return true;
    }
    let last = len.saturating_sub(1);
    for k in 0..count {
        if inside && len > 0 {
            // What other lanes get is not written.
            for lane in 0..LANES {
                out[lane] = area.get((words[lane] as usize + k).min(last), lane);
            }
        } else {
            for lane in 0..LANES {
                let word = words[lane] as usize + k;
                out[lane] = if word < len { area.get(word, lane) } else { 0 };
            }
        }
        write_row(w.regs.row_mut(rd + k as u16), exec, &out);
    }
    true
}

/// The same for areas in the warp itself, which cannot be borrowed beside it: the values, before they are written.
#[inline(always)]
fn gather(area: &impl Area, words: &Row, exec: u32, k: usize) -> Row {
    let mut out = [0; LANES];
    for lane in 0..LANES {
        let word = words[lane] as usize + k;
        if exec >> lane & 1 == 1 {
            out[lane] = area.get(word, lane);
        }
    }
    out
}

/// Loads from the warp's scratch memory.
#[inline(always)]
pub(crate) fn load_scratch(w: &mut WarpState, count: usize, rd: u16, addr: u16, imm: u32) -> bool {
    let Some(words) = word_numbers(w, addr, imm) else {
        return false;
    };
    let exec = w.exec;
    let area = Scratch(&mut w.scratch);
    if !all_inside(&words, exec, count, area.len()) {
        return false;
    }
    let first = words[0] as usize;
    let together = addr >= FIRST_U;
    let mut out = [[0; LANES]; 4];
    for (k, out) in out.iter_mut().enumerate().take(count) {
        if together {
            out.copy_from_slice(&area.0[(first + k) * LANES..][..LANES]);
        } else {
            *out = gather(&area, &words, exec, k);
        }
    }
    for (k, out) in out.iter().enumerate().take(count) {
        write_row(w.regs.row_mut(rd + k as u16), exec, out);
    }
    true
}

/// Stores to the warp's scratch memory.
#[inline(always)]
pub(crate) fn store_scratch(
    w: &mut WarpState,
    count: usize,
    data: u16,
    addr: u16,
    imm: u32,
) -> bool {
    let Some(words) = word_numbers(w, addr, imm) else {
        return false;
    };
    let exec = w.exec;
    let mut area = Scratch(&mut w.scratch);
    if !all_inside(&words, exec, count, area.len()) {
        return false;
    }
    for k in 0..count {
        let values = w.regs.row(data + k as u16);
        for lane in 0..LANES {
            if exec >> lane & 1 == 1 {
                area.set(words[lane] as usize + k, lane, values[lane]);
            }
        }
    }
    true
}

/// Stores `count` words a lane; false = not done, nothing has happened. Outside, words are dropped if `lenient`.
#[inline(always)]
pub(crate) fn store(
    w: &WarpState,
    area: &mut impl AreaMut,
    lenient: bool,
    count: usize,
    data: u16,
    addr: u16,
    imm: u32,
) -> bool {
    let Some(words) = word_numbers(w, addr, imm) else {
        return false;
    };
    let (len, exec) = (area.len(), w.exec);
    if count == 1
        && consecutive(&words, 1)
        && words[0] as usize + LANES <= len
        && area.set_row(words[0] as usize, exec, w.regs.row(data))
    {
        return true;
    }
    if !lenient && !all_inside(&words, exec, count, len) {
        return false;
    }
    let mut left = exec;
    while left != 0 {
        let lane = left.trailing_zeros() as usize;
        left &= left - 1;
        for k in 0..count {
            let word = words[lane] as usize + k;
            if word < len {
                area.set(word, lane, w.regs.row(data + k as u16)[lane]);
            }
        }
    }
    true
}

/// Atomics of the active lanes, lower lanes first: `f` of word number, data word and the one after it gives the old
/// word. False = not done, nothing has happened.
#[inline(always)]
#[allow(clippy::too_many_arguments)]
pub(crate) fn atomics(
    w: &WarpState,
    len: usize,
    lenient: bool,
    addr: u16,
    imm: u32,
    src: u16,
    out: &mut Row,
    mut f: impl FnMut(usize, u32, u32) -> u32,
) -> bool {
    let Some(words) = word_numbers(w, addr, imm) else {
        return false;
    };
    let exec = w.exec;
    if !lenient && !all_inside(&words, exec, 1, len) {
        return false;
    }
    let (data, new) = (w.regs.row(src), w.regs.row(src + 1));
    let mut left = exec;
    while left != 0 {
        let lane = left.trailing_zeros() as usize;
        left &= left - 1;
        let word = words[lane] as usize;
        if word < len {
            out[lane] = f(word, data[lane], new[lane]);
        }
    }
    true
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::array::from_fn;

    #[test]
    fn halves_of_a_row_are_loaded_as_one_by_one() {
        let memory: Vec<u32> = (0..100).map(|k| 1000 + k).collect();
        let area = &memory[..];
        // First words of the halves, and how far lanes are apart in each.
        let cases: [([u32; 2], [u32; 2], bool); 7] = [
            ([7, 50], [0, 0], true),
            ([7, 7], [1, 1], true),
            ([99, 84], [0, 1], false),
            ([84, 3], [1, 0], true),
            ([85, 3], [1, 0], false),
            ([0, 40], [1, 2], false),
            ([40, 0], [0, u32::MAX], false),
        ];
        for (first, apart, quick) in cases {
            let words: Row = from_fn(|l| {
                first[l / 16].wrapping_add((l as u32 % 16).wrapping_mul(apart[l / 16]))
            });
            let mut out = [0; LANES];
            assert_eq!(load_halves(&area, &words, &mut out), quick, "{words:?}");
            if quick {
                assert_eq!(out, words.map(|w| 1000 + w), "{words:?}");
            }
        }
        // One lane that is elsewhere.
        let words: Row = from_fn(|l| if l == 21 { 9 } else { 8 });
        assert!(!load_halves(&area, &words, &mut [0; LANES]));
    }
}
