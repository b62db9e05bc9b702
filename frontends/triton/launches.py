"""What a request to take over the work of another cluster gave (`ttng.clc_`): 128 bits, of which the definition says
that they tell whether there is one and which program of the grid it begins with, and not how.

Source: TritonNvidiaGPUOps.td. The request itself is not modelled."""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.unknown_functions import unknown
from frontends.triton.layouts import blocks_of, require_space
from interp import ir

_ANSWER, _HALF = ir.Scalar("i128"), ir.Scalar("i64")


@handles("ttng.clc_load_result")
def _load(lowering: Lowering, operation: Any) -> None:
    """The two numbers in memory, the first one below the second."""
    (memory,) = operation.operands
    require_space(lowering, memory, of_tensors=False)
    view = lowering.value(memory)
    type = view_type(view)
    if type.shape != (2,) or type.element != _HALF or lowering.type(operation.results[0].type) != _ANSWER:
        raise lowering.unsupported(f"an answer of type {memory.type}")
    low, high = (lowering.op("extui", [lowering.load(view, [at])], _ANSWER) for at in range(2))
    above = lowering.op("shli", [high, lowering.constant(_HALF.width, _ANSWER)], _ANSWER)
    lowering.bind(operation.results[0], lowering.op("ori", [low, above], _ANSWER))


@handles("ttng.clc_is_canceled")
def _is_canceled(lowering: Lowering, operation: Any) -> None:
    _read_from(lowering, operation, "whether there is a cluster")


@handles("ttng.clc_get_program_id", attributes=("dim",))
def _program(lowering: Lowering, operation: Any) -> None:
    """Of programs, of which each is so many blocks."""
    axis = operation.attributes["dim"].value
    _read_from(
        lowering, operation, f"the program of a cluster in dimension {axis}, of {blocks_of(lowering)} blocks each"
    )


def _read_from(lowering: Lowering, operation: Any, what: str) -> None:
    result = operation.results[0]
    type = lowering.type(result.type)
    (answer,) = lowering.operands(operation)
    if answer.type != _ANSWER or not isinstance(type, ir.Scalar):
        raise lowering.unsupported(f"an answer of type {operation.operands[0].type}")
    lowering.bind(result, unknown(lowering, what, [answer], type))
