//! Memory instructions.

use crate::common::*;
use lanemask_emu::linx::{Hand, Launch, Policy, RunError, RunOptions, Tile, run};
use lanemask_isa::linx::{Field, Op, Reg, TileBase};

fn image() -> Vec<u32> {
    (0..64u32)
        .map(|k| k.wrapping_mul(0x0403_0201).wrapping_add(0x80_c1_82_43))
        .collect()
}

fn byte(m: &[u32], k: usize) -> u8 {
    m[k / 4].to_le_bytes()[k % 4]
}

fn little(m: &[u32], k: usize, n: usize) -> u64 {
    (0..n).fold(0, |v, b| v | u64::from(byte(m, k + b)) << (8 * b))
}

/// Runs `code` with 8 lanes and gives the words at Y; vt#1 holds `rows[0]` and so on; ri0 = X holds `image`, ri1 = Y.
fn with(rows: &[&[u32]], code: &[u8], policy: Policy) -> Result<Vec<u32>, RunError> {
    let mut x = image();
    for row in rows {
        x.extend(*row);
        x.resize(x.len().next_multiple_of(64), 0);
    }
    let mut body = Vec::new();
    for k in (0..rows.len()).rev() {
        body.extend(load_row(0, 64 + 64 * k as i64, TO_VT));
    }
    body.extend(code);
    body.extend(STOP);
    let m = memory(&[(X, 4 * x.len() as u64, &x), (Y, 512, &[])]);
    let program = load(&header(false, 8, 1, 2), &body);
    start(
        &program,
        &[X, Y],
        &m,
        &RunOptions {
            policy,
            ..RunOptions::default()
        },
    )?;
    Ok(words(&m, Y, 64))
}

// spec: L-82 L-84 L-88 L-89 Q-14
#[test]
fn register_offsets_of_loads() {
    let index: [u32; 8] = [3, 0, 9, 20, -1i32 as u32, 7, 11, 5];
    let rows: [(Op, usize, bool); 6] = [
        (Op::VLbBrg, 1, true),
        (Op::VLbuBrg, 1, false),
        (Op::VLhBrg, 2, true),
        (Op::VLhuBrg, 2, false),
        (Op::VLwBrg, 4, true),
        (Op::VLwuBrg, 4, false),
    ];
    // The base lies 64 bytes within the image so that a negative index stays inside.
    for (op, size, signed) in rows {
        for shift in [0u64, 1, 2, 3] {
            for lane in [0, 1] {
                let fields = [
                    (Field::SrcL, ri(0)),
                    (Field::SrcR, vt(1)),
                    (Field::Shamt, shift),
                    (Field::C, lane),
                    (Field::RegDst, TO_VU),
                ];
                let mut code = ins(op, &fields);
                code.extend(store_row(vu(1), 1, 0));
                let mut x = image();
                x.extend(index);
                let m = memory(&[(X, 4 * x.len() as u64, &x), (Y, 512, &[])]);
                let mut body = load_row(0, 48, TO_VT);
                body.extend(code);
                body.extend(STOP);
                let program = load(&header(false, 8, 1, 2), &body);
                start(&program, &[X + 64, Y], &m, &RunOptions::default()).expect("runs");
                let got = words(&m, Y, 8);
                for l in 0..8 {
                    let at = 64
                        + lane as i64 * (l as i64 * size as i64)
                        + (i64::from(index[l] as i32) << shift);
                    let raw = little(&x, at as usize, size);
                    let want = match (size, signed) {
                        (1, true) => raw as u8 as i8 as u32,
                        (2, true) => raw as u16 as i16 as u32,
                        _ => raw as u32,
                    };
                    assert_eq!(
                        got[l], want,
                        "{op:?} shift {shift} lane term {lane} lane {l}"
                    );
                }
            }
        }
    }
}

