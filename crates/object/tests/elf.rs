//! The ELF file: round trip, other tools, damaged files.
#![allow(clippy::print_stderr)] // a missing tool is said aloud

use lanemask_object::{
    Access, KernelMeta, LineRow, LineTable, LinxAbi, LinxBound, LinxChoice, LinxLaunch, LinxMeta,
    LinxMode, MaskNote, Notes, Object, OperandName, ResourceKind, ResourceMeta, SectionKind,
    Symbol,
};
use std::process::Command;

fn sample() -> Object {
    let symbol = |name: &str, section, offset, size, global| Symbol {
        name: name.into(),
        section,
        offset,
        size,
        global,
    };
    Object {
        target: "w32".into(),
        code: (0..64u8).collect(),
        data: vec![7; 33],
        symbols: vec![
            symbol("alpha", SectionKind::Code, 0, 32, true),
            symbol("loop", SectionKind::Code, 8, 0, false),
            symbol("beta", SectionKind::Code, 32, 32, true),
            symbol("table", SectionKind::Data, 4, 16, false),
            symbol("zeta", SectionKind::Data, 33, 0, true),
        ],
        kernels: vec![
            KernelMeta {
                name: "alpha".into(),
                entry: 0,
                workgroup_size: [64, 2, 1],
                v_regs: 12,
                u_regs: 34,
                scratch_bytes: 16,
                workgroup_bytes: 1024,
                order_dependent: true,
                resources: vec![
                    ResourceMeta {
                        group: 0,
                        binding: 1,
                        name: "in \"put\"".into(),
                        access: Access::ReadOnly,
                        min_bytes: 4,
                        kind: ResourceKind::Buffer,
                    },
                    ResourceMeta {
                        group: 0,
                        binding: 2,
                        name: "out".into(),
                        access: Access::ReadWrite,
                        min_bytes: 0,
                        kind: ResourceKind::Buffer,
                    },
                    ResourceMeta {
                        group: 3,
                        binding: 0,
                        name: "größe".into(),
                        access: Access::Uniform,
                        min_bytes: 16,
                        kind: ResourceKind::Buffer,
                    },
                    ResourceMeta {
                        group: 3,
                        binding: 1,
                        name: "picture".into(),
                        access: Access::ReadOnly,
                        min_bytes: 0,
                        kind: ResourceKind::Image("2d array depth".parse().unwrap()),
                    },
                    ResourceMeta {
                        group: 3,
                        binding: 2,
                        name: "compared".into(),
                        access: Access::ReadOnly,
                        min_bytes: 0,
                        kind: ResourceKind::Sampler { comparison: true },
                    },
                ],
                linx: None,
                constants: vec![1, u32::MAX],
            },
            KernelMeta {
                name: "beta".into(),
                entry: 32,
                workgroup_size: [1, 1, 1],
                ..KernelMeta::default()
            },
        ],
        lines: LineTable {
            files: vec!["dir/a.wgsl".into(), "b.wgsl".into()],
            rows: vec![
                LineRow {
                    pc: 0,
                    file: 0,
                    line: 3,
                    column: 5,
                },
                LineRow {
                    pc: 8,
                    file: 1,
                    line: 1,
                    column: 0,
                },
                LineRow {
                    pc: 16,
                    file: 0,
                    line: 0,
                    column: 0,
                },
                LineRow {
                    pc: 60,
                    file: 0,
                    line: 70000,
                    column: 999,
                },
            ],
        },
        notes: Notes::default(),
    }
}

#[test]
fn round_trip() {
    let object = sample();
    assert_eq!(Object::from_elf(&object.to_elf()), Ok(object.clone()));
    assert_eq!(object.to_elf(), object.to_elf());
    // The reader does not rely on the alignment of its input.
    let shifted = [vec![0], object.to_elf()].concat();
    assert_eq!(Object::from_elf(&shifted[1..]), Ok(object));
    assert_eq!(
        Object::from_elf(&Object::default().to_elf()),
        Ok(Object::default())
    );
}

