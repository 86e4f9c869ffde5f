//! The worked kernels of LinxISA: the stated bytes at the stated addresses, the stated text from the bytes.

mod common;

use common::assemble;
use lanemask_asm::{Options, Target, disassemble, hex};
use lanemask_diag::Sources;
use lanemask_object::{LinxChoice, LinxMode, Object};

/// Address and words of each instruction, as the table of the kernel prints them.
type Table = &'static [(u64, &'static str)];

const SAXPY: Table = &[
    (0x1000, "00001181"),
    (0x1004, "013c"),
    (0x1006, "40bc"),
    (0x1008, "20310013"),
    (0x100c, "00003d03"),
    (0x1010, "0000"),
    (0x1100, "0030b27f 20102009"),
    (0x1108, "0030b27f 2010a009"),
    (0x1110, "2012027f 0821404b"),
    (0x1118, "2030b17f 0810a049"),
    (0x1120, "0000"),
];

const SAXPY_TAIL: Table = &[
    (0x1000, "00001181"),
    (0x1004, "013c"),
    (0x1006, "40bc"),
    (0x1008, "20310013"),
    (0x100c, "00028013"),
    (0x1010, "00003c03"),
    (0x1014, "0000"),
    (0x1100, "003182ff 10100005"),
    (0x1108, "0012817f 0030ee45"),
    (0x1110, "00091037"),
    (0x1114, "0030b27f 20102009"),
    (0x111c, "0030b27f 2010a009"),
    (0x1124, "2012027f 0821404b"),
    (0x112c, "2030b17f 0810a049"),
    (0x1134, "0000"),
];

const IF_ELSE: Table = &[
    (0x1000, "00009181"),
    (0x1004, "023c"),
    (0x1006, "407c"),
    (0x1008, "00310013"),
    (0x100c, "00003d03"),
    (0x1010, "0000"),
    (0x1100, "0030b27f 28102009"),
    (0x1108, "0001007f 000e3f85"),
    (0x1110, "0002017f 0000ce45"),
    (0x1118, "00051037"),
    (0x111c, "004002ff 00101005"),
    (0x1124, "2830b1ff 0810a049"),
    (0x112c, "0020017f 07cc2e05"),
    (0x1134, "00051037"),
    (0x1138, "000202ff 0010f015"),
    (0x1140, "2830b1ff 0810a049"),
    (0x1148, "0000017f 000c3e05"),
    (0x1150, "0000"),
];

const BITS: Table = &[
    (0x1000, "00009181"),
    (0x1004, "013c"),
    (0x1006, "40bc"),
    (0x1008, "00310013"),
    (0x100c, "00003d03"),
    (0x1010, "0000"),
    (0x1100, "0030b27f 20102009"),
    (0x1108, "000002ff 00000005"),
    (0x1110, "0001007f 000e3f85"),
    (0x1118, "0001007f 000e3f05"),
    (0x1120, "0002017f 00008e45"),
    (0x1128, "00031037"),
    (0x112c, "2830b17f 0810a049"),
    (0x1134, "0020017f 07ce2e05"),
    (0x113c, "00061037"),
    (0x1140, "0002027f 0010d015"),
    (0x1148, "000282ff 00108015"),
    (0x1150, "fff20fb7"),
    (0x1154, "0000017f 000c3e05"),
    (0x115c, "0000"),
];

const REDUCTION: Table = &[
    (0x1000, "00001181"),
    (0x1004, "013c"),
    (0x1006, "40bc"),
    (0x1008, "00310013"),
    (0x100c, "00003d03"),
    (0x1010, "0000"),
    (0x1100, "0030b27f 20102009"),
    (0x1108, "0002007f 00008f8d"),
    (0x1110, "0030a07f c010a049"),
    (0x1118, "0000"),
];

fn kernels() -> [(&'static str, &'static str, Table, LinxMode, u32); 5] {
    use LinxMode::{Mpar, Mseq};
    [
        (
            "saxpy",
            include_str!("../../../examples/linx/saxpy.s"),
            SAXPY,
            Mpar,
            4,
        ),
        (
            "saxpy_tail",
            include_str!("../../../examples/linx/saxpy-tail.s"),
            SAXPY_TAIL,
            Mpar,
            4,
        ),
        (
            "if_else",
            include_str!("../../../examples/linx/if-else.s"),
            IF_ELSE,
            Mseq,
            8,
        ),
        (
            "bits",
            include_str!("../../../examples/linx/bits.s"),
            BITS,
            Mseq,
            4,
        ),
        (
            "reduction",
            include_str!("../../../examples/linx/reduction.s"),
            REDUCTION,
            Mpar,
            4,
        ),
    ]
}

fn bytes(words: &str) -> Vec<u8> {
    words
        .split(' ')
        .flat_map(|w| {
            let n = u32::from_str_radix(w, 16).expect("hex");
            n.to_le_bytes()[..w.len() / 2].to_vec()
        })
        .collect()
}

fn linx(text: &str) -> Object {
    let (object, diags) = assemble(text);
    assert!(diags.is_empty(), "{diags:#?}");
    object
}

