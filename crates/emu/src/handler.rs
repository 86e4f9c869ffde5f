//! What becomes of a trap: it pauses, stops the dispatch, or enters the warp's handler (docs/w32/traps.md).

use crate::warp::WarpState;
use lanemask_sem::w32::{PauseScope, Trap, TrapCtl};

/// Where a warp is after a trap.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Delivery {
    /// At the first instruction of its handler.
    Handler,
    /// At the instruction that trapped: there is no handler, or not for this cause.
    Stop,
    /// The same, because its handler was under way.
    Double,
    /// The same, because `trapctl` says so.
    Pause(PauseScope),
}

/// Delivers a trap of the instruction at `pc`, which has changed nothing; `words` is the length of the code.
pub(crate) fn deliver(w: &mut WarpState, words: usize, trap: Trap, pc: u32) -> Delivery {
    match TrapCtl(w.trapctl).pause(trap.cause) {
        Some(scope) => Delivery::Pause(scope),
        None => deliver_now(w, words, trap, pc),
    }
}

/// The same without pauses.
pub(crate) fn deliver_now(w: &mut WarpState, words: usize, trap: Trap, pc: u32) -> Delivery {
    let control = TrapCtl(w.trapctl);
    let fetched = w.trapbase.is_multiple_of(4) && ((w.trapbase / 4) as usize) < words;
    if w.trapbase == 0 || !fetched || control.stops(trap.cause) {
        return Delivery::Stop;
    }
    // An instruction that traps straight after entry would do so for ever.
    let at_entry = w.entered == w.retired + 1;
    if at_entry || control.guards() && control.handling() {
        return Delivery::Double;
    }
    if control.guards() {
        w.trapctl |= TrapCtl::HANDLING;
    }
    w.trapcause = trap.cause.into();
    w.trappc = pc;
    w.trapinfo = trap.info;
    w.entered = w.retired + 1;
    w.pc = w.trapbase;
    Delivery::Handler
}
