//! From a job as it was written to one that can run: all the rules that need more than one key.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use lanemask_diag::{Diagnostic, Span, suggest};

use crate::check_bind::{self, check_bind};
use crate::job::{Bind, DispatchSpec, Job, ShaderKind, Slot, Target};
use crate::overwrite::check_not_read;
use crate::raw::*;

/// Checks everything; `None` if there was an error.
/// `file` is the job's own, if it has one.
pub(crate) fn check(
    raw: &RawJob,
    folder: &Path,
    file: Option<&Path>,
    diagnostics: &mut Vec<Diagnostic>,
) -> Option<Job> {
    // What is missing because it is broken must not be reported as missing.
    let whole = diagnostics.is_empty();
    let mut checker = Checker {
        folder,
        diagnostics,
    };
    let target = checker.target(raw);
    let mut dispatches: Vec<DispatchSpec> = raw
        .dispatches
        .iter()
        .filter_map(|d| checker.dispatch(d))
        .collect();
    let registers = checker.registers(raw);
    let whole = whole && dispatches.len() == raw.dispatches.len();
    let mut binds = Vec::new();
    for bind in &raw.binds {
        if let Some(slot) = checker.slot(bind, &dispatches, whole) {
            binds.extend(check_bind(&mut checker, bind, slot));
        }
    }
    for (spec, raw) in dispatches.iter_mut().zip(&raw.dispatches) {
        if let Some(fields) = raw.immediates.as_ref().filter(|_| whole) {
            let bind = check_bind::immediates(&mut checker, fields);
            spec.immediates = bind.is_some().then_some(binds.len());
            binds.extend(bind);
        }
    }
    if whole {
        checker.duplicates(raw, &dispatches);
        checker.names(raw);
    }
    checker.addresses(&binds);
    checker.outputs(raw);
    let job = Job {
        file: file.map(Path::to_path_buf),
        target,
        dispatches,
        binds,
        registers,
        register_spans: raw
            .registers
            .iter()
            .map(|(name, _)| (name.value.clone(), name.span))
            .collect(),
    };
    for path in raw.output_paths() {
        checker.not_read(path, &job);
    }
    (!diagnostics.iter().any(Diagnostic::is_error)).then_some(job)
}

pub(crate) struct Checker<'c> {
    folder: &'c Path,
    diagnostics: &'c mut Vec<Diagnostic>,
}

/// The slot of a bind, and whether it comes from the map of a dispatch.
pub(crate) type FoundSlot = (Slot, bool);

