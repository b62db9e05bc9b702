"""Wrong programs that look right, by indices that are data: none may be proven."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

import pytest

from tests.equiv.pairs import check
from tests.fuzz.campaign import campaign


def verdict(source: str, target: str) -> str:
    return check(source, target).verdict


# -- promises of no overflow -------------------------------------------------------------------------------------------

FLAGS = ("", "nsw", "nuw", "nsw, nuw")
LOAD = """func.func @f(%m: memref<16xf32>, %at: memref<2xindex>, %out: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %a = memref.load %at[%c0] : memref<2xindex>
  %b = memref.load %at[%c1] : memref<2xindex>
INDEX  %x = memref.load %m[%k] : memref<16xf32>
  memref.store %x, %out[%c0] : memref<1xf32>
  return
}
"""
Step = tuple[str, str, str]  # an operation, its second operand, its flags
_BITS = 6  # of an index where all of them are tried; what counts is that it has more than the buffer's extent


def index_by(steps: tuple[Step, ...]) -> str:
    lines, value = "", "%a"
    for number, (name, operand, flags) in enumerate(steps):
        made = "%k" if number + 1 == len(steps) else f"%k{number}"
        lines += f"  {made} = arith.{name} {value}, {operand}{f' overflow<{flags}>' if flags else ''} : index\n"
        value = made
    return LOAD.replace("INDEX", lines)


def computed(steps: tuple[Step, ...], a: int, b: int) -> int | None:
    """The index as a number without a sign; None for poison."""
    size, value = 1 << _BITS, a
    apply = {"addi": int.__add__, "subi": int.__sub__, "muli": int.__mul__}
    for name, operand, flags in steps:
        other = {"%b": b, "%c4": 4}[operand]
        unsigned = apply[name](value, other)
        signed = apply[name](*((each + size // 2) % size - size // 2 for each in (value, other)))
        if ("nuw" in flags and not 0 <= unsigned < size) or ("nsw" in flags and not -size <= 2 * signed < size):
            return None
        value = unsigned % size
    return value


def refines(source: tuple[Step, ...], target: tuple[Step, ...]) -> bool:
    for a, b in product(range(1 << _BITS), repeat=2):
        index = computed(source, a, b)
        if index is not None and index < 16 and computed(target, a, b) != index:
            return False
    return True


def pairs_with_flags() -> Iterator[tuple[tuple[Step, ...], tuple[Step, ...]]]:
    single = [("muli", "%c4"), ("addi", "%b"), ("subi", "%b")]
    for steps in [*([each] for each in single), [("muli", "%c4"), ("addi", "%b")]]:
        writings = [
            tuple((*each, flag) for each, flag in zip(steps, flags, strict=True))
            for flags in product(FLAGS, repeat=len(steps))
        ]
        # Of those of two operations some.
        yield from list(product(writings, repeat=2))[:: 1 if len(steps) == 1 else 7]


def test_promises_of_no_overflow_are_those_of_small_integers() -> None:
    proven = 0
    for source, target in pairs_with_flags():
        found = verdict(index_by(source), index_by(target))
        holds = refines(source, target)
        assert found in (("equivalent", "unknown") if holds else ("different", "unknown")), (source, target)
        proven += found == "equivalent"
    assert proven >= 30


# -- widths ------------------------------------------------------------------------------------------------------------

PART = """func.func @f(%m: memref<6xf32>, %at: memref<1xi32>, %o: memref<1xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.load %at[%c0] : memref<1xi32>
  CAST
  %s = memref.reinterpret_cast %m to offset: [%i], sizes: [2], strides: [1]
    : memref<6xf32> to memref<2xf32, strided<[1], offset: ?>>
  %y = memref.load %s[%c1] : memref<2xf32, strided<[1], offset: ?>>
  memref.store %y, %o[%c0] : memref<1xf32>
  return
}
"""
CASTS: dict[str, tuple[str, Callable[[int], int]]] = {
    "a signed number": ("%i = arith.index_cast %a : i32 to index", lambda a: a),
    "a number without a sign": ("%i = arith.index_castui %a : i32 to index", lambda a: a % 2**32),
    "its low byte": (
        "%t = arith.trunci %a : i32 to i8\n  %i = arith.index_cast %t : i8 to index",
        lambda a: (a + 128) % 256 - 128,
    ),
    "its low byte without a sign": (
        "%t = arith.trunci %a : i32 to i8\n  %i = arith.index_castui %t : i8 to index",
        lambda a: a % 256,
    ),
}


@pytest.mark.parametrize("source", CASTS)
def test_views_that_begin_at_numbers_of_other_widths(source: str) -> None:
    text, begins = CASTS[source]
    for other, other_begins in CASTS.values():
        inputs = [*range(-300, 300), 2**31 - 1, -(2**31)]
        holds = all(begins(a) == other_begins(a) for a in inputs if 0 <= begins(a) + 1 < 6)
        found = verdict(PART.replace("CAST", text), PART.replace("CAST", other))
        assert found != ("different" if holds else "equivalent")
        assert text != other or found == "equivalent"


# -- random programs ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("edited", "seed", "count"), [(True, 5, 14), (False, 7, 6)])
def test_what_is_proven_of_random_programs_holds_for_all_inputs(edited: bool, seed: int, count: int) -> None:
    checked = list(campaign("addresses", edited)(seed, count))
    assert not [each for each in checked if each.denial]
    assert sum("equivalent" in each.what for each in checked) >= 2
