//! Replacing values by others.

use super::visit;
use lanemask_ir::*;

/// What stands for what.
pub(super) struct Subst {
    to: Vec<u32>,
    changed: bool,
}

impl Subst {
    pub fn new(kernel: &Kernel) -> Subst {
        Subst {
            to: (0..kernel.values.len() as u32).collect(),
            changed: false,
        }
    }

    /// The value that stands for `v` in the end.
    pub fn get(&mut self, v: Value) -> Value {
        let mut at = v.0;
        while let Some(&next) = self.to.get(at as usize)
            && next != at
        {
            // Halve the path on the way.
            let after = self.to.get(next as usize).copied().unwrap_or(next);
            self.to[at as usize] = after;
            at = after;
        }
        Value(at)
    }

    /// From now on `new` stands for `old`; both of one type, `new` visible where `old` is used.
    pub fn set(&mut self, old: Value, new: Value) {
        let new = self.get(new);
        let old = self.get(old);
        if old != new {
            // Values made since stand for themselves.
            let made = self.to.len() as u32..old.0 + 1;
            self.to.extend(made);
            self.to[old.0 as usize] = new.0;
            self.changed = true;
        }
    }

    /// Whether anything is replaced.
    pub fn is_used(&self) -> bool {
        self.changed
    }

    /// Replaces operands everywhere.
    pub fn apply(&mut self, kernel: &mut Kernel) {
        if self.changed {
            visit::operands(&mut kernel.body, &mut |v| *v = self.get(*v));
        }
    }
}
