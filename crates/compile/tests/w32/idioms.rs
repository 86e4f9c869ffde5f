//! Listings of small kernels: the masks are managed by the idioms of the manual.

use super::run::{compiled, parse};

/// The instructions between the first whose text begins with `from` and `endpgm`, with labels by order of appearance.
fn listing(body: &str, from: &str) -> Vec<String> {
    let kernel = parse(&format!(
        "kernel \"k\" workgroup_size(32, 1, 1) {{
            buffer0 \"b\": read_write group(0) binding(0) min_bytes(0)
            {body}
        }}"
    ));
    let text = compiled(&kernel, (128, 64)).listing();
    let mut names: Vec<&str> = Vec::new();
    let lines: Vec<&str> = text.lines().map(str::trim).collect();
    for l in &lines {
        if let Some(label) = l.strip_suffix(':') {
            names.push(label);
        }
    }
    let start = lines.iter().position(|l| l.starts_with(from)).expect(from);
    let mut out = Vec::new();
    for l in &lines[start..] {
        // A target is the last word of a branch.
        let mut line = (*l).to_owned();
        for (i, name) in names.iter().enumerate() {
            if line.ends_with(name) || line == format!("{name}:") {
                line = line.replace(name, &format!("@{i}"));
                break;
            }
        }
        let end = line == "endpgm";
        out.push(line);
        if end {
            break;
        }
    }
    // Warps without lanes go from the entry to the end.
    let last = out.len() - 2;
    if out[last].ends_with(':') {
        out.remove(last);
    }
    out
}

/// Mnemonics only.
fn mnemonics(lines: &[String]) -> Vec<&str> {
    lines.iter().map(|l| l.split(' ').next().unwrap()).collect()
}

// spec: W-EXEC-3
#[test]
fn if_else() {
    let code = listing(
        "%0: i32 = builtin local_index
        %1: i32 = const.i32 2
        %2: i32 = const.i32 7
        %3: i32 = shl.i32 %0, %1
        %4: bool = lt.u32 %0, %2
        if L0 %4 {
            store buffer0[%3], %0
            br L0
        } else {
            store buffer0[%3 + 4], %3
            br L0
        }
        store buffer0[%3 + 8], %3
        return",
        "v.cmp",
    );
    assert_eq!(
        mnemonics(&code),
        [
            "v.cmp.lt.u32",
            "saveexec.and",
            "bexecz",
            "waitcnt",
            "buffer.store.b32",
            "@0:",
            "saveexec.andn1",
            "bexecz",
            "waitcnt",
            "buffer.store.b32",
            "@1:",
            "exec.set",
            "waitcnt",
            "buffer.store.b32",
            "endpgm"
        ]
    );
    // The outer mask is what saveexec.and saved, for both.
    let saved = code[1].split([' ', ',']).nth(1).unwrap();
    assert!(code[6].ends_with(&format!(", {saved}")), "{code:?}");
    assert_eq!(code[11], format!("exec.set {saved}"));
    assert!(code[2].ends_with("@0") && code[7].ends_with("@1"));
}

// spec: W-EXEC-4
#[test]
fn loop_that_lanes_leave() {
    // do { x >>= 1 } while (x != 0)
    let code = listing(
        "%0: i32 = builtin local_index
        %1: i32 = const.i32 2
        %2: i32 = const.i32 0
        %3: i32 = shl.i32 %0, %1
        block L0 {
            loop L1 (%4: i32 = %0) {
                %5: i32 = shr.u32 %4, %1
                %6: bool = eq.i32 %5, %2
                if L2 %6 {
                    br L0
                } else {
                    br L2
                }
                br L1(%5)
            }
            unreachable
        }
        store buffer0[%3], %3
        return",
        "exec.get",
    );
    let saved = code[0].strip_prefix("exec.get ").unwrap();
    assert_eq!(
        mnemonics(&code),
        [
            "exec.get",
            "@0:",
            "v.shr.u32",
            "v.cmp.eq.u32",
            "saveexec.andn2",
            "bexecnz",
            "exec.set",
            "waitcnt",
            "buffer.store.b32",
            "endpgm"
        ]
    );
    assert_eq!(code[5], "bexecnz @0");
    assert_eq!(code[6], format!("exec.set {saved}"));
}

#[test]
fn uniform_flow_needs_no_masks() {
    let code = listing(
        "%0: i32 = builtin local_index
        %1: i32 = const.i32 2
        %2: i32 = const.i32 0
        %3: i32 = shl.i32 %0, %1
        %4: i32 = builtin workgroup_id.x
        %5: i32 = const.i32 1
        block L0 {
            loop L1 (%6: i32 = %4) {
                %7: bool = eq.i32 %6, %2
                if L2 %7 {
                    br L0
                } else {
                    br L2
                }
                store buffer0[%3], %6
                %8: i32 = sub.i32 %6, %5
                br L1(%8)
            }
            unreachable
        }
        store buffer0[%3 + 4], %3
        return",
        "v.shl",
    );
    for line in &code {
        assert!(
            !line.contains("exec") && !line.starts_with("u.or") && !line.starts_with("u.and"),
            "{code:?}"
        );
    }
    assert!(mnemonics(&code).contains(&"u.sub.u32"));
}

/// A lane that returns inside the first arm: the mask of the second is taken from saved masks, and the mask after the
/// statement from those who came there (isa/w32/errata.md, if/else idiom).
// spec: W-EXEC-3
#[test]
fn lanes_that_leave_in_the_first_arm() {
    let code = listing(
        "%0: i32 = builtin local_index
        %1: i32 = const.i32 2
        %2: i32 = const.i32 7
        %3: i32 = shl.i32 %0, %1
        %4: bool = lt.u32 %0, %2
        %5: bool = lt.u32 %0, %1
        if L0 %4 {
            if L1 %5 {
                return
            } else {
                br L1
            }
            store buffer0[%3], %0
            br L0
        } else {
            store buffer0[%3 + 4], %3
            br L0
        }
        store buffer0[%3 + 8], %3
        return",
        "saveexec.and ",
    );
    assert!(
        !code.iter().any(|l| l.starts_with("saveexec.andn1")),
        "{code:?}"
    );
    assert!(code.iter().any(|l| l.starts_with("u.andn.b32")), "{code:?}");
    assert_eq!(
        code.iter().filter(|l| l.starts_with("u.or.b32")).count(),
        2,
        "{code:?}"
    );
}

#[test]
fn constants_are_operands() {
    let code = listing(
        "%0: i32 = builtin local_index
        %1: i32 = const.i32 2
        %2: i32 = const.i32 70000
        %3: i32 = shl.i32 %0, %1
        %4: i32 = add.i32 %2, %3
        store buffer0[%3], %4
        return",
        "v.shl",
    );
    assert_eq!(code[0], "v.shl.b32 v0, v3, 2");
    assert_eq!(code[1], "v.add.u32 v1, v0, 0x11170");
}
