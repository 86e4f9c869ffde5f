//! Pitfalls of masks as shaders: what lanes leave when, which values are the same for all of them. Each invocation is on its own in them,
//! so a plain function says what it gives.

/// A pitfall.
pub struct Case {
    pub name: &'static str,
    /// The body of `fn f(id: u32) -> u32`, with `d` as an array that is [`DATA`].
    pub wgsl: &'static str,
    /// The same.
    pub rust: fn(u32) -> u32,
}

pub const DATA: [u32; 5] = [3, 10, 20, 30, 40];

/// Invocations of the workgroup: a whole warp and a part of one.
pub const SIZE: u32 = 40;

/// Which invocations enter: all, none, one, every other one, the second half.
pub const ENTRIES: [fn(u32) -> bool; 5] = [
    |_| true,
    |_| false,
    |id| id == 5,
    |id| id % 2 == 1,
    |id| id >= SIZE / 2,
];

pub const CASES: &[Case] = &[
    Case {
        // P1.1
        name: "a block that nobody enters holds an exit",
        wgsl: "var i = 0u; var s = 0u;
            loop {
                if id > 1000u { s += 7u; break; }
                if id + i > 2000u { return 9u; }
                i++;
                s += i;
                if i >= 5u { break; }
            }
            return s;",
        rust: |_| 15,
    },
    Case {
        // P1.2 P1.4
        name: "all have left before a uniform load",
        wgsl: "var i = 0u; var s = 0u;
            loop {
                if id % 2u == 0u { if id % 3u != 5u { break; } } else { i++; if i > 2u { break; } continue; }
                let n = d[0];
                for (var k = 0u; k != n; k++) { s += 1u; }
            }
            return i * 100u + s;",
        rust: |id| if id.is_multiple_of(2) { 0 } else { 300 },
    },
    Case {
        // P1.1
        name: "a uniform loop that only some lanes come to",
        wgsl: "var i = 0u;
            if id % 8u == 7u {
                loop { if i == d[0] { break; } i++; }
            }
            return i;",
        rust: |id| if id % 8 == 7 { 3 } else { 0 },
    },
    Case {
        // P2.6
        name: "a break of the inner loop and of the outer one",
        wgsl: "var s = 0u;
            for (var i = 0u; i < 6u; i++) {
                for (var j = 0u; j < 6u; j++) {
                    if j == id % 4u + 1u { break; }
                    if (i + j + id) % 5u == 4u { s += 100u; break; }
                    s += j + 1u;
                }
                if s > 40u + id * 30u { break; }
                s += 1000u;
            }
            return s;",
        rust: |id| {
            let mut s = 0;
            for i in 0..6 {
                for j in 0..6 {
                    if j == id % 4 + 1 {
                        break;
                    }
                    if (i + j + id) % 5 == 4 {
                        s += 100;
                        break;
                    }
                    s += j + 1;
                }
                if s > 40 + id * 30 {
                    break;
                }
                s += 1000;
            }
            s
        },
    },
    Case {
        // P2.7
        name: "some go on with the next trip while others leave",
        wgsl: "var s = id; var i = 0u;
            loop {
                i++;
                if i > 20u { break; }
                if i % 2u == id % 2u {
                    if i % 3u == 0u { continue; }
                    if i > 10u + id % 5u { break; }
                }
                s = s * 2u + i;
            }
            return s;",
        rust: |id| {
            let (mut s, mut i) = (id, 0u32);
            loop {
                i += 1;
                if i > 20 {
                    break;
                }
                if i % 2 == id % 2 {
                    if i.is_multiple_of(3) {
                        continue;
                    }
                    if i > 10 + id % 5 {
                        break;
                    }
                }
                s = s.wrapping_mul(2).wrapping_add(i);
            }
            s
        },
    },
    Case {
        // P2.8
        name: "truth values that lanes bring to a label",
        wgsl: "var a = id % 2u == 0u; var b = true; var n = 0u;
            for (var i = 0u; i < id % 7u; i++) {
                if a { b = !b; } else if i % 2u == 1u { a = b; continue; }
                a = a != b;
                n++;
            }
            return u32(a) + 2u * u32(b) + 4u * n;",
        rust: |id| {
            let (mut a, mut b, mut n) = (id.is_multiple_of(2), true, 0);
            for i in 0..id % 7 {
                if a {
                    b = !b;
                } else if i % 2 == 1 {
                    a = b;
                    continue;
                }
                a = a != b;
                n += 1;
            }
            u32::from(a) + 2 * u32::from(b) + 4 * n
        },
    },
    Case {
        // P2.9
        name: "a counter begins anew",
        wgsl: "var s = 0u;
            for (var outer = 0u; outer < 4u; outer++) {
                var k = 0u;
                loop { k++; s += k; if k > (id + outer) % 4u { break; } }
                s *= 3u;
            }
            return s;",
        rust: |id| {
            let mut s = 0;
            for outer in 0..4 {
                for k in 1..=(id + outer) % 4 + 1 {
                    s += k;
                }
                s *= 3;
            }
            s
        },
    },
    Case {
        // P2.10
        name: "exits through two levels, out of a switch and a loop in it",
        wgsl: "var s = 1u;
            for (var i = 0u; i < 9u; i++) {
                switch (i + id) % 4u {
                    case 0u: { continue; }
                    case 1u: { if id % 3u == 0u && i > 3u { return s; } }
                    case 2u: { s += 5u; if s > 30u { break; } s += 1u; }
                    default: {
                        for (var j = 0u; j < 3u; j++) {
                            if j == id % 3u { continue; }
                            s += j;
                            if s > 60u { return s + 1000u; }
                        }
                    }
                }
                s += i;
            }
            return s + 5000u;",
        rust: |id| {
            let mut s = 1u32;
            for i in 0..9 {
                match (i + id) % 4 {
                    0 => continue,
                    1 => {
                        if id.is_multiple_of(3) && i > 3 {
                            return s;
                        }
                    }
                    2 => {
                        s += 5;
                        if s <= 30 {
                            s += 1;
                        }
                    }
                    _ => {
                        for j in 0..3 {
                            if j == id % 3 {
                                continue;
                            }
                            s += j;
                            if s > 60 {
                                return s + 1000;
                            }
                        }
                    }
                }
                s += i;
            }
            s + 5000
        },
    },
    Case {
        // P2.11
        name: "branches within both arms of a branch",
        wgsl: "var s = 0u;
            if id % 2u == 0u {
                if id % 3u == 0u { s = 1u; } else { if id % 5u == 0u { s = 2u; } else { return 7u; } }
                s += 10u;
            } else {
                if id > 20u { s = 3u; }
                s = s * 2u + 1u;
            }
            return s + id * 100u;",
        rust: |id| {
            let s = match (id % 2, id % 3, id % 5) {
                (0, 0, _) => 11,
                (0, _, 0) => 12,
                (0, ..) => return 7,
                _ if id > 20 => 7,
                _ => 1,
            };
            s + id * 100
        },
    },
    Case {
        // P3.12
        name: "the same in each trip, other trips for other lanes",
        wgsl: "var i = 0u; var x = 1u;
            loop {
                if i == id % 7u { break; }
                i++;
                x = x * 3u + d[1];
            }
            return x * 10u + i;",
        rust: |id| {
            let mut x = 1u32;
            for _ in 0..id % 7 {
                x = x * 3 + 10;
            }
            x * 10 + id % 7
        },
    },
    Case {
        // P3.13 P3.14
        name: "a value that was the same for all until lanes changed it",
        wgsl: "var v = d[0];
            if id % 2u == 0u { v += 1u; }
            var w = v * 2u;
            if id % 4u < 2u { w += d[v]; }
            return w * 100u + d[v - 2u];",
        rust: |id| {
            let v = 3 + u32::from(id.is_multiple_of(2));
            let w = v * 2 + if id % 4 < 2 { DATA[v as usize] } else { 0 };
            w * 100 + DATA[v as usize - 2]
        },
    },
    Case {
        // P3.15
        name: "a loop whose end is the same for all and whose start is not",
        wgsl: "var s = 0u; var i = id % 3u;
            loop {
                if (i * 5u + id) % 4u == 0u { s += 50u; } else { s += i; }
                if s > 120u { break; }
                continuing { i++; break if i >= d[1]; }
            }
            return s * 16u + i;",
        rust: |id| {
            let (mut s, mut i) = (0, id % 3);
            loop {
                s += if (i * 5 + id).is_multiple_of(4) { 50 } else { i };
                if s > 120 {
                    break;
                }
                i += 1;
                if i >= 10 {
                    break;
                }
            }
            s * 16 + i
        },
    },
];

