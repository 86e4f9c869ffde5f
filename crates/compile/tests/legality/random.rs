//! Random kernels full of addresses: none that is proven may have two groups at one word.

use crate::recorder::{conflict, record};
use lanemask_compile::legality::{Groups, LaunchFacts, Legality, analyse};
use lanemask_ir::generate::{self, Options, Rng};
use lanemask_ir::{
    Access, Addr, AtomicOp, BinOp, Builder, Builtin, CmpOp, Kernel, Op, Resource, ResourceId,
    ResourceKind, Space, Type, Unit, Value,
};

/// A launch as the recorder runs it.
pub struct Launch<'a> {
    pub grid: [u32; 3],
    pub buffers: &'a [Vec<u32>],
}

impl LaunchFacts for Launch<'_> {
    fn workgroups(&self) -> [u32; 3] {
        self.grid
    }
    fn bytes(&self, resource: u32) -> u32 {
        4 * self.buffers[resource as usize].len() as u32
    }
    fn word(&self, resource: u32, byte: u64) -> u32 {
        let words = &self.buffers[resource as usize];
        words.get(byte as usize / 4).copied().unwrap_or(0)
    }
}

struct Writer {
    rng: Rng,
    b: Builder,
    /// Words in scope; the first are good for indexes.
    pool: Vec<Value>,
    depth: usize,
}

const PARAMS: ResourceId = ResourceId(0);
const TABLE: ResourceId = ResourceId(1);
const A: ResourceId = ResourceId(2);
const B: ResourceId = ResourceId(3);

impl Writer {
    fn kernel(seed: u64) -> Kernel {
        let mut rng = Rng::new(seed);
        let size = rng.pick(&[
            [4, 1, 1],
            [4, 2, 1],
            [2, 2, 2],
            [8, 1, 1],
            [1, 1, 1],
            [1, 3, 1],
        ]);
        let mut w = Writer {
            b: Builder::new("addresses", size),
            rng,
            pool: Vec::new(),
            depth: 0,
        };
        for (binding, name, access) in [
            (0, "params", Access::Uniform),
            (1, "table", Access::ReadOnly),
            (2, "a", Access::ReadWrite),
            (3, "b", Access::ReadWrite),
        ] {
            w.b.resource(Resource {
                group: 0,
                binding,
                name: name.to_owned(),
                access,
                min_bytes: 0,
                kind: ResourceKind::Buffer,
            });
        }
        w.ids(size);
        let count = 2 + w.rng.below(5);
        w.statements(count);
        w.b.ret();
        w.b.finish()
    }

    fn word(&mut self, n: u32) -> Value {
        self.b.const_i32(n)
    }

    fn param(&mut self, n: u32) -> Value {
        let imm = 4 * n;
        let space = Space::Buffer(PARAMS);
        let offset = None;
        self.b.load(
            Addr {
                space,
                offset,
                imm,
                unit: Unit::Word,
            },
            Type::I32,
            1,
        )[0]
    }

    /// Ids as shaders write them.
    fn ids(&mut self, size: [u32; 3]) {
        let global = |w: &mut Writer, group, local, size| {
            let (g, l) = (w.b.builtin(group), w.b.builtin(local));
            let size = w.word(size);
            let g = w.b.bin(BinOp::Mul, g, size);
            w.b.bin(BinOp::Add, g, l)
        };
        let x = global(self, Builtin::WorkgroupIdX, Builtin::LocalIdX, size[0]);
        let y = global(self, Builtin::WorkgroupIdY, Builtin::LocalIdY, size[1]);
        let z = global(self, Builtin::WorkgroupIdZ, Builtin::LocalIdZ, size[2]);
        let li = self.b.builtin(Builtin::LocalIndex);
        let wx = self.b.builtin(Builtin::WorkgroupIdX);
        let wy = self.b.builtin(Builtin::WorkgroupIdY);
        let nx = self.b.builtin(Builtin::NumWorkgroupsX);
        let all = self.word(size.iter().product());
        let linear = self.b.bin(BinOp::Mul, wy, nx);
        let linear = self.b.bin(BinOp::Add, linear, wx);
        let first = self.b.bin(BinOp::Mul, linear, all);
        let invocation = self.b.bin(BinOp::Add, first, li);
        self.pool = vec![x, y, z, li, wx, wy, invocation, first];
        for n in 0..4 {
            let p = self.param(n);
            self.pool.push(p);
        }
        let row = self.b.bin(BinOp::Mul, y, self.pool[8]);
        let pixel = self.b.bin(BinOp::Add, row, x);
        self.pool.push(pixel);
    }

