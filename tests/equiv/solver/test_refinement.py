"""What flags of single operations allow a target to do, and what they do not, where several values are concerned."""

from __future__ import annotations

from collections.abc import Callable
from itertools import product

import pytest

from equiv.solver.refinement import Refinement
from equiv.verdict import EQUIVALENT
from interp.ir import Scalar
from interp.machine.terms import Term, TermKind
from tests.equiv.pairs import check_bodies

ARGUMENTS = "%a: f32, %b: f32, %c: f32, %i: i32, %j: i32, %R: memref<2xf32>, %I: memref<1xi32>"


def proven(source: str, target: str) -> bool:
    return check_bodies(ARGUMENTS, source, target).verdict == EQUIVALENT


def test_flags_deep_in_a_shared_expression() -> None:
    lines = ["%v0 = arith.addi %i, %j overflow<nsw> : i32"]
    lines += [f"%v{at + 1} = arith.addi %v{at}, %v{at} overflow<nsw> : i32" for at in range(30)]
    store = "\n%z = arith.constant 0 : index\nmemref.store %v30, %I[%z] : memref<1xi32>"
    source = "\n".join(lines) + store
    target = "\n".join(line.replace(" overflow<nsw>", "") if at % 2 else line for at, line in enumerate(lines)) + store
    assert proven(source, target)
    assert not proven(target, source)


F32 = Scalar("f32")
X, Y, Z = (Term(TermKind.INPUT, F32, parameter=each) for each in range(3))


def made(name: str, *operands: Term, flags: tuple[str, ...] = ()) -> Term:
    return Term(TermKind.OPERATION, F32, name=name, flags=flags, operands=operands)


def add(one: Term, other: Term, *flags: str) -> Term:
    return made("addf", one, other, flags=flags)


OPEN = add(add(X, Y, "reassoc"), Z, "reassoc")  # which may be computed as any of these two
LEFT, RIGHT = add(add(X, Y), Z), add(X, add(Y, Z))


def test_a_sum_whose_brackets_are_open_is_each_of_its_sums() -> None:
    for target in (OPEN, LEFT, RIGHT, add(X, add(Y, Z, "reassoc"), "reassoc")):
        assert Refinement().refines(OPEN, target)
    assert not Refinement().refines(LEFT, RIGHT)
    assert not Refinement().refines(LEFT, OPEN)
    assert not Refinement().refines(OPEN, add(add(X, Y), Y))


@pytest.mark.parametrize("name", ["subf", "divf"])
def test_a_difference_whose_brackets_are_open_is_no_other_difference(name: str) -> None:
    def one(left: Term, right: Term, *flags: str) -> Term:
        return made(name, left, right, flags=flags)

    source = one(one(X, Y, "reassoc"), Z, "reassoc")
    assert Refinement().refines(source, one(one(X, Y), Z))
    for target in (one(one(Y, X), Z), one(one(Z, Y), X), one(X, one(Y, Z))):
        assert not Refinement().refines(source, target)


@pytest.mark.parametrize("around", [lambda each: each, lambda each: made("negf", each), lambda each: add(Z, each)])
@pytest.mark.parametrize(("first", "second"), list(product([OPEN, LEFT, RIGHT], repeat=2)))
def test_what_one_cell_took_it_for_all_cells_take_it_for(
    around: Callable[[Term], Term], first: Term, second: Term
) -> None:
    """However deep it is in the cell, and whether that is one expression in both programs or not."""
    cells = Refinement()
    assert cells.refines(around(OPEN), around(first))
    assert cells.refines(OPEN, second) is (first is second)
    assert cells.refines(OPEN, first)


def test_one_expression_takes_it_for_one_value_in_all_places() -> None:
    twice = made("mulf", OPEN, OPEN)
    for one, other in product([OPEN, LEFT, RIGHT], repeat=2):
        assert Refinement().refines(twice, made("mulf", one, other)) is (one is other)


def test_a_cell_that_does_not_refine_leaves_no_trace() -> None:
    cells = Refinement()
    assert not cells.refines(made("mulf", OPEN, X), made("mulf", RIGHT, Y))
    assert not cells.refines(made("mulf", OPEN, add(OPEN, X)), made("mulf", OPEN, add(LEFT, X)))
    assert cells.refines(OPEN, LEFT)
    assert not cells.refines(made("mulf", OPEN, X), made("mulf", RIGHT, X))
    assert cells.refines(OPEN, LEFT) and not cells.refines(OPEN, RIGHT)


def test_what_is_in_a_whole_expression_is_taken_for_itself_in_each_of_its_places() -> None:
    cells = Refinement()
    whole = made("mulf", made("negf", OPEN), add(OPEN, made("negf", OPEN)))
    assert cells.refines(whole, whole)
    assert not cells.refines(OPEN, RIGHT) and not cells.refines(made("negf", OPEN), made("negf", RIGHT))
    other = Refinement()
    assert other.refines(OPEN, RIGHT)
    assert not other.refines(whole, whole)  # where it is another value
    assert other.refines(OPEN, RIGHT)
