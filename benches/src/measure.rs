//! Clocks and memory.

use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use rustix::time::{ClockId, clock_gettime};
use wait4::Wait4;

/// First argument of the processes that look at memory; the second is a kernel or [`TINY`].
pub const CHILD: &str = "--in-child";
pub const TINY: &str = "tiny";

/// Time that something takes.
#[derive(Clone, Copy)]
pub struct Cost {
    /// On the wall.
    pub wall: Duration,
    /// Of all threads of this process.
    pub cpu: Duration,
}

impl Cost {
    pub const NONE: Cost = Cost {
        wall: Duration::ZERO,
        cpu: Duration::ZERO,
    };
}

fn cpu_time() -> Duration {
    let t = clock_gettime(ClockId::ProcessCPUTime);
    Duration::new(t.tv_sec as u64, t.tv_nsec as u32)
}

/// Measures one thing several times.
pub struct Sampler {
    costs: Vec<Cost>,
}

impl Sampler {
    pub fn new() -> Sampler {
        Sampler { costs: Vec::new() }
    }

    /// Runs it as often as 20 ms allow, at least once, and notes the mean.
    pub fn sample(&mut self, mut run: impl FnMut() -> Result<(), String>) -> Result<(), String> {
        let (wall, cpu) = (Instant::now(), cpu_time());
        let mut runs = 0;
        while runs == 0 || wall.elapsed() < Duration::from_millis(20) {
            run()?;
            runs += 1;
        }
        self.costs.push(Cost {
            wall: wall.elapsed() / runs,
            cpu: (cpu_time() - cpu) / runs,
        });
        Ok(())
    }

    /// The medians of wall and CPU time, each by itself.
    pub fn median(self) -> Option<Cost> {
        let middle = |mut times: Vec<Duration>| {
            times.sort();
            times.get(times.len() / 2).copied()
        };
        Some(Cost {
            wall: middle(self.costs.iter().map(|c| c.wall).collect())?,
            cpu: middle(self.costs.iter().map(|c| c.cpu).collect())?,
        })
    }
}

/// Peak memory of this process, in bytes. (That of a child, as the system tells it to its parent, begins with the
/// parent's.)
pub fn peak_memory() -> Option<u64> {
    let status = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    let kib: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(1024 * kib)
}

/// What this program prints when it is started again with these arguments.
fn child(arguments: &[&str]) -> Option<String> {
    let output = Command::new(std::env::current_exe().ok()?)
        .args(arguments)
        .stderr(Stdio::inherit())
        .output()
        .ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then_some(text)
}

/// Peak memory of a process that compiles the case and runs it once on the emulator, without the bytes of the buffers:
/// their first contents in that process, and their copy in the memory of the machine.
pub fn memory_beyond_buffers(name: &str, bytes: u64) -> Option<u64> {
    let peak: u64 = child(&[CHILD, name])?.trim().parse().ok()?;
    Some(peak.saturating_sub(2 * bytes))
}

/// Process time and peak memory of `lanemask run` on a tiny kernel, measured from a small process.
pub fn tiny_command() -> String {
    child(&[CHILD, TINY]).unwrap_or_else(|| "lanemask run, tiny kernel: failed\n".to_owned())
}

/// In the small process: the same, if the program lies beside this one.
pub fn tiny_command_here() -> String {
    let Some(folder) = std::env::current_exe()
        .ok()
        .and_then(|exe| exe.parent().map(|p| p.to_owned()))
    else {
        return String::new();
    };
    let program = folder.join("lanemask");
    let shader = folder.join("lanemask-bench-tiny.wgsl");
    let text = "@group(0) @binding(0) var<storage, read_write> out: array<u32>;\n\
                @compute @workgroup_size(64)\n\
                fn main(@builtin(global_invocation_id) id: vec3u) { out[id.x] = id.x * id.x; }\n";
    if !program.exists() || std::fs::write(&shader, text).is_err() {
        return format!(
            "lanemask run, tiny kernel: skipped, no {} (cargo build --release)\n",
            program.display()
        );
    }
    let mut times = Vec::new();
    let mut memories = Vec::new();
    for _ in 0..11 {
        let started = Command::new(&program)
            .arg("run")
            .arg(&shader)
            .args(["--workgroups", "1,1,1", "--bind", "0.0=u32:64"])
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn();
        let Some(usage) = started.ok().and_then(|mut c| c.wait4().ok()) else {
            continue;
        };
        if usage.status.success() {
            times.push(usage.rusage.utime + usage.rusage.stime);
            memories.push(usage.rusage.maxrss);
        }
    }
    times.sort();
    memories.sort();
    match (times.get(times.len() / 2), memories.last()) {
        (Some(time), Some(bytes)) => format!(
            "lanemask run, tiny kernel: {:.1} ms of process time, {:.1} MiB (targets: 20 ms, 20 MiB)\n",
            time.as_secs_f64() * 1e3,
            *bytes as f64 / f64::from(1 << 20)
        ),
        _ => "lanemask run, tiny kernel: failed\n".to_owned(),
    }
}
