//! Shaders and their kernels.

use std::collections::BTreeMap;
use std::path::Path;
use std::sync::Arc;

use lanemask_compile::wgsl::{EntryInfo, FrontOptions, Module, Stage};
use lanemask_compile::{linx as linx_compiler, spirv, w32};
use lanemask_diag::{Diagnostic, FileId, Sources, suggest};
use lanemask_emu::{LoadError, Program, linx};
use lanemask_job::{ShaderKind, Target};
use lanemask_object::{KernelMeta, Object};

use crate::error::{Diagnostics, Error};
use crate::files;
use crate::linx::Compile;

/// A shader: WGSL or SPIR-V that can be compiled, or machine code.
///
/// ```
/// let shader = lanemask::Shader::from_wgsl("@compute @workgroup_size(8) fn fill() {}")?;
/// assert_eq!(shader.entry_points(), ["fill"]);
/// assert_eq!(shader.kernel(None)?.meta().workgroup_size, [8, 1, 1]);
/// # Ok::<(), lanemask::Error>(())
/// ```
#[derive(Clone, Debug)]
pub struct Shader {
    code: Code,
    sources: Sources,
}

#[derive(Clone, Debug)]
enum Code {
    Wgsl(Arc<Module>),
    SpirV(Arc<spirv::Module>),
    Machine(Machine),
}

#[derive(Clone, Debug)]
struct Machine {
    program: Loaded,
    warnings: Vec<Diagnostic>,
}

/// A loaded object.
#[derive(Clone, Debug)]
pub(crate) enum Loaded {
    W32(Arc<Program>),
    Linx(Arc<linx::Program>),
}

impl Loaded {
    fn object(&self) -> &Object {
        match self {
            Loaded::W32(p) => p.object(),
            Loaded::Linx(p) => p.object(),
        }
    }
}

/// An entry point of a shader, compiled and loaded.
#[derive(Clone, Debug)]
pub struct Kernel {
    machine: Machine,
    index: usize,
}

impl Kernel {
    /// What the launcher must know of it.
    pub fn meta(&self) -> &KernelMeta {
        &self.object().kernels[self.index]
    }

    /// The object that it lies in.
    pub fn object(&self) -> &Object {
        self.machine.program.object()
    }

    /// The machine that it is for.
    pub fn target(&self) -> Target {
        match self.machine.program {
            Loaded::W32(_) => Target::W32,
            Loaded::Linx(_) => Target::Linx,
        }
    }

    /// The loaded object, if it is one for w32.
    pub fn program(&self) -> Option<&Program> {
        match &self.machine.program {
            Loaded::W32(program) => Some(program),
            Loaded::Linx(_) => None,
        }
    }

    /// The loaded object, if it is one for linx.
    pub fn linx_program(&self) -> Option<&linx::Program> {
        match &self.machine.program {
            Loaded::W32(_) => None,
            Loaded::Linx(program) => Some(program),
        }
    }

    pub(crate) fn loaded(&self) -> &Loaded {
        &self.machine.program
    }

    /// Its index in [`Object::kernels`].
    pub fn index(&self) -> usize {
        self.index
    }

    /// What the assembler warned of.
    pub fn warnings(&self) -> &[Diagnostic] {
        &self.machine.warnings
    }
}

impl Shader {
    /// A WGSL shader.
    ///
    /// # Errors
    ///
    /// What the parser and the validator find.
    pub fn from_wgsl(text: &str) -> Result<Shader, Error> {
        Shader::from_wgsl_with(text, &BTreeMap::new())
    }

    /// A WGSL shader with values for its pipeline-overridable constants, by name or by id.
    ///
    /// # Errors
    ///
    /// Those of [`Shader::from_wgsl`], and constants that the shader does not have.
    pub fn from_wgsl_with(text: &str, overrides: &BTreeMap<String, f64>) -> Result<Shader, Error> {
        let mut sources = Sources::new();
        let file = sources.add("shader.wgsl", text);
        let code = wgsl(file, overrides, &mut sources);
        finish(code, sources)
    }

