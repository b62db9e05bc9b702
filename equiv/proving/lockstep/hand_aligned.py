"""Memory that a program aligns by hand: it allocates more bytes than it needs, and rounds the address up.

The lowering of `memref.alloc` with an alignment does so where it knows `malloc` alone (MLIR, MemRefToLLVM): of
`p = malloc(n + a)` the aligned pointer is `(p + a - 1) - (p + a - 1) % a`, behind which are at least `n` bytes. What
is done with these alone is as if so many had been allocated at a multiple of `a`. Other bytes of the buffer may be
there as well, so that this is no way to see a program that others are held to."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from interp import ir


class HandAligned(Struct, eq=False):
    """An allocation of `bytes` at a multiple of `alignment`: `result` is the aligned pointer, and `allocated` the one
    that frees it."""

    place: ir.Place
    result: ir.Value
    allocated: ir.Value
    bytes: int
    alignment: int


class AlignedByHand:
    """Those of some bodies: `made` are they by the operations that allocate, `parts` the operations that round up."""

    def __init__(self, bodies: Sequence[ir.Region]) -> None:
        operations = [each for body in bodies for each in ir.walk(body)]
        self._users: dict[ir.Value, list[ir.Operation]] = {}
        self._definitions = {result: each for each in operations for result in ir.results_of(each)}
        for each in operations:
            for operand in set(ir.operands_of(each)):
                self._users.setdefault(operand, []).append(each)
        self.made: dict[int, HandAligned] = {}
        self.parts: set[int] = set()
        for each in operations:
            if isinstance(each, ir.Alloc) and each.result.type == ir.POINTER and not each.stack:
                self._find(each)

    def _find(self, made: ir.Alloc) -> None:
        size = made.sizes[0]
        total = size if isinstance(size, int) else self._number(size)
        number = self._only(made.result, "ptrtoint")
        raised = None if number is None else self._only(number.results[0], "addi", alone=True)
        if total is None or number is None or raised is None:
            return
        start, up = raised.results[0], self._number(self._other(raised, number.results[0]))
        rest = self._only(start, "remui")
        down = self._only(start, "subi")
        if rest is None or down is None or len(self._users[start]) != 2 or rest.operands[0] is not start:
            return
        alignment = self._number(rest.operands[1])
        pointer = self._only(down.results[0], "inttoptr", alone=True)
        fits = down.operands == [start, rest.results[0]] and self._users[rest.results[0]] == [down]
        if not fits or pointer is None or alignment is None or up != alignment - 1:
            return
        is_power = alignment > 0 and not alignment & (alignment - 1)
        flags = [each.flags for each in (number, raised, rest, down, pointer)]
        if is_power and total >= alignment and not any(flags):
            aligned = pointer.results[0]
            self.made[id(made)] = HandAligned(made.place, aligned, made.result, total - alignment, alignment)
            self.parts |= {id(each) for each in (number, raised, rest, down, pointer)}

    def _only(self, value: ir.Value, name: str, *, alone: bool = False) -> ir.Op | None:
        """The one operation of a name that uses a value, of which, where that is `alone`, it is the only use."""
        users = self._users.get(value, [])
        found = [each for each in users if isinstance(each, ir.Op) and each.name == name]
        return found[0] if len(found) == 1 and not (alone and len(users) > 1) else None

    def _other(self, operation: ir.Op, operand: ir.Value) -> ir.Value:
        first, second = operation.operands
        return second if first is operand else first

    def _number(self, value: ir.Value) -> int | None:
        """The number that a value is made of constants to be, in 64 bits."""
        match self._definitions.get(value):
            case ir.Const(bits=bits) if value.type == ir.Scalar("i64"):
                return bits
            case ir.Op(name="addi" | "subi" as name, operands=[first, second], flags=flags) if not flags:
                left, right = self._number(first), self._number(second)
                if left is None or right is None:
                    return None
                found = left + right if name == "addi" else left - right
                return found if 0 <= found < 1 << 63 else None
            case ir.Op(name="ptrtoint", operands=[pointer]):
                return self._distance(pointer)
            case _:
                return None

    def _distance(self, pointer: ir.Value) -> int | None:
        """How many bytes a pointer is from null."""
        match self._definitions.get(pointer):
            case ir.Const(bits=0):
                return 0
            case ir.Displace(base=base, offset=int() as offset, flags=flags) if not flags and offset >= 0:
                start = self._distance(base)
                return None if start is None else start + offset
            case _:
                return None
