//! A workgroup, and one instruction of one of its warps. Source: `docs/w32/machine.md`, `traps.md`, `abi.md`.

use crate::state::{Delivery, Flow, LANES, Memory, Segment, State, Trap};
use lanemask_isa::w32::{self, Codec, Insn, Op, Operand, cause};
use lanemask_object::{KernelMeta, Object};

/// Address of PC 0.
pub const CODE_BASE: u64 = 0x1_0000_0000;
/// Address of the argument block.
pub const ARGUMENTS: u64 = 0x7fff_0000_0000;
/// What `scratch_lo` and `scratch_hi` say for warp 0, and bytes from one warp's to the next's.
pub const SCRATCH_BASE: u64 = 0x7ffe_0000_0000;
const SCRATCH_STRIDE: u64 = 0x200_0000;

/// What another executor says an instruction left behind: taken over where the manual leaves a choice, and only there.
#[derive(Clone, Copy, Debug)]
pub struct Claim<'a> {
    /// State after the instruction.
    pub state: &'a State,
    /// Cause and information, if it trapped.
    pub trap: Option<(u32, u32)>,
}

/// One warp.
#[derive(Clone, Debug)]
pub struct Warp {
    /// Number in the workgroup.
    pub id: u32,
    /// Registers and CSRs.
    pub state: State,
    /// PC of the next instruction.
    pub pc: u32,
    /// Instructions retired.
    pub retired: u64,
    /// Scratch bytes, lane after lane.
    pub scratch: Vec<u8>,
    /// Whether it has ended.
    pub ended: bool,
    /// Whether the next instruction is the first one of its handler, straight after entry.
    pub entered: bool,
}

/// What a step did.
#[derive(Clone, Debug)]
pub struct Step {
    /// PC of the instruction.
    pub pc: u32,
    /// The instruction; `None` if there is none.
    pub insn: Option<Insn>,
    /// The trap that it raised.
    pub trap: Option<Trap>,
    /// What became of it.
    pub delivery: Option<Delivery>,
    /// How it went on; `Next` where it trapped.
    pub flow: Flow,
}

/// A workgroup and its memories.
#[derive(Clone, Debug)]
pub struct Machine {
    pub(crate) code: Vec<u32>,
    /// The kernel.
    pub kernel: KernelMeta,
    /// Buffers, code, data.
    pub memory: Memory,
    /// Workgroup memory.
    pub workgroup: Vec<u8>,
    /// Warps.
    pub warps: Vec<Warp>,
}

/// A trap's cause as it is compared.
fn trap(cause: u8, info: u32) -> Trap {
    Trap::new(cause.into(), info)
}

/// Marks an odd pair or a register past the allocation.
fn is_illegal(insn: &Insn, kernel: &KernelMeta) -> bool {
    let past = |k: usize| {
        let field = &insn.variant_info().fields[k];
        let movrel = field.codec == Codec::VBase || insn.op == Op::VMovrelD && k == 0;
        match insn.operand(k) {
            Some(Operand::V { first, count, .. }) => {
                !movrel && u32::from(first) + u32::from(count) > kernel.v_regs
            }
            Some(Operand::VHalf { reg, .. }) => u32::from(reg) >= kernel.v_regs,
            Some(Operand::U { first, count, .. }) => {
                u32::from(first) + u32::from(count) > kernel.u_regs
            }
            _ => false,
        }
    };
    let odd = |k: usize| {
        let pair = kind_bits(insn.op.info().operands[k].kind) == 64;
        match insn.operand(k) {
            Some(Operand::V { first, .. } | Operand::U { first, .. }) => pair && first % 2 == 1,
            _ => false,
        }
    };
    (0..insn.op.info().operands.len()).any(|k| past(k) || odd(k))
}

/// Width of an operand's element by its kind.
pub(crate) fn kind_bits(kind: &str) -> u32 {
    match kind {
        "vdh" | "vxh" | "vsh" | "fsh" | "uh" | "uhd" => 16,
        "vdp" | "vxp" | "vsp" | "fsp" | "udp" | "usp" => 64,
        _ => 32,
    }
}

