"""Transfers that go on beside the program, as MLIR's affine passes make them, and wrong ones."""

from __future__ import annotations

import pytest

from equiv import verify
from frontends.mlir import load
from tests.equiv.lowered import after

_LOOPS = """
func.func @f(%A: memref<32x8xf32>, %B: memref<32x8xf32>) {
  affine.for %i = 0 to 32 {
    affine.for %j = 0 to 8 {
      %a = affine.load %A[%i, %j] : memref<32x8xf32>
      %b = arith.addf %a, %a : f32
      affine.store %b, %B[%i, %j] : memref<32x8xf32>
    }
  }
  return
}
"""
_TRANSFERS = (
    "func.func(affine-loop-tile{tile-size=4},"
    "affine-data-copy-generate{generate-dma fast-mem-space=1 skip-non-unit-stride-loops})"
)


def _verdict(source: str, target: str) -> str:
    return verify(load(source, file_name="source.mlir"), load(target, file_name="target.mlir")).verdict


def test_transfers_that_passes_make() -> None:
    """Started in one iteration for the next one, the transfers fill two buffers in turn."""
    started = after(_LOOPS, _TRANSFERS)
    pipelined = after(started, "func.func(affine-pipeline-data-transfer)")
    assert started.count("affine.dma_start") == 2 and pipelined.count("affine.dma_start") > 2
    lowered = after(pipelined, "func.func(lower-affine)")
    assert "memref.dma_start" in lowered
    for target in (started, pipelined, lowered):
        assert _verdict(_LOOPS, target) == "equivalent"
    assert _verdict(started, pipelined) == "equivalent"
    late = pipelined.replace("memref<2x4x4xf32, 1>, memref<2x1xi32>", "memref<2x4x4xf32, 1>, memref<2x1xi32>", 1)
    assert _verdict(_LOOPS, late.replace("floordiv 4) mod 2, 0, 0]", "floordiv 4) mod 2, 0, 1]", 1)) == "different"


_STRIDED = """
func.func @f(%A: memref<8x8xf32>, %B: memref<2x4xf32>) {
  %c0 = arith.constant 0 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %run = arith.constant 4 : index
  %stride = arith.constant 16 : index
  %count = arith.constant 8 : index
  %near = memref.alloc() : memref<2x4xf32, 1>
  %tag = memref.alloc() : memref<1xi32>
  memref.dma_start %A[%c2, %c3], %near[%c0, %c0], %count, %tag[%c0], %stride, %run
    : memref<8x8xf32>, memref<2x4xf32, 1>, memref<1xi32>
  memref.dma_wait %tag[%c0], %count : memref<1xi32>
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %a = affine.load %near[%i, %j] : memref<2x4xf32, 1>
      affine.store %a, %B[%i, %j] : memref<2x4xf32>
    }
  }
  memref.dealloc %tag : memref<1xi32>
  memref.dealloc %near : memref<2x4xf32, 1>
  return
}
"""
_COPIED = """
func.func @f(%A: memref<8x8xf32>, %B: memref<2x4xf32>) {
  affine.for %i = 0 to 2 {
    affine.for %j = 0 to 4 {
      %a = affine.load %A[2 * %i + 2, %j + 3] : memref<8x8xf32>
      affine.store %a, %B[%i, %j] : memref<2x4xf32>
    }
  }
  return
}
"""


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("  memref.dma_wait %tag[%c0], %count : memref<1xi32>\n", ""),
        ("%stride = arith.constant 16", "%stride = arith.constant 8"),
        ("%run = arith.constant 4", "%run = arith.constant 2"),
        ("%A[%c2, %c3]", "%A[%c3, %c2]"),
        ("%count = arith.constant 8", "%count = arith.constant 4"),
    ],
)
def test_a_wrong_transfer_is_refuted(right: str, wrong: str) -> None:
    assert right in _STRIDED
    assert _verdict(_COPIED, _STRIDED.replace(right, wrong)) == "different"


def test_what_a_wait_is_for_is_a_promise() -> None:
    """One for fewer elements may end before the transfer does; one of two transfers with a tag may be any."""
    fewer = _STRIDED.replace("%tag[%c0], %count : memref<1xi32>", "%tag[%c0], %c2 : memref<1xi32>")
    start = _STRIDED[_STRIDED.index("  memref.dma_start") : _STRIDED.index("  memref.dma_wait")]
    twice = _STRIDED.replace(start, start + start)
    for target in (fewer, twice):
        assert target != _STRIDED
        assert _verdict(_COPIED, target) != "equivalent"
