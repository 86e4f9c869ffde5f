//! Runs a case on the emulator and compares the whole state: registers, EXEC, helpers, CSRs, memory.
//!
//! The program is the case's code at PC 0, then code that reads the CSRs, then the kernel's entry, which makes the state before.
//! `trapbase` is the PC behind the case's code, unless the case sets it, so that the state after a trap is seen as well.

use crate::format::{CSRS, Case, End, LANES, Place, State};
use lanemask_emu::{
    Dispatch, Memory, Observer, Program, RunError, RunOptions, View, WarpFilter, run,
};
use lanemask_isa::w32::{Insn, Op, Operand, decode, encode, len_bytes};
use lanemask_object::{KernelMeta, Object};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// Where the first contents of the vector registers lie; cases may not name memory from here on.
const IMAGE: u64 = 0x3_0000_0000;
/// Bytes of scratch memory per lane, and of workgroup memory.
const SCRATCH: u32 = 256;
const WORKGROUP: u32 = 1024;
/// Most instructions of a case, with those of the runner.
const LIMIT: u64 = 10_000;
const TRAPBASE: u16 = 0x040;
const TRAPCAUSE: u16 = 0x041;
const TRAPPC: u16 = 0x042;
const TRAPINFO: u16 = 0x043;
const FFLAGS: u16 = 0x002;

/// What an instruction's word says: its length fits and its text is the one of the file.
pub fn check_text(case: &Case) -> Result<(), String> {
    for code in &case.code {
        let Some(&first) = code.words.first() else {
            return Err(format!("`{}` has no words yet", code.text));
        };
        if code.words.len() as u32 * 4 != len_bytes(first) && code.text != "-" {
            return Err(format!("{first:08x} has {} bytes", len_bytes(first)));
        }
        let insn = decode(first, code.words.get(1).copied());
        match (insn, code.text.as_str()) {
            (Err(_), "-") => {}
            (Ok(insn), text) if insn.to_string() == text => {}
            (Ok(insn), text) => return Err(format!("{first:08x} is `{insn}`, not `{text}`")),
            (Err(e), text) => return Err(format!("{first:08x} is `{text}`? {e}")),
        }
    }
    Ok(())
}

/// What an unnamed register holds before.
fn unnamed(place: Place) -> Vec<u32> {
    match place {
        Place::V(n) => (0..LANES as u32)
            .map(|lane| 0x5a00_0000 | u32::from(n) << 8 | lane)
            .collect(),
        Place::U(n) => vec![0xa500_0000 | u32::from(n)],
        _ => vec![0],
    }
}

/// Runs all runs of a case: each EXEC with each row. The error names the run and every place that differs.
pub fn check(case: &Case) -> Result<(), String> {
    check_text(case)?;
    for &exec in &case.execs {
        let none = vec![Vec::new()];
        let rows = if case.rows.values.is_empty() {
            &none
        } else {
            &case.rows.values
        };
        for row in rows {
            one(case, exec, row).map_err(|e| format!("EXEC {exec:08x}, row {row:x?}: {e}"))?;
        }
    }
    Ok(())
}

/// The state before and the one that must be after, complete.
fn states(case: &Case, exec: u32, row: &[u32]) -> (State, State) {
    let (v, u) = case.registers;
    let mut before = State::new();
    let registers = (0..v as u8).map(Place::V).chain((0..u as u8).map(Place::U));
    let others = CSRS.iter().map(|(_, n)| Place::Csr(*n));
    for place in registers.chain(others).chain([Place::Helpers]) {
        before.insert(place, unnamed(place));
    }
    let end = code_bytes(case);
    before.insert(Place::Csr(TRAPBASE), vec![end]);
    before.insert(Place::Exec, vec![exec]);
    before.extend(case.before.clone());
    let (rows_before, rows_after) = row.split_at(case.rows.before.len().min(row.len()));
    for (place, value) in case.rows.before.iter().zip(rows_before) {
        before.insert(*place, vec![*value]);
    }
    let mut after = before.clone();
    after.extend(case.after.clone());
    for (place, value) in case.rows.after.iter().zip(rows_after) {
        after.insert(*place, vec![*value]);
    }
    let active = |lane: usize| exec >> lane & 1 == 1;
    for (place, values) in &case.masked {
        let old = &before[place];
        let new = match (place, values.len()) {
            (Place::V(_), _) => (0..LANES)
                .map(|l| if active(l) { values[l] } else { old[l] })
                .collect(),
            (_, 1) => vec![values[0] & exec],
            _ => {
                let flags = (0..LANES).filter(|l| active(*l)).map(|l| values[l]);
                vec![flags.fold(old[0], |a, b| a | b)]
            }
        };
        after.insert(*place, new);
    }
    if let End::Trap(cause, info, pc) = case.end {
        after.insert(Place::Csr(TRAPCAUSE), vec![cause]);
        after.insert(Place::Csr(TRAPINFO), vec![info]);
        after.insert(Place::Csr(TRAPPC), vec![pc]);
    }
    (before, after)
}

