//! Objects and words back to text that assembles to the same.

use crate::lex::is_plain_name;
use crate::linx::{self, Place};
use crate::parse::register;
use crate::{Target, hex};
use lanemask_isa::w32::{self, Insn};
use lanemask_object::{Access, KernelMeta, LineRow, Object, ResourceKind, SectionKind, Symbol};
use std::collections::{BTreeMap, BTreeSet};

/// What [`disassemble`] shows besides the code.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Options {
    /// Address and words of each instruction as a comment.
    pub encodings: bool,
    /// The line table as `.file` and `.loc`. Without it, assembling the text again gives the lines of the text itself.
    pub lines: bool,
}

/// The text of an object.
///
/// With [`Options::lines`] it assembles to an equal object, if names and numbers are such as the assembler makes:
/// symbols of one name once, kernels that start at their symbol, line rows at multiples of 4.
pub fn disassemble(object: &Object, options: Options) -> String {
    let target = match Target::from_name(&object.target) {
        Some(t) => t,
        None => Target::W32,
    };
    let mut d = Disassembler {
        object,
        target,
        base: linx::base_of(object),
        options,
        out: String::new(),
        words: hex::words(&object.code),
        labels: BTreeMap::new(),
        starts: BTreeSet::new(),
    };
    d.find_starts();
    d.find_labels();
    d.header();
    d.code();
    d.data();
    d.sizes();
    d.out
}

/// The text of one instruction at some PC, as it stands in reports; words that are none as `.word`.
pub fn instruction(first: u32, second: Option<u32>) -> String {
    match w32::decode(first, second) {
        Ok(insn) => text(&insn, None),
        Err(_) => match second.filter(|_| w32::len_bytes(first) == 8) {
            Some(second) => format!(".word {first:#010x}, {second:#010x}"),
            None => format!(".word {first:#010x}"),
        },
    }
}

/// An instruction as text; its encoding is named wherever branch relaxation might choose another.
fn text(insn: &Insn, target: Option<&str>) -> String {
    let text = match target {
        Some(t) => insn.text_with_target(t),
        None => insn.to_string(),
    };
    let (mnemonic, suffix) = (insn.op.info().mnemonic, insn.variant_info().suffix);
    let rest = &text[mnemonic.len()..];
    if insn.variant > 0 && insn.target_bytes().is_some() && !rest.starts_with('.') {
        return format!("{mnemonic}.{suffix}{rest}");
    }
    text
}

pub(crate) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' => out += "\\\"",
            '\\' => out += "\\\\",
            '\n' => out += "\\n",
            '\r' => out += "\\r",
            c if c.is_ascii_control() => out += &format!("\\x{:02x}", c as u32),
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

fn name(target: Target, text: &str) -> String {
    let is_register = match target {
        Target::W32 => register(text).is_some(),
        Target::Linx => linx::is_register(text),
    };
    if is_plain_name(text) && !is_register {
        text.into()
    } else {
        quoted(text)
    }
}

/// An instruction of either set.
enum Decoded {
    W32(Insn),
    Linx(lanemask_isa::linx::Insn),
}

impl Decoded {
    fn len_bytes(&self) -> u32 {
        match self {
            Decoded::W32(i) => i.len_bytes(),
            Decoded::Linx(i) => i.len_bytes(),
        }
    }

    /// Offset that a branch at `at` goes to, if it is one inside 32 bits.
    fn target(&self, at: u32) -> Option<u32> {
        let bytes = match self {
            Decoded::W32(i) => i.target_bytes()?,
            Decoded::Linx(i) => i.target()?,
        };
        u32::try_from(i64::from(at) + bytes).ok()
    }

    /// The text of the instruction at an offset of an object.
    fn text(&self, object: &Object, at: u32, label: Option<&str>) -> String {
        match self {
            Decoded::W32(i) => text(i, label),
            Decoded::Linx(i) => i.text_with(label, &|k| linx::notes::name_of(object, at, k)),
        }
    }
}

/// Words of zeros that become one line; as long as no other piece of data can be.
const MIN_ZEROS: usize = 8;

struct Disassembler<'a> {
    object: &'a Object,
    target: Target,
    /// Address of the first byte of the code.
    base: u64,
    options: Options,
    out: String,
    words: Vec<u32>,
    /// Labels of the code by offset, as written.
    labels: BTreeMap<u32, Vec<String>>,
    /// Offsets of pieces: instructions, or data between them.
    starts: BTreeSet<u32>,
}

