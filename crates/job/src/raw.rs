//! A job as it was written, before it is checked: what job files and command lines have in common.

use lanemask_diag::Span;

use crate::element::Literal;

/// Something with its place in the source.
#[derive(Clone, Debug)]
pub(crate) struct Located<T> {
    pub value: T,
    pub span: Span,
}

impl<T> Located<T> {
    pub fn new(value: T, span: Span) -> Located<T> {
        Located { value, span }
    }
}

pub(crate) type Text = Located<String>;
pub(crate) type Int = Located<i128>;
pub(crate) type Lit = Located<Literal>;

#[derive(Debug, Default)]
pub(crate) struct RawJob {
    pub target: Option<Text>,
    pub dispatches: Vec<RawDispatch>,
    pub binds: Vec<RawBind>,
    pub registers: Vec<(Text, Int)>,
}

impl RawJob {
    /// Where files are named that are written after the run.
    pub fn output_paths(&self) -> impl Iterator<Item = &Text> {
        let binds = self.binds.iter();
        binds.flat_map(|b| b.out.iter().chain(b.image.iter().map(|i| &i.path)))
    }
}

#[derive(Debug)]
pub(crate) struct RawDispatch {
    pub shader: Text,
    pub entry: Option<Text>,
    pub workgroups: Located<Vec<Int>>,
    pub overrides: Vec<(Text, Located<f64>)>,
    /// Types and values of the immediates, one after the other.
    pub immediates: Option<Located<Vec<(Text, Lit)>>>,
    /// Slot and name.
    pub bind: Vec<(Text, Text)>,
}

#[derive(Debug)]
pub(crate) struct RawBind {
    pub span: Span,
    pub group: Option<Int>,
    pub binding: Option<Int>,
    pub name: Option<Text>,
    pub ty: Option<Text>,
    pub len: Option<Int>,
    /// `None` if there is no `init`; then zeros.
    pub init: Option<Located<Vec<Located<RawContents>>>>,
    pub out: Option<Text>,
    pub image: Option<RawImage>,
    pub texture: Option<RawTexture>,
    pub sampler: Option<RawSampler>,
    pub print: Option<Int>,
    pub address: Option<Int>,
    pub expect: Option<RawExpect>,
}

impl RawBind {
    pub fn new(span: Span) -> RawBind {
        RawBind {
            span,
            group: None,
            binding: None,
            name: None,
            ty: None,
            len: None,
            init: None,
            out: None,
            image: None,
            texture: None,
            sampler: None,
            print: None,
            address: None,
            expect: None,
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) enum RawContents {
    Zero,
    Value(Lit),
    Values(Vec<Lit>),
    Iota { start: Lit, step: Lit },
    Random { seed: Int, low: Lit, high: Lit },
    Npy(Text),
    Raw(Text),
    Fields(Vec<(Text, Lit)>),
}

impl RawContents {
    /// The key in job files.
    pub fn key(&self) -> &'static str {
        match self {
            RawContents::Zero => "zero",
            RawContents::Value(_) => "value",
            RawContents::Values(_) => "values",
            RawContents::Iota { .. } => "iota",
            RawContents::Random { .. } => "random",
            RawContents::Npy(_) => "npy",
            RawContents::Raw(_) => "raw",
            RawContents::Fields(_) => "fields",
        }
    }
}

#[derive(Debug)]
pub(crate) struct RawImage {
    pub span: Span,
    pub path: Text,
    pub width: Int,
    pub format: Text,
}

#[derive(Debug)]
pub(crate) struct RawTexture {
    pub span: Span,
    pub format: Text,
    pub size: Located<Vec<Int>>,
    pub dim: Option<Text>,
    pub levels: Option<Int>,
    pub samples: Option<Int>,
}

#[derive(Debug)]
pub(crate) struct RawSampler {
    pub span: Span,
    /// Key (`filter`, `mag`, `min` or `mip`) and name.
    pub filters: Vec<(&'static str, Text)>,
    /// None, one for all or one for each axis.
    pub wrap: Vec<Text>,
    pub compare: Option<Text>,
    pub border: Option<Text>,
    pub lod_min: Option<Located<f64>>,
    pub lod_max: Option<Located<f64>>,
    pub lod_bias: Option<Located<f64>>,
}

/// An output that the command line asks for besides a job file.
#[derive(Debug)]
pub(crate) struct RawOutput {
    /// Index of the bind.
    pub bind: usize,
    pub what: OutputKind,
}

#[derive(Debug)]
pub(crate) enum OutputKind {
    Out(Text),
    Print(Int),
}

#[derive(Debug)]
pub(crate) struct RawExpect {
    pub span: Span,
    pub contents: Vec<Located<RawContents>>,
    pub tolerances: Vec<Located<RawTolerance>>,
}

#[derive(Clone, Debug)]
pub(crate) enum RawTolerance {
    Ulp(i128),
    Absolute(f64),
    Relative(f64),
}
