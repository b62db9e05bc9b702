"""What makes requantization decidable: products as functions that give all bits."""

from __future__ import annotations

import pytest
import z3

from equiv.solver.abstraction import with_any_functions

A, B = z3.BitVecs("a b", 4)
C = z3.BitVec("c", 3)
PRODUCTS = {
    "a product": A * B,
    "a wide one": z3.SignExt(4, A) * z3.SignExt(4, B),
    "wider than need be": z3.SignExt(9, A) * z3.SignExt(9, B),
    "not wide enough": z3.SignExt(2, A) * z3.SignExt(2, B),
    "an unsigned one": z3.ZeroExt(4, A) * z3.ZeroExt(4, B),
    "a mixed one": z3.ZeroExt(4, A) * z3.SignExt(4, B),
    "extended twice": z3.SignExt(2, z3.SignExt(2, A)) * z3.SignExt(2, z3.ZeroExt(2, B)),
    "a square": A * A,
    "of two widths": z3.SignExt(3, A) * z3.SignExt(4, C),
    "of another product": (A * B) * z3.SignExt(1, C),
}
OVERFLOWS = {
    "signed, above": z3.BVMulNoOverflow(A, B, True),
    "signed, below": z3.BVMulNoUnderflow(A, B),
    "unsigned": z3.BVMulNoOverflow(A, B, False),
}


def _is_valid(claim: object) -> bool:
    solver = z3.Solver()
    solver.add(z3.Not(claim))
    return solver.check() == z3.unsat


def _with_products(assertions: list[z3.ExprRef]) -> list[z3.ExprRef]:
    """The functions that stand for products as the products of signed numbers that they are meant to be."""
    done = assertions
    for width in ((left, right) for left in range(1, 20) for right in range(1, 20)):
        left, right = (z3.Var(at, z3.BitVecSort(each)) for at, each in enumerate(width))
        total = sum(width)
        product = z3.SignExt(total - width[0], left) * z3.SignExt(total - width[1], right)
        name = f"product {width[0]} {width[1]}"
        function = z3.Function(name, left.sort(), right.sort(), product.sort())
        done = [z3.substitute_funs(each, (function, product)) for each in done]
    return done


@pytest.mark.parametrize("name", [*PRODUCTS, *OVERFLOWS])
def test_functions_in_the_place_of_products_stand_for_them(name: str) -> None:
    """With the function taken for the product, the abstraction says the same, and its facts are true: for all operands
    of four bits."""
    given = PRODUCTS[name] == z3.BitVec("r", PRODUCTS[name].size()) if name in PRODUCTS else OVERFLOWS[name]
    abstract = with_any_functions([given])
    assert abstract is not None
    assert "bvmul" not in " ".join(each.sexpr() for each in abstract)
    same, *facts = _with_products(abstract)
    assert facts and all(map(_is_valid, facts))
    assert _is_valid(same == given)


def test_nothing_is_left_out_where_nothing_is_hard() -> None:
    assert with_any_functions([A + B == A, A * 3 == B]) is None
