//! Instructions to their resolved form: which reading (v.* or l.*), which places, what is illegal.

use super::Policy;
use super::code::{Inst, Kind, Scalar, dest, place, row};
use super::kinds::{lane_kind, mask_kind, plain_group};
use super::scalar;
use lanemask_isa::linx::{Field, Insn, Op, Queue, Reg, Role};
use lanemask_sem::linx::{Convert, FloatReduction, Format, Reduction, Shuffle};

/// Most constant rows of a body; what does not fit is broadcast when it is read.
const MOST_ROWS: usize = 0x0f00;

/// Most constant places of a body.
const MOST_PLACES: usize = 0x0f00;

/// What the decoder gathers beside the instructions.
#[derive(Debug, Default)]
pub(crate) struct Pools {
    pub(crate) rows: Vec<u32>,
    pub(crate) places: Vec<u64>,
    /// Furthest entry read of each queue.
    pub(crate) depth: [u8; 4],
}

/// Turns instructions into [`Inst`]s.
pub(crate) struct Decoder<'a> {
    pub(crate) policy: &'a Policy,
    /// ri that the header binds.
    pub(crate) bound: usize,
    /// Whether flags are gathered.
    pub(crate) exact: bool,
    pub(crate) pools: Pools,
}

pub(crate) type Result<T> = std::result::Result<T, String>;

pub(crate) fn bad<T>(why: impl Into<String>) -> Result<T> {
    Err(why.into())
}

