"""Reductions of the tosa dialect along one dimension, whose size becomes 1."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.tosa.operands import axis_of, ignores_nans, is_nan
from interp import ir
from interp.ir.floats import FLOAT_FORMATS


def lowest(lowering: Lowering, type: ir.Scalar, negative: bool = True) -> ir.Value:
    """The lowest number of a type, or the highest; of floats the lowest finite one."""
    if not type.is_float:
        most = (1 << (type.width - 1)) - 1
        return lowering.constant(-most - 1 if negative else most, type)
    if type.name not in FLOAT_FORMATS:
        raise lowering.unsupported(f"elements of type {type}")
    return lowering.constant(FLOAT_FORMATS[type.name].largest | int(negative) << (type.width - 1), type)


def note_lowest(lowering: Lowering, type: ir.Scalar) -> None:
    """States with what a maximum or minimum of floats begins."""
    if type.is_float:
        lowering.assumptions.add("tosa's maxima and minima of floats begin with the lowest and highest finite number")


@handles(
    *(f"tosa.reduce_{name}" for name in ("sum", "product", "max", "min", "all", "any")),
    attributes=("axis", "nan_mode"),
)
def _reduce(lowering: Lowering, operation: Any) -> None:
    kind = operation.name.removeprefix("tosa.reduce_")
    view, axis = lowering.value(operation.operands[0]), axis_of(operation)
    element = view_type(view).element
    number = "f" if element.is_float else "i"
    if kind in ("sum", "product"):
        name = {"sum": "add", "product": "mul"}[kind] + number
        if element.is_float and element.name not in FLOAT_FORMATS:
            raise lowering.unsupported(f"elements of type {element}")
        one = FLOAT_FORMATS[element.name].one if element.is_float else 1
        start = lowering.constant(0 if kind == "sum" else one, element)
        leave_order_open(lowering, (name,))
    elif kind in ("max", "min"):
        name = {"maxf": "maximumf", "minf": "minimumf", "maxi": "maxsi", "mini": "minsi"}[kind + number]
        start = lowest(lowering, element, kind == "max")
        note_lowest(lowering, element)
    else:
        if element != ir.I1:
            raise lowering.unsupported(f"elements of type {element}, which are no truth values")
        name = {"all": "andi", "any": "ori"}[kind]
        start = lowering.constant(int(kind == "all"), element)
    without_nans = element.is_float and ignores_nans(lowering, operation)
    sizes = lowering.sizes(view)
    kept = [1 if dimension == axis else size for dimension, size in enumerate(sizes)]
    buffer = lowering.tensors.result(operation, kept)
    all_nans = [lowering.constant(1, ir.I1)] if without_nans else []
    with lowering.loops(kept) as point:
        with lowering.loop(0, sizes[axis], carried=[start, *all_nans]) as loop:
            there: list[ir.Index] = list(point)
            there[axis] = loop.induction
            value = lowering.load(view, there)
            result = lowering.op(name, [value, loop.carried[0]], element)
            loop.yielded = [result]
            if without_nans:
                none = is_nan(lowering, value)
                still = lowering.op("andi", [loop.carried[1], none], ir.I1)
                loop.yielded = [lowering.select(none, loop.carried[0], result), still]
        total = loop.results[0]
        if without_nans:
            total = lowering.select(
                loop.results[1], lowering.constant(FLOAT_FORMATS[element.name].canonical_nan, element), total
            )
        lowering.store(total, buffer, point)


@handles("tosa.argmax", attributes=("axis", "nan_mode"))
def _argmax(lowering: Lowering, operation: Any) -> None:
    """The first index of the largest element; of the first NaN where there is one and NaNs take part."""
    without_nans = ignores_nans(lowering, operation)
    view, axis = lowering.value(operation.operands[0]), axis_of(operation)
    element = view_type(view).element
    wanted = lowering.type(operation.results[0].type)
    assert isinstance(wanted, ir.View)
    sizes = lowering.sizes(view)
    kept = sizes[:axis] + sizes[axis + 1 :]
    note_lowest(lowering, element)
    first, start = lowering.constant(0, wanted.element), lowest(lowering, element)
    buffer = lowering.tensors.result(operation, kept)
    with lowering.loops(kept) as point:
        with lowering.loop(0, sizes[axis], carried=[first, start]) as loop:
            best, most = loop.carried
            value = lowering.load(view, [*point[:axis], loop.induction, *point[axis:]])
            number = lowering.op("index_cast", [loop.induction], wanted.element)
            if element.is_float and without_nans:
                larger = lowering.op("cmpf.ogt", [value, most], ir.I1)
            elif element.is_float:
                larger = lowering.op("cmpf.ugt", [value, most], ir.I1)
                ordered = lowering.op("cmpf.ord", [most, most], ir.I1)
                larger = lowering.op("andi", [larger, ordered], ir.I1)
            else:
                larger = lowering.op("cmpi.sgt", [value, most], ir.I1)
            loop.yielded = [lowering.select(larger, *each) for each in ((number, best), (value, most))]
        lowering.store(loop.results[0], buffer, point)
