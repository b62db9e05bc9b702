"""Scalar operations as expressions over all sizes, held to all numbers of four bits: wherever what is needed holds, the
number is what the machine computes, and it holds wherever nothing wraps around."""

from __future__ import annotations

import operator
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product

import pytest

from equiv.proving.parametric.reading import evaluate, holds
from equiv.proving.parametric.scalars import Number, applied, bit, compared, logical, number
from equiv.solver.linear.expression import Linear, constant, equal, variable
from interp import ir
from interp.ir import scalars
from interp.ir.place import Place
from interp.ir.scalars.use import NoNumber, Poison, UndefinedScalar
from tests.interp.scalar_reference import signed, wrapped

HERE = Place("test", 1, 1)
WIDTH = 4
NUMBERS = range(-8, 8)
EXACT = {"addi": operator.add, "subi": operator.sub, "muli": operator.mul}
EXTREMA = "minsi", "maxsi", "minui", "maxui"
SIGNED = "divsi", "remsi", "floordivsi", "ceildivsi"
UNSIGNED = "divui", "remui", "ceildivui"
SHIFTS = "shli", "shrsi", "shrui"
X, Y = variable("x"), variable("y")


def operation(name: str, flags: tuple[str, ...], widths: Sequence[int]) -> ir.Op:
    values = [ir.Value(ir.Scalar(f"i{each}")) for each in widths]
    return ir.Op(place=HERE, results=values[-1:], name=name, operands=values[:-1], flags=flags)


@cache
def made(name: str, flags: tuple[str, ...], widths: tuple[int, ...], given: tuple[int, ...]) -> int | None:
    """The signed number that an operation computes; None where that is undefined, or poison."""
    types = [ir.Scalar(f"i{each}") for each in widths]
    try:
        patterns = [wrapped(each, width) for each, width in zip(given, widths, strict=False)]
        (bits,) = scalars.evaluate(name, flags, types[:-1], types[-1:], patterns)
    except (NoNumber, Poison, UndefinedScalar):
        return None
    return signed(bits, widths[-1])


def assert_it_is_computed(
    name: str, flags: tuple[str, ...], found: Number, given: Sequence[tuple[int, int]], widths: tuple[int, ...]
) -> set[tuple[int, int]]:
    """That it is so at all operands given, and at which of them it is told."""
    told = set()
    for x, y in given:
        values = {"x": x, "y": y}
        if holds(found.needs, values):
            operands = (x, y)[: len(widths) - 1]
            assert evaluate(found.value, values) == made(name, flags, widths, operands), f"{name} {flags} of {x}, {y}"
            told.add((x, y))
    return told


def operands() -> Iterator[tuple[Linear, Linear, list[tuple[int, int]]]]:
    """Both numbers may be anything, or one of them is a constant."""
    yield X, Y, list(product(NUMBERS, NUMBERS))
    for each in NUMBERS:
        yield X, constant(each), [(x, each) for x in NUMBERS]
        yield constant(each), Y, [(each, y) for y in NUMBERS]


@pytest.mark.parametrize("flags", [(), ("nsw",), ("nuw",), ("nsw", "nuw")], ids=str)
@pytest.mark.parametrize("name", EXACT)
def test_sums_differences_and_products(name: str, flags: tuple[str, ...]) -> None:
    widths = (WIDTH,) * 3
    for left, right, given in operands():
        found = number(operation(name, flags, widths), [left, right])
        if found is None:
            assert name == "muli" and left is X and right is Y
            continue
        told = assert_it_is_computed(name, flags, found, given, widths)
        exact = {each: EXACT[name](*each) for each in given}
        none_negative = {each for each in given if min(*each, exact[each]) >= 0}
        assert told == {
            each for each in given if exact[each] in NUMBERS and ("nuw" not in flags or each in none_negative)
        }


@pytest.mark.parametrize("name", EXTREMA)
def test_extrema(name: str) -> None:
    for left, right, given in operands():
        found = number(operation(name, (), (WIDTH,) * 3), [left, right])
        assert found is not None
        assert len(assert_it_is_computed(name, (), found, given, (WIDTH,) * 3)) == len(given)


