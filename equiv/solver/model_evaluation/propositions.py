"""Propositions, by what their operands are as far as that is known; equality of values of any sort."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import z3

from equiv.solver.model_evaluation.evaluator import Rule, Value


def all_known(rule: Callable[..., Value]) -> Rule:
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


RULES: dict[int, Rule] = {
    z3.Z3_OP_TRUE: lambda _: True,
    z3.Z3_OP_FALSE: lambda _: False,
    z3.Z3_OP_AND: _and,
    z3.Z3_OP_OR: _or,
    z3.Z3_OP_ITE: _if,
    z3.Z3_OP_NOT: all_known(lambda of: not of),
    z3.Z3_OP_XOR: all_known(lambda *of: sum(of) % 2 == 1),
    z3.Z3_OP_IMPLIES: lambda of: _or([None if of[0] is None else not of[0], of[1]]),
    z3.Z3_OP_EQ: all_known(lambda one, other: one == other),
    z3.Z3_OP_DISTINCT: all_known(lambda *of: len(set(of)) == len(of)),
}
"""By kinds of z3's functions."""
