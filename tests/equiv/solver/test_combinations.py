"""Combinations of what sizes decide: as many decisions as go one way together, as far as that is known."""

from __future__ import annotations

from typing import Any

import z3

from equiv.solver.decisions import Combinations, Decision

_X, _Y = z3.Ints("x y")
_DECIDED = [_X > 5, _X > 4, _X > 3, _X > 2, _Y > _X, _X < 0]


class Weak:
    """A solver that knows no answer to questions of more than `most` conditions."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._solver = z3.SimpleSolver()

    def check(self, *conditions: Any) -> Any:
        return self._solver.check(*conditions) if len(conditions) <= self._most else z3.unknown

    def model(self) -> Any:
        return self._solver.model()


def _events(most: int) -> list[Any]:
    """The literals of each combination."""
    return [
        each.term.children()
        for each in Combinations([Decision(each, None) for each in _DECIDED], [], Weak(most)).events()
    ]


def test_all_that_go_one_way_together_are_taken() -> None:
    found = _events(len(_DECIDED))
    assert len(found) == 2 * (1 + len(_DECIDED))
    for literals in found:
        solver = z3.SimpleSolver()
        solver.add(*literals)
        assert solver.check() == z3.sat
        for each in _DECIDED:
            if not any(each.eq(one) or z3.Not(each).eq(one) for one in literals):
                assert z3.unsat in (solver.check(each), solver.check(z3.Not(each)))


def test_what_sizes_at_hand_show_is_not_asked() -> None:
    """One question is enough for all that hold at the sizes of its answer; of the others nothing is known."""
    assert [each for each in _DECIDED[:4] if not any(each.eq(one) for one in _events(1)[0])] == []
