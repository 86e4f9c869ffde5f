//! Does the order of groups matter?

use crate::common::*;
use lanemask_emu::linx::{
    Compared, Difference, Launch, Launches, Place, Race, RunOptions, Touch, check_launch_orders,
    check_orders,
};
use lanemask_isa::linx::{Field, Op};

fn check(body: &[u8], groups: u64) -> Option<Difference> {
    compared(body, groups).difference
}

fn compared(body: &[u8], groups: u64) -> Compared {
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
    let found = compared(&group_store(LC1, 0, Some(5)), 8);
    let d = found.difference.as_ref().expect("differs");
    // Groups 1 to 7 meet one that was there before.
    let [race] = &found.races[..] else {
        panic!("{found:?}");
    };
    assert_eq!(race.place, Place::Memory(Y + 20));
    assert_eq!((race.first.group, race.second.group, race.count), (0, 1, 7));
    assert_eq!((race.first.lane, race.second.lane), (None, None));
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
    assert_eq!(found(&|k| Y + 4 * k), Ok(Compared::default()));
    let both = found(&|k| Y + 4 * (k / 2)).expect("runs");
    let groups: Vec<_> = (both.races.iter())
        .map(|r| (r.place, r.first.group, r.second.group, r.count))
        .collect();
    // Launches 0 and 1, 2 and 3: what all share is not looked at.
    assert_eq!(groups, [(Place::Memory(Y), 10, 11, 2)]);
    let d = both.difference.expect("differs");
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

/// What each instruction of a race does, and at which instruction of the body it is.
fn told(race: &Race) -> [(Touch, u64); 2] {
    [&race.first, &race.second].map(|a| (a.kind, a.pc - BODY))
}

// spec: L-31 L-32
#[test]
fn groups_that_meet_are_found_although_results_agree() {
    // Every group stores 7 at word 3.
    let seven = ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 7), (Field::RegDst, TO_T)],
    );
    let body = [seven.clone(), group_store(T1, 0, Some(3))].concat();
    let found = compared(&body, 2);
    assert_eq!(found.difference, None);
    let [race] = &found.races[..] else {
        panic!("{found:?}");
    };
    let store = seven.len() as u64;
    assert_eq!(told(race), [(Touch::Write, store); 2]);
    assert_eq!((race.place, race.count), (Place::Memory(Y + 12), 1));
    assert!(race.rule().contains("two groups write"), "{race}");
    assert!(race.second.instruction.starts_with("l.swi.brg"), "{race:?}");

    // Lanes: each group loads what the first one stores, lane by lane. The value of no result depends on it.
    let load = ins(
        Op::VLwBrg,
        &[(Field::SrcL, ri(0)), (Field::C, 1), (Field::RegDst, TO_VT)],
    );
    let value = ins(
        Op::VAdd,
        &[(Field::SrcL, LC0), (Field::SrcR, 0), (Field::RegDst, TO_VU)],
    );
    let store = ins(
        Op::VSwBrg,
        &[
            (Field::SrcD, vu(1)),
            (Field::SrcL, ri(0)),
            (Field::SrcR, LC1),
            (Field::Shamt, 4),
            (Field::C, 1),
        ],
    );
    let store = [value, store].concat();
    let found = compared(&[load, store.clone()].concat(), 2);
    assert_eq!(found.difference, None);
    let [race] = &found.races[..] else {
        panic!("{found:?}");
    };
    // Four lanes of group 1 read what those of group 0 have written.
    assert_eq!(told(race), [(Touch::Write, 16), (Touch::Read, 0)]);
    assert_eq!((race.first.lane, race.second.lane), (Some(0), Some(0)));
    assert_eq!(race.count, 4);
    // Apart they do not meet.
    assert_eq!(compared(&store, 8), Compared::default());
}

// spec: L-32
#[test]
fn bytes_of_a_word_are_apart() {
    // Group lc1 stores its number at byte lc1: all four are in one word.
    let byte = |index: u64| {
        ins(
            Op::VSbBrg,
            &[
                (Field::SrcD, LC1),
                (Field::SrcL, ri(0)),
                (Field::SrcR, index),
            ],
        )
    };
    assert_eq!(compared(&byte(LC1), 4), Compared::default());
    // A word over the same bytes meets them.
    let found = compared(&[byte(LC1), group_store(0, 0, Some(0))].concat(), 2);
    let pairs: Vec<_> = found.races.iter().map(told).collect();
    let (byte, word) = ((Touch::Write, 0), (Touch::Write, 8));
    // Group 1's byte lies in group 0's word, and its word meets what group 0 stored first, the byte.
    assert_eq!(pairs, [[word, byte]]);
    assert_eq!(found.races[0].count, 2);
    assert_eq!(found.races[0].place, Place::Memory(Y + 1));
}

// spec: L-32 L-92
#[test]
fn atomics_meet_no_plain_access() {
    let one = ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 1), (Field::RegDst, TO_T)],
    );
    let add = ins(Op::VSwAdd, &[(Field::SrcL, ri(0)), (Field::SrcR, T1)]);
    let atomics = [one, add].concat();
    assert_eq!(compared(&atomics, 16), Compared::default());
    let load = ins(Op::VLwuBrg, &[(Field::SrcL, ri(0)), (Field::RegDst, TO_T)]);
    let found = compared(&[atomics, load].concat(), 2);
    assert_eq!(found.difference, None);
    let rules: Vec<_> = found.races.iter().map(Race::rule).collect();
    assert_eq!(rules.len(), 1);
    assert!(rules[0].contains("by atomics"), "{rules:?}");
}
