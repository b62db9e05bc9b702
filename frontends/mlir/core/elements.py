"""Elements of memrefs and tensors as the scalars that they are made of: one, or the two parts of a complex number."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from frontends.mlir.core.emission import Emitter, view_type
from interp import ir


def places_of_parts(view: ir.Value, indices: Sequence[ir.Index]) -> list[list[ir.Index]]:
    """Where the scalars of an element lie: the last dimensions of the view, which no index is for, are theirs."""
    inner = [size for size in view_type(view).shape[len(indices) :] if size is not None]
    return [[*indices, *position] for position in product(*map(range, inner))]


def load_parts(emitter: Emitter, view: ir.Value, indices: Sequence[ir.Index]) -> list[ir.Value]:
    return [emitter.load(view, place) for place in places_of_parts(view, indices)]


def store_parts(emitter: Emitter, parts: Sequence[ir.Value], view: ir.Value, indices: Sequence[ir.Index]) -> None:
    """Stores the scalars of an element."""
    for part, place in zip(parts, places_of_parts(view, indices), strict=True):
        emitter.store(part, view, place)
