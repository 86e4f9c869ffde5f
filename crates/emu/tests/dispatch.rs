//! Launch state, workgroups, threads, scheduling, refused launches, observers.
mod common;
use common::*;
use std::sync::atomic::AtomicBool;

fn lanes(f: impl Fn(u32) -> u32) -> [u32; 32] {
    std::array::from_fn(|l| f(l as u32))
}

#[test]
fn launch_state_of_a_partial_warp() {
    // 5 x 3 x 3 = 45 invocations: warp 1 has 13 lanes.
    let mut t = test(code![]).size(5, 3, 3).buffer(vec![0]);
    (t.groups, t.dump.workgroup) = ([2, 3, 4], [1, 2, 3]);
    let after = t.run();
    for w in 0..2u32 {
        let warp = after.warp(w as usize);
        let exec = if w == 0 { u32::MAX } else { 0x1fff };
        assert_eq!(warp.exec, exec);
        let id =
            |l: u32, f: &dyn Fn(u32) -> u32| if exec >> l & 1 == 1 { f(32 * w + l) } else { 0 };
        assert_eq!(warp.v[0], lanes(|l| id(l, &|i| i % 5)));
        assert_eq!(warp.v[1], lanes(|l| id(l, &|i| i / 5 % 3)));
        assert_eq!(warp.v[2], lanes(|l| id(l, &|i| i / 15)));
        assert_eq!(warp.v[3], lanes(|l| id(l, &|i| i)));
        assert!(warp.v[4..].iter().all(|v| *v == [0; 32]));
        let mut u = vec![0; 63];
        u[..9].copy_from_slice(&[0, 0x7fff, 1, 2, 3, 2, 3, 4, 2]);
        u[29] = w;
        assert_eq!(warp.u, u);
    }
}

#[test]
fn a_kernel_with_few_registers_gets_what_it_has() {
    let after = test(code![])
        .kernel(|k| (k.v_regs, k.u_regs) = (2, 4))
        .size(8, 4, 1)
        .run();
    assert_eq!((after.warp(0).v.len(), after.warp(0).u.len()), (2, 4));
    assert_eq!(after.v(1), lanes(|l| l / 8));
}

#[test]
fn registers_and_memories_are_clean_in_every_workgroup() {
    let mut lines = code![
        i(Op::LsLoadB32, &[v(20), c(0), n(0)]),
        i(Op::ScratchLoadB32, &[v(21), c(0), n(0)]),
        i(Op::VOrB32, &[v(22), v(20), v(21)]),
        i(Op::VOrB32, &[v(22), v(22), v(23)]),
        i(Op::VOrB32, &[v(22), v(22), u(20)]),
        i(Op::Csrr, &[u(21), csr("trapctl")]),
        i(Op::VOrB32, &[v(22), v(22), u(21)]),
        i(Op::VCmpNeU32, &[u(22), v(22), c(0)]),
        jump(Op::Bz, &[u(22)], 10),
        i(Op::Trap, &[n(9)]),
    ];
    lines.extend(code![
        i(Op::LsStoreB32, &[c_as_v(3), c(0), n(0)]),
        i(Op::VMovB32, &[v(23), c(1)]),
        i(Op::ScratchStoreB32, &[v(23), c(0), n(0)]),
        i(Op::UMovB32, &[u(20), c(1)]),
        i(Op::Csrwi, &[csr("trapctl"), n(1)]),
    ]);
    let mut t = test(lines).kernel(|k| (k.workgroup_bytes, k.scratch_bytes) = (4, 4));
    t.groups = [7, 1, 1];
    t.run();
}

fn c_as_v(n: u8) -> Operand {
    v(n)
}

