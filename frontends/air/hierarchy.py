"""`rank`, `launch`, `segment` and `herd`: instances that run side by side."""

from __future__ import annotations

from math import prod
from typing import Any

from frontends.aie.kernels import require_one_kernel_by_name
from frontends.air.channels import of_instances
from frontends.air.local_memory import tile_of
from frontends.air.placement import require_placed
from frontends.air.program_order import lower_body
from frontends.air.tasks import LABELS, run_and_join
from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.core.syntax import body_of
from frontends.mlir.core.walking import nested, outermost
from interp import ir

_PLACEMENT = ("sym_name", "operandSegmentSizes", "x_loc", "y_loc", "x_size", "y_size", "link_with")


_UNREAD = ("resource_type", "size_x", "size_y")
"""What neither a definition nor a pass of AIR reads."""
_SHIM = ("air.preserve_shim_dma_order", "air.shim_dma_tile_sizes")
"""How a launch's transfers are to be ordered and tiled, which every lowering of them may choose."""


_ONE_MEMORY = "the memory that an 'air.rank' is given is one for all of its ranks"


@handles("air.rank", attributes=("id", "sym_name", "operandSegmentSizes"))
def _rank(lowering: Lowering, operation: Any) -> None:
    """Devices or processes, as `-air-rank-to-launch` has them."""
    if any(str(each.type).startswith("memref<") for each in operation.operands):
        lowering.assumptions.add(_ONE_MEMORY)
    _hierarchy(lowering, operation)


@handles("air.launch", attributes=(*LABELS, *_PLACEMENT, *_SHIM, *_UNREAD))
def _launch(lowering: Lowering, operation: Any) -> None:
    _hierarchy(lowering, operation)


@handles("air.segment", attributes=(*LABELS, *_PLACEMENT, *_UNREAD))
def _segment(lowering: Lowering, operation: Any) -> None:
    _hierarchy(lowering, operation)


@handles("air.herd", attributes=(*LABELS, *_PLACEMENT))
def _herd(lowering: Lowering, operation: Any) -> None:
    if "link_with" in operation.attributes:
        require_one_kernel_by_name(lowering, [each for each in nested(outermost(operation)) if each.name == "air.herd"])
        lowering.place_at(operation)
    _hierarchy(lowering, operation)


def _hierarchy(lowering: Lowering, operation: Any) -> None:
    dependencies, *universe, sizes, operands = lowering.segments(operation)
    if any(universe):
        raise lowering.unsupported("ranks of a universe")
    body = body_of(operation)
    if body is None:  # the parser of the dialect has an empty one in its place
        run_and_join(lowering, operation, dependencies, lambda: _require_sizes(lowering, operation, sizes))
        return
    if len(body.region.blocks) != 1:
        raise lowering.unsupported("a body of several blocks")
    run_and_join(lowering, operation, dependencies, lambda: _run(lowering, operation, body, sizes, operands))


def _run(lowering: Lowering, operation: Any, body: Any, mlir_sizes: list[Any], operands: list[Any]) -> None:
    """All instances: one after the other has started, none waits for another."""
    place = lowering.place
    arguments = list(body.arguments)
    dimensions = len(mlir_sizes)
    if len(arguments) != 2 * dimensions + len(operands):
        raise lowering.unsupported(f"a body with {len(arguments)} arguments")
    sizes = lowering.indices(mlir_sizes)
    _require_sizes(lowering, operation, mlir_sizes)
    passed = [lowering.parts(each) for each in operands]
    single = all(size == 1 for size in sizes)
    ids = [lowering.constant(0) if single else ir.Value(ir.INDEX, f"id{at}") for at in range(dimensions)]
    instance = lowering.block if single else ir.Block(list(ids))
    with lowering.within(instance), lowering.at_once():
        for argument, value in zip(arguments[:dimensions], ids, strict=True):
            lowering.bind(argument, value)
        for argument, size in zip(arguments[dimensions : 2 * dimensions], sizes, strict=True):
            lowering.bind(argument, lowering.as_value(size))
        for argument, operand, parts in zip(arguments[2 * dimensions :], operands, passed, strict=True):
            own = tile_of(lowering, operation, operand, parts, ids, sizes)
            lowering.bind_parts(argument, own)
        shared = operation.name not in ("air.rank", "air.launch") or single
        with of_instances(lowering, operation, [] if shared else ids):
            lower_body(lowering, operation, body)
    if single:
        return
    instance.operations.append(ir.Yield(place=place, values=[]))
    lowering.emit(
        ir.Parallel(
            place=place,
            lower=[0] * dimensions,
            upper=sizes,
            step=[1] * dimensions,
            body=ir.Region([instance]),
        )
    )


def _require_sizes(lowering: Lowering, operation: Any, mlir_sizes: list[Any]) -> None:
    sizes = lowering.indices(mlir_sizes)
    require_placed(lowering, operation, sizes)
    for size in sizes:
        if not isinstance(size, int) or size <= 0:
            lowering.require(lowering.compare("sgt", size, 0), f"the sizes of {operation.name} are positive")


def instances(sizes: list[ir.Index]) -> int | None:
    """How many instances there are, where that is known."""
    known = [size for size in sizes if isinstance(size, int)]
    return prod(known) if len(known) == len(sizes) else None
