//! Expressions of the pseudo-code.

use crate::eval::{Machine, Result, Value};
use crate::float::{self, Argument, Exact, Float, Mode, Number};
use crate::memory::Space;
use crate::state::Operand;
use num_bigint::BigInt;
use std::cmp::Ordering;

fn ones(x: &BigInt) -> u64 {
    x.iter_u64_digits().map(|d| u64::from(d.count_ones())).sum()
}

fn amount(x: &BigInt) -> Result<u32> {
    u32::try_from(x).map_err(|_| format!("a shift by {x}"))
}

/// The low n bits as a number without sign.
pub fn unsigned(x: &BigInt, n: i64) -> BigInt {
    x & ((BigInt::from(1) << n) - 1)
}

/// The low n bits as a number with a sign.
pub fn signed(x: &BigInt, n: i64) -> BigInt {
    let low = unsigned(x, n);
    if n > 0 && low >= BigInt::from(1) << (n - 1) {
        low - (BigInt::from(1) << n)
    } else {
        low
    }
}

/// The low 32 bits.
pub fn low_word(x: &BigInt) -> u32 {
    unsigned(x, 32).iter_u32_digits().next().unwrap_or(0)
}

/// Bits read as a type.
pub fn typed(ty: &str, bits: BigInt) -> Result<Value> {
    let width: u32 = ty[1..].parse().map_err(|_| format!("`{ty}` is no type"))?;
    let low = unsigned(&bits, width.into());
    Ok(match &ty[..1] {
        "u" | "b" => low.into(),
        "i" => signed(&low, width.into()).into(),
        _ => Value::Float(Float {
            width,
            bits: low.iter_u64_digits().next().unwrap_or(0),
        }),
    })
}

/// The value of an expression.
pub fn value(m: &mut Machine<'_>, text: &str) -> Result<Value> {
    let mut p = Parser {
        tokens: tokens(text),
        at: 0,
        m,
    };
    let value = p.choice()?;
    match p.tokens.get(p.at) {
        None => Ok(value),
        Some(rest) => Err(format!("`{text}`: what is `{rest}`?")),
    }
}

/// Words, numbers and signs; the `^` of a power is `**`.
fn tokens(text: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    let chars: Vec<char> = text.chars().collect();
    let mut at = 0;
    while at < chars.len() {
        let c = chars[at];
        let pair: String = chars[at..].iter().take(2).collect();
        if c == ' ' {
            at += 1;
        } else if c.is_ascii_alphanumeric() || c == '_' {
            let word: String = chars[at..]
                .iter()
                .take_while(|c| c.is_ascii_alphanumeric() || **c == '_')
                .collect();
            at += word.len();
            out.push(word);
        } else if ["<<", ">>", "<=", ">=", "!=", ".."].contains(&pair.as_str()) {
            out.push(pair);
            at += 2;
        } else {
            let power = c == '^' && at > 0 && chars[at - 1] != ' ';
            out.push(if power { "**".into() } else { c.to_string() });
            at += 1;
        }
    }
    out
}

struct Parser<'a, 'b> {
    tokens: Vec<String>,
    at: usize,
    m: &'a mut Machine<'b>,
}

/// Binary operators by how tightly they bind.
const LEVELS: [&[&str]; 7] = [
    &["=", "!=", "<", "<=", ">", ">="],
    &["|"],
    &["^"],
    &["&"],
    &["<<", ">>"],
    &["+", "-"],
    &["*", "mod"],
];

impl Parser<'_, '_> {
    fn next_is(&mut self, token: &str) -> bool {
        let found = self.tokens.get(self.at).is_some_and(|t| t == token);
        self.at += usize::from(found);
        found
    }

    fn expect(&mut self, token: &str) -> Result<()> {
        match self.next_is(token) {
            true => Ok(()),
            false => Err(format!(
                "`{token}` is missing before {:?}",
                self.tokens.get(self.at)
            )),
        }
    }

    /// `c ? x : y`. Both are evaluated, and what fails in the one that is not taken does not matter.
    fn choice(&mut self) -> Result<Value> {
        let condition = self.binary(0)?;
        if !self.next_is("?") {
            return Ok(condition);
        }
        let start = self.at;
        let yes = self.choice();
        if yes.is_err() {
            self.skip(start, &[":"]);
        }
        self.expect(":")?;
        let start = self.at;
        let no = self.choice();
        if no.is_err() {
            self.skip(start, &[")", ","]);
        }
        if condition.int()? == BigInt::ZERO {
            no
        } else {
            yes
        }
    }

