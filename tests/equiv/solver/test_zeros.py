"""Floats up to the sign of zero: terms with one key are equal but for that, at all of some numbers."""

from __future__ import annotations

import itertools
import math
import random
from collections.abc import Callable

from equiv.solver.normal_form import NormalForms
from interp import ir
from interp.ir.floats import FLOAT_FORMATS
from interp.machine.terms import Term, TermKind

F64, I1 = ir.Scalar("f64"), ir.Scalar("i1")
NUMBERS = (0.0, -0.0, 1.0, -1.0, math.inf, -math.inf, math.nan)
PARAMETERS = 2
SEED = 11


def _extreme(choose: Callable[..., float], left: float, right: float) -> float:
    if math.isnan(left) or math.isnan(right):
        return math.nan
    # `max` and `min` of pairs order zeros by their signs.
    return choose((left, math.copysign(1, left)), (right, math.copysign(1, right)))[0]  # type: ignore[index]


def _power(number: float) -> float:
    return math.exp(number) if number < 700 else math.inf


UNARY: dict[str, Callable[[float], float]] = {"negf": lambda a: -a, "exp": _power}
BINARY: dict[str, Callable[[float, float], float]] = {
    "addf": lambda a, b: a + b,
    "subf": lambda a, b: a - b,
    "mulf": lambda a, b: a * b,
    "maximumf": lambda a, b: _extreme(max, a, b),
    "minimumf": lambda a, b: _extreme(min, a, b),
}
ORDERED: dict[str, Callable[[float, float], bool]] = {
    "olt": lambda a, b: a < b,
    "ole": lambda a, b: a <= b,
    "ogt": lambda a, b: a > b,
    "oge": lambda a, b: a >= b,
    "ord": lambda a, b: not (math.isnan(a) or math.isnan(b)),
}
OPPOSITE = {"ult": "oge", "ule": "ogt", "ugt": "ole", "uge": "olt", "uno": "ord"}


def _operation(name: str, *operands: Term, type: ir.Scalar = F64) -> Term:
    return Term(TermKind.OPERATION, type, name=name, operands=operands)


INPUTS = tuple(Term(TermKind.INPUT, F64, parameter=at) for at in range(PARAMETERS))


def _constant(number: float) -> Term:
    return Term(TermKind.CONSTANT, F64, bits=FLOAT_FORMATS["f64"].from_float(number))


def _value(term: Term, numbers: tuple[float, ...]) -> float | bool:
    if term.kind is TermKind.INPUT:
        return numbers[term.parameter]
    if term.kind is TermKind.CONSTANT:
        return FLOAT_FORMATS["f64"].to_float(term.bits)
    of = [_value(each, numbers) for each in term.operands]
    if term.name == "select":
        return of[1] if of[0] else of[2]
    predicate = term.name.removeprefix("cmpf.")
    if predicate != term.name:
        return ORDERED[predicate](*of) if predicate in ORDERED else not ORDERED[OPPOSITE[predicate]](*of)
    return UNARY[term.name](*of) if term.name in UNARY else BINARY[term.name](*of)


def _comparison(draw: random.Random, left: Term, right: Term) -> Term:
    return _operation(f"cmpf.{draw.choice([*ORDERED, *OPPOSITE])}", left, right, type=I1)


def _term(draw: random.Random, depth: int) -> Term:
    if depth == 0:
        return draw.choice([*INPUTS, *INPUTS, _constant(draw.choice(NUMBERS[:-1]))])
    one, other = _term(draw, depth - 1), _term(draw, draw.randrange(depth))
    match draw.randrange(4):
        case 0:
            return _operation(draw.choice(list(BINARY)), one, other)
        case 1:
            return _operation(draw.choice(list(UNARY)), one)
        case 2:
            return _operation("select", _comparison(draw, one, other), *draw.sample([one, other], 2))
        case _:
            return _tested(draw, one, other)


def _tested(draw: random.Random, one: Term, other: Term) -> Term:
    """A selection of the larger or the smaller of two numbers beside a test for a NaN, or one that looks like it."""
    inner = _operation("select", _comparison(draw, *draw.sample([one, other], 2)), *draw.sample([one, other], 2))
    tested = draw.choice([one, other])
    by = _operation(f"cmpf.{draw.choice(['uno', 'ord'])}", tested, draw.choice([tested, tested, one]), type=I1)
    return _operation("select", by, *draw.sample([draw.choice([tested, tested, other]), inner], 2))


def _is_same(one: float | bool, other: float | bool, *, up_to_zeros: bool) -> bool:
    if math.isnan(one) or math.isnan(other):
        return math.isnan(one) and math.isnan(other)
    return one == other and (up_to_zeros or math.copysign(1, one) == math.copysign(1, other))


def test_terms_of_one_key_are_equal() -> None:
    draw = random.Random(SEED)
    forms = NormalForms(rounded=True)
    terms = [_tested(draw, *draw.sample(INPUTS, 2)) for _ in range(300)] + [_term(draw, 3) for _ in range(700)]
    terms += [_operation(name, *INPUTS) for name in BINARY]
    terms += [_operation("exp", each) for each in terms] + [_comparison(draw, each, INPUTS[0]) for each in terms]
    points = list(itertools.product(NUMBERS, repeat=PARAMETERS))
    classes: dict[tuple[int, bool], list[Term]] = {}
    for term in terms:
        classes.setdefault((forms.key(term), False), []).append(term)
        classes.setdefault((forms.up_to_zeros(term), True), []).append(term)
    several = 0
    for (_, up_to_zeros), (first, *others) in classes.items():
        for point in points if others else ():
            value = _value(first, point)
            for each in others:
                several += 1
                assert _is_same(value, _value(each, point), up_to_zeros=up_to_zeros), (first, each, point)
    assert several > 10_000
    extremes = [forms.up_to_zeros(_operation(name, *INPUTS)) for name in ("maximumf", "minimumf")]
    assert all(len(classes[each, True]) > 5 for each in extremes)
