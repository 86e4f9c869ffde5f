//! The file: ELF64, little-endian, relocatable, machine [`MACHINE`].
//!
//! | section | contents |
//! |---|---|
//! | `.text` | code |
//! | `.rodata` | data |
//! | `.note.lanemask` | target and kernels (see `note.rs`) |
//! | `.debug_line`, `.debug_info`, `.debug_abbrev`, … | line table, if there is one |
//! | `.symtab`, `.strtab`, `.shstrtab` | symbols; values count from the section's start |
//!
//! No relocations. Same object, same bytes.

use crate::{Object, ObjectError, SectionKind, Symbol, lines, note};
use object::elf;
use object::read::StringTable;
use object::read::elf::{FileHeader as _, SectionHeader as _, Sym as _};
use object::write::elf::{FileHeader, SectionHeader, Sym, Writer};
use object::{Endianness, LittleEndian};

/// `e_machine` of the files: a private number (unregistered numbers lie above the registered ones); the instruction
/// set itself is named in the note.
pub const MACHINE: u16 = 0xff4c;

/// Symbols in the order that files keep: section, offset, name.
fn sorted(symbols: &[Symbol]) -> Vec<&Symbol> {
    let mut all: Vec<&Symbol> = symbols.iter().collect();
    all.sort_by(|a, b| (a.section, a.offset, &a.name).cmp(&(b.section, b.offset, &b.name)));
    all
}

impl Object {
    /// The object as an ELF file.
    ///
    /// Line rows that lie outside the code or name no file are dropped, of several rows with one PC the last is kept.
    pub fn to_elf(&self) -> Vec<u8> {
        let mut sections: Vec<(&str, elf::SectionType, elf::SectionFlags, u64, Vec<u8>)> = vec![
            (
                ".text",
                elf::SHT_PROGBITS,
                elf::SHF_ALLOC | elf::SHF_EXECINSTR,
                4,
                self.code.clone(),
            ),
            (
                ".rodata",
                elf::SHT_PROGBITS,
                elf::SHF_ALLOC,
                16,
                self.data.clone(),
            ),
            (
                ".note.lanemask",
                elf::SHT_NOTE,
                elf::SectionFlags::default(),
                4,
                note::write(&self.target, &self.kernels, &self.notes),
            ),
        ];
        for (name, bytes) in lines::write(&self.lines, self.code.len() as u32) {
            sections.push((
                name,
                elf::SHT_PROGBITS,
                elf::SectionFlags::default(),
                1,
                bytes,
            ));
        }
        let mut symbols = sorted(&self.symbols);
        symbols.sort_by_key(|s| s.global); // stable; locals come first in ELF

        // A name in a string table ends at its first zero byte.
        let symbol_names: Vec<Vec<u8>> = symbols
            .iter()
            .map(|s| s.name.bytes().filter(|b| *b != 0).collect())
            .collect();

        let mut out = Vec::new();
        let mut w = Writer::new(Endianness::Little, true, &mut out);
        w.reserve_null_section_index();
        let mut placed = Vec::new();
        for (name, _, _, align, bytes) in &sections {
            let id = w.add_section_name(name.as_bytes());
            placed.push((id, w.reserve_section_index(), *align, bytes.len() as u64));
        }
        w.reserve_symtab_section_index();
        w.reserve_strtab_section_index();
        w.reserve_shstrtab_section_index();
        w.reserve_null_symbol_index();
        let mut names = Vec::new();
        for name in &symbol_names {
            names.push(w.add_string(name));
            w.reserve_symbol_index(None);
        }
        w.reserve_file_header();
        let mut offsets = Vec::new();
        for (_, _, align, len) in &placed {
            offsets.push(w.reserve(*len, *align));
        }
        w.reserve_symtab();
        // Names hold no zero bytes and the tables are below 4 GiB, so these do not fail.
        let tables = w.reserve_strtab().and_then(|()| w.reserve_shstrtab());
        w.reserve_section_headers();
        let header = FileHeader {
            os_abi: elf::ELFOSABI_NONE,
            abi_version: 0,
            e_type: elf::ET_REL,
            e_machine: elf::Machine(MACHINE),
            e_entry: 0,
            e_flags: elf::FileFlags::default(),
        };
        tables
            .and_then(|()| w.write_file_header(&header))
            .expect("writing into a Vec of known layout does not fail");
        for ((_, _, _, align, bytes), _) in sections.iter().zip(&placed) {
            w.write_align(*align);
            w.write(bytes);
        }
        w.write_null_symbol();
        for (s, name) in symbols.iter().zip(&names) {
            let (binding, kernel) = (
                if s.global {
                    elf::STB_GLOBAL
                } else {
                    elf::STB_LOCAL
                },
                s.section == SectionKind::Code && self.kernels.iter().any(|k| k.name == s.name),
            );
            let kind = match (kernel, s.section) {
                (true, _) => elf::STT_FUNC,
                (false, SectionKind::Data) => elf::STT_OBJECT,
                (false, SectionKind::Code) => elf::STT_NOTYPE,
            };
            let section = match s.section {
                SectionKind::Code => placed[0].1,
                SectionKind::Data => placed[1].1,
            };
            let st_name = w.string_offset(Some(*name));
            w.write_symbol(&Sym {
                st_name,
                section: Some(section.0),
                st_info: elf::SymbolInfo::new(binding, kind),
                st_other: elf::SymbolOther::default(),
                st_shndx: elf::SymbolSection::default(),
                st_value: s.offset.into(),
                st_size: s.size.into(),
            });
        }
        w.write_strtab();
        w.write_shstrtab();
        w.write_null_section_header();
        for (((_, kind, flags, align, bytes), (id, ..)), offset) in
            sections.iter().zip(&placed).zip(&offsets)
        {
            let sh_name = w.section_name_offset(Some(*id));
            w.write_section_header(&SectionHeader {
                sh_name,
                sh_type: *kind,
                sh_flags: *flags,
                sh_addr: 0,
                sh_offset: *offset,
                sh_size: bytes.len() as u64,
                sh_link: 0,
                sh_info: 0,
                sh_addralign: *align,
                sh_entsize: 0,
            });
        }
        w.write_symtab_section_header(symbols.iter().filter(|s| !s.global).count() as u32 + 1);
        w.write_strtab_section_header();
        w.write_shstrtab_section_header();
        out
    }
}