impl Case {
    /// The shader: invocations whose word of the third buffer is not 0 enter.
    pub fn shader(&self) -> String {
        format!(
            "@group(0) @binding(0) var<storage, read_write> out: array<u32>;
            @group(0) @binding(1) var<storage, read> d: array<u32>;
            @group(0) @binding(2) var<storage, read> enters: array<u32>;
            fn f(id: u32) -> u32 {{ {} }}
            @compute @workgroup_size({SIZE})
            fn main(@builtin(local_invocation_index) id: u32) {{
                if enters[id] != 0u {{ out[id] = f(id) + d[0] - 3u; }}
            }}",
            self.wgsl
        )
    }

    /// The buffers, and the first one afterwards.
    pub fn buffers(&self, enters: fn(u32) -> bool) -> (Vec<Vec<u8>>, Vec<u8>) {
        let bytes = |words: &mut dyn Iterator<Item = u32>| -> Vec<u8> {
            words.flat_map(u32::to_le_bytes).collect()
        };
        let out = bytes(&mut (0..SIZE).map(|_| 0xabcd));
        let entering = bytes(&mut (0..SIZE).map(|id| u32::from(enters(id))));
        let after =
            bytes(&mut (0..SIZE).map(|id| if enters(id) { (self.rust)(id) } else { 0xabcd }));
        (vec![out, bytes(&mut DATA.into_iter()), entering], after)
    }
}
