"""What atomic operations and fences promise to agents that are no part of the program."""

from __future__ import annotations

from collections import Counter
from enum import Enum

from msgspec import Struct

from interp.ir.place import Place


class Ordering(Enum):
    """LLVM's orderings, each with what it guarantees."""

    UNORDERED = "unordered", frozenset[str]()
    MONOTONIC = "monotonic", frozenset(("coherence",))
    ACQUIRE = "acquire", frozenset(("coherence", "acquire"))
    RELEASE = "release", frozenset(("coherence", "release"))
    ACQ_REL = "acq_rel", frozenset(("coherence", "acquire", "release"))
    SEQ_CST = "seq_cst", frozenset(("coherence", "acquire", "release", "one order"))

    def __init__(self, text: str, guarantees: frozenset[str]) -> None:
        self.text = text
        self.guarantees = guarantees


# The update that compares and exchanges, of which any other can be made.
ANY_UPDATE = "exchange"

# The scopes that lie within each other, the narrowest first; the empty one is the whole system, which is one device
# where several devices have a scope of their own. Those of one row are the same under the names of several targets.
_SCOPES = (
    ("singlethread",),
    ("wavefront", "warp"),
    ("workgroup", "block"),
    ("cluster",),
    ("queue family",),
    ("agent", "device"),
    ("",),
    ("several devices",),
)
_WIDTHS = {name: width for width, names in enumerate(_SCOPES) for name in names}


class Atomic(Struct, frozen=True):
    """An atomic operation, or a fence, on memory that others may see. `update` is what it does, in words, `scope` the
    agents to which it is one, as its target names them. `earlier` and `later` are the other accesses of such memory
    before and behind it in the text, in a form that is the same in two programs where these are. One that is
    `dispensable` promises something of what need not be done at all. One that is `unseen` is between accesses that are
    taken to be ordered anyhow, so that no race shows where it is missing."""

    update: str
    ordering: Ordering
    scope: str
    place: Place
    earlier: tuple[str, ...] = ()
    later: tuple[str, ...] = ()
    dispensable: bool = False
    unseen: bool = False

    def covers(self, other: Atomic) -> bool:
        """Whether it guarantees all that another one does."""
        if not other.ordering.guarantees <= self.ordering.guarantees:
            return False
        if self.scope == other.scope:
            return True
        return self.scope in _WIDTHS and other.scope in _WIDTHS and _WIDTHS[other.scope] <= _WIDTHS[self.scope]

    def orders_as(self, other: Atomic) -> bool:
        """Whether no access is behind it that is before the other one, which releases, nor before it that is behind the
        other one, which acquires."""
        guarantees = other.ordering.guarantees
        return not (
            ("release" in guarantees and _gained(self.later, other.later, other.earlier))
            or ("acquire" in guarantees and _gained(self.earlier, other.earlier, other.later))
        )


def _gained(ours: tuple[str, ...], theirs: tuple[str, ...], others: tuple[str, ...]) -> bool:
    """Whether one side has an access of which it is not certain that it was on the same side."""
    here, there = Counter(ours), Counter(theirs)
    return any(each not in there or (each in others and here[each] > there[each]) for each in here)
