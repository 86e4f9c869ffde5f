//! A job that has been read and checked.

use std::collections::BTreeMap;
use std::fmt;
use std::path::{Path, PathBuf};

use lanemask_diag::{Diagnostic, Span, suggest};

use crate::compare::{Comparison, Mismatches, Tolerance, compare};
use crate::contents::Contents;
use crate::element::{Element, ElementType};

/// What to run, and on what data.
#[derive(Clone, Debug, PartialEq)]
pub struct Job {
    /// The file that it was read from, if it was.
    pub file: Option<PathBuf>,
    /// The machine, if it is named; else code runs on its own machine, and WGSL on the default one.
    pub target: Option<Target>,
    /// What runs, in order; at least one.
    pub dispatches: Vec<DispatchSpec>,
    /// The resources, in the order of the job.
    pub binds: Vec<Bind>,
    /// Initial scalar registers of hand-written code. Negative numbers are in two's complement.
    pub registers: BTreeMap<String, u64>,
    /// Where each of them is named.
    pub register_spans: BTreeMap<String, Span>,
}

impl Job {
    /// The files that a run reads: the job's own, its shaders, its data and what is expected of it.
    pub fn inputs(&self) -> impl Iterator<Item = &Path> {
        let contents = self.binds.iter().flat_map(|b| {
            let expected = b.expect.iter().map(|e| &e.contents);
            std::iter::once(&b.init).chain(expected)
        });
        let data = contents.filter_map(Contents::path);
        let shaders = self.dispatches.iter().map(|d| d.shader.as_path());
        (self.file.as_deref().into_iter())
            .chain(shaders)
            .chain(data)
    }

    /// The index in [`Job::binds`] of what each slot of a dispatch is bound to: every bind at its own
    /// group and binding, except where the dispatch maps the slot to a name.
    pub fn bindings_of(&self, dispatch: &DispatchSpec) -> BTreeMap<Slot, usize> {
        let mut slots: BTreeMap<Slot, usize> = BTreeMap::new();
        for (index, bind) in self.binds.iter().enumerate() {
            if !bind.slot_from_map {
                slots.entry(bind.slot).or_insert(index);
            }
        }
        for (slot, name) in &dispatch.bind {
            if let Some(index) = self
                .binds
                .iter()
                .position(|b| b.name.as_ref() == Some(name))
            {
                slots.insert(*slot, index);
            }
        }
        if let Some(index) = dispatch.immediates {
            slots.insert(Slot::IMMEDIATES, index);
        }
        slots
    }
}

/// The machine that a job runs on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Target {
    /// `w32`.
    #[default]
    W32,
    /// `linx`.
    Linx,
}

impl Target {
    /// All of them.
    pub const ALL: [Target; 2] = [Target::W32, Target::Linx];

    /// The name in job files.
    pub fn name(self) -> &'static str {
        match self {
            Target::W32 => "w32",
            Target::Linx => "linx",
        }
    }

    /// What to say to someone who has written another name: what there is, or what may be meant.
    pub fn hint(name: &str) -> String {
        let names = || Target::ALL.into_iter().map(Target::name);
        match suggest(name, names()) {
            Some(near) => format!("did you mean `{near}`?"),
            None => {
                let all: Vec<String> = names().map(|n| format!("`{n}`")).collect();
                format!("there are {}", all.join(" and "))
            }
        }
    }
}

impl fmt::Display for Target {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.name())
    }
}

/// Kind of a shader file, by its extension.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ShaderKind {
    /// `.wgsl`.
    Wgsl,
    /// `.spv`.
    SpirV,
    /// `.comp` or `.glsl`.
    Glsl,
    /// `.s`.
    Assembly,
    /// `.elf` or `.o`.
    Object,
}

impl ShaderKind {
    /// Every extension, without its dot.
    pub const EXTENSIONS: [(&'static str, ShaderKind); 7] = [
        ("wgsl", ShaderKind::Wgsl),
        ("spv", ShaderKind::SpirV),
        ("comp", ShaderKind::Glsl),
        ("glsl", ShaderKind::Glsl),
        ("s", ShaderKind::Assembly),
        ("elf", ShaderKind::Object),
        ("o", ShaderKind::Object),
    ];

    /// The kind of files with this extension (without the dot).
    pub fn from_extension(extension: &str) -> Option<ShaderKind> {
        ShaderKind::EXTENSIONS
            .into_iter()
            .find(|(e, _)| *e == extension)
            .map(|(_, kind)| kind)
    }

    /// Whether such a shader can be read.
    pub fn is_supported(self) -> bool {
        !matches!(self, ShaderKind::Glsl)
    }

    /// The extensions, without their dots, of shaders that can be read.
    pub fn supported_extensions() -> impl Iterator<Item = &'static str> {
        ShaderKind::EXTENSIONS
            .into_iter()
            .filter(|(_, kind)| kind.is_supported())
            .map(|(extension, _)| extension)
    }
}

