"""Pairs of programs of which one looks at the storage of sparse tensors, and the other one takes them for tensors."""

from __future__ import annotations

from collections.abc import Iterator

from frontends.api import Source, has_storage
from frontends.errors import Unsupported
from interp import ir


def stored_alike(source: Source, target: Source) -> tuple[Source, Source] | None:
    """Both programs with handles of storage for the sparse tensors of one that are tensors of their elements now; None
    where neither has such."""
    if not any(has_storage(each) and each.sparse_by_storage is False for each in (source, target)):
        return None
    return _by_storage(source), _by_storage(target)


def lowered_alike(source: Source, target: Source, names: tuple[str, str]) -> tuple[ir.Module, ir.Module]:
    """Both functions, with handles in both programs where one has them, as far as that is known of the other one's
    operations. Raises `Unsupported` and `UnknownFunction`."""
    both = _in_library(source, target)
    if both is not None:
        try:
            return both[0].lower(names[0]), both[1].lower(names[1])
        except Unsupported:
            pass
    both = stored_alike(source, target)
    if both is not None and any(has_storage(each) and each.sparse_by_storage for each in (source, target)):
        try:
            return both[0].lower(names[0]), both[1].lower(names[1])
        except Unsupported:
            pass  # as they are, they may still be comparable
    return source.lower(names[0]), target.lower(names[1])


def _in_library(source: Source, target: Source) -> tuple[Source, Source] | None:
    """Both programs with the calls of MLIR's runtime library for the storages of one, where the other one calls it;
    None elsewhere."""
    calls = [has_storage(each) and each.calls_sparse_library for each in (source, target)]
    sparse = [has_storage(each) and each.sparse_by_storage is not None for each in (source, target)]
    if has_storage(source) and sparse[0] and calls == [False, True]:
        return source.in_library(), target
    if has_storage(target) and sparse[1] and calls == [True, False]:
        return source, target.in_library()
    return None


def with_arrays(source: Source, target: Source) -> Iterator[tuple[Source, Source]]:
    """Both programs with the arrays of their storage for the sparse tensors of one, which the other one may take. Where
    both have such tensors, they are of one storage or not compared."""
    if has_storage(source) and source.sparse_by_storage is not None:
        yield source.in_arrays(), target
    if has_storage(target) and target.sparse_by_storage is not None:
        yield source, target.in_arrays()


def _by_storage(source: Source) -> Source:
    return source.by_storage() if has_storage(source) and source.sparse_by_storage is False else source
