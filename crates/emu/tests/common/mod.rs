//! Builds programs from instructions and runs them.
#![allow(dead_code)]

pub use lanemask_emu::*;
pub use lanemask_isa::w32::{Insn, Op, Operand, encode};
pub use lanemask_object::{
    Access, KernelMeta, LineRow, LineTable, Object, ResourceKind, ResourceMeta,
};

pub fn v(n: u8) -> Operand {
    Operand::v(n)
}

pub fn vs(n: u8, count: u8) -> Operand {
    Operand::vs(n, count)
}

pub fn lo(reg: u8) -> Operand {
    Operand::VHalf {
        reg,
        high: false,
        mods: Default::default(),
    }
}

pub fn hi(reg: u8) -> Operand {
    Operand::VHalf {
        reg,
        high: true,
        mods: Default::default(),
    }
}

pub fn u(n: u8) -> Operand {
    Operand::u(n)
}

pub fn us(n: u8, count: u8) -> Operand {
    Operand::us(n, count)
}

pub fn c(bits: u32) -> Operand {
    Operand::bits32(bits)
}

pub fn f(x: f32) -> Operand {
    Operand::bits32(x.to_bits())
}

pub fn n(value: u32) -> Operand {
    Operand::Imm(value)
}

pub fn csr(name: &str) -> Operand {
    Operand::Csr(
        lanemask_isa::w32::csr_by_name(name)
            .expect("known CSR")
            .number,
    )
}

/// An instruction; panics where the encoding cannot hold the operands.
pub fn i(op: Op, operands: &[Operand]) -> Insn {
    Insn::new(op, operands).unwrap_or_else(|| panic!("{op:?} does not take {operands:?}"))
}

/// A jump by instructions: `target` counts instructions of the list that the jump is in.
pub enum Line {
    Insn(Insn),
    Jump(Op, Vec<Operand>, usize),
    Word(u32),
}

impl From<Insn> for Line {
    fn from(i: Insn) -> Line {
        Line::Insn(i)
    }
}

/// A jump to instruction number `target` of the list.
pub fn jump(op: Op, operands: &[Operand], target: usize) -> Line {
    Line::Jump(op, operands.to_vec(), target)
}

pub fn word(w: u32) -> Line {
    Line::Word(w)
}

/// A program under test.
#[derive(Clone)]
pub struct Test {
    pub object: Object,
    pub groups: [u32; 3],
    pub registers: Vec<(u8, u32)>,
    /// Sizes in words and first contents of the buffers.
    pub buffers: Vec<Vec<u32>>,
    pub max_instructions: Option<u64>,
    pub threads: usize,
    pub dump: WarpFilter,
}

/// The state after a run.
pub struct After {
    pub summary: Summary,
    pub buffers: Vec<Vec<u32>>,
}

impl After {
    /// Registers of warp `k` of the workgroup that was asked for.
    pub fn warp(&self, k: usize) -> &WarpRegisters {
        &self.summary.registers[k]
    }
    /// Uniform register of warp 0.
    pub fn u(&self, n: usize) -> u32 {
        self.warp(0).u[n]
    }
    /// Vector register of warp 0.
    pub fn v(&self, n: usize) -> [u32; 32] {
        self.warp(0).v[n]
    }
    pub fn f(&self, n: usize) -> [f32; 32] {
        self.v(n).map(f32::from_bits)
    }
}

/// Code of 32 invocations, with all registers but one of each kind, ended by `endpgm`.
pub fn test(code: Vec<Line>) -> Test {
    let mut lines = code;
    lines.push(i(Op::Endpgm, &[]).into());
    let lengths: Vec<u32> = lines
        .iter()
        .map(|l| match l {
            Line::Insn(i) => i.len_bytes(),
            Line::Word(_) => 4,
            // The longest form fits always; find the one that is taken.
            Line::Jump(op, o, _) => {
                let mut all = o.clone();
                all.push(Operand::Rel(0));
                i(*op, &all).len_bytes()
            }
        })
        .collect();
    let pc = |k: usize| lengths[..k].iter().sum::<u32>();
    let mut bytes = Vec::new();
    let mut rows = Vec::new();
    for (k, line) in lines.iter().enumerate() {
        rows.push(LineRow {
            pc: pc(k),
            file: 0,
            line: k as u32 + 1,
            column: 3,
        });
        let words = match line {
            Line::Insn(i) => encode(i).expect("encodes").words(),
            Line::Word(w) => vec![*w],
            Line::Jump(op, o, target) => {
                let mut all = o.clone();
                all.push(Operand::Rel((pc(*target) as i32 - pc(k) as i32) / 4));
                let insn = i(*op, &all);
                assert_eq!(insn.len_bytes(), lengths[k]);
                encode(&insn).expect("encodes").words()
            }
        };
        bytes.extend(words.into_iter().flat_map(u32::to_le_bytes));
    }
    let kernel = KernelMeta {
        name: "main".into(),
        workgroup_size: [32, 1, 1],
        v_regs: 127,
        u_regs: 63,
        ..KernelMeta::default()
    };
    let object = Object {
        target: "w32".into(),
        code: bytes,
        kernels: vec![kernel],
        lines: LineTable {
            files: vec!["test.s".into()],
            rows,
        },
        ..Object::default()
    };
    Test {
        object,
        groups: [1, 1, 1],
        registers: Vec::new(),
        buffers: Vec::new(),
        max_instructions: Some(100_000),
        threads: 1,
        dump: WarpFilter {
            workgroup: [0, 0, 0],
            warp: None,
        },
    }
}

