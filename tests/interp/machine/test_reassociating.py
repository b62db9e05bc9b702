"""The reassociating domain: what associativity and commutativity make equal, everywhere or as flags allow it."""

from __future__ import annotations

import math
from dataclasses import replace
from functools import reduce

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from interp.machine import Algebra, Domain
from tests.interp.expressions import (
    F16,
    F32,
    F64,
    E,
    call,
    compare,
    constant,
    exp,
    holds,
    maximum,
    minimum,
    select,
    variable,
)

X, Y, Z, W = (variable(index) for index in range(4))
BY_FLAGS = Algebra(everywhere=False)
FUSING = Algebra(everywhere=False, fuses=True)


def reassociated(left: E, right: E, seed: int = 1) -> bool:
    return holds(left, right, Domain.REASSOCIATING, seed=seed)


def by_flags(left: E, right: E) -> bool:
    return holds(left, right, Domain.REASSOCIATING, algebra=BY_FLAGS)


@pytest.mark.parametrize("rounding", ["upward", "downward", "toward_zero", "to_nearest_away"])
def test_what_is_rounded_another_way_is_a_function_of_its_own(rounding: str) -> None:
    """A sum that is always rounded upward, say, is larger the more often it is rounded."""
    left, right = (X + Y) + Z, X + (Y + Z)
    assert reassociated(left, right) and reassociated(left.all_flagged("to_nearest_even"), right)
    assert not reassociated(left.all_flagged(rounding), right.all_flagged(rounding))
    assert not reassociated(left.all_flagged(rounding), left)
    assert reassociated(left.all_flagged(rounding), left.all_flagged(rounding))


def real(left: E, right: E) -> bool:
    return holds(left, right, Domain.ALGEBRAIC)


def fma(x: E, y: E, z: E) -> E:
    return call("fma", x, y, z)


EQUAL = {
    "grouping of a sum": ((X + Y) + Z, X + (Y + Z)),
    "order of a sum": ((X + Y) + Z, (Z + X) + Y),
    "grouping of a product": ((X * Y) * Z, X * (Z * Y)),
    "sum of products": (X * Y + Z * W + X, X + (W * Z + Y * X)),
    "two accumulators": (((X + Z) + (Y + W)), ((X + Y) + Z) + W),
    "two accumulators from zero": ((0.0 + X + Z) + (0.0 + Y + W), 0.0 + X + Y + Z + W),
    "sum with zero": (X + 0.0, X),
    "start of a sum": (0.0 + X + Y, X + Y),
    "difference from zero": (0.0 - X, -X),
    "difference": ((X - Y) + Z, (X + Z) - Y),
    "difference of a sum": (X - (Y + Z), (X - Y) - Z),
    "difference of a difference": (X - (Y - Z), (X + Z) - Y),
    "negation": (-(X - Y), Y - X),
    "negated factor": ((-X) * Y, -(X * Y)),
    "two negated factors": ((-X) * (-Y), X * Y),
    "negated product in a sum": (Z + (-X) * Y, Z - X * Y),
    "negated sum as a factor": ((Y - X) * Z, -((X - Y) * Z)),
    "double negation": (-call("negf", X + Y), Y + X),
    "constants of a sum": ((X + 1.0) + 2.0, X + 3.0),
    "constants of a difference": ((X - 1.0) - 2.0, X - 3.0),
    "constants of a product": ((X * 2.0) * 3.0, X * 6.0),
    "negative constants": ((X * -2.0) * 3.0, -(X * 6.0)),
    "constants that round": ((X + 0.1) + 0.2, 0.1 + (0.2 + X)),
    "constants apart": ((X + 0.1) + 0.2, X + (constant(0.1) + constant(0.2))),
    "three copies": ((X + X) + X, X + (X + X)),
    "maximum": (maximum(maximum(X, Y), Z), maximum(Y, maximum(Z, X))),
    "repeated maximum": (maximum(maximum(X, Y), maximum(Y, Z)), maximum(Z, maximum(X, Y))),
    "minimum": (minimum(minimum(X, Y), Z), minimum(Y, minimum(Z, X))),
    "fused sums": (fma(X, Y, fma(Z, W, X)), fma(W, Z, fma(Y, X, X))),
    "fused sum and a term": (fma(X, Y, Z) + W, fma(X, Y, Z + W)),
    "fused with a negative factor": (fma(-X, Y, Z), fma(X, -Y, Z)),
    "functions of equal arguments": (exp((X + Y) + Z), exp(Z + (Y + X))),
    "allowed contraction": (E("addf", ((X * Y).flagged("contract"), Z), F32, ("contract",)), fma(Y, X, Z)),
    "allowed reciprocal": ((X / Y).flagged("arcp"), X * (1.0 / Y).flagged("arcp")),
}

