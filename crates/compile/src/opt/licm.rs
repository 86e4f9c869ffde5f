//! Moves what does not change in a loop before it, and what starts a block before the block.
//!
//! Only what gives the same result wherever it stands; and only what every trip computes, but for loads from
//! constant addresses, which cost little and are often needed on several paths.

use super::visit::is_movable;
use lanemask_ir::*;

/// Whether anything was moved.
pub(super) fn run(kernel: &mut Kernel) -> bool {
    let mut body = std::mem::take(&mut kernel.body);
    let mut pass = Pass {
        resources: &kernel.resources,
        labels: &kernel.labels,
        inside: vec![0; kernel.values.len()],
        depth: 0,
        changed: false,
    };
    pass.region(&mut body);
    let changed = pass.changed;
    kernel.body = body;
    changed
}

struct Pass<'k> {
    resources: &'k [Resource],
    labels: &'k [LabelData],
    /// Number of loops around each value's definition.
    inside: Vec<u32>,
    depth: u32,
    changed: bool,
}

impl Pass<'_> {
    fn define(&mut self, v: Value) {
        self.inside[v.0 as usize] = self.depth;
    }

    fn region(&mut self, region: &mut Region) {
        let mut stmts = Vec::with_capacity(region.stmts.len());
        for mut stmt in std::mem::take(&mut region.stmts) {
            match &mut stmt {
                Stmt::Inst(inst) => {
                    for &r in &inst.results {
                        self.define(r);
                    }
                }
                Stmt::Block { label, body } => {
                    self.region(body);
                    let resources = self.resources;
                    let first = body.stmts.iter().take_while(
                        |s| matches!(s, Stmt::Inst(inst) if is_movable(&inst.op, resources)),
                    );
                    let n = first.count();
                    self.changed |= n > 0;
                    stmts.extend(body.stmts.drain(..n));
                    self.params(*label);
                }
                Stmt::If {
                    label,
                    then,
                    otherwise,
                    ..
                } => {
                    self.region(then);
                    self.region(otherwise);
                    self.params(*label);
                }
                Stmt::Loop { label, body, .. } => {
                    self.depth += 1;
                    self.params(*label);
                    self.region(body);
                    let mut out = Vec::new();
                    self.hoist(body, false, &mut out);
                    self.depth -= 1;
                    self.changed |= !out.is_empty();
                    for inst in &out {
                        for &r in &inst.results {
                            self.define(r);
                        }
                    }
                    stmts.extend(out.into_iter().map(Stmt::Inst));
                }
            }
            stmts.push(stmt);
        }
        region.stmts = stmts;
    }

    fn params(&mut self, label: Label) {
        let labels = self.labels;
        for &p in &labels[label.0 as usize].params {
            self.define(p);
        }
    }

    /// Takes out what depends on nothing in the loop.
    fn hoist(&mut self, region: &mut Region, in_branch: bool, out: &mut Vec<Inst>) {
        region.stmts.retain_mut(|stmt| match stmt {
            Stmt::Inst(inst) => {
                let depth = self.depth;
                if !is_movable(&inst.op, self.resources)
                    || (in_branch && !is_plain_load(&inst.op))
                    || inst
                        .op
                        .operands()
                        .iter()
                        .any(|v| self.inside[v.0 as usize] >= depth)
                {
                    return true;
                }
                for &r in &inst.results {
                    self.inside[r.0 as usize] = depth - 1;
                }
                out.push(inst.clone());
                false
            }
            Stmt::Block { body, .. } => {
                self.hoist(body, in_branch, out);
                true
            }
            Stmt::If {
                then, otherwise, ..
            } => {
                self.hoist(then, true, out);
                self.hoist(otherwise, true, out);
                true
            }
            Stmt::Loop { .. } => true,
        });
    }
}

fn is_plain_load(op: &Op) -> bool {
    matches!(op, Op::Load(Addr { offset: None, .. }))
}