impl Test {
    pub fn kernel(mut self, change: impl FnOnce(&mut KernelMeta)) -> Test {
        change(&mut self.object.kernels[0]);
        self
    }

    pub fn size(self, x: u32, y: u32, z: u32) -> Test {
        self.kernel(|k| k.workgroup_size = [x, y, z])
    }

    pub fn set(mut self, register: u8, value: u32) -> Test {
        self.registers.push((register, value));
        self
    }

    /// A read-write buffer. Its descriptor is loaded by `descriptors`.
    pub fn buffer(mut self, words: Vec<u32>) -> Test {
        self.object.kernels[0].resources.push(ResourceMeta {
            group: 0,
            binding: self.buffers.len() as u32,
            name: format!("b{}", self.buffers.len()),
            access: Access::ReadWrite,
            min_bytes: 4,
            kind: ResourceKind::Buffer,
        });
        self.buffers.push(words);
        self
    }

    pub fn try_run(&self) -> Result<After, RunError> {
        self.observed(None)
    }

    pub fn observed(&self, observer: Option<&dyn Observer>) -> Result<After, RunError> {
        let (result, buffers) = self.outcome(&self.options(), observer);
        let summary = result?;
        Ok(After { summary, buffers })
    }

    /// The options that the fields say.
    pub fn options(&self) -> RunOptions<'static> {
        RunOptions {
            threads: self.threads,
            max_instructions: self.max_instructions,
            dump: Some(self.dump),
            ..RunOptions::default()
        }
    }

    /// How the run ended, and the buffers then, whatever way it did.
    pub fn outcome(
        &self,
        options: &RunOptions<'_>,
        observer: Option<&dyn Observer>,
    ) -> (Result<Summary, RunError>, Vec<Vec<u32>>) {
        self.launch(|dispatch, memory| run(dispatch, memory, options, observer))
    }

    /// Makes the dispatch and its memory; what `f` gives, and the buffers after it.
    pub fn launch<R>(&self, f: impl FnOnce(&Dispatch<'_>, &Memory) -> R) -> (R, Vec<Vec<u32>>) {
        let program = Program::load(&self.object).expect("loads");
        let mut memory = Memory::new();
        let mut args = Vec::new();
        for (words, r) in self.buffers.iter().zip(&self.object.kernels[0].resources) {
            let size = words.len() as u64 * 4;
            let writable = r.access == Access::ReadWrite;
            let addr = memory.alloc(size, writable).expect("memory");
            let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).collect();
            memory.write(addr, &bytes).expect("write");
            args.push(BufferBinding {
                addr,
                size,
                writable,
            });
        }
        let dispatch = Dispatch {
            args: args.iter().map(|b| (*b).into()).collect(),
            initial_registers: self.registers.clone(),
            ..Dispatch::new(&program, "main", self.groups)
        };
        let result = f(&dispatch, &memory);
        let words = |b: &BufferBinding| {
            let bytes = memory.read(b.addr, b.size).expect("read");
            bytes
                .chunks(4)
                .map(|c| u32::from_le_bytes(c.try_into().expect("4 bytes")))
                .collect()
        };
        (result, args.iter().map(words).collect())
    }

    pub fn run(&self) -> After {
        match self.try_run() {
            Ok(after) => after,
            Err(e) => panic!("{e}"),
        }
    }

    /// The trap that the program must end in.
    pub fn trap(&self) -> TrapReport {
        match self.try_run() {
            Err(RunError::Trap(report)) => *report,
            Ok(_) => panic!("ran to its end"),
            Err(e) => panic!("{e}"),
        }
    }
}

/// Loads the descriptors of the first two buffers into u[8:11] and u[12:15].
pub fn descriptors() -> Vec<Line> {
    vec![
        i(Op::ULoadB128, &[us(8, 4), us(0, 2), n(0)]).into(),
        i(Op::ULoadB128, &[us(12, 4), us(0, 2), n(16)]).into(),
    ]
}

/// EXEC = `mask`, by way of u60.
pub fn mask(mask: u32) -> [Line; 2] {
    [
        i(Op::UMovB32, &[u(60), c(mask)]).into(),
        i(Op::ExecSet, &[u(60)]).into(),
    ]
}

/// A list of lines.
#[macro_export]
macro_rules! code {
    ($($x:expr),* $(,)?) => { vec![$($crate::common::Line::from($x)),*] };
}
