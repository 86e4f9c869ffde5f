//! The example jobs on `wgpu` with lavapipe, and here: every buffer of every job.
#![allow(clippy::print_stdout)]

#[cfg(not(feature = "lavapipe"))]
#[test]
fn examples_agree_with_lavapipe() {
    use std::io::Write;
    // Past the capture of the test harness, so that it is seen.
    let _ = writeln!(
        std::io::stderr(),
        "skipped: examples_agree_with_lavapipe: built without the feature `lavapipe`"
    );
}

#[cfg(feature = "lavapipe")]
#[test]
fn examples_agree_with_lavapipe() {
    use lanemask_job::{Mismatches, compare};
    use lanemask_testkit::engine::Engine;
    use lanemask_testkit::{jobs, lavapipe};

    lavapipe::with_driver("examples_agree_with_lavapipe", |gpu| {
        println!("{}", gpu.name());
        let paths = jobs::examples().unwrap();
        assert!(paths.len() >= 8, "the examples are missing");
        let mut wrong = Vec::new();
        for path in paths {
            let name = path.file_name().unwrap().display().to_string();
            let job = jobs::load(&path).unwrap();
            let theirs = jobs::run(&job, |shader, spec, buffers| {
                gpu.run(&gpu.compile(shader)?, spec.workgroups, buffers)
            })
            .unwrap_or_else(|e| panic!("{name} on lavapipe: {e}"));
            let ours = jobs::run(&job, |shader, spec, buffers| {
                Engine::Interpreter
                    .compile(shader)?
                    .run(spec.workgroups, buffers)
            })
            .unwrap_or_else(|e| panic!("{name}: {e}"));
            for ((bind, theirs), ours) in job.binds.iter().zip(&theirs).zip(&ours) {
                let label = format!("{name}, binding {}", bind.label());
                let tolerance = jobs::tolerance(&job, bind);
                let found = compare(bind.ty, theirs, ours, tolerance, 4);
                if found.count > 0 {
                    wrong.push(format!(
                        "{label}: {} differ, {:?}",
                        found.count, found.first
                    ));
                }
                for (who, bytes) in [("lavapipe", theirs), ("ours", ours)] {
                    let mut mismatches = Mismatches::default();
                    bind.check(bytes, &mut mismatches).unwrap();
                    if mismatches.count > 0 {
                        wrong.push(format!(
                            "{label}: {} of {who} not as expected",
                            mismatches.count
                        ));
                    }
                }
            }
        }
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    });
}
