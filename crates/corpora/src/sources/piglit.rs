//! Piglit's generated tests of GLSL's operators and built-in functions in compute shaders, by way of glslang.
//!
//! Each test is one shader with numbers for its uniforms, what it must compute from them, and a tolerance; the shader compares and
//! leaves green or red. Here the uniforms lie in a storage buffer, and so do the colours, which the test writes to an image:
//! what is tested is the arithmetic.

mod layout;

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Command;

use crate::compare::{Number, Tolerance};
use crate::corpus::{Bound, Case, Check, Corpus, Resource, Shader, Step};
use crate::fetch::{FetchError, Store, bytes, files, run, text};

use layout::{Layout, members};

/// On the command line.
pub const NAME: &str = "piglit";
const PACKAGE: &str = "piglit";
const TESTS: &str = "./usr/lib/*/piglit/generated_tests/spec";
const FOLDERS: [&str; 2] = [
    "glsl-4.30/execution/built-in-functions",
    "arb_gpu_shader_int64/execution/built-in-functions",
];

/// Fetches the package and compiles its tests to SPIR-V.
///
/// # Errors
/// apt-get, dpkg-deb or tar fails, or glslangValidator is missing.
pub fn load(store: &Store) -> Result<Corpus, FetchError> {
    let members = FOLDERS.map(|folder| format!("{TESTS}/{folder}"));
    let (root, version) = store.deb(PACKAGE, &members.each_ref().map(String::as_str))?;
    let modules = store.folder("piglit/modules")?;
    let mut corpus = Corpus {
        name: NAME,
        origin: format!("Debian {PACKAGE} {version}"),
        oracle: Some("the tests themselves"),
        ..Corpus::default()
    };
    for path in files(&root.join("usr"), ".shader_test")? {
        let name = path.file_name().unwrap_or_default().to_string_lossy();
        let name = name.trim_end_matches(".shader_test");
        // The others are for other stages.
        let Some(name) = name.strip_prefix("cs-") else {
            continue;
        };
        let test = match Test::read(&text(&path)?) {
            Ok(test) => test,
            Err(why) => {
                corpus.left_out.push((name.to_owned(), why));
                continue;
            }
        };
        match module(&modules, name, &test.glsl) {
            Ok(module) => {
                let shader = corpus.shaders.len();
                corpus.shaders.push(Shader::spirv(name, module));
                corpus.cases.push(test.case(name, shader));
            }
            Err(FetchError::Failed(why)) => corpus.left_out.push((name.to_owned(), why)),
            Err(why) => return Err(why),
        }
    }
    Ok(corpus)
}

/// The module for a shader; glslang is asked only for a text that it has not seen.
fn module(folder: &Path, name: &str, glsl: &str) -> Result<Vec<u8>, FetchError> {
    let source = folder.join(format!("{name}.comp"));
    let output = folder.join(format!("{name}.spv"));
    let known = std::fs::read_to_string(&source).is_ok_and(|old| old == glsl);
    if !(known && output.is_file()) {
        std::fs::write(&source, glsl).map_err(|e| format!("{}: {e}", source.display()))?;
        let mut command = Command::new("glslangValidator");
        command.args(["-V", "--target-env", "vulkan1.1", "-o"]);
        run(command.arg(&output).arg(&source))?;
    }
    bytes(&output)
}

/// A test, made for Vulkan.
#[derive(Debug, PartialEq)]
struct Test {
    glsl: String,
    layout: Layout,
    /// Invocations, and pixels that are written.
    width: usize,
    /// For each dispatch: contents of the uniforms, and the pixels with their colours.
    runs: Vec<(Vec<u8>, Vec<Probe>)>,
}

/// Red, green and blue at x.
type Probe = (usize, [f32; 3]);

impl Test {
    fn read(text: &str) -> Result<Test, String> {
        let mut sections: BTreeMap<&str, Vec<&str>> = BTreeMap::new();
        let mut current = "";
        for line in text.lines() {
            match line.strip_prefix('[').and_then(|l| l.strip_suffix(']')) {
                Some(name) => current = name,
                None => sections.entry(current).or_default().push(line),
            }
        }
        let shader = sections
            .remove("compute shader")
            .ok_or("no compute shader")?;
        let commands = sections.remove("test").ok_or("no test")?;
        let (glsl, layout, width) = vulkan(&shader)?;
        let mut uniforms = vec![0; layout.size_bytes];
        let mut runs: Vec<(Vec<u8>, Vec<Probe>)> = Vec::new();
        for command in commands {
            let words: Vec<&str> = command.split_whitespace().collect();
            match words.as_slice() {
                // The image is a buffer here.
                [] | ["clear" | "fb" | "texture" | "image", ..] | ["uniform", "int", "tex", _] => {}
                ["uniform", ty, name, values @ ..] => {
                    layout.set(&mut uniforms, ty, name, values)?;
                }
                ["compute", "1", "1", "1"] => runs.push((uniforms.clone(), Vec::new())),
                ["probe", "rgb", x, "0", color @ ..] => {
                    let x = x.parse().map_err(|_| format!("`{command}` is not known"))?;
                    let number = |k: usize| color.get(k).and_then(|c| c.parse().ok());
                    let (Some(r), Some(g), Some(b)) = (number(0), number(1), number(2)) else {
                        return Err(format!("`{command}` is not known"));
                    };
                    let last = runs.last_mut().ok_or("a probe before the first dispatch")?;
                    last.1.push((x, [r, g, b]));
                }
                _ => return Err(format!("`{command}` is not known")),
            }
        }
        let probes = |(_, probes): &(_, Vec<Probe>)| {
            !probes.is_empty() && probes.iter().all(|(x, _)| *x < width)
        };
        if runs.is_empty() || !runs.iter().all(probes) {
            return Err("a dispatch is not looked at".to_owned());
        }
        Ok(Test {
            glsl,
            layout,
            width,
            runs,
        })
    }

