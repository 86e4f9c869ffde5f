//! Random programs with every kind of exit, in GLSL, through glslang and its optimizer, against an interpreter of their own.

use std::fmt::Write;
use std::path::Path;
use std::process::Command;

use lanemask_ir::generate::Rng;
use lanemask_job::Slot;
use lanemask_testkit::engine::{Buffers, Engine};

use crate::{machines, run};

const VARIABLES: usize = 4;
const INVOCATIONS: u32 = 64;
/// Trips of all loops together, after which a program is left: what is nested multiplies.
const MAX_TRIPS: u32 = 3000;

#[derive(Debug)]
enum Expr {
    Const(u32),
    Var(usize),
    /// The invocation's number.
    Id,
    /// Counter of an enclosing loop.
    Counter(usize),
    Bin(&'static str, Box<Expr>, Box<Expr>),
}

#[derive(Debug)]
enum Stmt {
    Set(usize, Expr),
    If(Expr, Vec<Stmt>, Vec<Stmt>),
    /// So many trips, at most 7.
    For(usize, Expr, Vec<Stmt>),
    While(usize, Expr, Vec<Stmt>),
    /// Labels of the cases (`None` is the default) with their code; all fall through.
    Switch(Expr, Vec<(Option<u32>, Vec<Stmt>)>),
    Break,
    Continue,
    Return(Expr),
}

/// Where a statement stands.
#[derive(Clone, Copy)]
struct Place {
    depth: usize,
    loops: usize,
    breakable: bool,
}

struct Generator {
    rng: Rng,
    left: usize,
}

impl Generator {
    fn below(&mut self, n: u64) -> u64 {
        self.rng.below(n as usize) as u64
    }

    fn expr(&mut self, depth: usize, loops: usize) -> Expr {
        match self.below(if depth == 0 { 5 } else { 9 }) {
            0 => Expr::Const(self.below(12) as u32),
            1 => Expr::Id,
            2 if loops > 0 => Expr::Counter(self.below(loops as u64) as usize),
            2..=4 => Expr::Var(self.below(VARIABLES as u64) as usize),
            _ => {
                let ops = ["+", "*", "^", "&", "-", "|", "%", ">>"];
                let op = ops[self.below(8) as usize];
                let left = self.expr(depth - 1, loops);
                let right = match op {
                    "%" => Expr::Const(2 + self.below(7) as u32),
                    ">>" => Expr::Const(self.below(5) as u32),
                    _ => self.expr(depth - 1, loops),
                };
                Expr::Bin(op, Box::new(left), Box::new(right))
            }
        }
    }

    fn cond(&mut self, loops: usize) -> Expr {
        let op = ["<", "==", "!=", ">"][self.below(4) as usize];
        let left = self.expr(2, loops);
        let left = Expr::Bin("%", Box::new(left), Box::new(Expr::Const(5)));
        Expr::Bin(
            op,
            Box::new(left),
            Box::new(Expr::Const(self.below(5) as u32)),
        )
    }

