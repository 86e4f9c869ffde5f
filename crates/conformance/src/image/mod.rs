//! Tables of image instructions: formats, dimensions, levels, address modes, filters. The values are those of the reference executor
//! (`lanemask-reference`), which was written from `docs/w32/images.md` and has nothing of the engine's; where a sum is rounded, a range
//! holds the number and its neighbours. Cases by hand are in `conformance/rules/images.txt`.

mod loads;
mod samples;
mod texture;

use crate::format::{Case, Code, File, LANES, Place, State, Word, exactly};
use crate::integer::MASKS;
use crate::second;
use lanemask_isa::w32::{Insn, Op, Operand, encode};
use std::collections::BTreeMap;
use texture::{BASE, Image, Sampler};

const COORD: u8 = 4;
const LOD: u8 = 9;
const GRAD: u8 = 20;
const RD: u8 = 12;
const DATA: u8 = 16;
const DESC: u8 = 16;
const SAMP: u8 = 24;
const URD: u8 = 40;

/// One image instruction and what it works on.
struct Access<'a> {
    name: &'a str,
    image: &'a Image,
    sampler: Option<&'a Sampler>,
    /// For each coordinate 32 words.
    coordinates: Vec<Vec<u32>>,
    /// Level of detail or level of each lane.
    detail: Vec<u32>,
    /// Derivatives.
    gradient: Vec<Vec<u32>>,
    /// Components that are read or written.
    count: u8,
    /// Components, or the operand of an atomic.
    data: Vec<Vec<u32>>,
    component: u32,
    offset: u32,
    /// Which texels there are.
    salt: u64,
}

impl<'a> Access<'a> {
    fn new(name: &'a str, image: &'a Image) -> Access<'a> {
        Access {
            name,
            image,
            sampler: None,
            coordinates: Vec::new(),
            detail: vec![0; LANES],
            gradient: Vec::new(),
            count: 4,
            data: Vec::new(),
            component: 0,
            offset: 0,
            salt: 1,
        }
    }

    fn operand(&self, name: &str) -> Operand {
        match name {
            "rd" if self.name.starts_with("u.") => Operand::us(URD, self.count),
            "rd" => Operand::vs(RD, self.count),
            "desc" => Operand::us(DESC, 8),
            "samp" => Operand::us(SAMP, 4),
            "coord" => Operand::vs(COORD, self.coordinates.len() as u8),
            "grad" => Operand::vs(GRAD, self.gradient.len() as u8),
            "lod" if self.name.starts_with("u.") => Operand::u(URD + 4),
            "lod" => Operand::v(LOD),
            "data" | "src" => Operand::vs(DATA, self.data.len() as u8),
            "comp" => Operand::Imm(self.component),
            "off" => Operand::Imm(self.offset),
            other => panic!("{} has an operand {other}, which no table has", self.name),
        }
    }

    /// The instruction.
    fn insn(&self) -> Option<(Insn, Vec<u32>)> {
        let op = Op::from_mnemonic(self.name)?;
        let operands: Vec<Operand> = (op.info().operands.iter())
            .map(|o| self.operand(o.name))
            .collect();
        let insn = Insn::new(op, &operands)?;
        Some((insn, encode(&insn)?.words()))
    }

    /// The case, without what is expected.
    fn case(&self, title: &str) -> Case {
        let mut case = Case::new(format!("{}, {title}", self.name));
        let Some((insn, words)) = self.insn() else {
            panic!("{} has no form with the operands of `{title}`", self.name);
        };
        case.of = vec![self.name.into()];
        case.code = vec![Code {
            words,
            text: insn.to_string(),
        }];
        let registers = [
            (COORD, &self.coordinates),
            (GRAD, &self.gradient),
            (DATA, &self.data),
        ];
        for (first, values) in registers {
            for (n, words) in (first..).zip(values) {
                case.before.insert(Place::V(n), words.clone());
            }
        }
        if insn.op.info().operands.iter().any(|o| o.name == "lod") {
            if self.name.starts_with("u.") {
                case.before.insert(Place::U(URD + 4), vec![self.detail[0]]);
            } else {
                case.before.insert(Place::V(LOD), self.detail.clone());
            }
        }
        for (n, word) in (DESC..).zip(self.image.words()) {
            case.before.insert(Place::U(n), vec![word]);
        }
        if let Some(sampler) = self.sampler {
            for (n, word) in (SAMP..).zip(sampler.words()) {
                case.before.insert(Place::U(n), vec![word]);
            }
        }
        let texels = self.image.texels(self.salt);
        case.before.insert(Place::Memory(BASE), texels);
        case
    }

    /// A case of what reads: the same for any EXEC. `near`: sums are rounded, and a neighbour will do.
    fn read(&self, title: &str, near: bool) -> Case {
        let mut case = self.case(title);
        case.execs = MASKS.to_vec();
        let end = end_of(&case, u32::MAX);
        for place in (RD..RD + self.count).map(Place::V) {
            let word = |w: &u32| if near { around(*w) } else { (*w).into() };
            case.masked
                .insert(place, end[&place].iter().map(word).collect());
        }
        case
    }

    /// A case of what writes: its end depends on EXEC.
    fn write(&self, title: &str, exec: u32) -> Case {
        let mut case = self.case(&format!("{title}, EXEC {exec:x}"));
        case.execs = vec![exec];
        let returns = self.name.starts_with("image.atomic");
        for (place, words) in end_of(&case, exec) {
            let changed = case
                .before
                .get(&place)
                .is_some_and(|before| *before != words);
            if changed || returns && place == Place::V(RD) {
                case.after.insert(place, exactly(words));
            }
        }
        case
    }
}

/// All that a case holds at its end, by the reference executor; the memory too.
fn end_of(case: &Case, exec: u32) -> State {
    let mut plain = case.clone();
    plain.execs = vec![exec];
    second::end(&plain).unwrap_or_else(|e| panic!("{}: {e}", case.name))
}

/// A number of binary32 and its neighbours; of 0 and of what is no number only itself.
fn around(word: u32) -> Word {
    match word & 0x7fff_ffff {
        0 | 0x7f80_0000.. => word.into(),
        _ => Word {
            low: word - 1,
            high: word + 1,
        },
    }
}

/// Words of each lane.
fn lanes(f: impl Fn(usize) -> u32) -> Vec<u32> {
    (0..LANES).map(f).collect()
}

/// Numbers of each lane.
fn numbers(f: impl Fn(usize) -> f32) -> Vec<u32> {
    lanes(|lane| f(lane).to_bits())
}

/// All files, by name.
pub fn files() -> BTreeMap<String, File> {
    let mut files = BTreeMap::new();
    for (name, cases) in [
        ("load", loads::loads()),
        ("store", loads::stores()),
        ("atomic", loads::atomics()),
        ("query", loads::queries()),
        ("sample", samples::samples()),
        ("compare", samples::comparisons()),
        ("gather", samples::gathers()),
    ] {
        let note = "Images; made with the reference executor, from docs/w32/images.md.";
        let file = File {
            notes: vec![note.into()],
            cases,
        };
        files.insert(name.into(), file);
    }
    files
}
