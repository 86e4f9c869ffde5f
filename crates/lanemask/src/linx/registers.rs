//! Scalar registers R1 to R23 by name.

use std::fmt::Write;

use lanemask_isa::linx::Reg;

/// Number of a register of that name that can be written.
pub fn number(name: &str) -> Option<usize> {
    match Reg::scalar(name)? {
        Reg::R(n) => Some(n.into()),
        _ => None,
    }
}

/// R1 to R23, one a line, by their names.
pub fn text(registers: &[u64; 24]) -> String {
    let mut out = String::new();
    for (n, value) in registers.iter().enumerate().skip(1) {
        let _ = writeln!(out, "{} = {value:#x}", Reg::R(n as u8));
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    // spec: L-1
    #[test]
    fn names_and_numbers_are_those_of_the_architecture() {
        let names = [
            ("sp", 1),
            ("a0", 2),
            ("a7", 9),
            ("ra", 10),
            ("s0", 11),
            ("s8", 19),
            ("x0", 20),
            ("x3", 23),
        ];
        for (name, n) in names {
            assert_eq!((number(name), number(&format!("r{n}"))), (Some(n), Some(n)));
        }
        for name in ["zero", "r0", "a8", "s9", "x4", "r24", "", "t", "A0"] {
            assert_eq!(number(name), None, "{name}");
        }
        let mut registers = [0; 24];
        registers[2] = 0x8000;
        registers[23] = u64::MAX;
        let text = text(&registers);
        assert_eq!(text.lines().count(), 23);
        assert!(
            text.contains("a0 = 0x8000\n") && text.ends_with("x3 = 0xffffffffffffffff\n"),
            "{text}"
        );
    }
}
