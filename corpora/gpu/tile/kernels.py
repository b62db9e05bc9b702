"""The cuTile kernels of this corpus, each with how it is specialized and the sizes that it is verified at.

An array `x` is passed as its pointer, sizes and strides; a size is known as `x.size0`, a stride as `x.stride0`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

import cuda.tile as ct


@ct.kernel
def add(x, y, o):
    block = ct.bid(0)
    left, right = ct.load(x, index=(block,), shape=(16,)), ct.load(y, index=(block,), shape=(16,))
    ct.store(o, index=(block,), tile=left + right)


@ct.kernel
def matmul(a, b, c):
    row, column = ct.bid(0), ct.bid(1)
    sums = ct.full((16, 16), 0, dtype=ct.float32)
    for k in range(ct.cdiv(a.shape[1], 8)):
        left = ct.load(a, index=(row, k), shape=(16, 8), padding_mode=ct.PaddingMode.ZERO)
        right = ct.load(b, index=(k, column), shape=(8, 16), padding_mode=ct.PaddingMode.ZERO)
        sums = ct.mma(left, right, sums)
    ct.store(c, index=(row, column), tile=sums)


@ct.kernel
def softmax(x, o):
    row = ct.bid(0)
    values = ct.load(x, index=(row, 0), shape=(1, 16), padding_mode=ct.PaddingMode.NEG_INF)
    exponents = ct.exp(values - ct.max(values, axis=1, keepdims=True))
    ct.store(o, index=(row, 0), tile=exponents / ct.sum(exponents, axis=1, keepdims=True))


@ct.kernel
def layer_norm(x, weight, bias, o):
    row, n = ct.bid(0), x.shape[1]
    sums = ct.full((1, 16), 0, dtype=ct.float32)
    for k in range(ct.cdiv(n, 16)):
        sums += ct.load(x, index=(row, k), shape=(1, 16), padding_mode=ct.PaddingMode.ZERO)
    mean = ct.sum(sums, axis=1, keepdims=True) / n
    squares = ct.full((1, 16), 0, dtype=ct.float32)
    for k in range(ct.cdiv(n, 16)):
        values = ct.load(x, index=(row, k), shape=(1, 16), padding_mode=ct.PaddingMode.ZERO)
        inside = (k * 16 + ct.arange(16, dtype=ct.int32)) < n
        centred = ct.where(inside, values - mean, 0.0)
        squares += centred * centred
    scale = 1 / ct.sqrt(ct.sum(squares, axis=1, keepdims=True) / n + 1e-5)
    for k in range(ct.cdiv(n, 16)):
        values = ct.load(x, index=(row, k), shape=(1, 16), padding_mode=ct.PaddingMode.ZERO)
        w = ct.load(weight, index=(k,), shape=(16,), padding_mode=ct.PaddingMode.ZERO)
        b = ct.load(bias, index=(k,), shape=(16,), padding_mode=ct.PaddingMode.ZERO)
        ct.store(o, index=(row, k), tile=(values - mean) * scale * w + b)


@ct.kernel
def attention(q, k, v, o):
    block = ct.bid(0)
    queries = ct.load(q, index=(block, 0), shape=(8, 8))
    highest = ct.full((8, 1), -float("inf"), dtype=ct.float32)
    weights = ct.full((8, 1), 0.0, dtype=ct.float32)
    result = ct.full((8, 8), 0.0, dtype=ct.float32)
    for j in range(ct.cdiv(k.shape[0], 8)):
        keys = ct.load(k, index=(0, j), shape=(8, 8), order=(1, 0))
        scores = ct.mma(queries, keys, ct.full((8, 8), 0.0, dtype=ct.float32)) * 0.25
        new = max(highest, ct.max(scores, axis=1, keepdims=True))
        exponents, fading = ct.exp(scores - new), ct.exp(highest - new)
        weights = weights * fading + ct.sum(exponents, axis=1, keepdims=True)
        result = ct.mma(exponents, ct.load(v, index=(j, 0), shape=(8, 8)), result * fading)
        highest = new
    ct.store(o, index=(block, 0), tile=result / weights)


@ct.kernel
def transpose(x, o):
    row, column = ct.bid(0), ct.bid(1)
    tile = ct.load(x, index=(row, column), shape=(16, 8))
    ct.store(o, index=(column, row), tile=ct.transpose(tile))


@ct.kernel
def index_select(x, index, o):
    places = ct.bid(0) * 16 + ct.arange(16, dtype=ct.int32)
    ct.scatter(o, places, ct.gather(x, ct.gather(index, places), padding_value=0))


@ct.kernel
def dequantize(packed, scale, o):
    block = ct.bid(0)
    values = ct.load(packed, index=(block // 2,), shape=(16,))
    factor = ct.load(scale, index=(block // 4,), shape=(1,))
    if block % 2 == 0:
        result = ct.astype((values & 15) - 8, ct.float32) * factor
    else:
        result = ct.astype(((values >> 4) & 15) - 8, ct.float32) * factor
    ct.store(o, index=(block,), tile=result)


@ct.kernel
def histogram(x, o):
    values = ct.gather(x, ct.bid(0) * 16 + ct.arange(16, dtype=ct.int32), padding_value=-1)
    ct.atomic_add(o, values, 1, memory_order=ct.MemoryOrder.RELAXED)


@ct.kernel
def maximum(x, o):
    values = ct.load(x, index=(ct.bid(0),), shape=(16,), padding_mode=ct.PaddingMode.ZERO)
    ct.atomic_max(o, 0, ct.max(values), memory_order=ct.MemoryOrder.RELAXED)


@ct.kernel
def column_sums(x, o):
    rows, column = x.tiled_view((4, 8), padding_mode=ct.PaddingMode.ZERO), ct.bid(1)
    for k in range(2):
        tile = rows.load((ct.bid(0) * 2 + k, column))
        o.tiled_view((8,)).atomic_store_add((column,), ct.sum(tile, axis=0))


@ct.kernel
def scan(x, sums, products):
    row = ct.bid(0)
    values = ct.load(x, index=(row, 0), shape=(1, 16), padding_mode=ct.PaddingMode.ZERO)
    ct.store(sums, index=(row, 0), tile=ct.cumsum(values, axis=1, reverse=True))
    ct.store(products, index=(row, 0), tile=ct.cumprod(values, axis=1))


@ct.kernel
def running_sums(x, o):
    row = ct.bid(0)
    before = ct.full((1, 1), 0, dtype=ct.float32)
    for k in range(ct.cdiv(x.shape[1], 8)):
        values = ct.load(x, index=(row, k), shape=(1, 8), padding_mode=ct.PaddingMode.ZERO)
        ct.store(o, index=(row, k), tile=ct.cumsum(values, axis=1) + before)
        before += ct.sum(values, axis=1, keepdims=True)


@ct.kernel
def narrow_matmul(a, b, scale, c):
    row, column = ct.bid(0), ct.bid(1)
    sums = ct.full((8, 8), 0, dtype=ct.float32)
    for k in range(ct.cdiv(a.shape[1], 8)):
        left = ct.load(a, index=(row, k), shape=(8, 8), padding_mode=ct.PaddingMode.ZERO)
        right = ct.load(b, index=(k, column), shape=(8, 8), padding_mode=ct.PaddingMode.ZERO)
        sums = ct.mma(left, right, sums)
    factors = ct.load(scale, index=(row,), shape=(8,))
    ct.store(c, index=(row, column), tile=ct.astype(sums * ct.expand_dims(factors, axis=1), ct.bfloat16))


@ct.kernel
def narrow_round(x, scale, o):
    block = ct.bid(0)
    values = ct.load(x, index=(block,), shape=(8,)) / ct.load(scale, index=(block,), shape=(1,))
    ct.store(o, index=(block,), tile=ct.astype(values, ct.float8_e4m3fn))


@ct.kernel
def rotary(x, cos, sin, o):
    row = ct.bid(0)
    values = ct.astype(ct.load(x, index=(row, 0), shape=(1, 8)), ct.float32)
    low, high = ct.extract(values, index=(0, 0), shape=(1, 4)), ct.extract(values, index=(0, 1), shape=(1, 4))
    c = ct.astype(ct.load(cos, index=(row, 0), shape=(1, 4)), ct.float32)
    s = ct.astype(ct.load(sin, index=(row, 0), shape=(1, 4)), ct.float32)
    turned = ct.cat((low * c - high * s, high * c + low * s), axis=1)
    ct.store(o, index=(row, 0), tile=ct.astype(turned, ct.bfloat16))


@ct.kernel
def gelu(x, o):
    block = ct.bid(0)
    values = ct.load(x, index=(block,), shape=(16,))
    inner = 0.7978846 * (values + 0.044715 * values * values * values)
    ct.store(o, index=(block,), tile=0.5 * values * (1 + ct.tanh(inner)))


@ct.kernel
def quantized_matmul(a, b, scale, c):
    row, column = ct.bid(0), ct.bid(1)
    sums = ct.full((8, 8), 0, dtype=ct.int32)
    for k in range(ct.cdiv(a.shape[1], 8)):
        left = ct.load(a, index=(row, k), shape=(8, 8), padding_mode=ct.PaddingMode.ZERO)
        right = ct.load(b, index=(k, column), shape=(8, 8), padding_mode=ct.PaddingMode.ZERO)
        sums = ct.mma(left, right, sums)
    factors = ct.load(scale, index=(column,), shape=(8,))
    ct.store(c, index=(row, column), tile=ct.astype(ct.astype(sums, ct.float32) * factors, ct.float16))


@dataclass(frozen=True, slots=True)
class Kernel:
    """`arrays` are the arguments: their elements and how many dimensions they have. `sizes` are those of the arrays,
    dimension by dimension, side by side; `grid` the numbers of blocks that go with them. `level` is the strongest at
    which all stages are equal, `triton` that of the same kernel in Triton, `moved` that of stages whose operations
    only moved. A kernel that `gathers` goes to addresses that are data. The older bytecode has no kernel that is not
    `in_older`."""

    function: Any
    arrays: Mapping[str, tuple[str, int]]
    sizes: Mapping[str, tuple[int, ...]]
    grid: tuple[tuple[int, int], ...]
    level: str = "bitwise"
    triton: str = ""
    moved: str = "bitwise"
    gathers: bool = False
    in_older: bool = True
    wrong: Mapping[str, tuple[str, str]] = field(default_factory=dict)


def _racy(operation: str, shape: str, modifiers: str = "") -> tuple[str, str]:
    """An edit that makes an atomic update of integers a load, an operation and a store."""
    tiles = f"tile<{shape}ptr<i32>>", f"tile<{shape}i32>", f"tile<{shape}i1>"
    old = f"load_ptr_tko weak \\2, \\4 token=\\5 : {tiles[0]}, {tiles[2]} -> {tiles[1]}, token"
    new = f"{operation} %old, \\3{modifiers} : {tiles[1]}"
    store = f"store_ptr_tko weak \\2, %new, \\4 token=%old_token : {', '.join(tiles)} -> token"
    return (
        r"%\w+, (%\w+) = atomic_rmw_tko relaxed device (%\w+), \w+, (%\w+), (%\w+) token=(%\w+) .*",
        f"%old, %old_token = {old}\n  %new = {new}\n  \\1 = {store}",
    )


KERNELS = {
    "add": Kernel(
        add,
        dict.fromkeys(("x", "y", "o"), ("float32", 1)),
        dict.fromkeys(("x.size0", "y.size0", "o.size0"), (32, 37)),
        ((2, 1), (3, 1)),
        triton="bitwise",
    ),
    "matmul": Kernel(
        matmul,
        dict.fromkeys(("a", "b", "c"), ("float32", 2)),
        {
            "a.size0": (16, 19),
            "a.size1": (8, 20),
            "b.size0": (8, 20),
            "b.size1": (16, 18),
            "c.size0": (16, 19),
            "c.size1": (16, 18),
        },
        ((1, 1), (2, 2)),
        "reassociated",
        "reassociated",
        "reassociated",
        wrong={"the indices of a tile exchanged": (r"\[%loopIdx, (%\w+)\]", r"[\1, %loopIdx]")},
    ),
    "softmax": Kernel(
        softmax,
        dict.fromkeys(("x", "o"), ("float32", 2)),
        {"x.size0": (2, 3), "x.size1": (16, 13), "o.size0": (2, 3), "o.size1": (16, 13)},
        ((2, 1), (3, 1)),
        "reassociated",
        "reassociated",
        wrong={
            "lanes beyond the row are 0 and not minus infinity": (
                r"(?s)padding_value = neg_inf(.*?)padding_value = neg_inf",
                r"padding_value = zero\1padding_value = zero",
            )
        },
    ),
    "layer_norm": Kernel(
        layer_norm,
        {"x": ("float32", 2), "weight": ("float32", 1), "bias": ("float32", 1), "o": ("float32", 2)},
        {
            "x.size0": (1, 2),
            "x.size1": (32, 21),
            "weight.size0": (32, 21),
            "bias.size0": (32, 21),
            "o.size0": (1, 2),
            "o.size1": (32, 21),
        },
        ((1, 1), (2, 1)),
        "real",
        moved="reassociated",
        wrong={"the mean is added": (r" = subf ", " = addf ")},
    ),
    "attention": Kernel(
        attention,
        dict.fromkeys(("q", "k", "v", "o"), ("float32", 2)),
        {f"{name}.size{at}": ((16, 24), (8, 8))[at] for name in ("q", "k", "v", "o") for at in range(2)},
        ((2, 1), (3, 1)),
        "real",
        moved="reassociated",
    ),
    "transpose": Kernel(
        transpose,
        dict.fromkeys(("x", "o"), ("float32", 2)),
        {"x.size0": (16, 21), "x.size1": (16, 11), "o.size0": (16, 11), "o.size1": (16, 21)},
        ((1, 2), (2, 2)),
        triton="bitwise",
    ),
    "index_select": Kernel(
        index_select,
        {"x": ("float32", 1), "index": ("int32", 1), "o": ("float32", 1)},
        {"x.size0": (16, 9), "index.size0": (16, 21), "o.size0": (16, 21)},
        ((1, 1), (2, 1)),
        gathers=True,
        wrong={"what is beyond is 1": ("<f32: 0.000000e+00>", "<f32: 1.000000e+00>")},
    ),
    "dequantize": Kernel(
        dequantize,
        {"packed": ("int32", 1), "scale": ("float32", 1), "o": ("float32", 1)},
        {"packed.size0": (16, 32), "scale.size0": (1, 1), "o.size0": (32, 64)},
        ((2, 1), (4, 1)),
        wrong={"three bits instead of four": ("<i32: 15>", "<i32: 7>")},
    ),
    "histogram": Kernel(
        histogram,
        {"x": ("int32", 1), "o": ("int32", 1)},
        {"x.size0": (16, 21), "o.size0": (4, 3)},
        ((1, 1), (2, 1)),
        gathers=True,
        wrong={"a count loaded, raised and stored": _racy("addi", "16x")},
    ),
    "maximum": Kernel(
        maximum,
        {"x": ("int32", 1), "o": ("int32", 1)},
        {"x.size0": (32, 21), "o.size0": (1, 1)},
        ((2, 1), (2, 1)),
        triton="bitwise",
        wrong={
            "the maximum of other signs": (" max, ", " umax, "),
            "the last block's maximum": (" max, ", " xchg, "),
            "a maximum loaded, compared and stored": _racy("maxi", "", " signed"),
        },
    ),
    "column_sums": Kernel(
        column_sums,
        {"x": ("float32", 2), "o": ("float32", 1)},
        {"x.size0": (8, 13), "x.size1": (8, 12), "o.size0": (8, 12)},
        ((1, 1), (2, 2)),
        "reassociated",
        moved="reassociated",
        in_older=False,
        wrong={
            "sums of the last rows alone": (
                r"atomic_red_view_tko relaxed device (%\w+\[.*?\]), addf, (%\w+) (.*)",
                r"store_view_tko weak \2, \1 \3",
            )
        },
    ),
    "scan": Kernel(
        scan,
        dict.fromkeys(("x", "sums", "products"), ("int32", 2)),
        {f"{name}.size{at}": ((2, 3), (16, 13))[at] for name in ("x", "sums", "products") for at in range(2)},
        ((2, 1), (3, 1)),
        triton="bitwise",
        wrong={
            "from the other end": ("reverse=true", "reverse=false"),
            "sums that leave out the last": (
                r"(?s)((%\w+) = scan (%\w+).*?\n  \})(.*?weak )\2,",
                r"\1\n  %exclusive = subi \2, \3 : tile<1x16xi32>\4%exclusive,",
            ),
        },
    ),
    "running_sums": Kernel(
        running_sums,
        dict.fromkeys(("x", "o"), ("float32", 2)),
        {f"{name}.size{at}": ((1, 2), (16, 21))[at] for name in ("x", "o") for at in range(2)},
        ((1, 1), (2, 1)),
        "reassociated",
        moved="reassociated",
        wrong={"from the other end": ("reverse=false", "reverse=true")},
    ),
    "narrow_matmul": Kernel(
        narrow_matmul,
        {"a": ("float8_e4m3fn", 2), "b": ("float8_e4m3fn", 2), "scale": ("float32", 1), "c": ("bfloat16", 2)},
        {
            "a.size0": (8, 11),
            "a.size1": (8, 12),
            "b.size0": (8, 12),
            "b.size1": (8, 9),
            "scale.size0": (8, 11),
            "c.size0": (8, 11),
            "c.size1": (8, 9),
        },
        ((1, 1), (2, 2)),
        "reassociated",
        moved="reassociated",
    ),
    "narrow_round": Kernel(
        narrow_round,
        {"x": ("bfloat16", 1), "scale": ("float32", 1), "o": ("float8_e4m3fn", 1)},
        {"x.size0": (16, 21), "scale.size0": (2, 3), "o.size0": (16, 21)},
        ((2, 1), (3, 1)),
        wrong={"a factor for a divisor": (r" = divf ", " = mulf ")},
    ),
    "rotary": Kernel(
        rotary,
        dict.fromkeys(("x", "cos", "sin", "o"), ("bfloat16", 2)),
        {
            **{f"{name}.size0": (2, 3) for name in ("x", "cos", "sin", "o")},
            **{f"{name}.size1": (8, 8) for name in ("x", "o")},
            **{f"{name}.size1": (4, 4) for name in ("cos", "sin")},
        },
        ((2, 1), (3, 1)),
        "real",
        moved="real",
        wrong={"the halves in another order": (r"= cat (%\w+), (%\w+)", r"= cat \2, \1")},
    ),
    "gelu": Kernel(
        gelu,
        dict.fromkeys(("x", "o"), ("float16", 1)),
        dict.fromkeys(("x.size0", "o.size0"), (32, 21)),
        ((2, 1), (2, 1)),
        "real",
        moved="real",
        wrong={"another function": (r" = tanh ", " = sin ")},
    ),
    "quantized_matmul": Kernel(
        quantized_matmul,
        {"a": ("int8", 2), "b": ("int8", 2), "scale": ("float32", 1), "c": ("float16", 2)},
        {
            "a.size0": (8, 11),
            "a.size1": (8, 12),
            "b.size0": (8, 12),
            "b.size1": (8, 9),
            "scale.size0": (8, 9),
            "c.size0": (8, 11),
            "c.size1": (8, 9),
        },
        ((1, 1), (2, 2)),
        wrong={"a sum that starts again": (r"mmai (%\w+), (%\w+), %iterArg0", r"mmai \1, \2, %cst_0_i32_0")},
    ),
}

# What makes a stage of any kernel wrong.
WRONG = {
    "a difference for a sum": (r" = addf (%\w+), (%\w+)(?!.*\n\s*yield)", r" = subf \1, \2"),
    "an id of another axis": (r"%blockId_x, %blockId_y,", "%blockId_y, %blockId_x,"),
    "a sum that starts again": (r"mmaf (%\w+), (%\w+), %iterArg0", r"mmaf \1, \2, %cst_0_f32"),
    "products with the first factor twice": (r"mulf (%\w+), %\w+", r"mulf \1, \1"),
}
