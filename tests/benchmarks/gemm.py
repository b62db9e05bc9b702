"""Programs of the benchmarks: an f32 matrix product, and what upstream passes make of it."""

from __future__ import annotations

import torch_mlir.ir as mlir
from torch_mlir.passmanager import PassManager


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
