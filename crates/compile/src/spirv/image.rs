//! Images and samplers: their types, what they are as resources, and the operations on them.
//!
//! An image or sampler is no value of the IR but the name of a resource, which loads and `OpSampledImage` pass on. A combined
//! image-sampler is two resources of one group and binding. Source of the rules: the SPIR-V specification, "Image Instructions", and
//! the Vulkan specification, "Image Operations"; those of the machine are `docs/w32/images.md`.

use super::error::{UNSUPPORTED, malformed};
use super::inst::{is_atomic, read_modify_write};
use super::lower::{Frame, Lower, Slot};
use super::place::{Place, Pointer};
use super::tables::missing;
use super::types::{Ty, Types};
use super::words::{Inst, R};
use crate::front::numbers::Num;
use lanemask_diag::Diagnostic;
use lanemask_ir::image::{Dim, Format, Numbers, Texel};
use lanemask_ir::*;
use rspirv::spirv::{self, ImageFormat, ImageOperands, Op as SpvOp};

/// The resources that a value of an image or sampler type names.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(super) struct Handle {
    pub image: Option<ResourceId>,
    /// The variable of the sampler.
    pub sampler: Option<u32>,
}

fn unsupported(message: impl Into<String>) -> Box<Diagnostic> {
    Box::new(Diagnostic::error(UNSUPPORTED, message))
}

/// Whether the instruction is one of images.
pub(super) fn is_image(op: SpvOp) -> bool {
    use SpvOp as S;
    is_sample(op)
        || matches!(
            op,
            S::SampledImage
                | S::Image
                | S::ImageFetch
                | S::ImageGather
                | S::ImageDrefGather
                | S::ImageRead
                | S::ImageWrite
                | S::ImageQuerySizeLod
                | S::ImageQuerySize
                | S::ImageQueryLevels
                | S::ImageQuerySamples
                | S::ImageQueryLod
        )
}

fn is_sample(op: SpvOp) -> bool {
    use SpvOp as S;
    is_implicit(op)
        || matches!(
            op,
            S::ImageSampleExplicitLod
                | S::ImageSampleDrefExplicitLod
                | S::ImageSampleProjExplicitLod
                | S::ImageSampleProjDrefExplicitLod
        )
}

/// Whether kernels may have it: not where a level comes from derivatives.
pub(super) fn is_supported(op: SpvOp) -> bool {
    is_image(op) && !is_implicit(op) && op != SpvOp::ImageQueryLod
}

/// Whether the level comes from derivatives.
fn is_implicit(op: SpvOp) -> bool {
    use SpvOp as S;
    matches!(
        op,
        S::ImageSampleImplicitLod
            | S::ImageSampleDrefImplicitLod
            | S::ImageSampleProjImplicitLod
            | S::ImageSampleProjDrefImplicitLod
    )
}

/// `OpTypeImage`
pub(super) fn image_type(types: &Types, inst: &Inst) -> R<Ty> {
    use spirv::Dim as D;
    let numbers = match *types.get(inst.word(2)?)? {
        Ty::Float { width: 32 } => Numbers::Float,
        Ty::Int {
            width: 32,
            signed: true,
        } => Numbers::Sint,
        Ty::Int { width: 32, .. } => Numbers::Uint,
        _ => return Ok(Ty::Other("images of numbers that are not of 32 bits")),
    };
    let arrayed = inst.word(5)? != 0;
    let dim = match (D::from_u32(inst.word(3)?), arrayed) {
        // A texel buffer is a row of texels.
        (Some(D::Dim1D | D::DimBuffer), false) => Dim::D1,
        (Some(D::Dim1D), true) => Dim::D1Array,
        (Some(D::Dim2D), false) => Dim::D2,
        (Some(D::Dim2D), true) => Dim::D2Array,
        (Some(D::Dim3D), false) => Dim::D3,
        (Some(D::DimCube), false) => Dim::Cube,
        (Some(D::DimCube), true) => Dim::CubeArray,
        (Some(D::DimRect), _) => return Ok(Ty::Other("images of the dimension `Rect`")),
        (Some(D::DimSubpassData), _) => return Ok(Ty::Other("input attachments")),
        _ => return Ok(Ty::Other("images of such a dimension")),
    };
    let texel = match (inst.word(7)?, inst.word(8)?) {
        (1, _) if inst.word(4)? == 1 && numbers == Numbers::Float => Texel::Depth,
        (1, _) => Texel::Sampled(numbers),
        (2, format) => match ImageFormat::from_u32(format) {
            Some(ImageFormat::Unknown) => Texel::StorageOf(numbers),
            other => match other.and_then(storage_format) {
                Some(format) => Texel::Storage(format),
                None => return Ok(Ty::Other("images of such a format")),
            },
        },
        _ => return Ok(Ty::Other("images that may be sampled and stored to")),
    };
    let multisampled = inst.word(6)? != 0;
    if multisampled && !matches!(dim, Dim::D2 | Dim::D2Array) {
        return Ok(Ty::Other("multisampled images of such a dimension"));
    }
    Ok(Ty::Image(ImageType {
        dim,
        multisampled,
        texel,
    }))
}

