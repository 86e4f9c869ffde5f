//! One refused kernel for each rule of the verifier.

use lanemask_ir::{Inst, Kernel, Label, LabelData, Op, Region, Stmt, Term, Type, Value, ValueData};
use lanemask_ir::{text, verify};

const HEADER: &str = r#"
    buffer0 "rw": read_write group(0) binding(0) min_bytes(0)
    buffer1 "ro": read group(0) binding(1) min_bytes(0)
    buffer2 "un": uniform group(0) binding(2) min_bytes(0)
    workgroup 16
    scratch 8
    %0: i32 = const.i32 4
    %1: f32 = const.f32 1.0
    %2: bool = const.bool true
"#;

/// Codes of the mistakes in a kernel in which `%0` is an i32, `%1` an f32 and `%2` a bool.
fn codes(body: &str) -> Vec<&'static str> {
    codes_of(&format!(
        "kernel \"k\" workgroup_size(1, 1, 1) {{ {HEADER}{body} }}"
    ))
}

fn codes_of(text: &str) -> Vec<&'static str> {
    let (kernel, mistakes) = text::parse(Default::default(), text);
    assert_eq!(mistakes, [], "{text}");
    let found = verify(&kernel.unwrap());
    assert!(found.iter().all(|d| d.is_error()));
    found.iter().map(|d| d.code).collect()
}

#[test]
fn a_kernel_with_everything_is_accepted() {
    let none: [&str; 0] = [];
    assert_eq!(
        codes(
            "block L0 (%3: i32) {
                loop L1 (%4: i32 = %0, %5: f32 = %1) {
                    if L2 (%6: bool) %2 { br L0(%4) } else { br L2(%2) }
                    %7: f32 = ldexp.f32 %5, %4
                    if L3 %6 { br L1(%0, %7) } else { return }
                    unreachable
                }
                unreachable
            }
            %8: f32, %9: f32, %10: f32, %11: f32 = load buffer1[%3 + 4]
            store scratch[%3], %0
            store buffer0[16], %0, %8, %9, %10
            %12: f32 = fma.f32 %8, %9, %11
            %13: i32 = atomic.exchange workgroup[12], %0
            %14: i32 = atomic.compare_exchange buffer0[0], %0, %13
            %15: f32 = select %2, %12, %8
            %16: i32 = extract_bits.s32 %0, %0, %0
            %17: i32 = insert_bits %0, %0, %0, %0
            %18: i32 = buffer_len buffer2
            barrier
            return"
        ),
        none
    );
}

