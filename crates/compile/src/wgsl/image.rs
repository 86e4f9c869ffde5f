//! Textures and samplers.

use super::lower::{Frame, Lower, R};
use super::place::Place;
use lanemask_ir::image::{Dim, Format, Numbers, Texel};
use lanemask_ir::*;
use naga::{AtomicFunction, Expression, Handle, ImageClass, ImageDimension, ImageQuery};
use naga::{SampleLevel, ScalarKind, StorageAccess, TypeInner};

/// What a shader says of a texture, if there are such images.
pub(super) fn declared(ty: &TypeInner) -> Option<ImageType> {
    let TypeInner::Image {
        dim,
        arrayed,
        class,
    } = *ty
    else {
        return None;
    };
    let dim = match (dim, arrayed) {
        (ImageDimension::D1, false) => Dim::D1,
        (ImageDimension::D1, true) => Dim::D1Array,
        (ImageDimension::D2, false) => Dim::D2,
        (ImageDimension::D2, true) => Dim::D2Array,
        (ImageDimension::D3, false) => Dim::D3,
        (ImageDimension::Cube, false) => Dim::Cube,
        (ImageDimension::Cube, true) => Dim::CubeArray,
        (ImageDimension::D3, true) => return None,
    };
    let (texel, multisampled) = match class {
        ImageClass::Sampled { kind, multi } => {
            let numbers = match kind {
                ScalarKind::Float => Numbers::Float,
                ScalarKind::Uint => Numbers::Uint,
                ScalarKind::Sint => Numbers::Sint,
                _ => return None,
            };
            (Texel::Sampled(numbers), multi)
        }
        ImageClass::Depth { multi } => (Texel::Depth, multi),
        // The names are the same but for capitals.
        ImageClass::Storage { format, .. } => {
            let name = format!("{format:?}").to_lowercase();
            (Texel::Storage(Format::from_name(&name)?), false)
        }
        ImageClass::External => return None,
    };
    Some(ImageType {
        dim,
        multisampled,
        texel,
    })
}

/// What a texture or sampler is as a resource, and what the kernel may do with it.
pub(super) fn handle(ty: &TypeInner) -> Option<(ResourceKind, Access)> {
    if let TypeInner::Sampler { comparison } = *ty {
        return Some((ResourceKind::Sampler { comparison }, Access::ReadOnly));
    }
    let access = match *ty {
        TypeInner::Image {
            class: ImageClass::Storage { access, .. },
            ..
        } if access.contains(StorageAccess::STORE) => Access::ReadWrite,
        _ => Access::ReadOnly,
    };
    Some((ResourceKind::Image(declared(ty)?), access))
}

/// Where a sample is taken, as naga has it.
#[derive(Clone, Copy)]
pub(super) struct Spot {
    pub image: Handle<Expression>,
    pub sampler: Handle<Expression>,
    pub coordinate: Handle<Expression>,
    pub array_index: Option<Handle<Expression>>,
    pub offset: Option<Handle<Expression>>,
    pub depth_ref: Option<Handle<Expression>>,
    pub clamp_to_edge: bool,
}

impl<'m> Lower<'m> {
    fn handle_id(&mut self, frame: &mut Frame<'m>, h: Handle<Expression>) -> R<ResourceId> {
        match self.place(frame, h)? {
            Place::Handle(id) => Ok(id),
            _ => Err(self.internal("a pointer where a texture or sampler is due")),
        }
    }

    fn image_type(&mut self, frame: &mut Frame<'m>, h: Handle<Expression>) -> R<ImageType> {
        match declared(self.type_of(frame, h)) {
            Some(ty) => Ok(ty),
            None => Err(self.internal("no texture where one is due")),
        }
    }

    /// Coordinates of a texel.
    fn texel_at(
        &mut self,
        frame: &mut Frame<'m>,
        coordinate: Handle<Expression>,
        array_index: Option<Handle<Expression>>,
    ) -> R<Vec<Value>> {
        let mut at = self.values(frame, coordinate)?.to_vec();
        if let Some(layer) = array_index {
            at.push(self.scalar(frame, layer)?);
        }
        Ok(at)
    }

    /// An integer of either sign as float.
    fn float_operand(&mut self, frame: &mut Frame<'m>, h: Handle<Expression>) -> R<Value> {
        let value = self.scalar(frame, h)?;
        let op = match self.type_of(frame, h).scalar_kind() {
            Some(ScalarKind::Sint) => UnOp::S32ToF32,
            Some(ScalarKind::Uint) => UnOp::U32ToF32,
            _ => return Ok(value),
        };
        Ok(self.b.un(op, value))
    }

    /// `textureLoad`
    pub(super) fn image_load(
        &mut self,
        frame: &mut Frame<'m>,
        image: Handle<Expression>,
        coordinate: Handle<Expression>,
        array_index: Option<Handle<Expression>>,
        level: Option<Handle<Expression>>,
    ) -> R<Vec<Value>> {
        let ty = self.image_type(frame, image)?;
        let image = self.handle_id(frame, image)?;
        let at = self.texel_at(frame, coordinate, array_index)?;
        let level = match level {
            Some(level) => self.scalar(frame, level)?,
            None => self.b.i32(0),
        };
        Ok(self.b.image(&ty, ImageOp::Load { image, at, level }))
    }