/// The machine's name of a format; `None` for those of 64-bit texels.
fn storage_format(format: ImageFormat) -> Option<Format> {
    use ImageFormat as I;
    let name = match format {
        I::R11fG11fB10f => "rg11b10ufloat".to_owned(),
        I::Rgb10A2 => "rgb10a2unorm".to_owned(),
        I::Rgb10a2ui => "rgb10a2uint".to_owned(),
        I::Unknown | I::R64ui | I::R64i => return None,
        other => {
            // `Rgba16Snorm`, `Rg8`, `R32f`: components and bits, then what the numbers are.
            let name = format!("{other:?}").to_lowercase();
            let end = name.rfind(|c: char| c.is_ascii_digit())? + 1;
            let kind = match &name[end..] {
                "" => "unorm",
                "f" => "float",
                "i" => "sint",
                "ui" => "uint",
                snorm => snorm,
            };
            format!("{}{kind}", &name[..end])
        }
    };
    Format::from_name(&name)
}

/// The type of an image that several variables of a binding share.
pub(super) fn merged(a: ImageType, b: ImageType) -> R<ImageType> {
    let like = |ty: ImageType| (ty.dim, ty.multisampled, ty.numbers(), ty.is_storage());
    if a == b {
        Ok(a)
    } else if like(a) == like(b) && !a.is_storage() {
        // With and without comparisons.
        let texel = Texel::Sampled(a.numbers());
        Ok(ImageType { texel, ..a })
    } else {
        Err(unsupported(format!(
            "two images of one binding and of different types, {a} and {b}, are not supported yet"
        )))
    }
}

/// Image operands, by their ids.
#[derive(Default)]
struct Operands {
    lod: Option<u32>,
    gradient: Option<(u32, u32)>,
    offset: Option<u32>,
    offsets: Option<u32>,
    sample: Option<u32>,
    /// What texels are extended as.
    extend: Option<Numbers>,
}

/// The image operands from word `at` on.
fn operands(inst: &Inst, at: usize) -> R<Operands> {
    let mut found = Operands::default();
    let Some(&mask) = inst.words.get(at) else {
        return Ok(found);
    };
    let mut at = at + 1;
    let mut next = || {
        at += 1;
        inst.word(at - 1)
    };
    for bit in (0..32).map(|k| 1 << k).filter(|bit| mask & bit != 0) {
        match ImageOperands::from_bits(bit) {
            Some(ImageOperands::LOD) => found.lod = Some(next()?),
            Some(ImageOperands::GRAD) => found.gradient = Some((next()?, next()?)),
            Some(ImageOperands::CONST_OFFSET | ImageOperands::OFFSET) => {
                found.offset = Some(next()?);
            }
            Some(ImageOperands::CONST_OFFSETS) => found.offsets = Some(next()?),
            Some(ImageOperands::SAMPLE) => found.sample = Some(next()?),
            // Memory operations of an invocation take effect in program order, everywhere.
            Some(ImageOperands::MAKE_TEXEL_AVAILABLE | ImageOperands::MAKE_TEXEL_VISIBLE) => {
                next()?;
            }
            Some(
                ImageOperands::NON_PRIVATE_TEXEL
                | ImageOperands::VOLATILE_TEXEL
                | ImageOperands::NONTEMPORAL,
            ) => {}
            Some(ImageOperands::SIGN_EXTEND) => found.extend = Some(Numbers::Sint),
            Some(ImageOperands::ZERO_EXTEND) => found.extend = Some(Numbers::Uint),
            Some(ImageOperands::BIAS) => {
                return Err(unsupported(
                    "the image operand `Bias` belongs to other stages than compute",
                ));
            }
            Some(ImageOperands::MIN_LOD) => {
                return Err(unsupported(
                    "the image operand `MinLod` is not supported yet",
                ));
            }
            Some(ImageOperands::OFFSETS) => {
                return Err(unsupported(
                    "the image operand `Offsets` is not supported yet",
                ));
            }
            _ => return Err(missing(inst, "an unknown image operand")),
        }
    }
    Ok(found)
}

