//! An interpreter of the pseudo-code, for what it says of integers, bits and lanes, by the page that explains it
//! (`docs/w32/notation.md`).

use crate::cards::Card;
use crate::expr;
use crate::float::{Exact, Float, Mode};
use crate::memory::Space;
use crate::state::{CSRS, Operand, State};
use num_bigint::BigInt;
use std::collections::BTreeMap;

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
    /// Of the instruction.
    words: i64,
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
pub fn execute(
    card: &Card,
    operands: &[Operand],
    words: i64,
    before: &State,
    state: &mut State,
) -> Result<()> {
    let syntax: Vec<(&str, &str)> = card.blocks[0]
        .split_whitespace()
        .skip(1)
        .filter_map(|w| w.split_once(':'))
        .collect();
    let mut m = Machine {
        before,
        exec: before.exec,
        after: state,
        words,
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
        if let Some(set) = head.strip_prefix("for each lane in EXEC") {
            let exec = match set {
                "" => self.exec,
                " & ~helpers, upwards" => self.exec & !self.before.helpers,
                _ => return Err(format!("`{head}`?")),
            };
            for lane in (0..32).filter(|l| exec >> l & 1 == 1) {
                self.lane = lane;
                self.block(body)?;
            }
        } else if let Some(condition) = head.strip_prefix("if ") {
            let holds = match condition {
                "csr is unknown" => !CSRS.iter().any(|c| Ok(c.0.into()) == self.csr()),
                _ => self.value(condition)?.int()? != BigInt::ZERO,
            };
            if holds {
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

    /// The number that the operand `csr` is.
    fn csr(&mut self) -> Result<i64> {
        self.operand("csr", 0)?.small()
    }

    /// Statements that set no register.
    fn other(&mut self, line: &str) -> Result<()> {
        // Fences: one warp sees its accesses in order.
        if line.starts_with("order(") {
            return Ok(());
        }
        if let Some((name, rest)) = line.split_once('(') {
            let inner = rest.strip_suffix(')').ok_or(line)?;
            return match name {
                "jump" => {
                    let target = self.value(inner)?.small()?;
                    if target % 4 != 0 || !(0..=self.before.code_bytes).contains(&target) {
                        return Err(format!("trap 7 {:x}", target as u32));
                    }
                    self.after.pc = target;
                    Ok(())
                }
                "writeCSR" => {
                    let (csr, text) = inner.split_once(", ").ok_or(line)?;
                    let number = self.value(csr)?.small()?;
                    if !CSRS.iter().any(|c| i64::from(c.0) == number && !c.2) {
                        return Err(format!("trap 9 {number:x}"));
                    }
                    let value = self.value(text)?.small()? as u32;
                    self.write_csr(number, value)
                }
                _ => Err(format!("`{line}`?")),
            };
        }
        let Some(trap) = line.strip_prefix("trap ") else {
            return match line {
                "nothing" => Ok(()),
                _ => Err(format!("`{line}`?")),
            };
        };
        let (cause, info) = trap.split_once(" with trapinfo = ").ok_or(line)?;
        let info = self.value(info)?.small()?;
        Err(format!("trap {cause} {info:x}"))
    }

    fn write_csr(&mut self, number: i64, value: u32) -> Result<()> {
        let name = CSRS.iter().find(|c| i64::from(c.0) == number);
        match name.map_or("", |c| c.1) {
            "exec" => self.after.exec = value,
            "mode" if value & 4 != 0 || value >> 11 != 0 => {
                return Err(format!("trap 8 {value:x}"));
            }
            "fflags" => {}
            // Its fields: bits 9:0 and 19:16.
            "trapctl" => _ = self.after.csrs.insert(3, value & 0x000f_03ff),
            _ => _ = self.after.csrs.insert(number as u32, value),
        }
        Ok(())
    }

    /// Vector registers that are allocated.
    pub fn v_regs(&self) -> i64 {
        self.before.v_regs
    }

    /// A vector register by number.
    pub fn register(&self, n: i64) -> Result<Value> {
        let register = usize::try_from(n).ok().and_then(|n| self.before.v.get(n));
        register
            .map(|r| r[self.lane].into())
            .ok_or(format!("there is no v{n}"))
    }

    /// A CSR.
    pub fn read_csr(&self, number: i64) -> Result<Value> {
        let number = number as u32;
        match CSRS.iter().find(|c| c.0 == number) {
            Some((0, ..)) => Ok(self.before.exec.into()),
            Some((n, _, false)) if *n != 2 => {
                Ok(self.before.csrs.get(n).copied().unwrap_or(0).into())
            }
            _ => Err("a CSR that is not kept here".into()),
        }
    }

    /// A name that is no operand.
    pub fn global(&self, name: &str) -> Option<Value> {
        Some(match name {
            "lane" => self.lane.into(),
            "EXEC" => self.exec.into(),
            "helpers" => self.before.helpers.into(),
            "PC" => self.before.pc.into(),
            // Codes of directions; a flag that is not written is 0.
            "towardZero" => 1.into(),
            "sat" => u8::from(self.operands.contains_key("sat")).into(),
            name => self.locals.get(name)?.clone(),
        })
    }

    /// The memory that a name and, of a buffer, a descriptor stand for.
    pub fn space(&self, name: &str) -> Result<Option<Space>> {
        Ok(Some(match name {
            "global" => Space::Global,
            "workgroup" => Space::Workgroup,
            "scratch" => Space::Scratch(self.lane),
            "buffer" => {
                let bits = self.operand("desc", 0)?.int()?;
                let word = |k: u32| expr::low_word(&(&bits >> (32 * k)));
                Space::Buffer([word(0), word(1), word(2), word(3)])
            }
            _ => return Ok(None),
        }))
    }

    /// An element of a memory.
    pub fn load(&mut self, space: &Space, ty: &str, a: &BigInt) -> Result<Value> {
        let width: u32 = ty[1..].parse().map_err(|_| format!("`{ty}`?"))?;
        let bits = self
            .after
            .memory
            .read(space, address(a), u64::from(width) / 8)?;
        expr::typed(ty, bits.into())
    }

    fn assign(&mut self, line: &str) -> Result<()> {
        let line = line.trim_end_matches(", in the default MODE and without flags");
        let Some((left, right)) = line
            .split_once(" = ")
            .filter(|_| !line.starts_with("trap "))
        else {
            return self.other(line);
        };
        match (left, right) {
            ("next", "PC + 4 * words of this instruction") => {
                let next = self.before.pc + 4 * self.words;
                self.locals.insert("next".into(), next.into());
                return Ok(());
            }
            ("whole", "the lanes of every quad that has a lane in EXEC") => {
                let quads = (0..8).filter(|q| self.exec >> (4 * q) & 15 != 0);
                let whole = quads.fold(0u32, |m, q| m | 15 << (4 * q));
                self.locals.insert("whole".into(), whole.into());
                return Ok(());
            }
            ("n", right) if right.starts_with("number of register ") => {
                let (name, index) = right["number of register ".len()..]
                    .split_once(" + ")
                    .ok_or(line)?;
                let Some((Operand::V(first, _), _)) = self.operands.get(name) else {
                    return Err(format!("{name} is no vector register"));
                };
                let n = BigInt::from(*first) + self.value(index)?.int()?;
                self.locals.insert("n".into(), n.into());
                return Ok(());
            }
            _ => {}
        }
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
        match left {
            "EXEC" => self.after.exec = value.small()? as u32,
            "helpers" => self.after.helpers = value.small()? as u32,
            "V[n]" => {
                let n = self.value("n")?.small()? as usize;
                self.after.v[n][self.lane] = value.small()? as u32;
            }
            "rd of lane k" => {
                let k = self.value("k")?.small()? as usize;
                let Some((Operand::V(n, 1), _)) = self.operands.get("rd") else {
                    return Err("rd is no vector register".into());
                };
                self.after.v[*n][k] = value.small()? as u32;
            }
            left if left.contains("].")
                || left.contains(").")
                || left.contains('.') && left.contains('[') =>
            {
                return self.store(left, &value);
            }
            _ => return self.write(left, value),
        }
        Ok(())
    }

    /// `M.T[a] = value`.
    fn store(&mut self, left: &str, value: &Value) -> Result<()> {
        let (memory, rest) = left.split_once('.').ok_or(left)?;
        let (ty, a) = rest.trim_end_matches(']').split_once('[').ok_or(left)?;
        let name = memory.split('(').next().unwrap_or("");
        let space = self.space(name)?.ok_or(left)?;
        let a = self.value(a)?.int()?;
        let width: u32 = ty[1..].parse().map_err(|_| format!("`{ty}`?"))?;
        let bits = match value {
            Value::Int(x) => expr::unsigned(x, width.into())
                .iter_u64_digits()
                .next()
                .unwrap_or(0),
            Value::Float(f) => f.bits,
            Value::Exact(_) => return Err("an exact number into memory".into()),
        };
        let size = u64::from(width) / 8;
        self.after.memory.write(&space, address(&a), size, bits)
    }

    /// Writes an operand, or a name.
    fn write(&mut self, left: &str, value: Value) -> Result<()> {
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
        let word = |k: u32| expr::low_word(&(&bits >> (32 * k)));
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
            Operand::U(first, n) if left.contains('[') => {
                assert!(index < n);
                self.after.u[first + index] = word(0);
            }
            Operand::U(first, _) if kind == "uhd" => self.after.u[first] = word(0) & 0xffff,
            Operand::U(first, n) => {
                for k in 0..n {
                    self.after.u[first + k] = word(k as u32);
                }
            }
            Operand::Number(_) | Operand::Target(_) | Operand::Mode | Operand::Other => {
                return Err(format!("{name} is no register"));
            }
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
            Operand::Target(bytes) => (self.before.pc + bytes).into(),
            Operand::Mode => if *kind == "csr" { 1 } else { 4 }.into(),
            Operand::Other => return Err(format!("the operand {name}")),
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
        expr::typed(part, expr::unsigned(&bits, width.into()))
    }

    /// Width of the type of an operand.
    pub fn width(&self, name: &str) -> Result<u32> {
        let ty = self.types.get(name).ok_or(format!("{name} has no type"))?;
        let digits = ty.trim_start_matches("two ").get(1..).unwrap_or("");
        digits.parse().map_err(|_| format!("`{ty}` is no type"))
    }

    /// MODE.
    pub fn mode(&self) -> Mode {
        Mode(self.before.csrs.get(&1).copied().unwrap_or(0))
    }

    pub fn value(&mut self, text: &str) -> Result<Value> {
        expr::value(self, text)
    }
}

/// Addresses have 64 bits.
fn address(a: &BigInt) -> u64 {
    expr::unsigned(a, 64).iter_u64_digits().next().unwrap_or(0)
}
