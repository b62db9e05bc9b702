"""Programs of every dialect do on the machine what they do as native code."""

from __future__ import annotations

import pytest

from tests.frontends.execution import disagreements
from tests.oracle.native import Sizes

PROGRAMS: dict[str, tuple[str, Sizes]] = {
    "gemm with a scalar accumulator": (
        """
func.func @f(%A: memref<?x?xf32>, %B: memref<?x?xf32>, %C: memref<?x?xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %m = memref.dim %A, %c0 : memref<?x?xf32>
  %k = memref.dim %A, %c1 : memref<?x?xf32>
  %n = memref.dim %B, %c1 : memref<?x?xf32>
  affine.for %i = 0 to %m {
    affine.for %j = 0 to %n {
      %c = affine.load %C[%i, %j] : memref<?x?xf32>
      %r = affine.for %l = 0 to %k iter_args(%s = %c) -> f32 {
        %a = affine.load %A[%i, %l] : memref<?x?xf32>
        %b = affine.load %B[%l, %j] : memref<?x?xf32>
        %p = arith.mulf %a, %b : f32
        %t = arith.addf %s, %p : f32
        affine.yield %t : f32
      }
      affine.store %r, %C[%i, %j] : memref<?x?xf32>
    }
  }
  return
}""",
        {"arg0.0": 3, "arg0.1": 4, "arg1.0": 4, "arg1.1": 5, "arg2.0": 3, "arg2.1": 5},
    ),
    "tiled loops with min and max bounds and a cleanup": (
        """
func.func @f(%A: memref<?xi32>, %n: index) {
  affine.for %ii = 0 to %n step 4 {
    affine.for %i = max affine_map<(d0) -> (d0, 1)>(%ii) to min affine_map<(d0)[s0] -> (d0 + 4, s0)>(%ii)[%n] {
      %x = affine.load %A[%i] : memref<?xi32>
      %y = arith.index_cast %i : index to i32
      %z = arith.addi %x, %y : i32
      affine.store %z, %A[symbol(%n) - %i - 1] : memref<?xi32>
    }
  }
  return
}""",
        {"arg0.0": 10, "arg1": 10},
    ),
    "affine conditions, apply, min and max": (
        """
#even = affine_set<(d0)[s0] : (d0 mod 2 == 0, s0 - d0 - 3 >= 0)>
#map = affine_map<(d0, d1)[s0] -> (d0 * 3 + d1 floordiv 2, s0 - d0, (d1 - 5) ceildiv 3 + 7)>
func.func @f(%A: memref<16x3xindex>, %n: index) {
  affine.for %i = 0 to 16 {
    %j = affine.apply affine_map<(d0) -> ((d0 - 20) mod 7)>(%i)
    %r = affine.if #even(%i)[%n] -> index {
      %m = affine.min #map(%i, %j)[%n]
      affine.yield %m : index
    } else {
      %m = affine.max #map(%i, %j)[%n]
      affine.yield %m : index
    }
    affine.store %r, %A[%i, 0] : memref<16x3xindex>
    affine.store %j, %A[%i, 1] : memref<16x3xindex>
    affine.if #even(%i)[%n] {
      affine.store %i, %A[%i, 2] : memref<16x3xindex>
    }
  }
  return
}""",
        {"arg1": 14},
    ),
    "delinearize and linearize": (
        """
func.func @f(%A: memref<24x5xindex>, %n: index) {
  affine.for %i = 0 to 24 {
    %d:3 = affine.delinearize_index %i into (2, %n, 4) : index, index, index
    %e:2 = affine.delinearize_index %i into (5) : index, index
    %l = affine.linearize_index [%d#2, %d#0, %e#1] by (4, 2, 5) : index
    memref.store %d#0, %A[%i, %e#0] : memref<24x5xindex>
    %c = arith.remui %i, %n : index
    memref.store %l, %A[%i, %c] : memref<24x5xindex>
    %k = arith.constant 3 : index
    memref.store %d#1, %A[%i, %k] : memref<24x5xindex>
  }
  return
}""",
        {"arg1": 3},
    ),
    "affine.parallel with reductions": (
        """
func.func @f(%A: memref<4x6xf32>, %B: memref<4x6xi32>) -> (f32, i32) {
  %r:2 = affine.parallel (%i, %j) = (1, 0) to (4, 6) step (2, 1) reduce ("maximumf", "addi") -> (f32, i32) {
    %x = affine.load %A[%i, %j] : memref<4x6xf32>
    %y = affine.load %B[%i, %j] : memref<4x6xi32>
    affine.yield %x, %y : f32, i32
  }
  affine.parallel (%i) = (0) to (min(4, 3)) {
    affine.store %r#0, %A[%i, 0] : memref<4x6xf32>
  }
  return %r#0, %r#1 : f32, i32
}""",
        {},
    ),
    "scf.parallel with reductions in the sequential order": (
        """
func.func @f(%A: memref<?x6xf32>, %n: index, %x: f32, %k: i32) -> (f32, i32) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c6 = arith.constant 6 : index
  %r:2 = scf.parallel (%i, %j) = (%c0, %c1) to (%n, %c6) step (%c1, %c2) init (%x, %k) -> (f32, i32) {
    %a = memref.load %A[%i, %j] : memref<?x6xf32>
    %s = arith.addi %i, %j : index
    %b = arith.index_cast %s : index to i32
    scf.reduce(%a, %b : f32, i32) {
    ^bb0(%l: f32, %q: f32):
      %t = arith.addf %l, %q : f32
      %u = arith.mulf %t, %q : f32
      scf.reduce.return %u : f32
    }, {
    ^bb0(%l: i32, %q: i32):
      %t = arith.xori %l, %q : i32
      scf.reduce.return %t : i32
    }
  }
  scf.parallel (%i) = (%c0) to (%n) step (%c1) {
    memref.store %r#0, %A[%i, %c0] : memref<?x6xf32>
    scf.reduce
  }
  return %r#0, %r#1 : f32, i32
}""",
        {"arg0.0": 3, "arg1": 3},
    ),
    "scf loops over integers, while, if": (
        """
func.func @f(%A: memref<8xi64>, %n: i32, %m: i32) -> i64 {
  %one = arith.constant 1 : i32
  %zero = arith.constant 0 : i64
  %c0 = arith.constant 0 : i32
  %s = scf.for %i = %c0 to %n step %one iter_args(%acc = %zero) -> i64 : i32 {
    %w = arith.extsi %i : i32 to i64
    %x = arith.addi %acc, %w : i64
    scf.yield %x : i64
  }
  %u = scf.for unsigned %i = %n to %m step %one iter_args(%acc = %s) -> i64 : i32 {
    %w = arith.extui %i : i32 to i64
    %x = arith.addi %acc, %w : i64
    scf.yield %x : i64
  }
  %v:2 = scf.while (%i = %n, %acc = %u) : (i32, i64) -> (i32, i64) {
    %go = arith.cmpi sgt, %i, %c0 : i32
    scf.condition(%go) %i, %acc : i32, i64
  } do {
  ^bb0(%i: i32, %acc: i64):
    %j = arith.subi %i, %one : i32
    %x = arith.shli %acc, %acc : i64
    %big = arith.cmpi ugt, %acc, %u : i64
    %y = scf.if %big -> i64 {
      %t = arith.subi %acc, %u : i64
      scf.yield %t : i64
    } else {
      %w = arith.extsi %j : i32 to i64
      %t = arith.addi %acc, %w : i64
      scf.yield %t : i64
    }
    scf.yield %j, %y : i32, i64
  }
  %k = arith.index_cast %v#0 : i32 to index
  memref.store %v#1, %A[%k] : memref<8xi64>
  return %v#1 : i64
}""",
        {"arg1": 6, "arg2": 9},
    ),
    "index_switch and execute_region with branches": (
        """
func.func @f(%A: memref<6xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c6 = arith.constant 6 : index
  %a = arith.constant 10 : i32
  %b = arith.constant 20 : i32
  %c = arith.constant 30 : i32
  %c3 = arith.constant 3 : i32
  %true = arith.constant true
  scf.for %i = %c0 to %c6 step %c1 {
    %x = scf.index_switch %i -> i32
    case 1 { scf.yield %a : i32 }
    case 4 {
      %t = scf.if %true -> i32 { scf.yield %b : i32 } else { scf.yield %a : i32 }
      scf.yield %t : i32
    }
    default { scf.yield %c : i32 }
    %y = scf.execute_region -> i32 {
      %odd = arith.remsi %x, %c3 : i32
      cf.switch %odd : i32, [default: ^other(%x : i32), 1: ^one, 2: ^other(%a : i32)]
    ^other(%v: i32):
      %w = arith.muli %v, %v : i32
      cf.br ^end(%w : i32)
    ^one:
      %big = arith.cmpi sgt, %x, %a : i32
      cf.cond_br %big, ^end(%b : i32), ^other(%b : i32)
    ^end(%r: i32):
      scf.yield %r : i32
    }
    memref.store %y, %A[%i] : memref<6xi32>
  }
  return
}""",
        {},
    ),
    "a loop of blocks whose order in the text is not that of dominance": (
        """
func.func @f(%A: memref<8xi32>, %n: i32) -> i32 {
  %c0 = arith.constant 0 : i32
  cf.br ^head(%c0 : i32)
^exit(%r: i32):
  %t = arith.addi %r, %twice : i32
  return %t : i32
^body:
  %k = arith.index_cast %i : i32 to index
  memref.store %twice, %A[%k] : memref<8xi32>
  %c1 = arith.constant 1 : i32
  %next = arith.addi %i, %c1 : i32
  cf.br ^head(%next : i32)
^head(%i: i32):
  %twice = arith.addi %i, %i : i32
  %go = arith.cmpi slt, %i, %n : i32
  cf.cond_br %go, ^body, ^exit(%i : i32)
}""",
        {"arg1": 5},
    ),
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
    "subviews of subviews, with dynamic parts and dropped dimensions": (
        """
func.func @f(%A: memref<8x?x6xi32>, %n: index, %o: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.subview %A[1, %o, 0] [3, %n, 3] [2, 1, 2]
    : memref<8x?x6xi32> to memref<3x?x3xi32, strided<[?, 6, 2], offset: ?>>
  %r = memref.subview %s[%c1, 0, 1] [1, %n, 2] [1, 1, 1]
    : memref<3x?x3xi32, strided<[?, 6, 2], offset: ?>> to memref<?x2xi32, strided<[6, 2], offset: ?>>
  %d = memref.dim %r, %c0 : memref<?x2xi32, strided<[6, 2], offset: ?>>
  scf.for %i = %c0 to %d step %c1 {
    scf.for %j = %c0 to %c2 step %c1 {
      %x = memref.load %r[%i, %j] : memref<?x2xi32, strided<[6, 2], offset: ?>>
      %k = arith.index_cast %i : index to i32
      %y = arith.addi %x, %k : i32
      memref.store %y, %s[%c0, %i, %j] : memref<3x?x3xi32, strided<[?, 6, 2], offset: ?>>
      memref.store %k, %r[%i, %j] : memref<?x2xi32, strided<[6, 2], offset: ?>>
    }
  }
  return
}""",
        {"arg0.1": 5, "arg1": 3, "arg2": 1},
    ),
    "reinterpret_cast, transpose, expand and collapse": (
        """
func.func @f(%A: memref<?x6xi32>, %B: memref<24xi32>, %n: index) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %c3 = arith.constant 3 : index
  %e = memref.expand_shape %A [[0, 1], [2, 3]] output_shape [%c2, %c2, 3, 2] : memref<?x6xi32> into memref<?x?x3x2xi32>
  %x = memref.load %e[%c1, %c1, %c2, %c0] : memref<?x?x3x2xi32>
  %y = memref.load %e[%c1, %c0, %c1, %c1] : memref<?x?x3x2xi32>
  %k = memref.collapse_shape %e [[0], [1, 2, 3]] : memref<?x?x3x2xi32> into memref<?x?xi32>
  %z = memref.load %k[%c1, %c3] : memref<?x?xi32>
  %t = memref.transpose %A (i, j) -> (j, i) : memref<?x6xi32> to memref<6x?xi32, strided<[1, 6]>>
  %u = memref.load %t[%c3, %c2] : memref<6x?xi32, strided<[1, 6]>>
  %r = memref.reinterpret_cast %B to offset: [%n], sizes: [3, %c2], strides: [%c3, 1]
    : memref<24xi32> to memref<3x?xi32, strided<[?, 1], offset: ?>>
  memref.store %x, %r[%c0, %c0] : memref<3x?xi32, strided<[?, 1], offset: ?>>
  memref.store %y, %r[%c0, %c1] : memref<3x?xi32, strided<[?, 1], offset: ?>>
  memref.store %z, %r[%c1, %c0] : memref<3x?xi32, strided<[?, 1], offset: ?>>
  memref.store %u, %r[%c2, %c1] : memref<3x?xi32, strided<[?, 1], offset: ?>>
  return
}""",
        {"arg0.0": 4, "arg2": 5},
    ),
    "collapse over unit dimensions that are not contiguous": (
        """
func.func @f(%A: memref<4x6xi32>, %B: memref<4xi32>) {
  %s = memref.subview %A[0, 2] [4, 1] [1, 1] : memref<4x6xi32> to memref<4x1xi32, strided<[6, 1], offset: 2>>
  %k = memref.collapse_shape %s [[0, 1]]
    : memref<4x1xi32, strided<[6, 1], offset: 2>> into memref<4xi32, strided<[6], offset: 2>>
  affine.for %i = 0 to 4 {
    %x = affine.load %k[%i] : memref<4xi32, strided<[6], offset: 2>>
    affine.store %x, %B[%i] : memref<4xi32>
  }
  return
}""",
        {},
    ),
    "casts and strided metadata": (
        """
func.func @f(%A: memref<?x?xi32>, %B: memref<8xindex>) {
  %c1 = arith.constant 1 : index
  %c2 = arith.constant 2 : index
  %s = memref.cast %A : memref<?x?xi32> to memref<4x6xi32>
  %v = memref.subview %s[1, 2] [2, 3] [2, 1] : memref<4x6xi32> to memref<2x3xi32, strided<[12, 1], offset: 8>>
  %d = memref.cast %v : memref<2x3xi32, strided<[12, 1], offset: 8>> to memref<?x?xi32, strided<[?, ?], offset: ?>>
  %b, %o, %n:2, %t:2 = memref.extract_strided_metadata %d
    : memref<?x?xi32, strided<[?, ?], offset: ?>> -> memref<i32>, index, index, index, index, index
  %x = memref.load %d[%c1, %c2] : memref<?x?xi32, strided<[?, ?], offset: ?>>
  memref.store %x, %b[] : memref<i32>
  affine.store %o, %B[0] : memref<8xindex>
  affine.store %n#0, %B[1] : memref<8xindex>
  affine.store %n#1, %B[2] : memref<8xindex>
  affine.store %t#0, %B[3] : memref<8xindex>
  affine.store %t#1, %B[4] : memref<8xindex>
  return
}""",
        {"arg0.0": 4, "arg0.1": 6},
    ),
    "copies between buffers and within one": (
        """
func.func @f(%A: memref<4x6xf32>, %B: memref<?x6xf32>, %i: index) {
  %t = memref.alloc() : memref<4x6xf32>
  %u = memref.cast %t : memref<4x6xf32> to memref<?x6xf32>
  memref.copy %B, %u : memref<?x6xf32> to memref<?x6xf32>
  %row = memref.subview %A[0, 0] [1, 6] [1, 1] : memref<4x6xf32> to memref<6xf32, strided<[1]>>
  %other = memref.subview %A[%i, 0] [1, 6] [1, 1] : memref<4x6xf32> to memref<6xf32, strided<[1], offset: ?>>
  memref.copy %row, %other : memref<6xf32, strided<[1]>> to memref<6xf32, strided<[1], offset: ?>>
  affine.for %k = 0 to 6 {
    %x = affine.load %t[0, %k] : memref<4x6xf32>
    affine.store %x, %A[3, %k] : memref<4x6xf32>
  }
  memref.dealloc %t : memref<4x6xf32>
  return
}""",
        {"arg1.0": 4, "arg2": 2},
    ),
    "globals of several types": (
        """
memref.global "private" constant @table : memref<2x3xi32> = dense<[[1, -2, 3], [4, 5, -6]]>
memref.global "private" constant @mask : memref<3xi1> = dense<[true, false, true]>
memref.global "private" constant @state : memref<4xf32> = dense<0.5>
memref.global "private" @scratch : memref<4xf32> = uninitialized
func.func private @bump(%k: index) {
  %s = memref.get_global @state : memref<4xf32>
  %u = memref.get_global @scratch : memref<4xf32>
  %x = memref.load %s[%k] : memref<4xf32>
  %y = arith.addf %x, %x : f32
  memref.store %y, %u[%k] : memref<4xf32>
  return
}
func.func @f(%A: memref<4xf32>, %B: memref<2x3xi32>) {
  %t = memref.get_global @table : memref<2x3xi32>
  %m = memref.get_global @mask : memref<3xi1>
  %s = memref.get_global @state : memref<4xf32>
  %u = memref.get_global @scratch : memref<4xf32>
  %c1 = arith.constant 1 : index
  affine.for %i = 0 to 2 {
    func.call @bump(%i) : (index) -> ()
    affine.for %j = 0 to 3 {
      %x = affine.load %t[%i, %j] : memref<2x3xi32>
      %b = affine.load %m[%j] : memref<3xi1>
      scf.if %b {
        affine.store %x, %B[%i, %j] : memref<2x3xi32>
      }
    }
  }
  %v = memref.load %u[%c1] : memref<4xf32>
  memref.copy %s, %u : memref<4xf32> to memref<4xf32>
  memref.store %v, %u[%c1] : memref<4xf32>
  memref.copy %u, %A : memref<4xf32> to memref<4xf32>
  return
}""",
        {},
    ),
    "memrefs carried, selected, passed and returned": (
        """
func.func private @pick(%c: i1, %a: memref<?xf32>, %b: memref<?xf32>) -> memref<?xf32> {
  %r = arith.select %c, %a, %b : memref<?xf32>
  return %r : memref<?xf32>
}
func.func @f(%A: memref<4xf32>, %B: memref<4xf32>, %n: i32) {
  %a = memref.cast %A : memref<4xf32> to memref<?xf32>
  %b = memref.cast %B : memref<4xf32> to memref<?xf32>
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %c4 = arith.constant 4 : index
  %one = arith.constant 1 : i32
  %low = arith.andi %n, %one : i32
  %true = arith.trunci %low : i32 to i1
  %r:2 = scf.for %i = %c0 to %c4 step %c1 iter_args(%x = %a, %y = %b) -> (memref<?xf32>, memref<?xf32>) {
    %v = memref.load %x[%i] : memref<?xf32>
    %p = func.call @pick(%true, %y, %x) : (i1, memref<?xf32>, memref<?xf32>) -> memref<?xf32>
    memref.store %v, %p[%c0] : memref<?xf32>
    scf.yield %y, %x : memref<?xf32>, memref<?xf32>
  }
  %v = memref.load %r#0[%c1] : memref<?xf32>
  memref.store %v, %r#1[%c0] : memref<?xf32>
  return
}""",
        {"arg2": 5},
    ),
    "a recursive function": (
        """
func.func private @fib(%n: i32) -> i32 {
  %two = arith.constant 2 : i32
  %one = arith.constant 1 : i32
  %small = arith.cmpi slt, %n, %two : i32
  cf.cond_br %small, ^leaf, ^inner
^leaf:
  return %n : i32
^inner:
  %a = arith.subi %n, %one : i32
  %b = arith.subi %n, %two : i32
  %x = func.call @fib(%a) : (i32) -> i32
  %y = func.call @fib(%b) : (i32) -> i32
  %z = arith.addi %x, %y : i32
  return %z : i32
}
func.func @f(%n: i32) -> i32 {
  %r = func.call @fib(%n) : (i32) -> i32
  return %r : i32
}""",
        {"arg0": 10},
    ),
    "a buffer with a padded layout": (
        """
func.func @f(%A: memref<3x4xi32>) {
  %p = memref.alloc() : memref<3x4xi32, strided<[8, 2], offset: 3>>
  affine.for %i = 0 to 3 {
    affine.for %j = 0 to 4 {
      %x = affine.load %A[%i, %j] : memref<3x4xi32>
      affine.store %x, %p[%i, %j] : memref<3x4xi32, strided<[8, 2], offset: 3>>
    }
  }
  affine.for %i = 0 to 3 {
    %x = affine.load %p[%i, 3 - %i] : memref<3x4xi32, strided<[8, 2], offset: 3>>
    affine.store %x, %A[%i, 0] : memref<3x4xi32>
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


@pytest.mark.parametrize("name", PROGRAMS)
def test_agrees_with_native_code(name: str) -> None:
    text, sizes = PROGRAMS[name]
    assert disagreements(text, sizes=sizes) == []
