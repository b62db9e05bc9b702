"""What the kernels of `corpora/pipelines` compute, in numpy: those on linalg by its documentation, and those of tosa by
the pseudo code of its specification."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import numpy as np
from numpy.lib.stride_tricks import sliding_window_view

Array = np.ndarray[Any, Any]
_MEMREF = re.compile(r"memref<((?:\d+x)*)(\w+)>")


def drawn(kernel: str, types: tuple[str, ...], seed: int) -> tuple[Array, ...]:
    """Arguments: numbers near one or small whole ones, and integers of every size. Positions are within their array."""
    chance = np.random.default_rng(seed)
    found = []
    for type in types:
        match = _MEMREF.fullmatch(type)
        assert match, type
        shape = tuple(int(each) for each in match[1].split("x") if each)
        if match[2] == "index":
            found.append(chance.integers(0, 7, shape))
        elif match[2][0] == "i":
            limits = np.iinfo(f"i{int(match[2][1:]) // 8}")
            low, high = (limits.min, limits.max) if seed % 2 == 0 else (-8, 8)
            found.append(chance.integers(low, high, shape, endpoint=True).astype(limits.dtype))
        else:
            numbers = chance.normal(size=shape) if seed % 2 == 0 else chance.integers(-4, 5, shape)
            found.append(np.asarray(numbers).astype(f"f{int(match[2][1:]) // 8}"))
    if kernel == "tosa/table-i16":  # whose slopes the specification bounds
        found[1] = np.cumsum(chance.integers(-60, 61, 513)).astype(np.int16)
    return tuple(found)


def _wide(*arrays: Array) -> list[Array]:
    return [each.astype(np.float64 if each.dtype.kind == "f" else np.int64) for each in arrays]


def _product(a: Array, b: Array) -> list[Array]:
    x, y = _wide(a, b)
    return [x @ y]


def _convolution(stride: int) -> Callable[[Array, Array], list[Array]]:
    """Of an image nhwc with filters hwcf."""

    def convolved(image: Array, filters: Array) -> list[Array]:
        x, w = _wide(image, filters)
        windows = sliding_window_view(x, w.shape[:2], axis=(1, 2))[:, ::stride, ::stride]
        return [np.einsum("nyxcij,ijcf->nyxf", windows, w)]

    return convolved


def _by_channel(image: Array, filters: Array) -> list[Array]:
    x, w = _wide(image, filters)
    return [np.einsum("nyxcij,ijc->nyxc", sliding_window_view(x, w.shape[:2], axis=(1, 2)), w)]


def _softmax(x: Array) -> Array:
    powers = np.exp(x - x.max(-1, keepdims=True))
    return powers / powers.sum(-1, keepdims=True)


def _attention(q: Array, k: Array, v: Array) -> list[Array]:
    q, k, v = _wide(q, k, v)
    return [_softmax(q @ k.T) @ v]


def _normalized(x: Array) -> list[Array]:
    (x,) = _wide(x)
    centred = x - x.mean(-1, keepdims=True)
    return [centred / np.sqrt((centred**2).mean(-1, keepdims=True) + 1e-5)]


def _largest(image: Array, window: Array) -> list[Array]:
    return [image.reshape(1, 3, 2, 3, 2, 2).max((2, 4))]


def _packed(x: Array) -> list[Array]:
    padded = np.pad(x, ((0, 1), (0, 3)))
    return [padded.reshape(2, 4, 3, 4).transpose(0, 2, 1, 3), x]


def _joined(a: Array, b: Array) -> list[Array]:
    return [np.pad(np.concatenate([a, b]), ((1, 0), (2, 1)), constant_values=1)]


# -- tosa --------------------------------------------------------------------------------------------------------------


def _rescaled(x: Array) -> list[Array]:
    """apply_scale_32 with double rounding, from the zero point 7 to the zero point 5."""
    found = np.zeros(x.shape, np.int64)
    multipliers, shifts = (1073741824, 1073741825, 5), (35, 30, 33)
    for at in np.ndindex(*x.shape):
        value, multiplier, shift = int(x[at]) - 7, multipliers[at[1]], shifts[at[1]]
        rounding = 1 << shift - 1
        if shift > 31:
            rounding += (1 << 30) if value >= 0 else -(1 << 30)
        found[at] = max(-128, min(127, (value * multiplier + rounding >> shift) + 5))
    return [found]


def _looked_up(x: Array, table: Array) -> list[Array]:
    """Of 513 numbers, with seven bits between two of them."""
    value = x.astype(np.int64) + 32768
    base, next = (table.astype(np.int64)[(value >> 7) + each] for each in (0, 1))
    return [(base << 7) + (next - base) * (value & 127)]


def _resized(image: Array) -> list[Array]:
    """Bilinear, twice as large in either direction: scale 4/2, offset -1, border 1."""
    x = image.astype(np.int64)
    found = np.zeros((1, 6, 8, 2), np.int64)

    def split(at: int, length: int) -> tuple[int, int, int]:
        place = at * 2 - 1
        low, part = place // 4, place % 4
        return max(0, min(low, length - 1)), max(0, min(low + 1, length - 1)), part

    for row, column in np.ndindex(6, 8):
        (y0, y1, dy), (x0, x1, dx) = split(row, 3), split(column, 4)
        found[0, row, column] = (
            x[0, y0, x0] * (4 - dy) * (4 - dx)
            + x[0, y0, x1] * (4 - dy) * dx
            + x[0, y1, x0] * dy * (4 - dx)
            + x[0, y1, x1] * dy * dx
        )
    return [found]


def _transformed(x: Array) -> list[Array]:
    found = np.fft.rfft2(x.astype(np.float64))
    return [found.real, found.imag]


def _zero_points(*arrays: Array) -> list[Array]:
    """Bytes less the zero point of three."""
    return [each.astype(np.int64) - 3 for each in arrays]


def _convolved_in_space(image: Array, filters: Array, bias: Array) -> list[Array]:
    x, w, b = *_zero_points(image, filters), bias
    padded = np.pad(x, ((0, 0), (0, 1), (1, 1), (0, 0), (0, 0)))
    windows = sliding_window_view(padded, w.shape[1:4], axis=(1, 2, 3))
    return [np.einsum("nzyxcijk,fijkc->nzyxf", windows, w) + b]


def _averaged(image: Array) -> list[Array]:
    """Of the elements of each window that are within the image, by a reciprocal and a shift."""
    found = np.zeros((1, 4, 4, 2), np.int64)
    for row, column in np.ndindex(4, 4):
        (window,) = _zero_points(image[0, max(0, 2 * row - 1) : 2 * row + 1, max(0, 2 * column - 1) : 2 * column + 1])
        sums, count = window.sum((0, 1)), window.shape[0] * window.shape[1]
        bits = (count - 1).bit_length()
        multiplier, shift = ((1 << 30) + 1 << bits) // count, 30 + bits
        found[0, row, column] = np.clip((sums * multiplier + (1 << shift - 1) >> shift) + 3, -128, 127)
    return [found]


def _looped(a: Array, b: Array) -> list[Array]:
    for _ in range(4):
        a, b = b, a + b
    return [np.array(4), a, b]


def _laid_out(a: Array, b: Array) -> list[Array]:
    turned = np.concatenate([a, b], axis=1).transpose(2, 0, 1)[:, ::-1].reshape(4, 12)
    return [turned, np.pad(a, ((1, 0), (0, 1), (0, 1))), a[:, 1:, 1:], np.tile(a, (2, 1, 1))]


def _first_largest(x: Array) -> list[Array]:
    return [x.argmax(0)]


def _spread(image: Array, filters: Array, bias: Array) -> list[Array]:
    """Each element of an image, times the filters, two elements apart; one row more below, one column before."""
    x, w, b = _wide(image, filters, bias)
    found = np.zeros((1, 8, 10, 3)) + b
    for row, column, i, j in np.ndindex(3, 4, 3, 3):
        found[0, 2 * row + i, 2 * column + j + 1] += w[:, i, j] @ x[0, row, column]
    return [found]


REFERENCES: dict[str, Callable[..., list[Array]]] = {
    "convolution/affine": _by_channel,
    "convolution/generalize": _convolution(2),
    "convolution/img2col": _convolution(1),
    "convolution/vectorize": lambda x, w: [np.convolve(x.astype(np.float64), w[::-1].astype(np.float64), "valid")],
    "convolution/winograd": lambda x, w: _convolution(1)(x, w.transpose(1, 2, 3, 0)),
    "layout/concat-pad": _joined,
    "layout/gather": lambda x, rows: [x[rows]],
    "layout/pack": _packed,
    "layout/transpose": lambda x: [x.transpose(2, 0, 1)],
    "matmul/forall": _product,
    "matmul/pack": _product,
    "matmul/pad": _product,
    "matmul/peel": _product,
    "matmul/super-vectorize": _product,
    "matmul/tile": _product,
    "matmul/to-llvm": _product,
    "matmul/vectorize": _product,
    "reductions/attention": _attention,
    "reductions/layer-norm": _normalized,
    "reductions/max-pooling": _largest,
    "reductions/reduce-rows": lambda x: [x.astype(np.float64).sum(1)],
    "reductions/softmax": lambda x: [_softmax(x.astype(np.float64))],
    "reductions/split": _product,
    "tosa/argmax-i8": _first_largest,
    "tosa/avg_pool2d-i8": _averaged,
    "tosa/conv3d-i8": _convolved_in_space,
    "tosa/layout": _laid_out,
    "tosa/matmul-i8": lambda a, b: _product(*_zero_points(a, b)),
    "tosa/rescale-by-channel": _rescaled,
    "tosa/resize-bilinear-i8-3": _resized,
    "tosa/rfft2d": _transformed,
    "tosa/table-i16": _looked_up,
    "tosa/transpose_conv2d-2-2-f32": _spread,
    "tosa/while_loop": _looped,
}
