module {
  func.func @requantize(%arg0: memref<6xi32>, %arg1: memref<6xi32>, %arg2: memref<6xi8>) {
    %c68719476736_i64 = arith.constant 68719476736 : i64
    %c37_i64 = arith.constant 37 : i64
    %c-3_i32 = arith.constant -3 : i32
    %c-128_i32 = arith.constant -128 : i32
    %c127_i32 = arith.constant 127 : i32
    affine.for %arg3 = 0 to 6 {
      %0 = affine.load %arg0[%arg3] : memref<6xi32>
      %1 = affine.load %arg1[%arg3] : memref<6xi32>
      %2 = arith.extsi %0 : i32 to i64
      %3 = arith.extsi %1 : i32 to i64
      %4 = arith.muli %2, %3 : i64
      %5 = arith.addi %4, %c68719476736_i64 : i64
      %6 = arith.shrsi %5, %c37_i64 : i64
      %7 = arith.trunci %6 : i64 to i32
      %8 = arith.addi %7, %c-3_i32 : i32
      %9 = arith.maxsi %8, %c-128_i32 : i32
      %10 = arith.minsi %9, %c127_i32 : i32
      %11 = arith.trunci %10 : i32 to i8
      affine.store %11, %arg2[%arg3] : memref<6xi8>
    }
    return
  }
}
