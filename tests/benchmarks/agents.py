"""What several agents cost."""

from __future__ import annotations

from collections.abc import Callable

from equiv import verify
from equiv.pairing.pipeline import make_pair
from equiv.verdict import Side
from frontends.mlir import load
from interp.machine import BufferInput, Domain, Program
from interp.machine.runs import Lanes
from tests.benchmarks.gemm import gemm
from tests.benchmarks.measurement import Measurement, alternated, once, processor_seconds, row

_TILE = 16


def tiled_launch(size: int) -> str:
    """The product of `tests.benchmarks.gemm` in blocks of 16 x 16 threads, with tiles in the memory of the block."""
    matrix, tile = f"memref<{size}x{size}xf32>", f"memref<{_TILE}x{_TILE}xf32, 3>"
    return f"""
func.func @gemm(%A: {matrix}, %B: {matrix}, %C: {matrix}) {{
  %c1 = arith.constant 1 : index
  %blocks = arith.constant {size // _TILE} : index
  %threads = arith.constant {_TILE} : index
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %blocks, %gy = %blocks, %gz = %c1)
             threads(%tx, %ty, %tz) in (%sx = %threads, %sy = %threads, %sz = %c1)
             workgroup(%a : {tile}, %b : {tile}) {{
    %i = affine.apply affine_map<(b, t) -> (b * {_TILE} + t)>(%bx, %tx)
    %j = affine.apply affine_map<(b, t) -> (b * {_TILE} + t)>(%by, %ty)
    %c = memref.load %C[%i, %j] : {matrix}
    %sum = affine.for %tile = 0 to {size} step {_TILE} iter_args(%acc = %c) -> f32 {{
      %x = affine.load %A[symbol(%i), %tile + symbol(%ty)] : {matrix}
      memref.store %x, %a[%tx, %ty] : {tile}
      %y = affine.load %B[%tile + symbol(%tx), symbol(%j)] : {matrix}
      memref.store %y, %b[%tx, %ty] : {tile}
      gpu.barrier
      %part = affine.for %k = 0 to {_TILE} iter_args(%inner = %acc) -> f32 {{
        %p = affine.load %a[symbol(%tx), %k] : {tile}
        %q = affine.load %b[%k, symbol(%ty)] : {tile}
        %m = arith.mulf %p, %q : f32
        %s = arith.addf %inner, %m : f32
        affine.yield %s : f32
      }}
      gpu.barrier
      affine.yield %part : f32
    }}
    memref.store %sum, %C[%i, %j] : {matrix}
    gpu.terminator
  }}
  return
}}
"""


@row("agents")
def agents() -> list[Measurement]:
    """An operation with happens-before on against one of the sequential machine, which runs one iteration after the
    other, and against one whose loops run in step; and a launch of 1,024 blocks of 256 threads, proven."""
    size = 256
    source, target = load(gemm(size), file_name="gemm"), load(tiled_launch(size), file_name="launch")
    pair = make_pair(source.lower("gemm"), target.lower("gemm"), Side("gemm", "gemm"), Side("launch", "gemm"))
    operations: list[int] = []

    def cost(program: Program, lanes: Lanes | None = None) -> Callable[[], float]:
        def work() -> None:
            execution = program.run([BufferInput((size, size))] * 3, Domain.FINGERPRINT, lanes=lanes)
            assert execution.stop is None, execution.stop
            operations.append(execution.operations)

        seconds = processor_seconds(work)
        return lambda: seconds() / operations[-1]

    sequential = (cost(pair.source_program, lanes) for lanes in (Lanes.NEVER, None))
    turns = alternated(3, *sequential, cost(pair.target_program))
    name = f"tiled gemm {size}^3, {size**2:,} threads"
    found = [
        turns.ratio(2, 0, name, "x a sequential operation", 1.5),
        turns.ratio(2, 1, name, "x one of loops in step"),
    ]
    size = 512
    verdict = verify(load(gemm(size)), load(tiled_launch(size)), function="gemm", timeout=3000)
    assert verdict.verdict == "equivalent", verdict.reasons
    name = f"gemm {size}^3 against 1,024 blocks of 256 threads, proven"
    found.append(once(name, sum(verdict.stats.seconds.values()), "s"))
    found.append(once(name, verdict.stats.peak_memory / (1 << 20), "MiB"))
    return found
