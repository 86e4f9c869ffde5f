//! Whole programs.

use std::fmt::Write;

use super::choices::Choices;
use super::expr::Scalar::{B, F, H, I, L, Q, U};
use super::expr::{Ty, Variable};
use super::{CELLS, INPUT, OUTPUT};

/// A program.
pub(super) struct Made {
    pub(super) text: String,
    pub(super) workgroups: [u32; 3],
    pub(super) workgroup_size: [u32; 3],
    pub(super) extra: Extra,
}

/// What a program has beyond what all engines agree about.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Extra {
    /// Nothing.
    #[default]
    None,
    /// Operations on subgroups, whose results depend on the number of lanes; in flow that is uniform over the workgroup.
    Subgroups,
    /// Functions of bits of 64-bit integers, and atomics on such, which naga does not write in SPIR-V.
    WideBits,
}

/// A function that has been written.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) name: String,
    pub(super) parameters: Vec<Ty>,
    /// `None`: it changes what its first parameter, a pointer, points to.
    pub(super) result: Option<Ty>,
    /// What that is.
    pub(super) pointee: Ty,
}

/// How a loop may be left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Exits {
    /// There is none, or all invocations of a workgroup have to go through it together.
    None,
    /// A switch is nearer.
    Continue,
    /// In both ways.
    Both,
}

/// Writes a program.
pub(super) struct Generator<'c> {
    pub(super) choices: &'c mut Choices,
    pub(super) text: String,
    pub(super) scope: Vec<Variable>,
    pub(super) functions: Vec<Function>,
    /// Invocations of a workgroup.
    pub(super) lanes: u32,
    pub(super) extra: Extra,
    /// Nobody writes workgroup memory here.
    pub(super) shared_is_readable: bool,
    /// What `return` gives; `None`: it may not be written here.
    pub(super) returns: Option<Option<Ty>>,
    /// Whether this is the body of the entry point.
    pub(super) in_main: bool,
    /// Loops around.
    pub(super) loops: u32,
    /// Statements that may still be written.
    pub(super) left: u32,
    /// How the innermost loop may be left.
    pub(super) exits: Exits,
    indent: usize,
    names: u32,
}

/// Workgroup sizes: whole warps, parts of one, several.
const SIZES: [[u32; 3]; 8] = [
    [32, 1, 1],
    [8, 1, 1],
    [64, 1, 1],
    [8, 8, 1],
    [40, 1, 1],
    [4, 4, 2],
    [96, 1, 1],
    [128, 1, 1],
];

/// The program that these choices make.
pub(super) fn program(choices: &mut Choices) -> Made {
    let workgroup_size = choices.pick(&SIZES);
    let workgroups = [1 + choices.below(2), 1 + choices.below(2), 1];
    let extra = match choices.below(6) {
        4 => Extra::Subgroups,
        5 => Extra::WideBits,
        _ => Extra::None,
    };
    let mut g = Generator {
        choices,
        text: String::new(),
        scope: Vec::new(),
        functions: Vec::new(),
        lanes: workgroup_size.iter().product(),
        extra,
        shared_is_readable: false,
        returns: None,
        in_main: false,
        loops: 0,
        left: 0,
        exits: Exits::None,
        indent: 0,
        names: 0,
    };
    g.globals();
    for _ in 0..g.choices.below(4) {
        g.function();
    }
    g.main(workgroup_size);
    Made {
        text: g.text,
        workgroups,
        workgroup_size,
        extra,
    }
}

