//! The arguments, as clap reads them.

use std::path::{Path, PathBuf};

use clap::{Args, Parser, Subcommand, ValueEnum};
use lanemask::diag::Diagnostic;

use crate::linx::{CompileSwitches, RunSwitches};
use crate::w32;

/// Compiles, runs and inspects programs for SIMT machines with an explicit execution mask.
#[derive(Debug, Parser)]
#[command(name = "lanemask", version, about, arg_required_else_help = true)]
#[command(
    after_help = "Exit codes: 0 fine, 1 a mismatch or a finding of `check`, 2 the command, the job, the shader or a file is wrong,\n\
3 a trap or the instruction limit, 130 interrupted."
)]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// The subcommands.
#[derive(Debug, Subcommand)]
pub enum Command {
    /// Run a shader, or a job file, and check its results.
    Run(Box<RunArgs>),
    /// Compile a WGSL shader.
    Compile(CompileArgs),
    /// Assemble a file.
    Asm(AsmArgs),
    /// Disassemble an object file, or words in hexadecimal.
    Disasm(DisasmArgs),
    /// Check kernels without running them.
    Check(CheckArgs),
    /// Show what is known of an instruction, a CSR or a trap cause; without a name, list all.
    Isa(IsaArgs),
}

impl Command {
    /// Whether the result is to be one JSON object.
    pub fn json(&self) -> bool {
        match self {
            Command::Run(a) => a.json,
            Command::Compile(a) => a.common.json,
            Command::Asm(a) => a.common.json,
            Command::Disasm(a) => a.common.json,
            Command::Check(a) => a.json,
            Command::Isa(a) => a.common.json,
        }
    }
}

/// What all subcommands but `run` have in common.
#[derive(Debug, Args)]
pub struct Common {
    /// Instruction set: w32 or linx [default: what the source or object says, or else w32].
    #[arg(long)]
    pub target: Option<String>,
    /// Print one JSON object on stdout and nothing else there, errors included.
    #[arg(long)]
    pub json: bool,
}

impl Common {
    /// The name of the instruction set.
    pub fn target(&self) -> &str {
        self.target.as_deref().unwrap_or("w32")
    }
}