    /// Each dispatch leaves its colours in a buffer of its own.
    fn case(&self, name: &str, shader: usize) -> Case {
        let bound = |binding: u32, buffer: usize| Bound {
            group: 0,
            binding,
            resource: Resource::Buffer {
                buffer,
                offset: 0,
                len_bytes: None,
            },
        };
        let mut case = Case {
            name: name.to_owned(),
            buffers: vec![vec![0; self.layout.size_bytes.max(4)]],
            ..Case::default()
        };
        for (uniforms, probes) in &self.runs {
            let colors = case.buffers.len();
            // Neither green nor red.
            case.buffers.push(vec![0xaa; 16 * self.width]);
            case.steps.push(Step::Write {
                buffer: 0,
                offset: 0,
                bytes: uniforms.clone(),
            });
            case.steps.push(Step::Dispatch {
                shader,
                workgroups: [1, 1, 1],
                bound: vec![bound(0, colors), bound(1, 0)],
            });
            for (x, color) in probes {
                case.checks.push(Check {
                    buffer: colors,
                    offset: 16 * x,
                    number: Number::F32,
                    want: color.iter().flat_map(|c| c.to_le_bytes()).collect(),
                    tolerance: Tolerance::EXACT,
                });
            }
        }
        case
    }
}

/// The shader in GLSL for Vulkan, the layout of its uniforms, and its workgroup size.
fn vulkan(shader: &[&str]) -> Result<(String, Layout, usize), String> {
    let mut extensions = String::new();
    let mut uniforms = Vec::new();
    let mut body = String::new();
    let mut width = None;
    for line in shader {
        let code = line.trim();
        if code.starts_with("#extension") {
            extensions += &format!("{code}\n");
        } else if code == "writeonly uniform image2D tex;" {
            body +=
                "layout(std430, set = 0, binding = 0) writeonly buffer Colors { vec4 tex[]; };\n";
        } else if code == "imageStore(tex, coord, tmp_color);" {
            body += "  tex[coord.x] = tmp_color;\n";
        } else if let Some(uniform) = code.strip_prefix("uniform ") {
            let words = uniform.trim_end_matches(';').split_once(' ');
            uniforms.push(words.ok_or(format!("`{code}` is not known"))?);
        } else {
            if let Some(size) = code.strip_prefix("layout(local_size_x = ") {
                let size = size.strip_suffix(") in;").and_then(|s| s.parse().ok());
                width = Some(size.ok_or(format!("`{code}` is not known"))?);
            }
            body += &format!("{line}\n");
        }
    }
    let layout = members(&uniforms)?;
    let mut block = String::new();
    if !uniforms.is_empty() {
        block += "layout(std430, set = 0, binding = 1) readonly buffer Uniforms {\n";
        for (ty, name) in &uniforms {
            block += &format!("  {ty} {name};\n");
        }
        block += "};\n";
    }
    let glsl = format!("#version 450\n{extensions}{block}{body}");
    Ok((glsl, layout, width.ok_or("no workgroup size")?))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "[require]\nGLSL >= 4.30\n\n[compute shader]\nwriteonly uniform image2D tex;\n\
        layout(local_size_x = 2) in;\nuniform vec3 a;\nuniform float b;\nvoid main()\n{\n  imageStore(tex, coord, tmp_color);\n}\n\
        [test]\nclear\nuniform int tex 0\nuniform vec3 a 1 2 3\nuniform float b 0.5\ncompute 1 1 1\nprobe rgb 1 0 0.0 1.0 0.0 1.0\n";

    #[test]
    fn a_test_becomes_a_case() {
        let test = Test::read(TEXT).unwrap();
        assert!(
            test.glsl
                .starts_with("#version 450\nlayout(std430, set = 0, binding = 1)")
        );
        assert!(test.glsl.contains("  vec3 a;\n  float b;\n};"));
        assert!(test.glsl.contains("tex[coord.x] = tmp_color;"));
        assert!(!test.glsl.contains("image"));
        let numbers = [1.0f32, 2.0, 3.0, 0.5];
        let want: Vec<u8> = numbers.iter().flat_map(|x| x.to_le_bytes()).collect();
        assert_eq!(test.runs, [(want, vec![(1, [0.0, 1.0, 0.0])])]);
        let case = test.case("x", 7);
        assert_eq!(case.buffers[1].len(), 32);
        assert_eq!(case.checks[0].offset, 16);
    }

    #[test]
    fn what_is_not_known_is_left_out() {
        let unknown = TEXT.replace("clear\n", "draw rect\n");
        assert_eq!(
            Test::read(&unknown).unwrap_err(),
            "`draw rect` is not known"
        );
        let unseen = TEXT.replace("probe rgb 1 0 0.0 1.0 0.0 1.0\n", "");
        assert_eq!(
            Test::read(&unseen).unwrap_err(),
            "a dispatch is not looked at"
        );
        let outside = TEXT.replace("probe rgb 1", "probe rgb 2");
        assert!(Test::read(&outside).is_err());
    }
}
