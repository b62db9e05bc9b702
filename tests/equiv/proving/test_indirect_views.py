"""Views that begin where data says, and views of which a condition that is data chooses one."""

from __future__ import annotations

from tests.equiv.pairs import check


def verdict(source: str, target: str) -> str:
    return check(source, target).verdict


# -- views that data chooses -------------------------------------------------------------------------------------------


def test_in_whose_memory_a_chosen_result_lies_is_not_passed_over() -> None:
    """Whoever writes to the result changes an argument, where the source returns memory of its own."""
    fresh = """func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>) -> memref<3xf32> {
  %c = memref.load %when[] : memref<i1>
  %m = memref.alloc() : memref<3xf32>
  scf.if %c {
    memref.copy %a, %m : memref<3xf32> to memref<3xf32>
  } else {
    memref.copy %b, %m : memref<3xf32> to memref<3xf32>
  }
  return %m : memref<3xf32>
}
"""
    chosen = """func.func @f(%when: memref<i1>, %a: memref<3xf32>, %b: memref<3xf32>) -> memref<3xf32> {
  %c = memref.load %when[] : memref<i1>
  %s = arith.select %c, %a, %b : memref<3xf32>
  return %s : memref<3xf32>
}
"""
    assert verdict(fresh, fresh) == "equivalent"
    for source, target in ((fresh, chosen), (chosen, fresh)):
        assert verdict(source, target) != "equivalent"
    by_argument = [
        each.replace("%when: memref<i1>", "%c: i1").replace("  %c = memref.load %when[] : memref<i1>\n", "")
        for each in (fresh, chosen)
    ]
    assert verdict(*by_argument) != "equivalent"
