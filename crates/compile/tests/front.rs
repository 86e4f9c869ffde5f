//! The interface: entry points, overrides, messages, limits.

mod common;

use lanemask_compile::wgsl::{EntryInfo, FrontOptions, Module, Stage};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_ir::{Access, Resource, ResourceKind};

fn parse(text: &str, overrides: &[(&str, f64)]) -> Result<Module, Vec<Diagnostic>> {
    let mut sources = Sources::new();
    let file = sources.add("test.wgsl", text);
    let overrides = overrides
        .iter()
        .map(|&(name, value)| (name.to_owned(), value))
        .collect();
    Module::parse(&mut sources, file, FrontOptions { overrides })
}

fn only(errors: Vec<Diagnostic>) -> Diagnostic {
    assert_eq!(errors.len(), 1, "{errors:?}");
    errors.into_iter().next().unwrap()
}

const TWO: &str = "
    @compute @workgroup_size(4, 2) fn first() {}
    @fragment fn paint() {}
    @compute @workgroup_size(8) fn second() {}";

#[test]
fn entry_points_are_listed_and_chosen() {
    let module = parse(TWO, &[]).unwrap();
    let info = |name: &str, size, stage| EntryInfo {
        name: name.to_owned(),
        workgroup_size: size,
        stage,
    };
    let listed = module.entry_points();
    assert_eq!(listed[0], info("first", [4, 2, 1], Stage::Compute));
    assert_eq!(listed[1].stage, Stage::Fragment);
    assert_eq!(listed[2], info("second", [8, 1, 1], Stage::Compute));
    assert_eq!(module.kernel(Some("second")).unwrap().name, "second");
    assert_eq!(
        module.kernel(Some("first")).unwrap().workgroup_size,
        [4, 2, 1]
    );
}

#[test]
fn choices_that_cannot_be_made_are_explained() {
    let module = parse(TWO, &[]).unwrap();
    let error = only(module.kernel(None).unwrap_err());
    assert_eq!(error.code, "wgsl-ambiguous-entry");
    assert_eq!(error.notes, ["they are: `first`, `second`"]);
    let error = only(module.kernel(Some("frist")).unwrap_err());
    assert_eq!(error.code, "wgsl-unknown-entry");
    assert_eq!(error.notes, ["did you mean `first`?"]);
    let error = only(module.kernel(Some("paint")).unwrap_err());
    assert_eq!(error.code, "wgsl-not-compute");
    let error = only(parse("fn f() {}", &[]).unwrap().kernel(None).unwrap_err());
    assert_eq!(error.code, "wgsl-no-entry");
    let module = parse("@fragment fn paint() {}", &[]).unwrap();
    let error = only(module.kernel(None).unwrap_err());
    assert_eq!(error.code, "wgsl-no-entry");
    assert_eq!(
        error.notes,
        ["its entry points are of other stages: `paint`"]
    );
}

const OVERRIDES: &str = "
    override size: u32 = 4u;
    @id(7) override scale: f32;
    override debug: bool = false;
    @group(0) @binding(0) var<storage, read_write> out: array<f32>;
    @compute @workgroup_size(size, 2) fn main(@builtin(local_invocation_index) i: u32) {
        if debug { out[i] = -1.0; } else { out[i] = scale * f32(size); }
    }";

#[test]
fn overrides_are_set_by_name_and_by_number() {
    let module = parse(OVERRIDES, &[("size", 3.0), ("7", 2.5)]).unwrap();
    assert_eq!(module.entry_points()[0].workgroup_size, [3, 2, 1]);
    let kernel = module.kernel(None).unwrap();
    assert_eq!(kernel.workgroup_size, [3, 2, 1]);
    let out = common::run_kernel(&kernel, [1, 1, 1], &[vec![0; 6]]).remove(0);
    assert_eq!(out, [7.5f32.to_bits(); 6]);
    let module = parse(OVERRIDES, &[("7", 2.5), ("debug", 1.0)]).unwrap();
    let kernel = module.kernel(None).unwrap();
    let out = common::run_kernel(&kernel, [1, 1, 1], &[vec![0; 8]]).remove(0);
    assert_eq!(out, [(-1f32).to_bits(); 8]);
}

#[test]
fn overrides_give_sizes_of_workgroup_arrays() {
    let text = "
        override n = 4u;
        @group(0) @binding(0) var<storage, read_write> out: array<u32>;
        var<workgroup> w: array<vec2u, n * 2u>;
        var<workgroup> after: u32;
        @compute @workgroup_size(1) fn main() { w[out[0]] = vec2(5u, 6u); out[1] = w[5].y + after; }";
    for (overrides, bytes, at_100) in [(&[][..], 68, 0), (&[("n", 3.0)], 52, 6)] {
        let kernel = parse(text, overrides).unwrap().kernel(None).unwrap();
        assert_eq!(kernel.workgroup_bytes, bytes);
        // An index beyond the end names the last element.
        let out = common::run_kernel(&kernel, [1, 1, 1], &[vec![100, 0]]).remove(0);
        assert_eq!(out[1], at_100);
    }
    let module = parse(text, &[("n", 0.0)]).unwrap();
    assert!(module.kernel(None).is_err());
}

