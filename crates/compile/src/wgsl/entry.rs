//! Which entry point is meant.

use super::lower::R;
use lanemask_diag::{Diagnostic, FileId, Span, suggest};
use naga::ShaderStage;

fn list(names: &[&str]) -> String {
    let names: Vec<String> = names.iter().map(|n| format!("`{n}`")).collect();
    names.join(", ")
}

/// The name of the compute entry point that is asked for, or of the only one.
pub(super) fn choose<'m>(
    module: &'m naga::Module,
    wanted: Option<&str>,
    file: FileId,
) -> R<&'m str> {
    let all = &module.entry_points;
    let compute: Vec<&str> = all
        .iter()
        .filter(|e| e.stage == ShaderStage::Compute)
        .map(|e| e.name.as_str())
        .collect();
    let refusal = match (wanted, &compute[..]) {
        (None, &[one]) => return Ok(one),
        (None, []) => {
            let d = Diagnostic::error("wgsl-no-entry", "the shader has no compute entry point")
                .at(Span::new(file, 0, 0), "");
            if all.is_empty() {
                d.note("a compute entry point is a function with `@compute @workgroup_size(…)`")
            } else {
                let names: Vec<&str> = all.iter().map(|e| e.name.as_str()).collect();
                d.note(format!(
                    "its entry points are of other stages: {}",
                    list(&names)
                ))
            }
        }
        (None, several) => Diagnostic::error(
            "wgsl-ambiguous-entry",
            format!(
                "the shader has {} compute entry points; one must be chosen",
                several.len()
            ),
        )
        .note(format!("they are: {}", list(several))),
        (Some(wanted), _) => {
            if let Some(&name) = compute.iter().find(|&&n| n == wanted) {
                return Ok(name);
            }
            not_found(module, wanted, &compute)
        }
    };
    Err(Box::new(refusal))
}

fn not_found(module: &naga::Module, wanted: &str, compute: &[&str]) -> Diagnostic {
    if let Some(ep) = module.entry_points.iter().find(|e| e.name == wanted) {
        return Diagnostic::error(
            "wgsl-not-compute",
            format!("`{wanted}` is an entry point of the {:?} stage", ep.stage),
        )
        .note("only compute entry points can be compiled");
    }
    let d = Diagnostic::error(
        "wgsl-unknown-entry",
        format!("the shader has no entry point `{wanted}`"),
    );
    if let Some(near) = suggest(wanted, compute.iter().copied()) {
        d.note(format!("did you mean `{near}`?"))
    } else if compute.is_empty() {
        d
    } else {
        d.note(format!("its compute entry points are: {}", list(compute)))
    }
}