#[test]
fn symbols_come_back_sorted() {
    let mut object = sample();
    object.symbols.reverse();
    assert_eq!(Object::from_elf(&object.to_elf()), Ok(sample()));
}

#[test]
fn line_rows_outside_the_code_are_dropped() {
    let mut object = sample();
    object.lines.rows.push(LineRow {
        pc: 64,
        file: 0,
        line: 1,
        column: 1,
    });
    object.lines.rows.insert(
        1,
        LineRow {
            pc: 2,
            file: 9,
            line: 1,
            column: 1,
        },
    );
    assert_eq!(Object::from_elf(&object.to_elf()), Ok(sample()));
}

/// Every shortened file is refused; the section headers are at its end.
#[test]
fn truncated_files_are_errors() {
    let elf = sample().to_elf();
    for len in 0..elf.len() {
        let error = Object::from_elf(&elf[..len]).expect_err("a truncated file was accepted");
        assert!(!error.message.is_empty());
    }
}

#[test]
fn flipped_bits_never_panic() {
    let elf = sample().to_elf();
    let mut state = 1u64;
    let mut random = |n: usize| {
        state = state
            .wrapping_mul(6364136223846793005)
            .wrapping_add(1442695040888963407);
        (state >> 33) as usize % n
    };
    let mut refused = 0;
    for k in 0..elf.len() * 8 + 20_000 {
        let mut bad = elf.clone();
        // Every single bit once, then several at a time.
        match k.checked_sub(elf.len() * 8) {
            None => bad[k / 8] ^= 1 << (k % 8),
            Some(_) => (0..1 + random(8)).for_each(|_| bad[random(elf.len())] ^= 1 << random(8)),
        }
        match Object::from_elf(&bad) {
            Err(_) => refused += 1,
            Ok(o) => {
                assert!(o.kernels.iter().all(|k| (k.entry as usize) < o.code.len()));
                assert!(
                    o.lines
                        .rows
                        .iter()
                        .all(|r| (r.file as usize) < o.lines.files.len())
                );
            }
        }
    }
    assert!(refused > 1000, "{refused}");
}

#[test]
fn each_refusal_has_its_code() {
    let elf = sample().to_elf();
    let with = |at: usize, byte: u8| {
        let mut bad = elf.clone();
        bad[at] = byte;
        Object::from_elf(&bad).map_err(|e| e.code)
    };
    assert_eq!(with(0, 0), Err("object-not-elf"));
    assert_eq!(with(4, 1), Err("object-wrong-class")); // EI_CLASS
    assert_eq!(with(5, 2), Err("object-wrong-class")); // EI_DATA
    assert_eq!(with(18, 62), Err("object-wrong-machine")); // e_machine
    assert_eq!(with(16, 2), Err("object-malformed")); // e_type
    assert_eq!(with(40 + 7, 0xff), Err("object-malformed")); // e_shoff
    assert_eq!(with(60 + 1, 0xff), Err("object-malformed")); // e_shnum

    let refuse = |change: &dyn Fn(&mut Object)| {
        let mut object = sample();
        change(&mut object);
        Object::from_elf(&object.to_elf())
            .expect_err("accepted")
            .to_string()
    };
    assert_eq!(
        refuse(&|o| o.kernels[1].entry = 64),
        "kernel `beta` starts at 0x40, but the code has 0x40 bytes [object-metadata]"
    );
    assert_eq!(
        refuse(&|o| o.kernels[1].workgroup_size[2] = 0),
        "kernel `beta` has an empty workgroup [object-metadata]"
    );
    assert_eq!(
        refuse(&|o| o.kernels[1].name = "alpha".into()),
        "two kernels are called `alpha` [object-metadata]"
    );
    assert_eq!(
        refuse(&|o| o.symbols[3].size = 30),
        "symbol `table` (30 bytes at 0x4) lies outside its section of 0x21 bytes [object-malformed]"
    );
}

