//! Results that come late: what a program without its `waitcnt` sees, in each way to complete.
mod machine;
mod others;
mod results;

use lanemask_asm::assemble;
use lanemask_diag::{Diagnostic, Sources};
use lanemask_emu::*;
use lanemask_object::Object;

/// Before each program: descriptors of a buffer of 256 words to read, in which word k is 1000 + k, and of one to write; v1 = 4
/// times the lane.
const BEFORE: &str = "
.kernel main
    .workgroup_size SIZE
    .resource 0, 0, from, read
    .resource 0, 1, to, read_write
    .scratch 64
    .workgroup_memory 1024
    .v_regs 128
    .u_regs 64
.end
main:
    u.load.b128 u[8:11], u[0:1], 0
    u.load.b128 u[12:15], u[0:1], 16
    waitcnt sm=0
    v.shl.b32 v1, v3, 2
";

const LATE: Completion = Completion::Late;

fn random(seed: u64) -> Completion {
    Completion::Random { seed }
}

fn object(text: &str, size: u32) -> Object {
    let mut sources = Sources::new();
    let before = BEFORE.replace("SIZE", &size.to_string());
    let file = sources.add("test.s", format!("{before}{text}"));
    let (object, diagnostics) = assemble(&sources, file);
    if let Some(error) = diagnostics.iter().find(|d| Diagnostic::is_error(d)) {
        panic!("{error}\n{text}");
    }
    object
}

/// Registers of the warps of workgroup 0 at their end, and the buffer that was written.
struct After {
    warps: Vec<WarpRegisters>,
    out: Vec<u32>,
}

impl After {
    /// Lane 0 of a vector register of warp 0.
    fn v0(&self, n: usize) -> u32 {
        self.warps[0].v[n][0]
    }
    fn v(&self, n: usize) -> [u32; 32] {
        self.warps[0].v[n]
    }
    fn u(&self, n: usize) -> u32 {
        self.warps[0].u[n]
    }
}

fn try_run(object: &Object, options: &RunOptions<'_>) -> Result<After, RunError> {
    let program = Program::load(object).unwrap();
    let mut memory = Memory::new();
    let size = 1024;
    let from = memory.alloc(size, true).unwrap();
    let to = memory.alloc(size, true).unwrap();
    let words: Vec<u8> = (0..256u32).flat_map(|k| (1000 + k).to_le_bytes()).collect();
    memory.write(from, &words).unwrap();
    let args = [(from, false), (to, true)]
        .map(|(addr, writable)| BufferBinding {
            addr,
            size,
            writable,
        })
        .map(Into::into)
        .to_vec();
    let dispatch = Dispatch {
        args,
        ..Dispatch::new(&program, "main", [1, 1, 1])
    };
    let options = RunOptions {
        max_instructions: Some(100_000),
        dump: Some(WarpFilter {
            workgroup: [0; 3],
            warp: None,
        }),
        ..*options
    };
    let summary = lanemask_emu::run(&dispatch, &memory, &options, None)?;
    let bytes = memory.read(to, size).unwrap();
    let out = bytes
        .chunks(4)
        .map(|c| u32::from_le_bytes(c.try_into().unwrap()));
    Ok(After {
        warps: summary.registers,
        out: out.collect(),
    })
}

fn with(completion: Completion) -> RunOptions<'static> {
    RunOptions {
        completion,
        ..RunOptions::default()
    }
}

fn run_size(text: &str, size: u32, completion: Completion) -> After {
    match try_run(&object(text, size), &with(completion)) {
        Ok(after) => after,
        Err(e) => panic!("{e}\n{text}"),
    }
}

fn run(text: &str, completion: Completion) -> After {
    run_size(text, 32, completion)
}

/// What is seen in some order of completion: all that so many seeds give.
fn all<T: Ord>(text: &str, of: impl Fn(&After) -> T) -> Vec<T> {
    let mut seen: Vec<T> = (0..80).map(|seed| of(&run(text, random(seed)))).collect();
    seen.sort();
    seen.dedup();
    seen
}
