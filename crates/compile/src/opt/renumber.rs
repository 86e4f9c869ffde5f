//! Numbers values and labels in the order in which they are defined, without gaps.

use super::visit;
use lanemask_ir::*;

struct Pass {
    values: Vec<u32>,
    labels: Vec<u32>,
    value_order: Vec<Value>,
    label_order: Vec<Label>,
}

/// The same kernel with dense numbers.
pub(super) fn run(kernel: &mut Kernel) {
    let mut pass = Pass {
        values: vec![u32::MAX; kernel.values.len()],
        labels: vec![u32::MAX; kernel.labels.len()],
        value_order: Vec::new(),
        label_order: Vec::new(),
    };
    pass.region(&kernel.body, &kernel.labels);
    kernel.values = pass
        .value_order
        .iter()
        .map(|v| kernel.values[v.0 as usize].clone())
        .collect();
    kernel.labels = pass
        .label_order
        .iter()
        .map(|l| LabelData {
            params: kernel.labels[l.0 as usize]
                .params
                .iter()
                .map(|p| Value(pass.values[p.0 as usize]))
                .collect(),
        })
        .collect();
    visit::operands(&mut kernel.body, &mut |v| {
        *v = Value(pass.values[v.0 as usize])
    });
    pass.rename(&mut kernel.body);
}

impl Pass {
    fn define(&mut self, v: Value) {
        self.values[v.0 as usize] = self.value_order.len() as u32;
        self.value_order.push(v);
    }

    fn label(&mut self, l: Label) {
        self.labels[l.0 as usize] = self.label_order.len() as u32;
        self.label_order.push(l);
    }

    fn region(&mut self, region: &Region, labels: &[LabelData]) {
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => inst.results.iter().for_each(|&r| self.define(r)),
                Stmt::Block { label, body } => {
                    self.label(*label);
                    self.region(body, labels);
                    self.params(*label, labels);
                }
                Stmt::If {
                    label,
                    then,
                    otherwise,
                    ..
                } => {
                    self.label(*label);
                    self.region(then, labels);
                    self.region(otherwise, labels);
                    self.params(*label, labels);
                }
                Stmt::Loop { label, body, .. } => {
                    self.label(*label);
                    self.params(*label, labels);
                    self.region(body, labels);
                }
            }
        }
    }

    fn params(&mut self, label: Label, labels: &[LabelData]) {
        for &p in &labels[label.0 as usize].params {
            self.define(p);
        }
    }

    fn rename(&self, region: &mut Region) {
        let to = |l: &mut Label| *l = Label(self.labels[l.0 as usize]);
        for stmt in &mut region.stmts {
            match stmt {
                Stmt::Inst(inst) => inst
                    .results
                    .iter_mut()
                    .for_each(|r| *r = Value(self.values[r.0 as usize])),
                Stmt::Block { label, body } | Stmt::Loop { label, body, .. } => {
                    to(label);
                    self.rename(body);
                }
                Stmt::If {
                    label,
                    then,
                    otherwise,
                    ..
                } => {
                    to(label);
                    self.rename(then);
                    self.rename(otherwise);
                }
            }
        }
        if let Term::Br { label, .. } = &mut region.term {
            to(label);
        }
    }
}
