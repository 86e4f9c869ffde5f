//! Programs: an object's code, and bodies of it made ready for the engine.

use super::Policy;
use super::code::{Body, Inst, Kind, OUTSIDE};
use super::decode::Decoder;
use crate::program::LoadError;
use lanemask_isa::linx::{DecodeError, Insn, Role, decode, len_bytes};
use lanemask_object::{KernelMeta, Object, SectionKind};
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Mutex};

/// Address of the first byte of code of an object without metadata.
pub const CODE_BASE: u64 = 0x1000;

/// Most bytes of a body.
const MOST_BYTES: u64 = 1 << 26;

/// What a decoded body depends on.
type Key = (u64, Policy, usize, bool);

/// A loaded object for LinxISA.
#[derive(Debug)]
pub struct Program {
    object: Object,
    base: u64,
    code_words: Vec<u32>,
    data_words: Vec<u32>,
    bodies: Mutex<HashMap<Key, Arc<Body>>>,
}

impl Program {
    /// Loads an object. Code is not checked: what is wrong traps when it is executed.
    pub fn load(object: &Object) -> Result<Program, LoadError> {
        Program::check(object)?;
        Ok(Program {
            base: base(object),
            code_words: words(&object.code),
            data_words: words(&object.data),
            object: object.clone(),
            bodies: Mutex::new(HashMap::new()),
        })
    }

    /// Checks the metadata of an object as [`load`](Program::load) does.
    ///
    /// # Errors
    ///
    /// What contradicts the machine.
    pub fn check(object: &Object) -> Result<(), LoadError> {
        if object.target != "linx" {
            return Err(LoadError::Target(object.target.clone()));
        }
        let base = base(object);
        for k in &object.kernels {
            if let Some(problem) = problem(k, object.code.len(), base) {
                return Err(LoadError::Kernel {
                    kernel: k.name.clone(),
                    problem,
                });
            }
        }
        let bytes = object.code.len() as u64 + object.data.len() as u64 + 8192;
        if bytes > u32::MAX.into()
            || base
                .checked_add(bytes)
                .is_none_or(|end| end > crate::memory::LIMIT)
        {
            return Err(LoadError::TooLarge);
        }
        Ok(())
    }

    /// The object that it was made from.
    pub fn object(&self) -> &Object {
        &self.object
    }

    /// Address of the first byte of code.
    pub fn base(&self) -> u64 {
        self.base
    }

    /// Address of the header of a kernel.
    pub fn header(&self, kernel: &str) -> Option<u64> {
        let k = self.object.kernels.iter().find(|k| k.name == kernel)?;
        Some(self.base + u64::from(k.entry))
    }

    /// The bytes of code from an address on; none if it is not one of code.
    pub(crate) fn bytes_from(&self, address: u64) -> &[u8] {
        let offset = address
            .checked_sub(self.base)
            .and_then(|o| usize::try_from(o).ok());
        offset
            .and_then(|o| self.object.code.get(o..))
            .unwrap_or(&[])
    }

    /// The instruction at an address.
    pub fn insn(&self, address: u64) -> Result<Insn, DecodeError> {
        decode(self.bytes_from(address))
    }

    pub(crate) fn code_words(&self) -> &[u32] {
        &self.code_words
    }

    pub(crate) fn data_words(&self) -> &[u32] {
        &self.data_words
    }

    /// Address of initialised data: behind the code at the next multiple of 4096.
    pub fn data_base(&self) -> u64 {
        (self.base + self.object.code.len() as u64).next_multiple_of(4096)
    }

    /// The body at an address, ready to run.
    pub(crate) fn body(&self, entry: u64, policy: &Policy, bound: usize, exact: bool) -> Arc<Body> {
        let key = (entry, *policy, bound, exact);
        let mut bodies = self.bodies.lock().unwrap_or_else(|e| e.into_inner());
        bodies
            .entry(key)
            .or_insert_with(|| Arc::new(build(self, entry, policy, bound, exact)))
            .clone()
    }
}

fn words(bytes: &[u8]) -> Vec<u32> {
    let mut padded = bytes.to_vec();
    padded.resize(bytes.len().next_multiple_of(4), 0);
    padded
        .as_chunks()
        .0
        .iter()
        .map(|b| u32::from_le_bytes(*b))
        .collect()
}

