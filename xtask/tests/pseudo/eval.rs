//! An interpreter of the pseudo-code, for what it says of integers, bits and lanes, by the page that explains it
//! (`docs/w32/notation.md`).

use crate::cards::Card;
use num_bigint::BigInt;
use std::collections::BTreeMap;

/// Registers of a warp.
#[derive(Clone)]
pub struct State {
    pub v: Vec<[u32; 32]>,
    pub u: Vec<u32>,
}

impl State {
    /// As every case of the suite starts.
    pub fn new() -> State {
        let v = |n: u32| std::array::from_fn(|lane| 0x5a00_0000 + 0x100 * n + lane as u32);
        State {
            v: (0..128).map(v).collect(),
            u: (0..64).map(|n| 0xa500_0000 + n).collect(),
        }
    }
}

/// An operand as it is written.
#[derive(Clone, Debug)]
pub enum Operand {
    /// First register, number of registers.
    V(usize, usize),
    /// Register, whether the high half.
    Half(usize, bool),
    U(usize, usize),
    Number(i64),
}

impl Operand {
    pub fn new(text: &str) -> Operand {
        let file = text.chars().next().unwrap_or(' ');
        let register = |t: &str| {
            t.parse::<usize>()
                .unwrap_or_else(|e| panic!("`{text}`: {e}"))
        };
        let (first, count) = match (file, text.get(1..).unwrap_or("")) {
            ('v' | 'u', rest) if rest.starts_with('[') => {
                let (a, b) = rest[1..rest.len() - 1].split_once(':').expect("a range");
                (register(a), register(b) - register(a) + 1)
            }
            ('v', rest) if rest.ends_with(".l") || rest.ends_with(".h") => {
                return Operand::Half(register(&rest[..rest.len() - 2]), rest.ends_with('h'));
            }
            ('v' | 'u', rest) => (register(rest), 1),
            _ => {
                let hex = text.strip_prefix("0x").map(|h| i64::from_str_radix(h, 16));
                let n = hex.unwrap_or_else(|| text.parse());
                return Operand::Number(n.unwrap_or_else(|e| panic!("`{text}`: {e}")));
            }
        };
        if file == 'v' {
            Operand::V(first, count)
        } else {
            Operand::U(first, count)
        }
    }
}

/// What goes on during one instruction.
struct Machine<'a> {
    before: &'a State,
    after: &'a mut State,
    exec: u32,
    lane: usize,
    operands: BTreeMap<&'a str, (&'a Operand, &'a str)>,
    types: BTreeMap<&'a str, &'a str>,
    locals: BTreeMap<String, BigInt>,
    /// Parameter and value of a function.
    functions: BTreeMap<String, (String, String)>,
    /// The list K of lanes.
    list: Vec<usize>,
    half: u32,
}

type Result<T> = std::result::Result<T, String>;

/// Runs the pseudo-code of a card.
pub fn execute(card: &Card, operands: &[Operand], exec: u32, state: &mut State) -> Result<()> {
    let syntax: Vec<(&str, &str)> = card.blocks[0]
        .split_whitespace()
        .skip(1)
        .filter_map(|w| w.split_once(':'))
        .collect();
    let before = state.clone();
    let mut m = Machine {
        before: &before,
        after: state,
        exec,
        lane: 0,
        operands: syntax
            .iter()
            .zip(operands)
            .map(|((n, k), o)| (*n, (o, *k)))
            .collect(),
        types: BTreeMap::new(),
        locals: BTreeMap::new(),
        functions: BTreeMap::new(),
        list: Vec::new(),
        half: 0,
    };
    let mut lines: Vec<&str> = card.blocks[1].lines().collect();
    let types = lines[0].split(", ").map(|part| part.split_once(": "));
    let types: Option<Vec<(&str, &str)>> = types.collect();
    if let Some(types) = types.filter(|t| t.iter().all(|(n, _)| syntax.iter().any(|s| s.0 == *n))) {
        m.types = types.into_iter().collect();
        lines.remove(0);
    }
    m.block(&lines)
}

fn indent(line: &str) -> usize {
    line.len() - line.trim_start().len()
}

fn ones(x: &BigInt) -> u64 {
    x.iter_u64_digits().map(|d| u64::from(d.count_ones())).sum()
}

fn int(x: &BigInt) -> Result<i64> {
    i64::try_from(x).map_err(|_| format!("{x} is too large here"))
}

fn amount(x: &BigInt) -> Result<u32> {
    u32::try_from(x).map_err(|_| format!("a shift by {x}"))
}

fn unsigned(x: &BigInt, n: i64) -> BigInt {
    x & ((BigInt::from(1) << n) - 1)
}

fn signed(x: &BigInt, n: i64) -> BigInt {
    let low = unsigned(x, n);
    if n > 0 && low >= BigInt::from(1) << (n - 1) {
        low - (BigInt::from(1) << n)
    } else {
        low
    }
}

