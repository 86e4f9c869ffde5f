//! The kernel metadata: a note named `Lanemask` of type 1, whose description is JSON.
//!
//! `{"format":1,"target":"w32","kernels":[{"name":…,"entry":…,"workgroup_size":[x,y,z],"v_regs":…,"u_regs":…,
//! "scratch_bytes":…,"workgroup_bytes":…,"order_dependent":…,"resources":[{"group":…,"binding":…,"name":…,
//! "access":"uniform|read|read_write","min_bytes":…}]}]}`
//!
//! Resources that are no buffers have one key more: `"image":"2d f32"`, a type of [`ImageType`](crate::ImageType), or
//! `"sampler":"filtering|comparison"`.
//!
//! Kernels that bring constants along have one key more: `"constants":[word,…]`.
//!
//! Kernels of the target `linx` have one key more: `"linx":{"base":…,"lanes":…,"mode":"mpar|mseq","lane_private":
//! [[offset,bytes],…],"conditions":["a <= b",…],"abi":null or {"strips":…,"scratch_bytes_per_group":…,"tile_bytes":…,
//! "spill_bytes_per_group":…,"workgroup_bytes":…}}`. Where they are stated, that has further keys:
//! `"launch":{"bounds":[[register,number],…],"strip_mined":…}`, `"imports":[register,…]` and
//! `"choice":"proven|forced|unproven"`.
//!
//! Code with notes has one key more beside `kernels`: `"notes":{"names":[[offset,field,name],…],
//! "masks":[[offset,name or null,expression or null],…]}`.

use crate::{
    Access, KernelMeta, LinxAbi, LinxBound, LinxChoice, LinxLaunch, LinxMeta, LinxMode, MaskExpr,
    MaskNote, Notes, ObjectError, OperandName, ResourceKind, ResourceMeta, is_name,
};
use serde_json::{Map, Value, json};

/// Name of the note's owner.
pub(crate) const OWNER: &[u8] = b"Lanemask";
/// Type of the note.
pub(crate) const TYPE: u32 = 1;

/// Contents of the note section.
pub(crate) fn write(target: &str, kernels: &[KernelMeta], notes: &Notes) -> Vec<u8> {
    let kernels: Vec<Value> = kernels.iter().map(kernel_json).collect();
    let mut top = json!({ "format": 1, "target": target, "kernels": kernels });
    if !notes.is_empty() {
        top["notes"] = notes_json(notes);
    }
    let text = top.to_string();
    let mut out = Vec::new();
    for number in [OWNER.len() as u32 + 1, text.len() as u32, TYPE] {
        out.extend(number.to_le_bytes());
    }
    for part in [OWNER, b"\0".as_slice(), &[0; 3]] {
        out.extend(part);
    }
    out.extend(text.as_bytes());
    out.resize(out.len().next_multiple_of(4), 0);
    out
}

fn kernel_json(k: &KernelMeta) -> Value {
    let resources: Vec<Value> = k.resources.iter().map(resource_json).collect();
    let mut kernel = json!({
        "name": k.name, "entry": k.entry, "workgroup_size": k.workgroup_size, "v_regs": k.v_regs, "u_regs": k.u_regs,
        "scratch_bytes": k.scratch_bytes, "workgroup_bytes": k.workgroup_bytes,
        "order_dependent": k.order_dependent, "resources": resources,
    });
    if !k.constants.is_empty() {
        kernel["constants"] = json!(k.constants);
    }
    if let Some(linx) = &k.linx {
        kernel["linx"] = linx_json(linx);
    }
    kernel
}

fn linx_json(m: &LinxMeta) -> Value {
    let mode = match m.mode {
        LinxMode::Mpar => "mpar",
        LinxMode::Mseq => "mseq",
    };
    let abi = m.abi.as_ref().map(|a| {
        json!({
            "strips": a.strips, "scratch_bytes_per_group": a.scratch_bytes_per_group, "tile_bytes": a.tile_bytes,
            "spill_bytes_per_group": a.spill_bytes_per_group, "workgroup_bytes": a.workgroup_bytes,
        })
    });
    let mut out = json!({
        "base": m.base, "lanes": m.lanes, "mode": mode, "lane_private": m.lane_private, "conditions": m.conditions,
        "abi": abi,
    });
    if let Some(launch) = &m.launch {
        let bounds = launch.bounds.map(|b| json!([b.register, b.number]));
        out["launch"] = json!({ "bounds": bounds, "strip_mined": launch.strip_mined });
    }
    if !m.imports.is_empty() {
        out["imports"] = json!(m.imports);
    }
    if m.choice != LinxChoice::ByHand {
        out["choice"] = json!(m.choice.word());
    }
    out
}

