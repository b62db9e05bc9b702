"""Witnesses where memory runs out."""

from __future__ import annotations

from equiv import verify
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