    fn block(&mut self, place: Place) -> Vec<Stmt> {
        let mut out = Vec::new();
        for _ in 0..1 + self.below(4) {
            if self.left == 0 {
                break;
            }
            self.left -= 1;
            let inner = Place {
                depth: place.depth + 1,
                ..place
            };
            let nests = place.depth < 5;
            let stmt = match self.below(14) {
                0..=2 if nests => {
                    let cond = self.cond(place.loops);
                    let then = self.block(inner);
                    let otherwise = match self.below(2) {
                        0 => Vec::new(),
                        _ => self.block(inner),
                    };
                    Stmt::If(cond, then, otherwise)
                }
                kind @ 3..=4 if nests && place.loops < 3 => {
                    let trips = self.expr(1, place.loops);
                    let body = self.block(Place {
                        loops: place.loops + 1,
                        breakable: true,
                        ..inner
                    });
                    match kind {
                        3 => Stmt::For(place.loops, trips, body),
                        _ => Stmt::While(place.loops, trips, body),
                    }
                }
                5..=6 if nests => {
                    let selector = self.expr(2, place.loops);
                    let mut labels: Vec<Option<u32>> =
                        (0..2 + self.below(3) as u32).map(Some).collect();
                    let at = self.below(labels.len() as u64 + 1) as usize;
                    labels.insert(at, None);
                    let inner = Place {
                        breakable: true,
                        ..inner
                    };
                    let mut cases = Vec::new();
                    for label in labels {
                        let mut body = self.block(inner);
                        if self.below(2) == 0 {
                            body.push(Stmt::Break);
                        }
                        cases.push((label, body));
                    }
                    Stmt::Switch(selector, cases)
                }
                7 if place.breakable => Stmt::Break,
                8 if place.loops > 0 => Stmt::Continue,
                9 if self.below(3) == 0 => Stmt::Return(self.expr(2, place.loops)),
                _ => {
                    let value = self.expr(3, place.loops);
                    Stmt::Set(self.below(VARIABLES as u64) as usize, value)
                }
            };
            let ends = matches!(stmt, Stmt::Break | Stmt::Continue | Stmt::Return(_));
            out.push(stmt);
            if ends {
                break;
            }
        }
        out
    }
}

fn text_of(e: &Expr, out: &mut String) {
    let _ = match e {
        Expr::Const(x) => write!(out, "{x}u"),
        Expr::Var(v) => write!(out, "v{v}"),
        Expr::Id => write!(out, "id"),
        Expr::Counter(l) => write!(out, "k{l}"),
        Expr::Bin(op, a, b) => {
            out.push('(');
            text_of(a, out);
            let _ = write!(out, " {op} ");
            text_of(b, out);
            write!(out, ")")
        }
    };
}

fn expr(e: &Expr) -> String {
    let mut out = String::new();
    text_of(e, &mut out);
    out
}

/// Each loop has a scope of its own, so that counters can be declared again.
fn glsl(block: &[Stmt], out: &mut String) {
    for stmt in block {
        let _ = match stmt {
            Stmt::Set(v, e) => writeln!(out, "v{v} = {};", expr(e)),
            Stmt::If(c, then, otherwise) => {
                let _ = writeln!(out, "if {} {{", expr(c));
                glsl(then, out);
                out.push_str("} else {\n");
                glsl(otherwise, out);
                writeln!(out, "}}")
            }
            Stmt::For(l, trips, body) => {
                let _ = writeln!(
                    out,
                    "{{\nuint n{l} = {} & 7u;\nfor (uint k{l} = 0u; k{l} < n{l}; k{l}++) {{\nif (++trips > {MAX_TRIPS}u) return v0;",
                    expr(trips)
                );
                glsl(body, out);
                writeln!(out, "}}\n}}")
            }
            Stmt::While(l, trips, body) => {
                let _ = writeln!(
                    out,
                    "{{\nuint n{l} = {} & 7u;\nuint k{l} = 0u;\ndo {{\nk{l}++;\nif (++trips > {MAX_TRIPS}u) return v0;",
                    expr(trips)
                );
                glsl(body, out);
                writeln!(out, "}} while (k{l} < n{l});\n}}")
            }
            Stmt::Switch(s, cases) => {
                let _ = writeln!(out, "switch (int({} % 6u)) {{", expr(s));
                for (label, body) in cases {
                    let _ = match label {
                        Some(x) => writeln!(out, "case {x}: {{"),
                        None => writeln!(out, "default: {{"),
                    };
                    glsl(body, out);
                    out.push_str("}\n");
                }
                writeln!(out, "}}")
            }
            Stmt::Break => writeln!(out, "break;"),
            Stmt::Continue => writeln!(out, "continue;"),
            Stmt::Return(e) => writeln!(out, "return {};", expr(e)),
        };
    }
}

/// How a block is left.
enum Exit {
    Falls,
    Break,
    Continue,
    Return(u32),
}

struct Machine {
    id: u32,
    vars: [u32; VARIABLES],
    counters: [u32; 4],
    trips: u32,
}

impl Machine {
    fn eval(&self, e: &Expr) -> u32 {
        match e {
            Expr::Const(x) => *x,
            Expr::Var(v) => self.vars[*v],
            Expr::Id => self.id,
            Expr::Counter(l) => self.counters[*l],
            Expr::Bin(op, a, b) => {
                let (a, b) = (self.eval(a), self.eval(b));
                match *op {
                    "+" => a.wrapping_add(b),
                    "-" => a.wrapping_sub(b),
                    "*" => a.wrapping_mul(b),
                    "^" => a ^ b,
                    "&" => a & b,
                    "|" => a | b,
                    "%" => a % b,
                    ">>" => a >> b,
                    "<" => u32::from(a < b),
                    ">" => u32::from(a > b),
                    "==" => u32::from(a == b),
                    _ => u32::from(a != b),
                }
            }
        }
    }

