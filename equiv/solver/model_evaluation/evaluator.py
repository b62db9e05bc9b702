"""The walk over terms, each of which is looked at once, and evaluated once for each choice of values."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeAlias

from equiv.solver.subterms import inner_first

Value: TypeAlias = int | bool | None
"""What a term is at some values, a proposition as a truth value; None where these do not tell."""

Rule: TypeAlias = Callable[[Sequence[Value]], Value]
"""What a term is where its operands are these."""

Meaning: TypeAlias = Rule | str | Value
"""A rule, the name of a constant that has a value, or what a term always is."""

_MOST_KEPT = 512  # choices of values that are kept


class Evaluator:
    """Of terms in one context, by what `meaning` says of each. What is evaluated once stays alive, so that an id names
    one term."""

    def __init__(self, meaning: Callable[[Any], Meaning]) -> None:
        self._meaning = meaning
        self._roots: list[Any] = []
        self._at: dict[int, int] = {}  # by the id of a term its node
        self._nodes: list[tuple[Meaning, tuple[int, ...]]] = []
        self._values: dict[Hashable, list[Value]] = {}

    def value(self, term: Any, numbers: Mapping[str, int]) -> Value:
        """What a term is where each name has its number."""
        return self.values((term,), numbers)[0]

    def values(self, terms: Sequence[Any], numbers: Mapping[str, int]) -> list[Value]:
        """What each of several terms is."""
        nodes = [self._node(each) for each in terms]
        key = tuple(numbers.items())
        known = self._values.get(key)
        if known is None:
            if len(self._values) >= _MOST_KEPT:
                self._values.clear()
            known = self._values[key] = []
        for what, operands in self._nodes[len(known) : max(nodes, default=-1) + 1]:
            if isinstance(what, str):
                known.append(numbers.get(what))
            elif callable(what):
                known.append(what([known[each] for each in operands]))
            else:
                known.append(what)
        return [known[at] for at in nodes]

    def _node(self, root: Any) -> int:
        at = self._at.get(root.get_id())
        if at is not None:
            return at
        self._roots.append(root)
        for term in inner_first([root], self._at):
            meaning = self._meaning(term)
            operands = term.children() if callable(meaning) else ()
            self._nodes.append((meaning, tuple(self._at[each.get_id()] for each in operands)))
            self._at[term.get_id()] = len(self._nodes) - 1
        return self._at[root.get_id()]
