//! Variables in cells, and words in memory: what front ends do with places, whatever the source's types are.

use super::build::Builder;
use super::numbers::Num;
use lanemask_ir::*;

/// Where a scalar of a variable lives.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Cell {
    /// In the environment, at this index.
    Env(u32),
    /// In private memory, at this byte.
    Scratch(u32),
}

/// A run-time index into a local.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Index {
    /// The index, unchecked.
    pub index: Value,
    /// Number of elements.
    pub count: u32,
    /// Scalars of an element.
    pub stride: u32,
}

/// Consecutive scalars of one kind: 1 to 4 words, or halves or bytes of at most 4 scalars.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Leaf {
    /// Bytes from the start of the composite.
    pub offset: u32,
    /// Number of values.
    pub words: u32,
    /// Type of the values.
    pub ty: Type,
    /// What each of them is in memory.
    pub unit: Unit,
    /// Whether units smaller than a word have a sign.
    pub signed: bool,
    /// Whether the first one is at a word.
    pub aligned: bool,
}

impl Leaf {
    /// How many pairs of halves are words.
    fn halves_by_word(self) -> u32 {
        if self.unit == Unit::Half && self.aligned {
            self.words / 2
        } else {
            0
        }
    }

    /// Words of a type.
    pub(crate) fn words(offset: u32, words: u32, ty: Type) -> Leaf {
        Leaf {
            offset,
            words,
            ty,
            unit: Unit::Word,
            signed: false,
            aligned: true,
        }
    }

    /// Adds the leaves of `count` scalars one after the other, in memory that the host shares. `aligned`: whether they are at a word.
    pub(crate) fn host(n: Num, offset: u32, count: u32, aligned: bool, out: &mut Vec<Leaf>) {
        if n.unit() != Unit::Word {
            out.push(Leaf {
                offset,
                words: count,
                ty: Type::I32,
                unit: n.unit(),
                signed: n.is_signed(),
                aligned,
            });
            return;
        }
        Leaf::packed(n, offset, count, out);
    }

    /// Adds the leaves of `count` scalars one after the other, each in words of its own.
    pub(crate) fn packed(n: Num, offset: u32, count: u32, out: &mut Vec<Leaf>) {
        let words = n.words() * count;
        for at in (0..words).step_by(4) {
            out.push(Leaf::words(offset + at * 4, (words - at).min(4), n.word()));
        }
    }
}

/// Composites up to this many scalars and elements stay in values even when a run-time index selects in them: a
/// chain of comparisons and selects costs two operations an element, private memory costs an access.
const SELECT_SCALARS: u32 = 16;
const SELECT_ELEMENTS: u32 = 8;
/// Variables beyond this many scalars live in memory.
pub(crate) const PROMOTE_LIMIT: u32 = 256;

/// Scalars of a variable that a run-time index selects among.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Range {
    pub first: u32,
    pub len: u32,
    /// Whether they are too many for selects.
    pub memory: bool,
}

impl Range {
    /// The `len` scalars from `first` on, in `count` elements that an index selects among.
    pub(crate) fn indexed(first: u32, len: u32, count: u32) -> Range {
        Range {
            first,
            len,
            memory: len > SELECT_SCALARS || count > SELECT_ELEMENTS,
        }
    }
}

/// All of a variable.
pub(crate) type Ranges = Vec<Range>;

/// Which scalars must lie in memory: (first, length). A range goes to memory as a whole, so one that overlaps
/// another in memory follows it.
pub(crate) fn in_memory(ranges: &Ranges) -> Vec<(u32, u32)> {
    let mut ranges = ranges.clone();
    loop {
        let follower = ranges.iter().position(|a| {
            !a.memory
                && ranges
                    .iter()
                    .any(|b| b.memory && a.first < b.first + b.len && b.first < a.first + a.len)
        });
        match follower {
            Some(i) => ranges[i].memory = true,
            None => break,
        }
    }
    ranges
        .iter()
        .filter(|r| r.memory)
        .map(|r| (r.first, r.len))
        .collect()
}

/// A place further on; an offset beyond all memory stays one.
fn at(addr: Addr, more: u32, unit: Unit) -> Addr {
    Addr {
        imm: addr.imm.saturating_add(more) & !(unit.bytes() - 1),
        unit,
        ..addr
    }
}

