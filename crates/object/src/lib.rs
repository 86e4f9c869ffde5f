//! Object files: ELF with kernel metadata and a line table; what compiler, assembler, emulator and disassembler share.
//!
//! [`Object`] is the contents as plain data; [`Object::to_elf`] and [`Object::from_elf`] write and read it as ELF64
//! with a note of kernel metadata and a DWARF line table (see `elf.rs` for the layout). This crate knows no
//! instructions: code is bytes.
//!
//! ```
//! use lanemask_object::Object;
//! let object = Object { target: "w32".into(), code: vec![0xce, 0, 0, 0], ..Object::default() };
//! assert_eq!(Object::from_elf(&object.to_elf()), Ok(object));
//! ```
#![forbid(unsafe_code)]

mod elf;
mod error;
mod lines;
mod linx;
mod note;
mod notes;

pub use elf::MACHINE;
pub use error::ObjectError;
pub use lanemask_image::{Declared as ImageType, IMMEDIATES, MAX_IMMEDIATE_BYTES, ResourceKind};
pub use linx::{LinxAbi, LinxBound, LinxChoice, LinxLaunch, LinxMeta, LinxMode};
pub use notes::{MaskExpr, MaskNote, MaskTerm, Notes, OperandName, is_name, mask_register};

/// Most invocations of a workgroup: the product of its three sizes.
pub const MAX_INVOCATIONS: u32 = 1024;
/// Most bytes of workgroup memory of a kernel.
pub const MAX_WORKGROUP_BYTES: u32 = 1 << 20;
/// Most bytes of scratch memory of an invocation.
pub const MAX_SCRATCH_BYTES: u32 = 1 << 20;

/// What an object file holds.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Object {
    /// Instruction set, for example `w32`.
    pub target: String,
    /// Code, from CODE_BASE upwards.
    pub code: Vec<u8>,
    /// Initialised data, mapped read-only behind the code at the next multiple of 4096.
    pub data: Vec<u8>,
    /// Named places. [`Object::from_elf`] gives them in the order of section, offset and name.
    pub symbols: Vec<Symbol>,
    /// Entry points.
    pub kernels: Vec<KernelMeta>,
    /// Where instructions come from.
    pub lines: LineTable,
    /// What instructions are meant to do, for the verifier of LinxISA.
    pub notes: Notes,
}

/// A named place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Symbol {
    /// Name.
    pub name: String,
    /// Which section.
    pub section: SectionKind,
    /// Bytes from the section's start.
    pub offset: u32,
    /// Bytes that it covers; 0 if not known.
    pub size: u32,
    /// Whether other objects may name it.
    pub global: bool,
}

/// A section that symbols lie in.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SectionKind {
    /// [`Object::code`].
    Code,
    /// [`Object::data`].
    Data,
}

/// What the launcher must know of an entry point.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KernelMeta {
    /// Name.
    pub name: String,
    /// First instruction, in bytes from the start of the code. On linx that is the block start of the launch header.
    pub entry: u32,
    /// Invocations of a workgroup per dimension.
    pub workgroup_size: [u32; 3],
    /// Vector registers allocated to a warp; higher ones are illegal.
    pub v_regs: u32,
    /// Uniform registers allocated to a warp.
    pub u_regs: u32,
    /// Scratch bytes per lane, a multiple of 4.
    pub scratch_bytes: u32,
    /// Bytes of workgroup memory.
    pub workgroup_bytes: u32,
    /// Whether the result of an atomic on a buffer is used.
    pub order_dependent: bool,
    /// Buffers, images and samplers in the order of their descriptors in the argument block.
    pub resources: Vec<ResourceMeta>,
    /// Words of one more buffer, which the kernel brings along: the launcher passes it behind the others, read only. Empty: none.
    pub constants: Vec<u32>,
    /// What a kernel of the target `linx` has beyond that; the register counts are 0 then.
    pub linx: Option<LinxMeta>,
}

impl KernelMeta {
    /// The contents of the buffer that the kernel brings along; `None` if it has none.
    pub fn constant_bytes(&self) -> Option<Vec<u8>> {
        let words = self.constants.iter();
        (!self.constants.is_empty()).then(|| words.flat_map(|w| w.to_le_bytes()).collect())
    }
}

/// A buffer, image or sampler that a kernel wants.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ResourceMeta {
    /// Bind group.
    pub group: u32,
    /// Binding.
    pub binding: u32,
    /// Source name.
    pub name: String,
    /// What the kernel does with it.
    pub access: Access,
    /// Of a buffer: smallest size in bytes that the launcher must accept nothing below of. Of others 0.
    pub min_bytes: u32,
    /// What it is.
    pub kind: ResourceKind,
}

impl ResourceMeta {
    /// Bytes of its descriptor in the argument block.
    pub fn descriptor_bytes(&self) -> u32 {
        descriptor_bytes(&self.kind)
    }
}

/// Bytes of the descriptor of such a resource in the argument block: a multiple of 16.
pub fn descriptor_bytes(kind: &ResourceKind) -> u32 {
    match kind {
        ResourceKind::Buffer | ResourceKind::Sampler { .. } => 16,
        ResourceKind::Image(_) => 32,
    }
}

/// What a kernel does with a buffer or image.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// Uniform buffer.
    Uniform,
    /// Storage, read only.
    ReadOnly,
    /// Storage, read and write.
    ReadWrite,
}

/// Source positions of instructions.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LineTable {
    /// File names.
    pub files: Vec<String>,
    /// Rows in ascending order of `pc`; each holds up to the next.
    pub rows: Vec<LineRow>,
}

/// One row of a line table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineRow {
    /// First PC.
    pub pc: u32,
    /// Index into the files.
    pub file: u32,
    /// Line from 1; 0 = not known.
    pub line: u32,
    /// Column from 1; 0 = not known.
    pub column: u32,
}

impl LineTable {
    /// The row that covers a PC, if its line is known.
    pub fn find(&self, pc: u32) -> Option<(&str, &LineRow)> {
        let k = self.rows.partition_point(|r| r.pc <= pc).checked_sub(1)?;
        let row = &self.rows[k];
        (row.line != 0).then_some(())?;
        Some((self.files.get(row.file as usize)?, row))
    }
}
