//! One kernel for an operation: it stands in seven kinds of control flow. And who is together in each of them.

use super::{common, linx, run};
use lanemask_compile::linx::Scratch;
use lanemask_emu::linx::{Inactive, Order};
use lanemask_ir::{Kernel, interp};
use lanemask_object::LinxMode;

/// An operation.
pub struct Case {
    /// An expression of type `u32` in `v`, this invocation's number, `l`, its lane, and `is_on(lane)`.
    pub wgsl: &'static str,
    /// What lane `l` gets when these lanes are together: `set[k]` is the number of lane k, if it is one of them.
    pub model: fn(set: &[Option<u32>], l: usize) -> u32,
}

/// Words of an invocation in the result: one for each kind of flow.
const FLOWS: usize = 7;

/// The number of an invocation.
pub fn number(index: usize) -> u32 {
    (index as u32 * 7 + 3) % 13
}

fn shader(case: &Case, size: usize) -> String {
    let e = case.wgsl;
    format!(
        "enable subgroups;
         diagnostic(off, subgroup_uniformity);
         @group(0) @binding(0) var<storage, read_write> o: array<u32>;
         fn is_on(lane: u32) -> bool {{
             let b = subgroupBallot(true);
             return lane < 64u && ((select(b.x, b.y, lane >= 32u) >> (lane & 31u)) & 1u) == 1u;
         }}
         fn e(v: u32, l: u32) -> u32 {{ return {e}; }}
         @compute @workgroup_size({size})
         fn main(@builtin(local_invocation_index) i: u32, @builtin(subgroup_invocation_id) l: u32) {{
             let v = (i * 7u + 3u) % 13u;
             let out = i * {FLOWS}u;
             // All.
             o[out] = e(v, l);
             // Two arms, and behind them.
             var a = 0u;
             if (v % 3u == 0u) {{ a = e(v, l); }} else {{ a = e(v, l) ^ 0xffffu; }}
             o[out + 1u] = a * 31u + e(v, l);
             // A loop that lanes leave on different trips.
             a = 0u;
             var t = 0u;
             loop {{
                 if (t == i % 5u) {{ break; }}
                 a = a * 31u + e(v, l);
                 t += 1u;
             }}
             o[out + 2u] = a * 31u + e(v, l);
             // Trips that some skip.
             a = 0u;
             for (var k = 0u; k < 3u; k++) {{
                 if (i % 3u == k) {{ continue; }}
                 a = a * 31u + e(v, l);
             }}
             o[out + 3u] = a;
             // A switch with a way out in the middle of a case, in a loop that ends for all at once.
             a = 0u;
             for (var k = 0u; k < 2u; k++) {{
                 switch ((i + k) % 3u) {{
                     case 0u: {{ a = a * 31u + e(v, l); }}
                     case 1u: {{
                         if (i % 2u == 1u) {{ break; }}
                         a = a * 31u + e(v, l);
                     }}
                     default: {{}}
                 }}
                 a = a * 31u + e(v, l);
             }}
             o[out + 4u] = a;
             // A loop in a loop, of which one break in the inner one means both for some.
             a = 0u;
             for (var j = 0u; j < 2u; j++) {{
                 var both = false;
                 for (var k = 0u; k < 3u; k++) {{
                     if (i % 4u == k) {{ both = i % 8u == k; break; }}
                     a = a * 31u + e(v, l);
                 }}
                 if (both) {{ break; }}
                 a = a * 31u + e(v, l);
             }}
             o[out + 5u] = a;
             // Behind a return.
             if (i % 4u == 1u) {{ return; }}
             o[out + 6u] = e(v, l);
         }}"
    )
}

/// The model of one subgroup: invocations from `first` on.
struct Model<'c> {
    case: &'c Case,
    first: usize,
    count: usize,
}

impl Model<'_> {
    /// Each lane of the set executes the operation.
    fn step(&self, accs: &mut [u32], on: impl Fn(usize) -> bool) {
        let set: Vec<Option<u32>> = (0..self.count)
            .map(|l| on(self.first + l).then(|| number(self.first + l)))
            .collect();
        for l in 0..self.count {
            if set[l].is_some() {
                let got = (self.case.model)(&set, l);
                accs[l] = accs[l].wrapping_mul(31).wrapping_add(got);
            }
        }
    }

    fn results(&self) -> Vec<u32> {
        let mut out = vec![0; self.count * FLOWS];
        let mut put = |flow: usize, accs: &[u32], on: &dyn Fn(usize) -> bool| {
            for l in (0..self.count).filter(|l| on(self.first + l)) {
                out[l * FLOWS + flow] = accs[l];
            }
        };
        let all = |_: usize| true;
        let none = || vec![0; self.count];

        let mut a = none();
        self.step(&mut a, all);
        put(0, &a, &all);

        let (mut a, mut other) = (none(), none());
        self.step(&mut a, |i| number(i).is_multiple_of(3));
        self.step(&mut other, |i| !number(i).is_multiple_of(3));
        for l in 0..self.count {
            if !number(self.first + l).is_multiple_of(3) {
                a[l] = other[l] ^ 0xffff;
            }
        }
        self.step(&mut a, all);
        put(1, &a, &all);

        let mut a = none();
        for trip in 0..4 {
            self.step(&mut a, |i| i % 5 > trip);
        }
        self.step(&mut a, all);
        put(2, &a, &all);

        let mut a = none();
        for k in 0..3 {
            self.step(&mut a, |i| i % 3 != k);
        }
        put(3, &a, &all);

        let mut a = none();
        for k in 0..2 {
            self.step(&mut a, |i| (i + k) % 3 == 0);
            self.step(&mut a, |i| (i + k) % 3 == 1 && i % 2 == 0);
            self.step(&mut a, all);
        }
        put(4, &a, &all);

        let mut a = none();
        // Left for good: those with i % 8 == i % 4 < 3, on the first trip of the outer loop.
        let gone = |i: usize| i % 8 < 3;
        for j in 0..2 {
            for k in 0..3 {
                // In the inner loop, lanes with i % 4 = k leave before the operation.
                self.step(&mut a, |i| (j == 0 || !gone(i)) && i % 4 > k);
            }
            self.step(&mut a, |i| !gone(i));
        }
        put(5, &a, &all);

        let mut a = none();
        let stays = |i: usize| i % 4 != 1;
        self.step(&mut a, stays);
        put(6, &a, &stays);
        out
    }
}

