//! Changed code that runs without `icache.inv`: who stored, and who still runs the old instruction.

use crate::observer::{Observer, View};
use crate::program::Program;
use crate::report::position;
use crate::trap::SourcePosition;
use lanemask_isa::w32::{Op, len_bytes};
use lanemask_sem::w32::Trap;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::Mutex;

/// An instruction that ran although memory has another one, because its core has not fetched it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StaleExecution {
    /// Name of the kernel.
    pub kernel: String,
    /// PC of the store that changed the code.
    pub store_pc: u32,
    /// The store as text.
    pub store_instruction: String,
    /// Where it comes from, if known.
    pub store_source: Option<SourcePosition>,
    /// Workgroup id of the warp that stored.
    pub store_workgroup: [u32; 3],
    /// Its number in the workgroup.
    pub store_warp: u32,
    /// PC of the instruction that ran.
    pub pc: u32,
    /// That instruction as text.
    pub instruction: String,
    /// Where it comes from, if known.
    pub source: Option<SourcePosition>,
    /// Workgroup id of the warp that ran it first.
    pub workgroup: [u32; 3],
    /// Its number in the workgroup.
    pub warp: u32,
    /// How often it ran.
    pub count: u64,
}

impl fmt::Display for StaleExecution {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let store = self.store_pc;
        match &self.store_source {
            Some(s) => write!(f, "the store at {store:#x} (line {}) has changed", s.line)?,
            None => write!(f, "the store at {store:#x} has changed")?,
        }
        f.write_str(" this instruction, and the old one still runs")
    }
}

/// Watches a run whose code is writable ([`RunOptions::writable_code`](crate::RunOptions)).
#[derive(Debug)]
pub struct StaleCode<'a> {
    program: &'a Program,
    kernel: &'a str,
    state: Mutex<Seen>,
}

#[derive(Debug, Default)]
struct Seen {
    /// Memory's words of the code as they were last looked at; empty before the first instruction.
    words: Vec<u32>,
    /// Who changed a word last.
    writers: BTreeMap<usize, Writer>,
    /// By PC of the store and of the instruction.
    found: BTreeMap<(u32, u32), StaleExecution>,
}

/// A store to the code.
#[derive(Debug)]
struct Writer {
    pc: u32,
    instruction: String,
    workgroup: [u32; 3],
    warp: u32,
}

impl<'a> StaleCode<'a> {
    /// Of a run of this kernel; has seen nothing yet.
    pub fn new(program: &'a Program, kernel: &'a str) -> StaleCode<'a> {
        StaleCode {
            program,
            kernel,
            state: Mutex::default(),
        }
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

impl Observer for StaleCode<'_> {
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
        let Seen { writers, found, .. } = &mut *state;
        let Some(writer) = writers.get(&k) else {
            return;
        };
        let instruction = match &view.insn {
            Some(insn) => insn.to_string(),
            None => format!("{word:08x} (not an instruction)"),
        };
        let found = found.entry((writer.pc, view.pc));
        let found = found.or_insert_with(|| StaleExecution {
            kernel: self.kernel.to_string(),
            store_pc: writer.pc,
            store_instruction: writer.instruction.clone(),
            store_source: position(self.program, writer.pc),
            store_workgroup: writer.workgroup,
            store_warp: writer.warp,
            pc: view.pc,
            instruction,
            source: position(self.program, view.pc),
            workgroup: view.workgroup,
            warp: view.warp,
            count: 0,
        });
        found.count += 1;
    }

    fn after(&self, view: &View<'_>, trap: Option<Trap>) {
        let Some(insn) = view.insn.as_ref().filter(|i| stores(i.op)) else {
            return;
        };
        if trap.is_some() {
            return;
        }
        let mut state = self.state.lock().unwrap_or_else(|e| e.into_inner());
        let Seen { words, writers, .. } = &mut *state;
        for (k, word) in words.iter_mut().enumerate() {
            let now = view.stored_word(k).unwrap_or(*word);
            if *word != now {
                *word = now;
                let writer = Writer {
                    pc: view.pc,
                    instruction: insn.to_string(),
                    workgroup: view.workgroup,
                    warp: view.warp,
                };
                writers.insert(k, writer);
            }
        }
    }
}
