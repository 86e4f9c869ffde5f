//! The kernels of the crate `web-rwkv`, a runtime for language models: half precision, packed weights, subgroups. Each is compiled
//! with every choice of the conditions that it has.

use crate::corpus::{Corpus, Shader};
use crate::fetch::{FetchError, Store, files, text};
use crate::preprocess::{Names, conditional, conditions};

/// On the command line.
pub const NAME: &str = "web-rwkv";
const VERSION: &str = "0.10.20";

/// Activation functions of the crate; without one the argument stands for itself.
const ACTIVATIONS: [&str; 8] = [
    "",
    "squared_relu",
    "custom_tanh",
    "stable_exp",
    "opposite_exp",
    "softplus",
    "sigmoid",
    "silu",
];

/// Fetches the crate.
///
/// # Errors
/// Cargo fails, or a file is not as expected.
pub fn load(store: &Store) -> Result<Corpus, FetchError> {
    let folder = store.cargo(NAME, VERSION)?;
    let functions = activation_functions(&text(&folder.join("src/tensor/ops.rs"))?)?;
    let shaders = folder.join("src/shaders");
    let mut corpus = Corpus {
        name: NAME,
        origin: format!("crate {NAME} {VERSION}"),
        ..Corpus::default()
    };
    for path in files(&shaders, ".wgsl")? {
        let whole = text(&path)?;
        let short = path.strip_prefix(&shaders).unwrap_or(&path);
        let short = short.with_extension("").display().to_string();
        // One of the sizes of subgroups, and it is ours.
        let choices: Vec<String> = conditions(&whole)
            .into_iter()
            .filter(|c| !c.starts_with("SUBGROUP_SIZE"))
            .collect();
        let activations = match short.as_str() {
            "activation" => &ACTIVATIONS[..],
            _ => &ACTIVATIONS[..1],
        };
        for set in 0..1u32 << choices.len() {
            let chosen = choices.iter().enumerate();
            let chosen: Vec<&str> = chosen
                .filter(|(k, _)| set >> k & 1 != 0)
                .map(|(_, name)| name.as_str())
                .collect();
            for activation in activations {
                let mut names = names(&short, &chosen, activation);
                names.insert("ACTIVATION_DEFINE".to_owned(), functions.clone());
                names.extend(chosen.iter().map(|c| ((*c).to_owned(), String::new())));
                let wgsl = conditional(&whole, &names).map_err(|e| format!("{short}: {e}"))?;
                let mut label: Vec<&str> = chosen.clone();
                label.extend((!activation.is_empty()).then_some(*activation));
                let label = match label.as_slice() {
                    [] => short.clone(),
                    some => format!("{short} {}", some.join(" ")),
                };
                for entry in entries(&wgsl) {
                    let name = match short.ends_with(entry) {
                        true => label.clone(),
                        false => format!("{label}: {entry}"),
                    };
                    corpus.shaders.push(Shader::wgsl(name, &wgsl).at(entry));
                }
            }
        }
    }
    Ok(corpus)
}

/// The functions for `ACTIVATION_DEFINE`, which stand as a string in the crate's Rust.
fn activation_functions(rust: &str) -> Result<String, FetchError> {
    let text = rust
        .split_once("ACTIVATION_DEFINE: &str = \"")
        .and_then(|(_, rest)| rest.split_once("\";"));
    match text {
        Some((functions, _)) => Ok(functions.to_owned()),
        None => Err("web-rwkv has no ACTIVATION_DEFINE".to_owned().into()),
    }
}

/// Sizes as the crate gives them, for heads of 64 numbers.
fn names(short: &str, chosen: &[&str], activation: &str) -> Names {
    let block = match short {
        _ if short.starts_with("matmul_mat") || short == "blend_lora" => "8u",
        "time_mix_v5" | "time_mix_v6" | "time_mix_v7" => "32u",
        "layer_norm" if chosen.contains(&"GROUP_NORM") => "32u",
        _ => "128u",
    };
    [
        ("BLOCK_SIZE", block),
        ("BLOCK_SIZE_X", "16u"),
        ("BLOCK_SIZE_Y", "16u"),
        ("HEAD_SIZE", "16u"),
        ("EPS", "0.00001"),
        ("SCALE", "0.5"),
        ("BIAS", "0.25"),
        ("NF4_BLOCK_SIZE", "64u"),
        ("INT8_BLOCK_SIZE", "128u"),
        ("MIN_SUBGROUP_SIZE", "32u"),
        ("MAX_SUBGROUP_SIZE", "32u"),
        ("SUBGROUP_SIZE_32_32", ""),
        ("ACT", activation),
        ("ACT_X", activation),
        ("ACT_Y", activation),
        ("ACT_OUT", activation),
    ]
    .map(|(name, value)| (name.to_owned(), value.to_owned()))
    .into()
}

/// The names of compute entry points: after `@compute`, the next function.
fn entries(wgsl: &str) -> Vec<&str> {
    let after = wgsl.split("@compute").skip(1);
    after
        .filter_map(|rest| {
            rest.split_once("fn ")?
                .1
                .split_once('(')
                .map(|(name, _)| name.trim())
        })
        .collect()
}

#[cfg(test)]
mod tests {
    #[test]
    fn entry_points_are_found_in_the_text() {
        let text = "fn a() {}\n@compute @workgroup_size(8)\nfn b(x: u32) {}\nfn c() {}\n\
                    @workgroup_size(1) @compute fn d () {}";
        assert_eq!(super::entries(text), ["b", "d"]);
        assert!(super::entries("fn a() {}").is_empty());
    }
}
