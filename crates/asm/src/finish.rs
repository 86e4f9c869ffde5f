//! Bytes, symbols, kernels and line table, once addresses are known.

use crate::Target;
use crate::expr::{Value, eval};
use crate::layout::BUDGET;
use crate::linx;
use crate::program::{Addresses, Env, ItemKind, Mark, Program, SymbolKind, undefined};
use crate::select::{Source, eval_diagnostic, select};
use lanemask_diag::{Diagnostic, SourceFile, Span};
use lanemask_isa::w32::{self, Insn, Op, Operand};
use lanemask_object::{KernelMeta, LineRow, LineTable, Object, SectionKind, Symbol};
use std::cell::Cell;

impl Program {
    /// The object; reports what only shows with addresses.
    pub(crate) fn finish(&mut self, addresses: &Addresses, source: &SourceFile) -> Object {
        let code = self.emit(SectionKind::Code, addresses);
        let data = self.emit(SectionKind::Data, addresses);
        let symbols = self.object_symbols(addresses);
        let mut object = Object {
            target: self.target.name().into(),
            code,
            data,
            symbols,
            kernels: Vec::new(),
            lines: self.line_table(addresses, source),
            notes: linx::notes::collect(self, addresses),
        };
        self.object_kernels(addresses, &mut object);
        self.apply_sizes(addresses, &mut object);
        object
            .symbols
            .sort_by(|a, b| (a.section, a.offset, &a.name).cmp(&(b.section, b.offset, &b.name)));
        match self.target {
            Target::W32 => {
                self.check_tables(addresses);
                self.warn_end(&object);
            }
            Target::Linx => linx::check_end(self, &object),
        }
        object
    }

    fn eval(
        &self,
        e: &crate::expr::Expr,
        mark: Mark,
        addresses: &Addresses,
    ) -> Result<Value, Box<Diagnostic>> {
        let budget = Cell::new(BUDGET);
        let env = Env {
            symbols: &self.symbols,
            addresses: Some(addresses),
            mark,
            budget: &budget,
            depth: 0,
        };
        eval(e, &env).map_err(|e| Box::new(eval_diagnostic(e)))
    }

    fn emit(&mut self, section: SectionKind, addresses: &Addresses) -> Vec<u8> {
        let mut out = Vec::new();
        let mut diags = Vec::new();
        for (k, item) in self.items[section as usize].iter().enumerate() {
            let mark = (section, k);
            let at = addresses.offset(mark);
            let next = addresses.offset((section, k + 1));
            debug_assert_eq!(out.len(), at as usize, "layout and emission agree");
            // One message is enough for a row of misaligned instructions.
            let behind_instruction = k > 0
                && matches!(
                    self.items[section as usize][k - 1].kind,
                    ItemKind::Insn { .. } | ItemKind::Linx(_)
                );
            match &item.kind {
                ItemKind::Insn {
                    source, insn, min, ..
                } => {
                    let bytes = match insn {
                        Some(i) => {
                            odd_pairs(source, i, &mut diags);
                            w32::encode(i)
                                .map(|w| w.bits.to_le_bytes()[..w.len_bytes as usize].to_vec())
                        }
                        None => {
                            let budget = Cell::new(BUDGET);
                            let env = Env {
                                symbols: &self.symbols,
                                addresses: Some(addresses),
                                mark,
                                budget: &budget,
                                depth: 0,
                            };
                            if let Err(d) = select(source, *min, &env, at.into()) {
                                diags.push(*d);
                            }
                            None
                        }
                    };
                    if !at.is_multiple_of(4) && !behind_instruction {
                        let message = format!(
                            "the instruction lies at {at:#x}, which is not a multiple of 4"
                        );
                        let d = Diagnostic::error("asm-misaligned", message)
                            .at(source.span, "misaligned");
                        diags.push(d.note("write `.align 4` before it"));
                    }
                    out.extend(bytes.unwrap_or_default());
                }
                ItemKind::Linx(source) => {
                    let budget = Cell::new(BUDGET);
                    let env = Env {
                        symbols: &self.symbols,
                        addresses: Some(addresses),
                        mark,
                        budget: &budget,
                        depth: 0,
                    };
                    let pc = i128::from(addresses.base) + i128::from(at);
                    match linx::bind(source, &env, pc) {
                        Ok(insn) => {
                            diags.extend(linx::doubtful(source, &insn));
                            let word = lanemask_isa::linx::encode(&insn);
                            out.extend(word.map(|w| w.to_bytes()).unwrap_or_default());
                        }
                        Err(d) => diags.push(*d),
                    }
                    if !at.is_multiple_of(2) && !behind_instruction {
                        let message = format!("the instruction lies at the odd address {pc:#x}");
                        let d = Diagnostic::error("asm-misaligned", message)
                            .at(source.span, "misaligned");
                        diags.push(d.note("write `.align 2` before it"));
                    }
                }
                ItemKind::Org(to) => {
                    if at > *to {
                        let there = addresses.base + u64::from(at);
                        let d = Diagnostic::error(
                            "asm-out-of-range",
                            format!("`.org` goes back: this place is {there:#x} already"),
                        );
                        diags.push(d.at(item.span, format!("expected {there:#x} or more")));
                    }
                }
                ItemKind::Bytes(bytes) => out.extend(bytes),
                ItemKind::Zero => {}
                ItemKind::Align { fill, .. } => {
                    let nop = (self.target == Target::W32)
                        .then(|| Insn::new(Op::Nop, &[]).and_then(|i| w32::encode(&i)))
                        .flatten();
                    match (fill, nop) {
                        (Some(byte), _) => out.resize(next as usize, *byte),
                        (None, Some(nop)) if section == SectionKind::Code => {
                            out.resize(out.len().next_multiple_of(4).min(next as usize), 0);
                            while out.len() + 4 <= next as usize {
                                out.extend(&nop.bits.to_le_bytes()[..4]);
                            }
                        }
                        _ => {}
                    }
                }
                ItemKind::Numbers {
                    width,
                    float,
                    exprs,
                } => {
                    for e in exprs {
                        let bytes = self
                            .eval(e, mark, addresses)
                            .and_then(|v| number(v, *width, *float, e.span));
                        match bytes {
                            Ok(bytes) => out.extend(&bytes[..*width as usize]),
                            Err(d) => {
                                diags.push(*d);
                                out.resize(out.len() + *width as usize, 0);
                            }
                        }
                    }
                }
            }
            out.resize(next as usize, 0);
        }
        self.diags.extend(diags);
        out
    }

