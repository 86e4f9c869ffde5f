//! Label parameters that say nothing new.
//!
//! A parameter goes if every `br` gives it the same value (or itself) and that value is visible there, or if another
//! parameter of the label always gets the same.

use super::subst::Subst;
use super::visit;
use lanemask_ir::*;

/// Argument lists that arrive at each label, `init` of loops first.
pub(super) fn incoming(kernel: &mut Kernel) -> Vec<Vec<Vec<Value>>> {
    let mut all = vec![Vec::new(); kernel.labels.len()];
    gather(&kernel.body, &mut all);
    all
}

fn gather(region: &Region, all: &mut [Vec<Vec<Value>>]) {
    for stmt in &region.stmts {
        match stmt {
            Stmt::Inst(_) => {}
            Stmt::Block { body, .. } => gather(body, all),
            Stmt::Loop { label, init, body } => {
                all[label.0 as usize].push(init.clone());
                gather(body, all);
            }
            Stmt::If {
                then, otherwise, ..
            } => {
                gather(then, all);
                gather(otherwise, all);
            }
        }
    }
    if let Term::Br { label, args } = &region.term {
        all[label.0 as usize].push(args.clone());
    }
}

struct Pass {
    incoming: Vec<Vec<Vec<Value>>>,
    subst: Subst,
    params: Vec<Vec<Value>>,
    remove: Vec<Vec<bool>>,
    visible: Vec<bool>,
    trail: Vec<Value>,
}

/// Removes redundant parameters; whether it removed any.
pub(super) fn run(kernel: &mut Kernel) -> bool {
    let mut pass = Pass {
        incoming: incoming(kernel),
        subst: Subst::new(kernel),
        params: kernel.labels.iter().map(|l| l.params.clone()).collect(),
        remove: kernel
            .labels
            .iter()
            .map(|l| vec![false; l.params.len()])
            .collect(),
        visible: vec![false; kernel.values.len()],
        trail: Vec::new(),
    };
    pass.region(&kernel.body);
    if !pass.subst.is_used() {
        return false;
    }
    pass.subst.apply(kernel);
    remove_params(kernel, &pass.remove);
    true
}

/// Removes the marked parameters and their arguments.
pub(super) fn remove_params(kernel: &mut Kernel, remove: &[Vec<bool>]) {
    let strip = |label: Label, list: &mut Vec<Value>| {
        let mut marks = remove[label.0 as usize].iter();
        list.retain(|_| !marks.next().copied().unwrap_or(false));
    };
    for (i, data) in kernel.labels.iter_mut().enumerate() {
        strip(Label(i as u32), &mut data.params);
    }
    strip_inits(&mut kernel.body, &strip);
    visit::terms(&mut kernel.body, &mut |term| {
        if let Term::Br { label, args } = term {
            strip(*label, args);
        }
    });
}

fn strip_inits(region: &mut Region, strip: &impl Fn(Label, &mut Vec<Value>)) {
    for stmt in &mut region.stmts {
        match stmt {
            Stmt::Inst(_) => {}
            Stmt::Block { body, .. } => strip_inits(body, strip),
            Stmt::Loop { label, init, body } => {
                strip(*label, init);
                strip_inits(body, strip);
            }
            Stmt::If {
                then, otherwise, ..
            } => {
                strip_inits(then, strip);
                strip_inits(otherwise, strip);
            }
        }
    }
}

impl Pass {
    fn define(&mut self, v: Value) {
        self.visible[v.0 as usize] = true;
        self.trail.push(v);
    }

    fn region(&mut self, region: &Region) {
        let mark = self.trail.len();
        for stmt in &region.stmts {
            match stmt {
                Stmt::Inst(inst) => {
                    for &r in &inst.results {
                        self.define(r);
                    }
                }
                Stmt::Block { label, body } => {
                    self.region(body);
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
                    // What is visible before the loop is what its parameters may become.
                    let inner = self.trail.len();
                    self.params(*label);
                    self.region(body);
                    self.hide(inner);
                }
            }
        }
        self.hide(mark);
    }

    fn hide(&mut self, mark: usize) {
        for v in self.trail.drain(mark..) {
            self.visible[v.0 as usize] = false;
        }
    }

    fn params(&mut self, label: Label) {
        let l = label.0 as usize;
        let params = std::mem::take(&mut self.params[l]);
        let lists = std::mem::take(&mut self.incoming[l]);
        for (i, &param) in params.iter().enumerate() {
            let mut only = None;
            let mut several = false;
            for list in &lists {
                let v = self.subst.get(list[i]);
                if v != param && *only.get_or_insert(v) != v {
                    several = true;
                    break;
                }
            }
            if let (Some(v), false) = (only, several)
                && self.visible[v.0 as usize]
            {
                self.subst.set(param, v);
                self.remove[l][i] = true;
                continue;
            }
            let twin = (0..i).find(|&j| {
                !self.remove[l][j]
                    && lists.iter().all(|list| {
                        let (a, b) = (self.subst.get(list[i]), self.subst.get(list[j]));
                        a == b || (a == param && b == params[j])
                    })
            });
            if let Some(j) = twin
                && !lists.is_empty()
            {
                self.subst.set(param, params[j]);
                self.remove[l][i] = true;
                continue;
            }
            self.define(param);
        }
    }
}
