//! A small assembler, so that modules which no front end makes can be written down.
//!
//! One instruction a line, as the SPIR-V tools write them: `%x = OpIAdd %u32 %a %b`. Names of ids are free; what is neither an
//! id, a number nor a string is a name of the enumeration that the instruction takes.

use rspirv::grammar::{GLSL_STD_450_INSTRUCTION_TABLE, INSTRUCTION_TABLE, OperandKind};
use rspirv::spirv::{self, Op};
use std::collections::HashMap;
use std::str::FromStr;

/// The bytes of a module.
///
/// # Panics
/// On what is no instruction.
pub fn assemble(text: &str) -> Vec<u8> {
    let words = words(text);
    words.into_iter().flat_map(u32::to_le_bytes).collect()
}

/// The words of a module.
pub fn words(text: &str) -> Vec<u32> {
    let mut ids: HashMap<String, u32> = HashMap::new();
    let mut out = Vec::new();
    for line in text.lines() {
        let line = line.split(';').next().unwrap_or("").trim();
        if !line.is_empty() {
            out.extend(instruction(line, &mut ids));
        }
    }
    let bound = ids.len() as u32 + 1;
    let mut words = vec![spirv::MAGIC_NUMBER, 0x0001_0500, 0, bound, 0];
    words.append(&mut out);
    words
}

fn instruction(line: &str, ids: &mut HashMap<String, u32>) -> Vec<u32> {
    let mut id = |name: &str| {
        let next = ids.len() as u32 + 1;
        *ids.entry(name.to_owned()).or_insert(next)
    };
    let (result, rest) = match line.split_once(" = ") {
        Some((result, rest)) if result.starts_with('%') => (Some(result.trim()), rest.trim()),
        _ => (None, line),
    };
    let mut tokens = tokens(rest).into_iter();
    let name = tokens.next().unwrap();
    let op = opcode(name.strip_prefix("Op").unwrap())
        .unwrap_or_else(|| panic!("no instruction: {line}"));
    let grammar = INSTRUCTION_TABLE.get(op);
    let typed = grammar
        .operands
        .first()
        .is_some_and(|o| o.kind == OperandKind::IdResultType);
    let mut words = vec![0];
    if typed {
        words.push(id(&tokens.next().unwrap()));
    }
    words.extend(result.map(&mut id));
    for token in tokens {
        if token.starts_with('%') {
            words.push(id(&token));
        } else if let Some(text) = token.strip_prefix('"') {
            let mut bytes = text.trim_end_matches('"').as_bytes().to_vec();
            bytes.push(0);
            bytes.resize(bytes.len().next_multiple_of(4), 0);
            let chunks = bytes.chunks(4);
            words.extend(chunks.map(|c| u32::from_le_bytes(c.try_into().unwrap())));
        } else {
            words.push(number(&token).unwrap_or_else(|| named(op, &token, line)));
        }
    }
    words[0] = (words.len() as u32) << 16 | op as u32;
    words
}

fn opcode(name: &str) -> Option<Op> {
    let mut all = INSTRUCTION_TABLE.iter();
    all.find(|i| i.opname == name).map(|i| i.opcode)
}

fn tokens(text: &str) -> Vec<String> {
    let mut out = Vec::new();
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = match rest.strip_prefix('"') {
            Some(quoted) => quoted.find('"').unwrap() + 2,
            None => rest.find(char::is_whitespace).unwrap_or(rest.len()),
        };
        out.push(rest[..end].to_owned());
        rest = rest[end..].trim_start();
    }
    out
}

fn number(token: &str) -> Option<u32> {
    if let Some(hex) = token.strip_prefix("0x") {
        return u32::from_str_radix(hex, 16).ok();
    }
    let whole = token.parse::<u32>().ok();
    let signed = || token.parse::<i32>().ok().map(|x| x as u32);
    let float = || token.contains('.').then(|| token.parse::<f32>().ok());
    whole
        .or_else(signed)
        .or_else(|| float().flatten().map(f32::to_bits))
}

