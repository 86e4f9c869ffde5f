//! Control flow: what leaves what, and what variables hold afterwards.

mod common;
use common::outputs;
use lanemask_ir::{Region, Stmt};

#[test]
fn continue_in_switch_in_loop_runs_the_continuing_block() {
    // i: 0 even → adds 1; 1 → continue; 2 → falls to default, adds 100; 3 → break of the switch, adds 10000.
    let got = outputs(
        "",
        "var sum = 0u; var trips = 0u;
         for (var i = 0u; i < 4u; i++) {
            trips++;
            switch i {
                case 0u: { sum += 1u; }
                case 1u: { continue; }
                case 3u: { if sum > 0u { break; } sum = 7u; }
                default: { sum += 100u; }
            }
            sum += 10000u;
         }
         out[0] = sum; out[1] = trips;",
        2,
    );
    assert_eq!(got, [30101, 4]);
}

#[test]
fn default_in_the_middle_and_shared_cases() {
    let got = outputs(
        "fn f(x: i32) -> u32 {
            switch x {
                case 1, 2: { return 10u; }
                default: { return 20u; }
                case -1: { return 30u; }
            }
         }
         fn g(x: u32) -> u32 {
            var r = 5u;
            switch x {
                case 0u, default: { r = 6u; }
                case 7u: { if r == 5u { break; } r = 8u; }
                case 9u: { r += 3u; }
            }
            return r;
         }",
        "for (var i = 0; i < 5; i++) { out[i] = f(i - 1); }
         out[5] = g(0u); out[6] = g(1u); out[7] = g(7u); out[8] = g(9u);",
        9,
    );
    assert_eq!(got, [30, 20, 10, 10, 20, 6, 6, 5, 8]);
}

#[test]
fn early_returns_in_nested_loops() {
    // The first (i, j) with i * j == x, as i * 100 + j.
    let got = outputs(
        "fn find(x: u32) -> u32 {
            for (var i = 1u; i < 10u; i++) {
                for (var j = i; ; j++) {
                    if j >= 10u { break; }
                    if i * j == x { return i * 100u + j; }
                    if i * j > 50u { return 7777u; }
                }
            }
            return 9999u;
         }",
        "out[0] = find(12u); out[1] = find(35u); out[2] = find(51u); out[3] = find(1u);",
        4,
    );
    // 51: i = 6, j = 9 gives 54 > 50 before any product equals 51.
    assert_eq!(got, [206, 507, 7777, 101]);
}

#[test]
fn break_if_sees_values_of_the_body() {
    let got = outputs(
        "",
        "var i = 0u; var sum = 0u;
         loop {
            let twice = i * 2u;
            if i == 3u { i += 2u; continue; }
            sum += twice;
            continuing {
                i += 1u;
                sum += twice * 1000u;
                break if twice >= 14u;
            }
         }
         out[0] = sum; out[1] = i;",
        2,
    );
    // i = 0 1 2 3(→5, continue, →6) 6 7: twice = 0 2 4 6 12 14.
    assert_eq!(got, [2 + 4 + 12 + 14 + 38_000, 8]);
}

#[test]
fn pointers_of_the_body_are_usable_in_continuing() {
    let got = outputs(
        "",
        "var a: array<u32, 4>; var n = 0u;
         loop {
            let i = n & 3u;
            let p = &a[i];
            if n == 2u { n += 5u; continue; }
            *p += 1u;
            continuing { *p += 10u; n++; break if n >= 10u; }
         }
         out[0] = a[0]; out[1] = a[1]; out[2] = a[2]; out[3] = a[3];",
        4,
    );
    // n: 0 1 2(→7→8) 8 9
    assert_eq!(got, [22, 22, 10, 0]);
}

#[test]
fn variables_in_loops_start_anew() {
    let got = outputs(
        "",
        "for (var i = 0u; i < 3u; i++) {
            var x: u32;
            var v: array<u32, 20>;
            x += i + 1u;
            v[i] += x;
            v[0] += 100u;
            out[i] = x * 1000u + v[0] + v[1] + v[2];
         }",
        3,
    );
    assert_eq!(got, [1101, 2102, 3103]);
}

#[test]
fn callees_start_with_fresh_variables() {
    let got = outputs(
        "fn f(x: u32) -> u32 { var s: u32; var big: array<u32, 40>; big[x] += 1u; s += x; return s + 10u * big[1] + 100u * big[2]; }",
        "for (var i = 0u; i < 4u; i++) { out[i] = f(i); }",
        4,
    );
    assert_eq!(got, [0, 11, 102, 3]);
}