@pytest.mark.parametrize("name", [*SIGNED, *UNSIGNED])
def test_quotients_and_remainders_by_constants(name: str) -> None:
    for divisor in NUMBERS:
        found = number(operation(name, (), (WIDTH,) * 3), [X, constant(divisor)])
        assert (found is None) == (divisor <= 0)
        if found is not None:
            told = assert_it_is_computed(name, (), found, [(x, divisor) for x in NUMBERS], (WIDTH,) * 3)
            assert {x for x, _ in told} == {x for x in NUMBERS if name in SIGNED or x >= 0}
    assert number(operation(name, (), (WIDTH,) * 3), [X, Y]) is None


@pytest.mark.parametrize("name", SHIFTS)
def test_shifts_by_constants(name: str) -> None:
    for distance in NUMBERS:
        found = number(operation(name, (), (WIDTH,) * 3), [X, constant(distance)])
        assert (found is None) == (not 0 <= distance < WIDTH - 1)
        if found is not None:
            told = assert_it_is_computed(name, (), found, [(x, distance) for x in NUMBERS], (WIDTH,) * 3)
            fits = {x for x in NUMBERS if x << distance in NUMBERS}
            assert {x for x, _ in told} == {"shli": fits, "shrsi": set(NUMBERS), "shrui": set(range(8))}[name]


@pytest.mark.parametrize("name", SHIFTS)
def test_shifts_of_constants(name: str) -> None:
    for left in NUMBERS:
        found = number(operation(name, (), (WIDTH,) * 3), [constant(left), Y])
        assert (found is None) == (left < 0)
        if found is not None:
            told = assert_it_is_computed(name, (), found, [(left, y) for y in NUMBERS], (WIDTH,) * 3)
            assert {y for _, y in told} == {y for y in range(4) if name != "shli" or left << y in NUMBERS}


def test_shifts_of_wide_constants_to_the_left_by_few_bits() -> None:
    widths = (64, 64, 64)
    found = number(operation("shli", (), widths), [constant(5), Y])
    assert found is not None
    told = assert_it_is_computed("shli", (), found, [(5, y) for y in range(-2, 66)], widths)
    assert {y for _, y in told} == set(range(8))


@pytest.mark.parametrize("name", ["shrsi", "shrui"])
def test_shifts_of_wide_constants_to_the_right_by_any_bits(name: str) -> None:
    widths = (64, 64, 64)
    found = number(operation(name, (), widths), [constant(5000), Y])
    assert found is not None
    told = assert_it_is_computed(name, (), found, [(5000, y) for y in range(-2, 66)], widths)
    assert {y for _, y in told} == set(range(64))


def test_the_low_bits_of_a_number() -> None:
    for mask in NUMBERS:
        found = number(operation("andi", (), (WIDTH,) * 3), [X, constant(mask)])
        assert (found is None) == (mask not in (1, 3, 7))
        if found is not None:
            assert len(assert_it_is_computed("andi", (), found, [(x, mask) for x in NUMBERS], (WIDTH,) * 3)) == 16


@pytest.mark.parametrize(
    ("name", "widths"),
    [
        ("extsi", (4, 6)),
        ("extui", (4, 6)),
        ("trunci", (4, 2)),
        ("index_cast", (4, 6)),
        ("index_cast", (4, 2)),
        ("index_castui", (4, 6)),
        ("index_castui", (4, 2)),
        ("index_castui", (4, 4)),
    ],
)
def test_conversions(name: str, widths: tuple[int, int]) -> None:
    given = [(x, 0) for x in NUMBERS]
    for flags in ((), ("nneg",)) if name == "extui" else ((),):
        found = number(operation(name, flags, widths), [X])
        assert found is not None
        told = assert_it_is_computed(name, flags, found, given, widths)
        fitting = {x for x in NUMBERS if -(1 << (widths[1] - 1)) <= x < 1 << (widths[1] - 1)}
        is_unsigned = name in ("extui", "index_castui") and widths[1] > widths[0]
        assert {x for x, _ in told} == {x for x in fitting if x >= 0 or not is_unsigned}