/// `lanemask run`.
#[derive(Debug, Args)]
pub struct RunArgs {
    /// Shader (.wgsl, .spv, .s, .elf, .o) or job file (.toml).
    #[arg(value_name = "SHADER|JOB")]
    pub file: PathBuf,
    /// Instruction set [default: w32].
    #[arg(long)]
    pub target: Option<String>,
    /// Entry point; may be left out when there is only one.
    #[arg(long, value_name = "NAME", help_heading = "Job")]
    pub entry: Option<String>,
    /// Workgroups per dimension; what is left out is 1.
    #[arg(long, value_name = "X[,Y[,Z]]", help_heading = "Job")]
    pub workgroups: Option<String>,
    /// Value of a pipeline-overridable constant.
    #[arg(long, value_name = "NAME=VALUE", help_heading = "Job")]
    pub set: Vec<String>,
    /// Immediates (push constants), one after the other: `u32=4,f32=2.5`.
    #[arg(
        long,
        value_name = "TYPE=VALUE,…",
        help_heading = "Job",
        allow_hyphen_values = true
    )]
    pub immediates: Option<String>,
    /// Initial value of a scalar register, for hand-written code.
    #[arg(
        long,
        value_name = "NAME=INTEGER",
        help_heading = "Job",
        allow_hyphen_values = true
    )]
    pub register: Vec<String>,
    /// A buffer: `0.1=f32:1024:random:7:-1:1`, or `0.1=fields:u32=4,f32=2.5`. Contents are `zero`, `value:V`,
    /// `values:V,V`, `iota:START:STEP`, `random:SEED:LOW:HIGH`, `npy:PATH` or `raw:PATH`; LEN may be left out before `values`, `npy` and `raw`.
    #[arg(long, value_name = "SLOT=TYPE[:LEN][:CONTENTS]", help_heading = "Job")]
    pub bind: Vec<String>,
    /// What a buffer is a texture of: `0.1=rgba8unorm:64,32`, then keys `dim`, `levels`, `samples`, as in `:dim=2d array`. Without a
    /// `--bind` of the slot its bytes are zeros.
    #[arg(
        long,
        value_name = "SLOT=FORMAT:SIZE[:KEY=VALUE]",
        help_heading = "Job"
    )]
    pub texture: Vec<String>,
    /// A sampler: `0.1=filter=linear:wrap=clamp`, with the keys of job files; of a slot with a texture, the one that goes with it.
    #[arg(long, value_name = "SLOT=KEY=VALUE[:KEY=VALUE]", help_heading = "Job")]
    pub sampler: Vec<String>,
    /// Write a buffer after the run: .npy, or raw little endian. Also with a job file, instead of its `out`.
    #[arg(long, value_name = "SLOT=PATH", help_heading = "Job")]
    pub out: Vec<String>,
    /// Print the first elements of a buffer after the run. Also with a job file, instead of its `print`.
    #[arg(long, value_name = "SLOT=COUNT", help_heading = "Job")]
    pub print: Vec<String>,
    /// Write a buffer as a PNG after the run; formats rgba8, r8, r32f.
    #[arg(long, value_name = "SLOT=FORMAT:WIDTH:PATH", help_heading = "Job")]
    pub image: Vec<String>,
    /// Guest address of a buffer.
    #[arg(long, value_name = "SLOT=INTEGER", help_heading = "Job")]
    pub address: Vec<String>,
    /// What a buffer should hold after the run; tolerances ulp, abs, rel.
    #[arg(
        long,
        value_name = "SLOT=[TOLERANCE:AMOUNT:]CONTENTS",
        help_heading = "Job"
    )]
    pub expect: Vec<String>,
    /// Threads [default: one per core].
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=4096))]
    pub threads: Option<u32>,
    /// Run the workgroups one after the other in their order, on one thread.
    #[arg(long)]
    pub deterministic: bool,
    /// Stop a warp that has executed so many instructions (exit code 3). Without it an endless loop runs for ever.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    pub max_instructions: Option<u64>,
    /// Look for mistakes while the kernels run; what is found is reported (exit code 1). May be given several times.
    #[arg(long, value_enum, value_name = "WHAT", help_heading = "Inspect")]
    pub check: Vec<RunCheck>,
    /// Write a line per executed instruction, with its mask and results; runs on one thread.
    #[arg(long, value_name = "FILE", help_heading = "Inspect")]
    pub trace: Option<PathBuf>,
    /// Trace only this workgroup; what is left out is 0.
    #[arg(
        long,
        value_name = "X[,Y[,Z]]",
        requires = "trace",
        help_heading = "Inspect"
    )]
    pub trace_workgroup: Option<Triple>,
    /// Trace only this warp of each workgroup.
    #[arg(long, value_name = "N", requires = "trace", help_heading = "Inspect")]
    pub trace_warp: Option<u32>,
    /// Print the registers of the warps of a workgroup, or of one of them, at their end; if one traps, its own
    /// [without a value: 0,0,0]. On linx, without a value: the scalar registers after each hand-written block.
    #[arg(
        long,
        value_name = "X[,Y[,Z]][:WARP]",
        num_args = 0..=1,
        require_equals = true,
        default_missing_value = "0,0,0",
        help_heading = "Inspect"
    )]
    pub dump_registers: Option<Warps>,
    /// How w32 kernels run.
    #[command(flatten)]
    pub w32_run: w32::W32Switches,
    /// How WGSL is compiled for linx.
    #[command(flatten)]
    pub linx_compile: CompileSwitches,
    /// How linx kernels run.
    #[command(flatten)]
    pub linx_run: RunSwitches,
    /// Print one JSON object on stdout and nothing else there.
    #[arg(long)]
    pub json: bool,
    /// Say more on stderr.
    #[arg(short, long)]
    pub verbose: bool,
}

