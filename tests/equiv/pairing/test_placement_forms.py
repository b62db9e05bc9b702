"""Forms of numbers that are made of addresses, held to these numbers wherever two buffers may lie."""

from __future__ import annotations

import random
from collections.abc import Hashable, Mapping

import pytest

from equiv.pairing.placement.forms import NEAR, WORD, Form, Remainder, magnitude, number, of, some

ALIGNMENTS: Mapping[Hashable, int] = {"a": 8, "b": 1}
PLACEMENTS = [{"a": a, "b": b} for a, b in ((0, 0), (8, 1), (4096, 77), (WORD - 64, WORD - 3), (1 << 63, 1 << 40))]
Placement = Mapping[str, int]


def value(form: Form, placement: Placement) -> int:
    """What a form is where the buffers lie so. Its number is known."""
    assert form.constant is not None
    return (form.constant + sum(factor * address(root, placement) for root, factor in form.terms)) % WORD


def address(root: Hashable, placement: Placement) -> int:
    if isinstance(root, Remainder):
        return (address(root.base, placement) + root.added) % WORD % root.modulus
    assert isinstance(root, str)
    return placement[root]


def alignment(root: Hashable) -> int:
    return ALIGNMENTS.get(root, 1)


def drawn(random: random.Random, depth: int) -> tuple[Form, tuple[int, ...]]:
    """A form, and what it is in each placement, computed beside it."""
    choice = random.choice(("address", "number", "+", "-", "*", "low", "low")) if depth else "address"
    if choice == "address":
        name = random.choice("ab")
        return of(name), tuple(each[name] for each in PLACEMENTS)
    if choice == "number":
        constant = random.choice((0, 1, -1, 7, 24, 1 << 63, -(1 << 40), random.randrange(WORD)))
        return number(constant), tuple(constant % WORD for _ in PLACEMENTS)
    form, numbers = drawn(random, depth - 1)
    if choice in ("+", "-"):
        other, others = drawn(random, depth - 1)
        sign = 1 if choice == "+" else -1
        sums = tuple((one + sign * another) % WORD for one, another in zip(numbers, others, strict=True))
        return form + other if sign == 1 else form - other, sums
    if choice == "*":
        factor = random.choice((0, 1, 2, 3, 8, WORD - 1, WORD - 8))
        return form * factor, tuple(each * factor % WORD for each in numbers)
    modulus = 1 << random.randrange(7)
    low = form.low(modulus, alignment)
    return (form, numbers) if low is None else (low, tuple(each % modulus for each in numbers))


@pytest.mark.parametrize("seed", range(8))
def test_a_form_is_the_number_wherever_buffers_lie(seed: int) -> None:
    source = random.Random(seed)
    for _ in range(250):
        form, numbers = drawn(source, source.randrange(1, 6))
        assert tuple(value(form, each) for each in PLACEMENTS) == numbers
        if not form.is_placed:
            assert len(set(numbers)) == 1
            assert form.constant is not None and form.bits >= magnitude(form.constant)
        if form.single is not None:
            assert all(value(form - of(form.single), each) == form.constant for each in PLACEMENTS)
        if (rounded := form.rounded) is not None:
            assert form == of(rounded.base) - of(rounded) + number(form.constant or 0)


def test_low_bits_of_what_is_aligned_depend_on_no_address() -> None:
    a, b = of("a"), of("b")
    assert (a + number(13)).low(8, alignment) == number(5)
    assert (a * 2 + number(13)).low(16, alignment) == number(13)
    assert (a + some(64)).low(8, alignment) == some(3)
    assert (b * 8 + a + number(1)).low(8, alignment) == number(1)
    assert a.low(1, alignment) == b.low(1, alignment) == number(0)


def test_low_bits_of_one_address_are_its_remainder() -> None:
    a, b = of("a"), of("b")
    assert (a + number(29)).low(16, alignment) == of(Remainder("a", 13, 16))
    assert (b - number(1)).low(4, alignment) == of(Remainder("b", 3, 4))
    assert (number(5) - b).low(4, alignment) == number(3) - of(Remainder("b", 2, 4))
    # A remainder by a larger number has the same low bits, and one by a smaller number has not.
    low = of(Remainder("b", 5, 32))
    assert (low + number(1)).low(8, alignment) == of(Remainder("b", 6, 8))
    assert low.low(64, alignment) == of(Remainder(Remainder("b", 5, 32), 0, 64))


def test_low_bits_of_several_addresses_and_of_multiples_are_not_told() -> None:
    a, b = of("a"), of("b")
    assert (a + b).low(2, alignment) is None
    assert (b * 2 + number(1)).low(8, alignment) is None
    assert (b + some(3)).low(8, alignment) is None


def test_forms_of_one_address_are_joined() -> None:
    a, b = of("a"), of("b")
    assert (a + number(4)).joined(a + number(4)) == a + number(4)
    assert (a + number(4)).joined(b + number(4)) is None
    joined = (a + number(4)).joined(a + number(12))
    assert joined is not None and joined.terms == a.terms and joined.constant is None and 4 <= joined.bits <= NEAR
    assert (joined.joined(a + number(4)) or a).constant is None
    assert (joined.joined(joined) or a).constant is None


def test_a_known_number_has_the_bits_that_it_needs() -> None:
    doubled = number(1)
    for count in range(1, 63):
        doubled += doubled
        assert doubled == number(1 << count) and doubled.bits == count + 1


def test_what_is_added_to_itself_does_not_stay_near() -> None:
    """In a loop, where what comes from the iteration before is joined with what it is at first."""
    for start in (number(1), some(3), of("a") * 0 + some(NEAR)):
        form = start
        while (joined := form.joined(form + form)) is not None and joined != form:
            form = joined
        assert form.bits == 64


@pytest.mark.parametrize(("step", "stays"), [(1, True), (-64, True), ((1 << 24) - 1, True), (1 << 24, False)])
def test_what_a_loop_counts_by_small_steps_stays_near(step: int, stays: bool) -> None:
    """2^39 steps, which no run takes, come less than 2^63 far."""
    form = of("a")
    while (joined := form.joined(form + number(step))) is not None and joined != form:
        form = joined
    assert form.single == "a" and form.constant is None
    assert (form.bits <= NEAR) is stays


def test_the_numbers_of_products_have_the_bits_of_both() -> None:
    assert (some(10) * 8).bits == 14  # which is a bound: 13 would do
    assert (some(60) * 1024).bits == 64
    assert (some(10) * (WORD - 8)).bits == 14
    assert some(70).bits == 64


def test_only_numbers_of_few_bits_are_near() -> None:
    assert some(NEAR).is_near and number(-(1 << 39)).is_near
    assert not some(NEAR + 1).is_near and not number(1 << 40).is_near and not of("a").is_near
    assert number((1 << 24) - 1).is_stride and not number(1 << 24).is_stride and not some(3).is_stride
