//! Traps: number, cause, argument, place.

use crate::common::*;
use lanemask_emu::linx::{Launch, Program, RunError, RunOptions, TrapReport, run};
use lanemask_isa::linx::{Field, Op, Queue, Reg};

fn trap(program: &Program, a: &[u64], memory: &lanemask_emu::Memory) -> TrapReport {
    match start(program, a, memory, &RunOptions::default()) {
        Err(RunError::Trap(r)) => *r,
        other => panic!("{other:?}"),
    }
}

/// TRAPNUM, CAUSE, ARGV, BI, TRAPARG0.
fn parts(r: &TrapReport) -> (u8, u32, bool, bool, u64) {
    let t = &r.trap;
    (t.trapnum, t.cause, t.argv, t.bi, t.arg0)
}

/// Header of these words behind a BSTART.MPAR.
fn header_of(words: &[Vec<u8>]) -> Vec<u8> {
    let mut h = ins(Op::BstartMpar, &[]);
    h.extend(words.concat());
    h.extend(STOP);
    h
}

fn text() -> Vec<u8> {
    ins(Op::BText, &[(Field::Imm, 0x60)])
}

/// BLOCKFMT with this argument, at the header.
fn format(words: &[Vec<u8>], family: u64, kind: u64) {
    let mut body = vec![0; 0x200];
    body.extend(STOP);
    let r = trap(&load(&header_of(words), &body), &[], &memory(&[]));
    assert_eq!(
        parts(&r),
        (5, 0x200, true, false, family | kind << 8),
        "{r}"
    );
    assert_eq!(r.pc, HEADER);
    // E, ARGV, CAUSE in 47:24, TRAPNUM.
    assert_eq!(r.e_word, 0xc000_0002_0000_0005);
}

// spec: L-18 L-28 L-53 L-54 L-55 L-58
#[test]
fn headers_that_break_the_rules() {
    let dim = |k: u64, n: u64| ins(Op::CBDimi, &[(Field::Imm, n), (Field::LoopNest, k)]);
    let iot = |n: u64, dst: u64| ins(Op::BIotDst, &[(Field::Imm, n), (Field::DstTile, dst)]);
    let source = |id: u64| ins(Op::BIotSrc1, &[(Field::SrcTile0, id)]);
    let ior = || {
        ins(
            Op::BIor,
            &[
                (Field::RegSrc0, 2),
                (Field::RegSrc1, 3),
                (Field::RegSrc2, 4),
            ],
        )
    };
    // TEXT missing, twice.
    format(&[dim(0, 4)], 2, 0);
    format(&[text(), text()], 2, 2);
    // DIM: a nest that does not exist, twice the same, more lanes than there are.
    format(&[text(), ins(Op::CBDim, &[(Field::LoopNest, 5)])], 1, 1);
    format(&[text(), dim(1, 2), dim(1, 2)], 1, 2);
    format(&[text(), dim(0, 65)], 1, 1);
    // IOR: more than 32.
    format(&[vec![ior(); 11].concat(), text()], 4, 2);
    // IOT: a tile that was never pushed, three destinations.
    format(&[source(5), text()], 5, 1);
    format(&[iot(3, 0), iot(3, 1), iot(3, 2), text()], 5, 2);
    // The order is TEXT, IOT, IOR, DIM.
    format(&[dim(0, 65), vec![ior(); 11].concat(), source(5)], 2, 0);
    format(
        &[dim(0, 65), vec![ior(); 11].concat(), source(5), text()],
        5,
        1,
    );
    format(&[dim(0, 65), vec![ior(); 11].concat(), text()], 4, 2);
    // An instruction that is no descriptor.
    format(&[ins(Op::Addi, &[(Field::RegDst, 2)]), text()], 0, 1);
}

// spec: L-46 L-56
#[test]
fn launches_that_do_not_start_at_a_header() {
    let program = load(&header(true, 4, 1, 0), &STOP);
    let at = |pc: u64| {
        let launch = Launch::new(&program, pc);
        match run(&launch, &memory(&[]), &RunOptions::default(), None) {
            Err(RunError::Trap(r)) => parts(&r),
            other => panic!("{other:?}"),
        }
    };
    // A body, a descriptor: no marker. An odd address, one without code: a bad target.
    assert_eq!(at(BODY), (5, 0x103, true, false, BODY));
    assert_eq!(at(HEADER + 4), (5, 0x103, true, false, HEADER + 4));
    assert_eq!(at(HEADER + 1), (5, 0x101, true, false, HEADER + 1));
    assert_eq!(at(0), (5, 0x101, true, false, 0));
}

