//! Loads, stores and atomics of buffers, global, scratch and workgroup memory, and uniform loads. Source: `docs/w32/memory.md`.
//!
//! All lanes are looked at before anything is changed.

use crate::execute::{Operands, lanes, write};
use crate::float::{Float, Format};
use crate::integer::{self, Type};
use crate::lane::arithmetic;
use crate::machine::Machine;
use crate::state::{State, Trap};
use lanemask_isa::w32::{Operand, cause};

/// A memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Space {
    Buffer([u32; 4]),
    Global,
    Scratch,
    Workgroup,
}

/// What a lane accesses: so many components of so many bytes from an address on. Of buffers the address is the offset.
#[derive(Clone, Copy, Debug)]
struct Access {
    space: Space,
    lane: usize,
    at: u64,
    bytes: u64,
    components: u64,
    writes: bool,
}

/// The descriptor of a buffer.
fn descriptor(ops: &Operands<'_>) -> [u32; 4] {
    [0, 1, 2, 3].map(|k| ops.register("desc", k, 0))
}

fn buffer_base(d: [u32; 4]) -> u64 {
    u64::from(d[1] & 0xffff) << 32 | u64::from(d[0])
}

/// Whether a reserved bit of a buffer's descriptor is set.
fn reserved(d: [u32; 4]) -> bool {
    d[1] >> 16 != 0 || d[3] >> 1 != 0
}

impl Access {
    /// The address that a trap reports.
    fn address(&self) -> u64 {
        match self.space {
            Space::Buffer(d) => buffer_base(d).wrapping_add(self.at),
            _ => self.at,
        }
    }

    fn component(&self, k: u64) -> u64 {
        self.at.wrapping_add(k * self.bytes)
    }
}

impl Machine {
    /// Whether component `k` lies in its memory; of buffers, whether it is in bounds.
    fn inside(&self, a: &Access, k: u64) -> bool {
        let fits = |size: u64| a.component(k) + a.bytes <= size;
        match a.space {
            Space::Buffer(d) => fits(d[2].into()),
            Space::Global => true,
            Space::Scratch => fits(self.kernel.scratch_bytes.into()),
            Space::Workgroup => fits(self.kernel.workgroup_bytes.into()),
        }
    }

    /// The cause that an access traps with.
    fn fault(&self, a: &Access) -> Option<u8> {
        if let Space::Buffer(d) = a.space
            && reserved(d)
        {
            return Some(cause::MEMORY_FAULT);
        }
        if !a.address().is_multiple_of(a.bytes) {
            return Some(cause::MISALIGNED);
        }
        let mapped = |k: u64| match a.space {
            Space::Buffer(d) => {
                let address = buffer_base(d).wrapping_add(a.component(k));
                !self.inside(a, k) || self.memory.allows(address, a.bytes, a.writes)
            }
            Space::Global => self.memory.allows(a.component(k), a.bytes, a.writes),
            Space::Scratch | Space::Workgroup => self.inside(a, k),
        };
        let read_only = matches!(a.space, Space::Buffer(d) if d[3] & 1 == 1);
        let bad = a.writes && read_only || !(0..a.components).all(mapped);
        bad.then_some(cause::MEMORY_FAULT)
    }

    /// The trap of the lowest lane at fault, with all lanes that are at fault in the same way.
    fn fault_of(&self, accesses: &[Access]) -> Option<Trap> {
        let faults: Vec<(usize, u8)> = accesses
            .iter()
            .enumerate()
            .filter_map(|(k, a)| Some((k, self.fault(a)?)))
            .collect();
        let &(first, cause) = faults.first()?;
        let same = faults.iter().filter(|(_, c)| *c == cause);
        let lanes = same.fold(0, |m, (k, _)| m | 1u32 << accesses[*k].lane);
        Some(Trap {
            cause: cause.into(),
            info: accesses[first].address() as u32,
            lanes,
        })
    }

