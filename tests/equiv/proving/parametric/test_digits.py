"""Kernels that take their indices from quotients of the thread number: loops over the digits of a variable."""

from __future__ import annotations

import pytest

from equiv.proving.parametric.answer import Proven
from equiv.proving.parametric.digits import Digits
from equiv.proving.parametric.program import extract_pair
from equiv.solver.linear.expression import FALSE, TRUE, Compare, floor_div, is_zero, not_negative, variable
from tests.equiv.proving.parametric.programs import changed, function, is_refused, pair_of, prove_bodies

pytest.importorskip("islpy")

ARGUMENTS = "%A: memref<?xf32>, %B: memref<?xf32>"
CONSTANTS = "".join(f"%c{each} = arith.constant {each} : index\n" for each in (0, 1, 2, 3, 4, 6, 8, 12, 24))

# 6 x 4 elements, in the order of rows.
SOURCE = f"""{CONSTANTS}
scf.for %i = %c0 to %c6 step %c1 {{
  scf.for %j = %c0 to %c4 step %c1 {{
    %row = arith.muli %i, %c4 : index
    %at = arith.addi %row, %j : index
    %a = memref.load %A[%at] : memref<?xf32>
    %s = arith.addf %a, %a : f32
    memref.store %s, %B[%at] : memref<?xf32>
  }}
}}
"""

# The same by 24 threads in tiles of 2 x 2: thread 4 * t + 2 * y + x has tile t.
KERNEL = f"""{CONSTANTS}
scf.parallel (%t) = (%c0) to (%c24) step (%c1) {{
  %tile = arith.divui %t, %c4 : index
  %within = arith.remui %t, %c4 : index
  %y = arith.divui %within, %c2 : index
  %x = arith.remui %t, %c2 : index
  %ty = arith.divui %tile, %c2 : index
  %tx = arith.remui %tile, %c2 : index
  %i0 = arith.muli %ty, %c2 : index
  %i = arith.addi %i0, %y : index
  %j0 = arith.muli %tx, %c2 : index
  %j = arith.addi %j0, %x : index
  %row = arith.muli %i, %c4 : index
  %at = arith.addi %row, %j : index
  %a = memref.load %A[%at] : memref<?xf32>
  %s = arith.addf %a, %a : f32
  memref.store %s, %B[%at] : memref<?xf32>
}}
"""

RIGHT = {
    "tiles": [],
    "signed quotients": [("%ty = arith.divui", "%ty = arith.divsi"), ("%tx = arith.remui", "%tx = arith.remsi")],
    "shifts and masks": [
        ("%x = arith.remui %t, %c2", "%x = arith.andi %t, %c1"),
        ("%y = arith.divui %within, %c2", "%y = arith.shrui %within, %c1"),
    ],
    "tiles from the last one": [
        (
            "%tile = arith.divui %t, %c4 : index",
            "%c5 = arith.constant 5 : index\n%up = arith.divui %t, %c4 : index\n%tile = arith.subi %c5, %up : index",
        ),
    ],
    "a column more of threads, which do nothing": [
        ("(%c24) step", "(%c24n) step"),
        ("scf.parallel", "%c24n = arith.constant 28 : index\nscf.parallel"),
        ("  %a = memref.load", "%in = arith.cmpi ult, %t, %c24 : index\nscf.if %in {\n  %a = memref.load"),
        ("memref.store %s, %B[%at] : memref<?xf32>", "memref.store %s, %B[%at] : memref<?xf32>\n}"),
    ],
}

WRONG = {
    "a thread too few": [
        ("(%c24) step", "(%c23) step"), ("scf.parallel", "%c23 = arith.constant 23 : index\nscf.parallel"),
    ],
    "half of the threads": [("(%c24) step", "(%c12) step")],
    "a tile of another height": [("%tile = arith.divui %t, %c4", "%tile = arith.divui %t, %c8")],
    "a digit of the whole number": [("%y = arith.divui %within, %c2", "%y = arith.divui %t, %c2")],
    "the wrong digit": [("%x = arith.remui %t, %c2", "%x = arith.remui %tile, %c2")],
    "digits exchanged": [("%i = arith.addi %i0, %y", "%i = arith.addi %i0, %x")],
    "one digit for all": [("%tx = arith.remui %tile, %c2", "%tx = arith.remui %tile, %c1")],
    "a digit of another radix": [("%tx = arith.remui %tile, %c2", "%tx = arith.remui %tile, %c3")],
    "a quotient rounded up": [("%ty = arith.divui %tile", "%ty = arith.ceildivui %tile")],
    "reads another element": [("memref.load %A[%at]", "memref.load %A[%t]")],
    "another value where a digit is 1": [
        ("memref.store %s, %B[%at] : memref<?xf32>", "memref.store %s, %B[%at] : memref<?xf32>\n"
         "%last = arith.cmpi eq, %x, %c1 : index\nscf.if %last {\nmemref.store %a, %B[%at] : memref<?xf32>\n}"),
    ],
    "all threads write one element": [("memref.store %s, %B[%at]", "memref.store %s, %B[%c0]")],
    "two threads write one element": [("%j = arith.addi %j0, %x", "%j = arith.addi %j0, %c0")],
}  # fmt: skip


@pytest.mark.parametrize("name", RIGHT)
def test_digits_of_a_thread_number_are_indices(name: str) -> None:
    assert isinstance(prove_bodies(ARGUMENTS, SOURCE, changed(KERNEL, *RIGHT[name])), Proven)


@pytest.mark.parametrize("name", WRONG)
def test_other_indices_are_refused(name: str) -> None:
    assert is_refused(prove_bodies(ARGUMENTS, SOURCE, changed(KERNEL, *WRONG[name])))


def test_cells_are_linear_in_digits() -> None:
    target = extract_pair(pair_of(function(ARGUMENTS, SOURCE), function(ARGUMENTS, KERNEL))).target
    cells = [each.cell[0].text for each in target.accesses if each.context.variables and each.is_store]
    assert cells == ["8*t1_0 + 2*t1_1 + 4*t1_2 + t1_3"]


def test_a_comparison_that_ranges_settle_is_true_or_false() -> None:
    digits = Digits({})
    assert digits.of("t", 8) == [("t", 1, 8)]
    first = floor_div(variable("t"), 8)
    assert digits.settled_in(is_zero(first)) is TRUE
    assert digits.settled_in(is_zero(first + 1)) is FALSE
    assert digits.settled_in(not_negative(variable("t"))) is TRUE
    assert isinstance(digits.settled_in(is_zero(variable("t"))), Compare)
