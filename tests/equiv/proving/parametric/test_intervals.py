"""Between which barriers something is: where one may be met, and what comes before and after it in all iterations."""

from __future__ import annotations

from itertools import product

import pytest

from equiv.proving.parametric.equations import Barrier
from equiv.proving.parametric.intervals import Moment, synchronize
from interp.ir.text import parse_module

TWO = """
func @deep() {
  barrier 0
  return
}
func @middle() {
  call @none()
  call @deep()
  return
}
func @none() {
  return
}
func @outside()
func @round() {
  call @round()
  return
}
"""
BODIES = {
    "nothing": ("", False),
    "a barrier": ("barrier 0", True),
    "a barrier in a branch": ("if %c {\nbarrier 0\n}", True),
    "a barrier in what is not chosen": ("if %c {\n} else {\nbarrier 0\n}", True),
    "a barrier in loops": ("for %k = 0 to 4 step 1 {\nfor %l = 0 to 4 step 1 {\nbarrier 0\n}\n}", True),
    "a barrier of a parallel loop inside": ("parallel (%k) = (0) to (4) step (1) {\nbarrier 0\n}", False),
    "a barrier after such a loop": ("parallel (%k) = (0) to (4) step (1) {\nbarrier 0\n}\nbarrier 0", True),
    "a call of one that has one": ("call @deep()", True),
    "a call of one that calls one that has one": ("call @middle()", True),
    "one call after another": ("call @none()\ncall @none()\ncall @deep()", True),
    "a call of one without": ("call @none()", False),
    "a call of what is defined elsewhere": ("call @outside()", False),
    "a call of what calls itself": ("call @round()", False),
}


@pytest.mark.parametrize(("body", "has_one"), BODIES.values(), ids=BODIES)
def test_a_barrier_is_found_wherever_it_may_be_met(body: str, has_one: bool) -> None:
    module = parse_module(f"func @f(%c: i1) {{\n{body}\nreturn\n}}{TWO}", "test.air")
    entry = module.functions["f"].body
    assert entry is not None
    assert synchronize(module, entry.blocks) is has_one


def barriers(*times: tuple[int | str, ...]) -> tuple[Barrier, ...]:
    return tuple(Barrier("i", each, ()) for each in times)


@pytest.mark.parametrize(("own", "at"), list(product(range(3), range(3))))
def test_a_barrier_beside_an_access_is_before_or_after_it(own: int, at: int) -> None:
    moment = Moment((own, "k", 5), barriers((at,)))
    assert moment.is_followed(0) is (own < at)
    assert moment.is_preceded(0) is (at < own)
    assert not moment.is_followed(1) and not moment.is_preceded(1)  # it is in no loop deeper
    for last in range(4):
        assert moment.between(0, last) is (own < at < last)


def test_only_barriers_of_the_loops_around_an_access_count() -> None:
    inside = Moment((1, "k", 5), barriers((1, "k", 7)))
    assert inside.is_followed(0) and inside.is_followed(2) and not inside.is_preceded(0)
    assert inside.is_in_loop_with_barrier(2) and not inside.is_in_loop_with_barrier(0)
    assert inside.between(2, 8) and not inside.between(2, 7) and not inside.between(0, 8)
    beside = Moment((1, "k", 5), barriers((2, "k", 7), (1, "l", 7)))
    assert not beside.is_followed(2) and not beside.is_preceded(2) and not beside.is_in_loop_with_barrier(2)
    assert Moment((1, "k", 5), barriers((2, "k", 7), (1, "k", 3))).is_preceded(0)