impl Machine {
    /// A workgroup at its launch: number `id` of `counts`. `memory` holds the buffers; code and data are added to it.
    /// `registers` are written to uniform registers after the ABI's.
    pub fn launch(
        object: &Object,
        kernel: &KernelMeta,
        mut memory: Memory,
        (id, counts): ([u32; 3], [u32; 3]),
        registers: &[(u8, u32)],
    ) -> Machine {
        let segment = |base, bytes: &[u8]| Segment {
            base,
            bytes: bytes.to_vec(),
            writable: false,
        };
        memory.segments.push(segment(CODE_BASE, &object.code));
        let data = CODE_BASE + (object.code.len() as u64).next_multiple_of(4096);
        memory.segments.push(segment(data, &object.data));
        let word = |b: &[u8]| b.iter().rev().fold(0, |w, b| w << 8 | u32::from(*b));
        let size = kernel.workgroup_size;
        let total: u32 = size.iter().product();
        let warps = total.div_ceil(LANES as u32);
        let launch = |number: u32| {
            let mut v = vec![[0; LANES]; kernel.v_regs as usize];
            let mut u = vec![0; kernel.u_regs as usize];
            let mut exec = 0;
            for lane in 0..LANES {
                let local = number * LANES as u32 + lane as u32;
                if local >= total {
                    continue;
                }
                exec |= 1 << lane;
                let ids = [
                    local % size[0],
                    local / size[0] % size[1],
                    local / size[0] / size[1],
                    local,
                ];
                for (row, id) in v.iter_mut().zip(ids) {
                    row[lane] = id;
                }
            }
            let abi = [ARGUMENTS as u32, (ARGUMENTS >> 32) as u32];
            let abi = abi.into_iter().chain(id).chain(counts).chain([warps]);
            let all = (0u8..).zip(abi).chain([(29, number)]);
            for (n, value) in all.chain(registers.iter().copied()) {
                if let Some(register) = u.get_mut(usize::from(n)) {
                    *register = value;
                }
            }
            Warp {
                id: number,
                state: State {
                    v,
                    u,
                    exec,
                    helpers: 0,
                    mode: 0,
                    fflags: 0,
                    trapctl: 0,
                    trapbase: 0,
                    trapcause: 0,
                    trappc: 0,
                    trapinfo: 0,
                },
                pc: kernel.entry,
                retired: 0,
                scratch: vec![0; kernel.scratch_bytes as usize * LANES],
                ended: false,
                entered: false,
            }
        };
        Machine {
            code: object.code.chunks(4).map(word).collect(),
            kernel: kernel.clone(),
            memory,
            workgroup: vec![0; kernel.workgroup_bytes as usize],
            warps: (0..warps).map(launch).collect(),
        }
    }

    /// Whether a jump may go there.
    pub(crate) fn is_code(&self, pc: u32) -> bool {
        pc.is_multiple_of(4) && ((pc / 4) as usize) < self.code.len()
    }

    /// Executes one instruction of a warp.
    pub fn step(&mut self, warp: usize, claim: Option<Claim<'_>>) -> Step {
        let pc = self.warps[warp].pc;
        let mut step = Step {
            pc,
            insn: None,
            trap: None,
            delivery: None,
            flow: Flow::Next,
        };
        let outcome = self.fetch(pc).and_then(|insn| {
            step.insn = Some(insn);
            let before = self.warps[warp].state.clone();
            let outcome = self.execute(warp, &insn, pc, &before, claim);
            if outcome.is_err() {
                self.warps[warp].state = before;
            }
            outcome.map(|flow| (flow, pc.wrapping_add(insn.len_bytes())))
        });
        match outcome {
            Ok((flow, next)) => {
                let w = &mut self.warps[warp];
                w.retired += 1;
                w.pc = match flow {
                    Flow::Jump(target) => target,
                    _ => next,
                };
                w.ended = flow == Flow::End;
                w.entered = false;
                step.flow = flow;
            }
            Err(trap) => {
                step.trap = Some(trap);
                step.delivery = Some(self.deliver(warp, trap, pc));
            }
        }
        step
    }