/// Address behind the region of the body that begins at `entry`: the size of the symbol there, if known; else
/// the end of the last terminator of the contiguous code that branches from the entry reach. Code behind a terminator
/// belongs to it only if a branch leads there; unreachable instructions without a terminator may lie between, and a
/// terminator that is jumped over if what follows is reached (L-45).
pub fn body_end(program: &Program, entry: u64) -> u64 {
    let object = program.object();
    let code_end = program.base + object.code.len() as u64;
    let symbol = object.symbols.iter().find(|s| {
        s.section == SectionKind::Code && s.size > 0 && program.base + u64::from(s.offset) == entry
    });
    if let Some(s) = symbol {
        return (entry + u64::from(s.size)).min(code_end);
    }
    let limit = code_end.min(entry.saturating_add(MOST_BYTES));
    // Targets ahead that have not been passed yet.
    let mut ahead = BTreeSet::new();
    let mut pc = entry;
    let mut end = entry;
    // Whether control can run on to `pc`.
    let mut live = true;
    while pc < limit {
        if !live && ahead.range(pc..).next().is_none() {
            break;
        }
        live |= ahead.remove(&pc);
        let Ok(insn) = program.insn(pc) else {
            // Executed or not, it belongs to the body up to here.
            end = end.max((pc + u64::from(first_length(program, pc))).min(limit));
            if !live {
                break;
            }
            live = false;
            pc += u64::from(first_length(program, pc));
            continue;
        };
        let after = pc + u64::from(insn.len_bytes());
        let ends = matches!(insn.op.role(), Role::Terminator | Role::Launch);
        if ends && !live && !ahead.contains(&after) {
            break;
        }
        if live
            && insn.op.role() == Role::BodyBranch
            && let Some(by) = insn.target()
        {
            let target = pc.wrapping_add(by as u64);
            if target > pc {
                ahead.insert(target);
            }
        }
        if live {
            end = after;
        }
        if ends || is_jump(&insn) {
            live = false;
        }
        pc = after;
    }
    end
}

/// Whether nothing runs on behind it. Behind a JR something may be what another JR goes to.
fn is_jump(insn: &Insn) -> bool {
    use lanemask_isa::linx::Op;
    insn.op == Op::J
}

fn first_length(program: &Program, pc: u64) -> u32 {
    match program.bytes_from(pc) {
        [a, b, ..] => len_bytes(u16::from_le_bytes([*a, *b])),
        _ => 2,
    }
}

/// Decodes what control can reach from `entry`, and everything if a branch has no fixed target.
fn build(program: &Program, entry: u64, policy: &Policy, bound: usize, exact: bool) -> Body {
    use super::code::Kind::JumpRegister;
    let end = body_end(program, entry);
    let mut decoder = Decoder {
        policy,
        bound,
        exact,
        pools: Default::default(),
    };
    let mut reasons: Vec<String> = Vec::new();
    let mut found: BTreeMap<u64, (Inst, u64)> = BTreeMap::new();
    let mut todo = vec![entry];
    let mut all = false;
    while let Some(pc) = todo.pop() {
        if pc >= end || found.contains_key(&pc) {
            continue;
        }
        let mut length = u64::from(first_length(program, pc));
        let inst = match program.insn(pc) {
            Err(DecodeError::Truncated) => Inst::new(Kind::Unmapped, pc),
            Err(DecodeError::Illegal) => {
                illegal(&mut reasons, "not an instruction of v0.57".to_string(), pc)
            }
            Ok(insn) => {
                length = u64::from(insn.len_bytes());
                match decoder.inst(&insn, pc) {
                    Ok(inst) => inst,
                    Err(why) => illegal(&mut reasons, why, pc),
                }
            }
        };
        found.insert(pc, (inst, pc + length));
        let stops = matches!(
            inst.kind,
            Kind::End | Kind::Illegal | Kind::Unmapped | Kind::Jump | JumpRegister
        );
        if !stops {
            todo.push(pc + length);
        }
        if is_branch(inst.kind)
            && inst.kind != JumpRegister
            && inst.imm >= entry
            && inst.imm.is_multiple_of(2)
        {
            todo.push(inst.imm);
        }
        if inst.kind == JumpRegister && !all {
            all = true;
            todo.extend((entry..end).step_by(2));
        }
    }
    let parcels = ((end - entry) / 2) as usize;
    let mut index = vec![OUTSIDE; parcels];
    for (k, pc) in found.keys().enumerate() {
        if let Some(slot) = index.get_mut(((pc - entry) / 2) as usize) {
            *slot = k as u32;
        }
    }
    let at = |pc: u64| -> u32 {
        let offset = pc.wrapping_sub(entry);
        if pc < entry || pc >= end || !offset.is_multiple_of(2) {
            return OUTSIDE;
        }
        index.get((offset / 2) as usize).copied().unwrap_or(OUTSIDE)
    };
    let mut insts: Vec<Inst> = Vec::with_capacity(found.len() + 1);
    let mut beyond: BTreeMap<u64, u32> = BTreeMap::new();
    for (inst, after) in found.values() {
        let mut inst = *inst;
        if is_branch(inst.kind) {
            inst.target = at(inst.imm);
        }
        inst.next = match at(*after) {
            OUTSIDE => {
                let count = found.len() + beyond.len();
                *beyond.entry(*after).or_insert(count as u32)
            }
            next => next,
        };
        insts.push(inst);
    }
    let mut tail: Vec<(u32, u64)> = beyond.into_iter().map(|(pc, k)| (k, pc)).collect();
    tail.sort_unstable();
    for (_, pc) in tail {
        let mapped = program.bytes_from(pc).len() >= 2;
        insts.push(Inst::new(
            if mapped {
                Kind::Outside
            } else {
                Kind::Unmapped
            },
            pc,
        ));
    }
    if insts.is_empty() {
        // A region of no bytes.
        insts.push(Inst::new(Kind::Unmapped, entry));
    }
    super::each::find(&mut insts);
    let pools = decoder.pools;
    Body {
        entry,
        end,
        insts,
        index,
        row_consts: pools.rows,
        consts: pools.places,
        reasons,
        depth: pools.depth,
    }
}