    fn block(&mut self, block: &[Stmt]) -> Exit {
        for stmt in block {
            let exit = self.stmt(stmt);
            if !matches!(exit, Exit::Falls) {
                return exit;
            }
        }
        Exit::Falls
    }

    fn stmt(&mut self, stmt: &Stmt) -> Exit {
        match stmt {
            Stmt::Set(v, e) => self.vars[*v] = self.eval(e),
            Stmt::If(c, then, otherwise) => {
                let taken = if self.eval(c) != 0 { then } else { otherwise };
                return self.block(taken);
            }
            Stmt::For(l, trips, body) => {
                let n = self.eval(trips) & 7;
                self.counters[*l] = 0;
                while self.counters[*l] < n {
                    match self.trip(body) {
                        Exit::Break => break,
                        Exit::Return(x) => return Exit::Return(x),
                        _ => self.counters[*l] += 1,
                    }
                }
            }
            Stmt::While(l, trips, body) => {
                let n = self.eval(trips) & 7;
                self.counters[*l] = 0;
                loop {
                    self.counters[*l] += 1;
                    match self.trip(body) {
                        Exit::Break => break,
                        Exit::Return(x) => return Exit::Return(x),
                        _ if self.counters[*l] >= n => break,
                        _ => {}
                    }
                }
            }
            Stmt::Switch(s, cases) => {
                let selector = self.eval(s) % 6;
                let at = |wanted: Option<u32>| cases.iter().position(|c| c.0 == wanted);
                let first = at(Some(selector)).or_else(|| at(None)).unwrap();
                for (_, body) in &cases[first..] {
                    match self.block(body) {
                        Exit::Falls => {}
                        Exit::Break => break,
                        other => return other,
                    }
                }
            }
            Stmt::Break => return Exit::Break,
            Stmt::Continue => return Exit::Continue,
            Stmt::Return(e) => return Exit::Return(self.eval(e)),
        }
        Exit::Falls
    }

