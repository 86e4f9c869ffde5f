//! What of SPIR-V compiles, instruction by instruction: what the reader's own predicates say of the grammar in `rspirv`, which has every
//! instruction. What no predicate knows is refused where a kernel reaches it.

use super::{constants, ext, group, image, inst, ops, tables};
use rspirv::grammar::{GLSL_STD_450_INSTRUCTION_TABLE, INSTRUCTION_TABLE};
use rspirv::spirv::{GlslStd450Op, Op};

/// Where an instruction compiles.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Standing {
    /// It declares something that kernels are made of, or says something that no kernel needs.
    Read,
    /// A kernel may have it, on both targets as far as they have its types.
    Works,
    /// Refused where a kernel reaches it, by its name.
    Refused,
}

/// An instruction with its standing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Its name, with `Op` if it is none of `GLSL.std.450`.
    pub name: &'static str,
    /// Where it compiles.
    pub standing: Standing,
}

/// The instructions of the grammar.
pub fn instructions() -> impl Iterator<Item = Row> {
    INSTRUCTION_TABLE.iter().map(|i| Row {
        name: i.opname,
        standing: standing(i.opcode),
    })
}

/// Those of `GLSL.std.450`.
pub fn functions() -> impl Iterator<Item = Row> {
    GLSL_STD_450_INSTRUCTION_TABLE.iter().map(|i| {
        let known = GlslStd450Op::from_u32(i.opcode.into()).is_some_and(ext::is_known);
        Row {
            name: i.opname,
            standing: if known {
                Standing::Works
            } else {
                Standing::Refused
            },
        }
    })
}

fn standing(op: Op) -> Standing {
    let leaves = matches!(
        op,
        Op::Branch
            | Op::BranchConditional
            | Op::Switch
            | Op::Return
            | Op::ReturnValue
            | Op::Unreachable
            | Op::SelectionMerge
            | Op::LoopMerge
    );
    if leaves
        || inst::is_plain(op)
        || inst::is_atomic(op)
        || group::is_group(op)
        || image::is_supported(op)
        || ops::is_known(op)
    {
        Standing::Works
    } else if constants::is_constant(op) || tables::is_known_type(op) || declares(op) {
        Standing::Read
    } else {
        Standing::Refused
    }
}

/// Instructions outside of functions, and what makes functions and blocks.
fn declares(op: Op) -> bool {
    matches!(
        op,
        Op::SourceContinued
            | Op::Source
            | Op::SourceExtension
            | Op::Name
            | Op::MemberName
            | Op::String
            | Op::Extension
            | Op::ExtInstImport
            | Op::MemoryModel
            | Op::EntryPoint
            | Op::ExecutionMode
            | Op::ExecutionModeId
            | Op::Capability
            | Op::ModuleProcessed
            | Op::Decorate
            | Op::DecorateId
            | Op::DecorateString
            | Op::MemberDecorate
            | Op::MemberDecorateString
            | Op::DecorationGroup
            | Op::GroupDecorate
            | Op::GroupMemberDecorate
            | Op::Function
            | Op::FunctionParameter
            | Op::FunctionEnd
            | Op::Label
    )
}
