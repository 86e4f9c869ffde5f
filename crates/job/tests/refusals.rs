//! For each rule, jobs that break it: the code of the error, and what text it points at.

use std::path::{Path, PathBuf};

use lanemask_diag::{Diagnostic, Sources};
use lanemask_job::*;

/// Data files for the cases.
fn folder() -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("refusals");
    std::fs::create_dir_all(&folder).unwrap();
    let write = |name: &str, bytes: &[u8]| {
        // Tests run at the same time: the same bytes again, and never half of them.
        write_file(&folder.join(name), bytes).unwrap();
    };
    write("f32x2.npy", &write_npy(ElementType::F32, &[0; 8]));
    write("short.npy", &write_npy(ElementType::F32, &[0; 8])[..134]);
    write("not.npy", b"hello");
    write("seven.bin", &[0; 7]);
    write("empty.bin", &[]);
    folder
}

fn errors(text: &str) -> Vec<Diagnostic> {
    let file = Sources::new().add("job.toml", text);
    Job::parse(text, file, &folder()).expect_err(text)
}

fn pointed_at<'t>(text: &'t str, diagnostic: &Diagnostic) -> &'t str {
    let span = diagnostic
        .primary
        .as_ref()
        .unwrap_or_else(|| panic!("{diagnostic}"))
        .span;
    &text[span.start as usize..span.end as usize]
}

/// One error, of this code, at this text.
fn refuses(text: &str, code: &str, at: &str) {
    let errors = errors(text);
    assert_eq!(errors.len(), 1, "{text}\n{errors:#?}");
    assert_eq!(
        (errors[0].code, pointed_at(text, &errors[0])),
        (code, at),
        "{text}\n{errors:#?}"
    );
}

#[test]
fn top_level() {
    let w = "workgroups = [1, 1, 1]";
    let s = "shader = 'a.wgsl'";
    let cases = [
        (format!("{w}\n{s}\nentri = 'x'"), "job-unknown-key", "entri"),
        (w.to_string(), "job-missing-key", ""),
        (s.to_string(), "job-missing-key", ""),
        (format!("{w}\nshader = 3"), "job-wrong-type", "3"),
        (format!("{w}\nshader = ''"), "job-path", "''"),
        (
            format!("{w}\nshader = 'a.hlsl'"),
            "job-shader-kind",
            "'a.hlsl'",
        ),
        (format!("{w}\n{s}\nentry = ''"), "job-entry", "''"),
        (
            format!("{w}\n{s}\ntarget = 'w23'"),
            "job-unknown-target",
            "'w23'",
        ),
        (format!("{s}\nworkgroups = 4"), "job-wrong-type", "4"),
        (
            format!("{s}\nworkgroups = [4, 1]"),
            "job-workgroups",
            "[4, 1]",
        ),
        (
            format!("{s}\nworkgroups = [4, 1, 1, 1]"),
            "job-workgroups",
            "[4, 1, 1, 1]",
        ),
        (
            format!("{s}\nworkgroups = [4, 0, 1]"),
            "job-workgroups",
            "0",
        ),
        (
            format!("{s}\nworkgroups = [4, 1, -1]"),
            "job-workgroups",
            "-1",
        ),
        (
            format!("{s}\nworkgroups = [4294967296, 1, 1]"),
            "job-workgroups",
            "4294967296",
        ),
        (
            format!("{s}\nworkgroups = [4294967295, 4294967295, 2]"),
            "job-workgroups",
            "[4294967295, 4294967295, 2]",
        ),
        (
            format!("{s}\nworkgroups = [1, 1.5, 1]"),
            "job-wrong-type",
            "1.5",
        ),
        (
            format!("{w}\n{s}\noverrides = {{ T = 'x' }}"),
            "job-wrong-type",
            "'x'",
        ),
        (
            format!("{w}\n{s}\noverrides = {{ T = inf }}"),
            "job-wrong-type",
            "inf",
        ),
        (
            format!("{w}\n{s}\n[registers]\na0 = 1.5"),
            "job-wrong-type",
            "1.5",
        ),
        (
            format!("{w}\n{s}\n[registers]\na0 = 18446744073709551615"),
            "job-number-range",
            "18446744073709551615",
        ),
        (
            format!("{w}\n{s}\n[registers]\na0 = '0x10000000000000000'"),
            "job-number-range",
            "'0x10000000000000000'",
        ),
        (format!("{w}\n{s}\nbind = 3"), "job-wrong-type", "3"),
        (format!("{w}\n{s}\nbind = [3]"), "job-wrong-type", "3"),
        ("dispatch = []".to_string(), "job-no-dispatch", "[]"),
        (
            format!("{s}\n[[dispatch]]\n{s}\n{w}"),
            "job-both-forms",
            "shader",
        ),
        (
            format!("[[dispatch]]\n{s}\n{w}\ntarget = 'w32'"),
            "job-unknown-key",
            "target",
        ),
        (
            format!("[[dispatch]]\n{w}"),
            "job-missing-key",
            "[[dispatch]]",
        ),
        (
            format!("[[dispatch]]\n{s}\n{w}\nbind = {{ '0.1' = 'q' }}"),
            "job-unknown-name",
            "'q'",
        ),
        (
            format!("[[dispatch]]\n{s}\n{w}\nbind = {{ 0.1 = 'q' }}"),
            "job-slot",
            "0",
        ),
    ];
    for (text, code, at) in cases {
        refuses(&text, code, at);
    }
}

