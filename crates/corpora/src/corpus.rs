//! What a corpus is.

use std::collections::BTreeMap;

use lanemask::image::{Image, Sampler};

use crate::compare::{Number, Tolerance};
use crate::measure::Machine;
use crate::play::shaders;

/// Shaders of one origin, and what is known of their results.
#[derive(Clone, Debug, Default)]
pub struct Corpus {
    /// Its name on the command line.
    pub name: &'static str,
    /// Packages with their versions.
    pub origin: String,
    /// What results are compared with; `None`: shaders are only compiled.
    pub oracle: Option<&'static str>,
    /// The shaders, each with one entry point.
    pub shaders: Vec<Shader>,
    /// Runs with known results.
    pub cases: Vec<Case>,
    /// What is left out, with the reason: files that are no compute shaders, or that another tool refuses.
    pub left_out: Vec<(String, String)>,
}

/// One entry point of one shader.
#[derive(Clone, Debug)]
pub struct Shader {
    /// Unique within the corpus.
    pub name: String,
    /// What is compiled.
    pub code: Code,
    /// The entry point, where there are several.
    pub entry: Option<String>,
    /// Values of pipeline-overridable or specialisation constants.
    pub overrides: BTreeMap<String, f64>,
}

/// A shader as its authors publish it, after their own preprocessing.
#[derive(Clone, Debug)]
pub enum Code {
    /// Text.
    Wgsl(String),
    /// A binary module.
    SpirV(Vec<u8>),
}

impl Shader {
    /// WGSL with one entry point, without overrides.
    pub fn wgsl(name: impl Into<String>, text: impl Into<String>) -> Shader {
        Shader {
            name: name.into(),
            code: Code::Wgsl(text.into()),
            entry: None,
            overrides: BTreeMap::new(),
        }
    }

    /// SPIR-V with one entry point, without overrides.
    pub fn spirv(name: impl Into<String>, bytes: Vec<u8>) -> Shader {
        Shader {
            name: name.into(),
            code: Code::SpirV(bytes),
            entry: None,
            overrides: BTreeMap::new(),
        }
    }

    /// The same with an entry point.
    pub fn at(mut self, entry: impl Into<String>) -> Shader {
        self.entry = Some(entry.into());
        self
    }
}

/// On which machines a case may run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum Targets {
    /// On each.
    #[default]
    All,
    /// On one, whose subgroups the shader relies on.
    Only(Machine),
}

impl Targets {
    /// Whether it may run there.
    pub fn include(self, machine: Machine) -> bool {
        match self {
            Targets::All => true,
            Targets::Only(only) => only == machine,
        }
    }
}

/// Dispatches in order, on buffers of their own.
#[derive(Clone, Debug, Default)]
pub struct Case {
    /// Unique within the corpus.
    pub name: String,
    /// Contents of the buffers before.
    pub buffers: Vec<Vec<u8>>,
    /// What happens.
    pub steps: Vec<Step>,
    /// What must be true afterwards.
    pub checks: Vec<Check>,
    /// Where it may run.
    pub targets: Targets,
}

/// One step of a case.
#[derive(Clone, Debug)]
pub enum Step {
    /// Bytes are written into a buffer, as a host does.
    Write {
        /// Index of the buffer.
        buffer: usize,
        /// First byte.
        offset: usize,
        /// What is written.
        bytes: Vec<u8>,
    },
    /// Bytes are copied.
    Copy {
        /// Buffer and first byte to read.
        from: (usize, usize),
        /// Buffer and first byte to write.
        to: (usize, usize),
        /// How many.
        len_bytes: usize,
    },
    /// A shader runs.
    Dispatch {
        /// Index of the shader.
        shader: usize,
        /// Workgroups in x, y and z.
        workgroups: [u32; 3],
        /// What is bound.
        bound: Vec<Bound>,
    },
}

/// A resource at a binding.
#[derive(Clone, Copy, Debug)]
pub struct Bound {
    /// `@group`.
    pub group: u32,
    /// `@binding`.
    pub binding: u32,
    /// What it is.
    pub resource: Resource,
}

