//! One line on the terminal that says how far a long run is.

use std::io::{self, IsTerminal, Write};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::{self, JoinHandle};
use std::time::{Duration, Instant};

use lanemask::Progress;

/// Shorter runs show nothing.
const QUIET: Duration = Duration::from_secs(1);
/// From one look to the next.
const PERIOD: Duration = Duration::from_millis(200);

/// Shows progress until it is dropped.
pub struct Line {
    ended: Arc<AtomicBool>,
    thread: Option<JoinHandle<()>>,
}

impl Line {
    /// Watches the run if stderr is a terminal.
    pub fn watch(progress: &Arc<Progress>) -> Line {
        let ended = Arc::new(AtomicBool::new(false));
        let thread = io::stderr().is_terminal().then(|| {
            let (ended, progress) = (Arc::clone(&ended), Arc::clone(progress));
            thread::spawn(move || show(&ended, &progress))
        });
        Line { ended, thread }
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.ended.store(true, Ordering::Relaxed);
        if let Some(thread) = self.thread.take() {
            thread.thread().unpark();
            let _ = thread.join();
        }
    }
}

fn show(ended: &AtomicBool, progress: &Progress) {
    let started = Instant::now();
    let mut shown = false;
    while !ended.load(Ordering::Relaxed) {
        let elapsed = started.elapsed();
        if elapsed < QUIET {
            thread::park_timeout(QUIET - elapsed);
            continue;
        }
        let line = text(
            progress.done.load(Ordering::Relaxed),
            progress.workgroups.load(Ordering::Relaxed),
            progress.instructions.load(Ordering::Relaxed),
            elapsed,
        );
        let _ = write!(io::stderr(), "\r\x1b[K{line}");
        shown = true;
        thread::park_timeout(PERIOD);
    }
    if shown {
        let _ = write!(io::stderr(), "\r\x1b[K");
    }
}

fn text(done: u64, total: u64, instructions: u64, elapsed: Duration) -> String {
    let seconds = elapsed.as_secs();
    if total == 0 {
        return format!("compiling, {seconds} s");
    }
    let percent = u128::from(done) * 100 / u128::from(total);
    format!(
        "{percent} %, {done} of {total} workgroups, {instructions} warp instructions, {seconds} s"
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines() {
        let s = Duration::from_millis(2900);
        assert_eq!(text(0, 0, 0, s), "compiling, 2 s");
        assert_eq!(
            text(1, 3, 70, s),
            "33 %, 1 of 3 workgroups, 70 warp instructions, 2 s"
        );
        let whole = text(u64::MAX, u64::MAX, 0, s);
        assert_eq!(whole.split(' ').next(), Some("100"));
    }
}
