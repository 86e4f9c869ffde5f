//! Does the order of groups matter?

use crate::common::*;
use lanemask_emu::linx::{
    Difference, Launch, Launches, Place, RunOptions, check_launch_orders, check_orders,
};
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

// spec: L-31 L-32
#[test]
fn launches_of_a_grid_in_other_orders() {
    // Each launch is one group: it stores its ri1 at ri0, and lane by lane at scratch that all share.
    let mut body = group_store(ri(1), 0, Some(0));
    body.extend(ins(
        Op::VSwiBrg,
        &[(Field::SrcL, ri(1)), (Field::SrcR, ri(2)), (Field::Imm, 0)],
    ));
    body.extend(STOP);
    let program = load(&header(true, 4, 1, 3), &body);
    let m = memory(&[(Y, 4096, &[])]);
    let found = |place: &dyn Fn(u64) -> u64| {
        let launches = Launches {
            count: 5,
            make: &|k, _| {
                let mut l = Launch::new(&program, HEADER);
                l.first_group = Some(10 + k);
                (l.registers[2], l.registers[3]) = (place(k), k + 1);
                l.registers[4] = Y + 2048;
                l
            },
            results: &[(Y, 512)],
        };
        check_launch_orders(&launches, &m, &RunOptions::default(), &[1, 2, 3])
    };
    assert_eq!(found(&|k| Y + 4 * k), Ok(None));
    let d = found(&|k| Y + 4 * (k / 2)).expect("runs").expect("differs");
    assert_eq!((d.place, d.values), (Place::Memory(Y), (2, 1)));
    assert_eq!(
        (d.writers.as_slice(), d.allowed),
        ([10, 11].as_slice(), false)
    );
    assert_eq!(words(&m, Y, 64), [0; 64]);
    // A launch that traps is named.
    let failed = found(&|k| if k == 3 { 16 } else { Y }).expect_err("a trap");
    assert_eq!(failed.launch, 3);
}
