"""Memory that a compiler has given offsets: what is in use at a time may not overlap.

The life of an allocation goes from where it is made to the last use of it in the text, and to the end of each loop in
which it is used and not made, be it an operation or blocks that jump back. What hands memory on, out of a region or to
another block, is a use whose result lives on. Partitions of warps run side by side: what is in two of them is in use at
a time. Operations that need memory for themselves are given offsets, too. Memory that nothing ever writes may lie where
it likes: what it holds is not defined, and it leaves other memory as it is. Memory in partitions is given an offset for
each of its parts."""

from __future__ import annotations

from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.core.walking import definition_of
from frontends.triton.layouts import padding_of, parts_of, room_of, width_of
from interp import ir

PLACED = ("allocation.offset", "tensor_memory_col_offset", "tensor_memory_row_offset")
_ROWS, _COLUMNS = 128, 512  # of tensor memory (PTX ISA, "Tensor Memory Addressing")
_ROW_OFFSETS = (0, 16)  # which half of the rows of each warp, where fewer than all are needed
_HANDLE = 8  # bytes of a number, a pointer or an index at most
_BESIDE = "ttg.warp_specialize"
_CALLS = "a call of a function that has memory at offsets of its own, beside memory at offsets"
_CALL, _DEPTH = "tt.call", 32
_READERS = (
    "ttg.local_load",
    "ttng.tmem_load",
    "ttg.local_dealloc",
    "arith.select",
    "ttg.memdesc_",
    "ttng.tmem_subslice",
)
# Those that read so many of their first operands.
_READ_FIRST = {"ttng.tc_gen5_mma": 2, "ttng.tc_gen5_mma_scaled": 2, "ttng.warp_group_dot": 2, "ttng.tmem_copy": 1}
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
    written: bool = True

    def meets(self, other: _Placed) -> bool:
        beside = any(other.regions.get(around, at) != at for around, at in self.regions.items())
        if self.kind != other.kind or (not beside and (self.end < other.start or other.end < self.start)):
            return False
        if not (self.written and other.written):
            return False
        if self.row != other.row and not (self.whole or other.whole):
            return False
        return self.first < other.first + other.extent and other.first < self.first + self.extent


def require_apart(lowering: Lowering, operation: Any) -> None:
    """Raises `Unsupported` where memory is allocated in which other memory is while it is in use. What copies that go
    on beside the program do with it is not seen."""
    if not any(name in operation.attributes for name in PLACED):
        return
    if not is_apart(lowering, operation):
        raise lowering.unsupported("memory at an offset at which other memory is in use")
    lowering.assumptions.add("copies do not outlive the last use of memory that was allocated at an offset")


def is_apart(lowering: Lowering, operation: Any) -> bool:
    """Whether an operation allocates no memory in which other memory is while it is in use. Raises `Unsupported` where
    that is not known."""
    if not operation.name.endswith("_alloc") or not any(name in operation.attributes for name in PLACED):
        return True
    function = definition_of(operation)
    key = ("placed", function)
    if key not in lowering.memo:
        lowering.memo[key] = _all_placed(lowering, function)
    placed: dict[Any, list[_Placed]] = lowering.memo[key]
    own = placed[operation.operation]
    others = [part for each, parts in placed.items() if each != operation.operation for part in parts]
    return not any(part.meets(other) for part in own for other in others) and not any(
        part.meets(other) for at, part in enumerate(own) for other in own[:at]
    )


def _all_placed(lowering: Lowering, function: Any) -> dict[Any, list[_Placed]]:
    text = _Text(function)
    found: dict[Any, list[_Placed]] = {}
    for each in text.numbers:
        parts = _of_call(lowering, text, each) if each.name == _CALL else _parts(lowering, text, each)
        if parts:
            found[each] = parts
    return found