fn named(op: Op, token: &str, line: &str) -> u32 {
    fn find<T: FromStr>(token: &str) -> Option<T> {
        T::from_str(token).ok()
    }
    let found = match op {
        _ if token == "None" => Some(0),
        Op::Capability => find::<spirv::Capability>(token).map(|x| x as u32),
        Op::MemoryModel => find::<spirv::AddressingModel>(token)
            .map(|x| x as u32)
            .or_else(|| find::<spirv::MemoryModel>(token).map(|x| x as u32)),
        Op::EntryPoint => find::<spirv::ExecutionModel>(token).map(|x| x as u32),
        Op::ExecutionMode | Op::ExecutionModeId => {
            find::<spirv::ExecutionMode>(token).map(|x| x as u32)
        }
        Op::TypePointer | Op::Variable => find::<spirv::StorageClass>(token).map(|x| x as u32),
        Op::Decorate | Op::MemberDecorate => find::<spirv::Decoration>(token)
            .map(|x| x as u32)
            .or_else(|| find::<spirv::BuiltIn>(token).map(|x| x as u32)),
        Op::SpecConstantOp => opcode(token).map(|x| x as u32),
        Op::ExtInst => {
            let mut all = GLSL_STD_450_INSTRUCTION_TABLE.iter();
            all.find(|i| i.opname == token).map(|i| i.opcode.into())
        }
        _ => token
            .split('|')
            .try_fold(0, |all, one| Some(all | image_operand(one)?)),
    };
    found.unwrap_or_else(|| panic!("`{token}` is nothing: {line}"))
}

/// A bit of the image operands.
fn image_operand(name: &str) -> Option<u32> {
    use spirv::ImageOperands as I;
    let bit = match name {
        "Bias" => I::BIAS,
        "Lod" => I::LOD,
        "Grad" => I::GRAD,
        "ConstOffset" => I::CONST_OFFSET,
        "Offset" => I::OFFSET,
        "MinLod" => I::MIN_LOD,
        "SignExtend" => I::SIGN_EXTEND,
        _ => return None,
    };
    Some(bit.bits())
}

/// What most modules here begin with: one buffer of words, `%out`, eight invocations whose number is `%gid`'s first part.
const PRELUDE: &str = "
    OpCapability Shader
    OpCapability VariablePointers
    %glsl = OpExtInstImport \"GLSL.std.450\"
    OpMemoryModel Logical GLSL450
    OpEntryPoint GLCompute %main \"main\" %gid
    OpExecutionMode %main LocalSize 8 1 1
    OpName %main \"main\"
    OpDecorate %gid BuiltIn GlobalInvocationId
    OpDecorate %words ArrayStride 4
    OpDecorate %block Block
    OpMemberDecorate %block 0 Offset 0
    OpDecorate %out DescriptorSet 0
    OpDecorate %out Binding 0
";

/// Types and constants for them.
const TYPES: &str = "
    %void = OpTypeVoid
    %bool = OpTypeBool
    %u32 = OpTypeInt 32 0
    %i32 = OpTypeInt 32 1
    %f32 = OpTypeFloat 32
    %uvec3 = OpTypeVector %u32 3
    %uvec2 = OpTypeVector %u32 2
    %fvec2 = OpTypeVector %f32 2
    %proc = OpTypeFunction %void
    %words = OpTypeRuntimeArray %u32
    %block = OpTypeStruct %words
    %p_block = OpTypePointer StorageBuffer %block
    %p_word = OpTypePointer StorageBuffer %u32
    %p_in = OpTypePointer Input %uvec3
    %p_in1 = OpTypePointer Input %u32
    %p_fun = OpTypePointer Function %u32
    %out = OpVariable %p_block StorageBuffer
    %gid = OpVariable %p_in Input
    %true = OpConstantTrue %bool
    %c0 = OpConstant %u32 0
    %c1 = OpConstant %u32 1
    %c2 = OpConstant %u32 2
    %c3 = OpConstant %u32 3
    %c4 = OpConstant %u32 4
    %c5 = OpConstant %u32 5
    %c7 = OpConstant %u32 7
    %c10 = OpConstant %u32 10
    %c100 = OpConstant %u32 100
";

/// A module around the body of `main`; it has `%i`, the invocation's number, and begins in block `%entry`.
pub fn module(decorations: &str, globals: &str, body: &str, functions: &str) -> String {
    format!(
        "{PRELUDE}{decorations}{TYPES}{globals}
        %main = OpFunction %void None %proc
        %entry = OpLabel
        %p_i = OpAccessChain %p_in1 %gid %c0
        %i = OpLoad %u32 %p_i
        {body}
        OpFunctionEnd
        {functions}"
    )
}

/// Stores a word of the invocation's own.
pub fn store(value: &str) -> String {
    format!(
        "%p_own = OpAccessChain %p_word %out %c0 %i
        OpStore %p_own {value}
        OpReturn"
    )
}
