//! Mistakes in files have a line and a reason, and a wrong expectation is found.

use lanemask_conformance::{fill, format, run, second};

const CODE: &str =
    "of u.add.u32 v.add.u32\ncode ? | u.add.u32 u4, u5, u6\ncode ? | v.add.u32 v4, v5, v6\n";

/// A case of two sums, with more lines.
fn case(lines: &str) -> String {
    let text = format!("conformance w32 1\n\ncase sums\n{CODE}{lines}");
    fill::fill(&text).expect("assembles")
}

/// The sums of the registers that nothing names: a5000005 + a5000006, and 5a000500 + lane + 5a000600 + lane.
const RIGHT: &str = "after u4 4a00000b\n";

fn sums() -> String {
    let words: Vec<String> = (0..32)
        .map(|l| format!("{:x}", 0xb400_0b00u32 + 2 * l))
        .collect();
    format!("masked v4 {}\n", words.join(" "))
}

/// What the emulator says of it; the reference executor must say as much.
fn check(lines: &str) -> Result<(), String> {
    both(&format::parse(&case(lines)).expect("parses").cases[0])
}

fn both(case: &format::Case) -> Result<(), String> {
    let (first, other) = (run::check(case), second::check(case));
    assert_eq!(first.is_ok(), other.is_ok(), "{first:?}, {other:?}");
    first
}

#[test]
fn a_right_case_conforms_and_prints_as_it_was_read() {
    let text = case(&format!("exec 0 1 ffffffff\n{RIGHT}{}", sums()));
    let file = format::parse(&text).expect("parses");
    assert_eq!(run::check(&file.cases[0]), Ok(()));
    assert_eq!(file.to_string(), text);
}

#[test]
fn each_place_is_compared() {
    let right = format!("{RIGHT}{}", sums());
    for (lines, want) in [
        (sums(), "u4 is"),
        (RIGHT.to_string(), "v4 is"),
        (format!("{right}after exec 1\n"), "exec is"),
        (format!("{right}after fflags 1\n"), "fflags is"),
        (format!("{right}after mode 1\n"), "mode is"),
        (format!("{right}after helpers 1\n"), "helpers is"),
        (format!("{right}after v31 1\n"), "v31 is"),
        (format!("{right}after u47 1\n"), "u47 is"),
        (
            format!("{right}before m200000000 1 2\nafter m200000000 1 3\n"),
            "m200000000 is",
        ),
        (format!("{right}end trap 2 0 at 0\n"), "trapcause is"),
        (format!("{right}end endpgm\n"), "it ends behind the code"),
        (format!("{right}rows u5 | u4\nrow 1 | 2\n"), "u4 is"),
    ] {
        let e = check(&lines).expect_err(&lines);
        assert!(e.contains(want), "{lines}: {e}");
    }
    let illegal = check_here(&format!("{right}before mode 4\n"));
    assert!(illegal.expect_err("MODE").contains("8 (IllegalMode)"));
    let only_here = check_here(&format!("{right}of nop\n"));
    assert!(
        only_here
            .expect_err("nop")
            .contains("`nop` is not executed")
    );
    let rows = "rows u5 u6 | u4\nrow 1 2 | 3\nrow ffffffff 2 | 1\n";
    assert_eq!(check(&format!("{right}{rows}")), Ok(()));
    assert_eq!(check(&format!("{}any u4\n", sums())), Ok(()));
    // A trap where none is expected.
    let text = "conformance w32 1\ncase t\nof trap\ncode ? | trap 5\n";
    let file = format::parse(&fill::fill(text).expect("assembles")).expect("parses");
    assert!(
        run::check(&file.cases[0])
            .expect_err("traps")
            .contains("trapcause is")
    );
}

fn check_here(lines: &str) -> Result<(), String> {
    run::check(&format::parse(&case(lines)).expect("parses").cases[0])
}

