"""Memory that a compiler has given offsets: what is in use at a time may not overlap.

The life of an allocation goes from where it is made to the last use of it in the text, and to the end of each loop in
which it is used and not made, be it an operation or blocks that jump back. What hands memory on, out of a region or to
another block, is a use whose result lives on. Partitions of warps run side by side: what is in two of them is in use at
a time. Operations that need memory for themselves are given offsets, too."""

from __future__ import annotations

from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.llvm.pointer_uses import in_text_order
from interp import ir

PLACED = ("allocation.offset", "tensor_memory_col_offset", "tensor_memory_row_offset")
_ROWS = 128
_HANDLE = 8  # bytes of a number, a pointer or an index at most
_BESIDE = "ttg.warp_specialize"
_CALLS = "a call of a function that has memory at offsets of its own, beside memory at offsets"
_SCRATCH = "what an operation needs of memory at an offset for itself is no more than its operands or results take"


class _Placed(Struct, frozen=True):
    """An allocation: in which kind of memory, by the attributes that place it, from which byte, or column of tensor
    memory, how many of them, in which row, from which to which operation of the text it is in use, and in which regions
    of which operations whose regions run side by side. A column has 128 rows, and one that is not `whole` a part of
    them."""

    kind: tuple[str, ...]
    first: int
    extent: int
    row: int
    whole: bool
    start: int
    end: int
    regions: dict[Any, int]

    def meets(self, other: _Placed) -> bool:
        beside = any(other.regions.get(around, at) != at for around, at in self.regions.items())
        if self.kind != other.kind or (not beside and (self.end < other.start or other.end < self.start)):
            return False
        if self.row != other.row and not (self.whole or other.whole):
            return False
        return self.first < other.first + other.extent and other.first < self.first + self.extent