/// The sample as an object of two linx kernels, one compiled, one by hand.
fn linx_sample() -> Object {
    let mut object = sample();
    object.target = "linx".into();
    object.kernels[0].linx = Some(LinxMeta {
        base: 0x1_0000_1000,
        lanes: 64,
        mode: LinxMode::Mpar,
        lane_private: vec![(0, 256), (512, 1024)],
        conditions: vec![
            "num_workgroups.y <= 1".into(),
            "bytes(buffer0) <= 4096".into(),
        ],
        abi: Some(LinxAbi {
            strips: 2,
            scratch_bytes_per_group: 512,
            tile_bytes: 8192,
            spill_bytes_per_group: 1024,
            workgroup_bytes: 1028,
        }),
        launch: Some(LinxLaunch {
            bounds: [
                LinxBound::number(64),
                LinxBound {
                    register: 3,
                    number: 5,
                },
                LinxBound::number(1),
            ],
            strip_mined: true,
        }),
        imports: vec![2, 4, 23],
        choice: LinxChoice::Proven,
    });
    object.kernels[1].linx = Some(LinxMeta::new(0x1000, 4, LinxMode::Mseq));
    object.notes = Notes {
        names: vec![OperandName {
            offset: 4,
            field: 2,
            name: "x".into(),
        }],
        masks: vec![
            MaskNote {
                offset: 0,
                name: Some("all".into()),
                is: Some("entry".parse().unwrap()),
            },
            MaskNote {
                offset: 8,
                name: None,
                is: Some("all & ~then".parse().unwrap()),
            },
        ],
    };
    object
}

#[test]
fn linx_metadata_makes_the_round_trip_and_w32_notes_have_none() {
    let object = linx_sample();
    assert_eq!(Object::from_elf(&object.to_elf()), Ok(object));
    let elf = sample().to_elf();
    let note = String::from_utf8_lossy(&elf).into_owned();
    assert!(note.contains("\"format\":1") && !note.contains("linx"));
}

#[test]
fn wrong_linx_metadata_is_refused() {
    let elf = linx_sample().to_elf();
    // Changes of equal length, so that sizes and offsets stay right.
    let refuse = |from: &str, to: &str| {
        assert_eq!(from.len(), to.len());
        let at = elf.windows(from.len()).position(|w| w == from.as_bytes());
        let at = at.unwrap_or_else(|| panic!("no `{from}` in the note"));
        let mut bad = elf.clone();
        bad[at..at + to.len()].copy_from_slice(to.as_bytes());
        Object::from_elf(&bad).expect_err(to).to_string()
    };
    let of = |what: &str, expected: &str| {
        format!("`{what}` of `linx` of kernel 0 is not {expected} [object-metadata]")
    };
    assert_eq!(
        refuse("\"mode\":\"mpar\"", "\"mode\":\"mpa2\""),
        of("mode", "`mpar` or `mseq`")
    );
    assert_eq!(
        refuse("\"lanes\":64", "\"lanes\":-4"),
        of("lanes", "a number below 2^32")
    );
    assert_eq!(
        refuse("\"base\":4294971392", "\"base\":\"94971392\""),
        of("base", "a number below 2^64")
    );
    assert_eq!(
        refuse("[512,1024]", "[51,2,104]"),
        of("lane_private", "a list of pairs of numbers below 2^32")
    );
    assert_eq!(
        refuse("\"bytes(buffer0) <= 4096\"", "[[[[[[[[[[11]]]]]]]]]]  "),
        of("conditions", "a list of texts")
    );
    assert_eq!(
        refuse("\"tile_bytes\":8192", "\"tile_bytes\":true"),
        "`tile_bytes` of `abi` of `linx` of kernel 0 is not a number below 2^32 [object-metadata]"
    );
    assert_eq!(
        refuse("[2,4,23]", "[2,4,24]"),
        of("imports", "a list of registers 0 to 23")
    );
    assert_eq!(
        refuse("\"proven\"", "\"proved\""),
        of("choice", "`proven`, `forced` or `unproven`")
    );
    assert_eq!(
        refuse("[3,5]", "[355]"),
        "`bounds` of `launch` of `linx` of kernel 0 is not three pairs of a register and a number [object-metadata]"
    );
    assert_eq!(
        refuse("\"all & ~then\"", "\"all & ~1hen\""),
        "`masks` of `notes` of the kernel metadata is not a list of offset, name and expression [object-metadata]"
    );
    assert_eq!(
        refuse("[4,2,\"x\"]", "[4,2,\"1\"]"),
        "`names` of `notes` of the kernel metadata is not a list of offset, field and name [object-metadata]"
    );
    assert_eq!(
        refuse("\"abi\":null", "\"abi\":7   "),
        "`abi` of `linx` of kernel 1 is not a JSON object [object-metadata]"
    );
    assert_eq!(
        refuse("\"abi\":null", "\"abj\":null"),
        "`linx` of kernel 1 lacks `abi` [object-metadata]"
    );
}

