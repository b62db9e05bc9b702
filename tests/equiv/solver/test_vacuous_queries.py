"""What z3 says of two values proves nothing where there are no inputs of which it speaks."""

from __future__ import annotations

from typing import Any

import pytest
import z3

from equiv.solver.query import Answer, Interrupt, Query, answer

X, Y = z3.BitVecs("x y", 8)
NEVER, MAYBE, ALWAYS = X != X, X == 3, X == X
EQUAL, UNLIKE = X + Y != Y + X, X != Y  # as what is asked: that the two differ


def asked(defined: Any, assumed: list[Any], differ: Any, may_be_undefined: bool) -> Answer:
    solver = z3.Solver()
    solver.add(defined, *assumed, differ)
    names = {(0, 0): "x", (1, 0): "y"}
    return answer(Query(solver.to_smt2(), names, may_be_undefined), 1_000_000, Interrupt())


@pytest.mark.parametrize(
    ("defined", "assumed", "may_be_undefined"),
    [(NEVER, [], True), (NEVER, [ALWAYS], True), (ALWAYS, [X == 1, X == 2], False), (MAYBE, [X == 2], True)],
)
def test_nothing_is_equal_of_no_inputs(defined: Any, assumed: list[Any], may_be_undefined: bool) -> None:
    for differ in (EQUAL, UNLIKE):
        found = asked(defined, assumed, differ, may_be_undefined)
        assert not found.is_equal and found.model is None
        assert "no inputs" in found.text


@pytest.mark.parametrize(
    ("defined", "assumed", "may_be_undefined"),
    [(ALWAYS, [], False), (MAYBE, [], True), (ALWAYS, [Y == 1], False), (MAYBE, [Y == 1], True)],
)
def test_of_some_inputs_two_are_equal_or_have_a_model(defined: Any, assumed: list[Any], may_be_undefined: bool) -> None:
    assert asked(defined, assumed, EQUAL, may_be_undefined).is_equal
    found = asked(defined, assumed, UNLIKE, may_be_undefined)
    assert not found.is_equal and found.model is not None


def test_what_is_equal_where_it_is_defined_is_equal() -> None:
    assert asked(X == Y, [], UNLIKE, True).is_equal
    assert asked(ALWAYS, [X == Y], UNLIKE, False).is_equal
