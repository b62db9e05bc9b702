"""The solver's table of operations on integers, held to the plain definition of these at every operand of few bits."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
import z3

from equiv.solver.integer_operations import INTEGER_OPERATIONS, Use
from equiv.solver.numbers import Made, Number, constant, wrapped
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


INTERVALS = (-4, -1), (-2, 1), (0, 0), (0, 2), (1, 3), (3, 3), (-1, -1), (-4, -4)


@pytest.mark.parametrize(("name", "width", "result"), [each for each in cases() if each[1] == WIDTH])
def test_operands_in_intervals_make_what_is_in_that_of_the_result(name: str, width: int, result: int) -> None:
    count = 1 if name in (*WIDER, *NARROWER) else 2
    terms = [z3.Int(f"operand{at}") for at in range(count)]
    for intervals in product(INTERVALS, repeat=count):
        numbers = [
            constant(low) if low == high else Number(term, low, high, Made.OF_LOOPS)
            for term, (low, high) in zip(terms, intervals, strict=True)
        ]
        number = INTEGER_OPERATIONS[name](Use(name, numbers, [width] * count, result))
        if number is None:
            continue
        term = wrapped(number, values(result)[0], values(result)[-1])
        for operands in product(*({low, high, (low + high) // 2} for low, high in intervals)):
            expected = defined(name, operands, width, result)
            if expected is None:
                continue
            given = [(term, z3.IntVal(each)) for term, each in zip(terms, operands, strict=True)]
            exact = z3.simplify(z3.substitute(number.term, *given)).as_long()
            assert number.low <= exact <= number.high, f"{name} {operands} in {intervals}"
            assert z3.simplify(z3.substitute(term, *given)).as_long() == expected, f"{name} {operands} in {intervals}"
        made = max(each.made for each in numbers)
        assert number.made is made, f"{name} in {intervals}: {number.made}"


# By what a range tells, results are known better: name, operands, result.
EXACT = (
    ("andi", [(-4, 3), (0, 2)], (0, 2)),
    ("andi", [(0, 1), (0, 3)], (0, 1)),
    ("andi", [(-4, -1), (-4, -1)], (-4, 3)),
    ("ori", [(0, 1), (0, 2)], (0, 3)),
    ("minui", [(1, 3), (0, 2)], (0, 2)),
    ("maxsi", [(1, 3), (0, 2)], (1, 3)),
    ("extui", [(0, 3)], (0, 3)),
    ("trunci", [(-4, 3)], (-4, 3)),
    ("trunci", [(0, 4)], (-4, 3)),
    ("remui", [(0, 3), (1, 3)], (0, 2)),
    ("remsi", [(0, 3), (1, 3)], (0, 2)),
    ("remsi", [(-4, 3), (1, 3)], (-2, 2)),
)


@pytest.mark.parametrize(("name", "intervals", "expected"), EXACT)
def test_results_are_known_as_well_as_operands(
    name: str, intervals: list[tuple[int, int]], expected: tuple[int, int]
) -> None:
    numbers = [Number(z3.Int(f"operand{at}"), *each) for at, each in enumerate(intervals)]
    number = INTEGER_OPERATIONS[name](Use(name, numbers, [WIDTH + 2 * (name == "trunci")] * len(numbers), WIDTH))
    assert number is not None and (number.low, number.high) == expected


@pytest.mark.parametrize("name", sorted(set(INTEGER_OPERATIONS) - set(SHIFTS)))
def test_all_but_shifts_by_unknown_numbers_are_known(name: str) -> None:
    """`equiv.sizing.uninterpreted` takes what is in the table for known."""
    low, high = values(WIDTH)[0], values(WIDTH)[-1]
    numbers = [Number(z3.Int(f"operand{at}"), low, high) for at in range(1 if name in (*WIDER, *NARROWER) else 2)]
    assert INTEGER_OPERATIONS[name](Use(name, numbers, [WIDTH] * len(numbers), WIDTH)) is not None