    /// `textureStore`
    pub(super) fn image_store(
        &mut self,
        frame: &mut Frame<'m>,
        image: Handle<Expression>,
        coordinate: Handle<Expression>,
        array_index: Option<Handle<Expression>>,
        value: Handle<Expression>,
    ) -> R<()> {
        let image = self.handle_id(frame, image)?;
        let at = self.texel_at(frame, coordinate, array_index)?;
        let value = self.values(frame, value)?;
        let Ok(data) = <[Value; 4]>::try_from(&value[..]) else {
            return Err(self.internal("a texel without four components"));
        };
        let op = ImageOp::Store { image, at, data };
        self.b.emit(Vec::new(), Op::Image(Box::new(op)));
        Ok(())
    }

    /// `textureAtomicAdd` and the like.
    pub(super) fn image_atomic(
        &mut self,
        frame: &mut Frame<'m>,
        image: Handle<Expression>,
        at: (Handle<Expression>, Option<Handle<Expression>>),
        fun: &AtomicFunction,
        value: Handle<Expression>,
    ) -> R<()> {
        let kind = match self.image_type(frame, image)?.numbers() {
            Numbers::Sint => ScalarKind::Sint,
            _ => ScalarKind::Uint,
        };
        let image = self.handle_id(frame, image)?;
        let at = self.texel_at(frame, at.0, at.1)?;
        let value = self.scalar(frame, value)?;
        let Some(op) = super::stmt::atomic_op(fun, kind) else {
            return Err(self.internal("a compare-exchange on a texture"));
        };
        let op = ImageOp::Atomic {
            op,
            image,
            at,
            value,
        };
        self.b.one(Type::I32, Op::Image(Box::new(op)));
        Ok(())
    }

    /// `textureDimensions` and the like.
    pub(super) fn image_query(
        &mut self,
        frame: &mut Frame<'m>,
        image: Handle<Expression>,
        query: ImageQuery,
    ) -> R<Vec<Value>> {
        let ty = self.image_type(frame, image)?;
        let image = self.handle_id(frame, image)?;
        Ok(match query {
            ImageQuery::NumLayers => vec![self.b.image(&ty, ImageOp::Size { image })[2]],
            ImageQuery::NumLevels => vec![self.b.image(&ty, ImageOp::Size { image })[3]],
            ImageQuery::NumSamples => self.b.image(&ty, ImageOp::Samples { image }),
            ImageQuery::Size { level } => {
                let level = match level {
                    Some(level) => self.scalar(frame, level)?,
                    None => self.b.i32(0),
                };
                self.b.image_size(&ty, image, level)
            }
        })
    }

    /// `textureSampleLevel`, `textureGather` and the like.
    pub(super) fn image_sample(
        &mut self,
        frame: &mut Frame<'m>,
        spot: Spot,
        gather: Option<u8>,
        level: SampleLevel,
    ) -> R<Vec<Value>> {
        let ty = self.image_type(frame, spot.image)?;
        let image = self.handle_id(frame, spot.image)?;
        let sampler = self.handle_id(frame, spot.sampler)?;
        let mut at = self.values(frame, spot.coordinate)?.to_vec();
        if spot.clamp_to_edge {
            self.clamp_to_edge(&ty, image, &mut at);
        }
        if let Some(layer) = spot.array_index {
            at.push(self.float_operand(frame, layer)?);
        }
        let mut offset = [0; 3];
        if let Some(h) = spot.offset {
            let values = self.values(frame, h)?;
            for (to, &value) in offset.iter_mut().zip(values.iter()) {
                let known = self.b.known(value).map(|n| n as i32);
                let Some(n) = known.filter(|n| (-8..8).contains(n)) else {
                    return Err(self.internal("an offset that is no constant from -8 to 7"));
                };
                *to = n as i8;
            }
        }
        let reference = match spot.depth_ref {
            Some(h) => Some(self.scalar(frame, h)?),
            None => None,
        };
        let op = match gather {
            Some(component) => ImageOp::Gather {
                image,
                sampler,
                at,
                reference,
                component,
                offset,
            },
            None => {
                let lod = match level {
                    SampleLevel::Zero => Lod::Level(self.b.f32(0.0)),
                    SampleLevel::Exact(h) => Lod::Level(self.float_operand(frame, h)?),
                    SampleLevel::Gradient { x, y } => {
                        let mut all = self.values(frame, x)?.to_vec();
                        all.extend_from_slice(&self.values(frame, y)?);
                        Lod::Gradient(all)
                    }
                    SampleLevel::Auto | SampleLevel::Bias(_) => {
                        return Err(self.internal("a level of detail by implicit derivatives"));
                    }
                };
                ImageOp::Sample {
                    image,
                    sampler,
                    at,
                    reference,
                    lod,
                    offset,
                }
            }
        };
        Ok(self.b.image(&ty, op))
    }

    /// Keeps normalised coordinates half a texel of level 0 away from the edges.
    fn clamp_to_edge(&mut self, ty: &ImageType, image: ResourceId, at: &mut [Value]) {
        let size = self.b.image(ty, ImageOp::Size { image });
        let (half, one) = (self.b.f32(0.5), self.b.f32(1.0));
        for (coordinate, n) in at.iter_mut().zip(size) {
            let n = self.b.un(UnOp::U32ToF32, n);
            let low = self.b.bin(BinOp::DivF32, half, n);
            let high = self.b.bin(BinOp::SubF32, one, low);
            let above = self.b.bin(BinOp::MaxF32, *coordinate, low);
            *coordinate = self.b.bin(BinOp::MinF32, above, high);
        }
    }
}
