//! Nothing stops the verifier: random words, and random instructions about masks with jumps among them.

use lanemask_check::{Options, check};
use lanemask_isa::w32::{Insn, Op, Operand, csr, encode};
use lanemask_object::{KernelMeta, MaskExpr, MaskNote, MaskTerm, Notes, Object};

pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    pub(super) fn below(&mut self, n: u64) -> u64 {
        (self.next() >> 33) % n
    }
}

pub(super) fn object(code: Vec<u8>, size: [u32; 3], notes: Notes) -> Object {
    Object {
        target: "w32".into(),
        code,
        notes,
        kernels: vec![KernelMeta {
            name: "k".into(),
            v_regs: 128,
            u_regs: 64,
            workgroup_size: size,
            ..KernelMeta::default()
        }],
        ..Object::default()
    }
}

#[test]
fn random_words() {
    let mut random = Random(0x9876_5432_1fed_cba9);
    let mut findings = 0;
    for _ in 0..400 {
        let words = 1 + random.below(60);
        let code = (0..words).flat_map(|_| (random.next() as u32).to_le_bytes());
        let code = code.collect();
        let n = [0, 1, 33, u32::MAX][random.below(4) as usize];
        let object = object(code, [n, 1 + random.below(99) as u32, n], Notes::default());
        findings += check(&object, &Options::default()).len();
    }
    assert!(findings > 400, "{findings}");
}

/// An instruction about masks, or a jump to one of `count` words.
pub(super) fn any(random: &mut Random, at: u64, count: u64) -> Insn {
    let u = |random: &mut Random| Operand::u(random.below(6) as u8 + 10);
    let to = |random: &mut Random| {
        let distance = random.below(count) as i64 - at as i64;
        Operand::Rel(distance as i32)
    };
    let v = |random: &mut Random| Operand::v(random.below(3) as u8);
    let lane = Operand::u(20 + random.below(2) as u8);
    let (op, operands) = match random.below(24) {
        0 => (Op::ExecGet, vec![u(random)]),
        1 => (Op::ExecSet, vec![u(random)]),
        2 => (Op::ExecWqm, vec![u(random)]),
        3 => (Op::HelperGet, vec![u(random)]),
        4 => (Op::HelperSet, vec![u(random)]),
        5 | 6 => (Op::SaveexecAnd, vec![u(random), u(random)]),
        7 => (Op::SaveexecOr, vec![u(random), u(random)]),
        8 => (Op::SaveexecXor, vec![u(random), u(random)]),
        9 => (Op::SaveexecAndn1, vec![u(random), u(random)]),
        10 => (Op::SaveexecAndn2, vec![u(random), u(random)]),
        11 => (Op::UAndB32, vec![u(random), u(random), u(random)]),
        12 => (Op::UOrB32, vec![u(random), u(random), u(random)]),
        13 => (Op::UNotB32, vec![u(random), u(random)]),
        14 | 15 => (Op::VCmpEqU32, vec![u(random), v(random), v(random)]),
        16 => (Op::VWritelane, vec![v(random), u(random), lane]),
        17 => (Op::UReadlane, vec![u(random), v(random), lane]),
        18 => (Op::Bexecz, vec![to(random)]),
        19 => (Op::Bexecnz, vec![to(random)]),
        20 => (Op::Bz, vec![u(random), to(random)]),
        21 => (Op::Csrs, vec![Operand::Csr(csr::EXEC), u(random)]),
        22 => (Op::Barrier, Vec::new()),
        _ => (Op::Endpgm, Vec::new()),
    };
    Insn::new(op, &operands).unwrap_or_else(|| Insn::new(Op::Nop, &[]).unwrap())
}

#[test]
fn random_masks() {
    let mut random = Random(0x1234_5678_9abc_def1);
    let term = |name: &str, not| MaskTerm {
        name: name.into(),
        not,
    };
    let mut rules = std::collections::BTreeSet::new();
    for _ in 0..300 {
        let count = 10 + random.below(80);
        // The registers hold masks in the beginning.
        let copies = (10..16).map(|r| Insn::new(Op::ExecGet, &[Operand::u(r)]).unwrap());
        let mut words: Vec<u32> = copies.map(|i| encode(&i).unwrap().words()[0]).collect();
        while (words.len() as u64) < count {
            let at = words.len() as u64;
            words.extend(encode(&any(&mut random, at, count)).unwrap().words());
        }
        let offset = 4 * random.below(count) as u32;
        let masks = vec![
            MaskNote {
                offset,
                name: Some("u10".into()),
                is: None,
            },
            MaskNote {
                offset: offset + 4,
                name: Some("x".into()),
                is: Some(MaskExpr(vec![
                    vec![term("u10", true), term("entry", false)],
                    vec![term("x", false), term("none", false)],
                    vec![term("nowhere", false)],
                ])),
            },
        ];
        let notes = Notes {
            masks,
            ..Notes::default()
        };
        let code = words.into_iter().flat_map(u32::to_le_bytes).collect();
        let size = [[32, 1, 1], [20, 1, 1]][random.below(2) as usize];
        let options = Options {
            mask_nodes: [100, 1_500_000][random.below(2) as usize],
            ..Options::default()
        };
        let findings = check(&object(code, size, notes), &options);
        rules.extend(findings.iter().map(|f| f.rule));
    }
    // All rules on masks but those that need more of a program.
    for rule in [
        "complex", "data", "widened", "early", "idle", "stated", "unused",
    ] {
        let rule = format!("w32-mask-{rule}");
        assert!(rules.contains(rule.as_str()), "{rule}: {rules:?}");
    }
}
