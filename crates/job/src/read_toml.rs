//! Job files as TOML, read by hand so that every mistake has its place and all are reported at once.

use lanemask_diag::{Diagnostic, FileId, Span, suggest};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::element::Literal;
use crate::raw::*;

type Value<'t> = Spanned<DeValue<'t>>;

const DISPATCH_KEYS: [&str; 5] = ["shader", "entry", "workgroups", "overrides", "immediates"];
const CONTENTS_KEYS: [&str; 8] = [
    "zero", "value", "values", "iota", "random", "npy", "raw", "fields",
];
const EXPECT_KEYS: [&str; 5] = ["values", "npy", "raw", "value", "iota"];
const TOLERANCE_KEYS: [&str; 3] = ["ulp", "abs", "rel"];
/// What to do with integers that TOML does not have.
const BEYOND_TOML: &str =
    "integers beyond 64 bits with sign are hexadecimal strings: \"0xffffffffffffffff\"";
/// Of one list, no more mistakes than this are reported.
const LIST_ERRORS_MAX: usize = 8;

/// Reads the text; what is broken is left out of the job and reported.
pub(crate) fn read(text: &str, file: FileId, diagnostics: &mut Vec<Diagnostic>) -> RawJob {
    let mut reader = Reader { file, diagnostics };
    let (document, errors) = DeTable::parse_recoverable(text);
    for error in &errors {
        let mut message = error.message().trim().replace('\n', "; ");
        if message.is_empty() {
            message = "this is not TOML".into();
        }
        let diagnostic = Diagnostic::error("job-toml-syntax", message);
        let diagnostic = match error.span() {
            Some(range) => diagnostic.at(Span::new(file, range.start, range.end), ""),
            None => diagnostic,
        };
        reader.diagnostics.push(diagnostic);
    }
    if errors.is_empty() {
        reader.job(document.get_ref())
    } else {
        RawJob::default()
    }
}

struct Reader<'d> {
    file: FileId,
    diagnostics: &'d mut Vec<Diagnostic>,
}

/// A table with its place and what to call it.
#[derive(Clone, Copy)]
struct Table<'a, 't> {
    table: &'a DeTable<'t>,
    span: Span,
    what: &'a str,
}

impl<'a, 't> Table<'a, 't> {
    fn get(&self, key: &str) -> Option<&'a Value<'t>> {
        self.table.get(key)
    }
}

