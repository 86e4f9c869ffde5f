//! The subcommands that run nothing.

use lanemask::diag::{Diagnostic, Sources};

use crate::args::IsaArgs;
use crate::card;
use crate::output::{Exit, Failure, to_stdout};

/// `lanemask isa`.
pub fn isa(args: &IsaArgs) -> Result<Exit, Failure> {
    let entry = args.name.as_deref().map(card::find).transpose()?;
    let text = if args.common.json {
        format!("{:#}\n", card::json(entry))
    } else {
        entry.map_or_else(card::list, card::text)
    };
    to_stdout(text.as_bytes())?;
    Ok(Exit::Fine)
}
