//! `lanemask isa`.

mod common;
use common::Folder;

#[test]
fn the_card_of_an_instruction() {
    let run = Folder::new().run(&["isa", "csrs"]).expect(0);
    assert_eq!(run.stderr, "");
    // spec: W-G6-12: syntax, group and causes as in the table of group 6.
    for part in [
        "csrs csr, rs1\n",
        "group      6 (fixed)",
        "9 IllegalCsr",
        "8 IllegalMode",
        "W-G6-12",
    ] {
        assert!(run.stdout.contains(part), "{part} is not in {}", run.stdout);
    }
}

#[test]
fn the_list_of_all() {
    let run = Folder::new().run(&["isa"]).expect(0);
    for part in [
        "Group 1\n",
        "Group 6\n",
        "  endpgm ",
        "\nCSRs\n",
        "0x010 ro warpid",
        " 9 IllegalCsr",
    ] {
        assert!(run.stdout.contains(part), "{part} is not in {}", run.stdout);
    }
}

#[test]
fn a_misspelt_name_is_corrected() {
    let run = Folder::new().run(&["isa", "ednpgm"]).expect(2);
    assert_eq!(run.stdout, "");
    let want = "\
error[isa-unknown-name]: w32 has no instruction, CSR or trap cause `ednpgm`
 = did you mean `endpgm`?

";
    assert_eq!(run.stderr, want);
    let run = Folder::new().run(&["isa", "ednpgm", "--json"]).expect(2);
    assert_eq!(run.error_codes(), ["isa-unknown-name"]);
}

#[test]
fn part_of_a_name_lists_all_that_have_it() {
    let folder = Folder::new();
    let run = folder.run(&["isa", "ENDPG"]).expect(0);
    let lines: Vec<&str> = run.stdout.lines().collect();
    assert_eq!(lines[0], "instructions whose name contains `ENDPG`:");
    assert!(lines[1].starts_with("  endpgm "), "{run:?}");
    assert_eq!(lines.len(), 2);
    let run = folder.run(&["isa", "add"]).expect(0);
    assert!(
        run.stdout
            .starts_with("instructions whose name contains `add`:\n  "),
        "{run:?}"
    );
    assert!(run.stdout.contains("\n  v.add.u32 rd, "), "{run:?}");
    // In any case of letters; a whole name gives its card.
    let upper = folder.run(&["isa", "EXEC"]).expect(0);
    assert!(upper.stdout.starts_with("exec (CSR 0x000)\n"), "{upper:?}");
    let value = folder.run(&["isa", "ENDPG", "--json"]).expect(0).json();
    assert_eq!(value["instructions"][0]["mnemonic"], "endpgm");
    assert_eq!(value["instructions"].as_array().unwrap().len(), 1);
}

#[test]
fn json() {
    let card = Folder::new()
        .run(&["isa", "--json", "endpgm"])
        .expect(0)
        .json();
    let insn = &card["instructions"][0];
    assert_eq!(insn["mnemonic"], "endpgm");
    assert_eq!(insn["group"], 6);
    // spec: W-G6-2
    assert_eq!(insn["encodings"][0]["value"], "0xce");
    let all = Folder::new().run(&["isa", "--json"]).expect(0).json();
    assert_eq!(all["ok"], true);
    assert!(all["instructions"].as_array().unwrap().len() > 300);
    assert_eq!(all["csrs"].as_array().unwrap().len(), 21);
}

/// The instructions that raise a trap stand in columns.
#[test]
fn long_lists_are_wrapped() {
    let run = Folder::new().run(&["isa", "IllegalInsn"]).expect(0);
    assert!(run.stdout.lines().count() > 50, "{}", run.stdout);
    assert!(run.stdout.lines().all(|l| l.len() <= 100), "{}", run.stdout);
    let (_, list) = run.stdout.split_once("raised by  ").unwrap();
    let names: Vec<&str> = list.split_whitespace().collect();
    let json = Folder::new().run(&["isa", "--json"]).expect(0).json();
    let all = json["instructions"].as_array().unwrap();
    let has = |i: &&serde_json::Value| {
        let traps = i["traps"].as_array().unwrap();
        traps.iter().any(|t| t["name"] == "IllegalInsn" || *t == 1)
    };
    let want: Vec<&str> = (all.iter().filter(has))
        .map(|i| i["mnemonic"].as_str().unwrap())
        .collect();
    assert_eq!(names, want);
}

/// A number is a trap cause, or in hexadecimal a CSR, not a part of names.
#[test]
fn numbers_of_causes_and_csrs() {
    let folder = Folder::new();
    let first = |args: &[&str]| {
        let run = folder.run(&[&["isa"], args].concat()).expect(0);
        run.stdout.lines().next().unwrap_or_default().to_string()
    };
    assert_eq!(first(&["5"]), "MemoryFault (trap cause 5)");
    assert_eq!(first(&["7"]), first(&["FetchFault"]));
    assert_eq!(first(&["0x000"]), first(&["exec"]));
    assert_eq!(first(&["35", "--target", "linx"]), "DataPage (TRAPNUM 35)");
    let json = folder.run(&["isa", "5", "--json"]).expect(0).json();
    assert_eq!(json["traps"][0]["name"], "MemoryFault");
    assert_eq!(json["instructions"], serde_json::json!([]));
    folder.run(&["isa", "200"]).expect(2);
}
