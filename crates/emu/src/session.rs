//! A dispatch under the control of a debugger: it runs until a warp pauses, shows all warps, and goes on as it is told.
//!
//! Which traps pause, and who pauses with the warp, says the CSR `trapctl` (docs/w32/traps.md, "Pauses").

use crate::cores::{Core, Group, Pick};
use crate::dispatch::{Job, RunError, RunOptions, Summary, with_job};
use crate::engine::{Engine, Step, Stopped};
use crate::handler::{Delivery, deliver_now};
use crate::launch::{Dispatch, LaunchError};
use crate::memory::Memory;
use crate::observer::{Observer, registers};
use crate::outstanding::UnderWay;
use crate::trap::WarpRegisters;
use crate::view::csr_of;
use crate::warp::{State, WarpState};
use lanemask_isa::w32::{LANES, csr_by_number};
use lanemask_sem::w32::{PauseScope, Trap};
use std::fmt;

/// A warp of the dispatch.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WarpId {
    /// Workgroup id.
    pub workgroup: [u32; 3],
    /// Warp of the workgroup.
    pub warp: u32,
}

/// A warp that has paused at a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pause {
    /// Which.
    pub warp: WarpId,
    /// The trap; the instruction has changed nothing.
    pub trap: Trap,
    /// PC of the instruction.
    pub pc: u32,
    /// Who pauses with it.
    pub scope: PauseScope,
}

/// Where a run has come to.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// A warp has paused, and is held with those of the scope. The others go on with the next [`Session::resume`].
    Paused(Pause),
    /// One instruction has been executed, as asked.
    Stepped,
    /// All warps that could run are held.
    Held,
    /// The dispatch has come to its end.
    Ended(Summary),
    /// The dispatch has stopped.
    Failed(RunError),
}

/// How a warp that has paused at a trap goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Resolve {
    /// At the instruction behind it.
    Skip,
    /// As if there were no pause: in its handler, or the dispatch stops.
    Deliver,
}

/// What a warp does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct WarpStatus {
    /// Which.
    pub id: WarpId,
    /// PC of its next instruction; of a barrier at which it waits the one behind it.
    pub pc: u32,
    /// Whether it waits at a barrier.
    pub at_barrier: bool,
    /// Whether it has ended.
    pub ended: bool,
    /// Whether it is held.
    pub held: bool,
    /// The trap at which it has paused, until that is resolved or the warp let go.
    pub trap: Option<Trap>,
}

/// There is no such warp on the machine: it has ended, or its workgroup has not begun.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoSuchWarp(pub WarpId);

impl fmt::Display for NoSuchWarp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [x, y, z] = self.0.workgroup;
        write!(
            f,
            "warp {} of workgroup {x},{y},{z} is not on the machine",
            self.0.warp
        )
    }
}

impl std::error::Error for NoSuchWarp {}

/// Runs a dispatch on one thread as `f` says. What `f` does not run does not happen.
///
/// # Errors
///
/// The dispatch cannot start.
pub fn debug<R>(
    dispatch: &Dispatch<'_>,
    memory: &Memory,
    options: &RunOptions<'_>,
    observer: Option<&dyn Observer>,
    f: impl FnOnce(&mut Session<'_>) -> R,
) -> Result<R, LaunchError> {
    with_job(dispatch, memory, options, observer, |job| {
        f(&mut Session {
            job,
            engine: job.engine(0, 1),
            over: None,
        })
    })
}

/// A dispatch under way.
pub struct Session<'j> {
    job: &'j Job<'j>,
    engine: Engine<'j>,
    /// How it has ended.
    over: Option<Event>,
}

/// Where a warp is: core, workgroup and warp by index.
type Place = (usize, usize, usize);