#[test]
fn unused_loads_cost_nothing() {
    let text = "@group(0) @binding(0) var<storage> v: array<i32, 1000000>;
        @compute @workgroup_size(1) fn main() { _ = v; }";
    let kernel = parse(text, &[]).unwrap().kernel(None).unwrap();
    assert_eq!(kernel.resources.len(), 1);
    assert!(kernel.body.stmts.is_empty());
}

#[test]
fn overrides_that_do_not_fit_are_explained() {
    let error = only(parse(OVERRIDES, &[("sise", 3.0)]).unwrap_err());
    assert_eq!(error.code, "wgsl-unknown-override");
    assert_eq!(error.notes, ["did you mean `size`?"]);
    let error = only(parse(OVERRIDES, &[("scale", 3.0)]).unwrap_err());
    assert_eq!(error.code, "wgsl-unknown-override");
    assert!(error.notes[0].contains("its number, 7"), "{error}");
    let module = parse(OVERRIDES, &[]).unwrap();
    let error = only(module.kernel(None).unwrap_err());
    assert_eq!(error.code, "wgsl-override");
    assert!(error.message.contains("Missing value"), "{error}");
    assert!(error.primary.is_some());
    let module = parse(OVERRIDES, &[("7", 1.0), ("size", -2.0)]).unwrap();
    let error = only(module.kernel(None).unwrap_err());
    assert_eq!(error.code, "wgsl-override");
    let module = parse(OVERRIDES, &[("7", 1.0), ("size", 0.0)]).unwrap();
    assert_eq!(only(module.kernel(None).unwrap_err()).code, "wgsl-override");
}

#[test]
fn resources_are_those_that_the_entry_point_uses() {
    let text = "
        struct Head { n: u32, items: array<vec4f> }
        @group(1) @binding(0) var<storage, read_write> c: array<u32>;
        @group(0) @binding(5) var<uniform> b: vec3u;
        @group(0) @binding(2) var<storage> a: Head;
        @group(0) @binding(0) var<storage> unused: u32;
        fn helper() -> u32 { return b.y; }
        @compute @workgroup_size(1) fn main() { c[0] = a.n + helper(); }
        @compute @workgroup_size(1) fn other() { c[0] = unused; }";
    let kernel = parse(text, &[]).unwrap().kernel(Some("main")).unwrap();
    let resource = |group, binding, name: &str, access, min_bytes| Resource {
        group,
        binding,
        name: name.to_owned(),
        access,
        min_bytes,
        kind: ResourceKind::Buffer,
    };
    // A run-time-sized array counts with one element: 16 + 16 bytes of `a`, 4 of `c`.
    assert_eq!(
        kernel.resources,
        [
            resource(0, 2, "a", Access::ReadOnly, 32),
            resource(0, 5, "b", Access::Uniform, 12),
            resource(1, 0, "c", Access::ReadWrite, 4),
        ]
    );
}

#[test]
fn messages_of_the_parser_and_validator_keep_their_labels() {
    let error = only(parse("fn f() -> u32 { return 1.5; }", &[]).unwrap_err());
    assert!(error.primary.is_some(), "{error:?}");
    let error = only(parse("fn f() { let x = y; }", &[]).unwrap_err());
    assert_eq!(error.code, "wgsl-parse");
    let label = error.primary.unwrap();
    assert_eq!((label.span.start, label.span.end), (17, 18));
    let text = "var<workgroup> w: array<u32>; @compute @workgroup_size(1) fn main() { w[0] = 1u; }";
    let error = only(parse(text, &[]).unwrap_err());
    assert_eq!(error.code, "wgsl-invalid");
    assert!(
        error.primary.is_some() && !error.notes.is_empty(),
        "{error:?}"
    );
}

#[test]
fn instructions_know_their_source() {
    let text = "@group(0) @binding(0) var<storage, read_write> o: array<u32>;
        @compute @workgroup_size(1) fn main() { o[1] = o[0] * 3u; }";
    let kernel = parse(text, &[]).unwrap().kernel(None).unwrap();
    let mut seen = Vec::new();
    for stmt in &kernel.body.stmts {
        if let lanemask_ir::Stmt::Inst(inst) = stmt {
            let span = inst.span;
            seen.push(&text[span.start as usize..span.end as usize]);
        }
    }
    assert!(seen.contains(&"o[0] * 3u"), "{seen:?}");
    assert!(seen.contains(&"o[1] = o[0] * 3u"), "{seen:?}");
}

