module {
  func.func @rounding(%arg0: memref<6xf32>, %arg1: memref<3x6xf32>, %arg2: memref<6xbf16>) {
    affine.for %arg3 = 0 to 6 {
      %0 = affine.load %arg0[%arg3] : memref<6xf32>
      %1 = math.ceil %0 : f32
      %2 = math.floor %0 : f32
      %3 = math.roundeven %0 : f32
      affine.store %1, %arg1[0, %arg3] : memref<3x6xf32>
      affine.store %2, %arg1[1, %arg3] : memref<3x6xf32>
      affine.store %3, %arg1[2, %arg3] : memref<3x6xf32>
      %4 = arith.cmpf une, %0, %0 : f32
      %c32767_i32 = arith.constant 32767 : i32
      %c32704_i16 = arith.constant 32704 : i16
      %c16_i32 = arith.constant 16 : i32
      %c1_i32 = arith.constant 1 : i32
      %5 = arith.bitcast %0 : f32 to i32
      %6 = arith.shrui %5, %c16_i32 : i32
      %7 = arith.andi %6, %c1_i32 : i32
      %8 = arith.addi %7, %c32767_i32 : i32
      %9 = arith.addi %5, %8 : i32
      %10 = arith.shrui %9, %c16_i32 : i32
      %11 = arith.trunci %10 : i32 to i16
      %12 = arith.select %4, %c32704_i16, %11 : i16
      %13 = arith.bitcast %12 : i16 to bf16
      affine.store %13, %arg2[%arg3] : memref<6xbf16>
    }
    return
  }
}
