//! Warps, memory, barriers, traps; the interpreter of w32.
//!
//! A [`Program`] is a loaded object, a [`Memory`] holds the buffers, [`run`] executes a [`Dispatch`] of workgroups on
//! all cores and gives a [`Summary`] or says why it stopped ([`RunError`]). What the machine does where the manual's
//! excerpts are silent is written down in `docs/w32/`.
//!
//! An instruction is decoded once and executed for a whole warp at a time; what it does comes from `lanemask-sem`.
//! This crate knows no files and prints nothing. Its only `unsafe` is in `host.rs`.
//!
//! ```
//! use lanemask_emu::{BufferBinding, Dispatch, Memory, Program, RunOptions, run};
//! use lanemask_isa::w32::{Insn, Op, Operand, encode};
//! use lanemask_object::{Access, KernelMeta, Object, ResourceKind, ResourceMeta};
//!
//! // out[i] = i, for the 32 invocations of one workgroup.
//! let code = [
//!     Insn::new(Op::ULoadB128, &[Operand::us(8, 4), Operand::us(0, 2), Operand::Imm(0)]),
//!     Insn::new(Op::VShlB32, &[Operand::v(1), Operand::v(3), Operand::bits32(2)]),
//!     Insn::new(Op::BufferStoreB32, &[Operand::v(3), Operand::us(8, 4), Operand::v(1), Operand::Imm(0)]),
//!     Insn::new(Op::Endpgm, &[]),
//! ];
//! let words = code.iter().flat_map(|i| encode(&i.unwrap()).unwrap().words());
//! let object = Object {
//!     target: "w32".into(),
//!     code: words.flat_map(u32::to_le_bytes).collect(),
//!     kernels: vec![KernelMeta {
//!         name: "main".into(),
//!         workgroup_size: [32, 1, 1],
//!         v_regs: 4,
//!         u_regs: 16,
//!         resources: vec![ResourceMeta {
//!             group: 0,
//!             binding: 0,
//!             name: "out".into(),
//!             access: Access::ReadWrite,
//!             min_bytes: 128,
//!             kind: ResourceKind::Buffer,
//!         }],
//!         ..KernelMeta::default()
//!     }],
//!     ..Object::default()
//! };
//! let program = Program::load(&object).unwrap();
//! let mut memory = Memory::new();
//! let addr = memory.alloc(128, true).unwrap();
//! let args = vec![BufferBinding { addr, size: 128, writable: true }.into()];
//! let dispatch = Dispatch { args, ..Dispatch::new(&program, "main", [1, 1, 1]) };
//! let summary = run(&dispatch, &memory, &RunOptions::default(), None).unwrap();
//! assert_eq!(memory.read(addr + 4 * 31, 4).unwrap(), [31, 0, 0, 0]);
//! assert_eq!(summary.stats.warp_instructions, 4);
//! ```
#![deny(unsafe_code)]

mod abi;
mod access;
mod atomics;
mod cores;
mod dispatch;
mod engine;
mod fast;
mod fold;
mod handler;
mod host;
mod image;
mod interp;
mod launch;
pub mod linx;
mod memory;
mod observer;
mod outstanding;
mod program;
mod quad;
mod report;
mod session;
mod shape;
mod stale;
mod stats;
mod trap;
mod view;
mod waits;
mod warp;

pub use abi::{ARGUMENTS, CODE_BASE, SCRATCH_BASE, data_base};
pub use dispatch::{RunError, RunOptions, Summary, WarpFilter, run};
pub use lanemask_sem::w32::{PauseScope, Trap, TrapCtl};
pub use launch::{Binding, BufferBinding, Dispatch, LaunchError};
pub use memory::{FIRST_FREE, Memory, MemoryError};
pub use observer::{Both, Observer, Trace, View};
pub use outstanding::{Completion, UnderWay};
pub use program::{LoadError, Program};
pub use session::{Event, NoSuchWarp, Pause, Resolve, Session, WarpId, WarpStatus, debug};
pub use shape::{Schedule, Shape};
pub use stale::{StaleCode, StaleExecution};
pub use stats::{Progress, Stats};
pub use trap::{EarlierTrap, SourcePosition, TrapReport, WarpRegisters};
pub use waits::{EarlyUse, WaitCheck};