UNEQUAL = {
    "distributivity": (X * (Y + Z), X * Y + X * Z),
    "distributivity of constants": (2.0 * (X + Y), 2.0 * X + 2.0 * Y),
    "double": (X + X, 2.0 * X),
    "cancellation": ((X + Y) - X, Y),
    "difference of equals": (X - X, constant(0.0)),
    "another start of a sum": (1.0 + X + Y, X + Y),
    "rounded constants": ((X + 0.1) + 0.2, X + 0.3),
    "zero times": (X * 0.0, Y * 0.0),
    "quotient": (X / Y, X * (1.0 / Y)),
    "quotient of a product": ((X * Y) / Z, X * (Y / Z)),
    "fma": (fma(X, Y, Z), X * Y + Z),
    "fma with one flag": (E("addf", (X * Y, Z), F32, ("contract",)), fma(X, Y, Z)),
    "operands of a difference": (X - Y, Y - X),
    "sign of a term": (X + Y - Z, X - Y + Z),
    "missing term": (X + Y + Z, X + Y),
    "missing factor": (X * Y * Z, X * Y),
    "repeated term": (X + X + Y, X + Y + Y),
    "repeated factor": (X * X * Y, X * Y * Y),
    "sum and product": (X + Y, X * Y),
    "exponential": (exp(X + Y), exp(X) * exp(Y)),
    "maximum and minimum": (maximum(X, Y), minimum(X, Y)),
    "kinds of maximum": (maximum(X, Y), call("maxnumf", X, Y)),
    "sums of maxima": (maximum(X, Y) + maximum(Z, W), maximum(X, Z) + maximum(Y, W)),
    "select": (select(compare("ogt", X, Y), X, Y), maximum(X, Y)),
    "strictness": ((X + Y).flagged("nnan"), X + Y),
    "infinities": (X + math.inf, X - math.inf),
    "rounding upwards": (
        (X + Y).flagged("upward") + Z,
        X + (Y + Z),
    ),
}


@pytest.mark.parametrize("name", EQUAL)
def test_order_grouping_and_signs_do_not_show(name: str) -> None:
    left, right = EQUAL[name]
    for seed in range(3):
        assert reassociated(left, right, seed)


@pytest.mark.parametrize("name", EQUAL)
def test_what_is_reassociated_is_equal_as_real_numbers(name: str) -> None:
    assert real(*EQUAL[name])


@pytest.mark.parametrize("name", UNEQUAL)
def test_nothing_else_is_taken_for_reassociation(name: str) -> None:
    left, right = UNEQUAL[name]
    for seed in range(8):
        assert not reassociated(left, right, seed)


def test_formats_do_not_mix() -> None:
    x, y, z = (variable(index, F16) for index in range(3))

    def wide(value: E) -> E:
        return call("extf", value, type_=F32)

    assert holds((wide(x) + wide(y)) + wide(z), wide(y) + (wide(z) + wide(x)), Domain.REASSOCIATING, type_=F16)
    assert not holds(wide(x + y), wide(x) + wide(y), Domain.REASSOCIATING, type_=F16)
    x, y = variable(0, F64), variable(1, F64)
    assert holds((x + 1e300) - 1e-300, x + (1e300 + constant(-1e-300, F64)), Domain.REASSOCIATING, type_=F64)
    assert not holds((x + 1e300) - 1e-300, x + 1e300, Domain.REASSOCIATING, type_=F64)


# -- flags -------------------------------------------------------------------------------------------------------------

SUM, OTHER_SUM = (X + Y) + Z, X + (Z + Y)


def test_only_operations_with_the_flag_are_reassociated() -> None:
    assert by_flags(SUM.all_flagged("reassoc"), OTHER_SUM.all_flagged("reassoc"))
    assert not by_flags(SUM, OTHER_SUM)
    assert not by_flags(SUM.flagged("reassoc"), OTHER_SUM.flagged("reassoc"))
    assert not by_flags(SUM.all_flagged("reassoc"), OTHER_SUM)
    assert not by_flags(SUM, OTHER_SUM.all_flagged("reassoc"))
    assert by_flags(exp(SUM.all_flagged("reassoc")) + X, X + exp(OTHER_SUM.all_flagged("reassoc")))
    assert not by_flags(exp(SUM.all_flagged("reassoc")) + X + Y, X + (Y + exp(OTHER_SUM.all_flagged("reassoc"))))


