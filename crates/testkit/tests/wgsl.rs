//! A slice of the random shaders; `examples/wgsl.rs` runs as many as one likes.

use lanemask_testkit::wgsl::{Choices, case, check, smaller};

#[test]
fn random_shaders_agree_on_all_engines() {
    let (mut wrong, mut on_linx) = (Vec::new(), 0);
    for seed in 0..100 {
        let case = case(Choices::random(seed));
        match check(&case, None) {
            Ok(ran) => on_linx += u32::from(ran.on_linx),
            Err(what) => wrong.push(format!("seed {seed}: {what}\n{}", case.wgsl)),
        }
    }
    assert!(wrong.is_empty(), "{} seeds\n{}", wrong.len(), wrong[0]);
    assert!(on_linx >= 95, "{on_linx} ran on linx");
}

#[test]
fn a_shader_that_fails_becomes_small() {
    // Something that only some shaders have, in a place that cannot be reached without a loop.
    let fails = |case: &lanemask_testkit::wgsl::Case| {
        let text = case.wgsl.split_once("loop {").map(|(_, rest)| rest);
        text.is_some_and(|rest| rest.contains("reverseBits")) && check(case, None).is_ok()
    };
    let seed = (0..500)
        .find(|seed| fails(&case(Choices::random(*seed))))
        .unwrap();
    let large = case(Choices::random(seed));
    let small = smaller(&large, 3000, fails);
    assert!(fails(&small));
    let lines = |text: &str| text.lines().count();
    // Declarations are 24 lines of them, the stores at the end 6.
    assert!(lines(&small.wgsl) < 60, "{}", small.wgsl);
    assert!(lines(&large.wgsl) > lines(&small.wgsl), "{}", large.wgsl);
}

#[cfg(feature = "lavapipe")]
#[test]
fn random_shaders_agree_with_lavapipe() {
    use lanemask_testkit::lavapipe;
    lavapipe::with_driver("random_shaders_agree_with_lavapipe", |gpu| {
        let mut wrong = Vec::new();
        for seed in 10_000..10_060 {
            let case = case(Choices::random(seed));
            let checked = check(
                &case,
                Some(&|shader, workgroups, buffers| {
                    gpu.run(&gpu.compile(shader)?, workgroups, buffers)
                }),
            );
            if let Err(what) = checked {
                wrong.push(format!("seed {seed}: {what}\n{}", case.wgsl));
            }
        }
        assert!(wrong.is_empty(), "{} seeds\n{}", wrong.len(), wrong[0]);
    });
}
