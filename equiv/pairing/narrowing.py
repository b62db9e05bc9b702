"""Memory of which the target asks more of callers than the source: sizes, strides or an offset that the type of the one
knows and that of the other leaves open. Nothing is said of callers that give it otherwise, and that is stated."""

from __future__ import annotations

from collections.abc import Sequence

from equiv.pairing.pair import Pair
from equiv.pairing.signature import type_text
from interp import ir


def narrowed(pair: Pair) -> list[str]:
    """What callers of the target have to give, where the source takes more."""
    source, target = pair.source_function, pair.target_function
    if len(source.parameters) != len(target.parameters):
        return []
    return [
        f"callers give %{one.name} as {type_text(other.type)}, as the target takes it, not as any {type_text(one.type)}"
        for one, other in zip(source.parameters, target.parameters, strict=True)
        if isinstance(one.type, ir.View) and isinstance(other.type, ir.View) and _is_narrower(one.type, other.type)
    ]


def _is_narrower(source: ir.View, target: ir.View) -> bool:
    if source.rank != target.rank:
        return False
    layouts = _knows_more((source.offset,), (target.offset,))
    if source.strides is not None:
        layouts |= target.strides is None or _knows_more(source.strides, target.strides)
    return layouts or _knows_more(source.shape, target.shape)


def _knows_more(source: Sequence[int | None], target: Sequence[int | None]) -> bool:
    return any(one is None and other is not None for one, other in zip(source, target, strict=True))
