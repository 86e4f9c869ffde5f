//! Whole states of a run: what each warp and the memory hold before, what they must hold after, and what differs.

use crate::format::{CSRS, Case, End, Expected, LANES, Own, Place, State, exactly};
use lanemask_isa::w32::{decode, len_bytes};

/// Bytes of scratch memory per lane.
pub(crate) const SCRATCH: u32 = 256;
/// Bytes of workgroup memory.
pub(crate) const WORKGROUP: u32 = 1024;
pub(crate) const MODE: u16 = 0x001;
pub(crate) const FFLAGS: u16 = 0x002;
pub(crate) const TRAPCTL: u16 = 0x003;
pub(crate) const TRAPBASE: u16 = 0x040;
pub(crate) const TRAPCAUSE: u16 = 0x041;
pub(crate) const TRAPPC: u16 = 0x042;
pub(crate) const TRAPINFO: u16 = 0x043;

/// A run of a case: everything that it starts with, and everything that it may end with.
pub(crate) struct Run {
    /// Of each warp, without memory.
    pub(crate) before: Vec<State>,
    /// Of each warp, without memory.
    pub(crate) after: Vec<Expected>,
    /// Words before.
    pub(crate) memory: State,
    /// Words after.
    pub(crate) memory_after: Expected,
}

/// What an executor made of a run.
pub(crate) struct Outcome {
    /// Of each warp; without CSRs and helpers where it ended by `endpgm`, empty where the dispatch stopped.
    pub(crate) warps: Vec<State>,
    /// Words of the named memory.
    pub(crate) memory: State,
}

/// What a word of the code says: its length fits and its text is the one of the file.
pub(crate) fn check_text(case: &Case) -> Result<(), String> {
    for code in &case.code {
        let Some(&first) = code.words.first() else {
            return Err(format!("`{}` has no words yet", code.text));
        };
        if code.words.len() as u32 * 4 != len_bytes(first) && code.text != "-" {
            return Err(format!("{first:08x} has {} bytes", len_bytes(first)));
        }
        let insn = decode(first, code.words.get(1).copied());
        match (insn, code.text.as_str()) {
            (Err(_), "-") => {}
            (Ok(insn), text) if insn.to_string() == text => {}
            (Ok(insn), text) => return Err(format!("{first:08x} is `{insn}`, not `{text}`")),
            (Err(e), text) => return Err(format!("{first:08x} is `{text}`? {e}")),
        }
    }
    Ok(())
}

/// What an unnamed register holds before.
pub(crate) fn unnamed(place: Place) -> Vec<u32> {
    match place {
        Place::V(n) => (0..LANES as u32)
            .map(|lane| 0x5a00_0000 | u32::from(n) << 8 | lane)
            .collect(),
        Place::U(n) => vec![0xa500_0000 | u32::from(n)],
        _ => vec![0],
    }
}

/// Length of the code in bytes.
pub(crate) fn code_bytes(case: &Case) -> u32 {
    case.code.iter().map(|c| c.words.len() as u32 * 4).sum()
}

/// All runs of a case, each with what to call it: each EXEC with each row.
pub(crate) fn runs(case: &Case) -> impl Iterator<Item = (String, Run)> + '_ {
    let rows = case.rows.values.len().max(1);
    let all = case
        .execs
        .iter()
        .flat_map(move |exec| (0..rows).map(move |k| (*exec, k)));
    all.map(|(exec, k)| {
        let name = match case.rows.values.get(k) {
            None => format!("EXEC {exec:08x}"),
            Some(_) => format!("EXEC {exec:08x}, row {}", k + 1),
        };
        (name, run(case, exec, k))
    })
}

/// The run of that EXEC and the row of that number, from 0; without rows, of number 0.
fn run(case: &Case, exec: u32, row: usize) -> Run {
    let is_memory = |place: &Place| matches!(place, Place::Memory(_));
    let memory: State = (case.before.iter())
        .filter(|(place, _)| is_memory(place))
        .map(|(place, words)| (*place, words.clone()))
        .collect();
    let mut memory_after: Expected = (memory.iter())
        .map(|(place, words)| (*place, exactly(words.iter().copied())))
        .collect();
    let after = case.after.iter().filter(|(place, _)| is_memory(place));
    memory_after.extend(after.map(|(place, words)| (*place, words.clone())));
    let (before, after) = (case.warps.iter())
        .map(|own| of_warp(case, own, exec, row))
        .unzip();
    Run {
        before,
        after,
        memory,
        memory_after,
    }
}

