"""Memory that one program ends and the other one leaves: a program of tensors frees nothing, and what it is bufferized
to frees what it has allocated.

To end a buffer of a function's own is no effect where nobody can use it any more: no access to it, no step from it and
no result of it comes later, it is not ended twice, and nobody else has it. Who was given it, through a call, or in
memory, or as one of several values that a loop hands on, may have it for ever."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec import Struct, field

from equiv.proving.lockstep.terms import Term, Terms

# Terms that stand for what comes from elsewhere: memory, or whoever was called.
_FROM_ELSEWHERE = frozenset(("const", "parameter", "event", "load", "version", "leaf", "undefined", "global", "own"))


class UsedAfterItsEnd(Exception):
    """Memory that was ended may be used; in words."""


class EndedMemory(Struct):
    """By the terms of buffers: those that were ended, and those that others may have."""

    ended: set[Term] = field(default_factory=set)
    handed_out: set[Term] = field(default_factory=set)

    def copy(self) -> EndedMemory:
        return EndedMemory(set(self.ended), set(self.handed_out))

    def include(self, other: EndedMemory) -> None:
        """What may have happened on another way, too."""
        self.ended |= other.ended
        self.handed_out |= other.handed_out

    def covers(self, other: EndedMemory) -> bool:
        """Whether all that another way may have done is known here."""
        return self.ended >= other.ended and self.handed_out >= other.handed_out

    def end(self, root: Term) -> None:
        """Raises `UsedAfterItsEnd`."""
        if root in self.handed_out:
            raise UsedAfterItsEnd("memory is freed that others may have")
        if root in self.ended:
            raise UsedAfterItsEnd("memory is freed twice")
        self.ended.add(root)

    def allocate(self, root: Term) -> None:
        """One more buffer of a term: the one before is what no value is any more."""
        self.ended.discard(root)
        self.handed_out.discard(root)

    def use(self, terms: Terms, used: Iterable[object]) -> None:
        """Raises `UsedAfterItsEnd`."""
        if self.ended and not self.ended.isdisjoint(buffers_of(terms, used)):
            raise UsedAfterItsEnd("memory is used that was freed")

    def hand_out(self, terms: Terms, given: Iterable[object]) -> None:
        """Others have it from now on. Raises `UsedAfterItsEnd`."""
        self.use(terms, given)
        self.handed_out |= buffers_of(terms, given)


def is_buffer(terms: Terms, root: Term) -> bool:
    """Whether a root is that of a buffer that was allocated on the heap, by an event that both programs have."""
    match terms.keys[root]:
        case ("root", _, (int() as result,)):
            key = terms.keys[result]
        case _:
            return False
    return key[0] == "result" and is_allocation(terms, key[2][0])


def is_allocation(terms: Terms, event: Term) -> bool:
    """Whether an event is an allocation on the heap."""
    match terms.keys[event]:
        case ("event", ("alloc", *details), _):
            return not any(each is True for each in details)
        case _:
            return False


def buffers_of(terms: Terms, given: Iterable[object]) -> set[Term]:
    """The buffers that terms are views of, pointers to, or numbers made of these."""
    found: set[Term] = set()
    pending = [each for each in given if type(each) is int]
    seen = set(pending)
    while pending:
        term = pending.pop()
        key = terms.keys[term]
        if key[0] == "root" and is_buffer(terms, term):
            found.add(term)
            continue
        if key[0] in _FROM_ELSEWHERE:
            continue
        fresh = [each for each in _terms_in(key, len(terms.keys)) if each not in seen]
        seen.update(fresh)
        pending += fresh
    return found


def _terms_in(key: Sequence[object], most: int) -> Iterable[Term]:
    """All numbers in a key that may be terms; that a number is none of them does no harm."""
    for each in key:
        if isinstance(each, tuple):
            yield from _terms_in(each, most)
        elif type(each) is int and 0 <= each < most:
            yield each
