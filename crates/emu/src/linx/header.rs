//! Launch headers, executed from their bytes (L-18 to L-29, L-58).

use super::Policy;
use super::RiOrder;
use super::program::Program;
use super::tile::{Bound, Hand, TileState};
use super::trap::{Family, Trap, Wrong};
use lanemask_isa::linx::{DecodeError, Field, Insn, Op, Reg, Role};

/// Lanes of the hardware: LCFR says 64 (L-10).
pub(crate) const LANES: u64 = 64;

/// ri that a header can bind.
const MOST_RI: usize = 32;

/// What a header asks for.
#[derive(Debug)]
pub(crate) struct Header {
    /// Groups may interleave.
    pub(crate) parallel: bool,
    pub(crate) body: u64,
    /// Lanes of a full group.
    pub(crate) lanes: u32,
    pub(crate) groups: Groups,
    pub(crate) ri: Vec<u64>,
    pub(crate) tiles: Bound,
    /// Where execution goes on (L-36).
    pub(crate) next: u64,
}

/// The groups of a launch in lexicographic order of (lc2, lc1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Groups {
    /// How many; 0 if a dimension is zero.
    pub(crate) count: u64,
    /// Groups along lc1.
    per_outer: u64,
    /// p of all but the last.
    p: u64,
    last_p: u64,
}

impl Groups {
    /// lc1, lc2 and p of a group.
    pub(crate) fn get(&self, number: u64) -> (u64, u64, u64) {
        let p = if number + 1 == self.count {
            self.last_p
        } else {
            self.p
        };
        (number % self.per_outer, number / self.per_outer, p)
    }
}

/// Why a header did not start its kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Failure {
    Trap {
        trap: Trap,
        pc: u64,
        why: String,
    },
    /// A block that this machine does not run.
    Refused(&'static str),
}

fn fail<T>(trap: Trap, pc: u64, why: impl Into<String>) -> Result<T, Failure> {
    Err(Failure::Trap {
        trap,
        pc,
        why: why.into(),
    })
}

/// What descriptors have said so far.
struct Descriptors<'a> {
    registers: &'a [u64; 24],
    order: RiOrder,
    lb: [Option<u64>; 3],
    text: Option<(u64, u64)>,
    strip: bool,
    ri: Vec<u64>,
    sources: Vec<(u64, u64)>,
    outputs: Vec<(u64, u64)>,
    /// Breaches with their words.
    wrong: Vec<(Family, Wrong, String)>,
}