impl Builder {
    /// Fills private memory from `start` to `end` with zeros.
    pub(crate) fn zero_scratch(&mut self, start: u32, end: u32) {
        let zero = self.i32(0);
        let mut at = start;
        if end - start > 128 {
            // 16 bytes a trip; the counter is a variable of its own.
            let bytes = (end - start) / 16 * 16;
            let step = self.i32(16);
            let limit = self.i32(bytes);
            self.env.push(zero);
            self.env_names.push(None);
            let index = self.env.len() - 1;
            let outer = self.enter();
            let mut exit = self.target();
            let (mut head, before) = self.open_loop();
            let body = self.enter();
            let counter = self.env[index];
            let addr = Addr {
                space: Space::Scratch,
                offset: Some(counter),
                imm: start,
                unit: Unit::Word,
            };
            self.emit(Vec::new(), Op::Store(addr, vec![zero; 4]));
            let next = self.bin(BinOp::Add, counter, step);
            self.env[index] = next;
            let more = self.cmp(CmpOp::LtU32, next, limit);
            let join = self.target();
            let label = join.label;
            let arm = self.enter();
            self.br(&mut head, Vec::new());
            let then = self.leave(arm);
            self.rewind(&join);
            let arm = self.enter();
            self.br(&mut exit, Vec::new());
            let otherwise = self.leave(arm);
            let span = self.span;
            self.push(Stmt::If {
                label,
                cond: more,
                then,
                otherwise,
                span,
            });
            self.close(join, &[]);
            let body = self.leave(body);
            self.close_loop(head, before, body);
            let body = self.leave(outer);
            let label = exit.label;
            self.push(Stmt::Block { label, body });
            self.close(exit, &[]);
            self.env.truncate(index);
            self.env_names.truncate(index);
            at += bytes;
        }
        while at < end {
            let words = ((end - at) / 4).min(4);
            let addr = Addr {
                space: Space::Scratch,
                offset: None,
                imm: at,
                unit: Unit::Word,
            };
            self.emit(Vec::new(), Op::Store(addr, vec![zero; words as usize]));
            at += words * 4;
        }
    }

    pub(crate) fn clamped(&mut self, index: Value, count: Option<u32>) -> Value {
        match count {
            Some(n) => {
                let last = self.i32(n - 1);
                self.bin(BinOp::MinU32, index, last)
            }
            None => index,
        }
    }

    pub(crate) fn scaled(&mut self, index: Value, stride: u32) -> Value {
        if stride == 1 {
            return index;
        }
        let stride = self.i32(stride);
        self.bin(BinOp::Mul, index, stride)
    }

    /// Address in private memory of a local place.
    pub(crate) fn scratch_addr(&mut self, start: u32, dynamic: &[Index]) -> Addr {
        self.memory_addr(Space::Scratch, start, dynamic)
    }

    pub(crate) fn memory_addr(&mut self, space: Space, start: u32, dynamic: &[Index]) -> Addr {
        let mut offset: Option<Value> = None;
        for d in dynamic {
            let index = self.clamped(d.index, Some(d.count));
            let bytes = self.scaled(index, d.stride * 4);
            offset = Some(match offset {
                None => bytes,
                Some(so_far) => self.bin(BinOp::Add, so_far, bytes),
            });
        }
        Addr {
            space,
            offset,
            imm: start,
            unit: Unit::Word,
        }
    }

    pub(crate) fn load_leaf(&mut self, addr: Addr, leaf: Leaf, out: &mut Vec<Value>) {
        if leaf.unit != Unit::Word {
            return self.load_narrow(addr, leaf, out);
        }
        let addr = at(addr, leaf.offset, Unit::Word);
        let word = if leaf.ty == Type::F32 {
            Type::F32
        } else {
            Type::I32
        };
        let results: Vec<Value> = (0..leaf.words).map(|_| self.value(word)).collect();
        self.emit(results.clone(), Op::Load(addr));
        if leaf.ty == Type::Bool {
            let zero = self.i32(0);
            for r in results {
                out.push(self.cmp(CmpOp::NeI32, r, zero));
            }
        } else {
            out.extend(results);
        }
    }

