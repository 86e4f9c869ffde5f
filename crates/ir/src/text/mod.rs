//! The text form: [`print()`] writes every kernel, [`parse`] reads it back.
//!
//! ```
//! let text = r#"
//! kernel "halve" workgroup_size(64, 1, 1) {
//!     buffer0 "data": read_write group(0) binding(0) min_bytes(4)
//!
//!     %0: i32 = builtin local_index
//!     %1: i32 = const.i32 2
//!     %2: i32 = shl.i32 %0, %1
//!     %3: i32 = load buffer0[%2]
//!     %4: i32 = const.i32 1
//!     %5: bool = eq.i32 %3, %4
//!     if L0 (%6: i32) %5 {
//!         br L0(%1)
//!     } else {
//!         %7: i32 = shr.u32 %3, %4
//!         br L0(%7)
//!     }
//!     store buffer0[%2 + 4], %6
//!     return
//! }
//! "#;
//! let (kernel, mistakes) = lanemask_ir::text::parse(Default::default(), text);
//! assert_eq!(mistakes, []);
//! let kernel = kernel.unwrap();
//! assert_eq!(lanemask_ir::text::print(&kernel).trim(), text.trim());
//! ```
//!
//! Values are `%N`, labels `LN`, buffers `bufferN`, with their indices; each is declared where it is defined, with
//! its type. A source name follows a value in quotes (`%3 "sum": f32 = …`). A loop's parameters carry
//! their first arguments: `loop L2 (%8: i32 = %3) { … }`. Values and labels that no statement defines stand in the header
//! as `unused`. Float constants are decimal numbers, or `0x` and the eight digits of their bits. `//` starts a comment.
//!
//! The parser knows the grammar and the numbering, and deliberately neither types nor scopes: those are
//! [`verify`](crate::verify)'s.

mod lex;
mod parse;
mod print;

pub use parse::parse;
pub use print::print;