fn body_trap(body: &[u8]) -> TrapReport {
    let m = memory(&[(X, 256, &[]), (Y, 256, &[])]);
    trap(&load(&header(true, 4, 2, 2), body), &[X, Y], &m)
}

fn fetch(body: &[u8], pc: u64, target: u64) {
    let r = body_trap(body);
    assert_eq!(parts(&r), (5, 0x300, true, true, target), "{r}");
    assert_eq!(r.pc, pc);
    assert_eq!(r.group, (0, 0));
}

// spec: L-46 L-57 Q-13
#[test]
fn branches_out_of_the_body() {
    let stop = |mut b: Vec<u8>| {
        b.extend(STOP);
        b
    };
    let j = |by: i64| ins(Op::J, &[(Field::Imm, by as u64)]);
    // Backwards to the header, forwards behind the code, to the end of the body.
    fetch(&stop(j(-16)), BODY, BODY - 32);
    fetch(&stop(j(1000)), BODY, BODY + 2000);
    fetch(&stop(j(3)), BODY, BODY + 6);
    // To another body: a terminator lies between.
    let mut two = j(5);
    two.extend(STOP);
    two.extend(ins(Op::CMovi, &[(Field::RegDst, 20)]));
    two.extend(STOP);
    two.extend(STOP);
    fetch(&two, BODY, BODY + 10);
    // JR to an odd address and to one without code.
    let jr = |to: u64| {
        let mut b = ins(Op::HlLiu, &[(Field::Imm, to), (Field::RegDst, 20)]);
        b.extend(ins(Op::Jr, &[(Field::SrcL, 20)]));
        stop(b)
    };
    fetch(&jr(BODY + 3), BODY + 6, BODY + 3);
    fetch(&jr(0), BODY + 6, 0);
    // A branch that is not taken does nothing.
    let mut b = ins(Op::BZ, &[(Field::Imm, 1000)]);
    b.extend(STOP);
    let m = memory(&[]);
    start(
        &load(&header(true, 4, 1, 0), &b),
        &[],
        &m,
        &RunOptions::default(),
    )
    .expect("runs");
}

// spec: Q-13
#[test]
fn the_symbols_size_ends_the_region() {
    use lanemask_object::{SectionKind, Symbol};
    // Two instructions, then a terminator that the symbol leaves out.
    let mut body = ins(Op::CMovi, &[(Field::RegDst, 20)]);
    body.extend(ins(Op::J, &[(Field::Imm, 2)]));
    body.extend(STOP);
    let mut o = object(&header(true, 1, 1, 0), &body);
    let symbol = |size| Symbol {
        name: "body".into(),
        section: SectionKind::Code,
        offset: 0x100,
        size,
        global: false,
    };
    o.symbols = vec![symbol(8)];
    let m = memory(&[]);
    start(
        &Program::load(&o).expect("loads"),
        &[],
        &m,
        &RunOptions::default(),
    )
    .expect("runs");
    o.symbols = vec![symbol(6)];
    let r = trap(&Program::load(&o).expect("loads"), &[], &m);
    assert_eq!(
        (parts(&r), r.pc),
        ((5, 0x300, true, true, BODY + 6), BODY + 2)
    );
}

// spec: L-59
#[test]
fn code_that_ends() {
    // Falling off the end of the code; an instruction whose second half is missing.
    let r = body_trap(&ins(Op::CMovi, &[(Field::RegDst, 20)]));
    assert_eq!((parts(&r), r.pc), ((35, 0, true, true, BODY + 2), BODY + 2));
    let mut cut = ins(Op::VAdd, &[(Field::RegDst, TO_VT)]);
    cut.truncate(4);
    let r = body_trap(&cut);
    assert_eq!((parts(&r), r.pc), ((35, 0, true, true, BODY), BODY));
    // A body where there is no code.
    let h = header_of(&[ins(Op::BText, &[(Field::Imm, 0x4000)])]);
    let r = trap(&load(&h, &STOP), &[], &memory(&[]));
    assert_eq!(parts(&r), (5, 0x300, true, true, HEADER + 4 + 0x8000));
    // A header that ends before its end.
    let mut short = ins(Op::BstartMpar, &[]);
    short.extend([0x13]);
    let o = lanemask_object::Object {
        target: "linx".into(),
        code: short,
        ..Default::default()
    };
    let r = trap(&Program::load(&o).expect("loads"), &[], &memory(&[]));
    assert_eq!(parts(&r), (35, 0, true, false, HEADER + 4));
}

