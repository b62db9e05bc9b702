"""Views, copies and globals (memref), each with the sizes that it is run at."""

from __future__ import annotations

from tests.oracle.native import Sizes

PROGRAMS: dict[str, tuple[str, Sizes]] = {
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
}
