//! Narrow accesses of every memory, half registers, uniform ones; neighbours under concurrency.
mod common;
use common::*;

const WORDS: [u32; 8] = [
    0x8182_0304,
    0x7fff_8000,
    0xfffe_0001,
    0x0080_ff7f,
    0,
    0xffff_ffff,
    0x1234_5678,
    0x9abc_def0,
];
const MASKS: [u32; 4] = [0, 1 << 5, 0x0f0f_3355, u32::MAX];

fn op(name: &str) -> Op {
    Op::from_mnemonic(name).unwrap_or_else(|| panic!("{name}"))
}

fn bytes() -> Vec<u8> {
    WORDS.iter().flat_map(|w| w.to_le_bytes()).collect()
}

/// Address operands of a memory: v5 is the byte offset, v[6:7] the address, u[8:11] the descriptor.
fn address(space: &str) -> Vec<Operand> {
    match space {
        "buffer" => vec![us(8, 4), v(5), n(0)],
        "global" => vec![vs(6, 2), n(0)],
        _ => vec![v(5), n(0)],
    }
}

/// The memory filled with `WORDS` (scratch: of each lane), then the line under the mask. v5 = offsets of `step` bytes.
fn program(step: u32, mask_of: u32, line: Insn, rest: Vec<Line>) -> Test {
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::VMulU32, &[v(5), v(3), c(step)]),
        i(Op::VAndB32, &[v(5), v(5), c(31)]),
        i(Op::VMovB32, &[v(6), u(8)]),
        i(Op::VAddU32, &[v(6), v(6), v(5)]),
        i(Op::VMovB32, &[v(7), u(9)]),
        i(Op::VMovB32, &[v(10), c(0xeeee_eeee)]),
        i(Op::VMovB32, &[v(11), v(3)]),
        i(Op::VMulU32, &[v(12), v(11), c(0x0101_0101)]),
    ]);
    for (k, word) in WORDS.iter().enumerate() {
        lines.extend(code![
            i(Op::VMovB32, &[v(20), c(*word)]),
            i(Op::VMovB32, &[v(21), c(4 * k as u32)]),
            i(Op::LsStoreB32, &[v(20), v(21), n(0)]),
            i(Op::ScratchStoreB32, &[v(20), v(21), n(0)]),
        ]);
    }
    lines.extend(mask(mask_of));
    lines.push(line.into());
    lines.extend(mask(u32::MAX));
    lines.extend(rest);
    test(lines)
        .buffer(WORDS.to_vec())
        .buffer(vec![0])
        .kernel(|k| (k.workgroup_bytes, k.scratch_bytes) = (32, 32))
}

#[test]
fn narrow_loads_of_every_memory_under_every_mask() {
    // spec: P-62
    let all = bytes();
    for space in ["buffer", "global", "scratch", "ls"] {
        for (ty, size) in [("u8", 1), ("i8", 1), ("u16", 2), ("i16", 2), ("b16", 2)] {
            for mask in MASKS {
                for high in [false, true] {
                    let dest = match (ty, high) {
                        ("b16", true) => hi(10),
                        ("b16", false) => lo(10),
                        _ => v(10),
                    };
                    let mut operands = vec![dest];
                    operands.extend(address(space));
                    let load = i(op(&format!("{space}.load.{ty}")), &operands);
                    let got = program(size, mask, load, vec![]).run().v(10);
                    for (l, got) in got.into_iter().enumerate() {
                        let at = (l * size as usize) % 32;
                        let bits = if size == 1 {
                            all[at].into()
                        } else {
                            u32::from(u16::from_le_bytes([all[at], all[at + 1]]))
                        };
                        // pitfall: P12.62 P13.63
                        let expected = match ty {
                            _ if mask >> l & 1 == 0 => 0xeeee_eeee,
                            "i8" if bits >= 0x80 => bits | 0xffff_ff00,
                            "i16" if bits >= 0x8000 => bits | 0xffff_0000,
                            "b16" if high => bits << 16 | 0xeeee,
                            "b16" => 0xeeee_0000 | bits,
                            _ => bits,
                        };
                        assert_eq!(got, expected, "{space}.load.{ty} {mask:08x} lane {l}");
                    }
                }
            }
        }
    }
}

#[test]
fn narrow_stores_of_every_memory_under_every_mask() {
    for space in ["buffer", "global", "scratch", "ls"] {
        for (ty, size) in [("b8", 1usize), ("b16", 2)] {
            for mask in MASKS {
                for high in [false, true] {
                    let data = match (ty, high) {
                        ("b16", true) => hi(12),
                        ("b16", false) => lo(12),
                        _ => v(12),
                    };
                    let mut operands = vec![data];
                    operands.extend(address(space));
                    let store = i(op(&format!("{space}.store.{ty}")), &operands);
                    // Reads all eight words of each lane's memory into v30 to v37.
                    let mut rest = Vec::new();
                    for k in 0..8u8 {
                        rest.extend(code![i(Op::VMovB32, &[v(21), c(4 * u32::from(k))])]);
                        rest.push(
                            match space {
                                "scratch" => i(Op::ScratchLoadB32, &[v(30 + k), v(21), n(0)]),
                                "ls" => i(Op::LsLoadB32, &[v(30 + k), v(21), n(0)]),
                                _ => i(Op::BufferLoadB32, &[v(30 + k), us(8, 4), v(21), n(0)]),
                            }
                            .into(),
                        );
                    }
                    let after = program(size as u32, mask, store, rest).run();
                    for l in 0..32 {
                        // Scratch belongs to the lane; elsewhere all lanes act, in order.
                        let mut all = bytes();
                        let own = space == "scratch";
                        for m in (0..32).filter(|m| mask >> m & 1 == 1 && (!own || *m == l)) {
                            let at = m * size % 32;
                            // pitfall: P9.46
                            all[at..at + size].fill(m as u8);
                        }
                        let got: Vec<u8> = (0..8)
                            .flat_map(|k| after.v(30 + k)[l].to_le_bytes())
                            .collect();
                        assert_eq!(got, all, "{space}.store.{ty} {mask:08x} lane {l}");
                    }
                }
            }
        }
    }
}

