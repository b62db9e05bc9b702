"""Loops between bounds that are data: what is proven of them, and the mistakes that may not pass."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check_bodies

ARGUMENTS = "%n: memref<1xi32>, %A: memref<8xf32>, %x: f32"
HEAD = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
%m = memref.load %n[%c0] : memref<1xi32>
%w = arith.index_cast %m : i32 to index
"""
CLAMPED = HEAD + "%u = arith.minsi %w, %c8 : index\n"
FILL = "{ memref.store %x, %A[%i] : memref<8xf32> }"
COUNTED = CLAMPED + f"scf.for %i = %c0 to %u step %c1 {FILL}"
GUARDED = HEAD + (
    "scf.for %i = %c0 to %c8 step %c1 {\n%p = arith.cmpi slt, %i, %w : index\n"
    f"scf.if %p {FILL}\n}}"
)  # fmt: skip
CHECKED = CLAMPED + (
    "%r = scf.while (%i = %c0) : (index) -> index {\n%p = arith.cmpi slt, %i, %u : index\n"
    "scf.condition(%p) %i : index\n} do {\n^bb0(%i: index):\nmemref.store %x, %A[%i] : memref<8xf32>\n"
    "%j = arith.addi %i, %c1 : index\nscf.yield %j : index\n}"
)


@pytest.mark.parametrize("domain", ["exact", "fingerprint"])
def test_a_bounded_loop_is_its_guarded_iterations(domain: str) -> None:
    writings = (COUNTED, CHECKED)
    for source in writings:
        for target in writings:
            assert check_bodies(ARGUMENTS, source, target, domain=domain).verdict == "equivalent"
    # `i < min(n, 8)` and `i < n` are different expressions: the solver has to know.
    assert check_bodies(ARGUMENTS, GUARDED, COUNTED).verdict == "equivalent"
    assert check_bodies(ARGUMENTS, COUNTED, GUARDED).verdict == "equivalent"


def test_a_search_is_not_lost_in_loops_that_data_makes_long() -> None:
    """Samples have numbers of all sizes: no run of them goes on for long."""
    sum_ = HEAD + (
        "%s = scf.for %i = %c0 to %w step %c1 iter_args(%a = %c0) -> index {\n"
        "%t = arith.addi %a, %i : index\n%u = arith.xori %t, %w : index\nscf.yield %u : index\n}\n"
        "%f = arith.index_cast %s : index to i32\nmemref.store %f, %n[%c0] : memref<1xi32>"
    )
    wrong = sum_.replace("xori %t, %w", "ori %t, %w")
    verdict = check_bodies(ARGUMENTS, sum_, sum_)
    assert verdict.verdict == "unknown"
    assert verdict.stats.source_operations < 2_000_000_000
    assert check_bodies(ARGUMENTS, sum_, wrong).verdict == "different"
