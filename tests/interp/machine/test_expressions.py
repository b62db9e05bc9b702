"""Hash-consing: equal expressions are one, wherever and in whichever order they are made, and take little room."""

from __future__ import annotations

import pytest

from frontends.mlir import load
from interp.ir import OutputKind
from interp.machine import BufferInput, Cell, Domain, Execution, Lanes, Limits, assemble, compare
from tests.benchmarks.gemm import gemm

BOTH = pytest.mark.parametrize("lanes", [Lanes.NEVER, Lanes.ALWAYS])

TWO_PASSES = """
func.func @main(%x: memref<3000xf32>, %y: memref<1xf32>, %o: memref<2x3000xf32>) {
  %s = affine.load %y[0] : memref<1xf32>
  affine.for %i = 0 to 3000 {
    %a = affine.load %x[%i] : memref<3000xf32>
    %p = arith.mulf %a, %s : f32
    affine.store %p, %o[0, %i] : memref<2x3000xf32>
  }
  affine.for %i = 0 to 3000 {
    %a = affine.load %x[FIRST] : memref<3000xf32>
    %p = arith.mulf %s, %a : f32
    affine.store %p, %o[1, FIRST] : memref<2x3000xf32>
  }
  return
}
"""

OUTER_PRODUCTS = """
func.func @main(%x: memref<1000xf32>, %y: memref<1000xf32>, %o: memref<1000xf32>) {
  affine.for %i = 0 to 1000 { affine.for %j = 0 to 1000 {
    %a = affine.load %x[%i] : memref<1000xf32>
    %b = affine.load %y[%j] : memref<1000xf32>
    %p = arith.mulf %a, %b : f32
    affine.store %p, %o[%j] : memref<1000xf32>
  } }
  affine.for %j = 0 to 1000 { affine.for %i = 0 to 1000 {
    %a = affine.load %x[999 - %i] : memref<1000xf32>
    %b = affine.load %y[%j] : memref<1000xf32>
    %p = arith.mulf %b, %a : f32
    affine.store %p, %o[%j] : memref<1000xf32>
  } }
  return
}
"""

FUSED = """
func.func @main(%x: memref<4x40xf32>, %o: memref<3x40xf32>) {
  affine.for %i = 0 to 40 {
    %a = affine.load %x[0, %i] : memref<4x40xf32>
    %b = affine.load %x[1, %i] : memref<4x40xf32>
    %c = affine.load %x[2, %i] : memref<4x40xf32>
    %d = affine.load %x[3, %i] : memref<4x40xf32>
    %0 = math.fma %a, %b, %c : f32
    %1 = math.fma %b, %a, %c : f32
    %2 = math.fma %a, %b, %d : f32
    affine.store %0, %o[0, %i] : memref<3x40xf32>
    affine.store %1, %o[1, %i] : memref<3x40xf32>
    affine.store %2, %o[2, %i] : memref<3x40xf32>
  }
  return
}
"""


def run(text: str, shapes: list[tuple[int, ...]], lanes: Lanes = Lanes.PAYING, entry: str = "main") -> Execution:
    inputs = [BufferInput(shape) for shape in shapes]
    execution = assemble(load(text).lower(entry), entry).run(inputs, Domain.EXACT, limits=Limits(), lanes=lanes)
    assert execution.stop is None
    return execution


@BOTH
@pytest.mark.parametrize("second", ["%i", "2999 - %i"])
def test_an_expression_that_was_made_long_ago_is_found(lanes: Lanes, second: str) -> None:
    shapes = [(3000,), (1,), (2, 3000)]
    leaves = 3000 + 1 + 2 * 3000
    assert run(TWO_PASSES.replace("FIRST", second), shapes, lanes).hashed == leaves + 3000


def test_an_expression_is_found_however_often_its_table_grew() -> None:
    leaves = 3 * 1000
    assert run(OUTER_PRODUCTS, [(1000,)] * 3).hashed == leaves + 1000**2


@BOTH
def test_expressions_of_three_operands_differ_in_the_third(lanes: Lanes) -> None:
    execution = run(FUSED, [(4, 40), (3, 40)], lanes)
    rows = [
        [execution.expression(Cell((OutputKind.ARGUMENT, 1), (row, column))) for column in range(40)]
        for row in range(3)
    ]
    assert rows[0] == rows[1]
    assert all(first != third for first, third in zip(rows[0], rows[2], strict=True))


def test_numbers_of_expressions_do_not_matter() -> None:
    shapes = [(24, 24)] * 3
    runs = [run(gemm(24), shapes, lanes, "gemm") for lanes in (Lanes.NEVER, Lanes.ALWAYS)]
    assert runs[1].in_lanes > 0
    assert runs[0].hashed == runs[1].hashed
    for one, other in (runs, runs[::-1]):
        assert compare(one, other).differing == 0


def test_an_expression_of_a_product_takes_at_most_20_bytes() -> None:
    execution = run(gemm(64), [(64, 64)] * 3, entry="gemm")
    cells = 3 * 64 * 64 * 16
    assert execution.hashed > 2 * 64**3
    assert (execution.peak_memory - cells) / execution.hashed < 20
