//! Text to cases.

use super::{
    Case, Code, End, Error, Expected, File, HEADER, LANES, Own, Place, State, WARPS, Word,
};
use std::collections::{BTreeMap, BTreeSet};

/// Reads a file.
pub fn parse(text: &str) -> Result<File, Error> {
    let mut file = File::default();
    let mut lists: BTreeMap<&str, Vec<Word>> = BTreeMap::new();
    let mut names = BTreeSet::new();
    for (k, line) in text.lines().enumerate() {
        let fail = |message: String| Error {
            line: k + 1,
            message,
        };
        if k == 0 {
            if line != HEADER {
                return Err(fail(format!("the first line must be `{HEADER}`")));
            }
            continue;
        }
        let line = line.trim_end();
        if let Some(note) = line.strip_prefix('#') {
            if file.cases.is_empty() {
                file.notes.push(note.trim().to_string());
            }
            continue;
        }
        if line.is_empty() {
            continue;
        }
        let (key, rest) = line.split_once(' ').unwrap_or((line, ""));
        if key == "lanes" {
            let (name, values) = (rest.split_once(" = "))
                .ok_or_else(|| fail("a list is `lanes NAME = 32 words`".into()))?;
            let values = ranges(values).map_err(&fail)?;
            if values.len() != LANES {
                return Err(fail(format!("{} words instead of 32", values.len())));
            }
            lists.insert(name, values);
            continue;
        }
        if key == "case" {
            if !names.insert(rest.to_string()) {
                return Err(fail(format!("there is a case `{rest}` above")));
            }
            let mut case = Case::new(rest);
            case.line = k + 1;
            file.cases.push(case);
            continue;
        }
        let case = (file.cases.last_mut())
            .ok_or_else(|| fail(format!("`{key}` stands before the first `case`")))?;
        line_of_case(case, key, rest, &lists).map_err(fail)?;
    }
    if text.is_empty() {
        return Err(Error {
            line: 1,
            message: format!("the first line must be `{HEADER}`"),
        });
    }
    for case in &file.cases {
        if case.code.is_empty() || case.of.is_empty() {
            return Err(Error {
                line: case.line,
                message: format!("case `{}` needs `of` and `code`", case.name),
            });
        }
    }
    Ok(file)
}

fn line_of_case(
    case: &mut Case,
    key: &str,
    rest: &str,
    lists: &BTreeMap<&str, Vec<Word>>,
) -> Result<(), String> {
    let strings = || rest.split_whitespace().map(str::to_string);
    match key {
        "of" => case.of.extend(strings()),
        "rules" => case.rules.extend(strings()),
        "registers" => {
            let n: Vec<u32> = strings().filter_map(|s| s.parse().ok()).collect();
            match n[..] {
                [v, u] if (1..=128).contains(&v) && (8..=64).contains(&u) => {
                    case.registers = (v, u);
                }
                _ => return Err("`registers` wants 1 to 128 and 8 to 64".into()),
            }
        }
        "code" => {
            let (hex, text) = (rest.split_once(" | "))
                .ok_or("`code` wants words, ` | ` and the instruction's text")?;
            case.code.push(Code {
                words: if hex == "?" { Vec::new() } else { words(hex)? },
                text: text.to_string(),
            });
        }
        "exec" => case.execs = words(rest)?,
        "warps" => {
            let n = rest.parse().ok().filter(|n| (1..=WARPS).contains(n));
            let n = n.ok_or_else(|| format!("`warps` wants 1 to {WARPS}"))?;
            case.warps = vec![Own::default(); n];
        }
        "before" | "after" | "masked" => {
            let (name, values) = rest.split_once(' ').ok_or("a place and its value")?;
            let (warp, place) = place_of_warp(case, name)?;
            let values = values_of(place, values, lists)?;
            let single = || {
                let found = values.iter().find(|w| w.low != w.high);
                found.map_or(Ok(()), |w| Err(format!("`{w}` is no single word")))
            };
            let fresh = match (key, warp) {
                ("before", warp) => {
                    single()?;
                    let state: &mut State = match warp {
                        Some(w) => &mut case.warps[w].before,
                        None => &mut case.before,
                    };
                    let values = values.into_iter().map(|w| w.low).collect();
                    state.insert(place, values).is_none()
                }
                ("masked", Some(_)) => return Err("`masked` is of all warps".into()),
                (_, warp) => {
                    if key == "masked" && !matches!(place, Place::V(_)) {
                        single()?;
                    }
                    let state: &mut Expected = match warp {
                        Some(w) => &mut case.warps[w].after,
                        None if key == "after" => &mut case.after,
                        None => &mut case.masked,
                    };
                    state.insert(place, values).is_none()
                }
            };
            if !fresh {
                return Err(format!("{name} has a value already"));
            }
        }
        "any" => {
            for name in rest.split_whitespace() {
                let (warp, place) = place_of_warp(case, name)?;
                match warp {
                    Some(w) => case.warps[w].any.insert(place),
                    None => case.any.insert(place),
                };
            }
        }
        "rows" => {
            let (before, after) = rest.split_once('|').ok_or("`rows` wants PLACES | PLACES")?;
            let places = |s: &str| {
                s.split_whitespace()
                    .map(place_of)
                    .collect::<Result<Vec<_>, String>>()
            };
            case.rows.before = places(before)?;
            case.rows.after = places(after)?;
            let all = case.rows.before.iter().chain(&case.rows.after);
            for place in all {
                if matches!(place, Place::V(_) | Place::Memory(_)) {
                    return Err(format!("{place} is no single word"));
                }
            }
        }
        "row" => {
            let values = ranges(&rest.replacen('|', " ", 1))?;
            let before = case.rows.before.len();
            if let Some(w) = values.iter().take(before).find(|w| w.low != w.high) {
                return Err(format!("`{w}` is no single word"));
            }
            let columns = before + case.rows.after.len();
            if values.len() != columns || columns == 0 {
                return Err(format!("{} words for {columns} places", values.len()));
            }
            case.rows.values.push(values);
        }
        "end" => {
            let parts: Vec<&str> = rest.split_whitespace().collect();
            case.end = match parts[..] {
                ["endpgm"] => End::Endpgm,
                [how @ ("trap" | "stop"), cause, info, "at", pc] => {
                    let (cause, info, pc) = (word(cause)?, word(info)?, word(pc)?);
                    match how {
                        "trap" => End::Trap(cause, info, pc),
                        _ => End::Stop(cause, info, pc),
                    }
                }
                ["barrierfault", mask] => End::BarrierFault(words(mask)?[0]),
                _ => {
                    return Err(
                        "`end` is `endpgm`, `trap` or `stop` with `CAUSE INFO at PC`, or `barrierfault MASK`".into(),
                    );
                }
            };
        }
        _ => return Err(format!("`{key}` is no line of a case")),
    }
    Ok(())
}

