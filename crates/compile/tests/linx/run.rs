//! Compiles kernels, runs them on the emulator as the ABI of compiled kernels wants it, and on the interpreter of the IR.

use lanemask_compile::linx::{Compiled, Options, compile};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu::Memory;
use lanemask_emu::linx::{Inactive, Launch, Order, Policy, Program, RunError, RunOptions, run};
use lanemask_ir::{Kernel, interp, text, verify};
use lanemask_isa::linx::{Reg, Role};
use lanemask_object::LinxMode;

/// Parses a kernel that must be good.
pub fn parse(body: &str) -> Kernel {
    let (kernel, mistakes) = text::parse(Default::default(), body);
    assert_eq!(mistakes, [], "{body}");
    let kernel = kernel.unwrap();
    assert_eq!(verify(&kernel), [], "{body}");
    kernel
}

/// How to compile.
#[derive(Clone, Copy, Debug, Default)]
pub struct How {
    pub lanes: Option<u32>,
    pub mode: Option<LinxMode>,
    pub scratch: lanemask_compile::linx::Scratch,
}

/// Compiles, or gives the messages.
pub fn try_compile(kernel: &Kernel, how: How) -> Result<Compiled, Vec<Diagnostic>> {
    let sources = Sources::new();
    let options = Options {
        lanes: how.lanes,
        mode: how.mode,
        scratch: how.scratch,
        ..Options::new(&sources)
    };
    compile(kernel, &options)
}

/// Every entry of a queue that a body pushes or reads has a name, which the verifier proves.
fn named(compiled: &Compiled) {
    let object = &compiled.object;
    let base = object.kernels[0].linx.as_ref().unwrap().base;
    for (at, insn) in &compiled.insns {
        if insn.op.role() == Role::Header {
            continue;
        }
        for (k, field) in insn.op.fields().iter().enumerate() {
            let of_queue = matches!(
                insn.reg(*field),
                Some(Reg::T(_) | Reg::U(_) | Reg::Vec(..) | Reg::PushT | Reg::PushU | Reg::Push(_))
            );
            let key = ((at - base) as u32, k as u32);
            let names = &object.notes.names;
            let has = names
                .binary_search_by_key(&key, |n| (n.offset, n.field))
                .is_ok();
            assert!(!of_queue || has, "{at:x}: {insn}: {field:?} has no name");
        }
    }
}

/// What the verifier makes of a kernel: nothing that is wrong.
pub fn verified(compiled: &Compiled) {
    named(compiled);
    let options = lanemask_check::Options {
        errors_only: true,
        ..Default::default()
    };
    let findings = lanemask_check::check(&compiled.object, &options);
    assert!(
        findings.is_empty(),
        "{}\n{}",
        findings
            .iter()
            .take(6)
            .map(|f| format!(
                "{:x?} {:?} {}: {} ({})\n",
                f.pc, f.instruction, f.rule, f.message, f.why
            ))
            .collect::<String>(),
        compiled.listing()
    );
}

/// Bytes of an arena and what is where.
struct Arena {
    bytes: Vec<u8>,
    /// Of the buffers.
    offsets: Vec<usize>,
    workgroup: usize,
    spill: usize,
}

fn arena(buffers: &[Vec<u8>], workgroup: usize, spill: usize) -> Arena {
    let mut at = buffers.len() * 16;
    let mut table = Vec::new();
    let mut offsets = Vec::new();
    for b in buffers {
        at = at.next_multiple_of(64);
        let guard = at / 4 + b.len().div_ceil(4);
        for word in [at, b.len(), guard, guard + 1] {
            table.extend((word as u32).to_le_bytes());
        }
        offsets.push(at);
        at = (guard + 2) * 4;
    }
    let workgroup_at = at.next_multiple_of(64);
    let spill_at = (workgroup_at + workgroup).next_multiple_of(64);
    let mut bytes = vec![0xa5; spill_at + spill.max(64)];
    bytes[..table.len()].copy_from_slice(&table);
    for (b, at) in buffers.iter().zip(&offsets) {
        bytes[*at..at + b.len()].copy_from_slice(b);
        let guard = at + b.len().next_multiple_of(4);
        bytes[guard..guard + 4].fill(0);
    }
    Arena {
        bytes,
        offsets,
        workgroup: workgroup_at,
        spill: spill_at,
    }
}

