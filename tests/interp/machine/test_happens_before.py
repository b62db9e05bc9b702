"""Threads of blocks that meet at barriers: what conflicts is found, whoever accessed an element before."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from interp.machine import BufferInput, Domain, Schedule, Stop, StopKind, assemble
from tests.interp.agents_campaign import check

# Each of so many threads loads the first element of the tile, and another one stores it.
READ_BY_MANY = """
func.func @main(%out: memref<32xf32>) {
  %c1 = arith.constant 1 : index
  %c0 = arith.constant 0 : index
  %threads = arith.constant 32 : index
  %one = arith.constant 1.0 : f32
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %c1, %gy = %c1, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %c1, %sz = %c1)
             workgroup(%tile : memref<32xf32, 3>) {
    memref.store %one, %tile[%tx] : memref<32xf32, 3>
    gpu.barrier
    %read = memref.load %tile[%c0] : memref<32xf32, 3>
    memref.store %read, %out[%tx] : memref<32xf32>
    BARRIER
    %at = affine.apply affine_map<(d) -> (31 - d)>(%tx)
    memref.store %read, %tile[%at] : memref<32xf32, 3>
    gpu.terminator
  }
  return
}
"""


def stop_of(text: str, seed: int = 0) -> Stop | None:
    program = assemble(load(text).lower("main"), "main")
    return program.run([BufferInput((32,))], Domain.FINGERPRINT, schedule=Schedule(seed=seed)).stop


@pytest.mark.parametrize("seed", range(4))
def test_a_store_after_a_barrier_comes_after_the_loads_of_all(seed: int) -> None:
    assert stop_of(READ_BY_MANY.replace("BARRIER", "gpu.barrier"), seed) is None


@pytest.mark.parametrize("seed", range(4))
def test_a_store_conflicts_with_loads_of_many(seed: int) -> None:
    stop = stop_of(READ_BY_MANY.replace("BARRIER", ""), seed)
    assert stop is not None and stop.kind is StopKind.RACE


def test_the_first_of_the_loads_is_named() -> None:
    stop = stop_of(READ_BY_MANY.replace("BARRIER", ""))
    assert stop is not None
    assert stop.message.startswith("(0, 0, 0)(0, 0, 0) loads element 0 and (0, 0, 0)(31, 0, 0) stores it")


@pytest.mark.parametrize("seed", range(0, 40, 8))
def test_random_kernels(seed: int) -> None:
    for number in range(8):
        found, _ = check(seed + number)
        assert found == ""