// spec: L-85 L-89
#[test]
fn immediate_offsets_scale_by_size() {
    let x = image();
    let cases = [
        (Op::VLbiBrg, 1, 1, true),
        (Op::VLbuiBrg, 1, 1, false),
        (Op::VLhiBrg, 2, 2, true),
        (Op::VLhuiBrg, 2, 2, false),
        (Op::VLhiUBrg, 2, 1, true),
        (Op::VLhuiUBrg, 2, 1, false),
        (Op::VLwiBrg, 4, 4, false),
        (Op::VLwuiBrg, 4, 4, false),
        (Op::VLwiUBrg, 4, 1, false),
        (Op::VLwuiUBrg, 4, 1, false),
    ];
    for (op, size, scale, signed) in cases {
        let mut code = ins(
            op,
            &[
                (Field::SrcL, ri(0)),
                (Field::Imm, 5),
                (Field::C, 1),
                (Field::RegDst, TO_VU),
            ],
        );
        code.extend(store_row(vu(1), 1, 0));
        let got = with(&[], &code, Policy::default()).expect("runs");
        for l in 0..8 {
            let raw = little(&x, 5 * scale + l * size, size);
            let want = match (size, signed) {
                (1, true) => raw as u8 as i8 as u32,
                (2, true) => raw as u16 as i16 as u32,
                _ => raw as u32,
            };
            assert_eq!(got[l], want, "{op:?} lane {l}");
        }
    }
}

// spec: L-84 L-85 L-86 L-89
#[test]
fn stores() {
    let data: [u32; 8] = [
        0x1122_3344,
        0x5566_7788,
        0x99aa_bbcc,
        0xddee_ff00,
        1,
        2,
        3,
        4,
    ];
    let index: [u32; 8] = [7, 6, 5, 4, 3, 2, 1, 0];
    for (op, size, scaled) in [
        (Op::VSbBrg, 1usize, true),
        (Op::VShBrg, 2, true),
        (Op::VShUBrg, 2, false),
        (Op::VSwBrg, 4, true),
        (Op::VSwUBrg, 4, false),
    ] {
        for shamt in [0u32, 2] {
            let fields = [
                (Field::SrcD, vt(1)),
                (Field::SrcL, ri(1)),
                (Field::SrcR, vt(2)),
                (Field::Shamt, shamt.into()),
            ];
            let got = with(&[&data, &index], &ins(op, &fields), Policy::default()).expect("runs");
            let mut want = vec![0u8; 256];
            for l in 0..8 {
                let shift = shamt + if scaled { size.trailing_zeros() } else { 0 };
                let at = (index[l] << shift) as usize;
                want[at..at + size].copy_from_slice(&data[l].to_le_bytes()[..size]);
            }
            let bytes: Vec<u8> = got.iter().flat_map(|w| w.to_le_bytes()).collect();
            assert_eq!(bytes, want, "{op:?} {shamt}");
        }
    }
    for (op, size, scale) in [
        (Op::VSbiBrg, 1usize, 1),
        (Op::VShiBrg, 2, 2),
        (Op::VShiUBrg, 2, 1),
        (Op::VSwiUBrg, 4, 1),
    ] {
        let fields = [
            (Field::SrcL, vt(1)),
            (Field::SrcR, ri(1)),
            (Field::Imm, 3),
            (Field::C, 1),
        ];
        let got = with(&[&data], &ins(op, &fields), Policy::default()).expect("runs");
        let mut want = vec![0u8; 256];
        for l in 0..8 {
            let at = 3 * scale + l * size;
            want[at..at + size].copy_from_slice(&data[l].to_le_bytes()[..size]);
        }
        let bytes: Vec<u8> = got.iter().flat_map(|w| w.to_le_bytes()).collect();
        assert_eq!(bytes, want, "{op:?}");
    }
}

// spec: L-49 L-62
#[test]
fn inactive_lanes_touch_no_memory() {
    // Lanes 4 to 7 would store far outside.
    let index: [u32; 8] = [0, 1, 2, 3, 1 << 28, 1 << 28, 1 << 28, 1 << 28];
    let mut code = ins(
        Op::VCmpLtui,
        &[(Field::SrcL, LC0), (Field::Imm, 4), (Field::RegDst, P)],
    );
    code.extend(ins(
        Op::VSwBrg,
        &[
            (Field::SrcD, vt(1)),
            (Field::SrcL, ri(1)),
            (Field::SrcR, vt(2)),
        ],
    ));
    let got = with(&[&[9; 8], &index], &code, Policy::default()).expect("runs");
    assert_eq!(got[..5], [9, 9, 9, 9, 0]);
    // Narrow stores leave their neighbours alone.
    let mut code = ins(
        Op::VCmpEqi,
        &[(Field::SrcL, LC0), (Field::Imm, 1), (Field::RegDst, P)],
    );
    code.extend(ins(
        Op::VSbiBrg,
        &[(Field::SrcL, vt(1)), (Field::SrcR, ri(1)), (Field::C, 1)],
    ));
    let got = with(&[&[0xfff; 8]], &code, Policy::default()).expect("runs");
    assert_eq!(got[..2], [0xff00, 0]);
}