    fn pick(&mut self) -> Value {
        let ids = self.rng.chance(60);
        let n = if ids { 7 } else { self.pool.len() };
        if self.rng.chance(15) {
            return self.pool[12];
        }
        self.pool[self.rng.below(n.min(self.pool.len()))]
    }

    fn expression(&mut self) -> Value {
        let a = self.pick();
        let small = self.rng.pick(&[1, 2, 3, 4, 7, 8, 16, 0xffff_ffff]);
        let b = if self.rng.chance(65) {
            self.word(small)
        } else {
            self.pick()
        };
        let op = self.rng.pick(&[
            BinOp::Add,
            BinOp::Add,
            BinOp::Add,
            BinOp::Mul,
            BinOp::Mul,
            BinOp::Sub,
            BinOp::Shl,
            BinOp::ShrU32,
            BinOp::And,
            BinOp::Or,
            BinOp::Xor,
            BinOp::DivU32,
            BinOp::RemU32,
            BinOp::RemU32,
            BinOp::MinU32,
            BinOp::MaxU32,
            BinOp::MinS32,
            BinOp::MaxS32,
            BinOp::DivS32,
            BinOp::RemS32,
            BinOp::ShrS32,
        ]);
        let v = match self.rng.below(12) {
            0 => {
                let (offset, count) = (self.rng.below(4) as u32, 1 + self.rng.below(4) as u32);
                let (offset, count) = (self.word(offset), self.word(count));
                self.b.emit(Op::ExtractBits {
                    signed: false,
                    value: a,
                    offset,
                    count,
                })
            }
            1 => {
                let cond = self.b.cmp(CmpOp::LtU32, a, b);
                let other = self.pick();
                self.b.select(cond, a, other)
            }
            _ => self.b.bin(op, a, b),
        };
        self.pool.push(v);
        v
    }

    fn address(&mut self, r: ResourceId) -> Addr {
        let index = if self.rng.chance(75) {
            self.pick()
        } else {
            self.expression()
        };
        let bytes = self.rng.pick(&[2, 2, 2, 3, 4]);
        let bytes = self.word(bytes);
        let offset = Some(self.b.bin(BinOp::Shl, index, bytes));
        let imm = 4 * self.rng.pick(&[0, 0, 0, 1, 2]);
        let space = Space::Buffer(r);
        Addr {
            space,
            offset,
            imm,
            unit: Unit::Word,
        }
    }

    fn statements(&mut self, count: usize) {
        for _ in 0..count {
            let mark = self.pool.len();
            match self.rng.below(if self.depth < 3 { 12 } else { 8 }) {
                0 | 1 => {
                    self.expression();
                }
                2..5 => {
                    let words = self.rng.pick(&[1, 1, 1, 2, 4]);
                    let r = self.rng.pick(&[A, A, B]);
                    let addr = self.address(r);
                    let v = self.pick();
                    self.b.store(addr, &vec![v; words]);
                }
                5 | 6 => {
                    let r = self.rng.pick(&[A, B, TABLE]);
                    let addr = self.address(r);
                    let v = self.b.load(addr, Type::I32, 1)[0];
                    self.pool.push(v);
                }
                7 => {
                    let op = self.rng.pick(&[
                        AtomicOp::Add,
                        AtomicOp::Add,
                        AtomicOp::Sub,
                        AtomicOp::MaxU,
                        AtomicOp::Exchange,
                    ]);
                    let addr = self.address(B);
                    let v = self.pick();
                    let old = self.b.atomic(op, addr, v);
                    if self.rng.chance(20) {
                        self.pool.push(old);
                    }
                }
                8 | 9 => self.guarded(mark),
                10 => self.early_return(),
                _ => self.counted(mark),
            }
        }
    }