#[test]
fn toml_mistakes_have_a_place() {
    let text = "shader = 'a.wgsl'\nworkgroups = [1, 1\nshader = 'b.wgsl'\n";
    let errors = errors(text);
    assert!(
        errors.iter().all(|e| e.code == "job-toml-syntax"),
        "{errors:#?}"
    );
    assert!(
        errors
            .iter()
            .all(|e| !e.message.is_empty() && e.primary.is_some()),
        "{errors:#?}"
    );
}

#[test]
fn one_bind() {
    let cases = [
        // Keys and slots.
        (
            "group = 0\ntype = 'u8'\nlen = 1",
            "job-missing-key",
            "[[bind]]",
        ),
        (
            "name = 'x'\ntype = 'u8'\nlen = 1",
            "job-missing-key",
            "[[bind]]",
        ),
        (
            "group = -1\nbinding = 0\ntype = 'u8'\nlen = 1",
            "job-number-range",
            "-1",
        ),
        ("@\ntype = 'u8'\nlenn = 1", "job-unknown-key", "lenn"),
        ("@\nlen = 1", "job-missing-key", "[[bind]]"),
        ("@\ntype = 'float'\nlen = 1", "job-element-type", "'float'"),
        // Lengths.
        ("@\ntype = 'u8'", "job-missing-key", "[[bind]]"),
        ("@\ntype = 'u8'\nlen = 0", "job-len-zero", "0"),
        ("@\ntype = 'u8'\nlen = -1", "job-number-range", "-1"),
        (
            "@\ntype = 'u8'\ninit = { values = [] }",
            "job-len-zero",
            "[]",
        ),
        (
            "@\ntype = 'u8'\nlen = 3\ninit = { values = [1, 2] }",
            "job-len-mismatch",
            "3",
        ),
        (
            "@\ntype = 'f32'\nlen = 3\ninit = { npy = 'f32x2.npy' }",
            "job-len-mismatch",
            "3",
        ),
        (
            "@\ntype = 'u8'\nlen = 6\ninit = { raw = 'seven.bin' }",
            "job-len-mismatch",
            "6",
        ),
        (
            "@\nlen = 6\ninit = { fields = [['u32', 1]] }",
            "job-len-mismatch",
            "6",
        ),
        (
            "@\ntype = 'u64'\nlen = 4611686018427387904",
            "job-too-large",
            "4611686018427387904",
        ),
        (
            "@\ntype = 'u64'\nlen = 536870913",
            "job-too-large",
            "536870913",
        ),
        // Contents.
        ("@\ntype = 'u8'\nlen = 1\ninit = {}", "job-contents", "{}"),
        ("@\ntype = 'u8'\nlen = 1\ninit = 3", "job-wrong-type", "3"),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { zero = false }",
            "job-wrong-type",
            "false",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { zero = true, value = 7 }",
            "job-contents",
            "7",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { valeu = 7, value = 7 }",
            "job-unknown-key",
            "valeu",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { value = 256 }",
            "job-value",
            "256",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { value = 1.0 }",
            "job-value",
            "1.0",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { value = true }",
            "job-wrong-type",
            "true",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\ninit = { value = 'NaN' }",
            "job-value",
            "'NaN'",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\ninit = { value = 1e39 }",
            "job-value",
            "1e39",
        ),
        (
            "@\ntype = 'f64'\nlen = 1\ninit = { value = 1e999 }",
            "job-number-range",
            "1e999",
        ),
        (
            "@\ntype = 'i8'\ninit = { values = [1, -129] }",
            "job-value",
            "-129",
        ),
        (
            "@\ntype = 'i8'\ninit = { values = 1 }",
            "job-wrong-type",
            "1",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { iota = { start = 1 } }",
            "job-missing-key",
            "{ start = 1 }",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { iota = { start = 256, step = 1 } }",
            "job-number-range",
            "256",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { iota = { start = 1, step = 0.5 } }",
            "job-value",
            "0.5",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\ninit = { iota = { start = nan, step = 1 } }",
            "job-value",
            "nan",
        ),
        // Random.
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { random = { low = 0, high = 1 } }",
            "job-missing-key",
            "{ low = 0, high = 1 }",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { random = { seed = -1, low = 0, high = 1 } }",
            "job-number-range",
            "-1",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { random = { seed = 1, low = 0, high = 257 } }",
            "job-number-range",
            "257",
        ),
        (
            "@\ntype = 'u8'\nlen = 1\ninit = { random = { seed = 1, low = 3, high = 3 } }",
            "job-random-range",
            "{ seed = 1, low = 3, high = 3 }",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\ninit = { random = { seed = 1, low = 3, high = 2 } }",
            "job-random-range",
            "{ seed = 1, low = 3, high = 2 }",
        ),
        (
            "@\ntype = 'f64'\nlen = 1\ninit = { random = { seed = 1, low = -1e308, high = 1e308 } }",
            "job-random-range",
            "{ seed = 1, low = -1e308, high = 1e308 }",
        ),
        (
            "@\ntype = 'f16'\nlen = 1\ninit = { random = { seed = 1, low = 0, high = 7e4 } }",
            "job-value",
            "7e4",
        ),
        // Files.
        (
            "@\ntype = 'f32'\ninit = { npy = 'none.npy' }",
            "job-file",
            "'none.npy'",
        ),
        ("@\ntype = 'f32'\ninit = { npy = '' }", "job-path", "''"),
        (
            "@\ntype = 'f32'\ninit = { npy = 'not.npy' }",
            "job-npy",
            "'not.npy'",
        ),
        (
            "@\ntype = 'f32'\ninit = { npy = 'short.npy' }",
            "job-npy",
            "'short.npy'",
        ),
        (
            "@\ntype = 'u32'\ninit = { npy = 'f32x2.npy' }",
            "job-npy-type",
            "'f32x2.npy'",
        ),
        (
            "@\ntype = 'u16'\ninit = { raw = 'seven.bin' }",
            "job-raw-size",
            "'seven.bin'",
        ),
        ("@\ntype = 'u16'\ninit = { raw = '.' }", "job-file", "'.'"),
        (
            "@\ntype = 'u16'\ninit = { raw = 'empty.bin' }",
            "job-len-zero",
            "'empty.bin'",
        ),
        // Fields.
        (
            "@\ntype = 'u8'\ninit = { fields = [['u32', 1]] }",
            "job-type-with-fields",
            "'u8'",
        ),
        ("@\ninit = { fields = [['u32', -1]] }", "job-value", "-1"),
        (
            "@\ninit = { fields = [['vec3', 1]] }",
            "job-element-type",
            "'vec3'",
        ),
        (
            "@\ninit = { fields = [['u32']] }",
            "job-wrong-type",
            "['u32']",
        ),
        ("@\ninit = { fields = ['u32'] }", "job-wrong-type", "'u32'"),
        ("@\ninit = { fields = [] }", "job-len-zero", "[]"),
        // Expectations.
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = {}",
            "job-contents",
            "{}",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = { ulp = 4 }",
            "job-contents",
            "{ ulp = 4 }",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = { value = 1, values = [1] }",
            "job-contents",
            "1",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = { value = 1, ulp = 4, abs = 1 }",
            "job-tolerance",
            "1",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = { value = 1, ulp = -4 }",
            "job-tolerance",
            "-4",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = { value = 1, ulp = 0.5 }",
            "job-wrong-type",
            "0.5",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = { value = 1, rel = -0.5 }",
            "job-tolerance",
            "-0.5",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = { value = 1, abs = nan }",
            "job-wrong-type",
            "nan",
        ),
        (
            "@\ntype = 'f32'\nlen = 1\nexpect = { zero = true, value = 1 }",
            "job-unknown-key",
            "zero",
        ),
        (
            "@\ntype = 'f32'\nlen = 2\nexpect = { values = [1] }",
            "job-len-mismatch",
            "[1]",
        ),
        (
            "@\ntype = 'f32'\nlen = 3\nexpect = { npy = 'f32x2.npy' }",
            "job-len-mismatch",
            "'f32x2.npy'",
        ),
        (
            "@\ntype = 'i32'\nlen = 2\nexpect = { npy = 'f32x2.npy' }",
            "job-npy-type",
            "'f32x2.npy'",
        ),
        (
            "@\ntype = 'u8'\nlen = 8\nexpect = { raw = 'seven.bin' }",
            "job-len-mismatch",
            "'seven.bin'",
        ),
        // Outputs.
        ("@\ntype = 'u8'\nlen = 1\nout = ''", "job-path", "''"),
        (
            "@\ntype = 'u8'\nlen = 1\nprint = -1",
            "job-number-range",
            "-1",
        ),
        (
            "@\ntype = 'u8'\nlen = 4\nimage = { path = 'y.png', width = 1, format = 'rgb8' }",
            "job-image-format",
            "'rgb8'",
        ),
        (
            "@\ntype = 'f32'\nlen = 4\nimage = { path = 'y.png', width = 1, format = 'r8' }",
            "job-image-type",
            "'r8'",
        ),
        (
            "@\ntype = 'u32'\nlen = 4\nimage = { path = 'y.png', width = 1, format = 'r32f' }",
            "job-image-type",
            "'r32f'",
        ),
        (
            "@\ntype = 'u32'\nlen = 4\nimage = { path = 'y.png', width = 3, format = 'rgba8' }",
            "job-image-size",
            "3",
        ),
        (
            "@\ntype = 'u32'\nlen = 4\nimage = { path = 'y.png', width = 0, format = 'rgba8' }",
            "job-image-size",
            "0",
        ),
        (
            "@\ntype = 'u32'\nlen = 4\nimage = { path = 'y.png', format = 'rgba8' }",
            "job-missing-key",
            "{ path = 'y.png', format = 'rgba8' }",
        ),
        (
            "@\ntype = 'u8'\nlen = 4\nimage = { path = 'y.jpg', width = 4, format = 'r8' }",
            "job-image-path",
            "'y.jpg'",
        ),
        (
            "@\ntype = 'u8'\nlen = 4\nimage = { path = 'y', width = 4, format = 'r8' }",
            "job-image-path",
            "'y'",
        ),
        (
            "@\ntype = 'u8'\nlen = 4\nout = 'y.PNG'",
            "job-out-picture",
            "'y.PNG'",
        ),
        (
            "@\ntype = 'u8'\nlen = 4\nout = 'y.jpeg'",
            "job-out-picture",
            "'y.jpeg'",
        ),
        // Addresses.
        (
            "@\ntype = 'u32'\nlen = 4\naddress = 0x8002",
            "job-address-alignment",
            "0x8002",
        ),
        (
            "@\naddress = 0x8002\ninit = { fields = [['u8', 1], ['f32', 1]] }",
            "job-address-alignment",
            "0x8002",
        ),
        (
            "@\ntype = 'u32'\nlen = 2\naddress = '0xfffffffffffffffc'",
            "job-address-range",
            "'0xfffffffffffffffc'",
        ),
    ];
    for (bind, code, at) in cases {
        let bind = bind.replace('@', "group = 0\nbinding = 0");
        let text = format!("shader = 'a.s'\nworkgroups = [1, 1, 1]\n[[bind]]\n{bind}\n");
        refuses(&text, code, at);
    }
}

