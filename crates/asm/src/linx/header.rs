//! What an assembled launch header says of its kernel.

use crate::program::{ItemKind, Kernel, Program};
use lanemask_diag::Diagnostic;
use lanemask_isa::linx::{Field, Insn, Op, Reg, Role, decode};
use lanemask_object::{LinxMeta, LinxMode, Object, SectionKind};

/// LB0 of a header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lanes {
    /// No descriptor sets it: 1.
    Omitted,
    /// A number.
    Number(u64),
    /// Comes from a register.
    Register,
}

/// A header, as far as it can be read.
pub(crate) struct Header {
    /// Kind of its block start, if it has one.
    pub mode: Option<LinxMode>,
    pub lanes: Lanes,
}

/// Number of descriptors after which nobody reads on.
const LONGEST: usize = 256;

/// Reads the header at an offset of the code, up to what is no descriptor.
pub(crate) fn scan(code: &[u8], entry: u32) -> Header {
    let mut header = Header {
        mode: None,
        lanes: Lanes::Omitted,
    };
    let mut at = entry as usize;
    for k in 0..LONGEST {
        let Ok(insn) = code
            .get(at..)
            .map_or(Err(()), |b| decode(b).map_err(|_| ()))
        else {
            break;
        };
        match (k, insn.op.role()) {
            (0, Role::Launch) => {
                let sequential = matches!(
                    insn.op,
                    Op::BstartMseq | Op::CBstartMseq | Op::BstartVseq | Op::CBstartVseq
                );
                header.mode = Some(if sequential {
                    LinxMode::Mseq
                } else {
                    LinxMode::Mpar
                });
            }
            (1.., Role::Header) => {
                if let Some(lanes) = lb0(&insn) {
                    header.lanes = lanes;
                }
            }
            _ => break,
        }
        at += insn.len_bytes() as usize;
    }
    header
}

/// What a descriptor sets LB0 to (L-21).
fn lb0(insn: &Insn) -> Option<Lanes> {
    let register = insn.reg(Field::RegSrc).is_some_and(|r| r != Reg::Zero);
    match insn.op {
        Op::BDimLb0 => {}
        Op::CBDim | Op::CBDimi if insn.get(Field::LoopNest) == Some(0) => {}
        _ => return None,
    }
    Some(match register {
        true => Lanes::Register,
        false => Lanes::Number(insn.imm().unwrap_or(0) as u64),
    })
}

/// Completes the metadata of a kernel from its header.
pub(crate) fn describe(k: &mut Kernel, base: u64, code: &[u8], diags: &mut Vec<Diagnostic>) {
    let header = scan(code, k.meta.entry);
    let name = k.meta.name.clone();
    if header.mode.is_none() {
        let message = format!("`{name}` does not start with BSTART.MPAR or BSTART.MSEQ");
        diags.push(
            Diagnostic::warning("asm-linx-no-launch", message)
                .at(k.span, "described here")
                .note("a kernel starts at the block start of its launch header (L-18)"),
        );
    }
    let lanes = match (header.lanes, k.lanes) {
        (Lanes::Number(n), Some(given)) if n != u64::from(given) => {
            let message = format!("the header of `{name}` has {n} lanes, not {given}");
            let span = k
                .given
                .iter()
                .find(|g| g.0 == ".lanes")
                .map_or(k.span, |g| g.1);
            diags.push(Diagnostic::error("asm-linx-lanes", message).at(span, "says otherwise"));
            given
        }
        (Lanes::Number(n), _) => u32::try_from(n).unwrap_or(u32::MAX),
        (_, Some(given)) => given,
        (Lanes::Omitted, None) => {
            if header.mode.is_some() {
                let message = format!("the header of `{name}` does not set LB0");
                diags.push(
                    Diagnostic::warning("asm-linx-lanes", message)
                        .at(k.span, "described here")
                        .note("a dimension that is left out is 1, so groups have one lane (Q-12)"),
                );
            }
            1
        }
        (Lanes::Register, None) => {
            let message = format!("the header of `{name}` takes LB0 from a register");
            diags.push(
                Diagnostic::warning("asm-linx-lanes", message)
                    .at(k.span, "64 lanes are assumed")
                    .note("write `.lanes N` to tell the verifier"),
            );
            64
        }
    };
    let meta = (k.meta.linx).get_or_insert_with(|| LinxMeta::new(base, lanes, LinxMode::Mseq));
    (meta.base, meta.lanes) = (base, lanes);
    meta.mode = header.mode.unwrap_or(LinxMode::Mseq);
    if !k.given.iter().any(|g| g.0 == ".workgroup_size") {
        k.meta.workgroup_size = [lanes.clamp(1, 64), 1, 1];
    }
}

/// Warns if execution can run past the last instruction.
pub(crate) fn check_end(program: &mut Program, object: &Object) {
    let last = program.items[SectionKind::Code as usize]
        .iter()
        .rfind(|i| i.size > 0);
    let Some(ItemKind::Linx(source)) = last.map(|i| &i.kind) else {
        return;
    };
    let op = source.insn.op;
    if op.role() == Role::Terminator || matches!(op, Op::J | Op::Jr) || object.kernels.is_empty() {
        return;
    }
    let d = Diagnostic::warning("asm-falls-off", "execution runs past the end of the code");
    let d = d.at(source.span, "this is the last instruction");
    program.diags.push(d.note("end the body with `C.BSTOP`"));
}