    fn condition(&mut self) -> Value {
        let n = self.rng.below(4) as u32;
        let limit = match self.rng.below(4) {
            0 => {
                let most = 1 + self.rng.below(20) as u32;
                self.word(most)
            }
            1 => {
                let r = self.rng.pick(&[A, B]);
                let bytes = self.b.emit(Op::BufferLen(r));
                let two = self.word(2);
                self.b.bin(BinOp::ShrU32, bytes, two)
            }
            _ => self.param(n),
        };
        let v = self.pick();
        let op = self.rng.pick(&[
            CmpOp::LtU32,
            CmpOp::LtU32,
            CmpOp::LeU32,
            CmpOp::LtS32,
            CmpOp::EqI32,
            CmpOp::NeI32,
        ]);
        let first = self.b.cmp(op, v, limit);
        match self.rng.below(5) {
            0 => {
                let other = self.condition();
                let op = self.rng.pick(&[BinOp::AndBool, BinOp::OrBool]);
                self.b.bin(op, first, other)
            }
            1 => self.b.un(lanemask_ir::UnOp::NotBool, first),
            _ => first,
        }
    }

    fn guarded(&mut self, mark: usize) {
        let cond = self.condition();
        self.b.open_if(cond, &[]);
        self.depth += 1;
        let count = 1 + self.rng.below(3);
        self.statements(count);
        self.pool.truncate(mark);
        if self.rng.chance(40) {
            self.b.open_else();
            self.statements(1);
            self.pool.truncate(mark);
        }
        self.depth -= 1;
        self.b.close();
    }

    fn early_return(&mut self) {
        let cond = self.condition();
        self.b.open_if(cond, &[]);
        self.b.ret();
        self.b.close();
    }

    fn counted(&mut self, mark: usize) {
        let start = self.pick();
        let step = self.rng.pick(&[1, 1, 2, 4, 8]);
        let least = 1 + self.rng.below(24) as u32;
        let first = self.word(least);
        let end = match self.rng.below(3) {
            0 => first,
            1 => self.param(2),
            _ => self.b.bin(BinOp::Add, start, first),
        };
        let signed = self.rng.chance(30);
        let done = self.b.open_block(&[]);
        let next = self.b.open_loop(&[start]);
        let i = self.b.params(next)[0];
        let op = if signed { CmpOp::LtS32 } else { CmpOp::LtU32 };
        let more = self.b.cmp(op, i, end);
        self.b.open_if(more, &[]);
        self.b.open_else();
        self.b.br(done, &[]);
        self.b.close();
        self.depth += 1;
        self.pool.insert(0, i);
        let count = 1 + self.rng.below(2);
        self.statements(count);
        self.pool.remove(0);
        self.pool.truncate(mark);
        self.depth -= 1;
        let by = if self.rng.chance(80) {
            self.word(step)
        } else {
            self.pool[11]
        };
        let i = self.b.bin(BinOp::Add, i, by);
        self.b.br(next, &[i]);
        self.b.close();
        self.b.close();
    }
}

/// How many kernels were proven, and how many have groups that meet.
#[derive(Debug, Default)]
struct Count {
    kernels: usize,
    proven: usize,
    meeting: usize,
    conditional: usize,
}

