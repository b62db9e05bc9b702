"""Tiles in tensor memory, which are like those in shared memory (`ttng.tmem_alloc` and what acts on it).

Tokens say what the compiler may not exchange, and nothing that the order of accesses does not.
"""

from __future__ import annotations

import re
from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.triton.aliases import without_aliases
from frontends.triton.attributes import says
from frontends.triton.barriers import on_tensor_core
from frontends.triton.layouts import require_mutable, require_space
from frontends.triton.placement import PLACED
from frontends.triton.shared import allocated, bind_part, bind_view
from frontends.triton.tiles import element, make_tile, shape_of
from interp import ir

_REDUCTION = re.compile(r"\bredOp<(min|max)>")


@handles("ttng.tmem_alloc", attributes=PLACED)
def _alloc(lowering: Lowering, operation: Any) -> None:
    require_space(lowering, operation.results[0], of_tensors=True)
    bind_view(lowering, operation, *allocated(lowering, operation))
    _bind_tokens(lowering, operation, 1)


@handles("ttng.tmem_load", attributes=("operandSegmentSizes", "resultSegmentSizes", "redOp", "abs", "NaN"))
def _load(lowering: Lowering, operation: Any) -> None:
    require_space(lowering, operation.operands[0], of_tensors=True)
    if "operandSegmentSizes" in operation.attributes:
        lowering.segments(operation)
    make_tile(lowering, operation, lambda point: element(lowering, operation.operands[0], point))
    position = len(operation.results) - 1
    reduces = position > 0 and str(operation.results[position].type).startswith("tensor<")
    if reduces != ("redOp" in operation.attributes):
        raise lowering.unsupported("'redOp' without a tile for it, or the other way round")
    if not reduces and any(says(operation, each) for each in ("abs", "NaN")):
        raise lowering.unsupported("'abs' or 'NaN' of a load that reduces nothing")
    if reduces:
        _reduce_rows(lowering, operation, position)
    _bind_tokens(lowering, operation, 1, position if reduces else None)


def _reduce_rows(lowering: Lowering, operation: Any, position: int) -> None:
    """The least or the greatest number of each row, or of their sizes. NaNs are propagated or ignored
    (TritonNvidiaGPUOps.td, `TMEMLoadOp`)."""
    attributes = operation.attributes
    found = _REDUCTION.search(str(attributes["redOp"]))
    sizes = shape_of(lowering, operation.operands[0])
    result = operation.results[position]
    type = lowering.part_types(operation.results[0].type)[0]
    scalar = type.element if isinstance(type, ir.View) else type
    if found is None or len(sizes) != 2 or shape_of(lowering, result) != sizes[:1] or scalar != ir.Scalar("f32"):
        raise lowering.unsupported(f"the reduction {attributes['redOp']} to {result.type}")
    keeps_nans, of_sizes = says(operation, "NaN"), says(operation, "abs")
    name = f"{found[1]}{'imum' if keeps_nans else 'num'}f"

    def number(row: ir.Index, column: ir.Index) -> ir.Value:
        value = element(lowering, operation.operands[0], [row, column])
        return lowering.op("absf", [value], scalar) if of_sizes else value

    leave_order_open(lowering, (name,))
    tile = lowering.tensors.result(operation, sizes[:1], position)
    with lowering.loops(sizes[:1]) as point:
        with lowering.loop(1, sizes[1], carried=[number(point[0], 0)]) as loop:
            loop.yielded = [lowering.op(name, [*loop.carried, number(point[0], loop.induction)], scalar)]
        lowering.store(loop.results[0], tile, point)


@handles("ttng.tmem_store")
def _store(lowering: Lowering, operation: Any) -> None:
    target, *_, tile, predicate = operation.operands
    require_mutable(lowering, target)
    require_space(lowering, target, of_tensors=True)
    with lowering.when(lowering.value(predicate)), lowering.loops(shape_of(lowering, tile)) as point:
        lowering.store(element(lowering, tile, point), lowering.value(target), point)
    _bind_tokens(lowering, operation, 0)


@handles("ttng.tmem_subslice", attributes=("offset", "dim"))
def _subslice(lowering: Lowering, operation: Any) -> None:
    """Of one dimension, the second unless it is named."""
    attributes = operation.attributes
    dimension = attributes["dim"].value if "dim" in attributes else 1
    rank = len(shape_of(lowering, operation.operands[0]))
    offsets = [attributes["offset"].value if each == dimension else 0 for each in range(rank)]
    if not 0 <= dimension < rank or is_of_scales(lowering, operation.operands[0]):
        raise lowering.unsupported(f"the dimension {dimension} of {operation.operands[0].type}")
    bind_part(lowering, operation, offsets)


@handles("ttng.tmem_copy")
def _copy(lowering: Lowering, operation: Any) -> None:
    """The tensor core copies, in the order of what it does."""
    source, target = operation.operands
    require_mutable(lowering, target)
    require_space(lowering, source, of_tensors=False)
    require_space(lowering, target, of_tensors=True)
    sizes = shape_of(lowering, source)
    if sizes != shape_of(lowering, target) or is_of_scales(lowering, target):
        raise lowering.unsupported("a copy that rearranges factors")
    origin, view = lowering.value(source), lowering.value(target)

    def act() -> None:
        with lowering.loops(sizes) as point:
            lowering.store(lowering.load(origin, point), view, point)

    on_tensor_core(lowering, act)


def is_of_scales(lowering: Lowering, memory: Any) -> bool:
    """Whether memory is of factors of blocks, whose layout repeats them."""
    return "tensor_memory_scales" in without_aliases(lowering, str(memory.type))


def _bind_tokens(lowering: Lowering, operation: Any, first: int, without: int | None = None) -> None:
    for position, result in enumerate(operation.results):
        if position >= first and position != without:
            lowering.bind(result, lowering.constant(0))