#[test]
fn several_binds() {
    let b = |keys: &str| format!("[[bind]]\ntype = 'u32'\nlen = 4\n{keys}\n");
    let single = "shader = 'a.s'\nworkgroups = [1, 1, 1]\n";
    let text = format!(
        "{single}{}{}",
        b("group = 0\nbinding = 0"),
        b("group = 0\nbinding = 0")
    );
    refuses(&text, "job-duplicate-binding", "[[bind]]");
    let text = format!(
        "{single}{}{}",
        b("group = 0\nbinding = 0\naddress = 0x100c"),
        b("group = 0\nbinding = 1\naddress = 0x1000"),
    );
    refuses(&text, "job-address-overlap", "[[bind]]");
    let beside = text.replace("0x100c", "0x1010");
    let file = Sources::new().add("job.toml", beside.as_str());
    assert!(Job::parse(&beside, file, Path::new("")).is_ok());
    let text = format!(
        "{single}{}{}",
        b("group = 0\nbinding = 0\nout = 'y'"),
        b("group = 0\nbinding = 1\nout = \"y\""),
    );
    refuses(&text, "job-output-clash", "\"y\"");
    // Both places are shown, also where the file has two names.
    for second in ["./y", "././y"] {
        let text = text.replace("\"y\"", &format!("\"{second}\""));
        refuses(&text, "job-output-clash", &format!("\"{second}\""));
        let first = errors(&text)[0].secondary[0].span;
        assert_eq!(&text[first.start as usize..first.end as usize], "'y'");
    }
    let dispatch = "[[dispatch]]\nshader = 'a.s'\nworkgroups = [1, 1, 1]\nbind = { '0.1' = 'x' }\n";
    let text = format!(
        "{dispatch}{}{}",
        b("group = 0\nbinding = 0\nname = 'x'"),
        b("group = 0\nbinding = 1\nname = \"x\""),
    );
    refuses(&text, "job-duplicate-name", "\"x\"");
    // The same names are fine where they are only for messages.
    let text = text
        .replace(", '0.1' = 'x'", "")
        .replace("bind = { '0.1' = 'x' }\n", "");
    let file = Sources::new().add("job.toml", text.as_str());
    assert!(Job::parse(&text, file, Path::new("")).is_ok());
}

