//! Operations on images that front ends share.

use super::build::Builder;
use lanemask_ir::image::Numbers;
use lanemask_ir::*;

impl Builder {
    /// What the kernel says of an image; `None` if the resource is something else.
    pub fn image_type(&self, image: ResourceId) -> Option<ImageType> {
        match self.kernel.resources.get(image.0 as usize)?.kind {
            ResourceKind::Image(ty) => Some(ty),
            _ => None,
        }
    }

    /// An operation on an image of this type, with its results.
    pub fn image(&mut self, ty: &ImageType, op: ImageOp) -> Vec<Value> {
        let scalar = match (ty.numbers(), &op) {
            (
                _,
                ImageOp::Size { .. }
                | ImageOp::Samples { .. }
                | ImageOp::Atomic { .. }
                | ImageOp::CompareExchange { .. },
            ) => Type::I32,
            (Numbers::Float, _) => Type::F32,
            _ => Type::I32,
        };
        let count = op.results(ty);
        let results: Vec<Value> = (0..count).map(|_| self.value(scalar)).collect();
        self.emit(results.clone(), Op::Image(Box::new(op)));
        results
    }

    /// Width, height and depth of a level, as many as the dimension has (of cubes two); zeros if there is no such level.
    pub fn image_size(&mut self, ty: &ImageType, image: ResourceId, level: Value) -> Vec<Value> {
        let size = self.image(ty, ImageOp::Size { image });
        let axes = if ty.dim.is_cube() { 2 } else { ty.dim.axes() };
        if self.known(level) == Some(0) {
            return size[..axes].to_vec();
        }
        // As the machine does for levels that exist and those that do not.
        let exists = self.cmp(CmpOp::LtU32, level, size[3]);
        let (zero, one) = (self.i32(0), self.i32(1));
        let mut out = Vec::new();
        for &n in &size[..axes] {
            let shifted = self.bin(BinOp::ShrU32, n, level);
            let of_level = self.bin(BinOp::MaxU32, shifted, one);
            out.push(self.select(exists, of_level, zero));
        }
        out
    }
}
