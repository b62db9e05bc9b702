"""The enclosure domain: balls that hold real numbers, held against exact fractions and against double precision."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interp import ir, machine
from interp.machine import DataInput, Domain, Sample
from tests.interp.expressions import E, bits, call, compare, constant, exp, maximum, module, select, variable
from tests.interp.machine.test_reassociating import rearranged, trees, value

X, Y, Z, W = (variable(index) for index in range(4))


def same_pattern(left: E, right: E) -> E:
    """One where two numbers have the same bits, else zero."""
    patterns = [call("bitcast", each, type_=ir.Scalar("i32")) for each in (left, right)]
    return select(call("cmpi.eq", *patterns, type_=ir.I1), constant(1.0), constant(0.0))


def shown_different(left: E, right: E, point: tuple[float, ...] = (0.5, -0.75, 1.25, 3.0)) -> bool:
    """Whether the two expressions are shown to be different real numbers at a point."""
    sample = Sample(overrides={(index, 0): bits(number, X.type) for index, number in enumerate(point)})
    programs = [machine.assemble(module(each), "f") for each in (left, right)]
    first, second = (program.run([DataInput()] * 4, Domain.ENCLOSURE, sample=sample) for program in programs)
    assert first.stop is None and second.stop is None
    return machine.compare(first, second).differing > 0


EQUAL = [
    ((X + Y) + Z, X + (Y + Z)),
    (exp(X + Y), exp(X) * exp(Y)),
    ((X + 2.0**27) - 2.0**27, X),
    (X / 3.0, X * (1.0 / 3.0)),
    (X / 3.0, X * 0.333333343267440796),  # the constant stands for a third
    ((X + 0.1) + 0.2, X + 0.3),
    (call("tanh", X), (exp(X) - exp(-X)) / (exp(X) + exp(-X))),
    (call("sqrt", W) * call("sqrt", W), W),
    (select(compare("olt", X, Y), X, Y), call("minimumf", X, Y)),
    (maximum(X, constant(-math.inf)), X),
    (exp(constant(-math.inf) - X), constant(0.0)),
    (call("floor", W / 2.0), constant(1.0)),
    (call("powf", W, constant(5.0)), W * W * W * W * W),
    (call("powf", W, constant(-3.0)), 1.0 / (W * W * W)),
    (constant(0.0) / (X - X), X),  # no number at all
    (call("log", Y), X),
    (call("tan", X), Y),  # not enclosed
    (same_pattern(X, X), constant(1.0)),
    (same_pattern(X, -Y), constant(0.0)),
    (same_pattern(-X, Y - Y - X), constant(0.0)),  # by sums, whose roundings real numbers do not have
    (same_pattern(constant(0.0), X * 0.0), constant(0.0)),  # zeros have a sign
]

DIFFERENT = [
    (X + Y, X - Y),
    (X / Y, Y / X),
    (exp(X), call("exp2", X)),
    (X * Y + Z, X * Y),
    (maximum(X, Y), call("minimumf", X, Y)),
    ((X + 2.0**27) - 2.0**27, Y),
    (select(compare("olt", X, Y), X, Y), maximum(X, Y)),
    (call("floor", W / 2.0), constant(2.0)),
    (X + 0.001, X),
    (same_pattern(X, Y), constant(1.0)),
    (same_pattern(-X, -X), constant(0.0)),
]


@pytest.mark.parametrize("pair", EQUAL, ids=lambda pair: "")
def test_equal_real_numbers_are_never_shown_different(pair: tuple[E, E]) -> None:
    assert not shown_different(*pair)


@pytest.mark.parametrize("pair", DIFFERENT, ids=lambda pair: "")
def test_different_real_numbers_are_shown(pair: tuple[E, E]) -> None:
    assert shown_different(*pair)


POINT = st.tuples(*[st.floats(-8, 8, width=32)] * 4)


@settings(max_examples=150, deadline=None)
@given(st.data(), POINT)
def test_rearrangements_are_never_shown_different(data: st.DataObject, point: tuple[float, ...]) -> None:
    expression = data.draw(trees())
    assert not shown_different(expression, data.draw(rearranged(expression)), point)


def exact(expression: E, point: tuple[float, ...]) -> Fraction:
    """The value of an expression of sums, differences and products."""
    operands = [exact(each, point) for each in expression.operands]
    match expression.name:
        case "variable":
            return Fraction(point[int(expression.payload)])
        case "constant":
            return Fraction(expression.payload)
        case "addf":
            return operands[0] + operands[1]
        case "subf":
            return operands[0] - operands[1]
        case "mulf":
            return operands[0] * operands[1]
    raise AssertionError(expression.name)


SMALL = st.tuples(*[st.integers(-64, 64).map(lambda number: number / 8)] * 4)
POLYNOMIALS = st.recursive(
    st.sampled_from([X, Y, Z, W, constant(1.0), constant(-2.5)]),
    lambda inner: st.tuples(st.sampled_from([E.__add__, E.__sub__, E.__mul__]), inner, inner).map(
        lambda parts: parts[0](parts[1], parts[2])
    ),
    max_leaves=8,
)


@settings(max_examples=200, deadline=None)
@given(POLYNOMIALS, POLYNOMIALS, SMALL)
def test_what_is_shown_different_is_different(left: E, right: E, point: tuple[float, ...]) -> None:
    mine, other = exact(left, point), exact(right, point)
    if shown_different(left, right, point):
        assert mine != other
    elif mine != other:
        # Sparing differences are not shown; these are far apart.
        assert abs(mine - other) <= max(abs(mine), abs(other), 10**6) * Fraction(1, 2**20)


def test_points_of_the_double_precision_reference_agree() -> None:
    expression = exp(X * Y) / (Z + W) - maximum(X, Y)
    reference = value(expression, {0: 0.5, 1: -0.75, 2: 1.25, 3: 3.0})
    assert not shown_different(expression, constant(reference))
    assert shown_different(expression, constant(reference * 1.001))