/// Runs on the emulator: all contents of the buffers afterwards.
pub fn emulate(
    compiled: &Compiled,
    workgroups: [u32; 3],
    buffers: &[Vec<u8>],
    inactive: Inactive,
    order: Order,
) -> Result<Vec<Vec<u8>>, RunError> {
    let program = Program::load(&compiled.object).unwrap();
    let meta = compiled.object.kernels[0].linx.clone().unwrap();
    let abi = meta.abi.unwrap();
    let all = workgroups.iter().map(|n| u64::from(*n)).product::<u64>() * u64::from(abi.strips);
    let fit = |bytes: u32, each: u32| match each {
        0 => u64::MAX,
        each => u64::from(bytes / each),
    };
    // Few groups a launch, so that there are several launches.
    let most = fit(abi.tile_bytes, abi.scratch_bytes_per_group).min(5);
    let room = most as usize;
    let mut contents = buffers.to_vec();
    contents.extend(compiled.object.kernels[0].constant_bytes());
    let arena = arena(
        &contents,
        room * abi.workgroup_bytes as usize,
        room * abi.spill_bytes_per_group as usize,
    );
    let mut memory = Memory::new();
    let base = 0x10_0000;
    memory
        .alloc_at(base, arena.bytes.len() as u64, true)
        .unwrap();
    memory.write(base, &arena.bytes).unwrap();
    let header = meta.base + u64::from(compiled.object.kernels[0].entry);
    let mut first = 0;
    while first < all {
        let groups = most.min(all - first);
        memory
            .write(
                base + arena.workgroup as u64,
                &vec![0; room * abi.workgroup_bytes as usize],
            )
            .unwrap();
        let mut launch = Launch::new(&program, header);
        let r = &mut launch.registers;
        r.fill(0xdead_beef_dead_beef);
        r[2] = base;
        r[3] = groups;
        r[4] = first;
        r[5..8].copy_from_slice(&workgroups.map(u64::from));
        r[8] = base + arena.workgroup as u64;
        r[9] = base + arena.spill as u64;
        for (k, at) in arena.offsets.iter().enumerate().take(5) {
            r[11 + k] = base + *at as u64;
        }
        let options = RunOptions {
            policy: Policy {
                inactive,
                ..Policy::default()
            },
            order,
            threads: 1,
            max_instructions: Some(3_000_000),
            ..RunOptions::default()
        };
        run(&launch, &memory, &options, None)?;
        first += groups;
    }
    Ok(std::iter::zip(&arena.offsets, buffers)
        .map(|(at, b)| memory.read(base + *at as u64, b.len() as u64).unwrap())
        .collect())
}

/// Runs on the interpreter.
pub fn interpret(
    kernel: &Kernel,
    lanes: u32,
    workgroups: [u32; 3],
    buffers: &[Vec<u8>],
) -> Vec<Vec<u8>> {
    let mut out = buffers.to_vec();
    let launch = interp::Launch {
        workgroups,
        lanes_per_warp: lanes,
        ..interp::Launch::default()
    };
    interp::run(kernel, &launch, &mut out).unwrap();
    out
}

/// Both must agree, whatever inactive lanes hold.
pub fn check_with(kernel: &Kernel, how: How, workgroups: [u32; 3], buffers: &[Vec<u8>]) {
    let compiled = try_compile(kernel, how)
        .unwrap_or_else(|d| panic!("{how:?} {d:?}\n{}", text::print(kernel)));
    // The verifier takes its time for long code.
    if compiled.insns.len() < 350 {
        verified(&compiled);
    }
    let meta = compiled.object.kernels[0].linx.as_ref().unwrap();
    // One group that is no power of two calls itself one.
    let lanes = if kernel.workgroup_size.iter().product::<u32>() <= meta.lanes {
        meta.lanes.next_power_of_two().max(4)
    } else {
        meta.lanes
    };
    let expected = interpret(kernel, lanes, workgroups, buffers);
    for inactive in [
        Inactive::Poison(0x7fff_dead),
        Inactive::Keep,
        Inactive::Zero,
    ] {
        let show = || {
            format!(
                "{how:?} {inactive:?}\n{}\n{}",
                text::print(kernel),
                compiled.listing()
            )
        };
        let got = match emulate(&compiled, workgroups, buffers, inactive, Order::InOrder) {
            Ok(got) => got,
            Err(e) => panic!("{e:?}\n{}", show()),
        };
        for (k, (got, want)) in got.iter().zip(&expected).enumerate() {
            if got == want {
                continue;
            }
            let word =
                |b: &[u8], i: usize| u32::from_le_bytes(b[4 * i..4 * i + 4].try_into().unwrap());
            let bad: Vec<String> = (0..want.len() / 4)
                .filter(|i| word(got, *i) != word(want, *i))
                .map(|i| format!("[{i}] {:#x}, not {:#x}", word(got, i), word(want, i)))
                .take(8)
                .collect();
            panic!("buffer {k}: {}\n{}", bad.join("; "), show());
        }
    }
}

/// In both modes.
pub fn check(kernel: &Kernel, workgroups: [u32; 3], buffers: &[Vec<u8>]) {
    for mode in [LinxMode::Mseq, LinxMode::Mpar] {
        let how = How {
            mode: Some(mode),
            ..How::default()
        };
        check_with(kernel, how, workgroups, buffers);
    }
}
