"""Records the WGSL kernels that tinygrad makes of expressions on tensors, with results of NumPy.

    python3 tinygrad_trace.py FOLDER-WITH-PACKAGES OUTPUT-STEM

tinygrad has a device that computes nothing; here it renders WGSL and remembers copies and launches in order. Each expression is a
case of the trace (STEM.json, bytes in STEM.bin). NumPy computes in binary64 what is a float.
"""
import json
import os
import sys

FOLDER, STEM = sys.argv[1:]
sys.path.insert(0, FOLDER)
os.environ.update(DEV="NULL:WGSL:shader-f16", NO_MEMORY_PLANNER="1", CACHELEVEL="0")

import numpy as np
import tinygrad.runtime.ops_null as null

shaders, shader_of_text, cases, left = [], {}, [], []
blob = bytearray()
record = None


def stored(data):
    blob.extend(data)
    return [len(blob) - len(data), len(data)]


class Record:
    """One case: sizes of buffers, steps."""

    def __init__(self):
        self.buffers, self.steps = [], []
        # Every kernel has infinity at binding 0.
        self.infinity = self.buffer(4)
        self.steps.append({"write": [self.infinity, 0, stored(np.float32(np.inf).tobytes())]})

    def buffer(self, size):
        # Buffers of bytes and halves are read as words.
        self.buffers.append((size + 3) // 4 * 4)
        return len(self.buffers) - 1


class Program(null.NullProgram):
    def __init__(self, device, obj):
        super().__init__(device, obj)
        text = obj.lib.decode()
        if text not in shader_of_text:
            shader_of_text[text] = len(shaders)
            same = sum(s["entry"] == obj.name for s in shaders)
            shaders.append({"name": f"{obj.name} {same + 1}" if same else obj.name, "wgsl": text, "entry": obj.name})
        self.index = shader_of_text[text]

    def __call__(self, *buffers, global_size=(1, 1, 1), local_size=(1, 1, 1), vals=(), wait=False, **_):
        bound = [[0, 0, record.infinity, 0, 4]]
        for buffer in buffers:
            bound.append([0, len(bound), buffer, 0, record.buffers[buffer]])
        for value in vals:
            uniform = record.buffer(4)
            record.steps.append({"write": [uniform, 0, stored(int(value).to_bytes(4, "little", signed=True))]})
            bound.append([0, len(bound), uniform, 0, 4])
        record.steps.append({"dispatch": [self.index, [int(n) for n in global_size], bound]})
        return 1e-3


class Allocator(null.NullAllocator):
    def _alloc(self, size, options):
        return record.buffer(size)

    def _copyin(self, dest, src):
        record.steps.append({"write": [dest, 0, stored(bytes(src))]})


null.NullProgram, null.NullAllocator = Program, Allocator

from tinygrad import Tensor, dtypes

NAMES = {dtypes.float: "f32", dtypes.half: "f16", dtypes.int: "i32", dtypes.uint: "u32", dtypes.char: "i8", dtypes.uchar: "u8",
         dtypes.short: "i16", dtypes.ushort: "u16", dtypes.bool: "u8"}
TYPES = {"f32": np.float32, "f16": np.float16, "i32": np.int32, "u32": np.uint32, "i8": np.int8, "u8": np.uint8, "i16": np.int16, "u16": np.uint16}

generator = np.random.default_rng(7)


def F(*shape, low=-2, high=2, dtype=np.float32):
    return generator.uniform(low, high, shape).astype(dtype)


def I(*shape, low=-9, high=10, dtype=np.int32):
    return generator.integers(low, high, shape).astype(dtype)


def B(*shape):
    return generator.integers(0, 2, shape).astype(np.bool_)


# Elementary functions of tinygrad are polynomials of its own; sums come in another order.
NEAR = {"absolute": 2e-6, "relative": 2e-5}
SUM = {"absolute": 2e-5, "relative": 3e-5}
HALF = {"absolute": 2e-3, "relative": 4e-3}


def case(name, inputs, run, reference=None, tolerance=NEAR):
    global record
    record = Record()
    try:
        wide = [x.astype(np.float64) if x.dtype.kind == "f" else x for x in inputs]
        with np.errstate(all="ignore"):
            want = (reference or run)(*wide)
        got = run(*[Tensor(x) for x in inputs])
        got, want = ([x] if not isinstance(x, (list, tuple)) else list(x) for x in (got, want))
        # Views of larger buffers are copied.
        got = [x.contiguous() for x in got]
        Tensor.realize(*got)
        checks = []
        for tensor, array in zip(got, want, strict=True):
            array = np.asarray(array)
            if tuple(tensor.shape) != array.shape:
                raise ValueError(f"shape {tensor.shape}, in NumPy {array.shape}")
            number = NAMES[tensor.dtype]
            with np.errstate(all="ignore"):
                data = array.astype(TYPES[number]).tobytes()
            check = {"buffer": tensor.uop.base.buffer._buf, "number": number, "want": stored(data)}
            checks.append(check | (tolerance if number[0] == "f" else {}))
        if not any("dispatch" in step for step in record.steps):
            raise ValueError("nothing is dispatched")
        cases.append({"name": name, "buffers": record.buffers, "steps": record.steps, "checks": checks})
    except Exception as error:
        left.append([name, f"{type(error).__name__}: {error}".splitlines()[0][:200]])


def erf(x):
    import math
    return np.vectorize(math.erf)(x)


def sigmoid(x):
    return 1 / (1 + np.exp(-x))


# ---- elements ---------------------------------------------------------------------------------------------------------------

UNARY = {
    "abs": (np.abs, -2, 2), "ceil": (np.ceil, -9, 9), "floor": (np.floor, -9, 9), "trunc": (np.trunc, -9, 9), "round": (np.round, -9, 9),
    "sqrt": (np.sqrt, 0, 9), "rsqrt": (lambda x: 1 / np.sqrt(x), 0.1, 9), "exp": (np.exp, -9, 9), "exp2": (np.exp2, -9, 9),
    "log": (np.log, 0.01, 9), "log2": (np.log2, 0.01, 9), "sin": (np.sin, -9, 9), "cos": (np.cos, -9, 9), "tan": (np.tan, -1.4, 1.4),
    "asin": (np.arcsin, -1, 1), "acos": (np.arccos, -1, 1), "atan": (np.arctan, -5, 5), "sinh": (np.sinh, -4, 4), "cosh": (np.cosh, -4, 4),
    "tanh": (np.tanh, -4, 4), "asinh": (np.arcsinh, 0.1, 9), "acosh": (np.arccosh, 1.1, 9), "atanh": (np.arctanh, -0.9, 0.9),
    "sigmoid": (sigmoid, -9, 9), "erf": (erf, -3, 3), "relu": (lambda x: np.maximum(x, 0), -2, 2), "sign": (np.sign, -2, 2),
    "silu": (lambda x: x * sigmoid(x), -9, 9), "softplus": (lambda x: np.log1p(np.exp(x)), -9, 9), "reciprocal": (lambda x: 1 / x, 0.1, 9),
    "square": (np.square, -3, 3), "neg": (np.negative, -2, 2), "relu6": (lambda x: np.clip(x, 0, 6), -9, 9),
    "gelu": (lambda x: 0.5 * x * (1 + np.tanh(np.sqrt(2 / np.pi) * (x + 0.044715 * x**3))), -3, 3),
    "quick_gelu": (lambda x: x * sigmoid(1.702 * x), -3, 3), "softsign": (lambda x: x / (1 + np.abs(x)), -3, 3),
    "hardswish": (lambda x: x * np.clip(x + 3, 0, 6) / 6, -5, 5), "mish": (lambda x: x * np.tanh(np.log1p(np.exp(x))), -3, 3),
    "elu": (lambda x: np.where(x > 0, x, np.exp(x) - 1), -3, 3), "isnan": (np.isnan, -1, 1), "isinf": (np.isinf, -1, 1),
}
# `asin` and its like are polynomials of a few terms, `mish` and `erf` have approximations of their own.
ROUGH = {"asin": 1e-4, "acos": 1e-4, "atan": 1e-4, "erf": 1e-5, "asinh": 1e-5, "acosh": 1e-5, "atanh": 1e-5, "softplus": 1e-5, "mish": 1e-5,
         "sinh": 1e-5, "tan": 1e-5, "elu": 1e-5, "sin": 1e-5, "cos": 1e-5}
for name, (reference, low, high) in UNARY.items():
    for shape in ((7,), (33, 5)):
        case(f"{name} {shape}", [F(*shape, low=low, high=high)], lambda x: getattr(x, name)(), reference,
             {"absolute": ROUGH.get(name, 2e-6), "relative": 2e-5})
SPECIAL = np.array([np.nan, np.inf, -np.inf, 0, -0.0, 1, -1, 3e38, 1e-30], np.float32)
# Without `relu` and `sign`, which make 0 and 1 of NaN.
for name in ("abs", "isnan", "isinf", "exp2", "sqrt"):
    case(f"{name} of special numbers", [SPECIAL], lambda x: getattr(x, name)(), UNARY[name][0])
case("sin of large numbers", [F(40, low=-1e5, high=1e5)], lambda x: x.sin(), np.sin, {"absolute": 1e-4})
case("clip", [F(20)], lambda x: x.clip(-1, 0.5))

BINARY = {
    "add": (lambda x, y: x + y, F), "sub": (lambda x, y: x - y, F), "mul": (lambda x, y: x * y, F),
    "equal": (lambda x, y: x == y, I), "less": (lambda x, y: x < y, F), "greater or equal": (lambda x, y: x >= y, F),
}
for name, (run, kind) in BINARY.items():
    for x, y in (((12,), (12,)), ((3, 5), (5,)), ((2, 3, 4), (3, 1)), ((64, 33), (64, 1))):
        case(f"{name} {x} {y}", [kind(*x), kind(*y)], run)
case("div", [F(20), F(20, low=0.5)], lambda x, y: x / y)
case("pow", [F(20, low=0.1), F(20)], lambda x, y: x.pow(y), np.power, {"absolute": 1e-5, "relative": 1e-4})
case("pow by 3", [F(20)], lambda x: x**3)
case("maximum", [F(20), F(20)], lambda x, y: x.maximum(y), np.maximum)
case("minimum int", [I(20), I(20)], lambda x, y: x.minimum(y), np.minimum)
case("where", [B(4, 5), F(4, 5), F(5)], lambda c, x, y: c.where(x, y), np.where)
case("lerp", [F(9), F(9), F(9, low=0, high=1)], lambda x, y, t: x.lerp(y, t), lambda x, y, t: x + (y - x) * t)
for name, run in (("and", lambda x, y: x & y), ("or", lambda x, y: x | y), ("xor", lambda x, y: x ^ y)):
    case(f"{name} int", [I(3, 7), I(7)], run)
    case(f"{name} uint", [I(21, low=0, high=2**32, dtype=np.uint32), I(21, low=0, high=2**32, dtype=np.uint32)], run)
    case(f"{name} bool", [B(21), B(21)], run)
case("shift left", [I(20, low=0, high=2**32, dtype=np.uint32)], lambda x: x << 5)
case("shift right uint", [I(20, low=0, high=2**32, dtype=np.uint32)], lambda x: x >> 7)
case("integer division", [I(40, low=-99, high=99), I(40, low=1, high=9)], lambda x, y: x // y)
case("remainder", [I(40, low=-99, high=99), I(40, low=1, high=9)], lambda x, y: x % y)
case("division by 7", [I(40, low=-99, high=99)], lambda x: x // 7)
case("remainder uint", [I(40, low=0, high=2**32, dtype=np.uint32)], lambda x: x % 1000)
case("invert", [I(20)], lambda x: ~x, np.invert)
case("products of int that wrap", [I(20, low=-2**31, high=2**31), I(20, low=-2**31, high=2**31)], lambda x, y: x * y)

# ---- number formats -----------------------------------------------------------------------------------------------------------

SMALL = {"char": (dtypes.char, np.int8, -128, 128), "uchar": (dtypes.uchar, np.uint8, 0, 256), "short": (dtypes.short, np.int16, -2**15, 2**15),
         "ushort": (dtypes.ushort, np.uint16, 0, 2**16)}
for name, (dtype, kind, low, high) in SMALL.items():
    case(f"{name} add", [I(13, low=low, high=high, dtype=kind), I(13, low=low, high=high, dtype=kind)], lambda x, y: x + y)
    case(f"{name} mul", [I(13, low=low, high=high, dtype=kind), I(13, low=low, high=high, dtype=kind)], lambda x, y: x * y)
    case(f"{name} to int", [I(13, low=low, high=high, dtype=kind)], lambda x: x.cast(dtypes.int), lambda x: x.astype(np.int32))
    case(f"int to {name}", [I(13, low=-10**6, high=10**6)], lambda x: x.cast(dtype), lambda x: x.astype(kind))
    case(f"float to {name}", [F(13, low=0, high=100)], lambda x: x.cast(dtype), lambda x: x.astype(kind))
    case(f"{name} to float", [I(13, low=low, high=high, dtype=kind)], lambda x: x.cast(dtypes.float), lambda x: x.astype(np.float32))
    case(f"{name} flip", [I(3, 7, low=low, high=high, dtype=kind)], lambda x: x.flip(1).contiguous(), lambda x: x[:, ::-1])
    case(f"{name} max", [I(5, 9, low=low, high=high, dtype=kind)], lambda x: x.max(axis=1))
    case(f"{name} transpose", [I(5, 6, low=low, high=high, dtype=kind)], lambda x: x.transpose(0, 1).contiguous(), lambda x: x.T)
case("bool to float", [B(19)], lambda x: x.cast(dtypes.float), lambda x: x.astype(np.float32))
case("bool not", [B(19)], lambda x: x.logical_not(), np.logical_not)
case("bool any", [B(5, 3)], lambda x: x.any(axis=1))
case("bool all", [B(5, 2)], lambda x: x.all(axis=1))
case("bool sum", [B(5, 30)], lambda x: x.sum(axis=1))
case("half add", [F(13, dtype=np.float16), F(13, dtype=np.float16)], lambda x, y: x + y, None, HALF)
case("half mul", [F(4, 8, dtype=np.float16), F(8, dtype=np.float16)], lambda x, y: x * y, None, HALF)
case("half exp2", [F(13, dtype=np.float16)], lambda x: x.exp2(), np.exp2, HALF)
case("half sum", [F(6, 40, dtype=np.float16)], lambda x: x.sum(axis=1), None, {"absolute": 2e-2, "relative": 4e-3})
case("half matmul", [F(9, 17, dtype=np.float16), F(17, 8, dtype=np.float16)], lambda x, y: x @ y, None, {"absolute": 2e-2, "relative": 4e-3})
case("half to float", [F(13, dtype=np.float16)], lambda x: x.cast(dtypes.float), lambda x: x)
case("float to half", [F(13)], lambda x: x.cast(dtypes.half), lambda x: x, HALF)
case("half to int", [F(13, low=-99, high=99, dtype=np.float16)], lambda x: x.cast(dtypes.int), lambda x: x.astype(np.int32))
case("half less", [F(13, dtype=np.float16), F(13, dtype=np.float16)], lambda x, y: x < y)
case("half max", [F(5, 8, dtype=np.float16)], lambda x: x.max(axis=1), None, HALF)
case("bitcast float to int", [F(9)], lambda x: x.bitcast(dtypes.int), lambda x: x.astype(np.float32).view(np.int32))
case("bitcast half to short", [F(9, dtype=np.float16)], lambda x: x.bitcast(dtypes.short), lambda x: x.astype(np.float16).view(np.int16))
case("bitcast uint to float", [I(9, low=2**29, high=2**30, dtype=np.uint32)], lambda x: x.bitcast(dtypes.float), lambda x: x.view(np.float32))

# ---- reductions ---------------------------------------------------------------------------------------------------------------

for name in ("sum", "max", "min", "mean"):
    for shape, axis in (((7,), 0), ((5, 40), 1), ((40, 5), 0), ((3, 4, 5), (0, 2)), ((16, 64), None), ((2, 1000), 1), ((256, 256), None)):
        case(f"{name} {shape} over {axis}", [F(*shape)], lambda x: getattr(x, name)(axis=axis), None, {"absolute": 1e-3 if shape == (256, 256) else 5e-5, "relative": 3e-5})
case("sum int", [I(9, 50)], lambda x: x.sum(axis=1))
case("prod", [F(5, 9, low=0.5, high=1.5)], lambda x: x.prod(axis=1), None, SUM)
case("var", [F(5, 40)], lambda x: x.var(axis=1), lambda x: x.var(axis=1, ddof=1), SUM)
case("std", [F(5, 40)], lambda x: x.std(axis=1), lambda x: x.std(axis=1, ddof=1), SUM)
case("argmax", [F(5, 40)], lambda x: x.argmax(axis=1))
case("argmin", [F(40, 5)], lambda x: x.argmin(axis=0))
case("softmax", [F(6, 33)], lambda x: x.softmax(), lambda x: np.exp(x - x.max(1, keepdims=True)) / np.exp(x - x.max(1, keepdims=True)).sum(1, keepdims=True))
case("log_softmax", [F(6, 33)], lambda x: x.log_softmax(), lambda x: x - np.log(np.exp(x).sum(1, keepdims=True)), SUM)
case("logsumexp", [F(6, 33)], lambda x: x.logsumexp(axis=1), lambda x: np.log(np.exp(x).sum(1)), SUM)
case("cumsum", [F(3, 40)], lambda x: x.cumsum(axis=1), None, SUM)
case("cumsum of 700", [F(700)], lambda x: x.cumsum(axis=0), None, {"absolute": 2e-4, "relative": 3e-5})
case("cumprod", [F(3, 12, low=0.5, high=1.5)], lambda x: x.cumprod(axis=1), None, SUM)
case("cummax", [F(3, 20)], lambda x: x.cummax(axis=1)[0], lambda x: np.maximum.accumulate(x, axis=1))
case("norm of layers", [F(6, 32)], lambda x: x.layernorm(), lambda x: (x - x.mean(1, keepdims=True)) / np.sqrt(x.var(1, keepdims=True) + 1e-5), SUM)

# ---- products -----------------------------------------------------------------------------------------------------------------

for m, k, n in ((2, 3, 4), (7, 9, 5), (16, 16, 16), (33, 17, 20), (64, 64, 64), (1, 130, 6), (5, 200, 1), (128, 32, 96)):
    case(f"matmul {m} {k} {n}", [F(m, k), F(k, n)], lambda x, y: x @ y, None, {"absolute": 5e-5, "relative": 3e-5})
case("matmul in a batch", [F(3, 5, 8), F(3, 8, 4)], lambda x, y: x @ y, None, SUM)
case("matmul int", [I(6, 9), I(9, 4)], lambda x, y: x @ y)
case("matmul with bias and relu", [F(8, 16), F(16, 8), F(8)], lambda x, y, b: (x @ y + b).relu(), lambda x, y, b: np.maximum(x @ y + b, 0), SUM)
case("einsum bij,bkj->bik", [F(2, 3, 4), F(2, 5, 4)], lambda x, y: Tensor.einsum("bij,bkj->bik", x, y), lambda x, y: np.einsum("bij,bkj->bik", x, y), SUM)
case("outer product", [F(9), F(7)], lambda x, y: x.reshape(9, 1) * y.reshape(1, 7))


def conv(x, w, stride=1, padding=0, dilation=1, groups=1):
    x = np.pad(x, ((0, 0), (0, 0), (padding, padding), (padding, padding)))
    (b, c, h, v), (o, i, kh, kw) = x.shape, w.shape
    oh, ow = (h - dilation * (kh - 1) - 1) // stride + 1, (v - dilation * (kw - 1) - 1) // stride + 1
    out = np.zeros((b, o, oh, ow))
    for g in range(groups):
        for y in range(oh):
            for z in range(ow):
                part = x[:, g * i:(g + 1) * i, y * stride:y * stride + dilation * (kh - 1) + 1:dilation, z * stride:z * stride + dilation * (kw - 1) + 1:dilation]
                filters = w[g * o // groups:(g + 1) * o // groups]
                out[:, g * o // groups:(g + 1) * o // groups, y, z] = np.einsum("bchw,ochw->bo", part, filters)
    return out


for x, w, more in (((1, 3, 8, 8), (4, 3, 3, 3), {"padding": 1}), ((2, 4, 7, 6), (5, 4, 3, 2), {"stride": 2}), ((1, 4, 9, 9), (8, 1, 3, 3), {"groups": 4}),
                   ((1, 2, 9, 9), (3, 2, 3, 3), {"dilation": 2}), ((1, 16, 8, 8), (16, 16, 1, 1), {})):
    case(f"conv2d {x} {w} {more}", [F(*x), F(*w)], lambda x, w: x.conv2d(w, **more), lambda x, w: conv(x, w, **more), {"absolute": 5e-5, "relative": 3e-5})


def pooled(x, size, stride, reduce):
    h, w = ((n - size) // stride + 1 for n in x.shape[2:])
    rows = [[reduce(x[:, :, y * stride:y * stride + size, z * stride:z * stride + size], axis=(2, 3)) for z in range(w)] for y in range(h)]
    return np.moveaxis(np.array(rows), (0, 1), (2, 3))


case("max_pool2d", [F(1, 3, 8, 8)], lambda x: x.max_pool2d(2), lambda x: pooled(x, 2, 2, np.max))
case("max_pool2d 3 by 2", [F(2, 3, 9, 9)], lambda x: x.max_pool2d(3, stride=2), lambda x: pooled(x, 3, 2, np.max))
case("avg_pool2d", [F(1, 3, 8, 8)], lambda x: x.avg_pool2d(2), lambda x: pooled(x, 2, 2, np.mean))
case("batchnorm", [F(2, 4, 3, 3), F(4), F(4), F(4), F(4, low=0.5)], lambda x, w, b, m, i: x.batchnorm(w, b, m, i),
     lambda x, w, b, m, i: (x - m.reshape(1, 4, 1, 1)) * (w * i).reshape(1, 4, 1, 1) + b.reshape(1, 4, 1, 1), SUM)


def attention(q, k, v):
    scores = q @ np.swapaxes(k, -1, -2) / np.sqrt(q.shape[-1])
    weights = np.exp(scores - scores.max(-1, keepdims=True))
    return weights / weights.sum(-1, keepdims=True) @ v


case("attention", [F(1, 2, 6, 8), F(1, 2, 6, 8), F(1, 2, 6, 8)], lambda q, k, v: q.scaled_dot_product_attention(k, v), attention, SUM)

# ---- movement -----------------------------------------------------------------------------------------------------------------

case("permute", [F(3, 4, 5)], lambda x: x.permute(2, 0, 1).contiguous(), lambda x: x.transpose(2, 0, 1))
case("transpose 40 20", [F(40, 20)], lambda x: x.transpose(0, 1).contiguous(), lambda x: x.T)
case("flip", [F(3, 4)], lambda x: x.flip((0, 1)).contiguous(), lambda x: x[::-1, ::-1])
case("pad", [F(3, 4)], lambda x: x.pad(((1, 2), (0, 3)), value=0.5), lambda x: np.pad(x, ((1, 2), (0, 3)), constant_values=0.5))
case("pad reflect", [F(1, 1, 5, 6)], lambda x: x.pad((2, 1, 3, 2), mode="reflect"), lambda x: np.pad(x, ((0, 0), (0, 0), (3, 2), (2, 1)), mode="reflect"))
case("shrink", [F(6, 7)], lambda x: x[1:4, 2:7] + 1)
case("steps", [F(9, 8)], lambda x: x[::2, ::-3] + 1)
case("cat", [F(2, 3), F(4, 3)], lambda x, y: x.cat(y, dim=0), lambda x, y: np.concatenate([x, y]))
case("cat in columns", [F(2, 3), F(2, 5), F(2, 1)], lambda x, y, z: x.cat(y, z, dim=1), lambda *all: np.concatenate(all, 1))
case("stack", [F(5), F(5)], lambda x, y: x.stack(y, dim=1), lambda x, y: np.stack([x, y], 1))
case("repeat", [F(2, 3)], lambda x: x.repeat((3, 2)).contiguous(), lambda x: np.tile(x, (3, 2)))
case("roll", [F(3, 8)], lambda x: x.roll(3, 1).contiguous(), lambda x: np.roll(x, 3, 1))
case("gather", [F(5, 8), I(5, 3, low=0, high=8)], lambda x, i: x.gather(1, i), lambda x, i: np.take_along_axis(x, i, 1))
case("rows by index", [F(9, 4), I(6, low=0, high=9)], lambda x, i: x[i])
case("one_hot", [I(7, low=0, high=5)], lambda i: i.one_hot(5).cast(dtypes.int), lambda i: np.eye(5)[i])
case("tril", [F(6, 7)], lambda x: x.tril(), np.tril)
case("triu", [F(6, 7)], lambda x: x.triu(1), lambda x: np.triu(x, 1))
case("sort", [F(3, 19)], lambda x: list(x.sort(dim=1)), lambda x: [np.sort(x, 1), np.argsort(x, 1, kind="stable")])
case("sort of 100", [F(100)], lambda x: x.sort()[0], np.sort)
case("topk", [F(2, 30)], lambda x: x.topk(4)[0], lambda x: -np.sort(-x, 1)[:, :4])
case("interpolate", [F(1, 1, 4, 5)], lambda x: x.interpolate((8, 10), mode="nearest"), lambda x: x.repeat(2, 2).repeat(2, 3))
case("scatter", [F(4, 5), I(2, 5, low=0, high=4), F(2, 5)], lambda x, i, s: x.scatter(0, i, s),
     lambda x, i, s: (np.put_along_axis(x := x.copy(), i[:1], s[:1], 0), np.put_along_axis(x, i[1:], s[1:], 0), x)[2])
case("masked_fill", [F(5, 6), B(5, 6)], lambda x, m: x.masked_fill(m, 9.5), lambda x, m: np.where(m, 9.5, x))
case("arange in an expression", [F(12)], lambda x: x + Tensor.arange(12), lambda x: x + np.arange(12))

with open(f"{STEM}.json", "w") as out:
    json.dump({"fill": 0xAA, "shaders": shaders, "cases": cases, "left_out": left}, out)
with open(f"{STEM}.bin", "wb") as out:
    out.write(blob)
