//! The compute shaders of the package `anime4k-webgpu`: filters of pictures, most of them generated layers of neural networks, long code
//! without branches that loads and stores textures.

use crate::corpus::{Corpus, Shader};
use crate::fetch::{FetchError, Store, text};

/// On the command line.
pub const NAME: &str = "anime4k";
const PACKAGE: &str = "anime4k-webgpu";
const VERSION: &str = "1.0.0";

/// Fetches the package.
///
/// # Errors
/// npm fails, or the bundle is not as expected.
pub fn load(store: &Store) -> Result<Corpus, FetchError> {
    let folder = store.npm(NAME, &[&format!("{PACKAGE}@{VERSION}")])?;
    let bundle = text(
        &folder
            .join("node_modules")
            .join(PACKAGE)
            .join("lib/index.js"),
    )?;
    let mut corpus = Corpus {
        name: NAME,
        origin: format!("npm {PACKAGE} {VERSION}"),
        ..Corpus::default()
    };
    for (module, wgsl) in texts(&bundle) {
        let name = format!("module {module}");
        if wgsl.contains("@compute") {
            corpus.shaders.push(Shader::wgsl(name, wgsl));
        } else {
            corpus.left_out.push((name, "no compute shader".to_owned()));
        }
    }
    if corpus.shaders.is_empty() {
        return Err(format!("{PACKAGE} has no shaders where they were").into());
    }
    Ok(corpus)
}

/// The modules of a bundle that are a text, which webpack writes as `NUMBER:(r…)=>{…const n="…"}`.
fn texts(bundle: &str) -> Vec<(&str, String)> {
    const START: &str = "const n=";
    let mut found = Vec::new();
    for (at, _) in bundle.match_indices(&format!("{START}\"")) {
        let literal = &bundle[at + START.len()..];
        // With double quotes the escapes are those of JSON.
        let mut values = serde_json::Deserializer::from_str(literal).into_iter::<String>();
        if let Some(Ok(text)) = values.next() {
            let before = bundle[..at]
                .rsplit_once(":(r")
                .map_or("", |(before, _)| before);
            let number = before.trim_end_matches(|c: char| c.is_ascii_digit());
            found.push((&before[number.len()..], text));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    #[test]
    fn texts_are_found_in_bundles() {
        let bundle = r#"{12:(r,e,t)=>{t.d(e,{default:()=>n});const n="a \"b\"\r\nc"},7:(r)=>{const n="d"},8:()=>{const n=f("x")}}"#;
        let found = super::texts(bundle);
        assert_eq!(
            found,
            [("12", "a \"b\"\r\nc".to_owned()), ("7", "d".to_owned())]
        );
    }
}
