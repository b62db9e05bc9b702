"""Circuits whose wires depend on themselves without a register between."""

from __future__ import annotations

from collections.abc import Sequence

from frontends.errors import Unsupported
from interp.ir.place import Place

_MOST_NAMED = 4


def combinational_cycle(operation: str, wires: Sequence[tuple[str, Place | None]]) -> Unsupported:
    """The error at the first of the `wires` of a cycle, which are given by what they are called and where they are
    driven, each before one that it depends on. `operation` is what drives wires in the language."""
    named = [f"{name} ({place})" if place is not None else name for name, place in wires[:_MOST_NAMED]]
    if len(wires) > _MOST_NAMED:
        named.append(f"{len(wires) - _MOST_NAMED} more")
    ways = f"{', '.join(named[:-1])} and {named[-1]}" if len(named) > 1 else named[0]
    place = next((place for _, place in wires if place is not None), None)
    return Unsupported(operation, place, f"a combinational cycle through {ways}")
