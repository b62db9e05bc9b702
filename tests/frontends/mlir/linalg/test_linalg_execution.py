"""linalg operations against the loops that MLIR's own lowering makes of them, on the machine."""

from __future__ import annotations

import pytest

from interp import ir
from interp.machine import BufferInput, DataInput, Domain, Input, assemble, compare, run_pair
from tests.frontends.mlir.linalg.test_linalg import (
    NAMED,
    after,
    dynamic,
    lowered,
    memref,
    name_of,
    operation_on,
    structured,
)


def inputs_of(function: ir.Function) -> list[Input]:
    inputs: list[Input] = []
    for parameter in function.parameters:
        view = parameter.type
        inputs.append(BufferInput(view.shape) if isinstance(view, ir.View) else DataInput())
    return inputs


def assert_equal(source: str, target: str, inputs: list[Input] | None = None) -> None:
    """Both functions `f` leave the same in every cell, whatever the data."""
    modules = [lowered(source), lowered(target)]
    inputs = inputs or inputs_of(modules[0].functions["f"])
    programs = [assemble(module, "f") for module in modules]
    before, after_ = run_pair(programs[0], programs[1], inputs, inputs, Domain.FINGERPRINT, seed=7)
    assert (before.stop, after_.stop) == (None, None)
    compared = compare(before, after_)
    assert compared.cells > 0
    assert (compared.differing, compared.problems, compared.source_poison) == (0, (), 0), compared.differences[:2]


RANDOM = structured("fill_rng_2d", ["f64", "f64", "i32"], memref(3, 4))


@pytest.mark.parametrize("line", [*NAMED, RANDOM], ids=name_of)
def test_a_named_operation_does_what_its_loops_do(line: str) -> None:
    text = operation_on(line)
    loops = after(text, "convert-linalg-to-loops")
    assert "linalg." not in loops
    assert_equal(text, loops)
    sizes = inputs_of(lowered(text).functions["f"])
    assert_equal(operation_on(dynamic(line)), after(operation_on(dynamic(line)), "convert-linalg-to-loops"), sizes)


GENERIC = """
#map = affine_map<(d0, d1, d2) -> (d2 * 2 + d0, d1 floordiv 2)>
#out = affine_map<(d0, d1, d2) -> (d1, d0)>
#shape = affine_map<(d0, d1, d2) -> (d2)>
func.func @f(%A: memref<9x3xf32, strided<[4, 1], offset: 2>>, %S: memref<3xi32>, %C: memref<6x4xf32>, %x: f32) {
  linalg.generic {indexing_maps = [#map, #shape, #out], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%A, %S : memref<9x3xf32, strided<[4, 1], offset: 2>>, memref<3xi32>) outs(%C : memref<6x4xf32>) {
  ^bb0(%a: f32, %s: i32, %c: f32):
    %i = linalg.index 0 : index
    %j = linalg.index 1 : index
    %k = linalg.index 2 : index
    %first = arith.cmpi eq, %i, %k : index
    %term = scf.if %first -> f32 {
      %wide = arith.index_cast %j : index to i32
      %sum = arith.addi %wide, %s : i32
      %float = arith.sitofp %sum : i32 to f32
      scf.yield %float : f32
    } else {
      scf.yield %x : f32
    }
    %product = arith.mulf %a, %term : f32
    %next = arith.addf %c, %product : f32
    linalg.yield %next : f32
  }
  return
}
"""


def test_a_generic_operation_does_what_its_loops_do() -> None:
    inputs = [BufferInput((9, 3), (4, 1), 2), BufferInput((3,)), BufferInput((6, 4)), DataInput()]
    assert_equal(GENERIC, after(GENERIC, "convert-linalg-to-loops"), inputs)


def test_an_output_that_is_only_written_may_be_uninitialized() -> None:
    text = """
    func.func @f(%A: memref<4xf32>, %B: memref<4xf32>) {
      %T = memref.alloc() : memref<4xf32>
      linalg.exp ins(%A : memref<4xf32>) outs(%T : memref<4xf32>)
      linalg.copy ins(%T : memref<4xf32>) outs(%B : memref<4xf32>)
      memref.dealloc %T : memref<4xf32>
      return
    }"""
    assert_equal(text, operation_on("linalg.exp ins(%A : memref<4xf32>) outs(%B : memref<4xf32>)"))