// spec: L-94 L-88 Q-4 Q-24
#[test]
fn group_accesses() {
    let x = image();
    // r20 = [ri0 + r4 * 8], 64 bits; the index uses all its bits (r4 = -1 from a base further on).
    let run = |op: Op, a2: u64, base: u64, more: &[(Field, u64)]| -> u64 {
        let mut fields = vec![(Field::SrcL, ri(0)), (Field::RegDst, 20)];
        fields.extend(more);
        let mut body = ins(op, &fields);
        body.extend(STOP);
        let m = memory(&[(X, 256, &x)]);
        let program = load(&header(false, 8, 1, 1), &body);
        start(&program, &[base, 0, a2], &m, &RunOptions::default())
            .expect("runs")
            .registers[20]
    };
    let indexed = |shift: u64| [(Field::SrcR, 4), (Field::Shamt, shift)];
    assert_eq!(run(Op::VLdBrg, 2, X, &indexed(3)), little(&x, 16, 8));
    assert_eq!(
        run(Op::VLdBrg, u64::MAX, X + 16, &indexed(3)),
        little(&x, 8, 8)
    );
    assert_eq!(
        run(Op::VLdiBrg, 0, X, &[(Field::Imm, 3)]),
        little(&x, 24, 8)
    );
    assert_eq!(
        run(Op::VLdiUBrg, 0, X, &[(Field::Imm, 3)]),
        little(&x, 3, 8)
    );
    assert_eq!(
        run(Op::VLhBrg, 5, X, &indexed(1)),
        little(&x, 10, 2) as u16 as i16 as u64
    );
    assert_eq!(
        run(
            Op::VLwBrg,
            1 << 33,
            X.wrapping_sub(1 << 34).wrapping_add(4),
            &indexed(1)
        ),
        little(&x, 4, 4) as i32 as u64
    );
    assert_eq!(little(&x, 4, 4) >> 31, 1, "the sign matters");
    assert_eq!(run(Op::VLwuBrg, 1, X, &indexed(2)), little(&x, 4, 4));
    // l.sd stores 64 bits.
    let mut body = ins(
        Op::VSdiBrg,
        &[(Field::SrcL, 4), (Field::SrcR, ri(0)), (Field::Imm, 1)],
    );
    body.extend(STOP);
    let m = memory(&[(Y, 64, &[])]);
    let program = load(&header(false, 8, 1, 1), &body);
    start(
        &program,
        &[Y, 0, 0x1122_3344_5566_7788],
        &m,
        &RunOptions::default(),
    )
    .expect("runs");
    assert_eq!(words(&m, Y, 4), [0, 0, 0x5566_7788, 0x1122_3344]);
}

// spec: Q-4 L-80
#[test]
fn pairs_of_lanes_hold_64_bits() {
    let mut code = ins(
        Op::VLdiBrg,
        &[
            (Field::SrcL, ri(0)),
            (Field::Imm, 1),
            (Field::C, 1),
            (Field::RegDst, TO_VU),
        ],
    );
    code.extend(ins(
        Op::VSdiBrg,
        &[(Field::SrcL, vu(1)), (Field::SrcR, ri(1)), (Field::C, 1)],
    ));
    let pairs = Policy {
        pair64: true,
        ..Policy::default()
    };
    let got = with(&[], &code, pairs).expect("runs");
    assert_eq!(got[..8], image()[2..10]);
    assert_eq!(got[8], 0);
    assert!(with(&[], &code, Policy::default()).is_err());
}

