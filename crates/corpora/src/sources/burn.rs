//! The kernels of the crate `burn-wgpu`, a back end for tensors: templates with element types and sizes.

use crate::corpus::{Corpus, Shader};
use crate::fetch::{FetchError, Store, text};
use crate::preprocess::{Names, template};

/// On the command line.
pub const NAME: &str = "burn";
const PACKAGE: &str = "burn-wgpu";
const VERSION: &str = "0.12.1";

/// A kernel: the template, names with values beside the usual ones, and the templates that are added at its end.
struct Kernel {
    name: &'static str,
    path: &'static str,
    names: &'static [(&'static str, &'static str)],
    /// Paths of templates for names; the crate puts their text in unchanged, so their own names stay names.
    parts: &'static [(&'static str, &'static str)],
    /// Text or path of what follows.
    end: &'static [&'static str],
    /// Element types.
    elements: &'static [&'static str],
}

const USUAL: Kernel = Kernel {
    name: "",
    path: "",
    names: &[],
    parts: &[],
    end: &[],
    elements: &["f32", "i32"],
};

/// Workgroups of 32 by 32.
const WORKGROUP: [(&str, &str); 4] = [
    ("workgroup_size_x", "32"),
    ("workgroup_size_y", "32"),
    ("workgroup_size_z", "1"),
    ("workgroup_size", "1024"),
];
/// Tiles of 64 by 32 and 32 by 64 for workgroups of 16 by 16.
const TILING: &[(&str, &str)] = &[
    ("b_m", "64"),
    ("b_n", "64"),
    ("b_k", "32"),
    ("bm_x_bk_4", "512"),
    ("bk_x_bn_4", "512"),
    ("bk_x_bn", "2048"),
    ("workgroup_size_x", "16"),
    ("workgroup_size_y", "16"),
];
const FLOAT: &[&str] = &["f32"];
/// A function that kernels for means call.
const MEAN: &str =
    "fn mean_dim(sum: {{ elem }}, dim: u32) -> {{ elem }} { return sum / {{ elem }}(dim); }";

/// A function that the kernel for Bernoulli's distribution calls.
const CAST: &str = "fn cast_elem(e: bool) -> {{ elem }} { return {{ elem }}(e); }";

