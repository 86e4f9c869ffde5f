//! One instruction: finds what kind it is by its name, and reads and writes operands.

use crate::exact::Rounding;
use crate::float::Float;
use crate::lane::{self, Extras, Outcome};
use crate::machine::{Claim, Machine, kind_bits};
use crate::state::{Flow, LANES, State, Trap};
use lanemask_isa::w32::{Insn, Mods, Operand, cause, const_by_code};

/// The operands of an instruction by name, read from the state before it.
pub(crate) struct Operands<'a> {
    pub(crate) insn: &'a Insn,
    pub(crate) before: &'a State,
}

impl Operands<'_> {
    /// Index of the operand of that name; the instruction must have it.
    fn index(&self, name: &str) -> usize {
        let operands = self.insn.op.info().operands;
        let k = operands.iter().position(|o| o.name == name);
        k.unwrap_or_else(|| panic!("{} has no operand {name}", self.insn))
    }

    /// The operand of that name, as written.
    pub(crate) fn get(&self, name: &str) -> Operand {
        let operand = self.insn.operand(self.index(name));
        operand.expect("a decoded instruction has all its operands")
    }

    /// Whether there is an operand of that name.
    pub(crate) fn has(&self, name: &str) -> bool {
        self.insn.op.info().operands.iter().any(|o| o.name == name)
    }

    /// Width of its element.
    pub(crate) fn bits(&self, name: &str) -> u32 {
        kind_bits(self.insn.op.info().operands[self.index(name)].kind)
    }

    /// Its value in a lane.
    pub(crate) fn lane(&self, name: &str, lane: usize) -> u64 {
        read(self.before, self.get(name), self.bits(name), lane)
    }

    /// Its value, of an operand that is the same in all lanes.
    pub(crate) fn uniform(&self, name: &str) -> u64 {
        self.lane(name, 0)
    }

    /// Register `k` of those that it names, in a lane.
    pub(crate) fn register(&self, name: &str, k: usize, lane: usize) -> u32 {
        match self.get(name) {
            Operand::V { first, .. } => self.before.v[usize::from(first) + k][lane],
            Operand::U { first, .. } => self.before.u[usize::from(first) + k],
            other => panic!("{other} is no list of registers"),
        }
    }

    /// Registers that it names.
    pub(crate) fn count(&self, name: &str) -> usize {
        match self.get(name) {
            Operand::V { count, .. } | Operand::U { count, .. } => count.into(),
            _ => 1,
        }
    }
}

/// An operand's value in a lane, `bits` wide.
pub(crate) fn read(state: &State, operand: Operand, bits: u32, lane: usize) -> u64 {
    let pair = |low: u32, high: u32| u64::from(high) << 32 | u64::from(low);
    let value = match operand {
        Operand::V { first, .. } if bits == 64 => {
            let n = usize::from(first);
            pair(state.v[n][lane], state.v[n + 1][lane])
        }
        Operand::V { first, .. } => state.v[usize::from(first)][lane].into(),
        Operand::VHalf { reg, high, .. } => {
            let word = state.v[usize::from(reg)][lane];
            u64::from(if high { word >> 16 } else { word & 0xffff })
        }
        Operand::U { first, .. } if bits == 64 => {
            let n = usize::from(first);
            pair(state.u[n], state.u[n + 1])
        }
        Operand::U { first, .. } => {
            let word = u64::from(state.u[usize::from(first)]);
            if bits == 16 { word & 0xffff } else { word }
        }
        Operand::Const { code, .. } => {
            let c = const_by_code(code).expect("a decoded constant exists");
            match bits {
                16 => c.b16.into(),
                64 => c.b64,
                _ => c.b32.into(),
            }
        }
        Operand::Lit(n) | Operand::Imm(n) | Operand::Csr(n) => n.into(),
        Operand::Flag(f) => f.into(),
        Operand::Round(r) => r.into(),
        Operand::Rel(_) | Operand::Wait { .. } => 0,
    };
    let Mods { neg, abs } = operand.mods();
    let sign = 1u64 << (bits - 1);
    let value = if abs { value & !sign } else { value };
    if neg { value ^ sign } else { value }
}

