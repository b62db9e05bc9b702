"""What a check tells of itself while it goes on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from equiv.verdict import Verdict


class Progress(Protocol):
    """Somebody who watches a check; every call is from the thread that called for the check, and must not take long."""

    def at(self, what: str) -> None:
        """A new part of the work begins."""
        ...

    def sizes(self, done: int, total: int) -> None:
        """So many of the size vectors that are known by now have been run."""
        ...

    def operations(self, count: int) -> None:
        """The run that goes on has executed so many operations, in both programs together; told twice a second."""
        ...


class Stages(Protocol):
    """Somebody in another process, who ends this one where a limit does not end a check. Every call is from the thread
    that called for the check."""

    def begins(self, function: str, deadline: float, left: int) -> None:
        """A function is checked now, or with an empty name the programs are read. It is to end at `deadline`, a time of
        `time.monotonic`; so many functions are left after it."""
        ...

    def ended(self, verdict: Verdict) -> None:
        """This is the verdict on the function."""
        ...


class Result(Enum):
    """What came of a tactic."""

    PROVEN = "proven"
    REFUTED = "refuted"
    UNDEFINED = "source undefined"
    BLOCKED = "blocked"
    NEEDS_SIZES = "needs sizes"
    OPEN = "open"


class Step(Struct, frozen=True):
    """That a tactic was tried at these sizes, in this domain, for so many seconds, and what came of it."""

    function: str
    sizes: Mapping[str, int]
    tactic: str
    domain: str
    result: Result
    message: str
    seconds: float


Trace = Callable[[Step], None]
