//! Words: places in memory, branch distances, encoding, line table.

use super::alloc::{Code, Out, Val};
use super::header;
use super::layout::Layout;
use super::lir::opposite;
use super::names::Stated;
use lanemask_diag::{Sources, Span};
use lanemask_isa::linx::{Field, Insn, Op, Reg, encode};
use lanemask_object::{LineRow, LineTable, MaskNote, Notes, OperandName};

/// Encoded code.
pub struct Words {
    /// Instructions with their address, in order.
    pub insns: Vec<(u64, Insn)>,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Source positions.
    pub lines: LineTable,
    /// Names of operands, and what masks are.
    pub notes: Notes,
}

/// Largest distance of a branch that compares, in parcels of 2 bytes.
const NEAR: i64 = 1 << 11;

/// Bytes over which every jump reaches (L-44).
const FAR_BYTES: u64 = 4_000_000;

/// How a branch is written.
#[derive(Clone, Copy, PartialEq)]
enum Form {
    /// As it is.
    Near,
    /// The opposite branch over a jump.
    Far,
    /// Not at all: it goes to what follows.
    Gone,
}

/// Encodes header and body, from address `base` on. `None`: a branch does not reach its target.
pub fn emit(
    code: &Code,
    stated: &Stated,
    layout: &Layout,
    base: u64,
    sources: &Sources,
) -> Option<Words> {
    let header = header::header(layout);
    let start = header::len_bytes(&header);
    let flat: Vec<(usize, &Out)> = code
        .blocks
        .iter()
        .enumerate()
        .flat_map(|(b, outs)| outs.iter().map(move |o| (b, o)))
        .collect();
    let mut forms = vec![Form::Near; flat.len()];
    for (i, (b, out)) in flat.iter().enumerate() {
        if out.op == Op::J
            && let Some(to) = target(out)
            && *b < to
            && code.blocks[*b + 1..to].iter().all(Vec::is_empty)
            && flat.get(i + 1).is_none_or(|(next, _)| next > b)
        {
            forms[i] = Form::Gone;
        }
    }
    // Addresses of blocks and instructions; a branch that becomes far stays so.
    let (blocks, addresses) = loop {
        let mut at = base + start;
        let mut addresses = Vec::with_capacity(flat.len());
        let mut blocks = vec![0; code.blocks.len() + 1];
        let mut next = 0;
        for ((b, out), form) in flat.iter().zip(&forms) {
            while next <= *b {
                blocks[next] = at;
                next += 1;
            }
            addresses.push(at);
            let len = u64::from(out.op.encoding().bits) / 8;
            at += match form {
                Form::Near => len,
                Form::Far => len + 4,
                Form::Gone => 0,
            };
        }
        for block in &mut blocks[next..] {
            *block = at;
        }
        let mut grown = false;
        for (i, (_, out)) in flat.iter().enumerate() {
            let Some(to) = target(out).filter(|_| opposite(out.op).is_some()) else {
                continue;
            };
            let distance = (blocks[to] as i64 - addresses[i] as i64) / 2;
            if forms[i] == Form::Near && !(-NEAR..NEAR).contains(&distance) {
                forms[i] = Form::Far;
                grown = true;
            }
        }
        if !grown {
            break (blocks, addresses);
        }
    };
    if addresses.last().is_some_and(|at| at - base > FAR_BYTES) {
        return None;
    }
    let mut insns = Vec::new();
    let mut spans = Vec::new();
    let mut at = base;
    for insn in header::with_body(header, start) {
        insns.push((at, insn));
        spans.push(Span::default());
        at += u64::from(insn.len_bytes());
    }
    for ((i, (_, out)), form) in flat.iter().enumerate().zip(&forms) {
        let at = addresses[i];
        let to = target(out)
            .map(|to| blocks[to])
            .or_else(|| back(out).map(|n| addresses[i - n]));
        match form {
            Form::Gone => continue,
            Form::Near => insns.push((
                at,
                encoded(out, out.op, layout, to.map(|to| distance(at, to))),
            )),
            Form::Far => {
                let op = opposite(out.op).expect("only such are far");
                let len = u64::from(out.op.encoding().bits) / 8;
                // Over itself and the jump.
                let over = (len + 4) as i64 / 2;
                insns.push((at, encoded(out, op, layout, Some(over))));
                spans.push(out.span);
                let jump = at + len;
                let far = distance(jump, to.expect("it is a branch"));
                insns.push((jump, insn(Op::J, &[(Field::Imm, far as u64)])));
            }
        }
        spans.push(out.span);
    }
    let mut bytes = Vec::new();
    let mut lines = Lines {
        sources,
        table: LineTable::default(),
    };
    for ((at, insn), span) in insns.iter().zip(&spans) {
        lines.row((at - base) as u32, *span);
        let word = encode(insn).expect("an instruction that was made encodes");
        bytes.extend(word.to_bytes());
    }
    Some(Words {
        insns,
        bytes,
        lines: lines.table,
        notes: notes(code, stated, &addresses, base),
    })
}

