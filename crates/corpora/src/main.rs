//! Fetches corpora, compiles and runs them, and prints tables. The library says what that means.
#![allow(clippy::print_stdout, clippy::print_stderr)]

use std::path::Path;
use std::process::ExitCode;

use clap::{Parser, ValueEnum};
use lanemask_corpora::report::{Form, Outcome, failures, list, survey, table};
use lanemask_corpora::sources::{ALL, Source};
use lanemask_corpora::{Code, Corpus, FetchError, Machine, Store};

/// Compiles and runs shaders that others wrote, and prints a table.
#[derive(Debug, Parser)]
#[command(name = "lanemask-corpora")]
struct Arguments {
    /// Corpora; all of them if none is named.
    names: Vec<String>,
    /// Machines.
    #[arg(long, value_enum, default_value_t = Target::Both)]
    target: Target,
    /// Only so many shaders of each corpus, spread over it, and the cases that need no others.
    #[arg(long)]
    limit: Option<usize>,
    /// Only shaders and cases whose name has this in it.
    #[arg(long)]
    only: Option<String>,
    /// Prints the tables as they stand in `docs/corpora.md`.
    #[arg(long)]
    markdown: bool,
    /// Also prints a line for each shader, each case and what is left out.
    #[arg(long)]
    list: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Target {
    W32,
    Linx,
    Both,
}

impl Target {
    fn machines(self) -> &'static [Machine] {
        match self {
            Target::W32 => &[Machine::W32],
            Target::Linx => &[Machine::Linx],
            Target::Both => &[Machine::W32, Machine::Linx],
        }
    }
}

fn main() -> ExitCode {
    let arguments = Arguments::parse();
    let chosen = match choose(&arguments.names) {
        Ok(chosen) => chosen,
        Err(why) => {
            eprintln!("error: {why}");
            return ExitCode::from(2);
        }
    };
    // Panics of the compiler are counted, not shown one by one.
    std::panic::set_hook(Box::new(|_| {}));
    let store = Store::new();
    let mut outcomes = Vec::new();
    let mut failed = false;
    for source in chosen {
        let corpus = match load(source, &store) {
            Ok(corpus) => corpus,
            Err(why) => {
                eprintln!("{}: cannot be fetched: {why}", source.name);
                failed = true;
                continue;
            }
        };
        let corpus = match &arguments.only {
            Some(part) => corpus.only(part),
            None => corpus,
        };
        let corpus = match arguments.limit {
            Some(limit) => corpus.limited(limit),
            None => corpus,
        };
        eprintln!(
            "{}: {}, {} shaders, {} cases, {} left out",
            corpus.name,
            corpus.origin,
            corpus.shaders.len(),
            corpus.cases.len(),
            corpus.left_out.len()
        );
        if arguments.list {
            for (name, why) in &corpus.left_out {
                println!("{} left out {name}: {why}", corpus.name);
            }
        }
        for machine in arguments.target.machines() {
            let outcome = survey(&corpus, *machine);
            if arguments.list {
                print!("{}", list(&outcome));
            }
            outcomes.push(outcome);
        }
    }
    print_tables(&outcomes, arguments.markdown);
    if failed {
        ExitCode::FAILURE
    } else {
        ExitCode::SUCCESS
    }
}

fn choose(names: &[String]) -> Result<Vec<&'static Source>, String> {
    if names.is_empty() {
        return Ok(ALL.iter().collect());
    }
    let known: Vec<&str> = ALL.iter().map(|s| s.name).collect();
    let find = |name: &String| {
        let found = ALL.iter().find(|s| s.name == name);
        found.ok_or_else(|| format!("no corpus `{name}`; there are {}", known.join(", ")))
    };
    names.iter().map(find).collect()
}

/// Fetches a corpus, and leaves its shaders as files, for a look at one of them.
fn load(source: &Source, store: &Store) -> Result<Corpus, FetchError> {
    let corpus = (source.load)(store)?;
    let folder = store.folder(&format!("{}/shaders", source.name))?;
    for shader in &corpus.shaders {
        let (bytes, end) = match &shader.code {
            Code::Wgsl(text) => (text.as_bytes(), "wgsl"),
            Code::SpirV(bytes) => (bytes.as_slice(), "spv"),
        };
        let plain = |c: char| if c.is_ascii_alphanumeric() { c } else { '_' };
        let name: String = shader.name.chars().map(plain).collect();
        let path = folder.join(format!("{name}.{end}"));
        std::fs::write(&path, bytes).map_err(|e| format!("{}: {e}", shown(&path)))?;
    }
    Ok(corpus)
}

fn shown(path: &Path) -> String {
    path.display().to_string()
}

fn print_tables(outcomes: &[Outcome], markdown: bool) {
    let form = if markdown {
        Form::Markdown
    } else {
        Form::Plain
    };
    println!("{}", table(outcomes, form));
    println!("{}", failures(outcomes, form));
}
