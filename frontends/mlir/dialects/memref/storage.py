"""Buffers of bytes that are nothing but storage for other types: allocated, seen through `memref.view`, freed.

An arena, in which several views lie at places that are known, is as many buffers as there are groups of views that
overlap: a view shows nothing beyond itself, so what lies between the groups does not matter.
"""

from __future__ import annotations

from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from interp import ir
from interp.ir.affine import combine

_USERS = frozenset(("memref.view", "memref.dealloc"))
_PAGE = 4096
# What can reach from one view to another one, where it is in the text.
_BEYOND = ("extract_aligned_pointer_as_index", "extract_strided_metadata", "reinterpret_cast", "unrealized_conversion")


def is_seen_through_views(operation: Any) -> bool:
    """Whether an allocation is that of storage: nothing looks at its bytes as such."""
    type = operation.results[0].type
    if not str(type).startswith("memref<") or str(type.element_type) != "i8" or type.rank != 1:
        return False
    users = [use.owner.operation.name for use in operation.results[0].uses]
    return "memref.view" in users and _USERS.issuperset(users)


class Storage(Struct, frozen=True):
    """Bytes of storage from a pointer on, which lies `start` bytes after the beginning of the whole."""

    pointer: ir.Value
    start: int


def allocate_storage(lowering: Lowering, operation: Any) -> None:
    """Allocates the storage: bytes that have no type until something is stored."""
    result = operation.results[0]
    dynamic, _ = lowering.segments(operation)
    sizes = lowering.indices(dynamic) or [result.type.shape[0]]
    alignment = operation.attributes["alignment"].value if "alignment" in operation.attributes else 16
    alignment = min(max(alignment, 16), _PAGE)
    whole = sizes[0]
    groups = _groups(lowering, operation, whole) if isinstance(whole, int) else None
    if groups is None:
        pointer = _allocate(lowering, operation, lowering.apply(combine("*", whole, 1)), alignment)
        lowering.memo["storage", result] = [Storage(pointer, 0)]
        return
    found = []
    for group in groups:
        # A page's alignment is more than any view's place in the whole tells of its address.
        start = group.start // alignment * alignment
        storage = Storage(_allocate(lowering, operation, group.end - start, alignment), start)
        found.append(storage)
        for view in group.views:
            lowering.memo["storage of view", view.results[0]] = storage
    lowering.memo["storage", result] = found


def _allocate(lowering: Lowering, operation: Any, size: ir.Index, alignment: int) -> ir.Value:
    pointer = ir.Value(ir.POINTER)
    stack = operation.name == "memref.alloca"
    lowering.emit(ir.Alloc(place=lowering.place, result=pointer, sizes=[size], alignment=alignment, stack=stack))
    return pointer


class _Group(Struct):
    start: int
    end: int
    views: list[Any]


def _groups(lowering: Lowering, operation: Any, whole: int) -> list[_Group] | None:
    """The views of an allocation in groups that do not overlap, None where the places of some are not known, or may not
    be all that is reached."""
    if lowering.symbols.mentions.any(*_BEYOND):
        return None
    intervals = []
    for use in operation.results[0].uses:
        view = use.owner.operation
        if view.name == "memref.view":
            interval = _interval(view)
            if interval is None or interval[0] < 0 or interval[1] > whole:
                return None
            intervals.append((*interval, view))
    groups: list[_Group] = []
    for start, end, view in sorted(intervals, key=lambda each: each[:2]):
        if groups and start < groups[-1].end:
            groups[-1].end = max(groups[-1].end, end)
            groups[-1].views.append(view)
        else:
            groups.append(_Group(start, end, [view]))
    return groups


def _interval(view: Any) -> tuple[int, int] | None:
    """The bytes that a view shows, from and to, where they are known."""
    _, shift, *dynamic = view.operands
    type = view.results[0].type
    element = str(type.element_type).lstrip("bfi")
    owner = shift.owner
    if dynamic or not element.isdigit() or int(element) % 8 or getattr(owner, "name", "") != "arith.constant":
        return None
    start = int(owner.attributes["value"].value)
    return start, start + prod(type.shape) * (int(element) // 8)


def storage_of(lowering: Lowering, mlir_value: Any) -> list[Storage]:
    """The storage that a memref is, nothing where it is any other memref."""
    found: list[Storage] = lowering.memo.get(("storage", mlir_value), [])
    return found


def storage_under(lowering: Lowering, view: Any) -> Storage | None:
    """The storage that a `memref.view` looks at, None where it looks at any other memref."""
    found: Storage | None = lowering.memo.get(("storage of view", view.results[0]))
    if found is not None:
        return found
    storages = storage_of(lowering, view.operands[0])
    return storages[0] if storages else None
