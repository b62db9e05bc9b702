"""The Triton kernels of this corpus, each with how it is specialized and the sizes that it is verified at.

A kernel's grid is `grid_x`, `grid_y`, `grid_z` among its sizes; the rest are its integer arguments by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import triton
import triton.language as tl


@triton.jit
def add(x, y, o, n, BLOCK: tl.constexpr):
    index = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    inside = index < n
    tl.store(o + index, tl.load(x + index, mask=inside) + tl.load(y + index, mask=inside), mask=inside)


@triton.jit
def softmax(x, o, n, stride, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    index = tl.arange(0, BLOCK)
    values = tl.load(x + row * stride + index, mask=index < n, other=-float("inf"))
    exponents = tl.exp(values - tl.max(values, axis=0))
    tl.store(o + row * stride + index, exponents / tl.sum(exponents, axis=0), mask=index < n)


@triton.jit
def layer_norm(x, weight, bias, o, n, stride, epsilon, BLOCK: tl.constexpr):
    row = tl.program_id(0)
    index = tl.arange(0, BLOCK)
    inside = index < n
    values = tl.load(x + row * stride + index, mask=inside, other=0.0)
    mean = tl.sum(values, axis=0) / n
    centred = tl.where(inside, values - mean, 0.0)
    scale = 1.0 / tl.sqrt(tl.sum(centred * centred, axis=0) / n + epsilon)
    result = centred * scale * tl.load(weight + index, mask=inside) + tl.load(bias + index, mask=inside)
    tl.store(o + row * stride + index, result, mask=inside)


@triton.jit
def matmul(a, b, c, M, N, K, sa, sb, sc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    left = a + rows[:, None] * sa + inner[None, :]
    right = b + inner[:, None] * sb + columns[None, :]
    sums = tl.zeros((BM, BN), dtype=tl.float32)
    for k in range(0, K, BK):
        x = tl.load(left, mask=(rows[:, None] < M) & (inner[None, :] + k < K), other=0.0)
        y = tl.load(right, mask=(inner[:, None] + k < K) & (columns[None, :] < N), other=0.0)
        sums += tl.dot(x, y)
        left += BK
        right += BK * sb
    inside = (rows[:, None] < M) & (columns[None, :] < N)
    tl.store(c + rows[:, None] * sc + columns[None, :], sums.to(tl.float16), mask=inside)


@triton.jit
def described_matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    left = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK])
    right = tl.make_tensor_descriptor(b, [K, N], [N, 1], [BK, BN])
    result = tl.make_tensor_descriptor(c, [M, N], [N, 1], [BM, BN])
    row = tl.program_id(0) * BM
    column = tl.program_id(1) * BN
    sums = tl.zeros((BM, BN), dtype=tl.float32)
    for k in tl.range(0, K, BK, num_stages=2):
        sums = tl.dot(left.load([row, k]), right.load([k, column]), sums)
    result.store([row, column], sums.to(tl.float16))


@triton.jit
def specialized_matmul(a, b, c, M, N, K, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    left = tl.make_tensor_descriptor(a, [M, K], [K, 1], [BM, BK])
    right = tl.make_tensor_descriptor(b, [K, N], [N, 1], [BK, BN])
    result = tl.make_tensor_descriptor(c, [M, N], [N, 1], [BM, BN])
    row = tl.program_id(0) * BM
    column = tl.program_id(1) * BN
    sums = tl.zeros((BM, BN), dtype=tl.float32)
    for k in tl.range(0, K, BK, num_stages=2, warp_specialize=True):
        sums = tl.dot(left.load([row, k]), right.load([k, column]), sums)
    result.store([row, column], sums.to(tl.float16))


@triton.jit
def dequantizing_matmul(a, packed, scale, c, M, N, K, sa, sb, sc, BM: tl.constexpr, BN: tl.constexpr, BK: tl.constexpr):
    """The right matrix holds eight signed four-bit numbers in a word, along K, with a scale for each column."""
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    columns = tl.program_id(1) * BN + tl.arange(0, BN)
    inner = tl.arange(0, BK)
    sums = tl.zeros((BM, BN), dtype=tl.float32)
    scales = tl.load(scale + columns, mask=columns < N, other=0.0)
    for k in range(0, K, BK):
        x = tl.load(a + rows[:, None] * sa + (inner + k)[None, :], mask=(rows[:, None] < M), other=0.0)
        words = tl.load(
            packed + ((inner + k) // 8)[:, None] * sb + columns[None, :], mask=columns[None, :] < N, other=0
        )
        numbers = ((words >> ((inner % 8) * 4)[:, None]) & 15) - 8
        sums += tl.dot(x, numbers.to(tl.float16))
    inside = (rows[:, None] < M) & (columns[None, :] < N)
    tl.store(c + rows[:, None] * sc + columns[None, :], (sums * scales[None, :]).to(tl.float16), mask=inside)


@triton.jit
def attention(q, k, v, o, length, factor, BM: tl.constexpr, BN: tl.constexpr, D: tl.constexpr):
    rows = tl.program_id(0) * BM + tl.arange(0, BM)
    depth = tl.arange(0, D)
    columns = tl.arange(0, BN)
    queries = tl.load(q + rows[:, None] * D + depth[None, :], mask=rows[:, None] < length, other=0.0)
    largest = tl.full((BM,), -float("inf"), dtype=tl.float32)
    total = tl.zeros((BM,), dtype=tl.float32)
    sums = tl.zeros((BM, D), dtype=tl.float32)
    for start in range(0, length, BN):
        at = start + columns
        keys = tl.load(k + at[None, :] * D + depth[:, None], mask=at[None, :] < length, other=0.0)
        scores = tl.dot(queries, keys) * factor
        scores = tl.where(at[None, :] < length, scores, -float("inf"))
        newest = tl.maximum(largest, tl.max(scores, axis=1))
        weights = tl.exp(scores - newest[:, None])
        old = tl.exp(largest - newest)
        total = total * old + tl.sum(weights, axis=1)
        values = tl.load(v + at[:, None] * D + depth[None, :], mask=at[:, None] < length, other=0.0)
        sums = sums * old[:, None] + tl.dot(weights.to(tl.float16), values)
        largest = newest
    result = (sums / total[:, None]).to(tl.float16)
    tl.store(o + rows[:, None] * D + depth[None, :], result, mask=rows[:, None] < length)


@triton.jit
def transpose(x, o, M, N, BLOCK: tl.constexpr):
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    columns = tl.program_id(1) * BLOCK + tl.arange(0, BLOCK)
    tile = tl.load(x + rows[:, None] * N + columns[None, :], mask=(rows[:, None] < M) & (columns[None, :] < N))
    there = o + columns[:, None] * M + rows[None, :]
    tl.store(there, tl.trans(tile), mask=(columns[:, None] < N) & (rows[None, :] < M))


@triton.jit
def index_select(x, index, o, n, width, BLOCK: tl.constexpr, WIDTH: tl.constexpr):
    """Rows of x by number, twice their value: a gather with what follows it."""
    rows = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    columns = tl.arange(0, WIDTH)
    inside = (rows[:, None] < n) & (columns[None, :] < width)
    which = tl.load(index + rows, mask=rows < n, other=0)
    picked = tl.load(x + which[:, None] * width + columns[None, :], mask=inside, other=0.0)
    tl.store(o + rows[:, None] * width + columns[None, :], picked * 2.0, mask=inside)


@triton.jit
def cumulative_sum(x, o, n, BLOCK: tl.constexpr):
    index = tl.arange(0, BLOCK)
    values = tl.load(x + tl.program_id(0) * n + index, mask=index < n, other=0)
    tl.store(o + tl.program_id(0) * n + index, tl.cumsum(values, axis=0), mask=index < n)


@triton.jit
def histogram(x, o, n, bins, BLOCK: tl.constexpr):
    index = tl.program_id(0) * BLOCK + tl.arange(0, BLOCK)
    values = tl.load(x + index, mask=index < n, other=-1)
    tl.atomic_add(o + values, 1, mask=(values >= 0) & (values < bins), sem="relaxed")


@triton.jit
def column_sums(x, o, n, width, ROWS: tl.constexpr, COLUMNS: tl.constexpr):
    """Each program adds the sums of its rows to what the others found."""
    rows = tl.program_id(0) * ROWS + tl.arange(0, ROWS)
    columns = tl.arange(0, COLUMNS)
    inside = columns[None, :] < width
    values = tl.load(x + rows[:, None] * width + columns[None, :], mask=(rows[:, None] < n) & inside, other=0)
    tl.atomic_add(o + columns, tl.sum(values, axis=0), mask=columns < width)


@dataclass(frozen=True, slots=True)
class Kernel:
    """`types` are those of the arguments that remain at run time, `constants` the others. `sizes` go side by side.
    `level` is the one that passes keep: where tiles are summed, no order is promised. At `reference_level` the kernel
    is what its reference says. `divisible` are the integers that callers promise to be multiples of 16. It is compiled
    for `targets`."""

    function: Callable[..., Any]
    types: Mapping[str, str]
    constants: Mapping[str, int]
    sizes: Mapping[str, tuple[int, ...]]
    level: str = "bitwise"
    reference_level: str = "bitwise"
    divisible: tuple[str, ...] = ()
    wrong: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    targets: tuple[str, ...] = ("sm80", "gfx942")


_GEMM = {"M": "i32", "N": "i32", "K": "i32", "sa": "i32", "sb": "i32", "sc": "i32"}
_GEMM_DIVISIBLE = ("N", "K", "sa", "sb", "sc")
_GEMM_SIZES = {
    "M": (16, 19),
    "N": (16, 16),
    "K": (16, 48),
    "sa": (16, 48),
    "sb": (16, 16),
    "sc": (16, 16),
    "grid_x": (1, 2),
    "grid_y": (1, 2),
    "grid_z": (1, 1),
}
_DESCRIBED = {"M": "i32", "N": "i32", "K": "i32"}
_DESCRIBED_SIZES = {"N": (16, 32), "K": (32, 64), "grid_x": (1, 2), "grid_y": (1, 2), "grid_z": (1, 1)}
_DESCRIBED_WRONG = {
    "a product that does not wait for its operands": (r'\n {6,}"ttng\.wait_barrier"\([^\n]*', ""),
    "fewer bytes awaited than come": (r'("ttng\.barrier_expect"\(.*<\{size = )\d+', r"\g<1>512"),
    "more bytes awaited than come": (r'("ttng\.barrier_expect"\(.*<\{size = )', r"\g<1>1"),
    "a tile of another row": (r'("arith\.muli"\()(%\w+), (%\w+)', r"\g<1>\g<2>, \g<2>"),
}
_SPECIALIZED_WRONG = {
    "loads that do not wait for room": (
        r'(?s)(\n {10}"ttng\.wait_barrier".*?)\n {10}"ttng\.wait_barrier"\([^\n]*',
        r"\g<1>",
    ),
}
_ROWS = {"n": (8, 13), "stride": (16, 32), "grid_x": (2, 3), "grid_y": (1, 1), "grid_z": (1, 1)}

KERNELS = {
    "add": Kernel(
        add,
        {"x": "*fp32", "y": "*fp32", "o": "*fp32", "n": "i32"},
        {"BLOCK": 32},
        {"n": (64, 71, 5), "grid_x": (2, 3, 1), "grid_y": (1, 1, 1), "grid_z": (1, 1, 1)},
        wrong={"a sum with one operand twice": (r'("arith\.addf"\()(%\w+), %\w+', r"\1\2, \2")},
    ),
    "softmax": Kernel(
        softmax,
        {"x": "*fp32", "o": "*fp32", "n": "i32", "stride": "i32"},
        {"BLOCK": 16},
        _ROWS,
        "reassociated",
        "real",
        ("stride",),
        {"lanes beyond the row are 0 and not minus infinity": (r"dense<0xFF800000>", "dense<0.000000e+00>")},
    ),
    "layer_norm": Kernel(
        layer_norm,
        {
            "x": "*fp32",
            "weight": "*fp32",
            "bias": "*fp32",
            "o": "*fp32",
            "n": "i32",
            "stride": "i32",
            "epsilon": "fp32",
        },
        {"BLOCK": 16},
        _ROWS,
        "reassociated",
        "real",
        ("stride",),
        {"the mean is added": (r'"arith\.subf"', '"arith.addf"')},
    ),
    "matmul": Kernel(
        matmul,
        {"a": "*fp16", "b": "*fp16", "c": "*fp16", **_GEMM},
        {"BM": 16, "BN": 16, "BK": 16},
        _GEMM_SIZES,
        "reassociated",
        "reassociated",
        _GEMM_DIVISIBLE,
    ),
    "described_matmul": Kernel(
        described_matmul,
        {"a": "*fp16", "b": "*fp16", "c": "*fp16", **_DESCRIBED},
        {"BM": 64, "BN": 16, "BK": 16},
        {"M": (64, 128), **_DESCRIBED_SIZES},
        "reassociated",
        "reassociated",
        ("M", "N", "K"),
        _DESCRIBED_WRONG,
        ("sm90",),
    ),
    "specialized_matmul": Kernel(
        specialized_matmul,
        {"a": "*fp16", "b": "*fp16", "c": "*fp16", **_DESCRIBED},
        {"BM": 128, "BN": 16, "BK": 16},
        {"M": (128, 256), **_DESCRIBED_SIZES},
        "reassociated",
        "reassociated",
        ("M", "N", "K"),
        {**_DESCRIBED_WRONG, **_SPECIALIZED_WRONG},
        ("sm100",),
    ),
    "dequantizing_matmul": Kernel(
        dequantizing_matmul,
        {"a": "*fp16", "packed": "*i32", "scale": "*fp32", "c": "*fp16", **_GEMM},
        {"BM": 16, "BN": 16, "BK": 16},
        _GEMM_SIZES,
        "reassociated",
        "reassociated",
        _GEMM_DIVISIBLE,
        {"three bits instead of four": (r"dense<15> : tensor<16x16xi32", "dense<7> : tensor<16x16xi32")},
    ),
    "attention": Kernel(
        attention,
        {"q": "*fp16", "k": "*fp16", "v": "*fp16", "o": "*fp16", "length": "i32", "factor": "fp32"},
        {"BM": 16, "BN": 16, "D": 16},
        {"length": (32, 21), "grid_x": (2, 2), "grid_y": (1, 1), "grid_z": (1, 1)},
        "reassociated",
        "real-any-precision",
    ),
    "transpose": Kernel(
        transpose,
        {"x": "*fp32", "o": "*fp32", "M": "i32", "N": "i32"},
        {"BLOCK": 16},
        {"M": (16, 21), "N": (32, 17), "grid_x": (1, 2), "grid_y": (2, 2), "grid_z": (1, 1)},
    ),
    "index_select": Kernel(
        index_select,
        {"x": "*fp32", "index": "*i32", "o": "*fp32", "n": "i32", "width": "i32"},
        {"BLOCK": 4, "WIDTH": 8},
        {
            "n": (4, 6),
            "width": (8, 5),
            "grid_x": (1, 2),
            "grid_y": (1, 1),
            "grid_z": (1, 1),
            "x.0": (24, 20),
            "index.0": (4, 8),
            "o.0": (32, 40),
        },
    ),
    "cumulative_sum": Kernel(
        cumulative_sum,
        {"x": "*i32", "o": "*i32", "n": "i32"},
        {"BLOCK": 16},
        {"n": (16, 11), "grid_x": (1, 3), "grid_y": (1, 1), "grid_z": (1, 1)},
    ),
    "histogram": Kernel(
        histogram,
        {"x": "*i32", "o": "*i32", "n": "i32", "bins": "i32"},
        {"BLOCK": 16},
        {
            "n": (16, 21),
            "bins": (4, 3),
            "grid_x": (1, 2),
            "grid_y": (1, 1),
            "grid_z": (1, 1),
            "x.0": (16, 21),
            "o.0": (4, 3),
        },
        wrong={"an exchange for a sum": ("atomic_rmw_op = 4", "atomic_rmw_op = 10")},
    ),
    "column_sums": Kernel(
        column_sums,
        {"x": "*fp32", "o": "*fp32", "n": "i32", "width": "i32"},
        {"ROWS": 4, "COLUMNS": 8},
        {"n": (8, 7), "width": (8, 5), "grid_x": (2, 2), "grid_y": (1, 1), "grid_z": (1, 1)},
        "reassociated",
        "reassociated",
        wrong={"an exchange for a sum": ("atomic_rmw_op = 5", "atomic_rmw_op = 10")},
    ),
}

# What makes a stage of any kernel wrong.
WRONG = {
    "a mask that keeps one element too many": (
        r'("arith\.cmpi"\(.*<\{predicate = )2( : i64\}> : \(tensor)',
        r"\g<1>3\2",
    ),
    "a tile that starts one element late": (
        r"end = (\d+) : i32, start = 0 : i32",
        lambda found: f"end = {int(found[1]) + 1} : i32, start = 1 : i32",
    ),
    "a wait that leaves all copies in flight": (r'("ttg\.async_wait"\(.*<\{num = )2', r"\g<1>4"),
    "a program id of another axis": (r"axis = 0 : i32", "axis = 1 : i32"),
}