impl Disassembler<'_> {
    fn code_len(&self) -> u32 {
        self.object.code.len() as u32
    }

    /// Places that must not lie inside a line.
    fn breaks(&self) -> BTreeSet<u32> {
        let mut breaks = BTreeSet::from([self.code_len()]);
        breaks.extend(
            self.object
                .symbols
                .iter()
                .filter(|s| s.section == SectionKind::Code)
                .map(|s| s.offset),
        );
        breaks.extend(self.object.kernels.iter().map(|k| k.entry));
        breaks.extend(self.object.notes.masks.iter().map(|m| m.offset));
        if self.options.lines {
            breaks.extend(self.object.lines.rows.iter().map(|r| r.pc));
        }
        breaks
    }

    fn find_starts(&mut self) {
        let breaks = self.breaks();
        let mut at = 0;
        // Whether the piece before is C.BSTOP, behind which zeros are padding.
        let mut stopped = false;
        while at < self.code_len() {
            self.starts.insert(at);
            let next = breaks.range(at + 1..).next().copied().unwrap_or(u32::MAX);
            if self.target == Target::Linx {
                let len = linx::piece(self.place(at, next), stopped);
                stopped = len == 2 && self.object.code[at as usize..].starts_with(&[0, 0]);
                at += len;
                continue;
            }
            at = match self.decode(at, next) {
                Some(insn) => at + insn.len_bytes(),
                None => self.data_end(at, next),
            };
        }
    }

    /// The instruction at an offset, if it ends at or before `next`.
    fn decode(&self, at: u32, next: u32) -> Option<Decoded> {
        if self.target == Target::Linx {
            return linx::readable(self.place(at, next)).map(Decoded::Linx);
        }
        if !at.is_multiple_of(4) || at + 4 > next {
            return None;
        }
        let k = at as usize / 4;
        let second = self.words.get(k + 1).copied().filter(|_| at + 8 <= next);
        let insn = w32::decode(*self.words.get(k)?, second).ok()?;
        Some(Decoded::W32(insn))
    }

    /// What linx needs to know of a piece of code.
    fn place(&self, at: u32, next: u32) -> Place<'_> {
        Place {
            code: &self.object.code,
            base: self.base,
            at,
            next: next.min(self.code_len()),
        }
    }

    fn name(&self, text: &str) -> String {
        name(self.target, text)
    }

    /// End of the piece of data at an offset: a word, or an announced pair of words, or the bytes before a break.
    fn data_end(&self, at: u32, next: u32) -> u32 {
        if !at.is_multiple_of(4) || at + 4 > next {
            return next
                .min(at.next_multiple_of(4).max(at + 1))
                .min(self.code_len());
        }
        let k = at as usize / 4;
        let zeros = self.words[k..(next.min(self.code_len()) as usize / 4)]
            .iter()
            .take_while(|w| **w == 0)
            .count();
        if zeros >= MIN_ZEROS {
            return at + 4 * zeros as u32;
        }
        let pair = w32::len_bytes(self.words[at as usize / 4]) == 8 && at + 8 <= next;
        at + if pair { 8 } else { 4 }
    }

    fn find_labels(&mut self) {
        for s in &self.object.symbols {
            if s.section == SectionKind::Code {
                let name = self.name(&s.name);
                self.labels.entry(s.offset).or_default().push(name);
            }
        }
        for k in &self.object.kernels {
            if !self.object.symbols.iter().any(|s| s.name == k.name) {
                let name = self.name(&k.name);
                self.labels.entry(k.entry).or_default().push(name);
            }
        }
        let taken: BTreeSet<&str> = self
            .object
            .symbols
            .iter()
            .map(|s| s.name.as_str())
            .collect();
        let mut targets = BTreeSet::new();
        let starts: Vec<u32> = self
            .starts
            .iter()
            .copied()
            .chain([self.code_len()])
            .collect();
        for pair in starts.windows(2) {
            if let Some(target) = self
                .decode(pair[0], pair[1])
                .and_then(|i| i.target(pair[0]))
                && self.starts.contains(&target)
            {
                targets.insert(target);
            }
        }
        let mut number = 0;
        for target in targets {
            let labels = self.labels.entry(target).or_default();
            if labels.is_empty() {
                while taken.contains(format!(".L{number}").as_str()) {
                    number += 1;
                }
                labels.push(format!(".L{number}"));
                number += 1;
            }
        }
    }

    fn line(&mut self, line: &str) {
        self.out += line;
        self.out.push('\n');
    }

    fn header(&mut self) {
        if !self.object.target.is_empty() {
            let directive = match self.target {
                Target::W32 => ".target",
                Target::Linx => ".isa",
            };
            self.line(&format!("{directive} {}", self.name(&self.object.target)));
        }
        if self.target == Target::Linx {
            self.line(&format!(".base {:#x}", self.base));
        }
        if self.options.lines {
            if self.object.lines.files.is_empty() {
                self.line(".no_lines");
            }
            for file in &self.object.lines.files {
                self.line(&format!(".file {}", quoted(file)));
            }
        }
        let globals: Vec<&Symbol> = self
            .object
            .symbols
            .iter()
            .filter(|s| s.global && !self.is_kernel(s))
            .collect();
        for s in globals {
            self.line(&format!(".global {}", self.name(&s.name)));
        }
        if self.object.kernels.is_empty() {
            self.line(".library");
        }
        for k in &self.object.kernels {
            let text = self.kernel(k);
            self.out += &text;
        }
        self.line(".text");
    }

    fn is_kernel(&self, s: &Symbol) -> bool {
        self.object.kernels.iter().any(|k| k.name == s.name)
    }

    fn labels_at(&mut self, at: u32) {
        for label in self.labels.get(&at).cloned().unwrap_or_default() {
            self.line(&format!("{label}:"));
        }
    }

    fn masks_at(&mut self, at: u32) {
        for mask in linx::notes::masks_at(self.object, at) {
            self.line(&format!("    {mask}"));
        }
    }

    fn code(&mut self) {
        let starts: Vec<u32> = self
            .starts
            .iter()
            .copied()
            .chain([self.code_len()])
            .collect();
        let mut rows: &[LineRow] = if self.options.lines {
            &self.object.lines.rows
        } else {
            &[]
        };
        for pair in starts.windows(2) {
            let (at, next) = (pair[0], pair[1]);
            self.labels_at(at);
            while let Some((row, rest)) = rows.split_first().filter(|(r, _)| r.pc <= at) {
                rows = rest;
                if row.pc == at {
                    self.line(&format!(
                        "    .loc {} {} {}",
                        row.file, row.line, row.column
                    ));
                }
            }
            self.masks_at(at);
            let (text, note) = match self.decode(at, next) {
                Some(insn) => {
                    let target = insn
                        .target(at)
                        .and_then(|t| self.labels.get(&t))
                        .and_then(|l| l.first());
                    let target = target.map(String::as_str);
                    (insn.text(self.object, at, target), String::new())
                }
                None if self.target == Target::Linx => linx::data(self.place(at, next)),
                None => (self.data_text(at, next), "not an instruction".into()),
            };
            let mut comment = String::new();
            if self.options.encodings && self.target == Target::Linx {
                comment = linx::encoding(self.place(at, next));
            } else if self.options.encodings {
                comment = format!("{at:6x}: ");
                for bytes in self.object.code[at as usize..next as usize]
                    .chunks(4)
                    .take(2)
                {
                    let word = bytes
                        .iter()
                        .rev()
                        .fold(String::new(), |s, b| format!("{s}{b:02x}"));
                    comment += &format!(" {word}");
                }
            }
            if !note.is_empty() {
                comment = format!(
                    "{comment}{}{note}",
                    if comment.is_empty() { "" } else { "  " }
                );
            }
            match comment.is_empty() {
                true => self.line(&format!("    {text}")),
                false => self.line(&format!("    {text:<44} ; {comment}")),
            }
        }
        self.labels_at(self.code_len());
        self.masks_at(self.code_len());
    }

    fn data_text(&self, at: u32, next: u32) -> String {
        let bytes = &self.object.code[at as usize..next as usize];
        if bytes.len() >= 4 * MIN_ZEROS {
            return format!(".zero {}", bytes.len());
        }
        if at.is_multiple_of(4) && bytes.len().is_multiple_of(4) {
            let words: Vec<_> = hex::words(bytes)
                .iter()
                .map(|w| format!("{w:#010x}"))
                .collect();
            return format!(".word {}", words.join(", "));
        }
        let bytes: Vec<_> = bytes.iter().map(|b| format!("{b:#04x}")).collect();
        format!(".byte {}", bytes.join(", "))
    }

    fn data(&mut self) {
        let data = &self.object.data;
        let mut labels: BTreeMap<usize, Vec<&str>> = BTreeMap::new();
        for s in self
            .object
            .symbols
            .iter()
            .filter(|s| s.section == SectionKind::Data)
        {
            labels.entry(s.offset as usize).or_default().push(&s.name);
        }
        if data.is_empty() && labels.is_empty() {
            return;
        }
        self.line(".data");
        let mut at = 0;
        while at <= data.len() {
            for label in labels.get(&at).cloned().unwrap_or_default() {
                self.line(&format!("{}:", self.name(label)));
            }
            let next = labels
                .range(at + 1..)
                .next()
                .map_or(data.len(), |(k, _)| (*k).min(data.len()));
            let rest = &data[at..next];
            if rest.is_empty() {
                break;
            }
            let zeros = rest.iter().take_while(|b| **b == 0).count();
            if zeros >= 16 || zeros == rest.len() {
                self.line(&format!("    .zero {zeros}"));
                at += zeros;
                continue;
            }
            let len = if at.is_multiple_of(4) && rest.len() >= 4 {
                rest.len().min(16) & !3
            } else {
                rest.len().min(4 - at % 4)
            };
            let text = if len.is_multiple_of(4) {
                let words: Vec<_> = hex::words(&rest[..len])
                    .iter()
                    .map(|w| format!("{w:#010x}"))
                    .collect();
                format!(".word {}", words.join(", "))
            } else {
                let bytes: Vec<_> = rest[..len].iter().map(|b| format!("{b:#04x}")).collect();
                format!(".byte {}", bytes.join(", "))
            };
            self.line(&format!("    {text}"));
            at += len;
        }
    }

    /// Sizes that the assembler would not find by itself.
    fn sizes(&mut self) {
        let mut entries: Vec<u32> = self.object.kernels.iter().map(|k| k.entry).collect();
        entries.push(self.code_len());
        for s in &self.object.symbols {
            let usual = match self.is_kernel(s) {
                true => entries
                    .iter()
                    .filter(|e| **e > s.offset)
                    .min()
                    .map_or(0, |e| e - s.offset),
                false => 0,
            };
            if s.size != usual {
                self.out += &format!(".size {}, {}\n", self.name(&s.name), s.size);
            }
        }
    }

    fn kernel(&self, k: &KernelMeta) -> String {
        let [x, y, z] = k.workgroup_size;
        let mut out = format!(
            ".kernel {}\n    .workgroup_size {x}, {y}, {z}\n",
            self.name(&k.name)
        );
        match self.target {
            Target::W32 => {
                out += &format!("    .v_regs {}\n    .u_regs {}\n", k.v_regs, k.u_regs);
            }
            Target::Linx => out += &linx::kernel(&self.object.code, k),
        }
        out + &self.common(k)
    }

    /// What kernels of both instruction sets have.
    fn common(&self, k: &KernelMeta) -> String {
        let mut out = String::new();
        for (directive, n) in [
            (".scratch", k.scratch_bytes),
            (".workgroup_memory", k.workgroup_bytes),
        ] {
            if n != 0 {
                out += &format!("    {directive} {n}\n");
            }
        }
        if k.order_dependent {
            out += "    .order_dependent\n";
        }
        for r in &k.resources {
            let access = match r.access {
                Access::Uniform => "uniform",
                Access::ReadOnly => "read",
                Access::ReadWrite => "read_write",
            };
            let (directive, rest) = match &r.kind {
                ResourceKind::Buffer => (".resource", format!("{access}, {}", r.min_bytes)),
                ResourceKind::Image(ty) => (".image", format!("{access}, \"{ty}\"")),
                ResourceKind::Sampler { comparison: false } => (".sampler", "filtering".into()),
                ResourceKind::Sampler { comparison: true } => (".sampler", "comparison".into()),
            };
            let name = self.name(&r.name);
            out += &format!(
                "    {directive} {}, {}, {name}, {rest}\n",
                r.group, r.binding
            );
        }
        for words in k.constants.chunks(8) {
            let words: Vec<String> = words.iter().map(|w| format!("{w:#x}")).collect();
            out += &format!("    .constants {}\n", words.join(", "));
        }
        out + ".end\n"
    }
}
