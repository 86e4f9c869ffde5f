//! Which numbers of lanes are told apart in lane-private scratch, and what is believed of a chosen mode.

use lanemask_asm::assemble;
use lanemask_check::{Options, check};
use lanemask_diag::{Diagnostic, Sources};

/// Rules and messages of a kernel of 2 groups of `lanes` lanes.
fn findings(lanes: u32, directives: &str, body: &str) -> Vec<(&'static str, String)> {
    let text = format!(
        "
.isa linx
.kernel k
    {directives}
.end
k:
    BSTART.MPAR 0
    C.B.DIMI {lanes}, ->lb0
    C.B.DIMI 2, ->lb1
    B.IOR [a0, a1],[]
    B.IOT ->t<128B>
    B.IOT last, ->u<4KB>
    B.TEXT body
    C.BSTOP
body:
{body}
    C.BSTOP
"
    );
    let mut sources = Sources::new();
    let file = sources.add("k.s", text);
    let (object, diagnostics) = assemble(&sources, file);
    assert!(
        !diagnostics.iter().any(Diagnostic::is_error),
        "{diagnostics:?}"
    );
    let findings = check(&object, &Options::default());
    (findings.into_iter().map(|f| (f.rule, f.message))).collect()
}

/// What is said of a row at `index` words, which is in vt#1; the rows of a group have 256 bytes.
fn of_index(lanes: u32, index: &str) -> Vec<&'static str> {
    let body = format!(
        "
    l.slli lc1, 6, ->u
{index}
    v.add vt#1, u#1, ->vt
    v.sw.local vt#1, [ts, vt#1<<2]"
    );
    let found = findings(lanes, ".lane_private 0, 4096", &body);
    found.into_iter().map(|f| f.0).collect()
}

// spec: L-91
#[test]
fn maps_that_give_each_lane_a_number_of_its_own() {
    for (lanes, index) in [
        (64, "    v.xori lc0, 1, ->vt"),
        (64, "    v.xori lc0, 63, ->vt"),
        // All numbers are below 8.
        (5, "    v.xori lc0, 6, ->vt"),
        // Twice the same bit, and two bits one after the other.
        (64, "    v.xori lc0, 4, ->vt\n    v.xori vt#1, 4, ->vt"),
        (64, "    v.xori lc0, 4, ->vt\n    v.xori vt#1, 7, ->vt"),
        // Bit 1 of twice the lane is bit 0 of the lane; bit 0 is free.
        (32, "    v.slli lc0, 1, ->vt\n    v.xori vt#1, 3, ->vt"),
    ] {
        assert_eq!(of_index(lanes, index), [""; 0], "{lanes} lanes, {index}");
    }
}

// spec: L-91
#[test]
fn maps_that_may_not() {
    for (lanes, index) in [
        // Two lanes have one number.
        (64, "    v.ori lc0, 1, ->vt"),
        (64, "    v.andi lc0, 62, ->vt"),
        (64, "    v.xori lc0, 1, ->vt\n    v.andi vt#1, 31, ->vt"),
        // Nothing is known of the number.
        (
            64,
            "    v.lw.brg [ri0, lc0<<2, lc1<<8], ->vt\n    v.xor lc0, vt#1, ->vt\n    v.andi vt#1, 63, ->vt",
        ),
    ] {
        let rules = of_index(lanes, index);
        assert!(rules.contains(&"linx-local-private"), "{index}: {rules:?}");
    }
    // Numbers of other lanes are no numbers of this one: the row of lane 0 is that of lane 1.
    let body = "
    v.xori lc0, 1, ->vt
    v.sw.local vt#1, [ts, vt#1<<2]
    v.lw.local [ts, lc0<<2, zero], ->vt
    v.sw.brg vt#1, [ri1, lc0<<2, lc1<<8]";
    let found = findings(64, ".lane_private 0, 4096", body);
    assert!(
        found
            .iter()
            .any(|(rule, message)| *rule == "linx-local-private"
                && message.contains("lanes that are"))
    );
}

// spec: L-32: who has chosen MPAR, and what is then said of accesses that cannot be told apart
#[test]
fn how_the_mode_was_chosen() {
    let body = "
    v.lw.brg [ri0, lc0<<2, lc1<<8], ->vt
    v.sw.brg vt#1, [ri1, vt#1<<2]";
    let of = |directive: &str| findings(64, directive, body);
    let message = |directive: &str| {
        let found = of(directive);
        assert_eq!(found.len(), 1, "{directive}: {found:?}");
        assert_eq!(found[0].0, "linx-mpar-unproven");
        found[0].1.clone()
    };
    assert_eq!(of(".mode proven"), []);
    assert!(message("").starts_with("ri1 + "));
    assert!(message(".mode by_hand").starts_with("ri1 + "));
    assert!(message(".mode forced").starts_with("MPAR was forced, and ri1 + "));
    assert!(message(".mode unproven").starts_with("the compiler has found no proof, and ri1 + "));
}
