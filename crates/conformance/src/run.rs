//! Runs a case on the emulator and compares the whole state: registers, EXEC, helpers, CSRs, memory.
//!
//! The program is the case's code at PC 0, then the end, then the kernel's entry, which makes the state before.
//! `trapbase` is the PC behind the case's code, unless the case sets it, so that the state after a trap is seen as well.
//! Cases of several warps run in several orders of turns.

use crate::format::{CSRS, Case, End, LANES, Place, State};
use crate::state::{
    self, FFLAGS, MODE, Outcome, Run, SCRATCH, TRAPBASE, TRAPCAUSE, TRAPCTL, TRAPINFO, TRAPPC,
    WORKGROUP, code_bytes,
};
use lanemask_emu::{
    Dispatch, Memory, Observer, Program, RunError, RunOptions, Schedule, View, WarpFilter, run,
};
use lanemask_isa::w32::{Insn, Op, Operand, cause, encode};
use lanemask_object::{KernelMeta, Object};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Mutex;

/// Where the state before lies; cases may not name memory from here on.
const IMAGE: u64 = 0x3_0000_0000;
/// Bytes of it for each warp: vector registers, from there uniform registers, CSRs, helpers and EXEC.
const IMAGE_BYTES: u64 = 0x5000;
const UNIFORM: u32 = 0x4000;
const OTHERS: u32 = 0x4800;
/// Most instructions of a warp, with those of the runner.
const LIMIT: u64 = 20_000;
/// Orders in which the warps of a case take turns, beside that of rounds.
const SEEDS: u64 = 3;
const WARPID: u16 = 0x010;

/// Runs all runs of a case: each EXEC with each row. The error names the run and every place that differs.
pub fn check(case: &Case) -> Result<(), String> {
    state::check_text(case)?;
    state::check_memory(case)?;
    let mut schedules = vec![Schedule::Rounds];
    if case.warps.len() > 1 {
        schedules.extend((0..SEEDS).map(|seed| Schedule::Random { seed }));
    }
    let object = object(case)?;
    let program = Program::load(&object).map_err(|e| e.to_string())?;
    for (name, run) in state::runs(case) {
        for schedule in &schedules {
            let told = |e| match schedule {
                Schedule::Rounds => format!("{name}: {e}"),
                other => format!("{name}, {other:?}: {e}"),
            };
            one(case, &program, &run, *schedule).map_err(told)?;
        }
    }
    Ok(())
}