impl Checker<'_> {
    /// Reports an error at a place and has no value.
    pub fn error<T>(&mut self, span: Span, diagnostic: Diagnostic) -> Option<T> {
        self.diagnostics.push(diagnostic.at(span, ""));
        None
    }

    /// An integer of `u32`.
    pub fn u32(&mut self, int: &Int, what: &str) -> Option<u32> {
        match u32::try_from(int.value) {
            Ok(v) => Some(v),
            Err(_) => self.error(int.span, out_of_range(what, int.value, u32::MAX.into())),
        }
    }

    /// An integer of `u64`.
    pub fn u64(&mut self, int: &Int, what: &str) -> Option<u64> {
        match u64::try_from(int.value) {
            Ok(v) => Some(v),
            Err(_) => self.error(int.span, out_of_range(what, int.value, u64::MAX)),
        }
    }

    /// A path relative to the job.
    pub fn path(&mut self, text: &Text, what: &str) -> Option<PathBuf> {
        if text.value.is_empty() || text.value.contains('\0') {
            let message = format!("`{what}` does not name a file");
            return self.error(text.span, Diagnostic::error("job-path", message));
        }
        Some(self.folder.join(&text.value))
    }

    /// Where a buffer is written to as it is: not what is a picture to everyone else.
    pub fn out(&mut self, text: &Text) -> Option<PathBuf> {
        let path = self.path(text, "out")?;
        if !ends_in_one_of(&path, &PICTURES) {
            return Some(path);
        }
        let message = format!(
            "`{}` would have no picture in it: `out` writes .npy files and raw bytes",
            text.value
        );
        let diagnostic = Diagnostic::error("job-out-picture", message).note(
            "a PNG is written by `image = { path = …, width = …, format = … }`, or --image SLOT=FORMAT:WIDTH:PATH",
        );
        self.error(text.span, diagnostic)
    }

    /// Where a picture is written to: a PNG.
    pub fn image_path(&mut self, text: &Text) -> Option<PathBuf> {
        let path = self.path(text, "path")?;
        if ends_in_one_of(&path, &["png"]) {
            return Some(path);
        }
        let message = format!("the picture `{}` does not end in .png", text.value);
        let diagnostic = Diagnostic::error("job-image-path", message);
        self.error(text.span, diagnostic.note("pictures are written as PNG"))
    }

    fn target(&mut self, raw: &RawJob) -> Option<Target> {
        let text = raw.target.as_ref()?;
        let found = Target::ALL.into_iter().find(|t| t.name() == text.value);
        found.or_else(|| {
            let message = format!("unknown target `{}`", text.value);
            let note = Target::hint(&text.value);
            self.error(
                text.span,
                Diagnostic::error("job-unknown-target", message).note(note),
            )
        })
    }

    fn dispatch(&mut self, raw: &RawDispatch) -> Option<DispatchSpec> {
        let shader = self
            .path(&raw.shader, "shader")
            .and_then(|path| Some((path, self.shader_kind(&raw.shader)?)));
        let workgroups = self.workgroups(&raw.workgroups);
        let entry = match &raw.entry {
            Some(entry) if entry.value.is_empty() => {
                let message = "`entry` is empty";
                self.error(
                    entry.span,
                    Diagnostic::error("job-entry", message).note("leave it out"),
                )
            }
            other => Some(other.as_ref().map(|e| e.value.clone())),
        };
        let mut bind = BTreeMap::new();
        let mut spans: BTreeMap<Slot, Span> = BTreeMap::new();
        for (slot, name) in &raw.bind {
            let Some(parsed) = Slot::parse(&slot.value) else {
                self.error::<()>(slot.span, bad_slot(&slot.value));
                continue;
            };
            if let Some(first) = spans.insert(parsed, slot.span) {
                let message = format!("{parsed} is mapped twice");
                let diagnostic = Diagnostic::error("job-duplicate-binding", message);
                self.error::<()>(slot.span, diagnostic.also(first, "first here"));
            }
            bind.insert(parsed, name.value.clone());
        }
        let (shader, kind) = shader?;
        Some(DispatchSpec {
            shader,
            kind,
            shader_span: Some(raw.shader.span),
            entry: entry?,
            entry_span: raw.entry.as_ref().map(|e| e.span),
            workgroups: workgroups?,
            workgroups_span: Some(raw.workgroups.span),
            immediates: None,
            overrides: raw
                .overrides
                .iter()
                .map(|(n, v)| (n.value.clone(), v.value))
                .collect(),
            override_spans: raw
                .overrides
                .iter()
                .map(|(n, _)| (n.value.clone(), n.span))
                .collect(),
            bind,
        })
    }

    fn shader_kind(&mut self, shader: &Text) -> Option<ShaderKind> {
        let extension = Path::new(&shader.value)
            .extension()
            .and_then(|e| e.to_str())
            .unwrap_or("");
        let kind = ShaderKind::from_extension(extension);
        if kind.is_none() {
            let message = format!("`{}` does not tell what kind of shader it is", shader.value);
            let known: Vec<String> = ShaderKind::supported_extensions()
                .map(|e| format!(".{e}"))
                .collect();
            let note = format!("the file names end in {}", known.join(", "));
            self.error::<()>(
                shader.span,
                Diagnostic::error("job-shader-kind", message).note(note),
            );
        }
        kind
    }

    fn workgroups(&mut self, raw: &Located<Vec<Int>>) -> Option<[u32; 3]> {
        if raw.value.len() != 3 {
            let message = format!("`workgroups` has {} counts instead of 3", raw.value.len());
            let diagnostic = Diagnostic::error("job-workgroups", message)
                .note("one count for each of x, y and z: 4096, 1, 1");
            return self.error(raw.span, diagnostic);
        }
        let mut counts = [0u32; 3];
        let mut fine = true;
        for (count, int) in counts.iter_mut().zip(&raw.value) {
            match u32::try_from(int.value) {
                Ok(v) if v > 0 => *count = v,
                _ => {
                    let message = format!("{} is no number of workgroups", int.value);
                    let diagnostic = Diagnostic::error("job-workgroups", message)
                        .note(format!("each count is from 1 to {}", u32::MAX));
                    self.error::<()>(int.span, diagnostic);
                    fine = false;
                }
            }
        }
        if fine
            && counts
                .iter()
                .try_fold(1u64, |p, &c| p.checked_mul(c.into()))
                .is_none()
        {
            let message = "there are 2^64 or more workgroups in all";
            return self.error(raw.span, Diagnostic::error("job-workgroups", message));
        }
        fine.then_some(counts)
    }

    fn registers(&mut self, raw: &RawJob) -> BTreeMap<String, u64> {
        let mut registers = BTreeMap::new();
        for (name, int) in &raw.registers {
            if !(i128::from(i64::MIN)..=i128::from(u64::MAX)).contains(&int.value) {
                let message = format!("{} does not fit into 64 bits", int.value);
                self.error::<()>(int.span, Diagnostic::error("job-number-range", message));
            } else if registers
                .insert(name.value.clone(), int.value as u64)
                .is_some()
            {
                let message = format!("register `{}` is set twice", name.value);
                self.error::<()>(name.span, Diagnostic::error("job-duplicate-name", message));
            }
        }
        registers
    }

    /// Group and binding, or for a bind with only a name the first slot mapped to it.
    fn slot(
        &mut self,
        bind: &RawBind,
        dispatches: &[DispatchSpec],
        all_dispatches_known: bool,
    ) -> Option<FoundSlot> {
        match (&bind.group, &bind.binding) {
            (Some(group), Some(binding)) => {
                let (group, binding) = (self.u32(group, "group"), self.u32(binding, "binding"));
                Some((
                    Slot {
                        group: group?,
                        binding: binding?,
                    },
                    false,
                ))
            }
            (None, None) if bind.name.is_some() => {
                let name = bind.name.as_ref().map(|n| &n.value);
                let mapped = dispatches
                    .iter()
                    .find_map(|d| d.bind.iter().find(|(_, n)| Some(*n) == name))
                    .map(|(slot, _)| (*slot, true));
                if mapped.is_none() && all_dispatches_known {
                    let diagnostic = Diagnostic::error(
                        "job-missing-key",
                        "the bind has no `group` and `binding`, and no dispatch maps its name",
                    );
                    self.error::<()>(bind.span, diagnostic);
                }
                mapped
            }
            (group, _) => {
                let key = if group.is_none() { "group" } else { "binding" };
                let message = format!("the bind has no `{key}`");
                self.error(bind.span, Diagnostic::error("job-missing-key", message))
            }
        }
    }

    /// No two binds at one slot, unless every dispatch says which it means.
    fn duplicates(&mut self, raw: &RawJob, dispatches: &[DispatchSpec]) {
        let mut seen: BTreeMap<(i128, i128), Span> = BTreeMap::new();
        for bind in &raw.binds {
            let (Some(group), Some(binding)) = (&bind.group, &bind.binding) else {
                continue;
            };
            let Some(first) = seen.insert((group.value, binding.value), bind.span) else {
                continue;
            };
            let slot = u32::try_from(group.value)
                .ok()
                .zip(u32::try_from(binding.value).ok());
            let Some((group, binding)) = slot else {
                continue;
            };
            let slot = Slot { group, binding };
            if dispatches.is_empty() || !dispatches.iter().all(|d| d.bind.contains_key(&slot)) {
                let message = format!("two binds for {slot}");
                let diagnostic = Diagnostic::error("job-duplicate-binding", message)
                    .also(first, "the other one")
                    .note("with several dispatches, give them names and map the slot in each dispatch");
                self.error::<()>(bind.span, diagnostic);
            }
        }
    }

    /// Every name that a dispatch maps is the name of one bind.
    fn names(&mut self, raw: &RawJob) {
        let names = || raw.binds.iter().filter_map(|b| b.name.as_ref());
        let mut reported: Vec<&str> = Vec::new();
        for (_, name) in raw.dispatches.iter().flat_map(|d| &d.bind) {
            let mut with_name = names().filter(|n| n.value == name.value);
            match (with_name.next(), with_name.next()) {
                (None, _) => {
                    let known: Vec<&str> = names().map(|n| n.value.as_str()).collect();
                    let message = format!("no bind is called `{}`", name.value);
                    let diagnostic = Diagnostic::error("job-unknown-name", message).note(named(
                        &name.value,
                        &known,
                        "names",
                    ));
                    self.error::<()>(name.span, diagnostic);
                }
                (Some(first), Some(second)) if !reported.contains(&name.value.as_str()) => {
                    reported.push(&name.value);
                    let message = format!("two binds are called `{}`", name.value);
                    let diagnostic = Diagnostic::error("job-duplicate-name", message)
                        .also(first.span, "the other one")
                        .also(name.span, "which one is mapped here?");
                    self.error::<()>(second.span, diagnostic);
                }
                _ => {}
            }
        }
    }

    /// Ranges of guest addresses do not overlap.
    fn addresses(&mut self, binds: &[Bind]) {
        let mut placed: Vec<(u64, &Bind)> = binds
            .iter()
            .filter_map(|b| b.address.map(|a| (a, b)))
            .collect();
        placed.sort_by_key(|&(address, _)| address);
        for pair in placed.windows(2) {
            let [(low, first), (high, second)] = pair else {
                continue;
            };
            if low + (first.len_bytes() - 1) >= *high {
                let message = format!(
                    "binding {} at {high:#x} lies within binding {}, {} bytes from {low:#x}",
                    second.label(),
                    first.label(),
                    first.len_bytes()
                );
                let mut diagnostic = Diagnostic::error("job-address-overlap", message);
                if let Some(span) = first.span {
                    diagnostic = diagnostic.also(span, "the other one");
                }
                match second.span {
                    Some(span) => self.error::<()>(span, diagnostic),
                    None => {
                        self.diagnostics.push(diagnostic);
                        None
                    }
                };
            }
        }
    }

    /// No file is written twice.
    fn outputs(&mut self, raw: &RawJob) {
        let mut seen: BTreeMap<PathBuf, &Text> = BTreeMap::new();
        for path in raw.output_paths() {
            let file = one_name(&self.folder.join(&path.value));
            if let Some(first) = seen.get(&file) {
                let message = match first.value == path.value {
                    true => format!("`{}` would be written twice", path.value),
                    false => format!(
                        "`{}` is the same file as `{}` and would be written twice",
                        path.value, first.value
                    ),
                };
                let diagnostic =
                    Diagnostic::error("job-output-clash", message).also(first.span, "first here");
                self.error::<()>(path.span, diagnostic);
            } else {
                seen.insert(file, path);
            }
        }
    }

    /// A file that is written is none of those that the job reads.
    fn not_read(&mut self, path: &Text, job: &Job) {
        if let Err(d) = check_not_read(&self.folder.join(&path.value), job.inputs()) {
            self.error::<()>(path.span, d);
        }
    }
}

