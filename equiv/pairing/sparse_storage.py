"""Pairs of programs of which one looks at the storage of sparse tensors, and the other one takes them for tensors."""

from __future__ import annotations

from frontends.api import Source, Storing
from frontends.errors import Unsupported
from interp import ir


def stored_alike(source: Source, target: Source) -> tuple[Source, Source] | None:
    """Both programs with handles of storage for the sparse tensors of one that are tensors of their elements now; None
    where neither has such."""
    if not any(isinstance(each, Storing) and each.sparse_by_storage is False for each in (source, target)):
        return None
    return _by_storage(source), _by_storage(target)


def lowered_alike(source: Source, target: Source, names: tuple[str, str]) -> tuple[ir.Module, ir.Module]:
    """Both functions, with handles in both programs where one has them, as far as that is known of the other one's
    operations. Raises `Unsupported` and `UnknownFunction`."""
    both = stored_alike(source, target)
    if both is not None and any(isinstance(each, Storing) and each.sparse_by_storage for each in (source, target)):
        try:
            return both[0].lower(names[0]), both[1].lower(names[1])
        except Unsupported:
            pass  # as they are, they may still be comparable
    return source.lower(names[0]), target.lower(names[1])


def _by_storage(source: Source) -> Source:
    return source.by_storage() if isinstance(source, Storing) and source.sparse_by_storage is False else source
