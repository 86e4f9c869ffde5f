//! What the LinxISA targets of assembler, disassembler, decoder and hex reader check.

use crate::check_spans;
use lanemask_asm::{Options, Target, assemble_for, disassemble, hex, linx_instruction};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_isa::linx::{DecodeError, decode, encode};
use lanemask_object::Object;

/// Any bytes as code: what decodes encodes to the same bytes, the text of all of it assembles to it again, the
/// hexadecimal lines are read back.
pub fn code(data: &[u8]) {
    let mut at = 0;
    while at + 1 < data.len() {
        let _ = linx_instruction(&data[at..]);
        match decode(&data[at..]) {
            Ok(insn) => {
                let word = encode(&insn).expect("what decodes encodes");
                let len = insn.len_bytes() as usize;
                assert_eq!(word.to_bytes(), data[at..at + len], "{insn}");
                at += len;
            }
            Err(DecodeError::Illegal) => at += 2,
            Err(DecodeError::Truncated) => break,
        }
    }
    let object = Object {
        target: Target::Linx.name().into(),
        code: data.to_vec(),
        ..Object::default()
    };
    let listing = disassemble(&object, Options::default());
    let again =
        assembled(&listing).unwrap_or_else(|| panic!("the listing does not assemble:\n{listing}"));
    assert_eq!(again.code, data, "{listing}");
    let mut sources = Sources::new();
    let file = sources.add("fuzz.hex", hex::print_for(Target::Linx, data));
    let (bytes, diagnostics) = hex::parse_for(Target::Linx, &sources, file);
    check_spans(&sources, &diagnostics);
    // A last instruction that is cut off is not read, an odd last byte is filled with zero.
    let even = data.len() & !1;
    assert!(diagnostics.len() <= 1, "{diagnostics:?}");
    assert_eq!(
        bytes[..bytes.len().min(even)],
        data[..bytes.len().min(even)]
    );
}

/// Any text as assembly: diagnostics, or an object that reads back from its file and from its listing.
pub fn assembler(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Some(object) = assembled(&text) else {
        return;
    };
    let listing = disassemble(
        &object,
        Options {
            encodings: true,
            lines: false,
        },
    );
    let again = assembled(&listing)
        .unwrap_or_else(|| panic!("the listing does not assemble:\n{text}\n---\n{listing}"));
    assert_eq!(again.code, object.code, "{text}\n---\n{listing}");
    if object
        .kernels
        .iter()
        .all(|k| k.workgroup_size.iter().all(|n| *n > 0))
        && !object.code.is_empty()
    {
        let read = Object::from_elf(&object.to_elf()).expect("what was assembled can be read");
        assert_eq!(read.kernels, object.kernels);
    }
}

/// Any text as hexadecimal lines: diagnostics, or bytes.
pub fn hexadecimal(data: &[u8]) {
    let mut sources = Sources::new();
    let file = sources.add("fuzz.hex", String::from_utf8_lossy(data));
    let (code, diagnostics) = hex::parse_for(Target::Linx, &sources, file);
    check_spans(&sources, &diagnostics);
    if diagnostics.is_empty() {
        let printed = hex::print_for(Target::Linx, &code);
        let file = sources.add("again.hex", printed);
        let (again, diagnostics) = hex::parse_for(Target::Linx, &sources, file);
        assert!(diagnostics.is_empty(), "{diagnostics:?}");
        assert_eq!(again, code);
    }
}

fn assembled(text: &str) -> Option<Object> {
    let mut sources = Sources::new();
    let file = sources.add("fuzz.s", text);
    let (object, diagnostics) = assemble_for(&sources, file, Some(Target::Linx));
    check_spans(&sources, &diagnostics);
    (!diagnostics.iter().any(Diagnostic::is_error)).then_some(object)
}