#[test]
fn a_range_holds_its_ends_and_nothing_else() {
    for (range, fits) in [
        ("4a00000b-4a00000b", true),
        ("4a00000b-4a00000c", true),
        ("0-4a00000b", true),
        ("4a00000c-ffffffff", false),
        ("0-4a00000a", false),
    ] {
        let lines = format!("{}after u4 {range}\n", sums());
        assert_eq!(check(&lines).is_ok(), fits, "{range}");
        let rows = format!(
            "{}rows u5 u6 | u4\nrow a5000005 a5000006 | {range}\n",
            sums()
        );
        assert_eq!(check(&rows).is_ok(), fits, "row {range}");
    }
    // One lane's range, and printed as it was read.
    let lanes = sums().replacen("masked v4 b4000b00", "masked v4 b4000aff-b4000b00", 1);
    let text = case(&format!("{RIGHT}{lanes}"));
    let file = format::parse(&text).expect("parses");
    assert_eq!(both(&file.cases[0]), Ok(()));
    assert_eq!(file.to_string(), text);
}

/// Two warps with numbers of their own, which meet at a barrier or not.
fn warps(lines: &str) -> Result<(), String> {
    let text = format!("conformance w32 1\n\ncase warps\nof barrier\nwarps 2\n{lines}");
    let text = fill::fill(&text).expect("assembles");
    let file = format::parse(&text).unwrap_or_else(|e| panic!("{e}"));
    assert_eq!(file.to_string(), text);
    both(&file.cases[0])
}

#[test]
fn warps_have_places_of_their_own() {
    let code =
        "code ? | ls.store.b32 v4, v5, 0\ncode ? | barrier\ncode ? | ls.load.b32 v6, v7, 0\n";
    let before =
        "before v4 11\nbefore v5 0\nbefore v7 4\nbefore w1.v4 22\nbefore w1.v5 4\nbefore w1.v7 0\n";
    // Places of single warps are printed behind the others.
    let (all, own) = before.split_at(before.find("before w1").expect("own"));
    let text = |after: &str| format!("{code}{all}after v6 22\n{own}{after}");
    let w1 = format!("after w1.v6 {}\n", ["11"; 32].join(" "));
    let (v4, v5, v7) = (
        ["22"; 32].join(" "),
        ["4"; 32].join(" "),
        ["0"; 32].join(" "),
    );
    let own = |t: String| {
        t.replace("w1.v4 22", &format!("w1.v4 {v4}"))
            .replace("w1.v5 4", &format!("w1.v5 {v5}"))
            .replace("w1.v7 0", &format!("w1.v7 {v7}"))
    };
    assert_eq!(warps(&own(text(&w1))), Ok(()));
    let e = warps(&own(text(""))).expect_err("both are not 22");
    assert!(e.contains("w1.v6 is"), "{e}");
}

#[test]
fn a_barrier_fault_has_a_mask() {
    let code = "code ? | bnz u8, .+12\ncode ? | barrier\ncode ? | b .+8\ncode ? | barrier\n";
    let text = |end: &str| format!("{code}before u8 0\nbefore w1.u8 1\n{end}");
    assert_eq!(warps(&text("end barrierfault 3\n")), Ok(()));
    assert!(warps(&text("end barrierfault 1\n")).is_err());
    assert!(warps(&text("")).is_err());
    let together = format!("{code}before u8 0\nend barrierfault 3\n");
    let e = warps(&together).expect_err("they meet");
    assert!(e.contains("no BarrierFault"), "{e}");
}

