//! With DR = 1 the lanes of all dimensions are cut in runs of 64, whatever LB0 is: the lanes of a group are those.

use lanemask_asm::assemble;
use lanemask_check::{Options, check};
use lanemask_diag::{Diagnostic, Sources};

/// Rules that find something in a kernel of `groups` times 8 lanes.
fn rules(groups: u32, descriptors: &str, body: &str) -> Vec<&'static str> {
    let text = format!(
        "
.isa linx
.kernel k
    .lane_private 0, 8192
.end
k:
    BSTART.MSEQ 0
    C.B.DIMI 8, ->lb0
    C.B.DIMI {groups}, ->lb1
    {descriptors}
    B.IOT ->t<128B>
    B.IOT last, ->u<8KB>
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
    findings.iter().map(|f| f.rule).collect()
}

// spec: L-35 L-91: 16 groups of 8 lanes are two of 64, and lane 8 of the first has the slot of lane 0 of the second
#[test]
fn slots_of_a_group_have_room_for_all_its_lanes() {
    let body = "
    v.add lc0, zero, ->vt
    v.sw.local vt#1, [ts, lc0<<2, lc1<<5]";
    assert_eq!(rules(16, "", body), [""; 0]);
    assert!(rules(16, "B.CATR dr", body).contains(&"linx-local-private"));
    let apart = body.replace("lc1<<5", "lc1<<8");
    assert_eq!(rules(16, "B.CATR dr", &apart), [""; 0]);
}

// spec: L-24 L-35: 64 lanes of one group need 256 bytes
#[test]
fn tiles_have_room_for_all_lanes_of_a_group() {
    let body = "
    v.addi lc0, 0, ->vt
    v.swi.local vt#1, [to, lc0<<2, 0]";
    let tile = |rules: Vec<&str>| rules.contains(&"linx-tile-bounds");
    assert!(!tile(rules(8, "", body)));
    assert!(tile(rules(8, "B.CATR dr", body)));
}