@pytest.mark.parametrize("flags", [("reassoc",), ("nsz", "reassoc"), ("ninf", "nnan", "nsz", "reassoc")])
def test_flags_that_come_together(flags: tuple[str, ...]) -> None:
    products = (X * Y) * Z, (Z * X) * Y
    assert by_flags(SUM.all_flagged(*flags), OTHER_SUM.all_flagged(*flags))
    assert by_flags(products[0].all_flagged(*flags), products[1].all_flagged(*flags))
    distributed = X * (Y + Z), X * Y + X * Z
    assert not by_flags(distributed[0].all_flagged(*flags), distributed[1].all_flagged(*flags))
    if len(flags) > 1:
        assert not by_flags(SUM.all_flagged("reassoc"), OTHER_SUM.all_flagged(*flags))


def test_a_target_that_is_less_defined_is_not_equal() -> None:
    for flag in ("nnan", "ninf", "nsz", "contract", "arcp", "afn"):
        assert not by_flags(X + Y, (X + Y).flagged(flag))
    assert not reassociated(SUM, OTHER_SUM.all_flagged("nnan"))
    assert not reassociated(SUM, OTHER_SUM.all_flagged("nnan", "ninf"))


def test_a_sign_moves_into_a_sum_where_zeros_have_no_sign() -> None:
    moved = (X - (Y + Z)), ((X - Y) - Z)
    assert not by_flags(moved[0].all_flagged("reassoc"), moved[1].all_flagged("reassoc"))
    assert by_flags(moved[0].all_flagged("reassoc", "nsz"), moved[1].all_flagged("reassoc", "nsz"))


def test_contraction_is_the_sources_to_allow() -> None:
    product = (X * Y).flagged("contract")
    contracted = E("addf", (product, Z), F32, ("contract",))

    def fuses(left: E, right: E) -> bool:
        return holds(left, right, Domain.REASSOCIATING, algebra=FUSING)

    assert fuses(contracted, fma(X, Y, Z))
    assert fuses(contracted, fma(Y, X, Z))
    assert not fuses(fma(X, Y, Z), contracted)
    assert not fuses(X * Y + Z, fma(X, Y, Z))
    assert not fuses(replace(contracted, flags=()), fma(X, Y, Z))
    assert not fuses(replace(contracted, operands=(X * Y, Z)), fma(X, Y, Z))
    assert not fuses(contracted, fma(X, Z, Y))
    assert not fuses(contracted, fma(X, Y, Z).flagged("nnan"))
    assert not by_flags(contracted, fma(X, Y, Z))


def test_reciprocals() -> None:
    quotient = (X / Y).flagged("arcp")
    multiplied = E("mulf", (X, (1.0 / Y).flagged("arcp")), F32, ("arcp",))
    assert by_flags(quotient, multiplied)
    assert not by_flags(X / Y, multiplied)
    assert not by_flags(X / Y, X * (1.0 / Y))
    assert not by_flags(quotient, E("mulf", (Y, (1.0 / X).flagged("arcp")), F32, ("arcp",)))


def test_zeros_and_nans_that_the_source_leaves_open() -> None:
    assert by_flags((X + 0.0).flagged("nsz"), X)
    assert by_flags((X - 0.0).flagged("nsz"), X)
    assert not by_flags(X + 0.0, X)
    assert not by_flags((X + 0.0).flagged("nnan"), X)
    assert not by_flags(X, (X + 0.0).flagged("nsz"))
    assert by_flags((X * 0.0).flagged("nnan", "nsz"), constant(0.0))
    assert not by_flags((X * 0.0).flagged("nnan"), constant(0.0))
    assert by_flags((X - X).flagged("nnan"), constant(0.0))
    assert not by_flags((X - X).flagged("ninf"), constant(0.0))
    assert by_flags((X / X).flagged("nnan"), constant(1.0))
    assert not by_flags(constant(1.0), (X / X).flagged("nnan"))


# -- random expressions ------------------------------------------------------------------------------------------------

LEAVES = [X, Y, Z, W, constant(1.0), constant(0.1), constant(-2.5)]


@st.composite
def trees(draw: st.DrawFn, depth: int = 3) -> E:
    if depth == 0 or draw(st.integers(0, 4)) == 0:
        return draw(st.sampled_from(LEAVES))
    kind = draw(st.sampled_from(["sum", "product", "difference", "exp", "neg", "max", "quotient"]))
    if kind == "exp":
        return exp(draw(trees(depth=depth - 1)))
    if kind == "neg":
        return -draw(trees(depth=depth - 1))
    if kind == "difference":
        return draw(trees(depth=depth - 1)) - draw(trees(depth=depth - 1))
    if kind == "quotient":
        return draw(trees(depth=depth - 1)) / draw(trees(depth=depth - 1))
    parts = draw(st.lists(trees(depth=depth - 1), min_size=2, max_size=4))
    combine = {"sum": E.__add__, "product": E.__mul__, "max": maximum}[kind]
    return reduce(combine, parts)


def parts_of(expression: E) -> list[E]:
    """The operands of nested operations of one kind."""
    found: list[E] = []
    for operand in expression.operands:
        found += parts_of(operand) if operand.name == expression.name else [operand]
    return found


