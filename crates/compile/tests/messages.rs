//! What is said of mistakes: in the shader's terms, at the place where they are, with a hint where there is one.

use lanemask_compile::wgsl::{FrontOptions, MAX_INVOCATIONS, MAX_WORKGROUP_BYTES, Module};
use lanemask_diag::{Diagnostic, FileId, Label, Sources};
use lanemask_ir::uniform;

const BUFFERS: &str = "@group(0) @binding(0) var<storage, read_write> o: array<f32>;
@group(0) @binding(1) var<storage, read> r: array<f32>;
@group(0) @binding(2) var<storage> plain: array<f32>;
@group(0) @binding(3) var<uniform> u: vec4f;
";
const MAIN: &str = "@compute @workgroup_size(64) fn main(@builtin(local_invocation_index) i: u32)";

/// The mistakes of a shader that is the second file.
fn mistakes(text: &str) -> Vec<Diagnostic> {
    let mut sources = Sources::new();
    sources.add("other.wgsl", "// another file");
    let file = sources.add("test.wgsl", text);
    let kernel = Module::parse(&mut sources, file, FrontOptions::default())
        .and_then(|module| module.kernel(None));
    match kernel {
        Ok(kernel) => uniform::analyse(&kernel, 32).barriers().to_vec(),
        Err(errors) => errors,
    }
}

fn shown(text: &str, label: &Label) -> String {
    assert_eq!(label.span.file, FileId(1), "the label is in the shader");
    let place = &text[label.span.start as usize..label.span.end as usize];
    assert!(!place.is_empty(), "the label has a place");
    match &label.message[..] {
        "" => format!("  --> {place}\n"),
        message => format!("  --> {place} <-- {message}\n"),
    }
}

/// The only mistake of a shader, with the text at its labels.
fn said(text: &str) -> String {
    let found = mistakes(text);
    assert_eq!(found.len(), 1, "{text}\n{found:?}");
    let d = &found[0];
    let mut out = format!("{}: {}\n", d.code, d.message);
    for label in d.primary.iter().chain(&d.secondary) {
        out += &shown(text, label);
    }
    for note in &d.notes {
        out += &format!("  = {note}\n");
    }
    out
}

fn in_main(body: &str) -> String {
    format!("{BUFFERS}{MAIN} {{ {body} }}")
}

#[test]
fn barrier_labels_stand_in_the_shader() {
    assert_eq!(
        said(&in_main("if i < 3u { workgroupBarrier(); }")),
        "barrier-non-uniform: barrier in control flow that is not uniform over the workgroup
  --> workgroupBarrier <-- not all invocations of the workgroup need arrive here
  --> if i < 3u { workgroupBarrier(); } <-- this condition may differ between invocations
  --> i <-- local_index is read here
  = the condition depends on local_index
"
    );
    let text = "@compute @workgroup_size(64) fn main(@builtin(global_invocation_id) id: vec3u) {
        if id.x < 3u { workgroupBarrier(); } }";
    let found = mistakes(text);
    let last = found[0].secondary.last().unwrap();
    assert!(shown(text, last).starts_with("  --> id <-- "), "{found:?}");
}

#[test]
fn barriers_that_depend_on_memory_have_a_remedy() {
    let found = mistakes(&in_main("if o[0] > 0.0 { workgroupBarrier(); }"));
    assert_eq!(found.len(), 1);
    let note = found[0].notes.last().unwrap();
    assert!(note.contains("`var<storage, read>`"), "{note}");
    assert!(note.contains("`workgroupUniformLoad`"), "{note}");
    let text =
        format!("var<workgroup> w: u32; {MAIN} {{ w = i; if w > 0u {{ workgroupBarrier(); }} }}");
    let found = mistakes(&text);
    assert_eq!(found.len(), 1);
    let note = found[0].notes.last().unwrap();
    assert!(note.starts_with("`workgroupUniformLoad`"), "{note}");
    assert!(mistakes(&in_main("if r[0] > 0.0 { workgroupBarrier(); }")).is_empty());
}

#[test]
fn workgroups_have_1_to_1024_invocations() {
    assert_eq!(MAX_INVOCATIONS, 1024);
    for size in ["0", "1025", "64, 64", "16, 16, 5", "65536, 65536"] {
        let text = format!(
            "// fn main @workgroup_size(7)\n@compute @workgroup_size({size}) fn main() {{}}"
        );
        assert_eq!(
            said(&text),
            format!(
                "wgsl-workgroup-size: the workgroup size of `main` is out of range
  --> @workgroup_size({size})
  = a workgroup has 1 to 1024 invocations, the product of its three sizes
"
            )
        );
    }
    assert!(mistakes("@compute @workgroup_size(16, 16, 4) fn main() {}").is_empty());
}

