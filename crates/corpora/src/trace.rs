//! Traces: what a script in another language has recorded, as JSON beside a file of bytes.

use std::path::Path;

use serde::Deserialize;

use crate::compare::{Number, Tolerance};
use crate::corpus::{Bound, Case, Check, Resource, Shader, Step, Targets};
use crate::fetch::{FetchError, bytes, text};

/// A range of the file of bytes: first byte, and how many.
type Range = (usize, usize);

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Trace {
    /// What is in buffers that nobody has written.
    fill: u8,
    shaders: Vec<TraceShader>,
    cases: Vec<TraceCase>,
    #[serde(default)]
    left_out: Vec<(String, String)>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TraceShader {
    name: String,
    wgsl: String,
    #[serde(default)]
    entry: Option<String>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TraceCase {
    name: String,
    /// Sizes in bytes.
    buffers: Vec<usize>,
    steps: Vec<TraceStep>,
    checks: Vec<TraceCheck>,
}

#[derive(Debug, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum TraceStep {
    /// Buffer, first byte there, bytes.
    Write(usize, usize, Range),
    /// Buffer and byte to read, buffer and byte to write, how many.
    Copy(usize, usize, usize, usize, usize),
    /// Shader, workgroups, and for each binding: group, binding, buffer, first byte, size.
    Dispatch(usize, [u32; 3], Vec<(u32, u32, usize, usize, usize)>),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct TraceCheck {
    buffer: usize,
    #[serde(default)]
    offset: usize,
    number: String,
    want: Range,
    #[serde(default)]
    absolute: f64,
    #[serde(default)]
    relative: f64,
}

/// What a trace holds.
pub(crate) struct Recorded {
    pub shaders: Vec<Shader>,
    pub cases: Vec<Case>,
    pub left_out: Vec<(String, String)>,
}

/// Reads `NAME.json` and `NAME.bin`.
///
/// # Errors
/// A file cannot be read, or something in it points nowhere.
pub(crate) fn read(stem: &Path) -> Result<Recorded, FetchError> {
    let json = text(&stem.with_extension("json"))?;
    let all = bytes(&stem.with_extension("bin"))?;
    let trace: Trace =
        serde_json::from_str(&json).map_err(|e| format!("{}: {e}", stem.display()))?;
    let shaders: Vec<Shader> = trace
        .shaders
        .into_iter()
        .map(|s| Shader {
            entry: s.entry,
            ..Shader::wgsl(s.name, s.wgsl)
        })
        .collect();
    let count = shaders.len();
    let cases: Result<Vec<Case>, String> = trace
        .cases
        .into_iter()
        .map(|c| {
            let name = c.name.clone();
            case(c, &all, count, trace.fill).ok_or_else(|| format!("case `{name}` points nowhere"))
        })
        .collect();
    Ok(Recorded {
        shaders,
        cases: cases?,
        left_out: trace.left_out,
    })
}

/// `None` if something points outside.
fn case(trace: TraceCase, all: &[u8], shaders: usize, fill: u8) -> Option<Case> {
    let slice = |(start, len): Range| Some(all.get(start..)?.get(..len)?.to_vec());
    let sizes = &trace.buffers;
    let inside = |buffer: usize, offset: usize, len: usize| {
        let size = *sizes.get(buffer)?;
        (offset.checked_add(len)? <= size).then_some(())
    };
    let mut steps = Vec::with_capacity(trace.steps.len());
    for step in trace.steps {
        steps.push(match step {
            TraceStep::Write(buffer, offset, range) => {
                inside(buffer, offset, range.1)?;
                Step::Write {
                    buffer,
                    offset,
                    bytes: slice(range)?,
                }
            }
            TraceStep::Copy(from, first, to, second, len_bytes) => {
                inside(from, first, len_bytes)?;
                inside(to, second, len_bytes)?;
                Step::Copy {
                    from: (from, first),
                    to: (to, second),
                    len_bytes,
                }
            }
            TraceStep::Dispatch(shader, workgroups, list) => {
                if shader >= shaders {
                    return None;
                }
                let mut bound = Vec::with_capacity(list.len());
                for (group, binding, buffer, offset, len) in list {
                    inside(buffer, offset, len)?;
                    bound.push(Bound {
                        group,
                        binding,
                        resource: Resource::Buffer {
                            buffer,
                            offset,
                            len_bytes: Some(len),
                        },
                    });
                }
                Step::Dispatch {
                    shader,
                    workgroups,
                    bound,
                }
            }
        });
    }
    let mut checks = Vec::with_capacity(trace.checks.len());
    for check in trace.checks {
        inside(check.buffer, check.offset, check.want.1)?;
        checks.push(Check {
            buffer: check.buffer,
            offset: check.offset,
            number: Number::from_name(&check.number)?,
            want: slice(check.want)?,
            tolerance: Tolerance {
                absolute: check.absolute,
                relative: check.relative,
            },
        });
    }
    Some(Case {
        name: trace.name,
        buffers: sizes.iter().map(|&len| vec![fill; len]).collect(),
        steps,
        checks,
        targets: Targets::All,
    })
}