impl Decoder<'_> {
    /// The resolved form, or why the instruction is illegal in a body. `next` and `target` are left open; a branch has
    /// its target's address as immediate.
    pub(crate) fn inst(&mut self, insn: &Insn, pc: u64) -> Result<Inst> {
        let op = insn.op;
        for (_, reg, _) in insn.regs() {
            if let Reg::Reserved(code) = reg {
                return bad(format!("operand code {code:#05x} is reserved"));
            }
        }
        match op.role() {
            Role::Launch | Role::Terminator => Ok(Inst::new(Kind::End, pc)),
            Role::BodyBranch => self.branch(insn, pc),
            Role::BodyVector => self.wide(insn, pc),
            Role::BodyScalar => match op.category() {
                "scalar16.alu" | "scalar32.alu" | "scalar48.alu" | "scalar32.fp" => {
                    self.scalar_row(insn, pc)
                }
                _ => bad(
                    "the scalar memory channel is closed while a kernel runs; use an l.* access with an ri base",
                ),
            },
            Role::Header => bad("a header descriptor has no place in a body"),
            Role::BlockCommit => bad("block arguments have no defined role in a body"),
            Role::System => bad("system instructions have no defined role in a body"),
            Role::Other => bad("template instructions have no defined role in a body"),
        }
    }

    fn branch(&mut self, insn: &Insn, pc: u64) -> Result<Inst> {
        let kind = match insn.op {
            Op::BEq => Kind::BranchEq,
            Op::BNe => Kind::BranchNe,
            Op::BLt => Kind::BranchLt,
            Op::BGe => Kind::BranchGe,
            Op::BLtu => Kind::BranchLtu,
            Op::BGeu => Kind::BranchGeu,
            Op::BZ => Kind::BranchZ,
            Op::BNz => Kind::BranchNz,
            Op::J => Kind::Jump,
            Op::Jr => Kind::JumpRegister,
            _ => return bad("an unknown branch"),
        };
        let mut i = Inst::new(kind, pc);
        let by = insn.imm().unwrap_or(0) as u64;
        i.imm = if kind == Kind::JumpRegister {
            by
        } else {
            pc.wrapping_add(by)
        };
        if let Some(a) = insn.reg(Field::SrcL) {
            i.a = self.group(a)?;
        }
        if let Some(b) = insn.reg(Field::SrcR) {
            i.b = self.group(b)?;
        }
        Ok(i)
    }

    /// A place that holds a constant.
    fn constant(&mut self, value: u64) -> Result<u16> {
        if value == 0 {
            return Ok(place::ZERO as u16);
        }
        let k = match self.pools.places.iter().position(|v| *v == value) {
            Some(k) => k,
            None if self.pools.places.len() < MOST_PLACES => {
                self.pools.places.push(value);
                self.pools.places.len() - 1
            }
            None => return bad("the body has more constants than the emulator holds"),
        };
        Ok((place::CONSTS + k) as u16)
    }

    fn constant_row(&mut self, value: u32) -> Result<u16> {
        if value == 0 {
            return Ok(row::ZERO as u16);
        }
        let k = match self.pools.rows.iter().position(|v| *v == value) {
            Some(k) => k,
            None if self.pools.rows.len() < MOST_ROWS => {
                self.pools.rows.push(value);
                self.pools.rows.len() - 1
            }
            None => return Ok(row::SCALAR | self.constant(value.into())?),
        };
        Ok((row::CONSTS + k) as u16)
    }

    pub(crate) fn ri(&self, n: u8) -> Result<usize> {
        if usize::from(n) < self.bound {
            Ok(n.into())
        } else {
            bad(format!(
                "ri{n} is not bound: the header imports {}",
                self.bound
            ))
        }
    }

    /// A group source.
    pub(crate) fn group(&mut self, reg: Reg) -> Result<u16> {
        Ok(match reg {
            Reg::Zero => place::ZERO as u16,
            Reg::R(n) => n.into(),
            Reg::T(k) => place::BACK_T | u16::from(k),
            Reg::U(k) => place::BACK_U | u16::from(k),
            Reg::Ri(n) => (place::RI + self.ri(n)?) as u16,
            Reg::P => place::P as u16,
            Reg::Lc(1) => place::LC1 as u16,
            Reg::Lc(2) => place::LC2 as u16,
            Reg::Lc(_) => {
                return bad(
                    "lc0 differs from lane to lane: it cannot be a source of a group instruction",
                );
            }
            Reg::Tile(t) => return bad(format!("{} is an address base, not a value", t.name())),
            other => return bad(format!("{other} cannot be a source here")),
        })
    }

    /// A source of lanes.
    pub(crate) fn lanes(&mut self, reg: Reg) -> Result<u16> {
        Ok(match reg {
            Reg::Zero => row::ZERO as u16,
            Reg::Vec(q, k) => {
                let deepest = &mut self.pools.depth[q as usize];
                *deepest = (*deepest).max(k);
                row::QUEUE | (q as u16) << 5 | u16::from(k)
            }
            Reg::Lc(0) => row::LC0 as u16,
            Reg::Lc(1) => row::LC1 as u16,
            Reg::Lc(2) => row::LC2 as u16,
            Reg::Ri(n) => (row::RI + self.ri(n)?) as u16,
            Reg::R(n) => row::SCALAR | u16::from(n),
            Reg::P => row::SCALAR | place::P as u16,
            Reg::T(k) => row::SCALAR | row::SCALAR_T | u16::from(k),
            Reg::U(k) => row::SCALAR | row::SCALAR_U | u16::from(k),
            Reg::Tile(t) => return bad(format!("{} is an address base, not a value", t.name())),
            other => return bad(format!("{other} cannot be a source here")),
        })
    }

    /// A destination of a group instruction.
    pub(crate) fn group_dest(&self, reg: Reg) -> Result<u16> {
        Ok(match reg {
            Reg::Drop(_) | Reg::Zero => dest::DROP,
            Reg::R(n) => n.into(),
            Reg::PushT => dest::PUSH_T,
            Reg::PushU => dest::PUSH_U,
            Reg::P => dest::P,
            other => {
                return bad(format!(
                    "{other} cannot be the destination of a group instruction"
                ));
            }
        })
    }

    /// A destination of a reduction (L-95).
    fn reduction_dest(&self, reg: Reg) -> Result<u16> {
        match reg {
            Reg::P => bad("a reduction writes T, U or R1 to R23, not p"),
            other => self.group_dest(other),
        }
    }

    /// A destination of lanes.
    pub(crate) fn queue(&self, reg: Reg) -> Result<u16> {
        match reg {
            Reg::Push(q) => Ok(q as u16),
            Reg::PushIndexed(q, k) => bad(format!(
                "{}#{k} as a destination: only a push of the queue is defined",
                queue_name(q)
            )),
            _ => bad(
                "an instruction of lanes can write a group register only as a reduction or a compare to p",
            ),
        }
    }

    /// A row of 64 bits, in the reading that its operands ask for (L-15).
    fn wide(&mut self, insn: &Insn, pc: u64) -> Result<Inst> {
        let op = insn.op;
        let vector = insn.is_vector();
        let mut i = Inst::new(Kind::Illegal, pc);
        match op.category() {
            "load.brg" | "load.local" => return self.load(insn, i),
            "store.brg" | "store.local" => return self.store(insn, i),
            "atomic" => return self.atomic(insn, i),
            "queue" => return self.queue_row(insn, i),
            "shuffle" => return self.shuffle(insn, i),
            "reduce" => return self.reduce(insn, i),
            "convert" => return self.convert(insn, i),
            _ => {}
        }
        let to = insn
            .reg(Field::RegDst)
            .ok_or("the row has no destination")?;
        let compare = matches!(op.category(), "compare" | "fcompare");
        // A compare to p is of lanes whatever its sources.
        if compare && to == Reg::P {
            i.kind = mask_kind(op).ok_or("an unknown compare")?;
            i.vector = true;
            i.a = self.lanes(source(insn, Field::SrcL)?)?;
            i.b = self.second_lanes(insn)?;
            return Ok(i);
        }
        if !vector {
            return self.group_reading(insn, i, to);
        }
        i.vector = true;
        i.d = self.queue(to)?;
        i.kind = lane_kind(op).ok_or("an unknown instruction")?;
        i.a = self.lanes(source(insn, Field::SrcL)?)?;
        match op.category() {
            "bitfield" => {
                i.imm = field_of(insn);
                if op == Op::VRev && (i.imm & 0xff != 0 || i.imm >> 8 < 32) {
                    return bad("v.rev is defined for the whole lane only: M 0, N 32");
                }
            }
            "select" => {
                let chooser = insn.reg(Field::SrcP).or_else(|| insn.reg(Field::SrcZero));
                let chooser = chooser.ok_or("the row has no selector")?;
                i.b = self.lanes(source(insn, Field::SrcR)?)?;
                i.invert = if insn.get(Field::SrcRType) == Some(3) {
                    u32::MAX
                } else {
                    0
                };
                i.imm = u64::from(op == Op::VPsel && self.policy.psel_writes_all);
                i.c = self.lanes(chooser)?;
                if chooser == Reg::P {
                    i.kind = Kind::SelectMask;
                }
            }
            _ => {
                if insn.reg(Field::SrcR).is_some()
                    || insn.imm().is_some()
                    || insn.get(Field::Shamt).is_some()
                {
                    i.b = self.second_lanes(insn)?;
                }
                if let Some(c) = insn.reg(Field::SrcA).or_else(|| insn.reg(Field::SrcD)) {
                    i.c = self.lanes(c)?;
                }
                let modified = insn.get(Field::SrcRType) == Some(3);
                let shift = if insn.reg(Field::SrcR).is_some() {
                    insn.get(Field::Shamt).unwrap_or(0)
                } else {
                    0
                };
                if modified || shift != 0 {
                    i.kind = match i.kind {
                        Kind::Add => Kind::AddX,
                        Kind::Sub => Kind::SubX,
                        Kind::And => Kind::AndX,
                        Kind::Or => Kind::OrX,
                        Kind::Xor => Kind::XorX,
                        _ => return bad("a shifted operand in a row that has none"),
                    };
                    i.shift = shift as u8;
                    i.invert = if modified { u32::MAX } else { 0 };
                }
            }
        }
        Ok(i)
    }

    /// Second source of lanes: a register, an immediate or a shift amount.
    fn second_lanes(&mut self, insn: &Insn) -> Result<u16> {
        if let Some(b) = insn.reg(Field::SrcR) {
            return self.lanes(b);
        }
        let value = insn
            .imm()
            .or_else(|| insn.get(Field::Shamt).map(|s| s as i64));
        self.constant_row(value.unwrap_or(0) as u32)
    }

    /// The l.* reading of a row.
    fn group_reading(&mut self, insn: &Insn, mut i: Inst, to: Reg) -> Result<Inst> {
        let op = insn.op;
        i.d = self.group_dest(to)?;
        i.a = self.group(source(insn, Field::SrcL)?)?;
        let fp = matches!(op.category(), "fp" | "fcompare") || matches!(op, Op::VFmax | Op::VFmin);
        if op == Op::VRev && field_of(insn) != 32 << 8 && field_of(insn) != 64 << 8 {
            return bad("l.rev is defined for M 0 and N 32 or 64 only");
        }
        if let Some(chooser) = insn.reg(Field::SrcP).or_else(|| insn.reg(Field::SrcZero)) {
            i.c = self.group(chooser)?;
        } else if let Some(c) = insn.reg(Field::SrcA).or_else(|| insn.reg(Field::SrcD)) {
            i.c = self.group(c)?;
        }
        self.group_second(insn, &mut i)?;
        let (kind, f) = if fp {
            (Kind::GroupFloat, scalar::float(op, 1, self.exact))
        } else {
            (Kind::Group, scalar::integer(op))
        };
        i.kind = kind;
        i.f = f.ok_or("the row has no group reading")?;
        plain_group(op, &mut i);
        Ok(i)
    }

    /// Second source of a group instruction and the immediate: modifier in bits 7:0, shift in bits 15:8, or first bit
    /// and bits of a field.
    fn group_second(&mut self, insn: &Insn, i: &mut Inst) -> Result<()> {
        if matches!(insn.op.category(), "bitfield") || insn.get(Field::ImmL).is_some() {
            i.imm = field_of(insn);
            return Ok(());
        }
        if let Some(b) = insn.reg(Field::SrcR) {
            i.b = self.group(b)?;
            i.imm =
                insn.get(Field::SrcRType).unwrap_or(0) | insn.get(Field::Shamt).unwrap_or(0) << 8;
        } else {
            let value = insn
                .imm()
                .or_else(|| insn.get(Field::Shamt).map(|s| s as i64));
            i.b = self.constant(value.unwrap_or(0) as u64)?;
        }
        Ok(())
    }

    /// A scalar row of 16, 32 or 48 bits (L-102).
    fn scalar_row(&mut self, insn: &Insn, pc: u64) -> Result<Inst> {
        let op = insn.op;
        let mut i = Inst::new(Kind::Group, pc);
        // Rows with a result that is known here.
        let imm = insn.imm().unwrap_or(0) as u64;
        let fixed = match op {
            Op::Lui | Op::HlLui | Op::HlLis | Op::HlLiu | Op::CMovi => Some(imm),
            Op::Addtpc | Op::HlAddtpc | Op::Setret | Op::HlSetret | Op::CSetret => {
                Some(pc.wrapping_add(imm))
            }
            _ => None,
        };
        if let Some(value) = fixed {
            i.a = self.constant(value)?;
            i.f = scalar::first;
            let ra = matches!(op, Op::Setret | Op::HlSetret | Op::CSetret);
            i.d = self.group_dest(if ra {
                Reg::R(10)
            } else {
                insn.reg(Field::RegDst)
                    .ok_or("the row has no destination")?
            })?;
            return Ok(i);
        }
        // 16-bit rows push T unless they name a destination; some read t#1 without saying so.
        let to = insn
            .reg(Field::RegDst)
            .or_else(|| insn.reg(Field::RegDst0))
            .unwrap_or(Reg::PushT);
        i.d = self.group_dest(to)?;
        i.a = self.group(insn.reg(Field::SrcL).unwrap_or(Reg::T(1)))?;
        if let Some(c) = insn
            .reg(Field::SrcA)
            .or_else(|| insn.reg(Field::SrcD))
            .or_else(|| insn.reg(Field::SrcP))
        {
            i.c = self.group(c)?;
        }
        self.group_second(insn, &mut i)?;
        if let Some(second) = insn.reg(Field::RegDst1) {
            i.d2 = self.group_dest(second)?;
            i.imm = insn.get(Field::Shamt).unwrap_or(0);
            i.kind = Kind::GroupPair;
            i.f = scalar::pair(op).ok_or("the row has no defined result")?;
            return Ok(i);
        }
        match op {
            Op::HlBfi => {
                i.imm = insn.get(Field::ImmR).unwrap_or(0) | insn.get(Field::ImmS).unwrap_or(0) << 8
            }
            Op::HlMiadd | Op::HlMisub => i.imm = imm,
            _ => {}
        }
        if op.category() == "scalar32.fp" {
            i.kind = Kind::GroupFloat;
            i.f = self.scalar_float(insn)?;
            if let Some(code) = scalar_convert(insn)? {
                i.imm = code;
            }
            return Ok(i);
        }
        i.f = scalar::integer(op).ok_or("the row has no defined result")?;
        plain_group(op, &mut i);
        Ok(i)
    }

    fn scalar_float(&self, insn: &Insn) -> Result<Scalar> {
        let format = insn.get(Field::SrcType).unwrap_or(0);
        scalar::float(insn.op, format, self.exact).ok_or_else(|| {
            if insn.op == Op::Fexp && format != 1 {
                "fexp is done in FP32 only".to_string()
            } else {
                "the row has no defined result".to_string()
            }
        })
    }

    fn shuffle(&mut self, insn: &Insn, mut i: Inst) -> Result<Inst> {
        if !insn.is_vector() {
            return bad("a shuffle without a vector operand");
        }
        let how = match insn.op {
            Op::VShflUp | Op::VShfliUp => Shuffle::Up,
            Op::VShflDown | Op::VShfliDown => Shuffle::Down,
            Op::VShflIdx | Op::VShfliIdx => Shuffle::Index,
            _ => Shuffle::Butterfly,
        };
        i.vector = true;
        i.kind = Kind::Shuffle(how);
        i.d = self.queue(insn.reg(Field::RegDst).unwrap_or(Reg::Zero))?;
        i.a = self.lanes(source(insn, Field::SrcL)?)?;
        i.b = match insn.reg(Field::SrcR) {
            Some(range) => self.lanes(range)?,
            None => row::ZERO as u16,
        };
        i.c = match insn.reg(Field::SrcP) {
            Some(amount) => self.lanes(amount)?,
            None => self.constant_row(insn.imm().unwrap_or(0) as u32)?,
        };
        Ok(i)
    }

    fn reduce(&mut self, insn: &Insn, mut i: Inst) -> Result<Inst> {
        if !insn.is_vector() {
            return bad("a reduction without a vector operand");
        }
        i.kind = match insn.op {
            Op::VRdadd => Kind::Reduce(Reduction::Add),
            Op::VRdand => Kind::Reduce(Reduction::And),
            Op::VRdor => Kind::Reduce(Reduction::Or),
            Op::VRdxor => Kind::Reduce(Reduction::Xor),
            Op::VRdmax => Kind::Reduce(Reduction::Max),
            Op::VRdmin => Kind::Reduce(Reduction::Min),
            Op::VRdfadd => Kind::FloatReduce(FloatReduction::Add),
            Op::VRdfmax => Kind::FloatReduce(FloatReduction::Max),
            _ => Kind::FloatReduce(FloatReduction::Min),
        };
        i.vector = true;
        i.a = self.lanes(source(insn, Field::SrcL)?)?;
        i.d = self.reduction_dest(insn.reg(Field::RegDst).unwrap_or(Reg::Zero))?;
        Ok(i)
    }

    fn convert(&mut self, insn: &Insn, mut i: Inst) -> Result<Inst> {
        let which = match insn.op {
            Op::VFcvt => Convert::Fcvt,
            Op::VFcvti => Convert::Fcvti,
            Op::VIcvt => Convert::Icvt,
            _ => Convert::Icvtf,
        };
        let codes = (
            insn.get(Field::SrcType).unwrap_or(31),
            insn.get(Field::DstType).unwrap_or(31),
        );
        let Some((from, to)) = which.formats(codes.0, codes.1) else {
            return bad(format!(
                "a conversion from type {} to type {} is reserved or not done",
                codes.0, codes.1
            ));
        };
        let dst = insn.reg(Field::RegDst).unwrap_or(Reg::Zero);
        if !insn.is_vector() {
            i.kind = Kind::GroupFloat;
            i.d = self.group_dest(dst)?;
            i.a = self.group(source(insn, Field::SrcL)?)?;
            i.imm = scalar::packed(from, to, 0);
            i.f = scalar::convert_plain;
            return Ok(i);
        }
        i.vector = true;
        i.d = self.queue(dst)?;
        i.a = self.lanes(source(insn, Field::SrcL)?)?;
        let wide = from.bits() == 64 || to.bits() == 64;
        if wide && !self.policy.pair64 {
            return bad("elements of 64 bits do not fit lanes of 32");
        }
        i.kind = match (from, to) {
            _ if wide => Kind::ConvertPair(from, to),
            (Format::Signed(32), Format::Fp32) => Kind::FloatOfSigned,
            (Format::Unsigned(32), Format::Fp32) => Kind::FloatOfUnsigned,
            (Format::Fp32, Format::Signed(32)) => Kind::SignedOfFloat,
            (Format::Fp32, Format::Unsigned(32)) => Kind::UnsignedOfFloat,
            _ => Kind::Convert(from, to),
        };
        Ok(i)
    }
}

