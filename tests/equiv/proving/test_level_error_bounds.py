"""That a level is proven only where the probability of an error is small, whatever makes it large."""

from __future__ import annotations

from types import SimpleNamespace
from typing import cast

import pytest

from equiv.proving import levels
from equiv.proving.levels import trial_bound
from interp.machine import Execution
from interp.machine.runs import Algebra
from tests.pairs.files import FOLDER, Pair

_PROVEN = {
    "reassociating_bound": "proving/level-checks/a-sum-in-another-order.mlir",
    "trial_bound": "proving/level-checks/a-degree-that-is-not.mlir",
}


@pytest.mark.parametrize("bound", _PROVEN)
def test_nothing_is_proven_where_trials_often_err(bound: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pair.read(FOLDER / _PROVEN[bound])
    assert pair.check().proven
    monkeypatch.setattr(levels, bound, lambda *_: 0.5)
    assert not pair.check().proven


BITS = 20  # of the smaller prime one less


def bound_of(cells: int = 1, degree: float = 2, places: tuple[float, float] = (0, 0), **counted: int) -> float:
    counts = {"tests": 0, "hashed_narrowly": 0, "hashed": 0} | counted
    execution = cast(Execution, SimpleNamespace(**counts))
    nothing = cast(Execution, SimpleNamespace(tests=0, hashed_narrowly=0, hashed=0))
    given = trial_bound(execution, nothing, cells, degree, places, Algebra(field_bits=BITS))
    assert given == trial_bound(nothing, execution, cells, degree, places, Algebra(field_bits=BITS))
    return given


def test_a_polynomial_vanishes_as_often_as_its_degree_over_the_prime_says() -> None:
    assert bound_of() == pytest.approx(1.01 * 2 / 2 ** (BITS - 1))
    assert bound_of(degree=6) == pytest.approx(3 * bound_of())
    assert bound_of(cells=1000) == pytest.approx(1000 * bound_of())
    assert bound_of(cells=0, tests=5) == pytest.approx(bound_of(cells=5))
    assert bound_of(cells=0) == 0


def test_of_hashed_operands_any_two_may_meet() -> None:
    assert bound_of(cells=0, hashed_narrowly=10) == pytest.approx(bound_of(cells=50))
    assert bound_of(cells=0, hashed=10) == pytest.approx(100 * 1.01 * 2**2 / (2 * 2**BITS * 2 ** (BITS - 1)))
    assert bound_of(cells=0, hashed=10) < bound_of(cells=0, hashed_narrowly=10)


def test_numbers_of_fewer_places_than_a_prime_has_are_no_multiples_of_it() -> None:
    assert bound_of(places=(BITS - 2, 0)) == bound_of()
    assert bound_of(places=(BITS - 1, 0)) > bound_of()
    assert bound_of(places=(10 * BITS, 0)) > bound_of(places=(9 * BITS, 0))
    assert bound_of(places=(0, 2 * BITS - 2), hashed=3) == bound_of(hashed=3)
    assert bound_of(places=(0, 2 * BITS - 1), hashed=3) > bound_of(hashed=3)


def test_a_probability_is_one_at_most() -> None:
    assert bound_of(cells=1 << 40) == bound_of(hashed=1 << 40) == 1
