"""Rounding to a format of 2p + 2 bits and then to one of p bits is rounding once: all operands of small formats."""

from __future__ import annotations

from fractions import Fraction
from math import isqrt

import pytest

from equiv.solver.normal_form import NormalForms
from interp.ir import Scalar
from interp.machine.terms import Term, TermKind
from tests.interp.scalar_reference import Format

NARROW = Format("narrow", 3, 2)  # p = 3
WIDE = [Format("as wide a range", 3, 7), Format("a wider range", 5, 7)]  # 2p + 2 = 8
TOO_NARROW = Format("too narrow", 5, 4)
FINITE = [each for each in range(1 << NARROW.width) if not (NARROW.is_nan(each) or NARROW.is_infinite(each))]


def number(format: Format, pattern: int) -> Fraction | None:
    return None if format.is_infinite(pattern) else format.rational(pattern)


def twice(exact: Fraction, wide: Format) -> int:
    first = wide.rounded(exact)
    rounded = number(wide, first)
    if rounded is None:
        return NARROW.infinity | (NARROW.sign if wide.is_negative(first) else 0)
    return NARROW.rounded(rounded, negative_zero=wide.is_negative(first))


def results(name: str) -> set[Fraction]:
    values = {NARROW.rational(each) for each in FINITE}
    match name:
        case "addf":
            return {left + right for left in values for right in values}
        case "mulf":
            return {left * right for left in values for right in values}
        case _:
            return {left / right for left in values for right in values if right}


@pytest.mark.parametrize("wide", WIDE, ids=lambda format: format.name)
@pytest.mark.parametrize("name", ["addf", "mulf", "divf"])
def test_rounding_twice_is_rounding_once(name: str, wide: Format) -> None:
    for exact in results(name):
        assert twice(exact, wide) == NARROW.rounded(exact, negative_zero=exact < 0), exact


@pytest.mark.parametrize("wide", WIDE, ids=lambda format: format.name)
def test_roots(wide: Format) -> None:
    for pattern in FINITE:
        square = NARROW.rational(pattern)
        if square <= 0:
            continue
        # The root to many more bits than any rounding looks at; one that is not exact is no tie.
        scaled = isqrt((square * (1 << 80)).numerator // (square * (1 << 80)).denominator)
        root = Fraction(scaled, 1 << 40)
        root = root if root * root == square else root + Fraction(1, 1 << 60)
        assert twice(root, wide) == NARROW.rounded(root)


def test_in_a_format_that_is_too_narrow_it_is_not() -> None:
    assert any(twice(exact, TOO_NARROW) != NARROW.rounded(exact, negative_zero=exact < 0) for exact in results("divf"))


def rounded(name: str, wide: str, narrow: str, **other: str) -> tuple[Term, Term]:
    """An operation computed in a wider format, and in its own. `other` has the format that the second operand was
    widened from, and the flags of the wide operation."""
    second = Scalar(other.get("second", narrow))
    operands = [Term(TermKind.INPUT, Scalar(narrow), parameter=0), Term(TermKind.INPUT, second, parameter=1)]
    widened = tuple(Term(TermKind.OPERATION, Scalar(wide), name="extf", operands=(each,)) for each in operands)
    flags = (other["flag"],) if "flag" in other else ()
    inner = Term(TermKind.OPERATION, Scalar(wide), name=name, operands=widened, flags=flags)
    computed = Term(TermKind.OPERATION, Scalar(narrow), name="truncf", operands=(inner,))
    return computed, Term(TermKind.OPERATION, Scalar(narrow), name=name, operands=tuple(operands))


def alike(pair: tuple[Term, Term]) -> bool:
    forms = NormalForms()
    return forms.key(pair[0]) == forms.key(pair[1])


@pytest.mark.parametrize(("wide", "narrow"), [("f32", "f16"), ("f32", "bf16"), ("f64", "f32"), ("f64", "bf16")])
def test_formats_that_are_wide_enough(wide: str, narrow: str) -> None:
    assert alike(rounded("divf", wide, narrow))


def test_what_is_not_rounded_to_the_same() -> None:
    assert not alike(rounded("remf", "f32", "f16"))
    assert not alike(rounded("mulf", "f32", "f16", flag="downward"))
    assert not alike(rounded("mulf", "f32", "f16", second="bf16"))
    assert not alike(rounded("mulf", "f16", "bf16"))
