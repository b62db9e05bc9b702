"""`tosa.resize`: images of another size, by the nearest element or on the lines between four.

A place `o` of the result is `(o * denominator + offset) / numerator` of the image, whose edge goes on outside of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.tosa.operands import float_constant, static_sizes
from frontends.mlir.dialects.tosa.shapes import constant_numbers
from interp import ir
from interp.ir.affine import combine

_LARGEST_SCALE = 256  # TOSA's MAX_SCALE, up to which the fractions of two numbers are exact enough to compare in f16


class _Axis(Struct, frozen=True):
    """One dimension of an image: its size, and how places of the result are places of it."""

    size: int
    numerator: int
    denominator: int
    offset: int

    def place(self, lowering: Lowering, at: ir.Value) -> tuple[ir.Index, ir.Index]:
        """The element at or before a place of the result, and how many parts of `numerator` are between them."""
        if self.size == 1:
            return 0, 0
        place = combine("+", combine("*", at, self.denominator), self.offset)
        whole = lowering.apply(combine("floordiv", place, self.numerator))
        return whole, lowering.apply(combine("mod", place, self.numerator))

    def clamped(self, lowering: Lowering, index: ir.Index) -> ir.Index:
        if isinstance(index, int):
            return max(0, min(index, self.size - 1))
        index = lowering.op("maxsi", [index, lowering.constant(0)], ir.INDEX)
        return lowering.op("minsi", [index, lowering.constant(self.size - 1)], ir.INDEX)


@handles("tosa.resize", attributes=("mode",))
def _resize(lowering: Lowering, operation: Any) -> None:
    image, *shapes = operation.operands
    view = lowering.value(image)
    scale, offset, border = (constant_numbers(lowering, each) for each in shapes)
    sizes = static_sizes(lowering, operation.results[0])
    given = static_sizes(lowering, image)
    axes = [_Axis(given[1 + at], scale[2 * at], scale[2 * at + 1], offset[at]) for at in range(2)]
    for at, axis in enumerate(axes):
        if not 0 < axis.numerator <= _LARGEST_SCALE or axis.denominator <= 0:
            raise lowering.unsupported(f"a scale of {axis.numerator} to {axis.denominator}")
        room = (axis.size - 1) * axis.numerator - axis.offset + border[at]
        if room < 0 or room // axis.denominator + 1 != sizes[1 + at]:
            raise lowering.unsupported("an output size that does not follow from the scale")
    if given[0] != sizes[0] or given[3] != sizes[3]:
        raise lowering.unsupported("another number of images or channels")
    mode = str(operation.attributes["mode"]).removeprefix("#tosa.resize_mode<").removesuffix(">")
    to = lowering.type(operation.results[0].type)
    assert isinstance(to, ir.View)
    if mode == "NEAREST_NEIGHBOR":
        _require(lowering, view_type(view).element == to.element, view, to)
        resize = _nearest
    elif mode == "BILINEAR":
        resize = _bilinear
    else:
        raise lowering.unsupported(f"mode {mode}")
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (n, y, x, c):
        places = [axis.place(lowering, at) for axis, at in zip(axes, (y, x), strict=True)]
        lowering.store(resize(lowering, view, to.element, axes, places, (n, c)), buffer, [n, y, x, c])


def _require(lowering: Lowering, fits: bool, view: ir.Value, to: ir.View) -> None:
    if not fits:
        raise lowering.unsupported(f"elements of type {to.element} of elements of type {view_type(view).element}")


_Places = Sequence[tuple[ir.Index, ir.Index]]


def _nearest(
    lowering: Lowering,
    view: ir.Value,
    type: ir.Scalar,
    axes: Sequence[_Axis],
    places: _Places,
    rest: tuple[ir.Value, ir.Value],
) -> ir.Value:
    """The next element from the middle on."""
    chosen: list[ir.Index] = []
    for axis, (whole, parts) in zip(axes, places, strict=True):
        further = lowering.apply(combine("floordiv", combine("*", parts, 2), axis.numerator))
        chosen.append(axis.clamped(lowering, lowering.apply(combine("+", whole, further))))
    return lowering.load(view, [rest[0], *chosen, rest[1]])


def _bilinear(
    lowering: Lowering,
    view: ir.Value,
    type: ir.Scalar,
    axes: Sequence[_Axis],
    places: _Places,
    rest: tuple[ir.Value, ir.Value],
) -> ir.Value:
    """Along rows first, where there is more than one element. Integers are not divided: the result is as many times
    larger as both numerators say."""
    given = view_type(view).element
    if type.is_float and given != type:
        raise lowering.unsupported(f"elements of type {type} of elements of type {given}")
    rows, columns = (
        [axis.clamped(lowering, whole), axis.clamped(lowering, lowering.apply(combine("+", whole, 1)))]
        for axis, (whole, _) in zip(axes, places, strict=True)
    )
    weights = [_weights(lowering, type, axis, parts) for axis, (_, parts) in zip(axes, places, strict=True)]
    kind = "f" if type.is_float else "i"

    def between(values: Sequence[ir.Value], axis: _Axis, weights: tuple[ir.Value, ir.Value]) -> ir.Value:
        if axis.size == 1:
            return values[0] if type.is_float else lowering.op("muli", [values[0], weights[0]], type)
        products = [lowering.op(f"mul{kind}", list(each), type) for each in zip(values, weights, strict=True)]
        return lowering.op(f"add{kind}", products, type)

    lines = []
    for row in rows:
        values = [lowering.load(view, [rest[0], row, column, rest[1]]) for column in columns]
        if given != type:
            values = [lowering.op("extsi", [value], type) for value in values]
        lines.append(between(values, axes[1], weights[1]))
    return between(lines, axes[0], weights[0])


def _weights(lowering: Lowering, type: ir.Scalar, axis: _Axis, parts: ir.Index) -> tuple[ir.Value, ir.Value]:
    """Those of an element and of the next one; of floats they add up to one."""
    number = lowering.op("index_cast", [lowering.as_value(parts)], ir.Scalar("i32"))
    if type.is_float:
        divisor = float_constant(lowering, float(axis.numerator), type)
        second = lowering.op("divf", [lowering.op("sitofp", [number], type), divisor], type)
        one = float_constant(lowering, 1.0, type)
        return lowering.op("subf", [one, second], type), second
    if type.width > 32:
        number = lowering.op("extsi", [number], type)
    elif type.width < 32:
        raise lowering.unsupported(f"elements of type {type}")
    return lowering.op("subi", [lowering.constant(axis.numerator, type), number], type), number
