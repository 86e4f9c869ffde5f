//! Reductions and scans over the active lanes of clusters.

use crate::interp::{Env, Interp, Lanes};
use lanemask_isa::w32::LANES;
use lanemask_sem::w32::{Elem, Fold};

impl<F: Env> Interp<'_, F> {
    /// What each lane gets. Not inlined into the dispatcher: there are many of these, and none is hot.
    #[inline(never)]
    pub(crate) fn folded<D: Elem>(
        &self,
        fp: &mut F,
        source: u16,
        form: Fold,
        cluster: u32,
        identity: u64,
        f: impl Fn(&mut F, D, D) -> D,
    ) -> [D; LANES] {
        let mut unheard = F::open(self.w);
        let a = Lanes::new::<D>(&self.w.regs, source);
        let identity = D::from_bits64(identity);
        let mut out = [identity; LANES];
        let clusters = (0..LANES).step_by(1 << cluster);
        for lanes in clusters.map(|first| first..first + (1 << cluster)) {
            // What the lanes below have given, and the last one's value, which nobody has asked for yet.
            let (mut below, mut last) = (None, None);
            for l in lanes.clone().filter(|l| self.w.exec >> l & 1 == 1) {
                let mut combine = |sum, x| match (sum, x) {
                    (Some(sum), Some(x)) => {
                        let fp = Self::env(fp, &mut unheard, self.w.helpers, l);
                        Some(f(fp, sum, x))
                    }
                    (sum, x) => sum.or(x),
                };
                let x = Some(a.get(l));
                if form == Fold::Exscan {
                    below = combine(below, last);
                    out[l] = below.unwrap_or(identity);
                    last = x;
                } else {
                    below = combine(below, x);
                    out[l] = below.unwrap_or(identity);
                }
            }
            if matches!(form, Fold::Uniform | Fold::Reduce) {
                out[lanes].fill(below.unwrap_or(identity));
            }
        }
        out
    }
}
