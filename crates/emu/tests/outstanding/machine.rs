//! Seeds, workgroups one after the other, and the debugger.
use crate::{LATE, object, random, try_run, with};
use lanemask_emu::*;
use lanemask_object::Object;

/// Reads registers early all the time; the lanes of 40 workgroups write what they saw.
const RACY: &str = "
        buffer.load.b32 v4, u[8:11], v1, 0
        v.mov.b32 v5, v4
        v.rcp.f32 v6, 4.0
        v.add.u32 v5, v5, v4
        v.add.u32 v5, v5, v6
        v.mov.b32 v4, 3
        v.add.u32 v5, v5, v4
        v.mov.b32 v8, 7
        v.and.b32 v7, v3, v8
        v.shl.b32 v7, v7, 2
        u.and.b32 u20, u2, 31
        u.shl.b32 u20, u20, 5
        v.add.u32 v7, v7, u20
        waitcnt vm=0
        v.add.u32 v5, v5, v4
        buffer.store.b32 v5, u[12:15], v7, 0
        endpgm";

/// 32 workgroups of such a program, on a machine.
fn bytes(object: &Object, options: &RunOptions<'_>) -> Vec<u8> {
    let program = Program::load(object).unwrap();
    let mut memory = Memory::new();
    let args = [0, 1].map(|k| BufferBinding {
        addr: memory.alloc(1024, true).unwrap(),
        size: 1024,
        writable: k == 1,
    });
    memory.write(args[0].addr, &[1; 1024]).unwrap();
    let dispatch = Dispatch {
        args: args.map(Into::into).to_vec(),
        ..Dispatch::new(&program, "main", [32, 1, 1])
    };
    lanemask_emu::run(&dispatch, &memory, options, None).unwrap();
    memory.read(args[1].addr, 1024).unwrap()
}

#[test]
fn a_seed_gives_the_same_bytes_on_any_number_of_threads_and_any_machine() {
    let object = object(RACY, 32);
    let run = |seed, threads, shape: Option<&str>, schedule| {
        let options = RunOptions {
            threads,
            shape: shape.map(|s| s.parse().unwrap()),
            schedule,
            ..with(random(seed))
        };
        bytes(&object, &options)
    };
    let mut distinct = std::collections::BTreeSet::new();
    for seed in 0..10 {
        let first = run(seed, 1, None, Schedule::Rounds);
        assert_eq!(first, run(seed, 1, None, Schedule::Rounds), "seed {seed}");
        assert_eq!(first, run(seed, 4, None, Schedule::Rounds), "seed {seed}");
        let small = Some("cores=2,sps=1,warps=3,workgroups=3");
        assert_eq!(first, run(seed, 2, small, Schedule::Rounds), "seed {seed}");
        let other = Schedule::Random { seed: seed + 100 };
        assert_eq!(first, run(seed, 1, small, other), "seed {seed}");
        // Workgroups do not all have the same moments.
        assert!(first.chunks(32).any(|g| g != &first[..32]), "seed {seed}");
        distinct.insert(first);
    }
    assert!(distinct.len() > 5, "seeds differ");
}

#[test]
fn p05_counters_leak_nothing() {
    // spec: W-G6-9
    // pitfall: P5.27
    // More operations of each counter than fit, some trapping, some without lanes; then every wait goes on at once, for each of the
    // workgroups that follow on the same warp.
    let text = "
        u.mov.b32 u20, handler
        csrw trapbase, u20
        exec.get u30
        v.mov.b32 v7, 2
        u.mov.b32 u21, 70
    again:
        buffer.load.b32 v4, u[8:11], v1, 0
        buffer.load.b32 v4, u[8:11], v7, 0
        buffer.store.b32 v3, u[12:15], v1, 0
        ls.load.b32 v5, v1, 0
        v.rcp.f32 v6, 4.0
        u.load.b32 u22, u[0:1], 0
        exec.set u60
        ls.load.b32 v5, v1, 0
        buffer.load.b32 v4, u[8:11], v1, 0
        exec.set u30
        u.sub.u32 u21, u21, 1
        bnz u21, again
        bz u29, last
        waitcnt vm=0, vst=0, tex=0, ls=0, sm=0, sfu=0
        v.mov.b32 v10, v4
    last:
        endpgm
    handler:
        csrr u23, trappc
        jr u23, 8";
    let object = object(text, 64);
    for completion in [Completion::AtOnce, LATE, random(1), random(2)] {
        let after = try_run(&object, &with(completion))
            .map_err(|e| e.to_string())
            .unwrap();
        // Warp 1 has waited, warp 0 has not; the end is the same.
        assert_eq!(after.warps[1].v[10][0], 1032, "{completion:?}");
        for (w, warp) in after.warps.iter().enumerate() {
            assert_eq!(warp.v[4][0], 1000 + 32 * w as u32, "{completion:?}");
        }
        let first = bytes(&object, &with(completion));
        let some = RunOptions {
            shape: Some("cores=1,sps=1,warps=2,workgroups=1".parse().unwrap()),
            ..with(completion)
        };
        assert_eq!(first, bytes(&object, &some), "{completion:?}");
    }
}

#[test]
fn a_debugger_sees_what_is_under_way() {
    let text = "
        u.mov.b32 u40, 0x40000 ; the warp pauses at `brk`
        csrw trapctl, u40
        buffer.load.b16 v4.h, u[8:11], v1, 0
        u.load.b64 u[20:21], u[0:1], 0
        buffer.store.b32 v3, u[12:15], v1, 0
        brk
        waitcnt vm=0
        v.mov.b32 v5, v4
        brk
        endpgm";
    let object = object(text, 32);
    let program = Program::load(&object).unwrap();
    let mut memory = Memory::new();
    let args = [0, 1].map(|_| BufferBinding {
        addr: memory.alloc(1024, true).unwrap(),
        size: 1024,
        writable: true,
    });
    memory.write(args[0].addr, &[5; 64]).unwrap();
    let dispatch = Dispatch {
        args: args.map(Into::into).to_vec(),
        ..Dispatch::new(&program, "main", [1, 1, 1])
    };
    let id = WarpId {
        workgroup: [0; 3],
        warp: 0,
    };
    debug(&dispatch, &memory, &with(LATE), None, |session| {
        let seen = |session: &Session<'_>| -> Vec<String> {
            let all = session.under_way(id).unwrap();
            all.iter()
                .map(|o| format!("{} {}", o.counter, o.registers.join(" ")))
                .collect()
        };
        assert!(matches!(session.resume(), Event::Paused(_)));
        assert_eq!(seen(session), ["vm v4.h", "sm u20 u21", "vst "]);
        // A pause completes nothing.
        assert_eq!(session.registers(id).unwrap().v[4][0], 0);
        session.resolve(id, Resolve::Skip).unwrap();
        session.release_all();
        assert!(matches!(session.resume(), Event::Paused(_)));
        assert_eq!(seen(session), ["sm u20 u21", "vst "]);
        assert_eq!(session.registers(id).unwrap().v[5][0], 0x0505_0000);
    })
    .unwrap();
}