fn illegal(insn: &[u8], says: &str) {
    let mut body = ins(Op::CMovi, &[(Field::RegDst, 20)]);
    body.extend(insn);
    body.extend(STOP);
    let r = body_trap(&body);
    assert_eq!(parts(&r), (4, 0, true, true, BODY + 2), "{r}");
    assert_eq!(r.pc, BODY + 2);
    assert!(r.why.contains(says), "{}", r.why);
    assert!(r.to_string().contains(&r.instruction));
}

// spec: L-4 L-6 L-7 L-17 L-24 L-28 L-60 L-87 L-104 L-106 Q-4 Q-8 Q-10 Q-16 Q-19 Q-23 Q-24 Q-28
#[test]
fn illegal_instructions() {
    let add = |l: u64, r: u64, d: u64| {
        ins(
            Op::VAdd,
            &[(Field::SrcL, l), (Field::SrcR, r), (Field::RegDst, d)],
        )
    };
    illegal(
        &[0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff],
        "not an instruction",
    );
    // Reserved operand codes: class 9, class 2 without p, lc3, tile 6.
    for code in [9 << 5, 2 << 5, (3 << 5) + 3, (8 << 5) + 6] {
        illegal(&add(code, vt(1), TO_VT), "reserved");
    }
    // A vector result for the group; p from an addition of lanes.
    illegal(&add(vt(1), 0, 20), "group register");
    illegal(&add(vt(1), 0, P), "group register");
    illegal(
        &add(vt(1), 0, c(Reg::PushIndexed(Queue::Vu, 2))),
        "push of the queue",
    );
    illegal(&add(LC0, 0, 20), "lc0");
    illegal(&add(ri(2), 0, TO_VT), "ri2 is not bound");
    illegal(
        &add(c(Reg::Tile(lanemask_isa::linx::TileBase::Ta)), 0, TO_VT),
        "address base",
    );
    // Bases.
    let load = |op: Op, base: u64, l: u64| {
        ins(
            op,
            &[
                (Field::SrcL, base),
                (Field::C, 1),
                (Field::L, l),
                (Field::RegDst, TO_VT),
            ],
        )
    };
    illegal(&load(Op::VLwiBrg, 2, 0), "must be an ri");
    illegal(
        &load(
            Op::VLwiBrg,
            c(Reg::Tile(lanemask_isa::linx::TileBase::Ts)),
            0,
        ),
        "must be an ri",
    );
    illegal(&load(Op::VLwiBrg, ri(0), 1), ".local");
    illegal(&load(Op::VLwi, ri(0), 1), "must be a tile");
    illegal(&load(Op::VLdiBrg, ri(0), 0), "64 bits");
    // Tiles that are not bound.
    illegal(
        &load(Op::VLwi, c(Reg::Tile(lanemask_isa::linx::TileBase::Ts)), 1),
        "does not bind",
    );
    illegal(
        &ins(
            Op::VLdAdd,
            &[
                (Field::SrcL, ri(0)),
                (Field::SrcR, vt(1)),
                (Field::RegDst, TO_VT),
            ],
        ),
        "64 bits",
    );
    illegal(
        &ins(
            Op::VLwAdd,
            &[
                (Field::SrcL, vt(1)),
                (Field::SrcR, vt(1)),
                (Field::RegDst, TO_VT),
            ],
        ),
        "one group value",
    );
    // Reserved and undone types.
    for (op, from, to) in [
        (Op::VFcvt, 15, 1),
        (Op::VFcvt, 1, 3),
        (Op::VFcvti, 1, 4),
        (Op::VIcvt, 7, 9),
        (Op::VIcvtf, 31, 1),
    ] {
        let fields = [
            (Field::SrcL, vt(1)),
            (Field::SrcType, from),
            (Field::DstType, to),
            (Field::RegDst, TO_VT),
        ];
        illegal(&ins(op, &fields), "reserved or not done");
    }
    illegal(
        &ins(
            Op::VRev,
            &[
                (Field::SrcL, vt(1)),
                (Field::ImmL, 15),
                (Field::RegDst, TO_VT),
            ],
        ),
        "whole lane",
    );
    illegal(
        &ins(Op::VRdadd, &[(Field::SrcL, vt(1)), (Field::RegDst, P)]),
        "reduction",
    );
    illegal(
        &ins(Op::VRdadd, &[(Field::SrcL, 2), (Field::RegDst, 20)]),
        "without a vector operand",
    );
    illegal(
        &ins(
            Op::VSwiBrg,
            &[(Field::SrcL, 2), (Field::SrcR, ri(0)), (Field::C, 1)],
        ),
        "lane term",
    );
    // What has no role in a body.
    illegal(
        &ins(Op::Lwi, &[(Field::SrcL, 2), (Field::RegDst, 20)]),
        "scalar memory channel",
    );
    illegal(
        &ins(Op::Casw, &[(Field::SrcL, 2), (Field::RegDst, 20)]),
        "scalar memory channel",
    );
    illegal(
        &ins(Op::HlLwi, &[(Field::SrcL, 2), (Field::RegDst, 20)]),
        "scalar memory channel",
    );
    illegal(&ins(Op::SetcEq, &[]), "block arguments");
    illegal(&ins(Op::Ssrget, &[]), "system");
    illegal(&ins(Op::Dma, &[]), "system");
    illegal(&ins(Op::Assert, &[]), "system");
    illegal(&ins(Op::Fentry, &[]), "template");
    illegal(&ins(Op::CBDimi, &[(Field::Imm, 1)]), "header");
    illegal(&text(), "header");
}

