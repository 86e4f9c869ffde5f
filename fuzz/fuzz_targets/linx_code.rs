#![no_main]
libfuzzer_sys::fuzz_target!(|data: &[u8]| lanemask_fuzzing::linx::code(data));
