//! Room for recursion over deep expressions: `a + a + … + a` with 20,000 terms is legal WGSL, and naga recurses over it.

use std::sync::Mutex;
use std::thread;

/// Longest text of one expression, in bytes, for which [`deep`] has room.
pub(crate) const MAX_EXPRESSION_BYTES: usize = 400_000;

/// Bytes of stack for each byte of text: the deepest recursion is one level a character (`~~~~x`).
const STACK_PER_BYTE: usize = 2048;

/// Runs `f` on a stack that is deep enough for a text of that length; only what is used of it costs memory.
pub(crate) fn deep<T: Send>(text_bytes: usize, f: impl FnOnce() -> T + Send) -> T {
    let stack = (8 << 20) + text_bytes.min(MAX_EXPRESSION_BYTES) * STACK_PER_BYTE;
    let f = Mutex::new(Some(f));
    let call = || {
        let f = f.lock().ok().and_then(|mut f| f.take());
        f.map(|f| f())
    };
    let result = thread::scope(|scope| {
        match thread::Builder::new()
            .stack_size(stack)
            .spawn_scoped(scope, call)
        {
            Ok(thread) => thread
                .join()
                .unwrap_or_else(|panic| std::panic::resume_unwind(panic)),
            // No room for such a stack: the caller's own has to do.
            Err(_) => call(),
        }
    });
    result.expect("the function runs exactly once")
}

/// The longest stretch of `text` without anything that ends an expression or opens a level that the parser counts.
pub(crate) fn longest_expression(text: &str) -> (usize, usize) {
    let (mut start, mut best) = (0, (0, 0));
    for (at, byte) in text.bytes().enumerate() {
        if matches!(byte, b';' | b',' | b'{' | b'}' | b'(' | b')') {
            start = at + 1;
        } else if at + 1 - start > best.1 - best.0 {
            best = (start, at + 1);
        }
    }
    best
}