fn place_of(name: &str) -> Result<Place, String> {
    Place::from_name(name).ok_or_else(|| {
        format!("`{name}` is no place: v0-v127, u0-u63, exec, helpers, mADDRESS or a CSR")
    })
}

/// A place of all warps, or, as `w1.u8`, of one.
fn place_of_warp(case: &Case, name: &str) -> Result<(Option<usize>, Place), String> {
    let own = (name.split_once('.')).and_then(|(w, place)| {
        let w: usize = w.strip_prefix('w')?.parse().ok()?;
        Some((w, place))
    });
    let Some((warp, place)) = own else {
        return Ok((None, place_of(name)?));
    };
    if warp >= case.warps.len() {
        return Err(format!("there is no warp {warp}: `warps` comes first"));
    }
    match place_of(place)? {
        Place::Memory(_) => Err("memory is of all warps".into()),
        place => Ok((Some(warp), place)),
    }
}

fn values_of(
    place: Place,
    text: &str,
    lists: &BTreeMap<&str, Vec<Word>>,
) -> Result<Vec<Word>, String> {
    let values = match text.strip_prefix('@') {
        Some(name) => (lists.get(name))
            .ok_or_else(|| format!("there is no list `{name}` above"))?
            .clone(),
        None => ranges(text)?,
    };
    match (place, values.len()) {
        (Place::V(_), 1) => Ok(vec![values[0]; LANES]),
        (Place::V(_) | Place::Csr(0x002), LANES) | (Place::Memory(_), 1..) | (_, 1) => Ok(values),
        (_, n) => Err(format!("{place} cannot have {n} words")),
    }
}

fn word(text: &str) -> Result<u32, String> {
    let word = u32::from_str_radix(text, 16).ok();
    let word = word.filter(|_| !text.starts_with('+'));
    word.ok_or_else(|| format!("`{text}` is no hexadecimal 32-bit word"))
}

/// Hexadecimal words.
fn words(text: &str) -> Result<Vec<u32>, String> {
    some(text.split_whitespace().map(word))
}

/// Words or ranges of them.
fn ranges(text: &str) -> Result<Vec<Word>, String> {
    some(text.split_whitespace().map(|w| match w.split_once('-') {
        None => word(w).map(Word::from),
        Some((low, high)) => {
            let (low, high) = (word(low)?, word(high)?);
            if low > high {
                return Err(format!("`{w}` holds no word"));
            }
            Ok(Word { low, high })
        }
    }))
}

fn some<T>(words: impl Iterator<Item = Result<T, String>>) -> Result<Vec<T>, String> {
    let all: Result<Vec<T>, String> = words.collect();
    all.and_then(|w| {
        if w.is_empty() {
            Err("a word is missing".into())
        } else {
            Ok(w)
        }
    })
}
