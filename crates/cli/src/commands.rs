//! The subcommands that run nothing.

use std::io::{self, IsTerminal, Read};
use std::path::Path;

use lanemask::asm::{self, disassemble, hex};
use lanemask::compile::wgsl::{FrontOptions, Module};
use lanemask::compile::{linx, spirv, w32};
use lanemask::diag::{Diagnostic, FileId, Sources};
use lanemask::files;
use lanemask::ir::text::print;
use lanemask::job::{Job, Options, ShaderKind, Target};
use lanemask::object::{LinxMode, Object};
use serde_json::{Value, json};

use crate::args::{AsmArgs, AsmEmit, Common, CompileArgs, DisasmArgs, Emit, IsaArgs};
use crate::output::{Exit, Failure, check_not_read, deliver, to_stderr, to_stdout};
use crate::{card, linx_card};
use crate::{render, target};

/// `lanemask isa`.
pub fn isa(args: &IsaArgs) -> Result<Exit, Failure> {
    if target::parse(args.common.target())? == Target::Linx {
        return isa_linx(args);
    }
    let found = args.name.as_deref().map(card::find).transpose()?;
    let text = match (&found, &args.name) {
        _ if args.common.json => {
            let all = card::all();
            format!("{:#}\n", card::json(found.as_deref().unwrap_or(&all)))
        }
        (Some(found), Some(name)) => match found[..] {
            // Part of a name is shorter than it.
            [entry] if name.len() >= entry.name().len() || card::by_number(name).is_some() => {
                card::text(entry)
            }
            _ => card::matches(name, found),
        },
        _ => card::list(),
    };
    to_stdout(text.as_bytes())?;
    Ok(Exit::Fine)
}

fn isa_linx(args: &IsaArgs) -> Result<Exit, Failure> {
    let found = args.name.as_deref().map(linx_card::find).transpose()?;
    let text = match (&found, &args.name) {
        _ if args.common.json => format!("{:#}\n", linx_card::json(found.as_deref())),
        (Some(found), Some(name)) => linx_card::text(name, found),
        _ => linx_card::list(),
    };
    to_stdout(text.as_bytes())?;
    Ok(Exit::Fine)
}

/// `lanemask compile`.
pub fn compile(args: &CompileArgs) -> Result<Exit, Failure> {
    let target = target::parse(args.common.target())?;
    let explain = args.explain.then_some("--explain");
    if let (Target::W32, Some(switch)) = (target, args.linx.given().or(explain)) {
        let message = format!("`{switch}` is for linx, and this is compiled for w32");
        let d = Diagnostic::error("cli-target-option", message);
        return Err(d.note("say --target linx").into());
    }
    check_not_read(args.output.as_deref(), &args.file)?;
    let emit = args.emit()?;
    let mut sources = Sources::new();
    let made = compiled(args, target, emit, &mut sources);
    let out = Out {
        emit: match emit {
            Emit::Asm => "asm",
            Emit::Hex => "hex",
            Emit::Elf => "elf",
            Emit::Ir => "ir",
        },
        path: args.output.as_deref(),
        common: &args.common,
    };
    end(made, sources, &out)
}

/// `lanemask asm`.
pub fn asm(args: &AsmArgs) -> Result<Exit, Failure> {
    let target = asm_target(&args.common)?;
    check_not_read(args.output.as_deref(), &args.file)?;
    let emit = args.emit()?;
    let mut sources = Sources::new();
    let made = assembled(args, target, emit, &mut sources);
    let out = Out {
        emit: match emit {
            AsmEmit::Hex => "hex",
            AsmEmit::Elf => "elf",
            AsmEmit::Asm => "asm",
        },
        path: args.output.as_deref(),
        common: &args.common,
    };
    end(made, sources, &out)
}

/// `lanemask disasm`.
pub fn disasm(args: &DisasmArgs) -> Result<Exit, Failure> {
    let target = asm_target(&args.common)?;
    check_not_read(args.output.as_deref(), &args.file)?;
    let mut sources = Sources::new();
    let made = disassembled(args, target, &mut sources);
    let out = Out {
        emit: "asm",
        path: args.output.as_deref(),
        common: &args.common,
    };
    end(made, sources, &out)
}

/// The instruction set that `--target` names.
fn asm_target(common: &Common) -> Result<Option<asm::Target>, Diagnostic> {
    let Some(name) = &common.target else {
        return Ok(None);
    };
    target::parse(name)?;
    Ok(asm::Target::from_name(name))
}

/// A result, and what there is to say about it.
struct Made {
    bytes: Vec<u8>,
    /// Instruction set of what was assembled or read, where that may be another than the default.
    target: Option<String>,
    warnings: Vec<Diagnostic>,
    explanation: Option<Explanation>,
}

/// What `--explain` says.
struct Explanation {
    text: String,
    /// Nothing else is asked for.
    alone: bool,
}

impl From<String> for Made {
    fn from(text: String) -> Made {
        Made {
            bytes: text.into_bytes(),
            target: None,
            warnings: Vec::new(),
            explanation: None,
        }
    }
}

