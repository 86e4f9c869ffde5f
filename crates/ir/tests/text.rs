//! The text form: every construct both ways, and what the parser says about mistakes.

use lanemask_ir::ResourceKind;
use lanemask_ir::{
    Access, Addr, AtomicOp, BinOp, Builder, Builtin, CmpOp, Const, NumOp, Op, Resource, Space,
    Type, UnOp, Unit, Value, text, without_spans,
};

fn first_mistake(text: &str) -> (&'static str, String, String) {
    let (kernel, mistakes) = text::parse(Default::default(), text);
    assert!(kernel.is_none());
    let d = &mistakes[0];
    let place = d.primary.as_ref().map_or(String::new(), |l| {
        text[l.span.start as usize..l.span.end as usize].to_owned()
    });
    (d.code, place, d.to_string())
}

fn in_kernel(body: &str) -> String {
    format!("kernel \"k\" workgroup_size(1, 1, 1) {{\n%0: i32 = const.i32 1\n{body}\nreturn }}")
}

#[test]
fn every_operation_prints_and_reads_back() {
    let mut b = Builder::new("quote \" backslash \\ line \n é", [4, 2, 1]);
    for (i, access) in [Access::ReadWrite, Access::ReadOnly, Access::Uniform]
        .into_iter()
        .enumerate()
    {
        b.resource(Resource {
            group: i as u32,
            binding: 7,
            name: format!("buffer {i}"),
            access,
            min_bytes: 12,
            kind: ResourceKind::Buffer,
        });
    }
    b.resource(Resource {
        group: u32::MAX,
        binding: u32::MAX,
        name: "constants".to_owned(),
        access: Access::ReadOnly,
        min_bytes: 40,
        kind: ResourceKind::Buffer,
    });
    b.set_constants((0..10).map(|n| n * 0x1999_9999).collect());
    b.set_workgroup_bytes(64);
    b.set_scratch_bytes(32);
    let i = b.const_i32(9);
    b.set_name(i, "nine");
    let x = b.const_f32(-0.0);
    let t = b.const_bool(true);
    b.const_bool(false);
    for bits in [0u32, 1, 0xffff_ffff, 0x8000_0000, 0xffff_f000, 0xffff_efff] {
        b.const_i32(bits);
    }
    for bits in [
        0x7f80_0000,
        0xff80_0000,
        0x7fc0_0000,
        0xffff_ffff,
        0x7f80_0001,
        1,
        0x007f_ffff,
        0x7f7f_ffff,
        0x3eaa_aaab,
        0x0080_0000,
        0x4b80_0000,
        0x5d5e_0b6b,
    ] {
        b.constant(Const::F32(bits));
    }
    let of = |ty| match ty {
        Type::I32 => i,
        Type::F32 => x,
        Type::Bool => t,
    };
    for op in UnOp::ALL {
        b.un(*op, of(op.signature().0));
    }
    for op in BinOp::ALL {
        let (left, right, _) = op.signature();
        b.bin(*op, of(left), of(right));
    }
    for op in CmpOp::ALL {
        b.cmp(*op, of(op.operand_type()), of(op.operand_type()));
    }
    for id in Builtin::ALL {
        b.builtin(*id);
    }
    b.emit(Op::Fma(x, x, x));
    b.select(t, x, x);
    for signed in [true, false] {
        b.emit(Op::ExtractBits {
            signed,
            value: i,
            offset: i,
            count: i,
        });
    }
    b.emit(Op::InsertBits {
        value: i,
        insert: i,
        offset: i,
        count: i,
    });
    let rw = lanemask_ir::ResourceId(0);
    b.emit(Op::BufferLen(rw));
    for space in [Space::Buffer(rw), Space::Workgroup, Space::Scratch] {
        for (offset, imm) in [(None, 0), (None, 4), (Some(i), 0), (Some(i), 8)] {
            let addr = Addr {
                space,
                offset,
                imm,
                unit: Unit::Word,
            };
            b.load(addr, Type::F32, 4);
            b.load(addr, Type::I32, 1);
            b.store(addr, &[i, x]);
        }
    }
    let addr = Addr {
        space: Space::Workgroup,
        offset: Some(i),
        imm: 4,
        unit: Unit::Word,
    };
    for unit in [Unit::Byte, Unit::Half] {
        let narrow = Addr {
            space: Space::Buffer(rw),
            unit,
            ..addr
        };
        b.load(narrow, Type::I32, 1);
        b.store(narrow, &[i]);
    }
    for op in NumOp::ALL {
        let words: Vec<Value> = (op.operands().iter())
            .map(|ty| if *ty == Type::F32 { x } else { i })
            .collect();
        b.num(*op, &words);
    }
    for op in AtomicOp::ALL {
        b.atomic(*op, addr, i);
        b.atomic_wide(*op, addr, [i, i]);
    }
    b.emit(Op::CompareExchange {
        addr,
        expected: vec![i],
        new: vec![i],
    });
    let both = vec![b.value(Type::I32), b.value(Type::I32)];
    let wide = Op::CompareExchange {
        addr,
        expected: vec![i, i],
        new: vec![i, i],
    };
    b.inst(wide, both);
    b.barrier();
    b.value(Type::F32); // not defined by anything
    let after = b.open_block(&[Type::I32, Type::F32]);
    let l = b.open_loop(&[i, x]);
    b.open_if(t, &[]);
    b.br(after, &[i, x]);
    b.open_else();
    b.ret();
    b.close();
    b.br(l, &[i, x]);
    b.close();
    b.close();
    let k = b.finish();
    assert_eq!(lanemask_ir::verify(&k), []);

    let printed = text::print(&k);
    let (back, mistakes) = text::parse(Default::default(), &printed);
    assert_eq!(mistakes, [], "{printed}");
    assert_eq!(without_spans(&back.unwrap()), k, "{printed}");
}

