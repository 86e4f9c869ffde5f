//! What a message needs of the shader's text that naga does not keep: where an attribute stands, which words there are.

use std::collections::BTreeSet;
use std::ops::Range;

/// Functions and types of WGSL that a misspelt word may mean; only what the compiler supports.
const BUILTINS: &str = "abs acos acosh all any arrayLength asin asinh atan atan2 atanh atomicAdd atomicAnd \
    atomicCompareExchangeWeak atomicExchange atomicLoad atomicMax atomicMin atomicOr atomicStore atomicSub atomicXor \
    bitcast ceil clamp cos cosh countLeadingZeros countOneBits countTrailingZeros cross degrees determinant distance \
    dot dot4I8Packed dot4U8Packed exp exp2 extractBits faceForward firstLeadingBit firstTrailingBit floor fma fract \
    frexp insertBits inverseSqrt ldexp length log log2 max min mix modf normalize pack2x16float pack2x16snorm \
    pack2x16unorm pack4x8snorm pack4x8unorm pow quantizeToF16 radians reflect refract reverseBits round saturate \
    select sign sin sinh smoothstep sqrt step storageBarrier tan tanh transpose trunc unpack2x16float \
    unpack2x16snorm unpack2x16unorm unpack4x8snorm unpack4x8unorm workgroupBarrier workgroupUniformLoad \
    array atomic bool f32 i32 u32 vec2 vec3 vec4 vec2f vec3f vec4f vec2i vec3i vec4i vec2u vec3u vec4u \
    mat2x2f mat2x3f mat2x4f mat3x2f mat3x3f mat3x4f mat4x2f mat4x3f mat4x4f";

/// Words of the grammar, which no expression can mean.
const KEYWORDS: &str = "alias break case const const_assert continue continuing default diagnostic discard else \
    enable fn for if let loop override requires return struct switch var while";

/// The text with comments blanked, byte for byte as long.
fn without_comments(text: &str) -> Vec<u8> {
    let mut out = text.as_bytes().to_vec();
    let (mut i, mut depth) = (0, 0usize);
    while i < out.len() {
        let next = out.get(i + 1).copied();
        match (out[i], next) {
            (b'/', Some(b'*')) => {
                depth += 1;
                out[i..i + 2].fill(b' ');
                i += 2;
            }
            (b'*', Some(b'/')) if depth > 0 => {
                depth -= 1;
                out[i..i + 2].fill(b' ');
                i += 2;
            }
            (b'/', Some(b'/')) if depth == 0 => {
                while i < out.len() && out[i] != b'\n' {
                    out[i] = b' ';
                    i += 1;
                }
            }
            (c, _) => {
                if depth > 0 && c != b'\n' {
                    out[i] = b' ';
                }
                i += 1;
            }
        }
    }
    out
}

fn in_word(c: u8) -> bool {
    c.is_ascii_alphanumeric() || c == b'_' || c >= 0x80
}

/// The ranges of the words, numbers among them.
fn words(code: &[u8]) -> Vec<Range<usize>> {
    let mut words = Vec::new();
    let mut i = 0;
    while i < code.len() {
        let start = i;
        while i < code.len() && in_word(code[i]) {
            i += 1;
        }
        if i > start {
            words.push(start..i);
        } else {
            i += 1;
        }
    }
    words
}

/// The longest function, or the declarations outside of functions if those are longer: its words, and the brace that opens it.
pub(super) fn longest_function(text: &str) -> (usize, Range<usize>) {
    let code = without_comments(text);
    let (mut outside, mut inside, mut depth) = (0, 0, 0usize);
    let mut start = 0..0;
    let mut longest = (0, 0..0);
    let mut before = b' ';
    for (at, &c) in code.iter().enumerate() {
        match c {
            b'{' => {
                if depth == 0 {
                    (inside, start) = (0, at..at + 1);
                }
                depth += 1;
            }
            b'}' => {
                depth = depth.saturating_sub(1);
                if depth == 0 && inside > longest.0 {
                    longest = (inside, start.clone());
                }
            }
            _ if in_word(c) && !in_word(before) => {
                *(if depth == 0 {
                    &mut outside
                } else {
                    &mut inside
                }) += 1;
            }
            _ => {}
        }
        before = c;
    }
    if outside > longest.0 {
        return (outside, 0..0);
    }
    longest
}

