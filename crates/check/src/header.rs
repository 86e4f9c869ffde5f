//! The launch header: descriptors, geometry, imports, tiles (L-18 to L-36).

use crate::{Code, Report};
use lanemask_isa::linx::{DecodeError, Field, Insn, Op, Reg, Role, decode};
use lanemask_object::{KernelMeta, LinxBound, LinxMeta, LinxMode};

/// What a header says.
#[derive(Debug)]
pub(crate) struct Header {
    /// Address of the BSTART.
    pub start: u64,
    /// Address behind the terminator.
    pub end: u64,
    /// MPAR or MSEQ, not VPAR or VSEQ.
    pub simt: bool,
    pub mode: LinxMode,
    /// Whether LB0 is more than a group can have.
    pub too_many_lanes: bool,
    /// Lanes of a group, if known.
    pub lanes: Option<u64>,
    /// LB1, if known.
    pub groups: Option<u64>,
    /// LB2, if known.
    pub outer: Option<u64>,
    /// Imported values.
    pub imports: u32,
    /// Bound input tiles.
    pub inputs: usize,
    /// Sizes in bytes of TO and TS.
    pub outputs: Vec<u64>,
    /// Address of the body.
    pub body: Option<u64>,
}

/// A dimension as a header gives it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Dim {
    Omitted,
    Known(u64),
    Unknown,
}

/// Most lanes of a group (L-10).
const LANES: u64 = 64;

/// What a descriptor sets a bound to (L-21).
fn bound(insn: &Insn) -> LinxBound {
    LinxBound {
        register: match insn.reg(Field::RegSrc) {
            Some(Reg::R(n)) => n,
            _ => 0,
        },
        number: insn.imm().unwrap_or(0) as u64,
    }
}

fn text(b: &LinxBound) -> String {
    match (b.register, b.number) {
        (0, n) => n.to_string(),
        (r, 0) => Reg::R(r).to_string(),
        (r, n) => format!("{} + {n}", Reg::R(r)),
    }
}

/// Reads a kernel's header; `None` if it has no end.
pub(crate) fn check(code: &Code, kernel: &KernelMeta, report: &mut Report) -> Option<Header> {
    let start = code.base.wrapping_add(u64::from(kernel.entry));
    let launch = fetch(code, start, report)?;
    let (simt, mode) = match launch.op {
        Op::BstartMpar | Op::CBstartMpar => (true, LinxMode::Mpar),
        Op::BstartMseq | Op::CBstartMseq => (true, LinxMode::Mseq),
        Op::BstartVpar | Op::CBstartVpar => (false, LinxMode::Mpar),
        Op::BstartVseq | Op::CBstartVseq => (false, LinxMode::Mseq),
        _ => {
            let message = "the kernel's entry is not the start of a block that launches a body";
            report.at("linx-header-start", start, &launch, message);
            return None;
        }
    };
    if !simt {
        let message = "a VPAR or VSEQ block is checked only as far as it is like MPAR and MSEQ";
        report.at("linx-block-kind", start, &launch, message);
    }
    if let Some(mode @ 1..) = launch.get(Field::Mode) {
        report.at(
            "linx-mode",
            start,
            &launch,
            format!("the Mode bits are {mode}"),
        );
    }
    let mut read = Reading {
        dims: [Dim::Omitted; 3],
        places: [None; 3],
        texts: Vec::new(),
        imports: 0,
        registers: Vec::new(),
        inputs: 0,
        outputs: Vec::new(),
        last: None,
        tiles: 0,
        strip_mined: false,
        attributes: 0,
    };
    let mut pc = start.wrapping_add(u64::from(launch.len_bytes()));
    loop {
        let insn = fetch(code, pc, report)?;
        let next = pc.wrapping_add(u64::from(insn.len_bytes()));
        match insn.op.role() {
            Role::Header => read.descriptor(pc, &insn, report),
            Role::Terminator => {
                pc = next;
                break;
            }
            // The next block.
            Role::Launch => break,
            _ => report.at(
                "linx-header-row",
                pc,
                &insn,
                "this instruction stands between BSTART and the end of the header",
            ),
        }
        pc = next;
    }
    Some(read.finish(code, kernel, (start, pc, simt, mode, launch), report))
}

fn fetch(code: &Code, pc: u64, report: &mut Report) -> Option<Insn> {
    let Some(bytes) = code.at(pc) else {
        let message = format!("the header goes on at {pc:#x}, outside of the code");
        report.add("linx-header-decode", Some((pc, None)), message);
        return None;
    };
    let why = match decode(bytes) {
        Ok(insn) => return Some(insn),
        Err(DecodeError::Truncated) => "is cut off by the end of the code",
        Err(DecodeError::Illegal) => "does not exist",
    };
    let message = format!("the instruction at {pc:#x} of the header {why}");
    report.add("linx-header-decode", Some((pc, None)), message);
    None
}