/// out[global] = a hash of the ids after some rounds that differ by lane.
fn hash() -> Test {
    let mut lines = descriptors();
    lines.extend(code![
        i(Op::UShlB32, &[u(20), u(2), c(6)]),
        i(Op::VAddU32, &[v(4), v(3), u(20)]),
        i(Op::VShlB32, &[v(5), v(4), c(2)]),
        i(Op::VMovB32, &[v(6), v(4)]),
        i(Op::VAndB32, &[v(7), v(4), c(15)]),
        i(Op::ExecGet, &[u(21)]),
        // 8:
        i(Op::VMulU32, &[v(6), v(6), c(0x9e37_79b1)]),
        i(Op::VRotrB32, &[v(6), v(6), c(13)]),
        i(Op::VSubU32, &[v(7), v(7), c(1)]),
        i(Op::VCmpLtI32, &[u(22), v(7), c(0)]),
        i(Op::SaveexecAndn2, &[u(23), u(22)]),
        jump(Op::Bexecnz, &[], 8),
        i(Op::ExecSet, &[u(21)]),
        i(Op::BufferStoreB32, &[v(6), us(8, 4), v(5), n(0)]),
        i(Op::BufferRedAddU32, &[us(12, 4), c(0), n(0), v(6)]),
    ]);
    let mut t = test(lines)
        .size(64, 1, 1)
        .buffer(vec![0; 64 * 300])
        .buffer(vec![0]);
    t.groups = [300, 1, 1];
    t
}

#[test]
fn any_number_of_threads_gives_the_same_bits() {
    let want: Vec<u32> = (0..64 * 300u32)
        .map(|i| (0..=i % 16).fold(i, |x, _| x.wrapping_mul(0x9e37_79b1).rotate_right(13)))
        .collect();
    let sum = want.iter().fold(0u32, |a, b| a.wrapping_add(*b));
    let mut stats = Vec::new();
    for threads in [1, 2, 3, 8] {
        let mut t = hash();
        t.threads = threads;
        let after = t.run();
        assert!(after.buffers[0] == want);
        assert_eq!(after.buffers[1], [sum]);
        assert_eq!(after.summary.threads, threads);
        stats.push(after.summary.stats);
    }
    assert!(stats.iter().all(|s| *s == stats[0]));
    let s = stats[0];
    // Loop trips use 1 to 16 of 16 lanes: 8.5 of 16 on average, by 5 vector instructions of a trip.
    assert!(
        s.lane_utilisation() > 0.5 && s.lane_utilisation() < 0.7,
        "{}",
        s.lane_utilisation()
    );
}

#[test]
fn a_spin_lock_between_warps_makes_progress() {
    // Warp 0 spins until warp 1 has stored.
    let mut lines = descriptors();
    lines.extend(code![
        jump(Op::Bnz, &[u(29)], 6),
        i(Op::UBloadB32, &[u(20), us(8, 4), u(40), n(0)]),
        jump(Op::Bz, &[u(20)], 3),
        jump(Op::B, &[], 8),
        i(Op::VMovB32, &[v(4), c(5)]),
        i(Op::BufferStoreB32, &[v(4), us(8, 4), c(0), n(0)]),
    ]);
    let after = test(lines)
        .size(64, 1, 1)
        .buffer(vec![0])
        .buffer(vec![0])
        .run();
    assert_eq!(after.u(20), 5);
}

#[test]
fn of_several_traps_the_lowest_workgroup_is_reported() {
    for threads in [1, 2, 4] {
        // Workgroups 3, 5, 7, … trap with their number; low ones take longer.
        let lines = code![
            i(Op::UAndB32, &[u(20), u(2), c(1)]),
            jump(Op::Bz, &[u(20)], 7),
            i(Op::UMovB32, &[u(21), c(1)]),
            jump(Op::BeqU32, &[u(2), u(21)], 7),
            i(Op::USubU32, &[u(22), u(23), c(1)]),
            jump(Op::Bnz, &[u(22)], 6),
            i(Op::Brk, &[]),
            i(Op::Nop, &[]),
        ];
        let mut t = test(lines);
        (t.groups, t.threads) = ([10, 10, 1], threads);
        let trap = t.trap();
        assert_eq!((trap.workgroup, trap.cause), ([3, 0, 0], 3));
    }
}

