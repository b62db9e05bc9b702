"""Operations on numbers (arith, index), each with the sizes that it is run at."""

from __future__ import annotations

from tests.oracle.native import Sizes

PROGRAMS: dict[str, tuple[str, Sizes]] = {
    "integer operations": (
        """
func.func @f(%A: memref<40xi32>, %a: i32, %b: i32, %c: i32) {
  %one = arith.constant 1 : i32
  %width = arith.constant 31 : i32
  %d = arith.ori %b, %one : i32
  %s = arith.andi %c, %width : i32
"""
        + "\n".join(
            f"  %r{i} = arith.{name} %a, {divisor} : i32\n  affine.store %r{i}, %A[{i}] : memref<40xi32>"
            for i, (name, divisor) in enumerate(
                [(n, "%b") for n in ["addi", "subi", "muli", "andi", "ori", "xori", "maxsi", "maxui", "minsi", "minui"]]
                + [(n, "%d") for n in ["divsi", "divui", "ceildivsi", "ceildivui", "floordivsi", "remsi", "remui"]]
                + [(n, "%s") for n in ["shli", "shrsi", "shrui"]]
            )
        )
        + """
  %lo, %hi = arith.mulsi_extended %a, %b : i32
  %ulo, %uhi = arith.mului_extended %a, %b : i32
  %sum, %carry = arith.addui_extended %a, %b : i32, i1
  %cmp = arith.cmpi uge, %a, %b : i32
  %sel = arith.select %cmp, %a, %c : i32
  %w = arith.extui %carry : i1 to i32
  %n = arith.trunci %a : i32 to i8
  %m = arith.extsi %n : i8 to i32
  %x = math.ctlz %a : i32
  %y = math.cttz %b : i32
  %z = math.ctpop %c : i32
  %v = math.absi %c : i32
  affine.store %lo, %A[25] : memref<40xi32>
  affine.store %hi, %A[26] : memref<40xi32>
  affine.store %uhi, %A[27] : memref<40xi32>
  affine.store %sum, %A[28] : memref<40xi32>
  affine.store %w, %A[29] : memref<40xi32>
  affine.store %sel, %A[30] : memref<40xi32>
  affine.store %m, %A[31] : memref<40xi32>
  affine.store %x, %A[32] : memref<40xi32>
  affine.store %y, %A[33] : memref<40xi32>
  affine.store %z, %A[34] : memref<40xi32>
  affine.store %v, %A[35] : memref<40xi32>
  affine.store %ulo, %A[36] : memref<40xi32>
  return
}""",
        {},
    ),
    "index operations": (
        """
func.func @f(%A: memref<32xindex>, %a: index, %b: index) -> i1 {
"""
        + "\n".join(
            f"  %r{i} = index.{name} %a, %b\n  affine.store %r{i}, %A[{i}] : memref<32xindex>"
            for i, name in enumerate(
                [
                    "add",
                    "sub",
                    "mul",
                    "divs",
                    "divu",
                    "ceildivs",
                    "ceildivu",
                    "floordivs",
                    "rems",
                    "remu",
                    "maxs",
                    "maxu",
                    "mins",
                    "minu",
                    "shl",
                    "shrs",
                    "shru",
                    "and",
                    "or",
                    "xor",
                ]
            )
        )
        + """
  %i = index.casts %a : index to i32
  %j = index.castu %i : i32 to index
  %s = index.sizeof
  %k = index.constant -7
  %c = index.cmp slt(%a, %k)
  %t = index.bool.constant true
  %x = arith.xori %c, %t : i1
  affine.store %j, %A[24] : memref<32xindex>
  affine.store %s, %A[25] : memref<32xindex>
  affine.store %k, %A[26] : memref<32xindex>
  return %x : i1
}""",
        {"arg1": -1234567890123, "arg2": 7},
    ),
    "float operations and conversions": (
        """
func.func @f(%A: memref<32xf64>, %B: memref<16xi32>, %H: memref<8xf16>, %a: f64, %b: f64, %c: f32, %i: i32) {
"""
        + "\n".join(
            f"  %r{i} = arith.{name} %a, %b : f64\n  affine.store %r{i}, %A[{i}] : memref<32xf64>"
            for i, name in enumerate(["addf", "subf", "mulf", "divf", "maximumf", "minimumf"])
        )
        + """
  %neg = arith.negf %a : f64
  %trunc = arith.truncf %b : f64 to f32
  %ext = arith.extf %trunc : f32 to f64
  %half = arith.truncf %c : f32 to f16
  %int = arith.fptosi %b : f64 to i32
  %float = arith.sitofp %i : i32 to f64
  %ufloat = arith.uitofp %i : i32 to f64
  %bits = arith.bitcast %c : f32 to i32
  %cmp = arith.cmpf ult, %a, %b : f64
  %ord = arith.cmpf ord, %a, %b : f64
  %cmpi = arith.extui %cmp : i1 to i32
  %ordi = arith.extui %ord : i1 to i32
  %abs = math.absf %b : f64
  %floor = math.floor %b : f64
  %ceil = math.ceil %b : f64
  %sqrt = math.sqrt %abs : f64
  %fma = math.fma %a, %b, %a : f64
  %sign = math.copysign %a, %b : f64
  %tenth = arith.constant 0.1 : f16
  affine.store %neg, %A[8] : memref<32xf64>
  affine.store %ext, %A[9] : memref<32xf64>
  affine.store %float, %A[10] : memref<32xf64>
  affine.store %ufloat, %A[11] : memref<32xf64>
  affine.store %abs, %A[12] : memref<32xf64>
  affine.store %floor, %A[13] : memref<32xf64>
  affine.store %ceil, %A[14] : memref<32xf64>
  affine.store %sqrt, %A[15] : memref<32xf64>
  affine.store %fma, %A[16] : memref<32xf64>
  affine.store %sign, %A[17] : memref<32xf64>
  affine.store %half, %H[0] : memref<8xf16>
  affine.store %tenth, %H[1] : memref<8xf16>
  affine.store %int, %B[0] : memref<16xi32>
  affine.store %bits, %B[1] : memref<16xi32>
  affine.store %cmpi, %B[2] : memref<16xi32>
  affine.store %ordi, %B[3] : memref<16xi32>
  return
}""",
        {},
    ),
    "bf16": (
        """
memref.global "private" constant @weights : memref<4xbf16> = dense<[1.5, -0.375, 3.140625, 1.0e-3]>
func.func @f(%A: memref<4xbf16>) {
  %w = memref.get_global @weights : memref<4xbf16>
  affine.for %i = 0 to 4 {
    %x = affine.load %A[%i] : memref<4xbf16>
    %y = affine.load %w[%i] : memref<4xbf16>
    %z = arith.extf %y : bf16 to f32
    %u = arith.truncf %z : f32 to bf16
    affine.store %u, %A[%i] : memref<4xbf16>
  }
  return
}""",
        {},
    ),
    "poison that is not used": (
        """
func.func @f(%A: memref<4xf32>, %x: f32) {
  %u = ub.poison : f32
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %r = scf.for %i = %c0 to %c4 step %c1 iter_args(%v = %u) -> f32 {
    %first = arith.cmpi eq, %i, %c0 : index
    %w = arith.select %first, %x, %v : f32
    memref.store %w, %A[%i] : memref<4xf32>
    scf.yield %w : f32
  }
  return
}""",
        {},
    ),
}
