"""Where a program decides what it does next, and which ways its runs went there.

A site is an instruction whose outcome is control, or a choice between values: a loop, a branch, a selection, a
comparison, a minimum or maximum. The machine keeps one byte for each, with what happened in all of a run; the bytes of
two runs are joined bit by bit. A condition that is data counts as both of its sides where both were run.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from msgspec import Struct

from interp.ir import Module, Operation


class Outcome(Enum):
    """What can happen at a site."""

    ITERATES = "a second iteration"
    FAILS = "the condition false"
    HOLDS = "the condition true"
    FAILS_AGAIN = "a second iteration, with the condition false"
    HOLDS_AGAIN = "a second iteration, with the condition true"
    FIRST = "the first one chosen"
    SECOND = "the second one chosen"


_BITS = {
    Outcome.ITERATES: 4,
    Outcome.FAILS: 1,
    Outcome.HOLDS: 2,
    Outcome.FAILS_AGAIN: 4,
    Outcome.HOLDS_AGAIN: 8,
    Outcome.FIRST: 2,
    Outcome.SECOND: 1,
}


class SiteKind(Enum):
    """What goes one way or another; the size vectors of a proof have to show both."""

    LOOP = "loop"
    BRANCH = "branch"
    WHILE = "loop that goes on where its condition holds"
    UNTIL = "loop that goes on where its condition fails"
    COMPARISON = "comparison"
    CHOICE = "choice"  # between two values

    @property
    def outcomes(self) -> tuple[Outcome, ...]:
        return _OUTCOMES[self]


_OUTCOMES = {
    SiteKind.LOOP: (Outcome.ITERATES,),
    SiteKind.BRANCH: (Outcome.FAILS, Outcome.HOLDS),
    SiteKind.WHILE: (Outcome.FAILS, Outcome.HOLDS, Outcome.HOLDS_AGAIN),
    SiteKind.UNTIL: (Outcome.HOLDS, Outcome.FAILS, Outcome.FAILS_AGAIN),
    SiteKind.COMPARISON: (Outcome.FAILS, Outcome.HOLDS),
    SiteKind.CHOICE: (Outcome.FIRST, Outcome.SECOND),
}


class Site(Struct, frozen=True):
    """`dimension` tells the loops of one `parallel` apart. What `is_data` may be decided by data, so that a run can
    have both outcomes at once."""

    instruction: int
    kind: SiteKind
    operation: Operation
    dimension: int = 0
    is_data: bool = False


class Sites(Struct, frozen=True):
    """All sites of a program; their operations are those of `module`, which is what was assembled."""

    module: Module
    all: tuple[Site, ...]


class Decisions(Struct, frozen=True):
    """What a run, or several runs of one program, decided at its sites."""

    sites: Sites
    outcomes: bytes

    def joined(self, other: Decisions) -> Decisions:
        """With what another run decided; one of a program with other sites adds nothing."""
        if len(other.outcomes) != len(self.outcomes):
            return self
        both = int.from_bytes(self.outcomes, "big") | int.from_bytes(other.outcomes, "big")
        return Decisions(self.sites, both.to_bytes(len(self.outcomes), "big"))

    def had(self, at: int, outcome: Outcome) -> bool:
        """Whether a run had an outcome at the site at a position."""
        return bool(self.outcomes[at] & _BITS[outcome])

    def missing(self) -> Iterator[tuple[int, Outcome]]:
        """The outcomes that no run had at sites that some run came to, by the site's position. What lies behind a site
        that no run came to is behind an outcome that another site misses."""
        for at, (site, seen) in enumerate(zip(self.sites.all, self.outcomes, strict=True)):
            if seen:
                for outcome in site.kind.outcomes:
                    if not self.had(at, outcome):
                        yield at, outcome