#[test]
fn bad_launches_are_refused() {
    let t = test(code![]).buffer(vec![0; 4]);
    let program = Program::load(&t.object).unwrap();
    let mut memory = Memory::new();
    let a = memory.alloc(16, true).unwrap();
    let read_only = memory.alloc(16, false).unwrap();
    let binding = |addr, size, writable| {
        Binding::Buffer(BufferBinding {
            addr,
            size,
            writable,
        })
    };
    let good = Dispatch {
        args: vec![binding(a, 16, true)],
        ..Dispatch::new(&program, "main", [1, 1, 1])
    };
    let refuse = |d: &Dispatch<'_>| match run(d, &memory, &RunOptions::default(), None) {
        Err(RunError::Launch(e)) => e,
        other => panic!("{other:?}"),
    };
    run(&good, &memory, &RunOptions::default(), None).unwrap();
    let d = |change: &dyn Fn(&mut Dispatch<'_>)| {
        let mut d = good.clone();
        change(&mut d);
        refuse(&d)
    };
    assert!(
        matches!(d(&|d| d.kernel = "other"), LaunchError::NoKernel(_, have) if have == ["main"])
    );
    assert_eq!(
        d(&|d| d.workgroups[1] = 0),
        LaunchError::ZeroWorkgroups([1, 0, 1])
    );
    let all = [u32::MAX; 3];
    assert_eq!(
        d(&|d| d.workgroups = all),
        LaunchError::TooManyWorkgroups(all)
    );
    assert_eq!(
        d(&|d| d.workgroups[0] = 1 << 27),
        LaunchError::TooManyWorkgroups([1 << 27, 1, 1])
    );
    assert!(matches!(
        d(&|d| d.args.clear()),
        LaunchError::MissingBinding {
            group: 0,
            binding: 0,
            ..
        }
    ));
    assert!(matches!(
        d(&|d| d.args.push(d.args[0])),
        LaunchError::ExtraBindings {
            given: 2,
            wanted: 1
        }
    ));
    for args in [
        binding(a, 3, true),
        binding(a, 17, true),
        binding(a + 2, 8, true),
        binding(read_only, 16, true),
        binding(a, 16, false),
        binding(0x10, 16, true),
    ] {
        assert!(
            matches!(d(&|d| d.args = vec![args]), LaunchError::BadBinding { .. }),
            "{args:?}"
        );
    }
    assert_eq!(
        d(&|d| d.initial_registers.push((63, 1))),
        LaunchError::NoRegister(63)
    );
    let mut memory = Memory::new();
    let a = memory.alloc(16, true).unwrap();
    memory.alloc_at(CODE_BASE, 16, true).unwrap();
    let d = Dispatch {
        args: vec![binding(a, 16, true)],
        ..good.clone()
    };
    let r = run(&d, &memory, &RunOptions::default(), None);
    assert_eq!(r, Err(RunError::Launch(LaunchError::Overlap(CODE_BASE))));
}

#[test]
fn bad_objects_are_refused() {
    let bad = |change: &dyn Fn(&mut Object)| {
        let mut object = test(code![]).object;
        change(&mut object);
        Program::load(&object).unwrap_err()
    };
    assert!(matches!(
        bad(&|o| o.target = "linx".into()),
        LoadError::Target(_)
    ));
    for change in [
        (|k| k.entry = 2) as fn(&mut KernelMeta),
        |k| k.entry = 400,
        |k| k.v_regs = 129,
        |k| k.u_regs = 65,
        |k| k.workgroup_size = [0, 1, 1],
        |k| k.workgroup_size = [1 << 16, 1 << 16, 1],
        |k| k.workgroup_size = [1025, 1, 1],
        |k| k.scratch_bytes = 6,
        |k| k.workgroup_bytes = u32::MAX,
    ] {
        assert!(matches!(
            bad(&|o| change(&mut o.kernels[0])),
            LoadError::Kernel { .. }
        ));
    }
}

#[test]
fn interrupts_end_a_run_with_what_it_knows() {
    let t = test(code![jump(Op::B, &[], 0)]);
    let program = Program::load(&t.object).unwrap();
    let flag = AtomicBool::new(false);
    let options = RunOptions {
        interrupt: Some(&flag),
        ..RunOptions::default()
    };
    let memory = Memory::new();
    std::thread::scope(|s| {
        s.spawn(|| {
            std::thread::sleep(std::time::Duration::from_millis(20));
            flag.store(true, std::sync::atomic::Ordering::Relaxed);
        });
        match run(
            &Dispatch::new(&program, "main", [4, 1, 1]),
            &memory,
            &options,
            None,
        ) {
            Err(RunError::Interrupted(summary)) => assert!(summary.stats.warp_instructions > 0),
            other => panic!("{other:?}"),
        }
    });
}

