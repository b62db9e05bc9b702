"""Memory that a compiler has given offsets: what is in use at a time may not overlap.

The life of an allocation goes from where it is made to the last use of it in the text, and to the end of each loop in
which it is used and not made."""

from __future__ import annotations

from math import prod
from typing import Any

from msgspec import Struct

from frontends.mlir.core.lowering import Lowering
from frontends.mlir.dialects.llvm.pointer_uses import in_text_order
from interp import ir

PLACED = ("allocation.offset", "tensor_memory_col_offset", "tensor_memory_row_offset")
_ROWS = 128


class _Placed(Struct, frozen=True):
    """An allocation: in which kind of memory, by the attributes that place it, from which byte, or column of tensor
    memory, how many of them, in which row, and from which to which operation of the text it is in use. A column has 128
    rows, and one that is not `whole` a part of them."""

    kind: tuple[str, ...]
    first: int
    extent: int
    row: int
    whole: bool
    start: int
    end: int

    def meets(self, other: _Placed) -> bool:
        if self.kind != other.kind or self.end < other.start or other.end < self.start:
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
    placed: dict[Any, _Placed] = lowering.memo[key]
    own = placed[operation.operation]
    if any(each != operation.operation and own.meets(other) for each, other in placed.items()):
        raise lowering.unsupported("memory at an offset at which other memory is in use")
    lowering.assumptions.add("copies do not outlive the last use of memory that was allocated at an offset")


def _all_placed(lowering: Lowering, function: Any) -> dict[Any, _Placed]:
    order = list(in_text_order(function))
    numbers = {each: at for at, each in enumerate(order)}
    ends: dict[Any, int] = {}
    for each in order:  # outer operations before inner ones, so that the last number of each is that of its last one
        around = each
        while around is not None and around in numbers:
            ends[around] = max(ends.get(around, 0), numbers[each])
            around = around.parent.operation if around.parent is not None else None
    found = {}
    for each in order:
        kind = tuple(name for name in PLACED if name in each.attributes)
        type = lowering.type(each.results[0].type) if kind and len(each.results) else None
        if isinstance(type, ir.View):
            first, *rows = (_offset(lowering, each, name) for name in kind)
            shape = [size or 0 for size in type.shape]
            tall = shape[-2] if len(shape) > 1 else 1
            if len(kind) > 1:  # an element has a column of its own, as f32 have
                extent = shape[-1] * -(-prod(shape[:-1]) // _ROWS)
            else:
                if not type.element.width:
                    raise lowering.unsupported_at(each, f"elements of {type.element} at an offset")
                extent = prod(shape) * type.element.width // 8
                if type.element.width % 8 == 0 and first % (type.element.width // 8):
                    raise lowering.unsupported_at(each, f"elements of {type.element} at the offset {first}")
            life = numbers[each], _last_use(each, numbers, ends)
            found[each] = _Placed(kind, first, extent, rows[0] if rows else 0, not rows or tall >= _ROWS, *life)
    return found


def _offset(lowering: Lowering, operation: Any, name: str) -> int:
    """What an attribute says. Raises `Unsupported` where that is no number, as of memory in parts that are apart."""
    value = getattr(operation.attributes[name], "value", None)
    if not isinstance(value, int):
        raise lowering.unsupported_at(operation, f"{name} = {operation.attributes[name]}")
    return value


def _last_use(allocation: Any, numbers: dict[Any, int], ends: dict[Any, int]) -> int:
    around = set()
    parent = allocation.parent
    while parent is not None and parent.operation in numbers:
        around.add(parent.operation)
        parent = parent.operation.parent
    last = numbers[allocation]
    pending = [allocation.results[0]]
    seen = set(pending)
    for value in pending:
        for use in value.uses:
            user = use.owner.operation
            outermost = user
            while outermost.parent is not None and outermost.parent.operation not in around:
                if outermost.parent.operation not in numbers:
                    break
                outermost = outermost.parent.operation
            last = max(last, ends[outermost], numbers[user])
            for each in user.results:
                if str(each.type).startswith("!ttg.memdesc") and each not in seen:
                    seen.add(each)
                    pending.append(each)
    return last
