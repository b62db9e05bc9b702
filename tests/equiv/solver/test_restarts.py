"""A question that z3 has no answer to in so many steps is asked again, with another seed."""

from equiv.solver.linear.expression import TRUE, constant, equal, modulo, variable
from equiv.solver.linear.logic import Effort, Logic


def _asked(effort: Effort) -> tuple[bool, int]:
    """Whether remainders 1 by 6 and 2 by 4 are found to exclude each other, and how often z3 was asked."""
    logic, x = Logic(TRUE, effort), variable("x")
    remainders = [equal(modulo(x, by), constant(rest)) for by, rest in ((6, 1), (4, 2))]
    return logic.refuted(map(logic.formula, remainders)), logic.questions


def test_an_answer_is_asked_for_once() -> None:
    assert _asked(Effort(restarts=3)) == (True, 1)


def test_no_answer_is_asked_for_again_with_other_seeds_and_proves_nothing() -> None:
    assert _asked(Effort(steps=1, restarts=3)) == (False, 4)


def test_no_answer_is_asked_for_once_without_restarts() -> None:
    assert _asked(Effort(steps=1)) == (False, 1)
