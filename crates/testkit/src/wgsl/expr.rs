//! Expressions. Each is of a type that is asked for and known at run time only, so that nothing is folded before our
//! compiler sees it, and so that no constant expression is an error.

use super::INPUT;
use super::program::{Extra, Generator};

/// What scalars there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Scalar {
    U,
    I,
    F,
    B,
    /// `u64`
    Q,
    /// `i64`
    L,
    /// `f16`
    H,
}

use Scalar::{B, F, H, I, L, Q, U};

/// Types of variables.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ty {
    S(Scalar),
    /// 2 to 4 of a scalar.
    V(Scalar, u32),
    /// So many `u32`.
    Array(u32),
    /// The structure of the program.
    Struct,
    /// `mat2x3<f32>`
    Matrix,
}

impl Scalar {
    pub(super) fn name(self) -> &'static str {
        match self {
            U => "u32",
            I => "i32",
            F => "f32",
            B => "bool",
            Q => "u64",
            L => "i64",
            H => "f16",
        }
    }

    /// What private variables of the type begin with.
    pub(super) fn prefix(self) -> &'static str {
        match self {
            U => "ku",
            I => "ki",
            F => "kf",
            B => "kb",
            Q => "kq",
            L => "kl",
            H => "kh",
        }
    }
}

impl Ty {
    pub(super) fn name(self) -> String {
        match self {
            Ty::S(s) => s.name().to_owned(),
            Ty::V(s, n) => format!("vec{n}<{}>", s.name()),
            Ty::Array(n) => format!("array<u32, {n}>"),
            Ty::Struct => "Record".to_owned(),
            Ty::Matrix => "mat2x3<f32>".to_owned(),
        }
    }
}

/// A variable in scope.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) name: String,
    pub(super) ty: Ty,
    pub(super) mutable: bool,
}

/// Fields of the structure: how they are written, what they are.
const FIELDS: [(&str, Ty); 7] = [
    ("a", Ty::S(U)),
    ("b", Ty::V(I, 3)),
    ("c", Ty::Array(3)),
    ("d", Ty::S(F)),
    ("e", Ty::S(Q)),
    ("f", Ty::V(H, 2)),
    ("g", Ty::Matrix),
];

const COMPONENTS: [&str; 4] = ["x", "y", "z", "w"];