impl Descriptors<'_> {
    /// A scalar as the header sees it. T and U hold nothing there: 0.
    fn value(&self, reg: Option<Reg>) -> u64 {
        match reg {
            Some(Reg::R(n)) => self.registers[n as usize],
            _ => 0,
        }
    }

    fn dim(&mut self, k: usize, value: u64) {
        match self.lb.get_mut(k) {
            None => self
                .wrong
                .push((Family::Dim, Wrong::Invalid, format!("there is no lb{k}"))),
            Some(old) => {
                if old.is_some() {
                    self.wrong.push((
                        Family::Dim,
                        Wrong::Combination,
                        format!("lb{k} is given twice"),
                    ));
                }
                *old = Some(value);
            }
        }
    }

    fn descriptor(&mut self, insn: &Insn, pc: u64) {
        let imm = insn.imm().unwrap_or(0) as u64;
        let reg = |f| insn.reg(f);
        match insn.op {
            Op::BDimLb0 | Op::BDimLb1 | Op::BDimLb2 => {
                let k = match insn.op {
                    Op::BDimLb0 => 0,
                    Op::BDimLb1 => 1,
                    _ => 2,
                };
                self.dim(k, self.value(reg(Field::RegSrc)).wrapping_add(imm));
            }
            Op::CBDim | Op::CBDimi => {
                let k = insn.get(Field::LoopNest).unwrap_or(0) as usize;
                let value = if insn.op == Op::CBDim {
                    self.value(reg(Field::RegSrc))
                } else {
                    imm
                };
                self.dim(k, value);
            }
            Op::BText => {
                if self.text.is_some() {
                    self.wrong.push((
                        Family::Text,
                        Wrong::Combination,
                        "a second B.TEXT".to_string(),
                    ));
                }
                self.text = Some((pc.wrapping_add(imm), pc));
            }
            Op::BIor => self.import(insn),
            Op::BIotSrc2Dst | Op::BIotSrc1Dst | Op::BIotDst | Op::BIotSrc2 | Op::BIotSrc1 => {
                self.tiles(insn, imm)
            }
            Op::BCatr => self.strip |= insn.get(Field::Dr) == Some(1),
            // B.DATR and B.HINT have no stated effect (L-26).
            _ => {}
        }
    }

    fn import(&mut self, insn: &Insn) {
        let fields: &[Field] = match self.order {
            RiOrder::Kex => &[Field::RegSrc0, Field::RegSrc1, Field::RegSrc2],
            RiOrder::Sail => &[
                Field::RegSrc1,
                Field::RegSrc0,
                Field::RegSrc2,
                Field::RegDst,
            ],
        };
        for field in fields {
            match insn.reg(*field) {
                Some(Reg::Zero | Reg::Drop(_)) | None => continue,
                reg => self.ri.push(self.value(reg)),
            }
        }
        if self.ri.len() > MOST_RI {
            self.wrong.push((
                Family::Ior,
                Wrong::Combination,
                format!("more than {MOST_RI} imported registers"),
            ));
        }
    }

    fn tiles(&mut self, insn: &Insn, imm: u64) {
        let sources = [insn.get(Field::SrcTile0), insn.get(Field::SrcTile1)];
        self.sources.extend(
            sources
                .into_iter()
                .flatten()
                .map(|id| (id / 16, id % 16 + 1)),
        );
        if let Some(hand) = insn.get(Field::DstTile) {
            self.outputs.push((hand, 1 << (imm + 4)));
        }
        if self.sources.len() > 4 {
            self.wrong.push((
                Family::Iot,
                Wrong::Combination,
                "more than four tile sources".to_string(),
            ));
        }
        if self.outputs.len() > 2 {
            self.wrong.push((
                Family::Iot,
                Wrong::Combination,
                "more than two tile destinations".to_string(),
            ));
        }
    }

    fn bind(&mut self, tiles: &TileState) -> Bound {
        let mut bound = Bound::default();
        for (hand, k) in std::mem::take(&mut self.sources) {
            match Hand::new(hand).and_then(|h| tiles.get(h, k as usize)) {
                Some(tile) => bound.sources.push(tile.clone()),
                None => {
                    let name = ["t", "u", "m", "n"][hand as usize & 3];
                    let why = format!("tile {name}#{k} has not been pushed");
                    self.wrong.push((Family::Iot, Wrong::Invalid, why));
                }
            }
        }
        for (hand, bytes) in std::mem::take(&mut self.outputs) {
            if let Some(hand) = Hand::new(hand) {
                bound.output(hand, bytes);
            }
        }
        bound
    }

    fn groups(&mut self) -> Option<(u32, Groups)> {
        // Omitted dimensions are 1.
        let lb = self.lb.map(|d| d.unwrap_or(1));
        let ones = |n: u64| {
            if n == 0 {
                0
            } else {
                u64::MAX >> (64 - n.min(LANES))
            }
        };
        if lb.contains(&0) {
            let none = Groups {
                count: 0,
                per_outer: 1,
                p: 0,
                last_p: 0,
            };
            return Some((lb[0].min(LANES) as u32, none));
        }
        if self.strip {
            let total = lb[1].checked_mul(lb[2]).and_then(|n| n.checked_mul(lb[0]));
            let Some(total) = total else {
                self.wrong.push((
                    Family::Dim,
                    Wrong::Invalid,
                    "lb0 * lb1 * lb2 exceeds 64 bits".to_string(),
                ));
                return None;
            };
            let count = total.div_ceil(LANES);
            let rest = total - (count - 1) * LANES;
            let lanes = total.min(LANES) as u32;
            return Some((
                lanes,
                Groups {
                    count,
                    per_outer: count,
                    p: u64::MAX,
                    last_p: ones(rest),
                },
            ));
        }
        if lb[0] > LANES {
            let why = format!(
                "lb0 is {}, a group has at most {LANES} lanes unless dr = 1",
                lb[0]
            );
            self.wrong.push((Family::Dim, Wrong::Invalid, why));
            return None;
        }
        let Some(count) = lb[1].checked_mul(lb[2]) else {
            self.wrong.push((
                Family::Dim,
                Wrong::Invalid,
                "lb1 * lb2 exceeds 64 bits".to_string(),
            ));
            return None;
        };
        let p = ones(lb[0]);
        Some((
            lb[0] as u32,
            Groups {
                count,
                per_outer: lb[1],
                p,
                last_p: p,
            },
        ))
    }
}