impl Machine<'_> {
    fn block(&mut self, lines: &[&str]) -> Result<()> {
        let mut at = 0;
        while at < lines.len() {
            let line = lines[at].trim();
            let deep = indent(lines[at]);
            let mut end = at + 1;
            while end < lines.len() && indent(lines[end]) > deep {
                end += 1;
            }
            let body = &lines[at + 1..end];
            match line.strip_suffix(':') {
                Some(head) => self.repeat(head, body)?,
                None => self.assign(line)?,
            }
            at = end;
        }
        Ok(())
    }

    fn repeat(&mut self, head: &str, body: &[&str]) -> Result<()> {
        if head == "for each lane in EXEC" {
            let exec = self.exec;
            for lane in (0..32).filter(|l| exec >> l & 1 == 1) {
                self.lane = lane;
                self.block(body)?;
            }
        } else if head == "for each half h of a register" {
            for half in 0..2 {
                self.half = half;
                self.block(body)?;
            }
        } else if head == "for each further lane k of K" {
            for k in self.list.iter().skip(1).copied().collect::<Vec<_>>() {
                self.locals.insert("k".into(), k.into());
                self.block(body)?;
            }
        } else {
            let (name, range) = head
                .strip_prefix("for ")
                .and_then(|h| h.split_once(" = "))
                .ok_or(head)?;
            let (a, b) = range.split_once("..").ok_or(head)?;
            for k in int(&self.value(a)?)?..=int(&self.value(b)?)? {
                self.locals.insert(name.into(), k.into());
                self.block(body)?;
            }
        }
        Ok(())
    }

    fn assign(&mut self, line: &str) -> Result<()> {
        let (left, right) = line
            .split_once(" = ")
            .ok_or(format!("`{line}` is no statement"))?;
        if left == "K" {
            let cl = match right.contains("cluster of cl lanes") {
                true => int(&self.value("cl")?)? as usize,
                false => 32,
            };
            let first = self.lane / cl * cl;
            let last = match right {
                r if r.contains("up to this lane") => self.lane + 1,
                r if r.contains("below this lane") => self.lane,
                _ => first + cl,
            };
            self.list = (first..last).filter(|l| self.exec >> l & 1 == 1).collect();
            return Ok(());
        }
        if let Some((name, parameter)) = left.strip_suffix(')').and_then(|l| l.split_once('(')) {
            self.functions
                .insert(name.into(), (parameter.into(), right.into()));
            return Ok(());
        }
        let value = self.value(right)?;
        if left == "t[lane]" {
            let t = self.locals.entry("t".into()).or_default();
            t.set_bit(self.lane as u64, value != BigInt::ZERO);
            return Ok(());
        }
        let (name, index) = match left.split_once('[') {
            Some((name, index)) => (
                name,
                int(&self.value(index.trim_end_matches(']'))?)? as usize,
            ),
            None => (left.trim_end_matches(".h"), 0),
        };
        let Some(&(operand, kind)) = self.operands.get(name) else {
            self.locals.insert(name.into(), value);
            return Ok(());
        };
        let word = |k: u32| {
            unsigned(&(&value >> (32 * k)), 32)
                .iter_u32_digits()
                .next()
                .unwrap_or(0)
        };
        let half = |old: u32, high: bool| match high {
            true => old & 0xffff | word(0) << 16,
            false => old & 0xffff_0000 | word(0) & 0xffff,
        };
        match *operand {
            Operand::V(first, _) if left.ends_with(".h") => {
                let register = &mut self.after.v[first][self.lane];
                *register = half(*register, self.half == 1);
            }
            Operand::V(first, n) if left.contains('[') => {
                assert!(index < n);
                self.after.v[first + index][self.lane] = word(0);
            }
            Operand::V(first, n) => {
                for k in 0..n {
                    self.after.v[first + k][self.lane] = word(k as u32);
                }
            }
            Operand::Half(n, high) => {
                let register = &mut self.after.v[n][self.lane];
                *register = half(*register, high);
            }
            Operand::U(first, _) if left.ends_with(".h") => {
                let register = &mut self.after.u[first];
                *register = half(*register, self.half == 1);
            }
            Operand::U(first, _) if kind == "uhd" => self.after.u[first] = word(0) & 0xffff,
            Operand::U(first, n) => {
                for k in 0..n {
                    self.after.u[first + k] = word(k as u32);
                }
            }
            Operand::Number(_) => return Err(format!("{name} is no register")),
        }
        Ok(())
    }

    /// The value of an operand in a lane.
    fn operand(&self, name: &str, lane: usize) -> Result<BigInt> {
        let (operand, kind) = self
            .operands
            .get(name)
            .ok_or(format!("what is `{name}`?"))?;
        let join = |words: Vec<u32>| words.iter().rev().fold(BigInt::ZERO, |v, w| (v << 32) + *w);
        let bits = match **operand {
            Operand::V(first, n) => {
                join((first..first + n).map(|r| self.before.v[r][lane]).collect())
            }
            Operand::Half(r, high) => {
                (self.before.v[r][lane] >> (16 * u32::from(high)) & 0xffff).into()
            }
            Operand::U(first, n) => join((first..first + n).map(|r| self.before.u[r]).collect()),
            Operand::Number(n) => n.into(),
        };
        let Some(ty) = self.types.get(name) else {
            // Its bits as an unsigned number; a constant has those of the operand's width.
            return Ok(match (operand, *kind) {
                (Operand::Number(_), "vsp") => unsigned(&bits, 64),
                (Operand::Number(_), _) => unsigned(&bits, 32),
                _ => bits,
            });
        };
        let part = ty.strip_prefix("two ").unwrap_or(ty);
        if part == "bit of the lane" {
            return Ok(bits >> lane & BigInt::from(1));
        }
        let (sign, width) = part.split_at(1);
        let width: i64 = width.parse().map_err(|_| format!("`{ty}` is no type"))?;
        let bits = if ty.starts_with("two ") {
            bits >> (16 * self.half)
        } else {
            bits
        };
        match sign {
            "u" => Ok(unsigned(&bits, width)),
            "i" => Ok(signed(&bits, width)),
            _ => Err(format!("`{ty}` is no integer")),
        }
    }

    fn value(&mut self, text: &str) -> Result<BigInt> {
        let mut p = Parser {
            tokens: tokens(text),
            at: 0,
            m: self,
        };
        let value = p.choice()?;
        match p.tokens.get(p.at) {
            None => Ok(value),
            Some(rest) => Err(format!("`{text}`: what is `{rest}`?")),
        }
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
    fn choice(&mut self) -> Result<BigInt> {
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
        if condition == BigInt::ZERO { no } else { yes }
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

    fn binary(&mut self, level: usize) -> Result<BigInt> {
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
            left = match sign.as_str() {
                "=" => u8::from(left == right).into(),
                "!=" => u8::from(left != right).into(),
                "<" => u8::from(left < right).into(),
                "<=" => u8::from(left <= right).into(),
                ">" => u8::from(left > right).into(),
                ">=" => u8::from(left >= right).into(),
                "|" => left | right,
                "^" => left ^ right,
                "&" => left & right,
                "<<" => left << amount(&right)?,
                ">>" => left >> amount(&right)?,
                "+" => left + right,
                "-" => left - right,
                "*" => left * right,
                // Its divisor is positive.
                _ => ((left % &right) + &right) % right,
            };
        }
        Ok(left)
    }

    fn unary(&mut self) -> Result<BigInt> {
        if self.next_is("-") {
            return Ok(-self.unary()?);
        }
        if self.next_is("~") {
            return Ok(!self.unary()?);
        }
        let base = self.primary()?;
        if self.next_is("**") {
            let exponent = int(&self.unary()?)?;
            let exponent = u32::try_from(exponent).map_err(|_| format!("2^{exponent}"))?;
            return Ok(base.pow(exponent));
        }
        Ok(base)
    }

    fn primary(&mut self) -> Result<BigInt> {
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
            });
        }
        if token == "K" {
            self.expect("is")?;
            self.expect("empty")?;
            return Ok(u8::from(self.m.list.is_empty()).into());
        }
        if token == "sum" {
            return self.sum();
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
            let index = int(&self.choice()?)?;
            self.expect("]")?;
            let value = self.m.operand(&token, self.m.lane)?;
            // A register of several, or a bit of a mask.
            return Ok(match self.m.operands[token.as_str()].0 {
                Operand::V(..) => unsigned(&(value >> (32 * index)), 32),
                _ => unsigned(&(value >> index), 1),
            });
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
            let lane = int(&self.binary(1)?)?;
            let lane = usize::try_from(lane)
                .ok()
                .filter(|l| *l < 32)
                .ok_or(format!("lane {lane}"))?;
            return self.m.operand(&token, lane);
        }
        match token.as_str() {
            "lane" => Ok(self.m.lane.into()),
            "EXEC" => Ok(self.m.exec.into()),
            name => match self.m.locals.get(name) {
                Some(value) => Ok(value.clone()),
                None => self.m.operand(name, self.m.lane),
            },
        }
    }

    /// `sum(k = a..b: x)`, behind its name.
    fn sum(&mut self) -> Result<BigInt> {
        self.expect("(")?;
        let name = self
            .tokens
            .get(self.at)
            .cloned()
            .ok_or("a sum over what?")?;
        self.at += 1;
        self.expect("=")?;
        let first = int(&self.binary(1)?)?;
        self.expect("..")?;
        let last = int(&self.binary(1)?)?;
        self.expect(":")?;
        let start = self.at;
        let mut total = BigInt::ZERO;
        for k in first..=last {
            self.at = start;
            self.m.locals.insert(name.clone(), k.into());
            total += self.choice()?;
        }
        self.expect(")")?;
        Ok(total)
    }

    fn call(&mut self, name: &str, arguments: &[BigInt]) -> Result<BigInt> {
        if let Some((parameter, text)) = self.m.functions.get(name).cloned() {
            self.m.locals.insert(parameter, arguments[0].clone());
            return self.m.value(&text);
        }
        Ok(match (name, arguments) {
            ("unsigned", [x, n]) => unsigned(x, int(n)?),
            ("signed", [x, n]) => signed(x, int(n)?),
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
}