impl<'m> Lower<'m> {
    /// What an id of an image or sampler type names.
    pub(super) fn handle(&self, frame: &Frame<'m>, id: u32) -> R<Handle> {
        match frame.slots.get(&id) {
            Some(Slot::Handle(handle)) => Ok(*handle),
            _ => Err(Box::new(malformed(format!(
                "%{id} is used where it is no image or sampler"
            )))),
        }
    }

    fn image_of(&self, frame: &Frame<'m>, id: u32) -> R<(ResourceId, ImageType)> {
        let image = self.handle(frame, id)?.image;
        let found = image.and_then(|image| Some((image, self.b.image_type(image)?)));
        found.ok_or_else(|| Box::new(malformed(format!("%{id} is no image"))))
    }

    /// The numbers of a value, which must be of 32 bits.
    fn numbers(&mut self, frame: &mut Frame<'m>, id: u32, float: bool) -> R<Vec<Value>> {
        let num = self.t.types.num(self.type_of(id)?);
        let fits = match num {
            Some(Num::Float { bits: 32 }) => float,
            Some(Num::Int { bits: 32, .. }) => !float,
            _ => false,
        };
        if !fits {
            let name = num.map_or_else(|| format!("%{id}"), |n| format!("`{}`", n.name()));
            return Err(unsupported(format!(
                "{name} as an operand of an image instruction is not supported"
            )));
        }
        Ok(self.values(frame, id)?.to_vec())
    }

    fn number(&mut self, frame: &mut Frame<'m>, id: u32, float: bool) -> R<Value> {
        match self.numbers(frame, id, float)?[..] {
            [v] => Ok(v),
            _ => Err(Box::new(malformed(format!("%{id} is not a scalar")))),
        }
    }

    /// One of [`is_image`].
    pub(super) fn image(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        use SpvOp as S;
        let made = match inst.op {
            S::SampledImage => {
                let handle = Handle {
                    image: self.handle(frame, inst.word(3)?)?.image,
                    sampler: self.handle(frame, inst.word(4)?)?.sampler,
                };
                frame.slots.insert(inst.word(2)?, Slot::Handle(handle));
                return Ok(());
            }
            S::Image => {
                let image = self.handle(frame, inst.word(3)?)?.image;
                let handle = Handle {
                    image,
                    sampler: None,
                };
                frame.slots.insert(inst.word(2)?, Slot::Handle(handle));
                return Ok(());
            }
            op if is_implicit(op) || op == S::ImageQueryLod => {
                let message = format!(
                    "`Op{op:?}` takes its level of detail from derivatives, which compute kernels do not have"
                );
                let d = Diagnostic::error(UNSUPPORTED, message);
                return Err(Box::new(d.note("give a level or gradients")));
            }
            S::ImageWrite => return self.image_write(frame, inst),
            S::ImageRead | S::ImageFetch => self.image_load(frame, inst)?,
            S::ImageGather | S::ImageDrefGather => self.image_gather(frame, inst)?,
            op if is_sample(op) => self.image_sample(frame, inst)?,
            _ => self.image_query(frame, inst)?,
        };
        let (mut made, ty) = made;
        // Of depths there is one number.
        if made.len() == 1 && self.t.types.flat(inst.word(1)?) > 1 && ty.texel == Texel::Depth {
            let (zero, one) = (self.b.f32(0.0), self.b.f32(1.0));
            made.extend([zero, zero, one]);
        }
        made.truncate(self.t.types.flat(inst.word(1)?) as usize);
        self.give(frame, inst, made)
    }

