//! Waits, by the verifier: no register is touched while a result for it may be under way, on any way through the code, and no
//! field of a wait is there that nobody needs.

use lanemask_check::{Finding, Options, Severity, check as verify};
use lanemask_compile::w32::Compiled;
use lanemask_isa::w32::{COUNTERS, Insn, Op, Operand, encode};
use lanemask_object::Object;

/// Panics if the verifier has an error, or says that a wait is superfluous.
pub fn check(compiled: &Compiled) {
    let findings = findings(&compiled.object);
    assert!(
        findings.is_empty(),
        "{}\n{}",
        findings.join("\n"),
        compiled.listing()
    );
}

/// Errors of the verifier, and waits that nobody needs.
fn findings(object: &Object) -> Vec<String> {
    let counts = |f: &&Finding| f.severity == Severity::Error || f.rule == "w32-wait-superfluous";
    (verify(object, &Options::default()).iter())
        .filter(counts)
        .map(|f| format!("{:x?} {:?} {}: {}", f.pc, f.instruction, f.rule, f.message))
        .collect()
}

/// What the verifier says of code with `nop` in the place of an instruction of one word.
fn without(compiled: &Compiled, gone: usize) -> Vec<String> {
    let (pc, insn) = &compiled.insns[gone];
    assert_eq!(insn.len_bytes(), 4);
    let nop = Insn::new(Op::Nop, &[]).expect("nop has an encoding");
    let word = encode(&nop).expect("it encodes").words()[0];
    let mut object = compiled.object.clone();
    object.code[*pc as usize..][..4].copy_from_slice(&word.to_le_bytes());
    findings(&object)
}

/// Each wait of a kernel without loops is needed: without it the checker objects.
#[test]
fn each_wait_is_needed() {
    let kernel = super::run::parse(
        r#"kernel "k" workgroup_size(32, 1, 1) {
            buffer0 "a": read group(0) binding(0) min_bytes(0)
            buffer1 "b": read_write group(0) binding(1) min_bytes(0)
            workgroup 128
            %0: i32 = builtin local_index
            %1: i32 = const.i32 2
            %2: i32 = shl.i32 %0, %1
            %3: i32 = load buffer0[%2]
            %4: i32 = load workgroup[%2]
            %5: f32 = load buffer0[%2 + 4]
            %6: i32 = add.i32 %3, %4
            %7: f32 = rsqrt.f32 %5
            store buffer1[%2], %6
            store buffer1[%2], %7
            return
        }"#,
    );
    let compiled = super::run::compiled(&kernel, (128, 64));
    check(&compiled);
    let waits: Vec<usize> = (0..compiled.insns.len())
        .filter(|i| compiled.insns[*i].1.op == Op::Waitcnt)
        .collect();
    // sm before the descriptors, vm and ls before the sum, vm before the root, sfu before the store.
    assert_eq!(waits.len(), 4, "{}", compiled.listing());
    for w in waits {
        let said = without(&compiled, w);
        let missing = said.iter().any(|s| s.contains("w32-wait-missing"));
        assert!(missing, "{said:?}\n{}", compiled.listing());
    }
}

/// Special functions run one behind the other; the first use of the last one waits for all, and no other use waits.
#[test]
fn one_wait_for_several_special_functions() {
    let kernel = super::run::parse(
        r#"kernel "k" workgroup_size(32, 1, 1) {
            buffer0 "b": read_write group(0) binding(0) min_bytes(0)
            %0: i32 = builtin local_index
            %1: i32 = const.i32 2
            %2: i32 = shl.i32 %0, %1
            %3: f32 = load buffer0[%2]
            %4: f32 = sin.f32 %3
            %5: f32 = cos.f32 %3
            %6: f32 = exp2.f32 %3
            %7: f32 = mul.f32 %6, %5
            %8: f32 = add.f32 %7, %4
            store buffer0[%2], %8
            return
        }"#,
    );
    let compiled = super::run::compiled(&kernel, (128, 64));
    check(&compiled);
    let sfu = COUNTERS.iter().position(|c| c.name == "sfu").unwrap();
    let waits: Vec<u32> = compiled
        .insns
        .iter()
        .filter(|(_, insn)| insn.op == Op::Waitcnt)
        .filter_map(|(_, insn)| match insn.operands()[sfu] {
            Operand::Wait { value, max } if value != max => Some(value),
            _ => None,
        })
        .collect();
    assert_eq!(waits, [0], "{}", compiled.listing());
}