/// One dispatch.
#[derive(Clone, Debug, PartialEq)]
pub struct DispatchSpec {
    /// The shader, with the folder of the job in front of it. It has not been opened.
    pub shader: PathBuf,
    /// What kind of shader it is.
    pub kind: ShaderKind,
    /// Where the shader is named.
    pub shader_span: Option<Span>,
    /// The entry point, unless left out.
    pub entry: Option<String>,
    /// Where the entry point is named.
    pub entry_span: Option<Span>,
    /// Workgroups per dimension, each at least 1; their product fits into 64 bits.
    pub workgroups: [u32; 3],
    /// Where they are given.
    pub workgroups_span: Option<Span>,
    /// Pipeline-overridable constants by name or id; `true` is 1 and `false` is 0.
    pub overrides: BTreeMap<String, f64>,
    /// Where each of them is named.
    pub override_spans: BTreeMap<String, Span>,
    /// Index of the bind that holds its immediates, at [`Slot::IMMEDIATES`].
    pub immediates: Option<usize>,
    /// Names of binds for slots of the shader. Slots not in it go by group and binding.
    pub bind: BTreeMap<Slot, String>,
}

/// Group and binding of a resource; `0.1` in text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Slot {
    /// The group.
    pub group: u32,
    /// The binding in the group.
    pub binding: u32,
}

impl Slot {
    /// Where a kernel has its immediates; no bind of a job file can be there.
    pub const IMMEDIATES: Slot = Slot {
        group: lanemask_image::IMMEDIATES.0,
        binding: lanemask_image::IMMEDIATES.1,
    };

    /// Reads `0.1`.
    pub fn parse(text: &str) -> Option<Slot> {
        let number = |t: &str| {
            let digits = !t.is_empty() && t.bytes().all(|b| b.is_ascii_digit());
            if digits { t.parse().ok() } else { None }
        };
        let (group, binding) = text.split_once('.')?;
        Some(Slot {
            group: number(group)?,
            binding: number(binding)?,
        })
    }
}

impl fmt::Display for Slot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.group, self.binding)
    }
}

/// One resource.
#[derive(Clone, Debug, PartialEq)]
pub struct Bind {
    /// Group and binding; for a bind that has only a name, the first slot that a dispatch maps to it.
    pub slot: Slot,
    /// Whether `slot` was taken from a dispatch's map.
    pub slot_from_map: bool,
    /// The name, if it has one.
    pub name: Option<String>,
    /// Type of the elements; `u8` for `fields`, which count as bytes.
    pub ty: ElementType,
    /// The types of the `fields`, if that is what it holds.
    pub fields: Option<Vec<ElementType>>,
    /// Number of elements, at least 1.
    pub len: u64,
    /// What it holds before the run.
    pub init: Contents,
    /// File to write after the run.
    pub out: Option<PathBuf>,
    /// Picture to write after the run.
    pub image: Option<Image>,
    /// The texture that its bytes are, at address 0; nothing if they are a buffer.
    pub texture: Option<lanemask_image::Image>,
    /// The sampler that it is; its bytes are then the words of the descriptor. With a texture: the one that goes with it, and the bytes
    /// are those of the texture.
    pub sampler: Option<lanemask_image::Sampler>,
    /// Number of elements to print after the run.
    pub print: Option<u64>,
    /// Guest address.
    pub address: Option<u64>,
    /// What it should hold after the run.
    pub expect: Option<Expect>,
    /// Where it is in the job.
    pub span: Option<Span>,
}

impl Bind {
    /// Size in bytes.
    pub fn len_bytes(&self) -> u64 {
        self.len * self.ty.size_bytes() as u64
    }

    /// Columns and rows of its picture, if it asks for one.
    pub fn image_size(&self) -> Option<(u32, u64)> {
        let image = self.image.as_ref()?;
        let row = u64::from(image.width) * image.format.pixel_bytes();
        Some((image.width, self.len_bytes().checked_div(row)?))
    }

    /// For messages: `0.1` or `0.1 (x)`.
    pub fn label(&self) -> String {
        match &self.name {
            _ if self.slot == Slot::IMMEDIATES => "`immediates`".to_owned(),
            Some(name) => format!("{} ({name})", self.slot),
            None => self.slot.to_string(),
        }
    }

    /// The little-endian bytes before the run.
    ///
    /// # Errors
    ///
    /// See [`Contents::to_bytes`].
    pub fn initial_bytes(&self) -> Result<Vec<u8>, Diagnostic> {
        self.init
            .to_bytes(self.ty, self.len)
            .map_err(|d| self.located(d))
    }

    /// The same bytes piece by piece, see [`Contents::each_piece`].
    ///
    /// # Errors
    ///
    /// See [`Contents::each_piece`].
    pub fn each_initial_piece(
        &self,
        receive: &mut dyn FnMut(&[u8]) -> Result<(), Diagnostic>,
    ) -> Result<(), Diagnostic> {
        self.init
            .each_piece(self.ty, self.len, receive)
            .map_err(|d| self.located(d))
    }

