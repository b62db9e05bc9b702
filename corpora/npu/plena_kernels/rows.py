"""Operators on rows: softmax, normalizations, sums and maxima."""

from __future__ import annotations

from corpora.npu.plena_kernels.assembly import CHUNK, LENGTH, Assembly, Kernel, wrong

_LEAST, _EPSILON, _SHARE = 0, 1, 2  # in FP_MEM: minus infinity, what is added to a variance, 1 / 16
_MEAN = {_EPSILON: 0.0009765625, _SHARE: 0.0625}


def _chunks(kernel: Assembly, *instructions: tuple[str | int, ...], pointer: int = 6) -> None:
    """Instructions for each chunk of the row at gp5, by way of gp6 and gp7."""
    kernel("S_ADDI_INT", f"gp{pointer}", "gp5", 0)
    with kernel.loop(7, 2):
        for opcode, *operands in instructions:
            kernel(str(opcode), *operands)
        kernel.add(pointer, CHUNK)


def _softmax() -> Kernel:
    kernel = Assembly("softmax", "maximum=maxnumf", {_LEAST: float("-inf")})
    kernel.tensors(x=(4, 16), y=(4, 16))
    kernel.fetch(0, 0, 16)
    kernel.set(5, 0)
    with kernel.loop(8, 4):
        kernel("S_LD_FP", "f1", "gp0", _LEAST)
        _chunks(kernel, ("V_RED_MAX", "f1", "gp6", 0))
        kernel("S_ADD_FP", "f2", "f0", "f0")
        _chunks(
            kernel,
            ("V_SUB_VF", "gp6", "gp6", "f1", 0, 0),
            ("V_EXP_V", "gp6", "gp6", 0),
            ("V_RED_SUM", "f2", "gp6"),
        )
        kernel("S_RECI_FP", "f2", "f2")
        _chunks(kernel, ("V_MUL_VF", "gp6", "gp6", "f2", 0))
        kernel.add(5, LENGTH)
    kernel.put(0, 1, 16)
    return Kernel(
        "softmax",
        "softmax of rows",
        "real",
        """func.func @softmax(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {
  linalg.softmax dimension(1) ins(%x : memref<4x16xf32>) outs(%y : memref<4x16xf32>)
  return
}
""",
        kernel.text,
        [
            wrong(
                "sum",
                "sums of all rows before",
                ("  S_ADD_FP f2, f0, f0\n", ""),
                ("C_LOOP_START gp8, 4\n", "S_ADD_FP f2, f0, f0\nC_LOOP_START gp8, 4\n"),
            ),
            wrong("unset", "a sum that begins with nothing", ("  S_ADD_FP f2, f0, f0\n", "")),
            wrong("chunk", "the sum of one chunk", ("V_RED_SUM f2, gp6", "V_RED_SUM f2, gp5")),
            wrong("reciprocal", "a product with the sum", ("  S_RECI_FP f2, f2\n", "")),
            wrong("rows", "three rows", ("C_LOOP_START gp8, 4", "C_LOOP_START gp8, 3")),
            wrong("step", "every other row", ("S_ADDI_INT gp5, gp5, 8", "S_ADDI_INT gp5, gp5, 16")),
        ],
    )


_PREAMBLE = """#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
#column = affine_map<(i, j) -> (j)>
"""
_SUM = """  linalg.generic {{indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}}
      ins({0} : memref<4x16xf32>) outs({1} : memref<4xf32>) {{
  ^bb0(%a: f32, %s: f32):
{2}    %t = arith.addf %s, {3} : f32
    linalg.yield %t : f32
  }}
"""
_SQUARE = "    %p = arith.mulf %a, %a : f32\n"


