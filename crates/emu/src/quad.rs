//! Whole-quad mode: what helper lanes leave out. They compute and read like other lanes, but change no memory, and their
//! faults and float exceptions are nobody's.

use crate::interp::{Env, Interp};
use lanemask_sem::w32::Flow;

impl<F: Env> Interp<'_, F> {
    /// A store or an atomic: of the active lanes that are no helpers.
    #[inline(always)]
    pub(crate) fn without_helpers(&mut self, f: impl Fn(&mut Self) -> Flow) -> Flow {
        if self.w.helpers == 0 {
            return f(self);
        }
        self.of_lanes(self.w.exec & !self.w.helpers, f)
    }

    /// A load: of all active lanes, of which helpers keep their value where they cannot load.
    #[inline(always)]
    pub(crate) fn with_helpers(&mut self, f: impl Fn(&mut Self) -> Flow) -> Flow {
        if self.w.helpers == 0 {
            return f(self);
        }
        self.tolerant(f)
    }

    /// `f` with these lanes as EXEC.
    #[cold]
    #[inline(never)]
    fn of_lanes(&mut self, lanes: u32, f: impl Fn(&mut Self) -> Flow) -> Flow {
        let exec = std::mem::replace(&mut self.w.exec, lanes);
        let flow = f(self);
        self.w.exec = exec;
        flow
    }

    #[cold]
    #[inline(never)]
    fn tolerant(&mut self, f: impl Fn(&mut Self) -> Flow) -> Flow {
        let (exec, helpers) = (self.w.exec, self.w.helpers);
        let flow = self.of_lanes(exec & !helpers, &f);
        if flow != Flow::Next {
            return flow;
        }
        let fault = (self.w.fault, self.w.problem);
        for lane in (0..32).filter(|l| (exec & helpers) >> l & 1 == 1) {
            // A lane at fault has done nothing.
            let _ = self.of_lanes(1 << lane, &f);
        }
        (self.w.fault, self.w.problem) = fault;
        Flow::Next
    }

    /// The float environment of a lane: helpers raise nothing that counts.
    #[inline(always)]
    pub(crate) fn env<'e>(
        fp: &'e mut F,
        unheard: &'e mut F,
        helpers: u32,
        lane: usize,
    ) -> &'e mut F {
        if F::EXACT && helpers >> lane & 1 == 1 {
            unheard
        } else {
            fp
        }
    }
}