    /// A SPIR-V module, with values for its specialisation constants, by name or by id.
    ///
    /// # Errors
    ///
    /// The bytes are no module that can be read, and constants that the module does not have.
    pub fn from_spirv(bytes: &[u8], overrides: &BTreeMap<String, f64>) -> Result<Shader, Error> {
        let mut sources = Sources::new();
        let code = spirv(bytes, "shader.spv", overrides, &mut sources);
        finish(code, sources)
    }

    /// A program in assembly.
    ///
    /// # Errors
    ///
    /// What the assembler finds.
    pub fn from_assembly(text: &str) -> Result<Shader, Error> {
        let mut sources = Sources::new();
        let file = sources.add("shader.s", text);
        let code = assembly(file, None, &sources);
        finish(code, sources)
    }

    /// The bytes of an object file.
    ///
    /// # Errors
    ///
    /// They are no object file, or one that the machine cannot run.
    pub fn from_elf(bytes: &[u8]) -> Result<Shader, Error> {
        let code = elf(bytes, "object").and_then(|object| machine(object, Vec::new()));
        finish(code, Sources::new())
    }

    /// A shader file, whose kind its name tells.
    ///
    /// # Errors
    ///
    /// The file cannot be read, or what is in it is wrong or not supported yet.
    pub fn load(path: impl AsRef<Path>) -> Result<Shader, Error> {
        let mut sources = Sources::new();
        let code = load(path.as_ref(), &BTreeMap::new(), None, &mut sources);
        finish(code, sources)
    }

    /// The names of the compute entry points, in the order of the shader.
    pub fn entry_points(&self) -> Vec<String> {
        match &self.code {
            Code::Wgsl(module) => compute_names(module.entry_points()),
            Code::SpirV(module) => compute_names(module.entry_points()),
            Code::Machine(m) => {
                let kernels = &m.program.object().kernels;
                kernels.iter().map(|k| k.name.clone()).collect()
            }
        }
    }

    /// The machine that the code is for; WGSL and SPIR-V can be compiled for each.
    pub fn target(&self) -> Option<Target> {
        match &self.code {
            Code::Wgsl(_) | Code::SpirV(_) => None,
            Code::Machine(m) => Some(match m.program {
                Loaded::W32(_) => Target::W32,
                Loaded::Linx(_) => Target::Linx,
            }),
        }
    }

    /// Compiles an entry point; if there is only one, its name may be left out. WGSL and SPIR-V are compiled for w32.
    ///
    /// # Errors
    ///
    /// There is no such entry point, or it uses what is not supported.
    pub fn kernel(&self, entry: Option<&str>) -> Result<Kernel, Error> {
        self.kernel_for(self.target().unwrap_or_default(), entry)
    }

    /// The same for a machine.
    ///
    /// # Errors
    ///
    /// Those of [`Shader::kernel`], and `shader-target` for code that is for another machine.
    pub fn kernel_for(&self, target: Target, entry: Option<&str>) -> Result<Kernel, Error> {
        self.kernel_with(target, &Compile::default(), entry)
    }

    /// The same, with choices for linx.
    ///
    /// # Errors
    ///
    /// Those of [`Shader::kernel_for`].
    pub fn kernel_with(
        &self,
        target: Target,
        options: &Compile,
        entry: Option<&str>,
    ) -> Result<Kernel, Error> {
        self.kernel_in(target, options, entry, &self.sources)
            .map_err(|list| Diagnostics::new(list, self.sources.clone()).into())
    }

    /// Like [`Shader::load`], with the texts among those of a job.
    pub(crate) fn load_into(
        path: &Path,
        overrides: &BTreeMap<String, f64>,
        target: Option<Target>,
        sources: &mut Sources,
    ) -> Result<Shader, Vec<Diagnostic>> {
        let code = load(path, overrides, target, sources)?;
        Ok(Shader {
            code,
            sources: Sources::new(),
        })
    }

