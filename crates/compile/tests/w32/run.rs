//! Compiles kernels, runs them on the emulator and on the interpreter of the IR.

use lanemask_compile::w32::{Compiled, Options, compile};
use lanemask_diag::Sources;
use lanemask_emu::{
    BufferBinding, Dispatch, Memory, Observer, Program, RunError, RunOptions, View,
};
use lanemask_ir::{Access, Kernel, interp, text, verify};
use lanemask_isa::desc::Latency;
use lanemask_isa::w32::{Insn, Op, Operand, csr, encode};
use std::sync::Mutex;

/// Limits on registers: all, and two that force spills.
pub const LIMITS: [(u32, u32); 3] = [(128, 64), (12, 24), (8, 12)];

/// Parses a kernel that must be good.
pub fn parse(body: &str) -> Kernel {
    let (kernel, mistakes) = text::parse(Default::default(), body);
    assert_eq!(mistakes, [], "{body}");
    let kernel = kernel.unwrap();
    assert_eq!(verify(&kernel), [], "{body}");
    kernel
}

/// Compiles with limits on registers.
pub fn compiled(kernel: &Kernel, (v_regs, u_regs): (u32, u32)) -> Compiled {
    let sources = Sources::new();
    let options = Options {
        v_regs,
        u_regs,
        ..Options::new(&sources)
    };
    compile(kernel, &options).unwrap_or_else(|d| panic!("{}: {d:?}", text::print(kernel)))
}

/// Puts `csrwi exec, mask` before the code, so that it runs with a part of the lanes.
pub fn with_lanes(mut compiled: Compiled, mask: u32) -> Compiled {
    let insn = Insn::new(Op::Csrwi, &[Operand::Csr(csr::EXEC), Operand::Imm(mask)]).unwrap();
    let words = encode(&insn).unwrap().words();
    let bytes = words.into_iter().flat_map(u32::to_le_bytes);
    compiled.object.code.splice(0..0, bytes);
    compiled
}

/// Sees to the invariant of mask lowering: after the entry, nothing but straight-line arithmetic runs without lanes. (Spilled
/// values may be stored and loaded.)
struct Guard {
    /// Where the kernel proper begins, or a little later.
    entry: u32,
    found: Mutex<Option<String>>,
}

impl Observer for Guard {
    fn before(&self, view: &View<'_>) {
        let Some(insn) = view.insn else { return };
        if view.exec != 0 || view.pc < self.entry {
            return;
        }
        let memory = matches!(insn.op.info().latency, Latency::Var(_))
            && insn.op.info().group == 5
            && !matches!(insn.op, Op::ScratchLoadB32 | Op::ScratchStoreB32);
        let again = matches!(insn.op, Op::B) && insn.target_bytes().is_some_and(|d| d < 0);
        if memory || again || insn.op == Op::Barrier {
            let text = format!("pc {}: `{insn}` without lanes", view.pc);
            self.found.lock().unwrap().get_or_insert(text);
        }
    }
}

/// Runs on the emulator: all contents of the buffers afterwards.
pub fn emulate(
    compiled: &Compiled,
    workgroups: [u32; 3],
    buffers: &[Vec<u8>],
) -> Result<Vec<Vec<u8>>, RunError> {
    let program = Program::load(&compiled.object).unwrap();
    let meta = &compiled.object.kernels[0];
    let mut memory = Memory::new();
    let mut args = Vec::new();
    for (b, r) in buffers.iter().zip(&meta.resources) {
        let addr = memory.alloc((b.len() as u64).max(4), true).unwrap();
        memory.write(addr, b).unwrap();
        args.push(BufferBinding {
            addr,
            size: b.len() as u64,
            writable: r.access == lanemask_object::Access::ReadWrite,
        });
    }
    let dispatch = Dispatch {
        args: args.iter().map(|b: &BufferBinding| (*b).into()).collect(),
        ..Dispatch::new(&program, &meta.name, workgroups)
    };
    let options = RunOptions {
        threads: 1,
        max_instructions: Some(3_000_000),
        ..RunOptions::default()
    };
    // A warp that comes without lanes leaves at the first `bexecz`.
    let entry = compiled.insns.iter().find(|(_, i)| i.op == Op::Bexecz);
    let guard = Guard {
        entry: entry.map_or(0, |(pc, _)| *pc + 8),
        found: Mutex::default(),
    };
    lanemask_emu::run(&dispatch, &memory, &options, Some(&guard))?;
    let found = guard.found.into_inner().unwrap();
    assert_eq!(found, None, "{}", compiled.listing());
    Ok(args
        .iter()
        .map(|a| memory.read(a.addr, a.size).unwrap())
        .collect())
}

/// Runs on the interpreter.
pub fn interpret(kernel: &Kernel, workgroups: [u32; 3], buffers: &[Vec<u8>]) -> Vec<Vec<u8>> {
    let mut out = buffers.to_vec();
    let launch = interp::Launch {
        workgroups,
        ..interp::Launch::default()
    };
    interp::run(kernel, &launch, &mut out).unwrap();
    out
}

/// Both must agree, at all limits.
pub fn check(kernel: &Kernel, workgroups: [u32; 3], buffers: &[Vec<u8>]) {
    let expected = interpret(kernel, workgroups, buffers);
    for limits in LIMITS {
        check_at(kernel, limits, workgroups, buffers, &expected);
    }
}

/// Both must agree.
pub fn check_at(
    kernel: &Kernel,
    limits: (u32, u32),
    workgroups: [u32; 3],
    buffers: &[Vec<u8>],
    expected: &[Vec<u8>],
) {
    let compiled = compiled(kernel, limits);
    let show = || {
        format!(
            "{limits:?}\n{}\n{}",
            text::print(kernel),
            compiled.listing()
        )
    };
    let got = match emulate(&compiled, workgroups, buffers) {
        Ok(got) => got,
        Err(e) => panic!("{e:?}\n{}", show()),
    };
    for (i, (got, expected)) in got.iter().zip(expected).enumerate() {
        if got != expected {
            let at = got.iter().zip(expected).position(|(a, b)| a != b).unwrap() / 4;
            let word = |b: &[u8]| u32::from_le_bytes(b[4 * at..4 * at + 4].try_into().unwrap());
            panic!(
                "buffer{i}, word {at}: found {:#x}, expected {:#x}\n{}",
                word(got),
                word(expected),
                show()
            );
        }
    }
    super::waits::check(&compiled);
    let read_only = kernel
        .resources
        .iter()
        .zip(buffers.iter().zip(&got))
        .filter(|(r, _)| r.access != Access::ReadWrite);
    for (_, (before, after)) in read_only {
        assert_eq!(before, after);
    }
}

/// Words as bytes.
pub fn bytes(words: impl IntoIterator<Item = u32>) -> Vec<u8> {
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// Bytes as words.
pub fn words(bytes: &[u8]) -> Vec<u32> {
    bytes
        .chunks(4)
        .map(|c| u32::from_le_bytes(c.try_into().unwrap()))
        .collect()
}