fn code_bytes(case: &Case) -> u32 {
    case.code.iter().map(|c| c.words.len() as u32 * 4).sum()
}

/// Takes the registers at the first arrival behind the code, and notes what was executed.
struct Seen {
    end: u32,
    v: u8,
    u: u8,
    state: Mutex<(Option<State>, BTreeMap<&'static str, usize>)>,
}

impl Observer for Seen {
    fn before(&self, view: &View<'_>) {
        let mut state = self.state.lock().unwrap_or_else(|e| e.into_inner());
        if view.pc < self.end {
            if let Some(insn) = &view.insn {
                *state.1.entry(insn.op.info().mnemonic).or_default() += 1;
            }
        } else if view.pc == self.end && state.0.is_none() {
            let v = (0..self.v).map(|n| (Place::V(n), view.v(n).to_vec()));
            let u = (0..self.u).map(|n| (Place::U(n), vec![view.u(n)]));
            let exec = (Place::Exec, vec![view.exec]);
            state.0 = Some(v.chain(u).chain([exec]).collect());
        }
    }
}

fn push(code: &mut Vec<u8>, op: Op, operands: &[Operand]) -> Result<(), String> {
    let word = Insn::new(op, operands).and_then(|i| encode(&i));
    let word = word.ok_or_else(|| format!("the runner's {op:?} does not take {operands:?}"))?;
    code.extend(word.words().into_iter().flat_map(u32::to_le_bytes));
    Ok(())
}

/// Registers into which the CSRs and the helpers are read, in this order.
const READ: [Place; 7] = [
    Place::Csr(0x001),
    Place::Csr(FFLAGS),
    Place::Csr(0x003),
    Place::Csr(TRAPCAUSE),
    Place::Csr(TRAPPC),
    Place::Csr(TRAPINFO),
    Place::Helpers,
];

fn program(case: &Case, before: &State) -> Result<Object, String> {
    let (v_regs, u_regs) = case.registers;
    let words = case.code.iter().flat_map(|c| c.words.clone());
    let mut code: Vec<u8> = words.flat_map(u32::to_le_bytes).collect();
    for (k, place) in READ.iter().enumerate() {
        let to = Operand::u(k as u8);
        match place {
            Place::Csr(n) => push(&mut code, Op::Csrr, &[to, Operand::Csr((*n).into())])?,
            _ => push(&mut code, Op::HelperGet, &[to])?,
        }
    }
    push(&mut code, Op::Endpgm, &[])?;
    let entry = code.len() as u32;
    let c = Operand::bits32;
    let (v0, u0) = (Operand::v(0), Operand::u(0));
    for (k, word) in [0, (IMAGE >> 32) as u32, v_regs * 128, 1]
        .into_iter()
        .enumerate()
    {
        push(&mut code, Op::UMovB32, &[Operand::u(k as u8), c(word)])?;
    }
    push(&mut code, Op::VLaneid, &[v0])?;
    // Registers that no line names are sums with the lane's number; the others are loaded. v0 is lane or address, and so the last.
    let named = |n: u32| {
        let place = Place::V(n as u8);
        before[&place] != unnamed(place)
    };
    for n in (1..v_regs).filter(|n| !named(*n)) {
        let to = Operand::v(n as u8);
        push(&mut code, Op::VAddU32, &[to, v0, c(0x5a00_0000 | n << 8)])?;
    }
    push(&mut code, Op::VShlB32, &[v0, v0, c(2)])?;
    for n in (1..v_regs).filter(|n| named(*n)).chain([0]) {
        let (to, at) = (Operand::v(n as u8), Operand::Imm(n * 128));
        push(
            &mut code,
            Op::BufferLoadB32,
            &[to, Operand::us(0, 4), v0, at],
        )?;
    }
    for (place, values) in before {
        if let Place::Csr(n) = place
            && values[0] != 0
        {
            push(&mut code, Op::UMovB32, &[u0, c(values[0])])?;
            push(&mut code, Op::Csrw, &[Operand::Csr((*n).into()), u0])?;
        }
    }
    for (place, op) in [(Place::Helpers, Op::HelperSet), (Place::Exec, Op::ExecSet)] {
        push(&mut code, Op::UMovB32, &[u0, c(before[&place][0])])?;
        push(&mut code, op, &[u0])?;
    }
    // The others have their values from the launch.
    for n in 0..4 {
        let value = before[&Place::U(n)][0];
        push(&mut code, Op::UMovB32, &[Operand::u(n), c(value)])?;
    }
    let back = -(code.len() as i32 / 4);
    push(&mut code, Op::B, &[Operand::Rel(back)])?;
    let kernel = KernelMeta {
        name: "main".into(),
        entry,
        workgroup_size: [LANES as u32, 1, 1],
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

/// One run.
fn one(case: &Case, exec: u32, row: &[u32]) -> Result<(), String> {
    let (before, want) = states(case, exec, row);
    let object = program(case, &before)?;
    let program = Program::load(&object).map_err(|e| e.to_string())?;
    let mut memory = Memory::new();
    let (v_regs, u_regs) = case.registers;
    let image: Vec<u8> = (0..v_regs as u8)
        .flat_map(|n| before[&Place::V(n)].clone())
        .flat_map(u32::to_le_bytes)
        .collect();
    let mut put = |at: u64, bytes: &[u8], writable| {
        (memory.alloc_at(at, bytes.len() as u64, writable))
            .and_then(|()| memory.write(at, bytes))
            .map_err(|e| format!("memory at {at:x}: {e}"))
    };
    put(IMAGE, &image, true)?;
    for (place, words) in &before {
        if let Place::Memory(at) = place {
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            put(*at, &bytes, true)?;
        }
    }
    let seen = Seen {
        end: code_bytes(case),
        v: v_regs as u8,
        u: u_regs as u8,
        state: Mutex::default(),
    };
    let uniform = (0..u_regs as u8).map(|n| (n, before[&Place::U(n)][0]));
    let dispatch = Dispatch {
        initial_registers: uniform.collect(),
        ..Dispatch::new(&program, "main", [1, 1, 1])
    };
    let options = RunOptions {
        threads: 1,
        max_instructions: Some(LIMIT),
        dump: Some(WarpFilter {
            workgroup: [0, 0, 0],
            warp: Some(0),
        }),
        ..RunOptions::default()
    };
    let summary = match run(&dispatch, &memory, &options, Some(&seen)) {
        Ok(summary) => summary,
        Err(RunError::Trap(r) | RunError::InstructionLimit(r)) => return Err(r.to_string()),
        Err(e) => return Err(e.to_string()),
    };
    let last = summary.registers.first().ok_or("no registers")?;
    let (snapshot, executed) = seen.state.into_inner().unwrap_or_else(|e| e.into_inner());
    let arrived = snapshot.is_some();
    let mut got = snapshot.unwrap_or_else(|| {
        let v = (0..).map(Place::V).zip(last.v.iter().map(|r| r.to_vec()));
        let u = (0..).map(Place::U).zip(last.u.iter().map(|x| vec![*x]));
        let exec = (Place::Exec, vec![last.exec]);
        v.chain(u).chain([exec]).collect()
    });
    if arrived == (case.end == End::Endpgm) {
        let how = if arrived {
            "behind the code"
        } else {
            "by `endpgm`"
        };
        return Err(format!("it ends {how}"));
    }
    if arrived {
        let csrs = READ.iter().zip(&last.u);
        got.extend(csrs.map(|(place, value)| (*place, vec![*value])));
    }
    for place in want.keys() {
        if let Place::Memory(at) = place {
            let bytes = memory.read(*at, want[place].len() as u64 * 4);
            let bytes = bytes.map_err(|e| e.to_string())?;
            let words = bytes
                .chunks(4)
                .map(|b| b.iter().rev().fold(0, |w, b| w << 8 | u32::from(*b)));
            got.insert(*place, words.collect());
        }
    }
    let mut wrong = Vec::new();
    for (place, value) in &want {
        if case.any.contains(place) || *place == Place::Csr(TRAPBASE) {
            continue;
        }
        match got.get(place) {
            Some(g) if g != value => wrong.push(format!("{place} is {g:x?}, not {value:x?}")),
            _ => {}
        }
    }
    for name in &case.of {
        if !executed.contains_key(name.as_str()) {
            wrong.push(format!("`{name}` is not executed"));
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(wrong.join("; "))
    }
}