/// `run --check`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum RunCheck {
    /// On w32: registers that are read or overwritten before the `waitcnt` of their result.
    Waits,
    /// On w32, with --writable-code: instructions that run although a store has changed them, for want of `icache.inv`.
    Code,
    /// On linx: several orders of the groups of MPAR kernels are compared first, and accesses of groups that meet are told with both instructions.
    Orders,
}

impl RunArgs {
    /// Whether `--check` names it.
    pub fn checks(&self, what: RunCheck) -> bool {
        self.check.contains(&what)
    }
}

/// Up to three numbers with commas; what is left out is 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Triple(pub [u32; 3]);

impl std::str::FromStr for Triple {
    type Err = String;

    fn from_str(text: &str) -> Result<Triple, String> {
        let parts: Option<Vec<u32>> = text.split(',').map(|p| p.parse().ok()).collect();
        let parts = parts.filter(|p| p.len() <= 3);
        let Some(parts) = parts else {
            return Err("write up to three numbers, for example 0,0,0".to_string());
        };
        let mut all = [0; 3];
        all[..parts.len()].copy_from_slice(&parts);
        Ok(Triple(all))
    }
}

/// The warps of a workgroup, or one of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Warps {
    /// Workgroup id.
    pub workgroup: [u32; 3],
    /// Warp; all if `None`.
    pub warp: Option<u32>,
}

impl std::str::FromStr for Warps {
    type Err = String;

    fn from_str(text: &str) -> Result<Warps, String> {
        let (workgroup, warp) = match text.split_once(':') {
            Some((workgroup, warp)) => (workgroup, Some(warp)),
            None => (text, None),
        };
        let warp = match warp {
            Some(warp) => Some(
                warp.parse()
                    .map_err(|_| "write X,Y,Z:WARP, for example 0,0,0:1".to_string())?,
            ),
            None => None,
        };
        Ok(Warps {
            workgroup: workgroup.parse::<Triple>()?.0,
            warp,
        })
    }
}

/// `lanemask compile`.
#[derive(Debug, Args)]
pub struct CompileArgs {
    /// Shader (.wgsl, .spv).
    pub file: PathBuf,
    /// What to make [default: what the name of the output file says (.s, .asm, .hex, .elf, .o, .ir); on stdout and devices asm].
    #[arg(long, value_enum)]
    pub emit: Option<Emit>,
    /// Output file; without it, stdout.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Entry point; may be left out when there is only one.
    #[arg(long, value_name = "NAME")]
    pub entry: Option<String>,
    /// Value of a pipeline-overridable constant.
    #[arg(long, value_name = "NAME=VALUE")]
    pub set: Vec<String>,
    /// How it is compiled for linx.
    #[command(flatten)]
    pub linx: CompileSwitches,
    /// Say why the groups may run in any order (MPAR), or what is in the way; without --emit and -o, nothing else.
    #[arg(long, help_heading = "Linx")]
    pub explain: bool,
    /// Target and form of the output.
    #[command(flatten)]
    pub common: Common,
}

/// `lanemask asm`.
#[derive(Debug, Args)]
pub struct AsmArgs {
    /// Assembly file, or `-` for stdin.
    pub file: PathBuf,
    /// What to make [default: what the name of the output file says (.hex, .elf, .o, .s, .asm); on stdout and devices hex].
    #[arg(long, value_enum)]
    pub emit: Option<AsmEmit>,
    /// Output file; without it, stdout.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Target and form of the output.
    #[command(flatten)]
    pub common: Common,
}

/// `lanemask disasm`.
#[derive(Debug, Args)]
pub struct DisasmArgs {
    /// Object file, or with --hex a text file; `-` for stdin.
    pub file: PathBuf,
    /// The file has one instruction a line as hexadecimal words (on linx also 16-bit parcels), lower address first.
    #[arg(long)]
    pub hex: bool,
    /// Output file; without it, stdout.
    #[arg(short, long, value_name = "FILE")]
    pub output: Option<PathBuf>,
    /// Target and form of the output.
    #[command(flatten)]
    pub common: Common,
}