    fn object_symbols(&mut self, addresses: &Addresses) -> Vec<Symbol> {
        let mut symbols: Vec<Symbol> = Vec::new();
        for (name, symbol) in &self.symbols {
            let SymbolKind::Label(mark) = symbol.kind else {
                continue;
            };
            if !name.starts_with(".L") {
                let offset = addresses.offset(mark);
                symbols.push(Symbol {
                    name: name.clone(),
                    section: mark.0,
                    offset,
                    size: 0,
                    global: false,
                });
            }
        }
        for (name, span) in &self.globals {
            match symbols.iter_mut().find(|s| s.name == *name) {
                Some(s) => s.global = true,
                // A kernel without a label gets its symbol later, and that is global.
                None if self.kernels.iter().any(|k| k.meta.name == *name) => {}
                None => {
                    let mut e = undefined(name, *span);
                    if self.symbols.contains_key(name) {
                        (e.code, e.message) =
                            ("asm-wrong-operand", format!("`{name}` cannot be global"));
                        (e.label, e.note) = ("not a label that the object keeps".into(), None);
                    }
                    self.diags.push(eval_diagnostic(e));
                }
            }
        }
        symbols
    }

    fn object_kernels(&mut self, addresses: &Addresses, object: &mut Object) {
        let code_len = object.code.len() as u32;
        if self.kernels.is_empty() && !self.library && code_len > 0 {
            let mark = (SectionKind::Code, 0);
            let meta = KernelMeta {
                name: "main".into(),
                workgroup_size: [32, 1, 1],
                ..KernelMeta::default()
            };
            let span = Span::default();
            let given = Vec::new();
            let lanes = None;
            self.kernels.push(crate::program::Kernel {
                lanes,
                meta,
                span,
                mark,
                v_regs: None,
                u_regs: None,
                given,
            });
        }
        let mut diags = Vec::new();
        let align = if self.target == Target::Linx { 2 } else { 4 };
        for k in &mut self.kernels {
            k.meta.entry = match self.symbols.get(&k.meta.name) {
                Some(s) => match s.kind {
                    SymbolKind::Label(mark @ (SectionKind::Code, _)) => addresses.offset(mark),
                    _ => {
                        let message = format!(
                            "kernel `{}` does not start at a label of the code",
                            k.meta.name
                        );
                        let d = Diagnostic::error("asm-wrong-section", message)
                            .at(k.span, "described here");
                        diags.push(d.also(s.span, "defined here"));
                        0
                    }
                },
                None => addresses.offset(k.mark),
            };
            if k.meta.entry >= code_len {
                let d = Diagnostic::error(
                    "asm-empty-kernel",
                    format!("kernel `{}` has no code", k.meta.name),
                );
                diags.push(d.at(k.span, "no instruction follows"));
            } else if !k.meta.entry.is_multiple_of(align) {
                let d = Diagnostic::error(
                    "asm-misaligned",
                    format!("kernel `{}` starts misaligned", k.meta.name),
                );
                diags.push(d.at(k.span, format!("its address is {:#x}", k.meta.entry)));
            }
        }
        if self.target == Target::Linx {
            for k in &mut self.kernels {
                linx::describe(k, self.base, &object.code, &mut diags);
            }
            // The start that is missing may be the line that was refused.
            if self.diags.iter().any(Diagnostic::is_error) {
                diags.retain(|d| d.code != "asm-linx-no-launch");
            }
        }
        self.diags.extend(diags);
        let entries: Vec<u32> = self.kernels.iter().map(|k| k.meta.entry).collect();
        for k in &self.kernels {
            let end = entries
                .iter()
                .copied()
                .filter(|e| *e > k.meta.entry)
                .min()
                .unwrap_or(code_len);
            let (v, u) = self.registers_used(addresses, k.meta.entry, end);
            object.kernels.push(KernelMeta {
                v_regs: k.v_regs.unwrap_or(v),
                u_regs: k.u_regs.unwrap_or(u),
                ..k.meta.clone()
            });
            let size = end.saturating_sub(k.meta.entry);
            match object.symbols.iter_mut().find(|s| s.name == k.meta.name) {
                Some(s) => (s.size, s.global) = (size, true),
                None => object.symbols.push(Symbol {
                    name: k.meta.name.clone(),
                    section: SectionKind::Code,
                    offset: k.meta.entry,
                    size,
                    global: true,
                }),
            }
        }
    }