/// Writes an operand in a lane, of a vector register, or the uniform register that it names.
pub(crate) fn write(state: &mut State, operand: Operand, bits: u32, lane: usize, value: u64) {
    match operand {
        Operand::V { first, .. } => {
            let n = usize::from(first);
            state.v[n][lane] = value as u32;
            if bits == 64 {
                state.v[n + 1][lane] = (value >> 32) as u32;
            }
        }
        Operand::VHalf { reg, high, .. } => {
            let word = &mut state.v[usize::from(reg)][lane];
            let half = value as u32 & 0xffff;
            *word = if high {
                *word & 0xffff | half << 16
            } else {
                *word & !0xffff | half
            };
        }
        Operand::U { first, .. } => {
            let n = usize::from(first);
            state.u[n] = if bits == 16 {
                value as u32 & 0xffff
            } else {
                value as u32
            };
            if bits == 64 {
                state.u[n + 1] = (value >> 32) as u32;
            }
        }
        other => panic!("{other} cannot be written"),
    }
}

/// Lanes whose bit is set.
pub(crate) fn lanes(mask: u32) -> impl Iterator<Item = usize> {
    (0..LANES).filter(move |l| mask >> l & 1 == 1)
}

impl Machine {
    /// Executes an instruction that is legal. On a trap the caller puts the warp's state back; memory has not changed then.
    pub(crate) fn execute(
        &mut self,
        warp: usize,
        insn: &Insn,
        pc: u32,
        before: &State,
        claim: Option<Claim<'_>>,
    ) -> Result<Flow, Trap> {
        let name = insn.op.info().mnemonic;
        let words: Vec<&str> = name.split('.').collect();
        let ops = Operands { insn, before };
        if before.exec == 0 && !insn.op.has_flag("ei") && !ops.is_uniform() {
            return Ok(Flow::Next);
        }
        match words[0] {
            "buffer" | "global" | "scratch" | "ls" => {
                self.access(warp, &words, &ops)?;
            }
            "image" => self.image(warp, &words, &ops, claim)?,
            "u" if matches!(words[1], "load" | "bload" | "bsize") => {
                self.uniform_load(warp, &words, &ops)?;
            }
            "u" if words[1] == "image" => self.image_query(warp, &words, &ops)?,
            "v" | "u" if matches!(words[1], "reduce" | "scan" | "exscan") => {
                self.combine(warp, &words, &ops)?;
            }
            "v" | "u" if self.across(warp, &words, &ops) => {}
            "v" => self.vector(warp, &words[1..], &ops, claim)?,
            "u" => self.uniform(warp, &words[1..], &ops, claim)?,
            _ => return self.control(warp, name, pc, &ops),
        }
        Ok(Flow::Next)
    }

    /// An instruction that computes every lane for itself.
    fn vector(
        &mut self,
        warp: usize,
        words: &[&str],
        ops: &Operands<'_>,
        claim: Option<Claim<'_>>,
    ) -> Result<(), Trap> {
        let rd = ops.get("rd");
        let bits = ops.bits("rd");
        let mut flags = Raised::default();
        let mut mask = 0u32;
        for lane in lanes(ops.before.exec) {
            let mut float = Float::of_mode(ops.before.mode);
            let args = ops.arguments(lane);
            let outcome = lane::compute(words, &args, &mut float, ops.extras());
            let outcome = outcome.unwrap_or_else(|| panic!("{} is not known", ops.insn));
            let state = &mut self.warps[warp].state;
            let mut maybe = 0;
            match outcome {
                Outcome::Truth(t) => mask |= u32::from(t) << lane,
                Outcome::Bits(b) => write(state, rd, bits, lane, b),
                Outcome::Within(answer) => {
                    let claimed = claim.map(|c| read(c.state, rd, bits, lane));
                    let taken = answer.results.iter().find(|r| Some(**r) == claimed);
                    write(state, rd, bits, lane, *taken.unwrap_or(&answer.results[0]));
                    float.flags = answer.flags;
                    maybe = answer.maybe;
                }
            }
            if ops.before.helpers >> lane & 1 == 0 {
                flags.must |= float.flags;
                flags.maybe |= maybe;
            }
        }
        let state = &mut self.warps[warp].state;
        if ops.is_mask("rd") {
            write(state, rd, 32, 0, mask.into());
        }
        flags.settle(state, claim)
    }