fn expected(case: &Case, size: usize, lanes: usize) -> Vec<u32> {
    (0..size)
        .step_by(lanes)
        .flat_map(|first| {
            let count = lanes.min(size - first);
            Model { case, first, count }.results()
        })
        .collect()
}

fn compare(what: &str, case: &Case, size: usize, got: &[u32], want: &[u32]) {
    let wrong = (0..want.len()).find(|k| got[*k] != want[*k]);
    if let Some(k) = wrong {
        panic!(
            "{what}: `{}`, {size} invocations, invocation {}, flow {}: {:#x}, not {:#x}",
            case.wgsl,
            k / FLOWS,
            k % FLOWS,
            got[k],
            want[k]
        );
    }
}

fn interpret(kernel: &Kernel, lanes: usize, bytes: usize) -> Vec<u32> {
    let launch = interp::Launch {
        lanes_per_warp: lanes as u32,
        ..interp::Launch::default()
    };
    let mut buffers = vec![vec![0; bytes]];
    interp::run(kernel, &launch, &mut buffers).unwrap_or_else(|e| panic!("{e}"));
    run::words(&buffers[0])
}

/// The operation in all flows, in workgroups of a part of a warp, of one and a part, and of more than a group.
pub fn check(case: &Case) {
    for size in [37, 64, 100] {
        let kernel = common::compile(&shader(case, size));
        let bytes = 4 * FLOWS * size;
        for lanes in [8, 32, 64] {
            let what = format!("the interpreter, {lanes} lanes");
            let got = interpret(&kernel, lanes, bytes);
            compare(&what, case, size, &got, &expected(case, size, lanes));
        }
        let zeros = vec![vec![0; bytes]];
        if size != 64 {
            let compiled = run::compiled(&kernel, run::LIMITS[size % 2]);
            let got = run::emulate(&compiled, [1, 1, 1], &zeros).unwrap();
            let want = expected(case, size, 32);
            compare("w32", case, size, &run::words(&got[0]), &want);
        }
        let (lanes, mode) = match size {
            37 => continue,
            64 => (None, LinxMode::Mseq),
            _ => (Some(16), LinxMode::Mpar),
        };
        on_linx(case, &kernel, size, lanes, mode);
    }
    by_spirv(case);
}

/// The same for numbers that only w32 has.
pub fn check_on_w32(case: &Case) {
    let size = 37;
    let kernel = common::compile(&shader(case, size));
    let bytes = 4 * FLOWS * size;
    for lanes in [8, 32, 64] {
        let what = format!("the interpreter, {lanes} lanes");
        let got = interpret(&kernel, lanes, bytes);
        compare(&what, case, size, &got, &expected(case, size, lanes));
    }
    let compiled = run::compiled(&kernel, run::LIMITS[0]);
    let got = run::emulate(&compiled, [1, 1, 1], &[vec![0; bytes]]).unwrap();
    let want = expected(case, size, 32);
    compare("w32", case, size, &run::words(&got[0]), &want);
    by_spirv(case);
}

fn on_linx(case: &Case, kernel: &Kernel, size: usize, lanes: Option<u32>, mode: LinxMode) {
    let how = linx::How {
        lanes,
        mode: Some(mode),
        scratch: Scratch::Brg,
    };
    let compiled = linx::try_compile(kernel, how).unwrap();
    // The verifier takes its time for long code.
    if compiled.insns.len() < 350 {
        linx::verified(&compiled);
    }
    let lanes = compiled.object.kernels[0].linx.as_ref().unwrap().lanes;
    let inactive = Inactive::Poison(0x7fff_dead);
    let zeros = vec![vec![0; 4 * FLOWS * size]];
    let got = linx::emulate(&compiled, [1, 1, 1], &zeros, inactive, Order::InOrder).unwrap();
    let want = expected(case, size, lanes as usize);
    compare(
        &format!("linx, {lanes} lanes"),
        case,
        size,
        &run::words(&got[0]),
        &want,
    );
}

/// By way of naga's SPIR-V writer and the reader of SPIR-V.
fn by_spirv(case: &Case) {
    let size = 37;
    // naga does not know the directive, nor the election.
    let mut text = shader(case, size).replace("enable subgroups;", "");
    text += "fn subgroupElect() -> bool { return subgroupExclusiveAdd(1u) == 0u; }";
    let unchecked = naga::proc::BoundsCheckPolicy::Unchecked;
    let bytes = common::to_spirv_with(&text, None, unchecked, None);
    let kernels = common::spirv_kernels(&bytes, None).unwrap_or_else(|e| panic!("{e}"));
    for kernel in kernels {
        let got = interpret(&kernel, 32, 4 * FLOWS * size);
        let want = expected(case, size, 32);
        compare("by SPIR-V", case, size, &got, &want);
    }
}
