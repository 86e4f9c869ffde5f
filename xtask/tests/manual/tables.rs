//! The tables of the excerpts of the w32 manual (3.1, 3.3 and 6.6, revision 0.1.2), with their numbers, in the manual.

use crate::cards::{self, Card};
use crate::{cells, page};

/// 3.3: name, number, access.
const CSRS: [(&str, &str, &str); 21] = [
    ("exec", "0x000", "rw"),
    ("mode", "0x001", "rw"),
    ("fflags", "0x002", "rw"),
    ("trapctl", "0x003", "rw"),
    ("warpid", "0x010", "r"),
    ("spid", "0x011", "r"),
    ("coreid", "0x012", "r"),
    ("wgslot", "0x013", "r"),
    ("clock", "0x020", "r"),
    ("clockh", "0x021", "r"),
    ("time", "0x022", "r"),
    ("timeh", "0x023", "r"),
    ("scratch_lo", "0x030", "r"),
    ("scratch_hi", "0x031", "r"),
    ("scratch_size", "0x032", "r"),
    ("code_lo", "0x033", "r"),
    ("code_hi", "0x034", "r"),
    ("trapbase", "0x040", "rw"),
    ("trapcause", "0x041", "rw"),
    ("trappc", "0x042", "rw"),
    ("trapinfo", "0x043", "rw"),
];

/// 6.6, in its order: name, operands by name, encoding, latency, flags.
const GROUP_6: [(&str, &str, &str, &str, &str); 16] = [
    (
        "sleep",
        "imm:u20",
        "SYS op opcode=0x4e f5=0x4",
        "fixed:1",
        "ei",
    ),
    (
        "barrier",
        "",
        "SYS op opcode=0x4e f5=0x6",
        "fixed:1",
        "ei sy",
    ),
    (
        "icache.inv",
        "",
        "SYS op opcode=0x4e f5=0xc",
        "fixed:1",
        "ei sz",
    ),
    (
        "waitcnt",
        "vm:c_vm vst:c_vst tex:c_tex ls:c_ls sm:c_sm sfu:c_sfu",
        "WAIT op opcode=0x50",
        "fixed:1",
        "ei sy",
    ),
    ("nop", "", "SYS op opcode=0x4e f5=0x0", "fixed:1", "ei"),
    (
        "endpgm",
        "",
        "SYS op opcode=0x4e f5=0x1",
        "fixed:1",
        "ei eb tm",
    ),
    (
        "trap",
        "imm:u20",
        "SYS op opcode=0x4e f5=0x2",
        "fixed:1",
        "ei eb mt",
    ),
    ("brk", "", "SYS op opcode=0x4e f5=0x3", "fixed:1", "ei mt"),
    (
        "setprio",
        "imm:u20",
        "SYS op opcode=0x4e f5=0x5",
        "fixed:1",
        "ei",
    ),
    (
        "csrr",
        "rd:u csr:csr",
        "CSR op opcode=0x52 f3=0x0",
        "fixed:2",
        "ei",
    ),
    (
        "csrw",
        "csr:csr rs1:u",
        "CSR op opcode=0x52 f3=0x1",
        "fixed:2",
        "ei sz mt",
    ),
    (
        "csrs",
        "csr:csr rs1:u",
        "CSR op opcode=0x52 f3=0x2",
        "fixed:2",
        "ei sz mt",
    ),
    (
        "csrc",
        "csr:csr rs1:u",
        "CSR op opcode=0x52 f3=0x3",
        "fixed:2",
        "ei sz mt",
    ),
    (
        "csrwi",
        "csr:csr rs1:u6",
        "CSR op opcode=0x52 f3=0x4",
        "fixed:2",
        "ei sz mt",
    ),
    (
        "csrsi",
        "csr:csr rs1:u6",
        "CSR op opcode=0x52 f3=0x5",
        "fixed:2",
        "ei sz mt",
    ),
    (
        "csrci",
        "csr:csr rs1:u6",
        "CSR op opcode=0x52 f3=0x6",
        "fixed:2",
        "ei sz mt",
    ),
];