impl From<Vec<u8>> for Made {
    fn from(bytes: Vec<u8>) -> Made {
        Made {
            bytes,
            target: None,
            warnings: Vec::new(),
            explanation: None,
        }
    }
}

type Attempt = Result<Made, Vec<Diagnostic>>;

/// Where a result goes.
struct Out<'a> {
    emit: &'a str,
    path: Option<&'a Path>,
    common: &'a Common,
}

fn end(made: Attempt, sources: Sources, out: &Out) -> Result<Exit, Failure> {
    let made = match made {
        Ok(made) => made,
        Err(diagnostics) => return Err(Failure::new(diagnostics, sources)),
    };
    let json = out.common.json;
    if out.emit == "elf" && out.path.is_none() && (json || io::stdout().is_terminal()) {
        let d = Diagnostic::error("cli-binary-output", "an object file is not text");
        return Err(d
            .note("name a file with -o, or choose another --emit")
            .into());
    }
    if !json {
        let color = render::colors_on_stderr();
        to_stderr(&render::render(&made.warnings, &sources, color));
        match &made.explanation {
            Some(e) if e.alone => {
                to_stdout(e.text.as_bytes())?;
                return Ok(Exit::Fine);
            }
            Some(e) => to_stderr(&e.text),
            None => {}
        }
        deliver(&made.bytes, out.path)?;
        return Ok(Exit::Fine);
    }
    if let Some(path) = out.path {
        deliver(&made.bytes, Some(path))?;
    }
    let warnings: Vec<Value> = made
        .warnings
        .iter()
        .map(|d| render::diagnostic_json(d, &sources))
        .collect();
    let text = String::from_utf8_lossy(&made.bytes);
    let value = json!({
        "ok": true,
        "target": made.target.as_deref().unwrap_or(out.common.target()),
        "emit": out.emit,
        "file": out.path.map(|p| p.display().to_string()),
        "output": if out.path.is_none() { Some(text) } else { None },
        "warnings": warnings,
        "explanation": made.explanation.map(|e| e.text),
    });
    to_stdout(format!("{value:#}\n").as_bytes())?;
    Ok(Exit::Fine)
}

fn compiled(args: &CompileArgs, target: Target, emit: Emit, sources: &mut Sources) -> Attempt {
    let one = |d: Diagnostic| vec![d];
    let name = args.file.display().to_string();
    if args.file.extension().is_some_and(|e| e == "toml") {
        return Err(vec![a_job(&args.file)]);
    }
    // A job that is never run: it checks the options.
    let options = Options {
        shader: name.clone(),
        entry: args.entry.clone(),
        set: args.set.clone(),
        workgroups: Some("1,1,1".into()),
        ..Options::default()
    };
    let job = Job::from_options(&options, sources, Path::new(""))?;
    let dispatch = &job.dispatches[0];
    lanemask::check_supported(&job)?;
    let overrides = dispatch.overrides.clone();
    let kernel = match dispatch.kind {
        ShaderKind::Wgsl => {
            let text = files::read_text(&args.file).map_err(one)?;
            let file = sources.add(name, text);
            let module = Module::parse(sources, file, FrontOptions { overrides })?;
            module.kernel(args.entry.as_deref())?
        }
        ShaderKind::SpirV => {
            let bytes = files::read(&args.file).map_err(one)?;
            let options = FrontOptions { overrides };
            let module = spirv::Module::parse(sources, &name, &bytes, options)?;
            module.kernel(args.entry.as_deref())?
        }
        _ => {
            let message = format!("`{name}` is no WGSL or SPIR-V shader");
            let d = Diagnostic::error("compile-kind", message);
            return Err(vec![
                d.note("`lanemask asm` assembles, `lanemask disasm` reads objects"),
            ]);
        }
    };
    if emit == Emit::Ir && !args.explain {
        return Ok(print(&kernel).into());
    }
    let (object, explanation) = match target {
        Target::W32 => (
            w32::compile(&kernel, &w32::Options::new(sources))?.object,
            None,
        ),
        Target::Linx => {
            let options = args.linx.choices().options(sources);
            let compiled = linx::compile(&kernel, &options)?;
            let text = args.explain.then(|| explain(&compiled, args, sources));
            (compiled.object, text)
        }
    };
    let alone = args.emit.is_none() && args.output.is_none();
    let made: Made = match emit {
        _ if explanation.is_some() && alone => String::new().into(),
        Emit::Elf => object.to_elf().into(),
        Emit::Hex => hex::print_for(asm_kind(target), &object.code).into(),
        Emit::Asm => disassemble(&object, asm::Options::default()).into(),
        Emit::Ir => print(&kernel).into(),
    };
    Ok(Made {
        explanation: explanation.map(|text| Explanation { text, alone }),
        ..made
    })
}

/// A job is run, not compiled; the shaders that it names can be.
fn a_job(path: &Path) -> Diagnostic {
    let message = format!("`{}` is a job, not a shader", path.display());
    let d = Diagnostic::error("compile-kind", message);
    let Ok(job) = Job::load(path, &mut Sources::new()) else {
        return d.note("name the shader that it runs");
    };
    let mut shaders: Vec<String> = Vec::new();
    for dispatch in &job.dispatches {
        let name = format!("`{}`", dispatch.shader.display());
        if !shaders.contains(&name) {
            shaders.push(name);
        }
    }
    d.note(match &shaders[..] {
        [one] => format!("its shader is {one}"),
        all => format!("its shaders are {}", all.join(", ")),
    })
}

