"""Loops, conditions, blocks and calls (affine, scf, cf, func), each with the sizes that it is run at."""

from __future__ import annotations

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
}
