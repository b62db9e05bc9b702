"""Atomic updates of what the pointers of a tile point to, element by element.

Each element is updated by itself, in no order: two of one tile may meet on one address. An update that is more than
relaxed orders other accesses only for a program that learns from its result that it came after another one; where the
result is used, that is refused, but in what one program calls while no other one uses its memory. Agents that are no
part of the program may learn more, so that a target's may not be weaker."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.mlir.core.registry import handles
from frontends.mlir.core.walking import within
from frontends.mlir.dialects.parallel import leave_order_open
from frontends.triton.buffers import displaced
from frontends.triton.orders import ATOMICS, OF_SHARED, RELAXED, is_of_one_block, is_used, promised
from frontends.triton.pointers import buffer_of
from frontends.triton.program import Part
from frontends.triton.shared import gathered
from frontends.triton.tiles import Point, at_once, element, masked_store, shape_of
from interp import ir

# By tt.RMWOp; the empty name is an exchange.
_UPDATES = {
    **dict(enumerate(("andi", "ori", "xori", "addi", "addf", "maxsi", "minsi", "maxui", "minui"), 1)),
    10: "",
}
# Of floats the largest and the smallest are those of AMD's processors, which take a number rather than a NaN (Triton,
# AtomicRMWOpConversion: LLVM's `fmax` and `fmin`).
_OF_FLOATS = {"maxsi": "maxnumf", "minsi": "minnumf"}
_ORDERINGS = dict(enumerate((ir.Ordering.MONOTONIC, ir.Ordering.ACQUIRE, ir.Ordering.RELEASE, ir.Ordering.ACQ_REL), 1))
_SCOPES = {1: "device", 3: ""}
_ATTRIBUTES = ("atomic_rmw_op", "sem", "scope")


class _Tile(Struct, frozen=True):
    """The elements that an update is of: in which buffer, where in it by the point of a tile of `sizes`, and where the
    `mask` holds, if there is one."""

    buffer: ir.Value
    address: Callable[[Point], list[ir.Index]]
    sizes: list[int]
    mask: Any

    @property
    def type(self) -> ir.Scalar:
        return view_type(self.buffer).element


def _behind(lowering: Lowering, pointer: Any, masks: list[Any]) -> _Tile:
    return _Tile(
        buffer_of(lowering, pointer),
        lambda point: [element(lowering, pointer, point)],
        shape_of(lowering, pointer),
        masks[0] if masks else None,
    )


def _at_offsets(lowering: Lowering, pointer: Any, offsets: Any, masks: list[Any]) -> _Tile:
    return _Tile(
        buffer_of(lowering, pointer),
        lambda point: [displaced(lowering, pointer, offsets, point)],
        shape_of(lowering, offsets),
        masks[0] if masks else None,
    )


@handles("tt.atomic_rmw", attributes=_ATTRIBUTES)
def _atomic_rmw(lowering: Lowering, operation: Any) -> None:
    pointer, value, *masks = operation.operands
    _combine(lowering, operation, _behind(lowering, pointer, masks), value)


@handles("ttg.local_atomic_scatter_rmw", attributes=("atomic_rmw_op", "axis"))
def _local_atomic_scatter_rmw(lowering: Lowering, operation: Any) -> None:
    """An update of shared memory, at indices of one of its dimensions."""
    memory, value, indices, *masks = operation.operands
    axis = operation.attributes["axis"].value
    tile = _Tile(
        lowering.value(memory),
        lambda point: gathered(lowering, indices, axis, point),
        shape_of(lowering, indices),
        masks[0] if masks else None,
    )
    _combine(lowering, operation, tile, value)


@handles("amdg.buffer_atomic_rmw", attributes=(*_ATTRIBUTES, "operandSegmentSizes"))
def _buffer_atomic_rmw(lowering: Lowering, operation: Any) -> None:
    """An update at offsets from one pointer."""
    (pointer,), (offsets,), (value,), stride, masks = lowering.segments(operation)
    del stride  # how the hardware orders what it holds in its caches
    _combine(lowering, operation, _at_offsets(lowering, pointer, offsets, masks), value)


def _combine(lowering: Lowering, operation: Any, tile: _Tile, value: Any) -> None:
    """The result is the value before the update, and nothing that anyone has defined where the mask does not hold."""
    _require_plain(lowering, operation)
    name = _UPDATES[operation.attributes["atomic_rmw_op"].value]
    if tile.type.is_float:
        name = _OF_FLOATS.get(name, name)
    leave_order_open(lowering, (name,) if name and not is_used(operation) else ())
    if tile.type.is_float and name not in ("addf", "", *_OF_FLOATS.values()):
        raise lowering.unsupported(f"'{name}' of {tile.type}")

    def new(old: ir.Value, point: Point) -> ir.Value:
        operand = element(lowering, value, point)
        return lowering.op(name, [old, operand], tile.type) if name else operand

    _update(lowering, operation, tile, name or "exchange", new, lambda _: lowering.undefined(tile.type))


@handles("tt.atomic_cas", attributes=("sem", "scope"))
def _atomic_cas(lowering: Lowering, operation: Any) -> None:
    """The result is the value before; where a mask, which only Tile IR has, does not hold, it is the one that was
    expected."""
    pointer, expected, wanted, *masks = operation.operands
    _compare(lowering, operation, _behind(lowering, pointer, masks), expected, wanted)


@handles("amdg.buffer_atomic_cas", attributes=("sem", "scope"))
def _buffer_atomic_cas(lowering: Lowering, operation: Any) -> None:
    """The same at offsets from one pointer (TritonAMDGPUOps.td, `BufferAtomicCASOp`)."""
    pointer, offsets, expected, wanted, *stride = operation.operands
    del stride  # how the hardware orders what it holds in its caches
    _compare(lowering, operation, _at_offsets(lowering, pointer, offsets, []), expected, wanted)


def _compare(lowering: Lowering, operation: Any, tile: _Tile, expected: Any, wanted: Any) -> None:
    """Exchanges the values whose bits, of floats too, are the expected ones."""
    _require_plain(lowering, operation)
    leave_order_open(lowering, ())
    bits = ir.Scalar(f"i{tile.type.width}")

    def pattern(value: ir.Value) -> ir.Value:
        return lowering.op("bitcast", [value], bits) if tile.type.is_float else value

    def new(old: ir.Value, point: Point) -> ir.Value:
        same = lowering.op("cmpi.eq", [pattern(old), pattern(element(lowering, expected, point))], ir.I1)
        return lowering.select(same, element(lowering, wanted, point), old)

    _update(lowering, operation, tile, "compare", new, lambda point: element(lowering, expected, point))


def _update(
    lowering: Lowering,
    operation: Any,
    tile: _Tile,
    name: str,
    new: Callable[[ir.Value, Point], ir.Value],
    otherwise: Callable[[Point], ir.Value],
) -> None:
    """Updates the elements by `new` where the mask holds; the result is what was there, or `otherwise`."""
    atomic = f"{name} {tile.type}"
    sem, scope = promised(operation)
    if not operation.name.startswith(OF_SHARED):
        if sem not in _ORDERINGS or scope not in _SCOPES:
            raise lowering.unsupported(f"the ordering {sem} in the scope {scope}")
        lowering.atomics.append(ir.Atomic(atomic, _ORDERINGS[sem], _SCOPES[scope], lowering.place))

    def at(point: Point) -> ir.Value:
        address = tile.address(point)
        old = ir.Value(tile.type)
        place = lowering.place
        lowering.emit(ir.Load(place=place, result=old, view=tile.buffer, indices=address, atomic=atomic))
        value = new(old, point)
        lowering.emit(ir.Store(place=place, value=value, view=tile.buffer, indices=address, atomic=atomic))
        return old

    def mask(point: Point) -> ir.Value | None:
        return None if tile.mask is None else element(lowering, tile.mask, point)

    if not is_used(operation):
        with at_once(lowering, tile.sizes) as point:
            masked_store(lowering, lambda: at(point), mask(point))
        return
    results = lowering.tensors.result(operation, tile.sizes) if tile.sizes else None
    with at_once(lowering, tile.sizes) as point:
        holds = mask(point)
        old = (
            at(point)
            if holds is None
            else lowering.either(holds, lambda: at(point), lambda: otherwise(point), tile.type)
        )
        if results is None:
            lowering.bind(operation.results[0], old)
        else:
            lowering.store(old, results, point)


def _require_plain(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where an update is atomic for one block alone, or where a result may tell of an order."""
    if is_of_one_block(operation):
        raise lowering.unsupported("an atomic update in block scope")
    if not is_used(operation) or lowering.scope(Part) is not None:
        return
    function = operation
    while function.parent.name != "builtin.module":
        function = function.parent.operation
    if any(each.name in ATOMICS and promised(each)[0] != RELAXED for each in within(function)):
        raise lowering.unsupported("an update whose result is used, beside one that orders other accesses")