type Header = elf::FileHeader64<LittleEndian>;
type Section = elf::SectionHeader64<LittleEndian>;
const LE: LittleEndian = LittleEndian;

impl Object {
    /// The object in an ELF file as [`Object::to_elf`] writes them. Everything is checked: after `Ok`, symbols, kernels
    /// and line rows lie inside code and data.
    pub fn from_elf(bytes: &[u8]) -> Result<Object, ObjectError> {
        let header = header(bytes)?;
        let file = |e: object::read::Error| {
            ObjectError::malformed(format!("the object file is damaged: {e}"))
        };
        let table = header.sections(LE, bytes).map_err(file)?;
        let mut parts = Parts::default();
        for section in table.iter().skip(1) {
            parts.take(
                section,
                table.section_name(LE, section).map_err(file)?,
                bytes,
            )?;
        }
        parts.check_overlaps()?;
        let code = parts.get(".text", elf::SHT_PROGBITS, bytes)?;
        let code =
            code.ok_or_else(|| ObjectError::malformed("the object file has no section `.text`"))?;
        let data = parts
            .get(".rodata", elf::SHT_PROGBITS, bytes)?
            .unwrap_or(&[]);
        let note = parts.find(".note.lanemask");
        let note = note.ok_or_else(|| {
            ObjectError::new("object-metadata", "the object file has no kernel metadata")
        })?;
        let (target, kernels, notes) = note::read(description(note, bytes)?)?;
        let lines = parts
            .get(".debug_line", elf::SHT_PROGBITS, bytes)?
            .unwrap_or(&[]);
        let lines = lines::read(lines, code.len() as u32)?;

        let symbols = table.symbols(LE, bytes, elf::SHT_SYMTAB).map_err(file)?;
        let index = |name| {
            table
                .enumerate()
                .find(|(_, s)| table.section_name(LE, s) == Ok(name))
                .map(|(i, _)| i.0)
        };
        let places = [
            (SectionKind::Code, index(b".text"), code.len()),
            (SectionKind::Data, index(b".rodata"), data.len()),
        ];
        let symbols = read_symbols(symbols.symbols(), symbols.strings(), &places)?;

        for k in &kernels {
            if k.entry as usize >= code.len() {
                return Err(ObjectError::new(
                    "object-metadata",
                    format!(
                        "kernel `{}` starts at {:#x}, but the code has {:#x} bytes",
                        k.name,
                        k.entry,
                        code.len()
                    ),
                ));
            }
            if k.workgroup_size.contains(&0) {
                return Err(ObjectError::new(
                    "object-metadata",
                    format!("kernel `{}` has an empty workgroup", k.name),
                ));
            }
        }
        Ok(Object {
            target,
            code: code.to_vec(),
            data: data.to_vec(),
            symbols,
            kernels,
            lines,
            notes,
        })
    }
}

/// The file header, if the file is of our kind.
fn header(bytes: &[u8]) -> Result<&Header, ObjectError> {
    if !bytes.starts_with(b"\x7fELF") {
        return Err(ObjectError::new("object-not-elf", "not an ELF file"));
    }
    if bytes.get(4..6).is_some_and(|ident| ident != [2, 1]) {
        return Err(ObjectError::new(
            "object-wrong-class",
            "not a little-endian ELF file of class 64",
        ));
    }
    let header = Header::parse(bytes)
        .map_err(|_| ObjectError::malformed("the ELF header is truncated or damaged"))?;
    let machine = header.e_machine(LE).0;
    if machine != MACHINE {
        let message =
            format!("an ELF file for machine {machine:#x}; Lanemask objects have {MACHINE:#x}");
        return Err(ObjectError::new("object-wrong-machine", message));
    }
    if header.e_type(LE) != elf::ET_REL {
        return Err(ObjectError::malformed("the ELF file is not of type REL"));
    }
    Ok(header)
}

