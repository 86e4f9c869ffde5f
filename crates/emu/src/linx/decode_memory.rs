//! Memory instructions to their resolved form (L-82 to L-94).

use super::code::{Access, Inst, Kind, Offset, place};
use super::decode::{Decoder, Result, bad, source};
use lanemask_isa::linx::{Field, Insn, Op, Reg};
use lanemask_sem::linx::Update;

impl Decoder<'_> {
    pub(crate) fn load(&mut self, insn: &Insn, mut i: Inst) -> Result<Inst> {
        let name = insn.op.info().mnemonic;
        let vector = insn.is_vector();
        let base = source(insn, Field::SrcL)?;
        let mut a = self.access(insn, base)?;
        // A 32-bit load into a lane extends nothing; into a group value LW extends the sign, LWU zeros.
        a.signed = matches!(a.size, 1 | 2 | 4)
            && !name
                .split('.')
                .nth(1)
                .is_some_and(|n| n.trim_end_matches('i').ends_with('u'));
        self.offset(
            insn,
            &mut i,
            &mut a,
            vector,
            insn.get(Field::Shamt).unwrap_or(0),
        )?;
        let to = insn
            .reg(Field::RegDst)
            .ok_or("the row has no destination")?;
        self.place_access(&mut i, a, vector, to, true)?;
        Ok(i)
    }

    pub(crate) fn store(&mut self, insn: &Insn, mut i: Inst) -> Result<Inst> {
        let name = insn.op.info().mnemonic;
        let vector = insn.is_vector();
        // The immediate stores have the data in SrcL (L-86).
        let immediate = insn.reg(Field::SrcD).is_none();
        let (data, base) = if immediate {
            (source(insn, Field::SrcL)?, source(insn, Field::SrcR)?)
        } else {
            (source(insn, Field::SrcD)?, source(insn, Field::SrcL)?)
        };
        let mut a = self.access(insn, base)?;
        let unscaled = name.split('.').any(|part| part == "u");
        let shift = insn.get(Field::Shamt).unwrap_or(0);
        let scale = if unscaled {
            0
        } else {
            u64::from(a.size.trailing_zeros())
        };
        self.offset(insn, &mut i, &mut a, vector, shift + scale)?;
        self.place_access(&mut i, a, vector, data, false)?;
        Ok(i)
    }

    fn access(&self, insn: &Insn, base: Reg) -> Result<Access> {
        let op = insn.op;
        let brg = op.category().ends_with(".brg");
        let letter = op
            .info()
            .mnemonic
            .split('.')
            .nth(1)
            .and_then(|n| n.chars().nth(1));
        let size = match letter {
            Some('b') => 1,
            Some('h') => 2,
            Some('w') => 4,
            _ => 8,
        };
        if brg && insn.get(Field::L) == Some(1) {
            return bad(".brg together with .local");
        }
        let base = match (base, brg) {
            (Reg::Ri(n), true) => (place::RI + self.ri(n)?) as u8,
            (_, true) => return bad("the base of a .brg access must be an ri"),
            (Reg::Tile(t), false) => t as u8,
            (_, false) => {
                return bad("the base of a .local access must be a tile: ta, tb, tc, td, to or ts");
            }
        };
        Ok(Access {
            size,
            signed: false,
            lane_term: insn.get(Field::C) == Some(1) || self.policy.force_lane_term,
            offset: Offset::Constant,
            shift: 0,
            base,
            tile: !brg,
        })
    }

    fn offset(
        &mut self,
        insn: &Insn,
        i: &mut Inst,
        a: &mut Access,
        vector: bool,
        shift: u64,
    ) -> Result<()> {
        if let Some(imm) = insn.imm() {
            i.imm = imm as u64;
            return Ok(());
        }
        let index = source(insn, Field::SrcR)?;
        a.shift = shift as u8;
        if matches!(index, Reg::Vec(..) | Reg::Lc(0)) && vector {
            a.offset = Offset::Lanes;
            i.b = self.lanes(index)?;
        } else {
            a.offset = Offset::Group;
            i.b = self.group(index)?;
        }
        Ok(())
    }

    /// Chooses between lanes, pairs of lanes and one access of the group. `reg`: destination or data.
    fn place_access(
        &mut self,
        i: &mut Inst,
        a: Access,
        vector: bool,
        reg: Reg,
        load: bool,
    ) -> Result<()> {
        if !vector {
            if a.lane_term && !self.policy.force_lane_term {
                return bad("a lane term in an access without a vector operand");
            }
            let a = Access {
                lane_term: false,
                ..a
            };
            if load {
                i.d = self.group_dest(reg)?;
                i.kind = Kind::GroupLoad(a);
            } else {
                i.a = self.group(reg)?;
                i.kind = Kind::GroupStore(a);
            }
            return Ok(());
        }
        i.vector = true;
        if a.size == 8 && !self.policy.pair64 {
            return bad("elements of 64 bits do not fit lanes of 32");
        }
        if load {
            i.d = self.queue(reg)?;
        } else {
            i.a = self.lanes(reg)?;
        }
        i.kind = match (a.size, load) {
            (8, true) => Kind::PairLoad(a),
            (8, false) => Kind::PairStore(a),
            (_, true) => Kind::Load(a),
            (_, false) => Kind::Store(a),
        };
        Ok(())
    }

    pub(crate) fn atomic(&mut self, insn: &Insn, mut i: Inst) -> Result<Inst> {
        let name = insn.op.info().mnemonic;
        let update = match name.rsplit('.').next() {
            Some("add") => Update::Add,
            Some("and") => Update::And,
            Some("or") => Update::Or,
            Some("xor") => Update::Xor,
            Some("max") => Update::Max,
            _ => Update::Min,
        };
        let (wanted, size) = (
            name.starts_with("v.l"),
            if name.as_bytes().get(3) == Some(&b'd') {
                8
            } else {
                4
            },
        );
        let base = source(insn, Field::SrcL)?;
        if matches!(base, Reg::Vec(..)) {
            return bad("the address of an atomic is one group value");
        }
        i.a = self.group(base)?;
        let data = source(insn, Field::SrcR)?;
        let vector = insn.is_vector();
        i.vector = vector;
        if vector {
            if size == 8 && !self.policy.pair64 {
                return bad("elements of 64 bits do not fit lanes of 32");
            }
            i.b = self.lanes(data)?;
            if wanted {
                i.d = self.queue(insn.reg(Field::RegDst).unwrap_or(Reg::Zero))?;
            }
            i.kind = Kind::Atomic(update, size, wanted);
        } else {
            i.b = self.group(data)?;
            if wanted {
                i.d = self.group_dest(insn.reg(Field::RegDst).unwrap_or(Reg::Zero))?;
            }
            i.kind = Kind::GroupAtomic(update, size, wanted);
        }
        Ok(i)
    }

    pub(crate) fn queue_row(&mut self, insn: &Insn, mut i: Inst) -> Result<Inst> {
        let push = insn.op == Op::VQpush;
        let base = source(insn, Field::SrcL)?;
        if matches!(base, Reg::Vec(..)) {
            return bad("the address of a queue is one group value");
        }
        i.a = self.group(base)?;
        let to = insn.reg(Field::RegDst).unwrap_or(Reg::Zero);
        let vector = insn.is_vector();
        i.vector = vector;
        if vector {
            if push {
                i.b = self.lanes(source(insn, Field::SrcR)?)?;
            }
            i.d = self.queue(to)?;
            i.kind = if push {
                Kind::QueuePush
            } else {
                Kind::QueuePop
            };
        } else {
            if push {
                i.b = self.group(source(insn, Field::SrcR)?)?;
            }
            i.d = self.group_dest(to)?;
            i.kind = if push {
                Kind::GroupQueuePush
            } else {
                Kind::GroupQueuePop
            };
        }
        Ok(i)
    }
}
