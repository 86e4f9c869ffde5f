//! Does the order of groups matter?

use crate::common::*;
use lanemask_emu::linx::{Difference, Launch, Place, RunOptions, check_orders};
use lanemask_isa::linx::{Field, Op};

fn check(body: &[u8], groups: u64) -> Option<Difference> {
    let mut b = body.to_vec();
    b.extend(STOP);
    let program = load(&header(true, 4, groups, 1), &b);
    let m = memory(&[(Y, 4096, &[])]);
    let mut launch = Launch::new(&program, HEADER);
    launch.registers[2] = Y;
    let found = check_orders(&launch, &m, &RunOptions::default(), &[1, 2, 3, 4, 5]).expect("runs");
    assert_eq!(
        words(&m, Y, 64),
        [0; 64],
        "the memory that was given does not change"
    );
    found
}

fn group_store(data: u64, index: u64, imm: Option<u64>) -> Vec<u8> {
    match imm {
        Some(imm) => ins(
            Op::VSwiBrg,
            &[(Field::SrcL, data), (Field::SrcR, ri(0)), (Field::Imm, imm)],
        ),
        None => ins(
            Op::VSwBrg,
            &[
                (Field::SrcD, data),
                (Field::SrcL, ri(0)),
                (Field::SrcR, index),
            ],
        ),
    }
}

// spec: L-31 L-32 L-90
#[test]
fn groups_that_write_one_word() {
    // Word 5 = lc1.
    let d = check(&group_store(LC1, 0, Some(5)), 8).expect("differs");
    assert_eq!(d.place, Place::Memory(Y + 20));
    assert_eq!(d.meeting, Some(Place::Memory(Y + 20)));
    assert_eq!((d.writers.len(), d.allowed, d.values.0), (2, false, 7));
    assert!(d.rule.contains("two groups write"), "{d}");
    assert!(d.to_string().contains("0x20014"), "{d}");
}

// spec: L-32
#[test]
fn groups_that_read_what_another_writes() {
    // T = [lc1]; [lc1 + 1] = T + 1: a chain through memory.
    let mut body = ins(
        Op::VLwuBrg,
        &[
            (Field::SrcL, ri(0)),
            (Field::SrcR, LC1),
            (Field::Shamt, 2),
            (Field::RegDst, TO_T),
        ],
    );
    body.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, T1), (Field::Imm, 1), (Field::RegDst, TO_T)],
    ));
    body.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, LC1), (Field::Imm, 1), (Field::RegDst, TO_U)],
    ));
    body.extend(group_store(T1, U1, None));
    let d = check(&body, 16).expect("differs");
    assert!(
        !d.allowed && d.rule.contains("reads what another writes"),
        "{d}"
    );
}

// spec: L-31 L-92
#[test]
fn atomics_may_differ() {
    // Slot lc1 + 1 gets the number of groups that came before.
    let mut body = ins(
        Op::VLwAdd,
        &[
            (Field::SrcL, ri(0)),
            (Field::SrcR, T1),
            (Field::RegDst, TO_U),
        ],
    );
    let one = ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 1), (Field::RegDst, TO_T)],
    );
    body.splice(0..0, one);
    body.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, LC1), (Field::Imm, 1), (Field::RegDst, TO_T)],
    ));
    body.extend(group_store(U1, T1, None));
    let d = check(&body, 16).expect("differs");
    assert!(d.allowed, "{d}");
    assert_eq!(d.meeting, Some(Place::Memory(Y)));
    assert_eq!(d.updaters.len(), 2);
    // Without the old value nothing differs.
    let mut body = ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 1), (Field::RegDst, TO_T)],
    );
    body.extend(ins(Op::VSwAdd, &[(Field::SrcL, ri(0)), (Field::SrcR, T1)]));
    assert_eq!(check(&body, 16), None);
}
