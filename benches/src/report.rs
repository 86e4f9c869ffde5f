//! The report.

use std::fs;

use lanemask::Stats;

use crate::measure::Cost;

pub struct Row {
    pub name: &'static str,
    pub invocations: u64,
    pub native: Cost,
    pub emulator: Cost,
    pub linx: Cost,
    pub lavapipe: Option<Cost>,
    pub stats: Stats,
    /// Peak memory beyond the buffers in bytes.
    pub beyond: Option<u64>,
    pub in_mean: bool,
}

/// What was measured, and on what.
pub fn heading(rounds: usize) -> String {
    let cpu = fs::read_to_string("/proc/cpuinfo").unwrap_or_default();
    let model = cpu
        .lines()
        .find_map(|l| l.strip_prefix("model name"))
        .map_or("unknown CPU", |l| l.trim_start_matches([' ', '\t', ':']));
    let cores = std::thread::available_parallelism().map_or(1, |n| n.get());
    let load = fs::read_to_string("/proc/loadavg").unwrap_or_default();
    let load = load.split(' ').next().unwrap_or("?").to_owned();
    format!(
        "machine: {model}, {cores} cores, load {load} at the start; median of {rounds} rounds in turn\n\
         times in ms; cpu = of all threads; x = multiple of plain Rust's; x w32 = linx's CPU time as a multiple of w32's\n\n"
    )
}

pub fn table(rows: &[Row]) -> String {
    let mut out = format!(
        "{:<11} {:>9} | {:>8} {:>8} | {:>9} {:>9} {:>6} {:>6} {:>7} {:>5} {:>5} | {:>9} {:>9} {:>6} | {:>9} {:>9} {:>6} {:>6}\n",
        "kernel",
        "invocat.",
        "Rust",
        "cpu",
        "emulator",
        "cpu",
        "x",
        "x cpu",
        "Mlane/s",
        "util",
        "MB",
        "linx",
        "cpu",
        "x w32",
        "lavapipe",
        "cpu",
        "x",
        "x cpu"
    );
    let ms = |d: std::time::Duration| d.as_secs_f64() * 1e3;
    let ratio = |a: std::time::Duration, b: std::time::Duration| a.as_secs_f64() / b.as_secs_f64();
    for row in rows {
        let (n, e) = (row.native, row.emulator);
        out += &format!(
            "{:<11} {:>9} | {:>8.2} {:>8.2} | {:>9.2} {:>9.2} {:>6.1} {:>6.1} {:>7.0} {:>5.2} {:>5}",
            row.name,
            row.invocations,
            ms(n.wall),
            ms(n.cpu),
            ms(e.wall),
            ms(e.cpu),
            ratio(e.wall, n.wall),
            ratio(e.cpu, n.cpu),
            row.stats.lane_instructions as f64 / e.wall.as_secs_f64() / 1e6,
            row.stats.lane_utilisation(),
            row.beyond
                .map_or("-".to_owned(), |b| format!("{:.0}", b as f64 / 1e6)),
        );
        let l = row.linx;
        out += &format!(
            " | {:>9.2} {:>9.2} {:>6.2}",
            ms(l.wall),
            ms(l.cpu),
            ratio(l.cpu, e.cpu)
        );
        match row.lavapipe {
            Some(l) => {
                out += &format!(
                    " | {:>9.2} {:>9.2} {:>6.1} {:>6.1}\n",
                    ms(l.wall),
                    ms(l.cpu),
                    ratio(l.wall, n.wall),
                    ratio(l.cpu, n.cpu)
                );
            }
            None => out += " | - - - -\n",
        }
    }
    let mean = |of: &dyn Fn(&Row) -> Option<f64>| {
        let logs: Vec<f64> = rows
            .iter()
            .filter(|r| r.in_mean)
            .filter_map(|r| Some(of(r)?.ln()))
            .collect();
        (logs.iter().sum::<f64>() / logs.len() as f64).exp()
    };
    out += &format!(
        "\ngeometric mean over the kernels but arithmetic, as a multiple of plain Rust:\n\
         emulator {:.1} (wall), {:.1} (CPU time; target 20)",
        mean(&|r| Some(ratio(r.emulator.wall, r.native.wall))),
        mean(&|r| Some(ratio(r.emulator.cpu, r.native.cpu))),
    );
    if rows.iter().any(|r| r.lavapipe.is_some()) {
        out += &format!(
            "; lavapipe {:.1} (wall), {:.1} (CPU time)",
            mean(&|r| Some(ratio(r.lavapipe?.wall, r.native.wall))),
            mean(&|r| Some(ratio(r.lavapipe?.cpu, r.native.cpu))),
        );
    }
    out += &format!(
        "\nlinx, as a multiple of w32 in CPU time: mean {:.2}, at most {:.2} (target 2)",
        mean(&|r| Some(ratio(r.linx.cpu, r.emulator.cpu))),
        rows.iter()
            .map(|r| ratio(r.linx.cpu, r.emulator.cpu))
            .fold(0.0, f64::max)
    );
    out.push('\n');
    if let Some(row) = rows.iter().find(|r| r.name == "arithmetic") {
        let lanes = row.stats.lane_instructions as f64 / 1e6;
        out += &format!(
            "arithmetic: {:.0} million lane instructions a second, {:.0} per second of CPU time (target 1000)\n",
            lanes / row.emulator.wall.as_secs_f64(),
            lanes / row.emulator.cpu.as_secs_f64()
        );
    }
    let most = rows.iter().filter_map(|r| r.beyond).max();
    if let Some(most) = most {
        out += &format!(
            "memory beyond the buffers: at most {:.1} MB (target 64)\n",
            most as f64 / 1e6
        );
    }
    out
}