    fn read_component(&self, warp: usize, a: &Access, k: u64) -> u64 {
        if !self.inside(a, k) {
            return 0;
        }
        let at = a.component(k);
        match a.space {
            Space::Buffer(d) => self.memory.read(buffer_base(d) + at, a.bytes),
            Space::Global => self.memory.read(at, a.bytes),
            Space::Scratch => number(self.lane_scratch(warp, a.lane), at, a.bytes),
            Space::Workgroup => number(&self.workgroup, at, a.bytes),
        }
    }

    fn write_component(&mut self, warp: usize, a: &Access, k: u64, value: u64) {
        if !self.inside(a, k) {
            return;
        }
        let at = a.component(k);
        let bytes = match a.space {
            Space::Buffer(d) => return self.memory.write(buffer_base(d) + at, a.bytes, value),
            Space::Global => return self.memory.write(at, a.bytes, value),
            Space::Scratch => {
                let size = self.kernel.scratch_bytes as usize;
                &mut self.warps[warp].scratch[a.lane * size..][..size]
            }
            Space::Workgroup => &mut self.workgroup[..],
        };
        for n in 0..a.bytes as usize {
            bytes[at as usize + n] = (value >> (8 * n)) as u8;
        }
    }

    fn lane_scratch(&self, warp: usize, lane: usize) -> &[u8] {
        let size = self.kernel.scratch_bytes as usize;
        &self.warps[warp].scratch[lane * size..][..size]
    }

    /// `load`, `store`, `atomic` and `red` of a vector instruction.
    pub(crate) fn access(
        &mut self,
        warp: usize,
        words: &[&str],
        ops: &Operands<'_>,
    ) -> Result<(), Trap> {
        let space = match words[0] {
            "buffer" => Space::Buffer(descriptor(ops)),
            "global" => Space::Global,
            "scratch" => Space::Scratch,
            _ => Space::Workgroup,
        };
        let ty = *words.last().expect("a name has words");
        let (bytes, components) = match (words[1], ty) {
            ("load" | "store", "b32" | "b64" | "b96" | "b128") => (4, bits_of(ty) / 32),
            _ => (bits_of(ty) / 8, 1),
        };
        let writes = words[1] != "load";
        let access = |lane: usize| {
            let base = ops.lane(if ops.has("addr") { "addr" } else { "off" }, lane);
            Access {
                space,
                lane,
                at: base.wrapping_add(ops.uniform("imm")),
                bytes,
                components,
                writes,
            }
        };
        let (exec, helpers) = (ops.before.exec, ops.before.helpers);
        let heard: Vec<Access> = lanes(exec & !helpers).map(access).collect();
        if let Some(trap) = self.fault_of(&heard) {
            return Err(trap);
        }
        match words[1] {
            "load" => {
                // A helper that cannot load keeps its register.
                let loads = lanes(exec).map(access).filter(|a| self.fault(a).is_none());
                let loads: Vec<Access> = loads.collect();
                for a in loads {
                    self.load(warp, &a, ty, ops);
                }
            }
            "store" => {
                for a in heard {
                    for k in 0..components {
                        let data = match ops.get("data") {
                            Operand::VHalf { .. } => ops.lane("data", a.lane),
                            _ => ops.register("data", k as usize, a.lane).into(),
                        };
                        self.write_component(warp, &a, k, data);
                    }
                }
            }
            kind => {
                for a in heard {
                    let old = self.read_component(warp, &a, 0);
                    let data = Data::of(ops, bytes, a.lane);
                    if let Some(new) = update(words[2], ty, old, data) {
                        self.write_component(warp, &a, 0, new);
                    }
                    if kind == "atomic" {
                        let state = &mut self.warps[warp].state;
                        write(state, ops.get("rd"), ops.bits("rd"), a.lane, old);
                    }
                }
            }
        }
        Ok(())
    }