    /// Bytes and halves; two halves that are a word are loaded as one.
    fn load_narrow(&mut self, addr: Addr, leaf: Leaf, out: &mut Vec<Value>) {
        let size = leaf.unit.bytes();
        let bits = 8 * size;
        let pairs = leaf.halves_by_word();
        if pairs > 0 {
            let words: Vec<Value> = (0..pairs).map(|_| self.value(Type::I32)).collect();
            let addr = at(addr, leaf.offset, Unit::Word);
            self.emit(words.clone(), Op::Load(addr));
            for word in words {
                for i in 0..2 {
                    out.push(self.field(word, i, bits, leaf.signed));
                }
            }
        }
        for i in 2 * pairs..leaf.words {
            let addr = at(addr, leaf.offset + i * size, leaf.unit);
            let x = self.one(Type::I32, Op::Load(addr));
            out.push(if leaf.signed {
                self.field(x, 0, bits, true)
            } else {
                x
            });
        }
    }

    fn store_narrow(&mut self, addr: Addr, leaf: Leaf, values: &[Value]) {
        let size = leaf.unit.bytes();
        let pairs = leaf.halves_by_word();
        if pairs > 0 {
            let mask = self.i32(0xffff);
            let words = (0..pairs as usize)
                .map(|i| {
                    let mut low = values[2 * i];
                    if leaf.signed {
                        low = self.bin(BinOp::And, low, mask);
                    }
                    self.or_at(Some(low), values[2 * i + 1], 16)
                })
                .collect();
            let addr = at(addr, leaf.offset, Unit::Word);
            self.emit(Vec::new(), Op::Store(addr, words));
        }
        for i in 2 * pairs..leaf.words {
            let addr = at(addr, leaf.offset + i * size, leaf.unit);
            self.emit(Vec::new(), Op::Store(addr, vec![values[i as usize]]));
        }
    }

    pub(crate) fn read_selected(
        &mut self,
        cells: &[Cell],
        cell: u32,
        dynamic: &[Index],
        n: u32,
    ) -> Vec<Value> {
        let Some((d, rest)) = dynamic.split_first() else {
            let cells = cells[cell as usize..(cell + n) as usize].to_vec();
            return cells
                .into_iter()
                .map(|c| match c {
                    Cell::Env(i) => self.env[i as usize],
                    Cell::Scratch(_) => {
                        unreachable!("a range under a run-time index is all of one kind")
                    }
                })
                .collect();
        };
        let elements: Vec<Vec<Value>> = (0..d.count)
            .map(|i| self.read_selected(cells, cell + i * d.stride, rest, n))
            .collect();
        self.choose(d.index, &elements)
    }

    /// The element that the index names, by comparisons; the last one for an index out of range.
    pub(crate) fn choose(&mut self, index: Value, elements: &[Vec<Value>]) -> Vec<Value> {
        let (last, others) = elements.split_last().expect("at least one element");
        let mut result = last.clone();
        for (i, element) in others.iter().enumerate() {
            let i = self.i32(i as u32);
            let here = self.cmp(CmpOp::EqI32, index, i);
            for (r, &e) in result.iter_mut().zip(element) {
                *r = self.select(here, e, *r);
            }
        }
        result
    }

    pub(crate) fn store_leaf(&mut self, addr: Addr, leaf: Leaf, values: &[Value]) {
        if leaf.unit != Unit::Word {
            return self.store_narrow(addr, leaf, values);
        }
        let addr = at(addr, leaf.offset, Unit::Word);
        let mut words = values.to_vec();
        if leaf.ty == Type::Bool {
            let (one, zero) = (self.i32(1), self.i32(0));
            for w in &mut words {
                *w = self.select(*w, one, zero);
            }
        }
        self.emit(Vec::new(), Op::Store(addr, words));
    }

    pub(crate) fn write_selected(
        &mut self,
        cells: &[Cell],
        cell: u32,
        dynamic: &[Index],
        guard: Option<Value>,
        values: &[Value],
    ) {
        let Some((d, rest)) = dynamic.split_first() else {
            for (i, &v) in values.iter().enumerate() {
                if let Cell::Env(e) = cells[cell as usize + i] {
                    let old = self.env[e as usize];
                    self.env[e as usize] = match guard {
                        Some(guard) => self.select(guard, v, old),
                        None => v,
                    };
                }
            }
            return;
        };
        for i in 0..d.count {
            let at = self.i32(i);
            // The last element also takes what is out of range, as a clamped index would.
            let here = if i + 1 == d.count {
                self.cmp(CmpOp::LeU32, at, d.index)
            } else {
                self.cmp(CmpOp::EqI32, d.index, at)
            };
            let guard = match guard {
                Some(g) => self.bin(BinOp::AndBool, g, here),
                None => here,
            };
            self.write_selected(cells, cell + i * d.stride, rest, Some(guard), values);
        }
    }
}