#[test]
fn neighbours_of_a_narrow_store_survive_on_many_threads() {
    // spec: P-46
    // pitfall: P9.46
    // Four workgroups each count up in their own byte of one word; none may lose a count of another.
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::VMovB32, &[v(5), u(2)]),
        i(Op::UMovB32, &[u(20), c(0)]),
    ]);
    lines.extend(mask(1));
    let top = lines.len();
    lines.extend(code![
        i(Op::BufferLoadU8, &[v(6), us(8, 4), v(5), n(0)]),
        i(Op::VAddU32, &[v(6), v(6), c(1)]),
        i(Op::BufferStoreB8, &[v(6), us(8, 4), v(5), n(0)]),
        i(Op::UAddU32, &[u(20), u(20), c(1)]),
        i(Op::UCmpLtU32, &[u(21), u(20), c(5003)]),
        jump(Op::Bnz, &[u(21)], top),
    ]);
    let mut t = test(lines).buffer(vec![0]).buffer(vec![0]);
    (t.groups, t.threads) = ([4, 1, 1], 4);
    assert_eq!(t.run().buffers[0], [0x0101_0101 * (5003 % 256)]);
}

#[test]
fn narrow_uniform_loads() {
    let all = bytes();
    for (ty, size) in [("u8", 1u32), ("i8", 1), ("u16", 2), ("i16", 2)] {
        for at in (0..32).step_by(size as usize) {
            let mut lines = descriptors();
            // With no lane active: uniform.
            lines.extend(mask(0));
            lines.extend(code![
                i(Op::UMovB32, &[u(20), c(0)]),
                i(op(&format!("u.load.{ty}")), &[u(21), us(8, 2), n(at)]),
                i(
                    op(&format!("u.bload.{ty}")),
                    &[u(22), us(8, 4), u(20), n(at)]
                ),
                i(
                    op(&format!("u.bload.{ty}")),
                    &[u(23), us(8, 4), u(20), n(at + 32)]
                ),
            ]);
            let after = test(lines).buffer(WORDS.to_vec()).buffer(vec![0]).run();
            let at = at as usize;
            let expected = match ty {
                "u8" => all[at].into(),
                "i8" => i32::from(all[at] as i8) as u32,
                "u16" => u16::from_le_bytes([all[at], all[at + 1]]).into(),
                _ => i32::from(i16::from_le_bytes([all[at], all[at + 1]])) as u32,
            };
            assert_eq!(
                (after.u(21), after.u(22), after.u(23)),
                (expected, expected, 0),
                "{ty} at {at}"
            );
        }
    }
    let mut lines = descriptors();
    lines.extend(code![i(Op::ULoadU16, &[u(21), us(8, 2), n(3)])]);
    assert_eq!(test(lines).buffer(vec![0]).buffer(vec![0]).trap().cause, 4);
    let mut lines = descriptors();
    lines.extend(code![i(Op::ULoadU8, &[u(21), us(8, 2), n(4)])]);
    assert_eq!(test(lines).buffer(vec![0]).buffer(vec![0]).trap().cause, 5);
}

#[test]
fn narrow_accesses_outside() {
    // spec: P-52
    // spec: W-REG-4 W-REG-5
    let b = |line: Insn| {
        let mut lines = descriptors();
        lines.extend(code![
            i(Op::VMovB32, &[v(5), c(4)]),
            i(Op::VMovB32, &[v(10), c(0xeeee_eeee)]),
            line
        ]);
        test(lines)
            .buffer(vec![7])
            .buffer(vec![0])
            .kernel(|k| (k.workgroup_bytes, k.scratch_bytes) = (4, 4))
    };
    let load = b(i(Op::BufferLoadB16, &[hi(10), us(8, 4), v(5), n(0)])).run();
    assert_eq!(load.v(10), [0x0000_eeee; 32]);
    let store = b(i(Op::BufferStoreB16, &[hi(10), us(8, 4), v(5), n(0)])).run();
    assert_eq!(store.buffers[0], [7]);
    for (line, cause) in [
        (i(Op::LsLoadU8, &[v(10), v(5), n(0)]), 5),
        (i(Op::LsStoreB16, &[lo(10), v(5), n(0)]), 5),
        (i(Op::ScratchLoadI16, &[v(10), v(5), n(0)]), 5),
        (i(Op::ScratchStoreB8, &[v(10), v(5), n(0)]), 5),
        (i(Op::LsLoadI16, &[v(10), c(1), n(0)]), 4),
        (i(Op::ScratchStoreB16, &[lo(10), c(1), n(2)]), 4),
    ] {
        assert_eq!(b(line).trap().cause, cause, "{line}");
    }
}
