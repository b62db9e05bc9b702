"""Terms that share much of what they are made of."""

from __future__ import annotations

import z3

from equiv.solver.subterms import inner_first, variables

_DEEP = 200


def test_a_shared_term_is_looked_at_once() -> None:
    x, y = z3.Ints("x y")
    term = x
    for _ in range(_DEEP):
        term = z3.If(y < 3, term + term, term * 2)
    assert set(variables(term)) == {x.get_id(), y.get_id()}
    found = [each.get_id() for each in inner_first([term])]
    assert len(found) == len(set(found)) and found[-1] == term.get_id()


def test_numbers_and_truths_are_no_variables() -> None:
    assert not list(variables(z3.And(z3.IntVal(3) < z3.IntVal(4), z3.BoolVal(True))))
