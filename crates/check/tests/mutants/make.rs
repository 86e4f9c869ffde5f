//! The mutants of a kernel.

use super::{BODY, Class, Item, Kernel, Target, set};
use lanemask_isa::linx::{Field, Insn, Op, Reg, Role, TileBase};

impl Kernel {
    /// All mutants that can be encoded.
    pub fn mutants(&self) -> Vec<(Class, String, Kernel)> {
        let mut out: Vec<(Class, String, Kernel)> = Vec::new();
        let branches = self
            .body
            .iter()
            .any(|i| matches!(i.insn.op, Op::BZ | Op::BNz));
        let mut places = Vec::new();
        let mut at = BODY as i64;
        for item in &self.body {
            places.push(at);
            at += i64::from(item.insn.len_bytes());
        }
        for (k, Item { insn, target, .. }) in self.body.iter().enumerate() {
            let mut add = |class: Class, how: String, mutant: Kernel| {
                out.push((class, format!("{k}: {insn}: {how}"), mutant));
            };
            let reg = |f| insn.reg(f);
            let lanes = insn.is_vector();
            let compare = matches!(insn.op.category(), "compare" | "fcompare");
            let reads_p = [Field::SrcL, Field::SrcR, Field::SrcD]
                .iter()
                .any(|f| reg(*f) == Some(Reg::P));
            let to_p = reg(Field::RegDst) == Some(Reg::P) && !compare;
            if to_p {
                let class = match (reads_p, branches) {
                    (false, _) => Class::DropRestore,
                    (true, true) => Class::DropSwitch,
                    (true, false) => Class::DropPlainSwitch,
                };
                add(class, "left out".into(), self.without(k));
                for (from, others) in copies(insn) {
                    for other in others {
                        if let Some(insn) = other.code10().and_then(|c| set(insn, from, c)) {
                            add(
                                Class::OtherCopy,
                                format!("{from:?} is {other}"),
                                self.with(k, insn),
                            );
                        }
                    }
                }
            } else if reads_p && !lanes && !compare {
                let zero = [Field::SrcL, Field::SrcR]
                    .iter()
                    .any(|f| reg(*f) == Some(Reg::Zero));
                let stores = insn.op.category().starts_with("store");
                let class = if zero || stores {
                    Class::DropSave
                } else {
                    Class::DropCollect
                };
                add(class, "left out".into(), self.without(k));
            }
            if !lanes
                && insn.get(Field::SrcRType) == Some(3)
                && let Some(insn) = set(insn, Field::SrcRType, 0)
            {
                add(Class::DropNot, "without .not".into(), self.with(k, insn));
            }
            if matches!(insn.op, Op::BZ | Op::BNz) {
                let back = matches!(target, Target::Index(to) if *to <= k);
                let class = if back {
                    Class::DropLoop
                } else {
                    Class::DropBranch
                };
                add(class, "left out".into(), self.without(k));
            }
            if let Target::Index(to) = target {
                let to_target = places[*to] - places[k];
                for by in [
                    -places[k],
                    BODY as i64 - 2 - places[k],
                    at + 64 - places[k],
                    1 << 11,
                    -(1 << 11),
                ] {
                    add(
                        Class::BranchOut,
                        format!("leads {by} bytes on"),
                        self.leading(k, by),
                    );
                }
                if self.body.get(*to).is_some_and(|i| i.insn.len_bytes() > 2) {
                    add(
                        Class::BranchOut,
                        "leads into an instruction".into(),
                        self.leading(k, to_target + 2),
                    );
                }
            }
            if insn.op.role() == Role::Terminator {
                add(Class::DropEnd, "left out".into(), self.without(k));
            }
            if insn.get(Field::C) == Some(1)
                && let Some(insn) = set(insn, Field::C, 0)
            {
                add(Class::DropLaneTerm, "C is 0".into(), self.with(k, insn));
            }
            let scratch = [Field::SrcL, Field::SrcR]
                .iter()
                .any(|f| reg(*f) == Some(Reg::Tile(TileBase::Ts)));
            if scratch && let Some(shift) = insn.get(Field::Shamt) {
                for other in [shift.wrapping_sub(1), shift + 1] {
                    if let Some(insn) = set(insn, Field::Shamt, other) {
                        add(Class::Slot, format!("shift {other}"), self.with(k, insn));
                    }
                }
            }
            if !lanes && insn.op == Op::VAddi && !self.meta.lane_private.is_empty() {
                let imm = insn.get(Field::Imm).unwrap_or(0);
                for other in [imm.wrapping_sub(1), imm + 1] {
                    if let Some(insn) = set(insn, Field::Imm, other) {
                        add(Class::Slot, format!("{other} is added"), self.with(k, insn));
                    }
                }
            }
            for field in [
                Field::SrcL,
                Field::SrcR,
                Field::SrcD,
                Field::SrcA,
                Field::SrcP,
            ] {
                for other in neighbours(reg(field)) {
                    // Other copies of p are a class of their own.
                    if let Some(insn) = other
                        .code10()
                        .and_then(|c| set(insn, field, c))
                        .filter(|_| !to_p)
                    {
                        add(
                            Class::QueueIndex,
                            format!("{field:?} is {other}"),
                            self.with(k, insn),
                        );
                    }
                }
            }
        }
        self.header_mutants(&mut out);
        out.retain(|(_, _, m)| m.object().is_some());
        out
    }