/// Takes the state of each warp at its first arrival behind the code, and notes what was executed.
struct Seen {
    end: u32,
    v: u8,
    u: u8,
    noted: Mutex<(BTreeMap<u32, State>, BTreeSet<&'static str>)>,
}

impl Observer for Seen {
    fn before(&self, view: &View<'_>) {
        if view.pc > self.end {
            return;
        }
        let mut noted = self.noted.lock().unwrap_or_else(|e| e.into_inner());
        if view.pc < self.end {
            if let Some(insn) = &view.insn {
                noted.1.insert(insn.op.info().mnemonic);
            }
        } else {
            noted.0.entry(view.warp).or_insert_with(|| {
                let v = (0..self.v).map(|n| (Place::V(n), view.v(n).to_vec()));
                let u = (0..self.u).map(|n| (Place::U(n), vec![view.u(n)]));
                let csr = |n: u16| (Place::Csr(n), vec![view.csr(n.into())]);
                let csrs = CSRS.iter().map(|(_, n)| csr(*n));
                let exec = (Place::Exec, vec![view.exec]);
                let helpers = (Place::Helpers, vec![view.helpers()]);
                v.chain(u).chain(csrs).chain([exec, helpers]).collect()
            });
        }
    }
}

fn push(code: &mut Vec<u8>, op: Op, operands: &[Operand]) -> Result<(), String> {
    let word = Insn::new(op, operands).and_then(|i| encode(&i));
    let word = word.ok_or_else(|| format!("the runner's {op:?} does not take {operands:?}"))?;
    code.extend(word.words().into_iter().flat_map(u32::to_le_bytes));
    Ok(())
}

/// Code that loads the state of a warp from its part of the image and jumps to PC 0.
fn prologue(code: &mut Vec<u8>, case: &Case, warp: usize) -> Result<(), String> {
    let (v_regs, u_regs) = case.registers;
    let image = IMAGE + IMAGE_BYTES * warp as u64;
    let words = [image as u32, (image >> 32) as u32, UNIFORM, 1];
    for (k, word) in words.into_iter().enumerate() {
        let to = Operand::u(k as u8);
        push(code, Op::UMovB32, &[to, Operand::bits32(word)])?;
    }
    // Four registers of a lane lie side by side. v0 is the address, and so the last.
    let (v0, four) = (Operand::v(0), Operand::bits32(4));
    push(code, Op::VLaneid, &[v0])?;
    push(code, Op::VShlB32, &[v0, v0, four])?;
    let buffer = Operand::us(0, 4);
    for n in (0..v_regs / 4 * 4).step_by(4).rev() {
        let last = n == 0;
        if last {
            // The others, while v0 is the address.
            for n in v_regs / 4 * 4..v_regs {
                let at = Operand::Imm(v_regs / 4 * 512 + (n % 4) * 4);
                push(
                    code,
                    Op::BufferLoadB32,
                    &[Operand::v(n as u8), buffer, v0, at],
                )?;
            }
        }
        let (to, at) = (Operand::vs(n as u8, 4), Operand::Imm(n * 128));
        push(code, Op::BufferLoadB128, &[to, buffer, v0, at])?;
    }
    if v_regs < 4 {
        return Err("a case has 4 vector registers at least".into());
    }
    let (base, u4) = (Operand::us(0, 2), Operand::u(4));
    for (k, place) in OTHER.iter().enumerate() {
        let at = Operand::Imm(OTHERS + 4 * k as u32);
        push(code, Op::ULoadB32, &[u4, base, at])?;
        match place {
            Place::Csr(n) => push(code, Op::Csrw, &[Operand::Csr((*n).into()), u4])?,
            Place::Helpers => push(code, Op::HelperSet, &[u4])?,
            _ => push(code, Op::ExecSet, &[u4])?,
        }
    }
    for n in (4..u_regs).chain(0..4) {
        let at = Operand::Imm(UNIFORM + 4 * n);
        match n % 4 {
            0 if n + 4 <= u_regs => {
                push(code, Op::ULoadB128, &[Operand::us(n as u8, 4), base, at])?;
            }
            _ if n >= u_regs / 4 * 4 => {
                push(code, Op::ULoadB32, &[Operand::u(n as u8), base, at])?;
            }
            _ => {}
        }
    }
    let back = -(code.len() as i32 / 4);
    push(code, Op::B, &[Operand::Rel(back)])
}

/// What a warp has beside registers, in the order of the image.
const OTHER: [Place; 9] = [
    Place::Csr(MODE),
    Place::Csr(FFLAGS),
    Place::Csr(TRAPCTL),
    Place::Csr(TRAPBASE),
    Place::Csr(TRAPCAUSE),
    Place::Csr(TRAPPC),
    Place::Csr(TRAPINFO),
    Place::Helpers,
    Place::Exec,
];

/// The part of the image of a warp.
fn image(case: &Case, before: &State) -> Vec<u8> {
    let mut bytes = vec![0; IMAGE_BYTES as usize];
    let mut put = |at: usize, word: u32| bytes[at..at + 4].copy_from_slice(&word.to_le_bytes());
    for n in 0..case.registers.0 as usize {
        let words = &before[&Place::V(n as u8)];
        for (lane, word) in words.iter().enumerate() {
            put(n / 4 * 512 + lane * 16 + n % 4 * 4, *word);
        }
    }
    for n in 0..case.registers.1 as usize {
        put(UNIFORM as usize + 4 * n, before[&Place::U(n as u8)][0]);
    }
    for (k, place) in OTHER.iter().enumerate() {
        put(OTHERS as usize + 4 * k, before[place][0]);
    }
    bytes
}

fn object(case: &Case) -> Result<Object, String> {
    let (v_regs, u_regs) = case.registers;
    let words = case.code.iter().flat_map(|c| c.words.clone());
    let mut code: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    // A program that names FFLAGS and MODE runs with both.
    for csr in [FFLAGS, MODE] {
        let csr = Operand::Csr(csr.into());
        push(&mut code, Op::Csrr, &[Operand::u(0), csr])?;
    }
    push(&mut code, Op::Endpgm, &[])?;
    let (u0, u1) = (Operand::u(0), Operand::u(1));
    // Where the prologue of each warp lies, then the entry, which jumps there.
    let mut starts = Vec::new();
    for warp in 0..case.warps.len() {
        starts.push(code.len());
        prologue(&mut code, case, warp)?;
    }
    let entry = code.len();
    push(&mut code, Op::Csrr, &[u0, Operand::Csr(WARPID.into())])?;
    for (warp, start) in starts.iter().enumerate() {
        push(&mut code, Op::UMovB32, &[u1, Operand::bits32(warp as u32)])?;
        let back = -((code.len() - start) as i32 / 4);
        push(&mut code, Op::BeqU32, &[u0, u1, Operand::Rel(back)])?;
    }
    let kernel = KernelMeta {
        name: "main".into(),
        entry: entry as u32,
        workgroup_size: [(LANES * case.warps.len()) as u32, 1, 1],
        v_regs,
        u_regs,
        scratch_bytes: SCRATCH,
        workgroup_bytes: WORKGROUP,
        ..KernelMeta::default()
    };
    Ok(Object {
        target: "w32".into(),
        code,
        kernels: vec![kernel],
        ..Object::default()
    })
}

/// Maps what the run needs.
fn memory(case: &Case, run: &Run) -> Result<Memory, String> {
    let mut memory = Memory::new();
    let bytes = |words: &[u32]| -> Vec<u8> { words.iter().flat_map(|w| w.to_le_bytes()).collect() };
    let mut put = |at: u64, bytes: &[u8]| {
        (memory.alloc_at(at, bytes.len() as u64, true))
            .and_then(|()| memory.write(at, bytes))
            .map_err(|e| format!("memory at {at:x}: {e}"))
    };
    for (at, before) in (IMAGE..).step_by(IMAGE_BYTES as usize).zip(&run.before) {
        put(at, &image(case, before))?;
    }
    for (place, words) in &run.memory {
        if let Place::Memory(at) = place {
            put(*at, &bytes(words))?;
        }
    }
    Ok(memory)
}

/// One run.
fn one(case: &Case, program: &Program, want: &Run, schedule: Schedule) -> Result<(), String> {
    let memory = memory(case, want)?;
    let seen = Seen {
        end: code_bytes(case),
        v: case.registers.0 as u8,
        u: case.registers.1 as u8,
        noted: Mutex::default(),
    };
    let dispatch = Dispatch::new(program, "main", [1, 1, 1]);
    let options = RunOptions {
        threads: 1,
        max_instructions: Some(LIMIT),
        schedule,
        dump: Some(WarpFilter {
            workgroup: [0, 0, 0],
            warp: None,
        }),
        ..RunOptions::default()
    };
    let summary = match (run(&dispatch, &memory, &options, Some(&seen)), case.end) {
        (Ok(_), End::BarrierFault(_)) => return Err("no BarrierFault stops it".into()),
        (Ok(_), End::Stop(..)) => return Err("no trap stops it".into()),
        (Ok(summary), _) => Some(summary),
        (Err(RunError::Trap(r)), End::BarrierFault(mask))
            if (r.cause, r.info) == (cause::BARRIER_FAULT, mask) =>
        {
            None
        }
        (Err(RunError::Trap(r)), End::Stop(trapcause, info, pc))
            if (u32::from(r.cause), r.info, r.pc) == (trapcause, info, pc) =>
        {
            None
        }
        (Err(RunError::Trap(r) | RunError::InstructionLimit(r)), _) => return Err(r.to_string()),
        (Err(e), _) => return Err(e.to_string()),
    };
    let (mut arrived, executed) = seen.noted.into_inner().unwrap_or_else(|e| e.into_inner());
    let mut warps = Vec::new();
    for last in summary.iter().flat_map(|s| &s.registers) {
        let snapshot = arrived.remove(&last.warp);
        if snapshot.is_some() == (case.end == End::Endpgm) {
            let how = match snapshot {
                Some(_) => "behind the code",
                None => "by `endpgm`",
            };
            return Err(format!("it ends {how}"));
        }
        warps.push(snapshot.unwrap_or_else(|| {
            let v = (0..).map(Place::V).zip(last.v.iter().map(|r| r.to_vec()));
            let u = (0..).map(Place::U).zip(last.u.iter().map(|x| vec![*x]));
            let exec = (Place::Exec, vec![last.exec]);
            v.chain(u).chain([exec]).collect()
        }));
    }
    let mut words = State::new();
    for (place, before) in &want.memory {
        if let Place::Memory(at) = place {
            let bytes = memory.read(*at, before.len() as u64 * 4);
            let bytes = bytes.map_err(|e| e.to_string())?;
            let word = |b: &[u8]| b.iter().rev().fold(0, |w, b| w << 8 | u32::from(*b));
            words.insert(*place, bytes.chunks(4).map(word).collect());
        }
    }
    let outcome = Outcome {
        warps,
        memory: words,
    };
    let mut wrong = state::differences(case, want, &outcome);
    for name in &case.of {
        if !executed.contains(name.as_str()) {
            wrong.push(format!("`{name}` is not executed"));
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("; "))
    }
}
