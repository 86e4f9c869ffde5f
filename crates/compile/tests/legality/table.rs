//! Kernels that may run as MPAR, and kernels that may not, one reason each.

use lanemask_compile::legality::{Groups, Legality, Why, analyse};
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_diag::Sources;

const HEAD: &str = "
struct Params { w: u32, h: u32, n: u32, m: u32 }
@group(0) @binding(0) var<uniform> p: Params;
@group(0) @binding(1) var<storage, read> table: array<u32>;
@group(0) @binding(2) var<storage, read_write> data: array<u32>;
@group(0) @binding(3) var<storage, read_write> more: array<vec4u>;
@group(0) @binding(4) var<storage, read_write> count: array<atomic<u32>>;
var<workgroup> shared_words: array<u32, 64>;
";

/// The verdict on the body of an entry point with ids `wg`, `lid`, `li`, `gid` and the grid in `num`.
fn verdict(size: &str, groups: Groups, body: &str) -> (Legality, Sources) {
    let text = format!(
        "{HEAD}@compute @workgroup_size({size})
fn main(@builtin(workgroup_id) wg: vec3u, @builtin(local_invocation_id) lid: vec3u,
        @builtin(local_invocation_index) li: u32, @builtin(global_invocation_id) gid: vec3u,
        @builtin(num_workgroups) num: vec3u) {{
{body}
}}"
    );
    let mut sources = Sources::new();
    let file = sources.add("test.wgsl", text);
    let module = Module::parse(&mut sources, file, FrontOptions::default())
        .unwrap_or_else(|d| panic!("{body}: {d:?}"));
    let kernel = module
        .kernel(None)
        .unwrap_or_else(|d| panic!("{body}: {d:?}"));
    (analyse(&kernel, groups), sources)
}

fn conditions(legality: &Legality) -> Vec<String> {
    let proof = legality.proof().expect("proven");
    proof.conditions().iter().map(ToString::to_string).collect()
}

const Y1: &str = "num_workgroups.y <= 1";
const Z1: &str = "num_workgroups.z <= 1";