    /// `OpImageQuery…`
    fn image_query(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<(Vec<Value>, ImageType)> {
        let (image, ty) = self.image_of(frame, inst.word(3)?)?;
        let made = match inst.op {
            SpvOp::ImageQuerySamples => self.b.image(&ty, ImageOp::Samples { image }),
            SpvOp::ImageQueryLevels => vec![self.b.image(&ty, ImageOp::Size { image })[3]],
            _ => {
                let level = match inst.op {
                    SpvOp::ImageQuerySizeLod => self.number(frame, inst.word(4)?, false)?,
                    _ => self.b.i32(0),
                };
                let mut size = self.b.image_size(&ty, image, level);
                if ty.dim.is_array() {
                    size.push(self.b.image(&ty, ImageOp::Size { image })[2]);
                }
                if self.t.types.flat(inst.word(1)?) as usize != size.len() {
                    return Err(missing(
                        inst,
                        "the result has not as many numbers as the size",
                    ));
                }
                size
            }
        };
        Ok((made, ty))
    }

    /// Coordinates of a texel, moved by an offset.
    fn texel_at(
        &mut self,
        frame: &mut Frame<'m>,
        ty: &ImageType,
        id: u32,
        offset: Option<u32>,
    ) -> R<Vec<Value>> {
        let mut at = self.numbers(frame, id, false)?;
        let count = ty.dim.texel_coordinates();
        if at.len() < count {
            return Err(Box::new(malformed("an image has more coordinates")));
        }
        at.truncate(count);
        if let Some(offset) = offset {
            let offset = self.numbers(frame, offset, false)?;
            for (at, by) in at.iter_mut().zip(offset).take(ty.dim.axes()) {
                *at = self.b.bin(BinOp::Add, *at, by);
            }
        }
        Ok(at)
    }

    fn check_extension(&self, ty: &ImageType, operands: &Operands) -> R<()> {
        match operands.extend {
            Some(numbers) if numbers != ty.numbers() => Err(unsupported(
                "extending texels otherwise than their format says is not supported",
            )),
            _ => Ok(()),
        }
    }

    /// `OpImageFetch`, `OpImageRead`
    fn image_load(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<(Vec<Value>, ImageType)> {
        let (image, ty) = self.image_of(frame, inst.word(3)?)?;
        let operands = operands(inst, 5)?;
        self.check_extension(&ty, &operands)?;
        let at = self.texel_at(frame, &ty, inst.word(4)?, operands.offset)?;
        let level = match (ty.multisampled, operands.lod, operands.sample) {
            (true, _, Some(sample)) => self.number(frame, sample, false)?,
            (true, _, None) => return Err(missing(inst, "the sample of a multisampled image")),
            (false, Some(_), _) if ty.is_storage() => {
                return Err(unsupported(
                    "levels of storage images are not supported yet",
                ));
            }
            (false, Some(level), _) => self.number(frame, level, false)?,
            (false, None, _) => self.b.i32(0),
        };
        let made = self.b.image(&ty, ImageOp::Load { image, at, level });
        Ok((made, ty))
    }

    fn image_write(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<()> {
        let (image, ty) = self.image_of(frame, inst.word(1)?)?;
        let operands = operands(inst, 4)?;
        if ty.multisampled {
            return Err(unsupported(
                "stores to multisampled images are not supported",
            ));
        }
        if operands.lod.is_some() {
            return Err(unsupported(
                "levels of storage images are not supported yet",
            ));
        }
        let at = self.texel_at(frame, &ty, inst.word(2)?, operands.offset)?;
        let texel = self.numbers(frame, inst.word(3)?, ty.numbers() == Numbers::Float)?;
        let zero = match ty.numbers() {
            Numbers::Float => self.b.f32(0.0),
            _ => self.b.i32(0),
        };
        let mut data = [zero; 4];
        for (to, from) in data.iter_mut().zip(texel) {
            *to = from;
        }
        self.b.image(&ty, ImageOp::Store { image, at, data });
        Ok(())
    }

    /// Image, sampler and coordinates of a sample or gather; with `projective` one coordinate more.
    fn spot(
        &mut self,
        frame: &mut Frame<'m>,
        inst: &Inst,
        projective: bool,
        compares: bool,
    ) -> R<(ResourceId, ResourceId, ImageType, Vec<Value>)> {
        let (image, ty) = self.image_of(frame, inst.word(3)?)?;
        let Some(sampler) = self.handle(frame, inst.word(3)?)?.sampler else {
            return Err(missing(inst, "an image without a sampler"));
        };
        let sampler = self.sampler_resource(sampler, compares)?;
        let mut at = self.numbers(frame, inst.word(4)?, true)?;
        let count = ty.dim.coordinates() + usize::from(projective);
        if at.len() < count || projective && (ty.dim.is_array() || ty.dim.is_cube()) {
            return Err(missing(inst, "the coordinates do not fit the image"));
        }
        at.truncate(count);
        Ok((image, sampler, ty, at))
    }

    fn image_sample(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<(Vec<Value>, ImageType)> {
        use SpvOp as S;
        let projective = matches!(
            inst.op,
            S::ImageSampleProjExplicitLod | S::ImageSampleProjDrefExplicitLod
        );
        let compares = matches!(
            inst.op,
            S::ImageSampleDrefExplicitLod | S::ImageSampleProjDrefExplicitLod
        );
        let (image, sampler, ty, mut at) = self.spot(frame, inst, projective, compares)?;
        let mut reference = match compares {
            true => Some(self.number(frame, inst.word(5)?, true)?),
            false => None,
        };
        if projective && let Some(q) = at.pop() {
            for x in at.iter_mut().chain(&mut reference) {
                *x = self.b.bin(BinOp::DivF32, *x, q);
            }
        }
        let operands = operands(inst, if compares { 6 } else { 5 })?;
        self.check_extension(&ty, &operands)?;
        let lod = match (operands.lod, operands.gradient) {
            (Some(level), _) => Lod::Level(self.number(frame, level, true)?),
            (None, Some((x, y))) => {
                let mut all = self.numbers(frame, x, true)?;
                all.extend(self.numbers(frame, y, true)?);
                Lod::Gradient(all)
            }
            (None, None) => return Err(missing(inst, "neither a level nor gradients")),
        };
        let offset = self.constant_offset(frame, &ty, operands.offset)?;
        let op = ImageOp::Sample {
            image,
            sampler,
            at,
            reference,
            lod,
            offset,
        };
        Ok((self.b.image(&ty, op), ty))
    }

    fn image_gather(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<(Vec<Value>, ImageType)> {
        let compares = inst.op == SpvOp::ImageDrefGather;
        let (image, sampler, ty, at) = self.spot(frame, inst, false, compares)?;
        let (mut reference, mut component) = (None, 0);
        if compares {
            reference = Some(self.number(frame, inst.word(5)?, true)?);
        } else {
            component = match self.t.number(inst.word(5)?)? {
                n @ 0..4 => n as u8,
                _ => return Err(missing(inst, "no such component")),
            };
        }
        let operands = operands(inst, 6)?;
        self.check_extension(&ty, &operands)?;
        let gather = |offset| ImageOp::Gather {
            image,
            sampler,
            at: at.clone(),
            reference,
            component,
            offset,
        };
        let Some(offsets) = operands.offsets else {
            let offset = self.constant_offset(frame, &ty, operands.offset)?;
            return Ok((self.b.image(&ty, gather(offset)), ty));
        };
        // Each result is the texel at the smaller coordinates of a gather with its own offset.
        let all = self.values(frame, offsets)?;
        if all.len() != 8 || ty.dim.axes() != 2 {
            return Err(missing(inst, "four offsets of two numbers"));
        }
        let mut made = Vec::with_capacity(4);
        for pair in all.chunks(2) {
            let offset = self.known_offset(pair)?;
            made.push(self.b.image(&ty, gather(offset))[3]);
        }
        Ok((made, ty))
    }

    fn constant_offset(
        &mut self,
        frame: &mut Frame<'m>,
        ty: &ImageType,
        id: Option<u32>,
    ) -> R<[i8; 3]> {
        let Some(id) = id else { return Ok([0; 3]) };
        let values = self.numbers(frame, id, false)?;
        if values.len() != ty.dim.axes() {
            return Err(Box::new(malformed(
                "the offset has not as many numbers as the image has axes",
            )));
        }
        self.known_offset(&values)
    }

    fn known_offset(&self, values: &[Value]) -> R<[i8; 3]> {
        let mut offset = [0; 3];
        for (to, &value) in offset.iter_mut().zip(values) {
            let Some(n) = self.b.known(value) else {
                return Err(unsupported(
                    "offsets of samples and gathers that are no constants are not supported yet",
                ));
            };
            match n as i32 {
                n @ -8..8 => *to = n as i8,
                n => {
                    let message = format!(
                        "an offset of {n} texels: samples and gathers have offsets of -8 to 7"
                    );
                    return Err(unsupported(message));
                }
            }
        }
        Ok(offset)
    }

    /// `OpImageTexelPointer`
    pub(super) fn texel_pointer(&mut self, frame: &mut Frame<'m>, inst: &Inst) -> R<Pointer> {
        let pointer = self.pointer(frame, inst.word(3)?)?;
        let image = match pointer.place {
            Place::Handle(handle) => handle.image,
            _ => None,
        };
        let Some((image, ty)) = image.and_then(|i| Some((i, self.b.image_type(i)?))) else {
            return Err(missing(inst, "a pointer to no image"));
        };
        if ty.multisampled {
            return Err(unsupported(
                "atomic operations on multisampled images are not supported",
            ));
        }
        let at = self.texel_at(frame, &ty, inst.word(4)?, None)?;
        let Some((_, to)) = self.t.types.pointee(inst.word(1)?) else {
            return Err(missing(inst, "the result is no pointer"));
        };
        Ok(Pointer {
            place: Place::Texel { image, at },
            ty: to,
        })
    }

    /// An atomic operation on a texel.
    pub(super) fn texel_atomic(
        &mut self,
        frame: &mut Frame<'m>,
        inst: &Inst,
        image: ResourceId,
        at: Vec<Value>,
    ) -> R<()> {
        debug_assert!(is_atomic(inst.op));
        let Some(ty) = self.b.image_type(image) else {
            return Err(self.internal("a texel of no image"));
        };
        let float = ty.numbers() == Numbers::Float;
        let (zero, level) = match float {
            true => (self.b.f32(0.0), self.b.i32(0)),
            false => (self.b.i32(0), self.b.i32(0)),
        };
        let op = match inst.op {
            SpvOp::AtomicStore => {
                let value = self.number(frame, inst.word(4)?, float)?;
                let data = [value, zero, zero, zero];
                self.b.image(&ty, ImageOp::Store { image, at, data });
                return Ok(());
            }
            SpvOp::AtomicLoad => {
                let mut made = self.b.image(&ty, ImageOp::Load { image, at, level });
                made.truncate(1);
                return self.give(frame, inst, made);
            }
            SpvOp::AtomicCompareExchange | SpvOp::AtomicCompareExchangeWeak => {
                let new = self.number(frame, inst.word(7)?, false)?;
                let expected = self.number(frame, inst.word(8)?, false)?;
                ImageOp::CompareExchange {
                    image,
                    at,
                    expected,
                    new,
                }
            }
            op => {
                let (op, value) = match op {
                    SpvOp::AtomicIIncrement => (AtomicOp::Add, self.b.i32(1)),
                    SpvOp::AtomicIDecrement => (AtomicOp::Sub, self.b.i32(1)),
                    _ => {
                        let Some(how) = read_modify_write(op).filter(|how| !how.is_float()) else {
                            let message = format!("`Op{op:?}` on a texel is not supported yet");
                            return Err(unsupported(message));
                        };
                        (how, self.number(frame, inst.word(6)?, float)?)
                    }
                };
                let value = match float {
                    true => self.b.un(UnOp::BitsToI32, value),
                    false => value,
                };
                ImageOp::Atomic {
                    op,
                    image,
                    at,
                    value,
                }
            }
        };
        let mut old = self.b.image(&ty, op);
        if float {
            old[0] = self.b.un(UnOp::BitsToF32, old[0]);
        }
        self.give(frame, inst, old)
    }
}
