"""The solver's table of operations on integers, held to the plain definition of these at every operand of few bits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
import z3

from equiv.solver.integer_operations import INTEGER_OPERATIONS, Use
from equiv.solver.numbers import Number, constant, wrapped
from interp import ir
from interp.ir import scalars
from interp.ir.scalars.use import NoNumber, Poison, UndefinedScalar

WIDTH = 3
WIDER = ("extsi", "extui", "index_cast", "index_castui")
NARROWER = ("trunci", "index_cast", "index_castui")
SHIFTS = ("shli", "shrsi", "shrui")


def cases() -> Iterator[tuple[str, int, int]]:
    """Each operation, with the widths of its operands and of its result."""
    for name in INTEGER_OPERATIONS:
        if name in WIDER:
            yield name, WIDTH, WIDTH + 2
            yield name, 1, WIDTH
        if name in NARROWER:
            yield name, WIDTH + 2, WIDTH
        if name not in WIDER and name not in NARROWER:
            yield name, WIDTH, WIDTH


def values(width: int) -> range:
    """As the solver sees them: signed, but for one bit."""
    return range(2) if width == 1 else range(-(1 << (width - 1)), 1 << (width - 1))


def defined(name: str, operands: tuple[int, ...], width: int, result: int) -> int | None:
    """What an operation makes of signed numbers; None where that is undefined."""
    given = [each & ((1 << width) - 1) for each in operands]
    types = [ir.Scalar(f"i{width}")] * len(given)
    try:
        (bits,) = scalars.evaluate(name, (), types, [ir.Scalar(f"i{result}")], given)
    except (NoNumber, Poison, UndefinedScalar):
        return None
    return bits - (1 << result) if bits >> (result - 1) & 1 else bits


@pytest.mark.parametrize(("name", "width", "result"), list(cases()))
def test_the_table_is_the_definition(name: str, width: int, result: int) -> None:
    count = 1 if name in (*WIDER, *NARROWER) else 2
    terms = [z3.Int(f"operand{at}") for at in range(count)]
    outcomes = 0
    for operands in product(values(width), repeat=count):
        expected = defined(name, operands, width, result)
        given = [(term, z3.IntVal(each)) for term, each in zip(terms, operands, strict=True)]
        unknown = [Number(term, values(width)[0], values(width)[-1]) for term in terms]
        known = [constant(each) for each in operands]
        for numbers in (unknown, [unknown[0], *known[1:]], [*known[:1], *unknown[1:]], known):
            number = INTEGER_OPERATIONS[name](Use(name, numbers, [width] * count, result))
            if number is None or expected is None:
                continue
            exact = z3.simplify(z3.substitute(number.term, *given)).as_long()
            assert number.low <= exact <= number.high, f"{name} {operands}: {exact} is not in its interval"
            term = wrapped(number, values(result)[0], values(result)[-1])
            assert z3.simplify(z3.substitute(term, *given)).as_long() == expected, f"{name} {operands}"
            outcomes += 1
    assert outcomes


@pytest.mark.parametrize("name", sorted(set(INTEGER_OPERATIONS) - set(SHIFTS)))
def test_all_but_shifts_by_unknown_numbers_are_known(name: str) -> None:
    """`equiv.sizing.uninterpreted` takes what is in the table for known."""
    low, high = values(WIDTH)[0], values(WIDTH)[-1]
    numbers = [Number(z3.Int(f"operand{at}"), low, high) for at in range(1 if name in (*WIDER, *NARROWER) else 2)]
    assert INTEGER_OPERATIONS[name](Use(name, numbers, [WIDTH] * len(numbers), WIDTH)) is not None
