"""The terms of programs that are walked in step."""

from __future__ import annotations

from equiv.proving.lockstep.terms import Terms


def test_a_number_that_is_squared_again_and_again_is_a_small_term() -> None:
    terms = Terms()
    first = squared = terms.make(("parameter", 0))
    for _ in range(64):
        squared = terms.times(squared, squared)
    assert sum(len(str(each)) for each in terms.keys) < 100_000
    again = first
    for _ in range(64):
        again = terms.times(again, again)
    assert again == squared
    assert terms.times(again, first) != terms.times(again, again)


def test_the_factors_of_a_product_are_in_any_order() -> None:
    terms = Terms()
    one, two, three = (terms.make(("parameter", at)) for at in range(3))
    assert terms.times(terms.times(one, two), three) == terms.times(three, terms.times(two, one))


def test_a_product_that_may_leave_64_bits_keeps_no_promise() -> None:
    terms = Terms()
    numbers = [terms.make(("parameter", at)) for at in range(3)]
    below = dict.fromkeys(numbers, 1 << 31)

    def product(one: int, other: int) -> int:
        return terms.make(("muli", ("nsw",), ("i64", "i64"), ("i64",), (one, other)), (one, other))

    two = product(numbers[0], numbers[1])
    assert terms.least_and_most(two, below) == (0, ((1 << 31) - 1) ** 2)
    assert terms.least_and_most(product(two, numbers[2]), below) is None