// spec: L-92 Q-16 L-49
#[test]
fn atomics() {
    let data: [u32; 8] = [5, -7i32 as u32, 3, 0x0f0f, 100, -100i32 as u32, 1, 2];
    let f: [(Op, Op, fn(u32, u32) -> u32); 6] = [
        (Op::VLwAdd, Op::VSwAdd, |a, b| {
            (u64::from(a) + u64::from(b)) as u32
        }),
        (Op::VLwAnd, Op::VSwAnd, |a, b| a & b),
        (Op::VLwOr, Op::VSwOr, |a, b| a | b),
        (Op::VLwXor, Op::VSwXor, |a, b| a ^ b),
        (Op::VLwMax, Op::VSwMax, |a, b| {
            if (a as i32) < b as i32 { b } else { a }
        }),
        (Op::VLwMin, Op::VSwMin, |a, b| {
            if (a as i32) > b as i32 { b } else { a }
        }),
    ];
    for (load, store, f) in f {
        // Lane 2 is off and keeps the entry that was on top: zero.
        let mut code = ins(
            Op::VCmpNei,
            &[(Field::SrcL, LC0), (Field::Imm, 2), (Field::RegDst, P)],
        );
        code.extend(ins(
            load,
            &[
                (Field::SrcL, ri(1)),
                (Field::SrcR, vt(1)),
                (Field::RegDst, TO_VU),
            ],
        ));
        code.extend(ins(
            Op::VAddi,
            &[(Field::SrcL, 0), (Field::Imm, 255), (Field::RegDst, P)],
        ));
        code.extend(store_row(vu(1), 1, 4));
        let got = with(&[&data], &code, Policy::default()).expect("runs");
        let mut cell = 0;
        for l in 0..8 {
            if l == 2 {
                assert_eq!(got[4 + l], 0);
                continue;
            }
            assert_eq!(got[4 + l], cell, "{load:?} lane {l}");
            cell = f(cell, data[l]);
        }
        assert_eq!(got[0], cell, "{load:?}");
        let got = with(
            &[&data],
            &ins(store, &[(Field::SrcL, ri(1)), (Field::SrcR, vt(1))]),
            Policy::default(),
        );
        assert_eq!(
            got.expect("runs")[0],
            data.iter().fold(0, |a, b| f(a, *b)),
            "{store:?}"
        );
    }
    // Of the group: once, 64 bits.
    let mut code = ins(
        Op::VLdAdd,
        &[
            (Field::SrcL, ri(1)),
            (Field::SrcR, ri(0)),
            (Field::RegDst, TO_T),
        ],
    );
    code.extend(ins(
        Op::VLdAdd,
        &[
            (Field::SrcL, ri(1)),
            (Field::SrcR, ri(0)),
            (Field::RegDst, TO_T),
        ],
    ));
    code.extend(ins(
        Op::VSdiBrg,
        &[(Field::SrcL, T1), (Field::SrcR, ri(1)), (Field::Imm, 1)],
    ));
    let got = with(&[], &code, Policy::default()).expect("runs");
    assert_eq!(got[..4], [2 * X as u32, 0, X as u32, 0]);
}

// spec: L-93
#[test]
fn rings_in_memory() {
    // Capacity 5 at Y + 8; eight lanes push lc0 + 1, then eight pop.
    let one = ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 5), (Field::RegDst, TO_T)],
    );
    let mut code = one;
    code.extend(ins(
        Op::VSwiBrg,
        &[(Field::SrcL, T1), (Field::SrcR, ri(1)), (Field::Imm, 2)],
    ));
    code.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, LC0), (Field::Imm, 1), (Field::RegDst, TO_VT)],
    ));
    code.extend(ins(
        Op::VQpush,
        &[
            (Field::SrcL, ri(1)),
            (Field::SrcR, vt(1)),
            (Field::RegDst, TO_VU),
        ],
    ));
    code.extend(store_row(vu(1), 1, 16));
    code.extend(ins(
        Op::VQpop,
        &[(Field::SrcL, ri(1)), (Field::RegDst, TO_VU)],
    ));
    code.extend(store_row(vu(1), 1, 32));
    let got = with(&[], &code, Policy::default()).expect("runs");
    assert_eq!(got[16..24], [1, 1, 1, 1, 1, 0, 0, 0]);
    assert_eq!(got[32..40], [1, 2, 3, 4, 5, 0, 0, 0]);
    assert_eq!(got[..3], [5, 5, 5]);
    assert_eq!(got[4..9], [1, 2, 3, 4, 5]);
}