#[test]
fn each_rule_refuses() {
    let cases: &[(&str, &[&str])] = &[
        // Operands.
        ("%3: i32 = add.i32 %0, %1 return", &["ir-type"]),
        ("%3: f32 = ldexp.f32 %1, %1 return", &["ir-type"]),
        ("%3: i32 = popcnt.i32 %1 return", &["ir-type"]),
        ("%3: f32 = fma.f32 %1, %1, %0 return", &["ir-type"]),
        ("%3: bool = lt.f32 %1, %0 return", &["ir-type"]),
        ("%3: i32 = select %0, %0, %0 return", &["ir-type"]),
        ("%3: i32 = select %2, %0, %1 return", &["ir-type"]),
        ("%3: i32 = extract_bits.u32 %0, %1, %0 return", &["ir-type"]),
        ("%3: i32 = insert_bits %0, %0, %2, %0 return", &["ir-type"]),
        ("%3: i32 = load buffer0[%1] return", &["ir-type"]),
        ("store buffer0[0], %2 return", &["ir-type"]),
        ("%3: i32 = atomic.add buffer0[0], %1 return", &["ir-type"]),
        (
            "%3: i32 = atomic.compare_exchange buffer0[0], %0, %1 return",
            &["ir-type"],
        ),
        ("if L0 %0 { return } else { return } return", &["ir-type"]),
        // Results.
        ("%3: f32 = add.i32 %0, %0 return", &["ir-result-type"]),
        ("%3: i32 = const.f32 1.0 return", &["ir-result-type"]),
        ("%3: i32 = select %2, %1, %1 return", &["ir-result-type"]),
        ("%3: i32 = lt.f32 %1, %1 return", &["ir-result-type"]),
        (
            "%3: i32, %4: f32 = load buffer0[0] return",
            &["ir-result-type"],
        ),
        ("%3: bool = load buffer0[0] return", &["ir-result-type"]),
        (
            "%3: i32, %4: i32 = add.i32 %0, %0 return",
            &["ir-result-count"],
        ),
        ("add.i32 %0, %0 return", &["ir-result-count"]),
        ("atomic.add buffer0[0], %0 return", &["ir-result-count"]),
        (
            "%3: i32 = atomic.add buffer0[0], %0, %0 return",
            &["ir-result-count"],
        ),
        (
            "%3: i32, %4: f32 = atomic.add buffer0[0], %0, %0 return",
            &["ir-result-type"],
        ),
        (
            "%3: i32, %4: i32 = atomic.add buffer0[4], %0, %0 return",
            &["ir-alignment"],
        ),
        (
            "%3: i32, %4: i32 = atomic.compare_exchange buffer0[0], %0, %0, %0 return",
            &["ir-word-count"],
        ),
        (
            "%3: i32 = store buffer0[0], %0 return",
            &["ir-result-count"],
        ),
        ("%3: i32 = barrier return", &["ir-result-count"]),
        ("load buffer0[0] return", &["ir-word-count"]),
        (
            "%3: i32, %4: i32, %5: i32, %6: i32, %7: i32 = load buffer0[0] return",
            &["ir-word-count"],
        ),
        ("store buffer0[0] return", &["ir-word-count"]),
        (
            "store buffer0[0], %0, %0, %0, %0, %0 return",
            &["ir-word-count"],
        ),
        // Memory.
        ("%3: i32 = load buffer9[0] return", &["ir-resource-range"]),
        (
            "%3: i32 = buffer_len buffer3 return",
            &["ir-resource-range"],
        ),
        ("store buffer1[0], %0 return", &["ir-read-only"]),
        ("store buffer2[0], %0 return", &["ir-read-only"]),
        (
            "%3: i32 = atomic.or buffer1[0], %0 return",
            &["ir-read-only"],
        ),
        (
            "%3: i32 = atomic.compare_exchange buffer2[0], %0, %0 return",
            &["ir-read-only"],
        ),
        (
            "%3: i32 = atomic.or scratch[0], %0 return",
            &["ir-scratch-atomic"],
        ),
        ("%3: i32 = load buffer0[%0 + 2] return", &["ir-alignment"]),
        ("%3: i32 = load workgroup[16] return", &["ir-address-range"]),
        (
            "%3: i32, %4: i32 = load scratch[%0 + 4] return",
            &["ir-address-range"],
        ),
        (
            "store workgroup[4294967292], %0, %0 return",
            &["ir-address-range"],
        ),
        // Definitions and scope.
        ("%0: i32 = const.i32 5 return", &["ir-value-redefined"]),
        (
            "block L0 (%0: i32) { br L0(%0) } return",
            &["ir-value-redefined"],
        ),
        (
            "%3: i32 = add.i32 %4, %0 %4: i32 = const.i32 1 return",
            &["ir-value-undefined"],
        ),
        (
            "block L0 { %3: i32 = const.i32 1 br L0 } %4: i32 = add.i32 %3, %3 return",
            &["ir-value-undefined", "ir-value-undefined"],
        ),
        (
            "if L0 %2 { %3: i32 = const.i32 1 br L0 } else { store buffer0[0], %3 br L0 } return",
            &["ir-value-undefined"],
        ),
        // The label's parameters are not visible inside, a loop's not outside.
        (
            "block L0 (%3: i32) { br L0(%3) } return",
            &["ir-value-undefined"],
        ),
        (
            "if L0 (%3: bool) %3 { br L0(%2) } else { br L0(%2) } return",
            &["ir-value-undefined"],
        ),
        (
            "block L0 { loop L1 (%3: i32 = %0) { br L0 } unreachable } store buffer0[0], %3 return",
            &["ir-value-undefined"],
        ),
        (
            "loop L0 (%3: i32 = %3) { br L0(%3) } unreachable",
            &["ir-value-undefined"],
        ),
        // Labels and flow.
        (
            "block L0 { br L0 } block L0 { return } return",
            &["ir-label-reused"],
        ),
        (
            "block L0 (%3: i32) { br L0(%0) } block L1 (%3: i32) { return } return",
            &["ir-param-shared", "ir-value-redefined"],
        ),
        ("block L0 { br L0 } br L0", &["ir-br-outside"]),
        (
            "if L0 %2 { block L1 { br L1 } br L0 } else { br L1 } return",
            &["ir-br-outside"],
        ),
        ("block L0 (%3: i32) { br L0 } return", &["ir-arg-count"]),
        ("block L0 { br L0(%0) } return", &["ir-arg-count"]),
        (
            "loop L0 (%3: i32) { br L0(%0) } unreachable",
            &["ir-arg-count"],
        ),
        ("loop L0 (= %0) { br L0 } unreachable", &["ir-arg-count"]),
        ("block L0 (%3: i32) { br L0(%1) } return", &["ir-arg-type"]),
        (
            "loop L0 (%3: i32 = %1) { br L0(%0) } unreachable",
            &["ir-arg-type"],
        ),
        ("loop L0 { br L0 } return", &["ir-after-loop"]),
        ("loop L0 { br L0 } barrier unreachable", &["ir-after-loop"]),
        ("unreachable", &["ir-reachable"]),
        ("block L0 { br L0 } unreachable", &["ir-reachable"]),
        (
            "if L0 %2 { br L0 } else { return } unreachable",
            &["ir-reachable"],
        ),
        ("if L0 %2 { return } else { return } unreachable", &[]),
    ];
    for (body, expected) in cases {
        assert_eq!(codes(body), *expected, "{body}");
    }
}

