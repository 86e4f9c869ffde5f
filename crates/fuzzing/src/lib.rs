//! What the fuzz targets check, as plain functions: each takes bytes, and panics if a promise is broken.
//!
//! `fuzz/` glues them to libFuzzer; `tests/slice.rs` feeds them mutations of real inputs for a bounded time.
#![forbid(unsafe_code)]

pub mod linx;
pub mod mutate;

use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_isa::w32;
use lanemask_object::Object;

/// Any words: what decodes encodes to the same bits, and its text assembles to the same words.
pub fn decoder(data: &[u8]) {
    let words: Vec<u32> = data
        .chunks_exact(4)
        .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect();
    let mut text = String::new();
    let mut want = Vec::new();
    let mut at = 0;
    while at < words.len() {
        match w32::decode(words[at], words.get(at + 1).copied()) {
            Ok(insn) => {
                let len = insn.len_bytes() as usize / 4;
                let word = w32::encode(&insn).expect("what decodes encodes");
                assert_eq!(word.words(), words[at..at + len], "{insn}");
                if insn.target_bytes().is_none() {
                    text.push_str(&format!("{insn}\n"));
                    want.extend(word.words());
                }
                at += len;
            }
            Err(_) => at += 1,
        }
    }
    let mut sources = Sources::new();
    let file = sources.add("decoded.s", text.clone());
    let (object, diagnostics) = lanemask_asm::assemble(&sources, file);
    check_spans(&sources, &diagnostics);
    assert!(
        !diagnostics.iter().any(Diagnostic::is_error),
        "{text}\n{diagnostics:?}"
    );
    let got: Vec<u32> = object
        .code
        .chunks_exact(4)
        .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect();
    assert_eq!(got, want, "{text}");
}

/// Any bytes as an object file: an error, or an object that survives writing and reading.
pub fn object(data: &[u8]) {
    if let Ok(object) = Object::from_elf(data) {
        let again = Object::from_elf(&object.to_elf()).expect("what was written can be read");
        assert_eq!(again, object);
        let _ = lanemask_asm::disassemble(&object, lanemask_asm::Options::default());
    }
}

/// Any text as assembly: diagnostics, or an object whose disassembly assembles to the same code.
pub fn assembler(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let Some(object) = assemble(&text) else {
        return;
    };
    let listing = lanemask_asm::disassemble(&object, lanemask_asm::Options::default());
    let again =
        assemble(&listing).unwrap_or_else(|| panic!("the listing does not assemble:\n{listing}"));
    assert_eq!(again.code, object.code, "{text}\n---\n{listing}");
}

fn assemble(text: &str) -> Option<Object> {
    let mut sources = Sources::new();
    let file = sources.add("fuzz.s", text);
    let (object, diagnostics) = lanemask_asm::assemble(&sources, file);
    check_spans(&sources, &diagnostics);
    (!diagnostics.iter().any(Diagnostic::is_error)).then_some(object)
}

/// Any text as WGSL: diagnostics, or code for every compute entry point.
pub fn wgsl(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut sources = Sources::new();
    let file = sources.add("fuzz.wgsl", text);
    let module = match Module::parse(&mut sources, file, FrontOptions::default()) {
        Ok(module) => module,
        Err(diagnostics) => return check_spans(&sources, &diagnostics),
    };
    for entry in module.entry_points() {
        match module.kernel(Some(&entry.name)) {
            Ok(kernel) => {
                let mistakes = lanemask_ir::verify(&kernel);
                assert!(
                    mistakes.is_empty(),
                    "the front end made wrong IR: {mistakes:?}"
                );
                let options = lanemask_compile::w32::Options::new(&sources);
                match lanemask_compile::w32::compile(&kernel, &options) {
                    Ok(compiled) => {
                        let elf = compiled.object.to_elf();
                        assert!(
                            Object::from_elf(&elf).is_ok(),
                            "compiled code does not load"
                        );
                    }
                    Err(diagnostics) => check_spans(&sources, &diagnostics),
                }
            }
            Err(diagnostics) => check_spans(&sources, &diagnostics),
        }
    }
}

/// Every diagnostic points into its file.
fn check_spans(sources: &Sources, diagnostics: &[Diagnostic]) {
    for d in diagnostics {
        for label in d.primary.iter().chain(&d.secondary) {
            let file = sources
                .get(label.span.file)
                .unwrap_or_else(|| panic!("{d}: no such file"));
            assert!(
                label.span.start <= label.span.end && label.span.end as usize <= file.text.len(),
                "{d}: {label:?}"
            );
        }
    }
}