#[test]
fn the_limits_are_the_machines() {
    let kernel = |invocations: u32, bytes: u32| {
        let object = lanemask_object::Object {
            target: "w32".to_owned(),
            code: vec![0; 4],
            kernels: vec![lanemask_object::KernelMeta {
                name: "main".to_owned(),
                workgroup_size: [invocations, 1, 1],
                workgroup_bytes: bytes,
                ..Default::default()
            }],
            ..Default::default()
        };
        match lanemask_emu::Program::load(&object) {
            Ok(_) => String::new(),
            Err(e) => e.to_string(),
        }
    };
    let (n, bytes) = (MAX_INVOCATIONS, MAX_WORKGROUP_BYTES);
    assert!(!kernel(n, bytes).contains("invocations"));
    assert!(kernel(n + 1, bytes).contains("workgroup size"));
    assert!(!kernel(n, bytes).contains("workgroup"));
    assert!(kernel(n, bytes + 4).contains("workgroup"));
}

#[test]
fn workgroup_memory_ends() {
    let shader = |n: u32| {
        format!(
            "var<workgroup> w: array<u32, {n}>; @compute @workgroup_size(1) fn main() {{ w[0] = 1u; }}"
        )
    };
    assert!(mistakes(&shader(MAX_WORKGROUP_BYTES / 4)).is_empty());
    let text = shader(MAX_WORKGROUP_BYTES / 4 + 1);
    let found = mistakes(&text);
    assert_eq!(found[0].code, "wgsl-too-large");
    let label = shown(&text, found[0].primary.as_ref().unwrap());
    assert!(label.starts_with("  --> var<workgroup> w"), "{label}");
}

#[test]
fn fragment_constructs_are_named_at_their_place() {
    assert_eq!(
        said(&in_main("o[i] = dpdx(2.0);")),
        "unsupported: a derivative is not supported yet
  --> dpdx <-- used here
  = only fragment shaders can use it
"
    );
    assert_eq!(
        said(&in_main("if i > 2u { discard; }")),
        "unsupported: `discard` is not supported yet
  --> discard; <-- used here
  = only fragment shaders can use it
"
    );
}

#[test]
fn stores_to_read_only_buffers() {
    for name in ["r", "plain"] {
        assert_eq!(
            said(&in_main(&format!("{name}[i] = 1.0;"))),
            format!(
                "wgsl-invalid: store to the read-only buffer `{name}`
  --> {name}[i] <-- writing to this location is not permitted
  = to write it, declare it `var<storage, read_write>`
"
            )
        );
    }
    let said = said(&in_main("u.x = 1.0;"));
    assert!(
        said.starts_with("wgsl-invalid: store to the uniform buffer `u`\n"),
        "{said}"
    );
}

#[test]
fn bool_in_a_buffer() {
    let variable = "@group(0) @binding(4) var<storage> b: array<bool>;";
    assert_eq!(
        said(&format!(
            "{variable} @compute @workgroup_size(1) fn main() {{}}"
        )),
        "wgsl-invalid: the type of `b` cannot be used in a storage buffer
  --> var<storage> b: array<bool>
  = `bool` has no layout in a buffer; use `u32` and compare with `0u`
"
        .replace("array<bool>\n", "array<bool>;\n")
    );
}

#[test]
fn indices_calls_and_literals() {
    let f = "fn f(x: f32) -> f32 { return x; }";
    let cases = [
        (
            in_main("var a = array<f32, 2>(1.0, 2.0); o[i] = a[7];"),
            "wgsl-invalid: index 7 is out of bounds\n  --> a[7]\n  = the indices are 0 to 1\n",
        ),
        (
            format!("{f}{}", in_main("o[i] = f(1u);")),
            "wgsl-invalid: argument 1 of `f` has the wrong type
  --> 1u <-- this argument
  = the parameter is `x: f32`
",
        ),
        (
            format!("{f}{}", in_main("o[i] = f(1.0, 2.0);")),
            "wgsl-invalid: `f` takes 1 argument, but 2 are given
  --> f(1.0, 2.0) <-- invalid function call
",
        ),
        (
            in_main("o[i] = smoothstep(0.0, 1.0, 0.4);"),
            "wgsl-invalid: a literal without a suffix has no concrete type here
  --> 0.0
  = give one argument a suffix, for example `0.0f`
",
        ),
        (
            format!("fn g() -> f32 {{ return 1u; }}{}", in_main("o[i] = g();")),
            "wgsl-invalid: the value returned does not have the function's return type
  --> 1u
  = the function returns `f32`
",
        ),
        (
            in_main("if i { o[i] = 1.0; }"),
            "wgsl-invalid: the condition is not a `bool`\n  --> i\n",
        ),
    ];
    for (text, wanted) in cases {
        assert_eq!(said(&text), wanted, "{text}");
    }
}

/// What is in no words of ours comes with all that led to it.
#[test]
fn causes_are_told_to_the_outermost() {
    let f = "fn f(a: ptr<storage, array<f32>, read_write>) -> f32 { return (*a)[0]; }";
    let text = said(&format!("{f}{}", in_main("o[i] = f(&o);")));
    assert!(
        text.starts_with("wgsl-invalid: argument 'a' at index 0 is a pointer of space Storage"),
        "{text}"
    );
    assert!(text.contains(&format!("  --> {f}")), "{text}");
    assert!(
        text.ends_with("\n  = so function 'f' is invalid\n"),
        "{text}"
    );
    let entry = "@compute @workgroup_size(1) fn main(@builtin(local_invocation_id) a: vec3f) {}";
    let text = said(entry);
    assert!(
        text.starts_with("wgsl-invalid: built-in type for LocalInvocationId is invalid"),
        "{text}"
    );
    let tail = "\n  = so argument 0 varying error\n  = so entry point main at Compute is invalid\n";
    assert!(text.ends_with(tail), "{text}");
}