    /// Like [`Shader::kernel`], with the texts of [`Shader::load_into`].
    pub(crate) fn kernel_in(
        &self,
        target: Target,
        options: &Compile,
        entry: Option<&str>,
        sources: &Sources,
    ) -> Result<Kernel, Vec<Diagnostic>> {
        let ir = match &self.code {
            Code::Wgsl(module) => module.kernel(entry)?,
            Code::SpirV(module) => module.kernel(entry)?,
            Code::Machine(m) => {
                if let Some(own) = self.target().filter(|own| *own != target) {
                    let message = format!("the code is for `{own}` and cannot run on `{target}`");
                    return Err(vec![Diagnostic::error("shader-target", message)]);
                }
                let index = choose(&m.program.object().kernels, entry).map_err(|d| vec![d])?;
                return Ok(Kernel {
                    machine: m.clone(),
                    index,
                });
            }
        };
        let object = match target {
            Target::W32 => w32::compile(&ir, &w32::Options::new(sources))?.object,
            Target::Linx => linx_compiler::compile(&ir, &options.options(sources))?.object,
        };
        Ok(Kernel {
            machine: load_object(object, Vec::new())?,
            index: 0,
        })
    }
}

fn finish(code: Result<Code, Vec<Diagnostic>>, sources: Sources) -> Result<Shader, Error> {
    match code {
        Ok(code) => Ok(Shader { code, sources }),
        Err(list) => Err(Diagnostics::new(list, sources).into()),
    }
}

fn load(
    path: &Path,
    overrides: &BTreeMap<String, f64>,
    target: Option<Target>,
    sources: &mut Sources,
) -> Result<Code, Vec<Diagnostic>> {
    let name = path.display().to_string();
    let text = |sources: &mut Sources| -> Result<FileId, Vec<Diagnostic>> {
        let text = files::read_text(path).map_err(|d| vec![d])?;
        // A job may name a shader several times, with other overrides.
        let known = (0..)
            .map(FileId)
            .map_while(|id| Some((id, sources.get(id)?)));
        let same = known
            .filter(|(_, f)| f.name == name && f.text == text)
            .map(|(id, _)| id)
            .next();
        Ok(same.unwrap_or_else(|| sources.add(&name, text)))
    };
    let extension = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    match ShaderKind::from_extension(extension) {
        Some(ShaderKind::Wgsl) => {
            let file = text(sources)?;
            wgsl(file, overrides, sources)
        }
        Some(ShaderKind::Assembly) => {
            no_overrides(overrides)?;
            let file = text(sources)?;
            assembly(file, target, sources)
        }
        Some(ShaderKind::Object) => {
            no_overrides(overrides)?;
            let bytes = files::read(path).map_err(|d| vec![d])?;
            machine(elf(&bytes, &name)?, Vec::new())
        }
        Some(ShaderKind::SpirV) => {
            let bytes = files::read(path).map_err(|d| vec![d])?;
            spirv(&bytes, &name, overrides, sources)
        }
        Some(ShaderKind::Glsl) => Err(vec![unsupported_shader(path, "GLSL")]),
        None => {
            let message = format!("`{name}` does not tell what kind of shader it is");
            let known: Vec<String> = ShaderKind::supported_extensions()
                .map(|e| format!(".{e}"))
                .collect();
            let note = format!("the file names end in {}", known.join(", "));
            Err(vec![
                Diagnostic::error("job-shader-kind", message).note(note),
            ])
        }
    }
}

/// A shader in a language that cannot be read yet.
pub(crate) fn unsupported_shader(path: &Path, language: &str) -> Diagnostic {
    Diagnostic::error(
        "unsupported-shader",
        format!(
            "`{}` cannot be run: {language} shaders are not supported yet",
            path.display()
        ),
    )
    .note("WGSL (.wgsl), SPIR-V (.spv), assembly (.s) and objects (.elf, .o) are")
    .note("glslang makes SPIR-V of it: `glslangValidator -V FILE -o FILE.spv`")
}

fn no_overrides(overrides: &BTreeMap<String, f64>) -> Result<(), Vec<Diagnostic>> {
    match overrides.keys().next() {
        None => Ok(()),
        Some(name) => {
            let message = format!("machine code has no pipeline-overridable constant `{name}`");
            Err(vec![Diagnostic::error("job-overrides", message)])
        }
    }
}