const KERNELS: &[Kernel] = &[
    Kernel {
        name: "cast f32 to i32",
        path: "cast.wgsl",
        names: &[("input_elem", "f32"), ("output_elem", "i32")],
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "cast i32 to f32",
        path: "cast.wgsl",
        names: &[("input_elem", "i32"), ("output_elem", "f32")],
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "cast u32 to f32",
        path: "cast.wgsl",
        names: &[("input_elem", "u32"), ("output_elem", "f32")],
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "cat",
        path: "cat.wgsl",
        ..USUAL
    },
    Kernel {
        name: "contiguous",
        path: "contiguous.wgsl",
        ..USUAL
    },
    Kernel {
        name: "conv2d",
        path: "conv/conv2d.wgsl",
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "conv_transpose2d",
        path: "conv/conv_transpose2d.wgsl",
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "gather",
        path: "index/gather.wgsl",
        ..USUAL
    },
    Kernel {
        name: "repeat",
        path: "index/repeat.wgsl",
        ..USUAL
    },
    Kernel {
        name: "scatter",
        path: "index/scatter.wgsl",
        ..USUAL
    },
    Kernel {
        name: "select",
        path: "index/select.wgsl",
        ..USUAL
    },
    Kernel {
        name: "select_assign_inplace",
        path: "index/select_assign_inplace.wgsl",
        ..USUAL
    },
    Kernel {
        name: "slice",
        path: "index/slice.wgsl",
        ..USUAL
    },
    Kernel {
        name: "slice_assign_inplace",
        path: "index/slice_assign_inplace.wgsl",
        ..USUAL
    },
    Kernel {
        name: "mask_fill",
        path: "mask/fill.wgsl",
        ..USUAL
    },
    Kernel {
        name: "mask_fill_inplace",
        path: "mask/fill_inplace.wgsl",
        ..USUAL
    },
    Kernel {
        name: "mask_where",
        path: "mask/where.wgsl",
        ..USUAL
    },
    Kernel {
        name: "mask_where_inplace",
        path: "mask/where_inplace.wgsl",
        ..USUAL
    },
    Kernel {
        name: "matmul_naive",
        path: "matmul/naive.wgsl",
        names: &[
            ("block_size_m", "16"),
            ("block_size_n", "16"),
            ("workgroup_size_x", "16"),
            ("workgroup_size_y", "16"),
        ],
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "matmul_mem_coalescing",
        path: "matmul/mem_coalescing.wgsl",
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "matmul_unpadded",
        path: "matmul/blocktiling_2d/unpadded.wgsl",
        names: TILING,
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "matmul_vec4",
        path: "matmul/blocktiling_2d/vec4.wgsl",
        names: TILING,
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "matmul_vec4_lhs",
        path: "matmul/blocktiling_2d/vec4_lhs.wgsl",
        names: TILING,
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "adaptive_avg_pool2d",
        path: "pool/adaptive_avg_pool2d.wgsl",
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "adaptive_avg_pool2d_backward",
        path: "pool/adaptive_avg_pool2d_backward.wgsl",
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "avg_pool2d",
        path: "pool/avg_pool2d.wgsl",
        names: &[("count_include_pad", "true")],
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "avg_pool2d without padding",
        path: "pool/avg_pool2d.wgsl",
        names: &[("count_include_pad", "false")],
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "avg_pool2d_backward",
        path: "pool/avg_pool2d_backward.wgsl",
        names: &[("count_include_pad", "true")],
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "max_pool2d",
        path: "pool/max_pool2d.wgsl",
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "max_pool2d_with_indices",
        path: "pool/max_pool2d_with_indices.wgsl",
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "max_pool2d_with_indices_backward",
        path: "pool/max_pool2d_with_indices_backward.wgsl",
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "prng_uniform",
        path: "prng/prng.wgsl",
        names: &[("num_args", "2")],
        parts: &[("prng_loop", "prng/uniform_inner_loop.wgsl")],
        elements: FLOAT,
        ..USUAL
    },
    Kernel {
        name: "prng_bernoulli",
        path: "prng/prng.wgsl",
        names: &[("num_args", "1")],
        parts: &[("prng_loop", "prng/bernoulli_inner_loop.wgsl")],
        end: &[CAST],
        elements: FLOAT,
    },
    Kernel {
        name: "prng_normal",
        path: "prng/prng.wgsl",
        names: &[("num_args", "2")],
        parts: &[("prng_loop", "prng/normal_inner_loop.wgsl")],
        end: &["prng/box_muller_transform.wgsl"],
        elements: FLOAT,
    },
    Kernel {
        name: "sum",
        path: "reduction/recursive_sum.wgsl",
        ..USUAL
    },
    Kernel {
        name: "sum_dim",
        path: "reduction/reduce_dim.wgsl",
        names: &[("assign", "output[id] = sum;")],
        ..USUAL
    },
    Kernel {
        name: "mean_dim",
        path: "reduction/reduce_dim.wgsl",
        names: &[("assign", "output[id] = mean_dim(sum, shape_dim);")],
        end: &[MEAN],
        ..USUAL
    },
    Kernel {
        name: "argmax",
        path: "reduction/args.wgsl",
        names: &[("cmp", ">"), ("initial", "-32767")],
        ..USUAL
    },
    Kernel {
        name: "argmin",
        path: "reduction/args.wgsl",
        names: &[("cmp", "<"), ("initial", "32767")],
        ..USUAL
    },
    Kernel {
        name: "sum_dim_shared_memory",
        path: "reduction/reduce_dim_shared_memory.wgsl",
        names: &[
            ("shared_size", "1024"),
            ("initial", "0"),
            ("update", "shared_memory[local_id] += value;"),
            ("assign", "output[output_position] = final_value;"),
        ],
        ..USUAL
    },
    Kernel {
        name: "mean_dim_shared_memory",
        path: "reduction/reduce_dim_shared_memory.wgsl",
        names: &[
            ("shared_size", "1024"),
            ("initial", "0"),
            ("update", "shared_memory[local_id] += value;"),
            (
                "assign",
                "output[output_position] = mean_dim(final_value, shape_input_dim_reduce);",
            ),
        ],
        end: &[MEAN],
        ..USUAL
    },
];

/// Fetches the crate.
///
/// # Errors
/// Cargo fails, or a template wants a name that has no value.
pub fn load(store: &Store) -> Result<Corpus, FetchError> {
    let folder = store.cargo(PACKAGE, VERSION)?.join("src/template");
    let mut corpus = Corpus {
        name: NAME,
        origin: format!("crate {PACKAGE} {VERSION}"),
        ..Corpus::default()
    };
    for kernel in KERNELS {
        for element in kernel.elements {
            let mut names: Names = WORKGROUP
                .iter()
                .chain(&[("elem", *element), ("int", "i32")])
                .chain(kernel.names)
                .map(|(name, value)| ((*name).to_owned(), (*value).to_owned()))
                .collect();
            for (name, path) in kernel.parts {
                names.insert((*name).to_owned(), text(&folder.join(path))?);
            }
            let mut whole = text(&folder.join(kernel.path))?;
            for end in kernel.end {
                whole.push('\n');
                match end.ends_with(".wgsl") {
                    true => whole += &text(&folder.join(end))?,
                    false => whole += end,
                }
            }
            let wgsl = template(&whole, &names).map_err(|e| format!("{}: {e}", kernel.path))?;
            let name = format!("{} {element}", kernel.name);
            corpus.shaders.push(Shader::wgsl(name, wgsl));
        }
    }
    Ok(corpus)
}
