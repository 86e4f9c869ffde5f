//! Group 5: memory. What an access means lies in the engine's primitives; a function says which access it is.

use super::{
    Detail, Flow, Group5, Narrow, Order, Rmw, Scope, Space, UDst, VDst, VList, VSrc, W32, Warp,
};

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

/// Atomics with result: method of the warp, then name and operation.
macro_rules! atomics {
    ($method:ident buffer: $($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow {
            w.$method(Space::Buffer(desc), Rmw::$op, Some(rd), off, imm, src)
        }
    )*};
    ($method:ident $space:ident: $($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32, src: VSrc) -> Flow {
            w.$method(Space::$space, Rmw::$op, Some(rd), addr, imm, src)
        }
    )*};
}

/// Atomics without result: the same.
macro_rules! reductions {
    ($method:ident buffer: $($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, desc: [u32; 4], off: VSrc, imm: u32, src: VSrc) -> Flow {
            w.$method(Space::Buffer(desc), Rmw::$op, None, off, imm, src)
        }
    )*};
    ($method:ident $space:ident: $($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, addr: VSrc, imm: u32, src: VSrc) -> Flow {
            w.$method(Space::$space, Rmw::$op, None, addr, imm, src)
        }
    )*};
}

/// Narrow loads: name, element.
macro_rules! narrow_loads {
    (buffer: $($name:ident $narrow:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 4], off: VSrc, imm: u32) -> Flow {
            w.load_narrow(Space::Buffer(desc), Narrow::$narrow, rd, off, imm)
        }
    )*};
    ($space:ident: $($name:ident $narrow:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, rd: VDst, addr: VSrc, imm: u32) -> Flow {
            w.load_narrow(Space::$space, Narrow::$narrow, rd, addr, imm)
        }
    )*};
}

/// Narrow stores: name, element.
macro_rules! narrow_stores {
    (buffer: $($name:ident $narrow:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, data: VSrc, desc: [u32; 4], off: VSrc, imm: u32) -> Flow {
            w.store_narrow(Space::Buffer(desc), Narrow::$narrow, data, off, imm)
        }
    )*};
    ($space:ident: $($name:ident $narrow:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, data: VSrc, addr: VSrc, imm: u32) -> Flow {
            w.store_narrow(Space::$space, Narrow::$narrow, data, addr, imm)
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

/// Narrow uniform loads: name by address, name by descriptor, element.
macro_rules! uniform_narrow {
    ($($load:ident $bload:ident $narrow:ident;)*) => {$(
        fn $load<W: Warp>(w: &mut W, rd: UDst, base: u64, imm: u32) -> Flow {
            w.u_load_narrow(Narrow::$narrow, rd, base, imm)
        }
        fn $bload<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow {
            w.u_bload_narrow(Narrow::$narrow, rd, desc, off, imm)
        }
    )*};
}

/// Atomics on images with result: name, operation.
macro_rules! image_atomics {
    ($($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, rd: VDst, desc: [u32; 8], coord: VList, src: VSrc) -> Flow {
            w.image_atomic(desc, Rmw::$op, Some(rd), coord, src)
        }
    )*};
}

/// Atomics on images without result: name, operation.
macro_rules! image_reductions {
    ($($name:ident $op:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W, desc: [u32; 8], coord: VList, src: VSrc) -> Flow {
            w.image_atomic(desc, Rmw::$op, None, coord, src)
        }
    )*};
}

/// Samples: name by level of detail, name by derivatives, whether they compare.
macro_rules! samples {
    ($($lod:ident $grad:ident $compares:literal;)*) => {$(
        fn $lod<W: Warp>(
            w: &mut W, rd: VList, desc: [u32; 8], samp: [u32; 4], coord: VList, lod: VSrc, off: u32,
        ) -> Flow {
            w.image_sample(desc, samp, rd, coord, Detail::Lod(lod), off, $compares)
        }
        fn $grad<W: Warp>(
            w: &mut W, rd: VList, desc: [u32; 8], samp: [u32; 4], coord: VList, grad: VList, off: u32,
        ) -> Flow {
            w.image_sample(desc, samp, rd, coord, Detail::Grad(grad), off, $compares)
        }
    )*};
}

