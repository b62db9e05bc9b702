"""The largest numbers of windows over images."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from numpy import ndindex

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.tosa.operands import static_sizes
from frontends.tpu.attributes import SILENT, element, given, integers, require_plain, understood
from frontends.tpu.operations import make
from frontends.tpu.quantized import is_quantized, make_whole, require_whole, whole
from interp import ir
from interp.ir.affine import combine

_HOW = {"count_include_pad": "", "first_round_mode": "", "is_adaptive": "false", "pad_value": "0", "ceil_mode": "false"}


@handles(
    "top.MaxPool",
    "tpu.Pool2D",
    attributes=understood("kernel_shape", "strides", "pads", "pool_mode", "keepdims", "auto_pad", *_HOW),
)
def _max_pool(lowering: Lowering, operation: Any) -> None:
    """Without padding."""
    quantized = is_quantized(operation)
    if quantized:
        require_whole(lowering, operation, _HOW)
    else:
        require_plain(lowering, operation, silent={**SILENT, **_HOW})
    (operand,) = given(operation)
    mode = str(operation.attributes["pool_mode"]) if "pool_mode" in operation.attributes else "Max>"
    window, strides, pads = (integers(operation, name) for name in ("kernel_shape", "strides", "pads"))
    sizes, result = static_sizes(lowering, operand), static_sizes(lowering, operation.results[0])
    if not mode.endswith("Max>") or any(pads) or not len(window) == len(strides) == 2 or len(sizes) != 4:
        raise lowering.unsupported("a pool of another kind than maxima of images without padding")
    reach = [(sizes[2 + at] - window[at]) // strides[at] + 1 for at in range(2)]
    if result != [*sizes[:2], *reach] or operand.type.element_type != operation.results[0].type.element_type:
        raise lowering.unsupported(f"a pool of {operand.type} of type {operation.results[0].type}")
    view = lowering.value(operand)

    def at(point: Sequence[ir.Index]) -> ir.Value:
        largest: ir.Value | None = None
        for steps in ndindex(*window):
            places = [
                lowering.apply(combine("+", combine("*", start, stride), step))
                for start, stride, step in zip(point[2:], strides, steps, strict=True)
            ]
            indices = [*point[:2], *places]
            value = whole(lowering, operand, view, indices) if quantized else element(lowering, view, indices)
            name = "maxsi" if quantized else "maximumf"
            largest = value if largest is None else lowering.op(name, [largest, value], value.type)
        assert largest is not None
        return largest

    (make_whole if quantized else make)(lowering, operation, at)