#[test]
fn the_header_is_checked() {
    assert_eq!(
        codes_of("kernel \"k\" workgroup_size(1, 0, 1) { return }"),
        ["ir-workgroup-size"]
    );
    assert_eq!(
        codes_of(
            "kernel \"k\" workgroup_size(1, 1, 1) {
                buffer0 \"a\": read group(1) binding(2) min_bytes(0)
                buffer1 \"b\": read group(1) binding(2) min_bytes(0)
                return }"
        ),
        ["ir-duplicate-binding"]
    );
    // Constants are the contents of the last buffer.
    for (buffer, right) in [
        ("read group(1) binding(2) min_bytes(8)", true),
        ("read group(1) binding(2) min_bytes(12)", false),
        ("read_write group(1) binding(2) min_bytes(8)", false),
    ] {
        let text = format!(
            "kernel \"k\" workgroup_size(1, 1, 1) {{ buffer0 \"t\": {buffer} constants 7, 4294967295 return }}"
        );
        let wrong: &[&str] = if right { &[] } else { &["ir-constants"] };
        assert_eq!(codes_of(&text), wrong, "{buffer}");
    }
    let none: [&str; 0] = [];
    assert_eq!(
        codes_of(
            "kernel \"k\" workgroup_size(1, 1, 1) { unused L0 (%0: i32) unused %1: f32 return }"
        ),
        none
    );
}

fn made(stmts: Vec<Stmt>, term: Term) -> Kernel {
    Kernel {
        workgroup_size: [1, 1, 1],
        values: vec![ValueData {
            ty: Type::I32,
            name: None,
        }],
        labels: vec![LabelData::default()],
        body: Region {
            stmts,
            term,
            ..Region::default()
        },
        ..Kernel::default()
    }
}

/// Numbers out of range cannot be written as text.
#[test]
fn numbers_out_of_range_are_refused() {
    let codes = |k: &Kernel| verify(k).iter().map(|d| d.code).collect::<Vec<_>>();
    let inst = |results: Vec<Value>, op| {
        Stmt::Inst(Inst {
            results,
            op,
            span: Default::default(),
        })
    };
    let c = || Op::Const(lanemask_ir::Const::I32(1));

    assert_eq!(
        codes(&made(vec![inst(vec![Value(1)], c())], Term::Return)),
        ["ir-value-range"]
    );
    let load = Op::Un(lanemask_ir::UnOp::Clz, Value(7));
    assert_eq!(
        codes(&made(vec![inst(vec![Value(0)], load)], Term::Return)),
        ["ir-value-range"]
    );
    let select = Op::Select {
        cond: Value(7),
        yes: Value(7),
        no: Value(7),
    };
    assert_eq!(
        codes(&made(vec![inst(vec![Value(0)], select)], Term::Return)),
        ["ir-value-range"; 2]
    );
    let mut k = made(vec![], Term::Return);
    k.labels[0].params.push(Value(3));
    assert_eq!(codes(&k), ["ir-value-range"]);

    let br = Term::Br {
        label: Label(4),
        args: vec![],
    };
    assert_eq!(codes(&made(vec![], br.clone())), ["ir-label-range"]);
    let block = Stmt::Block {
        label: Label(1),
        body: Region::default(),
    };
    assert_eq!(codes(&made(vec![block], Term::Return)), ["ir-label-range"]);
}

#[test]
fn mistakes_name_their_place() {
    let text = "kernel \"k\" workgroup_size(1, 1, 1) {\n    %0: i32 = const.i32 1\n    %1: f32 = sqrt.f32 %0\n    return\n}";
    let (kernel, _) = text::parse(Default::default(), text);
    let found = verify(&kernel.unwrap());
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].message, "operand %0 is i32, expected f32");
    let span = found[0].primary.as_ref().unwrap().span;
    assert_eq!(
        &text[span.start as usize..span.end as usize],
        "%1: f32 = sqrt.f32 %0"
    );
}