#[test]
fn a_trap_may_stop_the_dispatch() {
    let code = "conformance w32 1\n\ncase t\nof trap\ncode ? | trap 5\nbefore trapbase 0\n";
    let run = |end: &str| {
        let text = fill::fill(&format!("{code}{end}")).expect("assembles");
        let file = format::parse(&text).expect("parses");
        assert_eq!(file.to_string(), text);
        both(&file.cases[0])
    };
    assert_eq!(run("end stop 2 5 at 0\n"), Ok(()));
    for wrong in [
        "end stop 3 5 at 0\n",
        "end stop 2 6 at 0\n",
        "end stop 2 5 at 4\n",
        "",
    ] {
        assert!(run(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn words_and_texts_agree() {
    let text = case(RIGHT).replace("u.add.u32 u4", "u.add.u32 u3");
    let file = format::parse(&text).expect("parses");
    let e = run::check(&file.cases[0]).expect_err("wrong text");
    assert!(e.contains("is `u.add.u32 u4, u5, u6`, not"), "{e}");
}

#[test]
fn mistakes_have_a_line() {
    for (lines, at, want) in [
        ("", 1, "first line"),
        ("conformance w32 2\n", 1, "first line"),
        ("conformance w32 1\nof nop\n", 2, "before the first `case`"),
        ("conformance w32 1\ncase a\n\ncase a\n", 4, "above"),
        (
            "conformance w32 1\nlanes a = 1 2\n",
            2,
            "2 words instead of 32",
        ),
        ("conformance w32 1\nlanes a\n", 2, "lanes NAME"),
        (
            "conformance w32 1\ncase a\nof nop\n",
            2,
            "needs `of` and `code`",
        ),
        (
            "conformance w32 1\ncase a\nwhat 1\n",
            3,
            "no line of a case",
        ),
        ("conformance w32 1\ncase a\ncode 0\n", 3, "text"),
        (
            "conformance w32 1\ncase a\ncode xyz | nop\n",
            3,
            "hexadecimal",
        ),
        ("conformance w32 1\ncase a\nexec\n", 3, "missing"),
        ("conformance w32 1\ncase a\nexec 100000000\n", 3, "32-bit"),
        ("conformance w32 1\ncase a\nbefore v128 1\n", 3, "no place"),
        (
            "conformance w32 1\ncase a\nbefore \u{e4} 1\n",
            3,
            "no place",
        ),
        (
            "conformance w32 1\ncase a\nbefore m200000004 1\n",
            3,
            "no place",
        ),
        (
            "conformance w32 1\ncase a\nbefore v1 1 2\n",
            3,
            "cannot have 2",
        ),
        ("conformance w32 1\ncase a\nbefore v1 @a\n", 3, "no list"),
        (
            "conformance w32 1\ncase a\nbefore v1\n",
            3,
            "place and its value",
        ),
        (
            "conformance w32 1\ncase a\nafter u1 1\nafter u1 1\n",
            4,
            "already",
        ),
        (
            "conformance w32 1\ncase a\nrows v1 |\n",
            3,
            "no single word",
        ),
        ("conformance w32 1\ncase a\nrows u1\n", 3, "PLACES"),
        ("conformance w32 1\ncase a\nrow 1\n", 3, "for 0 places"),
        ("conformance w32 1\ncase a\nend now\n", 3, "endpgm"),
        (
            "conformance w32 1\ncase a\nafter u1 2-1\n",
            3,
            "holds no word",
        ),
        (
            "conformance w32 1\ncase a\nbefore u1 1-2\n",
            3,
            "no single word",
        ),
        (
            "conformance w32 1\ncase a\nmasked u1 1-2\n",
            3,
            "no single word",
        ),
        (
            "conformance w32 1\ncase a\nrows u1 | u2\nrow 1-2 | 3\n",
            4,
            "no single word",
        ),
        ("conformance w32 1\ncase a\nwarps 9\n", 3, "1 to 8"),
        ("conformance w32 1\ncase a\nafter w1.u1 2\n", 3, "no warp 1"),
        (
            "conformance w32 1\ncase a\nwarps 2\nafter w1.m200000000 2\n",
            4,
            "of all warps",
        ),
        (
            "conformance w32 1\ncase a\nwarps 2\nmasked w1.v0 2\n",
            4,
            "of all warps",
        ),
        (
            "conformance w32 1\ncase a\nregisters 200 64\n",
            3,
            "1 to 128",
        ),
    ] {
        let e = format::parse(lines).expect_err(lines);
        assert!(e.line == at && e.message.contains(want), "{lines:?}: {e}");
    }
}
