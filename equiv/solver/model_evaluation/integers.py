"""Integers of z3 at numbers for their constants, as SMT-LIB's theory Ints defines them."""

from __future__ import annotations

from collections.abc import Mapping
from math import prod
from typing import Any

import z3

from equiv.solver.model_evaluation import propositions
from equiv.solver.model_evaluation.evaluator import Evaluator, Meaning, Rule
from equiv.solver.model_evaluation.propositions import all_known


def at_numbers(leaves: Mapping[int, str]) -> Evaluator:
    """Of terms whose constants, or other terms, have numbers: `leaves` are the names of these by ids. All else is not
    known."""

    def meaning(term: Any) -> Meaning:
        if term.get_id() in leaves:
            return leaves[term.get_id()]
        if z3.is_int_value(term):
            return int(term.as_long())
        return _RULES.get(term.decl().kind()) if z3.is_app(term) else None

    return Evaluator(meaning)


def _difference(first: int, *others: int) -> int:
    return first - sum(others)


def _remainder(left: int, right: int) -> int | None:
    """Never negative, and any number where the divisor is 0."""
    return left % abs(right) if right else None


def _quotient(left: int, right: int) -> int | None:
    rest = _remainder(left, right)
    return None if rest is None else (left - rest) // right


_RULES: dict[int, Rule] = propositions.RULES | {
    z3.Z3_OP_LE: all_known(lambda one, other: one <= other),
    z3.Z3_OP_GE: all_known(lambda one, other: one >= other),
    z3.Z3_OP_LT: all_known(lambda one, other: one < other),
    z3.Z3_OP_GT: all_known(lambda one, other: one > other),
    z3.Z3_OP_ADD: all_known(lambda *of: sum(of)),
    z3.Z3_OP_SUB: all_known(_difference),
    z3.Z3_OP_UMINUS: all_known(lambda of: -of),
    z3.Z3_OP_MUL: all_known(lambda *of: prod(of)),
    z3.Z3_OP_IDIV: all_known(_quotient),
    z3.Z3_OP_MOD: all_known(_remainder),
}