/// Rows of the tables of a page.
fn rows(page: &str) -> Vec<Vec<&str>> {
    page.lines().filter_map(cells).collect()
}

// spec: W-CSR-1
#[test]
fn the_csr_table_has_the_numbers_of_the_excerpt() {
    let page = page("w32/reference/csrs.md");
    let rows = rows(&page);
    let found: Vec<(&str, &str, &str)> = rows
        .iter()
        .filter(|r| r[0].starts_with('`'))
        .map(|r| (r[0].trim_matches('`'), r[1], r[2]))
        .collect();
    assert_eq!(found, CSRS);
}

// spec: W-REG-1 W-REG-2 W-REG-3
#[test]
fn the_register_table_has_the_numbers_of_the_excerpt() {
    let page = page("w32/reference/registers.md");
    let rows = rows(&page);
    for (file, bits, scope) in [("`v0`–`v127`", "32", "lane"), ("`u0`–`u63`", "32", "warp")] {
        assert!(
            rows.iter()
                .any(|r| (r[0], r[1], r[2]) == (file, bits, scope)),
            "{file}"
        );
    }
    assert!(page.contains("A warp has 32 lanes."));
    let chapter = crate::page("w32/registers.md");
    for (file, width) in [
        ("`v0`–`v127`", "32 bits per lane"),
        ("`u0`–`u63`", "32 bits per warp"),
    ] {
        let row = format!("| {file} | {width} |");
        assert!(chapter.contains(&row), "{row}");
    }
}

/// 3.2: instruction, new EXEC as the chapter has it, and as the card has it.
const SAVEEXEC: [(&str, &str, &str); 6] = [
    ("saveexec.and", "EXEC & u_cond", "new = EXEC & rs1"),
    ("saveexec.or", "EXEC \\| u_cond", "new = EXEC | rs1"),
    ("saveexec.xor", "EXEC ^ u_cond", "new = EXEC ^ rs1"),
    ("saveexec.andn1", "u_cond & ~EXEC", "new = rs1 & ~EXEC"),
    ("saveexec.andn2", "EXEC & ~u_cond", "new = EXEC & ~rs1"),
    ("saveexec.mov", "u_cond", "new = rs1"),
];

// spec: W-EXEC-2
#[test]
fn the_saveexec_table_is_that_of_the_excerpt() {
    let page = page("w32/exec.md");
    let lines: Vec<&str> = page.lines().collect();
    let cards = cards::all();
    for (name, new, pseudo) in SAVEEXEC {
        let row = format!("| `{name}` | {new} |");
        assert!(lines.iter().any(|l| l.starts_with(&row)), "{row}");
        let card = &cards[name];
        assert_eq!(
            card.blocks[1],
            format!("{pseudo}\nrd = EXEC\nEXEC = new"),
            "{name}"
        );
    }
}

// spec: W-G6-1 W-G6-2 W-G6-3 W-G6-4 W-G6-5 W-G6-6 W-G6-7 W-G6-8 W-G6-9 W-G6-10 W-G6-11 W-G6-12 W-G6-13 W-G6-14 W-G6-15 W-G6-16
#[test]
fn group_6_is_the_excerpt_card_by_card() {
    let page = page("w32/reference/group-6.md");
    let headings: Vec<&str> = page
        .lines()
        .filter_map(|l| l.strip_prefix("### "))
        .collect();
    assert_eq!(headings, GROUP_6.map(|row| row.0));
    let sections: Vec<&str> = page.lines().filter(|l| l.starts_with("## ")).collect();
    assert_eq!(
        sections,
        [
            "## Sync and waitcnt (4 instructions)",
            "## Warp control and traps (5 instructions)",
            "## CSR access (7 instructions)"
        ]
    );
    let cards = cards::all();
    for (name, operands, encoding, latency, flags) in GROUP_6 {
        let card: &Card = &cards[name];
        assert!(card.fixed, "{name}");
        assert_eq!(card.blocks[0], format!("{name} {operands}").trim_end());
        assert_eq!(
            card.encodings,
            [[&format!("`{name}`"), encoding, latency, flags]],
            "{name}"
        );
    }
}