/// Fences: name, order, scope.
macro_rules! fences {
    ($($name:ident $order:ident $scope:ident;)*) => {$(
        fn $name<W: Warp>(w: &mut W) -> Flow {
            w.fence(Order::$order, Scope::$scope);
            Flow::Next
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
    narrow_loads! { buffer:
        buffer_load_u8 U8;
        buffer_load_i8 I8;
        buffer_load_u16 U16;
        buffer_load_i16 I16;
        buffer_load_b16 B16;
    }
    narrow_stores! { buffer:
        buffer_store_b8 U8;
        buffer_store_b16 B16;
    }
    narrow_loads! { Global:
        global_load_u8 U8;
        global_load_i8 I8;
        global_load_u16 U16;
        global_load_i16 I16;
        global_load_b16 B16;
    }
    narrow_stores! { Global:
        global_store_b8 U8;
        global_store_b16 B16;
    }
    narrow_loads! { Scratch:
        scratch_load_u8 U8;
        scratch_load_i8 I8;
        scratch_load_u16 U16;
        scratch_load_i16 I16;
        scratch_load_b16 B16;
    }
    narrow_stores! { Scratch:
        scratch_store_b8 U8;
        scratch_store_b16 B16;
    }
    narrow_loads! { Workgroup:
        ls_load_u8 U8;
        ls_load_i8 I8;
        ls_load_u16 U16;
        ls_load_i16 I16;
        ls_load_b16 B16;
    }
    narrow_stores! { Workgroup:
        ls_store_b8 U8;
        ls_store_b16 B16;
    }
    atomics! { atomic buffer:
        buffer_atomic_add_u32 Add;
        buffer_atomic_sub_u32 Sub;
        buffer_atomic_and_b32 And;
        buffer_atomic_or_b32 Or;
        buffer_atomic_xor_b32 Xor;
        buffer_atomic_min_u32 MinU;
        buffer_atomic_max_u32 MaxU;
        buffer_atomic_min_i32 MinI;
        buffer_atomic_max_i32 MaxI;
        buffer_atomic_xchg_b32 Exchange;
        buffer_atomic_cmpxchg_b32 CompareExchange;
        buffer_atomic_add_f32 AddF;
        buffer_atomic_min_f32 MinF;
        buffer_atomic_max_f32 MaxF;
    }
    atomics! { atomic64 buffer:
        buffer_atomic_add_u64 Add;
        buffer_atomic_sub_u64 Sub;
        buffer_atomic_and_b64 And;
        buffer_atomic_or_b64 Or;
        buffer_atomic_xor_b64 Xor;
        buffer_atomic_min_u64 MinU;
        buffer_atomic_max_u64 MaxU;
        buffer_atomic_min_i64 MinI;
        buffer_atomic_max_i64 MaxI;
        buffer_atomic_xchg_b64 Exchange;
        buffer_atomic_cmpxchg_b64 CompareExchange;
        buffer_atomic_add_f64 AddF;
        buffer_atomic_min_f64 MinF;
        buffer_atomic_max_f64 MaxF;
    }
    reductions! { atomic buffer:
        buffer_red_add_u32 Add;
        buffer_red_sub_u32 Sub;
        buffer_red_and_b32 And;
        buffer_red_or_b32 Or;
        buffer_red_xor_b32 Xor;
        buffer_red_min_u32 MinU;
        buffer_red_max_u32 MaxU;
        buffer_red_min_i32 MinI;
        buffer_red_max_i32 MaxI;
        buffer_red_add_f32 AddF;
        buffer_red_min_f32 MinF;
        buffer_red_max_f32 MaxF;
    }
    reductions! { atomic64 buffer:
        buffer_red_add_u64 Add;
        buffer_red_sub_u64 Sub;
        buffer_red_and_b64 And;
        buffer_red_or_b64 Or;
        buffer_red_xor_b64 Xor;
        buffer_red_min_u64 MinU;
        buffer_red_max_u64 MaxU;
        buffer_red_min_i64 MinI;
        buffer_red_max_i64 MaxI;
        buffer_red_add_f64 AddF;
        buffer_red_min_f64 MinF;
        buffer_red_max_f64 MaxF;
    }
    atomics! { atomic Global:
        global_atomic_add_u32 Add;
        global_atomic_sub_u32 Sub;
        global_atomic_and_b32 And;
        global_atomic_or_b32 Or;
        global_atomic_xor_b32 Xor;
        global_atomic_min_u32 MinU;
        global_atomic_max_u32 MaxU;
        global_atomic_min_i32 MinI;
        global_atomic_max_i32 MaxI;
        global_atomic_xchg_b32 Exchange;
        global_atomic_cmpxchg_b32 CompareExchange;
        global_atomic_add_f32 AddF;
        global_atomic_min_f32 MinF;
        global_atomic_max_f32 MaxF;
    }
    atomics! { atomic64 Global:
        global_atomic_add_u64 Add;
        global_atomic_sub_u64 Sub;
        global_atomic_and_b64 And;
        global_atomic_or_b64 Or;
        global_atomic_xor_b64 Xor;
        global_atomic_min_u64 MinU;
        global_atomic_max_u64 MaxU;
        global_atomic_min_i64 MinI;
        global_atomic_max_i64 MaxI;
        global_atomic_xchg_b64 Exchange;
        global_atomic_cmpxchg_b64 CompareExchange;
        global_atomic_add_f64 AddF;
        global_atomic_min_f64 MinF;
        global_atomic_max_f64 MaxF;
    }
    reductions! { atomic Global:
        global_red_add_u32 Add;
        global_red_sub_u32 Sub;
        global_red_and_b32 And;
        global_red_or_b32 Or;
        global_red_xor_b32 Xor;
        global_red_min_u32 MinU;
        global_red_max_u32 MaxU;
        global_red_min_i32 MinI;
        global_red_max_i32 MaxI;
        global_red_add_f32 AddF;
        global_red_min_f32 MinF;
        global_red_max_f32 MaxF;
    }
    reductions! { atomic64 Global:
        global_red_add_u64 Add;
        global_red_sub_u64 Sub;
        global_red_and_b64 And;
        global_red_or_b64 Or;
        global_red_xor_b64 Xor;
        global_red_min_u64 MinU;
        global_red_max_u64 MaxU;
        global_red_min_i64 MinI;
        global_red_max_i64 MaxI;
        global_red_add_f64 AddF;
        global_red_min_f64 MinF;
        global_red_max_f64 MaxF;
    }
    atomics! { atomic Workgroup:
        ls_atomic_add_u32 Add;
        ls_atomic_sub_u32 Sub;
        ls_atomic_and_b32 And;
        ls_atomic_or_b32 Or;
        ls_atomic_xor_b32 Xor;
        ls_atomic_min_u32 MinU;
        ls_atomic_max_u32 MaxU;
        ls_atomic_min_i32 MinI;
        ls_atomic_max_i32 MaxI;
        ls_atomic_xchg_b32 Exchange;
        ls_atomic_cmpxchg_b32 CompareExchange;
        ls_atomic_add_f32 AddF;
        ls_atomic_min_f32 MinF;
        ls_atomic_max_f32 MaxF;
    }
    atomics! { atomic64 Workgroup:
        ls_atomic_add_u64 Add;
        ls_atomic_sub_u64 Sub;
        ls_atomic_and_b64 And;
        ls_atomic_or_b64 Or;
        ls_atomic_xor_b64 Xor;
        ls_atomic_min_u64 MinU;
        ls_atomic_max_u64 MaxU;
        ls_atomic_min_i64 MinI;
        ls_atomic_max_i64 MaxI;
        ls_atomic_xchg_b64 Exchange;
        ls_atomic_cmpxchg_b64 CompareExchange;
        ls_atomic_add_f64 AddF;
        ls_atomic_min_f64 MinF;
        ls_atomic_max_f64 MaxF;
    }
    reductions! { atomic Workgroup:
        ls_red_add_u32 Add;
        ls_red_sub_u32 Sub;
        ls_red_and_b32 And;
        ls_red_or_b32 Or;
        ls_red_xor_b32 Xor;
        ls_red_min_u32 MinU;
        ls_red_max_u32 MaxU;
        ls_red_min_i32 MinI;
        ls_red_max_i32 MaxI;
        ls_red_add_f32 AddF;
        ls_red_min_f32 MinF;
        ls_red_max_f32 MaxF;
    }
    reductions! { atomic64 Workgroup:
        ls_red_add_u64 Add;
        ls_red_sub_u64 Sub;
        ls_red_and_b64 And;
        ls_red_or_b64 Or;
        ls_red_xor_b64 Xor;
        ls_red_min_u64 MinU;
        ls_red_max_u64 MaxU;
        ls_red_min_i64 MinI;
        ls_red_max_i64 MaxI;
        ls_red_add_f64 AddF;
        ls_red_min_f64 MinF;
        ls_red_max_f64 MaxF;
    }
    uniform! {
        u_load_b32 u_bload_b32 1;
        u_load_b64 u_bload_b64 2;
        u_load_b128 u_bload_b128 4;
        u_load_b256 u_bload_b256 8;
    }
    uniform_narrow! {
        u_load_u8 u_bload_u8 U8;
        u_load_i8 u_bload_i8 I8;
        u_load_u16 u_bload_u16 U16;
        u_load_i16 u_bload_i16 I16;
    }
    fences! {
        fence_acquire_warp Acquire Warp;
        fence_acquire_workgroup Acquire Workgroup;
        fence_acquire_device Acquire Device;
        fence_release_warp Release Warp;
        fence_release_workgroup Release Workgroup;
        fence_release_device Release Device;
        fence_acqrel_warp AcqRel Warp;
        fence_acqrel_workgroup AcqRel Workgroup;
        fence_acqrel_device AcqRel Device;
        fence_seqcst_warp SeqCst Warp;
        fence_seqcst_workgroup SeqCst Workgroup;
        fence_seqcst_device SeqCst Device;
    }

    /// Descriptor: word 2 = size in bytes.
    fn u_bsize<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 4]) -> Flow {
        w.set_u(rd, desc[2]);
        Flow::Next
    }

    fn u_image_size<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 8], lod: u32) -> Flow {
        match w.image_size(desc, lod) {
            Ok(size) => {
                for (k, value) in size.into_iter().enumerate() {
                    w.set_u(rd.plus(k), value);
                }
                Flow::Next
            }
            Err(trap) => trap,
        }
    }

    fn u_image_samples<W: Warp>(w: &mut W, rd: UDst, desc: [u32; 8]) -> Flow {
        match w.image_samples(desc) {
            Ok(samples) => {
                w.set_u(rd, samples);
                Flow::Next
            }
            Err(trap) => trap,
        }
    }

    fn image_load<W: Warp>(w: &mut W, rd: VList, desc: [u32; 8], coord: VList, lod: VSrc) -> Flow {
        w.image_load(desc, rd, coord, lod)
    }

    fn image_store<W: Warp>(
        w: &mut W,
        data: VList,
        desc: [u32; 8],
        coord: VList,
        lod: VSrc,
    ) -> Flow {
        w.image_store(desc, data, coord, lod)
    }

    samples! {
        image_sample_lod image_sample_grad false;
        image_sample_cmp_lod image_sample_cmp_grad true;
    }

    fn image_gather<W: Warp>(
        w: &mut W,
        rd: VDst,
        desc: [u32; 8],
        samp: [u32; 4],
        coord: VList,
        comp: u32,
        off: u32,
    ) -> Flow {
        w.image_gather(desc, samp, rd, coord, comp, off, false)
    }

    fn image_gather_cmp<W: Warp>(
        w: &mut W,
        rd: VDst,
        desc: [u32; 8],
        samp: [u32; 4],
        coord: VList,
        off: u32,
    ) -> Flow {
        w.image_gather(desc, samp, rd, coord, 0, off, true)
    }

    image_atomics! {
        image_atomic_add_u32 Add;
        image_atomic_sub_u32 Sub;
        image_atomic_and_b32 And;
        image_atomic_or_b32 Or;
        image_atomic_xor_b32 Xor;
        image_atomic_min_u32 MinU;
        image_atomic_max_u32 MaxU;
        image_atomic_min_i32 MinI;
        image_atomic_max_i32 MaxI;
        image_atomic_xchg_b32 Exchange;
        image_atomic_cmpxchg_b32 CompareExchange;
        image_atomic_add_f32 AddF;
        image_atomic_min_f32 MinF;
        image_atomic_max_f32 MaxF;
    }
    image_reductions! {
        image_red_add_u32 Add;
        image_red_sub_u32 Sub;
        image_red_and_b32 And;
        image_red_or_b32 Or;
        image_red_xor_b32 Xor;
        image_red_min_u32 MinU;
        image_red_max_u32 MaxU;
        image_red_min_i32 MinI;
        image_red_max_i32 MaxI;
        image_red_add_f32 AddF;
        image_red_min_f32 MinF;
        image_red_max_f32 MaxF;
    }
}

/// Whether the reserved bits of a buffer descriptor are 0.
pub fn buffer_is_legal(desc: [u32; 4]) -> bool {
    desc[1] >> 16 == 0 && desc[3] >> 1 == 0
}
