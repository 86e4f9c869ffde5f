//! Removes operations, parameters and arguments that nothing needs, and all of private memory if nothing reads it.

use super::params::{incoming, remove_params};
use super::visit::{self, has_effect};
use lanemask_ir::*;

#[derive(Clone, Copy)]
enum Def {
    None,
    /// The operation at this index.
    Inst(u32),
    /// Parameter of a label.
    Param(u32, u32),
}

struct Mark {
    defs: Vec<Def>,
    operands: Vec<Vec<Value>>,
    live: Vec<bool>,
    work: Vec<Value>,
}

/// Whether anything was removed.
pub(super) fn run(kernel: &mut Kernel) -> bool {
    let mut changed = drop_scratch(kernel);
    let incoming = incoming(kernel);
    let mut mark = Mark {
        defs: vec![Def::None; kernel.values.len()],
        operands: Vec::new(),
        live: vec![false; kernel.values.len()],
        work: Vec::new(),
    };
    for (l, data) in kernel.labels.iter().enumerate() {
        for (i, &p) in data.params.iter().enumerate() {
            mark.defs[p.0 as usize] = Def::Param(l as u32, i as u32);
        }
    }
    mark.region(&kernel.body);
    while let Some(v) = mark.work.pop() {
        match mark.defs[v.0 as usize] {
            Def::None => {}
            Def::Inst(i) => {
                for o in std::mem::take(&mut mark.operands[i as usize]) {
                    mark.need(o);
                }
            }
            Def::Param(l, i) => {
                for list in &incoming[l as usize] {
                    mark.need(list[i as usize]);
                }
            }
        }
    }
    let live = mark.live;
    let mut removes = false;
    let remove: Vec<Vec<bool>> = kernel
        .labels
        .iter()
        .map(|l| {
            l.params
                .iter()
                .map(|p| {
                    let dead = !live[p.0 as usize];
                    removes |= dead;
                    dead
                })
                .collect()
        })
        .collect();
    if removes {
        remove_params(kernel, &remove);
    }
    changed |= removes;
    changed |= sweep(&mut kernel.body, &live);
    changed
}

/// Drops stores to private memory that nothing reads.
fn drop_scratch(kernel: &mut Kernel) -> bool {
    if kernel.scratch_bytes == 0 {
        return false;
    }
    let mut read = false;
    visit::ops(&mut kernel.body, &mut |op| {
        read |= matches!(op, Op::Load(addr) if addr.space == Space::Scratch);
    });
    if read {
        return false;
    }
    fn drop_stores(region: &mut Region) {
        region.stmts.retain_mut(|stmt| match stmt {
            Stmt::Inst(inst) => {
                !matches!(&inst.op, Op::Store(addr, _) if addr.space == Space::Scratch)
            }
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => {
                drop_stores(body);
                true
            }
            Stmt::If {
                then, otherwise, ..
            } => {
                drop_stores(then);
                drop_stores(otherwise);
                true
            }
        });
    }
    drop_stores(&mut kernel.body);
    kernel.scratch_bytes = 0;
    true
}

impl Mark {
    fn need(&mut self, v: Value) {
        let live = &mut self.live[v.0 as usize];
        if !*live {
            *live = true;
            self.work.push(v);
        }
    }

    fn region(&mut self, region: &Region) {
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => {
                    let index = self.operands.len() as u32;
                    for r in &inst.results {
                        self.defs[r.0 as usize] = Def::Inst(index);
                    }
                    let operands = inst.op.operands();
                    if has_effect(&inst.op) {
                        for &o in &operands {
                            self.need(o);
                        }
                        self.operands.push(Vec::new());
                    } else {
                        self.operands.push(operands);
                    }
                }
                Stmt::Block { body, .. } | Stmt::Loop { body, .. } => self.region(body),
                Stmt::If {
                    cond,
                    then,
                    otherwise,
                    ..
                } => {
                    self.need(*cond);
                    self.region(then);
                    self.region(otherwise);
                }
            }
        }
    }
}

fn sweep(region: &mut Region, live: &[bool]) -> bool {
    let before = region.stmts.len();
    let mut changed = false;
    region.stmts.retain_mut(|stmt| match stmt {
        Stmt::Inst(inst) => has_effect(&inst.op) || inst.results.iter().any(|r| live[r.0 as usize]),
        Stmt::Block { body, .. } | Stmt::Loop { body, .. } => {
            changed |= sweep(body, live);
            true
        }
        Stmt::If {
            then, otherwise, ..
        } => {
            changed |= sweep(then, live);
            changed |= sweep(otherwise, live);
            true
        }
    });
    changed || region.stmts.len() != before
}