/// Legal kernels of workgroups that are groups, with the conditions of the proof worked out by hand.
const LEGAL: &[(&str, &str, &str, &[&str])] = &[
    (
        "one element each",
        "64",
        "data[gid.x] = 1u;",
        &["num_workgroups.x <= 16777216", Y1, Z1],
    ),
    // The guard keeps the word below 2^30, as the size in bytes is a word.
    (
        "one element each, up to the length",
        "64",
        "if gid.x < arrayLength(&data) { data[gid.x] += 1u; }",
        &[Y1, Z1],
    ),
    (
        "early return",
        "64",
        "if gid.x >= p.n { return; } data[gid.x] += 1u;",
        &["buffer0[8] <= 1073741824", Y1, Z1],
    ),
    (
        "a vector each",
        "32",
        "more[gid.x] = more[gid.x].wzyx;",
        &["num_workgroups.x <= 8388608", Y1, Z1],
    ),
    (
        "a component of a vector each",
        "32",
        "more[gid.x].y = more[gid.x].x;",
        &["num_workgroups.x <= 8388608", Y1, Z1],
    ),
    (
        "an image row by row",
        "8, 8",
        "if gid.x < p.w && gid.y < p.h { data[gid.y * p.w + gid.x] = 1u; }",
        &["buffer0[0] * buffer0[4] <= 1073741824", Z1],
    ),
    (
        "the same with early return",
        "8, 8",
        "if gid.x >= p.w || gid.y >= p.h { return; } data[gid.y * p.w + gid.x] = 1u;",
        &["buffer0[0] * buffer0[4] <= 1073741824", Z1],
    ),
    (
        "columns instead of rows",
        "8, 8",
        "if gid.x < p.w && gid.y < p.h { data[gid.x * p.h + gid.y] = 1u; }",
        &["buffer0[0] * buffer0[4] <= 1073741824", Z1],
    ),
    // 4 * (8 * (8 ny nx) ...): the width is 8 * num.x, so no guard is needed.
    (
        "as wide as the grid",
        "8, 8",
        "data[gid.y * (num.x * 8u) + gid.x] = 1u;",
        &["num_workgroups.x * num_workgroups.y <= 16777216", Z1],
    ),
    (
        "linear over three dimensions",
        "4, 2, 2",
        "data[((wg.z * num.y + wg.y) * num.x + wg.x) * 16u + li] = 1u;",
        &["num_workgroups.x * num_workgroups.y * num_workgroups.z <= 67108864"],
    ),
    (
        "neighbours within the workgroup",
        "64",
        "data[gid.x] = 1u; data[gid.x ^ 1u] += 2u;",
        &["num_workgroups.x <= 16777216", Y1, Z1],
    ),
    (
        "index from memory, within a slice",
        "64",
        "data[wg.x * 64u + (table[li] & 63u)] = 1u;",
        &["num_workgroups.x <= 16777216", Y1, Z1],
    ),
    (
        "index from memory, modulo",
        "48",
        "data[wg.x * 48u + table[li] % 48u] += 1u;",
        &["num_workgroups.x <= 22369621", Y1, Z1],
    ),
    (
        "a slice each by a loop",
        "32",
        "for (var i = li; i < 256u; i += 32u) { data[wg.x * 256u + i] = i; }",
        &["num_workgroups.x <= 4194304", Y1, Z1],
    ),
    (
        "the same with a signed loop",
        "32",
        "for (var i = i32(li); i < 256; i += 32) { data[i32(wg.x) * 256 + i] = 1u; }",
        &["num_workgroups.x <= 4194304", Y1, Z1],
    ),
    (
        "a tile from the local index",
        "64",
        "let x = wg.x * 8u + li % 8u; let y = wg.y * 8u + li / 8u;
        if x < p.w && y < p.h { data[y * p.w + x] = 1u; }",
        &[
            "num_workgroups.y <= 536870912",
            "buffer0[0] * buffer0[4] <= 1073741824",
            Z1,
        ],
    ),
    (
        "two halves of a buffer",
        "64",
        "if gid.x < p.n { data[gid.x + p.n] = data[gid.x]; }",
        &["buffer0[8] <= 536870912", Y1, Z1],
    ),
    (
        "one workgroup reports",
        "64",
        "if wg.x == 0u && wg.y == 0u && wg.z == 0u { data[li] = 1u; }",
        &[],
    ),
    (
        "the first invocation of each",
        "64",
        "if li == 0u { data[wg.x] = 1u; }",
        &[Y1, Z1],
    ),
    (
        "shared by the workgroup",
        "64",
        "shared_words[li] = gid.x; workgroupBarrier(); data[gid.x] = shared_words[63u - li];",
        &["num_workgroups.x <= 16777216", Y1, Z1],
    ),
    (
        "sums without results",
        "64",
        "atomicAdd(&count[table[gid.x] & 7u], 1u); atomicSub(&count[3], 2u);",
        &[],
    ),
    (
        "largest without results",
        "64",
        "atomicMax(&count[0], gid.x);",
        &[],
    ),
    (
        "only reads",
        "64",
        "shared_words[li] = data[gid.x + 1u] + table[gid.x];",
        &[],
    ),
    (
        "different kinds at different words",
        "64",
        "atomicAdd(&count[wg.x * 2u], 1u); atomicMax(&count[wg.x * 2u + 1u], li);",
        &[],
    ),
    (
        "wraps in large grids",
        "64",
        "data[gid.x << 20u] = 1u;",
        &["num_workgroups.x <= 16", Y1, Z1],
    ),
    (
        "quotient and remainder of a width",
        "64",
        "if p.w > 0u && gid.x < p.n { data[gid.x / p.w * p.w + gid.x % p.w] = 1u; }",
        &["buffer0[8] <= 1073741824", Y1, Z1],
    ),
];