#[test]
fn numbers_comments_and_layout_are_free() {
    let text = "kernel \"k\" workgroup_size(0x10,1,1){%0:i32=const.i32 -1// all ones
        %1 \"x\" : f32 = const.f32 0x3f800000 %2: i32 = const.i32 0xFFFFFFFF %3: f32 = const.f32 1e0
        return}";
    let (kernel, mistakes) = text::parse(Default::default(), text);
    assert_eq!(mistakes, []);
    let kernel = kernel.unwrap();
    assert_eq!(kernel.workgroup_size, [16, 1, 1]);
    assert_eq!(kernel.values[1].name.as_deref(), Some("x"));
    let consts: Vec<u32> = kernel
        .body
        .stmts
        .iter()
        .map(|s| match s {
            lanemask_ir::Stmt::Inst(lanemask_ir::Inst {
                op: Op::Const(c), ..
            }) => c.bits(),
            s => panic!("{s:?}"),
        })
        .collect();
    assert_eq!(consts, [u32::MAX, 0x3f80_0000, u32::MAX, 0x3f80_0000]);
}

#[test]
fn mistakes_have_codes_and_places() {
    let cases = [
        ("$", "ir-bad-token", "$"),
        ("%", "ir-bad-token", "%"),
        (
            "%99999999999: i32 = const.i32 1",
            "ir-bad-token",
            "%99999999999",
        ),
        (
            "%1 \"open: i32 = const.i32 1",
            "ir-bad-token",
            "\"open: i32 = const.i32 1",
        ),
        ("%1 \"\\q\": i32 = const.i32 1", "ir-bad-token", "\"\\q\""),
        ("%1: i64 = const.i32 1", "ir-syntax", "i64"),
        ("%1: i32 = add.i32 %0 %0", "ir-syntax", "%0"),
        ("%1: i32 = add.i32 %0,", "ir-syntax", "return"),
        ("%1: bool = const.bool 1", "ir-syntax", "1"),
        ("%1: i32 = load texture[0]", "ir-syntax", "texture"),
        ("br %0", "ir-syntax", "%0"),
        ("block L0 { return } }", "ir-syntax", "}"),
        ("%1: i32 = ad.i32 %0, %0", "ir-unknown-op", "ad.i32"),
        ("%1: i32 = builtin local_idx", "ir-unknown-op", "local_idx"),
        (
            "%1: i32 = const.i32 4294967296",
            "ir-bad-number",
            "4294967296",
        ),
        ("%1: i32 = const.i32 1.5", "ir-bad-number", "1.5"),
        ("%1: f32 = const.f32 0x3f80", "ir-bad-number", "0x3f80"),
        ("%1: f32 = const.f32 1e99", "ir-bad-number", "1e99"),
        ("%1: i32 = clz.i32 %7", "ir-undeclared-value", "%7"),
        ("br L3 }", "ir-undeclared-label", "L3"),
        ("%2: i32 = const.i32 1", "ir-numbering", ""),
        ("block L1 { return }", "ir-numbering", ""),
        ("%0: f32 = const.f32 1.0", "ir-redeclared", "%0: f32"),
        (
            "block L0 { return } block L0 (%1: i32) { return }",
            "ir-redeclared",
            "L0 (%1: i32)",
        ),
    ];
    for (body, code, place) in cases {
        let text = if body.ends_with("L3 }") {
            format!("kernel \"k\" workgroup_size(1, 1, 1) {{ {body}")
        } else {
            in_kernel(body)
        };
        let (found, at, message) = first_mistake(&text);
        assert_eq!((found, at.as_str()), (code, place), "{body}: {message}");
    }
    let numbered = "kernel \"k\" workgroup_size(1, 1, 1) { buffer1 \"b\": read group(0) binding(0) min_bytes(0) return }";
    assert_eq!(first_mistake(numbered).0, "ir-numbering");
    assert_eq!(first_mistake("").0, "ir-syntax");
}

