//! Group 5: memory. What an access means lies in the engine's primitives; a function says which access it is.

use super::{Flow, Group5, Narrow, Rmw, Space, UDst, VDst, VSrc, W32, Warp};

/// Vector loads and stores: name, space, words.
macro_rules! words {
    (buffer: $($load:ident $store:ident $words:literal;)*) => {$(
        fn $load<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow {
            w.load(Space::Buffer(desc), $words, rd, off, imm)
        }
        fn $store<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow {
            w.store(Space::Buffer(desc), $words, data, off, imm)
        }
    )*};
    ($space:ident: $($load:ident $store:ident $words:literal;)*) => {$(
        fn $load<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow {
            w.load(Space::$space, $words, rd, addr, imm)
        }
        fn $store<W: Warp>(w: &mut W, data: VSrc, addr: VSrc, imm: u32) -> Flow {
            w.store(Space::$space, $words, data, addr, imm)
        }
    )*};
}

/// Atomics with result: name, operation.
macro_rules! atomics {
    (buffer: $($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow {
            w.atomic(Space::Buffer(desc), Rmw::$op, Some(rd), off, imm, src)
        }
    )*};
    ($space:ident: $($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow {
            w.atomic(Space::$space, Rmw::$op, Some(rd), addr, imm, src)
        }
    )*};
}

/// Atomics without result: name, operation.
macro_rules! reductions {
    (buffer: $($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow {
            w.atomic(Space::Buffer(desc), Rmw::$op, None, off, imm, src)
        }
    )*};
    ($space:ident: $($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow {
            w.atomic(Space::$space, Rmw::$op, None, addr, imm, src)
        }
    )*};
}

/// Narrow buffer loads: name, element.
macro_rules! narrow_loads {
    ($($name:ident $narrow:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow {
            w.load_narrow(Space::Buffer(desc), Narrow::$narrow, rd, off, imm)
        }
    )*};
}

/// Narrow buffer stores: name, element.
macro_rules! narrow_stores {
    ($($name:ident $narrow:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow {
            w.store_narrow(Space::Buffer(desc), Narrow::$narrow, data, off, imm)
        }
    )*};
}

/// Uniform loads: name by address, name by descriptor, words.
macro_rules! uniform {
    ($($load:ident $bload:ident $words:literal;)*) => {$(
        fn $load<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow {
            w.u_load($words, rd, base, imm)
        }
        fn $bload<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow {
            w.u_bload($words, rd, desc, off, imm)
        }
    )*};
}

impl Group5 for W32 {
    words! { buffer:
        buffer_load_b32 buffer_store_b32 1;
        buffer_load_b64 buffer_store_b64 2;
        buffer_load_b96 buffer_store_b96 3;
        buffer_load_b128 buffer_store_b128 4;
    }
    words! { Global:
        global_load_b32 global_store_b32 1;
        global_load_b64 global_store_b64 2;
        global_load_b96 global_store_b96 3;
        global_load_b128 global_store_b128 4;
    }
    words! { Scratch:
        scratch_load_b32 scratch_store_b32 1;
        scratch_load_b64 scratch_store_b64 2;
        scratch_load_b96 scratch_store_b96 3;
        scratch_load_b128 scratch_store_b128 4;
    }
    words! { Workgroup:
        ls_load_b32 ls_store_b32 1;
        ls_load_b64 ls_store_b64 2;
        ls_load_b96 ls_store_b96 3;
        ls_load_b128 ls_store_b128 4;
    }
    narrow_loads! {
        buffer_load_u8 U8;
        buffer_load_i8 I8;
        buffer_load_u16 U16;
        buffer_load_i16 I16;
    }
    narrow_stores! {
        buffer_store_b8 U8;
        buffer_store_b16 U16;
    }
    atomics! { buffer:
        buffer_atomic_add_u32 Add;
        buffer_atomic_sub_u32 Sub;
        buffer_atomic_and_b32 And;
        buffer_atomic_or_b32 Or;
        buffer_atomic_xor_b32 Xor;
        buffer_atomic_min_u32 MinU32;
        buffer_atomic_max_u32 MaxU32;
        buffer_atomic_min_i32 MinI32;
        buffer_atomic_max_i32 MaxI32;
        buffer_atomic_xchg_b32 Exchange;
        buffer_atomic_cmpxchg_b32 CompareExchange;
    }
    reductions! { buffer:
        buffer_red_add_u32 Add;
        buffer_red_sub_u32 Sub;
        buffer_red_and_b32 And;
        buffer_red_or_b32 Or;
        buffer_red_xor_b32 Xor;
        buffer_red_min_u32 MinU32;
        buffer_red_max_u32 MaxU32;
        buffer_red_min_i32 MinI32;
        buffer_red_max_i32 MaxI32;
    }
    atomics! { Global:
        global_atomic_add_u32 Add;
        global_atomic_sub_u32 Sub;
        global_atomic_and_b32 And;
        global_atomic_or_b32 Or;
        global_atomic_xor_b32 Xor;
        global_atomic_min_u32 MinU32;
        global_atomic_max_u32 MaxU32;
        global_atomic_min_i32 MinI32;
        global_atomic_max_i32 MaxI32;
        global_atomic_xchg_b32 Exchange;
        global_atomic_cmpxchg_b32 CompareExchange;
    }
    atomics! { Workgroup:
        ls_atomic_add_u32 Add;
        ls_atomic_sub_u32 Sub;
        ls_atomic_and_b32 And;
        ls_atomic_or_b32 Or;
        ls_atomic_xor_b32 Xor;
        ls_atomic_min_u32 MinU32;
        ls_atomic_max_u32 MaxU32;
        ls_atomic_min_i32 MinI32;
        ls_atomic_max_i32 MaxI32;
        ls_atomic_xchg_b32 Exchange;
        ls_atomic_cmpxchg_b32 CompareExchange;
    }
    reductions! { Workgroup:
        ls_red_add_u32 Add;
        ls_red_sub_u32 Sub;
        ls_red_and_b32 And;
        ls_red_or_b32 Or;
        ls_red_xor_b32 Xor;
        ls_red_min_u32 MinU32;
        ls_red_max_u32 MaxU32;
        ls_red_min_i32 MinI32;
        ls_red_max_i32 MaxI32;
    }
    uniform! {
        u_load_b32 u_bload_b32 1;
        u_load_b64 u_bload_b64 2;
        u_load_b128 u_bload_b128 4;
        u_load_b256 u_bload_b256 8;
    }

    /// Descriptor: word 2 = size in bytes.
    fn u_bsize<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4]) -> Flow {
        w.set_u(rd, desc[2]);
        Flow::Next
    }

    /// Descriptor: word 2 = width | height << 16, word 3 = depth or layers | levels << 16. A level is half of the one
    /// above, at least 1, in width and height; depth or layers stay.
    fn u_image_size<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 8], lod: u32) -> Flow {
        let levels = (desc[3] >> 16) & 15;
        let size = if lod < levels {
            let level = |n: u32| if n == 0 { 0 } else { (n >> lod).max(1) };
            [
                level(desc[2] & 0xffff),
                level(desc[2] >> 16),
                desc[3] & 0xffff,
                levels,
            ]
        } else {
            [0; 4]
        };
        for (k, value) in size.into_iter().enumerate() {
            w.set_u(rd.plus(k), value);
        }
        Flow::Next
    }
}

/// Whether the reserved bits of a buffer descriptor are 0.
pub fn buffer_is_legal(desc: [u32; 4]) -> bool {
    desc[1] >> 16 == 0 && desc[3] >> 1 == 0
}