    fn header_mutants(&self, out: &mut Vec<(Class, String, Kernel)>) {
        for (k, insn) in self.header.iter().enumerate() {
            let mut with = |class: Class, how: &str, insn: Insn| {
                let mut mutant = self.clone();
                mutant.header[k] = insn;
                out.push((class, format!("header {k}: {how}"), mutant));
            };
            if insn.op == Op::BstartMseq
                && let Some(insn) = Insn::new(Op::BstartMpar, &[])
            {
                with(Class::Parallel, "MPAR", insn);
            }
            if insn.op == Op::CBDimi && insn.get(Field::LoopNest) == Some(0) {
                let lanes = insn.get(Field::Imm).unwrap_or(0);
                for other in [0, lanes - 1, lanes + 1, 2 * lanes, 65] {
                    if let Some(insn) = set(insn, Field::Imm, other) {
                        with(Class::Geometry, &format!("LB0 is {other}"), insn);
                    }
                }
            }
            for (field, n) in [Field::RegSrc0, Field::RegSrc1, Field::RegSrc2]
                .into_iter()
                .filter_map(|f| match insn.reg(f) {
                    Some(Reg::R(n)) if insn.op == Op::BIor => Some((f, n)),
                    _ => None,
                })
            {
                for other in [n - 1, n + 1] {
                    if let Some(insn) = set(insn, field, other.into()) {
                        with(Class::Import, &format!("{field:?} is r{other}"), insn);
                    }
                }
            }
            if insn.op.role() == Role::Header {
                let mut mutant = self.clone();
                mutant.header.remove(k);
                let bounds = insn.op == Op::CBDimi && insn.get(Field::LoopNest) == Some(1);
                let class = if bounds {
                    Class::Geometry
                } else {
                    Class::DropDescriptor
                };
                out.push((class, format!("header {k}: {insn} is left out"), mutant));
            }
        }
    }
}

/// Sources of a mask that could be another copy.
fn copies(insn: &Insn) -> Vec<(Field, Vec<Reg>)> {
    [Field::SrcL, Field::SrcR]
        .into_iter()
        .filter_map(|f| {
            let others = match insn.reg(f)? {
                Reg::T(n) => vec![Reg::U(n), Reg::T(n % 4 + 1)],
                Reg::U(n) => vec![Reg::T(n), Reg::U(n % 4 + 1)],
                Reg::R(n) => vec![Reg::R(n - 1), Reg::R(n + 1)],
                _ => return None,
            };
            Some((f, others))
        })
        .collect()
}

fn neighbours(reg: Option<Reg>) -> Vec<Reg> {
    let around = |n: u8, last: u8, make: &dyn Fn(u8) -> Reg| -> Vec<Reg> {
        [n.wrapping_sub(1), n + 1]
            .into_iter()
            .filter(|n| (1..=last).contains(n))
            .map(make)
            .collect()
    };
    match reg {
        Some(Reg::Vec(q, n)) => around(n, 31, &|n| Reg::Vec(q, n)),
        Some(Reg::T(n)) => around(n, 4, &Reg::T),
        Some(Reg::U(n)) => around(n, 4, &Reg::U),
        _ => Vec::new(),
    }
}
