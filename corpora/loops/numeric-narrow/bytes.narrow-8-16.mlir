module {
  func.func @narrow(%arg0: memref<7xi8>, %arg1: memref<7xi8>, %arg2: memref<7xi32>, %arg3: memref<7xi32>) {
    %c1_i16 = arith.constant 1 : i16
    %c255_i32 = arith.constant 255 : i32
    affine.for %arg4 = 0 to 7 {
      %0 = affine.load %arg0[%arg4] : memref<7xi8>
      %1 = affine.load %arg1[%arg4] : memref<7xi8>
      %2 = arith.extui %0 : i8 to i32
      %3 = arith.extui %1 : i8 to i32
      %4 = arith.trunci %2 : i32 to i16
      %5 = arith.trunci %3 : i32 to i16
      %6 = arith.addi %4, %5 : i16
      %7 = arith.extui %6 : i16 to i32
      %8 = arith.shrui %6, %c1_i16 : i16
      %9 = arith.extui %8 : i16 to i32
      %10 = arith.trunci %2 : i32 to i16
      %11 = arith.trunci %3 : i32 to i16
      %12 = arith.muli %10, %11 : i16
      %13 = arith.extui %12 : i16 to i32
      %14 = arith.cmpi slt, %9, %13 : i32
      %15 = arith.select %14, %9, %13 : i32
      %16 = arith.minsi %15, %c255_i32 : i32
      affine.store %16, %arg2[%arg4] : memref<7xi32>
      affine.store %7, %arg3[%arg4] : memref<7xi32>
    }
    return
  }
}