/// Kernels with an obstacle, its code, and a word of the reason.
const ILLEGAL: &[(&str, &str, &str, &str, &str)] = &[
    (
        "stride smaller than the extent",
        "64",
        "data[wg.x * 32u + li] = 1u;",
        "linx-mpar-overlap",
        "workgroup_id.x",
    ),
    (
        "index from memory",
        "64",
        "data[table[gid.x]] = 1u;",
        "linx-mpar-address",
        "table",
    ),
    (
        "index from a buffer that is written",
        "64",
        "data[gid.x] = 1u; more[data[gid.x] & 7u].x = 1u;",
        "linx-mpar-overlap",
        "`more`",
    ),
    (
        "guard on the wrong variable",
        "8, 8",
        "if gid.y < p.w { data[gid.y * p.w + gid.x] = 1u; }",
        "linx-mpar-overlap",
        "workgroup_id",
    ),
    (
        "guard with the wrong limit",
        "8, 8",
        "if gid.x < p.h { data[gid.y * p.w + gid.x] = 1u; }",
        "linx-mpar-overlap",
        "workgroup_id",
    ),
    (
        "no guard",
        "8, 8",
        "data[gid.y * p.w + gid.x] = 1u;",
        "linx-mpar-overlap",
        "workgroup_id",
    ),
    (
        "guard that lets the limit in",
        "8, 8",
        "if gid.x <= p.w { data[gid.y * p.w + gid.x] = 1u; }",
        "linx-mpar-overlap",
        "workgroup_id",
    ),
    (
        "the next element",
        "64",
        "data[gid.x] = data[gid.x + 1u];",
        "linx-mpar-overlap",
        "equal addresses",
    ),
    (
        "the element before",
        "64",
        "if gid.x > 0u { data[gid.x] += data[gid.x - 1u]; }",
        "linx-mpar-overlap",
        "equal addresses",
    ),
    (
        "neighbours across workgroups",
        "64",
        "data[gid.x] = data[gid.x ^ 64u];",
        "linx-mpar-overlap",
        "equal addresses",
    ),
    (
        "transpose in place",
        "8, 8",
        "if gid.x < p.w && gid.y < p.w { data[gid.y * p.w + gid.x] = data[gid.x * p.w + gid.y]; }",
        "linx-mpar-overlap",
        "equal addresses",
    ),
    (
        "two strides",
        "64",
        "data[gid.x] = 1u; data[gid.x * 2u] = 2u;",
        "linx-mpar-overlap",
        "equal addresses",
    ),
    (
        "wraps around",
        "64",
        "data[gid.x * 0x10000001u] = 1u;",
        "linx-mpar-address",
        "wrap",
    ),
    (
        "product that wraps around",
        "64",
        "data[gid.x * p.m] = 1u;",
        "linx-mpar-overlap",
        "workgroup_id.x",
    ),
    (
        "same word for all",
        "64",
        "data[0] = gid.x;",
        "linx-mpar-overlap",
        "does not depend",
    ),
    (
        "local index only",
        "64",
        "data[li] = gid.x;",
        "linx-mpar-overlap",
        "does not depend",
    ),
    (
        "loop past the slice",
        "32",
        "for (var i = li; i <= 256u; i += 32u) { data[wg.x * 256u + i] = i; }",
        "linx-mpar-overlap",
        "workgroup_id.x",
    ),
    (
        "loop with a limit of its own",
        "32",
        "for (var i = li; i < p.n; i += 32u) { data[wg.x * 256u + i] = i; }",
        "linx-mpar-overlap",
        "workgroup_id.x",
    ),
    (
        "step from memory",
        "32",
        "for (var i = li; i < 256u; i += table[li]) { data[wg.x * 256u + (i << 1u)] = i; }",
        "linx-mpar-overlap",
        "workgroup_id.x",
    ),
    (
        "halves of a buffer that overlap",
        "64",
        "if gid.x <= p.n { data[gid.x + p.n] = data[gid.x]; }",
        "linx-mpar-overlap",
        "equal addresses",
    ),
    (
        "old value used",
        "64",
        "data[gid.x] = atomicAdd(&count[0], 1u);",
        "linx-mpar-atomic",
        "old value",
    ),
    (
        "mixed kinds",
        "64",
        "atomicAdd(&count[0], 1u); atomicMax(&count[0], 2u);",
        "linx-mpar-atomic",
        "do not commute",
    ),
    (
        "exchange",
        "64",
        "atomicExchange(&count[0], gid.x);",
        "linx-mpar-atomic",
        "exchange",
    ),
    (
        "compare and exchange",
        "64",
        "atomicCompareExchangeWeak(&count[0], 0u, gid.x);",
        "linx-mpar-atomic",
        "compare-exchange",
    ),
    (
        "counted and read",
        "64",
        "atomicAdd(&count[gid.x & 7u], 1u); data[gid.x] = atomicLoad(&count[0]);",
        "linx-mpar-overlap",
        "`count`",
    ),
    (
        "width in a buffer that is written",
        "8, 8",
        "if gid.x < data[0] { data[gid.y * data[0] + gid.x + 1u] = 1u; }",
        "linx-mpar-address",
        "`data`",
    ),
];

