"""What combines the elements of tiles: reductions and scans.

None of them promises an order that is modelled. The combination runs in the order of the elements; where another order
would show, the function says so.
"""

from __future__ import annotations

from typing import Any

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.registry import handles
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.triton.tiles import Point, element, shape_of
from interp import ir

_UNORDERED = '"unordered"'


@handles("tt.reduce", attributes=("axis", "reduction_ordering"))
def _reduce(lowering: Lowering, operation: Any) -> None:
    if str(operation.attributes.get("reduction_ordering", _UNORDERED)) != _UNORDERED:
        raise lowering.unsupported("a reduction in an order that it names")
    axis = operation.attributes["axis"].value
    operands = list(operation.operands)
    sizes = shape_of(lowering, operands[0])
    if not 0 <= axis < len(sizes):
        raise lowering.unsupported(f"the dimension {axis} of {operands[0].type}")
    body = operation.regions[0].blocks[0]
    _note_order(lowering, body)
    kept = [*sizes[:axis], *sizes[axis + 1 :]]
    results = [
        lowering.tensors.result(operation, kept, position) if kept else None for position in range(len(operands))
    ]
    with lowering.loops(kept) as point:
        first = [element(lowering, each, _insert(point, axis, 0)) for each in operands]
        with lowering.loop(1, sizes[axis], carried=first) as loop:
            index = _insert(point, axis, loop.induction)
            loop.yielded = lowering.inline(
                body, [*loop.carried, *(element(lowering, each, index) for each in operands)]
            )
        for tile, mlir_result, value in zip(results, operation.results, loop.results, strict=True):
            if tile is None:
                lowering.bind(mlir_result, value)
            else:
                lowering.store(value, tile, point)


@handles("tt.scan", attributes=("axis", "reverse"))
def _scan(lowering: Lowering, operation: Any) -> None:
    axis = operation.attributes["axis"].value
    reverse = operation.attributes["reverse"].value
    operands = list(operation.operands)
    sizes = shape_of(lowering, operands[0])
    body = operation.regions[0].blocks[0]
    _note_order(lowering, body)
    tiles = [lowering.tensors.result(operation, sizes, position) for position in range(len(operands))]
    start = sizes[axis] - 1 if reverse else 0
    with lowering.loops([*sizes[:axis], *sizes[axis + 1 :]]) as point:
        first = [element(lowering, each, _insert(point, axis, start)) for each in operands]
        for tile, value in zip(tiles, first, strict=True):
            lowering.store(value, tile, _insert(point, axis, start))
        with lowering.loop(1, sizes[axis], carried=first) as loop:
            at = (
                lowering.apply(ir.Binary("+", ir.Binary("*", loop.induction, -1), start)) if reverse else loop.induction
            )
            index = _insert(point, axis, at)
            loop.yielded = lowering.inline(
                body, [*loop.carried, *(element(lowering, each, index) for each in operands)]
            )
            for tile, value in zip(tiles, loop.yielded, strict=True):
                lowering.store(value, tile, index)


def _insert(point: Point, axis: int, index: ir.Index) -> list[ir.Index]:
    return [*point[:axis], index, *point[axis:]]


def _note_order(lowering: Lowering, body: Any) -> None:
    """Another order of the combination shows, unless it is associative and commutative bit for bit."""
    operations = [each.operation for each in body.operations]
    if [each.name for each in operations[:-1]] == ["tt.call"]:
        callee = lowering.symbols.require(operations[0], operations[0].attributes["callee"].value).operation
        operations = [each.operation for block in list(callee.regions[0].blocks)[:1] for each in block.operations]
    names = [each.name.removeprefix("arith.") for each in _needed(operations)]
    leave_order_open(lowering, names if len(names) == 1 else [])


def _needed(operations: list[Any]) -> list[Any]:
    """The operations of a block that its terminator needs, without the terminator."""
    wanted = set(operations[-1].operands)
    found = []
    for each in reversed(operations[:-1]):
        if any(result in wanted for result in each.results):
            wanted.update(each.operands)
            found.append(each)
    return found
