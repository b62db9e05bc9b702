"""Wrong programs that look right: none may be called equivalent, and what a run can tell apart is refuted."""

from __future__ import annotations

import pytest

from tests.equiv.pairs import check, check_bodies

# name: arguments, source, target, the verdict that the pair must get
ATTACKS: dict[str, tuple[str, str, str, str]] = {
    "an index that only large values tell apart": (
        "%n: index, %A: memref<1xindex>",
        """
%z = arith.constant 0 : index
%m = arith.muli %n, %n : index
memref.store %m, %A[%z] : memref<1xindex>
""",
        """
%z = arith.constant 0 : index
%k = arith.constant 1000000 : index
%p = arith.muli %n, %n : index
%m = arith.remui %p, %k : index
memref.store %m, %A[%z] : memref<1xindex>
""",
        "different",
    ),
    "narrowing an index to 32 bits": (
        "%n: index, %A: memref<1xindex>",
        """
%z = arith.constant 0 : index
memref.store %n, %A[%z] : memref<1xindex>
""",
        """
%z = arith.constant 0 : index
%s = arith.index_cast %n : index to i32
%m = arith.index_cast %s : i32 to index
memref.store %m, %A[%z] : memref<1xindex>
""",
        "different",
    ),
    "a sign extension for a zero extension": (
        "%x: i8, %A: memref<i32>",
        """
%y = arith.extui %x : i8 to i32
memref.store %y, %A[] : memref<i32>
""",
        """
%y = arith.extsi %x : i8 to i32
memref.store %y, %A[] : memref<i32>
""",
        "different",
    ),
    "a stale read after the store": (
        "%A: memref<4xf32>, %B: memref<4xf32>, %x: f32",
        """
affine.for %i = 0 to 4 {
  affine.store %x, %A[0] : memref<4xf32>
  %y = affine.load %A[%i] : memref<4xf32>
  affine.store %y, %B[%i] : memref<4xf32>
}
""",
        """
affine.for %i = 0 to 4 {
  %y = affine.load %A[%i] : memref<4xf32>
  affine.store %x, %A[0] : memref<4xf32>
  affine.store %y, %B[%i] : memref<4xf32>
}
""",
        "different",
    ),
    "maximumf for a select that loses a NaN": (
        "%x: f32, %y: f32, %A: memref<f32>",
        """
%m = arith.maximumf %x, %y : f32
memref.store %m, %A[] : memref<f32>
""",
        """
%c = arith.cmpf ogt, %x, %y : f32
%m = arith.select %c, %x, %y : f32
memref.store %m, %A[] : memref<f32>
""",
        "different",
    ),
    "a fused multiply-add for its parts": (
        "%x: f32, %y: f32, %z: f32, %A: memref<f32>",
        """
%p = arith.mulf %x, %y : f32
%m = arith.addf %p, %z : f32
memref.store %m, %A[] : memref<f32>
""",
        """
%m = math.fma %x, %y, %z : f32
memref.store %m, %A[] : memref<f32>
""",
        "different",
    ),
    "a product in f64 rounded once": (
        "%x: f32, %y: f32, %z: f32, %A: memref<f32>",
        """
%p = arith.mulf %x, %y : f32
%m = arith.mulf %p, %z : f32
memref.store %m, %A[] : memref<f32>
""",
        """
%a = arith.extf %x : f32 to f64
%b = arith.extf %y : f32 to f64
%c = arith.extf %z : f32 to f64
%p = arith.mulf %a, %b : f64
%q = arith.mulf %p, %c : f64
%m = arith.truncf %q : f64 to f32
memref.store %m, %A[] : memref<f32>
""",
        "different",
    ),
    "adding zero to a negative zero": (
        "%x: f32, %A: memref<f32>",
        "memref.store %x, %A[] : memref<f32>",
        """
%z = arith.constant 0.0 : f32
%m = arith.addf %x, %z : f32
memref.store %m, %A[] : memref<f32>
""",
        "different",
    ),
    "a flag that promises too much": (
        "%x: i32, %y: i32, %A: memref<i32>",
        """
%m = arith.addi %x, %y : i32
memref.store %m, %A[] : memref<i32>
""",
        """
%m = arith.addi %x, %y overflow<nsw> : i32
memref.store %m, %A[] : memref<i32>
""",
        "different",
    ),
    "a division hoisted over its guard": (
        "%n: index, %x: i32, %y: i32, %A: memref<?xi32>",
        """
affine.for %i = 0 to %n {
  %q = arith.divsi %x, %y : i32
  affine.store %q, %A[%i] : memref<?xi32>
}
""",
        """
%q = arith.divsi %x, %y : i32
affine.for %i = 0 to %n {
  affine.store %q, %A[%i] : memref<?xi32>
}
""",
        "different",
    ),
    "a store hoisted out of a loop that may not run": (
        "%n: index, %x: f32, %A: memref<4xf32>",
        """
affine.for %i = 0 to %n {
  affine.store %x, %A[0] : memref<4xf32>
}
""",
        "affine.store %x, %A[0] : memref<4xf32>",
        "different",
    ),
    "a copy through a view with swapped strides": (
        "%A: memref<3x3xf32>, %B: memref<3x3xf32>",
        "memref.copy %A, %B : memref<3x3xf32> to memref<3x3xf32>",
        """
%t = memref.transpose %A (i, j) -> (j, i) : memref<3x3xf32> to memref<3x3xf32, strided<[1, 3]>>
memref.copy %t, %B : memref<3x3xf32, strided<[1, 3]>> to memref<3x3xf32>
""",
        "different",
    ),
    "parallel iterations that add to one element": (
        "%A: memref<8xf32>, %B: memref<f32>",
        """
affine.for %i = 0 to 8 {
  %x = affine.load %A[%i] : memref<8xf32>
  %s = affine.load %B[] : memref<f32>
  %t = arith.addf %s, %x : f32
  affine.store %t, %B[] : memref<f32>
}
""",
        """
affine.parallel (%i) = (0) to (8) {
  %x = affine.load %A[%i] : memref<8xf32>
  %s = affine.load %B[] : memref<f32>
  %t = arith.addf %s, %x : f32
  affine.store %t, %B[] : memref<f32>
}
""",
        "different",
    ),
    "an arithmetic shift for a division": (
        "%x: i32, %A: memref<i32>",
        """
%two = arith.constant 2 : i32
%m = arith.divsi %x, %two : i32
memref.store %m, %A[] : memref<i32>
""",
        """
%one = arith.constant 1 : i32
%m = arith.shrsi %x, %one : i32
memref.store %m, %A[] : memref<i32>
""",
        "different",
    ),
    "an allocation used after it was freed": (
        "%x: f32, %A: memref<f32>",
        """
%b = memref.alloc() : memref<f32>
memref.store %x, %b[] : memref<f32>
%y = memref.load %b[] : memref<f32>
memref.dealloc %b : memref<f32>
memref.store %y, %A[] : memref<f32>
""",
        """
%b = memref.alloc() : memref<f32>
memref.store %x, %b[] : memref<f32>
memref.dealloc %b : memref<f32>
%y = memref.load %b[] : memref<f32>
memref.store %y, %A[] : memref<f32>
""",
        "different",
    ),
}