def _root_mean_square() -> Kernel:
    kernel = Assembly("rms_norm", constants=_MEAN)
    kernel.tensors(x=(4, 16), y=(4, 16), g=(16,))
    kernel("S_LD_FP", "f1", "gp0", _EPSILON)
    kernel("S_LD_FP", "f2", "gp0", _SHARE)
    kernel.fetch(0, 0, 16)
    kernel.comment("g for each of four rows: a stride of 0")
    kernel("C_SET_STRIDE_REG", "gp0")
    kernel.set(2, 64)
    kernel.set(3, 0)
    with kernel.loop(4, 2):
        kernel("H_PREFETCH_V", "gp2", "gp3", "a2", 1, 0)
        kernel.add(2, CHUNK)
        kernel.add(3, LENGTH)
    kernel.set(5, 0)
    kernel.set(9, 128, "scratch")
    with kernel.loop(8, 4):
        kernel("S_ADD_FP", "f3", "f0", "f0")
        _chunks(kernel, ("V_MUL_VV", "gp9", "gp6", "gp6", 0), ("V_RED_SUM", "f3", "gp9"))
        kernel("S_MUL_FP", "f3", "f3", "f2")
        kernel("S_ADD_FP", "f3", "f3", "f1")
        kernel("S_SQRT_FP", "f3", "f3")
        kernel("S_RECI_FP", "f3", "f3")
        kernel("S_ADDI_INT", "gp10", "gp5", 64)
        _chunks(
            kernel,
            ("V_MUL_VF", "gp6", "gp6", "f3", 0),
            ("V_MUL_VV", "gp6", "gp6", "gp10", 0),
            ("S_ADDI_INT", "gp10", "gp10", CHUNK),
        )
        kernel.add(5, LENGTH)
    kernel.put(0, 1, 16)
    return Kernel(
        "rms_norm",
        "normalization by the root of the mean square, with weights",
        "real",
        _PREAMBLE
        + """func.func @rms_norm(%x: memref<4x16xf32>, %y: memref<4x16xf32>, %g: memref<16xf32>) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 16.0 : f32
  %epsilon = arith.constant 0.0009765625 : f32
  %squares = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%squares : memref<4xf32>)
"""
        + _SUM.format("%x", "%squares", _SQUARE, "%p")
        + """  linalg.generic {indexing_maps = [#id, #column, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %g, %squares : memref<4x16xf32>, memref<16xf32>, memref<4xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%a: f32, %w: f32, %s: f32, %b: f32):
    %mean = arith.divf %s, %count : f32
    %v = arith.addf %mean, %epsilon : f32
    %root = math.sqrt %v : f32
    %n = arith.divf %a, %root : f32
    %p = arith.mulf %n, %w : f32
    linalg.yield %p : f32
  }
  memref.dealloc %squares : memref<4xf32>
  return
}
""",
        kernel.text,
        [
            wrong(
                "sum",
                "sums of all rows before",
                ("  S_ADD_FP f3, f0, f0\n", ""),
                ("C_LOOP_START gp8, 4\n", "S_ADD_FP f3, f0, f0\nC_LOOP_START gp8, 4\n"),
            ),
            wrong(
                "epsilon",
                "constants swapped",
                ("S_LD_FP f1, gp0, 1", "S_LD_FP f1, gp0, 2"),
                ("S_LD_FP f2, gp0, 2", "S_LD_FP f2, gp0, 1"),
            ),
            wrong(
                "weights",
                "the weights of the first chunk for both",
                ("S_ADDI_INT gp10, gp10, 32", "S_ADDI_INT gp10, gp10, 0"),
            ),
            wrong("stride", "weights with the stride of x", ("C_SET_STRIDE_REG gp0\n", "")),
            wrong(
                "square",
                "squares over the row",
                (
                    "V_MUL_VV gp9, gp6, gp6, 0\n    V_RED_SUM f3, gp9",
                    "V_MUL_VV gp6, gp6, gp6, 0\n    V_RED_SUM f3, gp6",
                ),
            ),
        ],
    )


def _layer() -> Kernel:
    kernel = Assembly("layer_norm", constants=_MEAN)
    kernel.tensors(x=(4, 16), y=(4, 16))
    kernel("S_LD_FP", "f1", "gp0", _EPSILON)
    kernel("S_LD_FP", "f2", "gp0", _SHARE)
    kernel.fetch(0, 0, 16)
    kernel.set(5, 0)
    kernel.set(9, 128, "scratch")
    with kernel.loop(8, 4):
        kernel("S_ADD_FP", "f3", "f0", "f0")
        kernel("S_ADD_FP", "f4", "f0", "f0")
        _chunks(
            kernel,
            ("V_RED_SUM", "f3", "gp6"),
            ("V_MUL_VV", "gp9", "gp6", "gp6", 0),
            ("V_RED_SUM", "f4", "gp9"),
        )
        kernel("S_MUL_FP", "f3", "f3", "f2")
        kernel("S_MUL_FP", "f4", "f4", "f2")
        kernel("S_MUL_FP", "f5", "f3", "f3")
        kernel("S_SUB_FP", "f5", "f4", "f5", note="the mean of squares less the square of the mean")
        kernel("S_ADD_FP", "f5", "f5", "f1")
        kernel("S_SQRT_FP", "f5", "f5")
        kernel("S_RECI_FP", "f5", "f5")
        _chunks(kernel, ("V_SUB_VF", "gp6", "gp6", "f3", 0, 0), ("V_MUL_VF", "gp6", "gp6", "f5", 0))
        kernel.add(5, LENGTH)
    kernel.put(0, 1, 16)
    return Kernel(
        "layer_norm",
        "layer normalization, with the variance in one pass and in two",
        "real",
        _PREAMBLE
        + """func.func @layer_norm(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {
  %zero = arith.constant 0.0 : f32
  %count = arith.constant 16.0 : f32
  %epsilon = arith.constant 0.0009765625 : f32
  %sums = memref.alloc() : memref<4xf32>
  %squares = memref.alloc() : memref<4xf32>
  linalg.fill ins(%zero : f32) outs(%sums : memref<4xf32>)
  linalg.fill ins(%zero : f32) outs(%squares : memref<4xf32>)
"""
        + _SUM.format("%x", "%sums", "", "%a")
        + """  linalg.generic {indexing_maps = [#id, #row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x, %sums : memref<4x16xf32>, memref<4xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%a: f32, %s: f32, %b: f32):
    %mean = arith.divf %s, %count : f32
    %n = arith.subf %a, %mean : f32
    linalg.yield %n : f32
  }
"""
        + _SUM.format("%y", "%squares", _SQUARE, "%p")
        + """  linalg.generic {indexing_maps = [#row, #id], iterator_types = ["parallel", "parallel"]}
      ins(%squares : memref<4xf32>) outs(%y : memref<4x16xf32>) {
  ^bb0(%s: f32, %a: f32):
    %variance = arith.divf %s, %count : f32
    %v = arith.addf %variance, %epsilon : f32
    %root = math.sqrt %v : f32
    %n = arith.divf %a, %root : f32
    linalg.yield %n : f32
  }
  memref.dealloc %sums : memref<4xf32>
  memref.dealloc %squares : memref<4xf32>
  return
}
""",
        kernel.text,
        [
            wrong("square", "the mean where its square should be", ("S_MUL_FP f5, f3, f3", "S_ADD_FP f5, f3, f0")),
            wrong(
                "operands",
                "the difference the other way round",
                ("V_SUB_VF gp6, gp6, f3, 0, 0", "V_SUB_VF gp6, gp6, f3, 0, 1"),
            ),
            wrong("register", "the sum of squares from the row", ("V_RED_SUM f4, gp9", "V_RED_SUM f4, gp6")),
            wrong(
                "count",
                "the sums of one chunk",
                ("C_LOOP_START gp7, 2\n    V_RED_SUM", "C_LOOP_START gp7, 1\n    V_RED_SUM"),
            ),
            wrong(
                "sum",
                "sums of all rows before",
                ("  S_ADD_FP f4, f0, f0\n", ""),
                ("C_LOOP_START gp8, 4\n", "S_ADD_FP f4, f0, f0\nC_LOOP_START gp8, 4\n"),
            ),
        ],
    )


