"""What z3's terms are made of. They share much of it: a term is looked at once, however often it stands in others."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from typing import Any

import z3


def inner_first(roots: Sequence[Any], known: Container[int] = ()) -> Iterator[Any]:
    """Every term in `roots` once, after those that it is made of, but for those whose ids are `known` and what these
    are made of."""
    seen: set[int] = set()
    pending = [(root, False) for root in reversed(roots)]
    while pending:
        term, is_ready = pending.pop()
        if is_ready:
            yield term
        elif (name := term.get_id()) not in seen and name not in known:
            seen.add(name)
            pending.append((term, True))
            pending += [(each, False) for each in term.children()]


def constants(term: Any) -> Iterator[Any]:
    """The constants in a term that have no value, each once."""
    for each in inner_first([term]):
        if z3.is_const(each) and each.decl().kind() == z3.Z3_OP_UNINTERPRETED:
            yield each


def variables(term: Any) -> Iterator[int]:
    """The numbers of the constants in a term that have no value, each once."""
    return (int(each.get_id()) for each in constants(term))
