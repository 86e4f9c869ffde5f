//! Statements.

use super::OUTPUT;
use super::expr::Scalar::{B, F, H, I, L, Q, U};
use super::expr::Ty;
use super::program::{Exits, Generator};

const TYPES: [Ty; 14] = [
    Ty::S(U),
    Ty::S(I),
    Ty::S(F),
    Ty::S(B),
    Ty::V(U, 4),
    Ty::V(I, 3),
    Ty::V(F, 2),
    Ty::Array(4),
    Ty::Struct,
    Ty::S(Q),
    Ty::S(L),
    Ty::S(H),
    Ty::V(Q, 2),
    Ty::Matrix,
];

/// Updates of the cells: one kind each, so that the order of invocations does not matter.
const CELLS: [&str; super::CELLS as usize] = [
    "atomicAdd",
    "atomicOr",
    "atomicAnd",
    "atomicXor",
    "atomicMax",
    "atomicMin",
];

impl Generator<'_> {
    /// A value to be kept. Floats are brought into a range in which sums of a few of them stay finite.
    pub(super) fn value(&mut self, ty: Ty, depth: u32) -> String {
        let e = self.expr(ty, depth);
        match ty {
            Ty::S(F) => format!("clamp({e}, -65536.0f, 65536.0f)"),
            Ty::V(F, n) => format!("clamp({e}, vec{n}<f32>(-65536.0f), vec{n}<f32>(65536.0f))"),
            Ty::S(H) => format!("clamp({e}, -512.0h, 512.0h)"),
            Ty::V(H, n) => format!("clamp({e}, vec{n}<f16>(-512.0h), vec{n}<f16>(512.0h))"),
            _ => e,
        }
    }

    /// Declares a variable.
    pub(super) fn variable(&mut self) {
        let ty = self.choices.pick(&TYPES);
        let name = self.name("v");
        if self.choices.chance(70) {
            let value = self.value(ty, 3);
            self.line(&format!("var {name}: {} = {value};", ty.name()));
            self.declare(&name, ty, true);
        } else if self.choices.chance(30) {
            // Zero.
            self.line(&format!("var {name}: {};", ty.name()));
            self.declare(&name, ty, true);
        } else {
            let value = self.value(ty, 3);
            self.line(&format!("let {name} = {value};"));
            self.declare(&name, ty, false);
        }
    }

    /// Up to so many statements; what they declare is forgotten.
    pub(super) fn statements(&mut self, count: u32, depth: u32) {
        for _ in 0..count {
            if self.left == 0 {
                return;
            }
            self.left -= 1;
            self.statement(depth);
        }
    }

    fn block(&mut self, depth: u32) {
        let before = self.scope.len();
        let count = 1 + self.choices.below(4);
        self.statements(count, depth);
        self.scope.truncate(before);
    }

    fn statement(&mut self, depth: u32) {
        let kinds = if depth > 0 { 13 } else { 6 };
        match self.choices.below(kinds) {
            0 | 1 => self.assign(),
            2 => self.variable(),
            3 => self.update(),
            4 => self.call_statement(),
            5 => self.leave(),
            6 | 7 => self.branch(depth - 1),
            8 => self.switch(depth - 1),
            9 => self.counted(depth - 1),
            10 => self.while_loop(depth - 1),
            11 => self.bare_loop(depth - 1),
            _ => {
                self.open("{");
                self.block(depth - 1);
                self.close("}");
            }
        }
    }

    fn assign(&mut self) {
        let ty = self.choices.pick(&TYPES);
        let Some(target) = self.target(ty) else {
            return self.update();
        };
        match ty {
            Ty::S(U | I | Q | L) if self.choices.chance(30) => {
                let op = self.choices.pick(&["+", "-", "*", "^", "|", "&"]);
                let value = self.expr(ty, 2);
                self.line(&format!("{target} {op}= {value};"));
            }
            Ty::S(U | I) if self.choices.chance(15) => {
                let op = self.choices.pick(&["++", "--"]);
                self.line(&format!("{target}{op};"));
            }
            _ => {
                let value = self.value(ty, 3);
                self.line(&format!("{target} = {value};"));
            }
        }
    }

    /// Changes memory that others see.
    fn update(&mut self) {
        if !self.in_main {
            return;
        }
        let value = self.expr(Ty::S(U), 3);
        if self.choices.chance(50) {
            let k = self.choices.below(super::CELLS) as usize;
            self.line(&format!("{}(&cells[{k}u], {value});", CELLS[k]));
        } else {
            let k = self.choices.below(OUTPUT);
            self.line(&format!("output[invocation * {OUTPUT}u + {k}u] = {value};"));
        }
    }

    fn call_statement(&mut self) {
        let pointers = self.functions.iter().filter(|f| f.result.is_none());
        let all: Vec<_> = pointers.cloned().collect();
        let k = self.choices.below(all.len().max(1) as u32) as usize;
        let pointee = all.get(k).map(|f| f.pointee);
        // Of the places that can be written, whole variables have an address.
        let variables = self
            .scope
            .iter()
            .filter(|v| v.mutable && Some(v.ty) == pointee);
        let names: Vec<String> = variables
            .filter(|v| !v.name.starts_with('('))
            .map(|v| v.name.clone())
            .collect();
        let (Some(f), false) = (all.get(k), names.is_empty() || self.loops > 1) else {
            return self.assign();
        };
        let v = self.choices.below(names.len() as u32) as usize;
        let mut arguments = vec![format!("&{}", names[v])];
        arguments.extend(self.arguments(f, 1));
        self.line(&format!("{}({});", f.name, arguments.join(", ")));
    }

    /// Leaves a loop, a trip or the function, on a condition.
    fn leave(&mut self) {
        let condition = self.expr(Ty::S(B), 2);
        let mut ways = Vec::new();
        if self.exits == Exits::Both {
            ways.push("break;".to_owned());
        }
        if self.exits != Exits::None {
            ways.push("continue;".to_owned());
        }
        match self.returns {
            Some(Some(ty)) => {
                let value = self.value(ty, 1);
                ways.push(format!("return {value};"));
            }
            Some(None) => ways.push("return;".to_owned()),
            None => {}
        }
        let k = self.choices.below(ways.len().max(1) as u32) as usize;
        match ways.get(k) {
            Some(way) => self.line(&format!("if {condition} {{ {way} }}")),
            None => self.assign(),
        }
    }

    fn branch(&mut self, depth: u32) {
        let condition = self.expr(Ty::S(B), 3);
        self.open(&format!("if {condition} {{"));
        self.block(depth);
        if self.choices.chance(30) {
            let condition = self.expr(Ty::S(B), 2);
            self.reopen(&format!("}} else if {condition} {{"));
            self.block(depth);
        }
        if self.choices.chance(50) {
            self.reopen("} else {");
            self.block(depth);
        }
        self.close("}");
    }

    fn switch(&mut self, depth: u32) {
        let s = self.choices.pick(&[U, I]);
        let (value, suffix) = (self.expr(Ty::S(s), 2), if s == U { "u" } else { "i" });
        self.open(&format!("switch {value} % 7{suffix} {{"));
        let exits = self.exits;
        if exits == Exits::Both {
            self.exits = Exits::Continue;
        }
        let mut next = 0;
        for _ in 0..1 + self.choices.below(3) {
            let more = 1 + self.choices.below(3);
            let cases: Vec<String> = (next..next + more)
                .map(|k| format!("{k}{suffix}"))
                .collect();
            next += more;
            self.open(&format!("case {}: {{", cases.join(", ")));
            self.block(depth);
            if self.choices.chance(30) {
                let condition = self.expr(Ty::S(B), 1);
                self.line(&format!("if {condition} {{ break; }}"));
                self.block(depth.saturating_sub(1));
            }
            self.close("}");
        }
        self.open(&format!("case default, {}{suffix}: {{", next + 1));
        self.block(depth);
        self.close("}");
        self.exits = exits;
        self.close("}");
    }

    fn counted(&mut self, depth: u32) {
        if self.loops > 2 {
            return self.assign();
        }
        let name = self.name("trip");
        let (bound, most) = (self.expr(Ty::S(U), 1), 1 + self.choices.below(4));
        let before = self.scope.len();
        self.open(&format!(
            "for (var {name} = 0u; {name} < {bound} % {most}u + 1u; {name}++) {{"
        ));
        self.declare(&name, Ty::S(U), false);
        self.in_loop(depth);
        self.scope.truncate(before);
        self.close("}");
    }

    fn while_loop(&mut self, depth: u32) {
        if self.loops > 2 {
            return self.assign();
        }
        let name = self.name("count");
        let condition = self.expr(Ty::S(B), 2);
        let most = 1 + self.choices.below(5);
        self.line(&format!("var {name} = 0u;"));
        self.open(&format!("while {name} < {most}u && {condition} {{"));
        self.line(&format!("{name} += 1u;"));
        self.in_loop(depth);
        self.close("}");
    }

    fn bare_loop(&mut self, depth: u32) {
        if self.loops > 2 {
            return self.assign();
        }
        let name = self.name("count");
        let most = 1 + self.choices.below(4);
        let condition = self.expr(Ty::S(B), 1);
        self.line(&format!("var {name} = 0u;"));
        self.open("loop {");
        self.in_loop(depth);
        self.open("continuing {");
        self.line(&format!("{name} += 1u;"));
        self.line(&format!("break if {name} >= {most}u || {condition};"));
        self.close("}");
        self.close("}");
    }

    fn in_loop(&mut self, depth: u32) {
        let exits = std::mem::replace(&mut self.exits, Exits::Both);
        self.loops += 1;
        self.block(depth);
        self.loops -= 1;
        self.exits = exits;
    }

    fn reopen(&mut self, text: &str) {
        self.close(text);
        self.deeper();
    }
}