fn wgsl(
    file: FileId,
    overrides: &BTreeMap<String, f64>,
    sources: &mut Sources,
) -> Result<Code, Vec<Diagnostic>> {
    let options = FrontOptions {
        overrides: overrides.clone(),
    };
    let module = Module::parse(sources, file, options)?;
    Ok(Code::Wgsl(Arc::new(module)))
}

fn spirv(
    bytes: &[u8],
    name: &str,
    overrides: &BTreeMap<String, f64>,
    sources: &mut Sources,
) -> Result<Code, Vec<Diagnostic>> {
    let options = FrontOptions {
        overrides: overrides.clone(),
    };
    let module = spirv::Module::parse(sources, name, bytes, options)?;
    Ok(Code::SpirV(Arc::new(module)))
}

fn compute_names(all: Vec<EntryInfo>) -> Vec<String> {
    let compute = all.into_iter().filter(|e| e.stage == Stage::Compute);
    compute.map(|e| e.name).collect()
}

fn assembly(
    file: FileId,
    target: Option<Target>,
    sources: &Sources,
) -> Result<Code, Vec<Diagnostic>> {
    let target = target.and_then(|t| lanemask_asm::Target::from_name(t.name()));
    let (object, diagnostics) = lanemask_asm::assemble_for(sources, file, target);
    if diagnostics.iter().any(Diagnostic::is_error) {
        return Err(diagnostics);
    }
    machine(object, diagnostics)
}

/// An object file.
///
/// # Errors
///
/// What the object reader says, with the file's name; `object-load`: metadata that no machine of the target can have.
pub fn elf(bytes: &[u8], name: &str) -> Result<Object, Vec<Diagnostic>> {
    let wrong = |code, problem: String| {
        let message = format!("`{name}` is no object file that can be used: {problem}");
        vec![Diagnostic::error(code, message)]
    };
    let object = Object::from_elf(bytes).map_err(|e| wrong(e.code, e.message))?;
    let possible = match &object.target {
        t if *t == Target::W32.name() => Program::check(&object),
        t if *t == Target::Linx.name() => linx::Program::check(&object),
        // Of other instruction sets nothing is known.
        _ => Ok(()),
    };
    match possible {
        Ok(()) => Ok(object),
        Err(e) => Err(wrong("object-load", e.to_string())),
    }
}

fn machine(object: Object, warnings: Vec<Diagnostic>) -> Result<Code, Vec<Diagnostic>> {
    load_object(object, warnings).map(Code::Machine)
}

fn load_object(object: Object, warnings: Vec<Diagnostic>) -> Result<Machine, Vec<Diagnostic>> {
    let wrong = |e: LoadError| vec![Diagnostic::error("object-load", e.to_string())];
    let program = if object.target == Target::Linx.name() {
        Loaded::Linx(Arc::new(linx::Program::load(&object).map_err(wrong)?))
    } else {
        Loaded::W32(Arc::new(Program::load(&object).map_err(wrong)?))
    };
    Ok(Machine { program, warnings })
}

fn choose(kernels: &[KernelMeta], entry: Option<&str>) -> Result<usize, Diagnostic> {
    let names = || kernels.iter().map(|k| k.name.as_str());
    let list = || {
        names()
            .map(|n| format!("`{n}`"))
            .collect::<Vec<_>>()
            .join(", ")
    };
    match (entry, kernels) {
        (None, [_]) => Ok(0),
        (None, []) => Err(Diagnostic::error(
            "object-no-kernel",
            "the code has no kernel",
        )),
        (None, _) => Err(Diagnostic::error(
            "object-ambiguous-entry",
            format!("the code has {} kernels; one must be chosen", kernels.len()),
        )
        .note(format!("they are: {}", list()))),
        (Some(wanted), _) => names().position(|n| n == wanted).ok_or_else(|| {
            let message = format!("the code has no kernel `{wanted}`");
            let diagnostic = Diagnostic::error("object-unknown-entry", message);
            match suggest(wanted, names()) {
                Some(near) => diagnostic.note(format!("did you mean `{near}`?")),
                None if kernels.is_empty() => diagnostic,
                None => diagnostic.note(format!("its kernels are: {}", list())),
            }
        }),
    }
}
