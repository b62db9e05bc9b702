"""Kernels of `kernels.py` in Triton, with the same arguments: an array is a pointer, sizes and strides."""

from __future__ import annotations

import triton
import triton.language as tl

from corpora.gpu.triton.kernels import Kernel


@triton.jit
def add(x, x_size0, x_stride0, y, y_size0, y_stride0, o, o_size0, o_stride0):
    index = tl.program_id(0) * 16 + tl.arange(0, 16)
    left = tl.load(x + index, mask=index < x_size0)
    right = tl.load(y + index, mask=index < y_size0)
    tl.store(o + index, left + right, mask=index < o_size0)


@triton.jit
def matmul(
    a, a_size0, a_size1, a_stride0, a_stride1,
    b, b_size0, b_size1, b_stride0, b_stride1,
    c, c_size0, c_size1, c_stride0, c_stride1,
):  # fmt: skip
    rows = tl.program_id(0) * 16 + tl.arange(0, 16)
    columns = tl.program_id(1) * 16 + tl.arange(0, 16)
    inner = tl.arange(0, 8)
    sums = tl.zeros((16, 16), dtype=tl.float32)
    for k in range(0, a_size1, 8):
        at = inner + k
        x = tl.load(
            a + rows[:, None] * a_stride0 + at[None, :],
            mask=(rows[:, None] < a_size0) & (at[None, :] < a_size1),
            other=0.0,
        )
        y = tl.load(
            b + at[:, None] * b_stride0 + columns[None, :],
            mask=(at[:, None] < b_size0) & (columns[None, :] < b_size1),
            other=0.0,
        )
        sums = tl.dot(x, y, sums, input_precision="ieee")
    inside = (rows[:, None] < c_size0) & (columns[None, :] < c_size1)
    tl.store(c + rows[:, None] * c_stride0 + columns[None, :], sums, mask=inside)


@triton.jit
def softmax(x, x_size0, x_size1, x_stride0, x_stride1, o, o_size0, o_size1, o_stride0, o_stride1):
    row = tl.program_id(0)
    index = tl.arange(0, 16)
    values = tl.load(x + row * x_stride0 + index, mask=index < x_size1, other=-float("inf"))
    exponents = tl.exp(values - tl.max(values, axis=0))
    tl.store(o + row * o_stride0 + index, exponents / tl.sum(exponents, axis=0), mask=index < o_size1)


@triton.jit
def transpose(x, x_size0, x_size1, x_stride0, x_stride1, o, o_size0, o_size1, o_stride0, o_stride1):
    rows = tl.program_id(0) * 16 + tl.arange(0, 16)
    columns = tl.program_id(1) * 8 + tl.arange(0, 8)
    inside = (rows[:, None] < x_size0) & (columns[None, :] < x_size1)
    tile = tl.load(x + rows[:, None] * x_stride0 + columns[None, :], mask=inside)
    there = (columns[:, None] < o_size0) & (rows[None, :] < o_size1)
    tl.store(o + columns[:, None] * o_stride0 + rows[None, :], tl.trans(tile), mask=there)


@triton.jit
def maximum(x, x_size0, x_stride0, o, o_size0, o_stride0):
    index = tl.program_id(0) * 16 + tl.arange(0, 16)
    values = tl.load(x + index, mask=index < x_size0, other=0)
    tl.atomic_max(o, tl.max(values, axis=0), mask=o_size0 > 0, sem="relaxed")


@triton.jit
def scan(
    x, x_size0, x_size1, x_stride0, x_stride1,
    sums, sums_size0, sums_size1, sums_stride0, sums_stride1,
    products, products_size0, products_size1, products_stride0, products_stride1,
):  # fmt: skip
    row = tl.program_id(0)
    index = tl.arange(0, 16)
    values = tl.load(x + row * x_stride0 + index, mask=index < x_size1, other=0)
    tl.store(sums + row * sums_stride0 + index, tl.cumsum(values, axis=0, reverse=True), mask=index < sums_size1)
    products_ = tl.cumprod(values, axis=0)
    tl.store(products + row * products_stride0 + index, products_, mask=index < products_size1)


def _types(arrays: dict[str, int], element: str = "fp32") -> dict[str, str]:
    found = {}
    for name, rank in arrays.items():
        found[name] = f"*{element}"
        found |= dict.fromkeys([f"{name}_{what}{at}" for what in ("size", "stride") for at in range(rank)], "i32")
    return found


KERNELS = {
    "add": Kernel(add, _types({"x": 1, "y": 1, "o": 1}), {}, {}),
    "matmul": Kernel(matmul, _types({"a": 2, "b": 2, "c": 2}), {}, {}),
    "softmax": Kernel(softmax, _types({"x": 2, "o": 2}), {}, {}),
    "transpose": Kernel(transpose, _types({"x": 2, "o": 2}), {}, {}),
    "maximum": Kernel(maximum, _types({"x": 1, "o": 1}, "i32"), {}, {}),
    "scan": Kernel(scan, _types({"x": 2, "sums": 2, "products": 2}, "i32"), {}, {}),
}