def _parts(lowering: Lowering, text: _Text, operation: Any) -> list[_Placed]:
    """What an operation has at offsets: one for each part of memory."""
    kind = tuple(name for name in PLACED if name in operation.attributes)
    if not kind:
        return []
    (first, *more), *rows = (_offsets(lowering, operation, name) for name in kind)
    regions = text.regions[operation]
    made = lowering.type(operation.results[0].type) if _memory_of(operation) else None
    if not isinstance(made, ir.View):  # what the operation needs while it runs
        lowering.assumptions.add(_SCRATCH)
        extent = max(1, *(_bytes(lowering, values) for values in (operation.operands, operation.results)))
        if more:
            raise lowering.unsupported_at(operation, f"{kind[0]} = {operation.attributes[kind[0]]}")
        return [_Placed(kind, first, extent, 0, True, text.numbers[operation], text.ends[operation], regions)]
    shape = [size or 0 for size in made.shape]
    tall = shape[-2] if len(shape) > 1 else 1
    if len(kind) > 1:  # an element has a column of its own, as f32 have
        extent = shape[-1] * -(-prod(shape[:-1]) // _ROWS)
    else:
        type = operation.results[0].type
        bits = width_of(lowering, type)
        if 1 + len(more) != parts_of(lowering, type):
            raise lowering.unsupported_at(operation, f"{kind[0]} = {operation.attributes[kind[0]]} of a {type}")
        count = -(-room_of(lowering, type) // (1 + len(more)))
        count += sum(-(-count // interval) * padding for interval, padding in padding_of(lowering, type))
        extent = -(-count * bits // 8)
        for offset in (first, *more):
            if bits % 8 == 0 and offset % (bits // 8):
                raise lowering.unsupported_at(operation, f"elements of {made.element} at the offset {offset}")
    row, whole = rows[0][0] if rows else 0, not rows or tall >= _ROWS
    if rows and (first < 0 or first + extent > _COLUMNS or row not in _ROW_OFFSETS[: 1 if whole else 2]):
        raise lowering.unsupported_at(operation, f"a {operation.results[0].type} in row {row} and column {first}")
    life, written = text.life(operation), _is_written(operation)
    return [_Placed(kind, offset, extent, row, whole, *life, regions, written) for offset in (first, *more)]


def _is_written(allocation: Any) -> bool:
    """Whether anything but loads may get the memory of an allocation, or it is filled where it is made."""
    if len(allocation.operands):
        return True
    pending = _memory_of(allocation)
    for value in pending:
        for use in value.uses:
            name = use.owner.operation.name
            if not name.startswith(_READERS) and use.operand_number >= _READ_FIRST.get(name, 0):
                return True
            pending += _memory_of(use.owner.operation)
    return False


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


def _of_call(lowering: Lowering, text: _Text, call: Any, depth: int = 0) -> list[_Placed]:
    """What a called function has at offsets, which count from where the call says (Triton, `getSharedMemoryBase`), and
    what those have that it calls: in use during the call, however long in there, or as long as what the call gives."""
    called = lowering.symbols.inlined(call, call.attributes["callee"].value).operation
    if depth > _DEPTH:
        raise lowering.unsupported_at(call, f"more than {_DEPTH} nested calls beside memory at offsets")
    start = _offsets(lowering, call, PLACED[0])[0] if PLACED[0] in call.attributes else 0
    inner = _Text(called)
    life = text.life(call) if _memory_of(call) else (text.numbers[call], text.numbers[call])
    found = []
    for each in inner.numbers:
        parts = _of_call(lowering, inner, each, depth + 1) if each.name == _CALL else _parts(lowering, inner, each)
        if any(part.kind != PLACED[:1] for part in parts):
            raise lowering.unsupported_at(call, _CALLS)
        found += [
            _Placed(part.kind, start + part.first, part.extent, 0, True, *life, text.regions[call], part.written)
            for part in parts
        ]
    return found


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


def _offsets(lowering: Lowering, operation: Any, name: str) -> list[int]:
    """What an attribute says: one number, or that of each part. Raises `Unsupported` where it is neither."""
    attribute = operation.attributes[name]
    parts = list(attribute) if isinstance(attribute, lowering.bindings.ArrayAttr) else [attribute]
    values = [getattr(each, "value", None) for each in parts]
    if not values or not all(isinstance(each, int) for each in values) or (name != PLACED[0] and len(values) > 1):
        raise lowering.unsupported_at(operation, f"{name} = {attribute}")
    return [each for each in values if isinstance(each, int)]
