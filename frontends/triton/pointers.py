"""Which kernel argument a pointer comes from, and what is behind it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering, view_type
from frontends.triton.types import is_pointer, pointee
from interp import ir

_SEVERAL = "a pointer that may come from one of several arguments"
# Operations that make a pointer of their first operand.
_FROM_FIRST = frozenset(
    (
        *("tt.addptr", "tt.splat", "tt.broadcast", "tt.expand_dims", "tt.reshape", "tt.trans", "tt.unsplat"),
        *("ttg.convert_layout", "gluon.set_auto_layout", "tt.bitcast"),
    )
)


def buffer_of(lowering: Lowering, pointer: Any) -> ir.Value:
    """The buffer that a pointer, or every pointer of a tile, points into; offsets count its elements."""
    key = ("buffer", pointer)
    known = lowering.memo.get(key)
    if known is None:
        bases = _bases(lowering, pointer)
        if len(bases) != 1:
            raise lowering.unsupported(_SEVERAL)
        base = bases.pop()
        known = lowering.memo.get(("argument", base)) or lowering.memo.get(("returned", base))
        if known is None:
            raise lowering.unsupported("a pointer that does not come from an argument of the kernel")
        if known.type.element != pointee(pointer.type):
            raise lowering.unsupported(f"a pointer of type {pointer.type} to elements of type {known.type.element}")
        lowering.memo[key] = known
    assert isinstance(known, ir.Value)
    return known


class Chosen(Struct, frozen=True):
    """One of two places, as a scalar condition of the program says."""

    condition: Any
    yes: Behind
    no: Behind


Behind = ir.Value | Chosen
"""The buffer that a pointer points into, or which of several it is."""


def behind(lowering: Lowering, pointer: Any) -> Behind:
    """Where a pointer, or every pointer of a tile, points, by conditions that are known wherever the pointer is. Raises
    `Unsupported` for others: those of regions that have ended, of tiles, and around loops."""
    if len(_bases(lowering, pointer)) == 1:
        return buffer_of(lowering, pointer)
    owner = pointer.owner
    name = "" if hasattr(owner, "owner") or ("handed", pointer) in lowering.memo else getattr(owner, "name", "")
    if name in _FROM_FIRST and name != "tt.bitcast":
        return behind(lowering, owner.operands[0])
    if name == "arith.select" and str(owner.operands[0].type) == "i1":
        condition, yes, no = owner.operands
        return Chosen(condition, behind(lowering, yes), behind(lowering, no))
    if name == "scf.if":
        position = list(owner.results).index(pointer)
        yes, no = (_yielded(region)[position] for region in owner.regions)
        return Chosen(owner.operands[0], buffer_of(lowering, yes), buffer_of(lowering, no))
    raise lowering.unsupported(_SEVERAL)


def element_of(place: Behind) -> ir.Scalar:
    """The type of the elements there."""
    while isinstance(place, Chosen):
        place = place.yes
    return view_type(place).element


def load_from(lowering: Lowering, place: Behind, offset: Callable[[], ir.Value]) -> ir.Value:
    """The element at an offset there."""
    if not isinstance(place, Chosen):
        return lowering.load(place, [offset()])
    yes, no = place.yes, place.no
    return lowering.either(
        lowering.value(place.condition),
        lambda: load_from(lowering, yes, offset),
        lambda: load_from(lowering, no, offset),
        element_of(place),
    )


def store_to(lowering: Lowering, value: ir.Value, place: Behind, offset: ir.Value) -> None:
    """Writes the element at an offset there."""
    if not isinstance(place, Chosen):
        lowering.store(value, place, [offset])
        return
    condition = lowering.value(place.condition)
    with lowering.when(condition):
        store_to(lowering, value, place.yes, offset)
    with lowering.when(lowering.opposite(condition)):
        store_to(lowering, value, place.no, offset)


def forget_buffers(lowering: Lowering) -> None:
    """The arguments of a function are others from now on."""
    for key in [key for key in lowering.memo if isinstance(key, tuple) and key[0] == "buffer"]:
        del lowering.memo[key]


def bind_argument(lowering: Lowering, argument: Any, buffer: ir.Value) -> None:
    """Has a kernel's argument point to the first element of `buffer`."""
    lowering.memo["argument", argument] = buffer
    lowering.memo["number of a buffer", buffer] = argument.arg_number
    lowering.bind(argument, lowering.constant(0))


def number_of(lowering: Lowering, buffer: ir.Value) -> int:
    """Which parameter points to a buffer."""
    number: int | None = lowering.memo.get(("number of a buffer", buffer))
    if number is None:
        raise lowering.unsupported("a pointer that does not come from an argument of the kernel")
    return number


def _bases(lowering: Lowering, pointer: Any) -> set[Any]:
    """The values that no operation made which a pointer may come from."""
    found: set[Any] = set()
    seen, pending = {pointer}, [pointer]
    for each in pending:
        handed = lowering.memo.get(("handed", each))
        origins = [handed] if handed is not None else _origins(each)
        if origins is None:
            found.add(each)
        for origin in origins or ():
            if origin not in seen:
                seen.add(origin)
                pending.append(origin)
    return found


def _origins(value: Any) -> list[Any] | None:
    """The values that this one is made of or may be; None where that is not known."""
    owner = value.owner
    if hasattr(owner, "owner") or not hasattr(owner, "name"):
        return _handed_to(value)
    name: str = owner.name
    if name in _FROM_FIRST:
        return [owner.operands[0]]
    position = list(owner.results).index(value)
    if name == "arith.select":
        return [owner.operands[1], owner.operands[2]]
    if name == "scf.for":
        return [owner.operands[3 + position], _yielded(owner.regions[0])[position]]
    if name == "scf.if":
        return [_yielded(region)[position] for region in owner.regions]
    if name == "scf.while":
        return [_yielded(owner.regions[0])[1 + position]]
    return None


def _handed_to(argument: Any) -> list[Any] | None:
    """What a block argument may be."""
    block = argument.owner
    parent = block.owner.operation if hasattr(block.owner, "operation") else block.owner
    number = argument.arg_number
    if parent.name == "scf.for" and number > 0:
        return [parent.operands[2 + number], _yielded(parent.regions[0])[number - 1]]
    if parent.name == "scf.while":
        if block == parent.regions[0].blocks[0]:
            return [parent.operands[number], _yielded(parent.regions[1])[number]]
        return [_yielded(parent.regions[0])[1 + number]]
    if block == parent.regions[0].blocks[0]:
        return None  # of the function
    found = []
    for predecessor in parent.regions[0].blocks:
        operations = list(predecessor.operations)
        terminator = operations[-1].operation
        for which, successor in enumerate(terminator.successors):
            if successor == block:
                found.append(_branch_operand(terminator, which, number))
    return None if any(each is None for each in found) else found


def _branch_operand(terminator: Any, which: int, number: int) -> Any:
    operands = list(terminator.operands)
    if terminator.name == "cf.br":
        return operands[number]
    if terminator.name == "cf.cond_br":
        sizes = list(terminator.attributes["operandSegmentSizes"])
        return operands[sum(sizes[: 1 + which]) + number]
    return None


def _yielded(region: Any) -> list[Any]:
    operations = list(region.blocks[0].operations)
    return list(operations[-1].operation.operands)


__all__ = ["bind_argument", "buffer_of", "is_pointer"]
