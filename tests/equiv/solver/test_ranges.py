"""Ranges of integer expressions, held to all numbers of three bits: what an operation makes of any numbers in the
ranges of its operands is in that of its result, and a range is no larger than it must be where nothing wraps."""

from __future__ import annotations

import operator
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from itertools import combinations, product

import pytest

from equiv.solver.ranges import Range, compared, full, of_pattern, range_of
from interp import ir
from interp.ir import scalars
from interp.ir.scalars.use import NoNumber, Poison, UndefinedScalar
from interp.machine.terms import Term, TermKind
from tests.interp.scalar_reference import signed

WIDTH = 3
RESULTS = {"extui": 5, "extsi": 5, "trunci": 2}  # of other widths
EXACT = {"addi": operator.add, "subi": operator.sub, "muli": operator.mul}
EXTREMA = "maxsi", "minsi", "maxui", "minui"
BITS = "andi", "ori", "xori"
SHIFTS = "shli", "shrsi", "shrui"
DIVISIONS = "divsi", "floordivsi", "ceildivsi", "divui", "ceildivui", "remui", "remsi"
PREDICATES = "eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"


def hull(patterns: Iterable[int], width: int = WIDTH) -> Range:
    """The smallest range of some numbers."""
    found = sorted(patterns)
    numbers = sorted(signed(each, width) for each in found)
    return Range(width, (found[0], found[-1]), (numbers[0], numbers[-1]))


@cache
def held(given: Range) -> tuple[int, ...]:
    """The patterns in a range."""
    (low, high), (least, most) = given.unsigned, given.signed
    return tuple(each for each in range(low, high + 1) if least <= signed(each, given.width) <= most)


# All ranges that numbers can have, and some for a second operand: all pairs are too many.
ALL = sorted({hull(each) for count in (1, 2, 3, 4) for each in combinations(range(8), count)}, key=repr)
SOME = [hull(each) for each in ((0,), (1,), (2,), (7,), (1, 2), (3, 4), (0, 7), (2, 3), (6, 7), (0, 3), (4, 5, 6))]


def pairs() -> Iterator[tuple[Range, Range]]:
    yield from product(ALL, SOME)
    yield from product(SOME, ALL)


@cache
def made(name: str, operands: tuple[int, ...]) -> int | None:
    """The pattern of a result; None where it is undefined or poison."""
    width = 1 if name.startswith("cmpi.") else RESULTS.get(name, WIDTH)
    try:
        types = [ir.Scalar(f"i{WIDTH}")] * len(operands)
        (bits,) = scalars.evaluate(name, (), types, [ir.Scalar(f"i{width}")], list(operands))
    except (NoNumber, Poison, UndefinedScalar):
        return None
    return bits


def made_of(name: str, given: Sequence[Range]) -> set[int]:
    """All defined results of numbers in the ranges."""
    results = {made(name, each) for each in product(*map(held, given))}
    return {each for each in results if each is not None}


def term_of(name: str, width: int, operands: tuple[Term, ...]) -> Term:
    return Term(TermKind.OPERATION, ir.Scalar(f"i{width}"), name=name, operands=operands)


def an_input() -> Term:
    return Term(TermKind.INPUT, ir.Scalar(f"i{WIDTH}"))


def ranges_of(name: str) -> Callable[[Sequence[Range]], Range]:
    """Of an operation's results, by those of its operands."""
    inputs = tuple(an_input() for _ in range(1 if name in RESULTS else 2))
    term = term_of(name, RESULTS.get(name, WIDTH), inputs)

    def found(given: Sequence[Range]) -> Range:
        result = range_of(term, dict(zip(inputs, given, strict=True)))
        assert result is not None
        return result

    return found


@pytest.mark.parametrize("name", [*EXACT, *EXTREMA, *BITS, *SHIFTS, *DIVISIONS, *RESULTS])
def test_every_result_is_in_the_range(name: str) -> None:
    range_for, told = ranges_of(name), 0
    whole = full(RESULTS.get(name, WIDTH))
    for given in product(ALL) if name in RESULTS else pairs():
        found = range_for(given)
        assert found.width == whole.width
        assert made_of(name, given) <= set(held(found)), f"{name} of {given} is not in {found}"
        told += found != whole
    assert told > 10