def _reduced() -> Kernel:
    """Each of 32 rows of eight becomes an element, in FP_MEM from 64 on."""
    kernel = Assembly("row_sums")
    kernel.tensors(x=(32, 8), y=(4, 8))
    kernel.set(2, 0)
    with kernel.loop(4, 8):
        kernel("H_PREFETCH_V", "gp2", "gp2", "a0", 0, 0)
        kernel.add(2, CHUNK)
    kernel.set(5, 0)
    kernel.set(6, 64)
    with kernel.loop(7, 32):
        kernel("S_ADD_FP", "f1", "f0", "f0")
        kernel("V_RED_SUM", "f1", "gp5")
        kernel("S_ST_FP", "f1", "gp6", 0)
        kernel.add(5, LENGTH)
        kernel.add(6, 1)
    kernel.comment("a vector of sums for each row of y")
    kernel.set(5, 0)
    kernel.set(6, 64)
    with kernel.loop(7, 4):
        kernel("S_MAP_V_FP", "gp5", "gp6", 0)
        kernel.add(5, LENGTH)
        kernel.add(6, LENGTH)
    kernel("H_STORE_V", "gp0", "gp0", "a1", 0, 0)
    return Kernel(
        "row_sums",
        "sums of rows",
        "reassociated",
        """#id = affine_map<(i, j) -> (i, j)>
#row = affine_map<(i, j) -> (i)>
func.func @row_sums(%x: memref<32x8xf32>, %y: memref<4x8xf32>) {
  %zero = arith.constant 0.0 : f32
  linalg.fill ins(%zero : f32) outs(%y : memref<4x8xf32>)
  %flat = memref.collapse_shape %y [[0, 1]] : memref<4x8xf32> into memref<32xf32>
  linalg.generic {indexing_maps = [#id, #row], iterator_types = ["parallel", "reduction"]}
      ins(%x : memref<32x8xf32>) outs(%flat : memref<32xf32>) {
  ^bb0(%a: f32, %s: f32):
    %t = arith.addf %s, %a : f32
    linalg.yield %t : f32
  }
  return
}
""",
        kernel.text,
        [
            wrong(
                "memory", "the last constants are not yet in memory", ("C_LOOP_START gp7, 32", "C_LOOP_START gp7, 31")
            ),
            wrong(
                "sum",
                "sums of all rows before",
                ("  S_ADD_FP f1, f0, f0\n", ""),
                ("C_LOOP_START gp7, 32\n", "S_ADD_FP f1, f0, f0\nC_LOOP_START gp7, 32\n"),
            ),
            wrong("store", "four rows from the second on", ("H_STORE_V gp0, gp0, a1", "H_STORE_V gp0, gp5, a1")),
            wrong("map", "vectors one element apart", ("S_ADDI_INT gp6, gp6, 8", "S_ADDI_INT gp6, gp6, 1")),
        ],
    )


KERNELS = (_softmax, _root_mean_square, _layer, _reduced)