/// The sections that matter, by name.
#[derive(Default)]
struct Parts<'a> {
    found: Vec<(String, &'a Section, u64, u64)>,
}

impl<'a> Parts<'a> {
    fn take(&mut self, section: &'a Section, name: &[u8], bytes: &[u8]) -> Result<(), ObjectError> {
        let name = String::from_utf8_lossy(name).into_owned();
        let Some((offset, size)) = section.file_range(LE) else {
            return Ok(());
        };
        let end = offset
            .checked_add(size)
            .filter(|end| *end <= bytes.len() as u64);
        let end = end.ok_or_else(|| {
            ObjectError::malformed(format!(
                "section `{name}` ({size} bytes at {offset:#x}) lies outside the file"
            ))
        })?;
        if size > u32::MAX.into() {
            return Err(ObjectError::malformed(format!(
                "section `{name}` is larger than 4 GiB"
            )));
        }
        let compressed = section.sh_flags(LE).0 & elf::SHF_COMPRESSED.0 != 0;
        if compressed {
            return Err(ObjectError::malformed(format!(
                "section `{name}` is compressed, which is not supported"
            )));
        }
        if self.find(&name).is_some() {
            return Err(ObjectError::malformed(format!(
                "section `{name}` occurs twice"
            )));
        }
        self.found.push((name, section, offset, end));
        Ok(())
    }

    fn find(&self, name: &str) -> Option<&'a Section> {
        self.found.iter().find(|p| p.0 == name).map(|p| p.1)
    }

    fn get<'b>(
        &self,
        name: &str,
        kind: elf::SectionType,
        bytes: &'b [u8],
    ) -> Result<Option<&'b [u8]>, ObjectError> {
        let Some(section) = self.find(name) else {
            return Ok(None);
        };
        if section.sh_type(LE) != kind {
            return Err(ObjectError::malformed(format!(
                "section `{name}` has the wrong type"
            )));
        }
        let data = section.data(LE, bytes);
        data.map(Some)
            .map_err(|e| ObjectError::malformed(format!("section `{name}` is damaged: {e}")))
    }

    fn check_overlaps(&self) -> Result<(), ObjectError> {
        let mut ranges: Vec<_> = self
            .found
            .iter()
            .filter(|p| p.2 < p.3)
            .map(|p| (p.2, p.3, &p.0))
            .collect();
        ranges.sort();
        match ranges.windows(2).find(|w| w[1].0 < w[0].1) {
            Some(w) => Err(ObjectError::malformed(format!(
                "sections `{}` and `{}` overlap in the file",
                w[0].2, w[1].2
            ))),
            None => Ok(()),
        }
    }
}

/// The description of the one note that is ours.
fn description<'a>(section: &Section, bytes: &'a [u8]) -> Result<&'a [u8], ObjectError> {
    let bad = |what: &str| {
        ObjectError::new(
            "object-metadata",
            format!("the note of kernel metadata {what}"),
        )
    };
    let notes = section.notes(LE, bytes).map_err(|_| bad("is damaged"))?;
    let mut notes = notes.ok_or_else(|| bad("is not a note section"))?;
    while let Some(note) = notes.next().map_err(|_| bad("is damaged"))? {
        if note.name() == note::OWNER && note.n_type(LE).0 == note::TYPE {
            return Ok(note.desc());
        }
    }
    Err(bad("is missing"))
}

fn read_symbols(
    symbols: &[elf::Sym64<LittleEndian>],
    strings: StringTable<'_>,
    places: &[(SectionKind, Option<usize>, usize); 2],
) -> Result<Vec<Symbol>, ObjectError> {
    let mut out = Vec::new();
    for (k, s) in symbols.iter().enumerate().skip(1) {
        let kind = s.st_type();
        if kind == elf::STT_SECTION || kind == elf::STT_FILE {
            continue;
        }
        let name = s
            .name(LE, strings)
            .ok()
            .and_then(|n| std::str::from_utf8(n).ok());
        let name =
            name.ok_or_else(|| ObjectError::malformed(format!("symbol {k} has no valid name")))?;
        let index = usize::from(s.st_shndx(LE).0);
        let place = places.iter().find(|(_, i, _)| *i == Some(index));
        let (section, _, len) = place.ok_or_else(|| {
            ObjectError::malformed(format!(
                "symbol `{name}` lies in section {index}, which is neither code nor data"
            ))
        })?;
        let (value, size) = (s.st_value(LE), s.st_size(LE));
        if value.checked_add(size).is_none_or(|end| end > *len as u64) {
            let message = format!(
                "symbol `{name}` ({size} bytes at {value:#x}) lies outside its section of {len:#x} bytes"
            );
            return Err(ObjectError::malformed(message));
        }
        let global = s.st_bind() != elf::STB_LOCAL;
        out.push(Symbol {
            name: name.into(),
            section: *section,
            offset: value as u32,
            size: size as u32,
            global,
        });
    }
    let order = sorted(&out).into_iter().cloned().collect();
    Ok(order)
}
