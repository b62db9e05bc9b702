"""Fourier transforms of the tosa dialect, as sums over all elements.

Angles are computed as MLIR's lowering does, one fraction of a turn for each dimension, whose sum is multiplied by 2 pi.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.tosa.operands import float_constant, static_sizes
from frontends.mlir.dialects.tosa.windows import accumulate_several
from interp import ir
from interp.ir.affine import combine

_I32 = ir.Scalar("i32")
_TURN = 6.283185307179586


class _Angles:
    """The angles by which the elements of an image of `height` times `width` are turned."""

    def __init__(self, lowering: Lowering, height: int, width: int, type: ir.Scalar) -> None:
        if type.name not in ("f32", "f16", "f64"):
            raise lowering.unsupported(f"elements of type {type}")
        self.lowering = lowering
        self.sizes = (height, width)
        self.type = type

    def fractions(self, place: list[ir.Value], element: list[ir.Value]) -> list[ir.Index]:
        """In each dimension how many parts of a turn, of as many as there are elements."""
        found = []
        for at, by, size in zip(element, place, self.sizes, strict=True):
            product = self.lowering.op("muli", [at, by], ir.INDEX)
            found.append(self.lowering.apply(combine("mod", product, size)))
        return found

    def angle(self, fractions: list[ir.Index]) -> ir.Value:
        lowering = self.lowering
        parts = []
        for fraction, size in zip(fractions, self.sizes, strict=True):
            number = lowering.op("index_castui", [lowering.as_value(fraction)], _I32)
            number = lowering.op("uitofp", [number], self.type)
            parts.append(lowering.op("divf", [number, float_constant(lowering, float(size), self.type)], self.type))
        turn = float_constant(lowering, _TURN, self.type)
        return lowering.op("mulf", [lowering.op("addf", parts, self.type), turn], self.type)

    def is_whole(self, fractions: list[ir.Index]) -> ir.Value:
        """Whether the angle is a multiple of half a turn in each dimension, so that its sine is zero."""
        lowering = self.lowering
        found = []
        for fraction, size in zip(fractions, self.sizes, strict=True):
            none, half = (lowering.compare("eq", fraction, number) for number in (0, size // 2))
            found.append(lowering.op("ori", [none, half], ir.I1))
        return lowering.op("andi", found, ir.I1)


@handles("tosa.fft2d", attributes=("inverse", "local_bound"))
def _transform(lowering: Lowering, operation: Any) -> None:
    real, imaginary = lowering.operands(operation)
    count, height, width = static_sizes(lowering, operation.operands[0])
    type = view_type(real).element
    inverse = bool(operation.attributes["inverse"].value)
    angles = _Angles(lowering, height, width, type)
    leave_order_open(lowering, ("addf",))
    zero = lowering.constant(0, type)
    buffers = [lowering.tensors.result(operation, [count, height, width], at) for at in range(2)]

    def number(name: str, left: ir.Value, right: ir.Value) -> ir.Value:
        return lowering.op(name, [left, right], type)

    with lowering.loops([count, height, width]) as (n, *place):

        def terms(totals: list[ir.Value], element: list[ir.Value]) -> list[ir.Value]:
            angle = angles.angle(angles.fractions(place, element))
            if inverse:
                angle = number("mulf", angle, float_constant(lowering, -1.0, type))
            cosine, sine = (lowering.op(name, [angle], type) for name in ("cos", "sin"))
            x, y = (lowering.load(view, [n, *element]) for view in (real, imaginary))
            turned_real = number("addf", number("mulf", x, cosine), number("mulf", y, sine))
            turned_imaginary = number("subf", number("mulf", y, cosine), number("mulf", x, sine))
            return [number("addf", totals[0], turned_real), number("addf", totals[1], turned_imaginary)]

        for total, buffer in zip(
            accumulate_several(lowering, [height, width], [zero, zero], terms), buffers, strict=True
        ):
            lowering.store(total, buffer, [n, *place])


@handles("tosa.rfft2d", attributes=("local_bound",))
def _real_transform(lowering: Lowering, operation: Any) -> None:
    """Of real numbers, of which one half of the result tells the other."""
    (view,) = lowering.operands(operation)
    count, height, width = static_sizes(lowering, operation.operands[0])
    type = view_type(view).element
    angles = _Angles(lowering, height, width, type)
    leave_order_open(lowering, ("addf",))
    zero = lowering.constant(0, type)
    sizes = [count, height, width // 2 + 1]
    buffers = [lowering.tensors.result(operation, sizes, at) for at in range(2)]
    with lowering.loops(sizes) as (n, *place):

        def terms(totals: list[ir.Value], element: list[ir.Value]) -> list[ir.Value]:
            fractions = angles.fractions(place, element)
            angle = angles.angle(fractions)
            cosine, sine = (lowering.op(name, [angle], type) for name in ("cos", "sin"))
            sine = lowering.select(angles.is_whole(fractions), zero, sine)
            x = lowering.load(view, [n, *element])
            along, across = (lowering.op("mulf", [x, each], type) for each in (cosine, sine))
            return [lowering.op("addf", [totals[0], along], type), lowering.op("subf", [totals[1], across], type)]

        for total, buffer in zip(
            accumulate_several(lowering, [height, width], [zero, zero], terms), buffers, strict=True
        ):
            lowering.store(total, buffer, [n, *place])