    /// What becomes of a trap at `pc`: by the order in `docs/w32/traps.md`.
    fn deliver(&mut self, warp: usize, trap: Trap, pc: u32) -> Delivery {
        let w = &self.warps[warp];
        let base = w.state.trapbase;
        let field = |bit: u32, width: u32| w.state.trapctl >> bit & ((1 << width) - 1);
        let (handling, guard, pause) = (field(0, 1), field(16, 1), field(18, 2));
        let pauses = field(17, 1) == 1 || trap.cause == u32::from(cause::BREAKPOINT);
        if trap.cause == u32::from(cause::BARRIER_FAULT) {
            return Delivery::Stop;
        }
        if pause != 0 && pauses {
            return Delivery::Pause(pause);
        }
        if base == 0 || !self.is_code(base) || field(trap.cause, 1) == 1 {
            return Delivery::Stop;
        }
        if guard == 1 && handling == 1 || w.entered {
            return Delivery::Double;
        }
        let w = &mut self.warps[warp];
        w.state.trapcause = trap.cause;
        w.state.trappc = pc;
        w.state.trapinfo = trap.info;
        w.state.trapctl |= guard;
        w.pc = base;
        w.entered = true;
        Delivery::Handler
    }

    fn fetch(&self, pc: u32) -> Result<Insn, Trap> {
        if !self.is_code(pc) {
            return Err(trap(cause::FETCH_FAULT, pc));
        }
        let at = (pc / 4) as usize;
        let first = self.code[at];
        let insn = w32::decode(first, self.code.get(at + 1).copied());
        let legal = insn.ok().filter(|insn| !is_illegal(insn, &self.kernel));
        legal.ok_or(trap(cause::ILLEGAL_INSN, first))
    }

    /// A CSR; `None` if there is none of that number.
    pub(crate) fn csr(&self, warp: usize, number: u32) -> Option<u32> {
        let w = &self.warps[warp];
        let s = &w.state;
        let time: u64 = self.warps.iter().map(|w| w.retired).sum();
        let scratch = SCRATCH_BASE + u64::from(w.id) * SCRATCH_STRIDE;
        Some(match number {
            0x000 => s.exec,
            0x001 => s.mode,
            0x002 => s.fflags,
            0x003 => s.trapctl,
            0x010 => w.id,
            0x011..=0x013 => 0,
            0x020 => w.retired as u32,
            0x021 => (w.retired >> 32) as u32,
            0x022 => time as u32,
            0x023 => (time >> 32) as u32,
            0x030 => scratch as u32,
            0x031 => (scratch >> 32) as u32,
            0x032 => self.kernel.scratch_bytes,
            0x033 => CODE_BASE as u32,
            0x034 => (CODE_BASE >> 32) as u32,
            0x040 => s.trapbase,
            0x041 => s.trapcause,
            0x042 => s.trappc,
            0x043 => s.trapinfo,
            _ => return None,
        })
    }

    /// Writes a CSR, or says which trap that is.
    pub(crate) fn set_csr(&mut self, warp: usize, number: u32, value: u32) -> Result<(), Trap> {
        let s = &mut self.warps[warp].state;
        match number {
            0x000 => s.exec = value,
            0x001 => {
                if value >> 11 != 0 || value & 7 > 3 {
                    return Err(trap(cause::ILLEGAL_MODE, value));
                }
                s.mode = value;
            }
            0x002 => s.fflags = value & 31,
            0x003 => s.trapctl = value & 0xf_03ff,
            0x040 => s.trapbase = value,
            0x041 => s.trapcause = value,
            0x042 => s.trappc = value,
            0x043 => s.trapinfo = value,
            _ => return Err(trap(cause::ILLEGAL_CSR, number)),
        }
        Ok(())
    }
}