fn of_warp(case: &Case, own: &Own, exec: u32, row: usize) -> (State, Expected) {
    let (v, u) = case.registers;
    let mut before = State::new();
    let registers = (0..v as u8).map(Place::V).chain((0..u as u8).map(Place::U));
    let others = CSRS.iter().map(|(_, n)| Place::Csr(*n));
    for place in registers.chain(others).chain([Place::Helpers]) {
        before.insert(place, unnamed(place));
    }
    before.insert(Place::Csr(TRAPBASE), vec![code_bytes(case)]);
    before.insert(Place::Exec, vec![exec]);
    before.extend(case.before.clone());
    let row = case.rows.values.get(row).map_or(&[][..], |r| r);
    let (rows_before, rows_after) = row.split_at(case.rows.before.len().min(row.len()));
    for (place, value) in case.rows.before.iter().zip(rows_before) {
        before.insert(*place, vec![value.low]);
    }
    before.extend(own.before.clone());
    before.retain(|place, _| !matches!(place, Place::Memory(_)));
    let exec = before[&Place::Exec][0];
    let mut after: Expected = (before.iter())
        .map(|(place, words)| (*place, exactly(words.iter().copied())))
        .collect();
    after.extend(case.after.clone());
    for (place, value) in case.rows.after.iter().zip(rows_after) {
        after.insert(*place, vec![*value]);
    }
    let active = |lane: usize| exec >> lane & 1 == 1;
    for (place, values) in &case.masked {
        let Some(old) = before.get(place) else {
            continue;
        };
        let new = match (place, values.len()) {
            (Place::V(_), _) => (0..LANES)
                .map(|l| if active(l) { values[l] } else { old[l].into() })
                .collect(),
            (_, 1) => exactly([values[0].low & exec]),
            _ => {
                let flags = (0..LANES).filter(|l| active(*l)).map(|l| values[l].low);
                exactly([flags.fold(old[0], |a, b| a | b)])
            }
        };
        after.insert(*place, new);
    }
    if let End::Trap(cause, info, pc) = case.end {
        after.insert(Place::Csr(TRAPCAUSE), exactly([cause]));
        after.insert(Place::Csr(TRAPINFO), exactly([info]));
        after.insert(Place::Csr(TRAPPC), exactly([pc]));
    }
    after.extend(own.after.clone());
    after.retain(|place, _| !matches!(place, Place::Memory(_)));
    (before, after)
}

/// Every place that holds something else than it may.
pub(crate) fn differences(case: &Case, run: &Run, outcome: &Outcome) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut compare = |name: String, want: &[crate::format::Word], got: &[u32]| {
        let same = want.len() == got.len() && want.iter().zip(got).all(|(w, g)| w.holds(*g));
        if !same {
            let want: Vec<String> = want.iter().map(|w| w.to_string()).collect();
            wrong.push(format!("{name} is {got:x?}, not [{}]", want.join(", ")));
        }
    };
    for (number, (want, got)) in run.after.iter().zip(&outcome.warps).enumerate() {
        for (place, want) in want {
            let ignored = case.any.contains(place) || case.warps[number].any.contains(place);
            if ignored || *place == Place::Csr(TRAPBASE) {
                continue;
            }
            let Some(got) = got.get(place) else { continue };
            let name = match case.warps.len() {
                1 => place.to_string(),
                _ => format!("w{number}.{place}"),
            };
            compare(name, want, got);
        }
    }
    for (place, want) in &run.memory_after {
        if !case.any.contains(place) {
            let got = outcome.memory.get(place).map_or(&[][..], |w| w);
            compare(place.to_string(), want, got);
        }
    }
    wrong
}

/// Memory that only `after` names is no memory of the case.
pub(crate) fn check_memory(case: &Case) -> Result<(), String> {
    let stray = (case.after.iter()).find(|(place, words)| {
        matches!(place, Place::Memory(_))
            && case.before.get(place).map(Vec::len) != Some(words.len())
    });
    stray.map_or(Ok(()), |(place, _)| {
        Err(format!("{place} has not as many words before"))
    })
}