#[test]
fn many_mistakes_at_once_in_the_order_of_the_text() {
    let text = "shadre = 'a.s'\nworkgroups = [0, 1, 1]\nshader = 'a.q'\n\
                [[bind]]\ngroup = 0\nbinding = 0\ntyp = 'u8'\n\
                [[bind]]\ngroup = 0\nbinding = 1\ntype = 'u9'\n";
    let errors = errors(text);
    let codes: Vec<&str> = errors.iter().map(|e| e.code).collect();
    assert_eq!(
        codes,
        [
            "job-unknown-key",
            "job-workgroups",
            "job-shader-kind",
            "job-unknown-key",
            "job-element-type"
        ]
    );
    assert_eq!(errors[0].notes, ["did you mean `shader`?"]);
    assert_eq!(errors[3].notes, ["did you mean `type`?"]);
}

#[test]
fn long_lists_do_not_flood() {
    let values = vec!["300"; 1000].join(", ");
    let text = format!(
        "shader = 'a.s'\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 0\ntype = 'u8'\n\
         init = {{ values = [{values}] }}\n"
    );
    assert_eq!(errors(&text).len(), 8);
}

#[test]
fn textures_and_samplers() {
    let bind = |keys: &str| {
        format!(
            "shader = 'a.wgsl'\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 0\n{keys}\n"
        )
    };
    let texture = |keys: &str| bind(&format!("type = 'u8'\ntexture = {{ {keys} }}"));
    let sampler = |keys: &str| bind(&format!("sampler = {{ {keys} }}"));
    let format = "format = 'rgba8unorm'";
    for (text, code, at) in [
        (
            texture("size = [4, 4]"),
            "job-missing-key",
            "{ size = [4, 4] }",
        ),
        (
            texture(format),
            "job-missing-key",
            "{ format = 'rgba8unorm' }",
        ),
        (
            texture("format = 'rgba8unrom', size = [4]"),
            "job-texture",
            "'rgba8unrom'",
        ),
        (
            texture("format = 'bc1-rgba-unorm', size = [4]"),
            "job-texture",
            "'bc1-rgba-unorm'",
        ),
        (
            texture(&format!("{format}, size = 4")),
            "job-wrong-type",
            "4",
        ),
        (
            texture(&format!("{format}, size = []")),
            "job-texture",
            "[]",
        ),
        (
            texture(&format!("{format}, size = [4], dim = '2d'")),
            "job-texture",
            "[4]",
        ),
        (
            texture(&format!("{format}, size = [4, 4], dim = '4d'")),
            "job-texture",
            "'4d'",
        ),
        (
            texture(&format!("{format}, size = [4, -4]")),
            "job-number-range",
            "-4",
        ),
        (
            texture(&format!("{format}, size = [4, 0]")),
            "job-texture",
            "{ format = 'rgba8unorm', size = [4, 0] }",
        ),
        (
            texture(&format!("{format}, size = [4, 4], levels = 4")),
            "job-texture",
            "{ format = 'rgba8unorm', size = [4, 4], levels = 4 }",
        ),
        (
            texture(&format!("{format}, size = [4, 4], samples = 3")),
            "job-texture",
            "{ format = 'rgba8unorm', size = [4, 4], samples = 3 }",
        ),
        (
            texture(&format!("{format}, size = [4, 4], mips = 2")),
            "job-unknown-key",
            "mips",
        ),
        (
            bind(
                "type = 'u8'\ninit = { values = [1, 2] }\ntexture = { format = 'r8unorm', size = [3] }",
            ),
            "job-len-mismatch",
            "[1, 2]",
        ),
        (
            bind("type = 'u32'\ntexture = { format = 'r8unorm', size = [3] }"),
            "job-texture",
            "{ format = 'r8unorm', size = [3] }",
        ),
        (
            bind("type = 'u8'\nlen = 4\ntexture = { format = 'r8unorm', size = [3] }"),
            "job-len-mismatch",
            "4",
        ),
        (sampler("filter = 'cubic'"), "job-texture", "'cubic'"),
        (sampler("wrap = 'mirrored'"), "job-texture", "'mirrored'"),
        (
            sampler("wrap = ['clamp', 'clamp']"),
            "job-wrong-type",
            "['clamp', 'clamp']",
        ),
        (sampler("compare = '<'"), "job-texture", "'<'"),
        (sampler("border = 'red'"), "job-texture", "'red'"),
        (sampler("anisotropy = 4"), "job-unknown-key", "anisotropy"),
        (
            sampler("lod_min = 3, lod_max = 2"),
            "job-sampler",
            "{ lod_min = 3, lod_max = 2 }",
        ),
    ] {
        refuses(&text, code, at);
    }
    // A sampler by itself has no data.
    for key in ["type = 'u8'", "len = 4", "print = 1", "out = 'a.bin'"] {
        let text = bind(&format!("{key}\nsampler = {{ filter = 'linear' }}"));
        assert_eq!(errors(&text)[0].code, "job-sampler", "{key}");
    }
    for (fields, code, at) in [
        ("[['u32', 1], ['u33', 1]]", "job-element-type", "'u33'"),
        ("[]", "job-len-zero", "[]"),
        ("4", "job-wrong-type", "4"),
    ] {
        let text = format!("shader = 'a.wgsl'\nworkgroups = [1, 1, 1]\nimmediates = {fields}\n");
        refuses(&text, code, at);
    }
    let many = vec!["['f64', 0]"; 17].join(", ");
    let text = format!("shader = 'a.wgsl'\nworkgroups = [1, 1, 1]\nimmediates = [{many}]\n");
    refuses(&text, "job-immediates", &format!("[{many}]"));
}

