"""Programs of the benchmarks: an f32 matrix product, what upstream passes make of it, and a convolution."""

from __future__ import annotations

import torch_mlir.ir as mlir
from torch_mlir.passmanager import PassManager

# The shapes of its arguments, and its text.
CONVOLUTION_SHAPES = ((58, 58, 32), (3, 3, 32, 32), (56, 56, 32))
CONVOLUTION = """
func.func @convolution(%I: memref<58x58x32xf32>, %W: memref<3x3x32x32xf32>, %O: memref<56x56x32xf32>) {
  affine.for %h = 0 to 56 { affine.for %w = 0 to 56 { affine.for %o = 0 to 32 {
    affine.for %x = 0 to 3 { affine.for %y = 0 to 3 { affine.for %c = 0 to 32 {
      %i = affine.load %I[%h + %x, %w + %y, %c] : memref<58x58x32xf32>
      %k = affine.load %W[%x, %y, %c, %o] : memref<3x3x32x32xf32>
      %s = affine.load %O[%h, %w, %o] : memref<56x56x32xf32>
      %p = arith.mulf %i, %k : f32
      %r = arith.addf %s, %p : f32
      affine.store %r, %O[%h, %w, %o] : memref<56x56x32xf32>
    } } }
  } } }
  return
}
"""


def gemm(size: int) -> str:
    """The loop nest that adds the product of two square matrices to a third."""
    matrix = f"memref<{size}x{size}xf32>"
    return f"""
func.func @gemm(%A: {matrix}, %B: {matrix}, %C: {matrix}) {{
  affine.for %i = 0 to {size} {{
    affine.for %j = 0 to {size} {{
      affine.for %k = 0 to {size} {{
        %a = affine.load %A[%i, %k] : {matrix}
        %b = affine.load %B[%k, %j] : {matrix}
        %c = affine.load %C[%i, %j] : {matrix}
        %p = arith.mulf %a, %b : f32
        %s = arith.addf %c, %p : f32
        affine.store %s, %C[%i, %j] : {matrix}
      }}
    }}
  }}
  return
}}
"""


def transformed(text: str, pipeline: str) -> str:
    """The program after a pipeline of upstream passes on its functions."""
    with mlir.Context():
        module = mlir.Module.parse(text)
        PassManager.parse(f"builtin.module(func.func({pipeline}))").run(module.operation)
        return str(module)
