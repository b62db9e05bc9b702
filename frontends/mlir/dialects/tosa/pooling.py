"""Averages and maxima over windows of images, in the tosa dialect."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.tosa.contractions import FLOATS
from frontends.mlir.dialects.tosa.operands import ignores_nans, integers, is_nan, require_zeros, static_sizes
from frontends.mlir.dialects.tosa.reductions import lowest, note_lowest
from frontends.mlir.dialects.tosa.rescaling import clamped, scaled
from frontends.mlir.dialects.tosa.shapes import constant_numbers
from frontends.mlir.dialects.tosa.windows import accumulate, place_of, require_output_sizes, within
from frontends.mlir.dialects.vector.masks import access_where
from interp import ir
from interp.ir.affine import combine

_I32, _I64 = ir.Scalar("i32"), ir.Scalar("i64")


class _Windows(Struct, frozen=True):
    kernel: list[int]
    strides: list[int]
    pads: list[int]

    def places(self, lowering: Lowering, starts: Sequence[ir.Value], steps: Sequence[ir.Value]) -> list[ir.Index]:
        return [
            lowering.apply(place_of(start, self.strides[at], step, 1, self.pads[2 * at]))
            for at, (start, step) in enumerate(zip(starts, steps, strict=True))
        ]


def _windows(lowering: Lowering, operation: Any, shapes: Sequence[Any]) -> _Windows:
    """How windows lie, as attributes say or, for the adaptive forms, operands."""
    if shapes:
        return _Windows(*(constant_numbers(lowering, each) for each in shapes))
    return _Windows(*(integers(operation, name) for name in ("kernel", "stride", "pad")))


def _shape_operands(operation: Any, first: int) -> list[Any]:
    return list(operation.operands)[first:] if operation.name.endswith("_adaptive") else []


@handles("tosa.avg_pool2d", "tosa.avg_pool2d_adaptive", attributes=("kernel", "stride", "pad", "acc_type"))
def _average_pool(lowering: Lowering, operation: Any) -> None:
    """The sum of a window's elements by how many of them there are. Padding takes part in sums of floats as zeros, and
    none in those of integers, whose quotients are rounded as `tosa.apply_scale` does."""
    image, input_zero, output_zero = list(operation.operands)[:3]
    view = lowering.value(image)
    element = view_type(view).element
    windows = _windows(lowering, operation, _shape_operands(operation, 3))
    sizes = static_sizes(lowering, operation.results[0])
    require_output_sizes(lowering, view, windows.kernel, sizes, windows.pads, windows.strides, [1, 1])
    wanted = lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    if wanted.element != element:
        raise lowering.unsupported(f"averages of type {wanted.element} of {element}")
    if element.is_float:
        if (element.name, element.name) not in FLOATS:
            raise lowering.unsupported(f"averages of {element}")
        require_zeros(lowering, (input_zero, output_zero))
        leave_order_open(lowering, ("addf",))
        if any(windows.pads):
            lowering.assumptions.add("the padding of tosa's averages takes part in sums, as zeros")
        total_type = element
    else:
        if element.name not in ("i8", "i16") or str(operation.attributes["acc_type"].value) != "i32":
            raise lowering.unsupported(f"averages of {element}")
        total_type = _I32
    zero = lowering.constant(0, total_type)
    points = [] if element.is_float else [_zero_point(lowering, each) for each in (input_zero, output_zero)]
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (n, *starts, c):

        def term(total: ir.Value, steps: list[ir.Value]) -> ir.Value:
            places = windows.places(lowering, starts, steps)

            def loaded() -> ir.Value:
                value = lowering.load(view, [n, *places, c])
                return value if element.is_float else lowering.op("extsi", [value], _I32)

            value = access_where(lowering, within(lowering, view, places, windows.pads), loaded, zero)
            return lowering.op("addf" if element.is_float else "addi", [total, value], total_type)

        total = accumulate(lowering, windows.kernel, zero, term)
        count = _count(lowering, view, windows, starts)
        if element.is_float:
            result = lowering.op("divf", [total, lowering.op("sitofp", [count], element)], element)
        else:
            result = _integer_average(lowering, total, count, points, element)
        lowering.store(result, buffer, [n, *starts, c])


def _zero_point(lowering: Lowering, mlir_value: Any) -> ir.Value:
    return lowering.op("extsi", [lowering.load(lowering.value(mlir_value), [0])], _I32)


def _count(lowering: Lowering, view: ir.Value, windows: _Windows, starts: Sequence[ir.Value]) -> ir.Value:
    """How many elements of a window lie in the image, at least one; an i32."""
    counts = []
    for at, begin in enumerate(starts):
        first = lowering.apply(combine("+", combine("*", begin, windows.strides[at]), -windows.pads[2 * at]))
        last = lowering.apply(combine("+", first, windows.kernel[at]))
        whole = lowering.size(view, at + 1)
        first = lowering.op("maxsi", [lowering.as_value(first), lowering.constant(0)], ir.INDEX)
        last = lowering.op("minsi", [lowering.as_value(last), lowering.as_value(whole)], ir.INDEX)
        count = lowering.apply(combine("+", last, combine("*", first, -1)))
        counts.append(lowering.op("maxsi", [lowering.as_value(count), lowering.constant(1)], ir.INDEX))
    return lowering.op("index_cast", [lowering.op("muli", counts, ir.INDEX)], _I32)


def _integer_average(
    lowering: Lowering, total: ir.Value, count: ir.Value, zero_points: Sequence[ir.Value], element: ir.Scalar
) -> ir.Value:
    """The total by the count, as a product with the count's reciprocal (reciprocal_scale of the specification)."""
    before, after = zero_points
    total = lowering.op("subi", [total, lowering.op("muli", [count, before], _I32)], _I32)
    less = lowering.op("subi", [count, lowering.constant(1, _I32)], _I32)
    zeros = lowering.op("ctlz", [less], _I32)
    bits = lowering.op("extui", [lowering.op("subi", [lowering.constant(32, _I32), zeros], _I32)], _I64)
    numerator = lowering.op("shli", [lowering.constant((1 << 30) + 1, _I64), bits], _I64)
    quotient = lowering.op("divui", [numerator, lowering.op("extui", [count], _I64)], _I64)
    multiplier = lowering.op("trunci", [quotient], _I32)
    shift = lowering.op("addi", [bits, lowering.constant(30, _I64)], _I64)
    result = scaled(lowering, total, multiplier, shift, False)
    return clamped(lowering, lowering.op("addi", [result, after], _I32), element)