// spec: L-32 Q-22: legal kernels are proven, under the conditions that were worked out by hand
#[test]
fn legal_kernels_have_a_proof() {
    let mut wrong = Vec::new();
    for (name, size, body, expected) in LEGAL {
        let (legality, sources) = verdict(size, Groups::Workgroups, body);
        let text = legality.explain(&sources);
        if legality.proof().is_none() || conditions(&legality) != *expected {
            wrong.push(format!("{name}: {body}\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

// spec: L-32: MSEQ is the fallback; the obstacle says why
#[test]
fn other_kernels_have_an_obstacle() {
    let mut wrong = Vec::new();
    for (name, size, body, code, word) in ILLEGAL {
        let (legality, sources) = verdict(size, Groups::Workgroups, body);
        let text = legality.explain(&sources);
        let right = match &legality {
            Legality::Obstacle(obstacle) => {
                let d = obstacle.diagnostic();
                obstacle.code == *code
                    && text.contains(word)
                    && !d.is_error()
                    && d.primary.is_some()
            }
            Legality::Proven(_) => false,
        };
        if !right {
            wrong.push(format!("{name}: {body}\n{text}"));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

// spec: L-29 L-32: strips of one workgroup are groups of their own
#[test]
fn strips_must_not_depend_on_each_other() {
    let legal = [
        ("128", "data[gid.x] += 1u;"),
        ("128", "more[gid.x] = more[gid.x].wzyx;"),
        (
            "16, 16",
            "if gid.x < p.w && gid.y < p.h { data[gid.y * p.w + gid.x] = 1u; }",
        ),
        (
            "128",
            "for (var i = gid.x; i < p.n; i += num.x * 128u) { data[gid.x] += table[i]; }",
        ),
        ("128", "if li == 0u { data[wg.x] = 1u; }"),
        ("128", "atomicAdd(&count[li & 1u], 1u);"),
    ];
    for (size, body) in legal {
        let (legality, sources) = verdict(size, Groups::Strips, body);
        assert!(
            legality.proof().is_some(),
            "{body}\n{}",
            legality.explain(&sources)
        );
    }
    let illegal = [
        (
            "128",
            "data[gid.x] = 1u; data[gid.x ^ 1u] += 2u;",
            "linx-mpar-overlap",
        ),
        ("128", "data[wg.x] = li;", "linx-mpar-overlap"),
        (
            "128",
            "data[wg.x * 128u + (table[li] & 127u)] = 1u;",
            "linx-mpar-overlap",
        ),
        (
            "128",
            "shared_words[li & 63u] = 1u; data[gid.x] = 2u;",
            "linx-mpar-workgroup",
        ),
        (
            "128",
            "workgroupBarrier(); data[gid.x] = 2u;",
            "linx-mpar-workgroup",
        ),
    ];
    for (size, body, code) in illegal {
        let (legality, sources) = verdict(size, Groups::Strips, body);
        let codes: Vec<_> = legality.diagnostics().iter().map(|d| d.code).collect();
        assert_eq!(codes, [code], "{body}\n{}", legality.explain(&sources));
    }
}

// spec: L-32: the written proof
#[test]
fn proofs_and_obstacles_name_buffers_and_places() {
    let body = "if gid.x >= p.n { return; }\n    data[gid.x] = table[gid.x] + data[gid.x];\n    atomicAdd(&count[7], 1u);";
    let (legality, sources) = verdict("64", Groups::Workgroups, body);
    let expected = "\
MPAR is legal for `main` (a group is a workgroup).
- `p`: nobody writes it during the dispatch.
- `table`: nobody writes it during the dispatch.
- `data`: who touches the same word has the same workgroup_id.x; the addresses do not depend on workgroup_id.y and workgroup_id.z, which must be 0 in the whole launch.
  - load at test.wgsl:14:34: word 64 * workgroup_id.x + local_id.x
  - store at test.wgsl:14:5: word 64 * workgroup_id.x + local_id.x
- `count`: only atomic operations of one kind that commutes, and no result is used; the words at the end do not depend on the order.
  - atomic add at test.wgsl:15:5: word 7
- Bindings do not overlap: the launcher copies each into a piece of its own.
- Registers and queues are not read after a group: only memory is live across groups.
The launcher checks, and otherwise runs the groups in order:
- p[8] <= 1073741824
- num_workgroups.y <= 1
- num_workgroups.z <= 1
";
    assert_eq!(legality.explain(&sources), expected);
    let proof = legality.proof().expect("proven");
    assert_eq!(proof.buffers()[1].why, Why::NotWritten);
    assert_eq!(proof.buffers()[3].why, Why::Commutative);

    let body = "data[gid.x] = 1u;\n    more[gid.x].x = data[gid.x + 1u];";
    let (legality, sources) = verdict("64", Groups::Workgroups, body);
    let expected = "\
MPAR is not proven; the kernel runs as MSEQ (linx-mpar-overlap): store and load of `data` may touch the same word in \
different groups.
- store at test.wgsl:13:1: word 64 * workgroup_id.x + local_id.x
- load at test.wgsl:14:21: word 64 * workgroup_id.x + local_id.x + 1
Nothing shows that equal addresses mean the same workgroup_id.x.
";
    assert_eq!(legality.explain(&sources), expected);
    let [d] = &legality.diagnostics()[..] else {
        panic!("one obstacle");
    };
    assert_eq!(d.secondary.len(), 1);
}

// spec: L-32: the examples of the repository
#[test]
fn examples() {
    let proven = [
        ("saxpy", "main", true),
        ("mandelbrot", "main", true),
        ("matmul", "main", true),
        ("collatz", "main", true),
        ("histogram", "main", true),
        ("nbody", "main", true),
        ("sha256", "main", true),
        ("scan", "scan_blocks", true),
        ("scan", "add_offsets", true),
        // One workgroup does it all: there is nothing to run side by side.
        ("scan", "scan_sums", false),
    ];
    for (name, entry, expected) in proven {
        let path = format!("{}/../../examples/{name}.wgsl", env!("CARGO_MANIFEST_DIR"));
        let mut sources = Sources::new();
        let text = std::fs::read_to_string(&path).expect("an example");
        let file = sources.add(path, text);
        let module = Module::parse(&mut sources, file, FrontOptions::default()).expect("valid");
        let kernel = module.kernel(Some(entry)).expect("compiles");
        let legality = analyse(&kernel, Groups::Workgroups);
        let text = legality.explain(&sources);
        assert_eq!(legality.proof().is_some(), expected, "{name}: {text}");
    }
}