fn queue_name(q: Queue) -> &'static str {
    q.name()
}

pub(crate) fn source(insn: &Insn, field: Field) -> Result<Reg> {
    insn.reg(field)
        .ok_or_else(|| "the row lacks an operand".to_string())
}

/// First bit in bits 7:0, bits of the field above.
fn field_of(insn: &Insn) -> u64 {
    let first = insn
        .get(Field::ImmS)
        .or_else(|| insn.get(Field::ImmR))
        .unwrap_or(0);
    first | (insn.get(Field::ImmL).unwrap_or(0) + 1) << 8
}

/// Formats and rounding of a scalar convert, as `scalar::convert_signed` wants them; `None` for other rows.
fn scalar_convert(insn: &Insn) -> Result<Option<u64>> {
    let source = insn.get(Field::SrcType).unwrap_or(0);
    let Some(destination) = insn.get(Field::DstType) else {
        return Ok(None);
    };
    let float = [Format::Fp64, Format::Fp32, Format::Fp16, Format::Bf16][source as usize & 3];
    let bits = 64 >> (source & 3);
    let not_done =
        || format!("a conversion from type {source} to type {destination} is reserved or not done");
    let (from, to, round) = match insn.op {
        Op::Fcvt => (float, Format::float(destination), 0),
        Op::Fcvtn => (float, Format::integer(destination), 0),
        Op::Fcvtm => (float, Format::integer(destination), 1),
        Op::Fcvtp => (float, Format::integer(destination), 2),
        Op::Fcvtz => (float, Format::integer(destination), 3),
        Op::Fcvta => (float, Format::integer(destination), 4),
        Op::Scvtf => (Format::Signed(bits), Format::float(destination), 0),
        _ => (Format::Unsigned(bits), Format::float(destination), 0),
    };
    let to = to.filter(|f| f.is_destination()).ok_or_else(not_done)?;
    Ok(Some(scalar::packed(from, to, round)))
}