// spec: L-20 L-21 L-22 L-83 L-84 Q-3: worked kernels, from text to bytes
#[test]
fn worked_kernels_assemble_to_the_stated_bytes() {
    for (name, text, table, mode, lanes) in kernels() {
        let object = linx(text);
        let mut at = 0;
        for (address, words) in table {
            let offset = (address - 0x1000) as usize;
            let expected = bytes(words);
            // Nothing but zeros between header and body.
            assert!(object.code[at..offset].iter().all(|b| *b == 0), "{name}");
            at = offset + expected.len();
            assert_eq!(object.code[offset..at], expected, "{name} at {address:#x}");
        }
        assert_eq!(object.code.len(), at);
        assert_eq!(object.target, "linx");
        let kernel = &object.kernels[0];
        let meta = kernel.linx.as_ref().expect("linx metadata");
        assert_eq!((kernel.name.as_str(), kernel.entry), (name, 0));
        assert_eq!((meta.base, meta.mode, meta.lanes), (0x1000, mode, lanes));
        assert_eq!((&meta.lane_private, &meta.abi), (&vec![], &None));
        // Source positions are those of the text.
        let (_, row) = object.lines.find(0x100).expect("the body has lines");
        let line = text.lines().nth(row.line as usize - 1).unwrap_or("");
        assert!(line.trim_start().starts_with("v."), "{line}");
        let back = Object::from_elf(&object.to_elf()).expect("reads back");
        assert_eq!(back.kernels, object.kernels);
    }
}

#[test]
fn worked_kernels_come_back_from_their_bytes() {
    for (name, text, ..) in kernels() {
        let object = linx(text);
        for options in [
            Options::default(),
            Options {
                encodings: true,
                lines: false,
            },
            Options {
                encodings: true,
                lines: true,
            },
        ] {
            let listing = disassemble(&object, options);
            let again = linx(&listing);
            assert_eq!(again.code, object.code, "{listing}");
            assert_eq!(again.kernels, object.kernels, "{listing}");
            assert_eq!(again.symbols, object.symbols, "{listing}");
            // Every instruction of the source stands in the text as it is written.
            let lines: Vec<String> = listing
                .lines()
                .map(|l| l.split(';').next().unwrap_or("").trim().to_string())
                .collect();
            for line in text.lines().filter(|l| l.starts_with("    ")) {
                assert!(
                    lines.contains(&line.trim().to_string()),
                    "{name}: {line} not in\n{listing}"
                );
            }
        }
    }
}

#[test]
fn worked_kernels_as_hexadecimal_lines() {
    for (name, text, table, ..) in kernels() {
        let object = linx(text);
        let printed = hex::print_for(Target::Linx, &object.code);
        let mut lines = printed.lines();
        let mut at = 0x1000;
        for (address, words) in table {
            while at < *address {
                assert_eq!(lines.next(), Some("0000"), "{name}");
                at += 2;
            }
            assert_eq!(lines.next(), Some(*words), "{name}");
            at += bytes(words).len() as u64;
        }
        assert_eq!(lines.next(), None);
        let mut sources = Sources::new();
        let file = sources.add("k.hex", printed);
        let (code, diags) = hex::parse_for(Target::Linx, &sources, file);
        assert!(diags.is_empty(), "{diags:?}");
        assert_eq!(code, object.code);
    }
}

// spec: L-32 L-91: what the launcher and the verifier must know makes the round trip through text
#[test]
fn metadata_comes_back_from_its_directives() {
    let text = "
.isa linx
.kernel k
    .lane_private 0, 512
    .lane_private 1024, 256
    .condition \"num_workgroups.y <= 1\"
    .condition \"4 * buffer0[16] <= bytes(buffer1)\"
    .abi 2, 512, 8192, 0, 64
    BSTART.MPAR 0
    C.B.DIMI 64, ->lb0
    B.TEXT body
    C.BSTOP
body:
    C.BSTOP
.end
";
    let object = linx(text);
    let meta = object.kernels[0].linx.as_ref().expect("linx metadata");
    assert_eq!(
        meta.conditions,
        ["num_workgroups.y <= 1", "4 * buffer0[16] <= bytes(buffer1)"]
    );
    assert_eq!(meta.lane_private, [(0, 512), (1024, 256)]);
    assert_eq!(meta.abi.as_ref().map(|a| a.tile_bytes), Some(8192));
    let again = linx(&disassemble(&object, Options::default()));
    assert_eq!(again.kernels, object.kernels);
}

/// A kernel that states all that can be stated.
const NOTED: &str = "
.isa linx
.kernel k
    .launch lb0=64, lb1=a1 + 4, lb2=x0, dr
    .imports a0, s1
    .mode proven
.end
k:
    BSTART.MPAR 0
    C.B.DIMI 64, ->lb0
    B.DIM a1, 4, ->lb1
    B.DIM x0, 0, ->lb2
    B.IOR [a0, s1],[]
    B.IOT ->t<128B>
    B.IOT last, ->u<1KB>
    B.TEXT body
    C.BSTOP