#[test]
fn progress_counts_workgroups() {
    let t = test(code![]);
    let program = Program::load(&t.object).unwrap();
    let progress = Progress::default();
    let options = RunOptions {
        progress: Some(&progress),
        ..RunOptions::default()
    };
    run(
        &Dispatch::new(&program, "main", [40, 2, 1]),
        &Memory::new(),
        &options,
        None,
    )
    .unwrap();
    assert_eq!(
        (progress.workgroups.into_inner(), progress.done.into_inner()),
        (80, 80)
    );
}

#[test]
fn the_trace_has_a_line_for_each_instruction() {
    let mut lines: Vec<Line> = mask(5).into();
    lines.extend(code![
        i(Op::VAddU32, &[v(4), v(3), c(1)]),
        i(Op::VMovB16, &[hi(5), lo(4)]),
        i(Op::VCmpEqU32, &[u(9), v(3), c(2)]),
        i(Op::Trap, &[n(7)]),
    ]);
    let mut t = test(lines).size(64, 1, 1);
    t.groups = [2, 1, 1];
    let trace = Trace::new(Vec::new(), Some([0, 0, 0]), Some(0));
    assert!(t.observed(Some(&trace)).is_err());
    let text = String::from_utf8(trace.finish().unwrap()).unwrap();
    let dots = " .".repeat(29);
    let want = [
        "wg 0,0,0 warp 0 pc 0x0000 exec ffffffff u.mov.b32 u60, 0x5 ; u60 = 00000005".to_string(),
        "wg 0,0,0 warp 0 pc 0x0004 exec ffffffff exec.set u60 ; exec = 00000005".to_string(),
        format!(
            "wg 0,0,0 warp 0 pc 0x0008 exec 00000005 v.add.u32 v4, v3, 1 ; v4 = 00000001 . 00000003{dots}"
        ),
        format!(
            "wg 0,0,0 warp 0 pc 0x0010 exec 00000005 v.mov.b16 v5.h, v4.l ; v5 = 00010000 . 00030000{dots}"
        ),
        "wg 0,0,0 warp 0 pc 0x0018 exec 00000005 v.cmp.eq.u32 u9, v3, 2 ; u9 = 00000004"
            .to_string(),
        "wg 0,0,0 warp 0 pc 0x0020 exec 00000005 trap 7 ; trap 2 info 0x7".to_string(),
    ];
    assert_eq!(text.lines().collect::<Vec<_>>(), want);
}

#[test]
fn modifiers_and_saturation() {
    let m = |reg, neg, abs| Operand::V {
        first: reg,
        count: 1,
        mods: lanemask_isa::w32::Mods { neg, abs },
    };
    let sat = Operand::Flag(true);
    let mut lines = code![
        i(Op::VMovB32, &[v(4), f(-3.0)]),
        i(Op::VMovF32, &[v(5), m(4, true, false)]),
        i(Op::VMovF32, &[v(6), m(4, false, true)]),
        i(Op::VAddF32, &[v(7), m(4, true, true), f(1.0)]),
        i(
            Op::VMulF32,
            &[v(8), m(4, true, false), m(4, false, false), sat]
        ),
        i(
            Op::VMulF32,
            &[v(9), m(4, true, false), m(4, false, true), sat]
        ),
        i(Op::VMulF32, &[v(10), f(0.25), m(4, false, true), sat]),
        // NaN saturates to 0.
        i(Op::VSqrtF32, &[v(11), v(4), sat]),
        i(Op::VMovB32, &[v(12), f(9.0)]),
    ];
    lines.extend(mask(1));
    lines.extend(code![i(Op::VMovF32, &[v(12), v(12), sat])]);
    let after = test(lines).run();
    for (n, want) in [
        (5, 3.0),
        (6, 3.0),
        (7, -2.0),
        (8, 0.0),
        (9, 1.0),
        (10, 0.75),
        (11, 0.0),
    ] {
        assert_eq!(after.f(n), [want; 32], "v{n}");
    }
    assert_eq!(after.f(12)[..3], [1.0, 9.0, 9.0]);
}
