"""Terms that are merged are equal, wherever what is assumed holds; a long computation becomes one term."""

from __future__ import annotations

import random
from typing import Any

import pytest
import z3

from equiv.solver.merging import Merging
from equiv.solver.model_evaluation.patterns import Patterns
from equiv.solver.subterms import inner_first
from tests.equiv.solver.bit_terms import patterns, proposition

UNITS = 3_000_000


def _everywhere(assumed: Any, one: Any, other: Any) -> bool:
    """Whether two propositions agree on all patterns for which something is assumed."""
    of = Patterns(list(inner_first([z3.Implies(assumed, one == other)])))
    return all(of.at(each)[-1] for each in patterns())


@pytest.mark.parametrize("seed", range(2))
def test_what_is_merged_says_the_same(seed: int) -> None:
    draw = random.Random(seed)
    changed = 0
    for _ in range(8):
        assumed, given = proposition(draw, 2), z3.And(*(proposition(draw, 4) for _ in range(2)))
        merged = Merging([assumed], UNITS, None).merged(given)
        changed += not merged.eq(given)
        assert _everywhere(assumed, given, merged), given
    assert changed > 2


def _checksums(length: int, polynomial: int) -> tuple[Any, Any]:
    """A checksum by a selection and by a mask, and with another polynomial in the last step of the second one."""
    one = other = z3.BitVecVal(0, 8)
    for at in range(length):
        byte = z3.BitVec(f"byte {at}", 8)
        one, other = one ^ byte, other ^ byte
        for step in range(8):
            last = at == length - 1 and step == 7
            one = z3.If(one < 0, (one << 1) ^ 7, one << 1)
            other = (other << 1) ^ ((other >> 7) & (polynomial if last else 7))
    return one, other


def test_a_long_computation_becomes_one_term() -> None:
    one, other = _checksums(6, 7)
    merging = Merging([], UNITS, None)
    assert z3.is_false(z3.simplify(merging.merged(one != other)))


def test_another_last_step_stays_another() -> None:
    one, other = _checksums(6, 15)
    solver = z3.Solver()
    solver.add(Merging([], UNITS, None).merged(one != other))
    assert solver.check() == z3.sat


def test_equal_where_something_is_assumed_alone() -> None:
    x, y = z3.BitVecs("x y", 16)
    questions = Merging([z3.ULT(x, 16)], UNITS, None)
    assert questions.never_differ(x, x & 15) == (True, None)
    is_equal, model = questions.never_differ(x, x & 7)
    assert not is_equal
    assert 8 <= model[x].as_long() < 16
    assert not questions.never_differ(x, y)[0]


def test_nothing_is_asked_beyond_the_units() -> None:
    one, other = _checksums(6, 7)
    merging = Merging([], 0, None)
    before = merging.used
    assert merging.is_over
    assert merging.merged(one != other).sort() == z3.BoolSort()
    assert merging.used == before


def test_nothing_is_asked_where_queries_are_stopped() -> None:
    one, other = _checksums(6, 7)
    merging = Merging([], UNITS, None, lambda: True)
    assert not z3.is_false(z3.simplify(merging.merged(one != other)))