def agree() -> Iterator[Range]:
    """Intervals on one side of the sign, which both halves of a range say alike."""
    for first in range(8):
        yield from (hull(range(first, last + 1)) for last in range(first, first // 4 * 4 + 4))


def fits(combine: Callable[[int, int], int], given: Sequence[Range], ends: str) -> bool:
    low, high = getattr(full(WIDTH), ends)
    return all(low <= combine(*each) <= high for each in product(*(getattr(each, ends) for each in given)))


@pytest.mark.parametrize("name", [*EXACT, *EXTREMA, "divui", "ceildivui", "divsi", "floordivsi", "ceildivsi", *RESULTS])
def test_a_range_is_no_larger_than_it_must_be(name: str) -> None:
    """Where the results do not wrap around, as signed or as unsigned numbers; where these are on one side of the sign,
    one half of a range tells the other."""
    range_for, width, tight = ranges_of(name), RESULTS.get(name, WIDTH), 0
    whole = full(width)
    for given in product(agree(), repeat=1 if name in RESULTS else 2):
        wanted = hull(made_of(name, given) or {0}, width)
        found = range_for(given)
        if name in DIVISIONS:
            by = given[1].signed if name.endswith("si") else given[1].unsigned
            if by[0] <= 0 <= by[1] or (name.endswith("si") and -4 in given[0].signed and -1 in by):
                continue
        for ends in ("unsigned", "signed"):
            if name in EXACT and not fits(EXACT[name], given, ends):
                continue
            low, high = getattr(whole, ends)
            if name == "trunci" and not all(low <= each <= high for each in getattr(given[0], ends)):
                continue
            if name in (*EXTREMA, *DIVISIONS) and (ends == "signed") != name.endswith("si"):
                continue
            assert getattr(found, ends) == getattr(wanted, ends), f"{name} of {given}"
            if (wanted.unsigned[0] < 1 << (width - 1)) == (wanted.signed[0] >= 0) == (wanted.signed[1] >= 0):
                assert found == wanted, f"{name} of {given}"
            tight += 1
    assert tight > 3


@pytest.mark.parametrize("name", [*BITS, *SHIFTS, *EXACT, "extui", "extsi"])
def test_what_is_made_of_one_number_is_one(name: str) -> None:
    range_for = ranges_of(name)
    for operands in product(range(8), repeat=1 if name in RESULTS else 2):
        wanted = made(name, operands)
        if name in ("andi", "ori") or wanted is None:
            continue
        exact = EXACT.get(name)
        given = [of_pattern(each, WIDTH) for each in operands]
        if exact is not None and not (fits(exact, given, "signed") or fits(exact, given, "unsigned")):
            continue
        if name == "shli" and operands[0] << operands[1] > 7:
            continue
        assert held(range_for(given)) == (wanted,), f"{name} of {operands}"


@pytest.mark.parametrize("name", DIVISIONS)
def test_nothing_is_said_where_the_divisor_may_be_zero(name: str) -> None:
    range_for = ranges_of(name)
    for one, other in product(ALL, ALL):
        if 0 in held(other):
            assert range_for([one, other]) == full(WIDTH), f"{name} of {one} and {other}"


@pytest.mark.parametrize("name", SHIFTS)
def test_nothing_is_said_of_shifts_by_too_many_or_unknown_bits(name: str) -> None:
    range_for = ranges_of(name)
    for one, amount in product(ALL, ([3], [7], [0, 1], [1, 2])):
        assert range_for([one, hull(amount)]) == full(WIDTH)


def test_remainders_are_below_their_divisor() -> None:
    above, signed_ones = ranges_of("remui"), ranges_of("remsi")
    assert above([full(WIDTH), hull((3, 4))]).unsigned == (0, 3)
    assert above([hull((1, 2)), hull((3, 4))]) == hull((1, 2))
    assert above([hull((1, 2)), full(WIDTH)]) == full(WIDTH)
    assert signed_ones([hull((0, 3)), hull((2,))]).signed == (0, 1)
    assert signed_ones([hull((5, 6, 7)), hull((2,))]).signed == (-1, 0)
    assert signed_ones([hull((5, 0, 3)), hull((3,))]).signed == (-2, 2)
    assert signed_ones([hull((7, 0, 1)), hull((3,))]).signed == (-1, 1)
    assert signed_ones([hull((4, 0)), hull((6, 7))]) == full(WIDTH)  # -4 by -1 is undefined
    assert signed_ones([hull((4, 0)), hull((7,))]) == full(WIDTH)
    assert signed_ones([hull((4, 0)), hull((5, 6))]).signed == (-2, 0)


def test_bits_are_bounded_by_those_of_their_operands() -> None:
    both, either, one_of = ranges_of("andi"), ranges_of("ori"), ranges_of("xori")
    assert both([hull((1, 2)), full(WIDTH)]).unsigned == (0, 2)
    assert either([hull((1, 2)), hull((0, 1))]).unsigned == (1, 3)
    assert one_of([hull((1, 2)), hull((0, 1))]).unsigned == (0, 3)


@pytest.mark.parametrize("predicate", PREDICATES)
def test_a_comparison_is_told_where_all_numbers_agree(predicate: str) -> None:
    one, other = an_input(), an_input()
    term = term_of(f"cmpi.{predicate}", 1, (one, other))
    told = set()
    for given in pairs():
        found = compared(predicate, *given)
        outcomes = made_of(f"cmpi.{predicate}", given)
        assert found is None or outcomes == {int(found)}, f"{predicate} of {given} is {outcomes}"
        if predicate not in ("eq", "ne"):  # the ends of a range are in it
            assert (found is None) == (len(outcomes) == 2), f"{predicate} of {given} is {outcomes}"
        within = range_of(term, {one: given[0], other: given[1]})
        assert within == (full(1) if found is None else of_pattern(found, 1))
        told.add(found)
    assert told == {True, False, None}


@pytest.mark.parametrize(
    ("one", "other"), [((7, 0), (2, 3)), ((2, 3), (7, 0)), ((3, 4), (5, 6)), ((5, 6), (3, 4)), ((5,), (6,))]
)
def test_numbers_apart_are_unlike(one: tuple[int, ...], other: tuple[int, ...]) -> None:
    """Of either range alone: -1 to 0 is less than 2 to 3, and 3 to 4 than 5 to 6 where none is negative."""
    assert compared("eq", hull(one), hull(other)) is False
    assert compared("ne", hull(one), hull(other)) is True


def test_equal_ends_are_equal_numbers_only_where_there_is_one() -> None:
    assert compared("eq", hull((1, 3)), hull((3, 5))) is None
    assert compared("ne", hull((1, 3)), hull((1, 3))) is None
    assert compared("ne", of_pattern(5, WIDTH), of_pattern(5, WIDTH)) is False


def test_a_selection_has_the_range_of_what_it_may_choose() -> None:
    condition, yes, no = an_input(), an_input(), an_input()
    term = term_of("select", WIDTH, (condition, yes, no))
    for one, other in pairs():
        known = {condition: full(1), yes: one, no: other}
        found = range_of(term, known)
        assert found is not None and {*held(one), *held(other)} <= set(held(found))
        assert found.unsigned == (min(one.unsigned[0], other.unsigned[0]), max(one.unsigned[1], other.unsigned[1]))
        assert range_of(term, known | {condition: of_pattern(1, 1)}) == one
        assert range_of(term, known | {condition: of_pattern(0, 1)}) == other


def test_nothing_is_known_of_other_terms() -> None:
    number, another = an_input(), an_input()
    known = {number: hull((1, 2)), another: hull((1, 2))}
    assert range_of(an_input(), {}) == full(WIDTH)
    assert range_of(Term(TermKind.INPUT, ir.Scalar("f32")), {}) is None
    assert range_of(Term(TermKind.CONSTANT, ir.Scalar("i3"), bits=6), {}) == of_pattern(6, WIDTH)
    assert range_of(term_of("addi", WIDTH, (number, another)), {number: hull((1, 2))}) == full(WIDTH)
    assert range_of(term_of("ctpop", WIDTH, (number,)), known) == full(WIDTH)
    second = Term(TermKind.OPERATION, ir.Scalar("i3"), name="addi", operands=(number, another), result=1)
    assert range_of(second, known) == full(WIDTH)
