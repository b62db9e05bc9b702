"""Integers at numbers: what is computed without z3 is what z3 says."""

from __future__ import annotations

import random

import z3

from equiv.solver.model_evaluation.integers import at_numbers

X, Y, OTHER = z3.Ints("x y other")
NAMES = {X.get_id(): "x", Y.get_id(): "y"}
SEED = 7
TERMS = 30
POINTS = (-7, -2, -1, 0, 1, 3, 1 << 40)


def _number(draw: random.Random, depth: int) -> z3.ArithRef:
    if depth == 0:
        return draw.choice([X, Y, X, Y, z3.IntVal(draw.randint(-3, 5)), OTHER])
    one, two = (_number(draw, depth - 1) for _ in range(2))
    made = (one + two, one - two, one * two, one / two, one % two, -one, z3.If(_truth(draw, depth - 1), one, two))
    return draw.choice(made)


def _truth(draw: random.Random, depth: int) -> z3.BoolRef:
    one, two = (_number(draw, max(depth - 1, 0)) for _ in range(2))
    alone = (one < two, one <= two, one == two, one > two, one >= two, z3.Distinct(one, two), z3.BoolVal(True))
    if depth == 0:
        return draw.choice(alone)
    left, right = (_truth(draw, depth - 1) for _ in range(2))
    joined = (z3.And(left, right), z3.Or(left, right), z3.Not(left), z3.Xor(left, right), z3.Implies(left, right))
    return draw.choice([*alone, *joined])


def test_values_are_those_that_follow_whatever_the_other_constants_are() -> None:
    draw = random.Random(SEED)
    evaluator = at_numbers(NAMES)
    known = 0
    for _ in range(TERMS):
        term = _truth(draw, 3)
        for x, y in draw.sample([(x, y) for x in POINTS for y in POINTS], 3):
            value = evaluator.value(term, {"x": x, "y": y})
            if value is None:
                continue
            known += 1
            solver = z3.Solver()
            solver.set("rlimit", 20_000)
            solver.add(x == X, y == Y, term != z3.BoolVal(bool(value)))
            assert solver.check() != z3.sat, f"{term} at x={x}, y={y} is not always {value}"
    assert known > TERMS


def test_division_is_euclidean_and_open_by_zero() -> None:
    evaluator = at_numbers(NAMES)
    for x, y, quotient, rest in ((7, 2, 3, 1), (-7, 2, -4, 1), (7, -2, -3, 1), (-7, -2, 4, 1)):
        assert evaluator.value(X / Y, {"x": x, "y": y}) == quotient
        assert evaluator.value(X % Y, {"x": x, "y": y}) == rest
    assert evaluator.value(X / Y, {"x": 7, "y": 0}) is None
    assert evaluator.value(X % Y, {"x": 7, "y": 0}) is None


def test_what_has_no_number_is_open_only_where_it_decides() -> None:
    evaluator = at_numbers(NAMES)
    numbers = {"x": 1, "y": 2}
    assert evaluator.value(z3.And(OTHER > 0, X > Y), numbers) is False
    assert evaluator.value(z3.Or(OTHER > 0, X < Y), numbers) is True
    assert evaluator.value(z3.And(OTHER > 0, X < Y), numbers) is None
    assert evaluator.value(z3.If(OTHER > 0, X + 1, Y), numbers) == 2
    assert evaluator.value(z3.If(OTHER > 0, X, Y), numbers) is None
    assert evaluator.value(z3.If(OTHER > 0, X, OTHER), numbers) is None
    assert evaluator.value(z3.If(X < Y, X, OTHER), numbers) == 1
    assert evaluator.value(z3.If(X > Y, OTHER, Y), numbers) == 2
    assert evaluator.value(z3.Implies(OTHER > 0, X < Y), numbers) is True
    assert evaluator.value(z3.Implies(OTHER > 0, X > Y), numbers) is None
    assert evaluator.value(z3.Int2BV(X, 8) == 1, numbers) is None


def test_a_term_is_another_at_other_numbers() -> None:
    evaluator = at_numbers(NAMES)
    term = X < Y
    assert [evaluator.value(term, {"x": 1, "y": y}) for y in (0, 2, 0)] == [False, True, False]
    assert evaluator.value(z3.Not(term), {"x": 1, "y": 0}) is True
