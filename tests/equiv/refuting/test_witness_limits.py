"""Witnesses where memory or time run out."""

from __future__ import annotations

import pytest

from equiv import verify
from equiv.refuting.disagreement import run_both
from equiv.request.sources import DEFAULT_BINDINGS
from frontends.mlir import load

_COUNT = 1 << 16
_COPY = f"""func.func @f(%a: memref<{_COUNT}xf32>, %b: memref<{_COUNT}xf32>) {{
  affine.for %i = 0 to {_COUNT} {{
    %x = affine.load %a[%i] : memref<{_COUNT}xf32>
    affine.store %x, %b[%i] : memref<{_COUNT}xf32>
  }}
  return
}}
"""


def test_a_difference_is_told_without_its_writers_where_these_take_too_much() -> None:
    source, target = (
        load(text, bindings=DEFAULT_BINDINGS)
        for text in (_COPY, _COPY.replace("affine.store %x", "%y = arith.addf %x, %x : f32\n    affine.store %y"))
    )
    seen = set()
    for kilobytes in range(4000, 7000, 750):
        verdict = verify(source, target, max_memory=kilobytes << 10, seed=1)
        if verdict.witness is not None:
            assert verdict.witness.cell is not None
            seen.add(verdict.witness.cell.source.writer is not None)
            assert verdict.witness.cell.source.bits is not None
    assert seen == {True, False}


# Ends where what %X holds is below 0, and never otherwise.
_RARELY_ENDING = """func.func @f(%A: memref<1xi32>, %X: memref<1xi32>) {
  %c0 = arith.constant 0 : index
  %x = memref.load %X[%c0] : memref<1xi32>
  %zero = arith.constant 0 : i32
  scf.while (%k = %zero) : (i32) -> () {
    %more = arith.cmpi sge, %x, %zero : i32
    scf.condition(%more)
  } do {
    %next = arith.constant 1 : i32
    memref.store %next, %A[%c0] : memref<1xi32>
    scf.yield %next : i32
  }
  memref.store %zero, %A[%c0] : memref<1xi32>
  return
}
"""


def test_samples_that_do_not_end_take_less_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[int | None] = []

    def noted(*arguments: object, operations: int | None = None, **others: object) -> object:
        given.append(operations)
        return run_both(*arguments, operations=operations, **others)

    monkeypatch.setattr("equiv.refuting.witness.run_both", noted)
    other = _RARELY_ENDING.replace("memref.store %zero", "memref.store %x")
    source, target = (load(text, bindings=DEFAULT_BINDINGS) for text in (_RARELY_ENDING, other))
    verdict = verify(source, target, seed=1, max_operations=300_000)
    assert verdict.verdict == "different"
    most = [each for each in given if each is not None]
    assert most == sorted(most, reverse=True) and min(most) >= 1 << 16