#[test]
fn options() {
    let base = || Options {
        shader: "a.s".into(),
        workgroups: Some("1,1,1".into()),
        bind: vec!["0.1=u32:4".into()],
        ..Options::default()
    };
    type Change = fn(&mut Options, String);
    let bind: Change = |o, t| o.bind = vec![t];
    let texture: Change = |o, t| o.texture = vec![t];
    let sampler: Change = |o, t| o.sampler = vec![t];
    let cases: [(Change, &str, &str, &str); 60] = [
        (texture, "0.1=rgba8unorm", "job-option", "rgba8unorm"),
        (texture, "0.1=r32uint:4,x", "job-option", "x"),
        (texture, "0.1=r32unit:4", "job-texture", "r32unit"),
        (texture, "0.1=r32uint:4:depth=2", "job-option", "depth"),
        (texture, "0.1=r32uint:4:levels", "job-option", "levels"),
        (texture, "0.1=r32uint:4:dim=6d", "job-texture", "6d"),
        (
            |o, t| o.texture = vec![t.clone(), t],
            "0.1=r32uint:4",
            "job-option",
            "0.1",
        ),
        (sampler, "0.2=linear", "job-option", "linear"),
        (sampler, "0.2=filter=cubic", "job-texture", "cubic"),
        (sampler, "0.2=filtre=linear", "job-option", "filtre"),
        (sampler, "0.2=wrap=clamp,clamp", "job-option", "clamp,clamp"),
        (sampler, "0.2=lod_min=nan", "job-option", "nan"),
        (
            |o, t| o.sampler = vec![t.clone(), t],
            "0.2=mag=linear",
            "job-option",
            "0.2",
        ),
        (
            |o, t| o.immediates = Some(t),
            "u32=1,f32",
            "job-option",
            "f32",
        ),
        (|o, t| o.shader = t, "a.q", "job-shader-kind", "a.q"),
        (
            |o, t| o.target = Some(t),
            "x86",
            "job-unknown-target",
            "x86",
        ),
        (|o, t| o.entry = Some(t), "", "job-entry", ""),
        (
            |o, t| o.workgroups = Some(t),
            "1,1,1,1",
            "job-workgroups",
            "1,1,1,1",
        ),
        (|o, t| o.workgroups = Some(t), "1,x,1", "job-option", "x"),
        (
            |o, t| o.workgroups = Some(t),
            "1,0,1",
            "job-workgroups",
            "0",
        ),
        (|o, t| o.workgroups = Some(t), "", "job-option", ""),
        (|o, t| o.set = vec![t], "TILE", "job-option", "TILE"),
        (|o, t| o.set = vec![t], "=4", "job-option", "=4"),
        (|o, t| o.set = vec![t], "TILE=inf", "job-option", "inf"),
        (
            |o, t| o.set = vec![t.clone(), t],
            "TILE=1",
            "job-duplicate-name",
            "TILE",
        ),
        (|o, t| o.register = vec![t], "a0=1.5", "job-option", "1.5"),
        (bind, "0.1", "job-option", "0.1"),
        (bind, "1=u32:4", "job-slot", "1"),
        (bind, "0.+1=u32:4", "job-slot", "0.+1"),
        (bind, "0.1=u32", "job-option", "u32"),
        (bind, "0.1=u33:4", "job-element-type", "u33"),
        (bind, "0.1=u32:x", "job-option", "x"),
        (bind, "0.1=u32:0", "job-len-zero", "0"),
        (bind, "0.1=u32::zero", "job-missing-key", "0.1=u32::zero"),
        (bind, "0.1=u32:zero", "job-missing-key", "0.1=u32:zero"),
        (bind, "0.1=u32:vlaues:1,2", "job-option", "vlaues"),
        (bind, "0.1=u32:npy:none.npy", "job-file", "none.npy"),
        (|o, t| o.print = vec![t], "0.1", "job-option", "0.1"),
        (
            |o, t| o.out = vec![t],
            "0.1=y.png",
            "job-out-picture",
            "y.png",
        ),
        (bind, "0.1=u32:4:zero:1", "job-contents", "zero"),
        (bind, "0.1=u32:4:vlaue:1", "job-contents", "vlaue"),
        (bind, "0.1=u32:4:value", "job-contents", "value"),
        (bind, "0.1=u32:4:value:é", "job-option", "é"),
        (bind, "0.1=u32:4:value:infinity", "job-option", "infinity"),
        (bind, "0.1=u32:4:value:-1", "job-value", "-1"),
        (bind, "0.1=u32:4:value:", "job-option", ""),
        (bind, "0.1=u32:4:values:1,2", "job-len-mismatch", "4"),
        (bind, "0.1=u32:4:iota:1", "job-option", "iota:1"),
        (bind, "0.1=u32:4:random:1:2", "job-option", "random:1:2"),
        (
            bind,
            "0.1=u32:4:random:1:2:2",
            "job-random-range",
            "random:1:2:2",
        ),
        (bind, "0.1=u32:4:npy:none.npy", "job-file", "none.npy"),
        (bind, "0.1=fields:u32", "job-option", "u32"),
        (bind, "0.1=fields:u32=1,f32=x", "job-option", "x"),
        (|o, t| o.out = vec![t], "0.2=y.npy", "job-option", "0.2"),
        (
            |o, t| o.print = vec![t.clone(), t],
            "0.1=8",
            "job-option",
            "0.1",
        ),
        (|o, t| o.print = vec![t], "0.1=all", "job-option", "all"),
        (
            |o, t| o.image = vec![t],
            "0.1=rgba8:y.png",
            "job-option",
            "rgba8:y.png",
        ),
        (
            |o, t| o.address = vec![t],
            "0.1=0x3",
            "job-address-alignment",
            "0x3",
        ),
        (
            |o, t| o.expect = vec![t],
            "0.1=ulp:1:abs:1:value:3",
            "job-tolerance",
            "abs",
        ),
        (
            |o, t| o.expect = vec![t],
            "0.1=zero",
            "job-contents",
            "zero",
        ),
    ];
    for (change, option, code, at) in cases {
        let mut options = base();
        change(&mut options, option.to_string());
        let mut sources = Sources::new();
        let errors = Job::from_options(&options, &mut sources, &folder()).expect_err(option);
        assert_eq!(errors.len(), 1, "{option}\n{errors:#?}");
        let span = errors[0].primary.as_ref().unwrap().span;
        let text = &sources.get(span.file).unwrap().text;
        let found = &text[span.start as usize..span.end as usize];
        assert_eq!((errors[0].code, found), (code, at), "{option}\n{errors:#?}");
    }
    let mut options = base();
    options.workgroups = None;
    let errors = Job::from_options(&options, &mut Sources::new(), &folder()).unwrap_err();
    assert_eq!((errors.len(), errors[0].code), (1, "job-missing-key"));
}

