//! What one instruction of a body must not do, whatever comes before it.

use crate::Report;
use crate::header::Header;
use crate::operands::{self, Access, Domain, Index, Kind};
use lanemask_isa::linx::{Field, Insn, Op, Reg, Role, TileBase};
use lanemask_object::LinxMode;

/// Checks the instruction at `pc`.
pub(crate) fn check(pc: u64, insn: &Insn, header: &Header, report: &mut Report) {
    let category = insn.op.category();
    match insn.op.role() {
        Role::Terminator | Role::Launch => return,
        Role::BodyVector | Role::BodyBranch => {}
        Role::BodyScalar => {
            if category.ends_with("mem") || category.ends_with("atomic") {
                let message = "this is a scalar memory instruction";
                report.at("linx-scalar-memory", pc, insn, message);
            }
        }
        Role::Header | Role::BlockCommit | Role::System | Role::Other => {
            let message = format!("a body cannot contain {}", describe(insn.op.role()));
            report.at("linx-body-row", pc, insn, message);
            return;
        }
    }
    let mut check = Check {
        pc,
        insn,
        header,
        report,
        domain: operands::domain(insn),
    };
    check.sources();
    check.destinations();
    check.rows();
    if let Some(access) = operands::access(insn) {
        check.access(&access);
    }
}

fn describe(role: Role) -> &'static str {
    match role {
        Role::Header => "a descriptor of a header",
        Role::BlockCommit => "a writer of block arguments",
        Role::System => "a system instruction",
        _ => "a template instruction",
    }
}

struct Check<'a, 'b, 'c> {
    pc: u64,
    insn: &'a Insn,
    header: &'b Header,
    report: &'b mut Report<'c>,
    domain: Domain,
}

