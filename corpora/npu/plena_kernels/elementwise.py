"""Operators element by element: a residual in bf16, SiLU, and GELU by a sigmoid."""

from __future__ import annotations

from corpora.npu.plena_kernels.assembly import LENGTH, Assembly, Kernel, wrong

_FACTOR = 1.703125  # about 1.702, in few bits


def sigmoid_times(kernel: Assembly, vector: int, scratch: int, factor: str = "") -> None:
    """The vector times the sigmoid of it, or of its product with the register `factor`; f1 is 1."""
    origin = vector
    if factor:
        kernel("V_MUL_VF", f"gp{scratch}", f"gp{vector}", factor, 0)
        origin = scratch
    kernel("V_SUB_VF", f"gp{scratch}", f"gp{origin}", "f0", 0, 1)
    kernel("V_EXP_V", f"gp{scratch}", f"gp{scratch}", 0)
    kernel("V_ADD_VF", f"gp{scratch}", f"gp{scratch}", "f1", 0)
    kernel("V_RECI_V", f"gp{scratch}", f"gp{scratch}", 0)
    kernel("V_MUL_VV", f"gp{vector}", f"gp{vector}", f"gp{scratch}", 0)


def _residual() -> Kernel:
    kernel = Assembly("residual", "type=bf16")
    kernel.tensors(x=(4, 16), r=(4, 16))
    kernel.fetch(0, 0, 16)
    kernel.fetch(64, 1, 16)
    kernel.set(5, 0)
    kernel.set(6, 64)
    with kernel.loop(7, 8):
        kernel("V_ADD_VV", "gp6", "gp5", "gp6", 0)
        kernel.add(5, LENGTH)
        kernel.add(6, LENGTH)
    kernel.put(64, 1, 16)
    return Kernel(
        "residual",
        "a residual added in bf16",
        "bitwise",
        """#id = affine_map<(i, j) -> (i, j)>
func.func @residual(%x: memref<4x16xbf16>, %r: memref<4x16xbf16>) {
  linalg.generic {indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}
      ins(%x : memref<4x16xbf16>) outs(%r : memref<4x16xbf16>) {
  ^bb0(%a: bf16, %b: bf16):
    %wide = arith.extf %a : bf16 to f32
    %other = arith.extf %b : bf16 to f32
    %s = arith.addf %wide, %other : f32
    %n = arith.truncf %s : f32 to bf16
    linalg.yield %n : bf16
  }
  return
}
""",
        kernel.text,
        [
            wrong("count", "one row less", ("C_LOOP_START gp7, 8", "C_LOOP_START gp7, 7")),
            wrong(
                "more", "one row more", ("C_LOOP_START gp7, 8", "C_LOOP_START gp7, 9"), ("gp6, gp0, 64", "gp6, gp0, 56")
            ),
            wrong("register", "x added to itself", ("V_ADD_VV gp6, gp5, gp6", "V_ADD_VV gp6, gp5, gp5")),
            wrong(
                "stored",
                "x stored instead",
                (
                    "gp2, gp0, 64\nS_ADDI_INT gp3, gp0, 0\nC_LOOP_START gp4, 2\n  H_STORE_V",
                    "gp2, gp0, 0\nS_ADDI_INT gp3, gp0, 0\nC_LOOP_START gp4, 2\n  H_STORE_V",
                ),
            ),
        ],
    )


def _activation(name: str, what: str, factor: float | None) -> Kernel:
    kernel = Assembly(name, constants={1: 1.0} | ({2: factor} if factor else {}))
    kernel.tensors(x=(4, 16), y=(4, 16))
    kernel("S_LD_FP", "f1", "gp0", 1)
    if factor:
        kernel("S_LD_FP", "f2", "gp0", 2)
    kernel.fetch(0, 0, 16)
    kernel.set(5, 0)
    kernel.set(6, 64)
    with kernel.loop(7, 8):
        sigmoid_times(kernel, 5, 6, "f2" if factor else "")
        kernel.add(5, LENGTH)
    kernel.put(0, 1, 16)
    scaled = f"    %c = arith.constant {factor} : f32\n    %m = arith.mulf %a, %c : f32\n" if factor else ""
    return Kernel(
        name,
        what,
        "bitwise",
        f"""#id = affine_map<(i, j) -> (i, j)>
func.func @{name}(%x: memref<4x16xf32>, %y: memref<4x16xf32>) {{
  %zero = arith.constant 0.0 : f32
  %one = arith.constant 1.0 : f32
  linalg.generic {{indexing_maps = [#id, #id], iterator_types = ["parallel", "parallel"]}}
      ins(%x : memref<4x16xf32>) outs(%y : memref<4x16xf32>) {{
  ^bb0(%a: f32, %b: f32):
{scaled}    %minus = arith.subf %zero, %{"m" if factor else "a"} : f32
    %e = math.exp %minus : f32
    %d = arith.addf %e, %one : f32
    %r = arith.divf %one, %d : f32
    %s = arith.mulf %a, %r : f32
    linalg.yield %s : f32
  }}
  return
}}
""",
        kernel.text,
        [
            wrong("order", "the sign of the exponent", ("f0, 0, 1", "f0, 0, 0")),
            wrong("reciprocal", "a product with what should be divided by", ("  V_RECI_V gp6, gp6, 0\n", "")),
            wrong("register", "the product over the scratch", ("V_MUL_VV gp5, gp5, gp6", "V_MUL_VV gp6, gp5, gp6")),
            wrong("stale", "all rows take the sigmoid of the first", ("V_SUB_VF gp6, gp5, f0", "V_SUB_VF gp6, gp0, f0"))
            if not factor
            else wrong(
                "factor",
                "the factor twice",
                ("V_MUL_VV gp5, gp5, gp6, 0\n", "V_MUL_VV gp5, gp5, gp6, 0\n  V_MUL_VF gp5, gp5, f2, 0\n"),
            ),
        ],
    )


KERNELS = (
    _residual,
    lambda: _activation("silu", "SiLU", None),
    lambda: _activation("gelu", "GELU by a sigmoid", _FACTOR),
)