fn notes_json(notes: &Notes) -> Value {
    let names: Vec<Value> = (notes.names.iter())
        .map(|n| json!([n.offset, n.field, n.name]))
        .collect();
    let masks: Vec<Value> = (notes.masks.iter())
        .map(|m| json!([m.offset, m.name, m.is.as_ref().map(ToString::to_string)]))
        .collect();
    json!({ "names": names, "masks": masks })
}

fn resource_json(r: &ResourceMeta) -> Value {
    let access = match r.access {
        Access::Uniform => "uniform",
        Access::ReadOnly => "read",
        Access::ReadWrite => "read_write",
    };
    let mut out = json!({ "group": r.group, "binding": r.binding, "name": r.name, "access": access, "min_bytes": r.min_bytes });
    match r.kind {
        ResourceKind::Buffer => {}
        ResourceKind::Image(ty) => out["image"] = json!(ty.to_string()),
        ResourceKind::Sampler { comparison: false } => out["sampler"] = json!("filtering"),
        ResourceKind::Sampler { comparison: true } => out["sampler"] = json!("comparison"),
    }
    out
}

/// Target, kernels and notes from the description of the note.
pub(crate) fn read(description: &[u8]) -> Result<(String, Vec<KernelMeta>, Notes), ObjectError> {
    let value: Value = serde_json::from_slice(description)
        .map_err(|e| bad(format!("the kernel metadata is not valid JSON: {e}")))?;
    let top = Fields::of(&value, "the kernel metadata")?;
    let format = top.number("format")?;
    if format != 1 {
        return Err(bad(format!(
            "the kernel metadata has format {format}; this version reads format 1"
        )));
    }
    let mut kernels: Vec<KernelMeta> = Vec::new();
    for (k, value) in top.list("kernels")?.iter().enumerate() {
        let kernel = kernel(&Fields::of(value, &format!("kernel {k}"))?)?;
        if kernels.iter().any(|other| other.name == kernel.name) {
            return Err(bad(format!("two kernels are called `{}`", kernel.name)));
        }
        kernels.push(kernel);
    }
    let notes = match top.map.get("notes") {
        None => Notes::default(),
        Some(value) => notes(&Fields::of(value, "`notes` of the kernel metadata")?)?,
    };
    Ok((top.text("target")?, kernels, notes))
}

fn notes(fields: &Fields) -> Result<Notes, ObjectError> {
    let names = fields.list("names")?.iter().map(operand_name);
    let names: Option<Vec<OperandName>> = names.collect();
    let masks = fields.list("masks")?.iter().map(mask_note);
    let masks: Option<Vec<MaskNote>> = masks.collect();
    Ok(Notes {
        names: names.ok_or_else(|| fields.bad("names", "a list of offset, field and name"))?,
        masks: masks.ok_or_else(|| fields.bad("masks", "a list of offset, name and expression"))?,
    })
}

fn operand_name(value: &Value) -> Option<OperandName> {
    match value.as_array()?.as_slice() {
        [offset, field, name] => Some(OperandName {
            offset: as_u32(offset)?,
            field: as_u32(field)?,
            name: name.as_str().filter(|n| is_name(n))?.to_owned(),
        }),
        _ => None,
    }
}

fn mask_note(value: &Value) -> Option<MaskNote> {
    let [offset, name, is] = value.as_array()?.as_slice() else {
        return None;
    };
    let text = |value: &Value| match value {
        Value::Null => Some(None),
        Value::String(text) => Some(Some(text.clone())),
        _ => None,
    };
    let name = text(name)?;
    Some(MaskNote {
        offset: as_u32(offset)?,
        name: match name {
            Some(name) if !is_name(&name) => return None,
            name => name,
        },
        is: match text(is)? {
            Some(text) => Some(text.parse::<MaskExpr>().ok()?),
            None => None,
        },
    })
}