#[test]
fn hints_are_for_the_mistake_at_hand() {
    let beyond =
        "integers beyond 64 bits with sign are hexadecimal strings: \"0xffffffffffffffff\"";
    let cases: [(&str, &str, &[&str]); 5] = [
        (
            "'64'",
            "`len` must be an integer, not a string",
            &["without quotes: 64"],
        ),
        (
            "'18446744073709551615'",
            "`len` must be an integer, not a string",
            &[beyond],
        ),
        (
            "18446744073709551615",
            "the integer 18446744073709551615 is beyond TOML's range",
            &[beyond],
        ),
        (
            "1.0",
            "`len` must be an integer, not a float",
            &["write it without a point or exponent"],
        ),
        ("'all'", "`len` must be an integer, not a string", &[]),
    ];
    for (value, message, notes) in cases {
        let text = format!(
            "shader = 'a.s'\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 0\ntype = 'u8'\nlen = {value}\n"
        );
        let errors = errors(&text);
        assert_eq!(errors[0].message, message);
        assert_eq!(errors[0].notes, notes, "{value}");
    }
    let options = Options {
        shader: "a.s".into(),
        workgroups: Some("1".into()),
        bind: vec!["0.2=u32:4".into()],
        print: vec!["0.2".into()],
        ..Options::default()
    };
    let errors = Job::from_options(&options, &mut Sources::new(), Path::new("")).unwrap_err();
    assert_eq!(errors[0].notes, ["write 0.2=COUNT"]);
    assert_eq!(Target::hint("rdna"), "there are `w32` and `linx`");
    assert_eq!(Target::hint("w23"), "did you mean `w32`?");
    assert_eq!(Target::hint("lynx"), "did you mean `linx`?");
}

