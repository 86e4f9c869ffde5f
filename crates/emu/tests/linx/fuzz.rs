//! Arbitrary bytes as programs: any outcome but a panic, and nothing leaves its bounds.

use crate::common::*;
use lanemask_emu::linx::{Hand, Launch, Order, Policy, Program, RunOptions, Tile, run};
use lanemask_isa::linx::{Insn, MAX_FIELDS, Op, Role, encode};
use lanemask_object::Object;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }
    fn below(&mut self, n: u64) -> u64 {
        self.next() % n
    }
}

fn try_run(code: Vec<u8>, r: &mut Random) {
    let object = Object {
        target: "linx".into(),
        code,
        ..Object::default()
    };
    let program = Program::load(&object).expect("loads");
    let m = memory(&[(X, 256, &[]), (Y, 256, &[])]);
    let mut launch = Launch::new(&program, HEADER);
    launch.registers = std::array::from_fn(|k| match k % 4 {
        0 => X + r.below(300),
        1 => Y,
        2 => r.below(70),
        _ => r.next(),
    });
    launch
        .tiles
        .push(Hand::T, Tile::new(&[7; 128]).expect("fits"));
    let policy = Policy {
        pair64: r.below(2) == 0,
        ..Policy::default()
    };
    let options = RunOptions {
        policy,
        order: if r.below(2) == 0 {
            Order::InOrder
        } else {
            Order::Random { seed: r.next() }
        },
        max_instructions: Some(200),
        max_groups: Some(20),
        flags: r.below(3) == 0,
        ..RunOptions::default()
    };
    let _ = run(&launch, &m, &options, None);
}

#[test]
fn arbitrary_bytes() {
    let mut r = Random(0x1234_5678_9abc_def1);
    for _ in 0..400 {
        let n = r.below(200) as usize;
        let mut code = if r.below(2) == 0 {
            header(r.below(2) == 0, 1 + r.below(64), 1 + r.below(5), 2)
        } else {
            Vec::new()
        };
        if !code.is_empty() {
            code.resize(0x100, 0);
        }
        code.extend((0..n).map(|_| r.next() as u8));
        try_run(code, &mut r);
    }
}

#[test]
fn random_rows_with_random_fields() {
    let body: Vec<Op> = Op::ALL
        .iter()
        .copied()
        .filter(|op| {
            matches!(
                op.role(),
                Role::BodyVector | Role::BodyScalar | Role::BodyBranch | Role::Terminator
            )
        })
        .collect();
    let mut r = Random(0xfeed_beef_0bad_cafe);
    for _ in 0..2000 {
        let mut code = header(r.below(2) == 0, 1 + r.below(64), 1 + r.below(5), 3);
        code.resize(0x100, 0);
        for _ in 0..r.below(30) {
            let op = body[r.below(body.len() as u64) as usize];
            let mut raw = [0; MAX_FIELDS];
            for (slot, field) in raw.iter_mut().zip(op.encoding().fields) {
                // Operands that exist, mostly.
                let codes = [
                    0, 2, 3, 24, 28, 31, 0x20, 0x21, 0x22, 0x5c, 0x60, 0x61, 0x80, 0x81, 0xa0,
                    0xa5, 0x100, 0x104, 0x105,
                ];
                let value = if field.width() == 10 && r.below(8) != 0 {
                    codes[r.below(codes.len() as u64) as usize]
                } else {
                    r.next()
                };
                *slot = value & (u64::MAX >> (64 - field.width()));
            }
            if let Some(word) = encode(&Insn { op, raw }) {
                code.extend(word.to_bytes());
            }
        }
        try_run(code, &mut r);
    }
}
