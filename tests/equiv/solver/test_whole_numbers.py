"""Queries of whole numbers: what cannot be met as such has no patterns that meet it."""

from __future__ import annotations

import random
from typing import Any

import pytest
import z3

from equiv.solver.context import core_solver
from equiv.solver.model_evaluation.patterns import Patterns
from equiv.solver.subterms import inner_first
from equiv.solver.whole_numbers import as_whole_numbers
from tests.equiv.solver.bit_terms import patterns, proposition

X, Y = z3.BitVecs("x y", 32)
BELOW_ZERO = z3.Concat(z3.BitVecVal(1, 1), z3.Extract(30, 0, X))


def _cannot_be_met(*assertions: Any) -> bool:
    whole = as_whole_numbers(assertions)
    assert whole is not None
    solver = core_solver(2_000_000)
    solver.add(*whole)
    return bool(solver.check() == z3.unsat)


def test_no_pattern_meets_what_whole_numbers_do_not() -> None:
    draw = random.Random(5)
    everywhere = list(patterns())
    proven = 0
    for _ in range(60):
        assertions = [proposition(draw, 3) for _ in range(draw.randrange(1, 4))]
        if not _cannot_be_met(*assertions):
            continue
        proven += 1
        of = Patterns(list(inner_first([z3.And(*assertions)])))
        assert not any(of.at(each)[-1] for each in everywhere), assertions
    assert proven > 1


def _quotient_by_seven(magic: int) -> Any:
    high = z3.Extract(63, 32, z3.ZeroExt(32, X) * magic)
    return z3.LShR(z3.LShR(X - high, 1) + high, 2)


def _product_by_bits(width: int, shifts: list[int], top: int = 1, choose_sums: bool = False) -> Any:
    """Whether a product of `width` bits is the sum of one factor shifted by so many bits for each bit of the other,
    chosen or 0, or as a choice of sums."""
    one, other = (z3.ZeroExt(width, each) for each in z3.BitVecs(f"p{width} q{width}", width))
    total = zero = z3.BitVecVal(0, 2 * width)
    for at, shift in enumerate(shifts):
        is_set = z3.Extract(at, at, other) == (top if at == width - 1 else 1)
        more = one << shift
        total = z3.If(is_set, total + more, total) if choose_sums else total + z3.If(is_set, more, zero)
    return total == one * other


def _product_by_bits_that_are_not_set() -> Any:
    """Whether a product is the sum of one factor shifted for each bit of the other, chosen by whether that is 0."""
    one, other = (z3.ZeroExt(12, each) for each in z3.BitVecs("p q", 12))
    total = z3.BitVecVal(0, 24)
    for at in range(12):
        total += z3.If(z3.Extract(at, at, other) == 0, z3.BitVecVal(0, 24), one << at)
    return total == one * other


ALWAYS = {
    "a product by the bits of a factor that are not set": _product_by_bits_that_are_not_set(),
    "a product by the bits of a factor": _product_by_bits(12, list(range(12))),
    "a product by choices of sums": _product_by_bits(12, list(range(12)), 1, True),
    "a quotient by a product": _quotient_by_seven(613566757) == z3.UDiv(X, 7),
    "a sum by what both have": (X ^ Y) + 2 * (X & Y) == X + Y,
    "either by what both have": (X | Y) - (X & Y) == X ^ Y,
    "a signed remainder by a quotient": z3.SRem(X, 10) == X - 10 * (X / 10),
    "a signed quotient by minus one": X / -1 == -X,
    "a signed quotient by minus three": X / -3 == -(X / 3),
    "a signed quotient of what is below zero": -z3.UDiv(-BELOW_ZERO, 10) == BELOW_ZERO / 10,
    "a middle by a half of the difference": z3.Implies(z3.ULE(X, Y), z3.ULE(X + z3.LShR(Y - X, 1), Y)),
    "digits put together": z3.Concat(z3.Extract(31, 8, X), z3.Extract(7, 0, X)) == X,
    "a sign by a shift": z3.If(X < 0, z3.BitVecVal(-1, 32), z3.BitVecVal(0, 32)) == (X >> 31),
    "an extended sign": z3.Extract(31, 0, z3.SignExt(32, X) + 5) == X + 5,
    "a product that fits": z3.Implies(z3.ULT(X, 1 << 20), z3.BVMulNoOverflow(X, z3.BitVecVal(4000, 32), False)),
    "a signed product that fits": z3.Implies(z3.ULT(X, 1 << 20), z3.BVMulNoUnderflow(X, z3.BitVecVal(-2000, 32))),
}
NOT_ALWAYS = {
    "a product by the bits of a factor, one of them elsewhere": _product_by_bits(6, [0, 1, 2, 3, 3, 5]),
    "a product by choices of sums, one of them elsewhere": _product_by_bits(6, [0, 1, 2, 3, 3, 5], 1, True),
    "a product by the bits of a factor, one of them inverted": _product_by_bits(6, list(range(6)), 0),
    "another product": _quotient_by_seven(613566756) == z3.UDiv(X, 7),
    "a sum without carries": (X ^ Y) + (X & Y) == X + Y,
    "an unsigned remainder": z3.URem(X, 10) == X - 10 * (X / 10),
    "a signed quotient of what is below zero, rounded down": -z3.UDiv(9 - BELOW_ZERO, 10) == BELOW_ZERO / 10,
    "a middle that overflows": z3.Implies(z3.ULE(X, Y), z3.ULE(X, z3.LShR(X + Y, 1))),
    "digits that overlap": z3.Concat(z3.Extract(31, 8, X), z3.Extract(8, 1, X)) == X,
    "a sign that is no sign": z3.LShR(X, 31) == z3.If(X < 0, z3.BitVecVal(-1, 32), z3.BitVecVal(0, 32)),
    "a product that does not fit": z3.Implies(z3.ULE(X, 1 << 20), z3.BVMulNoOverflow(X, z3.BitVecVal(4096, 32), False)),
    "a signed product below": z3.Implies(z3.ULE(X, 1 << 21), z3.BVMulNoUnderflow(X, z3.BitVecVal(-2000, 32))),
}


@pytest.mark.parametrize("name", ALWAYS)
def test_what_always_holds(name: str) -> None:
    assert _cannot_be_met(z3.Not(ALWAYS[name]))


@pytest.mark.parametrize("name", NOT_ALWAYS)
def test_what_does_not_always_hold(name: str) -> None:
    assert not _cannot_be_met(z3.Not(NOT_ALWAYS[name]))


def test_quantifiers_are_left() -> None:
    assert as_whole_numbers([z3.ForAll(X, X == X + 0)]) is None


def test_functions_of_floats_are_any_functions() -> None:
    one, other = (z3.fpToFP(z3.RNE(), each, z3.Float32()) for each in (X, Y))
    assert not _cannot_be_met(X == Y + 1, z3.fpEQ(one, other))
    assert _cannot_be_met(X == Y, z3.Not(one == other))
