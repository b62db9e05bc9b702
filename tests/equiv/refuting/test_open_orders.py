"""A source that leaves an order open, and a target that takes one of its orders: right, or not known to be."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, function

ARGUMENTS = "%A: memref<4xi32>, %T: memref<1xi32>, %O: memref<8xi32>"
CONSTANTS = """
%c0 = arith.constant 0 : index
%c1 = arith.constant 1 : index
%c3 = arith.constant 3 : index
%c4 = arith.constant 4 : index
%one = arith.constant 1 : i32
"""
AT_ONCE = {
    "loop": ("scf.parallel (%i) = (%c0) to (%c4) step (%c1) {", "}"),
    "threads": (
        "gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1) "
        "threads(%i, %ty, %tz) in (%sx = %c4, %sy = %c1, %sz = %c1) {",
        "gpu.terminator\n}",
    ),
}
ORDERS = {
    "first to last": "%i = arith.addi %c0, %k : index",
    "last to first": "%i = arith.subi %c3, %k : index",
    "even ones first": """
%c2 = arith.constant 2 : index
%d = arith.muli %k, %c2 : index
%r = arith.remui %d, %c4 : index
%h = arith.divui %k, %c2 : index
%i = arith.addi %r, %h : index""",
    "by pairs": "%i = arith.xori %k, %c1 : index",
}
UPDATES = {
    "tickets": """
%t = memref.atomic_rmw addi %one, %T[%c0] : (i32, memref<1xi32>) -> i32
memref.store %t, %O[%i] : memref<8xi32>""",
    "assignments": """
%v = memref.load %A[%i] : memref<4xi32>
%t = memref.atomic_rmw assign %v, %T[%c0] : (i32, memref<1xi32>) -> i32""",
    "updates that do not commute": """
%v = memref.load %A[%i] : memref<4xi32>
%t = memref.generic_atomic_rmw %T[%c0] : memref<1xi32> {
^bb0(%now : i32):
  %square = arith.muli %now, %now : i32
  %e = arith.addi %square, %v : i32
  memref.atomic_yield %e : i32
}""",
    "what was there before": """
%v = memref.load %A[%i] : memref<4xi32>
%t = memref.atomic_rmw maxs %v, %T[%c0] : (i32, memref<1xi32>) -> i32
memref.store %t, %O[%i] : memref<8xi32>""",
}


def at_once(kind: str, update: str) -> str:
    before, after = AT_ONCE[kind]
    return function(ARGUMENTS, f"{CONSTANTS}{before}\n{update}\n{after}")


def in_order(order: str, update: str) -> str:
    return function(ARGUMENTS, f"{CONSTANTS}scf.for %k = %c0 to %c4 step %c1 {{\n{order}\n{update}\n}}")


@pytest.mark.parametrize("kind", AT_ONCE)
@pytest.mark.parametrize("update", UPDATES)
@pytest.mark.parametrize("order", ORDERS)
def test_one_of_the_orders_is_no_difference(kind: str, update: str, order: str) -> None:
    verdict = check(at_once(kind, UPDATES[update]), in_order(ORDERS[order], UPDATES[update]))
    assert verdict.verdict in ("equivalent", "unknown"), verdict.witness