#[test]
fn short_circuits_do_not_evaluate_the_right_side() {
    let got = outputs(
        "fn count() -> bool { out[0] += 1u; return true; }",
        "if out[1] > 0u && count() { out[1] = 9u; }
         if out[1] == 0u || count() { out[2] = 5u; }
         if out[1] == 0u && count() { out[3] = 6u; }",
        4,
    );
    assert_eq!(got, [1, 0, 5, 6]);
}

#[test]
fn pointer_arguments_name_the_callers_variable() {
    let got = outputs(
        "struct S { a: u32, v: vec3u, m: array<u32, 3> }
         fn add(p: ptr<function, u32>, x: u32) { *p += x; if x == 1u { return; } *p *= 2u; }
         fn edit(p: ptr<function, S>) { (*p).a = 7u; (*p).v.y = 8u; add(&(*p).m[1], 5u); }
         var<private> counter: u32 = 40u;
         fn bump(p: ptr<private, u32>) -> u32 { *p += 1u; return *p; }",
        "var n = 3u; add(&n, 1u); add(&n, 2u); out[0] = n;
         var s: S; s.m[1] = 1u; edit(&s);
         out[1] = s.a; out[2] = s.v.y; out[3] = s.m[1]; out[4] = s.v.x;
         out[5] = bump(&counter); out[6] = counter;",
        7,
    );
    assert_eq!(got, [12, 7, 8, 12, 0, 41, 41]);
}

#[test]
fn swaps_in_loops_keep_both_values() {
    let got = outputs(
        "",
        "var a = 1u; var b = 2u;
         for (var i = 0u; i < 5u; i++) { let t = a; a = b; b = t; }
         out[0] = a; out[1] = b;
         var x = 0u; var y = 1u;
         for (var i = 0u; i < 10u; i++) { let t = x + y; x = y; y = t; }
         out[2] = x;",
        3,
    );
    assert_eq!(got, [2, 1, 55]);
}

#[test]
fn a_loop_that_only_returns() {
    let got = outputs(
        "fn f(n: u32) -> u32 { var i = n; loop { if i > 100u { return i; } i = i * 2u + 1u; } return 0u; }",
        "out[0] = f(1u); out[1] = f(200u);
         loop { loop { break; } out[2] = 4u; return; }",
        3,
    );
    assert_eq!(got, [127, 200, 4]);
}

#[test]
fn constant_conditions_and_dead_code() {
    let got = outputs(
        "const DEBUG = false;",
        "if DEBUG { out[0] = 1u; } else { out[1] = 2u; }
         switch 3u { case 3u: { out[2] = 3u; } default: { out[3] = 4u; } }
         while true { out[4] = 5u; break; }
         return;",
        5,
    );
    assert_eq!(got, [0, 2, 3, 0, 5]);
}

/// The cases of a large switch stand one after the other, not each in the one before: masks of 5,000 levels would find no registers.
#[test]
fn large_switches_stay_flat() {
    fn levels(region: &Region) -> usize {
        let of = |stmt: &Stmt| match stmt {
            Stmt::Inst(_) => 0,
            Stmt::Block { body, .. } | Stmt::Loop { body, .. } => levels(body),
            Stmt::If {
                then, otherwise, ..
            } => levels(then).max(levels(otherwise)),
        };
        1 + region.stmts.iter().map(of).max().unwrap_or(0)
    }
    let cases: String = (0..400)
        .map(|k| format!("case {k}u: {{ x = x * {}u + {k}u; }}\n", k % 7 + 2))
        .collect();
    let text = format!(
        "@group(0) @binding(0) var<storage, read_write> d: array<u32>;
         @compute @workgroup_size(32) fn main(@builtin(local_invocation_index) i: u32) {{
             var x = d[i];
             switch d[i] {{ {cases} default: {{ x = 9u; }} }}
             d[i] = x;
         }}"
    );
    let kernel = common::compile(&text);
    assert!(levels(&kernel.body) <= 65, "{}", levels(&kernel.body));
    let before: Vec<u32> = (0..32).map(|i| i * 13).collect();
    let after = common::run(&text, [1, 1, 1], vec![before.clone()]).remove(0);
    let want: Vec<u32> = (before.iter())
        .map(|&x| if x < 400 { x * (x % 7 + 2) + x } else { 9 })
        .collect();
    assert_eq!(after, want);
}
