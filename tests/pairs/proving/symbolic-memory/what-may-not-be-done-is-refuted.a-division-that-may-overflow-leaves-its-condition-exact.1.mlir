// options: --domain exact
func.func @f(%D: memref<4xi32>, %A: memref<4xi32>, %x: i32, %y: i32) {
  %k3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %d0 = memref.load %D[%c0] : memref<4xi32>
  %m0 = arith.andi %d0, %k3 : i32
  %i0 = arith.index_cast %m0 : i32 to index
  %c1 = arith.constant 1 : index
  %d1 = memref.load %D[%c1] : memref<4xi32>
  %m1 = arith.andi %d1, %k3 : i32
  %i1 = arith.index_cast %m1 : i32 to index
  %c2 = arith.constant 2 : index
  %d2 = memref.load %D[%c2] : memref<4xi32>
  %m2 = arith.andi %d2, %k3 : i32
  %i2 = arith.index_cast %m2 : i32 to index
  %c3 = arith.constant 3 : index
  %d3 = memref.load %D[%c3] : memref<4xi32>
  %m3 = arith.andi %d3, %k3 : i32
  %i3 = arith.index_cast %m3 : i32 to index
  %p = arith.cmpi slt, %d2, %d3 : i32
  scf.if %p {
  %q = arith.divsi %d0, %d1 : i32
  memref.store %q, %A[%c0] : memref<4xi32>
  } else {
  }
  return
}
// -----
func.func @f(%D: memref<4xi32>, %A: memref<4xi32>, %x: i32, %y: i32) {
  %k3 = arith.constant 3 : i32
  %c0 = arith.constant 0 : index
  %d0 = memref.load %D[%c0] : memref<4xi32>
  %m0 = arith.andi %d0, %k3 : i32
  %i0 = arith.index_cast %m0 : i32 to index
  %c1 = arith.constant 1 : index
  %d1 = memref.load %D[%c1] : memref<4xi32>
  %m1 = arith.andi %d1, %k3 : i32
  %i1 = arith.index_cast %m1 : i32 to index
  %c2 = arith.constant 2 : index
  %d2 = memref.load %D[%c2] : memref<4xi32>
  %m2 = arith.andi %d2, %k3 : i32
  %i2 = arith.index_cast %m2 : i32 to index
  %c3 = arith.constant 3 : index
  %d3 = memref.load %D[%c3] : memref<4xi32>
  %m3 = arith.andi %d3, %k3 : i32
  %i3 = arith.index_cast %m3 : i32 to index
  %p = arith.cmpi slt, %d2, %d3 : i32
  scf.if %p {
  %q = arith.divsi %d0, %d1 : i32
  memref.store %q, %A[%c0] : memref<4xi32>
  } else {
  }
  return
}
// expect: equivalent bitwise