/// Executes the header that begins at `start`.
pub(crate) fn execute(
    program: &Program,
    start: u64,
    registers: &[u64; 24],
    tiles: &TileState,
    policy: &Policy,
) -> Result<Header, Failure> {
    if !start.is_multiple_of(2) || program.bytes_from(start).is_empty() {
        return fail(
            Trap::flow(1, start),
            start,
            format!("{start:#x} is not an address of code"),
        );
    }
    let parallel = match decode(program, start)?.op {
        Op::BstartMpar | Op::CBstartMpar => true,
        Op::BstartMseq | Op::CBstartMseq => false,
        Op::BstartVpar | Op::CBstartVpar => return Err(Failure::Refused("VPAR")),
        Op::BstartVseq | Op::CBstartVseq => return Err(Failure::Refused("VSEQ")),
        _ => {
            return fail(
                Trap::flow(3, start),
                start,
                "there is no BSTART.MPAR or BSTART.MSEQ here",
            );
        }
    };
    let mut d = Descriptors {
        registers,
        order: policy.ri_order,
        lb: [None; 3],
        text: None,
        strip: false,
        ri: Vec::new(),
        sources: Vec::new(),
        outputs: Vec::new(),
        wrong: Vec::new(),
    };
    let mut pc = start + u64::from(decode(program, start)?.len_bytes());
    let next = loop {
        let insn = decode(program, pc)?;
        match insn.op.role() {
            Role::Header => d.descriptor(&insn, pc),
            Role::Terminator if matches!(insn.op, Op::Bstop | Op::CBstop) => {
                break pc + u64::from(insn.len_bytes());
            }
            // The next block start ends the header and is where execution goes on.
            Role::Terminator | Role::Launch => break pc,
            _ => {
                let why = format!("{insn} at {pc:#x} is not a header descriptor");
                return fail(Trap::format(Family::Generic, Wrong::Invalid), start, why);
            }
        }
        pc += u64::from(insn.len_bytes());
    };
    if d.text.is_none() {
        d.wrong.push((
            Family::Text,
            Wrong::Missing,
            "the header has no B.TEXT".to_string(),
        ));
    }
    let bound = d.bind(tiles);
    let groups = d.groups();
    // The order of L-58.
    let rank = |f: Family| match f {
        Family::Generic => 0,
        Family::Arg => 1,
        Family::Text => 2,
        Family::Iot => 3,
        Family::Ior => 4,
        Family::Dim => 5,
    };
    if let Some((family, wrong, why)) = d.wrong.iter().min_by_key(|(f, _, _)| rank(*f)) {
        return fail(Trap::format(*family, *wrong), start, why.clone());
    }
    let (Some((lanes, groups)), Some((body, text))) = (groups, d.text) else {
        return fail(
            Trap::format(Family::Dim, Wrong::Invalid),
            start,
            "the dimensions are not usable",
        );
    };
    // No lanes: the body is not entered.
    if groups.count != 0 && (program.bytes_from(body).is_empty() || !body.is_multiple_of(2)) {
        return fail(
            Trap::fetch(body),
            text,
            format!("the body at {body:#x} is not an address of code"),
        );
    }
    Ok(Header {
        parallel,
        body,
        lanes,
        groups,
        ri: d.ri,
        tiles: bound,
        next,
    })
}

fn decode(program: &Program, pc: u64) -> Result<Insn, Failure> {
    match program.insn(pc) {
        Ok(insn) => Ok(insn),
        Err(DecodeError::Illegal) => {
            let trap = Trap {
                bi: false,
                ..Trap::illegal(pc)
            };
            fail(trap, pc, "not an instruction of v0.57")
        }
        Err(DecodeError::Truncated) => {
            let trap = Trap {
                bi: false,
                ..Trap::page(pc)
            };
            fail(
                trap,
                pc,
                format!("the code ends before {pc:#x}: there is no whole instruction"),
            )
        }
    }
}