fn kernel(fields: &Fields) -> Result<KernelMeta, ObjectError> {
    let mut workgroup_size = [0; 3];
    let sizes = fields.list("workgroup_size")?;
    if sizes.len() != 3 {
        return Err(fields.bad("workgroup_size", "three numbers"));
    }
    for (to, from) in workgroup_size.iter_mut().zip(sizes) {
        *to =
            as_u32(from).ok_or_else(|| fields.bad("workgroup_size", "three numbers below 2^32"))?;
    }
    let mut resources = Vec::new();
    for (k, value) in fields.list("resources")?.iter().enumerate() {
        let r = Fields::of(value, &format!("{}, resource {k}", fields.what))?;
        resources.push(ResourceMeta {
            group: r.number("group")?,
            binding: r.number("binding")?,
            name: r.text("name")?,
            access: match r.text("access")?.as_str() {
                "uniform" => Access::Uniform,
                "read" => Access::ReadOnly,
                "read_write" => Access::ReadWrite,
                _ => return Err(r.bad("access", "`uniform`, `read` or `read_write`")),
            },
            min_bytes: r.number("min_bytes")?,
            kind: resource_kind(&r)?,
        });
    }
    Ok(KernelMeta {
        name: fields.text("name")?,
        entry: fields.number("entry")?,
        workgroup_size,
        v_regs: fields.number("v_regs")?,
        u_regs: fields.number("u_regs")?,
        scratch_bytes: fields.number("scratch_bytes")?,
        workgroup_bytes: fields.number("workgroup_bytes")?,
        order_dependent: fields.bool("order_dependent")?,
        resources,
        constants: match fields.map.get("constants") {
            None => Vec::new(),
            Some(_) => {
                let words = fields.list("constants")?.iter().map(as_u32);
                let words: Option<Vec<u32>> = words.collect();
                words.ok_or_else(|| fields.bad("constants", "a list of numbers below 2^32"))?
            }
        },
        linx: match fields.map.get("linx") {
            None => None,
            Some(value) => Some(linx(&Fields::of(
                value,
                &format!("`linx` of {}", fields.what),
            )?)?),
        },
    })
}

fn resource_kind(r: &Fields) -> Result<ResourceKind, ObjectError> {
    if r.map.contains_key("image") {
        let ty = r.text("image")?.parse();
        let ty = ty.map_err(|()| r.bad("image", "the type of an image, such as `2d f32`"))?;
        return Ok(ResourceKind::Image(ty));
    }
    if r.map.contains_key("sampler") {
        let comparison = match r.text("sampler")?.as_str() {
            "filtering" => false,
            "comparison" => true,
            _ => return Err(r.bad("sampler", "`filtering` or `comparison`")),
        };
        return Ok(ResourceKind::Sampler { comparison });
    }
    Ok(ResourceKind::Buffer)
}

fn linx(fields: &Fields) -> Result<LinxMeta, ObjectError> {
    let mut lane_private = Vec::new();
    for range in fields.list("lane_private")? {
        let range = range
            .as_array()
            .map(|pair| pair.iter().map(as_u32).collect::<Vec<_>>());
        match range.as_deref() {
            Some([Some(offset), Some(bytes)]) => lane_private.push((*offset, *bytes)),
            _ => return Err(fields.bad("lane_private", "a list of pairs of numbers below 2^32")),
        }
    }
    let conditions = fields.list("conditions")?.iter();
    let conditions: Option<Vec<String>> =
        conditions.map(|c| Some(c.as_str()?.to_owned())).collect();
    let base = fields.get("base")?.as_u64();
    Ok(LinxMeta {
        base: base.ok_or_else(|| fields.bad("base", "a number below 2^64"))?,
        lanes: fields.number("lanes")?,
        mode: match fields.text("mode")?.as_str() {
            "mpar" => LinxMode::Mpar,
            "mseq" => LinxMode::Mseq,
            _ => return Err(fields.bad("mode", "`mpar` or `mseq`")),
        },
        lane_private,
        conditions: conditions.ok_or_else(|| fields.bad("conditions", "a list of texts"))?,
        abi: match fields.get("abi")? {
            Value::Null => None,
            value => Some(abi(&Fields::of(
                value,
                &format!("`abi` of {}", fields.what),
            )?)?),
        },
        launch: match fields.map.get("launch") {
            None => None,
            Some(value) => Some(launch(&Fields::of(
                value,
                &format!("`launch` of {}", fields.what),
            )?)?),
        },
        imports: match fields.map.get("imports") {
            None => Vec::new(),
            Some(value) => {
                let all = value
                    .as_array()
                    .map(|all| all.iter().map(register).collect());
                all.flatten()
                    .ok_or_else(|| fields.bad("imports", "a list of registers 0 to 23"))?
            }
        },
        choice: match fields.map.get("choice") {
            None => LinxChoice::ByHand,
            Some(value) => value
                .as_str()
                .and_then(LinxChoice::from_word)
                .ok_or_else(|| fields.bad("choice", "`proven`, `forced` or `unproven`"))?,
        },
    })
}

