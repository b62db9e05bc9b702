"""Attention of four queries to sixteen keys, in two blocks of eight with a softmax that is corrected as it goes (flash
attention)."""

from __future__ import annotations

from corpora.npu.plena_kernels.assembly import BLOCK, CHUNK, LENGTH, TILE, Assembly, Kernel, wrong

_LEAST, _SCALE = 0, 1  # in FP_MEM: minus infinity, what scores are scaled by
_MAXIMA, _SUMS, _FACTORS = 16, 24, 32  # for each query: the largest score so far, the sum, what that is corrected by
_Q, _S, _P, _O = 0, 32, 64, 96  # in the vector SRAM: queries, scores, the product of a block, the output


def _attention() -> Kernel:
    kernel = Assembly("attention", constants={_LEAST: float("-inf"), _SCALE: 0.25})
    kernel.tensors(q=(4, 8), k=(16, 8), v=(16, 8), o=(4, 8))
    kernel.fetch(_Q, 0, 8)
    kernel.comment("nothing so far")
    kernel("S_LD_FP", "f1", "gp0", _LEAST)
    kernel.set(5, 0)
    kernel.set(6, _O)
    kernel.set(9, _Q)
    with kernel.loop(7, 4):
        kernel("S_ST_FP", "f1", "gp5", _MAXIMA)
        kernel("S_ST_FP", "f0", "gp5", _SUMS)
        kernel("V_MUL_VF", "gp6", "gp9", "f0", 0, note="zeros")
        kernel.add(5, 1)
        kernel.add(6, LENGTH)
        kernel.add(9, LENGTH)
    kernel.comment("blocks of eight keys and values")
    kernel("S_LD_FP", "f6", "gp0", _SCALE)
    kernel.set(8, 0)
    kernel.set(2, TILE)
    with kernel.loop(7, 2):
        kernel("H_PREFETCH_M", "gp0", "gp8", "a1", 0, 0)
        kernel("H_PREFETCH_M", "gp2", "gp8", "a2", 0, 0)
        kernel.set(5, _S)
        kernel.set(6, 0)
        kernel.set(9, _Q)
        with kernel.loop(10, 2):
            kernel("M_TMM", 0, "gp9", "gp6")
            kernel("M_MM_WO", "gp5", "gp0", 0)
            kernel.add(5, BLOCK)
            kernel.add(6, BLOCK * LENGTH)
        kernel.set(5, _S)
        kernel.set(6, 0)
        with kernel.loop(10, 4):
            kernel("V_MUL_VF", "gp5", "gp5", "f6", 0)
            kernel("S_LD_FP", "f1", "gp6", _MAXIMA)
            kernel("S_ADD_FP", "f2", "f1", "f0")
            kernel("V_RED_MAX", "f1", "gp5", 0)
            kernel("S_ST_FP", "f1", "gp6", _MAXIMA)
            kernel("S_SUB_FP", "f2", "f2", "f1")
            kernel("S_EXP_FP", "f2", "f2")
            kernel("S_ST_FP", "f2", "gp6", _FACTORS)
            kernel("V_SUB_VF", "gp5", "gp5", "f1", 0, 0)
            kernel("V_EXP_V", "gp5", "gp5", 0)
            kernel("S_LD_FP", "f3", "gp6", _SUMS)
            kernel("S_MUL_FP", "f3", "f3", "f2")
            kernel("V_RED_SUM", "f3", "gp5")
            kernel("S_ST_FP", "f3", "gp6", _SUMS)
            kernel.add(5, LENGTH)
            kernel.add(6, 1)
        kernel.set(5, _P)
        kernel.set(6, TILE)
        kernel.set(9, _S)
        with kernel.loop(10, 2):
            kernel("M_MM", 0, "gp6", "gp9")
            kernel("M_MM_WO", "gp5", "gp0", 0)
            kernel.add(5, BLOCK)
            kernel.add(6, BLOCK)
        kernel.set(5, _P)
        kernel.set(6, _O)
        kernel.set(9, 0)
        with kernel.loop(10, 4):
            kernel("S_LD_FP", "f2", "gp9", _FACTORS)
            kernel("V_MUL_VF", "gp6", "gp6", "f2", 0)
            kernel("V_ADD_VV", "gp6", "gp6", "gp5", 0)
            kernel.add(5, LENGTH)
            kernel.add(6, LENGTH)
            kernel.add(9, 1)
        kernel.add(8, TILE)
    kernel.comment("by the sums")
    kernel.set(6, _O)
    kernel.set(9, 0)
    with kernel.loop(7, 4):
        kernel("S_LD_FP", "f3", "gp9", _SUMS)
        kernel("S_RECI_FP", "f3", "f3")
        kernel("V_MUL_VF", "gp6", "gp6", "f3", 0)
        kernel.add(6, LENGTH)
        kernel.add(9, 1)
    kernel.put(_O, 3, 8)
    assert CHUNK == _S - _Q
    return Kernel(
        "attention",
        "attention, and attention block by block",
        "real",
        """#row = affine_map<(i, j, k) -> (i, k)>
#column = affine_map<(i, j, k) -> (j, k)>
#other = affine_map<(i, j, k) -> (k, j)>
#at = affine_map<(i, j, k) -> (i, j)>
#id = affine_map<(i, j) -> (i, j)>
#one = affine_map<(i, j) -> (i)>
func.func @attention(%q: memref<4x8xf32>, %k: memref<16x8xf32>, %v: memref<16x8xf32>, %o: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  %least = arith.constant 0xFF800000 : f32
  %scale = arith.constant 0.25 : f32
  %scores = memref.alloc() : memref<4x16xf32>
  %largest = memref.alloc() : memref<4xf32>
  %sums = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%scores : memref<4x16xf32>)
  linalg.fill ins(%least : f32) outs(%largest : memref<4xf32>)
  linalg.fill ins(%zero : f32) outs(%sums : memref<4xf32>)
  linalg.fill ins(%zero : f32) outs(%o : memref<4x8xf32>)
  linalg.generic {indexing_maps = [#row, #column, #at], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%q, %k : memref<4x8xf32>, memref<16x8xf32>) outs(%scores : memref<4x16xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %t = arith.addf %c, %p : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#id, #one], iterator_types = ["parallel", "reduction"]}
      ins(%scores : memref<4x16xf32>) outs(%largest : memref<4xf32>) {
  ^bb0(%a: f32, %m: f32):
    %b = arith.mulf %a, %scale : f32
    %n = arith.maximumf %m, %b : f32
    linalg.yield %n : f32
  }
  linalg.generic {indexing_maps = [#one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%largest : memref<4xf32>) outs(%scores : memref<4x16xf32>) {
  ^bb0(%m: f32, %a: f32):
    %b = arith.mulf %a, %scale : f32
    %d = arith.subf %b, %m : f32
    %e = math.exp %d : f32
    linalg.yield %e : f32
  }
  linalg.generic {indexing_maps = [#id, #one], iterator_types = ["parallel", "reduction"]}
      ins(%scores : memref<4x16xf32>) outs(%sums : memref<4xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  }
  linalg.generic {indexing_maps = [#one, #id], iterator_types = ["parallel", "parallel"]}
      ins(%sums : memref<4xf32>) outs(%scores : memref<4x16xf32>) {
  ^bb0(%s: f32, %a: f32):
    %d = arith.divf %a, %s : f32
    linalg.yield %d : f32
  }
  linalg.generic {indexing_maps = [#row, #other, #at], iterator_types = ["parallel", "parallel", "reduction"]}
      ins(%scores, %v : memref<4x16xf32>, memref<16x8xf32>) outs(%o : memref<4x8xf32>) {
  ^bb0(%a: f32, %b: f32, %c: f32):
    %p = arith.mulf %a, %b : f32
    %t = arith.addf %c, %p : f32
    linalg.yield %t : f32
  }
  memref.dealloc %scores : memref<4x16xf32>
  memref.dealloc %largest : memref<4xf32>
  memref.dealloc %sums : memref<4xf32>
  return
}
""",
        kernel.text,
        [
            wrong("correction", "the output is not corrected", ("    V_MUL_VF gp6, gp6, f2, 0\n", "")),
            wrong("sum", "the sum is not corrected", ("    S_MUL_FP f3, f3, f2\n", "")),
            wrong("factor", "the correction by the largest score", ("S_ST_FP f2, gp6, 32", "S_ST_FP f1, gp6, 32")),
            wrong(
                "stale",
                "scores of the first block for both",
                ("H_PREFETCH_M gp0, gp8, a1", "H_PREFETCH_M gp0, gp0, a1"),
            ),
            wrong("tile", "values where the keys were", ("S_ADDI_INT gp6, gp0, 64", "S_ADDI_INT gp6, gp0, 0")),
            wrong("scale", "scores that are not scaled", ("    V_MUL_VF gp5, gp5, f6, 0\n", "")),
        ],
    )


KERNELS = (_attention,)
