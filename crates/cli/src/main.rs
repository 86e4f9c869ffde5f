//! The `lanemask` command: reads arguments, opens files, prints, and sets exit codes. Everything else is done by the
//! libraries.
#![forbid(unsafe_code)]
#![allow(clippy::result_large_err)]

mod args;
mod card;
mod check;
mod commands;
mod lines;
mod linx;
mod linx_card;
mod output;
mod progress;
mod races;
mod render;
mod run;
mod stale;
mod target;
mod trace;
mod w32;
mod waits;

use std::ffi::OsString;
use std::process::ExitCode;

use clap::Parser;
use clap::error::{ContextKind, ContextValue, ErrorKind};
use lanemask::diag::{Diagnostic, Sources};

use args::{Cli, Command};
use output::{Exit, Failure, to_stderr, to_stdout};

fn main() -> ExitCode {
    let words: Vec<OsString> = std::env::args_os().collect();
    let (json, result) = match Cli::try_parse_from(&words) {
        Ok(cli) => (cli.command.json(), execute(cli.command)),
        Err(error)
            if error.kind() == ErrorKind::DisplayHelp
                || error.kind() == ErrorKind::DisplayVersion =>
        {
            (
                false,
                to_stdout(error.to_string().as_bytes())
                    .map(|()| Exit::Fine)
                    .map_err(Failure::from),
            )
        }
        Err(error) => {
            let json = words.iter().skip(1).any(|w| w == "--json");
            if !json {
                // clap's own text has the usage line.
                to_stderr(&error.render().to_string());
                return ExitCode::from(Exit::Wrong.code());
            }
            (json, Err(usage(&error).into()))
        }
    };
    let exit = result.unwrap_or_else(|failure| {
        report(&failure, json);
        Exit::Wrong
    });
    ExitCode::from(exit.code())
}

fn execute(command: Command) -> Result<Exit, Failure> {
    match command {
        Command::Run(args) => run::run(&args),
        Command::Compile(args) => commands::compile(&args),
        Command::Asm(args) => commands::asm(&args),
        Command::Disasm(args) => commands::disasm(&args),
        Command::Check(args) => check::run(&args),
        Command::Isa(args) => commands::isa(&args),
    }
}

fn report(failure: &Failure, json: bool) {
    if json {
        let value = render::errors_json(&failure.diagnostics, &failure.sources);
        // If stdout fails there is nowhere left to say so but stderr.
        if let Err(diagnostic) = to_stdout(format!("{value:#}\n").as_bytes()) {
            to_stderr(&render::render(&[diagnostic], &Sources::new(), false));
        }
    } else {
        let color = render::colors_on_stderr();
        to_stderr(&render::render(
            &failure.diagnostics,
            &failure.sources,
            color,
        ));
    }
}

/// What clap says is wrong with the arguments, in one line.
fn usage(error: &clap::Error) -> Diagnostic {
    let text = error.to_string();
    let first: Vec<&str> = text
        .lines()
        .take_while(|l| !l.trim().is_empty())
        .map(str::trim)
        .collect();
    let message = first.join(" ");
    let message = message.strip_prefix("error: ").unwrap_or(&message);
    let diagnostic = Diagnostic::error("cli-usage", message);
    match error
        .get(ContextKind::SuggestedArg)
        .or(error.get(ContextKind::SuggestedSubcommand))
    {
        Some(ContextValue::String(near)) => diagnostic.note(format!("did you mean `{near}`?")),
        _ => diagnostic,
    }
}
