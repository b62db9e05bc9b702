"""The algebraic domain: what is equal over the real numbers, what is not, and how often it errs in a small field."""

from __future__ import annotations

import math
from functools import reduce

import pytest

from interp import ir
from interp.machine import Algebra, Domain
from tests.interp.expressions import (
    F16,
    F32,
    F64,
    I32,
    E,
    call,
    compare,
    constant,
    exp,
    holds,
    maximum,
    minimum,
    run,
    select,
    variable,
)

X, Y, Z, W = (variable(index) for index in range(4))
INF = constant(math.inf)
ANY = Algebra(any_precision=True)


def real(left: E, right: E, seed: int = 1) -> bool:
    return holds(left, right, Domain.ALGEBRAIC, seed=seed)


IDENTITIES = {
    "associativity": ((X + Y) + Z, X + (Y + Z)),
    "distributivity": (X * (Y + Z), X * Y + X * Z),
    "cancellation": ((X + Y) - X, Y),
    "binomial": ((X + Y) * (X - Y), X * X - Y * Y),
    "double": (X + X, 2.0 * X),
    "fpowi": (E("fpowi", (X, constant(3, I32)), F32), X * X * X),
    "negative fpowi": (E("fpowi", (X, constant(-2, I32)), F32), 1.0 / (X * X)),
    "zero times": (X * 0.0, constant(0.0)),
    "negative zero": (X + -0.0, X + 0.0),
    "exact constants": ((X + 0.1) + 0.2, X + (constant(0.1) + constant(0.2))),
    "thirds": (X * (constant(1.0) / constant(3.0)), X / 3.0),
    "reciprocal": (X / Y, X * (1.0 / Y)),
    "quotient of quotients": ((X / Y) / (Z / W), (X * W) / (Y * Z)),
    "common denominator": (X / Y + Z / W, (X * W + Z * Y) / (Y * W)),
    "fma": (call("fma", X, Y, Z), X * Y + Z),
    "negation": (-(X - Y), Y - X),
    "always true": (select(compare("true", X, Y), Z, W), Z),
    "never true": (select(compare("false", X, Y), Z, W), W),
    "exponential of a sum": (exp(X + Y), exp(X) * exp(Y)),
    "exponential of a difference": (exp(X - Y), exp(X) / exp(Y)),
    "exponential of a multiple": (exp(X * 3.0), exp(X) * exp(X) * exp(X)),
    "exponential of half": (exp(X * 0.5) * exp(X * 0.5), exp(X)),
    "exponential of zero": (exp(X - X), constant(1.0)),
    "power of two": (call("exp2", X + 3.0), 8.0 * call("exp2", X)),
    "powf by 2": (call("powf", X, constant(2.0)), X * X),
    "powf by -1": (call("powf", X, constant(-1.0)), 1.0 / X),
    "powf by a half": (call("powf", X, constant(0.5)), call("sqrt", X)),
    "powf of two": (call("powf", constant(2.0), X), call("exp2", X)),
    "expm1": (call("expm1", X), exp(X) - 1.0),
    "logarithm of an exponential": (call("log", exp(X * Y)), X * Y),
    "exponential of a logarithm": (exp(call("log", X + Y)), X + Y),
    "log1p": (call("log1p", X), call("log", X + 1.0)),
    "log2": (call("log2", X) * call("log", constant(2.0)), call("log", X)),
    "log2 of exp2": (call("log2", call("exp2", X)), X),
    "square of a root": (call("sqrt", X + Y) * call("sqrt", X + Y), X + Y),
    "reciprocal root": (call("rsqrt", X), 1.0 / call("sqrt", X)),
    "square of a reciprocal root": (call("rsqrt", X) * call("rsqrt", X), 1.0 / X),
    "tanh": (call("tanh", X), (exp(X) - exp(-X)) / (exp(X) + exp(-X))),
    "tanh by sigmoid": (call("tanh", X), 2.0 / (1.0 + exp(-2.0 * X)) - 1.0),
    "sigmoid by tanh": (1.0 / (1.0 + exp(-X)), 0.5 * call("tanh", X * 0.5) + 0.5),
    "sinh": (call("sinh", X) + call("cosh", X), exp(X)),
    "erfc": (call("erfc", X), 1.0 - call("erf", X)),
    "erf is odd": (call("erf", -X), -call("erf", X)),
    "sin is odd": (call("sin", X - Y), -call("sin", Y - X)),
    "cos is even": (call("cos", X - Y), call("cos", Y - X)),
    "abs is even": (call("absf", X - Y), call("absf", Y - X)),
    "gelu": (0.5 * X * (1.0 + call("erf", X * 0.75)), X * (1.0 - 0.5 * call("erfc", X * 0.75))),
    "max of three": (maximum(maximum(X, Y), Z), maximum(Y, maximum(Z, X))),
    "max of itself": (maximum(X, X), X),
    "max and infinity": (maximum(-INF, X) + Y, X + Y),
    "max of maxnum": (call("maxnumf", X, Y) * Z, Z * maximum(Y, X)),
    "equal, or the other": (select(compare("oeq", X, Y), Y, X), X),
    "unequal, or the other": (select(compare("one", X, Y), Y, X), Y),
    "max as a select": (select(compare("ogt", X, Y), X, Y), maximum(X, Y)),
    "min as a select": (select(compare("ogt", X, Y), Y, X), minimum(X, Y)),
    "clamp": (call("clampf", X, Y, Z), maximum(minimum(X, Z), Y)),
    "shifted comparison": (select(compare("olt", X, Y), Z, W), select(compare("ogt", Y - X, constant(0.0)), Z, W)),
    "comparison without NaN": (select(compare("ult", X, Y), Z, W), select(compare("olt", X, Y), Z, W)),
    "comparison with infinity": (select(compare("oeq", X, -INF), Z, W), W),
    "no NaN": (select(compare("uno", X, X), Z, W), W),
    "same on both sides": (select(compare("olt", X, Y), Z * W, W * Z), Z * W),
    "infinite score": (exp(-INF - X), constant(0.0)),
    "infinite sum": (X + INF, INF),
    "divided by infinity": (X / INF, constant(0.0)),
    "nested exponentials": (exp(exp(X + Y) + Z), exp(Z) * exp(exp(X + Y))),
    "function of equal arguments": (call("atan2", X * (Y + Z), W), call("atan2", X * Z + X * Y, W)),
    "softmax by blocks": (
        exp(X - maximum(X, Y)) / (exp(X - maximum(X, Y)) + exp(Y - maximum(X, Y))),
        exp(X) / (exp(X - Z) * exp(Z) + exp(Y)),
    ),
}

