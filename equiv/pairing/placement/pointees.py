"""Where pointers may point."""

from __future__ import annotations

from enum import Enum, auto
from typing import NamedTuple

from equiv.pairing.placement.forms import WORD, Remainder
from interp import ir


class Shift(Enum):
    """How far a pointer is from one that the program was given or has allocated."""

    NONE = auto()  # so far in every placement
    UNKNOWN = auto()
    HEIGHT = auto()  # it is no pointer to memory: a height of the stack


class Target(NamedTuple):
    """Into which allocation a pointer may point, None for any other memory, how far its place depends on where that
    lies, and how many bytes further on it is, where that is known."""

    buffer: ir.Value | None
    shift: Shift | Remainder
    offset: int | None = None

    def moved(self, by: int | None) -> Target:
        return self._replace(offset=None if self.offset is None or by is None else (self.offset + by) % WORD)


GIVEN = Target(None, Shift.NONE)
ANYWHERE = Target(None, Shift.UNKNOWN)


class Stored:
    """The pointers that memory may hold, by place."""

    def __init__(self) -> None:
        self._kept: dict[tuple[ir.Value | None, int | None], frozenset[Target]] = {}

    def keep(self, places: frozenset[Target], pointers: frozenset[Target]) -> bool:
        """Notes that pointers may be stored at places, and tells whether that was not known."""
        changed = False
        for place in places:
            key = place.buffer, place.offset if place.buffer is not None else None
            known = self._kept.get(key, frozenset())
            if not pointers <= known:
                self._kept[key] = known | pointers
                changed = True
        return changed

    def held(self, places: frozenset[Target]) -> frozenset[Target]:
        """The pointers that memory at places may hold; one that was stored at an unknown place may be anywhere."""
        found = set(self._kept.get((None, None), ()))
        for place in places:
            for (buffer, offset), pointers in self._kept.items():
                if buffer is place.buffer and (offset is None or place.offset is None or offset == place.offset):
                    found |= pointers
        return frozenset(found)
