"""Places in memory that a function keeps for itself: of which buffer a view or a pointer is, and where in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from equiv.proving.lockstep.accesses import bytes_of
from equiv.proving.lockstep.graph import Outside
from equiv.proving.lockstep.own_memory import OwnBuffer
from equiv.proving.lockstep.terms import Term, Terms
from interp import ir


class Places(Struct, frozen=True):
    """What terms say of places in the buffers that one program keeps for itself, which are given by number."""

    terms: Terms
    buffers: Mapping[int, OwnBuffer]

    def buffer(self, memory: Term) -> OwnBuffer | None:
        """The buffer of its own that a view or a pointer is of."""
        keys = self.terms.keys
        while keys[memory][0] == "displace":
            memory = keys[memory][2][0]
        match keys[memory]:
            case ("view", int() as root, *_) | ("address", _, (root,)):
                key = keys[root]
                return self.buffers[key[2]] if key[0] == "own" else None
            case _:
                return None

    def cell(self, memory: Term, type_: ir.Scalar, position: int | None) -> ir.Value | None:
        """The value that an element is: the one at this position of a view, or the one that a pointer is at. None where
        that is not known."""
        buffer = self.buffer(memory)
        assert buffer is not None
        size = buffer.size
        if self.terms.keys[memory][0] != "view":
            bytes_, place = bytes_of(type_), self.from_start(memory)
            position = None
            if bytes_ is not None and place is not None and place % bytes_ == 0:
                position = place // bytes_
        if buffer.element is None or not isinstance(buffer.made.result.type, ir.View):
            bytes_ = bytes_of(type_)
            size = 0 if bytes_ is None else size // bytes_
        return None if position is None else buffer.cell(position, type_, size)

    def position(
        self, indices: Sequence[Term], offset: Term, sizes: Sequence[Term], strides: Sequence[Term]
    ) -> int | None:
        """The number of the element of a buffer that is at known indices of a view, inside of that."""
        position = self.terms.constant(offset)
        for index, size, stride in zip(indices, sizes, strides, strict=True):
            at, bound, by = map(self.terms.constant, (index, size, stride))
            if position is None or at is None or bound is None or by is None or not 0 <= at < bound:
                return None
            position += at * by
        return position

    def from_start(self, pointer: Term) -> int | None:
        """How many bytes a pointer into a buffer of its own is from the start, where that is known, and inside of the
        buffer or at its end."""
        buffer = self.buffer(pointer)
        keys = self.terms.keys
        if buffer is None or keys[pointer][0] == "view":
            return None
        steps: list[tuple[tuple[str, ...], int]] = []
        while keys[pointer][0] == "displace":
            _, (flags, unit), (pointer, number) = keys[pointer]
            known = self.terms.constant(number)
            if known is None:
                return None
            steps.append((flags, known * (1 if unit is None else unit)))
        place, most = 0, _bytes(buffer)
        for flags, by in reversed(steps):
            place += by
            # Where a step goes back, or out of the buffer, its promises need not hold.
            if not 0 <= place <= most or (by < 0 and "nuw" in flags):
                return None
        return place

    def rest(self, first: Term, second: Term) -> Term | None:
        """What an address in a buffer of its own leaves, divided by a power of two of which the buffer's is a
        multiple. Raises `Outside` where the address decides more."""
        for number, mask in ((first, second), (second, first)):
            key, limit = self.terms.keys[number], self.terms.constant(mask)
            if key[0] != "place" or limit is None or limit < 0 or limit & (limit + 1):
                continue
            buffer = self.buffer(key[2][0])
            if buffer is not None and limit < buffer.alignment:
                return self.terms.number(key[1] & limit)
        if any(self.terms.keys[each][0] == "place" for each in (first, second)):
            raise Outside("a number that depends on where a buffer of its own is")
        return None


def _bytes(buffer: OwnBuffer) -> int:
    """How many bytes a buffer has; 0 where its elements are no whole number of these."""
    type_ = buffer.made.result.type
    return buffer.size * (bytes_of(type_.element) or 0) if isinstance(type_, ir.View) else buffer.size