@handles("tosa.max_pool2d", "tosa.max_pool2d_adaptive", attributes=("kernel", "stride", "pad", "nan_mode"))
def _max_pool(lowering: Lowering, operation: Any) -> None:
    """Padding takes no part; as MLIR decomposes it, it is the lowest number."""
    view = lowering.value(operation.operands[0])
    element = view_type(view).element
    windows = _windows(lowering, operation, _shape_operands(operation, 1))
    sizes = static_sizes(lowering, operation.results[0])
    require_output_sizes(lowering, view, windows.kernel, sizes, windows.pads, windows.strides, [1, 1])
    note_lowest(lowering, element)
    start = lowest(lowering, element)
    larger = larger_of(lowering, element, ignores_nans(lowering, operation))
    buffer = lowering.tensors.result(operation, sizes)
    with lowering.loops(sizes) as (n, *starts, c):

        def term(total: ir.Value, steps: list[ir.Value]) -> ir.Value:
            places = windows.places(lowering, starts, steps)
            inside = within(lowering, view, places, windows.pads)
            value = access_where(lowering, inside, lambda: lowering.load(view, [n, *places, c]), start)
            return larger(total, value)

        lowering.store(accumulate(lowering, windows.kernel, start, term), buffer, [n, *starts, c])


def larger_of(lowering: Lowering, type: ir.Scalar, without_nans: bool) -> Callable[[ir.Value, ir.Value], ir.Value]:
    """The larger one of what there was and a value that comes to it."""

    def larger(total: ir.Value, value: ir.Value) -> ir.Value:
        result = lowering.op("maximumf" if type.is_float else "maxsi", [total, value], type)
        return lowering.select(is_nan(lowering, value), total, result) if without_nans and type.is_float else result

    return larger
