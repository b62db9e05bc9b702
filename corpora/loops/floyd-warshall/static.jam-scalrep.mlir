#map = affine_map<(d0) -> (d0 + 1)>
module {
  func.func @floyd_warshall(%arg0: memref<7x7xi32>) {
    %c6 = arith.constant 6 : index
    affine.for %arg1 = 0 to 6 step 2 {
      affine.for %arg2 = 0 to 7 {
        affine.for %arg3 = 0 to 7 {
          %0 = affine.load %arg0[%arg2, %arg3] : memref<7x7xi32>
          %1 = affine.load %arg0[%arg2, %arg1] : memref<7x7xi32>
          %2 = affine.load %arg0[%arg1, %arg3] : memref<7x7xi32>
          %3 = arith.addi %1, %2 : i32
          %4 = arith.cmpi slt, %0, %3 : i32
          %5 = arith.select %4, %0, %3 : i32
          affine.store %5, %arg0[%arg2, %arg3] : memref<7x7xi32>
          %6 = affine.apply #map(%arg1)
          %7 = affine.load %arg0[%arg2, %6] : memref<7x7xi32>
          %8 = affine.load %arg0[%6, %arg3] : memref<7x7xi32>
          %9 = arith.addi %7, %8 : i32
          %10 = arith.cmpi slt, %5, %9 : i32
          %11 = arith.select %10, %5, %9 : i32
          affine.store %11, %arg0[%arg2, %arg3] : memref<7x7xi32>
        }
      }
    }
    affine.for %arg1 = 0 to 7 {
      affine.for %arg2 = 0 to 7 {
        %0 = affine.load %arg0[%arg1, %arg2] : memref<7x7xi32>
        %1 = affine.load %arg0[%arg1, %c6] : memref<7x7xi32>
        %2 = affine.load %arg0[%c6, %arg2] : memref<7x7xi32>
        %3 = arith.addi %1, %2 : i32
        %4 = arith.cmpi slt, %0, %3 : i32
        %5 = arith.select %4, %0, %3 : i32
        affine.store %5, %arg0[%arg1, %arg2] : memref<7x7xi32>
      }
    }
    return
  }
}