fn launch(fields: &Fields) -> Result<LinxLaunch, ObjectError> {
    let bound = |value: &Value| match value.as_array()?.as_slice() {
        [r, number] => Some(LinxBound {
            register: register(r)?,
            number: number.as_u64()?,
        }),
        _ => None,
    };
    let bounds: Option<Vec<LinxBound>> = fields.list("bounds")?.iter().map(bound).collect();
    let bounds = bounds.and_then(|b| <[LinxBound; 3]>::try_from(b).ok());
    Ok(LinxLaunch {
        bounds: bounds
            .ok_or_else(|| fields.bad("bounds", "three pairs of a register and a number"))?,
        strip_mined: fields.bool("strip_mined")?,
    })
}

/// Number of a scalar register.
fn register(value: &Value) -> Option<u8> {
    value.as_u64().filter(|n| *n < 24).map(|n| n as u8)
}

fn abi(fields: &Fields) -> Result<LinxAbi, ObjectError> {
    Ok(LinxAbi {
        strips: fields.number("strips")?,
        scratch_bytes_per_group: fields.number("scratch_bytes_per_group")?,
        tile_bytes: fields.number("tile_bytes")?,
        spill_bytes_per_group: fields.number("spill_bytes_per_group")?,
        workgroup_bytes: fields.number("workgroup_bytes")?,
    })
}

/// A JSON object with the words to complain about it.
struct Fields<'a> {
    map: &'a Map<String, Value>,
    what: String,
}

impl<'a> Fields<'a> {
    fn of(value: &'a Value, what: &str) -> Result<Fields<'a>, ObjectError> {
        let map = value
            .as_object()
            .ok_or_else(|| bad(format!("{what} is not a JSON object")))?;
        Ok(Fields {
            map,
            what: what.to_string(),
        })
    }

    fn get(&self, name: &str) -> Result<&'a Value, ObjectError> {
        self.map
            .get(name)
            .ok_or_else(|| bad(format!("{} lacks `{name}`", self.what)))
    }

    fn number(&self, name: &str) -> Result<u32, ObjectError> {
        as_u32(self.get(name)?).ok_or_else(|| self.bad(name, "a number below 2^32"))
    }

    fn text(&self, name: &str) -> Result<String, ObjectError> {
        let text = self
            .get(name)?
            .as_str()
            .ok_or_else(|| self.bad(name, "a text"))?;
        Ok(text.to_string())
    }

    fn list(&self, name: &str) -> Result<&'a Vec<Value>, ObjectError> {
        self.get(name)?
            .as_array()
            .ok_or_else(|| self.bad(name, "a list"))
    }

    fn bool(&self, name: &str) -> Result<bool, ObjectError> {
        (self.get(name)?.as_bool()).ok_or_else(|| self.bad(name, "true or false"))
    }

    fn bad(&self, name: &str, expected: &str) -> ObjectError {
        bad(format!("`{name}` of {} is not {expected}", self.what))
    }
}

fn as_u32(value: &Value) -> Option<u32> {
    value.as_u64()?.try_into().ok()
}

fn bad(message: String) -> ObjectError {
    ObjectError::new("object-metadata", message)
}
