module {
  func.func @wide(%arg0: memref<5xi32>, %arg1: memref<5xi32>, %arg2: memref<3x5xi32>) {
    %c9_i64 = arith.constant 9 : i64
    affine.for %arg3 = 0 to 5 {
      %0 = affine.load %arg0[%arg3] : memref<5xi32>
      %1 = affine.load %arg1[%arg3] : memref<5xi32>
      %2 = arith.extsi %0 : i32 to i64
      %3 = arith.extui %1 : i32 to i64
      %4 = arith.addi %2, %3 : i64
      %5 = arith.trunci %4 : i64 to i32
      %6 = arith.shrui %4, %c9_i64 : i64
      %7 = arith.trunci %6 : i64 to i32
      %8 = arith.cmpi slt, %2, %3 : i64
      %9 = arith.select %8, %2, %3 : i64
      %10 = arith.xori %9, %4 : i64
      %11 = arith.trunci %10 : i64 to i32
      affine.store %5, %arg2[0, %arg3] : memref<3x5xi32>
      affine.store %7, %arg2[1, %arg3] : memref<3x5xi32>
      affine.store %11, %arg2[2, %arg3] : memref<3x5xi32>
    }
    return
  }
}