@pytest.mark.parametrize("predicate", ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"])
def test_comparisons(predicate: str) -> None:
    found = compared(predicate, X, Y)
    assert found is not None
    for x, y in product(NUMBERS, NUMBERS):
        told = made(f"cmpi.{predicate}", (), (WIDTH, WIDTH, 1), (x, y))
        assert told is not None and holds(found, {"x": x, "y": y}) == bool(told)


@pytest.mark.parametrize("name", ["andi", "ori", "xori", "cmpi.eq", "cmpi.ne"])
def test_operations_on_truths(name: str) -> None:
    found = logical(name, equal(X, constant(1)), equal(Y, constant(1)))
    assert found is not None
    for x, y in product(range(2), range(2)):
        told = made(name, (), (1, 1, 1), (x, y))
        assert told is not None and holds(found, {"x": x, "y": y}) == bool(told)


def test_one_bit_is_a_truth() -> None:
    assert [holds(bit(each), {}) for each in (0, 1)] == [False, True]


def test_what_is_not_known_is_no_expression() -> None:
    widths = (WIDTH,) * 3
    assert number(operation("addi", ("exact",), widths), [X, Y]) is None
    assert number(operation("ctpop", (), (WIDTH, WIDTH)), [X]) is None
    assert number(operation("ori", (), widths), [X, constant(3)]) is None
    assert number(operation("addi", (), (1, 1, 1)), [X, Y]) is None  # whose one bit is no signed number
    several = operation("addi", (), widths)
    several.results.append(ir.Value(ir.I1))
    assert number(several, [X, Y]) is None
    of_floats = ir.Op(place=HERE, results=[ir.Value(ir.Scalar("f32"))], name="addi", operands=[ir.Value(ir.INDEX)] * 2)
    assert number(of_floats, [X, Y]) is None
    assert compared("oeq", X, Y) is None and logical("addi", equal(X, Y), equal(X, Y)) is None


AFFINE = {"+": operator.add, "*": operator.mul, "floordiv": operator.floordiv, "mod": operator.mod}


@pytest.mark.parametrize("sign", [*AFFINE, "ceildiv"])
def test_affine_expressions(sign: str) -> None:
    x, y = ir.Value(ir.INDEX), ir.Value(ir.INDEX)
    leaf = {x: X, y: Y}
    for right in (3, -3, 0):
        found = applied(ir.Binary(sign, ir.Binary("+", x, 1), right), leaf)
        if sign not in ("+", "*") and right <= 0:
            assert found is None
            continue
        assert found is not None
        for given in NUMBERS:
            whole = given + 1
            wanted = -(-whole // right) if sign == "ceildiv" else AFFINE[sign](whole, right)
            assert holds(found.needs, {"x": given}) and evaluate(found.value, {"x": given}) == wanted
    both = applied(ir.Binary(sign, x, y), leaf)
    assert (both is None) == (sign != "+")
    for part in (ir.Binary("+", ir.Binary("*", x, y), 1), ir.Binary("+", 1, ir.Binary("*", x, y))):
        assert applied(part, leaf) is None
    swapped = applied(ir.Binary("*", 3, x), leaf)
    assert swapped is not None and evaluate(swapped.value, {"x": 5}) == 15


def test_every_part_of_an_affine_expression_has_to_fit() -> None:
    x = ir.Value(ir.INDEX)
    huge = 1 << 62
    found = applied(ir.Binary("+", ir.Binary("*", x, 4), -4 * huge), {x: X})
    assert found is not None
    assert not holds(found.needs, {"x": huge}) and evaluate(found.value, {"x": huge}) == 0
    beyond = applied(ir.Binary("+", x, 1), {x: X})
    assert beyond is not None
    assert not holds(beyond.needs, {"x": (1 << 63) - 1}) and holds(beyond.needs, {"x": (1 << 63) - 2})