struct Reading {
    dims: [Dim; 3],
    /// The descriptors of the dimensions.
    places: [Option<(u64, Insn)>; 3],
    texts: Vec<(u64, Insn)>,
    imports: u32,
    /// The register of each import, and its descriptor.
    registers: Vec<(Reg, u64, Insn)>,
    inputs: usize,
    outputs: Vec<u64>,
    /// The last B.IOT with its flag.
    last: Option<(u64, Insn, bool)>,
    tiles: u32,
    strip_mined: bool,
    attributes: u32,
}

impl Reading {
    fn descriptor(&mut self, pc: u64, insn: &Insn, report: &mut Report) {
        match insn.op {
            Op::BText => self.texts.push((pc, *insn)),
            Op::BDimLb0 => self.dimension(0, pc, insn, report),
            Op::BDimLb1 => self.dimension(1, pc, insn, report),
            Op::BDimLb2 => self.dimension(2, pc, insn, report),
            Op::CBDim | Op::CBDimi => match insn.get(Field::LoopNest) {
                Some(n @ 0..=2) => self.dimension(n as usize, pc, insn, report),
                n => {
                    let message = format!("there is no dimension {}", n.unwrap_or(0));
                    report.at("linx-geometry", pc, insn, message);
                }
            },
            Op::BIor => self.imports(pc, insn, report),
            Op::BIotSrc2Dst | Op::BIotSrc1Dst | Op::BIotDst | Op::BIotSrc2 | Op::BIotSrc1 => {
                self.tile(pc, insn, report);
            }
            Op::BCatr => {
                self.attributes += 1;
                if self.attributes == 2 {
                    report.at("linx-header-twice", pc, insn, "this is the second B.CATR");
                }
                self.strip_mined = insn.get(Field::Dr) == Some(1);
                let odd = [Field::Trap, Field::Atom, Field::Far];
                if odd.iter().any(|f| insn.get(*f) == Some(1)) {
                    let message = "of these attributes only dr, aq and rl have an effect here";
                    report.at("linx-catr", pc, insn, message);
                }
            }
            _ => report.at(
                "linx-no-effect",
                pc,
                insn,
                "this descriptor has no effect on the kernel",
            ),
        }
    }

    fn dimension(&mut self, n: usize, pc: u64, insn: &Insn, report: &mut Report) {
        if self.dims[n] != Dim::Omitted {
            report.at(
                "linx-header-twice",
                pc,
                insn,
                format!("LB{n} is given twice"),
            );
        }
        self.places[n] = Some((pc, *insn));
        let register = insn.reg(Field::RegSrc).unwrap_or(Reg::Zero);
        self.dims[n] = match register {
            Reg::Zero => Dim::Known(insn.imm().unwrap_or(0) as u64),
            _ => Dim::Unknown,
        };
        if self.dims[n] == Dim::Known(0) {
            let message = format!("LB{n} is 0: the body is never entered");
            report.at("linx-geometry-zero", pc, insn, message);
        }
    }

    fn imports(&mut self, pc: u64, insn: &Insn, report: &mut Report) {
        for f in [Field::RegSrc0, Field::RegSrc1, Field::RegSrc2] {
            if let Some(reg) = insn.reg(f).filter(|r| *r != Reg::Zero) {
                self.imports += 1;
                self.registers.push((reg, pc, *insn));
                match self.imports {
                    13 => report.at("linx-ri-count", pc, insn, "this is the thirteenth import"),
                    33 => report.at("linx-ri-overflow", pc, insn, "this is the 33rd import"),
                    _ => {}
                }
            }
        }
        if insn.get(Field::RegDst).is_some_and(|r| r != 0) {
            let message = "the register in the second bracket is not imported";
            report.at("linx-ior-destination", pc, insn, message);
        }
    }

    fn tile(&mut self, pc: u64, insn: &Insn, report: &mut Report) {
        if let Some((at, earlier, true)) = &self.last {
            let message = "this B.IOT is marked as the last one, and another follows";
            report.at("linx-tile-last", *at, earlier, message);
        }
        self.last = Some((pc, *insn, insn.get(Field::L) == Some(1)));
        self.tiles += 1;
        self.inputs += match insn.op {
            Op::BIotSrc2Dst | Op::BIotSrc2 => 2,
            Op::BIotSrc1Dst | Op::BIotSrc1 => 1,
            _ => 0,
        };
        if matches!(insn.op, Op::BIotSrc2Dst | Op::BIotSrc1Dst | Op::BIotDst) {
            // The decoder takes 3 to 9 only (L-23).
            let log2 = insn.get(Field::Imm).unwrap_or(3).min(9);
            self.outputs.push(1 << (log2 + 4));
        }
        if self.inputs > 4 {
            let message = format!("this makes {} input tiles", self.inputs);
            report.at("linx-tile-count", pc, insn, message);
        }
        if self.outputs.len() > 2 {
            let message = format!("this makes {} output tiles", self.outputs.len());
            report.at("linx-tile-count", pc, insn, message);
        }
    }