NON_IDENTITIES = {
    "other operand": (X - Y, Y - X),
    "other quotient": (X / Y, Y / X),
    "missing term": (X * Y + Z, X * Y),
    "rounded constants": ((X + 0.1) + 0.2, X + 0.3),
    "rounded third": (X / 3.0, X * (1.0 / 3.0)),
    "exponential is not linear": (exp(X + Y), exp(X) + exp(Y)),
    "exponential of a product": (exp(X * Y), exp(X) * exp(Y)),
    "another base": (exp(X), call("exp2", X)),
    "root of a square": (call("sqrt", X * X), X),
    "absolute value": (call("absf", X), X),
    "square of abs of another": (call("absf", X), call("absf", Y)),
    "max is no sum": (maximum(X, Y) + maximum(Z, W), maximum(X, Z) + maximum(Y, W)),
    "max is not min": (maximum(X, Y), minimum(X, Y)),
    "max is not an operand": (maximum(X, Y), X),
    "max in a product": (maximum(X, Y) * maximum(Z, W), maximum(X, Z) * maximum(Y, W)),
    "max of fewer": (maximum(maximum(X, Y), Z), maximum(X, Y)),
    "inverted select": (select(compare("olt", X, Y), Z, W), select(compare("olt", X, Y), W, Z)),
    "strict comparison": (select(compare("olt", X, Y), Z, W), select(compare("ole", X, Y), Z, W)),
    "other comparison": (select(compare("olt", X, Y), Z, W), select(compare("olt", Y, X), Z, W)),
    "sin is not even": (call("sin", -X), call("sin", X)),
    "sin is not cos": (call("sin", X), call("cos", X)),
    "floor": (call("floor", X + 0.5), call("floor", X)),
    "infinities": (X + INF, X - INF),
    "infinity and a number": (X + INF, X),
    "no such product": (X * INF, INF),
    "equal, or another": (select(compare("oeq", X, Y), Z, W), W),
    "one of two, or another": (select(compare("oeq", X, Y), X, W), W),
    "unequal, or another": (select(compare("one", X, Y), Z, W), Z),
    "one of two that are unequal, or another": (select(compare("one", X, Y), X, W), X),
    "one of two of which another comparison was made": (
        select(compare("oeq", X, Y), Z, W) + select(compare("olt", Z, W), X, Y),
        select(compare("oeq", X, Y), Z, W) + Y,
    ),
    "what may be infinite, less itself": (maximum(X, INF) - maximum(X, INF), constant(0.0)),
    "softmax without rescaling": (
        exp(X - maximum(X, Y)) / (exp(X - X) + exp(Y - maximum(X, Y))),
        exp(X) / (exp(X) + exp(Y)),
    ),
}


OPPOSITES = {"oeq": "une", "olt": "uge", "ole": "ugt", "ogt": "ule", "oge": "ult", "one": "ueq"}


@pytest.mark.parametrize("name", sorted([*OPPOSITES, *OPPOSITES.values()]))
@pytest.mark.parametrize("swapped", [False, True])
def test_a_comparison_that_is_negated_is_its_opposite_and_no_other(name: str, swapped: bool) -> None:
    opposite = (OPPOSITES | {of: each for each, of in OPPOSITES.items()})[name]
    one = constant(1, ir.I1)
    compared = compare(name, X, Y)
    negated = E("xori", (one, compared) if swapped else (compared, one), ir.I1)
    twice = E("xori", (negated, one), ir.I1)
    for seed in range(2):
        for predicate in OPPOSITES:
            other = compare(predicate, X, Y)
            is_same = predicate[1:] == opposite[1:]  # there are no NaNs
            assert real(select(negated, Z, W), select(other, Z, W), seed) == is_same, predicate
            assert real(call("uitofp", negated, type_=F32), call("uitofp", other, type_=F32), seed) == is_same
        assert real(call("uitofp", twice, type_=F32), call("uitofp", compared, type_=F32), seed)