fn check(kernel: &Kernel, grid: [u32; 3], buffers: &[Vec<u32>], what: &str, count: &mut Count) {
    let Some(touched) = record(kernel, grid, buffers) else {
        return;
    };
    for groups in [Groups::Workgroups, Groups::Strips] {
        let meeting = conflict(&touched, groups == Groups::Strips);
        count.kernels += 1;
        count.meeting += usize::from(meeting.is_some());
        let legality = analyse(kernel, groups);
        let Legality::Proven(proof) = &legality else {
            continue;
        };
        if !proof.holds(&Launch { grid, buffers }) {
            count.conditional += 1;
            continue;
        }
        count.proven += 1;
        assert_eq!(
            meeting,
            None,
            "{what}, grid {grid:?}, {groups:?}: two groups touch byte {meeting:?} (buffer, address), but\n{}\n{}",
            legality.explain(&Default::default()),
            lanemask_ir::text::print(kernel)
        );
    }
}

fn buffers(rng: &mut Rng) -> Vec<Vec<u32>> {
    let words = [
        0u32,
        1,
        2,
        3,
        4,
        5,
        8,
        12,
        16,
        0x4000_0000,
        0x8000_0000,
        0xffff_ffff,
    ];
    let small = rng.chance(80);
    let n = if small { 9 } else { words.len() };
    let params = (0..4).map(|_| rng.pick(&words[..n])).collect();
    let table = (0..32).map(|_| rng.below(20) as u32).collect();
    vec![params, table, vec![1; 200], vec![2; 100]]
}

// spec: L-32: soundness, against every address that is touched.
#[test]
fn no_random_kernel_with_a_proof_has_two_groups_at_one_word() {
    let mut count = Count::default();
    for seed in 0..seeds() {
        let kernel = Writer::kernel(seed);
        assert_eq!(lanemask_ir::verify(&kernel), [], "seed {seed}");
        let mut rng = Rng::new(seed ^ 0x5555);
        for _ in 0..2 {
            let buffers = buffers(&mut rng);
            let grid = rng.pick(&[[3, 1, 1], [2, 2, 1], [2, 1, 2], [1, 3, 1], [4, 2, 1]]);
            check(&kernel, grid, &buffers, &format!("seed {seed}"), &mut count);
        }
    }
    // The test means something only if all outcomes are frequent.
    assert!(count.proven * 10 > count.kernels, "{count:?}");
    assert!(count.meeting * 4 > count.kernels, "{count:?}");
    assert!(count.conditional * 50 > count.kernels, "{count:?}");
    if std::env::var_os("LEGALITY_SEEDS").is_some() {
        panic!("{count:?}");
    }
}

/// More with `LEGALITY_SEEDS`; then the counts are shown by a failure.
fn seeds() -> u64 {
    let given = std::env::var("LEGALITY_SEEDS").ok();
    given.and_then(|n| n.parse().ok()).unwrap_or(300)
}

/// The generator of the back ends' tests: its kernels write to slots of their own and count with atomic sums.
#[test]
fn kernels_of_the_generator_are_proven() {
    let mut count = Count::default();
    let options = Options {
        workgroup_size: [8, 2, 1],
        barriers: false,
        scratch: false,
        ..Options::default()
    };
    for seed in 0..60 {
        let kernel = generate::generate(seed, &options);
        let grid = [3, 2, 1];
        let words = |bytes: Vec<u8>| -> Vec<u32> {
            let words = bytes.chunks_exact(4);
            words
                .map(|w| u32::from_le_bytes(w.try_into().expect("four bytes")))
                .collect()
        };
        let buffers = generate::buffers(&kernel, grid, seed);
        let buffers: Vec<Vec<u32>> = buffers.into_iter().map(words).collect();
        check(&kernel, grid, &buffers, &format!("seed {seed}"), &mut count);
    }
    assert!(count.kernels >= 100, "{count:?}");
    assert_eq!(count.proven, count.kernels, "{count:?}");
}
