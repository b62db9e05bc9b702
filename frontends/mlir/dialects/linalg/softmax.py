"""`linalg.softmax`: exp(x - max x) / sum exp(x - max x) along one dimension.

Rounding follows the operation's own decomposition in MLIR: `maxnumf` from NaN, its neutral element; `exp` of the
differences; their sum from 0 in the order of the elements; one division for each element.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.linalg.operands import output, require_apart, require_size
from interp import ir
from interp.ir.floats import FLOAT_FORMATS


@handles("linalg.softmax", attributes=("dimension",))
def _softmax(lowering: Lowering, operation: Any) -> None:
    source, target = lowering.value(operation.operands[0]), output(lowering, operation, 1)
    element = view_type(source).element
    if element.name not in FLOAT_FORMATS or view_type(target).element != element:
        raise lowering.unsupported(f"elements of type {element}")
    dimension = operation.attributes["dimension"].value
    sizes = lowering.sizes(source)
    for position, (left, right) in enumerate(zip(lowering.sizes(target), sizes, strict=True)):
        require_size(lowering, operation, left, right, f"dimension {position} of input and output have the same size")
    require_apart(lowering, operation, source, target, pointwise=True)
    length = sizes[dimension]
    format = FLOAT_FORMATS[element.name]
    lowest, zero = lowering.constant(format.sign | format.canonical_nan, element), lowering.constant(0, element)
    with lowering.loops(sizes[:dimension] + sizes[dimension + 1 :]) as outer:

        def at(position: ir.Value) -> list[ir.Index]:
            return [*outer[:dimension], position, *outer[dimension:]]

        with lowering.loop(0, length, carried=[lowest]) as loop:
            value = lowering.load(source, at(loop.induction))
            loop.yielded = [lowering.op("maxnumf", [value, loop.carried[0]], element)]
        (largest,) = loop.results
        with lowering.loop(0, length, carried=[zero]) as loop:
            value = lowering.load(source, at(loop.induction))
            value = lowering.op("exp", [lowering.op("subf", [value, largest], element)], element)
            lowering.store(value, target, at(loop.induction))
            loop.yielded = [lowering.op("addf", [value, loop.carried[0]], element)]
        (total,) = loop.results
        with lowering.loop(0, length) as loop:
            value = lowering.load(target, at(loop.induction))
            value = lowering.op("divf", [value, total], element)
            lowering.store(value, target, at(loop.induction))