    /// One more than the highest vector and uniform registers that instructions of a range name.
    fn registers_used(&self, addresses: &Addresses, from: u32, to: u32) -> (u32, u32) {
        let (mut v, mut u) = (0, 0);
        for (k, item) in self.items[SectionKind::Code as usize].iter().enumerate() {
            let at = addresses.offset((SectionKind::Code, k));
            let ItemKind::Insn {
                insn: Some(insn), ..
            } = &item.kind
            else {
                continue;
            };
            if !(from..to).contains(&at) {
                continue;
            }
            for operand in insn.operands() {
                match operand {
                    Operand::V { first, count, .. } => {
                        v = v.max(u32::from(first) + u32::from(count))
                    }
                    Operand::VHalf { reg, .. } => v = v.max(u32::from(reg) + 1),
                    Operand::U { first, count, .. } => {
                        u = u.max(u32::from(first) + u32::from(count))
                    }
                    _ => {}
                }
            }
        }
        (v.min(w32::V_REGS as u32), u.min(w32::U_REGS as u32))
    }

    fn apply_sizes(&mut self, addresses: &Addresses, object: &mut Object) {
        for (name, span, e) in std::mem::take(&mut self.sizes) {
            let Some(symbol) = object.symbols.iter_mut().find(|s| s.name == name) else {
                self.diags.push(eval_diagnostic(undefined(&name, span)));
                continue;
            };
            let len = match symbol.section {
                SectionKind::Code => object.code.len(),
                SectionKind::Data => object.data.len(),
            };
            let most = (len as u32).saturating_sub(symbol.offset);
            match self.eval(&e, (symbol.section, 0), addresses) {
                Ok(Value::Int { n, .. }) if (0..=i128::from(most)).contains(&n) => {
                    symbol.size = n as u32
                }
                Ok(_) => {
                    let d = Diagnostic::error(
                        "asm-out-of-range",
                        format!("`{name}` cannot have this size"),
                    );
                    self.diags
                        .push(d.at(e.span, format!("expected 0 to {most}")));
                }
                Err(d) => self.diags.push(*d),
            }
        }
    }

