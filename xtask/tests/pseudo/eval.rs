//! An interpreter of the pseudo-code, for what it says of integers, bits and lanes, by the page that explains it
//! (`docs/w32/notation.md`).

use crate::cards::Card;
use crate::expr;
use crate::float::{Exact, Float, Mode};
use num_bigint::BigInt;
use std::collections::BTreeMap;

/// Registers of a warp.
#[derive(Clone)]
pub struct State {
    pub v: Vec<[u32; 32]>,
    pub u: Vec<u32>,
    pub mode: u32,
}

impl State {
    /// As every case of the suite starts.
    pub fn new() -> State {
        let v = |n: u32| std::array::from_fn(|lane| 0x5a00_0000 + 0x100 * n + lane as u32);
        State {
            v: (0..128).map(v).collect(),
            u: (0..64).map(|n| 0xa500_0000 + n).collect(),
            mode: 0,
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
    /// A constant, a number of lanes, the code of a direction.
    Number(i64),
}

impl Operand {
    pub fn new(text: &str) -> Operand {
        if let Some(code) = ["rn", "rz", "rd", "ru", "mode"]
            .iter()
            .position(|r| *r == text)
        {
            return Operand::Number(code as i64);
        }
        if text == "sat" {
            return Operand::Number(1);
        }
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

/// A value of an expression.
#[derive(Clone, Debug)]
pub enum Value {
    Int(BigInt),
    Float(Float),
    /// An exact number that need be no integer.
    Exact(Exact),
}

impl Value {
    /// The integer that it is.
    pub fn int(&self) -> Result<BigInt> {
        match self {
            Value::Int(x) => Ok(x.clone()),
            other => Err(format!("{other:?} where an integer should be")),
        }
    }

    /// The same as a number of the host.
    pub fn small(&self) -> Result<i64> {
        let x = self.int()?;
        i64::try_from(&x).map_err(|_| format!("{x} is too large here"))
    }
}

impl<T: Into<BigInt>> From<T> for Value {
    fn from(x: T) -> Value {
        Value::Int(x.into())
    }
}

/// What goes on during one instruction.
pub struct Machine<'a> {
    before: &'a State,
    after: &'a mut State,
    pub exec: u32,
    pub lane: usize,
    pub operands: BTreeMap<&'a str, (&'a Operand, &'a str)>,
    types: BTreeMap<&'a str, &'a str>,
    pub locals: BTreeMap<String, Value>,
    /// Parameter and value of a function.
    pub functions: BTreeMap<String, (String, String)>,
    /// The list K of lanes.
    pub list: Vec<usize>,
    half: u32,
}

pub type Result<T> = std::result::Result<T, String>;

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
            for k in self.value(a)?.small()?..=self.value(b)?.small()? {
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
                true => self.value("cl")?.small()? as usize,
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
            let mut t = self.locals.get("t").ok_or("t is not set")?.int()?;
            t.set_bit(self.lane as u64, value.int()? != BigInt::ZERO);
            self.locals.insert("t".into(), t.into());
            return Ok(());
        }
        let (name, index) = match left.split_once('[') {
            Some((name, index)) => {
                let index = self.value(index.trim_end_matches(']'))?;
                (name, index.small()? as usize)
            }
            None => (left.trim_end_matches(".h"), 0),
        };
        let Some(&(operand, kind)) = self.operands.get(name) else {
            self.locals.insert(name.into(), value);
            return Ok(());
        };
        let bits = match value {
            Value::Int(x) => x,
            Value::Float(f) => f.bits.into(),
            // Exact operations give what the format holds.
            Value::Exact(x) => Float::round(self.width(name)?, &x, Mode(0)).bits.into(),
        };
        let word = |k: u32| {
            let low = expr::unsigned(&(&bits >> (32 * k)), 32);
            low.iter_u32_digits().next().unwrap_or(0)
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
    pub fn operand(&self, name: &str, lane: usize) -> Result<Value> {
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
                (Operand::Number(_), "vsp") => expr::unsigned(&bits, 64),
                (Operand::Number(_), _) => expr::unsigned(&bits, 32),
                _ => bits,
            }
            .into());
        };
        let part = ty.strip_prefix("two ").unwrap_or(ty);
        if part == "bit of the lane" {
            return Ok((bits >> lane & BigInt::from(1)).into());
        }
        let width = self.width(name)?;
        let bits = if ty.starts_with("two ") {
            bits >> (16 * self.half)
        } else {
            bits
        };
        let low = expr::unsigned(&bits, width.into());
        Ok(match &part[..1] {
            "u" => low.into(),
            "i" => expr::signed(&bits, width.into()).into(),
            _ => Value::Float(Float {
                width,
                bits: low.iter_u64_digits().next().unwrap_or(0),
            }),
        })
    }

    /// Width of the type of an operand.
    pub fn width(&self, name: &str) -> Result<u32> {
        let ty = self.types.get(name).ok_or(format!("{name} has no type"))?;
        let digits = ty.trim_start_matches("two ").get(1..).unwrap_or("");
        digits.parse().map_err(|_| format!("`{ty}` is no type"))
    }

    /// MODE.
    pub fn mode(&self) -> Mode {
        Mode(self.before.mode)
    }

    pub fn value(&mut self, text: &str) -> Result<Value> {
        expr::value(self, text)
    }
}