/// A load or store of lanes by index, with what it must say.
fn data(insn: &[u8], index: &[u32; 4], want: (u8, u64), lanes: u64) {
    let mut body = load_row(0, 0, TO_VT);
    body.extend(insn);
    body.extend(STOP);
    let m = memory(&[(X, 64, index), (Y, 64, &[7; 16])]);
    let r = trap(&load(&header(false, 4, 1, 2), &body), &[X, Y], &m);
    assert_eq!(parts(&r), (want.0, 0, true, true, want.1), "{r}");
    assert_eq!((r.lanes, r.pc), (lanes, BODY + 8));
    // No lane has acted.
    assert_eq!(words(&m, Y, 16), [7; 16]);
}

// spec: L-54 L-62 L-90 Q-14
#[test]
fn faults_name_the_lowest_lane_and_commit_nothing() {
    let access = |store: bool| {
        let mut f = vec![(Field::SrcL, ri(1)), (Field::SrcR, vt(1))];
        if store {
            f.push((Field::SrcD, vt(1)));
            return ins(Op::VSwBrg, &f);
        }
        f.extend([(Field::Shamt, 2), (Field::RegDst, TO_VT)]);
        ins(Op::VLwBrg, &f)
    };
    for store in [false, true] {
        data(&access(store), &[0, 16, 3, 1 << 20], (35, Y + 64), 0b1010);
        data(
            &access(store),
            &[0, 0, 0, -1i32 as u32],
            (35, Y - 4),
            0b1000,
        );
    }
    // A misaligned word may be loaded and stored, but not beyond the end.
    let u = [
        (Field::SrcD, vt(1)),
        (Field::SrcL, ri(1)),
        (Field::SrcR, vt(1)),
    ];
    data(&ins(Op::VSwUBrg, &u), &[0, 4, 61, 8], (35, Y + 61), 0b100);
    let mut body = load_row(0, 0, TO_VT);
    body.extend(ins(Op::VSwUBrg, &u));
    body.extend(STOP);
    let m = memory(&[(X, 64, &[1, 9, 17, 33]), (Y, 64, &[])]);
    start(
        &load(&header(false, 4, 1, 2), &body),
        &[X, Y],
        &m,
        &RunOptions::default(),
    )
    .expect("runs");
    assert_eq!(m.read(Y + 1, 4).expect("mapped"), [1, 0, 0, 0]);
    assert_eq!(m.read(Y + 33, 1).expect("mapped"), [33]);
}

