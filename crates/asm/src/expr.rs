//! Expressions: numbers, symbols, `.` and operators, evaluated when addresses are known.

use lanemask_diag::Span;
use lanemask_object::SectionKind;

/// The value of an expression.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) enum Value {
    /// A whole number; `section` says where it points if it is an address (bytes from CODE_BASE).
    Int {
        n: i128,
        section: Option<SectionKind>,
    },
    /// A float, both correctly rounded from its text where it comes from one literal.
    Float { double: f64, single: f32 },
}

impl Value {
    pub fn int(n: i128) -> Value {
        Value::Int { n, section: None }
    }

    fn float(double: f64) -> Value {
        Value::Float {
            double,
            single: double as f32,
        }
    }

    fn as_f64(self) -> f64 {
        match self {
            Value::Int { n, .. } => n as f64,
            Value::Float { double, .. } => double,
        }
    }
}

/// An expression with the places of its parts.
#[derive(Clone, Debug)]
pub(crate) struct Expr {
    pub kind: Kind,
    pub span: Span,
}

#[derive(Clone, Debug)]
pub(crate) enum Kind {
    Number(Value),
    /// Label or `.equ` constant.
    Symbol(String),
    /// `.`
    Here,
    Unary(&'static str, Box<Expr>),
    Binary(&'static str, Box<Expr>, Box<Expr>),
}

impl Expr {
    /// Whether its value can depend on addresses.
    pub fn is_dynamic(&self) -> bool {
        match &self.kind {
            Kind::Number(_) => false,
            Kind::Symbol(_) | Kind::Here => true,
            Kind::Unary(_, a) => a.is_dynamic(),
            Kind::Binary(_, a, b) => a.is_dynamic() || b.is_dynamic(),
        }
    }
}

/// Why an expression has no value.
#[derive(Clone, Debug)]
pub(crate) struct EvalError {
    pub code: &'static str,
    pub message: String,
    pub label: String,
    pub span: Span,
    pub note: Option<String>,
}

impl EvalError {
    pub fn new(
        code: &'static str,
        span: Span,
        message: impl Into<String>,
        label: impl Into<String>,
    ) -> EvalError {
        EvalError {
            code,
            message: message.into(),
            label: label.into(),
            span,
            note: None,
        }
    }
}

/// Where names get their values.
pub(crate) trait Names {
    /// The value of a symbol.
    fn symbol(&self, name: &str, span: Span) -> Result<Value, EvalError>;
    /// The value of `.`.
    fn here(&self) -> Value;
}

/// The value of an expression. Its parts wait in a list, not on the stack: what a symbol means may be another long expression,
/// and so on.
pub(crate) fn eval(e: &Expr, names: &dyn Names) -> Result<Value, EvalError> {
    enum Step<'e> {
        Visit(&'e Expr),
        Unary(&'static str, Span),
        Binary(&'e Expr, &'static str, Span),
    }
    let mut steps = vec![Step::Visit(e)];
    let mut values: Vec<Value> = Vec::new();
    while let Some(step) = steps.pop() {
        let value = match step {
            Step::Visit(e) => match &e.kind {
                Kind::Number(v) => *v,
                Kind::Symbol(name) => names.symbol(name, e.span)?,
                Kind::Here => names.here(),
                Kind::Unary(op, a) => {
                    steps.extend([Step::Unary(op, e.span), Step::Visit(a)]);
                    continue;
                }
                Kind::Binary(op, a, b) => {
                    let apply = Step::Binary(b, op, e.span);
                    steps.extend([apply, Step::Visit(b), Step::Visit(a)]);
                    continue;
                }
            },
            Step::Unary(op, span) => unary(op, operand(&mut values), span)?,
            Step::Binary(right, op, span) => {
                let y = operand(&mut values);
                binary(op, operand(&mut values), y, span, right.span)?
            }
        };
        values.push(value);
    }
    Ok(operand(&mut values))
}

/// The value that was computed last.
fn operand(values: &mut Vec<Value>) -> Value {
    values.pop().expect("an operand comes before its operator")
}

fn unary(op: &str, v: Value, span: Span) -> Result<Value, EvalError> {
    match (op, v) {
        ("-", Value::Int { n, .. }) => in_range(-n, span),
        ("-", Value::Float { double, single }) => Ok(Value::Float {
            double: -double,
            single: -single,
        }),
        ("+", v) => Ok(v),
        ("~", Value::Int { n, .. }) => in_range(!n, span),
        _ => Err(float_operator(op, span)),
    }
}

fn binary(op: &str, x: Value, y: Value, span: Span, right: Span) -> Result<Value, EvalError> {
    match (x, y) {
        (Value::Int { n: x, section: sx }, Value::Int { n: y, section: sy }) => {
            integer(op, (x, sx), (y, sy), span, right)
        }
        _ => {
            let (x, y) = (x.as_f64(), y.as_f64());
            Ok(Value::float(match op {
                "+" => x + y,
                "-" => x - y,
                "*" => x * y,
                "/" => x / y,
                _ => return Err(float_operator(op, span)),
            }))
        }
    }
}

type Address = (i128, Option<SectionKind>);

fn integer(
    op: &str,
    (x, sx): Address,
    (y, sy): Address,
    span: Span,
    right: Span,
) -> Result<Value, EvalError> {
    let shift = || {
        u32::try_from(y).ok().filter(|n| *n < 64).ok_or_else(|| {
            EvalError::new(
                "asm-bad-shift",
                right,
                format!("cannot shift by {y}"),
                "expected 0 to 63",
            )
        })
    };
    let n = match op {
        "+" => x + y,
        "-" => x - y,
        "*" => x.checked_mul(y).unwrap_or(i128::MAX),
        "/" | "%" if y == 0 => {
            return Err(EvalError::new(
                "asm-division-by-zero",
                right,
                "division by zero",
                "this is 0",
            ));
        }
        "/" => x / y,
        "%" => x % y,
        "<<" => x.checked_mul(1 << shift()?).unwrap_or(i128::MAX),
        ">>" => x >> shift()?,
        "&" => x & y,
        "^" => x ^ y,
        _ => x | y,
    };
    let section = match (op, sx, sy) {
        ("+", one, None) | ("+", None, one) | ("-", one, None) => one,
        _ => None,
    };
    match in_range(n, span)? {
        Value::Int { n, .. } => Ok(Value::Int { n, section }),
        v => Ok(v),
    }
}

/// Numbers are those of 64 bits, signed or not.
fn in_range(n: i128, span: Span) -> Result<Value, EvalError> {
    if n < i128::from(i64::MIN) || n > i128::from(u64::MAX) {
        return Err(EvalError::new(
            "asm-overflow",
            span,
            "the value does not fit 64 bits",
            "overflows",
        ));
    }
    Ok(Value::int(n))
}

fn float_operator(op: &str, span: Span) -> EvalError {
    EvalError::new(
        "asm-float-operator",
        span,
        format!("`{op}` works on whole numbers only"),
        "has a float operand",
    )
}