    fn finish(
        self,
        code: &Code,
        kernel: &KernelMeta,
        (start, end, simt, mode, launch): (u64, u64, bool, LinxMode, Insn),
        report: &mut Report,
    ) -> Header {
        if let Some((at, insn, false)) = &self.last {
            let message = "the final B.IOT is not marked as the last one";
            report.at("linx-tile-last", *at, insn, message);
        }
        let dims = self.dims;
        let mut too_many_lanes = false;
        match dims[0] {
            Dim::Omitted => {
                report.at("linx-geometry-omitted", start, &launch, "LB0 is left out");
            }
            Dim::Known(n) if n > LANES && !self.strip_mined => {
                let message = format!("LB0 is {n}, and a group has at most {LANES} lanes");
                let (at, insn) = self.places[0].unwrap_or((start, launch));
                report.at("linx-geometry", at, &insn, message);
                too_many_lanes = true;
            }
            _ => {}
        }
        let known = |d| match d {
            Dim::Omitted => Some(1),
            Dim::Known(n) => Some(n),
            Dim::Unknown => None,
        };
        let [mut lanes, mut groups, mut outer] = dims.map(known);
        if self.strip_mined {
            let total = |n: Option<u64>| n.map(|n| n.max(1));
            // The lanes of all three dimensions are cut in runs of the hardware's lanes, whatever LB0 is (L-35).
            let product =
                lanes.and_then(|a| a.checked_mul(total(groups)?)?.checked_mul(total(outer)?));
            groups = product.map(|n| n.div_ceil(LANES));
            lanes = Some(product.map_or(LANES, |n| n.min(LANES)));
            outer = Some(1);
        }
        if let Some(meta) = &kernel.linx {
            if meta.mode != mode {
                let message = "the metadata name the other of MPAR and MSEQ";
                report.at("linx-geometry-meta", start, &launch, message);
            }
            match lanes {
                Some(n) if n != u64::from(meta.lanes) && !self.strip_mined => {
                    let message = format!("LB0 is {n}, and the metadata say {}", meta.lanes);
                    report.at("linx-geometry-meta", start, &launch, message);
                }
                Some(_) => {}
                None => lanes = Some(u64::from(meta.lanes)),
            }
            self.stated(meta, (start, &launch), report);
        }
        let body = self.body(code, (start, end), &launch, report);
        Header {
            start,
            end,
            simt,
            mode,
            too_many_lanes,
            lanes: lanes.map(|n| n.min(LANES)),
            groups,
            outer,
            imports: self.imports,
            inputs: self.inputs,
            outputs: self.outputs,
            body,
        }
    }

    /// What the metadata say that the kernel is written for.
    fn stated(&self, meta: &LinxMeta, (start, start_insn): (u64, &Insn), report: &mut Report) {
        if let Some(launch) = &meta.launch {
            for (n, wanted) in launch.bounds.iter().enumerate() {
                let found = match &self.places[n] {
                    // Left out is 1.
                    None => LinxBound::number(1),
                    Some((_, insn)) => bound(insn),
                };
                if found != *wanted {
                    let (at, insn) = self.places[n].unwrap_or((start, *start_insn));
                    let message = format!(
                        "LB{n} is {}, and the kernel is written for {}",
                        text(&found),
                        text(wanted)
                    );
                    report.at("linx-launch", at, &insn, message);
                }
            }
            if launch.strip_mined != self.strip_mined {
                let message = match launch.strip_mined {
                    true => "the kernel is written for lanes that DR cuts in runs of 64",
                    false => {
                        "DR cuts the lanes in runs of 64, and the kernel is not written for that"
                    }
                };
                report.at("linx-launch", start, start_insn, message);
            }
        }
        if meta.imports.is_empty() {
            return;
        }
        for (k, wanted) in meta.imports.iter().map(|n| Reg::R(*n)).enumerate() {
            let (at, insn, found) = match self.registers.get(k) {
                Some((reg, ..)) if *reg == wanted => continue,
                Some((reg, at, insn)) => (*at, *insn, reg.to_string()),
                None => (start, *start_insn, "not imported".into()),
            };
            let message = format!("ri{k} is {found}, and the kernel is written for {wanted}");
            report.at("linx-launch", at, &insn, message);
        }
        if let Some((_, at, insn)) = self.registers.get(meta.imports.len()) {
            let message = format!("the kernel is written for {} imports", meta.imports.len());
            report.at("linx-launch", *at, insn, message);
        }
    }

    fn body(
        &self,
        code: &Code,
        (start, end): (u64, u64),
        launch: &Insn,
        report: &mut Report,
    ) -> Option<u64> {
        let Some((pc, insn)) = self.texts.first() else {
            report.at(
                "linx-header-text",
                start,
                launch,
                "the header has no B.TEXT",
            );
            return None;
        };
        for (pc, insn) in &self.texts[1..] {
            report.at("linx-header-text", *pc, insn, "this is a second B.TEXT");
        }
        let target = pc.wrapping_add_signed(insn.target().unwrap_or(0));
        let wrong = if !target.is_multiple_of(2) {
            "is odd"
        } else if code.at(target).is_none() {
            "lies outside of the code"
        } else if (start..end).contains(&target) {
            "lies in the header itself"
        } else {
            return Some(target);
        };
        let message = format!("the body's address {target:#x} {wrong}");
        report.at("linx-body-address", *pc, insn, message);
        None
    }
}