/// `lanemask check`.
#[derive(Debug, Args)]
#[command(after_help = "Exit codes: 0 no errors, 1 errors, 2 a file that cannot be checked.")]
pub struct CheckArgs {
    /// Assembly file or object; `-` for stdin.
    #[arg(required_unless_present = "rules")]
    pub file: Option<PathBuf>,
    /// Instruction set [default: what the source or the object says].
    #[arg(long)]
    pub target: Option<String>,
    /// Only this kernel.
    #[arg(long, value_name = "NAME")]
    pub kernel: Option<String>,
    /// End with exit code 1 if there are warnings, not only if there are errors.
    #[arg(long)]
    pub deny_warnings: bool,
    /// Show so many findings at most, errors first; 0 shows all. `--json` always has all.
    #[arg(long, value_name = "N", default_value_t = 50)]
    pub max_findings: usize,
    /// List the rules.
    #[arg(long)]
    pub rules: bool,
    /// Print one JSON object on stdout and nothing else there, errors included.
    #[arg(long)]
    pub json: bool,
}

/// `lanemask isa`.
#[derive(Debug, Args)]
pub struct IsaArgs {
    /// Mnemonic, name of a CSR or of a trap cause, number of a trap cause (5) or of a CSR (0x010); without it, all.
    pub name: Option<String>,
    /// Target and form of the output.
    #[command(flatten)]
    pub common: Common,
}

/// What `compile` can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Emit {
    /// Assembly.
    Asm,
    /// Hexadecimal words, one instruction a line.
    Hex,
    /// ELF object.
    Elf,
    /// The compiler's intermediate representation.
    Ir,
}

/// What `asm` can make.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum AsmEmit {
    /// Hexadecimal words, one instruction a line.
    Hex,
    /// ELF object.
    Elf,
    /// Assembly, as the disassembler writes it.
    Asm,
}

impl CompileArgs {
    /// What to make.
    ///
    /// # Errors
    ///
    /// The name of the output file does not say it.
    pub fn emit(&self) -> Result<Emit, Diagnostic> {
        let Some(path) = self.output.as_deref().filter(|_| self.emit.is_none()) else {
            return Ok(self.emit.unwrap_or(Emit::Asm));
        };
        match extension(path).as_str() {
            "s" | "asm" => Ok(Emit::Asm),
            "hex" => Ok(Emit::Hex),
            "elf" | "o" => Ok(Emit::Elf),
            "ir" => Ok(Emit::Ir),
            _ if is_device(path) => Ok(Emit::Asm),
            _ => Err(unknown_ending(path).note(
                "it ends in .s or .asm for assembly, .hex for words, .elf or .o for an object, .ir for the intermediate representation; for other names say --emit",
            )),
        }
    }
}

impl AsmArgs {
    /// What to make.
    ///
    /// # Errors
    ///
    /// The name of the output file does not say it.
    pub fn emit(&self) -> Result<AsmEmit, Diagnostic> {
        let Some(path) = self.output.as_deref().filter(|_| self.emit.is_none()) else {
            return Ok(self.emit.unwrap_or(AsmEmit::Hex));
        };
        match extension(path).as_str() {
            "s" | "asm" => Ok(AsmEmit::Asm),
            "hex" => Ok(AsmEmit::Hex),
            "elf" | "o" => Ok(AsmEmit::Elf),
            _ if is_device(path) => Ok(AsmEmit::Hex),
            _ => Err(unknown_ending(path).note(
                "it ends in .hex for words, .elf or .o for an object, .s or .asm for assembly; for other names say --emit",
            )),
        }
    }
}

/// Whether something is there that is neither a file nor a folder, such as `/dev/null` or a pipe: what goes to stdout may go there.
fn is_device(path: &Path) -> bool {
    std::fs::metadata(path).is_ok_and(|m| !m.is_file() && !m.is_dir())
}

fn unknown_ending(path: &Path) -> Diagnostic {
    let message = format!("`{}` does not tell what to make", path.display());
    Diagnostic::error("cli-output-kind", message)
}

fn extension(path: &Path) -> String {
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    extension.to_ascii_lowercase()
}