/// What is written is nothing that the job reads, by whatever name.
#[test]
fn outputs_that_are_inputs() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("overwrites");
    std::fs::create_dir_all(folder.join("sub")).unwrap();
    write_file(&folder.join("a.wgsl"), b"//").unwrap();
    write_file(&folder.join("in.bin"), &[0; 8]).unwrap();
    write_file(&folder.join("want.bin"), &[0; 8]).unwrap();
    write_file(&folder.join("other.bin"), &[0; 8]).unwrap();
    let hard = folder.join("hard.bin");
    // One from a run before is a link to the file that this one has replaced.
    let _ = std::fs::remove_file(&hard);
    std::fs::hard_link(folder.join("in.bin"), &hard).unwrap();
    let job = |out: &str| {
        format!(
            "shader = 'a.wgsl'\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 0\ntype = 'u32'\n\
             init = {{ raw = 'in.bin' }}\nexpect = {{ raw = 'want.bin' }}\nout = \"{out}\"\n"
        )
    };
    let load = |text: &str| {
        let path = folder.join("job.toml");
        write_file(&path, text.as_bytes()).unwrap();
        Job::load(&path, &mut Sources::new())
    };
    for out in [
        "a.wgsl",
        "in.bin",
        "./sub/../want.bin",
        "hard.bin",
        "job.toml",
    ] {
        let text = job(out);
        let errors = load(&text).expect_err(out);
        let found: Vec<_> = errors
            .iter()
            .map(|e| (e.code, pointed_at(&text, e)))
            .collect();
        assert_eq!(
            found,
            [("file-overwrites-input", format!("\"{out}\"").as_str())]
        );
    }
    let mut fine = load(&job("other.bin")).unwrap();
    let out = |path: &str| vec![format!("0.0={}", folder.join(path).display())];
    let mut over =
        |path: &str| fine.override_outputs(&out(path), &[], &mut Sources::new(), Path::new(""));
    assert!(over("new.bin").is_ok());
    for path in ["a.wgsl", "in.bin", "want.bin", "job.toml"] {
        let errors = over(path).expect_err(path);
        assert_eq!(errors[0].code, "file-overwrites-input", "{path}");
    }
}

#[test]
fn keys_of_contents_beside_init() {
    let text = "shader = 'a.s'\nworkgroups = [1, 1, 1]\n[[bind]]\ngroup = 0\nbinding = 0\nfields = [['u32', 1]]\n\
        type = 'u32'\nlen = 1\n";
    let errors = errors(text);
    assert_eq!(errors[0].code, "job-unknown-key");
    assert_eq!(
        errors[0].notes,
        ["it stands in `init`: `init = { fields = … }`"]
    );
}