fn illegal(reasons: &mut Vec<String>, why: String, pc: u64) -> Inst {
    let mut inst = Inst::new(Kind::Illegal, pc);
    inst.imm = reasons.len() as u64;
    reasons.push(why);
    inst
}

fn is_branch(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::BranchEq
            | Kind::BranchNe
            | Kind::BranchLt
            | Kind::BranchGe
            | Kind::BranchLtu
            | Kind::BranchGeu
            | Kind::BranchZ
            | Kind::BranchNz
            | Kind::Jump
            | Kind::JumpRegister
    )
}

/// Address of the first byte of code.
fn base(object: &Object) -> u64 {
    let mut metas = object.kernels.iter().filter_map(|k| k.linx.as_ref());
    metas.next().map_or(CODE_BASE, |l| l.base)
}

/// What of a kernel's metadata cannot be (L-24, L-28, Q-32, Q-33).
fn problem(k: &KernelMeta, code_bytes: usize, base: u64) -> Option<String> {
    if k.entry as usize >= code_bytes || !k.entry.is_multiple_of(2) {
        return Some(format!("entry {:#x} is not in the code", k.entry));
    }
    if !base.is_multiple_of(16) {
        return Some(format!("the base {base:#x} is not a multiple of 16"));
    }
    let mut sizes = k.workgroup_size.iter();
    if sizes.try_fold(1u32, |n, d| n.checked_mul(*d)).is_none() {
        let size = k.workgroup_size;
        return Some(format!(
            "workgroup size {size:?} has more than 2^32 invocations"
        ));
    }
    if let Some(linx) = &k.linx {
        if linx.base != base {
            return Some(format!("its code lies elsewhere than at {base:#x}"));
        }
        let tile = linx
            .abi
            .map(|abi| abi.tile_bytes)
            .filter(|bytes| *bytes > 0);
        for (at, bytes) in &linx.lane_private {
            let end = at.checked_add(*bytes);
            if end.is_none_or(|end| tile.is_some_and(|tile| end > tile)) {
                return Some(format!(
                    "{bytes} lane-private bytes at {at} do not lie in the tile"
                ));
            }
        }
        if let Some(abi) = linx.abi {
            if abi.strips == 0 {
                return Some("a workgroup has no groups".into());
            }
            let each = abi.scratch_bytes_per_group;
            if tile.is_some_and(|tile| each > tile) {
                let tile = abi.tile_bytes;
                return Some(format!("a group uses {each} bytes of a tile of {tile}"));
            }
        }
    }
    crate::program::same_resource(k)
}
