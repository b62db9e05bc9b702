"""Where segments and herds are placed: tiles of an array by column and row, which cores do not share."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from frontends.air.local_memory import around
from frontends.mlir.core.lowering import Lowering
from interp import ir

_LOCATION, _EXTENT = ("x_loc", "y_loc"), ("x_size", "y_size")


class Area(Struct, frozen=True):
    """Columns and rows of an array from a first to a last one."""

    first: tuple[int, ...]
    last: tuple[int, ...]

    def holds(self, other: Area) -> bool:
        return all(one <= each for one, each in zip(self.first, other.first, strict=True)) and all(
            each <= one for one, each in zip(self.last, other.last, strict=True)
        )

    def meets(self, other: Area) -> bool:
        return all(
            self.first[at] <= other.last[at] and other.first[at] <= self.last[at] for at in range(len(self.first))
        )


def require_placed(lowering: Lowering, operation: Any, sizes: list[ir.Index]) -> None:
    """Raises `Unsupported` for places that an array has not, and for herds beyond their segment or on tiles of other
    ones: which of them a core then runs, and when, nothing says."""
    _require_numbers(lowering, operation)
    known = [size for size in sizes if isinstance(size, int)]
    if operation.name == "air.herd" and len(known) < len(sizes) and _numbers(operation, _LOCATION) is not None:
        raise lowering.unsupported("a herd at a place, of a size that is not known")
    own = _area_of_herd(operation, known) if operation.name == "air.herd" else None
    if own is None:
        return
    segment = around(operation, "air.segment")
    whole = _area(segment, _numbers(segment, _EXTENT)) if segment is not None else None
    if whole is not None and not whole.holds(own):
        raise lowering.unsupported("a herd that is not within its segment")
    placed = ("placed herds", around(operation, "air.segment", "air.launch", "func.func"))
    others: dict[Any, Area] = lowering.memo.setdefault(placed, {})
    if any(each.meets(own) for herd, each in others.items() if not is_one(herd, operation.operation)):
        raise lowering.unsupported("a herd on tiles that another one has")
    others[operation.operation] = own


def is_one(herd: Any, other: Any) -> bool:
    """Whether two operations are one herd, perhaps at different times, as herds of one name in a segment are."""
    named = ["sym_name" in each.attributes and str(each.attributes["sym_name"]) for each in (herd, other)]
    return bool(herd == other) or (bool(named[0]) and named[0] == named[1])


def _require_numbers(lowering: Lowering, operation: Any) -> None:
    for names, least in ((_LOCATION, 0), (_EXTENT, 1)):
        if any(int(operation.attributes[each].value) < least for each in names if each in operation.attributes):
            raise lowering.unsupported(f"a place with {' or '.join(names)} below {least}")


def _numbers(operation: Any, names: tuple[str, ...]) -> list[int] | None:
    attributes = operation.attributes
    return [int(attributes[each].value) for each in names] if all(each in attributes for each in names) else None


def _area(operation: Any, sizes: list[int] | None) -> Area | None:
    first = _numbers(operation, _LOCATION)
    if first is None or sizes is None:
        return None
    return Area(tuple(first), tuple(one + size - 1 for one, size in zip(first, sizes, strict=True)))


def _area_of_herd(operation: Any, sizes: list[int]) -> Area | None:
    """A herd of one dimension is a row of tiles."""
    return _area(operation, [*sizes, 1][:2]) if sizes and len(sizes) <= 2 else None
