//! Runs a case on the reference executor (`lanemask-reference`), which shares nothing with the emulator. So the suite has two
//! implementations that meet it.

use crate::format::{Case, End, LANES, Place, State};
use crate::state::{
    self, FFLAGS, MODE, Outcome, Run, SCRATCH, TRAPBASE, TRAPCAUSE, TRAPCTL, TRAPINFO, TRAPPC,
    WORKGROUP, code_bytes,
};
use lanemask_isa::w32::{Insn, Op, encode};
use lanemask_object::{KernelMeta, Object};
use lanemask_reference::machine::Machine;
use lanemask_reference::state::{Delivery, Flow, Memory, Segment, State as Registers};

/// Most instructions of a run.
const LIMIT: usize = 100_000;

/// As [`crate::run::check`], on the reference executor.
pub fn check(case: &Case) -> Result<(), String> {
    state::check_text(case)?;
    state::check_memory(case)?;
    for (name, run) in state::runs(case) {
        let outcome = execute(case, &run).map_err(|e| format!("{name}: {e}"))?;
        let wrong = state::differences(case, &run, &outcome);
        if !wrong.is_empty() {
            return Err(format!("{name}: {}", wrong.join("; ")));
        }
    }
    Ok(())
}

/// All that the first run of a case of one warp leaves behind, the memory too, for tables. A trap is an error.
pub(crate) fn end(case: &Case) -> Result<State, String> {
    let (_, run) = state::runs(case).next().ok_or("no run")?;
    let outcome = execute(case, &run)?;
    let mut all = outcome.memory;
    all.extend(outcome.warps.into_iter().flatten());
    match all.get(&Place::Csr(TRAPCAUSE)) {
        Some(cause) if cause[0] != 0 => Err(format!("trap {:x}", cause[0])),
        _ => Ok(all),
    }
}

fn registers(case: &Case, before: &State) -> Registers {
    let word = |place: Place| before[&place][0];
    let row = |n: u32| -> [u32; LANES] {
        let words = &before[&Place::V(n as u8)];
        std::array::from_fn(|lane| words[lane])
    };
    Registers {
        v: (0..case.registers.0).map(row).collect(),
        u: (0..case.registers.1 as u8)
            .map(|n| word(Place::U(n)))
            .collect(),
        exec: word(Place::Exec),
        helpers: word(Place::Helpers),
        mode: word(Place::Csr(MODE)),
        fflags: word(Place::Csr(FFLAGS)),
        trapctl: word(Place::Csr(TRAPCTL)),
        trapbase: word(Place::Csr(TRAPBASE)),
        trapcause: word(Place::Csr(TRAPCAUSE)),
        trappc: word(Place::Csr(TRAPPC)),
        trapinfo: word(Place::Csr(TRAPINFO)),
    }
}

fn places(state: &Registers, behind: bool) -> State {
    let v = (0..).map(Place::V).zip(state.v.iter().map(|r| r.to_vec()));
    let u = (0..).map(Place::U).zip(state.u.iter().map(|x| vec![*x]));
    let mut all: State = v.chain(u).collect();
    all.insert(Place::Exec, vec![state.exec]);
    if behind {
        let csrs = [
            (MODE, state.mode),
            (FFLAGS, state.fflags),
            (TRAPCTL, state.trapctl),
            (TRAPCAUSE, state.trapcause),
            (TRAPPC, state.trappc),
            (TRAPINFO, state.trapinfo),
        ];
        all.extend(csrs.map(|(n, value)| (Place::Csr(n), vec![value])));
        all.insert(Place::Helpers, vec![state.helpers]);
    }
    all
}

fn execute(case: &Case, run: &Run) -> Result<Outcome, String> {
    let end = code_bytes(case);
    let endpgm = Insn::new(Op::Endpgm, &[]).and_then(|i| encode(&i));
    let words = (case.code.iter()).flat_map(|c| c.words.clone());
    let behind = endpgm.map(|w| w.words()).unwrap_or_default();
    let object = Object {
        target: "w32".into(),
        code: words.chain(behind).flat_map(u32::to_le_bytes).collect(),
        ..Object::default()
    };
    let kernel = KernelMeta {
        name: "main".into(),
        workgroup_size: [(LANES * run.before.len()) as u32, 1, 1],
        v_regs: case.registers.0,
        u_regs: case.registers.1,
        scratch_bytes: SCRATCH,
        workgroup_bytes: WORKGROUP,
        ..KernelMeta::default()
    };
    let mut memory = Memory::default();
    for (place, words) in &run.memory {
        if let Place::Memory(base) = place {
            memory.segments.push(Segment {
                base: *base,
                bytes: words.iter().flat_map(|w| w.to_le_bytes()).collect(),
                writable: true,
            });
        }
    }
    let mut machine = Machine::launch(&object, &kernel, memory, ([0; 3], [1; 3]), &[]);
    for (warp, before) in machine.warps.iter_mut().zip(&run.before) {
        warp.state = registers(case, before);
        warp.pc = 0;
    }
    // PC of the barrier at which a warp waits.
    let mut waits: Vec<Option<u32>> = vec![None; run.before.len()];
    let mut arrived = vec![false; run.before.len()];
    let mut warps: Vec<State> = vec![State::new(); run.before.len()];
    for turn in 0..LIMIT {
        let k = turn % warps.len();
        if machine.warps.iter().all(|w| w.ended) {
            if matches!(case.end, End::BarrierFault(_) | End::Stop(..)) {
                return Err("nothing stops it".into());
            }
            return Ok(Outcome {
                warps,
                memory: words_of(&machine, run),
            });
        }
        let live = || (0..waits.len()).filter(|k| !machine.warps[*k].ended);
        if live().all(|k| waits[k].is_some()) {
            let places: Vec<Option<u32>> = live().map(|k| waits[k]).collect();
            if places.iter().any(|p| *p != places[0]) {
                let mask = live().fold(0, |m, k| m | 1 << k);
                return match case.end {
                    End::BarrierFault(want) if want == mask => Ok(Outcome {
                        warps: Vec::new(),
                        memory: words_of(&machine, run),
                    }),
                    _ => Err(format!("BarrierFault of {mask:x}")),
                };
            }
            waits.fill(None);
        }
        if machine.warps[k].ended || waits[k].is_some() {
            continue;
        }
        let step = machine.step(k, None);
        match (step.delivery, step.trap) {
            (None | Some(Delivery::Handler), _) => {}
            (Some(_), Some(trap)) if End::Stop(trap.cause, trap.info, step.pc) == case.end => {
                return Ok(Outcome {
                    warps: Vec::new(),
                    memory: words_of(&machine, run),
                });
            }
            (Some(how), trap) => return Err(format!("{how:?}, {trap:x?}")),
        }
        if step.flow == Flow::Barrier {
            waits[k] = Some(step.pc);
        }
        let warp = &machine.warps[k];
        if !arrived[k] && (warp.pc == end && step.flow != Flow::End || warp.ended) {
            let behind = warp.pc == end && !warp.ended;
            if behind == (case.end == End::Endpgm) {
                return Err(format!("it ends otherwise than by {:?}", case.end));
            }
            warps[k] = places(&warp.state, behind);
            // One that waits goes on to the end of the program afterwards.
            arrived[k] = true;
        }
    }
    Err("it does not end".into())
}

fn words_of(machine: &Machine, run: &Run) -> State {
    let mut words = State::new();
    for (place, before) in &run.memory {
        if let Place::Memory(at) = place {
            let word = |k: usize| machine.memory.read(at + 4 * k as u64, 4) as u32;
            words.insert(*place, (0..before.len()).map(word).collect());
        }
    }
    words
}