    /// The little-endian bytes that the job expects after the run, if it does.
    ///
    /// # Errors
    ///
    /// See [`Contents::to_bytes`].
    pub fn expected_bytes(&self) -> Result<Option<Vec<u8>>, Diagnostic> {
        let Some(expect) = &self.expect else {
            return Ok(None);
        };
        expect
            .contents
            .to_bytes(self.ty, self.len)
            .map(Some)
            .map_err(|d| self.located(d))
    }

    /// Compares the bytes after the run with what is expected, adding differences to `mismatches`.
    ///
    /// # Errors
    ///
    /// The expected contents cannot be read, or `got` does not have the size of the binding.
    pub fn check(&self, got: &[u8], mismatches: &mut Mismatches) -> Result<(), Diagnostic> {
        if self.expect.is_some() && got.len() as u64 != self.len_bytes() {
            return Err(self.located(Diagnostic::error(
                "job-len-mismatch",
                format!(
                    "binding {} has {} bytes after the run, not {}",
                    self.slot,
                    got.len(),
                    self.len_bytes()
                ),
            )));
        }
        self.check_pieces(
            &mut |at, len| got[at as usize..][..len].to_vec(),
            mismatches,
        )
    }

    /// The same with a function that gives bytes of the buffer by offset and number, so that they need not all be in
    /// memory twice.
    ///
    /// # Errors
    ///
    /// The expected contents cannot be read.
    pub fn check_pieces(
        &self,
        got: &mut dyn FnMut(u64, usize) -> Vec<u8>,
        mismatches: &mut Mismatches,
    ) -> Result<(), Diagnostic> {
        let Some(expect) = &self.expect else {
            return Ok(());
        };
        let mut at = 0;
        expect
            .contents
            .each_piece(self.ty, self.len, &mut |want| {
                let got = got(at, want.len());
                let mut comparison: Comparison =
                    compare(self.ty, want, &got, expect.tolerance, Mismatches::FIRST_MAX);
                let begin = at / self.ty.size_bytes() as u64;
                for (index, _, _) in &mut comparison.first {
                    *index += begin;
                }
                if let Some(largest) = &mut comparison.largest {
                    largest.index += begin;
                }
                mismatches.add(self.slot, comparison);
                at += want.len() as u64;
                Ok(())
            })
            .map_err(|d| self.located(d))
    }

    /// What `print` asks for, in one line without its end: label, type, length and the first elements.
    pub fn print_line(&self, bytes: &[u8]) -> Option<String> {
        let count = usize::try_from(self.print?).unwrap_or(usize::MAX);
        let mut line = format!("{} {}[{}]:", self.label(), self.ty, self.len);
        let elements = (0..count).map_while(|i| Element::read(self.ty, bytes, i));
        for (i, element) in elements.enumerate() {
            line.push_str(if i == 0 { " " } else { ", " });
            line.push_str(&element.to_string());
        }
        if (count as u64) < self.len {
            line.push_str(", ...");
        }
        Some(line)
    }

    pub(crate) fn located(&self, diagnostic: Diagnostic) -> Diagnostic {
        match self.span {
            Some(span) if diagnostic.primary.is_none() => diagnostic.at(span, "this binding"),
            _ => diagnostic,
        }
    }
}

/// A picture of a buffer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Image {
    /// The PNG file.
    pub path: PathBuf,
    /// Pixels per row; the rows follow from the size of the buffer.
    pub width: u32,
    /// How the bytes are pixels.
    pub format: ImageFormat,
}

/// How the bytes of a buffer are pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ImageFormat {
    /// Four bytes per pixel: red, green, blue, alpha.
    Rgba8,
    /// One byte per pixel: grey.
    R8,
    /// One `f32` per pixel: grey, 0 is black and 1 white; what is outside is clamped, NaN is black.
    R32f,
}

impl ImageFormat {
    /// All of them.
    pub const ALL: [ImageFormat; 3] = [ImageFormat::Rgba8, ImageFormat::R8, ImageFormat::R32f];

    /// The name in job files.
    pub fn name(self) -> &'static str {
        match self {
            ImageFormat::Rgba8 => "rgba8",
            ImageFormat::R8 => "r8",
            ImageFormat::R32f => "r32f",
        }
    }

    /// Bytes of a pixel in the buffer.
    pub fn pixel_bytes(self) -> u64 {
        match self {
            ImageFormat::Rgba8 | ImageFormat::R32f => 4,
            ImageFormat::R8 => 1,
        }
    }
}

/// What a buffer should hold after the run.
#[derive(Clone, Debug, PartialEq)]
pub struct Expect {
    /// The contents: exactly as many elements as the binding has.
    pub contents: Contents,
    /// What counts as equal.
    pub tolerance: Tolerance,
}