#[test]
fn deep_nesting_compiles_or_is_refused() {
    for (open, close) in [
        ("if o[0] == 0u {", "}"),
        ("loop {", "break; }"),
        ("switch o[0] { default {", "} }"),
        (
            "for (var i = 0u; i < 1u; i++) { if o[9] > i { continue; }",
            "}",
        ),
        ("{", "}"),
    ] {
        let mut refused = false;
        for depth in [10, 40, 60, 100, 200] {
            let body = format!("{} o[1] += 1u; {}", open.repeat(depth), close.repeat(depth));
            let text = format!(
                "@group(0) @binding(0) var<storage, read_write> o: array<u32>;
                 @compute @workgroup_size(1) fn main() {{ {body} }}"
            );
            match common::try_compile(&text, None) {
                Ok(_) => {
                    assert!(!refused);
                    let got = common::run(&text, [1, 1, 1], vec![vec![0; 10]]);
                    assert_eq!(got[0][1], 1, "{open} {depth}");
                }
                Err(message) => {
                    refused = true;
                    assert!(depth > 60, "{message}");
                    assert!(message.contains("[wgsl-nesting]"), "{message}");
                }
            }
        }
    }
}

/// A function so long that the parser would take minutes is refused at once; as many words in several functions are not.
#[test]
fn functions_that_are_too_long_are_refused() {
    let long = "o[1] = o[2] + 3u;".repeat(20_001);
    let text = |body: &str| {
        format!(
            "@group(0) @binding(0) var<storage, read_write> o: array<u32>;
             fn short() {{ o[0] = 1u; }}
             @compute @workgroup_size(1) fn main() {{ {body} }}"
        )
    };
    let error = only(parse(&text(&long), &[]).unwrap_err());
    assert_eq!(error.code, "wgsl-function-length");
    assert!(error.message.contains("100005 names"), "{error}");
    let at = error.primary.unwrap().span;
    assert!(text(&long)[..at.end as usize].ends_with("fn main() {"));
    let declarations = "const K = 1u + 2u;".repeat(40_000);
    let error = only(parse(&format!("{declarations}{}", text("")), &[]).unwrap_err());
    assert_eq!(error.code, "wgsl-function-length");
    let many: String = (0..1000)
        .map(|i| format!("fn f{i}() {{ {} }}", "o[1] = o[2] + 3u;".repeat(21)))
        .collect();
    assert!(parse(&format!("{many}{}", text("")), &[]).is_ok());
}

/// Brackets within brackets are refused with their place, whatever they are and wherever others stand.
#[test]
fn brackets_that_nest_too_deeply_are_shown() {
    let around = |inner: &str| {
        format!(
            "@group(0) @binding(0) var<storage, read_write> o: array<u32>; // ((((((
             fn f(x: u32) -> u32 {{ return ((x)); }}
             @compute @workgroup_size(1) fn main() {{ {inner} }}"
        )
    };
    for (open, middle, close, end) in [
        ("(", "1u", ")", "o[0] = X;"),
        ("o[", "1u", "]", "o[0] = X;"),
        ("f(", "1u", ")", "o[0] = X;"),
        ("array<", "u32", ", 2>", "var x: X;"),
    ] {
        let nested = |n: usize| {
            let all = format!("{}{middle}{}", open.repeat(n), close.repeat(n));
            around(&end.replace('X', &all))
        };
        for n in [400, 20_000] {
            let text = nested(n);
            let error = only(parse(&text, &[]).unwrap_err());
            assert_eq!(error.code, "wgsl-nesting", "{open}");
            assert!(error.message.contains("199 levels"), "{error}");
            let at = error.primary.unwrap().span;
            let before = &text[..at.end as usize];
            assert!(before.ends_with(open), "{open}");
            assert_eq!(
                before.matches(open).count(),
                around("").matches(open).count() + n + usize::from(open == "o[")
            );
        }
    }
}

/// Chains that recurse deeply in the parser compile, or are refused; on the small stack of a test's thread, too.
#[test]
fn long_chains_do_not_overflow_the_stack() {
    let shader = |e: &str| {
        format!(
            "@group(0) @binding(0) var<storage, read_write> o: array<u32>;
             @compute @workgroup_size(32) fn main(@builtin(local_invocation_index) x: u32) {{ o[x] = {e}; }}"
        )
    };
    let n = 20_000;
    let chains = [
        vec!["x"; n].join("+"),
        format!("{}x", "~".repeat(n)),
        vec!["1u"; n].join("+"),
        format!("vec4(x){}.x", ".xyzw".repeat(n)),
        format!("u32({})", vec!["(x == 1u)"; n].join("&&")),
    ];
    for chain in &chains {
        let _ = parse(&shader(chain), &[]).map(|m| m.kernel(None));
    }
    let error = only(parse(&shader(&vec!["x"; 300_000].join("+")), &[]).unwrap_err());
    assert_eq!(error.code, "wgsl-nesting");
}