/// Puts what the command line says about outputs into checked binds.
pub(crate) fn override_outputs(
    outputs: &[RawOutput],
    job: &mut Job,
    folder: &Path,
    diagnostics: &mut Vec<Diagnostic>,
) {
    let mut checker = Checker {
        folder,
        diagnostics,
    };
    for output in outputs {
        match &output.what {
            OutputKind::Out(path) => job.binds[output.bind].out = checker.out(path),
            OutputKind::Print(count) => job.binds[output.bind].print = checker.u64(count, "print"),
        }
    }
    for output in outputs {
        let OutputKind::Out(text) = &output.what else {
            continue;
        };
        checker.not_read(text, job);
        let file = one_name(&folder.join(&text.value));
        // The other place that writes the file: an option before this one, or what the job says.
        let own = output.bind;
        let clash = job.binds.iter().enumerate().find_map(|(k, bind)| {
            let out = bind.out.as_ref().filter(|_| k != own);
            let mut paths = out.into_iter().chain(bind.image.as_ref().map(|i| &i.path));
            paths.any(|p| one_name(p) == file).then_some(k)
        });
        let Some(other) = clash else { continue };
        let option = outputs.iter().find_map(|o| match &o.what {
            OutputKind::Out(other_text) if o.bind == other => Some(other_text.span),
            _ => None,
        });
        let message = format!("`{}` would be written twice", text.value);
        let mut diagnostic = Diagnostic::error("job-output-clash", message);
        if let Some(span) = option.or(job.binds[other].span) {
            diagnostic = diagnostic.also(span, "also written here");
        }
        checker.error::<()>(text.span, diagnostic);
    }
}

