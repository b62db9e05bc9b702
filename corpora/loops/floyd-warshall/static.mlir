module {
  func.func @floyd_warshall(%arg0: memref<7x7xi32>) {
    affine.for %arg1 = 0 to 7 {
      affine.for %arg2 = 0 to 7 {
        affine.for %arg3 = 0 to 7 {
          %0 = affine.load %arg0[%arg2, %arg3] : memref<7x7xi32>
          %1 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
          %2 = affine.load %arg0[%arg1, %arg3] : memref<7x7xi32>
          %3 = arith.addi %1, %2 : i32
          %4 = arith.cmpi slt, %0, %3 : i32
          %5 = arith.select %4, %0, %3 : i32
          affine.store %5, %arg0[%arg2, %arg3] : memref<7x7xi32>
        }
      }
    }
    return
  }
}