def depends(expression: E) -> bool:
    """Whether a variable is in the expression."""
    return expression.name == "variable" or any(depends(operand) for operand in expression.operands)


KNOWN_MEMBERS = 8  # of a set of which each member counts once, however often it comes


def loses_members(name: str, parts: list[E]) -> bool:
    """Whether what is left of the parts depends on their grouping, in a way that the domains do not see through."""
    constants = [value(part, {}) for part in parts if not depends(part)]
    if name == "maximumf":
        # max(max(x, 1), 2) is max(x, 2); and in large sets a member that comes twice counts twice.
        return len(constants) > 1 or len(parts) > KNOWN_MEMBERS
    # 0.1 * 0 is folded to 0, whatever else it is times, and so is what is added to an infinity.
    lost = [number for number in constants if not math.isfinite(number) or (name == "mulf" and number == 0)]
    return len(constants) > 1 and bool(lost)


@st.composite
def rearranged(draw: st.DrawFn, expression: E) -> E:
    """The expression in another order and grouping."""
    parts = parts_of(expression)
    if not depends(expression):
        return expression  # a sum of constants alone that has to be rounded is no constant
    if loses_members(expression.name, parts) or expression.name not in ("addf", "mulf", "maximumf"):
        operands = tuple(draw(rearranged(each)) for each in expression.operands)
        return replace(expression, operands=operands)
    parts = [draw(rearranged(part)) for part in draw(st.permutations(parts))]
    while len(parts) > 1:
        at = draw(st.integers(0, len(parts) - 2))
        left, right = parts.pop(at), parts.pop(at)
        parts.insert(at, replace(expression, operands=(left, right)))
    return parts[0]


def mutants(expression: E) -> list[E]:
    """Expressions in which one operation is another one."""
    found = []
    for name, other in (("addf", "subf"), ("mulf", "addf"), ("subf", "addf"), ("maximumf", "minimumf")):
        if expression.name == name:
            found.append(replace(expression, name=other))
    if expression.name == "variable":
        found.append(replace(expression, payload=(int(expression.payload) + 1) % 4))
    if expression.name == "constant":
        found.append(replace(expression, payload=expression.payload * 2))
    for at, operand in enumerate(expression.operands):
        for mutant in mutants(operand):
            operands = (*expression.operands[:at], mutant, *expression.operands[at + 1 :])
            found.append(replace(expression, operands=operands))
    return found


def value(expression: E, point: dict[int, float]) -> float:
    """The value of an expression in double precision; NaN where it has none."""
    operands = [value(each, point) for each in expression.operands]
    if any(map(math.isnan, operands)):
        return math.nan  # Python's max and min may leave one out
    try:
        match expression.name:
            case "variable":
                return point[int(expression.payload)]
            case "constant":
                return expression.payload
            case "addf":
                return operands[0] + operands[1]
            case "subf":
                return operands[0] - operands[1]
            case "mulf":
                return operands[0] * operands[1]
            case "divf":
                return operands[0] / operands[1]
            case "negf":
                return -operands[0]
            case "exp":
                return math.exp(operands[0])
            case "maximumf":
                return max(operands)
            case "minimumf":
                return min(operands)
    except (ZeroDivisionError, OverflowError):
        return math.nan
    raise AssertionError(expression.name)


POINTS = [{0: 0.3, 1: -0.7, 2: 1.1, 3: 0.9}, {0: -1.3, 1: 0.6, 2: 0.2, 3: -0.4}, {0: 0.8, 1: 1.7, 2: -0.5, 3: 1.2}]


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_random_rearrangements_are_equal_at_both_levels(data: st.DataObject) -> None:
    expression = data.draw(trees())
    other = data.draw(rearranged(expression))
    assert reassociated(expression, other)
    try:
        values = [value(expression, point) for point in POINTS]
    except OverflowError:
        values = []
    if values and all(math.isfinite(each) for each in values):
        assert real(expression, other)


@settings(max_examples=100, deadline=None)
@given(st.data())
def test_random_mutants_that_have_other_values_are_not_equal(data: st.DataObject) -> None:
    expression = data.draw(trees())
    candidates = mutants(expression)
    if not candidates:
        return
    mutant = data.draw(rearranged(data.draw(st.sampled_from(candidates))))
    differs = False
    for point in POINTS:
        before, after = value(expression, point), value(mutant, point)
        if math.isfinite(before) and math.isfinite(after):
            differs |= abs(before - after) > 1e-6 * max(1.0, abs(before))
    if differs:
        assert not reassociated(expression, mutant)
        assert not real(expression, mutant)
        assert not by_flags(expression.all_flagged("reassoc"), mutant.all_flagged("reassoc"))