def test_sizes_that_do_not_agree_are_undefined() -> None:
    text = operation_on(structured("matmul", ["memref<?x?xf32>", "memref<?x?xf32>"], "memref<?x?xf32>"))
    inputs = [BufferInput((2, 3)), BufferInput((4, 5)), BufferInput((2, 5))]
    stop = assemble(lowered(text), "f").run(inputs, Domain.FINGERPRINT).stop
    assert stop is not None
    assert stop.kind == "undefined"
    assert "dimension 0 of operand 1 has the size of dimension 1 of operand 0" in stop.message
    assert stop.places[0] == ir.Place("test.mlir", 2, 3)


def test_pack_and_unpack_are_the_loops_of_their_definition() -> None:
    packed = """
    func.func @f(%A: memref<5x8xf32>, %B: memref<2x3x4x2xf32>, %x: f32) {
      linalg.pack %A padding_value(%x : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 2]
          into %B : memref<5x8xf32> -> memref<2x3x4x2xf32>
      return
    }"""
    by_hand = """
    func.func @f(%A: memref<5x8xf32>, %B: memref<2x3x4x2xf32>, %x: f32) {
      linalg.fill ins(%x : f32) outs(%B : memref<2x3x4x2xf32>)
      affine.for %i = 0 to 5 {
        affine.for %j = 0 to 8 {
          %a = affine.load %A[%i, %j] : memref<5x8xf32>
          affine.store %a, %B[%j floordiv 4, %i floordiv 2, %j mod 4, %i mod 2] : memref<2x3x4x2xf32>
        }
      }
      return
    }"""
    assert_equal(packed, by_hand)
    round_trip = """
    func.func @f(%A: memref<5x7xf32>, %B: memref<5x7xf32>) {
      %x = arith.constant 0.0 : f32
      %T = memref.alloc() : memref<2x3x4x2xf32>
      linalg.pack %A padding_value(%x : f32) outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 2]
          into %T : memref<5x7xf32> -> memref<2x3x4x2xf32>
      linalg.unpack %T outer_dims_perm = [1, 0] inner_dims_pos = [1, 0] inner_tiles = [4, 2]
          into %B : memref<2x3x4x2xf32> -> memref<5x7xf32>
      memref.dealloc %T : memref<2x3x4x2xf32>
      return
    }"""
    assert_equal(round_trip, operation_on("linalg.copy ins(%A : memref<5x7xf32>) outs(%B : memref<5x7xf32>)"))


def test_softmax_is_its_decomposition_into_structured_operations() -> None:
    decomposed = """
    func.func @f(%A: memref<2x5xf32>, %B: memref<2x5xf32>) {
      %nan = arith.constant 0xFFC00000 : f32
      %zero = arith.constant 0.0 : f32
      %M = memref.alloc() : memref<2xf32>
      linalg.fill ins(%nan : f32) outs(%M : memref<2xf32>)
      linalg.reduce { arith.maxnumf } ins(%A : memref<2x5xf32>) outs(%M : memref<2xf32>) dimensions = [1]
      linalg.broadcast ins(%M : memref<2xf32>) outs(%B : memref<2x5xf32>) dimensions = [1]
      linalg.sub ins(%A, %B : memref<2x5xf32>, memref<2x5xf32>) outs(%B : memref<2x5xf32>)
      linalg.exp ins(%B : memref<2x5xf32>) outs(%B : memref<2x5xf32>)
      linalg.fill ins(%zero : f32) outs(%M : memref<2xf32>)
      linalg.reduce { arith.addf } ins(%B : memref<2x5xf32>) outs(%M : memref<2xf32>) dimensions = [1]
      %S = memref.alloc() : memref<2x5xf32>
      linalg.broadcast ins(%M : memref<2xf32>) outs(%S : memref<2x5xf32>) dimensions = [1]
      linalg.div ins(%B, %S : memref<2x5xf32>, memref<2x5xf32>) outs(%B : memref<2x5xf32>)
      memref.dealloc %M : memref<2xf32>
      memref.dealloc %S : memref<2x5xf32>
      return
    }"""
    softmax = operation_on("linalg.softmax dimension(1) ins(%A : memref<2x5xf32>) outs(%B : memref<2x5xf32>)")
    assert_equal(softmax, decomposed)