    fn line_table(&self, addresses: &Addresses, source: &SourceFile) -> LineTable {
        let code = SectionKind::Code;
        let mut rows: Vec<LineRow> = Vec::new();
        let end = addresses.offset((code, self.items[0].len()));
        let mut add = |row: LineRow| {
            if rows.last().is_some_and(|r| r.pc == row.pc) {
                rows.pop();
            }
            if row.pc < end {
                rows.push(row);
            }
        };
        if self.no_lines {
            return LineTable::default();
        }
        if !self.files.is_empty() {
            for &(item, file, line, column) in &self.locs {
                add(LineRow {
                    pc: addresses.offset((code, item)),
                    file,
                    line,
                    column,
                });
            }
            return LineTable {
                files: self.files.clone(),
                rows,
            };
        }
        for (k, item) in self.items[code as usize].iter().enumerate() {
            // Data among the code has rows too: it may be executed, or be code that somebody encoded by hand.
            let span = match &item.kind {
                ItemKind::Insn { source: insn, .. } => insn.span,
                ItemKind::Align { .. } | ItemKind::Org(_) => continue,
                _ => item.span,
            };
            let (line, column) = source.line_column(span.start);
            add(LineRow {
                pc: addresses.offset((code, k)),
                file: 0,
                line,
                column,
            });
        }
        let files = if rows.is_empty() {
            Vec::new()
        } else {
            vec![source.name.clone()]
        };
        LineTable { files, rows }
    }

    /// Warns if execution can run past the last instruction.
    fn warn_end(&mut self, object: &Object) {
        let Some(item) = self.items[SectionKind::Code as usize]
            .iter()
            .rfind(|i| i.size > 0)
        else {
            return;
        };
        let ItemKind::Insn {
            insn: Some(insn),
            source,
            ..
        } = &item.kind
        else {
            return;
        };
        // The description marks what ends a block, not whether it can fall through; these cannot.
        let leaves = insn.op.has_flag("tm")
            || matches!(
                insn.op,
                Op::B | Op::Jal | Op::Jalr | Op::Jr | Op::Btab | Op::Trap
            );
        if leaves || object.kernels.is_empty() {
            return;
        }
        let d = Diagnostic::warning("asm-falls-off", "execution runs past the end of the code");
        self.diags.push(
            d.at(source.span, "this is the last instruction")
                .note("end the kernel with `endpgm`"),
        );
    }
}

/// Little-endian bytes of a number.
fn number(v: Value, width: u32, float: bool, span: Span) -> Result<[u8; 8], Box<Diagnostic>> {
    let bits = match (v, float) {
        (Value::Int { n, .. }, false) => {
            let size = 8 * width;
            if n < -(1i128 << (size - 1)) || n >= 1i128 << size {
                let d =
                    Diagnostic::error("asm-out-of-range", format!("{n} does not fit {size} bits"));
                return Err(Box::new(d.at(span, "too large")));
            }
            n as u64
        }
        (Value::Float { .. }, false) => {
            let d = Diagnostic::error("asm-wrong-operand", "a float cannot stand here")
                .at(span, "this is a float");
            return Err(Box::new(d.note("write `.float` or `.double` instead")));
        }
        (Value::Int { n, .. }, true) if width == 4 => u64::from((n as f32).to_bits()),
        (Value::Int { n, .. }, true) => (n as f64).to_bits(),
        (Value::Float { single, .. }, true) if width == 4 => single.to_bits().into(),
        (Value::Float { double, .. }, true) => double.to_bits(),
    };
    Ok(bits.to_le_bytes())
}

/// Warns of odd pairs: they can be encoded, but trap when they execute.
fn odd_pairs(source: &Source, insn: &Insn, diags: &mut Vec<Diagnostic>) {
    if !insn.has_odd_pair() {
        return;
    }
    let odd = |o: &Operand| matches!(o, Operand::V { first, count: 2, .. } | Operand::U { first, count: 2, .. } if first % 2 == 1);
    let place = (0..source.args.len())
        .find(|k| {
            // The instruction with only this operand left is odd in itself.
            let mut alone = Insn {
                raw: [0; w32::MAX_OPERANDS],
                ..*insn
            };
            alone.raw[*k] = insn.raw[*k];
            alone.has_odd_pair() && insn.operand(*k).as_ref().is_some_and(odd)
        })
        .and_then(|k| source.args[k].as_ref());
    let d = Diagnostic::warning(
        "asm-odd-pair",
        "a 64-bit value lies in a pair that starts with an even register",
    );
    diags.push(
        d.at(place.map_or(source.span, |a| a.span), "an odd pair")
            .note("the instruction raises IllegalInsn when it executes"),
    );
}