// spec: L-54 Q-14
#[test]
fn faults_of_atomics() {
    let run = |address: u64| {
        let mut body = ins(Op::VSwAdd, &[(Field::SrcL, ri(1)), (Field::SrcR, vt(1))]);
        body.extend(STOP);
        let m = memory(&[(X, 64, &[]), (Y, 64, &[])]);
        trap(&load(&header(false, 4, 1, 2), &body), &[X, address], &m)
    };
    assert_eq!(parts(&run(Y + 2)), (34, 0, true, true, Y + 2));
    assert_eq!(parts(&run(Y + 64)), (35, 0, true, true, Y + 64));
    // Code is mapped for reading only.
    assert_eq!(parts(&run(HEADER)), (35, 0, true, true, HEADER));
    let mut body = ins(
        Op::VLdAdd,
        &[
            (Field::SrcL, ri(1)),
            (Field::SrcR, 2),
            (Field::RegDst, TO_T),
        ],
    );
    body.extend(STOP);
    let m = memory(&[(X, 64, &[]), (Y, 64, &[])]);
    let r = trap(&load(&header(false, 4, 1, 2), &body), &[X, Y + 4], &m);
    assert_eq!(parts(&r), (34, 0, true, true, Y + 4));
}

// spec: L-24 L-90 Q-14
#[test]
fn tiles_are_bounded_aligned_and_sources_read_only() {
    use lanemask_emu::linx::{Hand, Tile};
    let mut more = ins(
        Op::BIotSrc1Dst,
        &[(Field::SrcTile0, 0), (Field::Imm, 3), (Field::DstTile, 1)],
    );
    more.extend(ins(
        Op::BIotDst,
        &[(Field::Imm, 3), (Field::DstTile, 1), (Field::L, 1)],
    ));
    let run = |insn: Vec<u8>| {
        let mut body = insn;
        body.extend(STOP);
        let program = load(&header_with(true, 4, 1, 0, &more), &body);
        let mut launch = Launch::new(&program, HEADER);
        launch
            .tiles
            .push(Hand::T, Tile::new(&[1; 128]).expect("fits"));
        match run(&launch, &memory(&[]), &RunOptions::default(), None) {
            Err(RunError::Trap(r)) => *r,
            other => panic!("{other:?}"),
        }
    };
    let tile = |k: u64| (8 << 5) + k;
    let store = |k: u64, op: Op, imm: u64| {
        ins(
            op,
            &[
                (Field::SrcL, vt(1)),
                (Field::SrcR, tile(k)),
                (Field::Imm, imm),
                (Field::C, 1),
                (Field::L, 1),
            ],
        )
    };
    // To TA; beyond TS; not aligned in TO.
    let r = run(store(0, Op::VSwi, 0));
    assert_eq!(parts(&r), (4, 0, true, true, BODY));
    assert!(r.why.contains("read-only"));
    let r = run(store(5, Op::VSwi, 29));
    assert_eq!((parts(&r), r.lanes), ((4, 0, true, true, BODY), 0b1000));
    assert!(r.why.contains("leaves the tile"));
    let r = run(store(4, Op::VSwiU, 2));
    assert_eq!((parts(&r), r.lanes), ((4, 0, true, true, BODY), 0b1111));
    assert!(r.why.contains("not aligned"));
}

// spec: L-43
#[test]
fn the_lowest_group_is_reported() {
    // Group 3 and later fault.
    let mut body = ins(
        Op::VSwBrg,
        &[
            (Field::SrcD, vt(1)),
            (Field::SrcL, ri(0)),
            (Field::SrcR, LC1),
            (Field::Shamt, 2),
        ],
    );
    body.extend(STOP);
    let program = load(&header(true, 4, 9, 1), &body);
    for order in [
        lanemask_emu::linx::Order::InOrder,
        lanemask_emu::linx::Order::AllCores,
    ] {
        let m = memory(&[(Y, 48, &[])]);
        let options = RunOptions {
            order,
            threads: 2,
            ..RunOptions::default()
        };
        let Err(RunError::Trap(r)) = start(&program, &[Y], &m, &options) else {
            panic!("no trap");
        };
        assert_eq!((r.group, r.trap.arg0, r.lanes), ((3, 0), Y + 48, 0b1111));
        assert_eq!(r.p, 0b1111);
    }
}