    fn load(&mut self, warp: usize, a: &Access, ty: &str, ops: &Operands<'_>) {
        for k in 0..a.components {
            let value = self.read_component(warp, a, k);
            let state = &mut self.warps[warp].state;
            let rd = ops.get("rd");
            match rd {
                Operand::V { first, .. } => {
                    state.v[usize::from(first) + k as usize][a.lane] = extended(ty, value);
                }
                _ => write(state, rd, 16, a.lane, value),
            }
        }
    }

    /// `u.load`, `u.bload`, `u.bsize`: whatever EXEC is.
    pub(crate) fn uniform_load(
        &mut self,
        warp: usize,
        words: &[&str],
        ops: &Operands<'_>,
    ) -> Result<(), Trap> {
        let ty = *words.last().expect("a name has words");
        if ty == "bsize" {
            let d = descriptor(ops);
            write(
                &mut self.warps[warp].state,
                ops.get("rd"),
                32,
                0,
                d[2].into(),
            );
            return Ok(());
        }
        let (space, base) = match words[1] {
            "load" => (Space::Global, ops.uniform("base")),
            _ => (Space::Buffer(descriptor(ops)), ops.uniform("off")),
        };
        let bits = bits_of(ty);
        let a = Access {
            space,
            lane: 0,
            at: base.wrapping_add(ops.uniform("imm")),
            bytes: bits.min(32) / 8,
            components: bits.div_ceil(32),
            writes: false,
        };
        if let Some(trap) = self.fault_of(&[a]) {
            return Err(Trap { lanes: 0, ..trap });
        }
        let Operand::U { first, .. } = ops.get("rd") else {
            panic!("rd of {} is uniform", ops.insn);
        };
        for k in 0..a.components {
            let value = self.read_component(warp, &a, k);
            let state: &mut State = &mut self.warps[warp].state;
            state.u[usize::from(first) + k as usize] = extended(ty, value);
        }
        Ok(())
    }
}

/// Width of a type, `b96` included.
fn bits_of(ty: &str) -> u64 {
    ty[1..].parse().expect("a type ends with its width")
}

/// A narrow value in a register: `i8` and `i16` keep their sign.
fn extended(ty: &str, value: u64) -> u32 {
    match Type::named(ty) {
        Some(ty) => ty.number(value) as u32,
        None => value as u32,
    }
}

fn number(bytes: &[u8], at: u64, count: u64) -> u64 {
    let bytes = &bytes[at as usize..][..count as usize];
    bytes.iter().rev().fold(0, |n, b| n << 8 | u64::from(*b))
}

/// What an atomic brings along: the operand, or the expected and the new value.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Data {
    first: u64,
    second: u64,
}

impl Data {
    /// The operand `src` of an atomic of so many bytes, in a lane.
    pub(crate) fn of(ops: &Operands<'_>, bytes: u64, lane: usize) -> Data {
        let words = bytes as usize / 4;
        let count = ops.count("src");
        let value = |k: usize| {
            let parts = (0..words).filter(|n| k * words + n < count);
            let word = |n: usize| u64::from(ops.register("src", k * words + n, lane));
            parts.fold(0, |all, n| all | word(n) << (32 * n))
        };
        Data {
            first: value(0),
            second: value(1),
        }
    }
}

/// The new value of an atomic; `None` if it writes nothing. Floats as in the default MODE, without flags.
pub(crate) fn update(name: &str, ty: &str, old: u64, data: Data) -> Option<u64> {
    match name {
        "xchg" => Some(data.first),
        "cmpxchg" => (old == data.first).then_some(data.second),
        _ => {
            let args = [old, data.first];
            let new = match Format::named(ty) {
                Some(format) => arithmetic(name, format, &args, &mut Float::of_mode(0)),
                None => integer::compute(&[name, ty], &args),
            };
            Some(new.unwrap_or_else(|| panic!("no atomic is called {name}.{ty}")))
        }
    }
}