impl Session<'_> {
    /// Runs all warps that are not held until one pauses or nothing more can run.
    pub fn resume(&mut self) -> Event {
        loop {
            if let Some(over) = &self.over {
                return over.clone();
            }
            match self.engine.step() {
                Step::Turn => {}
                Step::Finished => self.end(),
                Step::Held => return Event::Held,
                Step::Cancelled => self.end(),
                Step::Stopped(stopped) => return self.stopped(stopped),
            }
        }
    }

    /// Puts the first workgroups on the machine, before anything runs.
    pub fn start(&mut self) {
        self.engine.fill();
    }

    /// Executes one instruction of a warp, held or not. A warp that has ended or waits at a barrier stays as it is.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn step(&mut self, id: WarpId) -> Result<Event, NoSuchWarp> {
        if let Some(over) = &self.over {
            return Ok(over.clone());
        }
        let (core, group, warp) = self.place(id)?;
        let before = std::mem::replace(&mut self.engine.at, core);
        let w = self.warp_mut((core, group, warp));
        let mut stopped = None;
        if w.state == State::Ready {
            forget(w);
            let budget = 1;
            stopped = self.engine.turn(Pick {
                group,
                warp,
                budget,
            });
            if stopped.is_none() {
                stopped = self.engine.open_barrier(group);
            }
        }
        let event = stopped.map_or(Event::Stepped, |s| self.stopped(s));
        self.engine.at = before;
        Ok(event)
    }

    /// Says how a warp goes on that has paused at a trap. What is not resolved executes the instruction again. The warp
    /// stays held; one that has not paused stays as it is.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn resolve(&mut self, id: WarpId, how: Resolve) -> Result<(), NoSuchWarp> {
        let place = self.place(id)?;
        let core = &self.engine.cores[place.0];
        let words = self.job.words(core).len();
        let length = |pc: u32| {
            let word = self.job.words(core).get((pc / 4) as usize);
            word.map_or(4, |w| lanemask_isa::w32::len_bytes(*w))
        };
        let (_, group, warp) = place;
        let pc = core.groups[group].warps[warp].pc;
        let next = pc.wrapping_add(length(pc));
        let w = self.warp_mut(place);
        let (Delivery::Pause(_), Some(trap)) = (w.trapped, w.paused) else {
            return Ok(());
        };
        forget(w);
        match how {
            Resolve::Skip => w.pc = next,
            Resolve::Deliver => {
                w.trapped = deliver_now(w, words, trap, pc);
                if w.trapped != Delivery::Handler {
                    self.engine.at = place.0;
                    self.fail(Stopped {
                        group,
                        warp,
                        trap,
                        pc,
                    });
                }
            }
        }
        Ok(())
    }

    /// Keeps a warp from going on.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn hold(&mut self, id: WarpId) -> Result<(), NoSuchWarp> {
        let place = self.place(id)?;
        self.warp_mut(place).held = true;
        Ok(())
    }

    /// Lets a warp go on that is held.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn release(&mut self, id: WarpId) -> Result<(), NoSuchWarp> {
        let place = self.place(id)?;
        let_go(self.warp_mut(place));
        Ok(())
    }

    /// Lets all warps go on, and workgroups start, which a pause of the dispatch keeps from it.
    pub fn release_all(&mut self) {
        self.engine.frozen = false;
        self.all_mut().for_each(let_go);
    }

    /// The warps of the workgroups that are on the machine.
    pub fn warps(&self) -> Vec<WarpStatus> {
        let groups = self.engine.cores.iter().flat_map(|c| &c.groups);
        let status = |g: &Group, w: &WarpState| WarpStatus {
            id: WarpId {
                workgroup: g.id,
                warp: w.id,
            },
            pc: w.pc,
            at_barrier: w.state == State::Barrier,
            ended: w.state == State::Ended,
            held: w.held,
            trap: w.paused,
        };
        groups
            .flat_map(|g| g.warps.iter().map(move |w| status(g, w)))
            .collect()
    }

    /// PC, EXEC and registers of a warp.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn registers(&self, id: WarpId) -> Result<WarpRegisters, NoSuchWarp> {
        let (_, group, w) = self.find(id)?;
        let code = self.job.code;
        Ok(registers(w, group.id, code.v_regs, code.u_regs))
    }

    /// The operations of a warp whose results have not come yet, in the order of issue; its registers are without them. None
    /// where results come at once.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn under_way(&self, id: WarpId) -> Result<Vec<UnderWay>, NoSuchWarp> {
        self.find(id).map(|(_, _, w)| w.outstanding.list())
    }

    /// The helper lanes of a warp.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn helpers(&self, id: WarpId) -> Result<u32, NoSuchWarp> {
        self.find(id).map(|(_, _, w)| w.helpers)
    }

    /// A CSR of a warp; `None` if there is none of that number.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn csr(&self, id: WarpId, number: u32) -> Result<Option<u32>, NoSuchWarp> {
        let (core, _, w) = self.find(id)?;
        let others = core.time - w.retired;
        let scratch = self.job.kernel.scratch_bytes;
        Ok(csr_by_number(number).map(|_| csr_of(w, others, scratch, number)))
    }

    /// The words of a warp's workgroup memory.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn workgroup_memory(&self, id: WarpId) -> Result<&[u32], NoSuchWarp> {
        self.find(id).map(|(_, g, _)| &g.memory[..])
    }

    /// The words of a lane's scratch memory.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn scratch(&self, id: WarpId, lane: usize) -> Result<Vec<u32>, NoSuchWarp> {
        let (_, _, w) = self.find(id)?;
        Ok(w.scratch
            .iter()
            .skip(lane)
            .step_by(LANES)
            .copied()
            .collect())
    }

    /// Writes a uniform register; without effect if the kernel does not have it.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn set_u(&mut self, id: WarpId, n: u8, value: u32) -> Result<(), NoSuchWarp> {
        let place = self.place(id)?;
        if u32::from(n) < self.job.code.u_regs {
            self.warp_mut(place).set_u(n.into(), value);
        }
        Ok(())
    }

    /// Writes a vector register of all lanes; without effect if the kernel does not have it.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn set_v(&mut self, id: WarpId, n: u8, values: [u32; LANES]) -> Result<(), NoSuchWarp> {
        let place = self.place(id)?;
        if u32::from(n) < self.job.code.v_regs {
            *self.warp_mut(place).regs.row_mut(n.into()) = values;
        }
        Ok(())
    }

    /// Moves a warp to another instruction.
    ///
    /// # Errors
    ///
    /// There is no such warp.
    pub fn set_pc(&mut self, id: WarpId, pc: u32) -> Result<(), NoSuchWarp> {
        let place = self.place(id)?;
        let w = self.warp_mut(place);
        forget(w);
        w.pc = pc;
        Ok(())
    }

    /// What a warp that stopped means for the others.
    fn stopped(&mut self, stopped: Stopped) -> Event {
        let Stopped {
            group,
            warp,
            trap,
            pc,
        } = stopped;
        let g = &mut self.engine.cores[self.engine.at].groups[group];
        let w = &mut g.warps[warp];
        let Delivery::Pause(scope) = w.trapped else {
            return self.fail(stopped);
        };
        if trap.cause == 0 || w.state != State::Ready {
            return self.fail(stopped);
        }
        w.paused = Some(trap);
        w.held = true;
        let id = WarpId {
            workgroup: g.id,
            warp: w.id,
        };
        match scope {
            PauseScope::Warp => {}
            PauseScope::Workgroup => g.warps.iter_mut().for_each(|w| w.held = true),
            PauseScope::Dispatch => {
                self.engine.frozen = true;
                self.all_mut().for_each(|w| w.held = true);
            }
        }
        Event::Paused(Pause {
            warp: id,
            trap,
            pc,
            scope,
        })
    }

    fn fail(&mut self, stopped: Stopped) -> Event {
        let number = self.engine.cores[self.engine.at].groups[stopped.group].number;
        self.engine.complete(stopped.group);
        let report = self.engine.report(stopped);
        self.job.failed(number, report);
        self.end();
        self.over.clone().expect("it has just ended")
    }

    /// Takes the outcome.
    fn end(&mut self) {
        let mut outcome = std::mem::take(&mut self.engine.outcome);
        for core in &self.engine.cores {
            crate::engine::count(core, &mut outcome);
        }
        self.over = Some(match self.job.result(vec![outcome]) {
            Ok(summary) => Event::Ended(summary),
            Err(error) => Event::Failed(error),
        });
    }

    fn all_mut(&mut self) -> impl Iterator<Item = &mut WarpState> {
        let groups = self.engine.cores.iter_mut().flat_map(|c| &mut c.groups);
        groups.flat_map(|g| &mut g.warps)
    }

    fn place(&self, id: WarpId) -> Result<Place, NoSuchWarp> {
        for (c, core) in self.engine.cores.iter().enumerate() {
            for (g, group) in core.groups.iter().enumerate() {
                let warp = id.warp as usize;
                if group.id == id.workgroup && warp < group.warps.len() {
                    return Ok((c, g, warp));
                }
            }
        }
        Err(NoSuchWarp(id))
    }

    fn find(&self, id: WarpId) -> Result<(&Core, &Group, &WarpState), NoSuchWarp> {
        let (core, group, warp) = self.place(id)?;
        let core = &self.engine.cores[core];
        let group = &core.groups[group];
        Ok((core, group, &group.warps[warp]))
    }

    fn warp_mut(&mut self, (core, group, warp): Place) -> &mut WarpState {
        &mut self.engine.cores[core].groups[group].warps[warp]
    }
}

/// The trap at which a warp has paused is no more.
fn forget(w: &mut WarpState) {
    (w.paused, w.trapped) = (None, Delivery::Handler);
}

fn let_go(w: &mut WarpState) {
    w.held = false;
    if w.paused.is_some() {
        forget(w);
    }
}