def require_apart(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where memory is allocated in which other memory is while it is in use. What copies that go
    on beside the program do with it is not seen."""
    if not any(name in operation.attributes for name in PLACED):
        return
    function = operation
    while function.parent is not None and function.parent.operation.name != "builtin.module":
        function = function.parent.operation
    key = ("placed", function)
    if key not in lowering.memo:
        lowering.memo[key] = _all_placed(lowering, function)
        lowering.memo["calls of placed memory", function] = _call_of_placed(lowering, function)
    placed: dict[Any, _Placed] = lowering.memo[key]
    own = placed[operation.operation]
    if any(each != operation.operation and own.meets(other) for each, other in placed.items()):
        raise lowering.unsupported("memory at an offset at which other memory is in use")
    if lowering.memo["calls of placed memory", function] is not None:
        raise lowering.unsupported_at(lowering.memo["calls of placed memory", function], _CALLS)
    lowering.assumptions.add("copies do not outlive the last use of memory that was allocated at an offset")


def _all_placed(lowering: Lowering, function: Any) -> dict[Any, _Placed]:
    text = _Text(function)
    found = {}
    for each in text.numbers:
        kind = tuple(name for name in PLACED if name in each.attributes)
        if not kind:
            continue
        first, *rows = (_offset(lowering, each, name) for name in kind)
        made = lowering.type(each.results[0].type) if _memory_of(each) else None
        if not isinstance(made, ir.View):  # what the operation needs while it runs
            lowering.assumptions.add(_SCRATCH)
            number = text.numbers[each]
            extent = max(1, *(_bytes(lowering, values) for values in (each.operands, each.results)))
            found[each] = _Placed(kind, first, extent, 0, True, number, text.ends[each], text.regions[each])
            continue
        shape = [size or 0 for size in made.shape]
        tall = shape[-2] if len(shape) > 1 else 1
        if len(kind) > 1:  # an element has a column of its own, as f32 have
            extent = shape[-1] * -(-prod(shape[:-1]) // _ROWS)
        else:
            if not made.element.width:
                raise lowering.unsupported_at(each, f"elements of {made.element} at an offset")
            extent = prod(shape) * made.element.width // 8
            if made.element.width % 8 == 0 and first % (made.element.width // 8):
                raise lowering.unsupported_at(each, f"elements of {made.element} at the offset {first}")
        row, whole = rows[0] if rows else 0, not rows or tall >= _ROWS
        found[each] = _Placed(kind, first, extent, row, whole, *text.life(each), text.regions[each])
    return found


def _bytes(lowering: Lowering, values: Any) -> int:
    """Of values: the elements of tiles, and of memory what tells where it is, by which partitions of warps get it."""
    total = 0
    for each in values:
        made = lowering.type(each.type)
        if not isinstance(made, ir.View):
            total += _HANDLE
        elif str(each.type).startswith("tensor<"):
            total += prod(size or 0 for size in made.shape) * -(-(made.element.width or 64) // 8)
        else:
            total += _HANDLE * (1 + made.rank)
    return total


def _memory_of(operation: Any) -> list[Any]:
    """The results that are memory."""
    return [each for each in operation.results if str(each.type).startswith("!ttg.memdesc")]


def _call_of_placed(lowering: Lowering, function: Any) -> Any | None:
    """The first call of a function that has memory at offsets itself, or calls one that has: they count from where the
    call says, over all that the caller has there."""
    for each in in_text_order(function):
        if each.name != "tt.call":
            continue
        pending, seen = [each], set()
        while pending:
            name = pending.pop().attributes["callee"].value
            if name in seen:
                continue
            seen.add(name)
            inner = list(in_text_order(lowering.symbols.inlined(each, name).operation))
            if any(placed in one.attributes for one in inner for placed in PLACED):
                return each
            pending += [one for one in inner if one.name == "tt.call"]
    return None


class _Text:
    """The operations of a function in the order of the text: their `numbers`, the number of the last one inside each
    (`ends`), and the regions that run beside others which each is in."""

    def __init__(self, function: Any) -> None:
        self.numbers: dict[Any, int] = {}
        self.ends: dict[Any, int] = {}
        self.regions: dict[Any, dict[Any, int]] = {}
        self._loops: list[tuple[int, int]] = []
        self._walk(function, {})

    def _walk(self, operation: Any, regions: dict[Any, int]) -> None:
        beside = operation.name.startswith(_BESIDE)
        for at, region in enumerate(operation.regions):
            inside = {**regions, operation: at} if beside else regions
            begun: list[Any] = []
            for block in region.blocks:
                begun.append((block, len(self.numbers)))
                for view in block.operations:
                    each = view.operation
                    self.numbers[each] = len(self.numbers)
                    self.regions[each] = inside
                    self._walk(each, inside)
                    self.ends[each] = len(self.numbers) - 1
                    for following in each.successors:
                        self._loops += [(first, self.ends[each]) for one, first in begun if one == following]

    def life(self, allocation: Any) -> tuple[int, int]:
        """The numbers of the first and the last operation between which memory is in use."""
        around = set()
        parent = allocation.parent
        while parent is not None and parent.operation in self.numbers:
            around.add(parent.operation)
            parent = parent.operation.parent
        start = last = self.numbers[allocation]
        pending = _memory_of(allocation)
        seen = set(pending)
        used = []
        for value in pending:
            for use in value.uses:
                user = use.owner.operation
                outermost = user
                while outermost.parent is not None and outermost.parent.operation not in around:
                    if outermost.parent.operation not in self.numbers:
                        break
                    outermost = outermost.parent.operation
                used.append(self.numbers[user])
                last = max(last, self.ends[outermost])
                new = _memory_of(user)
                if len(user.successors):
                    new += [one for block in user.successors for one in block.arguments]
                    used += [first for first, end in self._loops if end == self.ends[user]]
                elif _is_last(user) and user.parent.operation in self.numbers:  # out of a region, or around a loop
                    used.append(self.numbers[user.parent.operation])
                    last = max(last, self.ends[user.parent.operation])
                    new += _memory_of(user.parent.operation)
                pending += [each for each in new if each not in seen]
                seen.update(new)
        start, last = min(start, *used, start), max(last, *used, last)
        return self._with_loops(start, last, min(used, default=start) < self.numbers[allocation], used)

    def _with_loops(self, start: int, last: int, around: bool, used: list[int]) -> tuple[int, int]:
        """A life with the loops of blocks in which memory is used that was not made in them; all of those that it
        touches where it goes `around` one."""
        changed = True
        while changed:
            changed = False
            for first, end in self._loops:
                inside = any(first <= each <= end for each in used)
                if inside and (start < first or around) and (end > last or (around and first < start)):
                    start, last, changed = min(start, first) if around else start, max(last, end), True
        return start, last


def _is_last(operation: Any) -> bool:
    """Whether an operation ends a block and hands on what it takes."""
    return operation.name.rpartition(".")[2] in ("yield", "condition", "warp_yield", "return")


def _offset(lowering: Lowering, operation: Any, name: str) -> int:
    """What an attribute says. Raises `Unsupported` where that is no number, as of memory in parts that are apart."""
    value = getattr(operation.attributes[name], "value", None)
    if not isinstance(value, int):
        raise lowering.unsupported_at(operation, f"{name} = {operation.attributes[name]}")
    return value