/// What is stated, by place; `addresses` are those of all instructions in a row.
fn notes(code: &Code, stated: &Stated, addresses: &[u64], base: u64) -> Notes {
    let places = code.blocks.iter().enumerate();
    let places = places.flat_map(|(b, outs)| (0..outs.len()).map(move |k| (b, k)));
    let mut notes = Notes::default();
    for (place, at) in places.zip(addresses) {
        let offset = (at - base) as u32;
        let op = code.blocks[place.0][place.1].op;
        let named = stated.names.get(&place).into_iter().flatten();
        notes.names.extend(named.map(|(field, name)| OperandName {
            offset,
            field: op.position(*field).expect("a field of the row") as u32,
            name: name.clone(),
        }));
        let masks = stated.masks.get(&place).into_iter().flatten();
        notes.masks.extend(masks.map(|(name, is)| MaskNote {
            offset,
            name: name.clone(),
            is: is.clone(),
        }));
    }
    notes.names.sort();
    notes
}

fn distance(from: u64, to: u64) -> i64 {
    (to as i64 - from as i64) / 2
}

fn target(out: &Out) -> Option<usize> {
    out.fields.iter().find_map(|(_, v)| match v {
        Val::Block(b) => Some(*b),
        _ => None,
    })
}

fn back(out: &Out) -> Option<usize> {
    out.fields.iter().find_map(|(_, v)| match v {
        Val::Back(n) => Some(*n),
        _ => None,
    })
}

fn encoded(out: &Out, op: Op, layout: &Layout, distance: Option<i64>) -> Insn {
    let fields: Vec<(Field, u64)> = out
        .fields
        .iter()
        .map(|(field, val)| {
            let raw = match val {
                Val::Reg(reg) => code(op, *field, *reg),
                Val::Num(n) => *n as u64,
                Val::Late(late) => layout.number(*late),
                Val::Block(_) | Val::Back(_) => distance.expect("a branch has a distance") as u64,
            };
            (*field, raw)
        })
        .collect();
    insn(op, &fields)
}

fn code(op: Op, field: Field, reg: Reg) -> u64 {
    reg.code10()
        .unwrap_or_else(|| panic!("{op:?} has no {reg:?} as {field:?}"))
}

/// An instruction whose fields fit.
pub fn insn(op: Op, fields: &[(Field, u64)]) -> Insn {
    Insn::new(op, fields)
        .unwrap_or_else(|| panic!("selected operands have an encoding: {op:?} {fields:?}"))
}

struct Lines<'a> {
    sources: &'a Sources,
    table: LineTable,
}

impl Lines<'_> {
    fn row(&mut self, pc: u32, span: Span) {
        // An empty span is nobody's.
        let place = (span != Span::default())
            .then(|| self.sources.locate(span))
            .flatten();
        let (file, line, column) = match place {
            None => (0, 0, 0),
            Some((name, line, column)) => {
                let known = self.table.files.iter().position(|f| f == name);
                let file = known.unwrap_or_else(|| {
                    self.table.files.push(name.to_owned());
                    self.table.files.len() - 1
                });
                (file as u32, line, column)
            }
        };
        let row = LineRow {
            pc,
            file,
            line,
            column,
        };
        match self.table.rows.last() {
            Some(last) if (last.file, last.line, last.column) == (file, line, column) => {}
            None if line == 0 => {}
            _ => self.table.rows.push(row),
        }
    }
}
