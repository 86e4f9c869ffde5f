//! Where shaders come from.

mod anime4k;
mod burn;
mod piglit;
mod rend3;
mod tfjs;
mod tinygrad;
mod web_rwkv;
mod wgpu_sort;

use crate::corpus::Corpus;
use crate::fetch::{FetchError, Store};

/// A corpus that can be fetched.
#[derive(Clone, Copy, Debug)]
pub struct Source {
    /// Its name on the command line.
    pub name: &'static str,
    /// Fetches it.
    pub load: fn(&Store) -> Result<Corpus, FetchError>,
}

/// All of them, in the order of the table.
pub const ALL: &[Source] = &[
    Source {
        name: wgpu_sort::NAME,
        load: wgpu_sort::load,
    },
    Source {
        name: burn::NAME,
        load: burn::load,
    },
    Source {
        name: web_rwkv::NAME,
        load: web_rwkv::load,
    },
    Source {
        name: anime4k::NAME,
        load: anime4k::load,
    },
    Source {
        name: rend3::NAME,
        load: rend3::load,
    },
    Source {
        name: tfjs::NAME,
        load: tfjs::load,
    },
    Source {
        name: tinygrad::NAME,
        load: tinygrad::load,
    },
    Source {
        name: piglit::NAME,
        load: piglit::load,
    },
];
