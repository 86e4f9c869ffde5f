//! The table of constructs, `docs/constructs.md`: each that is said to compile has a shader here that compiles, each that is said to be
//! refused is refused by its code; the page is made of the tables from which the compiler refuses.

#[path = "../spirv/asm.rs"]
#[allow(dead_code)]
mod asm;
#[path = "../common/mod.rs"]
mod common;
mod page;
mod probes;
mod spirv;

use lanemask_compile::wgsl::constructs::{Row, Standing, all, used};
use lanemask_compile::wgsl::{FrontOptions, Module};
use lanemask_compile::{linx, w32};
use lanemask_diag::{Diagnostic, Sources};
use lanemask_ir::Kernel;
use std::collections::BTreeSet;

fn kernel(text: &str) -> Result<Kernel, Vec<Diagnostic>> {
    let mut sources = Sources::new();
    let file = sources.add("probe.wgsl", text);
    Module::parse(&mut sources, file, FrontOptions::default())?.kernel(None)
}

fn on_w32(kernel: &Kernel) -> Result<(), Vec<Diagnostic>> {
    let sources = Sources::new();
    w32::compile(kernel, &w32::Options::new(&sources)).map(drop)
}

fn on_linx(kernel: &Kernel) -> Result<(), Vec<Diagnostic>> {
    let sources = Sources::new();
    linx::compile(kernel, &linx::Options::new(&sources)).map(drop)
}

/// What a shader that compiles shows.
#[derive(Default)]
struct Seen {
    rows: BTreeSet<(&'static str, &'static str)>,
    mistakes: Vec<String>,
}

impl Seen {
    /// A shader that compiles for w32, and for linx if it is not refused there with this code.
    fn probe(&mut self, name: &str, text: &str, refused: Option<&str>) {
        if let Err(why) = self.try_probe(text, refused) {
            self.mistakes.push(format!("{name}: {why}"));
        }
    }

    fn try_probe(&mut self, text: &str, refused: Option<&str>) -> Result<(), String> {
        let told = |d: Vec<Diagnostic>| format!("{}: {:?}", d[0], d[0].notes);
        let kernel = kernel(text).map_err(told)?;
        on_w32(&kernel).map_err(told)?;
        let rows = used(text)?;
        match refused {
            None => on_linx(&kernel).map_err(told)?,
            Some(code) => {
                let found = on_linx(&kernel).err().map(|d| d[0].code);
                if found != Some(code) {
                    return Err(format!("linx says {found:?}, not {code}"));
                }
                if !rows
                    .iter()
                    .any(|row| matches!(row.standing, Standing::W32(c) if c == code))
                {
                    return Err(format!("no row says {code}"));
                }
            }
        }
        for row in rows {
            let fits = match row.standing {
                Standing::Works => true,
                Standing::W32(code) => refused == Some(code),
                _ => false,
            };
            if !fits {
                return Err(format!("it compiles, but has {row:?}"));
            }
            self.rows.insert((row.kind, row.name));
        }
        Ok(())
    }
}

#[test]
fn what_is_said_to_compile_has_a_shader_that_compiles() {
    let mut seen = Seen::default();
    for (name, text) in probes::BOTH {
        seen.probe(name, text, None);
    }
    for (name, code, text) in probes::W32 {
        seen.probe(name, text, Some(code));
    }
    for row in all().filter(|row| row.kind == "storage formats") {
        let text = probes::of_format(&row.name.to_lowercase());
        if row.standing == Standing::W32("linx-images") {
            seen.probe(row.name, &text, Some("linx-images"));
        } else {
            let refused = kernel(&text).expect_err(row.name);
            if refused[0].code != "unsupported" {
                seen.mistakes.push(format!("{}: {}", row.name, refused[0]));
            }
        }
    }
    let compiles = |row: &Row| matches!(row.standing, Standing::Works | Standing::W32(_));
    let unseen = all().filter(|row| compiles(row) && !seen.rows.contains(&(row.kind, row.name)));
    let unseen: Vec<String> = unseen.map(|row| format!("no shader has {row:?}")).collect();
    seen.mistakes.extend(unseen);
    assert!(seen.mistakes.is_empty(), "{}", seen.mistakes.join("\n"));
}

#[test]
fn what_is_said_to_be_refused_is_refused_by_name() {
    for (what, text) in probes::REFUSED {
        let found = kernel(text).expect_err(what);
        assert_eq!(found[0].code, "unsupported", "{what}: {}", found[0]);
        assert!(found[0].message.contains(what), "{what}: {}", found[0]);
    }
}
