"""Wrong uses of memory that look right, and what MLIR's lowering makes of the right ones."""

from __future__ import annotations

from tests.equiv.pairs import check, function


def test_the_value_before_an_update_is_said_to_be_its_result() -> None:
    atomic = function(
        "%A: memref<f32>, %B: memref<f32>, %x: f32",
        "%r = memref.atomic_rmw addf %x, %A[] : (f32, memref<f32>) -> f32\nmemref.store %r, %B[] : memref<f32>",
    )
    plain = function(
        "%A: memref<f32>, %B: memref<f32>, %x: f32",
        "%r = memref.load %A[] : memref<f32>\n%s = arith.addf %r, %x : f32\nmemref.store %s, %A[] : memref<f32>\n"
        "memref.store %r, %B[] : memref<f32>",
    )
    verdict = check(plain, atomic)
    assert (verdict.verdict, verdict.level) == ("equivalent", "bitwise")
    assert "the result of memref.atomic_rmw is the value before the update" in verdict.assumptions
    # Others that share the memory may come between what was one update.
    assert check(atomic, plain).verdict == "unknown"