impl Generator<'_> {
    /// Places of a type that hold a value: variables, fields, components, elements.
    fn places(&mut self, want: Ty, mutable: bool) -> Vec<String> {
        let mut found = Vec::new();
        let all: Vec<Variable> = self.scope.iter().rev().take(12).cloned().collect();
        for v in all.iter().filter(|v| v.mutable || !mutable) {
            self.places_in(&v.name, v.ty, want, &mut found);
            if v.ty == Ty::Struct {
                for (field, ty) in FIELDS {
                    self.places_in(&format!("{}.{field}", v.name), ty, want, &mut found);
                }
            }
        }
        found
    }

    fn places_in(&mut self, name: &str, ty: Ty, want: Ty, found: &mut Vec<String>) {
        match (ty, want) {
            _ if ty == want => found.push(name.to_owned()),
            (Ty::V(s, n), Ty::S(w)) if s == w => {
                let k = self.choices.below(n) as usize;
                found.push(format!("{name}.{}", COMPONENTS[k]));
                let index = self.index(n);
                found.push(format!("{name}[{index}]"));
            }
            (Ty::Array(n), Ty::S(U)) => {
                let index = self.index(n);
                found.push(format!("{name}[{index}]"));
            }
            (Ty::Matrix, Ty::V(F, 3)) => {
                let index = self.index(2);
                found.push(format!("{name}[{index}]"));
            }
            (Ty::Matrix, Ty::S(F)) => {
                let (column, row) = (self.index(2), self.index(3));
                found.push(format!("{name}[{column}][{row}]"));
            }
            _ => {}
        }
    }

    /// An index below `n`, often computed.
    fn index(&mut self, n: u32) -> String {
        if self.choices.chance(50) {
            let e = self.leaf(U);
            format!("{e} % {n}u")
        } else {
            format!("{}u", self.choices.below(n))
        }
    }

    /// A place that can be written, if there is one of this type.
    pub(super) fn target(&mut self, ty: Ty) -> Option<String> {
        let all = self.places(ty, true);
        let k = self.choices.below(all.len().max(1) as u32) as usize;
        all.get(k).cloned()
    }

    /// A literal.
    pub(super) fn literal(&mut self, s: Scalar) -> String {
        match s {
            U => format!(
                "{}u",
                self.choices.pick(&[
                    1u32,
                    2,
                    3,
                    5,
                    7,
                    16,
                    31,
                    255,
                    0xffff,
                    0x8000_0000,
                    0xffff_ffff
                ])
            ),
            I => format!(
                "{}i",
                self.choices
                    .pick(&[1i32, 2, 3, -1, -7, 100, 0x7fff_ffff, -2_147_483_647])
            ),
            F => format!("{:?}f", self.choices.pick(&[1.0f32, 0.5, -1.5, 3.0, 0.25])),
            B => self.choices.pick(&["true", "false"]).to_owned(),
            Q => format!(
                "{}lu",
                self.choices.pick(&[
                    1u64,
                    2,
                    5,
                    31,
                    0xffff_ffff,
                    0x1_0000_0000,
                    1 << 63,
                    u64::MAX
                ])
            ),
            L => format!(
                "{}li",
                self.choices.pick(&[
                    1i64,
                    2,
                    3,
                    -1,
                    -7,
                    0xffff_ffff,
                    i64::MAX,
                    -0x7fff_ffff_ffff_ffff
                ])
            ),
            H => format!("{:?}h", self.choices.pick(&[1.0f32, 0.5, -1.5, 3.0, 0.25])),
        }
    }

    /// The shortest: a private variable that nobody writes, a variable, or a word of the input.
    pub(super) fn leaf(&mut self, s: Scalar) -> String {
        match self.choices.below(4) {
            1 | 2 => {
                let all = self.places_plain(Ty::S(s));
                if !all.is_empty() {
                    let k = self.choices.below(all.len() as u32) as usize;
                    return all[k].clone();
                }
            }
            3 => {
                let word = format!("input[{}u]", self.choices.below(INPUT));
                return match s {
                    U => word,
                    I => format!("bitcast<i32>({word})"),
                    F => format!("f32({word} & 0xffffu)"),
                    B => format!("(({word} & 1u) == 1u)"),
                    Q => format!("(u64({word}) << 17u)"),
                    L => format!("(i64(bitcast<i32>({word})) << 15u)"),
                    H => format!("f16({word} & 0xffu)"),
                };
            }
            _ => {}
        }
        let k = self.choices.below(2);
        format!("{}{k}", s.prefix())
    }

    /// Variables of exactly this type.
    fn places_plain(&self, want: Ty) -> Vec<String> {
        let of_type = self.scope.iter().rev().filter(|v| v.ty == want);
        of_type.take(8).map(|v| v.name.clone()).collect()
    }

    /// A value of a type.
    pub(super) fn expr(&mut self, ty: Ty, depth: u32) -> String {
        match ty {
            Ty::S(s) => self.scalar(s, depth),
            Ty::V(s, n) => self.vector(s, n, depth),
            Ty::Array(n) => self.array(n),
            Ty::Matrix => self.matrix(depth),
            Ty::Struct => match self.places_plain(Ty::Struct) {
                all if !all.is_empty() && self.choices.chance(50) => all[0].clone(),
                _ => {
                    let fields = FIELDS.map(|(_, ty)| self.expr(ty, depth.min(1)));
                    format!("Record({})", fields.join(", "))
                }
            },
        }
    }

    /// No product of matrices: how its sums are rounded is left open.
    fn matrix(&mut self, depth: u32) -> String {
        let all = self.places_plain(Ty::Matrix);
        let Some(d) = depth.checked_sub(1) else {
            return match all.first() {
                Some(place) => place.clone(),
                None => format!(
                    "mat2x3<f32>(vec3({}), vec3({}))",
                    self.leaf(F),
                    self.leaf(F)
                ),
            };
        };
        match self.choices.below(5) {
            0 => {
                let columns = [self.vector(F, 3, d.min(1)), self.vector(F, 3, d.min(1))];
                format!("mat2x3<f32>({})", columns.join(", "))
            }
            1 if !all.is_empty() => all[0].clone(),
            2 => format!("({} + {})", self.matrix(d.min(1)), self.matrix(d.min(1))),
            3 => {
                let (m, by) = (self.matrix(d.min(1)), self.literal(F));
                format!("({m} * {by})")
            }
            _ => {
                let rows: Vec<String> = (0..3).map(|_| self.vector(F, 2, d.min(1))).collect();
                format!("transpose(mat3x2<f32>({}))", rows.join(", "))
            }
        }
    }

    fn array(&mut self, n: u32) -> String {
        let all = self.places_plain(Ty::Array(n));
        if !all.is_empty() && self.choices.chance(50) {
            return all[0].clone();
        }
        let elements: Vec<String> = (0..n).map(|_| self.leaf(U)).collect();
        format!("array<u32, {n}>({})", elements.join(", "))
    }

    /// A right operand: the left one is known at run time only, so a literal does no harm.
    fn right(&mut self, s: Scalar, depth: u32) -> String {
        if self.choices.chance(40) {
            self.literal(s)
        } else {
            self.scalar(s, depth)
        }
    }

    fn scalar(&mut self, s: Scalar, depth: u32) -> String {
        let Some(d) = depth.checked_sub(1) else {
            return self.leaf(s);
        };
        match s {
            U | I => self.integer(s, d),
            Q | L => self.wide(s, d),
            F => self.float(d),
            H => self.half(d),
            B => self.boolean(d),
        }
    }

    fn integer(&mut self, s: Scalar, d: u32) -> String {
        let ty = Ty::S(s);
        match self.choices.below(18) {
            0 => self.leaf(s),
            1 | 2 => {
                let op = self.choices.pick(&["+", "-", "*", "&", "|", "^"]);
                let (a, b) = (self.scalar(s, d), self.right(s, d));
                format!("({a} {op} {b})")
            }
            3 => {
                let op = self.choices.pick(&["/", "%"]);
                let (a, b) = (self.scalar(s, d), self.right(s, d));
                format!("({a} {op} {b})")
            }
            4 => {
                let op = self.choices.pick(&["<<", ">>"]);
                let (a, b) = (self.scalar(s, d), self.scalar(U, d));
                format!("({a} {op} {b})")
            }
            5 => {
                let op = if s == I { "-" } else { "~" };
                format!("({op}{})", self.scalar(s, d))
            }
            6 => self.select(ty, d),
            7 => {
                let f = self.choices.pick(&["min", "max"]);
                let (a, b) = (self.scalar(s, d), self.right(s, d));
                format!("{f}({a}, {b})")
            }
            8 => {
                let f = self.bit_function(s);
                format!("{f}({})", self.scalar(s, d))
            }
            9 => {
                let [a, b, c] = [s, U, U].map(|s| self.scalar(s, d));
                format!("extractBits({a}, {b}, {c})")
            }
            10 => {
                let [a, b, c, e] = [s, s, U, U].map(|s| self.scalar(s, d.min(1)));
                format!("insertBits({a}, {b}, {c}, {e})")
            }
            11 => self.converted(s, d),
            12 => self.component(s, d),
            13 => self.place_or_leaf(s),
            14 => self.call(ty, d).unwrap_or_else(|| self.leaf(s)),
            15 => {
                let n = 2 + self.choices.below(3);
                let (a, b) = (self.vector(s, n, d.min(1)), self.vector(s, n, d.min(1)));
                format!("dot({a}, {b})")
            }
            16 if s == U => {
                let f = self.choices.pick(&["pack4xU8", "pack4xU8Clamp"]);
                format!("{f}({})", self.vector(U, 4, d.min(1)))
            }
            16 => format!("extractBits({}, 8u, 8u)", self.scalar(I, d)),
            _ => {
                let (f, a, b) = match s {
                    U => ("dot4U8Packed", self.scalar(U, d), self.scalar(U, d)),
                    _ => ("dot4I8Packed", self.scalar(U, d), self.scalar(U, d)),
                };
                format!("{f}({a}, {b})")
            }
        }
    }

    fn bit_function(&mut self, s: Scalar) -> &'static str {
        let all = [
            "countOneBits",
            "countLeadingZeros",
            "countTrailingZeros",
            "firstLeadingBit",
            "firstTrailingBit",
            "reverseBits",
            "abs",
            "sign",
        ];
        let n = if s == I { all.len() } else { all.len() - 1 };
        self.choices.pick(&all[..n])
    }

    fn converted(&mut self, s: Scalar, d: u32) -> String {
        let other = if s == U { I } else { U };
        match self.choices.below(6) {
            4 => {
                let wide = self.choices.pick(&[Q, L]);
                format!("{}({})", s.name(), self.scalar(wide, d))
            }
            5 => format!("{}({})", s.name(), self.scalar(H, d)),
            0 => format!("bitcast<{}>({})", s.name(), self.scalar(other, d)),
            1 => format!("{}({})", s.name(), self.scalar(other, d)),
            2 => format!("{}({})", s.name(), self.scalar(B, d)),
            _ => format!("{}({})", s.name(), self.scalar(F, d)),
        }
    }

    /// Integers of 64 bits.
    fn wide(&mut self, s: Scalar, d: u32) -> String {
        let ty = Ty::S(s);
        match self.choices.below(13) {
            0 => self.leaf(s),
            1 | 2 => {
                let op = self.choices.pick(&["+", "-", "*", "&", "|", "^"]);
                let (a, b) = (self.scalar(s, d), self.right(s, d));
                format!("({a} {op} {b})")
            }
            3 => {
                let op = self.choices.pick(&["/", "%"]);
                let (a, b) = (self.scalar(s, d), self.right(s, d));
                format!("({a} {op} {b})")
            }
            4 => {
                let op = self.choices.pick(&["<<", ">>"]);
                let (a, b) = (self.scalar(s, d), self.scalar(U, d));
                format!("({a} {op} ({b} & 63u))")
            }
            5 => {
                let op = if s == L { "-" } else { "~" };
                format!("({op}{})", self.scalar(s, d))
            }
            6 => self.select(ty, d),
            7 => {
                let f = self.choices.pick(&["min", "max"]);
                let (a, b) = (self.scalar(s, d), self.right(s, d));
                format!("{f}({a}, {b})")
            }
            8 => {
                // naga widens by the sign of the result, so only numbers of the same sign are widened.
                let all = if s == Q { [U, L] } else { [I, Q] };
                let from = self.choices.pick(&all);
                format!("{}({})", s.name(), self.scalar(from, d))
            }
            9 => self.component(s, d),
            10 => self.place_or_leaf(s),
            11 if self.extra == Extra::WideBits => {
                let f = match self.bit_function(I) {
                    "sign" if s == Q => "abs",
                    f => f,
                };
                format!("{f}({})", self.scalar(s, d))
            }
            12 if self.extra == Extra::WideBits => {
                let [a, b, c] = [s, U, U].map(|s| self.scalar(s, d.min(1)));
                format!("extractBits({a}, {b} & 127u, {c} & 127u)")
            }
            _ => self.call(ty, d).unwrap_or_else(|| self.leaf(s)),
        }
    }

    /// Floats of 16 bits: small enough that none leaves their range, and not rounded in a way that WGSL leaves open.
    fn half(&mut self, d: u32) -> String {
        match self.choices.below(9) {
            0 => self.leaf(H),
            1 | 2 => {
                let op = self.choices.pick(&["+", "-"]);
                let (a, b) = (self.scalar(H, d), self.right(H, d));
                format!("({a} {op} {b})")
            }
            3 => {
                let (a, b) = (self.scalar(H, d), self.literal(H));
                format!("({a} * {b})")
            }
            4 => {
                let f = ["abs", "floor", "ceil", "trunc", "round", "sign", "-"];
                let f = self.choices.pick(&f);
                format!("{f}({})", self.scalar(H, d))
            }
            5 => self.select(Ty::S(H), d),
            6 => {
                let from = self.choices.pick(&[U, I]);
                format!(
                    "f16({} & 0x3f{})",
                    self.scalar(from, d),
                    if from == U { "u" } else { "i" }
                )
            }
            7 => self.component(H, d),
            _ => self.place_or_leaf(H),
        }
    }

    /// A component of a vector that is a value.
    fn component(&mut self, s: Scalar, d: u32) -> String {
        let n = 2 + self.choices.below(3);
        let v = self.vector(s, n, d.min(2));
        if self.choices.chance(50) {
            let index = self.index(n);
            format!("({v})[{index}]")
        } else {
            let k = self.choices.below(n) as usize;
            format!("({v}).{}", COMPONENTS[k])
        }
    }

    fn place_or_leaf(&mut self, s: Scalar) -> String {
        if s == U && self.shared_is_readable && self.choices.chance(60) {
            let index = self.leaf(U);
            return format!("shared_words[{index} % {}u]", self.lanes);
        }
        let all = self.places(Ty::S(s), false);
        let k = self.choices.below(all.len().max(1) as u32) as usize;
        match all.get(k) {
            Some(place) => place.clone(),
            None => self.leaf(s),
        }
    }

    fn select(&mut self, ty: Ty, d: u32) -> String {
        let (a, b) = (self.expr(ty, d), self.expr(ty, d));
        let condition = match ty {
            Ty::V(_, n) if self.choices.chance(60) => self.vector(B, n, d.min(1)),
            _ => self.scalar(B, d),
        };
        format!("select({a}, {b}, {condition})")
    }

    /// No result is so large that it is not finite, and none is rounded in a way that WGSL leaves open.
    fn float(&mut self, d: u32) -> String {
        match self.choices.below(10) {
            0 => self.leaf(F),
            1 | 2 => {
                let op = self.choices.pick(&["+", "-"]);
                let (a, b) = (self.scalar(F, d), self.right(F, d));
                format!("({a} {op} {b})")
            }
            3 => {
                let (a, b) = (self.scalar(F, d), self.literal(F));
                format!("({a} * {b})")
            }
            4 => {
                let f = ["abs", "floor", "ceil", "trunc", "round", "sign", "-"];
                let f = self.choices.pick(&f);
                format!("{f}({})", self.scalar(F, d))
            }
            5 => self.select(Ty::S(F), d),
            6 => match self.choices.below(3) {
                0 => format!("f32({} >> 8u)", self.scalar(U, d)),
                1 => format!("f32({} >> 8u)", self.scalar(I, d)),
                _ => format!("f32({})", self.scalar(H, d)),
            },
            7 => self.component(F, d),
            8 => self.call(Ty::S(F), d).unwrap_or_else(|| self.leaf(F)),
            _ => self.place_or_leaf(F),
        }
    }

    fn boolean(&mut self, d: u32) -> String {
        match self.choices.below(8) {
            0 => self.leaf(B),
            1..=3 => {
                let s = self.choices.pick(&[U, I, F, Q, L, H]);
                let op = self.choices.pick(&["<", "==", "!=", "<=", ">", ">="]);
                let (a, b) = (self.scalar(s, d), self.right(s, d));
                format!("({a} {op} {b})")
            }
            4 => {
                let op = self.choices.pick(&["&&", "||", "&", "|", "=="]);
                let (a, b) = (self.scalar(B, d), self.scalar(B, d));
                format!("({a} {op} {b})")
            }
            5 => format!("(!{})", self.scalar(B, d)),
            6 => {
                let n = 2 + self.choices.below(3);
                let f = self.choices.pick(&["any", "all"]);
                format!("{f}({})", self.vector(B, n, d))
            }
            _ => self.place_or_leaf(B),
        }
    }

    fn vector(&mut self, s: Scalar, n: u32, depth: u32) -> String {
        let ty = Ty::V(s, n);
        let places = self.places_plain(ty);
        let Some(d) = depth.checked_sub(1) else {
            return match places.first() {
                Some(place) if self.choices.chance(60) => place.clone(),
                _ => format!("vec{n}<{}>({})", s.name(), self.leaf(s)),
            };
        };
        match (self.choices.below(8), s) {
            (0, _) => format!("vec{n}<{}>({})", s.name(), self.scalar(s, d)),
            (1, _) if !places.is_empty() => {
                let k = self.choices.below(places.len() as u32) as usize;
                places[k].clone()
            }
            (2 | 3, U | I) => {
                let ops = ["+", "-", "*", "&", "|", "^", "/", "%", "<<", ">>"];
                let op = self.choices.pick(&ops);
                let a = self.vector(s, n, d);
                let b = match op {
                    "<<" | ">>" => self.vector(U, n, d),
                    "+" | "-" | "*" | "/" | "%" if self.choices.chance(40) => self.right(s, d),
                    _ => self.vector(s, n, d),
                };
                format!("({a} {op} {b})")
            }
            (2 | 3, Q | L) => {
                let op = self.choices.pick(&["+", "-", "*", "&", "|", "^", "/", "%"]);
                let (a, b) = (self.vector(s, n, d), self.vector(s, n, d));
                format!("({a} {op} {b})")
            }
            (2 | 3, F | H) => {
                let op = self.choices.pick(&["+", "-"]);
                let (a, b) = (self.vector(s, n, d), self.vector(s, n, d));
                format!("({a} {op} {b})")
            }
            (2 | 3, B) => {
                let of = self.choices.pick(&[U, I, F, Q, L, H]);
                let op = self.choices.pick(&["<", "==", "!=", ">="]);
                let (a, b) = (self.vector(of, n, d), self.vector(of, n, d));
                format!("({a} {op} {b})")
            }
            (4, _) => {
                let m = 2 + self.choices.below(3);
                let from = self.vector(s, m, d);
                let swizzle: String = (0..n)
                    .map(|_| COMPONENTS[self.choices.below(m) as usize])
                    .collect();
                format!("({from}).{swizzle}")
            }
            (5, _) => self.select(ty, d),
            (6, U | I) => match self.choices.below(3) {
                0 => {
                    let other = if s == U { I } else { U };
                    let from = self.vector(other, n, d);
                    format!("bitcast<vec{n}<{}>>({from})", s.name())
                }
                1 => {
                    let from = self.vector(F, n, d);
                    format!("vec{n}<{}>({from})", s.name())
                }
                _ => {
                    let f = self.bit_function(s);
                    format!("{f}({})", self.vector(s, n, d))
                }
            },
            (6, F | H) => {
                let f = self.choices.pick(&["abs", "floor", "trunc"]);
                format!("{f}({})", self.vector(s, n, d))
            }
            (6, Q | L) => {
                let from = if s == Q { U } else { I };
                format!("vec{n}<{}>({})", s.name(), self.vector(from, n, d))
            }
            (6, B) => format!("(!{})", self.vector(B, n, d)),
            _ => {
                let parts: Vec<String> = (0..n).map(|_| self.scalar(s, d.min(1))).collect();
                format!("vec{n}<{}>({})", s.name(), parts.join(", "))
            }
        }
    }
}