#[test]
fn parsing_goes_on_after_a_mistake_in_an_instruction() {
    let text =
        in_kernel("%1: i32 = ad.i32 %0, %0\n%2: i32 = mul.i32 %0, ]\n%3: i32 = sbu.i32 %0, %0");
    let (_, mistakes) = text::parse(Default::default(), &text);
    let codes: Vec<_> = mistakes.iter().map(|d| d.code).collect();
    assert_eq!(codes, ["ir-unknown-op", "ir-syntax", "ir-unknown-op"]);
    assert_eq!(mistakes[0].notes, ["did you mean `add.i32`?"]);
}

#[test]
fn nesting_without_end_is_refused() {
    let text = format!(
        "kernel \"k\" workgroup_size(1, 1, 1) {{ {}",
        "block L0 { ".repeat(100_000)
    );
    assert_eq!(first_mistake(&text).0, "ir-too-deep");
}

/// A loop whose numbers of parameters and of first arguments differ is wrong, but it can be shown.
#[test]
fn wrong_kernels_print_too() {
    for body in [
        "loop L0 (%1: i32) { return } unreachable }",
        "loop L0 (= %0, = %0) { return } unreachable }",
    ] {
        let text = in_kernel(body).replace("\nreturn }", "");
        let (kernel, mistakes) = text::parse(Default::default(), &text);
        assert_eq!(mistakes, []);
        let kernel = kernel.unwrap();
        let back = text::parse(Default::default(), &text::print(&kernel))
            .0
            .unwrap();
        assert_eq!(without_spans(&back), without_spans(&kernel));
    }
    let mut k = text::parse(Default::default(), &in_kernel("")).0.unwrap();
    k.body.stmts.clear();
    k.labels.push(lanemask_ir::LabelData {
        params: vec![Value(8)],
    });
    assert!(text::print(&k).contains("unused L0 (%8: ?)"));
}
