//! A warp of the interpreter as its instructions see it: registers, CSRs, memories.

use crate::interp::{Env, Interp, write_row};
use crate::warp::{Row, WarpState};
use lanemask_isa::w32::{Flat, LANES, csr};
use lanemask_sem::w32::{
    Detail, Flow, Narrow, Order, Rmw, Scope, Space, UDst, VDst, VList, VSrc, Warp,
};
use std::array::from_fn;

impl<F: Env> Warp for Interp<'_, F> {
    #[inline(always)]
    fn exec(&self) -> u32 {
        self.w.exec
    }

    #[inline(always)]
    fn set_exec(&mut self, mask: u32) {
        self.w.exec = mask;
    }

    fn helpers(&self) -> u32 {
        self.w.helpers
    }

    fn set_helpers(&mut self, mask: u32) {
        self.w.helpers = mask;
    }

    fn v_regs(&self) -> u32 {
        self.code.v_regs
    }

    fn v_source(&self, n: u32) -> VSrc {
        VSrc(n as u16)
    }

    fn v_dest(&self, n: u32) -> VDst {
        VDst(n as u16)
    }

    fn v_number(&self, rd: VDst) -> u32 {
        rd.0.into()
    }

    #[inline(always)]
    fn u_src(&self, i: &Flat, k: usize) -> u32 {
        self.w.regs.row(i.slots[k])[0]
    }

    #[inline(always)]
    fn u_pair(&self, slot: u16) -> u64 {
        self.uniform(slot)
    }

    #[inline(always)]
    fn u_desc<const N: usize>(&self, slot: u16) -> [u32; N] {
        from_fn(|k| self.w.regs.row(slot + k as u16)[0])
    }

    #[inline(always)]
    fn set_u(&mut self, rd: UDst, value: u32) {
        *self.w.regs.row_mut(rd.0) = [value; LANES];
    }

    #[inline(always)]
    fn lanes(&self, s: VSrc) -> Row {
        *self.w.regs.row(s.0)
    }

    #[inline(always)]
    fn lane(&self, s: VSrc, lane: u32) -> u32 {
        self.w.regs.row(s.0)[lane as usize % LANES]
    }

    #[inline(always)]
    fn set_lanes(&mut self, rd: VDst, values: &Row) {
        write_row(self.w.regs.row_mut(rd.0), self.w.exec, values);
    }

    #[inline(always)]
    fn set_lane(&mut self, rd: VDst, lane: u32, value: u32) {
        self.w.regs.row_mut(rd.0)[lane as usize % LANES] = value;
    }

    #[inline(always)]
    fn next_pc(&self) -> u32 {
        self.w.next
    }

    #[inline(always)]
    fn is_code(&self, pc: u32) -> bool {
        pc.is_multiple_of(4) && ((pc / 4) as usize) < self.code.entries.len()
    }

    fn csr(&self, number: u32) -> u32 {
        csr_of(self.w, self.others_retired, self.mem.scratch_bytes, number)
    }

    fn set_csr(&mut self, number: u32, value: u32) {
        let w = &mut *self.w;
        match number {
            csr::EXEC => w.exec = value,
            csr::MODE => w.mode = value,
            csr::FFLAGS => w.fflags = value,
            csr::TRAPCTL => w.trapctl = value,
            csr::TRAPBASE => w.trapbase = value,
            csr::TRAPCAUSE => w.trapcause = value,
            csr::TRAPPC => w.trappc = value,
            csr::TRAPINFO => w.trapinfo = value,
            _ => {}
        }
    }

    fn set_priority(&mut self, priority: u32) {
        self.w.priority = priority;
    }

    fn sleep(&mut self, cycles: u64) {
        self.w.sleeps = cycles;
    }

    fn invalidate_code(&mut self) -> bool {
        self.w.refetch = self.mem.code_is_writable;
        self.w.refetch
    }

    #[inline(always)]
    fn load(&mut self, space: Space, words: usize, rd: VDst, addr: VSrc, imm: u32) -> Flow {
        self.with_helpers(|m| m.mem.load(m.w, space, words, rd.0, addr.0, imm))
    }

    #[inline(always)]
    fn load_narrow(
        &mut self,
        space: Space,
        narrow: Narrow,
        rd: VDst,
        addr: VSrc,
        imm: u32,
    ) -> Flow {
        self.with_helpers(|m| m.mem.load_narrow(m.w, space, narrow, rd.0, addr.0, imm))
    }

    #[inline(always)]
    fn store(&mut self, space: Space, words: usize, data: VSrc, addr: VSrc, imm: u32) -> Flow {
        self.without_helpers(|m| m.mem.store(m.w, space, words, data.0, addr.0, imm))
    }

    #[inline(always)]
    fn store_narrow(
        &mut self,
        space: Space,
        narrow: Narrow,
        data: VSrc,
        addr: VSrc,
        imm: u32,
    ) -> Flow {
        self.without_helpers(|m| m.mem.store_narrow(m.w, space, narrow, data.0, addr.0, imm))
    }

    #[inline(always)]
    fn atomic(
        &mut self,
        space: Space,
        op: Rmw,
        rd: Option<VDst>,
        addr: VSrc,
        imm: u32,
        src: VSrc,
    ) -> Flow {
        let rd = rd.map(|r| r.0);
        self.without_helpers(|m| m.mem.atomic(m.w, space, op, rd, addr.0, imm, src.0))
    }

    fn atomic64(
        &mut self,
        space: Space,
        op: Rmw,
        rd: Option<VDst>,
        addr: VSrc,
        imm: u32,
        src: VSrc,
    ) -> Flow {
        let rd = rd.map(|r| r.0);
        self.without_helpers(|m| m.mem.atomic64(m.w, space, op, rd, addr.0, imm, src.0))
    }

    fn image_load(&mut self, desc: [u32; 8], rd: VList, coord: VList, lod: VSrc) -> Flow {
        self.with_helpers(|m| m.mem.image_load(m.w, desc, rd, coord, lod.0))
    }

    fn image_store(&mut self, desc: [u32; 8], data: VList, coord: VList, lod: VSrc) -> Flow {
        self.without_helpers(|m| m.mem.image_store(m.w, desc, data, coord, lod.0))
    }

    fn image_atomic(
        &mut self,
        desc: [u32; 8],
        op: Rmw,
        rd: Option<VDst>,
        coord: VList,
        src: VSrc,
    ) -> Flow {
        let rd = rd.map(|r| r.0);
        self.without_helpers(|m| m.mem.image_atomic(m.w, desc, op, rd, coord, src.0))
    }

    fn image_sample(
        &mut self,
        desc: [u32; 8],
        samp: [u32; 4],
        rd: VList,
        coord: VList,
        detail: Detail,
        off: u32,
        compares: bool,
    ) -> Flow {
        self.with_helpers(|m| {
            m.mem
                .image_sample(m.w, desc, samp, rd, coord, detail, off, compares)
        })
    }

    fn image_gather(
        &mut self,
        desc: [u32; 8],
        samp: [u32; 4],
        rd: VDst,
        coord: VList,
        component: u32,
        off: u32,
        compares: bool,
    ) -> Flow {
        self.with_helpers(|m| {
            m.mem
                .image_gather(m.w, desc, samp, rd.0, coord, component, off, compares)
        })
    }

    fn image_size(&mut self, desc: [u32; 8], lod: u32) -> Result<[u32; 4], Flow> {
        self.mem.image_size(self.w, desc, lod)
    }

    fn image_samples(&mut self, desc: [u32; 8]) -> Result<u32, Flow> {
        self.mem.image_samples(self.w, desc)
    }

    fn fence(&mut self, order: Order, scope: Scope) {
        crate::atomics::fence(order, scope);
    }

    fn u_load_narrow(&mut self, narrow: Narrow, rd: UDst, base: u64, imm: u32) -> Flow {
        self.mem
            .u_load_narrow(self.w, narrow, rd.0, base.wrapping_add(imm.into()))
    }

    fn u_bload_narrow(
        &mut self,
        narrow: Narrow,
        rd: UDst,
        desc: [u32; 4],
        off: u32,
        imm: u32,
    ) -> Flow {
        let offset = u64::from(off) + u64::from(imm);
        self.mem.u_bload_narrow(self.w, narrow, rd.0, desc, offset)
    }

    #[inline(always)]
    fn u_load(&mut self, words: usize, rd: UDst, base: u64, imm: u32) -> Flow {
        self.mem
            .u_load(self.w, words, rd.0, base.wrapping_add(imm.into()))
    }

    #[inline(always)]
    fn u_bload(&mut self, words: usize, rd: UDst, desc: [u32; 4], off: u32, imm: u32) -> Flow {
        self.mem
            .u_bload(self.w, words, rd.0, desc, u64::from(off) + u64::from(imm))
    }
}

