"""Truth values that are kept in memory and loaded again at once, as the lanes of a mask are.

Where a buffer was only stored to in the iteration that allocated it, wherever that runs, in the order of the walk, a
load in that iteration is of the last store to its cell. So a condition stays one, and does not become data.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct, field

from equiv.proving.parametric.bindings import Bound
from equiv.proving.parametric.equations import Context, Reference, same_cell
from equiv.proving.parametric.views import Memory
from equiv.solver.linear.expression import FALSE, TRUE, Formula, Linear, both, either, negate
from interp import ir
from interp.ir.place import Place

_MOST_STORES = 64


class _Buffer(Struct):
    """Where memory was allocated, and what was stored since; None where that is not known."""

    context: Context
    stores: list[tuple[tuple[Linear, ...], Bound]] | None = field(default_factory=list)


class Forwarding:
    """What is known of the buffers of truth values that a program allocates."""

    def __init__(self) -> None:
        self._buffers: dict[int, _Buffer] = {}

    def allocated(self, memory: Memory, context: Context) -> None:
        """A buffer of single bits has begun: stores to it are kept, so that loads see conditions."""
        if memory.element is not None and memory.element.width == 1:
            self._buffers[memory.number] = _Buffer(context)

    def stored(self, memory: Memory, cell: tuple[Linear, ...], value: Bound, context: Context) -> None:
        """Something was stored. A buffer is given up where this may not happen always, or is no condition."""
        found = self._buffers.get(memory.number)
        if found is None or found.stores is None:
            return
        born = found.context
        always = (context.variables, context.domain) == (born.variables, born.domain)
        if not always or value.condition is None or len(found.stores) == _MOST_STORES:
            found.stores = None
        else:
            found.stores.append((cell, value))

    def loaded(
        self, memory: Memory, cell: tuple[Linear, ...], data: Reference, context: Context, place: Place
    ) -> Bound | None:
        """The value of a load; None where it may be of another store than those that are known."""
        found = self._buffers.get(memory.number)
        if found is None or found.stores is None or context.variables != found.context.variables:
            return None
        if not found.stores:
            return Bound(ir.I1, context, place, condition=FALSE, data=data, nothing=TRUE)
        known, holds = _last(found.stores, cell)
        of = tuple(value for _, value in found.stores)
        return Bound(ir.I1, context, place, condition=holds, data=data, needs=known, of=of)


def _last(stores: Sequence[tuple[tuple[Linear, ...], Bound]], cell: tuple[Linear, ...]) -> tuple[Formula, Formula]:
    """That there was a store to a cell, and that the last one was of a condition that holds."""
    known, holds = FALSE, FALSE
    for stored, value in stores:
        assert value.condition is not None
        same = both(*same_cell(stored, cell))
        known = either(known, same)
        holds = either(both(same, value.condition), both(negate(same), holds))
    return known, holds