fn asm_kind(target: Target) -> asm::Target {
    asm::Target::from_name(target.name()).unwrap_or_default()
}

/// Why the launch block is of its kind.
fn explain(compiled: &linx::Compiled, args: &CompileArgs, sources: &Sources) -> String {
    let meta = compiled
        .object
        .kernels
        .first()
        .and_then(|k| k.linx.as_ref());
    let kind = match meta.map(|m| m.mode) {
        Some(LinxMode::Mpar) => "MPAR",
        _ => "MSEQ",
    };
    let why = match args.linx.mode {
        Some(_) => ", as `--mode` says",
        None => "",
    };
    let text = compiled.legality.explain(sources);
    format!(
        "{}\nThe kernel is launched by {kind}{why}.\n",
        text.trim_end()
    )
}

fn assembled(
    args: &AsmArgs,
    target: Option<asm::Target>,
    emit: AsmEmit,
    sources: &mut Sources,
) -> Attempt {
    let file = text_file(&args.file, sources)?;
    only_assembly(&args.file).map_err(|d| vec![d])?;
    let (object, diagnostics) = asm::assemble_for(sources, file, target);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics);
    }
    let target = asm::Target::from_name(&object.target).unwrap_or_default();
    let bytes = match emit {
        AsmEmit::Elf => object.to_elf(),
        AsmEmit::Hex => hex::print_for(target, &object.code).into_bytes(),
        AsmEmit::Asm => disassemble(&object, asm::Options::default()).into_bytes(),
    };
    Ok(Made {
        bytes,
        target: Some(object.target),
        warnings: diagnostics,
        explanation: None,
    })
}

fn disassembled(args: &DisasmArgs, target: Option<asm::Target>, sources: &mut Sources) -> Attempt {
    let mut options = asm::Options::default();
    let object = if args.hex {
        let asked = target;
        let target = target.unwrap_or_default();
        let file = text_file(&args.file, sources)?;
        let (code, diagnostics) = hex::parse_for(target, sources, file);
        if !diagnostics.is_empty() {
            let linx = || {
                hex::parse_for(asm::Target::Linx, sources, file)
                    .1
                    .is_empty()
            };
            // A 64-bit instruction of w32 without its second word has the length of one of linx.
            let lengths = diagnostics.iter().any(|d| d.code != "hex-missing-word");
            if asked.is_none() && lengths && linx() {
                let message = "the lines are instructions of linx by their lengths, and not of w32";
                let d = Diagnostic::error("cli-other-target", message);
                return Err(vec![d.note("say `--target linx`")]);
            }
            return Err(diagnostics);
        }
        Object {
            target: target.name().into(),
            code,
            ..Object::default()
        }
    } else {
        options.encodings = true;
        let (bytes, name) = input(&args.file).map_err(|d| vec![d])?;
        let object = lanemask::elf(&bytes, &name)?;
        if let Some(asked) = target.filter(|t| t.name() != object.target) {
            let message = format!("`{name}` is an object for `{}`", object.target);
            let d = Diagnostic::error("cli-other-target", message);
            return Err(vec![
                d.note(format!("`--target {}` does not apply", asked.name())),
            ]);
        }
        object
    };
    Ok(Made {
        target: Some(object.target.clone()),
        ..disassemble(&object, options).into()
    })
}

/// Refuses a file that its name says to be something else than assembly.
pub fn only_assembly(path: &Path) -> Result<(), Diagnostic> {
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    let (what, note) = match ShaderKind::from_extension(extension) {
        Some(ShaderKind::Wgsl) => (
            "a WGSL shader",
            "`lanemask compile` makes assembly or an object of it",
        ),
        None if extension == "toml" => ("a job", "name the assembly file that it runs"),
        _ => return Ok(()),
    };
    let message = format!("`{}` is {what}, not assembly", path.display());
    Err(Diagnostic::error("asm-kind", message).note(note))
}

/// Adds a file, or stdin, to the sources.
fn text_file(path: &Path, sources: &mut Sources) -> Result<FileId, Vec<Diagnostic>> {
    let read = input(path).and_then(|(bytes, name)| Ok((files::text(bytes, &name)?, name)));
    let (text, name) = read.map_err(|d| vec![d])?;
    Ok(sources.add(name, text))
}

/// The bytes of a file, or of stdin for `-`, and its name.
pub fn input(path: &Path) -> Result<(Vec<u8>, String), Diagnostic> {
    if path != Path::new("-") {
        return Ok((files::read(path)?, path.display().to_string()));
    }
    let mut bytes = Vec::new();
    io::stdin()
        .lock()
        .read_to_end(&mut bytes)
        .map_err(|e| Diagnostic::error("file-read", format!("cannot read stdin: {e}")))?;
    Ok((bytes, "<stdin>".to_string()))
}