/// The innermost bracket, and in how many others it stands: parentheses and square brackets, and angle brackets behind words.
pub(super) fn deepest(text: &str) -> Option<(usize, Range<usize>)> {
    let code = without_comments(text);
    let mut open = 0usize;
    let mut deepest: Option<(usize, Range<usize>)> = None;
    for (at, &c) in code.iter().enumerate() {
        match c {
            b'(' | b'[' => open += 1,
            b'<' if at > 0 && in_word(code[at - 1]) => open += 1,
            b')' | b']' | b'>' => open = open.saturating_sub(1),
            // Brackets are closed within a statement; what was no bracket is forgotten.
            b';' | b'{' | b'}' => open = 0,
            _ => {}
        }
        if open > deepest.as_ref().map_or(0, |d| d.0) {
            deepest = Some((open, at..at + 1));
        }
    }
    deepest
}

/// The `@workgroup_size` of an entry point, or its name where the attribute is not found.
pub(super) fn workgroup_size(text: &str, entry: &str) -> Option<Range<usize>> {
    let code = without_comments(text);
    let words = words(&code);
    let at = words
        .windows(2)
        .position(|w| &code[w[0].clone()] == b"fn" && &code[w[1].clone()] == entry.as_bytes())?;
    let attribute = words[..at]
        .iter()
        .rev()
        .take_while(|w| !code[w.end..words[at].start].contains(&b'}'))
        .find(|w| &code[(*w).clone()] == b"workgroup_size");
    let Some(attribute) = attribute else {
        return Some(words[at + 1].clone());
    };
    let start = code[..attribute.start]
        .iter()
        .rposition(|c| *c == b'@')
        .unwrap_or(attribute.start);
    let mut depth = 0usize;
    for (i, c) in code.iter().enumerate().skip(attribute.end) {
        match c {
            b'(' => depth += 1,
            b')' if depth == 1 => return Some(start..i + 1),
            b')' => depth = depth.saturating_sub(1),
            _ => {}
        }
    }
    Some(attribute.clone())
}

/// Short words are near to too many others.
fn worth_a_suggestion(word: &str) -> bool {
    word.chars().count() >= 3
}

/// The identifier that `word` is likely to mean: one of the text's own or of WGSL's.
pub(super) fn near_identifier(text: &str, word: &str) -> Option<String> {
    let code = without_comments(text);
    let keywords: BTreeSet<&str> = KEYWORDS.split_whitespace().collect();
    let own: BTreeSet<&str> = words(&code)
        .into_iter()
        .filter(|w| !code[w.start].is_ascii_digit() && (w.start == 0 || code[w.start - 1] != b'@'))
        .filter_map(|w| text.get(w))
        .filter(|w| *w != word && worth_a_suggestion(w) && !keywords.contains(w))
        .collect();
    near(word, own.into_iter().chain(BUILTINS.split_whitespace()))
}

/// The struct member (a word before a colon) that `word` is likely to mean.
pub(super) fn near_member(text: &str, word: &str) -> Option<String> {
    let code = without_comments(text);
    let members: BTreeSet<&str> = words(&code)
        .into_iter()
        .filter(|w| {
            let after = code[w.end..].iter().find(|c| !c.is_ascii_whitespace());
            after == Some(&b':')
        })
        .filter_map(|w| text.get(w))
        .filter(|w| *w != word && worth_a_suggestion(w))
        .collect();
    near(word, members.into_iter())
}

fn near<'a>(word: &str, candidates: impl Iterator<Item = &'a str>) -> Option<String> {
    if !worth_a_suggestion(word) {
        return None;
    }
    lanemask_diag::suggest(word, candidates).map(str::to_owned)
}