@pytest.mark.parametrize("name", IDENTITIES)
def test_identity_of_real_numbers(name: str) -> None:
    left, right = IDENTITIES[name]
    for seed in range(3):
        assert real(left, right, seed)


@pytest.mark.parametrize("name", NON_IDENTITIES)
def test_what_is_not_equal_is_not_taken_for_equal(name: str) -> None:
    left, right = NON_IDENTITIES[name]
    for seed in range(8):
        assert not real(left, right, seed)


def extended(value: E) -> E:
    return call("extf", value, type_=F32)


def truncated(value: E) -> E:
    return call("truncf", value, type_=F16)


A, B, C = (variable(index, F16) for index in range(3))

ROUNDINGS = {
    "narrow sum": (truncated(extended(A) + extended(B)), A + B),
    "early rounding": (
        truncated(extended(A) * extended(B) + extended(C)),
        truncated(extended(truncated(extended(A) * extended(B))) + extended(C)),
    ),
    "widened sum": (extended(A + B), extended(A) + extended(B)),
}


@pytest.mark.parametrize("name", ROUNDINGS)
def test_rounding_to_narrow_types_is_visible_unless_any_precision_will_do(name: str) -> None:
    left, right = ROUNDINGS[name]
    assert not holds(left, right, Domain.ALGEBRAIC, type_=F16)
    assert holds(left, right, Domain.ALGEBRAIC, type_=F16, algebra=ANY)


def test_narrow_sums_are_associative_and_widening_can_be_undone() -> None:
    assert holds((A + B) + C, A + (B + C), Domain.ALGEBRAIC, type_=F16)
    assert holds(truncated(extended(A * B)), B * A, Domain.ALGEBRAIC, type_=F16)
    assert holds(
        truncated(extended(A) * extended(B) + extended(C)),
        truncated(extended(C) + extended(B) * extended(A)),
        Domain.ALGEBRAIC,
        type_=F16,
    )


def test_doubles() -> None:
    x, y = variable(0, F64), variable(1, F64)
    assert holds(x * 1e-300 + y * 1e-300, (x + y) * 1e-300, Domain.ALGEBRAIC, type_=F64)
    assert holds(x + 5e-324, 5e-324 + x, Domain.ALGEBRAIC, type_=F64)
    assert not holds(x + 5e-324, x, Domain.ALGEBRAIC, type_=F64)


def test_a_division_by_zero_stops_the_run() -> None:
    execution = run(X / (Y - Y), Domain.ALGEBRAIC, 1, Algebra())
    assert execution.stop is not None and execution.stop.kind == "singular"
    execution = run(X / 0.0, Domain.ALGEBRAIC, 1, Algebra())
    assert execution.stop is not None and execution.stop.kind == "singular"


# -- errors ------------------------------------------------------------------------------------------------------------

SMALL = Algebra(field_bits=9)
TRIALS = 1000


def accidents(left: E, right: E) -> float:
    """How often two different expressions are taken for equal in a field of about 2^9 exponents."""
    return sum(holds(left, right, Domain.ALGEBRAIC, seed=seed, algebra=SMALL) for seed in range(TRIALS)) / TRIALS


def roots(count: int) -> E:
    return reduce(lambda product, root: product * (X - float(root)), range(1, count), X - 0.0)


@pytest.mark.parametrize("degree", [1, 8, 32])
def test_polynomials_agree_as_rarely_as_their_degree_says(degree: int) -> None:
    # A polynomial of as many different roots as it can have is the worst case of Schwartz and Zippel's bound.
    bound = degree / 2**8
    rate = accidents(roots(degree), constant(0.0) * X)
    deviation = 5 * math.sqrt(bound / TRIALS) + 5 / TRIALS
    assert rate <= bound + deviation
    assert rate >= bound / 8 - deviation  # the field is really small


@pytest.mark.parametrize(
    "pair",
    [
        (exp(X), exp(Y)),
        (exp(X) + exp(Y), exp(Z) + exp(W)),
        (exp(X) * Z + exp(Y) * W, exp(X + Y)),
        (maximum(X, Y), maximum(X, Z)),
        (maximum(exp(X), Y), maximum(exp(Z), Y)),
        (call("floor", exp(X)), call("floor", exp(Y))),
        (select(compare("olt", exp(X), Y), Z, W), select(compare("olt", exp(Z), Y), Z, W)),
    ],
    ids=lambda pair: "",
)
def test_functions_agree_as_rarely_as_field_elements(pair: tuple[E, E]) -> None:
    bound = 3 / 2**8
    assert accidents(*pair) <= bound + 5 * math.sqrt(bound / TRIALS)