#[test]
fn nothing_shows_the_parsers_inside() {
    for body in [
        "switch o[0] { default: {} }",
        "let q = select(1.0, 2.0, 3); o[i] = q;",
        "var a = array<f32, 2>(1.0, 2.0); let p = &a; o[i] = (*p)[9];",
        "o[i] = vec2f(1.0)[5];",
        "let x = 1.0 / 0.0; o[i] = x;",
        "let x = i << 40u; o[i] = f32(x);",
        "o[i] = f32(atomicAdd(&u, 1u));",
        "o[i] = dot(vec2f(), vec3f());",
        "let p = vec3f(1.0, 2.0); o[i] = p.x;",
    ] {
        for d in mistakes(&in_main(body)) {
            let text = format!("{d:?}");
            let handle = text
                .match_indices('[')
                .any(|(at, _)| text[at + 1..].starts_with(|c: char| c.is_ascii_digit()));
            assert!(
                !handle && !text.contains("naga") && !text.contains("see msg"),
                "{text}"
            );
            assert!(
                !text.contains("Entry point") && !text.contains("TypeFlags"),
                "{text}"
            );
        }
    }
}

#[test]
fn misspelt_names_have_a_suggestion() {
    let note = |text: &str| mistakes(text)[0].notes.clone();
    assert_eq!(note(&in_main("o[i] = sqr(2.0);")), ["did you mean `sqrt`?"]);
    assert_eq!(
        note(&in_main("o[i] = plian[0];")),
        ["did you mean `plain`?"]
    );
    assert!(note(&in_main("/* zebras */ o[i] = zebra; // zebras")).is_empty());
    let s = "struct S { alpha: f32 }";
    let text = format!("{s}{}", in_main("var s: S; o[i] = s.alpa;"));
    assert_eq!(note(&text), ["did you mean `alpha`?"]);
    assert!(note(&format!("{s}{}", in_main("var s: S; o[i] = s.x;"))).is_empty());
}

#[test]
fn extensions_are_asked_for_or_refused_at_once() {
    let f16 = said(&in_main("var h: f16 = 1.0h; o[i] = f32(h);"));
    assert!(
        f16.starts_with("wgsl-parse: the extension `f16` is not enabled\n"),
        "{f16}"
    );
    assert!(f16.contains("enable f16;"), "{f16}");
    let vec3h = said(&in_main("var x: vec3h;"));
    assert!(
        vec3h.starts_with("wgsl-parse: the extension `f16` is not enabled"),
        "{vec3h}"
    );
    // What is supported is blanked out; the rest keeps its place.
    assert!(
        said("enable subgroups; requires subgroup_id; fn f() { let x = 1; x = 2; }")
            .contains("--> x <--"),
    );
}

#[test]
fn one_error_for_one_place() {
    let said = said(&in_main("o[i] = f32(subgroupMul(i64(i)));"));
    assert!(
        said.starts_with("unsupported: a subgroup reduction or scan of `i64` is not supported yet"),
        "{said}"
    );
}

#[test]
fn operations_of_a_subgroup_stand_in_uniform_flow() {
    let divergent = "if (i < 3u) { o[i] = subgroupAdd(2.0); }";
    assert_eq!(
        said(&in_main(divergent)),
        "subgroup-non-uniform: operation of a subgroup in control flow that is not uniform over the subgroup
  --> subgroupAdd <-- not all invocations of the subgroup need arrive here
  --> if (i < 3u) { o[i] = subgroupAdd(2.0); } <-- this condition may differ between invocations
  --> i <-- local_index is read here
  = the condition depends on local_index
  = `diagnostic(off, subgroup_uniformity);` allows it
"
    );
    // The place of an election is its call.
    let elect = said(&in_main(
        "if (i < 3u) { if (subgroupElect()) { o[i] = 1.0; } }",
    ));
    assert!(elect.contains("--> subgroupElect() <-- not all"), "{elect}");
    for allowed in [
        in_main(divergent).replace("@compute", "@diagnostic(off, subgroup_uniformity) @compute"),
        in_main("if (i < 3u) { if (subgroupElect()) { o[i] = 1.0; } }").replace(
            "@compute",
            "@diagnostic(info, subgroup_uniformity) @compute",
        ),
        format!(
            "diagnostic(off, subgroup_uniformity); {}",
            in_main(divergent)
        ),
        format!(
            "diagnostic(warning, subgroup_uniformity); {}",
            in_main(divergent)
        ),
        in_main(
            "o[i] = subgroupAdd(2.0); subgroupBarrier(); if (subgroupAny(i < 3u)) { o[i] += subgroupMax(o[i]); }",
        ),
    ] {
        assert_eq!(mistakes(&allowed), []);
    }
}
