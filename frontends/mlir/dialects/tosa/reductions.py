"""Reductions of the tosa dialect along one dimension, whose size becomes 1."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.mlir.dialects.tosa.operands import axis_of, ignores_nans, is_nan
from interp import ir

_LARGEST = {"f16": 0x7BFF, "bf16": 0x7F7F, "f32": 0x7F7FFFFF, "f64": 0x7FEFFFFFFFFFFFFF}
_NAN = {"f16": 0x7E00, "bf16": 0x7FC0, "f32": 0x7FC00000, "f64": 0x7FF8000000000000}
_ONE = {"f16": 0x3C00, "bf16": 0x3F80, "f32": 0x3F800000, "f64": 0x3FF0000000000000}


def lowest(lowering: Lowering, type: ir.Scalar, negative: bool = True) -> ir.Value:
    """The lowest number of a type, or the highest; of floats the lowest finite one."""
    if not type.is_float:
        most = (1 << (type.width - 1)) - 1
        return lowering.constant(-most - 1 if negative else most, type)
    if type.name not in _LARGEST:
        raise lowering.unsupported(f"elements of type {type}")
    return lowering.constant(_LARGEST[type.name] | int(negative) << (type.width - 1), type)


def note_lowest(lowering: Lowering, type: ir.Scalar) -> None:
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
        one = _ONE.get(element.name) if element.is_float else 1
        if one is None:
            raise lowering.unsupported(f"elements of type {element}")
        start = lowering.constant(0 if kind == "sum" else one, element)
        leave_order_open(lowering, (name,))
    elif kind in ("max", "min"):
        name = {"maxf": "maximumf", "minf": "minimumf", "maxi": "maxsi", "mini": "minsi"}[kind + number]
        start = lowest(lowering, element, kind == "max")
        note_lowest(lowering, element)
    else:
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
            total = lowering.select(loop.results[1], lowering.constant(_NAN[element.name], element), total)
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