    /// Goes from `start` to the first of these tokens that is not inside of parentheses or of another choice.
    fn skip(&mut self, start: usize, ends: &[&str]) {
        self.at = start;
        let mut depth = 0;
        while let Some(token) = self.tokens.get(self.at).map(String::as_str) {
            if depth == 0 && ends.contains(&token) {
                break;
            }
            depth += match token {
                "(" | "?" => 1,
                ")" | ":" => -1,
                _ => 0,
            };
            self.at += 1;
        }
    }

    fn binary(&mut self, level: usize) -> Result<Value> {
        let Some(signs) = LEVELS.get(level) else {
            return self.unary();
        };
        let mut left = self.binary(level + 1)?;
        while let Some(sign) = self
            .tokens
            .get(self.at)
            .filter(|t| signs.contains(&t.as_str()))
            .cloned()
        {
            self.at += 1;
            let right = self.binary(level + 1)?;
            if !matches!((&left, &right), (Value::Int(_), Value::Int(_))) && sign == "*" {
                left = Value::Exact(exact(&left)?.times(&exact(&right)?));
                continue;
            }
            let (a, b) = (left.int()?, right.int()?);
            left = match sign.as_str() {
                "=" => u8::from(a == b).into(),
                "!=" => u8::from(a != b).into(),
                "<" => u8::from(a < b).into(),
                "<=" => u8::from(a <= b).into(),
                ">" => u8::from(a > b).into(),
                ">=" => u8::from(a >= b).into(),
                "|" => (a | b).into(),
                "^" => (a ^ b).into(),
                "&" => (a & b).into(),
                "<<" => (a << amount(&b)?).into(),
                ">>" => (a >> amount(&b)?).into(),
                "+" => (a + b).into(),
                "-" => (a - b).into(),
                "*" => (a * b).into(),
                // Its divisor is positive.
                _ => (((a % &b) + &b) % b).into(),
            };
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<Value> {
        if self.next_is("-") {
            return Ok((-self.unary()?.int()?).into());
        }
        if self.next_is("~") {
            return Ok((!self.unary()?.int()?).into());
        }
        let base = self.primary()?;
        if !self.next_is("**") {
            return Ok(base);
        }
        let exponent = self.unary()?.small()?;
        Ok(match u32::try_from(exponent) {
            Ok(n) => base.int()?.pow(n).into(),
            // Of 2 only.
            Err(_) => Value::Exact(Exact {
                exponent,
                ..Exact::of(&1.into())
            }),
        })
    }

    fn primary(&mut self) -> Result<Value> {
        let token = self
            .tokens
            .get(self.at)
            .cloned()
            .ok_or("something is missing at the end")?;
        self.at += 1;
        if token == "(" {
            let value = self.choice()?;
            self.expect(")")?;
            return Ok(value);
        }
        if token.starts_with(|c: char| c.is_ascii_digit()) {
            return Ok(match token.strip_prefix("0x") {
                Some(hex) => BigInt::parse_bytes(hex.as_bytes(), 16).ok_or(hex)?,
                None => token.parse().map_err(|e| format!("`{token}`: {e}"))?,
            }
            .into());
        }
        if token == "K" {
            self.expect("is")?;
            self.expect("empty")?;
            return Ok(u8::from(self.m.list.is_empty()).into());
        }
        if token == "sum" {
            return self.sum();
        }
        if token == "allocated" {
            self.expect("vector")?;
            self.expect("registers")?;
            return Ok(self.m.v_regs().into());
        }
        if token == "CSR" && self.next_is("[") {
            let number = self.choice()?.small()?;
            self.expect("]")?;
            return self.m.read_csr(number);
        }
        if token == "V" && self.next_is("[") {
            let n = self.choice()?.small()?;
            self.expect("]")?;
            return self.m.register(n);
        }
        if let Some(space) = self.m.space(&token)? {
            if self.next_is("(") {
                self.word()?;
                self.expect(")")?;
            }
            return self.load(&space);
        }
        if token == "size" {
            for word in ["(", "desc", ")"] {
                self.expect(word)?;
            }
            return match self.m.space("buffer")? {
                Some(Space::Buffer(d)) => Ok(d[2].into()),
                _ => Err("the size of no buffer".into()),
            };
        }
        if self.next_is("(") {
            let mut arguments = Vec::new();
            loop {
                arguments.push(self.choice()?);
                if !self.next_is(",") {
                    break;
                }
            }
            self.expect(")")?;
            return self.call(&token, &arguments);
        }
        if self.next_is("[") {
            let index = self.choice()?.small()?;
            let last = if self.next_is(":") {
                self.choice()?.small()?
            } else {
                index
            };
            self.expect("]")?;
            let value = self.m.operand(&token, self.m.lane)?.int()?;
            // A register of several, or a bit of a mask.
            return Ok(match self.m.operands[token.as_str()].0 {
                Operand::V(..) => unsigned(&(value >> (32 * index)), 32 * (last - index + 1)),
                _ => unsigned(&(value >> index), 1),
            }
            .into());
        }
        if self.next_is("as") {
            let ty = self.word()?;
            return match self.m.operand(&token, self.m.lane)? {
                Value::Int(bits) => typed(&ty, bits),
                other => Err(format!("{other:?} as {ty}")),
            };
        }
        if self.next_is(".") {
            self.expect("h")?;
        }
        if self.next_is("of") {
            if self.next_is("the") {
                for word in ["first", "lane", "of", "K"] {
                    self.expect(word)?;
                }
                let first = *self.m.list.first().ok_or("the first lane of none")?;
                return self.m.operand(&token, first);
            }
            self.expect("lane")?;
            let lane = self.binary(1)?.small()?;
            let lane = usize::try_from(lane)
                .ok()
                .filter(|l| *l < 32)
                .ok_or(format!("lane {lane}"))?;
            return self.m.operand(&token, lane);
        }
        match self.m.global(&token) {
            Some(value) => Ok(value),
            None => self.m.operand(&token, self.m.lane),
        }
    }

    /// `M.T[a]`, behind M.
    fn load(&mut self, space: &Space) -> Result<Value> {
        self.expect(".")?;
        let ty = self.word()?;
        self.expect("[")?;
        let a = self.choice()?.int()?;
        self.expect("]")?;
        self.m.load(space, &ty, &a)
    }

    fn word(&mut self) -> Result<String> {
        let token = self.tokens.get(self.at).cloned();
        self.at += 1;
        token.ok_or("a word is missing at the end".into())
    }

    /// `sum(k = a..b: x)`, behind its name.
    fn sum(&mut self) -> Result<Value> {
        self.expect("(")?;
        let name = self
            .tokens
            .get(self.at)
            .cloned()
            .ok_or("a sum over what?")?;
        self.at += 1;
        self.expect("=")?;
        let first = self.binary(1)?.small()?;
        self.expect("..")?;
        let last = self.binary(1)?.small()?;
        self.expect(":")?;
        let start = self.at;
        let mut total = BigInt::ZERO;
        for k in first..=last {
            self.at = start;
            self.m.locals.insert(name.clone(), k.into());
            total += self.choice()?.int()?;
        }
        self.expect(")")?;
        Ok(total.into())
    }

    fn call(&mut self, name: &str, arguments: &[Value]) -> Result<Value> {
        if let Some((parameter, text)) = self.m.functions.get(name).cloned() {
            self.m.locals.insert(parameter, arguments[0].clone());
            return self.m.value(&text);
        }
        match self.of_floats(name, arguments)? {
            Some(value) => Ok(value),
            None => {
                let arguments: Result<Vec<BigInt>> = arguments.iter().map(Value::int).collect();
                Ok(of_integers(name, &arguments?)?.into())
            }
        }
    }

    /// Functions of floats; `None` for others.
    fn of_floats(&self, name: &str, arguments: &[Value]) -> Result<Option<Value>> {
        let mode = self.m.mode();
        let float = |k: usize| match arguments.get(k) {
            Some(Value::Float(f)) => Ok(*f),
            other => Err(format!("{name} of {other:?}")),
        };
        let number = |k: usize| float(k).map(|f| Argument::Float(f).number(mode));
        if let Some(rest) = name.strip_prefix("compare") {
            let order = float::order(&number(0)?, &number(1)?);
            let rest = rest
                .trim_start_matches("Quiet")
                .trim_start_matches("Signaling");
            let holds = match rest {
                "Equal" => order == Some(Ordering::Equal),
                "NotEqual" => order != Some(Ordering::Equal),
                "Less" => order == Some(Ordering::Less),
                "LessEqual" => matches!(order, Some(Ordering::Less | Ordering::Equal)),
                "Greater" => order == Some(Ordering::Greater),
                "GreaterEqual" => matches!(order, Some(Ordering::Greater | Ordering::Equal)),
                "Ordered" => order.is_some(),
                "Unordered" => order.is_none(),
                _ => return Err(format!("what is {name}?")),
            };
            return Ok(Some(u8::from(holds).into()));
        }
        Ok(Some(match (name, arguments) {
            ("approximation", _) => return Err("an approximation".into()),
            ("isNaN", _) => u8::from(float(0)?.class() >= 8).into(),
            ("isInfinite", _) => u8::from(matches!(float(0)?.class(), 0 | 7)).into(),
            ("isZero", _) => u8::from(matches!(float(0)?.class(), 3 | 4)).into(),
            ("class", _) => float(0)?.class().into(),
            ("exponent", _) => match float(0)?.number() {
                Number::Finite(x) => (x.exponent + x.mantissa.bits() as i64 - 1).into(),
                other => return Err(format!("the exponent of {other:?}")),
            },
            ("saturate", [Value::Float(f)]) => {
                let one = Exact::of(&1.into());
                Value::Float(match f.number() {
                    Number::Finite(x) if !x.negative && x.compare(&one) == Ordering::Less => *f,
                    Number::Finite(x) if !x.negative => Float::round(f.width, &one, mode),
                    Number::Infinity(false) => Float::round(f.width, &one, mode),
                    _ => Float { bits: 0, ..*f },
                })
            }
            ("copySign", _) => {
                let (a, b) = (float(0)?, float(1)?);
                let sign = 1 << (a.width - 1);
                Value::Float(Float {
                    bits: a.bits & !sign | b.bits & sign,
                    ..a
                })
            }
            ("toInteger", [direction, _, low, high]) => {
                let direction = mode.directed(direction.small()? as u32).0 & 7;
                let (low, high) = (low.int()?, high.int()?);
                match number(1)? {
                    Number::Nan => BigInt::ZERO,
                    Number::Infinity(true) => low,
                    Number::Infinity(false) => high,
                    Number::Finite(x) => x.integer(direction).clamp(low, high),
                }
                .into()
            }
            ("tiesToEven", [x]) => exact(x)?.integer(0).into(),
            ("clamp", [Value::Float(f), low, high]) => {
                let (low, high) = (exact(low)?, exact(high)?);
                Value::Exact(match f.number() {
                    Number::Finite(x) if x.compare(&low) == Ordering::Less => low,
                    Number::Finite(x) if x.compare(&high) == Ordering::Greater => high,
                    Number::Finite(x) => x,
                    Number::Infinity(true) => low,
                    Number::Infinity(false) => high,
                    Number::Nan => return Err("a NaN is clamped".into()),
                })
            }
            _ => {
                // Of floats from memory, in the default MODE.
                let of_memory = match arguments {
                    [Value::Float(f), _] if self.m.width("rd").is_err() => Some(f.width),
                    _ => None,
                };
                let mode = if of_memory.is_some() { Mode(0) } else { mode };
                let (name, mode, width, operands) = match (name, arguments) {
                    ("convertIn", [direction, x]) => {
                        let mode = mode.directed(direction.small()? as u32);
                        (
                            "convert",
                            mode,
                            self.m.width("rd")?,
                            std::slice::from_ref(x),
                        )
                    }
                    ("binary16", x) => ("convert", mode, 16, x),
                    (name, x) => (
                        name,
                        mode,
                        of_memory.or(self.m.width("rd").ok()).unwrap_or(32),
                        x,
                    ),
                };
                let operands: Vec<Argument> = operands
                    .iter()
                    .map(|a| match a {
                        Value::Int(x) => Argument::Exact(Exact::of(x)),
                        Value::Float(f) => Argument::Float(*f),
                        Value::Exact(x) => Argument::Exact(x.clone()),
                    })
                    .collect();
                match float::operation(name, &operands, width, mode) {
                    Some(f) if name == "convert" && width == 16 && self.m.width("rd") == Ok(32) => {
                        f.bits.into()
                    }
                    Some(f) => Value::Float(f),
                    None => return Ok(None),
                }
            }
        }))
    }
}

/// The exact number that a value is.
fn exact(x: &Value) -> Result<Exact> {
    match x {
        Value::Int(x) => Ok(Exact::of(x)),
        Value::Exact(x) => Ok(x.clone()),
        Value::Float(f) => match f.number() {
            Number::Finite(x) => Ok(x),
            other => Err(format!("{other:?} where a number should be")),
        },
    }
}

fn of_integers(name: &str, arguments: &[BigInt]) -> Result<BigInt> {
    let size = |n: &BigInt| amount(n).map(i64::from);
    Ok(match (name, arguments) {
        ("unsigned", [x, n]) => unsigned(x, size(n)?),
        ("signed", [x, n]) => signed(x, size(n)?),
        ("quotient", [_, y]) if *y == BigInt::ZERO => return Err("a division by 0".into()),
        ("quotient", [x, y]) => x / y,
        ("min", [x, y]) => x.min(y).clone(),
        ("max", [x, y]) => x.max(y).clone(),
        ("abs", [x]) => x.max(&-x).clone(),
        ("clamp", [x, a, b]) => x.clamp(a, b).clone(),
        ("ones", [x]) => ones(x).into(),
        ("lowest", [x]) => x.trailing_zeros().ok_or("the lowest one of 0")?.into(),
        ("highest", [x]) if *x > BigInt::ZERO => (x.bits() - 1).into(),
        _ => return Err(format!("{name} of {arguments:?}")),
    })
}
