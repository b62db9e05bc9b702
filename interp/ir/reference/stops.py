"""How a run of the reference interpreter ends before its end."""

from __future__ import annotations

from interp.ir.place import Place


class Stopped(Exception):
    """The run ends here; `place` is that of the operation."""

    def __init__(self, message: str, place: Place | None = None) -> None:
        super().__init__(message)
        self.message = message
        self.place = place


class Undefined(Stopped):
    """Undefined behaviour."""


class Race(Undefined):
    """Two accesses to one element, one of them a store, that nothing orders."""


class Deadlock(Undefined):
    """Agents wait for what does not come."""


class Unsupported(Stopped):
    """What has no concrete meaning here."""
