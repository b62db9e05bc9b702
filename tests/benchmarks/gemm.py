"""Programs of the benchmarks: an f32 matrix product, what upstream passes make of it, a convolution and a stencil."""

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

# Jacobi's, of five points, from one array into the other and back.
STENCIL_SHAPES = ((258, 258), (258, 258))


def _stencil_step(source: str, target: str) -> str:
    return f"""
    affine.for %i = 1 to 257 {{ affine.for %j = 1 to 257 {{
      %c = affine.load {source}[%i, %j] : memref<258x258xf32>
      %w = affine.load {source}[%i, %j - 1] : memref<258x258xf32>
      %e = affine.load {source}[%i, %j + 1] : memref<258x258xf32>
      %n = affine.load {source}[%i - 1, %j] : memref<258x258xf32>
      %s = affine.load {source}[%i + 1, %j] : memref<258x258xf32>
      %0 = arith.addf %c, %w : f32
      %1 = arith.addf %0, %e : f32
      %2 = arith.addf %1, %n : f32
      %3 = arith.addf %2, %s : f32
      %4 = arith.mulf %3, %fifth : f32
      affine.store %4, {target}[%i, %j] : memref<258x258xf32>
    }} }}
"""


STENCIL = f"""
func.func @stencil(%A: memref<258x258xf32>, %B: memref<258x258xf32>) {{
  %fifth = arith.constant 0.2 : f32
  affine.for %t = 0 to 16 {{{_stencil_step("%A", "%B")}{_stencil_step("%B", "%A")}  }}
  return
}}
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