impl Reader<'_> {
    fn span<T>(&self, spanned: &Spanned<T>) -> Span {
        Span::new(self.file, spanned.span().start, spanned.span().end)
    }

    fn push(&mut self, diagnostic: Diagnostic) {
        self.diagnostics.push(diagnostic);
    }

    fn wrong_type(&mut self, value: &Value, what: &str, wanted: &str) {
        let found = match value.get_ref() {
            DeValue::String(_) => "a string",
            DeValue::Integer(_) => "an integer",
            DeValue::Float(_) => "a float",
            DeValue::Boolean(_) => "a boolean",
            DeValue::Datetime(_) => "a date",
            DeValue::Array(_) => "an array",
            DeValue::Table(_) => "a table",
        };
        let span = self.span(value);
        self.push(
            Diagnostic::error(
                "job-wrong-type",
                format!("`{what}` must be {wanted}, not {found}"),
            )
            .at(span, format!("this is {found}")),
        );
    }

    fn unknown_keys(&mut self, table: Table, known: &[&str]) {
        for key in table.table.keys() {
            let name: &str = key.get_ref();
            if known.contains(&name) {
                continue;
            }
            let contents = CONTENTS_KEYS.contains(&name) && known.contains(&"init");
            let note = match suggest(name, known.iter().copied()) {
                _ if contents => format!("it stands in `init`: `init = {{ {name} = … }}`"),
                Some(near) => format!("did you mean `{near}`?"),
                None => format!("the keys here are {}", known.join(", ")),
            };
            let span = self.span(key);
            self.push(
                Diagnostic::error(
                    "job-unknown-key",
                    format!("unknown key `{name}` in {}", table.what),
                )
                .at(span, "")
                .note(note),
            );
        }
    }

    fn required<'a, 't>(&mut self, table: Table<'a, 't>, key: &str) -> Option<&'a Value<'t>> {
        let value = table.get(key);
        if value.is_none() {
            self.push(
                Diagnostic::error("job-missing-key", format!("{} has no `{key}`", table.what))
                    .at(table.span, ""),
            );
        }
        value
    }

    fn table<'a, 't>(&mut self, value: &'a Value<'t>, what: &'a str) -> Option<Table<'a, 't>> {
        match value.get_ref() {
            DeValue::Table(table) => Some(Table {
                table,
                span: self.span(value),
                what,
            }),
            _ => {
                self.wrong_type(value, what.trim_matches('`'), "a table");
                None
            }
        }
    }

    fn tables<'a, 't>(&mut self, value: &'a Value<'t>, key: &'a str) -> Vec<Table<'a, 't>> {
        match value.get_ref() {
            DeValue::Array(items) => items
                .iter()
                .filter_map(|item| self.table(item, key))
                .collect(),
            _ => {
                self.wrong_type(value, key.trim_matches('`'), "an array of tables");
                Vec::new()
            }
        }
    }

    fn text(&mut self, value: &Value, what: &str) -> Option<Text> {
        match value.get_ref() {
            DeValue::String(text) => Some(Located::new(text.to_string(), self.span(value))),
            _ => {
                self.wrong_type(value, what, "a string");
                None
            }
        }
    }

    fn text_at(&mut self, table: Table, key: &str) -> Option<Text> {
        table.get(key).and_then(|v| self.text(v, key))
    }

    /// An integer, or a string with a hexadecimal one.
    fn integer(&mut self, value: &Value, what: &str) -> Option<Int> {
        let literal = self.literal(value, what, "an integer")?;
        let found = literal.value.as_integer();
        if found.is_none() {
            let message = format!("`{what}` must be an integer");
            let mut diagnostic = Diagnostic::error("job-wrong-type", message).at(literal.span, "");
            match &literal.value {
                Literal::Text(text) => {
                    diagnostic.message.push_str(", not a string");
                    if !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit()) {
                        diagnostic = diagnostic.note(match text.parse::<i64>() {
                            Ok(v) => format!("without quotes: {v}"),
                            Err(_) => BEYOND_TOML.to_string(),
                        });
                    }
                }
                _ => {
                    diagnostic.message.push_str(", not a float");
                    diagnostic = diagnostic.note("write it without a point or exponent");
                }
            }
            self.push(diagnostic);
        }
        Some(Located::new(found?, literal.span))
    }

    fn integer_at(&mut self, table: Table, key: &str) -> Option<Int> {
        table.get(key).and_then(|v| self.integer(v, key))
    }

    /// A finite number.
    fn number(&mut self, value: &Value, what: &str) -> Option<Located<f64>> {
        let literal = self.literal(value, what, "a number")?;
        let found = literal.value.as_finite();
        if found.is_none() {
            self.push(
                Diagnostic::error(
                    "job-wrong-type",
                    format!("`{what}` must be a finite number"),
                )
                .at(literal.span, ""),
            );
        }
        Some(Located::new(found?, literal.span))
    }

    fn literal(&mut self, value: &Value, what: &str, wanted: &str) -> Option<Lit> {
        let span = self.span(value);
        let literal = match value.get_ref() {
            DeValue::Integer(integer) => {
                match i64::from_str_radix(integer.as_str(), integer.radix()) {
                    Ok(v) => Literal::Integer(v.into()),
                    Err(_) => {
                        let message = format!("the integer {integer} is beyond TOML's range");
                        self.push(
                            Diagnostic::error("job-number-range", message)
                                .at(span, "")
                                .note(BEYOND_TOML),
                        );
                        return None;
                    }
                }
            }
            DeValue::Float(float) => match float.as_str().parse::<f64>() {
                Ok(v) if v.is_infinite() && !float.as_str().contains("inf") => {
                    let message = format!("the float {float} is beyond the range of f64");
                    self.push(Diagnostic::error("job-number-range", message).at(span, ""));
                    return None;
                }
                Ok(v) => Literal::Float(v),
                Err(_) => {
                    self.wrong_type(value, what, wanted);
                    return None;
                }
            },
            DeValue::String(text) => Literal::Text(text.to_string()),
            _ => {
                self.wrong_type(value, what, wanted);
                return None;
            }
        };
        Some(Located::new(literal, span))
    }

    fn job(&mut self, document: &DeTable) -> RawJob {
        let top = Table {
            table: document,
            span: Span::new(self.file, 0, 0),
            what: "the job",
        };
        let mut known = DISPATCH_KEYS.to_vec();
        known.extend(["target", "bind", "dispatch", "registers"]);
        self.unknown_keys(top, &known);
        let mut job = RawJob {
            target: self.text_at(top, "target"),
            ..RawJob::default()
        };
        match top.get("dispatch") {
            None => job.dispatches.extend(self.dispatch(top)),
            Some(list) => {
                for (key, _) in document.iter() {
                    if DISPATCH_KEYS.contains(&key.get_ref().as_ref()) {
                        let (span, list) = (self.span(key), self.span(list));
                        self.push(
                            Diagnostic::error(
                                "job-both-forms",
                                format!(
                                    "`{}` is at the top, but there are dispatch tables",
                                    key.get_ref()
                                ),
                            )
                            .at(span, "for a single dispatch")
                            .also(list, "for several")
                            .note("move it into the [[dispatch]] that it is for"),
                        );
                    }
                }
                let tables = self.tables(list, "`dispatch`");
                if tables.is_empty() && matches!(list.get_ref(), DeValue::Array(a) if a.is_empty())
                {
                    let span = self.span(list);
                    self.push(
                        Diagnostic::error("job-no-dispatch", "the job dispatches nothing")
                            .at(span, ""),
                    );
                }
                for table in tables {
                    let mut known = DISPATCH_KEYS.to_vec();
                    known.push("bind");
                    self.unknown_keys(table, &known);
                    if let Some(mut dispatch) = self.dispatch(table) {
                        if let Some(map) = table.get("bind").and_then(|v| self.table(v, "`bind`")) {
                            dispatch.bind = self.bind_map(map);
                        }
                        job.dispatches.push(dispatch);
                    }
                }
            }
        }
        if let Some(list) = top.get("bind") {
            for table in self.tables(list, "`bind`") {
                let before = self.diagnostics.len();
                let bind = self.bind(table);
                // A bind with broken parts would only cause further errors.
                if self.diagnostics.len() == before {
                    job.binds.push(bind);
                }
            }
        }
        if let Some(table) = top
            .get("registers")
            .and_then(|v| self.table(v, "`registers`"))
        {
            for (key, value) in table.table.iter() {
                if let Some(value) = self.integer(value, key.get_ref()) {
                    let name = Located::new(key.get_ref().to_string(), self.span(key));
                    job.registers.push((name, value));
                }
            }
        }
        job
    }

    fn dispatch(&mut self, table: Table) -> Option<RawDispatch> {
        let shader = self
            .required(table, "shader")
            .and_then(|v| self.text(v, "shader"));
        let entry = self.text_at(table, "entry");
        let workgroups = self
            .required(table, "workgroups")
            .and_then(|v| self.workgroups(v));
        let mut overrides = Vec::new();
        if let Some(table) = table
            .get("overrides")
            .and_then(|v| self.table(v, "`overrides`"))
        {
            for (key, value) in table.table.iter() {
                let number = match value.get_ref() {
                    DeValue::Boolean(b) => {
                        Some(Located::new(f64::from(u8::from(*b)), self.span(value)))
                    }
                    _ => self.number(value, key.get_ref()),
                };
                if let Some(number) = number {
                    let name = Located::new(key.get_ref().to_string(), self.span(key));
                    overrides.push((name, number));
                }
            }
        }
        let immediates = table.get("immediates").and_then(|value| {
            let fields = self.fields(value, "immediates")?;
            Some(Located::new(fields, self.span(value)))
        });
        Some(RawDispatch {
            immediates,
            shader: shader?,
            entry,
            workgroups: workgroups?,
            overrides,
            bind: Vec::new(),
        })
    }

    fn workgroups(&mut self, value: &Value) -> Option<Located<Vec<Int>>> {
        let DeValue::Array(items) = value.get_ref() else {
            self.wrong_type(value, "workgroups", "an array of integers");
            return None;
        };
        let counts: Option<Vec<Int>> = items
            .iter()
            .map(|item| self.integer(item, "workgroups"))
            .collect();
        Some(Located::new(counts?, self.span(value)))
    }

    fn bind_map(&mut self, map: Table) -> Vec<(Text, Text)> {
        let mut entries = Vec::new();
        for (key, value) in map.table.iter() {
            let slot = Located::new(key.get_ref().to_string(), self.span(key));
            // Without quotes, `0.1` is a table in a table.
            if matches!(value.get_ref(), DeValue::Table(_)) {
                self.push(
                    Diagnostic::error(
                        "job-slot",
                        format!("`{}` is no group and binding", slot.value),
                    )
                    .at(slot.span, "")
                    .note("put the key in quotes: bind = { \"0.1\" = \"x\" }"),
                );
            } else if let Some(name) = self.text(value, &slot.value) {
                entries.push((slot, name));
            }
        }
        entries
    }

    fn bind(&mut self, table: Table) -> RawBind {
        self.unknown_keys(
            table,
            &[
                "group", "binding", "name", "type", "len", "init", "out", "image", "texture",
                "sampler", "print", "address", "expect",
            ],
        );
        let mut bind = RawBind::new(table.span);
        bind.group = self.integer_at(table, "group");
        bind.binding = self.integer_at(table, "binding");
        bind.name = self.text_at(table, "name");
        bind.ty = self.text_at(table, "type");
        bind.len = self.integer_at(table, "len");
        if let Some(init) = table.get("init").and_then(|v| self.table(v, "`init`")) {
            self.unknown_keys(init, &CONTENTS_KEYS);
            bind.init = Some(Located::new(self.contents(init, &CONTENTS_KEYS), init.span));
        }
        bind.out = self.text_at(table, "out");
        if let Some(image) = table.get("image").and_then(|v| self.table(v, "`image`")) {
            self.unknown_keys(image, &["path", "width", "format"]);
            let path = self
                .required(image, "path")
                .and_then(|v| self.text(v, "path"));
            let width = self
                .required(image, "width")
                .and_then(|v| self.integer(v, "width"));
            let format = self
                .required(image, "format")
                .and_then(|v| self.text(v, "format"));
            if let (Some(path), Some(width), Some(format)) = (path, width, format) {
                bind.image = Some(RawImage {
                    span: image.span,
                    path,
                    width,
                    format,
                });
            }
        }
        if let Some(texture) = (table.get("texture")).and_then(|v| self.table(v, "`texture`")) {
            bind.texture = self.texture(texture);
        }
        if let Some(sampler) = (table.get("sampler")).and_then(|v| self.table(v, "`sampler`")) {
            bind.sampler = Some(self.sampler(sampler));
        }
        bind.print = self.integer_at(table, "print");
        bind.address = self.integer_at(table, "address");
        if let Some(expect) = table.get("expect").and_then(|v| self.table(v, "`expect`")) {
            let mut known = EXPECT_KEYS.to_vec();
            known.extend(TOLERANCE_KEYS);
            self.unknown_keys(expect, &known);
            let contents = self.contents(expect, &EXPECT_KEYS);
            let mut tolerances = Vec::new();
            for key in TOLERANCE_KEYS {
                let Some(value) = expect.get(key) else {
                    continue;
                };
                let tolerance = match key {
                    "ulp" => self.integer(value, key).map(|v| RawTolerance::Ulp(v.value)),
                    "abs" => self
                        .number(value, key)
                        .map(|v| RawTolerance::Absolute(v.value)),
                    _ => self
                        .number(value, key)
                        .map(|v| RawTolerance::Relative(v.value)),
                };
                tolerances.extend(tolerance.map(|t| Located::new(t, self.span(value))));
            }
            bind.expect = Some(RawExpect {
                span: expect.span,
                contents,
                tolerances,
            });
        }
        bind
    }

    fn texture(&mut self, table: Table) -> Option<RawTexture> {
        self.unknown_keys(table, &["format", "size", "dim", "levels", "samples"]);
        let format = (self.required(table, "format")).and_then(|v| self.text(v, "format"));
        let size = self.required(table, "size").and_then(|v| {
            let DeValue::Array(items) = v.get_ref() else {
                self.wrong_type(v, "size", "an array of integers");
                return None;
            };
            let all: Option<Vec<Int>> = items.iter().map(|i| self.integer(i, "size")).collect();
            Some(Located::new(all?, self.span(v)))
        });
        let dim = self.text_at(table, "dim");
        let levels = self.integer_at(table, "levels");
        let samples = self.integer_at(table, "samples");
        Some(RawTexture {
            span: table.span,
            format: format?,
            size: size?,
            dim,
            levels,
            samples,
        })
    }

    fn sampler(&mut self, table: Table) -> RawSampler {
        const FILTERS: [&str; 4] = ["filter", "mag", "min", "mip"];
        let mut known = FILTERS.to_vec();
        known.extend([
            "wrap", "compare", "border", "lod_min", "lod_max", "lod_bias",
        ]);
        self.unknown_keys(table, &known);
        let mut filters = Vec::new();
        for key in FILTERS {
            filters.extend(self.text_at(table, key).map(|text| (key, text)));
        }
        let wrap = match table.get("wrap") {
            None => Vec::new(),
            Some(v) => match v.get_ref() {
                DeValue::Array(items) if items.len() == 3 => {
                    items.iter().filter_map(|i| self.text(i, "wrap")).collect()
                }
                DeValue::String(_) => self.text(v, "wrap").into_iter().collect(),
                _ => {
                    self.wrong_type(v, "wrap", "a name, or an array of three");
                    Vec::new()
                }
            },
        };
        let mut number = |key| table.get(key).and_then(|v| self.number(v, key));
        let (lod_min, lod_max) = (number("lod_min"), number("lod_max"));
        let lod_bias = number("lod_bias");
        RawSampler {
            span: table.span,
            filters,
            wrap,
            compare: self.text_at(table, "compare"),
            border: self.text_at(table, "border"),
            lod_min,
            lod_max,
            lod_bias,
        }
    }

    /// Every kind of contents that the table has.
    fn contents(&mut self, table: Table, keys: &[&str]) -> Vec<Located<RawContents>> {
        let mut found = Vec::new();
        for &key in keys {
            if let Some(value) = table.get(key) {
                let contents = self.one_contents(key, value);
                found.extend(contents.map(|c| Located::new(c, self.span(value))));
            }
        }
        found
    }

    fn one_contents(&mut self, key: &str, value: &Value) -> Option<RawContents> {
        match key {
            "zero" => {
                if !matches!(value.get_ref(), DeValue::Boolean(true)) {
                    let span = self.span(value);
                    self.push(
                        Diagnostic::error("job-wrong-type", "`zero` must be true")
                            .at(span, "")
                            .note("leave `init` out, or name other contents"),
                    );
                    return None;
                }
                Some(RawContents::Zero)
            }
            "value" => self.literal(value, key, "a number").map(RawContents::Value),
            "values" => {
                let DeValue::Array(items) = value.get_ref() else {
                    self.wrong_type(value, key, "an array");
                    return None;
                };
                let before = self.diagnostics.len();
                let mut values = Vec::with_capacity(items.len());
                for item in items.iter() {
                    values.extend(self.literal(item, key, "an array of numbers"));
                    if self.diagnostics.len() >= before + LIST_ERRORS_MAX {
                        break;
                    }
                }
                Some(RawContents::Values(values))
            }
            "iota" => {
                let table = self.table(value, "`iota`")?;
                self.unknown_keys(table, &["start", "step"]);
                let start = self.literal_at(table, "start");
                let step = self.literal_at(table, "step");
                Some(RawContents::Iota {
                    start: start?,
                    step: step?,
                })
            }
            "random" => {
                let table = self.table(value, "`random`")?;
                self.unknown_keys(table, &["seed", "low", "high"]);
                let seed = self
                    .required(table, "seed")
                    .and_then(|v| self.integer(v, "seed"));
                let low = self.literal_at(table, "low");
                let high = self.literal_at(table, "high");
                Some(RawContents::Random {
                    seed: seed?,
                    low: low?,
                    high: high?,
                })
            }
            "npy" => self.text(value, key).map(RawContents::Npy),
            "raw" => self.text(value, key).map(RawContents::Raw),
            _ => self.fields(value, "fields").map(RawContents::Fields),
        }
    }

    fn literal_at(&mut self, table: Table, key: &str) -> Option<Lit> {
        self.required(table, key)
            .and_then(|v| self.literal(v, key, "a number"))
    }

    fn fields(&mut self, value: &Value, key: &str) -> Option<Vec<(Text, Lit)>> {
        const FORM: &str =
            "an array of pairs of a type and a value, [[\"u32\", 1], [\"f32\", 2.0]]";
        let DeValue::Array(items) = value.get_ref() else {
            self.wrong_type(value, key, FORM);
            return None;
        };
        let mut fields = Vec::new();
        for item in items.iter() {
            match item.get_ref() {
                DeValue::Array(pair) if pair.len() == 2 => {
                    let ty = self.text(&pair[0], key);
                    let value = self.literal(&pair[1], key, "a type and a number");
                    fields.extend(ty.zip(value));
                }
                DeValue::Array(other) => {
                    let span = self.span(item);
                    self.push(
                        Diagnostic::error(
                            "job-wrong-type",
                            format!("a field has two parts, not {}", other.len()),
                        )
                        .at(span, "")
                        .note(format!("`{key}` is {FORM}")),
                    );
                }
                _ => self.wrong_type(item, key, FORM),
            }
        }
        Some(fields)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spans_point_into_the_text() {
        let text = "shader = \"a.wgsl\"\nworkgroups = [1, 2, 3]\n[[bind]]\ngroup = 0x10\n";
        let mut diagnostics = Vec::new();
        let job = read(text, FileId(3), &mut diagnostics);
        assert_eq!(diagnostics, []);
        let of = |span: Span| &text[span.start as usize..span.end as usize];
        assert_eq!(of(job.dispatches[0].shader.span), "\"a.wgsl\"");
        assert_eq!(of(job.dispatches[0].workgroups.value[1].span), "2");
        assert_eq!(of(job.binds[0].span), "[[bind]]");
        assert_eq!(of(job.binds[0].group.as_ref().unwrap().span), "0x10");
        assert_eq!(job.binds[0].group.as_ref().unwrap().value, 16);
        assert_eq!(job.binds[0].span.file, FileId(3));
    }
}