/// Runs a binutils program on the sample; `None` (said aloud) if it is not installed.
fn tool(program: &str, args: &[&str]) -> Option<String> {
    let path = std::env::temp_dir().join(format!(
        "lanemask-object-{}-{program}.o",
        std::process::id()
    ));
    std::fs::write(&path, sample().to_elf()).expect("the temporary directory is writable");
    let output = Command::new(program).args(args).arg(&path).output();
    let _ = std::fs::remove_file(&path);
    let Ok(output) = output else {
        eprintln!("SKIPPED: {program} is not installed");
        return None;
    };
    let stderr = String::from_utf8_lossy(&output.stderr);
    assert!(
        output.status.success() && stderr.trim().is_empty(),
        "{program} {args:?}: {stderr}"
    );
    let stdout = String::from_utf8_lossy(&output.stdout).into_owned();
    assert!(!stdout.to_lowercase().contains("warning"), "{stdout}");
    Some(stdout)
}

#[test]
fn readelf_accepts_the_file() {
    let Some(all) = tool("readelf", &["-a", "-W"]) else {
        return;
    };
    let squeezed: Vec<String> = all
        .lines()
        .map(|l| l.split_whitespace().collect::<Vec<_>>().join(" "))
        .collect();
    let has = |part: &str| {
        assert!(
            squeezed.iter().any(|l| l.contains(part)),
            "no `{part}` in\n{all}"
        )
    };
    has("Class: ELF64");
    has("Type: REL");
    has("32 FUNC GLOBAL DEFAULT 1 alpha");
    has("0 NOTYPE LOCAL DEFAULT 1 loop");
    has("16 OBJECT LOCAL DEFAULT 2 table");
    has(".note.lanemask");
    let Some(notes) = tool("readelf", &["-n"]) else {
        return;
    };
    assert!(notes.contains("Lanemask"), "{notes}");
}

/// What the README says of objdump: headers, sections and symbols, and no instructions.
#[test]
fn objdump_reads_all_but_instructions() {
    let Some(text) = tool("objdump", &["-f", "-h", "-t", "-s"]) else {
        return;
    };
    for part in ["elf64-little", ".text", ".rodata", "alpha", ".debug_line"] {
        assert!(text.contains(part), "no {part} in\n{text}");
    }
}

#[test]
fn other_tools_show_the_line_table() {
    for (program, arg) in [
        ("readelf", "--debug-dump=decodedline"),
        ("objdump", "--dwarf=decodedline"),
    ] {
        let Some(text) = tool(program, &[arg]) else {
            continue;
        };
        let rows: Vec<Vec<&str>> = text
            .lines()
            .map(|l| l.split_whitespace().collect())
            .collect();
        let has = |row: &[&str]| {
            assert!(
                rows.iter().any(|r| r.starts_with(row)),
                "no {row:?} in\n{text}"
            )
        };
        has(&["dir/a.wgsl", "3", "0"]);
        has(&["b.wgsl", "1", "0x8"]);
        has(&["dir/a.wgsl", "70000", "0x3c"]);
    }
    let Some(info) = tool("readelf", &["--debug-dump=info"]) else {
        return;
    };
    assert!(info.contains("DW_AT_stmt_list"), "{info}");
}
