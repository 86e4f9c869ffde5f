//! Changed code that runs without `icache.inv`: who stored, and who still runs the old instruction.

use crate::observer::{Observer, View};
use lanemask_isa::w32::{Op, len_bytes};
use lanemask_sem::w32::Trap;
use std::collections::BTreeMap;
use std::sync::Mutex;

/// An instruction that ran although memory has another one, because its core has not fetched it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaleExecution {
    /// PC of the store that changed the code.
    pub store_pc: u32,
    /// Workgroup id of the warp that stored.
    pub store_workgroup: [u32; 3],
    /// Its number in the workgroup.
    pub store_warp: u32,
    /// PC of the instruction that ran.
    pub pc: u32,
    /// That instruction as text.
    pub instruction: String,
    /// Workgroup id of the warp that ran it first.
    pub workgroup: [u32; 3],
    /// Its number in the workgroup.
    pub warp: u32,
    /// How often it ran.
    pub count: u64,
}

/// Watches a run whose code is writable ([`RunOptions::writable_code`](crate::RunOptions)).
#[derive(Debug, Default)]
pub struct StaleCode {
    state: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    /// Memory's words of the code as they were last looked at; empty before the first instruction.
    words: Vec<u32>,
    /// Who changed a word last: PC, workgroup, warp.
    writers: BTreeMap<usize, (u32, [u32; 3], u32)>,
    /// By PC of the store and of the instruction.
    found: BTreeMap<(u32, u32), StaleExecution>,
}

impl StaleCode {
    /// Has seen nothing yet.
    pub fn new() -> StaleCode {
        StaleCode::default()
    }

    /// Each pair of a store and an instruction once, by PC of the store, then of the instruction.
    pub fn findings(&self) -> Vec<StaleExecution> {
        let state = self.state.lock().unwrap_or_else(|e| e.into_inner());
        state.found.values().cloned().collect()
    }
}

/// Whether an instruction can store to buffers or other mapped memory.
fn stores(op: Op) -> bool {
    let name = op.info().mnemonic;
    let (unit, rest) = name.split_once('.').unwrap_or((name, ""));
    matches!(unit, "buffer" | "global" | "image")
        && ["store", "atomic", "red"]
            .iter()
            .any(|s| rest.starts_with(s))
}

impl Observer for StaleCode {
    fn before(&self, view: &View<'_>) {
        let mut state = self.state.lock().unwrap_or_else(|e| e.into_inner());
        if state.words.is_empty() {
            state.words = (0..view.code_words())
                .filter_map(|k| view.stored_word(k))
                .collect();
        }
        let first = (view.pc / 4) as usize;
        let Some(word) = view.fetched_word(first) else {
            return;
        };
        let words = first..first + (len_bytes(word) / 4) as usize;
        let differs = |k: &usize| view.fetched_word(*k) != view.stored_word(*k);
        let Some(k) = words.into_iter().find(differs) else {
            return;
        };
        let Some(&(store_pc, store_workgroup, store_warp)) = state.writers.get(&k) else {
            return;
        };
        let instruction = match &view.insn {
            Some(insn) => insn.to_string(),
            None => format!("{word:08x} (not an instruction)"),
        };
        let found = state.found.entry((store_pc, view.pc));
        let found = found.or_insert_with(|| StaleExecution {
            store_pc,
            store_workgroup,
            store_warp,
            pc: view.pc,
            instruction,
            workgroup: view.workgroup,
            warp: view.warp,
            count: 0,
        });
        found.count += 1;
    }

    fn after(&self, view: &View<'_>, trap: Option<Trap>) {
        if trap.is_some() || !view.insn.as_ref().is_some_and(|i| stores(i.op)) {
            return;
        }
        let mut state = self.state.lock().unwrap_or_else(|e| e.into_inner());
        let Seen { words, writers, .. } = &mut *state;
        for (k, word) in words.iter_mut().enumerate() {
            let now = view.stored_word(k).unwrap_or(*word);
            if *word != now {
                *word = now;
                writers.insert(k, (view.pc, view.workgroup, view.warp));
            }
        }
    }
}
