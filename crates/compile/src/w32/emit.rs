//! Words: branch distances, encoding, line table.

use super::code::Code;
use lanemask_diag::{Sources, Span};
use lanemask_isa::w32::{Insn, Operand, encode};
use lanemask_object::{LineRow, LineTable};

/// Encoded code.
pub struct Words {
    /// Instructions with their PC, in order.
    pub insns: Vec<(u32, Insn)>,
    /// The bytes.
    pub bytes: Vec<u8>,
    /// Source positions.
    pub lines: LineTable,
}

/// Encodes. Branches begin in their short form and grow where the distance asks for it, until all fit.
pub fn emit(code: &Code, sources: &Sources) -> Words {
    let flat: Vec<(usize, &super::code::Inst)> = code
        .iter()
        .enumerate()
        .flat_map(|(b, insts)| insts.iter().map(move |i| (b, i)))
        .collect();
    let mut sizes: Vec<u32> = vec![0; flat.len()];
    let mut insns: Vec<(u32, Insn)>;
    loop {
        let mut starts = vec![0u32; code.len() + 1];
        let mut pc = 0;
        let mut pcs = Vec::with_capacity(flat.len());
        let mut next = 0;
        for ((b, _), size) in flat.iter().zip(&sizes) {
            while next <= *b {
                starts[next] = pc;
                next += 1;
            }
            pcs.push(pc);
            pc += size;
        }
        for start in &mut starts[next..] {
            *start = pc;
        }
        insns = Vec::with_capacity(flat.len());
        let mut grown = false;
        for ((i, (_, inst)), pc) in flat.iter().enumerate().zip(&pcs) {
            let mut operands = inst.operands.clone();
            if let Some(target) = inst.target {
                let distance = i64::from(starts[target]) - i64::from(*pc);
                operands.push(Operand::Rel((distance / 4) as i32));
            }
            let insn = Insn::new(inst.op, &operands).unwrap_or_else(|| {
                panic!(
                    "selected operands have an encoding: {:?} {operands:?}",
                    inst.op
                )
            });
            // Never back to a shorter form, so that this ends.
            let insn = if insn.len_bytes() < sizes[i] {
                (insn.variant..)
                    .map_while(|v| {
                        (usize::from(v) < inst.op.info().variants.len())
                            .then(|| Insn::with_variant(inst.op, v, &operands))
                    })
                    .flatten()
                    .find(|i2| i2.len_bytes() == sizes[i])
                    .unwrap_or(insn)
            } else {
                insn
            };
            if insn.len_bytes() != sizes[i] {
                sizes[i] = insn.len_bytes();
                grown = true;
            }
            insns.push((*pc, insn));
        }
        if !grown {
            break;
        }
    }
    let mut bytes = Vec::new();
    let mut lines = Lines {
        sources,
        table: LineTable::default(),
    };
    for ((pc, insn), (_, inst)) in insns.iter().zip(&flat) {
        lines.row(*pc, inst.span);
        let word = encode(insn).expect("an instruction that was made of operands encodes");
        for w in word.words() {
            bytes.extend_from_slice(&w.to_le_bytes());
        }
    }
    Words {
        insns,
        bytes,
        lines: lines.table,
    }
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
