//! Reads the files of a description: the text as serde sees it, before it is checked.

use crate::check::{Errors, check_card, check_format, check_whole};
use crate::family::{RawFamily, check_family};
use crate::pseudo::RawPseudo;
use crate::{
    Category, CodecText, Consts, Counter, Csr, Group, Insn, Kind, Length, RegisterFile, Source,
    Spec, SpecError, Trap,
};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::path::Path;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawIsa {
    pub(crate) name: String,
    pub(crate) title: String,
    pub(crate) lanes: u32,
    pub(crate) lengths: Vec<Length>,
    pub(crate) groups: Vec<Group>,
    pub(crate) registers: Vec<RegisterFile>,
    #[serde(default)]
    pub(crate) flags: BTreeMap<String, String>,
    #[serde(default)]
    pub(crate) counter: Vec<Counter>,
    #[serde(default)]
    pub(crate) category: Vec<Category>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawFormats {
    pub(crate) format: Vec<RawFormat>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawFormat {
    pub(crate) name: String,
    pub(crate) bits: u32,
    pub(crate) desc: String,
    pub(crate) suffix: Option<String>,
    #[serde(default)]
    pub(crate) fields: Vec<RawField>,
    /// The other way to write fields: `name:kind@high:low,…`, separated by blanks; the bits between them are fixed by
    /// each encoding.
    pub(crate) layout: Option<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawField {
    pub(crate) name: String,
    pub(crate) bits: String,
    #[serde(default = "completed")]
    pub(crate) source: Source,
}

pub(crate) fn completed() -> Source {
    Source::Completed
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCards {
    #[serde(default)]
    pub(crate) insn: Vec<RawCard>,
    #[serde(default)]
    pub(crate) family: Vec<RawFamily>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCard {
    pub(crate) name: String,
    pub(crate) desc: String,
    pub(crate) syntax: String,
    pub(crate) sem: String,
    #[serde(default)]
    pub(crate) fp: bool,
    #[serde(default)]
    pub(crate) rare: bool,
    pub(crate) latency: String,
    pub(crate) flags: Vec<String>,
    #[serde(default)]
    pub(crate) traps: Vec<u32>,
    #[serde(default)]
    pub(crate) ids: Vec<String>,
    pub(crate) source: Source,
    #[serde(default)]
    pub(crate) pseudo: String,
    #[serde(default)]
    pub(crate) section: String,
    pub(crate) variants: Vec<String>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawCsrs {
    pub(crate) csr: Vec<Csr>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawTraps {
    pub(crate) trap: Vec<Trap>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct RawKinds {
    pub(crate) kind: Vec<Kind>,
    #[serde(default)]
    pub(crate) codec: Vec<CodecText>,
}

impl Spec {
    /// Reads and checks the description in a folder; all mistakes that were found, if any.
    pub fn load(dir: &Path) -> Result<Spec, Vec<SpecError>> {
        let read = |file: &str| {
            std::fs::read_to_string(dir.join(file)).map_err(|e| {
                vec![SpecError {
                    place: file.into(),
                    message: e.to_string(),
                }]
            })
        };
        let isa = read("isa.toml")?;
        let raw: RawIsa = parse("isa.toml", &isa)?;
        let mut files = BTreeMap::new();
        for f in ["formats.toml", "kinds.toml", "traps.toml"] {
            files.insert(f.to_string(), read(f)?);
        }
        for f in ["csrs.toml", "consts.toml", "pseudo.toml"] {
            if dir.join(f).exists() {
                files.insert(f.to_string(), read(f)?);
            }
        }
        for g in &raw.groups {
            for file in g.files() {
                files.insert(file.clone(), read(file)?);
            }
        }
        files.insert("isa.toml".into(), isa);
        let mut spec = Spec::from_texts(&files)?;
        spec.fingerprint = crate::fingerprint(dir).map_err(|e| {
            vec![SpecError {
                place: dir.display().to_string(),
                message: e.to_string(),
            }]
        })?;
        Ok(spec)
    }

    /// Checks a description given as file name to text.
    pub fn from_texts(files: &BTreeMap<String, String>) -> Result<Spec, Vec<SpecError>> {
        let text = |name: &str| {
            files.get(name).map(String::as_str).ok_or_else(|| {
                vec![SpecError {
                    place: name.into(),
                    message: "file is missing".into(),
                }]
            })
        };
        let isa: RawIsa = parse("isa.toml", text("isa.toml")?)?;
        let formats: RawFormats = parse("formats.toml", text("formats.toml")?)?;
        let kinds: RawKinds = parse("kinds.toml", text("kinds.toml")?)?;
        let traps: RawTraps = parse("traps.toml", text("traps.toml")?)?;
        let csrs: RawCsrs = match files.get("csrs.toml") {
            Some(text) => parse("csrs.toml", text)?,
            None => RawCsrs { csr: Vec::new() },
        };
        let consts: Consts = match files.get("consts.toml") {
            Some(text) => parse("consts.toml", text)?,
            None => Consts::default(),
        };
        let mut errors = Errors(Vec::new());
        let formats = formats
            .format
            .into_iter()
            .filter_map(|f| check_format(f, &mut errors))
            .collect();
        let mut spec = Spec {
            name: isa.name,
            title: isa.title,
            lanes: isa.lanes,
            lengths: isa.lengths,
            groups: isa.groups,
            categories: isa.category,
            registers: isa.registers,
            flags: isa.flags,
            counters: isa.counter,
            csrs: csrs.csr,
            traps: traps.trap,
            kinds: kinds.kind,
            codecs: kinds.codec,
            consts,
            formats,
            insns: Vec::new(),
            fingerprint: 0,
        };
        for group in spec.groups.clone() {
            for file in group.files() {
                let cards: RawCards = parse(file, text(file)?)?;
                for card in cards.insn {
                    if let Some(insn) = check_card(&spec, group.number, card, &mut errors) {
                        spec.insns.push(Insn {
                            semantics: group.semantics(file),
                            file: file.clone(),
                            ..insn
                        });
                    }
                }
                for family in cards.family {
                    let insns = check_family(&spec, group.number, family, &mut errors);
                    spec.insns.extend(insns);
                }
            }
        }
        check_whole(&spec, &mut errors);
        if let Some(text) = files.get("pseudo.toml") {
            let raw: RawPseudo = parse("pseudo.toml", text)?;
            crate::pseudo::fill(&mut spec, &raw, &mut errors);
        }
        if errors.0.is_empty() {
            Ok(spec)
        } else {
            Err(errors.0)
        }
    }

    /// The instruction of that name.
    pub fn insn(&self, name: &str) -> Option<&Insn> {
        self.insns.iter().find(|i| i.name == name)
    }

    /// The kind of that name; cards are checked to name only kinds that exist.
    pub fn kind(&self, name: &str) -> Option<&Kind> {
        self.kinds.iter().find(|k| k.name == name)
    }
}

fn parse<T: serde::de::DeserializeOwned>(file: &str, text: &str) -> Result<T, Vec<SpecError>> {
    toml::from_str(text).map_err(|e| {
        vec![SpecError {
            place: file.into(),
            message: e.to_string(),
        }]
    })
}