/// A known CSR of a warp; `others_retired` is what the other warps of its core have retired.
pub(crate) fn csr_of(w: &WarpState, others_retired: u64, scratch_bytes: u32, number: u32) -> u32 {
    let time = w.retired + others_retired;
    match number {
        csr::EXEC => w.exec,
        csr::MODE => w.mode,
        csr::FFLAGS => w.fflags,
        csr::TRAPCTL => w.trapctl,
        csr::WARPID => w.place.warp,
        csr::SPID => w.place.sp,
        csr::COREID => w.place.core,
        csr::WGSLOT => w.place.workgroup,
        csr::CLOCK => w.retired as u32,
        csr::CLOCKH => (w.retired >> 32) as u32,
        csr::TIME => time as u32,
        csr::TIMEH => (time >> 32) as u32,
        csr::SCRATCH_LO => crate::abi::scratch_base(w.id) as u32,
        csr::SCRATCH_HI => (crate::abi::scratch_base(w.id) >> 32) as u32,
        csr::SCRATCH_SIZE => scratch_bytes,
        csr::CODE_LO => crate::abi::CODE_BASE as u32,
        csr::CODE_HI => (crate::abi::CODE_BASE >> 32) as u32,
        csr::TRAPBASE => w.trapbase,
        csr::TRAPCAUSE => w.trapcause,
        csr::TRAPPC => w.trappc,
        csr::TRAPINFO => w.trapinfo,
        _ => 0,
    }
}
