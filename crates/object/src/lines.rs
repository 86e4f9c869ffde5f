//! The line table as DWARF 5: one unit, one sequence of rows, addresses as plain numbers from CODE_BASE.

use crate::{LineRow, LineTable, ObjectError};
use gimli::write::{
    self, Address, AttributeValue, DwarfUnit, EndianVec, LineProgram, LineString, Sections,
};
use gimli::{
    DebugLine, DebugLineOffset, Encoding, EndianSlice, Format, LineEncoding, LittleEndian,
};
use std::collections::BTreeMap;

/// Name and bytes of each debug section; empty if there is nothing to say.
pub(crate) fn write(table: &LineTable, code_len: u32) -> Vec<(&'static str, Vec<u8>)> {
    let mut files: Vec<Vec<u8>> = Vec::new();
    for name in &table.files {
        // Names in a DWARF header end at the first zero byte and cannot be empty.
        let name: Vec<u8> = name.bytes().filter(|b| *b != 0).collect();
        files.push(if name.is_empty() { b"?".to_vec() } else { name });
    }
    let Some(first) = files.first() else {
        return Vec::new();
    };
    let encoding = Encoding {
        format: Format::Dwarf32,
        version: 5,
        address_size: 8,
    };
    let text = |bytes: &[u8]| LineString::String(bytes.to_vec());
    let mut program = LineProgram::new(
        encoding,
        LineEncoding::default(),
        text(b"."),
        None,
        text(first),
        None,
    );
    let directory = program.default_directory();
    let ids: Vec<_> = files
        .iter()
        .map(|f| program.add_file(text(f), directory, None))
        .collect();
    // Of several rows with one PC the last counts, as in `LineTable::find`.
    let rows: BTreeMap<u32, &LineRow> = table.rows.iter().map(|r| (r.pc, r)).collect();
    program.begin_sequence(Some(Address::Constant(0)));
    for (pc, row) in rows {
        let Some(id) = ids.get(row.file as usize) else {
            continue;
        };
        if pc >= code_len {
            break;
        }
        program.row().address_offset = pc.into();
        program.row().file = *id;
        program.row().line = row.line.into();
        program.row().column = row.column.into();
        program.generate_row();
    }
    program.end_sequence(code_len.into());

    let mut dwarf = DwarfUnit::new(encoding);
    dwarf.unit.line_program = program;
    let root = dwarf.unit.root();
    let unit = dwarf.unit.get_mut(root);
    unit.set(
        gimli::DW_AT_producer,
        AttributeValue::String(b"lanemask".to_vec()),
    );
    unit.set(gimli::DW_AT_name, AttributeValue::String(first.clone()));
    unit.set(gimli::DW_AT_comp_dir, AttributeValue::String(b".".to_vec()));
    unit.set(gimli::DW_AT_stmt_list, AttributeValue::LineProgramRef);
    unit.set(
        gimli::DW_AT_low_pc,
        AttributeValue::Address(Address::Constant(0)),
    );
    unit.set(gimli::DW_AT_high_pc, AttributeValue::Udata(code_len.into()));
    let mut sections = Sections::new(EndianVec::new(LittleEndian));
    // Fails only for sections past 4 GiB and for forms that this unit does not use.
    if dwarf.write(&mut sections).is_err() {
        return Vec::new();
    }
    let mut out = Vec::new();
    let collected: Result<(), write::Error> = sections.for_each(|id, data| {
        if !data.slice().is_empty() {
            out.push((id.name(), data.slice().to_vec()));
        }
        Ok(())
    });
    collected.map_or(Vec::new(), |()| out)
}

/// The table in a `.debug_line` section.
pub(crate) fn read(section: &[u8], code_len: u32) -> Result<LineTable, ObjectError> {
    let mut table = LineTable::default();
    if section.is_empty() {
        return Ok(table);
    }
    let dwarf = |e: gimli::Error| bad(format!("the line table is damaged: {e}"));
    let debug_line = DebugLine::from(EndianSlice::new(section, LittleEndian));
    let program = debug_line
        .program(DebugLineOffset(0), 8, None, None)
        .map_err(dwarf)?;
    let header = program.header();
    if header.version() != 5 || header.address_size() != 8 {
        return Err(bad(
            "the line table is not DWARF 5 with addresses of 8 bytes".into(),
        ));
    }
    for file in header.file_names() {
        let gimli::AttributeValue::String(name) = file.path_name() else {
            return Err(bad(
                "a file name of the line table lies outside the table".into()
            ));
        };
        let name = std::str::from_utf8(name.slice())
            .map_err(|_| bad("a file name of the line table is not UTF-8".into()))?;
        table.files.push(name.to_string());
    }
    let mut rows = program.rows();
    let mut ended = false;
    while let Some((_, row)) = rows.next_row().map_err(dwarf)? {
        let pc = u32::try_from(row.address())
            .ok()
            .filter(|pc| *pc <= code_len);
        let pc = pc.ok_or_else(|| {
            bad(format!(
                "the line table names address {:#x} outside the code",
                row.address()
            ))
        })?;
        if ended {
            return Err(bad("the line table has more than one sequence".into()));
        }
        if row.end_sequence() {
            ended = true;
            continue;
        }
        let number = |n: u64, what: &str| {
            u32::try_from(n).map_err(|_| {
                bad(format!(
                    "the {what} number {n} of the line table is too large"
                ))
            })
        };
        let file = number(row.file_index(), "file")?;
        if file as usize >= table.files.len() {
            return Err(bad(format!(
                "the line table names file {file} of {}",
                table.files.len()
            )));
        }
        let column = match row.column() {
            gimli::ColumnType::LeftEdge => 0,
            gimli::ColumnType::Column(c) => c.get(),
        };
        let row = LineRow {
            pc,
            file,
            line: number(row.line().map_or(0, |l| l.get()), "line")?,
            column: number(column, "column")?,
        };
        if table.rows.last().is_some_and(|last| last.pc >= pc) {
            return Err(bad("the addresses of the line table do not ascend".into()));
        }
        table.rows.push(row);
    }
    if !ended {
        return Err(bad("the line table has no end".into()));
    }
    Ok(table)
}

fn bad(message: String) -> ObjectError {
    ObjectError::new("object-lines", message)
}