impl Check<'_, '_, '_> {
    fn add(&mut self, rule: &'static str, message: impl Into<String>) {
        self.report.at(rule, self.pc, self.insn, message);
    }

    fn sources(&mut self) {
        let sources = operands::sources(self.insn);
        let base = operands::base_field(self.insn);
        let (mut t, mut u) = (Vec::new(), Vec::new());
        for (field, reg) in &sources {
            match *reg {
                Reg::Reserved(code) => {
                    let message = format!("operand code {code} is reserved");
                    self.add("linx-reserved-operand", message);
                }
                Reg::Ri(n) if u32::from(n) >= self.header.imports => {
                    let message = format!(
                        "ri{n} is read, and the header imports {}",
                        self.header.imports
                    );
                    self.add("linx-ri-unbound", message);
                }
                Reg::Tile(tile) if base != Some(*field) => {
                    let message = format!("{} is not used as a base", tile.name());
                    self.add("linx-tile-operand", message);
                }
                Reg::Lc(0) if self.domain == Domain::Group => {
                    self.add("linx-lane-counter", "lc0 is read once for the group");
                }
                Reg::T(n) => t.push(n),
                Reg::U(n) => u.push(n),
                _ => {}
            }
        }
        for (name, mut entries) in [("T", t), ("U", u)] {
            entries.sort_unstable();
            entries.dedup();
            if entries.len() > 1 {
                let message = format!("this reads {} entries of {name}", entries.len());
                self.add("linx-sources", message);
            }
        }
    }

    fn destinations(&mut self) {
        let category = self.insn.op.category();
        let reduces = category == "reduce";
        for reg in operands::destinations(self.insn) {
            match reg {
                Reg::Reserved(code) => {
                    let message = format!("destination code {code} is reserved");
                    self.add("linx-reserved-operand", message);
                }
                Reg::Ri(_) | Reg::Lc(_) | Reg::Tile(_) => {
                    self.add("linx-destination", format!("{reg} cannot be written"));
                }
                Reg::Drop(_) | Reg::Zero
                    if self.domain == Domain::Lanes
                        && !reduces
                        && !matches!(category, "atomic" | "ring") =>
                {
                    let message = "the result of the lanes has no queue to go to";
                    self.add("linx-scalar-dest", message);
                }
                Reg::Drop(_) => self.add("linx-dropped", "the result is dropped"),
                Reg::PushIndexed(queue, n) => {
                    let message = format!("the destination is {}#{n}", queue.name());
                    self.add("linx-queue-dest", message);
                }
                Reg::P if reduces => {
                    self.add("linx-p-writer", "a reduction cannot write p");
                }
                Reg::P if self.domain == Domain::Lanes && !operands::is_compare(self.insn.op) => {
                    let message = "this lane-wise instruction is no compare, and writes p";
                    self.add("linx-p-writer", message);
                }
                Reg::R(_) | Reg::PushT | Reg::PushU if self.domain == Domain::Lanes && !reduces => {
                    let message = "a lane-wise instruction writes a group value";
                    self.add("linx-scalar-dest", message);
                }
                Reg::Push(_) if reduces => {
                    self.add("linx-reduce-dest", "a reduction writes a vector queue");
                }
                _ => {}
            }
            if let Reg::R(_) = reg
                && self.header.mode == LinxMode::Mpar
            {
                let message = format!("{reg} is written under MPAR");
                self.add("linx-r-write", message);
            }
        }
        if reduces
            && !self
                .insn
                .reg(Field::SrcL)
                .is_some_and(operands::is_vector_reg)
        {
            self.add("linx-reduce-dest", "there are no lanes to reduce");
        }
    }

    /// Single rows.
    fn rows(&mut self) {
        let insn = self.insn;
        let lanes = self.domain == Domain::Lanes;
        match insn.op {
            Op::VCmpAnd if !self.one_bit() => {
                self.add("linx-cmp-and", "neither side is known to be 0 or 1");
            }
            Op::VCmpAndi if insn.imm() != Some(1) => {
                let message =
                    "the immediate is not 1, and the other side is not known to be 0 or 1";
                self.add("linx-cmp-and", message);
            }
            Op::VRev => {
                let (m, n) = (insn.get(Field::ImmS), insn.get(Field::ImmL));
                let m = m.or(insn.get(Field::ImmR)).unwrap_or(0);
                if m != 0 || n != Some(31) {
                    let message = format!("M is {m} and N is {}", n.unwrap_or(0) + 1);
                    self.add("linx-rev", message);
                }
            }
            Op::VSlli | Op::VSrai | Op::VSrli if lanes => {
                let amount = insn.get(Field::Shamt).unwrap_or(0);
                if amount >= 32 {
                    self.add("linx-shift", format!("the amount is {amount}"));
                }
            }
            Op::VFnmadd | Op::VFnmsub => self.add("linx-fnm", "the signs are disputed"),
            Op::VPsel => self.add("linx-psel", "whether p masks this is disputed"),
            Op::VQpush | Op::VQpop => self.add("linx-ring", "this row is not frozen"),
            Op::VFcvt | Op::VFcvti | Op::VIcvt | Op::VIcvtf => self.convert(),
            Op::Fcvt | Op::Fcvta | Op::Fcvtm | Op::Fcvtn | Op::Fcvtp | Op::Fcvtz => self.convert(),
            Op::Scvtf | Op::Ucvtf => self.convert(),
            _ => {}
        }
        if lanes && matches!(insn.get(Field::SrcRType), Some(1 | 2)) {
            let message = "the modifier of SrcR is .sw or .uw";
            self.add("linx-srcr-type", message);
        }
    }

    /// Whether a source is a constant 0, for which both readings of V.CMP.AND agree, or p.
    fn one_bit(&self) -> bool {
        let zero = |f| self.insn.reg(f) == Some(Reg::Zero);
        zero(Field::SrcL) || zero(Field::SrcR)
    }

    fn convert(&mut self) {
        let codes = [Field::SrcType, Field::DstType].map(|f| self.insn.get(f).unwrap_or(0));
        // The source of a scalar convert has a code of its own, all of whose values exist.
        let (vector, [from, to]) = match self.insn.op {
            Op::VFcvt => (true, [true, true]),
            Op::VFcvti => (true, [true, false]),
            Op::VIcvt => (true, [false, false]),
            Op::VIcvtf => (true, [false, true]),
            Op::Fcvt | Op::Scvtf | Op::Ucvtf => (false, [true, true]),
            _ => (false, [true, false]),
        };
        for (name, code, float) in [("source", codes[0], from), ("destination", codes[1], to)] {
            let target = name == "destination";
            if !vector && !target {
                continue;
            }
            let class = if float { "floating-point" } else { "integer" };
            let why = match (float, code) {
                (_, 15..) => Some("is reserved"),
                (true, 3 | 6 | 12 | 13) => Some("has no published definition"),
                (true, 9..=11 | 14) if target => Some("leaves open what happens to large numbers"),
                (false, 4..=7 | 12..=14) => Some("has less than 8 bits"),
                _ => None,
            };
            if let Some(why) = why {
                let message = format!("the {name}'s {class} type {code} {why}");
                self.add("linx-convert-code", message);
            } else if self.domain == Domain::Lanes
                && matches!((float, code), (true, 0) | (false, 0 | 8))
            {
                let message = format!("the {name} is a {class} type of 64 bits");
                self.add("linx-pair64", message);
            }
        }
    }

    fn access(&mut self, access: &Access) {
        let lanes = self.domain == Domain::Lanes;
        if lanes && access.bytes == 8 {
            self.add("linx-pair64", "each lane would access 64 bits");
        }
        if !lanes && access.lane_term {
            let message = "the address has a lane term, and there are no lanes";
            self.add("linx-lane-counter", message);
        }
        if access.kind == Kind::Atomic || access.kind == Kind::Ring {
            match access.base {
                Reg::Ri(_) | Reg::Tile(_) => {}
                // A group value as well: compiled kernels compute the address of the one cell.
                Reg::T(_) | Reg::U(_) | Reg::R(_) if access.kind == Kind::Atomic => {}
                base if access.kind == Kind::Atomic => {
                    let message = format!("the address is {base}");
                    self.add("linx-atomic-base", message);
                }
                _ => {}
            }
        } else if access.global {
            match access.base {
                Reg::Ri(_) | Reg::Reserved(_) => {}
                Reg::R(_) => {
                    let message = format!("the base is {}", access.base);
                    let why =
                        "a body reads what the launcher passes as ri, and only that can be a base";
                    let fix = format!(
                        "import {} with B.IOR in the header and use its ri; what the body computes goes into the index",
                        access.base
                    );
                    let at = (self.pc, self.insn);
                    self.report
                        .because("linx-brg-base", at, message, (why, &fix));
                }
                base => self.add("linx-brg-base", format!("the base is {base}")),
            }
            if self.insn.get(Field::L) == Some(1) {
                self.add("linx-local-flag", "bit 13 says .brg, bit 14 says .local");
            }
        } else if !matches!(access.base, Reg::Tile(_) | Reg::Reserved(_)) {
            let message = format!("the base is {}", access.base);
            self.add("linx-local-base", message);
        }
        if let Reg::Tile(tile) = access.base {
            self.tile(tile, access);
        }
        if let Index::Reg(Reg::P, _) = access.index
            && lanes
        {
            // p as an index of lanes would be each lane's own bit or the whole mask: nothing says which.
            self.add(
                "linx-reserved-operand",
                "p cannot index memory for each lane",
            );
        }
    }

    fn tile(&mut self, tile: TileBase, access: &Access) {
        let bound = match tile {
            TileBase::To => !self.header.outputs.is_empty(),
            TileBase::Ts => self.header.outputs.len() > 1,
            input => self.header.inputs > input as usize,
        };
        if !bound {
            let message = format!("the header binds no tile as {}", tile.name());
            self.add("linx-tile-unbound", message);
        }
        if access.kind != Kind::Load && !matches!(tile, TileBase::To | TileBase::Ts) {
            let message = format!("{} is an input tile", tile.name());
            self.add("linx-tile-write", message);
        }
    }
}
