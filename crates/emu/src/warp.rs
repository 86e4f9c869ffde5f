//! The state of a warp.

use crate::cores::Place;
use crate::handler::Delivery;
use crate::outstanding::Outstanding;
use crate::program::Code;
use lanemask_isa::w32::{LANES, V_REGS};
use lanemask_sem::w32::Trap;

/// One register of all lanes. A uniform register has the same value in all of them.
pub(crate) type Row = [u32; LANES];

/// Rows of the register file: vector registers, uniform registers, constants, temporaries. A power of two, so that an
/// index needs no check.
pub(crate) const ROWS: usize = 512;
pub(crate) const FIRST_U: u16 = V_REGS as u16;
pub(crate) const FIRST_CONST: u16 = 192;
pub(crate) const CONST_ROWS: usize = 504 - 192;
/// Two rows for each of four operands.
pub(crate) const FIRST_TEMP: u16 = 504;

/// The register file.
#[repr(align(64))]
#[derive(Clone, Debug)]
pub(crate) struct Registers(pub(crate) [Row; ROWS]);

impl Registers {
    #[inline(always)]
    pub(crate) fn row(&self, slot: u16) -> &Row {
        &self.0[slot as usize % ROWS]
    }

    #[inline(always)]
    pub(crate) fn row_mut(&mut self, slot: u16) -> &mut Row {
        &mut self.0[slot as usize % ROWS]
    }
}

/// What a warp waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum State {
    Ready,
    /// At the barrier before this PC.
    Barrier,
    Ended,
}

/// A warp. What every instruction touches comes first, so that it shares a cache line.
#[derive(Debug)]
#[repr(C)]
pub(crate) struct WarpState {
    pub(crate) regs: Box<Registers>,
    /// Instructions retired.
    pub(crate) retired: u64,
    pub(crate) vector_instructions: u64,
    pub(crate) lane_instructions: u64,
    pub(crate) exec: u32,
    /// Lanes of whole-quad mode that change no memory and raise nothing.
    pub(crate) helpers: u32,
    /// PC after the instruction that executes.
    pub(crate) next: u32,
    pub(crate) pc: u32,
    pub(crate) state: State,
    /// PC of the barrier at which it waits.
    pub(crate) barrier_pc: u32,
    pub(crate) id: u32,
    /// Where it is on the machine.
    pub(crate) place: Place,
    pub(crate) priority: u32,
    /// Time of the core before which it sleeps.
    pub(crate) wakes: u64,
    /// How much longer it wants to sleep.
    pub(crate) sleeps: u64,
    /// The trap at which it has paused.
    pub(crate) paused: Option<Trap>,
    /// A debugger does not let it go on.
    pub(crate) held: bool,
    /// Its core's code is to be read again.
    pub(crate) refetch: bool,
    pub(crate) mode: u32,
    pub(crate) fflags: u32,
    pub(crate) trapctl: u32,
    pub(crate) trapbase: u32,
    pub(crate) trapcause: u32,
    pub(crate) trappc: u32,
    pub(crate) trapinfo: u32,
    /// What became of its latest trap.
    pub(crate) trapped: Delivery,
    /// `retired` + 1 as of the latest entry to the handler; 0 if there was none.
    pub(crate) entered: u64,
    /// Instructions started, trapped ones included.
    pub(crate) started: u64,
    /// Scratch words, word w of lane l at w * 32 + l.
    pub(crate) scratch: Vec<u32>,
    /// Lanes and address of the memory access that trapped last.
    pub(crate) fault: Option<(u32, u64)>,
    /// What was wrong with the image or sampler of that access, if that was it.
    pub(crate) problem: Option<lanemask_image::Problem>,
    /// Whose constants are in the register file.
    pub(crate) consts_of: u64,
    /// Results that are still to come; none where they come at once.
    pub(crate) outstanding: Outstanding,
}

impl WarpState {
    pub(crate) fn new() -> WarpState {
        WarpState {
            regs: Box::new(Registers([[0; LANES]; ROWS])),
            exec: 0,
            helpers: 0,
            pc: 0,
            next: 0,
            state: State::Ended,
            barrier_pc: 0,
            id: 0,
            place: Place::default(),
            priority: 0,
            wakes: 0,
            sleeps: 0,
            paused: None,
            held: false,
            refetch: false,
            mode: 0,
            fflags: 0,
            trapctl: 0,
            trapbase: 0,
            trapcause: 0,
            trappc: 0,
            trapinfo: 0,
            trapped: Delivery::Handler,
            entered: 0,
            retired: 0,
            started: 0,
            vector_instructions: 0,
            lane_instructions: 0,
            scratch: Vec::new(),
            fault: None,
            problem: None,
            consts_of: 0,
            outstanding: Outstanding::default(),
        }
    }

    /// Whether it can have a turn, now or when it wakes.
    pub(crate) fn runs(&self) -> bool {
        self.state == State::Ready && !self.held
    }

    /// Puts the constants of a code into the register file.
    pub(crate) fn has_constants_of(&mut self, code: &Code) {
        if self.consts_of != code.id {
            self.consts_of = code.id;
            let rows = &mut self.regs.0[FIRST_CONST as usize..];
            for (row, value) in rows.iter_mut().zip(&code.consts) {
                *row = [*value; LANES];
            }
        }
    }

    pub(crate) fn u(&self, n: u16) -> u32 {
        self.regs.row(FIRST_U + n)[0]
    }

    pub(crate) fn set_u(&mut self, n: u16, value: u32) {
        *self.regs.row_mut(FIRST_U + n) = [value; LANES];
    }
}