impl Generator<'_> {
    pub(super) fn line(&mut self, text: &str) {
        for _ in 0..self.indent {
            self.text.push_str("    ");
        }
        self.text.push_str(text);
        self.text.push('\n');
    }

    /// A line, and what follows stands deeper; [`Generator::close`] ends that.
    pub(super) fn open(&mut self, text: &str) {
        self.line(text);
        self.indent += 1;
    }

    /// What follows stands deeper.
    pub(super) fn deeper(&mut self) {
        self.indent += 1;
    }

    pub(super) fn close(&mut self, text: &str) {
        self.indent -= 1;
        self.line(text);
    }

    pub(super) fn name(&mut self, prefix: &str) -> String {
        self.names += 1;
        format!("{prefix}{}", self.names)
    }

    pub(super) fn declare(&mut self, name: &str, ty: Ty, mutable: bool) {
        self.scope.push(Variable {
            name: name.to_owned(),
            ty,
            mutable,
        });
    }

    fn globals(&mut self) {
        let lanes = self.lanes;
        let _ = write!(
            self.text,
            "enable f16;
struct Record {{ a: u32, b: vec3<i32>, c: array<u32, 3>, d: f32, e: u64, f: vec2<f16>, g: mat2x3<f32>, }}
@group(0) @binding(0) var<storage, read> input: array<u32, {INPUT}>;
@group(0) @binding(1) var<storage, read_write> output: array<u32>;
@group(0) @binding(2) var<storage, read_write> cells: array<atomic<u32>, {CELLS}>;
var<workgroup> shared_words: array<u32, {lanes}>;
var<workgroup> shared_wide: array<vec2<u64>, {lanes}>;
var<workgroup> shared_cells: array<atomic<u32>, 3>;
var<workgroup> shared_word: u32;
var<private> private_words: array<u32, 5>;
"
        );
        if self.extra == Extra::WideBits {
            self.line("var<workgroup> shared_wide_cells: array<atomic<u64>, 2>;");
        }
        for s in [U, I, F, B, Q, L, H] {
            for k in 0..2 {
                let value = self.literal(s);
                let (name, prefix) = (s.name(), s.prefix());
                self.line(&format!("var<private> {prefix}{k}: {name} = {value};"));
            }
        }
    }

    fn function(&mut self) {
        let name = self.name("call");
        let pointer = self.choices.chance(40);
        let types = [
            Ty::S(U),
            Ty::S(I),
            Ty::S(F),
            Ty::V(U, 2),
            Ty::V(I, 3),
            Ty::S(B),
            Ty::S(Q),
            Ty::S(H),
        ];
        let pointees = [Ty::S(U), Ty::V(I, 3), Ty::Array(4), Ty::Struct, Ty::S(L)];
        let parameters: Vec<Ty> = (0..1 + self.choices.below(3))
            .map(|_| self.choices.pick(&types))
            .collect();
        // No truth values.
        let results = [types[0], types[1], types[2], types[3], types[4], types[6]];
        let result = (!pointer).then(|| self.choices.pick(&results));
        let pointee = if pointer {
            self.choices.pick(&pointees)
        } else {
            pointees[0]
        };
        self.scope.clear();
        let mut written = Vec::new();
        if pointer {
            written.push(format!("p: ptr<function, {}>", pointee.name()));
            self.declare("(*p)", pointee, true);
            // Only statements call it, so nobody sees in which order operands are evaluated.
            self.declare("private_words", Ty::Array(5), true);
        }
        for ty in &parameters {
            let parameter = self.name("given");
            written.push(format!("{parameter}: {}", ty.name()));
            self.declare(&parameter, *ty, false);
        }
        let arrow = result.map_or(String::new(), |ty| format!(" -> {}", ty.name()));
        self.open(&format!("fn {name}({}){arrow} {{", written.join(", ")));
        self.returns = Some(result);
        self.left = 12;
        let count = 1 + self.choices.below(4);
        self.statements(count, 2);
        if let Some(ty) = result {
            let value = self.value(ty, 2);
            self.line(&format!("return {value};"));
        }
        self.close("}");
        self.returns = None;
        self.scope.clear();
        self.functions.push(Function {
            name,
            parameters,
            result,
            pointee,
        });
    }

    /// A call of a function with this result.
    pub(super) fn call(&mut self, ty: Ty, depth: u32) -> Option<String> {
        // What is called in loops is inlined and run often.
        let all: Vec<Function> = self
            .functions
            .iter()
            .filter(|f| f.result == Some(ty) && self.loops < 2)
            .cloned()
            .collect();
        let k = self.choices.below(all.len().max(1) as u32) as usize;
        let f = all.get(k)?;
        let arguments = self.arguments(f, depth.min(1));
        Some(format!("{}({})", f.name, arguments.join(", ")))
    }

    pub(super) fn arguments(&mut self, f: &Function, depth: u32) -> Vec<String> {
        f.parameters
            .iter()
            .map(|ty| self.expr(*ty, depth))
            .collect()
    }

    fn main(&mut self, [x, y, z]: [u32; 3]) {
        self.in_main = true;
        self.left = 15 + self.choices.below(80);
        self.line(&format!("@compute @workgroup_size({x}, {y}, {z})"));
        self.open(
            "fn main(@builtin(local_invocation_index) lane: u32, @builtin(global_invocation_id) id: vec3<u32>, \
             @builtin(workgroup_id) group: vec3<u32>, @builtin(num_workgroups) groups: vec3<u32>) {",
        );
        let lanes = self.lanes;
        self.line("let number = group.x + group.y * groups.x;");
        self.line(&format!("let invocation = number * {lanes}u + lane;"));
        for (name, ty) in [
            ("lane", Ty::S(U)),
            ("invocation", Ty::S(U)),
            ("id", Ty::V(U, 3)),
        ] {
            self.declare(name, ty, false);
        }
        self.declare("private_words", Ty::Array(5), true);
        for _ in 0..2 + self.choices.below(3) {
            self.variable();
        }
        for _ in 0..1 + self.choices.below(4) {
            self.phase(2);
        }
        // Nobody waits any more: invocations may leave.
        self.returns = Some(None);
        let count = 2 + self.choices.below(6);
        self.statements(count, 4);
        for k in 0..OUTPUT {
            let value = self.expr(Ty::S(U), 2);
            self.line(&format!("output[invocation * {OUTPUT}u + {k}u] = {value};"));
        }
        self.close("}");
    }

    /// A piece of the entry point to which all invocations of a workgroup come together.
    fn phase(&mut self, depth: u32) {
        // Those on uniform conditions last.
        let plain = if self.extra == Extra::None { 5 } else { 6 };
        let kinds = if depth > 0 { plain + 2 } else { plain };
        let kind = self.choices.below(kinds);
        match kind {
            4 => self.wide_phase(),
            5 if plain == 6 => self.extra_phase(),
            0 => {
                let count = 1 + self.choices.below(5);
                self.statements(count, 4);
            }
            1 => {
                let value = self.expr(Ty::S(U), 3);
                self.line(&format!("shared_words[lane] = {value};"));
                self.line("workgroupBarrier();");
                self.shared_is_readable = true;
                let count = 1 + self.choices.below(4);
                self.statements(count, 3);
                self.shared_is_readable = false;
                self.line("workgroupBarrier();");
            }
            2 => {
                let (k, f) = (self.choices.below(3), self.choices.pick(&CELL_FUNCTIONS));
                let (value, condition) = (self.expr(Ty::S(U), 2), self.expr(Ty::S(B), 2));
                self.open(&format!("if {condition} {{"));
                // Each cell has one kind of update, so that the order does not matter.
                self.line(&format!("{f}(&shared_cells[{k}u], {value});"));
                self.close("}");
                self.line("workgroupBarrier();");
                let name = self.name("v");
                self.line(&format!("var {name} = atomicLoad(&shared_cells[{k}u]);"));
                self.declare(&name, Ty::S(U), true);
                self.line("workgroupBarrier();");
                self.line(&format!("atomicStore(&shared_cells[{k}u], 0u);"));
                self.line("workgroupBarrier();");
            }
            3 => {
                let value = self.expr(Ty::S(U), 2);
                let who = self.choices.below(self.lanes);
                self.line(&format!("if lane == {who}u {{ shared_word = {value}; }}"));
                let name = self.name("v");
                self.line(&format!("let {name} = workgroupUniformLoad(&shared_word);"));
                self.declare(&name, Ty::S(U), false);
                self.line("workgroupBarrier();");
            }
            _ if kind == plain => {
                let condition = self.uniform_condition();
                let before = self.scope.len();
                self.open(&format!("if {condition} {{"));
                self.phase(depth - 1);
                self.scope.truncate(before);
                if self.choices.chance(50) {
                    self.close("} else {");
                    self.deeper();
                    self.phase(depth - 1);
                    self.scope.truncate(before);
                }
                self.close("}");
            }
            _ => {
                let name = self.name("trip");
                let word = self.choices.below(INPUT);
                let before = self.scope.len();
                self.open(&format!(
                    "for (var {name} = 0u; {name} < input[{word}u] % 3u + 1u; {name}++) {{"
                ));
                self.declare(&name, Ty::S(U), false);
                self.loops += 1;
                let exits = std::mem::replace(&mut self.exits, Exits::None);
                self.phase(depth - 1);
                self.exits = exits;
                self.loops -= 1;
                self.scope.truncate(before);
                self.close("}");
            }
        }
    }

    /// Numbers of 64 bits go from each invocation to another one.
    fn wide_phase(&mut self) {
        let value = self.expr(Ty::V(Q, 2), 2);
        let (by, lanes) = (1 + self.choices.below(self.lanes), self.lanes);
        self.line(&format!("shared_wide[lane] = {value};"));
        self.line("workgroupBarrier();");
        let name = self.name("v");
        self.line(&format!(
            "var {name} = shared_wide[(lane + {by}u) % {lanes}u];"
        ));
        self.declare(&name, Ty::V(Q, 2), true);
        self.line("workgroupBarrier();");
    }

    /// What not all engines have.
    fn extra_phase(&mut self) {
        let name = self.name("v");
        if self.extra == Extra::WideBits {
            let (k, f) = (self.choices.below(2), self.choices.pick(&CELL_FUNCTIONS));
            let (value, condition) = (self.expr(Ty::S(Q), 2), self.expr(Ty::S(B), 2));
            self.line(&format!(
                "if {condition} {{ {f}(&shared_wide_cells[{k}u], {value}); }}"
            ));
            self.line("workgroupBarrier();");
            self.line(&format!(
                "var {name} = atomicLoad(&shared_wide_cells[{k}u]);"
            ));
            self.declare(&name, Ty::S(Q), true);
            self.line("workgroupBarrier();");
            self.line(&format!("atomicStore(&shared_wide_cells[{k}u], 0lu);"));
            self.line("workgroupBarrier();");
            return;
        }
        let s = self.choices.pick(&[U, I]);
        let value = self.expr(Ty::S(s), 2);
        // Whatever the number of lanes, those of four neighbours are there or not together.
        let call = match self.choices.below(5) {
            0 => {
                let all = [
                    "subgroupAdd",
                    "subgroupMin",
                    "subgroupMax",
                    "subgroupAnd",
                    "subgroupOr",
                    "subgroupXor",
                    "subgroupMul",
                    "subgroupInclusiveAdd",
                    "subgroupExclusiveAdd",
                    "subgroupInclusiveMul",
                    "subgroupBroadcastFirst",
                    "quadSwapX",
                    "quadSwapY",
                    "quadSwapDiagonal",
                ];
                format!("{}({value})", self.choices.pick(&all))
            }
            1 => {
                let mask = self.choices.pick(&[1u32, 2, 3]);
                format!("subgroupShuffleXor({value}, {mask}u)")
            }
            2 => {
                let which = self.choices.below(4);
                let f = self.choices.pick(&["subgroupBroadcast", "quadBroadcast"]);
                format!("{f}({value}, {which}u)")
            }
            3 => {
                let condition = self.expr(Ty::S(B), 2);
                let word = self.choices.pick(&["x", "y"]);
                let ballot = format!("subgroupBallot({condition}).{word}");
                if s == U {
                    ballot
                } else {
                    format!("i32({ballot})")
                }
            }
            _ => {
                let condition = self.expr(Ty::S(B), 2);
                let f = self.choices.pick(&["subgroupAll", "subgroupAny"]);
                format!("select({value}, {}, {f}({condition}))", self.leaf(s))
            }
        };
        self.line(&format!("var {name} = {call};"));
        self.declare(&name, Ty::S(s), true);
    }

    /// The same for all invocations of a workgroup.
    fn uniform_condition(&mut self) -> String {
        let word = self.choices.below(INPUT);
        self.choices
            .pick(&[
                "group.x == 0u",
                "(number & 1u) == 1u",
                "groups.y > 1u",
                "input[WORD] > 5u",
            ])
            .replace("WORD", &format!("{word}u"))
    }
}

/// Updates of one cell whose order nobody sees.
const CELL_FUNCTIONS: [&str; 5] = [
    "atomicAdd",
    "atomicMax",
    "atomicOr",
    "atomicXor",
    "atomicSub",
];
