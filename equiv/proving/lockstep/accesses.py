"""Where an access is: a buffer and the number of an element of it, and what has to be so for that."""

from __future__ import annotations

from collections.abc import Sequence

from equiv.proving.lockstep.terms import Term, Terms, type_name
from interp import ir

Fact = tuple[object, ...]
"""What is known not to be undefined where the source has done it: that an access lies in its buffer, and the like."""

IN_BUFFER = "in buffer"
INSIDE = "inside"  # an index is one of a size
BASED = "based"  # a pointer is in what it is a pointer to
PROMISED = "promised"  # of a step from an element, or from the start where there is none, to another one
ENDED = "ended"  # of memory that one program alone frees
UNFLAGGED = "unflagged"  # of sums and products with promises, which they keep
SURELY_WHOLE = 1 << 32  # numbers of elements below it are numbers of bytes that do not wrap


def bytes_of(type_: ir.Type) -> int | None:
    """How many bytes an element of a type takes, where that is its width."""
    assert isinstance(type_, ir.Scalar)
    return type_.width // 8 if type_.width in (8, 16, 32, 64) else None


def whole_element(terms: Terms, type_: ir.Scalar, root: Term, at: Term) -> list[Fact]:
    """The element of a buffer that an access is at has the number `at`. Where bytes are counted modulo two to 64 it may
    be another one."""
    known = terms.constant(at)
    return [] if known is not None and 0 <= known < SURELY_WHOLE else [("whole", type_name(type_), root, at)]


def exact_sum(terms: Terms, summands: Sequence[tuple[Term, Term]]) -> list[Fact]:
    """A sum of products is the number that it is modulo two to 64. It is so where it is one number and an element of
    its buffer: there is no other one in the range of that. Elsewhere it takes the same sum of the source."""
    known, others = 0, list[tuple[Term, ...]]()
    for one, other in summands:
        first, second = terms.constant(one), terms.constant(other)
        if first == 0 or second == 0:
            continue
        if first is not None and second is not None:
            known += first * second
        else:
            given = ((one, first), (other, second))
            others.append(tuple(sorted(each for each, number in given if number != 1)))
    if not others and 0 <= known < 1 << 63:
        return []
    if known == 0 and len(others) == 1 and len(others[0]) == 1:
        return []
    made_of = [each for factors in others for each in factors]
    return [("in range", terms.make(("products", known, tuple(sorted(others))), made_of))]


def element_at(terms: Terms, pointer: Term, type_: ir.Type, done: list[Fact]) -> tuple[Term, Term] | None:
    """The buffer that a pointer points into, and the element of this type that it is at, where it is so many whole
    elements from the start, or from a pointer of which a view could be made. What has to be so is added to `done`.

    Without a promise an address wraps: its number may be that of the element only modulo two to 64 bytes. The promises
    `inbounds`, `nuw` and `nusw` of one step from the start are kept where it is that number itself, which takes an
    access of the source of which it is true, and where the start is in the buffer, too. Those of further steps by a
    known number forwards are kept where the elements that such a step begins and ends at are accessed by the source.
    What the source promises itself it may promise again, and says of no element that it is there."""
    size = bytes_of(type_)
    if size is None:
        return None
    steps: list[tuple[Term, tuple[str, ...]]] = []
    while terms.keys[pointer][0] == "displace":
        _, (flags, unit), (pointer, number) = terms.keys[pointer]
        if unit is None:
            return None
        number = _without_flags(terms, number, done)
        if unit != size:
            known = terms.constant(number)
            if known is None or known * unit % size:
                return None
            number = terms.number(known * unit // size)
        steps.append((number, flags))
    if terms.keys[pointer][0] == "address":
        root = terms.keys[pointer][2][0]
    elif steps:
        root = terms.op("pointed", type_name(type_), pointer)
    else:
        return None
    assert isinstance(type_, ir.Scalar)
    any_promised = any(flags for _, flags in steps)
    if any_promised and len(steps) > 1 and any(terms.constant(number) is None for number, _ in steps):
        return None
    at = terms.number(0)
    for count, (number, flags) in enumerate(reversed(steps)):
        begin, at = at, terms.plus(at, number)
        if flags and len(steps) > 1 and not 0 <= (terms.constant(number) or 0) < SURELY_WHOLE:
            return None
        ends = (None if count == 0 else begin, at)
        done += [(PROMISED, each, type_name(type_), root, *ends) for each in flags]
    if any_promised:
        done += whole_element(terms, type_, root, at)
    return root, at


def _without_flags(terms: Terms, number: Term, done: list[Fact]) -> Term:
    """What a number of an address is where it is no poison, as that of an access is not."""
    found = terms.without_flags(number)
    if found != number:
        done.append((UNFLAGGED, number))
    return found


def from_null(terms: Terms, pointer: Term) -> int | None:
    """How many bytes a pointer is from null, by steps that are known and promise nothing: what a size is asked with."""
    keys, distance = terms.keys, 0
    while keys[pointer][0] == "displace":
        _, (flags, unit), (pointer, number) = keys[pointer]
        known = terms.constant(number)
        if flags or unit is None or known is None:
            return None
        distance += known * unit
    return distance if keys[pointer] == ("const", "ptr", 0) and 0 <= distance < SURELY_WHOLE else None
