//! The book: mdBook builds it without a warning, every link in it leads somewhere, and so does every link of the pages as
//! files.

use mdbook_driver::MDBook;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Component, Path, PathBuf};
use std::sync::Mutex;
use tracing::field::{Field, Visit};
use tracing::span::{Attributes, Id, Record};
use tracing::{Event, Level, Metadata, Subscriber};

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs")
}

/// What mdBook said at the level of a warning or above.
static WARNINGS: Mutex<Vec<String>> = Mutex::new(Vec::new());

/// Keeps warnings.
struct Listener;

impl Subscriber for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        *metadata.level() <= Level::WARN
    }
    fn new_span(&self, _: &Attributes<'_>) -> Id {
        Id::from_u64(1)
    }
    fn record(&self, _: &Id, _: &Record<'_>) {}
    fn record_follows_from(&self, _: &Id, _: &Id) {}
    fn event(&self, event: &Event<'_>) {
        struct Text(String);
        impl Visit for Text {
            fn record_debug(&mut self, field: &Field, value: &dyn std::fmt::Debug) {
                self.0.push_str(&format!("{field}: {value:?} "));
            }
        }
        let mut text = Text(String::new());
        event.record(&mut text);
        WARNINGS.lock().expect("no panic before").push(text.0);
    }
    fn enter(&self, _: &Id) {}
    fn exit(&self, _: &Id) {}
}

/// All files below a folder with this extension.
fn files(dir: &Path, extension: &str) -> Vec<PathBuf> {
    let (mut out, mut dirs) = (Vec::new(), vec![dir.to_path_buf()]);
    while let Some(dir) = dirs.pop() {
        for entry in std::fs::read_dir(&dir).expect("a folder") {
            let path = entry.expect("a file").path();
            if path.is_dir() {
                dirs.push(path);
            } else if path.extension().is_some_and(|e| e == extension) {
                out.push(path);
            }
        }
    }
    out.sort();
    out
}

/// A path without `.` and `..`.
fn plain(path: &Path) -> PathBuf {
    let mut out = PathBuf::new();
    for part in path.components() {
        match part {
            Component::CurDir => {}
            Component::ParentDir => {
                out.pop();
            }
            part => out.push(part),
        }
    }
    out
}

/// Values of an attribute in HTML.
fn attributes<'a>(html: &'a str, name: &str) -> Vec<&'a str> {
    let open = format!(" {name}=\"");
    let parts = html.split(open.as_str()).skip(1);
    parts.filter_map(|p| p.split('"').next()).collect()
}

/// mdBook builds the book and warns of nothing; each page of `docs/` is a page of it; each link in it leads to a page and,
/// with a fragment, to a place there.
#[test]
fn the_book_builds_without_warnings_or_dead_links() {
    tracing::subscriber::set_global_default(Listener).expect("the only one");
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book");
    let mut book = MDBook::load(docs()).expect("the book loads");
    book.config.build.build_dir = out.clone();
    book.build().expect("the book builds");
    assert_eq!(*WARNINGS.lock().expect("no panic"), [""; 0]);

    let pages: BTreeMap<PathBuf, String> = files(&out, "html")
        .into_iter()
        .map(|p| (plain(&p), std::fs::read_to_string(&p).expect("a page")))
        .collect();
    for page in files(&docs(), "md") {
        let relative = plain(&page)
            .strip_prefix(plain(&docs()))
            .expect("below docs")
            .with_extension("html");
        let name = relative.to_string_lossy().into_owned();
        let special = name == "SUMMARY.html";
        assert!(
            special || pages.contains_key(&plain(&out.join(&name))),
            "{name} is not in the book"
        );
    }
    let ids: BTreeMap<&PathBuf, BTreeSet<&str>> = pages
        .iter()
        .map(|(p, html)| (p, attributes(html, "id").into_iter().collect()))
        .collect();
    let mut dead = Vec::new();
    let mut followed = 0;
    for (page, html) in &pages {
        // These two are shown at other addresses.
        let name = page.file_name().unwrap_or_default();
        if name == "404.html" || name == "print.html" || name == "toc.html" {
            continue;
        }
        for link in attributes(html, "href")
            .into_iter()
            .chain(attributes(html, "src"))
        {
            if link.starts_with("http") || link.starts_with("mailto:") {
                continue;
            }
            let (path, fragment) = link.split_once('#').unwrap_or((link, ""));
            let target = match path {
                "" => page.clone(),
                path => plain(&page.parent().expect("a folder").join(path)),
            };
            let place =
                fragment.is_empty() || ids.get(&target).is_some_and(|ids| ids.contains(fragment));
            if !target.exists() || !place {
                dead.push(format!("{}: {link}", page.display()));
            }
            followed += 1;
        }
    }
    assert_eq!(dead, [""; 0]);
    assert!(followed > 4000, "{followed} links");
}

/// The anchors of a page: headings in the way of Markdown renderers, the n-th of the same text with `-n`.
fn anchors(text: &str) -> BTreeSet<String> {
    let mut seen: BTreeMap<String, u32> = BTreeMap::new();
    let mut out = BTreeSet::new();
    let mut code = false;
    for line in text.lines() {
        code ^= line.trim_start().starts_with("```");
        let level = line.bytes().take_while(|b| *b == b'#').count();
        if code || !(1..=6).contains(&level) {
            continue;
        }
        let heading = line[level..].trim();
        // The text of a link counts, not its target.
        let heading = heading
            .split("](")
            .next()
            .unwrap_or("")
            .replace(['[', '`'], "");
        let anchor = lanemask_isa_gen::manual::anchor(&heading);
        let n = seen.entry(anchor.clone()).or_default();
        out.insert(if *n == 0 {
            anchor
        } else {
            format!("{anchor}-{n}")
        });
        *n += 1;
    }
    out
}

/// Links of the pages as files: each leads to a file of the repository and, with a fragment, to a heading there.
#[test]
fn links_lead_somewhere_without_the_book() {
    let mut dead = Vec::new();
    let mut followed = 0;
    for page in files(&docs(), "md") {
        let text = std::fs::read_to_string(&page).expect("a page");
        let mut code = false;
        for line in text.lines() {
            code ^= line.trim_start().starts_with("```");
            // What stands between backquotes is no link.
            let prose: String = line.split('`').step_by(2).collect::<Vec<_>>().join("`");
            for link in prose.split("](").skip(1).filter(|_| !code) {
                let link = link.split(')').next().unwrap_or("");
                if link.starts_with("http") {
                    continue;
                }
                let (path, fragment) = link.split_once('#').unwrap_or((link, ""));
                let target = match path {
                    "" => page.clone(),
                    path => page.parent().expect("a folder").join(path),
                };
                let place = fragment.is_empty()
                    || std::fs::read_to_string(&target)
                        .is_ok_and(|t| anchors(&t).contains(fragment));
                if !target.exists() || !place {
                    dead.push(format!("{}: {link}", page.display()));
                }
                followed += 1;
            }
        }
    }
    assert_eq!(dead, [""; 0]);
    assert!(followed > 1000, "{followed} links");
}

/// Nothing that is generated is stale, and no page is left over.
#[test]
fn generated_pages_are_current() {
    let run = std::process::Command::new(env!("CARGO_BIN_EXE_xtask"))
        .args(["codegen", "--check"])
        .output()
        .expect("xtask runs");
    let message = String::from_utf8_lossy(&run.stderr);
    assert!(run.status.success(), "{message}");
}