body:
    .mask all = entry
    v.lw.brg [ri0@x, lc0<<2, lc1<<4], ->vt@value
    l.or p, zero, ->t@saved
    v.cmp.lt vt#1@value, zero, ->p
    .mask then
    v.sw.local vt#1@value, [ts@row, lc0<<2, lc1<<5]
    l.and t#1@saved, p.not, ->p
    .mask else = all & ~then
    .mask = all & ~then | all & then & ~all
    l.and p, t#1.not@saved, ->x2@other
    C.BSTOP
";

// spec: L-9 L-21 L-22 L-32 Q-34: what is stated of launch, mode, operands and masks
#[test]
fn what_is_stated_comes_back_from_the_text() {
    let object = linx(NOTED);
    let meta = object.kernels[0].linx.as_ref().expect("linx metadata");
    let launch = meta.launch.as_ref().expect("a launch");
    let bounds = launch.bounds.map(|b| (b.register, b.number));
    assert_eq!(bounds, [(0, 64), (3, 4), (20, 0)]);
    assert!(launch.strip_mined);
    assert_eq!(meta.imports, [2, 12]);
    assert_eq!(meta.choice, LinxChoice::Proven);
    let mut names: Vec<&str> = (object.notes.names.iter())
        .map(|n| n.name.as_str())
        .collect();
    names.sort_unstable();
    let values = ["value", "value", "value"];
    let wanted = [
        &["other", "row", "saved", "saved", "saved"],
        &values[..],
        &["x"],
    ];
    assert_eq!(names, wanted.concat());
    let masks: Vec<_> = (object.notes.masks.iter())
        .map(|m| (m.name.as_deref(), m.is.as_ref().map(ToString::to_string)))
        .collect();
    assert_eq!(
        masks,
        [
            (Some("all"), Some("entry".to_string())),
            (Some("then"), None),
            (Some("else"), Some("all & ~then".to_string())),
            (None, Some("all & ~then | all & then & ~all".to_string())),
        ]
    );
    let listing = disassemble(&object, Options::default());
    for line in NOTED.lines().filter(|l| l.starts_with("    ")) {
        let line = line.trim();
        assert!(
            listing.lines().any(|l| l.trim() == line),
            "{line} not in\n{listing}"
        );
    }
    let again = linx(&listing);
    assert_eq!(again.notes, object.notes, "{listing}");
    assert_eq!(again.kernels, object.kernels, "{listing}");
    assert_eq!(again.code, object.code, "{listing}");
    let file = Object::from_elf(&object.to_elf()).expect("an object");
    assert_eq!(file.notes, object.notes);
}

/// The kernels that the verifier's tests change, among them a compiled one.
// spec: L-9 L-21 L-22 Q-34
#[test]
fn what_kernels_state_comes_back_from_text_and_file() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../check/tests/kernels");
    let mut stated = 0;
    for entry in std::fs::read_dir(folder).expect("the folder") {
        let path = entry.expect("a file").path();
        let object = linx(&std::fs::read_to_string(&path).expect("a kernel"));
        let listing = disassemble(&object, Options::default());
        let again = linx(&listing);
        assert_eq!(again.notes, object.notes, "{listing}");
        assert_eq!(again.kernels, object.kernels, "{listing}");
        assert_eq!(again.code, object.code, "{listing}");
        assert_eq!(Object::from_elf(&object.to_elf()).as_ref(), Ok(&object));
        stated += usize::from(!object.notes.masks.is_empty());
    }
    assert!(stated > 5);
}

#[test]
fn what_cannot_be_stated() {
    let errors = |from: &str, to: &str| -> Vec<String> {
        assert!(NOTED.contains(from));
        let mut sources = Sources::new();
        let file = sources.add("k.s", NOTED.replacen(from, to, 1));
        let (_, diags) = lanemask_asm::assemble(&sources, file);
        diags.iter().map(ToString::to_string).collect()
    };
    for (from, to, wanted) in [
        (".mode proven", ".mode guessed", "expected one of `by_hand`"),
        ("lb0=64", "lb3=64", "expected `lb0=`"),
        ("lb2=x0", "lb1=x0", "`lb1` is given twice"),
        ("lb0=64", "lb0=262144", "262144 is no valid bound"),
        (
            ".imports a0",
            ".imports zero",
            "a scalar register other than",
        ),
        (
            "= all & ~then\n",
            "= all & ~them\n",
            "no mask is called `them`",
        ),
        (
            ".mask then",
            ".mask entry",
            "`entry` is the mask at the entry",
        ),
        (".mask then", ".mask p", "the name of a mask"),
        (".mask then", ".mask then =", "the name of a mask"),
        ("p.not, ->p", "p@all, ->p", "this operand takes no name"),
        (
            "t#1.not@saved",
            "t#1@saved.not",
            "`saved.not` cannot be the name",
        ),
        ("vt#1@value, zero", "vt#1@, zero", "expected a name"),
    ] {
        let errors = errors(from, to);
        let found = errors.iter().any(|e| e.contains(wanted));
        assert!(found, "{to}: {errors:#?}");
    }
}
