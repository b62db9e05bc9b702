"""How many bytes callers promise behind pointers, where the source says so (LLVM Language Reference, "Parameter
Attributes": `dereferenceable(<n>)`, and `dereferenceable_or_null(<n>)` of a pointer that is `nonnull`).

Memory of which `n` bytes may be loaded at any time holds as many, whether the source loads them or not. What the target
alone says is no promise: it is held to what the source says (`equiv.pairing.demands`)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import prod
from typing import TYPE_CHECKING

from equiv.pairing.placement.alignment import accesses
from equiv.pairing.writes import may_write
from interp import ir
from interp.machine import BufferInput, Input

if TYPE_CHECKING:
    from equiv.pairing.pair import Pair

_NOT_NULL = "llvm.nonnull"
_KINDS = ir.DemandKind.BYTES, ir.DemandKind.BYTES_OR_NULL


def bytes_of(demands: Iterable[ir.Demand], count: int) -> dict[int, int]:
    """How many bytes are promised behind each of so many parameters of which that is said, by their positions."""
    said = [each for each in demands if not each.of_result and each.of == count]
    not_null = {each.position for each in said if each.name == _NOT_NULL or each.kind is ir.DemandKind.BYTES}
    found: dict[int, int] = {}
    for each in said:
        if each.kind in _KINDS and each.position in not_null:
            found[each.position] = max(found.get(each.position, 0), each.number or 0)
    return found


def bytes_of_element(element: ir.Scalar) -> int:
    """How many bytes lie between two elements."""
    return max(1, -(-element.width // 8))


def least_extents(pair: Pair) -> Mapping[tuple[int, int], int]:
    """How many elements arguments have at least that both programs take as bare pointers, by parameter and dimension.
    Of an element that is promised in part there may be none. Of memory that the target may write, and not the source,
    accesses tell."""
    found: dict[tuple[int, int], int] = {}
    for position, count in pair.promised.items():
        if not _is_written_by_both(pair, position):
            continue
        type_ = pair.signature.parameters[position].type
        if isinstance(type_, ir.View) and type_.shape == (None,):
            found[position, 0] = count // bytes_of_element(type_.element)
    return found


def _is_written_by_both(pair: Pair, position: int) -> bool:
    """Whether the source always stores to what the target may store to of an argument, if to anything. What may be
    loaded at any time may not be stored to at any time (ibid., `writable`)."""
    if position not in may_write(pair.target_module, pair.target.function).parameters:
        return True
    of_source, of_target = (
        [each for each in accesses(module, side.function) if each.writes and each.buffer in (position, None)]
        for module, side in ((pair.source_module, pair.source), (pair.target_module, pair.target))
    )
    sure = {(each.offset, each.size) for each in of_source if each.always and each.buffer == position}
    return all(each.offset is not None and (each.offset, each.size) in sure for each in of_target)


def is_short(pair: Pair, inputs: Sequence[Input], is_undefined: bool) -> bool:
    """Whether callers promise more of an argument than inputs hold of it, so that a difference shows nothing: behind a
    bare pointer any, and behind another one, which may be null or go on behind its memref, that the target
    `is_undefined`."""
    for position, count in pair.promised.items():
        held = _held(pair, inputs, position)
        if held is not None and held < count:
            return True
    said = pair.promises[0].entry or () if is_undefined else ()
    for demand in (each for each in said if each.kind in _KINDS and not each.of_result):
        # What became of the parameters of a function of another form is not followed.
        positions = [demand.position] if demand.of == len(inputs) else range(len(inputs))
        held_there = (_held(pair, inputs, each) for each in positions)
        if any(held is not None and held < (demand.number or 0) for held in held_there):
            return True
    return False


def _held(pair: Pair, inputs: Sequence[Input], position: int) -> int | None:
    """The bytes of the elements of an argument; None where it is a number."""
    given, type_ = inputs[position], pair.signature.parameters[position].type
    if not isinstance(given, BufferInput) or not isinstance(type_, ir.View):
        return None
    return prod(size or 0 for size in given.sizes) * bytes_of_element(type_.element)