/// One name for all names of a file: of a file that exists its own, links followed, else what its folder is called and its name there.
fn one_name(path: &Path) -> PathBuf {
    if let Ok(real) = path.canonicalize() {
        return real;
    }
    let folder = match path.parent() {
        Some(folder) if folder.as_os_str().is_empty() => Path::new("."),
        Some(folder) => folder,
        None => return path.to_path_buf(),
    };
    match (folder.canonicalize(), path.file_name()) {
        (Ok(folder), Some(name)) => folder.join(name),
        // Dots are left out: no folder is there that could be a link.
        _ => path.components().collect(),
    }
}

/// Extensions of pictures.
const PICTURES: [&str; 15] = [
    "png", "jpg", "jpeg", "gif", "bmp", "webp", "avif", "tif", "tiff", "tga", "qoi", "ppm", "pgm",
    "exr", "hdr",
];

fn ends_in_one_of(path: &Path, extensions: &[&str]) -> bool {
    let own = path.extension().and_then(|e| e.to_str()).unwrap_or("");
    extensions.iter().any(|e| e.eq_ignore_ascii_case(own))
}

fn out_of_range(what: &str, value: i128, max: u64) -> Diagnostic {
    Diagnostic::error("job-number-range", format!("`{what}` cannot be {value}"))
        .note(format!("it is from 0 to {max}"))
}

pub(crate) fn bad_slot(text: &str) -> Diagnostic {
    Diagnostic::error("job-slot", format!("`{text}` is no group and binding"))
        .note("write the group, a point and the binding: 0.1")
}

/// A suggestion, or the list of what there is.
pub(crate) fn named(word: &str, known: &[&str], what: &str) -> String {
    match suggest(word, known.iter().copied()) {
        Some(near) => format!("did you mean `{near}`?"),
        None if known.is_empty() => format!("there are no {what}"),
        None => format!("the {what} are {}", known.join(", ")),
    }
}
