"""Buffers in the memory of tiles (L1) that are allocated outside of a herd.

The compiler gives each tile of the one herd that uses such a buffer its own copy, which stays from one run of the herd
to the next. Herds of one name are one herd at different times (AIR's passes take them for that). A buffer that other
herds use is one that they share."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod
from typing import Any

from frontends.mlir.core.layout import is_memref_of_aggregates
from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.scopes import Scope
from interp import ir

_ASSUMPTION = "each tile of a herd has a copy of its own of an L1 buffer that is allocated outside of the herd"
_ONE_HERD = "herds of one name in an 'air.segment' are one herd, whose tiles are the same"


class Copies(Scope):
    """The buffers of a function with a copy for each tile, and in how many dimensions these are."""

    def __init__(self) -> None:
        self.dimensions: dict[ir.Value, int] = {}


def is_local(mlir_type: Any) -> bool:
    """Whether a memref type is in the memory of a tile."""
    space = mlir_type.memory_space
    return space is not None and str(space) in ("2", "2 : i32", "2 : i64", "2 : index", "2 : ui32")


def around(operation: Any, *names: str) -> Any:
    """The innermost operation around `operation` that has one of the names, or None."""
    outer = operation.parent
    while outer is not None:
        if outer.name in names:
            return outer
        outer = outer.operation.parent
    return None


def copies(lowering: Lowering, operation: Any) -> list[int]:
    """How many copies of a buffer in each dimension of its herd the allocation `operation` makes: none where it is one
    buffer. Raises `Unsupported` where what the compiler makes of it is not clear."""
    if not is_local(operation.results[0].type):
        return []
    if around(operation, "air.herd") is not None or around(operation, "air.segment", "air.launch") is None:
        return []
    herds: list[Any] = []
    others: list[Any] = []
    for user in _users(operation.results[0]):
        if user.name == "air.herd":
            if user not in herds:
                herds.append(user)
        elif user.name != "memref.dealloc":
            others.append(user)
    sizes = [_sizes(lowering, herd) for herd in herds]
    if all(prod(each) == 1 for each in sizes):
        return []
    if others or not _are_one(herds, sizes):
        what = f"'{others[0].name}'" if others else "another herd"
        raise lowering.unsupported(f"an L1 buffer that a herd of several tiles and {what} use")
    lowering.assumptions.add(_ASSUMPTION)
    if len(herds) > 1:
        lowering.assumptions.add(_ONE_HERD)
    return sizes[0]


def _are_one(herds: list[Any], sizes: list[list[int]]) -> bool:
    """Whether herds are one herd at different times, whose tiles are the same."""
    names = {str(each.attributes["sym_name"]) if "sym_name" in each.attributes else "" for each in herds}
    places = {
        tuple(str(each.attributes[name]) if name in each.attributes else "" for name in ("x_loc", "y_loc"))
        for each in herds
    }
    segments = {around(each, "air.segment", "air.launch") for each in herds}
    return len(herds) == 1 or (
        len(names) == len(places) == len(segments) == 1 and "" not in names and all(each == sizes[0] for each in sizes)
    )


def _users(value: Any) -> list[Any]:
    """The operations that use a value, or that an `air.execute` hands it to."""
    found = []
    for use in value.uses:
        user = use.owner.operation if hasattr(use.owner, "operation") else use.owner
        if user.name == "air.execute_terminator":
            execute = around(user, "air.execute")
            found += _users(execute.operation.results[use.operand_number + 1])
        else:
            found.append(user)
    return found


def _sizes(lowering: Lowering, herd: Any) -> list[int]:
    _, sizes, _ = lowering.segments(herd)
    found = []
    for each in sizes:
        owner = each.owner
        if getattr(owner, "name", "") != "arith.constant":
            raise lowering.unsupported("an L1 buffer outside of a herd whose size is not a constant")
        found.append(int(owner.attributes["value"].value))
    return found


def allocate(lowering: Lowering, operation: Any, tiles: list[int]) -> ir.Value:
    """One buffer with the copies of all tiles."""
    mlir_type = operation.results[0].type
    type = lowering.type(mlir_type)
    if is_memref_of_aggregates(str(mlir_type)):
        raise lowering.unsupported(f"copies of a buffer of type {mlir_type}")
    assert isinstance(type, ir.View)
    if type.strides is not None or None in type.shape:
        raise lowering.unsupported(f"copies of a buffer of type {mlir_type}")
    buffer = lowering.allocate(type.element, [*tiles, *(size for size in type.shape if size is not None)])
    lowering.own(Copies).dimensions[buffer] = len(tiles)
    return buffer


def tile_of(
    lowering: Lowering,
    herd: Any,
    operand: Any,
    parts: Sequence[ir.Value],
    ids: Sequence[ir.Value],
    sizes: Sequence[ir.Index],
) -> Sequence[ir.Value]:
    """What an instance gets for an operand: of a buffer with copies, its own."""
    copied = lowering.own(Copies).dimensions
    if len(parts) != 1 or parts[0] not in copied:
        return parts
    (buffer,) = parts
    type = lowering.type(operand.type)
    assert isinstance(type, ir.View)
    dimensions = copied[buffer]
    if herd.name != "air.herd" or len(ids) != dimensions:
        raise lowering.unsupported("an L1 buffer with a copy for each tile")
    shape = [size for size in view_type(buffer).shape if size is not None]
    extent = prod(shape[dimensions:])
    number: ir.Affine = 0
    for id, size in zip(ids, shape[:dimensions], strict=True):
        number = ir.Binary("+", ir.Binary("*", number, size), id)
    offset = lowering.apply(ir.Binary("*", number, extent))
    strides: list[ir.Index] = [prod(shape[at + 1 :]) for at in range(dimensions, len(shape))]
    own = lowering.reshape(buffer, offset, shape[dimensions:], strides)
    return [own]