    fn trip(&mut self, body: &[Stmt]) -> Exit {
        self.trips += 1;
        if self.trips > MAX_TRIPS {
            return Exit::Return(self.vars[0]);
        }
        self.block(body)
    }
}

/// The program of a seed: its text, and what it computes.
fn program(seed: u64) -> (String, Vec<u32>) {
    let mut generator = Generator {
        rng: Rng::new(seed),
        left: 60,
    };
    let mut body = Vec::new();
    while generator.left > 20 {
        let place = Place {
            depth: 0,
            loops: 0,
            breakable: false,
        };
        body.append(&mut generator.block(place));
        if matches!(body.last(), Some(Stmt::Return(_))) {
            body.pop();
        }
    }
    let mut text = format!(
        "#version 450\nlayout(local_size_x = {INVOCATIONS}) in;
layout(set = 0, binding = 0) buffer Out {{ uint y[]; }};
uint f(uint id) {{\nuint v0 = id, v1 = 1u, v2 = id * 3u, v3 = 7u;\nuint trips = 0u;\n"
    );
    glsl(&body, &mut text);
    text.push_str(
        "return v0 ^ v1 ^ v2 ^ v3;\n}
void main() { uint i = gl_GlobalInvocationID.x; y[i] = f(i); }\n",
    );
    let want = (0..INVOCATIONS)
        .map(|id| {
            let mut machine = Machine {
                id,
                vars: [id, 1, id.wrapping_mul(3), 7],
                counters: [0; 4],
                trips: 0,
            };
            match machine.block(&body) {
                Exit::Return(x) => x,
                _ => machine.vars.iter().fold(0, |a, b| a ^ b),
            }
        })
        .collect();
    (text, want)
}

/// Runs a tool; whether it is there.
fn tool(name: &str, args: &[&str]) -> bool {
    match Command::new(name).args(args).output() {
        Ok(done) => {
            let text = String::from_utf8_lossy(&done.stdout);
            let errors = String::from_utf8_lossy(&done.stderr);
            assert!(done.status.success(), "{name} {args:?}: {text}{errors}");
            true
        }
        Err(_) => false,
    }
}

/// The modules that glslang makes of a shader, plain and after the optimizer for speed and for size, by the names of their files in a
/// folder of that name. Nothing where the tools are not installed; with `LANEMASK_REQUIRE_GLSLANG` that fails.
pub fn modules(name: &str, text: &str) -> Option<Vec<(&'static str, Vec<u8>)>> {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    let at = |name: &str| folder.join(name).display().to_string();
    let required = std::env::var_os("LANEMASK_REQUIRE_GLSLANG").is_some();
    if !tool("glslangValidator", &["--version"]) || !tool("spirv-opt", &["--version"]) {
        assert!(!required, "glslang-tools and spirv-tools are not installed");
        println!("skipped: glslangValidator and spirv-opt are not installed");
        return None;
    }
    std::fs::write(folder.join("a.comp"), text).unwrap();
    tool(
        "glslangValidator",
        &["-V", &at("a.comp"), "-o", &at("a.spv")],
    );
    tool("spirv-opt", &["-O", &at("a.spv"), "-o", &at("fast.spv")]);
    tool("spirv-opt", &["-Os", &at("a.spv"), "-o", &at("small.spv")]);
    let read = |file| (file, std::fs::read(folder.join(file)).unwrap());
    Some(["a.spv", "fast.spv", "small.spv"].map(read).to_vec())
}

#[test]
fn random_glsl_gives_what_it_says() {
    let seeds = match std::env::var("LANEMASK_SEEDS") {
        Ok(n) => n.parse().unwrap(),
        Err(_) => 24,
    };
    let mut distinct = 0;
    for seed in 0..seeds {
        let (text, want) = program(seed);
        distinct += usize::from(want.iter().any(|w| *w != want[0]));
        let Some(made) = modules("glsl", &text) else {
            return;
        };
        for (file, bytes) in made {
            let engines = [[Engine::Interpreter].as_slice(), &machines()].concat();
            for engine in engines {
                let slot = Slot {
                    group: 0,
                    binding: 0,
                };
                let mut buffers = Buffers::from([(slot, vec![0; 4 * INVOCATIONS as usize])]);
                run(engine, &bytes, None, [1, 1, 1], &mut buffers)
                    .unwrap_or_else(|e| panic!("seed {seed}, {file}, {engine:?}: {e}\n{text}"));
                let got: Vec<u32> = buffers[&slot]
                    .chunks(4)
                    .map(|w| u32::from_le_bytes(w.try_into().unwrap()))
                    .collect();
                assert_eq!(got, want, "seed {seed}, {file}, {engine:?}\n{text}");
            }
        }
    }
    assert!(2 * distinct > seeds as usize, "the lanes never differ");
}