// spec: L-14 L-23 L-24 L-83 L-87 L-91
#[test]
fn tiles() {
    // Sources t#2 and u#1; destinations m (256 bytes, TO) and n (128 bytes, TS).
    let iot = |op: Op, fields: &[(Field, u64)]| ins(op, fields);
    let mut more = iot(
        Op::BIotSrc2Dst,
        &[
            (Field::SrcTile0, 1),
            (Field::SrcTile1, 16),
            (Field::Imm, 4),
            (Field::DstTile, 2),
        ],
    );
    more.extend(iot(
        Op::BIotDst,
        &[(Field::Imm, 3), (Field::DstTile, 3), (Field::L, 1)],
    ));
    let base = |t: TileBase| c(Reg::Tile(t));
    let at = |op: Op, t: TileBase, to: u64| {
        ins(
            op,
            &[
                (Field::SrcL, base(t)),
                (Field::Imm, 0),
                (Field::C, 1),
                (Field::L, 1),
                (Field::RegDst, to),
            ],
        )
    };
    let put = |t: TileBase, from: u64, imm: u64| {
        ins(
            Op::VSwi,
            &[
                (Field::SrcL, from),
                (Field::SrcR, base(t)),
                (Field::Imm, imm),
                (Field::C, 1),
                (Field::L, 1),
            ],
        )
    };
    // TS = ta; TO = TS + tb, read back through TS; the last lane of TO is reached by an index.
    let mut body = at(Op::VLwi, TileBase::Ta, TO_VT);
    body.extend(put(TileBase::Ts, vt(1), 0));
    body.extend(at(Op::VLwi, TileBase::Tb, TO_VT));
    body.extend(ins(
        Op::VLw,
        &[
            (Field::SrcL, base(TileBase::Ts)),
            (Field::SrcR, LC0),
            (Field::Shamt, 2),
            (Field::RegDst, TO_VU),
        ],
    ));
    body.extend(ins(
        Op::VAdd,
        &[
            (Field::SrcL, vt(1)),
            (Field::SrcR, vu(1)),
            (Field::RegDst, TO_VU),
        ],
    ));
    body.extend(ins(
        Op::VSw,
        &[
            (Field::SrcD, vu(1)),
            (Field::SrcL, base(TileBase::To)),
            (Field::SrcR, LC0),
            (Field::C, 0),
        ],
    ));
    // An index of the group: word 63 of TO.
    body.extend(ins(
        Op::VAddi,
        &[(Field::SrcL, 0), (Field::Imm, 63), (Field::RegDst, TO_T)],
    ));
    body.extend(ins(
        Op::VSw,
        &[
            (Field::SrcD, T1),
            (Field::SrcL, base(TileBase::To)),
            (Field::SrcR, T1),
        ],
    ));
    body.extend(STOP);
    let program = load(&header_with(true, 8, 1, 0, &more), &body);
    let mut launch = Launch::new(&program, HEADER);
    let tile = |first: u8| {
        Tile::new(
            &(0..32)
                .flat_map(|k| [first + k, 0, 0, 0])
                .collect::<Vec<u8>>(),
        )
        .expect("fits")
    };
    launch.tiles.push(Hand::T, tile(10));
    launch.tiles.push(Hand::T, tile(99));
    launch.tiles.push(Hand::U, tile(50));
    let summary = run(&launch, &memory(&[]), &RunOptions::default(), None).expect("runs");
    let out = summary.tiles.get(Hand::M, 1).expect("TO").bytes();
    assert_eq!(out.len(), 256);
    for l in 0..8 {
        assert_eq!(out[4 * l], 60 + 2 * l as u8);
    }
    assert_eq!(out[252], 63);
    assert_eq!(summary.tiles.get(Hand::N, 1).expect("TS").len_bytes(), 128);
    assert_eq!(summary.tiles.get(Hand::N, 1).expect("TS").bytes()[4], 11);
    assert_eq!(summary.tiles.get(Hand::T, 1), launch.tiles.get(Hand::T, 1));
}
