//! Tiles: the hands t, u, m and n, and what a launch binds of them (L-23, L-24).

use crate::memory::Cells;
use std::collections::VecDeque;
use std::sync::Arc;
use std::sync::atomic::AtomicU32;

/// Tiles that a hand remembers.
pub const DEPTH: usize = 16;

/// A tile: 128 bytes to 8 KiB.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tile {
    words: Arc<Vec<u32>>,
}

impl Tile {
    /// A tile with these bytes, filled up with zeros to the next size that B.IOT can name; `None` above 8 KiB.
    pub fn new(bytes: &[u8]) -> Option<Tile> {
        if bytes.len() > 8192 {
            return None;
        }
        let mut words: Vec<u32> = bytes
            .chunks(4)
            .map(|c| {
                let mut word = [0; 4];
                word[..c.len()].copy_from_slice(c);
                u32::from_le_bytes(word)
            })
            .collect();
        words.resize((bytes.len().next_power_of_two().max(128)) / 4, 0);
        Some(Tile {
            words: Arc::new(words),
        })
    }

    /// Contents.
    pub fn bytes(&self) -> Vec<u8> {
        self.words.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    /// Bytes.
    pub fn len_bytes(&self) -> usize {
        self.words.len() * 4
    }

    pub(crate) fn words(&self) -> &[u32] {
        &self.words
    }

    pub(crate) fn from_words(words: Vec<u32>) -> Tile {
        Tile {
            words: Arc::new(words),
        }
    }
}

/// A tile hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// t
    T,
    /// u
    U,
    /// m
    M,
    /// n
    N,
}

impl Hand {
    /// The hand of a code 0 to 3.
    pub fn new(code: u64) -> Option<Hand> {
        [Hand::T, Hand::U, Hand::M, Hand::N]
            .get(code as usize)
            .copied()
    }
}

/// What the four tile hands hold, newest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TileState {
    hands: [VecDeque<Tile>; 4],
}

impl TileState {
    /// The tile that was pushed as the `k`-th last, 1 to 16.
    pub fn get(&self, hand: Hand, k: usize) -> Option<&Tile> {
        self.hands[hand as usize].get(k.checked_sub(1)?)
    }

    /// Pushes a tile; the 17th last is forgotten.
    pub fn push(&mut self, hand: Hand, tile: Tile) {
        let tiles = &mut self.hands[hand as usize];
        tiles.push_front(tile);
        tiles.truncate(DEPTH);
    }
}

/// A tile as a body reaches it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct View<'a> {
    pub(crate) cells: Cells<'a>,
    pub(crate) bytes: u64,
}

/// The tiles of a launch: up to four sources, up to two destinations.
#[derive(Debug, Default)]
pub(crate) struct Bound {
    pub(crate) sources: Vec<Tile>,
    pub(crate) outputs: Vec<(Hand, Vec<AtomicU32>)>,
}

impl Bound {
    pub(crate) fn output(&mut self, hand: Hand, bytes: u64) {
        let words = (0..bytes / 4).map(|_| AtomicU32::new(0)).collect();
        self.outputs.push((hand, words));
    }

    /// TA to TD, TO, TS.
    pub(crate) fn views(&self) -> [Option<View<'_>>; 6] {
        let source = |k: usize| {
            let words = self.sources.get(k)?.words();
            Some(View {
                cells: Cells::Fixed(words),
                bytes: words.len() as u64 * 4,
            })
        };
        let output = |k: usize| {
            let (_, words) = self.outputs.get(k)?;
            Some(View {
                cells: Cells::Shared(words),
                bytes: words.len() as u64 * 4,
            })
        };
        [
            source(0),
            source(1),
            source(2),
            source(3),
            output(0),
            output(1),
        ]
    }

    /// Pushes the destinations, as the end of a block does.
    pub(crate) fn finish(self, tiles: &mut TileState) {
        for (hand, words) in self.outputs {
            let words = words.into_iter().map(AtomicU32::into_inner).collect();
            tiles.push(hand, Tile::from_words(words));
        }
    }
}