@pytest.mark.parametrize("name", ATTACKS)
def test_a_wrong_program_is_refuted(name: str) -> None:
    arguments, source, target, expected = ATTACKS[name]
    assert check_bodies(arguments, source, target).verdict == expected


@pytest.mark.parametrize("name", ATTACKS)
def test_its_source_is_equivalent_to_itself(name: str) -> None:
    arguments, source, _, _ = ATTACKS[name]
    assert check_bodies(arguments, source, source).verdict == "equivalent"


RETURNED = """
func.func @f(%A: memref<4xf32>) -> (memref<4xf32>, memref<4xf32>) {
  %one = memref.alloc() : memref<4xf32>
  memref.copy %A, %one : memref<4xf32> to memref<4xf32>
  %two = memref.alloc() : memref<4xf32>
  memref.copy %A, %two : memref<4xf32> to memref<4xf32>
  return %one, %two : memref<4xf32>, memref<4xf32>
}
"""


@pytest.mark.parametrize("returned", ["%one, %one", "%A, %two", "%one, %A"])
def test_memory_that_is_returned_is_not_shared_with_more(returned: str) -> None:
    """What the caller writes to one of the two shows in the other."""
    verdict = check(RETURNED, RETURNED.replace("return %one, %two", f"return {returned}"))
    assert (verdict.verdict, verdict.reasons[0].kind) == ("unknown", "alias")


def test_memory_that_is_shared_with_less_is_listed() -> None:
    verdict = check(RETURNED.replace("return %one, %two", "return %one, %one"), RETURNED)
    assert verdict.verdict == "equivalent"
    assert any("in the memory of result 0" in each for each in verdict.assumptions)


def test_a_target_that_may_never_end_is_not_left_out() -> None:
    """At one size, where the source is small."""
    source = "memref.store %x, %A[] : memref<f32>\naffine.for %i = 0 to %n { affine.store %x, %A[] : memref<f32> }"
    target = """
memref.store %x, %A[] : memref<f32>
%c7 = arith.constant 7 : index
scf.while : () -> () {
  %c = arith.cmpi eq, %n, %c7 : index
  scf.condition(%c)
} do {
  scf.yield
}
"""
    verdict = check_bodies("%n: index, %A: memref<f32>, %x: f32", source, target)
    assert (verdict.verdict, verdict.reasons[0].kind) == ("unknown", "limit-operations")
