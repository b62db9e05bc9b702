"""Loops between bounds that are data: what is proven of them, and the mistakes that may not pass."""

from __future__ import annotations

from tests.equiv.pairs import check_bodies

ARGUMENTS = "%n: memref<1xi32>, %A: memref<8xf32>, %x: f32"
HEAD = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c8 = arith.constant 8 : index
%m = memref.load %n[%c0] : memref<1xi32>
%w = arith.index_cast %m : i32 to index
"""


def test_a_search_is_not_lost_in_loops_that_data_makes_long() -> None:
    """Samples have numbers of all sizes: no run of them goes on for long."""
    sum_ = HEAD + (
        "%s = scf.for %i = %c0 to %w step %c1 iter_args(%a = %c0) -> index {\n"
        "%t = arith.addi %a, %i : index\n%u = arith.xori %t, %w : index\nscf.yield %u : index\n}\n"
        "%f = arith.index_cast %s : index to i32\nmemref.store %f, %n[%c0] : memref<1xi32>"
    )
    wrong = sum_.replace("xori %t, %w", "ori %t, %w")
    either = "%e = arith.ori %t, %w : index\n%b = arith.andi %t, %w : index\n%u = arith.subi %e, %b : index"
    verdict = check_bodies(ARGUMENTS, sum_, sum_.replace("%u = arith.xori %t, %w : index", either))
    assert verdict.verdict == "unknown"
    assert verdict.stats.source_operations < 2_000_000_000
    assert check_bodies(ARGUMENTS, sum_, wrong).verdict == "different"
