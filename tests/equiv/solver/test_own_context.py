"""What z3 answers of sizes does not depend on what the process asked before."""

from __future__ import annotations

import z3

from equiv.solver.context import OwnContext
from tests.pairs.files import FOLDER, Pair

# Sizes are chosen by models that z3 finds.
_PAIR = FOLDER / "pieces" / "tiles-that-are-counted-by-a-quotient.mlir"
_OTHERS = sorted((FOLDER / "pieces").glob("*.mlir"))[:2]


def test_the_same_pair_has_the_same_sizes_whatever_was_asked_before() -> None:
    first = Pair.read(_PAIR).check()
    terms = [z3.Int(f"x{each}") * each + z3.Int(f"y{each}") for each in range(500)]
    solver = z3.Solver()
    solver.add(z3.Sum(terms[::2]) > z3.Sum(terms[1::2]))
    assert solver.check() == z3.sat
    for path in _OTHERS:
        Pair.read(path).check()
    again = Pair.read(_PAIR).check()
    assert (again.verdict, again.sizes, again.reasons) == (first.verdict, first.sizes, first.reasons)


def test_terms_of_one_context_are_numbered_by_it_alone() -> None:
    numbers = []
    for names in ("xyz", "abcxyz"):
        for each in names:
            z3.Int(f"{each} outside")
        context = OwnContext()
        with context.alone():
            numbers.append([z3.Int(each).get_id() for each in "xyz"])
    assert numbers[0] == numbers[1]


def test_the_default_context_is_as_it_was() -> None:
    outside = z3.Int("x")
    with OwnContext().alone():
        assert z3.main_ctx() != outside.ctx
    assert z3.main_ctx() == outside.ctx
