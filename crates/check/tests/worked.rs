//! The worked kernels, from their bytes, have nothing that could be said against them.

use lanemask_check::{Finding, Options, check};
use lanemask_object::{KernelMeta, LinxMeta, LinxMode, Object};

/// The words of `examples.md` as they stand there: header at 0x1000, body at 0x1100.
const KERNELS: [(&str, &str, &str); 5] = [
    (
        "saxpy",
        "00001181 013c 40bc 20310013 00003d03 0000",
        "0030b27f 20102009 0030b27f 2010a009 2012027f 0821404b 2030b17f 0810a049 0000",
    ),
    (
        "tail",
        "00001181 013c 40bc 20310013 00028013 00003c03 0000",
        "003182ff 10100005 0012817f 0030ee45 00091037 0030b27f 20102009 0030b27f 2010a009 2012027f 0821404b \
         2030b17f 0810a049 0000",
    ),
    (
        "if_else",
        "00009181 023c 407c 00310013 00003d03 0000",
        "0030b27f 28102009 0001007f 000e3f85 0002017f 0000ce45 00051037 004002ff 00101005 2830b1ff 0810a049 \
         0020017f 07cc2e05 00051037 000202ff 0010f015 2830b1ff 0810a049 0000017f 000c3e05 0000",
    ),
    (
        "loop",
        "00009181 013c 40bc 00310013 00003d03 0000",
        "0030b27f 20102009 000002ff 00000005 0001007f 000e3f85 0001007f 000e3f05 0002017f 00008e45 00031037 \
         2830b17f 0810a049 0020017f 07ce2e05 00061037 0002027f 0010d015 000282ff 00108015 fff20fb7 0000017f 000c3e05 0000",
    ),
    (
        "reduction",
        "00001181 013c 40bc 00310013 00003d03 0000",
        "0030b27f 20102009 0002007f 00008f8d 0030a07f c010a049 0000",
    ),
];

fn bytes(words: &str) -> Vec<u8> {
    (words.split_whitespace())
        .flat_map(|w| {
            let bits = u32::from_str_radix(w, 16).expect("hexadecimal");
            bits.to_le_bytes()[..w.len() / 2].to_vec()
        })
        .collect()
}

fn object(header: &str, body: &str, lanes: u32) -> Object {
    let mut code = bytes(header);
    let mode = match code[1] {
        0x11 => LinxMode::Mpar,
        _ => LinxMode::Mseq,
    };
    code.resize(0x100, 0);
    code.extend(bytes(body));
    Object {
        target: "linx".into(),
        code,
        kernels: vec![KernelMeta {
            name: "kernel".into(),
            linx: Some(LinxMeta::new(0x1000, lanes, mode)),
            ..KernelMeta::default()
        }],
        ..Object::default()
    }
}

fn findings(header: &str, body: &str) -> Vec<Finding> {
    let lanes = if header.contains("023c") { 8 } else { 4 };
    check(&object(header, body, lanes), &Options::default())
}

fn rules(header: &str, body: &str) -> Vec<&'static str> {
    findings(header, body).iter().map(|f| f.rule).collect()
}

// spec: L-18 L-20 L-21 L-22 L-34 L-37 L-38 L-40 L-45 L-83 L-84 L-87 L-94 L-95
#[test]
fn worked_kernels_pass() {
    for (name, header, body) in KERNELS {
        assert_eq!(findings(header, body), [], "{name}");
    }
}

// spec: L-31 L-32
#[test]
fn worked_kernels_pass_in_either_order() {
    for (name, header, body) in KERNELS {
        let parallel = header.contains("00001181");
        let other = if parallel {
            header.replace("00001181", "00009181")
        } else {
            header.replace("00009181", "00001181")
        };
        assert_eq!(findings(&other, body), [], "{name}");
    }
}

// spec: L-84 Q-3
#[test]
fn saxpy_without_lane_terms() {
    let (_, header, body) = KERNELS[0];
    // C is bit 12.
    let body = body.replace("2030b17f", "2030a17f");
    assert_eq!(rules(header, &body), ["linx-lane-term"]);
}
