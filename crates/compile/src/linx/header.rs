//! The launch header (L-18): what the launcher's registers become.

use super::emit::insn;
use super::layout::Layout;
use lanemask_isa::linx::{Field, Insn, Op};
use lanemask_object::{LinxBound, LinxLaunch, LinxMode};

/// Register with the groups of the launch.
const GROUPS: u8 = 3;
/// Registers of ri0 to ri11: a0, a2 to a7, s0 to s4. One B.IOR for each, so that every reading of their order agrees.
pub const IMPORTS: [u64; 12] = [2, 4, 5, 6, 7, 8, 9, 11, 12, 13, 14, 15];
/// Size code of the smallest tile, 128 bytes (L-23).
const SMALLEST: u64 = 3;

/// What the header launches.
pub fn launch(layout: &Layout) -> LinxLaunch {
    LinxLaunch {
        bounds: [
            LinxBound::number(layout.shape.lanes.into()),
            LinxBound {
                register: GROUPS,
                number: 0,
            },
            LinxBound::number(1),
        ],
        strip_mined: false,
    }
}

/// The header; B.TEXT still names nothing.
pub fn header(layout: &Layout) -> Vec<Insn> {
    let start = match layout.mode {
        LinxMode::Mpar => Op::BstartMpar,
        LinxMode::Mseq => Op::BstartMseq,
    };
    let mut out = vec![
        insn(start, &[]),
        insn(
            Op::CBDimi,
            &[
                (Field::LoopNest, 0),
                (Field::Imm, layout.shape.lanes.into()),
            ],
        ),
        insn(Op::BDimLb1, &[(Field::RegSrc, GROUPS.into())]),
    ];
    out.extend(IMPORTS.map(|r| insn(Op::BIor, &[(Field::RegSrc0, r)])));
    if layout.tile_bytes != 0 {
        // TO is the first destination, TS the second (L-24). They are pushed to hands t and u.
        let size = u64::from(layout.tile_bytes.trailing_zeros()) - 4;
        out.push(insn(
            Op::BIotDst,
            &[(Field::Imm, SMALLEST), (Field::DstTile, 0)],
        ));
        out.push(insn(
            Op::BIotDst,
            &[(Field::L, 1), (Field::Imm, size), (Field::DstTile, 1)],
        ));
    }
    out.push(insn(Op::BText, &[]));
    out.push(insn(Op::CBstop, &[]));
    out
}

/// Bytes of a header.
pub fn len_bytes(header: &[Insn]) -> u64 {
    header.iter().map(|i| u64::from(i.len_bytes())).sum()
}

/// The header with the body `start` bytes from its own start.
pub fn with_body(header: Vec<Insn>, start: u64) -> Vec<Insn> {
    let mut at = 0;
    header
        .into_iter()
        .map(|i| {
            let here = at;
            at += u64::from(i.len_bytes());
            if i.op == Op::BText {
                insn(Op::BText, &[(Field::Imm, (start - here) / 2)])
            } else {
                i
            }
        })
        .collect()
}
