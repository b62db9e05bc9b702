"""Constants that are shifted by a few distances, as the halves of a tree within a block of threads are."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from tests.equiv.proving.parametric.programs import changed, is_refused, prove_bodies

pytest.importorskip("islpy")

ARGUMENTS = "%A: memref<300xf32>, %B: memref<9xf32>, %n: index"
CONSTANTS = "".join(f"%c{each} = arith.constant {each} : index\n" for each in (0, 1, 4, 7, 8, 9, 32, 64))

RIGHT_SHIFTS = f"""{CONSTANTS}
scf.for %s = %c0 to %c7 step %c1 {{
  %half = arith.shrui %c64, %s : index
  %a = memref.load %A[%half] : memref<300xf32>
  memref.store %a, %B[%s] : memref<9xf32>
}}
"""
LEFT_SHIFTS = changed(RIGHT_SHIFTS, ("arith.shrui %c64", "arith.shli %c1"))


def written_out(elements: list[int]) -> str:
    """Loads elements, and stores them in their order."""
    lines = [CONSTANTS]
    for at, element in enumerate(elements):
        lines.append(
            f"%i{at} = arith.constant {element} : index\n%o{at} = arith.constant {at} : index\n"
            f"%a{at} = memref.load %A[%i{at}] : memref<300xf32>\nmemref.store %a{at}, %B[%o{at}] : memref<9xf32>"
        )
    return "\n".join(lines)


HALVES, POWERS = [64, 32, 16, 8, 4, 2, 1], [1, 2, 4, 8, 16, 32, 64]
RIGHT = {
    "halves": (written_out(HALVES), RIGHT_SHIFTS),
    "powers": (written_out(POWERS), LEFT_SHIFTS),
    "as a signed number": (written_out(HALVES), changed(RIGHT_SHIFTS, ("arith.shrui", "arith.shrsi"))),
    "to nothing": (written_out([*HALVES, 0]), changed(RIGHT_SHIFTS, ("to %c7", "to %c8"))),
}
WRONG = {
    "of half of it": (written_out(HALVES), changed(RIGHT_SHIFTS, ("arith.shrui %c64", "arith.shrui %c32"))),
    "the other way": (written_out(HALVES), changed(RIGHT_SHIFTS, ("arith.shrui %c64, %s", "arith.shli %c1, %s"))),
    "one element of them": (written_out([*HALVES[:6], 0]), RIGHT_SHIFTS),
    "a distance too few": (written_out(HALVES), changed(RIGHT_SHIFTS, ("to %c7", "to %c4"))),
    "the last one again": (written_out([*HALVES, 1]), changed(RIGHT_SHIFTS, ("to %c7", "to %c8"))),
    "beyond the distances that are told apart": (
        written_out([*POWERS, 128, 128]), changed(LEFT_SHIFTS, ("to %c7", "to %c9")),
    ),
    "by distances beyond the width": (
        written_out([0] * 7), changed(RIGHT_SHIFTS, ("arith.shrui %c64, %s", "arith.shrui %c64, %far"),
                                      ("%half =", "%far = arith.addi %s, %c64 : index\n%half =")),
    ),
    "by distances below zero": (
        written_out([0] * 7), changed(RIGHT_SHIFTS, ("arith.shrui %c64, %s", "arith.shrui %c64, %below"),
                                      ("%half =", "%below = arith.subi %s, %c7 : index\n%half =")),
    ),
    "by a size": (written_out([0]), f"{CONSTANTS}%half = arith.shrui %c64, %n : index\n"
                  "%a = memref.load %A[%half] : memref<300xf32>\nmemref.store %a, %B[%c0] : memref<9xf32>"),
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_a_constant_by_a_few_distances(name: str) -> None:
    assert isinstance(prove_bodies(ARGUMENTS, *RIGHT[name]), Proven)


@pytest.mark.parametrize("name", WRONG)
def test_other_distances_are_refused(name: str) -> None:
    assert is_refused(prove_bodies(ARGUMENTS, *WRONG[name]))


def test_a_distance_that_is_too_far_is_no_number() -> None:
    """The source's shift is poison there, and what it gives is not known."""
    far = changed(RIGHT_SHIFTS, ("%half = arith.shrui %c64, %s", "%half = arith.shrui %c64, %n"))
    assert is_refused(prove_bodies(ARGUMENTS, far, far))
