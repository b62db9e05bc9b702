"""Terms of z3 at numbers for their constants, computed without z3: many terms are asked for at the same numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any, TypeAlias

import z3

from equiv.solver.subterms import inner_first

Value: TypeAlias = int | bool | None
"""What a term is at some numbers; None where these do not tell."""

_Rule: TypeAlias = Callable[[Sequence[Value]], Value]
_MOST_KEPT = 512  # choices of numbers whose values are kept


class Evaluator:
    """Of terms in one context. `leaves` are names of the terms that have numbers, by their ids. What is evaluated once
    stays alive, so that an id names one term."""

    def __init__(self, leaves: Mapping[int, str]) -> None:
        self._leaves = leaves
        self._roots: list[Any] = []
        self._at: dict[int, int] = {}  # by the id of a term its node
        self._nodes: list[tuple[_Rule | str | Value, tuple[int, ...]]] = []  # a rule, a name, or what it always is
        self._values: dict[Hashable, list[Value]] = {}

    def value(self, term: Any, numbers: Mapping[str, int]) -> Value:
        """What a term is where each name has its number."""
        at = self._at.get(term.get_id())
        if at is None:
            at = self._added(term)
        key = tuple(numbers.items())
        known = self._values.get(key)
        if known is None:
            if len(self._values) >= _MOST_KEPT:
                self._values.clear()
            known = self._values[key] = []
        for what, operands in self._nodes[len(known) : at + 1]:
            if isinstance(what, str):
                known.append(numbers.get(what))
            elif callable(what):
                known.append(what([known[each] for each in operands]))
            else:
                known.append(what)
        return known[at]

    def _added(self, root: Any) -> int:
        self._roots.append(root)
        for term in inner_first([root], self._at):
            node = self._node(term)
            self._at[term.get_id()] = len(self._nodes)
            self._nodes.append(node)
        return self._at[root.get_id()]

    def _node(self, term: Any) -> tuple[_Rule | str | Value, tuple[int, ...]]:
        if term.get_id() in self._leaves:
            return self._leaves[term.get_id()], ()
        if z3.is_int_value(term):
            return int(term.as_long()), ()
        rule = _RULES.get(term.decl().kind()) if z3.is_app(term) else None
        operands = term.children() if rule is not None else ()
        return rule, tuple(self._at[each.get_id()] for each in operands)


def _all_known(rule: Callable[..., Value]) -> _Rule:
    """A rule for operands of which each has to be known."""

    def apply(operands: Sequence[Value]) -> Value:
        return None if None in operands else rule(*operands)

    return apply


def _and(operands: Sequence[Value]) -> Value:
    if False in operands:
        return False
    return None if None in operands else True


def _or(operands: Sequence[Value]) -> Value:
    if True in operands:
        return True
    return None if None in operands else False


def _if(operands: Sequence[Value]) -> Value:
    condition, yes, no = operands
    if condition is None:
        return yes if yes == no else None
    return yes if condition else no


def _product(*factors: int) -> int:
    result = 1
    for each in factors:
        result *= each
    return result


def _difference(first: int, *others: int) -> int:
    return first - sum(others)


def _remainder(left: int, right: int) -> int | None:
    """As SMT-LIB has it: never negative, and any number where the divisor is 0."""
    return left % abs(right) if right else None


def _quotient(left: int, right: int) -> int | None:
    rest = _remainder(left, right)
    return None if rest is None else (left - rest) // right


_RULES: dict[int, _Rule] = {
    z3.Z3_OP_TRUE: lambda _: True,
    z3.Z3_OP_FALSE: lambda _: False,
    z3.Z3_OP_AND: _and,
    z3.Z3_OP_OR: _or,
    z3.Z3_OP_ITE: _if,
    z3.Z3_OP_NOT: _all_known(lambda of: not of),
    z3.Z3_OP_XOR: _all_known(lambda *of: sum(of) % 2 == 1),
    z3.Z3_OP_IMPLIES: lambda of: _or([None if of[0] is None else not of[0], of[1]]),
    z3.Z3_OP_EQ: _all_known(lambda one, other: one == other),
    z3.Z3_OP_DISTINCT: _all_known(lambda *of: len(set(of)) == len(of)),
    z3.Z3_OP_LE: _all_known(lambda one, other: one <= other),
    z3.Z3_OP_GE: _all_known(lambda one, other: one >= other),
    z3.Z3_OP_LT: _all_known(lambda one, other: one < other),
    z3.Z3_OP_GT: _all_known(lambda one, other: one > other),
    z3.Z3_OP_ADD: _all_known(lambda *of: sum(of)),
    z3.Z3_OP_SUB: _all_known(_difference),
    z3.Z3_OP_UMINUS: _all_known(lambda of: -of),
    z3.Z3_OP_MUL: _all_known(_product),
    z3.Z3_OP_IDIV: _all_known(_quotient),
    z3.Z3_OP_MOD: _all_known(_remainder),
}
