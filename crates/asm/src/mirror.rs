//! What to write for an instruction that does not exist because another one does its work, and for names from elsewhere.

/// How an instruction is said by another one.
#[derive(Clone, Copy)]
enum How {
    /// With its operands swapped.
    Swapped,
    /// With a number that is larger by 1.
    PlusOne,
}

/// Conditions, the ones that stand for them, and how.
const CONDITIONS: [(&str, &str, How); 8] = [
    ("gt", "lt", How::Swapped),
    ("le", "ge", How::Swapped),
    ("lt", "gt", How::Swapped),
    ("ge", "le", How::Swapped),
    ("gtu", "ltu", How::Swapped),
    ("leu", "geu", How::Swapped),
    ("gti", "gei", How::PlusOne),
    ("lei", "lti", How::PlusOne),
];

/// If a name differs from a mnemonic in its condition only, so that the other one with changed operands does the same: what to
/// write. `exists` says what is a mnemonic.
pub(crate) fn other_condition(name: &str, exists: impl Fn(&str) -> bool) -> Option<String> {
    for (wrong, right, how) in CONDITIONS {
        // A branch is `b`, a float compare `f`, before the condition.
        for prefix in ["", "b", "f"] {
            let part = format!("{prefix}{wrong}");
            let Some(at) = name.split('.').position(|p| p == part) else {
                continue;
            };
            let mut parts: Vec<String> = name.split('.').map(str::to_string).collect();
            parts[at] = format!("{prefix}{right}");
            let other = parts.join(".");
            if exists(&other) {
                return Some(match how {
                    How::Swapped => format!("write `{other}` with its two sources swapped"),
                    How::PlusOne => format!("write `{other}` with the number plus 1"),
                });
            }
        }
    }
    None
}

/// Names of other instruction sets, and what is written here on w32.
const ELSEWHERE: [(&str, &str); 9] = [
    (
        "ret",
        "`jr` returns to what `jal` put into its register; `endpgm` ends the kernel",
    ),
    (
        "return",
        "`jr` returns to what `jal` put into its register; `endpgm` ends the kernel",
    ),
    ("call", "`jal` calls"),
    ("jmp", "`b` jumps"),
    ("goto", "`b` jumps"),
    ("exit", "`endpgm` ends the kernel"),
    ("halt", "`endpgm` ends the kernel"),
    ("li", "`u.mov.b32` and `v.mov.b32` take numbers"),
    ("mv", "`u.mov.b32` and `v.mov.b32` copy"),
];

/// What w32 has for a name that other instruction sets use: by a table, or mnemonics with the name between their dots.
pub(crate) fn from_elsewhere(
    name: &str,
    all: impl Iterator<Item = &'static str>,
) -> Option<String> {
    if let Some((_, what)) = ELSEWHERE.iter().find(|(n, _)| *n == name) {
        return Some((*what).to_string());
    }
    let with: Vec<&str> = all
        .filter(|m| m.split('.').skip(1).any(|p| p == name))
        .collect();
    // One of each kind says enough.
    let mut shown: Vec<&str> = Vec::new();
    for m in &with {
        let start = |m: &str| m.split('.').next().map(str::to_string);
        if !shown.iter().any(|s| start(s) == start(m)) {
            shown.push(m);
        }
    }
    let more = if with.len() > shown.len() {
        " and others"
    } else {
        ""
    };
    let list: Vec<String> = shown.iter().map(|m| format!("`{m}`")).collect();
    (!list.is_empty()).then(|| format!("there are {}{more}", list.join(", ")))
}
