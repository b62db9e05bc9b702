"""Queries with less in them: what z3 proves of these holds of the query, and so do the models that it finds.

A product or a quotient of two numbers that are data is what z3 spends its time on, and it rarely matters how it comes
about: where the same one stands on both sides, any function of the same operands will do. The function that stands for
products of integers gives all their bits, whatever the width at which they are needed, and has a product's size and
sign."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import z3

from equiv.solver.subterms import inner_first

_COMMUTATIVE = frozenset((z3.Z3_OP_FPA_MUL, z3.Z3_OP_FPA_ADD))
_OVERFLOWS = frozenset((z3.Z3_OP_BSMUL_NO_OVFL, z3.Z3_OP_BSMUL_NO_UDFL, z3.Z3_OP_BUMUL_NO_OVFL))
_PRODUCTS = _OVERFLOWS | {z3.Z3_OP_BMUL}
_HARD = frozenset(
    (
        *(z3.Z3_OP_BSDIV, z3.Z3_OP_BUDIV, z3.Z3_OP_BSREM, z3.Z3_OP_BUREM, z3.Z3_OP_BSMOD),
        *(z3.Z3_OP_FPA_ADD, z3.Z3_OP_FPA_SUB, z3.Z3_OP_FPA_MUL, z3.Z3_OP_FPA_DIV, z3.Z3_OP_FPA_REM),
        *(z3.Z3_OP_FPA_FMA, z3.Z3_OP_FPA_SQRT),
    )
)
_FACTORS = 40  # that are tried for the inputs of products


def _is_product_of_data(expression: Any) -> bool:
    factors = expression.children()
    return expression.decl().kind() in _PRODUCTS and len(factors) == 2 and not any(map(z3.is_bv_value, factors))


def with_any_functions(assertions: Sequence[Any]) -> list[Any] | None:
    """The assertions with some function in the place of each product, quotient and float operation; None where there
    are none of these. If they cannot be met, neither can the given ones."""
    made: dict[int, Any] = {}
    products = _Products()
    found = False
    for expression in inner_first(assertions):
        if not z3.is_app(expression):
            return None
        operands = [made[each.get_id()] for each in expression.children()]
        kind = expression.decl().kind()
        if _is_product_of_data(expression):
            found = True
            made[expression.get_id()] = products.make(kind, *operands)
        elif kind in _HARD:
            found = True
            if kind in _COMMUTATIVE:
                operands.sort(key=_number)
            sorts = [each.sort() for each in (*operands, expression)]
            name = f"some {expression.decl().name()} {' '.join(map(str, sorts))}"
            made[expression.get_id()] = z3.Function(name, *sorts)(*operands)
        else:
            made[expression.get_id()] = expression.decl()(*operands) if operands else expression
    return [*(made[each.get_id()] for each in assertions), *products.facts] if found else None


def _number(expression: Any) -> int:
    """An order of expressions."""
    return int(expression.get_id())


def _without_extension(operand: Any) -> Any:
    """The narrowest signed number of the same value."""
    while operand.decl().kind() == z3.Z3_OP_SIGN_EXT:
        operand = operand.arg(0)
    if operand.decl().kind() == z3.Z3_OP_ZERO_EXT:
        return z3.ZeroExt(1, operand.arg(0))
    return operand


class _Products:
    """Functions that stand for products, and facts of them."""

    def __init__(self) -> None:
        self.facts: list[Any] = []
        self._known: set[int] = set()

    def make(self, kind: int, left: Any, right: Any) -> Any:
        """A product, or whether it can be had without overflow."""
        width = left.size()
        if kind == z3.Z3_OP_BUMUL_NO_OVFL:
            return self._exact(z3.ZeroExt(1, left), z3.ZeroExt(1, right), width + 1) < _power(
                width, 2 * width + 2, left
            )
        exact = self._exact(_without_extension(left), _without_extension(right), width)
        if kind == z3.Z3_OP_BSMUL_NO_OVFL:
            return exact < _power(width - 1, exact.size(), left)
        if kind == z3.Z3_OP_BSMUL_NO_UDFL:
            return exact >= -_power(width - 1, exact.size(), left)
        return z3.Extract(width - 1, 0, exact)

    def _exact(self, left: Any, right: Any, least: int) -> Any:
        """All bits of the product of signed numbers, and at least so many above a bit for the sign."""
        left, right = sorted((left, right), key=_number)
        width = left.size() + right.size()
        function = z3.Function(
            f"product {left.size()} {right.size()}", left.sort(), right.sort(), _power(0, width, left).sort()
        )
        product = function(left, right)
        if product.get_id() not in self._known:
            self._known.add(product.get_id())
            size = _power(width - 2, width, left)
            unlike = (left < 0) != (right < 0)
            some = z3.And(left != 0, right != 0)
            self.facts += [
                product <= size, product >= -size,
                (product < 0) == z3.And(some, unlike), (product == 0) == z3.Not(some),
            ]  # fmt: skip
        return z3.SignExt(max(0, least + 1 - width), product)


def _power(exponent: int, width: int, like: Any) -> Any:
    return z3.BitVecVal(1 << exponent, width, like.ctx)


def with_given_factors(assertions: Sequence[Any], inputs: Iterable[str]) -> Iterator[list[Any]]:
    """The assertions with numbers for some of `inputs`, so that each product is one by a constant, several times: what
    meets these meets the given ones. Nothing where that takes all inputs."""
    names = frozenset(inputs)
    within: dict[int, dict[str, Any]] = {}  # the inputs in an expression
    fixed: dict[str, Any] = {}
    everything: dict[str, Any] = {}
    for expression in inner_first(assertions):
        own: dict[str, Any] = {}
        if z3.is_const(expression) and expression.decl().name() in names:
            own[expression.decl().name()] = expression
        for each in expression.children():
            own |= within[each.get_id()]
        within[expression.get_id()] = own
        everything |= own
        if _is_product_of_data(expression):
            # Of the factors the one of the fewest inputs that are not given yet.
            rest: list[dict[str, Any]] = [
                {name: input for name, input in within[each.get_id()].items() if name not in fixed}
                for each in expression.children()
            ]
            fixed |= rest[0] if len(rest[0]) <= len(rest[1]) else rest[1]
    if not fixed or len(fixed) == len(everything):
        return
    choice = random.Random(0)
    for attempt in range(_FACTORS):
        given = [
            (input, z3.BitVecVal(_factor(choice, input.size(), attempt % 2 == 0), input.size(), input.ctx))
            for _, input in sorted(fixed.items())
        ]
        yield [*(z3.substitute(each, *given) for each in assertions), *(input == value for input, value in given)]


def _factor(choice: random.Random, width: int, odd: bool) -> int:
    """A small number, odd or times a power of two."""
    number = choice.randrange(1 << max(width // 3, 1)) | 1
    return number if odd else number << choice.randrange(1, max(width // 2, 2))
