module {
  func.func @narrow(%arg0: memref<7xi8>, %arg1: memref<7xi8>, %arg2: memref<7xi32>, %arg3: memref<7xi32>) {
    %c255_i32 = arith.constant 255 : i32
    %c1_i32 = arith.constant 1 : i32
    affine.for %arg4 = 0 to 7 {
      %0 = affine.load %arg0[%arg4] : memref<7xi8>
      %1 = affine.load %arg1[%arg4] : memref<7xi8>
      %2 = arith.extui %0 : i8 to i32
      %3 = arith.extui %1 : i8 to i32
      %4 = arith.addi %2, %3 : i32
      %5 = arith.shrui %4, %c1_i32 : i32
      %6 = arith.muli %2, %3 : i32
      %7 = arith.minsi %5, %6 : i32
      %8 = arith.minsi %7, %c255_i32 : i32
      affine.store %8, %arg2[%arg4] : memref<7xi32>
      affine.store %4, %arg3[%arg4] : memref<7xi32>
    }
    return
  }
}