    /// An instruction on uniform registers.
    fn uniform(
        &mut self,
        warp: usize,
        words: &[&str],
        ops: &Operands<'_>,
        claim: Option<Claim<'_>>,
    ) -> Result<(), Trap> {
        let (rd, bits) = (ops.get("rd"), ops.bits("rd"));
        let mut float = Float::of_mode(ops.before.mode);
        let outcome = lane::compute(words, &ops.arguments(0), &mut float, ops.extras());
        let outcome = outcome.unwrap_or_else(|| panic!("{} is not known", ops.insn));
        let mut flags = Raised {
            must: float.flags,
            maybe: 0,
        };
        let value = match outcome {
            Outcome::Truth(t) => u64::from(u32::MAX) * u64::from(t),
            Outcome::Bits(b) => b,
            Outcome::Within(answer) => {
                flags = Raised {
                    must: answer.flags,
                    maybe: answer.maybe,
                };
                let claimed = claim.map(|c| read(c.state, rd, bits, 0));
                let taken = answer.results.iter().find(|r| Some(**r) == claimed);
                *taken.unwrap_or(&answer.results[0])
            }
        };
        let state = &mut self.warps[warp].state;
        write(state, rd, bits, 0, value);
        flags.settle(state, claim)
    }
}

/// Flags that an instruction raises.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Raised {
    /// Certainly.
    pub(crate) must: u32,
    /// As the other executor says.
    pub(crate) maybe: u32,
}

impl Raised {
    /// Adds them to FFLAGS, or traps if one is enabled.
    pub(crate) fn settle(self, state: &mut State, claim: Option<Claim<'_>>) -> Result<(), Trap> {
        let float_exception = u32::from(cause::FLOAT_EXCEPTION);
        let claimed = claim.map_or(0, |c| match c.trap {
            Some((cause, info)) if cause == float_exception => info,
            Some(_) => 0,
            None => c.state.fflags,
        });
        let raised = self.must | self.maybe & claimed;
        let enabled = raised & (state.mode >> 6 & 31);
        if enabled != 0 {
            return Err(Trap::new(float_exception, enabled));
        }
        state.fflags |= raised;
        Ok(())
    }
}

impl Operands<'_> {
    /// Whether a result is uniform: a lane mask, a reduction. It is written with EXEC = 0 too.
    fn is_uniform(&self) -> bool {
        let mut infos = self.insn.op.info().operands.iter();
        infos.any(|o| o.writes && o.kind.starts_with('u'))
    }

    fn is_mask(&self, name: &str) -> bool {
        self.insn.op.info().operands[self.index(name)].kind == "um"
    }

    /// Values of the sources in a lane, and last the old value of a destination that is read.
    fn arguments(&self, lane: usize) -> Vec<u64> {
        let infos = self.insn.op.info().operands.iter();
        let sources = infos.clone().filter(|o| o.reads && !o.writes);
        let old = infos.filter(|o| o.reads && o.writes);
        sources
            .chain(old)
            .map(|o| self.lane(o.name, lane))
            .collect()
    }

    fn extras(&self) -> Extras {
        let mut extras = Extras::default();
        for operand in self.insn.operands() {
            match operand {
                Operand::Flag(f) => extras.sat = f,
                Operand::Round(code) => {
                    extras.direction = match code {
                        0 => Some(Rounding::Nearest),
                        1 => Some(Rounding::Zero),
                        2 => Some(Rounding::Down),
                        3 => Some(Rounding::Up),
                        _ => Some(Float::of_mode(self.before.mode).rounding),
                    };
                }
                _ => {}
            }
        }
        extras
    }
}