/// What is bound.
#[derive(Clone, Copy, Debug)]
pub enum Resource {
    /// Part of a buffer.
    Buffer {
        /// Index of the buffer.
        buffer: usize,
        /// First byte.
        offset: usize,
        /// Size in bytes; `None`: to the end.
        len_bytes: Option<usize>,
    },
    /// A buffer whose bytes are texels.
    Image {
        /// Index of the buffer.
        buffer: usize,
        /// Layout; its address does not matter.
        image: Image,
    },
    /// A sampler.
    Sampler(Sampler),
}

/// What a part of a buffer must hold.
#[derive(Clone, Debug)]
pub struct Check {
    /// Index of the buffer.
    pub buffer: usize,
    /// First byte.
    pub offset: usize,
    /// How the bytes are to be read.
    pub number: Number,
    /// The numbers, as bytes.
    pub want: Vec<u8>,
    /// What counts as equal.
    pub tolerance: Tolerance,
}

impl Corpus {
    /// The shaders and cases whose names have a part in them; shaders that such cases need stay too.
    pub fn only(self, part: &str) -> Corpus {
        let named: Vec<usize> = (0..self.shaders.len())
            .filter(|&k| self.shaders[k].name.contains(part))
            .collect();
        let wanted = |case: &Case| case.name.contains(part);
        let of_cases = self.cases.iter().filter(|c| wanted(c)).flat_map(shaders);
        let mut keep: Vec<usize> = named.iter().copied().chain(of_cases).collect();
        keep.sort_unstable();
        keep.dedup();
        self.keep(&keep, |case| {
            wanted(case) || shaders(case).any(|s| named.contains(&s))
        })
    }

    /// So many shaders at most, spread over the corpus, and the cases that need no others.
    pub fn limited(self, limit: usize) -> Corpus {
        let count = self.shaders.len();
        let limit = limit.min(count);
        let keep: Vec<usize> = (0..limit).map(|k| k * count / limit).collect();
        self.keep(&keep, |_| true)
    }

    /// Keeps some shaders (indices in order), and of the wanted cases those that need no others.
    fn keep(mut self, keep: &[usize], wanted: impl Fn(&Case) -> bool) -> Corpus {
        let place = |shader: usize| keep.binary_search(&shader);
        self.cases
            .retain(|case| wanted(case) && shaders(case).all(|s| place(s).is_ok()));
        for case in &mut self.cases {
            for step in &mut case.steps {
                if let Step::Dispatch { shader, .. } = step {
                    *shader = place(*shader).expect("only such cases stay");
                }
            }
        }
        let mut index = 0;
        self.shaders.retain(|_| {
            index += 1;
            place(index - 1).is_ok()
        });
        self
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn corpus() -> Corpus {
        let case = |name: &str, shaders: &[usize]| Case {
            name: name.to_owned(),
            steps: shaders
                .iter()
                .map(|&shader| Step::Dispatch {
                    shader,
                    workgroups: [1; 3],
                    bound: Vec::new(),
                })
                .collect(),
            ..Case::default()
        };
        Corpus {
            shaders: ["a", "b", "c", "d"].map(|n| Shader::wgsl(n, "")).into(),
            cases: vec![case("x", &[0, 2]), case("y", &[2]), case("z", &[1, 3])],
            ..Corpus::default()
        }
    }

    fn shape(corpus: &Corpus) -> (String, Vec<(String, Vec<usize>)>) {
        let names = corpus.shaders.iter().map(|s| s.name.as_str()).collect();
        let cases = corpus.cases.iter();
        (
            names,
            cases
                .map(|c| (c.name.clone(), shaders(c).collect()))
                .collect(),
        )
    }

    #[test]
    fn cases_follow_their_shaders() {
        assert_eq!(
            shape(&corpus().limited(2)),
            (
                "ac".to_owned(),
                vec![("x".to_owned(), vec![0, 1]), ("y".to_owned(), vec![1])]
            )
        );
        assert_eq!(shape(&corpus().limited(9)), shape(&corpus()));
        assert_eq!(
            shape(&corpus().only("z")),
            ("bd".to_owned(), vec![("z".to_owned(), vec![0, 1])])
        );
        assert_eq!(
            shape(&corpus().only("c")),
            ("c".to_owned(), vec![("y".to_owned(), vec![0])])
        );
    }
}
